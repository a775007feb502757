"""The proof of a fair deal, as comment lines of a record:

    # deal: table=maple game=1
    # deal commitment: 7ca2…
    # deal secret: 00ff…
    # deal number 0: 4711
    # deal number 1:
    # deal hash 0: 5e38…
    # deal starter: drawn
    # deal meter 37: 1500 700 90 270
    # deal throw 37: 82
    # deal clock 61

There is a number, the client seed, for every seat. The lines after them are there only if they apply. Here, seat 0
committed to its seed by a hash before it revealed it, and the seat that starts was drawn. Before move 37 (the first is
0) a meter with these periods and phases was stopped, and from that move on the odds were those of a person with an
accuracy of 82 percent. Move 61 was decided by the clock: it names the seat that answered first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from .contract import BEST_ACCURACY
from .errors import BadRecord, Refused
from .fair import check_number, check_table, key
from .meter import Swing
from .options import quoted

# A name, or a name and the number of a seat or move; all but "clock" have a value.
LINE = re.compile(
    r"# *deal(?: (commitment|secret|starter)| (number|hash|meter|throw|clock) (\d{1,9}))?(?::(.*))?", re.ASCII
)
TABLE = re.compile(r"table=(\S+) game=(\d{1,9})", re.ASCII)
WINNERS = re.compile(r"winners=(\d(?:,\d)*) started=(\d)", re.ASCII)


@dataclass(frozen=True)
class StarterRule:
    """Why a seat starts: it was drawn from the deal, agreed on beforehand, or it won the game before."""

    kind: Literal["drawn", "agreed", "winner"]
    winners: tuple[int, ...] = ()  # of the game before
    started: int = 0  # the seat that started it

    @classmethod
    def read(cls, text: str) -> StarterRule:
        """The rule that was written as this text."""
        if won := WINNERS.fullmatch(text):
            return cls("winner", tuple(map(int, won[1].split(","))), int(won[2]))
        if text not in ("drawn", "agreed"):
            raise BadRecord(f"The starter is written drawn, agreed or winners=0 started=0, not {quoted(text)}.")
        return cls("agreed" if text == "agreed" else "drawn")

    def __str__(self) -> str:
        return f"winners={','.join(map(str, self.winners))} started={self.started}" if self.winners else self.kind


@dataclass(frozen=True)
class Proof:
    """Everything that decided nature's moves in a game, published when it is over."""

    table: str
    game: int  # its number at the table
    commitment: str  # as it was published before the first card
    secret: bytes
    numbers: tuple[str, ...]  # each seat's client seed, "" for none
    throws: Mapping[int, int] = field(default_factory=dict)  # by the number of nature's first move in it: the accuracy
    clocked: frozenset[int] = frozenset()  # the numbers of nature's moves that the clock decided
    hashes: Mapping[int, str] = field(default_factory=dict)  # by seat: the hash of its seed, fixed before all seeds
    starter: StarterRule | None = None  # None in records of earlier versions
    meters: Mapping[int, Swing] = field(default_factory=dict)  # by the number of nature's first move after it

    @property
    def key(self) -> bytes:
        return key(self.secret, self.table, self.game, self.numbers)


def write_proof(proof: Proof) -> str:
    """The lines of a proof, to be appended to a record."""
    lines = [
        f"# deal: table={proof.table} game={proof.game}",
        f"# deal commitment: {proof.commitment}",
        f"# deal secret: {proof.secret.hex()}",
        *(f"# deal number {seat}: {number}".rstrip() for seat, number in enumerate(proof.numbers)),
        *(f"# deal hash {seat}: {found}" for seat, found in sorted(proof.hashes.items())),
        *([f"# deal starter: {proof.starter}"] if proof.starter else []),
        *(
            f"# deal meter {at}: {' '.join(map(str, (*swing.periods, *swing.phases)))}"
            for at, swing in sorted(proof.meters.items())
        ),
        *(f"# deal throw {at}: {accuracy}" for at, accuracy in sorted(proof.throws.items())),
        *(f"# deal clock {at}" for at in sorted(proof.clocked)),
    ]
    return "\n".join(lines) + "\n"


def read_proof(text: str) -> Proof | None:
    """The proof in a record, None if it has no line of one; a malformed line is refused."""
    found: dict[tuple[str, int], str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not (part := LINE.fullmatch(line.strip())) or (part[2] == "clock") == (part[4] is not None):
            continue
        place = part[1] or part[2] or "", int(part[3] or 0)
        value = (part[4] or "").strip()
        try:
            if place in found:
                raise Refused("This is said twice of the deal.")
            _check_line(place[0], value)
        except Refused as error:
            raise BadRecord(f"Line {number}: {error}") from None
        found[place] = value
    return _proof(found) if found else None


def _check_line(name: str, value: str) -> None:
    if name == "":
        if not (table := TABLE.fullmatch(value)):
            raise Refused(f"The deal is written table=NAME game=NUMBER, not {quoted(value)}.")
        check_table(table[1])
    if name in ("commitment", "secret", "hash") and not re.fullmatch("[0-9a-f]{64}", value):
        raise Refused(f"The {name} of a deal is 64 hexadecimal digits, not {quoted(value)}.")
    if name == "number":
        check_number(value)
    if name == "starter":
        StarterRule.read(value)
    if name == "meter" and not re.fullmatch("[0-9]{1,4}( [0-9]{1,4}){3}", value):
        raise Refused(f"A meter is written as two periods and two phases, not {quoted(value)}.")
    if name == "throw" and not (re.fullmatch("[0-9]{1,3}", value) and int(value) <= BEST_ACCURACY):
        raise Refused(f"The accuracy of a throw is from 0 to {BEST_ACCURACY} percent, not {quoted(value)}.")


def _proof(found: Mapping[tuple[str, int], str]) -> Proof:
    for name in ("", "commitment", "secret"):
        if (name, 0) not in found:
            raise BadRecord(f'The proof has no line that begins with "# {f"deal {name}".strip()}:".')
    numbers, hashes, meters, throws, clocked = (
        {at: value for (name, at), value in found.items() if name == wanted}
        for wanted in ("number", "hash", "meter", "throw", "clock")
    )
    if set(numbers) != set(range(len(numbers))):
        raise BadRecord("The proof does not have a number for every seat.")
    if not set(hashes) <= set(numbers):
        raise BadRecord("The proof has the hash of a seat without a number.")
    table, game = found["", 0].removeprefix("table=").split(" game=")
    return Proof(
        table=table,
        game=int(game),
        commitment=found["commitment", 0],
        secret=bytes.fromhex(found["secret", 0]),
        numbers=tuple(numbers[seat] for seat in range(len(numbers))),
        throws={at: int(accuracy) for at, accuracy in throws.items()},
        clocked=frozenset(clocked),
        hashes=hashes,
        starter=StarterRule.read(found["starter", 0]) if ("starter", 0) in found else None,
        meters={at: _swing(value) for at, value in meters.items()},
    )


def _swing(value: str) -> Swing:
    long, short, first, second = map(int, value.split())
    return Swing((long, short), (first, second))
