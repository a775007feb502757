# Bordet til Kvernsteinen på siden.

# Leses opp for plassen til en spiller. $name: hvem som sitter der. $me: yes hvis det er leseren.
millstone-ui-seat =
    { $me ->
        [yes] Deg, { $name }
       *[no] { $name }
    }
millstone-ui-on-turn = har turen
# Leses opp etter et tall som vises: «7 kort» er tallet og dette. $count: tallet.
millstone-ui-cards =
    { $count ->
        [one] kort
       *[other] kort
    }
# $count: kort på hånden til leseren.
millstone-ui-hand =
    { $count ->
        [one] Hånden din, { $count } kort
       *[other] Hånden din, { $count } kort
    }
# Like kort ligger oppå hverandre. $card: navnet på kortet, eller hva det kan brukes til. $count: hvor mange det er.
millstone-ui-copies =
    { $count ->
        [one] { $card }, { $count } kort
       *[other] { $card }, { $count } kort
    }
# På kortet som nettopp ble trukket.
millstone-ui-new = nytt

## Midt på bordet.

# $card: det øverste kortet på spillebunken.
millstone-ui-top = Øverst: { $card }
millstone-ui-no-top = Ingen kort ennå
millstone-ui-clockwise = Det spilles med klokka
millstone-ui-anticlockwise = Det spilles mot klokka
# Over listen med det som kan legges: på det øverste kortet, mot et +3, som det første kortet i spillet.
millstone-ui-beats = Slås av
millstone-ui-answers = Svar med
millstone-ui-opens = Åpne med
millstone-ui-any-rock = alle steiner
millstone-ui-any-paper = alt papir
millstone-ui-any-scissors = alle sakser
millstone-ui-any-joker = en joker
millstone-ui-any-plus-3 = alle +3
# $count: kort i trekkbunken.
millstone-ui-deck =
    { $count ->
        [0] Trekkbunken er tom
        [one] { $count } kort i trekkbunken
       *[other] { $count } kort i trekkbunken
    }
# $count: kort som venter på å bli trukket på grunn av +3.
millstone-ui-charge =
    { $count ->
        [one] En regning på { $count } kort
       *[other] En regning på { $count } kort
    }

## Det leseren blir spurt om.

millstone-ui-which-sign = Hvilket tegn skal jokeren være?
millstone-ui-other-card = Et annet kort
millstone-ui-give-what = Velg et kort å gi bort
# $card: kortet som gis bort.
millstone-ui-give-whom = Hvem får { $card }?
millstone-ui-swap-whom = Hvem vil du bytte hånd med?

## En gave og en takk.

millstone-ui-gift = En gave
# $giver: et navn. $card: hva leseren fikk.
millstone-ui-gift-yours = { $giver } ga deg et kort: { $card }. Si takk i tide, ellers trekker du 3!
# Det samme når kortet ikke er kjent.
millstone-ui-gift-yours-unseen = { $giver } ga deg et kort. Si takk i tide, ellers trekker du 3!
# $giver, $who: navn.
millstone-ui-gift-theirs = { $giver } ga { $who } et kort. Kommer det noen takk?
# Leses opp. $seconds: hele sekunder som er igjen.
millstone-ui-time-left =
    { $seconds ->
        [one] { $seconds } sekund igjen
       *[other] { $seconds } sekunder igjen
    }

## Kappløpet.

millstone-ui-race = Kappløp!
# Leses opp når det begynner.
millstone-ui-race-begins = Kappløp! Hvem legger et sterkere kort først?
# $who: hvem som la kappløpskortet. $me: yes hvis det er leseren.
millstone-ui-race-by =
    { $me ->
        [yes] De andre løper om kapp på kortet ditt.
       *[no] { $who } la det: den første som slår det, vinner kappløpet.
    }
millstone-ui-race-nothing = Du har ingen kort som slår det.
# $card: kortet leseren er med med.
millstone-ui-race-in = Du er med i kappløpet: { $card }.
millstone-ui-race-out = Du står over denne gangen.
# Leses opp etter et navn. $how: chosen, asked eller waits.
millstone-ui-racer =
    { $how ->
        [chosen] har valgt
        [asked] velger
       *[waits] velger senere
    }
# $who: et navn. $me: yes hvis det er leseren. $card: kortet som ble lagt.
millstone-ui-race-won =
    { $me ->
        [yes] Du var raskest: { $card }!
       *[no] { $who } var raskest: { $card }!
    }
millstone-ui-race-nobody = Ingen la noe kort i kappløpet.
millstone-ui-who-was-fastest = Hvem var raskest?

## Slutten.

millstone-ui-count = Hva hendene teller
# Leses opp etter navnet på vinneren.
millstone-ui-won = vant
millstone-ui-no-cards = Ingen kort igjen
# $points: hva en hånd teller.
millstone-ui-points =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }

## Ved et ekte bord: spillerne sier hvilket kort som ble delt ut.

millstone-ui-enter = Hvilket kort?
# $who: hvem som trekker. $me: yes hvis det er leseren. $count: hvor mange kort som gjenstår å skrive inn.
millstone-ui-enter-for =
    { $me ->
        [yes] Hvilket kort trekker du? ({ $count } igjen)
       *[no] Hvilket kort trekker { $who }? ({ $count } igjen)
    }

enter-millstone-dealing = Hvilket kort ble delt ut?
enter-millstone-drawing = Hvilket kort ble trukket?
enter-millstone-fastest = Hvem var raskest?
