"""Helpers for the tests with OpenSpiel."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

import pyspiel

import kolmik
from kolmik.envs.openspiel import KolmikGame, KolmikState, name_of

NAMES = tuple(game.name for game in kolmik.games())


def part(name: str) -> Any:
    """A module of OpenSpiel."""
    return importlib.import_module(f"open_spiel.{name}")


def load(name: str, **parameters: str | int) -> KolmikGame:
    game = kolmik.game(name)
    game.precompile()
    found = pyspiel.load_game(name_of(game), parameters)
    assert isinstance(found, KolmikGame)
    return found


def load_small(name: str, **parameters: str | int) -> KolmikGame:
    """A game in its small edition, if it has one."""
    small = any(edition.name == "mini" for edition in kolmik.game(name).catalogue.named)
    return load(name, **({"edition": "mini"} if small else {}), **parameters)


def begin(game: KolmikGame) -> KolmikState:
    return game.new_initial_state()


def step(state: KolmikState, chance: Random) -> int:
    """Makes a random move, or a chance move at its odds; returns the move."""
    if state.is_chance_node():
        moves, odds = zip(*state.chance_outcomes(), strict=True)
        move = chance.choices(moves, odds)[0]
    else:
        move = chance.choice(state.legal_actions())
    state.apply_action(move)
    return int(move)


def first_decision(game: KolmikGame, chance: Random) -> KolmikState:
    state = begin(game)
    while state.is_chance_node():
        step(state, chance)
    return state
