"""The tables of the soak test: people, a bot and clocks, who play one table after the other whatever fails."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
from tests.server.async_players import CONNECTION_ERRORS, AsyncPlayer, ConnectionLost, start_table

import kolmik
from kolmik.engine import Game
from kolmik.server.runtime import tokens

RETRY = 0.05  # seconds
PEOPLE = 2
LONG = 300  # events, after which the players move on to a new table when a game ends
CLOCKS = ({"kind": "move", "seconds": 60}, {"kind": "game", "seconds": 600, "increment": 5})
WATCHING = (0.1, 2.0)  # seconds for which a spectator stays
FAILURES = (ConnectionLost, *CONNECTION_ERRORS, httpx.TransportError)


class Sitting:
    """One table, its players, and spectators that come and go."""

    def __init__(self, players: list[AsyncPlayer], spectator: AsyncPlayer, rng: Random) -> None:
        self.players, self.spectator, self.rng = players, spectator, rng
        self.holders = [tokens.hashed(player.token) for player in players]
        self.over = False
        self.repeated = 0

    @property
    def table(self) -> str:
        return self.players[0].table

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def play(self) -> None:
        """Play game after game, until somebody says that it is over or the table has got long."""
        seeds = [Random(self.rng.random()) for _ in self.players]
        watching = asyncio.ensure_future(self._watch())
        await asyncio.gather(*(self._play(at, rng) for at, rng in enumerate(seeds)))
        self.over = True
        await watching

    async def stop(self) -> None:
        self.over = True
        for player in self.players:
            await player.notify()

    async def _play(self, at: int, rng: Random) -> None:
        """Move on every turn of this player and reconnect when the connection breaks. Seat 0 starts the next game."""
        player, count = self.players[at], 0
        open_move: dict[str, Any] = {}  # sent, but not yet answered
        while not self.over:
            try:
                if not player.connected or self._replaced(at):
                    await player.join()
                if not open_move and player.legal:
                    count += 1
                    seen = player.known["n"]
                    open_move = {"id": f"{at}.{count}", "move": rng.choice(player.legal), "seen": seen}
                elif open_move:
                    self.repeated += 1
                if open_move:
                    reply = await player.command("move", **open_move)
                    if reply.get("again"):
                        await asyncio.sleep(RETRY)
                        continue
                    open_move = {}
                    await player.reach(reply.get("n", 0))
                elif at == 0 and self._finished(player):
                    await self.stop()
                elif at == 0 and player.status in ("over", "gathering"):
                    reply = await player.command("rematch" if player.status == "over" else "start")
                    await player.reach(reply.get("n", 0))
                    if reply["is"] == "refused":
                        await asyncio.sleep(RETRY)
                else:
                    await player.wait_until(lambda: self.over or not player.connected or self._to_do(at))
            except FAILURES:
                await asyncio.sleep(RETRY)

    def _finished(self, player: AsyncPlayer) -> bool:
        return player.status == "aborted" or (player.status == "over" and player.known["n"] >= LONG)

    def _replaced(self, at: int) -> bool:
        """Whether a bot plays for this player, whose time ran out; joining again returns the seat."""
        player = self.players[at]
        return bool(player.known["table"]["seats"][at]["stand_in"]) and player.status == "playing"

    def _to_do(self, at: int) -> bool:
        player = self.players[at]
        return bool(player.legal) or self._replaced(at) or (at == 0 and player.status not in ("playing", "paused"))

    async def _watch(self) -> None:
        """Join as a spectator, watch for a while, leave, and join again."""
        while not self.over:
            try:
                await self.spectator.join()
                await asyncio.sleep(self.rng.uniform(*WATCHING))
                await self.spectator.disconnect()
            except FAILURES:
                await asyncio.sleep(RETRY)


class Company:
    """A few people and a bot, who play at one table after the other until the end."""

    def __init__(self, servers: list[str], game: Game, number: int, seed: int) -> None:
        self.servers, self.game = servers, game
        self.clock = CLOCKS[number % len(CLOCKS)]
        self.sittings: list[Sitting] = []
        self.over = False
        self._rng = Random(f"{seed} {number}")
        self._playing: asyncio.Future[None] | None = None

    async def sit_down(self) -> None:
        """Start a table; tried again until the servers are there."""
        bots = ["novice"] * (PEOPLE + 1 in self.game.players)
        while not self.over:
            servers = self._rng.sample(self.servers, len(self.servers))
            try:
                players = await start_table(servers, self.game.name, PEOPLE, bots, clock=self.clock)
            except (*FAILURES, AssertionError):  # not there, or refused because the storage fails
                await asyncio.sleep(RETRY)
                continue
            spectator = AsyncPlayer(self._rng.choice(self.servers), players[0].table)
            self.sittings.append(Sitting(players, spectator, Random(self._rng.random())))
            return

    async def play(self) -> None:
        while not self.over:
            await self.sittings[-1].play()
            if not self.over:
                for player in self.sittings[-1].players:
                    await player.disconnect()
                await self.sit_down()

    async def stop(self) -> None:
        self.over = True
        await self.sittings[-1].stop()

    @property
    def acknowledged(self) -> int:
        return sum(sitting.acknowledged for sitting in self.sittings)

    def __str__(self) -> str:
        """Return where the company stands, for whoever asks why it does not go on."""
        sitting = self.sittings[-1]
        where = f"{self.game.name} at {sitting.table}{', which is over' if sitting.over else ''}"
        for player in sitting.players:
            legal = f"{len(player.legal)} legal moves" if player.connected else "not connected"
            where += f"; {player.status} after event {player.known['n']} of {player.server}, {legal}"
        return where

    @property
    def viewers(self) -> list[AsyncPlayer]:
        """Everybody at the current table."""
        return [*self.sittings[-1].players, self.sittings[-1].spectator]


def new_companies(servers: list[str], tables: int, seed: int) -> list[Company]:
    """Return companies that play all games in turn."""
    games = kolmik.games()
    return [Company(servers, games[number % len(games)], number, seed) for number in range(tables)]
