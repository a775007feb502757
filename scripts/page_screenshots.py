"""Take a picture of every screen of the page at phone and desk size: `make screenshots`.

    PYTHONPATH=. python scripts/page_screenshots.py [FOLDER]      default: build/screenshots

The two pictures of the README are also copied to docs/images.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from rich.progress import track
from tests.server.serving import serving
from tests.web.browsing import DESK, PHONE, launch_chromium, visiting
from tests.web.screens import all_screens, open_screen, sample_tables

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
README = {"home-desk": "home.png", "table-towers-desk": "table.png"}
SIZES = {"desk": DESK, "phone": PHONE}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        database = f"sqlite:///{Path(data) / 'tables.db'}"
        with serving(database) as server, launch_chromium() as browser, sample_tables(server) as tables:
            screens = all_screens(tables)
            pictures = [(size, name) for size in SIZES for name in screens]
            for size, name in track(pictures, description="Taking pictures"):
                with visiting(browser, server, **SIZES[size]) as visitor:
                    visitor.sign_in(tables.host.cookie)
                    page = open_screen(visitor, screens[name])
                    page.screenshot(path=folder / f"{name}-{size}.png", full_page=not name.startswith("table"))
    for name, image in README.items():
        shutil.copy(folder / f"{name}.png", IMAGES / image)
    print(f"{len(pictures)} pictures are in {folder}.")


if __name__ == "__main__":
    main()
