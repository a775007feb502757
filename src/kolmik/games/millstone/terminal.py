"""Millstone in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kolmik.drawing import Drawing, FinalScores, Narrator, PlayedMove, Position, View

GAME = "millstone"
SIGNS = ("rock", "paper", "scissors")  # each is beaten by the next
COLOURS = {"green": "chartreuse4", "yellow": "dark_goldenrod", "red": "red3"}  # from the weakest to the strongest
VALUES = {"green": 10, "yellow": 20, "red": 30, "other": 50}
ROWS = {
    "rock": "millstone-sign-rock",
    "paper": "millstone-sign-paper",
    "scissors": "millstone-sign-scissors",
    "joker": "terminal-millstone-jokers",
    "millstone": "terminal-millstone-millstones",
}  # the rows of a hand, with the messages of their headings
PROMPTS = ("opening", "charged", "drawn", "race", "again", "give", "thanks", "swap")  # phases with their own prompt


class MillstoneDrawing(Drawing):
    game = GAME
    help_message = "terminal-help-millstone"
    declining_moves = ("sit out",)

    def draw(self, position: Position) -> Iterator[RenderableType]:
        yield _players(position)
        yield ""
        yield self._middle(position)
        if position.seat is not None and not position.view["over"]:
            yield ""
            yield _hand(position, position.view["hands"][position.seat])
        yield Padding(_status(position.view, position.narrator), (1, 0, 0, 2))

    def _middle(self, position: Position) -> Table:
        """The top and what beats it, the charge, the direction, the piles."""
        view, narrator = position.view, position.narrator
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        heading = narrator.say("terminal-millstone-top")
        if view["top"] is None:
            table.add_row(f"  {heading}", Text(narrator.say("terminal-millstone-no-top"), "dim"))
        else:
            table.add_row(f"\n  {heading}", _top(view, narrator))
        if view["charge"]:
            charge = Text(f" {narrator.say('terminal-cards', count=view['charge'])} ", "bold reverse")
            charge.append(f" {narrator.say('terminal-millstone-answers')}", "not reverse")
            table.add_row(f"  {narrator.say('terminal-millstone-charge')}", charge)
        if view.get("choice"):
            move = self.list_moves([view["choice"]], narrator)[view["choice"]]
            secret = narrator.say("terminal-millstone-secretly", move=move)
            table.add_row(f"  {narrator.say('terminal-millstone-chosen')}", secret)
        table.add_row(f"  {narrator.say('terminal-millstone-order')}", _order(position))
        piles = narrator.say("terminal-millstone-piles", pile=view["pile"], deck=view["deck"])
        table.add_row(f"  {narrator.say('terminal-millstone-table')}", piles)
        return table

    def draw_scores(self, final: FinalScores) -> Iterator[RenderableType]:
        narrator, symbols = final.narrator, final.symbols
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(narrator.say("terminal-player"), no_wrap=True, max_width=16)
        for kind, value in VALUES.items():
            name = narrator.say(f"millstone-colour-{kind}" if kind in COLOURS else "terminal-millstone-others")
            heading = Text(name, COLOURS.get(kind, ""))
            table.add_column(heading.append(f" {symbols.times}{value}", "default"), justify="right")
        table.add_column(narrator.say("terminal-score"), justify="right", no_wrap=True)
        for seat, (name, score) in enumerate(zip(narrator.display_names, final.scores, strict=True)):
            kinds = Counter(_kind(card) for card in final.view["hands"][seat])
            cells = [str(kinds[kind]) if kinds[kind] else Text(symbols.none, "dim") for kind in VALUES]
            table.add_row(Text(name), *cells, Text(str(score), "bold"))
        yield table
        yield Text(f"\n{narrator.say('terminal-millstone-counting')}")

    def prompt(self, view: View) -> str:
        return f"terminal-ask-{view['phase'] if view['phase'] in PROMPTS else 'turn'}"

    def describe(self, move: PlayedMove) -> str:
        verb, _, rest = move.words.partition(" ")
        assert move.before is not None
        if verb == "play" and move.after["sizes"][move.mover] >= move.before["sizes"][move.mover]:
            card = move.narrator.card(GAME, rest)
            return move.narrator.say_about("terminal-millstone-mistake", move.mover, card=card)
        return super().describe(move)

    def consequences(self, move: PlayedMove) -> list[RenderableType]:
        before, after, narrator = move.before, move.after, move.narrator
        if before is None:
            return [narrator.say("terminal-millstone-dealt")]
        sentences: list[str] = []
        if move.words.split()[0] in ("draw", "take", "forget"):
            sentences += _drawn(move)
        if before["phase"] == "race" and after["phase"] != "race":
            sentences += _race(move)
        if after["charge"] > before["charge"]:
            sentences.append(narrator.say("terminal-millstone-charge-is", count=after["charge"]))
        elif before["charge"] and not after["charge"] and move.words.startswith("play") and not move.nature:
            sentences.append(narrator.say("terminal-millstone-cancelled"))
        if after["pile"] < before["pile"]:
            sentences.append(narrator.say("terminal-millstone-new-deck"))
        for seat, (had, has) in enumerate(zip(before["sizes"], after["sizes"], strict=True)):
            if has == 1 and had != 1 and not after["over"]:
                sentences.append(narrator.say_about("terminal-millstone-one-left", seat))
        return [f"  {sentence}" for sentence in sentences]

    def order(self, words: str) -> tuple[object, ...]:
        """Moves without a card come first, then cards in the order of the hand."""
        _, _, card = words.partition(" ")
        card, _, seat = card.partition(" to ")
        if any(word in ROWS for word in card.split()):
            return (1, *_place(card), seat)
        return 0, words == "forget", words

    def english_label(self, words: str, narrator: Narrator) -> str:
        """The words with a player's name instead of the seat that is given a card or swapped with."""
        front, _, last = words.rpartition(" ")
        names = narrator.display_names
        is_seat = front.endswith((" to", " with")) and last.isdecimal() and int(last) < len(names)
        return f"{front} {names[int(last)]}" if is_seat else words


DRAWING = MillstoneDrawing()


# --- cards ---


def _row(card: str) -> str:
    """The row of the hand that a card belongs to."""
    return next(
        word for word in card.split() if word in ROWS and (word in ("joker", "millstone") or "joker" not in card)
    )


def _place(card: str) -> tuple[int, int, int, str]:
    """The sort key of a card in a hand: by sign, then from green to red; a joker by the sign it names."""
    words = card.split()
    named = SIGNS.index(words[-1]) if "joker" in words and words[-1] in SIGNS else 0
    return list(ROWS).index(_row(card)), [*COLOURS, "millstone"].index(words[0]), named, card


def _styled(card: str, narrator: Narrator, style: str = "") -> Text:
    return Text(narrator.card(GAME, card), f"{style} {COLOURS.get(card.split()[0], '')}".strip())


def _card_list(cards: Iterable[str], position: Position) -> Text:
    """Cards in the order of a hand, equal ones once with their number."""
    times, narrator = position.symbols.times, position.narrator
    counts = Counter(sorted(cards, key=_place))
    named = (_styled(card, narrator).append("" if n == 1 else f" {times}{n}") for card, n in counts.items())
    return Text(", ").join(named)


def _kind(card: str) -> str:
    """The colour of a card with a sign; jokers and millstones are "other"."""
    return card.split()[0] if _row(card) in SIGNS else "other"


def _points(cards: Iterable[str]) -> int:
    """M-29: the points of a hand."""
    return sum(VALUES[_kind(card)] for card in cards)


# --- the position ---


def _players(position: Position) -> Table:
    """A line for each player: the number of cards, and those that the viewer knows."""
    view, narrator = position.view, position.narrator
    known = "hand" if view["over"] else "all-know" if position.seat is None else "you-know"
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True, max_width=16)
    table.add_column(narrator.say("terminal-millstone-cards"), justify="right", no_wrap=True)
    table.add_column(Padding(narrator.say(f"terminal-millstone-{known}"), (0, 0, 0, 1)))
    for seat, name in enumerate(narrator.display_names):
        mark = position.symbols.turn if view["turn"] == seat else " "
        cards = [] if seat == position.seat and not view["over"] else view["hands"][seat]
        nothing = Text("" if seat == position.seat else position.symbols.none, "dim")
        held = _card_list(cards, position) if cards else nothing
        player = Text(f"{mark} {name}", "bold" if seat == position.seat else "")
        table.add_row(player, str(view["sizes"][seat]), Padding(held, (0, 0, 0, 1)))
    return table


def _top(view: View, narrator: Narrator) -> Table:
    """The card to beat, and the cards that beat it."""
    card = _styled(view["top"], narrator, "bold")
    beaten = "" if view["over"] or view["charge"] else _beaten_by(view["top"], view["colours"], narrator)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Panel(card, expand=False), f"\n{beaten}")
    return table


def _beaten_by(top: str, colours: bool, narrator: Narrator) -> str:
    """M-4 to M-6: the cards that are stronger than the top, in words."""
    colour, sign = top.split()[:2]
    stronger = list(COLOURS)[list(COLOURS).index(colour) + 1 :] if colours else []
    better = narrator.word(GAME, "sign", SIGNS[(SIGNS.index(sign) + 1) % 3])
    same = [narrator.card(GAME, f"{other} {sign}") for other in stronger]
    cards = [narrator.say("terminal-millstone-any", sign=better), *same, narrator.say("terminal-millstone-a-joker")]
    return narrator.say("terminal-millstone-beaten", cards=narrator.join(cards, "or"))


def _order(position: Position) -> str:
    """The names in the direction of play, beginning with the viewer."""
    names, step, symbols = position.narrator.display_names, position.view["direction"], position.symbols
    first, count = position.seat or 0, len(names)
    in_order = [names[(first + step * at) % count] for at in range(count)]
    arrow, way = (symbols.pick("↻", ""), "clockwise") if step > 0 else (symbols.pick("↺", ""), "other-way")
    direction = f"{arrow} {position.narrator.say(f'terminal-millstone-{way}')}".strip()
    return f" {symbols.pick('→', '>')} ".join(in_order) + f" ({direction})"


def _hand(position: Position, cards: list[str]) -> Table:
    """The viewer's cards, a row for each sign."""
    narrator = position.narrator
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    worth = narrator.say(
        "terminal-millstone-worth",
        cards=narrator.say("terminal-cards", count=len(cards)),
        points=narrator.say("terminal-points", count=_points(cards)),
    )
    table.add_row(Text(f"  {narrator.say('terminal-millstone-your-hand')}", "bold"), Text(worth, "dim"))
    for row, heading in ROWS.items():
        here = [card for card in cards if _row(card) == row]
        if here or row in SIGNS:
            held = _card_list(here, position) if here else Text(position.symbols.none, "dim")
            table.add_row(f"  {narrator.say(heading)}", held)
    return table


def _status(view: View, narrator: Narrator) -> str:
    """Whose turn it is and what they decide."""
    status = narrator.status(GAME, view)
    if view["phase"] == "race":
        return f"{narrator.say_about('terminal-millstone-race-of', view['actor'])} {status}"
    return status


# --- what follows from a move ---


def _drawn(move: PlayedMove) -> list[str]:
    """The cards that were drawn: the viewer's by name, another's only by number, and not if it is one."""
    assert move.before is not None
    narrator = move.narrator
    count = len(move.nature) + move.after.get("owed", 0)  # in a replay they are still to come
    if move.mover == move.seat and move.nature:
        had, has = (Counter(view["hands"][move.seat]) for view in (move.before, move.after))
        cards = sorted((has - had).elements(), key=_place)
        named = narrator.join([narrator.card(GAME, card) for card in cards])
        return [narrator.say("terminal-millstone-drawn", cards=named)]
    return [] if count == 1 else [narrator.say("terminal-millstone-drew", count=count)]


def _race(move: PlayedMove) -> list[str]:
    """M-16: the fastest player, and the card they laid."""
    assert move.before is not None
    narrator = move.narrator
    sizes = zip(move.before["sizes"], move.after["sizes"], strict=True)
    fastest = next((seat for seat, (had, has) in enumerate(sizes) if has < had), None)
    if fastest is None:
        return [narrator.say("terminal-millstone-nobody-races")]
    laid: Counter[str] = Counter(move.after["played"]) - Counter(move.before["played"])
    card, top = next(iter(laid), move.after["top"]), move.after["top"]
    sentence = narrator.say_about("terminal-millstone-fastest", fastest, card=narrator.card(GAME, card))
    if "joker" not in card:
        return [sentence]
    return [sentence, narrator.say("terminal-millstone-as", card=narrator.card(GAME, top))]
