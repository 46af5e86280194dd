"""`linalg_structured_op`, the decorator that defines operations, and what is called in its functions."""

from __future__ import annotations

import functools
import threading
from contextlib import contextmanager

from mlircore import ir
from mlircore.dialects._build import value_of, values_of
from mlircore.dialects.linalg.opdsl.lang.affine import DimDef
from mlircore.dialects.linalg.opdsl.lang.comprehension import (
    BinaryFnAttrDef, IndexAttrDef, LinalgOpDef, OpDefinitionDef, OpInterfaceDef, ScalarDef, TensorDef, TernaryFnAttrDef, TypeFnAttrDef,
    UnaryFnAttrDef,
)
from mlircore.dialects.linalg.opdsl.lang.config import LinalgOpConfig
from mlircore.dialects.linalg.opdsl.lang.emitter import emit_generic_structured_op, emit_named_structured_op

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

__all__ = ["DefinedOpCallable", "bind_op_def", "current_op_def", "defines", "domain", "implements", "linalg_structured_op"]

_ARGUMENTS = (TensorDef, ScalarDef, IndexAttrDef, UnaryFnAttrDef, BinaryFnAttrDef, TernaryFnAttrDef, TypeFnAttrDef)
_state = threading.local()  # .op_def: the definition that is being made in this thread


@contextmanager
def bind_op_def(op_def: LinalgOpDef) -> Iterator[LinalgOpDef]:
    """The definition that `domain`, `implements` and `defines` add to, in a `with`. Raises ValueError inside of another one."""
    if getattr(_state, "op_def", None) is not None:
        raise ValueError("Cannot recursively define an operation")
    _state.op_def = op_def
    try:
        yield op_def
    finally:
        _state.op_def = None


def current_op_def() -> LinalgOpDef:
    """The definition that is being made. Raises ValueError when there is none."""
    found: LinalgOpDef | None = getattr(_state, "op_def", None)
    if found is None:
        raise ValueError("Attempt to access the current op definition being defined but none is set. "
                         "Did you mean to call this in an op definition?")
    return found


class DefinedOpCallable:
    """A defined operation; a call makes it."""

    def __init__(self, op_name: str, op_def: LinalgOpDef) -> None:
        self.op_name, self.op_def = op_name, op_def

    def __call__(self, *ins: Any, outs: Any, emit_generic: bool = False, **kwargs: Any) -> Any:
        """The result, or the results. `outs`: values, or an operation with its results; keywords are attributes.

        It is a named operation of the dialect if there is one of that name, else, and with `emit_generic`, a `linalg.generic`.
        """
        if not isinstance(emit_generic, bool):
            raise ValueError(f"The named argument 'emit_generic' needs to be  of type bool but got {type(emit_generic)}")
        context: Any = ir.Context.current
        config = LinalgOpConfig.from_linalg_op_def(self.op_def, context)[0].structured_op
        assert config is not None
        inputs = [value_of(each) for each in ins]
        outputs = outs if isinstance(outs, ir.OpResultList) else [value_of(each) for each in values_of(outs)]
        if emit_generic or not context.is_registered_operation(f"linalg.{self.op_name}"):
            return emit_generic_structured_op(config, *inputs, outs=outputs, **kwargs)
        return emit_named_structured_op(config, self.op_name, self.op_def.metadata.cpp_class_name, *inputs, outs=outputs, **kwargs)


def linalg_structured_op(dsl_func: Callable[..., Any] | None = None, *, op_name: str | None = None, op_class_name: str | None = None) -> Any:
    """A decorator: a function whose defaults are operands and whose body assigns to outputs becomes a `DefinedOpCallable`.

    The names are those of the function, without `op_name` and `op_class_name`. Raises ValueError for other parameters.
    """
    if dsl_func is None:
        return functools.partial(linalg_structured_op, op_name=op_name, op_class_name=op_class_name)
    import inspect

    name = op_name or dsl_func.__name__
    op_def = LinalgOpDef(name, op_class_name or "".join(part.title() for part in name.split("_")) + "Op", inspect.getdoc(dsl_func))
    arguments = []
    for key, parameter in inspect.signature(dsl_func).parameters.items():
        if not isinstance(parameter.default, _ARGUMENTS):
            raise ValueError("@linalg_structured_op function parameters must be defaulted as TensorDef(...), ScalarDef(...), or "
                             f"IndexAttrDef(...): Found {key}: {parameter.default}")
        op_def.add_operand(key, parameter.default.operand_def)
        arguments.append(parameter.default)
    with bind_op_def(op_def):
        dsl_func(*arguments)
    return DefinedOpCallable(name, op_def)


def domain(*dimensions: DimDef) -> None:
    """States the order of the dimensions."""
    if not all(isinstance(each, DimDef) for each in dimensions):
        raise ValueError(f"Expected dimensions of type DimDef but got {dimensions}")
    current_op_def().domain.extend(dimensions)


def implements(*interfaces: OpInterfaceDef) -> None:
    """States interfaces."""
    if not all(isinstance(each, OpInterfaceDef) for each in interfaces):
        raise ValueError(f"Expected interfaces of type OpInterfaceDef but got {interfaces}")
    current_op_def().metadata.implements.extend(interfaces)


def defines(*definitions: OpDefinitionDef) -> None:
    """States methods."""
    if not all(isinstance(each, OpDefinitionDef) for each in definitions):
        raise ValueError(f"Expected definitions of type OpDefinitionDef but got {definitions}")
    current_op_def().metadata.defines.extend(definitions)
