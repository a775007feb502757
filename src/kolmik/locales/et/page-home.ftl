# Avaleht, laua loomine, lauda kogunemine ja seaded.

## Avaleht.

# Brauseriakna pealkiri.
home-page = Kolmik: kolm kaardimängu
home-title = Kolm kaardimängu, üks laud
home-about = Mängi kohe bottide vastu, lingi kaudu sõpradega või lase Kolmikul punkte lugeda, kui mängite päris kaartidega. Ei kontot, ei tasu.
# Selle nimi, kes pole nime andnud.
home-you-name = Sina
# $least, $most: mitu saab mängida.
home-players = { $count } mängijat
# $minutes: kui kaua mäng kestab.
home-minutes = umbes { $minutes } minutit
# $game: mängu nimi.
home-continue = Tagasi pooleli mängu juurde: { $game }
home-play = Mängi kohe
home-starting = Jagame kaarte …
home-friends = Sõpradega
home-table = Päris laua taga
home-learn = Õpi
home-rules = Reeglid
home-choose = Vali botid
## Sama neile, kes pilti ei näe; algab sõnadega, mida on näha. $game: mängu nimi.
home-play-named = { home-play }: { $game }
home-friends-named = { home-friends }: { $game }
home-table-named = { home-table }: { $game }
home-learn-named = { home-learn }: { $game }
home-rules-named = { home-rules }: { $game }
home-choose-named = { home-choose }: { $game }
home-failed = Server ei vasta, nii et ei saanud küsida, mida siin mängida saab.
home-retry = Proovi uuesti
home-tables = Sinu lauad
home-no-tables = Laudu veel pole. Siia tulevad lauad, kus mängid, ja nende kordused.
home-replays = Lõpuni mängitud
# $count: mitu neid on.
home-all =
    { $count ->
        [one] Näita
       *[other] Näita kõiki ({ $count })
    }
# Nimede asemel lauas, kus keegi ei istu.
home-nobody = Veel pole kedagi
home-status-gathering = Koguneb
home-status-playing = Mäng käib
home-status-paused = Peatatud
home-status-over = Vaata kordust
home-status-aborted = Suletud

## Laua loomine.

# $game: mängu nimi.
new-title = Uus laud: { $game }
new-no-game = Sellist mängu siin pole
new-how = Kuidas tahad mängida?
new-with-friends = Sõpradega
new-with-bots = Bottide vastu
new-with-table = Päris laua taga
new-with-friends-help = Saad lingi. Kes selle avab, võib lauda istuda; vabad kohad võib täita bottidega.
new-with-bots-help = Mäng algab kohe.
new-with-table-help = Istute koos. Kolmik tunneb reegleid ja loeb punkte.
new-make-friends = Tee laud valmis
new-make-bots = Alusta mängu
new-make-table = Tee laud valmis
new-deal = Kes jagab?
new-deal-people = Meie ise, päris kaartidega: ütleme, mis kaart tuli, ja Kolmik on kohtunik ja punktilugeja.
new-deal-server = Kolmik jagab: kaarte pole vaja, seade käib käest kätte.
new-devices = Mis seadmetes?
new-devices-one = Kõik selles ühes
new-devices-many = Igaüks oma seadmes, lingi kaudu
new-players = Mitu mängijat?
new-seats = Kes kus istub?
new-your-name = Sinu nimi
# $seat: 1 kuni 6.
new-name-of = { $seat }. mängija nimi
new-player = Mängija { $seat }
new-seat = Koht { $seat }
new-who-sits = Kes istub kohal { $seat }?
new-comes = Tuleb lingi kaudu
new-free = Vaba, sõbrale
new-free-help = Siia võib istuda see, kes lingi avab.
# $level: üks allpool olevatest tasemetest.
new-bot = Bot: { $level }
new-options = Reeglite valikud
new-terms = Kell, seeria ja muu
new-edition = Väljaanne
# Märgib seda, mida trükitud reeglid ei ütle ja mille oleme ise otsustanud.
new-ours = Meie oma kokkulepe
new-usual = tavaline
new-games = Mänge seerias
new-starter = Kes alustab
new-starter-drawn = Loositakse
new-clock = Kell
new-clock-off = Väljas
new-clock-move = Iga käigu jaoks
new-clock-game = Kogu mängu jaoks
new-clock-seconds = Sekundeid
new-clock-increment = Lisasekundeid iga käigu järel
new-throw = Kuidas lindu visatakse?
new-throw-skill = Inimesed sihivad ise: kindla käega viskad paremini.
new-throw-odds = Tõenäosuse järgi, kõigile ühtemoodi.
new-race = Kes võidab kiiruse?
new-race-live = See, kes on kõige kiirem.
new-race-turns = Kõigilt küsitakse järgemööda.
new-away = Äraolija eest mängib bot
new-away-never = Mitte kunagi
# $time: üks kolmest järgmisest.
new-away-after = { $time } pärast
## Omastavas, sest järgneb „pärast“.
new-seconds =
    { $seconds ->
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundi
    }
new-minutes =
    { $minutes ->
        [one] { $minutes } minuti
       *[other] { $minutes } minuti
    }
new-hours =
    { $hours ->
        [one] { $hours } tunni
       *[other] { $hours } tunni
    }
new-pace = Botid käivad
new-pace-0 = Kohe
new-pace-300 = Kiiresti
new-pace-700 = Rahulikult
new-pace-1500 = Aeglaselt
new-pace-3000 = Väga aeglaselt
new-hints = Vihjet tohib küsida
new-chat = Vabalt kirjutada tohib

## Laud enne mängu.

lobby-seats = Kes lauas istuvad
lobby-your-name = Sinu nimi
lobby-free = Vaba koht
lobby-you = Sina
lobby-bot = Bot
lobby-program = Programm
lobby-away = Praegu ära
lobby-sit = Istu siia
lobby-stand = Tõuse püsti
lobby-another = Lisa mängija
lobby-put-bot = Lisa bot
## Sama täielikult neile, kes kuulavad; algab sõnadega, mida on näha. $seat: 1 kuni 6. $name: kes seal istub.
lobby-sit-at = { lobby-sit }: koht { $seat }
lobby-another-at = { lobby-another }: koht { $seat }, selles seadmes
lobby-put-bot-at = { lobby-put-bot }: koht { $seat }
lobby-stand-from = { lobby-stand }: { $name }
lobby-level-of = Tase: { $name }
lobby-remove = Vabasta koht: { $name }
# Mis veel puudu on. $free: mitu kohta.
lobby-missing-host =
    { $free ->
        [one] Üks koht on vaba: saada link või lisa bot.
       *[other] { $free } kohta on vaba: saada link või lisa botid.
    }
lobby-missing =
    { $free ->
        [one] Üks mängija peab veel tulema.
       *[other] { $free } mängijat peab veel tulema.
    }
lobby-missing-you =
    { $free ->
        [one] Üks koht on vaba: istu lauda või jää vaatama.
       *[other] { $free } kohta on vaba: istu lauda või jää vaatama.
    }
lobby-ready = Kõik on kohal: mäng võib alata.
lobby-ready-host = Kõik on kohal: mängu alustab võõrustaja.
lobby-dealing = Kaarte jagatakse…
lobby-start = Alusta mängu
# $count: mitu inimest vaatab.
lobby-watching =
    { $count ->
        [one] { $count } pealtvaataja
       *[other] { $count } pealtvaatajat
    }
lobby-invite = Kutsu
lobby-invite-help = Kes selle lingi avab, jõuab siia lauda.
lobby-link = Selle laua link
lobby-qr = QR-kood selle laua lingiga
lobby-copy = Kopeeri link
lobby-copied = Link on kopeeritud.
lobby-copy-yourself = Sinu brauser ei lase meil kopeerida; link on märgitud, kopeeri see ise.
lobby-share = Saada link
# Mis lingiga kaasa läheb. $game: mängu nimi.
lobby-share-text = Tule minuga mängima: { $game }!
lobby-fair = Aus jagamine
lobby-fair-help = Kaardid on juba pitseeritud: keegi ei saa neid enam muuta. Sinu leht lisab juhusliku arvu, mida keegi veel ei tea, nii et keegi ei saanud neid ka ette plaanida; pärast mängu võib igaüks seda kontrollida. Võid lisada ka oma õnnearvu.
# Järgneb pikk rida tähti ja numbreid.
lobby-seal = Pitser:
lobby-luck = Sinu õnnearv
lobby-luck-give = Lisa
# $number: mida mängija kirjutas.
lobby-luck-given = Sinu arv { $number } läheb jagamisse.
lobby-luck-yours = { $number } on jagamises.
lobby-facts = Kuidas selles lauas mängitakse
lobby-changed = tavalisest erinev
# $option: lause valiku kohta, mis on arv. $number: see arv.
lobby-option-number = { $option } Siin: { $number }
lobby-deal-server = Jagab Kolmik.
lobby-deal-people = Inimesed jagavad ise, päris laua taga.
# $games: seerias.
lobby-games =
    { $games ->
        [one] Üks mäng.
       *[other] Seerias on { $games } mängu.
    }
lobby-clock-off = Kella pole.
# $seconds, $increment: täisarvud.
lobby-clock-move =
    { $seconds ->
        [one] Iga käigu jaoks on { $seconds } sekund.
       *[other] Iga käigu jaoks on { $seconds } sekundit.
    }
lobby-clock-game =
    { $seconds ->
        [one] Kogu mängu jaoks on { $seconds } sekund.
       *[other] Kogu mängu jaoks on { $seconds } sekundit.
    }
lobby-clock-increment =
    { $increment ->
        [one] Iga käigu järel lisandub { $increment } sekund.
       *[other] Iga käigu järel lisandub { $increment } sekundit.
    }
lobby-hints-on = Vihjet tohib küsida.
lobby-hints-off = Vihjeid ei anta.
lobby-chat-on = Vabalt kirjutada tohib.
lobby-chat-off = Ainult kiired laused.

## Seaded.

settings-title = Seaded
settings-name = Sinu nimi
settings-name-help = Selle nimega istud lauda.
settings-language = Keel
settings-theme = Värvid
settings-theme-auto = Nagu seadmes
settings-theme-light = Hele
settings-theme-dark = Tume
settings-theme-help = Seadme järgi on päeval hele ja öösel tume.
settings-speed = Kuidas kaardid liiguvad
settings-speed-off = Ei liigu
settings-speed-slow = Aeglaselt
settings-speed-normal = Tavaliselt
settings-speed-fast = Kiiresti
settings-speed-help = Kui sinu seade palub vähem liikumist, ei liigu midagi.
settings-sound = Heli
settings-sound-help = Vaikne kõlks, kui on sinu kord, ja kaartide sahin.
settings-kept = Mida alles hoitakse
settings-kept-device = Selles seadmes: sinu seaded ja serveri lubadus iga mängu kohta, mida nägid, et jagamist saaks hiljem kontrollida.
settings-kept-cookie = Üks küpsis ütleb serverile, et sinu kohad on sinu omad. See ei tea ei sinu nime ega aadressi.
settings-kept-server = Serveris: lauad, kus istud, ja nimed, mis seal öeldi.

## Üks rida iga botitaseme kohta.

level-novice-help = Võtab, mis kohe kõige rohkem annab, ja jätab palju märkamata.
level-casual-help = Mõtleb veidi ette ja jätab vahel käike märkamata.
level-club-help = Mõtleb ette ja jätab harva midagi märkamata.
level-master-help = Mõtleb kaugele ette: kõige tugevam tase.

## Väljaanded: mis on karbis ja mis sellest on meie kokkulepe.

edition-towers-standard = Igast liigist ja väärtusest üks kaart; 4 või 5 mängijaga veel teine 0, 2, 5, 7, 10 ja 12 (T-2).
edition-dungeon-standard = Igas värvis on 4 rüütlit numbriga 1, 4 numbriga 2, 5 numbriga 3, 1 lind ja 1 lohe (D-2).
edition-dungeon-standard-ours = Trükitud reeglid ei ütle, mis 15 kaarti ühes värvis on (D-2).
edition-millstone-standard = 108 kaarti, neist 45 üllatusega (M-1, M-2).
edition-millstone-standard-ours = Igas värvis ja igal märgil on igast üllatusest üks kaart; trükitud reeglid ei ütle, millistel kaartidel üllatus on (M-2).

## Mängude valikud ja mida igaühe puhul valida saab.

option-towers-bids = Mis saab panustest, mida keegi ehitada ei jõuaks (T-23).
option-towers-bids-checked = Ehituspiirist suuremaid arve ei pakuta.
option-towers-bids-open = Öelda võib mis tahes arvu; võimatu ehitus jääb ära, nagu trükitud reeglites.
option-dungeon-tie_break = Kes võidab, kui mitmel on tipus sama palju rüütleid (D-29).
option-dungeon-tie_break-sum = Võidab väiksem numbrite summa tipus.
option-dungeon-tie_break-last = Võidab see, kelle viimasena tippu jõudnud rüütlil on väiksem number, nagu taani reeglites.
option-dungeon-bird = Kas tõmmatud linnu tohib tagasi panna (D-9).
option-dungeon-bird-optional = Tõmmatud linnu tohib tagasi panna.
option-dungeon-bird-must = Tõmmatud lindu peab viskama, välja arvatud mängija esimesel korral, nagu taani reeglites.
option-dungeon-first_turn = Mida võib mängija esimesel korral tõmmata (D-8).
option-dungeon-first_turn-knight = Mängija esimesel korral tuleb pakist alati rüütel.
option-dungeon-first_turn-any = Tulla võib iga kaart, nagu norra reeglites.
option-dungeon-dragon_twin = Millal tohib minna kaetud pilusse 1.–3. korrusel (D-15).
option-dungeon-dragon_twin-literal = Kuni kaksikpilu on tühi, tohib sinna minna ainult siis, kui kõik seal olevad kaardid on käija omad.
option-dungeon-dragon_twin-free = Sinna tohib minna, kuigi kaksikpilu on tühi.
option-dungeon-levels = Kõige kõrgem korrus (D-3).
option-dungeon-throw = Kuidas linnuvise otsustatakse (D-26).
option-dungeon-throw-odds = Viskaja sihib pilu; kaart seal kukub 4 juhul 6-st, naaberpilus 1 juhul 6-st.
option-dungeon-throw-table = Päris plaadiga visatakse päris torni pihta; inimesed ütlevad, mis kukkus.
option-dungeon-patience = Kui kõik on nii mitu korda järjest kaardi tagasi pannud, on mäng läbi (D-30).
option-millstone-mistakes = Mis juhtub, kui käiakse kaart, mida käia ei tohi (M-24).
option-millstone-mistakes-refused = Kaarti, mida käia ei tohi, vastu ei võeta.
option-millstone-mistakes-penalised = Vale kaart läheb kätte tagasi ja käija tõmbab 3 kaarti, nagu trükitud reeglites.
option-millstone-variant = Kui suur osa mängust on mängus; noorematele vähem (M-31 kuni M-34).
option-millstone-variant-signs = Ilma üllatuste ja veskikivideta, värvid ei loe.
option-millstone-variant-surprises = Üllatustega, aga ilma veskikivideta, ja värvid ei loe.
option-millstone-variant-colours = Üllatuste ja värvidega, aga ilma veskikivideta.
option-millstone-variant-full = Kõik on mängus.
option-millstone-turn_limit = Kõige rohkem nii mitu korda, siis loetakse käed (M-27).
option-millstone-reply = Kas vastuseks käidud +3 peab ka tugevam olema (M-19).
option-millstone-reply-any = +3 peale käib iga +3.
option-millstone-reply-stronger = +3 peale käib ainult tugevam +3.
