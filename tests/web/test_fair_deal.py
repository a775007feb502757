"""Pages contribute to the deal of every game, and tell their readers afterwards whether it was fair."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, expect

from kolmik.engine.proof import read_proof, verify

from ..server.players import Player, play_on
from ..server.serving import Server
from .browsing import Visitor, visiting
from .test_lobby import create_lobby


def deal_of(page: Page) -> dict[str, Any]:
    table = page.url.rsplit("/", 1)[1]
    deal: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()["table"]["deal"]
    return deal


def assert_verdict(page: Page, table: str, verdict: str, *texts: str) -> None:
    page.goto(f"/r/{table}/1?verify")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)
    for text in texts:
        expect(page.get_by_text(text)).to_be_visible()


def finished(server: Server, cookies: list[str], table: str) -> str:
    """Play the game of these people to its end; returns its record."""
    people = [Player(server) for _ in cookies]
    try:
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.set("kolmik", cookie)
        play_on([person.connect(table) for person in people], Random("fair deal"))
        return people[0].http.get(f"/api/tables/{table}/games/1/record").text
    finally:
        for person in people:
            person.__exit__()


def cookie_of(visitor: Visitor) -> str:
    return next(one["value"] for one in visitor.context.cookies() if one["name"] == "kolmik")


def test_two_pages_contribute_and_verify(visitor: Visitor, browser: Browser, server: Server) -> None:
    host = create_lobby(visitor, 2)
    table = host.url.rsplit("/", 1)[1]
    with visiting(browser, server) as friend, visiting(browser, server) as stranger:
        page = friend.go(host.url)
        page.get_by_label("Your name").fill("Juku")
        page.get_by_role("button", name="Sit here: seat 2").click()
        expect(host.get_by_text("Everybody is here: the game can start.")).to_be_visible()
        host.get_by_role("button", name="Start the game").click()
        for one in (host, page):
            one.locator(".play").wait_for()
        deal = deal_of(host)
        assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in deal["client_seeds"])
        assert len(set(deal["client_seeds"])) == 2 and deal["stage"] == "dealt"
        record = finished(server, [cookie_of(visitor), cookie_of(friend)], table)
        proof = read_proof(record)
        assert proof and list(proof.numbers) == deal["client_seeds"] and verify(record).finding == "fair"
        for one in (host, page):
            assert_verdict(
                one,
                table,
                "fair",
                "These players’ pages added a number: Mari and Juku.",
                "This page’s number is part of the deal, together with the sealed numbers it saw",
            )
        assert_verdict(stranger.page, table, "consistent", "This page added no number to this deal.")


def test_a_quick_game_against_bots_has_the_pages_seed_in_its_deal(visitor: Visitor) -> None:
    page = visitor.go("/new/towers?with=bots")
    page.get_by_label("Your name").fill("Mari")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".play").wait_for()
    seeds = deal_of(page)["client_seeds"]
    assert re.fullmatch("[0-9a-f]{32}", seeds[0]) and not any(seeds[1:])


def test_the_verdict_says_when_nobody_contributed(visitor: Visitor, server: Server) -> None:
    with Player(server) as ann, Player(server) as bea:
        table = ann.create("towers", 2, name="Ann")
        bea.command(table, "sit", name="Bea")
        ann.command(table, "start")
        play_on([ann.connect(table), bea.connect(table)], Random("nobody"))
    page = visitor.go(f"/r/{table}/1")
    assert_verdict(page, table, "alone", "the server alone could have chosen this deal", "Nobody added a number")


def test_a_page_finds_that_its_seed_was_not_used(visitor: Visitor, server: Server) -> None:
    page = create_lobby(visitor, 2)
    table = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Add a bot: seat 2").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".play").wait_for()
    with Player(server) as ann:
        ann.http.cookies.set("kolmik", cookie_of(visitor))
        ann.command(table, "abort")
    expect(page.get_by_role("link", name="Verify the deal")).to_be_visible()
    page.get_by_role("link", name="Verify the deal").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "fair")
    # For a page that revealed another seed, this would be the record of a server that left it out.
    page.evaluate(
        """() => {
            const notes = JSON.parse(localStorage.getItem("kolmik-deals"));
            notes[0][1].seeds[0] = "another";
            localStorage.setItem("kolmik-deals", JSON.stringify(notes));
        }"""
    )
    assert_verdict(page, table, "unfair", "This page’s number was not used, or the sealed numbers are not those it saw")


def test_a_reloaded_page_still_reveals_its_seed(visitor: Visitor) -> None:
    page = create_lobby(visitor, 2)
    page.get_by_role("button", name="Add a bot: seat 2").click()
    page.wait_for_function("localStorage.getItem('kolmik-deals')?.includes('\"accepted\":[0]')")
    noted = page.evaluate("JSON.parse(localStorage.getItem('kolmik-deals'))[0][1].seeds[0]")
    page.reload()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".play").wait_for()
    assert deal_of(page)["client_seeds"][0] == noted
