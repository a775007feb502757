# After the game: the replay, the analysis, and the proof of a fair deal. Ids: replay-, analysis-, verify-.

## The replay.

# $game: the title of a game. $number: which game at the table, from 1.
replay-heading = { $game }, game { $number }
replay-players = Players
replay-won = Winner
replay-running = This game is still going on. You see what you could see at the table.
replay-renew = Newest moves
replay-to-table = To the table
replay-nothing = This game cannot be shown
# The position before the first move.
replay-beginning = The beginning
replay-moves = Moves
replay-controls = Replay
replay-seek = Place in the game
# How far the replay is. $at: moves made, $of: moves of the whole game.
replay-place = { $at } of { $of }
# For screen readers. $place: the message above. $moment: what has just happened.
replay-place-said = { $place }: { $moment }
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-pace = Speed
replay-pace-slow = Slow
replay-pace-normal = Normal
replay-pace-fast = Fast
replay-share = Share
replay-copied = Copied.
replay-copy-by-hand = This link shows the game at the move you see now. Copy it:
replay-files = Take it with you
replay-record = Record
replay-record-help = The whole game as text that you can read, with the proof of its deal.
replay-json = All positions
replay-json-help = Every position as JSON, for programs.
replay-verify-other = Verify a record from elsewhere

## The analysis. Chances of winning are in percent; what a move gave away is in percentage points, called points.

analysis-heading = Analysis
analysis-help = A strong bot looks at every decision again: how everybody’s chances went up and down, where they were given away, and what would have been better. It takes about a minute.
analysis-begin = Analyse the game
analysis-again = Try again
analysis-waiting = The analysis begins in a moment …
analysis-running =
    { $of ->
        [one] Looking at { $done } of { $of } decision
       *[other] Looking at { $done } of { $of } decisions
    }
analysis-ready = The analysis is ready.
analysis-failed = The analysis did not succeed.
analysis-curve = Chances of winning, decision by decision
analysis-percent = { $percent } %
# One player's chance, in a list. $who: a name.
analysis-chance-of = { $who } { $percent } %
# $move: a whole sentence without its full stop, such as "Ann bids 3". $number: the number of the move.
analysis-at-move = Move { $number }: { $move }
# $mark: one of the marks below. $points: percentage points given away.
analysis-at-marked =
    { $points ->
        [one] Move { $number }: { $move } – { $mark }, { $points } point given away
       *[other] Move { $number }: { $move } – { $mark }, { $points } points given away
    }
analysis-at-end = The end of the game
# For screen readers. $moment: one of the three above. $chances: everybody's chances.
analysis-point-said = { $moment }. { $chances }
# $simulations: imagined games.
analysis-method =
    { $simulations ->
        [one] Before each decision, { $simulations } game was imagined from what the player could know then; chance may still deceive by a little.
       *[other] Before each decision, { $simulations } games were imagined from what the player could know then; chance may still deceive by a little.
    }
analysis-mark-blunder = blunder
analysis-mark-mistake = mistake
analysis-mark-inaccuracy = inaccuracy
# From how many percentage points on a move gets the mark.
analysis-means-blunder = A blunder gives away { $points } points or more.
analysis-means-mistake = A mistake gives away { $points } points or more.
analysis-means-inaccuracy = An inaccuracy gives away { $points } points or more.
analysis-decisions = Decisions
analysis-average = Points given away on average
# A number by itself, as the language writes it.
analysis-number = { $number }
# $count: how many.
analysis-marked =
    { $count ->
        [0] No move was marked
        [one] One marked move
       *[other] { $count } marked moves
    }
analysis-of-whom = Whose moves
analysis-of-all = Everybody’s
analysis-none-of = None by { $who }.
# $mark: one of the marks above. $number: the number of the move.
analysis-mark-at = Move { $number }: { $mark }
# What a move gave away, in percentage points; short, at the edge of a card.
analysis-lost =
    { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
analysis-show = Show on the board
analysis-played = Played
analysis-better = Better
analysis-then = And then
# $move: a move as a button says it. $percent: the chance of winning with it.
analysis-with-chance = { $move } ({ $percent } %)
analysis-as-table = The chances as a table
analysis-column-move = Decision
analysis-column-mark = Mark

## Verify the deal. The commitment is called the promise, for that is what it is.

verify-heading = Verify the deal
verify-help = Before the first card the server promised in writing how it would deal, sealed so that nobody could read it. Now the seal is open: check that it kept its word.
verify-any-help = Choose the record of a game, from this server or another, or paste it. You will hear whether every card was dealt as promised before the first one.
verify-begin = Verify
verify-by-people = The cards of this game were dealt by people at a real table; there is nothing to verify.
verify-when-over = When the game is over, its deal can be verified here.
verify-choose = Choose a file
verify-paste = Or paste the record
# $why: what is wrong with it, in English, with the number of the line.
verify-no-record = This is not the record of a whole, correct game. { $why }
verify-verdict-fair = The deal was fair
# When it is not known what was promised at the table.
verify-verdict-consistent = Every card came as the record promises
verify-verdict-unfair = The deal was not as promised
verify-verdict-unproved = There is no proof of this deal
# Before each thing that was checked, for screen readers.
verify-checked-yes = Right:
verify-checked-no = Wrong:
verify-checked-unknown = Unknown:
verify-promise-yes = The promise is the one that this browser noted while the game was not over.
verify-promise-no = The promise is not the one that this browser noted while the game was not over: somebody has exchanged it.
verify-promise-unknown = This browser has not seen this game while it was played, so it cannot say whether the promise is the one that was shown then. Ask somebody who played.
verify-secret-yes = The secret fits the promise. This browser has computed that itself (SHA-256).
verify-secret-no = The secret does not fit the promise. This browser has computed that itself (SHA-256).
verify-secret-unknown = This browser computes SHA-256 only on pages with https, so it takes the server’s word that the secret fits the promise.
# What the server found. $dealt: how many cards and other things of chance.
verify-found-fair =
    { $dealt ->
        [one] { $dealt } thing was left to chance, and it came as the secret and the players’ numbers say.
       *[other] { $dealt } things were left to chance, and all of them came as the secret and the players’ numbers say.
    }
# $clocked: how many things were decided by the clock, not by chance.
verify-clocked =
    { $clocked ->
        [one] { $clocked } thing was decided by who was fastest, as the record tells it; that cannot be verified.
       *[other] { $clocked } things were decided by who was fastest, as the record tells it; that cannot be verified.
    }
verify-found-no-proof = The record does not say how the cards were dealt. Perhaps people dealt them, or the proof was taken out.
verify-found-other-secret = The secret in the record is not the one that was promised.
verify-found-other-seats = The proof has not as many numbers as there are players.
# $number: the number of the move, from 1. $move: what happened, without a full stop.
verify-found-not-by-clock = Move { $number } ({ $move }) is said to be decided by who was fastest, but it cannot be.
verify-found-not-dealt = Move { $number } ({ $move }) did not come as the secret and the players’ numbers say.
verify-found-not-there = The proof tells of move { $number }, but there is nothing like that.
verify-with-what = What it was checked with
verify-table = Table
verify-table-game = { $table }, game { $number }
verify-commitment = The promise (the SHA-256 of the secret)
verify-secret = The secret
# $who: a name.
verify-number-of = The number of { $who }
verify-no-number = none
verify-how = How does that work?
verify-how-promise = Before the game the server makes up a secret, a very long random number, and shows its fingerprint: the promise. From then on it cannot take another secret, for that would have another fingerprint.
verify-how-numbers = Everybody’s page then adds a random number of its own. The server could not know these when it made its promise.
verify-how-cards = Each card follows from the secret and all the numbers by a fixed formula.
verify-how-secret = After the game the secret is told. Now anybody can compute every card again, and see that none was chosen.
verify-how-not = It does not prove that nobody looked: whoever runs the server could see the cards during the game. And if the host plays along and sends their number last, they could have tried numbers till they liked the cards.
verify-trust-nobody = You need not take this page’s word for it. Download the record and check it on your own computer:
verify-copy-command = Copy the command
