# Pirmas puslapis, stalo kūrimas, rinkimasis prie stalo ir nustatymai.

## Pirmas puslapis.

# Naršyklės lango pavadinimas.
home-page = Kolmik: trys kortų žaidimai
home-title = Trys kortų žaidimai, vienas stalas
home-about = Žaisk iš karto su botais, per nuorodą su draugais arba leisk Kolmik skaičiuoti taškus, kai žaidžiate tikromis kortomis. Be paskyros ir nemokamai.
# Vardas to, kas savo vardo nepasakė.
home-you-name = Tu
# $least, $most: kiek gali žaisti.
home-players = { $count } žaidėjai
# $minutes: kiek trunka partija.
home-minutes = apie { $minutes } min.
# $game: žaidimo pavadinimas.
home-continue = Grįžk į savo partiją: { $game }
home-play = Žaisk dabar
home-starting = Dalijamos kortos …
home-friends = Su draugais
home-table = Prie tikro stalo
home-learn = Mokykis
home-rules = Taisyklės
home-choose = Rinkis botus
## Tas pats tiems, kas girdi, o ne mato; prasideda matomais žodžiais. $game: žaidimo pavadinimas.
home-play-named = { home-play }: { $game }
home-friends-named = { home-friends }: { $game }
home-table-named = { home-table }: { $game }
home-learn-named = { home-learn }: { $game }
home-rules-named = { home-rules }: { $game }
home-choose-named = { home-choose }: { $game }
home-failed = Serveris neatsako, todėl nepavyko sužinoti, ką čia galima žaisti.
home-retry = Bandyk dar kartą
home-tables = Tavo stalai
home-no-tables = Stalų dar nėra. Čia bus tie, prie kurių žaidi, ir jų peržiūros.
home-replays = Sužaista iki galo
# $count: kiek jų yra.
home-all =
    { $count ->
        [1] Rodyk
        [one] Rodyk visus ({ $count })
        [few] Rodyk visus ({ $count })
       *[other] Rodyk visus ({ $count })
    }
# Vietoj vardų, kai prie stalo niekas nesėdi.
home-nobody = Dar nieko nėra
home-status-gathering = Renkamasi
home-status-playing = Žaidžiama
home-status-paused = Sustabdyta
home-status-over = Žiūrėk peržiūrą
home-status-aborted = Uždaryta

## Stalo kūrimas.

# $game: žaidimo pavadinimas.
new-title = Naujas stalas: { $game }
new-no-game = Tokio žaidimo čia nėra
new-how = Kaip nori žaisti?
new-with-friends = Su draugais
new-with-bots = Prieš botus
new-with-table = Prie tikro stalo
new-with-friends-help = Gausi nuorodą. Kas ją atvers, galės prisėsti; likusias vietas gali užimti botai.
new-with-bots-help = Partija prasideda iš karto.
new-with-table-help = Sėdite kartu. Kolmik žino taisykles ir skaičiuoja taškus.
new-make-friends = Paruošk stalą
new-make-bots = Pradėk partiją
new-make-table = Paruošk stalą
new-deal = Kas dalija?
new-deal-people = Mes patys, tikromis kortomis: pasakome, kas atversta, o Kolmik yra teisėjas ir skaičiuoja taškus.
new-deal-server = Kolmik: kortų nereikia, o įrenginys keliauja ratu.
new-devices = Kokiuose įrenginiuose?
new-devices-one = Visi šiame viename
new-devices-many = Kiekvienas savame, per nuorodą
new-players = Kiek žaidėjų?
new-seats = Kas kur sėdi?
new-your-name = Tavo vardas
# $seat: nuo 1 iki 6.
new-name-of = { $seat } žaidėjo vardas
new-player = Žaidėjas { $seat }
new-seat = Vieta { $seat }
new-who-sits = Kas sėdi vietoje { $seat }?
new-comes = Ateis per nuorodą
new-free = Laisva, draugui
new-free-help = Čia gali sėstis tas, kas atvers nuorodą.
# $level: vienas iš toliau esančių lygių.
new-bot = Botas: { $level }
new-options = Taisyklių parinktys
new-terms = Laikrodis, serija ir kita
new-edition = Leidimas
# Žymi tai, ko išspausdintos taisyklės nesako ir ką nusprendėme patys.
new-ours = Mūsų susitarimas
new-usual = įprasta
new-games = Partijų serijoje
new-starter = Kas pradeda
new-starter-drawn = Lemia burtai
new-clock = Laikrodis
new-clock-off = Be laikrodžio
new-clock-move = Kiekvienam ėjimui
new-clock-game = Visai partijai
new-clock-seconds = Sekundės
new-clock-increment = Papildomos sekundės po kiekvieno ėjimo
new-throw = Kaip metamas paukštis?
new-throw-skill = Žmonės taikosi patys: tvirta ranka meta taikliau.
new-throw-odds = Pagal tikimybę, visiems vienodai.
new-race = Kas laimi lenktynes?
new-race-live = Kas greičiausias.
new-race-turns = Visų klausiama paeiliui.
new-away = Už pasitraukusį žaidžia botas
new-away-never = Niekada
# $time: vienas iš trijų toliau.
new-away-after = Po { $time }
## Kilmininkas, nes prieš tai „po“.
new-seconds =
    { $seconds ->
        [one] { $seconds } sekundės
        [few] { $seconds } sekundžių
       *[other] { $seconds } sekundžių
    }
new-minutes =
    { $minutes ->
        [one] { $minutes } minutės
        [few] { $minutes } minučių
       *[other] { $minutes } minučių
    }
new-hours =
    { $hours ->
        [one] { $hours } valandos
        [few] { $hours } valandų
       *[other] { $hours } valandų
    }
new-pace = Botai eina
new-pace-0 = Iš karto
new-pace-300 = Greitai
new-pace-700 = Ramiai
new-pace-1500 = Lėtai
new-pace-3000 = Labai lėtai
new-hints = Galima prašyti patarimų
new-chat = Galima laisvai rašyti

## Stalas prieš partiją.

lobby-seats = Kas sėdi prie stalo
lobby-your-name = Tavo vardas
lobby-free = Laisva vieta
lobby-you = Tu
lobby-bot = Botas
lobby-program = Programa
lobby-away = Dabar nėra
lobby-sit = Sėskis čia
lobby-stand = Atsistok
lobby-another = Pridėk žaidėją
lobby-put-bot = Pridėk botą
## Tas pats visas tiems, kas girdi; prasideda matomais žodžiais. $seat: nuo 1 iki 6. $name: kas ten sėdi.
lobby-sit-at = { lobby-sit }: vieta { $seat }
lobby-another-at = { lobby-another }: vieta { $seat }, šiame įrenginyje
lobby-put-bot-at = { lobby-put-bot }: vieta { $seat }
lobby-stand-from = { lobby-stand }: { $name }
lobby-level-of = Lygis: { $name }
lobby-remove = Atlaisvink vietą: { $name }
# Ko dar trūksta. $free: kiek vietų.
lobby-missing-host =
    { $free ->
        [one] Laisva { $free } vieta: siųsk nuorodą arba pasodink botą.
        [few] Laisvos { $free } vietos: siųsk nuorodą arba pasodink botus.
       *[other] Laisva { $free } vietų: siųsk nuorodą arba pasodink botus.
    }
lobby-missing =
    { $free ->
        [one] Dar turi ateiti { $free } žaidėjas.
        [few] Dar turi ateiti { $free } žaidėjai.
       *[other] Dar turi ateiti { $free } žaidėjų.
    }
lobby-missing-you =
    { $free ->
        [one] Laisva { $free } vieta: prisėsk arba lik žiūrėti.
        [few] Laisvos { $free } vietos: prisėsk arba lik žiūrėti.
       *[other] Laisva { $free } vietų: prisėsk arba lik žiūrėti.
    }
lobby-ready = Visi čia: galima pradėti.
lobby-ready-host = Visi čia: partiją pradeda stalo šeimininkas.
lobby-dealing = Kortos dalijamos…
lobby-start = Pradėk partiją
# $count: kiek žmonių žiūri.
lobby-watching =
    { $count ->
        [one] Žiūri { $count } žmogus
        [few] Žiūri { $count } žmonės
       *[other] Žiūri { $count } žmonių
    }
lobby-invite = Pakviesk
lobby-invite-help = Kas atvers šią nuorodą, pateks prie šio stalo.
lobby-link = Šio stalo nuoroda
lobby-qr = QR kodas su šio stalo nuoroda
lobby-copy = Kopijuok nuorodą
lobby-copied = Nuoroda nukopijuota.
lobby-copy-yourself = Tavo naršyklė neleidžia kopijuoti; nuoroda pažymėta, nukopijuok ją.
lobby-share = Siųsk nuorodą
# Kas siunčiama kartu su nuoroda. $game: žaidimo pavadinimas.
lobby-share-text = Ateik su manimi žaisti: { $game }!
lobby-fair = Sąžiningas dalijimas
lobby-fair-help = Kortos jau užantspauduotos: niekas jų nebepakeis. Tavo puslapis prideda atsitiktinį skaičių, kurio dar niekas nežino, tad niekas negalėjo jų ir iš anksto suplanuoti; po partijos tai gali patikrinti kiekvienas. Gali pridėti ir savo laimingą skaičių.
# Toliau eina ilga raidžių ir skaitmenų eilutė.
lobby-seal = Antspaudas:
lobby-luck = Tavo laimingas skaičius
lobby-luck-give = Pridėk
# $number: ką parašė žaidėjas.
lobby-luck-given = Tavo skaičius { $number } keliauja į dalijimą.
lobby-luck-yours = { $number } jau dalijime.
lobby-facts = Kaip žaidžiama prie šio stalo
lobby-changed = neįprasta
# $option: sakinys apie parinktį, kuri yra skaičius. $number: tas skaičius.
lobby-option-number = { $option } Čia: { $number }
lobby-deal-server = Dalija Kolmik.
lobby-deal-people = Dalija žmonės prie tikro stalo.
# $games: serijoje.
lobby-games =
    { $games ->
        [one] { $games } partija.
        [few] { $games } partijų serija.
       *[other] { $games } partijų serija.
    }
lobby-clock-off = Be laikrodžio.
# $seconds, $increment: sveikieji skaičiai.
lobby-clock-move =
    { $seconds ->
        [one] Kiekvienam ėjimui – { $seconds } sekundė.
        [few] Kiekvienam ėjimui – { $seconds } sekundės.
       *[other] Kiekvienam ėjimui – { $seconds } sekundžių.
    }
lobby-clock-game =
    { $seconds ->
        [one] Visai partijai – { $seconds } sekundė.
        [few] Visai partijai – { $seconds } sekundės.
       *[other] Visai partijai – { $seconds } sekundžių.
    }
lobby-clock-increment =
    { $increment ->
        [one] Po kiekvieno ėjimo – dar { $increment } sekundė.
        [few] Po kiekvieno ėjimo – dar { $increment } sekundės.
       *[other] Po kiekvieno ėjimo – dar { $increment } sekundžių.
    }
lobby-hints-on = Galima prašyti patarimų.
lobby-hints-off = Be patarimų.
lobby-chat-on = Galima laisvai rašyti.
lobby-chat-off = Tik trumpos frazės.

## Nustatymai.

settings-title = Nustatymai
settings-name = Tavo vardas
settings-name-help = Juo prisėdi prie stalų.
settings-language = Kalba
settings-theme = Spalvos
settings-theme-auto = Kaip įrenginio
settings-theme-light = Šviesios
settings-theme-dark = Tamsios
settings-theme-help = Pagal įrenginį: dieną šviesios, naktį tamsios.
settings-speed = Kaip juda kortos
settings-speed-off = Nejuda
settings-speed-slow = Lėtai
settings-speed-normal = Įprastai
settings-speed-fast = Greitai
settings-speed-help = Jei tavo įrenginys prašo mažiau judėjimo, niekas nejuda.
settings-sound = Garsas
settings-sound-help = Tylus skambtelėjimas, kai tavo eilė, ir kortų šnarėjimas.
settings-kept = Kas saugoma
settings-kept-device = Šiame įrenginyje: tavo nustatymai ir serverio pažadas dėl kiekvienos matytos partijos, kad dalijimą būtų galima vėliau patikrinti.
settings-kept-cookie = Vienas slapukas pasako serveriui, kad tavo vietos yra tavo. Jis nežino nei tavo vardo, nei adreso.
settings-kept-server = Serveryje: stalai, prie kurių sėdi, ir ten pasakyti vardai.

## Po eilutę apie kiekvieną botų lygį.

level-novice-help = Ima, kas iš karto duoda daugiausia, ir daug ko nepastebi.
level-casual-help = Žvelgia truputį į priekį ir kartais nepastebi ėjimų.
level-club-help = Galvoja į priekį ir retai ko nepastebi.
level-master-help = Galvoja toli į priekį: stipriausias lygis.

## Leidimai: kas dėžutėje ir kas iš to yra mūsų susitarimas.

edition-towers-standard = Po vieną kiekvienos rūšies ir vertės kortą; kai žaidžia 4 ar 5, dar po antrą 0, 2, 5, 7, 10 ir 12 (T-2).
edition-dungeon-standard = Kiekviena spalva turi 4 riterius su skaičiumi 1, 4 su 2, 5 su 3, 1 paukštį ir 1 drakoną (D-2).
edition-dungeon-standard-ours = Išspausdintos taisyklės nesako, kokias 15 kortų turi spalva (D-2).
edition-millstone-standard = 108 kortos, iš jų 45 su staigmena (M-1, M-2).
edition-millstone-standard-ours = Po vieną kiekvienos staigmenos kortą kiekvienai spalvai ir ženklui; išspausdintos taisyklės nesako, kurios kortos turi staigmeną (M-2).

## Žaidimų parinktys ir kas prie kiekvienos renkamasi.

option-towers-bids = Kas nutinka, kai pašaukiama daugiau, negu galima pastatyti (T-23).
option-towers-bids-checked = Skaičiai virš tavo statybos ribos nesiūlomi.
option-towers-bids-open = Šaukti galima bet kokį skaičių; neįmanomas statymas atšaukiamas, kaip išspausdinta.
option-dungeon-tie_break = Kas laimi, kai viršūnėje riterių po lygiai (D-29).
option-dungeon-tie_break-sum = Laimi mažesnė viršūnėje esančių skaičių suma.
option-dungeon-tie_break-last = Laimi tas, kurio vėliausiai viršūnę pasiekusio riterio skaičius mažesnis, kaip danų taisyklėse.
option-dungeon-bird = Ar ištrauktą paukštį galima grąžinti (D-9).
option-dungeon-bird-optional = Ištrauktą paukštį galima grąžinti.
option-dungeon-bird-must = Ištrauktą paukštį privaloma mesti, išskyrus pirmąjį žaidėjo ėjimą, kaip danų taisyklėse.
option-dungeon-first_turn = Ką galima ištraukti pirmuoju ėjimu (D-8).
option-dungeon-first_turn-knight = Pirmuoju žaidėjo ėjimu visada ištraukiamas riteris.
option-dungeon-first_turn-any = Gali būti bet kuri korta, kaip norvegų taisyklėse.
option-dungeon-dragon_twin = Kada galima eiti į uždengtą 1–3 aukšto angą (D-15).
option-dungeon-dragon_twin-literal = Kol jos dvynė tuščia, eiti galima tik tada, kai visos kortos joje yra einančiojo.
option-dungeon-dragon_twin-free = Eiti galima, nors jos dvynė tuščia.
option-dungeon-levels = Aukščiausias aukštas (D-3).
option-dungeon-throw = Kaip sprendžiamas paukščio metimas (D-26).
option-dungeon-throw-odds = Metantysis taikosi į angą; kortos joje nukrinta 4 atvejais iš 6, gretimose angose – 1 atveju iš 6.
option-dungeon-throw-table = Tikra plokštelė metama į tikrą bokštą; žmonės pasako, kas nukrito.
option-dungeon-patience = Kai visi tiek ėjimų iš eilės grąžina kortą, partija baigta (D-30).
option-millstone-mistakes = Kas nutinka, kai dedama korta, kurios dėti negalima (M-24).
option-millstone-mistakes-refused = Korta, kurios dėti negalima, nepriimama.
option-millstone-mistakes-penalised = Netinkama korta grįžta į ranką, o ją dėjęs žaidėjas traukia 3, kaip išspausdinta.
option-millstone-variant = Kiek žaidimo žaidžiama; jaunesniems mažiau (nuo M-31 iki M-34).
option-millstone-variant-signs = Be staigmenų, be girnapusių, į spalvas nežiūrima.
option-millstone-variant-surprises = Su staigmenomis, bet be girnapusių, ir į spalvas nežiūrima.
option-millstone-variant-colours = Su staigmenomis ir spalvomis, bet be girnapusių.
option-millstone-variant-full = Viskas.
option-millstone-turn_limit = Daugiausia tiek ėjimų, tada skaičiuojamos rankos (M-27).
option-millstone-reply = Ar atsakant padėta +3 taip pat turi būti stipresnė (M-19).
option-millstone-reply-any = Į +3 atsako bet kuri +3.
option-millstone-reply-stronger = Į +3 atsako tik stipresnė +3.
