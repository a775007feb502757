"""What a game declares: its name, words, observation, options and editions, and rules that can be compiled."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .. import registry
from ..contract import Game
from ..errors import BadOption, BadRule, DoesNotFit
from ..options import Choice, Option, Value, Whole, quoted
from ..rule import digest
from ..rule_errors import named_fields
from ..setting import Setting
from .report import Broken, demand

HUGE = 10**400  # an option without an upper limit takes this too
NAME = re.compile(r"[a-z][a-z0-9_]*")


def check_declarations(game: Game) -> None:
    """Check what a game declares, without playing it."""
    _names(game)
    _words(game)
    both = game.open and game.rules.digest is not None
    demand(not both, "The game declares both OPEN and digest", game=game.name)
    end = 0
    for name, part in game.observation.items():
        demand(part.start == end, "The slices of the observation do not follow each other", slice=name)
        end = part.stop
    for option in game.catalogue.options:
        _option(game, option)


def _names(game: Game) -> None:
    """The name is used in commands, modules and files; people read the title, which may be any line of text."""
    right = "The name of the game is not lower-case letters, digits and underscores, a letter first"
    demand(isinstance(game.name, str) and NAME.fullmatch(game.name) is not None, right, name=quoted(game.name))
    title = game.title
    line = isinstance(title, str) and title.strip() == title and bool(title) and title.isprintable()
    demand(line, "The title of the game is not a line of text", title=quoted(title))
    others = [other for other in registry.games() if other.layout is not game.layout]  # a variant is no other game
    demand(game.name not in [other.name for other in others], "There is another game of this name", name=game.name)
    demand(title not in [other.title for other in others], "There is another game of this title", title=title)
    _unique([option.name for option in game.catalogue.options], "options")
    _unique([edition.name for edition in game.catalogue.named], "editions")


def _unique(names: Sequence[str], what: str) -> None:
    twice = next((name for name in names if names.count(name) > 1), None)
    demand(twice is None, f"Two {what} have the same name", name=twice)


def _words(game: Game) -> None:
    demand(len(set(game.words)) == game.moves, "Two moves have the same words", game=game.name)
    for move, words in enumerate(game.words):
        demand(game.read(words) == move, "The words of a move are not read as that move", words=words)
    demand(game.read("no such move") is None, "Words that are no move were read as one", game=game.name)


def _option(game: Game, option: Option) -> None:
    demand(bool(option.help), "An option has no help", option=option.name)
    for players in game.players:
        default = option.default_for(players)
        try:
            read = option.check(default) == default == option.read(str(default))
        except BadOption as refusal:
            raise Broken(f"A default is not allowed: {refusal}") from None
        demand(read, "A default is not read", option=option.name, players=players)
    if isinstance(option, Whole):
        _range(game, option)


def _range(game: Game, option: Whole) -> None:
    """A number has a range at a table, and the record has room for whatever the rules allow."""
    most = option.most
    demand(most is not None, "A number has no upper bound at a table: declare `offered`", option=option.name)
    assert most is not None
    inside = all(option.low <= int(option.default_for(players)) <= most for players in game.players)
    demand(inside, "A default is outside its range at a table", option=option.name)
    demand(option.high is None or most <= option.high, "`offered` is above `high`", option=option.name)
    highest = HUGE if option.high is None else option.high
    for value in {option.low, most, highest}:
        state = game.layout.open(game.layout.new())
        try:
            setting = Setting.choose(game, game.players[0], 0, {option.name: value})
            with named_fields(game.layout):
                game.rules.setup(state, setting.players, setting.starter, setting.numbers())
        except DoesNotFit as error:
            demand(False, "A number does not fit its field", option=option.name, value=quoted(value), at=error)
        except (OverflowError, ValueError):
            demand(False, "A number does not fit its field", option=option.name, value=quoted(value))


def values_of(option: Option) -> list[Value]:
    """All values of a choice; the bounds of a number as they are at a server's table."""
    if isinstance(option, Choice):
        return list(option.choices)
    assert option.most is not None  # `_range` demands it
    return [option.low, option.most]


COMPILED = ("setup", "scores", "observe", "redeal", "trace")  # together they call all rules


def check_rules(game: Game, compile_them: bool) -> None:
    """Check that the rules are made of what a rule may use, and that they can be compiled."""
    try:
        for function in vars(game.rules).values():
            if function is not None:
                digest(function)
        if compile_them:
            from ..cache import signatures  # importing Numba takes half a second

            types = signatures(game.layout.dtype)
            for name in COMPILED:
                getattr(game.compiled, name).compile(types[name])
    except BadRule as error:
        raise Broken(str(error)) from error.__cause__
