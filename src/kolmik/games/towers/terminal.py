"""Towers in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kolmik.drawing import Drawing, FinalScores, Narrator, PlayedMove, Position, Symbols, View

# Medium colours, legible on light and on dark backgrounds. The kind is always written beside them.
COLOURS = {"candy": "hot_pink3", "horror": "medium_purple3", "tree": "chartreuse4", "junk": "grey58", "sand": "orange3"}
GAME = "towers"
NUMBERS = ("terminal-towers-rubble", "terminal-towers-reach", "terminal-towers-call", "terminal-score")
WIDE = 78  # columns: with fewer, or where words are longer, the numbers stand below the towers
NAME, TOWER = 14, 6  # the most columns of a name, the fewest of a tower
APART = (0, 1, 0, 0)  # a space between neighbouring towers


class TowersDrawing(Drawing):
    game = GAME
    help_message = "terminal-help-towers"

    def draw(self, position: Position) -> Iterator[RenderableType]:
        view, narrator = position.view, position.narrator
        kinds = _kinds(view)
        wide = position.width >= max(WIDE, _width(kinds, narrator))
        towers = _table(narrator, kinds, NUMBERS if wide else ())
        numbers = _table(narrator, (), NUMBERS)
        row = {kind: [card.split()[1] for card in view["row"] if card.split()[0] == kind] for kind in kinds}
        towers.add_row(
            f"  {narrator.say('terminal-towers-row')}", *(_values(kind, cards, "") for kind, cards in row.items())
        )
        towers.add_section()
        for seat in range(len(narrator.display_names)):
            name, counts = _name(position, seat), _counts(position, seat)
            cells = [
                _values(kind, _tower(tower, position.symbols), position.symbols.none)
                for kind, tower in view["towers"][seat].items()
            ]
            towers.add_row(name, *cells, *(counts if wide else ()))
            numbers.add_row(name, *counts)
        yield towers
        if not wide:
            yield ""
            yield numbers
        yield Padding(_status(view, narrator), (1, 0, 0, 2))

    def draw_scores(self, final: FinalScores) -> Iterator[RenderableType]:
        symbols, view = final.symbols, final.view
        headings = ("terminal-towers-tallest", "terminal-towers-rubble", "terminal-score")
        table = _table(final.narrator, _kinds(view), headings)
        for seat, (name, score) in enumerate(zip(final.narrator.display_names, final.scores, strict=True)):
            towers = view["towers"][seat]
            heights = [_height(kind, towers[kind], symbols) for kind in _kinds(view)]
            tallest = max(len(tower) for tower in towers.values())
            table.add_row(Text(name), *heights, str(tallest), str(view["rubble"][seat]), Text(str(score), "bold"))
        yield table
        yield Text(f"\n{final.narrator.say('terminal-towers-counting', times=symbols.times)}")

    def prompt(self, view: View) -> str:
        return "terminal-ask-call" if view["phase"] == "auction" else "terminal-ask-build"

    def consequences(self, move: PlayedMove) -> list[RenderableType]:
        before, after, narrator = move.before, move.after, move.narrator
        lines: list[RenderableType] = []
        same_round = before is not None and before["round"] == after["round"] and not after["over"]
        if before and before["phase"] == "auction":
            lines += _end_of_auction(before, after, narrator, same_round)
        if before and before["deck"] == 0 and not same_round and not after["over"]:
            lines.append(narrator.say("terminal-towers-reshuffled"))
        if move.nature:
            title = narrator.say("terminal-towers-round", round=after["round"])
            lines += ["", Rule(Text(title, "bold"), style="dim"), _turned_up(move.nature, narrator)]
        return lines


DRAWING = TowersDrawing()


# --- the position ---


def _name(position: Position, seat: int) -> Text:
    mark = position.symbols.turn if position.view["turn"] == seat else " "
    return Text(f"{mark} {position.narrator.display_names[seat]}", "bold" if seat == position.seat else "")


def _counts(position: Position, seat: int) -> list[str]:
    """The cells below NUMBERS."""
    view = position.view
    reach = view["reach"][seat] if view["reach"] else None
    counts = (view["rubble"][seat], reach, view["calls"][seat], view["scores"][seat])
    return [position.symbols.none if count is None else str(count) for count in counts]


def _kinds(view: View) -> list[str]:
    return list(view["towers"][0])


def _table(narrator: Narrator, kinds: Iterable[str], numbers: Iterable[str]) -> Table:
    """An empty table: a column for the players, one for each kind, and these columns of numbers."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    table.add_column("", no_wrap=True, max_width=NAME)
    for kind in kinds:
        table.add_column(Padding(Text(narrator.word(GAME, "kind", kind), COLOURS[kind]), APART), min_width=TOWER)
    for heading in numbers:
        table.add_column(narrator.say(heading), justify="right", no_wrap=True)
    return table


def _width(kinds: Iterable[str], narrator: Narrator) -> int:
    """The columns that the headings of all towers and numbers take."""
    words = (max(map(len, narrator.word(GAME, "kind", kind).split())) for kind in kinds)
    return NAME + sum(max(word, TOWER) + 1 for word in words) + sum(len(narrator.say(one)) + 1 for one in NUMBERS)


def _spire(symbols: Symbols) -> str:
    return symbols.pick("▲", "^")


def _tower(values: list[int], symbols: Symbols) -> list[str]:
    return [str(value) if value else f"0{_spire(symbols)}" for value in values]


def _values(kind: str, values: list[str], none: str) -> Padding:
    return Padding(Text(" ".join(values) or none, COLOURS[kind] if values else "dim"), APART)


def _status(view: View, narrator: Narrator) -> str:
    """The round, the cards that are left, and whose turn it is, in one line."""
    sentences = [
        narrator.say("terminal-towers-standing", round=view["round"], deck=view["deck"], discard=view["discard"]),
    ]
    if view["phase"] == "auction" and view["call"] is not None:
        sentences.append(narrator.say_about("terminal-towers-called", view["caller"], call=view["call"]))
    sentences.append(narrator.status(GAME, view))
    if view["phase"] == "building" and view["may_raze"]:
        sentences.append(narrator.say("terminal-towers-may-raze"))
    return " ".join(sentences)


def _height(kind: str, tower: list[int], symbols: Symbols) -> Padding:
    """The number of cards, and whether a spire doubles them."""
    capped = bool(tower) and tower[-1] == 0
    cards = f"{len(tower)} {symbols.times}2{_spire(symbols)}" if capped else str(len(tower))
    return Padding(Text(cards, COLOURS[kind]), APART)


# --- what follows from a move ---


def _end_of_auction(before: View, after: View, narrator: Narrator, same_round: bool) -> list[RenderableType]:
    if not same_round:
        return [narrator.say("terminal-towers-nobody")]
    if after["phase"] == "building":
        return [narrator.say_about("terminal-towers-won", after["turn"], call=after["call"])]
    if _calls(after) <= _calls(before):  # a call was made, and yet there are no more of them
        return [narrator.say_about("terminal-towers-called-off", after["turn"])]
    return []


def _calls(view: View) -> int:
    return sum(call is not None for call in view["calls"])


def _turned_up(nature: list[str], narrator: Narrator) -> Text:
    line = Text(f"{narrator.say('terminal-towers-turned-up')} ")
    for at, words in enumerate(nature):
        card = words.removeprefix("deal ")
        line.append(", " if at else "")
        line.append(narrator.card(GAME, card), COLOURS[card.split()[0]])
    return line.append(".")
