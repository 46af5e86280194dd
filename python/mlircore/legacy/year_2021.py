"""Forms of 2020 and 2021 of operations that there still are, or that went to another dialect.

Where today's dialect has an operation of the same name, this form is tried when today's does not fit. Facts: mlir-opt 13.
"""

from mlircore.define.shaped import AnyRankedOrUnrankedMemRef
from mlircore.dialect import (
    AllTypesMatch,
    AttrSizedOperandSegments,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    I64Attr,
    Index,
    OptionalAttr,
    Operands,
    UnitAttr,
    AnyType,
    AnyAttr,
    ArrayAttr,
    Attr,
    Op,
    Operand,
    OptionalOperand,
    Region,
    Result,
    Routine,
    StrAttr,
    TypesMatchWith,
)
from mlircore.legacy.base import legacy, renamed
from mlircore.legacy.std import TensorLoad, TensorStore
from mlircore.dialects.llvm.base import AtomicBinOpAttr, AtomicOrderingAttr

renamed("memref", {"clone": "bufferization.clone"})
renamed("llvm", {"mlir.null": "llvm.mlir.zero"})
renamed("linalg", {"tensor_collapse_shape": "tensor.collapse_shape"})


class ExtractOp(Op, dialect=legacy, name="vector.extract"):
    """An element or a part, whose type is not written."""

    source = Operand(AnyType)
    position = Attr(ArrayAttr)
    result = Result(AnyType)
    upgrade = Routine("legacy.StaticPosition", "vector.extract")
    assembly_format = """
        $source $position attr-dict `:` type($source) custom<`legacy.Extracted`>(ref(type($source)), ref($position), type($result))
    """


class ExtractElementOp(Op, dialect=legacy, name="vector.extractelement"):
    """An element at a position that an operand says."""

    vector = Operand(AnyType)
    position = OptionalOperand(AnyType)
    result = Result(AnyType)
    upgrade = Routine("legacy.DynamicPosition", "vector.extract")
    assembly_format = """
        $vector `[` ($position^ `:` type($position))? `]` attr-dict `:` type($vector) custom<`legacy.ElementOf`>(ref(type($vector)), type($result))
    """


class InsertElementOp(Op, dialect=legacy, name="vector.insertelement"):
    """A vector with an element put in at a position that an operand says."""

    source = Operand(AnyType)
    dest = Operand(AnyType)
    position = OptionalOperand(AnyType)
    result = Result(AnyType)
    traits = (AllTypesMatch("dest", "result"),)
    upgrade = Routine("legacy.DynamicPosition", "vector.insert")
    assembly_format = """
        $source `,` $dest `[` ($position^ `:` type($position))? `]` attr-dict `:` type($dest)
        custom<`legacy.ElementOf`>(ref(type($dest)), type($source))
    """


class ReductionOp(Op, dialect=legacy, name="vector.reduction"):
    """Elements combined to a scalar by what a string says."""

    kind = Attr(StrAttr)
    vector = Operand(AnyType)
    acc = OptionalOperand(AnyType)
    dest = Result(AnyType)
    upgrade = Routine("legacy.CombiningKind", "vector.reduction")
    assembly_format = "$kind `,` $vector (`,` $acc^ custom<`legacy.KnownTypes`>(ref($acc), type($acc)))? attr-dict `:` type($vector) `into` type($dest)"


class _ExpandShape(Op):
    source = Operand(AnyType)
    reassociation = Attr(ArrayAttr)
    result = Result(AnyType)
    assembly_format = "$source $reassociation attr-dict `:` type($source) `into` type($result)"


class MemRefExpandShapeOp(_ExpandShape, dialect=legacy, name="memref.expand_shape"):
    """Dimensions divided into several, without the sizes that the type has."""

    upgrade = Routine("legacy.ExpandShape", "memref.expand_shape")


class TensorExpandShapeOp(_ExpandShape, dialect=legacy, name="linalg.tensor_expand_shape"):
    """Dimensions divided into several, without the sizes that the type has."""

    upgrade = Routine("legacy.ExpandShape", "tensor.expand_shape")


class TensorLoadOp(TensorLoad, dialect=legacy, name="memref.tensor_load"):
    """A tensor of what memory holds."""


class BufferCastOp(Op, dialect=legacy, name="memref.buffer_cast"):
    """Memory that holds a tensor."""

    tensor = Operand(AnyType)
    memref = Result(AnyRankedOrUnrankedMemRef)
    traits = (TypesMatchWith("type of 'tensor' is the tensor equivalent of 'memref'", "memref", "tensor", "TensorOf"),)
    upgrade = "bufferization.to_buffer"
    assembly_format = "$tensor attr-dict `:` type($memref)"


class InitTensorOp(Op, dialect=legacy, name="linalg.init_tensor"):
    """A tensor of a shape, with any contents."""

    sizes = Operands(Index)
    static_sizes = Attr(DenseI64ArrayAttr)
    result = Result(AnyType)
    upgrade = Routine("legacy.InitTensor", "tensor.empty")
    assembly_format = "custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:` type($result)"


class PadTensorOp(Op, dialect=legacy, name="linalg.pad_tensor"):
    """A tensor with more elements around it."""

    source = Operand(AnyType)
    low = Operands(Index)
    high = Operands(Index)
    static_low = Attr(DenseI64ArrayAttr)
    static_high = Attr(DenseI64ArrayAttr)
    nofold = Attr(UnitAttr)
    region = Region(blocks=1)
    result = Result(AnyType)
    traits = (AttrSizedOperandSegments,)
    upgrade = Routine("legacy.PadTensor", "tensor.pad")
    assembly_format = """
        $source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low)
        `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)
    """


class TensorStoreOp(TensorStore, dialect=legacy, name="memref.tensor_store"):
    """A tensor put into memory."""


class ReduceOp(Op, dialect=legacy, name="scf.reduce"):
    """A value combined with others; today several are, in one operation."""

    operand = Operand(AnyType)
    reductionOperator = Region()
    upgrade = Routine("legacy.Reduce", "scf.reduce")
    assembly_format = "`(` $operand `)` `:` type($operand) $reductionOperator attr-dict"


# --- llvm: pointers had the type of the value they point to ---


class LLVMLoadOp(Op, dialect=legacy, name="llvm.load"):
    """Loads the value that a pointer points to."""

    addr = Operand(AnyType)
    volatile__ = Attr(UnitAttr)
    nontemporal = Attr(UnitAttr)
    alignment = OptionalAttr(I64Attr)
    res = Result(AnyType)
    upgrade = "llvm.load"
    assembly_format = "(`volatile` $volatile_^)? $addr attr-dict `:` custom<`legacy.LLVMPointer`>(type($addr), type($res))"


class LLVMStoreOp(Op, dialect=legacy, name="llvm.store"):
    """Stores a value where a pointer points to."""

    value = Operand(AnyType)
    addr = Operand(AnyType)
    volatile__ = Attr(UnitAttr)
    nontemporal = Attr(UnitAttr)
    alignment = OptionalAttr(I64Attr)
    upgrade = "llvm.store"
    assembly_format = "(`volatile` $volatile_^)? $value `,` $addr attr-dict `:` custom<`legacy.LLVMPointer`>(type($addr), type($value))"


class LLVMGetElementPtrOp(Op, dialect=legacy, name="llvm.getelementptr"):
    """An address inside of what a pointer points to, by operands."""

    base = Operand(AnyType)
    dynamicIndices = Operands(AnyType)
    elem_type = Attr(AnyAttr)
    res = Result(AnyType)
    upgrade = Routine("legacy.LLVMGEP", "llvm.getelementptr")
    assembly_format = """
        $base `[` $dynamicIndices `]` attr-dict `:` custom<`legacy.LLVMAddress`>(type($base), type($dynamicIndices), $elem_type, type($res))
    """


class LLVMAtomicRMWOp(Op, dialect=legacy, name="llvm.atomicrmw"):
    """Reads, combines and writes a value atomically."""

    bin_op = Attr(AtomicBinOpAttr)
    ptr = Operand(AnyType)
    val = Operand(AnyType)
    ordering = Attr(AtomicOrderingAttr)
    res = Result(AnyType)
    traits = (AllTypesMatch("val", "res"),)
    upgrade = "llvm.atomicrmw"
    assembly_format = "$bin_op $ptr custom<`legacy.KnownTypes`>(ref($ptr), type($ptr)) `,` $val $ordering attr-dict `:` type($val)"


class LLVMCmpXchgOp(Op, dialect=legacy, name="llvm.cmpxchg"):
    """Replaces a value atomically if it is what was expected."""

    ptr = Operand(AnyType)
    cmp = Operand(AnyType)
    val = Operand(AnyType)
    success_ordering = Attr(AtomicOrderingAttr)
    failure_ordering = Attr(AtomicOrderingAttr)
    res = Result(AnyType)
    traits = (AllTypesMatch("cmp", "val"), TypesMatchWith("result has the type of the value and a bool", "val", "res", "ValueAndBool"))
    upgrade = "llvm.cmpxchg"
    assembly_format = """
        $ptr custom<`legacy.KnownTypes`>(ref($ptr), type($ptr)) `,` $cmp `,` $val $success_ordering $failure_ordering attr-dict `:` type($val)
    """


class LLVMShuffleVectorOp(Op, dialect=legacy, name="llvm.shufflevector"):
    """A vector of elements of two others."""

    v1 = Operand(AnyType)
    v2 = Operand(AnyType)
    mask = Attr(ArrayAttr)
    res = Result(AnyType)
    upgrade = Routine("legacy.LLVMShuffle", "llvm.shufflevector")
    assembly_format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) custom<`legacy.Shuffled`>(ref(type($v1)), ref($mask), type($res))"
