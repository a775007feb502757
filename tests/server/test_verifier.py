"""The server verifies for anybody that a game was dealt as committed, and finds changes in a record."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import kolmik
from kolmik.engine import proof
from kolmik.server.transport.http_models import MAX_RECORD

from .players import Player, one_sentence, play_on, seated
from .serving import Server


@pytest.fixture(scope="module")
def record(server: Server) -> str:
    """A game of Millstone with the proof of its deal."""
    settings = {"race": "turns", "options": {"turn_limit": 30}, "seeds": ("ann's", "bea's")}
    with seated(server, "millstone", 2, **settings) as (table, (ann, _), sockets):
        play_on(sockets, Random("verifying"))
        return ann.http.get(f"/api/tables/{table}/games/1/record").text


def verify(player: Player, text: str) -> Any:
    answer = player.http.post("/api/verify", json={"record": text})
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(player: Player, body: Any) -> tuple[int, str]:
    answer = player.http.post("/api/verify", json=body)
    return answer.status_code, one_sentence(answer.json()["why"])


def test_a_fair_game_verifies(server: Server, record: str) -> None:
    with Player(server) as nobody:
        verdict = verify(nobody, record)
    assert verdict["ok"] and verdict["finding"] == "fair" and verdict["dealt"] == proof.verify(record).dealt > 0
    assert verdict["sentence"] == proof.verify(record).sentence
    assert (verdict["game"], verdict["seats"]) == ("millstone", ["Ann", "Bea"])
    assert (verdict["at"], verdict["move"], verdict["clocked"]) == (None, "", 0)
    shown = verdict["proof"]
    assert hashlib.sha256(bytes.fromhex(shown["secret"])).hexdigest() == shown["commitment"]
    assert shown["commitment"] in record and shown["number"] == 1 and shown["client_seeds"] == ["ann's", "bea's"]
    assert all(found in record for found in shown["seed_hashes"])
    assert (verdict["contributed"], verdict["withheld"], verdict["uncommitted"]) == ([0, 1], [], [])
    assert (verdict["starter_rule"], verdict["starter"]) == ("drawn", kolmik.read_record(record).setting.starter)


TAMPERED: dict[str, Callable[[str], str]] = {
    "other-secret": lambda text: re.sub("(?m)^# deal secret: .*$", f"# deal secret: {'00' * 32}", text),
    "not-dealt": lambda text: re.sub("(?m)^# deal number 1:.*$", "# deal number 1:", text),
    "other-seed": lambda text: re.sub("(?m)^# deal number 1:.*$", "# deal number 1: 4711", text),
    "late-seed": lambda text: re.sub("(?m)^# deal hash 1:.*\n", "", text),
    "other-starter": lambda text: re.sub("(?m)^# deal starter:.*\n", "", text),
    "no-proof": lambda text: re.sub("(?m)^# deal.*\n", "", text),
    "other-seats": lambda text: re.sub("(?m)^# deal (number|hash) 1:.*\n", "", text),
    "not-there": lambda text: text + "# deal clock 99999\n",
}


@pytest.mark.parametrize("finding", TAMPERED)
def test_a_tampered_proof_is_found(server: Server, record: str, finding: str) -> None:
    changed = TAMPERED[finding](record)
    assert changed != record
    with Player(server) as nobody:
        verdict = verify(nobody, changed)
    assert (verdict["ok"], verdict["finding"]) == (False, finding)
    assert one_sentence(verdict["sentence"]) == proof.verify(changed).sentence
    if finding == "not-dealt":
        assert f'Move {verdict["at"]}, "{verdict["move"]}",' in verdict["sentence"]
    if finding == "no-proof":
        assert verdict["proof"] is None


def test_a_replaced_card_is_found(server: Server, record: str) -> None:
    """A game that ends after its first card, which was replaced by another."""
    head, first, rest = re.split(r"(?m)^nature: (.+)$", record, maxsplit=1)
    other = next(card for card in re.findall(r"(?m)^nature: (.+)$", rest) if card[:5] == first[:5] and card != first)
    dealt = "\n".join(re.findall(r"(?m)^# deal.*$", rest))
    with Player(server) as nobody:
        verdict = verify(nobody, f"{head}nature: {other}\n{dealt}\n")
    assert (verdict["finding"], verdict["at"], verdict["move"], verdict["dealt"]) == ("not-dealt", 0, other, 0)


def test_an_invalid_record_is_refused_in_one_sentence(server: Server, record: str) -> None:
    with Player(server) as nobody:
        for text, why in (("Hello!", "Line 1: "), (record.replace("game: millstone", "game: chess"), "Line ")):
            code, sentence = refused(nobody, {"record": text})
            assert code == 409 and sentence.startswith(why)
        for body in (
            {},
            {"record": ""},
            {"record": 3},
            {"record": record, "more": 1},
            {"record": "x" * (MAX_RECORD + 1)},
        ):
            assert refused(nobody, body)[0] == 400
        assert refused(nobody, {"record": "x" * 300_000})[0] == 413
        assert verify(nobody, record)["ok"]
