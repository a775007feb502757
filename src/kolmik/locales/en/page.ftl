# What the page says of itself. Ids: ui- and where it stands.

ui-skip = Skip to the content
ui-site = Kolmik
ui-home = Home
ui-language = Language
ui-sound = Sound
ui-settings = Settings
ui-close = Close
ui-loading = One moment …
ui-unreachable = The server cannot be reached; try again in a moment.
ui-nowhere = There is nothing here
ui-see-rule = Rule { $rule }
ui-refused-by-rule = That is not allowed by rule { $rule }.
