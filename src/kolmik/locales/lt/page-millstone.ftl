# Girnapusės stalas puslapyje.

# Perskaitoma prie žaidėjo vietos. $name: kas ten sėdi. $me: yes, jei tai skaitytojas.
millstone-ui-seat =
    { $me ->
        [yes] Tu, { $name }
       *[no] { $name }
    }
millstone-ui-on-turn = eina
# Perskaitoma po matomo skaičiaus: „7 kortos“ yra skaičius ir šis žodis. $count: tas skaičius.
millstone-ui-cards =
    { $count ->
        [one] korta
        [few] kortos
       *[other] kortų
    }
# $count: kortos skaitytojo rankoje.
millstone-ui-hand =
    { $count ->
        [one] Tavo ranka, { $count } korta
        [few] Tavo ranka, { $count } kortos
       *[other] Tavo ranka, { $count } kortų
    }
# Vienodos kortos guli viena ant kitos. $card: jos pavadinimas arba ką su ja galima daryti. $count: kiek jų.
millstone-ui-copies =
    { $count ->
        [one] { $card }, { $count } korta
        [few] { $card }, { $count } kortos
       *[other] { $card }, { $count } kortų
    }
# Ant ką tik ištrauktos kortos.
millstone-ui-new = nauja

## Stalo vidurys.

# $card: viršutinė krūvos korta.
millstone-ui-top = Viršuje: { $card }
millstone-ui-no-top = Kortų dar nėra
millstone-ui-clockwise = Einama pagal laikrodžio rodyklę
millstone-ui-anticlockwise = Einama prieš laikrodžio rodyklę
# Virš sąrašo, ką galima dėti: ant viršutinės kortos, prieš +3, partijai pradėti.
millstone-ui-beats = Kerta
millstone-ui-answers = Atsako
millstone-ui-opens = Pradėti tinka
millstone-ui-any-rock = bet koks akmuo
millstone-ui-any-paper = bet koks popierius
millstone-ui-any-scissors = bet kokios žirklės
millstone-ui-any-joker = džokeris
millstone-ui-any-plus-3 = bet kokia +3
# $count: kortos kaladėje.
millstone-ui-deck =
    { $count ->
        [0] Kaladė tuščia
        [one] Kaladėje { $count } korta
        [few] Kaladėje { $count } kortos
       *[other] Kaladėje { $count } kortų
    }
# $count: kortos, kurias dėl +3 dar reikės ištraukti.
millstone-ui-charge =
    { $count ->
        [one] Našta: { $count } korta
        [few] Našta: { $count } kortos
       *[other] Našta: { $count } kortų
    }

## Ko klausiama skaitytojo.

millstone-ui-which-sign = Kokį ženklą sakai su džokeriu?
millstone-ui-other-card = Kita korta
millstone-ui-give-what = Pasirink kortą, kurią atiduodi
# $card: duodama korta.
millstone-ui-give-whom = Kam duodi: { $card }?
millstone-ui-swap-whom = Su kuo keitiesi kortomis?

## Dovana ir ačiū.

millstone-ui-gift = Dovana
# $giver: vardas. $card: ką gavo skaitytojas.
millstone-ui-gift-yours = { $giver } duoda tau kortą: { $card }. Spėk pasakyti ačiū, kitaip trauksi 3!
# Tas pats, kai korta nežinoma.
millstone-ui-gift-yours-unseen = { $giver } duoda tau kortą. Spėk pasakyti ačiū, kitaip trauksi 3!
# $giver, $who: vardai.
millstone-ui-gift-theirs = Duoda { $giver }, gauna { $who }. Ar bus ačiū?
# Perskaitoma. $seconds: kiek liko sekundžių.
millstone-ui-time-left =
    { $seconds ->
        [one] Liko { $seconds } sekundė
        [few] Liko { $seconds } sekundės
       *[other] Liko { $seconds } sekundžių
    }

## Lenktynės.

millstone-ui-race = Lenktynės!
# Perskaitoma, kai prasideda.
millstone-ui-race-begins = Lenktynės! Kas pirmas padės stipresnę kortą?
# $who: kas padėjo lenktynių kortą. $me: yes, jei tai skaitytojas.
millstone-ui-race-by =
    { $me ->
        [yes] Kiti lenktyniauja dėl tavo kortos.
       *[no] Kortą padėjo { $who }: kas pirmas ją kerta, laimi lenktynes.
    }
millstone-ui-race-nothing = Neturi kortos, kuri ją kirstų.
# $card: skaitytojo pasiūlyta korta.
millstone-ui-race-in = Tavo lenktynių korta: { $card }.
millstone-ui-race-out = Šįkart nedalyvauji.
# Perskaitoma po vardo. $how: chosen, asked arba waits.
millstone-ui-racer =
    { $how ->
        [chosen] jau pasirinko
        [asked] renkasi
       *[waits] rinksis vėliau
    }
# $who: vardas. $me: yes, jei tai skaitytojas. $card: padėta korta.
millstone-ui-race-won =
    { $me ->
        [yes] Padėjai greičiausiai: { $card }!
       *[no] Greičiausiai padėjo { $who }: { $card }!
    }
millstone-ui-race-nobody = Lenktynėse niekas kortos nepadėjo.
millstone-ui-who-was-fastest = Kas padėjo greičiausiai?

## Pabaiga.

millstone-ui-count = Kiek vertos rankos
# Perskaitoma po laimėtojo vardo.
millstone-ui-won = laimėjo
millstone-ui-no-cards = Kortų nebėra
# $points: kiek verta ranka.
millstone-ui-points =
    { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }

## Prie tikro stalo: žmonės pasako, kokia korta padalyta.

millstone-ui-enter = Kokia korta?
# $who: kas traukia. $me: yes, jei tai skaitytojas. $count: kiek kortų dar reikia įrašyti.
millstone-ui-enter-for =
    { $me ->
        [yes] Kokią kortą trauki? (dar { $count })
       *[no] Kokią kortą traukia { $who }? (dar { $count })
    }

enter-millstone-dealing = Kokia korta padalyta?
enter-millstone-drawing = Kokia korta ištraukta?
enter-millstone-fastest = Kas padėjo greičiausiai?
