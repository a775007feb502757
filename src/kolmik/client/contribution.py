"""What a program contributes to the deals of a table, and what it saw of them: a seed for each of its own seats.

It answers every state of the table with commands: first the hashes of its seeds, and once all hashes are fixed, the
seeds. What it notes on the way is the witness that a record is judged with after the game.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from kolmik.engine.fair import seed_hash
from kolmik.engine.proof import Witness
from kolmik.protocol import messages
from kolmik.protocol.messages import State

SEED_BYTES = 16
Contributing: TypeAlias = messages.ClientSeedHash | messages.ClientSeed


@dataclass
class _Game:
    """One game of the table, as this program saw it begin."""

    commitment: str  # the first one shown; another one later is a fraud
    agreed: int | None
    drawn: dict[int, str] = field(default_factory=dict)  # by own seat: its seed
    accepted: dict[int, str] = field(default_factory=dict)  # those whose hashes the server has shown
    hashes: dict[int, str] | None = None  # of all seats, as they were fixed
    revealed: set[int] = field(default_factory=set)


class Contribution:
    """The contributions of one program to the deals of one table."""

    def __init__(self, table: str, contribute: bool = True) -> None:
        self.table, self.contribute = table, contribute
        self._games: dict[int, _Game] = {}

    def respond(self, state: State) -> list[Contributing]:
        """Return the commands that this state of the table calls for. The same state calls for the same ones."""
        table, deal, own = state.table, state.table["deal"], state.you["seats"]
        if deal["by"] != "server" or deal["secret"] is not None:
            return []
        number = table["game_number"]
        game = self._games.setdefault(number, _Game(deal["commitment"], table["terms"]["starter"]))
        if game.commitment != deal["commitment"]:
            return []
        if deal["stage"] in ("open", "hashes") and game.hashes is None:
            return self._commit(number, game, deal, own)
        if deal["stage"] == "seeds":
            return self._reveal(number, game, deal, own)
        return []

    def witness(self, number: int) -> Witness | None:
        """Return what was seen of a game's deal, None if it had been dealt before."""
        game = self._games.get(number)
        if game is None:
            return None
        return Witness(game.commitment, game.hashes, dict(game.accepted), frozenset(game.revealed), game.agreed)

    def _commit(self, number: int, game: _Game, deal: dict[str, Any], own: list[int]) -> list[Contributing]:
        hashes: list[str | None] = deal["seed_hashes"]
        if not self.contribute:
            return [messages.ClientSeedHash(seat=seat, hash="") for seat in own if hashes[seat] is None]
        unsent: list[Contributing] = []
        for seat in own:
            seed = game.drawn.setdefault(seat, secrets.token_hex(SEED_BYTES))
            hashed = seed_hash(seed, self.table, number, game.commitment, seat)
            if hashes[seat] == hashed:
                game.accepted[seat] = seed
            elif (
                hashes[seat] is None or seat not in game.accepted
            ):  # a hash of an earlier run of this program is replaced
                unsent.append(messages.ClientSeedHash(seat=seat, hash=hashed))
        for seat in set(game.accepted) - set(own):
            del game.accepted[seat]  # the seat was given up
        return unsent

    def _reveal(self, number: int, game: _Game, deal: dict[str, Any], own: list[int]) -> list[Contributing]:
        hashes = {seat: found for seat, found in enumerate(deal["seed_hashes"]) if found}
        if game.hashes is None:
            game.hashes = hashes  # the first ones shown count: seeds are revealed only for these
        if game.hashes != hashes:
            return []
        reveals: list[Contributing] = []
        for seat in own:
            seed = game.drawn.get(seat)
            if seed and hashes.get(seat) == seed_hash(seed, self.table, number, game.commitment, seat):
                game.accepted[seat] = seed
                game.revealed.add(seat)
                if not deal["client_seeds"][seat]:
                    reveals.append(messages.ClientSeed(seat=seat, seed=seed))
        return reveals
