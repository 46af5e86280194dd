"""Random sequences of builds, moves, erases, clones, stale uses and threads, against a plain Python model.

The suite runs a few thousand steps. More: STATEFUL_STEPS=100000 (and STATEFUL_SEED) with pytest, or this file as a program:

    python tests/api/test_stateful.py --steps 100000 --seed 1

The program also shrinks a failing sequence: every step has a seed of its own, so that any part of a sequence is a sequence. Each context
has a process of its own, so that crashes are found, too. Under `make asan` it is the same program.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../support"))

import stateful_model as model
from mlircore import ir

EPISODE = 1000  # steps with one context; then all handles are dropped, and the context must be empty
TYPES = ["i1", "i32", "tensor<4xf32>"]
NAMES = ["t.a", "t.b", "t.c", "cf.br"]
BUSY = object()  # the result of `call` when another thread was reading the tree


class Handle:
    """A real handle, its thing in the model, and the Root that it holds."""

    def __init__(self, real: Any, thing: Any, root: model.Root) -> None:
        self.real, self.thing, self.root = real, thing, root

    @property
    def live(self) -> bool:
        return bool(self.thing.live)


class Held:
    """An iterator or an insertion point: the handle that it holds, and its position."""

    def __init__(self, real: Any, kind: str, handles: list[Handle], at: Any = None) -> None:
        self.real, self.kind, self.handles, self.at = real, kind, handles, at


class Machine:
    often: dict[str, float]  # the actions, do_NAME, and how often each is chosen

    def __init__(self, context: ir.Context, trace: bool = False) -> None:
        self.context = context
        self.trace = trace
        self.handles: list[Handle] = []
        self.held: list[Held] = []
        self.roots: dict[model.Op, model.Root] = {}  # top operation -> owner of its tree
        self.reading: list[Handle] = []  # handles that other threads hold
        self.walking: list[model.Root] = []  # trees that walks hold
        self.worker = ThreadPoolExecutor(1)
        self.types = [ir.Type.parse(text, context) for text in TYPES]
        self.location = ir.Location.unknown(context)
        self.actions = [getattr(self, name) for name in sorted(dir(self)) if name.startswith("do_")]
        self.weights = [self.often[action.__name__[3:]] for action in self.actions]

    # --- running steps ---

    def step(self, seed: int) -> None:
        chance = random.Random(seed)
        (action,) = chance.choices(self.actions, self.weights)
        if self.trace:
            print("step", seed, action.__name__, file=sys.stderr, flush=True)
        if chance.random() < 0.05 and not self.reading and not self.walking:
            self.worker.submit(self.entered, action, chance).result()  # the next thread, one at a time
        else:
            self.entered(action, chance)
        if not self.reading:
            self.keep_small(chance)
            self.collect()

    def entered(self, action: Callable[[random.Random], None], chance: random.Random) -> None:
        with self.context, self.location:
            action(chance)

    def call(self, errors: set[type], function: Callable[[], Any]) -> Any:
        """Returns the result of the call; None when it raises one of `errors`, as it must if there are any."""
        try:
            answer = function()
        except Exception as error:
            if self.reading and isinstance(error, ir.MLIRError) and "meanwhile" in str(error):
                return BUSY
            if not errors or not isinstance(error, tuple(errors)):
                raise
            return None
        assert not errors, f"{answer!r}: did not raise any of {errors}"
        return answer

    def collect(self) -> None:
        """Frees the model's trees that no handle holds."""
        reachable = {handle.root.final() for handle in self.handles + self.reading}
        reachable |= {root.final() for root in self.walking}
        reachable |= {handle.root.final() for held in self.held for handle in held.handles}
        for top, root in list(self.roots.items()):
            if not top.live or top.block is not None:
                del self.roots[top]
            elif root not in reachable:
                del self.roots[top]
                top.kill()

    def keep_small(self, chance: random.Random) -> None:
        while len(self.handles) > 120:
            self.handles.pop(chance.randrange(len(self.handles)))
        while len(self.held) > 20:
            self.held.pop(chance.randrange(len(self.held)))

    def add(self, real: Any, thing: Any, root: model.Root) -> Handle:
        assert hash(real) == thing.key
        handle = Handle(real.operation if isinstance(thing, model.Op) else real, thing, root)
        self.handles.append(handle)
        return handle

    def pick(self, chance: random.Random, kind: type) -> Handle | None:
        """A handle of that kind; live ones are more likely."""
        every = [handle for handle in self.handles if isinstance(handle.thing, kind)]
        live = [handle for handle in every if handle.live]
        some = live if live and chance.random() < 0.9 else every
        return chance.choice(some) if some else None

    def root_of(self, op: model.Op) -> model.Root:
        top = op.top
        if top not in self.roots:
            self.roots[top] = model.Root(top)
        return self.roots[top]

    @staticmethod
    def stale(*handles: Handle | None) -> set[type]:
        return set() if all(handle is None or handle.live for handle in handles) else {ir.MLIRError}

    # --- building ---

    def number(self, op: model.Op, real: Any) -> None:
        """Gives keys to a new operation and everything in it."""
        op.key = hash(real)
        for value, result in zip(op.results, real.results, strict=True):
            value.key = hash(result)
        for region, real_region in zip(op.regions, real.regions, strict=True):
            region.key = hash(real_region)
            for block, real_block in zip(region.blocks, real_region, strict=True):
                self.number_block(block, real_block)
                for inner, real_inner in zip(block.ops, real_block.operations, strict=True):
                    self.number(inner, real_inner)

    @staticmethod
    def number_block(block: model.Block, real: Any) -> None:
        block.key = hash(real)
        for value, argument in zip(block.args, real.arguments, strict=True):
            value.key = hash(argument)

    def pick_ip(self, chance: random.Random) -> Held | None:
        held = [held for held in self.held if held.kind == "ip"]
        if held and chance.random() < 0.3:
            return chance.choice(held)
        return self.new_ip(chance)

    def new_ip(self, chance: random.Random) -> Held | None:
        """An insertion point: at a block's end or beginning, or before or after an operation."""
        if chance.random() < 0.6:
            block = self.pick(chance, model.Block)
            if block is None:
                return None
            if chance.random() < 0.7:
                real = self.call(self.stale(block), lambda: ir.InsertionPoint(block.real))
                return None if real is None else Held(real, "ip", [block])
            real = self.call(self.stale(block), lambda: ir.InsertionPoint.at_block_begin(block.real))
            if real is None:
                return None
            first = block.thing.ops[0] if block.thing.ops else None
            return Held(real, "ip", [block] + ([Handle(None, first, block.root)] if first is not None else []))
        op = self.pick(chance, model.Op)
        if op is None:
            return None
        behind = chance.random() < 0.3
        errors = self.stale(op) or ({ir.MLIRError, ValueError} if op.thing.block is None else set())
        real = self.call(errors, lambda: (ir.InsertionPoint.after if behind else ir.InsertionPoint)(op.real))
        if real is None:
            return None
        before = op.thing.next if behind else op.thing
        handles = [Handle(None, op.thing.block, op.root)] + ([Handle(None, before, op.root)] if before is not None else [])
        return Held(real, "ip", handles)

    def ip_errors(self, ip: Held) -> set[type]:
        block = ip.handles[0].thing
        errors: set[type] = self.stale(*ip.handles)
        if len(ip.handles) == 2:
            if ip.handles[1].thing.block is not block:
                errors.add(ir.MLIRError)
        elif block.ops and block.ops[-1].name == "cf.br":
            errors.add(IndexError)
        return errors

    def put(self, op: model.Op, ip: Held) -> None:
        self.put_into(op, ip.handles[0].thing, ip.handles[1].thing if len(ip.handles) == 2 else None)

    def put_into(self, op: model.Op, block: model.Block, before: model.Op | None) -> None:
        if op.block is None and op in self.roots:
            self.roots.pop(op).forward = self.root_of(block.region.op)
        op.unlink()
        block.ops.insert(len(block.ops) if before is None else block.ops.index(before), op)
        op.block = block

    def do_create(self, chance: random.Random) -> None:
        ip = self.pick_ip(chance) if chance.random() < 0.85 else None
        op = model.Op(chance.choice(NAMES), [chance.choice(TYPES) for _ in range(chance.choice([0, 1, 1, 2]))])
        operands = [self.pick(chance, model.Value) for _ in range(chance.randrange(3))]
        operands = [operand for operand in operands if operand is not None]
        successors = [self.pick(chance, model.Block) for _ in range(chance.randrange(2) if op.name == "cf.br" else 0)]
        successors = [block for block in successors if block is not None]
        regions = chance.choice([0, 0, 1, 2]) if op.name != "cf.br" else 0
        op.attrs = {name: chance.randrange(5) for name in ("x", "y") if chance.random() < 0.3}
        errors = self.stale(*operands, *successors) | (self.ip_errors(ip) if ip is not None else set())

        def create(where: Any) -> Any:
            return ir.Operation.create(
                op.name, [self.types[TYPES.index(value.type)] for value in op.results], [operand.real for operand in operands],
                {name: self.attribute(number) for name, number in op.attrs.items()}, [block.real for block in successors], regions, ip=where)

        def create_at_default() -> Any:
            with ip.real:
                return create(None)

        real = self.call(errors, (lambda: create(False)) if ip is None else create_at_default if chance.random() < 0.3 else lambda: create(ip.real))
        if real is None or real is BUSY:
            return
        op.regions = [model.Region(op) for _ in range(regions)]
        for i, operand in enumerate(operands):
            op.operands.append(None)
            op.set_operand(i, operand.thing)
        for i, block in enumerate(successors):
            op.successors.append(None)
            op.set_successor(i, block.thing)
        if ip is not None:
            self.put(op, ip)
        self.number(op, real)
        self.add(real, op, self.root_of(op))

    def attribute(self, number: int) -> ir.Attribute:
        return ir.Attribute.parse(model.attribute_text(number), self.context)

    def do_clone(self, chance: random.Random) -> None:
        handle = self.pick(chance, model.Op)
        if handle is None or (handle.live and sum(1 for _ in handle.thing.walk()) > 40):
            return
        ip = self.pick_ip(chance) if chance.random() < 0.6 else None
        errors = self.stale(handle) | (self.ip_errors(ip) if ip is not None else set())
        real = self.call(errors, lambda: handle.real.clone(False if ip is None else ip.real))
        if real is None or real is BUSY:
            return
        op = model.clone(handle.thing)
        if ip is not None:
            self.put(op, ip)
        self.number(op, real)
        self.add(real, op, self.root_of(op))
        if ip is None:  # else it may be inside of the operation that is copied
            assert real.structural_hash() == handle.real.structural_hash() and real.is_structurally_equivalent(handle.real)

    def do_block(self, chance: random.Random) -> None:
        region, block = self.pick(chance, model.Region), self.pick(chance, model.Block)
        types = [chance.choice(TYPES) for _ in range(chance.randrange(3))]
        real_types = [self.types[TYPES.index(type)] for type in types]
        how = chance.randrange(4)
        source = region if how < 2 else block
        if source is None:
            return
        make = (
            lambda: region.real.blocks.append(*real_types),
            lambda: ir.Block.create_at_start(region.real, real_types),
            lambda: block.real.create_before(*real_types),
            lambda: block.real.create_after(*real_types),
        )[how]
        real = self.call(self.stale(source), make)
        if real is None or real is BUSY:
            return
        into = region.thing if how < 2 else block.thing.region
        made = model.Block(into, types)
        at = (len(into.blocks), 0)[how] if how < 2 else into.blocks.index(block.thing) + (how == 3)
        into.blocks.insert(at, made)
        self.number_block(made, real)
        self.add(real, made, source.root)

    def do_argument(self, chance: random.Random) -> None:
        block = self.pick(chance, model.Block)
        if block is None:
            return
        if chance.random() < 0.6:
            type = chance.choice(TYPES)
            real = self.call(self.stale(block), lambda: block.real.add_argument(self.types[TYPES.index(type)], self.location))
            if real is None or real is BUSY:
                return
            value = model.Value(block.thing, type)
            value.key = hash(real)
            block.thing.args.append(value)
            self.add(real, value, block.root)
            return
        i = chance.randrange(4)
        errors = self.stale(block) | ({ValueError} if block.live and i >= len(block.thing.args) else set())
        if self.call(errors, lambda: block.real.erase_argument(i)) is BUSY or errors:
            return
        value = block.thing.args.pop(i)
        value.drop_uses()
        value.erased = True

    # --- moving and erasing ---

    def do_erase(self, chance: random.Random) -> None:
        op = self.pick(chance, model.Op)
        if op is None:
            return
        errors = self.stale(op)
        if self.call(errors, op.real.erase) is not BUSY and not errors:
            op.thing.kill()

    def do_detach(self, chance: random.Random) -> None:
        op = self.pick(chance, model.Op)
        if op is None:
            return
        errors = self.stale(op) or ({ValueError} if op.thing.block is None else set())
        real = self.call(errors, op.real.detach_from_parent)
        if real is None or real is BUSY:
            return
        op.thing.unlink()
        op.root = self.root_of(op.thing)
        self.add(real, op.thing, op.root)

    def do_move(self, chance: random.Random) -> None:
        op, other = self.pick(chance, model.Op), self.pick(chance, model.Op)
        if op is None or other is None:
            return
        behind = chance.random() < 0.5
        errors = self.stale(op, other)
        if not errors and other.thing.block is None:
            errors.add(ir.MLIRError)
        before = None if errors else other.thing.next if behind else other.thing
        nothing_to_do = not errors and before is op.thing
        if not errors and not nothing_to_do and op.thing.contains(other.thing.block):
            errors.add(ir.MLIRError)
        if self.call(errors, lambda: (op.real.move_after if behind else op.real.move_before)(other.real)) is BUSY or errors or nothing_to_do:
            return
        self.put_into(op.thing, other.thing.block, before)
        op.root = self.root_of(op.thing)

    def do_append(self, chance: random.Random) -> None:
        op, block = self.pick(chance, model.Op), self.pick(chance, model.Block)
        if op is None or block is None:
            return
        errors = self.stale(op, block)
        if not errors and op.thing.contains(block.thing):
            errors.add(ir.MLIRError)
        if self.call(errors, lambda: block.real.append(op.real)) is not BUSY and not errors:
            self.put_into(op.thing, block.thing, None)
            op.root = self.root_of(op.thing)

    def do_insert(self, chance: random.Random) -> None:
        op, ip = self.pick(chance, model.Op), self.pick_ip(chance)
        if op is None or ip is None:
            return
        errors = self.stale(op) | self.ip_errors(ip)
        if op.live and op.thing.block is not None:
            errors.add(ValueError)
        if op.live and ip.handles[0].live and op.thing.contains(ip.handles[0].thing):
            errors.add(ir.MLIRError)
        if self.call(errors, lambda: ip.real.insert(op.real)) is not BUSY and not errors:
            self.put(op.thing, ip)
            op.root = self.root_of(op.thing)

    def do_move_block(self, chance: random.Random) -> None:
        block, region = self.pick(chance, model.Block), self.pick(chance, model.Region)
        if block is None or region is None:
            return
        errors = self.stale(block, region)
        if not errors:
            op = region.thing.op
            while op is not None:
                if op.block is block.thing:
                    errors.add(ir.MLIRError)
                op = op.parent
        if self.call(errors, lambda: block.real.append_to(region.real)) is BUSY or errors:
            return
        block.thing.region.blocks.remove(block.thing)
        region.thing.blocks.append(block.thing)
        block.thing.region = region.thing
        block.root = self.root_of(region.thing.op)

    # --- changing ---

    def do_set(self, chance: random.Random) -> None:
        op, value, block = self.pick(chance, model.Op), self.pick(chance, model.Value), self.pick(chance, model.Block)
        if op is None:
            return
        i = chance.randrange(2)
        if chance.random() < 0.8 and value is not None:
            errors = self.stale(op, value) | ({IndexError} if i >= len(op.thing.operands) else set())

            def set_operand() -> None:
                op.real.operands[i] = value.real

            if self.call(errors, set_operand) is not BUSY and not errors:
                op.thing.set_operand(i, value.thing)
        elif block is not None:
            errors = self.stale(op, block) | ({IndexError} if i >= len(op.thing.successors) else set())

            def set_successor() -> None:
                op.real.successors[i] = block.real

            if self.call(errors, set_successor) is not BUSY and not errors:
                op.thing.set_successor(i, block.thing)

    def do_replace(self, chance: random.Random) -> None:
        old, new, op = self.pick(chance, model.Value), self.pick(chance, model.Value), self.pick(chance, model.Op)
        if old is None or new is None:
            return
        how = chance.randrange(3)
        if how == 0 or op is None:
            errors = self.stale(old, new)
            users = None if errors else list(old.thing.uses)
            done = self.call(errors, lambda: old.real.replace_all_uses_with(new.real))
        elif how == 1:
            errors = self.stale(old, new, op)
            users = None if errors else [use for use in old.thing.uses if use[0] is not op.thing]
            if self.reading:
                return  # operands change one after the other: some may have changed when a tree is being read
            done = self.call(errors, lambda: old.real.replace_all_uses_except(new.real, op.real))
        else:
            errors = self.stale(old, op)
            users = None if errors else [use for use in old.thing.uses if use[0] is op.thing]
            if not errors and users:
                errors |= self.stale(new)
            elif not new.live:
                return
            done = self.call(errors, lambda: op.real.replace_uses_of_with(old.real, new.real))
        if done is not BUSY and not errors:
            for user, i in users:
                user.set_operand(i, new.thing)

    def do_change(self, chance: random.Random) -> None:
        if chance.random() < 0.4:
            value, type = self.pick(chance, model.Value), chance.choice(TYPES)
            if value is not None:
                errors = self.stale(value)
                if self.call(errors, lambda: value.real.set_type(self.types[TYPES.index(type)])) is not BUSY and not errors:
                    value.thing.type = type
            return
        op, name, number = self.pick(chance, model.Op), chance.choice("xy"), chance.randrange(5)
        if op is None:
            return
        if chance.random() < 0.6:
            errors = self.stale(op)

            def set_attribute() -> None:
                op.real.attributes[name] = self.attribute(number)

            if self.call(errors, set_attribute) is not BUSY and not errors:
                op.thing.attrs[name] = number
        else:
            errors = self.stale(op) or (set() if name in op.thing.attrs else {KeyError})

            def delete_attribute() -> None:
                del op.real.attributes[name]

            if self.call(errors, delete_attribute) is not BUSY and not errors:
                del op.thing.attrs[name]

    # --- reading ---

    def do_get(self, chance: random.Random) -> None:
        """A handle that another handle returns."""
        if not self.handles:
            return
        source = chance.choice(self.handles)
        real, thing, i = source.real, source.thing, chance.randrange(3)
        get: Callable[[], Any]
        if isinstance(thing, model.Op):
            ways = ["parent", "block", "operands", "results", "regions", "successors"]
        elif isinstance(thing, model.Block):
            ways = ["owner", "region", "arguments", "operations"]
        elif isinstance(thing, model.Region):
            ways = ["owner", "blocks"]
        else:
            ways = ["owner"]
        way = chance.choice(ways)
        wanted: Any = None
        errors = self.stale(source)
        if way in ("parent", "block", "region", "owner"):
            get = lambda: getattr(real, way)
            if not errors:
                owner = {model.Block: lambda: thing.region.op, model.Region: lambda: thing.op, model.Value: lambda: thing.owner}
                wanted = owner[type(thing)]() if way == "owner" else getattr(thing, way)
                if wanted is None and thing.name != "builtin.module":
                    errors = {ValueError}
        else:
            get = lambda: getattr(real, way)[i]
            if not errors:
                all_there_are = getattr(thing, {"arguments": "args", "operations": "ops"}.get(way, way))
                if i >= len(all_there_are):
                    errors = {IndexError}
                else:
                    wanted = all_there_are[i]
                    errors = {ir.MLIRError} if wanted is None else set()
        got = self.call(errors, get)
        if errors:
            return
        if wanted is None:
            assert got is None
        else:
            self.add(got, wanted, source.root)

    def do_look(self, chance: random.Random) -> None:
        if self.handles:
            self.look(chance.choice(self.handles))

    def look(self, handle: Handle) -> None:
        """All reads of a handle agree with the model."""
        real, thing = handle.real, handle.thing
        assert len(repr(real)) < 300
        if not handle.live:
            assert repr(real).endswith("erased>")
            self.call({ir.MLIRError}, lambda: real.owner if isinstance(thing, model.Region) else real.context)
            return
        assert "erased" not in repr(real)
        if isinstance(thing, model.Op):
            self.look_at_op(real, thing)
        elif isinstance(thing, model.Block):
            assert [hash(op) for op in real.operations] == [op.key for op in thing.ops] and len(real.operations) == len(thing.ops)
            assert [hash(op) for op in real] == [op.key for op in thing.ops]
            assert [hash(value) for value in real.arguments] == [value.key for value in thing.args]
            assert hash(real.region) == thing.region.key and hash(real.owner) == thing.region.op.key
            branches = sorted(op.block.key for op, _ in thing.branches if op.block is not None)
            assert sorted(hash(block) for block in real.predecessors) == branches and len(real.predecessors) == len(branches)
        elif isinstance(thing, model.Region):
            assert [hash(block) for block in real] == [block.key for block in thing.blocks] == [hash(block) for block in real.blocks]
            assert hash(real.owner) == thing.op.key
        else:
            assert str(real.type) == thing.type and hash(real.owner) == thing.owner.key
            number = real.result_number if isinstance(thing.owner, model.Op) else real.arg_number
            assert number == thing.index
            assert sorted((hash(use.owner), use.operand_number) for use in real.uses) == sorted((op.key, i) for op, i in thing.uses)

    @staticmethod
    def look_at_op(real: Any, op: model.Op) -> None:
        assert real.name == op.name and real.attached == (op.block is not None)
        assert [hash(value) for value in real.results] == [value.key for value in op.results]
        assert [hash(region) for region in real.regions] == [region.key for region in op.regions]
        assert len(real.operands) == len(op.operands) and len(real.successors) == len(op.successors)
        if None not in op.operands:
            assert [hash(value) for value in real.operands] == [value.key for value in op.operands]
        if None not in op.successors:
            assert [hash(block) for block in real.successors] == [block.key for block in op.successors]
        assert {name: str(real.attributes[name]) for name in real.attributes} == {name: model.attribute_text(number) for name, number in op.attrs.items()}
        if op.block is not None:
            assert hash(real.parent) == op.parent.key and hash(real.block) == op.block.key

    def do_read_all(self, chance: random.Random) -> None:
        """The whole tree of an operation: printed, verified, as columns, found, counted."""
        op = self.pick(chance, model.Op)
        if op is None:
            return
        errors = self.stale(op)
        name = chance.choice(NAMES)
        columns = self.call(errors, lambda: op.real.columns(["name", "parent"]))
        found = self.call(errors, lambda: op.real.find(name))
        text = self.call(errors, lambda: str(op.real))
        if errors:
            return
        ops = list(op.thing.walk())
        assert [hash(columns.operation(row)) for row in range(len(columns))] == [one.key for one in ops]
        assert [columns.names[number] for number in columns["name"]] == [one.name for one in ops]
        assert [hash(one) for one in found] == [one.key for one in ops if one.name == name]
        assert op.thing.name.removeprefix("builtin.") in text
        try:
            op.real.verify()
        except ir.VerifyError as error:
            assert error.error_diagnostics
        if chance.random() < 0.5:
            self.handles.append(Handle(found[0].operation, next(one for one in ops if one.name == name), op.root)) if found else None

    def do_check(self, chance: random.Random) -> None:
        self.context._check()
        for handle in self.handles:
            self.look(handle)

    # --- iterators and insertion points ---

    def do_hold(self, chance: random.Random) -> None:
        kind = chance.choice(["ip", "ops", "blocks", "uses"])
        if kind == "ip":
            ip = self.new_ip(chance)
            if ip is not None:
                self.held.append(ip)
            return
        source = self.pick(chance, {"ops": model.Block, "blocks": model.Region, "uses": model.Value}[kind])
        if source is None:
            return
        real = self.call(self.stale(source), lambda: iter({"ops": lambda: source.real.operations, "blocks": lambda: source.real.blocks, "uses": lambda: source.real.uses}[kind]()))
        if real is None:
            return
        things = {"ops": lambda: source.thing.ops, "blocks": lambda: source.thing.blocks, "uses": lambda: []}[kind]()
        self.held.append(Held(real, kind, [source], things[0] if things else None))

    def do_advance(self, chance: random.Random) -> None:
        iterators = [held for held in self.held if held.kind != "ip"]
        if not iterators:
            return
        held = chance.choice(iterators)
        (source,) = held.handles
        if held.kind == "uses":  # the model does not have the order of uses
            try:
                use = next(held.real)
            except (ir.MLIRError, StopIteration):
                self.held.remove(held)
            else:
                assert (hash(use.owner), use.operand_number) in {(op.key, i) for op, i in source.thing.uses}
            return
        at = held.at
        errors: set[type] = self.stale(source)
        if not errors:
            around = source.thing
            if at is None:
                errors.add(StopIteration)
            elif not at.live or (at.block if held.kind == "ops" else at.region) is not around:
                errors.add(ir.MLIRError)
        real = self.call(errors, lambda: next(held.real))
        if errors:
            if held in self.held:
                self.held.remove(held)
            return
        beside = source.thing.ops if held.kind == "ops" else source.thing.blocks
        i = beside.index(at) + 1
        held.at = beside[i] if i < len(beside) else None
        self.add(real, at, source.root)

    def do_walk(self, chance: random.Random) -> None:
        """A walk whose callback sometimes does any of the other steps."""
        op = self.pick(chance, model.Op)
        if op is None or not op.live or self.walking or self.reading:
            return
        order = chance.choice(list(ir.WalkOrder))
        keys = None if chance.random() < 0.5 else [one.key for one in op.thing.walk()]
        seen: list[int] = []

        def callback(inner: Any) -> ir.WalkResult:
            seen.append(hash(inner))
            if keys is None and chance.random() < 0.3:
                self.step(chance.randrange(1 << 60))
            return chance.choices(list(ir.WalkResult), [8, 0, 1])[0] if keys is None else ir.WalkResult.ADVANCE

        self.walking = [op.root]
        try:
            op.real.walk(callback, order)
        except ir.MLIRError:
            assert keys is None
        finally:
            self.walking = []
        assert keys is None or (sorted(seen) == sorted(keys) and (order is ir.WalkOrder.POST_ORDER or seen == keys))

    def do_threads(self, chance: random.Random) -> None:
        """Another thread reads a tree, while this one continues: changes that the other must not see are refused."""
        op = self.pick(chance, model.Op)
        if op is None or not op.live or self.reading or self.walking:
            return
        reader = Handle(op.real.operation, op.thing, op.root)
        # A tree that is dropped meanwhile may be freed now or later, depending on timing: no tree is dropped here.
        pinned, pinned_too = [self.copied(handle) for handle in self.handles if handle.live], list(self.held)
        self.reading = [reader]
        raised: list[BaseException] = []
        seeds = [chance.randrange(1 << 60) for _ in range(6)]

        def read() -> None:
            try:
                for _ in range(4):
                    str(reader.real)
                    reader.real.structural_hash()
                    reader.real.columns("name")
            except ir.MLIRError as error:
                if "erased" not in str(error):
                    raised.append(error)
            except BaseException as error:
                raised.append(error)

        thread = threading.Thread(target=read)
        thread.start()
        for seed in seeds:
            self.step(seed)
        thread.join()
        self.reading = []
        del pinned, pinned_too
        if raised:
            raise raised[0]

    @staticmethod
    def copied(handle: Handle) -> Any:
        """Another real handle that holds the same Root."""
        real = handle.real
        if isinstance(handle.thing, model.Value):
            return ir.Value(real)
        return real.operation if isinstance(handle.thing, model.Op) else real.owner

    def do_drop(self, chance: random.Random) -> None:
        """Drops handles: some, all into a tree, or iterators and insertion points."""
        if self.reading or not self.handles:
            return
        how = chance.randrange(3)
        if how == 0:
            self.held.clear()
        elif how == 1:
            del self.handles[chance.randrange(len(self.handles)) :]
        else:
            root = chance.choice(self.handles).root.final()
            self.handles = [handle for handle in self.handles if handle.root.final() is not root]
            self.held = [held for held in self.held if all(handle.root.final() is not root for handle in held.handles)]

    def do_parse(self, chance: random.Random) -> None:
        """A tree with chunks of its own, from text."""
        if self.reading:
            return
        count = chance.choice([1, 3, 20])
        text = "\n".join(f'%{i}:2 = "t.a"() ({{ ^bb0(%x{i}: i1): "t.b"(%x{i}) : (i1) -> () }}) {{x = 1 : i32}} : () -> (i1, i32)' for i in range(count))
        real = ir.Module.parse(text).operation
        top = model.Op("builtin.module", [])
        top.regions = [model.Region(top)]
        body = model.Block(top.regions[0], [])
        top.regions[0].blocks.append(body)
        for _ in range(count):
            op = model.Op("t.a", ["i1", "i32"])
            op.attrs = {"x": 1}
            op.regions = [model.Region(op)]
            inner_block = model.Block(op.regions[0], ["i1"])
            op.regions[0].blocks.append(inner_block)
            inner = model.Op("t.b", [])
            inner.operands = [None]
            inner.set_operand(0, inner_block.args[0])
            self.put_into(inner, inner_block, None)
            self.put_into(op, body, None)
        self.number(top, real)
        self.add(real, top, self.root_of(top))


Machine.often = dict(create=20, clone=4, block=10, argument=6, erase=3, detach=4, move=6, append=4, insert=5, move_block=3, set=8, replace=4,
                     change=4, get=20, look=8, read_all=2, check=0.3, hold=5, advance=8, walk=1, threads=0.3, drop=0.7, parse=0.7)


def run(seeds: list[int], trace: bool = False, make: type[Machine] = Machine) -> None:
    """Runs all steps, with a context for each EPISODE of them. Raises for every error."""
    for start in range(0, len(seeds), EPISODE):
        context = ir.Context()
        context.allow_unregistered_dialects = True
        machine = make(context, trace)
        for seed in seeds[start : start + EPISODE]:
            machine.step(seed)
        with context, machine.location:
            machine.do_check(random.Random(0))
        machine.worker.shutdown()
        assert context._live_operations() == sum(1 for top in machine.roots for _ in top.walk()), "the model has others"
        del machine
        gc.collect()
        context._check()
        assert context._live_operations() == 0, "operations are left"


def seeds_of(seed: int, count: int) -> list[int]:
    chance = random.Random(seed)
    return [chance.randrange(1 << 60) for _ in range(count)]


def test_random_steps_agree_with_the_model() -> None:
    """A few seconds; see the head of the file for more."""
    run(seeds_of(int(os.environ.get("STATEFUL_SEED", "1")), int(os.environ.get("STATEFUL_STEPS", "6000"))))


# --- as a program ---


def fails(seeds: list[int], quiet: bool = True, make: type[Machine] = Machine) -> bool:
    """Whether a process of its own fails with the steps: crashes count."""
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        if quiet:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            run(seeds, make=make)
        except BaseException:
            traceback.print_exc()
            sys.stderr.flush()
            os._exit(1)
        os._exit(0)
    return os.waitpid(child, 0)[1] != 0


def shrunk(seeds: list[int], make: type[Machine] = Machine) -> list[int]:
    """Fewer steps that also fail: parts are left out as long as the rest fails."""
    low, high = 0, len(seeds)  # up to the first step that fails, then backwards from there
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (low, middle) if fails(seeds[:middle], make=make) else (middle, high)
    if fails(seeds[:high], make=make):
        seeds = seeds[:high]
    size = len(seeds) // 2
    while size:
        start = 0
        while start < len(seeds):
            fewer = seeds[:start] + seeds[start + size :]
            if fails(fewer, make=make):
                seeds = fewer
            else:
                start += size
        size //= 2
    return seeds


def main(make: type[Machine] = Machine) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", "--runs", type=int)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replay", help="a JSON list of seeds of steps; -: from stdin")
    parser.add_argument("--trace", action="store_true")
    options = parser.parse_args()
    if options.replay:
        run(json.load(sys.stdin if options.replay == "-" else open(options.replay)), options.trace, make)
        return 0
    steps = options.steps or (100_000 if options.seconds == 1e9 else 10**12)
    start, end = 0, time.monotonic() + options.seconds
    while start < steps and time.monotonic() < end:
        part = seeds_of(options.seed + start // EPISODE, min(EPISODE, steps - start))
        if fails(part, make=make):
            few = shrunk(part, make)
            print(f"after {start} steps: python {sys.argv[0]} --trace --replay - <<< '{json.dumps(few)}'", flush=True)
            fails(few, quiet=False, make=make)
            return 1
        start += len(part)
    print(f"{start} steps")
    return 0


if __name__ == "__main__":
    sys.exit(main())
