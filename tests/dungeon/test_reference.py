"""Random games compared with reference.py: the same turns, moves, odds, positions and winners."""

from __future__ import annotations

from hypothesis import given, settings

from .scenario import GAME, GAMES, RandomGame


@settings(max_examples=100)
@given(GAMES)
def test_D6_every_game_agrees_with_the_reference_implementation(game: RandomGame) -> None:
    slow = game.reference()
    for match in game.positions():
        if match.moves:
            slow.play(GAME.words[match.moves[-1]])
        assert match.turn == slow.turn
        assert match.legal() == sorted(slow.legal())
        assert match.odds() == {words: weight for words, weight in sorted(slow.legal().items()) if weight}
        assert match.show() == slow.show()
        assert list(match.winners) == slow.winners()
        assert match.scores() == [len(top) for top in slow.tops]
