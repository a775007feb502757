"""Seats are held by secrets: nobody can move for or see another seat, and only hashes are kept."""

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

from .people import Player, one_sentence, parts, play_on, seated
from .serving import Server, serving


def everything_kept(server: Server) -> bytes:
    """Every byte of the database: its files, or a dump of it."""
    if server.database.startswith("sqlite"):
        path = Path(server.database.removeprefix("sqlite:///"))
        return b"".join(one.read_bytes() for one in sorted(path.parent.glob(path.name + "*")))
    with closing(Database.open(server.database)) as database, database.transaction() as connection:
        rows = [
            connection.exec_driver_sql(f"SELECT * FROM {table}").all()
            for table in ("tables", "events", "holders", "analyses")
        ]
    return repr(rows).encode()


def link(player: Player, table: str, seat: int) -> dict[str, Any]:
    answer = player.http.post(f"/api/tables/{table}/seats/{seat}/link")
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def take(player: Player, table: str, code: str) -> str:
    """Take a seat by a code; "" if it went well, or why not."""
    answer = player.http.post(f"/api/tables/{table}/take", json={"code": code})
    if answer.status_code == 200:
        return ""
    assert answer.status_code == 409
    return one_sentence(answer.json()["why"])


def morsel(player: Player) -> Any:
    answer = player.http.post("/api/tables", json={"game": "towers", "players": 2, "name": "Ann"})
    return SimpleCookie(answer.headers["set-cookie"])["kolmik"]


def test_the_cookie_is_out_of_reach_for_scripts_and_strangers(server: Server) -> None:
    with Player(server) as ann:
        cookie = morsel(ann)
        assert cookie["httponly"] and cookie["samesite"].lower() == "lax" and cookie["path"] == "/"
        assert not cookie["secure"] and not cookie["domain"] and int(cookie["max-age"]) > 365 * 24 * 3600
        assert len(cookie.value) >= 43 and cookie.value == ann.cookie
        again = ann.http.post("/api/tables", json={"game": "towers", "players": 2})
        assert "set-cookie" not in again.headers
    with Player(server) as bea:
        assert morsel(bea).value != cookie.value


def test_the_cookie_is_secure_where_people_come_by_https(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'a.db'}", "--base-url", "https://play.example/kolmik/") as server,
        Player(server) as ann,
    ):
        answer = ann.http.post("/api/tables", json={"game": "towers", "players": 2, "name": "Ann"})
        cookie = SimpleCookie(answer.headers["set-cookie"])["kolmik"]
        assert cookie["secure"] and cookie["httponly"] and cookie["samesite"].lower() == "lax"
        table = answer.json()["id"]
        assert answer.json()["link"] == f"https://play.example/kolmik/t/{table}"
        assert ann.http.get(f"/api/tables/{table}/qr").text.startswith("<svg")


def test_only_hashes_are_kept(each_server: Server) -> None:
    with Player(each_server) as ann, Player(each_server) as bea:
        table = ann.create("towers", 3, name="Ann")
        bea.ask(table, "sit", name="Bea")
        program = ann.http.post(f"/api/tables/{table}/seats/2/token", json={"name": "Robot"}).json()["token"]
        code = link(bea, table, 1)["code"]
        kept = everything_kept(each_server)
        for secret in (ann.cookie, bea.cookie, program, code):
            assert len(secret) >= 43 and secret.encode() not in kept
            assert tokens.hashed(secret).encode() in kept
        for secret in (ann.cookie, bea.cookie, program, code):
            assert secret not in each_server.log.read_text()


def test_nobody_sees_or_moves_another_seat(server: Server) -> None:
    with seated(server, "millstone", 2, starter=0) as (table, (ann, bea), (one, two)):
        own = one.state.game["seats"][0] if "seats" in one.state.game else one.state.game
        move = one.state.you["legal"][0]
        with seated(server, "millstone", 2) as (_, (elsewhere, _), _), Player(server) as nobody:
            forger = Player(server, token=tokens.hashed(ann.cookie))  # who has read the database
            guesser = Player(server, token="A" * 43)
            spectator = parts(nobody.get(table))
            for stranger in (elsewhere, nobody, forger, guesser):
                assert parts(stranger.get(table)) == spectator
                assert stranger.refused(table, "move", move=move, seen=one.state.n) in (
                    "You have no seat at this table.",
                )
                for do in ("leave", "return", "stand", "client_seed"):
                    more = {"seed": "1"} if do == "client_seed" else {}
                    assert stranger.refused(table, do, seat=0, **more) == "Seat 0 is not yours."
                assert stranger.http.get(f"/api/tables/{table}", params={"seat": 0}).status_code == 409
                assert stranger.http.post(f"/api/tables/{table}/seats/0/link").status_code == 409
                assert stranger.http.post(f"/api/tables/{table}/seats/0/token", json={}).status_code == 409
                line = stranger.line(table, seat=0)
                assert line.state.you["seat"] is None and line.state.game == spectator["game"]
            forger.__exit__()
            guesser.__exit__()
        assert bea.refused(table, "move", move=move, seen=one.state.n) == "It is Ann’s turn."
        assert bea.refused(table, "move", move=move, seen=one.state.n, seat=0) == "It is Ann’s turn."
        assert bea.refused(table, "hint") == "You can ask for a hint only on your turn."
        assert two.state.game != one.state.game and own
        assert bea.line(table, seat=0).state.you["seat"] == 1
        replay = bea.http.get(f"/api/tables/{table}/games/1/replay").json()
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
            line = robot.line(table)
            assert line.state.you["seats"] == [1] and line.state.table["seats"][1]["kind"] == "program"
            assert not line.state.you["host"] and robot.cookie == ""
            ann.ask(table, "start")
            line.wait(lambda line: line.state.you["legal"])
            line.move(line.state.you["legal"][0])
            line.check()
            other = robot.create("towers", 2, name="Robot")
            assert robot.cookie == "" and robot.get(other).you["seats"] == [0]


# --- moving a seat to another device ---


def test_a_link_moves_a_seat_once(each_server: Server) -> None:
    with seated(each_server, "millstone", 2, starter=0) as (table, (ann, bea), (one, two)), Player(each_server) as new:
        moving = link(ann, table, 0)
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
        assert parts(one.state) == parts(spectator)  # the old device from now on
        known = len(one.frames)
        line = new.line(table)
        play_on([line, two], Random(7), most=6)
        with Player(each_server) as nobody:
            assert parts(one.check()) == parts(nobody.get(table))
        assert all(json.loads(frame).get("you", {}).get("legal", []) == [] for frame in one.frames[known:])
        assert "no seat" in one.refused("move", move=before.you["legal"][0], seen=one.state.n)


def test_a_newer_link_replaces_the_older(server: Server) -> None:
    with Player(server) as ann, Player(server) as new:
        table = ann.create("towers", 2, name="Ann")
        older, newer = link(ann, table, 0)["code"], link(ann, table, 0)["code"]
        assert "has expired" in take(new, table, older)
        assert take(new, table, newer) == ""


@pytest.mark.parametrize("way", ["stands", "is removed", "is replaced in the game"])
def test_the_link_of_who_no_longer_sits_there_is_worth_nothing(server: Server, way: str) -> None:
    """Else a guest who has stood up could take the seat of the next one."""
    with Player(server) as ann, Player(server) as bea, Player(server) as cid:
        table = ann.create("towers", 2, name="Ann")
        bea.ask(table, "sit", name="Bea")
        code = link(bea, table, 1)["code"]
        if way == "stands":
            bea.ask(table, "stand", seat=1)
        elif way == "is removed":
            ann.ask(table, "remove", seat=1)
        else:
            ann.ask(table, "start")
            ann.ask(table, "remove", seat=1)
        if way != "is replaced in the game":
            cid.ask(table, "sit", name="Cid")
        before = ann.get(table).table["seats"]
        assert "has expired" in take(bea, table, code)
        assert ann.get(table).table["seats"] == before and bea.get(table).you["seats"] == []


def test_the_host_stays_the_host_while_a_seat_is_left(server: Server) -> None:
    """Who hands one of several seats to a friend goes on being the host; who moves away altogether takes it along."""
    with Player(server) as ann, Player(server) as bea, Player(server) as new:
        table = ann.create("towers", 2, name="Ann")
        ann.ask(table, "sit", name="Bea", seat=1)
        assert take(bea, table, link(ann, table, 1)["code"]) == ""
        assert ann.get(table).you["host"] and not bea.get(table).you["host"] and bea.get(table).you["seats"] == [1]
        assert take(new, table, link(ann, table, 0)["code"]) == ""
        assert new.get(table).you["host"] and not ann.get(table).you["host"]
        new.ask(table, "start")


def test_the_cookie_is_never_told_in_a_frame(server: Server) -> None:
    with seated(server, "towers", 2) as (_, people, lines):
        number = lines[0].ask("say", phrase="hello")
        lines[1].reach(number)
        for person in people:
            for line in lines:
                for frame in line.frames:
                    assert person.cookie not in frame and tokens.hashed(person.cookie) not in frame
