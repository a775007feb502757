"""The layouts in the docs match the code and the games."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kolmik
from kolmik.engine.observation import ONE_HOT
from kolmik.envs.vector import Games

ROOT = Path(__file__).parents[2]
NAMES = [game.name for game in kolmik.games() if find_spec(f"kolmik.games.{game.name}.observation")]
ABSENT = re.compile(r"\+(\d+)")


@pytest.fixture
def layouts(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "scripts")
    return importlib.import_module("layouts")


def tables(name: str) -> Iterator[dict[int, str]]:
    """The grids of a document: the label of each index."""
    found: dict[int, str] = {}
    for line in (ROOT / "docs" / "layouts" / f"{name}.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 11 and cells[0].isdecimal():
            found |= {int(cells[0]) + column: text for column, text in enumerate(cells[1:]) if text}
        elif found:
            yield found
            found = {}
    if found:
        yield found


@pytest.mark.parametrize("name", NAMES)
def test_the_documents_are_up_to_date(name: str, layouts: Any) -> None:
    page = ROOT / "docs" / "layouts" / f"{name}.md"
    assert page.read_text(encoding="utf-8") == layouts.document(kolmik.game(name)), "run python scripts/layouts.py"


def test_the_check_reports_an_outdated_document(layouts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layouts, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", ["layouts.py", "--check"])
    with pytest.raises(SystemExit, match=r"docs/layouts/towers\.md is outdated"):
        layouts.main()
    monkeypatch.setattr(sys, "argv", ["layouts.py"])
    layouts.main()
    assert sorted(page.stem for page in tmp_path.iterdir()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_index_has_a_label(name: str) -> None:
    game = kolmik.game(name)
    observed, moves = tables(name)
    assert list(observed) == list(range(game.observation_size))
    assert len(set(observed.values())) == game.observation_size
    assert [moves[index] for index in range(game.moves)] == list(game.words)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_observations_match_the_documents(name: str, players: int, layouts: Any) -> None:
    """In random games: values in range, one-hot slices one-hot, and 0 for absent seats."""
    game, seed = kolmik.game(name), 11
    games = Games(game, 64, players, seed, threads=1)
    seen = []
    for step in range(600):
        if step % 3 == 0:
            seen.append(games.observations.copy())
        games.step(games.random_moves())
    every = np.concatenate(seen).astype(np.int64)
    for part_name, where, part in layouts.parts_of(game):
        numbers = every[:, where]
        low, high = (0, 1) if part.values == ONE_HOT else part.values
        assert numbers.min() >= low and numbers.max() <= high, (seed, part_name, numbers.min(), numbers.max())
        if part.values == ONE_HOT:
            assert numbers.sum(1).max() <= 1, (seed, part_name)
    labels = next(iter(tables(name)))
    absent = [at for at, text in labels.items() if (place := ABSENT.search(text)) and int(place[1]) >= players]
    absent = [at for at in absent if "+3" not in labels[at] or name != "millstone"]  # where +3 is also a surprise
    assert not every[:, absent].any(), seed
    assert every[:, [at for at, text in labels.items() if text == "turn +0"]].all(), "the observer is on turn"


def test_the_value_at_an_index_is_what_its_label_says() -> None:
    """Towers from one seat: players, phase, turn and row, found by their labels."""
    match = kolmik.game("towers").new(3, 5)
    index = {text: at for at, text in next(iter(tables("towers"))).items()}
    assert match.mover == 0
    observed, view = match.observe(0), match.view(0)
    assert {card: view["row"].count(card) for card in view["row"]} == {
        text.removeprefix("row "): int(observed[at])
        for text, at in index.items()
        if text.startswith("row ") and observed[at]
    }
    assert observed[index["players"]] == 3 and observed[index["phase auction"]] == observed[index["turn +0"]] == 1
