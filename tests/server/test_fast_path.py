"""A move that comes in one piece is made at once; one that comes otherwise is made as well, and all in their order."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from contextlib import closing
from random import Random

import pytest
from websockets.frames import Frame, Opcode

from kolmik.protocol.messages import Done, Refusal

from .people import Line, seated
from .players import gather
from .serving import Server, serving

SEEDS = (1, 2, 3)
PAIRS = 15  # of moves, a seed and a way


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def in_one(text: bytes, chance: Random) -> list[bytes]:
    return [frame(text)]


def in_pieces(text: bytes, chance: Random) -> list[bytes]:
    """One frame, cut anywhere: within its head, its mask or its text."""
    whole = frame(text)
    at = chance.randrange(1, len(whole))
    return [whole[:at], whole[at:]]


def in_two_frames(text: bytes, chance: Random) -> list[bytes]:
    """One message in two frames, with a ping between them."""
    at = chance.randrange(len(text) + 1)
    first, rest = frame(text[:at], Opcode.TEXT, fin=False), frame(text[at:], Opcode.CONT)
    return [first, frame(b"here", Opcode.PING), rest]


def with_others(text: bytes, chance: Random) -> list[bytes]:
    """Several messages at once: a phrase, the move, the move again."""
    return [frame(b'{"do":"say","id":"word","phrase":"oops"}') + frame(text) + frame(text)]


def long(text: bytes, chance: Random) -> list[bytes]:
    """So long that its length is told in two bytes."""
    return [frame(text + b" " * 300)]


WAYS = (in_one, in_pieces, in_two_frames, with_others, long)


def send(line: Line, pieces: list[bytes]) -> None:
    line.socket.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for piece in pieces:
        line.socket.socket.sendall(piece)


def done(line: Line, given: str) -> Done:
    line.wait(lambda line: given in line.answers)
    answer = line.answers.pop(given)
    assert isinstance(answer, Done), answer
    return answer


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", ["towers", "millstone"])
def test_moves_are_made_however_they_come(server: Server, game: str, seed: int) -> None:
    chance = Random(seed)
    with seated(server, game, 2, race="turns") as (_, _, lines):
        for number in range(PAIRS):
            able = [line for line in lines if line.state.you["legal"]]
            if not able or lines[0].state.table["status"] != "playing":
                break
            line, way = able[0], chance.choice(WAYS)
            given = f"{way.__name__}-{number}"
            asked = {"do": "move", "id": given, "move": chance.choice(line.state.you["legal"]), "seen": line.state.n}
            before = len(line.state.log)
            send(line, way(json.dumps(asked).encode(), chance))
            made = done(line, given)
            if way is with_others:  # the same move again is the same event
                assert done(line, given) == made and done(line, "word").n == made.n - 1
            for other in lines:
                other.reach(max(one.state.n for one in lines))
            assert line.state.log[before][1] == asked["move"]
            for other in lines:
                other.check()


def test_moves_sent_at_once_are_answered_one_by_one(server: Server) -> None:
    """The first is made, the others come too late; nobody is told of one that did not happen."""
    with seated(server, "towers", 2) as (_, _, lines):
        line = next(line for line in lines if line.state.you["legal"])
        seen, move = line.state.n, line.state.you["legal"][0]
        texts = [json.dumps({"do": "move", "id": f"m{at}", "move": move, "seen": seen}).encode() for at in range(5)]
        line.socket.socket.sendall(frame(texts[0]))
        line.socket.socket.sendall(b"".join(map(frame, texts[1:])))
        line.wait(lambda line: len(line.answers) == 5)
        assert line.answers["m0"] == Done(id="m0", n=seen + 1)
        late = [line.answers[f"m{at}"] for at in range(1, 5)]
        assert all(isinstance(one, Refusal) and one.stale for one in late), late
        for other in lines:
            assert other.reach(seen + 1).n == seen + 1
            other.check()


def test_a_number_that_somebody_else_took_is_not_given_twice(sqlite_url: str) -> None:
    """Something is appended past the server, which does not expect it: the move is decided anew, after that."""
    with serving(sqlite_url) as server:

        async def run() -> None:
            players = await gather([server.url], "towers", 2)
            mover = next(player for player in players if player.legal)
            number = mover.known["n"]
            with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
                body = json.dumps({"did": "said", "seat": 0, "phrase": "oops"})
                row = (mover.table, number + 1, 1, body)
                other.execute("INSERT INTO events (table_id, number, at, body) VALUES (?, ?, ?, ?)", row)
            told = await mover.ask("move", move=mover.legal[0], seen=number)
            assert (told["is"], told["n"]) == ("done", number + 2)
            for player in players:
                await player.reach(number + 2)
                assert player.known["table"]["said"][-1]["phrase"] == "oops" and not player.wrong
                await player.part()

        asyncio.run(run())
