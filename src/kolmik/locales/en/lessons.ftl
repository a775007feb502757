# The texts of the lessons. Each has one idea in two or three short, warm sentences, for a person who has never seen the
# game. The other players have the names in learn-other-1 (Mia) and learn-other-2 (Tom). Each text is shown while the moves
# it describes happen on the board; what the learner is asked to do is lit there.

## Towers. 1: the row is turned up; the learner reads.
lesson-towers-1 = Welcome! Five cards lie in the row, and everybody builds towers from them. There are five kinds, and you may have one tower of each.
# 2: the learner bids 3.
lesson-towers-2 = First comes the auction. Whoever names the highest number takes exactly that many cards, and has to build them all. Bid 3.
# 3: the learner builds three first cards, in any order.
lesson-towers-3 = Mia passes: you get to build! Any card may start a tower. Take your three, one after another.
# 4: a new row; Mia bids 1, the learner bids 2.
lesson-towers-4 = A new round, a new row. Mia starts and bids 1. You need to go higher, or pass. Bid 2!
# 5: candy 8 onto candy 12.
lesson-towers-5 = A card has to be lower than the one beneath it. 8 is lower than 12: put the candy 8 on your candy tower.
# 6: tree 9 onto tree 3.
lesson-towers-6 = Your tree tower ends with a 3. But a 9 is special: it may go on any card except a 0. Build it.
# 7: Mia bids 2, the learner bids 3.
lesson-towers-7 = Look what is in the row now! Mia bids 2, but these cards suit you. Bid 3.
# 8: candy 15 onto candy 8.
lesson-towers-8 = The 8 is special too: any card may go on it. Put the 15 on your candy 8, and the tower can grow for a long time.
# 9: sand 0 onto sand 11, then tree 4 onto tree 9.
lesson-towers-9 = A 0 is a spire. It finishes a tower: nothing can go on top of it, but every card in the tower counts double. Cap your sand tower, then put the 4 on your tree 9.
# 10: Mia bids 3, the learner passes, Mia builds three cards.
lesson-towers-10 = Mia bids 3, and nothing here helps you much. Passing costs nothing. Pass, and watch her build.
# 11: tree 5, 6 and 7 are in the row, the learner's tree tower ends with 4; the learner bids 3.
lesson-towers-11 = Now you start. Three tree cards, and your tree tower is stuck at 4! Bid 3 anyway: there is a way.
# 12: the learner razes the tree tower's top.
lesson-towers-12 = Before you build, you may raze the top card of one tower. It goes to your rubble: the first card there costs 1 point, the second 2, the third 3. Raze the 4.
# 13: tree 7, 6, 5.
lesson-towers-13 = The 9 is on top again. Now build 7, 6 and 5, the highest first.
# 14: the end. $points: the learner's points now.
lesson-towers-14 =
    Each card is a point, two in a tower with a spire, and one more in your tallest tower. Rubble is subtracted. That makes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you already. The most points win.

## Dungeon. 1: the learner reads.
lesson-dungeon-1 = This is the castle tower, and your knights want to get to the top. Whoever has the most knights up there in the end wins.
# 2: the learner draws a card; it is a knight 3.
lesson-dungeon-2 = On your turn you either draw a card or climb. The first turn is always a card: draw!
# 3: the learner places the knight on level 3.
lesson-dungeon-3 = A knight with a 3. It enters the tower at level 3. Put it there.
# 4: Mia places a 2 on level 2; the learner climbs from 3 to 6.
lesson-dungeon-4 = Mia has a 2, and it starts at level 2. Now climb: a 3 climbs three levels in one go, whatever is in between. Choose your knight and send it to level 6.
# 5: Mia's 2 climbs to 4; the learner draws a 2 and places it.
lesson-dungeon-5 = Mia’s 2 climbs two levels, to 4. You need more knights on the tower: draw a card and place it.
# 6: Mia places a 3; the learner's 2 climbs from 2 to 4 and captures.
lesson-dungeon-6 = Mia’s knight stands all alone on level 4, two levels above yours. Climb onto it: you capture it, and it goes to the dungeon.
# 7: Mia makes a pair on level 3; the learner climbs to 9.
lesson-dungeon-7 = Mia puts two knights on the same level. A pair is safe: nobody can climb onto it. You keep climbing instead: up to level 9!
# 8: Mia places a 1; the learner draws a dragon.
lesson-dungeon-8 = One more step and you are at the top. But first see what your next card is. Draw.
# 9: the learner puts the dragon on Mia's pair.
lesson-dungeon-9 = A dragon! It settles on top of knights, and those it covers cannot climb. Put it on Mia’s pair.
# 10: Mia's 1 climbs to level 2; the learner draws a 3 and places it on the dragon.
lesson-dungeon-10 = Whoever dares to step onto a dragon defeats it, and goes straight to the top. Draw: perhaps you are lucky, and it is a 3 for that very spot.
# 11: Mia draws a 2 and puts it back; the learner draws the bird.
lesson-dungeon-11 = Up to the top in a single leap! The knights that lay beneath go back into Mia’s deck. She draws, and puts the card back: that is allowed too. Draw again.
# 12: the learner throws the bird poop at level 2, Mia's knight falls.
lesson-dungeon-12 = A bird! Now you throw bird poop at the tower. Cards you aim at often fall, cards next to them seldom do; your own knights can fall too. Aim at Mia’s knight on level 2.
# 13: Mia places a 1; the learner's 3 climbs from 9 to the top.
lesson-dungeon-13 = It fell into the dungeon, and your bird goes there too. Now the last step: your 3 goes from level 9 to the top.
# 14: the end. $points: the learner's knights at the top.
lesson-dungeon-14 =
    { $points ->
        [one] { $points } knight
       *[other] { $points } knights
    } at the top, and nothing can touch them there. The game ends when somebody has no cards left and cannot climb. The most knights at the top wins.

## Millstone. 1: the cards are dealt; the learner plays green rock.
lesson-millstone-1 = Seven cards each, and whoever gets rid of them first wins. You begin, with any card you like except a millstone. Play the green rock.
# 2: Mia plays green paper, Tom draws yellow paper and plays it; the learner plays green scissors.
lesson-millstone-2 = Paper beats rock, rock beats scissors, scissors beat paper. And a stronger colour beats the same sign: red over yellow, yellow over green. Scissors beat Tom’s paper, whatever the colour!
# 3: Mia plays green rock, Tom red paper; the learner draws green paper.
lesson-millstone-3 = Red paper: only scissors beat it, and you have none. Your joker would do, but keep it for later. Draw a card.
# 4: the learner keeps it.
lesson-millstone-4 = If the card you drew were stronger, you could play it right away. Green paper is not. Keep it, and it is the next player’s turn.
# 5: Mia plays green scissors, Tom yellow scissors +3; the learner plays green rock +3.
lesson-millstone-5 = Tom plays a +3: you would have to draw three cards! Unless you answer with a joker, or with a +3 of your own. Answer!
# 6: Mia draws six cards, Tom plays a race; the learner races with red paper and is the fastest.
lesson-millstone-6 = Poor Mia draws all six. And then Tom plays a race: everybody else may play a stronger card, and the fastest wins. Quick, the red paper!
# 7: Mia plays scissors with give and gives the learner a card; the learner says thank you.
lesson-millstone-7 = You were the fastest! Now Mia gives you a card. Say thank you, or you draw three more. Manners count here.
# 8: Tom plays yellow scissors; the learner plays the joker with any sign.
lesson-millstone-8 = A joker goes on anything, and you say which sign it is. Play it, with any sign you like.
# 9: Mia draws, Tom plays a joker as rock; the learner plays green paper with give.
lesson-millstone-9 = You still have a millstone, and it can never be played. But a card with give gets rid of it. Play the green paper with the gift.
# 10: the learner gives the millstone to Mia.
lesson-millstone-10 = Now give something away, and nobody says it has to be nice. The millstone, to Mia.
# 11: Mia plays yellow paper, Tom red paper; the learner plays yellow scissors with swap and swaps with Tom.
lesson-millstone-11 = Tom has only one card left! Play the scissors with the swap, and swap your whole hand with his.
# 12: Mia plays red scissors, Tom draws; the learner plays the last card, red rock.
lesson-millstone-12 = Now the single card is yours. Mia plays scissors, Tom has to draw. Your rock beats scissors: play it!
# 13: the end; the learner has won.
lesson-millstone-13 = Your hand is empty: you win! The others count what they still hold: 10, 20 or 30 for green, yellow or red, 50 for a joker or a millstone. Those are the cards to get rid of first.
