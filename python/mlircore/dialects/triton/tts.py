"""The tts dialect of triton-shared (commit 1c203ca99e7e): accesses of memory with offsets, strides and masks by dimension."""

from mlircore import dialect as d

from ._constraints import AnyTritonType, BoolLike, IntLike, Ptr, PtrLike, Tensor

tts = d.Dialect("tts")

_TENSOR = ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR")
_OFFSETS = d.TypeConstraint(
    "tensor of 32-bit signless integer values or tensor of 64-bit signless integer values",
    ("and", _TENSOR, ("element", ("or", ("integer", 1, 32), ("integer", 1, 64)))))
_STRUCTURED = d.TypeConstraint(
    "ptr or ranked tensor of ptr values or tensor of 32-bit signless integer values",
    ("or", PtrLike.predicate, ("and", _TENSOR, ("element", ("integer", 1, 32)))))
_SCALAR = d.TypeConstraint(
    "floating-point or integer or ptr",
    ("or", ("float", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f16", "bf16", "f32", "f64"),
     *(("integer", 1, width) for width in (1, 4, 8, 16, 32, 64)), ("defined", "tt.ptr")))


class GatherOp(d.Op, dialect=tts, name="gather"):
    """Loads at offsets from a pointer, under a mask."""

    ptr = d.Operand(Ptr)
    offset = d.Operand(IntLike)
    mask = d.OptionalOperand(BoolLike)
    other = d.OptionalOperand(AnyTritonType)
    result = d.Result(AnyTritonType)
    traits = (d.AttrSizedOperandSegments,
              d.TypesMatchWith("mask type matches ptr type", "offset", "mask", "I1SameShape"),
              d.TypesMatchWith("other matches ptr type", "ptr", "other", "tt.Pointee"))
    effects = ("read",)
    assembly_format = """
        $ptr `[` $offset `]` (`mask` `=` $mask^)? (`default` `=` $other^)? attr-dict `:` `(` type($ptr) `,` type($offset) `)` `->`
        type($result)
    """


class GetStructuredStateOp(d.Op, dialect=tts, name="get_structured_state"):
    """A pointer's offsets and strides by dimension."""

    input = d.Operand(_STRUCTURED)
    structured = d.Result(_STRUCTURED)
    offsets = d.Results(d.Index)
    strides = d.Results(d.Index)
    traits = (d.AttrSizedResultSegments, d.Pure)


class LoadOp(d.Op, dialect=tts, name="load"):
    """The values at a structured pointer, within the dimensions of a mask."""

    ptr = d.Operand(PtrLike)
    mask_dims = d.Operands(d.Index)
    static_mask_dims = d.Attr(d.DenseI64ArrayAttr)
    other = d.OptionalOperand(_SCALAR)
    result = d.Result(Tensor)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("read",)


class MakeGatherScatterTensorPtrOp(d.Op, dialect=tts, name="make_gather_scatter_tptr"):
    """A structured pointer whose offsets in one dimension are a tensor."""

    base = d.Operand(Ptr)
    gather_scatter_offset = d.Operand(_OFFSETS)
    gather_scatter_dim = d.Attr(d.I32Attr)
    sizes = d.Attr(d.DenseI64ArrayAttr)
    strides = d.Operands(d.Index)
    offsets = d.Operands(d.Index)
    static_strides = d.Attr(d.DenseI64ArrayAttr)
    static_offsets = d.Attr(d.DenseI64ArrayAttr)
    gather_scatter_mask = d.OptionalOperand(BoolLike)
    result = d.Result(PtrLike)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        $base `to` `sizes` `` `:` $sizes `gather_scatter_dim` `` `:` $gather_scatter_dim `gather_scatter_offset` `` `:`
        $gather_scatter_offset (`gather_scatter_mask` `` `:` $gather_scatter_mask^)? `` `,` `strides` `` `:`
        custom<DynamicIndexList>($strides, $static_strides) `` `,` `offsets` `` `:` custom<DynamicIndexList>($offsets, $static_offsets)
        attr-dict `:` type($gather_scatter_offset) type($gather_scatter_mask) type($base) `to` type($result)
    """


class MakeTensorPtrOp(d.Op, dialect=tts, name="make_tptr"):
    """A structured pointer: sizes, strides, offsets and shape by dimension."""

    base = d.Operand(Ptr)
    sizes = d.Attr(d.DenseI64ArrayAttr)
    strides = d.Operands(d.Index)
    offsets = d.Operands(d.Index)
    shape = d.Operands(d.Index)
    static_strides = d.Attr(d.DenseI64ArrayAttr)
    static_offsets = d.Attr(d.DenseI64ArrayAttr)
    static_shape = d.Attr(d.DenseI64ArrayAttr)
    order = d.Attr(d.DenseI32ArrayAttr)
    result = d.Result(PtrLike)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        $base `to` `sizes` `` `:` $sizes `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) `` `,` `offsets` ``
        `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `shape` `` `:` custom<DynamicIndexList>($shape, $static_shape) ``
        `,` `order` `` `:` $order attr-dict `:` type($base) `to` type($result)
    """


class ScatterOp(d.Op, dialect=tts, name="scatter"):
    """Stores at offsets from a pointer, under a mask."""

    ptr = d.Operand(Ptr)
    offset = d.Operand(IntLike)
    value = d.Operand(AnyTritonType)
    mask = d.OptionalOperand(BoolLike)
    traits = (d.TypesMatchWith("mask type matches offset type", "offset", "mask", "I1SameShape"),)
    effects = ("write",)
    assembly_format = """
        $value `into` $ptr `[` $offset `]` (`mask` `=` $mask^)? attr-dict `:` type($value) `into` ` ` `(` type($ptr) `,` type($offset) `)`
    """


class StoreOp(d.Op, dialect=tts, name="store"):
    """Writes values to a structured pointer, within the dimensions of a mask."""

    ptr = d.Operand(PtrLike)
    value = d.Operand(Tensor)
    mask_dims = d.Operands(d.Index)
    static_mask_dims = d.Attr(d.DenseI64ArrayAttr)
    effects = ("write",)


__getattr__ = tts.member
__dir__ = tts.members
