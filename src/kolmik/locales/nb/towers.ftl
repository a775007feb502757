# Towers. The kinds are those printed on the cards.
towers-title = Tårn
towers-help = By om retten til å bygge, stable fem tårn og sett spir på dem.
towers-kind-candy = godteri
towers-kind-horror = skrekk
towers-kind-tree = tre
towers-kind-junk = skrap
towers-kind-sand = sand
towers-tower-candy = godteritårnet
towers-tower-horror = skrekktårnet
towers-tower-tree = tretårnet
towers-tower-junk = skraptårnet
towers-tower-sand = sandtårnet
# $kind: one of the kinds above. $number: 1 to 15.
towers-card = { $kind } { $number }
towers-card-spire = { $kind } 0 (spir)

## What happened, without a full stop. $who: a name. $me: yes if the reader did it.

towers-move-deal = Vendt kort: { $card }
towers-move-bid =
    { $me ->
        [yes] Du byr { $number }
       *[no] { $who } byr { $number }
    }
towers-move-pass =
    { $me ->
        [yes] Du melder pass
       *[no] { $who } melder pass
    }
# $tower: one of the towers above; $tower-id: its kind as in records, such as candy.
towers-move-raze =
    { $me ->
        [yes] Du river det øverste kortet på { $tower }
       *[no] { $who } river det øverste kortet på { $tower }
    }
towers-move-build =
    { $me ->
        [yes] Du bygger { $card }
       *[no] { $who } bygger { $card }
    }

## The same as buttons.

towers-do-deal = { $card }
towers-do-bid = By { $number }
towers-do-pass = Pass
towers-do-raze = Riv toppen av { $tower }
towers-do-build = Bygg { $card }

## What is awaited. $to_build: cards still to be built.

towers-awaited-dealing = Det vendes kort
towers-awaited-auction =
    { $me ->
        [yes] By eller meld pass
       *[no] { $who } byr
    }
towers-awaited-building =
    { $me ->
        [yes] { $to_build ->
            [one] Bygg { $to_build } kort til
           *[other] Bygg { $to_build } kort til
        }
       *[no] { $who } bygger
    }
towers-awaited-over = Spillet er over

## Why the game is over; the id ends with the rule.

towers-ending-t-29 = Trekkbunken tok slutt for andre gang (T-29).
towers-ending-t-30 = Trekkbunken tok slutt, og det var ingenting å stokke (T-30).
