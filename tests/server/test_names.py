"""Names: what nobody can see or tell apart is not accepted as a name of its own."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmik.engine import Refused
from kolmik.server.domain.names import LONGEST, MOST_MARKS, clean, looks, unique_name

CYRILLIC_A, GREEK_OMICRON, ZALGO = "\u0410", "\u03bf", "Ann" + "\u0301\u0302\u0303" * 10


@pytest.mark.parametrize(
    "name",
    [
        "\u200b\u200b",
        "\u3164",
        "\u115f\u1160",
        "\u2800\u2800",
        "\ufe0f",
        "\u034f",
        "\u202e",
        "\U000e0101",
        "\u0301\u0301",
        " \u00ad ",
        "\u180e\u180b",
        "!",
    ],
)
def test_a_name_without_a_visible_letter_is_refused(name: str) -> None:
    with pytest.raises(Refused, match=r"^A name needs"):
        unique_name(name, [])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("A\u200bn\u3164n", "Ann"),
        ("\uff21\uff4e\uff4e", "Ann"),  # full width
        ("\U0001d400nn", "Ann"),  # mathematical bold
        ("Ann\ufe0f\u2800", "Ann"),
        ("\u202eAnn", "Ann"),
        ("Rene\u0301", "Ren\u00e9"),
        (ZALGO, "An" + unicodedata.normalize("NFKC", "n\u0301") + "\u0302\u0303"),
    ],
)
def test_what_cannot_be_seen_is_left_out(name: str, shown: str) -> None:
    assert unique_name(name, []) == shown


@pytest.mark.parametrize(
    "name",
    [
        "Õie",
        "Žygimantė",
        "Äiti",
        "Ærø",
        "Ngô Tấn",
        "Мария",
        "Ελένη",
        "さくら子",
        "李雷",
        "نور",
        "נועה",
        "प्रिया",
        "Anna-Liisa",
        "R2D2",
    ],
)
def test_names_of_many_languages_stay_as_they_are(name: str) -> None:
    assert unique_name(name, ["Somebody"]) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("ann", "Ann"),
        ("A\u200bnn", "Ann"),
        ("\u0430\u0441\u0430", "aca"),  # all Cyrillic, and looks Latin
        ("AIi", "Ali"),
        ("A1i", "Ali"),
        ("B0b", "Bob"),
        ("\uff22ob", "Bob"),
        ("\u03bf\u03c1", "op"),
    ],
)
def test_a_name_that_looks_like_a_taken_one_gets_a_number(name: str, taken: str) -> None:
    assert unique_name(name, [taken]).endswith(" 2")


@pytest.mark.parametrize("name", [f"{CYRILLIC_A}nn", f"B{GREEK_OMICRON}b", "M\u0430ri"])
def test_look_alike_alphabets_are_not_mixed(name: str) -> None:
    with pytest.raises(Refused, match=r"^A name uses the letters of one alphabet\.$"):
        unique_name(name, [])


@pytest.mark.hypothesis
@given(st.text(max_size=60), st.lists(st.text(min_size=1, max_size=10), max_size=4))
def test_every_accepted_name_is_short_visible_and_new(name: str, others: list[str]) -> None:
    try:
        shown = unique_name(name, others)
    except Refused:
        return
    assert 0 < len(shown) <= LONGEST and shown.isprintable() and clean(shown) == shown
    assert looks(shown) not in {looks(other) for other in others}
    marks = 0
    for char in shown:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        assert marks <= MOST_MARKS
