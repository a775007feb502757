# Millstone.
millstone-title = Millstone
millstone-help = Beat the sign on the pile, spring surprises, be the first without cards.

millstone-sign-rock = rock
millstone-sign-paper = paper
millstone-sign-scissors = scissors
millstone-colour-green = green
millstone-colour-yellow = yellow
millstone-colour-red = red
millstone-surprise-again = again
millstone-surprise-race = race
millstone-surprise-plus-3 = +3
millstone-surprise-give = give
millstone-surprise-swap = swap

millstone-card-green-rock = green rock
millstone-card-green-paper = green paper
millstone-card-green-scissors = green scissors
millstone-card-yellow-rock = yellow rock
millstone-card-yellow-paper = yellow paper
millstone-card-yellow-scissors = yellow scissors
millstone-card-red-rock = red rock
millstone-card-red-paper = red paper
millstone-card-red-scissors = red scissors
millstone-card-green-joker = green joker
millstone-card-yellow-joker = yellow joker
millstone-card-red-joker = red joker
millstone-card-millstone = millstone
# $plain: one of the cards above. $surprise, $sign: a word from above.
millstone-card-surprise = { $plain } ({ $surprise })
millstone-card-named = { $plain }, naming { $sign }

## What happened, without a full stop. $who: a name. $me: yes if the reader did it. $whom: another name; $mine: yes if
## that is the reader.

millstone-move-deal = Dealt: { $card }
millstone-move-deal-hidden = A card is dealt
millstone-move-play =
    { $me ->
        [yes] You play { $card }
       *[no] { $who } plays { $card }
    }
millstone-move-draw =
    { $me ->
        [yes] You draw a card
       *[no] { $who } draws a card
    }
millstone-move-keep =
    { $me ->
        [yes] You keep it
       *[no] { $who } keeps it
    }
millstone-move-take =
    { $me ->
        [yes] You draw the penalty cards
       *[no] { $who } draws the penalty cards
    }
millstone-move-again =
    { $me ->
        [yes] You take another turn
       *[no] { $who } takes another turn
    }
millstone-move-reverse =
    { $me ->
        [yes] You reverse the direction
       *[no] { $who } reverses the direction
    }
millstone-move-race =
    { $me ->
        [yes] You race with { $card }
       *[no] { $who } races with { $card }
    }
millstone-move-sit-out =
    { $me ->
        [yes] You sit out
       *[no] { $who } sits out
    }
millstone-move-choose-hidden = { $who } makes a secret choice
millstone-move-fastest =
    { $mine ->
        [yes] You were fastest
       *[no] { $whom } was fastest
    }
millstone-move-give =
    { $me ->
        [yes] You give { $card } to { $whom }
       *[no] { $mine ->
            [yes] { $who } gives you { $card }
           *[no] { $who } gives { $card } to { $whom }
        }
    }
# A gift between two other players: the reader does not know which card it was.
millstone-move-give-hidden = { $who } gives a card to { $whom }
millstone-move-thanks =
    { $me ->
        [yes] You say thank you
       *[no] { $who } says thank you
    }
millstone-move-forget =
    { $me ->
        [yes] You forget to say thank you
       *[no] { $who } forgets to say thank you
    }
millstone-move-swap =
    { $me ->
        [yes] You swap hands with { $whom }
       *[no] { $mine ->
            [yes] { $who } swaps hands with you
           *[no] { $who } swaps hands with { $whom }
        }
    }

## Labels of buttons for the same moves.

millstone-do-deal = { $card }
millstone-do-deal-hidden = A card
millstone-do-play = Play { $card }
millstone-do-draw = Draw a card
millstone-do-keep = Keep it
millstone-do-take = Draw penalty
millstone-do-again = Go again
millstone-do-reverse = Reverse the direction
millstone-do-race = Race with { $card }
millstone-do-sit-out = Sit out
millstone-do-choose-hidden = A secret choice
millstone-do-fastest = { $whom } was fastest
millstone-do-give = Give { $card } to { $whom }
millstone-do-give-hidden = Give a card to { $whom }
millstone-do-thanks = Thank you!
millstone-do-forget = Say nothing
millstone-do-swap = Swap with { $whom }

## What the game is waiting for. $charge: penalty cards, to be drawn because of +3.

millstone-awaited-opening =
    { $me ->
        [yes] Open with any card but a millstone
       *[no] { $who } is opening
    }
millstone-awaited-turn =
    { $me ->
        [yes] Play a stronger card, or draw one
       *[no] { $who } can play a card or draw one
    }
millstone-awaited-charged =
    { $me ->
        [yes] { $charge ->
            [one] Answer with a +3 or a joker, or draw { $charge } card
           *[other] Answer with a +3 or a joker, or draw { $charge } cards
        }
       *[no] { $charge ->
            [one] { $who } has to answer the +3 or draw { $charge } card
           *[other] { $who } has to answer the +3 or draw { $charge } cards
        }
    }
millstone-awaited-drawn =
    { $me ->
        [yes] You drew { $card }: play it or keep it
       *[no] { $who } can play the card just drawn or keep it
    }
millstone-awaited-race =
    { $me ->
        [yes] Race: play a stronger card, or sit out
       *[no] Race: the fastest plays a card
    }
millstone-awaited-again =
    { $me ->
        [yes] Go again, or reverse the direction
       *[no] { $who } can go again or reverse the direction
    }
millstone-awaited-give =
    { $me ->
        [yes] Give a card to another player
       *[no] { $who } is giving a card away
    }
millstone-awaited-thanks =
    { $me ->
        [yes] Say thank you for the gift, or draw 3
       *[no] { $who } got a gift: will they say thank you?
    }
millstone-awaited-swap =
    { $me ->
        [yes] Choose whose hand to swap with
       *[no] { $who } is choosing whose hand to swap with
    }
millstone-awaited-dealing = Cards are being dealt
millstone-awaited-drawing = Cards are being drawn
millstone-awaited-fastest = Who was fastest?
millstone-awaited-over = The game is over

## Why the game is over. The first message for rule M-27 means that nobody could do anything; the other is the turn limit.

millstone-ending-m-27 = For a whole round nobody played a card and there was none to draw (M-27).
millstone-ending-m-27-limit =
    { $turns ->
        [one] The limit of { $turns } turn was reached (M-27).
       *[other] The limit of { $turns } turns was reached (M-27).
    }
millstone-ending-m-28 =
    { $me ->
        [yes] You have no cards left (M-28).
       *[no] { $who } has no cards left (M-28).
    }
