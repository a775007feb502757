"""The contract a game fulfils. A game is a folder with six files; its `__init__` binds them into one `Game`.

The rules, each marked with `@rule` (`s` is the state, `moves`, `weights`, `points`, `won` and `out` are
arrays the caller owns):

    setup(s, players, starter, settings)   the state before the first move; the record may hold anything before
    mover(s) -> seat                       whose turn it is: a seat, NATURE, or NOBODY when the game is over
    legal(s, moves) -> count               the legal moves of the mover, each once
    odds(s, weights) -> total              on nature's turn: a whole weight above 0 for each legal move, in that order
    apply(s, move)                         makes a legal move; nothing else is checked
    scores(s, points, won)                 the points of each seat if scored now; won is 1 for winners once it is over
    observe(s, seat, out)                  what a seat knows, as small whole numbers in named slices
    redeal(s, seat, rng)                   makes s another state that this seat can't tell from it, fairly drawn
    draw(s, rng) -> move                   optional: nature's move at exactly these odds, faster than by walking them
    digest(s, seat) -> key                 optional, where hands are hidden: a number for what a seat knows (NOBODY: for
                                           what everybody knows), other numbers for other knowledge; for searching

and for people, plain Python over an opened record:

    say(move), read(words)                 a move to words and back; read gives None for words of no move
    refusal(s, move) -> sentence           why this move may not be made now, with the ids of the rules
    ending(s) -> sentence                  why the game is over
    show(s), view(s, seat)                 everything; and what a seat (None: a spectator) may know
    census(s) -> {card: count}             every card wherever it lies: the same from the first move to the last
    tell(s, move, seat) -> words           optional: a move as a seat may hear of it, from the state before it
    HUSHED                                 with it, in `view.py`: all words it has for moves that a seat may not see
    timed_decision(s) -> or None           optional, in `words.py`: the decision made against the clock now: its seats
                                           in the order of their moves, and the move of a seat that stays silent
    skill(s, accuracy) -> weights or None  optional, in `rules.py`: where a person's skill moves chance, the weights of
                                           nature's legal moves at an accuracy of 0 to 100 percent, 50 being the odds

An optional seventh file, `bots.py`, makes bots stronger; without it they still play. All its functions are optional:

    greedy(view, legal, rng) -> words      the move of a one-ply heuristic, among some of the legal moves in words
    rollout_policy(s, rng, moves) -> move  a rule: a fast, sensible legal move; `moves` has space for the legal moves
    rollout(s, rng, scratch)               a rule: plays the rollout policy to the end of the game, faster than move by
                                           move; `scratch` has `moves`, `weights`, `bytes` (256) and `floats` (128)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import numpy.typing as npt

from . import runners
from .chance import generator
from .errors import BadOption
from .layout import Layout, Record, State
from .options import Catalogue, Edition, Value, shown
from .rule import compiled, compiled_over_bytes, use_compiled
from .seats import NATURE, NOBODY
from .timed import TimedDecision

if TYPE_CHECKING:
    from .match import Match

OF_BYTES = ("advance", "deal")  # functions that are given the bytes of a record

__all__ = ["BEST_ACCURACY", "NATURE", "NOBODY", "Functions", "Game", "Rules"]

BEST_ACCURACY = 100  # percent, of a person's skill


@dataclass(frozen=True)
class Rules:
    """The rules of a game, as the functions were written: interpreted."""

    setup: Callable[..., Any]
    mover: Callable[..., Any]
    legal: Callable[..., Any]
    odds: Callable[..., Any]
    apply: Callable[..., Any]
    scores: Callable[..., Any]
    observe: Callable[..., Any]
    redeal: Callable[..., Any]
    draw: Callable[..., Any] | None = None
    digest: Callable[..., Any] | None = None


@dataclass(frozen=True)
class Functions:
    """All that runs on states, in one of the two ways. `open` turns a record into what the functions take."""

    open: Callable[[Record], State]
    setup: Callable[..., Any]
    mover: Callable[..., Any]
    legal: Callable[..., Any]
    odds: Callable[..., Any]
    apply: Callable[..., Any]
    scores: Callable[..., Any]
    observe: Callable[..., Any]
    redeal: Callable[..., Any]
    draw: Callable[..., Any]  # draw(s, rng, moves, weights) -> move
    chances: Callable[..., Any]  # the loops of engine/runners.py
    advance: Callable[..., Any]  # these two take the bytes of a record
    deal: Callable[..., Any]
    replay: Callable[..., Any]
    trace: Callable[..., Any]
    rollouts: Callable[..., Any]

    def __iter__(self) -> Iterator[tuple[str, Callable[..., Any]]]:
        return ((name, function) for name, function in vars(self).items() if name != "open")


@dataclass(frozen=True, eq=False)
class Game:
    name: str
    title: str
    help: str  # one line
    version: int  # of the rules: goes up when a record of before would play out differently
    series: Literal["highest total", "lowest total", "most wins"]  # who wins several games together
    players: range
    layout: Layout
    catalogue: Catalogue
    rules: Rules
    settings: Callable[[int, Edition, Mapping[str, Value]], npt.NDArray[np.int32]]
    moves: int  # moves are the numbers 0 to moves - 1
    most_legal: int  # the most legal moves there can be at once
    most_moves: int  # no game is longer
    observation: Mapping[str, slice]  # the named slices of what `observe` writes, in order
    say: Callable[[int], str]
    read: Callable[[str], int | None]
    refusal: Callable[[State, int], str]
    ending: Callable[[State], str]
    show: Callable[[State], dict[str, Any]]
    view: Callable[[State, int | None], dict[str, Any]]
    census: Callable[[State], dict[str, int]]
    tell: Callable[[State, int, int | None], str] | None = None
    hushed: Sequence[str] = ()  # the words of `tell` that are no move's
    timed_decision: Callable[[State], TimedDecision | None] | None = None
    skill: Callable[[State, int], list[int] | None] | None = None
    quick: Sequence[Callable[..., Any]] = ()  # rules of a state and a seat that the view asks with `asked`
    open: bool = False  # nothing is hidden from anybody: a state is what every seat knows
    greedy: Callable[[dict[str, Any], list[str], Random], str] | None = None  # see `games/<game>/bots.py` above
    rollout_policy: Callable[..., Any] | None = None
    rollout: Callable[..., Any] | None = None
    _ready: list[Functions] = field(default_factory=list, repr=False)

    def new(
        self,
        players: int,
        seed: int | None = None,
        *,
        starter: int = 0,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        nature: bool = True,
    ) -> Match:
        """A new match. Nature draws from the seed, or from the system; `nature=False` leaves that to the caller."""
        from .match import Match, Setting

        setting = Setting.choose(self, players, starter, options, seats)
        return Match(setting, generator(seed) if nature else None)

    @classmethod
    def from_files(
        cls,
        edition: ModuleType,
        state: ModuleType,
        rules: ModuleType,
        hidden: ModuleType,
        words: ModuleType,
        view: ModuleType,
        bots: ModuleType | None = None,
        **about: Any,
    ) -> Game:
        """A game from its six files and its `bots.py`, if any, in which everything has its usual name.

        `about` sets the other fields.
        """
        own = {name: getattr(rules, name) for name in ("setup", "mover", "legal", "odds", "apply", "scores")}
        own |= {"observe": hidden.observe, "redeal": hidden.redeal}
        own |= {"draw": getattr(rules, "draw", None), "digest": getattr(hidden, "digest", None)}
        return cls(
            rules=Rules(**own),
            players=edition.PLAYERS,
            catalogue=edition.CATALOGUE,
            settings=edition.settings,
            layout=state.LAYOUT,
            moves=state.MOVES,
            most_legal=state.MOST_LEGAL,
            most_moves=state.MOST_MOVES,
            observation=hidden.OBSERVATION,
            say=words.say,
            read=words.read,
            refusal=words.refusal,
            ending=words.ending,
            show=view.show,
            view=view.view,
            census=view.census,
            tell=getattr(view, "tell", None),
            hushed=getattr(view, "HUSHED", ()),
            quick=getattr(view, "ASKED", ()),
            timed_decision=getattr(words, "timed_decision", None),
            skill=getattr(rules, "skill", None),
            open=getattr(hidden, "OPEN", False),
            greedy=getattr(bots, "greedy", None),
            rollout_policy=getattr(bots, "rollout_policy", None),
            rollout=getattr(bots, "rollout", None),
            **about,
        )

    @property
    def observation_size(self) -> int:
        return max(int(part.stop) for part in self.observation.values())

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words of every move, by number."""
        return tuple(self.say(move) for move in range(self.moves))

    @cached_property
    def interpreted(self) -> Functions:
        plain = {name: function for name, function in vars(self.rules).items() if name != "digest"}
        return Functions(open=self.layout.open, **(plain | self._loops | self._of_bytes))

    @cached_property
    def _loops(self) -> dict[str, Callable[..., Any]]:
        return runners.loops(self.rules)

    @property
    def _of_bytes(self) -> dict[str, Callable[..., Any]]:
        """Those that are given the bytes of a record, interpreted."""

        def over_bytes(loop: Callable[..., Any]) -> Callable[..., Any]:
            return lambda record, *rest: loop(self.layout.open(record.view(self.layout.dtype)), *rest)

        return {name: over_bytes(self._loops[name]) for name in OF_BYTES}

    @cached_property
    def compiled(self) -> Functions:
        twins = {name: compiled(function) for name, function in self.interpreted if name not in OF_BYTES}
        twins |= {name: compiled_over_bytes(self._loops[name], self.layout.dtype) for name in OF_BYTES}
        return Functions(open=lambda record: record[0], **twins)

    @property
    def fastest(self) -> Functions:
        """The compiled functions once `precompile` has made them, till then the interpreted ones: nobody waits."""
        return self._ready[0] if self._ready else self.interpreted

    def precompile(self, progress: Callable[[str, int, int], None] = lambda part, done, parts: None) -> None:
        """Compile everything, or load it from the disk.

        `progress` hears of each part once one had to be compiled: its name, and how many of how many are done.
        """
        from .cache import signatures

        functions = self.compiled
        parts = signatures(self.layout.dtype)
        anew = False
        for done, (name, types) in enumerate(parts.items()):
            if anew:
                progress(name, done, len(parts))
            twin = getattr(functions, name)
            before = twin.stats.cache_misses.total()
            twin.compile(types)
            anew = anew or twin.stats.cache_misses.total() > before
        if anew:
            progress("", len(parts), len(parts))
        for function in self.quick:
            use_compiled(function, self.layout.dtype)
        if not self._ready:
            self._ready.append(functions)

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOption(f"{self.title} is for {low} to {high} players, not {shown(players)}.")
        return players

    def buffers(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """Room for the legal moves and their weights."""
        return np.zeros(self.most_legal, np.int32), np.zeros(self.most_legal, np.int32)
