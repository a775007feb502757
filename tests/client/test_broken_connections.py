"""Connections that keep breaking, even between a move and its answer: no move is lost or made twice."""

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


class BreakingProxy:
    """A proxy that forwards everything to the server, but breaks a connection after some bytes to the client."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server, self.rng = server, rng
        self.breaks = 0
        self.url = ""
        self._tasks: set[asyncio.Task[None]] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        upstream = asyncio.create_task(self._forward(reader, server_writer, None))
        min_bytes = 1_000 if self._tasks else 8_000  # the first connection lasts until the state has arrived
        downstream = asyncio.create_task(self._forward(server_reader, writer, self.rng.randrange(min_bytes, 12_000)))
        self._tasks |= {upstream, downstream}
        await asyncio.wait({upstream, downstream}, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, server_writer):
            end.transport.abort()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, max_bytes: int | None) -> None:
        forwarded = 0
        while data := await reader.read(512):
            forwarded += len(data)
            if max_bytes is not None and forwarded > max_bytes:
                self.breaks += 1
                return
            writer.write(data)
            await writer.drain()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def breaking_proxy(server: Server, rng: Random) -> AsyncIterator[BreakingProxy]:
    proxy = BreakingProxy(server, rng)
    listening = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    proxy.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        listening.close()
        await proxy.close()


async def play(connection: Connection, rng: Random) -> list[str]:
    accepted = []
    async for turn in connection.turns():
        move = rng.choice(turn.legal)
        if await turn.move(move):
            accepted.append(move)
    return accepted


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_move_is_made_once(server: Server, seed: int) -> None:
    async def work() -> None:
        async with breaking_proxy(server, Random(seed)) as proxy, Client(server.url) as stable:
            table = await stable.create("towers", 2, name="Mari", terms=Terms(pace=0))
            token = await stable.seat_program(table, 1)
            async with Client(proxy.url, token=token) as breaking:
                one, other = await stable.join(table), await breaking.join(table)
                await one.start()
                accepted = await asyncio.gather(play(one, Random(seed)), play(other, Random(seed + 1)))
                match = kolmik.read_record(await stable.record(table))
                recorded = [
                    [
                        match.game.words[move]
                        for move, mover in zip(match.moves, match.movers, strict=True)
                        if mover == at
                    ]
                    for at in (0, 1)
                ]
                assert recorded == list(accepted), seed
                assert proxy.breaks and other.reconnected, seed
                assert other.log == one.log and other.state.table == one.state.table, seed

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_only_moves_are_repeated(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url) as client:
            connection = await client.join(await client.create("towers", 2, name="Mari"))
            assert connection._socket
            connection._socket.transport.abort()
            sentence = r"^The connection was lost before the server answered; look at the table to see .*\.$"
            with pytest.raises(Unsure, match=sentence):
                await connection.say("hello")
            await connection.say("oops")  # waits for the next connection
            assert connection.state.table["said"][-1]["phrase"] == "oops"

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_an_unknown_message_from_the_server_is_refused() -> None:
    async def send_unknown(connection: ServerConnection) -> None:
        await connection.send('{"is":"song"}')
        await connection.wait_closed()

    async def work() -> None:
        async with serve(send_unknown, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client:
                sentence = r"^The server sent a message this client does not know; it may be newer than the client\.$"
                with pytest.raises(Refused, match=sentence):
                    await client.join("sometable")

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
