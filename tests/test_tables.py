"""Positions as they are drawn, and the small words around them."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import kolmik
from kolmik.bots import BOTS
from kolmik.cli import tables, talk
from kolmik.cli.tables.plain import listed, says

KINDS = ("candy", "horror", "tree", "junk", "sand")
NAMES = ("You", "Bot 1", "Bot 2", "Bot 3", "Bot 4")


def drawn(game: str, view: dict[str, Any], width: int) -> str:
    paper = StringIO()
    names = NAMES[: len(view["towers"])]
    Console(width=width, file=paper).print(tables.draw(game, view, names, 0))
    return paper.getvalue()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_card_of_every_tower_can_be_read_off_the_table(players: int, width: int) -> None:
    match = kolmik.game("towers").new(players=players, seed=8)
    chance = Random(8)
    while not match.over:
        match.play(BOTS["greedy"].at("towers")(match.view(match.mover), match.legal(), chance))
    view = match.view()
    lines = drawn("towers", view, width).splitlines()
    starts = [lines[0].index(kind) for kind in KINDS] + [lines[0].index("Rubble")]
    read: list[dict[str, list[str]]] = []
    for line in lines[4:]:
        if not line.strip():
            break
        if line[:7].strip():
            read.append({kind: [] for kind in KINDS})
        for kind, start, stop in zip(KINDS, starts[:-1], starts[1:], strict=True):
            read[-1][kind] += line[start:stop].split()
    expected = [
        {kind: [f"{v}▲" if v == 0 else str(v) for v in tower] or ["·"] for kind, tower in towers.items()}
        for towers in view["towers"]
    ]
    assert read == expected


def test_in_a_narrow_terminal_nothing_is_left_out() -> None:
    view = kolmik.game("towers").new(players=5, seed=8).view()
    text = drawn("towers", view, 50)
    assert all(word in text for word in (*KINDS, "Rubble", "Reach", "Call", "Score"))


def test_moves_become_sentences() -> None:
    assert [says("Bo", words) for words in ("bid 3", "pass", "play red", "fly", "go", "climb 2@4>6")] == [
        "Bo bids 3.",
        "Bo passes.",
        "Bo plays red.",
        "Bo flies.",
        "Bo goes.",
        "Bo climbs 2@4>6.",
    ]
    assert says("You", "pass") == "You pass."


def test_numbers_in_the_list_are_those_of_the_moves_where_they_have_one() -> None:
    assert talk.numbered(["pass", "bid 4", "bid 5"]) == {0: "pass", 4: "bid 4", 5: "bid 5"}
    assert talk.numbered(["pass"]) == {0: "pass"}
    assert list(talk.numbered(["build candy 10", "build candy 9", "raze sand"]).items()) == [
        (1, "build candy 9"),
        (2, "build candy 10"),
        (3, "raze sand"),
    ]
    assert talk.numbered(["give 1", "take 1"]) == {1: "give 1", 2: "take 1"}


def test_words_in_a_row() -> None:
    assert [listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
