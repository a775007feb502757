# The game in a terminal: `kolmik play` and `kolmik replay`. What is typed stays as it is: help, hint, undo, log, rules,
# save, quit, a, b, n and q.

# The name of a person who gave none; it stands alone in tables.
terminal-you = Du
terminal-bot = Bot { $number }

## Prompts, without a colon: a > follows.

terminal-ask-game = Hvilket spill? Enter: { $game }
terminal-ask-go-on = Enter går videre, a viser resten, q avslutter
terminal-ask-next-game = Enter begynner neste spill
terminal-ask-move = Ditt trekk
terminal-ask-turn = Din tur
terminal-ask-call = Ditt bud
terminal-ask-build = Din bygging
terminal-ask-card = Ditt kort
terminal-ask-opening = Din åpning
terminal-ask-charged = Ditt svar
terminal-ask-drawn = Legg eller behold
terminal-ask-race = Bli med eller stå over
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
terminal-undo-none = Du har ikke noe trekk å angre.
terminal-undo-chance = Ditt «{ $words }» står ved lag: noe er vendt siden, og det kan ikke gjøres usett.
terminal-undo-hidden = Ditt «{ $words }» står ved lag: noe skjult har kommet fram siden, og det kan ikke gjøres usett.

## Of any game.

# $players: how many play. $names: all of them, in a row.
terminal-begins = { $game } for { $players }: { $names }.
terminal-begins-series = { $game } for { $players }, spill { $number } av { $games }: { $names }.
terminal-how-to = Skriv et trekk eller nummeret; help forklarer spillet, quit avslutter det.
terminal-thinking-bot = { $who } tenker
terminal-thinking = Tenker
terminal-taken-back = Ditt «{ $words }» er angret.
terminal-taken-back-more = Ditt «{ $words }» er angret, og det som kom etter.
# $moves: what chance did, in a row.
terminal-chance-did = Tilfeldigheten: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } ({ $count } gang)
       *[other] { $words } ({ $count } ganger)
    }
terminal-rules = Reglene er i { $file }; numrene i parentes, som (T-7), er derfra.
terminal-saved = Spillet er lagret. Slik ser du det trekk for trekk:
terminal-left = Du gikk fra spillet. De samme kortene igjen:
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
terminal-shares-match = { $names } deler seieren i kampen.
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

terminal-help-typing = Skriv et trekk med nummeret i listen, med ord eller kortere der det er klart. Eller skriv:
terminal-help-help = denne hjelpen
terminal-help-hint = hva en mester ville gjort i ditt sted
terminal-help-undo = angre det siste trekket ditt, så lenge ingenting er vendt eller har kommet fram siden
terminal-help-log = trekkene så langt
terminal-help-rules = hvor reglene er
terminal-help-save = save FIL skriver spillet så langt til en fil
terminal-help-quit = avslutt
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
terminal-towers-rubble = Ruin
terminal-towers-reach = Kan
terminal-towers-call = Bud
terminal-towers-tallest = Høyest
terminal-towers-standing =
    { $deck ->
        [one] Runde { $round }. { $deck } kort i trekkbunken, { $discard } i kastebunken.
       *[other] Runde { $round }. { $deck } kort i trekkbunken, { $discard } i kastebunken.
    }
terminal-towers-called =
    { $me ->
        [yes] Du bød { $call }.
       *[no] { $who } bød { $call }.
    }
terminal-towers-may-raze = Først kan det øverste kortet på ett tårn rives.
terminal-towers-round = Runde { $round }
terminal-towers-turned-up = Vendt:
terminal-towers-reshuffled = Trekkbunken tok slutt: kastebunken stokkes til en ny.
terminal-towers-nobody = Ingen bygger: raden legges i kastebunken.
terminal-towers-won =
    { $me ->
        [yes] Du vinner auksjonen med { $call }.
       *[no] { $who } vinner auksjonen med { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] Det var over rekkevidden din, så byggingen er avlyst: by igjen.
       *[no] Det var over rekkevidden, så byggingen er avlyst: { $who } byr igjen.
    }
# $times: the sign ×.
terminal-towers-counting = Ett poeng for hvert kort, to i et tårn med spir ({ $times }2); det høyeste tårnet teller en gang til; det første kortet i ruinhaugen koster 1 poeng, det andre 2, det tredje 3 og så videre.
terminal-help-towers =
    Hver runde vendes fem kort. Én etter én byr alle én gang: hvor mange av dem du vil bygge, flere enn noen før deg, eller pass. Den som byr høyest, bygger nøyaktig så mange og velger fritt hvilke. Resten legges i kastebunken.

    Du har ett tårn av hver sort. Et kort kan legges øverst når det er lavere enn kortet det legges på. Men en 9-er kan legges på alt unntatt en 0-er, og alt kan legges på en 8-er. En 0-er er et spir: den gjør tårnet ferdig, og da teller det dobbelt.

    Før det første kortet ditt kan du rive det øverste kortet på et av tårnene dine, men ikke et spir. Det havner i ruinhaugen din: det første koster 1 poeng, det andre 2, det tredje 3 og så videre.

    Et kort er 1 poeng, i et tårn med spir 2, og det høyeste tårnet ditt teller en gang til. Spillet er over når trekkbunken har tatt slutt to ganger.

    I tabellen leses et tårn fra grunnen til toppen, og et spir har et merke. «Ruin» er ruinhaugen, og «Kan» er rekkevidden: hvor mange kort fra raden en spiller kunne bygget nå.

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
        [one] Det er lagt tilbake i { $turns } tur på rad: blir det { $most } for hver spiller, er spillet over.
       *[other] Det er lagt tilbake i { $turns } turer på rad: blir det { $most } for hver spiller, er spillet over.
    }
terminal-dungeon-fell = { $card } på { $slot } faller.
terminal-dungeon-stayed = { $card } på { $slot } blir sittende.
terminal-dungeon-no-hit = Det er ingenting å treffe.
terminal-dungeon-defeated = { $card } er beseiret: ridderen går rett til toppen.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } går tilbake i trekkbunken.
       *[other] { $cards } går tilbake i trekkbunken.
    }
terminal-dungeon-captured = { $card } blir angrepet og havner i fangehullet.
terminal-dungeon-pair = Det ble et par.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Trekkbunken din er tom.
       *[no] Trekkbunken til { $who } er tom.
    }
terminal-dungeon-counting = Flest riddere på toppen vinner; står det likt, den laveste summen av tallene. Ridderne står slik de kom: med innstillingen tie_break last teller den siste i stedet for summen.
terminal-help-dungeon =
    Når det er din tur, trekker du det øverste kortet i trekkbunken din eller klatrer med en av ridderne dine. Et kort du trekker, spilles med en gang eller går tilbake i trekkbunken.

    En ridder går inn på nivået med sitt eget tall. Når den klatrer, går den så mange nivåer opp som tallet sier, uansett hva som er imellom; etter det siste nivået kommer toppen, og der blir den. På et tomt trinn er den alene, med en av dine egne riddere er den et par, og en enslig ridder av en annen farge angriper du: den havner i fangehullet. Et par er trygt: ingen annen ridder kommer inn. Der et nivå har to trinn, a og b, og det ene er tomt, går du dit, med mindre alt på det andre er ditt.

    En drage legges på et hvilket som helst trinn med riddere og dekker dem: de kan verken klatre eller angripes. En ridder som kommer til en drage, beseirer den: ridderen går rett til toppen, dragen havner i fangehullet, og ridderne under går tilbake i trekkbunken til eieren.

    En måke kastes mot et trinn. Hvert kort der faller i fangehullet i 4 av 6 tilfeller, hvert kort ved siden av i 1 av 6: ett nivå opp eller ned, og på tvillingen. Det som ligger under en drage, er trygt så lenge dragen blir sittende.

    Spillet er over når en spiller ikke har flere kort å trekke og ingen ridder som kan klatre. Flest riddere på toppen vinner; står det likt, den laveste summen av tallene.

    I borgen er R2 2-eren til spilleren med bokstaven R, R2+R1 er et par, og (R2) ligger under dragen over. Hvilke 15 kort en spiller har, er vårt eget valg, for de trykte reglene sier det ikke.

## Millstone.

terminal-millstone-jokers = jokere
terminal-millstone-millstones = kvernsteiner
terminal-millstone-others = jokere, kvernsteiner
terminal-millstone-cards = Kort
terminal-millstone-hand = Hånd
terminal-millstone-all-know = Alle vet om
terminal-millstone-you-know = Du vet om
terminal-millstone-top = Øverst
terminal-millstone-no-top = ingen ennå: alle kort unntatt en kvernstein kan åpne
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = slås av { $cards }
terminal-millstone-any = { $sign } (alle farger)
terminal-millstone-a-joker = en joker
terminal-millstone-charge = Regning
terminal-millstone-answers = et +3 eller en joker svarer
terminal-millstone-chosen = Valgt
terminal-millstone-secretly = { $move }, i hemmelighet
terminal-millstone-order = Retning
terminal-millstone-clockwise = med klokka
terminal-millstone-other-way = mot klokka
terminal-millstone-table = Bord
terminal-millstone-piles =
    { $pile ->
        [one] { $pile } kort i spillebunken, { $deck } i trekkbunken
       *[other] { $pile } kort i spillebunken, { $deck } i trekkbunken
    }
terminal-millstone-your-hand = Din hånd
# $cards: 7 cards. $points: 150 points.
terminal-millstone-worth = { $cards }, { $points }
terminal-millstone-race-of =
    { $me ->
        [yes] Kortet ditt gir kappløp.
       *[no] { $who } legger opp til kappløp.
    }
terminal-millstone-mistake =
    { $me ->
        [yes] Du prøver { $card }, men det kan ikke legges: det er tilbake på hånden.
       *[no] { $who } prøver { $card }, men det kan ikke legges: det er tilbake på hånden.
    }
# Own cards, by name; and how many somebody else drew.
terminal-millstone-drawn = Trukket: { $cards }.
terminal-millstone-drew =
    { $count ->
        [0] Det er ingen kort igjen å trekke.
        [one] Det trekkes { $count } kort.
       *[other] Det trekkes { $count } kort.
    }
terminal-millstone-dealt = Alle har 7 kort.
terminal-millstone-charge-is =
    { $count ->
        [one] Regningen er på { $count } kort.
       *[other] Regningen er på { $count } kort.
    }
terminal-millstone-cancelled = Regningen er strøket.
terminal-millstone-new-deck = Trekkbunken tok slutt: spillebunken uten det øverste kortet er den nye.
terminal-millstone-one-left =
    { $me ->
        [yes] Du har ett kort igjen.
       *[no] { $who } har ett kort igjen.
    }
terminal-millstone-nobody-races = Ingen er med i kappløpet: spillet går videre.
terminal-millstone-fastest =
    { $me ->
        [yes] Du er raskest, med { $card }.
       *[no] { $who } er raskest, med { $card }.
    }
terminal-millstone-as = Skal slås: { $card }.
terminal-millstone-counting = Den som først blir kvitt kortene, vinner; de andre får poeng for dem de har igjen.
terminal-help-millstone =
    Legg et kort som er sterkere enn det øverste, eller trekk ett; kortet du trakk, kan legges med en gang. Den første uten kort vinner, de andre teller hendene sine: grønn 10, gul 20, rød 30 per kort, jokere og kvernsteiner 50.

    Papir slår stein, stein slår saks, saks slår papir, uansett farge. Har to kort samme tegn, slår den sterkeste fargen: grønn er svakere enn gul, gul er svakere enn rød. En joker kan legges på alt; du sier hvilket tegn som skal slås. En kvernstein legges aldri: gi den bort eller bytt den bort.

    Noen kort har en overraskelse, som virker når de er lagt, men ikke når det er det siste kortet ditt:
    igjen: du tar en tur til med en gang, eller du snur retningen.
    kappløp: alle andre kan samtidig legge et sterkere kort; den raskeste får lagt sitt, og spillet går videre derfra.
    +3: neste spiller trekker 3 og hoppes over. Et nytt +3 sender regningen videre med 3 til, en joker stryker den.
    gave: du gir et kort fra hånden til noen, som må si takk eller trekke 3.
    bytte: du bytter hele hånden din med noen.

    Hvilke kort som har en overraskelse, er vårt eget valg, for de trykte reglene sier det ikke.
