# Towers. The kinds are those printed on the cards.
towers-title = Torn
towers-help = Bjud om rätten att bygga, stapla fem torn och krön dem med en spira.
towers-kind-candy = godis
towers-kind-horror = skräck
towers-kind-tree = träd
towers-kind-junk = skrot
towers-kind-sand = sand
towers-tower-candy = godistornet
towers-tower-horror = skräcktornet
towers-tower-tree = trädtornet
towers-tower-junk = skrottornet
towers-tower-sand = sandtornet
# $kind: one of the kinds above. $number: 1 to 15.
towers-card = { $kind } { $number }
towers-card-spire = { $kind } 0 (spira)

## What happened, without a full stop. $who: a name. $me: yes if the reader did it.

towers-move-deal = Uppvänt: { $card }
towers-move-bid =
    { $me ->
        [yes] Du bjuder { $number }
       *[no] { $who } bjuder { $number }
    }
towers-move-pass =
    { $me ->
        [yes] Du passar
       *[no] { $who } passar
    }
# $tower: one of the towers above; $tower-id: its kind as in records, such as candy.
towers-move-raze =
    { $me ->
        [yes] Du river översta kortet i { $tower }
       *[no] { $who } river översta kortet i { $tower }
    }
towers-move-build =
    { $me ->
        [yes] Du bygger { $card }
       *[no] { $who } bygger { $card }
    }

## The same as buttons.

towers-do-deal = { $card }
towers-do-bid = Bjud { $number }
towers-do-pass = Passa
towers-do-raze = Riv toppen av { $tower }
towers-do-build = Bygg { $card }

## What is awaited. $to_build: cards still to be built.

towers-awaited-dealing = Kort vänds upp
towers-awaited-auction =
    { $me ->
        [yes] Bjud eller passa
       *[no] { $who } bjuder
    }
towers-awaited-building =
    { $me ->
        [yes] { $to_build ->
            [one] Bygg { $to_build } kort till
           *[other] Bygg { $to_build } kort till
        }
       *[no] { $who } bygger
    }
towers-awaited-over = Spelet är över

## Why the game is over; the id ends with the rule.

towers-ending-t-29 = Draghögen tog slut för andra gången (T-29).
towers-ending-t-30 = Draghögen tog slut och det fanns inget att blanda (T-30).
