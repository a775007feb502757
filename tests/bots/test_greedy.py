"""Which bots there are, what greedy and random choose, and that greedy is worth playing against."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import kolmik
from kolmik.bots import BOTS, InfoState, bot
from kolmik.bots.greedy import GAMES, dungeon, millstone
from kolmik.bots.greedy import towers as greedy

from ..engine.tiny import TINY

KINDS = ("candy", "horror", "tree", "junk", "sand")


def played(seed: int, seats: list[str], game: str = "towers", **options: str) -> kolmik.Match:
    """A whole game between bots; a move that is not legal would be refused."""
    match = kolmik.game(game).new(players=len(seats), seed=seed, options=options)
    chance = Random(seed)
    while not match.over:
        turn = match.mover
        match.play(BOTS[seats[turn]].choose(InfoState(match), chance))
    return match


def wins(game: str, players: int, games: int) -> int:
    """How many games one greedy wins alone against random ones, in every seat in turn."""
    won = 0
    for seed in range(games):
        seats = ["random"] * players
        seats[seed % players] = "greedy"
        won += played(seed, seats, game).winners == [seed % players]
    return won


def view(row: list[str], own: dict[str, list[int]], **more: Any) -> dict[str, Any]:
    """What greedy looks at, in seat 0's own building turn unless said otherwise."""
    towers = {kind: own.get(kind, []) for kind in KINDS}
    rest = {"turn": 0, "phase": "building", "rubble": [0, 0], "may_raze": True, "to_build": 1}
    return {"row": row, "towers": [towers, {kind: [] for kind in KINDS}]} | rest | more


def test_every_bot_is_described_in_one_line() -> None:
    assert list(BOTS) == ["novice", "casual", "club", "master", "greedy", "random"]
    for name, one in BOTS.items():
        assert one.name == name and one.help and "\n" not in one.help


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    there_are = r"the bots are novice, casual, club, master, greedy, random\.$"
    with pytest.raises(kolmik.BadOption, match=rf'^There is no bot "clever"; {there_are}'):
        bot("clever")


def test_random_makes_every_legal_move_sooner_or_later() -> None:
    info, chance = InfoState(kolmik.game("towers").new(players=2, seed=1)), Random(1)
    assert {BOTS["random"].choose(info, chance) for _ in range(100)} == set(info.legal)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_in_an_unknown_game_greedy_plays_at_random_too(name: str) -> None:
    info = InfoState(TINY.new(players=2, seed=1))
    assert {BOTS[name].choose(info, Random(seed)) for seed in range(60)} == set(info.legal)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bids", ["checked", "open"])
def test_greedy_plays_whole_games(players: int, bids: str) -> None:
    assert played(players, ["greedy"] * players, bids=bids).outcome is not None


def test_greedy_goes_by_the_view_alone_and_leaves_it_as_it_is() -> None:
    match = kolmik.game("towers").new(players=3, seed=4)
    match.play("bid 2")
    seen, legal = match.view(1), match.legal()
    before = deepcopy(seen)
    choices = {greedy(seen, legal, Random(5)) for _ in range(5)}
    assert len(choices) == 1 and choices <= set(legal)
    assert seen == before


def test_greedy_caps_a_tall_tower() -> None:
    seen = view(["candy 0", "sand 15"], {"candy": [9, 7, 5, 1], "sand": [3]})
    assert greedy(seen, ["build candy 0", "raze candy", "raze sand"], Random(1)) == "build candy 0"


def test_greedy_does_not_cap_a_short_tower() -> None:
    seen = view(["candy 0", "sand 15"], {"candy": [14]})
    assert greedy(seen, ["build candy 0", "build sand 15", "raze candy"], Random(1)) == "build sand 15"


def test_greedy_takes_the_higher_of_two_cards() -> None:
    seen = view(["candy 4", "candy 12"], {"candy": [14]})
    assert greedy(seen, ["build candy 12", "build candy 4", "raze candy"], Random(1)) == "build candy 12"


def test_greedy_lays_two_cards_in_the_order_that_works() -> None:
    seen = view(["candy 4", "candy 12"], {"candy": [14]}, to_build=2)
    assert greedy(seen, ["build candy 12", "raze candy"], Random(1)) == "build candy 12"


def test_greedy_razes_first_when_only_that_makes_room() -> None:
    seen = view(["candy 12", "candy 11", "sand 7"], {"candy": [14, 1], "sand": [5]}, to_build=2)
    assert greedy(seen, ["raze candy"], Random(1)) == "raze candy"


def test_greedy_passes_rather_than_raze_for_one_card_once_it_has_rubble() -> None:
    seen = view(["sand 7"], {"sand": [12, 5]}, phase="auction", may_raze=False, rubble=[4, 0])
    assert greedy(seen, ["bid 1", "pass"], Random(1)) == "pass"


def test_greedy_bids_for_all_it_can_build() -> None:
    row = ["candy 14", "candy 13", "horror 15", "tree 12", "sand 11"]
    seen = view(row, {}, phase="auction", may_raze=False)
    assert greedy(seen, [f"bid {number}" for number in range(6)], Random(1)) == "bid 5"


def test_greedy_never_names_more_than_it_can_build_though_it_may() -> None:
    seen = view(["sand 7", "sand 6"], {"sand": [9, 0]}, phase="auction", may_raze=False)
    assert greedy(seen, ["bid 0", "bid 1", "bid 2"], Random(1)) == "bid 0"


@pytest.mark.parametrize(
    ("game", "players", "games", "least"),
    [
        ("towers", 3, 60, 51),  # of 200 it won 195
        ("dungeon", 2, 24, 21),  # of 200 it won 198
        ("dungeon", 3, 24, 20),  # of 200 it won 193
        ("millstone", 2, 40, 29),  # of 200 it won 178
        ("millstone", 3, 40, 26),  # of 200 it won 162
    ],
)
def test_greedy_clearly_beats_random(game: str, players: int, games: int, least: int) -> None:
    assert wins(game, players, games) >= least


# --- Dungeon and Millstone ---


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("dungeon", 4, {"throw": "table"}),
        ("dungeon", 3, {"bird": "must", "first_turn": "any", "levels": 8}),
        ("millstone", 6, {}),
        ("millstone", 3, {"mistakes": "penalised"}),
        ("millstone", 4, {"variant": "signs"}),
        ("millstone", 2, {"reply": "stronger", "variant": "surprises"}),
    ],
)
def test_greedy_plays_whole_games_of_every_kind(game: str, players: int, options: dict[str, Any]) -> None:
    assert played(3, ["greedy"] * players, game, **options).outcome is not None


@pytest.mark.parametrize("game", ["dungeon", "millstone"])
def test_greedy_looks_at_the_view_alone_and_leaves_it_as_it_is(game: str) -> None:
    match = kolmik.game(game).new(players=3, seed=4)
    while not match.over:
        seen, legal = match.view(match.mover), match.legal()
        before = deepcopy(seen)
        choices = {GAMES[game](seen, legal, Random(5)) for _ in range(3)}
        assert len(choices) == 1 and choices <= set(legal) and seen == before
        match.play(choices.pop())


def tower(drawn: str | None = None, **slots: Any) -> dict[str, Any]:
    """Dungeon for two as seat 0 sees it on its turn: knights as [seat, number], a dragon by its seat."""
    names = ("1a", "2a", "3a", *map(str, range(4, 10)))
    held = {name: slots.get(f"s{name}", []) for name in names}
    return {
        "turn": 0,
        "drawn": drawn,
        "slots": {
            name: {"knights": [c for c in cards if c != "D"], "dragon": 1 if "D" in cards else None}
            for name, cards in held.items()
        },
    }


def test_in_dungeon_greedy_goes_to_the_top_and_takes_what_is_high_up() -> None:
    legal = ["climb 1@1a>2a", "climb 3@9>top", "draw"]
    assert dungeon(tower(s1a=[[0, 1]], s9=[[0, 3]]), legal, Random(1)) == "climb 3@9>top"
    high = tower(s1a=[[0, 1]], s2a=[[1, 2]], s6=[[0, 2]], s8=[[1, 1]])
    assert dungeon(high, ["climb 1@1a>2a", "climb 2@6>8", "draw"], Random(1)) == "climb 2@6>8"
    past_a_dragon = tower(s3a=[[0, 3]], s6=["D", [1, 3]], s2a=[[0, 2]])
    assert dungeon(past_a_dragon, ["climb 2@2a>4", "climb 3@3a>6", "draw"], Random(1)) == "climb 3@3a>6"


def test_in_dungeon_greedy_throws_and_covers_where_it_hurts_others() -> None:
    throws = ["put back", *(f"throw {slot}" for slot in tower()["slots"])]
    assert dungeon(tower("bird", s4=[[0, 2]], s8=[[1, 2], [1, 1]]), throws, Random(1)) == "throw 8"
    assert dungeon(tower("bird", s4=[[0, 2]]), ["put back", "throw 4"], Random(1)) == "put back"
    seen = tower("dragon", s4=[[0, 2]], s7=[[1, 3], [1, 2]])
    assert dungeon(seen, ["put back", "dragon 4", "dragon 7"], Random(1)) == "dragon 7"


def hand(cards: list[str], top: str | None, sizes: list[int], charge: int = 0) -> dict[str, Any]:
    """Millstone as seat 0 sees it on its turn."""
    return {"turn": 0, "hands": [cards, []], "sizes": sizes, "top": top, "charge": charge}


@pytest.mark.parametrize(
    ("cards", "top", "sizes", "legal", "choice"),
    [
        (["red paper", "green paper"], "green rock", [2, 5], ["draw", "play green paper", "play red paper"], 2),
        (["red joker", "green paper"], "green rock", [2, 5], ["draw", "play green paper", "play red joker rock"], 1),
        (["millstone", "green rock"], "red rock", [2, 5], ["give green rock to 1", "give millstone to 1"], 1),
        (["green rock"], "red rock", [1, 5], ["forget", "thanks"], 1),
        (["green rock"], "red rock again", [1, 5], ["again", "reverse"], 1),
        (["green paper"], "red rock again", [1, 5], ["again", "reverse"], 0),
        (["green rock"] * 4, "red rock", [4, 5, 2], ["swap with 1", "swap with 2"], 1),
        (["green paper swap", "green paper"], "green rock", [2, 9], ["play green paper", "play green paper swap"], 0),
    ],
)
def test_in_millstone_greedy_sheds_what_costs_most(
    cards: list[str], top: str, sizes: list[int], legal: list[str], choice: int
) -> None:
    assert millstone(hand(cards, top, sizes), legal, Random(1)) == legal[choice]
