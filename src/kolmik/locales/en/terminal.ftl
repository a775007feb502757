# The game in a terminal: `kolmik play` and `kolmik replay`. What is typed stays as it is: help, hint, undo, log, rules,
# save, quit, a, b, n and q.

# The name of a person who gave none; it stands alone in tables.
terminal-you = You
terminal-bot = Bot { $number }

## Prompts, without a colon: a > follows.

terminal-ask-game = Which game? Enter for { $game }
terminal-ask-go-on = Enter goes on, a shows all the rest, q leaves
terminal-ask-next-game = Enter begins the next game
terminal-ask-move = Your move
terminal-ask-turn = Your turn
terminal-ask-call = Your call
terminal-ask-build = Your build
terminal-ask-card = Your card
terminal-ask-opening = Your opening
terminal-ask-charged = Your answer
terminal-ask-drawn = Lay or keep
terminal-ask-race = Race or sit out
terminal-ask-again = Again or reverse
terminal-ask-give = Your gift
terminal-ask-thanks = Say it
terminal-ask-swap = Swap with

## What is refused.

terminal-refused-game = Type a number from 1 to { $last }, or the name of a game.
terminal-refused-empty = Type a move, its number from the list, or help.
# $words: "bid 3" or "bid 4".
terminal-refused-unclear = { $said } could be { $words }: please say more.
terminal-something-else = something else
terminal-refused-number = There is no { $said } in the list of your moves; type one that is, or help.
terminal-refused-move = { $said } is not a move: type a number from the list, its words, or help.
terminal-refused-save = Say where to: save FILE.
terminal-undo-none = There is no move of yours to take back.
terminal-undo-chance = Your "{ $words }" stands: something was turned up since, and that cannot be unseen.
terminal-undo-hidden = Your "{ $words }" stands: something hidden came to light since, and that cannot be unseen.

## Of any game.

# $players: how many play. $names: all of them, in a row.
terminal-begins = { $game } for { $players }: { $names }.
terminal-begins-series = { $game } for { $players }, game { $number } of { $games }: { $names }.
terminal-how-to = Type a move or its number; help explains the game, quit leaves it.
terminal-thinking-bot = { $who } is thinking
terminal-thinking = Thinking
terminal-taken-back = Your "{ $words }" is taken back.
terminal-taken-back-more = Your "{ $words }" is taken back, and what came after it.
# $moves: what chance did, in a row.
terminal-chance-did = Chance: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } (once)
       *[other] { $words } ({ $count } times)
    }
terminal-rules = The rules are in { $file }; the ids in brackets, such as (T-7), are from there.
terminal-saved = The game is saved. To see it move by move:
terminal-left = You left the game. The same cards again:
terminal-seed = The seed was { $seed }. The same cards again:
terminal-the-end = The end
terminal-player = Player
terminal-score = Score
terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-knights =
    { $count ->
        [one] { $count } knight at the top
       *[other] { $count } knights at the top
    }
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $points: such as 12 points, or 3 knights at the top.
terminal-wins =
    { $me ->
        [yes] You win with { $points }.
       *[no] { $who } wins with { $points }.
    }
terminal-share = { $names } share the win with { $points }.
terminal-wins-match =
    { $me ->
        [yes] You win the match.
       *[no] { $who } wins the match.
    }
terminal-shares-match = { $names } share the match.
terminal-standing-points =
    { $games ->
        [one] After { $done } of { $games } game (points):
       *[other] After { $done } of { $games } games (points):
    }
terminal-standing-wins =
    { $games ->
        [one] After { $done } of { $games } game (games won):
       *[other] After { $done } of { $games } games (games won):
    }

## Help.

terminal-help-typing = Type a move as its number in the list, as its words, or shorter where that is clear. Or type:
terminal-help-help = this help
terminal-help-hint = what a master would do in your place
terminal-help-undo = take your last move back, as long as nothing was turned up or came to light since
terminal-help-log = the moves so far
terminal-help-rules = where the rules are
terminal-help-save = save FILE writes the game so far to a file
terminal-help-quit = leave
terminal-help-plain = When it is your turn, choose one of the moves in the list.

## A hint. The chances are percentages.

terminal-hint-only = There is only one move: { $move }.
terminal-hint-best = Best is { $move }, with a { $chance } chance of winning; next best is { $second } with { $next }.
# $line: Bot 1: pass; You: build candy 7.
terminal-hint-line = Then perhaps { $line }.

## A replay.

terminal-replay-keys = Enter: next, b: back, n: next decision, a number: that move, q: quit
terminal-replay-keys-end = The end. b: back, a number: that move, q: quit
terminal-replay-move = Move { $number } of { $last }
terminal-replay-game = { $game } for { $names }.
terminal-replay-won = Won by { $names }.
terminal-replay-last = This is the last position.
terminal-replay-first = This is the first position.
terminal-replay-range = The moves go from 0 to { $last }.
terminal-replay-unclear = { $said } is none of these. { $keys }.

## Towers.

terminal-towers-row = Row
terminal-towers-rubble = Rubble
terminal-towers-reach = Reach
terminal-towers-call = Call
terminal-towers-tallest = Tallest
terminal-towers-standing =
    { $deck ->
        [one] Round { $round }. { $deck } card in the deck, { $discard } discarded.
       *[other] Round { $round }. { $deck } cards in the deck, { $discard } discarded.
    }
terminal-towers-called =
    { $me ->
        [yes] You called { $call }.
       *[no] { $who } called { $call }.
    }
terminal-towers-may-raze = The top of one tower may be razed first.
terminal-towers-round = Round { $round }
terminal-towers-turned-up = Turned up:
terminal-towers-reshuffled = The deck has run out: what was discarded is shuffled and is the new deck.
terminal-towers-nobody = Nobody builds: the row is discarded.
terminal-towers-won =
    { $me ->
        [yes] You win the auction with { $call }.
       *[no] { $who } wins the auction with { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] That was more than could be built: call again.
       *[no] That was more than could be built: back to the call of { $who }.
    }
# $times: the sign ×.
terminal-towers-counting = A point for each card, two in a tower with a spire ({ $times }2); the tallest tower once more; the first card of rubble costs 1 point, the second 2, the third 3, and so on.
terminal-help-towers =
    Each round five cards are turned up. One after the other everybody calls once: how many of them you will build, more than anybody before you, or pass. The highest call builds exactly that many, of free choice. The rest is discarded.

    You have one tower of each kind. A card goes on top when it is lower than the card it lies on. But a 9 goes on anything except a 0, and anything goes on an 8. A 0 is a spire: it caps the tower, which then counts double and is finished.

    Before your first card you may raze the top of one of your towers, but no spire. What you raze is rubble: the first card of it costs you 1 point, the second 2, the third 3, and so on.

    A card is 1 point, in a capped tower 2, and your tallest tower counts once more. The game ends when the deck has run out twice.

    In the table a tower reads from its foundation to its top, and a spire has a mark. Reach is how many cards of the row a player could build now.

## Dungeon.

terminal-dungeon-top = top
terminal-dungeon-at-top = at the top
terminal-dungeon-deck = deck
terminal-dungeon-dungeon = dungeon
# Eight letters at the most: it stands in a slot of the tower.
terminal-dungeon-dragon = dragon
terminal-dungeon-sum = Sum
terminal-dungeon-knights = Knights
# A card with its owner.
terminal-dungeon-card-of =
    { $me ->
        [yes] your { $card }
       *[no] { $who }'s { $card }
    }
terminal-dungeon-falls = The bird is thrown: does { $card } in { $slot } fall?
terminal-dungeon-patience =
    { $turns ->
        [one] The last { $turns } turn was put back: at { $most } for each player the game is over.
       *[other] The last { $turns } turns were put back: at { $most } for each player the game is over.
    }
terminal-dungeon-fell = { $card } in { $slot } falls.
terminal-dungeon-stayed = { $card } in { $slot } stays.
terminal-dungeon-no-hit = There is nothing to hit.
terminal-dungeon-defeated = { $card } is defeated: the knight goes straight to the top.
# $cards: one or several, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } goes back into the deck.
       *[other] { $cards } go back into the deck.
    }
terminal-dungeon-captured = { $card } is captured into the dungeon.
terminal-dungeon-pair = That makes a pair.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Your deck is empty.
       *[no] The deck of { $who } is empty.
    }
terminal-dungeon-counting = Most knights at the top win; of as many, the lower sum of their numbers. The knights stand as they came: with the option tie_break last, the latest counts instead of the sum.
terminal-help-dungeon =
    On your turn you draw the top card of your deck, or climb with one of your knights. A card that you draw is played at once or goes back into the deck.

    A knight enters the tower on the level of its number. When it climbs, it goes up by as many levels as its number says, whatever lies between; beyond the last level is the top, where it stays. In an empty slot it is alone, with one of your own knights it is a pair, and another's single knight is captured into the dungeon. A pair is safe: no other knight gets in. Where a level has two slots, a and b, and one is empty, you go there, unless all that lies in the other is yours.

    A dragon is laid on any slot with knights and covers them: they can neither climb nor be captured. A knight that comes to a dragon defeats it: it goes straight to the top, the dragon to the dungeon, and the knights beneath go back into their owner's deck.

    A bird is thrown at a slot. Each card there falls into the dungeon on 4 of 6, each card next to it on 1 of 6: those one level up or down, and in the twin. What lies under a dragon is safe while the dragon stays.

    The game ends when somebody has no card left to draw and no knight that can climb. Most knights at the top win, and of as many the lower sum of their numbers.

    In the tower R2 is the 2 of the player with the letter R, R2+R1 is a pair, and (R2) lies under the dragon above it. Which 15 cards a player has is a convention of ours, for the printed rules do not say.

## Millstone.

terminal-millstone-jokers = jokers
terminal-millstone-millstones = millstones
terminal-millstone-others = jokers, millstones
terminal-millstone-cards = Cards
terminal-millstone-hand = Hand
terminal-millstone-all-know = All know of
terminal-millstone-you-know = You know of
terminal-millstone-top = Top
terminal-millstone-no-top = none yet: any card but a millstone opens
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = beaten by { $cards }
terminal-millstone-any = any { $sign }
terminal-millstone-a-joker = a joker
terminal-millstone-charge = Charge
terminal-millstone-answers = a +3 or a joker answers
terminal-millstone-chosen = Chosen
terminal-millstone-secretly = { $move }, in secret
terminal-millstone-order = Order
terminal-millstone-clockwise = clockwise
terminal-millstone-other-way = the other way round
terminal-millstone-table = Table
terminal-millstone-piles =
    { $pile ->
        [one] { $pile } card in the pile, { $deck } in the deck
       *[other] { $pile } cards in the pile, { $deck } in the deck
    }
terminal-millstone-your-hand = Your hand
# $cards: 7 cards. $points: 150 points.
terminal-millstone-worth = { $cards }, { $points }
terminal-millstone-race-of =
    { $me ->
        [yes] Your card calls a race.
       *[no] The card of { $who } calls a race.
    }
terminal-millstone-mistake =
    { $me ->
        [yes] You try { $card }, which does not go: it is back in the hand.
       *[no] { $who } tries { $card }, which does not go: it is back in the hand.
    }
# Own cards, by name; and how many somebody else drew.
terminal-millstone-drawn = Drawn: { $cards }.
terminal-millstone-drew =
    { $count ->
        [0] There is no card left to draw.
        [one] { $count } card is drawn.
       *[other] { $count } cards are drawn.
    }
terminal-millstone-dealt = Everybody has 7 cards.
terminal-millstone-charge-is =
    { $count ->
        [one] The charge is { $count } card.
       *[other] The charge is { $count } cards.
    }
terminal-millstone-cancelled = The charge is cancelled.
terminal-millstone-new-deck = The deck had run out: the pile but for its top is the new deck.
terminal-millstone-one-left =
    { $me ->
        [yes] You have one card left.
       *[no] { $who } has one card left.
    }
terminal-millstone-nobody-races = Nobody races: play goes on.
terminal-millstone-fastest =
    { $me ->
        [yes] You are fastest, with { $card }.
       *[no] { $who } is fastest, with { $card }.
    }
terminal-millstone-as = To be beaten: { $card }.
terminal-millstone-counting = Who has no cards left wins; the cards that are left count against the others.
terminal-help-millstone =
    Lay a card that is stronger than the top, or draw one; the card you drew may be laid at once. The first without cards wins, the others count their hands: green 10, yellow 20, red 30 a card, jokers and millstones 50.

    Paper beats rock, rock beats scissors, scissors beat paper, whatever the colours. On the same sign a stronger colour goes: green is weaker than yellow, yellow than red. A joker goes on anything; you name the sign that is to be beaten. A millstone is never laid: give it away, or swap it away.

    Some cards carry a surprise, which acts once they are laid, but not when they are your last:
    again: you have another turn at once, or you reverse the direction.
    race: everybody else may lay a stronger card on it, all at the same time; the fastest does and goes on from there.
    +3: the next player draws 3 and is skipped. Another +3 passes that on with 3 more, a joker cancels it all.
    give: you give a card of your hand to somebody, who has to say thank you or draws 3.
    swap: you change your whole hand for somebody's.

    Which cards carry a surprise is a convention of ours, for the printed rules do not say.
