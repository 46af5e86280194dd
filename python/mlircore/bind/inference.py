"""Types of results where upstream's code infers them from operands and attributes, and no trait of the definition says how.

A rule gets operands by the names of their groups (a `Value`, None, or a list) and attributes by name, and answers the types of all
results. What it cannot tell raises `MLIRError`: give the types as `results`.
"""

from __future__ import annotations

import math

from mlircore.define import opcodes as oc
from mlircore import ir

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from mlircore.dialect import OpInfo

DYNAMIC = -(2**63)


class Given:
    """What an operation is made of."""

    def __init__(self, info: OpInfo, context: ir.Context, operands: dict[str, Any], attributes: dict[str, Any]) -> None:
        self.info, self.context, self.operands = info, context, operands
        self.attributes: dict[str, Any] = attributes

    def type(self, name: str) -> Any:
        """The type of an operand."""
        return self.operands[name].type

    def types(self) -> list[Any]:
        """The types of all operands."""
        found: list[Any] = []
        for each in self.operands.values():
            found += [value.type for value in each] if isinstance(each, list) else [] if each is None else [each.type]
        return found

    def ints(self, name: str) -> list[int]:
        """The numbers of an attribute: a dense array, or dense elements."""
        return [int(each) for each in self.attributes[name]]

    def int(self, name: str) -> int:
        """The number of an attribute."""
        return int(self.attributes[name].value)

    def refuse(self, why: str = "") -> ir.MLIRError:
        """What to raise when the types cannot be told."""
        return ir.MLIRError(f"the result types of '{self.info.name}' cannot be inferred{why and ': '}{why}: give them as `results`")

    def parse(self, text: str) -> Any:
        """A type."""
        return ir.Type.parse(text, self.context)


def _with(type: Any, *, shape: Sequence[int] | None = None, element: Any = None, encoding: Any = False) -> Any:
    """A tensor or vector like another, with some parts changed."""
    kept = type.element_type if element is None else element
    if isinstance(type, ir.UnrankedTensorType):
        return ir.UnrankedTensorType.get(kept)
    size = list(type.shape if shape is None else shape)
    if isinstance(type, ir.VectorType):
        return ir.VectorType.get(size, kept, scalable=list(type.scalable_dims) if shape is None or len(size) == type.rank else None)
    if not isinstance(type, ir.RankedTensorType):
        raise ir.MLIRError(f"{type} is neither a tensor nor a vector")
    return ir.RankedTensorType.get(size, kept, type.encoding if encoding is False else encoding)


def _ranked(type: Any) -> bool:
    return isinstance(type, ir.RankedTensorType)


def _merged(given: Given, types: list[Any]) -> Any:
    """The most that is known of types that are alike but for sizes that are not known."""
    ranked = [type for type in types if _ranked(type)]
    if not ranked or len(set(types)) == 1:
        return types[0]
    shape = list(ranked[0].shape)
    for type in ranked[1:]:
        if len(type.shape) != len(shape):
            raise given.refuse(f"{type} and {ranked[0]} differ in rank")
        shape = [b if a == DYNAMIC else a for a, b in zip(shape, type.shape, strict=True)]
    return _with(ranked[0], shape=shape)


def _broadcast(given: Given, types: list[Any], element: Any = None) -> Any:
    """The type that several are broadcast to, sizes of 1 along others and the missing ones in front."""
    element = types[0].element_type if element is None else element
    if not all(_ranked(type) for type in types):
        return ir.UnrankedTensorType.get(element)
    rank = max(type.rank for type in types)
    shape = []
    for place in zip(*([1] * (rank - type.rank) + list(type.shape) for type in types), strict=True):
        sizes = {size for size in place if size != 1}
        known = sizes - {DYNAMIC}
        if len(known) > 1:
            raise given.refuse(f"sizes {sorted(known)} do not broadcast")
        shape.append(known.pop() if known else DYNAMIC if sizes else 1)
    return ir.RankedTensorType.get(shape, element)


def _i1(given: Given) -> Any:
    return ir.IntegerType.get_signless(1, given.context)


# --- rules that several have ---


def _same_as(name: str) -> Callable[[Given], list[Any]]:
    return lambda given: [given.type(name)]


def _all_operands(given: Given) -> list[Any]:
    return [_merged(given, given.types())]


def _boolean(given: Given) -> list[Any]:
    return [_with(_merged(given, given.types()), element=_i1(given))]


def _of_value(name: str) -> Callable[[Given], list[Any]]:
    return lambda given: [given.attributes[name].type]


def _real(given: Given) -> list[Any]:
    type = given.type("operand")
    element = type.element_type
    return [_with(type, element=element.element_type) if isinstance(element, ir.ComplexType) else type]


def _complex(given: Given) -> list[Any]:
    merged = _merged(given, given.types())
    return [_with(merged, element=ir.ComplexType.get(merged.element_type))]


# --- stablehlo ---


def _dequantized(given: Given) -> list[Any]:
    type = given.type("operand")
    expressed = str(type.element_type).partition(":")[2]
    return [_with(type, element=given.parse(expressed[:min(expressed.find(c) for c in ":,>" if c in expressed)]))]


def _all_to_all(given: Given) -> list[Any]:
    split, concat, count = given.int("split_dimension"), given.int("concat_dimension"), given.int("split_count")
    types = []
    for value in given.operands["operands"]:
        shape = list(value.type.shape)
        shape[split] = shape[split] if shape[split] == DYNAMIC else shape[split] // count
        shape[concat] = shape[concat] if shape[concat] == DYNAMIC else shape[concat] * count
        types.append(_with(value.type, shape=shape))
    return types


def _feature(given: Given) -> Any:
    type = given.type("operand")
    return _with(type, shape=[type.shape[given.int("feature_index")]], encoding=None)


def _concatenate(given: Given) -> list[Any]:
    types, dim = given.types(), given.int("dimension")
    merged = list(_merged(given, [_with(type, shape=[*type.shape[:dim], DYNAMIC, *type.shape[dim + 1:]]) for type in types]).shape)
    sizes = [type.shape[dim] for type in types]
    merged[dim] = DYNAMIC if DYNAMIC in sizes else sum(sizes)
    return [_with(types[0], shape=merged)]


def _slice(given: Given) -> list[Any]:
    type = given.type("operand")
    parts = zip(given.ints("start_indices"), given.ints("limit_indices"), given.ints("strides"), strict=True)
    return [_with(type, shape=[max(0, -(-(limit - start) // stride)) for start, limit, stride in parts])]


def _pad(given: Given) -> list[Any]:
    type = given.type("operand")
    parts = zip(type.shape, given.ints("edge_padding_low"), given.ints("edge_padding_high"), given.ints("interior_padding"), strict=True)
    return [_with(type, shape=[size if size == DYNAMIC else size + low + high + max(size - 1, 0) * inner for size, low, high, inner in parts])]


def _transpose(given: Given) -> list[Any]:
    type = given.type("operand")
    return [_with(type, shape=[type.shape[i] for i in given.ints("permutation")])]


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
    return [_with(given.type("operand"), shape=[next(sizes if i in offsets else batch) for i in range(rank)])]


def _set_dimension_size(given: Given) -> list[Any]:
    type, dim = given.type("operand"), given.int("dimension")
    bounds = ["?"] * type.rank
    bounds[dim] = str(type.shape[dim])
    if type.shape[dim] == DYNAMIC or type.encoding is not None:
        raise given.refuse("the size has a bound already")
    shape = [DYNAMIC if i == dim else size for i, size in enumerate(type.shape)]
    return [_with(type, shape=shape, encoding=ir.Attribute.parse(f"#stablehlo.bounds<{', '.join(bounds)}>", given.context))]


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
        element = ir.ComplexType.get(element)
    return [_with(type, shape=shape, element=element)]


def _rng(given: Given) -> list[Any]:
    made, type = given.operands["shape"], given.type("a")
    op: Any = made.owner
    if isinstance(op, ir.OpView) and op.operation.name in ("stablehlo.constant", "arith.constant"):
        sizes: Any = op.operation.attributes["value"]
        return [ir.RankedTensorType.get([int(size) for size in sizes], type.element_type)]
    return [ir.RankedTensorType.get([DYNAMIC] * made.type.shape[0], type.element_type)]


# --- chlo ---


def _like(given: Given) -> list[Any]:
    return [_with(given.type("operand"), element=given.attributes["value"].type)]


def _top_k(given: Given) -> list[Any]:
    type, k = given.type("operand"), given.int("k")
    if not _ranked(type):
        raise given.refuse("the operand has no rank")
    shape = [*type.shape[:-1], k]
    return [_with(type, shape=shape), _with(type, shape=shape, element=ir.IntegerType.get_signless(32, given.context))]


def _operand_types(given: Given) -> list[Any]:
    return [type for type in given.types()]


# --- shape ---


def _has_errors(types: list[Any]) -> bool:
    return any(str(type) in ("!shape.size", "!shape.shape", "!shape.value_shape") for type in types)


def _size_or_index(given: Given) -> list[Any]:
    return [given.parse("!shape.size" if _has_errors(given.types()) else "index")]


def _larger(given: Given) -> list[Any]:
    lhs, rhs = given.types()
    return [lhs if lhs == rhs or str(lhs) == "!shape.size" else rhs]


def _meet(given: Given) -> list[Any]:
    left, right = given.types()
    if str(left) not in ("!shape.shape", "!shape.size"):
        left, right = right, left
    sizes = ("!shape.size", "index")
    if str(left) in sizes:
        if str(right) not in sizes:
            raise given.refuse("requires all sizes or shapes")
        return [left if str(left) == "!shape.size" else right]
    if str(left) == "!shape.shape":
        return [left]
    if left.shape[0] != DYNAMIC and right.shape[0] not in (DYNAMIC, left.shape[0]):
        raise given.refuse("unequal shape cardinality")
    return [right if left.shape[0] == DYNAMIC else left]


def _shape_of(given: Given) -> list[Any]:
    type = given.type("arg")
    if str(type) == "!shape.value_shape":
        return [given.parse("!shape.shape")]
    rank = type.rank if isinstance(type, ir.ShapedType) and type.has_rank else DYNAMIC
    return [ir.RankedTensorType.get([rank], ir.IndexType.get(given.context))]


def _const_shape(given: Given) -> list[Any]:
    return [ir.RankedTensorType.get([len(given.attributes["shape"])], ir.IndexType.get(given.context))]


# --- tosa ---


def _reduced(given: Given) -> list[Any]:
    type, axis = given.type("input"), given.int("axis")
    return [_with(type, shape=[1 if i == axis else size for i, size in enumerate(type.shape)]) if _ranked(type) else type]


def _tosa_concat(given: Given) -> list[Any]:
    types, axis = [value.type for value in given.operands["input1"]], given.int("axis")
    ranked = [type for type in types if _ranked(type)]
    if not ranked:
        return [types[0]]
    shape = [next((type.shape[i] for type in ranked if type.shape[i] != DYNAMIC), DYNAMIC) for i in range(ranked[0].rank)]
    sizes = [type.shape[axis] if _ranked(type) else DYNAMIC for type in types]
    shape[axis] = DYNAMIC if DYNAMIC in sizes else sum(sizes)
    return [_with(ranked[0], shape=shape)]


def _tosa_reshape(given: Given) -> list[Any]:
    type, op = given.type("input1"), given.operands["shape"].owner
    if not isinstance(op, ir.OpView) or op.operation.name != "tosa.const_shape":
        raise given.refuse("the shape is no constant")
    sizes: Any = op.operation.attributes["values"]
    shape = [DYNAMIC if size == -1 else size for size in map(int, sizes)]
    if _ranked(type) and DYNAMIC not in type.shape and shape.count(DYNAMIC) == 1:
        rest = math.prod(size for size in shape if size != DYNAMIC)
        shape = [math.prod(type.shape) // rest if size == DYNAMIC and rest else size for size in shape]
    return [ir.RankedTensorType.get(shape, type.element_type)]


# --- vector ---


def _deinterleave(given: Given) -> list[Any]:
    type = given.type("source")
    return [_with(type, shape=[*type.shape[:-1], type.shape[-1] // 2])] * 2


def _extract(given: Given) -> list[Any]:
    type, depth = given.type("source"), len(given.ints("static_position"))
    if depth == type.rank:
        return [type.element_type]
    return [ir.VectorType.get(list(type.shape)[depth:], type.element_type, scalable=list(type.scalable_dims)[depth:])]


def _shuffle(given: Given) -> list[Any]:
    type, mask = given.type("v1"), given.ints("mask")
    return [ir.VectorType.get([len(mask), *list(type.shape)[1:]], type.element_type)]


def _to_elements(given: Given) -> list[Any]:
    type = given.type("source")
    return [type.element_type] * math.prod(type.shape)


# --- others ---


def _strided_metadata(given: Given) -> list[Any]:
    type, index = given.type("source"), ir.IndexType.get(given.context)
    space = type.memory_space
    return [ir.MemRefType.get([], type.element_type, None, space), *[index] * (1 + 2 * type.rank)]


def _sparse_values(given: Given) -> list[Any]:
    return [ir.MemRefType.get([DYNAMIC], given.type("tensor").element_type)]


def _booleans(name: str) -> Callable[[Given], list[Any]]:
    return lambda given: [_i1(given)] * len(given.operands[name])


def _broadcasting(element: Callable[[Given, Any], Any] | None = None, names: tuple[str, ...] = ("lhs", "rhs")) -> Callable[[Given], list[Any]]:
    def infer(given: Given) -> list[Any]:
        types = [given.type(name) for name in names]
        return [_broadcast(given, types, None if element is None else element(given, types[0].element_type))]

    return infer


def _rules() -> dict[str, Callable[[Given], list[Any]]]:
    rules: dict[str, Callable[[Given], list[Any]]] = {}

    def add(dialect: str, names: str, rule: Callable[[Given], list[Any]]) -> None:
        rules.update({f"{dialect}.{name}": rule for name in names.split()})

    add("stablehlo", """cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt tan tanh ceil floor
        round_nearest_afz round_nearest_even count_leading_zeros popcnt not negate sign add maximum minimum multiply divide power remainder
        subtract atan2 shift_left shift_right_arithmetic shift_right_logical and or xor""", _all_operands)
    add("stablehlo", "reduce_precision collective_broadcast collective_permute cross-replica-sum reverse dynamic_update_slice "
        "batch_norm_inference clamp", _same_as("operand"))
    add("stablehlo", "abs imag real", _real)
    add("stablehlo", "is_finite compare", _boolean)
    add("stablehlo", "uniform_dequantize", _dequantized)
    add("stablehlo", "complex", _complex)
    add("stablehlo", "select", lambda given: [_merged(given, [given.type("on_true"), given.type("on_false")])])
    add("stablehlo", "all_to_all", _all_to_all)
    add("stablehlo", "batch_norm_grad batch_norm_training", lambda given: [given.type("operand"), _feature(given), _feature(given)])
    add("stablehlo", "gather dynamic_gather", _gather)
    add("stablehlo", "triangular_solve", _same_as("b"))
    add("stablehlo", "cholesky", _same_as("a"))
    add("stablehlo", "constant", _of_value("value"))
    add("stablehlo", "replica_id partition_id", lambda given: [given.parse("tensor<ui32>")])
    add("stablehlo", "broadcast",
        lambda given: [_with(given.type("operand"), shape=[*given.ints("broadcast_sizes"), *given.type("operand").shape])])
    add("stablehlo", "concatenate", _concatenate)
    add("stablehlo", "slice", _slice)
    add("stablehlo", "dynamic_slice", lambda given: [_with(given.type("operand"), shape=given.ints("slice_sizes"))])
    add("stablehlo", "pad", _pad)
    add("stablehlo", "transpose", _transpose)
    add("stablehlo", "get_dimension_size", lambda given: [given.parse("tensor<i32>")])
    add("stablehlo", "set_dimension_size", _set_dimension_size)
    add("stablehlo", "get_tuple_element", _tuple_element)
    add("stablehlo", "tuple", lambda given: [ir.TupleType.get_tuple(given.types(), given.context)])
    add("stablehlo", "optimization_barrier", _operand_types)
    add("stablehlo", "fft", _fft)
    add("stablehlo", "rng", _rng)
    add("chlo", "broadcast_add broadcast_maximum broadcast_minimum broadcast_multiply broadcast_atan2 broadcast_divide broadcast_next_after "
        "broadcast_polygamma broadcast_power broadcast_remainder broadcast_shift_left broadcast_shift_right_arithmetic "
        "broadcast_shift_right_logical broadcast_subtract broadcast_zeta broadcast_and broadcast_or broadcast_xor", _broadcasting())
    add("chlo", "broadcast_compare", _broadcasting(lambda given, element: _i1(given)))
    add("chlo", "broadcast_complex", _broadcasting(lambda given, element: ir.ComplexType.get(element)))
    add("chlo", "broadcast_select", lambda given: [
        _broadcast(given, [given.type("on_true"), given.type("on_false"), given.type("pred")])])
    add("chlo", "acos acosh asin asinh atan atanh bessel_i1e conj cosh sinh square tan _asin_acos_kernel digamma erf erf_inv erfc lgamma "
        "next_after polygamma zeta mulhi", _all_operands)
    add("chlo", "is_inf is_neg_inf is_pos_inf", _boolean)
    add("chlo", "constant", _of_value("value"))
    add("chlo", "constant_like", _like)
    add("chlo", "top_k", _top_k)
    add("sdy", "constant", _of_value("value"))
    add("shape", "add div mul", _size_or_index)
    add("shape", "dim get_extent num_elements rank", _size_or_index)
    add("shape", "max min", _larger)
    add("shape", "meet", _meet)
    add("shape", "shape_of", _shape_of)
    add("shape", "const_shape", _const_shape)
    add("tosa", "reduce_all reduce_any reduce_max reduce_min reduce_product reduce_sum", _reduced)
    add("tosa", "equal", _broadcasting(lambda given, element: _i1(given), ("input1", "input2")))
    add("tosa", "concat", _tosa_concat)
    add("tosa", "reshape", _tosa_reshape)
    add("tosa", "const", _of_value("values"))
    add("vector", "deinterleave", _deinterleave)
    add("vector", "extract", _extract)
    add("vector", "shuffle", _shuffle)
    add("vector", "to_elements", _to_elements)
    add("memref", "extract_strided_metadata", _strided_metadata)
    add("memref", "distinct_objects", _operand_types)
    add("bufferization", "dealloc", _booleans("retained"))
    add("sparse_tensor", "values", _sparse_values)
    return rules


RULES = _rules()


def groups(info: OpInfo, values: list[Any], sizes: Sequence[int]) -> dict[str, Any]:
    """Operands by the names of their groups, of which there are so many each."""
    found: dict[str, Any] = {}
    start = 0
    for (name, group), size in zip(info.operands.items(), sizes, strict=True):
        part = values[start:start + size]
        found[name] = part if group.arity == oc.VARIADIC else part[0] if part else None
        start += size
    return found


def rule(info: OpInfo) -> Callable[..., Any] | None:
    """What infers the types of an operation's results, from the context, its operands, how many each group has, and its attributes.

    None: traits of the definition say them.
    """
    found = RULES.get(info.name)
    if found is None:
        return None

    def infer(context: ir.Context, values: list[Any], sizes: Sequence[int], attributes: dict[str, Any]) -> list[Any]:
        given = Given(info, context, groups(info, values, sizes), attributes)
        try:
            return found(given)
        except (AttributeError, IndexError, KeyError, ValueError) as error:
            raise given.refuse(str(error)) from error

    return infer
