# Dungeon. The card is called bird; the tile that is thrown is the bird poop.
dungeon-title = Dungeon
dungeon-help = Climb the tower with your knights, capture and cover others, throw bird poop.

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
        [yes] You place the dragon on { $slot }
       *[no] { $who } places the dragon on { $slot }
    }
dungeon-move-throw =
    { $me ->
        [yes] You throw bird poop at { $slot }
       *[no] { $who } throws bird poop at { $slot }
    }
# The tile is thrown at a real tower.
dungeon-move-throw-at-table =
    { $me ->
        [yes] You throw the bird poop
       *[no] { $who } throws the bird poop
    }
dungeon-move-put-back =
    { $me ->
        [yes] You put the card back
       *[no] { $who } puts the card back
    }
dungeon-move-falls = The card falls
dungeon-move-stays = The card stays
# $number: the knight’s number. $from, $slot: where it climbs from and to.
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

## Labels of buttons for the same moves.

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

## What the game is waiting for. $card: the card just drawn.

dungeon-awaited-choosing =
    { $me ->
        [yes] Draw a card, or climb
       *[no] { $who } can draw a card or climb
    }
dungeon-awaited-revealing = A card is being revealed
dungeon-awaited-playing =
    { $me ->
        [yes] Play the card you drew ({ $card }), or put it back
       *[no] { $who } can play the card ({ $card }) or put it back
    }
dungeon-awaited-falling = The bird poop is thrown: what falls?
# Somebody takes aim; the throw is made when they let go.
dungeon-awaited-throw =
    { $me ->
        [yes] Take aim and let go
       *[no] { $who } is taking aim
    }
dungeon-awaited-over = The game is over

## Why the game is over. $who: one name or several, $count of them.

dungeon-ending-d-27 =
    { $me ->
        [yes] You have no card to draw and no knight that can climb (D-27).
       *[no] { $count ->
            [one] { $who } has no card to draw and no knight that can climb (D-27).
           *[other] { $who } have no cards to draw and no knights that can climb (D-27).
        }
    }
dungeon-ending-d-30 =
    { $turns ->
        [one] Every player put their card back on their last turn (D-30).
       *[other] Every player has put their card back { $turns } turns in a row (D-30).
    }
