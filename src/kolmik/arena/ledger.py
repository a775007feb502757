"""The file an arena's results are kept in: a line of what was agreed, then a line for each pairing when it is done."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

from kolmik.engine import BadOption, Refused

from .play import FORMAT, Arena, Pace, Played, Result

BEGINNING = f'{{"kolmik":"{FORMAT}"'.encode()


class Ledger:
    """Results in a file. What is there already is read back; a line that was cut short is written over."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.finished: dict[int, Result] = {}  # by the number of the pairing
        self._end = 0  # where the next line goes
        if self._read(arena):
            return
        self._append(arena.agreed())

    def _read(self, arena: Arena) -> bool:
        """Is there an arena in the file, and the same one?"""
        lines = whole_lines(self.path)
        if not lines:
            return False
        agreed = json.loads(_line(arena.agreed()))
        there = _parsed(lines[0])
        if there != agreed:
            differing = [name for name in agreed if there.get(name) != agreed[name]] or ["what was agreed"]
            raise BadOption(
                f"{self.path} holds the results of another arena (other {', '.join(differing)}); choose another file."
            )
        for number, line in enumerate(lines[1:], 2):
            result = _result(_parsed(line), arena)
            if result is None:
                raise BadOption(f"Line {number} of {self.path} is not a result of this arena.")
            self.finished.setdefault(result.pairing, result)
        self._end = sum(len(line) + 1 for line in lines)
        return True

    def keep(self, result: Result) -> None:
        self._append(asdict(result))
        self.finished[result.pairing] = result

    def _append(self, line: dict[str, Any]) -> None:
        try:
            with _open(self.path) as file:
                file.seek(self._end)
                file.truncate()
                file.write(_line(line))
                self._end = file.tell()
        except OSError as error:
            raise Refused(f"{self.path} cannot be written: {(error.strerror or str(error)).lower()}.") from None


def _open(path: Path) -> BinaryIO:
    return path.open("r+b" if path.exists() else "xb")


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def whole_lines(path: Path) -> list[bytes]:
    """The finished lines of a file of results, none when there is nothing in it; another kind of file is refused."""
    try:
        if not path.parent.is_dir():
            raise BadOption(f"There is no folder {path.parent} for the results.")
        content = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise BadOption(f"{path} cannot be used: {(error.strerror or str(error)).lower()}.") from None
    if not BEGINNING.startswith(content[: len(BEGINNING)]):
        raise BadOption(f"{path} is there already and holds no results of an arena; choose another name.")
    return content.split(b"\n")[:-1]


def kept_seed(path: Path) -> int | None:
    """The seed of the arena in a file, None when there is no arena in it yet."""
    lines = whole_lines(path)
    seed = _parsed(lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, int) else None


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _result(data: dict[str, Any], arena: Arena) -> Result | None:
    """A line as a result, if it is one of this arena."""
    try:
        one = arena.pairing(data["pairing"])
        games = tuple(
            Played(
                tuple(game["seats"]),
                tuple(game["winners"]),
                tuple(game["scores"]),
                game["moves"],
                tuple(Pace(**pace) for pace in game["time"]),
            )
            for game in data["games"]
        )
    except (KeyError, TypeError, ValueError):
        return None
    same = data.get("nature") == arena.nature(one.number) and tuple(game.seats for game in games) == one.seatings
    return Result(one.number, data["nature"], one.starter, games) if same else None
