# Towers. The kinds are those printed on the cards.
towers-title = Tårne
towers-help = Byd om retten til at bygge, stabl fem tårne, og sæt et spir på toppen.
towers-kind-candy = slik
towers-kind-horror = gys
towers-kind-tree = træ
towers-kind-junk = skrot
towers-kind-sand = sand
towers-tower-candy = sliktårnet
towers-tower-horror = gysertårnet
towers-tower-tree = trætårnet
towers-tower-junk = skrottårnet
towers-tower-sand = sandtårnet
# $kind: one of the kinds above. $number: 1 to 15.
towers-card = { $kind } { $number }
towers-card-spire = { $kind } 0 (spir)

## What happened, without a full stop. $who: a name. $me: yes if the reader did it.

towers-move-deal = Vendt kort: { $card }
towers-move-bid =
    { $me ->
        [yes] Du byder { $number }
       *[no] { $who } byder { $number }
    }
towers-move-pass =
    { $me ->
        [yes] Du melder pas
       *[no] { $who } melder pas
    }
# $tower: one of the towers above; $tower-id: its kind as in records, such as candy.
towers-move-raze =
    { $me ->
        [yes] Du river det øverste kort af { $tower } ned
       *[no] { $who } river det øverste kort af { $tower } ned
    }
towers-move-build =
    { $me ->
        [yes] Du bygger { $card }
       *[no] { $who } bygger { $card }
    }

## The same as buttons.

towers-do-deal = { $card }
towers-do-bid = Byd { $number }
towers-do-pass = Pas
towers-do-raze = Riv toppen af { $tower } ned
towers-do-build = Byg { $card }

## What is awaited. $to_build: cards still to be built.

towers-awaited-dealing = Der vendes kort
towers-awaited-auction =
    { $me ->
        [yes] Byd eller meld pas
       *[no] { $who } byder
    }
towers-awaited-building =
    { $me ->
        [yes] { $to_build ->
            [one] Byg { $to_build } kort mere
           *[other] Byg { $to_build } kort mere
        }
       *[no] { $who } bygger
    }
towers-awaited-over = Spillet er slut

## Why the game is over; the id ends with the rule.

towers-ending-t-29 = Trækbunken slap op for anden gang (T-29).
towers-ending-t-30 = Trækbunken slap op, og der var ikke noget at blande (T-30).
