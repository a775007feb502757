"""The small editions for research: few cards, two players, and they keep the contract."""

from __future__ import annotations

from dataclasses import replace

import pytest

import kolmik
from kolmik import BadOption
from kolmik.engine import Catalogue, Game, conformance

GAMES = [game for game in kolmik.games() if game.catalogue.research]
NAMES = [game.name for game in GAMES]


def mini(name: str) -> kolmik.Match:
    return kolmik.game(name).new(2, nature=False, options={"edition": "mini"})


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_small_edition_is_marked_as_ours(game: Game) -> None:
    edition = game.catalogue.edition("mini")
    assert edition in game.catalogue.research and edition not in game.catalogue.editions
    assert edition.help.startswith("For research: ") and "made to be solved" in edition.convention
    assert sum(game.census(game.layout.open(mini(game.name).state)).values()) <= 8
    with pytest.raises(BadOption, match=r"^The edition mini is for 2 players, not 3\.$"):
        game.new(3, options={"edition": "mini"})


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_contract_is_kept_with_the_small_edition_and_every_option(game: Game) -> None:
    known = game.catalogue
    alone = Catalogue(known.options, (known.edition("mini"),), known.check_edition)
    report = conformance.check(
        replace(game, catalogue=alone, players=range(2, 3)), games=2, side_by_side=3, played_out=20
    )
    assert report.games == 2 * report.settings and report.played_out == 20 * report.settings


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_record_names_the_small_edition(game: Game) -> None:
    match = game.new(2, seed=5, options={"edition": "mini"})
    while not match.over:
        match.play(match.legal()[0])
    assert "\nedition: mini\n" in match.record()
    assert kolmik.read_record(match.record()).state.tobytes() == match.state.tobytes()


def test_T2_the_small_towers_have_two_kinds_of_four_values() -> None:
    assert mini("towers").odds() == {f"deal {kind} {value}": 1 for kind in ("candy", "horror") for value in range(4)}


def test_D2_the_small_dungeon_has_four_cards_a_colour() -> None:
    match = mini("dungeon")
    assert match.show()["decks"] == [4, 4] and match.setting.options["patience"] == 1
    match.play("draw")
    assert match.odds() == {"reveal knight 4": 1, "reveal knight 8": 1}


def test_M3_the_small_millstone_deals_two_of_six_cards_to_each() -> None:
    match = mini("millstone")
    cards = {"green rock", "green paper", "green scissors", "yellow rock race", "yellow paper +3", "red scissors"}
    assert match.odds() == {f"deal {card}": 1 for card in cards}
    for card in ("green rock", "red scissors", "yellow rock race", "green paper"):
        match.play(f"deal {card}")
    assert match.turn == 0 and match.show()["deck"] == 2
    assert match.show()["hands"] == [["green rock", "yellow rock race"], ["green paper", "red scissors"]]
    assert "deal green scissors" not in match.legal() and match.view(0)["hands"][1] == []


def test_M31_a_variant_that_leaves_too_few_of_the_small_millstone_is_refused() -> None:
    game = kolmik.game("millstone")
    assert game.new(2, options={"edition": "mini", "variant": "signs"}).show()["deck"] == 0
    few = replace(game.catalogue.edition("mini"), data={**game.catalogue.edition("mini").data, "hand": 3})
    with pytest.raises(BadOption) as refused:
        game.new(2, options={"edition": few, "variant": "signs"})
    assert str(refused.value) == 'With the variant "signs" this edition has 4 cards, too few for 3 each to 2 players.'
