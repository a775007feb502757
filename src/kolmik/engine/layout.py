"""The layout of a state: one fixed-size record, declared field by field.

The bytes are a NumPy record. Compiled rules read it directly. Interpreted rules read it through `open`, which returns
Python integers and refuses one that does not fit its field, so that neither NumPy's small integers nor a silent
overflow can make the two differ.
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

from .errors import DoesNotFit
from .options import quoted

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
    """Consecutive named slices of these sizes: the layout of an observation."""
    named: dict[str, slice] = {}
    start = 0
    for name, size in sizes.items():
        named[name] = slice(start, start + size)
        start += size
    return named


ALIGNMENT = 8  # bytes: every number is aligned, in an array of records too


class Layout:
    """Fields sorted by the size of their numbers. No byte is left undeclared, so that copies are equal byte by byte."""

    def __init__(self, *fields: Field) -> None:
        self.fields = tuple(sorted(fields, key=lambda f: -np.dtype(f.kind).itemsize))
        parts = [(f.name, f.kind, f.shape) for f in self.fields]
        if spare := -np.dtype(parts).itemsize % ALIGNMENT:
            parts.append(("_spare", "u1", (spare,)))
        self.dtype = np.dtype(parts, align=True)
        self._opened = _accessor(self.dtype, [f.name for f in self.fields])
        self._read_only = _reader(self.dtype, [f.name for f in self.fields])

    @property
    def size(self) -> int:
        """The number of bytes of one state."""
        return self.dtype.itemsize

    def new(self) -> Record:
        return np.zeros(1, self.dtype)

    def open(self, record: Record) -> State:
        """The record as interpreted rules see it; they write to the record itself."""
        return self._opened(record)

    def open_readonly(self, record: Record) -> State:
        """The record for reading only, which is faster; single numbers are copies and do not follow later moves."""
        return self._read_only(record.view(np.uint8))

    def open_readonly_bytes(self, memory: npt.NDArray[np.uint8]) -> State:
        """`open_readonly` for the bytes of a record."""
        return self._read_only(memory)

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)


def _accessor(dtype: np.dtype[Any], names: list[str]) -> type:
    """A class with an attribute for each field, over the memory of one record.

    Arrays are made when they are first used, because no caller reads all fields. An array `x` of bytes with several
    dimensions is also there with one, as `x_flat`.
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
        else:  # one array over the whole memory serves all single numbers of a kind
            places[f"_{base.char}"] = (0, dtype.itemsize, base.char, [dtype.itemsize // base.itemsize])
            members[name] = _scalar(name, f"_{base.char}", offset // base.itemsize)

    def __init__(self: Any, record: Record) -> None:
        self.raw_bytes = whole = record.view(np.uint8)
        self._memory = memoryview(whole.data)

    members |= {
        "__slots__": ["raw_bytes", "_memory", *places],
        "__init__": __init__,
        "__getattr__": _lazy_arrays(places),
    }
    return type("OpenRecord", (), members)


def _lazy_arrays(places: dict[str, tuple[int, int, Any, list[int]]]) -> Any:
    """A `__getattr__` that makes an array of the memory when its field is first used."""

    def __getattr__(self: Any, name: str) -> object:
        if name not in places:
            _no_such_field(self, name)
        start, stop, letter, shape = places[name]
        found = self._memory[start:stop].cast(letter, shape)
        setattr(self, name, found)
        return found

    return __getattr__


class _Array:
    """An array field of a read-only record: made when it is first used, then stored in the instance."""

    def __init__(self, name: str, start: int, stop: int, letter: Any, shape: list[int]) -> None:
        self._name, self._start, self._stop, self._letter, self._shape = name, start, stop, letter, shape

    def __get__(self, state: Any, _owner: type) -> object:
        found = state._memory[self._start : self._stop].cast(self._letter, self._shape)
        setattr(state, self._name, found)
        return found


def _no_such_field(_state: object, name: str) -> NoReturn:
    raise AttributeError(f"A state has no field {name}.")


def _reader(dtype: np.dtype[Any], names: list[str]) -> type:
    """A class for reading only: numbers and arrays of bytes are unpacked immediately, other arrays at first use."""
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
        self = cls._make(numbers(memory))  # one call unpacks all of them
        self.raw_bytes, self._memory = whole, memory
        return self

    tuple_of: Any = namedtuple  # mypy wants literal names
    return type(
        "ReadRecord", (tuple_of("Ready", ready),), {"__new__": __new__, "__getattr__": _no_such_field, **members}
    )


def _scalar(name: str, numbers: str, at: int) -> property:
    def get(self: object) -> int:
        value: int = getattr(self, numbers)[at]
        return value

    def put(self: object, value: int) -> None:
        try:
            getattr(self, numbers)[at] = value
        except (ValueError, TypeError):
            raise _does_not_fit(name, getattr(self, numbers).format, value) from None

    return property(get, put)


def _does_not_fit(name: str, letter: str, value: object) -> DoesNotFit:
    return DoesNotFit(f"The field {name} holds {bounds(letter)}, not {quoted(value)}.")


def bounds(kind: str) -> str:
    """The numbers that a field of this kind holds, in words."""
    info = np.iinfo(kind)
    return f"{info.min} to {info.max}"
