"""What can be refused. Every message is one sentence for the person who asked."""


class Refused(Exception):
    """A request that was not carried out; nothing has changed."""


class UnknownGame(Refused):
    """No game of that name."""


class BadOption(Refused):
    """An option, edition, seat or number of players that this game does not have."""


class InvalidMove(Refused):
    """Not a move of this game in any position."""


class IllegalMove(Refused):
    """A move of this game, but not one that may be made now."""


class BadRecord(Refused):
    """A text that is not the record of a game; names the line."""
