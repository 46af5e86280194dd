"""The gpu dialect: its types and attributes."""

from mlircore.define.types_attributes import (
    AffineMapParam,
    ArrayParam,
    AttrDef,
    AttrParam,
    DenseParam,
    EnumParam,
    IntParam,
    StringParam,
    TypeDef,
    TypeParam,
)
from mlircore.dialect import AttrConstraint, Dialect, EnumDef, StrAttr

gpu = Dialect("gpu", with_ir=True, inlining="operations")


def _enum(name: str, cases: str, *, first: int = 0, width: int = 32) -> EnumDef:
    enum = EnumDef(((case, value) for value, case in enumerate(cases.split(), first)), width=width, cpp_name=f"::mlir::gpu::{name}")
    gpu.enum(enum)
    return enum


AddressSpace = _enum("AddressSpace", "global workgroup private", first=1)
Dimension = _enum("Dimension", "x y z")
AllReduceOperation = _enum(
    "AllReduceOperation", "add mul minui minsi minnumf maxui maxsi maxnumf and or xor minimumf maximumf")
ShuffleMode = EnumDef((("xor", 0), ("up", 2), ("down", 1), ("idx", 3)), cpp_name="::mlir::gpu::ShuffleMode")
gpu.enum(ShuffleMode)
MMAElementwiseOp = _enum(
    "MMAElementwiseOp", "addf mulf subf maxf minf divf addi muli subi divs divu negatef negates extf")
Prune2To4SpMatFlag = _enum("Prune2To4SpMatFlag", "NONE PRUNE_ONLY PRUNE_AND_CHECK")
TransposeMode = _enum("TransposeMode", "NON_TRANSPOSE TRANSPOSE CONJUGATE_TRANSPOSE")
SpGEMMWorkEstimationOrComputeKind = _enum("SpGEMMWorkEstimationOrComputeKind", "WORK_ESTIMATION COMPUTE")
BroadcastType = _enum("BroadcastType", "first_active_lane specific_lane")
MappingId = _enum("MappingId", "x y z " + " ".join(f"linear_dim_{i}" for i in range(10)), width=64)
CompilationTarget = EnumDef((("offload", 1), ("assembly", 2), ("bin", 3), ("fatbin", 4)), cpp_name="CompilationTarget",
                            summary="GPU object format")
gpu.enum(CompilationTarget)
Processor = _enum("Processor", "block_x block_y block_z thread_x thread_y thread_z sequential", width=64)


class AsyncTokenType(TypeDef, dialect=gpu, mnemonic="async.token"):
    """async token type."""


class SparseDnTensorHandleType(TypeDef, dialect=gpu, mnemonic="sparse.dntensor_handle"):
    """dense tensor handle type."""


class SparseSpMatHandleType(TypeDef, dialect=gpu, mnemonic="sparse.spmat_handle"):
    """sparse matrix handle type."""


class SparseSpGEMMOpHandleType(TypeDef, dialect=gpu, mnemonic="sparse.spgemmop_handle"):
    """SpGEMM operation handle type."""


_MMA = ("or", ("integer", 6, 8), ("integer", 1, 32), ("float", "f16", "f32", "f64"))
_ROLES = ("or", *(("is_attr", f'"{role}Op"') for role in "ABC"))


class MMAMatrixType(TypeDef, dialect=gpu, mnemonic="mma_matrix"):
    """MMAMatrix type."""

    shape = DenseParam("i64", verify=(("size", 2, 2), "MMAMatrixType must have exactly two dimensions"))
    elementType = TypeParam(verify=(_MMA, "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64"))
    operand = StringParam(verify=(_ROLES, "operand expected to be one of AOp, BOp or COp"))
    blame_name = True
    assembly_format = "`<` custom<Shape>($shape, $elementType, `static`) `,` $operand `>`"


class AddressSpaceAttr(AttrDef, dialect=gpu, mnemonic="address_space"):
    """GPU address space."""

    value = EnumParam(AddressSpace)
    cpp_name = "GPU_AddressSpaceAttr"
    assembly_format = "`<` $value `>`"


class DimensionAttr(AttrDef, dialect=gpu, mnemonic="dim"):
    """a dimension, either 'x', 'y', or 'z'."""

    value = EnumParam(Dimension)
    cpp_name = "GPU_DimensionAttr"
    assembly_format = "$value"


class AllReduceOperationAttr(AttrDef, dialect=gpu, mnemonic="all_reduce_op"):
    """built-in reduction operations supported by gpu.allreduce.."""

    value = EnumParam(AllReduceOperation)
    cpp_name = "GPU_AllReduceOperationAttr"
    assembly_format = "$value"


class ShuffleModeAttr(AttrDef, dialect=gpu, mnemonic="shuffle_mode"):
    """Indexing modes supported by gpu.shuffle.."""

    value = EnumParam(ShuffleMode)
    cpp_name = "GPU_ShuffleModeAttr"
    assembly_format = "$value"


class MMAElementwiseAttr(AttrDef, dialect=gpu, mnemonic="mma_element_wise"):
    """elementwise operation to apply to mma matrix."""

    value = EnumParam(MMAElementwiseOp)
    cpp_name = "MMAElementWiseAttr"
    assembly_format = "$value"


class Prune2To4SpMatFlagAttr(AttrDef, dialect=gpu, mnemonic="prune_2to4_spmat_flag"):
    """pruning strategy for 2:4 sparse matrix."""

    value = EnumParam(Prune2To4SpMatFlag)
    cpp_name = "GPU_Prune2To4SpMatFlagAttr"
    assembly_format = "$value"


class TransposeModeAttr(AttrDef, dialect=gpu, mnemonic="mat_transpose_mode"):
    """transpose mode of sparse matrix supported by sparse tensor ops."""

    value = EnumParam(TransposeMode)
    cpp_name = "GPU_TransposeModeAttr"
    assembly_format = "$value"


class SpGEMMWorkEstimationOrComputeKindAttr(AttrDef, dialect=gpu, mnemonic="spgemm_work_estimation_or_compute_kind"):
    """choose whether spgemm_work_estimation_or_compute does work estimation or compute."""

    value = EnumParam(SpGEMMWorkEstimationOrComputeKind)
    cpp_name = "GPU_SpGEMMWorkEstimationOrComputeKindAttr"
    assembly_format = "$value"


class BroadcastTypeAttr(AttrDef, dialect=gpu, mnemonic="broadcast"):
    """a lane to broadcast from."""

    value = EnumParam(BroadcastType)
    cpp_name = "GPU_BroadcastTypeAttr"
    assembly_format = "$value"


class BlockMappingAttr(AttrDef, dialect=gpu, mnemonic="block"):
    """A loop is mapped to blocks."""

    block = EnumParam(MappingId)
    cpp_name = "GPUBlockMappingAttr"
    assembly_format = "`<` params `>`"


class WarpgroupMappingAttr(AttrDef, dialect=gpu, mnemonic="warpgroup"):
    """A loop is mapped to groups of warps."""

    warpgroup = EnumParam(MappingId)
    cpp_name = "GPUWarpgroupMappingAttr"
    assembly_format = "`<` params `>`"


class WarpMappingAttr(AttrDef, dialect=gpu, mnemonic="warp"):
    """A loop is mapped to warps."""

    warp = EnumParam(MappingId)
    cpp_name = "GPUWarpMappingAttr"
    assembly_format = "`<` params `>`"


class ThreadMappingAttr(AttrDef, dialect=gpu, mnemonic="thread"):
    """A loop is mapped to threads."""

    thread = EnumParam(MappingId)
    cpp_name = "GPUThreadMappingAttr"
    assembly_format = "`<` params `>`"


class LaneMappingAttr(AttrDef, dialect=gpu, mnemonic="lane"):
    """A loop is mapped to lanes."""

    lane = EnumParam(MappingId)
    cpp_name = "GPULaneMappingAttr"
    assembly_format = "`<` params `>`"


class MappingMaskAttr(AttrDef, dialect=gpu, mnemonic="mask"):
    """Which processing units are active, a bit for each."""

    mask = IntParam(64, signed=False, cpp_type="uint64_t")
    cpp_name = "GPUMappingMaskAttr"
    assembly_format = "`<` params `>`"


class MemorySpaceMappingAttr(AttrDef, dialect=gpu, mnemonic="memory_space"):
    """A buffer is mapped to a memory space."""

    address_space = EnumParam(AddressSpace)
    cpp_name = "GPUMemorySpaceMappingAttr"
    assembly_format = "`<` params `>`"


class ParallelLoopDimMappingAttr(AttrDef, dialect=gpu, mnemonic="loop_dim_map"):
    """How a dimension of a parallel loop is mapped to the hardware."""

    processor = EnumParam(Processor)
    map = AffineMapParam(cpp_type="AffineMap")
    bound = AffineMapParam(cpp_type="AffineMap")
    cpp_name = "ParallelLoopDimMappingAttr"
    assembly_format = "`<` struct(params) `>`"


_Array = AttrConstraint("array attribute", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))
_Dictionary = AttrConstraint("dictionary attribute", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))


class KernelMetadataAttr(AttrDef, dialect=gpu, mnemonic="kernel_metadata"):
    """Name, type and more of a compiled kernel."""

    name_ = AttrParam(StrAttr, cpp_type="StringAttr", verify=(("size", 1), "the kernel name can't be empty"))
    function_type = TypeParam(cpp_type="Type")
    arg_attrs = AttrParam(_Array, optional=True, cpp_type="ArrayAttr")
    metadata = AttrParam(_Dictionary, optional=True, cpp_type="DictionaryAttr")
    cpp_name = "GPU_KernelMetadataAttr"
    assembly_format = "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)? `>`"


class KernelTableAttr(AttrDef, dialect=gpu, mnemonic="kernel_table"):
    """A list of kernels, in the order of their names."""

    kernel_table = ArrayParam(AttrParam(KernelMetadataAttr), optional=True, cpp_type="::llvm::ArrayRef<KernelMetadataAttr>")
    cpp_name = "GPU_KernelTableAttr"
    assembly_format = "`<` (`[` qualified($kernel_table)^ `]`)? `>`"


class ObjectAttr(AttrDef, dialect=gpu, mnemonic="object"):
    """A compiled kernel, its format and its metadata."""

    target = AttrParam(cpp_type="Attribute", verify=(
        ("or", ("kind", "ATTR_DEFINED", "ATTR_OPAQUE")), "the target attribute must implement or promise the `gpu::TargetAttrInterface`"))
    format = EnumParam(CompilationTarget, field=True, default="fatbin")
    object = AttrParam(StrAttr, cpp_type="StringAttr")
    properties = AttrParam(_Dictionary, optional=True, cpp_type="DictionaryAttr")
    kernels = AttrParam(KernelTableAttr, optional=True, cpp_type="KernelTableAttr")
    cpp_name = "GPU_ObjectAttr"
    assembly_format = """`<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)? ($format^ `=`)? $object `>`"""


class SelectObjectAttr(AttrDef, dialect=gpu, mnemonic="select_object"):
    """Which object of a binary is used."""

    target = AttrParam(optional=True, cpp_type="Attribute")
    cpp_name = "GPU_SelectObjectAttr"
    assembly_format = "(`<` $target^ `>`)?"
