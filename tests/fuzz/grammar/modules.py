"""Random modules: operations that verify one by one, and in some modules one that does not.

An operation is one of its definition alone (`make.py`), or an example of tests/mlir with other types and attributes (`examples.py`). Each is
put into a module of its own first, which must verify; the answer of the verifier says with which types to try once more.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from grammar import examples, joined, mutate
from grammar.items import Checker, Item, assembled, fresh
from grammar.make import FUNCTIONS, Body, Operations, info, operations, parents
from grammar.nodes import Op, copy, text_of
from grammar.types import Cannot, Maker
from mlircore import ir
from mlircore.compile.files import of_package
from mlircore.define import traits as t

INFERRED = re.compile(r"inferred type\(s\) (.*?) are incompatible with return type\(s\)")
TRIES = 12


class Generated(NamedTuple):
    """A module, and the names of the operations that it was made of."""

    module: Op
    names: list[str]


def names_of(dialects: Sequence[str], only: Sequence[str]) -> tuple[str, ...]:
    """The operations of which modules are made."""
    return tuple(only) or tuple(name for each in dialects for name in operations(each))


class Generator:
    """Makes a module of a seed. `dialects`: whose operations it has; `only`: operations of which each module has one. `for_passes`: modules that
    verify, and that passes change; half of them are made of inputs of tests/mlir/passes."""

    def __init__(self, dialects: Sequence[str], only: Sequence[str] = (), *, for_passes: bool = False) -> None:
        self.checker, self.dialects, self.for_passes = Checker(), tuple(dialects), for_passes
        self.inputs = examples.inputs() if for_passes and not only else []
        self.names = names_of(dialects, only)
        self.of_dialect: dict[str, list[str]] = {}
        for name in self.names:
            self.of_dialect.setdefault(name.partition(".")[0], []).append(name)
        self.examples = examples.load(self.dialects)
        self.allowed = frozenset({*self.dialects, *of_package()}.difference(set(examples.ELSEWHERE).difference(self.dialects)))
        self.tries: dict[str, list[int]] = {}  # of each operation: how often it was made of its definition, and how often that was right

    def module(self, seed: int) -> Generated:
        chance = Random(seed)
        with self.checker.context:
            return self.for_pass(chance) if self.for_passes else self.make(chance, chance.random() < 0.4)

    def for_pass(self, chance: Random) -> Generated:
        if self.inputs and chance.random() < 0.5:
            example = chance.choice(self.inputs)
            maker = Maker(chance, self.dialects, self.allowed)
            for attempt in range(TRIES):
                try:
                    module = assembled([examples.varied(example, chance, maker, changes=attempt < TRIES - 1)])
                except (Cannot, ir.MLIRError):
                    continue
                if not self.checker.wrong(text_of(module)):
                    return Generated(module, [example.name])
        made = self.make(chance, False)
        for _ in range(TRIES):
            module = copy(made.module, {})
            joined.join(module, chance, Maker(chance, (), self.allowed))
            if not self.checker.wrong(text_of(module)):
                return Generated(module, made.names)
        return made

    def make(self, chance: Random, wants_wrong: bool) -> Generated:
        items, names = list[Item](), list[str]()
        dialects = {chance.choice(self.names).partition(".")[0] for _ in range(2)}
        for _ in range(chance.choice((1, 1, 2, 2, 3, 4))):
            name = self.choose(chance)
            item = self.item(name, chance, tuple(sorted(dialects)))
            if item is not None:
                items.append(item)
                names.append(name)
        if not wants_wrong or not items:
            while len(items) > 1 and self.checker.wrong(text_of(assembled(fresh(items)))):
                items.pop()
            return Generated(assembled(fresh(items)), names)
        last = items[:1]
        whole = assembled(fresh(last))
        mutate.change(whole, chance, Maker(chance, tuple(sorted(dialects)), self.allowed))
        return Generated(whole, names)

    def choose(self, chance: Random) -> str:
        """A name: the dialect first, so that large ones do not fill everything."""
        if chance.random() < 0.5:
            return chance.choice(self.names)
        return chance.choice(self.of_dialect[chance.choice([*self.of_dialect])])

    def item(self, name: str, chance: Random, dialects: tuple[str, ...]) -> Item | None:
        """Operations with one of that name that verify; None when there are none."""
        known = self.examples.get(name, [])
        for attempt in range(TRIES):
            from_example = bool(known) and (attempt > 8 or chance.random() < 0.4)
            maker = Maker(chance, dialects, self.allowed)
            try:
                if from_example:
                    item = examples.varied(chance.choice(known), chance, maker, changes=attempt < TRIES - 2)
                else:
                    item = self.defined(name, chance, maker)
            except (Cannot, ir.MLIRError):  # an example that the definitions of today refuse
                continue
            wrong = self.tested(item)
            if not from_example:
                counts = self.tries.setdefault(name, [0, 0])
                counts[0] += 1
                counts[1] += not wrong
            if not wrong:
                return item
        return None

    def tested(self, item: Item) -> str:
        """Why a module of an item alone is wrong; empty if it is not. Result types that the verifier names are taken over."""
        wrong = self.checker.wrong(text_of(assembled(fresh([item]))))
        found = INFERRED.search(wrong)
        if found is not None and item.ops and item.ops[-1].results:
            types = re.findall(r"'(.*?)'(?:, |$)", found[1])
            if len(types) == len(item.ops[-1].results):
                for value, type in zip(item.ops[-1].results, types, strict=True):
                    value.type = type
                wrong = self.checker.wrong(text_of(assembled(fresh([item]))))
        return wrong

    def defined(self, name: str, chance: Random, maker: Maker) -> Item:
        """Operations made of the definition alone, in the parents that they need."""
        body, making = Body([]), Operations(chance, maker)
        op = making.make(name, body)
        in_function = True
        for _ in range(4):
            around = parents(op.name)
            if not around:
                break
            parent = chance.choice(around)
            if parent in ("func.func", "builtin.module"):
                in_function = parent == "func.func"
                break
            op = making.make(parent, body, inside=op)
        if op.name in FUNCTIONS or (in_function and info(op.name) is not None and is_top(op.name) and chance.random() < 0.8):
            in_function = False
        return Item([], [*body.ops, op], in_function)


def is_top(name: str) -> bool:
    """Whether an operation is usually outside of functions."""
    traits = info(name).traits
    return t.Symbol in traits or t.FunctionSymbol in traits
