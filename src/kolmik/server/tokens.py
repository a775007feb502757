"""Secrets that hold seats: nobody can guess them, and only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

COOKIE = "kolmik"
BYTES = 32
LONGEST = 200


def new() -> str:
    return secrets.token_urlsafe(BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash tells nothing about it."""
    return hashlib.sha256(token.encode()).hexdigest()


def given(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The token of a request: a program's bearer token, or a person's cookie; "" for none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    found = token.strip() if kind.lower() == "bearer" else cookies.get(COOKIE, "")
    return found if len(found) <= LONGEST else ""
