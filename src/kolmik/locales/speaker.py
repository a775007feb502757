"""A speaker formats messages in one language and falls back to English."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
LANGUAGES = {
    "en": "English",
    "et": "Eesti",
    "lt": "Lietuvių",
    "fi": "Suomi",
    "sv": "Svenska",
    "da": "Dansk",
    "nb": "Norsk bokmål",
}
FOLDERS: list[Traversable] = [files(__package__)]  # each with the folders of languages and `patterns`


def topics() -> tuple[str, ...]:
    """Return the English Fluent files that Python uses: all but those of the page and its lessons."""
    folders = [folder for one in FOLDERS if (folder := one.joinpath(ENGLISH)).is_dir()]
    found = {file.name for folder in folders for file in folder.iterdir() if file.name.endswith(".ftl")}
    return tuple(sorted(name.removesuffix(".ftl") for name in found if not name.startswith(("page", "lessons"))))


class Speaker:
    """Formats messages by their ids. A numeric argument selects the plural form; all other arguments are text."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self._bundles: list[FluentBundle] = [_bundle(language, texts)]
        if language != ENGLISH:
            self._bundles += speaker(ENGLISH)._bundles

    def knows(self, message: str) -> bool:
        """Return True if the message exists in this language or in English."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, given: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
        """Return a message with its arguments filled in; `KeyError` if neither language can format it."""
        arguments = {**(given or {}), **more}
        for bundle in self._bundles:
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
                said, errors = bundle.format_pattern(pattern, arguments)
                if not errors:
                    return str(said)
        raise KeyError(f"There is no message {message} for {', '.join(arguments) or 'no arguments'}.")

    def listed(self, words: list[str], how: str = "and") -> str:
        """Return the words as a list in prose: "a, b and c". `how` is "and" or "or"."""
        if len(words) < 2:
            return "".join(words)
        return self.say(f"list-{how}", first=", ".join(words[:-1]), last=words[-1])


@cache
def speaker(language: str) -> Speaker:
    """Return the speaker of a language; `KeyError` for an unknown one."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return Speaker(language, {topic: fluent_source(language, topic) for topic in topics()})


def fluent_source(language: str, topic: str) -> str:
    """Return the text of a language's Fluent file, "" if there is none."""
    return read_file(language, f"{topic}.ftl") or ""


def read_file(*path: str) -> str | None:
    """Return the text of a file in the first of the folders that has it, None if none does."""
    files_there = (file for folder in FOLDERS if (file := folder.joinpath(*path)).is_file())
    return next((file.read_text(encoding="utf-8") for file in files_there), None)


def untranslated(language: str) -> dict[str, int]:
    """Return how many messages a language lacks of each topic. They are shown in English."""
    lacking = {one: len(_ids(ENGLISH, one) - _ids(language, one)) for one in topics()}
    return {topic: count for topic, count in lacking.items() if count}


def untranslated_sentence(language: str, only: str | None = None) -> str | None:
    """Return a warning of what a language lacks, of all topics or of one; None if it lacks nothing."""
    found = untranslated(language)
    parts = [f"{count} of {topic}.ftl" for topic, count in found.items() if only in (None, topic)]
    if not parts:
        return None
    return f"{LANGUAGES[language]} ({language}) lacks texts, which are shown in English: {', '.join(parts)}."


def _ids(language: str, topic: str) -> set[str]:
    """Return the ids of the messages in a file."""
    return set(re.findall(r"^([a-z][a-z0-9_-]*) *=", fluent_source(language, topic), re.MULTILINE))


def _bundle(language: str, texts: Mapping[str, str]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # imported here because most commands need no messages

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts.values():
        bundle.add_resource(FluentResource(text))
    return bundle


def negotiate_language(*wanted: str) -> str:
    """Return the first supported language of `wanted`, else English.

    Each entry is a locale (`et_EE.UTF-8`) or an Accept-Language header (`et-EE,et;q=0.9,en;q=0.8`).
    """
    for wish in wanted:
        tags = [tag.strip().partition(";") for tag in wish.split(",")]
        for tag, _, weight in sorted(tags, key=lambda parts: -_weight(parts[2])):
            first = tag.strip().replace("_", "-").partition(".")[0].partition("-")[0].lower()
            language = "nb" if first in ("no", "nn") else first
            if language in LANGUAGES and _weight(weight) > 0:
                return language
    return ENGLISH


def _weight(text: str) -> float:
    """Return the quality value of a language range such as `q=0.8`; 1 if it is missing or malformed."""
    try:
        return float(text.strip().removeprefix("q="))
    except ValueError:
        return 1.0
