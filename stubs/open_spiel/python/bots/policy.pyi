import numpy as np
import pyspiel
from open_spiel.python.policy import Policy

class PolicyBot(pyspiel.Bot):
    def __init__(self, player_id: int, rng: np.random.RandomState, policy: Policy) -> None: ...
