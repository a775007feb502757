"""A hint for the person on turn: what a master would do, from what this person can see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kolmik import Match
from kolmik.bots import LEVELS, Sight
from kolmik.bots.explain import Explanation, explain, try_out
from kolmik.bots.report import percent

from .tables import Drawing
from .tables.plain import YOU, Names, listed, says

ADVISER = LEVELS["master"]
SECOND_LOOK = 5_000  # games imagined for the runner-up alone: the search itself looks at it too little
LONGEST = 6  # moves told of how it may go on


@dataclass(frozen=True)
class Hint:
    best: Explanation
    second: tuple[str, float] | None  # the runner-up and its chance of winning


def find(match: Match, seed: int) -> Hint:
    """What a master thinks, in a master's time."""
    sight = Sight(match)
    best = explain(sight, ADVISER.simulations, ADVISER.seconds, seed)
    other = best.runner_up
    if other is None:
        return Hint(best, None)
    chances = try_out(sight, other.move, SECOND_LOOK, seed).chances
    return Hint(best, (other.move, min(chances[sight.seat], best.value)))


def tell(hint: Hint, drawing: Drawing, names: Names) -> Iterator[str]:
    """The hint in sentences, in the words of the list of moves."""

    def words(move: str) -> str:
        return drawing.offer([move], names)[move]

    best = hint.best
    if hint.second is None:
        yield f"There is only one move: {words(best.move)}."
        return
    move, value = hint.second
    yield (
        f"Best is {words(best.move)}, with a {percent(best.value)} chance of winning; next best is {words(move)} "
        f"with {percent(value)}."
    )
    later = [_said(names[step.seat], words(step.move)) for step in best.line[1:LONGEST]]
    if later:
        yield f"Then perhaps {listed(later)}."


def _said(name: str, words: str) -> str:
    sentence = says(name, words).rstrip(".")
    return f"you{sentence.removeprefix(YOU)}" if name == YOU else sentence
