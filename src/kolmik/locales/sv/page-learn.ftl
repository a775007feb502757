# Att lära sig: lektionerna och regelsidorna.

## Lektionerna

learn-title = Lär dig genom att spela
learn-intro = En första omgång på ungefär tre minuter. Inget att läsa i förväg: du spelar, och det du behöver veta får du höra på vägen.
learn-game = Lär dig { $game }
learn-minutes = Ungefär tre minuter
learn-none = Den lektionen finns inte

learn-you = Du
learn-other-1 = Mia
learn-other-2 = Tom

learn-step = Steg { $step } av { $steps }
learn-guide = Vad du ska göra
learn-next = Fortsätt
learn-skip = Gör det åt mig
learn-again = Börja om
learn-failed = Lektionen hakade upp sig. Börja om, så blir allt bra.
learn-watch = Se vad som händer …
learn-lit = Din tur: välj det som lyser.

learn-done = Nu kan du det!
learn-play = Spela nu
learn-rules = Läs reglerna
learn-others = Lär dig ett annat spel

## Regelsidorna

rules-title = Regler
rules-none = De reglerna finns inte
rules-games = Spelens regler
rules-contents = På den här sidan
rules-more = För den nyfikna
rules-find = Sök en regel
rules-find-help = Ett ord, eller en beteckning som { $example }
rules-found =
    { $count ->
        [0] Ingen regel har det ordet.
        [one] { $count } regel hittades
       *[other] { $count } regler hittades
    }
rules-all = Visa allt
rules-learn = Lär dig genom att spela
