# A table on the server: what happens there, and what is refused.

# Words in a row: "a, b and c".
list-and = { $first } og { $last }
list-or = { $first } eller { $last }
# For a game that has no sentences of its own.
awaited-move =
    { $me ->
        [yes] Det er din tur
       *[no] Det er { $who } sin tur
    }
awaited-chance = Tilfeldigheten rår
plain-yes = ja
plain-no = nei

## What happened at the table. $who: a name. $me: yes if it is the reader.

happened-gathered = Nå samles det til neste spill
happened-sat =
    { $me ->
        [yes] Du setter deg
       *[no] { $who } setter seg
    }
happened-bot-sat = Boten { $who } tar plassen
happened-stood =
    { $me ->
        [yes] Du reiser deg
       *[no] { $who } reiser seg
    }
happened-removed =
    { $me ->
        [yes] Verten har gjort plassen din ledig
       *[no] Verten har gjort plassen til { $who } ledig
    }
happened-wished-luck =
    { $me ->
        [yes] Du ga et tall til utdelingen
       *[no] { $who } ga et tall til utdelingen
    }
happened-started = Spillet begynner
happened-claimed = En spiller har valgt
happened-aimed =
    { $me ->
        [yes] Du sikter
       *[no] { $who } sikter
    }
# $accuracy: 0 to 100.
happened-thrown =
    { $me ->
        [yes] Du slipper måken: presisjon { $accuracy } %
       *[no] { $who } slipper måken: presisjon { $accuracy } %
    }
happened-undone =
    { $me ->
        [yes] Du angret trekket ditt
       *[no] { $who } angret et trekk
    }
happened-took-over-left =
    { $me ->
        [yes] Du gikk: en bot spiller for deg
       *[no] { $who } gikk: en bot spiller videre
    }
happened-took-over-away =
    { $me ->
        [yes] Du var borte: en bot spiller for deg
       *[no] { $who } er borte: en bot spiller videre
    }
happened-took-over-time =
    { $me ->
        [yes] Tiden din er ute: en bot spiller for deg
       *[no] Tiden er ute for { $who }: en bot spiller videre
    }
happened-returned =
    { $me ->
        [yes] Du er tilbake
       *[no] { $who } er tilbake
    }
happened-handed =
    { $me ->
        [yes] Plassen din er nå på en annen enhet
       *[no] { $who } spiller nå på en annen enhet
    }
happened-paused = Spillet er satt på pause
happened-resumed = Spillet går videre
happened-interrupted = Serveren var borte en stund; klokkene ventet
happened-aborted = Verten lukket bordet
happened-aborted-long = Spillet ble for langt, så bordet ble lukket

## What is refused, at a table. Seats are counted from 0.

refused-turn-of = Det er { $name } sin tur.
refused-meter-of = Bare { $name } kan stoppe måleren nå.
refused-stale = Spillet har gått videre; slik står det nå.
refused-no-seat-held = Du har ingen plass ved dette bordet.
refused-seat-number = Plassene ved dette bordet er 0 til { $last }, ikke { $seat }.
refused-not-yours = Plass { $seat } er ikke din.
refused-host-only = Det kan bare verten gjøre.
refused-not-begun = Spillet har ikke begynt.
refused-paused = Spillet er satt på pause.
refused-over = Spillet er over.
refused-closed = Bordet er lukket.
refused-table-full = Det har skjedd for mye ved dette bordet; i neste spill er det mulig igjen.
refused-meter-running = Måleren går; vent til den er stoppet.
refused-no-meter = Det er ingen måler å stoppe akkurat nå.
refused-chosen-already = Du har allerede valgt i dette kappløpet.
refused-not-a-choice = «{ $move }» er ikke et av valgene dine i dette kappløpet.
refused-not-asked = Du blir ikke spurt i dette kappløpet.
refused-undo-nothing = Det er ingenting å angre nå.
refused-undo-no-move = Det er ikke noe trekk å angre.
refused-undo-begun = Det neste har begynt; ingenting kan angres før det er avgjort.
refused-undo-chance = Tilfeldigheten har sagt sitt; det kan ikke angres.
refused-undo-bot = En bot gjorde det siste trekket, så det blir stående.
refused-time-up = Tiden din er ute.
refused-undo-not-own = Du kan bare angre ditt eget siste trekk, og bare før noen andre har gjort noe.
refused-undo-seen = Trekket viste deg noe skjult; det står ved lag.
refused-hint-turn = Et tips er for den som har turen.
refused-hint-off = Det er ingen tips ved dette bordet.
refused-bots-busy = Botene gjør seg fortsatt klare eller har for mye å tenke på; spør igjen om litt.
refused-crowded = For mange gjorde noe ved dette bordet på én gang; prøv igjen.

## What is refused before and after a game.

refused-no-name = Et navn trenger en bokstav eller et siffer.
refused-name-scripts = Et navn bruker bokstaver fra ett alfabet.
refused-no-token = Nettleseren din har ingen informasjonskapsel fra denne serveren, eller programmet ditt ingen nøkkel: plassen kunne ikke bli din.
refused-begun = Spillet har begynt; du kan se på og sette deg til det neste.
refused-begun-already = Spillet har allerede begynt.
refused-gather-first = Først må det samles til et nytt spill.
refused-all-taken = Alle plasser er opptatt; du kan se på.
refused-taken = På plass { $seat } sitter { $name }.
refused-taken-free-it = På plass { $seat } sitter { $name }; gjør den ledig først.
refused-free-already = Plass { $seat } er allerede ledig.
refused-bot-there = Der spiller en bot; gi den et annet nivå om du vil.
refused-program-before = Et program tar plassen sin før spillet.
refused-going-on = Spillet er i gang: gå, så spiller en bot for deg til du kommer tilbake.
refused-deal-settled = Utdelingen er avgjort når spillet har begynt.
refused-dealing = Kortene deles ut; vent litt.
refused-people-deal = Ved dette bordet deler mennesker ut, så det er ingenting å bidra med.
refused-seed-early = Send først fingeravtrykket av tallet ditt; tallet følger når alle fingeravtrykk ligger fast.
refused-seed-no-hash = Plass { $seat } sendte ikke noe fingeravtrykk, så den har ikke noe tall å vise.
refused-seed-other = Dette er ikke tallet som plass { $seat } sendte fingeravtrykket av.
refused-host-starts = Det er verten som starter spillet.
refused-still-free =
    { $count ->
        [one] Plass { $seats } er fortsatt ledig: vent på noen, eller sett en bot der.
       *[other] Plassene { $seats } er fortsatt ledige: vent på noen, eller sett boter der.
    }
refused-seats =
    { $players ->
        [one] Det er { $players } plass ved dette bordet, ikke { $seats }.
       *[other] Det er { $players } plasser ved dette bordet, ikke { $seats }.
    }
refused-starter = Startspilleren er en plass fra 0 til { $last }, ikke { $seat }.
refused-edition-place = Utgaven nevnes ved siden av innstillingene, ikke blant dem.
refused-all-bots = Det sitter boter på alle plassene; la én være ledig, så du kan sette deg.
refused-just-go = Spillet er over; du kan bare gå.
refused-bot-plays = En bot spiller allerede for deg.
refused-no-bot-plays = Plassen er din; ingen bot spiller for deg.
refused-nothing-to-pause = Det er ikke noe spill i gang som kan settes på pause.
refused-not-paused = Spillet er ikke satt på pause.
refused-closed-already = Bordet er allerede lukket.
refused-rematch-later = Et nytt spill kan begynne når dette er over.
refused-bot-present = { $name } er her, så ingen bot kan ta plassen; fjern { $name } først.
refused-table-long = Det er spilt mange spill ved dette bordet; lag et nytt.
refused-link-used = Lenken er allerede brukt eller for gammel; lag en ny på enheten der du sitter.
refused-no-chat = Ved dette bordet går det ikke an å skrive fritt; hurtigfrasene er der.
refused-nothing-said = Det er ingenting å si i det.
refused-spectator = De som sitter ved bordet, kan prate; du ser på.
refused-says = Det var mye på én gang; vent litt.
refused-game-number =
    { $games ->
        [0] Ved dette bordet har ikke noe spill begynt, altså heller ikke spill { $number }.
        [one] Ved dette bordet har spill 1 begynt, ikke { $number }.
       *[other] Ved dette bordet har spill 1 til { $games } begynt, ikke { $number }.
    }
refused-not-over = Spillet er ikke over; det skjulte forblir skjult.
refused-no-game = Det spillet finnes ikke ved dette bordet, eller det er ikke over.
refused-analyses = Mange spill analyseres akkurat nå; spør igjen om noen minutter.
refused-not-analysed = Spillet er ikke analysert ennå.
refused-other-rules = Ved dette bordet spilles { $game } etter regler { $theirs }; denne serveren har regler { $ours }. Bordet kan leses og eksporteres, men ikke spilles videre.

## What the server refuses whoever asks.

refused-no-table = Det bordet finnes ikke; kanskje mangler det noe av lenken.
refused-nothing-here = Det er ingenting på denne adressen.
refused-no-page = Siden er ikke bygd her; make play bygger den, og alt under /api virker uten den.
refused-verifying = Mange referater sjekkes akkurat nå; spør igjen om litt.
refused-full-tables = Serveren har så mange bord åpne som den kan; prøv igjen senere.
refused-full-sockets = Serveren har så mange forbindelser åpne som den kan; prøv igjen senere.
refused-full-address = Adressen din har så mange forbindelser åpne som den får.
refused-tables-an-hour = Så mange bord i timen er nok for én adresse; prøv igjen senere.
refused-unstored = Serveren kan ikke lagre dette nå, så det skjedde ikke; prøv igjen.
refused-no-storage = Serveren når ikke lageret sitt nå; prøv igjen.
refused-broken-log = Loggen til dette bordet er skadet; den som driver serveren, kan gjenopprette den fra en sikkerhetskopi.
refused-failed = Noe gikk galt på serveren; det er notert.
refused-messages = For mange meldinger på én gang; vent litt.
refused-requests = For mange forespørsler på én gang; vent litt.
refused-commands-table = Det skjer for mye ved dette bordet på én gang; vent litt.
refused-work = Serveren arbeider fortsatt med tidligere forespørsler fra adressen din; vent litt.
refused-too-late = Forespørselen din brukte for lang tid; send den igjen.
refused-host = Denne serveren nås bare som { $host }.
refused-token-length = En nøkkel må ha { $least } til { $most } tegn, ikke { $size }.
refused-token-example = Denne nøkkelen er eksempelet fra dokumentasjonen, som alle kjenner; velg din egen.
refused-origin = Dette kan bare gjøres fra en side på denne serveren.
refused-bad-host = Forespørselen oppgir ingen gyldig server.
refused-socket-origin = Forbindelser kan bare åpnes fra en side på denne serveren.
refused-socket-only = Dette kan bare gjøres over den åpne forbindelsen.
refused-version = Denne serveren snakker versjon { $ours } av meldingene, ikke { $theirs }.
refused-whole-number = «{ $name }» er et heltall fra 0 til { $most }.
refused-language = Det er ingen fraser på «{ $language }», bare på { $languages }.
refused-too-long = En melding har høyst { $most } byte, ikke { $size }.
refused-not-text = En melding er tekst i UTF-8.
refused-nested = Meldingen kan ikke leses: den er for dypt nøstet.
# $why: in English, for people who write programs.
refused-unreadable = Meldingen kan ikke leses: { $why }.

## Why the server closes a line.

bye-restart = Serveren startes på nytt; bordet ditt går videre om litt.
bye-too-slow = Forbindelsen din er for treg til å følge bordet; koble til igjen.
bye-flood = Du sendte for mange meldinger på én gang; koble til igjen og send færre.
