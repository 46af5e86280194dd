"""transform.tensor: patterns of tensor."""

from mlircore.dialect import Attr, BoolAttr, Extension, I64Attr, Op, Operand, Result, UnitAttr
from mlircore.dialects.transform.base import consumes, Handle, Patterns, TypeConverter, transform

tensor = Extension(transform, __name__)


class ApplyBubbleUpExtractSlicePatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.bubble_up_extract_slice"):
    """Slices go before what makes the tensor."""


class ApplyDecomposeTensorConcatPatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.decompose_concat"):
    """Concatenations become insertions."""


class ApplyDropRedundantInsertSliceRankExpansionPatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"):
    """Removes insertions that only add dimensions."""


class ApplyFoldTensorEmptyPatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.fold_tensor_empty"):
    """Slices and reshapes of empty tensors become empty tensors."""

    fold_single_use_only = Attr(BoolAttr, default="false")


class ApplyFoldTensorSubsetOpsPatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.fold_tensor_subset_ops"):
    """Slices of slices become one."""


class ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"):
    """Slices go into transfers of vectors."""


class ApplyMergeConsecutiveInsertExtractSlicePatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.merge_consecutive_insert_extract_slice"):
    """Consecutive slices become one."""


class ApplyReassociativeReshapeFoldingPatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.reassociative_reshape_folding"):
    """Reshapes go into each other."""


class ApplyRewriteTensorOpsAsConstantPatternsOp(Patterns, dialect=transform, name="apply_patterns.tensor.rewrite_as_constant"):
    """Operations on constants become constants."""

    aggressive = Attr(UnitAttr)
    assembly_format = "(`aggressive` $aggressive^)? attr-dict"


class MakeLoopIndependentOp(Op, dialect=transform, name="tensor.make_loop_independent"):
    """Sizes no longer depend on loops."""

    target = Operand(Handle)
    num_loops = Attr(I64Attr)
    transformed = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type($target, $transformed)"


class TypeConversionCastShapeDynamicDimsOp(TypeConverter, dialect=transform, name="type_conversion.tensor.cast_shape_dynamic_dims"):
    """How tensors convert to others of more or less known sizes."""

    ignore_dynamic_info = Attr(UnitAttr)
    assembly_format = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict"


__getattr__ = tensor.member  # functions that build operations, and what else the definitions say
__dir__ = tensor.members
