# Hurtige fraser ved bordet, slik man sier dem blant familie og venner.
phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-your-turn = Din tur!
phrase-one-moment = Et øyeblikk …
phrase-nice-move = Bra trekk!
phrase-oops = Oi!
phrase-thank-you = Takk!
phrase-well-played = Godt spilt!
phrase-another-game = Skal vi ta et spill til?
phrase-goodbye = Ha det!
