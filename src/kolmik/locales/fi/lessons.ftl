# Mitä oppitunneilla sanotaan, yksi asia kerrallaan. Muut pöydässä ovat Mia ja Tomi.

## Tornit.
lesson-towers-1 = Tervetuloa! Rivissä on viisi korttia, ja niistä kaikki rakentavat torneja. Lajeja on viisi, ja sinulla voi olla yksi torni kutakin lajia.
lesson-towers-2 = Ensin on huutokauppa. Suurimman luvun huutanut ottaa täsmälleen niin monta korttia, ja ne kaikki on rakennettava. Huuda 3.
lesson-towers-3 = Mia passaa: sinä rakennat! Tornin voi aloittaa mikä tahansa kortti. Ota kolme korttiasi, yksi kerrallaan.
lesson-towers-4 = Uusi kierros, uusi rivi. Mia aloittaa ja huutaa 1. Sinun on huudettava enemmän tai passattava. Huuda 2!
lesson-towers-5 = Kortin on oltava pienempi kuin se, jonka päälle se tulee. 8 on pienempi kuin 12: laita karkki 8 karkkitornisi päälle.
lesson-towers-6 = Puutornisi päällä on 3. Mutta ysi on erikoinen: sen saa laittaa minkä tahansa kortin päälle, paitsi nollan. Rakenna se.
lesson-towers-7 = Katso, mitä rivissä on nyt! Mia huutaa 2, mutta nämä kortit sopivat sinulle. Huuda 3.
lesson-towers-8 = Kasikin on erikoinen: sen päälle käy mikä tahansa kortti. Laita 15 karkkikasisi päälle, niin torni voi kasvaa vielä pitkään.
lesson-towers-9 = 0 on torninhuippu. Se päättää tornin: sen päälle ei tule enää mitään, mutta tornin joka kortti on kahden pisteen arvoinen. Laita huippu hiekkatorniisi ja sitten 4 puutornin ysin päälle.
lesson-towers-10 = Mia huutaa 3, eikä tässä ole sinulle paljon hyötyä. Passaaminen ei maksa mitään. Passaa ja katso, kun Mia rakentaa.
lesson-towers-11 = Nyt sinä aloitat. Kolme puukorttia, ja puutornisi on jumissa nelosessa! Huuda silti 3: keino kyllä löytyy.
lesson-towers-12 = Ennen kuin rakennat, saat purkaa yhden tornin päällimmäisen kortin. Se menee purkukasaasi: ensimmäinen maksaa 1 pisteen, toinen 2, kolmas 3. Pura nelonen.
lesson-towers-13 = Nyt ysi on taas päällimmäisenä. Rakenna 7, 6 ja 5, suurin ensin.
lesson-towers-14 =
    Joka kortti on piste, huipullisessa tornissa kaksi, ja korkeimmassa tornissasi vielä yksi lisää. Purkukasa vähennetään. Sinulla on nyt jo { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }. Eniten pisteitä voittaa.

## Tyrmä.
lesson-dungeon-1 = Tämä on linna, ja ritarisi haluavat sen huipulle. Se voittaa, jolla on lopussa huipulla eniten ritareita.
lesson-dungeon-2 = Vuorollasi joko nostat kortin tai kiipeät. Ensimmäisellä vuorolla nostetaan aina: nosta!
lesson-dungeon-3 = Ritari, jonka numero on 3. Se tulee torniin tasolle 3. Laita se sinne.
lesson-dungeon-4 = Mialla on kakkonen, ja se aloittaa tasolta 2. Nyt kiivetään: kolmonen nousee kolme tasoa kerralla, oli välissä mitä tahansa. Kosketa ritariasi ja lähetä se tasolle 6.
lesson-dungeon-5 = Mian kakkonen kiipeää kaksi tasoa, tasolle 4. Tarvitset torniin lisää ritareita: nosta kortti ja laita se koloon.
lesson-dungeon-6 = Mian ritari on tasolla 4 ypöyksin, kaksi tasoa omasi yläpuolella. Kiipeä sen koloon: vangitset sen, ja se joutuu tyrmään.
lesson-dungeon-7 = Mia laittaa kaksi ritaria samalle tasolle. Pari on turvassa: kukaan ei voi kiivetä siihen. Sinä jatkat ylöspäin: tasolle 9!
lesson-dungeon-8 = Vielä yksi askel, ja olet huipulla. Mutta katso ensin, mikä seuraava korttisi on. Nosta.
lesson-dungeon-9 = Lohikäärme! Se asettuu ritarien päälle, eikä sen alta voi kiivetä. Laita se Mian parin päälle.
lesson-dungeon-10 = Joka uskaltaa astua lohikäärmeen koloon, kukistaa sen ja pääsee suoraan huipulle. Nosta: ehkä sinulla käy tuuri ja saat juuri sinne sopivan kolmosen.
lesson-dungeon-11 = Yhdellä loikalla huipulle! Alla olleet ritarit palaavat Mian pakkaan. Mia nostaa kortin ja palauttaa sen: niinkin saa tehdä. Nosta sinä uusi kortti.
lesson-dungeon-12 = Lokki heitetään linnaan. Se, mihin tähtäät, putoaa helposti, sen naapuri harvoin; omatkin ritarisi putoavat. Tähtää Mian ritariin tasolla 2.
lesson-dungeon-13 = Se putosi tyrmään, ja lokki mukana. Nyt viimeinen askel: kolmosesi nousee tasolta 9 huipulle.
lesson-dungeon-14 =
    Huipulla on { $points ->
        [one] { $points } ritarisi
       *[other] { $points } ritariasi
    }, eikä niille voi enää kukaan mitään. Peli päättyy, kun joltakulta ovat kortit loppu eikä hän voi kiivetä. Eniten ritareita huipulla voittaa.

## Myllynkivi.
lesson-millstone-1 = Kaikilla on seitsemän korttia, ja niistä ensimmäisenä eroon päässyt voittaa. Sinä aloitat, millä kortilla tahansa paitsi myllynkivellä. Lyö vihreä kivi.
lesson-millstone-2 = Paperi voittaa kiven, kivi sakset ja sakset paperin. Samalla merkillä vahvempi väri voittaa: punainen keltaisen, keltainen vihreän. Sakset voittavat Tomin paperin, oli väri mikä tahansa!
lesson-millstone-3 = Punainen paperi: sen voittavat vain sakset, eikä sinulla ole niitä. Jokeri kävisi, mutta säästä se. Nosta kortti.
lesson-millstone-4 = Jos nostamasi kortti olisi vahvempi, saisit lyödä sen heti. Vihreä paperi ei ole. Pidä se, niin vuoro siirtyy.
lesson-millstone-5 = Tomi lyö +3:n: joutuisit nostamaan kolme korttia! Paitsi jos vastaat jokerilla tai omalla +3:lla. Vastaa!
lesson-millstone-6 = Mia parka nostaa kaikki kuusi. Sitten Tomi lyö kisan: kaikki saavat lyödä vahvemman kortin, ja nopein ehtii. Äkkiä, punainen paperi!
lesson-millstone-7 = Olit nopein! Nyt Mia antaa sinulle kortin. Sano kiitos, tai nostat kolme lisää. Täällä käytöstavat ovat kunniassa.
lesson-millstone-8 = Jokeri käy minkä tahansa päälle, ja sinä nimeät sen merkin. Lyö se, merkin saat valita.
lesson-millstone-9 = Sinulla on vielä myllynkivi, eikä sitä voi koskaan lyödä. Mutta ”anna kortti” vie sen mennessään. Lyö vihreä paperi, jossa on lahja.
lesson-millstone-10 = Nyt anna jotain pois, eikä kukaan sano, että sen pitäisi olla mukavaa. Myllynkivi Mialle.
lesson-millstone-11 = Tomilla on enää yksi kortti! Lyö sakset, joissa on käsien vaihto, ja vaihda koko kätesi Tomin käteen.
lesson-millstone-12 = Nyt se ainoa kortti on sinun. Mia lyö sakset, Tomin on nostettava. Kivesi voittaa sakset: lyö se!
lesson-millstone-13 = Kätesi on tyhjä: voitit! Muut laskevat, mitä käteen jäi: vihreä 10, keltainen 20, punainen 30, jokeri ja myllynkivi 50. Niistä kannattaa päästä eroon ensin.
