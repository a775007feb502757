"""The shapes of requests and answers over HTTP, besides the messages."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from kolmik.engine.proof import Finding

from . import messages

MOST_RECORD = 200_000  # characters: many times the longest game


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was not done, in one sentence."""

    why: str
    say: dict[str, str | int] = {}  # the same for any language: the `id` of a message and its arguments
    rules: list[str] = []  # the rules of the game that it names, such as T-24
    state: messages.State | None = None  # how the table stands now, where the game had gone on when it was asked


class OptionShown(Struct, frozen=True):
    name: str
    help: str
    default: str | int
    choices: dict[str, str] | None = None
    low: int | None = None
    high: int | None = None


class EditionShown(Struct, frozen=True):
    name: str
    help: str
    convention: str
    defaults: dict[str, str | int]


class GameShown(Struct, frozen=True):
    name: str
    title: str
    help: str
    rules: int
    players: tuple[int, int]
    options: list[OptionShown]
    editions: list[EditionShown]
    race: bool  # something is asked of several at once, against the clock
    throw: bool  # skill can take the place of chance


class LevelShown(Struct, frozen=True):
    name: str
    help: str


class Offer(Struct, frozen=True):
    """What can be played here."""

    version: str
    messages: int
    games: list[GameShown]
    levels: list[LevelShown]
    phrases: list[str]


class TableMade(Struct, frozen=True):
    id: str
    link: str


class TableShown(Struct, frozen=True):
    id: str
    game: str
    status: str
    players: int
    title: str
    created: int
    last: int


class Program(Struct, frozen=True, forbid_unknown_fields=True):
    name: messages.Name = "Program"


class Token(Struct, frozen=True):
    """It is told this once."""

    token: str
    seat: int


class Moving(Struct, frozen=True):
    """A link that moves a seat to another device, once."""

    link: str
    code: str
    until: int
    qr: str  # an SVG


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=10, max_length=100)]


class SeatTaken(Struct, frozen=True):
    seat: int


class AnalysisShown(Struct, frozen=True):
    state: str
    done: int
    of: int
    result: dict[str, Any] | None = None


class RecordGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a game with the proof of its deal, as text."""

    record: Annotated[str, Meta(min_length=1, max_length=MOST_RECORD)]


class ProofShown(Struct, frozen=True):
    """What a record says of its deal."""

    table: str
    number: int  # of the game at the table
    commitment: str
    secret: str
    numbers: list[str]  # each seat's


class Verified(Struct, frozen=True):
    """Whether a game was dealt as committed: in one sentence, and part by part for who says it in other words."""

    ok: bool
    finding: Finding
    sentence: str
    dealt: int  # nature's moves that were found to be as committed
    clocked: int  # those that the clock decided
    at: int | None  # the move that is not as it should be, the first being 0
    move: str  # its words, "" if there is none such
    game: str
    seats: list[str]
    proof: ProofShown | None


class Health(Struct, frozen=True):
    status: str
    version: str
    tables: int
    sockets: int
    database: bool
    redis: bool | None
