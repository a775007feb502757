"""Every screen in every language: no message is missing, no text is clipped, and axe finds no barrier."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kolmik.locales import LANGUAGES

from ..server.serving import Server
from .browsing import DESK, PHONE, visiting
from .playing import game_against_bots
from .screens import SampleTables, all_screens, go_to_screen, open_screen, sample_tables

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PSEUDO = "en-XA"
NARROW = {**PHONE, "viewport": {"width": 320, "height": 640}}
# Elements with text of their own that hide their overflow, without an ellipsis, and overflow.
CLIPPED_TEXT = """() => [...document.querySelectorAll('main *, header *')].filter((one) => {
    const style = getComputedStyle(one);
    if (!one.checkVisibility() || style.clipPath !== 'none' || one.closest('svg, select, .hidden-text')) return false;
    const hides = [style.overflowX, style.overflowY].some((way) => way === 'hidden' || way === 'clip');
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    return own && hides && style.textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.className + ': ' + one.textContent.trim())"""
SCROLLS_SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def tables(server: Server) -> Iterator[SampleTables]:
    with sample_tables(server) as tables:
        yield tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language(browser: Browser, server: Server, tables: SampleTables, language: str) -> None:
    first = language == "en"  # through the service worker
    with visiting(browser, server, fresh=first, service_workers="allow" if first else "block", **PHONE) as visitor:
        visitor.sign_in(tables.host.cookie)
        for name, screen in all_screens(tables).items():
            page = open_screen(visitor, screen, language)
            visitor.check()
            assert page.locator("html").get_attribute("lang") == language, name
            assert not page.evaluate(SCROLLS_SIDEWAYS), name
        if first:
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_no_text_is_clipped_in_a_narrow_window_with_long_words(
    browser: Browser, server: Server, tables: SampleTables
) -> None:
    with visiting(browser, server, **NARROW) as visitor:
        visitor.sign_in(tables.host.cookie)
        wrong = {}
        for name, screen in all_screens(tables).items():
            page = go_to_screen(visitor, screen, PSEUDO)
            visitor.check()
            if clipped := page.evaluate(CLIPPED_TEXT):
                wrong[name] = clipped
            if page.evaluate(SCROLLS_SIDEWAYS):
                wrong[name] = ["scrolls sideways", *wrong.get(name, [])]
        assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


@pytest.mark.parametrize(("scheme", "size"), [("light", DESK), ("dark", PHONE)])
def test_axe_finds_no_serious_violation(
    browser: Browser, server: Server, tables: SampleTables, scheme: str, size: dict[str, Any]
) -> None:
    wrong = {}
    with visiting(browser, server, **{**size, "color_scheme": scheme}) as visitor:
        visitor.sign_in(tables.host.cookie)
        for name, screen in all_screens(tables).items():
            if found := axe_violations(go_to_screen(visitor, screen)):
                wrong[name] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def axe_violations(page: Page) -> list[str]:
    """The violations that axe calls serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def test_a_long_score_does_not_cover_the_level_of_a_bot(browser: Browser, server: Server) -> None:
    covered = """() => [...document.querySelectorAll('.seats li')].filter((seat) => {
        const [note, score] = ['.note', '.score'].map((one) => seat.querySelector(one));
        score.lastChild.textContent = '-220';
        return note && note.getBoundingClientRect().right > score.getBoundingClientRect().left;
    }).length"""
    with game_against_bots(browser, server, "towers", players=4, **PHONE) as visitor:
        expect(visitor.page.locator(".seats .note")).to_have_count(3)
        assert visitor.page.evaluate(covered) == 0
