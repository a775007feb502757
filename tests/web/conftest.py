from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kolmik.server.transport.static_page import FOLDER

from ..server.serving import Server, serving
from .browsing import Visitor, launch_chromium, visiting


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of the page."""
    assert (FOLDER / "index.html").exists(), "The page is not built: run scripts/page."
    folder: Path = tmp_path_factory.mktemp("web")
    with serving(f"sqlite:///{folder / 'tables.db'}", "--threads", "1") as running:
        running.wait_until_compiled()
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launch_chromium() as browser:
        yield browser


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visiting(browser, server) as visitor:
        yield visitor
