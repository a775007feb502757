"""A series: several games of one kind with the same people, and its winner.

The winner of a game starts the next; of several winners, the first clockwise from the previous starter. Each game
declares how its games add up (`Game.series`): the highest or the lowest total of points, or the most games won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .chance import generator
from .contract import Game
from .errors import BadOption, Refused
from .match import Match, Outcome, Setting
from .options import quoted

GAMES = 5  # unless agreed otherwise
MOST_GAMES = 1000


@dataclass(frozen=True)
class Standing:
    """The standing of a series: a total for each seat, points or games won, and the leading seats."""

    counted: str  # "points" or "games won"
    totals: tuple[int, ...]
    leaders: tuple[int, ...]


def standing(game: Game, players: int, outcomes: Sequence[Outcome]) -> Standing:
    """The standing after these games."""
    seats = range(players)
    if game.series == "most wins":
        totals = tuple(sum(seat in outcome.winners for outcome in outcomes) for seat in seats)
    else:
        totals = tuple(sum(outcome.scores[seat] for outcome in outcomes) for seat in seats)
    best = min(totals) if game.series == "lowest total" else max(totals)
    leaders = tuple(seat for seat in seats if totals[seat] == best) if outcomes else ()
    return Standing("games won" if game.series == "most wins" else "points", totals, leaders)


def next_starter(outcome: Outcome, started: int, players: int) -> int:
    """The seat that starts the next game: the winner; of several, the first clockwise from the previous starter."""
    return min(outcome.winners, key=lambda seat: (seat - started) % players)


class Series:
    """Several games in a row. `match` is the current one; `next_game` begins the next once it is over."""

    def __init__(
        self,
        game: Game,
        players: int,
        games: int = GAMES,
        seed: int | None = None,
        *,
        starter: int = 0,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        nature: bool = True,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
            raise BadOption(f"A series has a whole number of games from 1 to {MOST_GAMES}, not {quoted(games)}.")
        self.game = game
        self.games = games
        self.outcomes: list[Outcome] = []  # of the games before this one
        self._options = dict(options or {})
        self._seats = tuple(seats)
        self._nature = generator(seed) if nature else None
        self.match = self._begin(players, starter)

    def _begin(self, players: int, starter: int) -> Match:
        setting = Setting.choose(self.game, players, starter, self._options, self._seats)
        return Match(setting, self._nature)

    @property
    def number(self) -> int:
        """The number of the current game, from 1."""
        return len(self.outcomes) + 1

    @property
    def finished(self) -> list[Outcome]:
        """The outcomes of all games that are over, including the current one."""
        outcome = self.match.outcome
        return [*self.outcomes, outcome] if outcome else list(self.outcomes)

    @property
    def over(self) -> bool:
        return self.number == self.games and self.match.over

    def next_game(self) -> Match:
        """Begin the next game and return it; the winner of the current one starts."""
        outcome = self.match.outcome
        if outcome is None:
            raise Refused("The next game begins when this one is over.")
        if self.over:
            raise Refused(f"All {self.games} games of the series are over.")
        players = self.match.players
        self.match = self._begin(players, next_starter(outcome, self.match.setting.starter, players))
        self.outcomes.append(outcome)
        return self.match

    def standing(self) -> Standing:
        """The standing after the games that are over."""
        return standing(self.game, self.match.players, self.finished)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the series, several in a tie; none until it is over."""
        return self.standing().leaders if self.over else ()
