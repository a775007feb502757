# Kas sakoma pamokose: po vieną mintį, keli trumpi sakiniai tam, kas žaidimo dar nematė.

## Bokštai. 1: atverčiama eilė; mokinys skaito.
lesson-towers-1 = Labas! Eilėje guli penkios kortos, ir visi iš jų stato bokštus. Rūšys yra penkios, ir gali turėti po vieną kiekvienos rūšies bokštą.
# 2: mokinys šaukia 3.
lesson-towers-2 = Pirmiausia – aukcionas. Kas pašaukia didžiausią skaičių, ima lygiai tiek kortų ir turi visas jas pastatyti. Šauk 3.
# 3: mokinys stato tris pirmas kortas bet kokia tvarka.
lesson-towers-3 = Mija praleidžia ėjimą: statai tu! Bokštą galima pradėti bet kuria korta. Imk savo tris, vieną po kitos.
# 4: nauja eilė; Mija šaukia 1, mokinys 2.
lesson-towers-4 = Naujas raundas, nauja eilė. Pradeda Mija ir šaukia 1. Tau reikia šaukti daugiau arba praleisti ėjimą. Šauk 2!
# 5: saldainių 8 ant saldainių 12.
lesson-towers-5 = Korta turi būti mažesnė už tą, ant kurios dedama. 8 mažiau už 12: dėk saldainių 8 ant savo saldainių bokšto.
# 6: medžių 9 ant medžių 3.
lesson-towers-6 = Tavo medžių bokšto viršuje 3. Bet 9 ypatinga: ją galima dėti ant bet kurios kortos, tik ne ant 0. Statyk ją.
# 7: Mija šaukia 2, mokinys 3.
lesson-towers-7 = Žiūrėk, kas dabar eilėje! Mija šaukia 2, bet šios kortos tinka tau. Šauk 3.
# 8: saldainių 15 ant saldainių 8.
lesson-towers-8 = 8 irgi ypatinga: ant jos galima dėti bet kurią kortą. Dėk 15 ant savo saldainių 8, ir bokštas dar ilgai galės augti.
# 9: smėlio 0 ant smėlio 11, tada medžių 4 ant medžių 9.
lesson-towers-9 = 0 yra bokšto viršūnė. Ji užbaigia bokštą: ant jos nebededama nieko, bet kiekviena to bokšto korta skaičiuojama dvigubai. Uždėk viršūnę ant smėlio bokšto, tada dėk 4 ant savo medžių 9.
# 10: Mija šaukia 3, mokinys praleidžia, Mija stato tris kortas.
lesson-towers-10 = Mija šaukia 3, o tau čia mažai kas tinka. Praleisti nieko nekainuoja. Praleisk ėjimą ir žiūrėk, kaip ji stato.
# 11: eilėje medžių 5, 6 ir 7, mokinio medžių bokšto viršuje 4; mokinys šaukia 3.
lesson-towers-11 = Dabar pradedi tu. Trys medžių kortos, o tavo medžių bokštas įstrigo ties 4! Vis tiek šauk 3: išeitis yra.
# 12: mokinys nugriauna medžių bokšto viršutinę kortą.
lesson-towers-12 = Prieš statymą gali nugriauti vieno bokšto viršutinę kortą. Ji keliauja į tavo griovimų krūvelę: pirma kainuoja 1 tašką, antra 2, trečia 3. Nugriauk 4.
# 13: medžių 7, 6, 5.
lesson-towers-13 = Viršuje vėl 9. Dabar statyk 7, 6 ir 5, didžiausią pirma.
# 14: pabaiga. $points: mokinio taškai dabar.
lesson-towers-14 =
    Kiekviena korta – taškas, bokšte su viršūne – du, o pagrindiniame bokšte – dar vienas. Už griovimų krūvelę taškai atimami. Taigi jau turi { $points ->
        [one] { $points } tašką
        [few] { $points } taškus
       *[other] { $points } taškų
    }. Laimi tas, kas surenka daugiausia.

## Požemis. 1: mokinys skaito.
lesson-dungeon-1 = Štai pilis, ir tavo riteriai nori į viršūnę. Laimi tas, kas pabaigoje ten turi daugiausia riterių.
# 2: mokinys traukia kortą; tai riteris 3.
lesson-dungeon-2 = Savo ėjimu arba trauki kortą, arba kopi. Pirmuoju ėjimu visada traukiama: trauk!
# 3: mokinys deda riterį į 3 aukštą.
lesson-dungeon-3 = Riteris su skaičiumi 3. Jis pradeda nuo 3 aukšto. Dėk jį ten.
# 4: Mija deda 2 į 2 aukštą; mokinys kopia iš 3 į 6.
lesson-dungeon-4 = Mija turi 2, ir jis pradeda nuo 2 aukšto. Dabar kopk: 3 iš karto kopia tris aukštus, kad ir kas būtų tarp jų. Paliesk savo riterį ir siųsk jį į 6 aukštą.
# 5: Mijos 2 kopia į 4; mokinys traukia 2 ir deda.
lesson-dungeon-5 = Mijos 2 kopia du aukštus, į 4. Tau sienoje reikia daugiau riterių: trauk kortą ir dėk ją.
# 6: Mija deda 3; mokinio 2 kopia iš 2 į 4 ir paima į nelaisvę.
lesson-dungeon-6 = Mijos riteris vienui vienas 4 aukšte, dviem aukštais virš tavojo. Kopk ten: paimsi jį į nelaisvę, ir jis keliaus į požemį.
# 7: Mija sudaro porą 3 aukšte; mokinys kopia į 9.
lesson-dungeon-7 = Mija deda du riterius į tą patį aukštą. Pora saugi: niekas negali ten kopti. O tu kilk toliau: į 9 aukštą!
# 8: Mija deda 1; mokinys traukia drakoną.
lesson-dungeon-8 = Dar vienas žingsnis, ir būsi viršūnėje. Bet pirma pažiūrėk, kokia kita tavo korta. Trauk.
# 9: mokinys deda drakoną ant Mijos poros.
lesson-dungeon-9 = Drakonas! Jis atsigula ant riterių, ir ką uždengia, tas kopti negali. Dėk jį ant Mijos poros.
# 10: Mijos 1 kopia į 2 aukštą; mokinys traukia 3 ir deda ant drakono.
lesson-dungeon-10 = Kas drįsta užlipti ant drakono, tas jį nugali ir keliauja tiesiai į viršūnę. Trauk: gal pasiseks ir bus 3, kaip tik į tą vietą.
# 11: Mija traukia 2 ir grąžina; mokinys traukia paukštį.
lesson-dungeon-11 = Vienu šuoliu į viršūnę! Po drakonu gulėję riteriai grįžta į Mijos kaladę. Ji traukia ir grąžina kortą: taip irgi galima. Trauk dar vieną.
# 12: mokinys meta paukštį į 2 aukštą, Mijos riteris nukrinta.
lesson-dungeon-12 = Paukštis metamas į pilį. Į ką taikaisi, lengvai krinta, kas greta – retai; krinta ir tavo riteriai. Taikykis į Mijos riterį 2 aukšte.
# 13: Mija deda 1; mokinio 3 kopia iš 9 į viršūnę.
lesson-dungeon-13 = Jis nukrito į požemį, ir paukštis kartu. Dabar paskutinis žingsnis: tavo 3 iš 9 aukšto kopia į viršūnę.
# 14: pabaiga. $points: mokinio riteriai viršūnėje.
lesson-dungeon-14 =
    Viršūnėje { $points ->
        [one] { $points } riteris
        [few] { $points } riteriai
       *[other] { $points } riterių
    }, ir ten jau saugu. Partija baigiasi, kai kas nors nebeturi kortų ir negali kopti. Laimi tas, kas viršūnėje turi daugiausia riterių.

## Girnapusė. 1: padalijamos kortos; mokinys deda žalią akmenį.
lesson-millstone-1 = Kiekvienas turi septynias kortas, ir kas pirmas jų atsikrato, laimi. Pradedi tu, bet kuria korta, tik ne girnapuse. Dėk žalią akmenį.
# 2: Mija deda žalią popierių, Tomas ištraukia geltoną popierių ir jį deda; mokinys deda žalias žirkles.
lesson-millstone-2 = Popierius nugali akmenį, akmuo nugali žirkles, žirklės nugali popierių. O tą patį ženklą kerta stipresnė spalva: raudona geltoną, geltona žalią. Žirklės kerta Tomo popierių, kad ir kokia spalva!
# 3: Mija deda žalią akmenį, Tomas raudoną popierių; mokinys traukia žalią popierių.
lesson-millstone-3 = Raudonas popierius: jį kerta tik žirklės, o jų neturi. Tiktų džokeris, bet pasaugok jį. Trauk kortą.
# 4: mokinys ją pasilieka.
lesson-millstone-4 = Jei ištraukta korta būtų stipresnė, galėtum ją iš karto padėti. Žalias popierius silpnesnis. Pasilik jį, ir eis kitas.
# 5: Mija deda žalias žirkles, Tomas geltonas žirkles +3; mokinys deda žalią akmenį +3.
lesson-millstone-5 = Tomas deda +3: tau tektų traukti tris kortas! Nebent atsakysi džokeriu arba savo +3. Atsakyk!
# 6: Mija traukia šešias kortas, Tomas deda lenktynes; mokinys lenktyniauja su raudonu popieriumi ir padeda greičiausiai.
lesson-millstone-6 = Vargšė Mija traukia visas šešias. O tada Tomas skelbia lenktynes: visi gali dėti stipresnę kortą, laimi greičiausias. Greičiau, raudoną popierių!
# 7: Mija deda žirkles su „duok kortą“ ir duoda mokiniui kortą; mokinys sako ačiū.
lesson-millstone-7 = Tu greičiau už visus! Dabar Mija duoda tau kortą. Sakyk ačiū, kitaip trauksi dar tris. Mandagumas čia svarbus.
# 8: Tomas deda geltonas žirkles; mokinys deda džokerį su bet kuriuo ženklu.
lesson-millstone-8 = Džokeris dedamas ant bet ko, o tu pasakai, koks tai ženklas. Dėk jį su tuo ženklu, kuris patinka.
# 9: Mija traukia, Tomas deda džokerį kaip akmenį; mokinys deda žalią popierių su „duok kortą“.
lesson-millstone-9 = Vis dar turi girnapusę, o jos dėti negalima niekada. Bet korta „duok kortą“ padės jos atsikratyti. Dėk žalią popierių su dovana.
# 10: mokinys duoda girnapusę Mijai.
lesson-millstone-10 = Dabar ką nors atiduok, ir niekas nesako, kad tai turi būti kas nors malonaus. Girnapusę – Mijai.
# 11: Mija deda geltoną popierių, Tomas raudoną; mokinys deda geltonas žirkles su „keiskis kortomis“ ir apsikeičia su Tomu.
lesson-millstone-11 = Tomui liko tik viena korta! Dėk žirkles „keiskis kortomis“ ir apsikeisk su juo visa ranka.
# 12: Mija deda raudonas žirkles, Tomas traukia; mokinys deda paskutinę kortą, raudoną akmenį.
lesson-millstone-12 = Dabar ta vienintelė korta tavo. Mija deda žirkles, Tomui tenka traukti. Tavo akmuo nugali žirkles: dėk jį!
# 13: pabaiga; mokinys laimėjo.
lesson-millstone-13 = Tavo ranka tuščia: laimi tu! Kiti skaičiuoja, kas jiems liko: žalia 10, geltona 20, raudona 30, džokeris ar girnapusė 50. Šių ir verta atsikratyti pirmiausia.
