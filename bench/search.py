"""Simulations a second of the search, beside OpenSpiel's, and its memory: python bench/search.py

All subjects take turns on one core in one run, so that other load hits all of them alike. OpenSpiel searches from the
first decision after the deal, with one random rollout to the end of the game per simulation; ours from the first
decision too, with the rollouts of the game. Writes its part of bench/strength.md.
"""

from __future__ import annotations

import importlib
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import kolmik
from kolmik.bots import InfoState
from kolmik.bots.search import MAX_NODES, default_search
from machine import describe

PAGE = Path(__file__).parent / "strength.md"
BEGIN, END = "<!-- speed: written by bench/search.py -->", "<!-- end of speed -->"
SIMULATIONS = 30_000
REPEATS = 7
SEED = 5
PLAYERS = (2, 4)
SECONDS = 2.0  # of the search whose memory is measured
GAMES = tuple(game.name for game in kolmik.games())
HEARTS, OH_HELL = "OpenSpiel C++ MCTS, hearts", "OpenSpiel C++ IS-MCTS, oh_hell"

Measure = Callable[[], float]  # one measurement, in simulations a second


def of_ours(name: str, players: int) -> Measure:
    game = kolmik.game(name)
    game.precompile()
    info, search = InfoState(_with_a_choice(name, players)), default_search(game)
    search.run(info, simulations=10)

    def measure() -> float:
        result = search.run(info, SIMULATIONS, early_stop=False)
        return result.simulations / result.seconds

    return measure


def _with_a_choice(name: str, players: int) -> kolmik.Match:
    """A game at its first decision with a choice."""
    match = kolmik.game(name).new(players, SEED)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return match


def of_openspiel(name: str) -> Measure:
    pyspiel: Any = importlib.import_module("pyspiel")  # only `make bench` installs it
    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), random.Random(SEED)
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot: Any
    if name == "hearts":
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, SEED, False)
    else:
        final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(SEED, evaluator, 2.0, SIMULATIONS, 1000, final, False, False)

    def measure() -> float:
        start = perf_counter()
        bot.step(state)
        return SIMULATIONS / (perf_counter() - start)

    return measure


def rollout_moves(name: str, players: int) -> float:
    """The mean number of moves, nature's included, in a rollout of ours."""
    from kolmik.bots import rollout_policy
    from kolmik.engine import compiled, generator

    game = kolmik.game(name)
    policy, rng = compiled(rollout_policy(game)), generator(SEED)
    moves, weights = game.buffers()
    made = 0
    for _ in range(300):
        record = _with_a_choice(name, players).state
        state, functions = game.compiled.open(record), game.compiled
        while (mover := functions.mover(state)) != kolmik.engine.NOBODY:
            move = functions.draw(state, rng, moves, weights) if mover < 0 else policy(state, rng, moves)
            functions.apply(state, move)
            made += 1
    return made / 300


def memory(name: str) -> None:
    """Print, in a process of its own, the simulations of one search and the memory it adds, in MiB."""
    search = default_search(kolmik.game(name))
    kolmik.game(name).precompile()
    info = InfoState(_with_a_choice(name, min(4, kolmik.game(name).players[-1])))
    search.run(info, simulations=10)
    Path("/proc/self/clear_refs").write_text("5")  # resets the peak
    before = kib("VmRSS")
    result = search.run(info, 100 * MAX_NODES, SECONDS, early_stop=False)
    print(result.simulations, (kib("VmHWM") - before) / 1024)


def kib(what: str) -> int:
    """A line of this process's memory status on Linux."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(f"{what}:")).split()[1])


def measure_memory(name: str) -> tuple[int, float]:
    run = [sys.executable, __file__, "--memory", name]
    simulations, mib = subprocess.run(run, check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    return int(simulations), float(mib)


def table() -> list[str]:
    measures = {HEARTS: of_openspiel("hearts"), OH_HELL: of_openspiel("oh_hell")}
    moves = {}
    for name in GAMES:
        for players in (one for one in PLAYERS if one in kolmik.game(name).players):
            subject = f"Kolmik {name.title()}, {players} players"
            measures[subject], moves[subject] = of_ours(name, players), f"{rollout_moves(name, players):.0f}"
    rates: dict[str, list[float]] = {subject: [] for subject in measures}
    for at in range(REPEATS):
        for subject, measure in measures.items():
            rates[subject].append(measure())
        print(f"{at + 1} of {REPEATS} rounds", file=sys.stderr)
    median = {subject: statistics.median(found) for subject, found in rates.items()}
    return [
        "| search | simulations a second | to hearts | to oh_hell | moves per rollout |\n|---|---|---|---|---|",
        *(
            f"| {subject} | {rate:,.0f} | {rate / median[HEARTS]:.2f} | {rate / median[OH_HELL]:.2f} "
            f"| {moves.get(subject, '')} |"
            for subject, rate in median.items()
        ),
    ]


def main() -> None:
    if sys.argv[1:2] == ["--memory"]:
        memory(sys.argv[2])
        return
    lines = ["", *(f"- {line}" for line in describe()), "", *table(), ""]
    for name in GAMES:
        simulations, mib = measure_memory(name)
        lines.append(
            f"- Memory of a {SECONDS:.0f} s move in {name.title()}: {mib:.0f} MiB ({simulations:,} simulations)."
        )
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else f"{BEGIN}\n{END}\n"
    before, _, rest = page.partition(BEGIN)
    PAGE.write_text(before + BEGIN + "\n" + "\n".join(lines) + "\n" + END + rest.partition(END)[2], encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
