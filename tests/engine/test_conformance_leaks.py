"""Each way to leak what a seat may not know is found: by views, words, redeals, refusals, decisions and renderings."""

from __future__ import annotations

from typing import Any

import pytest

from kolmik.engine import Game, Generator, State, TimedDecision, below, rule
from kolmik.engine.conformance import Broken, Report, check
from kolmik.engine.match import Match

from .hidden_hand import (
    A_CARD,
    A_MARK,
    CARDS,
    HIDDEN_HAND,
    LOOK,
    NONE,
    WORDS,
    is_known,
    leaking,
    show,
)
from .hidden_hand import legal as hidden_legal
from .hidden_hand import observe as hidden_observe
from .hidden_hand import redeal as hidden_redeal
from .hidden_hand import tell as hidden_tell
from .hidden_hand import view as hidden_view
from .tiny import TINY, broken


def run(game: Game, **more: Any) -> Report:
    return check(game, games=4, pairs=6, side_by_side=0, played_out=0, **more)


def test_a_game_with_hidden_hands_keeps_the_contract() -> None:
    report = run(HIDDEN_HAND, renderings=[Match.view, Match.log])
    assert report.redealt_differently > 50 and report.alike > 50 and report.different_pairs > 30


def test_it_keeps_the_contract_compiled_too() -> None:
    report = check(HIDDEN_HAND, games=1, pairs=1, side_by_side=3, played_out=20)
    assert report.side_by_side == 6 and report.played_out == 40 and report.different_pairs


# --- redeals ---


@rule
def redeal_nothing(s: State, seat: int, rng: Generator) -> None:
    """Wrong: bots know all hands."""


@rule
def redeal_without_memory(s: State, seat: int, rng: Generator) -> None:
    """Wrong: cards that were shown to everybody, or that the seat has looked at, are drawn again too."""
    for holder in range(s.players):
        if holder != seat and s.hands[holder] != NONE:
            s.hands[holder] = (s.hands[holder] + 1 + below(rng, CARDS - 1)) % CARDS


@rule
def redeal_without_looks(s: State, seat: int, rng: Generator) -> None:
    """Wrong: what the seat alone has looked at is forgotten."""
    for holder in range(s.players):
        if holder != seat and s.knows[holder, holder] == 0 and s.hands[holder] != NONE:
            s.hands[holder] = (s.hands[holder] + 1 + below(rng, CARDS - 1)) % CARDS


@rule
def redeal_all_but_seat_0(s: State, seat: int, rng: Generator) -> None:
    """Wrong: everybody's bots know the card of seat 0."""
    card = int(s.hands[0])
    hidden_redeal(s, seat, rng)
    for holder in range(1, s.players):
        if s.hands[holder] == card and not is_known(s, holder, seat):
            s.hands[holder] = s.hands[0]
    s.hands[0] = card


# --- views, words, observations ---


def view_for_spectators(s: State, seat: int | None) -> dict[str, Any]:
    """Wrong: a spectator sees all hands."""
    return hidden_view(s, seat) | ({"cards": show(s)["cards"]} if seat is None else {})


def view_of_one_more(s: State, seat: int | None) -> dict[str, Any]:
    """Wrong: a seat sees the mark of the next one."""
    return hidden_view(s, seat) | ({} if seat is None else {"next": s.marks[(seat + 1) % s.players]})


def tell_marks(s: State, move: int, seat: int | None) -> str:
    """Wrong: everybody reads the marks."""
    return WORDS[move] if move >= LOOK else hidden_tell(s, move, seat)


def tell_spectators_marks(s: State, move: int, seat: int | None) -> str:
    """Wrong: spectators read the marks."""
    return WORDS[move] if move >= LOOK and seat is None else hidden_tell(s, move, seat)


def tell_looks(s: State, move: int, seat: int | None) -> str:
    """Wrong: the words of a look tell everybody something about the card."""
    high = move == LOOK and s.hands[(s.turn + 1) % s.players] > 3
    return "look at a high card" if high else hidden_tell(s, move, seat)


@rule
def observe_a_mark(s: State, seat: int, out: Any) -> None:
    hidden_observe(s, seat, out)
    out[0] = s.marks[(seat + 1) % s.players]


@rule
def legal_by_a_mark(s: State, moves: Any) -> int:
    """Wrong: whether a seat may mark its card depends on the mark of the next one."""
    count = hidden_legal(s, moves)
    if s.turn >= 0 and s.marks[(s.turn + 1) % s.players] == 1:
        count -= 1
    return count


def refusal_by_a_card(s: State, move: int) -> str:
    high = s.turn >= 0 and s.hands[(s.turn + 1) % s.players] > 3
    return "the next card is high" if high else "that cannot be done now"


def decision_by_a_card(s: State) -> TimedDecision | None:
    if s.turn < 0 or s.hands[(s.turn + 1) % s.players] < 4:
        return None
    return TimedDecision("grab", (s.turn,), "look", 1.0)


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (leaking(tell=None, redacted=()), 'Moves of nature are told apart: "deal '),
        (leaking(redeal=redeal_nothing), "A redeal for seat 1 does not draw hands again, so that bots"),
        (
            leaking(redeal=redeal_all_but_seat_0),
            "A redeal for seat 1 does not draw hands again, so that bots",
        ),
        (leaking(redeal=redeal_without_memory), "A redeal changes what seat "),
        (leaking(redeal=redeal_without_looks), "A redeal changes what seat "),
        (leaking(view=view_for_spectators), "A redeal for seat 1 changes what a spectator sees"),
        (leaking(view=view_of_one_more), "A redeal changes what seat "),
        (
            leaking(open=True, redeal=redeal_nothing, tell=None, redacted=()),
            "The game declares OPEN, but seat 0 sees more",
        ),
        (broken(redeal=redeal_nothing), "No redeal changes anything: declare OPEN if nothing is hidden, or redeal"),
        (leaking(tell=tell_marks), "Moves of a seat are told apart: "),
        (leaking(tell=tell_spectators_marks), "Moves of a seat are told apart: "),
        (leaking(observe=observe_a_mark), "A redeal changes what seat "),
        (leaking(legal=legal_by_a_mark), "A redeal changes the legal moves"),
        (
            leaking(tell=tell_looks, redacted=(A_CARD, A_MARK, "look at a high card")),
            'The log entry for "look" depends',
        ),
        (leaking(refusal=refusal_by_a_card), "The reason against "),
        (leaking(timed_decision=decision_by_a_card), "A timed decision depends on what "),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_each_leak_is_found(game: Game, finding: str) -> None:
    with pytest.raises(Broken) as found:
        run(game)
    assert str(found.value).startswith(finding), str(found.value)


def everything(match: Match, viewer: int | None) -> object:
    return match.show()


def test_a_rendering_that_shows_everything_is_found() -> None:
    with pytest.raises(Broken, match=r"^What everything gives depends on what (seat \d|a spectator) may not know \("):
        run(HIDDEN_HAND, renderings=[everything])


def test_a_leak_is_reported_with_what_repeats_it() -> None:
    game = leaking(tell=tell_marks)
    with pytest.raises(Broken) as found:
        run(game, seed=20)
    message = str(found.value)
    assert (
        "(check: knowledge, game: hidden_hand, players: 2, starter: 0, edition: plain, options: {}, seed: 2" in message
    )
    seed = int(message.split("seed: ")[1].split(",")[0])
    with pytest.raises(Broken) as again:
        check(game, games=1, pairs=0, side_by_side=0, played_out=0, seed=seed)
    assert str(again.value) == message


def test_a_secret_that_was_told_may_be_kept_by_a_redeal() -> None:
    """The marks are told to all and kept by the redeal, though no view shows them: that is consistent."""
    game = leaking(tell=tell_marks, redeal=redeal_that_keeps_marks)
    assert run(game).redealt_differently


@rule
def redeal_that_keeps_marks(s: State, seat: int, rng: Generator) -> None:
    marks = (int(s.marks[0]), int(s.marks[1]), int(s.marks[2]))
    hidden_redeal(s, seat, rng)
    for holder in range(3):
        s.marks[holder] = marks[holder]


def test_every_position_is_looked_at_in_a_short_game() -> None:
    report = run(HIDDEN_HAND)
    assert report.redealt == sum(4 * players * (players + 2 * players) for players in (2, 3))
    assert run(TINY).redealt_differently
