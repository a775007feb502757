"""The analysis of a game: marks, the plot, the page."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from xml.etree import ElementTree

import pytest

import kolmik
from kolmik.bots import BOTS, InfoState
from kolmik.bots.analysis import MARKS, Analysis, Decision, Stopped, analyse, evaluate_move
from kolmik.bots.curve import HEIGHT, WIDTH, svg
from kolmik.bots.report import html
from kolmik.engine import NATURE

from .dungeon import scenario as dungeon
from .millstone.scenario import position

FEW, MORE = 60, 300  # simulations
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ann & Bo", "<Cy>", "Maximiliane Anna Theresia"]


def game(name: str, seed: int = 3, players: int = 3, moves: int = 10_000, bot: str = "greedy") -> kolmik.Match:
    """A game between bots, or its beginning."""
    match, rng = kolmik.game(name).new(players=players, seed=seed, seats=NAMES[:players]), Random(seed)
    while not match.over and moves:
        match.play(BOTS[bot].choose(InfoState(match), rng))
        moves -= 1
    return match


@pytest.fixture(scope="module")
def millstone() -> kolmik.Match:
    """A game with mistakes."""
    return game("millstone", bot="random")


@pytest.fixture(scope="module")
def analysis(millstone: kolmik.Match) -> Analysis:
    return analyse(millstone, MORE, seed=2)


# --- blunders ---


def test_in_towers_bidding_0_when_all_could_be_built_is_a_blunder() -> None:
    """Three cards in all: the seat that builds them wins."""
    towers = kolmik.game("towers")
    edition = towers.catalogue.own_edition({"name": "own", "kinds": 1, "values": [1, 2, 3], "doubled": []})
    match = towers.new(players=2, nature=False, options={"edition": edition})
    match.play("deal candy 1", "deal candy 2", "deal candy 3")
    blunder, good = evaluate_move(match, "bid 0", 300), evaluate_move(match, "bid 3", 300)
    assert blunder.mark == "blunder" and blunder.best == "bid 3" and blunder.loss > 0.9
    assert blunder.chances == pytest.approx((1, 0), abs=0.02)
    assert good.mark == "" and good.loss == 0 and good.best == "bid 3"


def test_in_dungeon_ending_the_game_when_behind_is_a_blunder() -> None:
    """Blue leads by a knight and has just put back: if red does too, the game ends, but red's 3 could reach the top."""
    match = dungeon.position({"9": "R3"}, tops={dungeon.B: "3"}, turn=dungeon.R, players=2, patience=1)
    match.play("draw", "reveal knight 3")
    blunder, good = evaluate_move(match, "put back", 300), evaluate_move(match, "place 3a", 300)
    assert blunder.mark == "blunder" and blunder.best.startswith("place 3") and blunder.value == 0
    assert good.mark == ""


def test_in_dungeon_leaving_a_knight_in_reach_instead_of_going_to_the_top_is_marked() -> None:
    tops = {dungeon.R: "1 1 2", dungeon.B: "1 1 2"}
    match = dungeon.position({"9": "R3", "6": "B3"}, tops=tops, turn=dungeon.R, players=2)
    bad, good = evaluate_move(match, "draw", 2000), evaluate_move(match, "climb 3@9>top", 2000)
    assert bad.mark in ("mistake", "blunder") and bad.best == "climb 3@9>top"
    assert good.mark == "" and good.loss == 0


def test_in_millstone_not_playing_the_last_card_is_a_blunder() -> None:
    match = position({0: "red paper", 1: "green rock, green paper", 2: "green paper, red rock"}, "green rock")
    blunder, good = evaluate_move(match, "draw", 300), evaluate_move(match, "play red paper", 300)
    assert blunder.mark == "blunder" and blunder.best == "play red paper" and blunder.best_value == 1
    assert good.mark == "" and good.loss == 0


def test_marks_depend_on_the_loss_and_ignore_noise() -> None:
    def mark(loss: float, noise: float = 0.01) -> str:
        return Decision(0, 0, "pass", "bid 1", 2, (0.5, 0.5), 0.5 - loss, noise, ()).mark

    assert [mark(loss) for loss in (-0.3, 0.0, 0.04, 0.06, 0.12, 0.25)] == [
        *["", "", ""],
        *["inaccuracy", "mistake", "blunder"],
    ]
    assert mark(0.25, noise=0.3) == ""


# --- a whole game ---


@pytest.mark.parametrize("name", ["towers", "dungeon", "millstone"])
def test_every_decision_of_players_is_evaluated_and_no_loss_is_negative(name: str) -> None:
    match = game(name, moves=40)
    result = analyse(match, FEW)
    assert [one.at for one in result.decisions] == [at for at, who in enumerate(match.movers) if who != NATURE]
    for one in result.decisions:
        before = match.after(one.at)
        assert one.seat == before.turn == match.movers[one.at] and one.choices == len(before.legal())
        assert one.played == match.game.words[match.moves[one.at]] and one.best in before.legal()
        assert one.loss >= 0 and 0 <= one.value <= 1 and sum(one.chances) == pytest.approx(1)
        assert one.choices > 1 or (one.loss == 0 and one.played == one.best)
        assert one.played != one.best or one.loss == 0


def test_the_same_game_simulations_and_seed_give_the_same_json(millstone: kolmik.Match, analysis: Analysis) -> None:
    text = json.dumps(analysis.json())
    assert json.dumps(analyse(millstone, MORE, seed=2).json()) == text
    assert json.dumps(analyse(millstone, MORE, seed=3).json()) != text
    assert json.dumps(analyse(kolmik.read_record(millstone.record()), MORE, seed=2).json()) == text


def test_the_tallies_add_up(analysis: Analysis) -> None:
    tallies = [analysis.tally(seat) for seat in range(3)]
    assert sum(tally.decisions for tally in tallies) == sum(one.choices > 1 for one in analysis.decisions)
    for mark in MARKS:
        assert sum(tally.marks[mark] for tally in tallies) == sum(one.mark == mark for one in analysis.decisions)
    worst = analysis.worst(1000)
    assert worst and all(first.loss >= second.loss for first, second in pairwise(worst))
    assert len(worst) == sum(bool(one.mark) for one in analysis.decisions)


def test_progress_counts_up_to_the_total() -> None:
    match, reports = game("towers", moves=6), []
    analyse(match, 10, progress=lambda done, total: reports.append((done, total)))
    assert reports == [(done, 6) for done in range(7)]


def test_an_analysis_can_be_stopped() -> None:
    reports: list[int] = []
    with pytest.raises(Stopped, match=r"^The analysis was stopped\.$"):
        analyse(
            game("towers", moves=6),
            10,
            progress=lambda done, total: reports.append(done),
            stop=lambda: reports[-1] == 2,
        )
    assert reports == [0, 1, 2]


def test_a_game_without_moves_of_players_is_refused() -> None:
    with pytest.raises(kolmik.Refused, match="No player has made a move"):
        analyse(game("towers", moves=0), 10)


def test_an_unfinished_game_is_analysed_as_far_as_it_goes() -> None:
    result = analyse(game("dungeon", moves=5), FEW)
    assert len(result.decisions) == 5 and result.winners == () and result.result is None


# --- the plot and the page ---


def points(picture: ElementTree.Element) -> list[list[tuple[float, float]]]:
    """The points of each line."""
    found = []
    for line in picture.iter(f"{SVG}polyline"):
        pairs = (pair.split(",") for pair in line.attrib["points"].split())
        found.append([(float(x), float(y)) for x, y in pairs])
    return found


def test_the_plot_has_a_point_for_each_decision_and_seat_and_one_for_the_end(analysis: Analysis) -> None:
    picture = ElementTree.fromstring(svg(analysis, NAMES, lambda one: f"<{one.played}>"))
    lines = points(picture)
    assert [len(line) for line in lines] == [len(analysis.decisions) + 1] * 3
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for line in lines for x, y in line)
    assert all(first[0] < second[0] for line in lines for first, second in pairwise(line))
    assert analysis.result is not None
    assert lines[analysis.winners[0]][-1][1] == min(line[-1][1] for line in lines)
    marks = [mark for mark in picture.iter(f"{SVG}g") if mark.attrib["class"].startswith("mark ")]
    assert len(marks) == len(analysis.worst(1000))
    assert all((mark.findtext(f"{SVG}title") or "").startswith("<") for mark in marks)


def test_lines_differ_in_more_than_colour_and_have_names_at_their_ends(analysis: Analysis) -> None:
    text = svg(analysis, NAMES, lambda one: "")
    assert "prefers-color-scheme: dark" in text and 'viewBox="0 0 480 320"' in text
    labels = [label.text for label in ElementTree.fromstring(text).iter(f"{SVG}text")]
    assert {"Ann & Bo", "<Cy>", "Maximilia…", "0 %", "100 %"} <= set(labels)
    dashes = [line for line in text.splitlines() if "stroke-dasharray" in line]
    assert len(dashes) == len({line.partition("dasharray")[2] for line in dashes}) == 6


def test_the_plot_of_a_single_decision_is_drawn_too() -> None:
    picture = ElementTree.fromstring(svg(analyse(game("towers", moves=1), 10), NAMES, lambda one: ""))
    assert [len(line) for line in points(picture)] == [1, 1, 1]


def test_the_page_is_well_formed_needs_nothing_else_and_lists_every_decision(analysis: Analysis) -> None:
    text = html(analysis, "Millstone for <b>us</b>", NAMES, lambda move: f"{move} & so on")
    page = ElementTree.fromstring(text.partition("-->")[2])
    assert page.findtext("body/h1") == "Millstone for <b>us</b>"
    assert len(points(page)) == 3
    rows = page.findall("body/div/table/tbody/tr")
    assert len(rows) == 3 + sum(one.choices > 1 for one in analysis.decisions)
    assert not any(word in text for word in ("<script", "<link", "src=", "@import", "url("))
    assert "http://www.w3.org/2000/svg" in text and text.count("http") == 1
