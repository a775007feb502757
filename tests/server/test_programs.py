"""What programs at a table rest on: tokens for a command line, ids in every refusal, codes of closing."""

from __future__ import annotations

import asyncio
import string
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from kolmik import locales
from kolmik.server import messages, tokens

from ..client.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("strict"), "--commands", "1", "--max-sockets-per-ip", "2") as running:
        yield running


def made(server: Server) -> str:
    """The id of a new table, where nobody sits."""
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "towers", "players": 2})
    table: str = answer.raise_for_status().json()["id"]
    return table


def socket(server: Server, table: str, more: str = "") -> connect:
    return connect(f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket?{more}")


async def hear(line: ClientConnection, kind: type[messages.Told]) -> messages.Told:
    while True:
        told = messages.read_answer(await line.recv())
        if isinstance(told, kind):
            return told


async def good_bye(line: ClientConnection) -> tuple[str, int | None]:
    """What the server says before it closes the line, and the code."""
    bye = await hear(line, messages.Bye)
    assert isinstance(bye, messages.Bye)
    await line.wait_closed()
    return bye.why, line.close_code


def test_tokens_can_be_written_on_a_command_line() -> None:
    made = {tokens.new() for _ in range(500)} | {tokens.new(9) for _ in range(500)}
    assert len(made) == 1000 and all(token[0] in string.ascii_letters for token in made)


def test_who_sits_down_has_something_to_hold_the_seat_with(server: Server) -> None:
    async def work() -> None:
        table = made(server)
        async with socket(server, table) as line:
            await line.send(messages.write(messages.Sit(id="1", name="Nobody")), text=True)
            refusal = await hear(line, messages.Refusal)
            assert refusal == messages.Refusal(
                id="1",
                why="Your browser has no cookie of this server, or your program no token: the seat could not be yours.",
                say={"id": "refused-no-token"},
            )

    asyncio.run(work())


def test_of_too_many_messages_each_is_refused_by_its_id(server: Server) -> None:
    async def work() -> None:
        async with socket(server, made(server)) as line:
            ids = [str(number) for number in range(20)]
            for given in ids:
                await line.send(messages.write(messages.Look(id=given)), text=True)
            await line.send("not a message")
            answers: list[messages.Done | messages.Refusal] = []
            while len(answers) < 21:
                told = messages.read_answer(await line.recv())
                if isinstance(told, messages.Done | messages.Refusal):
                    answers.append(told)
            refused = [one for one in answers if isinstance(one, messages.Refusal)]
            assert [one.id for one in answers] == [*ids, ""]
            assert refused and all(one.again and one.why.startswith("Too many messages") for one in refused)

    asyncio.run(work())


def test_a_client_is_told_whether_to_try_again(server: Server) -> None:
    async def work() -> None:
        table = made(server)
        async with socket(server, "no-such-table") as line:
            assert await good_bye(line) == ("There is no such table; perhaps the link is not whole.", 1008)
        for wrong, most in (("seen=-1", 2**53), ("seat=6", 5), ("version=one", 2**53), ("seen=" + "9" * 5000, 2**53)):
            async with socket(server, table, more=wrong) as line:
                name = wrong.partition("=")[0]
                assert await good_bye(line) == (f'"{name}" is a whole number from 0 to {most}.', 1008)
        async with socket(server, table, more="version=99") as line:
            assert await good_bye(line) == ("This server speaks version 1 of the messages, not 99.", 1008)
        async with socket(server, table) as one, socket(server, table) as other:
            await hear(one, messages.State)
            await hear(other, messages.State)
            async with socket(server, table) as third:
                assert await good_bye(third) == ("Your address has as many sockets open as it may.", 1013)

    asyncio.run(work())


def test_the_quick_phrases_are_told_in_every_language(server: Server) -> None:
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
