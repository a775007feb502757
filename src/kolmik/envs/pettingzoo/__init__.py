"""PettingZoo environments: a module `<game>_v1` with `env` and `raw_env` for every registered game.

from kolmik.envs.pettingzoo import towers_v1

env = towers_v1.env(players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Unpack

try:
    import pettingzoo as _  # noqa: F401
except ImportError:
    raise ImportError("PettingZoo is not installed; install it with: pip install 'kolmik[envs]'") from None

from kolmik.engine import Game
from kolmik.engine.registry import games

from .env import PLAYERS, VERSION, Choices, Env, KolmikAECEnv, wrapped


class GameModules(MetaPathFinder, Loader):
    """Finds and makes the module of a game, such as `kolmik.envs.pettingzoo.towers_v1`, when it is imported."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return None if _game_of(name) is None else ModuleSpec(name, self)

    def exec_module(self, module: ModuleType) -> None:
        game = _game_of(module.__name__)
        assert game is not None
        name = game.name

        def raw_env(players: int = PLAYERS, **choices: Unpack[Choices]) -> KolmikAECEnv:
            """The environment without wrappers; an illegal action raises `IllegalMove`."""
            return KolmikAECEnv(name, players, **choices)

        def env(players: int = PLAYERS, *, wrappers: bool = True, **choices: Unpack[Choices]) -> Env:
            """The environment in PettingZoo's usual wrappers, or without them."""
            return wrapped(raw_env(players, **choices), wrappers)

        vars(module).update(__doc__=f"{game.title} for PettingZoo.", GAME=name, raw_env=raw_env, env=env)


def _game_of(module: str) -> Game | None:
    """The registered game that a module of this package is for."""
    return next((game for game in games() if module == f"{__name__}.{game.name}_v{VERSION}"), None)


sys.meta_path.append(GameModules())


def __getattr__(name: str) -> ModuleType:
    if _game_of(f"{__name__}.{name}") is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(f"{__name__}.{name}")
