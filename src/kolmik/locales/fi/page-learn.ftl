# Oppiminen: oppitunnit ja sääntösivut.

## Oppitunnit

learn-title = Opi pelaamalla
learn-intro = Ensimmäinen peli, noin kolme minuuttia. Etukäteen ei tarvitse lukea mitään: pelaat, ja asiat kerrotaan matkan varrella.
learn-game = Opettele: { $game }
learn-minutes = Noin kolme minuuttia
learn-none = Sellaista oppituntia ei ole

learn-you = Sinä
learn-other-1 = Mia
learn-other-2 = Tomi

learn-step = Vaihe { $step }/{ $steps }
learn-guide = Mitä tehdään
learn-next = Jatka
learn-skip = Tee puolestani
learn-again = Alusta
learn-failed = Oppitunti jumittui. Aloita se alusta, niin kaikki järjestyy.
learn-watch = Katso, mitä tapahtuu …
learn-lit = Sinun vuorosi: valitse se, mikä on valaistu.

learn-done = Nyt osaat!
learn-play = Pelaa heti
learn-rules = Lue säännöt
learn-others = Opettele toinen peli

## Sääntösivut

rules-title = Säännöt
rules-none = Sellaisia sääntöjä ei ole
rules-games = Pelien säännöt
rules-contents = Tällä sivulla
rules-more = Uteliaille
rules-find = Etsi sääntö
rules-find-help = Sana tai tunnus, esimerkiksi { $example }
rules-found =
    { $count ->
        [0] Missään säännössä ei ole tätä sanaa.
        [one] { $count } sääntö löytyi
       *[other] { $count } sääntöä löytyi
    }
rules-all = Näytä kaikki
rules-learn = Opi pelaamalla
