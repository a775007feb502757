# The game in a terminal: `kolmik play` and `kolmik replay`. What is typed stays as it is: help, hint, undo, log, rules,
# save, quit, a, b, n and q.

# The name of a person who gave none; it stands alone in tables.
terminal-you = Sinä
terminal-bot = Botti { $number }

## Prompts, without a colon: a > follows.

terminal-ask-game = Mikä peli? Enter: { $game }
terminal-ask-go-on = Enter: jatka, a: näytä loput, q: lähde
terminal-ask-next-game = Enter aloittaa seuraavan pelin
terminal-ask-move = Siirtosi
terminal-ask-turn = Vuorosi
terminal-ask-call = Huutosi
terminal-ask-build = Rakennat
terminal-ask-card = Korttisi
terminal-ask-opening = Aloituksesi
terminal-ask-charged = Vastauksesi
terminal-ask-drawn = Lyö tai pidä
terminal-ask-race = Kisaa tai jää pois
terminal-ask-again = Uudestaan tai käännä suunta
terminal-ask-give = Lahjasi
terminal-ask-thanks = Sano se
terminal-ask-swap = Kenen kanssa vaihdat

## What is refused.

terminal-refused-game = Kirjoita numero 1–{ $last } tai pelin nimi.
terminal-refused-empty = Kirjoita siirto, sen numero luettelosta tai help.
# $words: "bid 3" or "bid 4".
terminal-refused-unclear = { $said } voi olla { $words }: tarkenna.
terminal-something-else = jotain muuta
terminal-refused-number = Siirtojesi luettelossa ei ole numeroa { $said }; kirjoita jokin siinä oleva tai help.
terminal-refused-move = { $said } ei ole siirto: kirjoita numero luettelosta, siirron sanat tai help.
terminal-refused-save = Sano minne: save TIEDOSTO.
terminal-undo-none = Sinulla ei ole siirtoa peruttavaksi.
terminal-undo-chance = ”{ $words }” jää voimaan: sen jälkeen on käännetty jotain, eikä nähtyä saa näkemättömäksi.
terminal-undo-hidden = ”{ $words }” jää voimaan: sen jälkeen on paljastunut jotain salattua, eikä nähtyä saa näkemättömäksi.

## Of any game.

# $players: how many play. $names: all of them, in a row.
terminal-begins = { $game }, { $players } pelaajaa: { $names }.
terminal-begins-series = { $game }, { $players } pelaajaa, peli { $number }/{ $games }: { $names }.
terminal-how-to = Kirjoita siirto tai sen numero; help selittää pelin, quit lähtee.
terminal-thinking-bot = { $who } miettii
terminal-thinking = Mietitään
terminal-taken-back = ”{ $words }” on peruttu.
terminal-taken-back-more = ”{ $words }” on peruttu, samoin kaikki sen jälkeen.
# $moves: what chance did, in a row.
terminal-chance-did = Sattuma: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } (kerran)
       *[other] { $words } ({ $count } kertaa)
    }
terminal-rules = Säännöt ovat tiedostossa { $file }; sulkeissa olevat tunnukset, kuten (T-7), ovat sieltä.
terminal-saved = Peli on tallennettu. Sen voi katsoa siirto siirrolta:
terminal-left = Lähdit pelistä. Samat kortit uudestaan:
terminal-seed = Siemen oli { $seed }. Samat kortit uudestaan:
terminal-the-end = Loppu
terminal-player = Pelaaja
terminal-score = Pisteet
terminal-points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }
terminal-knights =
    { $count ->
        [one] { $count } ritari huipulla
       *[other] { $count } ritaria huipulla
    }
terminal-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
# $points: such as 12 points, or 3 knights at the top.
terminal-wins =
    { $me ->
        [yes] Voitit: { $points }.
       *[no] { $who } voitti: { $points }.
    }
terminal-share = { $names } jakavat voiton: { $points }.
terminal-wins-match =
    { $me ->
        [yes] Voitit ottelun.
       *[no] { $who } voitti ottelun.
    }
terminal-shares-match = { $names } jakavat ottelun voiton.
terminal-standing-points =
    { $games ->
        [one] Pelejä pelattu { $done }/{ $games } (pisteet):
       *[other] Pelejä pelattu { $done }/{ $games } (pisteet):
    }
terminal-standing-wins =
    { $games ->
        [one] Pelejä pelattu { $done }/{ $games } (voitetut pelit):
       *[other] Pelejä pelattu { $done }/{ $games } (voitetut pelit):
    }

## Help.

terminal-help-typing = Kirjoita siirto numerona luettelosta, sanoina tai lyhyemmin, kun se on selvää. Tai kirjoita:
terminal-help-help = tämä ohje
terminal-help-hint = mitä mestari tekisi sinun sijassasi
terminal-help-undo = peru viimeinen siirtosi, kunhan mitään ei ole käännetty tai paljastunut
terminal-help-log = tähänastiset siirrot
terminal-help-rules = missä säännöt ovat
terminal-help-save = save TIEDOSTO kirjoittaa pelin tiedostoon
terminal-help-quit = lähde
terminal-help-plain = Kun on vuorosi, valitse luettelosta yksi siirto.

## A hint. The chances are percentages.

terminal-hint-only = On vain yksi siirto: { $move }.
terminal-hint-best = Paras on { $move }, voittomahdollisuus { $chance }; seuraava on { $second }, { $next }.
# $line: Bot 1: pass; You: build candy 7.
terminal-hint-line = Sitten ehkä { $line }.

## A replay.

terminal-replay-keys = Enter: seuraava, b: takaisin, n: seuraava päätös, numero: se siirto, q: lopeta
terminal-replay-keys-end = Loppu. b: takaisin, numero: se siirto, q: lopeta
terminal-replay-move = Siirto { $number }/{ $last }
terminal-replay-game = { $game }: { $names }.
terminal-replay-won = Voittaja: { $names }.
terminal-replay-last = Tämä on viimeinen asema.
terminal-replay-first = Tämä on ensimmäinen asema.
terminal-replay-range = Siirrot ovat 0–{ $last }.
terminal-replay-unclear = { $said } ei ole mikään näistä. { $keys }.

## Towers.

terminal-towers-row = Rivi
terminal-towers-rubble = Purkukasa
terminal-towers-reach = Vara
terminal-towers-call = Huuto
terminal-towers-tallest = Korkein
terminal-towers-standing =
    { $deck ->
        [one] Kierros { $round }. Pakassa { $deck } kortti, poistettuja { $discard }.
       *[other] Kierros { $round }. Pakassa { $deck } korttia, poistettuja { $discard }.
    }
terminal-towers-called =
    { $me ->
        [yes] Huusit { $call }.
       *[no] { $who } huusi { $call }.
    }
terminal-towers-may-raze = Ensin saa purkaa yhden tornin päällimmäisen kortin.
terminal-towers-round = Kierros { $round }
terminal-towers-turned-up = Käännettiin:
terminal-towers-reshuffled = Pakka loppui: poistetut kortit sekoitetaan uudeksi pakaksi.
terminal-towers-nobody = Kukaan ei rakenna: rivi menee poistopakkaan.
terminal-towers-won =
    { $me ->
        [yes] Voitit huutokaupan: { $call }.
       *[no] { $who } voitti huutokaupan: { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] Niin paljon ei voi rakentaa: huuda uudestaan.
       *[no] Niin paljon ei voi rakentaa: { $who } huutaa uudestaan.
    }
# $times: the sign ×.
terminal-towers-counting = Piste jokaisesta kortista, huipullisessa tornissa kaksi ({ $times }2); korkein torni vielä kerran; purkukasan ensimmäinen kortti maksaa 1 pisteen, toinen 2, kolmas 3 ja niin edelleen.
terminal-help-towers =
    Joka kierroksella käännetään viisi korttia. Jokainen huutaa vuorollaan kerran: montako niistä aikoo rakentaa, enemmän kuin kukaan ennen häntä, tai passaa. Eniten huutanut rakentaa täsmälleen niin monta korttia ja saa valita, mitkä. Loput menevät poistopakkaan.

    Sinulla on yksi torni kutakin lajia. Kortin on oltava pienempi kuin kortti, jonka päälle se tulee. Mutta ysi käy minkä tahansa paitsi nollan päälle, ja kasin päälle käy mikä tahansa. 0 on torninhuippu: se tekee tornista valmiin, ja tornin kortit lasketaan kahdesti.

    Ennen ensimmäistä korttia saat purkaa yhden oman tornisi päällimmäisen kortin, mutta et torninhuippua. Purettu kortti menee purkukasaasi: ensimmäinen maksaa 1 pisteen, toinen 2, kolmas 3 ja niin edelleen.

    Kortti on 1 piste, huipullisessa tornissa 2, ja korkein tornisi lasketaan vielä kerran. Peli päättyy, kun pakka on loppunut kahdesti.

    Taulukossa torni luetaan pohjasta ylös, ja huipulla on merkki. ”Vara” on rakennusvara: montako rivin korttia pelaaja voisi nyt rakentaa.

## Dungeon.

terminal-dungeon-top = huippu
terminal-dungeon-at-top = huipulla
terminal-dungeon-deck = pakka
terminal-dungeon-dungeon = tyrmä
# Eight letters at the most: it stands in a slot of the tower.
terminal-dungeon-dragon = lohik.
terminal-dungeon-sum = Summa
terminal-dungeon-knights = Ritareita
# A card with its owner.
terminal-dungeon-card-of =
    { $me ->
        [yes] oma { $card }
       *[no] { $card } ({ $who })
    }
terminal-dungeon-falls = Lokki on heitetty: putoaako { $card } kolosta { $slot }?
terminal-dungeon-patience =
    { $turns ->
        [one] Viime vuorolla kortti palautettiin: kun niitä on peräkkäin { $most } pelaajaa kohti, peli päättyy.
       *[other] Jo { $turns } vuorolla peräkkäin kortti palautettiin: kun niitä on { $most } pelaajaa kohti, peli päättyy.
    }
terminal-dungeon-fell = { $card } putoaa kolosta { $slot }.
terminal-dungeon-stayed = { $card } pysyy kolossa { $slot }.
terminal-dungeon-no-hit = Siellä ei ole mitään, mihin osua.
terminal-dungeon-defeated = { $card } kukistuu: ritari menee suoraan huipulle.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } palaa pakkaan.
       *[other] { $cards } palaavat pakkaan.
    }
terminal-dungeon-captured = { $card } joutuu vangiksi tyrmään.
terminal-dungeon-pair = Siitä tuli pari.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Pakkasi on tyhjä.
       *[no] Pelaajan { $who } pakka on tyhjä.
    }
terminal-dungeon-counting = Eniten ritareita huipulla voittaa; tasatilanteessa ratkaisee pienempi numeroiden summa. Ritarit ovat saapumisjärjestyksessä: asetuksella tie_break last summan sijasta ratkaisee viimeisin.
terminal-help-dungeon =
    Vuorollasi nostat pakkasi päällimmäisen kortin tai kiipeät yhdellä ritarillasi. Nostettu kortti pelataan heti tai palautetaan pakkaan.

    Ritari tulee torniin numeronsa tasolle. Kiivetessään se nousee niin monta tasoa kuin sen numero sanoo, oli välissä mitä tahansa; viimeisen tason yläpuolella on huippu, jonne se jää. Tyhjässä kolossa se on yksin, oman ritarisi kanssa se on pari, ja toisen pelaajan yksinäinen ritari joutuu vangiksi tyrmään. Pari on turvassa: muut ritarit eivät pääse sen koloon. Jos tasolla on kaksi koloa, a ja b, ja toinen on tyhjä, menet siihen, paitsi jos toisen kolon kaikki kortit ovat omiasi.

    Lohikäärmeen voi laittaa mihin tahansa koloon, jossa on ritareita, ja se peittää ne: ne eivät voi kiivetä eikä niitä voi vangita. Lohikäärmeen koloon tuleva ritari kukistaa sen: ritari menee suoraan huipulle, lohikäärme tyrmään ja alla olleet ritarit omistajansa pakkaan.

    Lokki heitetään kohti koloa. Jokainen sen kortti putoaa tyrmään todennäköisyydellä 4/6, naapurikolojen kortit todennäköisyydellä 1/6: naapureita ovat kolot tasoa ylempänä ja alempana sekä rinnakkaiskolo. Lohikäärmeen alla oleva on turvassa niin kauan kuin lohikäärme pysyy.

    Peli päättyy, kun jollakulla ei ole enää korttia nostettavaksi eikä ritaria, joka voi kiivetä. Eniten ritareita huipulla voittaa, tasatilanteessa pienempi numeroiden summa.

    Tornissa R2 on R-kirjaimella merkityn pelaajan kakkonen, R2+R1 on pari ja (R2) on yläpuolellaan olevan lohikäärmeen alla. Se, mitkä 15 korttia pelaajalla on, on oma sopimuksemme, sillä painetut säännöt eivät kerro sitä.

## Millstone.

terminal-millstone-jokers = jokerit
terminal-millstone-millstones = myllynkivet
terminal-millstone-others = jokerit, myllynkivet
terminal-millstone-cards = Kortteja
terminal-millstone-hand = Käsi
terminal-millstone-all-know = Kaikki tietävät
terminal-millstone-you-know = Sinä tiedät
terminal-millstone-top = Päällimmäinen
terminal-millstone-no-top = ei vielä: mikä tahansa kortti paitsi myllynkivi aloittaa
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = tämän voittaa { $cards }
terminal-millstone-any = { $sign } (mikä väri tahansa)
terminal-millstone-a-joker = jokeri
terminal-millstone-charge = Velka
terminal-millstone-answers = +3 tai jokeri vastaa
terminal-millstone-chosen = Valittu
terminal-millstone-secretly = { $move }, salaa
terminal-millstone-order = Suunta
terminal-millstone-clockwise = myötäpäivään
terminal-millstone-other-way = vastapäivään
terminal-millstone-table = Pöytä
terminal-millstone-piles =
    { $pile ->
        [one] pinossa { $pile } kortti, pakassa { $deck }
       *[other] pinossa { $pile } korttia, pakassa { $deck }
    }
terminal-millstone-your-hand = Kätesi
# $cards: 7 cards. $points: 150 points.
terminal-millstone-worth = { $cards }, { $points }
terminal-millstone-race-of =
    { $me ->
        [yes] Korttisi aloittaa kisan.
       *[no] { $who } aloittaa kisan.
    }
terminal-millstone-mistake =
    { $me ->
        [yes] Yrität korttia { $card }, joka ei käy: se palaa käteen.
       *[no] { $who } yrittää korttia { $card }, joka ei käy: se palaa käteen.
    }
# Own cards, by name; and how many somebody else drew.
terminal-millstone-drawn = Nostit: { $cards }.
terminal-millstone-drew =
    { $count ->
        [0] Nostettavaa ei ole enää.
        [one] Nostettiin { $count } kortti.
       *[other] Nostettiin { $count } korttia.
    }
terminal-millstone-dealt = Kaikilla on 7 korttia.
terminal-millstone-charge-is =
    { $count ->
        [one] Nostovelka on { $count } kortti.
       *[other] Nostovelka on { $count } korttia.
    }
terminal-millstone-cancelled = Nostovelka on kumottu.
terminal-millstone-new-deck = Pakka loppui: pinosta tulee päällimmäistä lukuun ottamatta uusi pakka.
terminal-millstone-one-left =
    { $me ->
        [yes] Sinulla on yksi kortti jäljellä.
       *[no] Pelaajalla { $who } on yksi kortti jäljellä.
    }
terminal-millstone-nobody-races = Kukaan ei kisaa: peli jatkuu.
terminal-millstone-fastest =
    { $me ->
        [yes] Olet nopein kortilla { $card }.
       *[no] { $who } on nopein kortilla { $card }.
    }
terminal-millstone-as = Voitettava: { $card }.
terminal-millstone-counting = Se voittaa, jolla ei ole kortteja; muut saavat pisteet käteen jääneistä korteistaan.
terminal-help-millstone =
    Lyö kortti, joka on päällimmäistä vahvempi, tai nosta yksi; nostamasi kortin saat lyödä heti. Se, jolta kortit loppuvat ensin, voittaa, ja muut laskevat kätensä: vihreä 10, keltainen 20, punainen 30 kortilta, jokerit ja myllynkivet 50.

    Paperi voittaa kiven, kivi sakset ja sakset paperin, väreistä riippumatta. Saman merkin päälle käy vahvempi väri: vihreä on keltaista heikompi, keltainen punaista. Jokeri käy minkä tahansa päälle; sinä nimeät merkin, joka on voitettava. Myllynkiveä ei lyödä koskaan: anna se pois tai vaihda se pois.

    Joissakin korteissa on yllätys, joka vaikuttaa, kun kortti lyödään, mutta ei viimeisessä kortissasi:
    uudestaan: saat heti uuden vuoron tai käännät suunnan.
    kisa: kaikki muut saavat yhtä aikaa lyödä vahvemman kortin; nopein ehtii, ja peli jatkuu hänestä.
    +3: seuraava pelaaja nostaa 3 ja menettää vuoronsa. Toinen +3 siirtää sen eteenpäin 3 suurempana, jokeri kumoaa kaiken.
    anna kortti: annat yhden korttisi jollekulle, jonka on kiitettävä tai nostettava 3.
    käsien vaihto: vaihdat koko kätesi jonkun kanssa.

    Se, missä korteissa on yllätys, on oma sopimuksemme, sillä painetut säännöt eivät kerro sitä.
