"""The events of a table as they are kept. A table is its list of events, and its state what they come to.

Moves are kept in words, as in records: a later release still reads them. Hashes of tokens and the secret of a deal
stand here too, so nothing of this goes to a client as it is: `viewing` decides what each may see.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from .messages import Terms


class Kept(Struct, frozen=True, kw_only=True, tag_field="did", omit_defaults=True):
    """An event."""


class Created(Kept, frozen=True, kw_only=True, tag="created"):
    """The table was made."""

    game: str
    rules: int  # the version of the game's rules
    version: str  # of the package
    players: int
    edition: str
    options: dict[str, str | int]
    terms: Terms
    host: str  # the hash of the token of who made it


class Gathered(Kept, frozen=True, kw_only=True, tag="gathered"):
    """People gather for the next game, and the server binds itself to the secret of its deal."""

    secret: str


class Sat(Kept, frozen=True, kw_only=True, tag="sat"):
    """A person, or a program with a token of its own, took a seat."""

    seat: int
    name: str
    holder: str
    luck: str = ""
    program: bool = False


class BotSat(Kept, frozen=True, kw_only=True, tag="bot sat"):
    """A bot took a seat."""

    seat: int
    level: str


class Stood(Kept, frozen=True, kw_only=True, tag="stood"):
    """A seat became free."""

    seat: int
    removed: bool = False


class Wished(Kept, frozen=True, kw_only=True, tag="wished luck"):
    """A player gave a number for the deal."""

    seat: int
    number: str


class Started(Kept, frozen=True, kw_only=True, tag="started"):
    """The game began, with the first moves of chance."""

    starter: int
    moves: list[str]


class Moved(Kept, frozen=True, kw_only=True, tag="moved"):
    """A move, and those of chance that followed. At a real table it may be one of chance, entered by a seat."""

    seat: int
    moves: list[str]
    id: str = ""
    bot: bool = False


class Claimed(Kept, frozen=True, kw_only=True, tag="claimed"):
    """A secret choice in a race, with the delay of the line that it is credited with."""

    seat: int
    move: str
    credit: int = 0
    id: str = ""
    bot: bool = False


class Raced(Kept, frozen=True, kw_only=True, tag="raced"):
    """A race was decided: all choices in the order of the rules, and who was fastest."""

    moves: list[str]
    clock: int | None = None  # which of them chance did not decide, but the clock


class Aimed(Kept, frozen=True, kw_only=True, tag="aimed"):
    """A bird is about to be thrown: how the sight swings."""

    seat: int
    move: str
    periods: tuple[int, int]  # milliseconds
    phases: tuple[int, int]  # in degrees
    id: str = ""


class Thrown(Kept, frozen=True, kw_only=True, tag="thrown"):
    """It was let go: how well, in percent, and what fell."""

    seat: int
    accuracy: int
    moves: list[str]


class Undone(Kept, frozen=True, kw_only=True, tag="undone"):
    """Moves were taken back: so many are left."""

    seat: int
    left: int


class TookOver(Kept, frozen=True, kw_only=True, tag="took over"):
    """A bot plays for somebody who left, was away, or ran out of time."""

    seat: int
    level: str
    why: str  # "left", "away", "time", "removed"


class Returned(Kept, frozen=True, kw_only=True, tag="returned"):
    """The player is back."""

    seat: int


class Handed(Kept, frozen=True, kw_only=True, tag="handed"):
    """A seat went to another device; the link that did it is used up."""

    seat: int
    holder: str
    code: str = ""


class LinkMade(Kept, frozen=True, kw_only=True, tag="link made"):
    """A link with which a seat can be moved to another device, once."""

    seat: int
    code: str  # its hash
    until: int


class Paused(Kept, frozen=True, kw_only=True, tag="paused"):
    """Nobody can move."""


class Resumed(Kept, frozen=True, kw_only=True, tag="resumed"):
    """The game goes on."""


class Spoke(Kept, frozen=True, kw_only=True, tag="said"):
    """A quick phrase, or free words."""

    seat: int
    phrase: str = ""
    text: str = ""


class Ended(Kept, frozen=True, kw_only=True, tag="ended"):
    """A game is over."""

    reason: str
    scores: list[int]
    winners: list[int]


class Aborted(Kept, frozen=True, kw_only=True, tag="aborted"):
    """The table is closed; an unfinished game has no winner."""

    why: str


Entry: TypeAlias = (
    Created
    | Gathered
    | Sat
    | BotSat
    | Stood
    | Wished
    | Started
    | Moved
    | Claimed
    | Raced
    | Aimed
    | Thrown
    | Undone
    | TookOver
    | Returned
    | Handed
    | LinkMade
    | Paused
    | Resumed
    | Spoke
    | Ended
    | Aborted
)

read = msgspec.json.Decoder(Entry).decode
write = msgspec.json.Encoder().encode
