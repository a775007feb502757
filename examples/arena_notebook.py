"""An arena step by step, as a notebook: each `# %%` is a cell for editors that know them (VS Code, Jupytext).

    python examples/arena_notebook.py --games 200 --out arena.svg

Run as a script it does all cells in turn: bots play each other in fair pairings, are rated, and are drawn.
"""

# %% [markdown]
# # An arena of bots
# What is to be played: a game, how many sit at the table, and who. In a notebook change the defaults below.

# %%
import argparse
from pathlib import Path

from kolmik.arena import Arena, LocalExecutor, pairings, plot, run, summary
from kolmik.bots import BOTS
from kolmik.envs.duplicate import compare

parser = argparse.ArgumentParser(description="Let bots play each other, rate them, and draw the result.")
parser.add_argument("--game", default="dungeon", help="towers, dungeon or millstone (%(default)s)")
parser.add_argument("--players", type=int, default=2, help="seats of a table (%(default)s)")
parser.add_argument("--bots", default="greedy,casual,random", help=f"of {', '.join(BOTS)} (%(default)s)")
parser.add_argument("--games", type=int, default=60, help="rounded up to fair rounds (%(default)s)")
parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (%(default)s)")
parser.add_argument("--out", type=Path, default=Path("arena.svg"), help="the picture (%(default)s)")
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
# With 95 % intervals, by resampling whole pairings. The anchor's rating is 0.

# %%
found = summary(arena, results, anchor=arena.bots[-1])
for row in found["ranking"]:
    elo, wins, pace = row["rating"], row["win_rate"], row["time"]
    interval = "" if elo["low"] is None else f" ({elo['low']:+.0f} to {elo['high']:+.0f})"
    print(
        f"{row['name']:<10} {elo['value']:+6.0f} Elo{interval}, {wins['value']:.1%} of the wins, {pace['mean']:.2f} ms"
    )

# %% [markdown]
# ## How long games are, and who starts
# Results hold every game: who sat where, the scores, the moves. So anything can be counted.

# %%
lengths = sorted(game.moves for result in results for game in result.games)
started = sum((result.starter in game.winners) / len(game.winners) for result in results for game in result.games)
print(f"A game has {lengths[0]} to {lengths[-1]} moves, {lengths[len(lengths) // 2]} in the median.")
print(f"Who starts wins {started / games:.1%} (even {1 / arena.players:.1%}).")

# %% [markdown]
# ## Two bots, duplicate deals
# The standard way to compare two players: the same nature for each, from every seat.

# %%
print(compare(given.game, arena.bots[0], arena.bots[-1], players=given.players, games=given.games, seed=given.seed))

# %% [markdown]
# ## The picture
# An SVG by itself. In a notebook `IPython.display.SVG(plot(found))` shows it in place.

# %%
given.out.write_text(plot(found), encoding="utf-8")
print(f"Drawn in {given.out}.")
