# The screen of a table.

table-seats = At the table
table-you = you
table-free = free seat
table-program = a program
table-away = away
# $why: left, away, time or removed
table-stand-in =
    { $why ->
        [left] left, a bot plays
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
table-lost = Connection lost. Reconnecting…
table-none = There is no such table
table-none-help = The link may be incomplete, or the table has been removed.
table-taken = Your seat is now on this device.

level-novice = Novice
level-casual = Casual
level-club = Club
level-master = Master

## Beside the board

table-undo = Undo
table-hint = Hint
table-log = What happened
# The same, for a small button.
table-bar-log = Log
table-log-empty = Nothing has happened yet.
table-talk = Chat
table-said-nothing = Nobody has said anything yet.
table-new-words = new messages
table-chat = Write a message
table-send = Send
table-menu = Table
hint-title = A good player would
# $percent: 0 to 100
hint-chance = wins { $percent }% of the time
hint-then = Then perhaps:

## When people deal and enter the moves of chance

enter-chance = Enter what happened at your table

## Actions at the table

table-rules = Rules
table-leave = Leave: a bot plays on
# $who: a name
table-leave-one = { $who } leaves: a bot plays on
table-return = Take my seat back
table-pause = Pause the game
table-resume = Resume
table-paused = The game is paused. The host can resume it.
table-bot-plays = A bot is playing for { $who }.
table-move = Move my seat to another device
table-move-one = Move { $who }’s seat to another device
# $minutes: how long the link works
table-move-help =
    { $minutes ->
        [one] Open this link, or scan the code, on the other device. It works once, within { $minutes } minute.
       *[other] Open this link, or scan the code, on the other device. It works once, within { $minutes } minutes.
    }
table-link = Link to this table
table-host = You are the host
table-bot-for = The bot in { $who }’s seat
table-person = a person
table-replace = Replace with a bot
table-abort = Close the table
table-abort-sure = Nobody wins, and the game cannot be resumed. Close the table?
table-abort-not = Play on
table-hand-over = Hand the device to { $who }.
table-hand-over-done = I am { $who }

## A link to share

link-copied = Link copied.
link-copy = Copy
link-share = Share
link-qr = QR code with the link
link-address = Link

## The result

table-you-won = You won!
table-won =
    { $count ->
        [one] { $who } won
       *[other] { $who } won together
    }
table-winner = winner
table-player = Player
table-score = Points
table-scores = Everybody’s points
table-total = All games
table-games-won = Games won
table-series = Game { $number } of { $of }
table-rematch = Another game
table-next-game = Next game
table-replay = Replay
table-analysis = Analyse
table-verify = Verify the deal

## The board of a game without a board of its own

plain-moves = Your moves
plain-table = On the table
plain-hidden =
    { $count ->
        [one] a hidden card
       *[other] { $count } hidden cards
    }
