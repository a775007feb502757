# Etter spillet: reprisen, analysen og beviset for en ærlig utdeling. Id: replay-, analysis-, verify-.

## Reprisen.

# $game: tittelen på et spill. $number: hvilket spill ved bordet, fra 1.
replay-heading = { $game }, spill { $number }
replay-players = Spillere
replay-won = Vinner
replay-running = Dette spillet er fortsatt i gang. Du ser det du kunne se ved bordet.
replay-renew = Nyeste trekk
replay-to-table = Til bordet
replay-nothing = Dette spillet kan ikke vises
# Stillingen før det første trekket.
replay-beginning = Begynnelsen
replay-moves = Trekk
replay-controls = Reprise
replay-seek = Sted i spillet
# Hvor langt reprisen er kommet. $at: trekk som er gjort, $of: trekk i hele spillet.
replay-place = { $at } av { $of }
# Til skjermlesere. $place: meldingen over. $moment: hva som nettopp skjedde.
replay-place-said = { $place }: { $moment }
replay-first = Til begynnelsen
replay-back = Ett trekk tilbake
replay-play = Spill av
replay-pause = Pause
replay-next = Ett trekk fram
replay-last = Til slutten
replay-pace = Tempo
replay-pace-slow = Sakte
replay-pace-normal = Vanlig
replay-pace-fast = Fort
replay-share = Del
replay-copied = Kopiert.
replay-copy-by-hand = Denne lenken viser spillet ved trekket du ser nå. Kopier den:
replay-files = Ta det med deg
replay-record = Referat
replay-record-help = Hele spillet som tekst du kan lese, med beviset for utdelingen.
replay-json = Alle stillinger
replay-json-help = Hver stilling som JSON, for programmer.
replay-verify-other = Sjekk et referat fra et annet sted

## Analysen. Sjanser for å vinne er i prosent; det et trekk kostet, er i prosentpoeng, her kalt poeng.

analysis-heading = Analyse
analysis-help = En sterk bot ser på hver avgjørelse på nytt: hvordan sjansene til alle gikk opp og ned, hvor de ble gitt bort, og hva som hadde vært bedre. Det tar omtrent et minutt.
analysis-begin = Analyser spillet
analysis-again = Prøv igjen
analysis-waiting = Analysen begynner om et øyeblikk …
analysis-running =
    { $of ->
        [one] Ser på { $done } av { $of } avgjørelse
       *[other] Ser på { $done } av { $of } avgjørelser
    }
analysis-ready = Analysen er klar.
analysis-failed = Analysen lyktes ikke.
analysis-curve = Sjanser for å vinne, avgjørelse for avgjørelse
analysis-percent = { $percent } %
# Sjansen til en spiller, i en liste. $who: et navn.
analysis-chance-of = { $who } { $percent } %
# $move: en hel setning uten punktum, som «Anna byr 3». $number: nummeret på trekket.
analysis-at-move = Trekk { $number }: { $move }
# $mark: et av merkene nedenfor. $points: prosentpoeng som ble gitt bort.
analysis-at-marked =
    { $points ->
        [one] Trekk { $number }: { $move } – { $mark }, { $points } poeng gitt bort
       *[other] Trekk { $number }: { $move } – { $mark }, { $points } poeng gitt bort
    }
analysis-at-end = Slutten på spillet
# Til skjermlesere. $moment: en av de tre over. $chances: sjansene til alle.
analysis-point-said = { $moment }. { $chances }
# $simulations: tenkte spill.
analysis-method =
    { $simulations ->
        [one] Før hver avgjørelse ble { $simulations } spill tenkt til ende ut fra det spilleren kunne vite da; tilfeldigheten kan fortsatt lure oss litt.
       *[other] Før hver avgjørelse ble { $simulations } spill tenkt til ende ut fra det spilleren kunne vite da; tilfeldigheten kan fortsatt lure oss litt.
    }
analysis-mark-blunder = tabbe
analysis-mark-mistake = feil
analysis-mark-inaccuracy = unøyaktighet
# Fra hvor mange prosentpoeng et trekk får merket.
analysis-means-blunder = En tabbe gir bort { $points } poeng eller mer.
analysis-means-mistake = En feil gir bort { $points } poeng eller mer.
analysis-means-inaccuracy = En unøyaktighet gir bort { $points } poeng eller mer.
analysis-decisions = Avgjørelser
analysis-average = Poeng gitt bort i snitt
# Et tall alene, slik språket skriver det.
analysis-number = { $number }
# $count: hvor mange.
analysis-marked =
    { $count ->
        [0] Ingen trekk fikk merke
        [one] Ett trekk med merke
       *[other] { $count } trekk med merke
    }
analysis-of-whom = Hvem sine trekk
analysis-of-all = Alle sine
analysis-none-of = Ingen fra { $who }.
# $mark: et av merkene over. $number: nummeret på trekket.
analysis-mark-at = Trekk { $number }: { $mark }
# Hva et trekk ga bort, i prosentpoeng; kort, på kanten av et kort.
analysis-lost =
    { $points ->
        [one] −{ $points } poeng
       *[other] −{ $points } poeng
    }
analysis-show = Vis på bordet
analysis-played = Spilt
analysis-better = Bedre
analysis-then = Og så
# $move: et trekk slik en knapp sier det. $percent: sjansen for å vinne med det.
analysis-with-chance = { $move } ({ $percent } %)
analysis-as-table = Sjansene som tabell
analysis-column-move = Avgjørelse
analysis-column-mark = Merke

## Sjekk utdelingen. Det serveren binder seg til, kalles løftet, for det er det det er.

verify-heading = Sjekk utdelingen
verify-help = Før det første kortet lovet serveren skriftlig hvordan den skulle dele ut, forseglet så ingen kunne lese det. Nå er seglet brutt: se etter om den holdt ord.
verify-any-help = Velg referatet fra et spill, fra denne serveren eller en annen, eller lim det inn. Så får du vite om hvert kort ble delt ut slik det ble lovet før det første.
verify-begin = Sjekk
verify-by-people = Kortene i dette spillet ble delt ut av mennesker ved et ekte bord; det er ingenting å sjekke.
verify-when-over = Når spillet er over, kan utdelingen sjekkes her.
verify-choose = Velg en fil
verify-paste = Eller lim inn referatet
# $why: hva som er galt med det, på engelsk, med nummeret på linjen.
verify-no-record = Dette er ikke referatet fra et helt og riktig spill. { $why }
verify-verdict-fair = Utdelingen var ærlig
# Når det ikke er kjent hva som ble lovet ved bordet.
verify-verdict-consistent = Hvert kort kom slik referatet lover
verify-verdict-unfair = Utdelingen var ikke som lovet
verify-verdict-unproved = Det finnes ikke noe bevis for denne utdelingen
verify-verdict-alone = Som lovet, men serveren alene kunne ha valgt denne utdelingen
verify-verdict-weak = Som lovet, men en spiller kunne ha påvirket utdelingen
# Før hver ting som ble sjekket, til skjermlesere.
verify-checked-yes = Riktig:
verify-checked-no = Feil:
verify-checked-unknown = Ukjent:
verify-promise-yes = Løftet er det denne nettleseren noterte før spillet var over.
verify-promise-no = Løftet er ikke det denne nettleseren noterte før spillet var over: noen har byttet det ut.
verify-promise-unknown = Denne nettleseren så ikke spillet mens det ble spilt, så den kan ikke si om løftet er det som ble vist da. Spør en som var med.
verify-secret-yes = Hemmeligheten passer til løftet. Det har denne nettleseren regnet ut selv (SHA-256).
verify-secret-no = Hemmeligheten passer ikke til løftet. Det har denne nettleseren regnet ut selv (SHA-256).
verify-mine-yes = Tallet til denne siden er med i utdelingen, sammen med de forseglede tallene den så før den viste sitt eget.
verify-mine-no = Tallet til denne siden ble ikke brukt, eller de forseglede tallene er ikke de den så: noen har tuklet med utdelingen.
verify-mine-unknown = Denne siden la ikke til noe tall i denne utdelingen.
# $who: ett eller flere navn.
verify-given-yes = Sidene til disse spillerne la til et tall: { $who }.
verify-given-no = Ingen la til et tall, så serveren kunne ha prøvd hemmeligheter til kortene ble gode.
verify-uncommitted = Referatet viser ikke at tallene ble forseglet først. Den som sendte sitt til slutt, kunne ha prøvd tall til kortene ble gode.
verify-withheld = Disse spillerne forseglet et tall og viste det så ikke: { $who }. Det ga dem et valg mellom to utdelinger.
verify-starter-drawn = { $who } begynner, trukket ut fra hemmeligheten og tallene til spillerne.
verify-starter-agreed = { $who } begynner, slik det ble avtalt da bordet ble satt opp.
verify-starter-winner = { $who } begynner på grunn av resultatet i forrige spill. Referatet fra det viser om det stemmer.
verify-starter-unknown = Referatet sier ikke hvorfor { $who } begynner.
# Hva serveren fant. $dealt: hvor mange kort og andre ting tilfeldigheten bestemte.
verify-found-fair =
    { $dealt ->
        [one] { $dealt } ting var overlatt til tilfeldigheten, og den kom slik hemmeligheten og tallene til spillerne sier.
       *[other] { $dealt } ting var overlatt til tilfeldigheten, og alle kom slik hemmeligheten og tallene til spillerne sier.
    }
# $clocked: hvor mange ting klokken avgjorde og ikke tilfeldigheten.
verify-clocked =
    { $clocked ->
        [one] { $clocked } ting ble avgjort av hvem som var raskest, slik referatet forteller det; det kan ikke sjekkes.
       *[other] { $clocked } ting ble avgjort av hvem som var raskest, slik referatet forteller det; det kan ikke sjekkes.
    }
verify-found-no-proof = Referatet sier ikke hvordan kortene ble delt ut. Kanskje gjorde mennesker det, eller så er beviset tatt ut.
verify-found-other-secret = Hemmeligheten i referatet er ikke den som ble lovet.
verify-found-other-seats = Beviset har ikke like mange tall som det er spillere.
verify-found-other-seed = Tallet til en spiller passer ikke til seglet sitt.
verify-found-late-seed = Et tall var ikke forseglet, selv om andre var det: det kan være valgt til slutt.
verify-found-other-starter = Spilleren som begynner, er ikke den som skulle.
# $number: nummeret på trekket, fra 1. $move: hva som skjedde, uten punktum.
verify-found-not-by-clock = Trekk { $number } ({ $move }) skal være avgjort av hvem som var raskest, men det kan det ikke være.
verify-found-not-dealt = Trekk { $number } ({ $move }) kom ikke slik hemmeligheten og tallene til spillerne sier.
verify-found-not-there = Beviset forteller om trekk { $number }, men noe slikt finnes ikke.
verify-found-other-meter = Måleren før trekk { $number } følger ikke av hemmeligheten og tallene til spillerne.
verify-with-what = Det som ble brukt til å sjekke
verify-table = Bord
verify-table-game = { $table }, spill { $number }
verify-commitment = Løftet (SHA-256 av hemmeligheten)
verify-secret = Hemmeligheten
# $who: et navn.
verify-number-of = Tallet til { $who }
verify-no-number = ikke noe
verify-how = Hvordan virker det?
verify-how-promise = Før spillet finner serveren på en hemmelighet, et veldig langt tilfeldig tall, og viser fingeravtrykket til den: løftet. Fra da av kan den ikke ta en annen hemmelighet, for da ville fingeravtrykket blitt et annet.
verify-how-numbers = Så finner siden hos hver spiller på et eget tilfeldig tall og viser fingeravtrykket til det. Først når alle fingeravtrykkene er der, viser sidene tallene sine. Derfor kunne verken serveren eller noen spiller velge et tall som passet til de andre.
verify-how-cards = Hvert kort følger av hemmeligheten og alle tallene etter en fast formel.
verify-how-secret = Etter spillet blir hemmeligheten fortalt. Nå kan hvem som helst regne ut hvert kort på nytt og se at ingen av dem var valgt ut.
verify-how-not = Det beviser ikke at ingen har kikket: den som driver serveren, kunne se kortene under spillet. Og det beviser ingenting for spillere der siden ikke la til noe tall.
verify-trust-nobody = Du trenger ikke stole på denne siden. Last ned referatet og sjekk det på din egen datamaskin:
verify-copy-command = Kopier kommandoen
