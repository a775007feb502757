"""Everything one server process is made of, and what it does with a command."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from random import Random

from kolmik.engine.match import Match
from kolmik.protocol import messages

from ..domain import decide
from ..domain.projection import legal
from ..domain.refusals import Denied, RateLimited
from ..domain.table import Table
from ..settings import Settings
from ..store import Store
from . import tokens
from .analysis_jobs import AnalysisJobs
from .bot_pool import BotPool
from .clock import Clock, wall
from .cluster import Cluster
from .fair_pool import Busy, Client, FairPool
from .heartbeat import OUTAGE, Heartbeat
from .manager import TableManager
from .rate_limits import RateLimits
from .scheduler import Scheduler
from .session import Session

HINT_LEVEL = "club"  # the level that hints come from

REPLAYS, REPLAYS_EACH = 64, 6  # parts of replays that are being made or waited for: in all, and by one address
ADDRESS_SHARE, TABLE_SHARE = 10, 5  # an address and a table take as many commands a second as so many connections

TALK = (messages.Say, messages.Chat)


class Service:
    def __init__(self, settings: Settings, on_precompiled: Callable[[], None] = lambda: None) -> None:
        self.settings = settings
        limits = settings.limits
        alone = settings.workers == 1 and not settings.redis and settings.database.startswith("sqlite")
        self.store = Store.open(settings.database)
        began, outages = self.store.resume(wall(), OUTAGE)
        clock = Clock(began)
        self.heartbeat = Heartbeat(self.store, clock)
        self.manager = TableManager(
            self.store,
            clock=clock,
            outages=outages,
            rng=tokens.system_random(),
            max_sessions=limits.tables,
            shared=not alone,
            on_change=self._on_change,
        )
        self.bots = BotPool(settings.threads, limits.thinking)
        self.cluster = Cluster(
            self.manager,
            settings.redis,
            alone=alone,
            on_presence=lambda session: self.scheduler.reschedule(session, False),
        )
        self.scheduler = Scheduler(
            self.manager, self.bots, alone=alone, presence_known=lambda: self.cluster.presence_known
        )
        self.analyses = AnalysisJobs(self.store)
        self.replays = FairPool(1, REPLAYS, REPLAYS_EACH, "replay")
        self.requests = RateLimits(limits.requests, 4 * limits.requests)
        self.new_tables = RateLimits(limits.new_tables / 3600, limits.new_tables)
        self.address_commands = RateLimits(ADDRESS_SHARE * limits.commands, 3 * ADDRESS_SHARE * limits.commands)
        self.table_commands = RateLimits(TABLE_SHARE * limits.commands, 3 * TABLE_SHARE * limits.commands)
        self.talk = RateLimits(limits.says, 5 * limits.says)  # by holder, over all connections
        self.began = time.monotonic()
        self._on_precompiled = on_precompiled
        self._tasks: list[asyncio.Task[None]] = []

    def _on_change(self, session: Session, own: bool) -> None:
        if own:
            self.cluster.announce(session)
        self.scheduler.reschedule(session, own)

    def start(self) -> None:
        """Start everything that runs besides answering. Nobody waits for the compiler."""
        self.cluster.start()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self.scheduler.sweep()), loop.create_task(self.heartbeat.run())]
        threading.Thread(target=self._precompile, name="precompile", daemon=True).start()

    def _precompile(self) -> None:
        self.bots.precompile()
        self._on_precompiled()

    async def stop(self) -> None:
        """Stop. After a restart the tables go on where they were."""
        for task in self._tasks:
            task.cancel()
        await self.heartbeat.close()
        self.scheduler.close()
        self.analyses.close()
        self.replays.close()
        await self.cluster.close()
        self.bots.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    # --- commands ---

    def check_rate(self, session: Session, address: str) -> None:
        """Refuse a command where too many arrive from an address or at a table, over however many connections."""
        if address and not self.address_commands.take(address):
            raise RateLimited("refused-requests")
        if not self.table_commands.take(session.table.id):
            raise RateLimited("refused-commands-table")

    async def execute(
        self, session: Session, command: messages.AnyCommand, holder: str, latency: int = 0, address: str = ""
    ) -> messages.Done | messages.HintResult:
        """Carry out a command."""
        self.check_rate(session, address or session.address_of(holder))
        if isinstance(command, messages.Hint):
            return await self.hint(session, command, holder, address)
        if isinstance(command, TALK) and not self.talk.take(holder):
            raise RateLimited("refused-says")
        number = await self.manager.execute(
            session, lambda table: decide.decide(table, command, self._request(session, command, holder, latency))
        )
        return messages.Done(id=command.id, n=session.table.number if number is None else number)

    def _request(self, session: Session, command: messages.AnyCommand, holder: str, latency: int) -> decide.Request:
        request = self.manager.request(holder, latency)
        if not isinstance(command, messages.Start | messages.Bot):
            return request
        current = self.manager.sessions.get(session.table.id, session)  # a closed session has been replaced
        return request._replace(present=frozenset(current.present()[0]))

    async def hint(self, session: Session, command: messages.Hint, holder: str, address: str) -> messages.HintResult:
        """Return what a strong player would do, for the holder of the seat on turn."""
        seat, match = _seat_for_hint(session.table, command, holder)
        client = Client(address or session.address_of(holder) or holder, session.table.id)
        try:
            result = await self.bots.search(match, HINT_LEVEL, Random().getrandbits(63), client)
        except Busy:
            raise RateLimited("refused-work") from None
        if result is None:
            raise Denied("refused-bots-busy")
        return messages.HintResult(
            id=command.id,
            seat=seat,
            moves=[{"move": one.move, "value": one.value, "visits": one.visits} for one in result.moves],
            line=[{"seat": step.seat, "move": step.move} for step in result.principal_variation],
        )


def _seat_for_hint(table: Table, command: messages.Hint, holder: str) -> tuple[int, Match]:
    """Return the seat on turn that a hint is for, and a copy of its match."""
    own = [seat for seat in table.awaited() if seat in table.seats_of(holder)]
    seat = own[0] if own and command.seat is None else command.seat
    if seat not in own or seat is None or not legal(table, seat) or table.played.match.mover != seat:
        raise Denied("refused-hint-turn")
    if not table.terms.hints:
        raise Denied("refused-hint-off")
    return seat, table.played.match.copy()
