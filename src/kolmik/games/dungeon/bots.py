"""Dungeon for bots: a greedy player, which values each move by itself, and the rollouts of the search."""

from __future__ import annotations

from random import Random
from typing import Any

from kolmik.engine import Record

from .rollout_policy import rollout, rollout_policy

__all__ = ["canonical", "greedy", "rollout", "rollout_policy"]

REACHED = 20.0  # a knight at the top
NEW_KNIGHT = 2.5  # a draw
CROWD = 0.5  # less for each knight on the tower that could climb instead
HEIGHT = 0.3  # a climb gains more, the higher it starts
PAIR = 1.0  # for safety
PUT_BACK = 0.0


def greedy(view: dict[str, Any], legal: list[str], rng: Random) -> str:
    """Go to the top, capture, cover and throw at what is high up, keep out of the others' reach."""
    tower = _Tower(view)
    values = {words: tower.value(words) for words in legal}
    best = max(values.values())
    return rng.choice([words for words in legal if values[words] == best])


class _Tower:
    """The tower as the seat on turn sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me: int = view["turn"]
        self.drawn: str = view["drawn"] or ""
        self.slots: dict[str, dict[str, Any]] = view["slots"]
        self.free: list[tuple[int, int, int]] = [  # knights that can climb: seat, level, level they reach
            (seat, _level(slot), _level(slot) + number)
            for slot, held in self.slots.items()
            if held["dragon"] is None
            for seat, number in held["knights"]
        ]

    def value(self, words: str) -> float:
        verb, _, rest = words.partition(" ")
        if verb == "climb":
            number, _, way = rest.partition("@")
            left, _, entered = way.partition(">")
            safer = self.danger(left, _level(left) + 1) if len(self.slots[left]["knights"]) == 1 else 0.0
            return int(number) + HEIGHT * _level(left) + safer + self.entering(entered)
        if verb == "draw":
            return NEW_KNIGHT - CROWD * sum(seat == self.me for seat, _, _ in self.free)
        if verb == "place":
            return 1 + self.entering(rest)
        if verb == "dragon":
            return self.covering(rest)
        if verb == "throw" and rest:
            near = [slot for slot in self.slots if abs(_level(slot) - _level(rest)) <= 1]
            return sum(self.loss(slot) * (4 if slot == rest else 1) / 6 for slot in near)
        return PUT_BACK

    def entering(self, place: str) -> float:
        """The value of reaching a place: the top, somebody's knight, a pair, or a slot within reach of others."""
        if place == "top":
            return REACHED
        held = self.slots[place]
        if held["dragon"] is not None:
            return REACHED + self.loss(place)
        if not held["knights"]:
            return -self.danger(place, _level(place) + 1)
        if held["knights"][0][0] == self.me:
            return PAIR
        return self.loss(place) - self.danger(place, _level(place) + 1)

    def danger(self, slot: str, stake: float) -> float:
        """The expected loss in a slot until the next turn."""
        threats = sum(seat != self.me and reach == _level(slot) for seat, _, reach in self.free)
        return stake * min(threats, 2) / 3

    def loss(self, slot: str) -> float:
        """The others' loss if the knights of a slot fell, minus one's own."""
        signs: list[int] = [-1 if seat == self.me else 1 for seat, _ in self.slots[slot]["knights"]]
        return sum(signs) * (_level(slot) + 1.0)

    def covering(self, slot: str) -> float:
        """The value of a dragon there: it holds up others' knights, but takes to the top whoever reaches it next."""
        mine = any(seat == self.me and reach == _level(slot) for seat, _, reach in self.free)
        others = any(seat != self.me and reach == _level(slot) for seat, _, reach in self.free)
        return self.loss(slot) / 2 + (-REACHED if others else REACHED / 2 if mine else 0.0)


def _level(slot: str) -> int:
    return int(slot.rstrip("ab"))


def canonical(state: Record) -> None:
    """Makes positions of equal value equal: only first turns matter, and knights at the top have no order."""
    state["turns"] = min(int(state["turns"][0]), int(state["players"][0]))
    if not state["tie_by_last"][0]:
        state["top"][0, :].sort(axis=-1)
        state["top"][0, :] = state["top"][0, :, ::-1]
