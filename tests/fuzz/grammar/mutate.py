"""One change that may make a module wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from grammar.make import info, operations
from grammar.nodes import Op, Value
from grammar.types import COMMON, Cannot, Maker

NUMBER = re.compile(r"-?\b\d+\b")
FIXED = ("builtin.module", "gen.value", "gen.use")


def change(module: Op, chance: Random, maker: Maker) -> str:
    """Changes one operation, and returns how."""
    ops = [op for op in module.walk() if op.name not in FIXED and not (op.name.startswith("func.") and chance.random() < 0.9)]
    if not ops:
        return ""
    for _ in range(20):
        kind = chance.choice(KINDS)
        if kind(chance.choice(ops), chance, maker):
            return kind.__name__
    return ""


def attributes_of(op: Op) -> list[tuple[dict[str, str], str]]:
    return [(where, name) for where in (op.props, op.attrs) for name in where]


def type_of_result(op: Op, chance: Random, maker: Maker) -> bool:
    if not op.results:
        return False
    chance.choice(op.results).type = chance.choice(COMMON) if chance.random() < 0.3 else maker.any_type(0).text
    return True


def element_of_a_type(op: Op, chance: Random, maker: Maker) -> bool:
    values = [*op.results, *op.operands]
    if not values:
        return False
    value = chance.choice(values)
    old = value.type
    value.type = re.sub(r"\b(i1|i8|i16|i32|i64|index|f16|f32|f64|bf16)\b", lambda m: chance.choice(COMMON), old, count=1)
    return value.type != old


def size_in_a_type(op: Op, chance: Random, maker: Maker) -> bool:
    values = [*op.results, *op.operands]
    if not values:
        return False
    value = chance.choice(values)
    old = value.type
    value.type = re.sub(r"(?<![\w.])(\d+|\?)x", lambda m: f"{chance.choice((1, 2, 3, 5, '?') if not old.startswith('vector') else (1, 2, 3, 5))}x",
                        old, count=1)
    return value.type != old


def operand_of_another_type(op: Op, chance: Random, maker: Maker) -> bool:
    if not op.operands:
        return False
    old = chance.choice(op.operands)
    old.type = maker.any_type(0).text
    return True


def operand_less(op: Op, chance: Random, maker: Maker) -> bool:
    if not op.operands:
        return False
    op.operands.pop(chance.randrange(len(op.operands)))
    return True


def operand_more(op: Op, chance: Random, maker: Maker) -> bool:
    if not op.operands:
        return False
    op.operands.append(chance.choice(op.operands))
    return True


def result_less(op: Op, chance: Random, maker: Maker) -> bool:
    if not op.results:
        return False
    op.results.pop()
    return True


def result_more(op: Op, chance: Random, maker: Maker) -> bool:
    op.results.append(Value(chance.choice(COMMON)))
    return True


def attribute_less(op: Op, chance: Random, maker: Maker) -> bool:
    found = attributes_of(op)
    if not found:
        return False
    where, name = chance.choice(found)
    del where[name]
    return True


def attribute_of_another_kind(op: Op, chance: Random, maker: Maker) -> bool:
    found = attributes_of(op)
    if not found:
        return False
    where, name = chance.choice(found)
    try:
        where[name] = maker.attr(None)
    except Cannot:
        return False
    return True


def attribute_of_the_definition(op: Op, chance: Random, maker: Maker) -> bool:
    stated = info(op.name)
    attrs = [(key, attr) for key, attr in stated.attrs.items() if not attr.segments] if stated is not None else []
    if not attrs:
        return False
    key, attr = chance.choice(attrs)
    try:
        (op.props if attr.inherent else op.attrs)[attr.name or key] = maker.attr(attr.constraint.predicate)
    except Cannot:
        return False
    return True


def number_in_an_attribute(op: Op, chance: Random, maker: Maker) -> bool:
    found = attributes_of(op)
    if not found:
        return False
    where, name = chance.choice(found)
    spots = [m for m in NUMBER.finditer(where[name])]
    if not spots:
        return False
    spot = chance.choice(spots)
    number = chance.choice((0, 1, 2, 3, 7, 64, -1, int(spot[0]) + 1))
    where[name] = where[name][:spot.start()] + str(number) + where[name][spot.end():]
    return True


def region_less(op: Op, chance: Random, maker: Maker) -> bool:
    if not op.regions:
        return False
    if chance.random() < 0.5:
        op.regions.pop()
    else:
        chance.choice(op.regions).clear()
    return True


def terminator_less(op: Op, chance: Random, maker: Maker) -> bool:
    blocks = [block for region in op.regions for block in region if block.ops]
    if not blocks:
        return False
    last = chance.choice(blocks).ops
    if last[-1].results or last[-1].successors:
        return False
    last.pop()
    return True


def argument_more_or_less(op: Op, chance: Random, maker: Maker) -> bool:
    blocks = [block for region in op.regions for block in region]
    if not blocks:
        return False
    chance.choice(blocks).args.append(Value(chance.choice(COMMON)))
    return True


def another_name(op: Op, chance: Random, maker: Maker) -> bool:
    if info(op.name) is None:
        return False
    op.name = chance.choice(operations(op.name.partition(".")[0]))
    return True


def another_symbol(op: Op, chance: Random, maker: Maker) -> bool:
    found = [(where, name) for where, name in attributes_of(op) if "@" in where[name]]
    if not found:
        return False
    where, name = chance.choice(found)
    where[name] = re.sub(r"@[\w$.]+", "@" + chance.choice(("f0", "missing", "g0")), where[name], count=1)
    return True


KINDS: tuple[Callable[[Op, Random, Maker], bool], ...] = (
    type_of_result, element_of_a_type, element_of_a_type, size_in_a_type, size_in_a_type, operand_of_another_type, operand_less, operand_more, result_less,
    result_more, attribute_less, attribute_of_another_kind, attribute_of_the_definition, attribute_of_the_definition, number_in_an_attribute,
    number_in_an_attribute, region_less, terminator_less, argument_more_or_less, another_name, another_symbol)
