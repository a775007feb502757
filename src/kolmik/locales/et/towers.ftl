# Towers. The kinds are those printed on the cards.
towers-title = Tornid
towers-help = Panusta ehitamisõiguse eest, lao viis torni ja krooni need tornitipuga.
towers-kind-candy = komm
towers-kind-horror = õudus
towers-kind-tree = puu
towers-kind-junk = kola
towers-kind-sand = liiv
towers-tower-candy = kommitorn
towers-tower-horror = õuduste torn
towers-tower-tree = puutorn
towers-tower-junk = kolatorn
towers-tower-sand = liivatorn
# $kind: one of the kinds above. $number: 1 to 15.
towers-card = { $kind } { $number }
towers-card-spire = { $kind } 0 (tornitipp)

## What happened, without a full stop. $who: a name. $me: yes if the reader did it.

towers-move-deal = Avati kaart { $card }
towers-move-bid =
    { $me ->
        [yes] Panustad { $number }
       *[no] { $who } panustab { $number }
    }
towers-move-pass =
    { $me ->
        [yes] Passid
       *[no] { $who } passib
    }
# $tower: one of the towers above; $tower-id: its kind as in records, such as candy.
towers-move-raze =
    { $me ->
        [yes] Eemaldad oma torni pealmise kaardi ({ $tower })
       *[no] { $who } eemaldab torni pealmise kaardi ({ $tower })
    }
towers-move-build =
    { $me ->
        [yes] Ehitad kaardi { $card }
       *[no] { $who } ehitab kaardi { $card }
    }

## The same as buttons.

towers-do-deal = { $card }
towers-do-bid = Panusta { $number }
towers-do-pass = Passi
towers-do-raze = Eemalda pealmine kaart: { $tower }
towers-do-build = Ehita { $card }

## What is awaited. $to_build: cards still to be built.

towers-awaited-dealing = Kaarte avatakse
towers-awaited-auction =
    { $me ->
        [yes] Panusta või passi
       *[no] { $who } panustab
    }
towers-awaited-building =
    { $me ->
        [yes] { $to_build ->
            [one] Ehita veel { $to_build } kaart
           *[other] Ehita veel { $to_build } kaarti
        }
       *[no] { $who } ehitab
    }
towers-awaited-over = Mäng on läbi

## Why the game is over; the id ends with the rule.

towers-ending-t-29 = Tõmbamise kaardipakk sai teist korda otsa (T-29).
towers-ending-t-30 = Tõmbamise kaardipakk sai otsa ja segada polnud midagi (T-30).
