"""Builds types and attributes from parameters of many shapes, without the parser: a line is a name, the answer how many were made.

    echo '"!llvm.array"' | python tests/support/built.py
    echo '["!llvm.array", 17]' | python tests/support/built.py      # the one of this number, shown before it is made
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from mlircore import _core, ir
from mlircore.define import opcodes as oc
from mlircore.define.dialect import find

TRIES = 60
SCALARS = ('"s"', '"a b"', '""', '"in"', "unit", "1 : i64", "-5 : i64", "7 : i32", "true", "1.0 : f64", "@a", "@a::@b", "i32", "index", "()",
           "tensor<2xf32>", "vector<4xi1>", "memref<?xi8>", "!llvm.ptr", "affine_map<(d0) -> (d0)>", "dense<1> : tensor<2xi32>", "{}", "{a = 1}",
           "array<i64: 1, 2>", "array<i64>", "array<i32: 3>", "array<i1: true>", "none", "loc(unknown)", "#llvm.zero")
KINDS = {
    oc.PK_TYPE: ("i32", "index", "tensor<2xf32>", "vector<4xi1>", "memref<?xi8>", "none", "() -> ()", "tuple<>", "complex<f32>"),
    oc.PK_ATTR: SCALARS,
    oc.PK_STRING: ('"s"', '"a b"', '""', '"\\00"', '"12"'), oc.PK_KEYWORD: ('"s"', '"a b"', '""'), oc.PK_SYMBOL: ('"s"', '"a b"', '""'),
    oc.PK_AFFINE_MAP: ("affine_map<(d0) -> (d0)>", "affine_map<()[s0] -> (s0, 1)>", "affine_map<() -> ()>"),
    oc.PK_APINT: ("1 : i64", "-1 : i128", "0 : i1", "5 : index"), oc.PK_BOOL: ("true", "false"),
}
OF_KIND = {
    "ATTR_STRING": KINDS[oc.PK_STRING], "ATTR_ARRAY": ("[]", "[1]", "[unit]", "[i32, i1]", '["a", "b"]', "[[1]]", "[{}]", "[@a]", '["a", i32]'),
    "ATTR_DICTIONARY": ("{}", "{a}", "{a = 1, b = [2]}", '{name = "a"}'), "ATTR_INTEGER": ("1 : i64", "true", "-1 : i32", "7 : ui8"),
    "ATTR_SYMBOL_REF": ("@a", "@a::@b"), "ATTR_TYPE": ("i32", "index", "none", "tensor<2xf32>"), "ATTR_FLOAT": ("1.0 : f32", "0.0 : f64"),
    "ATTR_DISTINCT": ("distinct[0]<>", "distinct[1]<unit>"), "TYPE_INTEGER": ("i32", "ui8", "i1"), "TYPE_FLOAT": ("f32", "bf16"),
    "LOC_FUSED": ('loc(fused["a"])', 'loc(fused<unit>["a"])'), "TYPE_MEMREF": ("memref<?xi8>",), "ATTR_UNIT": ("unit",),
}
INTEGERS = ("0", "1", "-1", "2", "7", "64", "1000000", "-9223372036854775808", "9223372036854775807")


class Shapes:
    """Values of parameters in one context, some of the kind that is declared and some of any other."""

    def __init__(self, context: Any, chance: random.Random) -> None:
        self.context, self.chance, self.known = context, chance, dict[str, Any]()
        self.nested, self.attempts = dict[str, Any](), dict[str, int]()

    def parsed(self, text: str) -> Any:
        if text not in self.known:
            try:
                self.known[text] = ir.Attribute.parse(text, self.context)
            except ir.MLIRError:
                self.known[text] = ir.Attribute.parse("unit", self.context)
        return self.known[text]

    def array(self, of: list[Any]) -> Any:
        return ir.ArrayAttr.get(of, self.context)

    def any(self, depth: int = 0) -> Any:
        """An attribute, or a list of attributes in two levels or a dictionary of them."""
        choice = self.chance.randrange(10)
        if choice < 6 or depth > 1:
            return self.parsed(self.chance.choice(SCALARS))
        values = [self.any(depth + 1) for _ in range(self.chance.randrange(4))]
        if choice < 9:
            return self.array(values)
        return ir.DictAttr.get({f"k{i}": value for i, value in enumerate(values)}, self.context)

    def satisfying(self, predicate: Any, depth: int) -> Any:
        """A value that may satisfy a predicate; None when none is known."""
        if predicate[0] == "defined":
            return self.defined(predicate[1], depth)
        if predicate[0] == "flat_symbol":
            return self.parsed("@a")
        if predicate[0] == "kind":
            return self.parsed(self.chance.choice(OF_KIND[predicate[1]])) if predicate[1] in OF_KIND else None
        inner = [each for each in predicate[1:] if isinstance(each, tuple)]
        return self.satisfying(inner[0] if predicate[0] == "and" else self.chance.choice(inner), depth) if inner else None

    def defined(self, name: str, depth: int) -> Any:
        """One of a definition, or of an enumeration: the first of a few attempts that is accepted. None when none is."""
        made = self.nested.get(name)
        if made is None and self.attempts.get(name, 0) < 40 and depth < 3:
            for _ in range(4):
                self.attempts[name] = self.attempts.get(name, 0) + 1
                made = made or self.attempt(name, depth)
            if made is not None:
                self.nested[name] = made
        return made

    def attempt(self, name: str, depth: int) -> Any:
        for cls in (class_of("!" + name), class_of("#" + name)):
            try:
                if cls is not None:
                    return self.made(cls, depth + 1)
            except ir.MLIRError:
                pass
        try:
            return _core.make_defined(name, False, [self.parsed(f"{self.chance.choice(INTEGERS[:6])} : i64")], self.context)
        except ir.MLIRError:
            return None

    def made(self, cls: Any, depth: int = 0) -> Any:
        """One of a definition. Raises MLIRError when it is refused."""
        return _core.make_defined(cls.name, cls.is_type, [self.of(param, depth) for param in cls.params.values()], self.context)

    def one(self, param: Any, depth: int) -> Any:
        """A value of the declared kind."""
        kind = param.kind
        if kind in (oc.PK_ATTR, oc.PK_TYPE) and param.of is not None:
            predicate = ("defined", param.of) if isinstance(param.of, str) else param.of.predicate
            value = self.satisfying(predicate, depth)
            if value is not None:
                return ir.TypeAttr.get(value, self.context) if isinstance(value, ir.Type) else value
        if kind == oc.PK_ATTR:
            return self.any()
        if kind == oc.PK_INTEGER:
            return self.parsed(f"{self.chance.choice(INTEGERS)} : {'ui' if param.detail & 256 else 'i'}{param.detail & 255}")
        if kind == oc.PK_ENUM:
            return self.parsed(f"{self.chance.choice(INTEGERS[:6])} : i64")
        if kind == oc.PK_FLOAT:
            return self.parsed(f"1.5 : {param.detail}")
        if kind == oc.PK_DENSE:
            inside = self.chance.choice(("", ": 0", ": 1, 1", ": 0, 1, 0")).replace("1", "true" if param.detail == "i1" else "1")
            return self.parsed(f"array<{param.detail}{inside.replace('0', 'false') if param.detail == 'i1' else inside}>")
        return self.parsed(self.chance.choice(KINDS[kind]))

    def of(self, param: Any, depth: int) -> Any:
        """A value for the parameter: None, one of its kind or, one in six, anything."""
        choice = self.chance.randrange(12)
        if choice == 0 and param.may_be_absent:
            return None
        if choice < 2:
            value = self.any()
        elif param.array:
            return self.array([self.one(param, depth) for _ in range(self.chance.randrange(4))])
        else:
            value = self.one(param, depth)
        return value.value if isinstance(value, ir.TypeAttr) and param.kind == oc.PK_TYPE else value


def class_of(name: str) -> Any:
    """The class of a definition: "!llvm.array", or "#dlti.map" for an attribute; None when there is none."""
    dialect = find(name[1:].partition(".")[0])
    return next((cls for cls in dialect.definitions if cls.name == name[1:] and cls.is_type == (name[0] == "!")), None)


def use(made: Any, cls: Any, context: Any) -> None:
    """Everything that reads parameters: printing in each form, checks, bytecode; reading what was printed."""
    attribute = ir.TypeAttr.get(made, context) if cls.is_type else made
    text = str(made)
    for each in cls.params:
        getattr(made, each, None)
    with ir.Location.unknown(context):
        module = ir.Module.create()
        results = [made] if cls.is_type else []
        module.body.append(ir.Operation.create("x.x", results=results, attributes={"a": attribute, "b": ir.ArrayAttr.get([attribute], context)}))
    for options in ({}, {"print_generic_op_form": True}, {"use_local_scope": True}):
        module.operation.get_asm(**options)
    for call in (module.operation.verify, lambda: module.operation.get_asm(binary=True), lambda: ir.Attribute.parse(text, context)):
        try:
            call()
        except (ir.MLIRError, ValueError):
            pass


def build(name: str, only: int | None = None) -> int:
    """Makes the definition's types or attributes, and returns how many were accepted."""
    cls, made = class_of(name), 0
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        shapes = Shapes(context, random.Random(name))
        for number in range(TRIES):
            values = [shapes.of(param, 0) for param in cls.params.values()]
            if only is not None and number != only:
                continue
            if only is not None:
                print(name, [None if value is None else str(value) for value in values], file=sys.stderr, flush=True)
            try:
                built = _core.make_defined(cls.name, cls.is_type, values, context)
            except ir.MLIRError:
                continue
            made += 1
            use(built, cls, context)
    return made


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        name, only = (request, None) if isinstance(request, str) else request
        print(json.dumps(build(name, only)), flush=True)


if __name__ == "__main__":
    main()
