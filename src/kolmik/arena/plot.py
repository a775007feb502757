"""A plot of an arena's results, as a self-contained SVG: ratings and shares of wins with their intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Any
from xml.sax.saxutils import escape, quoteattr

ROW = 34
TOP = 84  # above the first row
BOTTOM = 62  # below the last
NAMES = 190  # for the names
PANEL = 280  # a panel's width
GAP = 56
EDGE = 30
WIDTH = NAMES + 2 * PANEL + GAP + EDGE
LONGEST_NAME = 22  # letters

STYLE = """
  svg { background: #ffffff; font: 13px system-ui, sans-serif; }
  text { fill: #1f2328; } .faint { fill: #59636e; } .title { font-size: 16px; font-weight: 600; }
  .grid { stroke: #d1d9e0; } .even { stroke: #59636e; stroke-dasharray: 4 3; }
  .bar { stroke: #0969da; stroke-width: 2; } .dot { fill: #0969da; }
  @media (prefers-color-scheme: dark) {
    svg { background: #0d1117; } text { fill: #f0f6fc; } .faint { fill: #9198a1; }
    .grid { stroke: #3d444d; } .even { stroke: #9198a1; } .bar { stroke: #4493f8; } .dot { fill: #4493f8; }
  }
"""


@dataclass(frozen=True)
class Scale:
    """Maps numbers to positions across a panel, with ticks at round numbers."""

    left: float
    low: float
    high: float
    step: float

    @classmethod
    def over(cls, left: float, values: Sequence[float]) -> Scale:
        """A scale that covers the values and ends at round numbers."""
        low, high = min(values), max(values)
        high = high if high > low else low + 1
        rough = (high - low) / 5
        size = 10.0 ** floor(log10(rough))
        step = next(size * by for by in (1, 2, 2.5, 5, 10) if size * by >= rough)
        return cls(left, floor(low / step) * step, ceil(high / step) * step, step)

    def at(self, value: float) -> float:
        return round(self.left + PANEL * (value - self.low) / (self.high - self.low), 1)

    def ticks(self) -> list[float]:
        return [self.low + number * self.step for number in range(round((self.high - self.low) / self.step) + 1)]


def plot(found: dict[str, Any]) -> str:
    """The plot of a summary."""
    rows: list[dict[str, Any]] = found["ranking"]
    height = TOP + ROW * len(rows) + BOTTOM
    rated = Scale.over(NAMES, [0.0, *_ends(row["rating"] for row in rows)])
    shares = Scale.over(NAMES + PANEL + GAP, [0.0, 100 * found["even"], *_percent(rows)])
    title = f"{found['game']} for {found['players']}: {found['games']} games"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label={quoteattr(title)}>',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        _text(16, 28, title, "title"),
        *_panel(rated, "Rating, Elo points", len(rows), 0.0, ""),
        *_panel(shares, "Share of the wins", len(rows), 100 * found["even"], " %"),
    ]
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        lines += [
            _text(16, y + 4, short(row["name"])),
            *_bar(rated, y, row["rating"], 1),
            *_bar(shares, y, row["win_rate"], 100),
        ]
    dashed = f"Dashed: {short(found['anchor'])} at 0; even, if all were equal."
    note = f"Bars hold {100 * found['level']:.0f} % intervals. {dashed}"
    return "\n".join([*lines, _text(16, height - 14, note, "faint"), "</svg>", ""])


def _ends(estimates: Any) -> list[float]:
    return [value for estimate in estimates for value in estimate.values() if value is not None]


def _percent(rows: Sequence[dict[str, Any]]) -> list[float]:
    return [100 * value for value in _ends(row["win_rate"] for row in rows)]


def _panel(scale: Scale, heading: str, rows: int, even: float, unit: str) -> Iterator[str]:
    bottom = TOP + ROW * rows
    yield _text(scale.left, TOP - 24, heading, "faint")
    for tick in scale.ticks():
        yield f'<line class="grid" x1="{scale.at(tick)}" x2="{scale.at(tick)}" y1="{TOP - 8}" y2="{bottom}"/>'
        yield _text(scale.at(tick), bottom + 18, f"{tick:g}{unit}", "faint", "middle")
    yield f'<line class="even" x1="{scale.at(even)}" x2="{scale.at(even)}" y1="{TOP - 8}" y2="{bottom}"/>'


def _bar(scale: Scale, y: float, estimate: dict[str, float | None], by: int) -> Iterator[str]:
    value, low, high = (estimate[name] for name in ("value", "low", "high"))
    assert value is not None
    if low is not None and high is not None:
        yield f'<line class="bar" x1="{scale.at(by * low)}" x2="{scale.at(by * high)}" y1="{y}" y2="{y}"/>'
    yield f'<circle class="dot" cx="{scale.at(by * value)}" cy="{y}" r="4.5"/>'


def short(name: str) -> str:
    """A name cut to fit; the end of a long command says most."""
    return name if len(name) <= LONGEST_NAME else name[:4] + "…" + name[5 - LONGEST_NAME :]


def _text(x: float, y: float, text: str, style: str = "plain", anchor: str = "start") -> str:
    """A line of text, without characters that XML cannot hold."""
    clean = escape("".join(char for char in text if char.isprintable()))
    return f'<text class="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{clean}</text>'
