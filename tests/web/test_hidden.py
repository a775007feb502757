"""What a seat cannot know is nowhere: not in the page, not in what was sent to it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Browser

from kolmik.protocol.fold import fold
from kolmik.protocol.messages import Event, State, read_message

from ..server.serving import Server
from .browsing import Visitor
from .playing import able, click, over, together

SHOWN = "[...document.querySelectorAll('[data-card]')].map((one) => one.dataset.card)"


def states(visitor: Visitor) -> list[State]:
    """Everything the page was told, folded."""
    known: list[State] = []
    for frame in visitor.frames:
        told = read_message(frame)
        if isinstance(told, State):
            known.append(told)
        elif isinstance(told, Event):
            known.append(fold(known[-1], told))
    return known


def test_hidden_cards_are_nowhere(browser: Browser, server: Server) -> None:
    chance = Random(11)
    with together(browser, server, "millstone") as (ann, bea):
        pages = [ann.page, bea.page]
        for _ in range(60):
            if over(ann.page):
                break
            ready = [page for page in pages if able(page)]
            if not ready:
                ann.page.wait_for_timeout(20)
                continue
            click(chance.choice(ready), chance)
            for visitor in (ann, bea):
                check_page(visitor)
        for seat, visitor in enumerate((ann, bea)):
            told = states(visitor)
            assert len(told) > 10
            for state in told:
                if state.game.get("phase") != "over" and not knowing(state.log):
                    assert state.game["hands"][1 - seat] == []
            text = "".join(visitor.frames)
            assert "secret" not in text or '"secret":null' in text or over(visitor.page)


def knowing(log: list[list[Any]]) -> bool:
    """Whether anybody could have seen a card of another's hand by now."""
    return any(words.split()[0] in ("give", "swap", "thanks", "forget") for _, words in log)


def check_page(visitor: Visitor) -> None:
    """Every card that the page shows by name is one that this seat knows."""
    while True:  # what is shown and what was told have to be of the same moment
        heard = len(visitor.frames)
        shown = visitor.page.evaluate(SHOWN)
        if heard == len(visitor.frames):
            break
    game = states(visitor)[-1].game
    hands = [card for hand in game["hands"] for card in hand]
    known = {*game["played"], *hands, game["top"] or "", game["laid"] or "", game["drawn"] or ""}
    strange = [card for card in shown if card and not any(card == one or one.startswith(card) for one in known)]
    assert not strange, json.dumps({"strange": strange, "known": sorted(known)})
