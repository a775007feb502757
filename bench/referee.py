"""Measure the start-up time of `kolmik referee` and its moves a second over a pipe: python bench/referee.py

A client in another process sends one move at a time and waits for each reply, which has all legal moves.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from typing import Any

import kolmik

STARTS = 7
SECONDS = 3.0


class Client:
    def __init__(self) -> None:
        command = [sys.executable, "-m", "kolmik", "referee"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **request: object) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        reply: dict[str, Any] = json.loads(self.process.stdout.readline())
        assert reply["ok"], reply
        return reply

    def close(self) -> None:
        self.process.communicate()


def first_reply(game: str, players: int) -> float:
    """Return the seconds from the start of the process to its first reply."""
    start = time.perf_counter()
    client = Client()
    client.ask(do="new", game=game, players=players)
    taken = time.perf_counter() - start
    client.close()
    return taken


def moves_a_second(game: str, players: int) -> float:
    """Return the moves a second of random play; the client sends nature's moves too."""
    client, rng, made = Client(), random.Random(1), 0
    reply = client.ask(do="new", game=game, players=players)
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        if reply["turn"] is None:
            reply = client.ask(do="new", game=game, players=players)
        reply = client.ask(do="play", move=rng.choice(reply["legal"]))
        made += 1
    taken = time.perf_counter() - start
    client.close()
    return made / taken


def main() -> None:
    for game in kolmik.games():
        players = game.players[-1]
        starts = [first_reply(game.name, players) for _ in range(STARTS)]
        spread = f"median {statistics.median(starts):.2f} s, slowest {max(starts):.2f} s"
        speed = moves_a_second(game.name, players)
        print(f"{game.name}, {players} players: first reply after {spread}; {speed:,.0f} moves a second")


if __name__ == "__main__":
    main()
