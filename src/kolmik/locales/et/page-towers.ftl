# Tornide laud lehel.

# Lugeja enda nime kõrval.
towers-ui-you = sina
# Punktid koha juures.
towers-ui-points =
    { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
# Kus on teiste mängijate tornid.
towers-ui-others = Teiste tornid
# Vooru number.
towers-ui-round = Voor { $number }

## Rida ja pakid

towers-ui-row = Rida
# Kaardipaki ja mahapandud kaartide paki all, pärast kaartide arvu.
towers-ui-deck = pakis
towers-ui-discarded = maha pandud
towers-ui-discard-pile =
    { $cards ->
        [one] Maha pandud: { $cards } kaart
       *[other] Maha pandud: { $cards } kaarti
    }

## Tornid

# Mida ekraanilugeja torni kohta ütleb. $tower: näiteks „kommitorn“. $values: selle kaardid, alumine enne.
towers-ui-tower =
    { $tallest ->
        [yes] { $capped ->
            [yes] { $tower }, peamine, tipuga, alt üles: { $values }. Punkte: { $points }.
           *[no] { $tower }, peamine, alt üles: { $values }. Punkte: { $points }.
        }
       *[no] { $capped ->
            [yes] { $tower }, tipuga, alt üles: { $values }. Punkte: { $points }.
           *[no] { $tower }, alt üles: { $values }. Punkte: { $points }.
        }
    }
towers-ui-no-tower = { $tower }: veel pole midagi ehitatud
# $cards: mitu kaarti on eemaldatud. $points: mida need maksavad.
towers-ui-rubble =
    { $cards ->
        [one] Eemaldatud: { $cards } kaart, maha { $points }
       *[other] Eemaldatud: { $cards } kaarti, maha { $points }
    }

## Panustamine

towers-ui-auction = Panustamine
# Koha juures: mida mängija panustas.
towers-ui-called = panus { $number }
towers-ui-passed = pass
# Teise mängija koha juures: mitu rea kaarti ta saaks ehitada.
towers-ui-reach-of = piir { $cards }
# Arvude all, lugejale.
towers-ui-reach = Sinu ehituspiir: { $cards }
# Ekraanilugejale, rea arvu juures.
towers-ui-number-called =
    { $me ->
        [yes] { $number }, sinu panus
       *[no] { $number }, panustas { $who }
    }
towers-ui-number-beyond = { $number }, üle sinu ehituspiiri
# Nupp lauas, kus võib panustada rohkem, kui ehitada jõuab.
towers-ui-bid-beyond = Panusta { $number }, üle oma ehituspiiri

## Päris laua taga: milline kaart avati

towers-ui-deal = Milline kaart avati?
towers-ui-deal-kind = Liik
towers-ui-deal-value = Väärtus

## Punktid lõpus

towers-ui-count = Punktid
towers-ui-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarti
    }
# Torni juures, millel on tipp: see loeb topelt.
towers-ui-capped = tornitipuga
# Arvestuse read.
towers-ui-tallest = peamine torn
towers-ui-rubble-row = eemaldatud
towers-ui-total = Kokku
towers-ui-won = võitis

enter-towers-dealing = Milline kaart avati?
