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
        [yes] You lay { $card }
       *[no] { $who } lays { $card }
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
        [yes] You take the charge
       *[no] { $who } takes the charge
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
millstone-move-choose-hidden = { $who } chooses in secret
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
# Somebody else's gift to somebody else: which card it was is not known.
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

## The same as buttons.

millstone-do-deal = { $card }
millstone-do-deal-hidden = A card
millstone-do-play = Lay { $card }
millstone-do-draw = Draw a card
millstone-do-keep = Keep it
millstone-do-take = Take the charge
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

## What is awaited. $charge: cards waiting to be drawn because of +3.

millstone-awaited-opening =
    { $me ->
        [yes] Open with any card but a millstone
       *[no] { $who } opens
    }
millstone-awaited-turn =
    { $me ->
        [yes] Lay a stronger card, or draw one
       *[no] { $who } lays a card or draws
    }
millstone-awaited-charged =
    { $me ->
        [yes] { $charge ->
            [one] Answer with a +3 or a joker, or take { $charge } card
           *[other] Answer with a +3 or a joker, or take { $charge } cards
        }
       *[no] { $charge ->
            [one] { $who } answers the +3 or takes { $charge } card
           *[other] { $who } answers the +3 or takes { $charge } cards
        }
    }
millstone-awaited-drawn =
    { $me ->
        [yes] Lay the card you drew ({ $card }), or keep it
       *[no] { $who } lays the card just drawn or keeps it
    }
millstone-awaited-race =
    { $me ->
        [yes] A race: lay a stronger card, or sit out
       *[no] A race: the fastest lays a card
    }
millstone-awaited-again =
    { $me ->
        [yes] Go again, or reverse the direction
       *[no] { $who } goes again or reverses the direction
    }
millstone-awaited-give =
    { $me ->
        [yes] Give a card to another player
       *[no] { $who } gives a card away
    }
millstone-awaited-thanks =
    { $me ->
        [yes] Say thank you for the gift, or draw 3
       *[no] { $who } has got a gift: will there be thanks?
    }
millstone-awaited-swap =
    { $me ->
        [yes] Choose whose hand you take for yours
       *[no] { $who } chooses whom to swap hands with
    }
millstone-awaited-dealing = Cards are being dealt
millstone-awaited-drawing = Cards are being drawn
millstone-awaited-fastest = It is decided who was fastest
millstone-awaited-over = The game is over

## Why the game is over. The first of the rule M-27 is that nobody could do anything, the other is the turn limit.

millstone-ending-m-27 = Nobody laid a card and there was none to draw, once around the table (M-27).
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
