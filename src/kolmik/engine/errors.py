"""The errors. Each message is one sentence: for the person whose request is refused, or for the author of a game."""


class Refused(Exception):
    """A request that was refused; nothing has changed."""


class UnknownGame(Refused):
    """There is no game of that name."""


class BadOption(Refused):
    """An option, edition, seat or number of players that this game does not have."""


class InvalidMove(Refused):
    """Not a move of this game in any position."""


class IllegalMove(Refused):
    """A move of this game, but not legal now."""


class BadRecord(Refused):
    """A text that is not a valid record; the message names the line."""


class BadRule(TypeError):
    """A rule of a game that cannot be compiled; the message names the file and the line."""


class DoesNotFit(ValueError):
    """A rule of a game wrote something to a field that the field cannot hold."""
