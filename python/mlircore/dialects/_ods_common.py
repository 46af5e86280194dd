"""The helpers that generated modules of operations use, under upstream's names: see `mlircore._mlir_libs._mlir`."""

from collections.abc import Sequence
from typing import Any

from mlircore import ir
from mlircore._mlir_libs import _mlir as _cext

__all__ = [
    "equally_sized_accessor",
    "get_default_loc_context",
    "get_op_result_or_op_results",
    "get_op_result_or_value",
    "get_op_results_or_values",
    "segmented_accessor",
]

ResultValueTypeTuple = ir.Operation, ir.OpView, ir.Value
ResultValueT = ir.Operation | ir.OpView | ir.Value[Any]
VariadicResultValueT = ResultValueT | Sequence[ResultValueT]
StaticIntLike = int | ir.Attribute
ValueLike = ResultValueT
MixedInt = StaticIntLike | ValueLike
IntOrAttrList = Sequence[StaticIntLike]
OptionalIntList = ir.Attribute | IntOrAttrList | None
BoolOrAttrList = Sequence[bool | ir.Attribute]
OptionalBoolList = ir.Attribute | BoolOrAttrList | None
MixedValues = Sequence[MixedInt] | ir.Attribute | ValueLike
DynamicIndexList = Sequence[MixedInt | Sequence[MixedInt]]


def segmented_accessor(elements: Any, raw_segments: ir.Attribute, idx: int) -> Any:
    """The elements of segment number `idx`; `raw_segments`: a DenseI32ArrayAttr of how many each has."""
    sizes = list(_ir_class("DenseI32ArrayAttr")(raw_segments))
    start = sum(sizes[:idx])
    return elements[start : start + sizes[idx]]


def equally_sized_accessor(
    elements: Any, n_simple: int, n_variadic: int, n_preceding_simple: int, n_preceding_variadic: int
) -> tuple[int, int]:
    """The start of a group, and the size of each variadic group when all variadic groups have the same size.

    `n_simple`, `n_variadic`: the number of groups; `n_preceding_...`: the number of groups before this one. Raises `AssertionError` when
    the variadic groups cannot have the same size.
    """
    each, rest = divmod(len(elements) - n_simple, n_variadic)
    assert rest == 0, "the variadic groups differ in length"
    return n_preceding_simple + n_preceding_variadic * each, each


def get_default_loc_context(location: ir.Location | None = None) -> ir.Context | None:
    """The context of a location, or of the thread's default one; None without any."""
    if location is None:
        location = ir.Location.current
    return None if location is None else location.context


def get_op_result_or_value(arg: Any) -> ir.Value[Any]:
    """A value as it is, or the only result of an operation, or the first of results. Raises `ValueError` for several results or none."""
    if isinstance(arg, ir._OperationBase):
        return arg.operation.result
    if isinstance(arg, ir.OpResultList):
        first: ir.Value[Any] = arg[0]
        return first
    assert isinstance(arg, ir.Value), f"expects Value, got {type(arg)}"
    return arg


def get_op_results_or_values(arg: Any) -> Any:
    """The results of an operation, or a sequence as it is."""
    return arg.operation.results if isinstance(arg, ir._OperationBase) else arg


def get_op_result_or_op_results(op: ir._OperationBase) -> Any:
    """The value that a function returns after it builds an operation: its result, its results, or the operation if it has no results."""
    results = op.results
    count = len(results)
    if count == 1:
        return results[0]
    return results if count > 1 else op.operation


# --- lists of indices that are numbers, attributes or values ---


def _ir_class(name: str) -> Any:
    return getattr(ir, name)


def _int_of(thing: Any) -> int | None:
    """The number that an int or an IntegerAttr says, or None."""
    if isinstance(thing, _ir_class("IntegerAttr")):
        thing = thing.value
    return thing if isinstance(thing, int) else None


def _dispatch_dynamic_index_list(indices: Any) -> tuple[list[Any], list[int], list[bool]]:
    """The values among indices; the numbers, with a sign of the dynamic in place of values; which are scalable: written as `[index]`."""
    values: list[Any] = []
    numbers: list[int] = []
    scalable: list[bool] = []
    for index in indices:
        is_scalable = not isinstance(index, ResultValueTypeTuple) and _int_of(index) is None
        if is_scalable:
            (index,) = index
        number = _int_of(index)
        if number is None:
            if not isinstance(index, ResultValueTypeTuple):
                raise TypeError(f"an index is a number, an IntegerAttr or a value, not {type(index).__name__}")
            values.append(index)
            number = ir.ShapedType.get_dynamic_size()
        numbers.append(number)
        scalable.append(is_scalable)
    return values, numbers, scalable


def _dispatch_mixed_values(values: Any) -> tuple[list[Any], Any, Any]:
    """Splits sizes into three parts: the values, a single value that gives all sizes, and the numbers as an attribute."""
    if isinstance(values, _ir_class("ArrayAttr")):
        return [], None, values
    if isinstance(values, ResultValueTypeTuple):
        return [], values, None
    dynamic: list[Any] = []
    numbers: list[int] = []
    for size in values or []:
        number = _int_of(size)
        if number is None:
            dynamic.append(size)
            number = ir.ShapedType.get_dynamic_size()
        numbers.append(number)
    return dynamic, None, _ir_class("DenseI64ArrayAttr").get(numbers)


def _get_value_or_attribute_value(value_or_attr: Any) -> Any:
    """The value that an attribute holds; any other object is returned unchanged."""
    if isinstance(value_or_attr, ir.Attribute) and hasattr(value_or_attr, "value"):
        return value_or_attr.value
    if isinstance(value_or_attr, _ir_class("ArrayAttr")):
        return _get_value_list(value_or_attr)
    return value_or_attr


def _get_value_list(sequence_or_array_attr: Any) -> list[Any]:
    """The same of all in a sequence or an ArrayAttr."""
    return [_get_value_or_attribute_value(each) for each in sequence_or_array_attr]


def _get_int_array_attr(values: Any) -> Any:
    """An ArrayAttr of i64 numbers; None: None."""
    if values is None:
        return None
    i64 = ir.IntegerType.get_signless(64)
    return _ir_class("ArrayAttr").get([_ir_class("IntegerAttr").get(i64, value) for value in _get_value_list(values)])


def _get_int_array_array_attr(values: Any) -> Any:
    """An ArrayAttr of ArrayAttrs of i64 numbers; None: None."""
    if values is None:
        return None
    return _ir_class("ArrayAttr").get([_get_int_array_attr(each) for each in _get_value_list(values)])
