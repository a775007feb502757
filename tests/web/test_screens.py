"""Every screen: in every language without a missing message, nothing clipped, nothing in the way of anybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from kolmik.locales import LANGUAGES

from ..server.serving import Server
from .browsing import DESK, PHONE, visiting
from .screens import Tables, enter, screens, show, tables

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PSEUDO = "en-XA"
NARROW = {**PHONE, "viewport": {"width": 320, "height": 640}}
# Text that is cut off without a sign: an element that hides what sticks out of it, and something does.
CLIPPED = """() => [...document.querySelectorAll('main *, header *')].filter((one) => {
    const style = getComputedStyle(one);
    if (!one.checkVisibility() || style.clipPath !== 'none' || one.closest('svg, select, .hidden-text')) return false;
    const hides = [style.overflowX, style.overflowY].some((way) => way === 'hidden' || way === 'clip');
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    return own && hides && style.textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.className + ': ' + one.textContent.trim())"""
STICKS_OUT = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def laid(server: Server) -> Iterator[Tables]:
    with tables(server) as all_of_them:
        yield all_of_them


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language(browser: Browser, server: Server, laid: Tables, language: str) -> None:
    with visiting(browser, server, **PHONE) as visitor:
        enter(visitor, laid)
        for name, where in screens(laid).items():
            page = show(visitor, where, language)
            visitor.check()
            assert page.locator("html").get_attribute("lang") == language, name
            assert not page.evaluate(STICKS_OUT), name


def test_nothing_is_clipped_where_words_are_long(browser: Browser, server: Server, laid: Tables) -> None:
    with visiting(browser, server, **NARROW) as visitor:
        enter(visitor, laid)
        wrong = {}
        for name, where in screens(laid).items():
            page = show(visitor, where, PSEUDO)
            visitor.check()
            if clipped := page.evaluate(CLIPPED):
                wrong[name] = clipped
            if page.evaluate(STICKS_OUT):
                wrong[name] = ["sticks out", *wrong.get(name, [])]
        assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


@pytest.mark.parametrize(("scheme", "like"), [("light", DESK), ("dark", PHONE)])
def test_nothing_is_in_the_way_of_anybody(
    browser: Browser, server: Server, laid: Tables, scheme: str, like: dict[str, object]
) -> None:
    wrong = {}
    with visiting(browser, server, **{**like, "color_scheme": scheme}) as visitor:
        enter(visitor, laid)
        for name, where in screens(laid).items():
            if found := obstacles(show(visitor, where)):
                wrong[name] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def obstacles(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
