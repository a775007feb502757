# A table on the server: what happens there, and what is refused.

# Words in a row: "a, b and c".
list-and = { $first } and { $last }
list-or = { $first } or { $last }

# For a game that has no sentences of its own.
awaited-move =
    { $me ->
        [yes] It is your turn
       *[no] It is the turn of { $who }
    }
awaited-chance = Chance is at work

## What happened at the table. $who: a name. $me: yes if it is the reader.

happened-gathered = The next game is being gathered for
happened-sat =
    { $me ->
        [yes] You sit down
       *[no] { $who } sits down
    }
happened-bot-sat = { $who }, a bot, takes the seat
happened-stood =
    { $me ->
        [yes] You stand up
       *[no] { $who } stands up
    }
happened-removed =
    { $me ->
        [yes] The host has freed your seat
       *[no] The host has freed the seat of { $who }
    }
happened-wished-luck =
    { $me ->
        [yes] You gave a number for the deal
       *[no] { $who } gave a number for the deal
    }
happened-started = The game begins
happened-claimed =
    { $me ->
        [yes] You have chosen
       *[no] { $who } has chosen
    }
happened-aimed =
    { $me ->
        [yes] You take aim
       *[no] { $who } takes aim
    }
# $accuracy: 0 to 100.
happened-thrown =
    { $me ->
        [yes] You let the bird go: { $accuracy } % on target
       *[no] { $who } lets the bird go: { $accuracy } % on target
    }
happened-undone =
    { $me ->
        [yes] You took your move back
       *[no] { $who } took a move back
    }
happened-took-over-left =
    { $me ->
        [yes] You left: a bot plays for you
       *[no] { $who } left: a bot plays on
    }
happened-took-over-away =
    { $me ->
        [yes] You were away: a bot plays for you
       *[no] { $who } is away: a bot plays on
    }
happened-took-over-time =
    { $me ->
        [yes] Your time ran out: a bot plays for you
       *[no] { $who } ran out of time: a bot plays on
    }
happened-returned =
    { $me ->
        [yes] You are back
       *[no] { $who } is back
    }
happened-handed =
    { $me ->
        [yes] Your seat is on another device now
       *[no] { $who } plays on another device now
    }
happened-paused = The game is paused
happened-resumed = The game goes on
happened-aborted = The host closed the table

## What is refused, at a table. Seats are counted from 0.

refused-turn-of = It is the turn of { $name }.
refused-throw-of = It is the throw of { $name }.
refused-stale = The game has gone on since; here is how it stands.
refused-no-seat-held = You hold no seat at this table.
refused-seat-number = The seats of this table are 0 to { $last }, not { $seat }.
refused-not-yours = Seat { $seat } is not yours.
refused-host-only = Only the host of the table can do that.
refused-not-begun = The game has not begun.
refused-paused = The game is paused.
refused-over = The game is over.
refused-closed = The table is closed.
refused-about-to-throw = The bird is about to be thrown.
refused-nothing-to-throw = There is nothing to throw now.
refused-chosen-already = You have chosen already in this race.
refused-not-a-choice = "{ $move }" is not one of your choices in this race.
refused-not-asked = You are not asked in this race.
refused-undo-nothing = There is nothing to take back now.
refused-undo-no-move = There is no move to take back.
refused-undo-begun = The next thing has begun; nothing can be taken back till it is decided.
refused-undo-chance = Chance has had its say; that cannot be taken back.
refused-undo-not-own = Only your own last move can be taken back, before anybody else moves.
refused-undo-seen = That move has shown you something hidden; it stands.
refused-hint-turn = A hint is for whoever is on turn.
refused-hint-off = There are no hints at this table.
refused-bots-busy = The bots are still getting ready or have too much to think about; ask again in a moment.
refused-crowded = Too many people did something at this table at once; try again.

## What is refused before and after a game.

refused-no-name = A name needs a letter or a digit.
refused-no-token = Your browser has no cookie of this server, or your program no token: the seat could not be yours.
refused-begun = The game has begun; you can watch, and sit down for the next one.
refused-begun-already = The game has begun already.
refused-gather-first = People have to gather for another game first.
refused-all-taken = All seats are taken; you can watch.
refused-taken = Seat { $seat } is taken by { $name }.
refused-taken-free-it = Seat { $seat } is taken by { $name }; free it first.
refused-free-already = Seat { $seat } is free already.
refused-bot-there = A bot plays there; give it another level if you like.
refused-program-before = A program takes its seat before the game.
refused-going-on = The game is going on: leave, and a bot plays for you till you return.
refused-deal-settled = The deal is settled once the game has begun.
refused-host-starts = The host of the table starts the game.
refused-still-free =
    { $count ->
        [one] Seat { $seats } is still free: wait for somebody, or put a bot there.
       *[other] Seats { $seats } are still free: wait for somebody, or put a bot there.
    }
refused-seats =
    { $players ->
        [one] There is { $players } seat at this table, not { $seats }.
       *[other] There are { $players } seats at this table, not { $seats }.
    }
refused-starter = The starter is a seat from 0 to { $last }, not { $seat }.
refused-edition-place = The edition is named beside the options, not among them.
refused-all-bots = All seats are the bots'; leave one free to sit down.
refused-just-go = The game is over; you can simply go.
refused-bot-plays = A bot plays for you already.
refused-no-bot-plays = The seat is yours; no bot plays for you.
refused-nothing-to-pause = There is no game going on to pause.
refused-not-paused = The game is not paused.
refused-closed-already = The table is closed already.
refused-rematch-later = Another game can begin when this one is over.
refused-link-used = This link was used already, or is too old; make another on the device where you sit.
refused-no-chat = Writing freely is off at this table; the quick phrases are there.
refused-nothing-said = There is nothing to say in that.
refused-spectator = Who sits at the table can speak; you are watching.
refused-says = That was a lot to say; wait a moment.
refused-game-number =
    { $games ->
        [0] At this table no game was begun, not { $number }.
        [one] At this table game 1 was begun, not { $number }.
       *[other] At this table games 1 to { $games } were begun, not { $number }.
    }
refused-not-over = This game is not over; what is hidden in it stays hidden.
refused-no-game = There is no such game at this table, or it is not over.
refused-analyses = Many games are being analysed now; ask again in a few minutes.
refused-not-analysed = This game was not analysed yet.
refused-other-rules = This table plays { $game } by rules { $theirs }; this server has rules { $ours }. It can be read and exported, but not played on.

## What the server refuses whoever asks.

refused-no-table = There is no such table; perhaps the link is not whole.
refused-nothing-here = There is nothing at this address.
refused-no-page = The page is not built here; make play builds it, and everything under /api works without it.
refused-verifying = Many records are being verified now; ask again in a moment.
refused-full-tables = The server has as many tables open as it can; try again later.
refused-full-sockets = The server has as many sockets open as it can; try again later.
refused-full-address = Your address has as many sockets open as it may.
refused-tables-an-hour = So many tables an hour are enough for one address; try again later.
refused-unstored = The server cannot store this now, so it did not happen; try again.
refused-no-storage = The server cannot reach its storage now; try again.
refused-failed = Something went wrong in the server; it was written down.
refused-messages = Too many messages at once; wait a moment.
refused-requests = Too many requests at once; wait a moment.
refused-origin = This can only be asked from a page of this server.
refused-socket-origin = Sockets can only be opened from a page of this server.
refused-socket-only = That can be asked over the socket only.
refused-version = This server speaks version { $ours } of the messages, not { $theirs }.
refused-whole-number = "{ $name }" is a whole number from 0 to { $most }.
refused-language = There are no phrases in "{ $language }", only in { $languages }.
refused-too-long = A message has at most { $most } bytes, not { $size }.
refused-not-text = A message is text in UTF-8.
refused-nested = This message cannot be read: it is nested too deeply.
# $why: in English, for people who write programs.
refused-unreadable = This message cannot be read: { $why }.

## Why the server closes a line.

bye-restart = The server is being restarted; your table goes on in a moment.
bye-storage = The server cannot reach its storage; it will be tried again.
bye-too-slow = Your line is too slow to follow the table; connect again.
