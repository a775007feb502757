"""Reloaded pages, lost connections and killed servers: the game continues where it was."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from ..server.serving import Server, serving
from .browsing import visiting
from .playing import (
    available_actions,
    click_random,
    game_against_bots,
    game_between_people,
    log_lines,
    play_together,
    table_id,
    wait_for_actions,
)


def test_a_reload_shows_the_same_hand_and_log(browser: Browser, server: Server) -> None:
    with game_against_bots(browser, server, "millstone") as visitor:
        chance = Random(1)
        for _ in range(6):
            click_and_wait(visitor.page, chance)
        wait_for_actions(visitor.page)
        before = hand_and_log(visitor.page)
        visitor.page.reload()
        wait_for_actions(visitor.page)
        assert hand_and_log(visitor.page) == before and all(before)


def click_and_wait(page: Page, chance: Random) -> None:
    """Does something, and waits until the page shows the move, if it was one: until then the old actions are there."""
    lines, actions = len(log_lines(page)), wait_for_actions(page)
    if click_random(page, chance, actions) and any(one["moves"] for one in actions):
        page.wait_for_function("(lines) => document.querySelectorAll('.log li').length > lines", arg=lines)


def hand_and_log(page: Page) -> tuple[list[str], list[str]]:
    cards: list[str] = page.locator("[data-card]").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    return cards, log_lines(page)


def test_a_lost_connection_is_reopened(browser: Browser, server: Server) -> None:
    opened: list[WebSocketRoute] = []

    def intercept(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        opened.append(socket)

    with (
        game_between_people(browser, server, "towers") as (ann, bea),
        visiting(browser, server, fresh=True) as watcher,
    ):
        watcher.page.route_web_socket("**/socket**", intercept)
        watcher.go(f"/t/{table_id(ann)}")
        watcher.page.locator(".play").wait_for()
        assert len(opened) == 1
        opened[0].close(code=1011, reason="connection lost")
        player = ann if available_actions(ann.page) else bea
        click_random(player.page, Random(2))
        watcher.page.wait_for_function("() => document.querySelector('.lost') === null")
        expect(watcher.page.locator(".log li")).to_have_count(len(log_lines(player.page)))
        assert len(opened) == 2


def test_a_game_continues_after_its_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'tables.db'}") as server,
        game_between_people(browser, server, "towers") as (ann, bea),
    ):
        chance, pages = Random(3), [ann.page, bea.page]
        play_together(pages, chance, until=lambda: len(log_lines(ann.page)) > 15)
        before = log_lines(ann.page)
        server.end(signal.SIGKILL)
        for page in pages:
            expect(page.locator(".lost")).to_be_visible()
        server.start()
        for page in pages:
            expect(page.locator(".lost")).to_have_count(0)
        assert log_lines(ann.page)[: len(before)] == before and len(log_lines(ann.page)) == len(log_lines(bea.page))
        play_together(pages, chance, until=lambda: len(log_lines(bea.page)) > len(before) + 5)


def test_unknown_tables_and_addresses_are_reported(browser: Browser, server: Server) -> None:
    with visiting(browser, server) as visitor:
        page = visitor.go("/t/nowhere")
        expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
        page.locator("main").get_by_role("link", name="Home").click()
        expect(page).to_have_url(f"{server.url}/")
        page = visitor.go("/nothing/here")
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_the_page_opens_offline(browser: Browser, server: Server) -> None:
    with visiting(browser, server, fresh=True, service_workers="allow") as visitor:
        page = visitor.go("/")
        page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # from now on the service worker answers all requests
        visitor.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        visitor.context.set_offline(False)
