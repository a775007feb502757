"""Parse the Fluent files: their messages, with the variables and selectors of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast

import kolmik
from kolmik import locales

FOLDER = Path(locales.__file__).parent
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"  # a folder for each game that the page has a board for
YES_OR_NO = ("me", "mine")


@dataclass(frozen=True)
class Selector:
    """A select expression of a message: its variable and the keys of its variants."""

    variable: str
    variants: frozenset[str]

    @property
    def by_number(self) -> bool:
        return "other" in self.variants and self.variable not in YES_OR_NO


@dataclass(frozen=True)
class Message:
    name: str
    variables: frozenset[str]
    selectors: tuple[Selector, ...]

    @property
    def needed(self) -> frozenset[str]:
        """The arguments to pass. A variable and its `-id` form count as one."""
        return frozenset(name.removesuffix("-id") for name in self.variables)

    @property
    def numbers(self) -> set[str]:
        return {one.variable for one in self.selectors if one.by_number}


def path_of(language: str, topic: str) -> Path:
    """The path of a file in the first folder of texts that has it."""
    paths = [Path(str(folder)) / language / f"{topic}.ftl" for folder in locales.FOLDERS]
    return next(path for path in paths if path.is_file())


def topics(language: str) -> list[str]:
    folders = [Path(str(folder)) / language for folder in locales.FOLDERS]
    return sorted(path.stem for folder in folders for path in folder.glob("*.ftl"))


def has_board(game: str) -> bool:
    return (BOARDS / game).is_dir()


def may_be_untranslated(topic: str) -> bool:
    """Whether a language may lack a file: that of a game without a board of its own on the page."""
    return topic in {game.name for game in kolmik.games()} and not has_board(topic)


@cache
def messages(language: str, topic: str) -> dict[str, Message]:
    """Return the messages of a file in order. The file may contain only messages and comments."""
    text = path_of(language, topic).read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        where = f"{language}/{topic}.ftl"
        assert not isinstance(entry, ast.Junk), f"{where}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value and not entry.attributes and entry.id.name not in found, f"{where}: {entry.id.name}"
            variables = {one.id.name for one in walk(entry) if isinstance(one, ast.VariableReference)}
            selectors = tuple(selector(one) for one in walk(entry) if isinstance(one, ast.SelectExpression))
            found[entry.id.name] = Message(entry.id.name, frozenset(variables), selectors)
    return found


def selector(choice: ast.SelectExpression) -> Selector:
    assert isinstance(choice.selector, ast.VariableReference)
    keys = (one.key for one in choice.variants)
    names = frozenset(key.name if isinstance(key, ast.Identifier) else key.value for key in keys)
    return Selector(choice.selector.id.name, names)


def walk(node: object) -> Iterator[object]:
    """Yield a syntax node and all nodes below it."""
    yield node
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        if isinstance(part, ast.BaseNode | list):
            yield from walk(part)


def every(language: str) -> dict[str, Message]:
    """Return all messages of a language. No message may be in two files."""
    found: dict[str, Message] = {}
    for topic in topics(language):
        assert not found.keys() & messages(language, topic).keys()
        found |= messages(language, topic)
    return found


@cache
def categories(language: str) -> frozenset[str]:
    """Return the plural categories of whole numbers in a language."""
    return frozenset(Locale.parse(language).plural_form(number) for number in range(200))
