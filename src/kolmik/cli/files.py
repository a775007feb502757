"""Reading and writing the files that a person names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

import kolmik
from kolmik import BadOption, BadRecord, Match, Refused
from kolmik.engine.options import one_line, quoted
from kolmik.server.folders import PRIVATE_FILE, close_file

MAX_FILE = 16 * 1024 * 1024  # bytes; no record or edition is longer
MAX_NAME = 200  # characters of the name of a file in an error message

RecordFile = Annotated[Path, typer.Argument(help="The record of a game.", show_default=False)]


def read_text(path: Path, kind: str) -> str:
    """The text of a file that should be of this kind, such as "record"."""
    name = one_line(str(path), MAX_NAME)
    try:
        if path.stat().st_size > MAX_FILE:
            raise BadRecord(f"{name} is too large to be {_article(kind)}.")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{name} is not UTF-8 text, so it is not {_article(kind)}.") from None
    except ValueError:
        raise BadRecord(f"{quoted(str(path))} is not the name of a file.") from None
    except OSError as error:
        raise BadRecord(f"{name} cannot be read: {_reason(error)}.") from None


def check_overwrite(path: Path, heads: tuple[bytes, ...], why_not: str) -> None:
    """Refuse a file that exists, unless it is empty or begins with one of these heads."""
    if not path.parent.is_dir():
        raise BadOption(f"The folder {path.parent} does not exist.")
    if path.exists():
        try:
            with path.open("rb") as file:
                start = file.read(max(map(len, heads)))
        except OSError as error:
            raise BadOption(f"{path} cannot be used: {_reason(error)}.") from None
        if start and not start.startswith(heads):
            raise BadOption(f"{path} already exists and {why_not}; choose another name.")


def write_text(path: Path, text: str, private: bool = False) -> None:
    """Write a file. A private one can be read by this user alone, also if it existed before."""
    try:
        if private:
            path.touch(PRIVATE_FILE)
            close_file(path)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be written: {_reason(error)}.") from None


def read_record(path: Path) -> Match:
    with file_named_in_errors(path):
        return kolmik.read_record(read_text(path, "record"))


@contextmanager
def file_named_in_errors(path: Path) -> Iterator[None]:
    """Put the name of the file in front of every `BadRecord` raised inside."""
    try:
        yield
    except BadRecord as error:
        message = str(error)
        raise BadRecord(message if message.startswith(str(path)) else f"{path}: {message}") from None


def check_each(paths: Iterable[Path], check: Callable[[Path], tuple[bool, str]]) -> None:
    """Print what `check` finds in each file, whether it is good and a sentence. Exit with code 1 if one is not."""
    failed = False
    for path in paths:
        try:
            good, sentence = check(path)
        except BadRecord as error:
            good, sentence = False, str(error)
        print(sentence)
        failed = failed or not good
    if failed:
        raise typer.Exit(1)


def _article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
