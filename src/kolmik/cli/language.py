"""The option --language."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from kolmik import BadOption
from kolmik.engine.options import quoted
from kolmik.locales import LANGUAGES, negotiate_language, untranslated_sentence

_HELP = f"Your language: {', '.join(f'{code} ({name})' for code, name in LANGUAGES.items())}."
Language = Annotated[str | None, typer.Option(help=_HELP, show_default="your system's")]


def choose_language(given: str | None) -> str:
    """The language that was asked for, otherwise the one that the system is set to."""
    if given is None:
        return negotiate_language(*(os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    if given not in LANGUAGES:
        raise BadOption(f"The languages are {', '.join(LANGUAGES)}, not {quoted(given)}.")
    return given


def warn_untranslated(language: str, game: str) -> None:
    """Say on standard error that texts of a game are shown in English because the language lacks them."""
    if warning := untranslated_sentence(language, game):
        print(warning, file=sys.stderr)
