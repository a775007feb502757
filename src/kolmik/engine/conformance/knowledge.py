"""What a seat knows is one thing: its view, its observation, its legal moves, the words it reads, and `redeal` agree.

At a position, for every seat and for a spectator:

- A redeal for a seat changes nothing that the seat, or everybody, may know.
- In an open game all views are equal, and a redeal changes nothing.
- Two moves of nature that lead to different states with the same view for somebody have the same words for them.
- A redeal draws again whatever two such moves of nature differ in: otherwise a bot knows what its seat does not.
- Two moves of a seat that leave another one the same view are not both told to it in their own words, unless a redeal
  for that one keeps what they differ in, because it remembers what it was told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ..chance import Generator, below
from ..contract import NATURE, NOBODY
from ..layout import Record
from ..match import Match
from ..rule import compiled
from ..setting import Setting
from .report import Report, fail, place

Viewer: TypeAlias = int | None  # a seat, or None for a spectator
Differences: TypeAlias = dict[str, npt.NDArray[np.bool_]]  # by field: which of its numbers

MOVES_TRIED = 5  # the most moves of a position that are compared with each other
TRIES = 40  # redeals of each of two states: a fair redeal keeps one of two values so often once in 2 ** 40 times


def name_of(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def told(match: Match, move: int, viewer: Viewer) -> str:
    """The words of a legal move as a viewer reads them."""
    game = match.game
    return game.words[move] if game.tell is None else game.tell(match.opened, move, viewer)


def sample(moves: list[int], most: int, rng: Generator) -> list[int]:
    """At most so many of the moves, drawn at random."""
    left = list(moves)
    return [left.pop(below(rng, len(left))) for _ in range(min(most, len(left)))]


@dataclass
class _Outcome:
    """A move and the state it leads to."""

    move: int
    after: Match
    views: dict[Viewer, dict[str, Any]] = field(default_factory=dict)

    @classmethod
    def of(cls, match: Match, move: int) -> _Outcome:
        after = match.copy()
        after.follow_number(move)
        return cls(move, after)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        if viewer not in self.views:
            self.views[viewer] = self.after.shared_view(viewer)
        return self.views[viewer]


@dataclass
class Knowledge:
    """The checks of what seats know, at the positions of one game."""

    setting: Setting
    seed: int
    rng: Generator
    census: dict[str, int]
    report: Report
    fast: bool = False  # use the compiled rules where many calls are made
    observations: dict[tuple[int, int], bytes] = field(default_factory=dict)  # by seat and digest

    def __post_init__(self) -> None:
        game = self.setting.game
        self.functions = game.compiled if self.fast else game.interpreted

    def demand(self, holds: bool, what: str, match: Match) -> None:
        if not holds:
            fail(what, **place("knowledge", self.setting, self.seed, move=len(match.moves)))

    def check(self, match: Match) -> None:
        """Check a position that is not the end: the end may reveal everything."""
        seats = range(match.players)
        views = {viewer: match.shared_view(viewer) for viewer in (None, *seats)}
        if match.game.open:
            for seat in seats:
                self.demand(views[seat] == views[None], f"The game declares OPEN, but seat {seat} sees more", match)
        for seat in seats:
            self._redealt(match, seat, views)
        if self.fast:
            self._same_when_compiled(match, len(match.moves) % match.players)
        if not match.game.open:
            self._moves(match)

    # --- redeals ---

    def redeal(self, match: Match, viewer: Viewer) -> Match:
        """The match in a state that the viewer cannot tell from it."""
        other = match.state
        # A spectator knows nothing that any one seat does not know too.
        seat = below(self.rng, match.players) if viewer is None else viewer
        self.functions.redeal(self.functions.open(other), seat, self.rng)
        return match.with_state(other)

    def observe(self, match: Match, seat: int) -> bytes:
        """What a seat observes."""
        out = np.zeros(self.setting.game.observation_size, np.int8)
        self.functions.observe(self.functions.open(match.state), seat, out)
        return out.tobytes()

    def _same_when_compiled(self, match: Match, seat: int) -> None:
        """A redeal and an observation are the same interpreted and compiled."""
        game = self.setting.game
        found = []
        for functions in (game.interpreted, game.compiled):
            state, rng = match.state, self.rng.copy()
            functions.redeal(functions.open(state), seat, rng)
            out = np.zeros(game.observation_size, np.int8)
            functions.observe(functions.open(state), seat, out)
            found.append((state.tobytes(), rng.tobytes(), out.tobytes()))
        self.demand(found[0][:2] == found[1][:2], "A redeal differs when compiled", match)
        self.demand(found[0][2] == found[1][2], "An observation differs when compiled", match)

    def _redealt(self, match: Match, seat: int, views: dict[Viewer, dict[str, Any]]) -> None:
        """A redealt state looks the same to the seat it was redealt for and to a spectator, and has the same cards."""
        game = self.setting.game
        redealt = self.redeal(match, seat)
        self.demand(redealt.shared_view(seat) == views[seat], f"A redeal changes what seat {seat} sees", match)
        public = redealt.shared_view(None) == views[None]
        self.demand(public, f"A redeal for seat {seat} changes what a spectator sees", match)
        same = self.observe(redealt, seat) == self.observe(match, seat)
        self.demand(same, f"A redeal changes what seat {seat} observes", match)
        census = game.census(game.layout.open(redealt.state)) == self.census
        self.demand(census, "A redeal loses or adds cards", match)
        self.demand(redealt.mover == match.mover, "A redeal changes the mover", match)
        different = redealt.state.tobytes() != match.state.tobytes()
        self.demand(not (game.open and different), "The game declares OPEN, but a redeal changes the state", match)
        for knower in (seat, NOBODY) if game.rules.digest else ():
            same = self.digest(redealt, knower) == self.digest(match, knower)
            self.demand(same, f"A redeal for seat {seat} changes the digest of what it or everybody knows", match)
        if match.mover == seat:
            same = sorted(redealt.legal_moves()) == sorted(match.legal_moves())
            self.demand(same, "A redeal changes the legal moves", match)
        self.report.redealt += 1
        self.report.redealt_differently += different

    def digest(self, match: Match, seat: int) -> int:
        """The digest for a seat or NOBODY: the same when compiled, different for different observations."""
        rule, record = self.setting.game.rules.digest, match.state
        assert rule is not None
        found = int(rule(self.setting.game.layout.open(record), seat))
        self.demand(int(compiled(rule)(record[0], seat)) == found, "A digest differs when compiled", match)
        if seat != NOBODY:
            known = self.observe(match, seat)
            apart = self.observations.setdefault((seat, found), known) == known
            self.demand(apart, f"Different observations of seat {seat} have the same digest", match)
        return found

    # --- words ---

    def _moves(self, match: Match) -> None:
        """Compare the words of moves that somebody cannot tell apart by the view."""
        moves = sample(match.legal_moves(), MOVES_TRIED, self.rng)
        outcomes = [_Outcome.of(match, move) for move in moves]
        outcomes = [one for one in outcomes if not one.after.over]
        for viewer in (None, *range(match.players)):
            if viewer != match.mover:
                for one, other in self._alike(outcomes, viewer):
                    self.report.alike += 1
                    self._words(match, one, other, viewer)

    def _alike(self, outcomes: list[_Outcome], viewer: Viewer) -> Iterator[tuple[_Outcome, _Outcome]]:
        """Neighbours among the outcomes with equal views and different states."""
        rest = list(outcomes)
        while rest:
            first = rest.pop(0)
            for other in rest:
                if first.view(viewer) == other.view(viewer) and first.after.mover == other.after.mover:
                    if first.after.state.tobytes() != other.after.state.tobytes():
                        yield first, other
                    break

    def _words(self, match: Match, one: _Outcome, other: _Outcome, viewer: Viewer) -> None:
        words = [told(match, outcome.move, viewer) for outcome in (one, other)]
        if words[0] == words[1]:
            if match.mover == NATURE and viewer is not None:
                kept = self._kept(one.after, other.after, viewer)
                which = " and ".join(kept)
                self.demand(
                    not kept,
                    f"A redeal for seat {viewer} does not draw {which} again, so that bots know what it does not",
                    match,
                )
            return
        said = f'"{words[0]}" and "{words[1]}"'
        if match.mover == NATURE:
            leak = f"{said} leave {name_of(viewer)} the same view, so `tell` should give them the same words"
            self.demand(False, f"Moves of nature are told apart: {leak}", match)
        if words != [match.game.words[outcome.move] for outcome in (one, other)]:
            return  # different actions, at least one of them in secret
        kept = self._kept(one.after, other.after, viewer)
        leak = f"{said} leave {name_of(viewer)} the same view, and a redeal does not keep what they differ in"
        self.demand(bool(kept), f"Moves of a seat are told apart: {leak}", match)

    def _kept(self, one: Match, other: Match, viewer: Viewer) -> list[str]:
        """The fields in which two states differ and that no redeal of either state changes."""
        left = _differences(one.state, other.state)
        for match in (one, other):
            before = match.state
            for _ in range(TRIES):
                if not left:
                    return []
                after = self.redeal(match, viewer).state
                for name in list(left):
                    left[name] &= np.atleast_1d(before[name][0] == after[name][0])
                    if not left[name].any():
                        del left[name]
        return list(left)


def _differences(one: Record, other: Record) -> Differences:
    """The numbers that differ, by the names of their fields."""
    assert one.dtype.names is not None
    found = {name: np.atleast_1d(one[name][0] != other[name][0]) for name in one.dtype.names}
    return {name: numbers for name, numbers in found.items() if numbers.any()}
