"""The plot of an analysis as SVG: every seat's chance of winning over the game, with mistakes marked.

Seats differ in dashes and labels, not only in colour, and each kind of mark has its own shape. The plot follows the
reader's light or dark setting. It is drawn for a narrow screen and scales up on a wide one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from .analysis import FORMAT, MARKS, Analysis, Decision

HEAD = f"<!-- kolmik {FORMAT} -->\n"  # marks the file as ours
WIDTH, HEIGHT = 480, 320
LEFT, RIGHT, TOP, BOTTOM = 50, 92, 14, 68  # margins
MAX_NAME = 10  # letters beside a line
LABELS_APART = 16

LIGHT = ("#1b6ca8", "#b3480f", "#1d7a46", "#8a2a8a", "#7a6200", "#b01e4f")
DARK = ("#6db8f2", "#f59a62", "#63cf94", "#d98be0", "#d6bb4a", "#f57fa6")
DASHES = ("none", "7 3", "2 3", "10 3 2 3", "5 2", "1 4")

Say = Callable[[Decision], str]  # a sentence about a decision


def style() -> str:
    """The style sheet of the plot, for light and dark."""
    seats = range(len(LIGHT))
    rules = [
        ".curve { width: 100%; height: auto; max-width: 52rem; font: 14px system-ui, sans-serif; }",
        ".curve { --paper: #ffffff; --ink: #222222; --rule: #d4d4d4; "
        + " ".join(f"--seat-{seat}: {LIGHT[seat]};" for seat in seats)
        + " }",
        "@media (prefers-color-scheme: dark) { .curve { --paper: #16181c; --ink: #e8e8e8; --rule: #3c4048; "
        + " ".join(f"--seat-{seat}: {DARK[seat]};" for seat in seats)
        + " } }",
        ".curve { background: var(--paper); }",
        ".curve text { fill: var(--ink); }",
        ".curve .rule { stroke: var(--rule); stroke-width: 1; }",
        ".curve polyline { fill: none; stroke-width: 2; stroke-linejoin: round; }",
        ".curve .key { fill: var(--ink); }",
        ".curve .mark { stroke: var(--paper); stroke-width: 1; }",
    ]
    for seat in seats:
        colour = f"var(--seat-{seat})"
        rules.append(f".curve .seat-{seat} {{ stroke: {colour}; stroke-dasharray: {DASHES[seat]}; }}")
        rules.append(f".curve .fill-{seat} {{ fill: {colour}; }}")
    return "\n".join(rules)


def svg(analysis: Analysis, names: Sequence[str], say: Say) -> str:
    """The plot as a file; `names` are those of the seats, `say` describes a marked move."""
    return f"{HEAD}{drawing(analysis, names, say, f'<style>{style()}</style>')}\n"


def drawing(analysis: Analysis, names: Sequence[str], say: Say, inside: str = "") -> str:
    """The plot as part of a page that includes the style sheet."""
    plot = _Plot(analysis, names, say)
    title = escape(f"Chances of winning: {', '.join(names)}")
    parts = [
        inside,
        f"<title>{title}</title>",
        *plot.frame(),
        *plot.lines(),
        *plot.labels(),
        *plot.marks(),
        *plot.key(),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">\n'
        + "\n".join(part for part in parts if part)
        + "\n</svg>"
    )


class _Plot:
    def __init__(self, analysis: Analysis, names: Sequence[str], say: Say) -> None:
        self.analysis, self.names, self.say = analysis, names, say
        self.first = analysis.decisions[0].at
        self.end = analysis.moves if analysis.result else analysis.decisions[-1].at

    def x(self, at: int) -> float:
        return LEFT + (at - self.first) / max(self.end - self.first, 1) * (WIDTH - LEFT - RIGHT)

    def y(self, chance: float) -> float:
        return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)

    def frame(self) -> Iterator[str]:
        right, bottom = WIDTH - RIGHT, self.y(0)
        for percent in (0, 25, 50, 75, 100):
            y = self.y(percent / 100)
            yield f'<line class="rule" x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>'
            yield f'<text x="{LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
        for at in self.ticks():
            yield f'<line class="rule" x1="{self.x(at):.1f}" y1="{bottom}" x2="{self.x(at):.1f}" y2="{bottom + 4}"/>'
            yield f'<text x="{self.x(at):.1f}" y="{bottom + 18}" text-anchor="middle">{at}</text>'
        yield f'<text x="{(LEFT + right) / 2}" y="{bottom + 35}" text-anchor="middle">moves made</text>'

    def ticks(self) -> Iterator[int]:
        """Round numbers, at most eight."""
        span = max(self.end - self.first, 1)
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 100_000) if span / step <= 7)
        yield from (at for at in range(0, self.end + 1, step) if at >= self.first)

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """A point for each decision, and one for the result."""
        points = [(one.at, one.chances[seat]) for one in self.analysis.decisions]
        return points + ([(self.end, self.analysis.result[seat])] if self.analysis.result else [])

    def lines(self) -> Iterator[str]:
        for seat in range(len(self.names)):
            points = " ".join(f"{self.x(at):.1f},{self.y(chance):.1f}" for at, chance in self.curve(seat))
            yield f'<polyline class="seat-{seat}" points="{points}"/>'

    def labels(self) -> Iterator[str]:
        """The names at the ends of the lines, moved apart."""
        ends = sorted((self.y(self.curve(seat)[-1][1]), seat) for seat in range(len(self.names)))
        lowest = self.y(0) + 4 - LABELS_APART * (len(ends) - 1)
        y = 0.0
        for at, (end, seat) in enumerate(ends):
            y = max(y + LABELS_APART, min(end + 4, lowest + LABELS_APART * at))
            name = self.names[seat]
            short = name if len(name) <= MAX_NAME else f"{name[: MAX_NAME - 1]}…"
            yield f'<text class="fill-{seat}" x="{WIDTH - RIGHT + 6}" y="{y:.1f}">{escape(short)}</text>'

    def marks(self) -> Iterator[str]:
        for one in self.analysis.decisions:
            if one.mark:
                shape = _shape(one.mark, self.x(one.at), self.y(one.best_value))
                said = escape(self.say(one))
                yield f'<g class="mark fill-{one.seat}"><title>{said}</title>{shape}</g>'

    def key(self) -> Iterator[str]:
        """The legend of the marks."""
        x, y = float(LEFT), HEIGHT - 8
        for mark in MARKS:
            yield f'<g class="key">{_shape(mark, x + 5, y - 4)}</g><text x="{x + 14}" y="{y}">{mark}</text>'
            x += 30 + 8 * len(mark)


def _shape(mark: str, x: float, y: float) -> str:
    if mark == "blunder":
        return f'<path d="M{x:.1f} {y - 7:.1f}l7 7l-7 7l-7 -7z"/>'
    if mark == "mistake":
        return f'<path d="M{x:.1f} {y - 6:.1f}l6 10h-12z"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>'
