# The game in a terminal: `kolmik play` and `kolmik replay`. What is typed stays as it is: help, hint, undo, log, rules,
# save, quit, a, b, n and q.

# The name of a person who gave none; it stands alone in tables.
terminal-you = Du
terminal-bot = Bot { $number }

## Prompts, without a colon: a > follows.

terminal-ask-game = Hvilket spil? Enter: { $game }
terminal-ask-go-on = Enter går videre, a viser resten, q stopper
terminal-ask-next-game = Enter begynder næste spil
terminal-ask-move = Dit træk
terminal-ask-turn = Din tur
terminal-ask-call = Dit bud
terminal-ask-build = Dit byggeri
terminal-ask-card = Dit kort
terminal-ask-opening = Din åbning
terminal-ask-charged = Dit svar
terminal-ask-drawn = Læg eller behold
terminal-ask-race = Vær med eller stå over
terminal-ask-again = Igen eller vend
terminal-ask-give = Din gave
terminal-ask-thanks = Sig det
terminal-ask-swap = Byt med

## What is refused.

terminal-refused-game = Skriv et tal fra 1 til { $last } eller navnet på et spil.
terminal-refused-empty = Skriv et træk, dets nummer i listen eller help.
# $words: "bid 3" or "bid 4".
terminal-refused-unclear = { $said } kan være { $words }: skriv lidt mere.
terminal-something-else = noget andet
terminal-refused-number = Der er intet { $said } i listen over dine træk; skriv et, der er der, eller help.
terminal-refused-move = { $said } er ikke et træk: skriv et nummer fra listen, trækkets ord eller help.
terminal-refused-save = Sig hvorhen: save FIL.
terminal-undo-none = Du har intet træk at fortryde.
terminal-undo-chance = Dit »{ $words }« står ved magt: der er vendt noget siden, og det kan ikke gøres uset.
terminal-undo-hidden = Dit »{ $words }« står ved magt: noget skjult er kommet frem siden, og det kan ikke gøres uset.

## Of any game.

# $players: how many play. $names: all of them, in a row.
terminal-begins = { $game } for { $players }: { $names }.
terminal-begins-series = { $game } for { $players }, spil { $number } af { $games }: { $names }.
terminal-how-to = Skriv et træk eller dets nummer; help forklarer spillet, quit stopper det.
terminal-thinking-bot = { $who } tænker
terminal-thinking = Tænker
terminal-taken-back = Dit »{ $words }« er fortrudt.
terminal-taken-back-more = Dit »{ $words }« er fortrudt, og det, der kom efter.
# $moves: what chance did, in a row.
terminal-chance-did = Tilfældet: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } ({ $count } gang)
       *[other] { $words } ({ $count } gange)
    }
terminal-rules = Reglerne er i { $file }; numrene i parentes, såsom (T-7), er derfra.
terminal-saved = Spillet er gemt. Sådan ses det træk for træk:
terminal-left = Du gik fra spillet. De samme kort igen:
terminal-seed = Frøet var { $seed }. De samme kort igen:
terminal-the-end = Slut
terminal-player = Spiller
terminal-score = Point
terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } point
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
        [yes] Du vinder med { $points }.
       *[no] { $who } vinder med { $points }.
    }
terminal-share = { $names } deler sejren med { $points }.
terminal-wins-match =
    { $me ->
        [yes] Du vinder kampen.
       *[no] { $who } vinder kampen.
    }
terminal-shares-match = { $names } deler sejren i kampen.
terminal-standing-points =
    { $games ->
        [one] Efter { $done } af { $games } spil (point):
       *[other] Efter { $done } af { $games } spil (point):
    }
terminal-standing-wins =
    { $games ->
        [one] Efter { $done } af { $games } spil (vundne spil):
       *[other] Efter { $done } af { $games } spil (vundne spil):
    }

## Help.

terminal-help-typing = Skriv et træk som dets nummer i listen, med dets ord eller kortere, hvor det er klart. Eller skriv:
terminal-help-help = denne hjælp
terminal-help-hint = hvad en mester ville gøre i dit sted
terminal-help-undo = fortryd dit sidste træk, så længe intet er vendt eller kommet frem siden
terminal-help-log = trækkene indtil nu
terminal-help-rules = hvor reglerne er
terminal-help-save = save FIL skriver spillet indtil nu til en fil
terminal-help-quit = stop
terminal-help-plain = Når det er din tur, vælger du et af trækkene i listen.

## A hint. The chances are percentages.

terminal-hint-only = Der er kun ét træk: { $move }.
terminal-hint-best = Bedst er { $move }, vinderchance { $chance }; næstbedst er { $second } med { $next }.
# $line: Bot 1: pass; You: build candy 7.
terminal-hint-line = Så måske { $line }.

## A replay.

terminal-replay-keys = Enter: næste, b: tilbage, n: næste beslutning, et tal: det træk, q: slut
terminal-replay-keys-end = Slut. b: tilbage, et tal: det træk, q: slut
terminal-replay-move = Træk { $number } af { $last }
terminal-replay-game = { $game } for { $names }.
terminal-replay-won = Vundet af { $names }.
terminal-replay-last = Dette er den sidste stilling.
terminal-replay-first = Dette er den første stilling.
terminal-replay-range = Trækkene går fra 0 til { $last }.
terminal-replay-unclear = { $said } er ingen af disse. { $keys }.

## Towers.

terminal-towers-row = Række
terminal-towers-rubble = Brokker
terminal-towers-reach = Kan
terminal-towers-call = Bud
terminal-towers-tallest = Højest
terminal-towers-standing =
    { $deck ->
        [one] Runde { $round }. { $deck } kort i trækbunken, { $discard } i kastebunken.
       *[other] Runde { $round }. { $deck } kort i trækbunken, { $discard } i kastebunken.
    }
terminal-towers-called =
    { $me ->
        [yes] Du bød { $call }.
       *[no] { $who } bød { $call }.
    }
terminal-towers-may-raze = Først må det øverste kort af ét tårn rives ned.
terminal-towers-round = Runde { $round }
terminal-towers-turned-up = Vendt:
terminal-towers-reshuffled = Trækbunken er sluppet op: kastebunken blandes til en ny.
terminal-towers-nobody = Ingen bygger: rækken lægges i kastebunken.
terminal-towers-won =
    { $me ->
        [yes] Du vinder auktionen med { $call }.
       *[no] { $who } vinder auktionen med { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] Det var over din rækkevidde, så byggeriet er aflyst: byd igen.
       *[no] Det var over rækkevidden, så byggeriet er aflyst: { $who } byder igen.
    }
# $times: the sign ×.
terminal-towers-counting = Et point for hvert kort, to i et tårn med spir ({ $times }2); det højeste tårn tæller en gang til; den første murbrokke koster 1 point, den anden 2, den tredje 3 og så videre.
terminal-help-towers =
    Hver runde vendes fem kort. En efter en byder alle én gang: hvor mange af dem du vil bygge, flere end nogen før dig, eller pas. Den, der byder højest, bygger præcis så mange og vælger frit hvilke. Resten lægges i kastebunken.

    Du har ét tårn af hver slags. Et kort lægges øverst, når det er lavere end kortet, det lægges på. Men en 9'er må lægges på alt undtagen en 0'er, og alt må lægges på en 8'er. En 0'er er et spir: den gør tårnet færdigt, og så tæller det dobbelt.

    Før dit første kort må du rive det øverste kort af et af dine tårne ned, men ikke et spir. Det bliver en murbrokke: den første koster 1 point, den anden 2, den tredje 3 og så videre.

    Et kort er 1 point, i et tårn med spir 2, og dit højeste tårn tæller en gang til. Spillet slutter, når trækbunken er sluppet op to gange.

    I tabellen læses et tårn fra grunden til toppen, og et spir har et mærke. »Brokker« er murbrokkerne, og »Kan« er rækkevidden: hvor mange kort fra rækken en spiller kunne bygge nu.

## Dungeon.

terminal-dungeon-top = top
terminal-dungeon-at-top = på toppen
terminal-dungeon-deck = bunke
terminal-dungeon-dungeon = fangehul
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
terminal-dungeon-falls = Fuglen er kastet: falder { $card } i { $slot }?
terminal-dungeon-patience =
    { $turns ->
        [one] Der er lagt tilbage i { $turns } tur i træk: bliver det { $most } for hver spiller, er spillet slut.
       *[other] Der er lagt tilbage i { $turns } ture i træk: bliver det { $most } for hver spiller, er spillet slut.
    }
terminal-dungeon-fell = { $card } i { $slot } falder.
terminal-dungeon-stayed = { $card } i { $slot } bliver siddende.
terminal-dungeon-no-hit = Der er ikke noget at ramme.
terminal-dungeon-defeated = { $card } er besejret: ridderen går direkte til toppen.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } går tilbage i trækbunken.
       *[other] { $cards } går tilbage i trækbunken.
    }
terminal-dungeon-captured = { $card } tages til fange og ryger i fangehullet.
terminal-dungeon-pair = Det giver et par.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Din trækbunke er tom.
       *[no] { $who } har en tom trækbunke.
    }
terminal-dungeon-counting = Flest riddere på toppen vinder; står det lige, den laveste sum af deres tal. Ridderne står, som de kom: med indstillingen tie_break last tæller den seneste i stedet for summen.
terminal-help-dungeon =
    Når det er din tur, trækker du det øverste kort i din trækbunke eller bestiger tårnet med en af dine riddere. Et kort, du trækker, spilles straks eller går tilbage i trækbunken.

    En ridder går ind på niveauet med sit eget tal. Når den bestiger tårnet, går den så mange niveauer op, som tallet siger, uanset hvad der er imellem; efter det sidste niveau kommer toppen, og dér bliver den. I en tom sprække er den alene, med en af dine egne riddere er den et par, og en andens enlige ridder tages til fange. Et par er i sikkerhed: ingen anden ridder kommer ind. Hvor et niveau har to sprækker, a og b, og den ene er tom, går du derhen, medmindre alt i den anden er dit.

    En drage lægges på en hvilken som helst sprække med riddere og dækker dem: de kan hverken bestige tårnet eller tages til fange. En ridder, der kommer til en drage, besejrer den: ridderen går direkte til toppen, dragen ryger i fangehullet, og ridderne nedenunder tilbage i deres ejers trækbunke.

    En fugl kastes mod en sprække. Hvert kort i den falder i fangehullet i 4 af 6 tilfælde, hvert kort ved siden af i 1 af 6: et niveau op eller ned, og i tvillingen. Hvad der ligger under en drage, er i sikkerhed, så længe dragen bliver siddende.

    Spillet slutter, når nogen ikke har flere kort at trække og ingen ridder, der kan bestige tårnet. Flest riddere på toppen vinder, står det lige, den laveste sum af deres tal.

    I tårnet er R2 2'eren hos spilleren med bogstavet R, R2+R1 er et par, og (R2) ligger under dragen ovenover. Hvilke 15 kort en spiller har, er vores eget valg, for de trykte regler siger det ikke.

## Millstone.

terminal-millstone-jokers = jokere
terminal-millstone-millstones = møllesten
terminal-millstone-others = jokere, møllesten
terminal-millstone-cards = Kort
terminal-millstone-hand = Hånd
terminal-millstone-all-know = Alle kender
terminal-millstone-you-know = Du kender
terminal-millstone-top = Øverst
terminal-millstone-no-top = intet endnu: alle kort undtagen en møllesten kan åbne
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = slås af { $cards }
terminal-millstone-any = { $sign } (alle farver)
terminal-millstone-a-joker = en joker
terminal-millstone-charge = Regning
terminal-millstone-answers = et +3 eller en joker svarer
terminal-millstone-chosen = Valgt
terminal-millstone-secretly = { $move }, i hemmelighed
terminal-millstone-order = Retning
terminal-millstone-clockwise = med uret
terminal-millstone-other-way = mod uret
terminal-millstone-table = Bord
terminal-millstone-piles =
    { $pile ->
        [one] { $pile } kort i spillebunken, { $deck } i trækbunken
       *[other] { $pile } kort i spillebunken, { $deck } i trækbunken
    }
terminal-millstone-your-hand = Din hånd
# $cards: 7 cards. $points: 150 points.
terminal-millstone-worth = { $cards }, { $points }
terminal-millstone-race-of =
    { $me ->
        [yes] Dit kort giver kapløb.
       *[no] { $who } lægger op til kapløb.
    }
terminal-millstone-mistake =
    { $me ->
        [yes] Du prøver { $card }, men det må ikke lægges: det er tilbage på hånden.
       *[no] { $who } prøver { $card }, men det må ikke lægges: det er tilbage på hånden.
    }
# Own cards, by name; and how many somebody else drew.
terminal-millstone-drawn = Trukket: { $cards }.
terminal-millstone-drew =
    { $count ->
        [0] Der er ingen kort tilbage at trække.
        [one] Der trækkes { $count } kort.
       *[other] Der trækkes { $count } kort.
    }
terminal-millstone-dealt = Alle har 7 kort.
terminal-millstone-charge-is =
    { $count ->
        [one] Regningen er på { $count } kort.
       *[other] Regningen er på { $count } kort.
    }
terminal-millstone-cancelled = Regningen er slettet.
terminal-millstone-new-deck = Trækbunken var sluppet op: spillebunken uden det øverste kort er den nye.
terminal-millstone-one-left =
    { $me ->
        [yes] Du har ét kort tilbage.
       *[no] { $who } har ét kort tilbage.
    }
terminal-millstone-nobody-races = Ingen er med i kapløbet: spillet går videre.
terminal-millstone-fastest =
    { $me ->
        [yes] Du er hurtigst, med { $card }.
       *[no] { $who } er hurtigst, med { $card }.
    }
terminal-millstone-as = Skal slås: { $card }.
terminal-millstone-counting = Den, der først er af med sine kort, vinder; de andre får point for dem, de har tilbage.
terminal-help-millstone =
    Læg et kort, der er stærkere end det øverste, eller træk et; kortet, du trak, må lægges straks. Den første uden kort vinder, de andre tæller deres hænder: grøn 10, gul 20, rød 30 pr. kort, jokere og møllesten 50.

    Papir slår sten, sten slår saks, saks slår papir, uanset farverne. Har to kort samme tegn, slår den stærkere farve: grøn er svagere end gul, gul er svagere end rød. En joker kan lægges på alt; du siger, hvilket tegn der skal slås. En møllesten lægges aldrig: giv den væk, eller byt den væk.

    Nogle kort har en overraskelse, som virker, når de er lagt, men ikke når de er dit sidste:
    igen: du tager straks en tur til, eller du vender retningen.
    kapløb: alle andre må på samme tid lægge et stærkere kort; den hurtigste får lagt sit, og spillet går videre derfra.
    +3: den næste spiller trækker 3 og springes over. Et nyt +3 sender regningen videre med 3 mere, en joker sletter den.
    gave: du giver et kort fra hånden til nogen, som skal sige tak eller trække 3.
    bytte: du bytter hele din hånd med nogens.

    Hvilke kort der har en overraskelse, er vores eget valg, for de trykte regler siger det ikke.
