# The first screen, making a table, gathering at it, and settings.

## The first screen.

# The title of the browser's window.
home-page = Kolmik: three card games
home-title = Three card games, one table
home-about = Play against bots right away, with friends over a link, or let Kolmik keep the score while you play with real cards. No account, no cost.
# The name under which somebody plays who has not given one.
home-you-name = You
# $least, $most: how many can play.
home-players = { $least }–{ $most } players
# $minutes: how long a game takes.
home-minutes = about { $minutes } minutes
# $game: the game's name.
home-continue = Back to your game of { $game }
home-play = Play now
home-starting = Dealing …
home-friends = With friends
home-table = At a real table
home-learn = Learn
home-rules = Rules
home-choose = Choose bots
## The same for who hears them without seeing the picture; they begin with the words that are seen. $game: the game's name.
home-play-named = { home-play }: { $game }
home-friends-named = { home-friends }: { $game }
home-table-named = { home-table }: { $game }
home-learn-named = { home-learn }: { $game }
home-rules-named = { home-rules }: { $game }
home-choose-named = { home-choose }: { $game }
home-failed = What can be played here could not be asked: the server is not to be reached.
home-retry = Try again
home-tables = Your tables
home-no-tables = No tables yet. The ones you play at will be here, and their replays.
home-replays = Played to the end
# $count: how many there are.
home-all =
    { $count ->
        [one] Show it
       *[other] Show all { $count }
    }
# Instead of names, at a table where nobody sits.
home-nobody = Nobody yet
home-status-gathering = Gathering
home-status-playing = Going on
home-status-paused = Paused
home-status-over = See the replay
home-status-aborted = Closed

## Making a table.

# $game: the game's name.
new-title = New table: { $game }
new-no-game = There is no such game here
new-how = How do you want to play?
new-with-friends = With friends
new-with-bots = Against bots
new-with-table = At a real table
new-with-friends-help = You get a link. Whoever opens it sits down; bots can fill the seats that stay free.
new-with-bots-help = The game starts at once.
new-with-table-help = You sit together. Kolmik knows the rules and keeps the score.
new-make-friends = Set up the table
new-make-bots = Start the game
new-make-table = Set up the table
new-deal = Who deals?
new-deal-people = We do, with real cards: we say what was turned up, and Kolmik is referee and scorekeeper.
new-deal-server = Kolmik does: no cards are needed, and the device goes round.
new-devices = On which devices?
new-devices-one = All on this one
new-devices-many = Each on their own, over the link
new-players = How many play?
new-seats = Who sits where?
new-your-name = Your name
# $seat: 1 to 6.
new-name-of = Name of player { $seat }
new-player = Player { $seat }
new-seat = Seat { $seat }
new-who-sits = Who sits in seat { $seat }?
new-comes = Comes over the link
new-free = Free, for a friend
new-free-help = Whoever opens the link can sit here.
# $level: one of the levels below.
new-bot = Bot: { $level }
new-options = Rules to choose
new-terms = Clock, series and more
new-edition = Edition
# Marks what the printed rules do not say, and we have settled.
new-ours = Our convention
new-usual = usual
new-games = Games in the series
new-starter = Who starts
new-starter-drawn = Drawn by lot
new-clock = Clock
new-clock-off = Off
new-clock-move = For each move
new-clock-game = For the whole game
new-clock-seconds = Seconds
new-clock-increment = Seconds more after every move
new-throw = How is the bird thrown?
new-throw-skill = People take aim: a steady hand throws better.
new-throw-odds = By plain odds, the same for all.
new-race = Who wins a race?
new-race-live = Whoever is fastest.
new-race-turns = All are asked, one after another.
new-away = A bot plays for who is away
new-away-never = Never
# $time: one of the three below.
new-away-after = After { $time }
new-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
new-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
new-pace = Bots move
new-pace-0 = At once
new-pace-300 = Quickly
new-pace-700 = At an easy pace
new-pace-1500 = Slowly
new-pace-3000 = Very slowly
new-hints = Hints may be asked for
new-chat = People may write freely

## A table before its game.

lobby-seats = Who sits at the table
lobby-your-name = Your name
lobby-free = Free seat
lobby-you = You
lobby-bot = Bot
lobby-program = Program
lobby-away = Not here right now
lobby-sit = Sit here
lobby-stand = Stand up
lobby-another = Add a player
lobby-put-bot = Add a bot
## The same in full, for who hears them; they begin with the words that are seen. $seat: 1 to 6. $name: who sits there.
lobby-sit-at = { lobby-sit }: seat { $seat }
lobby-another-at = { lobby-another }: seat { $seat }, on this device
lobby-put-bot-at = { lobby-put-bot }: seat { $seat }
lobby-stand-from = { lobby-stand }: { $name }
lobby-level-of = Level of { $name }
lobby-remove = Free the seat of { $name }
# What is still missing. $free: how many seats.
lobby-missing-host =
    { $free ->
        [one] One seat is free: send the link, or add a bot.
       *[other] { $free } seats are free: send the link, or add bots.
    }
lobby-missing =
    { $free ->
        [one] One player is still to come.
       *[other] { $free } players are still to come.
    }
lobby-missing-you =
    { $free ->
        [one] One seat is free: sit down, or stay and watch.
       *[other] { $free } seats are free: sit down, or stay and watch.
    }
lobby-ready = Everybody is here: the game can begin.
lobby-ready-host = Everybody is here: the host starts the game.
lobby-start = Start the game
# $count: how many people watch.
lobby-watching =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
lobby-invite = Invite
lobby-invite-help = Whoever opens this link comes to this table.
lobby-link = Link to this table
lobby-qr = QR code with the link to this table
lobby-copy = Copy link
lobby-copied = The link is copied.
lobby-copy-yourself = Your browser does not let us copy; the link is marked, copy it yourself.
lobby-share = Send link
# What is sent along with the link. $game: the game's name.
lobby-share-text = Come and play { $game } with me!
lobby-fair = A fair deal
lobby-fair-help = The cards are sealed already: nobody can change them any more. Add a number of your own, and nobody can have planned them either; after the game everyone can check it.
# A long row of letters and digits follows.
lobby-seal = The seal:
lobby-luck = Your lucky number
lobby-luck-give = Add it
# $number: what the player wrote.
lobby-luck-given = Your number { $number } goes into the deal.
lobby-luck-yours = { $number } is in the deal.
lobby-facts = How this table plays
lobby-changed = not as usual
# $option: a sentence about an option that is a number. $number: the number.
lobby-option-number = { $option } Here: { $number }
lobby-deal-server = Kolmik deals.
lobby-deal-people = People deal at a real table.
# $games: of the series.
lobby-games =
    { $games ->
        [one] One game.
       *[other] A series of { $games } games.
    }
lobby-clock-off = No clock.
# $seconds, $increment: whole numbers.
lobby-clock-move =
    { $seconds ->
        [one] { $seconds } second for each move.
       *[other] { $seconds } seconds for each move.
    }
lobby-clock-game =
    { $seconds ->
        [one] { $seconds } second for the whole game.
       *[other] { $seconds } seconds for the whole game.
    }
lobby-clock-increment =
    { $increment ->
        [one] { $increment } second more after every move.
       *[other] { $increment } seconds more after every move.
    }
lobby-hints-on = Hints may be asked for.
lobby-hints-off = No hints.
lobby-chat-on = People may write freely.
lobby-chat-off = Quick phrases only.

## Settings.

settings-title = Settings
settings-name = Your name
settings-name-help = Under which you sit down at tables.
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-help = Light by day, dark by night, if it goes by the device.
settings-speed = How cards move
settings-speed-off = Not at all
settings-speed-slow = Slowly
settings-speed-normal = Normally
settings-speed-fast = Fast
settings-speed-help = If your device asks for less motion, nothing moves.
settings-sound = Sound
settings-sound-help = A soft chime when it is your turn, and the rustle of cards.
settings-kept = What is kept
settings-kept-device = On this device: what you chose on this page, and nothing else.
settings-kept-cookie = One cookie tells the server that your seats are yours. It knows neither your name nor your address.
settings-kept-server = On the server: the tables you sit at, with the names that were given there.

## One line on each level of bots.

level-novice-help = Takes what gains most at once and overlooks a lot.
level-casual-help = Looks a little ahead and overlooks now and then.
level-club-help = Thinks ahead and seldom overlooks anything.
level-master-help = Thinks far ahead: the best there is.

## Editions: what is in the box, and what of it is our convention.

edition-towers-standard = One card of each kind and value; with 4 or 5 players a second copy of 0, 2, 5, 7, 10 and 12 (T-2).
edition-dungeon-standard = Each colour has 4 knights of 1, 4 of 2, 5 of 3, 1 bird and 1 dragon (D-2).
edition-dungeon-standard-ours = The printed rules do not say which 15 cards a colour has (D-2).
edition-millstone-standard = 108 cards, 45 of them with a surprise (M-1, M-2).
edition-millstone-standard-ours = One card of each surprise in each colour and sign; the printed rules do not say which cards carry one (M-2).

## Options of the games, and what can be chosen for each.

option-towers-bids = What happens to bids that nobody could build (T-23).
option-towers-bids-checked = Numbers above your reach are not offered.
option-towers-bids-open = Any number may be named; a build that cannot be done is called off, as printed.
option-dungeon-tie_break = Who wins of those with most knights at the top (D-29).
option-dungeon-tie_break-sum = The lower sum of the numbers at the top wins.
option-dungeon-tie_break-last = The lower number of the own latest arrival at the top wins, as in the Danish rules.
option-dungeon-bird = Whether a drawn bird may be put back (D-9).
option-dungeon-bird-optional = A drawn bird may be put back.
option-dungeon-bird-must = A drawn bird must be thrown, but on a player's first turn, as in the Danish rules.
option-dungeon-first_turn = What may be drawn on a player's first turn (D-8).
option-dungeon-first_turn-knight = On a player's first turn the card drawn is a knight.
option-dungeon-first_turn-any = It may be any card, as in the Norwegian rules.
option-dungeon-dragon_twin = When a covered slot of levels 1 to 3 may be entered (D-15).
option-dungeon-dragon_twin-literal = While its twin is empty it may be entered only if all its cards are the mover's own.
option-dungeon-dragon_twin-free = It may be entered though its twin is empty.
option-dungeon-levels = The highest level (D-3).
option-dungeon-throw = How the throw of a bird is decided (D-26).
option-dungeon-throw-odds = The thrower aims at a slot; cards there fall on 4 of 6, in neighbouring slots on 1 of 6.
option-dungeon-throw-table = A real tile is thrown at a real tower; people say what fell.
option-dungeon-patience = When everybody has put back on so many turns in a row the game is over (D-30).
option-millstone-mistakes = What happens when a card is laid that may not be (M-24).
option-millstone-mistakes-refused = A card that may not be laid is not accepted.
option-millstone-mistakes-penalised = A wrong card goes back to the hand and its player draws 3, as printed.
option-millstone-variant = How much of the game is played, for younger players less (M-31 to M-34).
option-millstone-variant-signs = No surprises, no millstones, colours do not count.
option-millstone-variant-surprises = With surprises, but no millstones, and colours do not count.
option-millstone-variant-colours = With surprises and colours, but no millstones.
option-millstone-variant-full = Everything.
option-millstone-turn_limit = So many turns at most, then hands count (M-27).
option-millstone-reply = Whether a +3 in reply must be stronger too (M-19).
option-millstone-reply-any = Any +3 answers a +3.
option-millstone-reply-stronger = Only a stronger +3 answers a +3.
