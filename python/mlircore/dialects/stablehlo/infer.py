"""Result types that the code of upstream's StableHLO infers (`Infer` of the definitions)."""

from __future__ import annotations

from mlircore import _core
from mlircore.bind.inference import DYNAMIC, Given, merged_type, with_parts

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any


def real(given: Given) -> list[Any]:
    """The operand's type, with the parts of complex numbers as elements."""
    type = given.type("operand")
    element = type.element_type
    return [with_parts(type, element=element.element_type) if isinstance(element, _core.ComplexType) else type]


def dequantized(given: Given) -> list[Any]:
    """The type that the quantized elements express."""
    type = given.type("operand")
    expressed = str(type.element_type).partition(":")[2]
    return [with_parts(type, element=given.parse(expressed[:min(expressed.find(c) for c in ":,>" if c in expressed)]))]


def all_to_all(given: Given) -> list[Any]:
    """The operands' types, one dimension divided and one multiplied by the number of parts."""
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


def concatenate(given: Given) -> list[Any]:
    """The sizes along a dimension, added up."""
    types, dim = given.types(), given.int("dimension")
    merged = list(merged_type(given, [with_parts(type, shape=[*type.shape[:dim], DYNAMIC, *type.shape[dim + 1:]]) for type in types]).shape)
    sizes = [type.shape[dim] for type in types]
    merged[dim] = DYNAMIC if DYNAMIC in sizes else sum(sizes)
    return [with_parts(types[0], shape=merged)]


def static_slice(given: Given) -> list[Any]:
    """How many elements are from start to limit, in steps."""
    type = given.type("operand")
    parts = zip(given.ints("start_indices"), given.ints("limit_indices"), given.ints("strides"), strict=True)
    return [with_parts(type, shape=[max(0, -(-(limit - start) // stride)) for start, limit, stride in parts])]


def pad(given: Given) -> list[Any]:
    """The operand's sizes with the padding."""
    type = given.type("operand")
    parts = zip(type.shape, given.ints("edge_padding_low"), given.ints("edge_padding_high"), given.ints("interior_padding"), strict=True)
    return [with_parts(type, shape=[size if size == DYNAMIC else size + low + high + max(size - 1, 0) * inner for size, low, high, inner in parts])]


def transpose(given: Given) -> list[Any]:
    """The operand's sizes in another order."""
    type = given.type("operand")
    return [with_parts(type, shape=[type.shape[i] for i in given.ints("permutation")])]


def _gather_numbers(given: Given) -> tuple[list[int], list[int], int]:
    """Offset dimensions, dropped dimensions of the operand, and the dimension of the index vector."""
    numbers = given.attributes["dimension_numbers"]
    return (list(numbers.offset_dims), [*numbers.collapsed_slice_dims, *numbers.operand_batching_dims], int(numbers.index_vector_dim))


def gather(given: Given) -> list[Any]:
    """Slices in place of indices."""
    if "slice_sizes" not in given.attributes:
        raise given.refuse("the slice sizes are an operand")
    offsets, dropped, vector = _gather_numbers(given)
    sizes = iter([size for i, size in enumerate(given.ints("slice_sizes")) if i not in dropped])
    indices = list(given.type("start_indices").shape)
    batch = iter(indices[:vector] + indices[vector + 1:])
    rank = len(offsets) + len(indices) - (1 if vector < len(indices) else 0)
    return [with_parts(given.type("operand"), shape=[next(sizes if i in offsets else batch) for i in range(rank)])]


def set_dimension_size(given: Given) -> list[Any]:
    """One dimension becomes dynamic, its size the bound."""
    type, dim = given.type("operand"), given.int("dimension")
    bounds = ["?"] * type.rank
    bounds[dim] = str(type.shape[dim])
    if type.shape[dim] == DYNAMIC or type.encoding is not None:
        raise given.refuse("the size has a bound already")
    shape = [DYNAMIC if i == dim else size for i, size in enumerate(type.shape)]
    return [with_parts(type, shape=shape, encoding=_core.Attribute.parse(f"#stablehlo.bounds<{', '.join(bounds)}>", given.context))]


def tuple_element(given: Given) -> list[Any]:
    """One type of a tuple."""
    return [given.type("operand").get_type(given.int("index"))]


def fft(given: Given) -> list[Any]:
    """The sizes and elements of the transform."""
    type, lengths, kind = given.type("operand"), given.ints("fft_length"), str(given.attributes["fft_type"])
    shape, element = list(type.shape), type.element_type
    if "IRFFT" in kind:
        shape[len(shape) - len(lengths):] = lengths
        element = element.element_type
    elif "RFFT" in kind:
        shape[-1] = shape[-1] if shape[-1] == DYNAMIC else shape[-1] // 2 + 1
        element = _core.ComplexType.get(element)
    return [with_parts(type, shape=shape, element=element)]


def rng(given: Given) -> list[Any]:
    """The shape that a constant operand has, or dynamic sizes."""
    made, type = given.operands["shape"], given.type("a")
    op: Any = made.owner
    if isinstance(op, _core.OpView) and op.operation.name in ("stablehlo.constant", "arith.constant"):
        sizes: Any = op.operation.attributes["value"]
        return [_core.RankedTensorType.get([int(size) for size in sizes], type.element_type)]
    return [_core.RankedTensorType.get([DYNAMIC] * made.type.shape[0], type.element_type)]


def complex_of_parts(given: Given) -> list[Any]:
    """A complex number of each pair of parts."""
    merged = merged_type(given, given.types())
    return [with_parts(merged, element=_core.ComplexType.get(merged.element_type))]


def batch_norm(given: Given) -> list[Any]:
    """The operand's type, and twice that of its features."""
    return [given.type("operand"), _feature(given), _feature(given)]


def broadcast(given: Given) -> list[Any]:
    """New dimensions in front."""
    type = given.type("operand")
    return [with_parts(type, shape=[*given.ints("broadcast_sizes"), *type.shape])]


def dynamic_slice(given: Given) -> list[Any]:
    """The sizes are an attribute."""
    return [with_parts(given.type("operand"), shape=given.ints("slice_sizes"))]


def tuple_of_operands(given: Given) -> list[Any]:
    """A tuple of the operands' types."""
    return [_core.TupleType.get_tuple(given.types(), given.context)]
