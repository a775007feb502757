"""`kolmik games`: lists the games, or describes one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import kolmik
from kolmik.drawing.text import join_words
from kolmik.engine import Choice, Option, Value


def games(
    name: Annotated[str | None, typer.Argument(help="A game, to see its options and editions.")] = None,
) -> None:
    """List the games. With the name of one, show its players, options and editions."""
    console = Console()
    if name is None:
        table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for heading in ("Game", "Players", "Description"):
            table.add_column(heading)
        for game in kolmik.games():
            table.add_row(f"[bold]{game.name}[/]", game.player_range, escape(game.help))
        console.print(table)
        first = kolmik.games()[0].name
        console.print(f"\nMore about a game: [bold]kolmik games {first}[/]. To play it: [bold]kolmik play {first}[/].")
        return
    game = kolmik.game(name)
    console.print(f"[bold]{game.title}[/], {game.player_range} players. {escape(game.help)}")
    console.print(f"The rules: docs/rules/{game.name}.md (version {game.version}).")
    console.print("\n[bold]Options[/] (kolmik play --options name=value)")
    for option in game.catalogue.options:
        console.print(f"  [bold]{option.name}[/]: {escape(option.help)}")
        if isinstance(option, Choice):
            for value, text in option.choices.items():
                mark = _default_mark(option, value, game.players)
                console.print(f"    {value}{mark}: {escape(text)}", highlight=False)
        else:
            console.print(f"    {option.allowed}, {_defaults(option, game.players)}", highlight=False)
    console.print("\n[bold]Editions[/] (kolmik play --edition name, or your own TOML file)")
    for edition in game.catalogue.named:
        console.print(f"  [bold]{edition.name}[/]: {escape(edition.help)}", highlight=False)
        if edition.convention:
            console.print(f"    Our convention: {escape(edition.convention)}", highlight=False)
        for line in _lines(edition.data):
            console.print(f"    {escape(line)}", highlight=False)


def _default_mark(option: Option, value: Value, players: range) -> str:
    """Whether a value is the default, and for which numbers of players if not for all."""
    those = [str(count) for count in players if option.default_for(count) == value]
    if len(those) == len(players):
        return " (default)"
    return f" (default for {join_words(those)} players)" if those else ""


def _defaults(option: Option, players: range) -> str:
    """The default of a number, for each number of players if it depends on that."""
    if not option.by_players:
        return f"default {option.default_for(players[0])}"
    return "default " + ", ".join(f"{option.default_for(count)} for {count} players" for count in players)


def _lines(data: Mapping[str, Any]) -> Iterator[str]:
    """The data of an edition, a line for each entry, nested entries indented."""
    for name, value in data.items():
        if isinstance(value, Mapping) and any(isinstance(part, Mapping) for part in value.values()):
            yield f"{name}:"
            yield from (f"  {line}" for line in _lines(value))
        elif isinstance(value, Mapping):
            yield f"{name}: {', '.join(f'{count} {part}' for part, count in value.items())}"
        else:
            yield f"{name}: {', '.join(map(str, value)) if isinstance(value, tuple) else value}"
