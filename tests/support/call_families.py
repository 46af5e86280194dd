"""Calls that are repeated: each family prepares an input of a size n, and then does some n parts of work with it.

`prepare(n)` returns the work, which test_complexity.py measures. A context is current meanwhile.
"""

import io
import pickle
from collections.abc import Callable
from typing import Any

from mlircore import edit, ir
from mlircore._core import core_passes
from mlircore.passmanager import PassManager

Work = Callable[[], Any]
Family = Callable[[int], Work]


def parsed(text: str) -> ir.Operation:
    return ir.Operation.parse(text)


def block_of(n: int, line: str = '%v@i = "t.x"() {i = @i} : () -> i32') -> ir.Block:
    inner = "\n".join(line.replace("@i", str(i)).replace("@j", str(i + 1)) for i in range(n))
    return parsed(f'"t.r"() ({{\n^b(%x: i32):\n{inner}\n}}) : () -> ()').regions[0].blocks[0]


def module_of(n: int, line: str = "func.func private @f@i()") -> ir.Module:
    return ir.Module.parse("\n".join(line.replace("@i", str(i)) for i in range(n)))


def made(block: ir.Block | None = None) -> ir.Operation:
    return ir.Operation.create("t.x", results=[ir.IntegerType.get_signless(32)], loc=ir.Location.unknown())


def each(n: int, call: Callable[[int], Any]) -> Work:
    def work() -> None:
        for i in range(n):
            call(i)

    return work


def appending(n: int) -> Work:
    block = block_of(0)
    return each(n, lambda i: block.append(made()))


def inserting_first(n: int) -> Work:
    block = block_of(1)
    return each(n, lambda i: ir.InsertionPoint.at_block_begin(block).insert(made()))


def inserting_before_one(n: int) -> Work:
    block = block_of(2)
    point = ir.InsertionPoint(block.operations[1])
    return each(n, lambda i: point.insert(made()))


def inserting_in_the_middle(n: int) -> Work:
    block = block_of(2)
    return each(n, lambda i: ir.InsertionPoint(block.operations[1]).insert(made()))


def erasing_first(n: int) -> Work:
    block = block_of(n)
    return each(n, lambda i: block.operations[0].erase())


def erasing_last(n: int) -> Work:
    block = block_of(n)
    return each(n, lambda i: block.operations[-1].erase())


def lengths(n: int) -> Work:
    block = block_of(n)

    def shorten(i: int) -> None:
        block.operations[0].erase()
        assert len(block.operations) == n - 1 - i

    return each(n, shorten)


def indexing(n: int) -> Work:
    block = block_of(n)
    return each(n, lambda i: block.operations[i])


def indexing_with_changes(n: int) -> Work:
    block, unit = block_of(n), ir.UnitAttr.get()
    return each(n, lambda i: block.operations[i].attributes.__setitem__("u", unit))


def moving(n: int) -> Work:
    block = block_of(n)
    last = block.operations[-1]
    return each(n - 1, lambda i: block.operations[0].move_after(last))


def cloning(n: int) -> Work:
    op = parsed('"t.x"() ({ "t.y"() : () -> () }) : () -> ()')
    return each(n, lambda i: op.clone())


def iterating(n: int) -> Work:
    block = block_of(n)
    return lambda: sum(op.operation.attributes["i"].value for op in block)


def walking(n: int) -> Work:
    block, names = block_of(n), []

    def note(op: ir.Operation) -> ir.WalkResult:
        names.append(op.name)
        return ir.WalkResult.ADVANCE

    return lambda: block.owner.walk(note)


def adding_arguments(n: int) -> Work:
    block, type, loc = block_of(0), ir.F32Type.get(), ir.Location.unknown()
    return each(n, lambda i: block.add_argument(type, loc))


def erasing_last_arguments(n: int) -> Work:
    block, type, loc = block_of(0), ir.F32Type.get(), ir.Location.unknown()
    for _ in range(n):
        block.add_argument(type, loc)
    return each(n, lambda i: block.erase_argument(len(block.arguments) - 1))


def erasing_arguments_at_once(n: int) -> Work:
    block, type, loc = block_of(0), ir.F32Type.get(), ir.Location.unknown()
    for _ in range(n):
        block.add_argument(type, loc)
    return lambda: block.erase_arguments(range(0, n, 2))


def reading_arguments(n: int) -> Work:
    block, type, loc = block_of(0), ir.F32Type.get(), ir.Location.unknown()
    for _ in range(n):
        block.add_argument(type, loc)
    return each(n, lambda i: block.arguments[i].arg_number)


def with_operands(n: int) -> tuple[ir.Block, ir.Operation]:
    block = block_of(n)
    op = ir.Operation.create("t.user", operands=[op.operation.results[0] for op in block], loc=ir.Location.unknown())
    block.append(op)
    return block, op


def reading_operands(n: int) -> Work:
    _, op = with_operands(n)
    return each(n, lambda i: op.operands[i].owner)


def setting_operands(n: int) -> Work:
    block, op = with_operands(n)
    return each(n, lambda i: op.operands.__setitem__(i, block.arguments[0]))


def replacing_uses(n: int) -> Work:
    block, _ = with_operands(n)
    ops = [op.operation for op in block][:n]
    return each(n, lambda i: ops[i].results[0].replace_all_uses_with(block.arguments[0]))


def iterating_uses(n: int) -> Work:
    block = block_of(n, '"t.u"(%x) : (i32) -> ()')
    return lambda: sum(1 for use in block.arguments[0].uses if use.owner)


def reading_results(n: int) -> Work:
    op = ir.Operation.create("t.x", results=[ir.F32Type.get()] * n, loc=ir.Location.unknown())
    return each(n, lambda i: op.results[i].type)


def attributes_at_once(n: int) -> Work:
    op, unit = made(), ir.UnitAttr.get()
    return lambda: op.attributes.update({f"a{i}": unit for i in range(n)})


def reading_attributes(n: int) -> Work:
    op = made()
    op.attributes.update({f"a{i}": ir.UnitAttr.get() for i in range(n)})
    return each(n, lambda i: op.attributes[f"a{i}"])


def iterating_attributes(n: int) -> Work:
    op = made()
    op.attributes.update({f"a{i}": ir.UnitAttr.get() for i in range(n)})
    return lambda: list(op.attributes.items())


def one_attribute_of_many_operations(n: int) -> Work:
    block = block_of(n)
    ops = [op.operation for op in block]
    return each(n, lambda i: ops[i].attributes.__setitem__("k", ir.UnitAttr.get()))


def making_dictionaries(n: int) -> Work:
    return lambda: ir.DictAttr.get({f"k{i}": ir.UnitAttr.get() for i in range(n)})


def making_arrays(n: int) -> Work:
    unit = ir.UnitAttr.get()
    return lambda: list(ir.ArrayAttr.get([unit] * n))


def indexing_arrays(n: int) -> Work:
    array = ir.ArrayAttr.get([ir.UnitAttr.get()] * n)
    return each(n, lambda i: array[i])


def making_types(n: int) -> Work:
    element = ir.F32Type.get()
    return each(n, lambda i: ir.RankedTensorType.get([i], element))


def printing_types(n: int) -> Work:
    types = [ir.RankedTensorType.get([i], ir.F32Type.get()) for i in range(n)]
    return each(n, lambda i: str(types[i]))


def parsing_types(n: int) -> Work:
    return each(n, lambda i: ir.Type.parse(f"tensor<{i}xf32>"))


def hashing_attributes(n: int) -> Work:
    attributes = [ir.StringAttr.get(f"s{i}") for i in range(n)]
    return lambda: len({attribute: i for i, attribute in enumerate(attributes)})


def making_locations(n: int) -> Work:
    return each(n, lambda i: ir.Location.file("f.mlir", i, 1))


def parsing_modules(n: int) -> Work:
    return each(n, lambda i: ir.Module.parse("func.func @f() { return }"))


def keeping_modules(n: int) -> Work:
    kept: list[ir.Module] = []
    return each(n, lambda i: kept.append(ir.Module.parse("func.func @f() { return }")))


def looking_up_symbols(n: int) -> Work:
    table = ir.SymbolTable(module_of(n).operation)
    return each(n, lambda i: table[f"f{i}"])


def inserting_symbols(n: int) -> Work:
    table = ir.SymbolTable(module_of(1).operation)
    return each(n, lambda i: table.insert(parsed("func.func private @f0()")))


def erasing_symbols(n: int) -> Work:
    table = ir.SymbolTable(module_of(n).operation)
    return each(n, lambda i: table.erase(table[f"f{i}"]))


def renaming_symbols(n: int) -> Work:
    module = module_of(n, 'func.func private @f@i()\n"t.use"() {s = @f@i} : () -> ()')
    return lambda: edit.rename_symbols(module, {f"f{i}": f"g{i}" for i in range(n)})


def making_blocks(n: int) -> Work:
    region = block_of(1).region
    return each(n, lambda i: region.blocks.append())


def making_blocks_after(n: int) -> Work:
    first = block_of(1)
    return each(n, lambda i: first.create_after())


def iterating_blocks(n: int) -> Work:
    region = block_of(1).region
    for _ in range(n):
        region.blocks.append()
    return lambda: sum(1 for block in region if block.region)


def adding_affine_expressions(n: int) -> Work:
    def work() -> None:
        expr = ir.AffineExpr.get_dim(0)
        for i in range(n):
            expr = expr + ir.AffineExpr.get_symbol(i)
        assert len(str(expr)) > n

    return work


def printing_without_changes(n: int) -> Work:
    ops = [op.operation for op in block_of(n)]
    return each(n, lambda i: str(ops[i]))


def verifying_parts(n: int) -> Work:
    ops = [op.operation for op in module_of(n).body]
    return each(n, lambda i: ops[i].verify())


def structural_work(n: int) -> Work:
    module = module_of(n)
    return lambda: (module.operation.structural_hash(), str(module), module.operation.clone())


def pickling(n: int) -> Work:
    module = module_of(n)
    return lambda: pickle.loads(pickle.dumps(module))


def writing_bytecode(n: int) -> Work:
    module = module_of(n)
    return lambda: module.operation.write_bytecode(io.BytesIO())


def reading_columns(n: int) -> Work:
    block = block_of(n)
    return lambda: block.owner.columns(["name", "line"])


def running_passes(n: int) -> Work:
    module, manager = module_of(4, "func.func @f@i() { return }"), PassManager.parse("builtin.module(canonicalize,cse)")
    return each(n // 4, lambda i: manager.run(module.operation))


def running_passes_on_each_function(n: int) -> Work:
    """All that can run there, one after the other: a run costs what its function has, whatever is around it."""
    module = module_of(n, 'func.func @f@i() {\n  func.call @f@i() : () -> ()\n  return\n}\n"t.x"() : () -> ()')
    need_tables = {"inline", "symbol-dce"}
    rows = [row for row in core_passes() if row[5] == "changes" and row[6] in ("", "func.func") and row[0] not in need_tables]
    manager = PassManager.parse(f"builtin.module(func.func({','.join(row[0] for row in rows)}))")
    manager.enable_verifier(False)
    return lambda: manager.run(module.operation)


def climbing(n: int) -> Work:
    depth = n // 4  # there is a limit
    top = parsed('"t.x"() ({ ' * depth + '"t.y"() : () -> ()' + " }) : () -> ()" * depth)

    def work() -> None:
        op = top
        while len(op.regions) != 0:
            op = op.regions[0].blocks[0].operations[0].operation
        for _ in range(depth):
            op = op.parent.operation
        assert op == top

    return work


def dense_elements(n: int) -> Work:
    attribute = ir.Attribute.parse(f"dense<[{', '.join(map(str, range(n)))}]> : tensor<{n}xi32>")
    return each(n, lambda i: attribute[i])


def indexing_after_insertions(n: int) -> Work:
    block = block_of(2)
    return each(n, lambda i: ir.InsertionPoint(block.operations[len(block.operations) // 2]).insert(made()))


def indexing_blocks_after_changes(n: int) -> Work:
    region = block_of(1).region
    for _ in range(n):
        region.blocks.append()
    return each(n, lambda i: region.blocks[i].append(made()))


def erasing_first_arguments(n: int) -> Work:
    block, type, loc = block_of(0), ir.F32Type.get(), ir.Location.unknown()
    for _ in range(n):
        block.add_argument(type, loc)
    return each(n, lambda i: block.erase_argument(0))


def attributes_one_by_one(n: int) -> Work:
    op, unit = made(), ir.UnitAttr.get()
    return each(n, lambda i: op.attributes.__setitem__(f"a{i}", unit))


def printing_after_changes(n: int) -> Work:
    ops, unit = [op.operation for op in block_of(n)], ir.UnitAttr.get()

    def change_and_print(i: int) -> None:
        ops[i].attributes["u"] = unit
        str(ops[i])

    return each(n, change_and_print)


def renaming_symbols_one_by_one(n: int) -> Work:
    module = module_of(n, 'func.func private @f@i()\n"t.use"() {s = @f@i} : () -> ()')
    return each(n, lambda i: ir.SymbolTable.replace_all_symbol_uses(f"f{i}", f"g{i}", module.operation))


FAMILIES: dict[str, Family] = {name: value for name, value in globals().items() if getattr(value, "__annotations__", {}).get("return") is Work}
del FAMILIES["each"]
