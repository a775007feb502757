"""Games to begin with: random matches in all positions, and records of whole games with their proofs."""

from __future__ import annotations

from functools import cache
from random import Random

from kolmik.engine import NATURE, Game, registry
from kolmik.engine.fair import Dealer, commitment
from kolmik.engine.match import Match, Setting
from kolmik.engine.proof import Proof, write_proof


@cache
def all_games() -> tuple[Game, ...]:
    return tuple(registry.games())


def some_words() -> list[str]:
    """About 25 moves of every game, in words."""
    return [word for game in all_games() for word in game.words[:: max(1, len(game.words) // 25)]]


def random_setting(game: Game, rng: Random) -> Setting:
    """A setting with a random number of players and random options, where they fit together."""
    from kolmik.engine import Refused
    from kolmik.engine.options import Choice

    options: dict[str, object] = {}
    for option in game.catalogue.options:
        if rng.random() < 0.5:
            high = getattr(option, "high", None)
            options[option.name] = (
                rng.choice(list(option.choices))
                if isinstance(option, Choice)
                else rng.randint(option.low, option.low + 3 if high is None else high)
            )
    options["edition"] = rng.choice(game.catalogue.named)
    players = rng.choice(game.players)
    try:
        return Setting.choose(game, players, rng.randrange(players), options)
    except Refused:
        return Setting.choose(game, players, rng.randrange(players))


def random_match(game: Game, rng: Random, moves: int) -> Match:
    """A match after some random moves, fewer if it ends before."""
    match = Match(random_setting(game, rng))
    while len(match.moves) < moves and not match.over:
        match.play_number(rng.choice(match.legal_moves()))
    return match


def fair_record(game: Game, rng: Random, moves: int) -> str:
    """The record of a match that a dealer dealt, with its proof."""
    match = Match(random_setting(game, rng))
    secret = rng.randbytes(32)
    seeds = tuple(str(rng.randrange(10**6)) for _ in range(match.players))
    proof = Proof("maple", 1, commitment(secret), secret, seeds)
    dealer = Dealer(proof.key)
    while len(match.moves) < moves and not match.over:
        move = dealer.draw(match) if match.mover == NATURE else rng.choice(match.legal_moves())
        match.play_number(move)
    return match.record() + write_proof(proof)
