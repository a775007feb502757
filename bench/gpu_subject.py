"""One subject of gpu.py, in a process of its own: compiles, says "ready", waits for a line, measures, prints JSON."""

from __future__ import annotations

import importlib
import json
import statistics
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

PLAYERS = (2, 4)
ROWS = 1 << 18  # games at once, in steps
REPEATS = 7
PEER_BATCHES = (1 << 16, 1 << 18, 1 << 20)
PEER_STEPS = 32  # in one compiled program
SEED = 7
COPIED = 1 << 31  # bytes, to see what the card's memory can do


def say(what: dict[str, Any]) -> None:
    print(json.dumps(what), flush=True)


def median_of(run: Callable[[], float]) -> float:
    return statistics.median(run() for _ in range(REPEATS))


# --- ours ---


def seconds_of(cuda: Any, work: Callable[[], object], times: int = 1) -> float:
    """By the card's own clock, for one of so many."""
    before, after = cuda.event(), cuda.event()
    before.record()
    for _ in range(times):
        work()
    after.record()
    after.synchronize()
    return float(cuda.event_elapsed_time(before, after)) / 1000 / times


def bandwidth(cuda: Any) -> float:
    """Bytes a second that the card can read and write."""
    np: Any = importlib.import_module("numpy")
    one, two = (cuda.device_array(COPIED, np.int8) for _ in range(2))
    two.copy_to_device(one)
    return 2 * COPIED / median_of(lambda: seconds_of(cuda, lambda: two.copy_to_device(one)))


def about(kernel: Any) -> dict[str, int]:
    """What a thread of a compiled kernel needs."""
    one = next(iter(kernel.overloads.values()))
    return {
        "registers": int(one.regs_per_thread),
        "local": int(one.local_mem_per_thread),
        "shared": int(one.shared_mem_per_block),
        "constant": int(one.const_mem_size),
    }


def ours(name: str) -> None:
    gpu: Any = importlib.import_module("kolmik.envs.gpu")
    module: Any = importlib.import_module("kolmik.envs.card")
    card = module.Card.get()
    cuda = card.cuda
    start = perf_counter()
    tables = {players: gpu.Games(name, ROWS, players, seed=SEED) for players in PLAYERS}
    for games in tables.values():
        games.step(games.random_moves())
        games.playout()
    card.wait()
    say({"ready": round(perf_counter() - start, 1)})
    sys.stdin.readline()
    kernels = tables[2]._kernels
    device = cuda.get_current_device()
    told: dict[str, Any] = {
        "card": str(device.name.decode() if isinstance(device.name, bytes) else device.name),
        "multiprocessors": card.multiprocessors,
        "bandwidth": bandwidth(cuda),
        "state": games.game.layout.size,
        "kernels": {part: about(getattr(kernels, part)) for part in ("playout", "step", "look", "observe", "masks")},
        "tables": {str(players): table(cuda, module, games) for players, games in tables.items()},
    }
    say(told)


def table(cuda: Any, card: Any, games: Any) -> dict[str, Any]:
    """Playouts by how many threads share a multiprocessor, and the calls of a step one by one."""
    by_threads = {threads: playouts(cuda, card, games, threads) for threads in (256, 512, 768, 1024, 2048)}
    card.THREADS_ON_ONE = 2048
    for _ in range(60):  # into the middle of games
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
        "playouts": by_threads,
        "calls": calls,
        "steps": steps * games.number / (perf_counter() - begin),
        "observation": games.game.observation_size,
        "moves": games.game.moves,
        "rows": games.number,
        "dtype": str(moves.dtype),
    }


def apply_of(cuda: Any, games: Any) -> float:
    moves = games.random_moves()
    return seconds_of(cuda, lambda: games.apply(moves, wait=False))


def playouts(cuda: Any, card: Any, games: Any, threads: int) -> dict[str, float]:
    card.THREADS_ON_ONE = threads
    made: list[int] = []
    lengths: list[float] = []

    def run() -> float:
        ends: list[Any] = []
        seconds = seconds_of(cuda, lambda: ends.append(games.playout(2, first=2 * len(made))))
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
        "mean length": statistics.mean(made) / games.number / 2,
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
    say({"ready": round(perf_counter() - start, 1)})
    sys.stdin.readline()
    rates = {}
    for batch, (run, at) in programs.items():

        def once(run: Any = run, at: list[Any] = at) -> float:
            begin = perf_counter()
            at[0] = jax.block_until_ready(run(at[0]))
            return perf_counter() - begin

        once()
        rates[batch] = PEER_STEPS * batch / median_of(once)
    say({"peer": str(jax.devices()[0]), "rates": rates})


if __name__ == "__main__":
    {"towers": ours, "dungeon": ours, "millstone": ours}.get(sys.argv[1], peer)(sys.argv[1])
