# Towers. The kinds are those printed on the cards.
towers-title = Bokštai
towers-help = Varžykis aukcione dėl teisės statyti, sukrauk penkis bokštus ir užbaik juos viršūne.
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
# $kind: one of the kinds above. $number: 1 to 15.
towers-card = { $kind } { $number }
towers-card-spire = { $kind } 0 (bokšto viršūnė)

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
        [yes] Nugriauni savo bokšto viršutinę kortą ({ $tower })
       *[no] { $who } nugriauna bokšto viršutinę kortą ({ $tower })
    }
towers-move-build =
    { $me ->
        [yes] Statai kortą { $card }
       *[no] { $who } stato kortą { $card }
    }

## The same as buttons.

towers-do-deal = { $card }
towers-do-bid = Šaukti { $number }
towers-do-pass = Praleisti ėjimą
towers-do-raze = Nugriauti viršų: { $tower }
towers-do-build = Statyti: { $card }

## What is awaited. $to_build: cards still to be built.

towers-awaited-dealing = Atverčiamos kortos
towers-awaited-auction =
    { $me ->
        [yes] Šauk arba praleisk ėjimą
       *[no] { $who } šaukia
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
towers-awaited-over = Žaidimas baigtas

## Why the game is over; the id ends with the rule.

towers-ending-t-29 = Žaidimo kortų krūvelė baigėsi antrą kartą (T-29).
towers-ending-t-30 = Žaidimo kortų krūvelė baigėsi, o maišyti nebuvo ko (T-30).
