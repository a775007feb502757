"""The card: whether there is one, its memory, and how that is shared with PyTorch, JAX and others without copying."""

from __future__ import annotations

import importlib.util
import math
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Refused
from kolmik.engine.options import quoted

Memory: TypeAlias = Any  # an array of numba-cuda's on the card; of NumPy's in the simulator

THEIR_STREAM = 1  # in DLPack's numbers: the stream that all of a card's work waits for unless told otherwise
SAME_STREAM = (None, -1, 0, THEIR_STREAM)  # those of whom nobody has to be waited for
ON_A_CARD = 2  # in DLPack's numbers

IN_A_BLOCK = 128  # threads that start and end together
IN_A_SIMULATED_BLOCK = 4
THREADS_ON_ONE = 2048  # of a card's multiprocessors


@cache
def cuda() -> Any:
    """The compiler for cards, numba-cuda's; refuses where it or a card is missing."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise Refused("Games on a GPU need numba-cuda: pip install 'kolmik[gpu]'.")
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped
        setattr(np, "row_stack", np.vstack)  # noqa: B010 - NumPy's types do not have it
    from numba import cuda

    if not cuda.is_available():
        raise Refused("There is no CUDA card here that numba-cuda can use.")
    from numba.cuda.cpython import numbers
    from numba.cuda.np.math import numbers as others

    from kolmik.engine.cache import wrapping

    numbers._int_arith_flags = others._int_arith_flags = wrapping  # as on the CPU
    return cuda


class Array:
    """An array on the card. `torch.from_dlpack`, `jax.dlpack.from_dlpack` and the like share its memory.

    `numpy()` copies it here.
    """

    def __init__(self, memory: Memory, dtype: npt.DTypeLike | None = None) -> None:
        self.memory = memory
        self.dtype: np.dtype[Any] = np.dtype(memory.dtype if dtype is None else dtype)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.memory.shape)

    def numpy(self) -> npt.NDArray[Any]:
        here: npt.NDArray[Any] = Card.get().download(self.memory)
        return here.view(self.dtype)

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> npt.NDArray[Any]:
        if copy is False:
            raise ValueError("What lies on a card is copied to be an array of NumPy's.")
        return self.numpy().astype(dtype or self.dtype, copy=False)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {**self.memory.__cuda_array_interface__, "typestr": self.dtype.str}

    def _shared(self) -> Any:
        """Who speaks DLPack for this memory."""
        if Card.get().simulated:
            return self.memory.view(self.dtype)
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1)

    def __dlpack_device__(self) -> tuple[int, int]:
        kind, number = self._shared().__dlpack_device__()
        return int(kind), int(number)

    def __dlpack__(self, *, stream: int | None = None, **asked: Any) -> Any:
        if stream not in SAME_STREAM:
            Card.get().wait()
        return self._shared().__dlpack__(**asked)

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on the card>"


class Card:
    """The card's memory and its work. In Numba's simulator of cards it is all here."""

    _only: list[Card] = []  # noqa: RUF012 - the one there is

    def __init__(self) -> None:
        self.cuda = cuda()
        from numba.cuda.core import config

        self.simulated = bool(config.ENABLE_CUDASIM)

    @classmethod
    def get(cls) -> Card:
        if not cls._only:
            cls._only.append(cls())
        return cls._only[0]

    @property
    def multiprocessors(self) -> int:
        return 1 if self.simulated else int(self.cuda.get_current_device().MULTIPROCESSOR_COUNT)

    @property
    def most_threads(self) -> int:
        """So many are enough for work that can be divided anyhow."""
        return IN_A_SIMULATED_BLOCK if self.simulated else THREADS_ON_ONE * self.multiprocessors

    def upload(self, array: npt.NDArray[Any]) -> Memory:
        """A copy on the card."""
        return array.copy() if self.simulated else self.cuda.to_device(np.ascontiguousarray(array))

    def zeros(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Memory:
        return self.upload(np.zeros(shape, dtype))

    def empty(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Memory:
        """Memory that holds anything."""
        return np.empty(shape, dtype) if self.simulated else self.cuda.device_array(shape, dtype)

    def download(self, memory: Memory) -> npt.NDArray[Any]:
        """A copy here, when all work that was asked for is done."""
        found: npt.NDArray[Any] = memory.copy() if self.simulated else memory.copy_to_host()
        return found

    def wait(self) -> None:
        """Till all work that was asked for is done."""
        self.cuda.synchronize()

    def launch(self, kernel: Any, threads: int, *given: Any, block: int = IN_A_BLOCK) -> None:
        """Has so many threads, or a few more, run a kernel; does not wait for them."""
        if threads:
            size = min(block, IN_A_SIMULATED_BLOCK) if self.simulated else block
            kernel[math.ceil(threads / size), size](*given)

    def take(self, what: str, given: Any, kinds: str, shape: tuple[int, ...]) -> Memory:
        """What a caller gives as memory of the card: shared if it lies there, else copied; of these NumPy kinds."""
        found = self._taken(given)
        if found is None or found.dtype.kind not in kinds or tuple(found.shape) != shape:
            told = quoted(given) if found is None else f"{found.dtype} {tuple(found.shape)}"
            raise BadOption(f"The {what} must be {_kinds(kinds)} of the shape {shape}, not {told}.")
        return found

    def share(self, what: str, given: Any, dtypes: tuple[str, ...], shape: tuple[int, ...]) -> Memory:
        """Memory of the caller's on the card to be written into; of the first of these dtypes, whatever it was."""
        found = self._shared(given)
        fits = found is not None and found.dtype.name in dtypes and tuple(found.shape) == shape
        if found is None or not fits or not self._in_one_piece(found):
            told = quoted(given) if found is None else f"{found.dtype} {tuple(found.shape)}"
            wanted = f"an array on the card in one piece, {' or '.join(dtypes)} of the shape {shape}"
            raise BadOption(f"The array {what} must be {wanted}, not {told}.")
        return found.view(np.dtype(dtypes[0]))

    def _in_one_piece(self, memory: Memory) -> bool:
        return bool(memory.flags.c_contiguous if self.simulated else memory.is_c_contiguous())

    def _taken(self, given: Any) -> Memory | None:
        found = self._shared(given)
        if found is None and not self.simulated:
            here = np.asarray(given)
            return self.upload(here) if here.dtype.kind in "iub" else None
        return np.asarray(given) if found is None else found

    def _shared(self, given: Any) -> Memory | None:
        """The memory of something that lies on the card; None if it does not."""
        if isinstance(given, Array):
            return given.memory
        if self.simulated:
            return given if isinstance(given, np.ndarray) else None
        if hasattr(given, "__dlpack_device__") and int(given.__dlpack_device__()[0]) == ON_A_CARD:
            from cuda.core.utils import StridedMemoryView

            return self.cuda.as_cuda_array(_Described(StridedMemoryView.from_dlpack(given, stream_ptr=THEIR_STREAM)))
        if hasattr(given, "__cuda_array_interface__"):
            return self.cuda.as_cuda_array(given)
        return None


class _Described:
    """A view of memory as the older interface for arrays describes it."""

    def __init__(self, view: Any) -> None:
        self._view = view  # keeps the memory
        strides = view.strides
        self.__cuda_array_interface__ = {
            "shape": tuple(view.shape),
            "typestr": view.dtype.str,
            "data": (view.ptr, bool(view.readonly)),
            "strides": strides and tuple(stride * view.dtype.itemsize for stride in strides),
            "version": 3,
        }


def _kinds(kinds: str) -> str:
    return "flags" if kinds == "b" else "whole numbers"
