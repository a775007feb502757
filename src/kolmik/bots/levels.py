"""The playing levels of bots, from the weakest: the same names in the terminal, on the server and in the page.

Weaker levels play as weaker people do: they take immediate gains, look less far ahead and overlook moves. No level
plays at random. A forced move takes no time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from kolmik.engine import BadOption
from kolmik.engine.options import quoted

from .info_state import InfoState
from .search import SearchResult, default_search


@dataclass(frozen=True)
class Level:
    name: str
    help: str  # one line
    seconds: float | None  # the most for a move
    simulations: int  # the most for a move
    miss_rate: float  # the share of legal moves it overlooks
    greedy: bool = False  # takes the highest immediate gain, in a game with a greedy heuristic

    def choose(self, info: InfoState, rng: Random) -> str:
        return self.decide(info, rng)[0]

    def decide(self, info: InfoState, rng: Random, seconds: float | None = None) -> tuple[str, SearchResult | None]:
        """The move, and the search behind it if there was one; `seconds` may shorten the level's time."""
        if len(info.legal) == 1:
            return info.legal[0], None
        candidates = self.candidate_moves(info.legal, rng)
        if self.greedy and info.game.greedy:
            return info.game.greedy(info.view, candidates, rng), None
        if len(candidates) == 1:
            return candidates[0], None
        result = self.search(info, rng.getrandbits(63), seconds, root_moves=candidates)
        return result.best.move, result

    def search(
        self, info: InfoState, seed: int, seconds: float | None = None, root_moves: Collection[str] | None = None
    ) -> SearchResult:
        """Search within the limits of the level; `seconds` may shorten its time."""
        limit = min((one for one in (seconds, self.seconds) if one is not None), default=None)
        return default_search(info.game).run(info, self.simulations, limit, seed, root_moves=root_moves)

    def candidate_moves(self, legal: list[str], rng: Random) -> list[str]:
        """The moves that it does not overlook, at least one."""
        candidates = [move for move in legal if rng.random() >= self.miss_rate]
        return candidates or [rng.choice(legal)]


LEVELS = {
    level.name: level
    for level in (
        Level("novice", "Takes the biggest immediate gain and overlooks a lot.", 0.3, 64, 0.5, greedy=True),
        Level("casual", "Looks a little ahead and overlooks moves now and then.", 0.5, 300, 0.15),
        Level("club", "Thinks ahead and seldom overlooks anything.", 1.0, 1_000, 0.05),
        Level("master", "Thinks far ahead: the strongest level.", 2.0, 20_000, 0.0),
    )
}


def level(name: object) -> Level:
    """A level by its name."""
    if isinstance(name, str) and name in LEVELS:
        return LEVELS[name]
    raise BadOption(f"There is no level {quoted(name)}; the levels are {', '.join(LEVELS)}.")


SEARCH = "search:"
MAX_SIMULATIONS = 100_000_000


def search_level(simulations: str) -> Level:
    """The level of `search:N`: N simulations a move, without a time limit."""
    number = simulations.isascii() and simulations.isdigit() and len(simulations) <= len(str(MAX_SIMULATIONS))
    if not number or not 1 <= int(simulations) <= MAX_SIMULATIONS:
        raise BadOption(
            f"{SEARCH}N takes a whole number of simulations from 1 to {MAX_SIMULATIONS}, not {quoted(simulations)}."
        )
    return Level(
        f"{SEARCH}{simulations}", f"Searches with {simulations} simulations a move.", None, int(simulations), 0.0
    )
