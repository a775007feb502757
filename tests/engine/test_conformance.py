"""The conformance suite passes games that keep the contract, and finds each way of breaking it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import kolmik
from kolmik.engine import (
    NATURE,
    NOBODY,
    Catalogue,
    Choice,
    Edition,
    Game,
    Generator,
    State,
    TimedDecision,
    below,
    conformance,
    hash_combine,
    rule,
)
from kolmik.engine.conformance import Broken, check
from kolmik.engine.match import Match
from kolmik.envs.text_observation import TextObservation

from . import tiny
from .tiny import FEW, MANY, ONE, TINY, TWO, broken


@pytest.mark.long
@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_every_registered_game_keeps_the_contract(game: Game) -> None:
    settings = len(list(conformance.settings(game)))
    counts = {"side_by_side": 300 // settings + 1, "played_out": 2000 // settings + 1}
    report = check(game, games=1, pairs=1, **counts, renderings=[text])
    assert report.side_by_side >= 300 and report.played_out >= 2000
    assert report.positions > 1000 and report.refused > 10_000 and report.redealt > 300
    if not game.open:
        assert report.redealt_differently > 3000 and report.alike > 1000 and report.different_pairs > 1000


def text(match: Match, viewer: int | None) -> str:
    """What a language model reads: the view, the moves so far and the legal moves in words.

    At every eighth position only: it takes four times as long as all other comparisons together.
    """
    return "" if len(match.moves) % 8 else TextObservation.of(match, viewer).text()


def test_the_tiny_game_keeps_the_contract() -> None:
    report = check(TINY, games=3, side_by_side=5, played_out=5)
    assert report.settings == 8 and report.games == 24 and report.side_by_side == report.played_out == 40


def test_a_digest_of_exactly_what_is_known_keeps_the_contract() -> None:
    assert check(broken(digest=good_digest, redeal=flip_all_secrets), games=3, side_by_side=0, played_out=0).redealt


def test_decisions_against_the_clock_and_skill_keep_the_contract() -> None:
    hasty = broken(
        timed_decision=timed_in(0, 1, simultaneous=True), skill=lambda s, accuracy: [50 + accuracy, 300 - 2 * accuracy]
    )
    assert check(hasty, games=3, side_by_side=0, played_out=0).games == 24


def test_settings_vary_players_options_and_editions() -> None:
    seen = [(s.players, s.edition.name, dict(s.options)) for s in conformance.settings(TINY)]
    assert (3, "more", {"bag": "small", "gift": 0}) in seen
    assert (2, "plain", {"bag": "big", "gift": 0}) in seen and (2, "plain", {"bag": "small", "gift": 9}) in seen


def test_settings_include_research_editions_only_for_their_numbers_of_players() -> None:
    only_three = Edition("three", "For 3.", {"extra": 2}, players=range(3, 4))
    game = broken(catalogue=replace(TINY.catalogue, research=(only_three,)))
    assert [s.players for s in conformance.settings(game) if s.edition is only_three] == [3]


def test_redacted_words_keep_the_contract() -> None:
    secret = broken(tell=lambda s, move, seat: "a move" if seat is None else TINY.words[move], redacted=("a move",))
    assert check(secret, games=3, side_by_side=0, played_out=0).games == 24


@rule
def legal_but_too_much(s: State, moves: Any) -> int:
    return 2 if s.turn >= 0 else tiny_legal(s, moves)


tiny_legal, tiny_apply, tiny_setup, tiny_scores, tiny_mover = (
    tiny.legal,
    tiny.apply,
    tiny.setup,
    tiny.scores,
    tiny.mover,
)


@rule
def twice(s: State, moves: Any) -> int:
    count = tiny_legal(s, moves)
    moves[count - 1] = moves[0]
    return count


@rule
def none_legal(s: State, moves: Any) -> int:
    return 0


@rule
def out_of_range(s: State, moves: Any) -> int:
    count = tiny_legal(s, moves)
    moves[0] = 77
    return count


@rule
def odds_of_zero(s: State, weights: Any) -> int:
    weights[0] = 0
    weights[1] = 3
    return 3


@rule
def draw_only_many(s: State, rng: Generator) -> int:
    return MANY + 0 * below(rng, 3)


@rule
def draw_without_the_generator(s: State, rng: Generator) -> int:
    word = rng.copy()
    return FEW if below(word, 3) == 0 else MANY


@rule
def untidy_setup(s: State, players: int, starter: int, settings: Any) -> None:
    secret = int(s.secrets[2])
    tiny_setup(s, players, starter, settings)
    s.secrets[2] = secret


@rule
def redeal_that_shows(s: State, seat: int, rng: Generator) -> None:
    s.secrets[seat] = 1 - s.secrets[seat]


@rule
def redeal_that_moves(s: State, seat: int, rng: Generator) -> None:
    if s.turn >= 0:
        s.turn = (s.turn + 1) % s.players


@rule
def redeal_that_takes_a_choice(s: State, seat: int, rng: Generator) -> None:
    if s.turn == seat and 1 < s.stones < 5:
        s.stones = 1


def view_of_many_stones(s: State, seat: int | None) -> dict[str, Any]:
    return {"stones": s.stones if s.stones >= 5 else None}


@rule
def observe_a_secret(s: State, seat: int, out: Any) -> None:
    out[0] = s.secrets[(seat + 1) % s.players]
    out[1] = 0


@rule
def flip_all_secrets(s: State, seat: int, rng: Generator) -> None:
    for other in range(3):
        if other != seat:
            s.secrets[other] = 1 - s.secrets[other]


@rule
def endless(s: State, move: int) -> None:
    tiny_apply(s, move)
    if s.turn == NOBODY:
        s.turn = 0
        s.stones = 9


@rule
def everybody_wins_early(s: State, points: Any, won: Any) -> None:
    tiny_scores(s, points, won)
    won[0] = 1


@rule
def nobody_wins(s: State, points: Any, won: Any) -> None:
    tiny_scores(s, points, won)
    for seat in range(s.players):
        won[seat] = 0


@rule
def unknown_mover(s: State) -> int:
    return 7 if s.turn == 1 else int(s.turn)


@rule
def moves_after_the_end(s: State, moves: Any) -> int:
    moves[0] = ONE
    return 1 if s.turn == NOBODY else tiny_legal(s, moves)


@rule
def legal_at_second_sight(s: State, moves: Any) -> int:
    seen = moves[1] == TWO
    count = tiny_legal(s, moves)
    if s.turn == NATURE or seen:
        return count
    moves[1] = TWO
    return 1


@rule
def longer_by_a_wide_number(s: State, move: int) -> None:
    shift = 60 + s.players
    tiny_apply(s, move)
    if s.turn >= 0:
        s.stones += 1 - ((1 << shift + 1) >> shift) // 2  # 64 bits are too few here


@rule
def good_digest(s: State, seat: int) -> int:
    key = hash_combine(hash_combine(0, s.stones), s.turn)
    return key if seat == NOBODY else hash_combine(key, s.secrets[seat])


@rule
def digest_of_a_secret(s: State, seat: int) -> int:
    """Wrong: only seat 0 knows its secret, not everybody."""
    return int(s.secrets[0]) if seat == NOBODY else good_digest(s, seat)


@rule
def digest_of_all(s: State, seat: int) -> int:
    return hash_combine(good_digest(s, seat), s.secrets[0] + 2 * s.secrets[1] + 4 * s.secrets[2])


@rule
def digest_of_nothing(s: State, seat: int) -> int:
    return 5


@rule
def digest_by_a_wide_number(s: State, seat: int) -> int:
    shift = 60 + s.players
    return hash_combine(good_digest(s, seat), (1 << shift + 1) >> shift)  # 64 bits are too few here


def timed_in(
    *seats: int, otherwise: str = "take 1", seconds: float = 1.0, simultaneous: bool = False
) -> Callable[[State], TimedDecision | None]:
    """These seats, counted from the one on turn, decide against the clock once there are few stones."""

    def timed_decision(s: State) -> TimedDecision | None:
        if not 2 <= s.stones <= 5 or s.turn < 0:
            return None
        chosen = tuple((s.turn + seat) % s.players for seat in seats)
        return TimedDecision("grab", chosen, otherwise, seconds, simultaneous=simultaneous)

    return timed_decision


def stones_lost(s: State) -> dict[str, int]:
    return {"stones": s.stones if s.turn >= 0 else 5}


def census_of_secrets(s: State) -> dict[str, int]:
    return {"secret": s.secrets[0] + s.secrets[1] + s.secrets[2]}


NAMELESS = Choice("bag", default="small", choices={"small": "", "big": ""}, help="")
ODD_DEFAULT = Choice("bag", default="medium", choices={"small": "", "big": ""}, help="The bag.")


def with_option(option: Choice) -> Catalogue:
    return Catalogue((option,), TINY.catalogue.editions, TINY.catalogue.check_edition)


def with_gift(**changes: Any) -> Game:
    bag, gift = TINY.catalogue.options
    return broken(catalogue=replace(TINY.catalogue, options=(bag, replace(gift, **changes))))


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (with_gift(high=None), "A number has no upper bound at a table: declare `offered`"),
        (with_gift(high=None, offered=9), "A number does not fit its field (option: gift, value: 1000"),
        (with_gift(high=300), "A number does not fit its field (option: gift, value: 300, at: "),
        (with_gift(offered=10), "`offered` is above `high`"),
        (with_gift(low=-1, offered=-1), "A default is outside its range at a table"),
        (broken(legal=twice), "A legal move is given twice"),
        (broken(legal=none_legal), "The number of legal moves is wrong"),
        (broken(legal=out_of_range), "The number of a legal move is out of range"),
        (broken(legal=legal_at_second_sight), "The move 3 is not legal, but it was accepted"),
        (broken(odds=odds_of_zero), "Nature's odds are wrong"),
        (broken(draw=draw_only_many), "Nature does not draw by its odds"),
        (broken(draw=draw_without_the_generator), "Nature draws more or fewer random numbers than it needs"),
        (broken(setup=untidy_setup), "The set-up does not overwrite all of secrets"),
        (broken(redeal=redeal_that_shows), "A redeal changes what seat 0 sees"),
        (broken(redeal=redeal_that_moves), "A redeal changes the mover"),
        (
            broken(redeal=redeal_that_takes_a_choice, view=view_of_many_stones, observe=observe_a_secret),
            "A redeal changes the legal moves",
        ),
        (broken(observe=observe_a_secret, redeal=flip_all_secrets), "A redeal changes what seat 0 observes"),
        (broken(redeal=flip_all_secrets, census=census_of_secrets), "A redeal loses or adds cards"),
        (
            broken(open=True, redeal=flip_all_secrets, view=lambda s, seat: {"stones": s.stones}),
            "The game declares OPEN, but a redeal changes the state",
        ),
        (broken(digest=digest_of_a_secret, redeal=flip_all_secrets), "A redeal for seat 1 changes the digest"),
        (broken(digest=digest_of_all, redeal=flip_all_secrets), "A redeal for seat 0 changes the digest"),
        (broken(digest=digest_of_nothing), "Different observations of seat 0 have the same digest"),
        (broken(digest=digest_by_a_wide_number), "A digest differs when compiled"),
        (broken(apply=endless), "The game does not end"),
        (broken(scores=everybody_wins_early), "There is a winner before the end"),
        (broken(scores=nobody_wins), "The game ended without a winner or a reason"),
        (broken(ending=lambda s: ""), "The game ended without a winner or a reason"),
        (broken(mover=unknown_mover), "The mover is neither a seat nor nature"),
        (broken(legal=moves_after_the_end), "There are legal moves after the end"),
        (broken(census=stones_lost), "Cards were lost or added"),
        (broken(refusal=lambda s, move: "No."), "The reason for a refusal is not part of a sentence"),
        (broken(say=lambda move: "flip few" if move == TWO else tiny.WORDS[move]), "Two moves have the same words"),
        (broken(read=lambda words: 0), "The words of a move are not read as that move"),
        (
            broken(read=lambda words: tiny.WORDS.index(words) if words in tiny.WORDS else 1),
            "Words that are no move were read as one",
        ),
        (broken(observation={"a": slice(0, 1), "b": slice(2, 3)}), "The slices of the observation do not follow"),
        (broken(catalogue=with_option(NAMELESS)), "An option has no help"),
        (broken(tell=lambda s, move, seat: "a move", redacted=("something",)), "The words for move 0 are neither"),
        (
            broken(timed_decision=lambda s: TimedDecision("grab", (0, 7), "take 1", 1.0)),
            "A timed decision names an unknown seat",
        ),
        (broken(timed_decision=timed_in(0, 0)), "A timed decision names an unknown seat, or a seat twice"),
        (broken(timed_decision=timed_in(1)), "The first seat of a timed decision is not on turn"),
        (broken(timed_decision=timed_in()), "The first seat of a timed decision is not on turn"),
        (broken(timed_decision=timed_in(0, 1)), "A timed decision has several seats, but it is not simultaneous"),
        (broken(timed_decision=timed_in(0, seconds=0)), "A timed decision leaves no time"),
        (
            broken(timed_decision=timed_in(0, otherwise="flip few")),
            "The default move of a timed decision is not legal for seat",
        ),
        (broken(skill=lambda s, accuracy: [accuracy, 100 - accuracy]), "The odds at an accuracy of 0 are wrong"),
        (broken(skill=lambda s, accuracy: [1, 1, 1]), "The odds at an accuracy of 0 are wrong"),
        (broken(skill=lambda s, accuracy: [1, 1 + accuracy]), "The odds at an accuracy of 50 are not the plain ones"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_each_way_of_breaking_the_contract_is_found(game: Game, finding: str) -> None:
    with pytest.raises(Broken) as found:
        check(game, games=3, side_by_side=0, played_out=0)
    assert str(found.value).startswith(finding)


def test_a_game_that_differs_when_compiled_is_found() -> None:
    with pytest.raises(Broken, match=r"^A state differs when compiled \(check: side by side, .*, seed: 0, move: \d+\)"):
        check(broken(apply=longer_by_a_wide_number), games=0, side_by_side=3)


def test_a_game_cannot_declare_both_open_and_digest() -> None:
    with pytest.raises(
        ValueError, match=r"^Tiny declares both OPEN and digest: a game with nothing hidden has no digest"
    ):
        broken(open=True, digest=good_digest)


def test_a_game_that_was_made_to_declare_both_open_and_digest_is_found() -> None:
    """Search reads the moves of an earlier state in such a game."""
    game = broken(digest=good_digest)
    object.__setattr__(game, "open", True)
    with pytest.raises(Broken, match=r"^The game declares both OPEN and digest \(game: tiny\)$"):
        check(game, games=0, side_by_side=0, played_out=0)


def test_a_default_that_is_not_allowed_is_found() -> None:
    with pytest.raises(Broken, match=r"^A default is not allowed: The option bag is"):
        check(broken(catalogue=with_option(ODD_DEFAULT)))


def test_a_finding_says_where_to_look() -> None:
    where = r"\(check: positions, game: tiny, players: 2, starter: 0, edition: plain, options: .*, seed: 5, move: 0\)"
    with pytest.raises(Broken, match=where):
        check(broken(legal=twice), seed=5, games=1)
