"""Refusals for people who read other languages: the message that says it, or the rules that it names."""

from __future__ import annotations

import pytest

from kolmik.engine import IllegalMove
from kolmik.protocol.messages import Refusal
from kolmik.server.domain.refusals import Denied, NoTable, reason, rules

from .people import Player, said_by
from .serving import Server


def test_a_refusal_of_the_server_has_a_message_and_its_arguments(server: Server) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 2, name="Ann", terms={"starter": 0})
        bea.ask(table, "sit", name="Bea")
        ann.ask(table, "start")
        told = bea.post(table, "move", move="bid 1", seen=bea.get(table).n).json()
        assert told == {"why": "It is Ann’s turn.", "say": {"id": "refused-turn-of", "name": "Ann"}}
        assert said_by(told["say"], "fi") == "Vuorossa on Ann."
        line = bea.line(table)
        answer = line.answer("move", move="bid 1", seen=line.state.n)
        assert isinstance(answer, Refusal)
        assert (answer.why, answer.say, answer.rules) == (told["why"], told["say"], [])


def test_a_refusal_by_the_rules_names_them(server: Server) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 2, name="Ann", terms={"starter": 0})
        bea.ask(table, "sit", name="Bea")
        ann.ask(table, "start")
        seen = ann.get(table).n
        told = ann.post(table, "move", move="pass", seen=seen).json()
        assert told["rules"] == ["T-14"] and told["why"].endswith("(T-14).") and "say" not in told
        line = ann.line(table)
        answer = line.answer("move", move="pass", seen=line.state.n)
        assert isinstance(answer, Refusal) and (answer.rules, answer.say) == (["T-14"], {})
        assert b'"rules"' not in bea.post(table, "move", move="bid 1", seen=seen).content


def test_a_table_that_is_not_there(server: Server) -> None:
    with Player(server) as ann:
        told = ann.http.get("/api/tables/nobody-knows-it")
        assert told.status_code == 404 and told.json()["say"] == {"id": "refused-no-table"}
        told = ann.http.get("/api/nothing")
        assert told.status_code == 404 and told.json()["say"] == {"id": "refused-nothing-here"}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("a call must be higher than 3 (T-15).", ["T-15"]),
        ("How much is played (M-31 to M-34).", ["M-31", "M-34"]),
        ("A-1 sat down.", []),
        ("", []),
    ],
)
def test_the_rules_of_a_sentence_are_those_in_brackets(text: str, named: list[str]) -> None:
    assert rules(text) == named


def test_what_goes_over_the_wire() -> None:
    assert reason(IllegalMove("No (T-1).")) == {"why": "No (T-1).", "rules": ["T-1"]}
    told = Denied("refused-still-free", seats="1, 2", count=2)
    assert str(told) == "Seats 1, 2 are still free: wait for someone to sit down, or add bots."
    assert reason(told) == {"why": str(told), "say": {"id": "refused-still-free", "seats": "1, 2", "count": 2}}
    assert isinstance(NoTable("refused-no-table"), Denied)
    with pytest.raises(KeyError):
        Denied("refused-turn-of")
