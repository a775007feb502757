"""Dungeon: a climbing card game with a thrown tile, for 2 to 4 players. The rules: docs/rules/dungeon.md."""

from kolmik.engine import Game

from . import bots, edition, hidden, rules, state, view, words

GAME = Game.from_files(
    edition,
    state,
    rules,
    hidden,
    words,
    view,
    bots,
    name="dungeon",
    title="Dungeon",
    help="Climb the tower with your knights, capture and cover others, throw the bird.",
    version=1,
    series="most wins",
)
