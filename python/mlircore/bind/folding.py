"""Folding of operations whose class has a `fold`, and their `canonicalize`: what a driver of patterns calls (mlircore.rewrite).

    def fold(self):
        lhs, rhs = constant_of(self.lhs), constant_of(self.rhs)
        if lhs is not None and rhs is not None:
            return IntegerAttr.get(self.result.type, lhs.value + rhs.value)

`fold` returns None when there is nothing to fold; else what the result is: a `Value`, an `Attribute`, which becomes a constant, or the
result itself when the operation was changed in place. For several results it returns a list. It makes no operations.
"""

from __future__ import annotations

from mlircore import _core
from mlircore.define.dialect import find
from mlircore.define.operations import declaring
from mlircore.define.traits import ConstantLike

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

    from mlircore.define.operations import OpInfo


def _info(op: Any) -> OpInfo | None:
    cls = declaring(type(op))
    return None if cls is None else cls.definition


def constant_of(value: Any) -> _core.Attribute | None:
    """The attribute that a value is a constant of: its operation has the trait ConstantLike. None for all other values."""
    owner = value.owner
    if not isinstance(owner, _core._OperationBase):
        return None
    op = owner.opview
    info = _info(op)
    if info is None or ConstantLike not in info.traits:
        return None
    if info.fold is not None:
        found = info.fold(op)
        if isinstance(found, _core.Attribute):
            return found
    name = "value" if "value" in info.attrs else next(iter(info.attrs), None)
    return op.attributes[name] if name is not None and name in op.attributes else None


def fold(op: Any, rewriter: Any) -> bool:
    """Folds an operation by its class; whether it was folded. Raises `TypeError` when `fold` returns what is no result."""
    info = _info(op)
    if info is None or info.fold is None or ConstantLike in info.traits:
        return False
    found = info.fold(op)
    if found is None:
        return False
    results = list(op.operation.results)
    parts = list(found) if isinstance(found, (list, tuple)) else [found]
    if len(parts) != len(results):
        raise TypeError(f"fold of '{info.name}' returns {len(parts)} values for {len(results)} results")
    if any(part is None for part in parts):
        return False
    for part, result in zip(parts, results, strict=True):
        if not isinstance(part, (_core.Value, _core.Attribute)):
            raise TypeError(f"fold of '{info.name}' returns values and attributes, not {part!r}")
        if isinstance(part, _core.Value) and part.type != result.type:
            raise TypeError(f"fold of '{info.name}' returns a value of type {part.type} for a result of type {result.type}")
    own = [part == result for part, result in zip(parts, results, strict=True) if isinstance(part, _core.Value)]
    if own and all(own) and len(own) == len(results):
        return True  # changed in place
    values: list[Any] = []
    made: list[Any] = []
    for part, result in zip(parts, results, strict=True):
        if isinstance(part, _core.Attribute):
            constant = _constant(op, part, result.type)
            if constant is None:
                for each in made:
                    each.owner.erase()
                return False
            made.append(constant)
            part = constant
        values.append(part)
    rewriter.replace_op(op, values)
    return True


def canonicalize(op: Any, rewriter: Any) -> bool:
    """Calls `canonicalize` of an operation's class, which answers as a pattern does; whether it has changed something."""
    info = _info(op)
    if info is None or info.canonicalize is None:
        return False
    answer = info.canonicalize(op, rewriter)
    if answer is None or answer is False:
        return True
    if answer is not True:
        raise TypeError(f"canonicalize of '{info.name}' answers with None or a bool, not {answer!r}")
    return False


def _constant(op: Any, attribute: _core.Attribute, type: _core.Type) -> Any:
    """A constant before an operation: its value, or None when no operation can be that."""
    namespace = op.operation.name.partition(".")[0]
    dialect = find(namespace)
    with _core.InsertionPoint(op), op.operation.location:
        if dialect is not None and dialect.constant_hook is not None:
            answered = dialect.constant_hook(attribute, type)
            if answered is None:
                return None
            made: Any = answered.owner if isinstance(answered, _core.Value) else answered
        else:
            own = [] if dialect is None else [cls for cls in dialect.ops.values() if ConstantLike in cls.definition.traits]
            if len(own) == 1 and len(own[0].definition.attrs) == 1:
                made = _core.Operation.create(own[0].OPERATION_NAME, results=[type], attributes={next(iter(own[0].definition.attrs)): attribute})
            elif getattr(attribute, "type", None) == type:
                made = _core.Operation.create("arith.constant", results=[type], attributes={"value": attribute})
            else:
                return None
    made = made.operation
    results = list(made.results)
    if len(results) == 1 and results[0].type == type and _verifies(made):
        return results[0]
    made.erase()
    return None


def _verifies(op: Any) -> bool:
    try:
        return bool(op.verify())
    except _core.MLIRError:
        return False
