"""The file of an arena's results, in JSON lines: a header, then a line for each finished pairing."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

from kolmik.engine import BadOption, Refused

from .play import FORMAT, Arena, GameResult, MoveTimes, PairingResult

FIRST_BYTES = f'{{"kolmik":"{FORMAT}"'.encode()


class ResultsFile:
    """Results in a file. Existing results are read back; an incomplete last line is overwritten."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.finished: dict[int, PairingResult] = {}  # by the number of the pairing
        self._end = 0  # where the next line goes
        if self._read(arena):
            return
        self._write(arena.header())

    def _read(self, arena: Arena) -> bool:
        """Read the results; False if the file has none. The results of another arena are refused."""
        lines = complete_lines(self.path)
        if not lines:
            return False
        header = json.loads(_line(arena.header()))
        found = _parsed(lines[0])
        if found != header:
            differing = [name for name in header if found.get(name) != header[name]] or ["header"]
            raise BadOption(
                f"{self.path} has the results of another arena (different {', '.join(differing)}); choose another file."
            )
        for number, line in enumerate(lines[1:], 2):
            result = _result(_parsed(line), arena)
            if result is None:
                raise BadOption(f"Line {number} of {self.path} is not a result of this arena.")
            self.finished.setdefault(result.pairing, result)
        self._end = sum(len(line) + 1 for line in lines)
        return True

    def append(self, result: PairingResult) -> None:
        self._write(asdict(result))
        self.finished[result.pairing] = result

    def _write(self, line: dict[str, Any]) -> None:
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


def complete_lines(path: Path) -> list[bytes]:
    """The complete lines of a results file, none if it is empty; any other kind of file is refused."""
    try:
        if not path.parent.is_dir():
            raise BadOption(f"There is no folder {path.parent} for the results.")
        content = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise BadOption(f"{path} cannot be used: {(error.strerror or str(error)).lower()}.") from None
    if not FIRST_BYTES.startswith(content[: len(FIRST_BYTES)]):
        raise BadOption(f"{path} exists already and is not an arena's results file; choose another name.")
    return content.split(b"\n")[:-1]


def stored_seed(path: Path) -> int | None:
    """The seed in a results file, None if the file is empty or does not exist."""
    lines = complete_lines(path)
    seed = _parsed(lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, int) else None


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _result(data: dict[str, Any], arena: Arena) -> PairingResult | None:
    """The result in a line, None if it is not one of this arena."""
    try:
        one = arena.pairing(data["pairing"])
        games = tuple(
            GameResult(
                tuple(game["seats"]),
                tuple(game["winners"]),
                tuple(game["scores"]),
                game["moves"],
                tuple(MoveTimes(**pace) for pace in game["time"]),
            )
            for game in data["games"]
        )
    except (KeyError, TypeError, ValueError):
        return None
    same = data.get("nature") == arena.nature(one.number) and tuple(game.seats for game in games) == one.seatings
    return PairingResult(one.number, data["nature"], one.starter, games) if same else None
