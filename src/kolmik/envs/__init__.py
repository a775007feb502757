"""The games as environments for research, each in the form that its users know: see the modules.

`pettingzoo` and `gymnasium` need `pip install 'kolmik[envs]'`, `openspiel` an extra of its own; the others nothing.
"""
