"""The home screen, the form for a new table, and the settings."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import kolmik

from ..server.serving import PATIENCE
from .browsing import Visitor

TITLES = {game.name: game.title for game in kolmik.games()}
TAUGHT = {path.stem for path in (Path(__file__).parents[2] / "web" / "src" / "learn" / "games").iterdir()}
AT_A_TABLE = re.compile(r"/t/\w+$")


def table_state(page: Page, playing: bool = True) -> dict[str, Any]:
    """The state of the open table once its game has begun, as the server sends it to this visitor."""
    page.wait_for_url(AT_A_TABLE)
    if playing:
        page.locator(".play").wait_for()
    state: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    return state


def wait_until_over(page: Page, table: str) -> None:
    give_up = time.monotonic() + PATIENCE
    while page.request.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
        assert time.monotonic() < give_up, table
        time.sleep(0.05)


def games_offered(page: Page) -> dict[str, Any]:
    games = page.request.get("/api/games").json()["games"]
    return {game["name"]: game for game in games}


@pytest.mark.parametrize("game", [game.name for game in kolmik.games() if 3 in game.players])
def test_one_click_starts_a_game_against_bots(visitor: Visitor, game: str) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name=f"Play now: {TITLES[game]}").click()
    state = table_state(page)
    table = state["table"]
    assert (table["game"], table["status"], table["players"]) == (game, "playing", 3)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert {seat["level"] for seat in table["seats"][1:]} == {"casual"}
    assert table["terms"]["skill"] == "skill"
    assert table["seats"][0]["name"] == "You"
    assert state["you"]["seats"] == [0]


def test_each_game_has_a_picture_its_players_and_its_links(visitor: Visitor) -> None:
    page = visitor.go("/")
    for name, game in games_offered(page).items():
        card = page.get_by_role("article", name=TITLES[name])
        expect(card).to_contain_text(f"{'–'.join(map(str, sorted(set(game['players']))))} players")
        expect(card.locator("svg.scene")).to_be_visible()
        links = {"With friends": f"/new/{name}?with=friends", "At a real table": f"/new/{name}?with=table"}
        if name in TAUGHT:
            expect(card).to_contain_text(re.compile(r"about \d+ minutes"))
            links |= {"Learn": f"/learn/{name}", "Rules": f"/rules/{name}"}
        for way, address in links.items():
            expect(card.get_by_role("link", name=way)).to_have_attribute("href", address)
    expect(page.get_by_text("No tables yet.")).to_be_visible()


def test_an_unreachable_server_is_reported(visitor: Visitor) -> None:
    page = visitor.go("/")
    expect(page.get_by_text("No tables yet.")).to_be_visible()
    visitor.context.set_offline(True)
    page.get_by_role("button", name="Play now: Towers").click()
    expect(page.get_by_role("status").first).to_contain_text("We can’t reach the server")
    visitor.context.set_offline(False)
    page.get_by_role("button", name="Play now: Towers").click()
    table_state(page)


def test_own_tables_and_replays_are_listed(visitor: Visitor) -> None:
    page = visitor.go("/")
    bots = [{}, {"level": "novice"}]
    quick = {"terms": {"starter": 1, "pace": 0}, "options": {"turn_limit": 1, "variant": "signs"}}
    ids = {}
    for what, game, more in (
        ("over", "millstone", quick),
        ("playing", "towers", {"terms": {"starter": 0}}),
        ("gathering", "dungeon", {}),
    ):
        made = page.request.post(
            "/api/tables", data={"game": game, "players": 2, "name": "Mari", "seats": bots, **more}
        )
        ids[what] = made.json()["id"]
    for what in ("over", "playing"):
        page.request.post(f"/api/tables/{ids[what]}", data={"do": "start"})
    wait_until_over(page, ids["over"])
    page.reload()
    mine = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(mine).to_have_count(3)
    for at, (status, address) in enumerate(
        (
            ("Playing", f"/t/{ids['playing']}"),
            ("Open", f"/t/{ids['gathering']}"),
            ("replay", f"/r/{ids['over']}/1"),
        )
    ):
        expect(mine.nth(at)).to_contain_text(status)
        expect(mine.nth(at)).to_contain_text("Mari")
        expect(mine.nth(at)).to_have_attribute("href", address)
    page.get_by_role("link", name="Back to your game of Towers").click()
    page.wait_for_url(f"**/t/{ids['playing']}")


def test_the_form_offers_every_option_the_server_declares(visitor: Visitor) -> None:
    page = visitor.go("/")
    for name, game in games_offered(page).items():
        visitor.go(f"/new/{name}?with=friends")
        page.get_by_text("Rule options").click()
        for option in game["options"]:
            if option["choices"]:
                radios = page.locator(f'input[name="option-{option["name"]}"]')
                expect(radios).to_have_count(len(option["choices"]))
                chosen = page.locator(f'input[name="option-{option["name"]}"]:checked')
                expect(chosen).to_have_value(str(option["default"]))
            else:
                number = page.locator(f'[id="option-{option["name"]}"]')
                expect(number).to_have_value(str(option["default"]))
                expect(number).to_have_attribute("min", str(option["low"]))
        ours = page.get_by_text("Our convention").first
        expect(ours).to_be_visible() if game["editions"][0]["convention"] else expect(ours).to_have_count(0)


def test_a_table_is_created_as_the_form_says(visitor: Visitor) -> None:
    page = visitor.go("/new/dungeon?with=friends")
    page.get_by_label("Your name").fill("Mari")
    page.locator(".counts label").last.click()
    page.get_by_label("Who sits in seat 3?").select_option("club")
    page.get_by_text("Rule options").click()
    page.get_by_text("A drawn bird must be played").click()
    page.locator('[id="option-levels"]').fill("8")
    page.get_by_text("Clock, series and more").click()
    page.get_by_label("Games in the series").fill("3")
    page.get_by_label("Who starts").select_option("Seat 2")
    page.get_by_text("Per move").click()
    page.get_by_role("spinbutton", name="Seconds").fill("45")
    page.get_by_text("By fixed odds").click()
    page.get_by_label("A bot fills in for anyone who is away").select_option("After 5 minutes")
    page.get_by_label("Bots move").select_option("Quickly")
    page.get_by_text("Free chat allowed").click()
    page.get_by_role("button", name="Set up the table").click()
    table = table_state(page, playing=False)["table"]
    assert (table["status"], table["players"]) == ("gathering", 4)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot", "open"]
    assert (table["seats"][0]["name"], table["seats"][2]["level"]) == ("Mari", "club")
    assert (table["options"]["bird"], table["options"]["levels"]) == ("must", 8)
    assert table["terms"] == {
        "deal": "server",
        "clock": {"kind": "move", "seconds": 45, "increment": 0},
        "games": 3,
        "starter": 1,
        "race": "live",
        "skill": "odds",
        "away": 300,
        "chat": True,
        "hints": True,
        "pace": 300,
    }
    page.get_by_text("Settings of this table").click()
    expect(page.get_by_text("changed", exact=True)).to_have_count(2)
    visitor.go("/settings")
    expect(page.get_by_label("Your name")).to_have_value("Mari")


def test_a_game_against_chosen_bots_starts_directly(visitor: Visitor) -> None:
    page = visitor.go("/new/millstone?with=bots")
    page.locator(".counts label").first.click()
    page.get_by_label("Who sits in seat 2?").select_option("novice")
    page.get_by_role("button", name="Start the game").click()
    table = table_state(page)["table"]
    assert (table["status"], [seat["level"] for seat in table["seats"]]) == ("playing", ["", "novice"])


def test_at_a_real_table_all_players_share_the_device(visitor: Visitor) -> None:
    page = visitor.go("/new/dungeon?with=friends")
    page.get_by_text("At a real table").click()
    page.locator(".counts label").first.click()
    page.get_by_label("Your name").fill("Mari")
    page.get_by_label("Name of player 2").fill("Juku")
    page.get_by_role("button", name="Set up the table").click()
    state = table_state(page)
    table = state["table"]
    assert (table["status"], table["deal"]["by"]) == ("playing", "people")
    assert [seat["name"] for seat in table["seats"]] == ["Mari", "Juku"]
    assert table["options"]["throw"] == "table"
    assert state["you"]["seats"] == [0, 1]


def test_settings_apply_directly_and_after_a_reload(visitor: Visitor) -> None:
    page = visitor.go("/settings")
    page.get_by_label("Your name").fill("Liis")
    page.get_by_label("Your name").blur()
    page.get_by_text("Dark", exact=True).click()
    page.get_by_text("Slow", exact=True).click()
    sound = page.get_by_role("switch", name="Sound")
    expect(sound).to_be_checked()
    sound.uncheck()
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        expect(page.get_by_label("Your name")).to_have_value("Liis")
        expect(page.get_by_role("radio", name="Slow")).to_be_checked()
        expect(sound).not_to_be_checked()
        page.reload()
