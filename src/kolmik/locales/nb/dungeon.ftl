# Dungeon.
dungeon-title = Fangehullet
dungeon-help = Klatre i borgen med ridderne dine, angrip andre, dekk dem med dragen og kast måken.
dungeon-card-knight = ridder { $number }
dungeon-card-bird = måke
dungeon-card-dragon = drage

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $slot: such as 4 or 2a.

dungeon-move-draw =
    { $me ->
        [yes] Du trekker et kort
       *[no] { $who } trekker et kort
    }
dungeon-move-reveal = Trukket kort: { $card }
dungeon-move-place =
    { $me ->
        [yes] Du setter ridderen på { $slot }
       *[no] { $who } setter ridderen på { $slot }
    }
dungeon-move-dragon =
    { $me ->
        [yes] Du legger dragen på { $slot }
       *[no] { $who } legger dragen på { $slot }
    }
dungeon-move-throw =
    { $me ->
        [yes] Du kaster måken mot { $slot }
       *[no] { $who } kaster måken mot { $slot }
    }
# The tile is thrown at a real tower.
dungeon-move-throw-at-table =
    { $me ->
        [yes] Du kaster måken
       *[no] { $who } kaster måken
    }
dungeon-move-put-back =
    { $me ->
        [yes] Du legger kortet tilbake
       *[no] { $who } legger kortet tilbake
    }
dungeon-move-falls = Kortet faller
dungeon-move-stays = Kortet blir sittende
# $number: of the knight. $from, $slot: from where to where.
dungeon-move-climb =
    { $me ->
        [yes] Du klatrer med { $number }-eren fra { $from } til { $slot }
       *[no] { $who } klatrer med { $number }-eren fra { $from } til { $slot }
    }
dungeon-move-climb-top =
    { $me ->
        [yes] Du klatrer med { $number }-eren fra { $from } til toppen
       *[no] { $who } klatrer med { $number }-eren fra { $from } til toppen
    }

## The same as buttons.

dungeon-do-draw = Trekk et kort
dungeon-do-reveal = { $card }
dungeon-do-place = Sett på { $slot }
dungeon-do-dragon = Drage på { $slot }
dungeon-do-throw = Kast mot { $slot }
dungeon-do-throw-at-table = Kast
dungeon-do-put-back = Legg tilbake
dungeon-do-falls = Det faller
dungeon-do-stays = Det blir sittende
dungeon-do-climb = { $number }-eren: klatre fra { $from } til { $slot }
dungeon-do-climb-top = { $number }-eren: klatre fra { $from } til toppen

## What is awaited. $card: the card just drawn.

dungeon-awaited-choosing =
    { $me ->
        [yes] Trekk et kort eller klatre
       *[no] { $who } trekker et kort eller klatrer
    }
dungeon-awaited-revealing = Det trekkes et kort
dungeon-awaited-playing =
    { $me ->
        [yes] Spill kortet du trakk ({ $card }), eller legg det tilbake
       *[no] { $who } spiller kortet ({ $card }) eller legger det tilbake
    }
dungeon-awaited-falling = Måken er kastet: hva faller?
# Somebody takes aim; the bird flies when they let go.
dungeon-awaited-throw =
    { $me ->
        [yes] Sikt og slipp måken
       *[no] { $who } sikter
    }
dungeon-awaited-over = Spillet er over

## Why the game is over. $who: one name or several, $count of them.

dungeon-ending-d-27 =
    { $me ->
        [yes] Du har ingen kort igjen og kan ikke klatre (D-27).
       *[no] { $count ->
            [one] { $who } har ingen kort igjen og kan ikke klatre (D-27).
           *[other] { $who } har ingen kort igjen og kan ikke klatre (D-27).
        }
    }
dungeon-ending-d-30 =
    { $turns ->
        [one] Alle la kortet tilbake i sin siste tur (D-30).
       *[other] Alle har lagt tilbake i { $turns } turer på rad (D-30).
    }
