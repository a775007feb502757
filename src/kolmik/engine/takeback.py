"""Whether a move may be taken back: only while it has shown its player nothing that was hidden."""

from __future__ import annotations

from .chance import generator
from .match import Match

DEALS = 24  # that the person could not tell from the true one; if all go the same way, nothing was there to be seen


def something_seen(match: Match, last: int, seat: int | None, heard: list[str]) -> bool:
    """Has a seat, by its own move number `last` and what came after it, seen something that was hidden before?

    Nobody can say what a card seen is worth, so the question is put to the game. Before the move the seat could not
    tell the true deal from many others. If the same moves can be made in those too, and the seat sees the same after
    them, then they have shown it nothing. If not, something came to light: the card that another laid from the hand,
    a gift, the hand that was swapped for. Where all is open there are no other deals, and nothing ever comes to light.

    What may not be heard in full, such as a choice in a race, was secret, and how it went is seen now: `heard` is the
    moves from `last` on as the seat has heard them. What chance did is not asked here.
    """
    if seat is None:
        return False
    moves = match.moves[last:]
    if heard != [match.game.words[move] for move in moves]:
        return True
    earlier = match.after(last)
    functions, now, rng = match.game.fastest, match.view(seat), generator(1)
    buffer, _ = match.game.buffers()
    for _ in range(DEALS):
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
