"""A match: one game being played. The list of its moves defines it; the state is derived from them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .chance import COUNT, Generator
from .contract import BEST_ACCURACY, NATURE, NOBODY, Functions, Game
from .errors import BadOption, IllegalMove, InvalidMove, Refused
from .layout import Record, State
from .options import quoted
from .setting import Outcome, Setting
from .timed import TimedDecision

__all__ = ["Match", "Outcome", "Setting"]


class _Scratch(threading.local):
    """Arrays the rules write legal moves and weights to, one pair per game and thread; read before the next call."""

    def __init__(self) -> None:
        self._arrays: dict[Game, tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]] = {}

    def of(self, game: Game) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        arrays = self._arrays.get(game)
        if arrays is None:
            arrays = self._arrays[game] = game.buffers()
        return arrays


_scratch = _Scratch()


class Match:
    """A game from its set-up on.

    With the generator `nature`, nature's moves are drawn as soon as they are due, so that it is always a player's turn.
    Without it they are played like any other move.
    """

    setting: Setting
    game: Game
    moves: list[int]
    movers: list[int]  # the seat that made each, or NATURE

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
        self._drawn_at: dict[int, int] = {}  # by number of nature's move: the generator's count before it
        self._bytes = self.game.layout.new().view(np.uint8)  # the bytes of the record
        self._mover: int | None = None  # from here on: results for the present state, None until computed
        self._legal: list[int] | None = None
        self._odds: list[int] | None = None
        self._opened: State = None
        self._restart()
        self._run_nature()

    @classmethod
    def replayed(cls, setting: Setting, moves: Sequence[int]) -> Match:
        """The match after these moves. It is fast because it does not check them: they must be legal."""
        match = cls(setting)
        match.moves = list(moves)
        match._rewind(len(match.moves))
        return match

    def copy(self) -> Match:
        """An independent copy. Nature's moves are not drawn automatically in it."""
        other = Match.__new__(Match)
        other.setting, other.game = self.setting, self.game
        other.moves, other.movers = self.moves.copy(), self.movers.copy()
        other._nature, other._drawn_at = None, {}
        other._bytes = self._bytes.copy()
        other._mover, other._legal, other._odds, other._opened = self._mover, self._legal, self._odds, None
        return other

    def with_state(self, state: Record) -> Match:
        """A copy with the same moves in another state. It takes over the array."""
        other = self.copy()
        other._bytes = state.view(np.uint8)
        other._forget()
        return other

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
        """Drop the results for the previous state."""
        self._mover = self._legal = self._odds = self._opened = None

    # --- queries ---

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def state(self) -> Record:
        """A copy of the state's record."""
        return self._bytes.copy().view(self.game.layout.dtype)

    @property
    def opened(self) -> State:
        """The state as words, views and refusals read it; valid until the next move."""
        if self._opened is None:
            self._opened = self.game.layout.open_readonly_bytes(self._bytes)
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
        """The legal moves of the mover, as numbers."""
        if self._legal is None:
            f = self._functions
            moves, _ = _scratch.of(self.game)
            count = f.legal(f.open(self._record), moves)
            self._legal = moves[:count].tolist()
        return self._legal.copy()

    def legal(self) -> list[str]:
        """The legal moves of the mover, in words, sorted."""
        words = self.game.words
        return sorted(words[move] for move in self.legal_moves())

    def odds(self) -> dict[str, int]:
        """On nature's turn, every legal move in words, sorted, with its weight; otherwise nothing."""
        if self.mover != NATURE:
            return {}
        words = self.game.words
        return dict(sorted((words[move], weight) for move, weight in zip(*self.chance_outcomes(), strict=True)))

    def chance_outcomes(self, accuracy: int | None = None) -> tuple[list[int], list[int]]:
        """On nature's turn, its legal moves as numbers, and the weight of each.

        An accuracy of 0 to 100 percent gives the weights for a person of that skill, in games where skill counts.
        """
        if self._legal is None or self._odds is None:
            f = self._functions
            moves, weights = _scratch.of(self.game)
            count = f.chance_outcomes(f.open(self._record), moves, weights)
            if count == 0:
                raise Refused("It is not nature's turn.")
            self._legal, self._odds = moves[:count].tolist(), weights[:count].tolist()
        skilled = None if accuracy is None else self.skill(accuracy)
        return self._legal.copy(), skilled or self._odds.copy()

    def skill(self, accuracy: int) -> list[int] | None:
        """The weights of nature's present moves at a person's accuracy in percent; None if skill does not count."""
        if isinstance(accuracy, bool) or not isinstance(accuracy, int) or not 0 <= accuracy <= BEST_ACCURACY:
            raise BadOption(f"An accuracy is a whole number from 0 to {BEST_ACCURACY} percent, not {quoted(accuracy)}.")
        return None if self.game.skill is None else self.game.skill(self.opened, accuracy)

    @property
    def timed_decision(self) -> TimedDecision | None:
        """The decision that is made against the clock now, if there is one."""
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
        """How the game ended; None until it is over."""
        if not self.over:
            return None
        points, winners = self._scored()
        reason = self.game.ending(self.opened)
        return Outcome(reason, tuple(points), tuple(winners))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, or a spectator (None)."""
        own: dict[str, Any] = _deep_copy(self.shared_view(seat))
        return own

    def shared_view(self, seat: int | None = None) -> dict[str, Any]:
        """The same for reading only, which is faster: equal parts of several views may be one object."""
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.players)):
            raise BadOption(f"A seat is a whole number from 0 to {self.players - 1}, not {quoted(seat)}.")
        return self.game.view(self.opened, seat)

    def log(self, seat: int | None = None) -> list[str]:
        """The moves so far in the words a seat may read, or a spectator (None): secrets are redacted."""
        game = self.game
        if game.tell is None:
            return [game.words[move] for move in self.moves]
        lines = []
        earlier = Match(self.setting)
        for move in self.moves:
            lines.append(game.tell(earlier.opened, move, seat))
            earlier.follow_number(move)
        return lines

    def show(self) -> dict[str, Any]:
        """The whole state, including hidden things."""
        own: dict[str, Any] = _deep_copy(self.game.show(self.opened))
        return own

    def observe(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat knows, as numbers; `game.observation` names the slices."""
        f = self._functions
        out = np.zeros(self.game.observation_size, np.int8)
        f.observe(f.open(self._record), seat, out)
        return out

    # --- moves ---

    def play(self, *words: str) -> None:
        """Make moves given in words. The first illegal one raises; the moves before it stay made."""
        for text in words:
            self.play_number(self.number(text))

    def follow(self, *words: str) -> None:
        """Make moves from a log, in words, without checking again that they are legal."""
        f = self._functions
        state = f.open(self._record)
        for text in words:
            move = self.number(text)
            self.movers.append(int(f.mover(state)))
            self.moves.append(move)
            f.apply(state, move)
        self._forget()

    def follow_number(self, move: int) -> None:
        """Make a move from a log, given as a number, without checking again that it is legal.

        One call of the rules gives the next mover and the legal moves too.
        """
        f = self._functions
        self.movers.append(self.mover)
        self.moves.append(move)
        moves, weights = _scratch.of(self.game)
        mover, count = f.advance(self._bytes, move, moves, weights)
        self._forget()
        self._mover = int(mover)
        if count:
            self._legal = moves[:count].tolist()
        if mover == NATURE:
            self._odds = weights[:count].tolist()

    def number(self, words: str) -> int:
        """The number of a move given in words."""
        move = self.game.read(words)
        if move is None:
            raise InvalidMove(f"{quoted(words)} is not a move of {self.game.title}.")
        return move

    def play_number(self, move: int) -> None:
        """Make a move given as a number."""
        if move not in self.legal_moves():
            raise IllegalMove(self._why_not(move))
        self.follow_number(move)
        if self._nature is not None:
            self._run_nature()

    def resolve_chance(self, ticket: Callable[[int, int], int]) -> None:
        """Make nature's moves until a player is on turn or the game is over.

        Every legal move holds as many tickets as its weight, in the order of `legal`. `ticket(number of the move,
        number of tickets)` chooses one.
        """
        if self.mover != NATURE:
            return
        deal, state = self._functions.deal, self._bytes
        moves, weights = _scratch.of(self.game)
        mover, count, tickets = NATURE, 0, sum(self.chance_outcomes()[1])
        while mover == NATURE:
            drawn = ticket(len(self.moves), tickets)
            move, mover, count, tickets = deal(state, drawn, moves, weights)
            self.moves.append(int(move))
            self.movers.append(NATURE)
        self._forget()
        self._mover = int(mover)
        if count:
            self._legal = moves[:count].tolist()

    def _why_not(self, move: int) -> str:
        if not 0 <= move < self.game.moves:
            return f"The moves of {self.game.title} are numbers from 0 to {self.game.moves - 1}, not {move}."
        reason = self.game.refusal(self.opened, move)
        return f'"{self.game.words[move]}" is not legal now: {reason}.'

    def draw(self, rng: Generator) -> str:
        """Make one of nature's moves, drawn at its odds; returns the move in words."""
        if self.mover != NATURE:
            raise Refused("It is not nature's turn.")
        f = self._functions
        self._drawn_at[len(self.moves)] = int(rng[COUNT])
        move = int(f.draw(f.open(self._record), rng, *_scratch.of(self.game)))
        self.follow_number(move)
        return self.game.words[move]

    def _run_nature(self) -> None:
        if self._nature is not None:
            while self.mover == NATURE:
                self.draw(self._nature)

    def undo(self) -> None:
        """Take back the last move, or the last move of a player where a generator plays nature.

        The generator goes back too: if the same move is made again, the same cards follow.
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
        """A copy of the match after its first `count` moves. Nature's moves are not drawn automatically in it."""
        return self.copy() if count >= len(self.moves) else Match.replayed(self.setting, self.moves[:count])

    def record(self) -> str:
        """The game so far as text: its setting and every move in words."""
        from .record import write

        return write(self)

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.players} players, {len(self.moves)} moves, turn: {self.turn}>"


def _deep_copy(value: Any) -> Any:
    """A copy of a view, which consists of dicts, lists and values that never change."""
    if isinstance(value, dict):
        return {key: _deep_copy(one) for key, one in value.items()}
    return [_deep_copy(one) for one in value] if isinstance(value, list) else value
