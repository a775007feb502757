"""Games and tables have an end: options, moves, undos and everything else are bounded."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from kolmik.engine import Refused
from kolmik.protocol import messages
from kolmik.server.domain import bounds, decide, events
from kolmik.server.domain.decide import Request
from kolmik.server.domain.fold import advance, load
from kolmik.server.domain.table import Table

from .local_tables import HOLDERS, NOON, LocalTables, local_tables, run

LONG = "The game got too long, so the table was closed."


def take(table: Table, command: Any, seat: int = 0) -> Table:
    """The table after a command of the holder of a seat."""
    request = Request(HOLDERS[seat], NOON, Random(1))
    for event, match in decide.decide(table, command, request).steps:
        table = advance(table, event, NOON, match).after
    return table


def played(table: Table, words: str) -> Table:
    return take(table, messages.Move(move=words, seen=table.number), table.played.match.mover)


def until_refused(table: Table, commands: Iterable[Any], seat: int = 0) -> tuple[Table, str]:
    """The table after these commands up to the first that is refused, and that refusal."""
    for command in commands:
        try:
            table = take(table, command, seat)
        except Refused as refusal:
            return table, str(refusal)
    raise AssertionError("Nothing was refused.")


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("dungeon", {"patience": 10**400}, r"^At a table the option patience is a whole number from 1 to 20, not 1000"),
        ("dungeon", {"patience": 21}, r"^At a table the option patience is a whole number from 1 to 20, not 21\.$"),
        (
            "millstone",
            {"turn_limit": 10**9},
            r"^At a table the option turn_limit is a whole number from 1 to 1000, not",
        ),
    ],
)
def test_a_table_without_end_cannot_be_created(
    sqlite_url: str, game: str, options: dict[str, int], sentence: str
) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            with pytest.raises(Refused, match=sentence):
                await tables.table(game, 2, options=options)

    run(test())


async def of_one_holder(tables: LocalTables, **settings: Any) -> Table:
    """A table in play at which one holder has both seats."""
    session = await tables.table("dungeon", 2, begin=False, terms={"starter": 0, **settings})
    await tables.command(session, 1, "stand", seat=1)
    await tables.command(session, 0, "sit", name="Ann again", seat=1)
    await tables.command(session, 0, "start")
    return session.table


def test_moving_and_undoing_for_ever_closes_the_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2, terms={"starter": 0})
            table = session.table
            while table.in_play and table.game_events < 100:
                mover = table.played.match.mover
                after = played(table, table.played.match.legal()[0])
                undone = after.in_play and not decide.why_not_undo(after, [mover])
                table = take(after, messages.Undo(seen=after.number), mover) if undone else after
            assert (table.status, table.cause, table.why_aborted) == ("aborted", "long", LONG)
            assert table.game_events == 60
            with pytest.raises(Refused, match=r"^The table is closed\.$"):
                played(table, "pass")

    monkeypatch.setattr(bounds, "GAME_EVENTS", 60)
    run(test())


def test_a_game_with_too_many_moves_is_closed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As at tables of earlier versions, which took any patience."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            table = await of_one_holder(tables)
            steps = 0
            while table.in_play:
                legal = table.played.match.legal()
                back = [move for move in legal if move in ("draw", "put back")]
                table = take(table, messages.Move(move=(back or legal)[0], seen=table.number), 0)
                steps += 1
            assert table.cause == "long" and len(table.played.match.moves) in (50, 51) and steps < 51

    monkeypatch.setattr(bounds, "GAME_MOVES", 50)
    run(test())


def test_bots_and_clocks_keep_to_the_bounds_too(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            table = (await tables.table("towers", 2)).table
            mover, move = table.played.match.mover, table.played.match.legal()[0]
            monkeypatch.setattr(bounds, "GAME_EVENTS", 0)
            ((event, _),) = decide.play(table, mover, move, Request("", NOON, Random(1)), bot=True).steps
            assert event == events.Aborted(why=LONG, cause="long")

    run(test())


BESIDES = (
    lambda number: messages.Say(phrase="hello"),
    lambda number: messages.Leave(seat=1) if number % 2 else messages.Return(seat=1),
    lambda number: messages.Pause() if number % 2 else messages.Resume(),
    lambda number: messages.Bot(seat=1, level="novice" if number % 2 else "club"),
)


@pytest.mark.parametrize("besides", BESIDES)
def test_what_is_no_move_has_a_bound_and_the_game_goes_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, besides: Any
) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            table = await of_one_holder(tables)
            table, why = until_refused(table, (besides(number) for number in range(1, 200)))
            assert why == "Too much has happened at this table; this is possible again in the next game."
            assert 100 <= table.other_events <= 102  # the host has twice as much
            if table.status == "paused":
                table = take(table, messages.Resume())
            assert take(table, messages.Move(move="draw", seen=table.number)).changed > table.changed
            assert take(table, messages.Abort()).status == "aborted"

    monkeypatch.setattr(bounds, "OTHER_EVENTS", 50)
    run(test())


def test_strangers_cannot_use_up_what_the_host_may_do(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 3, begin=False)
            table = take(session.table, messages.Stand(seat=2), 2)
            come_and_go = cycle([messages.Sit(name="Eve", seat=2), messages.Stand(seat=2)])
            table, why = until_refused(table, islice(come_and_go, 200), 4)
            assert why.startswith("Too much has happened")
            if table.seats[2].kind != "open":
                table = take(table, messages.Remove(seat=2))
            table = take(table, messages.Bot(seat=2, level="novice"))
            assert take(table, messages.Start()).in_play

    monkeypatch.setattr(bounds, "OTHER_EVENTS", 50)
    run(test())


def test_after_very_many_games_a_new_table_is_needed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            table = await of_one_holder(tables)
            rng = Random(2)
            while table.status != "over":
                table = take(table, messages.Move(move=rng.choice(table.played.match.legal()), seen=table.number))
            assert take(table, messages.Rematch()).other_events == 0
            monkeypatch.setattr(bounds, "TABLE_EVENTS", table.number)
            with pytest.raises(Refused, match=r"^Many games have been played at this table; create a new one\.$"):
                take(table, messages.Rematch())

    run(test())


def test_a_stored_table_beyond_the_bounds_opens(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounds are for commands: what is stored folds as it always did."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2)
            for _ in range(12):
                await tables.move(session, session.table.played.match.mover, session.table.played.match.legal()[0])
            rows = await tables.store.read(session.table.id)
            created = rows[0].body.replace(b'"bids":"checked"', b'"bids":"open"')
            assert created != rows[0].body
            for name in ("GAME_EVENTS", "GAME_MOVES", "OTHER_EVENTS", "TABLE_EVENTS"):
                monkeypatch.setattr(bounds, name, 0)
            found = load("again", [(events.read(row.body), row.at) for row in rows])
            assert found.in_play and found.played.match.moves == session.table.played.match.moves

    run(test())


def test_a_stored_table_of_any_patience_opens(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("dungeon", 2)
            rows = await tables.store.read(session.table.id)
            body = rows[0].body.replace(b'"patience":10', b'"patience":' + b"9" * 300)
            assert body != rows[0].body
            stored = [(events.read(one), NOON) for one in [body, *(row.body for row in rows[1:])]]
            assert load("again", stored).in_play

    run(test())
