"""IREE's iree_cpu dialect: how code for CPUs is made."""

from mlircore import dialect as d

iree_cpu = d.Dialect("iree_cpu", needed=("iree_codegen",), lists_properties=True)

_MMA_INTRINSICS = [
    ("None", 0),
    ("MMA_X86_AVX2_FMA_1x8x1_F32_F32", 4624),
    ("MMA_X86_AVX2_FMA_8x1x1_F32_F32", 4625),
    ("MMA_X86_AVX512_1x8x1_F64_F64", 4864),
    ("MMA_X86_AVX512_8x1x1_F64_F64", 4865),
    ("MMA_X86_AVX512_1x16x1_F32_F32", 4880),
    ("MMA_X86_AVX512_16x1x1_F32_F32", 4881),
    ("MMA_X86_AVX512_1x16x1_F32_F16_CASTF32", 4896),
    ("MMA_X86_AVX512_16x1x1_F32_F16_CASTF32", 4897),
    ("MMA_X86_AVX512FP16_1x32x1_F16_F16", 4898),
    ("MMA_X86_AVX512FP16_32x1x1_F16_F16", 4899),
    ("MMA_X86_AVX512BF16_1x16x2_F32_BF16", 4912),
    ("MMA_X86_AVX512BF16_16x1x2_F32_BF16", 4913),
    ("MMA_X86_AVX512_1x16x2_I32_I16", 5024),
    ("MMA_X86_AVX512_16x1x2_I32_I16", 5025),
    ("MMA_X86_AVX512VNNI_1x16x2_I32_I16", 5026),
    ("MMA_X86_AVX512VNNI_16x1x2_I32_I16", 5027),
    ("MMA_X86_AVX512_1x16x2_I32_I8_CASTI16", 5056),
    ("MMA_X86_AVX512_16x1x2_I32_I8_CASTI16", 5057),
    ("MMA_X86_AVX512VNNI_1x16x2_I32_I8_CASTI16", 5058),
    ("MMA_X86_AVX512VNNI_16x1x2_I32_I8_CASTI16", 5059),
    ("MMA_X86_AVX512VNNI_1x16x4_I32_UI8_I8", 5060),
    ("MMA_X86_AVX512VNNI_16x1x4_I32_I8_UI8", 5061),
    ("MMA_X86_AVX512VNNI_16x16x2_I32_I8_CASTI16", 5062),
    ("MMA_ARM_SVE_FMLA_1x4VLx1_F32_F32", 8720),
    ("MMA_ARM_SVE_FMLA_4VLx1x1_F32_F32", 8721),
    ("MMA_GENERIC_SCALAR_1x1x1_REG8", 61448),
    ("MMA_GENERIC_SCALAR_1x1x1_REG16", 61456),
]

MMAIntrinsic = iree_cpu.enum(d.EnumDef(_MMA_INTRINSICS, summary="Descriptor for different MMA intrinsics", cpp_name="::mlir::iree_compiler::IREE::CPU::MMAIntrinsic"))

LoweringPipeline = iree_cpu.enum(d.EnumDef(
    [("Default", 0),
     ("DoubleTilingExpert", 1),
     ("ConvTileAndDecomposeExpert", 2),
     ("Mmt4dTilingExpert", 3),
     ("BufferOpsTileAndVectorize", 4),
     ("DataTiling", 5),
     ("LinalgExtTileAndVectorize", 6)], summary="LLVMCPU lowering pipeline identifier", cpp_name="::mlir::iree_compiler::IREE::CPU::LoweringPipeline"))

MMAIntrinsicAttr = iree_cpu.enum(d.EnumDef(_MMA_INTRINSICS, attr_name="mma_intrinsic", summary="Descriptor for different MMA intrinsics", cpp_name="::mlir::iree_compiler::IREE::CPU::MMAIntrinsic", cpp_attr="IREECPU_MMAIntrinsicAttr", bare=True))


Dictionary = d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))


class CPUEncodingResolverAttr(d.AttrDef, dialect=iree_cpu, mnemonic="cpu_encoding_resolver"):
    configuration = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "The encoding layout attribute for CPU backends."


class DataTiledMMAAttr(d.AttrDef, dialect=iree_cpu, mnemonic="data_tiled_mma_layout"):
    intrinsic = d.EnumParam(MMAIntrinsic)
    intrinsics_m = d.IntParam(64, default=1)
    intrinsics_n = d.IntParam(64, default=1)
    intrinsics_k = d.IntParam(64, default=1)
    lhs_type = d.TypeParam(optional=True)
    rhs_type = d.TypeParam(optional=True)
    acc_type = d.TypeParam(optional=True)
    assembly_format = "`<` struct(params) `>`"


class InnerTiledSemanticsAttr(d.AttrDef, dialect=iree_cpu, mnemonic="mma_semantics"):
    assembly_format = "`<` `>`"


class InnerTileAlignmentsAttr(d.AttrDef, dialect=iree_cpu, mnemonic="inner_tile_alignments"):
    alignments = d.AttrParam(Dictionary)
    verify = "iree.Alignments"
    assembly_format = "`` custom<`iree.Alignments`>($alignments)"
    summary = "Per-tiling-level inner-tile alignment hints for pack/unpack ops."


class LoweringConfigAttr(d.AttrDef, dialect=iree_cpu, mnemonic="lowering_config"):
    config = d.AttrParam(Dictionary)
    assembly_format = "`` custom<`iree.TilingConfig`>($config)"
    summary = "Drive lowering of an operation for cpu compilation."
    alias = "config"


class PipelineAttr(d.AttrDef, dialect=iree_cpu, mnemonic="pipeline"):
    value = d.EnumParam(LoweringPipeline)
    assembly_format = "`<` $value `>`"
    summary = "CPU lowering pipeline identifier."


class UKernelProviderAttr(d.AttrDef, dialect=iree_cpu, mnemonic="ukernel_provider"):
    assembly_format = ""
    summary = 'Provides built-in C-bitcode ukernel implementations for the LLVMCPU\n    target backend.'


class VMVXEncodingResolverAttr(d.AttrDef, dialect=iree_cpu, mnemonic="vmvx_encoding_resolver"):
    configuration = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` struct(params) `>`"
    summary = "The encoding layout attribute for VMVX backend."


__getattr__ = iree_cpu.member
__dir__ = iree_cpu.members
