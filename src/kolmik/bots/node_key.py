"""The keys of tree nodes: 64-bit digests of the information a mover may use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kolmik.engine import NOBODY, Game, State, hash_combine, rule

HASH_SEEDS = (0x243F6A8885A308D3, 0x13198A2E03707344, 0x2407382299F31D00, 0x082EFA98EC4E6C89)  # arbitrary: digits of pi


@rule
def digest_of(words: Any) -> int:
    """A 64-bit digest of an array of words, in four independent streams so that a processor can overlap them."""
    first, second, third, fourth = HASH_SEEDS  # different seeds, so that the position of a word matters
    whole = len(words) // 4 * 4
    for at in range(0, whole, 4):
        first = hash_combine(first, words[at])
        second = hash_combine(second, words[at + 1])
        third = hash_combine(third, words[at + 2])
        fourth = hash_combine(fourth, words[at + 3])
    for at in range(whole, len(words)):
        first = hash_combine(first, words[at])
    return hash_combine(hash_combine(hash_combine(hash_combine(0, first), second), third), fourth)


def node_key(game: Game) -> Callable[..., Any]:
    """The rule for the key of a node: a digest of the information its mover may use."""
    own, observe = game.rules.digest, game.rules.observe
    if game.open:

        @rule
        def by_state(s: State, who: int, seat: int, state: Any, scratch: Any) -> int:
            """Everything is public, so the whole state."""
            return digest_of(state)

        return by_state

    if own is None:

        @rule
        def by_observation(s: State, who: int, seat: int, state: Any, scratch: Any) -> int:
            """The observation of the mover."""
            observe(s, who, scratch.observation)
            return digest_of(scratch.observation_words)

        return by_observation

    @rule
    def by_digest(s: State, who: int, seat: int, state: Any, scratch: Any) -> int:
        """The searcher's own information at its nodes, public information at those of the others."""
        return hash_combine(own(s, who if who == seat else NOBODY), who)

    return by_digest
