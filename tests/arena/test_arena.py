"""Playing arenas, storing and resuming results, plotting them."""

from __future__ import annotations

import doctest
import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import kolmik
import kolmik.arena
from kolmik.arena import Arena, LocalExecutor, PairingResult, ProcessExecutor, ResultsFile, plot, run, summary
from kolmik.arena.play import play_pairing
from kolmik.engine import BadOption

TWO = Arena("towers", 2, ("greedy", "random"), seed=7)


def untimed(result: PairingResult) -> PairingResult:
    return replace(result, games=tuple(replace(game, time=()) for game in result.games))


def played(arena: Arena = TWO, games: int = 4) -> list[PairingResult]:
    return list(run(arena, games, LocalExecutor()))


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_the_same_arena_gives_the_same_games_again(game: kolmik.Game) -> None:
    arena = Arena(game.name, game.players[-1], ("greedy" if game.greedy else "search:5", "random"), seed=5)
    first, again = (untimed(play_pairing((arena, 3))) for _ in range(2))
    assert first == again
    assert untimed(play_pairing((replace(arena, seed=6), 3))).games != first.games


def test_the_doctest_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(kolmik.arena)
    assert tried >= 4 and failed == 0


def test_within_a_pairing_nature_is_the_same_and_seats_change() -> None:
    one = played()[1]
    assert one.nature == TWO.nature(1) and one.starter == 1
    assert [game.seats for game in one.games] == [(0, 1), (1, 0)]
    assert all(game.time[seat].moves > 0 for game in one.games for seat in (0, 1))
    assert len({result.nature for result in played()}) == 2


def test_processes_give_the_same_results_in_any_order() -> None:
    here = {untimed(result) for result in played(games=8)}
    assert {untimed(result) for result in run(TWO, 8, ProcessExecutor(2))} == here


def test_stopping_early_ends_the_processes() -> None:
    import multiprocessing

    before = set(multiprocessing.active_children())
    results = ProcessExecutor(1).run(play_pairing, ((TWO, number) for number in range(1000)))
    assert next(results).games
    results.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) <= before


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bots": ("greedy",)}, "An arena needs at least two bots."),
        ({"bots": ("greedy", "greedy")}, 'Each bot can take part only once, but "greedy" is named twice.'),
        ({"bots": ("greedy", "clever")}, 'There is no bot "clever"; the bots are '),
        ({"players": 9}, "Towers is for 2 to 5 players, not 9."),
        ({"options": {"bids": "loud"}}, 'The option bids is "checked" or "open", not "loud".'),
        ({"game": "chess"}, 'There is no game "chess"'),
    ],
)
def test_invalid_terms_are_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(kolmik.Refused) as refusal:
        replace(TWO, **change)
    assert str(refusal.value).startswith(sentence)


# --- the results file ---


def store(path: Path, results: list[PairingResult], arena: Arena = TWO) -> None:
    file = ResultsFile(path, arena)
    for result in results:
        file.append(result)


def test_results_are_read_back_as_they_were(tmp_path: Path) -> None:
    path, results = tmp_path / "out.json", played()
    store(path, results)
    assert list(ResultsFile(path, TWO).finished.values()) == results
    assert all(isinstance(json.loads(line), dict) for line in path.read_text().splitlines())


def test_an_incomplete_last_line_is_ignored_and_overwritten(tmp_path: Path) -> None:
    path, results = tmp_path / "out.json", played()
    store(path, results)
    whole = path.read_bytes()
    header, first, _second = whole.splitlines(keepends=True)
    for cut in (len(header) + len(first) + 1, len(whole) - 1):
        path.write_bytes(whole[:cut])
        file = ResultsFile(path, TWO)
        assert list(file.finished.values()) == results[:1]
        file.append(results[1])
        assert path.read_bytes() == whole
    for cut in (0, 1, 12, len(header) - 1):
        path.write_bytes(whole[:cut])
        assert ResultsFile(path, TWO).finished == {} and path.read_bytes() == header


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        (replace(TWO, seed=8), "seed"),
        (replace(TWO, bots=("random", "greedy")), "bots"),
        (replace(TWO, players=3), "players"),
        (replace(TWO, options={"bids": "open"}), "options"),
        (Arena("dungeon", 2, TWO.bots, 7), "game, options"),
    ],
)
def test_the_file_of_another_arena_is_left_alone(tmp_path: Path, other: Arena, differing: str) -> None:
    path = tmp_path / "out.json"
    store(path, played()[:1])
    before = path.read_bytes()
    with pytest.raises(BadOption) as refusal:
        ResultsFile(path, other)
    assert (
        str(refusal.value) == f"{path} has the results of another arena (different {differing}); choose another file."
    )
    assert path.read_bytes() == before


def test_any_other_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    for text in ("Dear diary", '{"kolmik":"arena 10"}\n', "\n"):
        path.write_text(text)
        with pytest.raises(BadOption, match=r"is not an arena's results file; choose another name\.$"):
            ResultsFile(path, TWO)
        assert path.read_text() == text
    with pytest.raises(BadOption, match=r"cannot be used: is a directory\.$"):
        ResultsFile(tmp_path, TWO)
    with pytest.raises(BadOption, match=r"^There is no folder "):
        ResultsFile(tmp_path / "none" / "out.json", TWO)


@pytest.mark.parametrize("line", [b"{}", b"[]", b"nothing", b'{"pairing":0,"nature":1,"starter":0,"games":[]}'])
def test_an_invalid_line_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "out.json"
    store(path, played()[:1])
    before = path.read_bytes() + line + b"\n"
    path.write_bytes(before)
    with pytest.raises(BadOption, match=r"^Line 3 of .* is not a result of this arena\.$"):
        ResultsFile(path, TWO)
    assert path.read_bytes() == before


# --- the summary and the plot ---


def test_the_summary_is_complete() -> None:
    found = summary(TWO, played(games=20), "random")
    assert found["game"] == "towers" and found["games"] == 20 and found["pairings"] == 10 and found["even"] == 0.5
    best, worst = found["ranking"]
    assert best["name"] == "greedy" and best["rating"]["value"] > 200 and best["margin"]["value"] > 0
    assert worst["rating"]["value"] == 0 and best["played"] == worst["played"] == 20
    assert best["wins"] + worst["wins"] == 20 == found["ahead"]["greedy"]["random"] + found["ahead"]["random"]["greedy"]
    assert 0 < best["time"]["median"] <= best["time"]["max"] and best["time"]["moves"] > 100
    assert set(found["machine"]) == {"processor", "cores", "python"} and found["version"] == kolmik.__version__
    assert json.loads(json.dumps(found, allow_nan=False)) == found


def test_the_summary_does_not_depend_on_the_order_of_results() -> None:
    results = played(games=12)
    assert summary(TWO, results, "random") == summary(TWO, results[::-1], "random")


def test_in_millstone_a_low_score_is_a_good_one() -> None:
    arena = Arena("millstone", 3, ("greedy", "random"), seed=2)
    best = summary(arena, played(arena, 24), "random")["ranking"][0]
    assert best["name"] == "greedy" and best["margin"]["value"] > 0


@pytest.mark.parametrize("games", [2, 12])
def test_the_plot_is_well_formed_and_names_every_bot(games: int) -> None:
    arena = replace(TWO, bots=("greedy", "cmd:<x> & 'y' \"z\"", "random"))
    results = [
        replace(result, games=tuple(replace(game, seats=(0, 1)) for game in result.games))
        for result in played(games=games)
    ]
    tree = ElementTree.fromstring(plot(summary(arena, results, "random")))
    texts = [node.text or "" for node in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert set(arena.bots) <= set(texts)
    assert any(text.startswith("Bars hold 95 % intervals.") for text in texts)
    assert len(list(tree.iter("{http://www.w3.org/2000/svg}circle"))) == 6
