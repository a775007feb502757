"""One subject of gpu.py, in a process of its own: compiles, prints "ready", waits for a line, measures, prints JSON."""

from __future__ import annotations

import importlib
import json
import statistics
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

PLAYERS = (2, 4)
NUM_ENVS = 1 << 18  # games of the steps
REPEATS = 7
PEER_BATCHES = (1 << 16, 1 << 18, 1 << 20)
PEER_STEPS = 32  # in one compiled program
SEED = 7
COPIED = 1 << 31  # bytes, to measure the bandwidth of the GPU's memory


def report(what: dict[str, Any]) -> None:
    print(json.dumps(what), flush=True)


def median_of(run: Callable[[], float]) -> float:
    return statistics.median(run() for _ in range(REPEATS))


# --- ours ---


def seconds_of(cuda: Any, work: Callable[[], object], times: int = 1) -> float:
    """The mean time of one call by the GPU's clock."""
    before, after = cuda.event(), cuda.event()
    before.record()
    for _ in range(times):
        work()
    after.record()
    after.synchronize()
    return float(cuda.event_elapsed_time(before, after)) / 1000 / times


def bandwidth(cuda: Any) -> float:
    """Bytes per second that the GPU reads and writes."""
    np: Any = importlib.import_module("numpy")
    one, two = (cuda.device_array(COPIED, np.int8) for _ in range(2))
    two.copy_to_device(one)
    return 2 * COPIED / median_of(lambda: seconds_of(cuda, lambda: two.copy_to_device(one)))


def resources(kernel: Any) -> dict[str, int]:
    """The resources of a thread of a compiled kernel."""
    one = next(iter(kernel.overloads.values()))
    return {
        "registers": int(one.regs_per_thread),
        "local": int(one.local_mem_per_thread),
        "shared": int(one.shared_mem_per_block),
        "constant": int(one.const_mem_size),
    }


def ours(name: str) -> None:
    gpu: Any = importlib.import_module("kolmik.envs.gpu")
    module: Any = importlib.import_module("kolmik.envs.device")
    device = module.Device.get()
    cuda = device.cuda
    start = perf_counter()
    played = [players for players in PLAYERS if players in importlib.import_module("kolmik").game(name).players]
    by_players = {players: gpu.Games(name, NUM_ENVS, players, seed=SEED) for players in played}
    for games in by_players.values():
        games.step(games.random_moves())
        games.rollouts()
    device.synchronize()
    report({"ready": round(perf_counter() - start, 1)})
    sys.stdin.readline()
    kernels = by_players[2]._kernels
    gpu_name = cuda.get_current_device().name
    result: dict[str, Any] = {
        "gpu": str(gpu_name.decode() if isinstance(gpu_name, bytes) else gpu_name),
        "multiprocessors": device.multiprocessors,
        "bandwidth": bandwidth(cuda),
        "state": games.game.layout.size,
        "kernels": {
            part: resources(getattr(kernels, part)) for part in ("rollouts", "step", "update_legal", "observe", "masks")
        },
        "by_players": {str(players): measure(cuda, module, games) for players, games in by_players.items()},
    }
    report(result)


def measure(cuda: Any, module: Any, games: Any) -> dict[str, Any]:
    """Rollouts by the number of threads per multiprocessor, and the calls of a step one by one."""
    by_threads = {threads: rollouts(cuda, module, games, threads) for threads in (256, 512, 768, 1024, 2048)}
    module.THREADS_PER_MULTIPROCESSOR = 2048
    for _ in range(60):  # to the middle of the games
        games.step(games.random_moves(), wait=False)
    moves = games.random_moves()
    calls = {
        "random_moves": median_of(lambda: seconds_of(cuda, games.random_moves, 5)),
        "apply": statistics.median(apply_of(cuda, games) for _ in range(3 * REPEATS)),
        "legal": median_of(lambda: seconds_of(cuda, games.legal, 20)),
        "observe": median_of(lambda: seconds_of(cuda, games.observe, 20)),
    }
    steps = 50
    begin = perf_counter()
    for _ in range(steps):
        games.step(games.random_moves(), wait=False)
    games.check()
    return {
        "rollouts": by_threads,
        "calls": calls,
        "steps": steps * games.num_envs / (perf_counter() - begin),
        "observation": games.game.observation_size,
        "moves": games.game.moves,
        "rows": games.num_envs,
        "dtype": str(moves.dtype),
    }


def apply_of(cuda: Any, games: Any) -> float:
    moves = games.random_moves()
    return seconds_of(cuda, lambda: games.apply(moves, wait=False))


def rollouts(cuda: Any, module: Any, games: Any, threads: int) -> dict[str, float]:
    module.THREADS_PER_MULTIPROCESSOR = threads
    made: list[int] = []
    lengths: list[float] = []

    def run() -> float:
        ends: list[Any] = []
        seconds = seconds_of(cuda, lambda: ends.append(games.rollouts(2, first=2 * len(made))))
        decisions = ends[0].decisions.numpy()
        made.append(int(decisions.sum()))
        grouped = decisions.reshape(-1, 32)
        lengths.append(float(grouped.max(1).mean() / decisions.mean()))
        return made[-1] / seconds

    rates = sorted(run() for _ in range(3))
    return {
        "median": rates[1],
        "least": rates[0],
        "most": rates[-1],
        "mean length": statistics.mean(made) / games.num_envs / 2,
        "longest of 32": statistics.mean(lengths),
    }


# --- the peers ---


def peer(name: str) -> None:
    """pgx: its own auto-reset, random legal moves, scanned in one compiled program; the best of a few batches."""
    start = perf_counter()
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    env = pgx.make(name)
    step = jax.vmap(importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def program(batch: int) -> tuple[Any, list[Any]]:
        def one(carried: Any, _: Any) -> Any:
            state, key = carried
            key, pick, draw = jax.random.split(key, 3)
            scores = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            moves = jax.random.categorical(pick, scores, axis=1)
            return (step(state, moves, jax.random.split(draw, batch)), key), None

        run = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=PEER_STEPS)[0])
        first = jax.random.split(jax.random.PRNGKey(SEED), batch)
        return run, [jax.block_until_ready(run((jax.jit(jax.vmap(env.init))(first), jax.random.PRNGKey(SEED))))]

    programs = {batch: program(batch) for batch in PEER_BATCHES}
    report({"ready": round(perf_counter() - start, 1)})
    sys.stdin.readline()
    rates = {}
    for batch, (run, at) in programs.items():

        def once(run: Any = run, at: list[Any] = at) -> float:
            begin = perf_counter()
            at[0] = jax.block_until_ready(run(at[0]))
            return perf_counter() - begin

        once()
        rates[batch] = PEER_STEPS * batch / median_of(once)
    report({"peer": str(jax.devices()[0]), "rates": rates})


if __name__ == "__main__":
    own = {game.name for game in importlib.import_module("kolmik").games()}
    (ours if sys.argv[1] in own else peer)(sys.argv[1])
