# Pikalauseet pelipöydässä, niin kuin perheen ja ystävien kesken sanotaan.
phrase-hello = Moi!
phrase-good-luck = Onnea peliin!
phrase-your-turn = Sinun vuorosi!
phrase-one-moment = Hetkinen …
phrase-nice-move = Hyvä siirto!
phrase-oops = Hups!
phrase-thank-you = Kiitos!
phrase-well-played = Hyvin pelattu!
phrase-another-game = Otetaanko uusi peli?
phrase-goodbye = Hei hei!
