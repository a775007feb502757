"""Towers: the deck and the options, as data."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Catalogue, Choice, Edition, Value
from kolmik.engine.options import quoted

from .state import EIGHT, KINDS, NINE, SETTING_COPIES, SETTING_OPEN, SETTINGS, VALUES

PLAYERS = range(2, 6)  # T-4
DOUBLED_FROM = 4  # players, T-2
MOST_DOUBLED = 6  # values: then no tower is taller than 21 cards and no deck larger than 110

BIDS = Choice(
    "bids",
    default="checked",
    choices={
        "checked": "Bids above your reach are not offered.",
        "open": "Any number may be bid; a build that turns out impossible is called off, as printed.",
    },
    help="What happens when someone bids more than they can build (T-23).",
)

STANDARD = Edition(
    "standard",
    help="One card of each kind and value; with 4 or 5 players a second copy of 0, 2, 5, 7, 10 and 12 (T-2).",
    data={"kinds": 5, "values": tuple(range(16)), "doubled": (0, 2, 5, 7, 10, 12)},
)


MINI = Edition(
    "mini",
    help="For research: two kinds, one card of each value from 0 to 3, for 2 players; small enough to be solved.",
    data={"kinds": 2, "values": (0, 1, 2, 3), "doubled": ()},
    convention="no printed game has so few cards; it is made to be solved exactly.",
    players=range(2, 3),
)


def check_edition(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """A custom deck: 1 to 5 `kinds`, `values` once in each kind, those in `doubled` twice with 4 or 5 players."""
    for name in data:
        if name not in STANDARD.data:
            raise BadOption(f"A Towers edition has no {quoted(name)}; it has name, help, kinds, values and doubled.")
    kinds = data.get("kinds", STANDARD.data["kinds"])
    if isinstance(kinds, bool) or not isinstance(kinds, int) or not 1 <= kinds <= KINDS:
        raise BadOption(f"The number of kinds is a whole number from 1 to {KINDS}.")
    values = _values("values", data.get("values", STANDARD.data["values"]))
    usual = [value for value in STANDARD.data["doubled"] if value in values]
    doubled = _values("doubled", data.get("doubled", usual))
    if not values:
        raise BadOption("An edition needs at least one card: values must not be empty.")
    if not set(doubled) <= set(values):
        raise BadOption("Only a card that is in values can be in doubled.")
    if {EIGHT, NINE} & set(doubled):
        raise BadOption("The 8 and the 9 cannot be doubled.")
    if len(doubled) > MOST_DOUBLED:
        raise BadOption(f"At most {MOST_DOUBLED} values can be doubled.")
    return {"kinds": kinds, "values": values, "doubled": doubled}


def _values(name: str, given: Any) -> tuple[int, ...]:
    good = isinstance(given, list | tuple) and all(
        isinstance(value, int) and not isinstance(value, bool) and 0 <= value < VALUES for value in given
    )
    if not good or len(set(given)) != len(given):
        raise BadOption(f"An edition's {name} are different whole numbers from 0 to {VALUES - 1}.")
    return tuple(sorted(given))


CATALOGUE = Catalogue(options=(BIDS,), editions=(STANDARD,), check_edition=check_edition, research=(MINI,))


def settings(players: int, edition: Edition, options: Mapping[str, Value]) -> npt.NDArray[np.int32]:
    """The numbers that `setup` takes: how to bid, and the copies of each card (T-2)."""
    numbers = np.zeros(SETTINGS, np.int32)
    numbers[SETTING_OPEN] = options["bids"] == "open"
    copies = numbers[SETTING_COPIES].reshape(KINDS, VALUES)
    copies[: edition.data["kinds"], edition.data["values"]] = 1
    if players >= DOUBLED_FROM:
        copies[: edition.data["kinds"], edition.data["doubled"]] = 2
    return numbers
