"""Secrets that nobody can guess: those that hold seats, of which only hashes are kept, and those that deal."""

from __future__ import annotations

import hashlib
import secrets
import string
from collections.abc import Mapping

COOKIE = "kolmik"
BYTES = 32
SHORTEST, LONGEST = 20, 200  # characters; what is shorter could be guessed, so it is no token
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another


def new(size: int = BYTES) -> str:
    """So many bytes of chance, after a letter: with a dash in front a command line would take it for an option."""
    return secrets.choice(string.ascii_letters) + secrets.token_urlsafe(size)


def new_id() -> str:
    """The id of a table: short enough to read out, too many to guess. It lets watch, not play."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_secret() -> bytes:
    """What a game is dealt from, with the players' numbers; told when it is over."""
    return secrets.token_bytes(BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash tells nothing about it."""
    return hashlib.sha256(token.encode()).hexdigest()


def given(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The token of a request: a program's bearer token, or a person's cookie; "" for none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    found = token.strip() if kind.lower() == "bearer" else cookies.get(COOKIE, "")
    return found if SHORTEST <= len(found) <= LONGEST else ""
