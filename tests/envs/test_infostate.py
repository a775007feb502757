"""Information states: perfect recall, nothing a seat may not know, and fair redeals."""

from __future__ import annotations

from random import Random

import pytest

from kolmik.envs.openspiel import KolmikState

from .spiel import begin, first_decision, load, step

Past = list[tuple[str, int]]


def play(state: KolmikState, chance: Random, known: dict[tuple[int, str], tuple[Past, int, object, object]]) -> None:
    """Plays a game; checks that an information state always has the same past and the same legal actions."""
    pasts: list[Past] = [[] for _ in range(state.tracker.match.players)]
    while not state.is_terminal():
        seat, moves = state.current_player(), len(state.history())
        if state.is_chance_node():
            step(state, chance)
            continue
        text = state.information_state_string(seat)
        tensors = state.information_state_tensor(seat), state.observation_tensor(seat)
        now = (pasts[seat].copy(), moves, state.legal_actions(), tensors)
        assert known.setdefault((seat, text), now) == now, (text, state.history())
        pasts[seat].append((text, step(state, chance)))


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("towers", {"edition": "mini"}),
        ("dungeon", {"edition": "mini"}),
        ("millstone", {"edition": "mini"}),
        ("millstone", {"edition": "mini", "mistakes": "penalised"}),
    ],
    ids=["towers", "dungeon", "millstone", "millstone with mistakes"],
)
def test_recall_is_perfect(name: str, parameters: dict[str, str | int]) -> None:
    game, chance = load(name, **parameters), Random(name)
    known: dict[tuple[int, str], tuple[Past, int, object, object]] = {}
    for _ in range(120):
        play(begin(game), chance, known)
    assert len(known) > 200


@pytest.mark.parametrize("players", [2, 3])
def test_information_states_hold_what_a_race_or_a_swap_reveals(players: int) -> None:
    """States with different observations of a seat have different information states."""
    game = load("millstone", players=players, turn_limit=60)
    seen: dict[tuple[int, str], list[float]] = {}
    words = set()
    for seed in range(5):
        chance = Random(seed)
        state = begin(game)
        while not state.is_terminal():
            words.add(state.tracker.match.game.words[step(state, chance)])
            for seat in range(players):
                observed = state.observation_tensor(seat)
                assert seen.setdefault((seat, state.information_state_string(seat)), observed) == observed, seed
    assert any(one.startswith("swap") for one in words) and any(one.startswith("race") for one in words)


def test_the_order_of_the_deal_makes_no_difference() -> None:
    game = load("millstone", edition="mini")
    order = ["green rock", "red scissors", "green paper", "yellow paper +3"]
    texts = []
    for cards in (order, order[2:] + order[:2]):
        state = begin(game)
        for card in cards:
            state.apply_action(state.tracker.match.number(f"deal {card}"))
        texts.append([state.information_state_string(seat) for seat in (0, 1)])
    assert texts[0] == texts[1]


@pytest.mark.parametrize("players", [2, 4])
def test_a_resampled_state_looks_the_same_to_its_seat_only(players: int) -> None:
    game, chance = load("millstone", players=players, turn_limit=40), Random(players)
    state = first_decision(game, chance)
    hands = set()
    while not state.is_terminal():
        seat = state.current_player()
        if seat >= 0:
            other = state.resample_from_infostate(seat, chance.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions()
            following = (seat + 1) % players
            text = other.information_state_string(following)
            assert text.startswith(other.observation_string(following)) and text.endswith("; ; ")
            hands.add(str(other) == str(state))
        step(state, chance)
    assert False in hands


@pytest.mark.parametrize("name", ["towers", "dungeon"])
def test_without_hidden_information_resampling_changes_nothing(name: str) -> None:
    state = first_decision(load(name), Random(4))
    assert str(state.resample_from_infostate(0, Random(1).random)) == str(state)


def test_the_tensor_holds_the_latest_moves() -> None:
    game, chance = load("towers", edition="mini", recall=3), Random(5)
    state = first_decision(game, chance)
    assert state.information_state_tensor(0)[-3:] == [0, 0, 0]
    made = [step(state, chance) for _ in range(2)]
    assert state.information_state_tensor(1)[-3:] == [made[1] + 1, made[0] + 1, 0]
    made += [step(state, chance) for _ in range(2)]
    assert state.information_state_tensor(0)[-3:] == [move + 1 for move in made[:0:-1]]


def test_other_seats_do_not_learn_a_secret_move() -> None:
    state = first_decision(load("millstone", edition="mini"), Random(6))
    state.apply_action(state.legal_actions()[0])
    while "draw" not in state.tracker.match.legal():
        step(state, Random(1))
    drawer = state.current_player()
    state.apply_action(state.tracker.match.number("draw"))
    card = step(state, Random(1))
    words = state.action_to_string(drawer, card)
    assert f", draw, {words}; " in state.information_state_string(drawer)
    assert ", draw, deal a card; " in state.information_state_string(1 - drawer)
    assert state.information_state_tensor(drawer)[-64] == card + 1
    assert state.information_state_tensor(1 - drawer)[-64] == state.tracker.match.game.moves + 1
