"""Millstone: the cards and the options, as data."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Catalogue, Choice, Edition, Value, Whole
from kolmik.engine.options import quoted

from .state import (
    CARDS,
    DECK,
    GROUP_SIZE,
    GROUPS,
    HAND,
    JOKERS,
    MILLSTONE,
    MILLSTONES,
    MOST_TURNS,
    PART,
    PLAIN,
    SETTING_CARD_AT,
    SETTING_COLOURS,
    SETTING_DECK,
    SETTING_FIRST,
    SETTING_HAND,
    SETTING_LIMIT,
    SETTING_PENALISED,
    SETTING_SIZE,
    SETTING_START,
    SETTING_STRONGER,
    SETTINGS,
    SHIFT,
    SURPRISES,
    WORDS,
)

PLAYERS = range(2, 7)  # M-3

COLOUR_NAMES = ("green", "yellow", "red")
SIGN_NAMES = ("rock", "paper", "scissors")
SURPRISE_NAMES = ("", "again", "race", "+3", "give", "swap")
GROUP_NAMES = tuple(f"{colour} {sign}" for colour in COLOUR_NAMES for sign in SIGN_NAMES)
CARD_NAMES = (
    *(f"{group} {surprise}".rstrip() for group in GROUP_NAMES for surprise in SURPRISE_NAMES),
    *(f"{colour} joker" for colour in COLOUR_NAMES),
    "millstone",
)

MISTAKES = Choice(
    "mistakes",
    default="refused",
    choices={
        "refused": "A card that is not allowed is not accepted.",
        "penalised": "A wrong card goes back to the hand and its player draws 3, as printed.",
    },
    help="What happens when someone plays a card that is not allowed (M-24).",
)
VARIANT = Choice(
    "variant",
    default="full",
    choices={
        "signs": "No surprises, no millstones, colours do not count.",
        "surprises": "With surprises, but no millstones, and colours do not count.",
        "colours": "With surprises and colours, but no millstones.",
        "full": "Everything.",
    },
    help="How much of the game is played: less of it for younger players (M-31 to M-34).",
)
LIMIT = Whole(
    "turn_limit",
    default=500,
    low=1,
    high=None,
    offered=1_000,
    help="At most this many turns; then the lowest hand wins (M-27).",
)
REPLY = Choice(
    "reply",
    default="any",
    choices={"any": "Any +3 answers a +3.", "stronger": "Only a stronger +3 answers a +3."},
    help="Whether a +3 played on a +3 must be stronger (M-19).",
)

STANDARD = Edition(
    "standard",
    help="108 cards, 45 of them with a surprise (M-1, M-2).",
    data={"surprises": {group: dict.fromkeys(SURPRISE_NAMES[1:], 1) for group in GROUP_NAMES}},
    convention=(
        "one card of each surprise in each colour and sign; the printed rules do not say which cards carry one (M-2)."
    ),
)


MINI = Edition(
    "mini",
    help="For research: six cards, hands of two, at most six turns, for 2 players; small enough to be solved.",
    data={
        "surprises": STANDARD.data["surprises"],
        "cards": dict.fromkeys(
            (
                "green rock",
                "green paper",
                "green scissors",
                "yellow rock race",
                "yellow paper +3",
                "red scissors",
            ),
            1,
        ),
        "hand": 2,
    },
    convention="no printed game has so few cards; it is made to be solved exactly.",
    defaults={"turn_limit": 6},
    players=range(2, 3),
)


def check_edition(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Custom surprises: how many cards of each colour and sign carry each; missing numbers are the standard ones."""
    for name in data:
        if name != "surprises":
            raise BadOption(f"A Millstone edition has no {quoted(name)}; it has name, help and surprises.")
    given = data.get("surprises", {})
    if not isinstance(given, Mapping):
        raise BadOption('An edition\'s surprises are tables, such as surprises."green rock" = { race = 2 }.')
    for group in given:
        if group not in GROUP_NAMES:
            raise BadOption(f"There are no {quoted(group)} cards; surprises are for {', '.join(GROUP_NAMES)}.")
    return {
        "surprises": {
            group: _surprises(group, cards, given.get(group, {}))
            for group, cards in zip(GROUP_NAMES, GROUP_SIZE, strict=True)
        }
    }


def _surprises(group: str, cards: int, given: Any) -> dict[str, int]:
    """M-1, M-2: how many cards of a group carry each surprise, not more than it has."""
    names = ", ".join(SURPRISE_NAMES[1:])
    if not isinstance(given, Mapping):
        raise BadOption(f"The surprises of {group} are a table of numbers for {names}.")
    for name, number in given.items():
        if name not in SURPRISE_NAMES[1:]:
            raise BadOption(f"There is no surprise {quoted(name)}; the surprises are {names}.")
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= cards:
            raise BadOption(f"How many {group} cards carry {name} is a whole number from 0 to {cards}.")
    standard: dict[str, int] = STANDARD.data["surprises"][group]
    chosen = standard | dict(given)
    if sum(chosen.values()) > cards:
        raise BadOption(f"There are {cards} {group} cards, so {sum(chosen.values())} of them cannot carry surprises.")
    return chosen


CATALOGUE = Catalogue(
    options=(MISTAKES, VARIANT, LIMIT, REPLY),
    editions=(STANDARD,),
    check_edition=check_edition,
    research=(MINI,),
)


def copies(edition: Edition) -> npt.NDArray[np.int32]:
    """M-1, M-2: the copies of each card in a whole box, which is its number of bits in a bag."""
    numbers = np.full(CARDS, JOKERS, np.int32)
    numbers[MILLSTONE] = MILLSTONES
    groups = numbers[: GROUPS * SURPRISES].reshape(GROUPS, SURPRISES)
    for group, name in enumerate(GROUP_NAMES):
        surprises = edition.data["surprises"][name]
        groups[group, PLAIN + 1 :] = [surprises[surprise] for surprise in SURPRISE_NAMES[1:]]
        groups[group, PLAIN] = GROUP_SIZE[group] - groups[group, PLAIN + 1 :].sum()
    return numbers


def in_deck(edition: Edition) -> npt.NDArray[np.int32]:
    """The copies of each card in the deck: the whole box, or the cards that a research edition names."""
    named = edition.data.get("cards")
    if named is None:
        return copies(edition)
    return np.array([named.get(name, 0) for name in CARD_NAMES], np.int32)


def in_play(variant: Value) -> npt.NDArray[np.bool_]:
    """M-31 to M-34: for each card, whether it is used."""
    used = np.ones(CARDS, np.bool_)
    if variant != "full":
        used[MILLSTONE] = False
    if variant == "signs":
        used[: GROUPS * SURPRISES].reshape(GROUPS, SURPRISES)[:, PLAIN + 1 :] = False
    return used


def settings(players: int, edition: Edition, options: Mapping[str, Value]) -> npt.NDArray[np.int32]:
    """The numbers that `setup` takes: the options, the deck, and the place of each card's bits in a bag."""
    number_of = copies(edition)
    dealt = in_deck(edition) * in_play(options["variant"])
    deck, hand = int(dealt.sum()), int(edition.data.get("hand", HAND))
    if deck < hand * players:
        raise BadOption(
            f'With the variant "{options["variant"]}" this edition has {deck} cards, '
            f"too few for {hand} each to {players} players."
        )
    numbers = np.zeros(SETTINGS, np.int32)
    numbers[SETTING_PENALISED] = options["mistakes"] == "penalised"
    numbers[SETTING_COLOURS] = options["variant"] in ("colours", "full")
    numbers[SETTING_STRONGER] = options["reply"] == "stronger"
    numbers[SETTING_LIMIT] = min(int(options["turn_limit"]), MOST_TURNS)
    numbers[SETTING_SIZE] = deck
    numbers[SETTING_HAND] = hand
    start = np.concatenate(([0], np.cumsum(number_of)))
    card_at = np.repeat(np.arange(CARDS), number_of)
    lowest = np.arange(DECK) - start[card_at] < dealt[card_at]  # a bit for each copy in the deck
    numbers[SETTING_START : SETTING_START + CARDS + 1] = start
    numbers[SETTING_CARD_AT : SETTING_CARD_AT + DECK] = card_at
    numbers[SETTING_DECK : SETTING_DECK + 2 * WORDS] = _parts(np.flatnonzero(lowest))
    numbers[SETTING_FIRST : SETTING_FIRST + 2 * WORDS] = _parts(start[:CARDS][number_of > 0])
    return numbers


def _parts(places: npt.NDArray[np.int_]) -> list[int]:
    """The two numbers of a bag with bits in these places, each in two parts."""
    bag = sum(1 << int(place) for place in places)
    words = (bag & ((1 << SHIFT) - 1), bag >> SHIFT)
    return [part for word in words for part in (word & ((1 << PART) - 1), word >> PART)]
