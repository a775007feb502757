"""The log of two processes with retries and crashes, as a state machine: nothing is lost, doubled or reordered."""

from __future__ import annotations

import tempfile
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from kolmik.server.store import Append, Database, LogGap, StorageFailed, VersionConflict, bulk
from kolmik.server.store import database as database_module
from kolmik.server.store.failures import Unwritten

PROCESSES, TABLES = st.integers(0, 1), st.sampled_from(["a", "b"])


class LogMachine(RuleBasedStateMachine):
    """Each process knows how far it believes a table is; a client repeats what was not acknowledged."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory(prefix="kolmik-log-")
        self.url = f"sqlite:///{Path(self._folder.name) / 'kolmik.db'}"
        self.processes = [Database.open(self.url), Database.open(self.url)]
        self.believed: list[dict[str, int]] = [{}, {}]
        self.acknowledged: dict[str, list[tuple[int, str]]] = {"a": [], "b": []}
        self.unsure: dict[str, set[str]] = {"a": set(), "b": set()}
        self.refused: dict[str, set[str]] = {"a": set(), "b": set()}
        self.count = 0

    def _append(self, process: int, table: str, size: int, skip: int = 0) -> None:
        first = self.believed[process].get(table, 0) + 1 + skip
        names = []
        for _ in range(size):
            self.count += 1
            names.append(f'"{process}.{self.count}"')
        try:
            self.processes[process].append([Append(table, first, 1, tuple(name.encode() for name in names), None)])
        except (VersionConflict, LogGap):
            self.refused[table] |= set(names)
            self.believed[process].pop(table, None)
        except StorageFailed:
            self.unsure[table] |= set(names)
            self.believed[process].pop(table, None)
        else:
            self.acknowledged[table] += [(first + at, name) for at, name in enumerate(names)]
            self.believed[process][table] = first + size - 1

    @rule(process=PROCESSES, table=TABLES, size=st.integers(1, 3))
    def append(self, process: int, table: str, size: int) -> None:
        self._append(process, table, size)

    @rule(process=PROCESSES, table=TABLES, skip=st.integers(1, 3))
    def append_with_a_gap(self, process: int, table: str, skip: int) -> None:
        self._append(process, table, 1, skip)

    @rule(process=PROCESSES, table=TABLES)
    def read(self, process: int, table: str) -> None:
        self.believed[process][table] = len(self.processes[process].read(table))

    @rule(process=PROCESSES)
    def crash(self, process: int) -> None:
        self.processes[process].close()
        self.processes[process] = Database.open(self.url)
        self.believed[process] = {}

    @rule(process=PROCESSES, table=TABLES, size=st.integers(1, 3), committed=st.booleans())
    def fail(self, process: int, table: str, size: int, committed: bool) -> None:
        """The connection breaks while the append is committed, before or after it took effect."""
        original = bulk.write

        def broken(connection: object, appends: object) -> None:
            original(connection, appends)  # type: ignore[arg-type]
            if committed:
                connection.commit()  # type: ignore[attr-defined]
            raise OSError("the connection broke")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database_module, "write", broken)
            self._failing_append(process, table, size)

    def _failing_append(self, process: int, table: str, size: int) -> None:
        try:
            self._append(process, table, size)
        except Unwritten:
            first = self.count - size + 1
            self.unsure[table] |= {f'"{process}.{one}"' for one in range(first, self.count + 1)}
            self.believed[process].pop(table, None)

    @invariant()
    def nothing_is_lost_doubled_or_reordered(self) -> None:
        for table, acknowledged in self.acknowledged.items():
            rows = self.processes[0].read(table)
            stored = [row.body.decode() for row in rows]
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            assert len(set(stored)) == len(stored)
            for number, name in acknowledged:
                assert stored[number - 1] == name
            assert set(stored) <= {name for _, name in acknowledged} | self.unsure[table]
            assert not set(stored) & self.refused[table]

    def teardown(self) -> None:
        for process in self.processes:
            process.close()
        self._folder.cleanup()


TestLog = LogMachine.TestCase
TestLog.settings = settings(max_examples=15, stateful_step_count=25, deadline=None)
