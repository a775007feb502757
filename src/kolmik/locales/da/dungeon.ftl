# Dungeon.
dungeon-title = Fangehullet
dungeon-help = Bestig tårnet med dine riddere, tag andre til fange, dæk dem med dragen, og kast fuglen.
dungeon-card-knight = ridder { $number }
dungeon-card-bird = fugl
dungeon-card-dragon = drage

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $slot: such as 4 or 2a.

dungeon-move-draw =
    { $me ->
        [yes] Du trækker et kort
       *[no] { $who } trækker et kort
    }
dungeon-move-reveal = Trukket kort: { $card }
dungeon-move-place =
    { $me ->
        [yes] Du sætter ridderen i { $slot }
       *[no] { $who } sætter ridderen i { $slot }
    }
dungeon-move-dragon =
    { $me ->
        [yes] Du lægger dragen på { $slot }
       *[no] { $who } lægger dragen på { $slot }
    }
dungeon-move-throw =
    { $me ->
        [yes] Du kaster fuglen mod { $slot }
       *[no] { $who } kaster fuglen mod { $slot }
    }
# The tile is thrown at a real tower.
dungeon-move-throw-at-table =
    { $me ->
        [yes] Du kaster fuglen
       *[no] { $who } kaster fuglen
    }
dungeon-move-put-back =
    { $me ->
        [yes] Du lægger kortet tilbage
       *[no] { $who } lægger kortet tilbage
    }
dungeon-move-falls = Kortet falder
dungeon-move-stays = Kortet bliver siddende
# $number: of the knight. $from, $slot: from where to where.
dungeon-move-climb =
    { $me ->
        [yes] Du bestiger tårnet med { $number }'eren fra { $from } til { $slot }
       *[no] { $who } bestiger tårnet med { $number }'eren fra { $from } til { $slot }
    }
dungeon-move-climb-top =
    { $me ->
        [yes] Du bestiger tårnet med { $number }'eren fra { $from } til toppen
       *[no] { $who } bestiger tårnet med { $number }'eren fra { $from } til toppen
    }

## The same as buttons.

dungeon-do-draw = Træk et kort
dungeon-do-reveal = { $card }
dungeon-do-place = Sæt i { $slot }
dungeon-do-dragon = Drage på { $slot }
dungeon-do-throw = Kast mod { $slot }
dungeon-do-throw-at-table = Kast
dungeon-do-put-back = Læg tilbage
dungeon-do-falls = Det falder
dungeon-do-stays = Det bliver siddende
dungeon-do-climb = { $number }'eren: op fra { $from } til { $slot }
dungeon-do-climb-top = { $number }'eren: op fra { $from } til toppen

## What is awaited. $card: the card just drawn.

dungeon-awaited-choosing =
    { $me ->
        [yes] Træk et kort, eller bestig tårnet
       *[no] { $who } trækker et kort eller bestiger tårnet
    }
dungeon-awaited-revealing = Der trækkes et kort
dungeon-awaited-playing =
    { $me ->
        [yes] Spil kortet, du trak ({ $card }), eller læg det tilbage
       *[no] { $who } spiller kortet ({ $card }) eller lægger det tilbage
    }
dungeon-awaited-falling = Fuglen er kastet: hvad falder?
# Somebody takes aim; the bird flies when they let go.
dungeon-awaited-throw =
    { $me ->
        [yes] Sigt, og slip fuglen
       *[no] { $who } sigter
    }
dungeon-awaited-over = Spillet er slut

## Why the game is over. $who: one name or several, $count of them.

dungeon-ending-d-27 =
    { $me ->
        [yes] Du har ingen kort tilbage og kan ikke bestige tårnet (D-27).
       *[no] { $count ->
            [one] { $who } har ingen kort tilbage og kan ikke bestige tårnet (D-27).
           *[other] { $who } har ingen kort tilbage og kan ikke bestige tårnet (D-27).
        }
    }
dungeon-ending-d-30 =
    { $turns ->
        [one] Alle lagde kortet tilbage i deres seneste tur (D-30).
       *[other] Alle har lagt tilbage i { $turns } ture i træk (D-30).
    }
