# Vangikoopa laud.
# $who: nimi. $me: yes, kui see on lugeja. $slot: näiteks 4 või 2a. $card: kaart, näiteks „rüütel 2“.

dungeon-ui-castle = Loss
dungeon-ui-hand = Sinu kaardid
dungeon-ui-turn = Kelle kord on

## Mis kus on, ekraanilugejale.

# $there: kes pilus on.
dungeon-ui-slot = { $slot }: { $there }
dungeon-ui-empty = tühi
# Kaart ja kelle oma see on.
dungeon-ui-owned =
    { $me ->
        [yes] sinu { $card }
       *[no] { $card } ({ $who })
    }
# $knights: üks või kaks rüütlit ja kelle omad. $dragon: lohe ja kelle oma.
dungeon-ui-covered = { $dragon }, selle all { $knights }
# Nupp, mis paneb pilusse või ronib sinna. $move: mida see teeb. $there: kes seal praegu on.
dungeon-ui-target = { $move } (seal praegu: { $there })
# Nupp: vali see rüütel, siis kuhu ta ronib.
dungeon-ui-choose = { $card }, pilu { $slot }: vali, et ronida
# $count: mitu kaarti. $cards: millised, kui neid on.
dungeon-ui-top =
    { $count ->
        [0]
            { $me ->
                [yes] Sul pole tipus kedagi
               *[no] Mängijal { $who } pole tipus kedagi
            }
        [one]
            { $me ->
                [yes] Sinu oma tipus: { $cards }
               *[no] { $who }, tipus: { $cards }
            }
       *[other]
            { $me ->
                [yes] Sinu omad tipus: { $cards }
               *[no] { $who }, tipus: { $cards }
            }
    }
dungeon-ui-dungeon =
    { $count ->
        [0]
            { $me ->
                [yes] Sul pole vangikoopas midagi
               *[no] Mängijal { $who } pole vangikoopas midagi
            }
        [one]
            { $me ->
                [yes] Sinu oma vangikoopas: { $cards }
               *[no] { $who }, vangikoopas: { $cards }
            }
       *[other]
            { $me ->
                [yes] Sinu omad vangikoopas: { $cards }
               *[no] { $who }, vangikoopas: { $cards }
            }
    }
# $count: kaarte pakis, pildiga allapidi.
dungeon-ui-deck =
    { $count ->
        [0] kaarte pole
        [one] { $count } kaart
       *[other] { $count } kaarti
    }
dungeon-ui-left = Mis pakkides veel on

## Mida nüüd teha.

dungeon-ui-turn-of =
    { $me ->
        [yes] Sinu kord
       *[no] Käib { $who }
    }
dungeon-ui-draw-or-climb = Tõmba kaart või puuduta helendavat rüütlit, et ronida
dungeon-ui-must-draw = Tõmba kaart
dungeon-ui-must-climb = Puuduta helendavat rüütlit, et ronida
# Rüütlit puudutati. $number: tema number.
dungeon-ui-climb-where = Rüütel { $number } pilus { $slot }: kuhu ta ronib?
dungeon-ui-another = Teine rüütel
dungeon-ui-drew =
    { $me ->
        [yes] Tõmbasid: { $card }
       *[no] { $who } tõmbas: { $card }
    }
dungeon-ui-play-knight = Pane oma rüütel helendavasse pilusse
dungeon-ui-play-dragon = Pane oma lohe helendavale pilule
dungeon-ui-play-bird = Viska oma lindu: sihi mõnda pilu
dungeon-ui-play-nowhere = Seda pole kuhugi panna

## Päris laua taga.

dungeon-ui-revealed =
    { $me ->
        [yes] Millise kaardi sa tõmbasid?
       *[no] Millise kaardi { $who } tõmbas?
    }
# $card: kaart ja kelle oma see on. $slot: kus see on.
dungeon-ui-asked = Kas pilust { $slot } kukub { $card }?

## Vise.

dungeon-ui-aim-mine = Lase lind lahti, kui sihik on pilu { $slot } kohal!
dungeon-ui-aim-theirs = { $who } sihib pilu { $slot } …
dungeon-ui-let-go = Lase!
# $fell: mitu kaarti.
dungeon-ui-thrown =
    { $fell ->
        [0]
            { $me ->
                [yes] Sinu lind ei toonud midagi alla.
               *[no] { $who } viskas: midagi ei kukkunud.
            }
        [one]
            { $me ->
                [yes] Sinu lind tõi alla { $fell } kaardi.
               *[no] { $who } viskas: { $fell } kaart kukkus.
            }
       *[other]
            { $me ->
                [yes] Sinu lind tõi alla { $fell } kaarti.
               *[no] { $who } viskas: { $fell } kaarti kukkus.
            }
    }
# Eelmise lause järel, kui ka teiste kaartide üle otsustati. $stayed: mitu kaarti.
dungeon-ui-stayed =
    { $stayed ->
        [one] { $stayed } kaart püsis.
       *[other] { $stayed } kaarti püsis.
    }
# Kui lähedal keskkohale sihik oli. $percent: 0 kuni 100.
dungeon-ui-accuracy = Täpsus: { $percent } %

enter-dungeon-revealing = Milline kaart tõmmati?
enter-dungeon-falling = Kas see kukkus?
