"""A slow reference implementation of docs/rules/millstone.md: the game as a generator that receives its moves.

It shares only the words with the game: a hand is a list of names, and `run` yields the mover with all legal moves and
is sent the move that is made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence

Script = Generator[tuple[int | str, list[str]], str, int]  # it returns the seat that is on turn next
COLOURS = ("green", "yellow", "red")
SIGNS = ("rock", "paper", "scissors")
SURPRISES = ("again", "race", "+3", "give", "swap")
BEATS = {"paper": "rock", "rock": "scissors", "scissors": "paper"}
VALUES = {"green": 10, "yellow": 20, "red": 30}


def standard_cards(variant: str = "full") -> Counter[str]:
    """M-1, M-2, M-31 to M-34: the deck of a variant."""
    deck: Counter[str] = Counter()
    for colour in COLOURS:
        deck[f"{colour} joker"] = 3
        for sign in SIGNS:
            deck[f"{colour} {sign}"] = 7 if colour == "green" else 5
            if variant != "signs":
                deck.update(f"{colour} {sign} {surprise}" for surprise in SURPRISES)
    if variant == "full":
        deck["millstone"] = 3
    return deck


def value(card: str) -> int:
    """M-29."""
    return 50 if card.endswith(("joker", "millstone")) else VALUES[card.split()[0]]


def ways(card: str) -> list[str]:
    """M-12: a joker is laid with any sign."""
    return [f"{card} {sign}" for sign in SIGNS] if card.endswith("joker") else [card]


class Over(Exception):
    """The game is over."""


class Table:
    def __init__(
        self,
        players: int,
        starter: int = 0,
        *,
        mistakes: str = "refused",
        variant: str = "full",
        turn_limit: int = 500,
        reply: str = "any",
        cards: Counter[str] | None = None,
    ) -> None:
        self.players, self.starter, self.limit = players, starter, turn_limit
        self.penalised, self.reply_stronger = mistakes == "penalised", reply == "stronger"
        self.colours_count = variant in ("colours", "full")
        self.deck = Counter(cards or standard_cards(variant))
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.under: list[str] = []  # the pile without its top
        self.laid: str | None = None  # the top card itself
        self.top: list[str] = []  # colour, sign and surprise to beat
        self.charge = self.barren = self.turns = 0
        self.direction = 1
        self.script = self.run()
        self.who, self.options = next(self.script)
        self.over = False

    def play(self, words: str) -> None:
        assert words in self.options
        try:
            self.who, self.options = self.script.send(words)
        except Over:
            self.over, self.options, self.charge = True, [], 0

    def show(self) -> dict[str, object]:
        return {
            "top": " ".join(self.top) or None,
            "hands": [sorted(hand) for hand in self.hands],
            "deck": self.deck.total(),
            "pile": len(self.under) + (self.laid is not None),
            "charge": self.charge,
            "direction": self.direction,
        }

    def scores(self) -> list[int]:
        return [sum(map(value, hand)) for hand in self.hands]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == min(scores)] if self.over else []

    # --- the script ---

    def run(self) -> Script:
        for _ in range(7):
            for place in range(self.players):
                yield from self.draw((self.starter + place) % self.players, 1)
        seat = self.starter
        while True:
            seat = yield from self.turn(seat)
            self.turns += 1
            if self.barren == self.players or self.turns == self.limit:
                raise Over

    def draw(self, seat: int, count: int) -> Generator[tuple[int | str, list[str]], str, list[str]]:
        """M-25, M-26: cards for a hand, as many as there are."""
        drawn: list[str] = []
        while len(drawn) < count:
            if not self.deck.total():
                self.deck.update(self.under)
                self.under = []
            if not self.deck.total():
                break
            words = yield "nature", [f"deal {card}" for card, copies in self.deck.items() if copies]
            card = words.removeprefix("deal ")
            self.deck[card] -= 1
            self.hands[seat].append(card)
            drawn.append(card)
        return drawn

    def after(self, seat: int) -> int:
        return (seat + self.direction) % self.players

    def beats_top(self, card: str) -> bool:
        """M-4 to M-6, M-31."""
        if card.endswith("joker"):
            return True
        if card == "millstone":
            return False
        colour, sign = card.split()[:2]
        if BEATS[sign] == self.top[1]:
            return True
        return self.colours_count and sign == self.top[1] and COLOURS.index(colour) > COLOURS.index(self.top[0])

    def may_lay(self, card: str) -> bool:
        if not self.top:
            return card != "millstone"
        if self.charge and card.endswith("+3"):
            return self.beats_top(card) or not self.reply_stronger
        return self.beats_top(card) and (not self.charge or card.endswith("joker"))

    def plays(self, cards: Iterable[str]) -> list[str]:
        return [f"play {way}" for card in set(cards) if self.penalised or self.may_lay(card) for way in ways(card)]

    def turn(self, seat: int) -> Script:
        instead = [] if not self.top else ["take"] if self.charge else ["draw"]
        words = yield seat, self.plays(self.hands[seat]) + instead
        if words == "take":
            return (yield from self.lose(seat, 0))
        if words == "draw":
            drawn = yield from self.draw(seat, 1)
            self.barren = 0 if drawn else self.barren + 1
            if not drawn:
                return self.after(seat)
            words = yield seat, [*self.plays(drawn), "keep"]
            if words == "keep":
                return self.after(seat)
        words = words.removeprefix("play ")
        card = " ".join(words.split()[:2]) if "joker" in words else words
        if not self.may_lay(card):
            return (yield from self.lose(seat, 3))
        return (yield from self.lay(seat, words))

    def lose(self, seat: int, more: int) -> Script:
        """M-20, M-24: draw the charge and this many more cards."""
        cards, self.charge = self.charge + more, 0
        drawn = yield from self.draw(seat, cards)
        self.barren = 0 if drawn else self.barren + 1
        return self.after(seat)

    def lay(self, seat: int, words: str) -> Script:
        """M-12, M-14 to M-23: lay a card and let it act; returns the next seat on turn."""
        parts = words.split()
        card = " ".join(parts[:2]) if parts[1] == "joker" else words
        hand = self.hands[seat]
        hand.remove(card)
        if self.laid is not None:
            self.under.append(self.laid)
        self.laid, self.top, self.barren = card, [part for part in parts if part != "joker"], 0
        surprise = self.top[2] if len(self.top) == 3 else ""
        self.charge = self.charge + 3 if surprise == "+3" else 0
        if not hand:
            raise Over
        others = [other for other in range(self.players) if other != seat]
        if surprise == "again":
            if (yield seat, ["again", "reverse"]) == "again":
                return seat
            self.direction = -self.direction
        elif surprise == "race":
            return (yield from self.race(seat))
        elif surprise == "give":
            gifts = [f"give {given} to {other}" for given in set(hand) for other in others]
            given, receiver = (yield seat, gifts).removeprefix("give ").split(" to ")
            hand.remove(given)
            self.hands[int(receiver)].append(given)
            if not hand:
                raise Over
            if (yield int(receiver), ["thanks", "forget"]) == "forget":
                yield from self.draw(int(receiver), 3)
        elif surprise == "swap":
            other = int((yield seat, [f"swap with {other}" for other in others]).split()[-1])
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        return self.after(seat)

    def race(self, caller: int) -> Script:
        """M-16."""
        racing: dict[int, str] = {}
        seat = self.after(caller)
        while seat != caller:
            cards = [card for card in set(self.hands[seat]) if self.beats_top(card)]
            words = yield seat, ["sit out", *(f"race {way}" for card in cards for way in ways(card))]
            if words != "sit out":
                racing[seat] = words.removeprefix("race ")
            seat = self.after(seat)
        if not racing:
            return self.after(caller)
        fastest = min(racing)
        if len(racing) > 1:
            words = yield "nature", [f"fastest {seat}" for seat in racing]
            fastest = int(words.split()[1])
        return (yield from self.lay(fastest, racing[fastest]))


def legal_after(table: Table, moves: Sequence[str]) -> Table:
    """The table after these moves."""
    for words in moves:
        table.play(words)
    return table
