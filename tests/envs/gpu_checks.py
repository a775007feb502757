"""Games on the GPU beside the same games on the CPU: `python -m tests.envs.gpu_checks [NAME ...]` prints the results.

Runs in a process of its own, because Numba decides at import whether it simulates CUDA. The simulator runs one Python
thread for each thread of a kernel, so the checks are small there.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import kolmik
from kolmik.engine import BadOption, IllegalMove, Refused
from kolmik.envs import gpu, vector
from kolmik.envs.device import Array, Device
from kolmik.envs.vector import OUTPUTS

MINI: dict[str, object] = {"edition": "mini"}


def small(simulated: int, real: int) -> int:
    return simulated if Device.get().simulated else real


def pair(game: str, num_envs: int, players: int, **more: Any) -> tuple[gpu.Games, vector.Games]:
    return gpu.Games(game, num_envs, players, seed=11, **more), vector.Games(game, num_envs, players, seed=11, **more)


def agree(there: gpu.Games, here: vector.Games) -> None:
    for name in (*OUTPUTS, "final_observations", "games_played"):
        assert getattr(there, name).numpy().tobytes() == getattr(here, name).tobytes(), name
    assert there.states.tobytes() == here.states.tobytes()


def follow(there: gpu.Games, here: vector.Games, steps: int) -> None:
    """Makes the same random steps in both and compares the output of each."""
    agree(there, here)
    for _ in range(steps):
        moves = there.random_moves()
        assert moves.numpy().tolist() == here.random_moves().tolist()
        there.step(moves)
        here.step(moves.numpy())
        agree(there, here)


def steps_of(game: str, players: int, options: dict[str, object] | None, ending: bool) -> None:
    there, here = pair(game, small(3, 3000), players, options=options)
    follow(there, here, small(12 if ending else 5, 200))
    assert here.games_played.sum() > 0 or not ending


def check_towers() -> None:
    steps_of("towers", 2, MINI, True)
    steps_of("towers", 5, None, False)


def check_dungeon() -> None:
    steps_of("dungeon", 2, MINI, True)
    steps_of("dungeon", 4, None, False)


def check_millstone() -> None:
    steps_of("millstone", 2, MINI, True)
    steps_of("millstone", 6, None, False)


def check_opponents() -> None:
    """Opponents on the GPU, rewards by score, and final observations."""
    there, here = pair(
        "millstone", small(4, 3000), 2, options=MINI, seats="rotating", opponents="random", reward="score"
    )
    follow(there, here, small(8, 200))
    assert here.final_observations.any()
    assert there.caller_seats.tolist() == here.caller_seats.tolist()


def check_rows() -> None:
    """Steps and resets of some rows, with and without seeds."""
    there, here = pair("dungeon", small(5, 1000), 3)
    for rows in ([1, 3], [0, 1, 2], []):
        moves = there.random_moves(rows)
        assert moves.numpy().tolist() == here.random_moves(rows).tolist()
        there.step(moves, rows)
        here.step(moves.numpy(), rows)
        agree(there, here)
    for games in (there, here):
        games.reset(rows=[2])
        games.reset([5, 6], rows=[0, 4])
    follow(there, here, 1)
    assert there.seed_of(4, 3) == here.seed_of(4, 3) and there.starter_of(4, 3) == here.starter_of(4, 3)


def refused(kind: type[Refused], call: Callable[[], object]) -> str:
    """The message of the refusal."""
    try:
        call()
    except kind as error:
        return str(error)
    raise AssertionError("The call was not refused.")


def check_refusals() -> None:
    """An illegal move changes nothing; after `wait=False` the next call that waits refuses it."""
    there, here = pair("dungeon", 4, 2)
    moves = there.random_moves().numpy()
    here.random_moves()
    for row, wrong in ((2, 176), (3, -1), (1, 177)):
        bad = moves.copy()
        bad[row] = wrong
        expected = refused(IllegalMove, partial(here.step, bad))
        assert refused(IllegalMove, partial(there.step, bad)) == expected
        there.step(bad, wait=False)
        there.step(moves, wait=False)
        assert refused(IllegalMove, there.check) == expected
        agree(there, here)
    for wrong_call in (
        lambda: there.step(moves[:2]),
        lambda: there.step(moves.astype(np.float32)),
        lambda: there.write_into(action_masks=np.zeros((4, 3), np.bool_)),
        lambda: there.write_into(colours=moves),
        lambda: there.observe(2),
        lambda: there.rollouts(0),
    ):
        assert refused(BadOption, wrong_call).endswith(".")
    follow(there, here, 1)


def check_saving() -> None:
    """CPU and GPU restore each other's snapshots, and a copy is independent."""
    there, here = pair("towers", small(3, 1000), 3)
    here.step(here.random_moves())
    assert there.save() != here.save()
    there.restore(here.save())
    assert there.save() == here.save()
    here.restore(there.save())
    other = there.copy()
    there.step(there.random_moves())
    agree(other, here)
    other.step(other.random_moves())
    assert other.save() == there.save()
    here.step(here.random_moves())
    agree(there, here)
    assert repr(there) == f"{repr(here)[:-1]}, on a GPU>"
    follow(there, here, 1)


def check_calls_alone() -> None:
    """A step is `apply`, `legal` and `observe`, and `observe` takes any seat."""
    there, here = pair("millstone", small(3, 1000), 3)
    moves = here.random_moves()
    here.step(moves)
    before = there.action_masks.numpy()
    there.apply(moves.astype(np.int32))
    assert (there.action_masks.numpy() == before).all()
    assert (there.legal().numpy() == here.action_masks).all()
    assert (there.observe().numpy() == here.observations).all()
    out, game = np.zeros(there.game.observation_size, np.int8), there.game
    observed = there.observe(1).numpy()
    for row in range(3):
        game.compiled.observe(here.states[row], 1, out)
        assert observed[row].tolist() == out.tolist()


def check_rollouts() -> None:
    """From the start, from a later number, and from current states."""
    for game in kolmik.games():
        there, here = pair(game.name, small(2, 3000), game.players[-1])
        for choices in ({}, {"games": 2, "first": 3}, {"from_current": True}):
            ends, expected = (vars(games.rollouts(**choices)) for games in (there, here))
            for name, array in expected.items():
                assert ends[name].numpy().tobytes() == array.tobytes(), (game.name, choices, name)
        agree(there, here)


def check_sharing() -> None:
    """Arrays of other libraries are written and read, and they read ours, all without copies."""
    there, here = pair("dungeon", small(3, 1000), 2)
    for name in ("numpy",) if Device.get().simulated else ("torch", "jax", "cupy"):
        if importlib.util.find_spec(name):
            SHARED[name](there, here)
            follow(there, here, 1)
    assert there.action_masks.shape == here.action_masks.shape and len(there.action_masks) == there.num_envs
    assert np.asarray(there.action_masks).dtype == np.bool_


def share_numpy(there: gpu.Games, here: vector.Games) -> None:
    seen = np.from_dlpack(there.action_masks)
    own = np.ones(here.observations.shape, np.int8)
    moves = there.random_moves()
    there.step(moves, observations=own)
    here.random_moves()
    here.step(moves.numpy())
    assert (seen == here.action_masks).all() and (own == here.observations).all()


def share_torch(there: gpu.Games, here: vector.Games) -> None:
    torch = importlib.import_module("torch")
    seen = torch.from_dlpack(there.action_masks)
    own = torch.ones(here.observations.shape, dtype=torch.int8, device="cuda")
    moves = torch.multinomial(seen.float(), 1)[:, 0]
    there.step(moves, observations=own)
    here.step(moves.cpu().numpy())
    assert seen.dtype == torch.bool and seen.is_cuda
    assert (seen.cpu().numpy() == here.action_masks).all() and (own.cpu().numpy() == here.observations).all()
    there.step(there.random_moves(), action_masks=torch.zeros_like(seen))
    here.step(here.random_moves())


def share_jax(there: gpu.Games, here: vector.Games) -> None:
    jax = importlib.import_module("jax")
    seen = jax.numpy.from_dlpack(there.action_masks)
    moves = seen.argmax(1)
    there.step(moves)
    here.step(np.asarray(moves))
    again = jax.numpy.from_dlpack(there.observations)
    assert (np.asarray(again) == here.observations).all()


def share_cupy(there: gpu.Games, here: vector.Games) -> None:
    cupy = importlib.import_module("cupy")
    seen = cupy.asarray(there.action_masks)
    own = cupy.zeros(here.rewards.shape, cupy.float32)
    moves = seen.argmax(1)
    there.step(moves, rewards=own)
    here.step(moves.get())
    assert (seen.get() == here.action_masks).all()
    assert isinstance(there.rewards, Array)


SHARED = {"numpy": share_numpy, "torch": share_torch, "jax": share_jax, "cupy": share_cupy}
CHECKS = {name.removeprefix("check_"): check for name, check in list(globals().items()) if name.startswith("check_")}


def main() -> None:
    for name in sys.argv[1:] or CHECKS:
        try:
            CHECKS[name]()
            said = ""
        except Exception:
            said = traceback.format_exc()
        print(json.dumps({"check": name, "failed": said}), flush=True)


if __name__ == "__main__":
    main()
