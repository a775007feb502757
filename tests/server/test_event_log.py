"""The event log: acknowledged commands are stored, and every viewer's events fold into that viewer's state."""

from __future__ import annotations

from contextlib import closing
from random import Random

import pytest

from kolmik.protocol.messages import Refusal, State, write
from kolmik.server.domain import events, projection
from kolmik.server.domain.fold import load
from kolmik.server.domain.table import Table
from kolmik.server.runtime.tokens import hashed
from kolmik.server.store import Database

from .players import Player, PlayerSocket, play_on, seated, without_time
from .serving import Server

SEEDS = (1, 2)
SHORT = {"towers": {}, "dungeon": {"patience": 3}, "millstone": {"turn_limit": 60}}


def stored(server: Server, table: str) -> list[events.AnyEvent]:
    """The events of a table, read directly from the database."""
    with closing(Database.open(server.database)) as database:
        return [events.read(row.body) for row in database.read(table)]


def loaded_table(server: Server, table: str) -> Table:
    """The table as another process loads it from the database."""
    with closing(Database.open(server.database)) as database:
        return load(table, [(events.read(row.body), row.at) for row in database.read(table)])


def disturb(sockets: list[PlayerSocket], rng: Random) -> None:
    """Do something other than move: undo, leave and return, talk, pause, look."""
    socket = rng.choice(sockets)
    socket.reach(max(other.state.n for other in sockets))
    seat = socket.state.you["seat"]
    match rng.choice(["undo", "undo", "leave", "say", "pause", "look"]):
        case "undo":
            mine = next((other for other in sockets if other.state.you["undo"]), socket)
            mine.answer("undo", seen=mine.state.n)
        case "leave":
            socket.command("leave", seat=seat)
            socket.command("return", seat=seat)
        case "say":
            socket.answer("say", phrase="oops")
        case "pause":
            sockets[0].command("pause")
            sockets[0].command("resume")
        case "look":
            socket.command("look", seat=seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), [("towers", 3), ("dungeon", 2), ("millstone", 4)])
def test_the_events_of_every_viewer_fold_into_its_state(server: Server, game: str, players: int, seed: int) -> None:
    print(f"{game}, seed {seed}")
    rng = Random(f"{game} {seed}")
    terms = {"pace": 5000, "skill": "skill" if seed == 1 else "odds", "race": "live" if seed == 1 else "turns"}
    with (
        seated(server, game, players, options=SHORT[game], **terms) as (table, people, sockets),
        Player(server) as nobody,
    ):
        spectator = nobody.connect(table)
        viewers = [*sockets, spectator]
        checked: list[State] = []
        while sockets[0].state.table["status"] == "playing":
            play_on(sockets, rng, max_moves=rng.randint(1, 9), until=lambda state: state.table["meter"])
            for socket in sockets:
                if socket.state.table["meter"] and socket.state.table["awaited"] == [socket.state.you["seat"]]:
                    socket.answer("release", after=rng.randrange(3000))
            if sockets[0].check().table["status"] == "playing" and rng.random() < 0.5:
                disturb(sockets, rng)
            if not checked or rng.random() < 0.3:
                checked.append(rng.choice(viewers).check())
        for socket in viewers:
            assert socket.check().table["status"] == "over"
            assert socket.states - 1 == sum('"is":"state"' in frame for frame in socket.frames[1:])
        # Another process loads the same state from the database for every viewer.
        again = loaded_table(server, table)
        for socket, holder in zip(viewers, [*(hashed(person.cookie) for person in people), ""], strict=True):
            loaded = projection.state(again, holder, socket.state.you["seat"], 0)
            fresh = socket.player.get(table)
            assert write(without_time(loaded)) == write(without_time(fresh))
        assert again.number == sockets[0].state.n


def test_acknowledged_commands_are_stored(each_server: Server) -> None:
    with seated(each_server, "towers", 2) as (table, _, sockets):
        rng = Random(5)
        for _ in range(15):
            mover = next(socket for socket in sockets if socket.state.you["legal"])
            move = rng.choice(mover.state.you["legal"])
            number = mover.move(move)
            entries = stored(each_server, table)
            assert len(entries) >= number
            entry = entries[number - 1]
            assert isinstance(entry, events.Moved) and entry.moves[0] == move
            for socket in sockets:
                socket.reach(number)
        number = sockets[0].command("say", phrase="hello")
        assert stored(each_server, table)[number - 1] == events.Spoke(seat=0, phrase="hello")


def test_a_repeated_move_is_made_once(each_server: Server) -> None:
    with seated(each_server, "towers", 2, starter=0) as (table, (ann, _), (one, two)):
        move, seen = one.state.you["legal"][0], one.state.n
        number = one.command("move", move=move, seen=seen, id="mine")
        count = len(stored(each_server, table))
        assert one.command("move", move=move, seen=seen, id="mine") == number
        assert ann.command(table, "move", move=move, seen=seen, id="mine") == number
        again = ann.connect(table)
        assert again.command("move", move=move, seen=seen, id="mine") == number
        assert len(stored(each_server, table)) == count
        two.reach(number)
        for _ in range(3):
            mover = next(socket for socket in (one, two) if socket.state.you["legal"])
            last = mover.move(mover.state.you["legal"][0])
            one.reach(last)
            two.reach(last)
        assert one.command("move", move=move, seen=seen, id="mine") == number
        # Ids are per player: another player may use the same.
        mover = next(socket for socket in (one, two) if socket.state.you["legal"])
        if mover is two:
            assert two.command("move", move=two.state.you["legal"][0], seen=two.state.n, id="mine") > number
        else:
            assert isinstance(two.answer("move", move=move, seen=two.state.n, id="mine"), Refusal)
        one.check()


def test_a_stale_move_is_refused_with_the_current_state(server: Server) -> None:
    with seated(server, "towers", 2, starter=0) as (table, _, (one, two)):
        old = one.state.n
        number = one.move(one.state.you["legal"][0])
        two.reach(number)
        mover = next(socket for socket in (one, two) if socket.state.you["legal"])
        mover.reach(number)
        states = mover.states
        answer = mover.answer("move", move=mover.state.you["legal"][0], seen=old)
        assert isinstance(answer, Refusal) and answer.stale and "moved on" in answer.why
        mover.wait_until(lambda socket: socket.states == states + 1)
        assert mover.check().n == number
        assert mover.player.post(table, "move", move="x", seen=old).status_code == 409
        answer = mover.answer("undo", seen=old)
        assert isinstance(answer, Refusal) and answer.stale
        # Phrases in between do not make a move stale.
        other = two if mover is one else one
        seen = mover.state.n
        other.command("say", phrase="your-turn")
        mover.command("move", move=mover.state.you["legal"][0], seen=seen)


@pytest.mark.parametrize("game", ["towers", "millstone"])
def test_a_reconnecting_viewer_gets_only_the_missing_events(each_server: Server, game: str) -> None:
    rng = Random(11)
    with seated(each_server, game, 2, pace=5000) as (table, people, sockets), Player(each_server) as nobody:
        spectator = nobody.connect(table)
        for seat in (0, 1, None):
            socket = spectator if seat is None else sockets[seat]
            socket.reach(max(one.state.n for one in sockets))
            known = socket.check()
            socket.close()
            others = sockets if seat is None else [sockets[1 - seat]]
            others[0].command("say", phrase="one-moment")
            waited = others[0].state.n
            if seat is None:
                waited = play_on(sockets, rng, max_moves=5).n
            missing = waited - known.n
            query = {"seen": known.n} | ({} if seat is None else {"seat": seat})
            again = PlayerSocket(socket.player, table, query, known=known)
            socket.player.sockets.append(again)
            again.reach(waited)
            assert again.states == 0 and [event.n for event in again.events[:missing]] == list(
                range(known.n + 1, waited + 1)
            )
            again.check()
            nothing = PlayerSocket(socket.player, table, {**query, "seen": again.state.n}, known=again.state)
            socket.player.sockets.append(nothing)
            assert nothing.check().n == again.state.n and nothing.states == 0 and not nothing.events
            if seat is not None:
                sockets[seat] = again
        for wrong in (1, 10_000):  # before the player sat down, and a number not reached yet
            fresh = PlayerSocket(people[0], table, {"seen": wrong, "seat": 0})
            people[0].sockets.append(fresh)
            fresh.wait_until(lambda socket: socket.known is not None)
            fresh.check()
            assert fresh.states == 1 and not fresh.events


def test_a_viewer_who_missed_many_events_gets_the_whole_state(server: Server) -> None:
    with seated(server, "towers", 2) as (table, _, sockets), Player(server) as nobody:
        first = sockets[0].state.n
        rng = Random(2)
        state = play_on(sockets, rng, max_moves=110)
        assert state.n > first + 100
        fresh = PlayerSocket(nobody, table, {"seen": first})
        nobody.sockets.append(fresh)
        fresh.wait_until(lambda socket: socket.known is not None)
        fresh.check()
        assert fresh.states == 1 and not fresh.events
