"""The command line. Each command is a file of its own; what they share is in `common`."""

from __future__ import annotations

import sys

import typer

import kolmik
from kolmik.engine import Refused
from kolmik.engine.version import VERSION

from . import analyse, arena, bench, games, play, precompile, referee, replay, serve, tables_kept, validate, verify
from .tables.plain import listed

app = typer.Typer(
    name="kolmik",
    help=f"Card games to play and to do research with: {listed([game.title for game in kolmik.games()])}.",
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
app.command("arena", cls=arena.SeveralBots)(arena.arena)
app.add_typer(tables_kept.app, name="tables")


def _version(asked: bool) -> None:
    if asked:
        print(f"kolmik {VERSION}")
        raise typer.Exit


@app.callback()
def _root(
    version: bool = typer.Option(False, "--version", help="Show the version and stop.", callback=_version),
) -> None:
    pass


def main() -> None:
    """What the command `kolmik` runs: a refusal is one sentence on standard error and exit code 1."""
    try:
        app()
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        sys.exit(1)
