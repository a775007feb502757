"""Whether a move has shown something: who only watches has nothing to take back."""

from __future__ import annotations

import kolmik
from kolmik.engine.takeback import something_seen


def test_who_has_no_seat_has_seen_nothing_by_a_move_of_theirs() -> None:
    match = kolmik.game("millstone").new(players=2, seed=1)
    match.play(match.legal()[0])
    assert not something_seen(match, len(match.moves) - 1, None, [])
