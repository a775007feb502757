"""No sequence of moves, undos, leaves, returns and pauses gains time on a clock."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmik.engine import Refused
from kolmik.protocol import messages
from kolmik.protocol.messages import Clock, NewTable, Terms
from kolmik.server.domain import clocks, decide
from kolmik.server.domain.decide import Decision, Request
from kolmik.server.domain.fold import advance
from kolmik.server.domain.table import Table

from .local_tables import HOLDERS, NOON

PLAYERS = 3
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), st.integers(0, 12_000)),
        st.tuples(st.sampled_from(["move", "undo", "bot"]), st.integers(0, 50)),
        st.tuples(st.sampled_from(["leave", "return", "pause", "resume"]), st.integers(0, PLAYERS - 1)),
    ),
    min_size=10,
    max_size=60,
)


class Timekeeper:
    """A table, and how much time its clocks may have left at most, counted without them."""

    def __init__(self, clock: Clock) -> None:
        self.now, self.clock, self.table = NOON, clock, Table("properties")
        self.thought = 0  # milliseconds in which a person was on turn
        self.by_people: list[bool] = []  # for each move that stands, whether a person made it
        self.deciding: list[int] = []  # for each decision: what people had thought, in all, when it began
        terms = Terms(clock=clock, starter=0)
        self.take(decide.create(NewTable(game="towers", players=PLAYERS, terms=terms, name="Ann"), self.request(0)))
        for seat in range(1, PLAYERS):
            self.command(seat, messages.Sit(name=f"Seat {seat}", seat=seat))
        self.command(0, messages.Start())
        self.note_moves()

    def request(self, seat: int) -> Request:
        return Request(HOLDERS[seat], self.now, Random(1))

    def take(self, decision: Decision) -> None:
        for event, match in decision.steps:
            self.table = advance(self.table, event, self.now, match).after

    def command(self, seat: int, command: Any) -> None:
        self.take(decide.decide(self.table, command, self.request(seat)))

    def note_moves(self, by_person: bool = False) -> None:
        """Count the moves that stand now; nature's are nobody's."""
        match = self.table.played.match
        del self.by_people[len(match.moves) :]
        first = len(self.by_people)
        self.by_people += [by_person and mover >= 0 for mover in match.movers[first:]]
        del self.deciding[len(match.moves) + 1 :]
        self.deciding += [self.thought] * (len(match.moves) + 1 - len(self.deciding))

    def step(self, what: str, number: int) -> None:
        table = self.table
        mover = table.played.match.mover
        if what == "wait":
            self.wait(number)
        elif what == "move":
            legal = table.played.match.legal()
            if not legal:
                return
            began = self.deciding[len(table.played.match.moves)]
            self.command(mover, messages.Move(move=legal[number % len(legal)], seen=table.number, seat=mover))
            if self.clock.kind == "move":
                assert self.thought - began <= self.clock.seconds * 1000
            self.note_moves(by_person=True)
        elif what == "bot":
            if table.awaited_bots():
                legal = table.played.match.legal()
                self.take(decide.play(table, mover, legal[number % len(legal)], self.request(mover), bot=True))
                self.note_moves()
        elif what == "undo":
            self.command(number % PLAYERS, messages.Undo(seen=table.number))
            self.note_moves()
        elif what in ("leave", "return"):
            self.command(number, {"leave": messages.Leave, "return": messages.Return}[what](seat=number))
        else:
            self.command(0, {"pause": messages.Pause, "resume": messages.Resume}[what]())

    def wait(self, milliseconds: int) -> None:
        """Let time pass; the clock decides when it is due."""
        until = self.now + milliseconds
        while True:
            deadline, mover = self.table.deadline(), self.table.played.match.mover
            end = until if deadline is None else max(self.now, min(until, deadline))
            if self.table.in_play and mover >= 0 and not self.table.seats[mover].bot:
                self.thought += end - self.now
            self.now = end
            if deadline is None or deadline > until:
                return
            decision = decide.when_due(self.table, self.request(0))
            assert decision
            self.take(decision)

    def check(self) -> None:
        """The seats never have more than they began with, plus increments for moves that stand, less what passed."""
        if self.clock.kind == "move" or not self.table.in_play:
            return
        match = self.table.played.match
        left = list(self.table.left)
        if match.mover >= 0:
            seat = self.table.seats[match.mover]
            since = clocks.resumed(self.table, match.mover, self.now) if seat.bot else self.table.since
            left[match.mover] -= self.now - since
        gained = self.clock.increment * 1000
        assert sum(left) <= PLAYERS * self.clock.seconds * 1000 + sum(self.by_people) * gained - self.thought
        for number, one in enumerate(left):
            own = sum(by and who == number for by, who in zip(self.by_people, match.movers, strict=True))
            assert one <= self.clock.seconds * 1000 + own * gained


@pytest.mark.hypothesis
@given(
    clock=st.sampled_from([Clock("game", 60, 10), Clock("game", 30, 0), Clock("move", 10)]),
    steps=STEPS,
)
def test_no_sequence_gains_time(clock: Clock, steps: list[tuple[str, int]]) -> None:
    keeper = Timekeeper(clock)
    for what, number in steps:
        if not keeper.table.begun or keeper.table.status in ("over", "aborted"):
            return
        try:
            keeper.step(what, number)
        except Refused:
            continue  # the property holds whatever is refused
        keeper.check()


def at_a_decision(clock: Clock) -> Timekeeper:
    """A table at which the player on turn can move and take that back."""
    keeper = Timekeeper(clock)
    for _ in range(200):
        mover = keeper.table.played.match.mover
        for move in keeper.table.played.match.legal():
            trial = decide.play(keeper.table, mover, move, keeper.request(mover))
            after = advance(keeper.table, trial.steps[0].event, keeper.now, trial.steps[0].match).after
            if not decide.why_not_undo(after, [mover]):
                return keeper
        keeper.step("move", 0)
    raise AssertionError("No move could be taken back.")


def move_and_undo(keeper: Timekeeper) -> None:
    table = keeper.table
    mover = table.played.match.mover
    for move in table.played.match.legal():
        keeper.command(mover, messages.Move(move=move, seen=keeper.table.number, seat=mover))
        try:
            keeper.command(mover, messages.Undo(seen=keeper.table.number))
        except Refused:
            keeper.table = table
        else:
            return
    raise AssertionError("No move could be taken back.")


def test_moving_and_undoing_gains_no_increment() -> None:
    keeper = at_a_decision(Clock("game", 30, 10))
    left, since, mover = keeper.table.left, keeper.table.since, keeper.table.played.match.mover
    for _ in range(30):
        move_and_undo(keeper)
    assert keeper.table.left == left and keeper.table.since == since
    keeper.wait(5_000)
    move_and_undo(keeper)
    assert keeper.table.deadline() == keeper.now + left[mover] - 5_000


def test_undoing_does_not_reset_the_clock_of_a_move() -> None:
    keeper = at_a_decision(Clock("move", 10))
    deadline = keeper.table.deadline()
    for _ in range(3):
        keeper.wait(3_000)
        move_and_undo(keeper)
        assert keeper.table.deadline() == deadline


def test_a_move_cannot_be_taken_back_once_its_time_is_up() -> None:
    keeper = at_a_decision(Clock("move", 10))
    keeper.wait(9_000)
    table = keeper.table
    mover = table.played.match.mover
    for move in table.played.match.legal():
        keeper.command(mover, messages.Move(move=move, seen=keeper.table.number, seat=mover))
        if not decide.why_not_undo(keeper.table, [mover]):
            break
        keeper.table = table
    keeper.wait(2_000)
    with pytest.raises(Refused, match=r"^Your time is up\.$"):
        keeper.command(mover, messages.Undo(seen=keeper.table.number))


def test_a_table_of_an_earlier_version_keeps_its_clocks() -> None:
    """Its events say nothing of strict clocks, so they fold as they did."""
    keeper = Timekeeper(Clock("game", 30, 10))
    keeper.table = keeper.table.fork()
    keeper.table.strict = False
    mover = keeper.table.played.match.mover
    keeper.wait(30_000)
    assert keeper.table.seats[mover].why == "time"
    keeper.command(mover, messages.Return(seat=mover))
    assert keeper.table.left[mover] == 10_000
