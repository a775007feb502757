"""`kolmik play`: a game in the terminal, against bots."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

import kolmik
from kolmik import Match
from kolmik.bots import uses_search
from kolmik.drawing import YOU, Narrator
from kolmik.engine.chance import SEEDS
from kolmik.engine.series import Series
from kolmik.locales import speaker

from . import terminal_io
from .compiling import compile_search
from .game_options import EditionName, Options, default_players, random_seed, read_options
from .language import Language, choose_language, warn_untranslated
from .seating import BOTS_HELP, DEFAULT_BOTS, person_seat, seat_bots, seat_names
from .terminal_game import TerminalGame, check_save

PLAYERS = 3  # by default, where the game allows it


def play(
    game: Annotated[str | None, typer.Argument(help="The game. Without it you are asked.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="Number of players.", show_default="3")
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Your seat, from 0.", show_default="0")] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", min=0, max=SEEDS - 1, help="The same seed gives the same cards.")
    ] = None,
    options: Options = None,
    edition: EditionName = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help=BOTS_HELP)] = DEFAULT_BOTS,
    name: Annotated[str, typer.Option(help="Your name.")] = YOU,
    save: Annotated[Path | None, typer.Option(help="Save the record of the game to this file when you stop.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Watch a game between bots.")] = False,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games in the match.")] = 1,
    language: Language = None,
) -> None:
    """Play a game in the terminal, against bots."""
    narrator = Narrator((), speaker(choose_language(language)))
    chosen = kolmik.game(game) if game is not None else terminal_io.choose_game(kolmik.games(), narrator)
    warn_untranslated(narrator.speaker.language, chosen.name)
    count = chosen.check_players(default_players(chosen, PLAYERS) if players is None else players)
    person = person_seat(count, seat, watch)
    names = seat_names(count, person, name.strip() or YOU, narrator.speaker)
    opponents = seat_bots(chosen, count, person, bots)
    if seed is None:
        seed = random_seed()
    if save is not None:
        check_save(save)
    series = Series(chosen, count, games, seed, options=read_options(chosen, options or (), edition), seats=names)
    given = [f"--options={one}" for one in options or ()] + ([f"--edition={edition}"] if edition is not None else [])
    given += [f"--bots={bots}"] if bots != DEFAULT_BOTS else []
    given += [f"--games={games}"] if games != 1 else []
    given += [f"--language={language}"] if language is not None else []
    repeat = _repeat_command(series.match, person, seed, given)
    if any(uses_search(one.name, chosen) for one in opponents.values()):
        compile_search(chosen)
    TerminalGame(series, person, Narrator(names, narrator.speaker, person), opponents, seed, repeat, save).run()


def _repeat_command(match: Match, seat: int | None, seed: int, given: list[str]) -> str:
    """The command that plays with the same cards again."""
    words = ["kolmik", "play", match.game.name, f"--players={match.players}", f"--seed={seed}"]
    words += ["--watch"] if seat is None else [f"--seat={seat}"] if seat else []
    return shlex.join(words + given)
