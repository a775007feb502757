"""Bots in seats: all levels play whole games, think within their limit, and hold up nobody."""

from __future__ import annotations

import asyncio
import time
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

from .people import Player, play_on
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
        watching = ann.line(table)
        ann.ask(table, "start")
        watching.wait(lambda line: line.state.table["status"] == "over")
        watching.check()
        moved = {event.what["seat"] for event in watching.events if event.what["did"] == "moved"}
        assert moved == set(range(len(levels)))
        assert proof.verify(ann.http.get(f"/api/tables/{table}/games/1/record").text).good


def test_a_person_plays_with_bots_of_all_levels(server: Server) -> None:
    """Millstone is for five: a person, and one of every level; the last one is short of turns so that it ends."""
    server.wait_until_compiled()
    with Player(server) as ann:
        seats = [{}, *({"level": level} for level in LEVELS)]
        options = {"turn_limit": 10}
        table = ann.create("millstone", 5, name="Ann", seats=seats, terms={"pace": 0, "race": "turns"}, options=options)
        line = ann.line(table)
        line.ask("start")
        hinted = False
        while line.state.table["status"] == "playing":
            line.wait(lambda line: line.state.you["legal"] or line.state.table["status"] != "playing")
            if line.state.you["legal"] and not hinted:
                hint = line.answer("hint")
                assert isinstance(hint, HintResult) and hint.seat == 0
                assert {one["move"] for one in hint.moves} <= set(line.state.you["legal"])
                hinted = True
            play_on([line], Random(1), most=1)
        assert line.check().table["status"] == "over" and hinted
        assert [seat["level"] for seat in line.state.table["seats"]] == ["", *LEVELS]


def test_a_program_plays_a_whole_game(server: Server) -> None:
    with Player(server) as ann:
        table = ann.create("towers", 2, seats=[{}, {"level": "novice"}], terms={"pace": 0, "hints": False})
        token = ann.http.post(f"/api/tables/{table}/seats/0/token", json={"name": "Robot"}).json()["token"]
        with Player(server, token) as robot:
            line = robot.line(table)
            ann.ask(table, "start")
            line.wait(lambda line: line.state.table["status"] == "playing")
            line.wait(lambda line: line.state.you["legal"])
            assert line.refused("hint") == "Hints are off at this table."
            play_on([line], Random(2))
            assert line.check().table["status"] == "over"


def test_bots_race_live(server: Server) -> None:
    """Each chooses in secret and in its own time, and the race is decided."""
    with Player(server) as ann:
        for _ in range(30):  # in some games nobody plays a card that starts a race
            table = ann.create("millstone", 3, seats=[{"level": "novice"}] * 3, terms={"pace": 0})
            watching = ann.line(table)
            ann.ask(table, "start")
            watching.wait(lambda line: line.events and line.events[-1].what["did"] in ("raced", "ended"))
            if watching.events[-1].what["did"] == "raced":
                break
        else:
            pytest.fail("There was no race in thirty games.")
        claims = [event for event in watching.events if event.what["did"] == "claimed"]
        assert claims and all(event.log == [] and event.game == {} for event in claims)
        watching.check()
        ann.ask(table, "abort")


# --- thinking, in this process ---


def match_of(game: str) -> Match:
    """A position where somebody has a choice."""
    chance = Random(3)
    match = Match(Setting.choose(kolmik.game(game), 3, 0, {}))
    while match.mover < 0 or len(match.legal()) < 2:
        match.play(chance.choice(match.legal()))
    return match


class Slow(Level):
    """A level that says how long it was let think."""

    asked: list[float]

    def decide(self, info: InfoState, chance: Random, seconds: float | None = None) -> tuple[str, None]:
        assert seconds is not None
        self.asked.append(seconds)
        time.sleep(min(seconds, 0.05))
        return info.legal[0], None


def test_twenty_tables_at_once_and_no_bot_is_over_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waiting for a thread takes is taken off; who has nothing left moves without searching."""
    slow = Slow("club", "", 0.3, 1, 0.0)
    object.__setattr__(slow, "asked", [])
    monkeypatch.setitem(LEVELS, "club", slow)
    match = match_of("towers")

    async def test() -> list[str]:
        bot_pool = BotPool(1, max_waiting=64)
        bot_pool.ready.add("towers")
        moves = await asyncio.gather(*(bot_pool.choose(match.copy(), "club", Random(one)) for one in range(20)))
        assert bot_pool.waiting == 0
        assert len(slow.asked) + bot_pool.unsearched == 20 and bot_pool.unsearched > 0
        bot_pool.close()
        return moves

    moves = asyncio.run(test())
    assert set(moves) <= set(match.legal())
    assert slow.asked == sorted(slow.asked, reverse=True)  # each has less left than the one before
    assert max(slow.asked) <= 0.3 and min(slow.asked) >= 0.02


def test_when_the_queue_is_full_bots_move_quickly() -> None:
    match = match_of("towers")

    async def test() -> None:
        bot_pool = BotPool(1, max_waiting=3)
        bot_pool.ready.add("towers")
        held = asyncio.Event()
        loop = asyncio.get_running_loop()
        busy = [
            asyncio.create_task(
                bot_pool._in_thread(lambda: asyncio.run_coroutine_threadsafe(held.wait(), loop).result())
            )
            for _ in range(3)
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
def test_till_the_bots_are_compiled_they_play_without_searching(game: str) -> None:
    match = match_of(game)

    async def test() -> None:
        bot_pool = BotPool(1)
        assert await bot_pool.choose(match.copy(), "master", Random(1)) in match.legal()
        assert bot_pool.unsearched == 1 and bot_pool.waiting == 0
        bot_pool.close()

    asyncio.run(test())
