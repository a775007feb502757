"""OpenSpiel's algorithms on a small Millstone: outcome-sampling CFR, exploitability, and a match with IS-MCTS.

    python examples/openspiel_cfr.py --iterations 4000 --turns 2

The edition `mini` has six cards and two players; `--turns` limits the length of a game. OpenSpiel computes the exact
exploitability within seconds for one turn and within a minute for two. For more turns use `bench/solve.py`, which
handles large trees faster than OpenSpiel does for a game written in Python.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from random import Random

import numpy as np

try:
    import pyspiel
    from open_spiel.python import policy as policies
    from open_spiel.python.algorithms import exploitability, ismcts, mcts, outcome_sampling_mccfr
    from open_spiel.python.bots.policy import PolicyBot
    from open_spiel.python.bots.uniform_random import UniformRandomBot
except ImportError:
    sys.exit("This example needs OpenSpiel, which is not installed here: pip install 'kolmik[openspiel]'")

import kolmik
import kolmik.envs.openspiel  # registers the games

EXACT_TURNS = 2  # with more, OpenSpiel takes too long for the whole tree
LINES = 5  # of progress

Make = Callable[[int], pyspiel.Bot]  # a bot for a seat


def learn(game: pyspiel.Game, iterations: int) -> policies.Policy:
    """Runs outcome-sampling CFR and prints its progress."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    begin = time.perf_counter()
    for done in range(1, iterations + 1):
        solver.iteration()
        if done % -(-iterations // LINES) == 0 or done == iterations:
            speed = done / (time.perf_counter() - begin)
            print(f"{done:>8,} of {iterations:,} iterations, {speed:,.0f}/s", flush=True)
    return solver.average_policy()


def print_exploitability(game: pyspiel.Game, name: str, policy: policies.Policy) -> None:
    """Prints the mean gain of best responses against a policy: 0 is perfect play."""
    print(f"Exploitability of {name}: {exploitability.exploitability(game, policy):.5f}", flush=True)


def searcher(game: pyspiel.Game, simulations: int, seed: int) -> Make:
    """IS-MCTS that samples the opponent's hand by `resample_from_infostate`."""

    def make(seat: int) -> pyspiel.Bot:
        chance, worlds = np.random.RandomState(seed + seat), Random(seed + seat)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, simulations, random_state=chance)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, worlds.random))
        return bot

    return make


def match(game: pyspiel.Game, one: Make, other: Make, games: int, chance: np.random.RandomState) -> float:
    """The mean return of one bot against another; they change seats after every game."""
    seated = [[one(0), other(1)], [other(0), one(1)]]
    total = 0.0
    for number in range(games):
        state, bots = game.new_initial_state(), seated[number % 2]
        while not state.is_terminal():
            if state.is_chance_node():
                moves, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(moves, p=odds)))
            else:
                state.apply_action(int(bots[state.current_player()].step(state)))
        total += state.returns()[number % 2]
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").partition("\n")[0], formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=2, help="most turns of a game, 1 to 6")
    parser.add_argument("--iterations", type=int, default=4000, help="iterations of outcome-sampling CFR")
    parser.add_argument("--simulations", type=int, default=50, help="simulations of IS-MCTS per move")
    parser.add_argument("--games", type=int, default=200, help="games per match")
    parser.add_argument("--seed", type=int, default=1, help="random seed; decides everything")
    given = parser.parse_args()
    kolmik.game("millstone").precompile()  # otherwise the rules run interpreted
    game = pyspiel.load_game(
        "python_kolmik_millstone", {"players": 2, "edition": "mini", "turn_limit": given.turns, "recall": 8}
    )
    np.random.seed(given.seed)  # the solver uses the global generator
    chance = np.random.RandomState(given.seed)
    exact = given.turns <= EXACT_TURNS
    print(f"Small Millstone, {given.turns} turn(s): {game.num_distinct_actions()} actions, ", end="")
    print(f"information states of {game.information_state_tensor_size()} numbers.")
    if not exact:
        print(f"Exploitability is not computed for more than {EXACT_TURNS} turns; bench/solve.py does it.")
    if exact:
        print_exploitability(game, "random play", policies.UniformRandomPolicy(game))
    learned = learn(game, given.iterations)
    if exact:
        print_exploitability(game, "CFR", learned)

    def uniform(seat: int) -> pyspiel.Bot:
        return UniformRandomBot(seat, chance)

    def cfr(seat: int) -> pyspiel.Bot:
        return PolicyBot(seat, chance, learned)

    search = searcher(game, given.simulations, given.seed)
    for name, one, against, other in (
        ("CFR", cfr, "random", uniform),
        ("IS-MCTS", search, "random", uniform),
        ("CFR", cfr, "IS-MCTS", search),
    ):
        print(
            f"{name} against {against}, {given.games} games: {match(game, one, other, given.games, chance):+.3f} a game"
        )


if __name__ == "__main__":
    main()
