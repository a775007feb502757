# The game in a terminal: `kolmik play` and `kolmik replay`. What is typed stays as it is: help, hint, undo, log, rules,
# save, quit, a, b, n and q.

# The name of a person who gave none; it stands alone in tables.
terminal-you = Tu
terminal-bot = Botas { $number }

## Prompts, without a colon: a > follows.

terminal-ask-game = Kurį žaidimą? Enter: { $game }
terminal-ask-go-on = Enter: toliau, a: viskas iki galo, q: išeiti
terminal-ask-next-game = Enter pradeda kitą partiją
terminal-ask-move = Tavo ėjimas
terminal-ask-turn = Tavo eilė
terminal-ask-call = Tavo šaukimas
terminal-ask-build = Tavo statymas
terminal-ask-card = Tavo korta
terminal-ask-opening = Tavo pradžia
terminal-ask-charged = Tavo atsakymas
terminal-ask-drawn = Dėti ar pasilikti
terminal-ask-race = Lenktyniauti ar ne
terminal-ask-again = Dar kartą ar kita kryptimi
terminal-ask-give = Tavo dovana
terminal-ask-thanks = Sakyk ačiū
terminal-ask-swap = Su kuo keitiesi

## What is refused.

terminal-refused-game = Įrašyk skaičių nuo 1 iki { $last } arba žaidimo pavadinimą.
terminal-refused-empty = Įrašyk ėjimą, jo numerį iš sąrašo arba help.
# $words: "bid 3" or "bid 4".
terminal-refused-unclear = { $said } gali būti { $words }: patikslink.
terminal-something-else = kas nors kita
terminal-refused-number = Ėjimų sąraše nėra { $said }; įrašyk tokį, kuris yra, arba help.
terminal-refused-move = { $said } nėra ėjimas: įrašyk numerį iš sąrašo, ėjimo žodžius arba help.
terminal-refused-save = Pasakyk kur: save FAILAS.
terminal-undo-none = Neturi ėjimo, kurį galėtum atšaukti.
terminal-undo-chance = Tavo „{ $words }“ lieka: nuo tada kai kas atversta, o to, kas matyta, nebeištrinsi.
terminal-undo-hidden = Tavo „{ $words }“ lieka: nuo tada paaiškėjo kai kas paslėpta, o to, kas matyta, nebeištrinsi.

## Of any game.

# $players: how many play. $names: all of them, in a row.
terminal-begins = { $game } ({ $players }): { $names }.
terminal-begins-series = { $game } ({ $players }), partija { $number } iš { $games }: { $names }.
terminal-how-to = Įrašyk ėjimą arba jo numerį; help paaiškina žaidimą, quit išeina.
terminal-thinking-bot = { $who } galvoja
terminal-thinking = Galvojama
terminal-taken-back = Tavo „{ $words }“ atšauktas.
terminal-taken-back-more = Tavo „{ $words }“ atšauktas kartu su tuo, kas buvo po jo.
# $moves: what chance did, in a row.
terminal-chance-did = Atsitiktinumas: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } ({ $count } kartą)
        [few] { $words } ({ $count } kartus)
       *[other] { $words } ({ $count } kartų)
    }
terminal-rules = Taisyklės yra faile { $file }; žymos skliaustuose, pavyzdžiui, (T-7), yra iš ten.
terminal-saved = Partija išsaugota. Peržiūrėti ją po ėjimą:
terminal-left = Išėjai iš partijos. Tos pačios kortos dar kartą:
terminal-seed = Sėkla buvo { $seed }. Tos pačios kortos dar kartą:
terminal-the-end = Pabaiga
terminal-player = Žaidėjas
terminal-score = Taškai
terminal-points =
    { $count ->
        [one] { $count } taškas
        [few] { $count } taškai
       *[other] { $count } taškų
    }
terminal-knights =
    { $count ->
        [one] { $count } riteris viršūnėje
        [few] { $count } riteriai viršūnėje
       *[other] { $count } riterių viršūnėje
    }
terminal-cards =
    { $count ->
        [one] { $count } korta
        [few] { $count } kortos
       *[other] { $count } kortų
    }
# $points: such as 12 points, or 3 knights at the top.
terminal-wins =
    { $me ->
        [yes] Laimi: { $points }.
       *[no] { $who } laimi: { $points }.
    }
terminal-share = { $names } dalijasi pergale: { $points }.
terminal-wins-match =
    { $me ->
        [yes] Laimi mačą.
       *[no] { $who } laimi mačą.
    }
terminal-shares-match = { $names } dalijasi mačo pergale.
terminal-standing-points =
    { $games ->
        [one] Po { $done } iš { $games } partijos (taškai):
        [few] Po { $done } iš { $games } partijų (taškai):
       *[other] Po { $done } iš { $games } partijų (taškai):
    }
terminal-standing-wins =
    { $games ->
        [one] Po { $done } iš { $games } partijos (laimėtos partijos):
        [few] Po { $done } iš { $games } partijų (laimėtos partijos):
       *[other] Po { $done } iš { $games } partijų (laimėtos partijos):
    }

## Help.

terminal-help-typing = Įrašyk ėjimo numerį iš sąrašo, jo žodžius arba trumpiau, kai aišku. Arba įrašyk:
terminal-help-help = ši pagalba
terminal-help-hint = ką tavo vietoje darytų meistras
terminal-help-undo = atšaukti paskutinį ėjimą, kol po jo niekas neatversta ir nepaaiškėjo
terminal-help-log = ėjimai iki šiol
terminal-help-rules = kur yra taisyklės
terminal-help-save = save FAILAS įrašo partiją į failą
terminal-help-quit = išeiti
terminal-help-plain = Kai tavo eilė, pasirink vieną ėjimą iš sąrašo.

## A hint. The chances are percentages.

terminal-hint-only = Yra tik vienas ėjimas: { $move }.
terminal-hint-best = Geriausia – „{ $move }“, tikimybė laimėti { $chance }; po to „{ $second }“, { $next }.
# $line: Bot 1: pass; You: build candy 7.
terminal-hint-line = Toliau galbūt { $line }.

## A replay.

terminal-replay-keys = Enter: toliau, b: atgal, n: kitas sprendimas, skaičius: tas ėjimas, q: išeiti
terminal-replay-keys-end = Pabaiga. b: atgal, skaičius: tas ėjimas, q: išeiti
terminal-replay-move = Ėjimas { $number } iš { $last }
terminal-replay-game = { $game }: { $names }.
terminal-replay-won = Laimi { $names }.
terminal-replay-last = Tai paskutinė padėtis.
terminal-replay-first = Tai pirma padėtis.
terminal-replay-range = Ėjimai yra nuo 0 iki { $last }.
terminal-replay-unclear = { $said } nėra nė vienas iš jų. { $keys }.

## Towers.

terminal-towers-row = Eilė
terminal-towers-rubble = Nugr.
terminal-towers-reach = Riba
terminal-towers-call = Šaukia
terminal-towers-tallest = Pagr.
terminal-towers-standing =
    { $deck ->
        [one] Raundas { $round }. Krūvelėje { $deck } korta, panaudotų { $discard }.
        [few] Raundas { $round }. Krūvelėje { $deck } kortos, panaudotų { $discard }.
       *[other] Raundas { $round }. Krūvelėje { $deck } kortų, panaudotų { $discard }.
    }
terminal-towers-called =
    { $me ->
        [yes] Pašaukei { $call }.
       *[no] { $who } pašaukė { $call }.
    }
terminal-towers-may-raze = Prieš tai galima nugriauti vieno bokšto viršutinę kortą.
terminal-towers-round = Raundas { $round }
terminal-towers-turned-up = Atversta:
terminal-towers-reshuffled = Krūvelė baigėsi: panaudotos kortos sumaišomos į naują krūvelę.
terminal-towers-nobody = Niekas nestato: eilė atidedama.
terminal-towers-won =
    { $me ->
        [yes] Laimi aukcioną: { $call }.
       *[no] { $who } laimi aukcioną: { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] Tiek pastatyti negalima: šauk iš naujo.
       *[no] Tiek pastatyti negalima: { $who } šaukia iš naujo.
    }
# $times: the sign ×.
terminal-towers-counting = Taškas už kiekvieną kortą, bokšte su viršūne du ({ $times }2); pagrindinis bokštas skaičiuojamas dar kartą; pirma nugriauta korta kainuoja 1 tašką, antra 2, trečia 3 ir taip toliau.
terminal-help-towers =
    Kiekvieną raundą atverčiamos penkios kortos. Paeiliui kiekvienas vieną kartą šaukia, kiek jų pastatys, vis daugiau už ankstesnius, arba praleidžia ėjimą. Kas pašaukia daugiausia, stato lygiai tiek kortų ir pats renkasi kokias. Likusios atidedamos.

    Turi po vieną kiekvienos rūšies bokštą. Korta dedama ant viršaus, jei ji mažesnė už kortą, ant kurios gula. Bet 9 dedama ant visko, tik ne ant 0, o ant 8 – bet kuri korta. 0 yra bokšto viršūnė: ji užbaigia bokštą, ir jis skaičiuojamas dvigubai.

    Prieš pirmą kortą gali nugriauti vieno savo bokšto viršutinę kortą, bet ne viršūnę. Pirma nugriauta korta kainuoja 1 tašką, antra 2, trečia 3 ir taip toliau.

    Korta verta 1 taško, bokšte su viršūne 2, o pagrindinis bokštas skaičiuojamas dar kartą. Partija baigiasi, kai krūvelė baigiasi antrą kartą.

    Lentelėje bokštas skaitomas nuo pamato iki viršaus, viršūnė pažymėta ženklu. „Riba“ yra statybos riba: kiek eilės kortų žaidėjas dabar galėtų pastatyti.

## Dungeon.

terminal-dungeon-top = viršus
terminal-dungeon-at-top = viršūnėje
terminal-dungeon-deck = kaladė
terminal-dungeon-dungeon = požemis
# Eight letters at the most: it stands in a slot of the tower.
terminal-dungeon-dragon = drakonas
terminal-dungeon-sum = Suma
terminal-dungeon-knights = Riteriai
# A card with its owner.
terminal-dungeon-card-of =
    { $me ->
        [yes] tavo { $card }
       *[no] { $card } ({ $who })
    }
terminal-dungeon-falls = Paukštis mestas: ar iš angos { $slot } krinta { $card }?
terminal-dungeon-patience =
    { $turns ->
        [one] Paskutinį { $turns } ėjimą korta grąžinta: kai kiekvienam bus { $most } iš eilės, partija baigsis.
        [few] Paskutinius { $turns } ėjimus kortos grąžintos: kai kiekvienam bus { $most } iš eilės, partija baigsis.
       *[other] Paskutinių { $turns } ėjimų kortos grąžintos: kai kiekvienam bus { $most } iš eilės, partija baigsis.
    }
terminal-dungeon-fell = Iš angos { $slot } krinta { $card }.
terminal-dungeon-stayed = Angoje { $slot } lieka { $card }.
terminal-dungeon-no-hit = Nėra į ką pataikyti.
terminal-dungeon-defeated = { $card } nugalėtas: riteris keliauja tiesiai į viršūnę.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } grįžta į kaladę.
        [few] { $cards } grįžta į kaladę.
       *[other] { $cards } grįžta į kaladę.
    }
terminal-dungeon-captured = { $card } paimamas į nelaisvę ir keliauja į požemį.
terminal-dungeon-pair = Tai pora.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Tavo kaladė tuščia.
       *[no] { $who } nebeturi kortų kaladėje.
    }
terminal-dungeon-counting = Laimi tas, kas viršūnėje turi daugiausia riterių; jei po lygiai, mažesnė jų skaičių suma. Riteriai išrikiuoti pagal atvykimą: su parinktimi tie_break last vietoj sumos lemia paskutinis.
terminal-help-dungeon =
    Savo ėjimu trauki viršutinę savo kaladės kortą arba kopi vienu savo riteriu. Ištraukta korta iš karto sužaidžiama arba grįžta į kaladę.

    Riteris pradeda nuo savo skaičiaus aukšto. Kopdamas pakyla tiek aukštų, kiek rodo jo skaičius, kad ir kas būtų pakeliui; virš paskutinio aukšto yra viršūnė, ten jis lieka. Tuščioje angoje jis vienas, su savo riteriu sudaro porą, o kito žaidėjo vienišius paimamas į nelaisvę, į požemį. Pora saugi: kitas riteris neįeis. Kur aukštas turi dvi angas, a ir b, ir viena tuščia, eini ten, nebent kitoje viskas tavo.

    Drakonas dedamas ant bet kurios angos su riteriais ir juos uždengia: jie negali nei kopti, nei patekti į nelaisvę. Prie drakono atėjęs riteris jį nugali: riteris keliauja tiesiai į viršūnę, drakonas į požemį, o po juo buvę riteriai grįžta į savo savininko kaladę.

    Paukštis metamas į angą. Kiekviena ten esanti korta nukrinta į požemį 4 atvejais iš 6, kiekviena gretima – 1 atveju iš 6: aukštu aukščiau ar žemiau ir dvynėje. Kas po drakonu, saugu, kol drakonas lieka.

    Partija baigiasi, kai kas nors nebeturi nei kortų traukti, nei riterio, galinčio kopti. Laimi tas, kas viršūnėje turi daugiausia riterių, o jei po lygiai – mažesnė jų skaičių suma.

    Bokšte R2 yra žaidėjo su raide R dvejetas, R2+R1 yra pora, o (R2) guli po virš jo esančiu drakonu. Kokias 15 kortų turi žaidėjas, susitarėme patys, nes išspausdintos taisyklės to nesako.

## Millstone.

terminal-millstone-jokers = džokeriai
terminal-millstone-millstones = girnapusės
terminal-millstone-others = džokeriai, girnapusės
terminal-millstone-cards = Kortų
terminal-millstone-hand = Ranka
terminal-millstone-all-know = Visi žino
terminal-millstone-you-know = Tu žinai
terminal-millstone-top = Viršus
terminal-millstone-no-top = dar nėra: tinka bet kuri korta, išskyrus girnapusę
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = kerta { $cards }
terminal-millstone-any = { $sign } (bet kokios spalvos)
terminal-millstone-a-joker = džokeris
terminal-millstone-charge = Našta
terminal-millstone-answers = atsako +3 arba džokeris
terminal-millstone-chosen = Pasirinkta
terminal-millstone-secretly = { $move }, slapta
terminal-millstone-order = Kryptis
terminal-millstone-clockwise = pagal laikrodžio rodyklę
terminal-millstone-other-way = prieš laikrodžio rodyklę
terminal-millstone-table = Stalas
terminal-millstone-piles =
    { $pile ->
        [one] krūvoje { $pile } korta, kaladėje { $deck }
        [few] krūvoje { $pile } kortos, kaladėje { $deck }
       *[other] krūvoje { $pile } kortų, kaladėje { $deck }
    }
terminal-millstone-your-hand = Tavo ranka
# $cards: 7 cards. $points: 150 points.
terminal-millstone-worth = { $cards }, { $points }
terminal-millstone-race-of =
    { $me ->
        [yes] Tavo korta skelbia lenktynes.
       *[no] { $who } skelbia lenktynes.
    }
terminal-millstone-mistake =
    { $me ->
        [yes] Bandai dėti kortą ({ $card }), bet ji netinka ir grįžta į ranką.
       *[no] { $who } bando dėti kortą ({ $card }), bet ji netinka ir grįžta į ranką.
    }
# Own cards, by name; and how many somebody else drew.
terminal-millstone-drawn = Ištraukta: { $cards }.
terminal-millstone-drew =
    { $count ->
        [0] Nebėra ko traukti.
        [one] Ištraukta { $count } korta.
        [few] Ištrauktos { $count } kortos.
       *[other] Ištraukta { $count } kortų.
    }
terminal-millstone-dealt = Kiekvienas turi 7 kortas.
terminal-millstone-charge-is =
    { $count ->
        [one] Našta: { $count } korta.
        [few] Našta: { $count } kortos.
       *[other] Našta: { $count } kortų.
    }
terminal-millstone-cancelled = Našta panaikinta.
terminal-millstone-new-deck = Kaladė baigėsi: krūva be viršutinės kortos tampa nauja kalade.
terminal-millstone-one-left =
    { $me ->
        [yes] Tau liko viena korta.
       *[no] { $who } beturi vieną kortą.
    }
terminal-millstone-nobody-races = Niekas nelenktyniauja: žaidžiama toliau.
terminal-millstone-fastest =
    { $me ->
        [yes] Greičiausiai padėjai tu: { $card }.
       *[no] Greičiausiai padėjo { $who }: { $card }.
    }
terminal-millstone-as = Reikia kirsti: { $card }.
terminal-millstone-counting = Laimi tas, kas nebeturi kortų; kitiems skaičiuojamos rankoje likusios kortos, ir kuo mažiau, tuo geriau.
terminal-help-millstone =
    Dėk kortą, stipresnę už viršutinę, arba trauk; ištrauktą kortą gali dėti iš karto. Laimi tas, kas pirmas lieka be kortų, kiti skaičiuoja savo rankas: žalia 10, geltona 20, raudona 30 už kortą, džokeriai ir girnapusės 50.

    Popierius nugali akmenį, akmuo nugali žirkles, žirklės nugali popierių, kad ir kokios spalvos. Tą patį ženklą kerta stipresnė spalva: žalia silpnesnė už geltoną, geltona už raudoną. Džokeris tinka ant visko; pasakai ženklą, kurį reikės kirsti. Girnapusė niekada nededama: atiduok ją arba apsikeisk kortomis.

    Kai kurios kortos turi staigmeną, kuri veikia padėjus kortą, bet ne tada, kai ji paskutinė:
    eik dar kartą arba keisk kryptį: iš karto eini dar kartą arba keiti kryptį.
    lenktynės: visi kiti vienu metu gali dėti stipresnę kortą; deda greičiausias, ir nuo jo einama toliau.
    +3: kitas žaidėjas traukia 3 ir praleidžia ėjimą. Kita +3 perduoda naštą toliau, dar 3 didesnę, džokeris viską panaikina.
    duok kortą: duodi vieną savo kortą kam nors, kas turi pasakyti ačiū, kitaip traukia 3.
    keiskis kortomis: apsikeiti visa ranka su kuo nors.

    Kurios kortos turi staigmeną, susitarėme patys, nes išspausdintos taisyklės to nesako.
