"""Visitors: real Chromium pages at a real server, with everything that went wrong on them."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocket, expect, sync_playwright

from ..server.serving import PATIENCE, Server

expect.set_options(timeout=PATIENCE * 1000)

# Debian's headless Chromium takes two thirds of the CPU time of the whole one, which will do too.
CHROMIUM = which("chromium-headless-shell") or "/usr/bin/chromium"
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
EXPECTED_ERRORS = ("Failed to load resource", "WebSocket")  # the browser's words when the server is down or refuses
MISSING_MESSAGE = "⟦"  # the page puts it before the id of a message it does not have


@contextmanager
def launch_chromium() -> Iterator[Browser]:
    """Debian's Chromium, headless."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class ContextPool:
    """Browser contexts that tests use one after the other: a new context costs most of a second of CPU time.

    A context goes back into the pool without cookies, storage and permissions; only its HTTP cache stays warm.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[str, list[Page]] = defaultdict(list)

    def acquire(self, settings: dict[str, Any]) -> Page:
        idle = self._idle[json.dumps(settings, sort_keys=True)]
        if idle:
            page = idle.pop()
            page.context.grant_permissions(settings.get("permissions", []))
            return page
        context = self._browser.new_context(**settings)
        context.set_default_timeout(PATIENCE * 1000)
        return context.new_page()

    def release(self, page: Page, settings: dict[str, Any]) -> None:
        for other in page.context.pages:
            if other is not page:
                other.close()
        if page.url.startswith("http"):
            page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            page.goto("about:blank")
        page.context.clear_cookies()
        page.context.clear_permissions()
        self._idle[json.dumps(settings, sort_keys=True)].append(page)


_pools: dict[Browser, ContextPool] = {}


class Visitor:
    """A person with a browser: a page, its cookies, its errors, and all frames its sockets received."""

    def __init__(self, page: Page, server: Server) -> None:
        self.server = server
        self.page = page
        self.errors: list[str] = []
        self.frames: list[str] = []
        self._listeners: dict[str, Any] = {
            "pageerror": lambda error: self.errors.append(str(error)),
            "console": self._on_console,
            "websocket": self._on_websocket,
        }
        for event, listener in self._listeners.items():
            page.on(event, listener)  # type: ignore[call-overload]

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in EXPECTED_ERRORS):
            self.errors.append(message.text)

    def _on_websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def sign_in(self, cookie: str) -> None:
        """Gives the browser a player's cookie."""
        self.context.add_cookies([{"name": "kolmik", "value": cookie, "url": self.server.url}])

    def check(self) -> None:
        """Asserts that nothing went wrong on the page and that no message is missing."""
        assert self.errors == [], self.errors
        content = self.page.content()
        assert MISSING_MESSAGE not in content, re.findall(r"⟦[^⟧]*⟧", content)

    def detach(self) -> None:
        for event, listener in self._listeners.items():
            self.page.remove_listener(event, listener)


@contextmanager
def visiting(browser: Browser, server: Server, fresh: bool = False, **settings: Any) -> Iterator[Visitor]:
    """A visitor with a clean browser context, checked at the end.

    fresh: the context is used only once. Tests that add init scripts, intercept requests or need the service worker
    must ask for it, because these outlive a page.
    """
    settings = {
        "base_url": server.url,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "service_workers": "block",  # it would download the whole page again for every new context
        **DESK,
        **settings,
    }
    pool = _pools.setdefault(browser, ContextPool(browser))
    page = ContextPool(browser).acquire(settings) if fresh else pool.acquire(settings)
    visitor = Visitor(page, server)
    reusable = False
    try:
        yield visitor
        visitor.check()
        reusable = not fresh
    finally:
        visitor.detach()
        if reusable:
            pool.release(page, settings)
        else:
            page.context.close()
