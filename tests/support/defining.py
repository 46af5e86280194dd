"""Definitions that tests make: they are forgotten after the test, since a process runs many."""

import contextlib
from collections.abc import Iterator

from mlircore import dialect


@contextlib.contextmanager
def forgotten() -> Iterator[None]:
    """Restores the dialects that programs have defined. Those of mlircore that are loaded in the block stay known: their modules stay imported."""
    known = dialect.Dialect.known
    before = dict(known)
    try:
        yield
    finally:
        for name, each in list(known.items()):
            if not each.statement.is_of_mlircore():
                del known[name]
        known.update(before)
