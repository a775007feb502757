"""`kolmik replay`: steps through the record of a game."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kolmik import BadOption, Match, Refused
from kolmik.engine import NATURE
from kolmik.engine.options import quoted
from kolmik.locales import speaker

from . import tables, talk
from .common import read_record
from .tables.plain import Step
from .voice import LANGUAGE_HELP, Voice, language_of


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.", show_default=False)],
    to: Annotated[
        int | None, typer.Option(min=0, help="Show the position after so many moves, and stop.", show_default="the end")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON, and stop.")] = False,
    seat: Annotated[int | None, typer.Option(help="Show what this seat could see.", show_default="spectator")] = None,
    language: Annotated[str | None, typer.Option(help=LANGUAGE_HELP, show_default="your system's")] = None,
) -> None:
    """Step through the record of a game, or show one position of it."""
    spoken = language_of(language)
    match = read_record(file)
    if to is not None and to > len(match.moves):
        raise BadOption(f"{file} has {len(match.moves)} moves, so there is no position after {to}.")
    match.view(seat)  # refuses a seat there is not
    names = [name or f"Seat {seat}" for seat, name in enumerate(match.setting.seats)]
    reel = Reel(match, seat, Voice(names, speaker(spoken)), len(match.moves) if to is None else to)
    if as_json:
        print(reel.json())
    elif to is None and talk.at_terminal():
        reel.at = 0
        reel.step_through()
    else:
        reel.show()


@dataclass
class Reel:
    """A recorded game, wound to one of its positions."""

    match: Match
    seat: int | None
    voice: Voice
    at: int  # moves made
    console: Console = field(default_factory=talk.open_console)

    @property
    def end(self) -> int:
        return len(self.match.moves)

    def last(self) -> str | None:
        """The words of the move that led here, as far as the one who looks may hear of it."""
        return self.match.log(self.seat)[self.at - 1] if self.at else None

    @property
    def drawing(self) -> tables.Drawing:
        return tables.drawing(self.match.game.name)

    def json(self) -> str:
        now = self.match.after(self.at)
        position = {"move": self.at, "of": self.end, "turn": now.turn, "last": self.last()}
        return json.dumps(position | {"view": now.view(self.seat), "scores": now.scores()})

    def show(self) -> None:
        now = self.match.after(self.at)
        view = now.view(self.seat)
        title = self.voice.say("terminal-replay-move", number=str(self.at), last=str(self.end))
        self.console.print(Rule(Text(title, "bold"), style="dim"))
        self.console.print(f"{self.told()}\n")
        self.console.print(tables.draw(now.game.name, view, self.voice, self.seat))
        if now.outcome is not None:
            winners = self.voice.listed([self.voice.shown[seat] for seat in now.outcome.winners])
            reason = self.voice.ending(now.game.name, now.outcome.reason)
            self.console.print("\n", reason, f" {self.voice.say('terminal-replay-won', names=winners)}\n", sep="")
            self.console.print(self.drawing.breakdown(view, self.voice, list(now.outcome.scores)))

    def told(self) -> str:
        """The move that led here, as a sentence."""
        last = self.last()
        if last is None:
            voice = self.voice
            return voice.say("terminal-replay-game", game=voice.title(self.match.game), names=voice.listed(voice.shown))
        mover = self.match.movers[self.at - 1]
        if mover == NATURE:
            return self.voice.told(self.match.game.name, last, None)
        before, after = (self.match.after(at).view(self.seat) for at in (self.at - 1, self.at))
        return self.drawing.tell(Step(self.voice, self.seat, before, after, [], mover, last))

    # --- stepping ---

    def step_through(self) -> None:
        self.show()
        while True:
            self.console.print()
            try:
                line = talk.ask(self.voice.say(self.keys)).lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if line in ("q", "quit", "exit"):
                return
            try:
                self.at = self.wound(line)
            except Refused as refusal:
                self.console.print(str(refusal))
            else:
                self.show()

    @property
    def keys(self) -> str:
        """The message that tells what can be typed here."""
        return "terminal-replay-keys" if self.at < self.end else "terminal-replay-keys-end"

    def wound(self, line: str) -> int:
        """Where a line winds to."""
        if line in ("", "n") and self.at == self.end:
            raise Refused(self.voice.say("terminal-replay-last"))
        if line == "":
            return self.at + 1
        if line == "n":
            return self.next_decision()
        if line == "b":
            if self.at == 0:
                raise Refused(self.voice.say("terminal-replay-first"))
            return self.at - 1
        if not line.isdecimal():
            raise Refused(
                self.voice.say(
                    "terminal-replay-unclear", said=quoted(line), keys=self.voice.say("terminal-replay-keys")
                )
            )
        if len(line) > 9 or int(line) > self.end:
            raise Refused(self.voice.say("terminal-replay-range", last=str(self.end)))
        return int(line)

    def next_decision(self) -> int:
        """The next position in which a player chooses, or the end."""
        later = (at for at in range(self.at + 1, self.end) if self.match.movers[at] != NATURE)
        return next(later, self.end)
