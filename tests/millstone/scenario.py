"""Positions in words: dealt hands, positions in the middle of a game, and random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import strategies as st

import kolmik
from kolmik import Game, IllegalMove, Match
from kolmik.engine import State, generator
from kolmik.games.millstone import rules, state
from kolmik.games.millstone.words import MOVE_OF, card_name

from .oracle import standard_cards

GAME: Game = kolmik.game("millstone")
CARD_OF = {card_name(card): card for card in range(state.CARDS)}


def cards(words: str) -> list[str]:
    """`"green rock, 2 millstone"` are a green rock and two millstones."""
    found = []
    for part in filter(None, (part.strip() for part in words.split(","))):
        count, _, name = part.partition(" ")
        found += [name] * int(count) if count.isdigit() else [part]
    return found


def table(players: int = 3, starter: int = 0, surprises: Mapping[str, Any] | None = None, **options: object) -> Match:
    """A new match in which the test plays nature; `surprises` are those of a custom edition."""
    if surprises is not None:
        options["edition"] = GAME.catalogue.own_edition({"name": "own", "surprises": surprises})
    return GAME.new(players=players, starter=starter, nature=False, options=options)


def deal(match: Match, *words: str) -> None:
    match.play(*(f"deal {card}" for part in words for card in cards(part)))


def dealt(hands: Mapping[int, str], players: int = 3, starter: int = 0, **options: Any) -> Match:
    """A match with seven cards dealt to each; cards that are not named are chosen freely, plain green ones first."""
    match = table(players, starter, **options)
    wanted = {seat: cards(hands.get(seat, "")) for seat in range(players)}
    named = Counter(card for hand in wanted.values() for card in hand)
    for at in range(7 * players):
        hand = wanted[(starter + at) % players]
        card = hand.pop(0) if hand else _spare(match, named)
        named[card] -= 1
        deal(match, card)
    return match


def _spare(match: Match, named: Counter[str]) -> str:
    deck = {words.removeprefix("deal "): copies for words, copies in match.odds().items()}
    free = [card for card in deck if deck[card] > named[card]]
    return min(free, key=lambda card: (card.endswith(("joker", "millstone")), len(card.split()), card))


def position(
    hands: Mapping[int, str],
    top: str = "green rock",
    *,
    players: int = 3,
    turn: int = 0,
    deck: str | None = None,
    charge: int = 0,
    direction: int = 1,
    **options: Any,
) -> Match:
    """A position in the middle of a game. The cards not named are in the deck, or if `deck` is named, in the pile."""
    match = table(players, turn, **options)
    s = GAME.layout.open(match._record)
    left = Counter({card: match.odds().get(f"deal {card}", 0) for card in CARD_OF})
    for word in range(state.WORDS):
        s.deck[word] = 0
    for seat, words in hands.items():
        for card in cards(words):
            state.put_into_hand(s, seat, CARD_OF[card])
            left[card] -= 1
    lay = MOVE_OF[f"play {top}"] - state.PLAY
    laid = card_name(state.card_of(lay))
    left[laid] -= 1
    under = Counter[str]()
    if deck is not None:
        under, left = left - Counter(cards(deck)), Counter(cards(deck))
    assert min([*left.values(), *under.values(), 0]) == 0, "more cards than there are"
    _fill(s, s.deck, left)
    _fill(s, s.pile, under + Counter([laid]))
    s.deck_size, s.pile_size = left.total(), under.total() + 1
    s.top, s.owed, s.charge, s.direction = lay, 0, charge, direction
    rules.set_suitable(s)
    rules.begin_turn(s, turn)
    match._forget()  # the results for the previous state
    return match


def _fill(s: State, bag: Any, copies: Mapping[str, int]) -> None:
    for name, count in copies.items():
        card = CARD_OF[name]
        for _ in range(count):
            word = state.word_of(card)
            bag[word] = state.one_more(bag[word], state.low_bit(s, card), state.mask(s, card))


def nothing_to_draw(players: int = 3, **options: Any) -> Match:
    """An empty deck and a pile of one green rock; seat 0 has four cards, the last seat nearly all others."""
    rest = standard_cards() - Counter(["green rock", "red paper race", "millstone", "millstone", "millstone"])
    hands = {0: "red paper race, 3 millstone"} | {seat: rest.popitem()[0] for seat in range(1, players - 1)}
    rest -= Counter(hands.values())
    hands[players - 1] = ", ".join(rest.elements())
    return position(hands, "green rock", players=players, deck="", **options)


def fill_up(match: Match) -> None:
    """Nature makes its first legal move until a player is on turn."""
    while match.turn == "nature":
        match.play(match.legal()[0])


# --- asking ---


def natures_turn(match: Match) -> bool:
    return match.turn == "nature"


def shown(match: Match, key: str) -> Any:
    return match.show()[key]


def hand(match: Match, seat: int) -> list[str]:
    held: list[str] = match.show()["hands"][seat]
    return held


def sizes(match: Match) -> list[int]:
    return [len(held) for held in match.show()["hands"]]


def knows(match: Match, seat: int | None, holder: int) -> list[str]:
    """The cards that a seat, or a spectator, knows to be in a hand."""
    known: list[str] = match.view(seat)["hands"][holder]
    return known


def playable(match: Match) -> set[str]:
    """The cards that may be played, jokers without the sign."""
    words = (words.removeprefix("play ") for words in match.legal() if words.startswith("play "))
    return {" ".join(card.split()[:2]) if "joker" in card else card for card in words}


def refusal(match: Match, words: str) -> str:
    """Check that the move is refused and nothing changes; returns the reason."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(words)
    assert match.state.tobytes() == before
    start, end = f'"{words}" is not legal now: ', "."
    assert str(refused.value).startswith(start) and str(refused.value).endswith(end)
    return str(refused.value)[len(start) : -len(end)]


# --- random games ---


@dataclass(frozen=True)
class RandomGame:
    players: int
    place: int  # the starter, modulo the number of players
    options: dict[str, object]
    seed: int
    surprises: Mapping[str, Any] | None = None
    lazy: bool = False  # players seldom lay a card, so that the deck runs out

    @property
    def starter(self) -> int:
        return self.place % self.players

    def positions(self) -> Iterator[Match]:
        """The match before every move and after the last; each move is a random legal one."""
        choice, nature = random.Random(self.seed), generator(self.seed)
        match = table(self.players, self.starter, self.surprises, **self.options)
        yield match
        while not match.over:
            if match.turn == "nature":
                match.draw(nature)
            else:
                match.play(self._chosen(match.legal(), choice))
            yield match

    def _chosen(self, legal: list[str], choice: random.Random) -> str:
        for word in ("draw", "keep") if self.lazy and choice.random() < 0.8 else ():
            if word in legal:
                return word
        return choice.choice(legal)


OPTIONS = st.fixed_dictionaries(
    {
        "mistakes": st.sampled_from(["refused", "penalised"]),
        "variant": st.sampled_from(["signs", "surprises", "colours", "full", "full"]),
        "reply": st.sampled_from(["any", "stronger"]),
        "turn_limit": st.sampled_from([1, 20, 60]),
    }
)
GAMES = st.builds(
    RandomGame,
    players=st.integers(2, 6),
    place=st.integers(0, 5),
    options=OPTIONS,
    seed=st.integers(0, 2**64 - 1),
    lazy=st.booleans(),
)
