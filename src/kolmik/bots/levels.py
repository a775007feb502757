"""The levels bots play at, from the weakest: the same names in the terminal, on the server and in the page.

The weaker ones play as weaker people do: they look for what gains most at once, look less far ahead, and overlook
moves. None plays at random. A forced move takes no time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from kolmik.engine import BadOption
from kolmik.engine.options import quoted

from . import greedy
from .info_state import InfoState
from .search import SearchResult, search_in


@dataclass(frozen=True)
class Level:
    name: str
    help: str  # one line
    seconds: float | None  # a move takes no longer
    simulations: int  # games imagined for a move, at most
    overlooked: float  # the share of moves it does not notice
    greedy: bool = False  # looks only for what gains most at once

    def choose(self, info: InfoState, chance: Random) -> str:
        return self.decide(info, chance)[0]

    def decide(self, info: InfoState, chance: Random, seconds: float | None = None) -> tuple[str, SearchResult | None]:
        """The move, and the thought behind it where there was one; in its own time or in less."""
        if len(info.legal) == 1:
            return info.legal[0], None
        noticed = self.notice(info.legal, chance)
        if self.greedy and info.game.name in greedy.GAMES:
            return greedy.GAMES[info.game.name](info.view, noticed, chance), None
        if len(noticed) == 1:
            return noticed[0], None
        thought = self.think(info, chance.getrandbits(63), seconds, root_moves=noticed)
        return thought.best.move, thought

    def think(
        self, info: InfoState, seed: int, seconds: float | None = None, root_moves: Collection[str] | None = None
    ) -> SearchResult:
        """As long as this level thinks about a move, or less."""
        limit = min((one for one in (seconds, self.seconds) if one is not None), default=None)
        return search_in(info.game).think(info, self.simulations, limit, seed, root_moves=root_moves)

    def notice(self, legal: list[str], chance: Random) -> list[str]:
        """The moves that come to its mind, at least one."""
        seen = [move for move in legal if chance.random() >= self.overlooked]
        return seen or [chance.choice(legal)]


LEVELS = {
    level.name: level
    for level in (
        Level("novice", "Takes what gains most at once and overlooks a lot.", 0.3, 64, 0.5, greedy=True),
        Level("casual", "Looks a little ahead and overlooks now and then.", 0.5, 300, 0.15),
        Level("club", "Thinks ahead and seldom overlooks anything.", 1.0, 1_000, 0.05),
        Level("master", "Thinks far ahead: the best there is.", 2.0, 20_000, 0.0),
    )
}


def level(name: object) -> Level:
    if isinstance(name, str) and name in LEVELS:
        return LEVELS[name]
    raise BadOption(f"There is no level {quoted(name)}; the levels are {', '.join(LEVELS)}.")


SEARCH = "search:"
MOST_SIMULATIONS = 100_000_000


def of_simulations(given: str) -> Level:
    """Search with a number of simulations of one's own, for experiments."""
    number = given.isascii() and given.isdigit() and len(given) <= len(str(MOST_SIMULATIONS))
    if not number or not 1 <= int(given) <= MOST_SIMULATIONS:
        raise BadOption(
            f"{SEARCH}N takes a whole number of simulations from 1 to {MOST_SIMULATIONS}, not {quoted(given)}."
        )
    return Level(f"{SEARCH}{given}", f"Imagines {given} games a move.", None, int(given), 0.0)
