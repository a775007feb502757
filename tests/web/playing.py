"""Plays games on the page as people do: by clicking, tapping or pressing whatever the page offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError

from ..server.players import Player
from ..server.serving import PATIENCE, Server
from .browsing import Visitor, visiting

# Elements to act on: moves, choices that come before a move, and the button that releases the bird.
MOVES = "[data-move], [data-release]"
ACTIONS = f"{MOVES}, [data-choose]"
OVER = "#outcome-title"
# The enabled, visible elements of ACTIONS; `at` is an element's index among all of them.
FIND_ACTIONS = """(actions) => [...document.querySelectorAll(actions)].map((one, at) => ({
    at,
    what: one.dataset.move ?? one.dataset.choose ?? 'release',
    moves: 'move' in one.dataset || 'release' in one.dataset,
    able: !one.disabled && one.ariaDisabled !== 'true' && one.checkVisibility(),
})).filter((one) => one.able)"""
# Resolves with the available actions, or with null once the game is over. It looks again only when the page changes:
# polling on every frame would take more CPU time than the game itself.
AWAIT_ACTIONS = f"""([actions, over, timeout]) => new Promise((resolve, reject) => {{
    const look = () => {{
        if (document.querySelector(over)) return null;
        const found = ({FIND_ACTIONS})(actions);
        return found.length ? found : undefined;
    }};
    const first = look();
    if (first !== undefined) return resolve(first);
    const observer = new MutationObserver(() => {{
        const found = look();
        if (found === undefined) return;
        observer.disconnect();
        resolve(found);
    }});
    observer.observe(document, {{subtree: true, childList: true, attributes: true}});
    setTimeout(() => reject(new Error("There was nothing to do for too long.")), timeout);
}})"""
SHORT = {"dungeon": {"patience": 2}, "millstone": {"turn_limit": 40}}  # options for short games
SOON = 2000  # milliseconds; an available element can be clicked sooner
MOST = 2000  # actions in a game; a test with more has failed

Action = dict[str, Any]


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def available_actions(page: Page) -> list[Action]:
    found: list[Action] = page.evaluate(FIND_ACTIONS, ACTIONS)
    return found


def wait_for_actions(page: Page) -> list[Action]:
    """Waits until there is something to do, and returns it; an empty list once the game is over."""
    found: list[Action] | None = page.evaluate(AWAIT_ACTIONS, [ACTIONS, OVER, PATIENCE * 1000])
    return found or []


def is_touch(page: Page) -> bool:
    touch: bool = page.evaluate("matchMedia('(pointer: coarse)').matches")
    return touch


def click_random(page: Page, chance: Random, actions: list[Action] | None = None, touch: bool | None = None) -> str:
    """Clicks or taps one of the actions and returns it; "" if it was no longer available."""
    actions = available_actions(page) if actions is None else actions
    candidates = [one for one in actions if one["moves"]] or actions
    if not candidates:
        return ""
    action = chance.choice(candidates)
    button = page.locator(ACTIONS).nth(action["at"])
    try:
        (button.tap if (is_touch(page) if touch is None else touch) else button.click)(timeout=SOON)
    except TimeoutError:  # another player was faster
        return ""
    return str(action["what"])


def press_random(page: Page, chance: Random, actions: list[Action], touch: bool = False) -> str:
    """Does the same by keyboard alone: Tab, and arrows in a row of choices, until an action has the focus."""
    wanted = MOVES if any(one["moves"] for one in actions) else ACTIONS
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
    return ""  # another player was faster


def play_to_end(
    page: Page, chance: Random, act: Callable[[Page, Random, list[Action], bool], str] = click_random
) -> list[str]:
    """Plays a game to its end and returns all actions."""
    done: list[str] = []
    touch = is_touch(page)
    while actions := wait_for_actions(page):
        done.append(act(page, chance, actions, touch))
        assert len(done) < MOST
    return done


def play_together(pages: list[Page], chance: Random, until: Callable[[], bool] = lambda: False) -> None:
    """Plays for several people at one table, each with a page, until the game is over or a condition holds."""
    touch = {page: is_touch(page) for page in pages}
    for _ in range(MOST):
        ready = [(page, actions) for page in pages if (actions := available_actions(page))]
        if until():
            return
        if ready:
            page, actions = chance.choice(ready)
            click_random(page, chance, actions, touch[page])
        elif is_over(pages[0]):
            return
        else:
            pages[0].wait_for_timeout(20)
    raise AssertionError("The game did not end.")


@contextmanager
def game_against_bots(
    browser: Browser,
    server: Server,
    game: str,
    players: int = 2,
    terms: dict[str, Any] | None = None,
    **settings: Any,
) -> Iterator[Visitor]:
    """A visitor in a game against bots that move without a pause."""
    with Player(server) as player, visiting(browser, server, **settings) as visitor:
        seats = [{}, *({"level": "novice"} for _ in range(players - 1))]
        table = player.create(
            game, players, name="Ann", seats=seats, terms={"pace": 0, **(terms or {})}, options=SHORT.get(game, {})
        )
        player.command(table, "start")
        open_table(visitor, player, table)
        yield visitor


@contextmanager
def game_between_people(
    browser: Browser, server: Server, game: str, settings: tuple[dict[str, Any], ...] = ({}, {}), **terms: Any
) -> Iterator[list[Visitor]]:
    """Visitors in a game against each other, each with a browser of their own."""
    with ExitStack() as leave:
        people = [leave.enter_context(Player(server)) for _ in settings]
        table = people[0].create(game, len(settings), name="Ann", terms=terms, options=SHORT.get(game, {}))
        for seat, name in enumerate(("Bea", "Cid", "Dan")[: len(settings) - 1], 1):
            people[seat].command(table, "sit", name=name, seat=seat)
        people[0].command(table, "start")
        visitors = []
        for person, own in zip(people, settings, strict=True):
            visitors.append(leave.enter_context(visiting(browser, server, **own)))
            open_table(visitors[-1], person, table)
        yield visitors


def table_id(visitor: Visitor) -> str:
    """The id of the table that the visitor's page shows."""
    return visitor.page.url.rsplit("/", 1)[1]


def log_lines(page: Page) -> list[str]:
    return page.locator(".log li").all_text_contents()


def open_table(visitor: Visitor, player: Player, table: str) -> Page:
    """Opens a table in a visitor's browser, as a player who has a seat there."""
    visitor.sign_in(player.cookie)
    page = visitor.go(f"/t/{table}")
    page.locator(".play").wait_for()
    return page
