"""Dungeon in the terminal: the tower, drawn as one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .plain import Names, Signs, Step, View, first_up, listed, offer, says, turn_of, whose

__all__ = ["HELP", "SCORE", "ask", "breakdown", "draw", "news", "offer", "tell"]

# The colours of the seats: a letter always stands by. Middling ones, to be read on light and on dark.
LETTERS = "RBGY"
COLOURS = ("red3", "dodger_blue1", "chartreuse4", "dark_goldenrod")
HALF = 14  # columns of a slot that has a twin
FULL = 2 * HALF + 1
MERLONS = (FULL + 3) // 4
WIDE = 74  # columns: with fewer, the players stand below the tower

SCORE = ("knight at the top", "knights at the top")

HELP = """\
On your turn you draw the top card of your deck, or climb with one of your knights. A card that you draw is played \
at once or goes back into the deck.

A knight enters the tower on the level of its number. When it climbs, it goes up by as many levels as its number says, \
whatever lies between; beyond the last level is the top, where it stays. In an empty slot it is alone, with one of \
your own knights it is a pair, and another's single knight is captured into the dungeon. A pair is safe: no other \
knight gets in. Where a level has two slots, a and b, and one is empty, you go there, unless all that lies in the \
other is yours.

A dragon is laid on any slot with knights and covers them: they can neither climb nor be captured. A knight that comes \
to a dragon defeats it: it goes straight to the top, the dragon to the dungeon, and the knights beneath go back into \
their owner's deck.

A bird is thrown at a slot. Each card there falls into the dungeon on 4 of 6, each card next to it on 1 of 6: those \
one level up or down, and in the twin. What lies under a dragon is safe while the dragon stays.

The game ends when somebody has no card left to draw and no knight that can climb. Most knights at the top win, and of \
as many the lower sum of their numbers.

In the tower R2 is the 2 of the player with the letter R, R2+R1 is a pair, and (R2) lies under the dragon above it. \
Which 15 cards a player has is a convention of ours, for the printed rules do not say."""


class Card(NamedTuple):
    seat: int
    name: str  # "knight 2", "dragon"

    def of(self, names: Names) -> str:
        return f"{whose(names[self.seat])} {self.name}"


def cards_in(slot: View) -> list[Card]:
    """The cards of a slot from the top one down, as they are asked in a throw."""
    knights = [Card(seat, f"knight {number}") for seat, number in reversed(slot["knights"])]
    return knights if slot["dragon"] is None else [Card(slot["dragon"], "dragon"), *knights]


def _level(slot: str) -> int:
    return int(slot.rstrip("ab"))


# --- the position ---


def draw(view: View, names: Names, seat: int | None) -> RenderableType:
    return _Position(view, names, seat)


@dataclass(frozen=True)
class _Position:
    view: View
    names: Names
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
        yield Padding(f"{_awaited(self.view, self.names)}{_patience(self.view)}", (1, 0, 0, 1))

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
                    line.append_text(_part(name, slots[name], row, width, signs)).append(signs.wall)
                lines.append(line)
        lines.append(_storey(signs, signs.base if twins else signs.base[0] + signs.floor + signs.base[2]))
        return lines

    def top(self, signs: Signs) -> Iterator[Text]:
        """Who is at the top, above the tower."""
        for seat, knights in enumerate(self.view["top"]):
            line = Text("  top " if seat == 0 else "      ", "bold")
            there = " ".join(map(str, knights)) or signs.none
            yield line.append(f"{LETTERS[seat]} {there}", COLOURS[seat] if knights else "dim")

    def players(self, signs: Signs) -> Table:
        """Beside the tower: who they are, and what is in the decks and in the dungeon."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        view = self.view
        for seat, name in enumerate(self.names):
            mark = signs.turn if view.get("seat", view.get("turn")) == seat else " "
            who = Text(f"{mark} ").append(LETTERS[seat], COLOURS[seat])
            who.append(f" {name}", "bold" if seat == self.seat else "").truncate(16, overflow="ellipsis")
            table.add_row(who, str(len(view["top"][seat])), "at the top")
            for what, count, cards in (
                ("deck", view["decks"][seat], view.get("in_decks")),
                ("dungeon", view["dungeon"][seat], view.get("in_dungeon")),
            ):
                table.add_row(f"    {what}", str(count), Text(_bag(cards[seat], signs) if cards else "", "dim"))
        return table


def _bag(cards: dict[str, int], signs: Signs) -> str:
    """ "1×4 2×3 bird": the numbers of the knights, and how many of each."""
    named = ((name.removeprefix("knight "), count) for name, count in cards.items())
    return " ".join(name if count == 1 else f"{name}{signs.times}{count}" for name, count in named)


def _battlements(signs: Signs) -> list[Text]:
    upper, lower = signs.merlons
    gaps = " ".join([lower] * (MERLONS - 1))
    return [Text(" " + " ".join([upper] * MERLONS)), Text(f" {signs.wall} {gaps} {signs.wall}")]


def _storey(signs: Signs, corners: str) -> Text:
    floor = signs.floor * HALF
    return Text(f" {corners[0]}{floor}{corners[1]}{floor}{corners[2]}")


def _part(name: str, slot: View, row: int, width: int, signs: Signs) -> Text:
    """A line of a slot: the dragon lies above what it covers."""
    part = Text(f" {name:2} " if row == 0 else "    ", "dim")
    dragon, knights = slot["dragon"], slot["knights"]
    if row == 0 and dragon is not None:
        part.append(f"{LETTERS[dragon]}~dragon", f"bold {COLOURS[dragon]}")
    elif knights and (row == 0) == (dragon is None):
        held = "+".join(f"{LETTERS[seat]}{number}" for seat, number in knights)
        colour = COLOURS[knights[0][0]]
        part.append(held if dragon is None else f"({held})", colour if dragon is not None else f"bold {colour}")
    elif row == 0:
        part.append(signs.none, "dim")
    part.pad_right(width - len(part))
    return part


# --- what is going on ---


def _awaited(view: View, names: Names) -> str:
    """A sentence: what is awaited, and of whom."""
    if view["over"]:
        return "The game is over."
    on: int = view["seat"] if "seat" in view else view["turn"]
    if view["phase"] == "falling" and view.get("asked"):
        asked = view["asked"]
        return f"The bird is thrown: does {Card(asked['seat'], asked['card']).of(names)} in {asked['slot']} fall?"
    return turn_of(names[on], _task(view, on))


def _task(view: View, seat: int) -> str:
    drawn = view.get("drawn")
    if drawn is None:
        if view.get("first_turn"):
            return "draw the first card"
        return "draw a card, or climb" if view["decks"][seat] else "climb, for the deck is empty"
    if drawn == "dragon":
        return "lay the dragon on a slot with knights, or put it back"
    if drawn == "bird":
        return "throw the bird at a slot, or put it back"
    return f"place the {drawn} on level {drawn.removeprefix('knight ')}, or put it back"


def _patience(view: View) -> str:
    """D-30, once it is in sight."""
    backs, most = view.get("put_backs", 0), view.get("patience", 0)
    if view["over"] or backs < 2 * len(view["decks"]):
        return ""
    return f" The last {backs} turns were put back: at {most} the game is over."


def ask(view: View) -> str:
    return "Your card" if view["phase"] == "playing" else "Your turn"


# --- what happened ---


def tell(step: Step) -> str:
    verb, _, rest = step.words.partition(" ")
    assert step.before is not None
    drawn = step.before.get("drawn") or "card"
    slots = step.before["slots"]
    match verb:
        case "draw" if step.nature:
            return says(step.name, f"draw a {step.nature[0].removeprefix('reveal ')}")
        case "put":
            return says(step.name, f"put the {drawn} back")
        case "place":
            return says(step.name, f"place the {drawn} in {rest}")
        case "dragon":
            return says(step.name, f"lay the dragon on {_cards(cards_in(slots[rest]), step.names)} in {rest}")
        case "throw":
            return says(step.name, f"throw the bird{' at ' if rest else ''}{rest}")
        case "climb":
            number, left, entered = _climb(rest)
            there = "the top" if entered == "top" else entered
            return says(step.name, f"climb with the {number} from {left} to {there}")
    return says(step.name, step.words)


def _climb(words: str) -> tuple[str, str, str]:
    """Number, from and to of `2@4>6`."""
    number, _, way = words.partition("@")
    left, _, entered = way.partition(">")
    return number, left, entered


def _cards(cards: list[Card], names: Names) -> str:
    """Cards of one owner in a row: "Bot 1's knight 2 and knight 1"."""
    return f"{whose(names[cards[0].seat])} {listed([card.name for card in cards])}" if cards else "nothing"


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
            found.append(f"  {first_up(whose(step.names[seat]))} deck is empty.")
    return found


def _entering(step: Step, place: str) -> Iterator[str]:
    """D-12 to D-14: what a knight meets where it comes."""
    assert step.before is not None
    cards = cards_in(step.before["slots"][place]) if place != "top" else []
    if not cards:
        return
    first, *beneath = cards
    if first.name == "dragon":
        yield f"  {first_up(first.of(step.names))} is defeated: the knight goes straight to the top."
        back = "goes" if len(beneath) == 1 else "go"
        yield f"  {first_up(_cards(beneath, step.names))} {back} back into the deck."
    elif first.seat != step.mover:
        yield f"  {first_up(first.of(step.names))} is captured into the dungeon."
    else:
        yield "  That makes a pair."


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
            yield f"  {first_up(card.of(step.names))} in {name} {answer}."
            if card.name == "dragon" and answer == "stays":
                break
    if not asked:
        yield "  There is nothing to hit."


# --- the end ---


def breakdown(view: View, names: Names, scores: list[int]) -> RenderableType:
    return _Scores(view, names, scores)


@dataclass(frozen=True)
class _Scores:
    view: View
    names: Names
    scores: list[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = Signs.of(options)
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("Player", no_wrap=True, max_width=20)
        table.add_column("At the top")
        for heading in ("Sum", "Knights"):
            table.add_column(heading, justify="right", no_wrap=True)
        for seat, (name, score) in enumerate(zip(self.names, self.scores, strict=True)):
            knights = self.view["top"][seat]
            who = Text(LETTERS[seat], COLOURS[seat]).append(f" {name}", "default")
            there = Text(" ".join(map(str, knights)) or signs.none, COLOURS[seat])
            table.add_row(who, there, str(sum(knights)), Text(str(score), "bold"))
        yield table
        yield Text(
            "\nMost knights at the top win; of as many, the lower sum of their numbers. The knights stand as they "
            "came: with the option tie_break last, the latest counts instead of the sum."
        )
