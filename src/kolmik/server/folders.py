"""Where a server keeps its data, and who may read it: only the user that runs the server."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from kolmik.engine import Refused

PRIVATE_FOLDER, PRIVATE_FILE, OTHERS = 0o700, 0o600, 0o077  # modes; the bits that concern other users
COMPANIONS = ("", "-wal", "-shm", "-journal", ".lock")  # files of an SQLite database: its own name, and what follows it


def data_folder() -> Path:
    """Return `$KOLMIK_DATA`, or `kolmik` in the system's folder for data."""
    if chosen := os.environ.get("KOLMIK_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "kolmik"


def default_database(folder: Path | None = None) -> str:
    """Return the address of the default database, a file in the data folder.

    The folder is created for this user alone. One that exists is closed to others, unless it holds more than our data.
    """
    folder = (folder or data_folder()).absolute()
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        _close_folder(folder)
    except OSError as error:
        raise Refused(f"The folder {folder} cannot be created: {reason(error)}.") from None
    return f"sqlite:///{folder / 'kolmik.db'}"


def database_file(url: str) -> Path | None:
    """Return the file of an SQLite database, None for any other address."""
    from sqlalchemy import make_url  # slow to import, and most commands do not need it
    from sqlalchemy.exc import ArgumentError

    try:
        where = make_url(url)
    except ArgumentError:
        return None
    if where.get_backend_name() != "sqlite" or where.database in (None, "", ":memory:"):
        return None
    return Path(str(where.database)).absolute()


@contextmanager
def private_files() -> Iterator[None]:
    """Create files and folders for this user alone; what was allowed before holds again afterwards."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def close_to_others(url: str) -> None:
    """Take the right to read an SQLite database from other users, and from its backups in the data folder.

    SQLite gives the files that it creates next to a database the mode of the database.
    """
    if (file := database_file(url)) is None:
        return
    file = file.resolve()
    for companion in COMPANIONS:
        close_file(file.with_name(file.name + companion))
    if file.name == "kolmik.db":
        for other in file.parent.glob("kolmik*.db*"):
            close_file(other)


def close_file(path: Path) -> None:
    """Let only its owner read and write a file, where it is a plain file of ours."""
    with suppress(FileNotFoundError, PermissionError):  # it has just gone, or belongs to somebody else
        mode = path.lstat().st_mode
        if stat.S_ISREG(mode) and mode & OTHERS:
            path.chmod(PRIVATE_FILE)


def _close_folder(folder: Path) -> None:
    """Let only its owner enter a folder, if it holds nothing but our files. Never closes /tmp or a home folder."""
    with suppress(PermissionError):  # somebody else's; the files in it are closed all the same
        if folder.stat().st_mode & OTHERS and all(name.startswith("kolmik") for name in os.listdir(folder)):
            folder.chmod(PRIVATE_FOLDER)


def reason(error: OSError) -> str:
    """Return why the system refused, as the end of a sentence."""
    return (error.strerror or str(error)).lower()
