from typing import TypeVar

from pettingzoo.utils.env import AECEnv, ParallelEnv

Agent = TypeVar("Agent")
Seen = TypeVar("Seen")
Action = TypeVar("Action")

def turn_based_aec_to_parallel(aec_env: AECEnv[Agent, Seen, Action]) -> ParallelEnv[Agent, Seen, Action]: ...
