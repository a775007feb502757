# Pöydän näkymä.

table-seats = Pöydässä
table-you = sinä
table-free = vapaa paikka
table-program = ohjelma
table-away = poissa
table-stand-in =
    { $why ->
        [left] lähti, botti pelaa
        [time] aika loppui, botti pelaa
        [removed] tilalla pelaa botti
       *[away] poissa, botti pelaa
    }
table-awaited = vuorossa
table-spectators =
    { $count ->
        [one] { $count } katsoja
       *[other] { $count } katsojaa
    }
table-watching = Olet katsojana.
table-lost = Yhteys katkesi; yhdistetään uudestaan …
table-none = Sellaista pöytää ei ole
table-none-help = Ehkä linkki on vajaa, tai pöytä on jo siivottu pois.
table-taken = Paikka on nyt sinun tällä laitteella.

level-novice = Aloittelija
level-casual = Kotipelaaja
level-club = Kerhopelaaja
level-master = Mestari

## Laudan vieressä

table-undo = Peru
table-hint = Vihje
table-log = Mitä on tapahtunut
table-bar-log = Loki
table-log-empty = Mitään ei ole vielä tapahtunut.
table-talk = Juttele
table-said-nothing = Kukaan ei ole vielä sanonut mitään.
table-new-words = jotain uutta
table-chat = Kirjoita jotain
table-send = Lähetä
table-menu = Pöytä
hint-title = Hyvä pelaaja valitsisi
hint-chance = voittaa { $percent } % kerroista
hint-then = Sitten ehkä:

## Kun ihmiset jakavat ja kertovat, mitä sattuma teki

enter-chance = Kerro, mitä pöydässänne tapahtui

## Mitä pöydässä voi tehdä

table-rules = Säännöt
table-leave = Lähde: botti jatkaa
table-leave-one = { $who } lähtee: botti jatkaa
table-return = Ota paikka takaisin
table-pause = Pidä tauko
table-resume = Jatka
table-paused = Peli on tauolla. Isäntä päättää, milloin jatketaan.
table-bot-plays = { $who }: botti pelaa tilalla.
table-move = Siirrä paikkani toiselle laitteelle
table-move-one = Siirrä paikka toiselle laitteelle: { $who }
table-move-help =
    { $minutes ->
        [one] Avaa tämä linkki tai kuvaa koodi toisella laitteella. Se toimii kerran, { $minutes } minuutin sisällä.
       *[other] Avaa tämä linkki tai kuvaa koodi toisella laitteella. Se toimii kerran, { $minutes } minuutin sisällä.
    }
table-link = Linkki tähän pöytään
table-host = Olet pöydän isäntä
table-bot-for = Botti paikalla, jolla istuu { $who }
table-person = ihminen
table-replace = Botti tilalle
table-abort = Sulje pöytä
table-abort-sure = Kukaan ei voita, eikä peliä voi enää jatkaa. Suljetaanko pöytä?
table-abort-not = Jatka peliä
table-hand-over = Nyt laitteen saa { $who }.
table-hand-over-done = Minä olen { $who }

## Linkki annettavaksi

link-copied = Linkki on kopioitu.
link-copy = Kopioi
link-share = Jaa
link-qr = Linkki QR-koodina
link-address = Linkki

## Miten kävi

table-you-won = Voitit!
table-won =
    { $count ->
        [one] { $who } voitti
       *[other] { $who } voittivat yhdessä
    }
table-winner = voittaja
table-player = Pelaaja
table-score = Pisteet
table-scores = Kaikkien pisteet
table-total = Kaikki pelit
table-games-won = Voitetut pelit
table-series = Peli { $number }/{ $of }
table-rematch = Uusi peli
table-next-game = Seuraava peli
table-replay = Toisto
table-analysis = Analysoi
table-verify = Tarkista jako

plain-moves = Siirtosi
plain-table = Pöydällä
plain-hidden =
    { $count ->
        [one] piilotettu kortti
       *[other] { $count } piilotettua korttia
    }
