# Kvarnstenen på sidan.

millstone-ui-seat =
    { $me ->
        [yes] Du, { $name }
       *[no] { $name }
    }
millstone-ui-on-turn = på tur
millstone-ui-cards =
    { $count ->
        [one] kort
       *[other] kort
    }
millstone-ui-hand =
    { $count ->
        [one] Din hand, { $count } kort
       *[other] Din hand, { $count } kort
    }
millstone-ui-copies =
    { $count ->
        [one] { $card }, { $count } kort
       *[other] { $card }, { $count } kort
    }
millstone-ui-new = nytt

## Mitt på bordet.

millstone-ui-top = Överst: { $card }
millstone-ui-no-top = Inget kort än
millstone-ui-clockwise = Spelet går medurs
millstone-ui-anticlockwise = Spelet går moturs
millstone-ui-beats = Slås av
millstone-ui-answers = Besvaras med
millstone-ui-opens = Att börja med
millstone-ui-any-rock = alla stenar
millstone-ui-any-paper = alla påsar
millstone-ui-any-scissors = alla saxar
millstone-ui-any-joker = en joker
millstone-ui-any-plus-3 = alla +3:or
millstone-ui-deck =
    { $count ->
        [0] Draghögen är tom
        [one] { $count } kort i draghögen
       *[other] { $count } kort i draghögen
    }
millstone-ui-charge =
    { $count ->
        [one] Skuld: { $count } kort
       *[other] Skuld: { $count } kort
    }

## Vad du blir tillfrågad om.

millstone-ui-which-sign = Vilket tecken väljer du för jokern?
millstone-ui-other-card = Ett annat kort
millstone-ui-give-what = Välj ett kort att ge bort
millstone-ui-give-whom = Vem får { $card }?
millstone-ui-swap-whom = Vems hand tar du i stället för din?

## En gåva, och tacket.

millstone-ui-gift = En gåva
millstone-ui-gift-yours = { $giver } gav dig ett kort: { $card }. Tacka i tid, annars drar du 3!
millstone-ui-gift-yours-unseen = { $giver } gav dig ett kort. Tacka i tid, annars drar du 3!
millstone-ui-gift-theirs = { $giver } gav { $who } ett kort. Kommer det ett tack?
millstone-ui-time-left =
    { $seconds ->
        [one] { $seconds } sekund kvar
       *[other] { $seconds } sekunder kvar
    }

## Kapplöpningen.

millstone-ui-race = Kapplöpning!
millstone-ui-race-begins = Kapplöpning! Vem lägger först ett starkare kort?
millstone-ui-race-by =
    { $me ->
        [yes] De andra tävlar om att slå ditt kort.
       *[no] { $who } la kortet: den som först slår det vinner.
    }
millstone-ui-race-nothing = Du har inget kort som slår det.
millstone-ui-race-in = Du är med, med { $card }.
millstone-ui-race-out = Den här gången står du över.
millstone-ui-racer =
    { $how ->
        [chosen] har valt
        [asked] väljer
       *[waits] väljer senare
    }
millstone-ui-race-won =
    { $me ->
        [yes] Du var snabbast: { $card }!
       *[no] { $who } var snabbast: { $card }!
    }
millstone-ui-race-nobody = Ingen la något kort i kapplöpningen.
millstone-ui-who-was-fastest = Vem var snabbast?

## Slutet.

millstone-ui-count = Händernas poäng
millstone-ui-won = vann
millstone-ui-no-cards = Inga kort kvar
millstone-ui-points =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }

## Vid ett riktigt bord: spelarna säger vilket kort som delades ut.

millstone-ui-enter = Vilket kort?
millstone-ui-enter-for =
    { $me ->
        [yes] Vilket kort drar du? ({ $count } kvar)
       *[no] Vilket kort drar { $who }? ({ $count } kvar)
    }

enter-millstone-dealing = Vilket kort delades ut?
enter-millstone-drawing = Vilket kort drogs?
enter-millstone-fastest = Vem var snabbast?
