import numpy as np
import pyspiel

class UniformRandomBot(pyspiel.Bot):
    def __init__(self, player_id: int, rng: np.random.RandomState) -> None: ...
