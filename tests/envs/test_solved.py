"""The solved values in the docs are those of the solver."""

from __future__ import annotations

from pathlib import Path

import pytest

import kolmik
import solve
from kolmik.engine.match import Match, Setting

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text()


def cells(title: str) -> list[str]:
    """The cells of a game's line in the table."""
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| {title} |") and line.endswith(" s |")]
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.long
def test_the_value_of_the_small_dungeon_is_documented() -> None:
    solved = solve.solve(kolmik.game("dungeon"))
    assert [cell.strip() for cell in solved.line().strip("|").split("|")][:-1] == cells("Dungeon")[:-1]


@pytest.mark.long
def test_the_value_of_the_small_millstone_is_documented() -> None:
    game = kolmik.game("millstone")
    game.precompile()
    solver = solve.CFRPlus(solve.tree_of(Match(Setting.choose(game, 2, 0, {"edition": "mini"}))))
    for _ in range(150):
        solver.iterate()
    average, value = solver.average, float(cells("Millstone")[2])
    assert -solver.best_response(average, 1) <= value <= solver.best_response(average, 0)
    assert cells("Millstone")[1].startswith(f"{solver.tree.nodes:,} nodes, {len(solver.tree.owners):,} information")


def test_the_line_of_a_shorter_millstone() -> None:
    game = kolmik.game("millstone")
    game.precompile()
    line = solve.solve_hidden(Match(Setting.choose(game, 2, 0, {"edition": "mini", "turn_limit": 2})), 30).line()
    assert line.startswith("| Millstone | ") and "30 iterations | " in line and line.endswith(" s |")


def test_a_tiny_towers_is_solved() -> None:
    """One kind, a 1 and a 0: the starter takes both and wins."""
    game = kolmik.game("towers")
    own = game.catalogue.own_edition({"name": "two", "kinds": 1, "values": [0, 1], "doubled": []})
    solved = solve.solve_perfect_information(Match(Setting.choose(game, 2, 0, {"edition": own})))
    assert solved.value == 1 and solved.exactly == "1"
