"""The fast path: a move in one piece is submitted as it is read; others take the usual path, and the order holds."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from random import Random
from typing import TypeAlias

import pytest
from websockets.frames import Frame, Opcode

from kolmik.protocol.messages import Done, Refusal

from .people import Line, seated
from .players import gather
from .serving import Server, serving

SEEDS = (1, 2, 3)
MOVES = 15  # a seed and a game: three for each way
Way: TypeAlias = Callable[[bytes, Random], list[bytes]]


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def in_one_piece(text: bytes, chance: Random) -> list[bytes]:
    return [frame(text)]


def in_pieces(text: bytes, chance: Random) -> list[bytes]:
    """Cut one frame anywhere: within its head, its mask or its text."""
    whole = frame(text)
    at = chance.randrange(1, len(whole))
    return [whole[:at], whole[at:]]


def in_two_frames(text: bytes, chance: Random) -> list[bytes]:
    """Split a message into two frames, with a ping between them."""
    at = chance.randrange(len(text) + 1)
    first, rest = frame(text[:at], Opcode.TEXT, fin=False), frame(text[at:], Opcode.CONT)
    return [first, frame(b"here", Opcode.PING), rest]


def with_others(text: bytes, chance: Random) -> list[bytes]:
    """Send several messages in one piece: a phrase, the move, the move again."""
    return [frame(b'{"do":"say","id":"word","phrase":"oops"}') + frame(text) + frame(text)]


def long(text: bytes, chance: Random) -> list[bytes]:
    """Make it so long that its length takes two bytes."""
    return [frame(text + b" " * 300)]


WAYS = (in_one_piece, in_pieces, in_two_frames, with_others, long)


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
def test_a_move_counts_once_however_its_bytes_arrive(server: Server, game: str, seed: int) -> None:
    chance = Random(seed)
    made = 0
    while made < MOVES:  # a game may end before that: then another is played
        with seated(server, game, 2, race="turns") as (_, _, lines):
            while made < MOVES and lines[0].state.table["status"] == "playing":
                way = WAYS[made % len(WAYS)]
                move_in(way, next(line for line in lines if line.state.you["legal"]), lines, chance, made)
                made += 1


def move_in(way: Way, line: Line, lines: list[Line], chance: Random, number: int) -> None:
    """Make a move whose bytes arrive in some way, and check that everybody gets it once."""
    command = f"{way.__name__}-{number}"
    asked = {"do": "move", "id": command, "move": chance.choice(line.state.you["legal"]), "seen": line.state.n}
    before = len(line.state.log)
    send(line, way(json.dumps(asked).encode(), chance))
    answer = done(line, command)
    if way is with_others:  # the same move again is the same event
        assert done(line, command) == answer and done(line, "word").n == answer.n - 1
    for other in lines:
        other.reach(max(one.state.n for one in lines))
    assert line.state.log[before][1] == asked["move"]
    for other in lines:
        other.check()


def test_moves_sent_together_are_answered_one_by_one(server: Server) -> None:
    """The first is made, the others come too late; nobody hears of a move that was not made."""
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


def test_an_event_number_taken_by_another_process_is_not_used_twice(sqlite_url: str) -> None:
    """Another process appends an event the server does not expect: the move is decided again, after it."""
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
