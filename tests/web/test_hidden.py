"""Hidden information is neither in the page nor in the frames that were sent to it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Browser

from kolmik.protocol.fold import fold
from kolmik.protocol.messages import Event, State, read_message

from ..server.serving import Server
from .browsing import Visitor
from .playing import available_actions, click_random, game_between_people, is_over

SHOWN_CARDS = "[...document.querySelectorAll('[data-card]')].map((one) => one.dataset.card)"


def states(visitor: Visitor) -> list[State]:
    """All states the page had, folded from the frames it received."""
    known: list[State] = []
    for frame in visitor.frames:
        message = read_message(frame)
        if isinstance(message, State):
            known.append(message)
        elif isinstance(message, Event):
            known.append(fold(known[-1], message))
    return known


def test_no_hidden_card_reaches_the_page(browser: Browser, server: Server) -> None:
    chance = Random(11)
    with game_between_people(browser, server, "millstone") as (ann, bea):
        pages = [ann.page, bea.page]
        for _ in range(60):
            if is_over(ann.page):
                break
            ready = [(page, actions) for page in pages if (actions := available_actions(page))]
            if not ready:
                ann.page.wait_for_timeout(20)
                continue
            page, actions = chance.choice(ready)
            click_random(page, chance, actions)
            for visitor in (ann, bea):
                check_page(visitor)
        for seat, visitor in enumerate((ann, bea)):
            known = states(visitor)
            assert len(known) > 10
            for state in known:
                if state.game.get("phase") != "over" and not hands_may_be_known(state.log):
                    assert state.game["hands"][1 - seat] == []
            text = "".join(visitor.frames)
            assert "secret" not in text or '"secret":null' in text or is_over(visitor.page)


def hands_may_be_known(log: list[list[Any]]) -> bool:
    """Whether a player may know a card of another hand by now."""
    return any(words.split()[0] in ("give", "swap", "thanks", "forget") for _, words in log)


def check_page(visitor: Visitor) -> None:
    """Asserts that every card the page names is one that this seat may know."""
    while True:  # the page and the frames must be of the same moment
        received = len(visitor.frames)
        shown = visitor.page.evaluate(SHOWN_CARDS)
        if received == len(visitor.frames):
            break
    game = states(visitor)[-1].game
    hands = [card for hand in game["hands"] for card in hand]
    known = {*game["played"], *hands, game["top"] or "", game["laid"] or "", game["drawn"] or ""}
    leaked = [card for card in shown if card and not any(card == one or one.startswith(card) for one in known)]
    assert not leaked, json.dumps({"leaked": leaked, "known": sorted(known)})
