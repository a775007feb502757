"""Round trips that hold in any game: bytes, records, undo."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import kolmik
from kolmik import Match


def bytes_lead_on(positions: Iterator[Match]) -> None:
    """The bytes of a state alone determine the legal moves and the next state."""
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
    """Reading a record gives the same game."""
    again = kolmik.read_record(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record()
    assert (again.moves, again.movers) == (match.moves, match.movers)


def undo_leads_back(match: Match, kept: list[bytes]) -> None:
    """Undo restores the earlier bytes; `kept` has them by number of moves made."""
    for _ in range(min(20, len(match.moves))):
        match.undo()
        assert match.state.tobytes() == kept[len(match.moves)]
