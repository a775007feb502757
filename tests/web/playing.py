"""Playing on the page as people do: whatever is lit is clicked, or reached with the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError

from ..server.people import Player
from ..server.serving import PATIENCE, Server
from .browsing import Visitor, visiting

# What can be done now: moves, what has to be chosen before a move, and the bird to let go.
MOVES = "[data-move], [data-release]"
DOABLE = f"{MOVES}, [data-choose]"
OVER = "#outcome-title"
ABLE = """(doable) => [...document.querySelectorAll(doable)].map((one, at) => ({
    at,
    what: one.dataset.move ?? one.dataset.choose ?? 'release',
    moves: 'move' in one.dataset || 'release' in one.dataset,
    able: !one.disabled && one.ariaDisabled !== 'true' && one.checkVisibility(),
})).filter((one) => one.able)"""
WAITS = f"([doable, over]) => document.querySelector(over) !== null || ({ABLE})(doable).length > 0"
SHORT = {"dungeon": {"patience": 2}, "millstone": {"turn_limit": 40}}  # games that end while one looks on
SOON = 2000  # milliseconds: what is lit can be clicked at once
MOST = 2000  # things to do in a game, then a test has failed


def over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def able(page: Page) -> list[dict[str, Any]]:
    """What can be done now."""
    found: list[dict[str, Any]] = page.evaluate(ABLE, DOABLE)
    return found


def wait_for_turn(page: Page) -> bool:
    """Till there is something to do; False once the game is over."""
    page.wait_for_function(WAITS, arg=[DOABLE, OVER], timeout=PATIENCE * 1000)
    return not over(page)


def click(page: Page, chance: Random) -> str:
    """One click, or tap, on something that is lit; what it was, "" if it was gone by then."""
    lit = able(page)
    wanted = [one for one in lit if one["moves"]] or lit
    if not wanted:
        return ""
    one = chance.choice(wanted)
    button = page.locator(DOABLE).nth(one["at"])
    touching = page.evaluate("matchMedia('(pointer: coarse)').matches")
    try:
        (button.tap if touching else button.click)(timeout=SOON)
    except TimeoutError:  # somebody else was faster, and it is lit no longer
        return ""
    return str(one["what"])


def press(page: Page, chance: Random) -> str:
    """The same with the keyboard alone: Tab, and the arrows in a row of choices, till something lit has the focus."""
    wanted = MOVES if any(one["moves"] for one in able(page)) else DOABLE
    matches = f"document.activeElement.matches('{wanted}') && !document.activeElement.disabled"
    for _ in range(150):
        if page.evaluate(matches):
            for _ in range(chance.randrange(3)):
                page.keyboard.press("ArrowRight")
            if page.evaluate(matches):
                focused = page.evaluate("({...document.activeElement.dataset})")
                page.keyboard.press(chance.choice(["Enter", "Space"]))
                return str(focused.get("move") or focused.get("choose") or "release")
        page.keyboard.press("Tab")
    return ""  # somebody else was faster, and nothing is lit any longer


def play_whole(page: Page, chance: Random, do: Callable[[Page, Random], str] = click) -> list[str]:
    """A game to its end; all that was done."""
    done: list[str] = []
    while wait_for_turn(page):
        done.append(do(page, chance))
        assert len(done) < MOST
    return done


def play_together(pages: list[Page], chance: Random, till: Callable[[], bool] = lambda: False) -> None:
    """Several people at one table, each with a page, till the game is over or something is so."""
    for _ in range(MOST):
        if over(pages[0]) or till():
            return
        ready = [page for page in pages if able(page)]
        if ready:
            click(chance.choice(ready), chance)
        else:
            pages[0].wait_for_timeout(20)
    raise AssertionError("The game did not end.")


@contextmanager
def against_bots(
    browser: Browser, server: Server, game: str, players: int = 2, terms: dict[str, Any] | None = None, **like: Any
) -> Iterator[Visitor]:
    """Somebody at a table with bots that answer at once; the game has begun."""
    with Player(server) as player, visiting(browser, server, **like) as visitor:
        seats = [{}, *({"level": "novice"} for _ in range(players - 1))]
        table = player.create(
            game, players, name="Ann", seats=seats, terms={"pace": 0, **(terms or {})}, options=SHORT.get(game, {})
        )
        player.ask(table, "start")
        sit(visitor, player, table)
        yield visitor


@contextmanager
def together(
    browser: Browser, server: Server, game: str, likes: tuple[dict[str, Any], ...] = ({}, {}), **terms: Any
) -> Iterator[list[Visitor]]:
    """People at a table, each with a browser of their own; the game has begun."""
    with ExitStack() as leave:
        people = [leave.enter_context(Player(server)) for _ in likes]
        table = people[0].create(game, len(likes), name="Ann", terms=terms, options=SHORT.get(game, {}))
        for seat, name in enumerate(("Bea", "Cid", "Dan")[: len(likes) - 1], 1):
            people[seat].ask(table, "sit", name=name, seat=seat)
        people[0].ask(table, "start")
        visitors = []
        for person, like in zip(people, likes, strict=True):
            visitors.append(leave.enter_context(visiting(browser, server, **like)))
            sit(visitors[-1], person, table)
        yield visitors


def table_of(visitor: Visitor) -> str:
    """The id of the table somebody sits at."""
    return visitor.page.url.rsplit("/", 1)[1]


def lines(page: Page) -> list[str]:
    """The log, wherever it is."""
    return page.locator(".log li").all_text_contents()


def sit(visitor: Visitor, player: Player, table: str) -> Page:
    """The browser of a player who has a seat at a table."""
    visitor.context.add_cookies([{"name": "kolmik", "value": player.cookie, "url": player.server.url}])
    page = visitor.go(f"/t/{table}")
    page.locator(".play").wait_for()
    return page
