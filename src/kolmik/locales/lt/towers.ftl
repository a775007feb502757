# Towers. The kinds are those printed on the cards.
towers-title = Bokštai
towers-help = Varžykis aukcione dėl teisės statyti, krauk iki penkių bokštų ir užbaik juos viršūne.
towers-kind-candy = saldainiai
towers-kind-horror = siaubas
towers-kind-tree = medžiai
towers-kind-junk = metalo laužas
towers-kind-sand = smėlis
towers-tower-candy = saldainių bokštas
towers-tower-horror = siaubo bokštas
towers-tower-tree = medžių bokštas
towers-tower-junk = metalo laužo bokštas
towers-tower-sand = smėlio bokštas
# Kortos pavadinime rūšis kilmininku: saldainių 7. $number: nuo 1 iki 15.
towers-card =
    { $kind-id ->
        [candy] saldainių { $number }
        [horror] siaubo { $number }
        [tree] medžių { $number }
        [junk] metalo laužo { $number }
       *[sand] smėlio { $number }
    }
towers-card-spire =
    { $kind-id ->
        [candy] saldainių 0 (bokšto viršūnė)
        [horror] siaubo 0 (bokšto viršūnė)
        [tree] medžių 0 (bokšto viršūnė)
        [junk] metalo laužo 0 (bokšto viršūnė)
       *[sand] smėlio 0 (bokšto viršūnė)
    }

## What happened, without a full stop. $who: a name. $me: yes if the reader did it.

towers-move-deal = Atversta korta: { $card }
towers-move-bid =
    { $me ->
        [yes] Šauki { $number }
       *[no] { $who } šaukia { $number }
    }
towers-move-pass =
    { $me ->
        [yes] Praleidi ėjimą
       *[no] { $who } praleidžia ėjimą
    }
# $tower: one of the towers above; $tower-id: its kind as in records, such as candy.
towers-move-raze =
    { $me ->
        [yes] { $tower-id ->
            [candy] Nugriauni savo saldainių bokšto viršutinę kortą
            [horror] Nugriauni savo siaubo bokšto viršutinę kortą
            [tree] Nugriauni savo medžių bokšto viršutinę kortą
            [junk] Nugriauni savo metalo laužo bokšto viršutinę kortą
           *[sand] Nugriauni savo smėlio bokšto viršutinę kortą
        }
       *[no] { $tower-id ->
            [candy] { $who } nugriauna savo saldainių bokšto viršutinę kortą
            [horror] { $who } nugriauna savo siaubo bokšto viršutinę kortą
            [tree] { $who } nugriauna savo medžių bokšto viršutinę kortą
            [junk] { $who } nugriauna savo metalo laužo bokšto viršutinę kortą
           *[sand] { $who } nugriauna savo smėlio bokšto viršutinę kortą
        }
    }
towers-move-build =
    { $me ->
        [yes] Statai kortą { $card }
       *[no] { $who } stato kortą { $card }
    }

## The same as buttons.

towers-do-deal = { $card }
towers-do-bid = Šauk { $number }
towers-do-pass = Praleisk
towers-do-raze =
    { $tower-id ->
        [candy] Nugriauk saldainių bokšto viršutinę
        [horror] Nugriauk siaubo bokšto viršutinę
        [tree] Nugriauk medžių bokšto viršutinę
        [junk] Nugriauk metalo laužo bokšto viršutinę
       *[sand] Nugriauk smėlio bokšto viršutinę
    }
towers-do-build = Statyk { $card }

## What is awaited. $to_build: cards still to be built.

towers-awaited-dealing = Atverčiamos kortos
towers-awaited-auction =
    { $me ->
        [yes] Šauk arba praleisk ėjimą
       *[no] { $who } šaukia arba praleidžia ėjimą
    }
towers-awaited-building =
    { $me ->
        [yes] { $to_build ->
            [one] Pastatyk dar { $to_build } kortą
            [few] Pastatyk dar { $to_build } kortas
           *[other] Pastatyk dar { $to_build } kortų
        }
       *[no] { $who } stato
    }
towers-awaited-over = Partija baigta

## Why the game is over; the id ends with the rule.

towers-ending-t-29 = Žaidimo kortų krūvelė baigėsi antrą kartą (T-29).
towers-ending-t-30 = Žaidimo kortų krūvelė baigėsi, o maišyti nebuvo ko (T-30).
