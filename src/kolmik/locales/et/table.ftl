# A table on the server: what happens there, and what is refused.

# Words in a row: "a, b and c".
list-and = { $first } ja { $last }
list-or = { $first } või { $last }
# For a game that has no sentences of its own.
awaited-move =
    { $me ->
        [yes] Sinu kord
       *[no] Käib { $who }
    }
awaited-chance = Otsustab juhus
plain-yes = jah
plain-no = ei

## What happened at the table. $who: a name. $me: yes if it is the reader.

happened-gathered = Kogunetakse järgmiseks mänguks
happened-sat =
    { $me ->
        [yes] Istud lauda
       *[no] { $who } istub lauda
    }
happened-bot-sat = Lauda istub bot { $who }
happened-stood =
    { $me ->
        [yes] Tõused lauast püsti
       *[no] { $who } tõuseb lauast püsti
    }
happened-removed =
    { $me ->
        [yes] Võõrustaja vabastas sinu koha
       *[no] Võõrustaja vabastas koha, kus istus { $who }
    }
happened-wished-luck =
    { $me ->
        [yes] Andsid jagamiseks oma arvu
       *[no] { $who } andis jagamiseks oma arvu
    }
happened-started = Mäng algab
happened-claimed = Üks mängija on valinud
happened-aimed =
    { $me ->
        [yes] Sihid
       *[no] { $who } sihib
    }
# $accuracy: 0 to 100.
happened-thrown =
    { $me ->
        [yes] Lasid linnu lahti: täpsus { $accuracy } %
       *[no] { $who } laseb linnu lahti: täpsus { $accuracy } %
    }
happened-undone =
    { $me ->
        [yes] Võtsid käigu tagasi
       *[no] { $who } võttis käigu tagasi
    }
happened-took-over-left =
    { $me ->
        [yes] Lahkusid: sinu eest mängib bot
       *[no] { $who } lahkus: edasi mängib bot
    }
happened-took-over-away =
    { $me ->
        [yes] Olid ära: sinu eest mängib bot
       *[no] { $who } on ära: edasi mängib bot
    }
happened-took-over-time =
    { $me ->
        [yes] Sinu aeg sai otsa: sinu eest mängib bot
       *[no] { $who } ei jõudnud õigeks ajaks: edasi mängib bot
    }
happened-returned =
    { $me ->
        [yes] Oled tagasi
       *[no] { $who } on tagasi
    }
happened-handed =
    { $me ->
        [yes] Sinu koht on nüüd teises seadmes
       *[no] { $who } mängib nüüd teises seadmes
    }
happened-paused = Mäng on peatatud
happened-resumed = Mäng jätkub
happened-interrupted = Server oli mõnda aega eemal; kellad ootasid
happened-aborted = Võõrustaja sulges laua
happened-aborted-long = Mäng läks liiga pikaks, laud suleti

## What is refused, at a table. Seats are counted from 0.

refused-turn-of = Praegu käib { $name }.
refused-meter-of = Praegu saab mõõdiku peatada ainult { $name }.
refused-stale = Mäng on vahepeal edasi läinud; nii on seis nüüd.
refused-no-seat-held = Sul pole selles lauas kohta.
refused-seat-number = Selle laua kohad on 0 kuni { $last }, mitte { $seat }.
refused-not-yours = Koht { $seat } ei ole sinu oma.
refused-host-only = Seda saab teha ainult võõrustaja.
refused-not-begun = Mäng pole veel alanud.
refused-paused = Mäng on peatatud.
refused-over = Mäng on läbi.
refused-closed = Laud on suletud.
refused-table-full = Selle laua taga on liiga palju juhtunud; järgmises mängus on see jälle võimalik.
refused-meter-running = Mõõdik käib; oota, kuni see peatatakse.
refused-no-meter = Praegu pole mõõdikut, mida peatada.
refused-chosen-already = Selle kiiruskaardi puhul oled juba valinud.
refused-not-a-choice = „{ $move }“ ei ole selle kiiruskaardi puhul sinu valikute seas.
refused-not-asked = Selle kiiruskaardi puhul sinult ei küsita.
refused-undo-nothing = Praegu pole midagi tagasi võtta.
refused-undo-no-move = Pole ühtki käiku, mida tagasi võtta.
refused-undo-begun = Midagi on juba pooleli; kuni see pole otsustatud, ei saa midagi tagasi võtta.
refused-undo-chance = Juhus on oma sõna öelnud; seda ei saa tagasi võtta.
refused-undo-bot = Viimase käigu tegi bot, seda tagasi ei võeta.
refused-time-up = Sinu aeg on läbi.
refused-undo-not-own = Tagasi saab võtta ainult oma viimase käigu, enne kui keegi teine käib.
refused-undo-seen = See käik näitas sulle midagi varjatut; see jääb kehtima.
refused-hint-turn = Vihje saab see, kelle kord on.
refused-hint-off = Selles lauas vihjeid ei anta.
refused-bots-busy = Botid alles valmistuvad või on neil parajasti palju mõelda; küsi hetke pärast uuesti.
refused-crowded = Liiga paljud tegid selles lauas korraga midagi; proovi uuesti.

## What is refused before and after a game.

refused-no-name = Nimes peab olema täht või number.
refused-name-scripts = Nimes on ühe tähestiku tähed.
refused-no-token = Sinu brauseril pole selle serveri küpsist või programmil tunnust: koht ei saaks sinu oma olla.
refused-begun = Mäng on alanud; võid vaadata ja järgmiseks mänguks lauda istuda.
refused-begun-already = Mäng on juba alanud.
refused-gather-first = Kõigepealt tuleb uueks mänguks koguneda.
refused-all-taken = Kõik kohad on hõivatud; võid vaadata.
refused-taken = Kohal { $seat } istub { $name }.
refused-taken-free-it = Kohal { $seat } istub { $name }; vabasta see enne.
refused-free-already = Koht { $seat } on juba vaba.
refused-bot-there = Seal mängib bot; soovi korral anna talle teine tase.
refused-program-before = Programm võtab koha enne mängu algust.
refused-going-on = Mäng käib: lahku, ja bot mängib sinu eest, kuni tagasi tuled.
refused-deal-settled = Kui mäng on alanud, on jagamine otsustatud.
refused-dealing = Kaarte jagatakse; oota hetk.
refused-people-deal = Selles lauas jagavad inimesed, nii et lisada pole midagi.
refused-seed-early = Saada enne oma arvu sõrmejälg; arv järgneb, kui kõik sõrmejäljed on paigas.
refused-seed-no-hash = Koht { $seat } ei saatnud sõrmejälge, nii et tal pole arvu avaldada.
refused-seed-other = See ei ole see arv, mille sõrmejälje koht { $seat } saatis.
refused-host-starts = Mängu alustab võõrustaja.
refused-still-free =
    { $count ->
        [one] Koht { $seats } on veel vaba: oota kedagi või pane sinna bot.
       *[other] Kohad { $seats } on veel vabad: oota kedagi või pane sinna botid.
    }
refused-seats =
    { $players ->
        [one] Selles lauas on { $players } koht, mitte { $seats }.
       *[other] Selles lauas on { $players } kohta, mitte { $seats }.
    }
refused-starter = Alustaja on koht 0 kuni { $last }, mitte { $seat }.
refused-edition-place = Väljaanne nimetatakse valikute kõrval, mitte nende seas.
refused-all-bots = Kõik kohad on bottide käes; jäta üks vabaks, et lauda istuda.
refused-just-go = Mäng on läbi; võid lihtsalt minna.
refused-bot-plays = Bot juba mängib sinu eest.
refused-no-bot-plays = Koht on sinu; bot sinu eest ei mängi.
refused-nothing-to-pause = Ükski mäng ei käi, pole midagi peatada.
refused-not-paused = Mäng ei ole peatatud.
refused-closed-already = Laud on juba suletud.
refused-rematch-later = Uus mäng saab alata, kui praegune on läbi.
refused-bot-present = { $name } on kohal, seega bot siia ei istu; enne eemalda { $name }.
refused-table-long = Selle laua taga on mängitud palju mänge; loo uus laud.
refused-link-used = Seda linki on juba kasutatud või on see liiga vana; tee uus seadmes, kus istud.
refused-no-chat = Vabalt kirjutamine on selles lauas väljas; kiired laused on olemas.
refused-nothing-said = Seal pole midagi öeldud.
refused-spectator = Rääkida saab see, kes lauas istub; sina vaatad.
refused-says = Seda oli palju korraga; oota hetk.
refused-game-number =
    { $games ->
        [0] Selles lauas pole veel ühtki mängu alustatud, ka mitte mängu { $number }.
        [one] Selles lauas on alustatud mäng 1, mitte { $number }.
       *[other] Selles lauas on alustatud mängud 1 kuni { $games }, mitte { $number }.
    }
refused-not-over = See mäng pole läbi; mis on varjatud, jääb varjatuks.
refused-no-game = Sellist mängu selles lauas pole või pole see läbi.
refused-analyses = Praegu analüüsitakse palju mänge; küsi mõne minuti pärast uuesti.
refused-not-analysed = Seda mängu pole veel analüüsitud.
refused-other-rules = Selles lauas mängitakse mängu { $game } reeglite versiooniga { $theirs }; sellel serveril on { $ours }. Lauda saab lugeda ja salvestada, aga mitte edasi mängida.

## What the server refuses whoever asks.

refused-no-table = Sellist lauda pole; võib-olla pole link täielik.
refused-nothing-here = Sellel aadressil pole midagi.
refused-no-page = Leht on siin ehitamata; make play ehitab selle, ja kõik, mis on /api all, töötab ka ilma.
refused-verifying = Praegu kontrollitakse palju salvestisi; küsi hetke pärast uuesti.
refused-full-tables = Serveris on avatud nii palju laudu kui võimalik; proovi hiljem uuesti.
refused-full-sockets = Serveril on avatud nii palju ühendusi kui võimalik; proovi hiljem uuesti.
refused-full-address = Sinu aadressil on avatud nii palju ühendusi kui lubatud.
refused-tables-an-hour = Ühele aadressile saab tunnis nii palju laudu küll; proovi hiljem uuesti.
refused-unstored = Server ei saa seda praegu salvestada, seega seda ei juhtunud; proovi uuesti.
refused-no-storage = Server ei pääse praegu oma andmetele ligi; proovi uuesti.
refused-broken-log = Selle laua logi on rikutud; serveri pidaja saab selle varukoopiast taastada.
refused-failed = Serveris läks midagi valesti; see pandi kirja.
refused-messages = Liiga palju sõnumeid korraga; oota hetk.
refused-requests = Liiga palju päringuid korraga; oota hetk.
refused-commands-table = Selle laua taga juhtub korraga liiga palju; oota hetk.
refused-work = Server töötab veel sinu aadressilt tulnud varasemate päringute kallal; oota hetk.
refused-too-late = Sinu päring saabus liiga aeglaselt; saada see uuesti.
refused-host = See server on kättesaadav ainult aadressil { $host }.
refused-token-length = Võtmes peab olema { $least } kuni { $most } märki, mitte { $size }.
refused-token-example = See võti on juhendi näide, mida kõik teavad; vali enda oma.
refused-origin = Seda saab küsida ainult selle serveri lehelt.
refused-bad-host = Päring ei nimeta kehtivat serverit.
refused-socket-origin = Ühendusi saab avada ainult selle serveri lehelt.
refused-socket-only = Seda saab küsida ainult püsiühenduse kaudu.
refused-version = See server räägib sõnumite versiooni { $ours }, mitte { $theirs }.
refused-whole-number = „{ $name }“ on täisarv 0 kuni { $most }.
refused-language = Keeles „{ $language }“ lauseid pole, on ainult keeltes { $languages }.
refused-too-long = Sõnumis on kõige rohkem { $most } baiti, mitte { $size }.
refused-not-text = Sõnum on UTF-8 tekst.
refused-nested = Seda sõnumit ei saa lugeda: see on liiga sügavalt pesastatud.
# $why: in English, for people who write programs.
refused-unreadable = Seda sõnumit ei saa lugeda: { $why }.

## Why the server closes a line.

bye-restart = Server käivitatakse uuesti; sinu laud jätkub hetke pärast.
bye-too-slow = Sinu ühendus on laua jälgimiseks liiga aeglane; ühendu uuesti.
bye-flood = Saatsid korraga liiga palju sõnumeid; ühendu uuesti ja saada vähem.
