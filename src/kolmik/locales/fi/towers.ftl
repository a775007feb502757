# Towers. The kinds are those printed on the cards.
towers-title = Tornit
towers-help = Huuda rakennusvuoro itsellesi, pinoa viisi tornia ja kruunaa ne torninhuipulla.
towers-kind-candy = karkki
towers-kind-horror = kauhu
towers-kind-tree = puu
towers-kind-junk = romu
towers-kind-sand = hiekka
towers-tower-candy = karkkitorni
towers-tower-horror = kauhutorni
towers-tower-tree = puutorni
towers-tower-junk = romutorni
towers-tower-sand = hiekkatorni
# $kind: one of the kinds above. $number: 1 to 15.
towers-card = { $kind } { $number }
towers-card-spire = { $kind } 0 (huippu)

## What happened, without a full stop. $who: a name. $me: yes if the reader did it.

towers-move-deal = Käännettiin: { $card }
towers-move-bid =
    { $me ->
        [yes] Huudat { $number }
       *[no] { $who } huutaa { $number }
    }
towers-move-pass =
    { $me ->
        [yes] Passaat
       *[no] { $who } passaa
    }
# $tower: one of the towers above; $tower-id: its kind as in records, such as candy.
towers-move-raze =
    { $me ->
        [yes] Purat { $tower-id ->
            [candy] karkkitornisi
            [horror] kauhutornisi
            [tree] puutornisi
            [junk] romutornisi
           *[sand] hiekkatornisi
        } päällimmäisen kortin
       *[no] { $who } purkaa { $tower-id ->
            [candy] karkkitorninsa
            [horror] kauhutorninsa
            [tree] puutorninsa
            [junk] romutorninsa
           *[sand] hiekkatorninsa
        } päällimmäisen kortin
    }
towers-move-build =
    { $me ->
        [yes] Rakennat kortin { $card }
       *[no] { $who } rakentaa kortin { $card }
    }

## The same as buttons.

towers-do-deal = { $card }
towers-do-bid = Huuda { $number }
towers-do-pass = Passaa
towers-do-raze =
    Pura { $tower-id ->
        [candy] karkkitornista
        [horror] kauhutornista
        [tree] puutornista
        [junk] romutornista
       *[sand] hiekkatornista
    }
towers-do-build = Rakenna { $card }

## What is awaited. $to_build: cards still to be built.

towers-awaited-dealing = Kortteja käännetään
towers-awaited-auction =
    { $me ->
        [yes] Huuda tai passaa
       *[no] Huutovuorossa on { $who }
    }
towers-awaited-building =
    { $me ->
        [yes] { $to_build ->
            [one] Rakenna vielä { $to_build } kortti
           *[other] Rakenna vielä { $to_build } korttia
        }
       *[no] { $who } rakentaa
    }
towers-awaited-over = Peli on päättynyt

## Why the game is over; the id ends with the rule.

towers-ending-t-29 = Pakka loppui toisen kerran (T-29).
towers-ending-t-30 = Pakka loppui, eikä sekoitettavaa ollut (T-30).
