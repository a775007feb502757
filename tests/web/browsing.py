"""A real Chromium at a real server: people who click, tap and type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from ..server.serving import PATIENCE, Server

expect.set_options(timeout=PATIENCE * 1000)

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}}
BROKEN_LINE = ("Failed to load resource", "WebSocket")  # what the browser says of a server that is away or refuses
MISSING = "⟦"  # around a message that the page could not say


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's browser, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own: cookies, a page, and all that went wrong on it."""

    def __init__(self, browser: Browser, server: Server, **like: Any) -> None:
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **DESK, **like}
        self.server = server
        self.context: BrowserContext = browser.new_context(base_url=server.url, **settings)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.frames: list[str] = []  # all that came over sockets
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        )

    def _heard(self, message: ConsoleMessage) -> None:
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.troubles.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def check(self) -> None:
        """Nothing went wrong, and nothing was left unsaid."""
        assert self.troubles == [], self.troubles
        assert MISSING not in self.page.content(), re.findall(r"⟦[^⟧]*⟧", self.page.content())

    def close(self) -> None:
        self.context.close()


@contextmanager
def visiting(browser: Browser, server: Server, **like: Any) -> Iterator[Visitor]:
    visitor = Visitor(browser, server, **like)
    try:
        yield visitor
        visitor.check()
    finally:
        visitor.close()
