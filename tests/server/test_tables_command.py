"""The command `kolmik tables`."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from kolmik.server.folders import data_folder, default_database
from kolmik.server.store import Database, Summary
from kolmik.server.store.rows import Append

from ..cli.command import run_at_terminal, run_kolmik

DAY = 24 * 60 * 60 * 1000


def fill(url: str) -> None:
    """Store three tables: a finished one of today, and a finished and an unfinished one of ten days ago."""
    now = time.time_ns() // 1_000_000
    database = Database.open(url)
    for table, status, at in (
        ("new", "done", now),
        ("old", "done", now - 10 * DAY),
        ("slow", "playing", now - 10 * DAY),
    ):
        summary = Summary("towers", 1, "0.1.0", status, 3, at, None, f"[bold]{table} evening", ("me",))
        database.append([Append(table, 1, at, (b"{}", b"{}"), summary)])
    database.close()


def remaining(url: str) -> set[str]:
    database = Database.open(url)
    found = {listed.id for listed in database.listing()}
    database.close()
    return found


def test_the_list_of_tables(database_url: str) -> None:
    done = run_kolmik("tables", "list", "--database", database_url)
    assert (done.returncode, done.stdout) == (0, "No tables are stored yet.\n"), done.stderr
    fill(database_url)
    done = run_kolmik("tables", "list", KOLMIK_DATABASE=database_url, COLUMNS="100")
    heading, _, *rows = done.stdout.splitlines()
    assert heading.split() == ["Table", "Game", "Status", "Players", "Events", "Last", "event"]
    assert [row.split()[0] for row in rows] == ["new", "old", "slow"]
    assert rows[0].split()[1:-2] == ["towers", "done", "[bold]new", "evening", "2"]


def test_the_list_can_be_filtered_and_limited(sqlite_url: str) -> None:
    fill(sqlite_url)
    only = run_kolmik("tables", "list", "--database", sqlite_url, "--status", "playing")
    assert "slow" in only.stdout and "new" not in only.stdout
    none = run_kolmik("tables", "list", "--database", sqlite_url, "--status", "lost")
    assert none.stdout == 'No table has the status "lost".\n'
    most = run_kolmik("tables", "list", "--database", sqlite_url, "--most", "2")
    assert most.stdout.endswith("There are more than these 2 tables; use --most to see them.\n")


def test_pruning_asks_for_confirmation(sqlite_url: str) -> None:
    fill(sqlite_url)
    command = ["tables", "prune", "--database", sqlite_url, "--older-than", "3"]
    question = "Permanently remove 2 tables idle for 3 days or more?"
    assert "Nothing was removed." in run_at_terminal(command, [(question, "\n")])
    assert remaining(sqlite_url) == {"new", "old", "slow"}
    unconfirmed = run_kolmik(*command)
    assert unconfirmed.returncode == 1
    assert unconfirmed.stderr == "Nobody can confirm this; use --yes to skip the question.\n"
    question = "Permanently remove 1 table idle for 3 days or more?"
    assert "Removed 1 table." in run_at_terminal([*command, "--status", "done"], [(question, "y\n")])
    assert remaining(sqlite_url) == {"new", "slow"}


def test_pruning_without_confirmation(database_url: str) -> None:
    fill(database_url)
    command = ("tables", "prune", "--database", database_url, "--yes", "--older-than")
    assert run_kolmik(*command, "20").stdout == "No table has been idle for 20 days or more.\n"
    assert run_kolmik(*command, "1").stdout == "Removed 2 tables.\n"
    assert remaining(database_url) == {"new"}


def test_a_database_that_cannot_be_opened_is_refused_in_one_sentence() -> None:
    done = run_kolmik("tables", "list", "--database", "nowhere")
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr == '"nowhere" is not the address of a database; write sqlite:////folder/file.db.\n'


def test_tables_are_stored_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.delenv("KOLMIK_DATA", raising=False)
    assert data_folder() == tmp_path / "share" / "kolmik"
    monkeypatch.setenv("KOLMIK_DATA", str(tmp_path / "mine"))
    assert default_database() == f"sqlite:///{tmp_path / 'mine' / 'kolmik.db'}"
    assert (tmp_path / "mine").is_dir()
    assert run_kolmik("tables", "list").stdout == "No tables are stored yet.\n"
    monkeypatch.setenv("KOLMIK_DATA", f"{__file__}/inside")
    done = run_kolmik("tables", "list")
    assert done.returncode == 1 and done.stderr.endswith("cannot be created: not a directory.\n")
