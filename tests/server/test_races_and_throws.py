"""Decisions against the clock: the race and the thank-you of Millstone, the thrown bird of Dungeon."""

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

MOST = 3000


async def at_timed_decision(place: LocalTables, session: Session, kind: str, chance: Random) -> Session:
    """Random moves till there is such a decision, with at least two who can race."""
    for _ in range(MOST):
        table = session.table
        asked = table.timed_decision()
        if asked and asked.kind == kind:
            able = [seat for seat in asked.seats if len(allowed(table.played.match, seat)) > 1]
            if kind != "race" or len(able) >= 2:
                return session
        if asked and asked.kind == "race":
            await place.wait(session, int(asked.seconds * 1000))
            continue
        if not table.in_play:
            await place.command(session, 0, "rematch")
            await place.command(session, 0, "start")
            continue
        await place.move(session, table.played.match.mover, chance.choice(table.played.match.legal()))
    raise AssertionError("It never came to that.")


async def at_a_race(place: LocalTables, players: int, seed: int = 1) -> Session:
    return await at_timed_decision(place, await place.table("millstone", players), "race", Random(seed))


def racers(session: Session) -> dict[int, str]:
    """The seats that can race now, each with a card to do it with."""
    match, asked = session.table.played.match, session.table.timed_decision()
    assert asked
    choices = {seat: [move for move in allowed(match, seat) if move != asked.otherwise] for seat in asked.seats}
    return {seat: moves[0] for seat, moves in choices.items() if moves}


async def last_race(place: LocalTables, session: Session) -> events.Raced:
    entries = [events.read(row.body) for row in await place.store.read(session.table.id)]
    return [entry for entry in entries if isinstance(entry, events.Raced)][-1]


@pytest.mark.parametrize(
    ("head", "slow_line", "wins"),
    [(0, 0, "first"), (50, 0, "first"), (100, 300, "second"), (300, 300, "first"), (399, 5000, "second")],
)
def test_the_first_valid_claim_wins_and_a_slow_line_is_made_good(
    sqlite_url: str, head: int, slow_line: int, wins: str
) -> None:
    """`head` is how much earlier the first one's claim came."""

    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await at_a_race(place, 4)
            (first, first_move), (second, second_move), *_ = racers(session).items()
            ear = await place.connect(session, first)
            await place.wait(session, 700)
            await place.move(session, first, first_move)
            assert await place.wait(session, head) == []
            await place.move(session, second, second_move, latency=slow_line)
            assert session.table.claims[second].credit == min(slow_line, MAX_CREDIT)
            assert ear.state.table["chosen"] == sorted((first, second)) and ear.state.you["claim"] == first_move
            await place.wait(session, MAX_CREDIT)
            raced = await last_race(place, session)
            assert raced.clock is not None
            assert raced.moves[raced.clock] == f"fastest {first if wins == 'first' else second}"
            assert not session.table.claims and ear.state.table["chosen"] == []

    run(test())


def test_the_credit_of_a_line_is_bounded(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await at_a_race(place, 4)
            (first, first_move), (second, second_move), *_ = racers(session).items()
            await place.move(session, first, first_move)
            await place.wait(session, MAX_CREDIT)  # then it is decided: no delay is made good beyond that
            assert not session.table.claims
            raced = await last_race(place, session)
            assert raced.clock is None and first_move in raced.moves and second_move not in raced.moves
            with pytest.raises(Refused):
                await place.move(session, second, second_move, latency=100_000)

    run(test())


def test_nobody_claims_and_all_sit_out(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await at_a_race(place, 3)
            asked = session.table.timed_decision()
            assert asked
            limit = int(asked.seconds * 1000)
            assert await place.wait(session, limit - 1) == []
            assert len(await place.wait(session, 1)) >= 1
            raced = await last_race(place, session)
            assert raced.clock is None and raced.moves[: len(asked.seats)] == [asked.otherwise] * len(asked.seats)

    run(test())


def test_a_race_ends_at_once_when_all_have_chosen(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await at_a_race(place, 3)
            asked = session.table.timed_decision()
            assert asked
            for seat in asked.seats:
                with pytest.raises(Refused, match="not one of your choices"):
                    await place.move(session, seat, "draw")
                await place.move(session, seat, asked.otherwise)
                if session.table.claims:
                    with pytest.raises(Refused, match="already chosen"):
                        await place.move(session, seat, asked.otherwise)
            assert session.table.deadline() == session.table.since
            assert len(await place.wait(session, 0)) >= 1

    run(test())


def test_a_claim_that_is_sent_again_counts_once(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await at_a_race(place, 3)
            seat, move = next(iter(racers(session).items()))
            number = await place.move(session, seat, move, id="mine")
            assert await place.move(session, seat, move, id="mine") == number == session.table.number

    run(test())


def test_how_others_chose_is_never_told(sqlite_url: str) -> None:
    """Whether somebody races or sits out, and with what card: others are told the same till it is decided."""

    async def test() -> None:
        heard = []
        for racing in (True, False):
            async with local_tables(f"{sqlite_url}{racing}") as place:
                session = await at_a_race(place, 4)
                (first, move), (second, _), *_ = racers(session).items()
                ears = [await place.connect(session, second), await place.connect(session)]
                told = [len(ear.frames) for ear in ears]
                await place.move(session, first, move if racing else "sit out")
                new = [ear.frames[count:] for ear, count in zip(ears, told, strict=True)]
                assert all(len(frames) == 1 for frames in new)
                heard.append(new)
                card = move.removeprefix("race ")
                await place.wait(session, 60_000)
                raced = await last_race(place, session)
                if not racing:
                    assert card not in str(ears[1].state.log[-len(raced.moves) :])
        assert heard[0] == heard[1]

    run(test())


def test_the_cards_of_those_who_lost_are_unseen(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await at_a_race(place, 5, seed=3)
            running = list(racers(session).items())
            (winner, winners), (loser, losers) = running[:2]
            watching = await place.connect(session)
            before = len(watching.state.log)
            await place.move(session, winner, winners)
            await place.wait(session, 10)
            await place.move(session, loser, losers)
            await place.wait(session, MAX_CREDIT)
            told = watching.state.log[before:]
            assert [loser, "choose in secret"] in told and losers not in [words for _, words in told]

    run(test())


def test_nothing_is_taken_back_in_a_race(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            for seed in range(40):
                session = await at_a_race(place, 3, seed=seed)
                last = session.table.played.match.movers[-1]
                if last == NATURE:
                    continue
                seat, move = next(iter(racers(session).items()))
                await place.move(session, seat, move)
                with pytest.raises(Refused):
                    await place.command(session, last, "undo", seen=session.table.number)
                assert session.table.claims
                return
            raise AssertionError("Chance always spoke last.")

    run(test())


def test_the_thank_you_has_its_limit(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await at_timed_decision(place, await place.table("millstone", 3), "thanks", Random(2))
            asked = session.table.timed_decision()
            assert asked and asked.kind == "thanks"
            (seat,) = asked.seats
            limit = int(asked.seconds * 1000)
            assert session.table.deadline() == session.table.since + limit
            assert await place.wait(session, limit - 1) == []
            event, *_ = await place.wait(session, 1)
            entry = events.read(event.encode())
            assert isinstance(entry, events.Moved) and entry.seat == seat and entry.moves[0] == asked.otherwise
            again = await at_timed_decision(place, session, "thanks", Random(3))
            (seat,) = again.table.timed_decision().seats  # type: ignore[union-attr]
            thanks = next(move for move in again.table.played.match.legal() if move != asked.otherwise)
            await place.move(again, seat, thanks)

    run(test())


# --- the bird ---


async def at_a_throw(place: LocalTables, throw: str, seed: int = 5) -> tuple[Session, int]:
    """Random moves till a bird was thrown (with skill: till the sight swings); who threw it."""
    session = await place.table("dungeon", 2, terms={"skill": throw, "starter": 0})
    chance = Random(seed)
    for _ in range(MOST):
        if session.table.meter:
            return session, session.table.meter.seat
        match = session.table.played.match
        seat, legal = match.mover, match.legal()
        throws = [move for move in legal if "throw" in move]
        await place.move(session, seat, chance.choice(throws or legal))
        if throws and throw == "odds":
            return session, seat
    raise AssertionError("Nobody ever had a bird to throw.")


def test_a_throw_by_plain_odds_is_made_at_once(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session, seat = await at_a_throw(place, "odds")
            assert session.table.meter is None and not session.table.played.accuracies
            with pytest.raises(Refused, match="no meter to stop"):
                await place.command(session, seat, "release", after=100)

    run(test())


@pytest.mark.parametrize(
    ("elapsed", "delay", "said", "counted"),
    [
        (1500, 0, 1500, 1500),
        (1500, 0, 9000, 1500),  # not later than now
        (1500, 0, 0, 1440),  # not earlier than the line allows
        (1500, 200, 1300, 1300),
        (1500, 200, 0, 1240),
        (1500, 60_000, 0, 1500 - MAX_CREDIT - 60),  # and no line is longer than that
        (30, 0, 0, 0),
    ],
)
def test_the_server_owns_the_sight(sqlite_url: str, elapsed: int, delay: int, said: int, counted: int) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session, seat = await at_a_throw(place, "skill")
            meter, ear = session.table.meter, await place.connect(session)
            assert meter and ear.state.table["meter"]["seat"] == seat and ear.state.table["awaited"] == [seat]
            with pytest.raises(Refused, match="not yours"):
                await place.command(session, 1 - seat, "release", after=10)
            with pytest.raises(Refused, match="meter is running"):
                await place.move(session, seat, "draw")
            expected, at = accuracy(meter, counted), len(session.table.played.match.moves)
            await place.wait(session, elapsed)
            await place.command(session, seat, "release", after=said, latency=delay)
            assert session.table.meter is None and session.table.played.accuracies == {at: expected}
            with pytest.raises(Refused, match="no meter to stop"):
                await place.command(session, seat, "release", after=said, latency=delay)

    run(test())


def test_a_bird_that_nobody_releases_flies_by_itself(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session, _ = await at_a_throw(place, "skill")
            at = len(session.table.played.match.moves)
            session = await place.restart(session)  # the sight is kept too
            assert session.table.meter and session.table.deadline() == session.table.meter.began + METER_LIMIT
            assert await place.wait(session, METER_LIMIT - 1) == []
            assert len(await place.wait(session, 1)) >= 1
            assert session.table.played.accuracies == {at: 50} and session.table.meter is None

    run(test())


def test_nothing_is_taken_back_while_the_bird_is_aimed(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session, seat = await at_a_throw(place, "skill")
            with pytest.raises(Refused):
                await place.command(session, seat, "undo", seen=session.table.number)
            assert session.table.meter

    run(test())


def test_who_leaves_while_aiming_is_not_in_anybodys_way(sqlite_url: str) -> None:
    """The bird flies by itself; no bot is asked for a move that chance has to make."""

    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session, seat = await at_a_throw(place, "skill")
            await place.command(session, seat, "leave", seat=seat)
            assert session.table.awaited_bots() == []
            found = await place.store.summary(session.table.id)
            assert session.table.meter and found and found.due == session.table.meter.began + METER_LIMIT
            await place.wait(session, METER_LIMIT)
            assert session.table.meter is None

    run(test())


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_throws_verifies(sqlite_url: str, seed: int) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await place.table("dungeon", 2, terms={"skill": "skill"}, options={"patience": 3})
            chance = Random(seed)
            while session.table.in_play:
                if session.table.meter:
                    await place.wait(session, chance.randrange(5000))
                    await place.command(session, session.table.meter.seat, "release", after=chance.randrange(5000))
                    continue
                match = session.table.played.match
                await place.move(session, match.mover, chance.choice(match.legal()))
                own = session.table.played.match.movers[-1]
                if session.table.in_play and own != NATURE and not session.table.meter and chance.random() < 0.3:
                    if not decide.why_not_undo(session.table, [own]):
                        await place.command(session, own, "undo", seen=session.table.number)
            verdict = proof.verify(replays.record(session.table, 1))
            assert verdict.good, verdict.sentence

    run(test())
