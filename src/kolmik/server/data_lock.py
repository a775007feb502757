"""One server for each SQLite file: a lock that the server and its workers hold as long as they live.

Two servers on one file would both play the bots and run the clocks of every table. The lock is the operating system's,
so it ends with the process, however that ends. The file next to the database only says who holds it.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from kolmik.engine import Refused

from .folders import PRIVATE_FILE, database_file, reason

if sys.platform == "win32":
    import msvcrt

    SHARED, EXCLUSIVE = 1, 2
else:
    import fcntl

    SHARED, EXCLUSIVE = fcntl.LOCK_SH, fcntl.LOCK_EX

LOCKED_BYTE = 1 << 30  # on Windows, where a locked part of a file cannot be read: far behind the text


class DataLock:
    """The right to serve an SQLite file; any number of servers may share another database."""

    def __init__(self, file: int | None) -> None:
        self._file = file

    @classmethod
    def acquire(cls, url: str) -> DataLock:
        """Take the lock for a server, or refuse and name the process that has it."""
        lock = cls._taken(url, (EXCLUSIVE, SHARED))  # the only server; then shared, so that its workers can hold it too
        lock.describe("")
        return lock

    @classmethod
    def share(cls, url: str) -> DataLock:
        """Hold the lock in a worker too: workers may outlive the process that started them."""
        return cls._taken(url, (SHARED,))

    @classmethod
    def _taken(cls, url: str, kinds: tuple[int, ...]) -> DataLock:
        database = database_file(url)
        if database is None or not database.parent.is_dir():  # the storage will say that there is no such folder
            return cls(None)
        database = database.resolve()  # whatever links lead there
        path = database.with_name(f"{database.name}.lock")
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
        except OSError as error:
            raise Refused(f"The file {path} cannot be opened: {reason(error)}.") from None
        lock = cls(file)
        try:
            for kind in kinds:
                _lock(file, kind)
        except (BlockingIOError, PermissionError):
            holder = _holder(file)
            lock.release()
            raise Refused(f"The tables in {database} are in use by {holder}; stop it first.") from None
        except OSError as error:
            lock.release()
            raise Refused(f"The file {path} cannot be locked: {reason(error)}.") from None
        return lock

    def describe(self, address: str) -> None:
        """Write down for others which process this is and where it serves."""
        if self._file is not None:
            text = f"process {os.getpid()}" + (f" at {address}" if address else "")
            with suppress(OSError):  # a full disk; the lock holds without its description
                os.ftruncate(self._file, 0)
                os.lseek(self._file, 0, os.SEEK_SET)
                os.write(self._file, f"{text}\n".encode())

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int, kind: int) -> None:
    """Take the lock without waiting, in place of one that this open file holds."""
    if sys.platform != "win32":
        fcntl.flock(file, kind | fcntl.LOCK_NB)
    elif kind == EXCLUSIVE:  # Windows has no shared locks
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)


def _holder(file: int) -> str:
    """Return what the process that has the lock says of itself."""
    os.lseek(file, 0, os.SEEK_SET)
    lines = os.read(file, 1000).decode(errors="replace").splitlines()
    return lines[0] if lines else "another process"
