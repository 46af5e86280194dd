"""Modules of one operation in generic form with wrong counts, types and attributes; some parts are right, so that checks are passed.

The parts come from the definitions and, for types and attributes, from the answers of tests/mlir. tests/text/test_odd_operations.py uses
it; as a program it writes texts for the fuzzer: python tests/support/odd_operations.py FOLDER COUNT SEED
"""

from __future__ import annotations

import pathlib
import random
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from mlircore import dialect, ir
from mlircore.define.packs import PACKS, PROJECTS
from paths import GOLDEN, ROOT

TYPES = """i1 i8 i32 i64 si8 ui4 index f16 f32 bf16 f8E4M3FN none () (i32)->i1 complex<f32> tuple<> tuple<i32,f32> vector<4xf32> vector<[4]xi1>
vector<f32> vector<2x3x4xi8> tensor<f32> tensor<4xf32> tensor<?x?xi32> tensor<*xf32> tensor<0x2xindex> tensor<4x4xf32,#x.y> memref<f32>
memref<4x?xf32> memref<*xi8,1> memref<?xf32,strided<[?],offset:?>> memref<2x2xf32,affine_map<(d0,d1)->(d1,d0)>> !x.y""".split()
ATTRS = """unit true 0 1 -1:i64 3:i8 4294967296:i64 7:index 18446744073709551615:ui64 1.0 -0.0:f64 "" "a" "a b" @a @a::@b @"c d" i32
(i32,i32)->i32 tensor<4xf32> memref<*xf32> [] [1] [@a] ["a","b"] [[0],[1,2]] [[]] [i32,f32] [{},{}] [{}] {} {a=1} dense<1>:tensor<4xi32>
dense<[1,2]>:vector<2xi64> dense<>:tensor<0xi64> dense<[[1,2],[3,4]]>:tensor<2x2xi64> dense<1.0>:tensor<f32> sparse<[[0]],[1]>:tensor<4xi32>
array<i1> array<i64> array<i64:1> array<i64:-1,0,9223372036854775807> array<i32:0> array<i32:1,1> array<i32:2,0,1> array<i32:-1,-1,4>
array<i8:1> array<f32:1.0> array<i1:true,false> array<i64:0,0> affine_map<()->()> affine_map<(d0)->(d0)>
affine_map<(d0,d1)[s0]->(d0+s0,d1)> affine_map<(d0,d1)->(d1)> [affine_map<(d0)->(d0)>] affine_set<():(0==0)> affine_set<(d0)[s0]:(d0-s0>=0)>
strided<[1],offset:?> loc(unknown) #x.y distinct[0]<1> dense_resource<none>:tensor<4xi32>""".split("\n")
ATTRS = [text for line in ATTRS for text in re.findall(r'(?:"[^"]*"|\S)+', line)]


def operations(root: Any) -> Iterator[Any]:
    todo = [root]
    while todo:
        op = todo.pop().operation
        yield op
        todo += [inner for region in op.regions for block in region.blocks for inner in block.operations]


class Stock:
    """The types, attributes and names to choose from."""

    def __init__(self) -> None:
        self.types: dict[str, set[str]] = defaultdict(set)  # by dialect
        self.attrs: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))  # by operation and name
        self.signatures: dict[str, set[tuple[tuple[str, ...], tuple[str, ...]]]] = defaultdict(set)
        self.terminators: dict[str, set[str]] = defaultdict(set)  # of the regions of an operation
        for path in GOLDEN:
            self.take(path.read_text().partition("\n//= ")[0])

    def take(self, text: str) -> None:
        context = ir.Context()
        context.allow_unregistered_dialects = True
        for op in operations(ir.Module.parse(text, context).operation):
            name = op.name
            space = name.partition(".")[0]
            types = tuple(tuple(str(value.type) for value in values) for values in (op.operands, op.results))
            self.types[space].update(types[0], types[1])
            self.signatures[name].add(types)
            for key in op.attributes:
                value = str(op.attributes[key])
                if len(value) < 300:
                    self.attrs[name][key].add(value)
            for region in op.regions:
                for block in region.blocks:
                    self.types[space].update(str(argument.type) for argument in block.arguments)
                    if len(block.operations) > 0:
                        self.terminators[name].add(block.operations[len(block.operations) - 1].operation.name)


class Maker:
    def __init__(self, stock: Stock, seed: int) -> None:
        self.random = random.Random(seed)
        self.stock = stock
        self.all_types = sorted(set(TYPES).union(*stock.types.values()))
        self.all_attrs = sorted(set(ATTRS).union(*(values for names in stock.attrs.values() for values in names.values())))

    def type_(self, space: str) -> str:
        own = self.stock.types.get(space)
        kind = self.random.random()
        if own and kind < 0.5:
            return self.random.choice(sorted(own))
        return self.random.choice(TYPES if kind < 0.8 else self.all_types)

    def attr(self, op: str, name: str) -> str:
        known, kind = self.stock.attrs[op].get(name), self.random.random()
        if known and kind < self.right:
            return self.random.choice(sorted(known))
        return self.random.choice(ATTRS if self.random.random() < 0.8 else self.all_attrs)

    def types(self, space: str, groups: int, known: tuple[str, ...] | None) -> list[str]:
        if known is not None and self.random.random() < 0.7:
            types = list(known)
        else:
            count = max(0, groups + self.random.choice([-1, 0, 0, 0, 0, 1]))
            same = self.type_(space) if self.random.random() < 0.4 else None
            types = [same or self.type_(space) for _ in range(count)]
        while self.random.random() < 0.3:
            at = self.random.randrange(len(types) + 1)
            types[at : at + self.random.randrange(2)] = [self.type_(space)] * self.random.randrange(3)
        return types

    def module(self, info: dialect.OpInfo) -> str:
        self.values, self.right = 0, self.random.choice([0.4, 0.8, 0.9, 1])  # how often attributes are right
        entry: list[str] = []
        text = self.operation(info, entry, 0)
        arguments = ", ".join(entry)
        inner = [f"^bb0({arguments}):", text, '"x.br"()[^bb1, ^bb2] : () -> ()', "^bb1:", '"x.end"() : () -> ()', "^bb2:",
                 f'"x.end"() {{a = "{info.name}"}} : () -> ()']
        if self.random.random() < 0.3:
            inner[2:] = []
        return '"x.f"() ({\n' + "\n".join(inner) + "\n}) : () -> ()"

    def operation(self, info: dialect.OpInfo, entry: list[str], depth: int) -> str:
        name, space, chance = info.name, info.name.partition(".")[0], self.random.random
        known = sorted(self.stock.signatures[name])
        like = self.random.choice(known) if known and chance() < 0.8 else (None, None)
        operands = self.types(space, len(info.operands), like[0])
        results = self.types(space, len(info.results), like[1])
        names = []
        for type_ in operands:
            names.append(f"%a{len(entry)}")
            entry.append(f"{names[-1]}: {type_}")
        declared = [attr.name or key for key, attr in info.attrs.items()]
        attrs = {}
        for key in declared:
            if chance() < (0.85 if key in self.stock.attrs[name] else 0.4):
                attrs[key] = self.attr(name, key)
            if key.endswith("SegmentSizes") and chance() < 0.7:
                groups = info.operands if key.startswith("operand") else info.results
                sizes = [self.random.choice([0, 1, 1, 1, 2]) for _ in groups]
                if sizes and chance() < 0.8:
                    sizes[-1] = max(0, len(operands if key.startswith("operand") else results) - sum(sizes[:-1]))
                attrs[key] = f"array<i32{': ' if sizes else ''}{', '.join(map(str, sizes))}>"
        if chance() < 0.1:
            attrs[f"{space}.x" if chance() < 0.5 else "x"] = self.random.choice(self.all_attrs)
        listed = ", ".join(f'"{key}" = {value}' if value != "unit" else f'"{key}"' for key, value in attrs.items())
        regions = max(0, len(info.regions) + self.random.choice([0, 0, 0, 0, 0, 1, -1]))
        successors = max(0, len(info.successors) + self.random.choice([0] * 24 + [1, -1]))
        targets = "".join(["[", ", ".join(self.random.choices(["^bb1", "^bb2"], k=successors)), "]"]) if successors and depth == 0 else ""
        bodies = ", ".join(self.region(info, operands, depth) for _ in range(regions))
        self.values += 1
        result = f"%r{self.values}:{len(results)} = " if results else ""
        style = f" <{{{listed}}}>" if chance() < 0.5 else ""
        return (f'{result}"{name}"({", ".join(names)}){targets}{style}' + (f" ({bodies})" if bodies else "") +
                ("" if style else f" {{{listed}}}") + f' : ({", ".join(operands)}) -> ({", ".join(results)})')

    def region(self, info: dialect.OpInfo, operands: list[str], depth: int) -> str:
        lines: list[str] = []
        for number in range(self.random.choice([0, 1, 1, 1, 1, 1, 1, 2])):
            space = info.name.partition(".")[0]
            types = list(operands) if self.random.random() < 0.4 else self.types(space, self.random.randrange(4), None)
            entry = [f"%b{depth}_{number}_{i}: {type_}" for i, type_ in enumerate(types)]
            inside: list[str] = []
            choices = sorted(self.stock.terminators[info.name])
            if choices and self.random.random() < 0.8 and depth < 3:
                last = self.random.choice(choices)
                found = dialect.find(last.partition(".")[0])
                ending = found.ops.get(last.partition(".")[2]) if found is not None else None
                if ending is not None:
                    more: list[str] = []
                    text = self.operation(ending.definition, more, depth + 1)
                    uses = {item.partition(":")[0]: item.partition(": ")[2] for item in more}
                    renamed = {name: f"%c{depth}_{number}_{name[2:]}" for name in uses}
                    text = re.sub(r"%a\d+", lambda found: renamed.get(found[0], found[0]), text)
                    inside = [f'{renamed[name]} = "x.v"() : () -> {f"({type_})" if "->" in type_ else type_}' for name, type_ in uses.items()]
                    inside.append(text)
            if self.random.random() < 0.1:
                inside.append('"x.end"() : () -> ()')
            label = f"^e{depth}_{number}_{self.random.randrange(10**9)}"
            lines += [f"{label}({', '.join(entry)}):" if entry or number or not inside or self.random.random() < 0.5 else "", *inside]
        return "{\n" + "\n".join(lines) + "\n}"


def definitions() -> list[dialect.OpInfo]:
    found = []
    here = {path.stem for path in (ROOT / "python/mlircore/dialects").glob("[a-z]*")}  # transform is a folder
    for name in sorted(here - PROJECTS.keys() | PACKS.keys()):
        one = dialect.find(name)
        assert one is not None
        found += [op.definition for op in one.ops.values()]
    return found


if __name__ == "__main__":
    maker, infos = Maker(Stock(), int(sys.argv[3])), definitions()
    for number in range(int(sys.argv[2])):
        info = infos[number % len(infos)]
        (pathlib.Path(sys.argv[1]) / f"{info.name}-{number // len(infos)}.mlir").write_text(maker.module(info))
