"""Games on a card beside the same games on the CPU: `python -m tests.envs.card_checks [NAME ...]` says how they went.

In a process of its own, since whether cards are simulated is decided when Numba is imported. The simulator
runs the kernels with a thread of Python's for each of theirs, so there all is small.
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
from kolmik.envs.card import Array, Card
from kolmik.envs.vector import TOLD

MINI: dict[str, object] = {"edition": "mini"}


def small(simulated: int, real: int) -> int:
    return simulated if Card.get().simulated else real


def pair(game: str, number: int, players: int, **more: Any) -> tuple[gpu.Games, vector.Games]:
    return gpu.Games(game, number, players, seed=11, **more), vector.Games(game, number, players, seed=11, **more)


def agree(there: gpu.Games, here: vector.Games) -> None:
    for name in (*TOLD, "finals", "played"):
        assert getattr(there, name).numpy().tobytes() == getattr(here, name).tobytes(), name
    assert there.states.tobytes() == here.states.tobytes()


def follow(there: gpu.Games, here: vector.Games, steps: int) -> None:
    """Steps both alike, and compares all that is told each time."""
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
    assert here.played.sum() > 0 or not ending


def check_towers() -> None:
    steps_of("towers", 2, MINI, True)
    steps_of("towers", 5, None, False)


def check_dungeon() -> None:
    steps_of("dungeon", 2, MINI, True)
    steps_of("dungeon", 4, None, False)


def check_millstone() -> None:
    steps_of("millstone", 2, MINI, True)
    steps_of("millstone", 6, None, False)


def check_others() -> None:
    """With others that are moved for on the card, rewards by score, and the last look at games that are over."""
    there, here = pair("millstone", small(4, 3000), 2, options=MINI, seats="rotating", others="random", reward="score")
    follow(there, here, small(8, 200))
    assert here.finals.any()


def check_rows() -> None:
    """Some rows only, seeds for some, and beginning anew."""
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
    """What is said when this is refused."""
    try:
        call()
    except kind as error:
        return str(error)
    raise AssertionError("What cannot be done was not refused.")


def check_refusals() -> None:
    """A move that is not legal changes nothing; what was not waited for is refused by the next call that waits."""
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
        lambda: there.write_into(masks=np.zeros((4, 3), np.bool_)),
        lambda: there.write_into(colours=moves),
        lambda: there.observe(2),
        lambda: there.playout(0),
    ):
        assert refused(BadOption, wrong_call).endswith(".")
    follow(there, here, 1)


def check_saving() -> None:
    """What one saved the other goes on with."""
    there, here = pair("towers", small(3, 1000), 3)
    here.step(here.random_moves())
    assert there.save() != here.save()
    there.restore(here.save())
    assert there.save() == here.save()
    here.restore(there.save())
    follow(there, here, 2)


def check_calls_alone() -> None:
    """`apply`, `legal` and `observe` are what a step is made of; any seat may be asked."""
    there, here = pair("millstone", small(3, 1000), 3)
    moves = here.random_moves()
    here.step(moves)
    before = there.masks.numpy()
    there.apply(moves.astype(np.int32))
    assert (there.masks.numpy() == before).all()
    assert (there.legal().numpy() == here.masks).all()
    assert (there.observe().numpy() == here.observations).all()
    out, game = np.zeros(there.game.observation_size, np.int8), there.game
    told = there.observe(1).numpy()
    for row in range(3):
        game.compiled.observe(here.states[row], 1, out)
        assert told[row].tolist() == out.tolist()


def check_playouts() -> None:
    """From the beginning, from further numbers on, and from where games stand."""
    for game in kolmik.games():
        there, here = pair(game.name, small(2, 3000), game.players[-1])
        for asked in ({}, {"games": 2, "first": 3}, {"here": True}):
            ends, expected = (vars(games.playout(**asked)) for games in (there, here))
            for name, array in expected.items():
                assert ends[name].numpy().tobytes() == array.tobytes(), (game.name, asked, name)
        agree(there, here)


def check_sharing() -> None:
    """Arrays of others' are written into, theirs are read, and ours are seen by them, all without copies."""
    there, here = pair("dungeon", small(3, 1000), 2)
    for name in ("numpy",) if Card.get().simulated else ("torch", "jax", "cupy"):
        if importlib.util.find_spec(name):
            SHARED[name](there, here)
            follow(there, here, 1)
    assert there.masks.shape == here.masks.shape and len(there.masks) == there.number
    assert np.asarray(there.masks).dtype == np.bool_


def share_numpy(there: gpu.Games, here: vector.Games) -> None:
    seen = np.from_dlpack(there.masks)
    own = np.ones(here.observations.shape, np.int8)
    moves = there.random_moves()
    there.step(moves, observations=own)
    here.random_moves()
    here.step(moves.numpy())
    assert (seen == here.masks).all() and (own == here.observations).all()


def share_torch(there: gpu.Games, here: vector.Games) -> None:
    torch = importlib.import_module("torch")
    seen = torch.from_dlpack(there.masks)
    own = torch.ones(here.observations.shape, dtype=torch.int8, device="cuda")
    moves = torch.multinomial(seen.float(), 1)[:, 0]
    there.step(moves, observations=own)
    here.step(moves.cpu().numpy())
    assert seen.dtype == torch.bool and seen.is_cuda
    assert (seen.cpu().numpy() == here.masks).all() and (own.cpu().numpy() == here.observations).all()
    there.step(there.random_moves(), masks=torch.zeros_like(seen))
    here.step(here.random_moves())


def share_jax(there: gpu.Games, here: vector.Games) -> None:
    jax = importlib.import_module("jax")
    seen = jax.numpy.from_dlpack(there.masks)
    moves = seen.argmax(1)
    there.step(moves)
    here.step(np.asarray(moves))
    again = jax.numpy.from_dlpack(there.observations)
    assert (np.asarray(again) == here.observations).all()


def share_cupy(there: gpu.Games, here: vector.Games) -> None:
    cupy = importlib.import_module("cupy")
    seen = cupy.asarray(there.masks)
    own = cupy.zeros(here.rewards.shape, cupy.float32)
    moves = seen.argmax(1)
    there.step(moves, rewards=own)
    here.step(moves.get())
    assert (seen.get() == here.masks).all()
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
