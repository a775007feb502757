"""The text record of a game: one format for all games, which people can read and compare.

    kolmik: record 1
    game: towers
    rules: 1
    version: 0.1.0
    edition: standard
    options: bids=checked
    players: 2
    starter: 0
    seat 0: Ann
    seat 1: Bob

    nature: deal candy 7
    …
    0: bid 3

    scores: 25 17
    winners: 0

Every line is `key: value`; blank lines and lines that begin with # are ignored. The last two lines are there when the
game is over. A custom edition is written out in full, as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from . import registry
from .contract import NATURE, Game
from .errors import BadRecord, Refused
from .match import Match, Setting
from .options import Edition, Value, one_line, quoted
from .version import VERSION

FORMAT = "record 1"
HEADER = ("kolmik", "game", "rules", "version", "edition", "options", "players", "starter")
RESULT = ("scores", "winners")


def write(match: Match) -> str:
    """The record of a match so far."""
    return "\n".join(_lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    setting, game = match.setting, match.game
    yield f"kolmik: {FORMAT}"
    yield f"game: {game.name}"
    yield f"rules: {game.version}"
    yield f"version: {VERSION}"
    yield f"edition: {_edition_text(game, setting.edition)}"
    yield f"options: {' '.join(f'{name}={value}' for name, value in setting.options.items())}".rstrip()
    yield f"players: {setting.players}"
    yield f"starter: {setting.starter}"
    for seat, name in enumerate(setting.seats):
        yield f"seat {seat}: {name}".rstrip()
    if match.moves:
        yield ""
    for mover, move in zip(match.movers, match.moves, strict=True):
        yield f"{'nature' if mover == NATURE else mover}: {game.words[move]}"
    if match.over:
        yield ""
        yield f"scores: {' '.join(map(str, match.scores()))}"
        yield f"winners: {' '.join(map(str, match.winners))}"


def _edition_text(game: Game, edition: Edition) -> str:
    if edition in game.catalogue.named:
        return edition.name
    return json.dumps({"name": edition.name, "help": edition.help} | dict(edition.data))


def read(text: str, game: Game | None = None) -> Match:
    """The match of a record, with every line checked. `game` is needed only if it is not registered."""
    return _Reader(text, game).match()


@dataclass
class _Reader:
    """Reads a record line by line and keeps the number of the line for messages."""

    text: str
    game: Game | None
    at: int = 0
    header: dict[str, str] = field(default_factory=dict)

    def match(self) -> Match:
        match: Match | None = None
        result: dict[str, str] = {}
        for key, value in self.pairs():
            if match is None and (key in HEADER or key.startswith("seat ")):
                self.note(self.header, key, value)
                continue
            if match is None:
                match = self.begin()
            if key in RESULT:
                self.note(result, key, value)
                self.check_result(match, key, value)
            elif result:
                raise self.bad("nothing comes after the scores and winners")
            else:
                self.play(match, key, value)
        if match is None:
            match = self.begin()
        if match.over and len(result) < len(RESULT):
            raise self.bad("the game is over, but its scores and winners are missing")
        return match

    def pairs(self) -> Iterator[tuple[str, str]]:
        for number, text in enumerate(self.text.splitlines(), 1):
            self.at = number
            line = text.strip().removeprefix("\ufeff")
            if line and not line.startswith("#"):
                key, colon, value = line.partition(":")
                if not colon:
                    raise self.bad(f"{quoted(line)} is not of the form key: value")
                yield key.strip(), value.strip()

    def bad(self, reason: str) -> BadRecord:
        return BadRecord(f"Line {max(self.at, 1)}: {reason.rstrip('.')}.")

    def note(self, into: dict[str, str], key: str, value: str) -> None:
        if key in into:
            raise self.bad(f"{one_line(key, 60)} is said twice")
        if key == "kolmik" and value != FORMAT:
            raise self.bad(f"this is {quoted(value)}, but only {quoted(FORMAT)} can be read")
        into[key] = value

    def begin(self) -> Match:
        """The match before its first move, from the header."""
        if "kolmik" not in self.header:
            raise self.bad(f'this is no record of a game, which begins with "kolmik: {FORMAT}"')
        for key in HEADER:
            if key not in self.header:
                raise self.bad(f"the record does not say its {key}")
        try:
            name = self.header["game"]
            game = self.game if self.game and self.game.name == name else registry.game(name)
            options: dict[str, object] = dict(self.options(game))
            options["edition"] = self.edition(game)
            setting = Setting.choose(game, self.whole("players"), self.whole("starter"), options, self.seats())
        except BadRecord:
            raise
        except Refused as error:
            raise self.bad(str(error)) from error
        if self.whole("rules") != game.version:
            made = self.header["rules"]
            raise self.bad(f"it was played by rules {made} of {game.title}, but these are {game.version}")
        return Match(setting)

    def whole(self, key: str) -> int:
        value = self.header[key]
        if not (value.isascii() and value.isdigit() and len(value) < 10):
            raise self.bad(f"{key} is a whole number, not {quoted(value)}")
        return int(value)

    def options(self, game: Game) -> Mapping[str, Value]:
        known = {option.name: option for option in game.catalogue.options}
        chosen: dict[str, Value] = {}
        for part in self.header["options"].split():
            name, _, value = part.partition("=")
            chosen[name] = known[name].read(value) if name in known else value
        return chosen

    def edition(self, game: Game) -> Edition:
        text = self.header["edition"]
        if not text.startswith("{"):
            return game.catalogue.edition(text)
        try:
            data: Any = json.loads(text)
        except (ValueError, RecursionError):
            raise self.bad("the edition is not well-formed JSON") from None
        return game.catalogue.own_edition(data)

    def seats(self) -> list[str]:
        players = self.whole("players")
        given = {key for key in self.header if key.startswith("seat ")}
        names = [f"seat {seat}" for seat in range(players)] if players <= len(given) else []
        if given != set(names):
            raise self.bad(f"every one of the {players} seats has one line, and no other has")
        return [self.header[name] for name in names]

    def play(self, match: Match, mover: str, words: str) -> None:
        turn = "nobody" if match.turn is None else str(match.turn)
        if mover not in ("nature", *map(str, range(match.players))):
            raise self.bad(f"{quoted(mover)} is neither a seat nor nature")
        if mover != turn:
            raise self.bad(f"it says {mover}: {quoted(words)}, but it is the turn of {turn}")
        try:
            match.play(words)
        except Refused as error:
            raise self.bad(str(error)) from error

    def check_result(self, match: Match, key: str, value: str) -> None:
        if not match.over:
            raise self.bad(f"it tells the {key}, but the game is not over")
        right = " ".join(map(str, match.scores() if key == "scores" else match.winners))
        if value.split() != right.split():
            raise self.bad(f"the {key} are {right}, not {quoted(value)}")
