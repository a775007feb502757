# The game in a terminal: `kolmik play` and `kolmik replay`. What is typed stays as it is: help, hint, undo, log, rules,
# save, quit, a, b, n and q.

# The name of a person who gave none; it stands alone in tables.
terminal-you = Sina
terminal-bot = Bot { $number }

## Prompts, without a colon: a > follows.

terminal-ask-game = Mis mäng? Enter: { $game }
terminal-ask-go-on = Enter: edasi, a: näita kõik, q: lahku
terminal-ask-next-game = Enter alustab järgmist mängu
terminal-ask-move = Sinu käik
terminal-ask-turn = Sinu kord
terminal-ask-call = Sinu panus
terminal-ask-build = Sinu ehitus
terminal-ask-card = Sinu kaart
terminal-ask-opening = Sinu algus
terminal-ask-charged = Sinu vastus
terminal-ask-drawn = Käi või hoia alles
terminal-ask-race = Võistle või jää kõrvale
terminal-ask-again = Uuesti või ümber
terminal-ask-give = Sinu kingitus
terminal-ask-thanks = Ütle aitäh
terminal-ask-swap = Kellega vahetad

## What is refused.

terminal-refused-game = Trüki number 1 kuni { $last } või mängu nimi.
terminal-refused-empty = Trüki käik, selle number loendist või help.
# $words: "bid 3" or "bid 4".
terminal-refused-unclear = { $said } võib olla { $words }: palun täpsusta.
terminal-something-else = midagi muud
terminal-refused-number = Käikude loendis pole numbrit { $said }; trüki mõni, mis on, või help.
terminal-refused-move = { $said } ei ole käik: trüki number loendist, käigu sõnad või help.
terminal-refused-save = Ütle, kuhu: save FAIL.
terminal-undo-none = Sul pole käiku, mida tagasi võtta.
terminal-undo-chance = Sinu „{ $words }“ jääb: vahepeal avati midagi ja nähtut ei saa olematuks teha.
terminal-undo-hidden = Sinu „{ $words }“ jääb: vahepeal tuli ilmsiks midagi varjatut ja nähtut ei saa olematuks teha.

## Of any game.

# $players: how many play. $names: all of them, in a row.
terminal-begins = { $game }, mängijaid { $players }: { $names }.
terminal-begins-series = { $game }, mängijaid { $players }, mäng { $number }/{ $games }: { $names }.
terminal-how-to = Trüki käik või selle number; help selgitab mängu, quit lahkub.
terminal-thinking-bot = { $who } mõtleb
terminal-thinking = Mõtlen
terminal-taken-back = Sinu „{ $words }“ on tagasi võetud.
terminal-taken-back-more = Sinu „{ $words }“ on tagasi võetud koos kõige järgnevaga.
# $moves: what chance did, in a row.
terminal-chance-did = Juhus: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } ({ $count } kord)
       *[other] { $words } ({ $count } korda)
    }
terminal-rules = Reeglid on failis { $file }; sulgudes olevad tähised, näiteks (T-7), on pärit sealt.
terminal-saved = Mäng on salvestatud. Et seda käik-käigult vaadata:
terminal-left = Lahkusid mängust. Samad kaardid uuesti:
terminal-seed = Seeme oli { $seed }. Samad kaardid uuesti:
terminal-the-end = Lõpp
terminal-player = Mängija
terminal-score = Punkte
terminal-points =
    { $count ->
        [one] { $count } punkt
       *[other] { $count } punkti
    }
terminal-knights =
    { $count ->
        [one] { $count } rüütel tipus
       *[other] { $count } rüütlit tipus
    }
terminal-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarti
    }
# $points: such as 12 points, or 3 knights at the top.
terminal-wins =
    { $me ->
        [yes] Võitsid: { $points }.
       *[no] { $who } võitis: { $points }.
    }
terminal-share = { $names } jagavad võitu: { $points }.
terminal-wins-match =
    { $me ->
        [yes] Võitsid matši.
       *[no] { $who } võitis matši.
    }
terminal-shares-match = { $names } jagavad matši võitu.
terminal-standing-points =
    { $games ->
        [one] Pärast { $done }/{ $games } mängu (punktid):
       *[other] Pärast { $done }/{ $games } mängu (punktid):
    }
terminal-standing-wins =
    { $games ->
        [one] Pärast { $done }/{ $games } mängu (võidetud mängud):
       *[other] Pärast { $done }/{ $games } mängu (võidetud mängud):
    }

## Help.

terminal-help-typing = Trüki käik numbrina loendist, sõnadega või lühemalt, kui see on selge. Või trüki:
terminal-help-help = see abi
terminal-help-hint = mida teeks sinu asemel meister
terminal-help-undo = võta viimane käik tagasi, kuni midagi pole avatud ega ilmsiks tulnud
terminal-help-log = senised käigud
terminal-help-rules = kus on reeglid
terminal-help-save = save FAIL kirjutab senise mängu faili
terminal-help-quit = lahku
terminal-help-plain = Kui on sinu kord, vali loendist üks käik.

## A hint. The chances are percentages.

terminal-hint-only = On ainult üks käik: { $move }.
terminal-hint-best = Parim on „{ $move }“, võiduvõimalus { $chance }; järgmine on „{ $second }“, { $next }.
# $line: Bot 1: pass; You: build candy 7.
terminal-hint-line = Seejärel ehk { $line }.

## A replay.

terminal-replay-keys = Enter: edasi, b: tagasi, n: järgmine otsus, number: see käik, q: lahku
terminal-replay-keys-end = Lõpp. b: tagasi, number: see käik, q: lahku
terminal-replay-move = Käik { $number }/{ $last }
terminal-replay-game = { $game }: { $names }.
terminal-replay-won = Võitis { $names }.
terminal-replay-last = See on viimane seis.
terminal-replay-first = See on esimene seis.
terminal-replay-range = Käigud on 0 kuni { $last }.
terminal-replay-unclear = { $said } ei ole ükski neist. { $keys }.

## Towers.

terminal-towers-row = Rida
terminal-towers-rubble = Eemald.
terminal-towers-reach = Piir
terminal-towers-call = Panus
terminal-towers-tallest = Peamine
terminal-towers-standing =
    { $deck ->
        [one] Voor { $round }. Pakis on { $deck } kaart, maha pandud { $discard }.
       *[other] Voor { $round }. Pakis on { $deck } kaarti, maha pandud { $discard }.
    }
terminal-towers-called =
    { $me ->
        [yes] Sinu panus on { $call }.
       *[no] { $who } panustas { $call }.
    }
terminal-towers-may-raze = Enne võib ühe torni pealmise kaardi eemaldada.
terminal-towers-round = Voor { $round }
terminal-towers-turned-up = Avati:
terminal-towers-reshuffled = Kaardipakk sai otsa: mahapandud kaardid segatakse uueks pakiks.
terminal-towers-nobody = Keegi ei ehita: rida pannakse maha.
terminal-towers-won =
    { $me ->
        [yes] Võitsid panustamise: { $call }.
       *[no] { $who } võitis panustamise: { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] Nii palju ei saa ehitada: panusta uuesti.
       *[no] Nii palju ei saa ehitada: { $who } panustab uuesti.
    }
# $times: the sign ×.
terminal-towers-counting = Iga kaart annab punkti, tornitipuga tornis kaks ({ $times }2); peamine torn loeb veel kord; esimene eemaldatud kaart võtab maha 1 punkti, teine 2, kolmas 3 ja nii edasi.
terminal-help-towers =
    Igas voorus avatakse viis kaarti. Igaüks saab järgemööda ühe korra: ütle, mitu neist sa ehitad, rohkem kui keegi enne sind, või passi. Suurima panuse tegija ehitab täpselt nii palju kaarte omal valikul. Ülejäänud pannakse maha.

    Sul on igast liigist üks torn. Kaart peab olema väiksem kui see, mille peale ta läheb. Aga 9 läheb kõige peale, ainult mitte 0 peale, ja 8 peale läheb ükskõik mis. 0 on tornitipp: see teeb torni valmis ja torn loeb siis topelt.

    Enne esimest kaarti võid ühe oma torni pealmise kaardi eemaldada, aga mitte tornitippu. Esimene eemaldatud kaart võtab maha 1 punkti, teine 2, kolmas 3 ja nii edasi.

    Kaart annab 1 punkti, tornitipuga tornis 2, ja sinu peamine torn loeb veel kord. Mäng lõpeb, kui kaardipakk on kaks korda otsa saanud.

    Tabelis on torni kaardid alt üles ja tornitipul on märk juures. Piir on ehituspiir: mitu rea kaarti mängija praegu ära ehitada saaks.

## Dungeon.

terminal-dungeon-top = tipp
terminal-dungeon-at-top = tipus
terminal-dungeon-deck = pakk
terminal-dungeon-dungeon = koobas
# Eight letters at the most: it stands in a slot of the tower.
terminal-dungeon-dragon = lohe
terminal-dungeon-sum = Summa
terminal-dungeon-knights = Rüütleid
# A card with its owner.
terminal-dungeon-card-of =
    { $me ->
        [yes] sinu { $card }
       *[no] { $card } ({ $who })
    }
terminal-dungeon-falls = Lind on visatud: kas pilust { $slot } kukub { $card }?
terminal-dungeon-patience =
    { $turns ->
        [one] Viimasel { $turns } korral pandi kaart tagasi: kui igaühel koguneb neid { $most } järjest, on mäng läbi.
       *[other] Viimasel { $turns } korral pandi kaart tagasi: kui igaühel koguneb neid { $most } järjest, on mäng läbi.
    }
terminal-dungeon-fell = Pilust { $slot } kukub { $card }.
terminal-dungeon-stayed = Pilus { $slot } püsib { $card }.
terminal-dungeon-no-hit = Pole midagi tabada.
terminal-dungeon-defeated = { $card } on võidetud: rüütel läheb otse tippu.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } läheb tagasi pakki.
       *[other] { $cards } lähevad tagasi pakki.
    }
terminal-dungeon-captured = { $card } võetakse vangi ja läheb vangikoopasse.
terminal-dungeon-pair = See on nüüd paar.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Sinu pakk on tühi.
       *[no] Mängija { $who } pakk on tühi.
    }
terminal-dungeon-counting = Võidab see, kellel on tipus kõige rohkem rüütleid; kui neid on sama palju, siis väiksem numbrite summa. Rüütlid on saabumise järjekorras: valikuga tie_break last loeb summa asemel viimane.
terminal-help-dungeon =
    Oma korral tõmbad oma paki pealmise kaardi või ronid ühe oma rüütliga. Tõmmatud kaart mängitakse kohe välja või läheb pakki tagasi.

    Rüütel läheb seinale oma numbri korrusele. Ronides tõuseb ta nii mitu korrust, kui tema number ütleb, olgu vahepeal mis tahes; viimasest korrusest kõrgemal on tipp, kuhu ta jääb. Tühjas pilus on ta üksi, oma rüütliga koos on nad paar ja teise mängija üksik rüütel võetakse vangi. Paar on kaitstud: teised rüütlid sinna ei pääse. Kus korrusel on kaks pilu, a ja b, ja üks on tühi, lähed sinna, kui just teises pole kõik sinu oma.

    Lohe pannakse mis tahes rüütlitega pilule ja ta katab nad: nad ei saa ronida ja neid ei saa vangi võtta. Rüütel, kes lohe juurde jõuab, võidab ta: rüütel läheb otse tippu, lohe vangikoopasse ja lohe all olnud rüütlid tagasi oma omaniku pakki.

    Lindu visatakse pilu pihta. Iga sealne kaart kukub vangikoopasse 4 juhul 6-st, iga kaart naaberpilus 1 juhul 6-st: korrus kõrgemal, korrus madalamal ja kaksikpilus. Mis on lohe all, on kaitstud, kuni lohe püsib.

    Mäng lõpeb, kui kellelgi pole enam kaarti tõmmata ega rüütlit, kes saaks ronida. Võidab see, kellel on tipus kõige rohkem rüütleid, viigi korral väiksem numbrite summa.

    Tornis on R2 selle mängija 2, kelle täht on R, R2+R1 on paar ja (R2) on temast ülalpool oleva lohe all. Millised 15 kaarti mängijal on, oleme ise kokku leppinud, sest trükitud reeglid seda ei ütle.

## Millstone.

terminal-millstone-jokers = jokkerid
terminal-millstone-millstones = veskikivid
terminal-millstone-others = jokkerid, veskikivid
terminal-millstone-cards = Kaarte
terminal-millstone-hand = Käsi
terminal-millstone-all-know = Kõik teavad
terminal-millstone-you-know = Sina tead
terminal-millstone-top = Peal
terminal-millstone-no-top = veel pole: alustada võib iga kaardiga, ainult mitte veskikiviga
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = seda lööb { $cards }
terminal-millstone-any = { $sign } (iga värv)
terminal-millstone-a-joker = jokker
terminal-millstone-charge = Koorem
terminal-millstone-answers = vastata saab +3 või jokkeriga
terminal-millstone-chosen = Valitud
terminal-millstone-secretly = { $move }, salaja
terminal-millstone-order = Suund
terminal-millstone-clockwise = päripäeva
terminal-millstone-other-way = vastupäeva
terminal-millstone-table = Laual
terminal-millstone-piles =
    { $pile ->
        [one] kuhjas { $pile } kaart, pakis { $deck }
       *[other] kuhjas { $pile } kaarti, pakis { $deck }
    }
terminal-millstone-your-hand = Sinu käsi
# $cards: 7 cards. $points: 150 points.
terminal-millstone-worth = { $cards }, { $points }
terminal-millstone-race-of =
    { $me ->
        [yes] Sinu kaart kuulutab kiiruse.
       *[no] { $who } kuulutab kaardiga kiiruse.
    }
terminal-millstone-mistake =
    { $me ->
        [yes] Proovid kaarti { $card }, mis ei sobi: see läheb kätte tagasi.
       *[no] { $who } proovib kaarti { $card }, mis ei sobi: see läheb kätte tagasi.
    }
# Own cards, by name; and how many somebody else drew.
terminal-millstone-drawn = Tõmbasid: { $cards }.
terminal-millstone-drew =
    { $count ->
        [0] Tõmmata pole enam midagi.
        [one] Tõmmati { $count } kaart.
       *[other] Tõmmati { $count } kaarti.
    }
terminal-millstone-dealt = Igaühel on 7 kaarti.
terminal-millstone-charge-is =
    { $count ->
        [one] Koorem on { $count } kaart.
       *[other] Koorem on { $count } kaarti.
    }
terminal-millstone-cancelled = Koorem on tühistatud.
terminal-millstone-new-deck = Pakk sai otsa: kuhi ilma pealmise kaardita on uus pakk.
terminal-millstone-one-left =
    { $me ->
        [yes] Sul on üks kaart järel.
       *[no] Mängijal { $who } on üks kaart järel.
    }
terminal-millstone-nobody-races = Keegi ei võistle: mäng jätkub.
terminal-millstone-fastest =
    { $me ->
        [yes] Oled kõige kiirem kaardiga { $card }.
       *[no] { $who } on kõige kiirem kaardiga { $card }.
    }
terminal-millstone-as = Lüüa tuleb: { $card }.
terminal-millstone-counting = Võidab see, kellel kaarte enam pole; teistele annavad kätte jäänud kaardid punkte, ja mida vähem, seda parem.
terminal-help-millstone =
    Käi kaart, mis on pealmisest tugevam, või tõmba üks; tõmmatud kaardi võid kohe käia. Võidab see, kes esimesena kaartidest lahti saab, teised loevad oma käe: roheline 10, kollane 20, punane 30 kaardi kohta, jokkerid ja veskikivid 50.

    Paber võidab kivi, kivi võidab käärid, käärid võidavad paberi, olgu värv mis tahes. Sama märki lööb tugevam värv: roheline on kollasest nõrgem, kollane punasest. Jokker läheb kõige peale; nimetad märgi, mida tuleb lüüa. Veskikivi ei käida kunagi: anna see kellelegi või vaheta koos käega ära.

    Mõnel kaardil on üllatus, mis mõjub, kui kaart on käidud, aga mitte siis, kui see on su viimane:
    käi uuesti või tagasikäik: käid kohe uuesti või pöörad suuna ümber.
    kiirus: kõik teised võivad korraga tugevama kaardi käia; käib see, kes on kõige kiirem, ja mäng läheb sealt edasi.
    +3: järgmine mängija tõmbab 3 ja jääb korrast ilma. Teine +3 lükkab koorma 3 võrra suuremana edasi, jokker tühistab kõik.
    anna kaart: annad ühe kaardi oma käest kellelegi, kes peab ütlema aitäh, muidu tõmbab 3.
    käe vahetus: vahetad kogu oma käe kellegagi.

    Millistel kaartidel on üllatus, oleme ise kokku leppinud, sest trükitud reeglid seda ei ütle.
