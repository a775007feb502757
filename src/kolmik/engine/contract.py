"""The contract of a game. A game is a folder with six files; its `__init__` binds them into one `Game`.

The rules are marked with `@rule`. `s` is the state; `moves`, `weights`, `points`, `won` and `out` are arrays that the
caller owns. engine/protocols.py has their types.

    setup(s, players, starter, settings)   writes the state before the first move, whatever the record held before
    mover(s) -> seat                       whose turn it is: a seat, NATURE, or NOBODY when the game is over
    legal(s, moves) -> count               the legal moves of the mover, each once
    odds(s, weights) -> total              on nature's turn: an integer weight above 0 for each legal move, in order
    apply(s, move)                         makes a legal move; checks nothing
    scores(s, points, won)                 each seat's points if scored now; won is 1 for the winners of a finished game
    observe(s, seat, out)                  what a seat knows, as small integers in named slices
    redeal(s, seat, rng)                   makes s another state that this seat cannot tell from it, sampled fairly
    draw(s, rng) -> move                   optional: samples nature's move at exactly these odds without listing them
    digest(s, seat) -> key                 optional, for games with hidden hands: a hash of what a seat knows (NOBODY:
                                           of what everybody knows), for search; not together with OPEN

For people there are plain Python functions of an opened record:

    say(move), read(words)                 a move to words and back; read returns None for words that are no move
    refusal(s, move) -> reason             why this move is not legal now, with the ids of the rules
    ending(s) -> sentence                  why the game is over
    show(s), view(s, seat)                 everything; and what a seat (None: a spectator) may know
    census(s) -> {card: count}             every card wherever it lies: the same from the first move to the last
    tell(s, move, seat) -> words           optional: a move in the words a seat may read, given the state before it
    REDACTED                               with tell, in `view.py`: all words that stand for moves a seat may not see
    VIEW_RULES                             optional, in `view.py`: rules of a state and a seat that the view calls with
                                           `call_rule`; they are compiled with the game
    VIEW_HINTS                             optional, in `view.py`: how a view is put into words
    paint(canvas, view)                    optional, in `picture.py`: draws a table from a view
    timed_decision(s) -> or None           optional, in `words.py`: the decision that is made against the clock now
    skill(s, accuracy) -> weights or None  optional, in `rules.py`: where a person's skill changes the odds, the
                                           weights at an accuracy of 0 to 100 percent; 50 gives the plain odds
    OPEN                                   optional, in `hidden.py`: True if nothing is hidden from anybody; then all
                                           views are equal, and a game in which no redeal changes anything declares it

An optional seventh file, `bots.py`, makes bots stronger; without it they still play. All its functions are optional:

    greedy(view, legal, rng) -> words      the move of a one-ply heuristic, among some of the legal moves in words
    rollout_policy(s, rng, moves) -> move  a rule: a fast, sensible legal move; `moves` has space for the legal moves
    rollout(s, rng, scratch)               a rule: plays the rollout policy to the end of the game, faster than move by
                                           move; `scratch` has `moves`, `weights`, `bytes` (256) and `floats` (128)
    canonical(record)                      makes positions of equal value equal, so that a solver meets fewer of them

An optional file `observation.py` declares in `PARTS` what each slice of an observation means (engine/observation.py);
`scripts/layouts.py` makes the documents in docs/layouts/ from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import numpy.typing as npt

from . import protocols, runners
from .chance import generator
from .errors import BadOption
from .layout import Layout, Record, State
from .options import Catalogue, Edition, Value, quoted
from .rule import compiled, compiled_on_bytes, use_compiled
from .rule_errors import raise_named
from .seats import NATURE, NOBODY
from .timed import TimedDecision

if TYPE_CHECKING:
    from .canvas import Canvas
    from .match import Match

__all__ = ["BEST_ACCURACY", "NATURE", "NOBODY", "Functions", "Game", "Rules", "ViewHints"]

ON_BYTES = ("advance", "deal")  # runners that take the bytes of a record: matches call them for every move

BEST_ACCURACY = 100  # percent, of a person's skill

LAST = 1_000  # the position of a game that declares none


@dataclass(frozen=True)
class Rules:
    """The rules of a game as they were written: interpreted."""

    setup: protocols.Setup
    mover: protocols.Mover
    legal: protocols.Legal
    odds: protocols.Odds
    apply: protocols.Apply
    scores: protocols.Scores
    observe: protocols.Observe
    redeal: protocols.Redeal
    draw: protocols.Draw | None = None
    digest: protocols.Digest | None = None


@dataclass(frozen=True)
class Functions:
    """The rules and runners of a game, all interpreted or all compiled."""

    open: Callable[[Record], State]  # turns a record into what the functions take
    setup: protocols.Setup
    mover: protocols.Mover
    legal: protocols.Legal
    odds: protocols.Odds
    apply: protocols.Apply
    scores: protocols.Scores
    observe: protocols.Observe
    redeal: protocols.Redeal
    draw: protocols.DrawMove
    resolve_chance: protocols.ResolveChance
    random_policy: protocols.Policy
    chance_outcomes: protocols.ChanceOutcomes
    advance: protocols.Advance
    deal: protocols.Deal
    replay: protocols.Replay
    trace: protocols.Trace
    rollouts: protocols.RandomGames

    def __iter__(self) -> Iterator[tuple[str, Callable[..., Any]]]:
        return ((name, function) for name, function in vars(self).items() if name != "open")


@dataclass(frozen=True)
class ViewHints:
    """How the parts of a game's view are put into words, by their names."""

    seats: Collection[str] = ()  # numbers that are seats, besides `turn`
    plain_lists: Collection[str] = ()  # lists without an element for each seat, even if as long as there are seats
    labels: Mapping[str, str] = field(default_factory=dict)  # better words than the name
    lines: Mapping[str, Callable[[Any], list[str]]] = field(default_factory=dict)  # parts that take lines of their own
    cards: Collection[str] = ()  # parts that are cards: the words of one, or lists of them
    sizes: Mapping[str, str] = field(default_factory=dict)  # for such parts, the part with the number of cards there


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its rules, its words and views, and what can be chosen before it is played."""

    name: str
    title: str
    help: str  # one line
    version: int  # of the rules: goes up when an older record would play out differently
    series: Literal["highest total", "lowest total", "most wins"]  # decides a series of games
    players: range
    layout: Layout
    catalogue: Catalogue
    rules: Rules
    settings: Callable[[int, Edition, Mapping[str, Value]], npt.NDArray[np.int32]]
    moves: int  # moves are the numbers 0 to moves - 1
    most_legal: int  # an upper bound on the legal moves of a position
    most_moves: int  # an upper bound on the moves of a game
    observation: Mapping[str, slice]  # the named slices of what `observe` writes, in order
    say: Callable[[int], str]
    read: Callable[[str], int | None]
    refusal: Callable[[State, int], str]
    ending: Callable[[State], str]
    show: Callable[[State], dict[str, Any]]
    view: Callable[[State, int | None], dict[str, Any]]
    census: Callable[[State], dict[str, int]]
    tell: Callable[[State, int, int | None], str] | None = None
    redacted: Sequence[str] = ()  # the words of `tell` that are not those of a move
    timed_decision: Callable[[State], TimedDecision | None] | None = None
    skill: Callable[[State, int], list[int] | None] | None = None
    view_hints: ViewHints = ViewHints()
    paint: Callable[[Canvas, Mapping[str, Any]], None] | None = None  # draws a table from a view
    view_rules: Sequence[protocols.OfSeat] = ()  # rules that the view calls with `call_rule`
    greedy: Callable[[dict[str, Any], list[str], Random], str] | None = None  # see `games/<game>/bots.py` above
    rollout_policy: protocols.Policy | None = None
    rollout: Callable[..., Any] | None = None
    canonical: Callable[[Record], None] | None = None
    open: bool = False  # nothing is hidden from anybody: every seat knows the whole state
    position: int = LAST  # in lists of all games, ascending; games of equal position are sorted by name
    _ready: list[Functions] = field(default_factory=list, repr=False)

    def __post_init__(self) -> None:
        if self.open and self.rules.digest is not None:
            raise ValueError(f"{self.title} declares both OPEN and digest: a game with nothing hidden has no digest.")

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
        """A new match. Nature draws from the seed, or from the system; with `nature=False` the caller plays nature."""
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
            redacted=getattr(view, "REDACTED", ()),
            view_hints=getattr(view, "VIEW_HINTS", ViewHints()),
            view_rules=getattr(view, "VIEW_RULES", ()),
            timed_decision=getattr(words, "timed_decision", None),
            skill=getattr(rules, "skill", None),
            open=getattr(hidden, "OPEN", False),
            greedy=getattr(bots, "greedy", None),
            rollout_policy=getattr(bots, "rollout_policy", None),
            rollout=getattr(bots, "rollout", None),
            canonical=getattr(bots, "canonical", None),
            **about,
        )

    @property
    def player_range(self) -> str:
        """How many players it is for, in words: "2 to 4", or "2"."""
        return " to ".join(str(count) for count in sorted({self.players[0], self.players[-1]}))

    @property
    def class_name(self) -> str:
        """The name in the form of a class: TwentyOne for `twenty_one`."""
        return self.name.title().replace("_", "")

    @property
    def observation_size(self) -> int:
        return max(int(part.stop) for part in self.observation.values())

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words of every move, by number."""
        return tuple(self.say(move) for move in range(self.moves))

    @cached_property
    def interpreted(self) -> Functions:
        """The functions in plain Python."""
        plain = {name: function for name, function in vars(self.rules).items() if name != "digest"}
        on_bytes = {name: self._interpreted_on_bytes(self._runners[name]) for name in ON_BYTES}
        return Functions(open=self.layout.open, **(plain | self._runners | on_bytes))

    @cached_property
    def _runners(self) -> dict[str, Callable[..., Any]]:
        return runners.make_runners(self.rules)

    def _interpreted_on_bytes(self, runner: Callable[..., Any]) -> Callable[..., Any]:
        def on_bytes(record: npt.NDArray[np.uint8], *rest: Any) -> Any:
            try:
                return runner(self.layout.open(record.view(self.layout.dtype)), *rest)
            except (ValueError, TypeError) as error:
                raise_named(error, self.layout)
                raise

        return on_bytes

    @cached_property
    def compiled(self) -> Functions:
        """The functions as machine code; each is compiled or loaded at its first call."""
        functions = {name: compiled(function) for name, function in self.interpreted if name not in ON_BYTES}
        functions |= {name: compiled_on_bytes(self._runners[name], self.layout.dtype) for name in ON_BYTES}
        return Functions(open=lambda record: record[0], **functions)

    @property
    def fastest(self) -> Functions:
        """The compiled functions after `precompile`, the interpreted ones before: a caller never waits."""
        return self._ready[0] if self._ready else self.interpreted

    def precompile(self, progress: Callable[[str, int, int], None] = lambda part, done, parts: None) -> None:
        """Compile all functions, or load them from the disk.

        Once a part had to be compiled, `progress` is called before each next one with its name, the number of parts
        done and the number of all.
        """
        from .cache import signatures

        functions = self.compiled
        parts = signatures(self.layout.dtype)
        compiling = False
        for done, (name, types) in enumerate(parts.items()):
            if compiling:
                progress(name, done, len(parts))
            function = getattr(functions, name)
            before = function.stats.cache_misses.total()
            function.compile(types)
            compiling = compiling or function.stats.cache_misses.total() > before
        if compiling:
            progress("", len(parts), len(parts))
        for rule in self.view_rules:
            use_compiled(rule, self.layout.dtype)
        if not self._ready:
            self._ready.append(functions)

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadOption(f"{self.title} is for {self.player_range} players, not {quoted(players)}.")
        return players

    def buffers(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """Scratch arrays for the legal moves and their weights."""
        return np.zeros(self.most_legal, np.int32), np.zeros(self.most_legal, np.int32)
