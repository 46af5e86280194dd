"""transform.gpu: loops become grids, and patterns of gpu."""

from mlircore.dialect import (
    Attr, BoolAttr, Check, DenseI64ArrayAttr, Extension, I64Attr, Op, Operand, OptionalAttr, Result, StrAttr, UnitAttr,
)
from mlircore.dialects.transform.base import consumes, ConversionPatterns, Handle, I16Attr, Patterns, ToLLVM, transform

gpu = Extension(transform, __name__)


class ApplyGPUSubgroupReduceToNVVMConversionPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"):
    """Reductions in a subgroup become NVVM's."""

    facts = ToLLVM




class ApplyGPUToNVVMConversionPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.gpu.gpu_to_nvvm"):
    """Operations of gpu become NVVM's."""

    benefit = Attr(I16Attr, default="1 : i16")
    facts = ToLLVM


class ApplyGPUToROCDLConversionPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.gpu.gpu_to_rocdl"):
    """Operations of gpu become ROCDL's, for a chip."""

    chipset = Attr(StrAttr)
    facts = ToLLVM
    checks = (Check("transform.Chipset", "chipset"),)
    assembly_format = "`chipset` `=` $chipset attr-dict"


class ApplyGPUWwmaToNVVMConversionPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"):
    """Matrix products of a subgroup become NVVM's."""

    facts = ToLLVM




class EliminateBarriersOp(Patterns, dialect=transform, name="apply_patterns.gpu.eliminate_barriers"):
    """Removes barriers that nothing needs."""

    assembly_format = "attr-dict"


class ApplyGPURewritePatternsOp(Patterns, dialect=transform, name="apply_patterns.gpu.gpu_rewrite_patterns"):
    """Rewrites operations of gpu as other operations."""


class ApplyGPUPromoteShuffleToAMDGPUPatternsOp(Patterns, dialect=transform, name="apply_patterns.gpu.gpu_shuffle_to_amdgpu"):
    """Shuffles become AMD's."""

    chipset = OptionalAttr(StrAttr)
    assembly_format = "(`chipset` `=` $chipset^)? attr-dict"


class ApplyUnrollVectorsSubgroupMmaOp(Patterns, dialect=transform, name="apply_patterns.gpu.unroll_vectors_subgroup_mma"):
    """Unrolls vectors to the shape of a matrix product in a subgroup."""

    m = Attr(I64Attr)
    n = Attr(I64Attr)
    k = Attr(I64Attr)
    assembly_format = "`[` $m `,` $n `,` $k `]` attr-dict"


class MapForallToBlocks(Op, dialect=transform, name="gpu.map_forall_to_blocks"):
    """A parallel loop's iterations become blocks of a grid."""

    target = Operand(Handle)
    grid_dims = Attr(DenseI64ArrayAttr, optional=True, default="array<i64>")
    generate_gpu_launch = Attr(UnitAttr)
    result = Result(Handle)
    facts = consumes()
    checks = (Check("transform.Grid", "grid_dims"),)
    assembly_format = """
        $target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? attr-dict `:` functional-type($target,
        $result)
    """


class MapNestedForallToThreads(Op, dialect=transform, name="gpu.map_nested_forall_to_threads"):
    """Nested parallel loops' iterations become threads of a block."""

    target = Operand(Handle)
    block_dims = Attr(DenseI64ArrayAttr, default="array<i64>")
    sync_after_distribute = Attr(BoolAttr, default="true")
    warp_size = Attr(I64Attr, default="32 : i64")
    result = Result(Handle)
    facts = consumes()
    assembly_format = """
        $target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)? (`warp_size` `=` $warp_size^)?
        attr-dict `:` functional-type($target, $result)
    """


__getattr__ = gpu.member  # functions that build operations, and what else the definitions say
__dir__ = gpu.members
