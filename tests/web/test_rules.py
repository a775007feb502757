"""The rule pages: an address for every rule, every language, and the search box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kolmik.locales import LANGUAGES

from ..server.serving import Server
from .browsing import PHONE, Visitor, visiting

RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = [path.stem for path in sorted(RULES.glob("*.md"))]


def text_of(game: str, language: str) -> str:
    path = RULES / f"{game}.md" if language == "en" else RULES / language / f"{game}.md"
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_anchor(visitor: Visitor, game: str) -> None:
    page = visitor.go(f"/rules/{game}")
    page.locator(".rule").first.wait_for()
    shown = page.locator(".rule").evaluate_all("all => all.map(rule => rule.id)")
    assert shown == re.findall(r"^- \*\*([A-Z]-\d+)\*\*", text_of(game, "en"), re.MULTILINE)
    expect(page.get_by_role("heading", level=1)).to_have_text(text_of(game, "en").splitlines()[0][2:])
    links = page.locator(".rules a[href^='#']").evaluate_all("all => all.map(link => link.hash.slice(1))")
    assert links and all(page.locator(f"article [id='{name}']").count() == 1 for name in set(links))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_shown_in_the_language_of_the_reader(visitor: Visitor, language: str) -> None:
    page = visitor.go(f"/rules/towers?language={language}")
    expect(page.locator("h1")).to_have_text(text_of("towers", language).splitlines()[0][2:])


def test_an_address_with_a_rule_id_shows_the_rule(visitor: Visitor) -> None:
    page = visitor.go("/rules/dungeon#D-26")
    rule = page.locator("[id='D-26']")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("pointed"))
    page.get_by_role("link", name="D-2", exact=True).last.click()
    expect(page.locator("[id='D-2']")).to_be_focused()
    expect(rule).not_to_have_class(re.compile("pointed"))
    page.get_by_role("navigation", name="On this page").get_by_role("link", name="The bird").click()
    expect(page.get_by_role("heading", name="The bird")).to_be_focused()
    expect(page.get_by_role("heading", name="The bird")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("[id='D-2']")).to_be_focused()


def test_the_search_box_shows_only_matching_rules(visitor: Visitor) -> None:
    page = visitor.go("/rules/towers")
    find = page.get_by_role("searchbox", name="Find a rule")
    page.locator(".rule").first.wait_for()
    everything = page.locator(".rule:visible").count()
    find.fill("Spire raZed")
    expect(page.locator(".rule:visible")).to_have_text(["T-20A spire cannot be razed."])
    expect(page.locator(".found")).to_contain_text("1 rule found")
    expect(page.get_by_role("heading", name="Scoring")).to_be_hidden()
    find.fill("t-7")
    expect(page.locator("[id='T-7']")).to_be_visible()
    find.fill("elephant")
    expect(page.locator(".found")).to_contain_text("No rule contains this word.")
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator(".rule:visible")).to_have_count(everything)
    find.fill("spire")
    page.goto("/rules/towers#T-1")
    expect(page.locator("[id='T-1']")).to_be_focused()


def test_tables_fit_on_a_phone(browser: Browser, server: Server) -> None:
    with visiting(browser, server, **PHONE) as visitor:
        for game in ("towers", "dungeon", "millstone"):
            page = visitor.go(f"/rules/{game}")
            page.locator(".wide").first.wait_for()
            hidden = page.locator(".wide").evaluate_all("all => all.map(box => box.scrollWidth - box.clientWidth)")
            assert hidden and max(hidden) <= 0, (game, hidden)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_text("On this page").tap()
        page.get_by_role("link", name="Strength", exact=True).tap()
        expect(page.get_by_role("heading", name="Strength", exact=True)).to_be_in_viewport()


def test_links_to_other_games_and_unknown_games(visitor: Visitor) -> None:
    page = visitor.go("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There are no such rules")
    page.get_by_role("navigation", name="Rules of the games").get_by_role("link", name="Dungeon").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dungeon: the rules, numbered")
    page.get_by_role("link", name="Learn by playing").click()
    expect(page).to_have_url(re.compile("/learn/dungeon$"))
