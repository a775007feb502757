"""Every screen of the page, and sample tables to show on them: for tests of whole screens and for pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Page

from ..server.players import Player, PlayerSocket, play_on
from ..server.serving import Server
from .browsing import Visitor

GAMES = ("towers", "dungeon", "millstone")
SHORT = {"towers": {}, "dungeon": {"patience": 1}, "millstone": {"turn_limit": 14}}
BOARD_DRAWN = "() => !document.querySelector('.stand') || document.querySelectorAll('.stand *').length > 3"
LOADED = "() => document.fonts.ready.then(() => [...document.images].every((one) => one.complete))"
# Follows a link within the page; resolves when the old screen is gone.
NAVIGATE = """async (path) => {
    const old = document.querySelector("main > *");
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
    while (old?.isConnected) await new Promise((resolve) => setTimeout(resolve));
}"""


@dataclass
class SampleTables:
    """Tables of one player: a lobby, and for each game a running and a finished one."""

    host: Player
    lobby: str = ""
    running: dict[str, str] = field(default_factory=dict)
    finished: dict[str, str] = field(default_factory=dict)


@contextmanager
def sample_tables(server: Server) -> Iterator[SampleTables]:
    with Player(server) as ann, Player(server) as bea:
        tables = SampleTables(ann)
        tables.lobby = ann.create("dungeon", 3, name="Mari", seats=[{}, {"level": "club"}], terms={"skill": "skill"})
        for game in GAMES:
            over = True
            while over:  # a few games end before they have 24 moves
                tables.running[game], over = _play_game(ann, bea, game, {}, 24)
            tables.finished[game], _ = _play_game(ann, bea, game, SHORT[game], 10_000)
        address = f"/api/tables/{tables.finished['millstone']}/games/1/analysis"
        ann.http.post(address)
        while ann.http.get(address).json()["state"] == "running":
            ann.get(tables.lobby)
        yield tables


def _play_game(ann: Player, bea: Player, game: str, options: dict[str, int], moves: int) -> tuple[str, bool]:
    """Plays so many moves of a game, and on until it is Ann's turn; returns the table and whether the game is over."""
    table = ann.create(game, 2, name="Mari", options=options, terms={"starter": 0, "race": "turns"})
    bea.command(table, "sit", name="Jonas", seat=1)
    sockets: list[PlayerSocket] = [ann.connect(table), bea.connect(table)]
    for socket in sockets:
        socket.decline()
    for socket in sockets:
        socket.reach(ann.command(table, "start") if socket is sockets[0] else sockets[0].state.n)
    chance = Random(7)
    play_on(sockets, chance, max_moves=moves)
    while sockets[0].state.table["status"] == "playing" and not sockets[0].state.you["legal"]:
        play_on(sockets, chance, max_moves=1)
    over = sockets[0].state.table["status"] != "playing"
    for socket in sockets:
        socket.close()
    ann.command(table, "say", phrase="good-luck")
    return table, over


@dataclass(frozen=True)
class Screen:
    """The address of a screen, and a selector that matches once the screen is there."""

    path: str
    ready: str

    def in_language(self, language: str) -> str:
        """The path with a language in its query."""
        path, _, hash = self.path.partition("#")
        return f"{path}{'&' if '?' in path else '?'}language={language}{f'#{hash}' if hash else ''}"


def all_screens(tables: SampleTables) -> dict[str, Screen]:
    """Every screen by its name."""
    found = {
        "home": Screen("/", ".mine, .empty, [data-table], h2"),
        "new-friends": Screen("/new/towers?with=friends", "form"),
        "new-bots": Screen("/new/millstone?with=bots", "form"),
        "new-real-table": Screen("/new/dungeon?with=table", "form"),
        "settings": Screen("/settings", "main h1"),
        "lobby": Screen(f"/t/{tables.lobby}", "img"),
        "learn": Screen("/learn", "main h1"),
        "verify": Screen("/verify", "main textarea, main input"),
        "nowhere": Screen("/nothing/here", "main h1"),
        "no-table": Screen("/t/nowhere", "main h1"),
    }
    for game in GAMES:
        found[f"table-{game}"] = Screen(f"/t/{tables.running[game]}", ".stage")
        found[f"over-{game}"] = Screen(f"/t/{tables.finished[game]}", "#outcome-title")
        found[f"replay-{game}"] = Screen(f"/r/{tables.finished[game]}/1#12", "input[type=range]")
        found[f"rules-{game}"] = Screen(f"/rules/{game}", ".rule")
        found[f"learn-{game}"] = Screen(f"/learn/{game}", "[data-flip]")
    found["analysis"] = Screen(f"/r/{tables.finished['millstone']}/1?analysis", "svg")
    found["verified"] = Screen(f"/r/{tables.finished['towers']}/1?verify", "[data-verdict]")
    return found


def open_screen(visitor: Visitor, screen: Screen, language: str = "en") -> Page:
    """Loads a screen and waits until all of it is there."""
    visitor.go(screen.in_language(language))
    return _wait_until_ready(visitor.page, screen)


def go_to_screen(visitor: Visitor, screen: Screen, language: str = "en") -> Page:
    """Goes to a screen within the page, as a link does; loads the page first where it is not open yet."""
    if not visitor.page.url.startswith("http"):
        return open_screen(visitor, screen, language)
    visitor.page.evaluate(NAVIGATE, screen.in_language(language))
    return _wait_until_ready(visitor.page, screen)


def _wait_until_ready(page: Page, screen: Screen) -> Page:
    page.locator(screen.ready).first.wait_for()
    page.wait_for_function(LOADED)
    page.wait_for_function(BOARD_DRAWN)
    return page
