"""The games as research environments, one module for each interface.

`pettingzoo` and `gymnasium` need `pip install 'kolmik[envs]'`, `openspiel` needs `kolmik[openspiel]` and `gpu` needs
`kolmik[gpu]`. The other modules need nothing else.
"""
