# Millstone.
millstone-title = Kvarnstenen
millstone-help = Slå tecknet på högen, bjud på överraskningar och bli först av med dina kort.
millstone-sign-rock = sten
millstone-sign-paper = påse
millstone-sign-scissors = sax
millstone-colour-green = grön
millstone-colour-yellow = gul
millstone-colour-red = röd
millstone-surprise-again = igen
millstone-surprise-race = kapplöpning
millstone-surprise-plus-3 = +3
millstone-surprise-give = ge ett kort
millstone-surprise-swap = byt hand
millstone-card-green-rock = grön sten
millstone-card-green-paper = grön påse
millstone-card-green-scissors = grön sax
millstone-card-yellow-rock = gul sten
millstone-card-yellow-paper = gul påse
millstone-card-yellow-scissors = gul sax
millstone-card-red-rock = röd sten
millstone-card-red-paper = röd påse
millstone-card-red-scissors = röd sax
millstone-card-green-joker = grön joker
millstone-card-yellow-joker = gul joker
millstone-card-red-joker = röd joker
millstone-card-millstone = kvarnsten
# $plain: one of the cards above. $surprise, $sign: a word from above.
millstone-card-surprise = { $plain } ({ $surprise })
millstone-card-named = { $plain } som { $sign }

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $whom: another name; $mine: yes if
## that is the reader.

millstone-move-deal = Utdelat: { $card }
millstone-move-deal-hidden = Ett kort delas ut
millstone-move-play =
    { $me ->
        [yes] Du lägger { $card }
       *[no] { $who } lägger { $card }
    }
millstone-move-draw =
    { $me ->
        [yes] Du drar ett kort
       *[no] { $who } drar ett kort
    }
millstone-move-keep =
    { $me ->
        [yes] Du behåller kortet
       *[no] { $who } behåller kortet
    }
millstone-move-take =
    { $me ->
        [yes] Du drar skulden
       *[no] { $who } drar skulden
    }
millstone-move-again =
    { $me ->
        [yes] Du spelar igen
       *[no] { $who } spelar igen
    }
millstone-move-reverse =
    { $me ->
        [yes] Du byter håll
       *[no] { $who } byter håll
    }
millstone-move-race =
    { $me ->
        [yes] Du tävlar med { $card }
       *[no] { $who } tävlar med { $card }
    }
millstone-move-sit-out =
    { $me ->
        [yes] Du står över
       *[no] { $who } står över
    }
millstone-move-choose-hidden = { $who } väljer i hemlighet
millstone-move-fastest =
    { $mine ->
        [yes] Du var snabbast
       *[no] { $whom } var snabbast
    }
millstone-move-give =
    { $me ->
        [yes] Du ger { $card } till { $whom }
       *[no] { $mine ->
            [yes] { $who } ger dig { $card }
           *[no] { $who } ger { $card } till { $whom }
        }
    }
# Somebody else's gift to somebody else: which card it was is not known.
millstone-move-give-hidden = { $who } ger ett kort till { $whom }
millstone-move-thanks =
    { $me ->
        [yes] Du säger tack
       *[no] { $who } säger tack
    }
millstone-move-forget =
    { $me ->
        [yes] Du glömmer att tacka
       *[no] { $who } glömmer att tacka
    }
millstone-move-swap =
    { $me ->
        [yes] Du byter hand med { $whom }
       *[no] { $mine ->
            [yes] { $who } byter hand med dig
           *[no] { $who } byter hand med { $whom }
        }
    }

## The same as buttons.

millstone-do-deal = { $card }
millstone-do-deal-hidden = Ett kort
millstone-do-play = Lägg { $card }
millstone-do-draw = Dra ett kort
millstone-do-keep = Behåll
millstone-do-take = Dra skulden
millstone-do-again = Spela igen
millstone-do-reverse = Byt håll
millstone-do-race = Tävla med { $card }
millstone-do-sit-out = Stå över
millstone-do-choose-hidden = Hemligt val
millstone-do-fastest = { $whom } var snabbast
millstone-do-give = Ge { $card } till { $whom }
millstone-do-give-hidden = Ge ett kort till { $whom }
millstone-do-thanks = Tack!
millstone-do-forget = Säg inget
millstone-do-swap = Byt hand med { $whom }

## What is awaited. $charge: cards waiting to be drawn because of +3.

millstone-awaited-opening =
    { $me ->
        [yes] Börja med vilket kort som helst utom en kvarnsten
       *[no] { $who } börjar
    }
millstone-awaited-turn =
    { $me ->
        [yes] Lägg ett starkare kort eller dra ett
       *[no] { $who } lägger ett kort eller drar
    }
millstone-awaited-charged =
    { $me ->
        [yes] { $charge ->
            [one] Svara med +3 eller joker, eller dra { $charge } kort
           *[other] Svara med +3 eller joker, eller dra { $charge } kort
        }
       *[no] { $charge ->
            [one] { $who } svarar på +3 eller drar { $charge } kort
           *[other] { $who } svarar på +3 eller drar { $charge } kort
        }
    }
millstone-awaited-drawn =
    { $me ->
        [yes] Lägg kortet du drog, { $card }, eller behåll det
       *[no] { $who } lägger det dragna kortet eller behåller det
    }
millstone-awaited-race =
    { $me ->
        [yes] Kapplöpning: lägg ett starkare kort eller stå över
       *[no] Kapplöpning: den snabbaste lägger ett kort
    }
millstone-awaited-again =
    { $me ->
        [yes] Spela igen eller byt håll
       *[no] { $who } spelar igen eller byter håll
    }
millstone-awaited-give =
    { $me ->
        [yes] Ge ett kort till en annan spelare
       *[no] { $who } ger bort ett kort
    }
millstone-awaited-thanks =
    { $me ->
        [yes] Tacka för gåvan eller dra 3
       *[no] { $who } har fått en gåva: kommer det ett tack?
    }
millstone-awaited-swap =
    { $me ->
        [yes] Välj vems hand du tar i stället för din
       *[no] { $who } väljer vem att byta hand med
    }
millstone-awaited-dealing = Kort delas ut
millstone-awaited-drawing = Kort dras
millstone-awaited-fastest = Det avgörs vem som var snabbast
millstone-awaited-over = Spelet är över

## Why the game is over. The first of the rule M-27 is that nobody could do anything, the other is the turn limit.

millstone-ending-m-27 = Ingen lade något kort och det fanns inget att dra, ett helt varv runt bordet (M-27).
millstone-ending-m-27-limit =
    { $turns ->
        [one] Turgränsen är nådd: { $turns } tur (M-27).
       *[other] Turgränsen är nådd: { $turns } turer (M-27).
    }
millstone-ending-m-28 =
    { $me ->
        [yes] Du har inga kort kvar (M-28).
       *[no] { $who } har inga kort kvar (M-28).
    }
