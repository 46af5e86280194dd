"""Streams of operations, for mlircore.ir."""

import os
from collections import Counter
from collections.abc import Callable
from types import TracebackType
from typing import Protocol

from typing_extensions import Self

from .._core import Module, OpView, _OperationBase
from .context import Context

class _Readable(Protocol):
    def read(self, size: int, /) -> bytes: ...

class OperationStream:
    def __iter__(self) -> Self: ...
    def __next__(self) -> OpView: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, exc_type: type[BaseException] | None, exc_value: BaseException | None, traceback: TracebackType | None, /) -> None: ...
    def close(self) -> None: ...
    @property
    def context(self) -> Context: ...
    @property
    def bytes_read(self) -> int: ...
    @property
    def module(self) -> Module | None: ...

def stream(
    source: str | bytes | os.PathLike[str] | _Readable,
    context: Context | Callable[[], Context] | None = None,
    *,
    source_name: str | None = None,
    verify: bool = True,
    piece_bytes: int = 1 << 20,
    interned_bytes: int = 64 << 20,
) -> OperationStream: ...

class _TextSource:
    def __init__(self, file: _Readable) -> None: ...
    def read(self, size: int, /) -> bytes: ...

class _Tally:
    operations: Counter[str]
    types: Counter[str]
    counts: dict[str, int]
    def add(self, operation: _OperationBase) -> None: ...
    def end(self) -> None: ...
