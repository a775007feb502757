# Startsidan, att duka upp ett bord, att samlas vid det, och inställningar.

## Startsidan.

home-page = Kolmik: tre kortspel
home-title = Tre kortspel, ett bord
home-about = Spela mot bottar direkt, med vänner via en länk, eller låt Kolmik räkna poängen medan ni spelar med riktiga kort. Inget konto, inga kostnader.
home-you-name = Du
home-players = { $count } spelare
home-minutes = cirka { $minutes } minuter
home-continue = Tillbaka till spelet: { $game }
home-play = Spela nu
home-starting = Delar ut …
home-friends = Med vänner
home-table = Vid ett riktigt bord
home-learn = Lär dig
home-rules = Regler
home-choose = Välj bottar
## Samma för den som hör dem utan att se bilden.
home-play-named = { home-play }: { $game }
home-friends-named = { home-friends }: { $game }
home-table-named = { home-table }: { $game }
home-learn-named = { home-learn }: { $game }
home-rules-named = { home-rules }: { $game }
home-choose-named = { home-choose }: { $game }
home-failed = Servern går inte att nå, så vi vet inte vad som kan spelas här.
home-retry = Försök igen
home-tables = Dina bord
home-no-tables = Inga bord än. Här hamnar de bord du spelar vid, och repriserna.
home-replays = Färdigspelade
home-all =
    { $count ->
        [one] Visa det
       *[other] Visa alla { $count }
    }
home-nobody = Ingen än
home-status-gathering = Samlas
home-status-playing = Pågår
home-status-paused = Pausat
home-status-over = Se reprisen
home-status-aborted = Stängt

## Ett nytt bord.

new-title = Nytt bord: { $game }
new-no-game = Det spelet finns inte här
new-how = Hur vill du spela?
new-with-friends = Med vänner
new-with-bots = Mot bottar
new-with-table = Vid ett riktigt bord
new-with-friends-help = Du får en länk. Den som öppnar den kan slå sig ner; bottar kan ta platser som förblir lediga.
new-with-bots-help = Spelet börjar direkt.
new-with-table-help = Ni sitter tillsammans. Kolmik kan reglerna och räknar poängen.
new-make-friends = Ställ i ordning bordet
new-make-bots = Starta spelet
new-make-table = Ställ i ordning bordet
new-deal = Vem delar ut?
new-deal-people = Vi själva, med riktiga kort: vi säger vad som vänts upp, och Kolmik är domare och räknar poängen.
new-deal-server = Kolmik: inga kort behövs, och enheten går runt.
new-devices = På vilka enheter?
new-devices-one = Alla på den här
new-devices-many = Var och en på sin egen, via länken
new-players = Hur många spelar?
new-seats = Vem sitter var?
new-your-name = Ditt namn
new-name-of = Namn på spelare { $seat }
new-player = Spelare { $seat }
new-seat = Plats { $seat }
new-who-sits = Vem sitter på plats { $seat }?
new-comes = Kommer via länken
new-free = Ledig, för en vän
new-free-help = Den som öppnar länken kan sätta sig här.
new-bot = Bott: { $level }
new-options = Regler att välja
new-terms = Klocka, serie med mera
new-edition = Utgåva
new-ours = Vår överenskommelse
new-usual = vanligast
new-games = Partier i serien
new-starter = Vem som börjar
new-starter-drawn = Lottas
new-clock = Klocka
new-clock-off = Av
new-clock-move = För varje drag
new-clock-game = För hela partiet
new-clock-seconds = Sekunder
new-clock-increment = Extra sekunder efter varje drag
new-throw = Hur kastas måsen?
new-throw-skill = Människor siktar själva: den som är stadig på handen kastar bättre.
new-throw-odds = Rena chanser, lika för alla.
new-race = Vem vinner en kapplöpning?
new-race-live = Den som är snabbast.
new-race-turns = Alla tillfrågas, en i taget.
new-away = En bott spelar för den som är borta
new-away-never = Aldrig
new-away-after = Efter { $time }
new-seconds =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
new-minutes =
    { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minuter
    }
new-hours =
    { $hours ->
        [one] { $hours } timme
       *[other] { $hours } timmar
    }
new-pace = Bottarna spelar
new-pace-0 = Genast
new-pace-300 = Raskt
new-pace-700 = I lugn takt
new-pace-1500 = Långsamt
new-pace-3000 = Mycket långsamt
new-hints = Man får be om tips
new-chat = Man får skriva fritt

## Ett bord före spelet.

lobby-seats = Vilka som sitter vid bordet
lobby-your-name = Ditt namn
lobby-free = Ledig plats
lobby-you = Du
lobby-bot = Bott
lobby-program = Program
lobby-away = Inte här just nu
lobby-sit = Sitt här
lobby-stand = Res dig
lobby-another = En spelare till
lobby-put-bot = Lägg till bott
## Samma i sin helhet, för den som hör dem.
lobby-sit-at = { lobby-sit }: plats { $seat }
lobby-another-at = { lobby-another }: plats { $seat }, på den här enheten
lobby-put-bot-at = { lobby-put-bot }: plats { $seat }
lobby-stand-from = { lobby-stand }: { $name }
lobby-level-of = Nivå för { $name }
lobby-remove = Gör platsen ledig: { $name }
lobby-missing-host =
    { $free ->
        [one] En plats är ledig: skicka länken eller lägg till en bott.
       *[other] { $free } platser är lediga: skicka länken eller lägg till bottar.
    }
lobby-missing =
    { $free ->
        [one] En spelare saknas fortfarande.
       *[other] { $free } spelare saknas fortfarande.
    }
lobby-missing-you =
    { $free ->
        [one] En plats är ledig: slå dig ner, eller stanna och titta på.
       *[other] { $free } platser är lediga: slå dig ner, eller stanna och titta på.
    }
lobby-ready = Alla är här: spelet kan börja.
lobby-ready-host = Alla är här: värden startar spelet.
lobby-dealing = Korten delas ut…
lobby-start = Starta spelet
lobby-watching =
    { $count ->
        [one] { $count } åskådare
       *[other] { $count } åskådare
    }
lobby-invite = Bjud in
lobby-invite-help = Den som öppnar länken kommer till det här bordet.
lobby-link = Länk till bordet
lobby-qr = QR-kod med länken till bordet
lobby-copy = Kopiera länk
lobby-copied = Länken är kopierad.
lobby-copy-yourself = Din webbläsare låter oss inte kopiera; länken är markerad, kopiera den själv.
lobby-share = Skicka länk
lobby-share-text = Kom och spela { $game } med mig!
lobby-fair = En rättvis giv
lobby-fair-help = Korten är redan förseglade: ingen kan ändra dem längre. Din sida lägger till ett slumptal som ingen känner till än, så ingen kan ha planerat dem heller; efter spelet kan alla kontrollera det. Du kan lägga till ett eget lyckotal.
lobby-seal = Förseglingen:
lobby-luck = Ditt lyckotal
lobby-luck-give = Lägg till
lobby-luck-given = Ditt tal { $number } är med i given.
lobby-luck-yours = { $number } är med i given.
lobby-facts = Så spelas det vid det här bordet
lobby-changed = inte som vanligt
lobby-option-number = { $option } Här: { $number }
lobby-deal-server = Kolmik delar ut.
lobby-deal-people = Människor delar ut vid ett riktigt bord.
lobby-games =
    { $games ->
        [one] Ett parti.
       *[other] En serie på { $games } partier.
    }
lobby-clock-off = Ingen klocka.
lobby-clock-move =
    { $seconds ->
        [one] { $seconds } sekund för varje drag.
       *[other] { $seconds } sekunder för varje drag.
    }
lobby-clock-game =
    { $seconds ->
        [one] { $seconds } sekund för hela partiet.
       *[other] { $seconds } sekunder för hela partiet.
    }
lobby-clock-increment =
    { $increment ->
        [one] { $increment } sekund till efter varje drag.
       *[other] { $increment } sekunder till efter varje drag.
    }
lobby-hints-on = Man får be om tips.
lobby-hints-off = Inga tips.
lobby-chat-on = Man får skriva fritt.
lobby-chat-off = Bara snabbfraser.

## Inställningar.

settings-title = Inställningar
settings-name = Ditt namn
settings-name-help = Det namn du har när du slår dig ner vid ett bord.
settings-language = Språk
settings-theme = Färger
settings-theme-auto = Som enheten
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-theme-help = Som enheten: ljust på dagen, mörkt på natten.
settings-speed = Hur korten rör sig
settings-speed-off = Inte alls
settings-speed-slow = Långsamt
settings-speed-normal = Normalt
settings-speed-fast = Snabbt
settings-speed-help = Om din enhet ber om mindre rörelse rör sig ingenting.
settings-sound = Ljud
settings-sound-help = Ett mjukt pling när det är din tur, och kort som prasslar.
settings-kept = Vad som sparas
settings-kept-device = På den här enheten: dina inställningar och serverns löfte om varje parti du har sett, så att given kan kontrolleras efteråt.
settings-kept-cookie = En enda kaka talar om för servern att dina platser är dina. Den vet varken ditt namn eller din adress.
settings-kept-server = På servern: borden du sitter vid, med de namn som angetts där.

## En rad om varje nivå.

level-novice-help = Tar det som ger mest just nu och missar en hel del.
level-casual-help = Ser lite framåt och missar drag då och då.
level-club-help = Tänker framåt och missar sällan något.
level-master-help = Tänker långt fram: den starkaste nivån.

## Utgåvor: vad som finns i asken, och vad som är vår överenskommelse.

edition-towers-standard = Ett kort av varje sort och värde; med 4 eller 5 spelare ett till av 0, 2, 5, 7, 10 och 12 (T-2).
edition-dungeon-standard = Varje färg har 4 riddare med 1, 4 med 2, 5 med 3, 1 mås och 1 drake (D-2).
edition-dungeon-standard-ours = De tryckta reglerna säger inte vilka 15 kort en färg har (D-2).
edition-millstone-standard = 108 kort, 45 av dem med en överraskning (M-1, M-2).
edition-millstone-standard-ours = Ett kort med varje överraskning i varje färg och tecken; de tryckta reglerna säger inte vilka kort som bär en (M-2).

## Spelens inställningar, och vad man kan välja.

option-towers-bids = Vad som händer med bud som ingen skulle kunna bygga (T-23).
option-towers-bids-checked = Tal över ditt byggutrymme går inte att välja.
option-towers-bids-open = Man får bjuda vilket tal som helst; ett bygge som inte går avbryts, som i de tryckta reglerna.
option-dungeon-tie_break = Vem som vinner när flera har flest riddare på krönet (D-29).
option-dungeon-tie_break-sum = Den lägre summan av numren på krönet vinner.
option-dungeon-tie_break-last = Det lägre numret på den egna riddare som senast kom till krönet vinner, som i de danska reglerna.
option-dungeon-bird = Om en dragen mås får läggas tillbaka (D-9).
option-dungeon-bird-optional = En dragen mås får läggas tillbaka.
option-dungeon-bird-must = En dragen mås måste kastas, utom på en spelares första tur, som i de danska reglerna.
option-dungeon-first_turn = Vad som får dras på en spelares första tur (D-8).
option-dungeon-first_turn-knight = På en spelares första tur är kortet en riddare.
option-dungeon-first_turn-any = Det får vara vilket kort som helst, som i de norska reglerna.
option-dungeon-dragon_twin = När man får gå in i ett täckt urtag på nivå 1 till 3 (D-15).
option-dungeon-dragon_twin-literal = Så länge tvillingurtaget är tomt bara om alla kort i det täckta urtaget är ens egna.
option-dungeon-dragon_twin-free = Man får gå in fast tvillingurtaget är tomt.
option-dungeon-levels = Den högsta nivån (D-3).
option-dungeon-throw = Hur måskastet avgörs (D-26).
option-dungeon-throw-odds = Den som kastar siktar på ett urtag; korten där faller på 4 av 6, i grannurtagen på 1 av 6.
option-dungeon-throw-table = En riktig bricka kastas mot ett riktigt kastell; spelarna säger vad som föll.
option-dungeon-patience = När alla har lagt tillbaka på så många turer i rad är spelet över (D-30).
option-millstone-mistakes = Vad som händer när någon lägger ett kort som inte får läggas (M-24).
option-millstone-mistakes-refused = Ett kort som inte får läggas tas inte emot.
option-millstone-mistakes-penalised = Ett felaktigt kort går tillbaka till handen och den som la det drar 3, som i de tryckta reglerna.
option-millstone-variant = Hur mycket av spelet som är med, mindre för yngre spelare (M-31 till M-34).
option-millstone-variant-signs = Inga överraskningar, inga kvarnstenar, och färgerna räknas inte.
option-millstone-variant-surprises = Med överraskningar, men inga kvarnstenar, och färgerna räknas inte.
option-millstone-variant-colours = Med överraskningar och färger, men inga kvarnstenar.
option-millstone-variant-full = Allt.
option-millstone-turn_limit = Högst så många turer, sedan räknas händerna (M-27).
option-millstone-reply = Om en +3 som svar också måste vara starkare (M-19).
option-millstone-reply-any = Vilken +3 som helst svarar på en +3.
option-millstone-reply-stronger = Bara en starkare +3 svarar på en +3.
