"""Noninterference: two games that differ only in what a viewer may not know give the viewer the same.

One game is played at random. The other follows it: where the viewer moves, by the same move; where nature or somebody
else moves, by a move that reads and looks the same to the viewer, another one if there is one. Where there is none,
because something was revealed, and now and then without need, the other game goes on from a redeal of the first.

At every position the viewer must get the same from both: the view, the legal moves, the reasons for refusals, the
observation, the words of moves, the timed decision, and whatever further functions the caller names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..chance import below, generator
from ..match import Match
from ..setting import Setting
from .knowledge import Knowledge, Viewer, name_of, sample, told
from .report import Report, fail, place

Rendering: TypeAlias = Callable[[Match, Viewer], object]  # what a viewer is shown of a match

TRIED = 4  # moves of the other game that are tried besides the same one
REDEALT = 9  # one position in so many is followed by a redeal without need
RENDERED = 11  # one position in so many is rendered, because renderings are slow
REFUSED = 3  # illegal moves whose refusals are compared at a position


@dataclass
class PairCheck:
    """A pair of games for one viewer."""

    setting: Setting
    seed: int
    viewer: Viewer
    report: Report
    renderings: Sequence[Rendering] = ()
    fast: bool = False

    def check(self) -> None:
        self.rng = generator(self.seed)
        self.one, self.other = Match(self.setting), Match(self.setting)
        self.knowledge = Knowledge(self.setting, self.seed, self.rng, {}, self.report, self.fast)
        while not self.one.over:
            self._compare()
            self._step()

    def _demand(self, holds: bool, what: str) -> None:
        if not holds:
            where = place("pairs", self.setting, self.seed, move=len(self.one.moves), viewer=name_of(self.viewer))
            fail(f"{what} depends on what {name_of(self.viewer)} may not know", **where)

    def _compare(self) -> None:
        one, other, viewer = self.one, self.other, self.viewer
        self.report.pairs += 1
        self.report.different_pairs += one.state.tobytes() != other.state.tobytes()
        self._demand(one.shared_view(viewer) == other.shared_view(viewer), "The view")
        self._demand(one.mover == other.mover, "Whose turn it is")
        self._demand(one.timed_decision == other.timed_decision, "A timed decision")
        if viewer is not None:
            same = self.knowledge.observe(one, viewer) == self.knowledge.observe(other, viewer)
            self._demand(same, "The observation")
        if viewer is not None and one.mover == viewer:
            self._demand(one.legal() == other.legal(), "Which moves are legal")
            self._refusals()
        if below(self.rng, RENDERED) == 0:
            for rendering in self.renderings:
                name = getattr(rendering, "__name__", repr(rendering))
                self._demand(rendering(one, viewer) == rendering(other, viewer), f"What {name} gives")

    def _refusals(self) -> None:
        game, legal = self.setting.game, self.one.legal_moves()
        for _ in range(REFUSED):
            move = below(self.rng, game.moves)
            if move not in legal:
                reasons = [game.refusal(match.opened, move) for match in (self.one, self.other)]
                self._demand(reasons[0] == reasons[1], f'The reason against "{game.words[move]}"')

    def _step(self) -> None:
        one, viewer = self.one, self.viewer
        legal = one.legal_moves()
        move = legal[below(self.rng, len(legal))]
        before = one.copy()
        words = told(one, move, viewer)
        one.follow_number(move)
        if one.over:
            return
        if below(self.rng, REDEALT) == 0 or not self._follow(before, move, words):
            self.other = self.knowledge.redeal(one, viewer)

    def _follow(self, before: Match, move: int, words: str) -> bool:
        """Make a move in the other game that its viewer cannot tell from the one in the first, if there is one."""
        viewer, legal = self.viewer, self.other.legal_moves()
        own = before.mover == viewer
        if own:
            self._demand(told(self.other, move, viewer) == words, f'The log entry for "{words}"')
        candidates = [] if own else sample([another for another in legal if another != move], TRIED, self.rng)
        seen = self.one.shared_view(viewer)
        for candidate in (*candidates, *([move] if move in legal else [])):
            after = self.other.copy()
            after.follow_number(candidate)
            if after.mover != self.one.mover or after.shared_view(viewer) != seen:
                continue
            same = told(self.other, candidate, viewer) == words
            if candidate == move:
                self._demand(same, f'The log entry for "{self.setting.game.words[move]}"')
            if same:
                self.other = after
                return True
        return False
