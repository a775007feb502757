"""Export of tables to records and import of records, from the command line, on real databases."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import kolmik
from kolmik.engine.proof import verify
from kolmik.protocol import messages
from kolmik.server.domain import decide, events
from kolmik.server.domain.decide import Decision, Request
from kolmik.server.domain.fold import apply, load
from kolmik.server.domain.table import Table
from kolmik.server.runtime.import_export import imported, records
from kolmik.server.store import Append, Database, Stored

from ..cli.command import run_kolmik

HOST = "a" * 64
SEEDS = range(3)


def played(game: str, seed: int, games: int = 1) -> tuple[Table, list[Stored]]:
    """A table at which one device has played whole games for two seats, and its log."""
    rng = random.Random(seed)
    table, rows = Table("maple"), list[Stored]()
    request = Request(HOST, 0, rng)

    def store(decision: Decision) -> None:
        for event, _ in decision.steps:
            rows.append(Stored(len(rows) + 1, 1000 * len(rows), events.write(event)))
            apply(table, event, rows[-1].at)

    def execute(command: messages.AnyCommand) -> None:
        store(decide.decide(table, command, request))

    new_table = messages.NewTable(game=game, players=2, name="Ann", terms=messages.Terms(race="turns"))
    store(decide.create(new_table, request))
    execute(messages.Sit(name="Bob"))
    for number in range(games):
        if number:
            execute(messages.Rematch())
        execute(messages.Start())
        while table.in_play:
            execute(messages.Move(move=rng.choice(table.played.match.legal()), seen=table.number))
    return table, rows


def store_table(url: str, table: str, rows: list[Stored]) -> None:
    database = Database.open(url)
    database.append([Append(table, 1, 0, tuple(row.body for row in rows), None)])
    database.close()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", [game.name for game in kolmik.games()])
def test_an_exported_game_is_a_complete_record_whose_deal_verifies(game: str, seed: int) -> None:
    table, rows = played(game, seed)
    (text,) = records("maple", rows)
    match = kolmik.read_record(text)
    assert match.moves == table.played.match.moves and match.setting.seats == ("Ann", "Bob")
    verdict = verify(text)
    assert verdict.good, (seed, verdict.sentence)
    secret = re.search("# deal secret: (.*)", text)
    assert secret
    other = text.replace(secret[1], secret[1][::-1])
    assert not verify(other).good


def test_export_and_import_from_the_command_line(database_url: str, tmp_path: Path) -> None:
    _, rows = played("dungeon", 5, games=2)
    store_table(database_url, "maple", rows)
    first, last = tmp_path / "1.txt", tmp_path / "2.txt"
    done = run_kolmik("tables", "export", "maple", "--database", database_url, "--game", "1", "--to", str(first))
    assert (done.returncode, done.stdout) == (0, f"Wrote {first}.\n"), done.stderr
    last.write_text(run_kolmik("tables", "export", "maple", "--database", database_url).stdout)
    both = run_kolmik("verify", str(last), str(first))
    assert both.returncode == 0 and " if game 1 ended as the proof says" not in both.stdout
    assert " if game 1 ended as the proof says" in run_kolmik("verify", str(last)).stdout
    winners = re.search(r"# deal starter: winners=(\d) ", last.read_text())
    assert winners
    fraud = tmp_path / "fraud.txt"  # the loser of game 1 starts game 2, as if they had won it
    fraud.write_text(last.read_text().replace(winners[0], f"# deal starter: winners={1 - int(winners[1])} "))
    assert run_kolmik("verify", str(fraud), str(first)).returncode == 1
    assert first.read_text() != last.read_text()

    again = run_kolmik("tables", "import", str(first), str(last), "--database", database_url)
    ids = re.findall(r": table (\w+)\.\n", again.stdout)
    assert len(ids) == 2, again
    exported = run_kolmik("tables", "export", ids[0], "--database", database_url).stdout
    assert kolmik.read_record(exported).moves == kolmik.read_record(first.read_text()).moves


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_records_of_named_editions_are_imported_and_those_of_custom_editions_refused(game: kolmik.Game) -> None:
    for edition in game.catalogue.named:
        _, stored, _ = imported(game.new(2, seed=1, options={"edition": edition}), 0)
        table = load("maple", [(event, 0) for event in stored])
        assert table.setting(0).edition is edition
    custom = game.catalogue.own_edition({"name": "mine", **game.catalogue.editions[0].data})
    with pytest.raises(kolmik.Refused, match=r"^A table plays an edition that the game has; this record has one of"):
        imported(game.new(2, seed=1, options={"edition": custom}), 0)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["export", "oak"], "There is no table oak."),
        (["export", "maple", "--game", "3"], "There is no game 3: so far 1 game has been started at this table."),
    ],
)
def test_exporting_a_missing_table_or_game_fails_with_a_sentence(
    sqlite_url: str, args: list[str], sentence: str
) -> None:
    store_table(sqlite_url, "maple", played("towers", 1)[1])
    done = run_kolmik("tables", *args, "--database", sqlite_url)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"{sentence}\n")


def test_one_bad_record_stops_the_import_of_all(sqlite_url: str, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(records("maple", played("towers", 2)[1])[0])
    bad.write_text(good.read_text().replace("bid 1", "bid 9"))
    done = run_kolmik("tables", "import", str(good), str(bad), "--database", sqlite_url)
    assert done.returncode == 1 and done.stdout == "" and str(bad) in done.stderr
    database = Database.open(sqlite_url)
    assert database.listing() == []
    database.close()


@pytest.mark.parametrize("game", [game.name for game in kolmik.games()])
def test_tables_of_retired_rules_can_still_be_exported(game: str) -> None:
    """The export has the moves, seats and result as they were stored."""
    table, rows = played(game, 7, games=2)
    created = events.read(rows[0].body)
    assert isinstance(created, events.Created)
    old = [rows[0]._replace(body=rows[0].body.replace(b'"rules":%d' % created.rules, b'"rules":999')), *rows[1:]]
    texts = records("maple", old)
    assert len(texts) == 2
    for text, before in zip(texts, table.games, strict=True):
        assert "rules: 999" in text
        now = kolmik.read_record(text.replace("rules: 999", f"rules: {created.rules}"))
        assert now.moves == before.match.moves and now.outcome == before.outcome
