"""What every decision of a game was worth: the chances before it, the best move, and what the played one gave away.

Each decision is judged from what its player could know then. The best move comes from a search; what it leads to, for
every seat, are the chances before the decision. The played move, unless it is the best or was imagined about as often,
gets a search of its own with as many simulations (`try_out`): a search looks little at moves that it thinks bad, and
what it says of them is then too rough to hold it against anybody.

Chances come from imagined games, so they have some noise. A loss below two standard errors is never marked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any

from kolmik.engine import NATURE, Refused
from kolmik.engine.match import Match

from .explain import DIGITS, explain, rounded, standard_error, try_out
from .info_state import InfoState
from .search import Step

SIMULATIONS = 10_000  # for a decision: a whole game takes well below a minute
ENOUGH = 0.5  # of the best move's visits: a played move that has so many needs no search of its own
ERRORS = 2.0  # standard errors that may be noise

# A loss in winning chance of at least so much, the gravest first.
MARKS = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}

FORMAT = "analysis 1"


class Stopped(Refused):
    """The analysis was called off."""


@dataclass(frozen=True)
class Decision:
    at: int  # how many moves were made before it: `kolmik replay --to` shows the position
    seat: int
    played: str
    best: str
    choices: int  # how many legal moves there were
    chances: tuple[float, ...]  # of winning, for every seat, if the best move is made
    value: float  # the chance of who decided, with the move played
    noise: float  # two standard errors of the loss
    principal_variation: tuple[Step, ...]  # how the game may go on from the best move

    @property
    def best_value(self) -> float:
        return self.chances[self.seat]

    @property
    def loss(self) -> float:
        """What the played move gave away, in chance of winning; never below 0."""
        return max(0.0, self.best_value - self.value)

    @property
    def mark(self) -> str:
        """A blunder, a mistake, an inaccuracy, or nothing."""
        if self.loss <= self.noise:
            return ""
        return next((name for name, least in MARKS.items() if self.loss >= least), "")

    def json(self) -> dict[str, Any]:
        return {
            "at": self.at,
            "seat": self.seat,
            "choices": self.choices,
            "chances": rounded(self.chances),
            "played": self.played,
            "value": round(self.value, DIGITS),
            "best": self.best,
            "best_value": round(self.best_value, DIGITS),
            "loss": round(self.loss, DIGITS),
            "noise": round(self.noise, DIGITS),
            "mark": self.mark or None,
            "line": [step.move for step in self.principal_variation],
            "line_seats": [step.seat for step in self.principal_variation],
        }


@dataclass(frozen=True)
class Tally:
    """How one seat played."""

    seat: int
    decisions: int  # with more than one legal move
    marks: dict[str, int]  # how many of each
    average_loss: float

    def json(self) -> dict[str, Any]:
        loss = round(self.average_loss, DIGITS)
        return {"seat": self.seat, "decisions": self.decisions, "marks": self.marks, "average_loss": loss}


@dataclass(frozen=True)
class Analysis:
    game: str
    names: tuple[str, ...]  # of the seats, "" for none
    moves: int  # of the whole game, chance's too
    decisions: tuple[Decision, ...]
    winners: tuple[int, ...]  # none while the game goes on
    simulations: int
    seed: int

    @property
    def result(self) -> tuple[float, ...] | None:
        """The shares of the win, once the game is over."""
        if not self.winners:
            return None
        return tuple((seat in self.winners) / len(self.winners) for seat in range(len(self.names)))

    def tally(self, seat: int) -> Tally:
        own = [one for one in self.decisions if one.seat == seat and one.choices > 1]
        marks = {name: sum(one.mark == name for one in own) for name in MARKS}
        return Tally(seat, len(own), marks, sum(one.loss for one in own) / max(len(own), 1))

    def worst(self, count: int) -> list[Decision]:
        """The marked moves that gave most away, the worst first."""
        marked = [one for one in self.decisions if one.mark]
        return sorted(marked, key=lambda one: (-one.loss, one.at))[:count]

    def json(self) -> dict[str, Any]:
        return {
            "kolmik": FORMAT,
            "game": self.game,
            "seats": list(self.names),
            "moves": self.moves,
            "winners": list(self.winners),
            "simulations": self.simulations,
            "seed": self.seed,
            "marks": MARKS,
            "players": [self.tally(seat).json() for seat in range(len(self.names))],
            "decisions": [one.json() for one in self.decisions],
        }


def analyse(
    match: Match,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
    stop: Callable[[], bool] = lambda: False,
) -> Analysis:
    """Every decision of a game, finished or not. The same game, simulations and seed give the same analysis.

    `progress` hears how many decisions of how many are done. As soon as `stop` says so between two of them, the
    analysis ends with `Stopped`.
    """
    places = [at for at, mover in enumerate(match.movers) if mover != NATURE]
    if not places:
        raise Refused("No player has made a move in this game yet, so there is nothing to analyse.")
    decisions = []
    progress(0, len(places))
    for done, (at, before) in enumerate(zip(places, _positions(match, places), strict=True), 1):
        if stop():
            raise Stopped("The analysis was stopped.")
        decisions.append(evaluate_move(before, match.game.words[match.moves[at]], simulations, seed))
        progress(done, len(places))
    winners = tuple(match.winners)
    names = match.setting.seats
    return Analysis(match.game.name, names, len(match.moves), tuple(decisions), winners, simulations, seed)


def _positions(match: Match, places: Sequence[int]) -> Any:
    """The match as it was before each of these moves, one after the other."""
    earlier, made = match.after(0), 0
    for at in places:
        for move in match.moves[made:at]:
            earlier.play_number(move)
        made = at
        yield earlier


def evaluate_move(match: Match, played: str, simulations: int = SIMULATIONS, seed: int = 0) -> Decision:
    """One decision: the position before it, and the move that was played there."""
    info, at = InfoState(match), len(match.moves)
    own = Random(f"{seed} {at}").getrandbits(63)
    found = explain(info, simulations, None, own)
    best, move = found.moves[0], next(one for one in found.moves if one.move == played)
    value, visits = move.value, move.visits
    if visits < ENOUGH * best.visits:
        tried = try_out(info, played, simulations, own)
        value, visits = tried.value, tried.visits
    noise = ERRORS * hypot(standard_error(best.value, best.visits), standard_error(value, visits))
    return Decision(
        at, info.seat, played, found.move, len(found.moves), found.chances, value, noise, found.principal_variation
    )
