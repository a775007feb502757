# The board of Towers. Ids: towers-ui-.

# Beside the reader's own name.
towers-ui-you = you
# Live points at a seat.
towers-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Where the towers of the other players stand.
towers-ui-others = Other players’ towers
# The number of the round.
towers-ui-round = Round { $number }

## The row and the piles

# The face-up cards on offer.
towers-ui-row = The row
# Under the deck and under the discard pile, after the number of cards.
towers-ui-deck = in the deck
towers-ui-discarded = discarded
towers-ui-discard-pile =
    { $cards ->
        [one] Discarded: { $cards } card
       *[other] Discarded: { $cards } cards
    }

## Towers

# A tower, for screen readers. $tower: such as "candy tower". $values: its cards, the lowest storey first.
# $capped: yes if a spire has finished it. $tallest: yes if it is the player's tallest, which scores 1 more a card.
# $points: its points.
towers-ui-tower =
    { $tallest ->
        [yes] { $capped ->
            [yes] { $tower }, the tallest, finished, from the ground up: { $values }. Points: { $points }.
           *[no] { $tower }, the tallest, from the ground up: { $values }. Points: { $points }.
        }
       *[no] { $capped ->
            [yes] { $tower }, finished, from the ground up: { $values }. Points: { $points }.
           *[no] { $tower }, from the ground up: { $values }. Points: { $points }.
        }
    }
towers-ui-no-tower = { $tower }: nothing built yet
# $cards: how many are in the rubble. $points: what they cost.
towers-ui-rubble =
    { $cards ->
        [one] Rubble: { $cards } card, costs { $points }
       *[other] Rubble: { $cards } cards, cost { $points }
    }

## The auction

towers-ui-auction = The auction
# At a seat: what the player has bid.
towers-ui-called = bid { $number }
towers-ui-passed = passed
# At the seat of another player: how many cards of the row could be built there.
towers-ui-reach-of = reach { $cards }
# Under the numbers, for the reader.
towers-ui-reach = Your reach: { $cards }
# For screen readers, on a number of the auction.
towers-ui-number-called =
    { $me ->
        [yes] { $number }, bid by you
       *[no] { $number }, bid by { $who }
    }
towers-ui-number-beyond = { $number }, above your reach
# A button: at tables where players may bid more than they can build.
towers-ui-bid-beyond = Bid { $number }, above your reach

## At a real table: which card was turned up

towers-ui-deal = Which card was turned up?
towers-ui-deal-kind = Its kind
towers-ui-deal-value = Its value

## The scores at the end

towers-ui-count = Scores
towers-ui-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# Beside a tower that a spire has finished: it counts double.
towers-ui-capped = finished with a spire
# Rows of the scores.
towers-ui-tallest = tallest
towers-ui-rubble-row = rubble
towers-ui-total = Total
towers-ui-won = won

# When people deal and enter the moves of chance.
enter-towers-dealing = Which card was turned up?
