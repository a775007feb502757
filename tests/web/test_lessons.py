"""The lessons: each is a game at a real table, and whoever does what is lit comes to its end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, expect

from ..server.serving import PATIENCE, Server
from .browsing import PHONE, Visitor, visiting

STEPS = {"towers": 14, "dungeon": 14, "millstone": 13}
LIT = ".board [data-move]:not(:disabled)"
CHOICE = ".board [data-choose]:not(:disabled)"
GO_ON = "Next"
# What is said and what is lit: it is another after whatever the learner does.
SEEN = """() => [...document.querySelectorAll(".guide .text, .guide .on > *, .board [data-move]:not(:disabled)")]
    .map(element => element.dataset.move ?? element.textContent).join()"""


# All that is said, as it is said.
LISTEN = """() => {
    const hear = () => said.add(document.querySelector(".guide .text")?.textContent);
    window.said = new Set();
    hear();
    new MutationObserver(hear).observe(document.querySelector(".guide .bubble"), {childList: true, subtree: true});
}"""


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do")


def through(page: Page, do: Callable[[Locator], None], pick: int = 0) -> list[str]:
    """Do whatever is lit until the end; what was said on the way."""
    page.locator(".guide .text").wait_for()
    page.evaluate(LISTEN)
    for _ in range(200):
        page.locator(f"{LIT}, {CHOICE}, .guide .on .button.main").first.wait_for()
        if page.get_by_role("link", name="Play now").is_visible():
            break
        lit, seen = page.locator(LIT), page.evaluate(SEEN)
        if (onward := page.get_by_role("button", name=GO_ON)).is_visible():
            do(onward)
        elif count := lit.count():
            do(lit.nth(pick % count))
        elif page.locator(CHOICE).count():
            do(page.locator(f"{CHOICE}, {LIT}").first)
        page.wait_for_function(f"seen => ({SEEN})() !== seen", arg=seen, timeout=PATIENCE * 1000)
    said: list[str] = page.evaluate("[...said]")
    return said


def the_end(page: Page, game: str, said: list[str]) -> None:
    assert len(said) == STEPS[game]
    expect(guide(page)).to_contain_text("Now you know how to play!")
    expect(page.get_by_role("link", name="Play now")).to_be_focused()


def test_millstone_by_mouse(visitor: Visitor) -> None:
    page = visitor.go("/learn/millstone")
    the_end(page, "millstone", through(page, lambda what: what.click()))
    page.get_by_role("link", name="Read the rules").click()
    expect(page).to_have_url(re.compile("/rules/millstone$"))


def test_dungeon_by_keyboard_alone(visitor: Visitor) -> None:
    """What there is to do has the focus, and Enter does it; what follows a choice may need an arrow or a tab."""
    page = visitor.go("/learn/dungeon")
    the_end(page, "dungeon", through(page, lambda what: what.press("Enter")))


def test_towers_on_a_phone_by_touch(browser: Browser, server: Server) -> None:
    with visiting(browser, server, **PHONE) as visitor:
        page = visitor.go("/learn/towers")
        the_end(page, "towers", through(page, lambda what: what.tap(), pick=-1))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_only_what_is_to_be_learned_is_lit_and_it_can_be_done_for_one(visitor: Visitor) -> None:
    page = visitor.go("/learn/towers")
    page.get_by_role("button", name=GO_ON).click()
    expect(page.locator(LIT)).to_have_count(1)
    expect(page.locator(LIT)).to_be_focused()
    expect(page.locator(LIT)).to_have_attribute("data-move", "bid 3")
    expect(guide(page)).to_contain_text("Step 2 of 14")
    page.get_by_role("button", name="Do it for me").click()
    expect(guide(page)).to_contain_text("Step 3 of 14")
    expect(guide(page)).to_contain_text("choose what is lit")
    page.get_by_role("button", name="Start again").click()
    expect(guide(page)).to_contain_text("Step 1 of 14")
    expect(page.get_by_role("button", name=GO_ON)).to_be_visible()


def test_a_lesson_that_is_left_is_no_running_game(visitor: Visitor) -> None:
    page = visitor.go("/learn/dungeon")
    page.get_by_role("button", name=GO_ON).wait_for()
    page.get_by_role("link", name="Home").click()
    statuses = "fetch('/api/tables').then(r => r.json()).then(all => all.map(one => one.status))"
    page.wait_for_function(f"{statuses}.then(all => all.length > 0 && all.every(one => one === 'aborted'))")


def test_lessons_can_be_chosen(visitor: Visitor) -> None:
    page = visitor.go("/learn")
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn by playing")
    page.get_by_role("link", name=re.compile("^Millstone")).click()
    expect(guide(page)).to_contain_text("Learn Millstone")
    visitor.go("/learn/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such lesson")
