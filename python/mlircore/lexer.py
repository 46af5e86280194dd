"""The tokens of a text, for highlighters and editors: one by one, or as numpy columns.

Offsets count bytes of the text as UTF-8. Comments are tokens; what is no token is one of kind "error".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ._core import TokenTable, kind_names

if TYPE_CHECKING:
    from typing_extensions import Buffer
    from typing import Any

    import numpy as np

__all__ = ["KINDS", "Columns", "Token", "columns", "tokenize"]


def __dir__() -> list[str]:
    return sorted(__all__)


KINDS: tuple[str, ...] = kind_names()
"""The names of the kinds of tokens, by number."""

_ERROR = KINDS.index("error")


class Token(NamedTuple):
    """A token: its kind's name, where it is, its spelling, and for an error the message."""

    kind: str
    start: int
    end: int
    text: str
    error: str | None


class Columns(NamedTuple):
    """Columns of all tokens in order: the numbers of kinds (see KINDS), the offsets of first bytes, and the offsets after last bytes."""

    kind: np.ndarray[Any, np.dtype[np.uint8]]
    start: np.ndarray[Any, np.dtype[np.uint64]]
    end: np.ndarray[Any, np.dtype[np.uint64]]


def tokenize(text: str | Buffer) -> Iterator[Token]:
    """Iterate over the tokens of a text."""
    table = TokenTable(text)
    source = table.source
    for i in range(len(table)):
        kind, start, end = table.row(i)
        error = table.error(start) if kind == _ERROR else None
        yield Token(KINDS[kind], start, end, source[start:end].decode(errors="replace"), error)


def columns(text: str | Buffer) -> Columns:
    """All tokens of a text as numpy arrays, without a copy."""
    import numpy

    table = TokenTable(text)
    return Columns(numpy.asarray(table.kind), numpy.asarray(table.start), numpy.asarray(table.end))
