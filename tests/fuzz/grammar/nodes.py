"""Operations as plain data: made at random, read from a module, changed, and printed in generic form."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

OPENING, CLOSING = "([{<", ")]}>"
SYMBOL = re.compile(r'@(?:[A-Za-z_][\w$.]*|"(?:[^"\\]|\\.)*")')
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


class Value:
    """A result or an argument of a block: its type as text."""

    __slots__ = ("type",)

    def __init__(self, type: str) -> None:
        self.type = type


class Block:
    """Arguments and operations."""

    __slots__ = ("args", "ops")

    def __init__(self, args: list[Value], ops: list[Op]) -> None:
        self.args, self.ops = args, ops


Region = list[Block]


class Op:
    """An operation. Attributes are texts by name; those of `props` are printed as properties."""

    __slots__ = ("attrs", "name", "operands", "props", "regions", "results", "successors")

    def __init__(self, name: str, operands: list[Value] | None = None, results: list[Value] | None = None, *, props: dict[str, str] | None = None,
                 attrs: dict[str, str] | None = None, regions: list[Region] | None = None, successors: list[Block] | None = None) -> None:
        self.name, self.operands, self.results = name, operands or [], results or []
        self.props, self.attrs, self.regions, self.successors = props or {}, attrs or {}, regions or [], successors or []

    def walk(self) -> Iterator[Op]:
        """The operation and all inside, from the outside to the inside."""
        yield self
        for region in self.regions:
            for block in region:
                for op in block.ops:
                    yield from op.walk()

    def outside(self) -> list[Value]:
        """The values that are used inside, or by the operation, and made outside."""
        made = {id(value) for op in self.walk() for value in op.results}
        made.update(id(arg) for op in self.walk() for region in op.regions for block in region for arg in block.args)
        found = {id(value): value for op in self.walk() for value in op.operands if id(value) not in made}
        return list(found.values())

    def texts(self) -> Iterator[str]:
        """The texts of all attributes and types."""
        for op in self.walk():
            yield from op.props.values()
            yield from op.attrs.values()
            yield from (value.type for value in (*op.operands, *op.results))

    def symbols(self) -> set[str]:
        """The names of symbols that attributes inside mention, as they are spelled after @."""
        return {name for text in self.texts() for name in mentioned(text)}

    def symbol(self) -> str | None:
        """The symbol that it defines."""
        name = self.props.get("sym_name") or self.attrs.get("sym_name")
        return None if name is None or not name.startswith('"') else name[1:-1]


def mentioned(text: str) -> set[str]:
    """The symbols that a text mentions."""
    return {name[1:].strip('"') for name in SYMBOL.findall(STRING.sub(lambda m: m[0] if text[m.start() - 1:m.start()] == "@" else '""', text))}


def copy(op: Op, values: dict[int, Value], change: Callable[[str], str] = lambda text: text) -> Op:
    """A copy. `values`: what it uses instead of values outside, by their `id`; `change` gives the texts of types and attributes."""
    blocks: dict[int, Block] = {}

    def value(old: Value) -> Value:
        if id(old) not in values:
            values[id(old)] = Value(change(old.type))
        return values[id(old)]

    def block(old: Block) -> Block:
        if id(old) not in blocks:
            blocks[id(old)] = Block([], [])
        return blocks[id(old)]

    def one(old: Op) -> Op:
        new = Op(old.name, props={k: change(v) for k, v in old.props.items()}, attrs={k: change(v) for k, v in old.attrs.items()})
        new.operands, new.results = [value(v) for v in old.operands], [value(v) for v in old.results]
        new.successors = [block(b) for b in old.successors]
        for region in old.regions:
            for each in region:
                made = block(each)
                made.args = [value(arg) for arg in each.args]
                made.ops = [one(inner) for inner in each.ops]
            new.regions.append([block(each) for each in region])
        return new

    return one(op)


# --- printing ---


class Printer:
    """Prints operations in generic form."""

    def __init__(self) -> None:
        self.lines, self.names, self.labels = list[str](), dict[int, str](), dict[int, str]()
        self.kept = list[Any]()  # so that no `id` is used twice

    def named(self, thing: Any, names: dict[int, str], head: str) -> str:
        name = names.get(id(thing))
        if name is None:
            name = names[id(thing)] = f"{head}{len(names)}"
            self.kept.append(thing)
        return name

    def value(self, value: Value) -> str:
        return self.named(value, self.names, "%")

    def label(self, block: Block) -> str:
        return self.named(block, self.labels, "^bb")

    def op(self, op: Op, indent: str, end: str = "") -> None:
        head = indent
        if op.results:
            head += ", ".join(map(self.value, op.results)) + " = "
        head += f'"{op.name}"({", ".join(map(self.value, op.operands))})'
        if op.successors:
            head += f"[{', '.join(map(self.label, op.successors))}]"
        if op.props:
            head += f" <{dictionary(op.props)}>"
        tail = f" {dictionary(op.attrs)}" if op.attrs else ""
        results = ", ".join(value.type for value in op.results)
        if len(op.results) != 1 or is_function(results):
            results = f"({results})"
        tail += f" : ({', '.join(value.type for value in op.operands)}) -> {results}{end}"
        if not op.regions:
            self.lines.append(head + tail)
            return
        head += " ({"
        for i, region in enumerate(op.regions):
            self.lines.append(head)
            for j, block in enumerate(region):
                if j or block.args or any(block is b for each in region for inner in each.ops for b in inner.successors) or not block.ops:
                    args = ", ".join(f"{self.value(arg)}: {arg.type}" for arg in block.args)
                    self.lines.append(f"{indent}{self.label(block)}{f'({args})' if args else ''}:")
                for inner in block.ops:
                    self.op(inner, indent + "  ")
            head = f"{indent}}}" + (", {" if i + 1 < len(op.regions) else "")
        self.lines.append(head + ")" + tail)


def is_function(type: str) -> bool:
    return type.startswith("(")


def dictionary(attrs: dict[str, str]) -> str:
    return "{" + ", ".join(f"{spelled(name)} = {text}" for name, text in attrs.items()) + "}"


def spelled(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_][\w$.]*", name) else json.dumps(name)


def text_of(module: Op) -> str:
    """The text in generic form."""
    printer = Printer()
    printer.op(module, "")
    return "\n".join(printer.lines) + "\n"


# --- reading ---


def string_end(text: str, at: int) -> int:
    """Where the string that opens at `at` is closed."""
    i = at + 1
    while i < len(text) and text[i] != '"':
        i += 2 if text[i] == "\\" else 1
    return i


def scan(text: str, at: int) -> int:
    """Where the bracket that opens at `at` is closed: after it. Strings, arrows and comparisons are no brackets."""
    depth, i, n = 0, at, len(text)
    while i < n:
        c = text[i]
        if c == '"':
            i = string_end(text, i)
        elif c in OPENING:
            depth += not (c == "<" and text[i + 1:i + 2] == "=")
        elif c in CLOSING:
            if not (c == ">" and (text[i - 1] == "-" or text[i + 1:i + 2] == "=")):
                depth -= 1
                if depth == 0:
                    return i + 1
        i += 1
    return n


def split(text: str) -> list[str]:
    """The parts of a list at its commas outside of brackets and strings."""
    parts, start, i = list[str](), 0, 0
    while i < len(text):
        c = text[i]
        if c == '"':
            i = string_end(text, i)
        elif c in OPENING:
            i = scan(text, i) - 1
        elif c == ",":
            parts.append(text[start:i].strip())
            start = i + 1
        i += 1
    last = text[start:].strip()
    return [*parts, last] if last else parts


def entries(text: str) -> dict[str, str]:
    """The entries of a dictionary's inside."""
    found = {}
    for part in split(text):
        name, value = part, "unit"
        match = re.match(r'("(?:[^"\\]|\\.)*"|[A-Za-z_][\w$.]*)\s*(?:=\s*)?', part)
        if match is not None:
            name, value = match[1], part[match.end():] or "unit"
        found[json.loads(name) if name.startswith('"') and "\\" not in name else name] = value
    return found


def read(operation: Any) -> Op:
    """The data of an operation of `mlircore.ir`. Its own operands that are made outside stay values without an owner."""
    values: dict[Any, Value] = {}
    blocks: dict[Any, Block] = {}

    def value(old: Any) -> Value:
        if old not in values:
            values[old] = Value(str(old.type))
        return values[old]

    def block(old: Any) -> Block:
        if old not in blocks:
            blocks[old] = Block([], [])
        return blocks[old]

    def one(old: Any) -> Op:
        head = old.get_asm(print_generic_op_form=True, use_local_scope=True, skip_regions=True)
        at = head.index(old.name + '"') + len(old.name) + 1
        at = scan(head, at)
        if head.startswith("[", at):
            at = scan(head, at)
        props = {}
        if head.startswith(" <{", at):
            end = scan(head, at + 1)
            props = entries(head[at + 3:end - 2])
        new = Op(old.name, [value(v) for v in old.operands], [value(v) for v in old.results], props=props)
        new.attrs = {each.name: str(each.attr) for each in attributes(old) if each.name not in props}
        new.successors = [block(b) for b in old.successors]
        for region in old.regions:
            for each in region.blocks:
                made = block(each)
                made.args = [value(arg) for arg in each.arguments]
                made.ops = [one(inner.operation) for inner in each.operations]
            new.regions.append([block(each) for each in region.blocks])
        return new

    return one(operation)


def attributes(operation: Any) -> Iterator[Any]:
    found = operation.attributes
    return (found[i] for i in range(len(found)))
