"""Every language has each quick phrase once, and the wheel contains the Fluent files."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from kolmik import locales
from kolmik.protocol.messages import PHRASES

FOLDER = Path(locales.__file__).parent


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_language_has_exactly_the_phrases(language: str) -> None:
    said = locales.phrases(language)
    assert list(said) == list(PHRASES)
    assert len(set(said.values())) == len(PHRASES)
    for words in said.values():
        assert words == words.strip() and 2 <= len(words) <= 30
        assert not set(words) & set("{}<>")


def test_an_unknown_language_raises_a_key_error() -> None:
    with pytest.raises(KeyError):
        locales.phrases("../en")


def test_the_wheel_contains_the_files(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    built = subprocess.run(command, cwd=FOLDER.parents[2], capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    here = {
        str(path.relative_to(FOLDER.parents[1])) for path in FOLDER.rglob("*.*") if path.suffix in (".ftl", ".json")
    }
    assert len(here) > len(locales.LANGUAGES) and here <= names
