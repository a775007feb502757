# Snabbfraser vid bordet, så som man säger dem bland familj och vänner.
phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-your-turn = Din tur!
phrase-one-moment = Ett ögonblick …
phrase-nice-move = Snyggt drag!
phrase-oops = Hoppsan!
phrase-thank-you = Tack!
phrase-well-played = Bra spelat!
phrase-another-game = Ska vi ta en omgång till?
phrase-goodbye = Hej då!
