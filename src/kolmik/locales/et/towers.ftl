# Towers. The kinds are those printed on the cards.
towers-title = Tornid
towers-help = Panusta ehitamisõiguse eest, lao kuni viis torni ja pane neile tipp peale.
towers-kind-candy = komm
towers-kind-horror = õudused
towers-kind-tree = puu
towers-kind-junk = kola
towers-kind-sand = liiv
towers-tower-candy = kommitorn
towers-tower-horror = õuduste torn
towers-tower-tree = puutorn
towers-tower-junk = kolatorn
towers-tower-sand = liivatorn
# Kaardi nimes on liik omastavas: kommi 7. $number: 1 kuni 15.
towers-card =
    { $kind-id ->
        [candy] kommi { $number }
        [horror] õuduste { $number }
        [tree] puu { $number }
        [junk] kola { $number }
       *[sand] liiva { $number }
    }
towers-card-spire =
    { $kind-id ->
        [candy] kommi 0 (tornitipp)
        [horror] õuduste 0 (tornitipp)
        [tree] puu 0 (tornitipp)
        [junk] kola 0 (tornitipp)
       *[sand] liiva 0 (tornitipp)
    }

## What happened, without a full stop. $who: a name. $me: yes if the reader did it.

towers-move-deal = Avati { $card }
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
        [yes] { $tower-id ->
            [candy] Eemaldad oma kommitorni pealmise kaardi
            [horror] Eemaldad oma õuduste torni pealmise kaardi
            [tree] Eemaldad oma puutorni pealmise kaardi
            [junk] Eemaldad oma kolatorni pealmise kaardi
           *[sand] Eemaldad oma liivatorni pealmise kaardi
        }
       *[no] { $tower-id ->
            [candy] { $who } eemaldab oma kommitorni pealmise kaardi
            [horror] { $who } eemaldab oma õuduste torni pealmise kaardi
            [tree] { $who } eemaldab oma puutorni pealmise kaardi
            [junk] { $who } eemaldab oma kolatorni pealmise kaardi
           *[sand] { $who } eemaldab oma liivatorni pealmise kaardi
        }
    }
towers-move-build =
    { $me ->
        [yes] Ehitad { $card }
       *[no] { $who } ehitab { $card }
    }

## The same as buttons.

towers-do-deal = { $card }
towers-do-bid = Panusta { $number }
towers-do-pass = Passi
towers-do-raze =
    { $tower-id ->
        [candy] Eemalda kommitorni pealmine
        [horror] Eemalda õuduste torni pealmine
        [tree] Eemalda puutorni pealmine
        [junk] Eemalda kolatorni pealmine
       *[sand] Eemalda liivatorni pealmine
    }
towers-do-build = Ehita { $card }

## What is awaited. $to_build: cards still to be built.

towers-awaited-dealing = Kaarte avatakse
towers-awaited-auction =
    { $me ->
        [yes] Panusta või passi
       *[no] { $who } panustab või passib
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
