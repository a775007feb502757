"""Refusals can be translated: each carries a message id with arguments, or the rules it names."""

from __future__ import annotations

import warnings

import pytest

from kolmik.engine import IllegalMove
from kolmik.locales.speaker import speaker
from kolmik.protocol.messages import Refusal
from kolmik.server.domain.refusals import Denied, NoTable, reason, rules
from kolmik.server.settings import Settings
from kolmik.server.transport.app import create

from .players import Player, localized
from .serving import Server


def test_a_refusal_by_the_server_has_a_message_id_and_arguments(server: Server) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 2, name="Ann", terms={"starter": 0})
        bea.command(table, "sit", name="Bea")
        ann.command(table, "start")
        refusal = bea.post(table, "move", move="bid 1", seen=bea.get(table).n).json()
        assert refusal == {"why": "It is Ann’s turn.", "say": {"id": "refused-turn-of", "name": "Ann"}}
        assert localized(refusal["say"], "fi") == "Vuorossa on Ann."
        socket = bea.connect(table)
        answer = socket.answer("move", move="bid 1", seen=socket.state.n)
        assert isinstance(answer, Refusal)
        assert (answer.why, answer.say, answer.rules) == (refusal["why"], refusal["say"], [])


def test_a_refusal_by_the_rules_names_them(server: Server) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 2, name="Ann", terms={"starter": 0})
        bea.command(table, "sit", name="Bea")
        ann.command(table, "start")
        seen = ann.get(table).n
        refusal = ann.post(table, "move", move="pass", seen=seen).json()
        assert refusal["rules"] == ["T-14"] and refusal["why"].endswith("(T-14).") and "say" not in refusal
        socket = ann.connect(table)
        answer = socket.answer("move", move="pass", seen=socket.state.n)
        assert isinstance(answer, Refusal) and (answer.rules, answer.say) == (["T-14"], {})
        assert b'"rules"' not in bea.post(table, "move", move="bid 1", seen=seen).content


def test_unknown_tables_and_addresses_are_refused_with_their_message_ids(server: Server) -> None:
    with Player(server) as ann:
        answer = ann.http.get("/api/tables/nobody-knows-it")
        assert answer.status_code == 404 and answer.json()["say"] == {"id": "refused-no-table"}
        answer = ann.http.get("/api/nothing")
        assert answer.status_code == 404 and answer.json()["say"] == {"id": "refused-nothing-here"}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("a call must be higher than 3 (T-15).", ["T-15"]),
        ("How much is played (M-31 to M-34).", ["M-31", "M-34"]),
        ("A-1 sat down.", []),
        ("", []),
    ],
)
def test_the_rules_of_a_sentence_are_those_in_parentheses(text: str, named: list[str]) -> None:
    assert rules(text) == named


def test_the_wire_format_of_a_refusal() -> None:
    assert reason(IllegalMove("No (T-1).")) == {"why": "No (T-1).", "rules": ["T-1"]}
    denied = Denied("refused-still-free", seats="1, 2", count=2)
    assert str(denied) == "Seats 1, 2 are still free: wait for someone to sit down, or add bots."
    assert reason(denied) == {"why": str(denied), "say": {"id": "refused-still-free", "seats": "1, 2", "count": 2}}
    assert isinstance(NoTable("refused-no-table"), Denied)
    with pytest.raises(KeyError):
        Denied("refused-turn-of")


def test_all_messages_are_read_before_the_first_request(sqlite_url: str) -> None:
    """Reading them takes long enough to hold up everybody."""
    speaker.cache_clear()
    with warnings.catch_warnings(action="ignore"):  # a newer framework than the locked one warns of our routes
        create(Settings(sqlite_url))
    assert speaker.cache_info().currsize
