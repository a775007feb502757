"""Bots: they see what their seat sees and choose one of the legal moves.

>>> import kolmik, random
>>> match = kolmik.game("towers").new(players=2, seed=1)
>>> bot("greedy").choose(InfoState(match), random.Random(1)) in match.legal()
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
from .levels import LEVELS, SEARCH, Level, level, search_level
from .rollout import rollout_policy
from .search import MoveStats, Search, SearchResult, is_precompiled, precompile

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
    "is_precompiled",
    "level",
    "precompile",
    "register",
    "rollout_policy",
    "temporary_bots",
    "uses_search",
]

Chooser: TypeAlias = Callable[[InfoState, Random], str]  # returns the move in words


@dataclass(frozen=True)
class Bot:
    name: str
    help: str  # one line
    choose: Chooser


def uses_search(name: str, game: Game) -> bool:
    """Whether a bot plays a game by the search, which must be compiled or loaded first."""
    if name in LEVELS:
        return not (LEVELS[name].greedy and game.greedy)
    return name.startswith(SEARCH)


BOTS: dict[str, Bot] = {
    one.name: one
    for one in (
        *(Bot(level.name, level.help, level.choose) for level in LEVELS.values()),
        Bot("greedy", "Takes the biggest immediate gain and does not look ahead.", greedy.choose),
        Bot("random", "Makes a random legal move.", random.choose),
    )
}


BUILT_IN = frozenset(BOTS)


def register(one: Bot) -> Bot:
    """Make a bot known by its name in this process; it replaces another registered bot of that name."""
    if one.name in BUILT_IN or one.name.startswith((SEARCH, external.PREFIX)):
        raise BadOption(f"The name {quoted(one.name)} belongs to a built-in bot; choose another.")
    BOTS[one.name] = one
    return one


@contextmanager
def temporary_bots(*bots: Bot) -> Iterator[None]:
    """Register bots until the context ends."""
    before = dict(BOTS)
    try:
        for one in bots:
            register(one)
        yield
    finally:
        BOTS.clear()
        BOTS.update(before)


def bot(name: object, limit: float = external.LIMIT, game: Game | None = None) -> Bot:
    """A bot by its name. With a game, a bot that cannot play it is refused.

    `search:N` searches with N simulations a move, without a time limit. `cmd:` followed by a command is an external
    program; it has `limit` seconds to answer.
    """
    if isinstance(name, str) and name in BOTS:
        if game is not None and BOTS[name].choose is greedy.choose:
            greedy.check(game)
        return BOTS[name]
    if isinstance(name, str) and name.startswith(external.PREFIX):
        return Bot(name, external.HELP, external.chooser(name, limit))
    if isinstance(name, str) and name.startswith(SEARCH):
        searching = search_level(name.removeprefix(SEARCH))
        return Bot(name, searching.help, searching.choose)
    raise BadOption(f"There is no bot {quoted(name)}; the bots are {', '.join(BOTS)}.")
