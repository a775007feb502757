"""The same rules on a GPU: plays games there and here, compares their bytes, and says how fast each was.

    python bench/on_gpu.py [GAMES]        on a machine with a card and `pip install kolmik[gpu]`

Each thread of the card plays one whole game, set-up and nature included, with the very twins the CPU runs.
"""

from __future__ import annotations

import sys
import time
from functools import cache
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the name that NumPy 2.5 dropped
    np.row_stack = np.vstack

from numba import cuda

import kolmik
from kolmik.engine import conformance, generator
from kolmik.engine.match import Setting

THREADS = 128  # a block
COMPARED = 2000  # games of each setting that are played here too


@cache
def kernel(game: kolmik.Game) -> Any:
    rollouts = game.compiled.rollouts

    @cuda.jit  # type: ignore[untyped-decorator]  # Numba has no types
    def play(records: Any, rngs: Any, room: Any, numbers: Any, players: int, decisions: Any) -> None:
        at = cuda.grid(1)
        if at < records.size:
            decisions[at] = rollouts(records[at], rngs[at], room[0, at], room[1, at], numbers, players, 1)

    return play


def on_card(setting: Setting, games: int) -> tuple[Any, Any, float]:
    """The last states, the decisions players made, and the seconds the card took, copying not counted."""
    game = setting.game
    records = cuda.to_device(np.zeros(games, game.layout.dtype))
    decisions = cuda.to_device(np.zeros(games, np.int64))
    room = cuda.to_device(np.zeros((2, games, game.most_legal), np.int32))
    rngs = cuda.to_device(np.array([generator(seed) for seed in range(games)]))
    numbers = cuda.to_device(setting.numbers())
    cuda.synchronize()
    start = time.perf_counter()
    kernel(game)[-(-games // THREADS), THREADS](records, rngs, room, numbers, setting.players, decisions)
    cuda.synchronize()
    return records.copy_to_host(), decisions.copy_to_host(), time.perf_counter() - start


def differences(setting: Setting, records: Any, decisions: Any) -> int:
    """How many of the games came out differently here."""
    game, f = setting.game, setting.game.compiled
    wrong = 0
    for seed in range(min(COMPARED, len(records))):
        record = game.layout.new()
        made = f.rollouts(f.open(record), generator(seed), *game.buffers(), setting.numbers(), setting.players, 1)
        wrong += made != decisions[seed] or record.tobytes() != records[seed : seed + 1].tobytes()
    return wrong


def main() -> int:
    if not cuda.is_available():
        print("There is no CUDA card here, or numba-cuda is missing: pip install kolmik[gpu].", file=sys.stderr)
        return 1
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    wrong = 0
    for game in kolmik.games():
        for setting in conformance.settings(game):
            on_card(setting, games)  # compiles
            records, decisions, seconds = on_card(setting, games)
            here = differences(setting, records, decisions)
            wrong += here
            speed = f"{decisions.sum() / seconds / 1e6:,.0f} million decisions a second"
            print(f"{game.name}, {setting.players} players, {dict(setting.options)}: {speed}, {here} games differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
