"""Attacks of a dishonest server on the deal, alone or together with a player: each gains nothing or is found out.

The server of these tests wants jokers for seat 1 of Millstone. Seat 0 is honest.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import count
from typing import Any

import pytest

import kolmik
from kolmik import Match
from kolmik.client.contribution import Contribution
from kolmik.engine import fair
from kolmik.engine.meter import swing
from kolmik.engine.proof import Proof, StarterRule, Verdict, Witness, verify, write_proof
from kolmik.protocol import messages
from kolmik.server.domain import decide, events, projection, replays
from kolmik.server.domain.decide import Decision
from kolmik.server.domain.fold import apply
from kolmik.server.domain.table import Table

from .local_tables import HOLDERS, LocalTables, local_tables, run

MILLSTONE = kolmik.game("millstone")
TABLE, TRIES = "maple", 256


def secret(number: int) -> bytes:
    return hashlib.sha256(b"secret %d" % number).digest()


def seed(number: int) -> str:
    return hashlib.sha256(b"seed %d" % number).hexdigest()[:32]


def proof_of(secret: bytes, seeds: tuple[str, str], **more: object) -> Proof:
    """A proof in which both seats have committed to their seeds."""
    committed = fair.commitment(secret)
    hashes = {at: fair.seed_hash(one, TABLE, 1, committed, at) for at, one in enumerate(seeds) if one}
    whole = Proof(TABLE, 1, committed, secret, seeds, hashes=hashes, starter=StarterRule("drawn"))
    return replace(whole, **more)  # type: ignore[arg-type]


def dealt(proof: Proof, starter: int | None = None) -> Match:
    """The game as this proof deals it, up to the first decision."""
    if starter is None:
        starter = fair.starter(proof.key, 2)
    match = MILLSTONE.new(2, nature=False, starter=starter)
    fair.Dealer(proof.key).resolve_chance(match)
    return match


def jokers(match: Match) -> int:
    """The jokers in the hand of the server's friend."""
    return sum("joker" in card for card in match.show()["hands"][1])


@pytest.fixture(autouse=True)
def same_seeds_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1000)
    monkeypatch.setattr("kolmik.client.contribution.secrets.token_hex", lambda _: seed(next(numbers)))


@cache
def best_secret(seeds: tuple[str, str]) -> bytes:
    """The secret with the most jokers for seat 1, of 256, if the seeds were these."""
    return max(map(secret, range(TRIES)), key=lambda one: jokers(dealt(proof_of(one, seeds))))


def verdict_on(proof: Proof, witness: Witness | None = None, starter: int | None = None) -> Verdict:
    return verify(dealt(proof, starter).record() + write_proof(proof), witness=witness)


class Honest:
    """The honest player in seat 0: a real client, which has committed to a seed."""

    def __init__(self, commitment: str) -> None:
        self.client, self.commitment = Contribution(TABLE), commitment
        (command,) = self.client.respond(self.state("open", [None, None]))
        assert isinstance(command, messages.ClientSeedHash)
        self.hash = command.hash
        self.client.respond(self.state("open", [self.hash, None]))

    def state(self, stage: str, hashes: list[str | None]) -> messages.State:
        deal: dict[str, Any] = {"by": "server", "stage": stage, "commitment": self.commitment, "secret": None}
        deal |= {"seed_hashes": hashes, "client_seeds": ["", ""]}
        table = {"game_number": 1, "terms": {"starter": None}, "deal": deal}
        return messages.State(n=1, table=table, game={}, you={"seats": [0]}, log=[], now=0)

    def reveal(self, theirs: str | None) -> str:
        """Reveal the seed, once the hashes of both seats are fixed."""
        (command,) = self.client.respond(self.state("seeds", [self.hash, theirs]))
        assert isinstance(command, messages.ClientSeed)
        return command.seed

    @property
    def witness(self) -> Witness:
        witness = self.client.witness(1)
        assert witness
        return witness


# --- the server alone ---


def test_without_contributions_the_server_chooses_and_the_verdict_says_so() -> None:
    proof = proof_of(best_secret(("", "")), ("", ""))
    assert jokers(dealt(proof)) >= 2
    verdict = verdict_on(proof)
    assert verdict.finding == "alone"
    assert "Nobody contributed a seed, so the dealer alone could have chosen this deal." in verdict.sentence


def test_with_one_honest_seed_the_choice_of_the_secret_gains_nothing() -> None:
    """The chosen secret deals as many jokers as any other, whatever it would have dealt without the seed."""
    chosen, any_other = best_secret(("", "")), secret(TRIES)
    spread = []
    for one in (chosen, any_other):
        hands = [jokers(dealt(proof_of(one, (seed(number), "")))) for number in range(800)]
        spread.append(Counter(hands))
    gained = [sum(found * times for found, times in hands.items()) / 800 for hands in spread]
    deviation = 0.6 / 800**0.5  # a hand has 0.35 jokers on average, with a standard deviation below 0.6
    assert abs(gained[0] - gained[1]) < 4 * deviation
    assert spread[0][0] > 400 and jokers(dealt(proof_of(chosen, ("", "")))) >= 2


def test_another_secret_after_the_seeds_are_known_is_found() -> None:
    honest = Honest(fair.commitment(secret(0)))
    mine = honest.reveal(None)
    better = max(map(secret, range(TRIES)), key=lambda one: jokers(dealt(proof_of(one, (mine, "")))))
    swapped = proof_of(better, (mine, ""))
    assert verdict_on(replace(swapped, commitment=fair.commitment(secret(0)))).finding == "other-secret"
    assert verdict_on(swapped).finding == "fair"  # nobody else can tell
    assert verdict_on(swapped, honest.witness).finding == "other-commitment"


def test_a_seed_that_the_server_leaves_out_is_found() -> None:
    """It deals with the seed and without it, and takes what suits it better."""
    honest = Honest(fair.commitment(secret(0)))
    honest.reveal(None)
    without = proof_of(secret(0), ("", ""))
    assert verdict_on(without, honest.witness).finding == "not-used"
    withheld = replace(without, hashes={0: honest.hash})
    assert verdict_on(withheld).finding == "alone" and verdict_on(withheld).withheld == (0,)
    assert verdict_on(withheld, honest.witness).finding == "not-used"


def test_the_starter_is_no_free_choice() -> None:
    proof = proof_of(secret(0), (seed(0), ""))
    drawn = fair.starter(proof.key, 2)
    assert verdict_on(proof).finding == "fair"
    assert verdict_on(proof, starter=1 - drawn).finding == "other-starter"
    honest = Honest(proof.commitment)
    agreed = proof_of(secret(0), (honest.reveal(None), ""), starter=StarterRule("agreed"))
    assert verdict_on(agreed, starter=1).finding == "fair"  # nobody agreed on that
    assert verdict_on(agreed, honest.witness, starter=1).finding == "other-starter"
    for rule in (None, StarterRule("winner", (1,), 0)):
        assert verdict_on(replace(proof, starter=rule)).finding == "other-starter"
    second = replace(proof_of(secret(0), ("", "")), game=2, starter=StarterRule("winner", (1,), 0))
    assert verdict_on(second, starter=1).finding == "alone" and verdict_on(second, starter=0).finding == "other-starter"
    assert verdict_on(replace(second, starter=StarterRule("drawn"))).finding == "other-starter"


# --- the server and the player in seat 1 ---


def test_a_colluding_player_cannot_choose_after_the_others() -> None:
    """Seat 1 tries seeds once it knows the other one. Every way to pass the best one off is found."""
    honest = Honest(fair.commitment(secret(0)))
    own = seed(0)
    first = fair.seed_hash(own, TABLE, 1, honest.commitment, 1)
    mine = honest.reveal(first)
    best = max(map(seed, range(1, TRIES)), key=lambda one: jokers(dealt(proof_of(secret(0), (mine, one)))))
    fraud = proof_of(secret(0), (mine, best))
    assert jokers(dealt(fraud)) >= 2
    kept = {0: honest.hash, 1: first}
    assert verdict_on(replace(fraud, hashes=kept)).finding == "other-seed"
    assert verdict_on(fraud).finding == "fair"  # with another hash, only the honest player can tell
    assert verdict_on(fraud, honest.witness).finding == "other-hashes"
    assert verdict_on(replace(fraud, hashes={0: honest.hash})).finding == "late-seed"
    unsealed = replace(fraud, hashes={}, starter=None)  # like a record of an earlier version
    assert verdict_on(unsealed).finding == "uncommitted"
    assert verdict_on(unsealed, honest.witness).finding == "not-used"
    truth = proof_of(secret(0), (mine, own))
    assert verdict_on(truth, honest.witness).finding == "fair"


def test_a_colluding_player_who_withholds_the_seed_is_named() -> None:
    honest = Honest(fair.commitment(secret(0)))
    theirs = fair.seed_hash(seed(0), TABLE, 1, honest.commitment, 1)
    mine = honest.reveal(theirs)
    verdict = verdict_on(proof_of(secret(0), (mine, ""), hashes={0: honest.hash, 1: theirs}), honest.witness)
    assert (verdict.finding, verdict.withheld) == ("withheld", (1,))


def test_the_server_refuses_a_seed_that_was_chosen_last(sqlite_url: str) -> None:
    """The same attack on an honest server: of 256 seeds it takes none but the one that was committed to."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("millstone", 2, begin=False)
            table = session.table
            for seat in (0, 1):
                hashed = fair.seed_hash(seed(seat), table.id, 1, table.commitment, seat)
                await tables.command(session, seat, "client_seed_hash", seat=seat, hash=hashed)
            await tables.command(session, 0, "start")
            await tables.command(session, 0, "client_seed", seat=0, seed=seed(0))
            for number in range(2, TRIES):
                with pytest.raises(kolmik.Refused, match="not the seed whose hash seat 1 sent"):
                    await tables.command(session, 1, "client_seed", seat=1, seed=seed(number))
            await tables.command(session, 1, "client_seed", seat=1, seed=seed(1))
            assert session.table.played.client_seeds == (seed(0), seed(1))

    run(test())


# --- a patched server, from the first event to the record ---


def whole_game(tables: LocalTables, contribute: bool) -> tuple[Table, Witness | None]:
    """A game at a server that has chosen the best of 256 secrets. Seat 0 contributes, or nobody does."""
    table, events_at = Table(TABLE), count()
    client = Contribution(TABLE, contribute)

    def store(decision: Decision) -> None:
        for event, _ in decision.steps:
            if isinstance(event, events.Gathered):
                event = events.Gathered(secret=best_secret(("", "")).hex())
            apply(table, event, next(events_at))

    def execute(seat: int, command: messages.AnyCommand) -> None:
        store(decide.decide(table, command, tables.request(seat)))
        respond()

    def respond() -> None:
        for command in client.respond(seen_by_seat_0(table)):
            store(decide.decide(table, command, tables.request(0)))
            respond()

    wish = messages.NewTable(game="millstone", players=2, name="Ann", terms=messages.Terms(race="turns"))
    store(decide.create(wish, tables.request(0)))
    execute(1, messages.Sit(name="Bea"))
    execute(1, messages.ClientSeedHash(seat=1, hash=""))
    execute(0, messages.Start())
    return table, client.witness(1)


def seen_by_seat_0(table: Table) -> messages.State:
    return messages.read_state(messages.write(projection.state(table, HOLDERS[0], 0, 0)))


@pytest.mark.parametrize("contribute", [True, False])
def test_a_server_that_tries_256_secrets(sqlite_url: str, contribute: bool) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            found = []
            for _ in range(20 if contribute else 1):
                table, witness = whole_game(tables, contribute)
                found.append(jokers(table.played.match))
                apply(table, events.Aborted(why="that is enough"), 0)
                verdict = verify(replays.record(table, 1), witness=witness)
                assert verdict.finding == ("fair" if contribute else "alone"), verdict.sentence
            # Alone it has the jokers it looked for. With one honest seed it has had no influence on the twenty deals.
            assert max(found) >= 2 if not contribute else sum(found) < 20

    run(test())


# --- the meter ---


def test_a_meter_that_does_not_follow_from_the_deal_is_found() -> None:
    dungeon = kolmik.game("dungeon")
    proof = proof_of(secret(0), (seed(0), ""), starter=StarterRule("agreed"))
    match = dungeon.new(2, nature=False, starter=0, options={"first_turn": "any"})
    dealer = fair.Dealer(proof.key)
    throws: dict[int, int] = {}
    while not throws:
        if match.mover < 0 and match.skill(70):
            throws[len(match.moves)] = 70
            match.play_number(dealer.draw(match, 70))
        elif match.mover < 0:
            match.play_number(dealer.draw(match))
        else:
            thrown = [words for words in match.legal() if words.startswith("throw")]
            match.play((thrown or match.legal())[0])
    (at,) = throws
    true = swing(proof.key, at)
    text = match.record()
    for meters, finding in (
        ({at: true}, "fair"),
        ({at: true._replace(phases=(0, 0))}, "other-meter"),
        ({}, "other-meter"),
    ):
        assert verify(text + write_proof(replace(proof, throws=throws, meters=meters))).finding == finding
    earlier = replace(proof, throws=throws, starter=None, hashes={})
    assert verify(text + write_proof(earlier)).finding == "uncommitted"  # meters were not recorded then
