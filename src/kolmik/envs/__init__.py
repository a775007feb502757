"""The games for research: standard environments over the same rules, nature inside.

`pettingzoo` needs `pip install 'kolmik[envs]'`; `text` and `duplicate` need nothing more.
"""
