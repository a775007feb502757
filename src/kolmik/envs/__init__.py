"""The games as environments for research, each in the form that its users know: see the modules.

`pettingzoo` and `vector` need `pip install 'kolmik[envs]'`, `openspiel` its own extra; `text` and `duplicate` need nothing more.
"""
