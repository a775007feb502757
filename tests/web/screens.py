"""Every screen of the page, and tables to see them with: for the tests of words, access and size, and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Page

from ..server.people import Line, Player, play_on
from ..server.serving import Server
from .browsing import Visitor

GAMES = ("towers", "dungeon", "millstone")
SHORT = {"towers": {}, "dungeon": {"patience": 1}, "millstone": {"turn_limit": 14}}
DRAWN = "() => !document.querySelector('.stand') || document.querySelectorAll('.stand *').length > 3"
ALL_IN = "document.fonts.ready.then(() => [...document.images].every((one) => one.complete))"


@dataclass
class Tables:
    """Tables of somebody who sits at all of them: one where people gather, and of each game one played and one over."""

    host: Player
    gathering: str = ""
    played: dict[str, str] = field(default_factory=dict)
    over: dict[str, str] = field(default_factory=dict)


@contextmanager
def tables(server: Server) -> Iterator[Tables]:
    with Player(server) as ann, Player(server) as bea:
        laid = Tables(ann)
        laid.gathering = ann.create("dungeon", 3, name="Mari", seats=[{}, {"level": "club"}], terms={"skill": "skill"})
        for game in GAMES:
            over = True
            while over:  # now and then a game is over as soon as that
                laid.played[game], over = _begun(ann, bea, game, {}, 24)
            laid.over[game], _ = _begun(ann, bea, game, SHORT[game], 10_000)
        address = f"/api/tables/{laid.over['millstone']}/games/1/analysis"
        ann.http.post(address)
        while ann.http.get(address).json()["state"] == "running":
            ann.get(laid.gathering)
        yield laid


def _begun(ann: Player, bea: Player, game: str, options: dict[str, int], moves: int) -> tuple[str, bool]:
    """A game of two people after so many moves, and whether it is over; the first is on turn if it goes on."""
    table = ann.create(game, 2, name="Mari", options=options, terms={"starter": 0, "race": "turns"})
    bea.ask(table, "sit", name="Jonas", seat=1)
    lines: list[Line] = [ann.line(table), bea.line(table)]
    for line in lines:
        line.reach(ann.ask(table, "start") if line is lines[0] else lines[0].state.n)
    chance = Random(7)
    play_on(lines, chance, most=moves)
    while lines[0].state.table["status"] == "playing" and not lines[0].state.you["legal"]:
        play_on(lines, chance, most=1)
    over = lines[0].state.table["status"] != "playing"
    for line in lines:
        line.close()
    ann.ask(table, "say", phrase="good-luck")
    return table, over


def _wait(page: Page, selector: str) -> None:
    page.locator(selector).first.wait_for()


Screen = Callable[[Page], None]


def screens(laid: Tables) -> dict[str, tuple[str, str]]:
    """For each screen its address, and what is there when it is ready."""
    found = {
        "home": ("/", ".mine, .empty, [data-table], h2"),
        "new-friends": ("/new/towers?with=friends", "form"),
        "new-bots": ("/new/millstone?with=bots", "form"),
        "new-real-table": ("/new/dungeon?with=table", "form"),
        "settings": ("/settings", "main h1"),
        "lobby": (f"/t/{laid.gathering}", "img"),
        "learn": ("/learn", "main h1"),
        "verify": ("/verify", "main textarea, main input"),
        "nowhere": ("/nothing/here", "main h1"),
        "no-table": ("/t/nowhere", "main h1"),
    }
    for game in GAMES:
        found[f"table-{game}"] = (f"/t/{laid.played[game]}", ".stage")
        found[f"over-{game}"] = (f"/t/{laid.over[game]}", "#outcome-title")
        found[f"replay-{game}"] = (f"/r/{laid.over[game]}/1#12", "input[type=range]")
        found[f"rules-{game}"] = (f"/rules/{game}", ".rule")
        found[f"learn-{game}"] = (f"/learn/{game}", "[data-flip]")
    found["analysis"] = (f"/r/{laid.over['millstone']}/1?analysis", "svg")
    found["verified"] = (f"/r/{laid.over['towers']}/1?verify", "input[type=range]")
    return found


def enter(visitor: Visitor, laid: Tables) -> None:
    """Let somebody be the one who sits at the tables."""
    visitor.context.add_cookies([{"name": "kolmik", "value": laid.host.cookie, "url": laid.host.server.url}])


def show(visitor: Visitor, where: tuple[str, str], language: str = "en") -> Page:
    """Go to a screen and wait till all of it is there."""
    address, ready = where
    path, _, place = address.partition("#")
    joined = "&" if "?" in path else "?"
    page = visitor.go(f"{path}{joined}language={language}{f'#{place}' if place else ''}")
    _wait(page, ready)
    page.wait_for_function(f"() => {ALL_IN}")
    page.wait_for_function(DRAWN)
    return page
