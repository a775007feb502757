# Vad sidan säger om sig själv.

ui-skip = Hoppa till innehållet
ui-site = Kolmik
ui-home = Start
ui-language = Språk
ui-sound = Ljud
ui-settings = Inställningar
ui-close = Stäng
ui-loading = Ett ögonblick …
ui-unreachable = Det går inte att nå servern; försök igen om en stund.
ui-nowhere = Här finns ingenting
ui-see-rule = Regel { $rule }
ui-refused-by-rule = Det går inte enligt regel { $rule }.
