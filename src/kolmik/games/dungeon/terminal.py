"""Dungeon in the terminal: the tower, drawn as one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kolmik.drawing import Drawing, FinalScores, Narrator, PlayedMove, Position, Symbols, View
from kolmik.drawing.text import capitalize_first

# The letters and colours of the seats. Medium colours, legible on light and on dark backgrounds.
LETTERS = "RBGY"
COLOURS = ("red3", "dodger_blue1", "chartreuse4", "dark_goldenrod")
HALF = 14  # columns of a slot on a level with two slots
FULL = 2 * HALF + 1
MERLONS = (FULL + 3) // 4
WIDE = 74  # columns: with fewer, the players stand below the tower
GAME = "dungeon"


class DungeonDrawing(Drawing):
    game = GAME
    help_message = "terminal-help-dungeon"
    score_message = "terminal-knights"
    declining_moves = ("put back",)

    def draw(self, position: Position) -> Iterator[RenderableType]:
        tower, players = _tower(position), _players(position)
        if position.width >= WIDE:
            grid = Table.grid(padding=(0, 3, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column(vertical="bottom")
            grid.add_row(Text("\n").join(tower), players)
            yield grid
        else:
            yield from tower
            yield ""
            yield players
        view, narrator = position.view, position.narrator
        yield Padding(f"{_status(view, narrator)}{_patience(view, narrator)}", (1, 0, 0, 1))

    def draw_scores(self, final: FinalScores) -> Iterator[RenderableType]:
        narrator = final.narrator
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(narrator.say("terminal-player"), no_wrap=True, max_width=20)
        table.add_column(capitalize_first(narrator.say("terminal-dungeon-at-top")))
        for heading in ("terminal-dungeon-sum", "terminal-dungeon-knights"):
            table.add_column(narrator.say(heading), justify="right", no_wrap=True)
        for seat, (name, score) in enumerate(zip(narrator.display_names, final.scores, strict=True)):
            knights = final.view["top"][seat]
            player = Text(LETTERS[seat], COLOURS[seat]).append(f" {name}", "default")
            at_top = Text(" ".join(map(str, knights)) or final.symbols.none, COLOURS[seat])
            table.add_row(player, at_top, str(sum(knights)), Text(str(score), "bold"))
        yield table
        yield Text(f"\n{narrator.say('terminal-dungeon-counting')}")

    def prompt(self, view: View) -> str:
        return "terminal-ask-card" if view["phase"] == "playing" else "terminal-ask-turn"

    def describe(self, move: PlayedMove) -> str:
        sentence = super().describe(move)
        if move.words == "draw" and move.nature:
            sentence += f" {move.narrator.describe_move(GAME, move.nature[0], None)}"
        return sentence

    def consequences(self, move: PlayedMove) -> list[RenderableType]:
        if move.before is None:
            return []
        verb, _, rest = move.words.partition(" ")
        lines: list[RenderableType] = []
        if verb == "throw":
            lines += _throw(move, rest)
        elif verb in ("place", "climb"):
            lines += _entering(move, rest.rpartition(">")[2])
        for seat, (before, after) in enumerate(zip(move.before["decks"], move.after["decks"], strict=True)):
            if before and not after and move.after.get("drawn") is None:
                lines.append(f"  {move.narrator.say_about('terminal-dungeon-deck-empty', seat)}")
        return lines

    def spell_out(self, words: str) -> str:
        """A climb such as 2@4>6 as "2 from 4 to 6"."""
        return words.replace("@", " from ").replace(">", " to ")


DRAWING = DungeonDrawing()


class Card(NamedTuple):
    seat: int
    name: str  # "knight 2", "dragon"

    def with_owner(self, narrator: Narrator) -> str:
        return _with_owner(self.seat, narrator.card(GAME, self.name), narrator)


def _with_owner(seat: int, cards: str, narrator: Narrator) -> str:
    return narrator.say_about("terminal-dungeon-card-of", seat, card=cards)


def _cards_in(slot: View) -> list[Card]:
    """The cards of a slot from the top down, the order in which a throw asks them."""
    knights = [Card(seat, f"knight {number}") for seat, number in reversed(slot["knights"])]
    return knights if slot["dragon"] is None else [Card(slot["dragon"], "dragon"), *knights]


def _level(slot: str) -> int:
    return int(slot.rstrip("ab"))


# --- the position ---


class Stones(NamedTuple):
    """The characters of the tower's walls and floors."""

    wall: str
    floor: str
    upper_merlon: str
    lower_merlon: str
    ledge: str  # left, middle and right end of a floor above a level with two slots
    base: str  # the same for the ground


UNICODE_STONES = Stones("│", "─", "┌─┐", "└─┘", "├┬┤", "└┴┘")
ASCII_STONES = Stones("|", "-", ".-.", "'-'", "+++", "+++")


def _tower(position: Position) -> list[Text]:
    stones = position.symbols.pick(UNICODE_STONES, ASCII_STONES)
    slots: dict[str, View] = position.view["slots"]
    levels = sorted({_level(name) for name in slots}, reverse=True)
    divided = {level for level in levels if f"{level}b" in slots}
    lines = [*_top(position), *_battlements(stones)]
    for level in levels:
        if level in divided and level + 1 not in divided:
            lines.append(_storey(stones, stones.ledge))
        names = [name for name in slots if _level(name) == level]
        width = HALF if len(names) > 1 else FULL
        for row in range(2 if any(slots[name]["dragon"] is not None for name in names) else 1):
            line = Text(f" {stones.wall}")
            for name in names:
                part = _slot_line(name, slots[name], row, width, position)
                line.append_text(part).append(stones.wall)
            lines.append(line)
    lines.append(_storey(stones, stones.base if divided else stones.base[0] + stones.floor + stones.base[2]))
    return lines


def _top(position: Position) -> Iterator[Text]:
    """The knights at the top, a line for each player above the tower."""
    for seat, knights in enumerate(position.view["top"]):
        heading = f"  {position.narrator.say('terminal-dungeon-top')} "
        line = Text(heading if seat == 0 else " " * len(heading), "bold")
        at_top = " ".join(map(str, knights)) or position.symbols.none
        yield line.append(f"{LETTERS[seat]} {at_top}", COLOURS[seat] if knights else "dim")


def _players(position: Position) -> Table:
    """The players beside the tower, with their decks and what they have in the dungeon."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    view, narrator = position.view, position.narrator
    for seat, name in enumerate(narrator.display_names):
        mark = position.symbols.turn if view.get("seat", view.get("turn")) == seat else " "
        player = Text(f"{mark} ").append(LETTERS[seat], COLOURS[seat])
        player.append(f" {name}", "bold" if seat == position.seat else "").truncate(16, overflow="ellipsis")
        table.add_row(player, str(len(view["top"][seat])), narrator.say("terminal-dungeon-at-top"))
        for message, count, cards in (
            ("terminal-dungeon-deck", view["decks"][seat], view.get("in_decks")),
            ("terminal-dungeon-dungeon", view["dungeon"][seat], view.get("in_dungeon")),
        ):
            held = Text(_card_counts(cards[seat], position.symbols, narrator) if cards else "", "dim")
            table.add_row(f"    {narrator.say(message)}", str(count), held)
    return table


def _card_counts(cards: dict[str, int], symbols: Symbols, narrator: Narrator) -> str:
    """ "1×4 2×3 bird": the numbers of the knights, and how many of each."""
    short = ((name.removeprefix("knight "), count) for name, count in cards.items())
    named = ((name if name.isdecimal() else narrator.card(GAME, name), count) for name, count in short)
    return " ".join(name if count == 1 else f"{name}{symbols.times}{count}" for name, count in named)


def _battlements(stones: Stones) -> list[Text]:
    gaps = " ".join([stones.lower_merlon] * (MERLONS - 1))
    return [Text(" " + " ".join([stones.upper_merlon] * MERLONS)), Text(f" {stones.wall} {gaps} {stones.wall}")]


def _storey(stones: Stones, ends: str) -> Text:
    floor = stones.floor * HALF
    return Text(f" {ends[0]}{floor}{ends[1]}{floor}{ends[2]}")


def _slot_line(name: str, slot: View, row: int, width: int, position: Position) -> Text:
    """A line of a slot: a dragon stands above the knights that it covers."""
    part = Text(f" {name:2} " if row == 0 else "    ", "dim")
    dragon, knights = slot["dragon"], slot["knights"]
    if row == 0 and dragon is not None:
        word = position.narrator.say("terminal-dungeon-dragon")
        part.append(f"{LETTERS[dragon]}~{word}", f"bold {COLOURS[dragon]}")
    elif knights and (row == 0) == (dragon is None):
        held = "+".join(f"{LETTERS[seat]}{number}" for seat, number in knights)
        colour = COLOURS[knights[0][0]]
        part.append(held if dragon is None else f"({held})", colour if dragon is not None else f"bold {colour}")
    elif row == 0:
        part.append(position.symbols.none, "dim")
    part.pad_right(width - len(part))
    return part


def _status(view: View, narrator: Narrator) -> str:
    """Whose turn it is and what they decide."""
    asked = view.get("asked")
    if view["phase"] == "falling" and asked:
        card = Card(asked["seat"], asked["card"]).with_owner(narrator)
        return narrator.say("terminal-dungeon-falls", card=card, slot=asked["slot"])
    return narrator.status(GAME, view)


def _patience(view: View, narrator: Narrator) -> str:
    """A warning that the game may end by D-30, after two rounds of cards put back."""
    backs, most = view.get("put_backs", 0), view.get("patience", 0)
    if view["over"] or backs < 2 * len(view["decks"]):
        return ""
    return f" {narrator.say('terminal-dungeon-patience', turns=backs, most=most)}"


# --- what follows from a move ---


def _entering(move: PlayedMove, place: str) -> Iterator[str]:
    """D-12 to D-14: what a knight meets in the slot that it enters."""
    assert move.before is not None
    cards = _cards_in(move.before["slots"][place]) if place != "top" else []
    if not cards:
        return
    narrator = move.narrator
    first, *beneath = cards
    if first.name == "dragon":
        yield _line(narrator.say("terminal-dungeon-defeated", card=first.with_owner(narrator)))
        freed = _with_owner(beneath[0].seat, narrator.join([narrator.card(GAME, c.name) for c in beneath]), narrator)
        yield _line(narrator.say("terminal-dungeon-back", cards=freed, count=len(beneath)))
    elif first.seat != move.mover:
        yield _line(narrator.say("terminal-dungeon-captured", card=first.with_owner(narrator)))
    else:
        yield _line(narrator.say("terminal-dungeon-pair"))


def _throw(move: PlayedMove, aim: str) -> Iterator[str]:
    """D-23 to D-26: each card that is asked, from the lowest slot up, and whether it fell."""
    assert move.before is not None
    narrator = move.narrator
    answers = iter(move.nature)
    asked = False
    for name, slot in move.before["slots"].items():
        if aim and abs(_level(name) - _level(aim)) > 1:
            continue
        for card in _cards_in(slot):
            answer = next(answers, None)
            if answer is None:
                return
            asked = True
            message = "terminal-dungeon-fell" if answer == "falls" else "terminal-dungeon-stayed"
            yield _line(narrator.say(message, card=card.with_owner(narrator), slot=name))
            if card.name == "dragon" and answer == "stays":
                break
    if not asked:
        yield _line(narrator.say("terminal-dungeon-no-hit"))


def _line(sentence: str) -> str:
    return f"  {capitalize_first(sentence)}"
