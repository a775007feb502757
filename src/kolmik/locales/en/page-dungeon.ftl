# The board of Dungeon. Ids: dungeon-ui- and what it is about.
# $who: a name. $me: yes if it is the reader. $slot: such as 4 or 2a. $card: a card such as "knight 2".

dungeon-ui-castle = The castle
dungeon-ui-hand = Your cards
dungeon-ui-turn = Whose turn it is

## What is where, for screen readers.

# $there: who is in the slot.
dungeon-ui-slot = { $slot }: { $there }
dungeon-ui-empty = empty
# A card and whose it is.
dungeon-ui-owned =
    { $me ->
        [yes] your { $card }
       *[no] { $who }’s { $card }
    }
# $knights: one knight or two and whose. $dragon: a dragon and whose.
dungeon-ui-covered = { $dragon } on top of { $knights }
# A button that plays or climbs to a slot. $move: what it does. $there: who is there now.
dungeon-ui-target = { $move } (there now: { $there })
# A button: choose this knight, then where it climbs to.
dungeon-ui-choose = { $card } on { $slot }: choose it to climb
# $count: how many cards. $cards: which, if there are any.
dungeon-ui-top =
    { $count ->
        [0]
            { $me ->
                [yes] Nobody of yours is at the top
               *[no] Nobody of { $who } is at the top
            }
       *[other]
            { $me ->
                [yes] Yours at the top: { $cards }
               *[no] { $who } at the top: { $cards }
            }
    }
dungeon-ui-dungeon =
    { $count ->
        [0]
            { $me ->
                [yes] Nothing of yours is in the dungeon
               *[no] Nothing of { $who } is in the dungeon
            }
       *[other]
            { $me ->
                [yes] Yours in the dungeon: { $cards }
               *[no] { $who } in the dungeon: { $cards }
            }
    }
# $count: cards in a face-down deck.
dungeon-ui-deck =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
dungeon-ui-left = What the decks still hold

## What to do now.

dungeon-ui-turn-of =
    { $me ->
        [yes] It is your turn
       *[no] It is { $who }’s turn
    }
dungeon-ui-draw-or-climb = Draw a card, or touch a lit knight to climb
dungeon-ui-must-draw = Draw a card
dungeon-ui-must-climb = Touch a lit knight to climb
# A knight was touched. $number: its number.
dungeon-ui-climb-where = The { $number } on { $slot }: where does it climb?
dungeon-ui-another = Another knight
dungeon-ui-drew =
    { $me ->
        [yes] You drew: { $card }
       *[no] { $who } drew: { $card }
    }
dungeon-ui-play-knight = Place your knight in a lit slot
dungeon-ui-play-dragon = Lay your dragon on a lit slot
dungeon-ui-play-bird = Throw your bird: aim at a slot
dungeon-ui-play-nowhere = There is nowhere to play it

## At a real table.

dungeon-ui-revealed =
    { $me ->
        [yes] Which card did you turn up?
       *[no] Which card did { $who } turn up?
    }
# $card: a card and whose it is. $slot: where it is.
dungeon-ui-asked = Does { $card } on { $slot } fall?

## The throw.

dungeon-ui-aim-mine = Let the bird go when the sight is over { $slot }!
dungeon-ui-aim-theirs = { $who } takes aim at { $slot } …
dungeon-ui-let-go = Let go!
# $fell: how many cards.
dungeon-ui-thrown =
    { $fell ->
        [0]
            { $me ->
                [yes] Your bird brought nothing down.
               *[no] { $who }’s bird brought nothing down.
            }
        [one]
            { $me ->
                [yes] Your bird brought down { $fell } card.
               *[no] { $who }’s bird brought down { $fell } card.
            }
       *[other]
            { $me ->
                [yes] Your bird brought down { $fell } cards.
               *[no] { $who }’s bird brought down { $fell } cards.
            }
    }
# After the sentence before, where it was asked of other cards too. $stayed: how many cards.
dungeon-ui-stayed =
    { $stayed ->
        [one] { $stayed } card stayed.
       *[other] { $stayed } cards stayed.
    }
# How near the middle the sight was. $percent: from 0 to 100.
dungeon-ui-accuracy = Aim: { $percent } %
