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

## What happened at the table. $who: a name. $me: yes if it is the reader.

happened-gathered = Renkamasi kitam žaidimui
happened-sat =
    { $me ->
        [yes] Sėdi prie stalo
       *[no] { $who } sėda prie stalo
    }
happened-bot-sat = Vietą užima robotas { $who }
happened-stood =
    { $me ->
        [yes] Pakyli nuo stalo
       *[no] { $who } pakyla nuo stalo
    }
happened-removed =
    { $me ->
        [yes] Šeimininkas atlaisvino tavo vietą
       *[no] Šeimininkas atlaisvino vietą, kurioje sėdėjo { $who }
    }
happened-wished-luck =
    { $me ->
        [yes] Davei savo skaičių dalijimui
       *[no] { $who } davė savo skaičių dalijimui
    }
happened-started = Žaidimas prasideda
happened-claimed =
    { $me ->
        [yes] Jau pasirinkai
       *[no] { $who } jau pasirinko
    }
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
        [yes] Išėjai: už tave žaidžia robotas
       *[no] { $who } išėjo: toliau žaidžia robotas
    }
happened-took-over-away =
    { $me ->
        [yes] Tavęs nebuvo: už tave žaidžia robotas
       *[no] { $who } pasitraukė: toliau žaidžia robotas
    }
happened-took-over-time =
    { $me ->
        [yes] Tavo laikas baigėsi: už tave žaidžia robotas
       *[no] { $who } nespėjo laiku: toliau žaidžia robotas
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
happened-paused = Žaidimas sustabdytas
happened-resumed = Žaidimas tęsiamas
happened-aborted = Šeimininkas uždarė stalą

## What is refused, at a table. Seats are counted from 0.

refused-turn-of = Dabar eina { $name }.
refused-throw-of = Dabar meta { $name }.
refused-stale = Žaidimas jau pasistūmėjo; štai kaip yra dabar.
refused-no-seat-held = Prie šio stalo vietos neturi.
refused-seat-number = Šio stalo vietos yra nuo 0 iki { $last }, ne { $seat }.
refused-not-yours = Vieta { $seat } ne tavo.
refused-host-only = Tai gali tik stalo šeimininkas.
refused-not-begun = Žaidimas dar neprasidėjo.
refused-paused = Žaidimas sustabdytas.
refused-over = Žaidimas baigtas.
refused-closed = Stalas uždarytas.
refused-about-to-throw = Tuoj bus metamas paukštis.
refused-nothing-to-throw = Dabar nėra ko mesti.
refused-chosen-already = Šiose lenktynėse jau pasirinkai.
refused-not-a-choice = „{ $move }“ šiose lenktynėse pasirinkti negali.
refused-not-asked = Šiose lenktynėse tavęs neklausiama.
refused-undo-nothing = Dabar nėra ko atšaukti.
refused-undo-no-move = Nėra ėjimo, kurį būtų galima atšaukti.
refused-undo-begun = Jau prasidėjo kitas dalykas; kol jis nenuspręstas, nieko atšaukti negalima.
refused-undo-chance = Atsitiktinumas jau tarė savo žodį; to atšaukti negalima.
refused-undo-not-own = Atšaukti galima tik savo paskutinį ėjimą, kol nieks kitas nėjo.
refused-undo-seen = Tas ėjimas tau parodė kai ką paslėpta; jis lieka.
refused-hint-turn = Patarimas skirtas tam, kieno eilė.
refused-hint-off = Prie šio stalo patarimų nėra.
refused-bots-busy = Robotai dar ruošiasi arba per daug galvoja; paklausk po akimirkos.
refused-crowded = Prie šio stalo per daug kas veikta vienu metu; bandyk dar kartą.

## What is refused before and after a game.

refused-no-name = Varde turi būti raidė arba skaitmuo.
refused-no-token = Tavo naršyklė neturi šio serverio slapuko arba programa rakto: vieta negalėtų būti tavo.
refused-begun = Žaidimas prasidėjo; gali žiūrėti ir prisėsti kitam.
refused-begun-already = Žaidimas jau prasidėjo.
refused-gather-first = Pirma reikia susirinkti kitam žaidimui.
refused-all-taken = Visos vietos užimtos; gali žiūrėti.
refused-taken = Vietoje { $seat } sėdi { $name }.
refused-taken-free-it = Vietoje { $seat } sėdi { $name }; pirma ją atlaisvink.
refused-free-already = Vieta { $seat } jau laisva.
refused-bot-there = Ten žaidžia robotas; jei nori, duok jam kitą lygį.
refused-program-before = Programa vietą užima prieš žaidimą.
refused-going-on = Žaidimas vyksta: išeik, ir robotas žais už tave, kol grįši.
refused-deal-settled = Prasidėjus žaidimui dalijimas jau nulemtas.
refused-host-starts = Žaidimą pradeda stalo šeimininkas.
refused-still-free =
    { $count ->
        [one] Vieta { $seats } dar laisva: palauk ko nors arba pasodink robotą.
        [few] Vietos { $seats } dar laisvos: palauk ko nors arba pasodink robotus.
       *[other] Vietos { $seats } dar laisvos: palauk ko nors arba pasodink robotus.
    }
refused-seats =
    { $players ->
        [one] Prie šio stalo yra { $players } vieta, ne { $seats }.
        [few] Prie šio stalo yra { $players } vietos, ne { $seats }.
       *[other] Prie šio stalo yra { $players } vietų, ne { $seats }.
    }
refused-starter = Pradedančiojo vieta yra nuo 0 iki { $last }, ne { $seat }.
refused-edition-place = Leidimas nurodomas šalia parinkčių, ne tarp jų.
refused-all-bots = Visos vietos robotų; palik vieną laisvą, kad prisėstum.
refused-just-go = Žaidimas baigtas; gali tiesiog eiti.
refused-bot-plays = Už tave jau žaidžia robotas.
refused-no-bot-plays = Vieta tavo; robotas už tave nežaidžia.
refused-nothing-to-pause = Nevyksta žaidimas, kurį būtų galima sustabdyti.
refused-not-paused = Žaidimas nesustabdytas.
refused-closed-already = Stalas jau uždarytas.
refused-rematch-later = Kitas žaidimas gali prasidėti, kai šis baigsis.
refused-link-used = Ši nuoroda jau panaudota arba per sena; sukurk kitą įrenginyje, kuriame sėdi.
refused-no-chat = Laisvai rašyti prie šio stalo negalima; yra trumpos frazės.
refused-nothing-said = Čia nėra ko pasakyti.
refused-spectator = Kalbėti gali tie, kas sėdi prie stalo; tu žiūri.
refused-says = Per daug kalbų iš karto; palauk akimirką.
refused-game-number =
    { $games ->
        [0] Prie šio stalo nepradėtas joks žaidimas, ne tik { $number }.
        [one] Prie šio stalo pradėtas žaidimas 1, ne { $number }.
        [few] Prie šio stalo pradėti žaidimai nuo 1 iki { $games }, ne { $number }.
       *[other] Prie šio stalo pradėti žaidimai nuo 1 iki { $games }, ne { $number }.
    }
refused-not-over = Šis žaidimas nebaigtas; kas jame paslėpta, lieka paslėpta.
refused-no-game = Tokio žaidimo prie šio stalo nėra arba jis nebaigtas.
refused-analyses = Dabar analizuojama daug žaidimų; paklausk po kelių minučių.
refused-not-analysed = Šis žaidimas dar neanalizuotas.
refused-other-rules = Prie šio stalo žaidžiama { $game } pagal taisykles { $theirs }; šis serveris turi taisykles { $ours }. Stalą galima skaityti ir eksportuoti, bet ne tęsti.

## What the server refuses whoever asks.

refused-no-table = Tokio stalo nėra; galbūt nuoroda nepilna.
refused-nothing-here = Šiuo adresu nieko nėra.
refused-no-page = Puslapis čia nesukurtas; jį sukuria make play, o viskas po /api veikia ir be jo.
refused-verifying = Dabar tikrinama daug įrašų; paklausk po akimirkos dar kartą.
refused-full-tables = Serveryje atverta tiek stalų, kiek telpa; bandyk vėliau.
refused-full-sockets = Serveris turi tiek ryšių, kiek telpa; bandyk vėliau.
refused-full-address = Tavo adresas turi tiek ryšių, kiek leidžiama.
refused-tables-an-hour = Tiek stalų per valandą vienam adresui užtenka; bandyk vėliau.
refused-unstored = Serveris dabar negali to išsaugoti, todėl tai neįvyko; bandyk dar kartą.
refused-no-storage = Serveris dabar nepasiekia savo saugyklos; bandyk dar kartą.
refused-failed = Serveryje kažkas nepavyko; tai užrašyta.
refused-messages = Per daug pranešimų iš karto; palauk akimirką.
refused-requests = Per daug užklausų iš karto; palauk akimirką.
refused-origin = To galima prašyti tik iš šio serverio puslapio.
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
bye-storage = Serveris nepasiekia savo saugyklos; bus bandoma dar kartą.
bye-too-slow = Tavo ryšys per lėtas šiam stalui; prisijunk iš naujo.
