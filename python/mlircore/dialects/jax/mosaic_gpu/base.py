"""The mosaic_gpu dialect: enumerations, types, attributes, constraints, and what checks share."""

from __future__ import annotations

from mlircore import dialect as d

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

mosaic_gpu = d.Dialect("mosaic_gpu")


def _enum(name: str, cases: str, summary: str) -> d.AttrConstraint:
    """An enumeration of these words, numbered from 0."""
    return mosaic_gpu.enum(d.EnumDef([(case, i) for i, case in enumerate(cases.split())], summary=summary, cpp_name=f"::mosaic_gpu::{name}"))


OOBFillMode = _enum("OOBFillMode", "undefined promise_in_bounds zeros", "Out of bounds fill mode for TMA.")
TMEMLoadReduction = _enum("TMEMLoadReduction", "min max absmin absmax", "Reduction operation for load reduce.")
TMAReduction = _enum("TMAReduction", "add min max inc dec and or xor umin umax smin smax", "Reduction operation for TMA.")
Dimension = _enum("Dimension", "x y z", "a dimension, either 'x', 'y', or 'z'")
AtomicOpType = _enum("AtomicOpType", "add min max and or xor", "Atomic store operation type")
MultimemLoadReductionType = _enum(
    "MultimemLoadReductionType", "add min max and or xor umin umax smin smax", "Reduction operation for multimem reduction.")


def _is_6_bits_wide(name: str) -> tuple[tuple[Any, ...], str]:
    return (("or", ("integer", 1, 6), ("integer", 2, 6), ("integer", 3, 6), ("float", "f6E2M3FN"), ("float", "f6E3M2FN")),
            f"{name} element type must be 6-bit wide, got '$'")


class B6x16P32Type(d.TypeDef, dialect=mosaic_gpu, mnemonic="b6x16_p32"):
    """Sixteen values of 6 bits and 32 bits of padding."""

    element_type = d.TypeParam(verify=_is_6_bits_wide("B6x16P32"))
    assembly_format = "`<` $element_type `>`"
    summary = "Packs 16x6-bit values along with 32-bit padding in a 128-bit element."
    memref_element = True


class BarrierType(d.TypeDef, dialect=mosaic_gpu, mnemonic="barrier"):
    """A barrier in shared memory."""

    orders_tensor_core = d.BoolParam(default=False)
    assembly_format = "(`<` `orders_tensor_core` `=` $orders_tensor_core^ `>`)?"
    summary = "A barrier to use for synchronizing threads"
    memref_element = True


class P2B6Type(d.TypeDef, dialect=mosaic_gpu, mnemonic="p2b6"):
    """A value of 6 bits in the low bits of a byte."""

    element_type = d.TypeParam(verify=_is_6_bits_wide("P2B6"))
    assembly_format = "`<` $element_type `>`"
    summary = "An 8-bit type that holds a 6-bit value in its low bits."
    memref_element = True


class CopyPartitionedAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="copy_partitioned"):
    """Each block of a cluster copies a part along an axis."""

    axis = d.IntParam(32)
    assembly_format = "`<` `axis` `=` $axis `>`"


class CopyReplicatedAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="copy_replicated"):
    """Each block of a cluster copies all of it."""


class ReplicatedAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="Replicated"):
    """A dimension of a layout whose threads have the same values."""

    times = d.IntParam(32)
    assembly_format = "`<` `times` `=` $times `>`"


class SmemClusterAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="smem_cluster"):
    """The shared memory of a cluster."""


class TmemAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="tmem"):
    """Tensor memory."""


_Array = d.AttrConstraint("ArrayAttr", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))


class TiledLayoutAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="TiledLayout"):
    """How the elements of a vector are in the registers of threads, by tiles."""

    tiling = d.AttrParam(_Array)
    warp_dims = d.AttrParam(_Array)
    lane_dims = d.AttrParam(_Array)
    vector_dim = d.IntParam(32)
    assembly_format = "`<` $tiling `,` `warp_dims` `=` $warp_dims `,` `lane_dims` `=` $lane_dims `,` `vector_dim` `=` $vector_dim `>`"
    summary = "A layout derived from a tiling expression."


class WGSplatFragLayoutAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="WGSplatFragLayout"):
    """One value in all registers."""

    shape = d.DenseParam("i64")
    assembly_format = "`<` $shape `>`"


class WGStridedFragLayoutAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="WGStridedFragLayout"):
    """A vector as one dimension, in turns among threads."""

    shape = d.DenseParam("i64")
    vector_size = d.IntParam(32)
    assembly_format = "`<` $shape`,` $vector_size `>`"
    summary = "Annotates an array that can be collapsed to 1D and sharded across threads."


class SwizzleTransformAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="swizzle"):
    """The swizzling of a memref, in bytes."""

    swizzle = d.AttrParam(
        d.AttrConstraint("SwizzlingModeAttr", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32)), ("cases", 16, 32, 64, 128))),
        complaint="invalid kind of attribute specified", cpp_type="SwizzlingModeAttr")
    cpp_name = "SwizzleTransformAttr"
    assembly_format = "`<` $swizzle `>`"


class TileTransformAttr(d.AttrDef, dialect=mosaic_gpu, mnemonic="tile"):
    """The tiling of the last dimensions of a memref."""

    tiling = d.DenseParam("i32")
    assembly_format = "`<` $tiling `>`"


# --- constraints ---

_MEMREF, _VECTOR = ("kind", "TYPE_MEMREF"), ("kind", "TYPE_VECTOR")
_I1, _I2, _I4, _I8, _I16, _I32 = (("integer", 1, width) for width in (1, 2, 4, 8, 16, 32))


def _floats(names: str) -> list[tuple[str, str]]:
    return [("float", name) for name in names.split()]


def memref_of(rank: int, summary: str, *elements: tuple[Any, ...]) -> d.TypeConstraint:
    """A memref of a rank, whose elements satisfy one of the predicates; without any, of anything."""
    inner = [("element", ("or", *elements))] if elements else []
    return d.TypeConstraint(f"{rank}D memref of {summary} values", ("and", _MEMREF, *inner, ("rank", rank)), type_name="builtin.memref",
                            type_class=_MEMREF)


def matrix_of(summary: str, *elements: tuple[Any, ...]) -> d.TypeConstraint:
    """A vector of rank 2, whose elements satisfy one of the predicates."""
    return d.TypeConstraint(f"vector of {summary} values of ranks 2", ("and", _VECTOR, ("element", ("or", *elements)), ("rank", 2)),
                            type_name="builtin.vector", type_class=_VECTOR)


def either(first: d.TypeConstraint, second: d.TypeConstraint) -> d.TypeConstraint:
    """A type that satisfies one of both."""
    return d.TypeConstraint(f"{first.summary} or {second.summary}", ("or", first.predicate, second.predicate))


def _integer_attr(width: int, summary: str, least: int) -> d.AttrConstraint:
    return d.AttrConstraint(
        f"{width}-bit signless integer attribute whose value is {summary}",
        ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, width)), ("range", least, 2**63 - 1)), ("kind", "ATTR_INTEGER"),
        value_type=f"i{width}")


PositiveI32Attr = _integer_attr(32, "positive", 1)
PositiveI64Attr = _integer_attr(64, "positive", 1)
NonNegativeI32Attr = _integer_attr(32, "non-negative", 0)
DimensionsAttr = d.AttrConstraint(
    "dimensions", ("all", ("and", ("value_type", ("integer", 1, 32)), ("cases", 0, 1, 2))), ("kind", "ATTR_ARRAY"), value_type="none")
CopyPartitionAttr = d.AttrConstraint("CopyPartition instance", ("or", CopyPartitionedAttr.predicate, CopyReplicatedAttr.predicate))
VectorLayoutAttr = d.AttrConstraint(
    f"{WGStridedFragLayoutAttr.summary} or {TiledLayoutAttr.summary}", ("or", WGStridedFragLayoutAttr.predicate, TiledLayoutAttr.predicate))

AnyVectorOfAnyRank = d.TypeConstraint("vector of any type values", _VECTOR, type_name="builtin.vector")
AnyVector = d.TypeConstraint("vector of any type values", ("and", _VECTOR, ("not", ("rank", 0))), type_name="builtin.vector", type_class=_VECTOR)
AnyFixedVector = d.TypeConstraint(
    "fixed-length vector of any type values", ("and", _VECTOR, ("not", ("scalable",)), ("not", ("rank", 0))), type_name="builtin.vector",
    type_class=_VECTOR)
AnyMatrix = d.TypeConstraint(" of ranks 2", ("and", _VECTOR, ("rank", 2)), type_name="builtin.vector", type_class=_VECTOR)
AnyNon0RankedMemRef = d.TypeConstraint(
    "non-0-ranked.memref of any type values", ("and", _MEMREF, ("not", ("rank", 0))), type_name="builtin.memref", type_class=_MEMREF)
AnyMemRefOrVector = d.TypeConstraint("memref of any type values or vector of any type values", ("or", _MEMREF, _VECTOR))
Any2DMemRef = memref_of(2, "any type")
Barrier = memref_of(0, BarrierType.summary, BarrierType.predicate)
Bytes = memref_of(1, "8-bit signless integer", _I8)
Pointer = memref_of(0, "32-bit signless integer", _I32)
Metadata2D, Metadata4D = (memref_of(rank, "2-bit signless integer", _I2) for rank in (2, 4))
_SCALES = _floats("f8E8M0FNU f8E4M3FN")
Scales2D, Scales4D = (memref_of(rank, "f8E8M0FNU type or f8E4M3FN type", *_SCALES) for rank in (2, 4))
IndexOrInteger = d.TypeConstraint("index or integer", ("or", ("kind", "TYPE_INDEX"), ("kind", "TYPE_INTEGER")))
SliceIndex = d.TypeConstraint(
    "32-bit signless integer or vector of 32-bit signless integer or 16-bit signless integer or 8-bit signless integer values of ranks 1",
    ("or", _I32, ("and", _VECTOR, ("element", ("or", _I32, _I16, _I8)), ("rank", 1))))
SharedPointer = d.TypeConstraint(
    "LLVM pointer in address space 3", d.type_of("llvm.ptr").where(addressSpace=("cases", 3)), type_text="!llvm.ptr<3>", type_name="llvm.ptr")

_MMA = _floats("f64 tf32 f16 bf16 f8E4M3FN f8E5M2")
_WGMMA = _floats("f16 bf16 tf32 f32 f8E4M3FN f8E5M2")
_TCGEN05 = _floats("f16 f32 bf16 tf32 f8E4M3FN f8E5M2 f6E2M3FN f6E3M2FN f4E2M1FN")
_OF = "A type supported by the"
MMAAccumulator = matrix_of(f"{_OF} accumulator of the synchronous `mma` op", *_floats("f64 f32 f16"), _I32)
MMAOperand = matrix_of(f"{_OF} `a` and `b` operands of the synchronous `mma` op", *_MMA, _I8, _I4, _I1)
WGMMAAccumulator = matrix_of(f"{_OF} accumulator `wgmma.mma_async` instruction", *_floats("f16 f32"), _I32)
WGMMAMemRef = memref_of(2, f"{_OF} `a` and `b` operands of the `wgmma.mma_async` instruction", *_WGMMA, _I8)
WGMMAOperand = either(WGMMAMemRef, matrix_of(f"{_OF} `a` and `b` operands of the `wgmma.mma_async` instruction", *_WGMMA, _I8))
TcGen05Accumulator = memref_of(2, "16-bit float or 32-bit float or 32-bit signless integer", *_floats("f16 f32"), _I32)
TcGen05Operand = memref_of(2, f"{_OF} `a` and `b` operands of the `tcgen05.mma` instruction", *_TCGEN05, _I8)


# --- what checks share ---

SMEM, TMEM, NULL = "#gpu.address_space<workgroup>", "#mosaic_gpu.tmem", "<<NULL ATTRIBUTE>>"


def require(condition: object, message: str) -> None:
    """Raises `ValueError` with the message when the condition does not hold."""
    if not condition:
        raise ValueError(message)


def space(type: Any) -> str:
    """The memory space of a memref, as text."""
    found = type.memory_space
    return NULL if found is None else str(found)


def listed(sizes: Iterable[int]) -> str:
    """Sizes as messages list them."""
    return ", ".join(map(str, sizes))


def require_tmem(type: Any) -> None:
    """Raises `ValueError` when a memref is not in tensor memory."""
    require(space(type) == TMEM, f"The tmem memref must have a mosaic_gpu.tmem memory space but got: {space(type)}")
