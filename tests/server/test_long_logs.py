"""A long log is never run again for one connection, and never blocks the event loop."""

from __future__ import annotations

import threading
from collections.abc import Iterable

import pytest

from kolmik.protocol.messages import Event, State, read_message
from kolmik.server.domain import events
from kolmik.server.domain.fold import load
from kolmik.server.domain.table import Table
from kolmik.server.runtime import manager, session

from .local_tables import HOLDERS, LocalTables, RecordingConnection, local_tables, run


async def talkative(tables: LocalTables, count: int) -> session.Session:
    """A table with that many events more than it needs."""
    opened = await tables.table("towers", 2)
    for _ in range(count):
        await tables.command(opened, 0, "say", phrase="hello")
    return opened


@pytest.mark.parametrize(("more", "state"), [(0, False), (20, True)])
def test_who_returns_to_a_long_table_is_sent_the_state(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, more: int, state: bool
) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            opened = await talkative(tables, 3 + more)
            monkeypatch.setattr(manager, "LONG_LOG", opened.table.number - more)
            reads: list[str] = []
            read = tables.store.read

            async def counted(table: str, after: int = 0) -> object:
                reads.append(table)
                return await read(table, after)

            monkeypatch.setattr(tables.store, "read", counted)
            returning = RecordingConnection(HOLDERS[1])
            before = load("past", [(events.read(row.body), row.at) for row in (await read(opened.table.id))[:-2]])
            returning.folded = State(n=before.number, table={}, game={}, you={}, log=[], now=0)
            await tables.manager.join(opened, returning, 1, before.number)
            kinds = [type(read_message(frame)) for frame in returning.frames]
            assert kinds == ([State] if state else [Event, Event]) and returning.state.n == opened.table.number
            assert len(reads) == (0 if state else 1)

    run(test())


def test_a_long_log_is_opened_in_a_thread(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def noted(table: str, stored: Iterable[tuple[events.AnyEvent, int]]) -> Table:
        threads.append(threading.current_thread())
        return load(table, stored)

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            opened = await talkative(tables, 10)
            monkeypatch.setattr(manager, "load", noted)
            monkeypatch.setattr(manager, "LONG_LOG", opened.table.number)
            opened = await tables.restart(opened)
            assert threads == [threading.main_thread()]
            monkeypatch.setattr(manager, "LONG_LOG", opened.table.number - 1)
            again = await tables.restart(opened)
            assert again.table.number == opened.table.number and threads[1] is not threading.main_thread()

    run(test())


def test_a_process_that_is_far_behind_sends_the_state_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes over the events of another process under the lock; rendering each would hold the table up."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            monkeypatch.setattr(session, "MAX_FOLLOWED", 5)
            behind = await talkative(tables, 1)
            watcher = await tables.connect(behind, 1)
            for count, frames in ((5, 5), (6, 1)):
                first = behind.table.number + 1
                bodies = [events.write(events.Spoke(seat=0, phrase="hello"))] * count
                await tables.store.append(behind.table.id, first, tables.at, bodies)
                before = len(watcher.frames)
                assert await tables.manager.catch_up(behind)
                assert len(watcher.frames) - before == frames and watcher.state.n == first + count - 1
                stored = await tables.store.read(behind.table.id)
                same = load(behind.table.id, [(events.read(row.body), row.at) for row in stored])
                assert same.said == behind.table.said and same.number == behind.table.number

    run(test())
