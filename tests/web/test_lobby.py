"""The lobby of a table."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from kolmik.bots.levels import LEVELS

from ..server.serving import Server
from .browsing import PHONE, Visitor, visiting


def create_lobby(visitor: Visitor, players: int) -> Page:
    """Creates a table of Towers; the visitor is its host."""
    page = visitor.go("/new/towers?with=friends")
    page.get_by_label("Your name").fill("Mari")
    page.get_by_role("radio", name=str(players)).check(force=True)
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("heading", name="Players at the table")).to_be_visible()
    return page


def test_a_friend_joins_by_the_link_and_the_game_starts(visitor: Visitor, browser: Browser, server: Server) -> None:
    host = create_lobby(visitor, 3)
    start = host.get_by_role("button", name="Start the game")
    expect(host.get_by_text("2 seats are free: send the link, or add bots.")).to_be_visible()
    expect(start).to_be_disabled()
    link = host.get_by_label("Link to this table").input_value()
    assert link == host.url
    with visiting(browser, server, **PHONE) as friend:
        page = friend.go(link)
        expect(host.get_by_text("1 person watching")).to_be_visible()
        expect(page.get_by_text("2 seats are free: sit down, or stay and watch.")).to_be_visible()
        page.get_by_label("Your name").fill("Juku")
        page.get_by_role("button", name="Sit here: seat 3").click()
        expect(host.get_by_text("Juku")).to_be_visible()
        expect(page.get_by_text("Waiting for one more player.")).to_be_visible()
        expect(page.get_by_role("button", name="Start the game")).to_have_count(0)
        expect(page.get_by_role("button", name="Add a bot: seat 2")).to_have_count(0)
        host.get_by_role("button", name="Add a bot: seat 2").click()
        expect(page.get_by_text("Everybody is here: the host can start the game.")).to_be_visible()
        expect(page.get_by_text("Bot: Casual")).to_be_visible()
        expect(host.get_by_text("Everybody is here: the game can start.")).to_be_visible()
        start.click()
        for one in (host, page):
            expect(one.get_by_role("heading", name="Players at the table")).to_have_count(0)


def test_seats_are_taken_left_and_filled(visitor: Visitor) -> None:
    page = create_lobby(visitor, 2)
    page.get_by_role("button", name="Add a bot: seat 2").focus()
    page.keyboard.press("Enter")
    level = page.get_by_role("combobox", name="Level of")
    expect(level).to_be_focused()
    level.select_option("master")
    expect(page.get_by_text(LEVELS["master"].help)).to_be_visible()
    page.get_by_role("button", name="Remove ").click()
    page.get_by_role("button", name="Add a player: seat 2").click()
    expect(page.get_by_label("Name of player 2")).to_be_focused()
    page.keyboard.type("Juku")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Juku")).to_be_visible()
    page.get_by_role("button", name="Stand up: Mari").click()
    page.get_by_role("button", name="Add a player: seat 1").click()
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("button", name="Stand up: Player 1")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_a_lucky_number_becomes_part_of_the_deal(visitor: Visitor) -> None:
    page = create_lobby(visitor, 2)
    page.get_by_text("A fair deal").click()
    table = page.url.rsplit("/", 1)[1]
    commitment = page.request.get(f"/api/tables/{table}").json()["table"]["deal"]["commitment"]
    expect(page.get_by_text(commitment)).to_be_visible()
    page.get_by_label("Your lucky number").fill("1234")
    page.get_by_role("button", name="Add it").click()
    expect(page.get_by_text("1234 is part of the deal.")).to_be_visible()
    page.get_by_role("button", name="Add a bot: seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Players at the table")).to_have_count(0)
    seeds = page.request.get(f"/api/tables/{table}").json()["table"]["deal"]["client_seeds"]
    assert re.fullmatch(r"1234\.[0-9a-f]{32}", seeds[0]) and seeds[1] == ""


def test_the_link_is_copied_and_shown_as_a_qr_code(visitor: Visitor) -> None:
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = create_lobby(visitor, 2)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    drawn = page.get_by_role("img", name="QR code with the link to this table")
    page.wait_for_function("(image) => image.complete && image.naturalWidth > 0", arg=drawn.element_handle())
