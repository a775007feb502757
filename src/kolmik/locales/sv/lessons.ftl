# Vad som sägs i lektionerna, en sak i taget. De andra vid bordet heter Mia och Tom.

## Torn.
lesson-towers-1 = Välkommen! I raden ligger fem kort, och av dem bygger alla torn. Det finns fem sorter, och du får ha ett torn av varje.
lesson-towers-2 = Först kommer budgivningen. Den som bjuder högst tar precis så många kort och måste bygga alla. Bjud 3.
lesson-towers-3 = Mia passar: bygget är ditt! Vilket kort som helst får bli början på ett torn. Ta dina tre, ett i taget.
lesson-towers-4 = Ny runda, ny rad. Mia börjar och bjuder 1. Du måste bjuda över, eller passa. Bjud 2!
lesson-towers-5 = Ett kort måste vara lägre än det kort det läggs på. 8 är lägre än 12: lägg godis 8 på ditt godistorn.
lesson-towers-6 = Överst i ditt trädtorn ligger en 3. Men en 9 är speciell: den får läggas på vilket kort som helst, bara inte på en 0. Bygg den.
lesson-towers-7 = Titta vad som ligger i raden nu! Mia bjuder 2, men de här korten passar dig. Bjud 3.
lesson-towers-8 = 8:an är också speciell: på den får vilket kort som helst läggas. Lägg 15 på din godis 8, så kan tornet växa länge till.
lesson-towers-9 = En 0 är en spira. Den gör tornet färdigt: inget läggs ovanpå längre, men varje kort i tornet räknas dubbelt. Krön ditt sandtorn, och lägg sedan 4:an på din träd 9.
lesson-towers-10 = Mia bjuder 3, och här finns inte mycket för dig. Att passa kostar ingenting. Passa, och se på när hon bygger.
lesson-towers-11 = Nu börjar du. Tre trädkort, och ditt trädtorn sitter fast på 4! Bjud 3 ändå: det finns ett sätt.
lesson-towers-12 = Innan du bygger får du riva det översta kortet i ett torn. Det hamnar i din rivningshög: det första kostar 1 poäng, det andra 2, det tredje 3. Riv 4:an.
lesson-towers-13 = Nu ligger 9:an överst igen. Bygg 7, 6 och 5, det högsta först.
lesson-towers-14 =
    Varje kort ger en poäng, två i ett torn med spira, och en till i ditt högsta torn. Rivningshögen dras av. Du har redan { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }. Flest poäng vinner.

## Fängelsehålan.
lesson-dungeon-1 = Det här är kastellet, och dina riddare vill upp till krönet. Den som har flest riddare där uppe på slutet vinner.
lesson-dungeon-2 = På din tur drar du antingen ett kort eller klättrar. Första turen är det alltid ett kort: dra!
lesson-dungeon-3 = En riddare med en 3. Den går in i muren på nivå 3. Placera den där.
lesson-dungeon-4 = Mia har en 2, och den börjar på nivå 2. Nu ska du klättra: en 3 klättrar tre nivåer på en gång, vad som än är däremellan. Tryck på din riddare och skicka den till nivå 6.
lesson-dungeon-5 = Mias 2 klättrar två nivåer, till 4. Du behöver fler riddare på muren: dra ett kort och placera det.
lesson-dungeon-6 = Mias riddare står alldeles ensam på nivå 4, två ovanför din. Klättra dit: du fångar den, och den hamnar i fängelsehålan.
lesson-dungeon-7 = Mia sätter två riddare på samma nivå. Ett par är säkert: ingen kan klättra dit. Du fortsätter i stället: upp till nivå 9!
lesson-dungeon-8 = Ett steg till och du är på krönet. Men se först vad nästa kort är. Dra.
lesson-dungeon-9 = En drake! Den lägger sig på riddare, och de den täcker kan inte klättra. Lägg den på Mias par.
lesson-dungeon-10 = Den som vågar sig in till en drake besegrar den och går raka vägen till krönet. Dra: kanske har du tur och får en 3 till just den platsen.
lesson-dungeon-11 = Upp till krönet i ett enda språng! Riddarna som låg under går tillbaka till Mias draghög. Hon drar ett kort och lägger tillbaka det: det är också tillåtet. Dra ett till.
lesson-dungeon-12 = Måsen kastas mot kastellet. Det du siktar på faller lätt, det som är bredvid sällan; dina egna riddare kan också falla. Sikta på Mias riddare på nivå 2.
lesson-dungeon-13 = Den föll ner i fängelsehålan, och måsen med den. Nu det sista steget: din 3 går från nivå 9 till krönet.
lesson-dungeon-14 =
    { $points ->
        [one] { $points } riddare
       *[other] { $points } riddare
    } på krönet, och där kan inget komma åt dem. Spelet slutar när någon inte har några kort kvar och inte kan klättra. Flest riddare på krönet vinner.

## Kvarnstenen.
lesson-millstone-1 = Sju kort var, och den som blir av med sina först vinner. Du börjar, med vilket kort du vill utom en kvarnsten. Lägg grön sten.
lesson-millstone-2 = Påse slår sten, sten slår sax, sax slår påse. Och på samma tecken slår en starkare färg: rött slår gult, gult slår grönt. Sax slår Toms påse, oavsett färg!
lesson-millstone-3 = Röd påse: bara sax slår den, och du har ingen. Din joker skulle gå, men spara den. Dra ett kort.
lesson-millstone-4 = Om kortet du drog vore starkare fick du lägga det genast. Grön påse är inte det. Behåll den, så går turen vidare.
lesson-millstone-5 = Tom lägger en +3: du skulle få dra tre kort! Om du inte svarar med en joker, eller med en egen +3. Svara!
lesson-millstone-6 = Stackars Mia drar alla sex. Och så lägger Tom en kapplöpning: alla får lägga ett starkare kort, och det är först till kvarn. Fort, röd påse!
lesson-millstone-7 = Du var snabbast! Nu ger Mia dig ett kort. Säg tack, annars drar du tre till. Här är det viktigt att vara artig.
lesson-millstone-8 = En joker går på allt, och du väljer vilket tecken den är. Lägg den, med det tecken du vill.
lesson-millstone-9 = Du har en kvarnsten kvar, och den kan aldrig läggas. Men med ”ge ett kort” blir du av med den. Lägg grön påse med gåvan.
lesson-millstone-10 = Ge nu bort något, och ingen har sagt att det måste vara snällt. Kvarnstenen, till Mia.
lesson-millstone-11 = Tom har bara ett kort kvar! Lägg saxen med ”byt hand”, och byt hela din hand mot hans.
lesson-millstone-12 = Nu är det ensamma kortet ditt. Mia lägger sax, Tom måste dra. Din sten slår sax: lägg den!
lesson-millstone-13 = Din hand är tom: du vinner! De andra räknar det de har kvar: 10, 20 eller 30 för grönt, gult eller rött, 50 för en joker eller en kvarnsten. Bli av med dem först.
