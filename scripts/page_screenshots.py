"""Take a picture of every screen of the page, at phone and desk size: `make screenshots`.

    PYTHONPATH=. python scripts/page_screenshots.py [FOLDER]      into build/screenshots if none is named

Two of them are the README's, which are kept in docs/images.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from rich.progress import track
from tests.server.serving import serving
from tests.web.browsing import DESK, PHONE, chromium, visiting
from tests.web.screens import enter, screens, show, tables

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
README = {"home-desk": "home.png", "table-towers-desk": "table.png"}
SIZES = {"desk": DESK, "phone": PHONE}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        database = f"sqlite:///{Path(kept) / 'tables.db'}"
        with serving(database) as server, chromium() as browser, tables(server) as laid:
            wanted = [(size, name) for size in SIZES for name in screens(laid)]
            for size, name in track(wanted, description="Taking pictures"):
                with visiting(browser, server, **SIZES[size]) as visitor:
                    enter(visitor, laid)
                    page = show(visitor, screens(laid)[name])
                    page.screenshot(path=folder / f"{name}-{size}.png", full_page=not name.startswith("table"))
    for name, image in README.items():
        shutil.copy(folder / f"{name}.png", IMAGES / image)
    print(f"{len(wanted)} pictures are in {folder}.")


if __name__ == "__main__":
    main()
