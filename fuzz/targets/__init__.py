"""What is fuzzed: each target reads a case, checks all promises about the answers, and counts them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol


@dataclass(frozen=True)
class Answered:
    """How a target answered a case."""

    inputs: int
    accepted: int
    kinds: frozenset[str]


class Target(Protocol):
    """Something that reads input from strangers.

    `max_size` is that of a mutated case, in bytes; `dictionary` has words that mutations insert. `steps` and `memory`
    bound the lines executed and the bytes used for a case: in any case, and for each byte of it.
    """

    @property
    def name(self) -> str: ...
    @property
    def max_size(self) -> int: ...
    @property
    def dictionary(self) -> Sequence[bytes]: ...
    @property
    def steps(self) -> tuple[int, int]: ...
    @property
    def memory(self) -> tuple[int, int]: ...

    def seeds(self) -> list[bytes]:
        """Valid cases to begin with."""
        ...

    def generate(self, rng: Random) -> bytes:
        """A new case."""
        ...

    def run(self, case: bytes) -> Answered:
        """Read a case; raises if a promise is broken."""
        ...

    def whole(self, case: bytes) -> bytes:
        """The case with everything that led up to it: what has to be run again after `reset` to see the same."""
        ...

    def reset(self) -> None:
        """Let the next case begin anew, whatever earlier ones have left."""
        ...

    def close(self) -> None: ...


class Stateless:
    """Base of the targets that keep nothing from one case to the next."""

    def whole(self, case: bytes) -> bytes:
        return case

    def reset(self) -> None:
        pass

    def close(self) -> None:
        pass


def makers() -> dict[str, Callable[[], Target]]:
    """How each target is made, by its name."""
    from .commands import Commands
    from .editions import Editions
    from .frames import Frames
    from .http import Http
    from .records import Records
    from .referee import RefereeLines

    return {
        Editions.name: Editions,  # before others have compiled the rules: interpreted ones notice overflows
        RefereeLines.name: RefereeLines,
        Records.name: Records,
        Frames.name: Frames,
        Commands.name: Commands,
        Http.name: Http,
    }
