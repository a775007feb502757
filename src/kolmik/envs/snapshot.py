"""Saved batches of games as bytes: the same on CPU and GPU, so that either can continue where the other stopped."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from kolmik.engine import Refused
from kolmik.engine.match import Setting

SAVED = ("raw", "nature", "choice", "seeds", "played")  # the parts of a batch that are saved


def header(setting: Setting, num_envs: int) -> dict[str, object]:
    """What must be equal for a snapshot to fit."""
    settings = hashlib.sha256(setting.numbers().tobytes()).hexdigest()[:16]
    about = {"game": setting.game.name, "rules": setting.game.version, "settings": settings}
    return about | {"players": setting.players, "number": num_envs}


def pack(head: dict[str, object], part: Callable[[str], npt.NDArray[Any]]) -> bytes:
    """A line of JSON with the header and a digest, then the parts."""
    body = b"".join(np.ascontiguousarray(part(name)).tobytes() for name in SAVED)
    return json.dumps(head | {"digest": hashlib.sha256(body).hexdigest()}).encode() + b"\n" + body


def unpack(saved: bytes, head: dict[str, object], shapes: dict[str, tuple[int, ...]]) -> dict[str, npt.NDArray[Any]]:
    """The parts by name; refuses a damaged snapshot and one of other games."""
    first, _, body = saved.partition(b"\n")
    try:
        about = json.loads(first)
        intact = about.pop("digest") == hashlib.sha256(body).hexdigest()
    except (ValueError, KeyError, AttributeError, TypeError):
        intact = False
    if not intact:
        raise Refused("This is not a snapshot of games, or it is damaged.")
    if about != head:
        raise Refused("The snapshot is of another game, of other options or of another number of games.")
    parts, start = {}, 0
    for name in SAVED:
        size = int(np.prod(shapes[name]))
        parts[name] = np.frombuffer(body, np.int64, size, start).reshape(shapes[name])
        start += 8 * size
    return parts
