# Dungeon.
dungeon-title = Vangikoobas
dungeon-help = Roni rüütlitega lossi tippu, võta teisi vangi, kata nad lohega ja viska lindu.
dungeon-card-knight = rüütel { $number }
dungeon-card-bird = lind
dungeon-card-dragon = lohe

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $slot: such as 4 or 2a.

dungeon-move-draw =
    { $me ->
        [yes] Tõmbad kaardi
       *[no] { $who } tõmbab kaardi
    }
dungeon-move-reveal = Pakist tuli { $card }
dungeon-move-place =
    { $me ->
        [yes] Paned rüütli pilusse { $slot }
       *[no] { $who } paneb rüütli pilusse { $slot }
    }
dungeon-move-dragon =
    { $me ->
        [yes] Paned lohe pilule { $slot }
       *[no] { $who } paneb lohe pilule { $slot }
    }
dungeon-move-throw =
    { $me ->
        [yes] Viskad lindu pilu { $slot } pihta
       *[no] { $who } viskab lindu pilu { $slot } pihta
    }
# The tile is thrown at a real tower.
dungeon-move-throw-at-table =
    { $me ->
        [yes] Viskad lindu
       *[no] { $who } viskab lindu
    }
dungeon-move-put-back =
    { $me ->
        [yes] Paned kaardi tagasi
       *[no] { $who } paneb kaardi tagasi
    }
dungeon-move-falls = Kaart kukub
dungeon-move-stays = Kaart püsib
# $number: of the knight. $from, $slot: from where to where.
dungeon-move-climb =
    { $me ->
        [yes] Ronid rüütliga { $number } pilust { $from } pilusse { $slot }
       *[no] { $who } ronib rüütliga { $number } pilust { $from } pilusse { $slot }
    }
dungeon-move-climb-top =
    { $me ->
        [yes] Ronid rüütliga { $number } pilust { $from } tippu
       *[no] { $who } ronib rüütliga { $number } pilust { $from } tippu
    }

## The same as buttons.

dungeon-do-draw = Tõmba kaart
dungeon-do-reveal = { $card }
dungeon-do-place = Pane pilusse { $slot }
dungeon-do-dragon = Lohe pilule { $slot }
dungeon-do-throw = Viska pilu { $slot } pihta
dungeon-do-throw-at-table = Viska
dungeon-do-put-back = Pane tagasi
dungeon-do-falls = Kukub
dungeon-do-stays = Püsib
dungeon-do-climb = Roni: { $number } pilust { $from } pilusse { $slot }
dungeon-do-climb-top = Roni: { $number } pilust { $from } tippu

## What is awaited. $card: the card just drawn.

dungeon-awaited-choosing =
    { $me ->
        [yes] Tõmba kaart või roni
       *[no] { $who } tõmbab kaardi või ronib
    }
dungeon-awaited-revealing = Kaarti pööratakse
dungeon-awaited-playing =
    { $me ->
        [yes] Mängi tõmmatud kaart ({ $card }) välja või pane tagasi
       *[no] { $who } mängib kaardi ({ $card }) välja või paneb tagasi
    }
dungeon-awaited-falling = Lind on visatud: mis kukub?
# Somebody takes aim; the bird flies when they let go.
dungeon-awaited-throw =
    { $me ->
        [yes] Sihi ja lase lind lahti
       *[no] { $who } sihib
    }
dungeon-awaited-over = Mäng on läbi

## Why the game is over. $who: one name or several, $count of them.

dungeon-ending-d-27 =
    { $me ->
        [yes] Sul pole enam kaarte ja ronida sa ei saa (D-27).
       *[no] { $count ->
            [one] Mängijal { $who } pole enam kaarte ja ronida ta ei saa (D-27).
           *[other] Mängijatel { $who } pole enam kaarte ja ronida nad ei saa (D-27).
        }
    }
dungeon-ending-d-30 =
    { $turns ->
        [one] Kõik mängijad panid oma viimasel käigul kaardi tagasi (D-30).
       *[other] Kõik mängijad panid kaardi tagasi { $turns } korda järjest (D-30).
    }
