"""A speaker formats messages in one language and falls back to English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
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


def _topics() -> tuple[str, ...]:
    """Return the Fluent files that Python uses: all but those of the page and its lessons."""
    found = (file.name for file in files(__package__).joinpath(ENGLISH).iterdir() if file.name.endswith(".ftl"))
    return tuple(sorted(name.removesuffix(".ftl") for name in found if not name.startswith(("page", "lessons"))))


TOPICS = _topics()


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
    return Speaker(language, {topic: fluent_source(language, topic) for topic in TOPICS})


def fluent_source(language: str, topic: str) -> str:
    """Return the text of a language's Fluent file, "" if there is none."""
    file = files(__package__).joinpath(language, f"{topic}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


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
