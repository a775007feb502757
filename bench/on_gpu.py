"""The same rules on a GPU: plays games there and on the CPU, compares their bytes, and prints the speed.

    python bench/on_gpu.py [GAMES]        on a machine with a CUDA GPU and `pip install '.[gpu]'`

Each thread of the GPU plays one whole game, set-up and nature included, with the compiled rules that the CPU runs.
"""

from __future__ import annotations

import sys
import time
from functools import cache
from typing import Any

import numpy as np

import kolmik
from kolmik.engine import Refused, conformance, generator
from kolmik.engine.match import Setting
from kolmik.envs import device

THREADS = 128  # per block
COMPARED = 2000  # games of each setting that the CPU plays too


@cache
def kernel(game: kolmik.Game) -> Any:
    rollouts, cuda = game.compiled.rollouts, device.cuda()

    @device.kernel
    def play(records: Any, rngs: Any, scratch: Any, numbers: Any, players: int, decisions: Any) -> None:
        at = cuda.grid(1)
        if at < records.size:
            decisions[at] = rollouts(records[at], rngs[at], scratch[0, at], scratch[1, at], numbers, players, 1)

    return play


def on_gpu(setting: Setting, games: int) -> tuple[Any, Any, float]:
    """The final states, the numbers of decisions, and the seconds on the GPU without copying."""
    game, cuda = setting.game, device.cuda()
    records = cuda.to_device(np.zeros(games, game.layout.dtype))
    decisions = cuda.to_device(np.zeros(games, np.int64))
    scratch = cuda.to_device(np.zeros((2, games, game.most_legal), np.int32))
    rngs = cuda.to_device(np.array([generator(seed) for seed in range(games)]))
    numbers = cuda.to_device(setting.numbers())
    cuda.synchronize()
    start = time.perf_counter()
    kernel(game)[-(-games // THREADS), THREADS](records, rngs, scratch, numbers, setting.players, decisions)
    cuda.synchronize()
    return records.copy_to_host(), decisions.copy_to_host(), time.perf_counter() - start


def differences(setting: Setting, records: Any, decisions: Any) -> int:
    """The number of games that end differently on the CPU."""
    game, f = setting.game, setting.game.compiled
    wrong = 0
    for seed in range(min(COMPARED, len(records))):
        record = game.layout.new()
        made = f.rollouts(f.open(record), generator(seed), *game.buffers(), setting.numbers(), setting.players, 1)
        wrong += made != decisions[seed] or record.tobytes() != records[seed : seed + 1].tobytes()
    return wrong


def main() -> int:
    try:
        device.cuda()
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    wrong = 0
    for game in kolmik.games():
        for setting in conformance.settings(game):
            on_gpu(setting, games)  # compiles
            records, decisions, seconds = on_gpu(setting, games)
            different = differences(setting, records, decisions)
            wrong += different
            speed = f"{decisions.sum() / seconds / 1e6:,.0f} million decisions a second"
            print(f"{game.name}, {setting.players} players, {dict(setting.options)}: {speed}, {different} games differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
