# Efter spillet: afspilningen, analysen og beviset for en ærlig uddeling. Id: replay-, analysis-, verify-.

## Afspilningen.

# $game: titlen på et spil. $number: hvilket spil ved bordet, fra 1.
replay-heading = { $game }, spil { $number }
replay-players = Spillere
replay-won = Vinder
replay-running = Dette spil er stadig i gang. Du ser det, du kunne se ved bordet.
replay-renew = Nyeste træk
replay-to-table = Til bordet
replay-nothing = Dette spil kan ikke vises
# Stillingen før det første træk.
replay-beginning = Begyndelsen
replay-moves = Træk
replay-controls = Afspilning
replay-seek = Sted i spillet
# Hvor langt afspilningen er. $at: træk, der er gjort, $of: træk i hele spillet.
replay-place = { $at } af { $of }
# Til skærmlæsere. $place: beskeden ovenfor. $moment: hvad der lige er sket.
replay-place-said = { $place }: { $moment }
replay-first = Til begyndelsen
replay-back = Et træk tilbage
replay-play = Afspil
replay-pause = Pause
replay-next = Et træk frem
replay-last = Til slutningen
replay-pace = Tempo
replay-pace-slow = Langsomt
replay-pace-normal = Normalt
replay-pace-fast = Hurtigt
replay-share = Del
replay-copied = Kopieret.
replay-copy-by-hand = Dette link viser spillet ved det træk, du ser nu. Kopiér det:
replay-files = Tag det med dig
replay-record = Referat
replay-record-help = Hele spillet som tekst, du kan læse, med beviset for uddelingen.
replay-json = Alle stillinger
replay-json-help = Hver stilling som JSON, til programmer.
replay-verify-other = Tjek et referat fra et andet sted

## Analysen. Chancer for at vinde er i procent; det, et træk kostede, er i procentpoint, her kaldet point.

analysis-heading = Analyse
analysis-help = En stærk bot ser på hver beslutning igen: hvordan alles chancer gik op og ned, hvor de blev givet væk, og hvad der havde været bedre. Det tager cirka et minut.
analysis-begin = Analysér spillet
analysis-again = Prøv igen
analysis-waiting = Analysen begynder om et øjeblik …
analysis-running =
    { $of ->
        [one] Ser på { $done } af { $of } beslutning
       *[other] Ser på { $done } af { $of } beslutninger
    }
analysis-ready = Analysen er klar.
analysis-failed = Analysen lykkedes ikke.
analysis-curve = Chancer for at vinde, beslutning for beslutning
analysis-percent = { $percent } %
# En spillers chance, i en liste. $who: et navn.
analysis-chance-of = { $who } { $percent } %
# $move: en hel sætning uden punktum, som »Anna byder 3«. $number: trækkets nummer.
analysis-at-move = Træk { $number }: { $move }
# $mark: et af mærkerne nedenfor. $points: procentpoint, der blev givet væk.
analysis-at-marked =
    { $points ->
        [one] Træk { $number }: { $move } – { $mark }, { $points } point givet væk
       *[other] Træk { $number }: { $move } – { $mark }, { $points } point givet væk
    }
analysis-at-end = Spillets slutning
# Til skærmlæsere. $moment: en af de tre ovenfor. $chances: alles chancer.
analysis-point-said = { $moment }. { $chances }
# $simulations: tænkte spil.
analysis-method =
    { $simulations ->
        [one] Før hver beslutning blev { $simulations } spil tænkt til ende ud fra det, spilleren kunne vide på det tidspunkt; tilfældet kan stadig narre lidt.
       *[other] Før hver beslutning blev { $simulations } spil tænkt til ende ud fra det, spilleren kunne vide på det tidspunkt; tilfældet kan stadig narre lidt.
    }
analysis-mark-blunder = brøler
analysis-mark-mistake = fejl
analysis-mark-inaccuracy = unøjagtighed
# Fra hvor mange procentpoint et træk får mærket.
analysis-means-blunder = En brøler giver { $points } point eller mere væk.
analysis-means-mistake = En fejl giver { $points } point eller mere væk.
analysis-means-inaccuracy = En unøjagtighed giver { $points } point eller mere væk.
analysis-decisions = Beslutninger
analysis-average = Point givet væk i gennemsnit
# Et tal alene, som sproget skriver det.
analysis-number = { $number }
# $count: hvor mange.
analysis-marked =
    { $count ->
        [0] Ingen træk fik et mærke
        [one] Ét træk med mærke
       *[other] { $count } træk med mærke
    }
analysis-of-whom = Hvis træk
analysis-of-all = Alles
analysis-none-of = Ingen fra { $who }.
# $mark: et af mærkerne ovenfor. $number: trækkets nummer.
analysis-mark-at = Træk { $number }: { $mark }
# Hvad et træk gav væk, i procentpoint; kort, på kanten af et kort.
analysis-lost =
    { $points ->
        [one] −{ $points } point
       *[other] −{ $points } point
    }
analysis-show = Vis på bordet
analysis-played = Spillet
analysis-better = Bedre
analysis-then = Og så
# $move: et træk, som en knap siger det. $percent: chancen for at vinde med det.
analysis-with-chance = { $move } ({ $percent } %)
analysis-as-table = Chancerne som tabel
analysis-column-move = Beslutning
analysis-column-mark = Mærke

## Tjek uddelingen. Det, serveren binder sig til, kaldes løftet, for det er det, det er.

verify-heading = Tjek uddelingen
verify-help = Før det første kort lovede serveren skriftligt, hvordan den ville dele ud, forseglet, så ingen kunne læse det. Nu er seglet brudt: se efter, om den holdt sit ord.
verify-any-help = Vælg referatet af et spil, fra denne server eller en anden, eller sæt det ind. Så får du at vide, om hvert kort blev delt ud, som det blev lovet før det første.
verify-begin = Tjek
verify-by-people = Kortene i dette spil blev delt ud af mennesker ved et rigtigt bord; der er ikke noget at tjekke.
verify-when-over = Når spillet er slut, kan uddelingen tjekkes her.
verify-choose = Vælg en fil
verify-paste = Eller sæt referatet ind
# $why: hvad der er galt med det, på engelsk, med linjens nummer.
verify-no-record = Dette er ikke referatet af et helt og rigtigt spil. { $why }
verify-verdict-fair = Uddelingen var ærlig
# Når man ikke ved, hvad der blev lovet ved bordet.
verify-verdict-consistent = Hvert kort kom, som referatet lover
verify-verdict-unfair = Uddelingen var ikke, som den blev lovet
verify-verdict-unproved = Der er intet bevis for denne uddeling
verify-verdict-alone = Som lovet, men serveren alene kunne have valgt denne uddeling
verify-verdict-weak = Som lovet, men en spiller kunne have påvirket uddelingen
# Før hver ting, der blev tjekket, til skærmlæsere.
verify-checked-yes = Rigtigt:
verify-checked-no = Forkert:
verify-checked-unknown = Ukendt:
verify-promise-yes = Løftet er det, denne browser noterede, mens spillet endnu ikke var slut.
verify-promise-no = Løftet er ikke det, denne browser noterede, mens spillet endnu ikke var slut: nogen har byttet det ud.
verify-promise-unknown = Denne browser så ikke spillet, mens det blev spillet, så den kan ikke sige, om løftet er det, der blev vist dengang. Spørg en, der var med.
verify-secret-yes = Hemmeligheden passer til løftet. Det har denne browser selv regnet ud (SHA-256).
verify-secret-no = Hemmeligheden passer ikke til løftet. Det har denne browser selv regnet ud (SHA-256).
verify-mine-yes = Denne sides tal er med i uddelingen, sammen med de forseglede tal, den så, før den viste sit eget.
verify-mine-no = Denne sides tal blev ikke brugt, eller de forseglede tal er ikke dem, den så: nogen har pillet ved uddelingen.
verify-mine-unknown = Denne side lagde ikke noget tal til denne uddeling.
# $who: et eller flere navne.
verify-given-yes = Disse spilleres sider lagde et tal til: { $who }.
verify-given-no = Ingen lagde et tal til, så serveren kunne have prøvet hemmeligheder, til kortene var gode.
verify-uncommitted = Referatet viser ikke, at tallene blev forseglet først. Den, der sendte sit til sidst, kunne have prøvet tal, til kortene var gode.
verify-withheld = Disse spillere forseglede et tal og viste det så ikke: { $who }. Det gav dem et valg mellem to uddelinger.
verify-starter-drawn = { $who } begynder, trukket ud fra hemmeligheden og spillernes tal.
verify-starter-agreed = { $who } begynder, som aftalt, da bordet blev dækket.
verify-starter-winner = { $who } begynder på grund af det forrige spils resultat. Referatet af det viser, om det passer.
verify-starter-unknown = Referatet siger ikke, hvorfor { $who } begynder.
# Hvad serveren fandt. $dealt: hvor mange kort og andre ting tilfældet bestemte.
verify-found-fair =
    { $dealt ->
        [one] { $dealt } ting var overladt til tilfældet, og den kom, som hemmeligheden og spillernes tal siger.
       *[other] { $dealt } ting var overladt til tilfældet, og de kom alle, som hemmeligheden og spillernes tal siger.
    }
# $clocked: hvor mange ting der blev afgjort af uret og ikke af tilfældet.
verify-clocked =
    { $clocked ->
        [one] { $clocked } ting blev afgjort af, hvem der var hurtigst, sådan som referatet fortæller det; det kan ikke tjekkes.
       *[other] { $clocked } ting blev afgjort af, hvem der var hurtigst, sådan som referatet fortæller det; det kan ikke tjekkes.
    }
verify-found-no-proof = Referatet siger ikke, hvordan kortene blev delt ud. Måske gjorde mennesker det, eller også er beviset taget ud.
verify-found-other-secret = Hemmeligheden i referatet er ikke den, der blev lovet.
verify-found-other-seats = Beviset har ikke lige så mange tal, som der er spillere.
verify-found-other-seed = En spillers tal passer ikke til sit segl.
verify-found-late-seed = Et tal var ikke forseglet, selv om andre var: det kan være valgt til sidst.
verify-found-other-starter = Den spiller, der begynder, er ikke den, der skulle.
# $number: trækkets nummer, fra 1. $move: hvad der skete, uden punktum.
verify-found-not-by-clock = Træk { $number } ({ $move }) skulle være afgjort af, hvem der var hurtigst, men det kan det ikke være.
verify-found-not-dealt = Træk { $number } ({ $move }) kom ikke, som hemmeligheden og spillernes tal siger.
verify-found-not-there = Beviset fortæller om træk { $number }, men der er ikke noget af den slags.
verify-found-other-meter = Måleren før træk { $number } følger ikke af hemmeligheden og spillernes tal.
verify-with-what = Hvad der blev tjekket med
verify-table = Bord
verify-table-game = { $table }, spil { $number }
verify-commitment = Løftet (SHA-256 af hemmeligheden)
verify-secret = Hemmeligheden
# $who: et navn.
verify-number-of = Tallet fra { $who }
verify-no-number = intet
verify-how = Hvordan virker det?
verify-how-promise = Før spillet finder serveren på en hemmelighed, et meget langt tilfældigt tal, og viser dens fingeraftryk: løftet. Fra da af kan den ikke tage en anden hemmelighed, for så ville fingeraftrykket være et andet.
verify-how-numbers = Så finder hver spillers side på sit eget tilfældige tal og viser dets fingeraftryk. Først når alle fingeraftryk er der, viser siderne deres tal. Derfor kunne hverken serveren eller en spiller vælge et tal, der passede til de andre.
verify-how-cards = Hvert kort følger af hemmeligheden og alle tallene efter en fast formel.
verify-how-secret = Efter spillet bliver hemmeligheden fortalt. Nu kan hvem som helst regne hvert kort efter og se, at intet af dem var udvalgt.
verify-how-not = Det beviser ikke, at ingen har kigget: den, der driver serveren, kunne se kortene under spillet. Og det beviser ikke noget for spillere, hvis sider ikke lagde et tal til.
verify-trust-nobody = Du behøver ikke tage denne sides ord for det. Hent referatet, og tjek det på din egen computer:
verify-copy-command = Kopiér kommandoen
