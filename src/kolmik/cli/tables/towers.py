"""Towers in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .plain import SCORE, Names, Signs, Step, View, offer, says, tell, whose

__all__ = ["HELP", "SCORE", "ask", "breakdown", "draw", "news", "offer", "tell"]

# Middling colours, to be read on light and on dark; the kind's word always stands by.
COLOURS = {"candy": "hot_pink3", "horror": "medium_purple3", "tree": "chartreuse4", "junk": "grey58", "sand": "orange3"}
NUMBERS = ("Rubble", "Reach", "Call", "Score")
WIDE = 78  # columns: with fewer, the numbers stand below the towers
APART = (0, 1, 0, 0)  # towers side by side must not run together

HELP = """\
Each round five cards are turned up. One after the other everybody calls once: how many of them you will build, \
more than anybody before you, or pass. The highest call builds exactly that many, of free choice. The rest is discarded.

You have one tower of each kind. A card goes on top when it is lower than the card it lies on. But a 9 goes on \
anything except a 0, and anything goes on an 8. A 0 is a spire: it caps the tower, which then counts double and is \
finished.

Before your first card you may raze the top of one of your towers, but no spire. What you raze is rubble: \
the first card of it costs you 1 point, the second 2, the third 3, and so on.

A card is 1 point, in a capped tower 2, and your tallest tower counts once more. \
The game ends when the deck has run out twice.

In the table a tower reads from its foundation to its top, and a spire has a mark. \
Reach is how many cards of the row a player could build now."""


def draw(view: View, names: Names, seat: int | None) -> RenderableType:
    return _Position(view, names, seat)


@dataclass(frozen=True)
class _Position:
    view: View
    names: Names
    seat: int | None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs, view = Signs.of(options), self.view
        wide = options.max_width >= WIDE
        towers = _table(_kinds(view), NUMBERS if wide else ())
        numbers = _table((), NUMBERS)
        row = {kind: [card.split()[1] for card in view["row"] if card.split()[0] == kind] for kind in _kinds(view)}
        towers.add_row("  Row", *(_values(kind, cards, "") for kind, cards in row.items()))
        towers.add_section()
        for seat in range(len(self.names)):
            name = self.name(seat, signs)
            cells = [_values(kind, _tower(tower, signs), signs.none) for kind, tower in view["towers"][seat].items()]
            counts = self.counts(seat, signs)
            towers.add_row(name, *cells, *(counts if wide else ()))
            numbers.add_row(name, *counts)
        yield towers
        if not wide:
            yield ""
            yield numbers
        yield Padding(_standing(view, self.names, self.seat), (1, 0, 0, 2))

    def name(self, seat: int, signs: Signs) -> Text:
        mark = signs.turn if self.view["turn"] == seat else " "
        return Text(f"{mark} {self.names[seat]}", "bold" if seat == self.seat else "")

    def counts(self, seat: int, signs: Signs) -> list[str]:
        """The cells below NUMBERS."""
        view = self.view
        reach = view["reach"][seat] if view["reach"] else None
        counts = (view["rubble"][seat], reach, view["calls"][seat], view["scores"][seat])
        return [signs.none if count is None else str(count) for count in counts]


def _kinds(view: View) -> list[str]:
    return list(view["towers"][0])


def _table(kinds: Iterable[str], numbers: Iterable[str]) -> Table:
    """A column for the players, one for each kind, and these columns of numbers."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    table.add_column("", no_wrap=True, max_width=14)
    for kind in kinds:
        table.add_column(Padding(Text(kind, COLOURS[kind]), APART), min_width=6)
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _tower(values: list[int], signs: Signs) -> list[str]:
    return [str(value) if value else f"0{signs.spire}" for value in values]


def _values(kind: str, values: list[str], none: str) -> Padding:
    return Padding(Text(" ".join(values) or none, COLOURS[kind] if values else "dim"), APART)


def _standing(view: View, names: Names, seat: int | None) -> str:
    """One line: the round, the cards that are left, and what is going on."""
    counts = f"Round {view['round']}. {_cards(view['deck'])} in the deck, {view['discard']} discarded."
    return f"{counts} {PHASES[view['phase']](view, names, seat)}"


def _cards(count: int, more: str = "") -> str:
    return f"{count} {more}{'card' if count == 1 else 'cards'}"


def _auction(view: View, names: Names, seat: int | None) -> str:
    turn = view["turn"]
    if view["call"] is None:
        return says(names[turn], "open the auction")
    stands = f"{names[view['caller']]} called {view['call']}"
    return f"{stands}: your turn." if turn == seat else f"{stands}: {names[turn]} is next."


def _building(view: View, names: Names, seat: int | None) -> str:
    left = view["to_build"]
    more = "" if left == view["call"] else "more "
    razing = ", and may raze first" if view["may_raze"] else ""
    return says(names[view["turn"]], f"build {_cards(left, more)}{razing}")


PHASES: dict[str, Callable[[View, Names, int | None], str]] = {
    "dealing": lambda view, names, seat: "Cards are being turned up.",
    "auction": _auction,
    "building": _building,
    "over": lambda view, names, seat: "The game is over.",
}


def news(step: Step) -> list[RenderableType]:
    before, after = step.before, step.after
    found: list[RenderableType] = []
    same_round = before is not None and before["round"] == after["round"] and not after["over"]
    if before and before["phase"] == "auction":
        found += _end_of_auction(before, after, step.names, same_round)
    if before and before["deck"] == 0 and not same_round and not after["over"]:
        found.append("The deck has run out: what was discarded is shuffled and is the new deck.")
    if step.nature:
        found += ["", Rule(Text(f"Round {after['round']}", "bold"), style="dim"), _turned_up(step.nature)]
    return found


def _end_of_auction(before: View, after: View, names: Names, same_round: bool) -> list[RenderableType]:
    if not same_round:
        return ["Nobody builds: the row is discarded."]
    if after["phase"] == "building":
        return [says(names[after["turn"]], f"win the auction with {after['call']}")]
    if _called(after) <= _called(before):  # one more has called, and yet there are no more calls
        return [f"That was more than could be built: back to {whose(names[after['turn']])} call."]
    return []


def _called(view: View) -> int:
    return sum(call is not None for call in view["calls"])


def _turned_up(nature: list[str]) -> Text:
    line = Text("Turned up: ")
    for at, words in enumerate(nature):
        card = words.removeprefix("deal ")
        line.append(", " if at else "")
        line.append(card, COLOURS[card.split()[0]])
    return line.append(".")


def ask(view: View) -> str:
    return "Your call" if view["phase"] == "auction" else "Your build"


def breakdown(view: View, names: Names, scores: list[int]) -> RenderableType:
    return _Scores(view, names, scores)


@dataclass(frozen=True)
class _Scores:
    view: View
    names: Names
    scores: list[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs, view = Signs.of(options), self.view
        table = _table(_kinds(view), ("Tallest", "Rubble", "Score"))
        for seat, (name, score) in enumerate(zip(self.names, self.scores, strict=True)):
            towers = view["towers"][seat]
            heights = [_height(kind, towers[kind], signs) for kind in _kinds(view)]
            tallest = max(len(tower) for tower in towers.values())
            table.add_row(Text(name), *heights, str(tallest), str(view["rubble"][seat]), Text(str(score), "bold"))
        yield table
        yield Text(
            f"\nA point for each card, two in a tower with a spire ({signs.times}2); the tallest tower once more; "
            "the first card of rubble costs 1 point, the second 2, the third 3, and so on."
        )


def _height(kind: str, tower: list[int], signs: Signs) -> Padding:
    """How many cards, and whether a spire doubles them."""
    capped = bool(tower) and tower[-1] == 0
    cards = f"{len(tower)} {signs.times}2{signs.spire}" if capped else str(len(tower))
    return Padding(Text(cards, COLOURS[kind]), APART)
