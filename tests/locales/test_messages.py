"""Every language has the same messages with the same arguments, and its own plural forms."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource

from kolmik import locales
from kolmik.locales import LANGUAGES, Speaker, negotiate_language, speaker

from .files import FOLDER, YES_OR_NO, Message, categories, every, may_be_untranslated, messages, path_of, topics

NUMBERS = (0, 1, 2, 5, 10, 11, 12, 21, 22, 101, 1000)
OTHERS = [language for language in LANGUAGES if language != "en"]


def test_every_folder_is_a_language_and_has_the_files_that_python_uses() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/*.ftl")} == set(LANGUAGES)
    needed = {topic for topic in locales.topics() if not may_be_untranslated(topic)}
    assert len(needed) > 5 and all(needed <= set(topics(language)) for language in LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_only_a_game_without_a_board_may_be_untranslated(language: str) -> None:
    assert all(may_be_untranslated(topic) for topic in locales.untranslated(language))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("topic", topics("en"))
def test_a_file_has_the_same_messages_in_the_same_order_as_the_english_one(topic: str, language: str) -> None:
    if topic in topics(language):
        assert list(messages(language, topic)) == list(messages("en", topic))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_arguments_as_the_english_one(language: str) -> None:
    english = every("en")
    for name, message in every(language).items():
        assert message.needed == english[name].needed, name
        assert message.numbers == english[name].numbers, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_numeric_selector_has_exactly_the_plural_categories_of_its_language(language: str) -> None:
    for message in every(language).values():
        for choice in message.selectors:
            exact = {variant for variant in choice.variants if variant.isdecimal()}
            named = set(choice.variants) - exact
            if exact and named == {"other"}:
                continue  # zero or more: no plural form depends on the number
            if choice.by_number:
                assert named == categories(language), message.name
            elif choice.variable in YES_OR_NO:
                assert named == {"yes", "no"}, message.name


def samples(message: Message) -> list[dict[str, str | int]]:
    """Return sample arguments for a message, in all combinations."""
    names = sorted(message.variables)
    values: list[Sequence[str | int]] = [
        ("yes", "no") if name in YES_OR_NO else NUMBERS if name in message.numbers else ("Ann",) for name in names
    ]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted_with_any_arguments(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for topic in topics(language):
        bundle.add_resource(FluentResource(path_of(language, topic).read_text(encoding="utf-8")))
    for message in every(language).values():
        for arguments in samples(message):
            pattern = bundle.get_message(message.name).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, arguments)
            assert not errors, (message.name, arguments, errors)
            assert isinstance(said, str) and said == said.strip() and said and not set(said) & set("{}\u2068\u2069"), (
                message.name
            )


def test_a_missing_or_broken_message_falls_back_to_english() -> None:
    estonian = Speaker("et", {"table": "awaited-chance = Juhus\nrefused-turn-of = { $nobody }\n"})
    assert estonian.say("awaited-chance") == "Juhus"
    assert estonian.say("refused-turn-of", name="Ann") == "It is Ann’s turn."
    assert estonian.say("list-or", first="a", last="b") == "a or b"


def test_an_unknown_message_argument_or_language_raises_a_key_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        speaker("et").say("no-such-message")
    with pytest.raises(KeyError, match="refused-turn-of"):
        speaker("et").say("refused-turn-of")
    with pytest.raises(KeyError):
        speaker("xx")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["et_EE.UTF-8"], "et"),
        (["", "", "lt_LT"], "lt"),
        (["C", "fi_FI"], "fi"),
        (["de_DE", "C.UTF-8"], "en"),
        (["de,sv;q=0.5,da;q=0.7"], "da"),
        (["da;q=0, nb-NO;q=nonsense"], "nb"),
        (["no"], "nb"),
        (["nn-NO,en"], "nb"),
        (["EN-gb"], "en"),
        ([";;q=,,", "*"], "en"),
        ([], "en"),
    ],
)
def test_the_first_supported_language_is_chosen(wanted: list[str], language: str) -> None:
    assert negotiate_language(*wanted) == language


def test_lists_of_words() -> None:
    assert [speaker("en").listed(list("abc")[:count]) for count in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert speaker("et").listed(["a", "b"], "or") == "a või b"
