# Laua leht.

table-seats = Lauas
table-you = sina
table-free = vaba koht
table-program = programm
table-away = ära
# $why: left, away, time või removed
table-stand-in =
    { $why ->
        [left] lahkus, mängib bot
        [time] aeg otsas, mängib bot
        [removed] asemel mängib bot
       *[away] ära, mängib bot
    }
table-awaited = käigul
table-spectators =
    { $count ->
        [one] { $count } pealtvaataja
       *[other] { $count } pealtvaatajat
    }
table-watching = Sina vaatad pealt.
table-lost = Ühendus katkes; loome seda uuesti …
table-none = Sellist lauda pole
table-none-help = Võib-olla pole link täielik või on laud juba ära koristatud.
table-taken = Koht on nüüd sinu oma, selles seadmes.

level-novice = Algaja
level-casual = Harrastaja
level-club = Klubimängija
level-master = Meister

## Mängulaua kõrval

table-undo = Võta tagasi
table-hint = Vihje
table-log = Mis juhtus
# Sama väikesel nupul.
table-bar-log = Käigud
table-log-empty = Veel pole midagi juhtunud.
table-talk = Jutt
table-said-nothing = Keegi pole veel midagi öelnud.
table-new-words = midagi uut
table-chat = Kirjuta midagi
table-send = Saada
table-menu = Laud
hint-title = Hea mängija soovitaks
# $percent: 0 kuni 100
hint-chance = võidab { $percent } % kordadest
hint-then = Edasi võib-olla:

## Kui inimesed ise jagavad ja sisestavad, mida juhus tegi

enter-chance = Sisesta, mis teie laual juhtus

## Mida lauas teha saab

table-rules = Reeglid
table-leave = Lahku: edasi mängib bot
# $who: nimi
table-leave-one = { $who } lahkub: edasi mängib bot
table-return = Võta oma koht tagasi
table-pause = Peata mäng
table-resume = Jätka
table-paused = Mäng on peatatud. Jätkata saab võõrustaja.
table-bot-plays = Mängija { $who } eest mängib bot.
table-move = Vii minu koht teise seadmesse
table-move-one = Vii mängija { $who } koht teise seadmesse
# $minutes: kui kaua link kehtib
table-move-help =
    { $minutes ->
        [one] Ava see link teises seadmes või pildista seal koodi. Link toimib ühe korra, { $minutes } minuti jooksul.
       *[other] Ava see link teises seadmes või pildista seal koodi. Link toimib ühe korra, { $minutes } minuti jooksul.
    }
table-link = Selle laua link
table-host = Sina oled võõrustaja
table-bot-for = Bot mängija { $who } kohal
table-person = inimene
table-replace = Pane asemele bot
table-abort = Sulge laud
table-abort-sure = Keegi ei võida ja seda mängu jätkata enam ei saa. Kas sulgeme laua?
table-abort-not = Mängi edasi
table-hand-over = Anna seade mängijale { $who }.
table-hand-over-done = Mina olen { $who }

## Jagatav link

link-copied = Link on kopeeritud.
link-copy = Kopeeri
link-share = Jaga
link-qr = Link QR-koodina
link-address = Link

## Kuidas lõppes

table-you-won = Sina võitsid!
table-won =
    { $count ->
        [one] { $who } võitis
       *[other] { $who } võitsid koos
    }
table-winner = võitja
table-player = Mängija
table-score = Punktid
table-scores = Kõigi punktid
table-total = Kõik mängud
table-games-won = Võidetud mänge
table-series = Mäng { $number }/{ $of }
table-rematch = Veel üks mäng
table-next-game = Järgmine mäng
table-replay = Kordus
table-analysis = Analüüs
table-verify = Kontrolli jagamist

plain-moves = Sinu käigud
plain-table = Laual
plain-hidden =
    { $count ->
        [one] varjatud kaart
       *[other] { $count } varjatud kaarti
    }
