"""Who may be on turn besides the seats 0, 1, 2 …"""

NATURE = -1  # chance: a card is turned up, a tile is thrown
NOBODY = -2  # the game is over
