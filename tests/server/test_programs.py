"""Guarantees for programs at a table: tokens fit a command line, refusals carry ids, and close codes have a meaning."""

from __future__ import annotations

import asyncio
import string
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from kolmik import locales
from kolmik.protocol import messages
from kolmik.server.runtime import tokens

from .serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("strict"), "--commands", "5", "--max-sockets-per-ip", "2") as running:
        yield running


def new_table(server: Server) -> str:
    """Create a table without players; returns its id."""
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "towers", "players": 2})
    table: str = answer.raise_for_status().json()["id"]
    return table


def open_socket(server: Server, table: str, query: str = "") -> connect:
    return connect(f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket?{query}")


async def receive(socket: ClientConnection, kind: type[messages.Message]) -> messages.Message:
    while True:
        message = messages.read_message(await socket.recv())
        if isinstance(message, kind):
            return message


async def receive_bye(socket: ClientConnection) -> tuple[str, int | None]:
    """The reason the server gives for closing the socket, and the close code."""
    bye = await receive(socket, messages.Bye)
    assert isinstance(bye, messages.Bye)
    await socket.wait_closed()
    return bye.why, socket.close_code


def test_tokens_can_be_written_on_a_command_line() -> None:
    created = {tokens.new_token() for _ in range(500)} | {tokens.new_token(9) for _ in range(500)}
    assert len(created) == 1000 and all(token[0] in string.ascii_letters for token in created)


def test_taking_a_seat_requires_a_token(server: Server) -> None:
    async def work() -> None:
        table = new_table(server)
        async with open_socket(server, table) as socket:
            await socket.send(messages.write(messages.Sit(id="1", name="Nobody")), text=True)
            refusal = await receive(socket, messages.Refusal)
            assert refusal == messages.Refusal(
                id="1",
                why="To take a seat, a browser needs this server’s cookie and a program needs a token.",
                say={"id": "refused-no-token"},
            )

    asyncio.run(work())


def test_messages_over_the_limit_are_refused_by_their_ids(server: Server) -> None:
    async def work() -> None:
        async with open_socket(server, new_table(server)) as socket:
            ids = [str(number) for number in range(20)]
            for command_id in ids:
                await socket.send(messages.write(messages.Look(id=command_id)), text=True)
            await socket.send("not a message")
            answers: list[messages.Done | messages.Refusal] = []
            while len(answers) < 21:
                message = messages.read_message(await socket.recv())
                if isinstance(message, messages.Done | messages.Refusal):
                    answers.append(message)
            refused = [one for one in answers if isinstance(one, messages.Refusal)]
            assert [one.id for one in answers] == [*ids, ""]
            assert refused and all(one.again and one.why.startswith("Too many messages") for one in refused)

    asyncio.run(work())


def test_the_close_code_says_whether_to_try_again(server: Server) -> None:
    async def work() -> None:
        table = new_table(server)
        async with open_socket(server, "no-such-table") as socket:
            assert await receive_bye(socket) == ("There is no such table; the link may be incomplete.", 1008)
        for query, most in (("seen=-1", 2**53), ("seat=6", 5), ("version=one", 2**53), ("seen=" + "9" * 5000, 2**53)):
            async with open_socket(server, table, query=query) as socket:
                name = query.partition("=")[0]
                assert await receive_bye(socket) == (f'"{name}" must be a whole number from 0 to {most}.', 1008)
        async with open_socket(server, table, query="version=99") as socket:
            assert await receive_bye(socket) == ("This server speaks version 1 of the protocol, not 99.", 1008)
        async with open_socket(server, table) as one, open_socket(server, table) as other:
            await receive(one, messages.State)
            await receive(other, messages.State)
            async with open_socket(server, table) as third:
                assert await receive_bye(third) == ("Too many connections from your address; close one first.", 1013)

    asyncio.run(work())


def test_the_quick_phrases_are_available_in_every_language(server: Server) -> None:
    for language in locales.LANGUAGES:
        answer = httpx.get(f"{server.url}/api/phrases/{language}")
        assert answer.status_code == 200 and answer.json() == locales.phrases(language)
    unknown = httpx.get(f"{server.url}/api/phrases/xx")
    assert unknown.status_code == 404
    assert unknown.json()["why"] == ('There are no phrases in "xx", only in en, et, lt, fi, sv, da, nb.')
    described = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]["/api/phrases/{language}"]["get"]
    assert described["responses"]["404"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/Problem"
    }
