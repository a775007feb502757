"""The vector environments and their peers, as cases for research.py: steps with observations and masks."""

from __future__ import annotations

import importlib
import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import kolmik
from kolmik.envs.vector import Games
from peers import SEED, PeerError

NUM_ENVS = {1: 2048, 2: 4096}  # by cores
PLAYERS = (2, 4)
CHUNK = 20  # steps between two readings of the clock
PGX = {"leduc_holdem": 8192, "connect_four": 4096}  # best batch sizes
ZOO = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "gin_rummy_v4")


@dataclass(frozen=True)
class Case:
    """A subject: `run(seconds)` returns the number of steps and the seconds they took."""

    name: str
    how: str
    cores: int
    run: Callable[[float], tuple[int, float]]
    peer: bool = True


def vector_cases() -> list[Case]:
    """Our games and the installed peers; OpenSpiel and RLCard are required."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    tables = [(game, players) for game in kolmik.games() for players in PLAYERS if players in game.players]
    cases = [_own(game, players, 1) for game, players in tables]
    if cores > 1:
        cases += [_own(game, players, min(cores, 2)) for game, players in tables]
    cases += [_pyspiel(), _rlcard()]
    cases += [_zoo(name) for name in ZOO if _found(f"pettingzoo.classic.{name}")]
    if _found("pgx"):
        cases += [_pgx(name, batch, cores) for name, batch in PGX.items()]
    return cases


def _found(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


def _timed(steps: Callable[[], int], seconds: float) -> tuple[int, float]:
    done = 0
    start = end = perf_counter()
    while end - start < seconds:
        done += steps()
        end = perf_counter()
    return done, end - start


def _own(game: kolmik.Game, players: int, cores: int) -> Case:
    num_envs = NUM_ENVS[cores]
    games = Games(game, num_envs, players, seed=SEED, threads=cores)

    def steps() -> int:
        for _ in range(CHUNK):
            games.step(games.random_moves())
        return CHUNK * num_envs

    threads = f"{cores} thread{'s' * (cores > 1)}"
    how = f"`Games.step(Games.random_moves())`, {num_envs} games in parallel, from Python, {threads}"
    return Case(
        f"kolmik {game.name}, {players} players", how, cores, lambda seconds: _timed(steps, seconds), peer=False
    )


def _pyspiel() -> Case:
    if not _found("pyspiel"):
        raise PeerError("open_spiel is not installed: run `make bench`, which sets it up.")
    game = importlib.import_module("pyspiel").load_game("crazy_eights(players=5)")
    chance = random.Random(SEED)

    def steps() -> int:
        """Plays a whole game."""
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    how = "Python loop: `observation_tensor()`, `legal_actions()`, `apply_action()`"
    return Case("pyspiel crazy_eights(players=5)", how, 1, lambda seconds: _timed(steps, seconds))


def _rlcard() -> Case:
    if not _found("rlcard"):
        raise PeerError("rlcard is not installed: run `make bench`, which sets it up.")
    env = importlib.import_module("rlcard").make("uno", config={"seed": SEED})
    chance = random.Random(SEED)

    def steps() -> int:
        """Plays a whole game."""
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = state["raw_legal_actions"]
            state, _ = env.step(legal[int(chance.random() * len(legal))], raw_action=True)
            decisions += 1
        return decisions

    how = (
        "Python loop on `rlcard.make('uno')`: `step()` with a move from `raw_legal_actions`; it encodes an observation"
    )
    return Case("RLCard UNO", how, 1, lambda seconds: _timed(steps, seconds))


def _zoo(name: str) -> Case:
    env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    env.reset(seed=SEED)
    chance = random.Random(SEED)

    def steps() -> int:
        """Plays a whole game."""
        env.reset()
        decisions = 0
        while True:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                return decisions
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
            decisions += 1

    how = "Python loop on `raw_env()`, without wrappers: `last()`, a move from the mask, `step()`"
    return Case(f"PettingZoo {name}", how, 1, lambda seconds: _timed(steps, seconds))


def _pgx(name: str, batch: int, cores: int) -> Case:
    """pgx's own auto-reset and random play, compiled as one program of `CHUNK` steps."""
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    env = pgx.make(name)
    step = jax.vmap(importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, pick, draw = jax.random.split(key, 3)
        scores = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        moves = jax.random.categorical(pick, scores, axis=1)
        state = step(state, moves, jax.random.split(draw, batch))
        return (state, key), state.observation.sum()

    run = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=CHUNK))
    first = jax.random.split(jax.random.PRNGKey(SEED), batch)
    at = [jax.block_until_ready(run((jax.vmap(env.init)(first), jax.random.PRNGKey(SEED))))[0]]

    def steps() -> int:
        at[0] = jax.block_until_ready(run(at[0]))[0]
        return CHUNK * batch

    how = f"`auto_reset`, random legal moves, {CHUNK} steps in one compiled program, {batch} games in parallel"
    return Case(f"pgx {name}", how, cores, lambda seconds: _timed(steps, seconds))
