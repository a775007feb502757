"""The analysis of a game: for every decision the chances of winning, the best move, and the loss of the played one.

Each decision is evaluated from what its player could know at the time. A search finds the best move; its values are
the chances before the decision. The played move gets a search of its own with as many simulations (`try_out`), unless
it is the best move or has about as many visits: a search visits bad moves rarely, so their values are too rough.

Chances come from simulations, so they have some noise. A loss below two standard errors is never marked.
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
ENOUGH = 0.5  # share of the best move's visits from which a played move needs no search of its own
ERRORS = 2.0  # standard errors that count as noise

# The least loss in the chance of winning for each mark, the worst first.
MARKS = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}

FORMAT = "analysis 1"


class Stopped(Refused):
    """The analysis was stopped."""


@dataclass(frozen=True)
class Decision:
    at: int  # the number of moves before it: `kolmik replay --to` shows the position
    seat: int
    played: str
    best: str
    choices: int  # the number of legal moves
    chances: tuple[float, ...]  # of winning, for every seat, after the best move
    value: float  # the mover's chance of winning after the played move
    noise: float  # two standard errors of the loss
    principal_variation: tuple[Step, ...]  # from the best move on

    @property
    def best_value(self) -> float:
        return self.chances[self.seat]

    @property
    def loss(self) -> float:
        """The loss of the played move in the chance of winning; never below 0."""
        return max(0.0, self.best_value - self.value)

    @property
    def mark(self) -> str:
        """One of MARKS, or ""."""
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
    marks: dict[str, int]  # the number of each
    average_loss: float

    def json(self) -> dict[str, Any]:
        loss = round(self.average_loss, DIGITS)
        return {"seat": self.seat, "decisions": self.decisions, "marks": self.marks, "average_loss": loss}


@dataclass(frozen=True)
class Analysis:
    game: str
    names: tuple[str, ...]  # of the seats, "" for none
    moves: int  # of the whole game, nature's included
    decisions: tuple[Decision, ...]
    winners: tuple[int, ...]  # empty while the game is running
    simulations: int
    seed: int

    @property
    def result(self) -> tuple[float, ...] | None:
        """Each seat's share of the win, or None while the game is running."""
        if not self.winners:
            return None
        return tuple((seat in self.winners) / len(self.winners) for seat in range(len(self.names)))

    def tally(self, seat: int) -> Tally:
        decided = [one for one in self.decisions if one.seat == seat and one.choices > 1]
        marks = {name: sum(one.mark == name for one in decided) for name in MARKS}
        return Tally(seat, len(decided), marks, sum(one.loss for one in decided) / max(len(decided), 1))

    def worst(self, count: int) -> list[Decision]:
        """The marked moves with the highest losses, the worst first."""
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
    """Analyse every decision of a game, finished or not. The same game, simulations and seed give the same analysis.

    `progress` is called with the number of finished decisions and their total. `stop` is called between two decisions;
    if it returns True, the analysis ends with `Stopped`.
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
    """The match as it was before each of these moves."""
    earlier, made = match.after(0), 0
    for at in places:
        for move in match.moves[made:at]:
            earlier.play_number(move)
        made = at
        yield earlier


def evaluate_move(match: Match, played: str, simulations: int = SIMULATIONS, seed: int = 0) -> Decision:
    """Evaluate one decision: the match before it and the played move."""
    info, at = InfoState(match), len(match.moves)
    decision_seed = Random(f"{seed} {at}").getrandbits(63)
    found = explain(info, simulations, None, decision_seed)
    best, move = found.moves[0], next(one for one in found.moves if one.move == played)
    value, visits = move.value, move.visits
    if visits < ENOUGH * best.visits:
        tried = try_out(info, played, simulations, decision_seed)
        value, visits = tried.value, tried.visits
    noise = ERRORS * hypot(standard_error(best.value, best.visits), standard_error(value, visits))
    return Decision(
        at, info.seat, played, found.move, len(found.moves), found.chances, value, noise, found.principal_variation
    )
