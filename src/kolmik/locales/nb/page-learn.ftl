# Å lære: leksjonene på /learn/… og regelsidene på /rules/…

## Leksjonene

learn-title = Lær det ved å spille
learn-intro = Et første spill på omtrent tre minutter. Du trenger ikke lese noe først: du spiller, og får vite det du trenger, underveis.
# $game: navnet på et spill, som Tårn
learn-game = Lær { $game }
learn-minutes = Omtrent tre minutter
learn-none = Den leksjonen finnes ikke

# Hvem som spiller i leksjonene. Leseren, når det ikke er noe navn ennå, og de to andre; tekstene i leksjonene kaller de
# andre ved disse navnene.
learn-you = Du
learn-other-1 = Mia
learn-other-2 = Tom

# $step av $steps: 3 av 14
learn-step = Steg { $step } av { $steps }
learn-guide = Dette skal du gjøre
learn-next = Videre
learn-skip = Gjør det for meg
learn-again = Start på nytt
learn-failed = Leksjonen hengte seg opp. Start på nytt, så går det bra.
learn-watch = Se hva som skjer …
learn-lit = Din tur: velg det som lyser.

learn-done = Nå kan du det!
learn-play = Spill nå
learn-rules = Les reglene
learn-others = Lær et annet spill

## Regelsidene

rules-title = Regler
rules-none = De reglene finnes ikke
rules-games = Reglene for spillene
rules-contents = På denne siden
rules-more = For de nysgjerrige
rules-find = Finn en regel
rules-find-help = Et ord, eller et nummer som { $example }
rules-found =
    { $count ->
        [0] Ordet står ikke i noen regel.
        [one] Fant { $count } regel
       *[other] Fant { $count } regler
    }
rules-all = Vis alt
rules-learn = Lær det ved å spille
