"""No message that Python or the patterns use is missing, and none is unused."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import kolmik
from kolmik import locales
from kolmik.bots.levels import LEVELS
from kolmik.engine.options import Choice
from kolmik.locales import moves
from kolmik.server.domain import events

from .files import has_board, messages, path_of, topics

ROOT = Path(kolmik.__file__).parent
OURS = re.compile(r"(terminal|refused|bye|list|awaited|plain|millstone-sign)-[a-z0-9-]*[a-z0-9]")
ANY = "[a-z0-9-]+"
# Events without a message: the log of moves, the phrase or the ending shows them, or nobody needs to know.
SILENT = {"created", "moved", "raced", "said", "ended", "link made", "seed hash given", "start asked", "hashes fixed"}


def written() -> tuple[set[str], set[str]]:
    """Return the string literals in the code that look like ids, and patterns for ids that the code composes."""
    plain: set[str] = set()
    made: set[str] = set()
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and OURS.fullmatch(node.value):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if isinstance(parts[0], str) and re.match(r"(terminal|list)-[a-z-]*$", parts[0]):
                    made.add("".join(ANY if part is None else re.escape(str(part)) for part in parts))
    return plain, made


def of_games() -> set[str]:
    """Return the messages that games need for their words, patterns, phases and the parts of their views."""
    found: set[str] = {"dungeon-awaited-throw"}  # the server's skill meter, which is not part of any view
    for game in kolmik.games():
        name = game.name
        if name not in locales.topics():
            continue  # it is shown in the words of its records
        found |= {f"{name}-title", f"{name}-help"}
        found |= {message for part in ("moves", "endings") for _, message in moves.patterns(name, part)}
        found |= {message.replace("-move-", "-do-") for _, message in moves.patterns(name, "moves")}
        for words in game.words:
            found |= of_words(name, "moves", words)
        phases = getattr(import_module(f"kolmik.games.{name}.words"), "PHASE_NAMES", ())
        found |= {f"{name}-awaited-{phase}" for phase in phases}
        # Parts of views, terms that are part of a card's id, and the phases of a game that does not list them.
        terms = {group for _, message in moves.patterns(name, "cards") for group in re.findall(r"{(\w+)}", message)}
        starts = tuple(f"{name}-{one}-" for one in ("view", *terms, *(() if phases else ("awaited",))))
        found |= {message for message in messages("en", name) if message.startswith(starts)}
    return found


def of_words(game: str, part: str, words: str) -> set[str]:
    """Return the messages for the cards and terms in the words of a move or a card."""
    found = moves.find(game, part, words)
    assert found, (game, words)
    needed = {found.message} if part == "cards" else set()
    for group, text in found.groups.items():
        if group in moves.CARDS:
            needed |= of_words(game, "cards", text)
        elif group not in (*moves.NUMBERS, *moves.AS_WRITTEN, *moves.FLAGS):
            needed.add(f"{game}-{group}-{text.replace('+', 'plus-')}")
    return needed


def of_events() -> set[str]:
    """Return the messages for events at a table."""
    tags = {str(kind.__struct_config__.tag) for kind in get_args(events.AnyEvent)} - SILENT
    tags |= {"removed", "aborted long"} | {f"took over {why}" for why in ("left", "away", "time")}
    return {f"happened-{tag.replace(' ', '-')}" for tag in tags - {"took over"}}


@pytest.fixture(scope="module")
def there() -> set[str]:
    return {name for topic in locales.topics() if topic != "phrases" for name in messages("en", topic)}


def test_no_message_is_missing(there: set[str]) -> None:
    plain, _ = written()
    assert plain and (plain | of_games() | of_events()) <= there


def test_no_message_is_unused(there: set[str]) -> None:
    plain, made = written()
    used = plain | of_games() | of_events()
    unused = {name for name in there - used if not any(re.fullmatch(pattern, name) for pattern in made)}
    assert not unused


def test_the_page_describes_levels_and_options_as_the_server_does() -> None:
    """The page shows its own translation, and the terminal and the server the text of the code: they must not drift."""
    told = {f"level-{level.name}-help": level.help for level in LEVELS.values()}
    for game in kolmik.games():
        if game.name in locales.topics():
            told[f"{game.name}-help"] = game.help
        if not has_board(game.name):
            continue  # the page shows the server's text
        for option in game.catalogue.options:
            told[f"option-{game.name}-{option.name}"] = option.help
            if isinstance(option, Choice):
                told |= {f"option-{game.name}-{option.name}-{key}": text for key, text in option.choices.items()}
    english = "\n".join(path_of("en", topic).read_text(encoding="utf-8") for topic in topics("en"))
    shown = dict(re.findall(r"(?m)^([a-z0-9_-]+) = (.+)$", english))
    assert {name: shown[name].replace("’", "'") for name in told} == told
