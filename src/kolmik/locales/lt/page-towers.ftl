# Bokštų stalas puslapyje.

# Šalia paties skaitytojo vardo.
towers-ui-you = tu
# Taškai prie vietos.
towers-ui-points =
    { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
# Kur stovi kitų žaidėjų bokštai.
towers-ui-others = Kitų bokštai
# Raundo numeris.
towers-ui-round = Raundas { $number }

## Eilė ir krūvelės

towers-ui-row = Kortų eilė
# Po žaidimo ir panaudotų kortų krūvelėmis, po kortų skaičiaus.
towers-ui-deck = krūvelėje
towers-ui-discarded = panaudota
towers-ui-discard-pile =
    { $cards ->
        [one] Panaudota: { $cards } korta
        [few] Panaudota: { $cards } kortos
       *[other] Panaudota: { $cards } kortų
    }

## Bokštai

# Ką ekrano skaitytuvas sako apie bokštą. $tower: pvz., „saldainių bokštas“. $values: jo kortos nuo apačios.
towers-ui-tower =
    { $tallest ->
        [yes] { $capped ->
            [yes] { $tower }, pagrindinis, su viršūne, nuo apačios: { $values }. Taškai: { $points }.
           *[no] { $tower }, pagrindinis, nuo apačios: { $values }. Taškai: { $points }.
        }
       *[no] { $capped ->
            [yes] { $tower }, su viršūne, nuo apačios: { $values }. Taškai: { $points }.
           *[no] { $tower }, nuo apačios: { $values }. Taškai: { $points }.
        }
    }
towers-ui-no-tower = { $tower }: dar nieko nepastatyta
# $cards: kiek kortų nugriauta. $points: kiek jos kainuoja.
towers-ui-rubble =
    { $cards ->
        [one] Nugriauta: { $cards } korta, kainuoja { $points }
        [few] Nugriauta: { $cards } kortos, kainuoja { $points }
       *[other] Nugriauta: { $cards } kortų, kainuoja { $points }
    }

## Aukcionas

towers-ui-auction = Aukcionas
# Prie vietos: ką žaidėjas pašaukė.
towers-ui-called = šaukia { $number }
towers-ui-passed = praleidžia
# Prie kito žaidėjo vietos: kiek eilės kortų jis galėtų pastatyti.
towers-ui-reach-of = riba { $cards }
# Po skaičiais, skaitytojui.
towers-ui-reach = Tavo statybos riba: { $cards }
# Ekrano skaitytuvui, prie eilės skaičiaus.
towers-ui-number-called =
    { $me ->
        [yes] { $number }, pašaukei tu
       *[no] { $number }, pašaukė { $who }
    }
towers-ui-number-beyond = { $number }, virš tavo statybos ribos
# Mygtukas prie stalo, kur galima šaukti daugiau, negu gali pastatyti.
towers-ui-bid-beyond = Šauk { $number }, virš savo statybos ribos

## Prie tikro stalo: kokia korta atversta

towers-ui-deal = Kokia korta atversta?
towers-ui-deal-kind = Rūšis
towers-ui-deal-value = Vertė

## Taškai pabaigoje

towers-ui-count = Taškai
towers-ui-cards =
    { $cards ->
        [one] { $cards } korta
        [few] { $cards } kortos
       *[other] { $cards } kortų
    }
# Prie bokšto, kurį užbaigė viršūnė: jis skaičiuojamas dvigubai.
towers-ui-capped = su bokšto viršūne
# Skaičiavimo eilutės.
towers-ui-tallest = pagrindinis
towers-ui-rubble-row = nugriauta
towers-ui-total = Iš viso
towers-ui-won = laimėjo

enter-towers-dealing = Kokia korta atversta?
