"""Lines that keep breaking, between a move and its answer too: nothing is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from websockets.asyncio.server import ServerConnection, serve

import kolmik
from kolmik.client import Client, Connection, Refused, Unsure
from kolmik.protocol.messages import Terms

from ..cli.command import PATIENCE
from ..server.serving import Server


class Cable:
    """Between a client and a server. Whatever the client says arrives; what the server says does so up to a point."""

    def __init__(self, server: Server, chance: Random) -> None:
        self.server, self.chance = server, chance
        self.breaks = 0
        self.url = ""
        self._tasks: set[asyncio.Task[None]] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, answer = await asyncio.open_connection("127.0.0.1", self.server.port)
        saying = asyncio.create_task(self._carry(reader, answer, None))
        least = 1_000 if self._tasks else 8_000  # the first line lasts till the table is known
        hearing = asyncio.create_task(self._carry(there, writer, self.chance.randrange(least, 12_000)))
        self._tasks |= {saying, hearing}
        await asyncio.wait({saying, hearing}, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, answer):
            end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, most: int | None) -> None:
        carried = 0
        while data := await reader.read(512):
            carried += len(data)
            if most is not None and carried > most:
                self.breaks += 1
                return
            writer.write(data)
            await writer.drain()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def cable(server: Server, chance: Random) -> AsyncIterator[Cable]:
    between = Cable(server, chance)
    listening = await asyncio.start_server(between.accept, "127.0.0.1", 0)
    between.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield between
    finally:
        listening.close()
        await between.close()


async def play(line: Connection, chance: Random) -> list[str]:
    kept = []
    async for turn in line.turns():
        move = chance.choice(turn.legal)
        if await turn.move(move):
            kept.append(move)
    return kept


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_move_is_made_once(server: Server, seed: int) -> None:
    async def work() -> None:
        async with cable(server, Random(seed)) as between, Client(server.url) as safe:
            table = await safe.create("towers", 2, name="Mari", terms=Terms(pace=0))
            token = await safe.seat_program(table, 1)
            async with Client(between.url, token=token) as shaky:
                one, other = await safe.join(table), await shaky.join(table)
                await one.start()
                kept = await asyncio.gather(play(one, Random(seed)), play(other, Random(seed + 1)))
                match = kolmik.read_record(await safe.record(table))
                made = [
                    [
                        match.game.words[move]
                        for move, mover in zip(match.moves, match.movers, strict=True)
                        if mover == at
                    ]
                    for at in (0, 1)
                ]
                assert made == list(kept), seed
                assert between.breaks and other.reconnected, seed
                assert other.log == one.log and other.state.table == one.state.table, seed

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_what_is_not_a_move_is_not_repeated(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url) as client:
            line = await client.join(await client.create("towers", 2, name="Mari"))
            assert line._socket
            line._socket.transport.abort()
            sentence = r"^The connection was lost before the server answered; look at the table to see .*\.$"
            with pytest.raises(Unsure, match=sentence):
                await line.say("hello")
            await line.say("oops")  # waits for the next line
            assert line.state.table["said"][-1]["phrase"] == "oops"

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_server_that_says_what_nobody_understands_is_left() -> None:
    async def sing(line: ServerConnection) -> None:
        await line.send('{"is":"song"}')
        await line.wait_closed()

    async def work() -> None:
        async with serve(sing, "127.0.0.1", 0) as singer:
            port = next(iter(singer.sockets)).getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client:
                sentence = r"^The server sent a message this client does not know; it may be newer than the client\.$"
                with pytest.raises(Refused, match=sentence):
                    await client.join("sometable")

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
