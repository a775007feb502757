"""Whether a move has shown something: who only watches has nothing to take back."""

from __future__ import annotations

import kolmik
from kolmik.engine.match import Match
from kolmik.engine.takeback import something_seen


def test_who_has_no_seat_has_seen_nothing_by_a_move_of_theirs() -> None:
    match = kolmik.game("millstone").new(players=2, seed=1)
    match.play(match.legal()[0])
    assert not something_seen(match, len(match.moves) - 1, None, [])


def told(match: Match, last: int) -> list[str]:
    return [match.game.words[move] for move in match.moves[last:]]


def test_where_all_is_open_nothing_comes_to_light() -> None:
    match = kolmik.game("towers").new(players=2, seed=1)
    match.play("bid 1", "pass")
    assert not something_seen(match, len(match.moves) - 2, 0, told(match, len(match.moves) - 2))


def test_a_card_that_another_lays_from_the_hand_comes_to_light() -> None:
    seed = 3
    match = kolmik.game("millstone").new(players=2, seed=seed)
    mine = len(match.moves)
    match.play(next(move for move in match.legal() if len(move.split()) == 3))  # a plain card: the other one is on turn
    seat, own = match.movers[mine], told(match, mine)
    assert match.turn == 1 - seat, seed
    assert not something_seen(match, mine, seat, own)  # one's own card was known
    assert something_seen(match, mine, seat, ["something else"])  # what was not heard in full was secret
    match.play(next(move for move in match.legal() if move.startswith("play")))
    assert something_seen(match, mine, seat, told(match, mine))


def test_a_hand_that_was_swapped_for_comes_to_light() -> None:
    match = kolmik.game("millstone").new(players=2, seed=0)
    mine = len(match.moves)
    match.play(next(move for move in match.legal() if move.endswith(" swap")), "swap with 1")
    assert something_seen(match, mine, 0, told(match, mine))
