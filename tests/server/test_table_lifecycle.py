"""The life of a table over HTTP and sockets: creating, sitting down, starting, leaving, returning, hosting, talking."""

from __future__ import annotations

from contextlib import closing
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from kolmik.protocol.messages import PHRASES
from kolmik.server.store import Database

from .players import Player, one_sentence, play_on, seated
from .serving import Server


def names(player: Player, table: str) -> list[str]:
    return [seat["name"] for seat in player.get(table).table["seats"]]


# --- creating a table ---


@pytest.mark.parametrize(
    ("settings", "why"),
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
def test_an_invalid_table_is_refused_and_not_stored(server: Server, settings: dict[str, Any], why: str) -> None:
    def stored() -> tuple[int, int]:
        with closing(Database.open(server.database)) as database, database.transaction() as connection:
            first, second = (connection.execute(text(f"SELECT count(*) FROM {one}")) for one in ("tables", "events"))
            return int(first.scalar_one()), int(second.scalar_one())

    before = stored()
    with Player(server) as ann:
        answer = ann.http.post("/api/tables", json={"game": "towers", "players": 2, **settings})
        assert answer.status_code in (400, 404, 409), answer.text
        assert why in one_sentence(answer.json()["why"]) and answer.json().keys() <= {"why", "say", "rules"}
    assert stored() == before


def test_a_new_table_has_the_requested_settings(each_server: Server) -> None:
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
        assert ann.command(table, "start") == state.n + 1
        assert ann.get(table).table["starter"] == 2
        (mine,) = ann.http.get("/api/tables").json()
        assert mine["id"] == table and mine["status"] == "playing" and mine["title"] == "Pilvi, Ann, Otto"
    with Player(each_server) as stranger:
        assert stranger.http.get("/api/tables").json() == []
        assert stranger.http.get("/api/tables/nowhere").status_code == 404


def test_the_creator_of_a_table_and_its_bots_have_different_names(server: Server) -> None:
    with Player(server) as ann:
        table = ann.create("towers", 3, name="otto", seats=[{"level": "club"}, {"level": "club"}])
        assert names(ann, table) == ["Pilvi", "Otto", "otto 2"]


# --- sitting down ---


def test_people_join_with_only_the_link(each_server: Server) -> None:
    with Player(each_server) as ann, Player(each_server) as bea, Player(each_server) as cid:
        table = ann.create("towers", 3, name="Ann")
        assert bea.cookie == "" and bea.get(table).you["seats"] == [] and bea.cookie == ""
        assert bea.refused(table, "sit", name="Bea", seat=0) == "Seat 0 is taken by Ann."
        assert bea.refused(table, "sit", name="Bea", seat=3) == "This table has seats 0 to 2; there is no seat 3."
        bea.command(table, "sit", name="Bea", seat=2)
        assert bea.cookie and bea.cookie != ann.cookie and bea.get(table).you["seats"] == [2]
        assert "Seat 1 is still free" in ann.refused(table, "start")
        cid.command(table, "sit", name="Cid")
        assert cid.get(table).you["seats"] == [1] and names(ann, table) == ["Ann", "Cid", "Bea"]
        assert cid.refused(table, "sit", name="Cid") == "All seats are taken; you can watch."
        assert cid.refused(table, "stand", seat=2) == "Seat 2 is not yours."
        cid.command(table, "stand", seat=1)
        assert cid.get(table).you["seats"] == [] and names(ann, table) == ["Ann", "", "Bea"]
        cid.command(table, "sit", name="Cid", seat=1)
        assert bea.refused(table, "start") == "Only the host of the table can start the game."
        ann.command(table, "start")
        assert ann.refused(table, "start") == "The game has already started."
        assert "leave" in cid.refused(table, "stand", seat=1)
        assert "already started" in cid.refused(table, "sit", name="Cid")


@pytest.mark.parametrize(
    ("entered", "shown"),
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
def test_names_are_cleaned_and_unique(server: Server, entered: str, shown: str) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 2, name="Ann")
        bea.command(table, "sit", name=entered)
        assert names(ann, table) == ["Ann", shown] and len(shown) <= 20


def test_names_of_maximum_length_stay_unique(server: Server) -> None:
    with Player(server) as ann:
        table = ann.create("millstone", 4, name="x" * 25)
        for _ in range(3):
            ann.command(table, "sit", name="X" * 30)
        assert names(ann, table) == ["x" * 20, "X" * 18 + " 2", "X" * 18 + " 3", "X" * 18 + " 4"]
        with Player(server) as bea:
            other = bea.create()
            for blank in ("\u202e", " \t ", "…"):
                assert bea.refused(other, "sit", name=blank) == "A name needs at least one letter or digit."


def test_taking_a_seat_over_a_socket_requires_a_cookie(server: Server) -> None:
    """A socket cannot set a cookie: without one, nobody could play for the seat afterwards."""
    with Player(server) as ann, Player(server) as nobody:
        table = ann.create("towers", 2, name="Ann")
        socket = nobody.connect(table)
        assert "cookie" in socket.refused("sit", name="Nobody")
        assert names(ann, table) == ["Ann", ""] and socket.check().you["seats"] == []


# --- spectators, and several seats on one device ---


def test_spectators_watch_and_cannot_act(server: Server) -> None:
    with seated(server, "millstone", 2) as (table, _, sockets), Player(server) as watcher:
        spectator = watcher.connect(table)
        sockets[0].wait_until(lambda socket: socket.presence and socket.presence.spectators == 1)
        assert sockets[0].presence and sockets[0].presence.seats == [0, 1]
        assert spectator.state.you == {
            "seat": None,
            "seats": [],
            "host": False,
            "chosen": [],
            "legal": [],
            "claim": None,
            "undo": False,
        }
        mover = next(socket for socket in sockets if socket.state.you["legal"])
        assert "no seat" in spectator.refused("move", move=mover.state.you["legal"][0], seen=spectator.state.n)
        spectator.refused("undo", seen=9999)
        spectator.refused("say", phrase="hello")
        spectator.refused("look", seat=0)
        spectator.refused("leave", seat=0)
        for do in ("pause", "resume", "abort"):
            assert spectator.refused(do) == "Only the host of the table can do that."
        play_on(sockets, Random(1), max_moves=12)
        assert spectator.check().you["seat"] is None
        assert "hand" not in str(spectator.state.game.get("you", ""))
        spectator.close()
        sockets[0].wait_until(lambda socket: socket.presence and socket.presence.spectators == 0)


def test_one_device_holds_several_seats(server: Server) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("millstone", 3, name="Ann")
        ann.command(table, "sit", name="Cid", seat=2)
        bea.command(table, "sit", name="Bea")
        socket, other = ann.connect(table), bea.connect(table)
        other.decline()
        assert socket.state.you["seats"] == [0, 2] and socket.state.you["seat"] == 0
        socket.start()
        hands = []
        for seat in (2, 0, None, 0, 2):
            socket.command("look", **({} if seat is None else {"seat": seat}))
            assert socket.state.you["seat"] == seat
            if seat is not None:
                socket.check()
            hands.append(str(socket.state.game))
        assert hands[0] == hands[4] and hands[1] == hands[3] and len(set(hands)) == 3
        assert socket.refused("look", seat=1) == "Seat 1 is not yours."
        again = ann.connect(table, seat=2)
        assert again.state.you["seat"] == 2
        assert ann.http.get(f"/api/tables/{table}", params={"seat": 1}).status_code == 409
        for _ in range(30):
            n = max(one.state.n for one in (socket, other))
            for one in (socket, other):
                one.reach(n)
            for seat in socket.state.table["awaited"]:  # in a race, also seats that have chosen
                mover = other if seat == 1 else socket
                if mover is socket:
                    socket.command("look", seat=seat)
                if mover.state.you["legal"]:
                    break
            mover.command("move", move=mover.state.you["legal"][0], seen=mover.state.n, seat=seat)
        socket.check()
        again.check()


# --- leaving and returning ---


def test_a_bot_plays_for_a_player_who_left_until_the_player_returns(each_server: Server) -> None:
    with seated(each_server, "towers", 2, pace=0, starter=1) as (table, (_, bea), (one, two)):
        assert two.state.you["legal"]
        two.command("leave", seat=1)
        assert "already" in two.refused("leave", seat=1)
        one.wait_until(lambda socket: socket.state.you["legal"])
        assert one.state.table["seats"][1]["stand_in"] == "club" and one.state.table["seats"][1]["why"] == "left"
        assert one.state.table["seats"][1]["name"] == "Bea"
        assert one.refused("return", seat=1) == "Seat 1 is not yours."
        two.command("return", seat=1)
        assert "no bot" in two.refused("return", seat=1)
        one.reach(two.state.n)
        assert one.state.table["seats"][1]["stand_in"] == ""
        one.move(one.state.you["legal"][0])
        two.reach(one.state.n)
        # Connecting again returns the seat automatically.
        bea.command(table, "leave", seat=1)
        two.reach(one.state.n)
        two.close()
        again = bea.connect(table)
        again.wait_until(lambda socket: socket.state.table["seats"][1]["stand_in"] == "")
        assert again.state.table["status"] == "playing"
        again.check()


def test_a_move_returns_the_seat_to_its_player(server: Server) -> None:
    with seated(server, "towers", 2, pace=5000, starter=0) as (_, _, (one, two)):
        one.command("leave", seat=0)
        n = one.move(one.state.you["legal"][0])
        two.reach(n)
        assert [event.what["did"] for event in two.events[-3:]] == ["took over", "returned", "moved"]
        one.check()
        two.check()


# --- commands of the host ---


def test_only_the_host_may_pause_replace_remove_and_abort(each_server: Server) -> None:
    with seated(each_server, "towers", 3, pace=0, starter=0, chat=False) as (table, (ann, _, _), (one, two, three)):
        for do, more in (
            ("pause", {}),
            ("bot", {"seat": 2, "level": "novice"}),
            ("remove", {"seat": 2}),
            ("abort", {}),
        ):
            assert two.refused(do, **more) == "Only the host of the table can do that."
        one.command("pause")
        assert one.state.you["legal"] == []
        assert one.refused("move", move="roll", seen=one.state.n) == "The game is paused."
        assert "no game in progress" in one.refused("pause")
        assert two.refused("resume") == "Only the host of the table can do that."
        one.command("resume")
        assert one.refused("resume") == "The game is not paused."
        one.reach(two.state.n)
        assert one.state.you["legal"]
        one.command("remove", seat=2)
        three.reach(one.state.n)
        assert three.state.you["seats"] == [] and three.state.you["seat"] is None and not three.state.you["legal"]
        assert three.state.table["seats"][2] == {
            "kind": "bot", "name": "Cid", "level": "club", "stand_in": "", "why": "",
        }  # fmt: skip
        one.command("bot", seat=2, level="novice")
        assert "bot already has that seat" in one.refused("remove", seat=2)
        one.command("abort")
        for socket in (one, two, three):
            assert socket.check().table["status"] == "aborted"
        assert socket.state.table["why"] == "The host closed the table."
        assert one.refused("move", move="roll", seen=one.state.n) == "The table is closed."
        assert one.refused("abort") == "The table is already closed."
        assert ann.http.get(f"/api/tables/{table}/games/1/analysis").status_code == 409


def test_the_host_frees_seats_and_adds_bots_before_the_game(server: Server) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 3, name="Ann")
        bea.command(table, "sit", name="Bea")
        assert "free it first" in ann.refused(table, "bot", seat=1, level="club")
        ann.command(table, "bot", seat=2, level="club")
        ann.command(table, "bot", seat=2, level="master")
        ann.command(table, "remove", seat=1)
        assert bea.get(table).you["seats"] == []
        assert ann.refused(table, "remove", seat=1) == "Seat 1 is already free."
        ann.command(table, "remove", seat=2)
        assert names(ann, table) == ["Ann", "", ""]


# --- another game ---


def test_a_rematch_with_the_same_people(each_server: Server) -> None:
    rng = Random(3)
    with seated(each_server, "dungeon", 2, games=2, options={"patience": 8}) as (table, (ann, _), sockets):
        assert "when this one is over" in sockets[0].refused("rematch")
        over = play_on(sockets, rng)
        winners = over.table["outcome"]["winners"]
        for socket in sockets:
            socket.check()
        assert over.table["standing"]["counted"] == "games won"
        assert over.table["standing"]["totals"] == [int(seat in winners) for seat in (0, 1)]
        assert over.table["deal"]["secret"]
        number = sockets[1].command("rematch")
        for socket in sockets:
            state = socket.reach(number)
            assert state.table["status"] == "gathering" and state.table["game_number"] == 2
            assert state.table["deal"]["secret"] is None and state.table["deal"]["client_seeds"] == ["", ""]
        started = sockets[1].command("start")  # any seated player may
        for socket in sockets:
            socket.reach(started)
            socket.check()
        first = over.table["starter"]
        expected = min(winners, key=lambda seat: (seat - first) % 2)
        assert sockets[0].state.table["starter"] == expected and sockets[0].state.table["outcome"] is None
        play_on(sockets, rng)
        for socket in sockets:
            socket.check()
        assert sum(sockets[0].state.table["standing"]["totals"]) >= 2
        for game in (1, 2):
            assert ann.http.get(f"/api/tables/{table}/games/{game}/record").status_code == 200
        assert ann.http.get(f"/api/tables/{table}/games/3/record").status_code == 409


# --- talking ---


def test_quick_phrases_reach_all_players(server: Server) -> None:
    with seated(server, "towers", 2) as (table, (ann, _), (one, two)):
        for phrase in PHRASES[:3]:
            one.command("say", phrase=phrase)
        two.reach(one.state.n)
        assert [message["phrase"] for message in two.state.table["said"]] == list(PHRASES[:3])
        assert two.state.table["said"][0]["name"] == "Ann"
        assert two.events[-1].what == {"did": "said", "seat": 0, "phrase": PHRASES[2]}
        assert ann.post(table, "say", phrase="you are stupid").status_code == 400
        assert "off at this table" in two.refused("chat", text="hello")
        two.check()


def test_chat_works_where_the_host_allows_it(server: Server) -> None:
    with seated(server, "towers", 2, chat=True) as (table, (ann, _), (one, two)):
        two.command("chat", text="Good\u202e evening,\n\x00Ann!")
        one.reach(two.state.n)
        assert one.state.table["said"][-1]["text"] == "Good evening, Ann!"
        assert "message is empty" in two.refused("chat", text="\u200b")
        assert ann.post(table, "chat", text="x" * 201).status_code == 400
        one.check()


@pytest.mark.parametrize("way", ["socket", "http", "sockets"])
def test_talking_is_rate_limited(server: Server, way: str) -> None:
    """Over one socket, over HTTP, and with a new socket for every message."""
    with seated(server, "towers", 2, chat=True) as (table, (_, bea), (one, two)):
        refusals = 0
        for number in range(12):
            if way == "http":
                refusals += bea.post(table, "chat", text=f"word {number}").status_code != 200
            else:
                socket = two if way == "socket" else bea.connect(table)
                answer = socket.answer("chat", text=f"word {number}")
                refusals += getattr(answer, "why", "") == "You have said a lot at once; wait a moment."
        assert refusals >= 3
        assert one.command("say", phrase="hello")  # other players are not limited
