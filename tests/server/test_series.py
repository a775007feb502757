"""A series of games at a table: running totals and starting seats, as each of the three games counts them."""

from __future__ import annotations

from random import Random

import pytest

from kolmik.engine.series import next_starter, standing
from kolmik.server.runtime.session import Session

from .local_tables import LocalTables, local_tables, run

SHORT = {"towers": {}, "dungeon": {"patience": 2}, "millstone": {"turn_limit": 12}}


async def play_to_the_end(tables: LocalTables, session: Session, rng: Random) -> None:
    while session.table.in_play:
        decision = session.table.timed_decision()
        if decision and decision.kind == "race":
            await tables.wait(session, int(decision.seconds * 1000))
            continue
        match = session.table.played.match
        await tables.move(session, match.mover, rng.choice(match.legal()))


@pytest.mark.parametrize(("game", "counted"), [("towers", "points"), ("millstone", "points"), ("dungeon", "games won")])
def test_the_totals_of_a_series_add_up(sqlite_url: str, game: str, counted: str) -> None:
    async def test() -> None:
        rng = Random(game)
        async with local_tables(sqlite_url) as tables:
            session = await tables.table(game, 3, options=SHORT[game], terms={"games": 3, "starter": 2})
            connection = await tables.connect(session, 1)
            totals, starter = [0, 0, 0], 2
            for number in (1, 2, 3):
                assert session.table.played.match.setting.starter == starter == connection.state.table["starter"]
                assert connection.state.table["game_number"] == number
                await play_to_the_end(tables, session, rng)
                table = connection.state.table
                outcome = session.table.played.outcome
                assert outcome and table["outcome"]["scores"] == list(outcome.scores)
                gained = (
                    [int(seat in outcome.winners) for seat in range(3)] if counted == "games won" else outcome.scores
                )
                totals = [before + more for before, more in zip(totals, gained, strict=True)]
                best = min(totals) if game == "millstone" else max(totals)
                leaders = [seat for seat in range(3) if totals[seat] == best]
                assert table["standing"] == {"counted": counted, "totals": totals, "leaders": leaders}
                assert standing(session.table.game, 3, session.table.outcomes).totals == tuple(totals)
                starter = next_starter(outcome, starter, 3)
                session = await tables.restart(session)
                connection = await tables.connect(session, 1)
                assert connection.state.table["standing"]["totals"] == totals
                if number < 3:
                    await tables.command(session, 1, "rematch")
                    assert connection.state.table["standing"]["totals"] == totals
                    await tables.command(session, 1, "client_seed_hash", seat=1, hash="")
                    await tables.command(session, 0, "start")

    run(test())


def test_another_player_may_sit_down_between_two_games(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("millstone", 3, options=SHORT["millstone"])
            await play_to_the_end(tables, session, Random(1))
            await tables.command(session, 2, "stand", seat=2)
            await tables.command(session, 0, "rematch")
            await tables.command(session, 3, "sit", name="Dan")
            await tables.command(session, 1, "start")
            assert session.table.seats_of("dan's") == [2] and session.table.played.match.setting.seats[2] == "Dan"
            assert session.table.games[0].match.setting.seats[2] == "Seat 2"

    run(test())
