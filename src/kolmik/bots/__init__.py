"""Bots: they see what their seat sees and choose one of the legal moves.

>>> import kolmik, random
>>> match = kolmik.game("towers").new(players=2, seed=1)
>>> bot("greedy").choose(Sight(match), random.Random(1)) in match.legal()
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from kolmik.engine import BadOption, Game
from kolmik.engine.options import quoted

from . import external, greedy, random
from .info_state import InfoState
from .levels import LEVELS, SEARCH, Level, level, of_simulations
from .search import MoveStats, Search, SearchResult, precompile

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Chooser",
    "InfoState",
    "Level",
    "MoveStats",
    "Search",
    "SearchResult",
    "bot",
    "guests",
    "level",
    "precompile",
    "register",
    "searches",
]

Chooser: TypeAlias = Callable[[InfoState, Random], str]  # what is seen, chance -> the move in words


@dataclass(frozen=True)
class Bot:
    name: str
    help: str  # one line
    choose: Chooser


def searches(name: str, game: Game) -> bool:
    """Does a bot of this name play that game by the search, which has to be compiled or loaded first?"""
    if name in LEVELS:
        return not (LEVELS[name].greedy and game.name in greedy.GAMES)
    return name.startswith(SEARCH)


BOTS: dict[str, Bot] = {
    one.name: one
    for one in (
        *(Bot(level.name, level.help, level.choose) for level in LEVELS.values()),
        Bot("greedy", "Takes what gains most at once, with no thought for later.", greedy.choose),
        Bot("random", "Makes any legal move.", random.choose),
    )
}


OURS = frozenset(BOTS)


def register(one: Bot) -> Bot:
    """Make a bot of one's own known by its name, in this process; another of that name takes its place."""
    if one.name in OURS or one.name.startswith((SEARCH, external.PREFIX)):
        raise BadOption(f"The name {quoted(one.name)} is taken by a bot of ours; choose another.")
    BOTS[one.name] = one
    return one


@contextmanager
def guests(*bots: Bot) -> Iterator[None]:
    """Bots of one's own that are known by their names as long as this lasts."""
    before = dict(BOTS)
    try:
        for one in bots:
            register(one)
        yield
    finally:
        BOTS.clear()
        BOTS.update(before)


def bot(name: object, limit: float = external.LIMIT) -> Bot:
    """A bot by its name.

    `search:N` imagines N games a move, however long it takes; `cmd:` and a command is another program, which has
    `limit` seconds for an answer.
    """
    if isinstance(name, str) and name in BOTS:
        return BOTS[name]
    if isinstance(name, str) and name.startswith(external.PREFIX):
        return Bot(name, external.HELP, external.chooser(name, limit))
    if isinstance(name, str) and name.startswith(SEARCH):
        searching = of_simulations(name.removeprefix(SEARCH))
        return Bot(name, searching.help, searching.choose)
    raise BadOption(f"There is no bot {quoted(name)}; the bots are {', '.join(BOTS)}.")
