"""A speaker says messages in one language; what it lacks is said in English."""

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
TOPICS = ("phrases", "towers", "dungeon", "millstone", "table", "terminal")  # files of a language that Python says


class Speaker:
    """Says the messages of these texts by their ids. A number chooses the right plural; everything else is text."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self._bundles: list[FluentBundle] = [_bundle(language, texts)]
        if language != ENGLISH:
            self._bundles += speaker(ENGLISH)._bundles

    def knows(self, message: str) -> bool:
        """Whether there is such a message, if only in English."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, given: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
        """A message with its arguments filled in; `KeyError` where no language can say it."""
        arguments = {**(given or {}), **more}
        for bundle in self._bundles:
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
                said, errors = bundle.format_pattern(pattern, arguments)
                if not errors:
                    return str(said)
        raise KeyError(f"There is no message {message} for {', '.join(arguments) or 'no arguments'}.")

    def listed(self, words: list[str], how: str = "and") -> str:
        """Words in a row: "a, b and c"; `how` is "and" or "or"."""
        if len(words) < 2:
            return "".join(words)
        return self.say(f"list-{how}", first=", ".join(words[:-1]), last=words[-1])


@cache
def speaker(language: str) -> Speaker:
    """Who speaks a language; `KeyError` for one that is not there."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return Speaker(language, {topic: text_of(language, topic) for topic in TOPICS})


def text_of(language: str, topic: str) -> str:
    """The Fluent text of a language about one topic, "" where nobody has written it."""
    file = files(__package__).joinpath(language, f"{topic}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _bundle(language: str, texts: Mapping[str, str]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # here, for most commands say nothing

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts.values():
        bundle.add_resource(FluentResource(text))
    return bundle


def best(*wanted: str) -> str:
    """The language of ours that fits first: wishes such as `et_EE.UTF-8` or `et-EE,et;q=0.9,en;q=0.8`, in order."""
    for wish in wanted:
        tags = [tag.strip().partition(";") for tag in wish.split(",")]
        for tag, _, weight in sorted(tags, key=lambda parts: -_weight(parts[2])):
            first = tag.strip().replace("_", "-").partition(".")[0].partition("-")[0].lower()
            language = "nb" if first in ("no", "nn") else first
            if language in LANGUAGES and _weight(weight) > 0:
                return language
    return ENGLISH


def _weight(text: str) -> float:
    """How much a language of a list is wanted: `q=0.8`; 1 where nothing sensible is said."""
    try:
        return float(text.strip().removeprefix("q="))
    except ValueError:
        return 1.0
