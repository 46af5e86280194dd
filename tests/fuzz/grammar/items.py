"""Operations that belong together, the modules that are made of them, and whether those verify."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from grammar.make import info
from grammar.nodes import Block, Op, copy
from mlircore import ir
from mlircore.define import traits as t


class Item(NamedTuple):
    """Operations that belong together: symbols that they need, those before them, and in a function or in the module."""

    symbols: list[Op]
    ops: list[Op]
    in_function: bool


class Checker:
    """Reads modules in one context, which is replaced now and then."""

    def __init__(self) -> None:
        self.used = 0
        self.renew()

    def renew(self) -> None:
        self.context = ir.Context()
        self.context.allow_unregistered_dialects = True
        self.used = 0

    def wrong(self, text: str) -> str:
        """The first error; empty when there is none."""
        self.used += 1
        if self.used > 3000:
            self.renew()
        try:
            ir.Module.parse(text, self.context)
        except ir.MLIRError as error:
            return str(error.error_diagnostics[0].message) if error.error_diagnostics else "error"
        return ""


def assembled(items: Sequence[Item]) -> Op:
    """The module of some items."""
    top, inner = list[Op](), list[Op]()
    names = set[str]()
    for item in items:
        for op in item.symbols:
            name = op.symbol()
            if name is None or name not in names:
                top.append(op)
            names.add(name or "")
        (inner if item.in_function else top).extend(item.ops)
    if inner or not top:
        top.append(function(inner))
    module = Op("builtin.module", regions=[[Block([], top)]])
    deduplicate(module)
    return module


def function(ops: list[Op]) -> Op:
    """A function with these operations, whose arguments are the values that no operation makes. A terminator ends its first block."""
    whole = Op("func.func", regions=[[Block([], ops)]])
    arguments = whole.outside()
    blocks = [Block(arguments, ops)]
    ends = ops and (ops[-1].successors or (info(ops[-1].name) is not None and t.Terminator in info(ops[-1].name).traits))
    if ends:
        known = {id(block) for op in ops[:-1] for inner in op.walk() for region in inner.regions for block in region}
        for block in ops[-1].successors:
            if id(block) not in known:
                known.add(id(block))
                block.ops = [Op("func.return")]
                blocks.append(block)
    else:
        ops.append(Op("func.return"))
    type = f"({', '.join(value.type for value in arguments)}) -> ()"
    return Op("func.func", props={"function_type": type, "sym_name": '"f0"'}, regions=[blocks])


def deduplicate(module: Op) -> None:
    """No two symbols of the module have one name: the later ones get another."""
    seen = set[str]()
    for op in module.regions[0][0].ops:
        name = op.symbol()
        if name is not None and name in seen:
            number = next(n for n in range(1, 1000) if f"{name}_{n}" not in seen)
            name = f"{name}_{number}"
            (op.props if "sym_name" in op.props else op.attrs)["sym_name"] = f'"{name}"'
        if name is not None:
            seen.add(name)


def fresh(items: Sequence[Item], change: Callable[[str], str] = lambda text: text) -> list[Item]:
    """Copies that have no part in common with what they are of; `change` gives the texts of types and attributes."""
    made = []
    for item in items:
        whole = copy(Op("", regions=[[Block([], item.symbols)], [Block([], item.ops)]]), {}, change)
        made.append(Item(whole.regions[0][0].ops, whole.regions[1][0].ops, item.in_function))
    return made
