"""Where a server keeps what has to outlast it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from kolmik.engine import Refused


def data_folder() -> Path:
    """`$KOLMIK_DATA`, or `kolmik` in the place where this system keeps data."""
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
    """The address of the database that is used when nobody names one: a file in the data folder, which is made."""
    folder = (folder or data_folder()).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"The folder {folder} cannot be made: {(error.strerror or str(error)).lower()}.") from None
    return f"sqlite:///{folder / 'kolmik.db'}"
