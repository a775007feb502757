# Det siden sier om seg selv. Id: ui- og hvor det står.

ui-skip = Gå til innholdet
ui-site = Kolmik
ui-home = Forside
ui-language = Språk
ui-sound = Lyd
ui-settings = Innstillinger
ui-close = Lukk
ui-loading = Et øyeblikk …
ui-unreachable = Får ikke kontakt med serveren; prøv igjen om litt.
ui-nowhere = Her er det ingenting
ui-see-rule = Regel { $rule }
ui-refused-by-rule = Det er ikke lov etter regel { $rule }.
