"""Puts the comments and the empty lines of a source text into the printed text of its module, at the corresponding places.

The printer has no comments. It reports where every operation begins and ends in the printed text, and where that operation was in
the source. A comment goes with the operation that it comes before, comes after, or is inside of.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .. import lexer

if TYPE_CHECKING:
    from typing import Any

__all__ = ["Place", "weave"]

_COMMENT, _OPEN, _CLOSE, _LABEL, _END = (lexer.KINDS.index(kind) for kind in ("comment", "l_brace", "r_brace", "caret_identifier", "eof"))
_SPACES = re.compile(rb" *")
_EMPTY = re.compile(rb"\n[ \t\r]*(?=\n)")
_PRINTED = re.compile(rb"// (?:no predecessors|(?:pred|[0-9]+ preds): \^[^\n]*)$")  # comments on blocks that the printer makes itself


class Place(NamedTuple):
    """An operation: its bytes in the printed text, the row of the operation around it (-1: none), and its offset in the source
    (-1: not known)."""

    begin: int
    end: int
    parent: int
    source: int


class _Insertions:
    """Texts to add to the printed one: whole lines before a line, and ends of lines."""

    def __init__(self, printed: bytes) -> None:
        self.printed = printed
        self.before: dict[int, list[bytes]] = {}  # start of a line -> lines
        self.behind: dict[int, bytes] = {}  # end of a line -> comment
        columns = lexer.columns(printed)
        comments = columns.kind == _COMMENT
        places = zip(columns.start[comments].tolist(), columns.end[comments].tolist(), strict=True)
        own = [(end, comment) for start, end in places if not _PRINTED.match(comment := printed[start:end].rstrip())]
        # Comments in text that is copied unchanged: the bodies of types and attributes of unknown dialects.
        self.kept, self.kept_ends = Counter(comment for _, comment in own), {end for end, _ in own}

    def line_start(self, at: int) -> int:
        return self.printed.rfind(b"\n", 0, at) + 1

    def line_end(self, at: int) -> int:
        end = self.printed.find(b"\n", at)
        return len(self.printed) if end < 0 else end

    def add_line(self, at: int, indent_of: int, comment: bytes) -> None:
        """A line of its own before the line of `at`, indented as the line of `indent_of`."""
        start = self.line_start(indent_of)
        indent = _SPACES.match(self.printed, start)
        assert indent is not None
        self.before.setdefault(self.line_start(at), []).append((indent.group() + comment).rstrip())

    def add_end(self, at: int, comment: bytes) -> None:
        """At the end of the line of `at`; where that line has one, on a line before it."""
        end = self.line_end(at)
        if end in self.behind or end in self.kept_ends or _PRINTED.search(self.printed[self.line_start(at) : end]):
            self.add_line(at, at, comment)
        else:
            self.behind[end] = comment

    def text(self) -> bytes:
        parts = []
        done = 0
        cuts = [(at, 0, b"".join(line + b"\n" for line in lines)) for at, lines in self.before.items()]
        cuts += [(at, 1, b" " + comment) for at, comment in self.behind.items()]
        for at, _, addition in sorted(cuts):
            parts += [self.printed[done:at], addition]
            done = at
        parts.append(self.printed[done:])
        return b"".join(parts)


class _Source:
    """The tokens of the source that give the position of a comment. Cost: linear in the text."""

    def __init__(self, text: bytes) -> None:
        import numpy

        columns = lexer.columns(text)
        self.text = text
        comments = numpy.flatnonzero(columns.kind == _COMMENT)
        empty = numpy.array([found.end() for found in _EMPTY.finditer(text)], dtype=numpy.uint64)
        tokens = numpy.searchsorted(columns.start, empty, side="right") - 1
        remarks = [*zip(columns.start[comments].tolist(), columns.end[comments].tolist(), comments.tolist(), strict=True)]
        remarks += zip(empty.tolist(), empty.tolist(), tokens.tolist(), strict=True)
        self.remarks: list[tuple[int, int, int]] = sorted(remarks)  # begin, end, and the token at that position or before it
        braces = numpy.flatnonzero((columns.kind == _OPEN) | (columns.kind == _CLOSE))
        self.braces: list[int] = columns.start[braces].tolist()
        self.levels = numpy.append(0, numpy.where(columns.kind[braces] == _OPEN, 1, -1).cumsum())  # before each brace, and at the end
        solid = numpy.flatnonzero(columns.kind != _COMMENT)
        self.solid: list[int] = solid.tolist()
        self.solid_kinds: list[int] = columns.kind[solid].tolist()

    def depths(self, start: int, stop: int) -> tuple[int, int]:
        """The lowest and the last depth of braces between two offsets, counted from the first."""
        levels = self.levels[bisect_right(self.braces, start) : bisect_left(self.braces, stop) + 1]
        return int(levels.min() - levels[0]), int(levels[-1] - levels[0])

    def kind_after(self, token: int) -> int:
        """The kind of the next token that is no comment."""
        number = bisect_right(self.solid, token)
        return self.solid_kinds[number] if number < len(self.solid) else _END

    def line_before(self, start: int) -> bytes:
        """The text before an offset in its line, without white space around it."""
        return self.text[self.text.rfind(b"\n", 0, start) + 1 : start].strip()


def weave(source: bytes, printed: bytes, places: Sequence[Place]) -> bytes:
    """`printed` with the comments and empty lines of `source`; `places` are its operations in order of the text.

    Comments that the printer makes itself (of predecessors) are not put in again. Cost: linear, except where the text between two
    operations has very many comments and very many braces.
    """
    text = _Source(source)
    if not text.remarks:
        return printed
    added = _Insertions(printed)
    rows = sorted((place.source, row) for row, place in enumerate(places) if place.source >= 0)
    starts = [at for at, _ in rows]
    for start, end, token in text.remarks:
        comment = source[start:end].rstrip()
        if _PRINTED.match(comment) and text.line_before(start).startswith(b"^"):
            continue
        if added.kept and added.kept[comment] > 0:
            added.kept[comment] -= 1
            continue
        number = bisect_right(starts, start)
        following = next((row for at, row in rows[number : number + 1]), None)
        if number == 0:
            _put_first(added, places, following, comment)
            continue
        _put(added, places, text, start, token, rows[number - 1], following, comment)
    return added.text()


def _put_first(added: _Insertions, places: Sequence[Place], following: int | None, comment: bytes) -> None:
    """Puts a comment that comes before the first operation: before that operation, or for a file's head before the aliases."""
    at = 0 if following is None or places[following].parent < 0 or places[places[following].parent].source < 0 else places[following].begin
    added.add_line(at, at, comment)


def _put(added: _Insertions, places: Sequence[Place], text: Any, start: int, token: int, last: tuple[int, int], following: int | None,
         comment: bytes) -> None:
    """Puts a comment that comes after the beginning of an operation, `last`."""
    offset, around = last
    lowest, depth = text.depths(offset, start)
    for _ in range(-lowest):  # regions that were closed since
        if places[around].parent >= 0 and places[places[around].parent].source >= 0:
            around = places[around].parent
    place = places[around]
    inside = depth > lowest
    sibling = following is not None and places[following].parent == (around if inside else place.parent)
    next_line = places[following].begin if sibling and following is not None else place.end
    before = text.line_before(start)
    if before and (inside or before.startswith(b"^")):
        added.add_end(added.line_start(next_line) - 1, comment)
    elif before and (lowest < 0 or before.endswith(b"}")):
        added.add_end(place.end, comment)
    elif before:
        added.add_end(place.begin, comment)
    elif sibling and text.kind_after(token) not in (_CLOSE, _LABEL, _END):
        added.add_line(next_line, next_line, comment)
    elif inside:
        added.add_line(place.end, place.begin, b"  " + comment)
    else:
        next_line = min(added.line_end(place.end) + 1, len(added.printed))
        added.add_line(next_line, next_line if text.kind_after(token) == _LABEL else place.begin, comment)
