"""Games as they were played: records with the proof of their deal, and replays step by step."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kolmik.engine import NATURE, fair
from kolmik.engine.match import Match
from kolmik.engine.proof import Proof, write_proof

from .refusals import Denied
from .table import Played, Table
from .viewing import Viewer, lines, outcome


def played(table: Table, number: int) -> Played:
    """A game of a table by its number, from 1."""
    if not 1 <= number <= len(table.games):
        raise Denied("refused-game-number", games=len(table.games), number=str(number))
    return table.games[number - 1]


def finished(table: Table, number: int) -> Played:
    game = played(table, number)
    if game.outcome is None:
        raise Denied("refused-not-over")
    return game


def record(table: Table, number: int) -> str:
    """A finished game as text, with what is needed to verify its deal."""
    game = finished(table, number)
    text = game.match.record()
    if game.dealer is None:
        return text
    proof = Proof(
        table=table.id,
        game=game.number,
        commitment=fair.commitment(game.secret),
        secret=game.secret,
        numbers=game.numbers,
        throws=dict(game.accuracies),
        clocked=frozenset(game.clocked),
    )
    return f"{text}\n{write_proof(proof)}"


def apart(game: Played) -> Played:
    """A game as it is now, for a thread of its own."""
    return replace(game, match=game.match.copy())


def replay(table: str, game: Played, viewer: Viewer) -> dict[str, Any]:
    """Every position of a game: all that there was if it is over, else what the viewer could see then."""
    over = game.outcome is not None
    match = Match(game.match.setting)
    heard = [[_who(mover), game.match.game.words[move]] for mover, move in _moves(game.match)]
    steps = [_position(match, viewer, over)]
    for move in game.match.moves:
        match.play_number(move)
        steps.append(_position(match, viewer, over))
    return {
        "table": table,
        "game": game.match.game.name,
        "number": game.number,
        "seats": list(game.match.setting.seats),
        "over": over,
        "log": heard if over else lines(game.match, viewer),
        "steps": steps,
        "outcome": outcome(game),
    }


def _position(match: Match, viewer: Viewer, over: bool) -> dict[str, Any]:
    return match.view(viewer) | match.show() if over else match.view(viewer)


def _who(mover: int) -> int | str:
    return "nature" if mover == NATURE else mover


def _moves(match: Match) -> list[tuple[int, int]]:
    return list(zip(match.movers, match.moves, strict=True))
