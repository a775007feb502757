"""Mutations of cases: of bytes, of lines, and of the values in a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

WORDS = [
    "",
    "a",
    "Ann",
    "\u202eevil",
    "\x00",
    "🂡" * 9,
    "é" * 30,
    "\ud7ff",
    "\ud800",
    "<b>",
    "0",
    "-1",
    "x" * 300,
    "\u0663",
]
NUMBERS: list[Any] = [0, 1, 2, 3, 5, 6, 7, -1, 127, 128, 255, 256, 2**15, 2**31 - 1, 2**31, 2**53, 2**53 + 1, 2**63]
NUMBERS += [2**64, -(2**63), 10**300, 1.5, -0.0, 1e308, True, False]
VALUES: list[Any] = [*WORDS, *NUMBERS, None, [], {}, [[]], {"a": 1}, ["a"], [0] * 50]
BYTES = [
    b"\x00",
    b"\xff",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"\r\n",
    b"\r",
    b"\x85",
    b"\xe2\x80\xa8",
    b"[" * 900,
]
BYTES += [
    b'{"a":' * 200,
    b"9" * 400,
    b'"',
    b"\\",
    b"{",
    b"}",
    b":",
    b"=",
    b"#",
    b"1e999",
    b"NaN",
    b"\\ud800",
    b"\t",
    b"\n",
]


class Mutator:
    """Makes new cases from earlier ones and from a dictionary of words."""

    def __init__(self, rng: Random, dictionary: Sequence[bytes], max_size: int) -> None:
        self.max_size = max_size
        self.rng = rng
        self.dictionary = [*dictionary, *BYTES]
        self.values: list[Any] = [*VALUES, *(word.decode("utf-8", "replace") for word in dictionary)]
        self._ways: list[tuple[Callable[[bytes, bytes], bytes], int]] = [
            (self._change_bytes, 3),
            (self._insert_word, 3),
            (self._delete_piece, 2),
            (self._repeat_piece, 1),
            (self._splice, 2),
            (self._change_lines, 4),
            (self._change_json, 8),
        ]

    def mutate(self, case: bytes, other: bytes) -> bytes:
        """A case a few steps away from `case`, perhaps with pieces of `other`."""
        ways, weights = zip(*self._ways, strict=True)
        for _ in range(self.rng.choice((1, 1, 2, 3, 5))):
            case = self.rng.choices(ways, weights)[0](case, other)
        return case[: self.max_size]

    def _change_bytes(self, case: bytes, _other: bytes) -> bytes:
        changed = bytearray(case or b"\x00")
        for _ in range(self.rng.randrange(1, 4)):
            at = self.rng.randrange(len(changed))
            changed[at] = self.rng.choice((self.rng.randrange(256), changed[at] ^ 1 << self.rng.randrange(8)))
        return bytes(changed)

    def _insert_word(self, case: bytes, _other: bytes) -> bytes:
        start, end = self._piece(case)
        end = start if self.rng.random() < 0.5 else end
        return case[:start] + self.rng.choice(self.dictionary) + case[end:]

    def _delete_piece(self, case: bytes, _other: bytes) -> bytes:
        start, end = self._piece(case)
        return case[:start] + case[end:]

    def _repeat_piece(self, case: bytes, _other: bytes) -> bytes:
        start, end = self._piece(case)
        return case[:end] + case[start:end] * self.rng.randrange(1, 4) + case[end:]

    def _splice(self, case: bytes, other: bytes) -> bytes:
        at, start = self.rng.randrange(len(case) + 1), self.rng.randrange(len(other) + 1)
        return case[:at] + other[start:]

    def _change_lines(self, case: bytes, other: bytes) -> bytes:
        lines, others = case.split(b"\n"), other.split(b"\n")
        at = self.rng.randrange(len(lines))
        how = self.rng.randrange(5)
        if how == 0:
            del lines[at]
        elif how == 1:
            lines.insert(at, self.rng.choice(lines))
        elif how == 2:
            lines[at] = self.rng.choice(others)
        elif how == 3:
            lines.insert(at, self.rng.choice(others))
        else:
            there = self.rng.randrange(len(lines))
            lines[at], lines[there] = lines[there], lines[at]
        return b"\n".join(lines)

    def _change_json(self, case: bytes, other: bytes) -> bytes:
        """Change one value in a line that is JSON; any other line is changed as bytes."""
        lines = case.split(b"\n")
        at = self.rng.randrange(len(lines))
        start = lines[at].find(b"{")
        try:
            value = json.loads(lines[at][start:]) if start >= 0 else None
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            return self._insert_word(case, other)
        self._change_value(value)
        text = json.dumps(value, ensure_ascii=self.rng.random() < 0.5).encode("utf-8", "surrogatepass")
        lines[at] = lines[at][:start] + text
        return b"\n".join(lines)

    def _change_value(self, value: dict[str, Any]) -> None:
        """Change, add or drop one field of an object, at any depth."""
        holders: list[tuple[Any, Any]] = []
        waiting: list[Any] = [value]
        while waiting and len(holders) < 200:
            one = waiting.pop()
            for key, held in list(one.items()) if isinstance(one, dict) else list(enumerate(one)):
                holders.append((one, key))
                if isinstance(held, dict | list):
                    waiting.append(held)
        how = self.rng.randrange(6)
        if how == 0 or not holders:
            value[str(self.rng.choice(self.values))[:40]] = self.rng.choice(self.values)
            return
        holder, key = self.rng.choice(holders)
        if how == 1:
            del holder[key]
        elif how == 2 and isinstance(holder[key], str):
            holder[key] += str(self.rng.choice(self.values))
        elif how == 3 and isinstance(holder[key], int):
            holder[key] += self.rng.choice((-1, 1, 10))
        elif how == 4 and isinstance(holder[key], list):
            holder[key] = holder[key] * self.rng.randrange(2, 5)
        else:
            holder[key] = self.rng.choice(self.values)

    def _piece(self, case: bytes) -> tuple[int, int]:
        start = self.rng.randrange(len(case) + 1)
        return start, min(len(case), start + self.rng.choice((1, 2, 4, 8, 16, 64, 256)))
