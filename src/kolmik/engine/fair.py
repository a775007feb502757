"""Provably fair dealing: the dealer commits to a secret before the first card, and afterwards anybody can check it.

The dealer publishes the SHA-256 of a secret of 32 bytes. Then every player's program publishes the hash of a random
seed, and when all hashes are fixed, the seeds. Secret and seeds together make the key of the game, and the key decides
every move of nature's. docs/fair-dealing.md specifies it in full.
"""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import accumulate

from .errors import BadOption
from .match import Match
from .options import quoted

SECRET_BYTES = 32
LONGEST = 64  # characters of a player's number, and of the name of a table
SCHEME = "kolmik deal 1"  # goes up when anything here changes
SEED_SCHEME = "kolmik seed 1"
WORDS = 1 << 64  # a word is 8 bytes of a digest, a number below this
STARTER = (1 << 64) - 1
BESIDE = 1 << 63  # tickets for what is decided beside a move begin here: no game has so many moves
MOST_BESIDE = 16  # of them for each move


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret in hexadecimal digits, published before the first card."""
    return hashlib.sha256(check_secret(secret)).hexdigest()


def seed_hash(seed: str, table: str, game: int, committed: str, seat: int) -> str:
    """The SHA-256, in hexadecimal digits, that commits a seat to its seed before anybody reveals one.

    Hashed are SEED_SCHEME, the table, the number of the game, the dealer's commitment, the seat and the seed, in ASCII
    and separated by line feeds. So a hash is of no use at another seat, in another game, or for another secret.
    """
    parts = (SEED_SCHEME, check_table(table), str(game), committed, str(seat), check_number(seed))
    return hashlib.sha256("\n".join(parts).encode("ascii")).hexdigest()


def key(secret: bytes, table: str, game: int, numbers: Sequence[str]) -> bytes:
    """The key of a game: HMAC-SHA256, keyed with the secret, of a text that identifies the game.

    The text, in ASCII, is SCHEME, the table, the number of the game there, and each seat's number in the order of
    seats, separated by line feeds. None of them can contain a line feed, so no two games have the same text.
    """
    if isinstance(game, bool) or not isinstance(game, int) or game < 0:
        raise BadOption(f"Games at a table are counted in whole numbers from 0 on, not {quoted(game)}.")
    parts = (SCHEME, check_table(table), str(game), *map(check_number, numbers))
    return hmac.digest(check_secret(secret), "\n".join(parts).encode("ascii"), "sha256")


def ticket(key: bytes, at: int, total: int) -> int:
    """The ticket, from 0 to total - 1, of the move with this number in the match.

    The word of an attempt is the first 8 bytes of HMAC-SHA256, keyed with the key of the game, of the move's number in
    8 bytes and the attempt's in 4, counted from 0, all big-endian.
    """
    attempt = 0
    while True:
        digest = hmac.digest(key, at.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")
        word = int.from_bytes(digest[:8], "big")
        if accepted(word, total):
            return word % total
        attempt += 1


def accepted(word: int, total: int, words: int = WORDS) -> bool:
    """Is a word accepted? The last ones, too few for another full cycle of tickets, would favour the first tickets."""
    return word < words - words % total


class Dealer:
    """Plays nature for one game. The same key and the same position give the same move."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def draw(self, match: Match, accuracy: int | None = None) -> int:
        """Nature's move for the present position, as a number, without making it.

        Every legal move holds as many tickets as its weight, in the order of `legal`. An accuracy in percent gives the
        weights for a person of that skill, in games where skill counts.
        """
        moves, weights = match.chance_outcomes(accuracy)
        bounds = list(accumulate(weights))
        return moves[bisect_right(bounds, ticket(self.key, len(match.moves), bounds[-1]))]

    def resolve_chance(self, match: Match) -> None:
        """Make nature's moves until a player is on turn: the same moves that `draw` returns."""
        match.resolve_chance(partial(ticket, self.key))


# --- validation ---


def check_secret(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise BadOption(f"A dealer's secret has {SECRET_BYTES} bytes, not {len(secret)}.")
    return secret


def check_table(table: str) -> str:
    """A table's name: one word."""
    if not _plain(table) or " " in table or not table:
        raise BadOption(f"A table's name is 1 to {LONGEST} ASCII characters without spaces, not {quoted(table)}.")
    return table


def check_number(number: str) -> str:
    """A player's number: any short text, "" if the player sent none."""
    if not _plain(number) or number != number.strip(" "):
        raise BadOption(
            f"A player's number is up to {LONGEST} printable ASCII characters with no space at its ends,"
            f" not {quoted(number)}."
        )
    return number


def _plain(text: str) -> bool:
    return len(text) <= LONGEST and text.isascii() and text.isprintable()


def starter(key: bytes, players: int) -> int:
    """The seat that starts a game if none was agreed: drawn like a move with a number that no game reaches."""
    return ticket(key, STARTER, players)


def beside(key: bytes, at: int, index: int, total: int) -> int:
    """A ticket for something that is decided beside the move with this number; `index` says which, below 16."""
    return ticket(key, BESIDE + MOST_BESIDE * at + index, total)
