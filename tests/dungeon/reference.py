"""A slow reference implementation, from the text of the rules alone: cards as pairs in lists, moves as words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

Card = tuple[int, str]  # (seat, "knight 2")
STANDARD = {"knight 1": 4, "knight 2": 4, "knight 3": 5, "bird": 1, "dragon": 1}  # D-2
DEFAULTS: Mapping[str, Any] = {
    "tie_break": "sum",
    "bird": "optional",
    "first_turn": "knight",
    "dragon_twin": "literal",
    "levels": 9,
    "throw": "odds",
    "patience": 10,
}


def number(card: Card) -> int:
    return int(card[1].removeprefix("knight "))


def level(slot: str) -> int:
    return int(slot[0])


@dataclass
class Reference:
    players: int
    starter: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: Mapping[str, int] = field(default_factory=lambda: STANDARD)

    def __post_init__(self) -> None:
        self.options = {**DEFAULTS, **self.options}
        self.slots: dict[str, list[Card]] = {slot: [] for slot in self._slots_in_use()}  # lowest card first
        self.decks = [Counter(self.cards) for _ in range(self.players)]
        self.tops: list[list[int]] = [[] for _ in range(self.players)]
        self.dungeon: list[Card] = []
        self.seat = self.starter
        self.turn: int | str | None = self.starter
        self.drawn: str | None = None
        self.drawing = False
        self.had_a_turn: set[int] = set()
        self.row_of_put_backs = 0
        self.aim: str | None = None
        self.queue: list[tuple[str, Card]] = []  # the cards that may still fall, the next one first

    def _slots_in_use(self) -> Iterator[str]:
        """D-3, D-4."""
        for at in range(1, self.options["levels"] + 1):
            if at > 3:
                yield str(at)
            elif self.players == 2:
                yield f"{at}a"
            else:
                yield from (f"{at}a", f"{at}b")

    # --- entering a slot ---

    def may_enter(self, seat: int, slot: str) -> bool:
        """D-11 to D-16."""
        cards = self.slots[slot]
        for twin in self.slots:
            if twin != slot and level(twin) == level(slot) and not self.slots[twin]:
                freed = self.options["dragon_twin"] == "free" and self.is_covered(slot)
                if any(owner != seat for owner, _ in cards) and not freed:
                    return False  # D-15
        return self.is_covered(slot) or len(cards) < 2  # D-11 to D-14: never into a pair

    def is_covered(self, slot: str) -> bool:
        return bool(self.slots[slot]) and self.slots[slot][-1][1] == "dragon"

    def enter(self, knight: Card, slot: str) -> None:
        cards = self.slots[slot]
        if self.is_covered(slot):  # D-14
            self.dungeon.append(cards.pop())
            for owner, name in cards:
                self.decks[owner][name] += 1
            cards.clear()
            self.tops[knight[0]].append(number(knight))
            return
        if cards and cards[0][0] != knight[0]:  # D-13
            self.dungeon.append(cards.pop())
        cards.append(knight)

    # --- climbing ---

    def climbs(self, seat: int) -> set[str]:
        """D-18, D-19, D-21."""
        found = set()
        for slot, cards in self.slots.items():
            for card in cards:
                if card[0] == seat and not self.is_covered(slot):
                    for goal in self.goals(seat, level(slot) + number(card)):
                        found.add(f"climb {number(card)}@{slot}>{goal}")
        return found

    def goals(self, seat: int, height: int) -> Sequence[str]:
        if height > self.options["levels"]:
            return ["top"]
        return [slot for slot in self.slots if level(slot) == height and self.may_enter(seat, slot)]

    # --- legal moves ---

    def legal(self) -> dict[str, int]:
        """The legal moves in words with their weights; a player's moves have weight 0."""
        if self.turn is None:
            return {}
        if self.drawing:
            return {f"reveal {card}": count for card, count in self.deck_to_draw_from().items() if count}
        if self.queue:
            return self.odds_of_falling()
        if self.drawn is None:
            moves = self.climbs(self.seat)
            if self.decks[self.seat].total():
                moves.add("draw")
        else:
            moves = self.plays()
        return dict.fromkeys(moves, 0)

    def deck_to_draw_from(self) -> dict[str, int]:
        """D-8."""
        deck = self.decks[self.seat]
        if self.options["first_turn"] == "knight" and self.seat not in self.had_a_turn:
            return {card: count for card, count in deck.items() if card.startswith("knight")}
        return dict(deck)

    def plays(self) -> set[str]:
        """D-9, D-17, D-22, D-23."""
        moves = {"put back"}
        if self.drawn == "dragon":
            moves |= {f"dragon {slot}" for slot, cards in self.slots.items() if cards and not self.is_covered(slot)}
        elif self.drawn == "bird":
            if self.options["bird"] == "must" and self.seat in self.had_a_turn:
                moves.clear()
            moves |= {"throw"} if self.options["throw"] == "table" else {f"throw {slot}" for slot in self.slots}
        else:
            moves |= {
                f"place {slot}"
                for slot in self.slots
                if f"knight {level(slot)}" == self.drawn and self.may_enter(self.seat, slot)
            }
        return moves

    def odds_of_falling(self) -> dict[str, int]:
        """D-26."""
        if self.aim is None:
            return {"falls": 1, "stays": 1}
        return {"falls": 4, "stays": 2} if self.queue[0][0] == self.aim else {"falls": 1, "stays": 5}

    # --- effects of moves ---

    def play(self, words: str) -> None:
        assert words in self.legal(), words
        verb, _, rest = words.partition(" ")
        if verb == "draw":
            self.drawing, self.turn = True, "nature"
        elif verb == "reveal":
            self.decks[self.seat][rest] -= 1
            self.drawn, self.drawing, self.turn = rest, False, self.seat
        elif verb in ("falls", "stays"):
            self.answer(verb == "falls")
        elif verb == "throw":
            self.throw(rest or None)
        else:
            getattr(self, f"do_{verb}")(rest)
            self.end_turn(put_back=verb == "put")

    def do_put(self, _: str) -> None:
        assert self.drawn
        self.decks[self.seat][self.drawn] += 1

    def do_place(self, slot: str) -> None:
        assert self.drawn
        self.enter((self.seat, self.drawn), slot)

    def do_dragon(self, slot: str) -> None:
        self.slots[slot].append((self.seat, "dragon"))

    def do_climb(self, words: str) -> None:
        value, _, way = words.partition("@")
        start, _, goal = way.partition(">")
        knight = (self.seat, f"knight {value}")
        self.slots[start].remove(knight)
        if goal == "top":
            self.tops[self.seat].append(int(value))
        else:
            self.enter(knight, goal)

    # --- the throw ---

    def throw(self, aim: str | None) -> None:
        """D-23, D-26."""
        self.dungeon.append((self.seat, "bird"))
        self.drawn, self.aim, self.turn = None, aim, "nature"
        near = [slot for slot in self.slots if aim is None or abs(level(slot) - level(aim)) <= 1]
        self.queue = [(slot, card) for slot in near for card in reversed(self.slots[slot])]
        self.end_throw()

    def answer(self, falls: bool) -> None:
        """D-25."""
        slot, card = self.queue.pop(0)
        if falls:
            cards = self.slots[slot]
            at = len(cards) - 1 - cards[::-1].index(card)
            if not any(other == slot for other, _ in self.queue):
                at = 0  # the last card of a slot is the lowest
            self.dungeon.append(cards.pop(at))
        elif card[1] == "dragon":
            self.queue = [(other, kept) for other, kept in self.queue if other != slot]
        self.end_throw()

    def end_throw(self) -> None:
        if not self.queue:
            self.aim = None
            self.end_turn()

    # --- turns and the end ---

    def end_turn(self, put_back: bool = False) -> None:
        self.drawn = None
        self.had_a_turn.add(self.seat)
        self.row_of_put_backs = self.row_of_put_backs + 1 if put_back else 0
        stuck = [seat for seat in range(self.players) if not self.decks[seat].total() and not self.climbs(seat)]
        if stuck or self.row_of_put_backs == self.players * self.options["patience"]:  # D-27, D-30
            self.turn = None
        else:
            self.seat = (self.seat + 1) % self.players
            self.turn = self.seat

    def winners(self) -> list[int]:
        """D-28, D-29."""
        if self.turn is not None:
            return []
        most = max(len(top) for top in self.tops)
        tied = [seat for seat, top in enumerate(self.tops) if len(top) == most]
        rank = (lambda top: top[-1:]) if self.options["tie_break"] == "last" else sum
        best = min(rank(self.tops[seat]) for seat in tied)
        return [seat for seat in tied if rank(self.tops[seat]) == best]

    def show(self) -> dict[str, Any]:
        """The state as the protocol specifies it."""
        slots = {}
        for slot, cards in self.slots.items():
            knights = [[card[0], number(card)] for card in cards if card[1] != "dragon"]
            slots[slot] = {"knights": knights, "dragon": cards[-1][0] if self.is_covered(slot) else None}
        return {
            "slots": slots,
            "top": self.tops,
            "decks": [deck.total() for deck in self.decks],
            "dungeon": [sum(owner == seat for owner, _ in self.dungeon) for seat in range(self.players)],
            "drawn": self.drawn,
        }

    def after(self, words: str) -> Reference:
        other = deepcopy(self)
        other.play(words)
        return other
