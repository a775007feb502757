"""Everything one process of the server is made of, and what it does with each thing that is asked at a table."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

from kolmik.engine.match import Match

from . import decide, messages, tokens
from .bus import Bus
from .decide import Decision, Who
from .hall import Hall
from .jobs import Jobs
from .keeper import Keeper
from .limits import Buckets
from .live import Live
from .refusals import Denied
from .settings import Settings
from .socket import Socket, done
from .store import Store
from .table import Table
from .thinkers import Thinkers
from .verifying import Verifier
from .viewing import legal

MANY = 1_000_000  # objects that came and stayed since garbage was looked for
LOOKING = 10.0  # seconds between two looks at their number
COLLECTING = 600.0  # seconds
HINTING = "club"  # the level that hints come from

SAYING = (messages.Say, messages.Chat)
COMING_AND_GOING = (messages.Sit, messages.Stand, messages.Leave)

Decided = Callable[[Table, Any, Who, int], Decision]

DECIDE: dict[type, Decided] = {
    messages.Sit: decide.sit,
    messages.Stand: decide.stand,
    messages.Luck: decide.luck,
    messages.Start: decide.start,
    messages.Move: decide.move,
    messages.Release: decide.release,
    messages.Undo: decide.undo,
    messages.Say: decide.say,
    messages.Chat: decide.chat,
    messages.Leave: decide.leave,
    messages.Return: decide.come_back,
    messages.Bot: decide.put_bot,
    messages.Remove: decide.remove,
    messages.Pause: decide.pause,
    messages.Resume: decide.resume,
    messages.Abort: decide.abort,
    messages.Rematch: lambda table, command, who, now: decide.rematch(table, command, who, tokens.new_secret()),
}


async def _collect() -> None:
    """Look through everything for garbage in circles, but rarely: it holds up all tables.

    Nearly all garbage goes at once without it. At thousands of tables even a look at the young takes a tenth of a
    second: "young" is whatever their last moves left in place of something older. So nothing is looked for by itself.
    """
    gc.disable()
    looked = time.monotonic()
    while True:
        await asyncio.sleep(LOOKING)
        if gc.get_count()[0] >= MANY or time.monotonic() - looked >= COLLECTING:
            gc.collect()
            looked = time.monotonic()


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.store = Store.open(settings.database)
        self.hall = Hall(self.store, most=limits.tables)
        self.thinkers = Thinkers(settings.threads, limits.thinking)
        alone = settings.workers == 1 and not settings.redis and settings.database.startswith("sqlite")
        self.keeper = Keeper(self.hall, self.thinkers, alone)
        self.bus = Bus(self.hall, settings.redis, alone)
        self.jobs = Jobs(self.store)
        self.verifier = Verifier()
        self.requests = Buckets(limits.requests, 4 * limits.requests)
        self.creating = Buckets(limits.new_tables / 3600, limits.new_tables)
        self.says = Buckets(limits.says, 5 * limits.says)  # by holder, over however many lines
        self.sockets: dict[str, int] = {}  # by address
        self.open_sockets: set[Socket] = set()
        self.began = time.time()
        self._sweeping: asyncio.Task[None] | None = None
        self._collecting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Everything that runs besides answering; nobody waits for the compiler."""
        self.bus.start()
        self._sweeping = asyncio.get_running_loop().create_task(self.keeper.sweep(self.store))
        self._collecting = asyncio.get_running_loop().create_task(_collect())
        threading.Thread(target=self._precompile, name="precompile", daemon=True).start()

    def _precompile(self) -> None:
        """Compile or load everything; what is there then stays, and need not be looked through for garbage again."""
        self.thinkers.precompile()
        gc.collect()
        gc.freeze()

    async def stop(self) -> None:
        """Tables go on where they were when the server is there again."""
        for socket in tuple(self.open_sockets):
            socket.close("bye-restart")
        for task in (self._sweeping, self._collecting):
            if task:
                task.cancel()
        self.keeper.close()
        self.jobs.close()
        self.verifier.close()
        await self.bus.close()
        self.thinkers.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    # --- what is asked at a table ---

    async def handle(self, live: Live, socket: Socket, command: messages.Asked) -> messages.Told | None:
        """A command that came over a socket."""
        if isinstance(command, messages.Pong):
            socket.pong(command.ping)
            return None
        if isinstance(command, messages.Look):
            await self.hall.look(live, socket, command.seat)
            return done(command, None, live)
        answer = await self.obey(live, command, Who(socket.holder, socket.delay))
        if isinstance(command, messages.Sit) and socket.viewer is None:
            own = live.table.seats_of(socket.holder)
            await self.hall.look(live, socket, own[-1] if own else None)
        if isinstance(command, COMING_AND_GOING):
            self.bus.presence(live)
        return answer

    def move(self, live: Live, command: messages.Move, who: Who, then: Callable[[int | None], None]) -> bool:
        """A move that came over a socket, at once; False where it cannot be. `then` as `Hall.ask_now` has it."""
        return self.hall.ask_now(live, lambda table: decide.move(table, command, who, self.hall.now()), then)

    async def obey(self, live: Live, command: messages.Asked, who: Who) -> messages.Told:
        """A command, however it came."""
        if isinstance(command, messages.Hint):
            return await self.hint(live, command, who)
        if isinstance(command, SAYING) and not self.says.take(who.holder):
            raise Denied("refused-says")
        decided = DECIDE.get(type(command))
        if decided is None:
            raise Denied("refused-socket-only")
        number = await self.hall.ask(live, lambda table: decided(table, command, who, self.hall.now()))
        return done(command, number, live)

    async def hint(self, live: Live, command: messages.Hint, who: Who) -> messages.Hinted:
        """What a good player would do, for the holder of the seat that is on turn."""
        async with live.lock:
            seat, match = self._asks_for_hint(live.table, command, who)
        thought = await self.thinkers.think(match, HINTING, Random().getrandbits(63))
        if thought is None:
            raise Denied("refused-bots-busy")
        return messages.Hinted(
            id=command.id,
            seat=seat,
            moves=[{"move": one.move, "value": one.value, "visits": one.visits} for one in thought.moves],
            line=[{"seat": step.seat, "move": step.move} for step in thought.principal_variation],
        )

    @staticmethod
    def _asks_for_hint(table: Table, command: messages.Hint, who: Who) -> tuple[int, Match]:
        """The seat that is on turn, and the game as it is there."""
        own = [seat for seat in table.awaited() if seat in table.seats_of(who.holder)]
        seat = own[0] if own and command.seat is None else command.seat
        if seat not in own or seat is None or not legal(table, seat) or table.played.match.mover != seat:
            raise Denied("refused-hint-turn")
        if not table.terms.hints:
            raise Denied("refused-hint-off")
        return seat, table.played.match.copy()
