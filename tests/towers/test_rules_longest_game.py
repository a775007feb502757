"""T-23 at its worst: the number of moves of a game in which call after call is called off."""

from __future__ import annotations

from functools import cache

from .scenario import GAME, KINDS, cards, nobody_builds, position, rest_of_the_deck, turn_up

PLAYERS, ROW = 5, 5
LOW_TOWERS = ("7 6", "7 5", "5 4", "3 2", "2 1")  # one a seat in each kind: no 10 or higher goes there, razed or not


@cache
def longest_auction(said: tuple[int | None, ...] = (), highest: int = ROW) -> tuple[str, ...]:
    """The longest continuation of an auction in which nobody can build a card; None is a pass."""
    call = max((number for number in said if number is not None), default=-1)
    longest: tuple[str, ...] = ()
    for number in [*range(call + 1, highest + 1), *([None] if said else [])]:
        words = "pass" if number is None else f"bid {number}"
        now, top = (*said, number), call if number is None else number
        if top < ROW and len(now) < PLAYERS:
            way = (words, *longest_auction(now))
        elif top > 0:
            way = (words, *longest_auction(now[: now.index(top)], top - 1))
        else:
            way = (words,)
        longest = max(longest, way, key=len)
    return longest


def test_T23_a_game_of_calls_that_are_called_off_is_no_longer_than_the_longest() -> None:
    towers = {seat: ", ".join(f"{kind} {tower}" for kind in KINDS) for seat, tower in enumerate(LOW_TOWERS)}
    match = position(towers, players=PLAYERS, bids="open")
    while not match.over:
        row = cards(rest_of_the_deck(match))[-ROW:]
        turn_up(match, ", ".join(row))
        if max(match.view()["reach"]) == 0:
            match.play(*longest_auction())
        else:
            nobody_builds(match)
    assert len(match.moves) <= GAME.most_moves
