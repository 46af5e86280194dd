"""The nvgpu dialect: between vectors and memrefs on one side and nvvm on the other."""

from mlircore.define.types_attributes import AttrParam, EnumParam, IntParam, TypeDef, TypeParam
from mlircore.define.shaped import AnyMemRef, AnyVectorOfNonZeroRank, I64ArrayAttr
from mlircore.dialect import (
    I1, I32, I64, Attr, AttrSizedOperandSegments, BoolAttr, Check, Dialect, EnumDef, I32Attr, I64Attr, Index,
    IndexAttr, Op, Operand, Operands, OptionalAttr, OptionalOperand, Pure, Relation, Result,
    SameOperandsAndResultType, TypeConstraint, UnitAttr, enum_attr, one_of,
)

nvgpu = Dialect("nvgpu")


def _enum(mnemonic: str, name: str, summary: str, cases: str, cpp_attr: str) -> EnumDef:
    enum = EnumDef([(case, value) for value, case in enumerate(cases.split())], attr_name=mnemonic, summary=summary,
                   cpp_name=f"::mlir::nvgpu::{name}", cpp_attr=cpp_attr, bare=True)
    nvgpu.enum(enum)
    return enum


_Swizzle = _enum("swizzle", "TensorMapSwizzleKind", "Tensor map swizzling mode of shared memory banks",
                "none swizzle_32b swizzle_64b swizzle_128b", "TensorMapSwizzleAttr")
_L2Promo = _enum("l2promo", "TensorMapL2PromoKind", "Tensor map L2 promotion type",
                "none l2promo_64b l2promo_128b l2promo_256b", "TensorMapL2PromoAttr")
_OOB = _enum("oob", "TensorMapOOBKind", "Tensor map out-of-bounds fill type", "zero nan", "TensorMapOOBAttr")
_Interleave = _enum("interleave", "TensorMapInterleaveKind", "Tensor map interleave layout type",
                   "none interleave_16b interleave_32b", "TensorMapInterleaveAttr")
_RcpRoundingMode = _enum("rcp_rounding_mode", "RcpRoundingMode", "Rounding mode of rcp", "approx rn rz rm rp", "RcpRoundingModeAttr")
RcpRoundingModeAttr = enum_attr("nvgpu", _RcpRoundingMode)


# --- types ---


_NO = "invalid kind of type specified: expected builtin.{}, but found '$'"
_MEMREF = TypeConstraint("memref", ("kind", "TYPE_MEMREF"))
_VECTOR = TypeConstraint("vector", ("kind", "TYPE_VECTOR"))


class DeviceAsyncTokenType(TypeDef, dialect=nvgpu, mnemonic="device.async.token"):
    """device async token type."""


class MBarrierGroupType(TypeDef, dialect=nvgpu, mnemonic="mbarrier.group"):
    """mbarrier barrier type."""

    memorySpace = AttrParam(cpp_type="Attribute")
    num_barriers = IntParam(32, signed=False, default=1, cpp_type="unsigned")
    cpp_name = "NVGPU_MBarrierGroup"
    assembly_format = "`<` struct(params) `>`"


class MBarrierTokenType(TypeDef, dialect=nvgpu, mnemonic="mbarrier.token"):
    """The token that an arrival at a barrier returns."""

    summary = ""


class TensorMapDescriptorType(TypeDef, dialect=nvgpu, mnemonic="tensormap.descriptor"):
    """TensorMap descriptor."""

    tensor = TypeParam(_MEMREF, cpp_type="MemRefType", complaint=_NO.format("memref"))
    swizzle = EnumParam(_Swizzle)
    l2promo = EnumParam(_L2Promo)
    oob = EnumParam(_OOB)
    interleave = EnumParam(_Interleave)
    cpp_name = "NVGPU_TensorMapDescriptor"
    renamed = {"tensor_type": "tensor", "oob_fill": "oob"}
    assembly_format = "`<` struct(params) `>`"


class WarpgroupMatrixDescriptorType(TypeDef, dialect=nvgpu, mnemonic="warpgroup.descriptor"):
    """Warpgroup matrix descriptor type."""

    tensor = TypeParam(_MEMREF, cpp_type="MemRefType", complaint=_NO.format("memref"))
    cpp_name = "NVGPU_WarpgroupMatrixDescriptor"
    assembly_format = "`<` struct(params) `>`"


class WarpgroupAccumulatorType(TypeDef, dialect=nvgpu, mnemonic="warpgroup.accumulator"):
    """The result of a product, of which each thread has a part."""

    fragmented = TypeParam(_VECTOR, cpp_type="VectorType", complaint=_NO.format("vector"))
    cpp_name, summary = "NVGPU_WarpgroupAccumulator", ""
    assembly_format = "`<` struct(params) `>`"


_I16 = TypeConstraint("16-bit signless integer", ("integer", 1, 16), type_text="i16")
_VectorOfF32 = TypeConstraint(
    "vector of 32-bit float values", ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0)), ("element", ("float", "f32"))))
_SparseMetadata = TypeConstraint(
    "fixed-length vector of 16-bit signless integer values of length 2",
    ("and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("element", ("integer", 1, 16)), ("size", 2, 2)),
    type_text="vector<2xi16>")
_AnyUnrankedMemRef = TypeConstraint("unranked.memref of any type values", ("kind", "TYPE_UNRANKED_MEMREF"))


# --- fragments of matrices ---


class LdMatrixOp(Op, dialect=nvgpu, name="ldmatrix"):
    """Loads fragments of a matrix."""

    srcMemref = Operand(AnyMemRef)
    indices = Operands(Index)
    transpose = Attr(BoolAttr)
    numTiles = Attr(I32Attr)
    res = Result(AnyVectorOfNonZeroRank)
    traits = (Relation("SameElementTypes", "srcMemref and res have same element type", "srcMemref", "res"),)
    checks = (Check("nvgpu.LoadMatrix"),)
    effects = ("read", "read srcMemref")
    assembly_format = "$srcMemref`[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)"


class MmaSyncOp(Op, dialect=nvgpu, name="mma.sync"):
    """The sum of a matrix and a product of matrices, in fragments."""

    matrixA = Operand(AnyVectorOfNonZeroRank)
    matrixB = Operand(AnyVectorOfNonZeroRank)
    matrixC = Operand(AnyVectorOfNonZeroRank)
    mmaShape = Attr(I64ArrayAttr)
    tf32Enabled = Attr(UnitAttr)
    res = Result(AnyVectorOfNonZeroRank)
    traits = (Pure, Relation("SameElementTypes", "matrixA and matrixB have same element type", "matrixA", "matrixB"))
    checks = (Check("nvgpu.Product"),)
    assembly_format = """
        `(` $matrixA`,` $matrixB`,` $matrixC `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC)
        `)` `->` type($res)
    """


class MmaSparseSyncOp(Op, dialect=nvgpu, name="mma.sp.sync"):
    """The same where half of the first factor is zeros."""

    matrixA = Operand(AnyVectorOfNonZeroRank)
    matrixB = Operand(AnyVectorOfNonZeroRank)
    matrixC = Operand(AnyVectorOfNonZeroRank)
    sparseMetadata = Operand(_SparseMetadata)
    mmaShape = Attr(I64ArrayAttr)
    sparsitySelector = Attr(I32Attr, default="0 : i32")
    tf32Enabled = Attr(UnitAttr)
    res = Result(AnyVectorOfNonZeroRank)
    traits = (Pure, Relation("SameElementTypes", "matrixA and matrixB have same element type", "matrixA", "matrixB"))
    checks = (Check("nvgpu.SparseProduct"),)
    assembly_format = """
        `(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` `(` type($matrixA)
        `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)
    """

# --- copies that threads begin ---


class DeviceAsyncCopyOp(Op, dialect=nvgpu, name="device_async_copy"):
    """Begins to copy into shared memory."""

    dst = Operand(AnyMemRef)
    dstIndices = Operands(Index)
    src = Operand(AnyMemRef)
    srcIndices = Operands(Index)
    dstElements = Attr(IndexAttr)
    srcElements = OptionalOperand(Index)
    bypassL1 = Attr(UnitAttr)
    asyncToken = Result(DeviceAsyncTokenType)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvgpu.AsyncCopy"),)
    effects = ("write dst", "read src")
    assembly_format = """
        $src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? attr-dict `:`
        type($src) `to` type($dst)
    """


class DeviceAsyncCreateGroupOp(Op, dialect=nvgpu, name="device_async_create_group"):
    """Makes a group of copies."""

    inputTokens = Operands(DeviceAsyncTokenType)
    asyncToken = Result(DeviceAsyncTokenType)
    assembly_format = "$inputTokens attr-dict"


class DeviceAsyncWaitOp(Op, dialect=nvgpu, name="device_async_wait"):
    """Waits for a group of copies."""

    asyncDependencies = Operand(DeviceAsyncTokenType)
    numGroups = OptionalAttr(I32Attr)
    assembly_format = "$asyncDependencies attr-dict"

# --- barriers in memory ---


class MBarrierCreateOp(Op, dialect=nvgpu, name="mbarrier.create"):
    """Allocates barriers in shared memory."""

    barriers = Result(MBarrierGroupType)
    assembly_format = "attr-dict `->` type($barriers)"


class MBarrierGetOp(Op, dialect=nvgpu, name="mbarrier.get"):
    """The address of a barrier."""

    barriers = Operand(MBarrierGroupType)
    mbarId = Operand(Index)
    mbarrierPointer = Result(one_of("32-bit signless integer or 64-bit signless integer", I32, I64))
    assembly_format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($mbarrierPointer)"


class MBarrierInitOp(Op, dialect=nvgpu, name="mbarrier.init"):
    """A barrier expects so many arrivals."""

    barriers = Operand(MBarrierGroupType)
    count = Operand(Index)
    mbarId = Operand(Index)
    predicate = OptionalOperand(I1)
    assembly_format = "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)"


class MBarrierArriveOp(Op, dialect=nvgpu, name="mbarrier.arrive"):
    """Arrives at a barrier."""

    barriers = Operand(MBarrierGroupType)
    mbarId = Operand(Index)
    token = Result(MBarrierTokenType)
    assembly_format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)"


class MBarrierArriveNoCompleteOp(Op, dialect=nvgpu, name="mbarrier.arrive.nocomplete"):
    """Arrives without completing the phase."""

    barriers = Operand(MBarrierGroupType)
    mbarId = Operand(Index)
    count = Operand(Index)
    token = Result(MBarrierTokenType)
    assembly_format = "$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)"


class MBarrierArriveExpectTxOp(Op, dialect=nvgpu, name="mbarrier.arrive.expect_tx"):
    """Arrives, and the barrier waits for more bytes."""

    barriers = Operand(MBarrierGroupType)
    txcount = Operand(Index)
    mbarId = Operand(Index)
    predicate = OptionalOperand(I1)
    assembly_format = "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)"


class MBarrierTestWaitOp(Op, dialect=nvgpu, name="mbarrier.test.wait"):
    """Whether a phase is complete."""

    barriers = Operand(MBarrierGroupType)
    token = Operand(MBarrierTokenType)
    mbarId = Operand(Index)
    waitComplete = Result(I1)
    assembly_format = "$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)"


class MBarrierTryWaitParityOp(Op, dialect=nvgpu, name="mbarrier.try_wait.parity"):
    """Waits for the phase with a parity."""

    barriers = Operand(MBarrierGroupType)
    phaseParity = Operand(I1)
    ticks = Operand(Index)
    mbarId = Operand(Index)
    assembly_format = "$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)"

# --- tensors in bulk ---


class TmaCreateDescriptorOp(Op, dialect=nvgpu, name="tma.create.descriptor"):
    """Makes the descriptor of a tensor."""

    tensor = Operand(_AnyUnrankedMemRef)
    boxDimensions = Operands(Index)
    tensorMap = Result(TensorMapDescriptorType)
    checks = (Check("nvgpu.CreateDescriptor"),)
    assembly_format = "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)"


class TmaPrefetchOp(Op, dialect=nvgpu, name="tma.prefetch.descriptor"):
    """Brings a descriptor into the cache."""

    tensorMapDescriptor = Operand(TensorMapDescriptorType)
    predicate = OptionalOperand(I1)
    assembly_format = "$tensorMapDescriptor (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor)"


class TmaFenceOp(Op, dialect=nvgpu, name="tma.fence.descriptor"):
    """Orders accesses to a descriptor."""

    tensorMapDescriptor = Operand(TensorMapDescriptorType)
    assembly_format = "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)"


class TmaAsyncLoadOp(Op, dialect=nvgpu, name="tma.async.load"):
    """Begins to copy a part of a tensor into shared memory."""

    dst = Operand(AnyMemRef)
    barriers = Operand(MBarrierGroupType)
    tensorMapDescriptor = Operand(TensorMapDescriptorType)
    coordinates = Operands(Index)
    mbarId = Operand(Index)
    multicastMask = OptionalOperand(_I16)
    predicate = OptionalOperand(I1)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvgpu.TensorCopy", "dst"),)
    effects = ("write dst",)
    assembly_format = """
        $tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst (`multicast_mask` `=`
        $multicastMask^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor) `,`
        type($barriers) `->` type($dst)
    """


class TmaAsyncStoreOp(Op, dialect=nvgpu, name="tma.async.store"):
    """Begins to copy a part of a tensor into global memory."""

    src = Operand(AnyMemRef)
    tensorMapDescriptor = Operand(TensorMapDescriptorType)
    coordinates = Operands(Index)
    predicate = OptionalOperand(I1)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvgpu.TensorCopy", "src"),)
    effects = ("read src", "write tensorMapDescriptor")
    assembly_format = """
        $src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)? attr-dict `:` type($src)
        `->` type($tensorMapDescriptor)
    """

# --- groups of warps ---


class WarpgroupGenerateDescriptorOp(Op, dialect=nvgpu, name="warpgroup.generate.descriptor"):
    """A descriptor of a matrix in shared memory."""

    tensor = Operand(AnyMemRef)
    tensorMap = Operand(TensorMapDescriptorType)
    descriptor = Result(WarpgroupMatrixDescriptorType)
    checks = (Check("nvgpu.MatrixDescriptor"),)
    effects = ("read tensor",)
    assembly_format = "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)"


class WarpgroupMmaInitAccumulatorOp(Op, dialect=nvgpu, name="warpgroup.mma.init.accumulator"):
    """A matrix of zeros."""

    matrixC = Result(WarpgroupAccumulatorType)
    checks = (Check("nvgpu.GroupSum"),)
    assembly_format = "attr-dict `->` type($matrixC)"


class WarpgroupMmaOp(Op, dialect=nvgpu, name="warpgroup.mma"):
    """The sum of a matrix and a product of matrices."""

    descriptorA = Operand(WarpgroupMatrixDescriptorType)
    descriptorB = Operand(WarpgroupMatrixDescriptorType)
    waitGroup = Attr(I64Attr, optional=True, default="1 : i64")
    transposeA = Attr(UnitAttr)
    transposeB = Attr(UnitAttr)
    matrixC = Operand(WarpgroupAccumulatorType)
    matrixD = Result(WarpgroupAccumulatorType)
    checks = (Check("nvgpu.GroupProduct"),)
    assembly_format = """
        $descriptorA`,` $descriptorB`,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,`
        type($matrixC) `->` type($matrixD)
    """


class WarpgroupMmaStoreOp(Op, dialect=nvgpu, name="warpgroup.mma.store"):
    """Stores a sum."""

    matrixD = Operand(WarpgroupAccumulatorType)
    dstMemref = Operand(AnyMemRef)
    checks = (Check("nvgpu.GroupStore"),)
    effects = ("write dstMemref",)
    assembly_format = "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)"

# --- numbers ---


class RcpOp(Op, dialect=nvgpu, name="rcp"):
    """The reciprocals of a vector's elements."""

    in_ = Operand(_VectorOfF32)
    rounding = Attr(RcpRoundingModeAttr, default="approx")
    ftz = Attr(UnitAttr)
    out = Result(_VectorOfF32)
    traits = (Pure, SameOperandsAndResultType)
    checks = (Check("nvgpu.Reciprocal"),)
    assembly_format = "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)"


__getattr__ = nvgpu.member  # the functions that build operations, and enumerations
__dir__ = nvgpu.members
