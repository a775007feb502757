"""The verdict on a deal with committed seeds: each finding, with and without a witness, in the words people read."""

from __future__ import annotations

from dataclasses import replace

import pytest

import kolmik
from kolmik import Match
from kolmik.engine.fair import Dealer, commitment, seed_hash
from kolmik.engine.fair import starter as drawn_starter
from kolmik.engine.meter import Swing
from kolmik.engine.proof import Finding, Proof, StarterRule, Witness, judge, verify, write_proof

from .test_proof import played
from .tiny import TINY

SECRET, OTHER = bytes(range(32)), bytes(32)
PLAYERS = 3
SEEDS = ("one", "two", "three")


def dealt(seeds: tuple[str, ...] = SEEDS, starter: int | None = None, rule: str = "drawn") -> tuple[Match, Proof]:
    """The beginning of a game whose seats have committed to these seeds, and its proof."""
    committed = commitment(SECRET)
    game = 2 if rule.startswith("winners") else 1
    hashes = {seat: seed_hash(seed, "maple", game, committed, seat) for seat, seed in enumerate(seeds) if seed}
    proof = Proof("maple", game, committed, SECRET, seeds, hashes=hashes, starter=StarterRule.read(rule))
    first = drawn_starter(proof.key, PLAYERS) if starter is None else starter
    match = TINY.new(PLAYERS, starter=first, nature=False)
    Dealer(proof.key).resolve_chance(match)
    return match, proof


def witness(proof: Proof, seat: int = 1) -> Witness:
    """What the program of a seat saw of an honest deal."""
    return Witness(proof.commitment, proof.hashes, {seat: proof.numbers[seat]}, frozenset({seat}))


def test_a_deal_with_committed_seeds_is_fair() -> None:
    match, proof = dealt()
    verdict = judge(match, proof, witness(proof))
    assert (verdict.finding, verdict.contributed, verdict.withheld, verdict.uncommitted) == ("fair", (0, 1, 2), (), ())
    assert "Seats 0, 1 and 2 contributed to it." in verdict.sentence
    assert verdict.sentence.endswith(f"Seat {match.setting.starter} starts, as drawn.")


def test_a_seed_that_was_not_revealed_is_named() -> None:
    match, proof = dealt(("one", "", ""))
    hashes = {**proof.hashes, 2: seed_hash("three", "maple", 1, proof.commitment, 2)}
    verdict = judge(match, replace(proof, hashes=hashes))
    assert (verdict.finding, verdict.contributed, verdict.withheld) == ("withheld", (0,), (2,))
    assert "Seat 0 contributed to it. Seat 2 committed to a seed and withheld it." in verdict.sentence


def test_a_deal_without_seeds_is_the_dealers_alone() -> None:
    match, proof = dealt(("", "", ""))
    verdict = judge(match, proof)
    assert verdict.good and verdict.finding == "alone" and verdict.contributed == ()
    assert "Nobody contributed a seed, so the dealer alone could have chosen this deal." in verdict.sentence


@pytest.mark.parametrize(
    ("changes", "finding", "sentence"),
    [
        ({"hashes": {0: "5e" * 32}}, "other-seed", "The seed of seat 0 does not match its hash."),
        ({"meters": {4: Swing((1, 2), (3, 4))}}, "other-meter", "The meter before move 4 does not follow from"),
        ({"starter": None}, "other-starter", "The proof does not say why seat "),
        ({"starter": StarterRule.read("winners=0 started=0")}, "other-starter", "Nobody can start game 1 of a table"),
    ],
)
def test_a_changed_proof_is_found(changes: dict[str, object], finding: Finding, sentence: str) -> None:
    match, proof = dealt()
    verdict = judge(match, replace(proof, **changes))  # type: ignore[arg-type]
    assert not verdict.good and verdict.finding == finding and verdict.sentence.startswith(sentence)


def test_every_throw_has_a_meter() -> None:
    text, proof = played(kolmik.game("dungeon"), 4, 1, skilled=True)
    assert proof.throws and verify(text + write_proof(proof)).good
    verdict = verify(text + write_proof(replace(proof, starter=StarterRule.read("drawn"))))
    assert verdict.sentence == f"The proof has no meter before move {min(proof.throws)}."


def test_a_seed_without_a_hash_among_seeds_with_hashes_came_last() -> None:
    match, proof = dealt()
    hashes = {seat: text for seat, text in proof.hashes.items() if seat != 1}
    verdict = judge(match, replace(proof, hashes=hashes))
    assert (verdict.finding, verdict.sentence) == ("late-seed", "Seat 1 did not commit to its seed, as others did.")


def test_another_starter_than_the_one_drawn_is_found() -> None:
    _, proof = dealt()
    other = (drawn_starter(proof.key, PLAYERS) + 1) % PLAYERS
    match, proof = dealt(starter=other)
    verdict = judge(match, proof)
    assert verdict.finding == "other-starter" and verdict.sentence.endswith(f"not seat {other}.")


def test_a_witness_knows_better() -> None:
    match, proof = dealt()
    saw = witness(proof)
    without = replace(saw, seeds={}, revealed=frozenset())
    cases: list[tuple[Witness, Finding]] = [
        (replace(saw, commitment=commitment(OTHER)), "other-commitment"),
        (replace(saw, seeds={1: "another"}), "not-used"),
        (replace(without, hashes={0: proof.hashes[0]}), "other-hashes"),
        (replace(without, agreed=2), "other-starter"),
    ]
    assert judge(match, proof, saw).finding == judge(match, proof, without).finding == "fair"
    for changed, finding in cases:
        verdict = judge(match, proof, changed)
        assert not verdict.good and verdict.finding == finding, verdict.sentence


def test_a_revealed_seed_must_be_used() -> None:
    match, proof = dealt(("one", "", "three"))
    hashes = {**proof.hashes, 1: seed_hash("two", "maple", 1, proof.commitment, 1)}
    proof = replace(proof, hashes=hashes)
    saw = Witness(proof.commitment, hashes, {1: "two"})
    assert judge(match, proof, saw).finding == "withheld"
    assert judge(match, proof, replace(saw, revealed=frozenset({1}))).finding == "not-used"


def test_the_winner_of_the_game_before_starts() -> None:
    match, proof = dealt(starter=2, rule="winners=2 started=0")
    verdict = judge(match, proof, witness(proof))
    assert verdict.finding == "fair"
    assert verdict.sentence.endswith("starts after the result of the game before, if game 1 ended as the proof says.")
    previous = TINY.new(PLAYERS, starter=0, nature=False)
    assert judge(match, proof, previous=previous).sentence == "Game 1 did not end as the proof of game 2 says."
    match, proof = dealt(starter=1, rule="winners=2 started=0")
    assert judge(match, proof).sentence == "Seat 2 won the game before and should start, not seat 1."
    match, proof = dealt(starter=1, rule="winners=5 started=0")
    assert judge(match, proof).sentence == "The proof names winners of the game before who do not play."


def test_an_agreed_starter_is_the_one_of_the_terms() -> None:
    match, proof = dealt(starter=1, rule="agreed")
    assert judge(match, proof, replace(witness(proof), agreed=1)).finding == "fair"
    assert judge(match, proof, replace(witness(proof), agreed=0)).finding == "other-starter"
