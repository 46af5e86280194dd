"""Cuts the files of tests/mlir into small texts, each an operation with the definitions it uses, so that a small mutation changes it.

Nothing is parsed here: the files are indented as the printer indents, and the indentation gives the nesting.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator

PER_PIECE = 4  # operations
ALIAS = re.compile(r"[#!][A-Za-z_]\w*")
NAME = re.compile(r"%\w+")


class Item:
    """A line, the items inside of it, and the line that closes it."""

    def __init__(self, line: str) -> None:
        self.line, self.inside, self.end = line, list[Item](), list[str]()
        self.indent = len(line) - len(line.lstrip())
        self.indent += line.lstrip().startswith("^")  # its indentation is that of its parent

    def text(self) -> str:
        return "\n".join([self.line, *(item.text() for item in self.inside), *self.end])


def parse(lines: list[str]) -> list[Item]:
    root = Item("")
    root.indent = -1
    open_items = [root]
    for line in lines:
        if not line.strip() or line.lstrip().startswith("//"):
            continue
        item = Item(line)
        while open_items[-1].indent >= item.indent and not (open_items[-1].indent == item.indent and line.lstrip()[0] == "}"):
            open_items.pop()
        if line.lstrip()[0] == "}" and open_items[-1].indent == item.indent:
            if line.rstrip().endswith("{"):  # another region of the same operation
                open_items[-1].inside.append(item)
            else:
                open_items[-1].end.append(line)
        else:
            open_items[-1].inside.append(item)
            open_items.append(item)
    return root.inside


def is_label(item: Item) -> bool:
    return item.line.lstrip().startswith("^")


def cut(items: list[Item], before: list[str], after: list[str]) -> Iterator[str]:
    """Texts of a few items each, with those that define what they use, all labels and the last item."""
    while len(items) == 1 and items[0].inside and not is_label(items[0]):
        before, after, items = [*before, items[0].line], [*items[0].end, *after], items[0].inside
    flat: list[Item] = []
    for item in items:  # a label's operations come after it
        flat += [item, *item.inside] if is_label(item) else [item]
    texts = [item.line if is_label(item) else item.text() for item in flat]
    defined = {name: i for i, item in enumerate(flat) if not is_label(item) for name in NAME.findall(item.line.partition(" = ")[0])
               if " = " in item.line}
    for i in range(0, len(flat), PER_PIECE):
        wanted, todo = {len(flat) - 1}, list(range(i, min(i + PER_PIECE, len(flat))))
        while todo:
            number = todo.pop()
            if number not in wanted or number == len(flat) - 1:
                wanted.add(number)
                found = {defined[name] for name in NAME.findall(texts[number]) if name in defined}
                todo += found - wanted
        kept = [text for j, text in enumerate(texts) if j in wanted or is_label(flat[j])]
        yield "\n".join([*before, *kept, *after])
        for item in flat[i : i + PER_PIECE]:
            if len(item.inside) > PER_PIECE and not is_label(item):
                symbols = [other.line for other in flat if "@" in other.line and not other.inside and other.line[0] != "%"][:10]
                yield from cut(item.inside, [*before, *symbols, item.line], [*item.end, *after])


def pieces(path: pathlib.Path) -> Iterator[str]:
    for text in re.split(r"^//(?:=.*| -----)\n", path.read_text(), flags=re.M):
        lines = text.split("\n")
        yield text
        aliases = {line.split(" = ")[0]: line for line in lines if re.match(r"[#!]\w+ = ", line)}
        for piece in cut(parse([line for line in lines if line not in aliases.values()]), [], []):
            needed, todo = set[str](), ALIAS.findall(piece)
            while todo:
                name = todo.pop()
                if name in aliases and name not in needed:
                    needed.add(name)
                    todo += ALIAS.findall(aliases[name].partition(" = ")[2])
            yield "\n".join([*(line for name, line in aliases.items() if name in needed), piece])
