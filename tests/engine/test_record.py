"""Records: they are read back as written, and a fault is named with its line."""

from __future__ import annotations

import pytest

import kolmik
from kolmik import BadRecord, Match
from kolmik.engine import registry
from kolmik.engine.record import read

from .tiny import TINY

TEXT = """\
kolmik: record 1
game: tiny
rules: 1
version: 0.1.0
edition: plain
options: bag=small gift=0
players: 2
starter: 1
seat 0: Ann
seat 1:

nature: flip few
1: take 2
0: take 2
1: take 1

scores: 2 3
winners: 1
"""


def finished() -> Match:
    match = TINY.new(2, nature=False, starter=1, seats=("Ann",))
    match.play("flip few", "take 2", "take 2", "take 1")
    return match


def test_the_text_of_a_record() -> None:
    assert finished().record() == TEXT


def test_reading_a_record_gives_the_match() -> None:
    match = read(TEXT, TINY)
    assert match.state.tobytes() == finished().state.tobytes()
    assert match.setting.seats == ("Ann", "") and match.record() == TEXT


def test_a_game_that_has_just_begun_has_a_record_too() -> None:
    begun = TINY.new(3, nature=False, options={"gift": 2}).record()
    assert begun.endswith("options: bag=small gift=2\nplayers: 3\nstarter: 0\nseat 0:\nseat 1:\nseat 2:\n")
    assert read(begun, TINY).record() == begun


def test_comments_blank_lines_and_line_ends_are_ignored() -> None:
    loose = "\ufeff# A fine game.\n\n" + TEXT.replace("\n", "\r\n").replace("0: take 2", "  0 :  take 2  ")
    assert read(loose, TINY).record() == TEXT


def test_a_custom_edition_is_part_of_the_record() -> None:
    own = TINY.catalogue.own_edition({"name": "mine", "help": "Two more.", "extra": 2})
    text = TINY.new(2, nature=False, options={"edition": own}).record()
    assert 'edition: {"name": "mine", "help": "Two more.", "extra": 2}\n' in text
    assert read(text, TINY).record() == text
    towers = kolmik.game("towers")
    few = towers.catalogue.own_edition({"name": "few", "kinds": 2, "values": [1, 2, 3], "doubled": []})
    text = towers.new(2, seed=1, options={"edition": few}).record()
    assert kolmik.read_record(text).record() == text


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("record 1", "record 2", 'Line 1: this is "record 2", but only "record 1" can be read.'),
        ("game: tiny", "game: chess", 'Line 12: There is no game "chess"; the games are'),
        ("game: tiny", "tiny", 'Line 2: "tiny" is not of the form key: value.'),
        ("game: tiny\n", "", "Line 11: the record does not say its game."),
        ("rules: 1", "rules: 2", "Line 12: it was played by rules 2 of Tiny, but these are 1."),
        ("rules: 1", "rules: one", 'Line 12: rules is a whole number, not "one".'),
        ("rules: 1", "rules: 1\nrules: 1", "Line 4: rules is said twice."),
        ("edition: plain", "edition: fancy", 'Line 12: There is no edition "fancy"; the editions are plain, more'),
        ("edition: plain", "edition: {", "Line 12: the edition is not well-formed JSON."),
        ("edition: plain", 'edition: {"name": "x", "a": 1}', "Line 12: A tiny edition has an extra number"),
        ("bag=small", "bag=huge", 'Line 12: The option bag is "small" or "big", not "huge".'),
        ("bag=small", "colour=red", 'Line 12: There is no option "colour"; the options are bag, gift, edition.'),
        ("players: 2", "players: 9", "Line 12: every one of the 9 seats has one line, and no other has."),
        ("players: 2", "players: 3\nseat 2: C\nseat 3: D", "Line 14: every one of the 3 seats has one line"),
        ("starter: 1", "starter: 2", "Line 12: The starter is a seat from 0 to 1, not 2."),
        ("starter: 1", "starter: ²", 'Line 12: starter is a whole number, not "²".'),
        ("1: take 2", "5: take 2", 'Line 13: "5" is neither a seat nor nature.'),
        ("1: take 2", "0: take 2", 'Line 13: it says 0: "take 2", but it is the turn of 1.'),
        ("1: take 2", "1: flip few", 'Line 13: "flip few" is not legal now: that cannot be done now.'),
        ("1: take 2", "1: fly", 'Line 13: "fly" is not a move of Tiny.'),
        ("1: take 1\n", "", "Line 16: it tells the scores, but the game is not over."),
        ("scores: 2 3", "1: take 1", 'Line 17: it says 1: "take 1", but it is the turn of nobody.'),
        ("scores: 2 3", "scores: 3 2", 'Line 17: the scores are 2 3, not "3 2".'),
        ("winners: 1", "winners: 0", 'Line 18: the winners are 1, not "0".'),
        ("winners: 1\n", "", "Line 17: the game is over, but its scores and winners are missing."),
        ("winners: 1", "winners: 1\n1: take 1", "Line 19: nothing comes after the scores and winners."),
        ("winners: 1", "scores: 2 3", "Line 18: scores is said twice."),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord) as refused:
        read(TEXT.replace(old, new, 1), TINY)
    assert str(refused.value).startswith(sentence)
    assert str(refused.value).endswith(".")


def test_an_edition_that_does_not_fit_the_options_is_named_with_its_line() -> None:
    dungeon = kolmik.game("dungeon")
    own = dungeon.catalogue.own_edition({"name": "high", "knights": [4, 4, 4, 0, 0, 0, 0, 0, 1]})
    text = dungeon.new(2, nature=False, options={"edition": own}).record()
    with pytest.raises(BadRecord, match=r"^Line \d+: .*9"):
        read(text.replace("levels=9", "levels=8"))


def test_a_text_that_is_no_record() -> None:
    for text in ("", "\n\n", "a: b"):
        with pytest.raises(
            BadRecord, match=r'^Line \d: this is no record of a game, which begins with "kolmik: record 1"\.$'
        ):
            read(text)
    with pytest.raises(BadRecord, match=r'^Line 1: "Dear diary" is not of the form key: value\.$'):
        read("Dear diary")


def test_registered_games_are_found_by_name() -> None:
    match = kolmik.game("towers").new(players=2, seed=1)
    assert kolmik.read_record(match.record()).moves == match.moves
    with pytest.raises(kolmik.UnknownGame, match=r'^There is no game "chess"; the games are towers'):
        registry.game("chess")
    with pytest.raises(kolmik.UnknownGame, match=r"There is no game 3"):
        registry.game(3)
    assert kolmik.game("towers") in registry.games()
    registry.register(kolmik.game("towers"))
    with pytest.raises(ValueError, match="There is a game named towers already"):
        registry.register(_named_towers())


def _named_towers() -> kolmik.Game:
    from dataclasses import replace

    return replace(TINY, name="towers")
