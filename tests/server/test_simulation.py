"""Simulated processes with failures at every point: the log stays whole, and everybody knows what it says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from kolmik.engine import Refused
from kolmik.server.runtime import manager

from .simulation import (
    FAULTS,
    Log,
    Player,
    Process,
    check_folded,
    check_log,
    check_player,
    check_sessions,
    new_table,
    simulate,
)

TERMS = {
    "towers": {"clock": {"kind": "move", "seconds": 8}, "pace": 0, "away": 6},
    "dungeon": {"clock": {"kind": "game", "seconds": 30, "increment": 1}, "pace": 0, "away": 6},
    "millstone": {"race": "live", "pace": 100, "away": 6},
}


@pytest.fixture(autouse=True)
def sessions_close_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manager, "IDLE_SECONDS", 0.4)


async def play(
    game: str, seed: object, fault: Callable[[Random], str], *, processes: int, steps: int, disturb: bool
) -> tuple[Log, int]:
    """Play a schedule to its end, let everything settle without failures, and check what must hold."""
    rng, log, failing = Random(str(seed)), Log(), True
    for name in ("one", "two"):
        new_table(log, name, game, 2, 1, TERMS[game], f"{seed} {name}")

    def faults() -> str:
        return fault(rng) if failing else ""

    running = [Process(log, rng, faults, processes > 1) for _ in range(processes)]
    players = [Player(name, seat, rng) for name in ("one", "two") for seat in (0, 1, None)]

    async def live(player: Player) -> None:
        for _ in range(steps):
            await asyncio.sleep(rng.choice([0.0, 0.01, 0.2, 1.0]))
            with suppress(Refused):
                acting = asyncio.ensure_future(player.act(running))
                if disturb and rng.random() < 0.1:  # the connection breaks while the command is under way
                    await asyncio.sleep(rng.choice([0.0, 0.001, 0.3]))
                    acting.cancel()
                with suppress(asyncio.CancelledError):
                    await acting
            for one in players:
                check_folded(one)
            if disturb and rng.random() < 0.05:
                player.drop()
            if disturb and rng.random() < 0.01:
                at = rng.randrange(processes)
                running[at].crash()
                for one in players:
                    if one.process is running[at]:
                        one.connection = one.session = one.process = None
                running[at] = Process(log, rng, faults, processes > 1)

    await asyncio.gather(*(live(player) for player in players))
    failing = False
    for process in running:  # the bots and clocks end; what is under way finishes
        process.stop()
    await asyncio.sleep(5)
    for process in running:
        for session in tuple(process.manager.sessions.values()):
            with suppress(Refused):
                await process.manager.catch_up(session)
    check_log(log)
    check_sessions(running)
    for player in players:
        check_player(player, log)
    return log, sum(process.store.calls for process in running)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_random_failures_leave_a_whole_log_and_no_stale_viewer(game: str, seed: int) -> None:
    def fault(rng: Random) -> str:
        return rng.choice(FAULTS) if rng.random() < 0.15 else ""

    async def test() -> None:
        log, _ = await play(game, f"{game} {seed}", fault, processes=1 + seed % 2, steps=40, disturb=True)
        assert sum(map(len, log.rows.values())) > 20

    simulate(test)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failure_at_each_call_of_the_storage_in_turn(fault: str) -> None:
    """The same schedule again and again, with the first call failing, then the second, and so on."""
    calls = 0

    def run(failing: int) -> None:
        count = 0

        def at(_: Random) -> str:
            nonlocal count
            count += 1
            return fault if count == failing else ""

        async def test() -> None:
            nonlocal calls
            _, made = await play("towers", 1, at, processes=1, steps=20, disturb=False)
            calls = max(calls, made)

        simulate(test)

    run(0)
    assert calls > 20
    for failing in range(1, calls + 1):
        run(failing)


def test_an_outage_of_all_calls_for_a_while_ends_where_it_began() -> None:
    """Bots and clocks go on trying while nothing can be stored; afterwards all games go on."""
    for game in TERMS:

        async def test(game: str = game) -> None:
            count = 0

            def fault(_: Random) -> str:
                nonlocal count
                count += 1
                return "before" if 15 < count < 45 else ""

            log, calls = await play(game, game, fault, processes=1, steps=40, disturb=False)
            assert calls > 45 and sum(map(len, log.rows.values())) > 20

        simulate(test)
