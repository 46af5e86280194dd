"""Handles with methods: transform scripts written as chains of calls, as in upstream's `mlir.dialects.transform.extras`.

Importing the module registers its classes: from then on values of the transform dialect's types are `OpHandle`, `ParamHandle` or
`ValueHandle`.
"""

from __future__ import annotations

from mlircore import ir
from mlircore.dialects import transform
from mlircore.dialects.transform import structured
from mlircore.extras.meta import region_op

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

__all__ = ["Handle", "OpHandle", "ParamHandle", "ValueHandle", "apply_patterns", "constant_param", "insert_transform_script",
           "named_sequence", "sequence"]


class Handle(ir.Value[ir.Type]):
    """A value of the transform dialect. `parent`: the handle that it was matched in; `children`: handles matched in it."""

    def __init__(self, v: ir.Value[ir.Type], *, parent: Handle | None = None, children: Sequence[Handle] | None = None) -> None:
        super().__init__(v)
        self.parent = parent
        self.children = [] if children is None else children


@ir.register_value_caster(transform.AnyOpType.static_typeid)
@ir.register_value_caster(transform.OperationType.static_typeid)
class OpHandle(Handle):
    """A handle of operations."""

    def get_result(self, indices: Sequence[int] = (0,)) -> Any:
        """The results at these positions of the operations, a `ValueHandle`."""
        return transform.GetResultOp(transform.AnyValueType.get(), self, indices).result

    def match_ops(self, ops: Any) -> OpHandle:
        """The operations inside of these that match: a name, a class, a sequence of both, or an interface or its name.

        For one name or class the type of the handle is of that operation.
        """
        interfaces = structured.MatchInterfaceEnum
        if isinstance(ops, interfaces) or (isinstance(ops, str) and ops in interfaces.__members__):
            interface = interfaces[ops] if isinstance(ops, str) else ops
            found = structured.MatchOp(transform.AnyOpType.get(), self, interface=interface)
        else:
            given = [ops] if isinstance(ops, str) or not hasattr(ops, "__len__") else list(ops)
            names = [each if isinstance(each, str) else each.OPERATION_NAME for each in given]
            is_one = isinstance(ops, str) or not hasattr(ops, "__len__")
            result = transform.OperationType.get(names[0]) if is_one else transform.AnyOpType.get()
            found = structured.MatchOp.match_op_names(result, self, names)
        handle = OpHandle(found.operation.results[0], parent=self)
        self.children.append(handle)  # type: ignore[attr-defined]
        return handle

    def print(self, name: str | None = None) -> OpHandle:
        """Prints the operations when the script runs. Returns this handle."""
        transform.PrintOp(target=self, name=name)
        return self


@ir.register_value_caster(transform.AnyParamType.static_typeid)
@ir.register_value_caster(transform.ParamType.static_typeid)
class ParamHandle(Handle):
    """A handle of parameters."""


@ir.register_value_caster(transform.AnyValueType.static_typeid)
class ValueHandle(Handle):
    """A handle of values."""

    def get_defining_op(self) -> Any:
        """The operations that define the values, an `OpHandle`."""
        return transform.GetDefiningOp(transform.AnyOpType.get(), self).result


def constant_param(value: ir.Attribute | int) -> Any:
    """A parameter: an attribute, or an int as i64. Its type is that of an integer, else `!transform.any_param`."""
    held: Any = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value) if isinstance(value, int) else value
    is_integer = isinstance(held.type, ir.IntegerType)
    made = transform.ParamType.get(held.type) if is_integer else transform.AnyParamType.get()
    return transform.ParamConstantOp(made, held).param


def insert_transform_script(block_or_insertion_point: ir.Block | ir.InsertionPoint, script: Callable[[OpHandle], None],
                            dump_script: bool = False) -> None:
    """Makes `transform.named_sequence @__transform_main` at the begin of a block or at an insertion point, and its body by `script`.

    `script` gets the handle of the root. `dump_script` prints the sequence.
    """
    point: Any = block_or_insertion_point
    if isinstance(point, ir.Block):
        point = ir.InsertionPoint.at_block_begin(point)
    context = point.block.owner.context
    with context, ir.Location.unknown(context):
        with point:
            made = transform.NamedSequenceOp("__transform_main", [transform.AnyOpType.get()], [])
        with ir.InsertionPoint(made.body):
            script(made.bodyTarget)
            transform.YieldOp([])
    if dump_script:
        print(made)


sequence = region_op(transform.SequenceOp.__base__, terminator=transform.YieldOp)
named_sequence = region_op(transform.NamedSequenceOp, terminator=transform.YieldOp)
apply_patterns = region_op(transform.ApplyPatternsOp)
