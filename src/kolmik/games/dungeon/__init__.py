"""Dungeon: a climbing card game with a thrown tile, for 2 to 4 players. The rules: docs/rules/dungeon.md."""

from kolmik.engine import Game, Rules

from . import hidden, rules, view, words
from .edition import CATALOGUE, PLAYERS, settings
from .state import LAYOUT, MOST_LEGAL, MOVES

GAME = Game(
    name="dungeon",
    title="Dungeon",
    help="Climb the tower with your knights, capture and cover others, throw the bird.",
    version=1,
    series="most wins",
    players=PLAYERS,
    layout=LAYOUT,
    catalogue=CATALOGUE,
    rules=Rules(
        setup=rules.setup,
        mover=rules.mover,
        legal=rules.legal,
        odds=rules.odds,
        apply=rules.apply,
        scores=rules.scores,
        observe=hidden.observe,
        redeal=hidden.redeal,
        draw=rules.draw,
    ),
    settings=settings,
    moves=MOVES,
    most_legal=MOST_LEGAL,
    most_moves=100_000,
    observation=hidden.OBSERVATION,
    say=words.say,
    read=words.read,
    refusal=words.refusal,
    ending=words.ending,
    show=view.show,
    view=view.view,
    census=view.census,
)
