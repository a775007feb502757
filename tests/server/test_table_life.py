"""Table life over HTTP and sockets: making a table, sitting down, starting, leaving, coming back, hosting, talking."""

from __future__ import annotations

from contextlib import closing
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from kolmik.protocol.messages import PHRASES
from kolmik.server.store import Database

from .people import Player, one_sentence, play_on, seated
from .serving import Server


def names(player: Player, table: str) -> list[str]:
    return [seat["name"] for seat in player.get(table).table["seats"]]


# --- making a table ---


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess"}, 'There is no game "chess"'),
        ({"game": 7}, "at game: "),
        ({"players": 1}, "at players: "),
        ({"players": 6}, "Towers is for 2 to 5 players"),
        ({"players": "two"}, "at players: "),
        ({"edition": "deluxe"}, "deluxe"),
        ({"options": {"bids": "wild"}}, "wild"),
        ({"options": {"jokers": 2}}, "jokers"),
        ({"options": {"edition": "deluxe"}}, "edition"),
        ({"seats": [{"level": "expert"}]}, "level"),
        ({"seats": [{}, {}, {}]}, "This table has 2 seats, not 3."),
        ({"seats": [{"level": "club"}, {"level": "club"}], "name": "Ann"}, "Bots have all the seats"),
        ({"terms": {"starter": 2}}, "The starter must be a seat from 0 to 1, not 2."),
        ({"terms": {"clock": {"kind": "move", "seconds": 4}}}, "seconds"),
        ({"terms": {"clock": {"kind": "day", "seconds": 5}}}, "kind"),
        ({"terms": {"deal": "dog"}}, "deal"),
        ({"terms": {"games": 0}}, "games"),
        ({"terms": {"away": -1}}, "away"),
        ({"terms": {"pace": 5001}}, "pace"),
        ({"terms": {"music": True}}, "music"),
        ({"colour": "green"}, "colour"),
        ({"name": "!?"}, "A name needs at least one letter or digit."),
        ({"name": "x" * 61}, "at name: "),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused_and_not_stored(server: Server, wish: dict[str, Any], said: str) -> None:
    def stored() -> tuple[int, int]:
        with closing(Database.open(server.database)) as database, database.transaction() as connection:
            first, second = (connection.execute(text(f"SELECT count(*) FROM {one}")) for one in ("tables", "events"))
            return int(first.scalar_one()), int(second.scalar_one())

    before = stored()
    with Player(server) as ann:
        answer = ann.http.post("/api/tables", json={"game": "towers", "players": 2, **wish})
        assert answer.status_code in (400, 404, 409), answer.text
        assert said in one_sentence(answer.json()["why"]) and answer.json().keys() <= {"why", "say", "rules"}
    assert stored() == before


def test_a_new_table_is_as_wished(each_server: Server) -> None:
    with Player(each_server) as ann:
        terms = {"clock": {"kind": "game", "seconds": 300, "increment": 2}, "starter": 2, "chat": True, "games": 3}
        table = ann.create(
            "dungeon", 3, name="  Ann  ", seats=[{"level": "novice"}, {}, {"level": "novice"}],
            options={"levels": 9, "bird": "must"}, terms=terms,
        )  # fmt: skip
        state = ann.get(table)
        assert [seat["name"] for seat in state.table["seats"]] == ["Pilvi", "Ann", "Otto"]
        assert [seat["kind"] for seat in state.table["seats"]] == ["bot", "person", "bot"]
        assert state.table["options"]["levels"] == 9 and state.table["options"]["bird"] == "must"
        assert state.table["terms"]["clock"] == terms["clock"] and state.table["terms"]["starter"] == 2
        assert state.you["host"] and state.you["seats"] == [1] and state.table["status"] == "gathering"
        assert ann.ask(table, "start") == state.n + 1
        assert ann.get(table).table["starter"] == 2
        (mine,) = ann.http.get("/api/tables").json()
        assert mine["id"] == table and mine["status"] == "playing" and mine["title"] == "Pilvi, Ann, Otto"
    with Player(each_server) as stranger:
        assert stranger.http.get("/api/tables").json() == []
        assert stranger.http.get("/api/tables/nowhere").status_code == 404


def test_the_name_of_who_makes_a_table_is_not_a_bots(server: Server) -> None:
    with Player(server) as ann:
        table = ann.create("towers", 3, name="otto", seats=[{"level": "club"}, {"level": "club"}])
        assert names(ann, table) == ["Pilvi", "Otto", "otto 2"]


# --- sitting down ---


def test_people_join_by_the_link_alone(each_server: Server) -> None:
    with Player(each_server) as ann, Player(each_server) as bea, Player(each_server) as cid:
        table = ann.create("towers", 3, name="Ann")
        assert bea.cookie == "" and bea.get(table).you["seats"] == [] and bea.cookie == ""
        assert bea.refused(table, "sit", name="Bea", seat=0) == "Seat 0 is taken by Ann."
        assert bea.refused(table, "sit", name="Bea", seat=3) == "This table has seats 0 to 2; there is no seat 3."
        bea.ask(table, "sit", name="Bea", seat=2)
        assert bea.cookie and bea.cookie != ann.cookie and bea.get(table).you["seats"] == [2]
        assert "Seat 1 is still free" in ann.refused(table, "start")
        cid.ask(table, "sit", name="Cid")
        assert cid.get(table).you["seats"] == [1] and names(ann, table) == ["Ann", "Cid", "Bea"]
        assert cid.refused(table, "sit", name="Cid") == "All seats are taken; you can watch."
        assert cid.refused(table, "stand", seat=2) == "Seat 2 is not yours."
        cid.ask(table, "stand", seat=1)
        assert cid.get(table).you["seats"] == [] and names(ann, table) == ["Ann", "", "Bea"]
        cid.ask(table, "sit", name="Cid", seat=1)
        assert bea.refused(table, "start") == "Only the host of the table can start the game."
        ann.ask(table, "start")
        assert ann.refused(table, "start") == "The game has already started."
        assert "leave" in cid.refused(table, "stand", seat=1)
        assert "already started" in cid.refused(table, "sit", name="Cid")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Bea\u202egnihtemos\x00\x07", "Beagnihtemos"),
        ("\u2066Be\u200ba\u2069", "Bea"),
        ("  B \t\n e  a ", "B e a"),
        ("A very long name indeed it is", "A very long name ind"),
        ("A very long name in\u3000deed", "A very long name in"),
        ("Bea\u0308", "Beä"),
        ("牌", "牌"),
        ("ANN", "ANN 2"),
        ("ann\u200d", "ann 2"),
        ("Ann with a long name", "Ann with a long name"),
    ],
)
def test_names_are_cleaned_and_unique(server: Server, given: str, shown: str) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 2, name="Ann")
        bea.ask(table, "sit", name=given)
        assert names(ann, table) == ["Ann", shown] and len(shown) <= 20


def test_names_stay_unique_where_they_are_as_long_as_can_be(server: Server) -> None:
    with Player(server) as ann:
        table = ann.create("millstone", 4, name="x" * 25)
        for _ in range(3):
            ann.ask(table, "sit", name="X" * 30)
        assert names(ann, table) == ["x" * 20, "X" * 18 + " 2", "X" * 18 + " 3", "X" * 18 + " 4"]
        with Player(server) as bea:
            other = bea.create()
            for nothing in ("\u202e", " \t ", "…"):
                assert bea.refused(other, "sit", name=nothing) == "A name needs at least one letter or digit."


def test_nobody_sits_down_without_a_secret(server: Server) -> None:
    """Over a socket no cookie can be given: who has none must not take a seat that nobody could play."""
    with Player(server) as ann, Player(server) as nobody:
        table = ann.create("towers", 2, name="Ann")
        line = nobody.line(table)
        assert "cookie" in line.refused("sit", name="Nobody")
        assert names(ann, table) == ["Ann", ""] and line.check().you["seats"] == []


# --- spectators, and several seats on one device ---


def test_spectators_see_and_cannot_do(server: Server) -> None:
    with seated(server, "millstone", 2) as (table, _, lines), Player(server) as watcher:
        watching = watcher.line(table)
        lines[0].wait(lambda line: line.presence and line.presence.spectators == 1)
        assert lines[0].presence and lines[0].presence.seats == [0, 1]
        assert watching.state.you == {
            "seat": None,
            "seats": [],
            "host": False,
            "legal": [],
            "claim": None,
            "undo": False,
        }
        mover = next(line for line in lines if line.state.you["legal"])
        assert "no seat" in watching.refused("move", move=mover.state.you["legal"][0], seen=watching.state.n)
        watching.refused("undo", seen=9999)
        watching.refused("say", phrase="hello")
        watching.refused("look", seat=0)
        watching.refused("leave", seat=0)
        for do in ("pause", "resume", "abort"):
            assert watching.refused(do) == "Only the host of the table can do that."
        play_on(lines, Random(1), most=12)
        assert watching.check().you["seat"] is None
        assert "hand" not in str(watching.state.game.get("you", ""))
        watching.close()
        lines[0].wait(lambda line: line.presence and line.presence.spectators == 0)


def test_one_device_for_many(server: Server) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("millstone", 3, name="Ann")
        ann.ask(table, "sit", name="Cid", seat=2)
        bea.ask(table, "sit", name="Bea")
        line, other = ann.line(table), bea.line(table)
        assert line.state.you["seats"] == [0, 2] and line.state.you["seat"] == 0
        line.ask("start")
        hands = []
        for seat in (2, 0, None, 0, 2):
            line.ask("look", **({} if seat is None else {"seat": seat}))
            assert line.state.you["seat"] == seat
            if seat is not None:
                line.check()
            hands.append(str(line.state.game))
        assert hands[0] == hands[4] and hands[1] == hands[3] and len(set(hands)) == 3
        assert line.refused("look", seat=1) == "Seat 1 is not yours."
        again = ann.line(table, seat=2)
        assert again.state.you["seat"] == 2
        assert ann.http.get(f"/api/tables/{table}", params={"seat": 1}).status_code == 409
        for _ in range(30):
            n = max(one.state.n for one in (line, other))
            for one in (line, other):
                one.reach(n)
            (seat, *_) = line.state.table["awaited"]
            mover = other if seat == 1 else line
            if mover is line:
                line.ask("look", seat=seat)
            mover.ask("move", move=mover.state.you["legal"][0], seen=mover.state.n, seat=seat)
        line.check()
        again.check()


# --- leaving and coming back ---


def test_who_leaves_is_played_for_and_gets_the_seat_back(each_server: Server) -> None:
    with seated(each_server, "towers", 2, pace=0, starter=1) as (table, (_, bea), (one, two)):
        assert two.state.you["legal"]
        two.ask("leave", seat=1)
        assert "already" in two.refused("leave", seat=1)
        one.wait(lambda line: line.state.you["legal"])
        assert one.state.table["seats"][1]["stand_in"] == "club" and one.state.table["seats"][1]["why"] == "left"
        assert one.state.table["seats"][1]["name"] == "Bea"
        assert one.refused("return", seat=1) == "Seat 1 is not yours."
        two.ask("return", seat=1)
        assert "no bot" in two.refused("return", seat=1)
        one.reach(two.state.n)
        assert one.state.table["seats"][1]["stand_in"] == ""
        one.move(one.state.you["legal"][0])
        two.reach(one.state.n)
        # Over the socket again, the seat comes back by itself.
        bea.ask(table, "leave", seat=1)
        two.reach(one.state.n)
        two.close()
        again = bea.line(table)
        again.wait(lambda line: line.state.table["seats"][1]["stand_in"] == "")
        assert again.state.table["status"] == "playing"
        again.check()


def test_a_move_takes_the_seat_back(server: Server) -> None:
    with seated(server, "towers", 2, pace=5000, starter=0) as (_, _, (one, two)):
        one.ask("leave", seat=0)
        n = one.move(one.state.you["legal"][0])
        two.reach(n)
        assert [event.what["did"] for event in two.events[-3:]] == ["took over", "returned", "moved"]
        one.check()
        two.check()


# --- what the host may do ---


def test_what_the_host_may_do(each_server: Server) -> None:
    with seated(each_server, "towers", 3, pace=0, starter=0, chat=False) as (table, (ann, _, _), (one, two, three)):
        for do, more in (
            ("pause", {}),
            ("bot", {"seat": 2, "level": "novice"}),
            ("remove", {"seat": 2}),
            ("abort", {}),
        ):
            assert two.refused(do, **more) == "Only the host of the table can do that."
        one.ask("pause")
        assert one.state.you["legal"] == []
        assert one.refused("move", move="roll", seen=one.state.n) == "The game is paused."
        assert "no game in progress" in one.refused("pause")
        assert two.refused("resume") == "Only the host of the table can do that."
        one.ask("resume")
        assert one.refused("resume") == "The game is not paused."
        one.reach(two.state.n)
        assert one.state.you["legal"]
        one.ask("remove", seat=2)
        three.reach(one.state.n)
        assert three.state.you["seats"] == [] and three.state.you["seat"] is None and not three.state.you["legal"]
        assert three.state.table["seats"][2] == {
            "kind": "bot", "name": "Cid", "level": "club", "stand_in": "", "why": "",
        }  # fmt: skip
        one.ask("bot", seat=2, level="novice")
        assert "bot already has that seat" in one.refused("remove", seat=2)
        one.ask("abort")
        for line in (one, two, three):
            assert line.check().table["status"] == "aborted"
        assert line.state.table["why"] == "The host closed the table."
        assert one.refused("move", move="roll", seen=one.state.n) == "The table is closed."
        assert one.refused("abort") == "The table is already closed."
        assert ann.http.get(f"/api/tables/{table}/games/1/record").status_code == 409


def test_the_host_frees_seats_and_puts_bots_there_before_the_game(server: Server) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 3, name="Ann")
        bea.ask(table, "sit", name="Bea")
        assert "free it first" in ann.refused(table, "bot", seat=1, level="club")
        ann.ask(table, "bot", seat=2, level="club")
        ann.ask(table, "bot", seat=2, level="master")
        ann.ask(table, "remove", seat=1)
        assert bea.get(table).you["seats"] == []
        assert ann.refused(table, "remove", seat=1) == "Seat 1 is already free."
        ann.ask(table, "remove", seat=2)
        assert names(ann, table) == ["Ann", "", ""]


# --- another game ---


def test_a_rematch_with_the_same_people(each_server: Server) -> None:
    chance = Random(3)
    with seated(each_server, "dungeon", 2, games=2, options={"patience": 8}) as (table, (ann, _), lines):
        assert "when this one is over" in lines[0].refused("rematch")
        over = play_on(lines, chance)
        winners = over.table["outcome"]["winners"]
        for line in lines:
            line.check()
        assert over.table["standing"]["counted"] == "games won"
        assert over.table["standing"]["totals"] == [int(seat in winners) for seat in (0, 1)]
        assert over.table["deal"]["secret"]
        number = lines[1].ask("rematch")
        for line in lines:
            state = line.reach(number)
            assert state.table["status"] == "gathering" and state.table["game_number"] == 2
            assert state.table["deal"]["secret"] is None and state.table["deal"]["client_seeds"] == ["", ""]
        started = lines[1].ask("start")  # anybody who sits there may
        for line in lines:
            line.reach(started)
            line.check()
        first = over.table["starter"]
        expected = min(winners, key=lambda seat: (seat - first) % 2)
        assert lines[0].state.table["starter"] == expected and lines[0].state.table["outcome"] is None
        play_on(lines, chance)
        for line in lines:
            line.check()
        assert sum(lines[0].state.table["standing"]["totals"]) >= 2
        for game in (1, 2):
            assert ann.http.get(f"/api/tables/{table}/games/{game}/record").status_code == 200
        assert ann.http.get(f"/api/tables/{table}/games/3/record").status_code == 409


# --- talking ---


def test_quick_phrases_are_for_who_sits(server: Server) -> None:
    with seated(server, "towers", 2) as (table, (ann, _), (one, two)):
        for phrase in PHRASES[:3]:
            one.ask("say", phrase=phrase)
        two.reach(one.state.n)
        assert [said["phrase"] for said in two.state.table["said"]] == list(PHRASES[:3])
        assert two.state.table["said"][0]["name"] == "Ann"
        assert two.events[-1].what == {"did": "said", "seat": 0, "phrase": PHRASES[2]}
        assert ann.post(table, "say", phrase="you are stupid").status_code == 400
        assert "off at this table" in two.refused("chat", text="hello")
        two.check()


def test_free_words_where_the_host_allows_them(server: Server) -> None:
    with seated(server, "towers", 2, chat=True) as (table, (ann, _), (one, two)):
        two.ask("chat", text="Good\u202e evening,\n\x00Ann!")
        one.reach(two.state.n)
        assert one.state.table["said"][-1]["text"] == "Good evening, Ann!"
        assert "message is empty" in two.refused("chat", text="\u200b")
        assert ann.post(table, "chat", text="x" * 201).status_code == 400
        one.check()


@pytest.mark.parametrize("way", ["socket", "http", "sockets"])
def test_nobody_talks_without_end(server: Server, way: str) -> None:
    """Neither over one line, nor by posting, nor by connecting again for every word."""
    with seated(server, "towers", 2, chat=True) as (table, (_, bea), (one, two)):
        refusals = 0
        for number in range(12):
            if way == "http":
                refusals += bea.post(table, "chat", text=f"word {number}").status_code != 200
            else:
                line = two if way == "socket" else bea.line(table)
                answer = line.answer("chat", text=f"word {number}")
                refusals += getattr(answer, "why", "") == "You have said a lot at once; wait a moment."
        assert refusals >= 3
        assert one.ask("say", phrase="hello")  # others are not held up
