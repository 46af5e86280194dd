"""Types of the results of the stablehlo dialect's operations, where upstream's code infers them: see `mlircore.bind.inference`."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import DYNAMIC, Given, all_operands, boolean, merge_types, of_value, operand_types, same_as, table, with_parts

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def _real(given: Given) -> list[Any]:
    type = given.type("operand")
    element = type.element_type
    return [with_parts(type, element=element.element_type) if isinstance(element, _core.ComplexType) else type]


def _complex(given: Given) -> list[Any]:
    merged = merge_types(given, given.types())
    return [with_parts(merged, element=_core.ComplexType.get(merged.element_type))]


def _dequantized(given: Given) -> list[Any]:
    type = given.type("operand")
    expressed = str(type.element_type).partition(":")[2]
    return [with_parts(type, element=given.parse(expressed[:min(expressed.find(c) for c in ":,>" if c in expressed)]))]


def _all_to_all(given: Given) -> list[Any]:
    split, concat, count = given.int("split_dimension"), given.int("concat_dimension"), given.int("split_count")
    types = []
    for value in given.operands["operands"]:
        shape = list(value.type.shape)
        shape[split] = shape[split] if shape[split] == DYNAMIC else shape[split] // count
        shape[concat] = shape[concat] if shape[concat] == DYNAMIC else shape[concat] * count
        types.append(with_parts(value.type, shape=shape))
    return types


def _feature(given: Given) -> Any:
    type = given.type("operand")
    return with_parts(type, shape=[type.shape[given.int("feature_index")]], encoding=None)


def _concatenate(given: Given) -> list[Any]:
    types, dim = given.types(), given.int("dimension")
    merged = list(merge_types(given, [with_parts(type, shape=[*type.shape[:dim], DYNAMIC, *type.shape[dim + 1:]]) for type in types]).shape)
    sizes = [type.shape[dim] for type in types]
    merged[dim] = DYNAMIC if DYNAMIC in sizes else sum(sizes)
    return [with_parts(types[0], shape=merged)]


def _slice(given: Given) -> list[Any]:
    type = given.type("operand")
    parts = zip(given.ints("start_indices"), given.ints("limit_indices"), given.ints("strides"), strict=True)
    return [with_parts(type, shape=[max(0, -(-(limit - start) // stride)) for start, limit, stride in parts])]


def _pad(given: Given) -> list[Any]:
    type = given.type("operand")
    parts = zip(type.shape, given.ints("edge_padding_low"), given.ints("edge_padding_high"), given.ints("interior_padding"), strict=True)
    return [with_parts(type, shape=[size if size == DYNAMIC else size + low + high + max(size - 1, 0) * inner for size, low, high, inner in parts])]


def _transpose(given: Given) -> list[Any]:
    type = given.type("operand")
    return [with_parts(type, shape=[type.shape[i] for i in given.ints("permutation")])]


def _gather_numbers(given: Given) -> tuple[list[int], list[int], int]:
    """Offset dimensions, dropped dimensions of the operand, and the dimension of the index vector."""
    numbers = given.attributes["dimension_numbers"]
    return (list(numbers.offset_dims), [*numbers.collapsed_slice_dims, *numbers.operand_batching_dims], int(numbers.index_vector_dim))


def _gather(given: Given) -> list[Any]:
    if "slice_sizes" not in given.attributes:
        raise given.refuse("the slice sizes are an operand")
    offsets, dropped, vector = _gather_numbers(given)
    sizes = iter([size for i, size in enumerate(given.ints("slice_sizes")) if i not in dropped])
    indices = list(given.type("start_indices").shape)
    batch = iter(indices[:vector] + indices[vector + 1:])
    rank = len(offsets) + len(indices) - (1 if vector < len(indices) else 0)
    return [with_parts(given.type("operand"), shape=[next(sizes if i in offsets else batch) for i in range(rank)])]


def _set_dimension_size(given: Given) -> list[Any]:
    type, dim = given.type("operand"), given.int("dimension")
    bounds = ["?"] * type.rank
    bounds[dim] = str(type.shape[dim])
    if type.shape[dim] == DYNAMIC or type.encoding is not None:
        raise given.refuse("the size has a bound already")
    shape = [DYNAMIC if i == dim else size for i, size in enumerate(type.shape)]
    return [with_parts(type, shape=shape, encoding=_core.Attribute.parse(f"#stablehlo.bounds<{', '.join(bounds)}>", given.context))]


def _tuple_element(given: Given) -> list[Any]:
    return [given.type("operand").get_type(given.int("index"))]


def _fft(given: Given) -> list[Any]:
    type, lengths, kind = given.type("operand"), given.ints("fft_length"), str(given.attributes["fft_type"])
    shape, element = list(type.shape), type.element_type
    if "IRFFT" in kind:
        shape[len(shape) - len(lengths):] = lengths
        element = element.element_type
    elif "RFFT" in kind:
        shape[-1] = shape[-1] if shape[-1] == DYNAMIC else shape[-1] // 2 + 1
        element = _core.ComplexType.get(element)
    return [with_parts(type, shape=shape, element=element)]


def _rng(given: Given) -> list[Any]:
    made, type = given.operands["shape"], given.type("a")
    op: Any = made.owner
    if isinstance(op, _core.OpView) and op.operation.name in ("stablehlo.constant", "arith.constant"):
        sizes: Any = op.operation.attributes["value"]
        return [_core.RankedTensorType.get([int(size) for size in sizes], type.element_type)]
    return [_core.RankedTensorType.get([DYNAMIC] * made.type.shape[0], type.element_type)]


RULES = table({
    "cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt tan tanh ceil floor "
    "round_nearest_afz round_nearest_even count_leading_zeros popcnt not negate sign add maximum minimum multiply "
    "divide power remainder subtract atan2 shift_left shift_right_arithmetic shift_right_logical and or xor":
        all_operands,
    "reduce_precision collective_broadcast collective_permute cross-replica-sum reverse dynamic_update_slice "
    "batch_norm_inference clamp":
        same_as("operand"),
    "abs imag real": _real,
    "is_finite compare": boolean,
    "uniform_dequantize": _dequantized,
    "complex": _complex,
    "select": lambda given: [merge_types(given, [given.type("on_true"), given.type("on_false")])],
    "all_to_all": _all_to_all,
    "batch_norm_grad batch_norm_training": lambda given: [given.type("operand"), _feature(given), _feature(given)],
    "gather dynamic_gather": _gather,
    "triangular_solve": same_as("b"),
    "cholesky": same_as("a"),
    "constant": of_value("value"),
    "replica_id partition_id": lambda given: [given.parse("tensor<ui32>")],
    "broadcast": lambda given: [with_parts(given.type("operand"), shape=[*given.ints("broadcast_sizes"), *given.type("operand").shape])],
    "concatenate": _concatenate,
    "slice": _slice,
    "dynamic_slice": lambda given: [with_parts(given.type("operand"), shape=given.ints("slice_sizes"))],
    "pad": _pad,
    "transpose": _transpose,
    "get_dimension_size": lambda given: [given.parse("tensor<i32>")],
    "set_dimension_size": _set_dimension_size,
    "get_tuple_element": _tuple_element,
    "tuple": lambda given: [_core.TupleType.get_tuple(given.types(), given.context)],
    "optimization_barrier": operand_types,
    "fft": _fft,
    "rng": _rng,
})
