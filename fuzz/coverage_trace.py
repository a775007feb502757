"""Which lines an input reaches, how many steps it takes and how much memory: measured for a sample of all inputs.

Tracing makes Python several times slower, so only some cases are traced. The number of steps does not depend on
the machine, so it bounds the time an input may take without a clock.
"""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import kolmik

OWN = str(Path(kolmik.__file__).parent)
Line = tuple[str, int]


@dataclass
class Trace:
    """What one case did."""

    lines: set[Line] = field(default_factory=set)
    steps: int = 0  # executed lines of our own code
    memory: int = 0  # bytes at the peak, beyond those before


class Tracer:
    """Traces calls of a function. Only our own code counts."""

    def __init__(self) -> None:
        self._own: dict[CodeType, bool] = {}
        self._trace = Trace()

    def run(self, call: Callable[[], Any], memory: bool = False) -> Trace:
        """Call a function and return its trace; an exception passes through."""
        self._trace = trace = Trace()
        if memory:
            tracemalloc.start()
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            call()
        finally:
            sys.settrace(before)
            if memory:
                trace.memory = tracemalloc.get_traced_memory()[1]
                tracemalloc.stop()
        return trace

    def _call(self, frame: FrameType, event: str, arg: object) -> Callable[[FrameType, str, object], Any] | None:
        code = frame.f_code
        own = self._own.get(code)
        if own is None:
            own = self._own[code] = code.co_filename.startswith(OWN)
        return self._line if own else None

    def _line(self, frame: FrameType, event: str, arg: object) -> Callable[[FrameType, str, object], Any]:
        if event == "line":
            self._trace.steps += 1
            self._trace.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line
