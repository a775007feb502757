# Mitä sivu sanoo itsestään.

ui-skip = Siirry sisältöön
ui-site = Kolmik
ui-home = Etusivu
ui-language = Kieli
ui-sound = Ääni
ui-settings = Asetukset
ui-close = Sulje
ui-loading = Hetkinen …
ui-unreachable = Palvelimeen ei saada yhteyttä; yritä hetken päästä uudestaan.
ui-nowhere = Täällä ei ole mitään
ui-see-rule = Sääntö { $rule }
ui-refused-by-rule = Sääntö { $rule } ei salli sitä.
