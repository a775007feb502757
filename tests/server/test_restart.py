"""A server stopped or killed during games loses nothing that it acknowledged, and the games go on."""

from __future__ import annotations

import signal
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from kolmik.engine import proof
from kolmik.server.transport.uvicorn_protocol import GOING_AWAY

from .players import Player, PlayerSocket, play_again, play_on, seated, without_time
from .serving import Server, serving


def reconnect(socket: PlayerSocket) -> PlayerSocket:
    """Connect the same viewer again, with the state it already has."""
    seat = socket.state.you["seat"]
    query = {"seen": socket.state.n} | ({} if seat is None else {"seat": seat})
    new = PlayerSocket(socket.player, socket.table, query, known=socket.state)
    socket.player.sockets.append(new)
    return new


def play_to_a_race(sockets: list[PlayerSocket], rng: Random) -> None:
    """Make random moves until a player can race and nobody has chosen yet."""

    def racing(_: object) -> bool:
        timed = sockets[0].state.table["timed_decision"]
        able = [socket for socket in sockets if len(socket.state.you["legal"]) > 1]
        return bool(
            timed and timed["kind"] == "race" and not any(socket.state.you["chosen"] for socket in sockets) and able
        )

    play_on(sockets, rng, until=racing)
    while not racing(None):  # the game ended without such a race
        play_again(sockets)
        play_on(sockets, rng, until=racing)


@pytest.mark.parametrize(
    ("kind", "stop_signal"),
    [("sqlite", signal.SIGTERM), ("sqlite", signal.SIGKILL), ("postgresql", signal.SIGKILL)],
    ids=lambda value: getattr(value, "name", value),
)
def test_games_go_on_after_a_restart(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str, stop_signal: signal.Signals
) -> None:
    url = request.getfixturevalue(f"{'sqlite' if kind == 'sqlite' else 'postgres'}_url")
    rng = Random(f"{kind} {stop_signal.name}")
    with ExitStack() as stack:
        server = stack.enter_context(serving(url))
        # A bot to move; a clock; a race with one choice made; a paused table; a commitment to a secret.
        ann = stack.enter_context(Player(server))
        bots = ann.create("towers", 2, name="Ann", seats=[{}, {"level": "novice"}], terms={"pace": 2000, "starter": 0})
        with_bot = ann.connect(bots)
        with_bot.start()
        while with_bot.state.table["awaited"] == [0]:
            with_bot.reach(with_bot.move(with_bot.state.you["legal"][0]))
        clock = {"kind": "move", "seconds": 5}
        timed, _, on_time = stack.enter_context(seated(server, "towers", 2, clock=clock, pace=5000, starter=0))
        on_time[0].reach(on_time[0].move(on_time[0].state.you["legal"][0]))
        race_table, _, racing = stack.enter_context(seated(server, "millstone", 2))
        play_to_a_race(racing, rng)
        racer = next(socket for socket in racing if len(socket.state.you["legal"]) > 1)
        racer.command("move", move=racer.state.you["legal"][0], seen=racer.state.n, id="claim")
        paused, _, resting = stack.enter_context(seated(server, "dungeon", 2, clock=clock))
        play_on(resting, rng, max_moves=5)
        stopped = resting[0].command("pause")
        gathering = ann.create("towers", 2, name="Ann")
        waiting = ann.connect(gathering)
        before = {socket: socket.check() for socket in (with_bot, waiting, resting[0], resting[1])}
        acknowledged = {socket.table: socket.state for socket in (with_bot, waiting, resting[0], on_time[0], racer)}
        server.restart(stop_signal)

        for table, state in acknowledged.items():
            fresh = ann.get(table)
            assert fresh.n >= state.n and fresh.table["created"] == state.table["created"]
        for socket, state in before.items():
            if socket is not with_bot:
                assert without_time(reconnect(socket).check()) == without_time(state)
        assert ann.get(gathering).table["deal"]["commitment"] == waiting.state.table["deal"]["commitment"]
        # The clock runs out, the bot moves on, the race is decided.
        later = reconnect(on_time[0])
        continued = reconnect(with_bot)
        continued.wait_until(lambda socket: socket.state.you["legal"])
        continued.check()
        # The time may have expired before the restart or after it.
        later.wait_until(lambda socket: any(event.what.get("why") == "time" for event in socket.events))
        later.check()
        decided = [reconnect(socket) for socket in racing]
        for socket in decided:
            socket.wait_until(lambda socket: any(event.what["did"] == "raced" for event in socket.events))
            socket.check()
        assert racer.player.command(race_table, "move", move="sit out", seen=1, id="claim") <= decided[0].state.n
        # A paused table stays paused until the host resumes it.
        rested = [reconnect(socket) for socket in resting]
        assert rested[0].state.n == stopped and rested[0].state.table["status"] == "paused"
        rested[0].command("resume")
        play_on(rested, rng, max_moves=3)
        rested[0].check()
        assert {paused, timed, race_table} <= {socket.table for socket in (*rested, later, *decided)}


def test_a_game_played_through_kills_is_complete(tmp_path: Path, sqlite_url: str) -> None:
    """Every acknowledged move is in the record, in order, and the deal verifies."""
    rng = Random(8)
    with (
        serving(sqlite_url) as server,
        seated(server, "dungeon", 2, options={"patience": 2}) as (
            table,
            (ann, _),
            sockets,
        ),
    ):
        moves: list[tuple[int, str]] = []
        for turn in range(40):
            for socket in sockets:
                socket.reach(max(other.state.n for other in sockets))
            if sockets[0].state.table["status"] != "playing":
                break
            socket = next(socket for socket in sockets if socket.state.you["legal"])
            move = rng.choice(socket.state.you["legal"])
            socket.reach(socket.move(move))
            moves.append((socket.state.you["seat"], move))
            if turn in (5, 17):
                kill_and_reconnect(server, sockets)
        play_on(sockets, rng)
        log = [(seat, move) for seat, move in sockets[0].check().log if seat != "nature"]
        assert log[: len(moves)] == moves
        assert proof.verify(ann.http.get(f"/api/tables/{table}/games/1/record").text).good


def kill_and_reconnect(server: Server, sockets: list[PlayerSocket]) -> None:
    """Kill and restart the server; every player reconnects with the state it has."""
    server.restart(signal.SIGKILL)
    for at, socket in enumerate(sockets):
        sockets[at] = reconnect(socket)
    for socket in sockets:
        socket.check()


def test_a_stopping_server_closes_connections_with_service_restart(tmp_path: Path, sqlite_url: str) -> None:
    with serving(sqlite_url) as server, seated(server, "towers", 2) as (_, _, (one, two)):
        server.stop()
        for socket in (one, two):
            assert socket.until_closed() == GOING_AWAY  # the client should reconnect
        server.start()
        reconnect(one).check()
