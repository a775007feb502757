# The first screen, making a table, the table before its game, and settings.

## The first screen.

# The title of the browser's window.
home-page = Kolmik: three card games
home-title = Three card games, one table
home-about = Play against bots right away, play with friends through a link, or let Kolmik keep score while you play with real cards. Free, and no account needed.
# The name of a player who has not given one.
home-you-name = You
# $least, $most: how many can play.
home-players = { $count } players
# $minutes: how long a game takes.
home-minutes = about { $minutes } minutes
# $game: the game's name.
home-continue = Back to your game of { $game }
home-play = Play now
home-starting = Dealing…
home-friends = With friends
home-table = At a real table
home-learn = Learn
home-rules = Rules
home-choose = Choose bots
## The same labels for screen readers; they start with the visible words. $game: the game's name.
home-play-named = { home-play }: { $game }
home-friends-named = { home-friends }: { $game }
home-table-named = { home-table }: { $game }
home-learn-named = { home-learn }: { $game }
home-rules-named = { home-rules }: { $game }
home-choose-named = { home-choose }: { $game }
home-failed = We can’t reach the server, so the games can’t be shown right now.
home-retry = Try again
home-tables = Your tables
home-no-tables = No tables yet. The tables you play at will appear here, with their replays.
home-replays = Finished games
# $count: how many there are.
home-all =
    { $count ->
        [one] Show it
       *[other] Show all { $count }
    }
# Instead of names, at a table where nobody sits.
home-nobody = Nobody yet
home-status-gathering = Open
home-status-playing = Playing
home-status-paused = Paused
home-status-over = View replay
home-status-aborted = Closed

## Making a table.

# $game: the game's name.
new-title = New table: { $game }
new-no-game = There is no such game here
new-how = How would you like to play?
new-with-friends = With friends
new-with-bots = Against bots
new-with-table = At a real table
new-with-friends-help = You get a link. Whoever opens it can sit down; bots can fill the empty seats.
new-with-bots-help = The game starts right away.
new-with-table-help = You sit together. Kolmik knows the rules and keeps score.
new-make-friends = Set up the table
new-make-bots = Start the game
new-make-table = Set up the table
new-deal = Who deals?
new-deal-people = We do, with real cards: we enter what was turned up, and Kolmik is referee and scorekeeper.
new-deal-server = Kolmik does: you need no cards, just pass the device around.
new-devices = On which devices?
new-devices-one = All on this one
new-devices-many = Everyone on their own, using the link
new-players = How many players?
new-seats = Who sits where?
new-your-name = Your name
# $seat: 1 to 6.
new-name-of = Name of player { $seat }
new-player = Player { $seat }
new-seat = Seat { $seat }
new-who-sits = Who sits in seat { $seat }?
new-comes = Joins by link
new-free = Free, for a friend
new-free-help = Whoever opens the link can sit here.
# $level: one of the levels below.
new-bot = Bot: { $level }
new-options = Rule options
new-terms = Clock, series and more
new-edition = Edition
# Marks what the printed rules leave open and we have settled.
new-ours = Our convention
new-usual = default
new-games = Games in the series
new-starter = Who starts
new-starter-drawn = Drawn at random
new-clock = Clock
new-clock-off = Off
new-clock-move = Per move
new-clock-game = For the whole game
new-clock-seconds = Seconds
new-clock-increment = Extra seconds after each move
new-throw = How are throws decided?
new-throw-skill = Players take aim: a steady hand throws better.
new-throw-odds = By fixed odds, the same for everyone.
new-race = Who wins a race?
new-race-live = Whoever is fastest.
new-race-turns = Everyone is asked, one after another.
new-away = A bot fills in for anyone who is away
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
new-pace-0 = Instantly
new-pace-300 = Quickly
new-pace-700 = At an easy pace
new-pace-1500 = Slowly
new-pace-3000 = Very slowly
new-hints = Hints allowed
new-chat = Free chat allowed

## A table before its game.

lobby-seats = Players at the table
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
## The same labels in full, for screen readers; they start with the visible words. $seat: 1 to 6. $name: the player there.
lobby-sit-at = { lobby-sit }: seat { $seat }
lobby-another-at = { lobby-another }: seat { $seat }, on this device
lobby-put-bot-at = { lobby-put-bot }: seat { $seat }
lobby-stand-from = { lobby-stand }: { $name }
lobby-level-of = Level of { $name }
lobby-remove = Remove { $name }
# What is missing before the game can start. $free: the number of free seats.
lobby-missing-host =
    { $free ->
        [one] One seat is free: send the link, or add a bot.
       *[other] { $free } seats are free: send the link, or add bots.
    }
lobby-missing =
    { $free ->
        [one] Waiting for one more player.
       *[other] Waiting for { $free } more players.
    }
lobby-missing-you =
    { $free ->
        [one] One seat is free: sit down, or stay and watch.
       *[other] { $free } seats are free: sit down, or stay and watch.
    }
lobby-ready = Everybody is here: the game can start.
lobby-ready-host = Everybody is here: the host can start the game.
lobby-dealing = The cards are being dealt…
lobby-start = Start the game
# $count: how many people watch.
lobby-watching =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
lobby-invite = Invite
lobby-invite-help = Anyone who opens this link comes to this table.
lobby-link = Link to this table
lobby-qr = QR code with the link to this table
lobby-copy = Copy link
lobby-copied = Link copied.
lobby-copy-yourself = Your browser does not let us copy the link; it is selected, so you can copy it yourself.
lobby-share = Send link
# What is sent along with the link. $game: the game's name.
lobby-share-text = Come and play { $game } with me!
lobby-fair = A fair deal
lobby-fair-help = The cards are already sealed: nobody can change them now. Your page adds a random number that nobody knows yet, so nobody can have planned them either; after the game everyone can check that. You can add a lucky number of your own.
# A long string of letters and digits follows.
lobby-seal = The seal:
lobby-luck = Your lucky number
lobby-luck-give = Add it
# $number: what the player wrote.
lobby-luck-given = Your number { $number } is now part of the deal.
lobby-luck-yours = { $number } is part of the deal.
lobby-facts = Settings of this table
lobby-changed = changed
# $option: a sentence about an option that is a number. $number: the number.
lobby-option-number = { $option } Here: { $number }
lobby-deal-server = Kolmik deals.
lobby-deal-people = Players deal at a real table.
# $games: the number of games in the series.
lobby-games =
    { $games ->
        [one] One game.
       *[other] A series of { $games } games.
    }
lobby-clock-off = No clock.
# $seconds, $increment: whole numbers.
lobby-clock-move =
    { $seconds ->
        [one] { $seconds } second per move.
       *[other] { $seconds } seconds per move.
    }
lobby-clock-game =
    { $seconds ->
        [one] { $seconds } second for the whole game.
       *[other] { $seconds } seconds for the whole game.
    }
lobby-clock-increment =
    { $increment ->
        [one] { $increment } extra second after each move.
       *[other] { $increment } extra seconds after each move.
    }
lobby-hints-on = Hints allowed.
lobby-hints-off = No hints.
lobby-chat-on = Free chat allowed.
lobby-chat-off = Quick phrases only.

## Settings.

settings-title = Settings
settings-name = Your name
settings-name-help = The name you play under.
settings-language = Language
settings-theme = Colours
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-help = Same as device: light by day and dark by night, if your device is set that way.
settings-speed = Card animation
settings-speed-off = Off
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-help = If your device asks for reduced motion, nothing moves.
settings-sound = Sound
settings-sound-help = A soft chime when it is your turn, and the rustle of cards.
settings-kept = What is stored
settings-kept-device = On this device: your settings, and the server’s promise for each game you saw, so that its deal can be verified afterwards.
settings-kept-cookie = One cookie tells the server which seats are yours. It contains neither your name nor your address.
settings-kept-server = On the server: the tables you sit at, and the names used there.

## One line on each level of bots.

level-novice-help = Takes the biggest immediate gain and overlooks a lot.
level-casual-help = Looks a little ahead and overlooks moves now and then.
level-club-help = Thinks ahead and seldom overlooks anything.
level-master-help = Thinks far ahead: the strongest level.

## Editions: the cards in the box, and which of that is our convention.

edition-towers-standard = One card of each kind and value; with 4 or 5 players a second copy of 0, 2, 5, 7, 10 and 12 (T-2).
edition-dungeon-standard = Each colour has 4 knights of 1, 4 of 2, 5 of 3, 1 bird and 1 dragon (D-2).
edition-dungeon-standard-ours = The printed rules do not say which 15 cards a colour has (D-2).
edition-millstone-standard = 108 cards, 45 of them with a surprise (M-1, M-2).
edition-millstone-standard-ours = One card of each surprise in each colour and sign; the printed rules do not say which cards carry a surprise (M-2).

## Options of the games and their values.

option-towers-bids = What happens when someone bids more than they can build (T-23).
option-towers-bids-checked = Bids above your reach are not offered.
option-towers-bids-open = Any number may be bid; a build that turns out impossible is called off, as printed.
option-dungeon-tie_break = Who wins a tie for most knights at the top (D-29).
option-dungeon-tie_break-sum = The lower total of the numbers at the top wins.
option-dungeon-tie_break-last = Compare each player’s last knight to reach the top: the lower number wins, as in the Danish rules.
option-dungeon-bird = Whether a drawn bird may be put back (D-9).
option-dungeon-bird-optional = A drawn bird may be put back.
option-dungeon-bird-must = A drawn bird must be played, except on a player’s first turn, as in the Danish rules.
option-dungeon-first_turn = What may be drawn on a player’s first turn (D-8).
option-dungeon-first_turn-knight = The first card a player draws is a knight.
option-dungeon-first_turn-any = It may be any card, as in the Norwegian rules.
option-dungeon-dragon_twin = When a slot with a dragon on levels 1 to 3 may be entered (D-15).
option-dungeon-dragon_twin-literal = While the other slot of the level is empty, it may be entered only by the player who owns every card in it.
option-dungeon-dragon_twin-free = It may be entered even while the other slot of the level is empty.
option-dungeon-levels = The highest level (D-3).
option-dungeon-throw = How a throw is decided (D-26).
option-dungeon-throw-odds = The thrower aims at a slot: cards there have a 4-in-6 chance of falling, cards in neighbouring slots a 1-in-6 chance.
option-dungeon-throw-table = A real tile is thrown at a real tower; players enter what fell.
option-dungeon-patience = The game ends when every player has put their card back this many turns in a row (D-30).
option-millstone-mistakes = What happens when someone plays a card that is not allowed (M-24).
option-millstone-mistakes-refused = A card that is not allowed is not accepted.
option-millstone-mistakes-penalised = A wrong card goes back to the hand and its player draws 3, as printed.
option-millstone-variant = How much of the game is played: less of it for younger players (M-31 to M-34).
option-millstone-variant-signs = No surprises, no millstones, colours do not count.
option-millstone-variant-surprises = With surprises, but no millstones, and colours do not count.
option-millstone-variant-colours = With surprises and colours, but no millstones.
option-millstone-variant-full = Everything.
option-millstone-turn_limit = At most this many turns; then the lowest hand wins (M-27).
option-millstone-reply = Whether a +3 played on a +3 must be stronger (M-19).
option-millstone-reply-any = Any +3 answers a +3.
option-millstone-reply-stronger = Only a stronger +3 answers a +3.
