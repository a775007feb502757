"""The translated rule pages have the same rules in the same order, the same tables and the same record words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from kolmik.locales import LANGUAGES

RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = [path.stem for path in sorted(RULES.glob("*.md"))]
OTHERS = [language for language in LANGUAGES if language != "en"]
RULE = re.compile(r"- \*\*([A-Z]-\d+)\*\* \S")
HEADING = re.compile(r"#+ ")
EXAMPLE = re.compile(r"\d+\. ")
CODE = re.compile(r"`[^`\n]+`")
REFERENCE = re.compile(r"\b[A-Z]-\d+\b")


def pieces(text: str) -> list[tuple[str, str]]:
    """Split a page into rules, headings, examples, table rows and paragraphs: the type and text of each, in order."""
    found: list[tuple[str, str]] = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
            found.append(("fence", line))
        elif fenced:
            found.append(("code", line))
        elif rule := RULE.match(line):
            found.append((rule[1], line))
        elif heading := HEADING.match(line):
            found.append((heading[0], line))
        elif example := EXAMPLE.match(line):
            found.append((example[0], line))
        elif line.startswith("|"):
            found.append((f"row of {line.count('|') - 1}", line))
        elif line.startswith("  ") or (line and found and found[-1][0] == "text"):
            what, before = found[-1]
            found[-1] = (what, f"{before}\n{line}")
        else:
            found.append(("text" if line else "", line))
    return found


def differences(english: str, other: str) -> list[str]:
    """Return where a translation deviates from the English page.

    It must have the same pieces in the same order, and keep every move and every reference. It may repeat record words
    of the page, but not add new ones.
    """
    expected, found = pieces(english), pieces(other)
    pairs = zip(expected, found, strict=False)
    if misplaced := [f"{a[0]!r} is {b[0]!r}: {b[1][:60]}" for a, b in pairs if a[0] != b[0]]:
        return misplaced[:3]
    if len(expected) != len(found):
        return [f"{len(expected)} pieces are expected, not {len(found)}"]
    wrong = []
    for (what, one), (_, two) in zip(expected, found, strict=True):
        if what == "code":
            continue
        words, given = Counter(CODE.findall(one)), Counter(CODE.findall(two))
        if words - given or any(word.strip("`") not in english for word in given - words):
            wrong.append(f"{what}: other words of records in {two[:60]}")
        if set(REFERENCE.findall(one)) != set(REFERENCE.findall(two)):
            wrong.append(f"{what}: other rules are named in {two[:60]}")
    return wrong


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_rules(language: str, game: str) -> None:
    english = (RULES / f"{game}.md").read_text(encoding="utf-8")
    other = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
    assert differences(english, other) == []
    assert english != other


ENGLISH = (
    "# A\n\n- **T-1** One `bid 3`.\n  More.\n- **T-2** Two, see T-1.\n\n| a | b |\n|---|---|\n| c | d |\n\n1. Example."
)


@pytest.mark.parametrize(
    "other",
    [
        ENGLISH.replace("T-2", "T-3"),
        ENGLISH.replace("`bid 3`", "`biete 3`"),
        ENGLISH.replace("see T-1", "see there"),
        ENGLISH.replace("| c | d |", "| c |"),
        ENGLISH.replace("1. ", "2. "),
        ENGLISH + "\n2. Another.",
        ENGLISH.replace("# A", "## A"),
        ENGLISH.replace("- **T-1**", "- **T-1**:"),
    ],
)
def test_differences_are_found(other: str) -> None:
    assert differences(ENGLISH, other)
    assert not differences(ENGLISH, ENGLISH.replace("One", "Eins").replace("More", "Mehr"))
