"""Millstone in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .plain import SCORE, YOU, Names, Signs, Step, View, counted, first_up, listed, says, turn_of, whose

__all__ = ["HELP", "SCORE", "ask", "breakdown", "draw", "news", "offer", "tell"]

SIGNS = ("rock", "paper", "scissors")  # each is beaten by the next
COLOURS = {"green": "chartreuse4", "yellow": "dark_goldenrod", "red": "red3"}  # from the weakest; the word stands by
VALUES = {"green": 10, "yellow": 20, "red": 30, "other": 50}
ROWS = {"rock": "rock", "paper": "paper", "scissors": "scissors", "joker": "jokers", "millstone": "millstones"}

HELP = """\
Lay a card that is stronger than the top, or draw one; the card you drew may be laid at once. The first \
without cards wins, the others count their hands: green 10, yellow 20, red 30 a card, jokers and millstones 50.

Paper beats rock, rock beats scissors, scissors beat paper, whatever the colours. On the same sign a stronger colour \
goes: green is weaker than yellow, yellow than red. A joker goes on anything; you name the sign that is to be beaten. \
A millstone is never laid: give it away, or swap it away.

Some cards carry a surprise, which acts once they are laid, but not when they are your last:
again: you have another turn at once, or you reverse the direction.
race: everybody else may lay a stronger card on it, all at the same time; the fastest does and goes on from there.
+3: the next player draws 3 and is skipped. Another +3 passes that on with 3 more, a joker cancels it all.
give: you give a card of your hand to somebody, who has to say thank you or draws 3.
swap: you change your whole hand for somebody's.

Which cards carry a surprise is a convention of ours, for the printed rules do not say."""


# --- cards ---


def _row(card: str) -> str:
    """The row of the hand that a card belongs to."""
    return next(
        word for word in card.split() if word in ROWS and (word in ("joker", "millstone") or "joker" not in card)
    )


def _place(card: str) -> tuple[int, int, int, str]:
    """Where a card stands in a hand: by sign, then from green to red; a joker by the sign it names."""
    words = card.split()
    named = SIGNS.index(words[-1]) if "joker" in words and words[-1] in SIGNS else 0
    return list(ROWS).index(_row(card)), [*COLOURS, "millstone"].index(words[0]), named, card


def _styled(card: str, more: str = "") -> Text:
    return Text(card, f"{more} {COLOURS.get(card.split()[0], '')}".strip())


def _in_a_row(cards: Iterable[str], between: str = ", ") -> Text:
    return Text(between).join(_styled(card) for card in cards)


def _with_counts(cards: Iterable[str], times: str) -> list[str]:
    """Equal cards once, with how many there are."""
    found = Counter(sorted(cards, key=_place))
    return [card if count == 1 else f"{card} {times}{count}" for card, count in found.items()]


def _beaten_by(top: str, colours: bool) -> str:
    """M-4 to M-6: what is stronger than the top, in words."""
    colour, sign = top.split()[:2]
    stronger = list(COLOURS)[list(COLOURS).index(colour) + 1 :] if colours else []
    better = SIGNS[(SIGNS.index(sign) + 1) % 3]
    same = [f"{' or '.join(stronger)} {sign}"] if stronger else []
    return listed([f"any {better}", *same, "a joker"], "or")


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
        yield self.players(signs)
        yield ""
        yield self.middle(signs)
        if self.seat is not None and not self.view["over"]:
            yield ""
            yield self.hand(self.seat, signs)
        yield Padding(_awaited(self.view, self.names), (1, 0, 0, 2))

    def players(self, signs: Signs) -> Table:
        """A line for each player in the order of play now: how many cards, and which of them are known."""
        view = self.view
        known = "Hand" if view["over"] else "All know of" if self.seat is None else "You know of"
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True, max_width=16)
        table.add_column("Cards", justify="right", no_wrap=True)
        table.add_column(Padding(known, (0, 0, 0, 1)))
        for seat, name in enumerate(self.names):
            mark = signs.turn if view["turn"] == seat else " "
            cards = [] if seat == self.seat and not view["over"] else _with_counts(view["hands"][seat], signs.times)
            held = _in_a_row(cards) if cards else Text("" if seat == self.seat else signs.none, "dim")
            who = Text(f"{mark} {name}", "bold" if seat == self.seat else "")
            table.add_row(who, str(view["sizes"][seat]), Padding(held, (0, 0, 0, 1)))
        return table

    def middle(self, signs: Signs) -> Table:
        """The top and what beats it, the charge, the direction, the cards on the table."""
        view = self.view
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        if view["top"] is None:
            table.add_row("  Top", Text("none yet: any card but a millstone opens", "dim"))
        else:
            table.add_row("\n  Top", self.top())
        if view["charge"]:
            charge = Text(f" {view['charge']} cards ", "bold reverse").append(" a +3 or a joker answers", "not reverse")
            table.add_row("  Charge", charge)
        if view.get("choice"):
            table.add_row("  Chosen", f"{view['choice']}, in secret")
        table.add_row("  Order", self.order(signs))
        table.add_row("  Table", f"{counted(view['pile'], 'card')} in the pile, {view['deck']} in the deck")
        return table

    def top(self) -> Table:
        """The card to beat, and what does."""
        view = self.view
        colour, sign, *surprise = view["top"].split()
        card = _styled(f"{colour} {sign}", "bold").append(f"  {surprise[0]}" if surprise else "", "default")
        beaten = "" if view["over"] or view["charge"] else _beaten_by(view["top"], view["colours"])
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(Panel(card, expand=False), f"\nbeaten by {beaten}" if beaten else "")
        return table

    def order(self, signs: Signs) -> str:
        """The names in the present direction, from who looks on."""
        step = self.view["direction"]
        first, count = self.seat or 0, len(self.names)
        names = [self.names[(first + step * at) % count] for at in range(count)]
        way = f"{signs.round} clockwise" if step > 0 else f"{signs.back} the other way round"
        return f"{f' {signs.onwards} '.join(names)} ({way.strip()})"

    def hand(self, seat: int, signs: Signs) -> Table:
        cards = self.view["hands"][seat]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row(
            Text("  Your hand", "bold"), Text(f"{counted(len(cards), 'card')}, {_worth(cards)} points", "dim")
        )
        for row, heading in ROWS.items():
            here = _with_counts((card for card in cards if _row(card) == row), signs.times)
            if here or row in SIGNS:
                table.add_row(f"  {heading}", _in_a_row(here) if here else Text(signs.none, "dim"))
        return table


def _worth(cards: Iterable[str]) -> int:
    """M-29: what cards count."""
    return sum(VALUES[_kind(card)] for card in cards)


def _kind(card: str) -> str:
    """The colour of a card of a sign; jokers and millstones are other ones."""
    return card.split()[0] if _row(card) in SIGNS else "other"


TASKS = {
    "opening": "open with any card but a millstone",
    "turn": "lay a stronger card, or draw one",
    "charged": "answer with a +3 or a joker, or take the cards",
    "drawn": "lay the card just drawn, or keep it",
    "race": "race or sit out, in secret",
    "again": "go again, or reverse the direction",
    "give": "give a card of the hand to another player",
    "thanks": "say thank you for the gift, or draw 3",
    "swap": "choose whose hand to take for this one",
}


def _awaited(view: View, names: Names) -> str:
    """A sentence: what is awaited, and of whom."""
    turn, phase = view["turn"], view["phase"]
    if view["over"]:
        return "The game is over."
    if not isinstance(turn, int):
        return "It is decided who was fastest." if phase == "fastest" else "Cards are dealt."
    task = TASKS.get(phase, "move")
    if phase == "drawn" and view.get("drawn"):
        task = f"lay {view['drawn']}, just drawn, or keep it"
    if phase == "race":
        return f"{first_up(whose(names[view['actor']]))} card calls a race. {turn_of(names[turn], task)}"
    return turn_of(names[turn], task)


PROMPTS = {
    "opening": "Your opening",
    "charged": "Your answer",
    "drawn": "Lay or keep",
    "race": "Race or sit out",
    "again": "Again or reverse",
    "give": "Your gift",
    "thanks": "Say it",
    "swap": "Swap with",
}


def ask(view: View) -> str:
    return PROMPTS.get(view["phase"], "Your turn")


# --- moves ---


def offer(legal: Iterable[str], names: Names) -> dict[str, str]:
    """Cards in the order of the hand, and players by their names."""
    return {words: _with_names(words, names) for words in sorted(legal, key=_order)}


def _order(words: str) -> tuple[object, ...]:
    _, _, card = words.partition(" ")
    card, _, seat = card.partition(" to ")
    return (1, *_place(card), seat) if any(word in ROWS for word in card.split()) else (0, words == "forget", words)


def _with_names(words: str, names: Names) -> str:
    """A seat at the end of a gift or a swap is a player."""
    front, _, last = words.rpartition(" ")
    whom = front.endswith((" to", " with")) and last.isdecimal() and int(last) < len(names)
    return f"{front} {names[int(last)]}" if whom else words


def tell(step: Step) -> str:
    verb, _, rest = step.words.partition(" ")
    name, before = step.name, step.before
    assert before is not None
    own = step.mover == step.seat
    match verb:
        case "play" if step.after["sizes"][step.mover] >= before["sizes"][step.mover]:
            return says(name, f"try {rest}, which does not go: it is back in the hand")
        case "play":
            return says(name, f"lay {_laid(rest)}")
        case "race" if own:
            return says(name, f"race with {_laid(rest)}")
        case "draw" | "take" | "forget":
            return says(name, _drawing(step, verb))
        case "keep":
            return says(name, "keep it")
        case "again":
            return says(name, "take another turn")
        case "reverse":
            return says(name, "reverse the direction")
        case "thanks":
            return says(name, "say thank you")
        case "give":
            card, _, whom = rest.rpartition(" to ")
            return says(name, f"give {card} to {_object(int(whom), step)}")
        case "swap":
            return says(name, f"swap hands with {_object(int(rest.split()[-1]), step)}")
        case "choose":
            return says(name, "choose in secret")
    return says(name, step.words)


def _object(seat: int, step: Step) -> str:
    return "you" if step.names[seat] == YOU else step.names[seat]


def _laid(card: str) -> str:
    """A joker with the sign that is named."""
    colour, kind, *more = card.split()
    return f"{colour} joker, naming {more[0]}" if kind == "joker" and more else card


def _drawing(step: Step, verb: str) -> str:
    """What was drawn: the own cards by name, of the others only how many."""
    assert step.before is not None
    count = len(step.nature) + step.after.get("owed", 0)  # in a replay they are yet to come
    cards = counted(count, "card") if count > 1 else "a card"
    named = ""
    if step.mover == step.seat and step.nature:
        had, has = (Counter(view["hands"][step.seat]) for view in (step.before, step.after))
        named = listed(sorted((has - had).elements(), key=_place))
    if verb == "forget":
        return f"forget to say thank you: {cards} drawn{named and ', ' + named}"
    return f"{verb} {named or cards}" if count else f"{verb}, but there is no card left"


def news(step: Step) -> list[RenderableType]:
    before, after, names = step.before, step.after, step.names
    if before is None:
        return ["Everybody has 7 cards."]
    found: list[RenderableType] = []
    if before["phase"] == "race" and after["phase"] != "race":
        found.append(f"  {_race(step)}")
    if after["charge"] > before["charge"]:
        found.append(f"  The charge is {after['charge']} cards.")
    elif before["charge"] and not after["charge"] and step.words.startswith("play") and not step.nature:
        found.append("  The charge is cancelled.")
    if after["pile"] < before["pile"]:
        found.append("  The deck had run out: the pile but for its top is the new deck.")
    for seat, (had, has) in enumerate(zip(before["sizes"], after["sizes"], strict=True)):
        if has == 1 and had != 1 and not after["over"]:
            found.append(f"  {names[seat]} {'have' if names[seat] == YOU else 'has'} one card left.")
    return found


def _race(step: Step) -> str:
    """M-16: who was fastest, and with which card."""
    assert step.before is not None
    sizes = zip(step.before["sizes"], step.after["sizes"], strict=True)
    fastest = next((seat for seat, (had, has) in enumerate(sizes) if has < had), None)
    if fastest is None:
        return "Nobody races: play goes on."
    laid: Counter[str] = Counter(step.after["played"]) - Counter(step.before["played"])
    card = next(iter(laid), step.after["top"])
    named = f", to be beaten as {step.after['top']}" if "joker" in card else ""
    return f"{step.names[fastest]} {'are' if step.names[fastest] == YOU else 'is'} fastest, with {card}{named}."


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
        table.add_column("Player", no_wrap=True, max_width=16)
        for kind, value in VALUES.items():
            heading = Text(kind if kind in COLOURS else "jokers, millstones", COLOURS.get(kind, ""))
            table.add_column(heading.append(f" {signs.times}{value}", "default"), justify="right")
        table.add_column("Points", justify="right", no_wrap=True)
        for seat, (name, score) in enumerate(zip(self.names, self.scores, strict=True)):
            kinds = Counter(_kind(card) for card in self.view["hands"][seat])
            cells = [str(kinds[kind]) if kinds[kind] else Text(signs.none, "dim") for kind in VALUES]
            table.add_row(Text(name), *cells, Text(str(score), "bold"))
        yield table
        yield Text("\nWho has no cards left wins; the cards that are left count against the others.")
