# Det, siden siger om sig selv. Id: ui- og hvor det står.

ui-skip = Gå til indholdet
ui-site = Kolmik
ui-home = Forside
ui-language = Sprog
ui-sound = Lyd
ui-settings = Indstillinger
ui-close = Luk
ui-loading = Lige et øjeblik …
ui-unreachable = Der er ingen forbindelse til serveren; prøv igen om lidt.
ui-nowhere = Her er der ikke noget
ui-see-rule = Regel { $rule }
ui-refused-by-rule = Det må man ikke ifølge regel { $rule }.
