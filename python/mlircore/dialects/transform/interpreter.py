"""Runs transform scripts on payload operations: upstream's `mlir.dialects.transform.interpreter`.

Operations that only look for others, print, annotate or run a pass can be executed (`executing.py` lists them). Most transformations cannot,
because mlircore does not have them: these raise NotImplementedError with the name of the operation.
"""

from __future__ import annotations

from mlircore import ir
from mlircore.dialects.transform import executing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ["TransformOptions", "apply_named_sequence", "copy_symbols_and_merge_into"]


class TransformOptions:
    """How scripts are run.

    `expensive_checks` and `enforce_single_top_level_transform_op` are upstream's. Handles are checked in any case.
    """

    def __init__(self) -> None:
        self.expensive_checks = True
        self.enforce_single_top_level_transform_op = True


def _operation(thing: Any) -> Any:
    return thing.operation


def _report(title: str, failure: executing.Failure) -> ValueError:
    text = f"{title}\nDiagnostic message at {failure.location}: {failure.message}"
    return ValueError("".join([text, *(f"\nat {location}: {message}" for location, message in failure.notes)]))


def apply_named_sequence(payload_root: Any, transform_root: Any, transform_module: Any, transform_options: TransformOptions | None = None) -> None:
    """Runs `transform_root`, an operation of a script in `transform_module`, on `payload_root`.

    Raises ValueError when the script fails; NotImplementedError for an operation that mlircore cannot execute. The changes up to
    there stay. Linear in the operations executed and in the payload that each one visits.
    """
    root = _operation(transform_root)
    _operation(transform_module)
    try:
        executing.run(_operation(payload_root), root)
    except executing.Failure as failure:
        raise _report("Failed to apply named transform sequence.", failure) from None


def _is_private(op: Any) -> bool:
    visibility = op.attributes["sym_visibility"].value if "sym_visibility" in op.attributes else "public"
    return bool(visibility == "private")


def _is_declaration(op: Any) -> bool:
    return all(len(region.blocks) == 0 for region in op.regions)


def _symbols(op: Any) -> dict[str, Any]:
    """The symbols of a module, by name."""
    return {each.operation.attributes["sym_name"].value: each.operation for each in op.regions[0].blocks[0].operations
            if "sym_name" in each.operation.attributes}


def _takes_over(kept: Any, gone: Any) -> bool:
    """Whether a definition can replace a declaration: both are functions of one kind and of one type."""
    return bool(kept.name == gone.name and kept.attributes["function_type"] == gone.attributes["function_type"]) if _is_declaration(gone) \
        and "function_type" in gone.attributes and "function_type" in kept.attributes else False


def _doubly_defined(name: str, op: Any, before: Any) -> executing.Failure:
    return executing.Failure(f"doubly defined symbol @{name}", op.location, [(before.location, "previously defined here")])


def _rename(module: Any, op: Any, taken: set[str]) -> None:
    """Gives a private symbol a name that is free, in all its uses, too."""
    old = op.attributes["sym_name"].value
    number = 0
    while f"{old}_{number}" in taken:
        number += 1
    taken.add(f"{old}_{number}")
    ir.SymbolTable.replace_all_symbol_uses(old, f"{old}_{number}", module)
    op.attributes["sym_name"] = ir.StringAttr.get(f"{old}_{number}", op.context)


def copy_symbols_and_merge_into(target: Any, other: Any) -> None:
    """Copies the operations of the module `other` into the module `target`.

    A definition replaces a declaration of the same kind and type; private symbols are renamed when their name is taken. Raises ValueError
    for two public definitions of one name, and when the result is no valid module; `target` is unchanged then only in the first case.
    Linear in the symbols, and for each that is renamed in the module.
    """
    into, copied = _operation(target), _operation(other).clone()
    try:
        mine, theirs = _symbols(into), _symbols(copied)
        taken = set(mine) | set(theirs)
        gone: list[Any] = []
        for name, op in theirs.items():
            before = mine.get(name)
            if before is None:
                continue
            if _takes_over(op, before):
                gone.append(before)
            elif _takes_over(before, op):
                gone.append(op)
            elif not _is_private(op) and not _is_private(before):
                raise _doubly_defined(name, op, before)
        for name, op in theirs.items():
            before = mine.get(name)
            if before is None or before in gone or op in gone:
                continue
            if _is_private(before):
                _rename(into, before, taken)
            else:
                _rename(copied, op, taken)
        for op in gone:
            op.erase()
        block = into.regions[0].blocks[0]
        for each in list(copied.regions[0].blocks[0].operations):
            block.append(each)
    except executing.Failure as failure:
        raise _report("Failed to merge symbols.", failure) from None
    finally:
        copied.erase()
    try:
        into.verify()
    except ir.MLIRError as error:
        first = error.error_diagnostics[0]
        raise _report("Failed to merge symbols.", executing.Failure(first.message, first.location)) from None
