# Bordet på skärmen.

table-seats = Vid bordet
table-you = du
table-free = ledig plats
table-program = ett program
table-away = borta
table-stand-in =
    { $why ->
        [left] har gått, en bott spelar
        [time] tiden tog slut, en bott spelar
        [removed] ersatt av en bott
       *[away] borta, en bott spelar
    }
table-awaited = på tur
table-spectators =
    { $count ->
        [one] { $count } åskådare
       *[other] { $count } åskådare
    }
table-watching = Du tittar på.
table-lost = Förbindelsen bröts; ansluter igen …
table-none = Det finns inget sådant bord
table-none-help = Kanske är länken inte hel, eller så har bordet städats undan.
table-taken = Nu är platsen din på den här enheten.

level-novice = Nybörjare
level-casual = Hobbyspelare
level-club = Klubbspelare
level-master = Mästare

## Bredvid brädet

table-undo = Ångra
table-hint = Tips
table-log = Vad som hänt
table-bar-log = Logg
table-log-empty = Inget har hänt än.
table-talk = Prata
table-said-nothing = Ingen har sagt något än.
table-new-words = något nytt
table-chat = Skriv något
table-send = Skicka
table-menu = Bordet
hint-title = En bra spelare skulle välja
hint-chance = vinner { $percent } % av gångerna
hint-then = Sedan kanske:

## När folk delar ut och berättar vad slumpen gjorde

enter-chance = Berätta vad som hände vid ert bord

## Vad man kan göra vid bordet

table-rules = Reglerna
table-leave = Gå: en bott spelar vidare
table-leave-one = { $who } går: en bott spelar vidare
table-return = Ta tillbaka min plats
table-pause = Pausa spelet
table-resume = Fortsätt
table-paused = Spelet är pausat. Värden bestämmer när ni fortsätter.
table-bot-plays = En bott spelar för { $who }.
table-move = Flytta min plats till en annan enhet
table-move-one = Flytta platsen till en annan enhet: { $who }
table-move-help =
    { $minutes ->
        [one] Öppna länken eller fotografera koden på den andra enheten. Den fungerar en gång, inom { $minutes } minut.
       *[other] Öppna länken eller fotografera koden på den andra enheten. Den fungerar en gång, inom { $minutes } minuter.
    }
table-link = Länken till bordet
table-host = Du är bordets värd
table-bot-for = Botten på platsen för { $who }
table-person = en människa
table-replace = Byt mot en bott
table-abort = Stäng bordet
table-abort-sure = Ingen vinner, och det går inte att spela vidare sedan. Vill du stänga bordet?
table-abort-not = Spela vidare
table-hand-over = Ge enheten till { $who }.
table-hand-over-done = Jag är { $who }

## En länk att ge bort

link-copied = Länken är kopierad.
link-copy = Kopiera
link-share = Dela
link-qr = Länken som QR-kod
link-address = Länken

## Hur det gick

table-you-won = Du vann!
table-won =
    { $count ->
        [one] { $who } vann
       *[other] { $who } delar segern
    }
table-winner = vinnare
table-player = Spelare
table-score = Poäng
table-scores = Allas poäng
table-total = Alla partier
table-games-won = Vunna partier
table-series = Parti { $number } av { $of }
table-rematch = Spela igen
table-next-game = Nästa parti
table-replay = Repris
table-analysis = Analysera
table-verify = Kontrollera given

plain-moves = Dina drag
plain-table = På bordet
plain-hidden =
    { $count ->
        [one] ett dolt kort
       *[other] { $count } dolda kort
    }
