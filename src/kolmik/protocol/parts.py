"""The shape of every part of a table's state. The page's types are generated from these (`scripts/page_types.py`).

The server's projection builds them as plain dicts; a test checks that the keys and types match.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from .messages import Phrase, Status, Terms


class SeatPart(TypedDict):
    kind: Literal["open", "person", "program", "bot"]
    name: str
    level: Literal["", "novice", "casual", "club", "master"]  # of a bot
    stand_in: Literal["", "novice", "casual", "club", "master"]  # level of the bot that plays for an absent player
    why: Literal["", "left", "away", "time", "removed"]


class DealPart(TypedDict):
    by: Literal["server", "people"]
    stage: Literal["open", "hashes", "seeds", "dealt"]  # seats may be taken; the start waits for hashes; for seeds
    commitment: str
    seed_hashes: list[str | None]  # "" declined, null not answered yet
    client_seeds: list[str]
    secret: str | None


class OutcomePart(TypedDict):
    reason: str
    scores: list[int]
    winners: list[int]


class StandingPart(TypedDict):
    counted: Literal["points", "games won"]
    totals: list[int]
    leaders: list[int]


class Said(TypedDict):
    seat: int
    name: str
    at: int
    phrase: NotRequired[Phrase]
    text: NotRequired[str]


class TimedDecisionPart(TypedDict):
    kind: str  # the game's word for it
    seats: list[int]
    simultaneous: bool


class MeterPart(TypedDict):
    seat: int
    began: int
    periods: list[int]
    phases: list[int]


class TablePart(TypedDict):
    id: str
    game: str
    title: str
    open: bool  # no hidden information: players who share a device need not look away
    rules: int
    players: int
    edition: str
    options: dict[str, str | int]
    terms: Terms
    created: int
    status: Status
    why: str
    cause: Literal["", "host", "long"]  # of an abort
    seats: list[SeatPart]
    game_number: int
    starter: int | None
    deal: DealPart
    outcome: OutcomePart | None
    standing: StandingPart
    said: list[Said]
    changed: int
    awaited: list[int]
    timed_decision: TimedDecisionPart | None
    meter: MeterPart | None
    deadline: int | None
    left: list[int] | None
    since: int


class YouPart(TypedDict):
    seat: int | None
    seats: list[int]
    host: bool
    legal: list[str]
    claim: str | None
    chosen: list[int]  # of your seats, in a race
    undo: bool


class Replay(TypedDict):
    """Some positions of a game, numbered by the moves before them, and the move made in each but the last of all."""

    table: str
    game: str
    number: int
    seats: list[str]
    over: bool
    changed: int  # the last event that changed the game at the table
    moves: int  # of the game so far
    first: int  # the number of the first position here
    log: list[tuple[int | Literal["nature"], str]]
    steps: list[dict[str, Any]]
    outcome: OutcomePart | None


class Judged(TypedDict):
    """A decision of a game, as an analysis sees it."""

    at: int  # the move's place in the log
    seat: int
    choices: int
    chances: list[float]  # of winning, for every seat, before it
    played: str
    value: float
    best: str
    best_value: float
    loss: float
    noise: float
    mark: str | None
    line: list[str]
    line_seats: list[int]


class TallyPart(TypedDict):
    seat: int
    decisions: int
    marks: dict[str, int]
    average_loss: float


class AnalysisPart(TypedDict):
    """What an analysis has found."""

    kolmik: str
    game: str
    seats: list[str]
    moves: int
    winners: list[int]
    simulations: int
    seed: int
    marks: dict[str, float]
    players: list[TallyPart]
    decisions: list[Judged]


class HintMove(TypedDict):
    move: str
    value: float | None
    visits: int


class HintStep(TypedDict):
    seat: int
    move: str
