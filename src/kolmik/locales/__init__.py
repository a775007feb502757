"""What is said to people, in their language: Fluent files, read by the page and by Python.

Each language has a folder with the same files. `moves.json` says which message belongs to which words of a record.
"""

from __future__ import annotations

from functools import cache

from .speaker import ENGLISH, LANGUAGES, TOPICS, Speaker, best, speaker, text_of

__all__ = ["ENGLISH", "LANGUAGES", "TOPICS", "Speaker", "best", "phrases", "speaker", "text_of"]

_PHRASE = "phrase-"


@cache
def phrases(language: str) -> dict[str, str]:
    """What each quick phrase is in a language, by its name; `KeyError` for a language that is not there."""
    voice = speaker(language)
    lines = text_of(ENGLISH, "phrases").splitlines()
    names = [line.partition(" = ")[0] for line in lines if line.startswith(_PHRASE)]
    return {name.removeprefix(_PHRASE): voice.say(name) for name in names}
