# Bordet til Tårn på siden. Id: towers-ui-.

# Ved siden av leserens eget navn.
towers-ui-you = deg
# Poeng akkurat nå, ved en plass.
towers-ui-points =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
# Der tårnene til de andre spillerne står.
towers-ui-others = Tårnene til de andre
# Nummeret på runden.
towers-ui-round = Runde { $number }

## Raden og bunkene

# De åpne kortene det bys på.
towers-ui-row = Raden
# Under trekkbunken og kastebunken, etter hvor mange kort det er.
towers-ui-deck = i trekkbunken
towers-ui-discarded = kastet
towers-ui-discard-pile =
    { $cards ->
        [one] Kastebunken: { $cards } kort
       *[other] Kastebunken: { $cards } kort
    }

## Tårn

# Det en skjermleser sier om et tårn. $tower: som «godteritårnet». $values: kortene, nedenfra.
# $capped: yes hvis et spir har gjort det ferdig. $tallest: yes hvis det er spillerens høyeste, som teller en gang til.
# $points: hva det gir.
towers-ui-tower =
    { $tallest ->
        [yes] { $capped ->
            [yes] { $tower }, det høyeste, ferdig, nedenfra og opp: { $values }. Poeng: { $points }.
           *[no] { $tower }, det høyeste, nedenfra og opp: { $values }. Poeng: { $points }.
        }
       *[no] { $capped ->
            [yes] { $tower }, ferdig, nedenfra og opp: { $values }. Poeng: { $points }.
           *[no] { $tower }, nedenfra og opp: { $values }. Poeng: { $points }.
        }
    }
towers-ui-no-tower = { $tower }: ikke begynt ennå
# $cards: hvor mange kort i ruinhaugen. $points: hva de koster.
towers-ui-rubble =
    { $cards ->
        [one] Ruinhaugen: { $cards } kort, koster { $points }
       *[other] Ruinhaugen: { $cards } kort, koster { $points }
    }

## Auksjonen

towers-ui-auction = Auksjonen
# Ved en plass: hva spilleren har budt.
towers-ui-called = byr { $number }
towers-ui-passed = melder pass
# Ved plassen til en annen spiller: hvor mange kort fra raden som kunne bygges der.
towers-ui-reach-of = rekkevidde { $cards }
# Under tallene, til leseren.
towers-ui-reach = Rekkevidden din: { $cards }
# Til en skjermleser, på et tall i raden.
towers-ui-number-called =
    { $me ->
        [yes] { $number }, budt av deg
       *[no] { $number }, budt av { $who }
    }
towers-ui-number-beyond = { $number }, over rekkevidden din
# En knapp: ved bord der du kan by mer enn du kan bygge.
towers-ui-bid-beyond = By { $number }, over rekkevidden din

## Ved et ekte bord: hvilket kort som ble vendt

towers-ui-deal = Hvilket kort ble vendt?
towers-ui-deal-kind = Sort
towers-ui-deal-value = Verdi

## Opptellingen til slutt

towers-ui-count = Opptellingen
towers-ui-cards =
    { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }
# Ved et tårn som et spir har gjort ferdig: det teller dobbelt.
towers-ui-capped = ferdig, med spir
# Rader i opptellingen.
towers-ui-tallest = høyeste
towers-ui-rubble-row = ruinhaug
towers-ui-total = Til sammen
towers-ui-won = vant

enter-towers-dealing = Hvilket kort ble vendt?
