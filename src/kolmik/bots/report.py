"""The report of an analysis: one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from . import curve
from .analysis import FORMAT, MARKS, Analysis, Decision

HEAD = f"<!DOCTYPE html>\n<!-- kolmik {FORMAT} -->\n"  # marks the file as ours
WORST = 8  # moves listed at the top

STYLE = """\
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; color: #222222; \
background: #ffffff; }
@media (prefers-color-scheme: dark) { body { color: #e8e8e8; background: #16181c; } }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8886; }
.number { text-align: right; white-space: nowrap; }
.marked td { font-weight: 600; }
"""

Words = Callable[[str], str]  # a move as people say it at the table


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def lost(chance: float) -> str:
    """A loss in percent, with one decimal."""
    return f"{100 * chance:.1f} %"


def a(mark: str) -> str:
    return f"an {mark}" if mark[0] in "aeiou" else f"a {mark}"


def sentence(one: Decision, name: str, words: Words) -> str:
    """A sentence about a marked move."""
    return (
        f"Move {one.at + 1}, {name}: {words(one.played)} ({percent(one.value)}), better {words(one.best)} "
        f"({percent(one.best_value)}): {a(one.mark)}."
    )


def html(analysis: Analysis, title: str, names: Sequence[str], words: Words) -> str:
    """The page: a tally of each player, the plot, the worst moves, and all decisions with their losses."""

    def say(one: Decision) -> str:
        return sentence(one, names[one.seat], words)

    worst = [f"<li>{escape(say(one))}</li>" for one in analysis.worst(WORST)]
    parts = [
        f'<html lang="en">\n<head>\n<meta charset="utf-8"/>\n<title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        f"<style>{STYLE}{curve.style()}</style>\n</head>\n<body>",
        f"<h1>{escape(title)}</h1>",
        *_players(analysis, names),
        "<h2>Chances of winning</h2>",
        "<p>Before each decision, from what its player could know.</p>",
        curve.drawing(analysis, names, say),
        *(["<h2>The worst moves</h2>", "<ul>", *worst, "</ul>"] if worst else []),
        *_decisions(analysis, names, words),
        f"<p>{escape(method(analysis))}</p>\n</body>\n</html>\n",
    ]
    return HEAD + "\n".join(parts).replace(" %", "\u00a0%")  # no line break after the number


def method(analysis: Analysis) -> str:
    """How the numbers were computed, in a few sentences."""
    limits = ", ".join(f"{a(mark)} from {percent(least)}" for mark, least in MARKS.items())
    return (
        f"Each move was evaluated with {analysis.simulations:,} simulations from what its player could know. "
        f"A loss in the chance of winning is {limits}. A loss that may be noise is not marked."
    )


def _table(heads: Sequence[str]) -> str:
    cells = "".join(f"<th{_kind(at, heads)}>{escape(head)}</th>" for at, head in enumerate(heads))
    return f'<div class="wide"><table>\n<thead><tr>{cells}</tr></thead>\n<tbody>'


def _row(cells: Sequence[str], heads: Sequence[str], kind: str = "") -> str:
    inside = "".join(f"<td{_kind(at, heads)}>{escape(cell)}</td>" for at, cell in enumerate(cells))
    return f"<tr{kind}>{inside}</tr>"


def _kind(at: int, heads: Sequence[str]) -> str:
    return "" if heads[at] in WORDS else ' class="number"'


WORDS = ("Player", "Played", "Best", "Mark")  # columns of words; the others are numbers
PLAYERS = ("Player", "Decisions", "Inaccuracies", "Mistakes", "Blunders", "Average loss")
DECISIONS = ("Move", "Player", "Played", "Chance", "Best", "Chance of it", "Loss", "Mark")


def player_row(analysis: Analysis, names: Sequence[str], seat: int) -> list[str]:
    """The cells of a player's row, under the headings PLAYERS."""
    tally = analysis.tally(seat)
    counts = [str(tally.marks[mark]) for mark in ("inaccuracy", "mistake", "blunder")]
    return [names[seat], str(tally.decisions), *counts, lost(tally.average_loss)]


def _players(analysis: Analysis, names: Sequence[str]) -> Iterator[str]:
    yield _table(PLAYERS)
    for seat in range(len(names)):
        yield _row(player_row(analysis, names, seat), PLAYERS)
    yield "</tbody></table></div>"


def _decisions(analysis: Analysis, names: Sequence[str], words: Words) -> Iterator[str]:
    """All decisions with a choice."""
    yield "<h2>All decisions</h2>"
    yield _table(DECISIONS)
    for one in analysis.decisions:
        if one.choices > 1:
            chances = (percent(one.value), words(one.best), percent(one.best_value))
            cells = [str(one.at + 1), names[one.seat], words(one.played), *chances, lost(one.loss), one.mark]
            yield _row(cells, DECISIONS, ' class="marked"' if one.mark else "")
    yield "</tbody></table></div>"
