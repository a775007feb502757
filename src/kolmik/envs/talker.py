"""A language model as a bot: it is asked in words and answers in words, in this process or as a program of its own.

In Python, for `kolmik.envs.duplicate` or an arena played here:

    model = Talker("my model", lambda prompt: complete(prompt))
    print(compare("towers", model.bot, "club", games=100))

As a program, for the arena, the terminal and wherever else bots of one's own can play. Either it is Python:

    from kolmik.envs.talker import speak
    speak(complete)

or any command that reads a prompt from standard input and prints the answer:

    kolmik arena towers --bots "cmd:python -m kolmik.envs.talker COMMAND" club --limit 60
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

from .scene import Heard, Scene, speaker_of
from .text import ASK, understand

Ask: TypeAlias = Callable[[str], str]  # a prompt -> an answer

TRIES = 3  # for each move
HELP = "A language model, asked in words."


class Talker:
    """Asks for every move in words. Who gives no choice in so many tries makes any legal move, and that is counted."""

    def __init__(self, name: str, ask: Ask, *, language: str = ENGLISH, preface: str = "", tries: int = TRIES) -> None:
        speaker_of(language)
        self.name = name
        self.ask = ask
        self.language = language
        self.preface = preface
        self.tries = tries
        self.moves = 0  # made
        self.bad_answers = 0
        self.given_up = 0  # moves that were left to chance

    @property
    def bot(self) -> Bot:
        return Bot(self.name, HELP, self.choose)

    def choose(self, info: InfoState, chance: Random) -> str:
        heard = [Heard(who, words) for who, words in zip(info.movers(), info.history(), strict=True)]
        return self.decide(Scene(info.game, info.players, info.seat, info.view, info.legal, heard), chance)

    def decide(self, scene: Scene, chance: Random) -> str:
        """A legal move, in words."""
        self.moves += 1
        parts = [self.preface] if self.preface else []
        prompt = "\n\n".join([*parts, scene.text(self.language), ASK])
        refusal = ""
        for _ in range(self.tries):
            answer = self.ask(f"{prompt}\n\n{refusal}" if refusal else prompt)
            try:
                return understand(answer, scene, self.language)
            except InvalidMove as bad:
                self.bad_answers += 1
                refusal = str(bad)
        self.given_up += 1
        return chance.choice(list(scene.legal))


def speak(
    ask: Ask,
    requests: Iterable[str] | None = None,
    replies: TextIO | None = None,
    *,
    language: str = ENGLISH,
    preface: str = "",
    tries: int = TRIES,
) -> Talker:
    """Be a bot for `cmd:` until the input ends; the talker, with its counts. What `ask` prints is no reply."""
    talker = Talker("speaker", ask, language=language, preface=preface, tries=tries)
    out = replies or sys.stdout
    told: dict[str, Any] = {}
    heard: list[Heard] = []
    for line in sys.stdin if requests is None else requests:
        request = json.loads(line)
        reply: dict[str, Any] = {"ok": True}
        if request["do"] == "new":
            told = request
            heard.clear()
        else:
            heard += [Heard(who, words) for who, words in zip(request["who"], request["history"], strict=True)]
            game = find_game(told["game"])
            scene = Scene(game, told["players"], told["seat"], request["view"], request["legal"], tuple(heard))
            try:
                with contextlib.redirect_stdout(sys.stderr):
                    reply["move"] = talker.decide(scene, Random(request["seed"]))
            except Refused as refusal:
                reply = {"ok": False, "error": str(refusal)}
        print(json.dumps(reply), file=out, flush=True)
    return talker


def by_command(command: Sequence[str]) -> Ask:
    """Asks a program anew for every prompt: it reads the prompt and prints the answer."""

    def ask(prompt: str) -> str:
        try:
            done = subprocess.run(command, input=prompt, stdout=subprocess.PIPE, text=True, check=True)
        except OSError as error:
            raise Refused(f"{command[0]} cannot be started: {(error.strerror or str(error)).lower()}.") from None
        except subprocess.CalledProcessError as error:
            raise Refused(f"{command[0]} ended with exit code {error.returncode}.") from None
        return done.stdout

    return ask


def main() -> None:
    """`python -m kolmik.envs.talker COMMAND …`."""
    if len(sys.argv) < 2:
        print("Name the command that reads a prompt and prints the answer.", file=sys.stderr)
        sys.exit(1)
    speak(by_command(sys.argv[1:]))


if __name__ == "__main__":
    main()
