"""A small run of the pairwise comparison, and leaks that are put in: each is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fuzz.noninterference import Search
from fuzz.oracle import Violation
from kolmik.engine import registry
from kolmik.server.domain import projection
from kolmik.server.domain.table import Table

PAIRS = 2_500
MILLSTONE = registry.game("millstone")


def test_tables_that_differ_in_secrets_look_the_same() -> None:
    found = Search(seed=3).run(PAIRS)  # two games of Millstone, with races
    assert found.pairs >= PAIRS and found.different > PAIRS // 2
    assert found.moves > 100 and found.choices > 10
    assert min(found.by_viewer.values()) > PAIRS // 10


def leaking_view(show: Callable[[Any], object]) -> Callable[[Any, int | None], dict[str, Any]]:
    """The view of a game with something added that its viewer may not know."""
    view = MILLSTONE.view
    return lambda state, seat: view(state, seat) | {"leak": show(state)}


def find(expected: str) -> None:
    with pytest.raises(Violation, match=expected):
        Search(seed=1).run(PAIRS)


def test_a_view_that_shows_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(MILLSTONE), "view", leaking_view(lambda state: int(state.hands[0, 0])))
    find("What is sent depends")


def test_a_secret_in_the_part_for_everybody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    part = projection.table_turn_part

    def leaking(table: Table) -> dict[str, Any]:
        return part(table) | {"checksum": table.played.secret.hex()[:2]}

    monkeypatch.setattr(projection, "table_turn_part", leaking)
    find("What is sent depends")


def test_a_deadline_that_depends_on_a_secret_choice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    deadline = Table.public_deadline

    def leaking(table: Table) -> int | None:
        return (deadline(table) or 0) + sum(len(claim.move) for claim in table.claims.values())

    monkeypatch.setattr(Table, "public_deadline", leaking)
    find("secret choice depends")


def test_words_of_the_log_that_name_a_hidden_card_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell(state: Any, move: int, seat: int | None) -> str:
        return f"{int(state.hands[0, 0])}"

    # Nothing else is shown, and all moves read alike, so that only the words can give anything away.
    monkeypatch.setitem(vars(MILLSTONE), "view", lambda state, seat: {})
    monkeypatch.setattr(
        Search, "_matching", lambda self, one, other, viewer: (one.legal_moves()[0], other.legal_moves()[0])
    )
    monkeypatch.setitem(vars(MILLSTONE), "tell", tell)
    find("The frame of a move depends")
