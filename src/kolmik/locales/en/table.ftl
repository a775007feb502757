# A table on the server: its events and refusals.

# Lists: "a, b and c".
list-and = { $first } and { $last }
list-or = { $first } or { $last }

# For a game without messages of its own.
awaited-move =
    { $me ->
        [yes] It is your turn
       *[no] It is { $who }’s turn
    }
awaited-chance = Chance decides

# The same, for the parts of its table.
plain-yes = yes
plain-no = no

## What happened at the table. $who: a name. $me: yes if it is the reader.

happened-gathered = Players are gathering for the next game
happened-sat =
    { $me ->
        [yes] You sit down
       *[no] { $who } sits down
    }
happened-bot-sat = { $who }, a bot, takes a seat
happened-stood =
    { $me ->
        [yes] You stand up
       *[no] { $who } stands up
    }
happened-removed =
    { $me ->
        [yes] The host freed your seat
       *[no] The host freed { $who }’s seat
    }
happened-wished-luck =
    { $me ->
        [yes] You added a number to the deal
       *[no] { $who } added a number to the deal
    }
happened-started = The game starts
happened-claimed = A player has chosen
happened-aimed =
    { $me ->
        [yes] You take aim
       *[no] { $who } takes aim
    }
# $accuracy: 0 to 100.
happened-thrown =
    { $me ->
        [yes] You throw: { $accuracy }% on target
       *[no] { $who } throws: { $accuracy }% on target
    }
happened-undone =
    { $me ->
        [yes] You took back your move
       *[no] { $who } took back a move
    }
happened-took-over-left =
    { $me ->
        [yes] You left: a bot is playing for you
       *[no] { $who } left: a bot has taken over
    }
happened-took-over-away =
    { $me ->
        [yes] You were away: a bot is playing for you
       *[no] { $who } is away: a bot has taken over
    }
happened-took-over-time =
    { $me ->
        [yes] You ran out of time: a bot is playing for you
       *[no] { $who } ran out of time: a bot has taken over
    }
happened-returned =
    { $me ->
        [yes] You are back
       *[no] { $who } is back
    }
happened-handed =
    { $me ->
        [yes] Your seat is now on another device
       *[no] { $who } is now playing on another device
    }
happened-paused = The game is paused
happened-resumed = The game continues
happened-interrupted = The server was away for a while; the clocks waited
happened-aborted = The host closed the table
happened-aborted-long = The game got too long, so the table was closed

## Refusals during a game. Seats are numbered from 0.

refused-turn-of = It is { $name }’s turn.
refused-meter-of = Only { $name } can stop the meter now.
refused-stale = The game has moved on; this is where it stands now.
refused-no-seat-held = You have no seat at this table.
refused-seat-number = This table has seats 0 to { $last }; there is no seat { $seat }.
refused-not-yours = Seat { $seat } is not yours.
refused-host-only = Only the host of the table can do that.
refused-not-begun = The game has not started yet.
refused-paused = The game is paused.
refused-over = The game is over.
refused-closed = The table is closed.
refused-table-full = Too much has happened at this table; this is possible again in the next game.
refused-meter-running = The meter is running; wait until it is stopped.
refused-no-meter = There is no meter to stop right now.
refused-chosen-already = You have already chosen in this race.
refused-not-a-choice = "{ $move }" is not one of your choices in this race.
refused-not-asked = You are not in this race.
refused-undo-nothing = There is nothing to take back right now.
refused-undo-no-move = There is no move to take back.
refused-undo-begun = A decision is under way; nothing can be taken back until it is made.
refused-undo-chance = Chance has decided something since then, so that move cannot be taken back.
refused-undo-bot = A bot made the last move, so it stands.
refused-time-up = Your time is up.
refused-undo-not-own = You can take back only your own last move, before anyone else moves.
refused-undo-seen = That move showed you something hidden, so it cannot be taken back.
refused-hint-turn = You can ask for a hint only on your turn.
refused-hint-off = Hints are off at this table.
refused-bots-busy = The bots are still starting up or are busy; try again in a moment.
refused-crowded = Too many people acted at this table at the same moment; try again.

## Refusals before and after a game.

refused-no-name = A name needs at least one letter or digit.
refused-name-scripts = A name uses the letters of one alphabet.
refused-no-token = To take a seat, a browser needs this server’s cookie and a program needs a token.
refused-begun = The game has already started; you can watch it and join the next one.
refused-begun-already = The game has already started.
refused-gather-first = The last game is over; open the table for another game first.
refused-all-taken = All seats are taken; you can watch.
refused-taken = Seat { $seat } is taken by { $name }.
refused-taken-free-it = Seat { $seat } is taken by { $name }; free it first.
refused-free-already = Seat { $seat } is already free.
refused-bot-there = A bot already has that seat; you can change its level.
refused-program-before = A program can take a seat only before the game starts.
refused-going-on = The game is in progress; leave instead, and a bot plays for you until you return.
refused-deal-settled = The deal cannot be changed once the game has started.
refused-dealing = The cards are being dealt; wait a moment.
refused-people-deal = At this table people deal, so there is nothing to contribute.
refused-seed-early = Send the hash of your seed first; the seed follows once all hashes are fixed.
refused-seed-no-hash = Seat { $seat } sent no hash, so it has no seed to reveal.
refused-seed-other = This is not the seed whose hash seat { $seat } sent.
refused-host-starts = Only the host of the table can start the game.
refused-still-free =
    { $count ->
        [one] Seat { $seats } is still free: wait for someone to sit down, or add a bot.
       *[other] Seats { $seats } are still free: wait for someone to sit down, or add bots.
    }
refused-seats =
    { $players ->
        [one] This table has { $players } seat, not { $seats }.
       *[other] This table has { $players } seats, not { $seats }.
    }
refused-starter = The starter must be a seat from 0 to { $last }, not { $seat }.
refused-edition-place = Give the edition in its own field, not among the options.
refused-all-bots = Bots have all the seats; leave one free to sit down.
refused-just-go = The game is over; there is no need to leave it.
refused-bot-plays = A bot is already playing for you.
refused-no-bot-plays = You already have your seat; no bot is playing for you.
refused-nothing-to-pause = There is no game in progress to pause.
refused-not-paused = The game is not paused.
refused-closed-already = The table is already closed.
refused-rematch-later = Another game can start only when this one is over.
refused-bot-present = { $name } is here, so no bot can take the seat; remove { $name } first.
refused-table-long = Many games have been played at this table; create a new one.
refused-link-used = This link has been used or has expired; make a new one on the device you play on.
refused-no-chat = Free chat is off at this table; use the quick phrases.
refused-nothing-said = That message is empty.
refused-spectator = Only players at the table can speak; you are watching.
refused-says = You have said a lot at once; wait a moment.
refused-game-number =
    { $games ->
        [0] No game has been started at this table yet.
        [one] Only game 1 has been started at this table; there is no game { $number }.
       *[other] Games 1 to { $games } have been started at this table; there is no game { $number }.
    }
refused-not-over = This game is not over yet, so what is hidden in it stays hidden.
refused-no-game = There is no such game at this table, or it is not over yet.
refused-analyses = Many games are being analysed right now; try again in a few minutes.
refused-not-analysed = This game has not been analysed yet.
refused-other-rules = This table uses version { $theirs } of the { $game } rules and this server has version { $ours }, so the game can be read and exported but not continued.

## Refusals to any request.

refused-no-table = There is no such table; the link may be incomplete.
refused-nothing-here = There is nothing at this address.
refused-no-page = The page has not been built here (make play builds it); everything under /api works without it.
refused-verifying = Many records are being verified right now; try again in a moment.
refused-full-tables = The server has reached its limit of open tables; try again later.
refused-full-sockets = The server has reached its limit of connections; try again later.
refused-full-address = Too many connections from your address; close one first.
refused-tables-an-hour = Too many tables have been made from your address in the last hour; try again later.
refused-unstored = The server cannot save this now, so it did not happen; try again.
refused-no-storage = The server cannot reach its storage right now; try again.
refused-broken-log = The log of this table is damaged; whoever runs the server can restore it from a backup.
refused-failed = Something went wrong on the server, and the error was logged.
refused-messages = Too many messages at once; wait a moment.
refused-requests = Too many requests at once; wait a moment.
refused-commands-table = Too much is happening at this table at once; wait a moment.
refused-work = The server is still working on earlier requests from your address; wait a moment.
refused-too-late = Your request took too long to arrive; send it again.
refused-host = This server is reached as { $host } only.
refused-token-length = A token must have { $least } to { $most } characters, not { $size }.
refused-token-example = This token is the example of the documentation, which everybody knows; choose one of your own.
refused-origin = This request is accepted only from this server’s own pages.
refused-bad-host = The request does not name a valid host.
refused-socket-origin = Connections are accepted only from this server’s own pages.
refused-socket-only = This can be done only over the socket.
refused-version = This server speaks version { $ours } of the protocol, not { $theirs }.
refused-whole-number = "{ $name }" must be a whole number from 0 to { $most }.
refused-language = There are no phrases in "{ $language }", only in { $languages }.
refused-too-long = A message can have at most { $most } bytes, not { $size }.
refused-not-text = A message must be UTF-8 text.
refused-nested = This message cannot be read: it is nested too deeply.
# $why: in English, for people who write programs.
refused-unreadable = This message cannot be read: { $why }.

## Why the server closes a connection.

bye-restart = The server is restarting; your table will be back in a moment.
bye-too-slow = Your connection is too slow to follow the table; connect again.
bye-flood = You sent too many messages at once; connect again and send fewer.
