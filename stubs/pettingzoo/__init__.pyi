"""Types of what we use of PettingZoo, which has none of its own."""

from pettingzoo.utils.env import AECEnv as AECEnv
from pettingzoo.utils.env import ParallelEnv as ParallelEnv
