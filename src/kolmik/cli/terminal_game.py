"""A game between a person and bots at this terminal."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from random import Random

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

import kolmik
from kolmik import Game, Match, Refused
from kolmik.bots import Bot, InfoState
from kolmik.drawing import Narrator, PlayedMove
from kolmik.engine import NATURE
from kolmik.engine.series import Series
from kolmik.engine.takeback import revealed_information

from . import hint, terminal_io
from .compiling import compile_search
from .drawings import find_drawing
from .files import check_overwrite, write_text
from .move_input import MoveInput, move_columns
from .seating import names_with_levels

COMMANDS = ("help", "hint", "undo", "log", "rules", "save", "quit")
SYNONYMS = {"?": "help", "exit": "quit"}


class Quit(Exception):
    """The person quits the game."""


def check_save(path: Path) -> None:
    """Refuse to overwrite anything but a record."""
    check_overwrite(path, (b"kolmik:",), "is not the record of a game")


@dataclass
class TerminalGame:
    """A game at this terminal, or a match of several."""

    series: Series
    seat: int | None  # the person's, None for a spectator
    narrator: Narrator
    bots: Mapping[int, Bot]  # by seat
    seed: int
    repeat: str  # the command that plays with the same cards again
    save: Path | None
    console: Console = field(default_factory=terminal_io.open_console)

    @property
    def match(self) -> Match:
        return self.series.match

    def __post_init__(self) -> None:
        self.drawing = find_drawing(self.match.game.name)
        self.pausing = self.seat is None and terminal_io.at_terminal()

    def say(self, *things: RenderableType, style: str = "") -> None:
        for thing in things:
            self.console.print(thing, style=style)

    def say_command(self, command: str) -> None:
        self.console.print(f"  {command}", soft_wrap=True)  # on one line, so that it can be copied

    def run(self) -> None:
        try:
            self.play_game()
            while not self.series.over:
                self.pause_between_games()
                self.save_record()
                self.series.next_game()
                self.play_game()
            self.show_farewell()
        except (Quit, EOFError, KeyboardInterrupt) as reason:
            if not isinstance(reason, Quit):
                self.say("")
            self.say(self.narrator.say("terminal-left"))
            self.say_command(self.repeat)
        finally:
            self.save_record()

    def play_game(self) -> None:
        """Play one game from its first card to its scores."""
        self.begin()
        while not self.match.over:
            if self.match.turn == self.seat:
                self.play_persons_turn()
            else:
                self.play_bots_turn()
        self.finish()

    def begin(self) -> None:
        game, games = self.match.game, self.series.games
        title, players = self.narrator.title(game), names_with_levels(self.narrator.display_names, self.bots)
        about: dict[str, str | int] = {"game": title, "players": len(players), "names": self.narrator.join(players)}
        if games > 1:
            begins = self.narrator.say("terminal-begins-series", number=self.series.number, games=games, **about)
        else:
            begins = self.narrator.say("terminal-begins", **about)
        heading = Text(begins)
        heading.highlight_words([title], "bold")
        self.say(heading)
        if self.seat is not None:
            self.say(self.narrator.say("terminal-how-to"))
        start = PlayedMove(self.narrator, self.seat, None, self.match.view(self.seat), self.words_from(0))
        self.say(*self.drawing.consequences(start))

    def words_from(self, start: int) -> list[str]:
        """The moves from a position on, as far as the person may know them."""
        return self.match.log(self.seat)[start:]

    def make(self, mover: int, words: str) -> None:
        """Make a move and describe what follows from it."""
        before, start = self.match.view(self.seat), len(self.match.moves)
        self.match.play(words)
        visible, *nature = self.words_from(start)
        move = PlayedMove(self.narrator, self.seat, before, self.match.view(self.seat), nature, mover, visible)
        self.say(Text(self.drawing.describe(move), "bold" if mover == self.seat else ""))
        self.say(*self.drawing.consequences(move))
        if self.seat is None and nature:
            self.show()
            self.pause()

    def show(self) -> None:
        view = self.match.view(self.seat)
        self.say("", self.drawing.position(view, self.narrator, self.seat), "")

    # --- bots ---

    def play_bots_turn(self) -> None:
        turn = self.match.mover
        # Seeded by the position, so that a bot makes the same move again after an undo.
        chance = Random(f"{self.seed} {self.series.number} {len(self.match.moves)}")
        with terminal_io.spinner(self.narrator.say("terminal-thinking-bot", who=self.narrator.display_names[turn])):
            words = self.bots[turn].choose(InfoState(self.match), chance)
        self.make(turn, words)

    def pause(self) -> None:
        """Wait for Enter when somebody watches at a terminal."""
        if self.pausing:
            answer = terminal_io.ask(self.narrator.say("terminal-ask-go-on")).lower()
            if answer.startswith("q"):
                raise Quit
            self.pausing = not answer.startswith("a")

    # --- the person ---

    def play_persons_turn(self) -> None:
        self.show()
        self.show_moves()
        prompt = self.narrator.say(self.drawing.prompt(self.match.view(self.seat)))
        moves = len(self.match.moves)
        while len(self.match.moves) == moves:
            try:
                self.execute(terminal_io.ask(prompt))
            except Refused as refusal:
                self.say(self.with_names(str(refusal)))

    def move_input(self) -> MoveInput:
        return MoveInput(self.match, self.drawing, self.narrator, COMMANDS)

    def show_moves(self) -> None:
        moves = self.move_input()
        self.say(Padding(move_columns(moves.labels, moves.listed), (0, 0, 0, 2)))

    def with_names(self, sentence: str) -> str:
        """A sentence of the rules with names instead of seats."""

        def name(found: re.Match[str]) -> str:
            seat, names = int(found["seat"]), self.narrator.display_names
            if seat == self.seat:
                return "Your seat" if found[0][0] == "S" else "your seat"
            return names[seat] if seat < len(names) else found[0]

        return re.sub(r"\b[Ss]eat (?P<seat>\d+)\b", name, sentence)

    def execute(self, line: str) -> None:
        """Carry out a command or make a move."""
        word, _, rest = line.partition(" ")
        if not line:
            raise Refused(self.narrator.say("terminal-refused-empty"))
        if word.lower() == "save":
            self.save_as(rest)
            return
        meant = SYNONYMS.get(line.lower()) or self.move_input().read(line)
        commands: dict[str, Callable[[], None]] = {
            "help": self.help,
            "hint": self.show_hint,
            "undo": self.undo,
            "log": self.show_log,
            "rules": self.show_rules,
            "save": lambda: self.save_as(""),
            "quit": self.quit,
        }
        if meant in commands:
            commands[meant]()
        else:
            self.make(self.match.mover, meant)

    def help(self) -> None:
        self.say("", self.narrator.say(self.drawing.help_message), "")
        self.say(self.narrator.say("terminal-help-typing"))
        for word in COMMANDS:
            self.say(Text.assemble("  ", (f"{word:5}", "bold"), f" {self.narrator.say(f'terminal-help-{word}')}"))
        self.say("")
        self.show_moves()

    def show_hint(self) -> None:
        compile_search(self.match.game)
        chance = Random(f"hint {self.seed} {self.series.number} {len(self.match.moves)}")
        with terminal_io.spinner(self.narrator.say("terminal-thinking")):
            found = hint.find_hint(self.match, chance.getrandbits(63))
        self.say(*hint.describe_hint(found, self.drawing, self.narrator))

    def undo(self) -> None:
        movers = self.match.movers
        own = [at for at, mover in enumerate(movers) if mover == self.seat]
        if not own:
            raise Refused(self.narrator.say("terminal-undo-none"))
        last = own[-1]
        made = self.match.game.words[self.match.moves[last]]
        words = self.drawing.list_moves([made], self.narrator)[made]
        if NATURE in movers[last:]:
            raise Refused(self.narrator.say("terminal-undo-chance", words=words))
        if revealed_information(self.match, last, self.seat, self.words_from(last)):
            raise Refused(self.narrator.say("terminal-undo-hidden", words=words))
        others = len(movers) - last - 1
        while len(self.match.moves) > last:
            self.match.undo()
        self.say(self.narrator.say("terminal-taken-back-more" if others else "terminal-taken-back", words=words))

    def show_log(self) -> None:
        """Show the moves so far as sentences, a line for each turn."""
        at, visible = 0, self.words_from(0)
        for mover, group in groupby(self.match.movers):
            count = len(list(group))
            turn = groupby(visible[at : at + count])
            sentences = (self.describe_repeated(words, len(list(same)), mover) for words, same in turn)
            self.say(Text.assemble((f"{at + 1:4} ", "dim"), " ".join(sentences)))
            at += count
        self.say("")
        self.show_moves()

    def describe_repeated(self, words: str, times: int, mover: int) -> str:
        """A move that was made several times in a row, as one sentence."""
        sentence = self.narrator.describe_move(self.match.game.name, words, None if mover == NATURE else mover)
        if times == 1:
            return sentence
        return f"{self.narrator.say('terminal-times', words=sentence[:-1], count=times)}."

    def show_rules(self) -> None:
        self.say(self.narrator.say("terminal-rules", file=rules_file(self.match.game)))

    def quit(self) -> None:
        raise Quit

    # --- the record ---

    def save_as(self, name: str) -> None:
        if not name and self.save is None:
            raise Refused(self.narrator.say("terminal-refused-save"))
        path = Path(name).expanduser() if name else self.save
        assert path is not None
        check_save(path)
        self.write(path)

    def write(self, path: Path) -> None:
        write_text(path, self.match.record())
        self.say(self.narrator.say("terminal-saved"))
        self.say_command(shlex.join(["kolmik", "replay", str(path)]))

    def save_record(self) -> None:
        """Write the record if --save was given. Each game of a match has a file of its own."""
        if self.save is not None:
            path = self.save
            if self.series.games > 1:
                path = path.with_stem(f"{path.stem}-{self.series.number}")
            self.write(path)

    # --- the end ---

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.say("", Rule(Text(self.narrator.say("terminal-the-end"), "bold"), style="dim"))
        self.say(self.with_names(self.narrator.ending(self.match.game.name, outcome.reason)), "")
        self.say(self.drawing.final_scores(self.match.view(self.seat), self.narrator, list(outcome.scores)), "")
        points = self.narrator.say(self.drawing.score_message, count=outcome.scores[outcome.winners[0]])
        if len(outcome.winners) == 1:
            result = self.narrator.say_about("terminal-wins", outcome.winners[0], points=points)
        else:
            result = self.narrator.say("terminal-share", names=self.join_names(outcome.winners), points=points)
        self.say(result, style="bold")
        if self.series.games > 1:
            self.say(*self.standing())

    def standing(self) -> list[str]:
        """The totals of the games so far, a line for each seat, with the leaders marked."""
        standing = self.series.standing()
        message = f"terminal-standing-{'points' if standing.counted == 'points' else 'wins'}"
        lines = ["", self.narrator.say(message, done=len(self.series.finished), games=self.series.games)]
        for seat, name in enumerate(self.narrator.display_names):
            mark = "▸" if seat in standing.leaders else " "
            lines.append(f"{mark} {name}: {standing.totals[seat]}")
        return lines

    def join_names(self, seats: Sequence[int]) -> str:
        return self.narrator.join([self.narrator.display_names[seat] for seat in seats])

    def pause_between_games(self) -> None:
        if self.seat is not None or self.pausing:
            terminal_io.ask(self.narrator.say("terminal-ask-next-game"))

    def show_farewell(self) -> None:
        if self.series.games > 1:
            winners = self.series.winners
            if len(winners) == 1:
                result = self.narrator.say_about("terminal-wins-match", winners[0])
            else:
                result = self.narrator.say("terminal-shares-match", names=self.join_names(winners))
            self.say("", Text(result, "bold"))
        self.say(self.narrator.say("terminal-seed", seed=str(self.seed)))
        self.say_command(self.repeat)


def rules_file(game: Game) -> str:
    """The file with the rules, on this machine if it is there, otherwise within the project."""
    path = Path("docs", "rules", f"{game.name}.md")
    here = Path(kolmik.__file__).parents[2] / path
    return str(here) if here.is_file() else str(path)
