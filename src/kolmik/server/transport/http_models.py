"""The models of requests and responses over HTTP, besides the messages of the protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kolmik.engine.proof import Finding
from kolmik.protocol import messages

MAX_RECORD = 200_000  # characters: many times the longest game


class Problem(Struct, frozen=True, omit_defaults=True):
    """The reason of a refusal, in one sentence."""

    why: str
    say: dict[str, str | int] = {}  # the same for translation: the `id` of a message and its arguments
    rules: list[str] = []  # the rules of the game it refers to, such as T-24
    state: messages.State | None = None  # the current state, where the game had changed


class OptionModel(Struct, frozen=True):
    name: str
    help: str
    default: str | int
    choices: dict[str, str] | None = None
    low: int | None = None
    high: int | None = None
    default_by_players: dict[str, str | int] | None = None  # if the default depends on the number of players


class EditionModel(Struct, frozen=True):
    name: str
    help: str
    convention: str
    defaults: dict[str, str | int]


class ViewHintsModel(Struct, frozen=True):
    """How the parts of a view are shown by a page that has no board of the game's own."""

    seats: list[str]  # numbers that are seats
    plain_lists: list[str]  # lists without an element for each seat
    labels: dict[str, str]  # better words than the name, in English
    cards: list[str]  # parts that are cards, or lists of cards
    sizes: dict[str, str]  # for such parts, the part with the number of cards there


class GameModel(Struct, frozen=True):
    name: str
    title: str
    help: str
    rules: int
    players: tuple[int, int]
    options: list[OptionModel]
    editions: list[EditionModel]
    timed: bool  # it has decisions against the clock
    skill: bool  # a player's skill can take the place of chance
    view_hints: ViewHintsModel


class LevelModel(Struct, frozen=True):
    name: str
    help: str


class Catalogue(Struct, frozen=True):
    """The games, levels and phrases this server offers."""

    version: str
    messages: int
    games: list[GameModel]
    levels: list[LevelModel]
    phrases: list[str]


class TableCreated(Struct, frozen=True):
    id: str
    link: str


class TableListed(Struct, frozen=True):
    id: str
    game: str
    status: str
    players: int
    title: str
    created: int
    last: int


class Program(Struct, frozen=True, forbid_unknown_fields=True):
    name: messages.Name = "Program"


class SeatToken(Struct, frozen=True):
    """The token of a program's seat; it is sent only once."""

    token: str
    seat: int


class SeatLink(Struct, frozen=True):
    """A one-time link that moves a seat to another device."""

    link: str
    code: str
    until: int
    qr: str  # an SVG


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=10, max_length=100)]


class SeatTaken(Struct, frozen=True):
    seat: int


class AnalysisStatus(Struct, frozen=True):
    state: str
    done: int
    of: int
    result: dict[str, Any] | None = None


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a game with the proof of its deal."""

    record: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD)]


class ProofModel(Struct, frozen=True):
    """What a record claims about its deal."""

    table: str
    number: int  # of the game at the table
    commitment: str
    secret: str
    client_seeds: list[str]  # by seat
    seed_hashes: list[str]  # by seat, "" for none


class Verified(Struct, frozen=True):
    """Whether a game was dealt as committed: as one sentence, and part by part for translation."""

    ok: bool
    finding: Finding
    sentence: str
    dealt: int  # nature's moves that match the commitment
    clocked: int  # nature's moves that the clock decided
    at: int | None  # index of the first move that does not match
    move: str  # its words, "" if there is none
    game: str
    seats: list[str]
    contributed: list[int]  # the seats whose seeds are part of the deal
    withheld: list[int]  # the seats that committed to a seed and did not reveal it
    uncommitted: list[int]  # those that contributed without committing first
    starter: int
    starter_rule: Literal["drawn", "agreed", "winner", "unknown"]
    proof: ProofModel | None


class Health(Struct, frozen=True):
    status: str
    version: str
    tables: int
    sockets: int
    database: bool
    redis: bool | None
