# Forsiden, et nyt bord, samlingen ved bordet og indstillingerne.

## Forsiden.

# Titlen på browserens vindue.
home-page = Kolmik: tre kortspil
home-title = Tre kortspil, ét bord
home-about = Spil mod botter med det samme, med venner over et link, eller lad Kolmik holde styr på pointene, mens I spiller med rigtige kort. Ingen konto, og det er gratis.
# Navnet på den, der ikke har skrevet noget navn.
home-you-name = Du
# $least, $most: hvor mange der kan spille.
home-players = { $count } spillere
# $minutes: hvor længe et spil varer.
home-minutes = cirka { $minutes } minutter
# $game: spillets navn.
home-continue = Tilbage til dit spil: { $game }
home-play = Spil nu
home-starting = Deler ud …
home-friends = Med venner
home-table = Rigtigt bord
home-learn = Lær det
home-rules = Regler
home-choose = Vælg botter
## Det samme for dem, der hører det uden at se billedet; det begynder med de ord, man ser. $game: spillets navn.
home-play-named = { home-play }: { $game }
home-friends-named = { home-friends }: { $game }
home-table-named = { home-table }: { $game }
home-learn-named = { home-learn }: { $game }
home-rules-named = { home-rules }: { $game }
home-choose-named = { home-choose }: { $game }
home-failed = Vi kunne ikke finde ud af, hvad der kan spilles her: der er ingen forbindelse til serveren.
home-retry = Prøv igen
home-tables = Dine borde
home-no-tables = Ingen borde endnu. Her kommer de borde, du spiller ved, og spillene, så du kan se dem igen.
home-replays = Spillet færdigt
# $count: hvor mange der er.
home-all =
    { $count ->
        [one] Vis det
       *[other] Vis alle { $count }
    }
# I stedet for navne ved et bord, hvor ingen sidder.
home-nobody = Ingen endnu
home-status-gathering = Samles
home-status-playing = I gang
home-status-paused = På pause
home-status-over = Se spillet igen
home-status-aborted = Lukket

## Et nyt bord.

# $game: spillets navn.
new-title = Nyt bord: { $game }
new-no-game = Det spil findes ikke her
new-how = Hvordan vil du spille?
new-with-friends = Med venner
new-with-bots = Mod botter
new-with-table = Ved et rigtigt bord
new-with-friends-help = Du får et link. Den, der åbner det, sætter sig ved bordet; botter kan tage de pladser, der er ledige.
new-with-bots-help = Spillet begynder med det samme.
new-with-table-help = I sidder sammen. Kolmik kan reglerne og tæller point.
new-make-friends = Gør bordet klar
new-make-bots = Start spillet
new-make-table = Gør bordet klar
new-deal = Hvem deler ud?
new-deal-people = Det gør vi, med rigtige kort: vi siger, hvad der blev vendt, og Kolmik er dommer og tæller point.
new-deal-server = Det gør Kolmik: ingen kort, enheden går på omgang.
new-devices = På hvilke enheder?
new-devices-one = Alle på denne
new-devices-many = Hver på sin egen, over linket
new-players = Hvor mange spiller?
new-seats = Hvem sidder hvor?
new-your-name = Dit navn
# $seat: 1 til 6.
new-name-of = Navn på spiller { $seat }
new-player = Spiller { $seat }
new-seat = Plads { $seat }
new-who-sits = Hvem sidder på plads { $seat }?
new-comes = Kommer over linket
new-free = Ledig, til en ven
new-free-help = Den, der åbner linket, kan sætte sig her.
# $level: et af niveauerne nedenfor.
new-bot = Bot: { $level }
new-options = Regler, I kan vælge
new-terms = Ur, serie og mere
new-edition = Udgave
# Det, de trykte regler ikke siger, og som vi har bestemt.
new-ours = Vores eget valg
new-usual = standard
new-games = Spil i serien
new-starter = Hvem starter
new-starter-drawn = Trækkes lod om
new-clock = Ur
new-clock-off = Intet
new-clock-move = For hvert træk
new-clock-game = For hele spillet
new-clock-seconds = Sekunder
new-clock-increment = Sekunder ekstra efter hvert træk
new-throw = Hvordan kastes fuglen?
new-throw-skill = Man sigter selv: en rolig hånd kaster bedst.
new-throw-odds = Med faste odds, ens for alle.
new-race = Hvem vinder et kapløb?
new-race-live = Den, der er hurtigst.
new-race-turns = Alle bliver spurgt, en efter en.
new-away = En bot spiller for den, der er væk
new-away-never = Aldrig
# $time: en af de tre nedenfor.
new-away-after = Efter { $time }
new-seconds =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
new-minutes =
    { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minutter
    }
new-hours =
    { $hours ->
        [one] { $hours } time
       *[other] { $hours } timer
    }
new-pace = Botterne spiller
new-pace-0 = Med det samme
new-pace-300 = Hurtigt
new-pace-700 = I roligt tempo
new-pace-1500 = Langsomt
new-pace-3000 = Meget langsomt
new-hints = Man må bede om tip
new-chat = Man må skrive frit

## Et bord før spillet.

lobby-seats = Hvem sidder ved bordet
lobby-your-name = Dit navn
lobby-free = Ledig plads
lobby-you = Dig
lobby-bot = Bot
lobby-program = Program
lobby-away = Ikke her lige nu
lobby-sit = Sæt dig her
lobby-stand = Rejs dig
lobby-another = Tilføj spiller
lobby-put-bot = Tilføj bot
## Det samme helt ud for dem, der hører det; det begynder med de ord, man ser. $seat: 1 til 6. $name: hvem der sidder der.
lobby-sit-at = { lobby-sit }: plads { $seat }
lobby-another-at = { lobby-another }: plads { $seat }, på denne enhed
lobby-put-bot-at = { lobby-put-bot }: plads { $seat }
lobby-stand-from = { lobby-stand }: { $name }
lobby-level-of = Niveau for { $name }
lobby-remove = Gør pladsen ledig: { $name }
# Hvad der mangler. $free: hvor mange pladser.
lobby-missing-host =
    { $free ->
        [one] Én plads er ledig: send linket, eller tilføj en bot.
       *[other] { $free } pladser er ledige: send linket, eller tilføj botter.
    }
lobby-missing =
    { $free ->
        [one] Der mangler én spiller.
       *[other] Der mangler { $free } spillere.
    }
lobby-missing-you =
    { $free ->
        [one] Én plads er ledig: sæt dig, eller bliv og se med.
       *[other] { $free } pladser er ledige: sæt dig, eller bliv og se med.
    }
lobby-ready = Alle er her: spillet kan begynde.
lobby-ready-host = Alle er her: værten starter spillet.
lobby-dealing = Kortene deles ud…
lobby-start = Start spillet
# $count: hvor mange der ser med.
lobby-watching =
    { $count ->
        [one] { $count } tilskuer ser med
       *[other] { $count } tilskuere ser med
    }
lobby-invite = Invitér
lobby-invite-help = Den, der åbner linket, kommer til dette bord.
lobby-link = Link til bordet
lobby-qr = QR-kode med linket til bordet
lobby-copy = Kopiér link
lobby-copied = Linket er kopieret.
lobby-copy-yourself = Din browser lader os ikke kopiere; linket er markeret, så kopiér det selv.
lobby-share = Send link
# Det, der sendes med linket. $game: spillets navn.
lobby-share-text = Kom og spil { $game } med mig!
lobby-fair = En ærlig uddeling
lobby-fair-help = Kortene er allerede forseglet: ingen kan ændre dem mere. Din side lægger et tilfældigt tal til, som ingen kender endnu, så ingen kan have planlagt dem heller; efter spillet kan alle tjekke det. Du kan lægge dit eget lykketal til.
# En lang række bogstaver og tal følger.
lobby-seal = Seglet:
lobby-luck = Dit lykketal
lobby-luck-give = Læg det til
# $number: det, spilleren skrev.
lobby-luck-given = Dit tal { $number } kommer med i uddelingen.
lobby-luck-yours = { $number } er med i uddelingen.
lobby-facts = Sådan spilles der ved dette bord
lobby-changed = ikke standard
# $option: en sætning om en indstilling, der er et tal. $number: tallet.
lobby-option-number = { $option } Her: { $number }
lobby-deal-server = Kolmik deler ud.
lobby-deal-people = I deler selv ud ved et rigtigt bord.
# $games: spil i serien.
lobby-games =
    { $games ->
        [one] Ét spil.
       *[other] En serie på { $games } spil.
    }
lobby-clock-off = Intet ur.
# $seconds, $increment: hele tal.
lobby-clock-move =
    { $seconds ->
        [one] { $seconds } sekund for hvert træk.
       *[other] { $seconds } sekunder for hvert træk.
    }
lobby-clock-game =
    { $seconds ->
        [one] { $seconds } sekund for hele spillet.
       *[other] { $seconds } sekunder for hele spillet.
    }
lobby-clock-increment =
    { $increment ->
        [one] { $increment } sekund ekstra efter hvert træk.
       *[other] { $increment } sekunder ekstra efter hvert træk.
    }
lobby-hints-on = Man må bede om tip.
lobby-hints-off = Ingen tip.
lobby-chat-on = Man må skrive frit.
lobby-chat-off = Kun hurtige sætninger.

## Indstillinger.

settings-title = Indstillinger
settings-name = Dit navn
settings-name-help = Det hedder du, når du sætter dig ved et bord.
settings-language = Sprog
settings-theme = Farver
settings-theme-auto = Som enheden
settings-theme-light = Lyse
settings-theme-dark = Mørke
settings-theme-help = Følger de enheden, er de lyse om dagen og mørke om natten.
settings-speed = Sådan bevæger kortene sig
settings-speed-off = Slet ikke
settings-speed-slow = Langsomt
settings-speed-normal = Normalt
settings-speed-fast = Hurtigt
settings-speed-help = Beder din enhed om mindre bevægelse, bevæger intet sig.
settings-sound = Lyd
settings-sound-help = En blid tone, når det er din tur, og kort, der rasler.
settings-kept = Hvad der gemmes
settings-kept-device = På denne enhed: dine indstillinger og serverens løfte om hvert spil, du har set, så uddelingen kan tjekkes bagefter.
settings-kept-cookie = En enkelt cookie fortæller serveren, at dine pladser er dine. Den kender hverken dit navn eller din adresse.
settings-kept-server = På serveren: de borde, du sidder ved, med de navne, der er givet der.

## Én linje om hvert niveau af botter.

level-novice-help = Tager det, der giver mest lige nu, og overser en hel del.
level-casual-help = Ser lidt frem og overser træk en gang imellem.
level-club-help = Tænker frem og overser sjældent noget.
level-master-help = Tænker langt frem: det stærkeste niveau.

## Udgaver: hvad der er i æsken, og hvad der er vores eget valg.

edition-towers-standard = Ét kort af hver slags og værdi; med 4 eller 5 spillere et ekstra eksemplar af 0, 2, 5, 7, 10 og 12 (T-2).
edition-dungeon-standard = Hver farve har 4 riddere med 1, 4 med 2, 5 med 3, 1 fugl og 1 drage (D-2).
edition-dungeon-standard-ours = De trykte regler siger ikke, hvilke 15 kort en farve har (D-2).
edition-millstone-standard = 108 kort, 45 af dem med en overraskelse (M-1, M-2).
edition-millstone-standard-ours = Ét kort med hver overraskelse i hver farve og hvert tegn; de trykte regler siger ikke, hvilke kort der har en (M-2).

## Indstillinger i spillene, og hvad man kan vælge.

option-towers-bids = Hvad der sker med bud, som ingen kunne bygge (T-23).
option-towers-bids-checked = Tal over din rækkevidde kan ikke vælges.
option-towers-bids-open = Alle tal må bydes; et byggeri, der ikke kan lade sig gøre, aflyses, som trykt.
option-dungeon-tie_break = Hvem der vinder, når flere har flest riddere på toppen (D-29).
option-dungeon-tie_break-sum = Den laveste sum af tallene på toppen vinder.
option-dungeon-tie_break-last = Det laveste tal på den ridder, man selv fik til toppen sidst, vinder, som i de danske regler.
option-dungeon-bird = Om en trukket fugl må lægges tilbage (D-9).
option-dungeon-bird-optional = En trukket fugl må lægges tilbage.
option-dungeon-bird-must = En trukket fugl skal kastes, undtagen i en spillers første tur, som i de danske regler.
option-dungeon-first_turn = Hvad man kan trække i sin første tur (D-8).
option-dungeon-first_turn-knight = I en spillers første tur er det trukne kort en ridder.
option-dungeon-first_turn-any = Det kan være et hvilket som helst kort, som i de norske regler.
option-dungeon-dragon_twin = Hvornår man må gå ind i en dækket sprække på niveau 1 til 3 (D-15).
option-dungeon-dragon_twin-literal = Mens tvillingen er tom, kun hvis alle kortene i den er ens egne.
option-dungeon-dragon_twin-free = Man må gå ind, selv om tvillingen er tom.
option-dungeon-levels = Det højeste niveau (D-3).
option-dungeon-throw = Hvordan fuglens kast afgøres (D-26).
option-dungeon-throw-odds = Den, der kaster, sigter på en sprække; kort i den falder i 4 af 6 tilfælde, i nabosprækker i 1 af 6.
option-dungeon-throw-table = En rigtig fugleklat kastes mod et rigtigt tårn; spillerne siger, hvad der faldt.
option-dungeon-patience = Når alle har lagt tilbage i så mange ture i træk, er spillet slut (D-30).
option-millstone-mistakes = Hvad der sker, når der lægges et kort, som ikke må lægges (M-24).
option-millstone-mistakes-refused = Et kort, der ikke må lægges, tages ikke imod.
option-millstone-mistakes-penalised = Et forkert kort kommer tilbage på hånden, og spilleren trækker 3, som trykt.
option-millstone-variant = Hvor meget af spillet der er med, mindre for yngre spillere (M-31 til M-34).
option-millstone-variant-signs = Ingen overraskelser, ingen møllesten, og farverne tæller ikke.
option-millstone-variant-surprises = Med overraskelser, men ingen møllesten, og farverne tæller ikke.
option-millstone-variant-colours = Med overraskelser og farver, men ingen møllesten.
option-millstone-variant-full = Det hele.
option-millstone-turn_limit = Højst så mange ture, så tælles hænderne (M-27).
option-millstone-reply = Om et +3, man svarer med, også skal være stærkere (M-19).
option-millstone-reply-any = Ethvert +3 kan svare på et +3.
option-millstone-reply-stronger = Kun et stærkere +3 kan svare på et +3.
