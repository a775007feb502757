import pyspiel

class Policy:
    def action_probabilities(self, state: pyspiel.State, player_id: int | None = ...) -> dict[int, float]: ...

class UniformRandomPolicy(Policy):
    def __init__(self, game: pyspiel.Game) -> None: ...
