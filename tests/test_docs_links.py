"""Every relative link in the documents leads to a file that exists, and every anchor to a heading of its page."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = (".", ".github", "bench", "deploy", "docs", "examples")  # others hold no documents of ours
PAGES = sorted(
    {
        page
        for folder in FOLDERS
        for page in (ROOT / folder).glob("*.md" if folder == "." else "**/*.md")
        if page.is_file()
    }
)
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)|<(?:img|a)\s[^>]*?(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6} +(.*?)(?: +#+)? *$", re.MULTILINE)
NAMED = re.compile(r"<a\s[^>]*?(?:id|name)=\"([^\"]+)\"")
CODE_BLOCK = re.compile(r"^( *)(```|~~~).*?^\1\2 *$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")


@cache
def prose(page: Path) -> str:
    """The text of a page without its code blocks, which may hold anything."""
    return CODE_BLOCK.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> list[str]:
    """The targets of all links and pictures of a page, except those on the web."""
    targets = (linked or tagged for linked, tagged in LINK.findall(CODE.sub("", prose(page))))
    return [target for target in targets if not re.match(r"[a-z]+:", target)]


def slug(heading: str) -> str:
    """The anchor that GitHub makes of a heading."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)  # of a link, only its text
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


@cache
def anchors(page: Path) -> set[str]:
    """All anchors of a page. GitHub numbers headings of the same text: name, name-1, name-2."""
    found = set(NAMED.findall(prose(page)))
    used: Counter[str] = Counter()
    for heading in HEADING.findall(prose(page)):
        name = slug(heading)
        found.add(f"{name}-{used[name]}" if used[name] else name)
        used[name] += 1
    return found


def problems(page: Path) -> list[str]:
    """One sentence for every link of a page that leads nowhere."""
    found = []
    for target in links(page):
        path, _, anchor = target.partition("#")
        there = (page.parent / path) if path else page
        if not there.exists():
            found.append(f"{page.name} links to {target}, which does not exist.")
        elif anchor and there.suffix == ".md" and anchor not in anchors(there):
            found.append(f"{page.name} links to {target}, but {there.name} has no such heading.")
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert problems(page) == []


def test_the_documents_are_found() -> None:
    names = {page.relative_to(ROOT).as_posix() for page in PAGES}
    assert {"README.md", "CHANGELOG.md", "docs/architecture.md", "docs/rules/towers.md", "bench/server.md"} <= names
    assert links(ROOT / "README.md")


def test_broken_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    (tmp_path / "other.md").write_text("# One heading\n\n## Twice\n\n## Twice\n\n```\n# not a heading\n```\n")
    page.write_text(
        "# `Code` & more\n\n[ok](other.md#one-heading) [ok](other.md#twice-1) [ok](#code--more) [ok](https://example.org/x)\n"
        "[bad](missing.md) [bad](other.md#not-a-heading) [bad](#nowhere) ![bad](missing.png)\n"
        '<img src="gone.png" alt="bad">\n\n```\n[code](not-a-link.md)\n```\n'
    )
    assert problems(page) == [
        "page.md links to missing.md, which does not exist.",
        "page.md links to other.md#not-a-heading, but other.md has no such heading.",
        "page.md links to #nowhere, but page.md has no such heading.",
        "page.md links to missing.png, which does not exist.",
        "page.md links to gone.png, which does not exist.",
    ]
