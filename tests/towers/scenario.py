"""Positions in words. Every position is reached by legal moves from the start; the tests play nature."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

import kolmik
from kolmik import Game, IllegalMove, Match
from kolmik.engine import generator

GAME: Game = kolmik.game("towers")
KINDS = ("candy", "horror", "tree", "junk", "sand")
RAINBOW = "candy 5, horror 5, tree 5, junk 5, sand 5"  # a seat builds all but those whose tower it has capped


def table(
    players: int = 4, starter: int = 0, *, bids: str = "checked", deck: Mapping[str, object] | None = None
) -> Match:
    """A new match; `deck` is the data of a custom edition."""
    options: dict[str, object] = {"bids": bids}
    if deck is not None:
        options["edition"] = GAME.catalogue.own_edition({"name": "own", **deck})
    return GAME.new(players=players, starter=starter, nature=False, options=options)


def cards(words: str) -> list[str]:
    """`"sand 6 4, candy 3"` are the cards sand 6, sand 4 and candy 3."""
    kinds = [part.split() for part in words.split(",") if part.strip()]
    return [f"{kind} {value}" for kind, *values in kinds for value in values]


def turn_up(match: Match, row: str) -> None:
    match.play(*(f"deal {card}" for card in cards(row)))


def win(match: Match, seat: int, number: int) -> None:
    """The seat names the number; of the others the starter names 0 and the rest pass."""
    while match.turn != seat:
        match.play("bid 0" if call(match) is None else "pass")
    match.play(f"bid {number}")
    while match.view()["phase"] == "auction":
        match.play("pass")


def build(match: Match, *words: str) -> None:
    match.play(*(f"build {card}" for part in words for card in cards(part)))


def nobody_builds(match: Match) -> None:
    """The starter names 0 and all others pass."""
    match.play("bid 0", *["pass"] * (match.players - 1))


def rest_of_the_deck(match: Match) -> str:
    """The cards yet to be turned up, lowest value first."""
    left = [words.removeprefix("deal ") for words, copies in match.odds().items() for _ in range(copies)]
    return ", ".join(sorted(left, key=_value))


def discard_rows(match: Match, rounds: int) -> None:
    """Nobody builds for this many rounds."""
    for _ in range(rounds):
        turn_up(match, ", ".join(cards(rest_of_the_deck(match))[:5]))
        nobody_builds(match)


def position(
    towers: Mapping[int, str],
    row: str = "",
    *,
    players: int = 4,
    starter: int | None = None,
    bids: str = "checked",
    rubble: Mapping[int, int] | None = None,
) -> Match:
    """A match with these towers (`{2: "sand 6 4, junk 3"}`, bottom first) and this row.

    Each seat in turn builds its towers. If another starter is wanted, the seat before it founds one more tower with a
    card that is not named. Rubble is made of such cards too.
    """
    named = Counter(cards(row))
    for words in towers.values():
        named.update(cards(words))
    last = None if starter is None else (starter - 1) % players
    order = sorted(towers, key=lambda seat: (seat == last, seat))
    match = table(players, starter or 0, bids=bids)
    for seat in order:
        razed = None
        for _ in range((rubble or {}).get(seat, 0)):
            razed = _build_any(match, seat, named, razed)
        wanted = cards(towers[seat])
        for at in range(0, len(wanted), 5):
            _build(match, seat, wanted[at : at + 5], named, razed)
            razed = None
    if last is not None and match.show()["starter"] != starter:
        _build_any(match, last, named)
    turn_up(match, row)
    return match


def _build(match: Match, seat: int, wanted: Sequence[str], named: Counter[str], razed: str | None = None) -> None:
    """Play one round in which the wanted cards are in the row and the seat builds them."""
    turn_up(match, ", ".join(wanted))
    named.subtract(wanted)
    while match.turn == "nature":
        match.play(f"deal {_others(match, named)[0]}")
    win(match, seat, len(wanted))
    if razed:
        match.play(f"raze {razed}")
    build(match, *wanted)


def _build_any(match: Match, seat: int, named: Counter[str], razed: str | None = None) -> str:
    """Play one round in which the seat founds a tower with a card that is not named; returns its kind."""
    own = match.show()["towers"][seat]
    free = [card for card in _others(match, named) if not own[card.split()[0]]]
    named[free[0]] += 1
    _build(match, seat, free[:1], named, razed)
    return free[0].split()[0]


def _others(match: Match, named: Counter[str]) -> list[str]:
    """The cards of the deck that are not named, highest value first."""
    deck = {words.removeprefix("deal "): copies for words, copies in match.odds().items()}
    return sorted((card for card, copies in deck.items() if copies > named[card]), key=_value, reverse=True)


def _value(card: str) -> int:
    return int(card.split()[1])


def auction_with_reach(*reach: int, starter: int = 0, bids: str = "open") -> Match:
    """An auction for the row RAINBOW in which each seat can build this many cards; its other towers are capped."""
    spires = [kind for kind in KINDS for _ in range(2)]
    towers: dict[int, str] = {}
    for seat, cards_within in sorted(enumerate(reach), key=lambda pair: pair[1]):
        for kind in sorted(set(spires), key=spires.count, reverse=True)[: 5 - cards_within]:
            spires.remove(kind)
            towers[seat] = ", ".join(filter(None, (towers.get(seat), f"{kind} 0")))
    match = position(towers, RAINBOW, players=len(reach), starter=starter, bids=bids)
    assert tuple(match.view()["reach"]) == reach
    return match


# --- asking ---


def call(match: Match) -> int | None:
    """The standing call."""
    number: int | None = match.show()["call"]
    return number


def calls(match: Match) -> list[int | str | None]:
    """Each seat's call: a number, `pass`, or None before its call."""
    said: list[int | str | None] = match.view()["calls"]
    return said


def reach(match: Match, seat: int) -> int:
    cards_within: int = match.view()["reach"][seat]
    return cards_within


def tower(match: Match, seat: int, kind: str) -> list[int]:
    values: list[int] = match.show()["towers"][seat][kind]
    return values


def rubble(match: Match, seat: int) -> int:
    razed: int = match.show()["rubble"][seat]
    return razed


def refusal(match: Match, words: str) -> str:
    """Check that the move is refused and nothing changes; returns the reason."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(words)
    assert match.state.tobytes() == before
    return str(refused.value)


# --- random games ---


@dataclass(frozen=True)
class RandomGame:
    players: int
    place: int  # the starter, modulo the number of players
    bids: str
    kinds: int  # few kinds bring many cards of a kind into a row
    seed: int

    def positions(self) -> Iterator[Match]:
        """The match before every move and after the last; each move is a random legal one."""
        choice, nature = random.Random(self.seed), generator(self.seed)
        match = table(self.players, self.place % self.players, bids=self.bids, deck={"kinds": self.kinds})
        yield match
        while not match.over:
            if match.turn == "nature":
                match.draw(nature)
            else:
                match.play_number(choice.choice(match.legal_moves()))
            yield match

    def stopped(self, part: float) -> Match:
        """The match after this part of its moves."""
        *_, match = self.positions()
        return match.after(int(part * len(match.moves)))


GAMES = st.builds(
    RandomGame,
    players=st.integers(2, 5),
    place=st.integers(0, 4),
    bids=st.sampled_from(["checked", "open"]),
    kinds=st.integers(1, 5),
    seed=st.integers(0, 2**64 - 1),
)


def examples(count: int) -> settings:
    """Settings for this many random games, without shrinking: no seed is simpler than another."""
    return settings(max_examples=count, phases=(Phase.explicit, Phase.reuse, Phase.generate))
