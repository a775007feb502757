"""What leads back to where it came from, in any game: bytes, records, undo."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import kolmik
from kolmik import Match


def bytes_lead_on(positions: Iterator[Match]) -> None:
    """A state is its bytes: from them alone the legal moves follow, and the next state does."""
    record = None
    for match in positions:
        game = match.game
        buffer, _ = game.buffers()
        if record is not None:
            game.rules.apply(game.layout.open(record), match.moves[-1])
            assert record.tobytes() == match.state.tobytes()
        record = np.frombuffer(match.state.tobytes(), game.layout.dtype).copy()
        state = game.layout.open(record)
        assert game.rules.mover(state) == match.mover
        assert buffer[: game.rules.legal(state, buffer)].tolist() == match.legal_moves()


def record_leads_back(match: Match) -> None:
    """A record tells the whole game."""
    again = kolmik.read_record(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record()
    assert (again.moves, again.movers) == (match.moves, match.movers)


def undo_leads_back(match: Match, kept: list[bytes]) -> None:
    """Taking moves back restores the bytes that were there; `kept` has them by number of moves made."""
    for _ in range(min(20, len(match.moves))):
        match.undo()
        assert match.state.tobytes() == kept[len(match.moves)]
