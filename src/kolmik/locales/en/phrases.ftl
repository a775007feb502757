# Quick phrases at the table, as among family and friends.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It’s your turn!
phrase-one-moment = One moment, please…
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-thank-you = Thank you!
phrase-well-played = Well played!
phrase-another-game = Shall we play again?
phrase-goodbye = Bye-bye!
