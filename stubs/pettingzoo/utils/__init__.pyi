from pettingzoo.utils import wrappers as wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel as turn_based_aec_to_parallel
