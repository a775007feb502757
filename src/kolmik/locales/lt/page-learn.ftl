# Mokymasis: pamokos ir taisyklių puslapiai.

## Pamokos

learn-title = Išmok žaidžiant
learn-intro = Pirma partija, maždaug trys minutės. Iš anksto nieko skaityti nereikia: žaidi, o ką reikia žinoti, sužinai pakeliui.
# $game: žaidimo pavadinimas, pvz., Bokštai
learn-game = Išmok žaisti: { $game }
learn-minutes = Apie tris minutes
learn-none = Tokios pamokos nėra

# Kas žaidžia pamokose: skaitytojas, jei vardo dar nepasakė, ir dar du; pamokų tekstuose jie vadinami šiais vardais.
learn-you = Tu
learn-other-1 = Mija
learn-other-2 = Tomas

# $step iš $steps: 3 iš 14
learn-step = { $step } žingsnis iš { $steps }
learn-guide = Ką daryti
learn-next = Toliau
learn-skip = Padaryk už mane
learn-again = Pradėk iš naujo
learn-failed = Pamoka įstrigo. Pradėk ją iš naujo, ir viskas bus gerai.
learn-watch = Žiūrėk, kas vyksta …
learn-lit = Tavo eilė: rinkis, kas šviečia.

learn-done = Jau moki!
learn-play = Žaisk dabar
learn-rules = Skaityk taisykles
learn-others = Mokykis kito žaidimo

## Taisyklių puslapiai

rules-title = Taisyklės
rules-none = Tokių taisyklių nėra
rules-games = Žaidimų taisyklės
rules-contents = Šiame puslapyje
rules-more = Smalsiems
rules-find = Ieškok taisyklės
rules-find-help = Žodis arba numeris, pvz., { $example }
rules-found =
    { $count ->
        [0] Tokio žodžio nėra jokioje taisyklėje.
        [one] Rasta { $count } taisyklė
        [few] Rastos { $count } taisyklės
       *[other] Rasta { $count } taisyklių
    }
rules-all = Rodyk viską
rules-learn = Išmok žaidžiant
