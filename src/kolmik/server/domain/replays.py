"""Games of a table after the fact: records with the proof of their deal, and replays step by step."""

from __future__ import annotations

from typing import Any

from kolmik.engine import fair
from kolmik.engine.match import Match
from kolmik.engine.proof import Proof, write_proof

from .projection import Viewer, mover_name, outcome
from .refusals import Denied
from .table import Played, Table

MOST_STEPS = 100  # positions in one answer


def played(table: Table, number: int) -> Played:
    """Return a game of a table by its number, from 1."""
    if not 1 <= number <= len(table.games):
        raise Denied("refused-game-number", games=len(table.games), number=str(number))
    return table.games[number - 1]


def ended(table: Table, number: int) -> Played:
    """Return a game that was played to its end."""
    game = played(table, number)
    if game.outcome is None:
        raise Denied("refused-not-over")
    return game


def public(table: Table, game: Played) -> bool:
    """Whether nothing of a game is secret any more: it has ended, or its table was closed."""
    return game.outcome is not None or table.status == "aborted"


def record(table: Table, number: int) -> str:
    """Return a game that is no longer secret as text, with what is needed to verify its deal."""
    game = played(table, number)
    if not public(table, game):
        raise Denied("refused-not-over")
    text = game.match.record()
    if game.dealer is None:
        return text
    proof = Proof(
        table=table.id,
        game=game.number,
        commitment=fair.commitment(game.secret),
        secret=game.secret,
        numbers=game.client_seeds,
        throws=dict(game.accuracies),
        clocked=frozenset(game.clocked),
        hashes={seat: found for seat, found in enumerate(game.seed_hashes) if found},
        starter=game.starter_rule,
        meters=dict(game.meters),
    )
    return f"{text}\n{write_proof(proof)}"


def replay(table: Table, number: int, viewer: Viewer, first: int = 0, count: int = MOST_STEPS) -> dict[str, Any]:
    """Return some positions of a game: complete if nothing is secret any more, else as the viewer could see them.

    Positions are numbered by the moves before them. Beside each is the move made there, except in the last one. The
    match of a table is never changed, so this may run in another thread.
    """
    game = played(table, number)
    over = public(table, game)
    moves = game.match.moves[first : first + count]
    match = game.match.after(min(first, len(game.match.moves)))
    log: list[list[Any]] = []
    steps: list[dict[str, Any]] = []
    for move in moves:
        steps.append(_position(match, viewer, over))
        words = match.game.words[move]
        known = words if over or match.game.tell is None else match.game.tell(match.opened, move, viewer)
        log.append([mover_name(match.mover), known])
        match.play_number(move)
    if len(moves) < count and first <= len(game.match.moves):
        steps.append(_position(match, viewer, over))
    return {
        "table": table.id,
        "game": game.match.game.name,
        "number": game.number,
        "seats": list(game.match.setting.seats),
        "over": over,
        "changed": table.changed,
        "moves": len(game.match.moves),
        "first": first,
        "log": log,
        "steps": steps,
        "outcome": outcome(game),
    }


def _position(match: Match, viewer: Viewer, over: bool) -> dict[str, Any]:
    return match.view(viewer) | match.show() if over else match.view(viewer)
