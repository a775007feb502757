# A table on the server: what happens there, and what is refused.

# Words in a row: "a, b and c".
list-and = { $first } och { $last }
list-or = { $first } eller { $last }
# For a game that has no sentences of its own.
awaited-move =
    { $me ->
        [yes] Det är din tur
       *[no] { $who } är på tur
    }
awaited-chance = Slumpen avgör
plain-yes = ja
plain-no = nej

## What happened at the table. $who: a name. $me: yes if it is the reader.

happened-gathered = Samling till nästa parti
happened-sat =
    { $me ->
        [yes] Du sätter dig
       *[no] { $who } sätter sig
    }
happened-bot-sat = { $who }, en bott, tar platsen
happened-stood =
    { $me ->
        [yes] Du reser dig
       *[no] { $who } reser sig
    }
happened-removed =
    { $me ->
        [yes] Värden har frigjort din plats
       *[no] Värden har frigjort platsen där { $who } satt
    }
happened-wished-luck =
    { $me ->
        [yes] Du gav ett eget tal till given
       *[no] { $who } gav ett eget tal till given
    }
happened-started = Spelet börjar
happened-claimed = En spelare har valt
happened-aimed =
    { $me ->
        [yes] Du siktar
       *[no] { $who } siktar
    }
# $accuracy: 0 to 100.
happened-thrown =
    { $me ->
        [yes] Du släpper måsen: träffsäkerhet { $accuracy } %
       *[no] { $who } släpper måsen: träffsäkerhet { $accuracy } %
    }
happened-undone =
    { $me ->
        [yes] Du ångrade ditt drag
       *[no] { $who } ångrade ett drag
    }
happened-took-over-left =
    { $me ->
        [yes] Du gick: en bott spelar för dig
       *[no] { $who } gick: en bott spelar vidare
    }
happened-took-over-away =
    { $me ->
        [yes] Du var borta: en bott spelar för dig
       *[no] { $who } är borta: en bott spelar vidare
    }
happened-took-over-time =
    { $me ->
        [yes] Din tid är slut: en bott spelar för dig
       *[no] Tiden är slut för { $who }: en bott spelar vidare
    }
happened-returned =
    { $me ->
        [yes] Du är tillbaka
       *[no] { $who } är tillbaka
    }
happened-handed =
    { $me ->
        [yes] Din plats finns nu på en annan enhet
       *[no] { $who } spelar nu på en annan enhet
    }
happened-paused = Spelet är pausat
happened-resumed = Spelet fortsätter
happened-interrupted = Servern var borta en stund; klockorna väntade
happened-aborted = Värden stängde bordet
happened-aborted-long = Partiet blev för långt, så bordet stängdes

## What is refused, at a table. Seats are counted from 0.

refused-turn-of = { $name } är på tur.
refused-meter-of = Bara { $name } kan stoppa mätaren nu.
refused-stale = Spelet har gått vidare; så här står det nu.
refused-no-seat-held = Du har ingen plats vid det här bordet.
refused-seat-number = Platserna vid det här bordet är 0 till { $last }, inte { $seat }.
refused-not-yours = Plats { $seat } är inte din.
refused-host-only = Det kan bara bordets värd göra.
refused-not-begun = Spelet har inte börjat.
refused-paused = Spelet är pausat.
refused-over = Spelet är över.
refused-closed = Bordet är stängt.
refused-table-full = Det har hänt för mycket vid det här bordet; i nästa parti går det igen.
refused-meter-running = Mätaren går; vänta tills den har stoppats.
refused-no-meter = Det finns ingen mätare att stoppa just nu.
refused-chosen-already = Du har redan valt i den här kapplöpningen.
refused-not-a-choice = ”{ $move }” är inte ett av dina val i den här kapplöpningen.
refused-not-asked = Du är inte tillfrågad i den här kapplöpningen.
refused-undo-nothing = Det finns inget att ångra nu.
refused-undo-no-move = Det finns inget drag att ångra.
refused-undo-begun = Spelet har redan gått vidare; inget kan ångras förrän det här är avgjort.
refused-undo-chance = Slumpen har sagt sitt; det går inte att ångra.
refused-undo-bot = En bot gjorde det senaste draget, så det står kvar.
refused-time-up = Din tid är slut.
refused-undo-not-own = Du kan bara ångra ditt eget senaste drag, innan någon annan har gjort sitt.
refused-undo-seen = Draget visade dig något dolt; det står fast.
refused-hint-turn = Tips får den som är på tur.
refused-hint-off = Vid det här bordet finns inga tips.
refused-bots-busy = Bottarna gör sig redo eller har för mycket att tänka på; fråga igen om en stund.
refused-crowded = För många gjorde något vid det här bordet på en gång; försök igen.

## What is refused before and after a game.

refused-no-name = Ett namn behöver en bokstav eller en siffra.
refused-name-scripts = Ett namn använder bokstäver ur ett alfabet.
refused-no-token = Din webbläsare har ingen kaka från den här servern, eller ditt program ingen nyckel: platsen kunde inte bli din.
refused-begun = Spelet har börjat; du kan titta på och slå dig ner till nästa parti.
refused-begun-already = Spelet har redan börjat.
refused-gather-first = Först måste man samlas till ett nytt parti.
refused-all-taken = Alla platser är upptagna; du kan titta på.
refused-taken = På plats { $seat } sitter { $name }.
refused-taken-free-it = På plats { $seat } sitter { $name }; frigör den först.
refused-free-already = Plats { $seat } är redan ledig.
refused-bot-there = Där spelar en bott; ge den en annan nivå om du vill.
refused-program-before = Ett program tar sin plats innan spelet börjar.
refused-going-on = Spelet pågår: gå, så spelar en bott för dig tills du kommer tillbaka.
refused-deal-settled = När spelet har börjat är given avgjord.
refused-dealing = Korten delas ut; vänta ett ögonblick.
refused-people-deal = Vid det här bordet delar människor ut, så det finns inget att bidra med.
refused-seed-early = Skicka först ditt tals fingeravtryck; talet följer när alla fingeravtryck ligger fast.
refused-seed-no-hash = Plats { $seat } skickade inget fingeravtryck, så den har inget tal att visa.
refused-seed-other = Det är inte talet vars fingeravtryck plats { $seat } skickade.
refused-host-starts = Bordets värd startar spelet.
refused-still-free =
    { $count ->
        [one] Plats { $seats } är fortfarande ledig: vänta på någon eller sätt en bott där.
       *[other] Platserna { $seats } är fortfarande lediga: vänta på någon eller sätt bottar där.
    }
refused-seats =
    { $players ->
        [one] Det finns { $players } plats vid det här bordet, inte { $seats }.
       *[other] Det finns { $players } platser vid det här bordet, inte { $seats }.
    }
refused-starter = Startspelaren är en plats från 0 till { $last }, inte { $seat }.
refused-edition-place = Utgåvan anges bredvid inställningarna, inte bland dem.
refused-all-bots = Bottarna har alla platser; lämna en ledig så att du kan sätta dig.
refused-just-go = Spelet är över; det är fritt fram att gå.
refused-bot-plays = En bott spelar redan för dig.
refused-no-bot-plays = Platsen är din; ingen bott spelar för dig.
refused-nothing-to-pause = Det pågår inget parti att pausa.
refused-not-paused = Spelet är inte pausat.
refused-closed-already = Bordet är redan stängt.
refused-rematch-later = Ett nytt parti kan börja när det här är slut.
refused-bot-present = { $name } är här, så ingen bot kan ta platsen; ta bort { $name } först.
refused-table-long = Många partier har spelats vid det här bordet; skapa ett nytt.
refused-link-used = Länken är redan använd eller för gammal; gör en ny på enheten där du sitter.
refused-no-chat = Vid det här bordet går det inte att skriva fritt; snabbfraserna finns.
refused-nothing-said = Det finns inget att säga i meddelandet.
refused-spectator = Bara de som sitter vid bordet kan prata; du tittar på.
refused-says = Det var mycket på en gång; vänta lite.
refused-game-number =
    { $games ->
        [0] Vid det här bordet har inget parti börjat, alltså inte heller parti { $number }.
        [one] Vid det här bordet har parti 1 börjat, inte { $number }.
       *[other] Vid det här bordet har parti 1 till { $games } börjat, inte { $number }.
    }
refused-not-over = Partiet är inte slut; det som är dolt förblir dolt.
refused-no-game = Det finns inget sådant parti vid det här bordet, eller så är det inte slut.
refused-analyses = Många partier analyseras just nu; fråga igen om några minuter.
refused-not-analysed = Det här partiet är inte analyserat än.
refused-other-rules = Vid det här bordet spelas { $game } med regler { $theirs }; servern har regler { $ours }. Bordet kan läsas och exporteras, men inte spelas vidare.

## What the server refuses whoever asks.

refused-no-table = Det finns inget sådant bord; kanske är länken inte hel.
refused-nothing-here = Det finns inget på den här adressen.
refused-no-page = Sidan är inte byggd här; make play bygger den, och allt under /api fungerar utan den.
refused-verifying = Många spelprotokoll kontrolleras just nu; fråga igen om en stund.
refused-full-tables = Servern har så många bord öppna som den kan; försök igen senare.
refused-full-sockets = Servern har så många förbindelser öppna som den kan; försök igen senare.
refused-full-address = Din adress har så många förbindelser öppna som den får.
refused-tables-an-hour = Så många bord i timmen räcker för en adress; försök igen senare.
refused-unstored = Servern kan inte spara detta nu, så det hände inte; försök igen.
refused-no-storage = Servern når inte sin lagring just nu; försök igen.
refused-broken-log = Bordets logg är skadad; den som driver servern kan återställa den från en säkerhetskopia.
refused-failed = Något gick fel i servern; det har antecknats.
refused-messages = För många meddelanden på en gång; vänta lite.
refused-requests = För många förfrågningar på en gång; vänta lite.
refused-commands-table = För mycket händer vid det här bordet på en gång; vänta lite.
refused-work = Servern arbetar ännu med tidigare förfrågningar från din adress; vänta lite.
refused-too-late = Din förfrågan tog för lång tid; skicka den igen.
refused-host = Den här servern nås bara som { $host }.
refused-token-length = En nyckel måste ha { $least } till { $most } tecken, inte { $size }.
refused-token-example = Den här nyckeln är exemplet i dokumentationen, som alla känner till; välj en egen.
refused-origin = Detta kan bara begäras från en sida på den här servern.
refused-bad-host = Förfrågan anger ingen giltig server.
refused-socket-origin = Förbindelser kan bara öppnas från en sida på den här servern.
refused-socket-only = Detta kan bara begäras över den öppna förbindelsen.
refused-version = Den här servern talar version { $ours } av meddelandena, inte { $theirs }.
refused-whole-number = ”{ $name }” är ett heltal från 0 till { $most }.
refused-language = Det finns inga fraser på ”{ $language }”, bara på { $languages }.
refused-too-long = Ett meddelande har högst { $most } byte, inte { $size }.
refused-not-text = Ett meddelande är text i UTF-8.
refused-nested = Meddelandet kan inte läsas: det är för djupt nästlat.
# $why: in English, for people who write programs.
refused-unreadable = Meddelandet kan inte läsas: { $why }.

## Why the server closes a line.

bye-restart = Servern startas om; ditt bord fortsätter om en stund.
bye-too-slow = Din förbindelse är för långsam för att följa bordet; anslut igen.
bye-flood = Du skickade för många meddelanden på en gång; anslut igen och skicka färre.
