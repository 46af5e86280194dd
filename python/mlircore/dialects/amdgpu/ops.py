"""The amdgpu dialect: conversions, buffers, lanes, waiting and copies."""

from mlircore.define.shaped import AnyMemRef, AnyVectorOfNonZeroRank
from mlircore.dialect import (
    F32, F64, I1, I32, I64, AllElementTypesMatch, AllShapesMatch, AllTypesMatch, AnyType, Attr, AttrSizedOperandSegments,
    BoolAttr, Check, DenseI64ArrayAttr, I32Attr, Index, Op, Operand, Operands, OptionalAttr, OptionalOperand, Pure, Result,
    SameTypeOperands, TypeAttr, TypeConstraint, UnitAttr,
)
from mlircore.dialects.amdgpu.base import (
    BF16, Bytes, DPPPermAttr, E4, E4Z, E5, E5Z, E8, F16, F4, F6E2, F6E3, I14, I16, NumberOrList, PermArgument,
    SchedBarrierOpOptAttr, TDMBaseType, TDMDescriptorType, TDMGatherBaseType, WorkgroupMask, amdgpu, any_of, confined, i32_of,
    i32_up_to, shaped, vector_of,
)

# --- conversions of small floats ---


class ExtPackedFp8Op(Op, dialect=amdgpu, name="ext_packed_fp8"):
    """Extends one or two of the floats of 8 bits in a vector."""

    source = Operand(any_of(E5Z, E4Z, E5, E4, vector_of("1/2/3/4", E5Z, E4Z, E5, E4)))
    index = Attr(i32_up_to(3))
    res = Result(any_of(F32, vector_of("2", F32, fixed=True)))
    traits = (Pure,)
    assembly_format = "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)"


class ScaledExtPackedMatrixOp(Op, dialect=amdgpu, name="scaled_ext_packed_matrix"):
    """Extends a matrix of small floats, which the lanes of a wave share, and multiplies it by scales."""

    source = Operand(any_of(shaped(8, F4, "F4E2M1FN"), shaped(8, E4, "F8E4M3FN"), shaped(8, E5, "F8E5M2"),
                          shaped(16, F6E2, "F6E2M3FN"), shaped(16, F6E3, "F6E3M2FN")))
    scale = Operand(shaped(4, E8, "F8E8M0FNU"))
    blockSize = Attr(i32_of(16, 32))
    firstScaleLane = Attr(i32_of(0, 16))
    firstScaleByte = Attr(confined("minimum value is 0 whose maximum value is 3", ("range", 0, 3)))
    res = Result(any_of(*(shaped(length, element, name) for length in (8, 16)
                        for element, name in ((F32, "F32"), (F16, "F16"), (BF16, "BF16")))))
    traits = (Pure, AllShapesMatch("source", "res"))
    checks = (Check("amdgpu.ScaledMatrix"),)
    assembly_format = """
        attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane`)`
        `firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)
    """


class ScaledExtPackedOp(Op, dialect=amdgpu, name="scaled_ext_packed"):
    """Extends two of the small floats in a vector and multiplies them by a scale."""

    source = Operand(any_of(vector_of("1/2/3/4", E5, E4), vector_of("1/2/3/4/5/6/7/8", F4)))
    scale = Operand(F32)
    index = Attr(i32_up_to(7))
    res = Result(any_of(*(vector_of("2", element, fixed=True) for element in (F32, F16, BF16))))
    traits = (Pure,)
    assembly_format = "attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)"


class PackedTrunc2xFp8Op(Op, dialect=amdgpu, name="packed_trunc_2xfp8"):
    """Rounds one or two floats and puts them into a half of a vector."""

    sourceA = Operand(F32)
    sourceB = OptionalOperand(F32)
    wordIndex = Attr(i32_up_to(1))
    existing = OptionalOperand(Bytes)
    res = Result(Bytes)
    traits = (Pure, AttrSizedOperandSegments)
    checks = (Check("amdgpu.Existing"),)
    assembly_format = """
        attr-dict $sourceA `,` ($sourceB^):(`undef`)? `into` ($existing^):(`undef`)? `[` `word` $wordIndex `]` `:`
        type($sourceA) `to` type($res) (`into` type($existing)^)?
    """


class PackedScaledTruncOp(Op, dialect=amdgpu, name="packed_scaled_trunc"):
    """Multiplies floats by a scale, rounds them and puts them into a part of a vector."""

    source = Operand(vector_of("1/2", F32, F16, BF16))
    scale = Operand(F32)
    index = Attr(i32_up_to(7))
    existing = OptionalOperand(any_of(vector_of("4", E5, E4, fixed=True), vector_of("8", F4, fixed=True)))
    res = Result(any_of(vector_of("4", E5, E4, fixed=True), vector_of("8", F4, fixed=True)))
    traits = (Pure,)
    checks = (Check("amdgpu.Existing"),)
    assembly_format = """
        attr-dict $source `into` ($existing^):(`undef`)? `[` $index `]` `,` $scale `:` type($source) `to` type($res)
        (`into` type($existing)^)?
    """


class PackedStochRoundFp8Op(Op, dialect=amdgpu, name="packed_stoch_round_fp8"):
    """Rounds a float, up or down by chance, and puts it into a place of a vector."""

    source = Operand(F32)
    stochiasticParam = Operand(I32)
    storeIndex = Attr(i32_up_to(3))
    existing = OptionalOperand(Bytes)
    res = Result(Bytes)
    traits = (Pure,)
    checks = (Check("amdgpu.Existing"),)
    assembly_format = """
        attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)? `[` $storeIndex `]` `:` type($source) `to`
        type($res) (`into` type($existing)^)?
    """


# --- buffers ---


class FatRawBufferCastOp(Op, dialect=amdgpu, name="fat_raw_buffer_cast"):
    """The same memory with a description of its bounds."""

    source = Operand(AnyMemRef)
    validBytes = OptionalOperand(I64)
    cacheSwizzleStride = OptionalOperand(I14)
    boundsCheck = Attr(BoolAttr, default="true")
    resetOffset = Attr(UnitAttr)
    result = Result(AnyMemRef)
    traits = (Pure, AttrSizedOperandSegments)
    checks = (Check("amdgpu.FatBuffer"),)
    assembly_format = """
        $source oilist (`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)` |
        `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset ) attr-dict `:` type($source) `to` type($result)
    """


class RawBufferLoadOp(Op, dialect=amdgpu, name="raw_buffer_load"):
    """Loads from a buffer."""

    memref = Operand(AnyMemRef)
    indices = Operands(I32)
    boundsCheck = Attr(BoolAttr, default="true")
    indexOffset = OptionalAttr(I32Attr)
    sgprOffset = OptionalOperand(I32)
    value = Result(AnyType)
    traits = (AllElementTypesMatch("value", "memref"), AttrSizedOperandSegments)
    effects = ("read memref",)
    checks = (Check("amdgpu.Buffer"),)
    assembly_format = """
        attr-dict $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($memref) (`,` type($indices)^)? `->`
        type($value)
    """


class RawBufferStoreOp(Op, dialect=amdgpu, name="raw_buffer_store"):
    """Stores into a buffer."""

    value = Operand(AnyType)
    memref = Operand(AnyMemRef)
    indices = Operands(I32)
    boundsCheck = Attr(BoolAttr, default="true")
    indexOffset = OptionalAttr(I32Attr)
    sgprOffset = OptionalOperand(I32)
    traits = (AllElementTypesMatch("value", "memref"), AttrSizedOperandSegments)
    effects = ("write memref",)
    checks = (Check("amdgpu.Buffer"),)
    assembly_format = """
        attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref)
        (`,` type($indices)^)?
    """


class RawBufferAtomicCmpswapOp(Op, dialect=amdgpu, name="raw_buffer_atomic_cmpswap"):
    """Stores into a buffer where an expected value is, and returns the old one."""

    src = Operand(AnyType)
    cmp = Operand(AnyType)
    memref = Operand(AnyMemRef)
    indices = Operands(I32)
    boundsCheck = Attr(BoolAttr, default="true")
    indexOffset = OptionalAttr(I32Attr)
    sgprOffset = OptionalOperand(I32)
    value = Result(AnyType)
    traits = (AttrSizedOperandSegments, AllTypesMatch("src", "cmp", "value"), AllElementTypesMatch("value", "memref"))
    effects = ("read memref", "write memref")
    checks = (Check("amdgpu.Buffer"),)
    assembly_format = """
        attr-dict $src `,` $cmp `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->`
        type($memref) `,` type($indices)
    """


_ATOMIC = """
    attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,`
    type($indices)
"""


class RawBufferAtomicFaddOp(Op, dialect=amdgpu, name="raw_buffer_atomic_fadd"):
    """Adds floats to a buffer, in one step."""

    value = Operand(any_of(F32, vector_of("2", F16, BF16)))
    memref = Operand(AnyMemRef)
    indices = Operands(I32)
    boundsCheck = Attr(BoolAttr, default="true")
    indexOffset = OptionalAttr(I32Attr)
    sgprOffset = OptionalOperand(I32)
    traits = (AllElementTypesMatch("value", "memref"), AttrSizedOperandSegments)
    effects = ("read memref", "write memref")
    checks = (Check("amdgpu.Buffer"),)
    assembly_format = _ATOMIC


class RawBufferAtomicFmaxOp(Op, dialect=amdgpu, name="raw_buffer_atomic_fmax"):
    """Stores the larger of two floats into a buffer, in one step."""

    value = Operand(any_of(F32, F64))
    memref = Operand(AnyMemRef)
    indices = Operands(I32)
    boundsCheck = Attr(BoolAttr, default="true")
    indexOffset = OptionalAttr(I32Attr)
    sgprOffset = OptionalOperand(I32)
    traits = (AllElementTypesMatch("value", "memref"), AttrSizedOperandSegments)
    effects = ("read memref", "write memref")
    checks = (Check("amdgpu.Buffer"),)
    assembly_format = _ATOMIC


class _IntegerAtomic(Op):
    value = Operand(I32)
    memref = Operand(AnyMemRef)
    indices = Operands(I32)
    boundsCheck = Attr(BoolAttr, default="true")
    indexOffset = OptionalAttr(I32Attr)
    sgprOffset = OptionalOperand(I32)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("amdgpu.Buffer"),)
    assembly_format = _ATOMIC


class RawBufferAtomicSmaxOp(_IntegerAtomic, dialect=amdgpu, name="raw_buffer_atomic_smax"):
    """Stores the larger of two signed integers into a buffer, in one step."""

    effects = ("read memref", "write memref")


class RawBufferAtomicUminOp(_IntegerAtomic, dialect=amdgpu, name="raw_buffer_atomic_umin"):
    """Stores the smaller of two unsigned integers into a buffer, in one step."""

    effects = ("read memref", "write memref")


# --- values of other lanes ---


class DPPOp(Op, dialect=amdgpu, name="dpp"):
    """The values of other lanes, by a permutation."""

    old = Operand(AnyType)
    src = Operand(AnyType)
    kind = Attr(DPPPermAttr)
    permArgument = OptionalAttr(PermArgument)
    row_mask = Attr(I32Attr, default="15 : i32")
    bank_mask = Attr(I32Attr, default="15 : i32")
    bound_ctrl = Attr(BoolAttr, default="false")
    result = Result(AnyType)
    traits = (Pure, SameTypeOperands, AllTypesMatch("result", "old", "src"))
    checks = (Check("amdgpu.Permutation"),)
    assembly_format = "$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)"


class SwizzleBitModeOp(Op, dialect=amdgpu, name="swizzle_bitmode"):
    """The values of the lanes whose numbers three masks give."""

    src = Operand(NumberOrList)
    and_mask = Attr(I32Attr)
    or_mask = Attr(I32Attr)
    xor_mask = Attr(I32Attr)
    result = Result(NumberOrList)
    traits = (Pure, AllTypesMatch("result", "src"))
    assembly_format = "$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)"


class PermlaneSwapOp(Op, dialect=amdgpu, name="permlane_swap"):
    """The values of lanes after rows of them have changed places."""

    src = Operand(NumberOrList)
    row_length = Attr(I32Attr)
    fetch_inactive = Attr(BoolAttr, default="false")
    bound_ctrl = Attr(BoolAttr, default="false")
    result = Result(NumberOrList)
    traits = (Pure, AllTypesMatch("result", "src"))
    checks = (Check("amdgpu.Swap"),)
    assembly_format = "$src $row_length attr-dict `:` type($result)"


# --- waiting ---


class LDSBarrierOp(Op, dialect=amdgpu, name="lds_barrier"):
    """A barrier at which accesses to LDS are complete."""

    assembly_format = "attr-dict"


class SchedBarrierOp(Op, dialect=amdgpu, name="sched_barrier"):
    """Keeps instructions, except of kinds that are allowed, on their side of it."""

    opts = Attr(SchedBarrierOpOptAttr)
    assembly_format = "`allow` `=` $opts attr-dict"


class MemoryCounterWaitOp(Op, dialect=amdgpu, name="memory_counter_wait"):
    """Waits until counters of accesses to memory are at most so large."""

    load = OptionalAttr(I32Attr)
    store = OptionalAttr(I32Attr)
    ds = OptionalAttr(I32Attr)
    exp = OptionalAttr(I32Attr)
    tensor = OptionalAttr(I32Attr)
    assembly_format = """
        oilist( `load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` | `tensor` `(`
        $tensor `)` ) attr-dict
    """


# --- copies into LDS ---


class GatherToLDSOp(Op, dialect=amdgpu, name="gather_to_lds"):
    """Copies what each lane names in global memory to LDS."""

    src = Operand(AnyMemRef)
    srcIndices = Operands(Index)
    dst = Operand(AnyMemRef)
    dstIndices = Operands(Index)
    transferType = Attr(TypeAttr)
    traits = (AttrSizedOperandSegments,)
    effects = ("read src", "write dst")
    checks = (Check("amdgpu.Gather"),)
    assembly_format = """
        $src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)
    """


class TransposeLoadOp(Op, dialect=amdgpu, name="transpose_load"):
    """Loads the transpose of a matrix from LDS."""

    src = Operand(AnyMemRef)
    srcIndices = Operands(Index)
    result = Result(AnyVectorOfNonZeroRank)
    effects = ("read src",)
    checks = (Check("amdgpu.TransposedLoad"),)
    assembly_format = "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)"


class _DmaBase(Op):
    global_ = Operand(AnyMemRef)
    global_indices = Operands(Index)
    lds = Operand(AnyMemRef)
    lds_indices = Operands(Index)
    traits = (Pure, AttrSizedOperandSegments, AllElementTypesMatch("global", "lds"))
    checks = (Check("amdgpu.DmaBase"),)


_DMA_BASE = """
    $global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->`
    type(results)
"""


class MakeGatherDmaBaseOp(_DmaBase, dialect=amdgpu, name="make_gather_dma_base"):
    """The addresses between which rows of a tensor are copied."""

    base = Result(TDMGatherBaseType)
    assembly_format = _DMA_BASE


class MakeDmaBaseOp(_DmaBase, dialect=amdgpu, name="make_dma_base"):
    """The addresses between which a tile of a tensor is copied."""

    base = Result(TDMBaseType)
    assembly_format = _DMA_BASE


_DESCRIPTOR = """
    `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes)
    `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides)
    `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes)
    ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )?
    ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)?)?
    ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)?
    ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )?
    attr-dict `:` qualified(type($base))
"""


def _descriptor(cls: str, name: str, doc: str, first: dict[str, object], assembly_format: str) -> None:
    """Makes an operation whose first operands are given; the others describe sizes and what goes with a copy."""
    globals()[cls] = type(cls, (Op,), {
        "__doc__": doc, "__module__": __name__, **first,
        "global_dynamic_sizes": Operands(Index), "global_static_sizes": Attr(DenseI64ArrayAttr),
        "global_dynamic_strides": Operands(Index), "global_static_strides": Attr(DenseI64ArrayAttr),
        "shared_dynamic_sizes": Operands(Index), "shared_static_sizes": Attr(DenseI64ArrayAttr),
        "workgroup_mask": OptionalOperand(WorkgroupMask), "early_timeout": OptionalOperand(I1),
        "pad_amount": OptionalOperand(I32), "pad_interval": OptionalOperand(I32),
        "atomic_barrier_address": OptionalOperand(AnyMemRef), "atomic_barrier_indices": Operands(Index),
        "global_increment": OptionalOperand(Index), "lds_increment": OptionalOperand(I32), "iteration_count": OptionalOperand(Index),
        "desc": Result(TDMDescriptorType), "traits": (Pure, AttrSizedOperandSegments), "checks": (Check("amdgpu.Descriptor"),),
        "assembly_format": assembly_format,
    }, dialect=amdgpu, name=name)


_RowNumbers = any_of(*(
    TypeConstraint(f"vector of {element.summary} values of at least length 1 of at most length {most}",
                   ("and", ("kind", "TYPE_VECTOR"), ("element", element.predicate), ("size", 1, most)))
    for element, most in ((I32, 8), (I16, 16))))
_descriptor("MakeGatherDmaDescriptorOp", "make_gather_dma_descriptor", "Describes a copy of rows of a tensor.",
            {"base": Operand(TDMGatherBaseType), "indices": Operand(_RowNumbers)},
            f"$base `[` $indices `]` {_DESCRIPTOR} `,` type($indices) `->` type(results)")
_descriptor("MakeDmaDescriptorOp", "make_dma_descriptor", "Describes a copy of a tile of a tensor.", {"base": Operand(TDMBaseType)},
            f"$base {_DESCRIPTOR} `->` type(results)")


class TensorLoadToLDSOp(Op, dialect=amdgpu, name="tensor_load_to_lds"):
    """Copies what a descriptor describes to LDS."""

    desc = Operand(TDMDescriptorType)
    effects = ("write", "read")
    assembly_format = "$desc attr-dict `:` qualified(type($desc))"


class TensorStoreFromLDSOp(Op, dialect=amdgpu, name="tensor_store_from_lds"):
    """Copies what a descriptor describes from LDS."""

    desc = Operand(TDMDescriptorType)
    effects = ("write", "read")
    assembly_format = "$desc attr-dict `:` qualified(type($desc))"
