# Bordet til Møllestenen på siden.

# Læses op for en spillers plads. $name: hvem der sidder der. $me: yes, hvis det er læseren.
millstone-ui-seat =
    { $me ->
        [yes] Dig, { $name }
       *[no] { $name }
    }
millstone-ui-on-turn = har turen
# Læses op efter et tal, der vises: »7 kort« er tallet og dette. $count: tallet.
millstone-ui-cards =
    { $count ->
        [one] kort
       *[other] kort
    }
# $count: kort på læserens hånd.
millstone-ui-hand =
    { $count ->
        [one] Din hånd, { $count } kort
       *[other] Din hånd, { $count } kort
    }
# Ens kort ligger oven på hinanden. $card: kortets navn, eller hvad man kan gøre med det. $count: hvor mange der er.
millstone-ui-copies =
    { $count ->
        [one] { $card }, { $count } kort
       *[other] { $card }, { $count } kort
    }
# På det kort, der lige er trukket.
millstone-ui-new = nyt

## Midt på bordet.

# $card: det øverste kort på spillebunken.
millstone-ui-top = Øverst: { $card }
millstone-ui-no-top = Intet kort endnu
millstone-ui-clockwise = Der spilles med uret
millstone-ui-anticlockwise = Der spilles mod uret
# Over listen med det, der må lægges: på det øverste kort, mod et +3, som spillets første kort.
millstone-ui-beats = Slås af
millstone-ui-answers = Svar med
millstone-ui-opens = Åbn med
millstone-ui-any-rock = enhver sten
millstone-ui-any-paper = alt papir
millstone-ui-any-scissors = enhver saks
millstone-ui-any-joker = en joker
millstone-ui-any-plus-3 = ethvert +3
# $count: kort i trækbunken.
millstone-ui-deck =
    { $count ->
        [0] Trækbunken er tom
        [one] { $count } kort i trækbunken
       *[other] { $count } kort i trækbunken
    }
# $count: kort, der venter på at blive trukket på grund af +3.
millstone-ui-charge =
    { $count ->
        [one] En regning på { $count } kort
       *[other] En regning på { $count } kort
    }

## Det, læseren bliver spurgt om.

millstone-ui-which-sign = Hvilket tegn skal jokeren være?
millstone-ui-other-card = Et andet kort
millstone-ui-give-what = Vælg et kort at give væk
# $card: det kort, der gives væk.
millstone-ui-give-whom = Hvem får { $card }?
millstone-ui-swap-whom = Hvem vil du bytte hånd med?

## En gave og et tak.

millstone-ui-gift = En gave
# $giver: et navn. $card: hvad læseren fik.
millstone-ui-gift-yours = { $giver } gav dig et kort: { $card }. Nå at sige tak, ellers trækker du 3!
# Det samme, når man ikke kender kortet.
millstone-ui-gift-yours-unseen = { $giver } gav dig et kort. Nå at sige tak, ellers trækker du 3!
# $giver, $who: navne.
millstone-ui-gift-theirs = { $giver } gav { $who } et kort. Kommer der et tak?
# Læses op. $seconds: hele sekunder, der er tilbage.
millstone-ui-time-left =
    { $seconds ->
        [one] { $seconds } sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }

## Kapløbet.

millstone-ui-race = Kapløb!
# Læses op, når det begynder.
millstone-ui-race-begins = Kapløb! Hvem lægger først et stærkere kort?
# $who: hvem der lagde kapløbskortet. $me: yes, hvis det er læseren.
millstone-ui-race-by =
    { $me ->
        [yes] De andre løber om kap på dit kort.
       *[no] { $who } lagde det: den første, der slår det, vinder kapløbet.
    }
millstone-ui-race-nothing = Du har intet kort, der slår det.
# $card: det kort, læseren er med med.
millstone-ui-race-in = Du er med i kapløbet: { $card }.
millstone-ui-race-out = Du står over denne gang.
# Læses op efter et navn. $how: chosen, asked eller waits.
millstone-ui-racer =
    { $how ->
        [chosen] har valgt
        [asked] vælger
       *[waits] vælger senere
    }
# $who: et navn. $me: yes, hvis det er læseren. $card: det kort, der blev lagt.
millstone-ui-race-won =
    { $me ->
        [yes] Du var hurtigst: { $card }!
       *[no] { $who } var hurtigst: { $card }!
    }
millstone-ui-race-nobody = Ingen lagde et kort i kapløbet.
millstone-ui-who-was-fastest = Hvem var hurtigst?

## Slutningen.

millstone-ui-count = Hvad hænderne tæller
# Læses op efter vinderens navn.
millstone-ui-won = vandt
millstone-ui-no-cards = Ingen kort tilbage
# $points: hvad en hånd tæller.
millstone-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }

## Ved et rigtigt bord: spillerne siger, hvilket kort der blev delt ud.

millstone-ui-enter = Hvilket kort?
# $who: hvem der trækker. $me: yes, hvis det er læseren. $count: hvor mange kort der endnu skal skrives.
millstone-ui-enter-for =
    { $me ->
        [yes] Hvilket kort trækker du? ({ $count } tilbage)
       *[no] Hvilket kort trækker { $who }? ({ $count } tilbage)
    }

enter-millstone-dealing = Hvilket kort blev delt ud?
enter-millstone-drawing = Hvilket kort blev trukket?
enter-millstone-fastest = Hvem var hurtigst?
