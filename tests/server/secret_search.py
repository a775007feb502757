"""Searches texts for secrets, in every form in which a log or an answer could show one."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable
from functools import cache
from urllib.parse import quote

WINDOW = 16  # characters that are enough to recognise a secret
STEP = 8  # between two such windows


def encodings(secret: str) -> set[str]:
    """A secret in the ways a text could show it: as it is, escaped, as bytes, in hexadecimal digits, in base64.

    Logs are lines of JSON, so each of these may be escaped once more.
    """
    found = {secret, quote(secret, safe="")} | _of_bytes(secret.encode())
    if set(secret.lower()) <= set("0123456789abcdef") and len(secret) % 2 == 0:
        found |= {secret.upper(), secret.lower()} | _of_bytes(bytes.fromhex(secret))
    return found | {json.dumps(form)[1:-1] for form in found}


def _of_bytes(raw: bytes) -> set[str]:
    found = {repr(raw)[2:-1], raw.hex(), raw.hex().upper(), str(list(raw))[1:-1]}
    for before in range(3):  # in base64 it looks different after each number of other bytes
        text = base64.b64encode(bytes(before) + raw).decode().rstrip("=")
        inner = text[(0, 2, 3)[before] : len(text) - 1]
        found |= {inner, inner.translate(str.maketrans("+/", "-_"))}
    return found


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@cache
def _parts(secret: str) -> tuple[tuple[str, str], ...]:
    """Every part of a secret that counts as a leak, in every form; a log may shorten what it shows."""
    found = []
    for encoded in encodings(secret):
        last = max(0, len(encoded) - WINDOW)
        found += [(encoded[at : at + WINDOW], encoded) for at in {*range(0, last, STEP), last}]
    return tuple(found)


def leaked(text: str, secrets: Iterable[str]) -> list[str]:
    """The secrets of which a text shows a part, each with the form in which it does."""
    return [f"{secret} as {form}" for secret in secrets for part, form in _parts(secret) if part in text]
