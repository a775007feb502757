# Ką puslapis sako pats apie save.

ui-skip = Pereik prie turinio
ui-site = Kolmik
ui-home = Pradžia
ui-language = Kalba
ui-sound = Garsas
ui-settings = Nustatymai
ui-close = Uždaryk
ui-loading = Minutėlę …
ui-unreachable = Serveris neatsako; pabandyk po akimirkos.
ui-nowhere = Čia nieko nėra
ui-see-rule = Taisyklė { $rule }
ui-refused-by-rule = To neleidžia taisyklė { $rule }.
