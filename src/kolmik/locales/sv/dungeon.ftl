# Dungeon.
dungeon-title = Fängelsehålan
dungeon-help = Klättra på kastellet med dina riddare, fånga och täck andras, kasta måsen.
dungeon-card-knight = riddare { $number }
dungeon-card-bird = mås
dungeon-card-dragon = drake

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $slot: such as 4 or 2a.

dungeon-move-draw =
    { $me ->
        [yes] Du drar ett kort
       *[no] { $who } drar ett kort
    }
dungeon-move-reveal = Draget: { $card }
dungeon-move-place =
    { $me ->
        [yes] Du placerar riddaren i { $slot }
       *[no] { $who } placerar riddaren i { $slot }
    }
dungeon-move-dragon =
    { $me ->
        [yes] Du lägger draken på { $slot }
       *[no] { $who } lägger draken på { $slot }
    }
dungeon-move-throw =
    { $me ->
        [yes] Du kastar måsen mot { $slot }
       *[no] { $who } kastar måsen mot { $slot }
    }
# The tile is thrown at a real tower.
dungeon-move-throw-at-table =
    { $me ->
        [yes] Du kastar måsen
       *[no] { $who } kastar måsen
    }
dungeon-move-put-back =
    { $me ->
        [yes] Du lägger tillbaka kortet
       *[no] { $who } lägger tillbaka kortet
    }
dungeon-move-falls = Kortet faller
dungeon-move-stays = Kortet sitter kvar
# $number: of the knight. $from, $slot: from where to where.
dungeon-move-climb =
    { $me ->
        [yes] Du klättrar med riddare { $number } från { $from } till { $slot }
       *[no] { $who } klättrar med riddare { $number } från { $from } till { $slot }
    }
dungeon-move-climb-top =
    { $me ->
        [yes] Du klättrar med riddare { $number } från { $from } till krönet
       *[no] { $who } klättrar med riddare { $number } från { $from } till krönet
    }

## The same as buttons.

dungeon-do-draw = Dra ett kort
dungeon-do-reveal = { $card }
dungeon-do-place = Placera i { $slot }
dungeon-do-dragon = Drake på { $slot }
dungeon-do-throw = Kasta mot { $slot }
dungeon-do-throw-at-table = Kasta
dungeon-do-put-back = Lägg tillbaka
dungeon-do-falls = Faller
dungeon-do-stays = Sitter kvar
dungeon-do-climb = { $number }: klättra från { $from } till { $slot }
dungeon-do-climb-top = { $number }: klättra från { $from } till krönet

## What is awaited. $card: the card just drawn.

dungeon-awaited-choosing =
    { $me ->
        [yes] Dra ett kort eller klättra
       *[no] { $who } drar ett kort eller klättrar
    }
dungeon-awaited-revealing = Ett kort vänds upp
dungeon-awaited-playing =
    { $me ->
        [yes] Spela kortet du drog ({ $card }) eller lägg tillbaka det
       *[no] { $who } spelar kortet ({ $card }) eller lägger tillbaka det
    }
dungeon-awaited-falling = Måsen är kastad: vad faller?
# Somebody takes aim; the bird flies when they let go.
dungeon-awaited-throw =
    { $me ->
        [yes] Sikta och släpp iväg måsen
       *[no] { $who } siktar
    }
dungeon-awaited-over = Spelet är över

## Why the game is over. $who: one name or several, $count of them.

dungeon-ending-d-27 =
    { $me ->
        [yes] Du har inget kort kvar och kan inte klättra (D-27).
       *[no] { $count ->
            [one] { $who } har inget kort kvar och kan inte klättra (D-27).
           *[other] { $who } har inget kort kvar och kan inte klättra (D-27).
        }
    }
dungeon-ending-d-30 =
    { $turns ->
        [one] Alla lade tillbaka kortet på sin senaste tur (D-30).
       *[other] Alla har lagt tillbaka på { $turns } turer i rad (D-30).
    }
