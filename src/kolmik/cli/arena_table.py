"""The results of an arena as a table in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kolmik.arena.plot import short

HEADINGS = ("Rating", "Wins", "Margin", "ms/move", "Played")


def result_table(found: dict[str, Any]) -> Iterator[RenderableType]:
    """A heading, the table and a legend. Each bot takes two lines: its numbers, and their intervals."""
    yield Text(f"{found['game']} for {found['players']}: {found['games']} games, seed {found['seed']}", "bold")
    rows = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    rows.add_column("Bot", overflow="fold")
    for heading in HEADINGS:
        rows.add_column(heading, justify="right", no_wrap=True)
    for row in found["ranking"]:
        rows.add_row(Text(row["name"]), *cells(row))
    yield rows
    yield Text(
        f"Below each number: its {100 * found['level']:.0f} % confidence interval. "
        f"Rating: Elo points, {short(found['anchor'])} is 0. "
        f"Wins: wins per seat played, {percent(found['even'])} if all were equal. "
        "Margin: average lead over the others, in points.",
        "dim",
    )


def cells(row: dict[str, Any]) -> Iterator[Text]:
    yield estimate(row["rating"], lambda value: f"{value:.0f}")
    yield estimate(row["win_rate"], percent)
    yield estimate(row["margin"], lambda value: f"{value:+.1f}")
    yield two_lines(milliseconds(row["time"]["mean"]), f"max {milliseconds(row['time']['max'])}")
    yield Text(str(row["played"]))


def estimate(found: dict[str, float | None], text_of: Callable[[float], str]) -> Text:
    """A number above its interval, or above a dash if it has none."""
    value, low, high = (found[name] for name in ("value", "low", "high"))
    assert value is not None
    if low is None or high is None or low == high:
        return two_lines(text_of(value), "–")
    return two_lines(text_of(value), f"{text_of(low)} to {text_of(high)}")


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def milliseconds(time: float) -> str:
    """Three significant digits, or all digits before the decimal point."""
    return f"{time:.0f}" if time >= 100 else f"{time:.3g}"


def two_lines(first: str, second: str) -> Text:
    return Text.assemble(first, "\n", (second, "dim"))
