"""Millstone for bots: a greedy player, which values each move by itself, and the rollout policy of the search."""

from __future__ import annotations

from random import Random
from typing import Any

from .rollout_policy import rollout_policy

__all__ = ["greedy", "rollout_policy"]

SIGNS = ("rock", "paper", "scissors")  # each is beaten by the next
COLOURS = ("green", "yellow", "red")  # from the weakest
JOKER = 5.0  # a joker is played when no other card can be
SURPRISE = {"+3": 15.0, "again": 12.0, "give": 20.0, "race": -5.0, "swap": 0.0}
CARD = 20.0  # one card more or less in the hand


def greedy(view: dict[str, Any], legal: list[str], rng: Random) -> str:
    """Play the card that costs most and does most, jokers last; give millstones away; always say thanks."""
    hand = _Hand(view)
    values = {words: hand.value(words) for words in legal}
    best = max(values.values())
    return rng.choice([words for words in legal if values[words] == best])


class _Hand:
    """The hand of the seat on turn."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me: int = view["turn"]
        self.cards: list[str] = view["hands"][self.me]
        self.sizes: list[int] = view["sizes"]
        self.top: str = view["top"] or ""
        self.charge: int = view["charge"]
        self.others: list[int] = [size for seat, size in enumerate(self.sizes) if seat != self.me]

    def value(self, words: str) -> float:
        verb, _, rest = words.partition(" ")
        if verb in ("play", "race"):
            return self.playing(rest)
        if verb == "give":
            card, _, receiver = rest.rpartition(" to ")
            burden = JOKER if "joker" in card else _cost(card)
            return burden - self.sizes[int(receiver)] / 10  # to the seat with the fewest cards
        if verb == "swap":
            return -float(self.sizes[int(rest.split()[-1])])
        if verb == "again":
            return 1.0 if any(_beats(card, self.top) for card in self.cards) else -1.0
        return {"draw": -CARD, "take": -CARD, "forget": -CARD}.get(verb, 0.0)

    def playing(self, card: str) -> float:
        if not _beats(card, self.top) and not (self.charge and card.endswith("+3")):
            return -3 * CARD  # a mistake
        if "joker" in card:
            beating = SIGNS[(SIGNS.index(card.split()[-1]) + 1) % 3]
            return JOKER + sum(beating in mine for mine in self.cards) / 10  # prefer a sign this hand can beat
        if card.endswith("swap"):
            return _cost(card) + CARD * (len(self.cards) - 1 - min(self.others))
        return _cost(card) + SURPRISE.get(card.split()[-1], 0.0)


def _cost(card: str) -> float:
    """M-29: the points of a card at the end."""
    colour, *rest = card.split()
    return 50.0 if colour == "millstone" or rest[0] == "joker" else 10.0 * (COLOURS.index(colour) + 1)


def _beats(card: str, top: str) -> bool:
    """M-6: whether a card is stronger than the top."""
    if "millstone" in card or "joker" in card or not top:
        return "millstone" not in card
    (colour, sign), (its_colour, its_sign) = card.split()[:2], top.split()[:2]
    stronger = COLOURS.index(colour) > COLOURS.index(its_colour)
    return SIGNS[(SIGNS.index(its_sign) + 1) % 3] == sign or (sign == its_sign and stronger)
