"""Localised text in Fluent files, shared by Python and the page.

Each language has a folder with the same files. `patterns` maps the words of records to messages.
"""

from __future__ import annotations

from functools import cache

from .speaker import (
    ENGLISH,
    FOLDERS,
    LANGUAGES,
    Speaker,
    fluent_source,
    negotiate_language,
    speaker,
    topics,
    untranslated,
    untranslated_sentence,
)

__all__ = [
    "ENGLISH",
    "FOLDERS",
    "LANGUAGES",
    "Speaker",
    "fluent_source",
    "negotiate_language",
    "phrases",
    "speaker",
    "topics",
    "untranslated",
    "untranslated_sentence",
]

_PHRASE = "phrase-"


@cache
def phrases(language: str) -> dict[str, str]:
    """Return the quick phrases of a language by name; `KeyError` for an unknown language."""
    voice = speaker(language)
    lines = fluent_source(ENGLISH, "phrases").splitlines()
    names = [line.partition(" = ")[0] for line in lines if line.startswith(_PHRASE)]
    return {name.removeprefix(_PHRASE): voice.say(name) for name in names}
