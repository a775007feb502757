# Dungeon.
dungeon-title = Dungeon
dungeon-help = Climb the tower with your knights, capture and cover others, throw the bird.

dungeon-card-knight = knight { $number }
dungeon-card-bird = bird
dungeon-card-dragon = dragon

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $slot: such as 4 or 2a.

dungeon-move-draw =
    { $me ->
        [yes] You draw a card
       *[no] { $who } draws a card
    }
dungeon-move-reveal = Revealed: { $card }
dungeon-move-place =
    { $me ->
        [yes] You place the knight in { $slot }
       *[no] { $who } places the knight in { $slot }
    }
dungeon-move-dragon =
    { $me ->
        [yes] You lay the dragon on { $slot }
       *[no] { $who } lays the dragon on { $slot }
    }
dungeon-move-throw =
    { $me ->
        [yes] You throw the bird at { $slot }
       *[no] { $who } throws the bird at { $slot }
    }
# The tile is thrown at a real tower.
dungeon-move-throw-at-table =
    { $me ->
        [yes] You throw the bird
       *[no] { $who } throws the bird
    }
dungeon-move-put-back =
    { $me ->
        [yes] You put the card back
       *[no] { $who } puts the card back
    }
dungeon-move-falls = The card falls
dungeon-move-stays = The card stays
# $number: of the knight. $from, $slot: from where to where.
dungeon-move-climb =
    { $me ->
        [yes] You climb with the { $number } from { $from } to { $slot }
       *[no] { $who } climbs with the { $number } from { $from } to { $slot }
    }
dungeon-move-climb-top =
    { $me ->
        [yes] You climb with the { $number } from { $from } to the top
       *[no] { $who } climbs with the { $number } from { $from } to the top
    }

## The same as buttons.

dungeon-do-draw = Draw a card
dungeon-do-reveal = { $card }
dungeon-do-place = Place in { $slot }
dungeon-do-dragon = Dragon on { $slot }
dungeon-do-throw = Throw at { $slot }
dungeon-do-throw-at-table = Throw
dungeon-do-put-back = Put back
dungeon-do-falls = It falls
dungeon-do-stays = It stays
dungeon-do-climb = { $number }: climb from { $from } to { $slot }
dungeon-do-climb-top = { $number }: climb from { $from } to the top

## What is awaited. $card: the card just drawn.

dungeon-awaited-choosing =
    { $me ->
        [yes] Draw a card, or climb
       *[no] { $who } draws a card or climbs
    }
dungeon-awaited-revealing = A card is being revealed
dungeon-awaited-playing =
    { $me ->
        [yes] Play the card you drew ({ $card }), or put it back
       *[no] { $who } plays the card ({ $card }) or puts it back
    }
dungeon-awaited-falling = The bird is thrown: what falls?
# Somebody takes aim; the bird flies when they let go.
dungeon-awaited-throw =
    { $me ->
        [yes] Take aim and let the bird go
       *[no] { $who } is taking aim
    }
dungeon-awaited-over = The game is over

## Why the game is over. $who: one name or several, $count of them.

dungeon-ending-d-27 =
    { $me ->
        [yes] You have no card and no climb left (D-27).
       *[no] { $count ->
            [one] { $who } has no card and no climb left (D-27).
           *[other] { $who } have no card and no climb left (D-27).
        }
    }
dungeon-ending-d-30 =
    { $turns ->
        [one] Every player has put back on { $turns } turn in a row (D-30).
       *[other] Every player has put back on { $turns } turns in a row (D-30).
    }
