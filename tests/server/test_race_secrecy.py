"""What others may know of a race: nothing that depends on the choices until it is decided, and no losing card."""

from __future__ import annotations

import pytest

from kolmik.engine import Refused

from .local_tables import local_tables, run
from .test_timed_and_skill_decisions import at_a_race, decided, last_race, racers


def test_a_choice_is_hidden_until_the_race_is_decided(sqlite_url: str) -> None:
    """Whether a player races or sits out, the others receive the same frames until the race is decided."""

    async def test() -> None:
        received = []
        for racing in (True, False):
            async with local_tables(f"{sqlite_url}{racing}") as tables:
                session = await at_a_race(tables, 4)
                (first, move), (second, _), *_ = racers(session).items()
                connections = [await tables.connect(session, second), await tables.connect(session)]
                counts = [len(connection.frames) for connection in connections]
                await tables.move(session, first, move if racing else "sit out")
                new = [connection.frames[count:] for connection, count in zip(connections, counts, strict=True)]
                assert all(len(frames) == 1 for frames in new)
                received.append(new)
                card = move.removeprefix("race ")
                await tables.wait(session, 60_000)
                raced = await last_race(tables, session)
                if not racing:
                    assert card not in str(connections[1].state.log[-len(raced.moves) :])
        assert received[0] == received[1]

    run(test())


def test_nothing_before_the_decision_depends_on_the_choices(sqlite_url: str) -> None:
    """Others see that somebody has chosen, but not who or what; and the race is decided at the same moment."""

    async def test() -> None:
        seen, moments = [], []
        for racing in (True, False):
            for first in (True, False):  # which of two players chooses
                async with local_tables(f"{sqlite_url}{racing}{first}") as tables:
                    session = await at_a_race(tables, 4)
                    (seat, move), (other, others_move), *_ = racers(session).items()
                    seat, move = (seat, move) if first else (other, others_move)
                    began = tables.at
                    watcher = await tables.connect(session)
                    count, state = len(watcher.frames), watcher.state
                    await tables.move(session, seat, move if racing else "sit out")
                    while session.table.claims and tables.at < began + 60_000:
                        if await tables.wait(session, 100):
                            break
                        assert (watcher.state.table, watcher.state.game) == (state.table, state.game)
                        assert watcher.state.you == state.you
                    seen.append(watcher.frames[count])
                    moments.append(tables.at - began)
        assert len(set(seen)) == 1 and b"seat" not in seen[0]
        assert len(set(moments)) == 1

    run(test())


def test_asking_for_an_undo_does_not_reveal_whether_anybody_has_chosen(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await at_a_race(tables, 3)
            seat, move = next(iter(racers(session).items()))
            refusals, offered = [], []
            for _ in range(2):
                for asking in range(3):
                    viewer = await tables.connect(session, asking)
                    offered.append(viewer.state.you["undo"])
                    with pytest.raises(Refused) as refused:
                        await tables.command(session, asking, "undo", seen=session.table.number)
                    refusals.append(str(refused.value))
                if not session.table.claims:
                    await tables.move(session, seat, move)
            assert not any(offered) and refusals[:3] == refusals[3:]

    run(test())


def test_the_cards_of_losers_stay_hidden(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await at_a_race(tables, 5, seed=3)
            (winner, winners_move), (loser, losers_move), *_ = racers(session).items()
            spectator = await tables.connect(session)
            before = len(spectator.state.log)
            await tables.move(session, winner, winners_move)
            await tables.wait(session, 10)
            await tables.move(session, loser, losers_move)
            await decided(tables, session)
            entries = spectator.state.log[before:]
            assert [loser, "choose in secret"] in entries and losers_move not in [words for _, words in entries]

    run(test())
