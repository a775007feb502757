"""`kolmik play`: a game in the terminal, against bots."""

from __future__ import annotations

import re
import secrets
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

import kolmik
from kolmik import Game, Match, Refused
from kolmik.bots import Bot, InfoState, uses_search
from kolmik.engine import NATURE
from kolmik.engine.chance import SEEDS
from kolmik.engine.series import Series
from kolmik.engine.takeback import something_seen
from kolmik.locales import speaker

from . import hint, tables, talk
from .common import check_target, read_options, warm_search, write_text
from .company import BOT_HELP, BOTS_DEFAULT, bots_of, introduced, names_of, seat_of_person
from .tables.plain import Step
from .voice import LANGUAGE_HELP, YOU, Voice, language_of

PLAYERS = 3  # unless the game is for fewer or for more
SHORT_SEEDS = 1_000_000_000  # a seed we choose is one that can be typed again

COMMANDS = ("help", "hint", "undo", "log", "rules", "save", "quit")
OTHER_WORDS = {"?": "help", "exit": "quit"}


class Leave(Exception):
    """The person leaves the table."""


def play(
    game: Annotated[str | None, typer.Argument(help="The game; you are asked when none is named.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="How many play.", show_default="3")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Where you sit, counted from 0.", show_default="0")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", min=0, max=SEEDS - 1, help="The same seed gives the same cards.")
    ] = None,
    options: Annotated[list[str] | None, typer.Option(help="Options of the game, name=value.")] = None,
    edition: Annotated[str | None, typer.Option(help="An edition's name, or a TOML file.")] = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help=BOT_HELP)] = BOTS_DEFAULT,
    name: Annotated[str, typer.Option(help="Your name.")] = YOU,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game here when you stop.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only bots play, you watch.")] = False,
    games: Annotated[int, typer.Option(metavar="N", help="How many games make a match.")] = 1,
    language: Annotated[str | None, typer.Option(help=LANGUAGE_HELP, show_default="your system's")] = None,
) -> None:
    """Play a game in the terminal, against bots."""
    voice = Voice((), speaker(language_of(language)))
    chosen = kolmik.game(game) if game is not None else talk.which(kolmik.games(), voice)
    count = chosen.check_players(_fitting(chosen) if players is None else players)
    person = seat_of_person(count, seat, watch)
    names, company = names_of(count, person, name.strip() or YOU, voice.speaker), bots_of(count, person, bots)
    if seed is None:
        seed = secrets.randbelow(SHORT_SEEDS)
    if save is not None:
        check_save(save)
    agreed = read_options(chosen, options or (), edition)
    series = Series(chosen, count, games, seed, options=agreed, seats=names)
    given = [f"--options={one}" for one in options or ()] + ([f"--edition={edition}"] if edition is not None else [])
    given += [f"--bots={bots}"] if bots != BOTS_DEFAULT else []
    given += [f"--games={games}"] if games != 1 else []
    given += [f"--language={language}"] if language is not None else []
    again = _again(series.match, person, seed, given)
    if any(uses_search(one.name, chosen) for one in company.values()):
        warm_search(chosen)
    voice = Voice(names, voice.speaker, person)
    Sitting(series, person, voice, company, seed, again, save).run()


def _fitting(game: Game) -> int:
    return min(max(PLAYERS, game.players[0]), game.players[-1])


def _again(match: Match, seat: int | None, seed: int, given: list[str]) -> str:
    """What to type for the same cards again."""
    words = ["kolmik", "play", match.game.name, f"--players={match.players}", f"--seed={seed}"]
    words += ["--watch"] if seat is None else [f"--seat={seat}"] if seat else []
    return shlex.join(words + given)


def check_save(path: Path) -> None:
    """A record may replace a record, never anything else."""
    check_target(path, (b"kolmik:",), "is no record of a game")


@dataclass
class Sitting:
    """A game at this terminal, or several."""

    series: Series
    seat: int | None  # the person's, None for one who watches
    voice: Voice
    bots: Mapping[int, Bot]  # by seat
    seed: int
    again: str  # the command for the same game
    save: Path | None
    console: Console = field(default_factory=talk.open_console)

    @property
    def match(self) -> Match:
        return self.series.match

    def __post_init__(self) -> None:
        self.drawing = tables.drawing(self.match.game.name)
        self.pausing = self.seat is None and talk.at_terminal()

    def say(self, *things: RenderableType, style: str = "") -> None:
        for thing in things:
            self.console.print(thing, style=style)

    def say_command(self, command: str) -> None:
        self.console.print(f"  {command}", soft_wrap=True)  # in one line, to be copied

    def run(self) -> None:
        try:
            self.game()
            while not self.series.over:
                self.pause_between_games()
                self.keep()
                self.series.go_on()
                self.game()
            self.farewell()
        except (Leave, EOFError, KeyboardInterrupt) as reason:
            if not isinstance(reason, Leave):
                self.say("")
            self.say(self.voice.say("terminal-left"))
            self.say_command(self.again)
        finally:
            self.keep()

    def game(self) -> None:
        """One game from its first card to its count."""
        self.begin()
        while not self.match.over:
            if self.match.turn == self.seat:
                self.persons_turn()
            else:
                self.bots_turn()
        self.finish()

    def begin(self) -> None:
        game, games = self.match.game, self.series.games
        title, who = self.voice.title(game), introduced(self.voice.shown, self.bots)
        about: dict[str, str | int] = {"game": title, "players": len(who), "names": self.voice.listed(who)}
        if games > 1:
            begins = self.voice.say("terminal-begins-series", number=self.series.number, games=games, **about)
        else:
            begins = self.voice.say("terminal-begins", **about)
        heading = Text(begins)
        heading.highlight_words([title], "bold")
        self.say(heading)
        if self.seat is not None:
            self.say(self.voice.say("terminal-how-to"))
        self.say(*self.drawing.news(Step(self.voice, self.seat, None, self.match.view(self.seat), self.words_from(0))))

    def words_from(self, start: int) -> list[str]:
        """The moves from there on, as the person may hear of them."""
        return self.match.log(self.seat)[start:]

    def make(self, mover: int, words: str) -> None:
        """Play a move and tell what came of it."""
        before, start = self.match.view(self.seat), len(self.match.moves)
        self.match.play(words)
        told, *nature = self.words_from(start)
        step = Step(self.voice, self.seat, before, self.match.view(self.seat), nature, mover, told)
        self.say(Text(self.drawing.tell(step), "bold" if mover == self.seat else ""))
        self.say(*self.drawing.news(step))
        if self.seat is None and nature:
            self.show()
            self.pause()

    def show(self) -> None:
        view = self.match.view(self.seat)
        self.say("", tables.draw(self.match.game.name, view, self.voice, self.seat), "")

    # --- bots ---

    def bots_turn(self) -> None:
        turn = self.match.mover
        chance = Random(f"{self.seed} {self.series.number} {len(self.match.moves)}")  # the same again after an undo
        with talk.waiting(self.voice.say("terminal-thinking-bot", who=self.voice.shown[turn])):
            words = self.bots[turn].choose(InfoState(self.match), chance)
        self.make(turn, words)

    def pause(self) -> None:
        """Who watches at a terminal goes on with Enter."""
        if self.pausing:
            answer = talk.ask(self.voice.say("terminal-ask-go-on")).lower()
            if answer.startswith("q"):
                raise Leave
            self.pausing = not answer.startswith("a")

    # --- the person ---

    def persons_turn(self) -> None:
        self.show()
        self.offer()
        prompt = self.voice.say(self.drawing.ask(self.match.view(self.seat)))
        moves = len(self.match.moves)
        while len(self.match.moves) == moves:
            try:
                self.obey(talk.ask(prompt))
            except Refused as refusal:
                self.say(self.named(str(refusal)))

    def offer(self) -> None:
        """The list of what can be done."""
        offered = self.offered()
        self.say(Padding(talk.listing(talk.labelled(offered), offered), (0, 0, 0, 2)))

    def offered(self) -> dict[str, str]:
        return self.drawing.offer(self.match.legal(), self.voice)

    def named(self, sentence: str) -> str:
        """A sentence of the game's with the names of the seats."""

        def name(found: re.Match[str]) -> str:
            seat = int(found["seat"])
            own = "Your seat" if found[0][0] == "S" else "your seat"
            return own if seat == self.seat else self.voice.shown[seat] if seat < len(self.voice.shown) else found[0]

        return re.sub(r"\b[Ss]eat (?P<seat>\d+)\b", name, sentence)

    def obey(self, line: str) -> None:
        """Do what the person says: a command or a move."""
        word, _, rest = line.partition(" ")
        if not line:
            raise Refused(self.voice.say("terminal-refused-empty"))
        if word.lower() == "save":
            self.save_as(rest)
            return
        said = OTHER_WORDS.get(line.lower())
        said = said or talk.understand(line, self.match, self.offered(), COMMANDS, self.voice)
        doing: dict[str, Callable[[], None]] = {
            "help": self.help,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "rules": self.rules,
            "save": lambda: self.save_as(""),
            "quit": self.quit,
        }
        if said in doing:
            doing[said]()
        else:
            self.make(self.match.mover, said)

    def help(self) -> None:
        self.say("", self.voice.say(self.drawing.HELP), "")
        self.say(self.voice.say("terminal-help-typing"))
        for word in COMMANDS:
            self.say(Text.assemble("  ", (f"{word:5}", "bold"), f" {self.voice.say(f'terminal-help-{word}')}"))
        self.say("")
        self.offer()

    def hint(self) -> None:
        warm_search(self.match.game)
        chance = Random(f"hint {self.seed} {self.series.number} {len(self.match.moves)}")
        with talk.waiting(self.voice.say("terminal-thinking")):
            found = hint.find(self.match, chance.getrandbits(63))
        self.say(*hint.tell(found, self.drawing, self.voice))

    def undo(self) -> None:
        movers = self.match.movers
        own = [at for at, mover in enumerate(movers) if mover == self.seat]
        if not own:
            raise Refused(self.voice.say("terminal-undo-none"))
        last = own[-1]
        made = self.match.game.words[self.match.moves[last]]
        words = self.drawing.offer([made], self.voice)[made]
        if NATURE in movers[last:]:
            raise Refused(self.voice.say("terminal-undo-chance", words=words))
        if something_seen(self.match, last, self.seat, self.words_from(last)):
            raise Refused(self.voice.say("terminal-undo-hidden", words=words))
        others = len(movers) - last - 1
        while len(self.match.moves) > last:
            self.match.undo()
        self.say(self.voice.say("terminal-taken-back-more" if others else "terminal-taken-back", words=words))

    def log(self) -> None:
        """The moves in sentences, those of one after the other on a line."""
        at, said = 0, self.words_from(0)
        for mover, group in groupby(self.match.movers):
            count = len(list(group))
            told = (self.repeated(words, len(list(same)), mover) for words, same in groupby(said[at : at + count]))
            self.say(Text.assemble((f"{at + 1:4} ", "dim"), " ".join(told)))
            at += count
        self.say("")
        self.offer()

    def repeated(self, words: str, times: int, mover: int) -> str:
        """A move as a sentence, once if it was made several times on end."""
        told = self.voice.told(self.match.game.name, words, None if mover == NATURE else mover)
        return told if times == 1 else f"{self.voice.say('terminal-times', words=told[:-1], count=times)}."

    def rules(self) -> None:
        self.say(self.voice.say("terminal-rules", file=rules_file(self.match.game)))

    def quit(self) -> None:
        raise Leave

    # --- the record ---

    def save_as(self, name: str) -> None:
        if not name and self.save is None:
            raise Refused(self.voice.say("terminal-refused-save"))
        path = Path(name).expanduser() if name else self.save
        assert path is not None
        check_save(path)
        self.write(path)

    def write(self, path: Path) -> None:
        write_text(path, self.match.record())
        self.say(self.voice.say("terminal-saved"))
        self.say_command(shlex.join(["kolmik", "replay", str(path)]))

    def keep(self) -> None:
        """With --save the record is written however the game was left; of several games each has its file."""
        if self.save is not None:
            path = self.save
            if self.series.games > 1:
                path = path.with_stem(f"{path.stem}-{self.series.number}")
            self.write(path)

    # --- the end ---

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.say("", Rule(Text(self.voice.say("terminal-the-end"), "bold"), style="dim"))
        self.say(self.named(self.voice.ending(self.match.game.name, outcome.reason)), "")
        self.say(self.drawing.breakdown(self.match.view(self.seat), self.voice, list(outcome.scores)), "")
        points = self.voice.say(self.drawing.SCORE, count=outcome.scores[outcome.winners[0]])
        if len(outcome.winners) == 1:
            said = self.voice.of("terminal-wins", outcome.winners[0], points=points)
        else:
            said = self.voice.say("terminal-share", names=self.listed(outcome.winners), points=points)
        self.say(said, style="bold")
        if self.series.games > 1:
            self.say(*self.standing())

    def standing(self) -> list[str]:
        """How the games so far add up, a line for each seat, the leaders marked."""
        standing = self.series.standing()
        message = f"terminal-standing-{'points' if standing.counted == 'points' else 'wins'}"
        lines = ["", self.voice.say(message, done=len(self.series.finished), games=self.series.games)]
        for seat, name in enumerate(self.voice.shown):
            mark = "▸" if seat in standing.leaders else " "
            lines.append(f"{mark} {name}: {standing.totals[seat]}")
        return lines

    def listed(self, seats: Sequence[int]) -> str:
        return self.voice.listed([self.voice.shown[seat] for seat in seats])

    def pause_between_games(self) -> None:
        if self.seat is not None or self.pausing:
            talk.ask(self.voice.say("terminal-ask-next-game"))

    def farewell(self) -> None:
        if self.series.games > 1:
            winners = self.series.winners
            if len(winners) == 1:
                said = self.voice.of("terminal-wins-match", winners[0])
            else:
                said = self.voice.say("terminal-shares-match", names=self.listed(winners))
            self.say("", Text(said, "bold"))
        self.say(self.voice.say("terminal-seed", seed=str(self.seed)))
        self.say_command(self.again)


def rules_file(game: Game) -> str:
    """The rules on this machine when they are there, else their place in the project."""
    path = Path("docs", "rules", f"{game.name}.md")
    here = Path(kolmik.__file__).parents[2] / path
    return str(here) if here.is_file() else str(path)
