"""Millstone on the page: the hand, jokers, gifts, swaps, the race, the thank-you, the count, a real table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kolmik.protocol.messages import State

from ..server.players import Player, PlayerSocket, play_again, play_on, seated
from ..server.serving import Server
from .browsing import PHONE, Visitor, visiting

LIT = "[data-move]:not(:disabled), [data-choose]"


@contextmanager
def sitting(browser: Browser, server: Server, player: Player, table: str, **settings: Any) -> Iterator[Page]:
    """The page of a player who has a seat at a table."""
    with visiting(browser, server, **settings) as visitor:
        yield sit_down(visitor, player, table)


def sit_down(visitor: Visitor, player: Player, table: str) -> Page:
    visitor.sign_in(player.cookie)
    page = visitor.go(f"/t/{table}")
    page.locator(".millstone").wait_for()
    return page


class RealTable:
    """A real table: the test deals, so every hand is known."""

    def __init__(self, server: Server, *hands: str) -> None:
        self.people = [Player(server) for _ in hands]
        self.id = self.people[0].create("millstone", len(hands), name="Ann", terms={"deal": "people", "starter": 0})
        for seat, name in enumerate(("Bea", "Cid")[: len(hands) - 1], 1):
            self.people[seat].command(self.id, "sit", name=name, seat=seat)
        self.n = self.people[0].command(self.id, "start")
        held = [hand.split(", ") for hand in hands]
        for at in range(7 * len(held)):
            self.move(f"deal {held[at % len(held)][at // len(held)]}")

    def move(self, words: str, seat: int = 0) -> None:
        self.n = self.people[seat].command(self.id, "move", move=words, seen=self.n, seat=seat)

    def log(self) -> list[Any]:
        return self.people[0].get(self.id).log


@pytest.fixture
def real_table(server: Server) -> Iterator[Callable[..., RealTable]]:
    with ExitStack() as leave:

        def lay(*hands: str) -> RealTable:
            table = RealTable(server, *hands)
            for person in table.people:
                leave.push(person)
            return table

        yield lay


PLAIN = "green rock, green rock, green paper, green paper, green scissors, green scissors, millstone"


def move_of(page: Page, words: str) -> Locator:
    return page.locator(f'[data-move="{words}"]')


def cards(page: Page) -> list[str]:
    """The cards of the hand, from left to right."""
    return [card.get_attribute("data-card") or "" for card in page.locator(".hand .card").all()]


def test_the_hand_is_sorted_by_sign_and_legal_cards_are_lit(
    browser: Browser, server: Server, real_table: Callable[..., RealTable]
) -> None:
    hand = "millstone, red scissors, green rock, yellow joker, green paper swap, red rock, green rock"
    table = real_table(hand, PLAIN)
    with sitting(browser, server, table.people[0], table.id) as page:
        in_order = ["green rock", "red rock", "green paper swap", "red scissors", "yellow joker", "millstone"]
        assert cards(page) == in_order
        expect(page.locator(".hand .card[data-card='green rock']")).to_contain_text("2")
        expect(page.locator(".hand .lit")).to_have_count(5)
        expect(page.locator(".hand [data-card=millstone]")).to_have_attribute("aria-disabled", "true")
        move_of(page, "play red rock").click()
        expect(page.locator("[data-top]")).to_have_attribute("data-top", "red rock")
        beats = page.locator(".beats li")
        expect(beats).to_have_text(["any paper", "a joker"])
        expect(page.locator(".hand .lit")).to_have_count(0)
        assert cards(page) == [card for card in in_order if card != "red rock"]


def test_a_joker_names_its_sign_by_keyboard_alone(
    browser: Browser, server: Server, real_table: Callable[..., RealTable]
) -> None:
    table = real_table("green joker, red paper, red rock, millstone, millstone, green rock, green rock", PLAIN)
    with sitting(browser, server, table.people[0], table.id) as page:
        page.locator(".hand .card").first.focus()
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("[data-choose='green joker']")).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        expect(focused).to_have_attribute("data-move", "play green joker scissors")
        page.keyboard.press("Enter")
        expect(page.locator("[data-top]")).to_have_attribute("data-top", "green joker scissors")
        expect(page.get_by_role("img", name="green joker, naming scissors")).to_be_visible()
        expect(page.locator(".millstone")).to_be_focused()


def test_a_gift_takes_two_taps_and_is_thanked_for(
    browser: Browser, server: Server, real_table: Callable[..., RealTable]
) -> None:
    table = real_table("red rock give, red paper, red rock, millstone, millstone, green rock, green rock", PLAIN)
    with (
        sitting(browser, server, table.people[0], table.id, **PHONE) as giver,
        sitting(browser, server, table.people[1], table.id, **PHONE) as receiver,
    ):
        move_of(giver, "play red rock give").tap()
        giver.locator("[data-choose=millstone]").tap()
        move_of(giver, "give millstone to 1").tap()
        expect(receiver.locator(".thanks")).to_contain_text("Ann gave you a card: millstone")
        expect(giver.locator(".thanks")).to_contain_text("Will they say thank you?")
        move_of(receiver, "thanks").tap()
        expect(receiver.locator(".thanks")).to_have_count(0)
        expect(receiver.locator(".hand [data-card=millstone]")).to_contain_text("2")
        assert table.log()[-1] == [1, "thanks"]


def test_a_swap_shows_the_size_of_each_hand(
    browser: Browser, server: Server, real_table: Callable[..., RealTable]
) -> None:
    mine = "red rock swap, red paper, red rock, millstone, millstone, red scissors, red scissors"
    table = real_table(mine, PLAIN, PLAIN.replace("millstone", "red joker"))
    with sitting(browser, server, table.people[0], table.id) as page:
        move_of(page, "play red rock swap").click()
        expect(move_of(page, "swap with 1")).to_contain_text("7")
        move_of(page, "swap with 2").click()
        expect(page.locator(".hand [data-card='red joker']")).to_be_visible()
        assert set(cards(page)) == {"green rock", "green paper", "green scissors", "red joker"}
        known = page.locator(".plate[data-seat='2'] .face")
        expect(known).to_have_count(6)  # this hand was one's own before; the other one is unknown
        expect(page.locator(".plate[data-seat='1'] .face")).to_have_count(0)


def test_a_charge_grows_and_is_taken(browser: Browser, server: Server, real_table: Callable[..., RealTable]) -> None:
    table = real_table(
        "red rock +3, green rock +3, red rock, millstone, millstone, green rock, green rock",
        "red paper +3, green rock, green paper, green paper, green scissors, green scissors, millstone",
    )
    with sitting(browser, server, table.people[0], table.id) as page:
        move_of(page, "play red rock +3").click()
        expect(page.locator(".charge")).to_have_accessible_name("3 penalty cards")
        table.n = table.people[0].get(table.id).n
        table.move("play red paper +3", 1)
        expect(page.locator(".charge b")).to_have_count(2)
        expect(page.locator(".beats li")).to_have_text(["any +3", "a joker"])
        move_of(page, "take").click()
        expect(page.locator(".charge")).to_have_count(0)
        expect(page.locator(".enter")).to_contain_text("Which card do you draw? (6 to go)")


def test_again_and_reverse_turn_the_ring(
    browser: Browser, server: Server, real_table: Callable[..., RealTable]
) -> None:
    table = real_table("red rock again, red paper, red rock, millstone, millstone, green rock, green rock", PLAIN)
    with sitting(browser, server, table.people[0], table.id) as page:
        expect(page.get_by_role("img", name="Play goes clockwise")).to_be_visible()
        move_of(page, "play red rock again").click()
        expect(move_of(page, "again")).to_be_visible()
        move_of(page, "reverse").click()
        expect(page.get_by_role("img", name="Play goes anticlockwise")).to_be_visible()


def test_at_a_real_table_a_card_is_entered_in_two_taps(
    browser: Browser, server: Server, real_table: Callable[..., RealTable]
) -> None:
    table = real_table("red rock race, red paper, red rock, millstone, millstone, green rock, green rock", PLAIN)
    with sitting(browser, server, table.people[0], table.id, **PHONE) as page:
        move_of(page, "play red rock race").tap()
        expect(page.locator(".race")).to_be_visible()
        table.n = table.people[0].get(table.id).n
        table.move("sit out", 1)
        expect(page.locator(".race")).to_have_count(0)
        expect(page.locator(".ribbon")).to_have_text("Nobody played a card in the race.")
        table.n = table.people[0].get(table.id).n
        table.move("draw", 1)
        page.locator("[data-choose='yellow paper']").tap()
        move_of(page, "deal yellow paper swap").tap()
        expect(page.locator(".enter")).to_have_count(0)
        expect(page.locator(".plate[data-seat='1'] .count")).to_contain_text("8")
        move_of(page, "draw").wait_for(state="detached")


# --- against the clock ---


def play_until(sockets: list[PlayerSocket], kind: str, able: str, chance: Random) -> str:
    """Plays random games until the first player has a timed decision of this kind; returns a matching move."""

    def found(state: State) -> list[str]:
        asked = state.table["timed_decision"]
        return [move for move in state.you["legal"] if asked and asked["kind"] == kind and re.fullmatch(able, move)]

    for _ in range(20):
        if sockets[0].state.table["status"] == "over":
            play_again(sockets)
        if moves := found(play_on(sockets, chance, until=found)):
            return moves[0]
    return ""


@pytest.mark.parametrize("seed", [3])
def test_everybody_sees_a_race_start_and_the_first_wins(browser: Browser, server: Server, seed: int) -> None:
    with (
        seated(server, "millstone", 3) as (table, people, sockets),
        sitting(browser, server, people[0], table) as racer,
        visiting(browser, server) as watcher,
    ):
        other = watcher.go(f"/t/{table}")
        plain = play_until(sockets, "race", r"race \w+ \w+", Random(seed))  # a card without a surprise
        assert plain, f"No race with the seed {seed}."
        expect(racer.locator(".race [role=timer]")).to_be_visible()
        expect(other.locator(".race [role=timer]")).to_be_visible()
        expect(other.locator(f".race {LIT}")).to_have_count(0)
        for socket in sockets[1:]:
            if socket.state.you["legal"]:
                socket.move("sit out")
        expect(other.locator(".race .chosen")).to_have_count(0)  # who has chosen is secret until the race is decided
        move_of(racer, plain).click()
        expect(racer.locator(".ribbon")).to_contain_text("You were fastest")
        expect(other.locator(".ribbon")).to_contain_text("Ann was fastest")
        expect(racer.locator(".race")).to_have_count(0)


@pytest.mark.parametrize("seed", [4])
def test_the_receiver_of_a_gift_says_thanks_in_time(browser: Browser, server: Server, seed: int) -> None:
    with (
        seated(server, "millstone", 2) as (table, people, sockets),
        sitting(browser, server, people[0], table, **PHONE) as page,
    ):
        assert play_until(sockets, "thanks", "thanks", Random(seed)), f"No gift with the seed {seed}."
        expect(page.locator(".thanks [role=timer]")).to_be_visible()
        move_of(page, "thanks").tap()
        expect(page.locator(".thanks")).to_have_count(0)
        assert [0, "thanks"] in people[0].get(table).log[-2:]


# --- a whole game ---


def test_a_whole_game_by_clicking_and_its_count(browser: Browser, server: Server) -> None:
    with Player(server) as player:
        seats = [{}, {"level": "novice"}, {"level": "novice"}]
        table = player.create(
            "millstone", 3, name="Ann", seats=seats, options={"turn_limit": 40}, terms={"pace": 0, "starter": 0}
        )
        player.command(table, "start")
        with sitting(browser, server, player, table) as page:
            for _ in range(200):
                page.locator(f".millstone :is({LIT}), .count ol").first.wait_for()
                if page.locator(".count ol").count():
                    break
                click_first(page)
            scores = player.get(table).game["scores"]
            for seat, points in enumerate(scores):
                line = page.locator(f".count li[data-seat='{seat}']")
                expect(line).to_contain_text(f"{points} points")
                expect(line.locator(".card")).to_have_count(len(player.get(table).game["hands"][seat]))


def click_first(page: Page) -> None:
    """Clicks the first lit element. In a race the game may be faster than the click."""
    before = page.locator(".millstone").inner_html()
    page.evaluate("what => document.querySelector(what)?.click()", f".millstone :is({LIT})")
    page.wait_for_function("before => document.querySelector('.millstone')?.innerHTML !== before", arg=before)
