# Tyrmän lauta.

dungeon-ui-castle = Linna
dungeon-ui-hand = Korttisi
dungeon-ui-turn = Kenen vuoro on

## Mitä on missä, ruudunlukijoille.

dungeon-ui-slot = { $slot }: { $there }
dungeon-ui-empty = tyhjä
dungeon-ui-owned =
    { $me ->
        [yes] oma { $card }
       *[no] { $card } ({ $who })
    }
dungeon-ui-covered = { $dragon }, alla { $knights }
dungeon-ui-target = { $move } (siinä nyt: { $there })
dungeon-ui-choose = { $card }, kolo { $slot }: valitse kiipeämään
dungeon-ui-top =
    { $count ->
        [0]
            { $me ->
                [yes] Huipulla ei ole ketään sinun ritareistasi
               *[no] { $who }: huipulla ei ketään
            }
       *[other]
            { $me ->
                [yes] Sinun huipulla: { $cards }
               *[no] { $who }, huipulla: { $cards }
            }
    }
dungeon-ui-dungeon =
    { $count ->
        [0]
            { $me ->
                [yes] Tyrmässä ei ole mitään sinun korteistasi
               *[no] { $who }: tyrmässä ei mitään
            }
       *[other]
            { $me ->
                [yes] Sinun tyrmässä: { $cards }
               *[no] { $who }, tyrmässä: { $cards }
            }
    }
dungeon-ui-deck =
    { $count ->
        [0] ei kortteja
        [one] { $count } kortti
       *[other] { $count } korttia
    }
dungeon-ui-left = Mitä pakoissa on vielä jäljellä

## Mitä nyt tehdään.

dungeon-ui-turn-of =
    { $me ->
        [yes] Sinun vuorosi
       *[no] Vuorossa on { $who }
    }
dungeon-ui-draw-or-climb = Nosta kortti, tai kosketa valaistua ritaria ja kiipeä
dungeon-ui-must-draw = Nosta kortti
dungeon-ui-must-climb = Kosketa valaistua ritaria ja kiipeä
dungeon-ui-climb-where = Ritari { $number } kolossa { $slot }: minne se kiipeää?
dungeon-ui-another = Toinen ritari
dungeon-ui-drew =
    { $me ->
        [yes] Nostit: { $card }
       *[no] { $who } nosti: { $card }
    }
dungeon-ui-play-knight = Laita ritarisi valaistuun koloon
dungeon-ui-play-dragon = Laita lohikäärmeesi valaistun kolon päälle
dungeon-ui-play-bird = Heitä lokki: tähtää koloon
dungeon-ui-play-nowhere = Tätä ei voi pelata mihinkään

## Oikeassa pöydässä.

dungeon-ui-revealed =
    { $me ->
        [yes] Minkä kortin nostit?
       *[no] Minkä kortin { $who } nosti?
    }
dungeon-ui-asked = Putoaako { $card } kolosta { $slot }?

## Heitto.

dungeon-ui-aim-mine = Päästä lokki lentoon, kun tähtäin on kohdalla: { $slot }!
dungeon-ui-aim-theirs = { $who } tähtää koloon { $slot } …
dungeon-ui-let-go = Päästä!
dungeon-ui-thrown =
    { $fell ->
        [0]
            { $me ->
                [yes] Lokkisi ei pudottanut mitään.
               *[no] { $who } heitti: lokki ei pudottanut mitään.
            }
        [one]
            { $me ->
                [yes] Lokkisi pudotti { $fell } kortin.
               *[no] { $who } heitti: lokki pudotti { $fell } kortin.
            }
       *[other]
            { $me ->
                [yes] Lokkisi pudotti { $fell } korttia.
               *[no] { $who } heitti: lokki pudotti { $fell } korttia.
            }
    }
dungeon-ui-stayed =
    { $stayed ->
        [one] { $stayed } kortti pysyi.
       *[other] { $stayed } korttia pysyi.
    }
dungeon-ui-accuracy = Tarkkuus: { $percent } %

enter-dungeon-revealing = Mikä kortti nostettiin?
enter-dungeon-falling = Putosiko se?
