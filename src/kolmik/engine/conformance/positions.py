"""One game with every position checked, the rules interpreted."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import numpy as np

from .. import record
from ..chance import below, generator
from ..contract import BEST_ACCURACY, NATURE
from ..errors import IllegalMove
from ..layout import Record
from ..match import Match
from ..runners import draw_by_odds
from ..setting import Setting
from .knowledge import Knowledge
from .report import Report, demand, place

GARBAGE = 0x55  # the bytes of a record before a set-up, which has to overwrite them all
INTERVAL = 13  # moves between two of the costly checks
UNDONE = 4 * INTERVAL  # moves between two that are undone, because the whole game is replayed for it
ILLEGAL_TRIED = 60  # the most illegal moves that one costly check tries
DENSE = 8  # what seats know is checked at every one of so many moves, and then at fewer and fewer


@dataclass
class CloseCheck:
    """One game with every position checked, the rules interpreted."""

    setting: Setting
    seed: int
    report: Report
    fast: bool = False  # use the compiled rules for what seats know
    past: list[tuple[Record, bytes]] = field(default_factory=list)
    next_look: int = 0  # the move at which what seats know is checked next

    def check(self) -> None:
        game = self.setting.game
        self.match = Match(self.setting)
        self.rng = generator(self.seed)
        self.census = game.census(game.layout.open(self.match.state))
        self.knowledge = Knowledge(self.setting, self.seed, self.rng, self.census, self.report, self.fast)
        self._setup()
        while not self.match.over:
            self._position()
            demand(len(self.match.moves) < game.most_moves, "The game does not end", **self.where)
            moves = self.match.legal_moves()
            self._told_words(moves)
            if self.match.mover == NATURE:
                self._nature(moves)
            else:
                self.match.play_number(moves[below(self.rng, len(moves))])
            self.report.positions += 1
        self._end()
        self.report.games += 1

    @property
    def where(self) -> dict[str, object]:
        return place("positions", self.setting, self.seed, move=len(self.match.moves))

    def demand(self, holds: bool, what: str) -> None:
        demand(holds, what, **self.where)

    def _setup(self) -> None:
        """A set-up overwrites the whole record."""
        game, setting = self.setting.game, self.setting
        dirty = game.layout.new()
        dirty.view(np.uint8)[:] = GARBAGE
        game.rules.setup(game.layout.open(dirty), setting.players, setting.starter, setting.numbers())
        for part in game.layout:
            same = np.array_equal(dirty[part.name], self.match.state[part.name])
            self.demand(same, f"The set-up does not overwrite all of {part.name}")

    def _position(self) -> None:
        match, game = self.match, self.setting.game
        moves = match.legal_moves()
        self.demand(match.mover in range(NATURE, match.players), "The mover is neither a seat nor nature")
        self.demand(0 < len(moves) <= game.most_legal, "The number of legal moves is wrong")
        self.demand(len(set(moves)) == len(moves), "A legal move is given twice")
        self.demand(all(0 <= move < game.moves for move in moves), "The number of a legal move is out of range")
        self.demand(game.census(game.layout.open(match.state)) == self.census, "Cards were lost or added")
        self.demand(not match.winners, "There is a winner before the end")
        if game.rules.digest and match.mover != NATURE:
            self.knowledge.digest(match, match.mover)
        self._timed_decision()
        state = match.state
        self.past.append((state, state.tobytes()))
        made = len(match.moves)
        if made == 1 or made % INTERVAL == self.seed % INTERVAL:
            self._refusals(moves)
            if made == 1 or made % UNDONE == self.seed % UNDONE:
                self._undo(moves)
            for seat in (None, *range(match.players)):
                json.dumps(match.view(seat))
            json.dumps(match.show())
        if made >= self.next_look:
            self.next_look = made + 1 + made // DENSE
            self.knowledge.check(match)

    def _refusals(self, moves: list[int]) -> None:
        """Exactly the legal moves are accepted; a refusal has a reason and changes nothing."""
        match, game = self.match, self.setting.game
        before = match.state.tobytes()
        illegal = sorted({*range(-1, game.moves + 1)} - {*moves})
        step = -(-len(illegal) // ILLEGAL_TRIED)
        for move in illegal[below(self.rng, step) :: step]:
            match._legal = None  # legal is called again, and must give the same
            try:
                match.play_number(move)
            except IllegalMove:
                self.report.refused += 1
            else:
                self.demand(False, f"The move {move} is not legal, but it was accepted")
            if 0 <= move < game.moves:
                reason = game.refusal(game.layout.open(match.state), move)
                part = bool(reason) and reason.isprintable() and not reason.endswith(".")
                self.demand(part, f'The reason for a refusal is not part of a sentence: "{reason}"')
        self.demand(match.state.tobytes() == before, "A refused move changed the state")

    def _told_words(self, moves: list[int]) -> None:
        """`tell` returns the words of the move, or redacted words."""
        game, tell = self.setting.game, self.setting.game.tell
        if tell is None:
            return
        for move in moves:
            words = {tell(self.match.opened, move, seat) for seat in (None, *range(self.setting.players))}
            known = words <= {game.words[move], *game.redacted}
            self.demand(known, f"The words for move {move} are neither its own nor REDACTED")

    def _timed_decision(self) -> None:
        """A timed decision begins with the mover, and its default move is legal for every seat."""
        match = self.match
        if (decision := match.timed_decision) is None:
            return
        seats = decision.seats
        known = set(seats) <= set(range(match.players)) and len(set(seats)) == len(seats)
        self.demand(known, "A timed decision names an unknown seat, or a seat twice")
        self.demand(seats[:1] == (match.mover,), "The first seat of a timed decision is not on turn")
        alone = decision.simultaneous or len(seats) == 1
        self.demand(alone, "A timed decision has several seats, but it is not simultaneous")
        self.demand(decision.seconds > 0, "A timed decision leaves no time")
        trial = match.copy()
        for seat in seats:
            legal = trial.mover == seat and decision.otherwise in trial.legal()
            self.demand(legal, f"The default move of a timed decision is not legal for seat {seat}")
            trial.play(decision.otherwise)

    def _undo(self, moves: list[int]) -> None:
        match = self.match
        before, made = match.state.tobytes(), list(match.moves)
        match.play_number(moves[0])
        match.undo()
        self.demand(match.state.tobytes() == before and match.moves == made, "Undo does not restore the state")

    def _nature(self, moves: list[int]) -> None:
        """Odds are integers above 0, and the game's own `draw` samples by them."""
        match, game = self.match, self.setting.game
        state = game.layout.open(match.state)
        buffer, weights = game.buffers()
        total = game.rules.odds(state, weights)
        counted = weights[: len(moves)]
        self.demand(bool((counted > 0).all()) and int(counted.sum()) == total, "Nature's odds are wrong")
        self._skill(counted.tolist())
        rng = self.rng.copy()
        by_odds = draw_by_odds(game.rules.legal, game.rules.odds)(state, rng, buffer, weights)
        match.draw(self.rng)
        self.demand(match.moves[-1] == by_odds, "Nature does not draw by its odds")
        self.demand(np.array_equal(rng, self.rng), "Nature draws more or fewer random numbers than it needs")

    def _skill(self, plain: list[int]) -> None:
        """There are integer odds above 0 for every accuracy; at 50 percent they are the plain odds."""
        for accuracy in range(BEST_ACCURACY + 1):
            if (skilled := self.match.skill(accuracy)) is None:
                return
            right = len(skilled) == len(plain) and all(isinstance(weight, int) and weight > 0 for weight in skilled)
            self.demand(right, f"The odds at an accuracy of {accuracy} are wrong")
            if 2 * accuracy == BEST_ACCURACY:
                same = all(a * sum(plain) == b * sum(skilled) for a, b in zip(skilled, plain, strict=True))
                self.demand(same, f"The odds at an accuracy of {accuracy} are not the plain ones")

    def _end(self) -> None:
        match = self.match
        outcome = match.outcome
        self.demand(match.legal() == [] and outcome is not None, "There are legal moves after the end")
        assert outcome is not None
        self.demand(bool(outcome.winners) and bool(outcome.reason), "The game ended without a winner or a reason")
        for state, held in self.past:
            self.demand(state.tobytes() == held, "An earlier state changed when a later one did")
        text = match.record()
        again = record.read(text, self.setting.game)
        self.demand(again.moves == match.moves and again.record() == text, "Reading the record gives a different match")
        self.demand(again.state.tobytes() == match.state.tobytes(), "Reading the record gives a different state")
