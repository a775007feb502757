"""The rules again, by brute force and from their text alone, compared with the game's functions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

from hypothesis import given

from kolmik import Match
from kolmik.games.towers import rules
from kolmik.games.towers.state import FLOOR, put

from .scenario import GAME, GAMES, KINDS, RandomGame, examples

Tower = tuple[int, ...]  # bottom first
Towers = tuple[Tower, ...]  # by kind
Cards = tuple[tuple[int, int], ...]  # (kind, value)


def lies(tower: Tower, value: int) -> bool:
    if not tower:
        return True  # T-6
    if tower[-1] == 0:
        return False  # T-10
    if value == 9 or tower[-1] == 8:
        return True  # T-8, T-9
    return value < tower[-1]  # T-7, T-11


def placed(towers: Towers, kind: int, value: int) -> Towers:
    return (*towers[:kind], (*towers[kind], value), *towers[kind + 1 :])


def razed(towers: Towers, kind: int) -> Towers:
    return (*towers[:kind], towers[kind][:-1], *towers[kind + 1 :])  # T-19, T-21


def razable(towers: Towers) -> list[int]:
    return [kind for kind, tower in enumerate(towers) if tower and tower[-1] != 0]  # T-20


@cache
def most_cards(towers: Towers, row: Cards) -> int:
    """T-22: try every order of every choice of cards, without razing."""
    best = 0
    for at, (kind, value) in enumerate(row):
        if (kind, value) not in row[:at] and lies(towers[kind], value):
            best = max(best, 1 + most_cards(placed(towers, kind, value), row[:at] + row[at + 1 :]))
    return best


def most_cards_with_razing(towers: Towers, row: Cards) -> int:
    """T-19: `most_cards`, also after any one razing."""
    ways = [towers, *(razed(towers, kind) for kind in razable(towers))]
    return max(most_cards(way, row) for way in ways)


def complete(towers: Towers, row: Cards, need: int, may_raze: bool) -> set[str]:
    """T-18 to T-22, T-24: the moves after which this many cards can be built."""
    moves = set()
    for kind, value in row:
        rest = list(row)
        rest.remove((kind, value))
        if lies(towers[kind], value) and most_cards(placed(towers, kind, value), tuple(rest)) >= need - 1:
            moves.add(f"build {KINDS[kind]} {value}")
    for kind in razable(towers) if may_raze else []:
        if most_cards(razed(towers, kind), row) >= need:
            moves.add(f"raze {KINDS[kind]}")
    return moves


def seen(match: Match, seat: int) -> tuple[Towers, Cards]:
    shown = match.show()
    towers = tuple(tuple(shown["towers"][seat][kind]) for kind in KINDS)
    row = sorted((KINDS.index(kind), int(value)) for kind, value in map(str.split, shown["row"]))
    return towers, tuple(row)


@examples(40)
@given(GAMES)
def test_T19_the_reach_is_the_most_that_any_order_choice_and_razing_gives(game: RandomGame) -> None:
    for match in game.positions():
        if match.view()["phase"] in ("auction", "building"):
            state = GAME.layout.open(match.state)
            for seat in range(game.players):
                towers, row = seen(match, seat)
                assert rules.reach(state, seat) == most_cards_with_razing(towers, row)


@examples(40)
@given(GAMES)
def test_T24_exactly_the_moves_that_can_be_completed_are_offered(game: RandomGame) -> None:
    for match in game.positions():
        if match.view()["phase"] == "building":
            words = [GAME.words[move] for move in match.moves[-6:]]
            done = next(back for back, word in enumerate(reversed(words)) if word.startswith(("bid", "pass")))
            built = [word for word in words[len(words) - done :] if word.startswith("build")]
            towers, row = seen(match, match.mover)
            expected = complete(towers, row, match.show()["call"] - len(built), may_raze=done == 0)
            assert expected
            assert set(match.legal()) == expected


@cache
def most_of_a_kind(top: int | None, values: Tower) -> int:
    """The most of these values, given in ascending order, that can be built on a top card, or on nothing (None)."""
    best = 0
    for at, value in enumerate(values):
        if lies((top,) if top is not None else (), value):
            best = max(best, 1 + most_of_a_kind(value, values[:at] + values[at + 1 :]))
    return best


def test_T11_the_most_cards_of_a_kind_for_every_top_and_every_five_cards() -> None:
    """For every possible deck: any value except 8 and 9 twice."""
    kind = [value for value in range(16) for _ in range(1 if value in (8, 9) else 2)]
    for count in range(6):
        for values in sorted(set(combinations(kind, count))):
            bag = 0
            for value in values:
                bag = put(bag, value)
            assert rules.most(FLOOR, bag) == most_of_a_kind(None, values)
            for top in range(16):
                assert rules.most(top, bag) == most_of_a_kind(top, values), (top, values)


# --- the auction once more, as a list of what was said ---


@dataclass
class Auction:
    """T-14 to T-17 and T-23."""

    starter: int
    players: int
    size: int  # of the row
    reach: list[int]
    open_bids: bool
    said: list[int | None] = field(default_factory=list)  # from the starter on; None is a pass
    limit: int | None = None  # for the call that replaces a failed one
    winner: int | None = None
    over: bool = False

    @property
    def seat(self) -> int:
        return (self.starter + len(self.said)) % self.players

    @property
    def standing(self) -> int:
        return max((number for number in self.said if number is not None), default=-1)

    def legal(self) -> list[str]:
        highest = self.size if self.limit is None else self.limit
        if not self.open_bids:
            highest = min(highest, self.reach[self.seat])
        numbers = range(self.standing + 1, highest + 1)
        return [*(f"bid {number}" for number in numbers), *(["pass"] if self.said else [])]

    def say(self, words: str) -> None:
        self.said.append(None if words == "pass" else int(words.removeprefix("bid ")))
        self.limit = None
        if self.standing < self.size and len(self.said) < self.players:
            return
        failed = self.said.index(self.standing)
        winner = (self.starter + failed) % self.players
        if self.standing > self.reach[winner]:
            self.limit = self.standing - 1
            del self.said[failed:]
        else:
            self.over = True
            self.winner = winner if self.standing else None


@examples(60)
@given(GAMES)
def test_T23_every_auction_agrees_with_a_plain_list_of_calls(game: RandomGame) -> None:
    auction: Auction | None = None
    for match in game.positions():
        if auction is not None:
            auction.say(GAME.words[match.moves[-1]])
            if auction.over:
                assert match.turn == auction.winner or (auction.winner is None and match.turn in ("nature", None))
                auction = None
        elif match.view()["phase"] == "auction" and match.view()["calls"] == [None] * game.players:
            hands = [seen(match, seat) for seat in range(game.players)]
            reach = [most_cards_with_razing(towers, row) for towers, row in hands]
            auction = Auction(match.show()["starter"], game.players, len(hands[0][1]), reach, game.bids == "open")
        if auction is not None:
            assert match.turn == auction.seat
            assert match.legal() == auction.legal()
