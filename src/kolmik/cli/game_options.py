"""The options of a game and its edition, as they are given on the command line."""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from kolmik import BadOption, Game
from kolmik.engine import Edition
from kolmik.engine.options import one_line

from .files import MAX_NAME, read_text

# Options that several commands share.
Options = Annotated[list[str] | None, typer.Option(help="Options of the game, as name=value.")]
EditionName = Annotated[str | None, typer.Option(help="The name of an edition, or a TOML file.")]
SHORT_SEEDS = 1_000_000_000


def read_edition(game: Game, path: Path) -> Edition:
    """The custom edition that a TOML file defines."""
    try:
        data: dict[str, Any] = tomllib.loads(read_text(path, "edition"))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{one_line(f'{path} is not well-formed TOML: {error}', MAX_NAME)}.") from None
    except RecursionError:
        raise BadOption(f"{one_line(str(path), MAX_NAME)} is nested too deeply to be an edition.") from None
    return game.catalogue.own_edition(data)


def find_edition(game: Game, name: object) -> object:
    """The edition in a TOML file, if this names one; otherwise the name unchanged."""
    known = {edition.name for edition in game.catalogue.named}
    if isinstance(name, str) and name not in known and (name.endswith(".toml") or _is_file(name)):
        return read_edition(game, Path(name))
    return name


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # for example a name that is too long
        return False


def read_options(game: Game, given: Iterable[str], edition: str | None = None) -> dict[str, object]:
    """The options that were written as name=value. One text may hold several, separated by commas."""
    known = {option.name: option for option in game.catalogue.options}
    chosen: dict[str, object] = {}
    for part in (part.strip() for text in given for part in text.split(",")):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            example = game.catalogue.options[0]
            default = example.default_for(game.players[0])
            raise BadOption(f'Options are written name=value, for example {example.name}={default}, not "{part}".')
        chosen[name] = known[name].read(value) if name in known else value
    if edition is not None:
        chosen["edition"] = edition
    if "edition" in chosen:
        chosen["edition"] = find_edition(game, chosen["edition"])
    return chosen


def default_players(game: Game, wanted: int) -> int:
    """The number of players that the game allows nearest to the one wanted."""
    return min(max(wanted, game.players[0]), game.players[-1])


def random_seed() -> int:
    """A new seed, short enough to type."""
    return secrets.randbelow(SHORT_SEEDS)
