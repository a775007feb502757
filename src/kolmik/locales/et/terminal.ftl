# The game in a terminal: `kolmik play` and `kolmik replay`. What is typed stays as it is: help, hint, undo, log, rules,
# save, quit, a, b, n and q.

# The name of a person who gave none; it stands alone in tables.
terminal-you = Sina
terminal-bot = Robot { $number }

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
terminal-ask-drawn = Käi või jäta
terminal-ask-race = Võistle või jäta vahele
terminal-ask-again = Uuesti või tagasi
terminal-ask-give = Sinu kingitus
terminal-ask-thanks = Ütle see
terminal-ask-swap = Vaheta

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
terminal-taken-back-more = Sinu „{ $words }“ on tagasi võetud koos kõigega, mis järgnes.
# $moves: what chance did, in a row.
terminal-chance-did = Juhus: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } ({ $count } kord)
       *[other] { $words } ({ $count } korda)
    }
terminal-rules = Reeglid on failis { $file }; sulgudes olevad tähised, näiteks (T-7), on sealt.
terminal-saved = Mäng on salvestatud. Käikhaaval vaatamiseks:
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
terminal-hint-best = Parim on { $move }, võiduvõimalus { $chance }; järgmine on { $second }, { $next }.
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

terminal-towers-row = Avatud
terminal-towers-rubble = Eemald.
terminal-towers-reach = Jõud
terminal-towers-call = Panus
terminal-towers-tallest = Kõrgeim
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
terminal-towers-nobody = Keegi ei ehita: avatud kaardid pannakse maha.
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
terminal-towers-counting = Iga kaart annab punkti, tornitipuga tornis kaks ({ $times }2); peamine torn loeb veel kord; esimene eemaldatud kaart maksab 1 punkti, teine 2, kolmas 3 ja nii edasi.
terminal-help-towers =
    Igas voorus avatakse viis kaarti. Igaüks panustab kordamööda ühe korra: mitu neist sa ehitad, rohkem kui keegi enne sind, või passid. Suurima panuse tegija ehitab täpselt nii palju kaarte omal valikul. Ülejäänud pannakse maha.

    Sul on igast liigist üks torn. Kaart läheb peale, kui see on väiksem kui kaart, millele see pannakse. Aga 9 läheb kõigele peale 0 ja 8 peale läheb ükskõik mis. 0 on tornitipp: see lõpetab torni, mis loeb siis kahekordselt.

    Enne esimest kaarti võid ühe oma torni pealmise kaardi eemaldada, aga mitte tornitippu. Esimene eemaldatud kaart maksab 1 punkti, teine 2, kolmas 3 ja nii edasi.

    Kaart annab 1 punkti, tornitipuga tornis 2, ja sinu peamine torn loeb veel kord. Mäng lõpeb, kui kaardipakk on kaks korda otsa saanud.

    Tabelis loetakse torni alusest tipuni ja tornitipul on märk. Jõud näitab, mitu avatud kaarti mängija praegu ehitada saaks.

## Dungeon.

terminal-dungeon-top = tipp
terminal-dungeon-at-top = tipus
terminal-dungeon-deck = pakk
terminal-dungeon-dungeon = koobas
# Eight letters at the most: it stands in a slot of the tower.
terminal-dungeon-dragon = draakon
terminal-dungeon-sum = Summa
terminal-dungeon-knights = Rüütleid
# A card with its owner.
terminal-dungeon-card-of =
    { $me ->
        [yes] sinu { $card }
       *[no] { $card } ({ $who })
    }
terminal-dungeon-falls = Lind on visatud: { $card }, pilu { $slot }, kas kukub?
terminal-dungeon-patience =
    { $turns ->
        [one] Viimane { $turns } kaart pandi tagasi: kui igaühel on { $most } korda järjest, on mäng läbi.
       *[other] Viimased { $turns } kaarti pandi tagasi: kui igaühel on { $most } korda järjest, on mäng läbi.
    }
terminal-dungeon-fell = { $card }, pilu { $slot }: kukub.
terminal-dungeon-stayed = { $card }, pilu { $slot }: jääb paigale.
terminal-dungeon-no-hit = Pole midagi tabada.
terminal-dungeon-defeated = { $card } on võidetud: rüütel läheb otse tippu.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } läheb tagasi pakki.
       *[other] { $cards } lähevad tagasi pakki.
    }
terminal-dungeon-captured = { $card } võetakse vangi.
terminal-dungeon-pair = See on nüüd paar.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Sinu pakk on tühi.
       *[no] Mängija { $who } pakk on tühi.
    }
terminal-dungeon-counting = Võidab see, kellel on tipus kõige rohkem rüütleid; kui neid on sama palju, siis väiksem numbrite summa. Rüütlid seisavad saabumise järjekorras: valikuga tie_break last loeb summa asemel viimane.
terminal-help-dungeon =
    Oma korral tõmbad oma paki pealmise kaardi või ronid ühe oma rüütliga. Tõmmatud kaart käiakse kohe või läheb pakki tagasi.

    Rüütel astub torni oma numbri tasemel. Ronides tõuseb ta nii mitu taset, kui tema number ütleb, olgu vahepeal mis tahes; viimase taseme järel on tipp, kuhu ta jääb. Tühjas pilus on ta üksi, oma rüütliga koos on nad paar ja teise mängija üksik rüütel võetakse vangi. Paar on kaitstud: teised rüütlid sinna ei pääse. Kus tasemel on kaks pilu, a ja b, ja üks on tühi, lähed sinna, kui just teises pole kõik sinu oma.

    Draakon pannakse mis tahes rüütlitega pilule ja katab nad: nad ei saa ronida ega vangi langeda. Draakoni juurde jõudnud rüütel võidab ta: rüütel läheb otse tippu, draakon vangikoopasse ja alumised rüütlid oma omaniku pakki tagasi.

    Lindu visatakse pilu pihta. Iga sealne kaart kukub vangikoopasse 4 korral 6-st, iga naaberkaart 1 korral 6-st: tase üleval ja all ning kõrvalpilu. Mis on draakoni all, on kaitstud, kuni draakon jääb.

    Mäng lõpeb, kui kellelgi pole enam kaarti tõmmata ega rüütlit, kes saaks ronida. Võidab see, kellel on tipus kõige rohkem rüütleid, võrdsuse korral väiksema numbrite summaga.

    Tornis on R2 selle mängija 2, kelle täht on R, R2+R1 on paar ja (R2) on ülal oleva draakoni all. Millised 15 kaarti mängijal on, oleme ise kokku leppinud, sest trükitud reeglid seda ei ütle.

## Millstone.

terminal-millstone-jokers = jokkerid
terminal-millstone-millstones = veskikivid
terminal-millstone-others = jokkerid, veskikivid
terminal-millstone-cards = Kaarte
terminal-millstone-hand = Käsi
terminal-millstone-all-know = Kõik teavad
terminal-millstone-you-know = Sina tead
terminal-millstone-top = Peal
terminal-millstone-no-top = veel pole: alustab ükskõik mis kaart peale veskikivi
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = seda lööb { $cards }
terminal-millstone-any = { $sign } (iga värv)
terminal-millstone-a-joker = jokker
terminal-millstone-charge = Karistus
terminal-millstone-answers = vastata saab +3 või jokkeriga
terminal-millstone-chosen = Valitud
terminal-millstone-secretly = { $move }, salaja
terminal-millstone-order = Suund
terminal-millstone-clockwise = päripäeva
terminal-millstone-other-way = vastupäeva
terminal-millstone-table = Laual
terminal-millstone-piles =
    { $pile ->
        [one] käidud pakis { $pile } kaart, tõmbamise pakis { $deck }
       *[other] käidud pakis { $pile } kaarti, tõmbamise pakis { $deck }
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
        [yes] Proovid kaarti { $card }, mis ei lähe: see on tagasi käes.
       *[no] { $who } proovib kaarti { $card }, mis ei lähe: see on tagasi käes.
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
        [one] Karistus on { $count } kaart.
       *[other] Karistus on { $count } kaarti.
    }
terminal-millstone-cancelled = Karistus on tühistatud.
terminal-millstone-new-deck = Pakk sai otsa: käidud kaartidest peale pealmise saab uus pakk.
terminal-millstone-one-left =
    { $me ->
        [yes] Sul on üks kaart järel.
       *[no] Mängijal { $who } on üks kaart järel.
    }
terminal-millstone-nobody-races = Keegi ei võistle: mäng jätkub.
terminal-millstone-fastest =
    { $me ->
        [yes] Oled kiireim kaardiga { $card }.
       *[no] { $who } on kiireim kaardiga { $card }.
    }
terminal-millstone-as = Lüüa tuleb: { $card }.
terminal-millstone-counting = Võidab see, kellel pole kaarte; teistele loetakse kätte jäänud kaardid miinuseks.
terminal-help-millstone =
    Käi kaart, mis on pealmisest tugevam, või tõmba üks; tõmmatud kaardi võid kohe käia. Võidab see, kellel esimesena kaardid otsas, teised loevad oma käe: roheline 10, kollane 20, punane 30 kaardi kohta, jokkerid ja veskikivid 50.

    Paber lööb kivi, kivi lööb kääre, käärid löövad paberit, olgu värv mis tahes. Sama märgi puhul läheb tugevam värv: roheline on kollasest nõrgem, kollane punasest. Jokker läheb kõige peale; nimetad märgi, mida tuleb lüüa. Veskikivi ei käida kunagi: anna see kellelegi või vaheta minema.

    Mõnel kaardil on üllatus, mis toimib, kui kaart on käidud, aga mitte viimase kaardiga:
    käi uuesti või tagasikäik: käid kohe uuesti või muudad suunda.
    kiirus: kõik teised võivad korraga tugevama kaardi käia; kiireim käib ja temast minnakse edasi.
    +3: järgmine mängija tõmbab 3 ja jääb vahele. Teine +3 saadab selle 3 võrra suuremana edasi, jokker tühistab kõik.
    anna kaart: annad ühe kaardi oma käest kellelegi, kes peab ütlema aitäh või tõmbab 3.
    käe vahetus: vahetad kogu oma käe kellegagi.

    Millistel kaartidel on üllatus, oleme ise kokku leppinud, sest trükitud reeglid seda ei ütle.
