# Hurtige sætninger ved bordet, som man siger dem blandt familie og venner.
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-your-turn = Det er din tur!
phrase-one-moment = Lige et øjeblik …
phrase-nice-move = Godt træk!
phrase-oops = Ups!
phrase-thank-you = Tak!
phrase-well-played = Godt spillet!
phrase-another-game = Skal vi tage et spil til?
phrase-goodbye = Hej hej!
