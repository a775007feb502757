# Millstone.
millstone-title = Kvernsteinen
millstone-help = Slå tegnet på spillebunken, overrask de andre og bli først kvitt kortene.
millstone-sign-rock = stein
millstone-sign-paper = papir
millstone-sign-scissors = saks
millstone-colour-green = grønn
millstone-colour-yellow = gul
millstone-colour-red = rød
millstone-surprise-again = igjen
millstone-surprise-race = kappløp
millstone-surprise-plus-3 = +3
millstone-surprise-give = gave
millstone-surprise-swap = bytte
millstone-card-green-rock = grønn stein
millstone-card-green-paper = grønt papir
millstone-card-green-scissors = grønn saks
millstone-card-yellow-rock = gul stein
millstone-card-yellow-paper = gult papir
millstone-card-yellow-scissors = gul saks
millstone-card-red-rock = rød stein
millstone-card-red-paper = rødt papir
millstone-card-red-scissors = rød saks
millstone-card-green-joker = grønn joker
millstone-card-yellow-joker = gul joker
millstone-card-red-joker = rød joker
millstone-card-millstone = kvernstein
# $plain: one of the cards above. $surprise, $sign: a word from above.
millstone-card-surprise = { $plain } ({ $surprise })
millstone-card-named = { $plain } som { $sign }

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $whom: another name; $mine: yes if
## that is the reader.

millstone-move-deal = Delt ut: { $card }
millstone-move-deal-hidden = Det deles ut et kort
millstone-move-play =
    { $me ->
        [yes] Du legger { $card }
       *[no] { $who } legger { $card }
    }
millstone-move-draw =
    { $me ->
        [yes] Du trekker et kort
       *[no] { $who } trekker et kort
    }
millstone-move-keep =
    { $me ->
        [yes] Du beholder det
       *[no] { $who } beholder det
    }
millstone-move-take =
    { $me ->
        [yes] Du tar regningen
       *[no] { $who } tar regningen
    }
millstone-move-again =
    { $me ->
        [yes] Du tar en tur til
       *[no] { $who } tar en tur til
    }
millstone-move-reverse =
    { $me ->
        [yes] Du snur retningen
       *[no] { $who } snur retningen
    }
millstone-move-race =
    { $me ->
        [yes] Du er med i kappløpet: { $card }
       *[no] { $who } er med i kappløpet: { $card }
    }
millstone-move-sit-out =
    { $me ->
        [yes] Du står over
       *[no] { $who } står over
    }
millstone-move-choose-hidden = { $who } velger i hemmelighet
millstone-move-fastest =
    { $mine ->
        [yes] Du var raskest
       *[no] { $whom } var raskest
    }
millstone-move-give =
    { $me ->
        [yes] Du gir { $card } til { $whom }
       *[no] { $mine ->
            [yes] { $who } gir deg { $card }
           *[no] { $who } gir { $card } til { $whom }
        }
    }
# Somebody else's gift to somebody else: which card it was is not known.
millstone-move-give-hidden = { $who } gir et kort til { $whom }
millstone-move-thanks =
    { $me ->
        [yes] Du sier takk
       *[no] { $who } sier takk
    }
millstone-move-forget =
    { $me ->
        [yes] Du glemmer å si takk
       *[no] { $who } glemmer å si takk
    }
millstone-move-swap =
    { $me ->
        [yes] Du bytter hånd med { $whom }
       *[no] { $mine ->
            [yes] { $who } bytter hånd med deg
           *[no] { $who } bytter hånd med { $whom }
        }
    }

## The same as buttons.

millstone-do-deal = { $card }
millstone-do-deal-hidden = Et kort
millstone-do-play = Legg { $card }
millstone-do-draw = Trekk et kort
millstone-do-keep = Behold det
millstone-do-take = Ta regningen
millstone-do-again = En tur til
millstone-do-reverse = Snu retningen
millstone-do-race = Kappløp: { $card }
millstone-do-sit-out = Stå over
millstone-do-choose-hidden = Hemmelig valg
millstone-do-fastest = { $whom } var raskest
millstone-do-give = Gi { $card } til { $whom }
millstone-do-give-hidden = Gi et kort til { $whom }
millstone-do-thanks = Takk!
millstone-do-forget = Si ingenting
millstone-do-swap = Bytt med { $whom }

## What is awaited. $charge: cards waiting to be drawn because of +3.

millstone-awaited-opening =
    { $me ->
        [yes] Åpne med et kort, bare ikke en kvernstein
       *[no] { $who } åpner
    }
millstone-awaited-turn =
    { $me ->
        [yes] Legg et sterkere kort, eller trekk ett
       *[no] { $who } legger et kort eller trekker
    }
millstone-awaited-charged =
    { $me ->
        [yes] { $charge ->
            [one] Svar med et +3 eller en joker, eller trekk { $charge } kort
           *[other] Svar med et +3 eller en joker, eller trekk { $charge } kort
        }
       *[no] { $charge ->
            [one] { $who } svarer på +3 eller trekker { $charge } kort
           *[other] { $who } svarer på +3 eller trekker { $charge } kort
        }
    }
millstone-awaited-drawn =
    { $me ->
        [yes] Du trakk { $card }: legg kortet eller behold det
       *[no] { $who } legger kortet som nettopp ble trukket, eller beholder det
    }
millstone-awaited-race =
    { $me ->
        [yes] Kappløp: legg et sterkere kort, eller stå over
       *[no] Kappløp: den raskeste legger et kort
    }
millstone-awaited-again =
    { $me ->
        [yes] Ta en tur til, eller snu retningen
       *[no] { $who } tar en tur til eller snur retningen
    }
millstone-awaited-give =
    { $me ->
        [yes] Gi et kort til en annen spiller
       *[no] { $who } gir bort et kort
    }
millstone-awaited-thanks =
    { $me ->
        [yes] Si takk for gaven, eller trekk 3
       *[no] { $who } har fått en gave: kommer det noen takk?
    }
millstone-awaited-swap =
    { $me ->
        [yes] Velg hvem du vil bytte hånd med
       *[no] { $who } velger hvem det skal byttes hånd med
    }
millstone-awaited-dealing = Det deles ut kort
millstone-awaited-drawing = Det trekkes kort
millstone-awaited-fastest = Det avgjøres hvem som var raskest
millstone-awaited-over = Spillet er over

## Why the game is over. The first of the rule M-27 is that nobody could do anything, the other is the turn limit.

millstone-ending-m-27 = En hel runde rundt bordet la ingen noe kort, og det var ingen å trekke (M-27).
millstone-ending-m-27-limit =
    { $turns ->
        [one] Grensen på { $turns } tur er nådd (M-27).
       *[other] Grensen på { $turns } turer er nådd (M-27).
    }
millstone-ending-m-28 =
    { $me ->
        [yes] Du har ingen kort igjen (M-28).
       *[no] { $who } har ingen kort igjen (M-28).
    }
