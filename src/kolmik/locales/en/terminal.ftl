# The game in a terminal: `kolmik play` and `kolmik replay`. Do not translate what is typed: help, hint, undo, log,
# rules, save, quit, a, b, n and q.

# The name of a player who gave none; it is used alone in tables.
terminal-you = You
terminal-bot = Bot { $number }

## Prompts, without a colon: a > follows.

terminal-ask-game = Which game? Enter for { $game }
terminal-ask-go-on = Enter continues, a shows all the rest, q quits
terminal-ask-next-game = Enter starts the next game
terminal-ask-move = Your move
terminal-ask-turn = Your turn
terminal-ask-call = Your bid
terminal-ask-build = Your build
terminal-ask-card = Your card
terminal-ask-opening = Your opening
terminal-ask-charged = Your answer
terminal-ask-drawn = Play or keep
terminal-ask-race = Race or sit out
terminal-ask-again = Again or reverse
terminal-ask-give = Your gift
terminal-ask-thanks = Say it
terminal-ask-swap = Swap with

## Refusals.

terminal-refused-game = Type a number from 1 to { $last }, or the name of a game.
terminal-refused-empty = Type a move, its number from the list, or help.
# $words: "bid 3" or "bid 4".
terminal-refused-unclear = { $said } could be { $words }: please type more of it.
terminal-something-else = something else
terminal-refused-number = There is no move { $said } in the list; type a number from the list, or help.
terminal-refused-move = { $said } is not a move: type a number from the list, a move in words, or help.
terminal-refused-save = Give the name of a file: save FILE.
terminal-undo-none = You have no move to take back.
terminal-undo-chance = Your "{ $words }" stands: something has been turned up since and cannot be unseen.
terminal-undo-hidden = Your "{ $words }" stands: something hidden has come to light since and cannot be unseen.

## Messages of all games.

# $players: the number of players. $names: their names as a list.
terminal-begins = { $game } for { $players }: { $names }.
terminal-begins-series = { $game } for { $players }, game { $number } of { $games }: { $names }.
terminal-how-to = Type a move or its number; help explains the game, quit leaves it.
terminal-thinking-bot = { $who } is thinking
terminal-thinking = Thinking
terminal-taken-back = Your "{ $words }" has been taken back.
terminal-taken-back-more = Your "{ $words }" has been taken back, and so has everything after it.
# $moves: the moves of chance as a list.
terminal-chance-did = Chance: { $moves }.
terminal-times =
    { $count ->
        [one] { $words } (once)
       *[other] { $words } ({ $count } times)
    }
terminal-rules = The rules are in { $file }; ids in brackets, such as (T-7), refer to them.
terminal-saved = The game is saved. To replay it move by move:
terminal-left = You left the game. To play the same cards again:
terminal-seed = The seed was { $seed }. To play the same cards again:
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

terminal-help-typing = Type the number of a move in the list, or the move in words, shortened if it stays clear. You can also type:
terminal-help-help = this help
terminal-help-hint = what a master would do in your place
terminal-help-undo = take back your last move, unless something has been turned up or revealed since then
terminal-help-log = the moves so far
terminal-help-rules = where the rules are
terminal-help-save = save FILE writes the game so far to a file
terminal-help-quit = leave the game
terminal-help-plain = On your turn, choose one of the moves in the list.

## A hint. The chances are percentages.

terminal-hint-only = There is only one move: { $move }.
terminal-hint-best = The best move is { $move }, with a { $chance } chance of winning; the next best is { $second }, with { $next }.
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
terminal-replay-range = Moves go from 0 to { $last }.
terminal-replay-unclear = { $said } is not one of the keys. { $keys }.

## Towers.

terminal-towers-row = Row
terminal-towers-rubble = Rubble
terminal-towers-reach = Reach
terminal-towers-call = Bid
terminal-towers-tallest = Tallest
terminal-towers-standing =
    { $deck ->
        [one] Round { $round }. { $deck } card in the deck, { $discard } discarded.
       *[other] Round { $round }. { $deck } cards in the deck, { $discard } discarded.
    }
terminal-towers-called =
    { $me ->
        [yes] You bid { $call }.
       *[no] { $who } bid { $call }.
    }
terminal-towers-may-raze = The top of one tower may be razed first.
terminal-towers-round = Round { $round }
terminal-towers-turned-up = Turned up:
terminal-towers-reshuffled = The deck has run out: the discard pile is shuffled into a new deck.
terminal-towers-nobody = Nobody builds: the row is discarded.
terminal-towers-won =
    { $me ->
        [yes] You win the auction with { $call }.
       *[no] { $who } wins the auction with { $call }.
    }
terminal-towers-called-off =
    { $me ->
        [yes] That was more than you can build: bid again.
       *[no] That was more than could be built: the auction goes back to { $who }.
    }
# $times: the symbol ×.
terminal-towers-counting = Each card scores 1 point, or 2 in a tower with a spire ({ $times }2); the tallest tower scores 1 more for each card; the first card of rubble costs 1 point, the second 2, the third 3, and so on.
terminal-help-towers =
    Each round, five cards are turned up. Everybody bids once, in turn: say how many of the cards you will build, more than anybody before you, or pass. The highest bidder chooses exactly that many cards and builds them. The rest are discarded.

    You have one tower of each kind. A card goes on top of a tower if it is lower than the card beneath it. But a 9 goes on anything except a 0, and anything goes on an 8. A 0 is a spire: it caps the tower, which is then finished and counts double.

    Before your first card you may raze the top of one of your towers, but not a spire. Cards you raze are rubble: the first costs you 1 point, the second 2, the third 3, and so on.

    Each card scores 1 point, or 2 in a capped tower, and your tallest tower scores 1 more for each card. The game ends when the deck has run out twice.

    In the table, a tower reads from its foundation to its top, and a spire is marked. Reach is how many cards of the row a player could build now.

## Dungeon.

terminal-dungeon-top = top
terminal-dungeon-at-top = at the top
terminal-dungeon-deck = deck
terminal-dungeon-dungeon = dungeon
# Eight letters at most: it has to fit into a slot of the tower.
terminal-dungeon-dragon = dragon
terminal-dungeon-sum = Sum
terminal-dungeon-knights = Knights
# A card and its owner.
terminal-dungeon-card-of =
    { $me ->
        [yes] your { $card }
       *[no] { $who }'s { $card }
    }
terminal-dungeon-falls = The bird poop is thrown: does { $card } in { $slot } fall?
terminal-dungeon-patience =
    { $turns ->
        [one] The card was put back on the last { $turns } turn: the game ends at { $most } for each player.
       *[other] The card was put back on the last { $turns } turns: the game ends at { $most } for each player.
    }
terminal-dungeon-fell = { $card } in { $slot } falls.
terminal-dungeon-stayed = { $card } in { $slot } stays.
terminal-dungeon-no-hit = There is nothing to hit.
terminal-dungeon-defeated = { $card } is defeated: the knight goes straight to the top.
# $cards: one or more cards, $count of them.
terminal-dungeon-back =
    { $count ->
        [one] { $cards } goes back into the deck.
       *[other] { $cards } go back into the deck.
    }
terminal-dungeon-captured = { $card } is captured and goes to the dungeon.
terminal-dungeon-pair = That makes a pair.
terminal-dungeon-deck-empty =
    { $me ->
        [yes] Your deck is empty.
       *[no] { $who }'s deck is empty.
    }
terminal-dungeon-counting = The most knights at the top wins; if tied, the lower total of their numbers wins. The knights are listed in the order they arrived: with the option tie_break last, the latest one counts instead of the total.
terminal-help-dungeon =
    On your turn, draw the top card of your deck, or climb with one of your knights. A card that you draw is played immediately or goes back into the deck.

    A knight enters the tower on the level of its number. When it climbs, it goes up as many levels as its number, whatever lies between; above the last level is the top, where it stays. A knight can enter an empty slot, join one of your own knights to make a pair, or capture another player's single knight, which goes to the dungeon. A pair is safe: no other knight can enter. If a level has two slots, a and b, and one is empty, you must use the empty one, unless everything in the other is yours.

    A dragon is placed on any slot with knights and covers them: they can neither climb nor be captured. A knight that enters the slot of a dragon defeats it: the knight goes straight to the top, the dragon goes to the dungeon, and the knights beneath go back into their owner's deck.

    With a bird you throw bird poop at a slot. Each card there has a 4-in-6 chance of falling into the dungeon, and each card next to it has a 1-in-6 chance: those one level up or down, and in the other slot of the level. Cards under a dragon are safe while the dragon stays.

    The game ends when somebody has no card left to draw and no knight that can climb. The most knights at the top wins; if tied, the lower total of their numbers wins.

    In the tower, R2 is the 2 of the player with the letter R, R2+R1 is a pair, and (R2) lies under the dragon above it. The printed rules do not say which 15 cards a player has, so that is a convention of ours.

## Millstone.

terminal-millstone-jokers = jokers
terminal-millstone-millstones = millstones
terminal-millstone-others = jokers, millstones
terminal-millstone-cards = Cards
terminal-millstone-hand = Hand
terminal-millstone-all-know = Known to all
terminal-millstone-you-know = Known to you
terminal-millstone-top = Top
terminal-millstone-no-top = none yet: open with any card but a millstone
# $cards: any paper, yellow rock, red rock or a joker.
terminal-millstone-beaten = beaten by { $cards }
terminal-millstone-any = any { $sign }
terminal-millstone-a-joker = a joker
terminal-millstone-charge = Penalty
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
        [yes] You played a race card: the others race.
       *[no] { $who } played a race card.
    }
terminal-millstone-mistake =
    { $me ->
        [yes] You try { $card }, which is not allowed: it goes back to your hand.
       *[no] { $who } tries { $card }, which is not allowed: it goes back to the hand.
    }
# The reader's cards, by name; and the number of cards that somebody else drew.
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
        [one] The penalty is { $count } card.
       *[other] The penalty is { $count } cards.
    }
terminal-millstone-cancelled = The penalty is cancelled.
terminal-millstone-new-deck = The deck had run out: the pile, except for its top card, is the new deck.
terminal-millstone-one-left =
    { $me ->
        [yes] You have one card left.
       *[no] { $who } has one card left.
    }
terminal-millstone-nobody-races = Nobody races: play continues.
terminal-millstone-fastest =
    { $me ->
        [yes] You are fastest, with { $card }.
       *[no] { $who } is fastest, with { $card }.
    }
terminal-millstone-as = The card to beat: { $card }.
terminal-millstone-counting = Whoever runs out of cards wins; the cards left in the other hands count against their players.
terminal-help-millstone =
    Play a card that is stronger than the top card, or draw one; you may play the card you drew right away. The first player without cards wins, and the others count their hands: green 10, yellow 20, red 30 a card, jokers and millstones 50.

    Paper beats rock, rock beats scissors, scissors beat paper, whatever the colours. If the sign is the same, a stronger colour wins: green is weaker than yellow, yellow than red. A joker goes on anything; you name the sign that has to be beaten. A millstone can never be played: give it away, or swap it away.

    Some cards carry a surprise, which takes effect when they are played, unless they are your last:
    again: you take another turn right away, or you reverse the direction.
    race: everybody else may play a stronger card on it, all at the same time; only the fastest card counts, and play continues from there.
    +3: the next player draws 3 cards and is skipped. Another +3 passes the penalty on with 3 more; a joker cancels it.
    give: you give a card from your hand to another player, who has to say thank you or draws 3.
    swap: you swap your whole hand with another player's.

    The printed rules do not say which cards carry a surprise, so that is a convention of ours.
