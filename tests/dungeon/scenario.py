"""Positions in words. Every position is reached by legal moves from the start; the tests play nature."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import strategies as st

import kolmik
from kolmik import Game, IllegalMove, Match
from kolmik.engine import generator

from .reference import Reference

GAME: Game = kolmik.game("dungeon")
R, B, G, Y = range(4)  # the seats, by their colours
COLOURS = "RBGY"
NINES = {"knights": [0, 0, 0, 0, 0, 0, 0, 0, 14], "birds": 0, "dragons": 1}  # a deck that is played quickly

EVERYWHERE = {"1a": "R1", "1b": "B1", "2a": "R2", "2b": "B2", "3a": "R3", "3b": "B3"}  # a knight in every slot
EVERYWHERE |= {"4": "G2", "5": "G1", "6": "R3", "7": "B1", "8": "G2", "9": "R3"}


def table(players: int = 3, starter: int = R, *, cards: Mapping[str, object] | None = None, **options: Any) -> Match:
    """A new match; `cards` is the data of a custom edition."""
    if cards is not None:
        options["edition"] = GAME.catalogue.own_edition({"name": "own", **cards})
    return GAME.new(players=players, starter=starter, nature=False, options=options)


# --- one turn after the other ---


def idle(match: Match) -> None:
    """The seat on turn draws a card, a knight if there is one, and puts it back."""
    match.play("draw")
    match.play(max(match.legal(), key=lambda words: "knight" in words), "put back")


def idle_to_the_end(match: Match) -> None:
    """All put back until the patience is exhausted (D-30)."""
    for _ in range(match.players * match.view()["patience"]):
        if not match.over:
            idle(match)
    assert match.over


def go_to(match: Match, seat: int) -> None:
    """All idle until it is the seat's turn."""
    while match.turn != seat:
        idle(match)


def draw(match: Match, seat: int, card: str) -> None:
    """The seat draws this card."""
    go_to(match, seat)
    match.play("draw", f"reveal {card}")


def place(match: Match, seat: int, number: int, slot: str) -> None:
    draw(match, seat, f"knight {number}")
    match.play(f"place {slot}")


def climb(match: Match, seat: int, words: str) -> None:
    """`climb(match, R, "2@2a>4>6")` is two climbs."""
    way, number = words.split("@")[1].split(">"), words.split("@")[0]
    for left, entered in pairwise(way):
        go_to(match, seat)
        match.play(f"climb {number}@{left}>{entered}")


def dragon(match: Match, seat: int, slot: str) -> None:
    draw(match, seat, "dragon")
    match.play(f"dragon {slot}")


def throw(match: Match, seat: int, words: str, *answers: str) -> None:
    draw(match, seat, "bird")
    match.play(words, *answers)


# --- positions ---


def position(
    slots: Mapping[str, str] | None = None,
    *,
    turn: int | None = None,
    tops: Mapping[int, str] | None = None,
    players: int = 3,
    cards: Mapping[str, object] | None = None,
    **options: Any,
) -> Match:
    """A match with this in the slots (`{"4": "B2 B1", "6": "B3 B3 under G"}`, lower knight first) and a seat on turn.

    Every seat has had a turn. Knights go to the top first, then to the slots from the highest level down, so that no
    knight meets another on its way; the dragons follow.
    """
    match = table(players, cards=cards, **options)
    for seat, numbers in (tops or {}).items():
        for number in map(int, numbers.split()):
            _bring(match, seat, number, "top")
    wanted = sorted((slots or {}).items(), key=lambda item: (-int(item[0][0]), item[0]))
    for slot, words in wanted:
        for knight in words.partition(" under ")[0].split():
            _bring(match, COLOURS.index(knight[0]), int(knight[1:]), slot)
    while not match.over and len(turns(match)) < players:
        idle(match)
    for slot, words in wanted:
        if owner := words.partition(" under ")[2]:
            dragon(match, COLOURS.index(owner), slot)
    if turn is not None:
        go_to(match, turn)
    return match


def turns(match: Match) -> list[str]:
    """The first words of each turn."""
    words = [GAME.words[move] for move in match.moves]
    return [word for word in words if word == "draw" or word.startswith("climb")]


def _bring(match: Match, seat: int, number: int, goal: str) -> None:
    """Place a knight on its level and climb to the goal, on the first side that is legal."""
    at = goal if goal[0] == str(number) else ""
    draw(match, seat, f"knight {number}")
    match.play(f"place {at}" if at else min(words for words in match.legal() if words.startswith("place")))
    at = GAME.words[match.moves[-1]].removeprefix("place ")
    while at != goal:
        go_to(match, seat)
        ways = [words for words in match.legal() if words.startswith(f"climb {number}@{at}>")]
        way = f"climb {number}@{at}>{goal}"
        match.play(way if way in ways else min(ways))
        at = GAME.words[match.moves[-1]].partition(">")[2]


# --- asking ---


def slot(match: Match, name: str) -> str:
    """The contents of a slot, as `position` takes them."""
    shown = match.show()["slots"][name]
    knights = " ".join(f"{COLOURS[seat]}{number}" for seat, number in shown["knights"])
    return knights if shown["dragon"] is None else f"{knights} under {COLOURS[shown['dragon']]}"


def wall(match: Match) -> dict[str, str]:
    """The contents of all slots that are not empty."""
    return {name: slot(match, name) for name in match.show()["slots"] if slot(match, name)}


def top(match: Match, seat: int) -> list[int]:
    numbers: list[int] = match.show()["top"][seat]
    return numbers


def deck(match: Match, seat: int) -> int:
    cards: int = match.show()["decks"][seat]
    return cards


def in_deck(match: Match, seat: int) -> dict[str, int]:
    """How many of each card are in a seat's deck."""
    cards: dict[str, int] = match.view()["in_decks"][seat]
    return cards


def in_dungeon(match: Match) -> dict[str, dict[str, int]]:
    """The cards in the dungeon by colour, for colours that have some."""
    return {COLOURS[seat]: cards for seat, cards in enumerate(match.view()["in_dungeon"]) if cards}


def places(match: Match) -> list[str]:
    """The slots where the drawn knight may be placed."""
    return [words.removeprefix("place ") for words in match.legal() if words.startswith("place")]


def climbs(match: Match, seat: int | None = None) -> list[str]:
    """The climbs of the seat on turn, or of another seat after the others have idled."""
    if seat is not None:
        match = match.after(len(match.moves))
        go_to(match, seat)
    return [words.removeprefix("climb ") for words in match.legal() if words.startswith("climb")]


def refusal(match: Match, words: str) -> str:
    """Check that the move is refused and nothing changes; returns the reason."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(words)
    assert match.state.tobytes() == before
    start = f'"{words}" is not legal now: '
    assert str(refused.value).startswith(start)
    return str(refused.value).removeprefix(start)


# --- random games ---

OPTIONS: dict[str, tuple[object, ...]] = {
    "tie_break": ("sum", "last"),
    "bird": ("optional", "must"),
    "first_turn": ("knight", "any"),
    "dragon_twin": ("literal", "free"),
    "levels": (9, 8),
    "throw": ("odds", "table"),
    "patience": (10, 1, 2),
}
CARDS: dict[str, dict[str, Any]] = {
    "standard": {},
    "birds and dragons": {"knights": [2, 2, 2], "birds": 4, "dragons": 5},
    "all numbers": {"knights": [2, 2, 2, 1, 1, 1, 1, 1], "birds": 2, "dragons": 2},
    "low": {"knights": [9, 2], "birds": 1, "dragons": 3},
}


@dataclass(frozen=True)
class RandomGame:
    players: int
    place: int  # the starter, modulo the number of players
    cards: str  # in CARDS
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)

    def match(self) -> Match:
        return table(self.players, self.place % self.players, cards=CARDS[self.cards], **self.options)

    def reference(self) -> Reference:
        """The same game in the reference implementation."""
        match = self.match()
        cards = match.view()["in_decks"][0]
        return Reference(self.players, self.place % self.players, self.options, cards)

    def positions(self) -> Iterator[Match]:
        """The match before every move and after the last; moves are random, with few put-backs."""
        choice, nature = random.Random(self.seed), generator(self.seed)
        match = self.match()
        yield match
        while not match.over:
            assert len(match.moves) < 5000, "the game does not end"
            if match.turn == "nature":
                match.draw(nature)
            else:
                words = match.legal()
                rather = [word for word in words if word != "put back"] if choice.random() < 0.7 else words
                match.play(choice.choice(rather or words))
            yield match

    def stopped(self, part: float) -> Match:
        """The match after this part of its moves."""
        *_, match = self.positions()
        return match.after(int(part * len(match.moves)))


GAMES = st.builds(
    RandomGame,
    players=st.integers(2, 4),
    place=st.integers(0, 3),
    cards=st.sampled_from(list(CARDS)),
    seed=st.integers(0, 2**64 - 1),
    options=st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()}),
)
