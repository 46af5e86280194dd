"""Result types that the code of upstream's CHLO infers (`Infer` of the definitions)."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import broadcast_type, Given, is_ranked, with_parts

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def constant_like(given: Given) -> list[Any]:
    """The operand's shape with the value's type."""
    return [with_parts(given.type("operand"), element=given.attributes["value"].type)]


def top_k(given: Given) -> list[Any]:
    """The greatest elements along the last dimension, and their indices."""
    type, k = given.type("operand"), given.int("k")
    if not is_ranked(type):
        raise given.refuse("the operand has no rank")
    shape = [*type.shape[:-1], k]
    return [with_parts(type, shape=shape), with_parts(type, shape=shape, element=_core.IntegerType.get_signless(32, given.context))]


def broadcast_complex(given: Given) -> list[Any]:
    """Complex numbers of two parts that are broadcast."""
    types = [given.type("lhs"), given.type("rhs")]
    return [broadcast_type(given, types, _core.ComplexType.get(types[0].element_type))]
