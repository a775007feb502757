"""Who deals: the server, provably fair, or people at a real table."""

from __future__ import annotations

import hashlib
from contextlib import closing
from random import Random

import pytest

from kolmik.engine import proof
from kolmik.protocol.messages import Done, Refusal
from kolmik.server.domain import events
from kolmik.server.store import Database

from .people import Line, Player, play_on, seated
from .serving import Server

SHORT = {"towers": {}, "dungeon": {"patience": 3}, "millstone": {"turn_limit": 40}}


def secret_of(server: Server, table: str) -> str:
    """What the server is bound to, read from its storage."""
    with closing(Database.open(server.database)) as database:
        entries = [events.read(row.body) for row in database.read(table)]
    return [entry.secret for entry in entries if isinstance(entry, events.Gathered)][-1]


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_a_finished_game_was_dealt_as_committed(server: Server, game: str) -> None:
    chance = Random(game)
    people = [Player(server) for _ in range(3)]
    ann, bea, nobody = people
    try:
        table = ann.create(game, 2, name="Ann", options=SHORT[game])
        watching, one = nobody.line(table), ann.line(table)
        commitment = one.state.table["deal"]["commitment"]
        secret = secret_of(server, table)
        assert commitment == hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        bea.ask(table, "sit", name="Bea", client_seed="bea's-4711")
        one.ask("client_seed", seat=0, seed="ann's-42")
        assert bea.post(table, "client_seed", seat=1, seed="two words").status_code == 400
        assert bea.refused(table, "client_seed", seat=0, seed="7") == "Seat 0 is not yours."
        lines = [one, bea.line(table)]
        one.ask("start")
        assert one.state.table["deal"]["client_seeds"] == ["ann's-42", "bea's-4711"]
        assert "cannot be changed" in lines[1].refused("client_seed", seat=1, seed="8")
        lines[1].reach(one.state.n)
        played = 0
        while lines[0].state.table["status"] == "playing":
            play_on(lines, chance, most=7)
            for line in lines:
                if line.state.you["undo"]:
                    line.answer("undo", seen=line.state.n)
            state = lines[0].check()
            played += 1
            if state.table["status"] == "playing":
                assert ann.http.get(f"/api/tables/{table}/games/1/record").status_code == 409
                assert secret not in ann.http.get(f"/api/tables/{table}/games/1/replay").text
        # Till the end nobody was told the secret, and at the end everybody.
        for line in [*lines, watching]:
            assert line.check().table["deal"]["secret"] == secret
            told = [number for number, frame in enumerate(line.frames) if secret in frame]
            ended = [number for number, frame in enumerate(line.frames) if '"did":"ended"' in frame]
            assert told and told[0] == ended[0] and not any(key in line.frames[0] for key in ("secret:", secret))
        text = ann.http.get(f"/api/tables/{table}/games/1/record").text
        verdict = proof.verify(text)
        assert verdict.good and verdict.dealt > 0, verdict.sentence
        assert commitment in text and "ann's-42" in text
        for wrong in (text.replace("ann's-42", "ann's-43"), text.replace(secret, "00" * 32)):
            assert not proof.verify(wrong).good
        replay = nobody.http.get(f"/api/tables/{table}/games/1/replay").json()
        assert replay["over"] and len(replay["steps"]) == len(replay["log"]) + 1
    finally:
        for person in people:
            person.__exit__()


def test_every_game_at_a_table_has_a_secret_of_its_own(server: Server) -> None:
    with seated(server, "millstone", 2, options={"turn_limit": 5}) as (table, (ann, _), lines):
        secrets = set()
        for game in (1, 2, 3):
            play_on(lines, Random(game))
            secrets.add(lines[0].check().table["deal"]["secret"])
            assert proof.verify(ann.http.get(f"/api/tables/{table}/games/{game}/record").text).good
            number = lines[0].ask("rematch")
            assert lines[0].state.table["deal"]["secret"] is None
            number = lines[0].ask("start")
            for line in lines:
                line.reach(number)
        assert len(secrets) == 3


# --- people deal ---


def entered_at(line: Line, chance: Random) -> int:
    """A move that is entered; where cards are hidden, what is left of them is not told, so people may be wrong."""
    choices = list(line.state.you["legal"])
    chance.shuffle(choices)
    for move in choices:
        answer = line.answer("move", move=move, seen=line.state.n)
        if isinstance(answer, Done):
            return answer.n
        assert isinstance(answer, Refusal) and "left in the deck" in answer.why, answer
    raise AssertionError("Nothing can be entered.")


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_people_deal_at_a_real_table(server: Server, game: str) -> None:
    """Any seat enters what the cards did; anything can be taken back at any time, even the last move."""
    chance = Random(f"{game} real")
    with seated(server, game, 2, deal="people", options=SHORT[game]) as (table, (ann, _), lines):
        assert lines[0].state.table["deal"]["by"] == "people" and lines[0].state.table["deal"]["client_seeds"] == [
            "",
            "",
        ]
        entered = {0: 0, 1: 0}
        while lines[0].state.table["status"] == "playing":
            for line in lines:
                line.reach(max(other.state.n for other in lines))
            able = [line for line in lines if line.state.you["legal"]]
            assert able
            line = chance.choice(able)
            if len(able) == 2:
                entered[lines.index(line)] += 1
            number = entered_at(line, chance)
            line.reach(number)
            if chance.random() < 0.1:
                other = chance.choice(lines)
                other.check()
                if other.state.table["status"] == "playing":
                    moves = len(other.state.log)
                    other.ask("undo", seen=other.state.n)
                    assert len(other.check().log) == moves - 1
            lines[0].check()
        assert all(entered.values())
        ended = lines[1].check()
        for line in lines:
            assert line.check().you["undo"]
        lines[1].ask("undo", seen=lines[1].state.n)
        again = lines[1].check()
        assert again.table["status"] == "playing" and again.table["outcome"] is None
        assert again.log == ended.log[:-1]
        for line in lines:
            line.reach(again.n)
        mover = next(line for line in lines if line.state.you["legal"])
        mover.move(ended.log[-1][1] if game != "millstone" else mover.state.you["legal"][0])
        mover.check()
        if game != "millstone":
            assert mover.state.table["outcome"] == ended.table["outcome"]
            record = ann.http.get(f"/api/tables/{table}/games/1/record").text
            assert proof.verify(record).sentence == "The record carries no proof of its deal."


def test_only_who_sits_there_enters_what_the_cards_did(server: Server) -> None:
    with seated(server, "towers", 2, deal="people") as (table, _, lines), Player(server) as nobody:
        move = lines[0].state.you["legal"][0]
        assert move in lines[1].state.you["legal"] and move.startswith("deal ")
        assert "no seat" in nobody.refused(table, "move", move=move, seen=lines[0].state.n)
        seen = lines[0].state.n
        answers = [line.answer("move", move=move, seen=seen) for line in lines]
        assert isinstance(answers[1], Refusal) and answers[1].stale  # the other had entered it already
