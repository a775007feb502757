"""The GPU: whether there is one, its memory, its kernels, and arrays shared with PyTorch, JAX and others."""

from __future__ import annotations

import importlib
import importlib.util
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from threading import RLock
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Refused
from kolmik.engine.options import quoted

Memory: TypeAlias = Any  # a device array of numba-cuda; a NumPy array in the simulator

LEGACY_STREAM = 1  # DLPack's number of the default stream, for which other work waits by default
SAME_STREAM = (None, -1, 0, LEGACY_STREAM)  # streams that need no synchronisation
CUDA_DEVICE = 2  # DLPack's number of CUDA devices

BLOCK_SIZE = 128  # threads
SIMULATED_BLOCK_SIZE = 4
THREADS_PER_MULTIPROCESSOR = 2048

_compiling = RLock()


@cache
def cuda() -> Any:
    """The module `numba.cuda`; refuses if numba-cuda or a GPU is missing."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise Refused("Games on a GPU need numba-cuda: pip install 'kolmik[gpu]'.")
    with row_stack_lent():
        from numba import cuda

        if not cuda.is_available():
            raise Refused("There is no CUDA GPU here that numba-cuda can use.")
        if not _simulated():
            importlib.import_module("numba.cuda.np.arrayobj")  # the module that asks for np.row_stack
    return cuda


def _simulated() -> bool:
    from numba.cuda.core import config

    return bool(config.ENABLE_CUDASIM)


@contextmanager
def row_stack_lent() -> Iterator[None]:
    """Defines `np.row_stack` within the block. numba-cuda 0.30 needs it when imported; NumPy 2.5 dropped it."""
    if hasattr(np, "row_stack"):
        yield
        return
    setattr(np, "row_stack", np.vstack)  # noqa: B010 - NumPy's types do not have it
    try:
        yield
    finally:
        delattr(np, "row_stack")


@contextmanager
def wrapping_integers() -> Iterator[None]:
    """Lets integer sums and products wrap around in GPU code compiled within the block, as they do on the CPU.

    numba-cuda otherwise tells LLVM that they never overflow. Generators and digests overflow on purpose.
    """
    from numba.cuda.cpython import numbers
    from numba.cuda.np.math import numbers as array_numbers

    modules = numbers, array_numbers
    with _compiling:
        before = [module._int_arith_flags for module in modules]
        for module in modules:
            module._int_arith_flags = _no_flags
        try:
            yield
        finally:
            for module, flags in zip(modules, before, strict=True):
                module._int_arith_flags = flags


def _no_flags(_type: Any) -> list[str]:
    return []


def kernel(function: Callable[..., Any]) -> Any:
    """A CUDA kernel, compiled at its first launch with integers that wrap around."""
    made = cuda().jit(function)
    return made if _simulated() else compiling_with_wrapping(made)


def compiling_with_wrapping(dispatcher: Any) -> Any:
    """The same dispatcher, which from now on compiles under `wrapping_integers`."""
    compile_signature = dispatcher.compile

    def compile_wrapping(signature: Any) -> Any:
        with wrapping_integers():
            return compile_signature(signature)

    dispatcher.compile = compile_wrapping
    return dispatcher


class Array:
    """An array on the GPU. `torch.from_dlpack`, `jax.dlpack.from_dlpack` and the like share its memory.

    `numpy()` copies it to the host.
    """

    def __init__(self, memory: Memory, dtype: npt.DTypeLike | None = None) -> None:
        self.memory = memory
        self.dtype: np.dtype[Any] = np.dtype(memory.dtype if dtype is None else dtype)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.memory.shape)

    def numpy(self) -> npt.NDArray[Any]:
        host: npt.NDArray[Any] = Device.get().download(self.memory)
        return host.view(self.dtype)

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> npt.NDArray[Any]:
        if copy is False:
            raise ValueError("An array on the GPU has to be copied to become a NumPy array.")
        return self.numpy().astype(dtype or self.dtype, copy=False)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {**self.memory.__cuda_array_interface__, "typestr": self.dtype.str}

    def _exporter(self) -> Any:
        """The object that implements DLPack for this memory."""
        if Device.get().simulated:
            return self.memory.view(self.dtype)
        from cuda.core.utils import StridedMemoryView

        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1)

    def __dlpack_device__(self) -> tuple[int, int]:
        kind, number = self._exporter().__dlpack_device__()
        return int(kind), int(number)

    def __dlpack__(self, *, stream: int | None = None, **options: Any) -> Any:
        if stream not in SAME_STREAM:
            Device.get().synchronize()
        return self._exporter().__dlpack__(**options)

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on the GPU>"


class Device:
    """The GPU's memory and work. In Numba's CUDA simulator everything is on the host."""

    _instances: list[Device] = []  # noqa: RUF012 - shared by all, at most one

    def __init__(self) -> None:
        self.cuda = cuda()
        self.simulated = _simulated()

    @classmethod
    def get(cls) -> Device:
        if not cls._instances:
            cls._instances.append(cls())
        return cls._instances[0]

    @property
    def multiprocessors(self) -> int:
        return 1 if self.simulated else int(self.cuda.get_current_device().MULTIPROCESSOR_COUNT)

    @property
    def max_threads(self) -> int:
        """The number of threads that fills the GPU."""
        return SIMULATED_BLOCK_SIZE if self.simulated else THREADS_PER_MULTIPROCESSOR * self.multiprocessors

    def upload(self, array: npt.NDArray[Any]) -> Memory:
        """Returns a copy on the GPU."""
        return array.copy() if self.simulated else self.cuda.to_device(np.ascontiguousarray(array))

    def zeros(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Memory:
        return self.upload(np.zeros(shape, dtype))

    def empty(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Memory:
        """Returns uninitialised memory."""
        return np.empty(shape, dtype) if self.simulated else self.cuda.device_array(shape, dtype)

    def download(self, memory: Memory) -> npt.NDArray[Any]:
        """Waits for all work on the GPU and returns a copy on the host."""
        host: npt.NDArray[Any] = memory.copy() if self.simulated else memory.copy_to_host()
        return host

    def duplicate(self, memory: Memory) -> Memory:
        """Returns a copy on the GPU of memory on the GPU."""
        if self.simulated:
            return memory.copy()
        copy = self.empty(memory.shape, memory.dtype)
        copy.copy_to_device(memory)
        return copy

    def assign(self, memory: Memory, array: npt.NDArray[Any]) -> None:
        """Copies an array of the host into memory of the GPU."""
        if self.simulated:
            memory[:] = array
        else:
            memory.copy_to_device(np.ascontiguousarray(array))

    def synchronize(self) -> None:
        """Waits for all work on the GPU."""
        self.cuda.synchronize()

    def launch(self, kernel: Any, threads: int, *arguments: Any, block: int = BLOCK_SIZE) -> None:
        """Starts a kernel with at least this many threads and does not wait for it."""
        if threads:
            size = min(block, SIMULATED_BLOCK_SIZE) if self.simulated else block
            kernel[math.ceil(threads / size), size](*arguments)

    def take(self, name: str, given: Any, kinds: str, shape: tuple[int, ...]) -> Memory:
        """The caller's array as GPU memory: shared if it is there, else copied. `kinds` are NumPy's letters."""
        memory = self._taken(given)
        if memory is None or memory.dtype.kind not in kinds or tuple(memory.shape) != shape:
            found = quoted(given) if memory is None else f"{memory.dtype} {tuple(memory.shape)}"
            raise BadOption(f"The {name} must be {_kinds(kinds)} of the shape {shape}, not {found}.")
        return memory

    def share(self, name: str, given: Any, dtypes: tuple[str, ...], shape: tuple[int, ...]) -> Memory:
        """The caller's GPU memory, to be written into."""
        memory = self._shared(given)
        fits = memory is not None and memory.dtype.name in dtypes and tuple(memory.shape) == shape
        if memory is None or not fits or not self._is_contiguous(memory):
            found = quoted(given) if memory is None else f"{memory.dtype} {tuple(memory.shape)}"
            wanted = f"a contiguous array on the GPU, {' or '.join(dtypes)} of the shape {shape}"
            raise BadOption(f"The array {name} must be {wanted}, not {found}.")
        return memory

    def _is_contiguous(self, memory: Memory) -> bool:
        return bool(memory.flags.c_contiguous if self.simulated else memory.is_c_contiguous())

    def _taken(self, given: Any) -> Memory | None:
        memory = self._shared(given)
        if memory is None and not self.simulated:
            host = np.asarray(given)
            return self.upload(host) if host.dtype.kind in "iub" else None
        return np.asarray(given) if memory is None else memory

    def _shared(self, given: Any) -> Memory | None:
        """The memory of an array on the GPU; None for anything else."""
        if isinstance(given, Array):
            return given.memory
        if self.simulated:
            return given if isinstance(given, np.ndarray) else None
        if hasattr(given, "__dlpack_device__") and int(given.__dlpack_device__()[0]) == CUDA_DEVICE:
            from cuda.core.utils import StridedMemoryView

            return self.cuda.as_cuda_array(_Described(StridedMemoryView.from_dlpack(given, stream_ptr=LEGACY_STREAM)))
        if hasattr(given, "__cuda_array_interface__"):
            return self.cuda.as_cuda_array(given)
        return None


class _Described:
    """A memory view with the CUDA array interface, which numba-cuda reads."""

    def __init__(self, view: Any) -> None:
        self._view = view  # keeps the memory alive
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
