"""The verdict on a deal: whether the proof in a record holds, who contributed to the deal, and why a seat starts.

`judge` is the only place that decides this. The command line, the server and the Python client all call it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from . import record
from .contract import NATURE, Game
from .fair import Dealer, commitment, seed_hash, starter
from .match import Match, Outcome
from .meter import swing
from .proof_lines import Proof, StarterRule, read_proof, write_proof
from .series import next_starter

__all__ = [
    "Finding",
    "Proof",
    "StarterRule",
    "Verdict",
    "Witness",
    "judge",
    "read_proof",
    "verify",
    "write_proof",
]

Finding = Literal[
    "fair",
    "alone",  # as committed, but no player contributed: the dealer alone could have chosen the deal
    "uncommitted",  # as committed, but seeds have no hashes: whoever gave one last could have chosen it
    "withheld",  # as committed, but a seat did not reveal its seed: it could choose between two deals
    "no-proof",
    "other-secret",
    "other-seats",
    "other-seed",  # a seed does not match its hash
    "late-seed",  # a seed without a hash, among seeds with hashes
    "other-starter",
    "other-meter",
    "not-by-clock",
    "not-dealt",
    "not-there",
    "other-commitment",  # this and the last two: not what the witness saw
    "other-hashes",
    "not-used",
]
GOOD = ("fair", "alone", "uncommitted", "withheld")


@dataclass(frozen=True)
class Witness:
    """What a player's program saw and did before the first card of a game."""

    commitment: str
    hashes: Mapping[int, str] | None = None  # by seat, as they were fixed; None if the program did not see that
    seeds: Mapping[int, str] = field(default_factory=dict)  # its own, of which the dealer had the hashes in time
    revealed: frozenset[int] = frozenset()  # those of its seats whose seeds it has sent
    agreed: int | None = None  # the seat that the terms of the table name as the first starter


@dataclass(frozen=True)
class Verdict:
    """Whether a game was dealt as committed: a finding for programs, and the same in words for people."""

    finding: Finding
    sentence: str  # several where nothing is wrong
    dealt: int = 0  # nature's moves that are as committed
    at: int | None = None  # the first move that is not as it should be
    contributed: tuple[int, ...] = ()  # the seats whose seeds are part of the deal
    withheld: tuple[int, ...] = ()  # the seats that committed to a seed and did not reveal it
    uncommitted: tuple[int, ...] = ()  # those among `contributed` that did not commit to their seed first

    @property
    def good(self) -> bool:
        """Whether every move is as committed. Only "fair" says that nobody could have chosen the deal either."""
        return self.finding in GOOD


def verify(
    text: str, game: Game | None = None, witness: Witness | None = None, previous: Match | None = None
) -> Verdict:
    """Was the game of this record dealt as committed? A text that is not a valid record is refused.

    `witness` is what a player's program saw, and `previous` the game before this one at the same table.
    """
    return judge(record.read(text, game), read_proof(text), witness, previous)


def judge(match: Match, proof: Proof | None, witness: Witness | None = None, previous: Match | None = None) -> Verdict:
    """Was this game dealt as its proof says, and is that what the witness saw?"""
    if proof is None:
        return Verdict("no-proof", "The record carries no proof of its deal.")
    if commitment(proof.secret) != proof.commitment:
        return Verdict("other-secret", "The secret is not the one that was committed to.")
    if len(proof.numbers) != match.players:
        sentence = f"The proof has numbers of {len(proof.numbers)} seats, but {match.players} play."
        return Verdict("other-seats", sentence)
    wrong = _check_seeds(proof) or (_check_witness(match, proof, witness) if witness else None)
    if wrong:
        return wrong
    verdict = _compare(match, proof)
    if not verdict.good:
        return verdict
    return _check_meters(proof) or _check_starter(match, proof, previous) or _weigh(verdict, match, proof, previous)


# --- the seeds ---


def _check_seeds(proof: Proof) -> Verdict | None:
    """Each seed must match its hash. Where seats have hashes, a seed without one may have been chosen last."""
    for seat, seed in enumerate(proof.numbers):
        if not seed:
            continue
        if seat not in proof.hashes:
            if proof.hashes:
                return Verdict("late-seed", f"Seat {seat} did not commit to its seed, as others did.")
        elif _hash(proof, seat, seed) != proof.hashes[seat]:
            return Verdict("other-seed", f"The seed of seat {seat} does not match its hash.")
    return None


def _hash(proof: Proof, seat: int, seed: str) -> str:
    return seed_hash(seed, proof.table, proof.game, proof.commitment, seat)


def _check_witness(match: Match, proof: Proof, witness: Witness) -> Verdict | None:
    """The proof must be what the witness saw, with the witness's own seeds in it."""
    if proof.commitment != witness.commitment:
        return Verdict("other-commitment", "The commitment is not the one that was shown before the game.")
    for seat, seed in witness.seeds.items():
        used = proof.numbers[seat] == seed
        if proof.hashes.get(seat) != _hash(proof, seat, seed) or (seat in witness.revealed and not used):
            return Verdict("not-used", f"The seed of seat {seat} was sent in time, but it was not used.")
    if witness.hashes is not None and dict(witness.hashes) != dict(proof.hashes):
        return Verdict("other-hashes", "The hashes are not those that were shown before the seeds were revealed.")
    agreed = match.setting.starter if proof.starter and proof.starter.kind == "agreed" else None
    if proof.starter and proof.starter.kind != "winner" and agreed != witness.agreed:
        return Verdict("other-starter", "The starter is not the one that the terms of the table name.")
    return None


# --- the moves ---


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
    return Verdict("fair", "", dealt)


def _check_meters(proof: Proof) -> Verdict | None:
    """Each meter must swing as the key says. Records that say why a seat starts have a meter for every throw."""
    for at, found in proof.meters.items():
        if found != swing(proof.key, at):
            return Verdict("other-meter", f"The meter before move {at} does not follow from the deal.", at=at)
    missing = set(proof.throws) - set(proof.meters)
    if proof.starter and missing:
        return Verdict("other-meter", f"The proof has no meter before move {min(missing)}.", at=min(missing))
    return None


# --- the starter ---


def _check_starter(match: Match, proof: Proof, previous: Match | None) -> Verdict | None:
    """The first starter is drawn or agreed; later the winner of the game before starts."""
    seat, rule = match.setting.starter, proof.starter
    if rule is None:
        if not proof.hashes:
            return None  # a record of an earlier version
        return Verdict("other-starter", f"The proof does not say why seat {seat} starts.")
    if (rule.kind == "winner") != (proof.game > 1):
        by = {"drawn": "by lot", "agreed": "by agreement", "winner": "as a winner"}[rule.kind]
        return Verdict("other-starter", f"Nobody can start game {proof.game} of a table {by}.")
    if rule.kind == "drawn" and starter(proof.key, match.players) != seat:
        return Verdict(
            "other-starter", f"Seat {starter(proof.key, match.players)} was drawn to start, not seat {seat}."
        )
    if rule.kind != "winner":
        return None
    if max(rule.winners) >= match.players or rule.started >= match.players:
        return Verdict("other-starter", "The proof names winners of the game before who do not play.")
    first = next_starter(Outcome("", (), rule.winners), rule.started, match.players)
    if first != seat:
        return Verdict("other-starter", f"Seat {first} won the game before and should start, not seat {seat}.")
    if previous and not _ended_so(previous, rule):
        return Verdict("other-starter", f"Game {proof.game - 1} did not end as the proof of game {proof.game} says.")
    return None


def _ended_so(previous: Match, rule: StarterRule) -> bool:
    outcome = previous.outcome
    return outcome is not None and (outcome.winners, previous.setting.starter) == (rule.winners, rule.started)


# --- in words ---


def _weigh(verdict: Verdict, match: Match, proof: Proof, previous: Match | None) -> Verdict:
    """Return the verdict on a deal in which nothing is wrong: who contributed, and what cannot be checked."""
    contributed = tuple(seat for seat, seed in enumerate(proof.numbers) if seed)
    withheld = tuple(seat for seat in sorted(proof.hashes) if seat not in contributed)
    uncommitted = tuple(seat for seat in contributed if seat not in proof.hashes)
    weak: Finding = "uncommitted" if uncommitted else "withheld" if withheld else "fair"
    finding = weak if contributed else "alone"
    by_clock = f", {len(proof.clocked)} decided by the clock" if proof.clocked else ""
    sentences = [f"All {verdict.dealt} of nature's moves were dealt as committed{by_clock}."]
    if finding == "alone":
        sentences.append("Nobody contributed a seed, so the dealer alone could have chosen this deal.")
    else:
        unknown = ", without committing to a seed first" if uncommitted else ""
        sentences.append(f"{_seats(contributed)} contributed to it{unknown}.")
    if withheld:
        sentences.append(f"{_seats(withheld)} committed to a seed and withheld it.")
    sentences.append(_starter_sentence(match, proof, previous))
    return replace(
        verdict,
        finding=finding,
        sentence=" ".join(sentences),
        contributed=contributed,
        withheld=withheld,
        uncommitted=uncommitted,
    )


def _starter_sentence(match: Match, proof: Proof, previous: Match | None) -> str:
    seat, rule = match.setting.starter, proof.starter
    if rule is None:
        return f"Why seat {seat} starts is not recorded."
    if rule.kind == "winner":
        unseen = "" if previous else f", if game {proof.game - 1} ended as the proof says"
        return f"Seat {seat} starts after the result of the game before{unseen}."
    return f"Seat {seat} starts, as {rule.kind}."


def _seats(seats: Iterable[int]) -> str:
    """Such as "Seat 1" or "Seats 0, 1 and 3"."""
    *others, last = map(str, seats)
    return f"Seats {', '.join(others)} and {last}" if others else f"Seat {last}"
