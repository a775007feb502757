"""Perft: the number of move sequences from a position. A change of any rule changes some count."""

from __future__ import annotations

from kolmik import Match


def perft(match: Match, depth: int) -> int:
    """The number of sequences of `depth` legal moves, including nature's; a game that is over has none."""
    functions, game = match.game.compiled, match.game
    moves, _ = game.buffers()

    def ways(record: bytes, left: int) -> int:
        kept = game.layout.new()
        kept.view("u1")[:] = bytearray(record)
        count: int = functions.legal(functions.open(kept), moves)
        if left == 1:
            return count
        total = 0
        for move in moves[:count].tolist():
            kept.view("u1")[:] = bytearray(record)
            functions.apply(functions.open(kept), move)
            total += ways(kept.tobytes(), left - 1)
        return total

    return ways(match.state.tobytes(), depth)
