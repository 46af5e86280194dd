"""transform.structured: tensors are packed and padded and get memory."""

from mlircore.define.inference import BY_TRAITS
from mlircore.define.shaped import I64ArrayAttr
from mlircore.dialect import (
    AnyAttr, ArrayAttr, Attr, AttrConstraint, BoolAttr, Check, DenseI64ArrayAttr, I64Attr, Op, Operand, Operands, OptionalAttr,
    Result, SameOperandsAndResultType, StrAttr, UnitAttr,
)
from mlircore.dialects.transform.base import (
    AnyOpType, AnyValueType, BoolArrayAttr, consumes, DeviceMappingArrayAttr, Handle, HandleOrParam, ValueHandle, handle_of,
    transform,
)


def _i64s(summary: str, *sizes: int) -> AttrConstraint:
    held = ("and", ("array_of", 64), ("or", *(("size", size, size) for size in sizes)))
    return AttrConstraint(f"i64 dense array attribute with {summary} elements", held, ("array_of", 64), value_type="i64", dense=True)


ThreeI64sAttr, NoneOrThreeI64sAttr = _i64s("exactly 3", 3), _i64s("0 or 3", 0, 3)
_I64 = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64)))
I64ArraysAttr = AttrConstraint("array of arrays of i64", ("all", ("all", _I64)), ("kind", "ATTR_ARRAY"))


class BufferizeToAllocationOp(Op, dialect=transform, name="structured.bufferize_to_allocation"):
    """Gives a result memory of its own."""

    target = Operand(Handle)
    memory_space = OptionalAttr(AnyAttr)
    memcpy_op = Attr(StrAttr, default='"bufferization.materialize_in_destination"')
    alloc_op = Attr(StrAttr, default='"memref.alloc"')
    bufferize_destination_only = Attr(UnitAttr)
    emit_dealloc = Attr(UnitAttr)
    allocated_buffer = Result(AnyValueType)
    new_ops = Result(AnyOpType)
    infer = BY_TRAITS
    facts = consumes()
    checks = (
        Check("transform.OneOf", "memcpy_op", "unsupported memcpy op", "bufferization.materialize_in_destination", "memref.copy", "linalg.copy"),
        Check("transform.OneOf", "alloc_op", "unsupported alloc op", "memref.alloc", "memref.alloca"),
    )
    assembly_format = "$target attr-dict `:` type($target)"


class EliminateLinalgOpAnchoredEmptyTensorsOp(Op, dialect=transform, name="structured.eliminate_empty_tensors"):
    """Removes empty tensors in front of structured operations."""

    target = Operand(Handle)
    assembly_format = "$target attr-dict `:` type($target)"


class InsertSliceToCopyOp(Op, dialect=transform, name="structured.insert_slice_to_copy"):
    """An insertion becomes a copy and an insertion."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class LinalgCopyToMemrefOp(Op, dialect=transform, name="structured.linalg_copy_to_memref"):
    """A copy of linalg becomes one of memref."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class LowerPackOp(Op, dialect=transform, name="structured.lower_pack"):
    """Packing becomes padding, expanding and transposing."""

    target = Operand(handle_of("linalg.pack"))
    lowerPadLikeWithInsertSlice = Attr(BoolAttr, default="true")
    pad_op = Result(handle_of("tensor.pad"))
    expand_shape_op = Result(handle_of("tensor.expand_shape"))
    transpose_op = Result(handle_of("linalg.transpose"))
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class LowerUnPackOp(Op, dialect=transform, name="structured.lower_unpack"):
    """Unpacking becomes transposing, collapsing and slicing."""

    target = Operand(handle_of("linalg.unpack"))
    lowerUnpadLikeWithExtractSlice = Attr(BoolAttr, default="true")
    empty_op = Result(handle_of("tensor.empty"))
    transpose_op = Result(handle_of("linalg.transpose"))
    collapse_shape_op = Result(handle_of("tensor.collapse_shape"))
    extract_slice_op = Result(handle_of("tensor.extract_slice"))
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class PackOp(Op, dialect=transform, name="structured.pack"):
    """Packs operands by sizes for each loop."""

    target = Operand(Handle)
    packed_sizes = Operands(Handle)
    static_packed_sizes = Attr(DenseI64ArrayAttr, default="array<i64>")
    packed_op = Result(Handle)
    facts = consumes("target")
    assembly_format = """
        $target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:`
        functional-type(operands, results)
    """


class PackGreedilyOp(Op, dialect=transform, name="structured.pack_greedily"):
    """Packs what can be made a matrix product."""

    target = Operand(Handle)
    matmul_packed_sizes = Operands(Handle)
    static_matmul_packed_sizes = Attr(ThreeI64sAttr, default="array<i64>")
    matmul_padded_sizes_next_multiple_of = Attr(NoneOrThreeI64sAttr, default="array<i64>")
    matmul_inner_dims_order = Attr(ThreeI64sAttr, default="array<i64>")
    packed_op = Result(Handle)
    facts = consumes("target")
    checks = (Check("transform.Permutation", "matmul_inner_dims_order", "valid"), Check("transform.PackGreedily"))
    assembly_format = """
        $target oilist(`matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes)
        (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` `=`
        $matmul_inner_dims_order) attr-dict `:` functional-type(operands, results)
    """


class PackTransposeOp(Op, dialect=transform, name="structured.pack_transpose"):
    """Transposes packing and the operation that uses it."""

    target_pack_or_un_pack_op = Operand(Handle)
    target_linalg_op = Operand(Handle)
    outer_perm = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    inner_perm = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    packed_op = Result(Handle)
    pack_op = Result(Handle)
    un_pack_op = Result(Handle)
    facts = consumes()
    checks = (
        Check("transform.Permutation", "outer_perm", "valid"), Check("transform.Permutation", "inner_perm", "valid"),
        Check("transform.PackTranspose", "outer_perm", "inner_perm"),
    )
    assembly_format = """
        $target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^)? (`inner_perm` `=`
        $inner_perm^)? attr-dict `:` functional-type(operands, results)
    """


class PadOp(Op, dialect=transform, name="structured.pad"):
    """Pads operands to sizes that are known or divide."""

    target = Operand(Handle)
    padding_values = Attr(ArrayAttr, default="[]")
    padding_dimensions = Attr(I64ArrayAttr, default="[]")
    pad_to_multiple_of = Operands(HandleOrParam)
    static_pad_to_multiple_of = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    nofold_flags = Attr(I64ArrayAttr, default="[]")
    transpose_paddings = Attr(I64ArraysAttr, default="[]")
    copy_back_op = Attr(StrAttr, default='"bufferization.materialize_in_destination"')
    use_prescribed_tensor_shapes = Attr(UnitAttr)
    padded = Result(Handle)
    pad = Result(Handle)
    copy = Result(Handle)
    facts = consumes("target")
    checks = (
        Check("transform.Pad"),
        Check("transform.OneOf", "copy_back_op", "invalid copy_back_op", "bufferization.materialize_in_destination", "linalg.copy", "none"),
    )
    assembly_format = """
        $target oilist(`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of))
        (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)? attr-dict `:` functional-type(operands, results)
    """


class PadTilingInterfaceOp(Op, dialect=transform, name="structured.pad_tiling_interface"):
    """Pads what can be tiled."""

    target = Operand(Handle)
    padding_values = Attr(ArrayAttr, default="[]")
    padding_sizes = Operands(HandleOrParam)
    static_padding_sizes = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    pad_to_multiple_of = Attr(UnitAttr)
    padded = Result(Handle)
    pad = Result(Handle)
    facts = consumes("target")
    assembly_format = """
        $target `to` oilist(`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)) (`pad_to_multiple_of`
        $pad_to_multiple_of^)? attr-dict `:` functional-type(operands, results)
    """


class PromoteOp(Op, dialect=transform, name="structured.promote"):
    """Copies parts into buffers of their own."""

    target = Operand(Handle)
    operands_to_promote = Attr(I64ArrayAttr, default="[]")
    use_full_tile_buffers = Attr(BoolArrayAttr, default="[]")
    use_full_tiles_by_default = Attr(UnitAttr)
    use_original_subview_size = Attr(UnitAttr)
    use_alloca = Attr(UnitAttr)
    memory_space = OptionalAttr(AnyAttr)
    mapping = OptionalAttr(DeviceMappingArrayAttr)
    alignment = OptionalAttr(I64Attr)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), `required`)"


class PromoteTensorOp(Op, dialect=transform, name="structured.promote_tensor"):
    """Gives tensors memory in a space."""

    tensor = Operand(ValueHandle)
    memory_space = OptionalAttr(AnyAttr)
    promoted = Result(ValueHandle)
    infer = BY_TRAITS
    traits = (SameOperandsAndResultType,)
    assembly_format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)"


class RewriteInDestinationPassingStyleOp(Op, dialect=transform, name="structured.rewrite_in_destination_passing_style"):
    """Results get destinations."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type($target, results)"
