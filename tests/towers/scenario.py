"""Set-up in words. Every position here comes about by legal moves from the start; the tests are nature."""

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
    """A new match; `deck` is the data of an edition of one's own."""
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
    """The seat names the number; all others keep out: the starter names 0, the rest pass."""
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
    """Nobody builds, so many rounds long."""
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
    """The towers that seats have (`{2: "sand 6 4, junk 3"}`, bottom first) and the row that lies before them.

    Each seat in turn builds its towers. A starter who does not come about by that comes about because the seat
    before founds one more tower, with a card that nobody speaks of; rubble are such cards too.
    """
    spoken_of = Counter(cards(row))
    for words in towers.values():
        spoken_of.update(cards(words))
    last = None if starter is None else (starter - 1) % players
    order = sorted(towers, key=lambda seat: (seat == last, seat))
    match = table(players, starter or 0, bids=bids)
    for seat in order:
        razed = None
        for _ in range((rubble or {}).get(seat, 0)):
            razed = _build_any(match, seat, spoken_of, razed)
        wanted = cards(towers[seat])
        for at in range(0, len(wanted), 5):
            _build(match, seat, wanted[at : at + 5], spoken_of, razed)
            razed = None
    if last is not None and match.show()["starter"] != starter:
        _build_any(match, last, spoken_of)
    turn_up(match, row)
    return match


def _build(match: Match, seat: int, wanted: Sequence[str], spoken_of: Counter[str], razed: str | None = None) -> None:
    """One round: the wanted cards are in the row and the seat builds them."""
    turn_up(match, ", ".join(wanted))
    spoken_of.subtract(wanted)
    while match.turn == "nature":
        match.play(f"deal {_others(match, spoken_of)[0]}")
    win(match, seat, len(wanted))
    if razed:
        match.play(f"raze {razed}")
    build(match, *wanted)


def _build_any(match: Match, seat: int, spoken_of: Counter[str], razed: str | None = None) -> str:
    """One round: the seat founds a tower with a card that nobody speaks of; its kind."""
    own = match.show()["towers"][seat]
    free = [card for card in _others(match, spoken_of) if not own[card.split()[0]]]
    spoken_of[free[0]] += 1
    _build(match, seat, free[:1], spoken_of, razed)
    return free[0].split()[0]


def _others(match: Match, spoken_of: Counter[str]) -> list[str]:
    """The cards of the deck that are free to be turned up, highest value first."""
    deck = {words.removeprefix("deal "): copies for words, copies in match.odds().items()}
    return sorted((card for card, copies in deck.items() if copies > spoken_of[card]), key=_value, reverse=True)


def _value(card: str) -> int:
    return int(card.split()[1])


def auction_with_reach(*reach: int, starter: int = 0, bids: str = "open") -> Match:
    """The row is RAINBOW, and each seat can build so many of it, for as many of its towers are capped."""
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
    """What each seat has said: a number, `pass`, or None for those not asked."""
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
    """The move is refused, and nothing has changed; the sentence that says why."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(words)
    assert match.state.tobytes() == before
    return str(refused.value)


# --- random games ---


@dataclass(frozen=True)
class RandomGame:
    players: int
    place: int  # of the starter, from 0, modulo the players
    bids: str
    kinds: int  # few kinds bring many cards of a kind into a row
    seed: int

    def positions(self) -> Iterator[Match]:
        """The match before every move and after the last, each move drawn from the legal ones."""
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
        """The match after a part of its moves."""
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
    """So many random games. A seed has no simpler one, so none is looked for."""
    return settings(max_examples=count, phases=(Phase.explicit, Phase.reuse, Phase.generate))
