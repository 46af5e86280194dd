"""Actions of a user with a text; allocations.py lets each allocation of them fail.

An action is a function of a `Case`. It prepares what it needs, with memory, and returns a `Step`: the call that may run out of memory, and
the module that this changes. An action that a text gives no reason for returns None.
"""

from __future__ import annotations

import copy
import io
import pathlib
import pickle
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from mlircore import analysis, edit, ir, passmanager, rewrite
from mlircore.compile.files import of_package

VERSIONS = range(7)  # of bytecode
NAMESPACES = re.compile(r"(?<![\w.$])[\"!#]?([a-z_]\w*)[.<]")
TEXTS_ONLY = {"print-op-stats", "snapshot-op-locations", "view-op-graph", "composite-fixed-point-pass"}  # they write texts or files
OFTEN = ["canonicalize", "cse", "sccp", "inline", "symbol-dce", "loop-invariant-code-motion", "mem2reg", "sroa"]
PRINTS: list[dict[str, Any]] = [
    {}, {"print_generic_op_form": True}, {"enable_debug_info": True}, {"enable_debug_info": True, "pretty_debug_info": True},
    {"use_local_scope": True}, {"assume_verified": True}, {"skip_regions": True}, {"print_value_users": True}, {"print_unique_ssa_ids": True},
    {"use_name_loc_as_prefix": True}, {"use_names_as_written": True}, {"large_elements_limit": 2}, {"large_resource_limit": 2}, {"binary": True},
    {"hex_elements_limit": 1},
]


class Step(NamedTuple):
    run: Callable[[], object]
    module: ir.Module | None = None


class Case:
    """A text in a context. `chance` makes the same choices for the same text and action."""

    def __init__(self, text: str, seed: str, option: str) -> None:
        self.text, self.option = text, option
        self.chance = random.Random(seed)
        self.context = new_context()

    def module(self) -> ir.Module:
        return ir.Module.parse(self.text, self.context, source_name="t")


def new_context() -> ir.Context:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


def namespaces(text: str) -> list[str]:
    """The dialects of the package that a text seems to use."""
    known = set(of_package())
    return sorted(set(NAMESPACES.findall(text)) & known | {"builtin", "func"} & known)


def operations(module: ir.Module) -> list[ir.Operation]:
    found: list[ir.Operation] = []
    module.operation.walk(lambda op: found.append(op.operation), ir.WalkOrder.PRE_ORDER)
    return found


# --- reading ---


def load(case: Case) -> Step:
    """Dialects are loaded meanwhile."""
    return Step(case.module)


def parse(case: Case) -> Step:
    for name in namespaces(case.text):
        case.context._load_dialect(name)
    return Step(case.module)


def parse_again(case: Case) -> Step | None:
    """All types and attributes are there."""
    case.module()
    return Step(case.module)


def parse_unverified(case: Case) -> Step:
    return Step(lambda: ir.Module.parse(case.text, case.context, source_name="t", verify=False))


def parse_threads(case: Case) -> Step:
    functions = "".join(f"func.func private @filler{i}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n" for i in range(6))
    return Step(lambda: ir.Module.parse(functions + case.text, case.context, source_name="t", threads=3))


def parse_lazily(case: Case) -> Step:
    source = case.text
    if case.option == "bytecode":
        source = bytecode_of(case.module(), None)

    def run() -> object:
        module = ir.Module.parse(source, case.context, source_name="t", lazy=True)
        for op in module.body.operations:
            op.operation.find("no.operation")
        for op in module.body.operations:
            try:
                module.unload(op)
            except ir.MLIRError:  # its values are used outside, or it cannot be read again
                pass
        return module

    return Step(run)


def parse_legacy(case: Case) -> Step:
    return Step(lambda: ir.Module._parse_noting(case.text, case.context, source_name="t")[:2])


def parse_year(case: Case) -> Step:
    return Step(lambda: ir.Module.parse(case.text, case.context, source_name="t", syntax=case.option))


def parse_opaque(case: Case) -> Step:
    """Without definitions all is opaque."""
    if case.option == "none":
        case.context._define_no_dialects()
    case.context.unknown_syntax = "keep"
    return Step(case.module)


def stream(case: Case) -> Step:
    data = case.text.encode()

    def run() -> object:
        with ir.stream(io.BytesIO(data), case.context, source_name="t", piece_bytes=int(case.option)) as found:
            return [str(op) for op in found]

    return Step(run)


def parts(case: Case) -> Step | None:
    """Each type, attribute and location alone, in another context."""
    module = case.module()
    texts: list[tuple[Any, str]] = []
    for op in operations(module):
        texts += [(ir.Type, str(value.type)) for value in op.results] + [(ir.Attribute, str(attr)) for _, attr in op.attributes.items()]
        texts += [(ir.Type, str(arg.type)) for region in op.regions for block in region.blocks for arg in block.arguments]
    texts = sorted(set(texts), key=str)
    case.context = new_context()
    for name in namespaces(case.text):
        case.context._load_dialect(name)
    return Step(lambda: [str(kind.parse(text, case.context)) for kind, text in texts])


# --- writing ---


def print_options(case: Case) -> Step:
    module, options = case.module(), PRINTS[int(case.option)]
    return Step(lambda: module.operation.get_asm(**options))


def print_file(case: Case) -> Step:
    module = case.module()

    def run() -> object:
        out = io.StringIO()
        module.operation.print(file=out, enable_debug_info=True)
        return out.getvalue()

    return Step(run)


def names(case: Case) -> Step:
    module = case.module()
    values = [value for op in operations(module) for value in op.results][:10]

    def run() -> object:
        state = ir.AsmState(module.operation)
        return [(value.get_name(), value.get_name(use_local_scope=True), value.get_name(state=state), value.name_as_written) for value in values]

    return Step(run)


def bytecode_of(module: ir.Module, version: int | None) -> bytes:
    out = io.BytesIO()
    module.operation.write_bytecode(out, version)
    return out.getvalue()


def write_bytecode(case: Case) -> Step:
    module = case.module()
    return Step(lambda: bytecode_of(module, int(case.option)))


def read_bytecode(case: Case) -> Step:
    data = bytecode_of(case.module(), int(case.option))
    case.context = new_context()
    for name in namespaces(case.text):
        case.context._load_dialect(name)
    return Step(lambda: ir.Module.parse(data, case.context))


# --- asking ---


def verify(case: Case) -> Step:
    module = ir.Module.parse(case.text, case.context, source_name="t", verify=False)
    return Step(module.operation.verify)


def clone(case: Case) -> Step:
    module = case.module()

    def run() -> object:
        copied = copy.copy(module)
        same = copied.operation.is_structurally_equivalent(module.operation), copied.operation.structural_hash() == module.operation.structural_hash()
        mapping = edit.IRMapping()
        return copied, same, edit.clone(module, mapping, ip=False), len(mapping), module.operation._counts()

    return Step(run, module)


def pickled(case: Case) -> Step:
    module = case.module()

    def run() -> object:
        with case.context:
            return pickle.loads(pickle.dumps(module))

    return Step(run, module)


def columns(case: Case) -> Step:
    module = case.module()
    every = ["name", "parent", "block", "depth", "num_operands", "num_results", "operand", "result_type", "line", "column", "file", "attributes"]

    def one(name: str) -> object:
        try:
            rows = module.operation.columns(name)
            return [rows[name].tolist() for name in rows], [str(each) for each in rows.types], rows.names, rows.files
        except (ValueError, KeyError) as error:
            return str(error)

    def run() -> object:
        rows = module.operation.columns(["name", "parent"])
        return [*map(one, every), rows.counts("name"), [rows.operation(i).name for i in range(len(rows))]]

    return Step(run)


def change_columns(case: Case) -> Step:
    module = case.module()
    kind = case.option

    def run() -> object:
        rows = module.operation.columns("name")
        mask = bytearray(len(rows))
        for i in range(1, len(rows), 2):
            mask[i] = 1
        try:
            if kind == "set":
                return rows.set_attribute(mask, "t.x", ir.StringAttr.get("seen", case.context))
            if kind == "unset":
                name = next((name for op in operations(module) for name in op.attributes), "t.x")
                return rows.set_attribute(mask, name, None)
            if kind == "erase":
                return rows.erase(mask)
            return rows.replace(mask, replacement)
        except (ir.MLIRError, ValueError) as error:
            return type(error).__name__

    return Step(run, module)


def replacement(op: Any) -> Any:
    """An unregistered operation with the same operands and results, put before `op`."""
    old = op.operation
    return ir.Operation.create("t.new", [value.type for value in old.results], list(old.operands), loc=old.location, ip=ir.InsertionPoint(old))


def getters(case: Case) -> Step:
    """All properties of handles: of operations, values, types and attributes."""
    module = case.module()
    found = operations(module)[:12]
    chosen: list[Any] = []
    for op in found:
        chosen += [op.opview, *op.results, *(value.type for value in op.results), *(attr for _, attr in op.attributes.items()), op.location]

    def run() -> object:
        return [said(thing, name) for thing in chosen for name in dir(type(thing)) if not name.startswith("_") and name not in CHANGES]

    return Step(run, module)


CHANGES = {"erase", "detach_from_parent", "dump", "print", "current", "context", "isinstance", "emit_error"}


def said(thing: Any, name: str) -> str:
    try:
        got = getattr(thing, name)
        return "" if callable(got) else re.sub(r"0x[0-9a-f]{6,}|\d{9,}", "N", str(list(got) if hasattr(got, "__iter__") and not isinstance(got, str) else got))
    except MemoryError:
        raise
    except Exception as error:  # it has no such thing
        return type(error).__name__


def questions(case: Case) -> Step:
    module = case.module()
    ops = operations(module)

    def run() -> object:
        graph = analysis.call_graph(module)
        slices = [len(analysis.backward_slice(op)) + len(analysis.forward_slice(op)) for op in ops[:6]]
        order = [op.name for op in analysis.topological_order(ops)]
        uses = analysis.symbol_uses(module)
        return len(graph), slices, order, [len(part) for part in uses if hasattr(part, "__len__")]

    return Step(run, module)


# --- changing ---


def change(case: Case) -> Step:
    """Some changes of operations, values and blocks, in a module."""
    module = case.module()
    ops = operations(module)
    seed = case.chance.randrange(1 << 30)

    def run() -> object:
        chance = random.Random(seed)
        with case.context, ir.Location.unknown():
            return [attempt(chance, ops) for _ in range(8)]

    return Step(run, module)


def attempt(chance: random.Random, ops: list[ir.Operation]) -> str:
    """One change; its error, if it has one."""
    op, other, how = chance.choice(ops), chance.choice(ops), chance.randrange(12)
    try:
        if how == 0:
            op.attributes["t.y"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(chance.randrange(1, 99)), 1)
        elif how == 1:
            for name in list(op.attributes):
                op.attributes[name] = op.attributes[name]
        elif how == 2:
            for number, operand in enumerate(op.operands):
                op.operands[number] = operand
        elif how == 3:
            made = op.clone()
            for old, new in zip(op.results, made.results):
                old.replace_all_uses_except(new, made)
        elif how == 4:
            op.move_before(other)
        elif how == 5:
            ir.Operation.create("t.z", [ir.IndexType.get()] * 3, list(op.results), {"t.a": ir.UnitAttr.get()}, regions=2, ip=ir.InsertionPoint(op))
        elif how == 6 and op.block is not None:
            argument = op.block.add_argument(ir.VectorType.get([chance.randrange(1, 99)], ir.F32Type.get()), ir.Location.name("n"))
            argument.set_type(ir.F64Type.get())
            op.block.erase_argument(argument.arg_number)
        elif how == 7 and len(op.regions):
            block = op.regions[0].blocks.append(ir.IndexType.get(), arg_locs=[ir.Location.file("f", 1, 2)])
            ir.Operation.create("t.w", operands=[block.arguments[0]], ip=ir.InsertionPoint(block))
            block.create_after(ir.IndexType.get(), arg_locs=[ir.Location.unknown()]).append_to(op.regions[0])
        elif how == 8:
            op.location = ir.Location.callsite(ir.Location.file("g", chance.randrange(99), 1), [op.location])
        elif how == 9:
            op.attributes.update({f"t.u{i}": ir.StringAttr.get(str(i)) for i in range(chance.randrange(9))})
        elif how == 10 and op.parent is not None:
            op.detach_from_parent()
        elif how == 11 and op.parent is not None and not any(True for result in op.results for _ in result.uses):
            op.erase()
    except (ir.MLIRError, ValueError, IndexError) as error:
        return str(error)
    return ""


def rebuild(case: Case) -> Step:
    """Operations made anew, of the parts of those that are there."""
    module = case.module()
    ops = [op for op in operations(module) if op.parent is not None and len(op.regions) == 0 and len(op.successors) == 0][:8]

    def run() -> object:
        made = []
        for op in ops:
            given = {name: op.attributes[name] for name in op.attributes}
            try:
                made.append(ir.Operation.create(op.name, [value.type for value in op.results], list(op.operands), given, loc=op.location, ip=False))
                made.append(ir.Operation.create(op.name, None, list(op.operands), given, loc=op.location, ip=False, infer_type=True))
            except (ir.MLIRError, ValueError, TypeError) as error:
                made.append(str(error))
        return [each if isinstance(each, str) else each.get_asm(print_generic_op_form=True, use_local_scope=True) for each in made]

    return Step(run, module)


def symbols(case: Case) -> Step | None:
    module = case.module()
    held = [name for name, _ in edit.defined_symbols(module)]
    if not held:
        return None

    def run() -> object:
        table = ir.SymbolTable(module.operation)
        ir.SymbolTable.replace_all_symbol_uses(held[0], "renamed.once", module)
        edit.rename_symbols(module, {name: f"{name}_new" for name in held})
        first = table[held[0]] if held[0] in table else None
        if first is not None:
            ir.SymbolTable.set_symbol_name(first, "renamed.again")
            if "sym_visibility" in first.operation.attributes:
                ir.SymbolTable.set_visibility(first, "public")
        seen: list[str] = []
        ir.SymbolTable.walk_symbol_tables(module, True, lambda op, visible: seen.append(op.name))
        return seen, len(table), len(edit.symbol_uses_in(module)[2])

    return Step(run, module)


def split_and_merge(case: Case) -> Step:
    module = case.module()

    def run() -> object:
        parts_of = [part for _, part in edit.split(module)]
        return edit.merge([module, module]), parts_of, edit.replace_all(module, "arith.addi", "arith.muli")

    return Step(run, module)


def inline_calls(case: Case) -> Step | None:
    module = case.module()
    calls = module.operation.find("func.call")
    if not calls:
        return None

    def run() -> object:
        return [len(edit.inline_call(call)) for call in calls]

    return Step(run, module)


def run_pass(case: Case) -> Step:
    """The module is valid after a failure, too."""
    module = case.module()
    manager = passmanager.PassManager.parse(f"builtin.module({case.option})", case.context)
    return Step(lambda: manager.run(module.operation), module)


def patterns(case: Case) -> Step:
    """Functions in Python that each operation is shown to, by both drivers."""
    module = case.module()

    def mark(op: Any, rewriter: Any) -> object:
        if "t.seen" in op.operation.attributes or op.operation.parent is None:
            return True
        with rewriter.ip:
            made = ir.Operation.create("t.mark", [value.type for value in op.operation.results], loc=op.operation.location)
        if len(op.operation.results) == 0:
            op.operation.attributes["t.seen"] = ir.UnitAttr.get(case.context)
            made.erase()
        else:
            op.operation.attributes["t.seen"] = ir.UnitAttr.get(case.context)
        return None

    def run() -> object:
        held = rewrite.RewritePatternSet(case.context)
        for name in sorted({op.name for op in operations(module)}):
            held.add(name, mark)
        frozen = held.freeze()
        try:
            if case.option == "greedy":
                rewrite.apply_patterns_and_fold_greedily(module, frozen)
            else:
                rewrite.walk_and_apply_patterns(module.operation, frozen)
        except RuntimeError as error:
            return str(error)
        return module

    return Step(run, module)


PAYLOAD = """
%0 = "my.constant"() {value = 1 : i32} : () -> i32
%1 = "my.constant"() {value = 2 : i32} : () -> i32
%2 = "foo.op"(%0, %1) : (i32, i32) -> i32
%3 = arith.addi %2, %1 : i32
"my.use"(%3, %2) : (i32, i32) -> ()
"""


def pdl(case: Case) -> Step | None:
    if "pdl.pattern" not in case.text:
        return None
    module = case.module()
    payload = ir.Module.parse(PAYLOAD, case.context)

    def run() -> object:
        try:
            frozen = rewrite.PDLModule(module).freeze()
            rewrite.walk_and_apply_patterns(payload.operation, frozen)
        except (ir.MLIRError, RuntimeError) as error:
            return str(error)
        return payload

    return Step(run, payload)


def irdl(case: Case) -> Step | None:
    if "irdl.dialect" not in case.text:
        return None
    from mlircore.dialects.irdl.loading import load_dialects

    module = case.module()
    return Step(lambda: load_dialects(module))


def pass_names() -> list[str]:
    return sorted(set(passmanager._registry) - TEXTS_ONLY)


# name -> (action, the options of which one is drawn)
ACTIONS: dict[str, tuple[Callable[[Case], Step | None], list[str]]] = {
    "load": (load, [""]), "parse": (parse, [""]), "parse-again": (parse_again, [""]), "parse-unverified": (parse_unverified, [""]),
    "parse-threads": (parse_threads, [""]), "parse-lazily": (parse_lazily, ["text", "bytecode"]), "parse-legacy": (parse_legacy, [""]),
    "parse-year": (parse_year, ["2019", "2020", "2023"]), "parse-opaque": (parse_opaque, ["none", "all"]), "parts": (parts, [""]),
    "stream": (stream, ["64", "1000000"]),
    "print": (print_options, [str(number) for number in range(len(PRINTS))]), "print-file": (print_file, [""]), "names": (names, [""]),
    "bytecode-write": (write_bytecode, list(map(str, VERSIONS))), "bytecode-read": (read_bytecode, list(map(str, VERSIONS))),
    "verify": (verify, [""]), "clone": (clone, [""]), "pickle": (pickled, [""]), "columns": (columns, [""]),
    "change-columns": (change_columns, ["set", "unset", "erase", "replace"]), "getters": (getters, [""]), "questions": (questions, [""]),
    "change": (change, [""]), "rebuild": (rebuild, [""]), "symbols": (symbols, [""]), "split": (split_and_merge, [""]),
    "inline-calls": (inline_calls, [""]), "pass": (run_pass, OFTEN), "any-pass": (run_pass, pass_names()),
    "patterns": (patterns, ["greedy", "walk"]), "pdl": (pdl, [""]), "irdl": (irdl, [""]),
}


def old_texts(root: pathlib.Path) -> Iterator[str]:
    """Texts of old generations."""
    for path in sorted((root / "tests/legacy/2021").glob("*.mlir")) + sorted((root / "tests/fuzz/seeds").glob("old_*.mlir")):
        yield from re.split(r"^// -----.*\n", path.read_text(), flags=re.M)
    for part in re.split(r"^// -----\n", (root / "tests/legacy/modules.mlir").read_text(), flags=re.M):
        yield re.split(r"^// (?:=>|!!)", part, flags=re.M)[0]
