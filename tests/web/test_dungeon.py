"""Dungeon on the page: by mouse, by keyboard, with a throw that others watch, and at a real table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from playwright.sync_api import Browser, Page, expect

from kolmik.protocol.messages import State

from ..server.players import Player, PlayerSocket, play_on, seated, seated_where
from ..server.serving import Server
from .browsing import PHONE, Visitor, visiting

MOST = 600  # moves; a game takes far fewer
ACTIONS = ".dungeon [data-move], .dungeon [data-choose]"
PREFERRED = ("[data-choose]", "[data-move^=place]", "[data-move^=dragon]", "[data-move^=throw]", "[data-move]")


def opened(visitor: Visitor, person: Player | None, table: str) -> Page:
    """Opens the table, with a player's seat or as a spectator."""
    if person:
        visitor.sign_in(person.cookie)
    page = visitor.go(f"/t/{table}")
    expect(page.locator(".castle")).to_be_visible()
    return page


@contextmanager
def against_a_bot(server: Server) -> Iterator[tuple[Player, str]]:
    """A player in a new game against a bot, and the table."""
    with Player(server) as person:
        seats = [{}, {"level": "novice"}]
        terms, options = {"pace": 0, "starter": 0}, {"levels": 8}
        table = person.create("dungeon", 2, name="Ann", seats=seats, terms=terms, options=options)
        person.command(table, "start")
        yield person, table


def moves_made(page: Page) -> int:
    return int(page.locator(".dungeon").get_attribute("data-moves") or 0)


def wait_for_move(page: Page, since: int) -> None:
    """Waits until the board shows more than so many moves."""
    page.wait_for_function("since => Number(document.querySelector('.dungeon').dataset.moves) > since", arg=since)


def preferred_action(page: Page) -> str:
    """Waits until there is something to do; returns its selector, or "" once the game is over."""
    page.locator(f"{ACTIONS}, .outcome").first.wait_for()
    if page.locator(".outcome").count():
        return ""
    return next(kind for kind in PREFERRED if page.locator(f".dungeon {kind}").count())


def mover_of(sockets: list[PlayerSocket]) -> int:
    return next(seat for seat, socket in enumerate(sockets) if socket.state.you["legal"])


def test_a_whole_game_by_clicking(visitor: Visitor, server: Server) -> None:
    with against_a_bot(server) as (person, table):
        page = opened(visitor, person, table)
        for _ in range(MOST):
            kind = preferred_action(page)
            if not kind:
                break
            before = moves_made(page)
            page.locator(f".dungeon {kind}").first.click()
            if kind == "[data-choose]":
                page.locator('.dungeon [data-move^="climb"]').first.click()
            wait_for_move(page, before)
        else:
            raise AssertionError(f"The game does not end: {person.get(table).log}")
        expect(page.locator(ACTIONS)).to_have_count(0)
        game = person.get(table).game
        expect(page.locator(".roof .piece")).to_have_count(sum(map(len, game["top"])))
        expect(page.locator(".cellar .piece")).to_have_count(sum(game["dungeon"]))


def test_climbing_by_keyboard_alone(visitor: Visitor, server: Server) -> None:
    with against_a_bot(server) as (person, table):
        page = opened(visitor, person, table)
        page.locator(ACTIONS).first.focus()
        climbs = 0
        while climbs < 3:
            kind = preferred_action(page)
            assert kind, person.get(table).log
            before = moves_made(page)
            page.wait_for_function(
                "document.activeElement.closest('.dungeon') !== null"
            )  # the focus stays on the board
            page.locator(f".dungeon {kind}").first.focus()
            page.keyboard.press("Enter")
            if kind == "[data-choose]":
                climb_by_keyboard(page)
                climbs += 1
            wait_for_move(page, before)


def climb_by_keyboard(page: Page) -> None:
    """Drops the chosen knight, chooses it again, and climbs with it."""
    chosen = page.locator('[data-choose][aria-pressed="true"]')
    expect(chosen.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-move^=climb]").first).to_be_visible()
    for _ in range(20):
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.dataset.move?.startsWith('climb') ?? false"):
            break
    page.keyboard.press("Enter")


def test_the_board_shows_every_slot_and_lights_the_legal_moves(visitor: Visitor, server: Server) -> None:
    def late(state: State) -> bool:
        return state.game["phase"] == "playing" and len(state.log) > 60 and state.table["status"] == "playing"

    with seated_where(server, "dungeon", 4, Random(5), late, pace=0) as (table, people, sockets):
        seat = mover_of(sockets)
        page = opened(visitor, people[seat], table)
        state = sockets[seat].state
        lit = page.locator(".dungeon [data-move]").evaluate_all("all => all.map(one => one.dataset.move)")
        assert sorted(lit) == sorted(state.you["legal"])
        for name, slot in state.game["slots"].items():
            figures = page.locator(f'[data-slot="{name}"] .piece')
            expect(figures).to_have_count(len(slot["knights"]))
            expect(page.locator(f'[data-slot="{name}"] .dragon')).to_have_count(int(slot["dragon"] is not None))
            if not slot["knights"]:
                expect(page.locator(f'[data-slot="{name}"]')).to_contain_text(f"{name}: empty")
        for mover, figures in ((at, page.locator(f".roof li:nth-child({at + 1}) .piece")) for at in range(4)):
            expect(figures).to_have_count(len(state.game["top"][mover]))


def test_a_spectator_sees_the_castle_and_can_do_nothing(visitor: Visitor, server: Server) -> None:
    with seated(server, "dungeon", 3, pace=0) as (table, _, sockets):
        play_on(sockets, Random(2), 40)
        page = opened(visitor, None, table)
        knights = sum(len(slot["knights"]) for slot in sockets[0].check().game["slots"].values())
        expect(page.locator(".wall .piece")).to_have_count(knights)
        expect(page.locator(ACTIONS)).to_have_count(0)


def test_a_spectator_watches_a_throw_of_skill(browser: Browser, visitor: Visitor, server: Server) -> None:
    def ready(state: State) -> bool:
        return state.game["drawn"] == "bird" and bool(occupied(state.game))

    terms = {"pace": 0, "skill": "skill"}
    with seated_where(server, "dungeon", 2, Random(3), ready, **terms) as (table, people, sockets):
        seat = mover_of(sockets)
        with visiting(browser, server, **PHONE) as other:
            thrower, watcher = opened(visitor, people[seat], table), opened(other, people[1 - seat], table)
            slot = occupied(sockets[seat].state.game)
            thrower.locator(f'[data-move="throw {slot}"]').click()
            for page in (thrower, watcher):
                expect(page.locator(".castle .crosshair")).to_be_visible()
            expect(watcher.locator("[data-release]")).to_have_count(0)
            expect(thrower.locator("[data-release]")).to_be_focused()
            thrower.keyboard.press("Space")
            for page in (thrower, watcher):
                expect(page.locator(".castle .crosshair")).to_have_count(0)
                expect(page.locator(".dungeon")).to_contain_text("Aim:")
        assert [words for _, words in people[seat].get(table).log[-1:]] != [f"throw {slot}"]


def occupied(game: dict[str, object]) -> str:
    """A slot with a knight, "" if there is none."""
    slots = game["slots"]
    assert isinstance(slots, dict)
    return next((name for name, slot in slots.items() if slot["knights"]), "")


def test_at_a_real_table_a_move_takes_two_taps_at_most(browser: Browser, server: Server) -> None:
    terms = {"deal": "people", "options": {"throw": "table"}}
    with seated(server, "dungeon", 2, **terms) as (table, people, sockets), visiting(browser, server, **PHONE) as phone:
        seat = people[0].get(table).game["turn"]
        page = opened(phone, people[seat], table)
        for move in ("draw", "reveal knight 1", "place 1a"):
            page.locator(f'[data-move="{move}"]').tap()
        expect(page.locator('[data-slot="1a"] .piece')).to_have_count(1)

        state = play_on(sockets, Random(1), until=lambda state: state.game["phase"] == "falling")
        assert state.game["phase"] == "falling", "no bird was thrown: use another seed"
        asked = state.game["asked"]
        page.wait_for_function(
            "moves => Number(document.querySelector('.dungeon').dataset.moves) === moves", arg=len(state.log)
        )
        expect(page.locator(f'[data-slot="{asked["slot"]}"].asked')).to_be_visible()
        page.locator('[data-move="falls"]').tap()
        expect(page.locator(".cellar .piece")).to_have_count(sum(state.game["dungeon"]) + 1)
