"""Seats are held by secret tokens: nobody can see or move another seat, and only hashes are stored."""

from __future__ import annotations

import json
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kolmik.server.runtime import tokens
from kolmik.server.store import Database

from .players import Player, one_sentence, play_on, seated, without_time
from .serving import Server, serving


def database_bytes(server: Server) -> bytes:
    """Every byte of the database: its files, or all its rows."""
    if server.database.startswith("sqlite"):
        path = Path(server.database.removeprefix("sqlite:///"))
        return b"".join(one.read_bytes() for one in sorted(path.parent.glob(path.name + "*")))
    with closing(Database.open(server.database)) as database, database.transaction() as connection:
        rows = [
            connection.exec_driver_sql(f"SELECT * FROM {table}").all()
            for table in ("tables", "events", "holders", "analyses")
        ]
    return repr(rows).encode()


def move_link(player: Player, table: str, seat: int) -> dict[str, Any]:
    answer = player.http.post(f"/api/tables/{table}/seats/{seat}/link")
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def take(player: Player, table: str, code: str) -> str:
    """Take a seat by a code; returns "", or the refusal's sentence."""
    answer = player.http.post(f"/api/tables/{table}/take", json={"code": code})
    if answer.status_code == 200:
        return ""
    assert answer.status_code == 409
    return one_sentence(answer.json()["why"])


def new_cookie(player: Player) -> Any:
    answer = player.http.post("/api/tables", json={"game": "towers", "players": 2, "name": "Ann"})
    return SimpleCookie(answer.headers["set-cookie"])["kolmik"]


def test_the_cookie_is_http_only_and_same_site(server: Server) -> None:
    with Player(server) as ann:
        cookie = new_cookie(ann)
        assert cookie["httponly"] and cookie["samesite"].lower() == "lax" and cookie["path"] == "/"
        assert not cookie["secure"] and not cookie["domain"] and int(cookie["max-age"]) > 365 * 24 * 3600
        assert len(cookie.value) >= 43 and cookie.value == ann.cookie
        again = ann.http.post("/api/tables", json={"game": "towers", "players": 2})
        assert "set-cookie" not in again.headers
    with Player(server) as bea:
        assert new_cookie(bea).value != cookie.value


def test_the_cookie_is_secure_on_https(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'a.db'}", "--base-url", "https://play.example/kolmik/") as server,
        Player(server) as ann,
    ):
        ann.http.headers["host"] = "play.example"
        answer = ann.http.post("/api/tables", json={"game": "towers", "players": 2, "name": "Ann"})
        cookie = SimpleCookie(answer.headers["set-cookie"])["kolmik"]
        assert cookie["secure"] and cookie["httponly"] and cookie["samesite"].lower() == "lax"
        table = answer.json()["id"]
        assert answer.json()["link"] == f"https://play.example/kolmik/t/{table}"
        assert ann.http.get(f"/api/tables/{table}/qr").text.startswith("<svg")


def test_only_hashes_of_tokens_are_stored(each_server: Server) -> None:
    with Player(each_server) as ann, Player(each_server) as bea:
        table = ann.create("towers", 3, name="Ann")
        bea.command(table, "sit", name="Bea")
        program = ann.http.post(f"/api/tables/{table}/seats/2/token", json={"name": "Robot"}).json()["token"]
        code = move_link(bea, table, 1)["code"]
        stored = database_bytes(each_server)
        for secret in (ann.cookie, bea.cookie, program, code):
            assert len(secret) >= 43 and secret.encode() not in stored
            assert tokens.hashed(secret).encode() in stored
        for secret in (ann.cookie, bea.cookie, program, code):
            assert secret not in each_server.log.read_text()


def test_nobody_can_see_or_move_another_seat(server: Server) -> None:
    with seated(server, "millstone", 2, starter=0) as (table, (ann, bea), (one, two)):
        own = one.state.game["seats"][0] if "seats" in one.state.game else one.state.game
        move = one.state.you["legal"][0]
        with seated(server, "millstone", 2) as (_, (elsewhere, _), _), Player(server) as nobody:
            forger = Player(server, token=tokens.hashed(ann.cookie))  # knows the database
            guesser = Player(server, token="A" * 43)
            spectator = without_time(nobody.get(table))
            for stranger in (elsewhere, nobody, forger, guesser):
                assert without_time(stranger.get(table)) == spectator
                assert stranger.refused(table, "move", move=move, seen=one.state.n) in (
                    "You have no seat at this table.",
                )
                for do in ("leave", "return", "stand", "client_seed"):
                    more = {"seed": "1"} if do == "client_seed" else {}
                    assert stranger.refused(table, do, seat=0, **more) == "Seat 0 is not yours."
                assert stranger.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 409
                assert stranger.http.post(f"/api/tables/{table}/seats/0/link").status_code == 409
                assert stranger.http.post(f"/api/tables/{table}/seats/0/token", json={}).status_code == 409
                socket = stranger.connect(table, seat=0)
                assert socket.state.you["seat"] is None and socket.state.game == spectator["game"]
            forger.__exit__()
            guesser.__exit__()
        assert bea.refused(table, "move", move=move, seen=one.state.n) == "It is Ann’s turn."
        assert bea.refused(table, "move", move=move, seen=one.state.n, seat=0) == "It is Ann’s turn."
        assert bea.refused(table, "hint") == "You can ask for a hint only on your turn."
        assert two.state.game != one.state.game and own
        assert bea.connect(table, seat=0).state.you["seat"] == 1
        replay = bea.replay(table)
        assert replay["steps"][-1] == two.state.game and replay["log"] == two.state.log and not replay["over"]
        one.move(move)


def test_a_program_plays_with_a_token(each_server: Server) -> None:
    with Player(each_server) as ann, Player(each_server) as bea:
        table = ann.create("towers", 2, name="Ann", terms={"starter": 1})
        assert bea.http.post(f"/api/tables/{table}/seats/1/token", json={}).status_code == 409
        answer = ann.http.post(f"/api/tables/{table}/seats/1/token", json={"name": "Robot"})
        assert answer.status_code == 201 and answer.json()["seat"] == 1
        assert ann.http.post(f"/api/tables/{table}/seats/0/token", json={}).status_code == 409
        with Player(each_server, answer.json()["token"]) as robot:
            socket = robot.connect(table)
            assert socket.state.you["seats"] == [1] and socket.state.table["seats"][1]["kind"] == "program"
            assert not socket.state.you["host"] and robot.cookie == ""
            ann.command(table, "start")
            socket.wait_until(lambda socket: socket.state.you["legal"])
            socket.move(socket.state.you["legal"][0])
            socket.check()
            other = robot.create("towers", 2, name="Robot")
            assert robot.cookie == "" and robot.get(other).you["seats"] == [0]


# --- moving a seat to another device ---


def test_a_link_moves_a_seat_to_another_device_once(each_server: Server) -> None:
    with seated(each_server, "millstone", 2, starter=0) as (table, (ann, bea), (one, two)), Player(each_server) as new:
        moving = move_link(ann, table, 0)
        assert moving["link"].endswith(f"/t/{table}#{moving['code']}") and moving["qr"].startswith("<svg")
        before = one.check()
        refusal = take(new, table, "x" * 43)
        assert "has expired" in refusal
        assert take(new, table, moving["code"]) == ""
        assert new.cookie and new.cookie != ann.cookie
        assert take(bea, table, moving["code"]) == refusal and take(ann, table, moving["code"]) == refusal
        fresh = new.get(table)
        assert fresh.game == before.game and fresh.you["seats"] == [0] and fresh.you["host"]
        with Player(each_server) as nobody:
            spectator = nobody.get(table)
        one.reach(fresh.n)
        assert without_time(one.state) == without_time(spectator)  # the old device is a spectator now
        known = len(one.frames)
        socket = new.connect(table)
        play_on([socket, two], Random(7), max_moves=6)
        with Player(each_server) as nobody:
            assert without_time(one.check()) == without_time(nobody.get(table))
        assert all(json.loads(frame).get("you", {}).get("legal", []) == [] for frame in one.frames[known:])
        assert "no seat" in one.refused("move", move=before.you["legal"][0], seen=one.state.n)


def test_a_newer_link_replaces_the_older(server: Server) -> None:
    with Player(server) as ann, Player(server) as new:
        table = ann.create("towers", 2, name="Ann")
        older, newer = move_link(ann, table, 0)["code"], move_link(ann, table, 0)["code"]
        assert "has expired" in take(new, table, older)
        assert take(new, table, newer) == ""


@pytest.mark.parametrize("way", ["stands", "is removed", "is replaced in the game"])
def test_a_link_expires_when_its_player_loses_the_seat(server: Server, way: str) -> None:
    """Otherwise a guest who has stood up could take the seat from the next player."""
    with Player(server) as ann, Player(server) as bea, Player(server) as cid:
        table = ann.create("towers", 2, name="Ann")
        bea.command(table, "sit", name="Bea")
        code = move_link(bea, table, 1)["code"]
        if way == "stands":
            bea.command(table, "stand", seat=1)
        elif way == "is removed":
            ann.command(table, "remove", seat=1)
        else:
            ann.command(table, "start")
            ann.command(table, "remove", seat=1)
        if way != "is replaced in the game":
            cid.command(table, "sit", name="Cid")
        before = ann.get(table).table["seats"]
        assert "has expired" in take(bea, table, code)
        assert ann.get(table).table["seats"] == before and bea.get(table).you["seats"] == []


def test_the_host_remains_the_host_while_holding_a_seat(server: Server) -> None:
    """Giving one of several seats to a friend does not change the host; moving the last seat moves the role too."""
    with Player(server) as ann, Player(server) as bea, Player(server) as new:
        table = ann.create("towers", 2, name="Ann")
        ann.command(table, "sit", name="Bea", seat=1)
        assert take(bea, table, move_link(ann, table, 1)["code"]) == ""
        assert ann.get(table).you["host"] and not bea.get(table).you["host"] and bea.get(table).you["seats"] == [1]
        assert take(new, table, move_link(ann, table, 0)["code"]) == ""
        assert new.get(table).you["host"] and not ann.get(table).you["host"]
        new.command(table, "start")


def test_no_frame_contains_a_cookie(server: Server) -> None:
    with seated(server, "towers", 2) as (_, people, sockets):
        number = sockets[0].command("say", phrase="hello")
        sockets[1].reach(number)
        for person in people:
            for socket in sockets:
                for frame in socket.frames:
                    assert person.cookie not in frame and tokens.hashed(person.cookie) not in frame
