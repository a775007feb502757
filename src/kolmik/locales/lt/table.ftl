# A table on the server: what happens there, and what is refused.

# Words in a row: "a, b and c".
list-and = { $first } ir { $last }
list-or = { $first } arba { $last }
# For a game that has no sentences of its own.
awaited-move =
    { $me ->
        [yes] Tavo eilė
       *[no] Dabar eina { $who }
    }
awaited-chance = Sprendžia atsitiktinumas
plain-yes = taip
plain-no = ne

## What happened at the table. $who: a name. $me: yes if it is the reader.

happened-gathered = Renkamasi kitai partijai
happened-sat =
    { $me ->
        [yes] Sėdiesi prie stalo
       *[no] { $who } sėdasi prie stalo
    }
happened-bot-sat = Prie stalo sėdasi botas { $who }
happened-stood =
    { $me ->
        [yes] Pakyli nuo stalo
       *[no] { $who } pakyla nuo stalo
    }
happened-removed =
    { $me ->
        [yes] Stalo šeimininkas atlaisvino tavo vietą
       *[no] Stalo šeimininkas atlaisvino vietą, kurioje sėdėjo { $who }
    }
happened-wished-luck =
    { $me ->
        [yes] Pridėjai savo skaičių prie dalijimo
       *[no] { $who } prideda savo skaičių prie dalijimo
    }
happened-started = Partija prasideda
happened-claimed = Vienas žaidėjas jau pasirinko
happened-aimed =
    { $me ->
        [yes] Taikaisi
       *[no] { $who } taikosi
    }
# $accuracy: 0 to 100.
happened-thrown =
    { $me ->
        [yes] Paleidi paukštį: taiklumas { $accuracy } %
       *[no] { $who } paleidžia paukštį: taiklumas { $accuracy } %
    }
happened-undone =
    { $me ->
        [yes] Atšaukei ėjimą
       *[no] { $who } atšaukė ėjimą
    }
happened-took-over-left =
    { $me ->
        [yes] Išėjai: už tave žaidžia botas
       *[no] { $who } išėjo: toliau žaidžia botas
    }
happened-took-over-away =
    { $me ->
        [yes] Tavęs nebuvo: už tave žaidžia botas
       *[no] { $who } pasitraukė: toliau žaidžia botas
    }
happened-took-over-time =
    { $me ->
        [yes] Tavo laikas baigėsi: už tave žaidžia botas
       *[no] { $who } nespėjo laiku: toliau žaidžia botas
    }
happened-returned =
    { $me ->
        [yes] Grįžai
       *[no] { $who } grįžo
    }
happened-handed =
    { $me ->
        [yes] Tavo vieta dabar kitame įrenginyje
       *[no] { $who } dabar žaidžia kitame įrenginyje
    }
happened-paused = Partija sustabdyta
happened-resumed = Partija tęsiama
happened-interrupted = Serveris kurį laiką neveikė; laikrodžiai laukė
happened-aborted = Stalo šeimininkas uždarė stalą
happened-aborted-long = Partija tapo per ilga, todėl stalas uždarytas

## What is refused, at a table. Seats are counted from 0.

refused-turn-of = Dabar eina { $name }.
refused-meter-of = Dabar matuoklį gali sustabdyti tik { $name }.
refused-stale = Partija jau pasistūmėjo; štai kaip yra dabar.
refused-no-seat-held = Prie šio stalo neturi vietos.
refused-seat-number = Šio stalo vietos yra nuo 0 iki { $last }, ne { $seat }.
refused-not-yours = Vieta { $seat } ne tavo.
refused-host-only = Tai gali tik stalo šeimininkas.
refused-not-begun = Partija dar neprasidėjo.
refused-paused = Partija sustabdyta.
refused-over = Partija baigta.
refused-closed = Stalas uždarytas.
refused-table-full = Prie šio stalo įvyko per daug; kitoje partijoje tai vėl bus galima.
refused-meter-running = Matuoklis veikia; palauk, kol jis bus sustabdytas.
refused-no-meter = Dabar nėra matuoklio, kurį būtų galima sustabdyti.
refused-chosen-already = Šiose lenktynėse jau pasirinkai.
refused-not-a-choice = „{ $move }“ šiose lenktynėse pasirinkti negali.
refused-not-asked = Šiose lenktynėse tavęs neklausiama.
refused-undo-nothing = Dabar nėra ko atšaukti.
refused-undo-no-move = Nėra ėjimo, kurį būtų galima atšaukti.
refused-undo-begun = Jau prasidėjo kas kita; kol tai neišspręsta, nieko atšaukti negalima.
refused-undo-chance = Atsitiktinumas jau tarė savo žodį; to atšaukti negalima.
refused-undo-bot = Paskutinį ėjimą padarė botas, todėl jis lieka.
refused-time-up = Tavo laikas baigėsi.
refused-undo-not-own = Atšaukti galima tik savo paskutinį ėjimą, kol niekas kitas nėjo.
refused-undo-seen = Tas ėjimas tau parodė kai ką paslėpta; jis lieka.
refused-hint-turn = Patarimas skirtas tam, kieno eilė.
refused-hint-off = Prie šio stalo patarimų nėra.
refused-bots-busy = Botai dar ruošiasi arba turi per daug ką galvoti; paklausk po akimirkos.
refused-crowded = Prie šio stalo per daug kas vyko vienu metu; bandyk dar kartą.

## What is refused before and after a game.

refused-no-name = Varde turi būti raidė arba skaitmuo.
refused-name-scripts = Vardui naudojamos vienos abėcėlės raidės.
refused-no-token = Tavo naršyklė neturi šio serverio slapuko arba programa rakto: vieta negalėtų būti tavo.
refused-begun = Partija prasidėjo; gali žiūrėti, o kitai – prisėsti.
refused-begun-already = Partija jau prasidėjo.
refused-gather-first = Pirma reikia susirinkti kitai partijai.
refused-all-taken = Visos vietos užimtos; gali žiūrėti.
refused-taken = Vietoje { $seat } sėdi { $name }.
refused-taken-free-it = Vietoje { $seat } sėdi { $name }; pirma ją atlaisvink.
refused-free-already = Vieta { $seat } jau laisva.
refused-bot-there = Ten žaidžia botas; jei nori, duok jam kitą lygį.
refused-program-before = Programa vietą užima prieš partiją.
refused-going-on = Partija vyksta: išeik, ir botas žais už tave, kol grįši.
refused-deal-settled = Prasidėjus partijai dalijimas jau nulemtas.
refused-dealing = Kortos dalijamos; palauk akimirką.
refused-people-deal = Prie šio stalo dalija žmonės, todėl pridėti nėra ko.
refused-seed-early = Pirma atsiųsk savo skaičiaus atspaudą; skaičius seka, kai visi atspaudai nebekinta.
refused-seed-no-hash = Vieta { $seat } neatsiuntė atspaudo, todėl neturi skaičiaus, kurį atskleistų.
refused-seed-other = Tai ne tas skaičius, kurio atspaudą atsiuntė vieta { $seat }.
refused-host-starts = Partiją pradeda stalo šeimininkas.
refused-still-free =
    { $count ->
        [one] Vieta { $seats } dar laisva: palauk, kol kas ateis, arba pasodink botą.
        [few] Vietos { $seats } dar laisvos: palauk, kol kas ateis, arba pasodink botus.
       *[other] Vietos { $seats } dar laisvos: palauk, kol kas ateis, arba pasodink botus.
    }
refused-seats =
    { $players ->
        [one] Prie šio stalo yra { $players } vieta, ne { $seats }.
        [few] Prie šio stalo yra { $players } vietos, ne { $seats }.
       *[other] Prie šio stalo yra { $players } vietų, ne { $seats }.
    }
refused-starter = Pradedančiojo vieta yra nuo 0 iki { $last }, ne { $seat }.
refused-edition-place = Leidimas nurodomas šalia parinkčių, ne tarp jų.
refused-all-bots = Visose vietose botai; palik vieną laisvą, kad galėtum prisėsti.
refused-just-go = Partija baigta; gali tiesiog eiti.
refused-bot-plays = Už tave jau žaidžia botas.
refused-no-bot-plays = Vieta tavo; botas už tave nežaidžia.
refused-nothing-to-pause = Nevyksta jokia partija, nėra ko stabdyti.
refused-not-paused = Partija nesustabdyta.
refused-closed-already = Stalas jau uždarytas.
refused-rematch-later = Kita partija gali prasidėti, kai ši baigsis.
refused-bot-present = { $name } yra čia, todėl botas negali užimti vietos; pirma pašalink { $name }.
refused-table-long = Prie šio stalo sužaista daug partijų; sukurk naują stalą.
refused-link-used = Ši nuoroda jau panaudota arba per sena; sukurk kitą įrenginyje, kuriame sėdi.
refused-no-chat = Laisvai rašyti prie šio stalo negalima; yra trumpos frazės.
refused-nothing-said = Čia nėra ko pasakyti.
refused-spectator = Kalbėti gali tie, kas sėdi prie stalo; tu tik žiūri.
refused-says = Per daug kalbų iš karto; palauk akimirką.
refused-game-number =
    { $games ->
        [0] Prie šio stalo dar nepradėta jokia partija, nėra ir { $number }.
        [one] Prie šio stalo pradėta partija 1, ne { $number }.
        [few] Prie šio stalo pradėtos partijos nuo 1 iki { $games }, ne { $number }.
       *[other] Prie šio stalo pradėtos partijos nuo 1 iki { $games }, ne { $number }.
    }
refused-not-over = Ši partija nebaigta; kas joje paslėpta, lieka paslėpta.
refused-no-game = Tokios partijos prie šio stalo nėra arba ji nebaigta.
refused-analyses = Dabar analizuojama daug partijų; paprašyk po kelių minučių.
refused-not-analysed = Ši partija dar neanalizuota.
refused-other-rules = Prie šio stalo žaidžiama { $game } pagal taisykles { $theirs }; šis serveris turi taisykles { $ours }. Stalą galima skaityti ir eksportuoti, bet ne tęsti.

## What the server refuses whoever asks.

refused-no-table = Tokio stalo nėra; gal nuoroda ne visa.
refused-nothing-here = Šiuo adresu nieko nėra.
refused-no-page = Puslapis čia dar nesukurtas; jį sukuria make play, o viskas po /api veikia ir be jo.
refused-verifying = Dabar tikrinama daug įrašų; paprašyk po akimirkos dar kartą.
refused-full-tables = Serveryje atverta tiek stalų, kiek telpa; bandyk vėliau.
refused-full-sockets = Serveris turi tiek ryšių, kiek telpa; bandyk vėliau.
refused-full-address = Tavo adresas turi tiek ryšių, kiek leidžiama.
refused-tables-an-hour = Tiek stalų per valandą vienam adresui užtenka; bandyk vėliau.
refused-unstored = Serveris dabar negali to išsaugoti, todėl tai neįvyko; bandyk dar kartą.
refused-no-storage = Serveris dabar nepasiekia savo saugyklos; bandyk dar kartą.
refused-broken-log = Šio stalo žurnalas sugadintas; serverio prižiūrėtojas gali jį atkurti iš atsarginės kopijos.
refused-failed = Serveryje kažkas nepavyko; tai užrašyta.
refused-messages = Per daug pranešimų iš karto; palauk akimirką.
refused-requests = Per daug užklausų iš karto; palauk akimirką.
refused-commands-table = Prie šio stalo vienu metu vyksta per daug; palauk akimirką.
refused-work = Serveris dar apdoroja ankstesnes užklausas iš tavo adreso; palauk akimirką.
refused-too-late = Tavo užklausa atėjo per lėtai; siųsk ją dar kartą.
refused-host = Šis serveris pasiekiamas tik adresu { $host }.
refused-token-length = Rakte turi būti nuo { $least } iki { $most } ženklų, ne { $size }.
refused-token-example = Šis raktas yra visiems žinomas pavyzdys iš aprašymo; pasirink savo.
refused-origin = To galima prašyti tik iš šio serverio puslapio.
refused-bad-host = Užklausoje nėra tinkamo serverio vardo.
refused-socket-origin = Ryšį galima atverti tik iš šio serverio puslapio.
refused-socket-only = To galima prašyti tik per nuolatinį ryšį.
refused-version = Šis serveris kalba pranešimų versija { $ours }, ne { $theirs }.
refused-whole-number = „{ $name }“ yra sveikasis skaičius nuo 0 iki { $most }.
refused-language = Kalba „{ $language }“ frazių nėra, yra tik { $languages }.
refused-too-long = Pranešime gali būti daugiausia { $most } baitų, ne { $size }.
refused-not-text = Pranešimas yra UTF-8 tekstas.
refused-nested = Šio pranešimo negalima perskaityti: per daug įdėtinių dalių.
# $why: in English, for people who write programs.
refused-unreadable = Šio pranešimo negalima perskaityti: { $why }.

## Why the server closes a line.

bye-restart = Serveris paleidžiamas iš naujo; tavo stalas tuoj tęsis.
bye-too-slow = Tavo ryšys per lėtas šiam stalui; prisijunk iš naujo.
bye-flood = Išsiuntei per daug pranešimų iš karto; prisijunk iš naujo ir siųsk mažiau.
