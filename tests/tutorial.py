"""The games of docs/adding-a-game.md, made from the page. `pytest -p tests.tutorial` registers them before any test."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from kolmik import locales
from kolmik.cli.drawings import find_drawing
from kolmik.engine import Game, registry
from kolmik.games import __path__ as GAME_FOLDERS
from kolmik.games import discover
from kolmik.locales import moves

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
VARIABLE = "GAMES_OF_TESTS"  # a folder as `registered_from` takes it, for processes that tests start
NAMES = ("kuhn", "pig")  # in the order of their names, after the games with a position


def files() -> dict[str, str]:
    """The files on the page: a heading has the path of each, and the block below it is its text."""
    found = re.findall(r"^### `([\w/]+\.\w+)`.*?^```\w+\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert len(found) == len(dict(found))
    return dict(found)


def snippets() -> list[str]:
    """The Python blocks on the page that are not files: the checks."""
    text = PAGE.read_text()
    return re.findall(r"^```python\n(.*?)^```", text[text.index("## Check that it keeps") :], re.MULTILINE | re.DOTALL)


def write(folder: Path) -> dict[str, str]:
    """Writes the games into a folder; returns the environment variable with which servers of the tests offer them."""
    for path, text in files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    return {VARIABLE: str(folder)}


@contextmanager
def registered(folder: Path) -> Iterator[list[Game]]:
    """Writes the games into a folder, and registers them with their texts until the block ends."""
    write(folder)
    with registered_from(folder) as games:
        yield games


@contextmanager
def registered_from(folder: Path) -> Iterator[list[Game]]:
    """Registers the games of a folder, which has `games` and `locales` as the package has, until the block ends."""
    games, texts = str(folder / "games"), folder / "locales"
    GAME_FOLDERS.append(games)
    locales.FOLDERS.append(texts)
    _forget()
    found: list[Game] = []
    try:
        found += discover([games])
        yield [registry.register(game) for game in found]
    finally:
        GAME_FOLDERS.remove(games)
        locales.FOLDERS.remove(texts)
        for game in found:
            registry._games.pop(game.name, None)
            for name in [name for name in sys.modules if name.startswith(f"kolmik.games.{game.name}")]:
                del sys.modules[name]
        _forget()


def games_of_environment() -> AbstractContextManager[object]:
    """Registers the games of the folder in the environment, if there is one, until the block ends."""
    folder = os.environ.get(VARIABLE)
    return registered_from(Path(folder)) if folder else nullcontext()


def _forget() -> None:
    """Empties the caches that depend on the registered games."""
    for cached in (locales.speaker, moves.patterns, find_drawing):
        cached.cache_clear()


_registered = ExitStack()


def pytest_configure(config: pytest.Config) -> None:
    folder = Path(_registered.enter_context(TemporaryDirectory()))
    os.environ |= write(folder)
    _registered.enter_context(registered_from(folder))


def pytest_unconfigure(config: pytest.Config) -> None:
    _registered.close()
