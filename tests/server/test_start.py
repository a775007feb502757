"""Starting a server: who may read its files, one server for each SQLite file, and an address that is true."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kolmik.engine import Refused
from kolmik.server.run import PORTS_TRIED, listen

from ..cli.command import run_kolmik
from .players import Player, seated
from .serving import PATIENCE, Server, serving
from .test_import_export import played, store_table

RUNNING = ("kolmik.db", "kolmik.db-wal", "kolmik.db-shm", "kolmik.db.lock")


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """Let others read new files by default, as on most machines."""
    before = os.umask(0o022)
    yield
    os.umask(before)


# --- who may read the data ---


class FreshServer(Server):
    fresh = True  # it inherits the mask of this process


def modes(folder: Path) -> dict[str, str]:
    """Return the mode of every file in a folder, and of the folder itself as "."."""
    paths = (folder, *folder.iterdir())
    return {path.relative_to(folder).as_posix(): f"{path.stat().st_mode & 0o777:o}" for path in paths}


def private(*files: str) -> dict[str, str]:
    return dict.fromkeys(files, "600")


def test_only_its_user_can_read_a_new_data_folder(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    server = FreshServer(data)
    server.start()
    try:
        with Player(server) as player:
            player.create()
        assert modes(data) == {".": "700"} | private(*RUNNING)
    finally:
        server.stop()


def test_a_data_folder_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with Player(server) as player:
            player.create()
        shutil.copy(tmp_path / "kolmik.db", tmp_path / "kolmik-backup.db")
        server.kill()  # so that the database leaves its log
        tmp_path.chmod(0o755)
        for file in tmp_path.iterdir():
            file.chmod(0o644)
        server.start()
        assert modes(tmp_path) == {".": "700"} | private(*RUNNING, "kolmik-backup.db")


def test_of_a_folder_with_other_things_in_it_only_the_database_is_closed(tmp_path: Path) -> None:
    (tmp_path / "holiday.txt").write_text("by the sea")
    tmp_path.chmod(0o755)
    with serving(tmp_path):
        assert modes(tmp_path) == {".": "755", "holiday.txt": "644"} | private(*RUNNING)


def test_the_commands_for_tables_keep_their_files_private(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    assert run_kolmik("tables", "list", "--database", url).returncode == 0
    assert modes(tmp_path) == {".": "700"} | private("tables.db")
    store_table(url, "maple", played("towers", 1)[1])
    new, old = tmp_path / "new.txt", tmp_path / "old.txt"
    old.write_text("an older export")
    (tmp_path / "tables.db").chmod(0o644)
    for file in (new, old):
        assert run_kolmik("tables", "export", "maple", "--database", url, "--to", file).returncode == 0
        assert "towers" in file.read_text()
    assert modes(tmp_path) == {".": "700"} | private("tables.db", "new.txt", "old.txt")


def test_the_file_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE events (id INTEGER)")
    other.close()
    done = run_kolmik("serve", "--port", "0", "--database", f"sqlite:///{file}")
    assert (done.returncode, done.stderr) == (1, "This database belongs to another program: choose another one.\n")
    assert modes(tmp_path)["other.db"] == "644"


# --- one server for each SQLite file ---


def test_a_second_server_on_the_same_file_is_refused_and_told_of_the_first(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "data")
    with serving(tmp_path / "data") as server:
        assert server.process
        for folder in ("data", "link"):
            second = run_kolmik("serve", "--port", "0", "--data", tmp_path / folder)
            sentence = (
                f"The tables in {tmp_path / 'data' / 'kolmik.db'} are in use by process {server.process.pid} "
                f"at {server.url}; stop it first.\n"
            )
            assert (second.returncode, second.stdout, second.stderr) == (1, "", sentence)
        server.restart()
        server.kill()
        server.start()  # the lock of a killed server is gone


def test_other_files_and_other_databases_can_be_served_at_the_same_time(tmp_path: Path, postgres_url: str) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'one.db'}"),
        serving(f"sqlite:///{tmp_path / 'two.db'}"),
        serving(postgres_url) as three,
        serving(postgres_url) as four,
    ):
        assert three.is_up() and four.is_up()


@pytest.mark.long
def test_workers_keep_the_lock_when_the_process_that_started_them_is_gone(tmp_path: Path) -> None:
    server = Server(tmp_path, "--workers", "2")
    server.start()
    assert server.process
    try:
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait(PATIENCE)
        assert server.is_up()
        second = run_kolmik("serve", "--port", "0", "--data", tmp_path)
        assert second.returncode == 1 and f"in use by process {server.process.pid} at {server.url};" in second.stderr
    finally:
        server.kill()
    server.start()
    server.stop()


def test_tables_are_listed_exported_and_imported_beside_a_server_but_not_removed(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    with serving(tmp_path / "data") as server, seated(server, "towers", 2) as (table, _, _):
        database = ("--database", server.database)
        assert table in run_kolmik("tables", "list", *database).stdout
        assert run_kolmik("tables", "export", table, *database, "--to", record).returncode == 0
        imported = run_kolmik("tables", "import", record, *database)
        assert imported.returncode == 0
        with Player(server) as player:
            new = imported.stdout.split()[-1].rstrip(".")
            assert player.http.get(f"/api/tables/{new}").status_code == 200
        refused = run_kolmik("tables", "prune", "--older-than", "0", "--yes", *database)
        assert refused.returncode == 1 and refused.stdout == ""
        assert f"at {server.url}; stop it first.\n" in refused.stderr
        assert table in run_kolmik("tables", "list", *database).stdout
    assert run_kolmik("tables", "prune", "--older-than", "0", "--yes", *database).stdout == "Removed 2 tables.\n"


# --- the address ---


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_taken_port_is_one_sentence_and_no_address(tmp_path: Path, workers: str) -> None:
    with taken_port() as port:
        done = run_kolmik("serve", "--port", port, "--data", tmp_path, "--workers", workers)
    sentence = f"Port {port} on 127.0.0.1 is taken by another program; choose another one with --port.\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence)


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    done = run_kolmik("serve", "--host", "192.0.2.1", "--port", "8000", "--data", tmp_path)
    sentence = "The server cannot listen on 192.0.2.1, port 8000: cannot assign requested address.\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence)


def test_the_printed_address_is_the_one_that_answers(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert f"Kolmik is at {server.url} (Ctrl-C stops it).\n" in server.log_text()


def test_with_port_0_all_addresses_of_a_host_get_the_same_free_port() -> None:
    sockets = listen("localhost", 0)
    ports = {one.getsockname()[1] for one in sockets}
    for one in sockets:
        with socket.create_connection(one.getsockname()[:2]):
            one.close()
    assert len(ports) == 1 and ports != {0}


def test_a_port_in_use_is_skipped_where_that_is_allowed() -> None:
    with taken_port() as port:
        (found,) = listen("127.0.0.1", port, PORTS_TRIED)
        with found:
            assert port < found.getsockname()[1] < port + PORTS_TRIED
        with pytest.raises(Refused, match=f"^Port {port} on 127.0.0.1 is taken by another program"):
            listen("127.0.0.1", port)


# --- metrics ---


def test_metrics_are_at_one_address_only(server: Server) -> None:
    with Player(server) as player:
        assert "kolmik_tables" in player.http.get("/metrics").text
        for path in ("/metrics/", "//metrics", "/metrics//", "/%6detrics"):
            answer = player.http.get(f"{server.url}{path}")
            assert answer.request.url.raw_path == path.encode()
            assert (answer.status_code, answer.json()["why"]) == (404, "There is nothing at this address.")
