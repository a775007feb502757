# Etusivu, pöydän perustaminen, kokoontuminen ja asetukset.

## Etusivu.

home-page = Kolmik: kolme korttipeliä
home-title = Kolme korttipeliä, yksi pöytä
home-about = Pelaa heti botteja vastaan, kutsu ystävät linkillä tai anna Kolmikin laskea pisteet, kun pelaatte oikeilla korteilla. Ei tunnuksia, ei maksuja.
home-you-name = Sinä
home-players = { $count } pelaajaa
home-minutes = noin { $minutes } minuuttia
home-continue = Takaisin peliin: { $game }
home-play = Pelaa heti
home-starting = Jaetaan …
home-friends = Ystävien kanssa
home-table = Oikeassa pöydässä
home-learn = Opettele
home-rules = Säännöt
home-choose = Valitse botit
## Samat niille, jotka kuulevat ne näkemättä kuvaa.
home-play-named = { home-play }: { $game }
home-friends-named = { home-friends }: { $game }
home-table-named = { home-table }: { $game }
home-learn-named = { home-learn }: { $game }
home-rules-named = { home-rules }: { $game }
home-choose-named = { home-choose }: { $game }
home-failed = Palvelimeen ei saatu yhteyttä, joten pelejä ei voitu näyttää.
home-retry = Yritä uudestaan
home-tables = Pöytäsi
home-no-tables = Ei vielä pöytiä. Tähän tulevat pöydät, joissa pelaat, ja pelien toistot.
home-replays = Loppuun pelatut
home-all =
    { $count ->
        [one] Näytä se
       *[other] Näytä kaikki { $count }
    }
home-nobody = Ei vielä ketään
home-status-gathering = Kokoonnutaan
home-status-playing = Käynnissä
home-status-paused = Tauolla
home-status-over = Katso toisto
home-status-aborted = Suljettu

## Pöydän perustaminen.

new-title = Uusi pöytä: { $game }
new-no-game = Sellaista peliä täällä ei ole
new-how = Miten haluat pelata?
new-with-friends = Ystävien kanssa
new-with-bots = Botteja vastaan
new-with-table = Oikeassa pöydässä
new-with-friends-help = Saat linkin. Kuka sen avaa, voi istua pöytään; vapaiksi jäävät paikat voi täyttää boteilla.
new-with-bots-help = Peli alkaa saman tien.
new-with-table-help = Istutte saman pöydän ääressä. Kolmik tuntee säännöt ja laskee pisteet.
new-make-friends = Perusta pöytä
new-make-bots = Aloita peli
new-make-table = Perusta pöytä
new-deal = Kuka jakaa?
new-deal-people = Me itse, oikeilla korteilla: kerromme, mitä käännettiin, ja Kolmik on tuomari ja pistelaskija.
new-deal-server = Kolmik: kortteja ei tarvita, ja laite kiertää.
new-devices = Millä laitteilla?
new-devices-one = Kaikki tällä
new-devices-many = Kukin omallaan, linkin kautta
new-players = Montako pelaa?
new-seats = Kuka istuu missä?
new-your-name = Nimesi
new-name-of = Pelaajan { $seat } nimi
new-player = Pelaaja { $seat }
new-seat = Paikka { $seat }
new-who-sits = Kuka istuu paikalla { $seat }?
new-comes = Tulee linkistä
new-free = Vapaa ystävälle
new-free-help = Kuka tahansa linkin avannut voi istua tähän.
new-bot = Botti: { $level }
new-options = Sääntöjen asetukset
new-terms = Kello, sarja ja muuta
new-edition = Painos
new-ours = Oma sopimuksemme
new-usual = tavallinen
new-games = Sarjan pelit
new-starter = Kuka aloittaa
new-starter-drawn = Arvotaan
new-clock = Kello
new-clock-off = Ei kelloa
new-clock-move = Joka siirrolle
new-clock-game = Koko pelille
new-clock-seconds = Sekunteja
new-clock-increment = Lisäsekunteja joka siirron jälkeen
new-throw = Miten lokki heitetään?
new-throw-skill = Ihmiset tähtäävät itse: vakaa käsi heittää paremmin.
new-throw-odds = Arpaonnella, kaikille samoin.
new-race = Kuka voittaa kisan?
new-race-live = Se, joka on nopein.
new-race-turns = Kaikilta kysytään vuorotellen.
new-away = Botti pelaa poissa olevan tilalla
new-away-never = Ei koskaan
new-away-after = Kun on kulunut { $time }
new-seconds =
    { $seconds ->
        [one] { $seconds } sekunti
       *[other] { $seconds } sekuntia
    }
new-minutes =
    { $minutes ->
        [one] { $minutes } minuutti
       *[other] { $minutes } minuuttia
    }
new-hours =
    { $hours ->
        [one] { $hours } tunti
       *[other] { $hours } tuntia
    }
new-pace = Botit siirtävät
new-pace-0 = Heti
new-pace-300 = Ripeästi
new-pace-700 = Rauhallisesti
new-pace-1500 = Hitaasti
new-pace-3000 = Hyvin hitaasti
new-hints = Vihjeitä saa pyytää
new-chat = Vapaasti saa kirjoittaa

## Pöytä ennen peliä.

lobby-seats = Ketkä istuvat pöydässä
lobby-your-name = Nimesi
lobby-free = Vapaa paikka
lobby-you = Sinä
lobby-bot = Botti
lobby-program = Ohjelma
lobby-away = Ei juuri nyt täällä
lobby-sit = Istu tähän
lobby-stand = Nouse
lobby-another = Lisää pelaaja
lobby-put-bot = Lisää botti
## Samat kokonaan, niille jotka kuulevat ne.
lobby-sit-at = { lobby-sit }: paikka { $seat }
lobby-another-at = { lobby-another }: paikka { $seat }, tällä laitteella
lobby-put-bot-at = { lobby-put-bot }: paikka { $seat }
lobby-stand-from = { lobby-stand }: { $name }
lobby-level-of = Taso: { $name }
lobby-remove = Vapauta paikka: { $name }
lobby-missing-host =
    { $free ->
        [one] Yksi paikka on vapaana: lähetä linkki tai lisää botti.
       *[other] { $free } paikkaa on vapaana: lähetä linkki tai lisää botteja.
    }
lobby-missing =
    { $free ->
        [one] Yksi pelaaja puuttuu vielä.
       *[other] { $free } pelaajaa puuttuu vielä.
    }
lobby-missing-you =
    { $free ->
        [one] Yksi paikka on vapaana: istu siihen tai jää katsomaan.
       *[other] { $free } paikkaa on vapaana: istu pöytään tai jää katsomaan.
    }
lobby-ready = Kaikki ovat paikalla: peli voi alkaa.
lobby-ready-host = Kaikki ovat paikalla: isäntä aloittaa pelin.
lobby-dealing = Kortteja jaetaan…
lobby-start = Aloita peli
lobby-watching =
    { $count ->
        [one] { $count } katsoja
       *[other] { $count } katsojaa
    }
lobby-invite = Kutsu
lobby-invite-help = Tämän linkin avaava pääsee tähän pöytään.
lobby-link = Linkki tähän pöytään
lobby-qr = QR-koodi, jossa on linkki tähän pöytään
lobby-copy = Kopioi linkki
lobby-copied = Linkki on kopioitu.
lobby-copy-yourself = Selaimesi ei anna meidän kopioida; linkki on valittuna, kopioi se itse.
lobby-share = Lähetä linkki
lobby-share-text = Tule pelaamaan kanssani: { $game }!
lobby-fair = Reilu jako
lobby-fair-help = Kortit on jo sinetöity: kukaan ei voi enää muuttaa niitä. Sivusi lisää satunnaisluvun, jota kukaan ei vielä tiedä, joten kukaan ei ole voinut suunnitellakaan niitä; pelin jälkeen jokainen voi tarkistaa sen. Voit lisätä oman onnenlukusi.
lobby-seal = Sinetti:
lobby-luck = Onnenlukusi
lobby-luck-give = Lisää
lobby-luck-given = Lukusi { $number } tulee mukaan jakoon.
lobby-luck-yours = { $number } on mukana jaossa.
lobby-facts = Näin tässä pöydässä pelataan
lobby-changed = muutettu
lobby-option-number = { $option } Tässä: { $number }
lobby-deal-server = Kolmik jakaa.
lobby-deal-people = Ihmiset jakavat oikeassa pöydässä.
lobby-games =
    { $games ->
        [one] Yksi peli.
       *[other] Sarja, { $games } peliä.
    }
lobby-clock-off = Ei kelloa.
lobby-clock-move =
    { $seconds ->
        [one] { $seconds } sekunti joka siirrolle.
       *[other] { $seconds } sekuntia joka siirrolle.
    }
lobby-clock-game =
    { $seconds ->
        [one] { $seconds } sekunti koko pelille.
       *[other] { $seconds } sekuntia koko pelille.
    }
lobby-clock-increment =
    { $increment ->
        [one] { $increment } sekunti lisää joka siirron jälkeen.
       *[other] { $increment } sekuntia lisää joka siirron jälkeen.
    }
lobby-hints-on = Vihjeitä saa pyytää.
lobby-hints-off = Ei vihjeitä.
lobby-chat-on = Vapaasti saa kirjoittaa.
lobby-chat-off = Vain pikalauseet.

## Asetukset.

settings-title = Asetukset
settings-name = Nimesi
settings-name-help = Tällä nimellä istut pöytiin.
settings-language = Kieli
settings-theme = Värit
settings-theme-auto = Laitteen mukaan
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-theme-help = Laitteen mukaan: päivällä vaalea, yöllä tumma.
settings-speed = Korttien liike
settings-speed-off = Ei lainkaan
settings-speed-slow = Hidas
settings-speed-normal = Tavallinen
settings-speed-fast = Nopea
settings-speed-help = Jos laitteesi pyytää vähemmän liikettä, mikään ei liiku.
settings-sound = Ääni
settings-sound-help = Pehmeä kilahdus, kun on vuorosi, ja korttien kahina.
settings-kept = Mitä säilytetään
settings-kept-device = Tällä laitteella: asetuksesi ja palvelimen lupaus jokaisesta näkemästäsi pelistä, jotta jaon voi tarkistaa jälkeenpäin.
settings-kept-cookie = Yksi eväste kertoo palvelimelle, että paikkasi ovat sinun. Se ei tiedä nimeäsi eikä osoitettasi.
settings-kept-server = Palvelimella: pöydät, joissa istut, ja niissä annetut nimet.

## Rivi kustakin bottien tasosta.

level-novice-help = Ottaa sen, mistä heti hyötyy eniten, ja paljon jää huomaamatta.
level-casual-help = Katsoo hieman eteenpäin, ja silloin tällöin siirtoja jää huomaamatta.
level-club-help = Miettii eteenpäin, ja harvoin mitään jää huomaamatta.
level-master-help = Miettii pitkälle eteenpäin: vahvin taso.

## Painokset: mitä laatikossa on, ja mikä siitä on oma sopimuksemme.

edition-towers-standard = Yksi kortti kutakin lajia ja arvoa; 4–5 pelaajalla arvot 0, 2, 5, 7, 10 ja 12 toiseenkin kertaan (T-2).
edition-dungeon-standard = Joka värissä on 4 ykkösritaria, 4 kakkosta, 5 kolmosta, 1 lokki ja 1 lohikäärme (D-2).
edition-dungeon-standard-ours = Painetut säännöt eivät kerro, mitkä 15 korttia kussakin värissä on (D-2).
edition-millstone-standard = 108 korttia, joista 45:ssä on yllätys (M-1, M-2).
edition-millstone-standard-ours = Yksi kortti kutakin yllätystä joka värissä ja merkissä; painetut säännöt eivät kerro, missä korteissa yllätys on (M-2).

## Pelien asetukset ja mitä kussakin voi valita.

option-towers-bids = Mitä tapahtuu huudoille, joita kukaan ei pystyisi rakentamaan (T-23).
option-towers-bids-checked = Rakennusvaraasi suurempia lukuja ei tarjota.
option-towers-bids-open = Minkä tahansa luvun saa huutaa; mahdoton rakentaminen perutaan, niin kuin painetuissa säännöissä.
option-dungeon-tie_break = Kuka voittaa, kun huipulla on yhtä monta ritaria (D-29).
option-dungeon-tie_break-sum = Se, jonka ritarien numeroiden summa huipulla on pienempi.
option-dungeon-tie_break-last = Se, jonka viimeksi huipulle tullut ritari on numeroltaan pienempi, niin kuin tanskalaisissa säännöissä.
option-dungeon-bird = Saako nostetun lokin palauttaa (D-9).
option-dungeon-bird-optional = Nostetun lokin saa palauttaa.
option-dungeon-bird-must = Nostettu lokki on heitettävä, paitsi pelaajan ensimmäisellä vuorolla, niin kuin tanskalaisissa säännöissä.
option-dungeon-first_turn = Mitä pelaajan ensimmäisellä vuorolla voi nousta (D-8).
option-dungeon-first_turn-knight = Pelaajan ensimmäisellä vuorolla nousee ritari.
option-dungeon-first_turn-any = Mikä tahansa kortti käy, niin kuin norjalaisissa säännöissä.
option-dungeon-dragon_twin = Milloin tasojen 1–3 peitettyyn koloon saa mennä (D-15).
option-dungeon-dragon_twin-literal = Kun rinnakkaiskolo on tyhjä, vain jos peitetyn kolon kaikki kortit ovat tulijan omia.
option-dungeon-dragon_twin-free = Siihen saa mennä, vaikka rinnakkaiskolo on tyhjä.
option-dungeon-levels = Ylin taso (D-3).
option-dungeon-throw = Miten lokin heitto ratkaistaan (D-26).
option-dungeon-throw-odds = Heittäjä tähtää koloon; siinä kortti putoaa todennäköisyydellä 4/6, naapurikoloissa 1/6.
option-dungeon-throw-table = Oikea laatta heitetään oikeaan torniin; ihmiset kertovat, mitä putosi.
option-dungeon-patience = Kun kaikki ovat palauttaneet kortin näin monella vuorolla peräkkäin, peli on ohi (D-30).
option-millstone-mistakes = Mitä tapahtuu, kun lyödään kortti, jota ei saa lyödä (M-24).
option-millstone-mistakes-refused = Korttia, jota ei saa lyödä, ei hyväksytä.
option-millstone-mistakes-penalised = Väärä kortti palaa käteen, ja sen lyöjä nostaa 3, niin kuin painetuissa säännöissä.
option-millstone-variant = Kuinka paljon pelistä on mukana; nuoremmille vähemmän (M-31–M-34).
option-millstone-variant-signs = Ei yllätyksiä, ei myllynkiviä, eikä väreillä ole väliä.
option-millstone-variant-surprises = Yllätykset mukana, mutta ei myllynkiviä, eikä väreillä ole väliä.
option-millstone-variant-colours = Yllätykset ja värit mukana, mutta ei myllynkiviä.
option-millstone-variant-full = Kaikki mukana.
option-millstone-turn_limit = Enintään näin monta vuoroa, sitten kädet lasketaan (M-27).
option-millstone-reply = Pitääkö vastaukseksi lyödyn +3:n olla myös vahvempi (M-19).
option-millstone-reply-any = Mikä tahansa +3 käy vastaukseksi +3:een.
option-millstone-reply-stronger = Vain vahvempi +3 käy vastaukseksi +3:een.
