"""A hundred thousand random, half-valid and badly timed frames over the sockets of a real server."""

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

from .async_players import AsyncPlayer, Message, fetch_state, start_table
from .serving import serving

FRAMES = 100_000
SEED = 20261115
AT_ONCE = 40  # frames in flight over one socket
LARGEST = 4096

Frame = str | bytes

WORDS = ["", "a", "Ann", "\u202eevil", "\x00", "🂡" * 9, "é" * 30, "\ud7ff", "<b>", "bid 3", "pass", "draw", "x" * 300]
NUMBERS = [0, 1, 2, 5, 6, -1, 7, 2**31, 2**53, 2**53 + 1, 2**64, 10**300, 1.5, -0.0, 1e308]
VALUES: list[Any] = [*WORDS, *NUMBERS, None, True, False, [], {}, [[]], {"seat": 0}, ["novice"]]
LEVELS = ["novice", "casual", "club", "master", "god"]


def command(rng: Random, known: Message) -> dict[str, Any]:
    """A well-formed command, rarely at the right time or for the right seat. None ends the table."""
    seat, number = rng.randrange(6), rng.choice([known["n"], known["n"] - 1, 0, rng.randrange(2**53)])
    legal = known["you"]["legal"] or ["pass", "bid 1", "draw", "take candy 7"]
    fields: dict[str, Any] = rng.choice(
        [
            {"do": "sit", "name": rng.choice(WORDS[1:]), "seat": rng.choice([None, seat])},
            {"do": "stand", "seat": seat},
            {"do": "client_seed_hash", "seat": seat, "hash": rng.choice(["", "0" * 64, "7"])},
            {"do": "client_seed", "seat": seat, "seed": str(rng.randrange(10**20))},
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
    return fields | {"id": f"f{rng.randrange(10**9)}"} if rng.random() < 0.8 else fields


def frame(rng: Random, known: Message) -> Frame:
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(
            chr(rng.choice([rng.randrange(32, 127), rng.randrange(0xD800)])) for _ in range(rng.randrange(80))
        )
    fields = command(rng, known)
    if kind == 2:
        return json.dumps(fields, ensure_ascii=rng.random() < 0.5)
    if kind == 3:  # a value of the wrong type
        fields[rng.choice([*fields, "extra", "do", "seat", "id"])] = rng.choice(VALUES)
        return json.dumps(fields)
    if kind == 4:  # a missing key
        fields.pop(rng.choice(list(fields)))
        return json.dumps(fields).encode()
    if kind == 5:  # a few letters changed
        text = list(json.dumps(fields))
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = chr(rng.randrange(1, 0x2FF))
        return "".join(text)
    if kind == 6:  # deep, or long
        deep = rng.choice(["[", '{"a":', '{"do":', '{"do":"move","move":['])
        text_ = deep * rng.randrange(1, LARGEST // len(deep))
        return rng.choice([text_, '{"a":' + text_[:4000], '{"id":[' + "[" * 2000 + "]" * 2000 + '],"do":"start"}'])[
            :LARGEST
        ]
    return json.dumps(fields)[: rng.randrange(80)]


def expected(sent: Frame) -> messages.AnyCommand | None:
    """The command that the server reads from a frame, None if it is invalid."""
    try:
        command: messages.AnyCommand = messages.read_command(sent)
        return command
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


class Fuzzer:
    """One socket and all its frames, whose answers arrive in the order of the frames."""

    def __init__(self, player: AsyncPlayer, rng: Random) -> None:
        self.player, self.rng = player, rng
        player.answers.clear()
        self.sent: list[tuple[Frame, messages.AnyCommand | None]] = []

    async def send(self, frames: int) -> None:
        for _ in range(0, frames, AT_ONCE):
            for _ in range(AT_ONCE):
                text = frame(self.rng, self.player.known)
                command = expected(text)
                if not isinstance(command, messages.Pong):  # the only command without an answer
                    self.sent.append((text, command))
                await self.player.send(text)
            await self.player.wait_until(
                lambda: len(self.player.answers) >= len(self.sent) or not self.player.connected
            )
            assert self.player.connected, f"{len(self.player.answers)} answers: {self.player.close_reason}"
            assert len(self.player.answers) == len(self.sent)

    def check(self) -> Counter[str]:
        """Check that every frame was answered once, by a refusal or an acknowledgement; counts the kinds."""
        counted: Counter[str] = Counter()
        for (sent, command), answer in zip(self.sent, self.player.answers, strict=True):
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
        """The numbers of the acknowledged events; looking at a seat makes no event."""
        return {
            answer["n"]
            for (_, command), answer in zip(self.sent, self.player.answers, strict=True)
            if answer["is"] == "done" and not isinstance(command, messages.Look)
        }


def check_log(entries: list[events.AnyEvent], started: int, done: set[int]) -> None:
    """Check that every event since was acknowledged, came with an acknowledged one, or is a bot's move."""
    for number, entry in enumerate(entries, start=1):
        if number <= started or number in done:
            continue
        before, following = entries[number - 2], entries[number] if number < len(entries) else None
        bots = isinstance(entry, events.Moved) and entry.bot
        end = isinstance(entry, events.Ended) and isinstance(before, events.Moved)
        back = isinstance(entry, events.Returned) and isinstance(following, events.Moved) and number + 1 in done
        assert bots or end or back, f"Event {number} was not acknowledged: {entry}"


@pytest.mark.long
def test_random_frames_change_nothing(sqlite_url: str) -> None:
    print(f"seed {SEED}")
    with serving(sqlite_url) as server:

        async def play_beside(enough: asyncio.Event) -> int:
            """Play one game after another at another table of the same server, undisturbed."""
            finished = 0
            while not enough.is_set() or not finished:
                players = await start_table([server.url], ("towers", "dungeon", "millstone")[finished % 3], 2)
                await asyncio.gather(*(player.play(Random(at)) for at, player in enumerate(players)))
                for player in players:
                    assert player.status == "over" and player.errors == []
                    assert player.differences(await fetch_state(server.url, player)) == []
                    await player.disconnect()
                finished += 1
            return finished

        async def run() -> None:
            players = await start_table([server.url], "towers", 2, hints=False, chat=True)
            table = players[0].table
            started = players[0].known["n"]
            others = [AsyncPlayer(server.url, table), AsyncPlayer(server.url, table, "not-a-token-of-anybody")]
            viewers = [*players, *[await other.join() for other in others]]
            fuzzers = [Fuzzer(viewer, Random(SEED + at)) for at, viewer in enumerate(viewers)]
            enough = asyncio.Event()
            neighbour = asyncio.ensure_future(play_beside(enough))
            await asyncio.gather(*(fuzzer.send(FRAMES // len(fuzzers)) for fuzzer in fuzzers))
            enough.set()
            assert await neighbour > 0
            counted = sum((fuzzer.check() for fuzzer in fuzzers), Counter())
            assert counted["refused"] > FRAMES // 2 and counted["done"] > 100, counted
            state = await fetch_state(server.url, viewers[0])
            for viewer in viewers:
                await viewer.reach(state["n"])
                viewer.seat = viewer.known["you"]["seat"]  # the seat it looked at last
                if viewer.seat is not None or not viewer.known["you"]["seats"]:
                    assert viewer.differences(await fetch_state(server.url, viewer)) == []
                assert viewer.errors == []
                await viewer.disconnect()
            database = Database.open(sqlite_url)
            entries = [events.read(row.body) for row in database.read(table)]
            database.close()
            check_log(entries, started, set().union(*(fuzzer.done() for fuzzer in fuzzers)))

        asyncio.run(run())
        assert server.is_up()
        assert '"level": "error"' not in server.log_text(), server.log_text()[-4000:]
