# Millstone.
millstone-title = Girnapusė
millstone-help = Kirsk viršutinę kortą, krėsk kitiems staigmenas ir atsikratyk kortų anksčiau už visus.
millstone-sign-rock = akmuo
millstone-sign-paper = popierius
millstone-sign-scissors = žirklės
millstone-colour-green = žalia
millstone-colour-yellow = geltona
millstone-colour-red = raudona
millstone-surprise-again = eik dar kartą arba keisk kryptį
millstone-surprise-race = lenktynės
millstone-surprise-plus-3 = +3
millstone-surprise-give = duok kortą
millstone-surprise-swap = keiskis kortomis
millstone-card-green-rock = žalias akmuo
millstone-card-green-paper = žalias popierius
millstone-card-green-scissors = žalios žirklės
millstone-card-yellow-rock = geltonas akmuo
millstone-card-yellow-paper = geltonas popierius
millstone-card-yellow-scissors = geltonos žirklės
millstone-card-red-rock = raudonas akmuo
millstone-card-red-paper = raudonas popierius
millstone-card-red-scissors = raudonos žirklės
millstone-card-green-joker = žalias džokeris
millstone-card-yellow-joker = geltonas džokeris
millstone-card-red-joker = raudonas džokeris
millstone-card-millstone = girnapusė
# $plain: one of the cards above. $surprise, $sign: a word from above.
millstone-card-surprise = { $plain } ({ $surprise })
millstone-card-named = { $plain }, ženklas { $sign }

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $whom: another name; $mine: yes if
## that is the reader.

millstone-move-deal = Padalyta korta: { $card }
millstone-move-deal-hidden = Padalyta korta
millstone-move-play =
    { $me ->
        [yes] Dedi kortą: { $card }
       *[no] { $who } deda kortą: { $card }
    }
millstone-move-draw =
    { $me ->
        [yes] Trauki kortą
       *[no] { $who } traukia kortą
    }
millstone-move-keep =
    { $me ->
        [yes] Pasilieki kortą
       *[no] { $who } pasilieka kortą
    }
millstone-move-take =
    { $me ->
        [yes] Trauki naštą
       *[no] { $who } traukia naštą
    }
millstone-move-again =
    { $me ->
        [yes] Eini dar kartą
       *[no] { $who } eina dar kartą
    }
millstone-move-reverse =
    { $me ->
        [yes] Keiti kryptį
       *[no] { $who } keičia kryptį
    }
millstone-move-race =
    { $me ->
        [yes] Lenktyniauji su korta: { $card }
       *[no] { $who } lenktyniauja su korta: { $card }
    }
millstone-move-sit-out =
    { $me ->
        [yes] Nedalyvauji
       *[no] { $who } nedalyvauja
    }
millstone-move-choose-hidden = { $who } renkasi slapta
millstone-move-fastest =
    { $mine ->
        [yes] Padėjai greičiausiai
       *[no] Greičiausiai padėjo { $whom }
    }
millstone-move-give =
    { $me ->
        [yes] Duodi kortą ({ $card }), ją gauna { $whom }
       *[no] { $mine ->
            [yes] { $who } duoda tau kortą ({ $card })
           *[no] { $who } duoda kortą ({ $card }), ją gauna { $whom }
        }
    }
# Somebody else's gift to somebody else: which card it was is not known.
millstone-move-give-hidden = { $who } duoda kortą, ją gauna { $whom }
millstone-move-thanks =
    { $me ->
        [yes] Sakai ačiū
       *[no] { $who } sako ačiū
    }
millstone-move-forget =
    { $me ->
        [yes] Pamiršti pasakyti ačiū
       *[no] { $who } pamiršta pasakyti ačiū
    }
millstone-move-swap =
    { $me ->
        [yes] Kortomis apsikeičiate tu ir { $whom }
       *[no] { $mine ->
            [yes] { $who } apsikeičia kortomis su tavimi
           *[no] Kortomis apsikeičia { $who } ir { $whom }
        }
    }

## The same as buttons.

millstone-do-deal = { $card }
millstone-do-deal-hidden = Korta
millstone-do-play = Dėk: { $card }
millstone-do-draw = Trauk kortą
millstone-do-keep = Pasilik
millstone-do-take = Trauk naštą
millstone-do-again = Eik dar kartą
millstone-do-reverse = Keisk kryptį
millstone-do-race = Lenktyniauk: { $card }
millstone-do-sit-out = Nedalyvauk
millstone-do-choose-hidden = Slaptas pasirinkimas
millstone-do-fastest = Greičiausiai padėjo { $whom }
millstone-do-give = Duok: { $card } → { $whom }
millstone-do-give-hidden = Duok kortą → { $whom }
millstone-do-thanks = Sakyk ačiū
millstone-do-forget = Nieko nesakyk
millstone-do-swap = Keiskis: { $whom }

## What is awaited. $charge: cards waiting to be drawn because of +3.

millstone-awaited-opening =
    { $me ->
        [yes] Pradėk bet kuria korta, išskyrus girnapusę
       *[no] { $who } pradeda
    }
millstone-awaited-turn =
    { $me ->
        [yes] Dėk stipresnę kortą arba trauk
       *[no] { $who } deda arba traukia kortą
    }
millstone-awaited-charged =
    { $me ->
        [yes] { $charge ->
            [one] Atsakyk +3 ar džokeriu, kitaip trauk { $charge } kortą
            [few] Atsakyk +3 ar džokeriu, kitaip trauk { $charge } kortas
           *[other] Atsakyk +3 ar džokeriu, kitaip trauk { $charge } kortų
        }
       *[no] { $charge ->
            [one] { $who } atsako į +3 arba traukia { $charge } kortą
            [few] { $who } atsako į +3 arba traukia { $charge } kortas
           *[other] { $who } atsako į +3 arba traukia { $charge } kortų
        }
    }
millstone-awaited-drawn =
    { $me ->
        [yes] Ištraukta korta – { $card }: dėk ją arba pasilik
       *[no] { $who } deda ištrauktą kortą arba ją pasilieka
    }
millstone-awaited-race =
    { $me ->
        [yes] Lenktynės: dėk stipresnę kortą arba nedalyvauk
       *[no] Lenktynės: kortą deda greičiausias
    }
millstone-awaited-again =
    { $me ->
        [yes] Eik dar kartą arba keisk kryptį
       *[no] { $who } eina dar kartą arba keičia kryptį
    }
millstone-awaited-give =
    { $me ->
        [yes] Duok kortą kitam žaidėjui
       *[no] { $who } atiduoda kortą
    }
millstone-awaited-thanks =
    { $me ->
        [yes] Sakyk ačiū už dovaną, kitaip trauksi 3 kortas
       *[no] { $who } gavo dovaną: ar pasakys ačiū?
    }
millstone-awaited-swap =
    { $me ->
        [yes] Pasirink, su kuo keičiesi kortomis
       *[no] { $who } renkasi, su kuo keistis kortomis
    }
millstone-awaited-dealing = Dalijamos kortos
millstone-awaited-drawing = Traukiamos kortos
millstone-awaited-fastest = Aiškėja, kas padėjo greičiausiai
millstone-awaited-over = Partija baigta

## Why the game is over. The first of the rule M-27 is that nobody could do anything, the other is the turn limit.

millstone-ending-m-27 = Visą ratą niekas nieko nepadėjo, o traukti nebuvo ko (M-27).
millstone-ending-m-27-limit =
    { $turns ->
        [one] Pasiekta { $turns } ėjimo riba (M-27).
        [few] Pasiekta { $turns } ėjimų riba (M-27).
       *[other] Pasiekta { $turns } ėjimų riba (M-27).
    }
millstone-ending-m-28 =
    { $me ->
        [yes] Nebeturi kortų (M-28).
       *[no] { $who } nebeturi kortų (M-28).
    }
