"""transform.structured: structured operations are found and become other ones; patterns of linalg."""

from mlircore.dialect import (
    Attr, BoolAttr, Check, DenseI64ArrayAttr, EnumDef, GraphRegion, IsolatedFromAbove, NoTerminator, Op, Operand, Operands,
    OptionalAttr, Region, Result, SingleBlock, TypeAttr, UnitAttr,
)
from mlircore.dialects.linalg import WinogradConv2DFmrValue as WinogradConv2DFmr
from mlircore.dialects.transform.base import (
    consumes, DenseBoolArrayAttr, DictionaryAttr, Handle, HandleOrParam, Patterns, StrArrayAttr, TypeArrayAttr, transform, reads,
)

MatchInterfaceEnum = transform.enum(EnumDef(
    ((case, value) for value, case in enumerate("LinalgOp TilingInterface LoopLikeInterface".split())), summary="An interface to match",
    cpp_name="mlir::transform::MatchInterfaceEnum"))
TransposeMatmulInput = transform.enum(EnumDef(
    (("lhs", 0), ("rhs", 1)), summary="Input to transpose when converting matmul ops to transposed variants",
    cpp_name="mlir::transform::TransposeMatmulInput"))
ENUMS = [each.enum for each in (MatchInterfaceEnum, TransposeMatmulInput) if each.enum is not None]


class ApplyDecomposeTensorPackUnpackPatternsOp(Patterns, dialect=transform, name="apply_patterns.linalg.decompose_pack_unpack"):
    """Packing becomes padding, reshaping and transposing."""


class ApplyDecomposeTensorPadPatternsOp(Patterns, dialect=transform, name="apply_patterns.linalg.decompose_pad"):
    """Padding becomes a fill and an insertion."""


class ApplyEraseUnnecessaryInputsPatternsOp(Patterns, dialect=transform, name="apply_patterns.linalg.erase_unnecessary_inputs"):
    """Removes inputs that a body does not use."""


class ApplyFoldAddIntoDestPatternsOp(Patterns, dialect=transform, name="apply_patterns.linalg.fold_add_into_dest"):
    """An addition goes into what is accumulated."""


class ApplyFoldPackUnpackIntoEmptyPatternsOp(Patterns, dialect=transform, name="apply_patterns.linalg.fold_pack_unpack_into_empty"):
    """Packing of empty tensors makes empty tensors."""

    fold_single_use_only = Attr(BoolAttr, default="false")


class ApplyFoldUnitExtentDimsViaReshapesPatternsOp(Patterns, dialect=transform, name="apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"):
    """Removes dimensions of size 1 with reshapes."""


class ApplyFoldUnitExtentDimsViaSlicesPatternsOp(Patterns, dialect=transform, name="apply_patterns.linalg.fold_unit_extent_dims_via_slices"):
    """Removes dimensions of size 1 with slices."""


class ApplyPadVectorizationPatternsOp(Patterns, dialect=transform, name="apply_patterns.linalg.pad_vectorization"):
    """Padding becomes transfers of vectors."""


class ApplyTilingCanonicalizationPatternsOp(Patterns, dialect=transform, name="apply_patterns.linalg.tiling_canonicalization"):
    """Simplifies what tiling leaves."""


class ApplyFoldIntoPackAndUnpackPatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.fold_into_pack_and_unpack"):
    """Padding and slicing go into packing and unpacking."""


class ConvertConv2DToImg2ColOp(Op, dialect=transform, name="structured.convert_conv2d_to_img2col"):
    """A convolution becomes a matrix product."""

    target = Operand(Handle)
    img2col_tensor = Result(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


class DecomposeOp(Op, dialect=transform, name="structured.decompose"):
    """Named operations become smaller ones."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class DecomposeInterfaceOp(Op, dialect=transform, name="structured.decompose_interface"):
    """Becomes what the operation itself says it is made of."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class DecomposeWinogradOp(Op, dialect=transform, name="structured.decompose_winograd_op"):
    """Steps of Winograd's algorithm become matrix products."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


class FlattenElementwiseLinalgOp(Op, dialect=transform, name="structured.flatten_elementwise"):
    """Elementwise operations get a single dimension."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


class GeneralizeOp(Op, dialect=transform, name="structured.generalize"):
    """Named operations become `linalg.generic`."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), `required`)"


class MatchOp(Op, dialect=transform, name="structured.match"):
    """All operations below that have names, an interface, attributes or types."""

    target = Operand(Handle)
    ops = OptionalAttr(StrArrayAttr)
    interface = OptionalAttr(MatchInterfaceEnum)
    op_attrs = OptionalAttr(DictionaryAttr)
    filter_result_type = OptionalAttr(TypeAttr)
    filter_operand_types = OptionalAttr(TypeArrayAttr)
    results_ = Result(Handle)
    effects = reads("target", "results")
    assembly_format = """
        (`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)? (`filter_result_type` `=`
        $filter_result_type^)? (`filter_operand_types` `=` $filter_operand_types^)? `in` $target attr-dict `:`
        functional-type($target, results)
    """


class ReplaceOp(Op, dialect=transform, name="structured.replace"):
    """Puts the operation in the body in the place of others."""

    target = Operand(Handle)
    replacement = Result(Handle)
    bodyRegion = Region(blocks=1)
    traits = (IsolatedFromAbove, NoTerminator, SingleBlock, GraphRegion)
    facts = consumes()
    checks = (Check("transform.Replace"),)
    assembly_format = "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement), `required`)"


class SpecializeOp(Op, dialect=transform, name="structured.specialize"):
    """`linalg.generic` becomes a named operation."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), `required`)"


class TransposeConv2DOp(Op, dialect=transform, name="structured.transpose_conv2d"):
    """Puts the filter of a convolution into another order."""

    target = Operand(Handle)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type($target, results)"


class TransposeMatmulOp(Op, dialect=transform, name="structured.transpose_matmul"):
    """One side of a matrix product is transposed."""

    target = Operand(Handle)
    inputToTranspose = Attr(TransposeMatmulInput, default="lhs")
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target (`<` $inputToTranspose^ `>`)? attr-dict `:` functional-type($target, results)"


class VectorizeOp(Op, dialect=transform, name="structured.vectorize"):
    """Becomes operations on vectors of these sizes."""

    target = Operand(Handle)
    vector_sizes = Operands(HandleOrParam)
    static_vector_sizes = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    vectorize_nd_extract = Attr(UnitAttr)
    assume_dynamic_dims_match_vec_sizes = Attr(UnitAttr)
    create_named_contraction = Attr(UnitAttr)
    scalable_sizes = Attr(DenseBoolArrayAttr, optional=True, default="array<i1>")
    facts = consumes("target")
    checks = (Check("transform.Scales", "static_vector_sizes", "vector sizes"),)
    assembly_format = """
        $target oilist(`vector_sizes` custom<DynamicIndexList>($vector_sizes, $static_vector_sizes, $scalable_sizes)) attr-dict `:`
        type($target) (`,` type($vector_sizes)^)?
    """


class VectorizeChildrenAndApplyPatternsOp(Op, dialect=transform, name="structured.vectorize_children_and_apply_patterns"):
    """Vectorizes all that is inside, and simplifies."""

    target = Operand(Handle)
    fold_type_extensions_into_contract = Attr(UnitAttr)
    vectorize_padding = Attr(UnitAttr)
    vectorize_nd_extract = Attr(UnitAttr)
    flatten_1d_depthwise_conv = Attr(UnitAttr)
    disable_multi_reduction_to_contract_patterns = Attr(UnitAttr)
    disable_transfer_permutation_map_lowering_patterns = Attr(UnitAttr)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class WinogradConv2DOp(Op, dialect=transform, name="structured.winograd_conv2d"):
    """A convolution becomes Winograd's algorithm."""

    target = Operand(Handle)
    fmr = Attr(WinogradConv2DFmr)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type($target, results)"
