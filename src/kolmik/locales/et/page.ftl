# Mida leht iseenda kohta ütleb.

ui-skip = Otse sisu juurde
ui-site = Kolmik
ui-home = Avaleht
ui-language = Keel
ui-sound = Heli
ui-settings = Seaded
ui-close = Sulge
ui-loading = Üks hetk …
ui-unreachable = Server ei vasta; proovi hetke pärast uuesti.
ui-nowhere = Siin pole midagi
ui-see-rule = Reegel { $rule }
ui-refused-by-rule = Seda ei luba reegel { $rule }.
