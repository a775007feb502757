# Veskikivi laud lehel.

# Loetakse ette mängija koha juures. $name: kes seal istub. $me: yes, kui see on lugeja.
millstone-ui-seat =
    { $me ->
        [yes] Sina, { $name }
       *[no] { $name }
    }
millstone-ui-on-turn = käigul
# Loetakse ette arvu järel, mis on näha: „7 kaarti“ on arv ja see sõna. $count: see arv.
millstone-ui-cards =
    { $count ->
        [one] kaart
       *[other] kaarti
    }
# $count: kaarte lugeja käes.
millstone-ui-hand =
    { $count ->
        [one] Sinu käsi, { $count } kaart
       *[other] Sinu käsi, { $count } kaarti
    }
# Ühesugused kaardid on üksteise peal. $card: kaardi nimi või mida sellega teha saab. $count: mitu neid on.
millstone-ui-copies =
    { $count ->
        [one] { $card }, { $count } kaart
       *[other] { $card }, { $count } kaarti
    }
# Äsja tõmmatud kaardil.
millstone-ui-new = uus

## Laua keskel.

# $card: kuhja pealmine kaart.
millstone-ui-top = Peal: { $card }
millstone-ui-no-top = Veel pole kaarti
millstone-ui-clockwise = Mäng käib päripäeva
millstone-ui-anticlockwise = Mäng käib vastupäeva
# Loendi kohal sellest, mida käia tohib: pealmise peale, +3 vastu, mängu alustuseks.
millstone-ui-beats = Seda lööb
millstone-ui-answers = Vastuseks käib
millstone-ui-opens = Alustuseks
millstone-ui-any-rock = iga kivi
millstone-ui-any-paper = iga paber
millstone-ui-any-scissors = kõik käärid
millstone-ui-any-joker = jokker
millstone-ui-any-plus-3 = iga +3
# $count: kaarte pakis.
millstone-ui-deck =
    { $count ->
        [0] Pakk on tühi
        [one] Pakis { $count } kaart
       *[other] Pakis { $count } kaarti
    }
# $count: kaardid, mis ootavad +3 pärast tõmbamist.
millstone-ui-charge =
    { $count ->
        [one] Koorem: { $count } kaart
       *[other] Koorem: { $count } kaarti
    }

## Mida lugejalt küsitakse.

millstone-ui-which-sign = Millise märgi jokkeriga nimetad?
millstone-ui-other-card = Teine kaart
millstone-ui-give-what = Vali kaart, mille ära annad
# $card: kaart, mis antakse.
millstone-ui-give-whom = Kellele annad: { $card }?
millstone-ui-swap-whom = Kelle käe oma käe vastu võtad?

## Kingitus ja aitäh.

millstone-ui-gift = Kingitus
# $giver: nimi. $card: mille lugeja sai.
millstone-ui-gift-yours = { $giver } andis sulle kaardi: { $card }. Ütle õigel ajal aitäh, muidu tõmbad 3!
# Sama, kui kaart pole teada.
millstone-ui-gift-yours-unseen = { $giver } andis sulle kaardi. Ütle õigel ajal aitäh, muidu tõmbad 3!
# $giver, $who: nimed.
millstone-ui-gift-theirs = { $giver } andis kaardi mängijale { $who }. Kas tuleb aitäh?
# Loetakse ette. $seconds: mitu täissekundit on jäänud.
millstone-ui-time-left =
    { $seconds ->
        [one] { $seconds } sekund jäänud
       *[other] { $seconds } sekundit jäänud
    }

## Kiirus.

millstone-ui-race = Kiirus!
# Loetakse ette, kui see algab.
millstone-ui-race-begins = Kiirus! Kes käib esimesena tugevama kaardi?
# $who: kes käis kiiruskaardi. $me: yes, kui see on lugeja.
millstone-ui-race-by =
    { $me ->
        [yes] Teised võistlevad sinu kaardi peale.
       *[no] Kaardi käis { $who }: kes selle esimesena lööb, on kõige kiirem.
    }
millstone-ui-race-nothing = Sul pole kaarti, mis seda lööks.
# $card: kaart, mille lugeja pakkus.
millstone-ui-race-in = Võistled kaardiga { $card }.
millstone-ui-race-out = Jääd seekord kõrvale.
# Loetakse ette nime järel. $how: chosen, asked või waits.
millstone-ui-racer =
    { $how ->
        [chosen] on valinud
        [asked] valib
       *[waits] valib hiljem
    }
# $who: nimi. $me: yes, kui see on lugeja. $card: kaart, mis käidi.
millstone-ui-race-won =
    { $me ->
        [yes] Olid kõige kiirem: { $card }!
       *[no] { $who } oli kõige kiirem: { $card }!
    }
millstone-ui-race-nobody = Keegi ei käinud kiiruse peale kaarti.
millstone-ui-who-was-fastest = Kes oli kõige kiirem?

## Lõpp.

millstone-ui-count = Mida käed maksavad
# Loetakse ette võitja nime järel.
millstone-ui-won = võitis
millstone-ui-no-cards = Kaarte pole enam
# $points: mida käsi maksab.
millstone-ui-points =
    { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }

## Päris laua taga: inimesed ütlevad, milline kaart jagati.

millstone-ui-enter = Milline kaart?
# $who: kes tõmbab. $me: yes, kui see on lugeja. $count: mitu kaarti on veel sisestada.
millstone-ui-enter-for =
    { $me ->
        [yes] Millise kaardi sa tõmbad? (veel { $count })
       *[no] Millise kaardi { $who } tõmbab? (veel { $count })
    }

enter-millstone-dealing = Milline kaart jagati?
enter-millstone-drawing = Milline kaart tõmmati?
enter-millstone-fastest = Kes oli kõige kiirem?
