# Skærmen med et bord.

table-seats = Ved bordet
table-you = dig
table-free = ledig plads
table-program = et program
table-away = væk
# $why: left, away, time eller removed
table-stand-in =
    { $why ->
        [left] gået, en bot spiller
        [time] tiden er gået, en bot spiller
        [removed] afløst af en bot
       *[away] væk, en bot spiller
    }
table-awaited = har turen
table-spectators =
    { $count ->
        [one] { $count } tilskuer ser med
       *[other] { $count } tilskuere ser med
    }
table-watching = Du ser med.
table-lost = Forbindelsen røg; prøver at forbinde igen …
table-none = Det bord findes ikke
table-none-help = Måske mangler der noget af linket, eller også er bordet ryddet væk.
table-taken = Nu er pladsen din på denne enhed.

level-novice = Begynder
level-casual = Hyggespiller
level-club = Klubspiller
level-master = Mester

## Ved siden af brættet

table-undo = Fortryd
table-hint = Tip
table-log = Hvad der er sket
# Det samme på en lille knap.
table-bar-log = Forløb
table-log-empty = Der er ikke sket noget endnu.
table-talk = Snak
table-said-nothing = Ingen har sagt noget endnu.
table-new-words = noget nyt
table-chat = Skriv noget
table-send = Send
table-menu = Bord
hint-title = Det ville en god spiller gøre
# $percent: 0 til 100
hint-chance = vinder { $percent } % af gangene
hint-then = Og så måske:

## Når spillerne selv deler ud og skriver, hvad tilfældet gjorde

enter-chance = Skriv, hvad der skete ved jeres bord

## Det, man kan gøre ved bordet

table-rules = Reglerne
table-leave = Gå: en bot spiller videre
# $who: et navn
table-leave-one = { $who } går: en bot spiller videre
table-return = Tag min plads tilbage
table-pause = Hold pause
table-resume = Spil videre
table-paused = Spillet er på pause. Værten sætter det i gang igen.
table-bot-plays = En bot spiller for { $who }.
table-move = Flyt min plads til en anden enhed
table-move-one = Flyt { $who } til en anden enhed
# $minutes: hvor længe linket virker
table-move-help =
    { $minutes ->
        [one] Åbn linket på den anden enhed, eller scan koden med den. Det virker én gang og kun i { $minutes } minut.
       *[other] Åbn linket på den anden enhed, eller scan koden med den. Det virker én gang og kun i { $minutes } minutter.
    }
table-link = Linket til bordet
table-host = Du er vært
table-bot-for = Botten, der spiller for { $who }
table-person = et menneske
table-replace = Sæt en bot ind
table-abort = Luk bordet
table-abort-sure = Så vinder ingen, og spillet kan ikke tages op igen. Vil du lukke bordet?
table-abort-not = Spil videre
table-hand-over = Giv enheden til { $who }.
table-hand-over-done = Jeg er { $who }

## Et link at give videre

link-copied = Linket er kopieret.
link-copy = Kopiér
link-share = Del
link-qr = Linket som QR-kode
link-address = Linket

## Hvordan det gik

table-you-won = Du har vundet!
table-won =
    { $count ->
        [one] { $who } har vundet
       *[other] { $who } deler sejren
    }
table-winner = vinder
table-player = Spiller
table-score = Point
table-scores = Alles point
table-total = Alle spil
table-games-won = Vundne spil
table-series = Spil { $number } af { $of }
table-rematch = Et spil til
table-next-game = Næste spil
table-replay = Se igen
table-analysis = Analysér
table-verify = Tjek uddelingen

plain-moves = Dine træk
plain-table = På bordet
plain-hidden =
    { $count ->
        [one] et skjult kort
       *[other] { $count } skjulte kort
    }
