"""A hundred thousand frames of nonsense, half-sense and bad timing over sockets of a real server."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from kolmik.protocol import messages
from kolmik.server.domain import events
from kolmik.server.store import Database

from .players import Message, Player, fresh, gather
from .serving import serving

FRAMES = 100_000
SEED = 20261115
AT_ONCE = 40  # frames on their way over one socket
LARGEST = 4096

Frame = str | bytes

WORDS = ["", "a", "Ann", "\u202eevil", "\x00", "🂡" * 9, "é" * 30, "\ud7ff", "<b>", "bid 3", "pass", "draw", "x" * 300]
NUMBERS = [0, 1, 2, 5, 6, -1, 7, 2**31, 2**53, 2**53 + 1, 2**64, 10**300, 1.5, -0.0, 1e308]
VALUES: list[Any] = [*WORDS, *NUMBERS, None, True, False, [], {}, [[]], {"seat": 0}, ["novice"]]
LEVELS = ["novice", "casual", "club", "master", "god"]


def command(rng: Random, known: Message) -> dict[str, Any]:
    """A command of the right shape, hardly ever at the right time or of the right seat. Nobody ends the table."""
    seat, number = rng.randrange(6), rng.choice([known["n"], known["n"] - 1, 0, rng.randrange(2**53)])
    legal = known["you"]["legal"] or ["pass", "bid 1", "draw", "take candy 7"]
    made: dict[str, Any] = rng.choice(
        [
            {"do": "sit", "name": rng.choice(WORDS[1:]), "seat": rng.choice([None, seat]), "client_seed": "7"},
            {"do": "stand", "seat": seat},
            {"do": "client_seed", "seat": seat, "number": str(rng.randrange(10**20))},
            {"do": "start"},
            {"do": "move", "move": rng.choice(legal), "seen": number, "seat": rng.choice([None, seat])},
            {"do": "move", "move": rng.choice(legal), "seen": known["n"]},
            {"do": "release", "after": rng.randrange(60_000), "seat": rng.choice([None, seat])},
            {"do": "undo", "seen": number},
            {"do": "say", "phrase": rng.choice(messages.PHRASES)},
            {"do": "chat", "text": rng.choice(WORDS[1:-1])},
            {"do": "leave", "seat": seat},
            {"do": "return", "seat": seat},
            {"do": "look", "seat": rng.choice([None, seat])},
            {"do": "bot", "seat": seat, "level": rng.choice(LEVELS)},
            {"do": "pause"},
            {"do": "resume"},
            {"do": "rematch"},
            {"do": "hint", "seat": rng.choice([None, seat])},
            {"do": "pong", "ping": rng.randrange(2**53)},
        ]
    )
    return made | {"id": f"f{rng.randrange(10**9)}"} if rng.random() < 0.8 else made


def frame(rng: Random, known: Message) -> Frame:
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(
            chr(rng.choice([rng.randrange(32, 127), rng.randrange(0xD800)])) for _ in range(rng.randrange(80))
        )
    given = command(rng, known)
    if kind == 2:
        return json.dumps(given, ensure_ascii=rng.random() < 0.5)
    if kind == 3:  # a value that does not belong there
        given[rng.choice([*given, "extra", "do", "seat", "id"])] = rng.choice(VALUES)
        return json.dumps(given)
    if kind == 4:  # a key less
        given.pop(rng.choice(list(given)))
        return json.dumps(given).encode()
    if kind == 5:  # a few letters changed
        text = list(json.dumps(given))
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = chr(rng.randrange(1, 0x2FF))
        return "".join(text)
    if kind == 6:  # deep, or long
        deep = rng.choice(["[", '{"a":', '{"do":', '{"do":"move","move":['])
        text_ = deep * rng.randrange(1, LARGEST // len(deep))
        return rng.choice([text_, '{"a":' + text_[:4000], '{"id":[' + "[" * 2000 + "]" * 2000 + '],"do":"start"}'])[
            :LARGEST
        ]
    return json.dumps(given)[: rng.randrange(80)]


def expected(sent: Frame) -> messages.AnyCommand | None:
    """What the server reads in a frame, None if nothing."""
    try:
        read: messages.AnyCommand = messages.read_command(sent)
        return read
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


class Fuzzer:
    """One socket, and every frame with the answer it got: they come in the order of the frames."""

    def __init__(self, player: Player, rng: Random) -> None:
        self.player, self.rng = player, rng
        player.answers.clear()
        self.asked: list[tuple[Frame, messages.AnyCommand | None]] = []

    async def send(self, frames: int) -> None:
        for _ in range(0, frames, AT_ONCE):
            for _ in range(AT_ONCE):
                made = frame(self.rng, self.player.known)
                command = expected(made)
                if not isinstance(command, messages.Pong):  # only this one is not answered
                    self.asked.append((made, command))
                await self.player.send(made)
            await self.player.until(lambda: len(self.player.answers) >= len(self.asked) or not self.player.connected)
            assert self.player.connected, f"{len(self.player.answers)} answers: {self.player.why_lost}"
            assert len(self.player.answers) == len(self.asked)

    def check(self) -> Counter[str]:
        """Every frame was answered once, by one sentence or an acknowledgement; which events were acknowledged?"""
        counted: Counter[str] = Counter()
        for (sent, command), answer in zip(self.asked, self.player.answers, strict=True):
            where = f"{sent[:200]!r} was answered by {answer}"
            counted[answer["is"]] += 1
            assert answer["id"] == (command.id if command else ""), where
            if command is None:
                assert answer["is"] == "refused", where
            if answer["is"] == "refused":
                why = answer["why"]
                assert why.endswith(".") and "\n" not in why and "Something went wrong" not in why, where
        return counted

    def done(self) -> set[int]:
        """The events that were acknowledged; a look is none."""
        return {
            answer["n"]
            for (_, command), answer in zip(self.asked, self.player.answers, strict=True)
            if answer["is"] == "done" and not isinstance(command, messages.Look)
        }


def check_log(entries: list[events.AnyEvent], begun: int, done: set[int]) -> None:
    """Every event since is one that was acknowledged, came along with one in the same step, or is a bot's move."""
    for number, entry in enumerate(entries, start=1):
        if number <= begun or number in done:
            continue
        before, following = entries[number - 2], entries[number] if number < len(entries) else None
        bots = isinstance(entry, events.Moved) and entry.bot
        end = isinstance(entry, events.Ended) and isinstance(before, events.Moved)
        back = isinstance(entry, events.Returned) and isinstance(following, events.Moved) and number + 1 in done
        assert bots or end or back, f"Nobody was told of event {number}: {entry}"


@pytest.mark.long
def test_frames_that_make_no_sense_change_nothing(sqlite_url: str) -> None:
    print(f"seed {SEED}")
    with serving(sqlite_url) as server:

        async def play_beside(enough: asyncio.Event) -> int:
            """Another table at the same server, where people play one game after another and notice nothing."""
            finished = 0
            while not enough.is_set() or not finished:
                players = await gather([server.url], ("towers", "dungeon", "millstone")[finished % 3], 2)
                await asyncio.gather(*(player.play(Random(at)) for at, player in enumerate(players)))
                for player in players:
                    assert player.status == "over" and player.wrong == []
                    assert player.same(await fresh(server.url, player)) == []
                    await player.part()
                finished += 1
            return finished

        async def run() -> None:
            players = await gather([server.url], "towers", 2, hints=False, chat=True)
            table = players[0].table
            begun = players[0].known["n"]
            others = [Player(server.url, table), Player(server.url, table, "not-a-token-of-anybody")]
            lines = [*players, *[await other.join() for other in others]]
            fuzzers = [Fuzzer(line, Random(SEED + at)) for at, line in enumerate(lines)]
            enough = asyncio.Event()
            beside = asyncio.ensure_future(play_beside(enough))
            await asyncio.gather(*(fuzzer.send(FRAMES // len(fuzzers)) for fuzzer in fuzzers))
            enough.set()
            assert await beside > 0
            counted = sum((fuzzer.check() for fuzzer in fuzzers), Counter())
            assert counted["refused"] > FRAMES // 2 and counted["done"] > 100, counted
            told = await fresh(server.url, lines[0])
            for line in lines:
                await line.reach(told["n"])
                line.seat = line.known["you"]["seat"]  # where it looked last
                if line.seat is not None or not line.known["you"]["seats"]:
                    assert line.same(await fresh(server.url, line)) == []
                assert line.wrong == []
                await line.part()
            database = Database.open(sqlite_url)
            entries = [events.read(row.body) for row in database.read(table)]
            database.close()
            check_log(entries, begun, set().union(*(fuzzer.done() for fuzzer in fuzzers)))

        asyncio.run(run())
        assert server.is_up()
        assert '"level": "error"' not in server.log_text(), server.log_text()[-4000:]
