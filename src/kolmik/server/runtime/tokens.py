"""Random ids and secrets that nobody can guess, and the hashes that are stored in place of tokens."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from random import Random, SystemRandom

from ..domain.refusals import BadToken

COOKIE = "kolmik"
PREFIX = "kolmik_"  # of our tokens, so that people and programs recognise one that is where it should not be
TOKEN_BYTES = 32
SHORTEST, LONGEST = 20, 200  # characters of a token; a shorter one could be guessed
EXAMPLES = frozenset({"a-secret-that-nobody-can-guess"})  # once in our documentation: everybody can read them
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no two of them look alike
ID_LENGTH = 12


def system_random() -> Random:
    """Return the operating system's source of randomness, from which tables are named and dealt."""
    return SystemRandom()


def new_token(size: int = TOKEN_BYTES) -> str:
    """Return a new token."""
    return PREFIX + secrets.token_urlsafe(size)


def new_id(rng: Random) -> str:
    """Return a new table id: short enough to read aloud, too long to guess. It lets people watch, not play."""
    return "".join(rng.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def hashed(token: str) -> str:
    """Return what is stored of a token. Tokens are long and random, so a plain hash reveals nothing."""
    return hashlib.sha256(token.encode()).hexdigest()


def from_request(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """Return the token of a request: a program's bearer token or a person's cookie, "" for none.

    Raises `BadToken` for a bearer token that cannot be a secret. A cookie like that is replaced by a new one.
    """
    kind, _, token = headers.get("authorization", "").strip().partition(" ")
    if kind.lower() != "bearer":
        found = cookies.get(COOKIE, "")
        return found if SHORTEST <= len(found) <= LONGEST and found not in EXAMPLES else ""
    token = token.strip()
    if not SHORTEST <= len(token) <= LONGEST:
        raise BadToken("refused-token-length", least=str(SHORTEST), most=str(LONGEST), size=str(len(token)))
    if token in EXAMPLES:
        raise BadToken("refused-token-example")
    return token
