"""Modules for passes: what a generated module computes is used, computed twice, constant, or passed between functions.

Operations that are made one by one have operands that nothing is known of, and results that nothing uses: passes would erase them all.
"""

from __future__ import annotations

from random import Random

from grammar.make import ANYWHERE, info
from grammar.nodes import Block, Op, Value, copy
from grammar.types import Cannot, Maker, described
from mlircore.define import traits as t

SOURCES = ("gen.value", "ub.poison", ANYWHERE)


def join(module: Op, chance: Random, maker: Maker) -> None:
    """Changes the functions of a module: operands, uses, copies, and calls."""
    top = module.regions[0][0].ops
    for op in list(top):
        if op.name == "func.func" and op.regions and op.regions[0]:
            block = op.regions[0][0]
            constants(block, chance, maker)
            share(block, chance)
            twice(block, chance)
            used(op, block, chance)
            if chance.random() < 0.3 and op.symbol() is not None:
                top.append(caller(op, chance))


def constants(block: Block, chance: Random, maker: Maker) -> None:
    """Some operations that make a value of which nothing is known become constants."""
    for number, op in enumerate(block.ops):
        if op.name in SOURCES and len(op.results) == 1 and chance.random() < 0.5:
            try:
                value = maker.value_of(described(op.results[0].type))
            except (Cannot, ValueError):
                continue
            block.ops[number] = Op("arith.constant", results=op.results, props={"value": value})


def share(block: Block, chance: Random) -> None:
    """Some operands become results of operations before, or arguments, of their type."""
    known: dict[str, list[Value]] = {}
    for arg in block.args:
        known.setdefault(arg.type, []).append(arg)
    for op in block.ops:
        for inner in op.walk():
            for number, value in enumerate(inner.operands):
                if value.type in known and chance.random() < 0.3:
                    inner.operands[number] = chance.choice(known[value.type])
        for value in op.results:
            known.setdefault(value.type, []).append(value)


def twice(block: Block, chance: Random) -> None:
    """Some operations come once more, with the same operands; what uses the first results may use those of the copy."""
    for number in range(len(block.ops) - 1, -1, -1):
        op = block.ops[number]
        if op.successors or is_terminator(op) or chance.random() > 0.15:
            continue
        other = copy(op, {id(value): value for value in op.outside()})
        replaced = {id(old): new for old, new in zip(op.results, other.results, strict=True) if chance.random() < 0.5}
        for later in block.ops[number + 1:]:
            for inner in later.walk():
                inner.operands = [replaced.get(id(value), value) for value in inner.operands]
        block.ops.insert(number + 1, other)


def used(function: Op, block: Block, chance: Random) -> None:
    """Most results are used at the end, or returned."""
    results = [value for op in block.ops for value in op.results if chance.random() < 0.7]
    if not results:
        return
    last = block.ops[-1]
    if last.name == "func.return" and not last.operands and len(function.regions[0]) == 1 and chance.random() < 0.6:
        last.operands = [chance.choice(results) for _ in range(chance.randint(1, 3))]
        inputs = ", ".join(arg.type for arg in block.args)
        function.props["function_type"] = f"({inputs}) -> ({', '.join(value.type for value in last.operands)})"
    else:
        block.ops.insert(len(block.ops) - is_terminator(last), Op("gen.use", results))


def caller(function: Op, chance: Random) -> Op:
    """A function that calls another one, which becomes private."""
    function.props["sym_visibility"] = '"private"'
    block, results = function.regions[0][0], function.regions[0][-1].ops[-1].operands
    args = [Value(arg.type) for arg in block.args]
    call = Op("func.call", list(args), [Value(value.type) for value in results], props={"callee": f"@{function.symbol()}"})
    ops = [call, Op("func.return")]
    if call.results and chance.random() < 0.7:
        ops.insert(1, Op("gen.use", [chance.choice(call.results)]))
    type = f"({', '.join(arg.type for arg in args)}) -> ()"
    return Op("func.func", props={"function_type": type, "sym_name": '"calls"'}, regions=[[Block(args, ops)]])


def is_terminator(op: Op) -> bool:
    return bool(op.successors) or (info(op.name) is not None and t.Terminator in info(op.name).traits)
