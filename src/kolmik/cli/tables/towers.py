"""Towers in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..voice import Voice
from .plain import SCORE, Signs, Step, View, natural, phrased

__all__ = ["HELP", "SCORE", "ask", "breakdown", "draw", "news", "offer", "tell"]

# Middling colours, to be read on light and on dark; the kind's word always stands by.
COLOURS = {"candy": "hot_pink3", "horror": "medium_purple3", "tree": "chartreuse4", "junk": "grey58", "sand": "orange3"}
GAME = "towers"
NUMBERS = ("terminal-towers-rubble", "terminal-towers-reach", "terminal-towers-call", "terminal-score")
WIDE = 78  # columns: with fewer, or where words are longer, the numbers stand below the towers
NAME, TOWER = 14, 6  # columns of a name, and of a tower at the least
APART = (0, 1, 0, 0)  # towers side by side must not run together

HELP = "terminal-help-towers"


def draw(view: View, voice: Voice, seat: int | None) -> RenderableType:
    return _Position(view, voice, seat)


@dataclass(frozen=True)
class _Position:
    view: View
    voice: Voice
    seat: int | None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs, view = Signs.of(options), self.view
        wide = options.max_width >= max(WIDE, _width(_kinds(view), self.voice))
        towers = _table(self.voice, _kinds(view), NUMBERS if wide else ())
        numbers = _table(self.voice, (), NUMBERS)
        row = {kind: [card.split()[1] for card in view["row"] if card.split()[0] == kind] for kind in _kinds(view)}
        towers.add_row(
            f"  {self.voice.say('terminal-towers-row')}", *(_values(kind, cards, "") for kind, cards in row.items())
        )
        towers.add_section()
        for seat in range(len(self.voice.shown)):
            name = self.name(seat, signs)
            cells = [_values(kind, _tower(tower, signs), signs.none) for kind, tower in view["towers"][seat].items()]
            counts = self.counts(seat, signs)
            towers.add_row(name, *cells, *(counts if wide else ()))
            numbers.add_row(name, *counts)
        yield towers
        if not wide:
            yield ""
            yield numbers
        yield Padding(_standing(view, self.voice), (1, 0, 0, 2))

    def name(self, seat: int, signs: Signs) -> Text:
        mark = signs.turn if self.view["turn"] == seat else " "
        return Text(f"{mark} {self.voice.shown[seat]}", "bold" if seat == self.seat else "")

    def counts(self, seat: int, signs: Signs) -> list[str]:
        """The cells below NUMBERS."""
        view = self.view
        reach = view["reach"][seat] if view["reach"] else None
        counts = (view["rubble"][seat], reach, view["calls"][seat], view["scores"][seat])
        return [signs.none if count is None else str(count) for count in counts]


def _kinds(view: View) -> list[str]:
    return list(view["towers"][0])


def _table(voice: Voice, kinds: Iterable[str], numbers: Iterable[str]) -> Table:
    """A column for the players, one for each kind, and these columns of numbers."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    table.add_column("", no_wrap=True, max_width=NAME)
    for kind in kinds:
        table.add_column(Padding(Text(voice.word(GAME, "kind", kind), COLOURS[kind]), APART), min_width=TOWER)
    for heading in numbers:
        table.add_column(voice.say(heading), justify="right", no_wrap=True)
    return table


def _width(kinds: Iterable[str], voice: Voice) -> int:
    """How many columns the headings of all towers and numbers take."""
    words = (max(map(len, voice.word(GAME, "kind", kind).split())) for kind in kinds)
    return NAME + sum(max(word, TOWER) + 1 for word in words) + sum(len(voice.say(one)) + 1 for one in NUMBERS)


def _tower(values: list[int], signs: Signs) -> list[str]:
    return [str(value) if value else f"0{signs.spire}" for value in values]


def _values(kind: str, values: list[str], none: str) -> Padding:
    return Padding(Text(" ".join(values) or none, COLOURS[kind] if values else "dim"), APART)


def _standing(view: View, voice: Voice) -> str:
    """One line: the round, the cards that are left, and what is going on."""
    parts = [
        voice.say("terminal-towers-standing", round=view["round"], deck=view["deck"], discard=view["discard"]),
    ]
    if view["phase"] == "auction" and view["call"] is not None:
        parts.append(voice.of("terminal-towers-called", view["caller"], call=view["call"]))
    parts.append(voice.awaited(GAME, view))
    if view["phase"] == "building" and view["may_raze"]:
        parts.append(voice.say("terminal-towers-may-raze"))
    return " ".join(parts)


def offer(legal: Iterable[str], voice: Voice) -> dict[str, str]:
    return phrased(GAME, sorted(legal, key=natural), voice)


def tell(step: Step) -> str:
    return step.told(GAME)


def news(step: Step) -> list[RenderableType]:
    before, after = step.before, step.after
    found: list[RenderableType] = []
    same_round = before is not None and before["round"] == after["round"] and not after["over"]
    if before and before["phase"] == "auction":
        found += _end_of_auction(before, after, step.voice, same_round)
    if before and before["deck"] == 0 and not same_round and not after["over"]:
        found.append(step.voice.say("terminal-towers-reshuffled"))
    if step.nature:
        title = step.voice.say("terminal-towers-round", round=after["round"])
        found += ["", Rule(Text(title, "bold"), style="dim"), _turned_up(step.nature, step.voice)]
    return found


def _end_of_auction(before: View, after: View, voice: Voice, same_round: bool) -> list[RenderableType]:
    if not same_round:
        return [voice.say("terminal-towers-nobody")]
    if after["phase"] == "building":
        return [voice.of("terminal-towers-won", after["turn"], call=after["call"])]
    if _called(after) <= _called(before):  # one more has called, and yet there are no more calls
        return [voice.of("terminal-towers-called-off", after["turn"])]
    return []


def _called(view: View) -> int:
    return sum(call is not None for call in view["calls"])


def _turned_up(nature: list[str], voice: Voice) -> Text:
    line = Text(f"{voice.say('terminal-towers-turned-up')} ")
    for at, words in enumerate(nature):
        card = words.removeprefix("deal ")
        line.append(", " if at else "")
        line.append(voice.card(GAME, card), COLOURS[card.split()[0]])
    return line.append(".")


def ask(view: View) -> str:
    return "terminal-ask-call" if view["phase"] == "auction" else "terminal-ask-build"


def breakdown(view: View, voice: Voice, scores: list[int]) -> RenderableType:
    return _Scores(view, voice, scores)


@dataclass(frozen=True)
class _Scores:
    view: View
    voice: Voice
    scores: list[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs, view = Signs.of(options), self.view
        headings = ("terminal-towers-tallest", "terminal-towers-rubble", "terminal-score")
        table = _table(self.voice, _kinds(view), headings)
        for seat, (name, score) in enumerate(zip(self.voice.shown, self.scores, strict=True)):
            towers = view["towers"][seat]
            heights = [_height(kind, towers[kind], signs) for kind in _kinds(view)]
            tallest = max(len(tower) for tower in towers.values())
            table.add_row(Text(name), *heights, str(tallest), str(view["rubble"][seat]), Text(str(score), "bold"))
        yield table
        yield Text(f"\n{self.voice.say('terminal-towers-counting', times=signs.times)}")


def _height(kind: str, tower: list[int], signs: Signs) -> Padding:
    """How many cards, and whether a spire doubles them."""
    capped = bool(tower) and tower[-1] == 0
    cards = f"{len(tower)} {signs.times}2{signs.spire}" if capped else str(len(tower))
    return Padding(Text(cards, COLOURS[kind]), APART)
