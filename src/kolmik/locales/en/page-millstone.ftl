# The board of Millstone. Ids: millstone-ui-.

# For screen readers: the seat of a player. $name: the player there. $me: yes if that is the reader.
millstone-ui-seat =
    { $me ->
        [yes] You, { $name }
       *[no] { $name }
    }
millstone-ui-on-turn = to move
# For screen readers, after a visible number: "7 cards" is the number and this word. $count: the number.
millstone-ui-cards =
    { $count ->
        [one] card
       *[other] cards
    }
# $count: cards in the reader's hand.
millstone-ui-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
# Equal cards are stacked. $card: its name, or what can be done with it. $count: how many there are.
millstone-ui-copies =
    { $count ->
        [one] { $card }, { $count } card
       *[other] { $card }, { $count } cards
    }
# On the card that was just drawn.
millstone-ui-new = new

## The middle of the table.

# $card: the uppermost card of the pile.
millstone-ui-top = On top: { $card }
millstone-ui-no-top = No card yet
millstone-ui-clockwise = Play goes clockwise
millstone-ui-anticlockwise = Play goes anticlockwise
# Above the list of cards that may be played: on the top card, against a +3, as the first card of the game.
millstone-ui-beats = Beaten by
millstone-ui-answers = Answered by
millstone-ui-opens = To open
millstone-ui-any-rock = any rock
millstone-ui-any-paper = any paper
millstone-ui-any-scissors = any scissors
millstone-ui-any-joker = a joker
millstone-ui-any-plus-3 = any +3
# $count: cards in the deck.
millstone-ui-deck =
    { $count ->
        [0] The deck is empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
# $count: cards to be drawn because of +3.
millstone-ui-charge =
    { $count ->
        [one] { $count } penalty card
       *[other] { $count } penalty cards
    }

## Questions to the reader.

millstone-ui-which-sign = Which sign does the joker name?
millstone-ui-other-card = Another card
millstone-ui-give-what = Choose a card to give away
# $card: the card that is given.
millstone-ui-give-whom = Who gets { $card }?
millstone-ui-swap-whom = Whose hand do you want?

## A gift, and the thank-you.

millstone-ui-gift = A gift
# $giver: a name. $card: what the reader got.
millstone-ui-gift-yours = { $giver } gave you a card: { $card }. Say thank you in time, or draw 3!
# The same when the card is not known.
millstone-ui-gift-yours-unseen = { $giver } gave you a card. Say thank you in time, or draw 3!
# $giver, $who: names.
millstone-ui-gift-theirs = { $giver } gave { $who } a card. Will they say thank you?
# For screen readers. $seconds: whole seconds that are left.
millstone-ui-time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## The race.

millstone-ui-race = Race!
# For screen readers, when a race starts.
millstone-ui-race-begins = A race! Who plays a stronger card first?
# $who: the player of the race card. $me: yes if that is the reader.
millstone-ui-race-by =
    { $me ->
        [yes] The others race to beat your card.
       *[no] { $who } played it: the first to beat it wins the race.
    }
millstone-ui-race-nothing = You have no card that beats it.
# $card: the card the reader offered.
millstone-ui-race-in = You are racing with { $card }.
millstone-ui-race-out = You are sitting this one out.
# For screen readers, after a name. $how: chosen, asked or waits.
millstone-ui-racer =
    { $how ->
        [chosen] has chosen
        [asked] is choosing
       *[waits] chooses later
    }
# $who: a name. $me: yes if that is the reader. $card: the card that was played.
millstone-ui-race-won =
    { $me ->
        [yes] You were fastest: { $card }!
       *[no] { $who } was fastest: { $card }!
    }
millstone-ui-race-nobody = Nobody played a card in the race.
millstone-ui-who-was-fastest = Who was fastest?

## The end.

millstone-ui-count = Points left in hand
# For screen readers, after the winner's name.
millstone-ui-won = won
millstone-ui-no-cards = No cards left
# $points: the points of a hand.
millstone-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## At a real table: people enter which card was dealt.

millstone-ui-enter = Which card?
# $who: who draws. $me: yes if that is the reader. $count: how many cards are still to be entered.
millstone-ui-enter-for =
    { $me ->
        [yes] Which card do you draw? ({ $count } to go)
       *[no] Which card does { $who } draw? ({ $count } to go)
    }

# When people deal and enter the moves of chance.
enter-millstone-dealing = Which card was dealt?
enter-millstone-drawing = Which card was drawn?
enter-millstone-fastest = Who was fastest?
