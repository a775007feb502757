# Millstone.
millstone-title = Myllynkivi
millstone-help = Voita pinon merkki, yllätä muut ja pääse ensimmäisenä eroon korteistasi.
millstone-sign-rock = kivi
millstone-sign-paper = paperi
millstone-sign-scissors = sakset
millstone-colour-green = vihreä
millstone-colour-yellow = keltainen
millstone-colour-red = punainen
millstone-surprise-again = uudestaan
millstone-surprise-race = kisa
millstone-surprise-plus-3 = +3
millstone-surprise-give = anna kortti
millstone-surprise-swap = käsien vaihto
millstone-card-green-rock = vihreä kivi
millstone-card-green-paper = vihreä paperi
millstone-card-green-scissors = vihreät sakset
millstone-card-yellow-rock = keltainen kivi
millstone-card-yellow-paper = keltainen paperi
millstone-card-yellow-scissors = keltaiset sakset
millstone-card-red-rock = punainen kivi
millstone-card-red-paper = punainen paperi
millstone-card-red-scissors = punaiset sakset
millstone-card-green-joker = vihreä jokeri
millstone-card-yellow-joker = keltainen jokeri
millstone-card-red-joker = punainen jokeri
millstone-card-millstone = myllynkivi
# $plain: one of the cards above. $surprise, $sign: a word from above.
millstone-card-surprise = { $plain } ({ $surprise })
millstone-card-named = { $plain }, merkkinä { $sign }

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $whom: another name; $mine: yes if
## that is the reader.

millstone-move-deal = Jaettiin: { $card }
millstone-move-deal-hidden = Jaettiin kortti
millstone-move-play =
    { $me ->
        [yes] Lyöt kortin { $card }
       *[no] { $who } lyö kortin { $card }
    }
millstone-move-draw =
    { $me ->
        [yes] Nostat kortin
       *[no] { $who } nostaa kortin
    }
millstone-move-keep =
    { $me ->
        [yes] Pidät kortin
       *[no] { $who } pitää kortin
    }
millstone-move-take =
    { $me ->
        [yes] Nostat velan
       *[no] { $who } nostaa velan
    }
millstone-move-again =
    { $me ->
        [yes] Pelaat uudestaan
       *[no] { $who } pelaa uudestaan
    }
millstone-move-reverse =
    { $me ->
        [yes] Käännät suunnan
       *[no] { $who } kääntää suunnan
    }
millstone-move-race =
    { $me ->
        [yes] Kisaat kortilla { $card }
       *[no] { $who } kisaa kortilla { $card }
    }
millstone-move-sit-out =
    { $me ->
        [yes] Jäät pois
       *[no] { $who } jää pois
    }
millstone-move-choose-hidden = { $who } valitsee salaa
millstone-move-fastest =
    { $mine ->
        [yes] Olit nopein
       *[no] { $whom } oli nopein
    }
millstone-move-give =
    { $me ->
        [yes] Annat kortin { $card } pelaajalle { $whom }
       *[no] { $mine ->
            [yes] { $who } antaa sinulle kortin { $card }
           *[no] { $who } antaa kortin { $card } pelaajalle { $whom }
        }
    }
# Somebody else's gift to somebody else: which card it was is not known.
millstone-move-give-hidden = { $who } antaa kortin pelaajalle { $whom }
millstone-move-thanks =
    { $me ->
        [yes] Kiität
       *[no] { $who } kiittää
    }
millstone-move-forget =
    { $me ->
        [yes] Unohdat kiittää
       *[no] { $who } unohtaa kiittää
    }
millstone-move-swap =
    { $me ->
        [yes] Vaihdat kädet pelaajan { $whom } kanssa
       *[no] { $mine ->
            [yes] { $who } vaihtaa kädet kanssasi
           *[no] { $who } vaihtaa kädet pelaajan { $whom } kanssa
        }
    }

## The same as buttons.

millstone-do-deal = { $card }
millstone-do-deal-hidden = Kortti
millstone-do-play = Lyö { $card }
millstone-do-draw = Nosta kortti
millstone-do-keep = Pidä
millstone-do-take = Nosta velka
millstone-do-again = Uudestaan
millstone-do-reverse = Käännä suunta
millstone-do-race = Kisaa: { $card }
millstone-do-sit-out = Jää pois
millstone-do-choose-hidden = Salainen valinta
millstone-do-fastest = { $whom } oli nopein
millstone-do-give = Anna { $card } pelaajalle { $whom }
millstone-do-give-hidden = Anna kortti pelaajalle { $whom }
millstone-do-thanks = Kiitos!
millstone-do-forget = Älä sano mitään
millstone-do-swap = Vaihda kädet: { $whom }

## What is awaited. $charge: cards waiting to be drawn because of +3.

millstone-awaited-opening =
    { $me ->
        [yes] Aloita millä kortilla tahansa, paitsi myllynkivellä
       *[no] { $who } aloittaa
    }
millstone-awaited-turn =
    { $me ->
        [yes] Lyö vahvempi kortti tai nosta yksi
       *[no] { $who } lyö kortin tai nostaa
    }
millstone-awaited-charged =
    { $me ->
        [yes] { $charge ->
            [one] Vastaa +3:lla tai jokerilla, tai nosta { $charge } kortti
           *[other] Vastaa +3:lla tai jokerilla, tai nosta { $charge } korttia
        }
       *[no] { $charge ->
            [one] { $who } vastaa +3:een tai nostaa { $charge } kortin
           *[other] { $who } vastaa +3:een tai nostaa { $charge } korttia
        }
    }
millstone-awaited-drawn =
    { $me ->
        [yes] Lyö nostamasi kortti, { $card }, tai pidä se
       *[no] { $who } lyö nostamansa kortin tai pitää sen
    }
millstone-awaited-race =
    { $me ->
        [yes] Kisa: lyö vahvempi kortti tai jää pois
       *[no] Kisa: nopein lyö kortin
    }
millstone-awaited-again =
    { $me ->
        [yes] Pelaa uudestaan tai käännä suunta
       *[no] { $who } pelaa uudestaan tai kääntää suunnan
    }
millstone-awaited-give =
    { $me ->
        [yes] Anna kortti toiselle pelaajalle
       *[no] { $who } antaa kortin pois
    }
millstone-awaited-thanks =
    { $me ->
        [yes] Kiitä lahjasta tai nosta 3
       *[no] { $who } sai lahjan: tuleeko kiitos?
    }
millstone-awaited-swap =
    { $me ->
        [yes] Valitse, kenen käden otat omasi tilalle
       *[no] { $who } valitsee, kenen kanssa vaihtaa kädet
    }
millstone-awaited-dealing = Kortteja jaetaan
millstone-awaited-drawing = Kortteja nostetaan
millstone-awaited-fastest = Selviää, kuka oli nopein
millstone-awaited-over = Peli on päättynyt

## Why the game is over. The first of the rule M-27 is that nobody could do anything, the other is the turn limit.

millstone-ending-m-27 = Kokonaiseen kierrokseen kukaan ei lyönyt korttia, eikä nostettavaa ollut (M-27).
millstone-ending-m-27-limit =
    { $turns ->
        [one] Vuororaja tuli täyteen: { $turns } vuoro (M-27).
       *[other] Vuororaja tuli täyteen: { $turns } vuoroa (M-27).
    }
millstone-ending-m-28 =
    { $me ->
        [yes] Sinulla ei ole enää kortteja (M-28).
       *[no] Pelaajalla { $who } ei ole enää kortteja (M-28).
    }
