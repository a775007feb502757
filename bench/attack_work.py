"""Attacks that let the server work: long games, replays, analyses, bots, hints; and the most that honest people ask."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Collection
from random import Random
from typing import Any, cast

from attacker import (
    PAUSE,
    Attack,
    Prepared,
    Seat,
    Target,
    ask,
    connect,
    create,
    follow_all,
    handshake,
    on_turn,
    playing,
    request,
)

LONG = 6_000  # events of the long game, and of the long log
FOR_EVER = 10**400  # turns of patience with a game of Dungeon; where it is refused, the most that is allowed
PATIENCE = 20
ENDED = 10  # games to analyse
WORKERS = 10  # requests at a time
UNREAD = 100  # connections, and as many sockets, that read nothing
BOT_TABLES = 60  # an address may create so many in an hour
HINT_TABLES = 20
AUDIENCE = 190  # spectators of one table
LARGEST_BODY, LARGEST_FRAME = 262_144, 4_096  # bytes
REFUSED_PAUSE = 0.05  # seconds after a refusal


# --- in advance, at a server without limits ---


async def prepare(target: Target, names: Collection[str]) -> Prepared:
    """Make the tables that these attacks need."""
    async with _long_dungeon(target) as seats:
        prepared = Prepared(long_game=seats[0].table, moves=await _play(seats, LONG, patient=True))
    if {"unread", "reconnects"} & {*names}:
        async with playing(target, "towers", terms={"away": 0}) as seats:
            while seats[0].n < LONG:
                await _move_and_undo(seats)
            prepared = prepared._replace(long_log=seats[0].table, events=seats[0].n)
    for _ in range(ENDED if "analyses" in names else 0):
        async with playing(target, "dungeon", terms={"away": 0}) as seats:
            await _play(seats, LONG, patient=False)
            prepared = prepared._replace(ended=(*prepared.ended, seats[0].table))
    return prepared


@contextlib.asynccontextmanager
async def _long_dungeon(target: Target) -> AsyncIterator[list[Seat]]:
    for patience in (FOR_EVER, PATIENCE):
        async with playing(target, "dungeon", terms={"away": 0}, options={"patience": patience}) as seats:
            if seats:
                yield seats
                return


async def _play(seats: list[Seat], most: int, patient: bool) -> int:
    """Play to the end of the game or to so many events; returns the number of moves. Patient players put back."""
    rng, in_a_row = Random(7), 0
    while seats[0].n < most:
        seat = next(on_turn(seats), None)
        if seat is None:
            break
        legal = seat.legal
        waits = patient and "put back" in legal and (in_a_row < 2 * PATIENCE - 2 or len(legal) == 1)
        move = "put back" if waits else rng.choice([one for one in legal if one != "put back"] or legal)
        if move != "draw":
            in_a_row = in_a_row + 1 if move == "put back" else 0
        answer = await seat.do("move", move=move, seen=seat.n)
        if answer["is"] != "done":
            break
        await follow_all(seats, answer["n"])
    status, body = await ask(seats[0].target, "GET", f"/api/tables/{seats[0].table}", token=seats[0].token)
    return len(json.loads(body)["log"]) if status == 200 else 0


async def _move_and_undo(seats: list[Seat]) -> None:
    seat = next(on_turn(seats))
    commands: tuple[tuple[str, dict[str, Any]], ...] = (("move", {"move": seat.legal[0]}), ("undo", {}))
    for do, more in commands:
        answer = await seat.do(do, seen=seat.n, **more)
        assert answer["is"] == "done", answer
        await follow_all(seats, answer["n"])


# --- games without end ---


async def _repeatedly(target: Target, seen: Counter[str], what: str, *asked: tuple[str, str, bytes]) -> None:
    """Send these requests, one after the other, for ever."""
    while True:
        for method, path, body in asked:
            with contextlib.suppress(OSError, TimeoutError):
                status, _ = await ask(target, method, path, body)
                seen[what if 200 <= status < 300 else f"answers {status}"] += 1
                if status >= 300:
                    await asyncio.sleep(REFUSED_PAUSE)


def _last_page(prepared: Prepared) -> str:
    """The most expensive part of the replay: at its end. Servers that send all at once ignore the number."""
    return f"/api/tables/{prepared.long_game}/games/1/replay?from={max(0, prepared.moves - 99)}"


async def replays(target: Target, seen: Counter[str]) -> None:
    """Ask for the replay of a very long game."""
    asked = ("GET", _last_page(target.prepared), b"")
    await asyncio.gather(*(_repeatedly(target, seen, "replays", asked) for _ in range(WORKERS)))


async def analyses(target: Target, seen: Counter[str]) -> None:
    """Ask for analyses of ended games."""
    asked = [("POST", f"/api/tables/{table}/games/1/analysis", b"{}") for table in target.prepared.ended]
    await asyncio.gather(*(_repeatedly(target, seen, "analyses", one) for one in asked))


async def reconnects(target: Target, seen: Counter[str]) -> None:
    """Connect to a table with a very long log, with one event missed, and so on."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await connect(target)
                try:
                    writer.write(handshake(target, target.prepared.long_log, f"?seen={target.prepared.events - 1}"))
                    await reader.readuntil(b"\r\n\r\n")
                    refused = b'"bye"' in await reader.read(1_000)
                    seen["refused" if refused else "reconnections"] += 1
                finally:
                    writer.close()
                if refused:
                    await asyncio.sleep(REFUSED_PAUSE)

    await asyncio.gather(*(one() for _ in range(WORKERS)))


async def unread(target: Target, seen: Counter[str]) -> None:
    """Ask for replays and open sockets, and never read."""

    async def one(asked: bytes) -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await connect(target)
                cast(asyncio.Transport, writer.transport).pause_reading()
                seen["held at the end"] += 1
                try:
                    while not writer.is_closing():
                        writer.write(asked)
                        await asyncio.sleep(PAUSE)
                finally:
                    seen["held at the end"] -= 1
                    writer.close()

    replay = request(target, "GET", _last_page(target.prepared), close=False)
    socket = handshake(target, target.prepared.long_log)
    await asyncio.gather(*(one(asked) for asked in (replay, socket) for _ in range(UNREAD)))


# --- bots and hints from one address ---


async def bots(target: Target, seen: Counter[str]) -> None:
    """Let bots of the highest level play against each other at as many tables as there may be."""

    async def one() -> None:
        token = secrets.token_hex(16)
        seats = [{"level": "master"}, {"level": "master"}]
        table = await create(target, token, game="towers", players=2, seats=seats, terms={"pace": 0})
        if not table:
            seen["tables refused"] += 1
            return
        seen["tables"] += 1
        watching = Seat(target, table, token)
        await watching.open()
        await watching.do("start")
        while True:
            before = watching.n
            await watching.follow(before + 1)
            seen["events"] += watching.n - before
            if watching.status == "over":
                await watching.do("rematch")
                await watching.do("start")

    await asyncio.gather(*(one() for _ in range(BOT_TABLES)))


async def hints(target: Target, seen: Counter[str]) -> None:
    """Ask for hint after hint at many tables."""

    async def one() -> None:
        async with playing(target, "towers", terms={"away": 0}) as seats:
            if not seats:
                seen["tables refused"] += 1
                return
            while True:
                answer = await next(on_turn(seats)).do("hint")
                seen["hints" if answer["is"] == "hint" else "hints refused"] += 1
                if answer["is"] != "hint":
                    await asyncio.sleep(REFUSED_PAUSE)

    await asyncio.gather(*(one() for _ in range(HINT_TABLES)))


# --- the most that honest people ask for ---


async def largest(target: Target, seen: Counter[str]) -> None:
    """Send the largest frames and bodies that are accepted, and ask for the last page of the longest replay."""
    wish = json.dumps({"game": "towers", "players": 2, "options": {"no such option": 1}}).encode()
    record = json.dumps({"record": "towers\n" + "0: bid 3\n" * (LARGEST_BODY // 10 - 100)}).encode()
    asked = [
        ("POST", "/api/tables", wish + b" " * (LARGEST_BODY - len(wish))),
        ("POST", "/api/verify", record[:LARGEST_BODY]),
        ("GET", _last_page(target.prepared), b""),
    ]

    async def frames() -> None:
        seat = Seat(target, target.table, secrets.token_hex(16))
        await seat.open()
        assert seat.socket
        look = b'{"do":"look","seat":null}'
        while True:
            seat.socket.send(look + b" " * (LARGEST_FRAME - len(look)))
            seen["frames"] += 1
            await asyncio.sleep(REFUSED_PAUSE)

    await asyncio.gather(*(_repeatedly(target, seen, "requests", one) for one in asked), *(frames() for _ in range(3)))


async def audience(target: Target, seen: Counter[str]) -> None:
    """Play with as many as the rules allow, before as many spectators as an address may have."""
    _, body = await ask(target, "GET", "/api/games")
    players = next(game["players"][-1] for game in json.loads(body)["games"] if game["name"] == "towers")

    async def watch(table: str) -> None:
        reader, writer = await connect(target)
        try:
            writer.write(handshake(target, table))
            while await reader.read(65_536):
                pass
        finally:
            writer.close()

    async with playing(target, "towers", players, terms={"away": 0}) as seats:
        watching = [asyncio.create_task(watch(seats[0].table)) for _ in range(AUDIENCE)]
        try:
            rng = Random(7)
            while (seat := next(on_turn(seats), None)) is not None:
                answer = await seat.do("move", move=rng.choice(seat.legal), seen=seat.n)
                seen["moves" if answer["is"] == "done" else "moves refused"] += 1
                await follow_all(seats, answer.get("n", 0))
                await asyncio.sleep(REFUSED_PAUSE)
        finally:
            for one in watching:
                one.cancel()
            await asyncio.wait(watching)


WORK: dict[str, Attack] = {
    "replays": replays,
    "unread": unread,
    "analyses": analyses,
    "reconnects": reconnects,
    "bots": bots,
    "hints": hints,
    "largest": largest,
    "audience": audience,
}
PREPARED = frozenset({"replays", "unread", "analyses", "reconnects", "largest"})  # attacks that need prepared tables
