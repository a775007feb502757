# Kiired laused mängulauas, nii nagu neid pere ja sõprade seltsis öeldakse.
phrase-hello = Tere!
phrase-good-luck = Edu!
phrase-your-turn = Sinu kord!
phrase-one-moment = Üks hetk …
phrase-nice-move = Hea käik!
phrase-oops = Oih!
phrase-thank-you = Aitäh!
phrase-well-played = Hästi mängitud!
phrase-another-game = Teeme veel ühe?
phrase-goodbye = Tšau!
