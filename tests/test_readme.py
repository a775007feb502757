"""What the documents show is run."""

from __future__ import annotations

import doctest
from pathlib import Path

import kolmik

ROOT = Path(__file__).parent.parent


def test_the_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8 and failed == 0


def test_the_examples_of_the_package_run() -> None:
    failed, tried = doctest.testmod(kolmik)
    assert tried >= 4 and failed == 0


def test_every_link_of_the_documents_leads_somewhere() -> None:
    import re

    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
    assert len(pages) > 4
    for page in pages:
        for target in re.findall(r"\]\((?!https?://)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
