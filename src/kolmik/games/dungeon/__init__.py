"""Dungeon: a climbing card game with a thrown tile, for 2 to 4 players. The rules: docs/rules/dungeon.md."""

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
    name="dungeon",
    title="Dungeon",
    help="Climb the tower with your knights, capture and cover others, throw bird poop.",
    version=1,
    series="most wins",
    paint=picture.paint,
    position=2,
)
