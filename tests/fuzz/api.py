"""The Python API against a model: tests/api/test_stateful.py, with more actions and several contexts.

    python tests/fuzz/api.py --runs 100000            # steps, in episodes of 1,000 with new contexts each
    python tests/fuzz/api.py --seconds 600 --seed 7

Beside the steps of test_stateful.py (builds, moves, erases, clones, replaced uses, walks, iterators, stale handles, threads) there are: the text
of the model, which is read and equals the tree; bytecode; passes over clones, with handles into what they change; names of symbols; columns, and
changes by them; modules that are opened lazily, unloaded and read again; patterns; handles of another context, which are refused.

An episode has a process of its own: crashes are found. A failing sequence is made shorter, and printed as the command that repeats it.
"""

from __future__ import annotations

import io
import pathlib
import random
import sys
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "support"), str(HERE.parent / "api")]

import stateful_model as model
import test_stateful
from mlircore import edit, ir, passmanager, rewrite

PASSES = ["canonicalize", "cse", "symbol-dce", "sccp", "inline", "strip-debuginfo", "loop-invariant-code-motion", "remove-dead-values",
          "control-flow-sink", "topological-sort", "mem2reg", "sroa"]
LAZY = """
func.func @first(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1:2 = "t.two"(%0) : (i32) -> (i32, i32)
  cf.br ^next(%1#1 : i32)
^next(%b: i32):
  return %b : i32
}
func.func @second(%a: i32) -> i32 {
  %0 = func.call @first(%a) : (i32) -> i32
  return %0 : i32
}
"""


def equal(one: Any, other: Any) -> bool:
    return bool(one.operation.is_structurally_equivalent(other.operation, ir.OperationEquivalenceFlags.IGNORE_LOCATIONS))


class Larger(test_stateful.Machine):
    often = test_stateful.Machine.often | dict(text=3, bytecode=1, passes=1, symbols=2, rename=2, by_columns=2, lazy=0.5, foreign=3, patterns=1,
                                               merge=0.5)

    def __init__(self, context: ir.Context, trace: bool = False) -> None:
        super().__init__(context, trace)
        self.foreign = ir.Context()
        self.foreign.allow_unregistered_dialects = True
        self.visitor = ir.Module.parse('%0 = "t.a"() ({ ^b(%x: i1): "t.b"(%x) {x = 1 : i32} : (i1) -> () }) : () -> i32', self.foreign)

    def live_op(self, chance: random.Random, most: int = 60) -> test_stateful.Handle | None:
        """An operation with not too many inside, often a whole module; None while other threads or walks read trees."""
        modules = [handle for handle in self.handles if isinstance(handle.thing, model.Op) and handle.thing.name == "builtin.module"]
        op = chance.choice(modules) if modules and chance.random() < 0.5 else self.pick(chance, model.Op)
        if op is None or not op.live or self.reading or self.walking or sum(1 for _ in op.thing.walk()) > most:
            return None
        return op

    def do_text(self, chance: random.Random) -> None:
        """The text of the model is read as a tree that equals the real one, or neither text is read."""
        op = self.live_op(chance)
        if op is None:
            return
        try:
            text = model.text_of(op.thing)
        except model.Unprintable:
            str(op.real)
            return
        printed = op.real.get_asm(print_generic_op_form=True, assume_verified=True)
        trees = []
        for each in (text, printed):
            try:
                trees.append(ir.Module.parse(each, verify=False))
            except ir.MLIRError:
                trees.append(None)
        if trees[0] is None or trees[1] is None:
            assert trees[0] is trees[1] or "<<" in printed, f"only one is read:\n{text}\n{printed}"
            return
        assert equal(trees[0], trees[1]), f"{text}\n{printed}"
        if op.thing.name == "builtin.module":
            assert equal(trees[0], op.real), f"{text}\n{printed}"

    def do_bytecode(self, chance: random.Random) -> None:
        op = self.live_op(chance)
        if op is None or op.thing.block is not None:
            return
        out = io.BytesIO()
        try:
            op.real.write_bytecode(out, chance.choice((None, 0, 3, 6)))
            again = ir.Module.parse(out.getvalue(), verify=False)
        except ir.MLIRError:  # a value is missing, or of another tree
            return
        if op.thing.name == "builtin.module":
            assert equal(again, op.real)

    def do_passes(self, chance: random.Random) -> None:
        """Over a clone, which the model does not have: handles into it are of use or raise."""
        op = self.live_op(chance)
        if op is None or any(None in inner.operands or None in inner.successors for inner in op.thing.walk()):
            return
        clone = op.real.clone(False)
        if clone.name != "builtin.module":
            whole = ir.Module.create()
            whole.body.append(clone)
            clone = whole.operation
        held: list[Any] = []
        clone.walk(lambda inner: held.append(inner.operation))
        held += [value for inner in held for value in inner.results] + [block for inner in held for region in inner.regions for block in region.blocks]
        names = [chance.choice(PASSES) for _ in range(chance.randrange(1, 3))]
        try:
            valid = bool(clone.verify())
        except ir.MLIRError:
            return  # passes are for valid modules
        manager = passmanager.PassManager.parse(f"builtin.module({','.join(names)})")
        manager.enable_verifier(False)
        try:
            manager.run(clone)
        except ir.MLIRError:
            pass
        assert valid and (set(names) & {"remove-dead-values"} or clone.verify()), names
        for thing in held:
            assert len(repr(thing)) < 300
            try:
                str(thing.owner if isinstance(thing, ir.Value) else thing)
            except ir.MLIRError as error:
                assert "erased" in str(error)

    def do_patterns(self, chance: random.Random) -> None:
        op = self.live_op(chance)
        if op is None:
            return
        clone, seen = op.real.clone(False), list[str]()
        patterns = rewrite.RewritePatternSet(self.context)

        def visit(inner: Any, rewriter: Any) -> object:
            seen.append(inner.operation.name)
            if chance.random() < 0.3 and not any(True for result in inner.operation.results for _ in result.uses):
                rewriter.erase_op(inner)
                return None
            return True

        patterns.add("t.b", visit)
        rewrite.walk_and_apply_patterns(clone, patterns.freeze())
        assert set(seen) <= {"t.b"}
        self.context._check()

    def do_symbols(self, chance: random.Random) -> None:
        """An attribute that refers to a symbol."""
        op, name, number = self.pick(chance, model.Op), chance.choice("xy"), model.SYMBOLS + chance.randrange(4)
        if op is None:
            return
        errors = self.stale(op)

        def set_reference() -> None:
            op.real.attributes[name] = self.attribute(number)

        if self.call(errors, set_reference) is not test_stateful.BUSY and not errors:
            op.thing.attrs[name] = number

    def do_rename(self, chance: random.Random) -> None:
        """References inside of an operation get other names, except in nested symbol tables."""
        op = self.pick(chance, model.Op)
        if op is None:
            return
        numbers = [model.SYMBOLS + i for i in chance.sample(range(4), chance.randrange(1, 4))]
        new = {number: model.SYMBOLS + chance.randrange(4) for number in numbers}
        errors = self.stale(op)
        names = {f"s{old}": f"s{number}" for old, number in new.items()}
        if self.call(errors, lambda: edit.rename_symbols(op.real, names)) is test_stateful.BUSY or errors:
            return

        def rename(inside: model.Op) -> None:
            for region in inside.regions:
                for block in region.blocks:
                    for inner in block.ops:
                        inner.attrs = {key: new.get(number, number) for key, number in inner.attrs.items()}
                        if inner.name != "builtin.module":
                            rename(inner)

        rename(op.thing)
        self.look(op)

    def do_by_columns(self, chance: random.Random) -> None:
        """An attribute of some operations, or some operations erased, by a mask."""
        op = self.live_op(chance)
        if op is None:
            return
        rows, things = op.real.columns("name"), list(op.thing.walk())
        assert len(rows) == len(things)
        mask = bytearray(chance.random() < 0.3 for _ in things)
        chosen = [thing for thing, is_chosen in zip(things, mask) if is_chosen]
        if chance.random() < 0.6:
            number = chance.choice((None, 1, 2, model.SYMBOLS))
            count = rows.set_attribute(mask, "x", None if number is None else self.attribute(number))
            changed = 0
            for thing in chosen:
                changed += thing.attrs.get("x") != number
                thing.attrs.pop("x", None)
                if number is not None:
                    thing.attrs["x"] = number
            assert count in (changed, len(chosen))
            return
        mask[0] = 0
        chosen = [thing for thing in chosen if thing is not op.thing]
        try:
            rows.erase(mask)
        except ir.MLIRError:
            self.look(op)  # nothing has changed
            return
        for thing in chosen:
            if thing.live:
                thing.kill()

    def do_lazy(self, chance: random.Random) -> None:
        """A module of its own: handles into what is unloaded raise, and what is read again is the same."""
        if self.reading or self.walking:
            return
        source: Any = LAZY
        whole = ir.Module.parse(LAZY)
        expected = str(whole)
        if chance.random() < 0.5:
            out = io.BytesIO()
            whole.operation.write_bytecode(out)
            source = out.getvalue()
        module = ir.Module.parse(source, lazy=True)
        for _ in range(chance.randrange(1, 6)):
            name = chance.choice(("first", "second"))
            function = next(op.operation for op in module.body.operations if ir.SymbolTable.get_symbol_name(op).value == name)
            inside = function.regions[0].blocks[0].operations[0].operation
            value = function.regions[0].blocks[0].arguments[0]
            how = chance.randrange(3)
            if how == 0:
                module.unload(name)
                for read in (lambda: str(inside), lambda: inside.name, lambda: value.owner, lambda: list(value.uses)):
                    self.call({ir.MLIRError}, read)
                assert not function.is_read
            elif how == 1:
                inside.attributes["t.note"] = ir.UnitAttr.get()
                self.call({ir.MLIRError}, lambda: module.unload(name))
                del inside.attributes["t.note"]
            else:
                assert function.is_read and module.operation.verify()
        assert str(module) == expected

    def do_foreign(self, chance: random.Random) -> None:
        """Things of another context are refused, and nothing changes."""
        handle = self.pick(chance, chance.choice((model.Op, model.Block, model.Value)))
        if handle is None or not handle.live or self.reading:
            return
        visitor = self.visitor.body.operations[0].operation
        block = visitor.regions[0].blocks[0]
        value, before, real = chance.choice((visitor.result, block.arguments[0])), str(self.visitor), handle.real
        if isinstance(handle.thing, model.Op):
            attempts: list[Any] = [
                lambda: real.move_before(visitor), lambda: visitor.move_after(real), lambda: real.attributes.__setitem__("x", visitor.regions[0].blocks[0].operations[0].attributes["x"]),
                lambda: real.operands.__setitem__(0, value), lambda: real.is_structurally_equivalent(visitor), lambda: block.append(real),
                lambda: ir.Operation.create("t.a", operands=[value], ip=False), lambda: edit.clone(real, ip=ir.InsertionPoint(block)),
                lambda: setattr(real, "location", visitor.location)]
        elif isinstance(handle.thing, model.Block):
            attempts = [lambda: real.append(visitor), lambda: block.append_to(real.region), lambda: real.add_argument(value.type, self.location),
                        lambda: real.append_to(visitor.regions[0])]
        else:
            attempts = [lambda: real.replace_all_uses_with(value), lambda: value.replace_all_uses_with(real), lambda: real.set_type(value.type)]
        attempt = chance.choice(attempts)
        try:
            answer = attempt()
        except (ir.MLIRError, ValueError, IndexError, TypeError):
            answer = False
        assert not answer
        self.look(handle)
        assert str(self.visitor) == before and self.visitor.operation.verify()

    def do_merge(self, chance: random.Random) -> None:
        """Copies of modules in one module."""
        op = self.live_op(chance)
        if op is None or op.thing.name != "builtin.module" or op.thing.block is not None:
            return
        try:
            text = str(op.real)
            module = ir.Module.parse(text, verify=False)
        except ir.MLIRError:
            return
        merged = edit.merge([module, module])
        assert merged.operation._counts()["ops"] >= module.operation._counts()["ops"]


if __name__ == "__main__":
    sys.exit(test_stateful.main(Larger))
