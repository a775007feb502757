# Towers. The kinds are those printed on the cards.
towers-title = Towers
towers-help = Bid for the right to build, stack five towers, cap them with a spire.

towers-kind-candy = candy
towers-kind-horror = horror
towers-kind-tree = tree
towers-kind-junk = junk
towers-kind-sand = sand

towers-tower-candy = candy tower
towers-tower-horror = horror tower
towers-tower-tree = tree tower
towers-tower-junk = junk tower
towers-tower-sand = sand tower

# $kind: one of the kinds above. $number: 1 to 15.
towers-card = { $kind } { $number }
towers-card-spire = { $kind } 0 (spire)

## What happened, without a full stop. $who: a name. $me: yes if the reader did it.

towers-move-deal = Turned up: { $card }
towers-move-bid =
    { $me ->
        [yes] You bid { $number }
       *[no] { $who } bids { $number }
    }
towers-move-pass =
    { $me ->
        [yes] You pass
       *[no] { $who } passes
    }
# $tower: one of the towers above; $tower-id: its kind as in records, such as candy.
towers-move-raze =
    { $me ->
        [yes] You raze the top of your { $tower }
       *[no] { $who } razes the top of their { $tower }
    }
towers-move-build =
    { $me ->
        [yes] You build { $card }
       *[no] { $who } builds { $card }
    }

## Labels of buttons for the same moves.

towers-do-deal = { $card }
towers-do-bid = Bid { $number }
towers-do-pass = Pass
towers-do-raze = Raze the { $tower }
towers-do-build = Build { $card }

## What the game is waiting for. $to_build: cards still to be built.

towers-awaited-dealing = Cards are being turned up
towers-awaited-auction =
    { $me ->
        [yes] Bid or pass
       *[no] { $who } is bidding
    }
towers-awaited-building =
    { $me ->
        [yes] { $to_build ->
            [one] Build { $to_build } more card
           *[other] Build { $to_build } more cards
        }
       *[no] { $who } is building
    }
towers-awaited-over = The game is over

## Why the game is over; the id ends with the rule.

towers-ending-t-29 = The deck ran out for the second time (T-29).
towers-ending-t-30 = The deck ran out and there was nothing to shuffle into a new one (T-30).
