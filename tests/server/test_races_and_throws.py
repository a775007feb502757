"""Decisions against the clock: the race and the thank-you of Millstone, the thrown bird of Dungeon."""

from __future__ import annotations

from random import Random

import pytest

from kolmik.engine import NATURE, Refused, proof
from kolmik.engine.timed import allowed
from kolmik.server import decide, log, replays
from kolmik.server.decide import accuracy
from kolmik.server.live import Live
from kolmik.server.table import CREDIT, METER_LIMIT

from .room import Room, room, run

MOST = 3000


async def at_timed_decision(place: Room, live: Live, kind: str, chance: Random) -> Live:
    """Random moves till there is such a decision, with at least two who can race."""
    for _ in range(MOST):
        table = live.table
        asked = table.timed_decision()
        if asked and asked.kind == kind:
            able = [seat for seat in asked.seats if len(allowed(table.played.match, seat)) > 1]
            if kind != "race" or len(able) >= 2:
                return live
        if asked and asked.kind == "race":
            await place.wait(live, int(asked.seconds * 1000))
            continue
        if not table.live:
            await place.do(live, 0, "rematch")
            await place.do(live, 0, "start")
            continue
        await place.move(live, table.played.match.mover, chance.choice(table.played.match.legal()))
    raise AssertionError("It never came to that.")


async def at_a_race(place: Room, players: int, seed: int = 1) -> Live:
    return await at_timed_decision(place, await place.table("millstone", players), "race", Random(seed))


def racers(live: Live) -> dict[int, str]:
    """The seats that can race now, each with a card to do it with."""
    match, asked = live.table.played.match, live.table.timed_decision()
    assert asked
    choices = {seat: [move for move in allowed(match, seat) if move != asked.otherwise] for seat in asked.seats}
    return {seat: moves[0] for seat, moves in choices.items() if moves}


async def last_race(place: Room, live: Live) -> log.Raced:
    entries = [log.read(row.body) for row in await place.store.read(live.table.id)]
    return [entry for entry in entries if isinstance(entry, log.Raced)][-1]


@pytest.mark.parametrize(
    ("head", "slow_line", "wins"),
    [(0, 0, "first"), (50, 0, "first"), (100, 300, "second"), (300, 300, "first"), (399, 5000, "second")],
)
def test_the_first_valid_claim_wins_and_a_slow_line_is_made_good(
    sqlite_url: str, head: int, slow_line: int, wins: str
) -> None:
    """`head` is how much earlier the first one's claim came."""

    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await at_a_race(place, 4)
            (first, first_move), (second, second_move), *_ = racers(live).items()
            ear = await place.ear(live, first)
            await place.wait(live, 700)
            await place.move(live, first, first_move)
            assert await place.wait(live, head) == []
            await place.move(live, second, second_move, delay=slow_line)
            assert live.table.claims[second].credit == min(slow_line, CREDIT)
            assert ear.state.table["chosen"] == sorted((first, second)) and ear.state.you["claim"] == first_move
            await place.wait(live, CREDIT)
            raced = await last_race(place, live)
            assert raced.clock is not None
            assert raced.moves[raced.clock] == f"fastest {first if wins == 'first' else second}"
            assert not live.table.claims and ear.state.table["chosen"] == []

    run(test())


def test_the_credit_of_a_line_is_bounded(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await at_a_race(place, 4)
            (first, first_move), (second, second_move), *_ = racers(live).items()
            await place.move(live, first, first_move)
            await place.wait(live, CREDIT)  # then it is decided: no delay is made good beyond that
            assert not live.table.claims
            raced = await last_race(place, live)
            assert raced.clock is None and first_move in raced.moves and second_move not in raced.moves
            with pytest.raises(Refused):
                await place.move(live, second, second_move, delay=100_000)

    run(test())


def test_nobody_claims_and_all_sit_out(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await at_a_race(place, 3)
            asked = live.table.timed_decision()
            assert asked
            limit = int(asked.seconds * 1000)
            assert await place.wait(live, limit - 1) == []
            assert len(await place.wait(live, 1)) >= 1
            raced = await last_race(place, live)
            assert raced.clock is None and raced.moves[: len(asked.seats)] == [asked.otherwise] * len(asked.seats)

    run(test())


def test_a_race_ends_at_once_when_all_have_chosen(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await at_a_race(place, 3)
            asked = live.table.timed_decision()
            assert asked
            for seat in asked.seats:
                with pytest.raises(Refused, match="not one of your choices"):
                    await place.move(live, seat, "draw")
                await place.move(live, seat, asked.otherwise)
                if live.table.claims:
                    with pytest.raises(Refused, match="already chosen"):
                        await place.move(live, seat, asked.otherwise)
            assert live.table.deadline() == live.table.since
            assert len(await place.wait(live, 0)) >= 1

    run(test())


def test_a_claim_that_is_sent_again_counts_once(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await at_a_race(place, 3)
            seat, move = next(iter(racers(live).items()))
            number = await place.move(live, seat, move, given="mine")
            assert await place.move(live, seat, move, given="mine") == number == live.table.number

    run(test())


def test_how_others_chose_is_never_told(sqlite_url: str) -> None:
    """Whether somebody races or sits out, and with what card: others are told the same till it is decided."""

    async def test() -> None:
        heard = []
        for racing in (True, False):
            async with room(f"{sqlite_url}{racing}") as place:
                live = await at_a_race(place, 4)
                (first, move), (second, _), *_ = racers(live).items()
                ears = [await place.ear(live, second), await place.ear(live)]
                told = [len(ear.frames) for ear in ears]
                await place.move(live, first, move if racing else "sit out")
                new = [ear.frames[count:] for ear, count in zip(ears, told, strict=True)]
                assert all(len(frames) == 1 for frames in new)
                heard.append(new)
                card = move.removeprefix("race ")
                await place.wait(live, 60_000)
                raced = await last_race(place, live)
                if not racing:
                    assert card not in str(ears[1].state.log[-len(raced.moves) :])
        assert heard[0] == heard[1]

    run(test())


def test_the_cards_of_those_who_lost_are_unseen(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await at_a_race(place, 5, seed=3)
            running = list(racers(live).items())
            (winner, winners), (loser, losers) = running[:2]
            watching = await place.ear(live)
            before = len(watching.state.log)
            await place.move(live, winner, winners)
            await place.wait(live, 10)
            await place.move(live, loser, losers)
            await place.wait(live, CREDIT)
            told = watching.state.log[before:]
            assert [loser, "choose in secret"] in told and losers not in [words for _, words in told]

    run(test())


def test_nothing_is_taken_back_in_a_race(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            for seed in range(40):
                live = await at_a_race(place, 3, seed=seed)
                last = live.table.played.match.movers[-1]
                if last == NATURE:
                    continue
                seat, move = next(iter(racers(live).items()))
                await place.move(live, seat, move)
                with pytest.raises(Refused):
                    await place.do(live, last, "undo", seen=live.table.number)
                assert live.table.claims
                return
            raise AssertionError("Chance always spoke last.")

    run(test())


def test_the_thank_you_has_its_limit(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await at_timed_decision(place, await place.table("millstone", 3), "thanks", Random(2))
            asked = live.table.timed_decision()
            assert asked and asked.kind == "thanks"
            (seat,) = asked.seats
            limit = int(asked.seconds * 1000)
            assert live.table.deadline() == live.table.since + limit
            assert await place.wait(live, limit - 1) == []
            event, *_ = await place.wait(live, 1)
            entry = log.read(event.encode())
            assert isinstance(entry, log.Moved) and entry.seat == seat and entry.moves[0] == asked.otherwise
            again = await at_timed_decision(place, live, "thanks", Random(3))
            (seat,) = again.table.timed_decision().seats  # type: ignore[union-attr]
            thanks = next(move for move in again.table.played.match.legal() if move != asked.otherwise)
            await place.move(again, seat, thanks)

    run(test())


# --- the bird ---


async def at_a_throw(place: Room, throw: str, seed: int = 5) -> tuple[Live, int]:
    """Random moves till a bird was thrown (with skill: till the sight swings); who threw it."""
    live = await place.table("dungeon", 2, terms={"throw": throw, "starter": 0})
    chance = Random(seed)
    for _ in range(MOST):
        if live.table.meter:
            return live, live.table.meter.seat
        match = live.table.played.match
        seat, legal = match.mover, match.legal()
        throws = [move for move in legal if "throw" in move]
        await place.move(live, seat, chance.choice(throws or legal))
        if throws and throw == "odds":
            return live, seat
    raise AssertionError("Nobody ever had a bird to throw.")


def test_a_throw_by_plain_odds_is_made_at_once(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live, seat = await at_a_throw(place, "odds")
            assert live.table.meter is None and not live.table.played.accuracies
            with pytest.raises(Refused, match="nothing to throw"):
                await place.do(live, seat, "release", after=100)

    run(test())


@pytest.mark.parametrize(
    ("elapsed", "delay", "said", "counted"),
    [
        (1500, 0, 1500, 1500),
        (1500, 0, 9000, 1500),  # not later than now
        (1500, 0, 0, 1440),  # not earlier than the line allows
        (1500, 200, 1300, 1300),
        (1500, 200, 0, 1240),
        (1500, 60_000, 0, 1500 - CREDIT - 60),  # and no line is longer than that
        (30, 0, 0, 0),
    ],
)
def test_the_server_owns_the_sight(sqlite_url: str, elapsed: int, delay: int, said: int, counted: int) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live, seat = await at_a_throw(place, "skill")
            meter, ear = live.table.meter, await place.ear(live)
            assert meter and ear.state.table["meter"]["seat"] == seat and ear.state.table["awaited"] == [seat]
            with pytest.raises(Refused, match="not yours"):
                await place.do(live, 1 - seat, "release", after=10)
            with pytest.raises(Refused, match="about to throw"):
                await place.move(live, seat, "draw")
            expected, at = accuracy(meter, counted), len(live.table.played.match.moves)
            await place.wait(live, elapsed)
            await place.do(live, seat, "release", after=said, delay=delay)
            assert live.table.meter is None and live.table.played.accuracies == {at: expected}
            with pytest.raises(Refused, match="nothing to throw"):
                await place.do(live, seat, "release", after=said, delay=delay)

    run(test())


def test_a_bird_that_nobody_releases_flies_by_itself(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live, _ = await at_a_throw(place, "skill")
            at = len(live.table.played.match.moves)
            live = await place.restart(live)  # the sight is kept too
            assert live.table.meter and live.table.deadline() == live.table.meter.began + METER_LIMIT
            assert await place.wait(live, METER_LIMIT - 1) == []
            assert len(await place.wait(live, 1)) >= 1
            assert live.table.played.accuracies == {at: 50} and live.table.meter is None

    run(test())


def test_nothing_is_taken_back_while_the_bird_is_aimed(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live, seat = await at_a_throw(place, "skill")
            with pytest.raises(Refused):
                await place.do(live, seat, "undo", seen=live.table.number)
            assert live.table.meter

    run(test())


def test_who_leaves_while_aiming_is_not_in_anybodys_way(sqlite_url: str) -> None:
    """The bird flies by itself; no bot is asked for a move that chance has to make."""

    async def test() -> None:
        async with room(sqlite_url) as place:
            live, seat = await at_a_throw(place, "skill")
            await place.do(live, seat, "leave", seat=seat)
            assert live.table.bots_asked() == []
            found = await place.store.summary(live.table.id)
            assert live.table.meter and found and found.due == live.table.meter.began + METER_LIMIT
            await place.wait(live, METER_LIMIT)
            assert live.table.meter is None

    run(test())


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_throws_verifies(sqlite_url: str, seed: int) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await place.table("dungeon", 2, terms={"throw": "skill"}, options={"patience": 3})
            chance = Random(seed)
            while live.table.live:
                if live.table.meter:
                    await place.wait(live, chance.randrange(5000))
                    await place.do(live, live.table.meter.seat, "release", after=chance.randrange(5000))
                    continue
                match = live.table.played.match
                await place.move(live, match.mover, chance.choice(match.legal()))
                own = live.table.played.match.movers[-1]
                if live.table.live and own != NATURE and not live.table.meter and chance.random() < 0.3:
                    if not decide.why_not_undo(live.table, [own]):
                        await place.do(live, own, "undo", seen=live.table.number)
            verdict = proof.verify(replays.record(live.table, 1))
            assert verdict.good, verdict.sentence

    run(test())
