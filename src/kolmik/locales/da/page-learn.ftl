# At lære: lektionerne på /learn/… og regelsiderne på /rules/…

## Lektionerne

learn-title = Lær det ved at spille
learn-intro = Et første spil på cirka tre minutter. Du skal ikke læse noget først: du spiller, og undervejs får du at vide, hvad der er værd at vide.
# $game: navnet på et spil, som Tårne
learn-game = Lær { $game }
learn-minutes = Cirka tre minutter
learn-none = Den lektion findes ikke

# Hvem der spiller i lektionerne. Læseren, når der ikke er noget navn endnu, og de to andre; teksterne i lektionerne
# kalder de andre ved disse navne.
learn-you = Du
learn-other-1 = Mia
learn-other-2 = Tom

# $step af $steps: 3 af 14
learn-step = Trin { $step } af { $steps }
learn-guide = Det skal du gøre
learn-next = Videre
learn-skip = Gør det for mig
learn-again = Begynd forfra
learn-failed = Lektionen gik i stå. Begynd forfra, så går det nok.
learn-watch = Se, hvad der sker …
learn-lit = Din tur: vælg det, der lyser.

learn-done = Nu kan du det!
learn-play = Spil nu
learn-rules = Læs reglerne
learn-others = Lær et andet spil

## Regelsiderne

rules-title = Regler
rules-none = De regler findes ikke
rules-games = Spillenes regler
rules-contents = På denne side
rules-more = For de nysgerrige
rules-find = Find en regel
rules-find-help = Et ord eller et nummer som { $example }
rules-found =
    { $count ->
        [0] Ordet står ikke i nogen regel.
        [one] { $count } regel fundet
       *[other] { $count } regler fundet
    }
rules-all = Vis det hele
rules-learn = Lær det ved at spille
