"""Editions and options: a setting is refused in one sentence, or it can be played."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from random import Random
from typing import Any

from kolmik.engine import NATURE, BadOption, Edition, Game, Refused, record
from kolmik.engine.match import Match, Setting
from kolmik.engine.options import quoted
from kolmik.engine.registry import game as find_game

from ..games import all_games, random_setting
from ..oracle import kind_of, one_sentence, require
from . import Answered, Stateless

MOVES = 40  # played with every setting that is accepted


class Editions(Stateless):
    """A case is JSON: the game, players, starter and options; the edition is a name, an object, or text in TOML."""

    name = "editions"
    max_size = 20_000
    steps = (3_000_000, 4_000)  # the moves played afterwards take most of them
    memory = (8_000_000, 2_000)

    def __init__(self) -> None:
        names: list[str] = [
            "name",
            "help",
            "edition",
            "game",
            "players",
            "starter",
            "options",
            "name = ",
            "\n[cards]\n",
        ]
        for game in all_games():
            names += [game.name, *(option.name for option in game.catalogue.options)]
            for option in game.catalogue.options:
                names += list(getattr(option, "choices", ()))
            for edition in game.catalogue.named:
                names += [edition.name, *edition.data]
                names += [str(key) for value in edition.data.values() if isinstance(value, Mapping) for key in value]
        self.dictionary = [name.encode() for name in dict.fromkeys(names)]

    def seeds(self) -> list[bytes]:
        made = []
        for game in all_games():
            for edition in game.catalogue.named:
                players = edition.players[0] if edition.players else game.players[0]
                chosen: dict[str, Any] = {"game": game.name, "players": players, "starter": 0}
                made.append(chosen | {"options": {"edition": edition.name}})
                own = json.loads(json.dumps(dict(edition.data)))
                made.append(chosen | {"options": {"edition": {"name": "mine", "help": "", **own}}})
                made.append(chosen | {"options": {"edition": _toml({"name": "mine", **own})}})
        return [json.dumps(case).encode() for case in made]

    def generate(self, rng: Random) -> bytes:
        setting = random_setting(rng.choice(all_games()), rng)
        options: dict[str, Any] = dict(setting.options)
        options["edition"] = {"name": "mine", **dict(setting.edition.data)}
        case = {"game": setting.game.name, "players": setting.players, "starter": setting.starter, "options": options}
        return json.dumps(case).encode()

    def run(self, case: bytes) -> Answered:
        try:
            chosen = json.loads(case)
        except (ValueError, RecursionError):
            return Answered(1, 0, frozenset(("not JSON",)))
        if not isinstance(chosen, dict):
            return Answered(1, 0, frozenset(("no object",)))
        try:
            setting = _choose(chosen)
        except Refused as refusal:
            return Answered(1, 0, frozenset((kind_of(one_sentence(str(refusal))),)))
        over = _play(setting)
        return Answered(1, 1, frozenset((f"{setting.game.name} {setting.players} over={over}",)))


def _choose(chosen: Mapping[str, Any]) -> Setting:
    name = chosen.get("game")
    game = find_game(name if isinstance(name, str) else quoted(name))
    options = chosen.get("options")
    options = dict(options) if isinstance(options, dict) else {}
    if "edition" in options:
        options["edition"] = _edition(game, options["edition"])
    return Setting.choose(game, chosen.get("players"), chosen.get("starter", 0), options)


def _edition(game: Game, given: object) -> Edition | object:
    if isinstance(given, dict):
        return game.catalogue.own_edition(given)
    if isinstance(given, str) and "=" in given:
        try:
            return game.catalogue.own_edition(tomllib.loads(given))
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadOption("The edition is not well-formed TOML.") from error
    return given


def _play(setting: Setting) -> bool:
    """Play some moves and check that the game can be played and written down; returns whether it is over."""
    match, rng = Match(setting), Random(1)
    while len(match.moves) < MOVES and not match.over:
        legal = match.legal_moves()
        require(len(legal) > 0, "there is a legal move until the game is over", match.record())
        if match.mover == NATURE:
            moves, weights = match.chance_outcomes()
            require(moves == legal and min(weights) > 0, "nature's moves have positive weights", moves, weights)
        match.play_number(rng.choice(legal))
        match.view(None)
    text = match.record()
    again = record.read(text)
    require(again.setting == setting and again.moves == match.moves, "a record reads back as it was", text)
    return match.over


def _toml(data: Mapping[str, Any]) -> str:
    """The data of an edition as TOML: plain values first, then a table for every object."""
    plain = [f"{key} = {json.dumps(value)}" for key, value in data.items() if not isinstance(value, dict)]
    for key, value in data.items():
        if isinstance(value, dict):
            plain += [f"[{key}]", *(f"{json.dumps(name)} = {json.dumps(held)}" for name, held in value.items())]
    return "\n".join(plain)
