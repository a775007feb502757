"""Playing on the page as people do: whatever is lit is clicked, or reached with the keyboard."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from ..server.serving import PATIENCE

# What can be done now: moves, and what has to be chosen before a move.
DOABLE = "[data-move]:not(:disabled), [data-choose]:not(:disabled), [data-release]:not(:disabled)"
OVER = "#outcome-title"
WAITS = """([doable, over]) => {
    const shown = (one) => one.checkVisibility() && !one.closest('[inert]');
    return document.querySelector(over) !== null || [...document.querySelectorAll(doable)].some(shown);
}"""


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def wait_for_turn(page: Page) -> bool:
    """Till there is something to do; False once the game is over."""
    page.wait_for_function(WAITS, arg=[DOABLE, OVER], timeout=PATIENCE * 1000)
    return not over(page)


def doable(page: Page) -> list[Locator]:
    return [one for one in page.locator(DOABLE).all() if one.is_visible()]


def log_length(page: Page) -> int:
    """How many lines the log has, wherever it is shown."""
    length: int = page.evaluate("document.querySelectorAll('.log li, .long li').length")
    return length


def click_something(page: Page, chance: Random, **how: Any) -> str:
    """One click on something that is lit; what it was."""
    able = doable(page)
    moves = [one for one in able if one.get_attribute("data-move")]
    chosen = chance.choice(moves or able)
    what = chosen.get_attribute("data-move") or chosen.get_attribute("data-choose") or "release"
    chosen.click(**how)
    return what
