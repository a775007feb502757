"""A match: one game being played. Its truth is the list of its moves; the state is what they come to."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from .chance import COUNT, Generator
from .contract import BEST_ACCURACY, NATURE, NOBODY, Functions, Game
from .errors import BadOption, IllegalMove, InvalidMove, Refused
from .layout import Record, State
from .options import Edition, Value, shown
from .timed import TimedDecision


@dataclass(frozen=True)
class Setting:
    """What is agreed before the first move."""

    game: Game
    players: int
    starter: int
    edition: Edition
    options: Mapping[str, Value]
    seats: tuple[str, ...]  # a name for each seat, "" for none

    @classmethod
    def choose(
        cls,
        game: Game,
        players: object,
        starter: object = 0,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
    ) -> Setting:
        """Checked, with the defaults filled in. `edition` among the options is a name or an `Edition`."""
        count = game.check_players(players)
        if isinstance(starter, bool) or not isinstance(starter, int) or not 0 <= starter < count:
            raise BadOption(f"The starter is a seat from 0 to {count - 1}, not {shown(starter)}.")
        given = dict(options or {})
        edition = given.pop("edition", game.catalogue.editions[0])
        if not isinstance(edition, Edition):
            edition = game.catalogue.edition(edition)
        if edition.players is not None and count not in edition.players:
            those = " or ".join(map(str, edition.players))
            raise BadOption(f"The edition {edition.name} is for {those} players, not {count}.")
        if len(seats) > count or any(not name.isprintable() for name in seats):
            raise BadOption(f"Names are for the {count} seats, each one line of text.")
        names = tuple(name.strip() for name in seats) + ("",) * (count - len(seats))
        setting = cls(game, count, starter, edition, game.catalogue.choose(given, edition), names)
        setting.numbers()  # refuses an edition that does not go with the options
        return setting

    def numbers(self) -> npt.NDArray[np.int32]:
        return self.game.settings(self.players, self.edition, self.options)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: a reason in words, the points and the winning seats."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class _Room(threading.local):
    """Where the rules write legal moves and their weights down: one place a game and thread, read at once."""

    def __init__(self) -> None:
        self._places: dict[Game, tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]] = {}

    def of(self, game: Game) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        place = self._places.get(game)
        if place is None:
            place = self._places[game] = game.buffers()
        return place


_room = _Room()


class Match:
    """A game from its set-up on.

    With `nature` a generator draws nature's moves as soon as they are due, so that it is always a player's turn;
    without, they are played like any other move.
    """

    setting: Setting
    game: Game
    moves: list[int]
    movers: list[int]  # who made each

    __slots__ = (
        "_bytes",
        "_drawn_at",
        "_legal",
        "_mover",
        "_nature",
        "_odds",
        "_opened",
        "game",
        "movers",
        "moves",
        "setting",
    )

    def __init__(self, setting: Setting, nature: Generator | None = None) -> None:
        self.setting = setting
        self.game = setting.game
        self.moves = []
        self.movers = []
        self._nature = nature
        self._drawn_at: dict[int, int] = {}  # by number of nature's move: where the generator stood before it
        self._bytes = self.game.layout.new().view(np.uint8)  # the bytes of the record
        self._mover: int | None = None  # what is known of the present state, so that nobody asks twice
        self._legal: list[int] | None = None
        self._odds: list[int] | None = None
        self._opened: State = None
        self._restart()
        self._run_nature()

    @classmethod
    def replayed(cls, setting: Setting, moves: Sequence[int]) -> Match:
        """The match that these moves come to, fast: they are not checked, so they must have been played before."""
        match = cls(setting)
        match.moves = list(moves)
        match._rewind(len(match.moves))
        return match

    def copy(self) -> Match:
        """An equal match that goes its own way; nature's moves are no longer drawn in it by themselves."""
        twin = Match.__new__(Match)
        twin.setting, twin.game = self.setting, self.game
        twin.moves, twin.movers = self.moves.copy(), self.movers.copy()
        twin._nature, twin._drawn_at = None, {}
        twin._bytes = self._bytes.copy()
        twin._mover, twin._legal, twin._odds, twin._opened = self._mover, self._legal, self._odds, None
        return twin

    def with_state(self, state: Record) -> Match:
        """The same moves, but in another state, which becomes the new match's own."""
        twin = self.copy()
        twin._bytes = state.view(np.uint8)
        twin._forget()
        return twin

    @property
    def _record(self) -> Record:
        return self._bytes.view(self.game.layout.dtype)

    @property
    def _functions(self) -> Functions:
        return self.game.fastest

    def _restart(self) -> None:
        f = self._functions
        self._forget()
        f.setup(f.open(self._record), self.setting.players, self.setting.starter, self.setting.numbers())

    def _forget(self) -> None:
        """Another state: nothing is known of it yet."""
        self._mover = self._legal = self._odds = self._opened = None

    # --- asking ---

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def state(self) -> Record:
        """A copy of the state's record."""
        return self._bytes.copy().view(self.game.layout.dtype)

    @property
    def opened(self) -> State:
        """The state as words, views and refusals read it."""
        if self._opened is None:
            self._opened = self.game.layout.glance_at(self._bytes)
        return self._opened

    @property
    def mover(self) -> int:
        """A seat, NATURE or NOBODY."""
        if self._mover is None:
            f = self._functions
            self._mover = int(f.mover(f.open(self._record)))
        return self._mover

    @property
    def turn(self) -> int | str | None:
        """A seat, "nature", or None when the game is over."""
        mover = self.mover
        return None if mover == NOBODY else "nature" if mover == NATURE else mover

    @property
    def over(self) -> bool:
        return self.mover == NOBODY

    def legal_moves(self) -> list[int]:
        """The legal moves of whoever is on turn, as numbers."""
        if self._legal is None:
            f = self._functions
            moves, _ = _room.of(self.game)
            count = f.legal(f.open(self._record), moves)
            self._legal = moves[:count].tolist()
        return self._legal.copy()

    def legal(self) -> list[str]:
        """The legal moves of whoever is on turn, in words, sorted."""
        words = self.game.words
        return sorted(words[move] for move in self.legal_moves())

    def odds(self) -> dict[str, int]:
        """On nature's turn: every legal move in words, sorted, with its weight; else nothing."""
        if self.mover != NATURE:
            return {}
        words = self.game.words
        return dict(sorted((words[move], weight) for move, weight in zip(*self.chances(), strict=True)))

    def chances(self, accuracy: int | None = None) -> tuple[list[int], list[int]]:
        """On nature's turn: its legal moves as numbers, and the weight of each.

        With an accuracy, 0 to 100 percent, as it is for a person of that skill, where skill plays a part.
        """
        if self._legal is None or self._odds is None:
            f = self._functions
            moves, weights = _room.of(self.game)
            count = f.chances(f.open(self._record), moves, weights)
            if count == 0:
                raise Refused("It is not nature's turn.")
            self._legal, self._odds = moves[:count].tolist(), weights[:count].tolist()
        skilled = None if accuracy is None else self.skill(accuracy)
        return self._legal.copy(), skilled or self._odds.copy()

    def skill(self, accuracy: int) -> list[int] | None:
        """The weights of nature's present moves for a person's accuracy in percent; None where it plays no part."""
        if isinstance(accuracy, bool) or not isinstance(accuracy, int) or not 0 <= accuracy <= BEST_ACCURACY:
            raise BadOption(f"An accuracy is a whole number from 0 to {BEST_ACCURACY} percent, not {shown(accuracy)}.")
        return None if self.game.skill is None else self.game.skill(self.opened, accuracy)

    @property
    def timed_decision(self) -> TimedDecision | None:
        """What is asked against the clock now, if anything is."""
        return None if self.game.timed_decision is None else self.game.timed_decision(self.opened)

    def scores(self) -> list[int]:
        """The points of each seat, as if the game were scored now."""
        return self._scored()[0]

    @property
    def winners(self) -> list[int]:
        """The winning seats, ascending; none until the game is over."""
        return self._scored()[1]

    def _scored(self) -> tuple[list[int], list[int]]:
        f = self._functions
        points, won = np.zeros(self.players, np.int32), np.zeros(self.players, np.int8)
        f.scores(f.open(self._record), points, won)
        return points.tolist(), np.flatnonzero(won).tolist()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        if not self.over:
            return None
        points, winners = self._scored()
        reason = self.game.ending(self.opened)
        return Outcome(reason, tuple(points), tuple(winners))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, or a spectator (None)."""
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.players)):
            raise BadOption(f"A seat is a whole number from 0 to {self.players - 1}, not {shown(seat)}.")
        return self.game.view(self.opened, seat)

    def log(self, seat: int | None = None) -> list[str]:
        """The moves so far in the words a seat may hear, or a spectator (None): what is secret is left out."""
        game = self.game
        if game.tell is None:
            return [game.words[move] for move in self.moves]
        told = []
        earlier = Match(self.setting)
        for move in self.moves:
            told.append(game.tell(earlier.opened, move, seat))
            earlier._make(move)
        return told

    def show(self) -> dict[str, Any]:
        """Everything there is, hidden things too."""
        return self.game.show(self.opened)

    def observe(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat knows, as numbers; `game.observation` names the slices."""
        f = self._functions
        out = np.zeros(self.game.observation_size, np.int8)
        f.observe(f.open(self._record), seat, out)
        return out

    # --- moving ---

    def play(self, *words: str) -> None:
        """Make moves, in words. At the first that is refused it stops; the ones before it stand."""
        for text in words:
            self.play_number(self.number(text))

    def follow(self, *words: str) -> None:
        """Make moves that were made before, as a log has them: whether they are legal is not asked again."""
        f = self._functions
        state = f.open(self._record)
        for text in words:
            move = self.number(text)
            self.movers.append(int(f.mover(state)))
            self.moves.append(move)
            f.apply(state, move)
        self._forget()

    def number(self, words: str) -> int:
        """The number of a move given in words."""
        move = self.game.read(words)
        if move is None:
            raise InvalidMove(f"{shown(words)} is not a move of {self.game.title}.")
        return move

    def play_number(self, move: int) -> None:
        """Make a move given as a number."""
        if move not in self.legal_moves():
            raise IllegalMove(self._why_not(move))
        if self._nature is None:
            self._advance(move)
        else:
            self._make(move)
            self._run_nature()

    def _advance(self, move: int) -> None:
        """Make a move, and know at once who is on turn and what is legal: one call of the rules instead of three."""
        f = self._functions
        self.movers.append(self.mover)
        self.moves.append(move)
        moves, weights = _room.of(self.game)
        who, count = f.advance(self._bytes, move, moves, weights)
        self._forget()
        self._mover = int(who)
        if count:
            self._legal = moves[:count].tolist()
        if who == NATURE:
            self._odds = weights[:count].tolist()

    def settle(self, ticket: Callable[[int, int], int]) -> None:
        """Nature moves till a player has to decide, or the game is over.

        Every legal move holds as many tickets as its weight, in the order of `legal`; the one is made that holds
        `ticket(number of the move, how many there are)`.
        """
        if self.mover != NATURE:
            return
        deal, state = self._functions.deal, self._bytes
        moves, weights = _room.of(self.game)
        who, count, tickets = NATURE, 0, sum(self.chances()[1])
        while who == NATURE:
            drawn = ticket(len(self.moves), tickets)
            move, who, count, tickets = deal(state, drawn, moves, weights)
            self.moves.append(int(move))
            self.movers.append(NATURE)
        self._forget()
        self._mover = int(who)
        if count:
            self._legal = moves[:count].tolist()

    def _why_not(self, move: int) -> str:
        if not 0 <= move < self.game.moves:
            return f"The moves of {self.game.title} are numbers from 0 to {self.game.moves - 1}, not {move}."
        reason = self.game.refusal(self.opened, move)
        return f'"{self.game.words[move]}" is not legal now: {reason}.'

    def _make(self, move: int) -> None:
        f = self._functions
        self.movers.append(self.mover)
        self.moves.append(move)
        f.apply(f.open(self._record), move)
        self._forget()

    def draw(self, rng: Generator) -> str:
        """Make one of nature's moves at its true odds; the move in words."""
        if self.mover != NATURE:
            raise Refused("It is not nature's turn.")
        f = self._functions
        self._drawn_at[len(self.moves)] = int(rng[COUNT])
        move = int(f.draw(f.open(self._record), rng, *_room.of(self.game)))
        self._make(move)
        return self.game.words[move]

    def _run_nature(self) -> None:
        if self._nature is not None:
            while self.mover == NATURE:
                self.draw(self._nature)

    def undo(self) -> None:
        """Take back the last move, whoever made it; where a generator plays nature, the last move of a player.

        The generator goes back too: the same move again is followed by the same cards.
        """
        keep = len(self.moves) - 1
        if self._nature is not None:
            while keep >= 0 and self.movers[keep] == NATURE:
                keep -= 1
        if keep < 0:
            raise Refused("There is no move to take back.")
        if self._nature is not None and keep + 1 in self._drawn_at:
            self._nature[COUNT] = self._drawn_at[keep + 1]
        self._rewind(keep)

    def _rewind(self, count: int) -> None:
        del self.moves[count:]
        self._restart()
        f = self._functions
        movers = np.zeros(count, np.int32)
        f.replay(f.open(self._record), np.array(self.moves, np.int32), movers, count)
        self._forget()
        self.movers = movers.tolist()

    def after(self, count: int) -> Match:
        """The match as it was after its first `count` moves, on its own; nature's moves are no longer drawn in it."""
        return self.copy() if count >= len(self.moves) else Match.replayed(self.setting, self.moves[:count])

    def record(self) -> str:
        """The game so far as text: what was agreed, and every move in words."""
        from .record import write

        return write(self)

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.players} players, {len(self.moves)} moves, turn: {self.turn}>"
