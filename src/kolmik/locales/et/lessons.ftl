# Mida õppetundides öeldakse: üks mõte korraga, paar lühikest lauset sellele, kes mängu veel ei tunne.

## Tornid. 1: rida avatakse; õppija loeb.
lesson-towers-1 = Tere tulemast! Reas on viis kaarti ja kõik ehitavad neist torne. Liike on viis ja igast liigist võib sul olla üks torn.
# 2: õppija panustab 3.
lesson-towers-2 = Kõigepealt panustatakse. Kes ütleb kõige suurema arvu, võtab täpselt nii palju kaarte ja peab need kõik ära ehitama. Panusta 3.
# 3: õppija ehitab kolm esimest kaarti, ükskõik mis järjekorras.
lesson-towers-3 = Mia passib: ehitada saad sina! Torni võib alustada iga kaardiga. Võta oma kolm kaarti, üks teise järel.
# 4: uus rida; Mia panustab 1, õppija 2.
lesson-towers-4 = Uus voor, uus rida. Mia alustab ja panustab 1. Sina pead ütlema rohkem või passima. Panusta 2!
# 5: kommi 8 kommi 12 peale.
lesson-towers-5 = Kaart peab olema väiksem kui see, mille peale ta läheb. 8 on väiksem kui 12: pane kommi 8 oma kommitorni.
# 6: puu 9 puu 3 peale.
lesson-towers-6 = Sinu puutorni otsas on 3. Aga 9 on eriline: see võib minna iga kaardi peale, ainult mitte 0 peale. Ehita see.
# 7: Mia panustab 2, õppija 3.
lesson-towers-7 = Vaata, mis nüüd reas on! Mia panustab 2, aga need kaardid sobivad sulle. Panusta 3.
# 8: kommi 15 kommi 8 peale.
lesson-towers-8 = Ka 8 on eriline: selle peale võib panna iga kaardi. Pane 15 oma kommi 8 peale ja torn saab veel kaua kasvada.
# 9: liiva 0 liiva 11 peale, siis puu 4 puu 9 peale.
lesson-towers-9 = 0 on tornitipp. See teeb torni valmis: peale ei lähe enam midagi, aga iga kaart tornis loeb topelt. Pane tipp oma liivatornile ja siis 4 oma puu 9 peale.
# 10: Mia panustab 3, õppija passib, Mia ehitab kolm kaarti.
lesson-towers-10 = Mia panustab 3 ja siin pole sulle suurt midagi. Passimine ei maksa midagi. Passi ja vaata, kuidas Mia ehitab.
# 11: reas on puu 5, 6 ja 7, õppija puutorni otsas on 4; õppija panustab 3.
lesson-towers-11 = Nüüd alustad sina. Kolm puukaarti, aga sinu puutorn on 4 juures kinni! Panusta ikkagi 3: lahendus on olemas.
# 12: õppija eemaldab puutorni pealmise kaardi.
lesson-towers-12 = Enne ehitamist võid ühe torni pealmise kaardi eemaldada. Eemaldatud kaardid võtavad punkte maha: esimene 1, teine 2, kolmas 3. Eemalda 4.
# 13: puu 7, 6, 5.
lesson-towers-13 = Nüüd on jälle 9 peal. Ehita 7, 6 ja 5, suurim enne.
# 14: lõpp. $points: õppija punktid praegu.
lesson-towers-14 =
    Iga kaart annab punkti, tipuga tornis kaks ja sinu peamises tornis veel ühe lisaks. Eemaldatud kaardid lähevad maha. Sul on juba { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }. Võidab see, kellel on kõige rohkem punkte.

## Vangikoobas. 1: õppija loeb.
lesson-dungeon-1 = See on loss ja sinu rüütlid tahavad tippu jõuda. Võidab see, kellel on lõpuks seal üleval kõige rohkem rüütleid.
# 2: õppija tõmbab kaardi; see on rüütel 3.
lesson-dungeon-2 = Oma korral sa kas tõmbad kaardi või ronid. Esimesel korral tõmmatakse alati: tõmba!
# 3: õppija paneb rüütli 3. korrusele.
lesson-dungeon-3 = Rüütel numbriga 3. Tema alustab 3. korruselt. Pane ta sinna.
# 4: Mia paneb 2 teisele korrusele; õppija ronib 3-lt 6-le.
lesson-dungeon-4 = Mia sai 2 ja see alustab 2. korruselt. Nüüd roni: 3 ronib korraga kolm korrust, olgu vahepeal mis tahes. Puuduta oma rüütlit ja saada ta 6. korrusele.
# 5: Mia 2 ronib 4-le; õppija tõmbab 2 ja paneb selle.
lesson-dungeon-5 = Mia 2 ronib kaks korrust, 4. korrusele. Sul on seinale rohkem rüütleid vaja: tõmba kaart ja pane see.
# 6: Mia paneb 3; õppija 2 ronib 2-lt 4-le ja võtab vangi.
lesson-dungeon-6 = Mia rüütel on 4. korrusel üksipäini, sinu omast kaks kõrgemal. Roni tema juurde: sa võtad ta vangi ja ta läheb vangikoopasse.
# 7: Mia teeb 3. korrusel paari; õppija ronib 9-le.
lesson-dungeon-7 = Mia paneb kaks rüütlit samale korrusele. Paar on kaitstud: keegi ei saa sinna ronida. Sina lähed hoopis edasi: üles, 9. korrusele!
# 8: Mia paneb 1; õppija tõmbab lohe.
lesson-dungeon-8 = Veel üks samm ja oled tipus. Aga vaata enne, mis on sinu järgmine kaart. Tõmba.
# 9: õppija paneb lohe Mia paarile.
lesson-dungeon-9 = Lohe! Ta heidab end rüütlite peale ja keda ta katab, see ronida ei saa. Pane ta Mia paarile.
# 10: Mia 1 ronib 2. korrusele; õppija tõmbab 3 ja paneb selle lohe peale.
lesson-dungeon-10 = Kes julgeb lohe peale astuda, võidab ta ja läheb otse tippu. Tõmba: võib-olla veab ja tuleb 3, just sinna.
# 11: Mia tõmbab 2 ja paneb selle tagasi; õppija tõmbab linnu.
lesson-dungeon-11 = Ühe hüppega tippu! Lohe all olnud rüütlid lähevad tagasi Mia pakki. Mia tõmbab ja paneb kaardi tagasi: ka nii võib. Tõmba veel üks.
# 12: õppija viskab lindu 2. korruse pihta, Mia rüütel kukub.
lesson-dungeon-12 = Lindu visatakse lossi pihta. Mida sihid, see kukub kergesti, mis on kõrval, harva; ka sinu oma rüütlid kukuvad. Sihi Mia rüütlit 2. korrusel.
# 13: Mia paneb 1; õppija 3 ronib 9-lt tippu.
lesson-dungeon-13 = Ta kukkus vangikoopasse ja lind temaga koos. Nüüd viimane samm: sinu 3 läheb 9. korruselt tippu.
# 14: lõpp. $points: õppija rüütlid tipus.
lesson-dungeon-14 =
    Tipus on { $points ->
        [one] { $points } rüütel ja teda
       *[other] { $points } rüütlit ja neid
    } ei saa seal keegi puutuda. Mäng lõpeb, kui kellelgi pole enam kaarte ja ta ei saa ronida. Võidab see, kellel on tipus kõige rohkem rüütleid.

## Veskikivi. 1: kaardid jagatakse; õppija käib rohelise kivi.
lesson-millstone-1 = Igaühel on seitse kaarti ja võidab see, kes neist esimesena lahti saab. Sina alustad, millega tahad, ainult mitte veskikiviga. Käi roheline kivi.
# 2: Mia käib rohelise paberi, Tom tõmbab kollase paberi ja käib selle; õppija käib rohelised käärid.
lesson-millstone-2 = Paber võidab kivi, kivi võidab käärid, käärid võidavad paberi. Ja sama märki lööb tugevam värv: punane kollast, kollane rohelist. Käärid löövad Tomi paberi, olgu värv mis tahes!
# 3: Mia käib rohelise kivi, Tom punase paberi; õppija tõmbab rohelise paberi.
lesson-millstone-3 = Punane paber: seda löövad ainult käärid ja neid sul pole. Jokker sobiks, aga hoia see hilisemaks. Tõmba kaart.
# 4: õppija hoiab selle alles.
lesson-millstone-4 = Kui tõmmatud kaart oleks tugevam, võiksid selle kohe käia. Roheline paber ei ole. Hoia see alles ja kord läheb edasi.
# 5: Mia käib rohelised käärid, Tom kollased käärid +3; õppija käib rohelise kivi +3.
lesson-millstone-5 = Tom käib +3: sa peaksid tõmbama kolm kaarti! Kui sa just ei vasta jokkeriga või omaenda +3-ga. Vasta!
# 6: Mia tõmbab kuus kaarti, Tom käib kiiruskaardi; õppija võistleb punase paberiga ja on kõige kiirem.
lesson-millstone-6 = Vaene Mia tõmbab kõik kuus. Ja siis kuulutab Tom kiiruse: kõik võivad käia tugevama kaardi ja kõige kiirem võidab. Ruttu, punane paber!
# 7: Mia käib käärid (anna kaart) ja annab õppijale kaardi; õppija ütleb aitäh.
lesson-millstone-7 = Olid kõige kiirem! Nüüd annab Mia sulle kaardi. Ütle aitäh, muidu tõmbad veel kolm. Siin on viisakus au sees.
# 8: Tom käib kollased käärid; õppija käib jokkeri mis tahes märgiga.
lesson-millstone-8 = Jokker käib kõige peale ja sina ütled, mis märk see on. Käi see, märgi vali ise.
# 9: Mia tõmbab, Tom käib jokkeri kivina; õppija käib rohelise paberi (anna kaart).
lesson-millstone-9 = Sul on ikka veel veskikivi ja seda ei saa kunagi käia. Aga kaardiga „anna kaart“ saad sellest lahti. Käi see roheline paber.
# 10: õppija annab veskikivi Miale.
lesson-millstone-10 = Nüüd anna midagi ära, ja keegi ei ütle, et see peab tore olema. Veskikivi, Miale.
# 11: Mia käib kollase paberi, Tom punase paberi; õppija käib kollased käärid (käe vahetus) ja vahetab Tomiga.
lesson-millstone-11 = Tomil on ainult üks kaart järel! Käi käärid, millel on käe vahetus, ja vaheta terve oma käsi tema omaga.
# 12: Mia käib punased käärid, Tom tõmbab; õppija käib viimase kaardi, punase kivi.
lesson-millstone-12 = Nüüd on see ainus kaart sinu käes. Mia käib käärid, Tom peab tõmbama. Sinu kivi võidab käärid: käi see!
# 13: lõpp; õppija on võitnud.
lesson-millstone-13 = Sinu käsi on tühi: võitsid! Teised loevad, mis neile kätte jäi: roheline 10, kollane 20, punane 30, jokker ja veskikivi 50. Neist tasubki esimesena lahti saada.
