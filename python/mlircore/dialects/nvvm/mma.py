"""The nvvm dialect: products of matrices."""

from mlircore.dialect import (
    F64, I32, I64, AnyType, Attr, AttrSizedOperandSegments, Check, I32Attr, I64Attr, Op, Operand, Operands,
    OptionalAttr, Relation, Result, UnitAttr, one_of,
)
from mlircore.dialects._llvm_constraints import AnyPointer, AnyStruct, LLVMType
from mlircore.dialects.nvvm.base import (
    I16, BlockScaleFormatAttr, LdStMatrixEltTypeAttr, LdStMatrixShapeAttr, MMAB1OpAttr, MMABlockScaleKindAttr,
    MMAFragAttr, MMAIntOverflowAttr, MMAKindAttr, MMALayoutAttr, MMAShapeAttr, MMATypesAttr, ScaleVecSizeAttr,
    SharedPointer, WGMMAScaleInAttr, WGMMAScaleOutAttr, WGMMATypesAttr, nvvm, runs_on,
)

_Fragment = one_of("LLVM structure type or 64-bit float", AnyStruct, F64)
_WARPGROUPS = runs_on("90a")


# --- matrices of a warp, by registers ---


class MmaOp(Op, dialect=nvvm, name="mma.sync"):
    """The sum of a matrix and a product of matrices, in registers of a warp."""

    shape = Attr(MMAShapeAttr)
    b1Op = OptionalAttr(MMAB1OpAttr)
    intOverflowBehavior = OptionalAttr(MMAIntOverflowAttr)
    layoutA = Attr(MMALayoutAttr)
    layoutB = Attr(MMALayoutAttr)
    multiplicandAPtxType = OptionalAttr(MMATypesAttr)
    multiplicandBPtxType = OptionalAttr(MMATypesAttr)
    operandA = Operands(LLVMType)
    operandB = Operands(LLVMType)
    operandC = Operands(LLVMType)
    res = Result(AnyStruct)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.Mma"),)
    assembly_format = """
        `A` `[` $operandA `]` ` ` ` ` `B` `[` $operandB `]` ` ` ` ` `C` `[` $operandC `]` ` ` ``
        custom<`nvvm.Matrices`>($multiplicandAPtxType, $multiplicandBPtxType, type($operandA), type($operandB), type($operandC),
                                type($res), attr-dict, `sums`)
    """


class MmaSpOp(Op, dialect=nvvm, name="mma.sp.sync"):
    """The same where half of the first factor is zeros."""

    shape = Attr(MMAShapeAttr)
    intOverflowBehavior = OptionalAttr(MMAIntOverflowAttr)
    multiplicandAPtxType = OptionalAttr(MMATypesAttr)
    multiplicandBPtxType = OptionalAttr(MMATypesAttr)
    orderedMetadata = Attr(UnitAttr)
    kind = OptionalAttr(MMAKindAttr)
    operandA = Operands(LLVMType)
    operandB = Operands(LLVMType)
    operandC = Operands(LLVMType)
    sparseMetadata = Operand(I32)
    sparsitySelector = Operand(I32)
    res = Result(AnyStruct)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.SparseMma"),)
    assembly_format = """
        `A` `[` $operandA `]` `B` `[` $operandB `]` `C` `[` $operandC `]`
        `sparseMetadata` `[` $sparseMetadata `]` `selector` `[` $sparsitySelector `]` ``
        custom<`nvvm.Matrices`>($multiplicandAPtxType, $multiplicandBPtxType, type($operandA), type($operandB), type($operandC),
                                type($res), attr-dict)
    """


class MmaBlockScaleOp(Op, dialect=nvvm, name="mma.block_scale"):
    """The same with scales for blocks of the factors."""

    shape = Attr(MMAShapeAttr)
    multiplicandAPtxType = OptionalAttr(MMATypesAttr)
    multiplicandBPtxType = OptionalAttr(MMATypesAttr)
    scaleVecSize = Attr(ScaleVecSizeAttr)
    blockScaleFormat = Attr(BlockScaleFormatAttr)
    kind = Attr(MMABlockScaleKindAttr)
    operandA = Operands(LLVMType)
    operandB = Operands(LLVMType)
    operandC = Operands(LLVMType)
    scaleAData = Operand(I32)
    byteIdA = Operand(I16)
    threadIdA = Operand(I16)
    scaleBData = Operand(I32)
    byteIdB = Operand(I16)
    threadIdB = Operand(I16)
    res = Result(AnyStruct)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.ScaledMma"),)
    assembly_format = """
        `A` `[` $operandA `]` `B` `[` $operandB `]` `C` `[` $operandC `]`
        `scaleA` `[` $scaleAData `,` $byteIdA `,` $threadIdA `]` `scaleB` `[` $scaleBData `,` $byteIdB `,` $threadIdB `]` ``
        custom<`nvvm.Matrices`>($multiplicandAPtxType, $multiplicandBPtxType, type($operandA), type($operandB), type($operandC),
                                type($res), attr-dict, `optional`)
    """


class MmaSpBlockScaleOp(Op, dialect=nvvm, name="mma.sp.block_scale"):
    """The same with zeros and with scales."""

    shape = Attr(MMAShapeAttr)
    multiplicandAPtxType = OptionalAttr(MMATypesAttr)
    multiplicandBPtxType = OptionalAttr(MMATypesAttr)
    scaleVecSize = Attr(ScaleVecSizeAttr)
    blockScaleFormat = Attr(BlockScaleFormatAttr)
    kind = Attr(MMABlockScaleKindAttr)
    orderedMetadata = Attr(UnitAttr)
    operandA = Operands(LLVMType)
    operandB = Operands(LLVMType)
    operandC = Operands(LLVMType)
    sparseMetadata = Operand(I32)
    sparsitySelector = Operand(I32)
    scaleAData = Operand(I32)
    byteIdA = Operand(I16)
    threadIdA = Operand(I16)
    scaleBData = Operand(I32)
    byteIdB = Operand(I16)
    threadIdB = Operand(I16)
    res = Result(AnyStruct)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.ScaledMma"),)
    assembly_format = """
        `A` `[` $operandA `]` `B` `[` $operandB `]` `C` `[` $operandC `]`
        `sparseMetadata` `[` $sparseMetadata `]` `selector` `[` $sparsitySelector `]`
        `scaleA` `[` $scaleAData `,` $byteIdA `,` $threadIdA `]` `scaleB` `[` $scaleBData `,` $byteIdB `,` $threadIdB `]` ``
        custom<`nvvm.Matrices`>($multiplicandAPtxType, $multiplicandBPtxType, type($operandA), type($operandB), type($operandC),
                                type($res), attr-dict, `ordered`)
    """


class LdMatrixOp(Op, dialect=nvvm, name="ldmatrix"):
    """Loads matrices of a warp."""

    ptr = Operand(SharedPointer)
    num = Attr(I32Attr)
    layout = Attr(MMALayoutAttr)
    shape = Attr(LdStMatrixShapeAttr)
    eltType = Attr(LdStMatrixEltTypeAttr)
    res = Result(AnyType)
    checks = (Check("nvvm.LoadMatrix"),)
    assembly_format = "$ptr attr-dict `:` functional-type($ptr, $res)"


class StMatrixOp(Op, dialect=nvvm, name="stmatrix"):
    """Stores matrices of a warp."""

    ptr = Operand(SharedPointer)
    sources = Operands(I32)
    layout = Attr(MMALayoutAttr)
    shape = Attr(LdStMatrixShapeAttr)
    eltType = Attr(LdStMatrixEltTypeAttr)
    checks = (Check("nvvm.StoreMatrix"),)
    assembly_format = "$ptr `,` $sources attr-dict `:` type(operands)"

# --- fragments of a warp ---


class WMMALoadOp(Op, dialect=nvvm, name="wmma.load"):
    """Loads a thread's part of a matrix."""

    ptr = Operand(AnyPointer)
    stride = Operand(I32)
    m = Attr(I32Attr)
    n = Attr(I32Attr)
    k = Attr(I32Attr)
    layout = Attr(MMALayoutAttr)
    eltype = Attr(MMATypesAttr)
    frag = Attr(MMAFragAttr)
    res = Result(_Fragment)
    checks = (Check("nvvm.LoadFragment"),)
    assembly_format = "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)"


class WMMAStoreOp(Op, dialect=nvvm, name="wmma.store"):
    """Stores a thread's part of a matrix."""

    ptr = Operand(AnyPointer)
    m = Attr(I32Attr)
    n = Attr(I32Attr)
    k = Attr(I32Attr)
    layout = Attr(MMALayoutAttr)
    eltype = Attr(MMATypesAttr)
    args = Operands(LLVMType)
    stride = Operand(I32)
    checks = (Check("nvvm.StoreFragment"),)
    assembly_format = "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)"


class WMMAMmaOp(Op, dialect=nvvm, name="wmma.mma"):
    """The sum of a matrix and a product of matrices, in parts."""

    m = Attr(I32Attr)
    n = Attr(I32Attr)
    k = Attr(I32Attr)
    layoutA = Attr(MMALayoutAttr)
    layoutB = Attr(MMALayoutAttr)
    eltypeA = Attr(MMATypesAttr)
    eltypeB = Attr(MMATypesAttr)
    args = Operands(LLVMType)
    res = Result(AnyStruct)
    checks = (Check("nvvm.Fragments"),)
    assembly_format = "$args attr-dict `:` functional-type($args, $res)"

# --- groups of warps ---


class WgmmaFenceAlignedOp(Op, dialect=nvvm, name="wgmma.fence.aligned"):
    """Orders accesses of a group of warps before a product."""

    checks = (_WARPGROUPS,)
    assembly_format = "attr-dict"


class WgmmaGroupSyncAlignedOp(Op, dialect=nvvm, name="wgmma.commit.group.sync.aligned"):
    """Makes a group of the products begun so far."""

    checks = (_WARPGROUPS,)
    assembly_format = "attr-dict"


class WgmmaWaitGroupSyncOp(Op, dialect=nvvm, name="wgmma.wait.group.sync.aligned"):
    """Waits until at most so many groups of products are not done."""

    group = Attr(I64Attr)
    checks = (_WARPGROUPS,)
    assembly_format = "attr-dict $group"


class WgmmaMmaAsyncOp(Op, dialect=nvvm, name="wgmma.mma_async"):
    """Begins to add a product of matrices, which descriptors describe, to a matrix."""

    inouts = Operand(AnyStruct)
    descriptorA = Operand(I64)
    descriptorB = Operand(I64)
    shape = Attr(MMAShapeAttr)
    typeA = Attr(WGMMATypesAttr)
    typeB = Attr(WGMMATypesAttr)
    typeD = Attr(WGMMATypesAttr)
    scaleD = Attr(WGMMAScaleOutAttr)
    scaleA = Attr(WGMMAScaleInAttr)
    scaleB = Attr(WGMMAScaleInAttr)
    layoutA = Attr(MMALayoutAttr)
    layoutB = Attr(MMALayoutAttr)
    satfinite = OptionalAttr(MMAIntOverflowAttr)
    results_ = Result(AnyStruct)
    traits = (Relation("OptionalTypesMatch", "input struct and result struct must be the same type", "inouts", "results"),)
    checks = (Check("nvvm.GroupProduct"),)
    assembly_format = """
        $descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,`
        `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:`
        type($inouts) `->` type($results)
    """
