"""The table of solved values in the docs is what the solver says."""

from __future__ import annotations

from pathlib import Path

import pytest

import kolmik
import solve
from kolmik.engine.match import Match, Setting

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text()


def cells(title: str) -> list[str]:
    """The line of a game in the table."""
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| {title} |") and line.endswith(" s |")]
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.long
def test_the_small_dungeon_is_worth_what_the_docs_say() -> None:
    told = solve.solve(kolmik.game("dungeon"))
    assert [cell.strip() for cell in told.line().strip("|").split("|")][:-1] == cells("Dungeon")[:-1]


@pytest.mark.long
def test_the_small_millstone_is_worth_what_the_docs_say() -> None:
    game = kolmik.game("millstone")
    game.precompile()
    secret = solve.Secret(solve.tree_of(Match(Setting.choose(game, 2, 0, {"edition": "mini"}))))
    for _ in range(150):
        secret.iterate()
    average, value = secret.average, float(cells("Millstone")[2])
    assert -secret.best_response(average, 1) <= value <= secret.best_response(average, 0)
    assert cells("Millstone")[1].startswith(f"{secret.tree.nodes:,} nodes, {len(secret.tree.owners):,} information")


def test_what_two_turns_of_the_small_millstone_look_like_in_the_table() -> None:
    game = kolmik.game("millstone")
    game.precompile()
    line = solve.solve_secret(Match(Setting.choose(game, 2, 0, {"edition": "mini", "turn_limit": 2})), 30).line()
    assert line.startswith("| Millstone | ") and "30 iterations | " in line and line.endswith(" s |")


def test_towers_is_solved_too_where_it_is_smaller_still() -> None:
    """One kind, a 1 and a 0: who begins takes both, and the spire makes them four; the other has nothing."""
    game = kolmik.game("towers")
    own = game.catalogue.own_edition({"name": "two", "kinds": 1, "values": [0, 1], "doubled": []})
    solved = solve.solve_open(Match(Setting.choose(game, 2, 0, {"edition": own})))
    assert solved.value == 1 and solved.exactly == "1"
