"""All that goes over the wire, typed: what a client may ask at a table, and what it is told.

A message is JSON with a `do` (from the client) or an `is` (from the server) that says which it is. What is unknown or
of the wrong shape is refused in one sentence and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

VERSION = 1  # of these messages; a client that says another one is refused

MOST_SEATS = 6
Id: TypeAlias = Annotated[str, Meta(max_length=40, description="Chosen by the client; repeated in the answer.")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="A seat, from 0.")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53, description="The number of an event of this table.")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, description="Shortened to 20 characters.")]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100, description="A move in words.")]
Lucky: TypeAlias = Annotated[
    str, Meta(max_length=64, pattern=r"^[!-~]*$", description="A number of the player's own, mixed into the deal.")
]
Level: TypeAlias = Literal["novice", "casual", "club", "master"]
Status: TypeAlias = Literal["gathering", "playing", "paused", "over", "aborted"]
Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "nice-move",
    "oops",
    "thank-you",
    "well-played",
    "another-game",
    "goodbye",
]
PHRASES: tuple[str, ...] = Phrase.__args__  # type: ignore[attr-defined]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: for each move, or for a whole game with so much more after every move."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, whatever its game."""

    deal: Annotated[
        Literal["server", "people"], Meta(description="Who deals: the server, or people at a real table.")
    ] = "server"
    clock: Clock | None = None
    games: Annotated[int, Meta(ge=1, le=100, description="Games of the series.")] = 1
    starter: Annotated[Seat | None, Meta(description="Who starts the first game; drawn if nobody is named.")] = None
    race: Annotated[
        Literal["live", "turns"],
        Meta(description="The fastest wins a race, or one is asked after another."),
    ] = "live"
    throw: Annotated[
        Literal["odds", "skill"], Meta(description="The bird falls by plain odds, or people take aim.")
    ] = "odds"
    away: Annotated[
        int, Meta(ge=0, le=86_400, description="Seconds till a bot plays for who is away while others wait; 0: never.")
    ] = 120
    chat: Annotated[bool, Meta(description="Whether people may write freely, besides the quick phrases.")] = False
    hints: Annotated[bool, Meta(description="Whether people may ask for a hint.")] = True
    pace: Annotated[int, Meta(ge=0, le=5_000, description="Milliseconds a bot's move takes at the least.")] = 700


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat from the beginning: a bot of a level. Without it the seat is free."""

    level: Level | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is made from."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], str | int] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = []
    terms: Terms = Terms()
    name: Annotated[str, Meta(max_length=60, description="Sit down at once, under this name.")] = ""


# --- what a client may ask ---


class Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    id: Id = ""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat, that one or any. A person may hold several (one device for many)."""

    name: Name
    seat: Seat | None = None
    luck: Lucky = ""


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give a seat back, before the game."""

    seat: Seat


class Luck(Command, frozen=True, kw_only=True, tag="luck"):
    """A number of the player's own, chosen after the commitment to the deal was seen."""

    seat: Seat
    number: Lucky


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Begin: all seats are taken. The host's to say."""


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """A move in words. `seen` is the last event the client knows: if the game has gone on since, nothing happens."""

    move: Words
    seen: Number
    seat: Seat | None = None


class Release(Command, frozen=True, kw_only=True, tag="release"):
    """Let go of the thrown bird, so many milliseconds after the sight began to swing."""

    after: Annotated[int, Meta(ge=0, le=60_000)]
    seat: Seat | None = None


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back the own last move, where it is fair; at a real table, anybody's last."""

    seen: Number


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """A quick phrase."""

    phrase: Phrase


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Free words, where the host allows them."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Go away in the middle of a game: a bot plays on."""

    seat: Seat


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Come back: the bot hands the seat back."""

    seat: Seat


class Look(Command, frozen=True, kw_only=True, tag="look"):
    """See the table from another seat of one's own, or as a spectator."""

    seat: Seat | None = None


class Bot(Command, frozen=True, kw_only=True, tag="bot"):
    """The host puts a bot in a seat: a free one, another bot's, or one whose player is gone."""

    seat: Seat
    level: Level


class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """The host frees a seat; in the middle of a game a bot plays on."""

    seat: Seat


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """The host stops all clocks; nobody can move."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """The host lets the game go on."""


class Abort(Command, frozen=True, kw_only=True, tag="abort"):
    """The host ends the table; nobody has won."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Another game with the same people, once one is over."""


class Hint(Command, frozen=True, kw_only=True, tag="hint"):
    """What a good player would do here, for whoever is on turn and asks."""

    seat: Seat | None = None


class Pong(Command, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping, so that the server knows how long the line is."""

    ping: Number


Asked: TypeAlias = (
    Sit
    | Stand
    | Luck
    | Start
    | Move
    | Release
    | Undo
    | Say
    | Chat
    | Leave
    | Return
    | Look
    | Bot
    | Remove
    | Pause
    | Resume
    | Abort
    | Rematch
    | Hint
    | Pong
)


# --- what a client is told ---


class Told(Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """What the server says."""


class State(Told, frozen=True, kw_only=True, tag="state"):
    """All there is to know for this viewer, up to event number `n`. Events after it change it."""

    version: int = VERSION
    n: int
    table: dict[str, Any]
    game: dict[str, Any]
    you: dict[str, Any]
    log: list[list[Any]]  # [who, words] of every move of the present game
    now: int  # the server's clock, in milliseconds


class Event(Told, frozen=True, kw_only=True, tag="event"):
    """Event number `n`: what has changed of each part, key by key, and the moves that were made.

    Folded into what was known before (see `fold`), it gives what `State` would say now.
    """

    n: int
    what: dict[str, Any]
    table: dict[str, Any] = {}
    game: dict[str, Any] = {}
    you: dict[str, Any] = {}
    keep: int | UnsetType = UNSET  # so many lines of the log stay, the rest was taken back
    log: list[list[Any]] = []
    now: int


class Done(Told, frozen=True, kw_only=True, tag="done"):
    """It is done and kept: event `n` has it."""

    id: str
    n: int


class Refusal(Told, frozen=True, kw_only=True, tag="refused"):
    """It is not done, and why, in one sentence."""

    id: str
    why: str
    say: dict[str, str | int] = {}  # the same for any language: the `id` of a message and its arguments
    rules: list[str] = []  # the rules of the game that it names, such as T-24
    stale: bool = False  # the game had gone on: the present state follows
    again: bool = False  # only for now: the same may be asked again in a moment


class Presence(Told, frozen=True, kw_only=True, tag="presence"):
    """Who is connected: the seats, and how many spectators."""

    seats: list[int]
    spectators: int


class Hinted(Told, frozen=True, kw_only=True, tag="hint"):
    """What came of a hint: every legal move with its chance of winning, the best first, and how it may go on."""

    id: str
    seat: int
    moves: list[dict[str, Any]]
    line: list[dict[str, Any]]


class Ping(Told, frozen=True, kw_only=True, tag="ping"):
    """To be answered by a pong at once."""

    ping: int


class Bye(Told, frozen=True, kw_only=True, tag="bye"):
    """Why the server closes the line."""

    why: str
    say: dict[str, str | int] = {}  # the same for any language: the `id` of a message and its arguments


Answer: TypeAlias = State | Event | Done | Refusal | Presence | Hinted | Ping | Bye

read_command = msgspec.json.Decoder(Asked).decode
read_move = msgspec.json.Decoder(Move).decode
read_answer = msgspec.json.Decoder(Answer).decode
read_state = msgspec.json.Decoder(State).decode
write = msgspec.json.Encoder().encode


def fold(state: State, event: Event) -> State:
    """What is known after an event: the changed keys replace those before; the log grows, or loses its end first."""
    kept = state.log if event.keep is UNSET else state.log[: event.keep]
    return State(
        n=event.n,
        table={**state.table, **event.table},
        game={**state.game, **event.game},
        you={**state.you, **event.you},
        log=[*kept, *event.log],
        now=event.now,
    )
