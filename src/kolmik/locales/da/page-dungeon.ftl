# Borgtårnet i Fangehullet. Id: dungeon-ui- og hvad det handler om.
# $who: et navn. $me: yes, hvis det er læseren. $slot: som 4 eller 2a. $card: et kort som »ridder 2«.

dungeon-ui-castle = Borgtårnet
dungeon-ui-hand = Dine kort
dungeon-ui-turn = Hvem der har turen

## Hvad der er hvor, til skærmlæsere.

# $there: hvem der er i sprækken.
dungeon-ui-slot = { $slot }: { $there }
dungeon-ui-empty = tom
# Et kort, og hvis det er.
dungeon-ui-owned =
    { $me ->
        [yes] din { $card }
       *[no] { $card } ({ $who })
    }
# $knights: en ridder eller to, og hvis de er. $dragon: en drage, og hvis den er.
dungeon-ui-covered = { $dragon } oven på { $knights }
# En knap, der spiller til en sprække eller bestiger tårnet. $move: hvad den gør. $there: hvem der er der nu.
dungeon-ui-target = { $move } (der nu: { $there })
# En knap: vælg denne ridder og så, hvor den skal op.
dungeon-ui-choose = { $card } i { $slot }: vælg den for at bestige tårnet
# $count: hvor mange kort. $cards: hvilke, hvis der er nogen.
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
# $count: kort i en trækbunke.
dungeon-ui-deck =
    { $count ->
        [0] ingen kort
        [one] { $count } kort
       *[other] { $count } kort
    }
dungeon-ui-left = Hvad der er tilbage i trækbunkerne

## Hvad der skal ske nu.

dungeon-ui-turn-of =
    { $me ->
        [yes] Det er din tur
       *[no] Det er { $who }, der har turen
    }
dungeon-ui-draw-or-climb = Træk et kort, eller tryk på en ridder, der lyser, og bestig tårnet
dungeon-ui-must-draw = Træk et kort
dungeon-ui-must-climb = Tryk på en ridder, der lyser, og bestig tårnet
# Der er trykket på en ridder. $number: dens tal.
dungeon-ui-climb-where = { $number }'eren i { $slot }: hvor skal den op?
dungeon-ui-another = En anden ridder
dungeon-ui-drew =
    { $me ->
        [yes] Du trak: { $card }
       *[no] { $who } trak: { $card }
    }
dungeon-ui-play-knight = Sæt din ridder i en sprække, der lyser
dungeon-ui-play-dragon = Læg din drage på en sprække, der lyser
dungeon-ui-play-bird = Kast din fugl: sigt på en sprække
dungeon-ui-play-nowhere = Den kan ikke spilles nogen steder

## Ved et rigtigt bord.

dungeon-ui-revealed =
    { $me ->
        [yes] Hvilket kort trak du?
       *[no] Hvilket kort trak { $who }?
    }
# $card: et kort, og hvis det er. $slot: hvor det er.
dungeon-ui-asked = Falder { $card } i { $slot }?

## Kastet.

dungeon-ui-aim-mine = Slip fuglen, når sigtet er over { $slot }!
dungeon-ui-aim-theirs = { $who } sigter på { $slot } …
dungeon-ui-let-go = Slip!
# $fell: hvor mange kort.
dungeon-ui-thrown =
    { $fell ->
        [0]
            { $me ->
                [yes] Din fugl fik ikke noget ned.
               *[no] { $who } fik ikke noget ned med fuglen.
            }
        [one]
            { $me ->
                [yes] Din fugl fik { $fell } kort ned.
               *[no] { $who } fik { $fell } kort ned med fuglen.
            }
       *[other]
            { $me ->
                [yes] Din fugl fik { $fell } kort ned.
               *[no] { $who } fik { $fell } kort ned med fuglen.
            }
    }
# Efter sætningen før, hvor der også blev spurgt til andre kort. $stayed: hvor mange kort.
dungeon-ui-stayed =
    { $stayed ->
        [one] { $stayed } kort blev siddende.
       *[other] { $stayed } kort blev siddende.
    }
# Hvor tæt sigtet var på midten. $percent: fra 0 til 100.
dungeon-ui-accuracy = Præcision: { $percent } %

enter-dungeon-revealing = Hvilket kort blev trukket?
enter-dungeon-falling = Faldt det?
