"""The lessons: each is a game at a table of the server, and following the lit moves leads to its end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, expect

from ..server.serving import PATIENCE, Server
from .browsing import PHONE, Visitor, visiting

STEPS = {"towers": 14, "dungeon": 14, "millstone": 13}
LIT = ".board [data-move]:not(:disabled)"
CHOICE = ".board [data-choose]:not(:disabled)"
CONTINUE = "Next"
# The coach's text and the lit moves; they change with every action of the learner.
SITUATION = """() => [...document.querySelectorAll(".guide .text, .guide .on > *, .board [data-move]:not(:disabled)")]
    .map(element => element.dataset.move ?? element.textContent).join()"""


# Collects the coach's texts in `said` as they appear.
COLLECT_TEXTS = """() => {
    const collect = () => said.add(document.querySelector(".guide .text")?.textContent);
    window.said = new Set();
    collect();
    new MutationObserver(collect).observe(document.querySelector(".guide .bubble"), {childList: true, subtree: true});
}"""


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do")


def take_lesson(page: Page, do: Callable[[Locator], None], pick: int = 0) -> list[str]:
    """Does whatever is lit until the end; returns the coach's texts."""
    page.locator(".guide .text").wait_for()
    page.evaluate(COLLECT_TEXTS)
    for _ in range(200):
        page.locator(f"{LIT}, {CHOICE}, .guide .on .button.main").first.wait_for()
        if page.get_by_role("link", name="Play now").is_visible():
            break
        lit, before = page.locator(LIT), page.evaluate(SITUATION)
        if (onward := page.get_by_role("button", name=CONTINUE)).is_visible():
            do(onward)
        elif count := lit.count():
            do(lit.nth(pick % count))
        elif page.locator(CHOICE).count():
            do(page.locator(f"{CHOICE}, {LIT}").first)
        page.wait_for_function(f"before => ({SITUATION})() !== before", arg=before, timeout=PATIENCE * 1000)
    said: list[str] = page.evaluate("[...said]")
    return said


def assert_finished(page: Page, game: str, said: list[str]) -> None:
    assert len(said) == STEPS[game]
    expect(guide(page)).to_contain_text("Now you know how to play!")
    expect(page.get_by_role("link", name="Play now")).to_be_focused()


def test_the_millstone_lesson_by_mouse(visitor: Visitor) -> None:
    page = visitor.go("/learn/millstone")
    assert_finished(page, "millstone", take_lesson(page, lambda what: what.click()))
    page.get_by_role("link", name="Read the rules").click()
    expect(page).to_have_url(re.compile("/rules/millstone$"))


def test_the_dungeon_lesson_by_keyboard_alone(visitor: Visitor) -> None:
    """The lit element has the focus, and Enter chooses it."""
    page = visitor.go("/learn/dungeon")
    assert_finished(page, "dungeon", take_lesson(page, lambda what: what.press("Enter")))


def test_the_towers_lesson_by_touch_on_a_phone(browser: Browser, server: Server) -> None:
    with visiting(browser, server, **PHONE) as visitor:
        page = visitor.go("/learn/towers")
        assert_finished(page, "towers", take_lesson(page, lambda what: what.tap(), pick=-1))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_only_the_move_of_the_step_is_lit_and_the_coach_can_make_it(visitor: Visitor) -> None:
    page = visitor.go("/learn/towers")
    page.get_by_role("button", name=CONTINUE).click()
    expect(page.locator(LIT)).to_have_count(1)
    expect(page.locator(LIT)).to_be_focused()
    expect(page.locator(LIT)).to_have_attribute("data-move", "bid 3")
    expect(guide(page)).to_contain_text("Step 2 of 14")
    page.get_by_role("button", name="Do it for me").click()
    expect(guide(page)).to_contain_text("Step 3 of 14")
    expect(guide(page)).to_contain_text("choose what is lit")
    page.get_by_role("button", name="Start again").click()
    expect(guide(page)).to_contain_text("Step 1 of 14")
    expect(page.get_by_role("button", name=CONTINUE)).to_be_visible()


def test_leaving_a_lesson_aborts_its_game(visitor: Visitor) -> None:
    page = visitor.go("/learn/dungeon")
    page.get_by_role("button", name=CONTINUE).wait_for()
    page.get_by_role("link", name="Home").click()
    statuses = "fetch('/api/tables').then(r => r.json()).then(all => all.map(one => one.status))"
    page.wait_for_function(f"{statuses}.then(all => all.length > 0 && all.every(one => one === 'aborted'))")


def test_a_lesson_is_chosen_from_the_list(visitor: Visitor) -> None:
    page = visitor.go("/learn")
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn by playing")
    page.get_by_role("link", name=re.compile("^Millstone")).click()
    expect(guide(page)).to_contain_text("Learn Millstone")
    visitor.go("/learn/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such lesson")
