"""Millstone: a shedding game of rock, paper and scissors for 2 to 6 players. The rules: docs/rules/millstone.md."""

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
    name="millstone",
    title="Millstone",
    help="Beat the sign on the pile, spring surprises, be the first without cards.",
    version=1,
    series="lowest total",
    paint=picture.paint,
    position=3,
)
