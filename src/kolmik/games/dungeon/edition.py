"""Dungeon: the cards and the options, as data."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Catalogue, Choice, Edition, Value, Whole
from kolmik.engine.options import quoted

from .state import (
    BIRD,
    COLOUR,
    DRAGON,
    FEWEST_LEVELS,
    KNIGHTS,
    LEVELS,
    SETTING_AT_TABLE,
    SETTING_BIRD_MUST,
    SETTING_CARDS,
    SETTING_DRAGON_FREE,
    SETTING_FIRST_ANY,
    SETTING_LEVELS,
    SETTING_PATIENCE,
    SETTING_TIE_BY_LAST,
    SETTINGS,
)

PLAYERS = range(2, 5)  # D-5
MOST_PATIENCE = 2**31 - 1  # larger numbers count as this one

TIE_BREAK = Choice(
    "tie_break",
    default="sum",
    choices={
        "sum": "The lower total of the numbers at the top wins.",
        "last": "Compare each player's last knight to reach the top: the lower number wins, as in the Danish rules.",
    },
    help="Who wins a tie for most knights at the top (D-29).",
)
BIRD_OPTION = Choice(
    "bird",
    default="optional",
    choices={
        "optional": "A drawn bird may be put back.",
        "must": "A drawn bird must be played, except on a player's first turn, as in the Danish rules.",
    },
    help="Whether a drawn bird may be put back (D-9).",
)
FIRST_TURN = Choice(
    "first_turn",
    default="knight",
    choices={
        "knight": "The first card a player draws is a knight.",
        "any": "It may be any card, as in the Norwegian rules.",
    },
    help="What may be drawn on a player's first turn (D-8).",
)
DRAGON_TWIN = Choice(
    "dragon_twin",
    default="literal",
    choices={
        "literal": "While the other slot of the level is empty, it may be entered only by the player who owns every "
        "card in it.",
        "free": "It may be entered even while the other slot of the level is empty.",
    },
    help="When a slot with a dragon on levels 1 to 3 may be entered (D-15).",
)
LEVELS_OPTION = Whole("levels", default=LEVELS, low=FEWEST_LEVELS, high=LEVELS, help="The highest level (D-3).")
THROW_OPTION = Choice(
    "throw",
    default="odds",
    choices={
        "odds": "The thrower aims at a slot: cards there have a 4-in-6 chance of falling, cards in neighbouring slots "
        "a 1-in-6 chance.",
        "table": "A real tile is thrown at a real tower; players enter what fell.",
    },
    help="How a throw is decided (D-26).",
)
PATIENCE = Whole(
    "patience",
    default=10,
    low=1,
    high=None,
    offered=20,  # the bound on the moves of a game is for these
    help="The game ends when every player has put their card back this many turns in a row (D-30).",
)

STANDARD = Edition(
    "standard",
    help="Each colour has 4 knights of 1, 4 of 2, 5 of 3, 1 bird and 1 dragon (D-2).",
    data={"knights": (4, 4, 5), "birds": 1, "dragons": 1},
    convention="the printed rules do not say which 15 cards a colour has (D-2).",
)


MINI = Edition(
    "mini",
    help="For research: each colour has a knight of 4, one of 8, a bird and a dragon, for 2 players; it can be solved.",
    data={"knights": (0, 0, 0, 1, 0, 0, 0, 1), "birds": 1, "dragons": 1},
    convention="no printed game has fewer than 15 cards a colour; it is made to be solved exactly.",
    defaults={"levels": FEWEST_LEVELS, "patience": 1},
    players=range(2, 3),
)


def check_edition(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Custom cards: the numbers of `knights` of 1, 2, 3 and so on, of `birds` and `dragons`; 15 in all."""
    for name in data:
        if name not in STANDARD.data:
            raise BadOption(f"A Dungeon edition has no {quoted(name)}; it has name, help, knights, birds and dragons.")
    knights = data.get("knights", STANDARD.data["knights"])
    if not isinstance(knights, list | tuple) or len(knights) > LEVELS or not all(map(_is_count, knights)):
        raise BadOption(
            f"An edition's knights are up to {LEVELS} whole numbers from 0 to {COLOUR}: how many of 1, of 2, of 3 …"
        )
    others = {name: data.get(name, STANDARD.data[name]) for name in ("birds", "dragons")}
    for name, count in others.items():
        if not _is_count(count):
            raise BadOption(f"An edition's {name} are a whole number from 0 to {COLOUR}.")
    if not any(knights):
        raise BadOption("An edition needs at least one knight.")
    total = sum(knights) + sum(others.values())
    if total != COLOUR:
        raise BadOption(f"A colour has {COLOUR} cards, but these knights, birds and dragons add up to {total} (D-2).")
    while knights[-1] == 0:
        knights = knights[:-1]
    return {"knights": tuple(knights), **others}


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= COLOUR


CATALOGUE = Catalogue(
    options=(TIE_BREAK, BIRD_OPTION, FIRST_TURN, DRAGON_TWIN, LEVELS_OPTION, THROW_OPTION, PATIENCE),
    editions=(STANDARD,),
    check_edition=check_edition,
    research=(MINI,),
)


def settings(players: int, edition: Edition, options: Mapping[str, Value]) -> npt.NDArray[np.int32]:
    """The numbers that `setup` takes: the options, and the copies of each card in a colour (D-2)."""
    knights = edition.data["knights"]
    levels = int(options["levels"])
    if len(knights) > levels:
        raise BadOption(f"There are {levels} levels, so there is no knight of {len(knights)} (D-2).")
    numbers = np.zeros(SETTINGS, np.int32)
    numbers[SETTING_TIE_BY_LAST] = options["tie_break"] == "last"
    numbers[SETTING_BIRD_MUST] = options["bird"] == "must"
    numbers[SETTING_FIRST_ANY] = options["first_turn"] == "any"
    numbers[SETTING_DRAGON_FREE] = options["dragon_twin"] == "free"
    numbers[SETTING_LEVELS] = levels
    numbers[SETTING_AT_TABLE] = options["throw"] == "table"
    numbers[SETTING_PATIENCE] = min(int(options["patience"]), MOST_PATIENCE)
    cards = numbers[SETTING_CARDS]
    cards[KNIGHTS.start : KNIGHTS.start + len(knights)] = knights
    cards[BIRD] = edition.data["birds"]
    cards[DRAGON] = edition.data["dragons"]
    return numbers
