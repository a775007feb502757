# Millstone.
millstone-title = Møllestenen
millstone-help = Slå tegnet på spillebunken, overrask de andre, og bliv først af med dine kort.
millstone-sign-rock = sten
millstone-sign-paper = papir
millstone-sign-scissors = saks
millstone-colour-green = grøn
millstone-colour-yellow = gul
millstone-colour-red = rød
millstone-surprise-again = igen
millstone-surprise-race = kapløb
millstone-surprise-plus-3 = +3
millstone-surprise-give = gave
millstone-surprise-swap = bytte
millstone-card-green-rock = grøn sten
millstone-card-green-paper = grønt papir
millstone-card-green-scissors = grøn saks
millstone-card-yellow-rock = gul sten
millstone-card-yellow-paper = gult papir
millstone-card-yellow-scissors = gul saks
millstone-card-red-rock = rød sten
millstone-card-red-paper = rødt papir
millstone-card-red-scissors = rød saks
millstone-card-green-joker = grøn joker
millstone-card-yellow-joker = gul joker
millstone-card-red-joker = rød joker
millstone-card-millstone = møllesten
# $plain: one of the cards above. $surprise, $sign: a word from above.
millstone-card-surprise = { $plain } ({ $surprise })
millstone-card-named = { $plain } som { $sign }

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $whom: another name; $mine: yes if
## that is the reader.

millstone-move-deal = Delt ud: { $card }
millstone-move-deal-hidden = Der deles et kort ud
millstone-move-play =
    { $me ->
        [yes] Du lægger { $card }
       *[no] { $who } lægger { $card }
    }
millstone-move-draw =
    { $me ->
        [yes] Du trækker et kort
       *[no] { $who } trækker et kort
    }
millstone-move-keep =
    { $me ->
        [yes] Du beholder det
       *[no] { $who } beholder det
    }
millstone-move-take =
    { $me ->
        [yes] Du tager regningen
       *[no] { $who } tager regningen
    }
millstone-move-again =
    { $me ->
        [yes] Du tager en tur til
       *[no] { $who } tager en tur til
    }
millstone-move-reverse =
    { $me ->
        [yes] Du vender retningen
       *[no] { $who } vender retningen
    }
millstone-move-race =
    { $me ->
        [yes] Du er med i kapløbet: { $card }
       *[no] { $who } er med i kapløbet: { $card }
    }
millstone-move-sit-out =
    { $me ->
        [yes] Du står over
       *[no] { $who } står over
    }
millstone-move-choose-hidden = { $who } vælger i hemmelighed
millstone-move-fastest =
    { $mine ->
        [yes] Du var hurtigst
       *[no] { $whom } var hurtigst
    }
millstone-move-give =
    { $me ->
        [yes] Du giver { $card } til { $whom }
       *[no] { $mine ->
            [yes] { $who } giver dig { $card }
           *[no] { $who } giver { $card } til { $whom }
        }
    }
# Somebody else's gift to somebody else: which card it was is not known.
millstone-move-give-hidden = { $who } giver et kort til { $whom }
millstone-move-thanks =
    { $me ->
        [yes] Du siger tak
       *[no] { $who } siger tak
    }
millstone-move-forget =
    { $me ->
        [yes] Du glemmer at sige tak
       *[no] { $who } glemmer at sige tak
    }
millstone-move-swap =
    { $me ->
        [yes] Du bytter hånd med { $whom }
       *[no] { $mine ->
            [yes] { $who } bytter hånd med dig
           *[no] { $who } bytter hånd med { $whom }
        }
    }

## The same as buttons.

millstone-do-deal = { $card }
millstone-do-deal-hidden = Et kort
millstone-do-play = Læg { $card }
millstone-do-draw = Træk et kort
millstone-do-keep = Behold det
millstone-do-take = Tag regningen
millstone-do-again = En tur til
millstone-do-reverse = Vend retningen
millstone-do-race = Kapløb: { $card }
millstone-do-sit-out = Stå over
millstone-do-choose-hidden = Hemmeligt valg
millstone-do-fastest = { $whom } var hurtigst
millstone-do-give = Giv { $card } til { $whom }
millstone-do-give-hidden = Giv et kort til { $whom }
millstone-do-thanks = Tak!
millstone-do-forget = Sig ingenting
millstone-do-swap = Byt med { $whom }

## What is awaited. $charge: cards waiting to be drawn because of +3.

millstone-awaited-opening =
    { $me ->
        [yes] Åbn med et kort, bare ikke en møllesten
       *[no] { $who } åbner
    }
millstone-awaited-turn =
    { $me ->
        [yes] Læg et stærkere kort, eller træk et
       *[no] { $who } lægger et kort eller trækker
    }
millstone-awaited-charged =
    { $me ->
        [yes] { $charge ->
            [one] Svar med et +3 eller en joker, eller træk { $charge } kort
           *[other] Svar med et +3 eller en joker, eller træk { $charge } kort
        }
       *[no] { $charge ->
            [one] { $who } svarer på +3 eller trækker { $charge } kort
           *[other] { $who } svarer på +3 eller trækker { $charge } kort
        }
    }
millstone-awaited-drawn =
    { $me ->
        [yes] Du trak { $card }: læg kortet eller behold det
       *[no] { $who } lægger det trukne kort eller beholder det
    }
millstone-awaited-race =
    { $me ->
        [yes] Kapløb: læg et stærkere kort, eller stå over
       *[no] Kapløb: den hurtigste lægger et kort
    }
millstone-awaited-again =
    { $me ->
        [yes] Tag en tur til, eller vend retningen
       *[no] { $who } tager en tur til eller vender retningen
    }
millstone-awaited-give =
    { $me ->
        [yes] Giv et kort til en anden spiller
       *[no] { $who } giver et kort væk
    }
millstone-awaited-thanks =
    { $me ->
        [yes] Sig tak for gaven, eller træk 3
       *[no] { $who } har fået en gave: kommer der et tak?
    }
millstone-awaited-swap =
    { $me ->
        [yes] Vælg, hvem du bytter hånd med
       *[no] { $who } vælger, hvem der skal byttes hånd med
    }
millstone-awaited-dealing = Der deles kort ud
millstone-awaited-drawing = Der trækkes kort
millstone-awaited-fastest = Det afgøres, hvem der var hurtigst
millstone-awaited-over = Spillet er slut

## Why the game is over. The first of the rule M-27 is that nobody could do anything, the other is the turn limit.

millstone-ending-m-27 = Hele bordet rundt lagde ingen et kort, og der var ingen at trække (M-27).
millstone-ending-m-27-limit =
    { $turns ->
        [one] Grænsen på { $turns } tur er nået (M-27).
       *[other] Grænsen på { $turns } ture er nået (M-27).
    }
millstone-ending-m-28 =
    { $me ->
        [yes] Du har ingen kort tilbage (M-28).
       *[no] { $who } har ingen kort tilbage (M-28).
    }
