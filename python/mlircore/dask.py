"""Many modules, or the operations of one long text, in Dask: what travels between processes travels as bytecode.

Modules, operations, types and attributes can be pickled, so `concurrent.futures`, Ray and Spark need nothing but `mlircore.parse_file`
as the function that is mapped over paths. This module makes Dask's bags. It needs `pip install 'mlircore[dask]'`.
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterable, Iterator
from typing import Any

from . import ir
from .tools.files import input_context, input_files, read_input

try:
    import dask
    import dask.bag
except ImportError as error:
    raise ImportError("mlircore.dask needs Dask: pip install 'mlircore[dask]'") from error

__all__ = ["modules", "operations"]


def _module(path: str, allow_unregistered_dialects: bool) -> ir.Module:
    return ir.Module.parse(read_input(path), input_context(allow_unregistered_dialects), source_name=path)


def _num_partitions(files: list[str]) -> int:
    """At least 4 MB a partition, since a task has a cost, and at most 64 MB; about 100 between."""
    size = sum(os.path.getsize(file) for file in files if os.path.isfile(file))
    return max(1, size >> 26, min(100, size >> 22))


def modules(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], *, allow_unregistered_dialects: bool = False, npartitions: int | None = None,
) -> Any:
    """A bag with the module of each file, in order; of directories, the files *.mlir and *.mlirbc in them.

    A worker parses and verifies a file when its element is needed, in a context of its own, and then forgets it, unless a task keeps it.
    Text and bytecode, also gzip and zstd. `npartitions`: how many tasks read the files; None: it depends on their sizes. When a file has an
    error, computing raises MLIRError with its place. With `allow_unregistered_dialects`, what is not defined is kept as it was written.
    Cost: that of parsing.
    """
    given = [paths] if isinstance(paths, (str, os.PathLike)) else paths
    files = [path for path, _ in input_files([os.fspath(path) for path in given], ".mlir", ".mlirbc")]
    return dask.bag.from_sequence(files, npartitions=npartitions or _num_partitions(files)).map(_module, allow_unregistered_dialects)


def _operations(part: bytes, allow_unregistered_dialects: bool) -> list[ir.OpView]:
    # not verified again: what they refer to may be in another part
    return list(ir.Module.parse(part, input_context(allow_unregistered_dialects), verify=False).body.operations)


def _bytecode(module: ir.Module) -> bytes:
    out = io.BytesIO()
    module.operation.write_bytecode(out)
    return out.getvalue()


def _parts(path: str, size: int, allow_unregistered_dialects: bool) -> Iterator[bytes]:
    """Modules of `size` operations each, as bytecode."""
    with ir.stream(path, lambda: input_context(allow_unregistered_dialects)) as found:
        part: ir.Module | None = None
        count = 0
        for op in found:
            if part is not None and (count == size or part.context is not op.context):
                yield _bytecode(part)
                part = None
            if part is None:
                part, count = ir.Module.create(ir.Location.unknown(op.context)), 0
            part.body.append(op)
            count += 1
        if part is not None:
            yield _bytecode(part)


def operations(
    path: str | os.PathLike[str], *, allow_unregistered_dialects: bool = False, partition_size: int = 1000,
) -> Any:
    """A bag with the operations at the top of one text, such as the functions of a long module, in order: `partition_size` a partition.

    This process parses and verifies the text, as `ir.stream` does, before the bag is there: it holds the bytecode of all operations, and
    not more than a few of them. Workers read them from bytecode; those of one partition are in one module. Raises MLIRError with the place
    of the first error, ValueError when `partition_size` is not positive. Cost: linear in the text.
    """
    if partition_size < 1:
        raise ValueError(f"partition_size must be positive, not {partition_size}")
    parts = _parts(os.fspath(path), partition_size, allow_unregistered_dialects)
    read = dask.delayed(_operations, pure=False)
    return dask.bag.from_delayed([read(part, allow_unregistered_dialects) for part in parts])
