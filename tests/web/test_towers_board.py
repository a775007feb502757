"""Towers on the page: exactly the legal moves are lit, and every way to make them works."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ..server.players import Player, PlayerSocket, play_on, seated
from ..server.serving import Server
from .browsing import PHONE, Visitor, visiting

SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}
RAINBOW = ("candy 5", "horror 5", "tree 5", "junk 5", "sand 5")


@contextmanager
def sitting(
    browser: Browser, server: Server, table: str, player: Player | None, **settings: Any
) -> Iterator[tuple[Visitor, Page]]:
    """A visitor with this player's seat; without a player, a spectator."""
    with visiting(browser, server, **settings) as visitor:
        if player is not None:
            visitor.sign_in(player.cookie)
        yield visitor, visitor.go(f"/t/{table}")


@contextmanager
def real_table(server: Server, players: int = 2, **options: str) -> Iterator[tuple[str, Player, list[PlayerSocket]]]:
    """A real table, where the test chooses the cards. The first seat starts."""
    with seated(server, "towers", players, deal="people", starter=0, options=options) as (table, people, sockets):
        yield table, people[0], sockets


def turn_up(sockets: list[PlayerSocket], *cards: str) -> None:
    for card in cards:
        make_moves(sockets, 0, f"deal {card}")


def make_moves(sockets: list[PlayerSocket], seat: int, *moves: str) -> None:
    """Makes moves of a seat over its own socket; returns when everybody has received them."""
    for move in moves:
        number = sockets[seat].move(move)
        for socket in sockets:
            socket.reach(number)


def assert_lit(page: Page, moves: list[str], why: object = "") -> None:
    """Asserts that exactly these moves are lit."""
    if moves:
        these = ", ".join(f'[data-move="{move}"]' for move in moves)
        expect(page.locator(these), str(why)).to_have_count(len(moves))
    expect(page.locator("[data-move]"), str(why)).to_have_count(len(moves))


def move_button(page: Page, move: str) -> Locator:
    return page.locator(f'[data-move="{move}"]')


def own(page: Page, kind: str) -> Locator:
    return page.locator(f'.own [data-tower="{kind}"]')


@pytest.mark.parametrize("seed", [7])
def test_a_whole_game_by_clicking(browser: Browser, server: Server, seed: int) -> None:
    chance = Random(seed)
    with Player(server) as ann:
        seats: list[dict[str, str]] = [{}, {"level": "novice"}]
        table = ann.create("towers", 2, name="Ann", seats=seats, terms={"pace": 0})
        socket = ann.connect(table)
        number = socket.start()
        socket.reach(number)
        with sitting(browser, server, table, ann) as (visitor, page):
            while True:
                socket.wait_until(lambda at: at.state.you["legal"] or at.state.table["status"] != "playing")
                if socket.state.table["status"] != "playing":
                    break
                legal, n = socket.state.you["legal"], socket.state.n
                assert_lit(page, legal, (seed, table, n))
                move_button(page, chance.choice(legal)).click()
                socket.reach(n + 1)
            expect(page.locator(".count tfoot td")).to_have_count(2)
            game = socket.state.game
            assert [int(cell) for cell in page.locator(".count tfoot strong").all_inner_texts()] == game["scores"]
            for at, kind in enumerate(game["towers"][0]):
                cells = page.locator(".count tbody tr").nth(at).locator("td")
                for seat in (0, 1):
                    points = game["count"][seat]["towers"][kind]
                    shown = re.match(r"\d+|–", cells.nth(seat).inner_text())
                    assert shown and shown[0] == (str(points) if points else "–"), (seed, table)
            won = [at for at, one in enumerate(page.locator(".count tfoot td").all()) if "won" in one.inner_text()]
            assert won == socket.state.table["outcome"]["winners"]
            assert_lit(page, [])
            visitor.check()


def test_at_a_real_table_a_card_takes_two_taps(browser: Browser, server: Server) -> None:
    with real_table(server) as (table, host, sockets), sitting(browser, server, table, host, **PHONE) as (_, page):
        for at, card in enumerate(RAINBOW, 1):
            page.locator(f'[data-choose="{card.split()[0]}"]').tap()
            move_button(page, f"deal {card}").tap()
            expect(page.locator(".row li")).to_have_count(at)
        expect(page.locator(".dealer")).to_have_count(0)
        sockets[0].wait_until(lambda socket: socket.state.game["phase"] == "auction")
        assert sockets[0].state.game["row"] == list(RAINBOW)


def test_a_card_that_was_dealt_cannot_be_dealt_again(browser: Browser, server: Server) -> None:
    with real_table(server) as (table, host, sockets), sitting(browser, server, table, host) as (_, page):
        page.locator('[data-choose="tree"]').focus()
        page.keyboard.press("Enter")
        expect(move_button(page, "deal tree 0")).to_be_focused()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.get_by_role("img", name="tree 1", exact=True)).to_be_visible()
        expect(page.locator('[data-choose="tree"]')).to_be_focused()
        page.keyboard.press("Enter")
        expect(move_button(page, "deal tree 0")).to_be_visible()
        expect(move_button(page, "deal tree 1")).to_have_count(0)
        sockets[0].wait_until(lambda socket: socket.state.game["row"] == ["tree 1"])


def test_building_by_drag_and_its_preview(browser: Browser, server: Server) -> None:
    with real_table(server) as (table, host, sockets):
        turn_up(sockets, *RAINBOW)
        make_moves(sockets, 0, "bid 3")
        make_moves(sockets, 1, "pass")
        with sitting(browser, server, table, host) as (_, page):
            card = move_button(page, "build junk 5")
            card.hover()
            expect(own(page, "junk").locator(".ghost")).to_be_visible()
            card.drag_to(page.get_by_text("Round 1"))  # let go elsewhere: nothing is built
            expect(card).to_be_visible()
            assert sockets[0].player.get(table).game["to_build"] == 3
            card.drag_to(own(page, "sand"))
            expect(
                own(page, "junk").get_by_role("img", name="junk tower, the tallest, from the ground up: 5")
            ).to_be_visible()
            expect(page.locator(".row .taken")).to_have_count(1)
            expect(page.locator(".ghost")).to_have_count(0)
            move_button(page, "build candy 5").click()
            expect(own(page, "candy").locator(".level")).to_have_count(1)
            sockets[0].wait_until(lambda socket: socket.state.game["to_build"] == 1)
            assert sockets[0].state.game["towers"][0]["junk"] == [5]


def test_only_moves_that_allow_a_full_build_are_lit_and_razing_is_a_button(browser: Browser, server: Server) -> None:
    with real_table(server) as (table, host, sockets):
        turn_up(sockets, "sand 6", "candy 4", "horror 4", "tree 4", "junk 4")
        make_moves(sockets, 0, "bid 1")
        make_moves(sockets, 1, "pass")
        make_moves(sockets, 0, "build sand 6")
        turn_up(sockets, "sand 7", "candy 3", "horror 11", "tree 14", "junk 2")
        make_moves(sockets, 1, "bid 0")
        with sitting(browser, server, table, host) as (_, page):
            expect(page.get_by_text("Your reach: 5")).to_be_visible()
            move_button(page, "bid 5").click()
            expect(move_button(page, "raze sand")).to_have_accessible_name("Raze the sand tower")
            assert_lit(page, ["raze sand"])
            expect(page.locator(".row .quiet")).to_have_count(5)
            move_button(page, "raze sand").click()
            expect(move_button(page, "build sand 7")).to_be_visible()
            expect(page.locator(".row .quiet")).to_have_count(0)
            expect(page.locator(".own .rubble")).to_contain_text("Rubble: 1 card, costs 1")
            page.locator("button.pile").click()
            thrown = page.get_by_role("dialog").get_by_role("img")
            expect(thrown).to_have_count(4)
            assert sorted(str(one.get_attribute("aria-label")) for one in thrown.all()) == [
                "candy 4",
                "horror 4",
                "junk 4",
                "tree 4",
            ]


def test_bids_above_the_reach_are_shown_and_allowed_with_open_bids(browser: Browser, server: Server) -> None:
    row = ("sand 7", "sand 7", "candy 3", "horror 11", "tree 14")
    for bids, beyond in (("checked", []), ("open", ["bid 5"])):
        with real_table(server, 4, bids=bids) as (table, host, sockets):
            turn_up(sockets, *row)
            with sitting(browser, server, table, host) as (_, page):
                expect(page.get_by_text("Your reach: 4")).to_be_visible()
                assert_lit(page, ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4", *beyond])
                last = page.locator(".auction .number").last
                expect(last).to_have_class(re.compile("beyond"))
                if beyond:
                    expect(last).to_have_accessible_name("Bid 5, above your reach")
                else:
                    expect(last).to_contain_text("5, above your reach")


def test_a_round_by_keyboard_alone_keeps_the_focus_on_the_board(browser: Browser, server: Server) -> None:
    with real_table(server) as (table, host, sockets):
        turn_up(sockets, *RAINBOW)
        with sitting(browser, server, table, host) as (_, page):
            move_button(page, "bid 0").focus()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowRight")
            expect(move_button(page, "bid 2")).to_be_focused()
            page.keyboard.press("Enter")
            sockets[1].wait_until(lambda socket: socket.state.you["legal"])
            expect(page.locator(".auction .best")).to_have_text(re.compile("2, bid by you"))
            expect(page.locator(".board")).to_be_focused()
            make_moves(sockets, 1, "pass")
            expect(page.locator('[data-seat="1"] .call')).to_have_text("passed")
            move_button(page, "build candy 5").focus()
            expect(own(page, "candy").locator(".ghost")).to_be_visible()
            page.keyboard.press("Enter")
            expect(move_button(page, "build horror 5")).to_be_focused()
            page.keyboard.press("End")
            expect(move_button(page, "build sand 5")).to_be_focused()
            expect(move_button(page, "build sand 5")).to_have_attribute(
                "aria-disabled", "false"
            )  # the one before is made
            page.keyboard.press("Enter")
            expect(own(page, "sand").locator(".level")).to_have_count(1)
            sockets[0].wait_until(lambda socket: socket.state.game["round"] == 2)


def test_a_player_who_reloads_while_building_still_sees_the_auction(browser: Browser, server: Server) -> None:
    with real_table(server) as (table, host, sockets):
        turn_up(sockets, *RAINBOW)
        make_moves(sockets, 0, "bid 3")
        make_moves(sockets, 1, "pass")
        make_moves(sockets, 0, "build candy 5", "build tree 5")
        with sitting(browser, server, table, host) as (_, page):
            expect(page.locator(".auction .number")).to_have_count(6)
            expect(page.locator(".auction .best")).to_have_text(re.compile("3, bid by you"))


def test_every_value_of_every_tower_can_be_read_at_320_pixels(browser: Browser, server: Server) -> None:
    seed = 5
    with seated(server, "towers", 5) as (table, people, sockets):
        state = play_on(
            sockets, Random(seed), until=lambda state: state.game["round"] > 14 and state.game["phase"] == "auction"
        )
        with sitting(browser, server, table, people[2], **SMALL) as (_, page):
            expect(page.locator("[data-seat]")).to_have_count(5)
            for seat, towers in enumerate(state.game["towers"]):
                for kind, values in towers.items():
                    tower = page.locator(f'[data-seat="{seat}"] [data-tower="{kind}"]')
                    tower.scroll_into_view_if_needed()
                    seen = tower.locator(".value").evaluate_all(
                        """all => all.filter(one => {
                            const box = one.getBoundingClientRect();
                            const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                            return at === one && one.scrollWidth <= one.clientWidth && box.height >= 11;
                        }).map(one => Number(one.textContent)).reverse()"""
                    )
                    assert seen == values, (seed, table, seat, kind)
            wide = page.locator(".board").evaluate("one => [one.scrollWidth, one.clientWidth]")
            assert wide[0] <= wide[1]


def test_a_spectator_sees_all_towers_and_can_do_nothing(browser: Browser, server: Server) -> None:
    with seated(server, "towers", 3) as (table, _, sockets), sitting(browser, server, table, None) as (_, page):
        expect(page.locator("[data-seat]")).to_have_count(3)
        play_on(sockets, Random(2), until=lambda state: state.game["round"] == 3 and state.game["phase"] == "auction")
        expect(page.get_by_text("Round 3")).to_be_visible()
        assert_lit(page, [])
        expect(page.locator(".own")).to_have_count(0)
        expect(page.locator(".reach")).to_have_count(0)


def test_cards_travel_from_the_deck_to_the_row_to_a_tower_and_to_the_discard_pile(
    browser: Browser, server: Server
) -> None:
    watch = """
        window.travelled = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            const place = this.closest("[data-tower], .row, button.pile");
            window.travelled.push(`${place?.className} ${this.dataset.flip}`);
            return animate.apply(this, how);
        };
    """
    with (
        real_table(server) as (table, host, sockets),
        sitting(browser, server, table, host, fresh=True, reduced_motion="no-preference") as (visitor, page),
    ):
        visitor.context.add_init_script(watch)
        page.reload()
        expect(page.locator("[data-choose]")).to_have_count(5)
        for at, card in enumerate(RAINBOW, 1):
            make_moves(sockets, 0, f"deal {card}")
            expect(page.locator(".row li")).to_have_count(at)
        move_button(page, "bid 2").click()
        sockets[1].wait_until(lambda socket: socket.state.you["legal"])
        make_moves(sockets, 1, "pass")
        move_button(page, "build tree 5").click()
        expect(own(page, "tree").locator(".level")).to_have_count(1)
        move_button(page, "build sand 5").click()
        expect(page.get_by_text("Round 2")).to_be_visible()
        travelled = page.evaluate("window.travelled")
        for card in RAINBOW:
            assert any(one.startswith("plain row") and card in one for one in travelled), (card, travelled)
        assert any(one.startswith("tower kind-tree") and "tree 5" in one for one in travelled), travelled
        for card in ("candy 5", "horror 5", "junk 5"):
            assert any(one.startswith("pile") and card in one for one in travelled), (card, travelled)
