# A table on the server: what happens there, and what is refused.

# Words in a row: "a, b and c".
list-and = { $first } og { $last }
list-or = { $first } eller { $last }
# For a game that has no sentences of its own.
awaited-move =
    { $me ->
        [yes] Det er din tur
       *[no] Det er { $who }, der har turen
    }
awaited-chance = Tilfældet råder
plain-yes = ja
plain-no = nej

## What happened at the table. $who: a name. $me: yes if it is the reader.

happened-gathered = Nu samles der til næste spil
happened-sat =
    { $me ->
        [yes] Du sætter dig
       *[no] { $who } sætter sig
    }
happened-bot-sat = Botten { $who } tager pladsen
happened-stood =
    { $me ->
        [yes] Du rejser dig
       *[no] { $who } rejser sig
    }
happened-removed =
    { $me ->
        [yes] Værten har gjort din plads ledig
       *[no] Værten har gjort pladsen ledig efter { $who }
    }
happened-wished-luck =
    { $me ->
        [yes] Du gav et tal til uddelingen
       *[no] { $who } gav et tal til uddelingen
    }
happened-started = Spillet begynder
happened-claimed = En spiller har valgt
happened-aimed =
    { $me ->
        [yes] Du sigter
       *[no] { $who } sigter
    }
# $accuracy: 0 to 100.
happened-thrown =
    { $me ->
        [yes] Du slipper fuglen: præcision { $accuracy } %
       *[no] { $who } slipper fuglen: præcision { $accuracy } %
    }
happened-undone =
    { $me ->
        [yes] Du fortrød dit træk
       *[no] { $who } fortrød et træk
    }
happened-took-over-left =
    { $me ->
        [yes] Du gik: en bot spiller for dig
       *[no] { $who } gik: en bot spiller videre
    }
happened-took-over-away =
    { $me ->
        [yes] Du var væk: en bot spiller for dig
       *[no] { $who } er væk: en bot spiller videre
    }
happened-took-over-time =
    { $me ->
        [yes] Din tid er gået: en bot spiller for dig
       *[no] Tiden er gået for { $who }: en bot spiller videre
    }
happened-returned =
    { $me ->
        [yes] Du er tilbage
       *[no] { $who } er tilbage
    }
happened-handed =
    { $me ->
        [yes] Din plads er nu på en anden enhed
       *[no] { $who } spiller nu på en anden enhed
    }
happened-paused = Spillet er på pause
happened-resumed = Spillet går videre
happened-interrupted = Serveren var væk et stykke tid; urene ventede
happened-aborted = Værten lukkede bordet
happened-aborted-long = Spillet blev for langt, så bordet blev lukket

## What is refused, at a table. Seats are counted from 0.

refused-turn-of = Det er { $name }, der har turen.
refused-meter-of = Kun { $name } kan stoppe måleren nu.
refused-stale = Spillet er gået videre; sådan står det nu.
refused-no-seat-held = Du har ingen plads ved dette bord.
refused-seat-number = Pladserne ved dette bord er 0 til { $last }, ikke { $seat }.
refused-not-yours = Plads { $seat } er ikke din.
refused-host-only = Det kan kun værten gøre.
refused-not-begun = Spillet er ikke begyndt.
refused-paused = Spillet er på pause.
refused-over = Spillet er slut.
refused-closed = Bordet er lukket.
refused-table-full = Der er sket for meget ved dette bord; i næste spil er det muligt igen.
refused-meter-running = Måleren kører; vent, til den er stoppet.
refused-no-meter = Der er ingen måler at stoppe lige nu.
refused-chosen-already = Du har allerede valgt i dette kapløb.
refused-not-a-choice = »{ $move }« er ikke et af dine valg i dette kapløb.
refused-not-asked = Du bliver ikke spurgt i dette kapløb.
refused-undo-nothing = Der er ikke noget at fortryde nu.
refused-undo-no-move = Der er intet træk at fortryde.
refused-undo-begun = Det næste er begyndt; intet kan fortrydes, før det er afgjort.
refused-undo-chance = Tilfældet har talt; det kan ikke fortrydes.
refused-undo-bot = En bot foretog det sidste træk, så det står ved magt.
refused-time-up = Din tid er gået.
refused-undo-not-own = Du kan kun fortryde dit eget sidste træk, og kun før nogen anden har gjort noget.
refused-undo-seen = Trækket har vist dig noget skjult; det står ved magt.
refused-hint-turn = Et tip er for den, der har turen.
refused-hint-off = Der er ingen tip ved dette bord.
refused-bots-busy = Botterne gør sig stadig klar eller har for meget at tænke over; spørg igen om lidt.
refused-crowded = For mange gjorde noget ved dette bord på én gang; prøv igen.

## What is refused before and after a game.

refused-no-name = Et navn skal have et bogstav eller et tal.
refused-name-scripts = Et navn bruger bogstaver fra ét alfabet.
refused-no-token = Din browser har ingen cookie fra denne server, eller dit program ingen nøgle: pladsen kunne ikke blive din.
refused-begun = Spillet er begyndt; du kan se med og sætte dig til det næste.
refused-begun-already = Spillet er allerede begyndt.
refused-gather-first = Først skal der samles til et nyt spil.
refused-all-taken = Alle pladser er optaget; du kan se med.
refused-taken = På plads { $seat } sidder { $name }.
refused-taken-free-it = På plads { $seat } sidder { $name }; gør den ledig først.
refused-free-already = Plads { $seat } er allerede ledig.
refused-bot-there = Der spiller en bot; giv den et andet niveau, hvis du vil.
refused-program-before = Et program tager sin plads før spillet.
refused-going-on = Spillet er i gang: gå, så spiller en bot for dig, til du kommer tilbage.
refused-deal-settled = Uddelingen ligger fast, når spillet er begyndt.
refused-dealing = Kortene er ved at blive delt ud; vent et øjeblik.
refused-people-deal = Ved dette bord deler mennesker ud, så der er ikke noget at bidrage med.
refused-seed-early = Send først dit tals fingeraftryk; tallet følger, når alle fingeraftryk ligger fast.
refused-seed-no-hash = Plads { $seat } sendte intet fingeraftryk, så den har ikke noget tal at vise.
refused-seed-other = Det er ikke det tal, hvis fingeraftryk plads { $seat } sendte.
refused-host-starts = Det er værten, der starter spillet.
refused-still-free =
    { $count ->
        [one] Plads { $seats } er stadig ledig: vent på nogen, eller sæt en bot der.
       *[other] Pladserne { $seats } er stadig ledige: vent på nogen, eller sæt botter der.
    }
refused-seats =
    { $players ->
        [one] Der er { $players } plads ved dette bord, ikke { $seats }.
       *[other] Der er { $players } pladser ved dette bord, ikke { $seats }.
    }
refused-starter = Startspilleren er en plads fra 0 til { $last }, ikke { $seat }.
refused-edition-place = Udgaven nævnes ved siden af indstillingerne, ikke blandt dem.
refused-all-bots = Der sidder botter på alle pladser; lad en være ledig, så du kan sætte dig.
refused-just-go = Spillet er slut; du kan bare gå.
refused-bot-plays = En bot spiller allerede for dig.
refused-no-bot-plays = Pladsen er din; ingen bot spiller for dig.
refused-nothing-to-pause = Der er ikke noget spil i gang, der kan sættes på pause.
refused-not-paused = Spillet er ikke på pause.
refused-closed-already = Bordet er allerede lukket.
refused-rematch-later = Et nyt spil kan begynde, når dette er slut.
refused-bot-present = { $name } er her, så ingen bot kan tage pladsen; fjern { $name } først.
refused-table-long = Der er spillet mange spil ved dette bord; opret et nyt.
refused-link-used = Linket er allerede brugt eller for gammelt; lav et nyt på den enhed, hvor du sidder.
refused-no-chat = Ved dette bord kan man ikke skrive frit; de hurtige sætninger er der.
refused-nothing-said = Der er ikke noget at sige i det.
refused-spectator = De, der sidder ved bordet, kan snakke; du ser med.
refused-says = Det var meget på én gang; vent lidt.
refused-game-number =
    { $games ->
        [0] Ved dette bord er intet spil begyndt, altså heller ikke spil { $number }.
        [one] Ved dette bord er spil 1 begyndt, ikke { $number }.
       *[other] Ved dette bord er spil 1 til { $games } begyndt, ikke { $number }.
    }
refused-not-over = Spillet er ikke slut; det skjulte forbliver skjult.
refused-no-game = Det spil findes ikke ved dette bord, eller det er ikke slut.
refused-analyses = Mange spil bliver analyseret lige nu; spørg igen om nogle minutter.
refused-not-analysed = Spillet er ikke analyseret endnu.
refused-other-rules = Ved dette bord spilles { $game } efter regler { $theirs }; denne server har regler { $ours }. Bordet kan læses og eksporteres, men ikke spilles videre.

## What the server refuses whoever asks.

refused-no-table = Det bord findes ikke; måske mangler der noget af linket.
refused-nothing-here = Der er ikke noget på denne adresse.
refused-no-page = Siden er ikke bygget her; make play bygger den, og alt under /api virker uden den.
refused-verifying = Mange referater bliver tjekket lige nu; spørg igen om et øjeblik.
refused-full-tables = Serveren har så mange borde åbne, som den kan; prøv igen senere.
refused-full-sockets = Serveren har så mange forbindelser åbne, som den kan; prøv igen senere.
refused-full-address = Din adresse har så mange forbindelser åbne, som den må.
refused-tables-an-hour = Så mange borde i timen er nok til én adresse; prøv igen senere.
refused-unstored = Serveren kan ikke gemme dette nu, så det skete ikke; prøv igen.
refused-no-storage = Serveren kan ikke nå sit lager nu; prøv igen.
refused-broken-log = Bordets log er beskadiget; den, der driver serveren, kan gendanne den fra en sikkerhedskopi.
refused-failed = Noget gik galt på serveren; det er noteret.
refused-messages = For mange beskeder på én gang; vent lidt.
refused-requests = For mange forespørgsler på én gang; vent lidt.
refused-commands-table = Der sker for meget ved dette bord på én gang; vent lidt.
refused-work = Serveren arbejder stadig på tidligere forespørgsler fra din adresse; vent lidt.
refused-too-late = Din forespørgsel var for længe undervejs; send den igen.
refused-host = Denne server nås kun som { $host }.
refused-token-length = En nøgle skal have { $least } til { $most } tegn, ikke { $size }.
refused-token-example = Denne nøgle er eksemplet fra dokumentationen, som alle kender; vælg din egen.
refused-origin = Det kan kun ske fra en side på denne server.
refused-bad-host = Forespørgslen angiver ingen gyldig server.
refused-socket-origin = Forbindelser kan kun åbnes fra en side på denne server.
refused-socket-only = Det kan kun ske over den åbne forbindelse.
refused-version = Denne server taler version { $ours } af beskederne, ikke { $theirs }.
refused-whole-number = »{ $name }« er et helt tal fra 0 til { $most }.
refused-language = Der er ingen sætninger på »{ $language }«, kun på { $languages }.
refused-too-long = En besked har højst { $most } byte, ikke { $size }.
refused-not-text = En besked er tekst i UTF-8.
refused-nested = Beskeden kan ikke læses: den er indlejret for dybt.
# $why: in English, for people who write programs.
refused-unreadable = Beskeden kan ikke læses: { $why }.

## Why the server closes a line.

bye-restart = Serveren genstartes; dit bord går videre om lidt.
bye-too-slow = Din forbindelse er for langsom til at følge bordet; forbind igen.
bye-flood = Du sendte for mange beskeder på én gang; forbind igen, og send færre.
