"""Localised text in Fluent files, shared by Python and the page.

Each language has a folder with the same files. `moves.json` maps the words of a record to messages.
"""

from __future__ import annotations

from functools import cache

from .speaker import ENGLISH, LANGUAGES, TOPICS, Speaker, fluent_source, negotiate_language, speaker

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "TOPICS",
    "Speaker",
    "fluent_source",
    "negotiate_language",
    "phrases",
    "speaker",
]

_PHRASE = "phrase-"


@cache
def phrases(language: str) -> dict[str, str]:
    """Return the quick phrases of a language by name; `KeyError` for an unknown language."""
    voice = speaker(language)
    lines = fluent_source(ENGLISH, "phrases").splitlines()
    names = [line.partition(" = ")[0] for line in lines if line.startswith(_PHRASE)]
    return {name.removeprefix(_PHRASE): voice.say(name) for name in names}
