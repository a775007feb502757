"""The layout of a state: one fixed-size record, declared field by field.

The bytes are a NumPy record. Compiled rules read it as it is; interpreted rules read it through `open`,
which gives whole numbers of Python and refuses one that does not fit its field, so that neither NumPy's
small integers nor a silent wrap-around can make the two differ.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

State: TypeAlias = Any  # a record as the rules see it: `state.field`, `state.field[index, ...]`
Record: TypeAlias = npt.NDArray[np.void]  # the bytes of one state: an array of one record


@dataclass(frozen=True)
class Field:
    name: str
    kind: str  # NumPy's letters: u1 u2 i1 i2 i4 i8
    shape: tuple[int, ...]
    meaning: str


def field(name: str, kind: str, meaning: str, shape: tuple[int, ...] = ()) -> Field:
    if np.dtype(kind).char not in "bBhHil":
        raise TypeError(f"{name}: a field is a whole number of 8, 16 or 32 bits, or of 64 with a sign, not {kind}.")
    return Field(name, kind, shape, meaning)


def slices(sizes: Mapping[str, int]) -> dict[str, slice]:
    """Named slices one after the other, of these sizes: how the numbers of an observation are laid out."""
    laid: dict[str, slice] = {}
    start = 0
    for name, size in sizes.items():
        laid[name] = slice(start, start + size)
        start += size
    return laid


ALIGNMENT = 8  # bytes: every number lies where a processor reads it at once, in an array of records too


class Layout:
    """Fields in the order of their numbers' sizes, and no byte that belongs to none: copies must be equal."""

    def __init__(self, *fields: Field) -> None:
        self.fields = tuple(sorted(fields, key=lambda f: -np.dtype(f.kind).itemsize))
        parts = [(f.name, f.kind, f.shape) for f in self.fields]
        if spare := -np.dtype(parts).itemsize % ALIGNMENT:
            parts.append(("_spare", "u1", (spare,)))
        self.dtype = np.dtype(parts, align=True)
        self._opened = _accessor(self.dtype, [f.name for f in self.fields])
        self._glance = _reader(self.dtype, [f.name for f in self.fields])

    @property
    def size(self) -> int:
        """Bytes of one state."""
        return self.dtype.itemsize

    def new(self) -> Record:
        return np.zeros(1, self.dtype)

    def copy(self, record: Record) -> Record:
        """A record with the same bytes, in memory of its own; NumPy's own copy goes field by field and takes longer."""
        return np.frombuffer(bytearray(record.tobytes()), self.dtype)

    def open(self, record: Record) -> State:
        """The record as interpreted rules see it; what they write is written to the record."""
        return self._opened(record)

    def glance(self, record: Record) -> State:
        """The same for who only reads, and only till the next move: single numbers stay as they were."""
        return self._glance(record)

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)


def _accessor(dtype: np.dtype[Any], names: list[str]) -> type:
    """A class with an attribute for each field, over the memory of one record.

    A part of the memory is made into an array when it is first asked for: nobody reads all fields.
    """
    assert dtype.fields is not None
    places: dict[str, tuple[int, int, Any, list[int]]] = {}
    members: dict[str, object] = {}
    for name in names:
        kind, offset = dtype.fields[name][:2]
        base, shape = kind.subdtype or (kind, ())
        if shape:
            places[name] = (offset, offset + kind.itemsize, base.char, list(shape))
        else:  # one array of the whole memory for all single numbers of a kind
            places[f"_{base.char}"] = (0, dtype.itemsize, base.char, [dtype.itemsize // base.itemsize])
            members[name] = _scalar(f"_{base.char}", offset // base.itemsize)

    def __init__(self: Any, record: Record) -> None:
        self.bytes_of_it = whole = record.view(np.uint8)
        self._memory = memoryview(whole.data)

    members |= {
        "__slots__": ["bytes_of_it", "_memory", *places],
        "__init__": __init__,
        "__getattr__": _when_asked(places),
    }
    return type("OpenRecord", (), members)


def _when_asked(places: dict[str, tuple[int, int, Any, list[int]]]) -> Any:
    """Makes a part of the memory into an array when it is first asked for."""

    def __getattr__(self: Any, name: str) -> object:
        if name not in places:
            raise AttributeError(f"A state has no field {name}.")
        start, stop, letter, shape = places[name]
        found = self._memory[start:stop].cast(letter, shape)
        setattr(self, name, found)
        return found

    return __getattr__


def _reader(dtype: np.dtype[Any], names: list[str]) -> type:
    """A class with all single numbers of a record at hand, and its arrays when they are first asked for."""
    assert dtype.fields is not None
    places: dict[str, tuple[int, int, Any, list[int]]] = {}
    singles: list[str] = []
    form, reached = "<", 0
    for name in sorted(names, key=lambda one: dtype.fields[one][1]):  # type: ignore[index]
        kind, offset = dtype.fields[name][:2]
        base, shape = kind.subdtype or (kind, ())
        if shape:
            places[name] = (offset, offset + kind.itemsize, base.char, list(shape))
        else:
            form += f"{offset - reached}x{base.char if base.char != 'l' else 'q'}"
            reached = offset + kind.itemsize
            singles.append(name)
    numbers = struct.Struct(form).unpack_from

    def __init__(self: Any, record: Record) -> None:
        self.bytes_of_it = whole = record.view(np.uint8)
        self._memory = memory = memoryview(whole.data)
        for name, value in zip(singles, numbers(memory), strict=True):
            setattr(self, name, value)

    slots = ["bytes_of_it", "_memory", *names]
    members = {"__slots__": slots, "__init__": __init__, "__getattr__": _when_asked(places)}
    return type("ReadRecord", (), members)


def _scalar(numbers: str, at: int) -> property:
    def get(self: object) -> int:
        value: int = getattr(self, numbers)[at]
        return value

    def put(self: object, value: int) -> None:
        getattr(self, numbers)[at] = value

    return property(get, put)
