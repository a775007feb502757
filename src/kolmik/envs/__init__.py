"""The games as environments for research, each in the form that its users know: see the modules.

`pettingzoo` and `gymnasium` need `pip install 'kolmik[envs]'`, `openspiel` and `gpu` an extra of their own each; the
others nothing.
"""
