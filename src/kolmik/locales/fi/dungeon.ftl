# Dungeon.
dungeon-title = Tyrmä
dungeon-help = Kiipeä ritareillasi torniin, vangitse ja peitä muita, heitä lokki.
dungeon-card-knight = ritari { $number }
dungeon-card-bird = lokki
dungeon-card-dragon = lohikäärme

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $slot: such as 4 or 2a.

dungeon-move-draw =
    { $me ->
        [yes] Nostat kortin
       *[no] { $who } nostaa kortin
    }
dungeon-move-reveal = Nostettiin: { $card }
dungeon-move-place =
    { $me ->
        [yes] Laitat ritarin koloon { $slot }
       *[no] { $who } laittaa ritarin koloon { $slot }
    }
dungeon-move-dragon =
    { $me ->
        [yes] Laitat lohikäärmeen koloon { $slot }
       *[no] { $who } laittaa lohikäärmeen koloon { $slot }
    }
dungeon-move-throw =
    { $me ->
        [yes] Heität lokin kohti koloa { $slot }
       *[no] { $who } heittää lokin kohti koloa { $slot }
    }
# The tile is thrown at a real tower.
dungeon-move-throw-at-table =
    { $me ->
        [yes] Heität lokin
       *[no] { $who } heittää lokin
    }
dungeon-move-put-back =
    { $me ->
        [yes] Palautat kortin
       *[no] { $who } palauttaa kortin
    }
dungeon-move-falls = Kortti putoaa
dungeon-move-stays = Kortti pysyy
# $number: of the knight. $from, $slot: from where to where.
dungeon-move-climb =
    { $me ->
        [yes] Kiipeät ritarilla { $number } kolosta { $from } koloon { $slot }
       *[no] { $who } kiipeää ritarilla { $number } kolosta { $from } koloon { $slot }
    }
dungeon-move-climb-top =
    { $me ->
        [yes] Kiipeät ritarilla { $number } kolosta { $from } huipulle
       *[no] { $who } kiipeää ritarilla { $number } kolosta { $from } huipulle
    }

## The same as buttons.

dungeon-do-draw = Nosta kortti
dungeon-do-reveal = { $card }
dungeon-do-place = Laita koloon { $slot }
dungeon-do-dragon = Lohikäärme koloon { $slot }
dungeon-do-throw = Heitä koloon { $slot }
dungeon-do-throw-at-table = Heitä
dungeon-do-put-back = Palauta
dungeon-do-falls = Putoaa
dungeon-do-stays = Pysyy
dungeon-do-climb = { $number }: kiipeä kolosta { $from } koloon { $slot }
dungeon-do-climb-top = { $number }: kiipeä kolosta { $from } huipulle

## What is awaited. $card: the card just drawn.

dungeon-awaited-choosing =
    { $me ->
        [yes] Nosta kortti tai kiipeä
       *[no] { $who } nostaa kortin tai kiipeää
    }
dungeon-awaited-revealing = Korttia käännetään
dungeon-awaited-playing =
    { $me ->
        [yes] Pelaa nostamasi kortti ({ $card }) tai palauta se
       *[no] { $who } pelaa kortin ({ $card }) tai palauttaa sen
    }
dungeon-awaited-falling = Lokki on heitetty: mikä putoaa?
# Somebody takes aim; the bird flies when they let go.
dungeon-awaited-throw =
    { $me ->
        [yes] Tähtää ja päästä lokki lentoon
       *[no] { $who } tähtää
    }
dungeon-awaited-over = Peli on päättynyt

## Why the game is over. $who: one name or several, $count of them.

dungeon-ending-d-27 =
    { $me ->
        [yes] Sinulla ei ole enää korttia nostettavaksi eikä ritaria, joka voisi kiivetä (D-27).
       *[no] { $count ->
            [one] Pelaajalla { $who } ei ole enää korttia nostettavaksi eikä ritaria, joka voisi kiivetä (D-27).
           *[other] Pelaajilla { $who } ei ole enää korttia nostettavaksi eikä ritaria, joka voisi kiivetä (D-27).
        }
    }
dungeon-ending-d-30 =
    { $turns ->
        [one] Jokainen pelaaja palautti kortin viime vuorollaan (D-30).
       *[other] Jokainen pelaaja on palauttanut kortin { $turns } vuorolla peräkkäin (D-30).
    }
