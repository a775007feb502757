# Myllynkiven pöytä sivulla.

millstone-ui-seat =
    { $me ->
        [yes] Sinä, { $name }
       *[no] { $name }
    }
millstone-ui-on-turn = vuorossa
millstone-ui-cards =
    { $count ->
        [one] kortti
       *[other] korttia
    }
millstone-ui-hand =
    { $count ->
        [one] Kätesi, { $count } kortti
       *[other] Kätesi, { $count } korttia
    }
millstone-ui-copies =
    { $count ->
        [one] { $card }, { $count } kortti
       *[other] { $card }, { $count } korttia
    }
millstone-ui-new = uusi

## Pöydän keskellä.

millstone-ui-top = Päällimmäisenä: { $card }
millstone-ui-no-top = Ei vielä korttia
millstone-ui-clockwise = Peli kiertää myötäpäivään
millstone-ui-anticlockwise = Peli kiertää vastapäivään
millstone-ui-beats = Tämän voittavat
millstone-ui-answers = Vastaukseksi
millstone-ui-opens = Aloitukseksi
millstone-ui-any-rock = kaikki kivet
millstone-ui-any-paper = kaikki paperit
millstone-ui-any-scissors = kaikki sakset
millstone-ui-any-joker = jokeri
millstone-ui-any-plus-3 = kaikki +3:t
millstone-ui-deck =
    { $count ->
        [0] Pakka on tyhjä
        [one] Pakassa { $count } kortti
       *[other] Pakassa { $count } korttia
    }
millstone-ui-charge =
    { $count ->
        [one] Nostovelka { $count } kortti
       *[other] Nostovelka { $count } korttia
    }

## Mitä sinulta kysytään.

millstone-ui-which-sign = Minkä merkin jokeri nimeää?
millstone-ui-other-card = Toinen kortti
millstone-ui-give-what = Valitse kortti annettavaksi
millstone-ui-give-whom = Kuka saa kortin { $card }?
millstone-ui-swap-whom = Kenen käden otat omasi tilalle?

## Lahja ja kiitos.

millstone-ui-gift = Lahja
millstone-ui-gift-yours = { $giver } antoi sinulle kortin: { $card }. Kiitä ajoissa, tai nostat 3!
millstone-ui-gift-yours-unseen = { $giver } antoi sinulle kortin. Kiitä ajoissa, tai nostat 3!
millstone-ui-gift-theirs = { $giver } antoi kortin, ja sen sai { $who }. Tuleeko kiitos?
millstone-ui-time-left =
    { $seconds ->
        [one] { $seconds } sekunti jäljellä
       *[other] { $seconds } sekuntia jäljellä
    }

## Kisa.

millstone-ui-race = Kisa!
millstone-ui-race-begins = Kisa! Kuka lyö ensimmäisenä vahvemman kortin?
millstone-ui-race-by =
    { $me ->
        [yes] Muut kisaavat sinun kortistasi.
       *[no] { $who } löi kisan: ensimmäinen vahvempi kortti voittaa.
    }
millstone-ui-race-nothing = Sinulla ei ole korttia, joka voittaisi sen.
millstone-ui-race-in = Kisaat kortilla { $card }.
millstone-ui-race-out = Jäät tästä pois.
millstone-ui-racer =
    { $how ->
        [chosen] on valinnut
        [asked] valitsee
       *[waits] valitsee myöhemmin
    }
millstone-ui-race-won =
    { $me ->
        [yes] Olit nopein: { $card }!
       *[no] { $who } oli nopein: { $card }!
    }
millstone-ui-race-nobody = Kukaan ei lyönyt kisassa korttia.
millstone-ui-who-was-fastest = Kuka oli nopein?

## Loppu.

millstone-ui-count = Käsien pisteet
millstone-ui-won = voitti
millstone-ui-no-cards = Ei kortteja jäljellä
millstone-ui-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }

## Oikeassa pöydässä: ihmiset kertovat, mikä kortti jaettiin.

millstone-ui-enter = Mikä kortti?
millstone-ui-enter-for =
    { $me ->
        [yes] Minkä kortin nostat? (vielä { $count })
       *[no] Minkä kortin { $who } nostaa? (vielä { $count })
    }

enter-millstone-dealing = Mikä kortti jaettiin?
enter-millstone-drawing = Mikä kortti nostettiin?
enter-millstone-fastest = Kuka oli nopein?
