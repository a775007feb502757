"""The proof of a fair deal, as comment lines of a record:

    # deal: table=maple game=1
    # deal commitment: 7ca2…
    # deal secret: 00ff…
    # deal number 0: 4711
    # deal number 1:
    # deal throw 37: 82
    # deal clock 61

There is a number for every seat. The last two lines are there only if they apply. Here, from move 37 on (the first is
0) the odds were those of a person with an accuracy of 82 percent, and move 61 was decided by the clock: it names the
seat that answered first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from . import record
from .contract import BEST_ACCURACY, NATURE, Game
from .errors import BadRecord, Refused
from .fair import Dealer, check_number, check_table, commitment, key
from .match import Match
from .options import quoted

# A name, or a name and the number of a seat or move; all but "clock" have a value.
LINE = re.compile(r"# *deal(?: (commitment|secret)| (number|throw|clock) (\d{1,9}))?(?::(.*))?", re.ASCII)
TABLE = re.compile(r"table=(\S+) game=(\d{1,9})", re.ASCII)


@dataclass(frozen=True)
class Proof:
    """Everything that decided nature's moves in a game, published when it is over."""

    table: str
    game: int  # its number at the table
    commitment: str  # as it was published before the first card
    secret: bytes
    numbers: tuple[str, ...]  # each seat's
    throws: Mapping[int, int] = field(default_factory=dict)  # by the number of nature's first move in it: the accuracy
    clocked: frozenset[int] = frozenset()  # the numbers of nature's moves that the clock decided

    @property
    def key(self) -> bytes:
        return key(self.secret, self.table, self.game, self.numbers)


Finding = Literal["fair", "no-proof", "other-secret", "other-seats", "not-by-clock", "not-dealt", "not-there"]


@dataclass(frozen=True)
class Verdict:
    """Whether a game was dealt as committed: a sentence for people and a finding for programs."""

    finding: Finding
    sentence: str
    dealt: int = 0  # nature's moves that are as committed
    at: int | None = None  # the first move that is not as it should be

    @property
    def good(self) -> bool:
        return self.finding == "fair"


def write_proof(proof: Proof) -> str:
    """The lines of a proof, to be appended to a record."""
    lines = [
        f"# deal: table={proof.table} game={proof.game}",
        f"# deal commitment: {proof.commitment}",
        f"# deal secret: {proof.secret.hex()}",
        *(f"# deal number {seat}: {number}".rstrip() for seat, number in enumerate(proof.numbers)),
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
    if name in ("commitment", "secret") and not re.fullmatch("[0-9a-f]{64}", value):
        raise Refused(f"The {name} of a deal is 64 hexadecimal digits, not {quoted(value)}.")
    if name == "number":
        check_number(value)
    if name == "throw" and not (re.fullmatch("[0-9]{1,3}", value) and int(value) <= BEST_ACCURACY):
        raise Refused(f"The accuracy of a throw is from 0 to {BEST_ACCURACY} percent, not {quoted(value)}.")


def _proof(found: Mapping[tuple[str, int], str]) -> Proof:
    for name in ("", "commitment", "secret"):
        if (name, 0) not in found:
            raise BadRecord(f'The proof has no line that begins with "# {f"deal {name}".strip()}:".')
    numbers, throws, clocked = (
        {at: value for (name, at), value in found.items() if name == wanted} for wanted in ("number", "throw", "clock")
    )
    if set(numbers) != set(range(len(numbers))):
        raise BadRecord("The proof does not have a number for every seat.")
    table, game = found["", 0].removeprefix("table=").split(" game=")
    return Proof(
        table=table,
        game=int(game),
        commitment=found["commitment", 0],
        secret=bytes.fromhex(found["secret", 0]),
        numbers=tuple(numbers[seat] for seat in range(len(numbers))),
        throws={at: int(accuracy) for at, accuracy in throws.items()},
        clocked=frozenset(clocked),
    )


def verify(text: str, game: Game | None = None) -> Verdict:
    """Was the game of this record dealt as committed? A text that is not a valid record is refused."""
    return judge(record.read(text, game), read_proof(text))


def judge(match: Match, proof: Proof | None) -> Verdict:
    """Was this game dealt as its proof says?"""
    if proof is None:
        return Verdict("no-proof", "The record carries no proof of its deal.")
    if commitment(proof.secret) != proof.commitment:
        return Verdict("other-secret", "The secret is not the one that was committed to.")
    if len(proof.numbers) != match.players:
        sentence = f"The proof has numbers of {len(proof.numbers)} seats, but {match.players} play."
        return Verdict("other-seats", sentence)
    return _compare(match, proof)


def _compare(match: Match, proof: Proof) -> Verdict:
    """Compare every one of nature's moves with the one that the key decides."""
    dealer, again, words = Dealer(proof.key), Match(match.setting), match.game.words
    accuracy: int | None = None
    throws, clocked = set(proof.throws), set(proof.clocked)
    first = ""  # the move of nature's that the clock may decide next
    dealt = 0
    for at, (mover, move) in enumerate(zip(match.movers, match.moves, strict=True)):
        if mover != NATURE:
            accuracy = None
            first = again.timed_decision.first if again.timed_decision else ""
        elif at in clocked:
            if words[move] not in {first.format(seat=seat) for seat in range(match.players)}:
                sentence = f'Move {at}, "{words[move]}", is not one that the clock decides.'
                return Verdict("not-by-clock", sentence, dealt, at)
            clocked.remove(at)
        else:
            if at in throws and again.movers[-1:] != [NATURE] and again.skill(proof.throws[at]):
                throws.remove(at)
                accuracy = proof.throws[at]
            if dealer.draw(again, accuracy) != move:
                return Verdict("not-dealt", f'Move {at}, "{words[move]}", was not dealt as committed.', dealt, at)
            dealt += 1
        again.play_number(move)
    if throws or clocked:
        at = min(throws | clocked)
        return Verdict("not-there", f"The proof says something impossible about move {at}.", dealt, at)
    by_clock = f", {len(proof.clocked)} decided by the clock" if proof.clocked else ""
    return Verdict("fair", f"All {dealt} of nature's moves were dealt as committed{by_clock}.", dealt)
