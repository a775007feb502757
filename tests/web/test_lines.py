"""Pages that are reloaded, lines that break, servers that are killed: nobody notices more than a moment."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from ..server.serving import Server, serving
from .browsing import visiting
from .playing import able, against_bots, click, lines, play_together, table_of, together, wait_for_turn


def test_a_reload_in_the_middle_of_a_game(browser: Browser, server: Server) -> None:
    with against_bots(browser, server, "millstone") as visitor:
        chance = Random(1)
        for _ in range(6):
            wait_for_turn(visitor.page)
            click(visitor.page, chance)
        wait_for_turn(visitor.page)
        before = hand_and_log(visitor.page)
        visitor.page.reload()
        wait_for_turn(visitor.page)
        assert hand_and_log(visitor.page) == before and all(before)


def hand_and_log(page: Page) -> tuple[list[str | None], list[str]]:
    return [card.get_attribute("data-card") for card in page.locator("[data-card]").all()], lines(page)


def test_a_line_that_breaks_is_opened_again(browser: Browser, server: Server) -> None:
    opened: list[WebSocketRoute] = []

    def on_the_way(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        opened.append(socket)

    with together(browser, server, "towers") as (ann, bea), visiting(browser, server) as watcher:
        watcher.page.route_web_socket("**/socket**", on_the_way)
        watcher.go(f"/t/{table_of(ann)}")
        watcher.page.locator(".play").wait_for()
        assert len(opened) == 1
        opened[0].close(code=1011, reason="the line breaks")
        player = ann if able(ann.page) else bea
        click(player.page, Random(2))
        watcher.page.wait_for_function("() => document.querySelector('.lost') === null")
        expect(watcher.page.locator(".log li")).to_have_count(len(lines(player.page)))
        assert len(opened) == 2


def test_a_server_that_is_killed_in_the_middle_of_a_game(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'tables.db'}") as server,
        together(browser, server, "towers") as (ann, bea),
    ):
        chance, pages = Random(3), [ann.page, bea.page]
        play_together(pages, chance, till=lambda: len(lines(ann.page)) > 15)
        told = lines(ann.page)
        server.end(signal.SIGKILL)
        for page in pages:
            expect(page.locator(".lost")).to_be_visible()
        server.start()
        for page in pages:
            expect(page.locator(".lost")).to_have_count(0)
        assert lines(ann.page)[: len(told)] == told and len(lines(ann.page)) == len(lines(bea.page))
        play_together(pages, chance, till=lambda: len(lines(bea.page)) > len(told) + 5)


def test_a_table_that_is_not_there(browser: Browser, server: Server) -> None:
    with visiting(browser, server) as visitor:
        page = visitor.go("/t/nowhere")
        expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
        page.locator("main").get_by_role("link", name="Home").click()
        expect(page).to_have_url(f"{server.url}/")
        page = visitor.go("/nothing/here")
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_the_page_opens_without_a_connection(browser: Browser, server: Server) -> None:
    with visiting(browser, server) as visitor:
        page = visitor.go("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # from now on the worker is asked for everything
        visitor.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        visitor.context.set_offline(False)
