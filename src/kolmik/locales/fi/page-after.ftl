# Pelin jälkeen: toisto, analyysi ja todistus reilusta jaosta.

## Toisto.

replay-heading = { $game }, peli { $number }
replay-players = Pelaajat
replay-won = Voittaja
replay-running = Tämä peli on vielä kesken. Näet sen, minkä näkisit pöydässäkin.
replay-renew = Uusimmat siirrot
replay-to-table = Pöytään
replay-nothing = Tätä peliä ei voi näyttää
replay-beginning = Alku
replay-moves = Siirrot
replay-controls = Toisto
replay-seek = Kohta pelissä
replay-place = { $at }/{ $of }
replay-place-said = { $place }: { $moment }
replay-first = Alkuun
replay-back = Siirto taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-next = Siirto eteenpäin
replay-last = Loppuun
replay-pace = Nopeus
replay-pace-slow = Hidas
replay-pace-normal = Tavallinen
replay-pace-fast = Nopea
replay-share = Jaa
replay-copied = Kopioitu.
replay-copy-by-hand = Tämä linkki näyttää pelin siinä siirrossa, jonka näet nyt. Kopioi se:
replay-files = Ota peli talteen
replay-record = Pelipöytäkirja
replay-record-help = Koko peli luettavana tekstinä ja todistus sen jaosta.
replay-json = Kaikki asemat
replay-json-help = Joka asema JSON-muodossa, ohjelmia varten.
replay-verify-other = Tarkista muualta tuotu pelipöytäkirja

## Analyysi. Voittomahdollisuudet ovat prosentteja; se, mitä siirto hukkasi, on prosenttiyksikköjä, lyhyesti pisteitä.

analysis-heading = Analyysi
analysis-help = Vahva botti katsoo joka ratkaisun uudelleen: miten kenenkin mahdollisuudet nousivat ja laskivat, missä niitä hukattiin ja mikä olisi ollut parempaa. Siihen menee minuutin verran.
analysis-begin = Analysoi peli
analysis-again = Yritä uudestaan
analysis-waiting = Analyysi alkaa hetken päästä …
analysis-running =
    { $of ->
        [one] Ratkaisuja katsottu { $done }/{ $of }
       *[other] Ratkaisuja katsottu { $done }/{ $of }
    }
analysis-ready = Analyysi on valmis.
analysis-failed = Analyysi ei onnistunut.
analysis-curve = Voittomahdollisuudet ratkaisu ratkaisulta
analysis-percent = { $percent } %
analysis-chance-of = { $who } { $percent } %
analysis-at-move = Siirto { $number }: { $move }
analysis-at-marked =
    { $points ->
        [one] Siirto { $number }: { $move } – { $mark }, { $points } piste hukkaan
       *[other] Siirto { $number }: { $move } – { $mark }, { $points } pistettä hukkaan
    }
analysis-at-end = Pelin loppu
analysis-point-said = { $moment }. { $chances }
analysis-method =
    { $simulations ->
        [one] Ennen joka ratkaisua kuviteltiin { $simulations } peli sen pohjalta, mitä pelaaja silloin saattoi tietää; sattuma voi silti hieman pettää.
       *[other] Ennen joka ratkaisua kuviteltiin { $simulations } peliä sen pohjalta, mitä pelaaja silloin saattoi tietää; sattuma voi silti hieman pettää.
    }
analysis-mark-blunder = paha virhe
analysis-mark-mistake = virhe
analysis-mark-inaccuracy = epätarkkuus
analysis-means-blunder = Paha virhe hukkaa vähintään { $points } pistettä.
analysis-means-mistake = Virhe hukkaa vähintään { $points } pistettä.
analysis-means-inaccuracy = Epätarkkuus hukkaa vähintään { $points } pistettä.
analysis-decisions = Ratkaisut
analysis-average = Pisteitä hukkaan keskimäärin
analysis-number = { $number }
analysis-marked =
    { $count ->
        [0] Yhtään siirtoa ei merkitty
        [one] Yksi merkitty siirto
       *[other] { $count } merkittyä siirtoa
    }
analysis-of-whom = Kenen siirrot
analysis-of-all = Kaikkien
analysis-none-of = { $who }: ei yhtään.
analysis-mark-at = Siirto { $number }: { $mark }
analysis-lost =
    { $points ->
        [one] −{ $points } piste
       *[other] −{ $points } pistettä
    }
analysis-show = Näytä laudalla
analysis-played = Pelattiin
analysis-better = Parempi
analysis-then = Ja sitten
analysis-with-chance = { $move } ({ $percent } %)
analysis-as-table = Mahdollisuudet taulukkona
analysis-column-move = Ratkaisu
analysis-column-mark = Merkintä

## Jaon tarkistus. Sitoumus on lupaus, sillä sellainen se on.

verify-heading = Tarkista jako
verify-help = Ennen ensimmäistä korttia palvelin lupasi kirjallisesti, miten se jakaa, ja sinetöi lupauksen niin, ettei kukaan voinut lukea sitä. Nyt sinetti on auki: katso, pitikö se sanansa.
verify-any-help = Valitse pelipöytäkirja, tältä palvelimelta tai muualta, tai liitä se. Saat tietää, jaettiinko joka kortti niin kuin ennen ensimmäistä luvattiin.
verify-begin = Tarkista
verify-by-people = Tämän pelin kortit jakoivat ihmiset oikeassa pöydässä; tarkistettavaa ei ole.
verify-when-over = Kun peli on ohi, sen jaon voi tarkistaa täällä.
verify-choose = Valitse tiedosto
verify-paste = Tai liitä pelipöytäkirja
verify-no-record = Tämä ei ole kokonaisen ja virheettömän pelin pöytäkirja. { $why }
verify-verdict-fair = Jako oli reilu
verify-verdict-consistent = Joka kortti tuli niin kuin pelipöytäkirja lupaa
verify-verdict-unfair = Jako ei ollut luvatun mukainen
verify-verdict-unproved = Tästä jaosta ei ole todistusta
verify-verdict-alone = Luvatun mukainen, mutta palvelin yksin olisi voinut valita tämän jaon
verify-verdict-weak = Luvatun mukainen, mutta joku pelaaja olisi voinut vaikuttaa jakoon
verify-checked-yes = Oikein:
verify-checked-no = Väärin:
verify-checked-unknown = Ei tiedossa:
verify-promise-yes = Lupaus on sama, jonka tämä selain pani muistiin pelin ollessa kesken.
verify-promise-no = Lupaus ei ole sama, jonka tämä selain pani muistiin pelin ollessa kesken: joku on vaihtanut sen.
verify-promise-unknown = Tämä selain ei nähnyt peliä, kun sitä pelattiin, joten se ei voi sanoa, onko lupaus sama kuin silloin näytettiin. Kysy joltakulta, joka pelasi.
verify-secret-yes = Salaisuus vastaa lupausta. Tämä selain laski sen itse (SHA-256).
verify-secret-no = Salaisuus ei vastaa lupausta. Tämä selain laski sen itse (SHA-256).
verify-mine-yes = Tämän sivun luku on mukana jaossa yhdessä niiden sinetöityjen lukujen kanssa, jotka se näki ennen kuin paljasti omansa.
verify-mine-no = Tämän sivun lukua ei käytetty, tai sinetöidyt luvut eivät ole ne, jotka se näki: joku on peukaloinut jakoa.
verify-mine-unknown = Tämä sivu ei lisännyt lukua tähän jakoon.
verify-given-yes = Näiden pelaajien sivut lisäsivät luvun: { $who }.
verify-given-no = Kukaan ei lisännyt lukua, joten palvelin olisi voinut kokeilla salaisuuksia, kunnes kortit miellyttivät.
verify-uncommitted = Pelipöytäkirja ei näytä, että luvut sinetöitiin ensin. Viimeisenä lähettänyt olisi voinut kokeilla lukuja, kunnes kortit miellyttivät.
verify-withheld = Nämä pelaajat sinetöivät luvun mutta eivät paljastaneet sitä: { $who }. Se jätti heille valinnan kahden jaon välillä.
verify-starter-drawn = { $who } aloittaa: niin arvottiin salaisuudesta ja pelaajien luvuista.
verify-starter-agreed = { $who } aloittaa, kuten pöytää luotaessa sovittiin.
verify-starter-winner = { $who } aloittaa edellisen pelin tuloksen vuoksi. Sen pöytäkirja näyttää, pitääkö se paikkansa.
verify-starter-unknown = Pelipöytäkirja ei kerro, miksi { $who } aloittaa.
verify-found-fair =
    { $dealt ->
        [one] { $dealt } asia jäi sattuman varaan, ja se kävi niin kuin salaisuudesta ja pelaajien luvuista seuraa.
       *[other] { $dealt } asiaa jäi sattuman varaan, ja ne kaikki kävivät niin kuin salaisuudesta ja pelaajien luvuista seuraa.
    }
verify-clocked =
    { $clocked ->
        [one] { $clocked } asian ratkaisi se, kuka oli nopein, niin kuin pelipöytäkirja kertoo; sitä ei voi tarkistaa.
       *[other] { $clocked } asiaa ratkaisi se, kuka oli nopein, niin kuin pelipöytäkirja kertoo; sitä ei voi tarkistaa.
    }
verify-found-no-proof = Pelipöytäkirja ei kerro, miten kortit jaettiin. Ehkä ihmiset jakoivat ne, tai todistus on otettu pois.
verify-found-other-secret = Pelipöytäkirjan salaisuus ei ole se, joka luvattiin.
verify-found-other-seats = Todistuksessa ei ole yhtä monta lukua kuin pelissä pelaajia.
verify-found-other-seed = Jonkun pelaajan luku ei vastaa sinettiään.
verify-found-late-seed = Yhtä lukua ei sinetöity, vaikka muut sinetöitiin: se on voitu valita viimeisenä.
verify-found-other-starter = Aloittaja ei ole se pelaaja, jonka pitäisi.
verify-found-not-by-clock = Siirron { $number } ({ $move }) sanotaan ratkenneen nopeudella, mutta se ei ole mahdollista.
verify-found-not-dealt = Siirto { $number } ({ $move }) ei käynyt niin kuin salaisuudesta ja pelaajien luvuista seuraa.
verify-found-not-there = Todistus kertoo siirrosta { $number }, mutta sellaista ei ole.
verify-found-other-meter = Mittari ennen siirtoa { $number } ei seuraa salaisuudesta ja pelaajien luvuista.
verify-with-what = Millä tarkistettiin
verify-table = Pöytä
verify-table-game = { $table }, peli { $number }
verify-commitment = Lupaus (salaisuuden SHA-256)
verify-secret = Salaisuus
verify-number-of = Luku: { $who }
verify-no-number = ei lukua
verify-how = Miten se toimii?
verify-how-promise = Ennen peliä palvelin keksii salaisuuden, hyvin pitkän satunnaisluvun, ja näyttää sen sormenjäljen: lupauksen. Siitä lähtien se ei voi ottaa toista salaisuutta, sillä sen sormenjälki olisi toinen.
verify-how-numbers = Sitten jokaisen sivu keksii oman satunnaislukunsa ja näyttää sen sormenjäljen. Vasta kun kaikki sormenjäljet ovat koossa, sivut paljastavat lukunsa. Siksi palvelin sen enempää kuin kukaan pelaajakaan ei voinut valita lukua muiden mukaan.
verify-how-cards = Joka kortti seuraa salaisuudesta ja kaikista luvuista kiinteän kaavan mukaan.
verify-how-secret = Pelin jälkeen salaisuus kerrotaan. Nyt kuka tahansa voi laskea joka kortin uudestaan ja nähdä, ettei yhtäkään ole valikoitu.
verify-how-not = Se ei todista, ettei kukaan kurkistanut: palvelimen ylläpitäjä voisi nähdä kortit pelin aikana. Eikä se todista mitään pelaajille, joiden sivu ei lisännyt lukua.
verify-trust-nobody = Sinun ei tarvitse uskoa tätä sivua. Lataa pelipöytäkirja ja tarkista se omalla koneellasi:
verify-copy-command = Kopioi komento
