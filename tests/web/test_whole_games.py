"""Whole games on the page: by mouse, by keyboard alone, by touch, and between two people."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ..server.players import Player
from ..server.serving import Server
from .browsing import PHONE
from .playing import (
    click_random,
    game_against_bots,
    game_between_people,
    log_lines,
    play_to_end,
    play_together,
    press_random,
    table_id,
)

GAMES = ("towers", "dungeon", "millstone")
TERMS = {"dungeon": {"skill": "skill"}}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(browser: Browser, server: Server, game: str) -> None:
    with game_against_bots(browser, server, game, terms=TERMS.get(game)) as visitor:
        done = play_to_end(visitor.page, Random(1), click_random)
        expect(visitor.page.locator(".outcome")).to_be_visible()
        assert len(done) > 5
        visitor.page.get_by_role("button", name="Another game").click()
        expect(visitor.page.locator(".outcome")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server, game: str) -> None:
    with game_against_bots(browser, server, game, terms=TERMS.get(game)) as visitor:
        play_to_end(visitor.page, Random(2), press_random)
        expect(visitor.page.locator(".outcome")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone(browser: Browser, server: Server, game: str) -> None:
    with game_against_bots(browser, server, game, **PHONE) as visitor:
        play_to_end(visitor.page, Random(3), click_random)
        expect(visitor.page.locator("#outcome-title")).to_be_in_viewport()
        fits = visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert fits, "the page scrolls sideways"


def test_two_people_play_towers_and_see_the_same_scores(browser: Browser, server: Server) -> None:
    with game_between_people(browser, server, "towers", settings=({}, PHONE)) as (ann, bea):
        play_together([ann.page, bea.page], Random(4))
        for visitor in (ann, bea):
            expect(visitor.page.locator(".outcome")).to_be_visible()
        with Player(server) as watcher:
            outcome = watcher.get(table_id(ann)).table["outcome"]
        for visitor in (ann, bea):
            shown = visitor.page.locator(".outcome tbody tr")
            names = [one.split()[0] for one in shown.locator("th").all_inner_texts()]
            points = shown.locator("td:first-of-type").all_inner_texts()
            assert dict(zip(names, points, strict=True)) == {
                name: str(score) for name, score in zip(("Ann", "Bea"), outcome["scores"], strict=True)
            }


@pytest.mark.parametrize(("game", "terms"), [("dungeon", {"skill": "skill"}), ("millstone", {"race": "live"})])
def test_two_people_play_against_each_other(browser: Browser, server: Server, game: str, terms: dict[str, Any]) -> None:
    with game_between_people(browser, server, game, **terms) as (ann, bea):
        play_together([ann.page, bea.page], Random(5))
        for visitor in (ann, bea):
            expect(visitor.page.locator(".outcome")).to_be_visible()
        assert len(log_lines(ann.page)) == len(log_lines(bea.page)) > 10
