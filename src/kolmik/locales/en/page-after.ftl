# After the game: the replay, the analysis, and the proof of a fair deal. Ids: replay-, analysis-, verify-.

## The replay.

# $game: the title of a game. $number: which game at the table, from 1.
replay-heading = { $game }, game { $number }
replay-players = Players
replay-won = Winner
replay-running = This game is still being played. You see what you could see at the table.
replay-renew = Latest moves
replay-to-table = To the table
replay-nothing = This game can’t be shown
# The position before the first move.
replay-beginning = The start
replay-moves = Moves
replay-controls = Replay
replay-seek = Position in the game
# The position of the replay. $at: moves made, $of: moves of the whole game.
replay-place = { $at } of { $of }
# For screen readers. $place: the message above. $moment: what has just happened.
replay-place-said = { $place }: { $moment }
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = To the end
replay-pace = Speed
replay-pace-slow = Slow
replay-pace-normal = Normal
replay-pace-fast = Fast
replay-share = Share
replay-copied = Copied.
replay-copy-by-hand = This link shows the game at the move you see now. Copy it:
replay-files = Downloads
replay-record = Record
replay-record-help = The whole game as readable text, with the proof of its deal.
replay-json = All positions
replay-json-help = Every position as JSON, for programs.
replay-verify-other = Verify a record from elsewhere

## The analysis. Chances of winning are in percent; what a move gave away is in percentage points, called points.

analysis-heading = Analysis
analysis-help = A strong bot looks at every decision again: how everybody’s chances rose and fell, where they were given away, and what would have been better. It takes about a minute.
analysis-begin = Analyse the game
analysis-again = Try again
analysis-waiting = The analysis starts in a moment…
analysis-running =
    { $of ->
        [one] Looking at { $done } of { $of } decision
       *[other] Looking at { $done } of { $of } decisions
    }
analysis-ready = The analysis is ready.
analysis-failed = The analysis failed.
analysis-curve = Chances of winning, decision by decision
analysis-percent = { $percent }%
# One player's chance, in a list. $who: a name.
analysis-chance-of = { $who } { $percent }%
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
# $simulations: simulated games.
analysis-method =
    { $simulations ->
        [one] For each decision, { $simulations } game was simulated from what the player could know at that point; the result is subject to a little chance.
       *[other] For each decision, { $simulations } games were simulated from what the player could know at that point; the result is subject to a little chance.
    }
analysis-mark-blunder = blunder
analysis-mark-mistake = mistake
analysis-mark-inaccuracy = inaccuracy
# $points: the least loss, in percentage points, that gets the mark.
analysis-means-blunder = A blunder gives away { $points } points or more.
analysis-means-mistake = A mistake gives away { $points } points or more.
analysis-means-inaccuracy = An inaccuracy gives away { $points } points or more.
analysis-decisions = Decisions
analysis-average = Points given away on average
# A number alone, in the format of the language.
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
# $move: a move as on its button. $percent: the chance of winning with it.
analysis-with-chance = { $move } ({ $percent }%)
analysis-as-table = The chances as a table
analysis-column-move = Decision
analysis-column-mark = Mark

## Verify the deal. The commitment is called the promise.

verify-heading = Verify the deal
verify-help = Before the first card, the server promised in writing how it would deal, sealed so that nobody could read it. Now the seal is open: check that it kept its word.
verify-any-help = Choose or paste the record of a game, from this server or another. You will see whether every card was dealt as promised before the first one.
verify-begin = Verify
verify-by-people = People dealt the cards of this game at a real table, so there is nothing to verify.
verify-when-over = When the game is over, its deal can be verified here.
verify-choose = Choose a file
verify-paste = Or paste the record
# $why: what is wrong with it, in English, with the number of the line.
verify-no-record = This is not the record of a complete, correct game. { $why }
verify-verdict-fair = The deal was fair
# When this browser does not know what was promised at the table.
verify-verdict-consistent = Every card came as the record promises
verify-verdict-unfair = The deal was not as promised
verify-verdict-unproved = There is no proof of this deal
verify-verdict-alone = As promised, but the server alone could have chosen this deal
verify-verdict-weak = As promised, but a player could have influenced the deal
# Before the result of each check, for screen readers.
verify-checked-yes = Right:
verify-checked-no = Wrong:
verify-checked-unknown = Unknown:
verify-promise-yes = The promise is the one this browser noted before the game was over.
verify-promise-no = The promise is not the one this browser noted before the game was over: somebody has replaced it.
verify-promise-unknown = This browser did not see the game while it was played, so it cannot tell whether the promise is the one that was shown then. Ask somebody who played.
verify-secret-yes = The secret fits the promise. This browser computed that itself (SHA-256).
verify-secret-no = The secret does not fit the promise. This browser computed that itself (SHA-256).
verify-mine-yes = This page’s number is part of the deal, together with the sealed numbers it saw before it revealed its own.
verify-mine-no = This page’s number was not used, or the sealed numbers are not those it saw: somebody has tampered with the deal.
verify-mine-unknown = This page added no number to this deal.
# $who: one or several names.
verify-given-yes = These players’ pages added a number: { $who }.
verify-given-no = Nobody added a number, so the server could have tried secrets until it liked the cards.
verify-uncommitted = The record does not show that the numbers were sealed first. Whoever sent theirs last could have tried numbers until they liked the cards.
verify-withheld = These players sealed a number and then did not reveal it: { $who }. That left them a choice between two deals.
verify-starter-drawn = { $who } starts, as drawn from the secret and the players’ numbers.
verify-starter-agreed = { $who } starts, as agreed when the table was set up.
verify-starter-winner = { $who } starts because of how the game before ended. The record of that game shows whether that is right.
verify-starter-unknown = The record does not say why { $who } starts.
# What the server found. $dealt: the number of chance events, such as dealt cards.
verify-found-fair =
    { $dealt ->
        [one] { $dealt } event was left to chance, and it follows from the secret and the players’ numbers.
       *[other] { $dealt } events were left to chance, and all of them follow from the secret and the players’ numbers.
    }
# $clocked: the number of events that the clock decided, not chance.
verify-clocked =
    { $clocked ->
        [one] { $clocked } event was decided by speed, according to the record. That cannot be verified.
       *[other] { $clocked } events were decided by speed, according to the record. That cannot be verified.
    }
verify-found-no-proof = The record does not say how the cards were dealt. Perhaps people dealt them, or the proof was removed.
verify-found-other-secret = The secret in the record is not the one that was promised.
verify-found-other-seats = The proof does not have one number for each player.
verify-found-other-seed = A player’s number does not fit its seal.
verify-found-late-seed = A number was not sealed, although others were: it may have been chosen last.
verify-found-other-starter = The player who starts is not the one who should.
# $number: the number of the move, from 1. $move: what happened, without a full stop.
verify-found-not-by-clock = The record says that move { $number } ({ $move }) was decided by speed, but that is not possible.
verify-found-not-dealt = Move { $number } ({ $move }) does not follow from the secret and the players’ numbers.
verify-found-not-there = The proof mentions move { $number }, but there is no such move of chance.
verify-found-other-meter = The meter before move { $number } does not follow from the secret and the players’ numbers.
verify-with-what = What it was checked with
verify-table = Table
verify-table-game = { $table }, game { $number }
verify-commitment = The promise (the SHA-256 of the secret)
verify-secret = The secret
# $who: a name.
verify-number-of = { $who }’s number
verify-no-number = none
verify-how = How does that work?
verify-how-promise = Before the game, the server makes up a secret, a very long random number, and shows its fingerprint: the promise. From then on it cannot switch to another secret, because that would have a different fingerprint.
verify-how-numbers = Then everybody’s page makes up a random number of its own and shows its fingerprint. Only when all fingerprints are there do the pages reveal their numbers. So neither the server nor any player could choose a number to suit the others.
verify-how-cards = Each card follows from the secret and all the numbers by a fixed formula.
verify-how-secret = After the game the secret is revealed. Now anybody can compute every card again and see that none was hand-picked.
verify-how-not = It does not prove that nobody looked: whoever runs the server could see the cards during the game. And it proves nothing to players whose pages added no number.
verify-trust-nobody = You do not have to trust this page. Download the record and check it on your own computer:
verify-copy-command = Copy the command
