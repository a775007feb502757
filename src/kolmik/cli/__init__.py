"""The command line. Each command has a file of its own."""

from __future__ import annotations

import sys

import typer

import kolmik
from kolmik.drawing.text import join_words
from kolmik.engine import BadRule, Refused
from kolmik.engine.version import VERSION

from . import analyse, arena, bench, games, play, precompile, referee, replay, serve, stored_tables, validate, verify

app = typer.Typer(
    name="kolmik",
    help=f"Card games for play and research: {join_words([game.title for game in kolmik.games()])}.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("validate")(validate.validate)
app.command("verify")(verify.verify)
app.command("referee")(referee.referee)
app.command("precompile")(precompile.precompile)
app.command("bench")(bench.bench)
app.command("arena", cls=arena.ArenaCommand)(arena.arena)
app.add_typer(stored_tables.app, name="tables")


def _show_version(requested: bool) -> None:
    if requested:
        print(f"kolmik {VERSION}")
        raise typer.Exit


@app.callback()
def _root(
    version: bool = typer.Option(False, "--version", help="Show the version and exit.", callback=_show_version),
) -> None:
    pass


def main() -> None:
    """Run the command `kolmik`. A refusal, or a rule that cannot be compiled, is one line on stderr and exit code 1."""
    try:
        app()
    except (Refused, BadRule) as refusal:
        print(refusal, file=sys.stderr)
        sys.exit(1)
