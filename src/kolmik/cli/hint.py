"""A hint for the person on turn: what a master would do, from what this person can see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from kolmik import Match
from kolmik.bots import LEVELS, InfoState
from kolmik.bots.explain import Explanation, explain, try_out
from kolmik.bots.report import percent
from kolmik.bots.search import Step

from .tables import Drawing
from .voice import Voice

ADVISER = LEVELS["master"]
SECOND_LOOK = 5_000  # games imagined for the runner-up alone: the search itself looks at it too little
LONGEST = 6  # moves told of how it may go on


@dataclass(frozen=True)
class Hint:
    best: Explanation
    second: tuple[str, float] | None  # the runner-up and its chance of winning


def find(match: Match, seed: int) -> Hint:
    """What a master thinks, in a master's time."""
    info = InfoState(match)
    best = explain(info, ADVISER.simulations, ADVISER.seconds, seed)
    other = best.runner_up
    if other is None:
        return Hint(best, None)
    tried = try_out(info, other.move, SECOND_LOOK, seed)
    return Hint(best, (other.move, min(tried.value, best.value)))


def tell(hint: Hint, drawing: Drawing, voice: Voice) -> Iterator[str]:
    """The hint in sentences, in the words of the list of moves."""

    def words(move: str) -> str:
        return drawing.offer([move], voice)[move]

    best = hint.best
    if hint.second is None:
        yield voice.say("terminal-hint-only", move=words(best.move))
        return
    move, value = hint.second
    chances = {"chance": percent(best.value), "next": percent(value)}
    yield voice.say("terminal-hint-best", move=words(best.move), second=words(move), **chances)
    if len(best.principal_variation) > 1:
        yield voice.say("terminal-hint-line", line=in_turn(best.principal_variation[1:LONGEST], voice, words))


def in_turn(steps: Sequence[Step], voice: Voice, words: Callable[[str], str]) -> str:
    """Moves with who makes them: "Bot 1: pass; You: build candy 7, build sand 3"."""
    turns = groupby(steps, key=lambda step: step.seat)
    return "; ".join(f"{voice.shown[seat]}: {', '.join(words(step.move) for step in own)}" for seat, own in turns)
