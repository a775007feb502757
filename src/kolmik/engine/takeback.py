"""Whether a move may be taken back: only if it has revealed nothing hidden to its player."""

from __future__ import annotations

from .chance import generator
from .match import Match

SAMPLES = 24  # deals that the seat could not tell from the true one


def revealed_information(match: Match, last: int, seat: int | None, log: list[str]) -> bool:
    """Have a seat's move number `last` and the moves after it revealed something hidden to that seat?

    Before the move the seat could not tell the true deal from many others. If the same moves are legal in a sample of
    those, and the seat's view after them is the same, then the moves revealed nothing. Otherwise they did: a card that
    another seat played from the hand, a gift, a swapped hand. In a game with nothing hidden there are no other deals,
    so nothing is ever revealed.

    `log` has the moves from `last` on as the seat may read them. A redacted move among them was secret, and its result
    is visible now. What chance revealed does not count here.
    """
    if seat is None:
        return False
    moves = match.moves[last:]
    if log != [match.game.words[move] for move in moves]:
        return True
    earlier = match.after(last)
    functions, now, rng = match.game.fastest, match.shared_view(seat), generator(1)
    buffer, _ = match.game.buffers()
    for _ in range(SAMPLES):
        record = earlier.state
        state = functions.open(record)
        functions.redeal(state, seat, rng)
        for move in moves:
            if move not in buffer[: functions.legal(state, buffer)]:
                return True
            functions.apply(state, move)
        if match.game.view(match.game.layout.open(record), seat) != now:
            return True
    return False
