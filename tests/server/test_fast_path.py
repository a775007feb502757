"""The fast path: a move in one piece is submitted as soon as it is read; others take the usual path, in order."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from random import Random
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import TypeAlias

import pytest
from websockets.frames import Frame, Opcode

from kolmik.protocol.messages import Done, Refusal

from .async_players import start_table
from .players import PlayerSocket, seated
from .serving import Server, serving

SEEDS = (1, 2, 3)
MOVES = 15  # per seed and game: three for each delivery
Delivery: TypeAlias = Callable[[bytes, Random], list[bytes]]


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def in_one_piece(text: bytes, rng: Random) -> list[bytes]:
    return [frame(text)]


def in_pieces(text: bytes, rng: Random) -> list[bytes]:
    """Cut one frame anywhere: within its head, its mask or its text."""
    whole = frame(text)
    at = rng.randrange(1, len(whole))
    return [whole[:at], whole[at:]]


def in_two_frames(text: bytes, rng: Random) -> list[bytes]:
    """Split a message into two frames, with a ping between them."""
    at = rng.randrange(len(text) + 1)
    first, rest = frame(text[:at], Opcode.TEXT, fin=False), frame(text[at:], Opcode.CONT)
    return [first, frame(b"here", Opcode.PING), rest]


def with_others(text: bytes, rng: Random) -> list[bytes]:
    """Send several messages in one piece: a phrase, the move, the move again."""
    return [frame(b'{"do":"say","id":"word","phrase":"oops"}') + frame(text) + frame(text)]


def long(text: bytes, rng: Random) -> list[bytes]:
    """Pad the message until its length takes two bytes."""
    return [frame(text + b" " * 300)]


DELIVERIES = (in_one_piece, in_pieces, in_two_frames, with_others, long)


def send(socket: PlayerSocket, pieces: list[bytes]) -> None:
    socket.websocket.socket.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
    for piece in pieces:
        socket.websocket.socket.sendall(piece)


def done(socket: PlayerSocket, command_id: str) -> Done:
    socket.wait_until(lambda socket: command_id in socket.answers)
    answer = socket.answers.pop(command_id)
    assert isinstance(answer, Done), answer
    return answer


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", ["towers", "millstone"])
def test_a_move_counts_once_however_its_bytes_arrive(server: Server, game: str, seed: int) -> None:
    rng = Random(seed)
    made = 0
    while made < MOVES:  # if a game ends before that, another is played
        with seated(server, game, 2, race="turns") as (_, _, sockets):
            while made < MOVES and sockets[0].state.table["status"] == "playing":
                delivery = DELIVERIES[made % len(DELIVERIES)]
                deliver_move(
                    delivery, next(socket for socket in sockets if socket.state.you["legal"]), sockets, rng, made
                )
                made += 1


def deliver_move(
    delivery: Delivery, socket: PlayerSocket, sockets: list[PlayerSocket], rng: Random, number: int
) -> None:
    """Make a move whose bytes arrive in that way, and check that every player receives it once."""
    command_id = f"{delivery.__name__}-{number}"
    command = {"do": "move", "id": command_id, "move": rng.choice(socket.state.you["legal"]), "seen": socket.state.n}
    before = len(socket.state.log)
    send(socket, delivery(json.dumps(command).encode(), rng))
    answer = done(socket, command_id)
    if delivery is with_others:  # the same move again is the same event
        assert done(socket, command_id) == answer and done(socket, "word").n == answer.n - 1
    for other in sockets:
        other.reach(max(one.state.n for one in sockets))
    assert socket.state.log[before][1] == command["move"]
    for other in sockets:
        other.check()


def test_moves_sent_together_are_answered_one_by_one(server: Server) -> None:
    """The first succeeds and the others are stale; viewers receive only the first."""
    with seated(server, "towers", 2) as (_, _, sockets):
        socket = next(socket for socket in sockets if socket.state.you["legal"])
        seen, move = socket.state.n, socket.state.you["legal"][0]
        texts = [json.dumps({"do": "move", "id": f"m{at}", "move": move, "seen": seen}).encode() for at in range(5)]
        socket.websocket.socket.sendall(frame(texts[0]))
        socket.websocket.socket.sendall(b"".join(map(frame, texts[1:])))
        socket.wait_until(lambda socket: len(socket.answers) == 5)
        assert socket.answers["m0"] == Done(id="m0", n=seen + 1)
        late = [socket.answers[f"m{at}"] for at in range(1, 5)]
        assert all(isinstance(one, Refusal) and one.stale for one in late), late
        for other in sockets:
            assert other.reach(seen + 1).n == seen + 1
            other.check()


def test_answers_keep_the_order_of_the_messages(sqlite_url: str) -> None:
    """While a move waits for the storage, a message that could be refused at once waits behind it."""
    with serving(sqlite_url) as server, seated(server, "towers", 2) as (_, _, sockets):
        mover = next(socket for socket in sockets if socket.state.you["legal"])
        other = next(socket for socket in sockets if socket is not mover)
        before = len(mover.frames)
        command = {"do": "move", "id": "first", "move": mover.state.you["legal"][0], "seen": mover.state.n}
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as storage:
            storage.execute("BEGIN IMMEDIATE")  # nothing can be stored now
            for text in (json.dumps(command).encode(), b"nonsense"):
                send(mover, [frame(text)])
                other.raw("nonsense too")  # when this is answered, the server has read all that was sent before
            storage.execute("ROLLBACK")
        mover.wait_until(lambda socket: {"first", ""} <= socket.answers.keys())
        answers = [json.loads(text) for text in mover.frames[before:]]
        assert [one["is"] for one in answers if one["is"] in ("done", "refused")] == ["done", "refused"]


def test_an_event_number_taken_by_another_process_is_not_used_twice(sqlite_url: str) -> None:
    """Another process appends an event that the server does not expect; the move is decided again after it."""
    with serving(sqlite_url) as server:

        async def run() -> None:
            players = await start_table([server.url], "towers", 2)
            mover = next(player for player in players if player.legal)
            number = mover.known["n"]
            with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
                body = json.dumps({"did": "said", "seat": 0, "phrase": "oops"})
                row = (mover.table, number + 1, 1, body)
                other.execute("INSERT INTO events (table_id, number, at, body) VALUES (?, ?, ?, ?)", row)
            answer = await mover.command("move", move=mover.legal[0], seen=number)
            assert (answer["is"], answer["n"]) == ("done", number + 2)
            for player in players:
                await player.reach(number + 2)
                assert player.known["table"]["said"][-1]["phrase"] == "oops" and not player.errors
                await player.disconnect()

        asyncio.run(run())
