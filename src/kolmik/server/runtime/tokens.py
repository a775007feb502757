"""Random ids and secrets that nobody can guess, and the hashes that are stored in place of tokens."""

from __future__ import annotations

import hashlib
import secrets
import string
from collections.abc import Mapping
from random import Random, SystemRandom

COOKIE = "kolmik"
TOKEN_BYTES = 32
SHORTEST, LONGEST = 20, 200  # characters of a token; a shorter one could be guessed
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no two of them look alike
ID_LENGTH = 12


def system_random() -> Random:
    """Return the operating system's source of randomness, from which tables are named and dealt."""
    return SystemRandom()


def new_token(size: int = TOKEN_BYTES) -> str:
    """Return a new token. It begins with a letter: a leading dash would look like a command-line option."""
    return secrets.choice(string.ascii_letters) + secrets.token_urlsafe(size)


def new_id(rng: Random) -> str:
    """Return a new table id: short enough to read aloud, too long to guess. It lets people watch, not play."""
    return "".join(rng.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def hashed(token: str) -> str:
    """Return what is stored of a token. Tokens are long and random, so a plain hash reveals nothing."""
    return hashlib.sha256(token.encode()).hexdigest()


def from_request(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """Return the token of a request: a program's bearer token or a person's cookie, "" for none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    found = token.strip() if kind.lower() == "bearer" else cookies.get(COOKIE, "")
    return found if SHORTEST <= len(found) <= LONGEST else ""
