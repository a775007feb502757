"""Dungeon in the terminal: the tower, drawn as one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..voice import Voice
from .plain import Signs, Step, View, first_up, natural, phrased

__all__ = ["HELP", "SCORE", "ask", "breakdown", "draw", "news", "offer", "tell"]

# The colours of the seats: a letter always stands by. Middling ones, to be read on light and on dark.
LETTERS = "RBGY"
COLOURS = ("red3", "dodger_blue1", "chartreuse4", "dark_goldenrod")
HALF = 14  # columns of a slot that has a twin
FULL = 2 * HALF + 1
MERLONS = (FULL + 3) // 4
WIDE = 74  # columns: with fewer, the players stand below the tower

GAME = "dungeon"
SCORE = "terminal-knights"
HELP = "terminal-help-dungeon"


class Card(NamedTuple):
    seat: int
    name: str  # "knight 2", "dragon"

    def of(self, voice: Voice) -> str:
        """The card with its owner."""
        return _of(self.seat, voice.card(GAME, self.name), voice)


def _of(seat: int, cards: str, voice: Voice) -> str:
    return voice.of("terminal-dungeon-card-of", seat, card=cards)


def cards_in(slot: View) -> list[Card]:
    """The cards of a slot from the top one down, as they are asked in a throw."""
    knights = [Card(seat, f"knight {number}") for seat, number in reversed(slot["knights"])]
    return knights if slot["dragon"] is None else [Card(slot["dragon"], "dragon"), *knights]


def _level(slot: str) -> int:
    return int(slot.rstrip("ab"))


# --- the position ---


def draw(view: View, voice: Voice, seat: int | None) -> RenderableType:
    return _Position(view, voice, seat)


@dataclass(frozen=True)
class _Position:
    view: View
    voice: Voice
    seat: int | None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = Signs.of(options)
        tower, players = self.tower(signs), self.players(signs)
        if options.max_width >= WIDE:
            grid = Table.grid(padding=(0, 3, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column(vertical="bottom")
            grid.add_row(Text("\n").join(tower), players)
            yield grid
        else:
            yield from tower
            yield ""
            yield players
        yield Padding(f"{_awaited(self.view, self.voice)}{_patience(self.view, self.voice)}", (1, 0, 0, 1))

    def tower(self, signs: Signs) -> list[Text]:
        slots: dict[str, View] = self.view["slots"]
        levels = sorted({_level(name) for name in slots}, reverse=True)
        twins = {level for level in levels if f"{level}b" in slots}
        lines = [*self.top(signs), *_battlements(signs)]
        for level in levels:
            if level in twins and level + 1 not in twins:
                lines.append(_storey(signs, signs.ledge))
            names = [name for name in slots if _level(name) == level]
            width = HALF if len(names) > 1 else FULL
            for row in range(2 if any(slots[name]["dragon"] is not None for name in names) else 1):
                line = Text(f" {signs.wall}")
                for name in names:
                    line.append_text(_part(name, slots[name], row, width, signs, self.voice)).append(signs.wall)
                lines.append(line)
        lines.append(_storey(signs, signs.base if twins else signs.base[0] + signs.floor + signs.base[2]))
        return lines

    def top(self, signs: Signs) -> Iterator[Text]:
        """Who is at the top, above the tower."""
        for seat, knights in enumerate(self.view["top"]):
            heading = f"  {self.voice.say('terminal-dungeon-top')} "
            line = Text(heading if seat == 0 else " " * len(heading), "bold")
            there = " ".join(map(str, knights)) or signs.none
            yield line.append(f"{LETTERS[seat]} {there}", COLOURS[seat] if knights else "dim")

    def players(self, signs: Signs) -> Table:
        """Beside the tower: who they are, and what is in the decks and in the dungeon."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        view = self.view
        for seat, name in enumerate(self.voice.shown):
            mark = signs.turn if view.get("seat", view.get("turn")) == seat else " "
            who = Text(f"{mark} ").append(LETTERS[seat], COLOURS[seat])
            who.append(f" {name}", "bold" if seat == self.seat else "").truncate(16, overflow="ellipsis")
            table.add_row(who, str(len(view["top"][seat])), self.voice.say("terminal-dungeon-at-top"))
            for what, count, cards in (
                ("terminal-dungeon-deck", view["decks"][seat], view.get("in_decks")),
                ("terminal-dungeon-dungeon", view["dungeon"][seat], view.get("in_dungeon")),
            ):
                held = Text(_bag(cards[seat], signs, self.voice) if cards else "", "dim")
                table.add_row(f"    {self.voice.say(what)}", str(count), held)
        return table


def _bag(cards: dict[str, int], signs: Signs, voice: Voice) -> str:
    """ "1×4 2×3 bird": the numbers of the knights, and how many of each."""
    short = ((name.removeprefix("knight "), count) for name, count in cards.items())
    named = ((name if name.isdecimal() else voice.card(GAME, name), count) for name, count in short)
    return " ".join(name if count == 1 else f"{name}{signs.times}{count}" for name, count in named)


def _battlements(signs: Signs) -> list[Text]:
    upper, lower = signs.merlons
    gaps = " ".join([lower] * (MERLONS - 1))
    return [Text(" " + " ".join([upper] * MERLONS)), Text(f" {signs.wall} {gaps} {signs.wall}")]


def _storey(signs: Signs, corners: str) -> Text:
    floor = signs.floor * HALF
    return Text(f" {corners[0]}{floor}{corners[1]}{floor}{corners[2]}")


def _part(name: str, slot: View, row: int, width: int, signs: Signs, voice: Voice) -> Text:
    """A line of a slot: the dragon lies above what it covers."""
    part = Text(f" {name:2} " if row == 0 else "    ", "dim")
    dragon, knights = slot["dragon"], slot["knights"]
    if row == 0 and dragon is not None:
        part.append(f"{LETTERS[dragon]}~{voice.say('terminal-dungeon-dragon')}", f"bold {COLOURS[dragon]}")
    elif knights and (row == 0) == (dragon is None):
        held = "+".join(f"{LETTERS[seat]}{number}" for seat, number in knights)
        colour = COLOURS[knights[0][0]]
        part.append(held if dragon is None else f"({held})", colour if dragon is not None else f"bold {colour}")
    elif row == 0:
        part.append(signs.none, "dim")
    part.pad_right(width - len(part))
    return part


# --- what is going on ---


def _awaited(view: View, voice: Voice) -> str:
    """A sentence: what is awaited, and of whom."""
    asked = view.get("asked")
    if view["phase"] == "falling" and asked:
        card = Card(asked["seat"], asked["card"]).of(voice)
        return voice.say("terminal-dungeon-falls", card=card, slot=asked["slot"])
    return voice.awaited(GAME, view)


def _patience(view: View, voice: Voice) -> str:
    """D-30, once it is in sight."""
    backs, most = view.get("put_backs", 0), view.get("patience", 0)
    if view["over"] or backs < 2 * len(view["decks"]):
        return ""
    return f" {voice.say('terminal-dungeon-patience', turns=backs, most=most)}"


def ask(view: View) -> str:
    return "terminal-ask-card" if view["phase"] == "playing" else "terminal-ask-turn"


# --- what happened ---


def offer(legal: Iterable[str], voice: Voice) -> dict[str, str]:
    return phrased(GAME, sorted(legal, key=natural), voice)


def tell(step: Step) -> str:
    told = step.told(GAME)
    if step.words == "draw" and step.nature:
        told += f" {step.voice.told(GAME, step.nature[0], None)}"
    return told


def _climb(words: str) -> tuple[str, str, str]:
    """Number, from and to of `2@4>6`."""
    number, _, way = words.partition("@")
    left, _, entered = way.partition(">")
    return number, left, entered


def _cards(cards: list[Card], voice: Voice) -> str:
    """Cards of one owner in a row: "Bot 1's knight 2 and knight 1"."""
    return _of(cards[0].seat, voice.listed([voice.card(GAME, card.name) for card in cards]), voice)


def news(step: Step) -> list[RenderableType]:
    if step.before is None:
        return []
    verb, _, rest = step.words.partition(" ")
    found: list[RenderableType] = []
    if verb == "throw":
        found += _throw(step, rest)
    elif verb in ("place", "climb"):
        found += _entering(step, rest if verb == "place" else _climb(rest)[2])
    for seat, (before, after) in enumerate(zip(step.before["decks"], step.after["decks"], strict=True)):
        if before and not after and step.after.get("drawn") is None:
            found.append(f"  {step.voice.of('terminal-dungeon-deck-empty', seat)}")
    return found


def _entering(step: Step, place: str) -> Iterator[str]:
    """D-12 to D-14: what a knight meets where it comes."""
    assert step.before is not None
    cards = cards_in(step.before["slots"][place]) if place != "top" else []
    if not cards:
        return
    voice = step.voice
    first, *beneath = cards
    if first.name == "dragon":
        yield _line(voice.say("terminal-dungeon-defeated", card=first.of(voice)))
        yield _line(voice.say("terminal-dungeon-back", cards=_cards(beneath, voice), count=len(beneath)))
    elif first.seat != step.mover:
        yield _line(voice.say("terminal-dungeon-captured", card=first.of(voice)))
    else:
        yield _line(voice.say("terminal-dungeon-pair"))


def _throw(step: Step, aim: str) -> Iterator[str]:
    """D-23 to D-26: each card that is asked, from the lowest slot up, and what became of it."""
    assert step.before is not None
    slots = step.before["slots"]
    answers = iter(step.nature)
    asked = False
    for name, slot in slots.items():
        if aim and abs(_level(name) - _level(aim)) > 1:
            continue
        for card in cards_in(slot):
            answer = next(answers, None)
            if answer is None:
                return
            asked = True
            message = "terminal-dungeon-fell" if answer == "falls" else "terminal-dungeon-stayed"
            yield _line(step.voice.say(message, card=card.of(step.voice), slot=name))
            if card.name == "dragon" and answer == "stays":
                break
    if not asked:
        yield _line(step.voice.say("terminal-dungeon-no-hit"))


def _line(sentence: str) -> str:
    return f"  {first_up(sentence)}"


# --- the end ---


def breakdown(view: View, voice: Voice, scores: list[int]) -> RenderableType:
    return _Scores(view, voice, scores)


@dataclass(frozen=True)
class _Scores:
    view: View
    voice: Voice
    scores: list[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = Signs.of(options)
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(self.voice.say("terminal-player"), no_wrap=True, max_width=20)
        table.add_column(first_up(self.voice.say("terminal-dungeon-at-top")))
        for heading in ("terminal-dungeon-sum", "terminal-dungeon-knights"):
            table.add_column(self.voice.say(heading), justify="right", no_wrap=True)
        for seat, (name, score) in enumerate(zip(self.voice.shown, self.scores, strict=True)):
            knights = self.view["top"][seat]
            who = Text(LETTERS[seat], COLOURS[seat]).append(f" {name}", "default")
            there = Text(" ".join(map(str, knights)) or signs.none, COLOURS[seat])
            table.add_row(who, there, str(sum(knights)), Text(str(score), "bold"))
        yield table
        yield Text(f"\n{self.voice.say('terminal-dungeon-counting')}")
