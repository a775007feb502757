"""What several commands share: reading and writing files that a person named, options, and progress."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import kolmik
from kolmik import BadOption, BadRecord, Game, Match, Refused
from kolmik.bots import is_precompiled, precompile
from kolmik.engine import Edition
from kolmik.engine.options import shown

MAX_FILE = 16 * 1024 * 1024  # bytes of a record or an edition we are willing to read


def read_text(path: Path, what: str) -> str:
    """The text of a file a person named, or one sentence why not."""
    try:
        if path.stat().st_size > MAX_FILE:
            raise BadRecord(f"{path} is larger than any {what} is.")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file in UTF-8, so it is no {what}.") from None
    except ValueError:
        raise BadRecord(f"{shown(str(path))} is not the name of a file.") from None
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {(error.strerror or str(error)).lower()}.") from None


def check_target(path: Path, ours: tuple[bytes, ...], why_not: str) -> None:
    """What we write may replace an empty file and one that begins as ours do, never anything else."""
    if not path.parent.is_dir():
        raise BadOption(f"There is no folder {path.parent} to save in.")
    if path.exists():
        try:
            with path.open("rb") as file:
                start = file.read(max(map(len, ours)))
        except OSError as error:
            raise BadOption(f"{path} cannot be used: {(error.strerror or str(error)).lower()}.") from None
        if start and not start.startswith(ours):
            raise BadOption(f"{path} is there already and {why_not}; choose another name.")


def write_text(path: Path, text: str) -> None:
    """Write a file a person named, or one sentence why not."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be written: {(error.strerror or str(error)).lower()}.") from None


def read_record(path: Path) -> Match:
    with named(path):
        return kolmik.read_record(read_text(path, "record"))


@contextmanager
def named(path: Path) -> Iterator[None]:
    """A refusal of what is in a file names the file."""
    try:
        yield
    except BadRecord as error:
        message = str(error)
        raise BadRecord(message if message.startswith(str(path)) else f"{path}: {message}") from None


def read_edition(game: Game, path: Path) -> Edition:
    """An edition of a person's own, from a TOML file."""
    try:
        data: dict[str, Any] = tomllib.loads(read_text(path, "edition"))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{path} is not well-formed TOML: {error}.") from None
    except RecursionError:
        raise BadOption(f"{path} is nested too deeply to be an edition.") from None
    return game.catalogue.own_edition(data)


def find_edition(game: Game, name: object) -> object:
    """The name of an edition as it is, or the edition in the TOML file of that name."""
    known = {edition.name for edition in game.catalogue.named}
    if isinstance(name, str) and name not in known and (name.endswith(".toml") or _is_file(name)):
        return read_edition(game, Path(name))
    return name


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # too long for a name, for example
        return False


def read_options(game: Game, given: Iterable[str], edition: str | None = None) -> dict[str, object]:
    """Options a person wrote as name=value; several may stand in one, with commas between."""
    known = {option.name: option for option in game.catalogue.options}
    chosen: dict[str, object] = {}
    for part in (part.strip() for text in given for part in text.split(",")):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            example = game.catalogue.options[0]
            raise BadOption(
                f'Options are written name=value, for example {example.name}={example.default}, not "{part}".'
            )
        chosen[name] = known[name].read(value) if name in known else value
    if edition is not None:
        chosen["edition"] = edition
    if "edition" in chosen:
        chosen["edition"] = find_edition(game, chosen["edition"])
    return chosen


def warm_with_progress(games: Iterable[Game]) -> None:
    """Compile the rules of games, or load them. Compiling takes a while, the first time only, and shows progress."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    for game in games:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            title = f"Compiling the rules of {game.title}, this once"
            task = progress.add_task(title, visible=False)

            def step(part: str, done: int, parts: int, task: Any = task, title: str = title) -> None:
                text = f"{title}: {part}" if part else title
                progress.update(task, description=text, completed=done, total=parts, visible=True)
                if not console.is_terminal and part:
                    print(f"{text} ({done + 1} of {parts})", file=sys.stderr, flush=True)

            game.precompile(step)


@cache
def warm_search(game: Game) -> None:
    """Compile the search of a game, or load it: a few seconds, the first time longer, in which something moves."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"Getting the bots of {game.title} ready", total=None)
        if not is_precompiled(game):
            title = f"Compiling the search of {game.title}, this once"
            progress.update(task, description=title)
            if not console.is_terminal:
                print(title, file=sys.stderr, flush=True)
        precompile(game)
