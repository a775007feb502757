"""Bots at tables: all levels play whole games, think within their time limit and hold up nobody."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import pytest

import kolmik
from kolmik.bots import LEVELS
from kolmik.bots.info_state import InfoState
from kolmik.bots.levels import Level
from kolmik.engine import proof
from kolmik.engine.match import Match, Setting
from kolmik.protocol.messages import HintResult
from kolmik.server.runtime.bot_pool import BotPool
from kolmik.server.runtime.fair_pool import Client

from .players import Player, play_on
from .serving import Server

SHORT = {"towers": {}, "dungeon": {"patience": 2}, "millstone": {"turn_limit": 12, "mistakes": "refused"}}


@pytest.mark.parametrize(
    ("game", "levels"),
    [("towers", ["novice", "casual"]), ("dungeon", ["casual", "novice"]), ("millstone", ["club", "novice", "casual"])],
)
def test_bots_play_a_whole_game_among_themselves(server: Server, game: str, levels: list[str]) -> None:
    server.wait_until_compiled()
    with Player(server) as ann:
        seats = [{"level": level} for level in levels]
        table = ann.create(game, len(levels), seats=seats, terms={"pace": 0, "race": "turns"}, options=SHORT[game])
        spectator = ann.connect(table)
        ann.command(table, "start")
        spectator.wait_until(lambda socket: socket.state.table["status"] == "over")
        spectator.check()
        moved = {event.what["seat"] for event in spectator.events if event.what["did"] == "moved"}
        assert moved == set(range(len(levels)))
        assert proof.verify(ann.http.get(f"/api/tables/{table}/games/1/record").text).good


def test_a_person_plays_with_bots_of_all_levels(server: Server) -> None:
    """Millstone seats five: a person and one bot of every level. A turn limit keeps the game short."""
    server.wait_until_compiled()
    with Player(server) as ann:
        seats = [{}, *({"level": level} for level in LEVELS)]
        options = {"turn_limit": 10}
        table = ann.create("millstone", 5, name="Ann", seats=seats, terms={"pace": 0, "race": "turns"}, options=options)
        socket = ann.connect(table)
        socket.start()
        hinted = False
        while socket.state.table["status"] == "playing":
            socket.wait_until(lambda socket: socket.state.you["legal"] or socket.state.table["status"] != "playing")
            if socket.state.you["legal"] and not hinted:
                hint = socket.answer("hint")
                assert isinstance(hint, HintResult) and hint.seat == 0
                assert {one["move"] for one in hint.moves} <= set(socket.state.you["legal"])
                hinted = True
            play_on([socket], Random(1), max_moves=1)
        assert socket.check().table["status"] == "over" and hinted
        assert [seat["level"] for seat in socket.state.table["seats"]] == ["", *LEVELS]


def test_a_program_plays_a_whole_game(server: Server) -> None:
    with Player(server) as ann:
        table = ann.create("towers", 2, seats=[{}, {"level": "novice"}], terms={"pace": 0, "hints": False})
        token = ann.http.post(f"/api/tables/{table}/seats/0/token", json={"name": "Robot"}).json()["token"]
        with Player(server, token) as robot:
            socket = robot.connect(table)
            ann.command(table, "start")
            socket.wait_until(lambda socket: socket.state.table["status"] == "playing")
            socket.wait_until(lambda socket: socket.state.you["legal"])
            assert socket.refused("hint") == "Hints are off at this table."
            play_on([socket], Random(2))
            assert socket.check().table["status"] == "over"


def test_bots_play_a_race_against_the_clock(server: Server) -> None:
    """Each bot chooses in secret at its own time, and the race is decided."""
    with Player(server) as ann:
        for _ in range(30):  # in some games, nobody plays a card that starts a race
            table = ann.create("millstone", 3, seats=[{"level": "novice"}] * 3, terms={"pace": 0})
            spectator = ann.connect(table)
            ann.command(table, "start")
            spectator.wait_until(lambda socket: socket.events and socket.events[-1].what["did"] in ("raced", "ended"))
            if spectator.events[-1].what["did"] == "raced":
                break
        else:
            pytest.fail("There was no race in thirty games.")
        claims = [event for event in spectator.events if event.what["did"] == "claimed"]
        assert claims and all(event.log == [] and event.game == {} for event in claims)
        assert all(event.what == {"did": "claimed"} and event.table == {} for event in claims)
        spectator.check()
        ann.command(table, "abort")


# --- thinking, in this process ---


def position_with_choice(game: str) -> Match:
    """A position in which a player has a choice."""
    rng = Random(3)
    match = Match(Setting.choose(kolmik.game(game), 3, 0, {}))
    while match.mover < 0 or len(match.legal()) < 2:
        match.play(rng.choice(match.legal()))
    return match


class Slow(Level):
    """A level that waits until all bots have asked, then takes 0.05 s of a clock of its own for each decision."""

    limits: list[float]
    clock: list[float]
    asked: threading.Event

    def decide(self, info: InfoState, rng: Random, seconds: float | None = None) -> tuple[str, None]:
        assert seconds is not None and self.asked.wait(60)
        self.limits.append(seconds)
        self.clock[0] += 0.05
        return info.legal[0], None


def test_bots_of_twenty_tables_stay_within_their_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time spent waiting for a thread counts; a bot with no time left moves without searching."""
    slow, clock = Slow("club", "", 0.3, 1, 0.0), [0.0]
    for name, value in (("limits", []), ("clock", clock), ("asked", threading.Event())):
        object.__setattr__(slow, name, value)
    monkeypatch.setitem(LEVELS, "club", slow)
    match = position_with_choice("towers")

    async def test() -> list[str]:
        bot_pool = BotPool(1, max_waiting=64, clock=lambda: clock[0])
        bot_pool.ready.add("towers")
        tasks = [
            asyncio.create_task(
                bot_pool.choose(match.copy(), "club", Random(one), Client(f"host {one}", f"table {one}"))
            )
            for one in range(20)
        ]
        while bot_pool.waiting < 20:
            await asyncio.sleep(0)
        slow.asked.set()
        moves = await asyncio.gather(*tasks)
        assert bot_pool.waiting == 0 and bot_pool.unsearched == 14
        bot_pool.close()
        return moves

    moves = asyncio.run(test())
    assert set(moves) <= set(match.legal())
    assert slow.limits == pytest.approx([0.3, 0.25, 0.2, 0.15, 0.1, 0.05])


def test_bots_move_without_searching_when_the_queue_is_full() -> None:
    match = position_with_choice("towers")

    async def test() -> None:
        bot_pool = BotPool(1, max_waiting=3)
        bot_pool.ready.add("towers")
        held = asyncio.Event()
        loop = asyncio.get_running_loop()
        busy = [
            asyncio.create_task(
                bot_pool._pool.run(
                    Client(f"host {one}", ""), lambda: asyncio.run_coroutine_threadsafe(held.wait(), loop).result()
                )
            )
            for one in range(3)
        ]
        while bot_pool.waiting < 3:
            await asyncio.sleep(0)
        assert await bot_pool.choose(match.copy(), "master", Random(1)) in match.legal()
        assert bot_pool.unsearched == 1 and await bot_pool.search(match.copy(), "club", 1) is None
        held.set()
        await asyncio.gather(*busy)
        assert bot_pool.waiting == 0
        bot_pool.close()

    asyncio.run(test())


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_bots_play_without_searching_until_they_are_compiled(game: str) -> None:
    match = position_with_choice(game)

    async def test() -> None:
        bot_pool = BotPool(1)
        assert await bot_pool.choose(match.copy(), "master", Random(1)) in match.legal()
        assert bot_pool.unsearched == 1 and bot_pool.waiting == 0
        bot_pool.close()

    asyncio.run(test())
