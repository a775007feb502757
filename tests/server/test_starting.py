"""The start of a game: it waits for the seeds of connected players, and never for long."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import pytest

from kolmik.engine import Refused, fair
from kolmik.engine.proof import verify
from kolmik.server.domain import decide, events, replays
from kolmik.server.domain.projection import legal
from kolmik.server.domain.table import HASH_WAIT, SEED_WAIT, Table
from kolmik.server.runtime.bot_pool import BotPool
from kolmik.server.runtime.scheduler import Scheduler
from kolmik.server.runtime.session import Session

from .local_tables import LocalTables, local_tables, run
from .players import Player, PlayerSocket, hash_of
from .serving import serving

SEEDS = ("ann's", "bea's", "cid's")


def hashed(table: Table, seat: int, seed: str = "") -> str:
    return fair.seed_hash(seed or SEEDS[seat], table.id, table.game_number, table.commitment, seat)


async def gathered(tables: LocalTables, players: int = 2, connected: int = 2, **settings: Any) -> Session:
    """A table with all seats taken, and so many of the players connected."""
    session = await tables.table("millstone", players, begin=False, options={"turn_limit": 5}, **settings)
    for seat in range(connected):
        await tables.connect(session, seat)
    return session


async def commit(tables: LocalTables, session: Session, seat: int) -> int:
    return await tables.command(session, seat, "client_seed_hash", seat=seat, hash=hashed(session.table, seat))


async def reveal(tables: LocalTables, session: Session, seat: int) -> int:
    return await tables.command(session, seat, "client_seed", seat=seat, seed=SEEDS[seat])


async def ended(tables: LocalTables, session: Session) -> str:
    """Play the game to its end; returns its record."""
    while session.table.in_play:
        if session.table.timed_decision():
            await tables.wait(session, 60_000)
        else:
            seat = session.table.awaited()[0]
            await tables.move(session, seat, legal(session.table, seat)[0])
    return replays.record(session.table, session.table.game_number)


def kinds(bodies: list[str]) -> list[type]:
    return [type(events.read(body.encode())) for body in bodies]


def test_the_last_hash_fixes_them_all_and_the_last_seed_begins_the_game(database_url: str) -> None:
    async def test() -> None:
        async with local_tables(database_url) as tables:
            session = await gathered(tables)
            watcher = await tables.connect(session)
            await commit(tables, session, 0)
            await tables.command(session, 0, "start")
            assert watcher.state.table["deal"]["stage"] == "hashes"
            assert watcher.state.table["deadline"] == tables.at + HASH_WAIT
            with pytest.raises(Refused, match=r"^Send the hash of your seed first; the seed follows once all hashes"):
                await reveal(tables, session, 0)
            await commit(tables, session, 1)
            assert watcher.state.table["deal"]["stage"] == "seeds"
            assert watcher.state.table["deal"]["seed_hashes"] == [hashed(session.table, seat) for seat in (0, 1)]
            await reveal(tables, session, 0)
            number = session.table.number
            await reveal(tables, session, 0)  # the same again changes nothing
            assert session.table.number == number and session.table.status == "gathering"
            assert watcher.state.table["deal"]["client_seeds"] == [SEEDS[0], ""]
            await reveal(tables, session, 1)
            assert session.table.in_play and session.table.stage == "dealt"
            assert session.table.played.client_seeds == SEEDS[:2]
            verdict = verify(await ended(tables, session))
            assert (verdict.finding, verdict.contributed) == ("fair", (0, 1)), verdict.sentence

    run(test())


def test_a_start_waits_only_for_connected_players_and_only_for_two_seconds(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await gathered(tables, 3, connected=2)
            await commit(tables, session, 0)
            await tables.command(session, 0, "start")
            assert session.table.starting and session.table.starting.awaited == (1,)
            assert await tables.wait(session, HASH_WAIT - 1) == []
            assert kinds(await tables.wait(session, 1)) == [events.HashesFixed]
            await reveal(tables, session, 0)
            verdict = verify(await ended(tables, session))
            assert (verdict.finding, verdict.contributed) == ("fair", (0,))

    run(test())


def test_a_game_to_which_nobody_contributes_begins_and_says_so(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await gathered(tables)
            await tables.command(session, 0, "start")
            assert kinds(await tables.wait(session, HASH_WAIT)) == [events.Started]
            verdict = verify(await ended(tables, session))
            assert verdict.finding == "alone" and "could have chosen this deal" in verdict.sentence
            absent = await gathered(tables, connected=0)
            await tables.command(absent, 0, "start")  # nobody is there to wait for
            assert absent.table.in_play

    run(test())


def test_a_seat_that_declines_has_declined_for_all_games(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await gathered(tables, terms={"games": 2})
            for seat in (0, 1):
                await tables.command(session, seat, "client_seed_hash", seat=seat, hash="")
            await tables.command(session, 0, "start")
            assert session.table.in_play
            await ended(tables, session)
            await tables.command(session, 0, "rematch")
            await commit(tables, session, 0)  # it may take part after all
            assert [seat.seed_hash for seat in session.table.seats] == [hashed(session.table, 0), ""]
            await tables.command(session, 0, "start")
            assert session.table.stage == "seeds"

    run(test())


def test_a_rematch_asks_for_new_seeds(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await gathered(tables, terms={"games": 2})
            texts, before = [], ""
            for number in (1, 2):
                await commit(tables, session, 0)
                await commit(tables, session, 1)
                assert hashed(session.table, 0) != before
                before = hashed(session.table, 0)
                await tables.command(session, 0, "start")
                await reveal(tables, session, 0)
                await reveal(tables, session, 1)
                texts.append(await ended(tables, session))
                assert verify(texts[-1]).finding == "fair"
                if number == 1:
                    await tables.command(session, 0, "rematch")
                    assert [seat.seed_hash for seat in session.table.seats] == [None, None]
                    assert session.table.client_seeds == ["", ""]
            assert "if game 1 ended as the proof says" in verify(texts[1]).sentence

    run(test())


def test_a_seed_that_is_withheld_is_recorded(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await gathered(tables)
            for seat in (0, 1):
                await commit(tables, session, seat)
            await tables.command(session, 0, "start")
            await reveal(tables, session, 0)
            assert await tables.wait(session, SEED_WAIT - 1) == []
            assert kinds(await tables.wait(session, 1)) == [events.Started]
            verdict = verify(await ended(tables, session))
            assert (verdict.finding, verdict.contributed, verdict.withheld) == ("withheld", (0,), (1,))
            assert "Seat 1 committed to a seed and withheld it." in verdict.sentence

    run(test())


def test_what_cannot_be_done_while_the_cards_are_dealt(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await gathered(tables, 3)

            async def refused(seat: int, do: str, /, **more: Any) -> str:
                number = session.table.number
                with pytest.raises(Refused) as why:
                    await tables.command(session, seat, do, **more)
                assert session.table.number == number
                return str(why.value)

            assert await refused(1, "client_seed", seat=1, seed="7") == (
                "Send the hash of your seed first; the seed follows once all hashes are fixed."
            )
            for seat in (0, 1):
                await commit(tables, session, seat)
            await tables.command(session, 0, "start")
            assert session.table.stage == "seeds"
            for seat, do, more in (
                (0, "start", {}),
                (1, "stand", {"seat": 1}),
                (1, "leave", {"seat": 1}),
                (0, "remove", {"seat": 1}),
                (0, "bot", {"seat": 2, "level": "novice"}),
                (4, "sit", {"name": "Eva"}),
                (1, "client_seed_hash", {"seat": 1, "hash": "0" * 64}),
            ):
                assert await refused(seat, do, **more) == "The cards are being dealt; wait a moment.", do
            assert await refused(0, "client_seed", seat=1, seed="7") == "Seat 1 is not yours."
            assert await refused(1, "client_seed", seat=1, seed="7") == ("This is not the seed whose hash seat 1 sent.")
            assert await refused(2, "client_seed", seat=2, seed="7") == (
                "Seat 2 sent no hash, so it has no seed to reveal."
            )
            people = await tables.table("towers", 2, begin=False, terms={"deal": "people"})
            with pytest.raises(Refused, match=r"^At this table people deal, so there is nothing to contribute\.$"):
                await tables.command(people, 0, "client_seed_hash", seat=0, hash="0" * 64)

    run(test())


def test_a_hash_is_of_no_use_at_another_seat_or_in_another_game(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session, other = await gathered(tables), await gathered(tables)
            copied = hashed(session.table, 0)
            assert copied != hashed(other.table, 0)
            await commit(tables, session, 0)
            await tables.command(session, 1, "client_seed_hash", seat=1, hash=copied)
            await tables.command(session, 0, "start")
            with pytest.raises(Refused, match="not the seed whose hash seat 1 sent"):
                await tables.command(session, 1, "client_seed", seat=1, seed=SEEDS[0])

    run(test())


def test_a_seat_on_another_device_commits_anew(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await gathered(tables)
            await commit(tables, session, 1)
            request = tables.request(1)
            await tables.manager.execute(session, lambda table: decide.make_link(table, 1, "code", request))
            await tables.manager.execute(
                session, lambda table: decide.take_link(table, "code", tables.manager.request("new"))
            )
            assert session.table.seats[1].holder == "new" and session.table.seats[1].seed_hash is None

    run(test())


def test_a_start_survives_a_restart_at_every_stage(database_url: str) -> None:
    async def test() -> None:
        async with local_tables(database_url) as tables:
            session = await gathered(tables)
            await commit(tables, session, 0)
            await tables.command(session, 0, "start")
            for stage, wait in (("hashes", HASH_WAIT), ("seeds", SEED_WAIT)):
                assert session.table.stage == stage
                deadline = session.table.deadline()
                session = await tables.restart(session)
                assert session.table.stage == stage and session.table.deadline() == deadline == tables.at + wait
                assert await tables.store.due(tables.at + wait) == [(session.table.id, deadline)]
                await tables.wait(session, wait)
            assert session.table.in_play and session.table.played.client_seeds == ("", "")
            assert session.table.played.seed_hashes[0] == replays.played(session.table, 1).seed_hashes[0] != ""

    run(test())


def test_the_scheduler_ends_the_wait(sqlite_url: str) -> None:
    """A timer is set when the start begins to wait, and again for the seeds."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            bot_pool = BotPool(1)
            scheduler = Scheduler(tables.manager, bot_pool)
            tables.on_change = scheduler.reschedule
            session = await gathered(tables, terms={"away": 0})
            assert session.timer is None
            await commit(tables, session, 0)
            await tables.command(session, 0, "start")
            for wait in (HASH_WAIT, SEED_WAIT):
                assert session.timer is not None
                tables.at += wait
                await scheduler._look_after(session)
            assert session.table.in_play
            scheduler.close()
            await asyncio.gather(*scheduler.tasks, return_exceptions=True)
            bot_pool.close()

    run(test())


def test_players_reveal_their_seeds_after_the_server_was_killed_in_between(sqlite_url: str) -> None:
    with serving(sqlite_url) as server, Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 2, name="Ann")
        bea.command(table, "sit", name="Bea", seat=1)
        sockets = [ann.connect(table), bea.connect(table)]
        for seat, socket in enumerate(sockets):
            socket.command("client_seed_hash", seat=seat, hash=hash_of(socket.state, seat, SEEDS[seat]))
        sockets[1].reach(sockets[0].command("start"))
        assert sockets[1].state.table["deal"]["stage"] == "seeds"
        server.restart(signal.SIGKILL)
        # Whether the seeds arrive in time or not, the game begins and its deal is as committed.
        again = [PlayerSocket(one.player, table, {"seen": one.state.n, "seat": at}, one.state)
                 for at, one in enumerate(sockets)]  # fmt: skip
        for seat, socket in enumerate(again):
            socket.player.sockets.append(socket)
            socket.answer("client_seed", seat=seat, seed=SEEDS[seat])
        for socket in again:
            socket.wait_until(lambda one: one.state.table["status"] == "playing")
            socket.check()
        again[0].command("abort")
        verdict = verify(ann.http.get(f"/api/tables/{table}/games/1/record").text)
        assert verdict.good and set(verdict.contributed) | set(verdict.withheld) == {0, 1}


# --- a deal that is broken off ---


@pytest.mark.parametrize("stage", ["open", "hashes", "seeds", "dealt"])
def test_an_aborted_deal_reveals_its_secret(sqlite_url: str, stage: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await gathered(tables)
            watcher = await tables.connect(session)
            if stage != "open":
                await commit(tables, session, 0)
                await tables.command(session, 0, "start")
            if stage in ("seeds", "dealt"):
                await commit(tables, session, 1)
            if stage == "dealt":
                for seat in (0, 1):
                    await reveal(tables, session, seat)
                seat = session.table.awaited()[0]
                await tables.move(session, seat, legal(session.table, seat)[0])
                with pytest.raises(Refused, match="not over"):
                    replays.record(session.table, 1)
                assert not replays.replay(session.table, 1, None)["over"]
            assert session.table.stage == stage and watcher.state.table["deal"]["secret"] is None
            await tables.command(session, 0, "abort")
            deal = watcher.state.table["deal"]
            assert fair.commitment(bytes.fromhex(deal["secret"])) == deal["commitment"]
            assert session.table.deadline() is None
            if stage == "dealt":
                text = replays.record(session.table, 1)
                verdict = verify(text)
                assert (verdict.finding, verdict.contributed) == ("fair", (0, 1)) and "winners:" not in text
                replay = replays.replay(session.table, 1, None)
                assert replay["over"] and "hands" in replay["steps"][-1] and replay["outcome"] is None

    run(test())


# --- tables of earlier versions ---


def test_seeds_that_were_given_before_there_were_hashes_still_count(sqlite_url: str) -> None:
    """A table that was gathering when the server was upgraded: its players had just sent their seeds."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await gathered(tables, connected=0)
            table = session.table
            old = b'{"did":"wished luck","seat":0,"number":"4711"}'
            await tables.store.append(table.id, table.number + 1, tables.at, [old])
            session = await tables.restart(session)
            assert session.table.client_seeds == ["4711", ""]
            await tables.command(session, 0, "start")
            verdict = verify(await ended(tables, session))
            assert (verdict.finding, verdict.uncommitted, verdict.good) == ("uncommitted", (0,), True)
            assert "without committing to a seed first" in verdict.sentence

    run(test())
