"""A language model as a bot: it gets a prompt and answers in text, in this process or as a program of its own.

In Python, for `kolmik.envs.duplicate` or an arena in the same process:

    model = LLMBot("my model", lambda prompt: complete(prompt))
    print(compare("towers", model.bot, "club", games=100))

As a program, for the arena, the terminal and every other place that accepts external bots. Write it in Python:

    from kolmik.envs.llm_bot import serve
    serve(complete)

or use any command that reads a prompt from standard input and prints the answer:

    kolmik arena towers --bots "cmd:python -m kolmik.envs.llm_bot COMMAND" club --limit 60
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, TextIO, TypeAlias

from kolmik.bots import Bot, InfoState
from kolmik.engine import InvalidMove, Refused
from kolmik.engine.registry import game as find_game
from kolmik.locales import ENGLISH

from .text import INSTRUCTION, parse_answer
from .text_observation import HistoryEntry, TextObservation, speaker_of

Complete: TypeAlias = Callable[[str], str]  # a prompt -> an answer

ATTEMPTS = 3  # for each move
HELP = "A language model, asked in words."


class LLMBot:
    """Asks a model for every move. After `attempts` answers that name no choice it plays a random move."""

    def __init__(
        self, name: str, complete: Complete, *, language: str = ENGLISH, preface: str = "", attempts: int = ATTEMPTS
    ) -> None:
        speaker_of(language)
        self.name = name
        self.complete = complete
        self.language = language
        self.preface = preface
        self.attempts = attempts
        self.moves = 0
        self.invalid_answers = 0
        self.random_moves = 0  # moves made at random after too many invalid answers

    @property
    def bot(self) -> Bot:
        return Bot(self.name, HELP, self.choose)

    def choose(self, info: InfoState, chance: Random) -> str:
        history = [HistoryEntry(player, words) for player, words in zip(info.movers(), info.history(), strict=True)]
        return self.decide(TextObservation(info.game, info.players, info.seat, info.view, info.legal, history), chance)

    def decide(self, observation: TextObservation, chance: Random) -> str:
        """Returns a legal move, in words."""
        self.moves += 1
        parts = [self.preface] if self.preface else []
        prompt = "\n\n".join([*parts, observation.text(self.language), INSTRUCTION])
        refusal = ""
        for _ in range(self.attempts):
            answer = self.complete(f"{prompt}\n\n{refusal}" if refusal else prompt)
            try:
                return parse_answer(answer, observation, self.language)
            except InvalidMove as invalid:
                self.invalid_answers += 1
                refusal = str(invalid)
        self.random_moves += 1
        return chance.choice(list(observation.legal))


def serve(
    complete: Complete,
    requests: Iterable[str] | None = None,
    replies: TextIO | None = None,
    *,
    language: str = ENGLISH,
    preface: str = "",
    attempts: int = ATTEMPTS,
) -> LLMBot:
    """Plays as a bot for `cmd:` until the input ends; returns the bot with its counts.

    Whatever `complete` prints goes to standard error.
    """
    bot = LLMBot("model", complete, language=language, preface=preface, attempts=attempts)
    out = replies or sys.stdout
    new: dict[str, Any] = {}
    history: list[HistoryEntry] = []
    for line in sys.stdin if requests is None else requests:
        request = json.loads(line)
        reply: dict[str, Any] = {"ok": True}
        if request["do"] == "new":
            new = request
            history.clear()
        else:
            history += [HistoryEntry(*entry) for entry in zip(request["who"], request["history"], strict=True)]
            observation = TextObservation(
                find_game(new["game"]), new["players"], new["seat"], request["view"], request["legal"], tuple(history)
            )
            try:
                with contextlib.redirect_stdout(sys.stderr):
                    reply["move"] = bot.decide(observation, Random(request["seed"]))
            except Refused as refusal:
                reply = {"ok": False, "error": str(refusal)}
        print(json.dumps(reply), file=out, flush=True)
    return bot


def by_command(command: Sequence[str]) -> Complete:
    """Runs a program for every prompt: it reads the prompt and prints the answer."""

    def complete(prompt: str) -> str:
        try:
            done = subprocess.run(command, input=prompt, stdout=subprocess.PIPE, text=True, check=True)
        except OSError as error:
            raise Refused(f"{command[0]} cannot be started: {(error.strerror or str(error)).lower()}.") from None
        except subprocess.CalledProcessError as error:
            raise Refused(f"{command[0]} ended with exit code {error.returncode}.") from None
        return done.stdout

    return complete


def main() -> None:
    """`python -m kolmik.envs.llm_bot COMMAND …`."""
    if len(sys.argv) < 2:
        print("Name the command that reads a prompt and prints the answer.", file=sys.stderr)
        sys.exit(1)
    serve(by_command(sys.argv[1:]))


if __name__ == "__main__":
    main()
