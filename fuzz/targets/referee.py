"""The referee protocol: every line gets one reply, and a refusal changes nothing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from kolmik.bots import LEVELS
from kolmik.cli.referee import MAX_THINKING, Referee
from kolmik.engine import record

from ..games import all_games, random_match, some_words
from ..oracle import kind_of, one_sentence, require, same
from . import Answered, Stateless

REQUESTS = ("new", "play", "legal", "chance", "undo", "show", "view", "scores", "record", "best")
FIELDS = ("do", "game", "players", "starter", "options", "edition", "move", "moves", "seed", "seat", "level", "ms")
TOKEN = "@"  # in a move: `@7` stands for a legal move, whatever the position is
LONGEST_SEARCH = 2  # milliseconds; longer searches are left out, because they are only slow


class RefereeLines(Stateless):
    """A case is the lines that one referee reads."""

    name = "referee"
    max_size = 20_000
    steps = (400_000, 3_000)
    memory = (4_000_000, 400)

    def __init__(self) -> None:
        for game in all_games():
            game.precompile()  # several times faster; the editions are played interpreted
        words = some_words()
        options = [option.name for game in all_games() for option in game.catalogue.options]
        editions = [edition.name for game in all_games() for edition in game.catalogue.named]
        texts = [*REQUESTS, *FIELDS, *words, *options, *editions, *(game.name for game in all_games()), *LEVELS]
        texts += ["@0", "@1", "@2", "@5", "x.toml", "/dev/null", ".", "/", "\x00.toml"]
        self.dictionary = [text.encode() for text in dict.fromkeys(texts)]

    def seeds(self) -> list[bytes]:
        rng = Random(1)
        return [self._game(rng, moves) for moves in (0, 1, 3, 8, 20, 60, 150) for _ in range(3)]

    def generate(self, rng: Random) -> bytes:
        return self._game(rng, rng.choice((0, 2, 10, 40, 100, 300)))

    def _game(self, rng: Random, moves: int) -> bytes:
        match = random_match(rng.choice(all_games()), rng, moves)
        setting, words = match.setting, match.game.words
        options = dict(setting.options) | {"edition": setting.edition.name}
        new = {"do": "new", "game": match.game.name, "players": setting.players, "starter": setting.starter}
        lines: list[dict[str, Any]] = [new | {"options": options}]
        if match.moves:
            lines.append({"do": "play", "moves": [words[move] for move in match.moves]})
        lines += [self._request(rng) for _ in range(rng.randrange(2, 12))]
        return "\n".join(json.dumps(line) for line in lines).encode()

    def _request(self, rng: Random) -> dict[str, Any]:
        do = rng.choice((*REQUESTS[1:], "play", "play", "play"))
        fields: dict[str, Any] = {"do": do}
        if do == "play" and rng.random() < 0.8:
            fields["move"] = f"@{rng.randrange(9)}"
        elif do == "play":
            fields["moves"] = [f"@{rng.randrange(9)}" for _ in range(rng.randrange(1, 6))]
        elif do == "view":
            fields["seat"] = rng.choice((None, 0, 1, 2, 5))
        elif do == "chance" and rng.random() < 0.5:
            fields["seed"] = rng.randrange(2**64)
        elif do == "best":
            fields |= {"level": "novice", "ms": 1}
        return fields

    def run(self, case: bytes) -> Answered:
        referee = Referee()
        kinds, accepted = set(), 0
        lines = case.split(b"\n")
        for raw in lines:
            line = self._with_legal_moves(referee, raw)
            request = _request_of(line)
            if _searches_long(request):
                continue
            before = _state(referee)
            reply = referee.answer(line)
            kinds.add(self._check(referee, request, before, reply))
            accepted += reply["ok"]
        return Answered(len(lines), accepted, frozenset(kinds))

    def _with_legal_moves(self, referee: Referee, line: bytes) -> bytes:
        """The line with `@number` replaced by one of the legal moves."""
        if TOKEN.encode() not in line or referee._match is None:
            return line
        legal = referee._match.legal() or ["nothing"]
        for number in range(9):
            line = line.replace(b"@%d" % number, legal[number * 7 % len(legal)].encode())
        return line

    def _check(self, referee: Referee, request: Mapping[str, Any], before: Any, reply: Mapping[str, Any]) -> str:
        require("\n" not in json.dumps(reply, separators=(",", ":"), allow_nan=False), "a reply is one line")
        after = _state(referee)
        if reply["ok"]:
            if request["do"] == "record":
                _check_record(referee, reply["record"])
            elif request["do"] not in ("new", "play", "chance", "undo"):
                same(before, after, "the game, by a question,")
            return f"{request['do']} {sorted(reply)}"
        sentence = one_sentence(reply["error"])
        if "played" in reply:
            require(after[1] == before[1] + reply["played"], "`played` counts the moves that stand", before, reply)
        else:
            same(before, after, "the game")
        return kind_of(sentence)


def _request_of(line: bytes) -> Mapping[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return request if isinstance(request, dict) else {}


def _searches_long(request: Mapping[str, Any]) -> bool:
    limit = request.get("ms")
    valid = isinstance(limit, int) and not isinstance(limit, bool) and LONGEST_SEARCH < limit <= MAX_THINKING
    return request.get("do") == "best" and ("ms" not in request or valid)


def _state(referee: Referee) -> tuple[object, ...]:
    """Everything that a referee holds."""
    match, rng = referee._match, referee._rng
    if match is None:
        return (None, 0, rng is None)
    drawn = None if rng is None else rng.tobytes()
    return (match.setting, len(match.moves), match.moves.copy(), match._bytes.tobytes(), drawn)


def _check_record(referee: Referee, text: str) -> None:
    match, again = referee.match, record.read(text)
    require(again.moves == match.moves and again.setting == match.setting, "a record reads back as it was", text)
    require(again.record() == text, "a record that is read and written again is the same", text)
