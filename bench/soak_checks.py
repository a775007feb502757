"""The invariants of the soak test, checked against the database after every kill and every fault while play goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.server.async_players import AsyncPlayer, fetch_state
from tests.server.invariants import CheckedLog

from kolmik.server.runtime import tokens
from kolmik.server.store import Database, StorageFailed, Stored
from soak_report import Found
from soak_tables import Company, Sitting

PATIENCE = 60.0  # seconds for a database that was just mended to answer


@dataclass
class Viewer:
    """What somebody at a table knows at one moment."""

    holder: str
    folded: dict[str, Any]  # the state with all events folded into it
    acknowledged: dict[str, tuple[int, str]]
    errors: list[str]

    @classmethod
    def of(cls, player: AsyncPlayer) -> Viewer:
        holder = tokens.hashed(player.token) if player.token else ""
        return cls(holder, dict(player.known), dict(player.acknowledged), list(player.errors))


@dataclass
class Moment:
    """A table and everybody at it at one moment."""

    table: str
    viewers: list[Viewer]
    last: bool  # nobody plays there any more

    @classmethod
    def of(cls, sitting: Sitting) -> Moment:
        viewers = [Viewer.of(player) for player in (*sitting.players, sitting.spectator)]
        return cls(sitting.table, viewers, sitting.over)


class Checker:
    """Reads the log as it grows, and compares it with what the clients know."""

    def __init__(self, url: str, found: Found) -> None:
        self._database = Database.open(url)
        self._found = found
        self._logs: dict[str, CheckedLog] = {}
        self._last: dict[str, Stored] = {}  # the last event of each table that was read
        self._settled: set[str] = set()  # tables that nobody plays at any more, checked to their end

    def close(self) -> None:
        self._database.close()

    async def check(self, companies: Iterable[Company]) -> None:
        """Check all tables as they are now. Events are stored before they are sent: the log has what clients know."""
        sittings = [sitting for company in companies for sitting in company.sittings]
        moments = [Moment.of(sitting) for sitting in sittings if sitting.table not in self._settled]
        await asyncio.to_thread(self._check, moments)

    def _check(self, moments: Sequence[Moment]) -> None:
        began = time.monotonic()
        for moment in moments:
            log = self._logs.setdefault(moment.table, CheckedLog(moment.table))
            before = log.games, log.taken_over, log.interrupted
            self._read(moment, log)
            self._compare(moment, log)
            self._found.count(log, before)
            if moment.last:
                del self._logs[moment.table]
                self._settled.add(moment.table)
        self._found.checks += 1
        self._found.checking += time.monotonic() - began

    def _read(self, moment: Moment, log: CheckedLog) -> None:
        """Read what is new. What was read before must still be there."""
        after = log.table.number
        rows = self._rows(moment.table, max(0, after - 1))
        if after:
            if not rows or rows[0] != self._last[moment.table]:
                self._found.lost.append(f"{moment.table}: event {after} was stored, and now is not")
            rows = rows[1:]
        if rows:
            self._last[moment.table] = rows[-1]
        known = [viewer.folded["n"] for viewer in moment.viewers if viewer.folded]
        log.extend(rows, min(known, default=0))
        self._found.disorder += log.errors
        log.errors.clear()

    def _compare(self, moment: Moment, log: CheckedLog) -> None:
        for viewer in moment.viewers:
            self._found.lost += log.lost(viewer.holder, viewer.acknowledged)
            self._found.disorder += [f"{moment.table}: {what}" for what in viewer.errors]
            if not viewer.folded:
                continue
            differ = log.differences(viewer.folded, viewer.holder, viewer.folded["you"]["seat"])
            if differ is None or differ:
                what = "is not in the log" if differ is None else f"differs in {', '.join(differ)}"
                self._found.diverged.append(f"{moment.table}: the state after event {viewer.folded['n']} {what}")
            self._found.compared += 1

    def _rows(self, table: str, after: int) -> list[Stored]:
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                return self._database.read(table, after)
            except StorageFailed:
                if time.monotonic() > give_up:
                    raise
                time.sleep(0.1)

    # --- at the end ---

    def check_everything(self, companies: Iterable[Company]) -> None:
        """Read every table from its first event, and look for all acknowledged moves."""
        for sitting in (sitting for company in companies for sitting in company.sittings):
            moment, log = Moment.of(sitting), CheckedLog(sitting.table)
            log.extend(self._rows(sitting.table, 0))
            self._found.disorder += log.errors
            for viewer in moment.viewers:
                self._found.lost += log.lost(viewer.holder, viewer.acknowledged)
                self._found.acknowledged += len(viewer.acknowledged)
            self._found.repeated += sitting.repeated
            self._found.tables += 1


async def compare_with_server(companies: Iterable[Company], found: Found) -> None:
    """Reconnect everybody and compare the folded state of each with a fresh state from the server."""
    for company in companies:
        host = company.sittings[-1].players[0]
        await host.join()
        await host.command("pause")  # bots and clocks must not change the table meanwhile
        for player in company.viewers:
            if not player.connected:
                await player.join()
            state = await fetch_state(player.server, player)
            await player.reach(state["n"])
            if differ := player.differences(await fetch_state(player.server, player)):
                found.diverged.append(f"{player.table}: the server differs in {', '.join(differ)}")
        for player in company.viewers:
            await player.disconnect()
