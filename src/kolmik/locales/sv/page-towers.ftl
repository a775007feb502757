# Torn på sidan.

towers-ui-you = du
towers-ui-points =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
towers-ui-others = De andras torn
towers-ui-round = Runda { $number }

## Raden och högarna

towers-ui-row = Raden
towers-ui-deck = i draghögen
towers-ui-discarded = slängda
towers-ui-discard-pile =
    { $cards ->
        [one] Slänghögen: { $cards } kort
       *[other] Slänghögen: { $cards } kort
    }

## Torn

towers-ui-tower =
    { $tallest ->
        [yes] { $capped ->
            [yes] { $tower }, det högsta, färdigt, nerifrån och upp: { $values }. Poäng: { $points }.
           *[no] { $tower }, det högsta, nerifrån och upp: { $values }. Poäng: { $points }.
        }
       *[no] { $capped ->
            [yes] { $tower }, färdigt, nerifrån och upp: { $values }. Poäng: { $points }.
           *[no] { $tower }, nerifrån och upp: { $values }. Poäng: { $points }.
        }
    }
towers-ui-no-tower = { $tower }: inget byggt än
towers-ui-rubble =
    { $cards ->
        [one] Rivningshög: { $cards } kort, kostar { $points }
       *[other] Rivningshög: { $cards } kort, kostar { $points }
    }

## Budgivningen

towers-ui-auction = Budgivningen
towers-ui-called = bjuder { $number }
towers-ui-passed = passar
towers-ui-reach-of = utrymme { $cards }
towers-ui-reach = Ditt byggutrymme: { $cards }
towers-ui-number-called =
    { $me ->
        [yes] { $number }, ditt bud
       *[no] { $number }, bud av { $who }
    }
towers-ui-number-beyond = { $number }, över ditt byggutrymme
towers-ui-bid-beyond = Bjud { $number }, över ditt byggutrymme

## Vid ett riktigt bord: vilket kort som vändes upp

towers-ui-deal = Vilket kort vändes upp?
towers-ui-deal-kind = Sort
towers-ui-deal-value = Värde

## Räkningen på slutet

towers-ui-count = Räkningen
towers-ui-cards =
    { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }
towers-ui-capped = krönt med en spira
towers-ui-tallest = högsta
towers-ui-rubble-row = rivningshög
towers-ui-total = Summa
towers-ui-won = vann

enter-towers-dealing = Vilket kort vändes upp?
