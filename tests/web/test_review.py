"""After a game: the replay and its link, the analysis, the downloads, and the verification of the deal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kolmik.engine import proof
from kolmik.protocol.messages import Done

from ..server.players import Player, play_on, seated
from ..server.serving import Server
from .browsing import PHONE, Visitor, visiting

SHORT = {"turn_limit": 8}


@pytest.fixture(scope="module")
def dealt_game(server: Server) -> tuple[str, str]:
    """The table and the record of a finished game of Millstone that the server dealt."""
    settings = {"race": "turns", "options": SHORT, "seeds": ("ann's", "bea's")}
    with seated(server, "millstone", 2, **settings) as (table, (ann, _), sockets):
        play_on(sockets, Random("after the game"))
        return table, ann.http.get(f"/api/tables/{table}/games/1/record").text


@pytest.fixture(scope="module")
def entered_game(server: Server) -> str:
    """The table of a finished game whose cards the test dealt, so that it is the same every time."""
    chance = Random("entered")
    with seated(server, "millstone", 2, race="turns", deal="people", options=SHORT) as (table, _, sockets):
        ann = sockets[0]
        while ann.check().table["status"] == "playing":
            socket = next(socket for socket in sockets if socket.check().you["legal"])
            for move in chance.sample(socket.state.you["legal"], len(socket.state.you["legal"])):
                if isinstance(socket.answer("move", move=move, seen=socket.state.n), Done):
                    break
        return table


@pytest.fixture
def desk(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visiting(browser, server, permissions=["clipboard-read", "clipboard-write"]) as visitor:
        yield visitor


def opened(visitor: Visitor, table: str, at: str = "") -> tuple[Page, Any]:
    """Opens the replay of the first game at a table; returns the page and the server's data of the replay."""
    page = visitor.go(f"/r/{table}/1{at}")
    expect(page.locator("[data-moment]")).to_be_visible()
    cookie = next((one["value"] for one in visitor.context.cookies() if one["name"] == "kolmik"), "")
    with Player(visitor.server, cookie) as same:
        return page, same.replay(table)


def assert_at(page: Page, step: int) -> None:
    """Asserts that the list, the slider and the caption all show this position."""
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", str(step))
    expect(page.get_by_role("slider", name="Position in the game")).to_have_value(str(step))
    words = page.locator(f"[data-step='{step}'] .words").inner_text()
    expect(page.locator("[data-moment]")).to_contain_text(words)


def test_the_buttons_and_the_list_step_through_a_game(desk: Visitor, dealt_game: tuple[str, str]) -> None:
    page, replay = opened(desk, dealt_game[0])
    last = len(replay["log"])
    assert_at(page, 0)
    expect(page.locator("[data-step]")).to_have_count(last + 1)
    page.get_by_role("button", name="One move forward").click()
    assert_at(page, 1)
    page.get_by_role("button", name="To the end").click()
    assert_at(page, last)
    page.get_by_role("button", name="One move back").click()
    assert_at(page, last - 1)
    page.get_by_role("button", name="To the start").click()
    assert_at(page, 0)
    page.locator("[data-step='5']").click()
    assert_at(page, 5)
    page.get_by_role("slider", name="Position in the game").fill("7")
    assert_at(page, 7)
    expect(page).to_have_url(re.compile("#7$"))


def test_the_keyboard_steps_through_a_game(desk: Visitor, dealt_game: tuple[str, str]) -> None:
    page, replay = opened(desk, dealt_game[0])
    last = len(replay["log"])
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        assert_at(page, step)
    page.locator("[data-step='0']").focus()
    for step in (1, 2, 3):
        page.keyboard.press("ArrowDown")
        assert_at(page, step)
        expect(page.locator(f"[data-step='{step}']")).to_be_focused()
    page.get_by_role("button", name="One move back").focus()
    for step in (2, 1, 0):
        page.keyboard.press("Enter")
        assert_at(page, step)
    expect(page.get_by_role("button", name="One move back")).to_be_focused()
    page.get_by_role("slider", name="Position in the game").focus()
    page.keyboard.press("ArrowRight")
    assert_at(page, 1)


def test_playback_runs_to_the_end(desk: Visitor, dealt_game: tuple[str, str]) -> None:
    page, replay = opened(desk, dealt_game[0])
    last = len(replay["log"])
    page.get_by_label("Speed").select_option("Fast")
    page.get_by_role("slider", name="Position in the game").fill(str(last - 3))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    assert_at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.locator("body").press(" ")  # again from the beginning
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.locator("body").press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_opens_the_shared_position(
    desk: Visitor, browser: Browser, server: Server, dealt_game: tuple[str, str]
) -> None:
    page, _ = opened(desk, dealt_game[0], "#6")
    assert_at(page, 6)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/r/{dealt_game[0]}/1#7"
    with visiting(browser, server, **PHONE) as friend:
        other = friend.go(link)
        expect(other.locator("[data-moment]")).to_be_visible()
        assert_at(other, 7)
        other.evaluate("location.hash = '3'")
        assert_at(other, 3)


def test_the_downloads_match_the_server(desk: Visitor, dealt_game: tuple[str, str], tmp_path: Path) -> None:
    page, replay = opened(desk, dealt_game[0])
    for name, ending in (("Record", ".txt"), ("All positions", ".json")):
        with page.expect_download() as waiting:
            page.get_by_role("link", name=name, exact=True).click()
        file = tmp_path / waiting.value.suggested_filename
        waiting.value.save_as(file)
        assert file.name == f"kolmik-{dealt_game[0]}-1{ending}"
        text = file.read_text(encoding="utf-8")
        assert proof.verify(text).good if ending == ".txt" else json.loads(text) == replay


def test_the_buttons_of_a_finished_table_lead_to_the_analysis_and_the_verification(
    browser: Browser, server: Server, dealt_game: tuple[str, str]
) -> None:
    with visiting(browser, server, **PHONE) as visitor:
        page = visitor.go(f"/t/{dealt_game[0]}")
        page.get_by_role("link", name="Verify the deal").tap()
        expect(page.locator("[data-verdict]")).to_be_focused()
        expect(page.locator("[data-verdict]")).to_be_in_viewport()
        page.go_back()
        page.get_by_role("link", name="Analyse", exact=True).tap()
        heading = page.get_by_role("heading", name="Analysis")
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
        curve = page.get_by_role("slider", name="Chances of winning")
        expect(page.get_by_role("progressbar").or_(curve)).to_be_visible()
        page.go_back()
        page.get_by_role("link", name="Replay", exact=True).tap()
        expect(page.locator("[data-moment]")).to_be_in_viewport()


# --- the analysis ---


def test_the_analysis_shows_better_moves(desk: Visitor, entered_game: str) -> None:
    page, replay = opened(desk, entered_game)
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    curve = page.get_by_role("slider", name="Chances of winning")
    expect(curve).to_be_visible(timeout=120_000)
    found = desk.context.request.get(f"/api/tables/{entered_game}/games/1/analysis").json()["result"]
    decisions = found["decisions"]
    marked = [one for one in decisions if one["mark"]]
    assert marked and found["winners"]

    # The chart, the log, the list and the table show the same marks.
    expect(curve.locator("[data-mark]")).to_have_count(len(marked))
    expect(page.locator("[data-step] .sign")).to_have_count(len(marked))
    expect(page.locator("[data-judged]")).to_have_count(len(marked))
    expect(page.get_by_role("heading", name=re.compile("marked move"))).to_contain_text(
        "One" if len(marked) == 1 else str(len(marked))
    )
    page.get_by_text("The chances as a table").click()
    expect(page.locator("tbody tr")).to_have_count(len(decisions))
    first = marked[0]
    card = page.locator("li", has=page.locator(f"[data-judged='{first['at']}']"))
    expect(card).to_contain_text(f"({round(100 * first['best_value'])}%)")
    expect(card).to_contain_text(f"{round(100 * first['loss'])} point")

    # Every mark leads to the position before its decision.
    page.locator(f"[data-judged='{marked[-1]['at']}']").click()
    assert_at(page, marked[-1]["at"])
    curve.focus()
    page.keyboard.press("Home")
    assert_at(page, decisions[0]["at"])
    page.keyboard.press("ArrowRight")
    assert_at(page, decisions[1]["at"])
    page.keyboard.press("End")
    assert_at(page, len(replay["log"]))
    said = curve.get_attribute("aria-valuetext") or ""
    assert "The end of the game" in said and "100%" in said
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": 43, "y": box["height"] / 2})
    assert_at(page, decisions[0]["at"])
    curve.hover(position={"x": box["width"] - 140, "y": 40})
    expect(page.locator(".readout")).not_to_contain_text(f"Move {decisions[0]['at'] + 1}:")

    # The server keeps it: a later visit shows it without a new analysis.
    page.reload()
    expect(page.get_by_role("slider", name="Chances of winning")).to_be_visible()
    expect(page.get_by_text("dealt the cards of this game at a real table")).to_be_visible()


# --- the deal ---


def store_commitment(visitor: Visitor, table: str, commitment: str) -> None:
    """Stores a commitment, as a browser does that saw the table before the game was over."""
    visitor.go("/health")  # any page of the same origin
    note: dict[str, Any] = {
        "commitment": commitment,
        "agreed": None,
        "seeds": {},
        "accepted": [],
        "hashes": None,
        "revealed": [],
    }
    stored = json.dumps([[f"{table}/1", note]])
    visitor.page.evaluate("stored => localStorage.setItem('kolmik-deals', stored)", stored)


def commitment_in(record: str) -> str:
    found = re.search(r"^# deal commitment: (\w+)$", record, re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("stored", "verdict"),
    [("", "consistent"), ("the same", "fair"), ("another", "unfair")],
    ids=["none", "same", "another"],
)
def test_the_deal_is_verified_against_the_stored_commitment(
    desk: Visitor, dealt_game: tuple[str, str], stored: str, verdict: str
) -> None:
    table, record = dealt_game
    if stored:
        store_commitment(desk, table, commitment_in(record) if stored == "the same" else "0" * 64)
    page, _ = opened(desk, table)
    page.get_by_role("button", name="Verify", exact=True).click()
    shown = page.locator("[data-verdict]")
    expect(shown).to_have_attribute("data-verdict", verdict)
    expect(shown).to_be_focused()
    expect(page.get_by_text("The secret fits the promise. This browser computed that itself")).to_be_visible()
    expect(page.get_by_text(f"{proof.verify(record).dealt} events were left to chance")).to_be_visible()
    page.get_by_text("What it was checked with").click()
    expect(page.get_by_text(commitment_in(record))).to_be_visible()
    expect(page.get_by_text(f"kolmik verify kolmik-{table}-1.txt")).to_be_visible()


def test_any_record_can_be_verified(desk: Visitor, dealt_game: tuple[str, str], tmp_path: Path) -> None:
    record = dealt_game[1]
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    page = desk.go("/verify")
    page.get_by_label("Choose a file").set_input_files(file)
    shown = page.locator("[data-verdict]")
    expect(shown).to_have_attribute("data-verdict", "consistent")
    expect(page.get_by_text("kolmik verify game.txt")).to_be_visible()
    secret = re.sub(r"(?m)^(# deal secret: ).*$", lambda line: line[1] + "00" * 32, record)
    seed = re.sub(r"(?m)^(# deal number 0:).*$", r"\1 4711", record)
    number = re.sub(r"(?m)^(# deal number 0:).*$", r"\1", record)
    bare = re.sub(r"(?m)^# deal.*\n", "", record)
    for text, verdict, why in (
        (secret, "unfair", "The secret does not fit the promise."),
        (seed, "unfair", "A player’s number does not fit its seal."),
        (number, "unfair", "does not follow from the secret and the players’ numbers"),
        (bare, "unproved", "The record does not say how the cards were dealt."),
    ):
        page.get_by_label("Or paste the record").fill(text)
        expect(shown).to_have_count(0)
        page.get_by_role("button", name="Verify", exact=True).click()
        expect(shown).to_have_attribute("data-verdict", verdict)
        expect(page.get_by_text(why)).to_be_visible()
    page.get_by_label("Or paste the record").fill("Hello!")
    page.get_by_role("button", name="Verify", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("This is not the record of a complete, correct game. Line 1:")


# --- a running game ---


def test_the_replay_of_a_running_game_shows_only_public_information(desk: Visitor, server: Server) -> None:
    with seated(server, "millstone", 2, race="turns") as (table, _, sockets), Player(server) as nobody:
        play_on(sockets, Random("running"), max_moves=3)
        page, replay = opened(desk, table)
        assert not replay["over"] and replay == nobody.replay(table)
        expect(page.get_by_text("This game is still being played.")).to_be_visible()
        expect(page.get_by_role("button", name="Analyse the game")).to_have_count(0)
        expect(page.get_by_role("link", name="Record", exact=True)).to_have_count(0)
        page.keyboard.press("End")
        assert_at(page, len(replay["log"]))
        play_on(sockets, Random("on"), max_moves=1)
        longer = len(sockets[0].check().log)
        page.get_by_role("button", name="Latest moves").click()
        expect(page.locator("[data-step]")).to_have_count(longer + 1)
        assert_at(page, len(replay["log"]))


def test_an_unknown_game_or_table_is_reported(desk: Visitor, dealt_game: tuple[str, str]) -> None:
    for path, why in (
        (f"/r/{dealt_game[0]}/9", "there is no game 9"),
        ("/r/nosuchtable/1", "There is no such table"),
    ):
        page = desk.go(path)
        expect(page.get_by_role("alert")).to_contain_text(why)
