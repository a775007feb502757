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
terminal-ask-call = Tarjouksesi
terminal-ask-build = Rakennat
terminal-ask-card = Korttisi
terminal-ask-opening = Aloituksesi
terminal-ask-charged = Vastauksesi
terminal-ask-drawn = Pelaa tai pidä
terminal-ask-race = Kisaa tai jätä väliin
terminal-ask-again = Uudestaan tai käännä
terminal-ask-give = Lahjasi
terminal-ask-thanks = Sano se
terminal-ask-swap = Vaihda

## What is refused.

terminal-refused-game = Kirjoita numero 1–{ $last } tai pelin nimi.
terminal-refused-empty = Kirjoita siirto, sen numero luettelosta tai help.
# $words: "bid 3" or "bid 4".
terminal-refused-unclear = { $said } voi olla { $words }: tarkenna.
terminal-something-else = jotain muuta
terminal-refused-number = Siirtojesi luettelossa ei ole numeroa { $said }; kirjoita jokin siinä oleva tai help.
terminal-refused-move = { $said } ei ole siirto: kirjoita numero luettelosta, siirron sanat tai help.
terminal-refused-save = Sano minne: save TIEDOSTO.
terminal-undo-none = Sinulla ei ole siirtoa, jonka voisi perua.
terminal-undo-chance = ”{ $words }” pysyy: sen jälkeen on käännetty jotain, eikä nähtyä saa näkemättömäksi.
terminal-undo-hidden = ”{ $words }” pysyy: sen jälkeen on paljastunut jotain salattua, eikä nähtyä saa näkemättömäksi.

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
        [one] { $words } ({ $count } kerran)
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
terminal-towers-rubble = Purettu
terminal-towers-reach = Voi
terminal-towers-call = Tarjous
terminal-towers-tallest = Korkein
terminal-towers-standing =
    { $deck ->
        [one] Kierros { $round }. Nostopakassa { $deck } kortti, poistettuja { $discard }.
       *[other] Kierros { $round }. Nostopakassa { $deck } korttia, poistettuja { $discard }.
    }
terminal-towers-called =
    { $me ->
        [yes] Tarjosit { $call }.
       *[no] { $who } tarjosi { $call }.
    }
terminal-towers-may-raze = Ensin saa purkaa yhden tornin päällimmäisen kortin.
terminal-towers-round = Kierros { $round }
terminal-towers-turned-up = Käännettiin:
terminal-towers-reshuffled = Nostopakka loppui: poistetut kortit sekoitetaan uudeksi pakaksi.
terminal-towers-nobody = Kukaan ei rakenna: rivi poistetaan.
terminal-towers-won =
    { $me ->
        [yes] Voitit huutokaupan: { $call }.
       *[no] { $who } voitti huutokaupan: { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] Niin paljon ei voi rakentaa: tarjoa uudestaan.
       *[no] Niin paljon ei voi rakentaa: { $who } tarjoaa uudestaan.
    }
# $times: the sign ×.
terminal-towers-counting = Piste jokaisesta kortista, huipullisessa tornissa kaksi ({ $times }2); korkein torni vielä kerran; ensimmäinen purettu kortti maksaa 1 pisteen, toinen 2, kolmas 3 ja niin edelleen.
terminal-help-towers =
    Joka kierroksella käännetään viisi korttia. Vuorollaan jokainen tarjoaa kerran: montako niistä rakennat, enemmän kuin kukaan ennen sinua, tai passaat. Korkeimman tarjouksen tekijä rakentaa täsmälleen niin monta, vapaasti valiten. Loput poistetaan.

    Sinulla on yksi torni kutakin lajia. Kortti menee päällimmäiseksi, kun se on pienempi kuin kortti, jonka päälle se tulee. Mutta 9 menee kaiken paitsi 0:n päälle, ja 8:n päälle menee mikä tahansa. 0 on huippu: se päättää tornin, joka lasketaan silloin kahdesti.

    Ennen ensimmäistä korttia saat purkaa yhden oman tornisi päällimmäisen kortin, mutta et huippua. Ensimmäinen purettu kortti maksaa 1 pisteen, toinen 2, kolmas 3 ja niin edelleen.

    Kortti on 1 piste, huipullisessa tornissa 2, ja korkein tornisi lasketaan vielä kerran. Peli päättyy, kun nostopakka on loppunut kahdesti.

    Taulukossa torni luetaan pohjasta ylös, ja huipulla on merkki. ”Voi” kertoo, montako rivin korttia pelaaja voisi nyt rakentaa.

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
        [yes] sinun { $card }
       *[no] { $card } ({ $who })
    }
terminal-dungeon-falls = Lokki on heitetty: { $card }, kolo { $slot }, putoaako?
terminal-dungeon-patience =
    { $turns ->
        [one] Viimeinen { $turns } kortti palautettiin: kun jokaisella on { $most } peräkkäin, peli päättyy.
       *[other] Viimeiset { $turns } korttia palautettiin: kun jokaisella on { $most } peräkkäin, peli päättyy.
    }
terminal-dungeon-fell = { $card }, kolo { $slot }: putoaa.
terminal-dungeon-stayed = { $card }, kolo { $slot }: pysyy.
terminal-dungeon-no-hit = Ei ole mitään, mihin osua.
terminal-dungeon-defeated = { $card } on voitettu: ritari menee suoraan huipulle.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } palaa pakkaan.
       *[other] { $cards } palaavat pakkaan.
    }
terminal-dungeon-captured = { $card } vangitaan tyrmään.
terminal-dungeon-pair = Siitä tuli pari.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Pakkasi on tyhjä.
       *[no] Pelaajan { $who } pakka on tyhjä.
    }
terminal-dungeon-counting = Eniten ritareita huipulla voittaa; tasan mennessä pienempi numeroiden summa. Ritarit ovat saapumisjärjestyksessä: valinnalla tie_break last ratkaisee summan sijasta viimeisin.
terminal-help-dungeon =
    Vuorollasi nostat pakkasi päällimmäisen kortin tai kiipeät yhdellä ritarillasi. Nostettu kortti pelataan heti tai palautetaan pakkaan.

    Ritari tulee torniin numeronsa tasolle. Kiivetessään se nousee niin monta tasoa kuin sen numero sanoo, oli välissä mitä tahansa; viimeisen tason yläpuolella on huippu, jonne se jää. Tyhjässä kolossa se on yksin, oman ritarisi kanssa se on pari, ja toisen yksinäinen ritari vangitaan tyrmään. Pari on turvassa: muu ritari ei pääse sinne. Missä tasolla on kaksi koloa, a ja b, ja toinen on tyhjä, menet sinne, ellei kaikki toisessa ole sinun.

    Lohikäärme asetetaan mille tahansa kololle, jossa on ritareita, ja se peittää ne: ne eivät voi kiivetä eikä niitä voi vangita. Lohikäärmeen luo tuleva ritari voittaa sen: ritari menee suoraan huipulle, lohikäärme tyrmään ja alla olleet ritarit omistajansa pakkaan.

    Lokki heitetään koloa kohti. Jokainen siellä oleva kortti putoaa tyrmään 4 kertaa 6:sta, jokainen viereinen 1 kerran 6:sta: taso ylempänä ja alempana sekä kaksoskolo. Lohikäärmeen alla oleva on turvassa niin kauan kuin lohikäärme pysyy.

    Peli päättyy, kun jollakulla ei ole enää korttia nostettavaksi eikä ritaria, joka voi kiivetä. Eniten ritareita huipulla voittaa, tasan mennessä pienempi numeroiden summa.

    Tornissa R2 on R-kirjaimen pelaajan 2, R2+R1 on pari ja (R2) on yläpuolellaan olevan lohikäärmeen alla. Mitkä 15 korttia pelaajalla on, on meidän sopimamme, sillä painetut säännöt eivät kerro sitä.

## Millstone.

terminal-millstone-jokers = jokerit
terminal-millstone-millstones = myllynkivet
terminal-millstone-others = jokerit, myllynkivet
terminal-millstone-cards = Kortteja
terminal-millstone-hand = Käsi
terminal-millstone-all-know = Kaikki tietävät
terminal-millstone-you-know = Sinä tiedät
terminal-millstone-top = Päällä
terminal-millstone-no-top = ei vielä: mikä tahansa kortti paitsi myllynkivi aloittaa
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = tämän voittaa { $cards }
terminal-millstone-any = { $sign } (mikä väri tahansa)
terminal-millstone-a-joker = jokeri
terminal-millstone-charge = Sakko
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
       *[no] { $who } aloittaa kortillaan kisan.
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
        [one] Sakko on { $count } kortti.
       *[other] Sakko on { $count } korttia.
    }
terminal-millstone-cancelled = Sakko on kumottu.
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
terminal-millstone-counting = Se voittaa, jolla ei ole kortteja; muille jääneet kortit lasketaan heitä vastaan.
terminal-help-millstone =
    Pelaa kortti, joka on päällimmäistä vahvempi, tai nosta yksi; nostamasi kortin saat pelata heti. Ensimmäinen, jolla ei ole kortteja, voittaa, muut laskevat kätensä: vihreä 10, keltainen 20, punainen 30 kortilta, jokerit ja myllynkivet 50.

    Paperi voittaa kiven, kivi sakset ja sakset paperin, värit eivät vaikuta. Samaan merkkiin käy vahvempi väri: vihreä on keltaista heikompi, keltainen punaista. Jokeri käy mihin tahansa; nimeät merkin, joka on voitettava. Myllynkiveä ei pelata koskaan: anna se pois tai vaihda se pois.

    Joissakin korteissa on yllätys, joka toimii, kun kortti on pelattu, mutta ei viimeisessä kortissasi:
    uudestaan: pelaat heti uudestaan tai käännät suunnan.
    kisa: kaikki muut saavat yhtä aikaa pelata vahvemman kortin; nopein pelaa, ja hänestä jatketaan.
    +3: seuraava pelaaja nostaa 3 ja jää väliin. Toinen +3 siirtää sen eteenpäin 3 suurempana, jokeri kumoaa kaiken.
    lahja: annat yhden korttisi jollekulle, jonka on kiitettävä tai nostettava 3.
    vaihto: vaihdat koko kätesi jonkun kanssa.

    Missä korteissa on yllätys, on meidän sopimamme, sillä painetut säännöt eivät kerro sitä.
