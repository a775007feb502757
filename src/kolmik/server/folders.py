"""Where the server keeps its data."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """`$KOLMIK_DATA`, or `kolmik` in the place where this system keeps data."""
    if chosen := os.environ.get("KOLMIK_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "kolmik"
