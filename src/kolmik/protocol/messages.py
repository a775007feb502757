"""Every message between client and server, typed: the commands a client may send and the messages it receives.

A message is a JSON object. The tag `do` names a command, the tag `is` a message from the server. A command that is
unknown or has the wrong shape is refused with one sentence and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

VERSION = 1  # of this protocol; a client that asks for another version is refused

MOST_SEATS = 6
Id: TypeAlias = Annotated[str, Meta(max_length=40, description="Chosen by the client; repeated in the answer.")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="A seat, from 0.")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53, description="The number of an event of this table.")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, description="Shortened to 20 characters.")]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100, description="A move in words.")]
SeedText: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+\Z", description="The player's contribution to the deal.")
]
HashText: TypeAlias = Annotated[
    str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?\Z", description="The SHA-256 of a seed, or empty to decline.")
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
    """Thinking time: a limit for each move, or a budget for the whole game with an increment after every move."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table that do not depend on its game."""

    deal: Annotated[
        Literal["server", "people"], Meta(description="Who deals: the server, or people at a physical table.")
    ] = "server"
    clock: Clock | None = None
    games: Annotated[int, Meta(ge=1, le=100, description="Number of games in the series.")] = 1
    starter: Annotated[Seat | None, Meta(description="The seat that starts the first game; drawn if null.")] = None
    race: Annotated[
        Literal["live", "turns"],
        Meta(description="In a race the fastest player wins, or players are asked in turn."),
    ] = "live"
    skill: Annotated[
        Literal["odds", "skill"],
        Meta(description="Where a game allows it, plain odds decide, or the player's skill with a moving meter does."),
    ] = "odds"
    away: Annotated[
        int,
        Meta(ge=0, le=86_400, description="Seconds until a bot plays for an absent player others wait for; 0: never."),
    ] = 120
    chat: Annotated[bool, Meta(description="Whether players may type free text besides the quick phrases.")] = False
    hints: Annotated[bool, Meta(description="Whether players may ask for a hint.")] = True
    pace: Annotated[int, Meta(ge=0, le=5_000, description="Minimum time of a bot's move, in milliseconds.")] = 700


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that takes a seat when the table is created; without a level the seat stays free."""

    level: Level | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a new table."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], str | int] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = []
    terms: Terms = Terms()
    name: Annotated[str, Meta(max_length=60, description="Take a seat right away, under this name.")] = ""


# --- commands ---


class Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all commands."""

    id: Id = ""


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take a free seat, a given one or any. A person may hold several (several players on one device)."""

    name: Name
    seat: Seat | None = None


class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give up a seat before the game."""

    seat: Seat


class ClientSeedHash(Command, frozen=True, kw_only=True, tag="client_seed_hash"):
    """Commit to a seed for the deal, once you have seen the server's commitment; an empty hash declines."""

    seat: Seat
    hash: HashText


class ClientSeed(Command, frozen=True, kw_only=True, tag="client_seed"):
    """Reveal your seed, once all hashes are fixed."""

    seat: Seat
    seed: SeedText


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Start the game once all seats are taken. Only the host may; after a `rematch`, any player."""


class Move(Command, frozen=True, kw_only=True, tag="move"):
    """Make a move, in words. It is refused if the game has changed since event `seen`, the last the client knows."""

    move: Words
    seen: Number
    seat: Seat | None = None


class Release(Command, frozen=True, kw_only=True, tag="release"):
    """Stop the skill meter, a number of milliseconds after it started."""

    after: Annotated[int, Meta(ge=0, le=60_000)]
    seat: Seat | None = None


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back your own last move, where that is fair; at a physical table, anyone's last move."""

    seen: Number


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say a quick phrase."""

    phrase: Phrase


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Say something in your own words, where the host allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Leave in the middle of a game: a bot plays on."""

    seat: Seat


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Come back: the bot hands your seat back."""

    seat: Seat


class Look(Command, frozen=True, kw_only=True, tag="look"):
    """Switch to the view of another of your seats, or of a spectator."""

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
    """The host resumes a paused game."""


class Abort(Command, frozen=True, kw_only=True, tag="abort"):
    """The host closes the table; nobody wins."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Gather the same people for another game after one has ended; seats can change until `start` begins it."""


class Hint(Command, frozen=True, kw_only=True, tag="hint"):
    """Ask what a strong player would do here. Only the player on turn may."""

    seat: Seat | None = None


class Pong(Command, frozen=True, kw_only=True, tag="pong"):
    """Answer a ping, so that the server can measure the latency."""

    ping: Number


AnyCommand: TypeAlias = (
    Sit
    | Stand
    | ClientSeedHash
    | ClientSeed
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


# --- messages from the server ---


class Message(Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """Base of all messages from the server."""


class State(Message, frozen=True, kw_only=True, tag="state"):
    """Everything this viewer may know, up to event number `n`. Later events change it."""

    version: int = VERSION
    epoch: str = ""  # the history that event numbers belong to; after another one, nothing known before holds
    n: int
    table: dict[str, Any]
    game: dict[str, Any]
    you: dict[str, Any]
    log: list[list[Any]]  # [mover, words] of every move of the current game
    now: int  # the server's clock, in milliseconds


class Event(Message, frozen=True, kw_only=True, tag="event"):
    """Event number `n`: the keys of each part that changed, and the moves that were made.

    Folding it into the state before it (`fold`) gives the state a new viewer would receive.
    """

    n: int
    what: dict[str, Any]
    table: dict[str, Any] = {}
    game: dict[str, Any] = {}
    you: dict[str, Any] = {}
    keep: int | UnsetType = UNSET  # the number of log entries that stay; the rest was taken back
    log: list[list[Any]] = []
    now: int


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """The command was carried out and stored as event `n`."""

    id: str
    n: int


class Refusal(Message, frozen=True, kw_only=True, tag="refused"):
    """The command was refused, and why, in one sentence."""

    id: str
    why: str
    say: dict[str, str | int] = {}  # the same for translation: the `id` of a message and its arguments
    rules: list[str] = []  # the rules of the game it refers to, such as T-24
    stale: bool = False  # the game had changed: the current state follows
    again: bool = False  # temporary: the same command may be sent again in a moment


class Presence(Message, frozen=True, kw_only=True, tag="presence"):
    """The seats whose players are connected, and the number of spectators."""

    seats: list[int]
    spectators: int


class HintResult(Message, frozen=True, kw_only=True, tag="hint"):
    """The answer to `hint`: every legal move with its chance of winning, best first, and the expected continuation."""

    id: str
    seat: int
    moves: list[dict[str, Any]]
    line: list[dict[str, Any]]


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """A latency probe; answer with `pong` immediately."""

    ping: int


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The reason why the server closes the connection."""

    why: str
    say: dict[str, str | int] = {}  # the same for translation: the `id` of a message and its arguments


AnyMessage: TypeAlias = State | Event | Done | Refusal | Presence | HintResult | Ping | Bye

read_command = msgspec.json.Decoder(AnyCommand).decode
# Of a single type, msgspec would also read an object without its tag.
read_move_or_pong = msgspec.json.Decoder(Move | Pong).decode
read_message = msgspec.json.Decoder(AnyMessage).decode
read_state = msgspec.json.Decoder(State).decode
write = msgspec.json.Encoder().encode
