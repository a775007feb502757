"""Where a server keeps its data."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from kolmik.engine import Refused


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
    """Return the address of the default database, a file in the data folder. The folder is created."""
    folder = (folder or data_folder()).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"The folder {folder} cannot be created: {(error.strerror or str(error)).lower()}.") from None
    return f"sqlite:///{folder / 'kolmik.db'}"
