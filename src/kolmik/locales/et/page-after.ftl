# Pärast mängu: kordus, analüüs ja ausa jagamise tõestus.

## Kordus.

# $game: mängu nimi. $number: mitmes mäng selles lauas, alates 1-st.
replay-heading = { $game }, mäng { $number }
replay-players = Mängijad
replay-won = Võitja
replay-running = See mäng alles käib. Näed seda, mida näeksid ka lauas.
replay-renew = Uusimad käigud
replay-to-table = Lauda
replay-nothing = Seda mängu ei saa näidata
# Seis enne esimest käiku.
replay-beginning = Algus
replay-moves = Käigud
replay-controls = Kordus
replay-seek = Koht mängus
# Kui kaugel kordus on. $at: tehtud käike, $of: käike terves mängus.
replay-place = { $at }/{ $of }
# Ekraanilugejale. $place: eelmine sõnum. $moment: mis just juhtus.
replay-place-said = { $place }: { $moment }
replay-first = Algusesse
replay-back = Käik tagasi
replay-play = Esita
replay-pause = Paus
replay-next = Käik edasi
replay-last = Lõppu
replay-pace = Kiirus
replay-pace-slow = Aeglane
replay-pace-normal = Tavaline
replay-pace-fast = Kiire
replay-share = Jaga
replay-copied = Kopeeritud.
replay-copy-by-hand = See link näitab mängu selle käigu juures, mida praegu näed. Kopeeri see:
replay-files = Võta kaasa
replay-record = Salvestis
replay-record-help = Terve mäng loetava tekstina koos jagamise tõestusega.
replay-json = Kõik seisud
replay-json-help = Iga seis JSON-ina, programmidele.
replay-verify-other = Kontrolli mujalt pärit salvestist

## Analüüs. Võiduvõimalus on protsentides; mida käik ära andis, on protsendipunktides, lühidalt punktides.

analysis-heading = Analüüs
analysis-help = Tugev bot vaatab iga otsuse uuesti üle: kuidas kellegi võiduvõimalus tõusis ja langes, kus seda ära anti ja mis oleks olnud parem. Selleks kulub umbes minut.
analysis-begin = Analüüsi mängu
analysis-again = Proovi uuesti
analysis-waiting = Analüüs algab kohe …
analysis-running =
    { $of ->
        [one] Vaadatud { $done }/{ $of } otsus
       *[other] Vaadatud { $done }/{ $of } otsust
    }
analysis-ready = Analüüs on valmis.
analysis-failed = Analüüs ei õnnestunud.
analysis-curve = Võiduvõimalus otsusest otsuseni
analysis-percent = { $percent } %
# Ühe mängija võimalus loendis. $who: nimi.
analysis-chance-of = { $who } { $percent } %
# $move: terve lause ilma punktita, näiteks „Anu panustab 3“. $number: käigu number.
analysis-at-move = Käik { $number }: { $move }
# $mark: üks allolevatest märkidest. $points: ära antud protsendipunktid.
analysis-at-marked =
    { $points ->
        [one] Käik { $number }: { $move } – { $mark }, ära antud { $points } punkt
       *[other] Käik { $number }: { $move } – { $mark }, ära antud { $points } punkti
    }
analysis-at-end = Mängu lõpp
# Ekraanilugejale. $moment: üks kolmest eelmisest. $chances: kõigi võimalused.
analysis-point-said = { $moment }. { $chances }
# $simulations: mõttes mängitud mängud.
analysis-method =
    { $simulations ->
        [one] Iga otsuse eel mängiti mõttes läbi { $simulations } mäng, lähtudes sellest, mida mängija siis teada võis; juhus võib ikka veidi petta.
       *[other] Iga otsuse eel mängiti mõttes läbi { $simulations } mängu, lähtudes sellest, mida mängija siis teada võis; juhus võib ikka veidi petta.
    }
analysis-mark-blunder = jäme viga
analysis-mark-mistake = viga
analysis-mark-inaccuracy = ebatäpsus
# Mitmest protsendipunktist alates käik selle märgi saab.
analysis-means-blunder = Jäme viga annab ära vähemalt { $points } punkti.
analysis-means-mistake = Viga annab ära vähemalt { $points } punkti.
analysis-means-inaccuracy = Ebatäpsus annab ära vähemalt { $points } punkti.
analysis-decisions = Otsuseid
analysis-average = Keskmiselt ära antud punkte
# Arv üksi, nii nagu seda selles keeles kirjutatakse.
analysis-number = { $number }
# $count: mitu.
analysis-marked =
    { $count ->
        [0] Ühtegi käiku ei märgitud
        [one] Üks märgitud käik
       *[other] { $count } märgitud käiku
    }
analysis-of-whom = Kelle käigud
analysis-of-all = Kõigi käigud
analysis-none-of = Mängijal { $who } selliseid pole.
# $mark: üks eelmistest märkidest. $number: käigu number.
analysis-mark-at = Käik { $number }: { $mark }
# Mida käik ära andis, protsendipunktides; lühidalt kaardi serval.
analysis-lost =
    { $points ->
        [one] −{ $points } punkt
       *[other] −{ $points } punkti
    }
analysis-show = Näita laual
analysis-played = Käidi
analysis-better = Parem
analysis-then = Ja siis
# $move: käik nupu sõnadega. $percent: võiduvõimalus sellega.
analysis-with-chance = { $move } ({ $percent } %)
analysis-as-table = Võiduvõimalused tabelina
analysis-column-move = Otsus
analysis-column-mark = Märk

## Jagamise kontroll. Kinnitusele öeldakse lubadus, sest seda ta ongi.

verify-heading = Kontrolli jagamist
verify-help = Enne esimest kaarti andis server kirjaliku lubaduse, kuidas ta jagab, ja pitseeris selle, nii et keegi ei saanud seda lugeda. Nüüd on pitser lahti: kontrolli, kas ta pidas sõna.
verify-any-help = Vali mängu salvestis, sellest või mõnest teisest serverist, või kleebi see siia. Saad teada, kas iga kaart jagati nii, nagu enne esimest lubati.
verify-begin = Kontrolli
verify-by-people = Selle mängu kaardid jagasid inimesed päris laua taga; kontrollida pole midagi.
verify-when-over = Kui mäng läbi saab, võib selle jagamist siin kontrollida.
verify-choose = Vali fail
verify-paste = Või kleebi salvestis
# $why: mis sellel viga on, inglise keeles, koos rea numbriga.
verify-no-record = See ei ole terve ja õige mängu salvestis. { $why }
verify-verdict-fair = Jagamine oli aus
# Kui pole teada, mida lauas lubati.
verify-verdict-consistent = Iga kaart tuli nii, nagu salvestis lubab
verify-verdict-unfair = Jagamine ei olnud selline, nagu lubati
verify-verdict-unproved = Sellel jagamisel pole tõestust
verify-verdict-alone = Nagu lubatud, aga server üksi oleks võinud selle jagamise valida
verify-verdict-weak = Nagu lubatud, aga mõni mängija oleks võinud jagamist mõjutada
# Iga kontrollitud asja ees, ekraanilugejale.
verify-checked-yes = Õige:
verify-checked-no = Vale:
verify-checked-unknown = Teadmata:
verify-promise-yes = Lubadus on sama, mille see brauser mängu ajal üles märkis.
verify-promise-no = Lubadus ei ole see, mille see brauser mängu ajal üles märkis: keegi on selle ära vahetanud.
verify-promise-unknown = See brauser ei näinud seda mängu mängimise ajal, nii et ta ei oska öelda, kas lubadus on sama, mida siis näidati. Küsi kelleltki, kes mängis.
verify-secret-yes = Saladus vastab lubadusele. Selle arvutas see brauser ise (SHA-256).
verify-secret-no = Saladus ei vasta lubadusele. Selle arvutas see brauser ise (SHA-256).
verify-mine-yes = Selle lehe arv on jagamises koos nende pitseeritud arvudega, mida ta nägi enne oma arvu avaldamist.
verify-mine-no = Selle lehe arvu ei kasutatud või pole pitseeritud arvud need, mida ta nägi: keegi on jagamist võltsinud.
verify-mine-unknown = See leht ei lisanud sellesse jagamisse arvu.
# $who: üks või mitu nime.
verify-given-yes = Nende mängijate lehed lisasid arvu: { $who }.
verify-given-no = Keegi ei lisanud arvu, nii et server oleks võinud saladusi proovida, kuni kaardid talle meeldisid.
verify-uncommitted = Salvestisest ei selgu, et arvud olid enne pitseeritud. Kes saatis oma viimasena, oleks võinud arve proovida, kuni kaardid talle meeldisid.
verify-withheld = Need mängijad pitseerisid arvu ega avaldanud seda: { $who }. See jättis neile valiku kahe jagamise vahel.
verify-starter-drawn = Alustab { $who }: nii loositi saladusest ja mängijate arvudest.
verify-starter-agreed = Alustab { $who }, nagu laua loomisel kokku lepiti.
verify-starter-winner = Alustab { $who } eelmise mängu tulemuse tõttu. Selle salvestis näitab, kas see on õige.
verify-starter-unknown = Salvestis ei ütle, miks alustab { $who }.
# Mida server leidis. $dealt: mitu kaarti ja muud juhuse asja.
verify-found-fair =
    { $dealt ->
        [one] { $dealt } asi jäi juhuse hooleks ja see tuli nii, nagu ütlevad saladus ja mängijate arvud.
       *[other] { $dealt } asja jäi juhuse hooleks ja kõik need tulid nii, nagu ütlevad saladus ja mängijate arvud.
    }
# $clocked: mitu asja otsustas kell, mitte juhus.
verify-clocked =
    { $clocked ->
        [one] { $clocked } asja otsustas see, kes oli kõige kiirem, nii nagu salvestis räägib; seda kontrollida ei saa.
       *[other] { $clocked } asja otsustas see, kes oli kõige kiirem, nii nagu salvestis räägib; seda kontrollida ei saa.
    }
verify-found-no-proof = Salvestis ei ütle, kuidas kaardid jagati. Võib-olla jagasid inimesed või võeti tõestus välja.
verify-found-other-secret = Salvestises olev saladus ei ole see, mida lubati.
verify-found-other-seats = Tõestuses ei ole sama palju arve, kui on mängijaid.
verify-found-other-seed = Ühe mängija arv ei vasta oma pitserile.
verify-found-late-seed = Üks arv polnud pitseeritud, kuigi teised olid: see võidi valida viimasena.
verify-found-other-starter = Alustav mängija ei ole see, kes peaks.
# $number: käigu number alates 1-st. $move: mis juhtus, ilma punktita.
verify-found-not-by-clock = Käigu { $number } ({ $move }) olevat otsustanud see, kes oli kõige kiirem, aga seda ei saa olla.
verify-found-not-dealt = Käik { $number } ({ $move }) ei tulnud nii, nagu ütlevad saladus ja mängijate arvud.
verify-found-not-there = Tõestuses on juttu käigust { $number }, aga midagi sellist seal pole.
verify-found-other-meter = Mõõdik enne käiku { $number } ei tule saladusest ja mängijate arvudest.
verify-with-what = Millega kontrolliti
verify-table = Laud
verify-table-game = { $table }, mäng { $number }
verify-commitment = Lubadus (saladuse SHA-256)
verify-secret = Saladus
# $who: nimi.
verify-number-of = Mängija { $who } arv
verify-no-number = puudub
verify-how = Kuidas see käib?
verify-how-promise = Enne mängu mõtleb server välja saladuse, väga pika juhusliku arvu, ja näitab selle sõrmejälge: see on lubadus. Sellest peale ei saa ta teist saladust võtta, sest sellel oleks teine sõrmejälg.
verify-how-numbers = Siis mõtleb igaühe leht välja oma juhusliku arvu ja näitab selle sõrmejälge. Alles siis, kui kõik sõrmejäljed on olemas, avaldavad lehed oma arvud. Nii ei saanud ei server ega ükski mängija valida arvu teiste järgi.
verify-how-cards = Iga kaart tuleb saladusest ja kõigist arvudest kindla valemi järgi.
verify-how-secret = Pärast mängu saladus avaldatakse. Nüüd võib igaüks kõik kaardid uuesti välja arvutada ja näha, et ühtegi pole valitud.
verify-how-not = See ei tõesta, et keegi ei piilunud: kes serverit peab, võis mängu ajal kaarte näha. Ja see ei tõesta midagi mängijatele, kelle leht arvu ei lisanud.
verify-trust-nobody = Sa ei pea seda lehte uskuma. Laadi salvestis alla ja kontrolli seda oma arvutis:
verify-copy-command = Kopeeri käsk
