"""Who may do what at a table: the cases in which nobody, or somebody else, might slip in."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

import kolmik
from kolmik.engine import Refused
from kolmik.protocol import messages
from kolmik.server.domain import decide
from kolmik.server.domain.decide import Decision, Request
from kolmik.server.domain.decide.gathering import gathered
from kolmik.server.domain.fold import advance, load
from kolmik.server.domain.table import Table
from kolmik.server.runtime.import_export import imported

from .local_tables import NOON, local_tables, run

NOBODY = Request("", NOON, Random(1))


def imported_table(moves: int | None) -> Table:
    """A table made from a record, of a game in progress or ended."""
    match, rng = kolmik.game("towers").new(2, seed=1), Random(1)
    while not match.over and (moves is None or len(match.moves) < moves):
        match.play(rng.choice(match.legal()))
    _, stored, _ = imported(match, NOON)
    return load("maple", [(event, NOON) for event in stored])


def test_nobody_is_the_host_of_an_imported_table() -> None:
    """Its host is empty, like the holder of a connection without a token."""
    ended, running = imported_table(None), imported_table(20)
    assert ended.status == "over" and running.in_play and ended.host == ""
    for table, command in (
        (ended, messages.Rematch()),
        (ended, messages.Abort()),
        (running, messages.Abort()),
        (running, messages.Pause()),
        (running, messages.Bot(seat=0, level="club")),
        (running, messages.Remove(seat=0)),
        (running, messages.Undo(seen=running.number)),
        (running, messages.Move(move=running.played.match.legal()[0], seen=running.number)),
        (running, messages.Say(phrase="hello")),
        (running, messages.Leave(seat=0)),
    ):
        with pytest.raises(Refused):
            decide.decide(table, command, NOBODY)


def test_nobody_starts_an_imported_table_that_gathers() -> None:
    """As one that was gathered for again before this was refused."""
    table = advance(imported_table(None), gathered(NOBODY), NOON).after
    with pytest.raises(Refused, match=r"^Only the host"):
        decide.decide(table, messages.Start(), NOBODY)


def test_a_bot_replaces_an_absent_player_but_not_one_who_is_there(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2)
            bea = await tables.connect(session, 1)
            with pytest.raises(Refused, match=r"^Seat 1 is here, so no bot can take the seat; remove Seat 1 first\.$"):
                await tables.command(session, 0, "bot", seat=1, level="club")
            assert session.table.seats[1].kind == "person"
            tables.manager.disconnect(session, bea)
            await tables.command(session, 0, "bot", seat=1, level="club")
            assert session.table.seats[1].kind == "bot"

    run(test())


def bot_move(table: Table, words: str, request: Request) -> Decision:
    return decide.play(table, table.played.match.mover, words, request, bot=True)


def test_the_move_of_a_stand_in_cannot_be_taken_back(sqlite_url: str) -> None:
    """Leaving, looking at what the bot plays, returning and undoing would be a hint where hints are off."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2, terms={"hints": False, "starter": 0})
            for _ in range(200):
                match = session.table.played.match
                seat, decide_as_bot = match.mover, partial(bot_move, words=match.legal()[0], request=tables.request(0))
                await tables.command(session, seat, "leave", seat=seat)
                await tables.manager.execute(session, decide_as_bot)
                await tables.command(session, seat, "return", seat=seat)
                if session.table.played.match.movers[-1] == seat:
                    with pytest.raises(Refused, match=r"^A bot made the last move, so it stands\.$"):
                        await tables.command(session, seat, "undo", seen=session.table.number)
                    return
            raise AssertionError("Chance followed each move.")

    run(test())
