"""Towers: an auction-and-stacking card game for 2 to 5 players. The rules: docs/rules/towers.md."""

from kolmik.engine import Game, Rules

from . import hidden, rules, view, words
from .edition import CATALOGUE, PLAYERS, settings
from .state import CARDS, LAYOUT, MOVES

GAME = Game(
    name="towers",
    title="Towers",
    help="Bid for the right to build, stack five towers, cap them with a spire.",
    version=1,
    series="highest total",
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
    most_legal=CARDS,
    most_moves=20_000,  # 44 rounds of at most 377 calls, where call after call is called off
    observation=hidden.OBSERVATION,
    say=words.say,
    read=words.read,
    refusal=words.refusal,
    ending=words.ending,
    show=view.show,
    view=view.view,
    census=view.census,
)
