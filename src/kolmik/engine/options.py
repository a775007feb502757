"""Options and editions as declared data: one declaration drives validation, help, forms and docs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .errors import BadOption

Value: TypeAlias = str | int


@dataclass(frozen=True)
class Choice:
    """An option with a few named values; `choices` gives each its one line of help."""

    name: str
    default: str
    choices: Mapping[str, str]
    help: str

    @property
    def allowed(self) -> str:
        return " or ".join(f'"{value}"' for value in self.choices)

    def check(self, value: object) -> Value:
        if not isinstance(value, str) or value not in self.choices:
            raise BadOption(f"The option {self.name} is {self.allowed}, not {shown(value)}.")
        return value

    def read(self, text: str) -> Value:
        return self.check(text)


@dataclass(frozen=True)
class Whole:
    """An option that is a whole number from `low` to `high`, to any number when `high` is None."""

    name: str
    default: int
    low: int
    high: int | None
    help: str

    @property
    def allowed(self) -> str:
        end = "" if self.high is None else f" to {self.high}"
        return f"a whole number from {self.low}{end}"

    def check(self, value: object) -> Value:
        whole = isinstance(value, int) and not isinstance(value, bool)
        if not whole or value < self.low or (self.high is not None and value > self.high):  # type: ignore[operator]
            raise BadOption(f"The option {self.name} is {self.allowed}, not {shown(value)}.")
        return value  # type: ignore[return-value]

    def read(self, text: str) -> Value:
        try:
            return self.check(int(text))
        except ValueError:
            return self.check(text)


Option: TypeAlias = Choice | Whole


def shown(value: object) -> str:
    """A value in a sentence: short, and the way the person wrote it."""
    text = f'"{value}"' if isinstance(value, str) else str(value).replace("\n", " ")
    return text if len(text) <= 60 else text[:57] + "…"


@dataclass(frozen=True)
class Edition:
    """The cards and boards a game is played with.

    `convention` says what in it is a choice of ours, if anything; `defaults` are options that it sets; `players` are
    those it is for, if not for as many as the game.
    """

    name: str
    help: str
    data: Mapping[str, Any]
    convention: str = ""
    defaults: Mapping[str, Value] = field(default_factory=dict)
    players: range | None = None


@dataclass(frozen=True)
class Catalogue:
    """What can be chosen before a game: its options, its editions and how an edition of one's own is checked.

    `research` are editions that nobody plays for fun: small ones that can be solved. They have names as the others.
    """

    options: Sequence[Option]
    editions: Sequence[Edition]
    check_edition: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    research: Sequence[Edition] = ()

    @property
    def named(self) -> tuple[Edition, ...]:
        """All editions that are known by name."""
        return (*self.editions, *self.research)

    def choose(self, given: Mapping[str, object], edition: Edition) -> dict[str, Value]:
        """All options with their values; what is not given takes its default, the edition's before the game's."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join([*known, "edition"])
                raise BadOption(f"There is no option {shown(name)}; the options are {names}.")
        return {
            name: option.check(given[name]) if name in given else edition.defaults.get(name, option.default)
            for name, option in known.items()
        }

    def edition(self, name: object) -> Edition:
        for edition in self.named:
            if edition.name == name:
                return edition
        names = ", ".join(edition.name for edition in self.named)
        raise BadOption(f"There is no edition {shown(name)}; the editions are {names}, or a file of your own.")

    def own_edition(self, given: Mapping[str, Any]) -> Edition:
        """An edition of somebody's own, as read from a file: `name`, `help`, options it sets, the game's data."""
        data = dict(given)
        name = data.pop("name", None)
        text = data.pop("help", "")
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise BadOption('An edition needs a name, such as name = "mine".')
        if any(edition.name == name for edition in self.named):
            raise BadOption(f"The edition name {shown(name)} is taken; choose another.")
        if not isinstance(text, str) or not text.isprintable():
            raise BadOption("An edition's help is one line of text.")
        known = {option.name: option for option in self.options}
        defaults = {key: known[key].check(data.pop(key)) for key in list(data) if key in known}
        return Edition(name, text, self.check_edition(data), defaults=defaults)
