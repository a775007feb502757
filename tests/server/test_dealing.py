"""Deals: by the server, provably fair, or by people at a real table."""

from __future__ import annotations

import hashlib
from contextlib import closing
from random import Random

import pytest

from kolmik.engine import proof
from kolmik.protocol.messages import Done, Refusal
from kolmik.server.domain import events
from kolmik.server.store import Database

from .players import Player, PlayerSocket, play_on, seated, start_together
from .serving import Server

SEEDS = ("ann's-42", "bea's-4711")
SHORT = {"towers": {}, "dungeon": {"patience": 3}, "millstone": {"turn_limit": 40}}


def secret_of(server: Server, table: str) -> str:
    """The secret to which the server has committed, read from its database."""
    with closing(Database.open(server.database)) as database:
        entries = [events.read(row.body) for row in database.read(table)]
    return [entry.secret for entry in entries if isinstance(entry, events.Gathered)][-1]


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_the_deal_of_a_finished_game_matches_the_commitment(server: Server, game: str) -> None:
    rng = Random(game)
    people = [Player(server) for _ in range(3)]
    ann, bea, nobody = people
    try:
        table = ann.create(game, 2, name="Ann", options=SHORT[game])
        spectator, one = nobody.connect(table), ann.connect(table)
        commitment = one.state.table["deal"]["commitment"]
        secret = secret_of(server, table)
        assert commitment == hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        bea.command(table, "sit", name="Bea")
        sockets = [one, bea.connect(table)]
        assert bea.refused(table, "client_seed_hash", seat=0, hash="") == "Seat 0 is not yours."
        start_together(sockets, SEEDS)
        assert one.reach(sockets[1].state.n).table["deal"]["client_seeds"] == list(SEEDS)
        assert "cannot be changed" in sockets[1].refused("client_seed", seat=1, seed="8")
        assert "cannot be changed" in sockets[1].refused("client_seed_hash", seat=1, hash="")
        played = 0
        while sockets[0].state.table["status"] == "playing":
            play_on(sockets, rng, max_moves=7)
            for socket in sockets:
                if socket.state.you["undo"]:
                    socket.answer("undo", seen=socket.state.n)
            state = sockets[0].check()
            played += 1
            if state.table["status"] == "playing":
                assert ann.http.get(f"/api/tables/{table}/games/1/record").status_code == 409
                assert secret not in str(ann.replay(table))
        # Nobody receives the secret before the end of the game; at the end, everybody does.
        for socket in [*sockets, spectator]:
            assert socket.check().table["deal"]["secret"] == secret
            revealed = [number for number, frame in enumerate(socket.frames) if secret in frame]
            ended = [number for number, frame in enumerate(socket.frames) if '"did":"ended"' in frame]
            assert (
                revealed and revealed[0] == ended[0] and not any(key in socket.frames[0] for key in ("secret:", secret))
            )
        text = ann.http.get(f"/api/tables/{table}/games/1/record").text
        verdict = proof.verify(text)
        assert verdict.finding == "fair" and verdict.contributed == (0, 1) and verdict.dealt > 0, verdict.sentence
        assert commitment in text and "ann's-42" in text
        for tampered in (text.replace("ann's-42", "ann's-43"), text.replace(secret, "00" * 32)):
            assert not proof.verify(tampered).good
        replay = nobody.replay(table)
        assert replay["over"] and len(replay["steps"]) == len(replay["log"]) + 1
    finally:
        for person in people:
            person.__exit__()


def test_every_game_at_a_table_has_its_own_secret(server: Server) -> None:
    with seated(server, "millstone", 2, options={"turn_limit": 5}) as (table, (ann, _), sockets):
        secrets = set()
        for game in (1, 2, 3):
            play_on(sockets, Random(game))
            secrets.add(sockets[0].check().table["deal"]["secret"])
            assert proof.verify(ann.http.get(f"/api/tables/{table}/games/{game}/record").text).good
            number = sockets[0].command("rematch")
            assert sockets[0].state.table["deal"]["secret"] is None
            number = sockets[0].command("start")
            for socket in sockets:
                socket.reach(number)
        assert len(secrets) == 3


# --- people deal ---


def enter_move(socket: PlayerSocket, rng: Random) -> int:
    """Enter a random move; returns its event number. An entry that the hidden cards rule out is refused."""
    choices = list(socket.state.you["legal"])
    rng.shuffle(choices)
    for move in choices:
        answer = socket.answer("move", move=move, seen=socket.state.n)
        if isinstance(answer, Done):
            return answer.n
        assert isinstance(answer, Refusal) and "left in the deck" in answer.why, answer
    raise AssertionError("No move can be entered.")


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_people_deal_at_a_real_table(server: Server, game: str) -> None:
    """Any seat enters the cards that were dealt; any move can be undone at any time, even the last."""
    rng = Random(f"{game} real")
    with seated(server, game, 2, deal="people", options=SHORT[game]) as (table, (ann, _), sockets):
        assert sockets[0].state.table["deal"]["by"] == "people" and sockets[0].state.table["deal"]["client_seeds"] == [
            "",
            "",
        ]
        entered = {0: 0, 1: 0}
        while sockets[0].state.table["status"] == "playing":
            for socket in sockets:
                socket.reach(max(other.state.n for other in sockets))
            able = [socket for socket in sockets if socket.state.you["legal"]]
            assert able
            socket = rng.choice(able)
            if len(able) == 2:
                entered[sockets.index(socket)] += 1
            number = enter_move(socket, rng)
            socket.reach(number)
            if rng.random() < 0.1:
                other = rng.choice(sockets)
                other.check()
                if other.state.table["status"] == "playing":
                    moves = len(other.state.log)
                    other.command("undo", seen=other.state.n)
                    assert len(other.check().log) == moves - 1
            sockets[0].check()
        assert all(entered.values())
        ended = sockets[1].check()
        for socket in sockets:
            assert socket.check().you["undo"]
        sockets[1].command("undo", seen=sockets[1].state.n)
        again = sockets[1].check()
        assert again.table["status"] == "playing" and again.table["outcome"] is None
        assert again.log == ended.log[:-1]
        for socket in sockets:
            socket.reach(again.n)
        mover = next(socket for socket in sockets if socket.state.you["legal"])
        mover.move(ended.log[-1][1] if game != "millstone" else mover.state.you["legal"][0])
        mover.check()
        if game != "millstone":
            assert mover.state.table["outcome"] == ended.table["outcome"]
            record = ann.http.get(f"/api/tables/{table}/games/1/record").text
            assert proof.verify(record).sentence == "The record carries no proof of its deal."


def test_only_seated_players_enter_dealt_cards(server: Server) -> None:
    with seated(server, "towers", 2, deal="people") as (table, _, sockets), Player(server) as nobody:
        move = sockets[0].state.you["legal"][0]
        assert move in sockets[1].state.you["legal"] and move.startswith("deal ")
        assert "no seat" in nobody.refused(table, "move", move=move, seen=sockets[0].state.n)
        seen = sockets[0].state.n
        answers = [socket.answer("move", move=move, seen=seen) for socket in sockets]
        assert isinstance(answers[1], Refusal) and answers[1].stale  # the other player had entered it already
