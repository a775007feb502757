"""An arena step by step, as a notebook: each `# %%` is a cell for editors that know them (VS Code, Jupytext).

    python examples/arena_notebook.py --games 200 --out arena.svg

Run as a script it executes all cells: bots play each other in fair pairings, are rated, and are plotted.
"""

# %% [markdown]
# # An arena of bots
# Choose a game, the number of players and the bots. In a notebook, change the defaults below.

# %%
import argparse
from pathlib import Path

from kolmik.arena import Arena, LocalExecutor, pairings, plot, run, summary
from kolmik.bots import BOTS
from kolmik.envs.duplicate import compare

parser = argparse.ArgumentParser(description="Let bots play each other, rate them, and plot the result.")
parser.add_argument("--game", default="dungeon", help="the name of a game, see kolmik games (%(default)s)")
parser.add_argument("--players", type=int, default=2, help="number of players (%(default)s)")
parser.add_argument("--bots", default="greedy,casual,random", help=f"of {', '.join(BOTS)} (%(default)s)")
parser.add_argument("--games", type=int, default=60, help="rounded up to fair rounds (%(default)s)")
parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (%(default)s)")
parser.add_argument("--out", type=Path, default=Path("arena.svg"), help="file for the plot (%(default)s)")
given = parser.parse_known_args()[0]  # a notebook has arguments of its own

# %% [markdown]
# ## Playing
# A *pairing* is a few games with the same nature, in which the bots change seats: nobody has better cards than the
# others over a pairing. `LocalExecutor` plays in this process; `ProcessExecutor(4)` on four cores, `RayExecutor()` on a
# cluster.

# %%
arena = Arena(given.game, given.players, tuple(given.bots.split(",")), given.seed)
games = sum(len(one.seatings) for one in pairings(len(arena.bots), arena.players, given.games))
results, played = [], 0
for result in run(arena, given.games, LocalExecutor()):
    results.append(result)
    played += len(result.games)
    print(f"\r{played} of {games} games", end="", flush=True)
print()

# %% [markdown]
# ## Ratings
# With 95 % intervals from resampling whole pairings. The anchor's rating is 0.

# %%
found = summary(arena, results, anchor=arena.bots[-1])
for row in found["ranking"]:
    elo, wins, pace = row["rating"], row["win_rate"], row["time"]
    interval = "" if elo["low"] is None else f" ({elo['low']:+.0f} to {elo['high']:+.0f})"
    print(
        f"{row['name']:<10} {elo['value']:+6.0f} Elo{interval}, {wins['value']:.1%} of the wins, {pace['mean']:.2f} ms"
    )

# %% [markdown]
# ## Length of games and the starter
# Results hold every game with its seats, scores and moves, so you can count anything.

# %%
lengths = sorted(game.moves for result in results for game in result.games)
started = sum((result.starter in game.winners) / len(game.winners) for result in results for game in result.games)
print(f"A game has {lengths[0]} to {lengths[-1]} moves; the median is {lengths[len(lengths) // 2]}.")
print(f"The starter wins {started / games:.1%} (even {1 / arena.players:.1%}).")

# %% [markdown]
# ## Two bots, duplicate deals
# The standard way to compare two players: both get the same chance, from every seat.

# %%
print(compare(given.game, arena.bots[0], arena.bots[-1], players=given.players, games=given.games, seed=given.seed))

# %% [markdown]
# ## The plot
# A standalone SVG. In a notebook `IPython.display.SVG(plot(found))` shows it in place.

# %%
given.out.write_text(plot(found), encoding="utf-8")
print(f"Saved {given.out}.")
