# Det, der siges i lektionerne, én tanke ad gangen: to eller tre korte, venlige sætninger til en, der aldrig har set spillet.
# De andre ved bordet hedder, som learn-other-1 (Mia) og learn-other-2 (Tom) siger.

## Tårne.
lesson-towers-1 = Velkommen! Der ligger fem kort i rækken, og alle bygger tårne af dem. Der er fem slags, og du må have ét tårn af hver.
lesson-towers-2 = Først kommer auktionen. Den, der siger det højeste tal, tager præcis så mange kort og skal bygge dem alle sammen. Byd 3.
lesson-towers-3 = Mia melder pas: byggeriet er dit! Alle kort kan begynde et tårn. Tag dine tre, et ad gangen.
lesson-towers-4 = En ny runde, en ny række. Mia starter og byder 1. Du skal byde højere eller melde pas. Byd 2!
lesson-towers-5 = Et kort skal være lavere end det, det lægges på. 8 er lavere end 12: læg slik 8 på dit sliktårn.
lesson-towers-6 = Dit trætårn slutter med en 3'er. Men en 9'er er noget særligt: den må lægges på alle kort, bare ikke på en 0'er. Byg den.
lesson-towers-7 = Se, hvad der ligger i rækken nu! Mia byder 2, men de kort passer til dig. Byd 3.
lesson-towers-8 = 8'eren er også noget særligt: alle kort må lægges på den. Læg 15 på din slik 8, så kan tårnet vokse længe endnu.
lesson-towers-9 = En 0'er er et spir. Den gør et tårn færdigt: der kan ikke lægges mere på, men hvert kort i tårnet tæller dobbelt. Sæt spir på dit sandtårn, og læg så 4 på din træ 9.
lesson-towers-10 = Mia byder 3, og her er ikke meget, du kan bruge. Det koster ikke noget at melde pas. Meld pas, og se Mia bygge.
lesson-towers-11 = Nu starter du. Tre trækort, og dit trætårn er gået i stå ved 4! Byd 3 alligevel: der er en udvej.
lesson-towers-12 = Før du bygger, må du rive det øverste kort af ét tårn ned. Det bliver en murbrokke: den første koster 1 point, den anden 2, den tredje 3. Riv 4'eren ned.
lesson-towers-13 = 9'eren ligger øverst igen. Byg nu 7, 6 og 5, den højeste først.
# $points: dine point nu.
lesson-towers-14 =
    Hvert kort er et point, to i et tårn med spir, og ét mere i dit højeste tårn. Murbrokkerne trækkes fra. Det giver dig allerede { $points ->
        [one] { $points } point
       *[other] { $points } point
    }. Flest point vinder.

## Fangehullet.
lesson-dungeon-1 = Her er borgtårnet, og dine riddere vil op på toppen. Den, der har flest riddere deroppe til sidst, vinder.
lesson-dungeon-2 = Når det er din tur, trækker du et kort eller bestiger tårnet. Første gang er det altid et kort: træk!
lesson-dungeon-3 = En ridder med et 3-tal. Den går ind i muren på niveau 3. Sæt den der.
lesson-dungeon-4 = Mia har en 2'er, og den begynder på niveau 2. Bestig nu tårnet: en 3'er går tre niveauer op på én gang, uanset hvad der er imellem. Tryk på din ridder, og send den op til niveau 6.
lesson-dungeon-5 = Mias 2'er går to niveauer op, til 4. Du skal have flere riddere på muren: træk et kort, og sæt det.
lesson-dungeon-6 = Mias ridder står helt alene på niveau 4, to over din. Gå op til den: du tager den til fange, og den ryger i fangehullet.
lesson-dungeon-7 = Mia sætter to riddere på samme niveau. Et par er i sikkerhed: ingen anden ridder kan gå ind der. Gå videre i stedet: op til niveau 9!
lesson-dungeon-8 = Ét ryk mere, så er du på toppen. Men se først, hvad dit næste kort er. Træk.
lesson-dungeon-9 = En drage! Den lægger sig oven på riddere, og dem, den dækker, kan ikke bestige tårnet. Læg den på Mias par.
lesson-dungeon-10 = Den, der tør gå ind til en drage, besejrer den og kommer direkte til toppen. Træk: måske er du heldig, og det er en 3'er til netop den sprække.
lesson-dungeon-11 = Op på toppen i ét spring! Ridderne, der lå under dragen, kommer tilbage i Mias trækbunke. Mia trækker og lægger kortet tilbage: det må man også. Træk et til.
lesson-dungeon-12 = Fuglen kastes mod tårnet. Det, du sigter på, falder let, det ved siden af sjældent; dine egne riddere kan også falde. Sigt på Mias ridder på niveau 2.
lesson-dungeon-13 = Den faldt i fangehullet, og fuglen med. Nu det sidste ryk: din 3'er går fra niveau 9 til toppen.
# $points: dine riddere på toppen.
lesson-dungeon-14 =
    { $points ->
        [one] { $points } ridder
       *[other] { $points } riddere
    } på toppen, og dér kan intet røre dem. Spillet slutter, når en spiller ikke har flere kort og ikke kan bestige tårnet. Flest riddere på toppen vinder.

## Møllestenen.
lesson-millstone-1 = Syv kort til hver, og den, der først er af med dem, vinder. Du åbner, med hvilket kort du vil, bare ikke en møllesten. Læg den grønne sten.
lesson-millstone-2 = Papir slår sten, sten slår saks, saks slår papir. Og på samme tegn slår en stærkere farve: rød over gul, gul over grøn. Saksen slår Toms papir, uanset farven!
lesson-millstone-3 = Rødt papir: kun en saks slår det, og sådan en har du ikke. Din joker kunne, men gem den til senere. Træk et kort.
lesson-millstone-4 = Var det kort, du trak, stærkere, måtte du lægge det med det samme. Det er grønt papir ikke. Behold det, så går turen videre.
lesson-millstone-5 = Tom lægger et +3: så skal du trække tre kort! Medmindre du svarer med en joker eller dit eget +3. Svar!
lesson-millstone-6 = Stakkels Mia trækker alle seks. Og så lægger Tom et kapløb: alle må lægge et stærkere kort, og den hurtigste vinder. Hurtigt, det røde papir!
lesson-millstone-7 = Du var hurtigst! Nu giver Mia dig et kort. Sig tak, ellers trækker du tre mere. Her holder vi på formerne.
lesson-millstone-8 = En joker kan lægges på alt, og du siger, hvilket tegn den er. Læg den med det tegn, du vil.
lesson-millstone-9 = Du har stadig en møllesten, og den kan aldrig lægges. Men med et kort, der giver en gave, kan du komme af med den. Læg det grønne papir med gaven.
lesson-millstone-10 = Giv nu noget væk, og ingen siger, at det skal være rart. Møllestenen, til Mia.
lesson-millstone-11 = Tom har kun ét kort tilbage! Læg saksen med byttet, og byt hele din hånd med Toms.
lesson-millstone-12 = Nu er det ene kort dit. Mia lægger en saks, Tom må trække. Din sten slår saks: læg den!
lesson-millstone-13 = Din hånd er tom: du vinder! De andre tæller, hvad de har tilbage: 10, 20 eller 30 for grøn, gul eller rød, 50 for en joker eller en møllesten. Det er dem, man skal af med først.
