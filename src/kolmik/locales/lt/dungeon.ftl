# Dungeon.
dungeon-title = Požemis
dungeon-help = Kopk riteriais į pilies viršūnę, imk kitus į nelaisvę, uždenk juos drakonu ir mesk paukštį.
dungeon-card-knight = riteris { $number }
dungeon-card-bird = paukštis
dungeon-card-dragon = drakonas

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $slot: such as 4 or 2a.

dungeon-move-draw =
    { $me ->
        [yes] Trauki kortą
       *[no] { $who } traukia kortą
    }
dungeon-move-reveal = Ištraukta korta: { $card }
dungeon-move-place =
    { $me ->
        [yes] Dedi riterį į angą { $slot }
       *[no] { $who } deda riterį į angą { $slot }
    }
dungeon-move-dragon =
    { $me ->
        [yes] Dedi drakoną ant angos { $slot }
       *[no] { $who } deda drakoną ant angos { $slot }
    }
dungeon-move-throw =
    { $me ->
        [yes] Meti paukštį į angą { $slot }
       *[no] { $who } meta paukštį į angą { $slot }
    }
# The tile is thrown at a real tower.
dungeon-move-throw-at-table =
    { $me ->
        [yes] Meti paukštį
       *[no] { $who } meta paukštį
    }
dungeon-move-put-back =
    { $me ->
        [yes] Grąžini kortą
       *[no] { $who } grąžina kortą
    }
dungeon-move-falls = Korta nukrinta
dungeon-move-stays = Korta lieka
# $number: of the knight. $from, $slot: from where to where.
dungeon-move-climb =
    { $me ->
        [yes] Kopi riteriu { $number } iš angos { $from } į angą { $slot }
       *[no] { $who } kopia riteriu { $number } iš angos { $from } į angą { $slot }
    }
dungeon-move-climb-top =
    { $me ->
        [yes] Kopi riteriu { $number } iš angos { $from } į viršūnę
       *[no] { $who } kopia riteriu { $number } iš angos { $from } į viršūnę
    }

## The same as buttons.

dungeon-do-draw = Trauk kortą
dungeon-do-reveal = { $card }
dungeon-do-place = Dėk į angą { $slot }
dungeon-do-dragon = Drakonas ant angos { $slot }
dungeon-do-throw = Mesk į angą { $slot }
dungeon-do-throw-at-table = Mesk
dungeon-do-put-back = Grąžink
dungeon-do-falls = Nukrinta
dungeon-do-stays = Lieka
dungeon-do-climb = Kopk: { $number } iš { $from } į { $slot }
dungeon-do-climb-top = Kopk: { $number } iš { $from } į viršūnę

## What is awaited. $card: the card just drawn.

dungeon-awaited-choosing =
    { $me ->
        [yes] Trauk kortą arba kopk
       *[no] { $who } traukia kortą arba kopia
    }
dungeon-awaited-revealing = Atverčiama korta
dungeon-awaited-playing =
    { $me ->
        [yes] Sužaisk ištrauktą kortą ({ $card }) arba ją grąžink
       *[no] { $who } žaidžia kortą ({ $card }) arba ją grąžina
    }
dungeon-awaited-falling = Paukštis mestas: kas krinta?
# Somebody takes aim; the bird flies when they let go.
dungeon-awaited-throw =
    { $me ->
        [yes] Taikykis ir paleisk paukštį
       *[no] { $who } taikosi
    }
dungeon-awaited-over = Partija baigta

## Why the game is over. $who: one name or several, $count of them.

dungeon-ending-d-27 =
    { $me ->
        [yes] Nebeturi kortų ir negali kopti (D-27).
       *[no] { $count ->
            [one] { $who } nebeturi kortų ir negali kopti (D-27).
            [few] { $who } nebeturi kortų ir negali kopti (D-27).
           *[other] { $who } nebeturi kortų ir negali kopti (D-27).
        }
    }
dungeon-ending-d-30 =
    { $turns ->
        [1] Paskutiniu savo ėjimu visi žaidėjai grąžino kortą (D-30).
        [one] Visi žaidėjai grąžino kortą { $turns } ėjimą iš eilės (D-30).
        [few] Visi žaidėjai grąžino kortą { $turns } ėjimus iš eilės (D-30).
       *[other] Visi žaidėjai grąžino kortą { $turns } ėjimų iš eilės (D-30).
    }
