"""The pool of threads works for everybody in turn, and for nobody without bound."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from kolmik.server.runtime.fair_pool import Busy, Client, FairPool


class Bench:
    """A pool of one thread that is held until `go`; notes in which order the work is done."""

    def __init__(self, most: int = 100, most_each: int = 50) -> None:
        self.pool = FairPool(1, most, most_each, "test")
        self.order: list[str] = []
        self._held = threading.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def hold(self) -> None:
        self.tasks.append(asyncio.create_task(self.pool.run(Client("nobody", ""), self._wait)))
        await asyncio.sleep(0)

    def _wait(self) -> None:
        assert self._held.wait(30)

    def noting(self, name: str) -> Callable[[], None]:
        return lambda: self.order.append(name)

    async def ask(self, who: str, table: str, name: str) -> None:
        self.tasks.append(asyncio.create_task(self.pool.run(Client(who, table), self.noting(name))))
        await asyncio.sleep(0)

    async def go(self) -> None:
        self._held.set()
        await asyncio.gather(*self.tasks)
        self.pool.close()


def test_clients_take_turns() -> None:
    async def test() -> None:
        bench = Bench()
        await bench.hold()
        for number in range(20):
            await bench.ask("flood", f"table {number}", f"flood {number}")
        await bench.ask("honest", "table", "honest 1")
        await bench.ask("honest", "table", "honest 2")
        await bench.go()
        assert bench.order.index("honest 1") <= 1 and bench.order.index("honest 2") <= 3

    asyncio.run(test())


def test_the_tables_of_a_client_take_turns() -> None:
    """As in a school behind one address."""

    async def test() -> None:
        bench = Bench()
        await bench.hold()
        for number in range(10):
            await bench.ask("school", "greedy", f"greedy {number}")
        await bench.ask("school", "modest", "modest")
        await bench.go()
        assert bench.order.index("modest") <= 1

    asyncio.run(test())


def test_the_share_of_one_client_is_bounded_and_the_others_have_room() -> None:
    async def test() -> None:
        bench = Bench(most=10, most_each=3)
        await bench.hold()
        for number in range(3):
            await bench.ask("flood", str(number), str(number))
        with pytest.raises(Busy):
            await bench.pool.run(Client("flood", "x"), lambda: None)
        await bench.ask("honest", "table", "honest")
        assert bench.pool.total == 5
        await bench.go()
        assert "honest" in bench.order and bench.pool.total == 0
        assert bench.pool._by_client == {} and bench.pool._waiting == {}

    asyncio.run(test())


def test_the_whole_pool_is_bounded() -> None:
    async def test() -> None:
        bench = Bench(most=4, most_each=4)
        await bench.hold()
        for number in range(3):
            await bench.ask(f"client {number}", "", "")
        with pytest.raises(Busy):
            await bench.pool.run(Client("one more", ""), lambda: None)
        await bench.go()

    asyncio.run(test())


def test_errors_arrive_and_cancelled_work_is_not_done() -> None:
    async def test() -> None:
        bench = Bench()
        await bench.hold()

        def fail() -> None:
            raise ValueError("as it should")

        failing = asyncio.create_task(bench.pool.run(Client("a", ""), fail))
        dropped = asyncio.create_task(bench.pool.run(Client("b", ""), bench.noting("dropped")))
        await asyncio.sleep(0)
        dropped.cancel()
        await asyncio.sleep(0)
        await bench.ask("c", "", "after")
        await bench.go()
        with pytest.raises(ValueError, match="as it should"):
            await failing
        assert bench.order == ["after"] and dropped.cancelled() and bench.pool.total == 0

    asyncio.run(test())
