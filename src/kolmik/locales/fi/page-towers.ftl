# Tornien pöytä sivulla.

towers-ui-you = sinä
towers-ui-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
towers-ui-others = Muiden tornit
towers-ui-round = Kierros { $number }

## Rivi ja pakat

towers-ui-row = Rivi
towers-ui-deck = pakassa
towers-ui-discarded = poistettu
towers-ui-discard-pile =
    { $cards ->
        [one] Poistopakassa { $cards } kortti
       *[other] Poistopakassa { $cards } korttia
    }

## Tornit

towers-ui-tower =
    { $tallest ->
        [yes] { $capped ->
            [yes] { $tower }, korkein, valmis, alhaalta ylös: { $values }. Pisteitä: { $points }.
           *[no] { $tower }, korkein, alhaalta ylös: { $values }. Pisteitä: { $points }.
        }
       *[no] { $capped ->
            [yes] { $tower }, valmis, alhaalta ylös: { $values }. Pisteitä: { $points }.
           *[no] { $tower }, alhaalta ylös: { $values }. Pisteitä: { $points }.
        }
    }
towers-ui-no-tower = { $tower }: ei vielä mitään
towers-ui-rubble =
    { $cards ->
        [one] Purkukasassa { $cards } kortti, miinusta { $points }
       *[other] Purkukasassa { $cards } korttia, miinusta { $points }
    }

## Huutokauppa

towers-ui-auction = Huutokauppa
towers-ui-called = huutaa { $number }
towers-ui-passed = passaa
towers-ui-reach-of = vara { $cards }
towers-ui-reach = Rakennusvarasi: { $cards }
towers-ui-number-called =
    { $me ->
        [yes] { $number }, sinun huutosi
       *[no] { $number }, huutaja { $who }
    }
towers-ui-number-beyond = { $number }, yli rakennusvarasi
towers-ui-bid-beyond = Huuda { $number }, yli rakennusvarasi

## Oikeassa pöydässä: mikä kortti käännettiin

towers-ui-deal = Mikä kortti käännettiin?
towers-ui-deal-kind = Laji
towers-ui-deal-value = Arvo

## Pistelasku lopussa

towers-ui-count = Pistelasku
towers-ui-cards =
    { $cards ->
        [one] { $cards } kortti
       *[other] { $cards } korttia
    }
towers-ui-capped = torninhuippu päällä
towers-ui-tallest = korkein
towers-ui-rubble-row = purkukasa
towers-ui-total = Yhteensä
towers-ui-won = voitti

enter-towers-dealing = Mikä kortti käännettiin?
