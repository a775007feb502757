# Efter spelet: reprisen, analysen och beviset för en rättvis giv.

## Reprisen.

replay-heading = { $game }, parti { $number }
replay-players = Spelare
replay-won = Vinnare
replay-running = Det här partiet pågår än. Du ser det du kunde se vid bordet.
replay-renew = Senaste dragen
replay-to-table = Till bordet
replay-nothing = Det här partiet kan inte visas
replay-beginning = Början
replay-moves = Drag
replay-controls = Repris
replay-seek = Plats i partiet
replay-place = { $at } av { $of }
replay-place-said = { $place }: { $moment }
replay-first = Till början
replay-back = Ett drag bakåt
replay-play = Spela upp
replay-pause = Paus
replay-next = Ett drag framåt
replay-last = Till slutet
replay-pace = Fart
replay-pace-slow = Långsam
replay-pace-normal = Normal
replay-pace-fast = Snabb
replay-share = Dela
replay-copied = Kopierat.
replay-copy-by-hand = Länken visar partiet vid det drag du ser nu. Kopiera den:
replay-files = Ta med dig partiet
replay-record = Spelprotokoll
replay-record-help = Hela partiet som läsbar text, med beviset för given.
replay-json = Alla ställningar
replay-json-help = Varje ställning som JSON, för program.
replay-verify-other = Kontrollera ett spelprotokoll från annat håll

## Analysen. Vinstchanser är i procent; det ett drag slösar bort är i procentenheter, kallade poäng.

analysis-heading = Analys
analysis-help = En stark bott ser på varje beslut igen: hur allas chanser gick upp och ner, var de slösades bort och vad som hade varit bättre. Det tar ungefär en minut.
analysis-begin = Analysera partiet
analysis-again = Försök igen
analysis-waiting = Analysen börjar om en stund …
analysis-running =
    { $of ->
        [one] Ser på beslut { $done } av { $of }
       *[other] Ser på beslut { $done } av { $of }
    }
analysis-ready = Analysen är klar.
analysis-failed = Analysen lyckades inte.
analysis-curve = Vinstchanser, beslut för beslut
analysis-percent = { $percent } %
analysis-chance-of = { $who } { $percent } %
analysis-at-move = Drag { $number }: { $move }
analysis-at-marked =
    { $points ->
        [one] Drag { $number }: { $move } – { $mark }, { $points } poäng bortslösad
       *[other] Drag { $number }: { $move } – { $mark }, { $points } poäng bortslösade
    }
analysis-at-end = Slutet på partiet
analysis-point-said = { $moment }. { $chances }
analysis-method =
    { $simulations ->
        [one] Före varje beslut tänktes { $simulations } parti igenom utifrån det spelaren kunde veta då; slumpen kan ändå lura oss lite.
       *[other] Före varje beslut tänktes { $simulations } partier igenom utifrån det spelaren kunde veta då; slumpen kan ändå lura oss lite.
    }
analysis-mark-blunder = blunder
analysis-mark-mistake = misstag
analysis-mark-inaccuracy = onoggrannhet
analysis-means-blunder = En blunder slösar bort { $points } poäng eller mer.
analysis-means-mistake = Ett misstag slösar bort { $points } poäng eller mer.
analysis-means-inaccuracy = En onoggrannhet slösar bort { $points } poäng eller mer.
analysis-decisions = Beslut
analysis-average = Bortslösade poäng i snitt
analysis-number = { $number }
analysis-marked =
    { $count ->
        [0] Inget drag är märkt
        [one] Ett märkt drag
       *[other] { $count } märkta drag
    }
analysis-of-whom = Vems drag
analysis-of-all = Allas
analysis-none-of = Inga av { $who }.
analysis-mark-at = Drag { $number }: { $mark }
analysis-lost =
    { $points ->
        [one] −{ $points } poäng
       *[other] −{ $points } poäng
    }
analysis-show = Visa på brädet
analysis-played = Spelat
analysis-better = Bättre
analysis-then = Och sedan
analysis-with-chance = { $move } ({ $percent } %)
analysis-as-table = Chanserna som tabell
analysis-column-move = Beslut
analysis-column-mark = Märke

## Kontrollera given. Åtagandet kallas löftet, för det är vad det är.

verify-heading = Kontrollera given
verify-help = Före första kortet lovade servern skriftligt hur den skulle dela ut, förseglat så att ingen kunde läsa det. Nu är förseglingen bruten: se efter om den höll sitt ord.
verify-any-help = Välj ett spelprotokoll, från den här servern eller någon annan, eller klistra in det. Du får veta om varje kort delades ut så som det lovades före det första.
verify-begin = Kontrollera
verify-by-people = Korten i det här partiet delades ut av människor vid ett riktigt bord; det finns inget att kontrollera.
verify-when-over = När partiet är slut kan given kontrolleras här.
verify-choose = Välj en fil
verify-paste = Eller klistra in spelprotokollet
verify-no-record = Det här är inte protokollet från ett helt och riktigt parti. { $why }
verify-verdict-fair = Given var rättvis
verify-verdict-consistent = Varje kort kom så som spelprotokollet lovar
verify-verdict-unfair = Given var inte som utlovat
verify-verdict-unproved = Det finns inget bevis för den här given
verify-verdict-alone = Som utlovat, men servern ensam kunde ha valt den här given
verify-verdict-weak = Som utlovat, men en spelare kunde ha påverkat given
verify-checked-yes = Rätt:
verify-checked-no = Fel:
verify-checked-unknown = Okänt:
verify-promise-yes = Löftet är det som den här webbläsaren antecknade innan partiet var slut.
verify-promise-no = Löftet är inte det som den här webbläsaren antecknade innan partiet var slut: någon har bytt ut det.
verify-promise-unknown = Den här webbläsaren såg inte partiet medan det spelades, så den kan inte säga om löftet är det som visades då. Fråga någon som var med och spelade.
verify-secret-yes = Hemligheten stämmer med löftet. Det har den här webbläsaren själv räknat ut (SHA-256).
verify-secret-no = Hemligheten stämmer inte med löftet. Det har den här webbläsaren själv räknat ut (SHA-256).
verify-mine-yes = Den här sidans tal är med i given, tillsammans med de förseglade talen som den såg innan den visade sitt eget.
verify-mine-no = Den här sidans tal användes inte, eller så är de förseglade talen inte de som den såg: någon har manipulerat given.
verify-mine-unknown = Den här sidan lade inte till något tal i den här given.
verify-given-yes = De här spelarnas sidor lade till ett tal: { $who }.
verify-given-no = Ingen lade till ett tal, så servern kunde ha prövat hemligheter tills korten såg bra ut.
verify-uncommitted = Spelprotokollet visar inte att talen förseglades först. Den som skickade sitt sist kunde ha prövat tal tills korten såg bra ut.
verify-withheld = De här spelarna förseglade ett tal men visade det inte: { $who }. Det gav dem ett val mellan två givar.
verify-starter-drawn = { $who } börjar, lottat ur hemligheten och spelarnas tal.
verify-starter-agreed = { $who } börjar, som avtalat när bordet skapades.
verify-starter-winner = { $who } börjar på grund av hur förra partiet slutade. Protokollet från det visar om det stämmer.
verify-starter-unknown = Spelprotokollet säger inte varför { $who } börjar.
verify-found-fair =
    { $dealt ->
        [one] { $dealt } sak lämnades åt slumpen, och den blev så som hemligheten och spelarnas tal säger.
       *[other] { $dealt } saker lämnades åt slumpen, och alla blev så som hemligheten och spelarnas tal säger.
    }
verify-clocked =
    { $clocked ->
        [one] { $clocked } sak avgjordes av vem som var snabbast, enligt spelprotokollet; det går inte att kontrollera.
       *[other] { $clocked } saker avgjordes av vem som var snabbast, enligt spelprotokollet; det går inte att kontrollera.
    }
verify-found-no-proof = Spelprotokollet säger inte hur korten delades ut. Kanske gjorde människor det, eller så har beviset tagits bort.
verify-found-other-secret = Hemligheten i spelprotokollet är inte den som utlovades.
verify-found-other-seats = Beviset har inte lika många tal som det finns spelare.
verify-found-other-seed = En spelares tal stämmer inte med sin försegling.
verify-found-late-seed = Ett tal var inte förseglat, fast andra var det: det kan ha valts sist.
verify-found-other-starter = Spelaren som börjar är inte den som borde.
verify-found-not-by-clock = Drag { $number } ({ $move }) sägs ha avgjorts av vem som var snabbast, men det kan inte stämma.
verify-found-not-dealt = Drag { $number } ({ $move }) blev inte så som hemligheten och spelarnas tal säger.
verify-found-not-there = Beviset talar om drag { $number }, men något sådant finns inte.
verify-found-other-meter = Mätaren före drag { $number } följer inte av hemligheten och spelarnas tal.
verify-with-what = Vad det kontrollerades med
verify-table = Bord
verify-table-game = { $table }, parti { $number }
verify-commitment = Löftet (hemlighetens SHA-256)
verify-secret = Hemligheten
verify-number-of = Talet från { $who }
verify-no-number = inget
verify-how = Hur fungerar det?
verify-how-promise = Före spelet hittar servern på en hemlighet, ett mycket långt slumptal, och visar dess fingeravtryck: löftet. Sedan kan den inte ta en annan hemlighet, för den skulle ha ett annat fingeravtryck.
verify-how-numbers = Sedan hittar vars och ens sida på ett eget slumptal och visar dess fingeravtryck. Först när alla fingeravtryck finns visar sidorna sina tal. Därför kunde varken servern eller någon spelare välja ett tal efter de andras.
verify-how-cards = Varje kort följer av hemligheten och alla talen enligt en fast formel.
verify-how-secret = Efter spelet avslöjas hemligheten. Nu kan vem som helst räkna ut varje kort igen och se att inget av dem valdes ut.
verify-how-not = Det bevisar inte att ingen tittade: den som sköter servern kunde se korten under spelet. Och det bevisar ingenting för spelare vars sida inte lade till något tal.
verify-trust-nobody = Du behöver inte lita på den här sidan. Ladda ner spelprotokollet och kontrollera det på din egen dator:
verify-copy-command = Kopiera kommandot
