# A table on the server: what happens there, and what is refused.

# Words in a row: "a, b and c".
list-and = { $first } ja { $last }
list-or = { $first } tai { $last }
# For a game that has no sentences of its own.
awaited-move =
    { $me ->
        [yes] Sinun vuorosi
       *[no] Vuorossa on { $who }
    }
awaited-chance = Sattuma ratkaisee
plain-yes = kyllä
plain-no = ei

## What happened at the table. $who: a name. $me: yes if it is the reader.

happened-gathered = Kokoonnutaan seuraavaan peliin
happened-sat =
    { $me ->
        [yes] Istut pöytään
       *[no] { $who } istuu pöytään
    }
happened-bot-sat = Paikalle istuu botti { $who }
happened-stood =
    { $me ->
        [yes] Nouset pöydästä
       *[no] { $who } nousee pöydästä
    }
happened-removed =
    { $me ->
        [yes] Isäntä vapautti paikkasi
       *[no] Isäntä vapautti paikan, jolla istui { $who }
    }
happened-wished-luck =
    { $me ->
        [yes] Annoit jakoon oman luvun
       *[no] { $who } antoi jakoon oman luvun
    }
happened-started = Peli alkaa
happened-claimed = Joku pelaajista on valinnut
happened-aimed =
    { $me ->
        [yes] Tähtäät
       *[no] { $who } tähtää
    }
# $accuracy: 0 to 100.
happened-thrown =
    { $me ->
        [yes] Päästät lokin lentoon: tarkkuus { $accuracy } %
       *[no] { $who } päästää lokin lentoon: tarkkuus { $accuracy } %
    }
happened-undone =
    { $me ->
        [yes] Peruit siirtosi
       *[no] { $who } perui siirron
    }
happened-took-over-left =
    { $me ->
        [yes] Lähdit: botti pelaa puolestasi
       *[no] { $who } lähti: botti pelaa tilalla
    }
happened-took-over-away =
    { $me ->
        [yes] Olit poissa: botti pelaa puolestasi
       *[no] { $who } on poissa: botti pelaa tilalla
    }
happened-took-over-time =
    { $me ->
        [yes] Aikasi loppui: botti pelaa puolestasi
       *[no] { $who } käytti aikansa loppuun: botti pelaa tilalla
    }
happened-returned =
    { $me ->
        [yes] Olet palannut
       *[no] { $who } on palannut
    }
happened-handed =
    { $me ->
        [yes] Paikkasi on nyt toisella laitteella
       *[no] { $who } pelaa nyt toisella laitteella
    }
happened-paused = Peli on tauolla
happened-resumed = Peli jatkuu
happened-interrupted = Palvelin oli hetken poissa; kellot odottivat
happened-aborted = Isäntä sulki pöydän
happened-aborted-long = Peli venyi liian pitkäksi, joten pöytä suljettiin

## What is refused, at a table. Seats are counted from 0.

refused-turn-of = Vuorossa on { $name }.
refused-meter-of = Vain { $name } voi nyt pysäyttää mittarin.
refused-stale = Peli on edennyt sillä välin; näin se on nyt.
refused-no-seat-held = Sinulla ei ole paikkaa tässä pöydässä.
refused-seat-number = Tämän pöydän paikat ovat 0–{ $last }, ei { $seat }.
refused-not-yours = Paikka { $seat } ei ole sinun.
refused-host-only = Vain pöydän isäntä voi tehdä sen.
refused-not-begun = Peli ei ole vielä alkanut.
refused-paused = Peli on tauolla.
refused-over = Peli on päättynyt.
refused-closed = Pöytä on suljettu.
refused-table-full = Tässä pöydässä on tapahtunut liikaa; seuraavassa pelissä tämä on taas mahdollista.
refused-meter-running = Mittari käy; odota, kunnes se on pysäytetty.
refused-no-meter = Nyt ei ole mittaria, jonka voisi pysäyttää.
refused-chosen-already = Olet jo valinnut tässä kisassa.
refused-not-a-choice = ”{ $move }” ei kuulu valintoihisi tässä kisassa.
refused-not-asked = Sinulta ei kysytä tässä kisassa.
refused-undo-nothing = Nyt ei ole mitään peruttavaa.
refused-undo-no-move = Peruttavaa siirtoa ei ole.
refused-undo-begun = Peli on jo edennyt; mitään ei voi perua, ennen kuin tämä on ratkennut.
refused-undo-chance = Sattuma on jo puuttunut peliin; sitä ei voi perua.
refused-undo-bot = Viimeisen siirron teki botti, joten se pysyy.
refused-time-up = Aikasi on loppunut.
refused-undo-not-own = Vain oman viimeisen siirtonsa voi perua, ennen kuin kukaan muu siirtää.
refused-undo-seen = Siirto paljasti sinulle jotain salattua; se jää voimaan.
refused-hint-turn = Vihje on vuorossa olevalle.
refused-hint-off = Tässä pöydässä ei anneta vihjeitä.
refused-bots-busy = Botit vielä valmistautuvat tai niillä on liikaa mietittävää; kysy hetken päästä uudestaan.
refused-crowded = Liian moni teki tässä pöydässä jotain yhtä aikaa; yritä uudestaan.

## What is refused before and after a game.

refused-no-name = Nimessä on oltava kirjain tai numero.
refused-name-scripts = Nimessä käytetään yhden aakkoston kirjaimia.
refused-no-token = Selaimellasi ei ole tämän palvelimen evästettä tai ohjelmallasi tunnusta: paikka ei voisi olla sinun.
refused-begun = Peli on alkanut; voit katsoa ja istua pöytään seuraavaan.
refused-begun-already = Peli on jo alkanut.
refused-gather-first = Ensin on kokoonnuttava uuteen peliin.
refused-all-taken = Kaikki paikat on varattu; voit katsoa.
refused-taken = Paikalla { $seat } istuu { $name }.
refused-taken-free-it = Paikalla { $seat } istuu { $name }; vapauta se ensin.
refused-free-already = Paikka { $seat } on jo vapaa.
refused-bot-there = Siinä pelaa botti; voit antaa sille toisen tason.
refused-program-before = Ohjelma ottaa paikkansa ennen peliä.
refused-going-on = Peli on käynnissä: lähde, ja botti pelaa puolestasi, kunnes palaat.
refused-deal-settled = Kun peli on alkanut, jako on päätetty.
refused-dealing = Kortteja jaetaan; odota hetki.
refused-people-deal = Tässä pöydässä jakavat ihmiset, joten lisättävää ei ole.
refused-seed-early = Lähetä ensin lukusi sormenjälki; luku seuraa, kun kaikki sormenjäljet on lyöty lukkoon.
refused-seed-no-hash = Paikka { $seat } ei lähettänyt sormenjälkeä, joten sillä ei ole lukua paljastettavana.
refused-seed-other = Tämä ei ole se luku, jonka sormenjäljen paikka { $seat } lähetti.
refused-host-starts = Pöydän isäntä aloittaa pelin.
refused-still-free =
    { $count ->
        [one] Paikka { $seats } on vielä vapaa: odota jotakuta tai laita siihen botti.
       *[other] Paikat { $seats } ovat vielä vapaina: odota muita tai laita niihin botit.
    }
refused-seats =
    { $players ->
        [one] Tässä pöydässä on { $players } paikka, ei { $seats }.
       *[other] Tässä pöydässä on { $players } paikkaa, ei { $seats }.
    }
refused-starter = Aloittajan paikka on 0–{ $last }, ei { $seat }.
refused-edition-place = Painos nimetään asetusten vieressä, ei niiden joukossa.
refused-all-bots = Kaikki paikat ovat boteilla; jätä yksi vapaaksi, jotta voit istua.
refused-just-go = Peli on päättynyt; voit lähteä vapaasti.
refused-bot-plays = Botti pelaa jo puolestasi.
refused-no-bot-plays = Paikka on sinun; botti ei pelaa puolestasi.
refused-nothing-to-pause = Käynnissä ei ole peliä, jonka voisi keskeyttää.
refused-not-paused = Peli ei ole tauolla.
refused-closed-already = Pöytä on jo suljettu.
refused-rematch-later = Uusi peli voi alkaa, kun tämä on päättynyt.
refused-bot-present = { $name } on paikalla, joten botti ei voi ottaa paikkaa; poista ensin { $name }.
refused-table-long = Tässä pöydässä on pelattu monta peliä; luo uusi pöytä.
refused-link-used = Tämä linkki on jo käytetty tai liian vanha; tee uusi laitteella, jolla istut.
refused-no-chat = Tässä pöydässä ei voi kirjoittaa vapaasti; pikalauseet ovat käytössä.
refused-nothing-said = Viestissä ei ole mitään sanottavaa.
refused-spectator = Vain pöydässä istuvat voivat puhua; sinä olet katsojana.
refused-says = Siinä oli paljon asiaa kerralla; odota hetki.
refused-game-number =
    { $games ->
        [0] Tässä pöydässä ei ole aloitettu yhtään peliä, ei siis peliä { $number }.
        [one] Tässä pöydässä on aloitettu peli 1, ei { $number }.
       *[other] Tässä pöydässä on aloitettu pelit 1–{ $games }, ei { $number }.
    }
refused-not-over = Tämä peli ei ole päättynyt; salattu pysyy salassa.
refused-no-game = Tässä pöydässä ei ole sellaista peliä, tai se ei ole päättynyt.
refused-analyses = Juuri nyt analysoidaan monta peliä; kysy muutaman minuutin päästä.
refused-not-analysed = Tätä peliä ei ole vielä analysoitu.
refused-other-rules = Tässä pöydässä pelataan peliä { $game } säännöillä { $theirs }; tällä palvelimella on säännöt { $ours }. Pöytää voi lukea ja viedä, mutta ei jatkaa.

## What the server refuses whoever asks.

refused-no-table = Sellaista pöytää ei ole; ehkä linkki on vajaa.
refused-nothing-here = Tässä osoitteessa ei ole mitään.
refused-no-page = Sivua ei ole koottu tänne; make play kokoaa sen, ja kaikki /api:n alla toimii ilmankin.
refused-verifying = Juuri nyt tarkistetaan monta pelipöytäkirjaa; kysy hetken päästä uudestaan.
refused-full-tables = Palvelimella on auki niin monta pöytää kuin mahtuu; yritä myöhemmin.
refused-full-sockets = Palvelimella on auki niin monta yhteyttä kuin mahtuu; yritä myöhemmin.
refused-full-address = Osoitteellasi on auki niin monta yhteyttä kuin saa olla.
refused-tables-an-hour = Niin monta pöytää tunnissa riittää yhdelle osoitteelle; yritä myöhemmin.
refused-unstored = Palvelin ei voi tallentaa tätä nyt, joten sitä ei tapahtunut; yritä uudestaan.
refused-no-storage = Palvelin ei saa nyt yhteyttä tallenteisiinsa; yritä uudestaan.
refused-broken-log = Tämän pöydän loki on vioittunut; palvelimen ylläpitäjä voi palauttaa sen varmuuskopiosta.
refused-failed = Palvelimessa meni jokin vikaan; se kirjattiin muistiin.
refused-messages = Liikaa viestejä kerralla; odota hetki.
refused-requests = Liikaa pyyntöjä kerralla; odota hetki.
refused-commands-table = Tässä pöydässä tapahtuu liikaa yhtä aikaa; odota hetki.
refused-work = Palvelin käsittelee vielä osoitteestasi tulleita aiempia pyyntöjä; odota hetki.
refused-too-late = Pyyntösi saapui liian hitaasti; lähetä se uudestaan.
refused-host = Tämä palvelin on tavoitettavissa vain osoitteessa { $host }.
refused-token-length = Avaimessa on oltava { $least }–{ $most } merkkiä, ei { $size }.
refused-token-example = Tämä avain on ohjeen esimerkki, jonka kaikki tuntevat; valitse oma.
refused-origin = Tätä voi pyytää vain tämän palvelimen sivulta.
refused-bad-host = Pyynnössä ei ole kelvollista palvelimen nimeä.
refused-socket-origin = Yhteyden voi avata vain tämän palvelimen sivulta.
refused-socket-only = Tätä voi pyytää vain jatkuvan yhteyden kautta.
refused-version = Tämä palvelin puhuu viestien versiota { $ours }, ei { $theirs }.
refused-whole-number = ”{ $name }” on kokonaisluku 0–{ $most }.
refused-language = Kielellä ”{ $language }” ei ole lauseita, vain kielillä { $languages }.
refused-too-long = Viestissä on enintään { $most } tavua, ei { $size }.
refused-not-text = Viesti on UTF-8-tekstiä.
refused-nested = Tätä viestiä ei voi lukea: siinä on liikaa sisäkkäisiä osia.
# $why: in English, for people who write programs.
refused-unreadable = Tätä viestiä ei voi lukea: { $why }.

## Why the server closes a line.

bye-restart = Palvelin käynnistetään uudelleen; pöytäsi jatkuu hetken päästä.
bye-too-slow = Yhteytesi on liian hidas seuraamaan pöytää; yhdistä uudestaan.
bye-flood = Lähetit liikaa viestejä kerralla; yhdistä uudestaan ja lähetä vähemmän.
