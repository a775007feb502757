"""The games in text, for language models: a prompt, numbered choices, and an answer.

>>> game = TextGame("towers", players=2, seat=0, bots="random", seed=1)
>>> game.choices["3"]
'bid 3'
>>> game.answer("Bid 3.")
'bid 3'
>>> game.answer("ninety")
Traceback (most recent call last):
kolmik.engine.errors.InvalidMove: "ninety" is none of the choices; answer with the number or the words of one of them.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

from kolmik.bots import Bot, InfoState, bot
from kolmik.engine import BadOption, Game, InvalidMove, Refused
from kolmik.engine.chance import SEEDS
from kolmik.engine.match import Match
from kolmik.engine.options import quoted
from kolmik.engine.registry import game as find_game
from kolmik.locales import ENGLISH, moves

from .rewards import Rewards, check, rewards_of
from .text_observation import HistoryEntry, TextObservation, speaker_of

__all__ = ["INSTRUCTION", "HistoryEntry", "TextGame", "TextObservation", "parse_answer"]

INSTRUCTION = "Answer with the number or the words of one choice, and nothing else."
DECORATION = "\"'`*_.!()[]{} \t\r\n"  # ignored around an answer
PREFIX = re.compile(r"^(?:my |final )?(?:answer|move|choice)(?: is)?\s*:?\s*", re.IGNORECASE)
NUMBERED = re.compile(r"^([0-9]+)\s*[.):–-]\s*(.+)$")

Bots: TypeAlias = str | Bot | Mapping[int, str | Bot]


class TextGame:
    """A game for one player who reads and writes text; bots play the other seats.

    `seat` is that player's seat. With None the player moves for every seat, each with that seat's own view. `preface`
    precedes every prompt: the rules of the game, or a role to play.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        seat: int | None = 0,
        *,
        bots: Bots = "club",
        seed: int | None = None,
        starter: int = 0,
        options: Mapping[str, object] | None = None,
        rewards: Rewards = "result",
        language: str = ENGLISH,
        preface: str = "",
    ) -> None:
        check(rewards)
        speaker_of(language)
        self.seed = secrets.randbelow(SEEDS) if seed is None else seed
        chosen = game if isinstance(game, Game) else find_game(game)
        self.match = chosen.new(players, self.seed, starter=starter, options=options)
        if seat is not None and (isinstance(seat, bool) or seat not in range(players)):
            raise BadOption(f"A seat is a whole number from 0 to {players - 1}, not {quoted(seat)}.")
        self.seat = seat
        self.language = language
        self.preface = preface
        self._rewards: Rewards = rewards
        self._bots = {} if seat is None else _seated(bots, chosen, [other for other in range(players) if other != seat])
        self._chances = {other: Random(f"{self.seed} {other}") for other in self._bots}
        self._let_bots_play()

    # --- reading ---

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def observation(self) -> TextObservation:
        """The position from the player's seat, or from the seat on turn if the player moves for every seat."""
        turn = self.match.mover
        return TextObservation.of(self.match, self.seat if self.seat is not None else turn if turn >= 0 else None)

    @property
    def prompt(self) -> str:
        """The text that asks for a move; after the end, the text with the result."""
        parts = [self.preface] if self.preface else []
        return "\n\n".join([*parts, self.observation.text(self.language), self.result if self.over else INSTRUCTION])

    @property
    def choices(self) -> dict[str, str]:
        """The legal moves in words, by number."""
        return self.observation.choices()

    @property
    def data(self) -> dict[str, Any]:
        """The position as JSON data."""
        return self.observation.json()

    @property
    def result(self) -> str:
        """The result in a few sentences; "" before the end."""
        outcome = self.match.outcome
        if outcome is None:
            return ""
        names = self.observation.names
        reason = moves.ending(self.match.game.name, outcome.reason, self.seat, names, speaker_of(self.language))
        points = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
        won = " and ".join(names[seat] for seat in outcome.winners) or "nobody"
        return f"{reason}\nPoints: {points}. Won by {won}."

    def rewards(self) -> list[float]:
        """The reward of each seat; 0 before the end."""
        return rewards_of(self.match, self._rewards) if self.over else [0.0] * self.match.players

    # --- answering ---

    def answer(self, text: str) -> str:
        """Makes the move that an answer means and lets the bots play on; returns the move in words.

        An answer that is none of the choices raises `InvalidMove`, or `IllegalMove` with the rule that forbids the
        move, and changes nothing.
        """
        if self.over:
            raise Refused("The game is over.")
        words = parse_answer(text, self.observation, self.language, self.match)
        self.match.play(words)
        self._let_bots_play()
        return words

    def _let_bots_play(self) -> None:
        while not self.match.over and self.match.mover in self._bots:
            seat = self.match.mover
            self.match.play(self._bots[seat].choose(InfoState(self.match), self._chances[seat]))


def parse_answer(text: str, observation: TextObservation, language: str = ENGLISH, match: Match | None = None) -> str:
    """The legal move that an answer means: its number, its words, or its name in the language.

    Of several lines the last one counts. With a match, an illegal move is refused with the rule that forbids it.
    """
    choices = observation.choices()
    meaning = {label.casefold(): words for words, label in observation.labels(language).items()}
    meaning |= {words: words for words in choices.values()} | choices
    lines = [line for line in text.splitlines() if line.strip(DECORATION)] or [""]
    for candidate in dict.fromkeys((text, lines[-1])):
        plain = _bare(candidate)
        if plain in meaning:
            return meaning[plain]
        found = NUMBERED.match(plain)
        if found and choices.get(found[1]) is not None and _bare(found[2]).startswith(choices[found[1]]):
            return choices[found[1]]
    if match is not None and (move := match.game.read(_bare(lines[-1]))) is not None:
        match.copy().play_number(move)  # raises IllegalMove with the reason
    raise InvalidMove(
        f"{quoted(lines[-1].strip())} is none of the choices; answer with the number or the words of one of them."
    )


def _bare(text: str) -> str:
    """An answer without quotation marks, a full stop or "Answer:" around it."""
    plain = " ".join(text.strip(DECORATION).casefold().split())
    return PREFIX.sub("", plain).strip(DECORATION)


def _seated(given: Bots, game: Game, seats: list[int]) -> dict[int, Bot]:
    """A bot for each of these seats, from one for all or one for each."""
    if isinstance(given, Mapping):
        if sorted(given) != seats:
            raise BadOption(f"Bots are needed at the seats {', '.join(map(str, seats))}, and nowhere else.")
        return {seat: one if isinstance(one, Bot) else bot(one, game=game) for seat, one in given.items()}
    return dict.fromkeys(seats, given if isinstance(given, Bot) else bot(given, game=game))
