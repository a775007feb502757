"""What is said to people, in their language: Fluent files, read by the page and by Python.

Python needs the quick phrases only, which are messages of one line without anything to fill in.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

LANGUAGES = {
    "en": "English",
    "et": "Eesti",
    "lt": "Lietuvių",
    "fi": "Suomi",
    "sv": "Svenska",
    "da": "Dansk",
    "nb": "Norsk bokmål",
}

_LINE = re.compile(r"^([a-z][a-z0-9-]*) = (\S.*)$", re.MULTILINE)
_PHRASE = "phrase-"


@cache
def phrases(language: str) -> dict[str, str]:
    """What each quick phrase is in a language, by its name; `KeyError` for a language that is not there."""
    if language not in LANGUAGES:
        raise KeyError(language)
    text = files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    said = _LINE.findall(text)
    return {name.removeprefix(_PHRASE): words.strip() for name, words in said if name.startswith(_PHRASE)}
