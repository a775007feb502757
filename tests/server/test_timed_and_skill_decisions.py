"""Timed and skill decisions: the race and the thank-you of Millstone, the thrown bird of Dungeon."""

from __future__ import annotations

from random import Random

import pytest

from kolmik.engine import NATURE, Refused, proof
from kolmik.engine.timed import allowed
from kolmik.server.domain import decide, events, replays
from kolmik.server.domain.decide import accuracy
from kolmik.server.domain.table import MAX_CREDIT, METER_LIMIT
from kolmik.server.runtime.session import Session

from .local_tables import LocalTables, local_tables, run

MAX_MOVES = 3000


async def at_timed_decision(tables: LocalTables, session: Session, kind: str, rng: Random) -> Session:
    """Make random moves until such a decision; for a race, at least two players can race."""
    for _ in range(MAX_MOVES):
        table = session.table
        decision = table.timed_decision()
        if decision and decision.kind == kind:
            able = [seat for seat in decision.seats if len(allowed(table.played.match, seat)) > 1]
            if kind != "race" or len(able) >= 2:
                return session
        if decision and decision.kind == "race":
            await tables.wait(session, int(decision.seconds * 1000))
            continue
        if not table.in_play:
            await tables.command(session, 0, "rematch")
            await tables.command(session, 0, "start")
            continue
        await tables.move(session, table.played.match.mover, rng.choice(table.played.match.legal()))
    raise AssertionError(f"There was no decision of kind {kind}.")


async def at_a_race(tables: LocalTables, players: int, seed: int = 1) -> Session:
    return await at_timed_decision(tables, await tables.table("millstone", players), "race", Random(seed))


def racers(session: Session) -> dict[int, str]:
    """The seats that can race now, each with a move that does."""
    match, decision = session.table.played.match, session.table.timed_decision()
    assert decision
    choices = {seat: [move for move in allowed(match, seat) if move != decision.otherwise] for seat in decision.seats}
    return {seat: moves[0] for seat, moves in choices.items() if moves}


async def last_race(tables: LocalTables, session: Session) -> events.Raced:
    entries = [events.read(row.body) for row in await tables.store.read(session.table.id)]
    return [entry for entry in entries if isinstance(entry, events.Raced)][-1]


async def decided(tables: LocalTables, session: Session) -> None:
    """Wait until the race is over, whoever has chosen what."""
    await tables.wait(session, session.table.deadline() - tables.at)  # type: ignore[operator]


@pytest.mark.parametrize(
    ("head_start", "latency", "winner"),
    [(0, 0, "first"), (50, 0, "first"), (100, 300, "second"), (300, 300, "first"), (399, 5000, "second")],
)
def test_the_first_claim_wins_after_compensating_for_latency(
    sqlite_url: str, head_start: int, latency: int, winner: str
) -> None:
    """`head_start`: how much earlier the first claim arrives, in milliseconds."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await at_a_race(tables, 4)
            (first, first_move), (second, second_move), *_ = racers(session).items()
            connection = await tables.connect(session, first)
            await tables.wait(session, 700)
            await tables.move(session, first, first_move)
            assert await tables.wait(session, head_start) == []
            await tables.move(session, second, second_move, latency=latency)
            assert session.table.claims[second].credit == min(latency, MAX_CREDIT)
            state = connection.state
            assert state.you["chosen"] == [first] and state.you["claim"] == first_move
            await decided(tables, session)
            raced = await last_race(tables, session)
            assert raced.clock is not None
            assert raced.moves[raced.clock] == f"fastest {first if winner == 'first' else second}"
            assert not session.table.claims and connection.state.you["chosen"] == []

    run(test())


def test_the_compensation_for_latency_is_bounded(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await at_a_race(tables, 4)
            (first, first_move), (second, second_move), *_ = racers(session).items()
            await tables.move(session, first, first_move)
            await tables.wait(session, MAX_CREDIT + 1)
            await tables.move(session, second, second_move, latency=100_000)
            await decided(tables, session)
            raced = await last_race(tables, session)
            assert raced.clock is not None and raced.moves[raced.clock] == f"fastest {first}"
            with pytest.raises(Refused):
                await tables.move(session, second, second_move, latency=100_000)

    run(test())


def test_without_claims_all_sit_out(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await at_a_race(tables, 3)
            decision = session.table.timed_decision()
            assert decision
            limit = int(decision.seconds * 1000)
            assert await tables.wait(session, limit - 1) == []
            assert len(await tables.wait(session, 1)) >= 1
            raced = await last_race(tables, session)
            count = len(decision.seats)
            assert raced.clock is None and raced.moves[:count] == [decision.otherwise] * count

    run(test())


def test_a_race_ends_as_soon_as_all_have_chosen(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await at_a_race(tables, 3)
            decision = session.table.timed_decision()
            assert decision
            for seat in decision.seats:
                with pytest.raises(Refused, match="not one of your choices"):
                    await tables.move(session, seat, "draw")
                await tables.move(session, seat, decision.otherwise)
                if session.table.claims:
                    with pytest.raises(Refused, match="already chosen"):
                        await tables.move(session, seat, decision.otherwise)
            assert session.table.deadline() == session.table.since
            assert len(await tables.wait(session, 0)) >= 1

    run(test())


def test_a_repeated_claim_counts_once(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await at_a_race(tables, 3)
            seat, move = next(iter(racers(session).items()))
            number = await tables.move(session, seat, move, id="mine")
            assert await tables.move(session, seat, move, id="mine") == number == session.table.number

    run(test())


def test_there_is_no_undo_during_a_race(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            for seed in range(40):
                session = await at_a_race(tables, 3, seed=seed)
                last = session.table.played.match.movers[-1]
                if last == NATURE:
                    continue
                seat, move = next(iter(racers(session).items()))
                await tables.move(session, seat, move)
                with pytest.raises(Refused):
                    await tables.command(session, last, "undo", seen=session.table.number)
                assert session.table.claims
                return
            raise AssertionError("Nature always moved last.")

    run(test())


def test_the_thank_you_has_a_time_limit(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await at_timed_decision(tables, await tables.table("millstone", 3), "thanks", Random(2))
            decision = session.table.timed_decision()
            assert decision and decision.kind == "thanks"
            (seat,) = decision.seats
            limit = int(decision.seconds * 1000)
            assert session.table.deadline() == session.table.since + limit
            assert await tables.wait(session, limit - 1) == []
            event, *_ = await tables.wait(session, 1)
            entry = events.read(event.encode())
            assert isinstance(entry, events.Moved) and entry.seat == seat and entry.moves[0] == decision.otherwise
            again = await at_timed_decision(tables, session, "thanks", Random(3))
            (seat,) = again.table.timed_decision().seats  # type: ignore[union-attr]
            thanks = next(move for move in again.table.played.match.legal() if move != decision.otherwise)
            await tables.move(again, seat, thanks)

    run(test())


# --- the bird ---


async def at_a_throw(tables: LocalTables, skill: str, seed: int = 5) -> tuple[Session, int]:
    """Make random moves until a bird is thrown (with skill: until the meter runs); returns also the thrower's seat."""
    session = await tables.table("dungeon", 2, terms={"skill": skill, "starter": 0})
    rng = Random(seed)
    for _ in range(MAX_MOVES):
        if session.table.meter:
            return session, session.table.meter.seat
        match = session.table.played.match
        seat, legal = match.mover, match.legal()
        throws = [move for move in legal if "throw" in move]
        await tables.move(session, seat, rng.choice(throws or legal))
        if throws and skill == "odds":
            return session, seat
    raise AssertionError("No bird was thrown.")


def test_a_throw_by_odds_needs_no_meter(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session, seat = await at_a_throw(tables, "odds")
            assert session.table.meter is None and not session.table.played.accuracies
            with pytest.raises(Refused, match="no meter to stop"):
                await tables.command(session, seat, "release", after=100)

    run(test())


@pytest.mark.parametrize(
    ("elapsed", "latency", "reported", "counted"),
    [
        (1500, 0, 1500, 1500),
        (1500, 0, 9000, 1500),  # at most the time elapsed
        (1500, 0, 0, 1440),  # at least the elapsed time less latency and tolerance
        (1500, 200, 1300, 1300),
        (1500, 200, 0, 1240),
        (1500, 60_000, 0, 1500 - MAX_CREDIT - 60),  # latency is capped
        (30, 0, 0, 0),
    ],
)
def test_the_server_bounds_the_reported_release_time(
    sqlite_url: str, elapsed: int, latency: int, reported: int, counted: int
) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session, seat = await at_a_throw(tables, "skill")
            meter, connection = session.table.meter, await tables.connect(session)
            table = connection.state.table
            assert meter and table["meter"]["seat"] == seat and table["awaited"] == [seat]
            with pytest.raises(Refused, match="not yours"):
                await tables.command(session, 1 - seat, "release", after=10)
            with pytest.raises(Refused, match="meter is running"):
                await tables.move(session, seat, "draw")
            expected, at = accuracy(meter, counted), len(session.table.played.match.moves)
            await tables.wait(session, elapsed)
            await tables.command(session, seat, "release", after=reported, latency=latency)
            assert session.table.meter is None and session.table.played.accuracies == {at: expected}
            with pytest.raises(Refused, match="no meter to stop"):
                await tables.command(session, seat, "release", after=reported, latency=latency)

    run(test())


def test_the_meter_stops_by_itself_at_its_limit(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session, _ = await at_a_throw(tables, "skill")
            at = len(session.table.played.match.moves)
            session = await tables.restart(session)  # the meter survives it
            assert session.table.meter and session.table.deadline() == session.table.meter.began + METER_LIMIT
            assert await tables.wait(session, METER_LIMIT - 1) == []
            assert len(await tables.wait(session, 1)) >= 1
            assert session.table.played.accuracies == {at: 50} and session.table.meter is None

    run(test())


def test_there_is_no_undo_while_the_meter_runs(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session, seat = await at_a_throw(tables, "skill")
            with pytest.raises(Refused):
                await tables.command(session, seat, "undo", seen=session.table.number)
            assert session.table.meter

    run(test())


def test_a_player_who_leaves_while_the_meter_runs_holds_up_nobody(sqlite_url: str) -> None:
    """The meter stops by itself; no bot has to make nature's move."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session, seat = await at_a_throw(tables, "skill")
            await tables.command(session, seat, "leave", seat=seat)
            assert session.table.awaited_bots() == []
            found = await tables.store.summary(session.table.id)
            assert session.table.meter and found and found.due == session.table.meter.began + METER_LIMIT
            await tables.wait(session, METER_LIMIT)
            assert session.table.meter is None

    run(test())


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_throws_verifies(sqlite_url: str, seed: int) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("dungeon", 2, terms={"skill": "skill"}, options={"patience": 3})
            rng = Random(seed)
            while session.table.in_play:
                if session.table.meter:
                    await tables.wait(session, rng.randrange(5000))
                    await tables.command(session, session.table.meter.seat, "release", after=rng.randrange(5000))
                    continue
                match = session.table.played.match
                await tables.move(session, match.mover, rng.choice(match.legal()))
                mover = session.table.played.match.movers[-1]
                if session.table.in_play and mover != NATURE and not session.table.meter and rng.random() < 0.3:
                    if not decide.why_not_undo(session.table, [mover]):
                        await tables.command(session, mover, "undo", seen=session.table.number)
            verdict = proof.verify(replays.record(session.table, 1))
            assert verdict.good, verdict.sentence

    run(test())
