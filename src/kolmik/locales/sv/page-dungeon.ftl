# Brädet i Fängelsehålan.

dungeon-ui-castle = Kastellet
dungeon-ui-hand = Dina kort
dungeon-ui-turn = Vems tur det är

## Vad som finns var, för skärmläsare.

dungeon-ui-slot = { $slot }: { $there }
dungeon-ui-empty = tomt
dungeon-ui-owned =
    { $me ->
        [yes] din { $card }
       *[no] { $card } ({ $who })
    }
dungeon-ui-covered = { $dragon } ovanpå { $knights }
dungeon-ui-target = { $move } (där nu: { $there })
dungeon-ui-choose = { $card } på { $slot }: välj den för att klättra
dungeon-ui-top =
    { $count ->
        [0]
            { $me ->
                [yes] Ingen av dina är på krönet
               *[no] { $who } har ingen på krönet
            }
       *[other]
            { $me ->
                [yes] Du har på krönet: { $cards }
               *[no] { $who } har på krönet: { $cards }
            }
    }
dungeon-ui-dungeon =
    { $count ->
        [0]
            { $me ->
                [yes] Inget av ditt är i fängelsehålan
               *[no] { $who } har inget i fängelsehålan
            }
       *[other]
            { $me ->
                [yes] Du har i fängelsehålan: { $cards }
               *[no] { $who } har i fängelsehålan: { $cards }
            }
    }
dungeon-ui-deck =
    { $count ->
        [0] inga kort
        [one] { $count } kort
       *[other] { $count } kort
    }
dungeon-ui-left = Vad som är kvar i draghögarna

## Vad man ska göra nu.

dungeon-ui-turn-of =
    { $me ->
        [yes] Det är din tur
       *[no] { $who } är på tur
    }
dungeon-ui-draw-or-climb = Dra ett kort, eller tryck på en upplyst riddare för att klättra
dungeon-ui-must-draw = Dra ett kort
dungeon-ui-must-climb = Tryck på en upplyst riddare för att klättra
dungeon-ui-climb-where = Riddare { $number } på { $slot }: vart klättrar den?
dungeon-ui-another = En annan riddare
dungeon-ui-drew =
    { $me ->
        [yes] Du drog: { $card }
       *[no] { $who } drog: { $card }
    }
dungeon-ui-play-knight = Placera din riddare i ett upplyst urtag
dungeon-ui-play-dragon = Lägg din drake på ett upplyst urtag
dungeon-ui-play-bird = Kasta din mås: sikta på ett urtag
dungeon-ui-play-nowhere = Det går inte att spela den någonstans

## Vid ett riktigt bord.

dungeon-ui-revealed =
    { $me ->
        [yes] Vilket kort drog du?
       *[no] Vilket kort drog { $who }?
    }
dungeon-ui-asked = Faller { $card } på { $slot }?

## Kastet.

dungeon-ui-aim-mine = Släpp måsen när siktet är över { $slot }!
dungeon-ui-aim-theirs = { $who } siktar på { $slot } …
dungeon-ui-let-go = Släpp!
dungeon-ui-thrown =
    { $fell ->
        [0]
            { $me ->
                [yes] Din mås fällde ingenting.
               *[no] { $who } kastade: måsen fällde ingenting.
            }
        [one]
            { $me ->
                [yes] Din mås fällde { $fell } kort.
               *[no] { $who } kastade: måsen fällde { $fell } kort.
            }
       *[other]
            { $me ->
                [yes] Din mås fällde { $fell } kort.
               *[no] { $who } kastade: måsen fällde { $fell } kort.
            }
    }
dungeon-ui-stayed =
    { $stayed ->
        [one] { $stayed } kort satt kvar.
       *[other] { $stayed } kort satt kvar.
    }
dungeon-ui-accuracy = Träffsäkerhet: { $percent } %

enter-dungeon-revealing = Vilket kort drogs?
enter-dungeon-falling = Föll det?
