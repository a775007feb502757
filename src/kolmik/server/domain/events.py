"""The events of a table as they are stored. A table is its list of events; its state is their fold.

Moves are stored in words, as in records, so that later releases can still read them. Events hold hashes of tokens and
the secret of a deal, so none is ever sent to a client as it is: `projection` decides what each viewer may see.

Tags and stored field names never change, whatever a class or attribute is called: databases keep them.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct, field

from kolmik.protocol.messages import Terms


class StoredEvent(Struct, frozen=True, kw_only=True, tag_field="did", omit_defaults=True):
    """Base of all events."""


class Created(StoredEvent, frozen=True, kw_only=True, tag="created"):
    """The table was created."""

    game: str
    rules: int  # the version of the game's rules
    version: str  # of the package
    players: int
    edition: str
    options: dict[str, str | int]
    terms: Terms
    host: str  # hash of the token that created the table


class Gathered(StoredEvent, frozen=True, kw_only=True, tag="gathered"):
    """Players gather for the next game, and the server commits to the secret of its deal."""

    secret: str


class Sat(StoredEvent, frozen=True, kw_only=True, tag="sat"):
    """A person, or a program with its own token, took a seat."""

    seat: int
    name: str
    holder: str
    client_seed: str = field(default="", name="luck")
    program: bool = False


class BotSat(StoredEvent, frozen=True, kw_only=True, tag="bot sat"):
    """A bot took a seat."""

    seat: int
    level: str


class Stood(StoredEvent, frozen=True, kw_only=True, tag="stood"):
    """A seat became free."""

    seat: int
    removed: bool = False


class SeedHashGiven(StoredEvent, frozen=True, kw_only=True, tag="seed hash given"):
    """A player committed to a seed for the deal, or declined with an empty hash."""

    seat: int
    hash: str


class StartAsked(StoredEvent, frozen=True, kw_only=True, tag="start asked"):
    """The game shall start once these seats, whose players are connected, have sent hashes or the time is up."""

    seats: list[int]


class HashesFixed(StoredEvent, frozen=True, kw_only=True, tag="hashes fixed"):
    """The hashes of the seats stand: from now on players reveal their seeds."""


class ClientSeedGiven(StoredEvent, frozen=True, kw_only=True, tag="wished luck"):
    """A player revealed a seed; before there were hashes, it was just given."""

    seat: int
    seed: str = field(name="number")


class Started(StoredEvent, frozen=True, kw_only=True, tag="started"):
    """The game started, with nature's first moves."""

    starter: int
    moves: list[str]
    rule: str = ""  # why this seat starts, as a proof says it; "" in events of earlier versions
    strict: bool = False  # no move, undo, leave or return gains time on the clock; False in events of earlier versions


class Moved(StoredEvent, frozen=True, kw_only=True, tag="moved"):
    """A move, and nature's moves after it. At a physical table a seat may enter one of nature's moves."""

    seat: int
    moves: list[str]
    id: str = ""
    bot: bool = False


class Claimed(StoredEvent, frozen=True, kw_only=True, tag="claimed"):
    """A secret choice in a simultaneous decision, with the latency it is credited with, in milliseconds."""

    seat: int
    move: str
    credit: int = 0
    id: str = ""
    bot: bool = False


class Raced(StoredEvent, frozen=True, kw_only=True, tag="raced"):
    """A simultaneous decision was resolved: all choices in the order of the rules, and who was fastest."""

    moves: list[str]
    clock: int | None = None  # index of the move of nature that the clock decided


class MeterStarted(StoredEvent, frozen=True, kw_only=True, tag="aimed"):
    """A decision of skill began: the player has to stop a meter that swings with two periods."""

    seat: int
    move: str
    periods: tuple[int, int]  # milliseconds
    phases: tuple[int, int]  # in degrees
    id: str = ""
    derived: bool = False  # periods and phases follow from the deal; in earlier versions they were drawn at random


class MeterStopped(StoredEvent, frozen=True, kw_only=True, tag="thrown"):
    """The player stopped the meter: the accuracy in percent, and nature's moves at that accuracy."""

    seat: int
    accuracy: int
    moves: list[str]


class Undone(StoredEvent, frozen=True, kw_only=True, tag="undone"):
    """Moves were taken back; `left` is the number that remain."""

    seat: int
    left: int


class TookOver(StoredEvent, frozen=True, kw_only=True, tag="took over"):
    """A bot plays for a player who left, was absent, or ran out of time."""

    seat: int
    level: str
    why: str  # "left", "away", "time", "removed"


class Returned(StoredEvent, frozen=True, kw_only=True, tag="returned"):
    """The player is back."""

    seat: int


class Handed(StoredEvent, frozen=True, kw_only=True, tag="handed"):
    """A seat moved to another device; the link that moved it is used up."""

    seat: int
    holder: str
    code: str = ""


class LinkMade(StoredEvent, frozen=True, kw_only=True, tag="link made"):
    """A one-time link that moves a seat to another device was created."""

    seat: int
    code: str  # its hash
    until: int


class Paused(StoredEvent, frozen=True, kw_only=True, tag="paused"):
    """Nobody can move."""


class Resumed(StoredEvent, frozen=True, kw_only=True, tag="resumed"):
    """The game was resumed."""


class Interrupted(StoredEvent, frozen=True, kw_only=True, tag="interrupted"):
    """No server served the table for a while: the clocks of the current decision go on as if that time had not been."""

    by: int  # milliseconds


class Spoke(StoredEvent, frozen=True, kw_only=True, tag="said"):
    """A player said a quick phrase or free text."""

    seat: int
    phrase: str = ""
    text: str = ""


class Ended(StoredEvent, frozen=True, kw_only=True, tag="ended"):
    """A game ended."""

    reason: str
    scores: list[int]
    winners: list[int]


class Aborted(StoredEvent, frozen=True, kw_only=True, tag="aborted"):
    """The table was closed; an unfinished game has no winner."""

    why: str
    cause: str = ""  # "long": the game got too long; "": the host closed the table


AnyEvent: TypeAlias = (
    Created
    | Gathered
    | Sat
    | BotSat
    | Stood
    | SeedHashGiven
    | StartAsked
    | HashesFixed
    | ClientSeedGiven
    | Started
    | Moved
    | Claimed
    | Raced
    | MeterStarted
    | MeterStopped
    | Undone
    | TookOver
    | Returned
    | Handed
    | LinkMade
    | Paused
    | Resumed
    | Interrupted
    | Spoke
    | Ended
    | Aborted
)

# Events that carry on the game itself, or take a part of it back; their number is bounded (see `bounds`).
GAME_EVENTS = (Moved, Claimed, Raced, MeterStarted, MeterStopped, Undone)

# The events of a move. After one of these, only the turn keys of a part can have changed (see `projection`).
MOVE_EVENTS = (Moved, Claimed, Raced, MeterStarted, MeterStopped)

read = msgspec.json.Decoder(AnyEvent).decode
write = msgspec.json.Encoder().encode
