"""Writes docs/layouts/, the observations and actions of each game index by index: `python scripts/layouts.py`.

With --check nothing is written; it fails if a document does not say what the code says.
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
    """What a slice of an observation means. Its axes say what each of its numbers is for, the last running fastest."""

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
    """Seats as an observer counts them."""
    return tuple(f"+{place}" for place in range(count))


def switch(meaning: str) -> Part:
    return Part(meaning, (0, 1))


T_CARDS = tuple(towers_words.card_name(card) for card in range(towers.CARDS))
T_SEATS = seats(towers.SEATS)
TOWERS = {
    "players": Part("how many play", (2, 5)),
    "phase": Part("what is going on", ONE_HOT, (towers_words.PHASE_NAMES,)),
    "turn": Part("who has to move; none on nature's turn and after the end", ONE_HOT, (T_SEATS,)),
    "starter": Part("who opens this round's auction", ONE_HOT, (T_SEATS,)),
    "caller": Part("who named the highest number; none before the first call", ONE_HOT, (T_SEATS,)),
    "call": Part("the highest number named, -1 before the first call", (-1, towers.ROW)),
    "calls": Part("each seat's call: -2 not asked yet, -1 passed, else the number", (-2, towers.ROW), (T_SEATS,)),
    "cap": Part("the highest number that may be named", (0, towers.ROW)),
    "need": Part("cards the builder has yet to place", (0, towers.ROW)),
    "may_raze": switch("1 while the builder has neither razed nor placed"),
    "round": Part("the number of the round", (1, MOST)),
    "ran_out": Part("how often the deck has run out", (0, 2)),
    "open_bids": switch("the option: 1 if numbers above one's reach may be named"),
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
    "players": Part("how many play", (2, 4)),
    "levels": Part("levels of the wall", (dungeon.FEWEST_LEVELS, dungeon.LEVELS)),
    "tie_by_last": switch("an option: 1 if it is not the default"),
    "bird_must": switch("an option: 1 if it is not the default"),
    "first_any": switch("an option: 1 if it is not the default"),
    "dragon_free": switch("an option: 1 if it is not the default"),
    "at_table": switch("an option: 1 if it is not the default"),
    "phase": Part("what is going on", ONE_HOT, (dungeon_words.PHASE_NAMES,)),
    "turn": Part("who has to move; none on nature's turn and after the end", ONE_HOT, (D_SEATS,)),
    "seat": Part("whose turn it is, nature's moves in it included", ONE_HOT, (D_SEATS,)),
    "first_turn": switch("1 on a seat's first turn"),
    "put_backs": Part("cards put back on end, 127 for more", (0, MOST)),
    "patience": Part("so many of them end the game, 127 for more", (0, MOST)),
    "drawn": Part("the card that was drawn", ONE_HOT, (D_CARDS,)),
    "aim": Part("the slot aimed at in a throw", ONE_HOT, (D_SLOTS,)),
    "asking": Part("the slot with the card that may fall now", ONE_HOT, (D_SLOTS,)),
    "asked": Part("which card there", ONE_HOT, (("nothing", "dragon", "upper knight", "lower knight"),)),
    "slots": Part("1 for slots in use", (0, 1), (D_SLOTS,)),
    "lower": Part("the number of a seat's lower knight in a slot, or 0", (0, 9), (D_SEATS, D_SLOTS)),
    "upper": Part("the number of a seat's upper knight in a slot, or 0", (0, 9), (D_SEATS, D_SLOTS)),
    "dragons": Part("1 for a slot under a seat's dragon", (0, 1), (D_SEATS, D_SLOTS)),
    "decks": Part("copies of each card in a seat's deck", (0, dungeon.COLOUR), (D_SEATS, D_CARDS)),
    "dungeon": Part("copies of each card of a seat in the dungeon", (0, dungeon.COLOUR), (D_SEATS, D_CARDS)),
    "top_size": Part("a seat's knights at the top", (0, dungeon.COLOUR), (D_SEATS,)),
    "top": Part(
        "their numbers in order of arrival, then 0",
        (0, 9),
        (D_SEATS, tuple(f"arrival {at}" for at in range(1, dungeon.COLOUR + 1))),
    ),
}

M_SEATS = seats(millstone.SEATS)
M_CARDS = millstone_edition.CARD_NAMES
M_LAYS = (*(millstone_words.lay_name(lay) for lay in range(millstone.LAY_MILLSTONE)), "sit out")
M_PHASES = tuple(  # two are called alike: for a card a seat chose to draw, and for cards it has to
    f"{name} (owed)" if name in millstone_words.PHASE_NAMES[:at] else name
    for at, name in enumerate(millstone_words.PHASE_NAMES)
)
MILLSTONE = {
    "players": Part("how many play", (2, 6)),
    "phase": Part("what is asked, of a seat or of nature", ONE_HOT, (M_PHASES,)),
    "turn": Part("who has to move; none on nature's turn and after the end", ONE_HOT, (M_SEATS,)),
    "actor": Part("after whom play goes on", ONE_HOT, (M_SEATS,)),
    "direction": Part("1 clockwise, -1 the other way round", (-1, 1)),
    "top": Part("the card on top; none before the first", ONE_HOT, (M_CARDS,)),
    "sign": Part("the sign of the top, a joker's as named", ONE_HOT, (millstone_edition.SIGN_NAMES,)),
    "charge": Part("cards waiting to be drawn because of +3, 127 for more", (0, MOST)),
    "owed": Part("cards that nature has yet to deal, 127 for more", (0, MOST)),
    "drawer": Part("to whom; none if no card is owed", ONE_HOT, (M_SEATS,)),
    "barren": Part("barren turns on end", (0, MOST)),
    "turns_left": Part("turns till the limit, 127 for more", (0, MOST)),
    "penalised": switch("the option: 1 if a wrong card may be tried"),
    "colours": switch("the variant: 1 if colours count"),
    "stronger": switch("the option: 1 if a +3 in reply must be stronger"),
    "deck_size": Part("cards in the deck", (0, millstone.DECK)),
    "pile_size": Part("cards in the pile", (0, millstone.DECK)),
    "sizes": Part("cards in each hand", (0, millstone.DECK), (M_SEATS,)),
    "drawn": Part("the card the observer has just drawn and may play", ONE_HOT, (M_CARDS,)),
    "choice": Part("the observer's own choice in a race", ONE_HOT, (M_LAYS,)),
    "pile": Part("copies of each card in the pile", (0, 12), (M_CARDS,)),
    "unseen": Part("copies in the deck, or in a hand without being known there", (0, 12), (M_CARDS,)),
    "hands": Part("copies in the observer's own hand; in the others', as known", (0, 12), (M_SEATS, M_CARDS)),
}

MEANINGS: Mapping[str, Mapping[str, Part]] = {"towers": TOWERS, "dungeon": DUNGEON, "millstone": MILLSTONE}


def parts_of(game: Game) -> Iterator[tuple[str, slice, Part]]:
    """The slices of a game's observation with their meaning; both have to be of one mind."""
    meanings = MEANINGS[game.name]
    assert list(meanings) == list(game.observation), f"MEANINGS has to tell of every part of {game.title}."
    for name, where in game.observation.items():
        part = meanings[name]
        assert part.size == where.stop - where.start, f"The axes of {name} are not those of {game.title}."
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
        "Written by `scripts/layouts.py` from the code; what it all is for is in [For research](../research.md).",
        "",
        f"The layout is one for every edition and for {low} to {high} players; what is for absent seats is 0. In",
        "observations seats count from the observer, clockwise: `+0` is the observer itself, `+1` the next: seat",
        "(observer + 1) mod players. In actions seats are those of the table.",
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
    lines += ["", "Each number: the index is that of the row plus that of the column.", "", *grid(labels)]
    lines += ["", f"## Actions: {game.moves}", ""]
    lines += [f"The words of records, the terminal and the protocol; they begin with {words}.", ""]
    return "\n".join([*lines, *grid(game.words), ""])


def grid(texts: Sequence[str]) -> Iterator[str]:
    """Texts by their number, ten a row."""
    yield "| | " + " | ".join(str(column) for column in range(COLUMNS)) + " |"
    yield "|---:|" + "---|" * COLUMNS
    for start in range(0, len(texts), COLUMNS):
        row = [*texts[start : start + COLUMNS], *[""] * COLUMNS][:COLUMNS]
        yield f"| {start} | " + " | ".join(row) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail if something is out of date")
    check = parser.parse_args().check
    FOLDER.mkdir(exist_ok=True)
    for game in kolmik.games():
        page, text = FOLDER / f"{game.name}.md", document(game)
        if check and (not page.is_file() or page.read_text(encoding="utf-8") != text):
            sys.exit(f"docs/layouts/{page.name} is out of date: run python scripts/layouts.py.")
        if not check:
            page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
