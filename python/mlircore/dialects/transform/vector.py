"""transform.vector: patterns of vector."""

from mlircore.dialect import Attr, AttrConstraint, BoolAttr, EnumDef, Extension, I64Attr
from mlircore.dialects.transform.base import ConversionPatterns, Patterns, ToLLVM, transform

vector = Extension(transform, __name__)


def _enum(name: str, cases: str, summary: str) -> AttrConstraint:
    return vector.enum(EnumDef(((case, value) for value, case in enumerate(cases.split())), summary=summary, cpp_name=f"::mlir::vector::{name}"))


VectorContractLoweringAttr = _enum(
    "VectorContractLowering", "dot llvmintr outerproduct parallelarith", "control the lowering of `vector.contract` operations.")
VectorMultiReductionLoweringAttr = _enum(
    "VectorMultiReductionLowering", "innerparallel innerreduction", "control the lowering of `vector.multi_reduction`.")
VectorTransposeLoweringAttr = _enum(
    "VectorTransposeLowering", "eltwise llvmintr shuffle_1d shuffle_16x16", "control the lowering of `vector.transpose` operations.")
VectorTransferSplitAttr = _enum(
    "VectorTransferSplit", "none vector-transfer linalg-copy force-in-bounds",
    "control the splitting of `vector.transfer` operations into in-bounds and out-of-bounds variants.")


class ApplyVectorToLLVMConversionPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.vector.vector_to_llvm"):
    """Operations of vector become LLVM's."""

    reassociate_fp_reductions = Attr(BoolAttr, default="false")
    force_32bit_vector_indices = Attr(BoolAttr, default="true")
    use_vector_alignment = Attr(BoolAttr, default="false")
    facts = ToLLVM


class ApplyCastAwayVectorLeadingOneDimPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.cast_away_vector_leading_one_dim"):
    """Removes leading dimensions of size 1."""


class ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"):
    """Removes last dimensions of size 1 from transfers."""


class ApplyDropUnitDimWithShapeCastPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.drop_unit_dims_with_shape_cast"):
    """Removes dimensions of size 1 with shape casts."""


class ApplyFoldElementwiseToVectorPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.elementwise_to_vector"):
    """Elementwise operations work on vectors."""


class ApplyFoldArithExtensionPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.fold_arith_extension"):
    """Extensions go into contractions."""


class ApplyInterleaveToShufflePatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.interleave_to_shuffle"):
    """Interleaving becomes a shuffle."""


class ApplyLowerBitCastPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_bitcast"):
    """Bitcasts become such of vectors with one dimension."""


class ApplyLowerBroadcastPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_broadcast"):
    """Broadcasts become such of vectors with one dimension."""


class ApplyLowerContractionPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_contraction"):
    """Contractions become simpler operations."""

    lowering_strategy = Attr(VectorContractLoweringAttr, default="outerproduct")
    assembly_format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict"


class ApplyLowerCreateMaskPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_create_mask"):
    """Masks become such of vectors with one dimension."""


class ApplyLowerGatherPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_gather"):
    """Gathers become such of vectors with one dimension."""


class ApplyLowerInterleavePatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_interleave"):
    """Interleaving becomes such of vectors with one dimension."""


class ApplyLowerMaskedTransfersPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_masked_transfers"):
    """Transfers under a mask become masked operations."""


class ApplyLowerMasksPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_masks"):
    """Masks become simpler ones."""


class ApplyLowerMultiReductionPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_multi_reduction"):
    """Reductions of several dimensions become such of one."""

    lowering_strategy = Attr(VectorMultiReductionLoweringAttr, default="innerparallel")
    assembly_format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict"


class ApplyLowerOuterProductPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_outerproduct"):
    """Outer products become products of vectors with one dimension."""


class ApplyLowerScanPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_scan"):
    """Scans become operations on slices."""


class ApplyLowerShapeCastPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_shape_cast"):
    """Shape casts become extractions and insertions."""


class ApplyLowerTransferPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_transfer"):
    """Transfers become loads and stores."""

    max_transfer_rank = Attr(I64Attr, default="1 : i64")
    assembly_format = "(`max_transfer_rank` `=` $max_transfer_rank^)? attr-dict"


class ApplyLowerTransposePatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.lower_transpose"):
    """Transposes become simpler operations."""

    lowering_strategy = Attr(VectorTransposeLoweringAttr, default="eltwise")
    avx2_lowering_strategy = Attr(BoolAttr, default="false")
    assembly_format = "oilist (`lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` $avx2_lowering_strategy) attr-dict"


class ApplyMaterializeMasksPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.materialize_masks"):
    """Masks become comparisons."""


class ApplyRankReducingSubviewPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.rank_reducing_subview_patterns"):
    """Views drop dimensions of size 1 before transfers."""


class ApplyVectorReductionToContractPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.reduction_to_contract"):
    """Reductions become contractions."""


class ApplyRewriteNarrowTypePatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.rewrite_narrow_types"):
    """Narrow types are packed into wider ones."""


class ApplySinkVectorMemPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.sink_mem_ops"):
    """Memory operations go to where they are used."""


class ApplySinkVectorPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.sink_ops"):
    """Moves broadcasts and transposes after elementwise operations."""


class ApplySplitTransferFullPartialPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.split_transfer_full_partial"):
    """Transfers get a fast path for what is in bounds."""

    split_transfer_strategy = Attr(VectorTransferSplitAttr, default="linalg-copy")
    assembly_format = "(`split_transfer_strategy` `=` $split_transfer_strategy^)? attr-dict"


class ApplyTransferPermutationPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.transfer_permutation_patterns"):
    """Permutations of transfers become transposes."""


class ApplyTransferToScfPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.transfer_to_scf"):
    """Transfers become loops."""

    max_transfer_rank = Attr(I64Attr, default="1 : i64")
    full_unroll = Attr(BoolAttr, default="false")
    assembly_format = "oilist (`max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll) attr-dict"


class ApplyUnrollFromElementsPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.unroll_from_elements"):
    """Vectors from elements become such with one dimension."""


class ApplyUnrollToElementsPatternsOp(Patterns, dialect=transform, name="apply_patterns.vector.unroll_to_elements"):
    """Elements come from vectors with one dimension."""


__getattr__ = vector.member  # functions that build operations, and what else the definitions say
__dir__ = vector.members
