# Õppimine: õppetunnid ja reeglite lehed.

## Õppetunnid

learn-title = Õpi mängides
learn-intro = Esimene mäng, umbes kolm minutit. Enne pole vaja midagi lugeda: mängid, ja mida on vaja teada, räägitakse käigu pealt.
# $game: mängu nimi, näiteks Tornid
learn-game = Õpi selgeks: { $game }
learn-minutes = Umbes kolm minutit
learn-none = Sellist õppetundi pole

# Kes õppetundides mängivad: lugeja, kui nime pole veel antud, ja kaks teist; õppetundide tekstides on neil samad nimed.
learn-you = Sina
learn-other-1 = Mia
learn-other-2 = Tom

# $step / $steps: 3/14
learn-step = Samm { $step }/{ $steps }
learn-guide = Mida teha
learn-next = Edasi
learn-skip = Tee minu eest
learn-again = Alusta uuesti
learn-failed = Õppetund jäi kinni. Alusta uuesti ja kõik saab korda.
learn-watch = Vaata, mis juhtub …
learn-lit = Sinu kord: vali, mis helendab.

learn-done = Nüüd oskad!
learn-play = Mängi kohe
learn-rules = Loe reegleid
learn-others = Õpi teist mängu

## Reeglite lehed

rules-title = Reeglid
rules-none = Selliseid reegleid pole
rules-games = Mängude reeglid
rules-contents = Sellel lehel
rules-more = Uudishimulikule
rules-find = Otsi reeglit
rules-find-help = Sõna või number, näiteks { $example }
rules-found =
    { $count ->
        [0] Seda sõna pole üheski reeglis.
        [one] Leitud { $count } reegel
       *[other] Leitud { $count } reeglit
    }
rules-all = Näita kõike
rules-learn = Õpi mängides
