"""Random operations of a definition: operands, results, attributes and regions as it states them."""

from __future__ import annotations

import functools
from random import Random
from typing import Any

from grammar.nodes import Block, Op, Region, Value
from grammar.types import Cannot, Maker, Ty, definition, described
from mlircore.define import opcodes as oc
from mlircore.define import traits as t
from mlircore.define.dialect import find

ANYWHERE = "builtin.unrealized_conversion_cast"
FUNCTIONS = ("func.func", "llvm.func", "spirv.func", "gpu.func", "emitc.func", "ml_program.func", "async.func", "shape.func", "pdl_interp.func",
             "wasmssa.func", "transform.named_sequence")


@functools.cache
def info(name: str) -> Any:
    """The definition of an operation; None when there is none."""
    dialect = find(name.partition(".")[0])
    cls = None if dialect is None else next((cls for cls in dialect.ops.values() if name == cls.OPERATION_NAME), None)
    return None if cls is None else cls.definition


@functools.cache
def operations(dialect: str) -> tuple[str, ...]:
    """The names of a dialect's operations."""
    return tuple(cls.OPERATION_NAME for cls in find(dialect).ops.values())


def parents(name: str) -> tuple[str, ...]:
    """The operations that one of this name must be in; empty: any."""
    return next((each.parents for each in info(name).traits if isinstance(each, t.HasParent)), ()) if info(name) is not None else ()


@functools.cache
def terminators(parent: str) -> tuple[str, ...]:
    """The terminators that fit into a region: those that state it as their parent first, then the others of its dialect."""
    stated = info(parent)
    if stated.implicit_terminator:
        return (stated.implicit_terminator,)
    ending = [name for name in operations(parent.partition(".")[0]) if t.Terminator in info(name).traits]
    return tuple([name for name in ending if parent in parents(name)] or [name for name in ending if not parents(name)])


def forget() -> None:
    """For a caller that replaces a dialect: nothing of definitions is kept."""
    for each in (info, operations, terminators, definition):
        each.cache_clear()


class Body:
    """The operations before one that is made: those that make its operands. `values`: what is in scope."""

    def __init__(self, values: list[Value]) -> None:
        self.values, self.ops = values, list[Op]()

    def operand(self, type: str, chance: Random) -> Value:
        """A value of a type: one in scope, or one that is made for it."""
        fitting = [value for value in self.values if value.type == type]
        if fitting and chance.random() < 0.7:
            return chance.choice(fitting)
        value = Value(type)
        roll = chance.random()
        if roll < 0.2:
            self.ops.append(Op("ub.poison", results=[value], props={"value": "#ub.poison"}))
        elif roll < 0.4:
            self.ops.append(Op(ANYWHERE, results=[value]))
        else:
            self.ops.append(Op("gen.value", results=[value]))
        self.values.append(value)
        return value


class Operations:
    """Makes operations of definitions."""

    def __init__(self, chance: Random, maker: Maker) -> None:
        self.chance, self.maker = chance, maker

    def make(self, name: str, body: Body, inside: Op | None = None, depth: int = 0, arguments: list[str] | None = None) -> Op:
        """An operation with operands from `body`, whose first region has `inside` in it. `arguments`: of a terminator, the types that
        its operands should have. Raises `Cannot`."""
        stated = info(name)
        if stated is None:
            raise Cannot(name)
        counts = self.counts(stated)
        types = self.types(stated, counts)
        if arguments is not None and len(stated.operands) == 1 and self.chance.random() < 0.9:
            types[next(iter(stated.operands))] = [described(each) for each in arguments]
        op = Op(name)
        for key in stated.operands:
            op.operands += [body.operand(each.text, self.chance) for each in types[key]]
        op.results = [Value(each.text) for key in stated.results for each in types[key]]
        self.attributes(stated, op, types)
        for number, (key, region) in enumerate(stated.regions.items()):
            many = 1 if region.arity == oc.SINGLE else self.chance.randrange(3)
            for _ in range(many):
                op.regions.append(self.region(stated, op, key, region, body, inside if number == 0 else None, depth))
        for successor in stated.successors.values():
            for _ in range(1 if successor.arity == oc.SINGLE else self.chance.randrange(3)):
                op.successors.append(Block([], []))
        return op

    # --- types ---

    def counts(self, stated: Any) -> dict[str, int]:
        """How many operands or results each group has."""
        found, many = {}, self.chance.choice((0, 1, 1, 2, 2, 3))
        rank = len(self.maker.theme.shape)
        for key, group in (*stated.operands.items(), *stated.results.items()):
            if group.arity == oc.SINGLE:
                found[key] = 1
            elif group.arity == oc.OPTIONAL:
                found[key] = self.chance.randrange(2)
            else:
                found[key] = self.chance.choice((many, many, rank, 1, 0))
        for trait, groups in ((t.SameVariadicOperandSize, stated.operands), (t.SameVariadicResultSize, stated.results)):
            if trait in stated.traits:
                found.update((key, many) for key, group in groups.items() if group.arity != oc.SINGLE)
        return found

    def groups(self, stated: Any) -> list[set[str]]:
        """Names of operands, results and attributes that have the same type."""
        found: list[set[str]] = []
        for trait in stated.traits:
            names: set[str] = set()
            if trait is t.SameOperandsAndResultType:
                names = {*stated.operands, *stated.results}
            elif trait is t.SameTypeOperands:
                names = {*stated.operands}
            elif isinstance(trait, t.AllTypesMatch):
                names = {*trait.values}
            elif isinstance(trait, (t.TypesMatchWith, t.InferredType)) and trait.transform in ("SameTypes", "", None):
                names = {trait.source, trait.target}
            if names:
                found.append(names)
        infer = stated.infer
        if infer is not None and infer.routine in ("same_as", "of_attribute") and infer.args:
            found.append({infer.args[0], *stated.results})
        for i, names in enumerate(found):
            for other in found[:i]:
                if names & other:
                    names |= other
                    other.clear()
        return [names for names in found if names]

    def types(self, stated: Any, counts: dict[str, int]) -> dict[str, list[Ty]]:
        groups = self.groups(stated)
        all_groups = {**stated.operands, **stated.results}
        found: dict[str, list[Ty]] = {}
        for key, group in all_groups.items():
            if key in found:
                continue
            together = next((names for names in groups if key in names), {key})
            declared = [all_groups[other].constraint.predicate for other in sorted(together) if other in all_groups]
            declared += [stated.attrs[other].constraint.predicate and ("any",) for other in together if other in stated.attrs]
            if len(together) > 1 or self.chance.random() < 0.8:
                one = self.maker.type(group.constraint.predicate, also=[each for each in declared if each is not None])
                for other in together:
                    if other in all_groups or other in stated.attrs:
                        found[other] = [one] * counts.get(other, 1)
            else:
                found[key] = [self.maker.type(group.constraint.predicate) for _ in range(counts[key])]
        for trait in stated.traits:
            if isinstance(trait, (t.TypesMatchWith, t.InferredType)) and found.get(trait.source):
                made = transformed(trait.transform, found[trait.source][0])
                if made is not None and trait.target in counts:
                    found[trait.target] = [made] * counts[trait.target]
        infer = stated.infer
        if infer is not None and infer.routine == "constant":
            for key in stated.results:
                found[key] = [described(infer.args[0])] * counts[key]
        return found

    # --- attributes ---

    def attributes(self, stated: Any, op: Op, types: dict[str, list[Ty]]) -> None:
        for key, attr in stated.attrs.items():
            if attr.segments:
                groups = stated.operands if key == "operandSegmentSizes" else stated.results
                op.props[key] = f"array<i32: {', '.join(str(len(types[each])) for each in groups)}>" if groups else "array<i32>"
                continue
            if not attr.mandatory and self.chance.random() < 0.6:
                continue
            name = attr.name or key
            made = self.attribute(attr, types.get(key))
            (op.props if attr.inherent else op.attrs)[name] = made

    def attribute(self, attr: Any, same: list[Ty] | None) -> str:
        constraint = attr.constraint
        if same:
            return self.maker.value_of(same[0])
        if constraint.symbol_name:
            return f'"s{self.chance.randrange(1 << 30)}"'
        return self.maker.attr(constraint.predicate if constraint.predicate is not None else constraint.storage)

    # --- regions ---

    def region(self, stated: Any, op: Op, key: str, region: Any, body: Body, inside: Op | None, depth: int) -> Region:
        chance = self.chance
        blocks = 1 if region.blocks == 1 or t.SingleBlock in stated.traits or inside is not None else chance.choice((0, 1, 1, 1, 2))
        if region.at_most and chance.random() < 0.3 and inside is None:
            blocks = 0
        made: Region = []
        for number in range(blocks):
            args = self.arguments(stated, op, number)
            isolated = t.IsolatedFromAbove in stated.traits
            inner = Body(list(args) if isolated else [*args, *body.values])
            block = Block(args, [])
            if inside is not None and number == 0:
                block.ops.append(inside)
                if info(inside.name) is not None and t.Terminator in info(inside.name).traits:
                    made.append(block)
                    continue
            elif chance.random() < 0.4 and depth < 2:
                inner.ops.append(Op("gen.use", [chance.choice(inner.values)] if inner.values else []))
            if t.NoTerminator not in stated.traits or chance.random() < 0.1:
                self.terminator(stated, op, inner, depth)
            block.ops += inner.ops
            made.append(block)
        return made

    def arguments(self, stated: Any, op: Op, number: int) -> list[Value]:
        if t.NoRegionArguments in stated.traits or (number and self.chance.random() < 0.5):
            return []
        operands, results = [value.type for value in op.operands], [value.type for value in op.results]
        elements = [getattr(described(each).element, "text", each) for each in operands]
        function = op.props.get("function_type", "")
        choices = [[], operands, results, elements, ["index", *results], ["index"] * self.chance.randint(1, 3)]
        if function.startswith("("):
            inputs = function[1:].partition(")")[0]
            choices = [[each.strip() for each in inputs.split(", ") if each.strip()]]
        return [Value(type) for type in self.chance.choice(choices)]

    def terminator(self, stated: Any, op: Op, inner: Body, depth: int) -> None:
        names = terminators(stated.name)
        if not names or depth > 3:
            return
        wanted = [value.type for value in op.results]
        function = op.props.get("function_type", "")
        if "->" in function and function.startswith("("):
            results = function.rpartition("-> ")[2].strip("()")
            wanted = [each.strip() for each in results.split(", ") if each.strip()]
        elif self.chance.random() < 0.2:
            wanted = [getattr(described(each).element, "text", each) for each in wanted]
        inner.ops.append(self.make(self.chance.choice(names), inner, depth=depth + 1, arguments=wanted))


def transformed(transform: str | None, source: Ty) -> Ty | None:
    """The type that a transform makes; None where that is not known here."""
    if transform in ("ElementType", "ElementTypes"):
        return source.element
    if transform == "I1SameShape":
        if source.shape is None and source.element is None:
            return described("i1")
        if source.element is not None and source.kind != "TYPE_COMPLEX":
            return described(source.text.replace(f"x{source.element.text}", "xi1") if "x" in source.text else source.text.replace(source.element.text, "i1"))
    if transform == "ComplexElement":
        return source.element if source.kind == "TYPE_COMPLEX" else None
    return None
