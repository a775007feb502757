"""Options and editions, declared as data: one declaration drives validation, help, forms and docs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from .errors import BadOption

Value: TypeAlias = str | int
V = TypeVar("V", str, int)


def _for_players(default: V | Mapping[int, V], players: int) -> V:
    """A default for a number of players; those that a mapping leaves out take the one of the next lower number."""
    if not isinstance(default, Mapping):
        return default
    return default[max((count for count in default if count <= players), default=min(default))]


@dataclass(frozen=True)
class Choice:
    """An option with a few named values; `choices` has one line of help for each.

    The default is a value, or values by numbers of players: `{2: "long", 4: "short"}` is long for 2 and 3 players.
    """

    name: str
    default: str | Mapping[int, str]
    choices: Mapping[str, str]
    help: str

    @property
    def by_players(self) -> bool:
        """Whether the default depends on the number of players."""
        return isinstance(self.default, Mapping)

    def default_for(self, players: int) -> Value:
        return _for_players(self.default, players)

    @property
    def allowed(self) -> str:
        return " or ".join(f'"{value}"' for value in self.choices)

    def check(self, value: object) -> Value:
        if not isinstance(value, str) or value not in self.choices:
            raise BadOption(f"The option {self.name} is {self.allowed}, not {quoted(value)}.")
        return value

    def read(self, text: str) -> Value:
        return self.check(text)


@dataclass(frozen=True)
class Whole:
    """An option that is an integer from `low` to `high`; None means that the rules set no upper limit.

    `offered` is the highest value at a server's table: with it a game still ends in reasonable time. Where the rules
    set no limit it has to be given; otherwise it is `high`. The default may depend on the number of players, as that of
    a `Choice` may.
    """

    name: str
    default: int | Mapping[int, int]
    low: int
    high: int | None
    help: str
    offered: int | None = None

    @property
    def by_players(self) -> bool:
        """Whether the default depends on the number of players."""
        return isinstance(self.default, Mapping)

    def default_for(self, players: int) -> Value:
        return _for_players(self.default, players)

    @property
    def allowed(self) -> str:
        end = "" if self.high is None else f" to {self.high}"
        return f"a whole number from {self.low}{end}"

    @property
    def most(self) -> int | None:
        """The highest value at a server's table."""
        return self.high if self.offered is None else self.offered

    def check(self, value: object) -> Value:
        whole = isinstance(value, int) and not isinstance(value, bool)
        if not whole or value < self.low or (self.high is not None and value > self.high):  # type: ignore[operator]
            raise BadOption(f"The option {self.name} is {self.allowed}, not {quoted(value)}.")
        return value  # type: ignore[return-value]

    def read(self, text: str) -> Value:
        try:
            return self.check(int(text))
        except ValueError:
            return self.check(text)


Option: TypeAlias = Choice | Whole


def quoted(value: object) -> str:
    """A value for an error message: shortened, and in quotation marks if it is text."""
    return one_line(f'"{value}"' if isinstance(value, str) else str(value), 60)


def one_line(text: str, most: int) -> str:
    """The text with at most so many characters, all of them visible.

    Control characters are replaced: they could forge a line of a log or give orders to a terminal.
    """
    short = text if len(text) <= most else text[: most - 3] + "…"
    return short if short.isprintable() else "".join(one if one.isprintable() else "\ufffd" for one in short)


@dataclass(frozen=True)
class Edition:
    """The cards and boards a game is played with.

    `convention` names what is our own choice in it, if anything; `defaults` are options that it sets; `players` limits
    the number of players further than the game does.
    """

    name: str
    help: str
    data: Mapping[str, Any]
    convention: str = ""
    defaults: Mapping[str, Value] = field(default_factory=dict)
    players: range | None = None


@dataclass(frozen=True)
class Catalogue:
    """What can be chosen before a game: its options, its editions, and how a custom edition is checked.

    `research` has small editions that can be solved. They are chosen by name like the others, but not offered for play.
    """

    options: Sequence[Option]
    editions: Sequence[Edition]
    check_edition: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    research: Sequence[Edition] = ()

    @property
    def named(self) -> tuple[Edition, ...]:
        """All editions that have a name."""
        return (*self.editions, *self.research)

    def choose(self, given: Mapping[str, object], edition: Edition, players: int) -> dict[str, Value]:
        """All options with their values; missing ones take the default of the edition, or else of the game."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join([*known, "edition"])
                raise BadOption(f"There is no option {quoted(name)}; the options are {names}.")
        usual = {name: option.default_for(players) for name, option in known.items()} | dict(edition.defaults)
        return {name: option.check(given[name]) if name in given else usual[name] for name, option in known.items()}

    def check_offered(self, chosen: Mapping[str, Value]) -> None:
        """Refuse numbers that the rules allow, but that are too high for a server's table."""
        for option in self.options:
            if isinstance(option, Whole) and option.most is not None and int(chosen[option.name]) > option.most:
                high = f"from {option.low} to {option.most}"
                value = quoted(chosen[option.name])
                raise BadOption(f"At a table the option {option.name} is a whole number {high}, not {value}.")

    def edition(self, name: object) -> Edition:
        for edition in self.named:
            if edition.name == name:
                return edition
        names = ", ".join(edition.name for edition in self.named)
        raise BadOption(f"There is no edition {quoted(name)}; the editions are {names}, or a file of your own.")

    def own_edition(self, given: Mapping[str, Any]) -> Edition:
        """A custom edition as read from a file: `name`, `help`, options it sets, the game's data."""
        data = dict(given)
        name = data.pop("name", None)
        text = data.pop("help", "")
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise BadOption('An edition needs a name, such as name = "mine".')
        if any(edition.name == name for edition in self.named):
            raise BadOption(f"The edition name {quoted(name)} is taken; choose another.")
        if not isinstance(text, str) or not text.isprintable():
            raise BadOption("An edition's help is one line of text.")
        known = {option.name: option for option in self.options}
        defaults = {key: known[key].check(data.pop(key)) for key in list(data) if key in known}
        return Edition(name, text, self.check_edition(data), defaults=defaults)
