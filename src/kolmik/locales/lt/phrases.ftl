# Trumpos frazės prie stalo, kaip sakoma tarp šeimos ir draugų.
phrase-hello = Labas!
phrase-good-luck = Sėkmės!
phrase-your-turn = Tavo eilė!
phrase-one-moment = Minutėlę …
phrase-nice-move = Geras ėjimas!
phrase-oops = Oi!
phrase-thank-you = Ačiū!
phrase-well-played = Puikiai sužaista!
phrase-another-game = Gal dar vieną?
phrase-goodbye = Iki!
