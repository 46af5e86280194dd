"""The tt dialect: pointers, loads and stores, atomic operations, tensor descriptors."""

from mlircore import dialect as d

from .._constraints import (
    AnyTritonType, BoolLike, I64Like, Int, IntLike, OffsetTensor, Ptr, PtrLike, SameEncoding, Tensor, Tensors,
)
from .base import (
    DescriptorReduceKind, MemSemantic, MemSyncScope, PaddingOption, RMWOp, TensorDescType, tt,
)


class AddPtrOp(d.Op, dialect=tt, name="addptr"):
    """A pointer, or each of a tensor, moved by a number of elements."""

    ptr = d.Operand(PtrLike)
    offset = d.Operand(IntLike)
    result = d.Result(PtrLike)
    traits = (d.Pure, d.Elementwise, d.SameOperandsAndResultShape, SameEncoding,
              d.TypesMatchWith("result type matches ptr type", "result", "ptr", "SameTypes"))
    checks = (Tensors,)
    assembly_format = "$ptr `,` $offset attr-dict `:` type($result) `,` type($offset)"


class IntToPtrOp(d.Op, dialect=tt, name="int_to_ptr"):
    """Addresses as pointers."""

    src = d.Operand(I64Like)
    result = d.Result(PtrLike)
    traits = (d.Elementwise, d.SameOperandsAndResultShape, SameEncoding, d.Pure)
    checks = (Tensors,)
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class PtrToIntOp(d.Op, dialect=tt, name="ptr_to_int"):
    """The addresses of pointers."""

    src = d.Operand(PtrLike)
    result = d.Result(I64Like)
    traits = (d.Elementwise, d.SameOperandsAndResultShape, SameEncoding, d.Pure)
    checks = (Tensors,)
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class LoadOp(d.Op, dialect=tt, name="load"):
    """The values at pointers, where a mask is set."""

    ptr = d.Operand(PtrLike)
    mask = d.OptionalOperand(BoolLike)
    other = d.OptionalOperand(AnyTritonType)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    isVolatile = d.Attr(d.BoolAttr, default="false")
    result = d.Result(AnyTritonType)
    traits = (d.AttrSizedOperandSegments, SameEncoding,
              d.TypesMatchWith("result matches ptr type", "ptr", "result", "tt.Pointee"),
              d.TypesMatchWith("mask type matches ptr type", "ptr", "mask", "tt.PointeeMask"),
              d.TypesMatchWith("other matches ptr type", "ptr", "other", "tt.Pointee"))
    effects = ("read ptr", "write if isVolatile")
    checks = (Tensors, d.Check("tt.CachePolicy"))
    assembly_format = "$ptr (`,` $mask^)? (`,` $other^)? attr-dict `:` type($ptr)"


class StoreOp(d.Op, dialect=tt, name="store"):
    """Values that are written where pointers point to, where a mask is set."""

    ptr = d.Operand(PtrLike)
    value = d.Operand(AnyTritonType)
    mask = d.OptionalOperand(BoolLike)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    ignore_cta = d.Attr(d.UnitAttr)
    traits = (d.Check("tt.SameEncoding", "operands"),
              d.TypesMatchWith("value type matches ptr type", "ptr", "value", "tt.Pointee"),
              d.TypesMatchWith("mask type matches ptr type", "ptr", "mask", "tt.PointeeMask"))
    effects = ("write ptr",)
    checks = (Tensors, d.Check("tt.CachePolicy"))
    assembly_format = "$ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)"


class AtomicCASOp(d.Op, dialect=tt, name="atomic_cas"):
    """An atomic compare and swap."""

    ptr = d.Operand(PtrLike)
    cmp = d.Operand(AnyTritonType)
    val = d.Operand(AnyTritonType)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    result = d.Result(AnyTritonType)
    traits = (d.SameOperandsAndResultShape, SameEncoding,
              d.TypesMatchWith("ptr type matches cmp type", "cmp", "ptr", "tt.PointerTo"),
              d.TypesMatchWith("ptr type matches value type", "val", "ptr", "tt.PointerTo"))
    effects = ("read ptr", "write ptr")
    checks = (Tensors,)
    assembly_format = "$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)"


class AtomicLoadOp(d.Op, dialect=tt, name="atomic_load"):
    """An atomic load."""

    ptr = d.Operand(PtrLike)
    mask = d.OptionalOperand(BoolLike)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    result = d.Result(AnyTritonType)
    traits = (SameEncoding, d.TypesMatchWith("result matches ptr type", "ptr", "result", "tt.Pointee"),
              d.TypesMatchWith("mask type matches ptr type", "ptr", "mask", "tt.PointeeMask"))
    effects = ("read ptr", "write ptr")
    checks = (Tensors,)
    assembly_format = "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)"


class AtomicStoreOp(d.Op, dialect=tt, name="atomic_store"):
    """An atomic store."""

    ptr = d.Operand(PtrLike)
    value = d.Operand(AnyTritonType)
    mask = d.OptionalOperand(BoolLike)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    traits = (d.Check("tt.SameEncoding", "operands"),
              d.TypesMatchWith("value type matches ptr type", "ptr", "value", "tt.Pointee"),
              d.TypesMatchWith("mask type matches ptr type", "ptr", "mask", "tt.PointeeMask"))
    effects = ("read ptr", "write ptr")
    checks = (Tensors,)
    assembly_format = "$sem `,` $scope `,` $ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)"


class AtomicPollOp(d.Op, dialect=tt, name="atomic_poll"):
    """A wait until memory has a value, or time is over."""

    ptr = d.Operand(Ptr)
    expected = d.Operand(Int)
    timeout = d.OptionalOperand(d.I64)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    result = d.Result(d.I1)
    traits = (d.TypesMatchWith("ptr type matches expected type", "expected", "ptr", "tt.PointerTo"),)
    effects = ("read ptr", "write ptr")
    checks = (Tensors, d.Check("tt.AtomicPoll"))
    assembly_format = """
        $sem `,` $scope `,` $ptr `,` $expected (`timeout` $timeout^)? attr-dict `:` qualified(type($ptr)) `,` type($expected)
        `->` type($result)
    """


class AtomicRMWOp(d.Op, dialect=tt, name="atomic_rmw"):
    """An atomic change of memory; the result is the old value."""

    atomic_rmw_op = d.Attr(RMWOp)
    ptr = d.Operand(PtrLike)
    val = d.Operand(AnyTritonType)
    mask = d.OptionalOperand(BoolLike)
    sem = d.Attr(MemSemantic)
    scope = d.Attr(MemSyncScope)
    result = d.Result(AnyTritonType)
    traits = (d.SameOperandsAndResultShape, SameEncoding,
              d.TypesMatchWith("ptr type matches value type", "val", "ptr", "tt.PointerTo"),
              d.TypesMatchWith("mask type matches value type", "val", "mask", "I1SameShape"))
    effects = ("read ptr", "write ptr")
    checks = (Tensors,)
    assembly_format = """
        $atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` functional-type(operands, $result)
    """


class MakeTensorDescOp(d.Op, dialect=tt, name="make_tensor_descriptor"):
    """A descriptor of a tensor in memory."""

    base = d.Operand(Ptr)
    shape = d.Operands(d.I32)
    strides = d.Operands(d.I64)
    padding = d.Attr(PaddingOption, default="zero")
    result = d.Result(TensorDescType)
    traits = (d.Pure, d.SameVariadicOperandSize)
    checks = (Tensors,)
    assembly_format = "$base `,` `[` $shape `]` `,` `[` $strides `]` attr-dict `:` type($base) `,` type($result)"


class DescriptorLoadOp(d.Op, dialect=tt, name="descriptor_load"):
    """A block of the tensor that a descriptor describes."""

    desc = d.Operand(TensorDescType)
    indices = d.Operands(d.I32)
    cachePolicy = d.OptionalAttr(d.AnyAttr)
    result = d.Result(Tensor)
    effects = ("read desc",)
    checks = (Tensors, d.Check("tt.DescriptorBlock", "desc", "result"))
    assembly_format = "$desc `[` $indices `]` attr-dict `:` qualified(type($desc)) `->` type($result)"


class DescriptorStoreOp(d.Op, dialect=tt, name="descriptor_store"):
    """A block that is written into the tensor that a descriptor describes."""

    desc = d.Operand(TensorDescType)
    src = d.Operand(Tensor)
    indices = d.Operands(d.I32)
    effects = ("read desc", "write desc")
    checks = (Tensors, d.Check("tt.DescriptorBlock", "desc", "src"))
    assembly_format = "$desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)"


class DescriptorReduceOp(d.Op, dialect=tt, name="descriptor_reduce"):
    """A block that is combined with the one in memory."""

    kind = d.Attr(DescriptorReduceKind)
    desc = d.Operand(TensorDescType)
    src = d.Operand(Tensor)
    indices = d.Operands(d.I32)
    effects = ("read desc", "write desc")
    checks = (Tensors, d.Check("tt.DescriptorBlock", "desc", "src"))
    assembly_format = "$kind `,` $desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)"


class DescriptorGatherOp(d.Op, dialect=tt, name="descriptor_gather"):
    """Several rows of the tensor that a descriptor describes."""

    desc = d.Operand(TensorDescType)
    x_offsets = d.Operand(OffsetTensor)
    y_offset = d.Operand(d.I32)
    result = d.Result(Tensor)
    effects = ("read desc",)
    checks = (Tensors, d.Check("tt.GatherScatter", "desc", "result", "x_offsets"))
    assembly_format = "$desc `[` $x_offsets `,` $y_offset `]` attr-dict `:` functional-type(operands, results)"


class DescriptorScatterOp(d.Op, dialect=tt, name="descriptor_scatter"):
    """Several rows that are written into the tensor that a descriptor describes."""

    desc = d.Operand(TensorDescType)
    x_offsets = d.Operand(OffsetTensor)
    y_offset = d.Operand(d.I32)
    src = d.Operand(Tensor)
    effects = ("read desc", "write desc")
    checks = (Tensors, d.Check("tt.GatherScatter", "desc", "src", "x_offsets"))
    assembly_format = "$desc `[` $x_offsets `,` $y_offset `]` `,` $src attr-dict `:` type(operands)"
