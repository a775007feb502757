"""The layout of a state: one fixed-size record, declared field by field.

The bytes are a NumPy record. Compiled rules read it as it is; interpreted rules read it through `open`,
which gives whole numbers of Python and refuses one that does not fit its field, so that neither NumPy's
small integers nor a silent wrap-around can make the two differ.
"""

from __future__ import annotations

import math
import struct
from collections import namedtuple
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, TypeAlias

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

    def open(self, record: Record) -> State:
        """The record as interpreted rules see it; what they write is written to the record."""
        return self._opened(record)

    def glance(self, record: Record) -> State:
        """The same for who only reads, and only till the next move: single numbers stay as they were."""
        return self._glance(record.view(np.uint8))

    def glance_at(self, memory: npt.NDArray[np.uint8]) -> State:
        """The same of the bytes of a record."""
        return self._glance(memory)

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)


def _accessor(dtype: np.dtype[Any], names: list[str]) -> type:
    """A class with an attribute for each field, over the memory of one record.

    A part of the memory is made into an array when it is first asked for: nobody reads all fields. An array `x` of
    bytes in several dimensions is there as one row, too: `x_flat`.
    """
    assert dtype.fields is not None
    places: dict[str, tuple[int, int, Any, list[int]]] = {}
    members: dict[str, object] = {}
    for name in names:
        kind, offset = dtype.fields[name][:2]
        base, shape = kind.subdtype or (kind, ())
        if shape:
            places[name] = (offset, offset + kind.itemsize, base.char, list(shape))
            if len(shape) > 1 and base.char == "B":
                places[f"{name}_flat"] = (offset, offset + kind.itemsize, base.char, [math.prod(shape)])
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
            _unknown(self, name)
        start, stop, letter, shape = places[name]
        found = self._memory[start:stop].cast(letter, shape)
        setattr(self, name, found)
        return found

    return __getattr__


class _Array:
    """An array of a record that is only read: made when it is first asked for, and then at hand."""

    def __init__(self, name: str, start: int, stop: int, letter: Any, shape: list[int]) -> None:
        self._name, self._start, self._stop, self._letter, self._shape = name, start, stop, letter, shape

    def __get__(self, state: Any, _owner: type) -> object:
        found = state._memory[self._start : self._stop].cast(self._letter, self._shape)
        setattr(state, self._name, found)
        return found


def _unknown(_state: object, name: str) -> NoReturn:
    raise AttributeError(f"A state has no field {name}.")


def _reader(dtype: np.dtype[Any], names: list[str]) -> type:
    """The same for who only reads: all single numbers are at hand, arrays of bytes too, others when first asked for."""
    assert dtype.fields is not None
    members: dict[str, object] = {}
    ready: list[str] = []
    form, reached = "<", 0
    for name in sorted(names, key=lambda one: dtype.fields[one][1]):  # type: ignore[index]
        kind, offset = dtype.fields[name][:2]
        base, shape = kind.subdtype or (kind, ())
        letter = base.char if base.char != "l" else "q"
        if len(shape) > 1 or (shape and letter != "B"):
            members[name] = _Array(name, offset, offset + kind.itemsize, base.char, list(shape))
        if not shape or letter == "B":
            ready.append(name if len(shape) < 2 else f"{name}_flat")
            form += f"{offset - reached}x{kind.itemsize}s" if shape else f"{offset - reached}x{letter}"
            reached = offset + kind.itemsize
    numbers = struct.Struct(form).unpack_from

    def __new__(cls: Any, whole: npt.NDArray[np.uint8]) -> Any:
        memory = memoryview(whole.data)
        self = cls._make(numbers(memory))  # a tuple of all that is at hand: made at once, not one by one
        self.bytes_of_it, self._memory = whole, memory
        return self

    tuple_of: Any = namedtuple  # of names that are only known here
    return type("ReadRecord", (tuple_of("Ready", ready),), {"__new__": __new__, "__getattr__": _unknown, **members})


def _scalar(numbers: str, at: int) -> property:
    def get(self: object) -> int:
        value: int = getattr(self, numbers)[at]
        return value

    def put(self: object, value: int) -> None:
        getattr(self, numbers)[at] = value

    return property(get, put)
