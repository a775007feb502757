"""Writes docs/layouts/, the observations and actions of each game index by index: `python scripts/layouts.py`.

With --check it writes nothing and fails if a document is outdated.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import kolmik
from kolmik.engine import Game
from kolmik.games.dungeon import state as dungeon
from kolmik.games.dungeon import words as dungeon_words
from kolmik.games.millstone import edition as millstone_edition
from kolmik.games.millstone import state as millstone
from kolmik.games.millstone import words as millstone_words
from kolmik.games.towers import hidden as towers_hidden
from kolmik.games.towers import state as towers
from kolmik.games.towers import words as towers_words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "layouts"
COLUMNS = 10
ONE_HOT = "one-hot"
MOST = 127

Axis = tuple[str, ...]


@dataclass(frozen=True)
class Part:
    """The meaning of a slice of an observation. Its axes label each number; the last axis varies fastest."""

    meaning: str
    values: str | tuple[int, int]  # ONE_HOT, or the lowest and the highest
    axes: tuple[Axis, ...] = ()

    @property
    def size(self) -> int:
        return math.prod(map(len, self.axes))

    def labels(self) -> list[str]:
        return [" ".join(label) for label in product(*self.axes)]

    def range(self) -> str:
        return "one-hot, or all 0" if isinstance(self.values, str) else f"{self.values[0]} to {self.values[1]}"


def seats(count: int) -> Axis:
    """Seats relative to the observer."""
    return tuple(f"+{place}" for place in range(count))


def switch(meaning: str) -> Part:
    return Part(meaning, (0, 1))


T_CARDS = tuple(towers_words.card_name(card) for card in range(towers.CARDS))
T_SEATS = seats(towers.SEATS)
TOWERS = {
    "players": Part("number of players", (2, 5)),
    "phase": Part("the phase of the game", ONE_HOT, (towers_words.PHASE_NAMES,)),
    "turn": Part("the seat that has to move; none on nature's turn and after the end", ONE_HOT, (T_SEATS,)),
    "starter": Part("the seat that opens this round's auction", ONE_HOT, (T_SEATS,)),
    "caller": Part("the seat that named the highest number; none before the first call", ONE_HOT, (T_SEATS,)),
    "call": Part("the highest number named, -1 before the first call", (-1, towers.ROW)),
    "calls": Part("each seat's call: -2 not asked yet, -1 passed, else the number", (-2, towers.ROW), (T_SEATS,)),
    "cap": Part("the highest number that may be named", (0, towers.ROW)),
    "need": Part("cards that the builder still has to place", (0, towers.ROW)),
    "may_raze": switch("1 while the builder has neither razed nor placed"),
    "round": Part("the number of the round", (1, MOST)),
    "ran_out": Part("how often the deck has run out", (0, 2)),
    "open_bids": switch("option: 1 if a seat may name numbers above its reach"),
    "deck_size": Part("cards in the deck", (0, MOST)),
    "discard_size": Part("cards in the discard pile", (0, MOST)),
    "rubble": Part("razed cards of each seat", (0, MOST), (T_SEATS,)),
    "deck": Part("copies of each card in the deck", (0, 2), (T_CARDS,)),
    "discard": Part("copies of each card in the discard pile", (0, 2), (T_CARDS,)),
    "row": Part("copies of each card in the row", (0, 2), (T_CARDS,)),
    "height": Part("cards in each tower", (0, towers.HEIGHT - 1), (T_SEATS, towers_words.KIND_NAMES)),
    "towers": Part(
        "the value of each card of a tower plus 1, bottom first; 0 where there is no card",
        (0, towers.VALUES),
        (T_SEATS, towers_words.KIND_NAMES, tuple(f"#{at}" for at in range(1, towers.HEIGHT))),
    ),
}
assert towers_hidden.TOWER_SIZE == towers.KINDS * (towers.HEIGHT - 1)

D_SEATS = seats(dungeon.SEATS)
D_CARDS = ("(never)", *(dungeon_words.card_name(card) for card in range(1, dungeon.CARDS)))
D_SLOTS = tuple(dungeon_words.PLACE_NAMES[slot] for slot in dungeon.SLOTS)
DUNGEON = {
    "players": Part("number of players", (2, 4)),
    "levels": Part("levels of the wall", (dungeon.FEWEST_LEVELS, dungeon.LEVELS)),
    "tie_by_last": switch("option: 1 if it is not the default"),
    "bird_must": switch("option: 1 if it is not the default"),
    "first_any": switch("option: 1 if it is not the default"),
    "dragon_free": switch("option: 1 if it is not the default"),
    "at_table": switch("option: 1 if it is not the default"),
    "phase": Part("the phase of the game", ONE_HOT, (dungeon_words.PHASE_NAMES,)),
    "turn": Part("the seat that has to move; none on nature's turn and after the end", ONE_HOT, (D_SEATS,)),
    "seat": Part("the seat whose turn it is, also during nature's moves", ONE_HOT, (D_SEATS,)),
    "first_turn": switch("1 on a seat's first turn"),
    "put_backs": Part("consecutive cards put back, 127 for more", (0, MOST)),
    "patience": Part("the number of them that ends the game, 127 for more", (0, MOST)),
    "drawn": Part("the card that was drawn", ONE_HOT, (D_CARDS,)),
    "aim": Part("the slot that a throw aims at", ONE_HOT, (D_SLOTS,)),
    "asking": Part("the slot with the card that may fall now", ONE_HOT, (D_SLOTS,)),
    "asked": Part("the card there that may fall", ONE_HOT, (("nothing", "dragon", "upper knight", "lower knight"),)),
    "slots": Part("1 for slots in use", (0, 1), (D_SLOTS,)),
    "lower": Part("the number of a seat's lower knight in a slot, or 0", (0, 9), (D_SEATS, D_SLOTS)),
    "upper": Part("the number of a seat's upper knight in a slot, or 0", (0, 9), (D_SEATS, D_SLOTS)),
    "dragons": Part("1 for a slot under a seat's dragon", (0, 1), (D_SEATS, D_SLOTS)),
    "decks": Part("copies of each card in a seat's deck", (0, dungeon.COLOUR), (D_SEATS, D_CARDS)),
    "dungeon": Part("copies of each card of a seat in the dungeon", (0, dungeon.COLOUR), (D_SEATS, D_CARDS)),
    "top_size": Part("a seat's knights at the top", (0, dungeon.COLOUR), (D_SEATS,)),
    "top": Part(
        "the numbers of those knights in order of arrival, then 0",
        (0, 9),
        (D_SEATS, tuple(f"arrival {at}" for at in range(1, dungeon.COLOUR + 1))),
    ),
}

M_SEATS = seats(millstone.SEATS)
M_CARDS = millstone_edition.CARD_NAMES
M_LAYS = (*(millstone_words.lay_name(lay) for lay in range(millstone.LAY_MILLSTONE)), "sit out")
M_PHASES = tuple(  # two share a name: for a card a seat chose to draw, and for cards it has to draw
    f"{name} (owed)" if name in millstone_words.PHASE_NAMES[:at] else name
    for at, name in enumerate(millstone_words.PHASE_NAMES)
)
MILLSTONE = {
    "players": Part("number of players", (2, 6)),
    "phase": Part("the phase: the decision of a seat or of nature", ONE_HOT, (M_PHASES,)),
    "turn": Part("the seat that has to move; none on nature's turn and after the end", ONE_HOT, (M_SEATS,)),
    "actor": Part("the seat after which play continues", ONE_HOT, (M_SEATS,)),
    "direction": Part("1 clockwise, -1 anticlockwise", (-1, 1)),
    "top": Part("the top card; none before the first", ONE_HOT, (M_CARDS,)),
    "sign": Part(
        "the sign of the top card; of a joker, the sign that was named", ONE_HOT, (millstone_edition.SIGN_NAMES,)
    ),
    "charge": Part("cards to be drawn because of +3, 127 for more", (0, MOST)),
    "owed": Part("cards that nature still has to deal, 127 for more", (0, MOST)),
    "drawer": Part("the seat that gets them; none if no card is owed", ONE_HOT, (M_SEATS,)),
    "barren": Part("consecutive barren turns", (0, MOST)),
    "turns_left": Part("turns until the limit, 127 for more", (0, MOST)),
    "penalised": switch("option: 1 if a seat may try a wrong card"),
    "colours": switch("variant: 1 if colours count"),
    "stronger": switch("option: 1 if a +3 in reply must be stronger"),
    "deck_size": Part("cards in the deck", (0, millstone.DECK)),
    "pile_size": Part("cards in the pile", (0, millstone.DECK)),
    "sizes": Part("cards in each hand", (0, millstone.DECK), (M_SEATS,)),
    "drawn": Part("the card that the observer has just drawn and may play", ONE_HOT, (M_CARDS,)),
    "choice": Part("the observer's choice in a race", ONE_HOT, (M_LAYS,)),
    "pile": Part("copies of each card in the pile", (0, 12), (M_CARDS,)),
    "unseen": Part("copies of each card in the deck, or unknown in a hand", (0, 12), (M_CARDS,)),
    "hands": Part(
        "copies of each card in the observer's hand; in other hands, those the observer knows of",
        (0, 12),
        (M_SEATS, M_CARDS),
    ),
}

MEANINGS: Mapping[str, Mapping[str, Part]] = {"towers": TOWERS, "dungeon": DUNGEON, "millstone": MILLSTONE}


def parts_of(game: Game) -> Iterator[tuple[str, slice, Part]]:
    """The slices of a game's observation with their meanings; checks that they match."""
    meanings = MEANINGS[game.name]
    assert list(meanings) == list(game.observation), f"MEANINGS must describe every slice of {game.title}."
    for name, where in game.observation.items():
        part = meanings[name]
        assert part.size == where.stop - where.start, f"The axes of {name} do not match {game.title}."
        yield name, where, part


def document(game: Game) -> str:
    low, high = game.players[0], game.players[-1]
    parts = list(parts_of(game))
    labels = [f"{name} {label}".strip() for name, _, part in parts for label in part.labels()]
    assert len(labels) == game.observation_size
    words = ", ".join(f"`{word}`" for word in dict.fromkeys(text.split()[0] for text in game.words))
    lines = [
        f"# {game.title}: observations and actions, index by index",
        "",
        "Generated from the code by `scripts/layouts.py`; see [For research](../research.md).",
        "",
        f"The layout is the same for every edition and for {low} to {high} players; absent seats have 0.",
        "In observations, seats count clockwise from the observer: `+0` is the observer, `+1` is seat",
        "(observer + 1) mod players, and so on. In actions, seats are absolute.",
        "",
        f"## Observation: {game.observation_size} numbers, `int8`",
        "",
        "| index | name | shape | values | meaning |",
        "|---:|---|---|---|---|",
    ]
    for name, where, part in parts:
        shape = " × ".join(str(len(axis)) for axis in part.axes) or "1"
        index = str(where.start) if part.size == 1 else f"{where.start}–{where.stop - 1}"
        lines.append(f"| {index} | `{name}` | {shape} | {part.range()} | {part.meaning} |")
    lines += ["", "The index of each number is its row plus its column.", "", *grid(labels)]
    lines += ["", f"## Actions: {game.moves}", ""]
    lines += [f"In the words of records, the terminal and the protocol; the first word is one of {words}.", ""]
    return "\n".join([*lines, *grid(game.words), ""])


def grid(texts: Sequence[str]) -> Iterator[str]:
    """Texts by number, ten per row."""
    yield "| | " + " | ".join(str(column) for column in range(COLUMNS)) + " |"
    yield "|---:|" + "---|" * COLUMNS
    for start in range(0, len(texts), COLUMNS):
        row = [*texts[start : start + COLUMNS], *[""] * COLUMNS][:COLUMNS]
        yield f"| {start} | " + " | ".join(row) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a document is outdated")
    check = parser.parse_args().check
    FOLDER.mkdir(exist_ok=True)
    for game in kolmik.games():
        page, text = FOLDER / f"{game.name}.md", document(game)
        if check and (not page.is_file() or page.read_text(encoding="utf-8") != text):
            sys.exit(f"docs/layouts/{page.name} is outdated: run python scripts/layouts.py.")
        if not check:
            page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
