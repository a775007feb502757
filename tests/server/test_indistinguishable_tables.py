"""Tables that a viewer cannot tell apart produce the same bytes for that viewer, over many games in this process."""

from __future__ import annotations

from random import Random

import pytest

from kolmik.engine import NATURE, generator
from kolmik.engine.match import Match, Setting
from kolmik.engine.timed import allowed, together
from kolmik.protocol import messages
from kolmik.protocol.messages import Terms
from kolmik.server.domain import events
from kolmik.server.domain.fold import apply
from kolmik.server.domain.projection import Viewer, game_part, log_entries, new_log_entries, table_part, you_part
from kolmik.server.domain.table import Table

from .indistinguishable import MILLSTONE, PLAYERS, VIEWERS, matching_moves


def new_table() -> Table:
    """A table of Millstone with a started game, folded from its events."""
    table = Table("table")
    names = ("Ann", "Ben", "Cal")
    created = events.Created(
        game="millstone",
        rules=MILLSTONE.version,
        version="",
        players=PLAYERS,
        edition=MILLSTONE.catalogue.editions[0].name,
        options=dict(Setting.choose(MILLSTONE, PLAYERS).options),
        terms=Terms(),
        host="holder 0",
    )
    entries: list[events.AnyEvent] = [created, events.Gathered(secret="00" * 32)]
    entries += [events.Sat(seat=seat, name=name, holder=f"holder {seat}") for seat, name in enumerate(names)]
    for entry in (*entries, events.Started(starter=0, moves=[])):
        apply(table, entry, 1_000)
    return table


def projected(table: Table, viewer: Viewer) -> bytes:
    """The whole projection of a table for a viewer, without the log."""
    holder = f"holder {viewer}" if viewer is not None else ""
    return messages.write([table_part(table), game_part(table, viewer), you_part(table, holder, viewer)])


def redealt(table: Table, viewer: Viewer, seed: int) -> Table:
    """The same table with all that the viewer cannot see dealt again; for a spectator, all that a seat cannot see."""
    copy = new_table()
    copy.number, copy.changed, copy.since = table.number, table.changed, table.since
    match = table.played.match.copy()
    functions = MILLSTONE.fastest
    functions.redeal(functions.open(match._record), viewer if viewer is not None else seed % PLAYERS, generator(seed))
    copy.played = copy.played._replace(match=match)
    return copy


class Pair:
    """Two tables that a viewer cannot tell apart, and events that look the same to that viewer."""

    def __init__(self, one: Table, other: Table, viewer: Viewer, rng: Random) -> None:
        self.tables, self.viewer, self.rng = (one, other), viewer, rng
        self.at = one.since

    def check(self, situation: str) -> None:
        one, other = (projected(table, self.viewer) for table in self.tables)
        assert one == other, situation

    def step(self) -> bool:
        """Make moves that look the same at both tables; returns False if there are none."""
        one, other = (table.played.match for table in self.tables)
        self.at += 700
        decision = self.tables[0].timed_decision()
        if decision and decision.simultaneous:
            return self.race(decision.seats)
        found = matching_moves(one, other, self.viewer, self.rng)
        if found is None:
            return False
        seat = one.mover
        for table, move in zip(self.tables, found, strict=True):
            words = [MILLSTONE.words[move]]
            self.apply(table, events.Moved(seat=seat, moves=words) if seat != NATURE else events.Raced(moves=words))
        self.check_log_entries(one, other, 1)
        self.check(f"after {[MILLSTONE.words[move] for move in found]}")
        return True

    def race(self, seats: tuple[int, ...]) -> bool:
        """Let all seats choose in secret and apply the choices in rule order; returns False if the views differ."""
        matches = [table.played.match for table in self.tables]
        for seat in self.rng.sample(seats, len(seats)):
            choices = [self.rng.choice(allowed(match, seat)) for match in matches]
            if seat == self.viewer:
                choices[1] = choices[0]
            for table, choice in zip(self.tables, choices, strict=True):
                self.apply(table, events.Claimed(seat=seat, move=choice))
            self.check(f"when seat {seat} has chosen {choices}")
        moves = []
        for table, match in zip(self.tables, matches, strict=True):
            moves.append(together(match, {seat: claim.move for seat, claim in table.claims.items()}))
        trials = [match.copy() for match in matches]
        for trial, chosen in zip(trials, moves, strict=True):
            trial.play(*chosen)
        if trials[0].view(self.viewer) != trials[1].view(self.viewer):
            return False  # the race has revealed a difference
        for table, chosen in zip(self.tables, moves, strict=True):
            self.apply(table, events.Raced(moves=chosen))
        self.check_log_entries(matches[0], matches[1], len(seats))
        self.check("after the race")
        return True

    def apply(self, table: Table, entry: events.AnyEvent) -> None:
        """Apply an event without changing the match before it."""
        moves = getattr(entry, "moves", None)
        after = table.played.match.copy() if moves else None
        if after:
            after.play(*(moves or []))
        apply(table, entry, self.at, after)

    def check_log_entries(self, one: Match, other: Match, count: int) -> None:
        entries = []
        for before, table in zip((one, other), self.tables, strict=True):
            match = table.played.match
            entries.append(new_log_entries(before.copy(), match, len(match.moves) - count, [self.viewer])[self.viewer])
        assert entries[0] == entries[1]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_tables_that_a_viewer_cannot_tell_apart_produce_the_same_messages(viewer: Viewer) -> None:
    steps = races = 0
    for seed in range(40):
        rng = Random(seed)
        table = new_table()
        walk = Pair(table, table, viewer, rng)
        for _ in range(rng.randrange(15, 120)):  # a random number of moves of the real game
            if table.played.match.over:
                break
            match = table.played.match
            walk.at += 500
            walk.apply(table, events.Raced(moves=[rng.choice(match.legal())]))
        pair = Pair(table, redealt(table, viewer, seed), viewer, rng)
        pair.at = walk.at
        pair.check(f"seed {seed}: redealt")
        before = [len(table.played.match.moves) for table in pair.tables]
        for _ in range(30):
            decision = table.timed_decision()
            if table.played.match.over or not pair.step():
                break
            steps += 1
            races += bool(decision and decision.simultaneous)
        whole = [log_entries(one.played.match, viewer)[at:] for one, at in zip(pair.tables, before, strict=True)]
        assert whole[0] == whole[1], f"seed {seed}"
    assert steps > 200 and races > 0
