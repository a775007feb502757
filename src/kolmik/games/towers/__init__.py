"""Towers: an auction-and-stacking card game for 2 to 5 players. The rules: docs/rules/towers.md."""

from kolmik.engine import Game

from . import bots, edition, hidden, picture, rules, state, view, words

GAME = Game.from_files(
    edition,
    state,
    rules,
    hidden,
    words,
    view,
    bots,
    name="towers",
    title="Towers",
    help="Bid for the right to build, stack five towers, cap them with a spire.",
    version=1,
    series="highest total",
    paint=picture.paint,
    position=1,
)
