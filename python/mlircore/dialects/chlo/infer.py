"""Types of the results of the chlo dialect's operations, where upstream's code infers them: see `mlircore.bind.inference`."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import Given, all_operands, boolean, broadcast_type, broadcasting, i1, is_ranked, of_value, table, with_parts

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def _like(given: Given) -> list[Any]:
    return [with_parts(given.type("operand"), element=given.attributes["value"].type)]


def _top_k(given: Given) -> list[Any]:
    type, k = given.type("operand"), given.int("k")
    if not is_ranked(type):
        raise given.refuse("the operand has no rank")
    shape = [*type.shape[:-1], k]
    return [with_parts(type, shape=shape), with_parts(type, shape=shape, element=_core.IntegerType.get_signless(32, given.context))]


RULES = table({
    "broadcast_add broadcast_maximum broadcast_minimum broadcast_multiply broadcast_atan2 broadcast_divide "
    "broadcast_next_after broadcast_polygamma broadcast_power broadcast_remainder broadcast_shift_left "
    "broadcast_shift_right_arithmetic broadcast_shift_right_logical broadcast_subtract broadcast_zeta broadcast_and "
    "broadcast_or broadcast_xor":
        broadcasting(),
    "broadcast_compare": broadcasting(lambda given, element: i1(given)),
    "broadcast_complex": broadcasting(lambda given, element: _core.ComplexType.get(element)),
    "broadcast_select": lambda given: [
        broadcast_type(given, [given.type("on_true"), given.type("on_false"), given.type("pred")])],
    "acos acosh asin asinh atan atanh bessel_i1e conj cosh sinh square tan _asin_acos_kernel digamma erf erf_inv "
    "erfc lgamma next_after polygamma zeta mulhi":
        all_operands,
    "is_inf is_neg_inf is_pos_inf": boolean,
    "constant": of_value("value"),
    "constant_like": _like,
    "top_k": _top_k,
})
