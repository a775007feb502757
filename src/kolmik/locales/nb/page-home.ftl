# Forsiden, et nytt bord, samlingen ved bordet og innstillingene.

## Forsiden.

# Tittelen på nettleservinduet.
home-page = Kolmik: tre kortspill
home-title = Tre kortspill, ett bord
home-about = Spill mot boter med en gang, med venner over en lenke, eller la Kolmik holde styr på poengene mens dere spiller med ekte kort. Ingen konto, og det er gratis.
# Navnet til den som ikke har skrevet noe navn.
home-you-name = Du
# $least, $most: hvor mange som kan spille.
home-players = { $count } spillere
# $minutes: hvor lenge et spill varer.
home-minutes = omtrent { $minutes } minutter
# $game: navnet på spillet.
home-continue = Tilbake til spillet ditt: { $game }
home-play = Spill nå
home-starting = Deler ut …
home-friends = Med venner
home-table = Ekte bord
home-learn = Lær det
home-rules = Regler
home-choose = Velg boter
## Det samme for dem som hører det uten å se bildet; det begynner med ordene som vises. $game: navnet på spillet.
home-play-named = { home-play }: { $game }
home-friends-named = { home-friends }: { $game }
home-table-named = { home-table }: { $game }
home-learn-named = { home-learn }: { $game }
home-rules-named = { home-rules }: { $game }
home-choose-named = { home-choose }: { $game }
home-failed = Vi fant ikke ut hva som kan spilles her: får ikke kontakt med serveren.
home-retry = Prøv igjen
home-tables = Bordene dine
home-no-tables = Ingen bord ennå. Her kommer bordene du spiller ved, og spillene, så du kan se dem på nytt.
home-replays = Spilt ferdig
# $count: hvor mange det er.
home-all =
    { $count ->
        [one] Vis det
       *[other] Vis alle { $count }
    }
# I stedet for navn ved et bord der ingen sitter.
home-nobody = Ingen ennå
home-status-gathering = Samles
home-status-playing = I gang
home-status-paused = På pause
home-status-over = Se på nytt
home-status-aborted = Lukket

## Et nytt bord.

# $game: navnet på spillet.
new-title = Nytt bord: { $game }
new-no-game = Det spillet finnes ikke her
new-how = Hvordan vil du spille?
new-with-friends = Med venner
new-with-bots = Mot boter
new-with-table = Ved et ekte bord
new-with-friends-help = Du får en lenke. Den som åpner den, setter seg ved bordet; boter kan ta plassene som er ledige.
new-with-bots-help = Spillet begynner med en gang.
new-with-table-help = Dere sitter sammen. Kolmik kan reglene og teller poeng.
new-make-friends = Gjør klart bordet
new-make-bots = Start spillet
new-make-table = Gjør klart bordet
new-deal = Hvem deler ut?
new-deal-people = Det gjør vi, med ekte kort: vi sier hva som ble vendt, og Kolmik er dommer og teller poeng.
new-deal-server = Det gjør Kolmik: dere trenger ingen kort, og enheten går på rundgang.
new-devices = På hvilke enheter?
new-devices-one = Alle på denne
new-devices-many = Hver på sin egen, over lenken
new-players = Hvor mange spiller?
new-seats = Hvem sitter hvor?
new-your-name = Navnet ditt
# $seat: 1 til 6.
new-name-of = Navn på spiller { $seat }
new-player = Spiller { $seat }
new-seat = Plass { $seat }
new-who-sits = Hvem sitter på plass { $seat }?
new-comes = Kommer over lenken
new-free = Ledig, til en venn
new-free-help = Den som åpner lenken, kan sette seg her.
# $level: et av nivåene nedenfor.
new-bot = Bot: { $level }
new-options = Regler dere kan velge
new-terms = Klokke, serie og mer
new-edition = Utgave
# Det de trykte reglene ikke sier, og som vi har bestemt.
new-ours = Vårt eget valg
new-usual = standard
new-games = Spill i serien
new-starter = Hvem starter
new-starter-drawn = Loddtrekning
new-clock = Klokke
new-clock-off = Ingen
new-clock-move = For hvert trekk
new-clock-game = For hele spillet
new-clock-seconds = Sekunder
new-clock-increment = Ekstra sekunder etter hvert trekk
new-throw = Hvordan kastes måken?
new-throw-skill = Dere sikter selv: en stø hånd kaster best.
new-throw-odds = Med faste odds, likt for alle.
new-race = Hvem vinner et kappløp?
new-race-live = Den som er raskest.
new-race-turns = Alle blir spurt, én etter én.
new-away = En bot spiller for den som er borte
new-away-never = Aldri
# $time: en av de tre nedenfor.
new-away-after = Etter { $time }
new-seconds =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
new-minutes =
    { $minutes ->
        [one] { $minutes } minutt
       *[other] { $minutes } minutter
    }
new-hours =
    { $hours ->
        [one] { $hours } time
       *[other] { $hours } timer
    }
new-pace = Botene spiller
new-pace-0 = Med en gang
new-pace-300 = Raskt
new-pace-700 = I rolig tempo
new-pace-1500 = Sakte
new-pace-3000 = Veldig sakte
new-hints = Lov å be om tips
new-chat = Lov å skrive fritt

## Et bord før spillet.

lobby-seats = Hvem sitter ved bordet
lobby-your-name = Navnet ditt
lobby-free = Ledig plass
lobby-you = Deg
lobby-bot = Bot
lobby-program = Program
lobby-away = Ikke her akkurat nå
lobby-sit = Sitt her
lobby-stand = Reis deg
lobby-another = Ny spiller
lobby-put-bot = Ny bot
## Det samme helt ut for dem som hører det; det begynner med ordene som vises. $seat: 1 til 6. $name: hvem som sitter der.
lobby-sit-at = { lobby-sit }: plass { $seat }
lobby-another-at = { lobby-another }: plass { $seat }, på denne enheten
lobby-put-bot-at = { lobby-put-bot }: plass { $seat }
lobby-stand-from = { lobby-stand }: { $name }
lobby-level-of = Nivået til { $name }
lobby-remove = Gjør plassen til { $name } ledig
# Hva som mangler. $free: hvor mange plasser.
lobby-missing-host =
    { $free ->
        [one] Én plass er ledig: send lenken, eller sett inn en bot.
       *[other] { $free } plasser er ledige: send lenken, eller sett inn boter.
    }
lobby-missing =
    { $free ->
        [one] Det mangler én spiller.
       *[other] Det mangler { $free } spillere.
    }
lobby-missing-you =
    { $free ->
        [one] Én plass er ledig: sett deg, eller bli og se på.
       *[other] { $free } plasser er ledige: sett deg, eller bli og se på.
    }
lobby-ready = Alle er her: spillet kan begynne.
lobby-ready-host = Alle er her: verten starter spillet.
lobby-dealing = Kortene deles ut…
lobby-start = Start spillet
# $count: hvor mange som ser på.
lobby-watching =
    { $count ->
        [one] { $count } tilskuer ser på
       *[other] { $count } tilskuere ser på
    }
lobby-invite = Inviter
lobby-invite-help = Den som åpner lenken, kommer til dette bordet.
lobby-link = Lenke til bordet
lobby-qr = QR-kode med lenken til bordet
lobby-copy = Kopier lenke
lobby-copied = Lenken er kopiert.
lobby-copy-yourself = Nettleseren din lar oss ikke kopiere; lenken er markert, så kopier den selv.
lobby-share = Send lenke
# Det som sendes med lenken. $game: navnet på spillet.
lobby-share-text = Kom og spill { $game } med meg!
lobby-fair = En ærlig utdeling
lobby-fair-help = Kortene er allerede forseglet: ingen kan endre dem lenger. Siden din legger til et tilfeldig tall som ingen kjenner ennå, så heller ingen kan ha planlagt dem; etter spillet kan alle sjekke det. Du kan legge til et lykketall selv.
# En lang rekke bokstaver og tall følger.
lobby-seal = Seglet:
lobby-luck = Lykketallet ditt
lobby-luck-give = Legg til
# $number: det spilleren skrev.
lobby-luck-given = Tallet ditt, { $number }, blir med i utdelingen.
lobby-luck-yours = { $number } er med i utdelingen.
lobby-facts = Slik spilles det ved dette bordet
lobby-changed = ikke standard
# $option: en setning om en innstilling som er et tall. $number: tallet.
lobby-option-number = { $option } Her: { $number }
lobby-deal-server = Kolmik deler ut.
lobby-deal-people = Dere deler ut selv ved et ekte bord.
# $games: spill i serien.
lobby-games =
    { $games ->
        [one] Ett spill.
       *[other] En serie på { $games } spill.
    }
lobby-clock-off = Ingen klokke.
# $seconds, $increment: hele tall.
lobby-clock-move =
    { $seconds ->
        [one] { $seconds } sekund for hvert trekk.
       *[other] { $seconds } sekunder for hvert trekk.
    }
lobby-clock-game =
    { $seconds ->
        [one] { $seconds } sekund for hele spillet.
       *[other] { $seconds } sekunder for hele spillet.
    }
lobby-clock-increment =
    { $increment ->
        [one] { $increment } sekund ekstra etter hvert trekk.
       *[other] { $increment } sekunder ekstra etter hvert trekk.
    }
lobby-hints-on = Det er lov å be om tips.
lobby-hints-off = Ingen tips.
lobby-chat-on = Det er lov å skrive fritt.
lobby-chat-off = Bare hurtigfraser.

## Innstillinger.

settings-title = Innstillinger
settings-name = Navnet ditt
settings-name-help = Det heter du når du setter deg ved et bord.
settings-language = Språk
settings-theme = Farger
settings-theme-auto = Som enheten
settings-theme-light = Lyse
settings-theme-dark = Mørke
settings-theme-help = Følger de enheten, er de lyse om dagen og mørke om natten.
settings-speed = Slik beveger kortene seg
settings-speed-off = Ikke i det hele tatt
settings-speed-slow = Sakte
settings-speed-normal = Vanlig
settings-speed-fast = Fort
settings-speed-help = Ber enheten din om mindre bevegelse, står alt stille.
settings-sound = Lyd
settings-sound-help = En myk tone når det er din tur, og rasling fra kort.
settings-kept = Det som lagres
settings-kept-device = På denne enheten: innstillingene dine og serverens løfte om hvert spill du har sett, så utdelingen kan sjekkes etterpå.
settings-kept-cookie = Én informasjonskapsel forteller serveren at plassene dine er dine. Den kjenner verken navnet eller adressen din.
settings-kept-server = På serveren: bordene du sitter ved, med navnene som er brukt der.

## Én linje om hvert nivå av boter.

level-novice-help = Tar det som gir mest her og nå, og overser en god del.
level-casual-help = Ser litt framover og overser trekk nå og da.
level-club-help = Tenker framover og overser sjelden noe.
level-master-help = Tenker langt framover: det sterkeste nivået.

## Utgaver: hva som er i esken, og hva av det som er vårt eget valg.

edition-towers-standard = Ett kort av hver sort og verdi; med 4 eller 5 spillere ett kort til av 0, 2, 5, 7, 10 og 12 (T-2).
edition-dungeon-standard = Hver farge har 4 riddere med 1, 4 med 2, 5 med 3, 1 måke og 1 drage (D-2).
edition-dungeon-standard-ours = De trykte reglene sier ikke hvilke 15 kort en farge har (D-2).
edition-millstone-standard = 108 kort, 45 av dem med en overraskelse (M-1, M-2).
edition-millstone-standard-ours = Ett kort med hver overraskelse i hver farge og hvert tegn; de trykte reglene sier ikke hvilke kort som har en (M-2).

## Innstillinger i spillene, og hva som kan velges.

option-towers-bids = Hva som skjer med bud som ingen kunne bygge (T-23).
option-towers-bids-checked = Tall over rekkevidden din kan ikke velges.
option-towers-bids-open = Alle tall kan bys; en bygging som ikke går, blir avlyst, som trykt.
option-dungeon-tie_break = Hvem som vinner når flere har flest riddere på toppen (D-29).
option-dungeon-tie_break-sum = Den laveste summen av tallene på toppen vinner.
option-dungeon-tie_break-last = Hver ser på den av sine egne riddere som kom sist til toppen; det laveste tallet vinner, som i de danske reglene.
option-dungeon-bird = Om en måke som trekkes, kan legges tilbake (D-9).
option-dungeon-bird-optional = En måke som trekkes, kan legges tilbake.
option-dungeon-bird-must = En måke som trekkes, må kastes, unntatt i den første turen til en spiller, som i de danske reglene.
option-dungeon-first_turn = Hva som kan trekkes i den første turen til en spiller (D-8).
option-dungeon-first_turn-knight = I den første turen til en spiller er kortet som trekkes, en ridder.
option-dungeon-first_turn-any = Det kan være hvilket kort som helst, som i de norske reglene.
option-dungeon-dragon_twin = Når du kan gå inn på et dekket trinn på nivå 1 til 3 (D-15).
option-dungeon-dragon_twin-literal = Mens tvillingen er tom, bare hvis alle kortene der er dine egne.
option-dungeon-dragon_twin-free = Du kan gå inn selv om tvillingen er tom.
option-dungeon-levels = Det høyeste nivået (D-3).
option-dungeon-throw = Hvordan kastet med måken avgjøres (D-26).
option-dungeon-throw-odds = Den som kaster, sikter på et trinn; kort der faller i 4 av 6 tilfeller, på nabotrinn i 1 av 6.
option-dungeon-throw-table = En ekte måkebæsj-brikke kastes mot en ekte borg; spillerne sier hva som falt.
option-dungeon-patience = Når alle har lagt tilbake i så mange turer på rad, er spillet over (D-30).
option-millstone-mistakes = Hva som skjer når det legges et kort som ikke kan legges (M-24).
option-millstone-mistakes-refused = Et kort som ikke kan legges, blir ikke godtatt.
option-millstone-mistakes-penalised = Et feil kort går tilbake til hånden, og spilleren trekker 3, som trykt.
option-millstone-variant = Hvor mye av spillet som er med, mindre for yngre spillere (M-31 til M-34).
option-millstone-variant-signs = Ingen overraskelser, ingen kvernsteiner, og fargene teller ikke.
option-millstone-variant-surprises = Med overraskelser, men ingen kvernsteiner, og fargene teller ikke.
option-millstone-variant-colours = Med overraskelser og farger, men ingen kvernsteiner.
option-millstone-variant-full = Alt sammen.
option-millstone-turn_limit = Høyst så mange turer, så telles hendene (M-27).
option-millstone-reply = Om et +3 som svar også må være sterkere (M-19).
option-millstone-reply-any = Hvilket +3 som helst kan svare på et +3.
option-millstone-reply-stronger = Bare et sterkere +3 kan svare på et +3.
