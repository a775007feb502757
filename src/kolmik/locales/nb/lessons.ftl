# Det som sies i leksjonene, én tanke om gangen: to eller tre korte, vennlige setninger til en som aldri har sett spillet.
# De andre ved bordet heter som learn-other-1 (Mia) og learn-other-2 (Tom) sier.

## Tårn.
lesson-towers-1 = Velkommen! Det ligger fem kort i raden, og alle bygger tårn av dem. Det er fem sorter, og du kan ha ett tårn av hver.
lesson-towers-2 = Først kommer auksjonen. Den som sier det høyeste tallet, tar nøyaktig så mange kort og må bygge alle sammen. By 3.
lesson-towers-3 = Mia melder pass: du får bygge! Alle kort kan starte et tårn. Ta de tre kortene dine, ett om gangen.
lesson-towers-4 = Ny runde, ny rad. Mia starter og byr 1. Du må høyere, eller melde pass. By 2!
lesson-towers-5 = Et kort må være lavere enn det du legger det på. 8 er lavere enn 12: legg godteri 8 på godteritårnet ditt.
lesson-towers-6 = Tretårnet ditt slutter med en 3-er. Men en 9-er er spesiell: den kan legges på alle kort, bare ikke på en 0-er. Bygg den.
lesson-towers-7 = Se hva som ligger i raden nå! Mia byr 2, men disse kortene passer for deg. By 3.
lesson-towers-8 = 8-eren er også spesiell: alle kort kan legges på den. Legg 15 på godteri 8, så kan tårnet vokse lenge ennå.
lesson-towers-9 = En 0-er er et spir. Den gjør tårnet ferdig: du kan ikke legge på mer, men hvert kort i tårnet teller dobbelt. Sett spir på sandtårnet ditt, og legg så 4 på tre 9.
lesson-towers-10 = Mia byr 3, og her er det ikke mye du har bruk for. Det koster ingenting å melde pass. Meld pass, og se Mia bygge.
lesson-towers-11 = Nå starter du. Tre kort av sorten tre, og tretårnet ditt har stoppet på 4! By 3 likevel: det finnes en utvei.
lesson-towers-12 = Før du bygger, kan du rive det øverste kortet på ett tårn. Det havner i ruinhaugen din: det første koster 1 poeng, det andre 2, det tredje 3. Riv 4-eren.
lesson-towers-13 = 9-eren ligger øverst igjen. Bygg nå 7, 6 og 5, den høyeste først.
# $points: poengene dine nå.
lesson-towers-14 =
    Hvert kort er ett poeng, to i et tårn med spir, og ett til i det høyeste tårnet ditt. Ruinhaugen trekkes fra. Det gir deg allerede { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }. Flest poeng vinner.

## Fangehullet.
lesson-dungeon-1 = Her er borgen, og ridderne dine vil til topps. Den som har flest riddere der oppe til slutt, vinner.
lesson-dungeon-2 = Når det er din tur, trekker du et kort eller klatrer. Den første gangen er det alltid et kort: trekk!
lesson-dungeon-3 = En ridder med tallet 3. Den går inn på muren på nivå 3. Sett den der.
lesson-dungeon-4 = Mia har en 2-er, og den begynner på nivå 2. Klatre nå: en 3-er klatrer tre nivåer på én gang, uansett hva som er imellom. Trykk på ridderen din og send den til nivå 6.
lesson-dungeon-5 = 2-eren til Mia klatrer to nivåer, til 4. Du trenger flere riddere på muren: trekk et kort og sett det på plass.
lesson-dungeon-6 = Ridderen til Mia står helt alene på nivå 4, to over din. Klatre dit: du angriper den, og den havner i fangehullet.
lesson-dungeon-7 = Mia setter to riddere på samme nivå. Et par er trygt: ingen andre riddere kan klatre dit. Gå videre i stedet: opp til nivå 9!
lesson-dungeon-8 = Ett klatretak til, så er du på toppen. Men se først hva det neste kortet ditt er. Trekk.
lesson-dungeon-9 = En drage! Den legger seg oppå riddere, og de den dekker, kan ikke klatre. Legg den på paret til Mia.
lesson-dungeon-10 = Den som tør å gå inn til en drage, beseirer den og kommer rett til toppen. Trekk: kanskje er du heldig, og det er en 3-er til akkurat det trinnet.
lesson-dungeon-11 = Til topps i ett sprang! Ridderne som lå under dragen, går tilbake til trekkbunken til Mia. Mia trekker og legger kortet tilbake: det er også lov. Trekk et til.
lesson-dungeon-12 = Måken kastes mot borgen. Det du sikter på, faller lett, det ved siden av sjelden; dine egne riddere kan også falle. Sikt på ridderen til Mia på nivå 2.
lesson-dungeon-13 = Den falt i fangehullet, og måken med den. Nå det siste klatretaket: 3-eren din går fra nivå 9 til toppen.
# $points: ridderne dine på toppen.
lesson-dungeon-14 =
    { $points ->
        [one] { $points } ridder
       *[other] { $points } riddere
    } på toppen, og der kan ingenting røre dem. Spillet er over når en spiller ikke har flere kort og ikke kan klatre. Flest riddere på toppen vinner.

## Kvernsteinen.
lesson-millstone-1 = Sju kort til hver, og den som først blir kvitt dem, vinner. Du åpner, med hvilket kort du vil, bare ikke en kvernstein. Legg den grønne steinen.
lesson-millstone-2 = Papir slår stein, stein slår saks, saks slår papir. Og på samme tegn slår en sterkere farge: rød over gul, gul over grønn. Saksen slår papiret til Tom, uansett farge!
lesson-millstone-3 = Rødt papir: bare saks slår det, og det har du ikke. Jokeren din kunne gjort det, men spar den til senere. Trekk et kort.
lesson-millstone-4 = Hadde kortet du trakk, vært sterkere, kunne du lagt det med en gang. Grønt papir er ikke det. Behold det, så går turen videre.
lesson-millstone-5 = Tom legger et +3: da må du trekke tre kort! Med mindre du svarer med en joker eller ditt eget +3. Svar!
lesson-millstone-6 = Stakkars Mia trekker alle seks. Og så legger Tom et kappløp: alle kan legge et sterkere kort, og den raskeste vinner. Fort, det røde papiret!
lesson-millstone-7 = Du var raskest! Nå gir Mia deg et kort. Si takk, ellers trekker du tre til. Her er det folkeskikk som gjelder.
lesson-millstone-8 = En joker kan legges på alt, og du sier hvilket tegn den er. Legg den med det tegnet du vil.
lesson-millstone-9 = Du har fortsatt en kvernstein, og den kan aldri legges. Men med et kort som gir en gave, blir du kvitt den. Legg det grønne papiret med gaven.
lesson-millstone-10 = Gi bort noe nå, og ingen sier at det må være noe fint. Kvernsteinen, til Mia.
lesson-millstone-11 = Tom har bare ett kort igjen! Legg saksen med byttet, og bytt hele hånden din med Tom.
lesson-millstone-12 = Nå er det ene kortet ditt. Mia legger en saks, Tom må trekke. Steinen din slår saks: legg den!
lesson-millstone-13 = Hånden din er tom: du vinner! De andre teller det de har igjen: 10, 20 eller 30 for grønn, gul eller rød, 50 for en joker eller en kvernstein. De er det lurt å bli kvitt først.
