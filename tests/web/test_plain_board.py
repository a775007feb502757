"""The board of games that the page has no board for: cards, seats and moves, in sentences and without JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from .. import tutorial
from ..server.serving import Server, serving
from .browsing import DESK, PHONE, visiting
from .playing import game_between_people, play_together
from .test_screens import axe_violations

RAW = re.compile(r"[{}\[\]]|undefined|null|\w_\w")


@pytest.fixture(scope="module")
def tutorial_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the games of docs/adding-a-game.md, which the page was not built with."""
    folder = tmp_path_factory.mktemp("plain")
    with serving(folder, variables=tutorial.write(folder / "package")) as running:
        yield running


def check_board(page: Page) -> None:
    """The board shows nothing raw, fits the window, and its buttons have room for a finger."""
    assert not RAW.search(page.locator(".board").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sizes = page.locator(".board [data-move]").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert all(height >= 44 for height in sizes)
    assert axe_violations(page) == []


def test_hidden_cards_lie_face_down_until_they_are_shown(browser: Browser, tutorial_server: Server) -> None:
    with game_between_people(browser, tutorial_server, "kuhn", settings=(DESK, PHONE), starter=0) as (ann, bea):
        own = ann.page.get_by_role("region", name="Ann")
        other = ann.page.locator(".board .seats > li", has_text="Bea")
        expect(own.locator("[data-card]")).to_have_count(1)
        expect(other.locator("[data-card]")).to_have_count(0)
        expect(other).to_contain_text("a hidden card")
        for visitor in (ann, bea):
            check_board(visitor.page)
        ann.page.get_by_role("button", name="bet").click()
        bea.page.get_by_role("button", name="call").tap()
        for visitor in (ann, bea):
            expect(visitor.page.locator(".board [data-card]")).to_have_count(2)
            check_board(visitor.page)


def test_a_game_of_numbers_is_played_to_its_end(browser: Browser, tutorial_server: Server) -> None:
    with game_between_people(browser, tutorial_server, "pig", settings=(DESK, PHONE)) as (ann, bea):
        check_board(bea.page)
        play_together([ann.page, bea.page], Random(3))
        expect(ann.page.get_by_role("heading", name=re.compile("won"))).to_be_visible()
        check_board(bea.page)


def test_a_game_without_lesson_and_rules_has_no_links_to_them(browser: Browser, tutorial_server: Server) -> None:
    with visiting(browser, tutorial_server) as visitor:
        page = visitor.go("/")
        card = page.get_by_role("article", name="Kuhn poker")
        expect(card).to_contain_text("2 players")
        expect(card.get_by_role("link")).to_have_count(3)  # with friends, at a real table, other settings
        expect(page.get_by_role("article", name="Towers").get_by_role("link", name="Learn")).to_be_visible()
        page.goto("/new/kuhn")
        page.locator("form").wait_for()
        expect(page.get_by_role("link", name="Learn")).to_have_count(0)
