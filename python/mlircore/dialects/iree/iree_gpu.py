"""IREE's iree_gpu dialect: how code for GPUs is made."""

from mlircore import dialect as d

iree_gpu = d.Dialect("iree_gpu", lists_properties=True)

_MMA_INTRINSICS = [
    ("MFMA_F32_16x16x4_F32", 4112),
    ("MFMA_F32_16x16x16_F16", 4128),
    ("MFMA_F32_32x32x8_F16", 4129),
    ("MFMA_I32_16x16x16_I8", 4288),
    ("MFMA_I32_32x32x8_I8", 4289),
    ("MFMA_F32_16x16x8_BF16", 4384),
    ("MFMA_F32_32x32x4_BF16", 4385),
    ("MFMA_F64_16x16x4_F64", 4352),
    ("MFMA_F32_16x16x16_BF16", 4640),
    ("MFMA_F32_32x32x8_BF16", 4641),
    ("MFMA_F32_16x16x32_F8E5M2FNUZ", 4656),
    ("MFMA_F32_16x16x32_F8E5M2FNUZ_F8E4M3FNUZ", 4657),
    ("MFMA_F32_16x16x32_F8E4M3FNUZ", 4658),
    ("MFMA_F32_16x16x32_F8E4M3FNUZ_F8E5M2FNUZ", 4659),
    ("MFMA_F32_32x32x16_F8E5M2FNUZ", 4660),
    ("MFMA_F32_32x32x16_F8E5M2FNUZ_F8E4M3FNUZ", 4661),
    ("MFMA_F32_32x32x16_F8E4M3FNUZ", 4662),
    ("MFMA_F32_32x32x16_F8E4M3FNUZ_F8E5M2FNUZ", 4663),
    ("MFMA_I32_16x16x32_I8", 4800),
    ("MFMA_I32_32x32x16_I8", 4801),
    ("MFMA_F32_4x4x4x16B_F16", 4642),
    ("MFMA_F32_16x16x4x4B_F16", 4643),
    ("MFMA_F32_32x32x4x2B_F16", 4644),
    ("MFMA_F32_4x4x4x16B_BF16", 4645),
    ("MFMA_F32_16x16x4x4B_BF16", 4646),
    ("MFMA_F32_32x32x4x2B_BF16", 4647),
    ("MFMA_F32_4x4x1x16B_F32", 4624),
    ("MFMA_F32_16x16x1x4B_F32", 4625),
    ("MFMA_F32_32x32x1x2B_F32", 4626),
    ("MFMA_F64_4x4x4x4B_F64", 4608),
    ("MFMA_I32_4x4x4x16B_I8", 4802),
    ("MFMA_I32_16x16x4x4B_I8", 4803),
    ("MFMA_I32_32x32x4x2B_I8", 4804),
    ("MFMA_F32_16x16x32_F16", 4896),
    ("MFMA_F32_32x32x16_F16", 4897),
    ("MFMA_F32_16x16x32_BF16", 4898),
    ("MFMA_F32_32x32x16_BF16", 4899),
    ("MFMA_F32_16x16x32_F8E5M2", 4912),
    ("MFMA_F32_16x16x32_F8E5M2_F8E4M3FN", 4913),
    ("MFMA_F32_16x16x32_F8E4M3FN", 4914),
    ("MFMA_F32_16x16x32_F8E4M3FN_F8E5M2", 4915),
    ("MFMA_F32_32x32x16_F8E5M2", 4916),
    ("MFMA_F32_32x32x16_F8E5M2_F8E4M3FN", 4917),
    ("MFMA_F32_32x32x16_F8E4M3FN", 4918),
    ("MFMA_F32_32x32x16_F8E4M3FN_F8E5M2", 4919),
    ("MFMA_F32_16x16x128_F8E5M2", 4920),
    ("MFMA_F32_16x16x128_F8E5M2_F8E4M3FN", 4921),
    ("MFMA_F32_16x16x128_F8E4M3FN", 4922),
    ("MFMA_F32_16x16x128_F8E4M3FN_F8E5M2", 4923),
    ("MFMA_F32_32x32x64_F8E5M2", 4924),
    ("MFMA_F32_32x32x64_F8E5M2_F8E4M3FN", 4925),
    ("MFMA_F32_32x32x64_F8E4M3FN", 4926),
    ("MFMA_F32_32x32x64_F8E4M3FN_F8E5M2", 4927),
    ("MFMA_I32_16x16x64_I8", 5056),
    ("MFMA_I32_32x32x32_I8", 5057),
    ("WMMAR3_F32_16x16x16_F16", 6176),
    ("WMMAR3_F16_16x16x16_F16", 6177),
    ("WMMAR3_F32_16x16x16_BF16", 6178),
    ("WMMAR3_BF16_16x16x16_BF16", 6179),
    ("WMMAR3_I32_16x16x16_I8", 6336),
    ("WMMAR4_F32_16x16x16_F16", 6432),
    ("WMMAR4_F16_16x16x16_F16", 6433),
    ("WMMAR4_F32_16x16x16_BF16", 6434),
    ("WMMAR4_BF16_16x16x16_BF16", 6435),
    ("WMMAR4_F32_16x16x16_F8E5M2", 6448),
    ("WMMAR4_F32_16x16x16_F8E5M2_F8E4M3FN", 6449),
    ("WMMAR4_F32_16x16x16_F8E4M3FN", 6450),
    ("WMMAR4_F32_16x16x16_F8E4M3FN_F8E5M2", 6451),
    ("WMMAR4_I32_16x16x16_I8", 6592),
    ("WMMA_F32_16x16x4_F32", 6672),
    ("WMMA_F32_16x16x32_F16", 6688),
    ("WMMA_F32_16x16x32_BF16", 6689),
    ("WMMA_F16_16x16x32_F16", 6690),
    ("WMMA_BF16_16x16x32_BF16", 6691),
    ("WMMA_F32_16x16x64_F8E4M3FN", 6704),
    ("WMMA_F32_16x16x64_F8E4M3FN_F8E5M2", 6705),
    ("WMMA_F32_16x16x64_F8E5M2", 6706),
    ("WMMA_F32_16x16x64_F8E5M2_F8E4M3FN", 6707),
    ("WMMA_F16_16x16x64_F8E4M3FN", 6708),
    ("WMMA_F16_16x16x64_F8E4M3FN_F8E5M2", 6709),
    ("WMMA_F16_16x16x64_F8E5M2", 6710),
    ("WMMA_F16_16x16x64_F8E5M2_F8E4M3FN", 6711),
    ("WMMA_I32_16x16x64_I8", 6848),
    ("WMMA_F32_16x16x128_F8E5M2", 6712),
    ("WMMA_F32_16x16x128_F8E5M2_F8E4M3FN", 6713),
    ("WMMA_F32_16x16x128_F8E4M3FN", 6714),
    ("WMMA_F32_16x16x128_F8E4M3FN_F8E5M2", 6715),
    ("WMMA_F16_16x16x128_F8E5M2", 6716),
    ("WMMA_F16_16x16x128_F8E5M2_F8E4M3FN", 6717),
    ("WMMA_F16_16x16x128_F8E4M3FN", 6718),
    ("WMMA_F16_16x16x128_F8E4M3FN_F8E5M2", 6719),
    ("NV_MMA_SYNC_F32_16x8x16_F16", 8224),
    ("NV_MMA_SYNC_F16_16x8x16_F16", 8225),
    ("NV_MMA_SYNC_F32_16x8x16_BF16", 8226),
    ("NV_MMA_SYNC_F32_16x8x32_F8E4M3FN", 8227),
    ("NV_MMA_SYNC_F32_16x8x32_F8E5M2", 8228),
    ("NV_WMMA_F32_16x16x16_F16", 8480),
    ("NV_WMMA_F16_16x16x16_F16", 8481),
]

MMAIntrinsic = iree_gpu.enum(d.EnumDef(_MMA_INTRINSICS, summary="Descriptor for different MMA intrinsics", cpp_name="::mlir::iree_compiler::IREE::GPU::MMAIntrinsic"))

ScaledMMAIntrinsic = iree_gpu.enum(d.EnumDef(
    [("MFMA_SCALE_F32_16x16x128_B32", 4096), ("MFMA_SCALE_F32_32x32x64_B32", 4097)], cpp_name="::mlir::iree_compiler::IREE::GPU::ScaledMMAIntrinsic"))

ReorderWorkgroupsStrategyAttr = iree_gpu.enum(d.EnumDef(
    [("None", 0), ("Transpose", 1)], attr_name="reorder_workgroups_strategy", summary="Strategy for workgroup reordering", cpp_name="::mlir::iree_compiler::IREE::GPU::ReorderWorkgroupsStrategy", cpp_attr="IREEGPU_ReorderWorkgroupsStrategyAttr"))

LoweringPipeline = iree_gpu.enum(d.EnumDef(
    [("Default", 0),
     ("BaseLowering", 1),
     ("Distribute", 2),
     ("Vectorize", 3),
     ("VectorDistribute", 4),
     ("WinogradVectorize", 5),
     ("TileAndFuse", 6)], summary="LLVMGPU lowering pipeline identifier", cpp_name="::mlir::iree_compiler::IREE::GPU::LoweringPipeline"))

SPIRVLoweringPipeline = iree_gpu.enum(d.EnumDef(
    [("BaseLowering", 0),
     ("BaseDistribute", 1),
     ("BaseVectorize", 2),
     ("SubgroupReduce", 3),
     ("MatmulPromoteVectorize", 4),
     ("CooperativeMatrixVectorize", 5),
     ("WinogradVectorize", 6)], summary="SPIRV lowering pipeline identifier", cpp_name="::mlir::iree_compiler::IREE::GPU::SPIRVLoweringPipeline"))

ComputeBitwidthsAttr = iree_gpu.enum(d.EnumDef(
    [("fp64", 1),
     ("fp32", 2),
     ("fp16", 4),
     ("int64", 8),
     ("int32", 16),
     ("int16", 32),
     ("int8", 64),
     ("fp8", 128),
     ("fp6", 256),
     ("fp4", 512)], attr_name="compute_bitwidths", bits=True, separator="|", summary="Supported bitwidths for compute", cpp_name="::mlir::iree_compiler::IREE::GPU::ComputeBitwidths", cpp_attr="IREEGPU_ComputeBitwidthsAttr", bare=True, tight=True))

StorageBitwidthsAttr = iree_gpu.enum(d.EnumDef(
    [("b64", 1), ("b32", 2), ("b16", 4), ("b8", 8)], attr_name="storage_bitwidths", bits=True, separator="|", summary="Supported bitwidths for storage", cpp_name="::mlir::iree_compiler::IREE::GPU::StorageBitwidths", cpp_attr="IREEGPU_StorageBitwidthsAttr", bare=True, tight=True))

SubgroupOpsAttr = iree_gpu.enum(d.EnumDef(
    [("none", 0), ("shuffle", 1), ("arithmetic", 2)], attr_name="subgroup_ops", bits=True, separator="|", summary="Supported subgroup ops", cpp_name="::mlir::iree_compiler::IREE::GPU::SubgroupOps", cpp_attr="IREEGPU_SubgroupOpsAttr", bare=True, tight=True))

_VIRTUALMMA_INTRINSICS = [
    ("VMFMA_F32_16x16x32_F16", 0),
    ("VMFMA_F32_32x32x16_F16", 1),
    ("VMFMA_F32_16x16x32_F8E4M3FNUZ", 2),
    ("VMFMA_F32_32x32x16_F8E4M3FNUZ", 3),
    ("VDMFMA_F32_8x16x64x2_F16", 4),
    ("VDMFMA_F32_8x16x64x2_BF16", 6),
    ("VDMFMA_I32_8x16x128x2_I8", 5),
    ("VDMFMA_F32_8x16x128x2_F8E5M2FNUZ", 7),
    ("VDMFMA_F32_8x16x128x2_F8E5M2FNUZ_F8E4M3FNUZ", 8),
    ("VDMFMA_F32_8x16x128x2_F8E4M3FNUZ_F8E5M2FNUZ", 9),
    ("VDMFMA_F32_8x16x128x2_F8E4M3FNUZ", 10),
    ("VDMFMA_F32_8x16x64x1_F16", 15),
    ("VDMFMA_F32_8x16x64x1_BF16", 16),
    ("VDMFMA_I32_8x16x128x1_I8", 17),
    ("VDMFMA_F32_8x16x128x1_F8E5M2", 11),
    ("VDMFMA_F32_8x16x128x1_F8E5M2_F8E4M3FN", 12),
    ("VDMFMA_F32_8x16x128x1_F8E4M3FN_F8E5M2", 13),
    ("VDMFMA_F32_8x16x128x1_F8E4M3FN", 14),
]

VirtualMMAIntrinsic = iree_gpu.enum(d.EnumDef(_VIRTUALMMA_INTRINSICS, summary="Descriptor for different Virtual MMA intrinsics", cpp_name="::mlir::iree_compiler::IREE::GPU::VirtualMMAIntrinsic"))

DotProductOpsAttr = iree_gpu.enum(d.EnumDef(
    [("none", 0), ("dp4xi8toi32", 1)], attr_name="dotproduct_ops", bits=True, separator="|", summary="Supported dot product ops", cpp_name="::mlir::iree_compiler::IREE::GPU::DotProductOps", cpp_attr="IREEGPU_DotProductOpsAttr", bare=True, tight=True))

MMAIntrinsicAttr = iree_gpu.enum(d.EnumDef(_MMA_INTRINSICS, attr_name="mma_intrinsic", summary="Descriptor for different MMA intrinsics", cpp_name="::mlir::iree_compiler::IREE::GPU::MMAIntrinsic", cpp_attr="IREEGPU_MMAIntrinsicAttr", bare=True))

VirtualMMAIntrinsicAttr = iree_gpu.enum(d.EnumDef(_VIRTUALMMA_INTRINSICS, attr_name="virtual_mma_intrinsic", summary="Descriptor for different Virtual MMA intrinsics", cpp_name="::mlir::iree_compiler::IREE::GPU::VirtualMMAIntrinsic", cpp_attr="IREEGPU_VirtualMMAIntrinsicAttr", bare=True))


class ConditionalTransposeAttr(d.AttrDef, dialect=iree_gpu, mnemonic="conditional_transpose"):
    numXCDs = d.IntParam(64)
    numCUs = d.IntParam(64)
    assembly_format = "`<` $numXCDs `,` $numCUs `>`"
    summary = "Enable or disable transposed workgroup reordering based on the workload."


class DataTiledMMAAttr(d.AttrDef, dialect=iree_gpu, mnemonic="data_tiled_mma_layout"):
    intrinsic = d.EnumParam(MMAIntrinsic)
    intrinsics_m = d.IntParam(64, default=1)
    subgroups_m = d.IntParam(64, default=1)
    intrinsics_n = d.IntParam(64, default=1)
    subgroups_n = d.IntParam(64, default=1)
    intrinsics_k = d.IntParam(64, default=1)
    subgroups_k = d.IntParam(64, default=1)
    operands_interleaving_intrinsics_m = d.DenseParam("i64", optional=True)
    operands_interleaving_intrinsics_n = d.DenseParam("i64", optional=True)
    operands_interleaving_intrinsics_k = d.DenseParam("i64", optional=True)
    assembly_format = "`<` struct(params) `>`"


class DataTiledScaledMMAAttr(d.AttrDef, dialect=iree_gpu, mnemonic="data_tiled_scaled_mma_layout"):
    intrinsic = d.EnumParam(ScaledMMAIntrinsic)
    lhs_elem_type = d.TypeParam()
    rhs_elem_type = d.TypeParam()
    acc_elem_type = d.TypeParam()
    intrinsics_m = d.IntParam(64, default=1)
    subgroups_m = d.IntParam(64, default=1)
    intrinsics_n = d.IntParam(64, default=1)
    subgroups_n = d.IntParam(64, default=1)
    intrinsics_k = d.IntParam(64, default=1)
    subgroups_k = d.IntParam(64, default=1)
    operands_interleaving_intrinsics_m = d.DenseParam("i64", optional=True)
    operands_interleaving_intrinsics_n = d.DenseParam("i64", optional=True)
    operands_interleaving_intrinsics_k = d.DenseParam("i64", optional=True)
    unswizzled_operands = d.DenseParam("i64", optional=True)
    assembly_format = "`<` struct(params) `>`"


class DerivedThreadConfigAttr(d.AttrDef, dialect=iree_gpu, mnemonic="derived_thread_config"):
    assembly_format = ""
    summary = "Drive lowering of an operation by deriving thread distribution when needed."


class GPUEncodingResolverAttr(d.AttrDef, dialect=iree_gpu, mnemonic="gpu_encoding_resolver"):
    configuration = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "The encoding layout attribute for GPU backend."


class GPUPaddingResolverAttr(d.AttrDef, dialect=iree_gpu, mnemonic="gpu_padding_resolver"):
    cache_line_bytes = d.IntParam(32, signed=False, optional=True)
    cache_sets = d.IntParam(32, signed=False, optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "The padded encoding layout attribute for GPU targets."


class GPUPipelineOptionsAttr(d.AttrDef, dialect=iree_gpu, mnemonic="pipeline_options"):
    prefetch_num_stages = d.IntParam(64, optional=True)
    no_reduce_shared_memory_bank_conflicts = d.AttrParam(
    d.AttrConstraint("BoolAttr", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))), ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1)))), optional=True)
    use_igemm_convolution = d.AttrParam(
    d.AttrConstraint("BoolAttr", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))), ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1)))), optional=True)
    reorder_workgroups_strategy = d.AttrParam(ReorderWorkgroupsStrategyAttr, optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "Options attribute for linalg + tensors -> vector + memref GPU pipelines."


class InnerTiledSemanticsAttr(d.AttrDef, dialect=iree_gpu, mnemonic="mma_semantics"):
    distributed = d.BoolParam()
    opaque = d.BoolParam()
    assembly_format = "`<` struct(params) `>`"


class LaneConstantAttr(d.AttrDef, dialect=iree_gpu, mnemonic="lane_constant"):
    group_size = d.IntParam(64)
    assembly_format = "`<` $group_size `>`"
    summary = "Index is constant within groups of N lanes"


class LaneIdAttr(d.AttrDef, dialect=iree_gpu, mnemonic="lane_id"):
    dim = d.IntParam(64)
    assembly_format = "`<` $dim `>`"


class LaneIncrementAttr(d.AttrDef, dialect=iree_gpu, mnemonic="lane_increment"):
    group_size = d.IntParam(64)
    step = d.IntParam(64, default=1)
    aligned = d.BoolParam(default=False)
    assembly_format = "`` custom<`iree.Increment`>($group_size, $step, $aligned)"
    summary = "Index increments by 1 within groups of N lanes"


class LaneScopeAttr(d.AttrDef, dialect=iree_gpu, mnemonic="lane_scope"):
    assembly_format = ""
    summary = "Attribute representing execution across lanes."


class LoweringConfigAttr(d.AttrDef, dialect=iree_gpu, mnemonic="lowering_config"):
    attributes = d.AttrParam(d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")))
    assembly_format = "`<` $attributes `>`"
    summary = "Drive lowering of an operation for gpu compilation."


class MMAAttr(d.AttrDef, dialect=iree_gpu, mnemonic="mma_layout"):
    intrinsic = d.EnumParam(MMAIntrinsic)
    col_major = d.BoolParam(default=False)
    assembly_format = "`<` $intrinsic (`,` `col_major` `=` $col_major^)? `>`"


class MMAOpsArrayAttr(d.AttrDef, dialect=iree_gpu, mnemonic="mma_ops"):
    value = d.ArrayParam(d.AttrParam("iree_gpu.mma_layout"), optional=True)
    assembly_format = "`[` (`]`) : ($value^ `]`)?"


class PipelineAttr(d.AttrDef, dialect=iree_gpu, mnemonic="pipeline"):
    value = d.EnumParam(LoweringPipeline)
    assembly_format = "`<` $value `>`"
    summary = "LLVMGPU lowering pipeline identifier."


class PromoteWithCacheSwizzleAttr(d.AttrDef, dialect=iree_gpu, mnemonic="promote_with_cache_swizzle"):
    copy_config = d.AttrParam()
    assembly_format = "`<` $copy_config `>`"
    summary = "Indicate promotion of an operand with setting a cache swizzle value."


class SPIRVPipelineAttr(d.AttrDef, dialect=iree_gpu, mnemonic="spirv_pipeline"):
    value = d.EnumParam(SPIRVLoweringPipeline)
    assembly_format = "`<` $value `>`"
    summary = "SPIRV lowering pipeline identifier."


class ScaledMMAAttr(d.AttrDef, dialect=iree_gpu, mnemonic="scaled_mma_layout"):
    intrinsic = d.EnumParam(ScaledMMAIntrinsic)
    lhs_elem_type = d.TypeParam()
    rhs_elem_type = d.TypeParam()
    acc_elem_type = d.TypeParam()
    col_major = d.BoolParam(default=False)
    assembly_format = "`<` struct(params) `>`"


class ScaledMMAOpsArrayAttr(d.AttrDef, dialect=iree_gpu, mnemonic="scaled_mma_ops"):
    value = d.ArrayParam(d.AttrParam("iree_gpu.scaled_mma_layout"), optional=True)
    assembly_format = "`[` (`]`) : ($value^ `]`)?"


class SubgroupScopeAttr(d.AttrDef, dialect=iree_gpu, mnemonic="subgroup_scope"):
    assembly_format = ""
    summary = "Attribute representing execution across subgroups."


class SwizzleOperandAttr(d.AttrDef, dialect=iree_gpu, mnemonic="swizzle_operand"):
    copy_config = d.AttrParam()
    swizzle = d.AttrParam()
    assembly_format = "`<` struct(params) `>`"
    summary = "Indicate promotion of an operand with setting an xor swizzle value."


class TargetAttr(d.AttrDef, dialect=iree_gpu, mnemonic="target"):
    arch = d.StringParam()
    features = d.StringParam()
    wgp = d.AttrParam("iree_gpu.target_wgp")
    chip = d.AttrParam("iree_gpu.target_chip", optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "Full GPU target attribute."


class TargetChipAttr(d.AttrDef, dialect=iree_gpu, mnemonic="target_chip"):
    wgp_count = d.IntParam(32, signed=False)
    sku = d.AttrParam(
    d.AttrConstraint("StringAttr", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), value_type="none"), optional=True)
    memory_bandwidth_tbps = d.AttrParam(d.AttrConstraint("FloatAttr", ("kind", "ATTR_FLOAT"), ("kind", "ATTR_FLOAT")), optional=True)
    perf_tflops = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    extra = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "Chip level target description."


class TargetWgpAttr(d.AttrDef, dialect=iree_gpu, mnemonic="target_wgp"):
    compute = d.AttrParam(ComputeBitwidthsAttr)
    storage_ = d.AttrParam(StorageBitwidthsAttr)
    subgroup = d.AttrParam(SubgroupOpsAttr)
    dot = d.EnumParam(DotProductOpsAttr, default="none")
    mma = d.ArrayParam(d.AttrParam("iree_gpu.mma_layout"), optional=True, bracketed=True)
    scaled_mma = d.ArrayParam(d.AttrParam("iree_gpu.scaled_mma_layout"), optional=True, bracketed=True)
    subgroup_size_choices = d.DenseParam("i32")
    max_workgroup_sizes = d.DenseParam("i32")
    max_thread_count_per_workgroup = d.IntParam(32)
    max_workgroup_memory_bytes = d.IntParam(32)
    max_workgroup_counts = d.DenseParam("i32")
    max_load_instruction_bits = d.IntParam(32, optional=True)
    simds_per_wgp = d.IntParam(32, optional=True)
    vgpr_space_bits = d.IntParam(32, optional=True)
    dma_sizes = d.DenseParam("i64", optional=True)
    workgroup_memory_bank_count = d.IntParam(32, optional=True)
    extra = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "Workgroup processor level target description."


class UseGlobalLoadDMAAttr(d.AttrDef, dialect=iree_gpu, mnemonic="use_global_load_dma"):
    assembly_format = ""
    summary = "Drive lowering of an operation by using global load DMA."


class VirtualMMAAttr(d.AttrDef, dialect=iree_gpu, mnemonic="virtual_mma_layout"):
    intrinsic = d.EnumParam(VirtualMMAIntrinsic)
    col_major = d.BoolParam(default=False)
    assembly_format = "`<` $intrinsic (`,` `col_major` `=` $col_major^)? `>`"


AnyRankedTensorOrMemRef = d.TypeConstraint(
    "ranked tensor or memref of any type", ("or", ("kind", "TYPE_RANKED_TENSOR"), ("kind", "TYPE_MEMREF")), type_name="", type_class=("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))
IndexOrVectorOfIndexValuesType = d.TypeConstraint(
    "index or vector of index values", ("or", ("kind", "TYPE_INDEX"), ("and", ("kind", "TYPE_VECTOR"), ("element", ("kind", "TYPE_INDEX")))))
AffineMapAttr = d.AttrConstraint(
    "AffineMap attribute", ("kind", "ATTR_AFFINE_MAP"), ("kind", "ATTR_AFFINE_MAP"), value_type="index")
BoolArrayAttr = d.AttrConstraint(
    "1-bit boolean array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))))), ("kind", "ATTR_ARRAY"), value_type="none")
AnyRankedTensor = d.TypeConstraint(
    "ranked tensor of any type values", ("kind", "TYPE_RANKED_TENSOR"), type_name="builtin.tensor")
RankedTensorOrVectorOrMemrefOf32BitSignType = d.TypeConstraint(
    "ranked tensor or vector or memref of 32-bit signless integer or index values", ("and",
     ("or",
      ("kind", "TYPE_VECTOR"),
      ("and",
       ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"),
       ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_MEMREF")),
      ("and", ("kind", "TYPE_MEMREF"), ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_MEMREF"))),
     ("element", ("or", ("integer", 1, 32), ("kind", "TYPE_INDEX")))), type_name="", type_class=("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))
SignlessIntegerOrFloatingPointType = d.TypeConstraint("signless integer or floating-point", ("or", ("integer", 1, 0), ("kind", "TYPE_FLOAT")))
AnyRankedTensorOrVector = d.TypeConstraint(
    "ranked tensor or vector of any type values", ("or",
     ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0))),
     ("and",
      ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"),
      ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_MEMREF"))), type_name="", type_class=("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))


class BarrierRegionOp(d.Op, dialect=iree_gpu, name="barrier_region"):
    inputs = d.Operands(d.AnyType)
    results = d.Results(d.AnyType)
    region = d.Region(1)
    traits = (d.Pure, d.SingleBlock)
    implicit_terminator = "iree_gpu.yield"
    assembly_format = "(`ins` `(` $inputs^ `:` type($inputs) `)` )? $region attr-dict `:` type($results)"


class BufferResourceCastOp(d.Op, dialect=iree_gpu, name="buffer_resource_cast"):
    input = d.Operand(AnyRankedTensor)
    cache_swizzle_stride = d.OptionalOperand(d.Index)
    result = d.Result(AnyRankedTensor)
    traits = (d.Pure, d.AllTypesMatch("input", "result"))
    assembly_format = """
        $input oilist (`cacheSwizzleStride` `(` $cache_swizzle_stride `)` ) attr-dict `:` type($result)
    """


class CoalescedGatherDMAOp(d.Op, dialect=iree_gpu, name="coalesced_gather_dma"):
    source = d.Operand(AnyRankedTensorOrMemRef)
    indices = d.Operands(RankedTensorOrVectorOrMemrefOf32BitSignType)
    init = d.Operand(AnyRankedTensorOrMemRef)
    lane = d.Operand(d.Index)
    in_bounds = d.OptionalAttr(BoolArrayAttr)
    result_ = d.OptionalResult(AnyRankedTensorOrMemRef)
    assembly_format = """
        $source (`[` $indices^ `]`)? `into` $init `lane` `(` $lane `)` (`in_bounds` $in_bounds^)? attr-dict `:`
        type(operands) ( `->` type($result)^ )?
    """


class GlobalSubgroupBarrierOp(d.Op, dialect=iree_gpu, name="global_subgroup_barrier"):
    assembly_format = "attr-dict"


class SubgroupScanOp(d.Op, dialect=iree_gpu, name="subgroup_scan"):
    value = d.Operand(SignlessIntegerOrFloatingPointType)
    identity = d.OptionalOperand(SignlessIntegerOrFloatingPointType)
    inclusive = d.Attr(d.UnitAttr)
    cluster_size = d.OptionalAttr(d.I32Attr)
    cluster_stride = d.Attr(d.I32Attr, default="1 : i32")
    result = d.Result(SignlessIntegerOrFloatingPointType)
    total = d.Result(SignlessIntegerOrFloatingPointType)
    combiner = d.Region(1)
    traits = (d.SingleBlock, d.AllTypesMatch("value", "result", "total"))
    implicit_terminator = "iree_gpu.yield"
    assembly_format = """
        (`inclusive` $inclusive^)? `(` $value (`,` `identity` `=` $identity^ `:` type($identity))? `)`
        (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? $combiner attr-dict
        `:` type($value)
    """


class ValueBarrierOp(d.Op, dialect=iree_gpu, name="value_barrier"):
    inputs = d.Operands(AnyRankedTensorOrVector)
    results = d.Results(AnyRankedTensorOrVector)
    traits = (
        d.Pure,
        d.TypesMatchWith("all of {inputs, results} have same type", "inputs", "results", "SameTypes"),
    )
    assembly_format = "$inputs attr-dict `:` type($inputs)"


class YieldOp(d.Op, dialect=iree_gpu, name="yield"):
    values = d.Operands(d.AnyType)
    traits = (
        d.Pure,
        d.ReturnLike,
        d.Terminator,
        d.HasParent("iree_gpu.barrier_region", "iree_gpu.subgroup_scan"),
    )
    assembly_format = "attr-dict ($values^ `:` type($values))?"


class AsyncDMAOp(d.Op, dialect=iree_gpu, name="async_dma"):
    source = d.Operand(AnyRankedTensorOrMemRef)
    source_indices = d.Operands(IndexOrVectorOfIndexValuesType)
    dest = d.Operand(AnyRankedTensorOrMemRef)
    dest_indices = d.Operands(d.Index)
    transfer_type = d.Attr(d.TypeAttr)
    permutation_map = d.OptionalAttr(AffineMapAttr)
    in_bounds = d.OptionalAttr(BoolArrayAttr)
    result_ = d.OptionalResult(AnyRankedTensorOrMemRef)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $source `[` $source_indices `]` `to` $dest `[` $dest_indices `]` `,` $transfer_type oilist(`permutation_map`
        $permutation_map | `in_bounds` $in_bounds) attr-dict `:` type($source) `` custom<`iree.IndexTypes`>(
        ref($source_indices), type($source_indices)) `` `,` type($dest) (`->` type($result)^)?
    """


__getattr__ = iree_gpu.member
__dir__ = iree_gpu.members
