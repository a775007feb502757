"""The page uses no missing message, and has no unused one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kolmik import locales
from kolmik.locales import LANGUAGES

from .files import every, messages, topics

WEB = Path(__file__).parents[2] / "web" / "src"
PAGE = [topic for topic in topics("en") if topic not in locales.topics()]
SAID = re.compile(r'\bsay\(\s*"([a-z0-9-]+)"')
TEXT = re.compile(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"')
MADE = re.compile(r"`([^`]*\$\{[^`]*)`")
ANY = "[a-z0-9_-]+"


@pytest.fixture(scope="module")
def source() -> str:
    paths = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(paths) > 60
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def patterns(source: str) -> list[re.Pattern[str]]:
    """Return patterns for ids that the code composes, such as `level-${level}`."""
    found = []
    for text in MADE.findall(source):
        parts = re.split(r"\$\{[^}]*\}+", text)
        if all(re.fullmatch(r"[a-z0-9-]*", part) for part in parts) and any("-" in part for part in parts):
            found.append(re.compile(ANY.join(re.escape(part) for part in parts)))
    return found


def test_no_message_of_the_page_is_missing(source: str) -> None:
    said = set(SAID.findall(source))
    assert len(said) > 200
    assert said <= set(every("en"))


def test_no_message_of_the_page_is_unused(source: str) -> None:
    written, made = set(TEXT.findall(source)), patterns(source)
    there = {name for topic in PAGE for name in messages("en", topic)}
    unused = {name for name in there - written if not any(pattern.fullmatch(name) for pattern in made)}
    assert not unused


def test_every_composed_id_matches_a_message(source: str) -> None:
    """Each pattern that starts like a message of the page matches at least one message."""
    there = set(every("en"))
    starts = {name.split("-")[0] for topic in PAGE for name in messages("en", topic)}
    for pattern in patterns(source):
        start = pattern.pattern.split("\\-")[0]
        if start in starts:
            assert any(pattern.fullmatch(name) for name in there), pattern.pattern


@pytest.mark.parametrize("topic", PAGE)
def test_every_language_has_every_file_of_the_page(topic: str) -> None:
    assert all(topic in topics(language) for language in LANGUAGES)
