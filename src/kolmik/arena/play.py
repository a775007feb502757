"""Playing a pairing: a function of the arena and the number of the pairing, wherever it runs."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from kolmik.bots import Bot, InfoState, bot
from kolmik.bots.external import LIMIT
from kolmik.engine import BadOption, Game
from kolmik.engine.match import Match, Setting
from kolmik.engine.options import quoted
from kolmik.engine.registry import game as find_game
from kolmik.engine.version import VERSION

from .pairings import Pairing, Seating, pairing

FORMAT = "arena 1"


@dataclass(frozen=True)
class Arena:
    """The terms of an arena, fixed before the first game."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)  # `edition` may be among them
    limit: float = LIMIT  # seconds that an external bot may take for a move

    def __post_init__(self) -> None:
        game = self.setting().game
        for at, name in enumerate(self.bots):
            bot(name, game=game)
            if name in self.bots[:at]:
                raise BadOption(f"Each bot can take part only once, but {quoted(name)} is named twice.")
        if len(self.bots) < 2:
            raise BadOption("An arena needs at least two bots.")

    def setting(self) -> Setting:
        return Setting.choose(find_game(self.game), self.players, 0, self.options)

    def header(self) -> dict[str, Any]:
        """Everything that determines its games, as in the header of a results file."""
        setting = self.setting()
        edition = setting.edition
        own = edition not in setting.game.catalogue.named
        return {
            "kolmik": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": setting.game.version,
            "edition": {"name": edition.name, **edition.data} if own else edition.name,
            "options": dict(setting.options),
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def pairing(self, number: int) -> Pairing:
        return pairing(len(self.bots), self.players, number)

    def nature(self, number: int) -> int:
        """The seed of nature in all games of a pairing."""
        return Random(f"{self.seed} nature {number}").getrandbits(64)


@dataclass(frozen=True)
class MoveTimes:
    """How long a seat took for its moves in one game, in milliseconds."""

    moves: int
    mean: float
    median: float
    max: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> MoveTimes:
        if not seconds:
            return cls(0, 0.0, 0.0, 0.0)
        found = (statistics.fmean(seconds), statistics.median(seconds), max(seconds))
        return cls(len(seconds), *(round(1000 * one, 4) for one in found))


@dataclass(frozen=True)
class GameResult:
    """A finished game: the bot in each seat, the winners, and how long each seat took."""

    seats: Seating
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int  # nature's too
    time: tuple[MoveTimes, ...]


@dataclass(frozen=True)
class PairingResult:
    """A finished pairing."""

    pairing: int
    nature: int  # its seed
    starter: int
    games: tuple[GameResult, ...]


def play_pairing(job: tuple[Arena, int]) -> PairingResult:
    """Play every game of a pairing in this process. The same job gives the same games anywhere."""
    arena, number = job
    find_game(arena.game).precompile()
    one = arena.pairing(number)
    games = (play_game(arena, one, at) for at in range(len(one.seatings)))
    return PairingResult(number, arena.nature(number), one.starter, tuple(games))


def play_game(arena: Arena, one: Pairing, at: int) -> GameResult:
    """One game of a pairing."""
    seats = one.seatings[at]
    players = [bot(arena.bots[number], arena.limit) for number in seats]
    rngs = [Random(f"{arena.seed} {one.number} {at} {seat}") for seat in range(len(seats))]
    game: Game = find_game(arena.game)
    match = game.new(arena.players, arena.nature(one.number), starter=one.starter, options=arena.options)
    seconds = _play(match, players, rngs)
    times = tuple(MoveTimes.of(each) for each in seconds)
    return GameResult(seats, tuple(match.winners), tuple(match.scores()), len(match.moves), times)


def _play(match: Match, players: Sequence[Bot], rngs: Sequence[Random]) -> list[list[float]]:
    """Play to the end; the seconds for each move, by seat."""
    seconds: list[list[float]] = [[] for _ in players]
    while not match.over:
        seat = match.mover
        info = InfoState(match)
        begin = perf_counter()
        words = players[seat].choose(info, rngs[seat])
        seconds[seat].append(perf_counter() - begin)
        match.play(words)
    return seconds
