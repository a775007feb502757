"""A hint for the person on turn: the move a master would make, knowing only what this person can see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from kolmik import Match
from kolmik.bots import LEVELS, InfoState
from kolmik.bots.explain import Explanation, explain, try_out
from kolmik.bots.report import percent
from kolmik.bots.search import Step
from kolmik.drawing import Drawing, Narrator

ADVISER = LEVELS["master"]
SECOND_LOOK = 5_000  # simulations of the runner-up alone, for the search itself visits it too rarely
MAX_LINE = 6  # moves of the expected line


@dataclass(frozen=True)
class Hint:
    best: Explanation
    second: tuple[str, float] | None  # the runner-up and its chance of winning


def find_hint(match: Match, seed: int) -> Hint:
    """The move that a master finds best, and the runner-up."""
    info = InfoState(match)
    best = explain(info, ADVISER.simulations, ADVISER.seconds, seed)
    other = best.runner_up
    if other is None:
        return Hint(best, None)
    tried = try_out(info, other.move, SECOND_LOOK, seed)
    return Hint(best, (other.move, min(tried.value, best.value)))


def describe_hint(hint: Hint, drawing: Drawing, narrator: Narrator) -> Iterator[str]:
    """The hint in sentences, with moves in the words of the list."""

    def words(move: str) -> str:
        return drawing.list_moves([move], narrator)[move]

    best = hint.best
    if hint.second is None:
        yield narrator.say("terminal-hint-only", move=words(best.move))
        return
    move, value = hint.second
    chances = {"chance": percent(best.value), "next": percent(value)}
    yield narrator.say("terminal-hint-best", move=words(best.move), second=words(move), **chances)
    if len(best.principal_variation) > 1:
        line = moves_by_player(best.principal_variation[1:MAX_LINE], narrator, words)
        yield narrator.say("terminal-hint-line", line=line)


def moves_by_player(steps: Sequence[Step], narrator: Narrator, words: Callable[[str], str]) -> str:
    """Moves with the names of their players: "Bot 1: pass; You: play 7, play 3"."""
    turns = groupby(steps, key=lambda step: step.seat)
    names = narrator.display_names
    return "; ".join(f"{names[seat]}: {', '.join(words(step.move) for step in own)}" for seat, own in turns)
