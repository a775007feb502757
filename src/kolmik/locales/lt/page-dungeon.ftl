# Požemio laukas.
# $who: vardas. $me: yes, jei tai skaitytojas. $slot: pvz., 4 arba 2a. $card: korta, pvz., „riteris 2“.

dungeon-ui-castle = Pilis
dungeon-ui-hand = Tavo kortos
dungeon-ui-turn = Kieno eilė

## Kas kur yra, ekrano skaitytuvui.

# $there: kas yra angoje.
dungeon-ui-slot = { $slot }: { $there }
dungeon-ui-empty = tuščia
# Korta ir kieno ji.
dungeon-ui-owned =
    { $me ->
        [yes] tavo { $card }
       *[no] { $card } ({ $who })
    }
# $knights: vienas ar du riteriai ir kieno. $dragon: drakonas ir kieno.
dungeon-ui-covered = { $dragon }, po juo { $knights }
# Mygtukas, kuris deda į angą arba kopia. $move: ką jis daro. $there: kas ten dabar.
dungeon-ui-target = { $move } (dabar ten: { $there })
# Mygtukas: pasirink šį riterį, o tada – kur jis kopia.
dungeon-ui-choose = { $card }, anga { $slot }: pasirink, kad koptum
# $count: kiek kortų. $cards: kokios, jei yra.
dungeon-ui-top =
    { $count ->
        [0]
            { $me ->
                [yes] Viršūnėje tavo riterių nėra
               *[no] { $who }: viršūnėje riterių nėra
            }
       *[other]
            { $me ->
                [yes] Tavo viršūnėje: { $cards }
               *[no] { $who }, viršūnėje: { $cards }
            }
    }
dungeon-ui-dungeon =
    { $count ->
        [0]
            { $me ->
                [yes] Požemyje tavo kortų nėra
               *[no] { $who }: požemyje kortų nėra
            }
       *[other]
            { $me ->
                [yes] Tavo požemyje: { $cards }
               *[no] { $who }, požemyje: { $cards }
            }
    }
# $count: kortų užverstoje kaladėje.
dungeon-ui-deck =
    { $count ->
        [0] kortų nėra
        [one] { $count } korta
        [few] { $count } kortos
       *[other] { $count } kortų
    }
dungeon-ui-left = Kas dar liko kaladėse

## Ką daryti dabar.

dungeon-ui-turn-of =
    { $me ->
        [yes] Tavo eilė
       *[no] Dabar eina { $who }
    }
dungeon-ui-draw-or-climb = Trauk kortą arba paliesk šviečiantį riterį ir kopk
dungeon-ui-must-draw = Trauk kortą
dungeon-ui-must-climb = Paliesk šviečiantį riterį ir kopk
# Riteris paliestas. $number: jo skaičius.
dungeon-ui-climb-where = Riteris { $number } angoje { $slot }: kur jis kopia?
dungeon-ui-another = Kitas riteris
dungeon-ui-drew =
    { $me ->
        [yes] Ištraukei: { $card }
       *[no] { $who } ištraukė: { $card }
    }
dungeon-ui-play-knight = Padėk savo riterį į šviečiančią angą
dungeon-ui-play-dragon = Padėk savo drakoną ant šviečiančios angos
dungeon-ui-play-bird = Mesk savo paukštį: taikykis į angą
dungeon-ui-play-nowhere = Nėra kur dėti

## Prie tikro stalo.

dungeon-ui-revealed =
    { $me ->
        [yes] Kokią kortą ištraukei?
       *[no] Kokią kortą ištraukė { $who }?
    }
# $card: korta ir kieno ji. $slot: kur ji yra.
dungeon-ui-asked = Ar iš angos { $slot } krinta { $card }?

## Metimas.

dungeon-ui-aim-mine = Paleisk paukštį, kai taikiklis bus virš angos { $slot }!
dungeon-ui-aim-theirs = { $who } taikosi į angą { $slot } …
dungeon-ui-let-go = Paleisk!
# $fell: kiek kortų.
dungeon-ui-thrown =
    { $fell ->
        [0]
            { $me ->
                [yes] Tavo paukštis nieko nenumetė.
               *[no] Paukštį meta { $who }: niekas nenukrito.
            }
        [one]
            { $me ->
                [yes] Tavo paukštis numetė { $fell } kortą.
               *[no] Paukštį meta { $who }: nukrito { $fell } korta.
            }
        [few]
            { $me ->
                [yes] Tavo paukštis numetė { $fell } kortas.
               *[no] Paukštį meta { $who }: nukrito { $fell } kortos.
            }
       *[other]
            { $me ->
                [yes] Tavo paukštis numetė { $fell } kortų.
               *[no] Paukštį meta { $who }: nukrito { $fell } kortų.
            }
    }
# Po ankstesnio sakinio, kai buvo sprendžiama ir dėl kitų kortų. $stayed: kiek kortų.
dungeon-ui-stayed =
    { $stayed ->
        [one] Liko { $stayed } korta.
        [few] Liko { $stayed } kortos.
       *[other] Liko { $stayed } kortų.
    }
# Kaip arti vidurio buvo taikiklis. $percent: nuo 0 iki 100.
dungeon-ui-accuracy = Taiklumas: { $percent } %

enter-dungeon-revealing = Kokia korta ištraukta?
enter-dungeon-falling = Ar ji nukrito?
