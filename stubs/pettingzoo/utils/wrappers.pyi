from typing import TypeVar

from pettingzoo.utils.env import AECEnv

Agent = TypeVar("Agent")
Seen = TypeVar("Seen")
Action = TypeVar("Action")

class BaseWrapper(AECEnv[Agent, Seen, Action]):
    def __init__(self, env: AECEnv[Agent, Seen, Action]) -> None: ...

class TerminateIllegalWrapper(BaseWrapper[Agent, Seen, Action]):
    def __init__(self, env: AECEnv[Agent, Seen, Action], illegal_reward: float) -> None: ...

class AssertOutOfBoundsWrapper(BaseWrapper[Agent, Seen, Action]): ...
class OrderEnforcingWrapper(BaseWrapper[Agent, Seen, Action]): ...
