"""`kolmik replay`: steps through the record of a game."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kolmik import BadOption, Match, Refused
from kolmik.drawing import Drawing, Narrator, PlayedMove
from kolmik.engine import NATURE
from kolmik.engine.options import quoted
from kolmik.locales import speaker

from . import terminal_io
from .drawings import find_drawing
from .files import RecordFile, read_record
from .language import Language, choose_language, warn_untranslated


def replay(
    file: RecordFile,
    to: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Show the position after N moves and exit.", show_default="the end"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON and exit.")] = False,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Show what this seat could see.", show_default="spectator")
    ] = None,
    language: Language = None,
) -> None:
    """Step through the record of a game, or show one position of it."""
    spoken = speaker(choose_language(language))
    match = read_record(file)
    if to is not None and to > len(match.moves):
        raise BadOption(f"{file} has {len(match.moves)} moves, so there is no position after {to}.")
    match.view(seat)  # raises if there is no such seat
    warn_untranslated(spoken.language, match.game.name)
    names = [name or f"Seat {seat}" for seat, name in enumerate(match.setting.seats)]
    narrator = Narrator(names, spoken)
    viewer = ReplayViewer(match, seat, narrator, len(match.moves) if to is None else to)
    if as_json:
        print(viewer.json())
    elif to is None and terminal_io.at_terminal():
        viewer.at = 0
        viewer.step_through()
    else:
        viewer.show()


@dataclass
class ReplayViewer:
    """Shows one position of a recorded game at a time."""

    match: Match
    seat: int | None
    narrator: Narrator
    at: int  # number of moves made
    console: Console = field(default_factory=terminal_io.open_console)

    @property
    def end(self) -> int:
        return len(self.match.moves)

    def last_move(self) -> str | None:
        """The words of the move that led here, as far as the viewer may know them."""
        return self.match.log(self.seat)[self.at - 1] if self.at else None

    @property
    def drawing(self) -> Drawing:
        return find_drawing(self.match.game.name)

    def json(self) -> str:
        now = self.match.after(self.at)
        position = {"move": self.at, "of": self.end, "turn": now.turn, "last": self.last_move()}
        return json.dumps(position | {"view": now.view(self.seat), "scores": now.scores()})

    def show(self) -> None:
        now = self.match.after(self.at)
        view = now.view(self.seat)
        title = self.narrator.say("terminal-replay-move", number=str(self.at), last=str(self.end))
        self.console.print(Rule(Text(title, "bold"), style="dim"))
        self.console.print(f"{self.describe_last_move()}\n")
        self.console.print(self.drawing.position(view, self.narrator, self.seat))
        if now.outcome is not None:
            winners = self.narrator.join([self.narrator.display_names[seat] for seat in now.outcome.winners])
            reason = self.narrator.ending(now.game.name, now.outcome.reason)
            self.console.print("\n", reason, f" {self.narrator.say('terminal-replay-won', names=winners)}\n", sep="")
            self.console.print(self.drawing.final_scores(view, self.narrator, list(now.outcome.scores)))

    def describe_last_move(self) -> str:
        """The move that led here, as a sentence."""
        last = self.last_move()
        if last is None:
            title, names = self.narrator.title(self.match.game), self.narrator.join(self.narrator.display_names)
            return self.narrator.say("terminal-replay-game", game=title, names=names)
        mover = self.match.movers[self.at - 1]
        if mover == NATURE:
            return self.narrator.describe_move(self.match.game.name, last, None)
        before, after = (self.match.after(at).view(self.seat) for at in (self.at - 1, self.at))
        return self.drawing.describe(PlayedMove(self.narrator, self.seat, before, after, [], mover, last))

    # --- stepping ---

    def step_through(self) -> None:
        self.show()
        while True:
            self.console.print()
            try:
                line = terminal_io.ask(self.narrator.say(self.keys)).lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if line in terminal_io.QUIT_WORDS:
                return
            try:
                self.at = self.target(line)
            except Refused as refusal:
                self.console.print(str(refusal))
            else:
                self.show()

    @property
    def keys(self) -> str:
        """The message that lists what can be typed here."""
        return "terminal-replay-keys" if self.at < self.end else "terminal-replay-keys-end"

    def target(self, line: str) -> int:
        """The position that a line asks for, as a number of moves."""
        if line in ("", "n") and self.at == self.end:
            raise Refused(self.narrator.say("terminal-replay-last"))
        if line == "":
            return self.at + 1
        if line == "n":
            return self.next_decision()
        if line == "b":
            if self.at == 0:
                raise Refused(self.narrator.say("terminal-replay-first"))
            return self.at - 1
        if not line.isdecimal():
            keys = self.narrator.say("terminal-replay-keys")
            raise Refused(self.narrator.say("terminal-replay-unclear", said=quoted(line), keys=keys))
        if len(line) > 9 or int(line) > self.end:
            raise Refused(self.narrator.say("terminal-replay-range", last=str(self.end)))
        return int(line)

    def next_decision(self) -> int:
        """The next position in which a player chooses, or the end."""
        later = (at for at in range(self.at + 1, self.end) if self.match.movers[at] != NATURE)
        return next(later, self.end)
