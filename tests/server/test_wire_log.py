"""The log is the truth: what was acknowledged is stored, and everybody's events come to everybody's view."""

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

from .people import Line, Player, parts, play_on, seated
from .serving import Server

SEEDS = (1, 2)
SHORT = {"towers": {}, "dungeon": {"patience": 3}, "millstone": {"turn_limit": 60}}


def stored(server: Server, table: str) -> list[events.AnyEvent]:
    """What the database holds of a table, read past the server."""
    with closing(Database.open(server.database)) as database:
        return [events.read(row.body) for row in database.read(table)]


def from_the_log(server: Server, table: str) -> Table:
    """The table as another process would have it."""
    with closing(Database.open(server.database)) as database:
        return load(table, [(events.read(row.body), row.at) for row in database.read(table)])


def disturb(lines: list[Line], chance: Random) -> None:
    """Something besides a move: taking one back, leaving, coming back, talking, a pause."""
    line = chance.choice(lines)
    line.reach(max(other.state.n for other in lines))
    seat = line.state.you["seat"]
    match chance.choice(["undo", "undo", "leave", "say", "pause", "seen"]):
        case "undo":
            mine = next((other for other in lines if other.state.you["undo"]), line)
            mine.answer("undo", seen=mine.state.n)
        case "leave":
            line.ask("leave", seat=seat)
            line.ask("return", seat=seat)
        case "say":
            line.answer("say", phrase="oops")
        case "pause":
            lines[0].ask("pause")
            lines[0].ask("resume")
        case "seen":
            line.ask("look", seat=seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players"), [("towers", 3), ("dungeon", 2), ("millstone", 4)])
def test_folded_events_are_each_viewers_state(server: Server, game: str, players: int, seed: int) -> None:
    print(f"{game}, seed {seed}")
    chance = Random(f"{game} {seed}")
    terms = {"pace": 5000, "skill": "skill" if seed == 1 else "odds", "race": "live" if seed == 1 else "turns"}
    with (
        seated(server, game, players, options=SHORT[game], **terms) as (table, people, lines),
        Player(server) as nobody,
    ):
        watching = nobody.line(table)
        everybody = [*lines, watching]
        seen: list[State] = []
        while lines[0].state.table["status"] == "playing":
            play_on(lines, chance, most=chance.randint(1, 9), till=lambda state: state.table["meter"])
            for line in lines:
                if line.state.table["meter"] and line.state.table["awaited"] == [line.state.you["seat"]]:
                    line.answer("release", after=chance.randrange(3000))
            if lines[0].check().table["status"] == "playing" and chance.random() < 0.5:
                disturb(lines, chance)
            if not seen or chance.random() < 0.3:
                seen.append(chance.choice(everybody).check())
        for line in everybody:
            assert line.check().table["status"] == "over"
            assert line.states - 1 == sum('"is":"state"' in frame for frame in line.frames[1:])
        # Another process reads the same from the storage, for everybody.
        again = from_the_log(server, table)
        for line, holder in zip(everybody, [*(hashed(person.cookie) for person in people), ""], strict=True):
            told = projection.state(again, holder, line.state.you["seat"], 0)
            fresh = line.player.get(table)
            assert write(parts(told)) == write(parts(fresh))
        assert again.number == lines[0].state.n


def test_what_was_acknowledged_is_stored(each_server: Server) -> None:
    with seated(each_server, "towers", 2) as (table, _, lines):
        chance = Random(5)
        for _ in range(15):
            mover = next(line for line in lines if line.state.you["legal"])
            move = chance.choice(mover.state.you["legal"])
            number = mover.move(move)
            entries = stored(each_server, table)
            assert len(entries) >= number
            entry = entries[number - 1]
            assert isinstance(entry, events.Moved) and entry.moves[0] == move
            for line in lines:
                line.reach(number)
        number = lines[0].ask("say", phrase="hello")
        assert stored(each_server, table)[number - 1] == events.Spoke(seat=0, phrase="hello")


def test_a_move_that_is_sent_again_is_made_once(each_server: Server) -> None:
    with seated(each_server, "towers", 2, starter=0) as (table, (ann, _), (one, two)):
        move, seen = one.state.you["legal"][0], one.state.n
        number = one.ask("move", move=move, seen=seen, id="mine")
        kept = len(stored(each_server, table))
        assert one.ask("move", move=move, seen=seen, id="mine") == number
        assert ann.ask(table, "move", move=move, seen=seen, id="mine") == number
        again = ann.line(table)
        assert again.ask("move", move=move, seen=seen, id="mine") == number
        assert len(stored(each_server, table)) == kept
        two.reach(number)
        for _ in range(3):
            mover = next(line for line in (one, two) if line.state.you["legal"])
            last = mover.move(mover.state.you["legal"][0])
            one.reach(last)
            two.reach(last)
        assert one.ask("move", move=move, seen=seen, id="mine") == number
        # Ids are everybody's own: the other player may use the same.
        mover = next(line for line in (one, two) if line.state.you["legal"])
        if mover is two:
            assert two.ask("move", move=two.state.you["legal"][0], seen=two.state.n, id="mine") > number
        else:
            assert isinstance(two.answer("move", move=move, seen=two.state.n, id="mine"), Refusal)
        one.check()


def test_a_stale_move_is_refused_with_the_present_state(server: Server) -> None:
    with seated(server, "towers", 2, starter=0) as (table, _, (one, two)):
        old = one.state.n
        number = one.move(one.state.you["legal"][0])
        two.reach(number)
        mover = next(line for line in (one, two) if line.state.you["legal"])
        mover.reach(number)
        states = mover.states
        answer = mover.answer("move", move=mover.state.you["legal"][0], seen=old)
        assert isinstance(answer, Refusal) and answer.stale and "moved on" in answer.why
        mover.wait(lambda line: line.states == states + 1)
        assert mover.check().n == number
        assert mover.player.post(table, "move", move="x", seen=old).status_code == 409
        answer = mover.answer("undo", seen=old)
        assert isinstance(answer, Refusal) and answer.stale
        # What was only said in between makes nothing stale.
        other = two if mover is one else one
        seen = mover.state.n
        other.ask("say", phrase="your-turn")
        mover.ask("move", move=mover.state.you["legal"][0], seen=seen)


@pytest.mark.parametrize("game", ["towers", "millstone"])
def test_who_connects_again_gets_what_is_missing(each_server: Server, game: str) -> None:
    chance = Random(11)
    with seated(each_server, game, 2, pace=5000) as (table, people, lines), Player(each_server) as nobody:
        watching = nobody.line(table)
        for seat in (0, 1, None):
            line = watching if seat is None else lines[seat]
            line.reach(max(one.state.n for one in lines))
            known = line.check()
            line.close()
            others = lines if seat is None else [lines[1 - seat]]
            others[0].ask("say", phrase="one-moment")
            waited = others[0].state.n
            if seat is None:
                waited = play_on(lines, chance, most=5).n
            missing = waited - known.n
            query = {"seen": known.n} | ({} if seat is None else {"seat": seat})
            again = Line(line.player, table, query, known=known)
            line.player.lines.append(again)
            again.reach(waited)
            assert again.states == 0 and [event.n for event in again.events[:missing]] == list(
                range(known.n + 1, waited + 1)
            )
            again.check()
            nothing = Line(line.player, table, {**query, "seen": again.state.n}, known=again.state)
            line.player.lines.append(nothing)
            assert nothing.check().n == again.state.n and nothing.states == 0 and not nothing.events
            if seat is not None:
                lines[seat] = again
        for wrong in (1, 10_000):  # before the player sat there, and never
            fresh = Line(people[0], table, {"seen": wrong, "seat": 0})
            people[0].lines.append(fresh)
            fresh.wait(lambda line: line.known is not None)
            fresh.check()
            assert fresh.states == 1 and not fresh.events


def test_who_has_missed_much_is_told_everything(server: Server) -> None:
    with seated(server, "towers", 2) as (table, _, lines), Player(server) as nobody:
        first = lines[0].state.n
        chance = Random(2)
        state = play_on(lines, chance, most=110)
        assert state.n > first + 100
        fresh = Line(nobody, table, {"seen": first})
        nobody.lines.append(fresh)
        fresh.wait(lambda line: line.known is not None)
        fresh.check()
        assert fresh.states == 1 and not fresh.events
