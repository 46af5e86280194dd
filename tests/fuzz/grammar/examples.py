"""Examples of operations: taken out of tests/mlir, each the smallest part of a module that verifies by itself.

They are kept in build/, by a checksum of the files. An example is varied: other element types and sizes everywhere, other attributes.
"""

from __future__ import annotations

import json
import pathlib
import re
import sys
import zlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "support"))

from grammar import nodes
from grammar.items import Checker, Item, assembled, fresh
from grammar.make import info
from grammar.nodes import Op
from grammar.types import Cannot, Maker
from mlircore import ir
from mlircore.define import traits as t
from mlircore.define.packs import PACKS
from paths import ROOT

ELSEWHERE = (*PACKS, "chlo", "sdy", "stablehlo", "vhlo")  # dialects that mlir-opt-22 does not have
PER_OPERATION = 24
LARGEST = 60  # operations of an example
SMALL = 12  # with more it is only an example of what has no other
CUT = re.compile(r"^//(?:=.*| -----)\n", re.M)
NAMESPACE = re.compile(r'["!#]([a-z_]\w*)[.<]')
WORD = re.compile(r"\b(i8|i16|i32|i64|f16|bf16|f32|f64)\b(?!\s*:)|(?<=[x<])(\d+)(?=x)")


class Example:
    """The module as text, and as data once it is used."""

    def __init__(self, text: str, name: str, in_function: bool) -> None:
        self.text, self.name, self.in_function = text, name, in_function
        self.parts: Item | None = None

    def item(self) -> Item:
        if self.parts is None:
            with ir.Context() as context:
                context.allow_unregistered_dialects = True
                top = nodes.read(ir.Module.parse(self.text).operation).regions[0][0].ops
            if self.in_function:
                ops = top[-1].regions[0][0].ops
                if ops[-1].name == "func.return":
                    ops.pop()
                self.parts = Item(top[:-1], ops, True)
            else:
                self.parts = Item(top[:-1], top[-1:], False)
        return self.parts


def sources() -> list[pathlib.Path]:
    return [path for folder in ("mlir", "packs") for path in sorted((ROOT / "tests" / folder).rglob("*.mlir"))
            if "passes" not in path.parts and "printing" not in path.parts and not path.name.startswith("fail")]


def inputs() -> list[Example]:
    """The operations of modules in tests/mlir/passes that are alone, or with the symbols that they use."""
    found, checker = list[Example](), Checker()
    for path in sorted((ROOT / "tests/mlir/passes").glob("*.mlir")):
        for text in CUT.split(path.read_text()):
            with ir.Context() as context:
                context.allow_unregistered_dialects = True
                try:
                    top = nodes.read(ir.Module.parse(text).operation).regions[0][0].ops
                except (ir.MLIRError, ValueError):
                    continue
            symbols = {op.symbol(): op for op in top if op.symbol() is not None}
            for op in top:
                needed = list[Op]()
                collect(op, symbols, needed)
                made = nodes.text_of(assembled(fresh([Item(needed, [op], False)])))
                if len(list(op.walk())) <= LARGEST and not checker.wrong(made):
                    found.append(Example(made, op.name, False))
    return found


def load(dialects: Sequence[str]) -> dict[str, list[Example]]:
    """The examples by the names of operations, of all that are in them."""
    path = ROOT / "build/generator-examples.json"
    total = 0
    for each in sources():
        total = zlib.crc32(each.read_bytes(), total)
    for each in (pathlib.Path(__file__), HERE / "nodes.py", HERE / "items.py"):
        total = zlib.crc32(each.read_bytes(), total)
    kept: Any = json.loads(path.read_text()) if path.exists() else {}
    if kept.get("checksum") != total:
        kept = {"checksum": total, "examples": list(harvest())}
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(kept))
    found: dict[str, list[Example]] = {}
    others = set(ELSEWHERE).difference(dialects)
    for text, names, in_function in kept["examples"]:
        if not names or others.intersection(NAMESPACE.findall(text)):
            continue
        example = Example(text, names[0], in_function)
        for name in names:
            if name.partition(".")[0] in dialects:
                found.setdefault(name, []).append(example)
    return found


def harvest() -> Iterator[tuple[str, list[str], bool]]:
    """The texts of examples, the operations that they are examples of, and whether they are in a function."""
    checker, counts, seen = Checker(), dict[str, int](), set[str]()
    for path in sources():
        for text in CUT.split(path.read_text()):
            with ir.Context() as context:
                context.allow_unregistered_dialects = True
                try:
                    whole = nodes.read(ir.Module.parse(text).operation)
                except (ir.MLIRError, ValueError):
                    continue
            top = whole.regions[0][0].ops
            symbols = {op.symbol(): op for op in top if op.symbol() is not None}
            done = set[int]()
            for depth, op in sorted(nested(whole), key=lambda pair: -pair[0]):
                inner = list(op.walk())
                names = list(dict.fromkeys(each.name for each in inner if info(each.name) is not None))
                if id(op) in done or len(inner) > LARGEST and depth > 1 or not names or all(counts.get(name, 0) >= PER_OPERATION for name in names):
                    continue
                ends = info(op.name) is not None and t.Terminator in info(op.name).traits
                if (ends and op.successors) or (depth > 1 and op.name in ("func.return",)):
                    continue
                needed = list[Op]()
                collect(op, symbols, needed)
                if depth == 1:
                    needed = [each for each in needed if each is not op]
                for in_function in ((True, False) if depth > 1 else (False,)):
                    made = nodes.text_of(assembled(fresh([Item(needed, [op], in_function)])))
                    if made in seen:
                        break
                    if not checker.wrong(made):
                        seen.add(made)
                        done.update(id(each) for each in inner)
                        own = [name for name in names if len(inner) <= SMALL or counts.get(name, 0) < (4 if name == op.name else 1)]
                        for name in own:
                            counts[name] = counts.get(name, 0) + 1
                        yield made, own, in_function
                        break


def collect(op: Op, symbols: dict[Any, Op], needed: list[Op]) -> None:
    """The symbols of a module that an operation mentions, and those that these mention."""
    for name in sorted(op.symbols()):
        other = symbols.get(name)
        if other is not None and other not in needed and other is not op:
            needed.append(other)
            collect(other, symbols, needed)


def nested(op: Op, depth: int = 0) -> Iterator[tuple[int, Op]]:
    for region in op.regions:
        for block in region:
            for inner in block.ops:
                yield depth + 1, inner
                yield from nested(inner, depth + 1)


def varied(example: Example, chance: Random, maker: Maker, *, changes: bool) -> Item:
    """The operations of an example with other types or attributes, or as they are."""
    words: dict[str, str] = {}
    if changes and chance.random() < 0.7:
        for old in ("i8", "i16", "i32", "i64"):
            if chance.random() < 0.4:
                words[old] = chance.choice(("i8", "i16", "i32", "i64", "i1", "index"))
        for old in ("f16", "bf16", "f32", "f64"):
            if chance.random() < 0.4:
                words[old] = chance.choice(("f16", "bf16", "f32", "f64"))
        for size in ("2", "4", "8", "16", "32"):
            if chance.random() < 0.3:
                words[size] = chance.choice(("1", "2", "3", "4", "8", "16"))

    def change(text: str) -> str:
        return WORD.sub(lambda m: words.get(m[0], m[0]), text) if words else text

    made = fresh([example.item()], change)[0]
    if changes and chance.random() < 0.5:
        other_attribute(made.ops, chance, maker)
    return made


def other_attribute(ops: list[Op], chance: Random, maker: Maker) -> None:
    """Sets, or leaves out, one attribute as its definition allows."""
    inner = [each for op in ops for each in op.walk() if info(each.name) is not None and info(each.name).attrs]
    if not inner:
        return
    op = chance.choice(inner)
    key, attr = chance.choice([*info(op.name).attrs.items()])
    name, where = attr.name or key, op.props if attr.inherent else op.attrs
    if attr.segments or attr.constraint.symbol_name:
        return
    if name in where and not attr.mandatory and chance.random() < 0.4:
        del where[name]
        return
    try:
        where[name] = maker.attr(attr.constraint.predicate)
    except Cannot:
        return
