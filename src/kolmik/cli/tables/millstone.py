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

from ..voice import Voice
from .plain import SCORE, Signs, Step, View, phrased

__all__ = ["HELP", "SCORE", "ask", "breakdown", "draw", "news", "offer", "tell"]

GAME = "millstone"
SIGNS = ("rock", "paper", "scissors")  # each is beaten by the next
COLOURS = {"green": "chartreuse4", "yellow": "dark_goldenrod", "red": "red3"}  # from the weakest; the word stands by
VALUES = {"green": 10, "yellow": 20, "red": 30, "other": 50}
ROWS = {
    "rock": "millstone-sign-rock",
    "paper": "millstone-sign-paper",
    "scissors": "millstone-sign-scissors",
    "joker": "terminal-millstone-jokers",
    "millstone": "terminal-millstone-millstones",
}  # of a hand, with their headings

HELP = "terminal-help-millstone"


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


def _styled(card: str, voice: Voice, more: str = "") -> Text:
    return Text(voice.card(GAME, card), f"{more} {COLOURS.get(card.split()[0], '')}".strip())


def _in_a_row(cards: Iterable[str], times: str, voice: Voice) -> Text:
    """Cards in the order of a hand, equal ones once with how many there are."""
    found = Counter(sorted(cards, key=_place))
    named = (_styled(card, voice).append("" if count == 1 else f" {times}{count}") for card, count in found.items())
    return Text(", ").join(named)


def _beaten_by(top: str, colours: bool, voice: Voice) -> str:
    """M-4 to M-6: what is stronger than the top, in words."""
    colour, sign = top.split()[:2]
    stronger = list(COLOURS)[list(COLOURS).index(colour) + 1 :] if colours else []
    better = voice.word(GAME, "sign", SIGNS[(SIGNS.index(sign) + 1) % 3])
    same = [voice.card(GAME, f"{other} {sign}") for other in stronger]
    cards = [voice.say("terminal-millstone-any", sign=better), *same, voice.say("terminal-millstone-a-joker")]
    return voice.say("terminal-millstone-beaten", cards=voice.listed(cards, "or"))


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
        yield self.players(signs)
        yield ""
        yield self.middle(signs)
        if self.seat is not None and not self.view["over"]:
            yield ""
            yield self.hand(self.seat, signs)
        yield Padding(_awaited(self.view, self.voice), (1, 0, 0, 2))

    def players(self, signs: Signs) -> Table:
        """A line for each player in the order of play now: how many cards, and which of them are known."""
        view = self.view
        known = "hand" if view["over"] else "all-know" if self.seat is None else "you-know"
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True, max_width=16)
        table.add_column(self.voice.say("terminal-millstone-cards"), justify="right", no_wrap=True)
        table.add_column(Padding(self.voice.say(f"terminal-millstone-{known}"), (0, 0, 0, 1)))
        for seat, name in enumerate(self.voice.shown):
            mark = signs.turn if view["turn"] == seat else " "
            cards = [] if seat == self.seat and not view["over"] else view["hands"][seat]
            nothing = Text("" if seat == self.seat else signs.none, "dim")
            held = _in_a_row(cards, signs.times, self.voice) if cards else nothing
            who = Text(f"{mark} {name}", "bold" if seat == self.seat else "")
            table.add_row(who, str(view["sizes"][seat]), Padding(held, (0, 0, 0, 1)))
        return table

    def middle(self, signs: Signs) -> Table:
        """The top and what beats it, the charge, the direction, the cards on the table."""
        view, voice = self.view, self.voice
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        heading = voice.say("terminal-millstone-top")
        if view["top"] is None:
            table.add_row(f"  {heading}", Text(voice.say("terminal-millstone-no-top"), "dim"))
        else:
            table.add_row(f"\n  {heading}", self.top())
        if view["charge"]:
            charge = Text(f" {voice.say('terminal-cards', count=view['charge'])} ", "bold reverse")
            charge.append(f" {voice.say('terminal-millstone-answers')}", "not reverse")
            table.add_row(f"  {voice.say('terminal-millstone-charge')}", charge)
        if view.get("choice"):
            chosen = voice.say("terminal-millstone-secretly", move=offer([view["choice"]], voice)[view["choice"]])
            table.add_row(f"  {voice.say('terminal-millstone-chosen')}", chosen)
        table.add_row(f"  {voice.say('terminal-millstone-order')}", self.order(signs))
        piles = voice.say("terminal-millstone-piles", pile=view["pile"], deck=view["deck"])
        table.add_row(f"  {voice.say('terminal-millstone-table')}", piles)
        return table

    def top(self) -> Table:
        """The card to beat, and what does."""
        view = self.view
        card = _styled(view["top"], self.voice, "bold")
        beaten = "" if view["over"] or view["charge"] else _beaten_by(view["top"], view["colours"], self.voice)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(Panel(card, expand=False), f"\n{beaten}")
        return table

    def order(self, signs: Signs) -> str:
        """The names in the present direction, from who looks on."""
        step = self.view["direction"]
        first, count = self.seat or 0, len(self.voice.shown)
        names = [self.voice.shown[(first + step * at) % count] for at in range(count)]
        sign, way = (signs.round, "clockwise") if step > 0 else (signs.back, "other-way")
        way = f"{sign} {self.voice.say(f'terminal-millstone-{way}')}"
        return f"{f' {signs.onwards} '.join(names)} ({way.strip()})"

    def hand(self, seat: int, signs: Signs) -> Table:
        cards = self.view["hands"][seat]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        worth = self.voice.say(
            "terminal-millstone-worth",
            cards=self.voice.say("terminal-cards", count=len(cards)),
            points=self.voice.say("terminal-points", count=_worth(cards)),
        )
        table.add_row(Text(f"  {self.voice.say('terminal-millstone-your-hand')}", "bold"), Text(worth, "dim"))
        for row, heading in ROWS.items():
            here = [card for card in cards if _row(card) == row]
            if here or row in SIGNS:
                held = _in_a_row(here, signs.times, self.voice) if here else Text(signs.none, "dim")
                table.add_row(f"  {self.voice.say(heading)}", held)
        return table


def _worth(cards: Iterable[str]) -> int:
    """M-29: what cards count."""
    return sum(VALUES[_kind(card)] for card in cards)


def _kind(card: str) -> str:
    """The colour of a card of a sign; jokers and millstones are other ones."""
    return card.split()[0] if _row(card) in SIGNS else "other"


def _awaited(view: View, voice: Voice) -> str:
    """A sentence or two: what is awaited, and of whom."""
    awaited = voice.awaited(GAME, view)
    if view["phase"] == "race":
        return f"{voice.of('terminal-millstone-race-of', view['actor'])} {awaited}"
    return awaited


PROMPTS = ("opening", "charged", "drawn", "race", "again", "give", "thanks", "swap")  # phases with words of their own


def ask(view: View) -> str:
    return f"terminal-ask-{view['phase'] if view['phase'] in PROMPTS else 'turn'}"


# --- moves ---


def offer(legal: Iterable[str], voice: Voice) -> dict[str, str]:
    """Cards in the order of the hand, and players by their names."""
    return phrased(GAME, sorted(legal, key=_order), voice)


def _order(words: str) -> tuple[object, ...]:
    _, _, card = words.partition(" ")
    card, _, seat = card.partition(" to ")
    return (1, *_place(card), seat) if any(word in ROWS for word in card.split()) else (0, words == "forget", words)


def tell(step: Step) -> str:
    verb, _, rest = step.words.partition(" ")
    assert step.before is not None
    if verb == "play" and step.after["sizes"][step.mover] >= step.before["sizes"][step.mover]:
        return step.voice.of("terminal-millstone-mistake", step.mover, card=step.voice.card(GAME, rest))
    return step.told(GAME)


def news(step: Step) -> list[RenderableType]:
    before, after, voice = step.before, step.after, step.voice
    if before is None:
        return [voice.say("terminal-millstone-dealt")]
    found: list[str] = []
    if step.words.split()[0] in ("draw", "take", "forget"):
        found += _drawn(step)
    if before["phase"] == "race" and after["phase"] != "race":
        found += _race(step)
    if after["charge"] > before["charge"]:
        found.append(voice.say("terminal-millstone-charge-is", count=after["charge"]))
    elif before["charge"] and not after["charge"] and step.words.startswith("play") and not step.nature:
        found.append(voice.say("terminal-millstone-cancelled"))
    if after["pile"] < before["pile"]:
        found.append(voice.say("terminal-millstone-new-deck"))
    for seat, (had, has) in enumerate(zip(before["sizes"], after["sizes"], strict=True)):
        if has == 1 and had != 1 and not after["over"]:
            found.append(voice.of("terminal-millstone-one-left", seat))
    return [f"  {sentence}" for sentence in found]


def _drawn(step: Step) -> list[str]:
    """What was drawn: the own cards by name, of the others only how many; one is not worth a word."""
    assert step.before is not None
    count = len(step.nature) + step.after.get("owed", 0)  # in a replay they are yet to come
    if step.mover == step.seat and step.nature:
        had, has = (Counter(view["hands"][step.seat]) for view in (step.before, step.after))
        cards = sorted((has - had).elements(), key=_place)
        named = step.voice.listed([step.voice.card(GAME, card) for card in cards])
        return [step.voice.say("terminal-millstone-drawn", cards=named)]
    return [] if count == 1 else [step.voice.say("terminal-millstone-drew", count=count)]


def _race(step: Step) -> list[str]:
    """M-16: who was fastest, and with which card."""
    assert step.before is not None
    voice = step.voice
    sizes = zip(step.before["sizes"], step.after["sizes"], strict=True)
    fastest = next((seat for seat, (had, has) in enumerate(sizes) if has < had), None)
    if fastest is None:
        return [voice.say("terminal-millstone-nobody-races")]
    laid: Counter[str] = Counter(step.after["played"]) - Counter(step.before["played"])
    card, top = next(iter(laid), step.after["top"]), step.after["top"]
    told = [voice.of("terminal-millstone-fastest", fastest, card=voice.card(GAME, card))]
    return [*told, voice.say("terminal-millstone-as", card=voice.card(GAME, top))] if "joker" in card else told


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
        table.add_column(self.voice.say("terminal-player"), no_wrap=True, max_width=16)
        for kind, value in VALUES.items():
            name = self.voice.say(f"millstone-colour-{kind}" if kind in COLOURS else "terminal-millstone-others")
            heading = Text(name, COLOURS.get(kind, ""))
            table.add_column(heading.append(f" {signs.times}{value}", "default"), justify="right")
        table.add_column(self.voice.say("terminal-score"), justify="right", no_wrap=True)
        for seat, (name, score) in enumerate(zip(self.voice.shown, self.scores, strict=True)):
            kinds = Counter(_kind(card) for card in self.view["hands"][seat])
            cells = [str(kinds[kind]) if kinds[kind] else Text(signs.none, "dim") for kind in VALUES]
            table.add_row(Text(name), *cells, Text(str(score), "bold"))
        yield table
        yield Text(f"\n{self.voice.say('terminal-millstone-counting')}")
