"""The checker of the soak test and the simulation finds what must not be."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from kolmik.server.domain import events, projection
from kolmik.server.store import Stored

from .invariants import CheckedLog
from .local_tables import HOLDERS, local_tables, run

MOVES = 6


@pytest.fixture
def rows(sqlite_url: str) -> list[Stored]:
    """The log of a table at which some moves were made; their ids are 0, 1, …"""
    found: list[Stored] = []

    async def play() -> None:
        async with local_tables(sqlite_url) as tables:
            session, rng = await tables.table("towers", 2, terms={"starter": 0}), Random(1)
            for number in range(MOVES):
                tables.at += 1000
                seat = session.table.awaited()[0]
                legal = projection.legal(session.table, seat)
                await tables.move(session, seat, rng.choice(legal), id=str(number))
            found.extend(await tables.store.read(session.table.id))

    run(play())
    return found


def errors(rows: list[Stored]) -> list[str]:
    log = CheckedLog("t")
    log.extend(rows)
    return log.errors


def changed(row: Stored, **fields: Any) -> Stored:
    """The same event with other fields."""
    return row._replace(body=events.write(msgspec.structs.replace(events.read(row.body), **fields)))


def test_a_whole_log_has_no_errors(rows: list[Stored]) -> None:
    assert isinstance(events.read(rows[-1].body), events.Moved)
    assert errors(rows) == []


def test_a_missing_event_is_found(rows: list[Stored]) -> None:
    assert errors(rows[:4] + rows[5:]) == ["t: event 6 after event 4"]


def test_time_that_goes_back_is_found(rows: list[Stored]) -> None:
    rows[-1] = rows[-1]._replace(at=rows[-2].at - 5)
    assert errors(rows) == [f"t: event {len(rows)} is 5 ms before event {len(rows) - 1}"]


def test_an_illegal_move_is_found(rows: list[Stored]) -> None:
    log = CheckedLog("t")
    log.extend(rows[:-1])
    match = log.table.played.match
    legal = set(match.legal())
    illegal = next(word for word in match.game.words if word not in legal)
    log.extend([changed(rows[-1], moves=[illegal])])
    (error,) = log.errors
    assert error.startswith(f"t: event {len(rows)} cannot be replayed: ")


def test_a_command_that_is_stored_twice_is_found(rows: list[Stored]) -> None:
    first = events.read(rows[-2].body)
    assert isinstance(first, events.Moved)
    rows[-1] = changed(rows[-1], id=first.id)
    assert errors(rows) == [f"t: {first.id} is event {len(rows) - 1} and event {len(rows)}"]


def test_an_acknowledged_move_that_is_not_stored_is_found(rows: list[Stored]) -> None:
    log = CheckedLog("t")
    log.extend(rows)
    last = events.read(rows[-1].body)
    assert isinstance(last, events.Moved)
    mover = HOLDERS[last.seat]
    right = {str(MOVES - 1): (len(rows), last.moves[0])}
    assert log.lost(mover, right) == []
    wrong = {"none": (len(rows), last.moves[0]), str(MOVES - 1): (len(rows) - 1, last.moves[0])}
    assert log.lost(mover, wrong) == [
        f"t: none as event {len(rows)}",
        f"t: {MOVES - 1} as event {len(rows) - 1}",
    ]


def test_a_folded_state_that_differs_from_the_log_is_found(rows: list[Stored]) -> None:
    log = CheckedLog("t")
    log.extend(rows[:-2])
    state = projection.state(log.table, HOLDERS[0], 0, 0)
    folded = msgspec.json.decode(msgspec.json.encode(msgspec.structs.asdict(state)))
    log.extend(rows[-2:], keep_from=folded["n"])  # the version that the client knows is kept
    assert log.differences(folded, HOLDERS[0], 0) == []
    assert log.differences(folded | {"log": []}, HOLDERS[0], 0) == ["log"]
    assert log.differences(folded | {"you": {}, "game": {}}, HOLDERS[0], 0) == ["game", "you"]
    assert log.differences(folded | {"n": 1}, HOLDERS[0], 0) is None
