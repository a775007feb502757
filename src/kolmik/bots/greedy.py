"""The bot that takes what gains most this round.

In Towers it imagines every build there could be with the row's cards and weighs the towers it would have. In Dungeon
and in Millstone it weighs each of its moves by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from kolmik.games.towers.rules import fits
from kolmik.games.towers.state import EIGHT, FLOOR, SPIRE

from . import random
from .info_state import InfoState

# What a tower is worth to it, in points.
OPEN_CARD = 1.5  # a card of a tower that may yet be capped
CAPPED_CARD = 2.0
TALLEST_CARD = 0.5  # more for a card on the tallest tower
ROOM = 0.25  # for each value that can still be laid on top
LEAST_CAPPED = 3  # cards: a shorter tower is a pity to cap
TOO_SHORT = 3.0  # what capping one costs
RELUCTANCE = 1.0  # to raze: what it costs beside the rubble


def choose(info: InfoState, chance: Random) -> str:
    """What gains most at once; in a game it has no idea of, any move."""
    chooser = GAMES.get(info.game.name)
    return chooser(info.view, info.legal, chance) if chooser else random.choose(info, chance)


class Plan(NamedTuple):
    worth: float  # of the towers it comes to
    moves: tuple[str, ...]  # in order within a kind; a razing is to come first of all


def towers(view: dict[str, Any], legal: list[str], rng: Random) -> str:
    """Towers: call the number that gains most, build the plan that is worth most; pass when nothing gains."""
    plans = _plans(view)
    if view["phase"] == "building":
        moves = plans[view["to_build"]].moves
        return next((move for move in moves if move.startswith("raze")), moves[0])
    now = plans[0].worth
    gains = {words: plans[_number(words)].worth - now for words in legal if _number(words) in plans}
    best = max(gains.values())
    return rng.choice([words for words in legal if gains.get(words) == best])


def _number(words: str) -> int:
    """The number a call names; a pass builds as much as 0 does."""
    return 0 if words == "pass" else int(words.removeprefix("bid "))


def _plans(view: dict[str, Any]) -> dict[int, Plan]:
    """For every number of cards the seat on turn could build: the plan worth most."""
    seat = view["turn"]
    own: dict[str, list[int]] = view["towers"][seat]
    may_raze = view["may_raze"] or view["phase"] == "auction"
    fine = view["rubble"][seat] + 1 + RELUCTANCE  # T-34: one more card of rubble costs so much
    tallest = max(own, key=lambda kind: len(own[kind]))
    kept = {0: Plan(0.0, ())}
    razed: dict[int, Plan] = {}
    for kind, tower in own.items():
        cards = [int(card.split()[1]) for card in view["row"] if card.split()[0] == kind]
        extra = TALLEST_CARD if kind == tallest else 0.0
        as_is = _best(_builds(kind, tower, cards, extra))
        razed = _together(razed, as_is)
        if may_raze and tower and tower[-1] != SPIRE:
            lower = _best(_builds(kind, tower[:-1], cards, extra))
            after = {count: Plan(plan.worth - fine, (f"raze {kind}", *plan.moves)) for count, plan in lower.items()}
            razed = _best([*razed.items(), *_together(kept, after).items()])
        kept = _together(kept, as_is)
    razed.pop(0, None)  # nobody razes without building
    return _best([*kept.items(), *razed.items()])


def _builds(kind: str, tower: list[int], cards: list[int], extra: float) -> Iterator[tuple[int, Plan]]:
    """Every way to lay some of the cards on a tower of their kind: how many, and what it comes to."""
    yield 0, Plan(_worth(tower, extra), ())
    for at, value in enumerate(cards):
        if fits(tower[-1] if tower else FLOOR, value):
            left = cards[:at] + cards[at + 1 :]
            for count, plan in _builds(kind, [*tower, value], left, extra):
                yield count + 1, Plan(plan.worth, (f"build {kind} {value}", *plan.moves))


def _worth(tower: list[int], extra: float) -> float:
    """High tops keep the way open, and a spire doubles a tall tower but ends a short one."""
    top = tower[-1] if tower else FLOOR
    if top == SPIRE:
        return len(tower) * (CAPPED_CARD + extra) - (TOO_SHORT if len(tower) < LEAST_CAPPED else 0.0)
    room = FLOOR if top == EIGHT else top
    return len(tower) * (OPEN_CARD + extra) + room * ROOM


def _best(found: Iterable[tuple[int, Plan]]) -> dict[int, Plan]:
    best: dict[int, Plan] = {}
    for count, plan in found:
        if count not in best or plan.worth > best[count].worth:
            best[count] = plan
    return best


def _together(plans: dict[int, Plan], more: dict[int, Plan]) -> dict[int, Plan]:
    """Plans for some kinds joined with plans for another."""
    joined = (
        (count + others, Plan(plan.worth + other.worth, plan.moves + other.moves))
        for count, plan in plans.items()
        for others, other in more.items()
    )
    return _best(joined)


def _choose(legal: list[str], worth: Callable[[str], float], rng: Random) -> str:
    """Any of the moves that are worth most."""
    worths = {words: worth(words) for words in legal}
    best = max(worths.values())
    return rng.choice([words for words in legal if worths[words] == best])


# --- Dungeon ---

REACHED = 20.0  # a knight at the top
NEW_KNIGHT = 2.5  # to draw one
CROWD = 0.5  # less of it for each knight on the tower that could climb instead
HEIGHT = 0.3  # a climb is worth more, the higher it starts
PAIR = 1.0  # to be safe
PUT_BACK = 0.0


def dungeon(view: dict[str, Any], legal: list[str], rng: Random) -> str:
    """Dungeon: go to the top, capture, cover and hit what is high up, keep out of the others' reach."""
    tower = _Tower(view)
    return _choose(legal, tower.worth, rng)


class _Tower:
    """Dungeon's tower as the seat on turn sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me: int = view["turn"]
        self.drawn: str = view["drawn"] or ""
        self.slots: dict[str, dict[str, Any]] = view["slots"]
        self.free: list[tuple[int, int, int]] = [  # knights that can climb: whose, from where, to which level
            (seat, _level(slot), _level(slot) + number)
            for slot, held in self.slots.items()
            if held["dragon"] is None
            for seat, number in held["knights"]
        ]

    def worth(self, words: str) -> float:
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
        """What it is worth to come to a place: the top, somebody's knight, a pair, or a slot in reach of others."""
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
        """What could be lost there next turn."""
        threats = sum(seat != self.me and reach == _level(slot) for seat, _, reach in self.free)
        return stake * min(threats, 2) / 3

    def loss(self, slot: str) -> float:
        """What the others would lose with the knights of a slot, less what would be lost oneself."""
        signs: list[int] = [-1 if seat == self.me else 1 for seat, _ in self.slots[slot]["knights"]]
        return sum(signs) * (_level(slot) + 1.0)

    def covering(self, slot: str) -> float:
        """A dragon on others' knights holds them up; whoever can reach it next gets to the top by it."""
        mine = any(seat == self.me and reach == _level(slot) for seat, _, reach in self.free)
        others = any(seat != self.me and reach == _level(slot) for seat, _, reach in self.free)
        return self.loss(slot) / 2 + (-REACHED if others else REACHED / 2 if mine else 0.0)


def _level(slot: str) -> int:
    return int(slot.rstrip("ab"))


# --- Millstone ---

SIGNS = ("rock", "paper", "scissors")  # each is beaten by the next
COLOURS = ("green", "yellow", "red")  # from the weakest
KEPT = 5.0  # a joker is laid when nothing else goes
SURPRISE = {"+3": 15.0, "again": 12.0, "give": 20.0, "race": -5.0, "swap": 0.0}
CARD = 20.0  # a card more or less in the hand


def millstone(view: dict[str, Any], legal: list[str], rng: Random) -> str:
    """Millstone: lay the card that counts most and does most, jokers last; give millstones away; always say thanks."""
    hand = _Hand(view)
    return _choose(legal, hand.worth, rng)


class _Hand:
    """Millstone's hand of the seat on turn."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me: int = view["turn"]
        self.cards: list[str] = view["hands"][self.me]
        self.sizes: list[int] = view["sizes"]
        self.top: str = view["top"] or ""
        self.charge: int = view["charge"]
        self.others: list[int] = [size for seat, size in enumerate(self.sizes) if seat != self.me]

    def worth(self, words: str) -> float:
        verb, _, rest = words.partition(" ")
        if verb in ("play", "race"):
            return self.laying(rest)
        if verb == "give":
            card, _, whom = rest.rpartition(" to ")
            burden = KEPT if "joker" in card else _cost(card)
            return burden - self.sizes[int(whom)] / 10  # to who has fewest cards
        if verb == "swap":
            return -float(self.sizes[int(rest.split()[-1])])
        if verb == "again":
            return 1.0 if any(_beats(card, self.top) for card in self.cards) else -1.0
        return {"draw": -CARD, "take": -CARD, "forget": -CARD}.get(verb, 0.0)

    def laying(self, card: str) -> float:
        if not _beats(card, self.top) and not (self.charge and card.endswith("+3")):
            return -3 * CARD  # a mistake
        if "joker" in card:
            beating = SIGNS[(SIGNS.index(card.split()[-1]) + 1) % 3]
            return KEPT + sum(beating in mine for mine in self.cards) / 10  # the sign that can be beaten oneself
        if card.endswith("swap"):
            return _cost(card) + CARD * (len(self.cards) - 1 - min(self.others))
        return _cost(card) + SURPRISE.get(card.split()[-1], 0.0)


def _cost(card: str) -> float:
    """M-29: what a card counts at the end."""
    colour, *rest = card.split()
    return 50.0 if colour == "millstone" or rest[0] == "joker" else 10.0 * (COLOURS.index(colour) + 1)


def _beats(card: str, top: str) -> bool:
    """M-6: is it stronger?"""
    if "millstone" in card or "joker" in card or not top:
        return "millstone" not in card
    (colour, sign), (its_colour, its_sign) = card.split()[:2], top.split()[:2]
    stronger = COLOURS.index(colour) > COLOURS.index(its_colour)
    return SIGNS[(SIGNS.index(its_sign) + 1) % 3] == sign or (sign == its_sign and stronger)


GAMES = {"towers": towers, "dungeon": dungeon, "millstone": millstone}
