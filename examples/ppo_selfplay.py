"""PPO by self-play on the vector environments: one network plays every seat of many games at once and learns from all.

    python examples/ppo_selfplay.py millstone --players 2 --steps 2_000_000 --checkpoint millstone.pt

Now and then a line tells how fast it goes and how many games the network wins against others; then all is saved, and
the same command goes on from there, to the same end as without a break. `--help` lists what can be chosen; what came
of it is in docs/research.md. Rewards come to all seats when a game is over, but a step shows what the mover alone
observes: so advantages are worked out along the moves of each seat (`Rollout.advantages`).
"""

from __future__ import annotations

import argparse
import os
import pickle
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import kolmik
from kolmik.engine import Refused
from kolmik.envs.vector import Games

try:
    import torch
    from torch import Tensor, nn
except ImportError:
    sys.exit("This example needs PyTorch, which is not installed here: pip install torch==2.13.0")

Array = npt.NDArray[Any]
NEVER = -1e9  # the logit of an illegal move
TRACE = 0.95  # lambda of the advantages; nothing is discounted, for games end
EPOCHS, PARTS, CLIP, VALUE_WEIGHT, LARGEST_STEP = 3, 8, 0.2, 0.5, 0.5  # of an update
FITTING = ("game", "players", "edition", "games", "horizon", "hidden")  # what must be the same to go on


class Player(nn.Module):
    """From what a seat observes to its moves and the reward it expects."""

    def __init__(self, observed: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(observed, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.move, self.value = nn.Linear(hidden, moves), nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.move.weight, 0.01)  # all moves alike, to begin with

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the moves' chances, those of illegal moves being none; and the values."""
        seen = observations.float()
        inner = self.trunk(torch.sign(seen) * torch.log1p(seen.abs()))  # counts go up to 127
        logits = self.move(inner).masked_fill(~masks, NEVER)
        return nn.functional.log_softmax(logits, 1), self.value(inner).squeeze(1)


class Rollout:
    """A stretch of all games, step by step. The environment writes straight into the rows of these arrays."""

    def __init__(self, game: kolmik.Game, given: argparse.Namespace) -> None:
        self.steps, steps, rows = given.horizon, given.horizon, given.games
        self.observations = np.zeros((steps + 1, rows, game.observation_size), np.int8)
        self.masks = np.zeros((steps + 1, rows, game.moves), np.bool_)
        self.movers = np.zeros((steps + 1, rows), np.int32)
        self.rewards = np.zeros((steps, rows, given.players), np.float32)
        self.done = np.zeros((steps, rows), np.bool_)
        self.moves = np.zeros((steps, rows), np.int64)
        self.chances = np.zeros((steps, rows), np.float32)  # logarithms
        self.values = np.zeros((steps + 1, rows), np.float32)

    def told(self, at: int) -> dict[str, Array]:
        """Where the environment writes before step number `at`."""
        return {"observations": self.observations[at], "masks": self.masks[at], "movers": self.movers[at]}

    def advantages(self) -> npt.NDArray[np.float32]:
        """How much better each move came out than expected, by GAE along the moves of its own seat, from the end.

        The last move of a seat counts for nothing where the stretch ends before it is seen what came of it.
        """
        rows, players = self.rewards.shape[1:]
        every = np.arange(rows)
        reward, value, trace = (np.zeros((rows, players), np.float32) for _ in range(3))
        known = np.zeros((rows, players), np.bool_)
        value[every, self.movers[-1]] = self.values[-1]
        known[every, self.movers[-1]] = True
        found = np.zeros((self.steps, rows), np.float32)
        for at in reversed(range(self.steps)):
            over, seat = self.done[at], (every, self.movers[at])
            reward[over], value[over], trace[over], known[over] = self.rewards[at, over], 0, 0, True
            found[at] = known[seat] * (reward[seat] + value[seat] - self.values[at] + TRACE * trace[seat])
            reward[seat], value[seat], trace[seat], known[seat] = 0, self.values[at], found[at], True
        return found


class Training:
    """A network that learns, the games it plays, and how far it is."""

    def __init__(self, given: argparse.Namespace) -> None:
        torch.manual_seed(given.seed)
        torch.set_num_threads(given.threads)
        self.given, self.steps, self.game = given, 0, kolmik.game(given.game)
        self.rollout = Rollout(self.game, given)
        self.options = {"edition": given.edition} if given.edition else {}
        how: dict[str, Any] = {"options": self.options, "threads": given.threads} | self.rollout.told(0)
        self.games = Games(self.game, given.games, given.players, given.seed, **how)
        self.player = Player(self.game.observation_size, self.game.moves, given.hidden).to(given.device)
        self.optimiser = torch.optim.Adam(self.player.parameters(), lr=given.rate, eps=1e-5)

    def ask(self, observations: Array, masks: Array) -> tuple[Tensor, Tensor]:
        given = (torch.from_numpy(one).to(self.given.device) for one in (observations, masks))
        return self.player.forward(*given)

    @torch.no_grad()
    def play(self) -> None:
        """All games a stretch on."""
        kept, games = self.rollout, self.games
        for at in range(kept.steps):
            chances, values = self.ask(kept.observations[at], kept.masks[at])
            moves = torch.multinomial(chances.exp(), 1)
            kept.moves[at] = moves.squeeze(1).cpu().numpy()
            kept.chances[at] = chances.gather(1, moves).squeeze(1).cpu().numpy()
            kept.values[at] = values.cpu().numpy()
            games.step(kept.moves[at], rewards=kept.rewards[at], done=kept.done[at], **kept.told(at + 1))
        kept.values[-1] = self.ask(kept.observations[-1], kept.masks[-1])[1].cpu().numpy()
        self.steps += kept.moves.size

    def learn(self) -> None:
        """PPO on that stretch; then it ends where the next begins."""
        kept, given = self.rollout, self.given
        gains = kept.advantages()
        columns = (kept.observations[:-1], kept.masks[:-1], kept.moves, kept.chances, gains, gains + kept.values[:-1])
        data = [torch.from_numpy(one.reshape(-1, *one.shape[2:])) for one in columns]
        for _ in range(EPOCHS):
            for part in torch.randperm(kept.moves.size).chunk(PARTS):
                seen, masks, moves, before, gain, wanted = (one[part].to(given.device) for one in data)
                chances, values = self.player(seen, masks)
                ratio = (chances.gather(1, moves[:, None]).squeeze(1) - before).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                clipped = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                entropy = -(chances.exp() * chances).sum(1).mean()
                missed = nn.functional.mse_loss(values, wanted)
                self.optimiser.zero_grad()
                (VALUE_WEIGHT * missed - clipped - given.entropy * entropy).backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), LARGEST_STEP)
                self.optimiser.step()
        for one in kept.told(0):
            getattr(kept, one)[0] = getattr(kept, one)[-1]
        self.games.write_into(**kept.told(0))

    @torch.no_grad()
    def win_rate(self) -> tuple[float, float]:
        """The share of the wins against random play, each seat's as often, with its 95 % margin; deals are fixed."""
        given, rows = self.given, self.given.trials
        chance = torch.Generator(given.device).manual_seed(1)
        seats = np.arange(rows) // given.players % given.players  # who begins changes from row to row
        games = Games(self.game, rows, given.players, 1, options=self.options, seats=seats, others="random")
        left, shares = np.ones(rows, np.bool_), np.zeros(rows)
        while left.any():
            moves = torch.multinomial(self.ask(games.observations, games.masks)[0].exp(), 1, generator=chance)
            games.step(moves.squeeze(1).cpu().numpy())
            over = left & games.done
            shares[over] = (games.rewards[over, seats[over]] * (given.players - 1) + 1) / given.players
            left &= ~over
        return float(shares.mean()), float(1.96 * shares.std() / rows**0.5)

    def save(self, path: Path) -> None:
        """All that it takes to go on, at once or not at all."""
        kept = {
            "about": {name: getattr(self.given, name) for name in FITTING},
            "steps": self.steps,
            "player": self.player.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "games": torch.frombuffer(bytearray(self.games.save()), dtype=torch.uint8),
            "chance": torch.get_rng_state(),
        }
        part = path.with_name(path.name + ".part")
        torch.save(kept, part)
        os.replace(part, path)

    def go_on(self, kept: dict[str, Any]) -> None:
        self.player.load_state_dict(kept["player"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.games.restore(kept["games"].numpy().tobytes())
        torch.set_rng_state(kept["chance"])
        self.steps = kept["steps"]


def read(path: Path, given: argparse.Namespace) -> dict[str, Any]:
    """A checkpoint that fits."""
    try:
        kept = torch.load(path, map_location="cpu", weights_only=True)
    except (RuntimeError, EOFError, pickle.UnpicklingError):
        raise Refused(f"{path} is no checkpoint of a training.") from None
    if kept["about"] != {name: getattr(given, name) for name in FITTING}:
        raise Refused(f"{path} is of another training, {kept['about']}.")
    return kept


def train(given: argparse.Namespace) -> None:
    path, speed = given.checkpoint, 0.0
    kept, training = read(path, given) if path and path.exists() else None, Training(given)
    if kept:
        training.go_on(kept)
        print(f"Going on from step {training.steps:,} of {path}.", flush=True)
    while True:
        won, margin = training.win_rate()
        wins = f"wins against random {won:6.1%} ± {margin:.1%} (even {1 / given.players:.0%})"
        print(f"{training.steps:>12,} of {given.steps:,} steps  {speed:>9,.0f} steps/s  {wins}", flush=True)
        if training.steps >= given.steps:
            return
        begin, before = time.perf_counter(), training.steps
        for _ in range(min(given.every, -(-(given.steps - before) // (given.games * given.horizon)))):
            training.play()
            training.learn()
        speed = (training.steps - before) / (time.perf_counter() - begin)
        if path:
            training.save(path)


def arguments() -> argparse.Namespace:
    about = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("game", choices=[game.name for game in kolmik.games()], help="what to learn")
    for name, default, what in (
        ("players", 2, "seats, all played by the network"),
        ("steps", 2_000_000, "decisions to learn from, rounded up to whole updates"),
        ("every", 10, "updates between two lines"),
        ("trials", 1000, "games for measuring"),
        ("games", 256, "games at once"),
        ("horizon", 64, "steps of each game between two updates"),
        ("rate", 5e-4, "the learning rate"),
        ("entropy", 0.01, "what a free choice is worth"),
        ("hidden", 256, "the width of the network"),
        ("seed", 1, "decides everything, on a processor"),
        ("threads", os.cpu_count() or 1, "threads, of games and of PyTorch"),
    ):
        parser.add_argument(f"--{name}", type=type(default), default=default, help=what)
    parser.add_argument("--edition", help="an edition by name, such as mini; without, the game's own")
    parser.add_argument("--checkpoint", type=Path, help="saved here with each line; if it is there, goes on from it")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu", help="where the network is")
    return parser.parse_args()


if __name__ == "__main__":
    try:
        train(arguments())
    except (Refused, KeyboardInterrupt) as end:
        sys.exit(str(end) or "Stopped; with --checkpoint the same command goes on from where it was last saved.")
