"""Many games as bytes: the same on the CPU and on a card, so that one can go on where the other stopped."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from kolmik.engine import Refused
from kolmik.engine.match import Setting

KEPT = ("raw", "nature", "choice", "seeds", "played")  # what is saved of a table


def kind_of(setting: Setting, number: int) -> dict[str, object]:
    """What must be the same for saved games to fit."""
    settings = hashlib.sha256(setting.numbers().tobytes()).hexdigest()[:16]
    about = {"game": setting.game.name, "rules": setting.game.version, "settings": settings}
    return about | {"players": setting.players, "number": number}


def pack(kind: dict[str, object], part: Callable[[str], npt.NDArray[Any]]) -> bytes:
    """All that is kept, by name, behind a line that says what it is."""
    body = b"".join(np.ascontiguousarray(part(name)).tobytes() for name in KEPT)
    return json.dumps(kind | {"digest": hashlib.sha256(body).hexdigest()}).encode() + b"\n" + body


def unpack(saved: bytes, kind: dict[str, object], shapes: dict[str, tuple[int, ...]]) -> dict[str, npt.NDArray[Any]]:
    """What was kept, by name; refuses what is damaged or of other games."""
    head, _, body = saved.partition(b"\n")
    try:
        about = json.loads(head)
        intact = about.pop("digest") == hashlib.sha256(body).hexdigest()
    except (ValueError, KeyError, AttributeError, TypeError):
        intact = False
    if not intact:
        raise Refused("This is not what games were saved as.")
    if about != kind:
        raise Refused("The games that were saved are of another game, other options or another number.")
    found, start = {}, 0
    for name in KEPT:
        size = int(np.prod(shapes[name]))
        found[name] = np.frombuffer(body, np.int64, size, start).reshape(shapes[name])
        start += 8 * size
    return found
