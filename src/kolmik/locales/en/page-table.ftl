# The screen of a table.

table-seats = At the table
table-you = you
table-free = free seat
table-program = a program
table-away = away
# $why: left, away, time or removed
table-stand-in =
    { $why ->
        [left] gone, a bot plays
        [time] out of time, a bot plays
        [removed] replaced by a bot
       *[away] away, a bot plays
    }
table-awaited = to move
table-spectators =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
table-watching = You are watching.
table-lost = The connection is gone; it is being made again …
table-none = There is no such table
table-none-help = Perhaps the link is not whole, or the table was cleared away.
table-taken = The seat is yours on this device now.

level-novice = Novice
level-casual = Casual
level-club = Club
level-master = Master

## Beside the board

table-undo = Undo
table-hint = Hint
table-log = What happened
# The same on a small button.
table-bar-log = Log
table-log-empty = Nothing has happened yet.
table-talk = Talk
table-said-nothing = Nobody has said anything yet.
table-new-words = something new
table-chat = Write something
table-send = Send
table-menu = Table
hint-title = A good player would
# $percent: 0 to 100
hint-chance = wins { $percent } % of the time
hint-then = Then perhaps:

## When people deal and enter what chance did

enter-chance = Enter what happened at your table
enter-towers-dealing = Which card was turned up?
enter-dungeon-revealing = Which card was drawn?
enter-dungeon-falling = Did it fall?
enter-millstone-dealing = Which card was dealt?
enter-millstone-drawing = Which card was drawn?
enter-millstone-fastest = Who was fastest?

## What can be done at the table

table-rules = The rules
table-leave = Leave: a bot plays on
# $who: a name
table-leave-one = { $who } leaves: a bot plays on
table-return = Take my seat back
table-pause = Pause the game
table-resume = Go on
table-paused = The game is paused. The host lets it go on.
table-bot-plays = A bot plays for { $who }.
table-move = Move my seat to another device
table-move-one = Move the seat of { $who } to another device
# $minutes: how long the link works
table-move-help =
    { $minutes ->
        [one] Open this link, or photograph the code, on the other device. It works once, within { $minutes } minute.
       *[other] Open this link, or photograph the code, on the other device. It works once, within { $minutes } minutes.
    }
table-link = The link to this table
table-host = You are the host
table-bot-for = The bot in the seat of { $who }
table-person = a person
table-replace = Replace by a bot
table-abort = Close the table
table-abort-sure = Nobody wins, and the game cannot be taken up again. Close the table?
table-abort-not = Play on
table-hand-over = Hand the device to { $who }.
table-hand-over-done = I am { $who }

## A link to give away

link-copied = The link is copied.
link-copy = Copy
link-share = Share
link-qr = The link as a QR code
link-address = The link

## How it ended

table-you-won = You have won!
table-won =
    { $count ->
        [one] { $who } has won
       *[other] { $who } have won together
    }
table-winner = winner
table-player = Player
table-score = Points
table-scores = The points of everybody
table-total = All games
table-games-won = Games won
table-series = Game { $number } of { $of }
table-rematch = Another game
table-next-game = The next game
table-replay = Replay
table-analysis = Analyse
table-verify = Verify the deal
