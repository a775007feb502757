# The board of Dungeon. Ids: dungeon-ui- and what it is about.
# $who: a name. $me: yes if it is the reader. $slot: such as 4 or 2a. $card: a card such as "knight 2".

dungeon-ui-castle = The tower
dungeon-ui-hand = Your cards
dungeon-ui-turn = to move

## Contents of slots and piles, for screen readers.

# $there: who is in the slot.
dungeon-ui-slot = { $slot }: { $there }
dungeon-ui-empty = empty
# A card and its owner.
dungeon-ui-owned =
    { $me ->
        [yes] your { $card }
       *[no] { $who }’s { $card }
    }
# $knights: one or two knights and their owner. $dragon: a dragon and its owner.
dungeon-ui-covered = { $dragon } on top of { $knights }
# A button that plays or climbs to a slot. $move: what it does. $there: who is there now.
dungeon-ui-target = { $move } (there now: { $there })
# A button: choose this knight, then where it climbs to.
dungeon-ui-choose = { $card } in { $slot }: choose it to climb
# $count: how many cards. $cards: which, if there are any.
dungeon-ui-top =
    { $count ->
        [0]
            { $me ->
                [yes] You have no knights at the top
               *[no] { $who } has no knights at the top
            }
       *[other]
            { $me ->
                [yes] You have at the top: { $cards }
               *[no] { $who } has at the top: { $cards }
            }
    }
dungeon-ui-dungeon =
    { $count ->
        [0]
            { $me ->
                [yes] You have nothing in the dungeon
               *[no] { $who } has nothing in the dungeon
            }
       *[other]
            { $me ->
                [yes] You have in the dungeon: { $cards }
               *[no] { $who } has in the dungeon: { $cards }
            }
    }
# $count: cards in a face-down deck.
dungeon-ui-deck =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
dungeon-ui-left = Cards left in the decks

## What to do now.

dungeon-ui-turn-of =
    { $me ->
        [yes] It is your turn
       *[no] It is { $who }’s turn
    }
dungeon-ui-draw-or-climb = Draw a card, or choose a lit knight to climb
dungeon-ui-must-draw = Draw a card
dungeon-ui-must-climb = Choose a lit knight to climb
# A knight was chosen. $number: its number.
dungeon-ui-climb-where = The { $number } in { $slot }: where does it climb?
dungeon-ui-another = Another knight
dungeon-ui-drew =
    { $me ->
        [yes] You drew: { $card }
       *[no] { $who } drew: { $card }
    }
dungeon-ui-play-knight = Place your knight in a lit slot
dungeon-ui-play-dragon = Place your dragon on a lit slot
dungeon-ui-play-bird = Throw bird poop: aim at a slot
dungeon-ui-play-nowhere = It can’t be played anywhere

## At a real table.

dungeon-ui-revealed =
    { $me ->
        [yes] Which card did you turn up?
       *[no] Which card did { $who } turn up?
    }
# $card: a card and its owner. $slot: where it is.
dungeon-ui-asked = Does { $card } in { $slot } fall?

## The throw.

dungeon-ui-aim-mine = Let go when the crosshairs are over { $slot }!
dungeon-ui-aim-theirs = { $who } is aiming at { $slot }…
dungeon-ui-let-go = Let go!
# $fell: how many cards.
dungeon-ui-thrown =
    { $fell ->
        [0]
            { $me ->
                [yes] Your throw knocked nothing down.
               *[no] { $who }’s throw knocked nothing down.
            }
        [one]
            { $me ->
                [yes] Your throw knocked down { $fell } card.
               *[no] { $who }’s throw knocked down { $fell } card.
            }
       *[other]
            { $me ->
                [yes] Your throw knocked down { $fell } cards.
               *[no] { $who }’s throw knocked down { $fell } cards.
            }
    }
# Follows the sentence above if other cards could have fallen too. $stayed: how many cards.
dungeon-ui-stayed =
    { $stayed ->
        [one] { $stayed } card stayed.
       *[other] { $stayed } cards stayed.
    }
# How close the crosshairs were to the middle. $percent: from 0 to 100.
dungeon-ui-accuracy = Aim: { $percent }%

# When people deal and enter the moves of chance.
enter-dungeon-revealing = Which card was drawn?
enter-dungeon-falling = Did it fall?
