"""One change that may make a module wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from grammar.make import info, operations
from grammar.nodes import Op, Value
from grammar.types import COMMON, Cannot, Maker

T = TypeVar("T")
NUMBER = re.compile(r"-?\b\d+\b")
FIXED = ("builtin.module", "gen.value", "gen.use")


def change(module: Op, chance: Random, maker: Maker) -> None:
    """Changes one operation."""
    ops = [op for op in module.walk() if op.name not in FIXED and not (op.name.startswith("func.") and chance.random() < 0.9)]
    for _ in range(20 if ops else 0):
        kind = chance.choice(KINDS)
        try:
            kind(chance.choice(ops), chance, maker)
        except Cannot:
            continue
        return


# Each kind raises `Cannot` where it changes nothing.


def one_of(things: Sequence[T], chance: Random) -> T:
    """Raises `Cannot` when there are none."""
    if not things:
        raise Cannot
    return chance.choice(things)


def an_attribute(op: Op, chance: Random, part: str = "") -> tuple[dict[str, str], str]:
    """The dictionary and the name of an attribute with a part in its text."""
    return one_of([(where, name) for where in (op.props, op.attrs) for name in where if part in where[name]], chance)


def change_type(op: Op, chance: Random, pattern: str, new: Callable[[str], str]) -> None:
    """Replaces the first match of a pattern in the type of a value; `new` gets the type."""
    value = one_of([*op.results, *op.operands], chance)
    old = value.type
    value.type = re.sub(pattern, lambda _: new(old), old, count=1)
    if value.type == old:
        raise Cannot


def type_of_result(op: Op, chance: Random, maker: Maker) -> None:
    if not op.results:
        raise Cannot
    chance.choice(op.results).type = chance.choice(COMMON) if chance.random() < 0.3 else maker.any_type(0).text


def element_of_a_type(op: Op, chance: Random, maker: Maker) -> None:
    change_type(op, chance, r"\b(i1|i8|i16|i32|i64|index|f16|f32|f64|bf16)\b", lambda _: chance.choice(COMMON))


def size_in_a_type(op: Op, chance: Random, maker: Maker) -> None:
    change_type(op, chance, r"(?<![\w.])(\d+|\?)x", lambda old: f"{chance.choice((1, 2, 3, 5) if old.startswith('vector') else (1, 2, 3, 5, '?'))}x")


def operand_of_another_type(op: Op, chance: Random, maker: Maker) -> None:
    value = one_of(op.operands, chance)
    value.type = maker.any_type(0).text


def operand_less(op: Op, chance: Random, maker: Maker) -> None:
    op.operands.pop(one_of(range(len(op.operands)), chance))


def operand_more(op: Op, chance: Random, maker: Maker) -> None:
    op.operands.append(one_of(op.operands, chance))


def result_less(op: Op, chance: Random, maker: Maker) -> None:
    if not op.results:
        raise Cannot
    op.results.pop()


def result_more(op: Op, chance: Random, maker: Maker) -> None:
    op.results.append(Value(chance.choice(COMMON)))


def attribute_less(op: Op, chance: Random, maker: Maker) -> None:
    where, name = an_attribute(op, chance)
    del where[name]


def attribute_of_another_kind(op: Op, chance: Random, maker: Maker) -> None:
    where, name = an_attribute(op, chance)
    where[name] = maker.attr(None)


def attribute_of_the_definition(op: Op, chance: Random, maker: Maker) -> None:
    stated = info(op.name)
    key, attr = one_of([(key, attr) for key, attr in stated.attrs.items() if not attr.segments] if stated is not None else [], chance)
    (op.props if attr.inherent else op.attrs)[attr.name or key] = maker.attr(attr.constraint.predicate)


def number_in_an_attribute(op: Op, chance: Random, maker: Maker) -> None:
    where, name = an_attribute(op, chance)
    spot = one_of([*NUMBER.finditer(where[name])], chance)
    number = chance.choice((0, 1, 2, 3, 7, 64, -1, int(spot[0]) + 1))
    where[name] = where[name][:spot.start()] + str(number) + where[name][spot.end():]


def region_less(op: Op, chance: Random, maker: Maker) -> None:
    if not op.regions:
        raise Cannot
    if chance.random() < 0.5:
        op.regions.pop()
    else:
        chance.choice(op.regions).clear()


def terminator_less(op: Op, chance: Random, maker: Maker) -> None:
    last = one_of([block for region in op.regions for block in region if block.ops], chance).ops
    if last[-1].results or last[-1].successors:
        raise Cannot
    last.pop()


def argument_more(op: Op, chance: Random, maker: Maker) -> None:
    one_of([block for region in op.regions for block in region], chance).args.append(Value(chance.choice(COMMON)))


def another_name(op: Op, chance: Random, maker: Maker) -> None:
    if info(op.name) is None:
        raise Cannot
    op.name = chance.choice(operations(op.name.partition(".")[0]))


def another_symbol(op: Op, chance: Random, maker: Maker) -> None:
    where, name = an_attribute(op, chance, part="@")
    where[name] = re.sub(r"@[\w$.]+", "@" + chance.choice(("f0", "missing", "g0")), where[name], count=1)


KINDS: tuple[Callable[[Op, Random, Maker], None], ...] = (
    type_of_result, element_of_a_type, element_of_a_type, size_in_a_type, size_in_a_type, operand_of_another_type, operand_less, operand_more, result_less,
    result_more, attribute_less, attribute_of_another_kind, attribute_of_the_definition, attribute_of_the_definition, number_in_an_attribute,
    number_in_an_attribute, region_less, terminator_less, argument_more, another_name, another_symbol)
