"""After the game, in a real browser: the replay and its link, the analysis, the files, and verifying the deal."""

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

from ..server.people import Player, play_on, seated
from ..server.serving import Server
from .browsing import PHONE, Visitor, visiting

SHORT = {"turn_limit": 8}


@pytest.fixture(scope="module")
def dealt(server: Server) -> tuple[str, str]:
    """A finished game of Millstone that the server dealt: its table, and its record."""
    with seated(server, "millstone", 2, race="turns", options=SHORT) as (table, (ann, _), lines):
        play_on(lines, Random("after the game"))
        return table, ann.http.get(f"/api/tables/{table}/games/1/record").text


@pytest.fixture(scope="module")
def entered(server: Server) -> str:
    """A finished game whose cards the test has dealt, so that it is the same every time."""
    chance = Random("entered")
    with seated(server, "millstone", 2, race="turns", deal="people", options=SHORT) as (table, _, lines):
        ann = lines[0]
        while ann.check().table["status"] == "playing":
            line = next(line for line in lines if line.check().you["legal"])
            for move in chance.sample(line.state.you["legal"], len(line.state.you["legal"])):
                if isinstance(line.answer("move", move=move, seen=line.state.n), Done):
                    break
        return table


@pytest.fixture
def desk(browser: Browser, server: Server) -> Iterator[Visitor]:
    with visiting(browser, server, permissions=["clipboard-read", "clipboard-write"]) as one:
        yield one


def opened(visitor: Visitor, table: str, at: str = "") -> tuple[Page, Any]:
    """The replay of the first game at a table, and what the server tells of it."""
    page = visitor.go(f"/r/{table}/1{at}")
    expect(page.locator("[data-moment]")).to_be_visible()
    replay = visitor.context.request.get(f"/api/tables/{table}/games/1/replay").json()
    return page, replay


def at(page: Page, step: int) -> None:
    """The replay shows this position, wherever it tells so."""
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-step", str(step))
    expect(page.get_by_role("slider", name="Position in the game")).to_have_value(str(step))
    words = page.locator(f"[data-step='{step}'] .words").inner_text()
    expect(page.locator("[data-moment]")).to_contain_text(words)


def test_a_game_is_walked_through(desk: Visitor, dealt: tuple[str, str]) -> None:
    page, replay = opened(desk, dealt[0])
    last = len(replay["log"])
    at(page, 0)
    expect(page.locator("[data-step]")).to_have_count(last + 1)
    page.get_by_role("button", name="One move forward").click()
    at(page, 1)
    page.get_by_role("button", name="To the end").click()
    at(page, last)
    page.get_by_role("button", name="One move back").click()
    at(page, last - 1)
    page.get_by_role("button", name="To the start").click()
    at(page, 0)
    page.locator("[data-step='5']").click()
    at(page, 5)
    page.get_by_role("slider", name="Position in the game").fill("7")
    at(page, 7)
    expect(page).to_have_url(re.compile("#7$"))


def test_the_same_by_keyboard(desk: Visitor, dealt: tuple[str, str]) -> None:
    page, replay = opened(desk, dealt[0])
    last = len(replay["log"])
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(page, step)
    page.locator("[data-step='0']").focus()
    for step in (1, 2, 3):
        page.keyboard.press("ArrowDown")
        at(page, step)
        expect(page.locator(f"[data-step='{step}']")).to_be_focused()
    page.get_by_role("button", name="One move back").focus()
    for step in (2, 1, 0):
        page.keyboard.press("Enter")
        at(page, step)
    expect(page.get_by_role("button", name="One move back")).to_be_focused()
    page.get_by_role("slider", name="Position in the game").focus()
    page.keyboard.press("ArrowRight")
    at(page, 1)


def test_it_plays_by_itself_till_the_end(desk: Visitor, dealt: tuple[str, str]) -> None:
    page, replay = opened(desk, dealt[0])
    last = len(replay["log"])
    page.get_by_label("Speed").select_option("Fast")
    page.get_by_role("slider", name="Position in the game").fill(str(last - 3))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.locator("body").press(" ")  # again from the beginning
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.locator("body").press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_shares_the_very_position(
    desk: Visitor, browser: Browser, server: Server, dealt: tuple[str, str]
) -> None:
    page, _ = opened(desk, dealt[0], "#6")
    at(page, 6)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/r/{dealt[0]}/1#7"
    with visiting(browser, server, **PHONE) as friend:
        other = friend.go(link)
        expect(other.locator("[data-moment]")).to_be_visible()
        at(other, 7)
        other.evaluate("location.hash = '3'")
        at(other, 3)


def test_the_files_are_what_the_server_has(desk: Visitor, dealt: tuple[str, str], tmp_path: Path) -> None:
    page, replay = opened(desk, dealt[0])
    for name, ending in (("Record", ".txt"), ("All positions", ".json")):
        with page.expect_download() as waiting:
            page.get_by_role("link", name=name, exact=True).click()
        file = tmp_path / waiting.value.suggested_filename
        waiting.value.save_as(file)
        assert file.name == f"kolmik-{dealt[0]}-1{ending}"
        text = file.read_text(encoding="utf-8")
        assert proof.verify(text).good if ending == ".txt" else json.loads(text) == replay


# --- the analysis ---


def test_the_analysis_shows_what_would_have_been_better(desk: Visitor, entered: str) -> None:
    page, replay = opened(desk, entered)
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    curve = page.get_by_role("slider", name="Chances of winning")
    expect(curve).to_be_visible(timeout=120_000)
    found = desk.context.request.get(f"/api/tables/{entered}/games/1/analysis").json()["result"]
    decisions = found["decisions"]
    marked = [one for one in decisions if one["mark"]]
    assert marked and found["winners"]

    # On the curve, in the log, as a list, in the tally and in the table: always the same.
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

    # Everything leads to the position before the decision.
    page.locator(f"[data-judged='{marked[-1]['at']}']").click()
    at(page, marked[-1]["at"])
    curve.focus()
    page.keyboard.press("Home")
    at(page, decisions[0]["at"])
    page.keyboard.press("ArrowRight")
    at(page, decisions[1]["at"])
    page.keyboard.press("End")
    at(page, len(replay["log"]))
    said = curve.get_attribute("aria-valuetext") or ""
    assert "The end of the game" in said and "100%" in said
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": 43, "y": box["height"] / 2})
    at(page, decisions[0]["at"])
    curve.hover(position={"x": box["width"] - 140, "y": 40})
    expect(page.locator(".readout")).not_to_contain_text(f"Move {decisions[0]['at'] + 1}:")

    # It is kept: who comes later sees it at once.
    page.reload()
    expect(page.get_by_role("slider", name="Chances of winning")).to_be_visible()
    expect(page.get_by_text("dealt the cards of this game at a real table")).to_be_visible()


# --- the deal ---


def promise(visitor: Visitor, table: str, commitment: str) -> None:
    """This browser saw the table before the game was over, and kept what was promised then."""
    kept = json.dumps(json.dumps([[f"{table}/1", commitment]]))
    visitor.context.add_init_script(f"localStorage.setItem('kolmik-promises', {kept})")


def commitment_in(record: str) -> str:
    found = re.search(r"^# deal commitment: (\w+)$", record, re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("kept", "verdict"),
    [("", "consistent"), ("the same", "fair"), ("another", "unfair")],
    ids=["none", "same", "another"],
)
def test_the_deal_is_verified(desk: Visitor, dealt: tuple[str, str], kept: str, verdict: str) -> None:
    table, record = dealt
    if kept:
        promise(desk, table, commitment_in(record) if kept == "the same" else "0" * 64)
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


def test_any_record_can_be_verified(desk: Visitor, dealt: tuple[str, str], tmp_path: Path) -> None:
    record = dealt[1]
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    page = desk.go("/verify")
    page.get_by_label("Choose a file").set_input_files(file)
    shown = page.locator("[data-verdict]")
    expect(shown).to_have_attribute("data-verdict", "consistent")
    expect(page.get_by_text("kolmik verify game.txt")).to_be_visible()
    secret = re.sub(r"(?m)^(# deal secret: ).*$", lambda line: line[1] + "00" * 32, record)
    number = re.sub(r"(?m)^(# deal number 0:).*$", r"\1 4711", record)
    bare = re.sub(r"(?m)^# deal.*\n", "", record)
    for text, verdict, why in (
        (secret, "unfair", "The secret does not fit the promise."),
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


# --- a game that goes on ---


def test_a_running_game_shows_what_the_viewer_may_see(desk: Visitor, server: Server) -> None:
    with seated(server, "millstone", 2, race="turns") as (table, _, lines), Player(server) as nobody:
        play_on(lines, Random("running"), most=3)
        page, replay = opened(desk, table)
        assert not replay["over"] and replay == nobody.http.get(f"/api/tables/{table}/games/1/replay").json()
        expect(page.get_by_text("This game is still being played.")).to_be_visible()
        expect(page.get_by_role("button", name="Analyse the game")).to_have_count(0)
        expect(page.get_by_role("link", name="Record", exact=True)).to_have_count(0)
        page.keyboard.press("End")
        at(page, len(replay["log"]))
        play_on(lines, Random("on"), most=1)
        longer = len(lines[0].check().log)
        page.get_by_role("button", name="Latest moves").click()
        expect(page.locator("[data-step]")).to_have_count(longer + 1)
        at(page, len(replay["log"]))


def test_what_is_not_there_is_said_in_a_sentence(desk: Visitor, dealt: tuple[str, str]) -> None:
    for path, why in ((f"/r/{dealt[0]}/9", "there is no game 9"), ("/r/nosuchtable/1", "There is no such table")):
        page = desk.go(path)
        expect(page.get_by_role("alert")).to_contain_text(why)
