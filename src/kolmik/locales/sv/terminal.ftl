# The game in a terminal: `kolmik play` and `kolmik replay`. What is typed stays as it is: help, hint, undo, log, rules,
# save, quit, a, b, n and q.

# The name of a person who gave none; it stands alone in tables.
terminal-you = Du
terminal-bot = Bott { $number }

## Prompts, without a colon: a > follows.

terminal-ask-game = Vilket spel? Enter: { $game }
terminal-ask-go-on = Enter: fortsätt, a: visa resten, q: gå
terminal-ask-next-game = Enter börjar nästa parti
terminal-ask-move = Ditt drag
terminal-ask-turn = Din tur
terminal-ask-call = Ditt bud
terminal-ask-build = Ditt bygge
terminal-ask-card = Ditt kort
terminal-ask-opening = Du börjar
terminal-ask-charged = Ditt svar
terminal-ask-drawn = Lägg eller behåll
terminal-ask-race = Tävla eller stå över
terminal-ask-again = Igen eller byt håll
terminal-ask-give = Din gåva
terminal-ask-thanks = Säg det
terminal-ask-swap = Byt med

## What is refused.

terminal-refused-game = Skriv ett tal från 1 till { $last } eller namnet på ett spel.
terminal-refused-empty = Skriv ett drag, dess nummer i listan eller help.
# $words: "bid 3" or "bid 4".
terminal-refused-unclear = { $said } kan vara { $words }: skriv lite mer.
terminal-something-else = något annat
terminal-refused-number = Det finns inget { $said } i listan över dina drag; skriv ett som finns, eller help.
terminal-refused-move = { $said } är inget drag: skriv ett nummer ur listan, dragets ord eller help.
terminal-refused-save = Säg vart: save FIL.
terminal-undo-none = Du har inget drag att ångra.
terminal-undo-chance = Ditt ”{ $words }” står fast: något har vänts upp sedan dess, och det går inte att göra osett.
terminal-undo-hidden = Ditt ”{ $words }” står fast: något dolt har kommit fram sedan dess, och det går inte att göra osett.

## Of any game.

# $players: how many play. $names: all of them, in a row.
terminal-begins = { $game } för { $players }: { $names }.
terminal-begins-series = { $game } för { $players }, parti { $number } av { $games }: { $names }.
terminal-how-to = Skriv ett drag eller dess nummer; help förklarar spelet, quit avslutar.
terminal-thinking-bot = { $who } tänker
terminal-thinking = Tänker
terminal-taken-back = Ditt ”{ $words }” är ångrat.
terminal-taken-back-more = Ditt ”{ $words }” är ångrat, och det som kom efter också.
# $moves: what chance did, in a row.
terminal-chance-did = Slumpen: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } (en gång)
       *[other] { $words } ({ $count } gånger)
    }
terminal-rules = Reglerna finns i { $file }; beteckningarna inom parentes, som (T-7), är därifrån.
terminal-saved = Partiet är sparat. För att se det drag för drag:
terminal-left = Du lämnade partiet. Samma kort igen:
terminal-seed = Fröet var { $seed }. Samma kort igen:
terminal-the-end = Slut
terminal-player = Spelare
terminal-score = Poäng
terminal-points =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }
terminal-knights =
    { $count ->
        [one] { $count } riddare på krönet
       *[other] { $count } riddare på krönet
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
terminal-share = { $names } delar segern med { $points }.
terminal-wins-match =
    { $me ->
        [yes] Du vinner matchen.
       *[no] { $who } vinner matchen.
    }
terminal-shares-match = { $names } delar segern i matchen.
terminal-standing-points =
    { $games ->
        [one] Efter { $done } av { $games } parti (poäng):
       *[other] Efter { $done } av { $games } partier (poäng):
    }
terminal-standing-wins =
    { $games ->
        [one] Efter { $done } av { $games } parti (vunna partier):
       *[other] Efter { $done } av { $games } partier (vunna partier):
    }

## Help.

terminal-help-typing = Skriv ett drag som dess nummer i listan, med dess ord eller kortare där det är tydligt. Eller skriv:
terminal-help-help = den här hjälpen
terminal-help-hint = vad en mästare skulle göra i ditt ställe
terminal-help-undo = ångra ditt senaste drag, så länge inget har vänts upp eller kommit fram
terminal-help-log = dragen hittills
terminal-help-rules = var reglerna finns
terminal-help-save = save FIL skriver partiet hittills till en fil
terminal-help-quit = lämna partiet
terminal-help-plain = När det är din tur väljer du ett av dragen i listan.

## A hint. The chances are percentages.

terminal-hint-only = Det finns bara ett drag: { $move }.
terminal-hint-best = Bäst är { $move }, vinstchans { $chance }; näst bäst är { $second } med { $next }.
# $line: Bot 1: pass; You: build candy 7.
terminal-hint-line = Sedan kanske { $line }.

## A replay.

terminal-replay-keys = Enter: nästa, b: tillbaka, n: nästa beslut, ett tal: det draget, q: avsluta
terminal-replay-keys-end = Slut. b: tillbaka, ett tal: det draget, q: avsluta
terminal-replay-move = Drag { $number } av { $last }
terminal-replay-game = { $game } för { $names }.
terminal-replay-won = Vinnare: { $names }.
terminal-replay-last = Detta är den sista ställningen.
terminal-replay-first = Detta är den första ställningen.
terminal-replay-range = Dragen går från 0 till { $last }.
terminal-replay-unclear = { $said } är inget av detta. { $keys }.

## Towers.

terminal-towers-row = Rad
terminal-towers-rubble = Rivet
terminal-towers-reach = Utrymme
terminal-towers-call = Bud
terminal-towers-tallest = Högst
terminal-towers-standing =
    { $deck ->
        [one] Runda { $round }. { $deck } kort i draghögen, { $discard } slängda.
       *[other] Runda { $round }. { $deck } kort i draghögen, { $discard } slängda.
    }
terminal-towers-called =
    { $me ->
        [yes] Du bjöd { $call }.
       *[no] { $who } bjöd { $call }.
    }
terminal-towers-may-raze = Först får översta kortet i ett torn rivas.
terminal-towers-round = Runda { $round }
terminal-towers-turned-up = Uppvända:
terminal-towers-reshuffled = Draghögen är slut: slänghögen blandas till en ny draghög.
terminal-towers-nobody = Ingen bygger: raden läggs i slänghögen.
terminal-towers-won =
    { $me ->
        [yes] Du vinner budgivningen med { $call }.
       *[no] { $who } vinner budgivningen med { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] Det var mer än vad som går att bygga: bjud igen.
       *[no] Det var mer än vad som går att bygga: { $who } bjuder igen.
    }
# $times: the sign ×.
terminal-towers-counting = En poäng för varje kort, två i ett torn med spira ({ $times }2); det högsta tornet en gång till; första kortet i rivningshögen kostar 1 poäng, det andra 2, det tredje 3 och så vidare.
terminal-help-towers =
    Varje runda vänds fem kort upp. En efter en bjuder alla en gång: hur många av dem man tänker bygga, fler än någon före, eller så passar man. Den som bjudit högst bygger precis så många och väljer själv vilka. Resten läggs i slänghögen.

    Du har ett torn av varje sort. Ett kort läggs överst när det är lägre än kortet det läggs på. Men en 9 går på allt utom 0, och vad som helst går på en 8. En 0 är en spira: den kröner tornet, som då räknas dubbelt och är färdigt.

    Före ditt första kort får du riva det översta kortet i ett av dina torn, men ingen spira. Det du river hamnar i din rivningshög: det första kortet kostar 1 poäng, det andra 2, det tredje 3 och så vidare.

    Ett kort är 1 poäng, i ett krönt torn 2, och ditt högsta torn räknas en gång till. Spelet slutar när draghögen har tagit slut två gånger.

    I tabellen läses ett torn från grunden till toppen, och en spira har ett märke. ”Utrymme” är byggutrymmet: hur många kort i raden en spelare skulle kunna bygga nu.

## Dungeon.

terminal-dungeon-top = krön
terminal-dungeon-at-top = på krönet
terminal-dungeon-deck = draghög
terminal-dungeon-dungeon = hålan
# Eight letters at the most: it stands in a slot of the tower.
terminal-dungeon-dragon = drake
terminal-dungeon-sum = Summa
terminal-dungeon-knights = Riddare
# A card with its owner.
terminal-dungeon-card-of =
    { $me ->
        [yes] din { $card }
       *[no] { $card } ({ $who })
    }
terminal-dungeon-falls = Måsen är kastad: faller { $card } i { $slot }?
terminal-dungeon-patience =
    { $turns ->
        [one] På den senaste turen lades kortet tillbaka: vid { $most } i rad per spelare är spelet över.
       *[other] På { $turns } turer i rad har kortet lagts tillbaka: vid { $most } per spelare är spelet över.
    }
terminal-dungeon-fell = { $card } i { $slot } faller.
terminal-dungeon-stayed = { $card } i { $slot } sitter kvar.
terminal-dungeon-no-hit = Det finns inget att träffa.
terminal-dungeon-defeated = { $card } är besegrad: riddaren går raka vägen till krönet.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } går tillbaka till draghögen.
       *[other] { $cards } går tillbaka till draghögen.
    }
terminal-dungeon-captured = { $card } fångas och hamnar i fängelsehålan.
terminal-dungeon-pair = Det blev ett par.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Din draghög är tom.
       *[no] Draghögen är tom för { $who }.
    }
terminal-dungeon-counting = Flest riddare på krönet vinner; vid lika många den lägre summan av deras nummer. Riddarna står som de kom: med inställningen tie_break last räknas den senaste i stället för summan.
terminal-help-dungeon =
    På din tur drar du översta kortet i din draghög eller klättrar med en av dina riddare. Ett kort du drar spelas genast eller går tillbaka till draghögen.

    En riddare går in i kastellet på den nivå som är dess nummer. När den klättrar går den upp så många nivåer som numret säger, vad som än finns emellan; ovanför sista nivån är krönet, och där stannar den. I ett tomt urtag är den ensam, med en egen riddare blir det ett par, och någon annans ensamma riddare fångas och hamnar i fängelsehålan. Ett par är säkert: ingen annan riddare kommer in. Har en nivå två urtag, a och b, och det ena är tomt, går du dit, om inte alla kort i det andra är dina.

    En drake läggs på vilket urtag som helst med riddare och täcker dem: de kan varken klättra eller fångas. En riddare som kommer till en drake besegrar den: riddaren går raka vägen till krönet, draken till fängelsehålan och riddarna under tillbaka till sin ägares draghög.

    En mås kastas mot ett urtag. Varje kort där faller ner i fängelsehålan på 4 av 6, varje kort i ett grannurtag på 1 av 6: en nivå upp eller ner, och i tvillingurtaget. Det som ligger under en drake är säkert så länge draken sitter kvar.

    Spelet slutar när någon inte har något kort kvar att dra och ingen riddare som kan klättra. Flest riddare på krönet vinner, vid lika många den lägre summan av deras nummer.

    På kastellet är R2 tvåan för spelaren med bokstaven R, R2+R1 är ett par och (R2) ligger under draken ovanför. Vilka 15 kort en spelare har är vår egen överenskommelse, för de tryckta reglerna säger det inte.

## Millstone.

terminal-millstone-jokers = jokrar
terminal-millstone-millstones = kvarnstenar
terminal-millstone-others = jokrar, kvarnstenar
terminal-millstone-cards = Kort
terminal-millstone-hand = Hand
terminal-millstone-all-know = Alla vet om
terminal-millstone-you-know = Du vet om
terminal-millstone-top = Överst
terminal-millstone-no-top = inget än: vilket kort som helst utom en kvarnsten får börja
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = slås av { $cards }
terminal-millstone-any = { $sign } (alla färger)
terminal-millstone-a-joker = en joker
terminal-millstone-charge = Skuld
terminal-millstone-answers = +3 eller joker svarar
terminal-millstone-chosen = Valt
terminal-millstone-secretly = { $move }, i hemlighet
terminal-millstone-order = Håll
terminal-millstone-clockwise = medurs
terminal-millstone-other-way = moturs
terminal-millstone-table = Bord
terminal-millstone-piles =
    { $pile ->
        [one] { $pile } kort i högen, { $deck } i draghögen
       *[other] { $pile } kort i högen, { $deck } i draghögen
    }
terminal-millstone-your-hand = Din hand
# $cards: 7 cards. $points: 150 points.
terminal-millstone-worth = { $cards }, { $points }
terminal-millstone-race-of =
    { $me ->
        [yes] Ditt kort startar en kapplöpning.
       *[no] Kortet från { $who } startar en kapplöpning.
    }
terminal-millstone-mistake =
    { $me ->
        [yes] Du försöker med { $card }, som inte går: det är tillbaka på handen.
       *[no] { $who } försöker med { $card }, som inte går: det är tillbaka på handen.
    }
# Own cards, by name; and how many somebody else drew.
terminal-millstone-drawn = Draget: { $cards }.
terminal-millstone-drew =
    { $count ->
        [0] Det finns inget kort kvar att dra.
        [one] { $count } kort dras.
       *[other] { $count } kort dras.
    }
terminal-millstone-dealt = Alla har 7 kort.
terminal-millstone-charge-is =
    { $count ->
        [one] Skulden är { $count } kort.
       *[other] Skulden är { $count } kort.
    }
terminal-millstone-cancelled = Skulden är struken.
terminal-millstone-new-deck = Draghögen var slut: högen utom översta kortet blir ny draghög.
terminal-millstone-one-left =
    { $me ->
        [yes] Du har ett kort kvar.
       *[no] { $who } har ett kort kvar.
    }
terminal-millstone-nobody-races = Ingen tävlar: spelet går vidare.
terminal-millstone-fastest =
    { $me ->
        [yes] Du är snabbast, med { $card }.
       *[no] { $who } är snabbast, med { $card }.
    }
terminal-millstone-as = Att slå: { $card }.
terminal-millstone-counting = Den som inte har några kort kvar vinner; de andra får poäng för korten de har kvar.
terminal-help-millstone =
    Lägg ett kort som är starkare än det översta, eller dra ett; kortet du drog får läggas genast. Den första utan kort vinner, de andra räknar sin hand: grönt 10, gult 20, rött 30 per kort, jokrar och kvarnstenar 50.

    Påse slår sten, sten slår sax, sax slår påse, oavsett färg. På samma tecken går en starkare färg: grönt är svagare än gult, gult än rött. En joker går på allt; du väljer vilket tecken som ska slås. En kvarnsten läggs aldrig: ge bort den eller byt bort den.

    Några kort har en överraskning, som får effekt när de läggs, men inte som ditt sista kort:
    igen: du får genast en tur till, eller byter håll.
    kapplöpning: alla andra får samtidigt lägga ett starkare kort; den snabbaste gör det och spelet går vidare därifrån.
    +3: nästa spelare drar 3 och hoppas över. En ny +3 skickar skulden vidare med 3 till, en joker stryker allt.
    ge ett kort: du ger ett kort från handen till någon, som måste tacka eller dra 3.
    byt hand: du byter hela din hand mot någon annans.

    Vilka kort som har en överraskning är vår egen överenskommelse, för de tryckta reglerna säger det inte.
