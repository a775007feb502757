# Po partijos: peržiūra, analizė ir sąžiningo dalijimo įrodymas.

## Peržiūra.

# $game: žaidimo pavadinimas. $number: kelinta partija prie stalo, nuo 1.
replay-heading = { $game }, partija { $number }
replay-players = Žaidėjai
replay-won = Laimėjo
replay-running = Ši partija dar vyksta. Matai tai, ką galėtum matyti prie stalo.
replay-renew = Naujausi ėjimai
replay-to-table = Prie stalo
replay-nothing = Šios partijos parodyti negalima
# Padėtis prieš pirmą ėjimą.
replay-beginning = Pradžia
replay-moves = Ėjimai
replay-controls = Peržiūra
replay-seek = Vieta partijoje
# Kiek peržiūrėta. $at: padaryta ėjimų, $of: ėjimų visoje partijoje.
replay-place = { $at } iš { $of }
# Ekrano skaitytuvui. $place: ankstesnė žinutė. $moment: kas ką tik įvyko.
replay-place-said = { $place }: { $moment }
replay-first = Į pradžią
replay-back = Ėjimas atgal
replay-play = Leisk
replay-pause = Pauzė
replay-next = Ėjimas pirmyn
replay-last = Į pabaigą
replay-pace = Greitis
replay-pace-slow = Lėtai
replay-pace-normal = Įprastai
replay-pace-fast = Greitai
replay-share = Dalykis
replay-copied = Nukopijuota.
replay-copy-by-hand = Ši nuoroda rodo partiją ties ėjimu, kurį dabar matai. Nukopijuok ją:
replay-files = Pasiimk su savimi
replay-record = Įrašas
replay-record-help = Visa partija kaip skaitomas tekstas, su dalijimo įrodymu.
replay-json = Visos padėtys
replay-json-help = Kiekviena padėtis JSON formatu, programoms.
replay-verify-other = Patikrink įrašą iš kitur

## Analizė. Tikimybė laimėti – procentais; kiek atidavė ėjimas – procentiniais punktais, trumpai punktais.

analysis-heading = Analizė
analysis-help = Stiprus botas dar kartą peržiūri kiekvieną sprendimą: kaip kilo ir krito visų tikimybė laimėti, kur ji buvo atiduota ir kas būtų buvę geriau. Tai trunka apie minutę.
analysis-begin = Analizuok partiją
analysis-again = Bandyk dar kartą
analysis-waiting = Analizė tuoj prasidės …
analysis-running =
    { $of ->
        [one] Peržiūrėta: { $done } iš { $of } sprendimo
        [few] Peržiūrėta: { $done } iš { $of } sprendimų
       *[other] Peržiūrėta: { $done } iš { $of } sprendimų
    }
analysis-ready = Analizė paruošta.
analysis-failed = Analizė nepavyko.
analysis-curve = Tikimybė laimėti po kiekvieno sprendimo
analysis-percent = { $percent } %
# Vieno žaidėjo tikimybė sąraše. $who: vardas.
analysis-chance-of = { $who } { $percent } %
# $move: visas sakinys be taško, pvz., „Ona šaukia 3“. $number: ėjimo numeris.
analysis-at-move = Ėjimas { $number }: { $move }
# $mark: vienas iš toliau esančių žymenų. $points: atiduoti procentiniai punktai.
analysis-at-marked =
    { $points ->
        [one] Ėjimas { $number }: { $move } – { $mark }, atiduotas { $points } punktas
        [few] Ėjimas { $number }: { $move } – { $mark }, atiduoti { $points } punktai
       *[other] Ėjimas { $number }: { $move } – { $mark }, atiduota { $points } punktų
    }
analysis-at-end = Partijos pabaiga
# Ekrano skaitytuvui. $moment: vienas iš trijų ankstesnių. $chances: visų tikimybės.
analysis-point-said = { $moment }. { $chances }
# $simulations: mintyse sužaistos partijos.
analysis-method =
    { $simulations ->
        [one] Prieš kiekvieną sprendimą mintyse sužaista { $simulations } partija pagal tai, ką žaidėjas tada galėjo žinoti; atsitiktinumas vis tiek gali truputį apgauti.
        [few] Prieš kiekvieną sprendimą mintyse sužaistos { $simulations } partijos pagal tai, ką žaidėjas tada galėjo žinoti; atsitiktinumas vis tiek gali truputį apgauti.
       *[other] Prieš kiekvieną sprendimą mintyse sužaista { $simulations } partijų pagal tai, ką žaidėjas tada galėjo žinoti; atsitiktinumas vis tiek gali truputį apgauti.
    }
analysis-mark-blunder = šiurkšti klaida
analysis-mark-mistake = klaida
analysis-mark-inaccuracy = netikslumas
# Nuo kelių procentinių punktų ėjimas gauna šį žymenį.
analysis-means-blunder = Šiurkšti klaida – kai atiduota punktų: { $points } ar daugiau.
analysis-means-mistake = Klaida – kai atiduota punktų: { $points } ar daugiau.
analysis-means-inaccuracy = Netikslumas – kai atiduota punktų: { $points } ar daugiau.
analysis-decisions = Sprendimai
analysis-average = Vidutiniškai atiduota punktų
# Vien skaičius, kaip jį rašo ši kalba.
analysis-number = { $number }
# $count: kiek.
analysis-marked =
    { $count ->
        [0] Nepažymėtas nė vienas ėjimas
        [one] { $count } pažymėtas ėjimas
        [few] { $count } pažymėti ėjimai
       *[other] { $count } pažymėtų ėjimų
    }
analysis-of-whom = Kieno ėjimai
analysis-of-all = Visų
analysis-none-of = { $who }: tokių nėra.
# $mark: vienas iš ankstesnių žymenų. $number: ėjimo numeris.
analysis-mark-at = Ėjimas { $number }: { $mark }
# Kiek atidavė ėjimas, procentiniais punktais; trumpai, kortelės krašte.
analysis-lost =
    { $points ->
        [one] −{ $points } punktas
        [few] −{ $points } punktai
       *[other] −{ $points } punktų
    }
analysis-show = Rodyk ant stalo
analysis-played = Žaista
analysis-better = Geriau
analysis-then = O tada
# $move: ėjimas mygtuko žodžiais. $percent: tikimybė su juo laimėti.
analysis-with-chance = { $move } ({ $percent } %)
analysis-as-table = Tikimybės lentelėje
analysis-column-move = Sprendimas
analysis-column-mark = Žymuo

## Dalijimo patikrinimas. Įsipareigojimas vadinamas pažadu, nes toks jis ir yra.

verify-heading = Patikrink dalijimą
verify-help = Prieš pirmą kortą serveris raštu pažadėjo, kaip dalys, ir užantspaudavo, kad niekas negalėtų perskaityti. Dabar antspaudas nuimtas: patikrink, ar jis laikėsi žodžio.
verify-any-help = Pasirink partijos įrašą iš šio ar kito serverio arba jį įklijuok. Sužinosi, ar kiekviena korta padalyta taip, kaip pažadėta prieš pirmąją.
verify-begin = Patikrink
verify-by-people = Šios partijos kortas dalijo žmonės prie tikro stalo; tikrinti nėra ko.
verify-when-over = Kai partija baigsis, čia bus galima patikrinti jos dalijimą.
verify-choose = Pasirink failą
verify-paste = Arba įklijuok įrašą
# $why: kas su juo negerai, angliškai, su eilutės numeriu.
verify-no-record = Tai nėra visos ir teisingos partijos įrašas. { $why }
verify-verdict-fair = Dalijimas buvo sąžiningas
# Kai nežinoma, kas buvo pažadėta prie stalo.
verify-verdict-consistent = Kiekviena korta atėjo taip, kaip žada įrašas
verify-verdict-unfair = Dalijimas buvo ne toks, koks pažadėtas
verify-verdict-unproved = Šio dalijimo įrodymo nėra
verify-verdict-alone = Kaip pažadėta, bet serveris vienas galėjo parinkti šį dalijimą
verify-verdict-weak = Kaip pažadėta, bet kuris nors žaidėjas galėjo paveikti dalijimą
# Prieš kiekvieną patikrintą dalyką, ekrano skaitytuvui.
verify-checked-yes = Teisinga:
verify-checked-no = Neteisinga:
verify-checked-unknown = Nežinoma:
verify-promise-yes = Pažadas tas pats, kurį ši naršyklė užsirašė partijai dar nesibaigus.
verify-promise-no = Pažadas ne tas, kurį ši naršyklė užsirašė partijai dar nesibaigus: kažkas jį pakeitė.
verify-promise-unknown = Ši naršyklė nematė žaidžiamos partijos, todėl negali pasakyti, ar pažadas tas pats, kuris buvo rodomas tada. Paklausk ko nors, kas žaidė.
verify-secret-yes = Paslaptis atitinka pažadą. Tai apskaičiavo pati ši naršyklė (SHA-256).
verify-secret-no = Paslaptis neatitinka pažado. Tai apskaičiavo pati ši naršyklė (SHA-256).
verify-mine-yes = Šio puslapio skaičius yra dalijime kartu su užantspauduotais skaičiais, kuriuos jis matė prieš atskleisdamas savąjį.
verify-mine-no = Šio puslapio skaičius nepanaudotas arba užantspauduoti skaičiai ne tie, kuriuos jis matė: kažkas suklastojo dalijimą.
verify-mine-unknown = Šis puslapis prie šio dalijimo skaičiaus nepridėjo.
# $who: vienas ar keli vardai.
verify-given-yes = Šių žaidėjų puslapiai pridėjo skaičių: { $who }.
verify-given-no = Niekas nepridėjo skaičiaus, tad serveris galėjo bandyti paslaptis, kol kortos patiko.
verify-uncommitted = Įrašas nerodo, kad skaičiai pirma buvo užantspauduoti. Kas savąjį siuntė paskutinis, galėjo bandyti skaičius, kol kortos patiko.
verify-withheld = Šie žaidėjai užantspaudavo skaičių, bet jo neatskleidė: { $who }. Taip jie galėjo rinktis iš dviejų dalijimų.
verify-starter-drawn = Pradeda { $who }: taip išburta iš paslapties ir žaidėjų skaičių.
verify-starter-agreed = Pradeda { $who }, kaip sutarta kuriant stalą.
verify-starter-winner = Pradeda { $who } dėl ankstesnės partijos baigties. Jos įrašas rodo, ar tai tiesa.
verify-starter-unknown = Įrašas nesako, kodėl pradeda { $who }.
# Ką rado serveris. $dealt: kiek kortų ir kitų atsitiktinumo dalykų.
verify-found-fair =
    { $dealt ->
        [one] Atsitiktinumui palikta dalykų: { $dealt }; visa tai atėjo taip, kaip sako paslaptis ir žaidėjų skaičiai.
        [few] Atsitiktinumui palikta dalykų: { $dealt }; visi jie atėjo taip, kaip sako paslaptis ir žaidėjų skaičiai.
       *[other] Atsitiktinumui palikta dalykų: { $dealt }; visi jie atėjo taip, kaip sako paslaptis ir žaidėjų skaičiai.
    }
# $clocked: kiek dalykų nulėmė laikrodis, o ne atsitiktinumas.
verify-clocked =
    { $clocked ->
        [one] { $clocked } dalyką, kaip sako įrašas, nulėmė tai, kas buvo greičiausias; to patikrinti negalima.
        [few] { $clocked } dalykus, kaip sako įrašas, nulėmė tai, kas buvo greičiausias; to patikrinti negalima.
       *[other] { $clocked } dalykų, kaip sako įrašas, nulėmė tai, kas buvo greičiausias; to patikrinti negalima.
    }
verify-found-no-proof = Įrašas nesako, kaip dalytos kortos. Gal jas dalijo žmonės, o gal įrodymas išimtas.
verify-found-other-secret = Įraše esanti paslaptis ne ta, kuri buvo pažadėta.
verify-found-other-seats = Įrodyme ne tiek skaičių, kiek yra žaidėjų.
verify-found-other-seed = Kurio nors žaidėjo skaičius neatitinka savo antspaudo.
verify-found-late-seed = Vienas skaičius nebuvo užantspauduotas, nors kiti buvo: jis galėjo būti parinktas paskutinis.
verify-found-other-starter = Pradeda ne tas žaidėjas, kuris turėtų.
# $number: ėjimo numeris nuo 1. $move: kas įvyko, be taško.
verify-found-not-by-clock = Sakoma, kad ėjimą { $number } ({ $move }) nulėmė tai, kas buvo greičiausias, bet taip būti negali.
verify-found-not-dealt = Ėjimas { $number } ({ $move }) atėjo ne taip, kaip sako paslaptis ir žaidėjų skaičiai.
verify-found-not-there = Įrodyme kalbama apie ėjimą { $number }, bet nieko tokio nėra.
verify-found-other-meter = Matuoklis prieš ėjimą { $number } neišplaukia iš paslapties ir žaidėjų skaičių.
verify-with-what = Su kuo tikrinta
verify-table = Stalas
verify-table-game = { $table }, partija { $number }
verify-commitment = Pažadas (paslapties SHA-256)
verify-secret = Paslaptis
# $who: vardas.
verify-number-of = Skaičius: { $who }
verify-no-number = nėra
verify-how = Kaip tai veikia?
verify-how-promise = Prieš partiją serveris sugalvoja paslaptį, labai ilgą atsitiktinį skaičių, ir parodo jos piršto atspaudą: tai pažadas. Nuo tada kitos paslapties jis imti nebegali, nes jos atspaudas būtų kitoks.
verify-how-numbers = Tada kiekvieno puslapis sugalvoja savo atsitiktinį skaičių ir parodo jo atspaudą. Tik kai yra visi atspaudai, puslapiai atskleidžia skaičius. Todėl nei serveris, nei kuris žaidėjas negalėjo parinkti skaičiaus pagal kitus.
verify-how-cards = Kiekviena korta pagal nekintamą formulę išplaukia iš paslapties ir visų skaičių.
verify-how-secret = Po partijos paslaptis pasakoma. Dabar bet kas gali iš naujo apskaičiuoti kiekvieną kortą ir pamatyti, kad nė viena neparinkta.
verify-how-not = Tai neįrodo, kad niekas nežvilgtelėjo: kas prižiūri serverį, partijos metu galėjo matyti kortas. Ir tai nieko neįrodo žaidėjams, kurių puslapiai skaičiaus nepridėjo.
verify-trust-nobody = Neprivalai tikėti šiuo puslapiu. Atsisiųsk įrašą ir patikrink jį savo kompiuteryje:
verify-copy-command = Kopijuok komandą
