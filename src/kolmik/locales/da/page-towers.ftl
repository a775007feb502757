# Bordet til Tårne på siden. Id: towers-ui-.

# Ved siden af læserens eget navn.
towers-ui-you = dig
# Point lige nu, ved en plads.
towers-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
# Hvor de andre spilleres tårne står.
towers-ui-others = De andres tårne
# Rundens nummer.
towers-ui-round = Runde { $number }

## Rækken og bunkerne

# De åbne kort, der bydes om.
towers-ui-row = Rækken
# Under trækbunken og kastebunken, efter hvor mange kort der er.
towers-ui-deck = i trækbunken
towers-ui-discarded = kastet
towers-ui-discard-pile =
    { $cards ->
        [one] Kastebunken: { $cards } kort
       *[other] Kastebunken: { $cards } kort
    }

## Tårne

# Det, en skærmlæser siger om et tårn. $tower: som »sliktårnet«. $values: kortene, nedefra.
# $capped: yes, hvis et spir har gjort det færdigt. $tallest: yes, hvis det er spillerens højeste, som tæller en gang til.
# $points: hvad det giver.
towers-ui-tower =
    { $tallest ->
        [yes] { $capped ->
            [yes] { $tower }, det højeste, færdigt, nedefra og op: { $values }. Point: { $points }.
           *[no] { $tower }, det højeste, nedefra og op: { $values }. Point: { $points }.
        }
       *[no] { $capped ->
            [yes] { $tower }, færdigt, nedefra og op: { $values }. Point: { $points }.
           *[no] { $tower }, nedefra og op: { $values }. Point: { $points }.
        }
    }
towers-ui-no-tower = { $tower }: ikke begyndt endnu
# $cards: hvor mange murbrokker. $points: hvad de koster.
towers-ui-rubble =
    { $cards ->
        [one] { $cards } murbrokke, koster { $points }
       *[other] { $cards } murbrokker, koster { $points }
    }

## Auktionen

towers-ui-auction = Auktionen
# Ved en plads: hvad spilleren har budt.
towers-ui-called = byder { $number }
towers-ui-passed = melder pas
# Ved en anden spillers plads: hvor mange kort fra rækken der kunne bygges der.
towers-ui-reach-of = rækkevidde { $cards }
# Under tallene, til læseren.
towers-ui-reach = Din rækkevidde: { $cards }
# Til en skærmlæser, på et tal i rækken.
towers-ui-number-called =
    { $me ->
        [yes] { $number }, budt af dig
       *[no] { $number }, budt af { $who }
    }
towers-ui-number-beyond = { $number }, over din rækkevidde
# En knap: ved borde, hvor man må byde mere, end man kan bygge.
towers-ui-bid-beyond = Byd { $number }, over din rækkevidde

## Ved et rigtigt bord: hvilket kort der blev vendt

towers-ui-deal = Hvilket kort blev vendt?
towers-ui-deal-kind = Slags
towers-ui-deal-value = Værdi

## Optællingen til sidst

towers-ui-count = Optællingen
towers-ui-cards =
    { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }
# Ved et tårn, som et spir har gjort færdigt: det tæller dobbelt.
towers-ui-capped = færdigt, med spir
# Rækker i optællingen.
towers-ui-tallest = højeste
towers-ui-rubble-row = murbrokker
towers-ui-total = I alt
towers-ui-won = vandt

enter-towers-dealing = Hvilket kort blev vendt?
