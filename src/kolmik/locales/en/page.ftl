# Messages of the page as a whole. Ids: ui-.

ui-skip = Skip to content
ui-site = Kolmik
ui-home = Home
ui-language = Language
ui-sound = Sound
ui-settings = Settings
ui-close = Close
ui-loading = One moment…
ui-unreachable = We can’t reach the server; try again in a moment.
ui-nowhere = There is nothing here
ui-see-rule = Rule { $rule }
ui-refused-by-rule = Rule { $rule } does not allow that.
