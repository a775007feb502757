# Skjermen med et bord.

table-seats = Ved bordet
table-you = deg
table-free = ledig plass
table-program = et program
table-away = borte
# $why: left, away, time eller removed
table-stand-in =
    { $why ->
        [left] gått, en bot spiller
        [time] tiden er ute, en bot spiller
        [removed] byttet ut med en bot
       *[away] borte, en bot spiller
    }
table-awaited = har turen
table-spectators =
    { $count ->
        [one] { $count } tilskuer ser på
       *[other] { $count } tilskuere ser på
    }
table-watching = Du ser på.
table-lost = Forbindelsen er brutt; kobler til igjen …
table-none = Det bordet finnes ikke
table-none-help = Kanskje mangler det noe av lenken, eller så er bordet ryddet bort.
table-taken = Nå er plassen din på denne enheten.

level-novice = Nybegynner
level-casual = Hyggespiller
level-club = Klubbspiller
level-master = Mester

## Ved siden av brettet

table-undo = Angre
table-hint = Tips
table-log = Det som har skjedd
# Det samme på en liten knapp.
table-bar-log = Logg
table-log-empty = Ingenting har skjedd ennå.
table-talk = Prat
table-said-nothing = Ingen har sagt noe ennå.
table-new-words = noe nytt
table-chat = Skriv noe
table-send = Send
table-menu = Bord
hint-title = Dette ville en god spiller gjort
# $percent: 0 til 100
hint-chance = vinner { $percent } % av gangene
hint-then = Og så kanskje:

## Når spillerne selv deler ut og skriver hva tilfeldigheten gjorde

enter-chance = Skriv hva som skjedde ved bordet deres

## Det du kan gjøre ved bordet

table-rules = Reglene
table-leave = Gå: en bot spiller videre
# $who: et navn
table-leave-one = { $who } går: en bot spiller videre
table-return = Ta tilbake plassen min
table-pause = Ta pause
table-resume = Spill videre
table-paused = Spillet er satt på pause. Verten setter det i gang igjen.
table-bot-plays = En bot spiller for { $who }.
table-move = Flytt plassen min til en annen enhet
table-move-one = Flytt plassen til { $who } over på en annen enhet
# $minutes: hvor lenge lenken virker
table-move-help =
    { $minutes ->
        [one] Åpne lenken på den andre enheten, eller skann koden med den. Den virker én gang, og bare i { $minutes } minutt.
       *[other] Åpne lenken på den andre enheten, eller skann koden med den. Den virker én gang, og bare i { $minutes } minutter.
    }
table-link = Lenken til bordet
table-host = Du er vert
table-bot-for = Boten på plassen til { $who }
table-person = et menneske
table-replace = Sett inn en bot
table-abort = Lukk bordet
table-abort-sure = Da vinner ingen, og spillet kan ikke tas opp igjen. Vil du lukke bordet?
table-abort-not = Spill videre
table-hand-over = Gi enheten til { $who }.
table-hand-over-done = Jeg er { $who }

## En lenke å gi videre

link-copied = Lenken er kopiert.
link-copy = Kopier
link-share = Del
link-qr = Lenken som QR-kode
link-address = Lenken

## Hvordan det gikk

table-you-won = Du har vunnet!
table-won =
    { $count ->
        [one] { $who } har vunnet
       *[other] { $who } deler seieren
    }
table-winner = vinner
table-player = Spiller
table-score = Poeng
table-scores = Poengene til alle
table-total = Alle spill
table-games-won = Vunne spill
table-series = Spill { $number } av { $of }
table-rematch = Et spill til
table-next-game = Neste spill
table-replay = Se på nytt
table-analysis = Analyser
table-verify = Sjekk utdelingen

plain-moves = Dine trekk
plain-table = På bordet
plain-hidden =
    { $count ->
        [one] et skjult kort
       *[other] { $count } skjulte kort
    }
