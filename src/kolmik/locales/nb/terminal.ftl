# The game in a terminal: `kolmik play` and `kolmik replay`. What is typed stays as it is: help, hint, undo, log, rules,
# save, quit, a, b, n and q.

# The name of a person who gave none; it stands alone in tables.
terminal-you = Du
terminal-bot = Robot { $number }

## Prompts, without a colon: a > follows.

terminal-ask-game = Hvilket spill? Enter: { $game }
terminal-ask-go-on = Enter går videre, a viser resten, q går
terminal-ask-next-game = Enter begynner neste spill
terminal-ask-move = Ditt trekk
terminal-ask-turn = Din tur
terminal-ask-call = Ditt bud
terminal-ask-build = Ditt byggverk
terminal-ask-card = Ditt kort
terminal-ask-opening = Din åpning
terminal-ask-charged = Ditt svar
terminal-ask-drawn = Legg eller behold
terminal-ask-race = Kappløp eller stå over
terminal-ask-again = Igjen eller snu
terminal-ask-give = Din gave
terminal-ask-thanks = Si det
terminal-ask-swap = Bytt med

## What is refused.

terminal-refused-game = Skriv et tall fra 1 til { $last } eller navnet på et spill.
terminal-refused-empty = Skriv et trekk, nummeret i listen eller help.
# $words: "bid 3" or "bid 4".
terminal-refused-unclear = { $said } kan være { $words }: skriv litt mer.
terminal-something-else = noe annet
terminal-refused-number = Det er ingen { $said } i listen over trekkene dine; skriv en som er der, eller help.
terminal-refused-move = { $said } er ikke et trekk: skriv et nummer fra listen, trekkets ord eller help.
terminal-refused-save = Si hvor: save FIL.
terminal-undo-none = Du har ikke noe trekk å ta tilbake.
terminal-undo-chance = Ditt «{ $words }» står fast: noe er snudd siden, og det kan ikke bli usett.
terminal-undo-hidden = Ditt «{ $words }» står fast: noe skjult har kommet fram siden, og det kan ikke bli usett.

## Of any game.

# $players: how many play. $names: all of them, in a row.
terminal-begins = { $game } for { $players }: { $names }.
terminal-begins-series = { $game } for { $players }, spill { $number } av { $games }: { $names }.
terminal-how-to = Skriv et trekk eller nummeret; help forklarer spillet, quit forlater det.
terminal-thinking-bot = { $who } tenker
terminal-thinking = Tenker
terminal-taken-back = Ditt «{ $words }» er tatt tilbake.
terminal-taken-back-more = Ditt «{ $words }» er tatt tilbake, og det som kom etter.
# $moves: what chance did, in a row.
terminal-chance-did = Tilfeldighetene: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } ({ $count } gang)
       *[other] { $words } ({ $count } ganger)
    }
terminal-rules = Reglene er i { $file }; betegnelsene i parentes, som (T-7), er derfra.
terminal-saved = Spillet er lagret. Slik ses det trekk for trekk:
terminal-left = Du forlot spillet. De samme kortene igjen:
terminal-seed = Frøet var { $seed }. De samme kortene igjen:
terminal-the-end = Slutt
terminal-player = Spiller
terminal-score = Poeng
terminal-points =
    { $count ->
        [one] { $count } poeng
       *[other] { $count } poeng
    }
terminal-knights =
    { $count ->
        [one] { $count } ridder på toppen
       *[other] { $count } riddere på toppen
    }
terminal-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
# $points: such as 12 points, or 3 knights at the top.
terminal-wins =
    { $me ->
        [yes] Du vinner med { $points }.
       *[no] { $who } vinner med { $points }.
    }
terminal-share = { $names } deler seieren med { $points }.
terminal-wins-match =
    { $me ->
        [yes] Du vinner kampen.
       *[no] { $who } vinner kampen.
    }
terminal-shares-match = { $names } deler kampen.
terminal-standing-points =
    { $games ->
        [one] Etter { $done } av { $games } spill (poeng):
       *[other] Etter { $done } av { $games } spill (poeng):
    }
terminal-standing-wins =
    { $games ->
        [one] Etter { $done } av { $games } spill (vunne spill):
       *[other] Etter { $done } av { $games } spill (vunne spill):
    }

## Help.

terminal-help-typing = Skriv et trekk som nummeret i listen, med ordene eller kortere der det er klart. Eller skriv:
terminal-help-help = denne hjelpen
terminal-help-hint = hva en mester ville gjort i ditt sted
terminal-help-undo = ta tilbake det siste trekket ditt, så lenge ingenting er snudd eller har kommet fram
terminal-help-log = trekkene så langt
terminal-help-rules = hvor reglene er
terminal-help-save = save FIL skriver spillet så langt til en fil
terminal-help-quit = gå
terminal-help-plain = Når det er din tur, velger du et av trekkene i listen.

## A hint. The chances are percentages.

terminal-hint-only = Det er bare ett trekk: { $move }.
terminal-hint-best = Best er { $move }, vinnersjanse { $chance }; nest best er { $second } med { $next }.
# $line: Bot 1: pass; You: build candy 7.
terminal-hint-line = Så kanskje { $line }.

## A replay.

terminal-replay-keys = Enter: neste, b: tilbake, n: neste avgjørelse, et tall: det trekket, q: avslutt
terminal-replay-keys-end = Slutt. b: tilbake, et tall: det trekket, q: avslutt
terminal-replay-move = Trekk { $number } av { $last }
terminal-replay-game = { $game } for { $names }.
terminal-replay-won = Vunnet av { $names }.
terminal-replay-last = Dette er den siste stillingen.
terminal-replay-first = Dette er den første stillingen.
terminal-replay-range = Trekkene går fra 0 til { $last }.
terminal-replay-unclear = { $said } er ingen av disse. { $keys }.

## Towers.

terminal-towers-row = Rad
terminal-towers-rubble = Revet
terminal-towers-reach = Kan
terminal-towers-call = Bud
terminal-towers-tallest = Høyest
terminal-towers-standing =
    { $deck ->
        [one] Runde { $round }. { $deck } kort i bunken, { $discard } lagt bort.
       *[other] Runde { $round }. { $deck } kort i bunken, { $discard } lagt bort.
    }
terminal-towers-called =
    { $me ->
        [yes] Du bød { $call }.
       *[no] { $who } bød { $call }.
    }
terminal-towers-may-raze = Først kan det øverste kortet i ett tårn rives.
terminal-towers-round = Runde { $round }
terminal-towers-turned-up = Snudd:
terminal-towers-reshuffled = Bunken er tom: de bortlagte kortene stokkes til en ny bunke.
terminal-towers-nobody = Ingen bygger: raden legges bort.
terminal-towers-won =
    { $me ->
        [yes] Du vinner auksjonen med { $call }.
       *[no] { $who } vinner auksjonen med { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] Det var mer enn det går an å bygge: by igjen.
       *[no] Det var mer enn det går an å bygge: { $who } byr igjen.
    }
# $times: the sign ×.
terminal-towers-counting = Ett poeng for hvert kort, to i et tårn med spir ({ $times }2); det høyeste tårnet en gang til; det første revne kortet koster 1 poeng, det andre 2, det tredje 3 og så videre.
terminal-help-towers =
    Hver runde snus fem kort. Én etter én byr alle én gang: hvor mange av dem du vil bygge, flere enn noen før deg, eller pass. Høyeste bud bygger nøyaktig så mange, etter fritt valg. Resten legges bort.

    Du har ett tårn av hvert slag. Et kort legges øverst når det er lavere enn kortet det legges på. Men en 9-er går på alt unntatt 0, og alt går på en 8-er. En 0 er et spir: det fullfører tårnet, som da teller dobbelt.

    Før det første kortet ditt kan du rive det øverste kortet i et av tårnene dine, men ikke et spir. Det første revne kortet koster 1 poeng, det andre 2, det tredje 3 og så videre.

    Et kort er 1 poeng, i et tårn med spir 2, og det høyeste tårnet ditt teller en gang til. Spillet slutter når bunken har gått tom to ganger.

    I tabellen leses et tårn fra grunnen til toppen, og et spir har et merke. «Kan» er hvor mange kort i raden en spiller kunne bygge nå.

## Dungeon.

terminal-dungeon-top = topp
terminal-dungeon-at-top = på toppen
terminal-dungeon-deck = bunke
terminal-dungeon-dungeon = hullet
# Eight letters at the most: it stands in a slot of the tower.
terminal-dungeon-dragon = drage
terminal-dungeon-sum = Sum
terminal-dungeon-knights = Riddere
# A card with its owner.
terminal-dungeon-card-of =
    { $me ->
        [yes] din { $card }
       *[no] { $card } ({ $who })
    }
terminal-dungeon-falls = Måken er kastet: faller { $card } på { $slot }?
terminal-dungeon-patience =
    { $turns ->
        [one] Det siste { $turns } kortet ble lagt tilbake: ved { $most } på rad for hver spiller er spillet slutt.
       *[other] De siste { $turns } kortene ble lagt tilbake: ved { $most } på rad for hver spiller er spillet slutt.
    }
terminal-dungeon-fell = { $card } på { $slot } faller.
terminal-dungeon-stayed = { $card } på { $slot } blir sittende.
terminal-dungeon-no-hit = Det er ingenting å treffe.
terminal-dungeon-defeated = { $card } er beseiret: ridderen går rett til toppen.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } går tilbake i bunken.
       *[other] { $cards } går tilbake i bunken.
    }
terminal-dungeon-captured = { $card } blir tatt og havner i fangehullet.
terminal-dungeon-pair = Det ble et par.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Bunken din er tom.
       *[no] Bunken til { $who } er tom.
    }
terminal-dungeon-counting = Flest riddere på toppen vinner; ved like mange den laveste summen av tallene. Ridderne står som de kom: med valget tie_break last teller den siste i stedet for summen.
terminal-help-dungeon =
    På din tur trekker du det øverste kortet i bunken din eller klatrer med en av ridderne dine. Et kort du trekker, spilles straks eller går tilbake i bunken.

    En ridder kommer inn i borgen på nivået med tallet sitt. Når den klatrer, går den så mange nivåer opp som tallet sier, uansett hva som ligger imellom; etter det siste nivået er toppen, der den blir. På et tomt trinn er den alene, med en av dine egne riddere er den et par, og en annens enslige ridder blir tatt til fangehullet. Et par er trygt: ingen annen ridder kommer inn. Der et nivå har to trinn, a og b, og det ene er tomt, går du dit, med mindre alt på det andre er ditt.

    En drage legges på et hvilket som helst trinn med riddere og dekker dem: de kan verken klatre eller bli tatt. En ridder som kommer til en drage, beseirer den: ridderen går rett til toppen, dragen til fangehullet, og ridderne under tilbake i eierens bunke.

    En måke kastes mot et trinn. Hvert kort der faller ned i fangehullet på 4 av 6, hvert kort ved siden av på 1 av 6: ett nivå opp eller ned, og på tvillingen. Det som ligger under en drage, er trygt så lenge dragen blir sittende.

    Spillet slutter når noen ikke har flere kort å trekke og ingen ridder som kan klatre. Flest riddere på toppen vinner, ved like mange den laveste summen av tallene.

    I borgen er R2 toeren til spilleren med bokstaven R, R2+R1 er et par, og (R2) ligger under dragen over. Hvilke 15 kort en spiller har, er vår egen avtale, for de trykte reglene sier det ikke.

## Millstone.

terminal-millstone-jokers = jokere
terminal-millstone-millstones = møllesteiner
terminal-millstone-others = jokere, møllesteiner
terminal-millstone-cards = Kort
terminal-millstone-hand = Hånd
terminal-millstone-all-know = Alle vet om
terminal-millstone-you-know = Du vet om
terminal-millstone-top = Øverst
terminal-millstone-no-top = ingen ennå: hvilket kort som helst unntatt en møllestein åpner
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = slås av { $cards }
terminal-millstone-any = { $sign } (alle farger)
terminal-millstone-a-joker = en joker
terminal-millstone-charge = Straff
terminal-millstone-answers = +3 eller en joker svarer
terminal-millstone-chosen = Valgt
terminal-millstone-secretly = { $move }, i hemmelighet
terminal-millstone-order = Retning
terminal-millstone-clockwise = med klokka
terminal-millstone-other-way = mot klokka
terminal-millstone-table = Bord
terminal-millstone-piles =
    { $pile ->
        [one] { $pile } kort i bunken, { $deck } i trekkbunken
       *[other] { $pile } kort i bunken, { $deck } i trekkbunken
    }
terminal-millstone-your-hand = Din hånd
# $cards: 7 cards. $points: 150 points.
terminal-millstone-worth = { $cards }, { $points }
terminal-millstone-race-of =
    { $me ->
        [yes] Kortet ditt utløser et kappløp.
       *[no] { $who } utløser et kappløp.
    }
terminal-millstone-mistake =
    { $me ->
        [yes] Du prøver { $card }, som ikke går: det er tilbake på hånden.
       *[no] { $who } prøver { $card }, som ikke går: det er tilbake på hånden.
    }
# Own cards, by name; and how many somebody else drew.
terminal-millstone-drawn = Trukket: { $cards }.
terminal-millstone-drew =
    { $count ->
        [0] Det er ingen kort igjen å trekke.
        [one] { $count } kort trekkes.
       *[other] { $count } kort trekkes.
    }
terminal-millstone-dealt = Alle har 7 kort.
terminal-millstone-charge-is =
    { $count ->
        [one] Straffen er { $count } kort.
       *[other] Straffen er { $count } kort.
    }
terminal-millstone-cancelled = Straffen er opphevet.
terminal-millstone-new-deck = Trekkbunken var tom: bunken unntatt det øverste kortet er den nye.
terminal-millstone-one-left =
    { $me ->
        [yes] Du har ett kort igjen.
       *[no] { $who } har ett kort igjen.
    }
terminal-millstone-nobody-races = Ingen løper om kapp: spillet går videre.
terminal-millstone-fastest =
    { $me ->
        [yes] Du er raskest, med { $card }.
       *[no] { $who } er raskest, med { $card }.
    }
terminal-millstone-as = Skal slås: { $card }.
terminal-millstone-counting = Den som ikke har flere kort, vinner; kortene som er igjen, teller mot de andre.
terminal-help-millstone =
    Legg et kort som er sterkere enn det øverste, eller trekk ett; kortet du trakk, kan legges straks. Den første uten kort vinner, de andre teller hendene sine: grønn 10, gul 20, rød 30 per kort, jokere og møllesteiner 50.

    Papir slår stein, stein slår saks, saks slår papir, uansett farge. På samme tegn går en sterkere farge: grønn er svakere enn gul, gul enn rød. En joker går på alt; du sier hvilket tegn som skal slås. En møllestein legges aldri: gi den bort eller bytt den bort.

    Noen kort har en overraskelse, som virker når de er lagt, men ikke når de er ditt siste:
    igjen: du spiller straks en gang til, eller du snur retningen.
    kappløp: alle andre kan samtidig legge et sterkere kort; den raskeste gjør det, og spillet går videre derfra.
    +3: neste spiller trekker 3 og hoppes over. En ny +3 sender det videre med 3 til, en joker opphever alt.
    gave: du gir et kort fra hånden til noen, som må si takk eller trekke 3.
    bytte: du bytter hele hånden din med noen.

    Hvilke kort som har en overraskelse, er vår egen avtale, for de trykte reglene sier det ikke.
