# Borgen i Fangehullet. Id: dungeon-ui- og hva det handler om.
# $who: et navn. $me: yes hvis det er leseren. $slot: som 4 eller 2a. $card: et kort som «ridder 2».

dungeon-ui-castle = Borgen
dungeon-ui-hand = Kortene dine
dungeon-ui-turn = Hvem som har turen

## Hva som er hvor, til skjermlesere.

# $there: hvem som er på trinnet.
dungeon-ui-slot = { $slot }: { $there }
dungeon-ui-empty = tomt
# Et kort og hvem som eier det.
dungeon-ui-owned =
    { $me ->
        [yes] din { $card }
       *[no] { $card } ({ $who })
    }
# $knights: en ridder eller to og hvem som eier dem. $dragon: en drage og hvem som eier den.
dungeon-ui-covered = { $dragon } oppå { $knights }
# En knapp som spiller eller klatrer til et trinn. $move: hva den gjør. $there: hvem som er der nå.
dungeon-ui-target = { $move } (der nå: { $there })
# En knapp: velg denne ridderen og så hvor den skal klatre.
dungeon-ui-choose = { $card } på { $slot }: velg den for å klatre
# $count: hvor mange kort. $cards: hvilke, hvis det er noen.
dungeon-ui-top =
    { $count ->
        [0]
            { $me ->
                [yes] Du har ingen på toppen
               *[no] { $who } har ingen på toppen
            }
        [one]
            { $me ->
                [yes] Du har på toppen: { $cards }
               *[no] { $who } har på toppen: { $cards }
            }
       *[other]
            { $me ->
                [yes] Du har på toppen: { $cards }
               *[no] { $who } har på toppen: { $cards }
            }
    }
dungeon-ui-dungeon =
    { $count ->
        [0]
            { $me ->
                [yes] Du har ingen i fangehullet
               *[no] { $who } har ingen i fangehullet
            }
        [one]
            { $me ->
                [yes] Du har i fangehullet: { $cards }
               *[no] { $who } har i fangehullet: { $cards }
            }
       *[other]
            { $me ->
                [yes] Du har i fangehullet: { $cards }
               *[no] { $who } har i fangehullet: { $cards }
            }
    }
# $count: kort i en trekkbunke.
dungeon-ui-deck =
    { $count ->
        [0] ingen kort
        [one] { $count } kort
       *[other] { $count } kort
    }
dungeon-ui-left = Det som er igjen i trekkbunkene

## Hva som skal skje nå.

dungeon-ui-turn-of =
    { $me ->
        [yes] Det er din tur
       *[no] Det er { $who } sin tur
    }
dungeon-ui-draw-or-climb = Trekk et kort, eller trykk på en ridder som lyser, og klatre
dungeon-ui-must-draw = Trekk et kort
dungeon-ui-must-climb = Trykk på en ridder som lyser, og klatre
# Det er trykket på en ridder. $number: tallet på den.
dungeon-ui-climb-where = { $number }-eren på { $slot }: hvor skal den klatre?
dungeon-ui-another = En annen ridder
dungeon-ui-drew =
    { $me ->
        [yes] Du trakk: { $card }
       *[no] { $who } trakk: { $card }
    }
dungeon-ui-play-knight = Sett ridderen din på et trinn som lyser
dungeon-ui-play-dragon = Legg dragen din på et trinn som lyser
dungeon-ui-play-bird = Kast måken din: sikt på et trinn
dungeon-ui-play-nowhere = Det er ingen steder å spille den

## Ved et ekte bord.

dungeon-ui-revealed =
    { $me ->
        [yes] Hvilket kort trakk du?
       *[no] Hvilket kort trakk { $who }?
    }
# $card: et kort og hvem som eier det. $slot: hvor det er.
dungeon-ui-asked = Faller { $card } på { $slot }?

## Kastet.

dungeon-ui-aim-mine = Slipp måken når siktet er over { $slot }!
dungeon-ui-aim-theirs = { $who } sikter på { $slot } …
dungeon-ui-let-go = Slipp!
# $fell: hvor mange kort.
dungeon-ui-thrown =
    { $fell ->
        [0]
            { $me ->
                [yes] Måken din fikk ikke ned noe.
               *[no] Måken til { $who } fikk ikke ned noe.
            }
        [one]
            { $me ->
                [yes] Måken din fikk ned { $fell } kort.
               *[no] Måken til { $who } fikk ned { $fell } kort.
            }
       *[other]
            { $me ->
                [yes] Måken din fikk ned { $fell } kort.
               *[no] Måken til { $who } fikk ned { $fell } kort.
            }
    }
# Etter setningen før, der det ble spurt om andre kort også. $stayed: hvor mange kort.
dungeon-ui-stayed =
    { $stayed ->
        [one] { $stayed } kort ble sittende.
       *[other] { $stayed } kort ble sittende.
    }
# Hvor nær midten siktet var. $percent: fra 0 til 100.
dungeon-ui-accuracy = Presisjon: { $percent } %

enter-dungeon-revealing = Hvilket kort ble trukket?
enter-dungeon-falling = Falt det?
