"""PettingZoo environments of the games: `towers_v1`, `dungeon_v1` and `millstone_v1`, each with `env` and `raw_env`.

from kolmik.envs.pettingzoo import towers_v1

env = towers_v1.env(players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

try:
    import pettingzoo as _  # noqa: F401
except ImportError:
    raise ImportError("PettingZoo is not installed here; install it with: pip install 'kolmik[envs]'") from None
