"""Whether a move has revealed something hidden to its player."""

from __future__ import annotations

import kolmik
from kolmik.engine.match import Match
from kolmik.engine.takeback import revealed_information


def test_moves_reveal_nothing_to_a_spectator() -> None:
    match = kolmik.game("millstone").new(players=2, seed=1)
    match.play(match.legal()[0])
    assert not revealed_information(match, len(match.moves) - 1, None, [])


def log_from(match: Match, last: int) -> list[str]:
    return [match.game.words[move] for move in match.moves[last:]]


def test_an_open_game_reveals_nothing() -> None:
    match = kolmik.game("towers").new(players=2, seed=1)
    match.play("bid 1", "pass")
    assert not revealed_information(match, len(match.moves) - 2, 0, log_from(match, len(match.moves) - 2))


def test_a_card_played_from_another_hand_is_revealed() -> None:
    seed = 3
    match = kolmik.game("millstone").new(players=2, seed=seed)
    mine = len(match.moves)
    match.play(next(move for move in match.legal() if len(move.split()) == 3))  # a plain card: the other one is on turn
    seat, own = match.movers[mine], log_from(match, mine)
    assert match.turn == 1 - seat, seed
    assert not revealed_information(match, mine, seat, own)  # the seat knew its own card
    assert revealed_information(match, mine, seat, ["something else"])  # a redacted move was secret
    match.play(next(move for move in match.legal() if move.startswith("play")))
    assert revealed_information(match, mine, seat, log_from(match, mine))


def test_a_swapped_hand_is_revealed() -> None:
    match = kolmik.game("millstone").new(players=2, seed=0)
    mine = len(match.moves)
    match.play(next(move for move in match.legal() if move.endswith(" swap")), "swap with 1")
    assert revealed_information(match, mine, 0, log_from(match, mine))
