"""Constraints on shaped types, and on attributes of sizes and maps, that several dialects share."""

from __future__ import annotations

from mlircore.define.constraints import AttrConstraint, TypeConstraint

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from mlircore.define.constraints import Predicate

_MEMREF: Predicate = ("kind", "TYPE_MEMREF")
_UNRANKED: Predicate = ("kind", "TYPE_UNRANKED_MEMREF")
_RANKED_TENSOR: Predicate = ("kind", "TYPE_RANKED_TENSOR")
_TENSOR: Predicate = ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR")
_NUMBER: Predicate = ("or", ("integer", 1, 0), ("kind", "TYPE_FLOAT"))
_I64: Predicate = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64)))
_POWERS: Predicate = ("cases", *(1 << bit for bit in range(63)))

AnyMemRef = TypeConstraint("memref of any type values", _MEMREF, type_name="builtin.memref")
AnyRankedOrUnrankedMemRef = TypeConstraint("ranked or unranked memref of any type values", ("or", _UNRANKED, _MEMREF), type_name="")
AnyNon0RankedOrUnrankedMemRef = TypeConstraint(
    "unranked.memref of any type values or non-0-ranked.memref of any type values",
    ("or", _UNRANKED, ("and", _MEMREF, ("not", ("rank", 0)))))
AnyStridedMemRef = TypeConstraint("strided memref of any type values", _MEMREF, type_name="builtin.memref")
AnyStridedMemRef0D = TypeConstraint("strided memref of any type values of rank 0", ("and", _MEMREF, ("rank", 0)))
AnyStaticShapeMemRef = TypeConstraint("statically shaped memref of any type values", ("and", _MEMREF, ("static",)))
MemRef1D = TypeConstraint("1D memref of any type values", ("and", _MEMREF, ("rank", 1)))
MemRef1DOfI8 = TypeConstraint("1D memref of 8-bit signless integer values", ("and", _MEMREF, ("rank", 1), ("element", ("integer", 1, 8))))
MemRef1DOfIndices = TypeConstraint(
    "1D memref of signless integer or index values",
    ("and", _MEMREF, ("rank", 1), ("element", ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX")))))
MemRefOfNumbers = TypeConstraint("memref of signless integer or floating-point values", ("and", _MEMREF, ("element", _NUMBER)))
AnyNumber = TypeConstraint("signless integer or floating-point", _NUMBER)
AnySignlessIntegerOrIndex = TypeConstraint("signless integer or index", ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX")))
AnyTensor = TypeConstraint("tensor of any type values", _TENSOR, type_name="")
AnyRankedTensor = TypeConstraint("ranked tensor of any type values", _RANKED_TENSOR, type_name="builtin.tensor")
AnyNon0RankedOrUnrankedTensor = TypeConstraint(
    "non-0-ranked or unranked tensor", ("and", _TENSOR, ("not", ("rank", 0))), type_name="", type_class=_TENSOR)
AnyStaticShapeTensor = TypeConstraint(
    "statically shaped tensor of any type values", ("and", _RANKED_TENSOR, ("static",)), type_name="builtin.tensor",
    type_class=_RANKED_TENSOR)
TensorOfNumbers = TypeConstraint(
    "tensor of signless integer or unsigned integer or signed integer or floating-point values",
    ("and", _TENSOR, ("element", ("kind", "TYPE_INTEGER", "TYPE_FLOAT"))), type_name="", type_class=_TENSOR)
RankedTensorOfIndices = TypeConstraint(
    "ranked tensor of signless integer or index values",
    ("and", _RANKED_TENSOR, ("element", ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX")))))
Tensor1DOfIndices = TypeConstraint(
    "1D tensor of signless integer or index values",
    ("and", _RANKED_TENSOR, ("rank", 1), ("element", ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX")))))
AnyShaped = TypeConstraint(
    "shaped of any type values", ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"),
    type_name="")
TensorLike = TypeConstraint("TensorLikeType instance", _TENSOR, type_name="")
BufferLike = TypeConstraint("BufferLikeType instance", ("or", _MEMREF, _UNRANKED), type_name="")
AnyVectorOfNonZeroRank = TypeConstraint(
    "vector of any type values", ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0))), type_name="builtin.vector",
    type_class=("kind", "TYPE_VECTOR"))

AffineMapAttr = AttrConstraint("AffineMap attribute", ("kind", "ATTR_AFFINE_MAP"), ("kind", "ATTR_AFFINE_MAP"))
IntegerSetAttr = AttrConstraint("IntegerSet attribute", ("kind", "ATTR_INTEGER_SET"), ("kind", "ATTR_INTEGER_SET"))
MemRefTypeAttr = AttrConstraint("memref type attribute", ("type_value", _MEMREF), ("kind", "ATTR_TYPE"))
AlignmentAttr = AttrConstraint(
    "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0", ("and", _I64, _POWERS),
    ("kind", "ATTR_INTEGER"), value_type="i64")
_UNIT_OR_BOOL: Predicate = ("or", ("kind", "ATTR_UNIT"), ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))))
UnitProp = AttrConstraint("unit attribute or false", _UNIT_OR_BOOL, _UNIT_OR_BOOL, unit=True)  # ODS: a flag that is no attribute
I64ArrayAttr = AttrConstraint("64-bit integer array attribute", ("all", _I64), ("kind", "ATTR_ARRAY"))
IndexListArrayAttr = AttrConstraint(
    "Array of 64-bit integer array attributes", ("all", ("all", _I64)), ("kind", "ATTR_ARRAY"))
I32ElementsAttr = AttrConstraint(
    "32-bit signless integer elements attribute",
    ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("element", ("integer", 1, 32)))), ("kind", "ATTR_DENSE_ELEMENTS"))
PositiveI32Attr = AttrConstraint(
    "32-bit signless integer attribute whose value is positive",
    ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32)), ("range", 1, 2**31 - 1)), ("kind", "ATTR_INTEGER"),
    value_type="i32")
LocalityAttr = AttrConstraint(
    "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
    ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32)), ("range", 0, 3)), ("kind", "ATTR_INTEGER"), value_type="i32")


def vector_of_length(lengths: str, *elements: TypeConstraint, fixed: bool = False) -> TypeConstraint:
    """A vector with one of these numbers of elements, which satisfy one of the constraints."""
    sizes = ("or", *(("size", int(each), int(each)) for each in lengths.split("/")))
    summary = f"{'fixed-length ' if fixed else ''}vector of {' or '.join(each.summary for each in elements)} values of length {lengths}"
    return TypeConstraint(summary, ("and", ("kind", "TYPE_VECTOR"), ("element", ("or", *(each.predicate for each in elements))), sizes,
                                    *([("not", ("scalable",))] if fixed else [])))


def scalable_vector_of(*elements: TypeConstraint, lengths: str = "") -> TypeConstraint:
    """A vector with a scalable dimension, whose elements satisfy one of the constraints; with one of these numbers of elements, if any."""
    summary = f"scalable vector of {' or '.join(each.summary for each in elements)} values"
    sizes = ("or", *(("size", int(each), int(each)) for each in lengths.split("/"))) if lengths else ("any",)
    return TypeConstraint(f"{summary} of length {lengths}" if lengths else summary,
                          ("and", ("scalable",), ("element", ("or", *(each.predicate or ("any",) for each in elements))), sizes),
                          type_name="builtin.vector", type_class=("kind", "TYPE_VECTOR"))


def scalable_list_of(lengths: str, *elements: TypeConstraint, summary: str = "") -> TypeConstraint:
    """The same with one dimension. The summary is upstream's, which has no space between its parts."""
    vector = scalable_vector_of(*elements, lengths=lengths)
    return TypeConstraint(summary or f" of ranks 1{vector.summary}", ("and", vector.predicate, ("rank", 1)), type_name="builtin.vector",
                          type_class=vector.type_class)
