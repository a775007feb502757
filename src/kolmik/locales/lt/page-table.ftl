# Stalo puslapis.

table-seats = Prie stalo
table-you = tu
table-free = laisva vieta
table-program = programa
table-away = nėra prie stalo
# $why: left, away, time arba removed
table-stand-in =
    { $why ->
        [left] išėjo, žaidžia botas
        [time] baigėsi laikas, žaidžia botas
        [removed] pakeitė botas
       *[away] nėra prie stalo, žaidžia botas
    }
table-awaited = eina
table-spectators =
    { $count ->
        [one] Žiūri { $count } žmogus
        [few] Žiūri { $count } žmonės
       *[other] Žiūri { $count } žmonių
    }
table-watching = Tu žiūri.
table-lost = Ryšys nutrūko; jungiamės iš naujo …
table-none = Tokio stalo nėra
table-none-help = Gal nuoroda ne visa, o gal stalas jau nukraustytas.
table-taken = Ta vieta dabar tavo šiame įrenginyje.

level-novice = Naujokas
level-casual = Mėgėjas
level-club = Klubo žaidėjas
level-master = Meistras

## Šalia žaidimo lauko

table-undo = Atšauk
table-hint = Patarimas
table-log = Kas įvyko
# Tas pats ant mažo mygtuko.
table-bar-log = Eiga
table-log-empty = Dar nieko neįvyko.
table-talk = Pokalbis
table-said-nothing = Dar niekas nieko nepasakė.
table-new-words = yra naujienų
table-chat = Parašyk ką nors
table-send = Siųsk
table-menu = Stalas
hint-title = Geras žaidėjas patartų
# $percent: nuo 0 iki 100
hint-chance = laimi { $percent } % kartų
hint-then = Tada gal:

## Kai žmonės dalija patys ir įrašo, ką lėmė atsitiktinumas

enter-chance = Įrašyk, kas įvyko prie jūsų stalo

## Ką galima daryti prie stalo

table-rules = Taisyklės
table-leave = Išeik: toliau žais botas
# $who: vardas
table-leave-one = { $who } išeina: toliau žais botas
table-return = Atsiimk savo vietą
table-pause = Sustabdyk partiją
table-resume = Tęsk
table-paused = Partija sustabdyta. Ją pratęs stalo šeimininkas.
table-bot-plays = { $who }: dabar žaidžia botas.
table-move = Perkelk mano vietą į kitą įrenginį
table-move-one = { $who }: perkelk vietą į kitą įrenginį
# $minutes: kiek laiko nuoroda galioja
table-move-help =
    { $minutes ->
        [one] Atverk šią nuorodą kitame įrenginyje arba nufotografuok juo kodą. Nuoroda veikia vieną kartą, { $minutes } minutę.
        [few] Atverk šią nuorodą kitame įrenginyje arba nufotografuok juo kodą. Nuoroda veikia vieną kartą, { $minutes } minutes.
       *[other] Atverk šią nuorodą kitame įrenginyje arba nufotografuok juo kodą. Nuoroda veikia vieną kartą, { $minutes } minučių.
    }
table-link = Šio stalo nuoroda
table-host = Tu esi stalo šeimininkas
table-bot-for = Botas ten, kur sėdi { $who }
table-person = žmogus
table-replace = Pakeisk botu
table-abort = Uždaryk stalą
table-abort-sure = Niekas nelaimės ir partijos pratęsti nebebus galima. Tikrai uždaryti stalą?
table-abort-not = Žaisk toliau
table-hand-over = Perduok įrenginį: { $who }.
table-hand-over-done = Aš esu { $who }

## Nuoroda, kuria dalijamasi

link-copied = Nuoroda nukopijuota.
link-copy = Kopijuok
link-share = Dalykis
link-qr = Nuoroda kaip QR kodas
link-address = Nuoroda

## Kaip baigėsi

table-you-won = Tu laimėjai!
table-won =
    { $count ->
        [one] Laimėjo { $who }
        [few] Kartu laimėjo { $who }
       *[other] Kartu laimėjo { $who }
    }
table-winner = pergalė
table-player = Žaidėjas
table-score = Taškai
table-scores = Visų taškai
table-total = Visos partijos
table-games-won = Laimėtos partijos
table-series = Partija { $number } iš { $of }
table-rematch = Dar vieną partiją
table-next-game = Kita partija
table-replay = Peržiūra
table-analysis = Analizė
table-verify = Patikrink dalijimą

plain-moves = Tavo ėjimai
plain-table = Ant stalo
plain-hidden =
    { $count ->
        [one] { $count } užversta korta
        [few] { $count } užverstos kortos
       *[other] { $count } užverstų kortų
    }
