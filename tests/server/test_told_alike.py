"""Many games in this process: tables that a viewer cannot tell apart are told alike, byte for byte."""

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

from .alike import MILLSTONE, PLAYERS, VIEWERS, same_for


def begin() -> Table:
    """A table of Millstone as its log gives it."""
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


def all_told(table: Table, viewer: Viewer) -> bytes:
    """All that a viewer could be told of a table now, but for the log."""
    holder = f"holder {viewer}" if viewer is not None else ""
    return messages.write([table_part(table), game_part(table, viewer), you_part(table, holder, viewer)])


def redealt(table: Table, viewer: Viewer, seed: int) -> Table:
    """The same table, but what the viewer cannot know is otherwise. What a spectator knows, every seat knows."""
    twin = begin()
    twin.number, twin.changed, twin.since = table.number, table.changed, table.since
    match = table.played.match.copy()
    functions = MILLSTONE.fastest
    functions.redeal(functions.open(match._record), viewer if viewer is not None else seed % PLAYERS, generator(seed))
    twin.games = (*twin.games[:-1], twin.played._replace(match=match))
    return twin


class Pair:
    """Two tables that a viewer cannot tell apart, as long as what happens at them sounds the same."""

    def __init__(self, one: Table, other: Table, viewer: Viewer, rng: Random) -> None:
        self.tables, self.viewer, self.rng = (one, other), viewer, rng
        self.at = one.since

    def check(self, what: str) -> None:
        one, other = (all_told(table, self.viewer) for table in self.tables)
        assert one == other, what

    def step(self) -> bool:
        """Something happens at both that sounds the same; False if there is no such thing."""
        one, other = (table.played.match for table in self.tables)
        self.at += 700
        asked = self.tables[0].timed_decision()
        if asked and asked.simultaneous:
            return self.race(asked.seats)
        found = same_for(one, other, self.viewer, self.rng)
        if found is None:
            return False
        seat = one.mover
        for table, move in zip(self.tables, found, strict=True):
            words = [MILLSTONE.words[move]]
            self.apply(table, events.Moved(seat=seat, moves=words) if seat != NATURE else events.Raced(moves=words))
        self.check_lines(one, other, 1)
        self.check(f"after {[MILLSTONE.words[move] for move in found]}")
        return True

    def race(self, seats: tuple[int, ...]) -> bool:
        """All choose in secret; the choices are made in the order of the rules when all have chosen."""
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
        for trial, made in zip(trials, moves, strict=True):
            trial.play(*made)
        if trials[0].view(self.viewer) != trials[1].view(self.viewer):
            return False  # how the race went has come to light
        for table, made in zip(self.tables, moves, strict=True):
            self.apply(table, events.Raced(moves=made))
        self.check_lines(matches[0], matches[1], len(seats))
        self.check("after the race")
        return True

    def apply(self, table: Table, entry: events.AnyEvent) -> None:
        """The event; the match before it stays as it is."""
        moves = getattr(entry, "moves", None)
        after = table.played.match.copy() if moves else None
        if after:
            after.play(*(moves or []))
        apply(table, entry, self.at, after)

    def check_lines(self, one: Match, other: Match, count: int) -> None:
        told = []
        for before, table in zip((one, other), self.tables, strict=True):
            match = table.played.match
            told.append(new_log_entries(before.copy(), match, len(match.moves) - count, [self.viewer])[self.viewer])
        assert told[0] == told[1]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_tables_that_a_viewer_cannot_tell_apart_are_told_alike(viewer: Viewer) -> None:
    steps = races = 0
    for seed in range(40):
        rng = Random(seed)
        table = begin()
        walk = Pair(table, table, viewer, rng)
        for _ in range(rng.randrange(15, 120)):  # the true game, up to somewhere
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
            asked = table.timed_decision()
            if table.played.match.over or not pair.step():
                break
            steps += 1
            races += bool(asked and asked.simultaneous)
        whole = [log_entries(one.played.match, viewer)[at:] for one, at in zip(pair.tables, before, strict=True)]
        assert whole[0] == whole[1], f"seed {seed}"
    assert steps > 200 and races > 0
