"""Changes that most tools need: copies with a mapping, inlining, outlining, parts of modules, merged modules, other names of operations.

    from mlircore import edit

    edit.replace_all(module, "arith.divsi", "arith.divui")
    for call in module.operation.find("func.call"):
        edit.inline_call(call)
    for name, part in edit.split(module):
        ...

Names are those of MLIR's C++ classes where there are such (IRMapping, clone). Everything here leaves IR as it was when it raises, unless
its description says otherwise. `mlircore.analysis` has the questions.
"""

from __future__ import annotations

import copy as copying
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from ._core import IRMapping, clone, defined_symbols, extract, inline_one_block, rename_symbols, replace_all, symbol_uses_in
from .ir import (
    Block,
    FlatSymbolRefAttr,
    FunctionType,
    InsertionPoint,
    IsTerminatorTrait,
    Location,
    MLIRError,
    Module,
    Operation,
    OperationEquivalenceFlags,
    Region,
    StringAttr,
    SymbolRefAttr,
    SymbolTable,
    TypeAttr,
    Value,
    WalkOrder,
    _OperationBase,
)

__all__ = ["IRMapping", "clone", "extract", "inline_call", "merge", "outline", "rename_symbols", "replace_all", "split"]


def __dir__() -> list[str]:
    return sorted(__all__)


def inline_call(call: _OperationBase, callee: _OperationBase | None = None) -> list[Value[Any]]:
    """Replace a call by the body of its callee; returns the values that replaced its results.

    Without `callee`, the call's attribute `callee` names it. The locations of the copied operations become call sites, as with mlir-opt's
    inliner. A callee of several blocks splits the block of the call: `cf.br` connects the parts. Linear in the callee.
    Raises MLIRError, and changes nothing, when the callee has no body, when operands or results do not fit, and when several blocks would
    come into a region that allows only one.
    """
    values, several = inline_one_block(call, callee)
    if values is not None:
        return values
    return _inline_blocks(call.operation, cast(Operation, several))


def _inline_blocks(call: Operation, callee: Operation) -> list[Value[Any]]:
    """Inlines a callee of several blocks, which was checked."""
    block, location = cast(Block, call.block), call.location
    results = list(call.results)
    rest = block.create_after(*(value.type for value in results), arg_locs=[location] * len(results))
    found = False
    for op in list(block.operations):
        if found:
            rest.append(op)
        found = found or op.operation == call
    copy = clone(callee, ip=False)
    copy.walk(lambda op: setattr(op, "location", Location.callsite(op.location, [location])))
    entry, *others = copy.regions[0].blocks
    for argument, operand in zip(entry.arguments, call.operands):
        argument.replace_all_uses_with(operand)
    for moved in [entry, *others]:
        terminator = moved.operations[len(moved.operations) - 1]
        if len(terminator.successors) == 0:
            Operation.create("cf.br", operands=list(terminator.operands), successors=[rest], loc=terminator.location,
                             ip=InsertionPoint(terminator))
            terminator.operation.erase()
    for op in list(entry.operations):
        block.append(op)
    for moved in others:
        moved.append_to(cast(Region, block.region))
    for result, argument in zip(results, rest.arguments):
        result.replace_all_uses_with(argument)
    call.erase()
    return list(rest.arguments)


def split(module: Module) -> Iterator[tuple[str, Module]]:
    """The name of each symbol of a module, and a module of its own: with private declarations of the functions that it refers to, and with
    whatever else it refers to. Functions without a body have none of their own. The names are read before the first is given.
    `extract` makes one of them.
    """
    for name, op in defined_symbols(module):
        yield name, extract(op, declare=True)


def _is_declaration(op: _OperationBase) -> bool:
    return "function_type" in op.attributes and len(op.regions) == 1 and len(op.regions[0].blocks) == 0


def _is_private(op: _OperationBase) -> bool:
    visibility = op.attributes.get("sym_visibility")
    return visibility is not None and cast(StringAttr, visibility).value == "private"


def merge(modules: Iterable[Module]) -> Module:
    """A new module with the operations of several ones, which do not change. Attributes of the modules are those of the first that has them.

    Where a name occurs twice, equal symbols are kept once, and a declaration of a function gives way to a definition of the same type. Else
    one of the two gets another name (`name_0`, `name_1`, ...), with all references to it in its module: a private one if there is one, and
    of two such the later. Linear. Raises MLIRError for modules of several contexts.
    """
    parts = list(modules)
    for part in parts:
        if not isinstance(part, Module):
            raise TypeError(f"expected modules, not {type(part).__name__}")
    if not parts:
        raise ValueError("there is no module to merge")
    context = parts[0].context
    with context, parts[0].operation.location:
        merged = Module.create()
    symbols: dict[str, Operation] = {}
    taken = {name for part in parts for name in _names(part)}
    for part in parts:
        if part.context is not context:
            raise MLIRError("the modules belong to several contexts")
        copy = copying.copy(part)
        for key, value in copy.operation.attributes.items():
            if key not in merged.operation.attributes:
                merged.operation.attributes[key] = value
        _add(merged, copy, symbols, taken)
    return merged


def _names(module: Module) -> Iterator[str]:
    for op in module.body.operations:
        name = op.attributes.get("sym_name")
        if name is not None:
            yield cast(StringAttr, name).value


def _add(merged: Module, part: Module, symbols: dict[str, Operation], taken: set[str]) -> None:
    """Moves the operations of `part` into `merged`, after symbols got the names that they have there."""
    here: dict[str, str] = {}  # old names -> new ones, in `part`
    there: dict[str, str] = {}  # and in `merged`
    new = {cast(StringAttr, op.attributes["sym_name"]).value: op.operation for op in part.body.operations if "sym_name" in op.attributes}
    clashes = {name: op for name, op in new.items() if name in symbols}
    same = _same_symbols(symbols, clashes)
    for name, op in clashes.items():
        other = symbols[name]
        if name in same:
            if _is_declaration(other):
                other.erase()
                symbols[name] = op
            else:
                op.erase()
            continue
        renamed, names = (other, there) if _is_private(other) and not _is_private(op) else (op, here)
        names[name] = free = _free(name, taken)
        SymbolTable.set_symbol_name(renamed, free)
        symbols[free] = renamed
        if renamed is other:
            symbols[name] = op
    symbols.update((name, op) for name, op in new.items() if name not in clashes)
    for module, names in ((part, here), (merged, there)):
        if names:
            rename_symbols(module.operation, names)
    for moved in list(part.body.operations):
        merged.body.append(moved)


def _same_symbols(symbols: dict[str, Operation], clashes: dict[str, Operation]) -> set[str]:
    """The names that mean the same on both sides: equal symbols, or a declaration, which refer to nothing that has two meanings."""
    same = {name for name, op in clashes.items() if _is_same(symbols[name], op) or (
        (_is_declaration(symbols[name]) or _is_declaration(op)) and _same_type(symbols[name], op))}
    references = {name: _referred(clashes[name]) | _referred(symbols[name]) for name in same}
    while True:
        unlike = {name for name in same if any(other in clashes and other not in same for other in references[name])}
        if not unlike:
            return same
        same -= unlike


def _referred(op: Operation) -> set[str]:
    """The names of the symbols that an operation refers to."""
    return {ref.value if isinstance(ref, FlatSymbolRefAttr) else cast(SymbolRefAttr, ref).value[0] for ref in symbol_uses_in(op)[2]}


def _free(name: str, taken: set[str]) -> str:
    number = 0
    while f"{name}_{number}" in taken:
        number += 1
    taken.add(f"{name}_{number}")
    return f"{name}_{number}"


def _is_same(left: _OperationBase, right: _OperationBase) -> bool:
    return left.operation.is_structurally_equivalent(right.operation, OperationEquivalenceFlags.IGNORE_LOCATIONS)


def _same_type(left: _OperationBase, right: _OperationBase) -> bool:
    return left.name == right.name and left.attributes.get("function_type") == right.attributes.get("function_type")


def outline(ops: Sequence[_OperationBase], name: str) -> Operation:
    """Move operations of one block into a new private `func.func`, and call it in their place; returns the call.

    The values that they use from outside become arguments, in the order of their first use; those of their results that are used elsewhere
    become results. The function is put after the one around, in the nearest symbol table; it gets another name when `name` is taken.
    The call is where the last of the operations was. Raises ValueError when operations are not in one block or have a terminator among
    them, or are in no function, and MLIRError when an operation between them uses a result of one.
    """
    chosen = {op.operation: None for op in ops}
    blocks = {op.block for op in chosen}
    if len(blocks) != 1:
        raise ValueError("the operations to outline must be in one block, and at least one")
    block = blocks.pop()
    if block is None:
        raise ValueError("a top-level operation cannot be outlined")
    ordered = [op.operation for op in block.operations if op.operation in chosen]
    last = ordered[-1]
    if last == block.operations[len(block.operations) - 1].operation and last.has_trait(IsTerminatorTrait):
        raise ValueError("a terminator cannot be outlined")
    holder, top = _symbol_table_around(last)
    if top == last:
        raise ValueError(f"the operations to outline are directly in '{holder.name}', not in a function")
    inside: set[Operation] = set()
    for op in ordered:
        op.walk(lambda nested: inside.add(nested.operation))
    inputs: dict[Value[Any], None] = {}
    for op in ordered:
        op.walk(lambda nested: inputs.update((value, None) for value in nested.operands if not _is_inside(value, inside)), WalkOrder.PRE_ORDER)
    outputs: list[Value[Any]] = []
    for op in ordered:
        for value in op.results:
            users = [use.owner.operation for use in value.uses if use.owner.operation not in inside]
            if users:
                outputs.append(value)
            if any(_comes_before(user, last, block) for user in users):
                raise MLIRError(f"an operation between those to outline uses a result of '{op.name}'")
    with last.context, last.location:
        function = Operation.create(
            "func.func", regions=1, ip=InsertionPoint.after(top), attributes={
                "sym_name": StringAttr.get(_unused(name, holder)), "sym_visibility": StringAttr.get("private"),
                "function_type": TypeAttr.get(FunctionType.get([value.type for value in inputs], [value.type for value in outputs])),
            })
        body = Block.create_at_start(function.regions[0], [value.type for value in inputs])
        call = Operation.create("func.call", results=[value.type for value in outputs], operands=list(inputs), ip=InsertionPoint.after(last),
                                attributes={"callee": FlatSymbolRefAttr.get(cast(StringAttr, function.attributes["sym_name"]).value)})
        for old, new in zip(outputs, call.results):
            for use in list(old.uses):
                if use.owner.operation not in inside:
                    use.owner.operands[use.operand_number] = new
        for op in ordered:
            body.append(op)
        for old, argument in zip(inputs, body.arguments):
            for use in list(old.uses):
                if use.owner.operation in inside:
                    use.owner.operands[use.operand_number] = argument
        Operation.create("func.return", operands=outputs, ip=InsertionPoint(body))
    return call


def _is_inside(value: Value[Any], inside: set[Operation]) -> bool:
    owner = value.owner
    at = owner.owner if isinstance(owner, Block) else owner
    return at is not None and at.operation in inside


def _comes_before(user: Operation, last: Operation, block: Block) -> bool:
    """Whether `user`, or the operation of the block around it, comes before `last`."""
    while user.block != block:
        parent = user.parent
        if parent is None:
            return False
        user = parent.operation
    return user.is_before_in_block(last)


def _symbol_table_around(op: Operation) -> tuple[Operation, Operation]:
    """The nearest symbol table, and the operation in its block that `op` is in."""
    top, holder = op, op.parent
    while holder is not None:
        if holder.operation.name == "builtin.module" or holder.operation.name == "gpu.module":
            return holder.operation, top
        top = holder.operation
        holder = top.parent if top.attached else None
    raise MLIRError("the operations to outline are in no module")


def _unused(name: str, holder: Operation) -> str:
    table = SymbolTable(holder)
    number, free = 0, name
    while free in table:
        free, number = f"{name}_{number}", number + 1
    return free
