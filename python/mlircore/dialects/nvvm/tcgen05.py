"""The nvvm dialect: the fifth generation of tensor cores, which have a memory of their own."""

from mlircore.dialect import (
    I1, I32, I64, Attr, AttrSizedOperandSegments, Check, Op, Operand, OptionalAttr, OptionalOperand, Result,
    UnitAttr, one_of,
)
from mlircore.dialects._llvm_constraints import AnyPointer
from mlircore.dialects.nvvm.base import (
    I16, I8, CTAGroupKindAttr, MMABlockScaleKindAttr, SharedPointer, Tcgen05CpMulticastAttr, Tcgen05CpShapeAttr,
    Tcgen05CpSrcFormatAttr, Tcgen05FenceKindAttr, Tcgen05LdStShapeAttr, Tcgen05MMABlockScaleAttr,
    Tcgen05MMACollectorBBufferAttr, Tcgen05MMACollectorOpAttr, Tcgen05MMAKindAttr, Tcgen05WaitKindAttr,
    TensorPointer, fixed_vector_of, nvvm, runs_on, vector_of,
)

_AnyOrSharedPointer = one_of("LLVM pointer type or LLVM pointer in address space 3", AnyPointer, SharedPointer)
_Registers = one_of(
    "32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128",
    I32, vector_of(I32, 2, 4, 8, 16, 32, 64, 128))
_MatrixA = one_of("LLVM pointer in address space 6 or 64-bit signless integer", TensorPointer, I64)
_LaneMask = fixed_vector_of(I32, 4, 8)
_TCGEN05 = runs_on("100a", "101a")
_PRODUCTS = runs_on("100a", "110a")


# --- memory of tensors ---


class Tcgen05AllocOp(Op, dialect=nvvm, name="tcgen05.alloc"):
    """Allocates tensor memory and stores its address."""

    addr = Operand(_AnyOrSharedPointer)
    nCols = Operand(I32)
    group = Attr(CTAGroupKindAttr, default="cta_1")
    checks = (_TCGEN05,)
    assembly_format = "$addr `,` $nCols attr-dict `:` type(operands)"


class Tcgen05DeallocOp(Op, dialect=nvvm, name="tcgen05.dealloc"):
    """Frees tensor memory."""

    taddr = Operand(TensorPointer)
    nCols = Operand(I32)
    group = Attr(CTAGroupKindAttr, default="cta_1")
    checks = (_TCGEN05,)
    assembly_format = "$taddr `,` $nCols attr-dict `:` type(operands)"


class Tcgen05RelinquishAllocPermitOp(Op, dialect=nvvm, name="tcgen05.relinquish_alloc_permit"):
    """This block allocates no more tensor memory."""

    group = Attr(CTAGroupKindAttr, default="cta_1")
    checks = (_TCGEN05,)
    assembly_format = "attr-dict"


class Tcgen05FenceOp(Op, dialect=nvvm, name="tcgen05.fence"):
    """Orders operations of the tensor core and barriers."""

    kind = Attr(Tcgen05FenceKindAttr)
    checks = (_TCGEN05,)
    assembly_format = "$kind attr-dict"


class Tcgen05WaitOp(Op, dialect=nvvm, name="tcgen05.wait"):
    """Waits for loads or stores of tensor memory."""

    kind = Attr(Tcgen05WaitKindAttr)
    checks = (_TCGEN05,)
    assembly_format = "$kind attr-dict"


class Tcgen05CommitOp(Op, dialect=nvvm, name="tcgen05.commit"):
    """Makes a barrier track when the operations that were begun so far are done."""

    addr = Operand(_AnyOrSharedPointer)
    multicastMask = OptionalOperand(I16)
    group = Attr(CTAGroupKindAttr, default="cta_1")
    checks = (_TCGEN05,)
    assembly_format = "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)"


class Tcgen05ShiftOp(Op, dialect=nvvm, name="tcgen05.shift"):
    """Shifts rows of tensor memory down."""

    taddr = Operand(TensorPointer)
    group = Attr(CTAGroupKindAttr, default="cta_1")
    checks = (runs_on("100a", "101a", "103a"),)
    assembly_format = "$taddr attr-dict `:` type(operands)"


class Tcgen05CpOp(Op, dialect=nvvm, name="tcgen05.cp"):
    """Begins to copy from shared to tensor memory."""

    shape = Attr(Tcgen05CpShapeAttr)
    group = Attr(CTAGroupKindAttr, default="cta_1")
    multicast = Attr(Tcgen05CpMulticastAttr, default="none")
    srcFormat = OptionalAttr(Tcgen05CpSrcFormatAttr)
    taddr = Operand(TensorPointer)
    smem_desc = Operand(I64)
    checks = (Check("nvvm.TensorCopy"), _TCGEN05)
    assembly_format = "$taddr`,` $smem_desc attr-dict"


class Tcgen05LdOp(Op, dialect=nvvm, name="tcgen05.ld"):
    """Loads from tensor memory."""

    pack = Attr(UnitAttr)
    shape = Attr(Tcgen05LdStShapeAttr)
    tmemAddr = Operand(TensorPointer)
    offset = OptionalOperand(I64)
    res = Result(_Registers)
    checks = (Check("nvvm.TensorAccess", "res", "result type"), _TCGEN05)
    assembly_format = "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)"


class Tcgen05StOp(Op, dialect=nvvm, name="tcgen05.st"):
    """Stores into tensor memory."""

    unpack = Attr(UnitAttr)
    shape = Attr(Tcgen05LdStShapeAttr)
    tmemAddr = Operand(TensorPointer)
    val = Operand(_Registers)
    offset = OptionalOperand(I64)
    checks = (Check("nvvm.TensorAccess", "val", "input"), _TCGEN05)
    assembly_format = "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)"


class Tcgen05MmaSmemDescOp(Op, dialect=nvvm, name="tcgen05.mma_smem_desc"):
    """A descriptor of a matrix in shared memory."""

    startAddr = Operand(I32)
    leadingDimOffset = Operand(I32)
    strideDimOffset = Operand(I32)
    baseOffset = Operand(I8)
    leadingDimMode = Operand(I1)
    swizzleMode = Operand(I8)
    res = Result(I64)
    assembly_format = "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)"

# --- products ---


class Tcgen05MMAOp(Op, dialect=nvvm, name="tcgen05.mma"):
    """The sum of a matrix and a product of matrices in tensor memory."""

    kind = Attr(Tcgen05MMAKindAttr)
    ctaGroup = Attr(CTAGroupKindAttr)
    collectorOp = Attr(Tcgen05MMACollectorOpAttr, default="discard")
    aShift = Attr(UnitAttr)
    matrixD = Operand(TensorPointer)
    matrixA = Operand(_MatrixA)
    matrixB = Operand(I64)
    idesc = Operand(I32)
    enableInputD = Operand(I1)
    scaleInputD = OptionalOperand(I64)
    disableOutputLane = OptionalOperand(_LaneMask)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.TensorProduct"), _PRODUCTS)
    assembly_format = """
        $matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)? (`mask` `=`
        $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`
    """


class Tcgen05MMASparseOp(Op, dialect=nvvm, name="tcgen05.mma.sp"):
    """The same where half of the first factor is zeros."""

    kind = Attr(Tcgen05MMAKindAttr)
    ctaGroup = Attr(CTAGroupKindAttr)
    collectorOp = Attr(Tcgen05MMACollectorOpAttr, default="discard")
    aShift = Attr(UnitAttr)
    matrixD = Operand(TensorPointer)
    matrixA = Operand(_MatrixA)
    matrixB = Operand(I64)
    idesc = Operand(I32)
    enableInputD = Operand(I1)
    sparseMetadata = Operand(TensorPointer)
    scaleInputD = OptionalOperand(I64)
    disableOutputLane = OptionalOperand(_LaneMask)
    traits = (AttrSizedOperandSegments,)
    checks = (Check("nvvm.TensorProduct"), _PRODUCTS)
    assembly_format = """
        $matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`scale` `=`
        $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`
    """


class Tcgen05MMABlockScaleOp(Op, dialect=nvvm, name="tcgen05.mma.block_scale"):
    """The same with scales for blocks of the factors."""

    kind = Attr(MMABlockScaleKindAttr)
    ctaGroup = Attr(CTAGroupKindAttr)
    blockScale = Attr(Tcgen05MMABlockScaleAttr, default="default")
    collectorOp = Attr(Tcgen05MMACollectorOpAttr, default="discard")
    matrixD = Operand(TensorPointer)
    matrixA = Operand(_MatrixA)
    matrixB = Operand(I64)
    idesc = Operand(I32)
    enableInputD = Operand(I1)
    scaleA = Operand(TensorPointer)
    scaleB = Operand(TensorPointer)
    checks = (Check("nvvm.BlockScale"), _PRODUCTS)
    assembly_format = """
        $matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,` $scaleB attr-dict `:` `(`
        type(operands) `)`
    """


class Tcgen05MMASparseBlockScaleOp(Op, dialect=nvvm, name="tcgen05.mma.sp.block_scale"):
    """The same with zeros and with scales."""

    kind = Attr(MMABlockScaleKindAttr)
    ctaGroup = Attr(CTAGroupKindAttr)
    blockScale = Attr(Tcgen05MMABlockScaleAttr, default="default")
    collectorOp = Attr(Tcgen05MMACollectorOpAttr, default="discard")
    matrixD = Operand(TensorPointer)
    matrixA = Operand(_MatrixA)
    matrixB = Operand(I64)
    idesc = Operand(I32)
    enableInputD = Operand(I1)
    sparseMetadata = Operand(TensorPointer)
    scaleA = Operand(TensorPointer)
    scaleB = Operand(TensorPointer)
    checks = (Check("nvvm.BlockScale"), _PRODUCTS)
    assembly_format = """
        $matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata `,` $scaleA `,` $scaleB
        attr-dict `:` `(` type(operands) `)`
    """


class Tcgen05MMAWsOp(Op, dialect=nvvm, name="tcgen05.mma.ws"):
    """The same with a second factor that stays."""

    kind = Attr(Tcgen05MMAKindAttr)
    collectorBBuffer = Attr(Tcgen05MMACollectorBBufferAttr, default="b0")
    collectorOp = Attr(Tcgen05MMACollectorOpAttr, default="discard")
    matrixD = Operand(TensorPointer)
    matrixA = Operand(_MatrixA)
    matrixB = Operand(I64)
    idesc = Operand(I32)
    enableInputD = Operand(I1)
    zeroColMask = OptionalOperand(I64)
    checks = (_PRODUCTS,)
    assembly_format = """
        $matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)? attr-dict `:` `(`
        type(operands) `)`
    """


class Tcgen05MMAWsSparseOp(Op, dialect=nvvm, name="tcgen05.mma.ws.sp"):
    """The same with zeros and a second factor that stays."""

    kind = Attr(Tcgen05MMAKindAttr)
    collectorBBuffer = Attr(Tcgen05MMACollectorBBufferAttr, default="b0")
    collectorOp = Attr(Tcgen05MMACollectorOpAttr, default="discard")
    matrixD = Operand(TensorPointer)
    matrixA = Operand(_MatrixA)
    matrixB = Operand(I64)
    idesc = Operand(I32)
    enableInputD = Operand(I1)
    sparseMetadata = Operand(TensorPointer)
    zeroColMask = OptionalOperand(I64)
    checks = (_PRODUCTS,)
    assembly_format = """
        $matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)?
        attr-dict `:` `(` type(operands) `)`
    """
