"""PPO by self-play on the vector environments: one network plays every seat of many games and learns from all of them.

    python examples/ppo_selfplay.py millstone --players 2 --steps 2_000_000 --checkpoint millstone.pt

From time to time it prints its speed and its win rate against random play and saves a checkpoint, from which the same
command continues to the same result. `--help` lists the options; docs/research.md has results. All seats get rewards
when a game ends, but a step gives only the observation of the current player, so advantages are computed along the
moves of each seat (`Rollout.advantages`).
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
GAE_LAMBDA = 0.95  # nothing is discounted, because games end
EPOCHS, MINIBATCHES, CLIP, VALUE_COEFFICIENT, MAX_GRADIENT = 3, 8, 0.2, 0.5, 0.5  # of an update
FIXED = ("game", "players", "edition", "num_envs", "horizon", "hidden")  # must be equal to continue


class Network(nn.Module):
    """Policy and value of an observation."""

    def __init__(self, size: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.move, self.value = nn.Linear(hidden, moves), nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.move.weight, 0.01)  # starts with a nearly uniform policy

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probabilities of the moves, and the values."""
        numbers = observations.float()
        inner = self.trunk(torch.sign(numbers) * torch.log1p(numbers.abs()))  # counts go up to 127
        logits = self.move(inner).masked_fill(~masks, NEVER)
        return nn.functional.log_softmax(logits, 1), self.value(inner).squeeze(1)


class Rollout:
    """A fixed number of steps of all games. The environment writes straight into the rows of these arrays."""

    def __init__(self, game: kolmik.Game, given: argparse.Namespace) -> None:
        self.steps, steps, rows = given.horizon, given.horizon, given.num_envs
        self.observations = np.zeros((steps + 1, rows, game.observation_size), np.int8)
        self.action_masks = np.zeros((steps + 1, rows, game.moves), np.bool_)
        self.current_players = np.zeros((steps + 1, rows), np.int32)
        self.rewards = np.zeros((steps, rows, given.players), np.float32)
        self.terminated = np.zeros((steps, rows), np.bool_)
        self.moves = np.zeros((steps, rows), np.int64)
        self.log_probs = np.zeros((steps, rows), np.float32)
        self.values = np.zeros((steps + 1, rows), np.float32)

    def outputs(self, at: int) -> dict[str, Array]:
        """The arrays that the environment writes before step number `at`."""
        return {name: getattr(self, name)[at] for name in ("observations", "action_masks", "current_players")}

    def advantages(self) -> npt.NDArray[np.float32]:
        """Generalised advantage estimates along the moves of each seat; 0 for moves of unknown outcome at the end."""
        rows, players = self.rewards.shape[1:]
        every = np.arange(rows)
        reward, value, trace = (np.zeros((rows, players), np.float32) for _ in range(3))
        known = np.zeros((rows, players), np.bool_)
        value[every, self.current_players[-1]] = self.values[-1]
        known[every, self.current_players[-1]] = True
        advantages = np.zeros((self.steps, rows), np.float32)
        for at in reversed(range(self.steps)):
            over, seat = self.terminated[at], (every, self.current_players[at])
            reward[over], value[over], trace[over], known[over] = self.rewards[at, over], 0, 0, True
            advantages[at] = known[seat] * (reward[seat] + value[seat] - self.values[at] + GAE_LAMBDA * trace[seat])
            reward[seat], value[seat], trace[seat], known[seat] = 0, self.values[at], advantages[at], True
        return advantages


class Training:
    """A network, the games it plays, and the progress of its training."""

    def __init__(self, given: argparse.Namespace) -> None:
        torch.manual_seed(given.seed)
        torch.set_num_threads(given.threads)
        self.given, self.steps, self.game = given, 0, kolmik.game(given.game)
        self.rollout = Rollout(self.game, given)
        self.options = {"edition": given.edition} if given.edition else {}
        choices: dict[str, Any] = {"options": self.options, "threads": given.threads} | self.rollout.outputs(0)
        self.games = Games(self.game, given.num_envs, given.players, given.seed, **choices)
        self.network = Network(self.game.observation_size, self.game.moves, given.hidden).to(given.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=given.rate, eps=1e-5)

    def evaluate(self, observations: Array, masks: Array) -> tuple[Tensor, Tensor]:
        given = (torch.from_numpy(one).to(self.given.device) for one in (observations, masks))
        return self.network.forward(*given)

    @torch.no_grad()
    def play(self) -> None:
        """Fills the rollout."""
        rollout, games = self.rollout, self.games
        for at in range(rollout.steps):
            log_probs, values = self.evaluate(rollout.observations[at], rollout.action_masks[at])
            moves = torch.multinomial(log_probs.exp(), 1)
            rollout.moves[at] = moves.squeeze(1).cpu().numpy()
            rollout.log_probs[at] = log_probs.gather(1, moves).squeeze(1).cpu().numpy()
            rollout.values[at] = values.cpu().numpy()
            rewards, ends = rollout.rewards[at], rollout.terminated[at]
            games.step(rollout.moves[at], rewards=rewards, terminated=ends, **rollout.outputs(at + 1))
        rollout.values[-1] = self.evaluate(rollout.observations[-1], rollout.action_masks[-1])[1].cpu().numpy()
        self.steps += rollout.moves.size

    def learn(self) -> None:
        """Updates the network by PPO; the last step of the rollout becomes the first of the next."""
        rollout, given = self.rollout, self.given
        advantages = rollout.advantages()
        inputs = rollout.observations[:-1], rollout.action_masks[:-1], rollout.moves, rollout.log_probs
        columns = (*inputs, advantages, advantages + rollout.values[:-1])
        data = [torch.from_numpy(one.reshape(-1, *one.shape[2:])) for one in columns]
        for _ in range(EPOCHS):
            for part in torch.randperm(rollout.moves.size).chunk(MINIBATCHES):
                observations, masks, moves, before, advantage, target = (one[part].to(given.device) for one in data)
                log_probs, values = self.network(observations, masks)
                ratio = (log_probs.gather(1, moves[:, None]).squeeze(1) - before).exp()
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                clipped = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
                entropy = -(log_probs.exp() * log_probs).sum(1).mean()
                value_loss = nn.functional.mse_loss(values, target)
                self.optimizer.zero_grad()
                (VALUE_COEFFICIENT * value_loss - clipped - given.entropy * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), MAX_GRADIENT)
                self.optimizer.step()
        for one in rollout.outputs(0):
            getattr(rollout, one)[0] = getattr(rollout, one)[-1]
        self.games.write_into(**rollout.outputs(0))

    @torch.no_grad()
    def win_rate(self) -> tuple[float, float]:
        """The share of the wins against random play from every seat, with its 95 % margin; the deals are fixed."""
        given, rows = self.given, self.given.trials
        chance = torch.Generator(given.device).manual_seed(1)
        seats = np.arange(rows) // given.players % given.players  # the starter changes from row to row
        games = Games(self.game, rows, given.players, 1, options=self.options, seats=seats, opponents="random")
        left, shares = np.ones(rows, np.bool_), np.zeros(rows)
        while left.any():
            log_probs = self.evaluate(games.observations, games.action_masks)[0]
            moves = torch.multinomial(log_probs.exp(), 1, generator=chance)
            games.step(moves.squeeze(1).cpu().numpy())
            over = left & games.terminated
            shares[over] = (games.rewards[over, seats[over]] * (given.players - 1) + 1) / given.players
            left &= ~over
        return float(shares.mean()), float(1.96 * shares.std() / rows**0.5)

    def save(self, path: Path) -> None:
        """Writes a checkpoint, atomically."""
        kept = {
            "about": {name: getattr(self.given, name) for name in FIXED},
            "steps": self.steps,
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "games": torch.frombuffer(bytearray(self.games.save()), dtype=torch.uint8),
            "chance": torch.get_rng_state(),
        }
        part = path.with_name(path.name + ".part")
        torch.save(kept, part)
        os.replace(part, path)

    def restore(self, kept: dict[str, Any]) -> None:
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.games.restore(kept["games"].numpy().tobytes())
        torch.set_rng_state(kept["chance"])
        self.steps = kept["steps"]


def read(path: Path, given: argparse.Namespace) -> dict[str, Any]:
    """Reads a checkpoint of the same training."""
    try:
        kept = torch.load(path, map_location="cpu", weights_only=True)
    except (RuntimeError, EOFError, pickle.UnpicklingError):
        raise Refused(f"{path} is not a checkpoint of this example.") from None
    if kept["about"] != {name: getattr(given, name) for name in FIXED}:
        raise Refused(f"{path} is a checkpoint with other settings, {kept['about']}.")
    return kept


def train(given: argparse.Namespace) -> None:
    path, speed = given.checkpoint, 0.0
    kept, training = read(path, given) if path and path.exists() else None, Training(given)
    if kept:
        training.restore(kept)
        print(f"Continuing from step {training.steps:,} of {path}.", flush=True)
    while True:
        won, margin = training.win_rate()
        wins = f"wins against random {won:6.1%} ± {margin:.1%} (even {1 / given.players:.0%})"
        print(f"{training.steps:>12,} of {given.steps:,} steps  {speed:>9,.0f} steps/s  {wins}", flush=True)
        if training.steps >= given.steps:
            return
        begin, before = time.perf_counter(), training.steps
        for _ in range(min(given.every, -(-(given.steps - before) // (given.num_envs * given.horizon)))):
            training.play()
            training.learn()
        speed = (training.steps - before) / (time.perf_counter() - begin)
        if path:
            training.save(path)


def arguments() -> argparse.Namespace:
    about, style = (__doc__ or "").partition("\n")[0], argparse.ArgumentDefaultsHelpFormatter
    parser = argparse.ArgumentParser(description=about, formatter_class=style)
    parser.add_argument("game", choices=[game.name for game in kolmik.games()], help="the game to learn")
    for name, default, what in (
        ("players", 2, "seats, all played by the network"),
        ("steps", 2_000_000, "decisions to learn from, rounded up to whole updates"),
        ("every", 10, "updates between two lines of output"),
        ("trials", 1000, "games to measure the win rate"),
        ("num_envs", 256, "games played in parallel"),
        ("horizon", 64, "steps of each game between two updates"),
        ("rate", 5e-4, "learning rate"),
        ("entropy", 0.01, "entropy coefficient"),
        ("hidden", 256, "width of the network"),
        ("seed", 1, "random seed; decides everything on a CPU"),
        ("threads", os.cpu_count() or 1, "threads of the games and of PyTorch"),
        ("device", "cuda" if torch.cuda.is_available() else "cpu", "device of the network"),
    ):
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default, help=what)
    parser.add_argument("--edition", help="name of an edition, such as mini")
    parser.add_argument("--checkpoint", type=Path, help="file to save to and to continue from")
    return parser.parse_args()


if __name__ == "__main__":
    try:
        train(arguments())
    except (Refused, KeyboardInterrupt) as end:
        sys.exit(str(end) or "Stopped; with --checkpoint the same command continues from the last save.")
