# Millstone.
millstone-title = Veskikivi
millstone-help = Löö pealmist kaarti, tee teistele üllatusi ja saa esimesena kaartidest lahti.
millstone-sign-rock = kivi
millstone-sign-paper = paber
millstone-sign-scissors = käärid
millstone-colour-green = roheline
millstone-colour-yellow = kollane
millstone-colour-red = punane
millstone-surprise-again = käi uuesti või tagasikäik
millstone-surprise-race = kiirus
millstone-surprise-plus-3 = +3
millstone-surprise-give = anna kaart
millstone-surprise-swap = käe vahetus
millstone-card-green-rock = roheline kivi
millstone-card-green-paper = roheline paber
millstone-card-green-scissors = rohelised käärid
millstone-card-yellow-rock = kollane kivi
millstone-card-yellow-paper = kollane paber
millstone-card-yellow-scissors = kollased käärid
millstone-card-red-rock = punane kivi
millstone-card-red-paper = punane paber
millstone-card-red-scissors = punased käärid
millstone-card-green-joker = roheline jokker
millstone-card-yellow-joker = kollane jokker
millstone-card-red-joker = punane jokker
millstone-card-millstone = veskikivi
# $plain: one of the cards above. $surprise, $sign: a word from above.
millstone-card-surprise = { $plain } ({ $surprise })
millstone-card-named = { $plain }, märk { $sign }

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $whom: another name; $mine: yes if
## that is the reader.

millstone-move-deal = Jagati kaart { $card }
millstone-move-deal-hidden = Jagati kaart
millstone-move-play =
    { $me ->
        [yes] Käid kaardi { $card }
       *[no] { $who } käib kaardi { $card }
    }
millstone-move-draw =
    { $me ->
        [yes] Tõmbad kaardi
       *[no] { $who } tõmbab kaardi
    }
millstone-move-keep =
    { $me ->
        [yes] Hoiad kaardi alles
       *[no] { $who } hoiab kaardi alles
    }
millstone-move-take =
    { $me ->
        [yes] Tõmbad koorma
       *[no] { $who } tõmbab koorma
    }
millstone-move-again =
    { $me ->
        [yes] Käid uuesti
       *[no] { $who } käib uuesti
    }
millstone-move-reverse =
    { $me ->
        [yes] Pöörad suuna ümber
       *[no] { $who } pöörab suuna ümber
    }
millstone-move-race =
    { $me ->
        [yes] Võistled kaardiga { $card }
       *[no] { $who } võistleb kaardiga { $card }
    }
millstone-move-sit-out =
    { $me ->
        [yes] Jääd kõrvale
       *[no] { $who } jääb kõrvale
    }
millstone-move-choose-hidden = { $who } valib salaja
millstone-move-fastest =
    { $mine ->
        [yes] Olid kõige kiirem
       *[no] { $whom } oli kõige kiirem
    }
millstone-move-give =
    { $me ->
        [yes] Annad kaardi { $card } mängijale { $whom }
       *[no] { $mine ->
            [yes] { $who } annab sulle kaardi { $card }
           *[no] { $who } annab kaardi { $card } mängijale { $whom }
        }
    }
# Somebody else's gift to somebody else: which card it was is not known.
millstone-move-give-hidden = { $who } annab kaardi mängijale { $whom }
millstone-move-thanks =
    { $me ->
        [yes] Ütled aitäh
       *[no] { $who } ütleb aitäh
    }
millstone-move-forget =
    { $me ->
        [yes] Unustad aitäh öelda
       *[no] { $who } unustab aitäh öelda
    }
millstone-move-swap =
    { $me ->
        [yes] Vahetad käe mängijaga { $whom }
       *[no] { $mine ->
            [yes] { $who } vahetab käe sinuga
           *[no] { $who } vahetab käe mängijaga { $whom }
        }
    }

## The same as buttons.

millstone-do-deal = { $card }
millstone-do-deal-hidden = Kaart
millstone-do-play = Käi { $card }
millstone-do-draw = Tõmba kaart
millstone-do-keep = Hoia alles
millstone-do-take = Tõmba koorem
millstone-do-again = Käi uuesti
millstone-do-reverse = Pööra suund ümber
millstone-do-race = Võistle: { $card }
millstone-do-sit-out = Jää kõrvale
millstone-do-choose-hidden = Salajane valik
millstone-do-fastest = { $whom } oli kõige kiirem
millstone-do-give = Anna { $card } mängijale { $whom }
millstone-do-give-hidden = Anna kaart mängijale { $whom }
millstone-do-thanks = Ütle aitäh
millstone-do-forget = Ära ütle midagi
millstone-do-swap = Vaheta käed: { $whom }

## What is awaited. $charge: cards waiting to be drawn because of +3.

millstone-awaited-opening =
    { $me ->
        [yes] Alusta mis tahes kaardiga, ainult mitte veskikiviga
       *[no] { $who } alustab
    }
millstone-awaited-turn =
    { $me ->
        [yes] Käi tugevam kaart või tõmba
       *[no] { $who } käib või tõmbab kaardi
    }
millstone-awaited-charged =
    { $me ->
        [yes] { $charge ->
            [one] Vasta +3 või jokkeriga, muidu tõmba { $charge } kaart
           *[other] Vasta +3 või jokkeriga, muidu tõmba { $charge } kaarti
        }
       *[no] { $charge ->
            [one] { $who } vastab +3-le või tõmbab { $charge } kaardi
           *[other] { $who } vastab +3-le või tõmbab { $charge } kaarti
        }
    }
millstone-awaited-drawn =
    { $me ->
        [yes] Tõmmatud kaart on { $card }: käi see või hoia alles
       *[no] { $who } käib tõmmatud kaardi või hoiab selle alles
    }
millstone-awaited-race =
    { $me ->
        [yes] Kiirus: käi tugevam kaart või jää kõrvale
       *[no] Kiirus: kaardi käib kõige kiirem
    }
millstone-awaited-again =
    { $me ->
        [yes] Käi uuesti või pööra suund ümber
       *[no] { $who } käib uuesti või pöörab suuna ümber
    }
millstone-awaited-give =
    { $me ->
        [yes] Anna kaart teisele mängijale
       *[no] { $who } annab kaardi ära
    }
millstone-awaited-thanks =
    { $me ->
        [yes] Ütle kingituse eest aitäh, muidu tõmbad 3 kaarti
       *[no] { $who } sai kingituse: kas tuleb aitäh?
    }
millstone-awaited-swap =
    { $me ->
        [yes] Vali, kelle käe oma käe vastu võtad
       *[no] { $who } valib, kellega kätt vahetada
    }
millstone-awaited-dealing = Kaarte jagatakse
millstone-awaited-drawing = Kaarte tõmmatakse
millstone-awaited-fastest = Selgub, kes oli kõige kiirem
millstone-awaited-over = Mäng on läbi

## Why the game is over. The first of the rule M-27 is that nobody could do anything, the other is the turn limit.

millstone-ending-m-27 = Terve ringi ei käinud keegi midagi ja tõmmata polnud ka midagi (M-27).
millstone-ending-m-27-limit =
    { $turns ->
        [one] Kordade piir, { $turns }, sai täis (M-27).
       *[other] Kordade piir, { $turns }, sai täis (M-27).
    }
millstone-ending-m-28 =
    { $me ->
        [yes] Sul pole enam kaarte (M-28).
       *[no] Mängijal { $who } pole enam kaarte (M-28).
    }
