"""A program contributes to the deals of its seats, notes what it sees of them, and finds any fraud afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from kolmik.client import Client, Connection
from kolmik.client.contribution import Contribution
from kolmik.engine import fair
from kolmik.engine.proof import Witness, read_proof, verify, write_proof
from kolmik.protocol import messages
from kolmik.protocol.messages import State, Terms

from ..server.serving import Server, serving

SHORT = {"turn_limit": 5}
SECRET = bytes(range(32))
TABLE = "maple"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("contribution")) as running:
        yield running


async def play(*connections: Connection) -> None:
    """Play a game with random moves."""

    async def moves(connection: Connection) -> None:
        rng = Random(connection.seat)
        number = connection.state.table["game_number"]
        async for turn in connection.turns(stay=True):
            await turn.move(rng.choice(turn.legal))
            if connection.status == "over" or connection.state.table["game_number"] != number:
                return

    tasks = [asyncio.create_task(moves(connection)) for connection in connections]
    await connections[0].wait_over()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def seated(server: Server, first: Client, second: Client) -> tuple[str, Connection, Connection]:
    terms = Terms(pace=0, away=0, race="turns", games=2)
    table = await first.create("millstone", 2, name="Mari", options=SHORT, terms=terms)
    one, other = await first.join(table), await second.join(table)
    await other.sit("Jonas")
    return table, one, other


def test_programs_contribute_to_every_game_and_verify_it(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url) as first, Client(server.url) as second, Client(server.url) as stranger:
            table, one, other = await seated(server, first, second)
            for number in (1, 2):
                if number == 2:
                    await one.rematch()
                await one.start()
                assert one.status == "playing" and all(one.state.table["deal"]["client_seeds"])
                await play(one, other)
                text = await first.record(table, number)
                for client in (first, second):
                    verdict = await client.verify(table, number)
                    assert (verdict.finding, verdict.contributed) == ("fair", (0, 1)), verdict.sentence
                    assert " if game " not in verdict.sentence  # the game before was looked at
                assert (await stranger.verify(table, number)).finding == "fair"
                witness = one.contribution.witness(number)
                assert witness and len(witness.hashes or {}) == 2 and witness.revealed == {0}
                proof = read_proof(text)
                assert proof and list(witness.seeds.values()) == [proof.numbers[0]]
            seeds = [one.contribution.witness(number) for number in (1, 2)]
            assert seeds[0] and seeds[1] and seeds[0].seeds != seeds[1].seeds

    asyncio.run(asyncio.wait_for(work(), 120))


def test_a_program_that_declines_holds_nobody_up_and_proves_nothing(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url, contribute=False) as first, Client(server.url, contribute=False) as second:
            table, one, other = await seated(server, first, second)
            await other.wait(lambda state: state.table["deal"]["seed_hashes"] == ["", ""])
            number = (await one.execute(messages.Start(id="start"))).n  # type: ignore[union-attr]
            assert one.status == "playing" and one.state.n == number
            await play(one, other)
            verdict = await first.verify(table)
            assert (verdict.finding, verdict.good) == ("alone", True)
            assert "the dealer alone could have chosen this deal" in verdict.sentence

    asyncio.run(asyncio.wait_for(work(), 120))


# --- what it answers, and when it reveals a seed ---


def state(stage: str, hashes: list[str | None], own: list[int], **deal: Any) -> State:
    part = {
        "by": "server",
        "stage": stage,
        "commitment": fair.commitment(SECRET),
        "seed_hashes": hashes,
        "client_seeds": [""] * len(hashes),
        "secret": None,
    } | deal
    table = {"game_number": 1, "terms": {"starter": None}, "deal": part}
    return State(n=1, table=table, game={}, you={"seats": own}, log=[], now=0)


def committed(contribution: Contribution, seat: int = 0) -> str:
    """The hash that a program sends for its seat."""
    (command,) = contribution.respond(state("open", [None, None], [seat]))
    assert isinstance(command, messages.ClientSeedHash) and command.seat == seat
    contribution.respond(state("open", [command.hash if at == seat else None for at in (0, 1)], [seat]))
    return command.hash


def test_a_seed_is_revealed_only_for_the_hashes_that_were_fixed_first() -> None:
    contribution = Contribution(TABLE)
    mine, theirs = committed(contribution), "1" * 64
    fixed = state("seeds", [mine, theirs], [0])
    (reveal,) = contribution.respond(fixed)
    assert isinstance(reveal, messages.ClientSeed)
    assert fair.seed_hash(reveal.seed, TABLE, 1, fair.commitment(SECRET), 0) == mine
    assert contribution.respond(fixed) == [reveal]  # after a lost connection it is sent again
    # A server that shows other hashes now, or goes back to gathering them, gets nothing more.
    assert contribution.respond(state("seeds", [mine, "2" * 64], [0])) == []
    assert contribution.respond(state("open", [None, None], [0])) == []
    witness = contribution.witness(1)
    assert witness and witness.hashes == {0: mine, 1: theirs} and witness.seeds == {0: reveal.seed}


def test_no_seed_is_revealed_for_another_hash_or_another_commitment() -> None:
    contribution = Contribution(TABLE)
    mine = committed(contribution)
    other = fair.commitment(bytes(32))
    assert contribution.respond(state("seeds", [mine, None], [0], commitment=other)) == []
    assert contribution.respond(state("seeds", ["3" * 64, None], [0])) == []
    assert contribution.respond(state("seeds", [mine, None], [0])) == []  # others were shown first


def test_the_hash_of_an_earlier_run_is_replaced_once() -> None:
    contribution = Contribution(TABLE)
    (command,) = contribution.respond(state("open", ["4" * 64, None], [0]))
    assert isinstance(command, messages.ClientSeedHash) and command.hash != "4" * 64
    assert contribution.respond(state("open", [command.hash, None], [0])) == []
    assert contribution.respond(state("open", ["4" * 64, None], [0])) == []  # two programs never take turns for ever
    assert contribution.respond(state("open", [None, None], [0])) == [command]  # after standing up and sitting down


# --- what a program finds in the record ---


@pytest.fixture(scope="module")
def fair_game(server: Server) -> tuple[str, Witness]:
    """The record of a fair game, and what the program in seat 0 saw of its deal."""

    async def work() -> tuple[str, Witness]:
        async with Client(server.url) as first, Client(server.url) as second:
            table, one, other = await seated(server, first, second)
            await one.start()
            await play(one, other)
            witness = one.contribution.witness(1)
            assert witness
            return await first.record(table), witness

    return asyncio.run(asyncio.wait_for(work(), 120))


def test_a_fraud_that_a_record_does_not_show_is_found_by_the_witness(fair_game: tuple[str, Witness]) -> None:
    text, witness = fair_game
    assert verify(text, witness=witness).finding == "fair"
    other = fair.commitment(bytes(32))
    frauds = {
        "other-commitment": replace(witness, commitment=other),
        "other-hashes": replace(witness, hashes={**(witness.hashes or {}), 1: "5" * 64}),
        "not-used": replace(witness, seeds={0: "another"}),
        "other-starter": replace(witness, agreed=1),
    }
    for finding, seen in frauds.items():
        verdict = verify(text, witness=seen)
        assert (verdict.finding, verdict.good) == (finding, False)


def test_a_seed_that_was_revealed_and_not_used_is_found(fair_game: tuple[str, Witness]) -> None:
    """The server says that the seat withheld its seed, and deals without it."""
    text, witness = fair_game
    proof = read_proof(text)
    assert proof
    body = "\n".join(line for line in text.splitlines() if not line.startswith("# deal"))
    without = body + "\n" + write_proof(replace(proof, numbers=("", proof.numbers[1])))
    assert verify(without, witness=witness).finding == "not-used"
    quiet = replace(witness, revealed=frozenset())  # a program that did not get to reveal it
    assert verify(without, witness=quiet).finding != "not-used"
