"""`kolmik referee`: the referee protocol of docs/protocol.md on standard input and output."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

import kolmik
from kolmik import Match, Refused
from kolmik.bots import InfoState, level, precompile
from kolmik.bots.explain import advise
from kolmik.engine import Generator, generator
from kolmik.engine.match import Setting
from kolmik.engine.options import quoted

from .game_options import find_edition

MAX_LINE = 1_048_576  # bytes, without the newline
MAX_THINKING = 60_000  # milliseconds
STRONGEST = "master"

Reply = dict[str, Any]


def referee() -> None:
    """Run the referee protocol: one JSON request per line on standard input, one reply per line on standard output.

    See docs/protocol.md. Try: echo '{"do":"new","game":"GAME","players":3}' | kolmik referee
    """
    protocol = Referee()
    out = sys.stdout.buffer
    for line in read_lines(sys.stdin.buffer):
        out.write(json.dumps(protocol.answer(line), separators=(",", ":")).encode() + b"\n")
        out.flush()


def read_lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream without their newlines; None for a line that is too long."""
    while line := stream.readline(MAX_LINE + 1):
        whole = line.removesuffix(b"\n")
        if len(whole) <= MAX_LINE:
            yield whole
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(MAX_LINE)
        yield None


class Referee:
    """Holds one game at a time and answers requests."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._rng: Generator | None = None
        self._answers = {
            "new": self._new,
            "play": self._play,
            "legal": self._legal,
            "chance": self._chance,
            "undo": self._undo,
            "show": self._show,
            "view": self._view,
            "scores": self._scores,
            "record": self._record,
            "best": self._best,
        }

    def answer(self, line: bytes | None) -> Reply:
        """The reply to one line. A refusal changes nothing."""
        try:
            request = _parse(line)
            do = _get(request, "do", str, "text")
            if do not in self._answers:
                raise Refused(f"There is no request {quoted(do)}; there are {', '.join(self._answers)}.")
            return {"ok": True} | self._answers[do](request)
        except _Stopped as stopped:
            return {"ok": False, "error": str(stopped), "played": stopped.played}
        except Refused as refusal:
            return {"ok": False, "error": str(refusal)}

    @property
    def match(self) -> Match:
        if self._match is None:
            raise Refused('There is no game yet: begin with a request "new".')
        return self._match

    def _status(self) -> Reply:
        match = self.match
        odds = match.odds()
        if odds:
            return {"turn": "nature", "legal": list(odds), "count": len(match.moves), "odds": list(odds.values())}
        return {"turn": match.turn, "legal": match.legal(), "count": len(match.moves)}

    def _new(self, request: Mapping[str, Any]) -> Reply:
        game = kolmik.game(_get(request, "game", str, "text"))
        players = _get(request, "players", int, "a whole number")
        starter = _get(request, "starter", int, "a whole number", 0)
        options = dict(_get(request, "options", dict, "an object", {}))
        if "edition" in options:
            options["edition"] = find_edition(game, options["edition"])
        self._match = Match(Setting.choose(game, players, starter, options))
        return self._status()

    def _play(self, request: Mapping[str, Any]) -> Reply:
        match = self.match
        if "move" in request and "moves" in request:
            raise Refused('A request "play" has either a "move" or "moves", not both.')
        if "moves" not in request:
            match.play(_get(request, "move", str, "text"))
            return self._status()
        moves = _get(request, "moves", list, "a list")
        if not moves:
            raise Refused('The list "moves" is empty.')
        for move in moves:
            if not isinstance(move, str):
                raise Refused(f'The list "moves" holds moves in words, not {quoted(move)}.')
        for played, move in enumerate(moves):
            try:
                match.play(move)
            except Refused as refusal:
                raise _Stopped(str(refusal), played) from None
        return self._status()

    def _legal(self, _request: Mapping[str, Any]) -> Reply:
        return self._status()

    def _chance(self, request: Mapping[str, Any]) -> Reply:
        rng = self._rng
        if "seed" in request:
            rng = generator(_get(request, "seed", int, "a whole number"))
        elif rng is None:
            rng = generator()
        move = self.match.draw(rng)
        self._rng = rng
        return self._status() | {"move": move}

    def _undo(self, _request: Mapping[str, Any]) -> Reply:
        self.match.undo()
        return self._status()

    def _show(self, _request: Mapping[str, Any]) -> Reply:
        return {"state": self.match.show()}

    def _view(self, request: Mapping[str, Any]) -> Reply:
        spectator = "seat" in request and request["seat"] is None
        seat = None if spectator else _get(request, "seat", int, "a seat or null")
        return {"view": self.match.view(seat)}

    def _scores(self, _request: Mapping[str, Any]) -> Reply:
        match = self.match
        return {"over": match.over, "scores": match.scores(), "winners": match.winners}

    def _record(self, _request: Mapping[str, Any]) -> Reply:
        return {"record": self.match.record()}

    def _best(self, request: Mapping[str, Any]) -> Reply:
        match = self.match
        bot_level = level(_get(request, "level", str, "text", STRONGEST))
        limit = _get(request, "ms", int, "a whole number", None)
        if limit is not None and not 1 <= limit <= MAX_THINKING:
            raise Refused(f'"ms" is a whole number from 1 to {MAX_THINKING}, not {quoted(limit)}.')
        seed = _get(request, "seed", int, "a whole number", secrets.randbits(64))
        generator(seed)  # raises if the seed is out of range
        info = InfoState(match)
        precompile(match.game)  # takes seconds the first time, which must not count as thinking
        advice = advise(bot_level, info, seed, limit / 1000 if limit else None).json()
        return {name: advice[name] for name in ("move", "values", "line", "moves", "simulations")}


class _Stopped(Refused):
    """A move in a list was refused; the `played` moves before it stand."""

    def __init__(self, reason: str, played: int) -> None:
        super().__init__(reason)
        self.played = played


def _parse(line: bytes | None) -> dict[str, Any]:
    if line is None:
        raise Refused(f"A line has at most {MAX_LINE} bytes.")
    if not line.strip():
        raise Refused("A blank line is no request.")
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise Refused("The line is not text in UTF-8.") from None
    except (ValueError, RecursionError):
        raise Refused("The line is not JSON.") from None
    if not isinstance(request, dict):
        raise Refused("A request is a JSON object.")
    return request


def _no_constant(name: str) -> None:
    raise ValueError(name)  # Python would accept NaN and Infinity, which are not JSON


_MISSING = object()


def _get(request: Mapping[str, Any], name: str, kind: type, what: str, default: Any = _MISSING) -> Any:
    """A field of a request, checked to be of the right type."""
    if name not in request:
        if default is _MISSING:
            raise Refused(f'The request has no "{name}".')
        return default
    value = request[name]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise Refused(f'"{name}" is {what}, not {quoted(value)}.')
    return value
