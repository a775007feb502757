"""Millstone: a shedding game of rock, paper and scissors for 2 to 6 players. The rules: docs/rules/millstone.md."""

from kolmik.engine import Game, Rules

from . import hidden, rules, view, words
from .edition import CATALOGUE, PLAYERS, settings
from .state import CARDS, LAYOUT, MOVES, SEATS

GAME = Game(
    name="millstone",
    title="Millstone",
    help="Beat the sign on the pile, spring surprises, be the first without cards.",
    version=1,
    series="lowest total",
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
    most_legal=CARDS * (SEATS - 1) + 1,  # of gifts; one is written before it is known to be legal
    most_moves=50_000,  # with the default turn limit
    observation=hidden.OBSERVATION,
    say=words.say,
    read=words.read,
    refusal=words.refusal,
    ending=words.ending,
    show=view.show,
    view=view.view,
    census=view.census,
)
