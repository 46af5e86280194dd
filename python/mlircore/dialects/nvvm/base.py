"""The nvvm dialect: its enumerations and attributes, and the types that its operations need."""

from mlircore.define.inference import GIVEN
from mlircore.define.types_attributes import AttrDef, AttrParam, BoolParam, IntParam, StringParam
from mlircore.dialect import I32, I64, AttrConstraint, Check, Dialect, EnumDef, TypeConstraint, bounded_integer_attr, one_of
from mlircore.dialects._llvm_constraints import integer_attr, pointers as pointers

nvvm = Dialect("nvvm", is_open=True, argument_check="nvvm.Argument", infer=GIVEN, inlining="operations")


def _enum(mnemonic: str, name: str, summary: str, cases: str, *, bare: bool = False, field: bool = False,
          cpp_attr: str | None = None) -> AttrConstraint:
    """An enumeration that is an attribute of its own. Cases are numbered from 0, or each has its number after it."""
    pairs = [(case.partition("=")[0], int(case.partition("=")[2] or number)) for number, case in enumerate(cases.split())]
    return nvvm.enum(EnumDef(pairs, attr_name=mnemonic, summary=summary, cpp_name=f"::mlir::NVVM::{name}",
                             cpp_attr=cpp_attr or f"{name}Attr", bare=bare, field=field))


# --- memory and what orders it ---

NVVMMemorySpaceAttr = _enum(
    "memory_space", "NVVMMemorySpace", "NVVM Memory Space",
    "generic global shared=3 constant=4 local=5 tensor=6 shared_cluster=7", field=True)
SharedSpaceAttr = _enum("shared_space", "SharedSpace", "Shared memory space", "cta cluster")
MemScopeKindAttr = _enum("mem_scope", "MemScopeKind", "NVVM Memory Scope kind", "cta cluster gpu sys")
MemOrderKindAttr = _enum(
    "mem_order", "MemOrderKind", "NVVM Memory Ordering kind", "weak relaxed acquire release acq_rel sc mmio volatile")
ProxyKindAttr = _enum("proxy_kind", "ProxyKind", "Proxy kind", "alias async async.global async.shared tensormap generic")
CacheEvictionPriorityAttr = _enum(
    "cache_eviction_priority", "CacheEvictionPriority", "NVVM Cache Eviction Priority",
    "evict_normal evict_first evict_last evict_unchanged no_allocate", bare=True, field=True)
PrefetchCacheLevelAttr = _enum("prefetch_cache_level", "PrefetchCacheLevel", "NVVM Prefetch Cache Level", "L1 L2", bare=True, field=True)
LoadCacheModifierAttr = _enum(
    "load_cache_modifier", "LoadCacheModifierKind", "NVVM load cache modifier kind", "ca cg cs lu cv", bare=True,
    cpp_attr="LoadCacheModifierAttr")

# --- threads, blocks, clusters ---

BarrierReductionAttr = _enum("reduction", "BarrierReduction", "NVVM barrier reduction operation", "popc and or")
CTAGroupKindAttr = _enum("cta_group", "CTAGroupKind", "NVVM CTA group kind", "cta_1 cta_2")
ShflKindAttr = _enum("shfl_kind", "ShflKind", "NVVM shuffle kind", "bfly up down idx", bare=True)
VoteSyncKindAttr = _enum("vote_sync_kind", "VoteSyncKind", "NVVM vote sync kind", "any all ballot uni", bare=True)
MatchSyncKindAttr = _enum("match_sync_kind", "MatchSyncKind", "NVVM match sync kind", "any all", bare=True)
ReduxKindAttr = _enum(
    "redux_kind", "ReduxKind", "NVVM redux kind", "add=1 and=2 max=3 min=4 or=5 umax=6 umin=7 xor=8 fmin=9 fmax=10", bare=True)
SetMaxRegisterActionAttr = _enum("action", "SetMaxRegisterAction", "NVVM set max register action", "decrease=1 increase=0", bare=True)
GridDepActionAttr = _enum("grid_dep_action", "GridDepActionKind", "Action kind for grid dependency control",
                          "wait launch_dependents", bare=True, field=True, cpp_attr="GridDepActionAttr")
ClusterLaunchControlQueryTypeAttr = _enum(
    "cluster_launch_control_query_type", "ClusterLaunchControlQueryType", "NVVM ClusterLaunchControlQueryType",
    "is_canceled get_first_cta_id_x get_first_cta_id_y get_first_cta_id_z", bare=True, field=True)

# --- numbers ---

FPRoundingModeAttr = _enum("fp_rnd_mode", "FPRoundingMode", "NVVM FPRoundingMode kind", "none rn rm rp rz rna rs")
SaturationModeAttr = _enum("sat_mode", "SaturationMode", "NVVM SaturationMode kind", "none satfinite")
DotAccumulateTypeAttr = _enum("dot_accumulate_type", "DotAccumulateType", "NVVM DotAccumulateType", "signed=1 unsigned=0")
PermuteModeAttr = _enum("permute_mode", "PermuteMode", "NVVM permute mode", "default f4e b4e rc8 ecl ecr rc16")

# --- copies of tensors ---

TMALoadModeAttr = _enum("tma_load_mode", "TMALoadMode", "List of Load-Modes supported for TMA Tensor Ops",
                        "tile im2col im2col_w im2col_w_128 tile_gather4")
TMAStoreModeAttr = _enum("tma_store_mode", "TMAStoreMode", "NVVM TMA Store Mode", "tile im2col tile_scatter4")
TMAReduxKindAttr = _enum("tma_redux_kind", "TMAReduxKind", "NVVM TMA redux kind", "add max=2 min=1 inc dec and or xor")

# --- products of matrices ---

MMALayoutAttr = _enum("mma_layout", "MMALayout", "NVVM MMA layout", "row col")
MMATypesAttr = _enum(
    "mma_type", "MMATypes", "NVVM MMA types", "f16 f32 tf32 bf16=9 s8 u8=3 s32=5 s4=8 u4=7 b1=6 f64 e4m3 e5m2 e3m2 e2m3 e2m1")
MMAFragAttr = _enum("mma_frag", "MMAFrag", "NVVM MMA frag type", "a b c")
MMAB1OpAttr = _enum("mma_b1op", "MMAB1Op", "MMA binary operations", "none xor_popc and_popc")
MMAIntOverflowAttr = _enum("mma_int_overflow", "MMAIntOverflow", "MMA overflow options", "satfinite=1 wrapped=0")
MMAKindAttr = _enum("mma_kind", "MMAKind", "MMA operation kind", "f8f6f4")
MMABlockScaleKindAttr = _enum("block_scale_kind", "MMABlockScaleKind", "Block Scale Kind", "mxf8f6f4 mxf4 mxf4nvf4")
BlockScaleFormatAttr = _enum("block_scale_format", "BlockScaleFormat", "MMA Block Scale Format", "ue8m0 ue4m3")
ScaleVecSizeAttr = _enum("scale_vec_size", "ScaleVecSize", "MMA Scale Vector Sizes", "x1 x2 x4")
LdStMatrixEltTypeAttr = _enum("ld_st_matrix_elt_type", "LdStMatrixEltType", "Element type for ldmatrix and stmatrix",
                              "b16 b8 b8x16.b6x16_p32 b8x16.b4x16_p64")
WGMMATypesAttr = _enum("wgmma_type", "WGMMATypes", "NVVM WGMMA types", "f16 tf32 u8 s8 b1 bf16 e4m3 e5m2 f32 s32")
WGMMAScaleInAttr = _enum("wgmma_scale_in", "WGMMAScaleIn", "WGMMA overflow options", "one=1 neg=-1")
WGMMAScaleOutAttr = _enum("wgmma_scale_out", "WGMMAScaleOut", "WGMMA input predicate", "zero one")

# --- the fifth generation of tensor cores ---

Tcgen05FenceKindAttr = _enum("tcgen05_fence", "Tcgen05FenceKind", "NVVM Tcgen05 fence kind", "before after")
Tcgen05WaitKindAttr = _enum("tcgen05_wait", "Tcgen05WaitKind", "NVVM Tcgen05 wait kind", "load store")
Tcgen05CpShapeAttr = _enum("tcgen05_cp_shape", "Tcgen05CpShape", "tcgen05 cp shapes",
                           "shape_128x256b shape_4x256b shape_128x128b shape_64x128b shape_32x128b")
Tcgen05CpMulticastAttr = _enum(
    "tcgen05_cp_multicast", "Tcgen05CpMulticast", "tcgen05 cp multicast", "none warpx2_02_13 warpx2_01_23 warpx4")
Tcgen05CpSrcFormatAttr = _enum("tcgen05_cp_src_fmt", "Tcgen05CpSrcFormat", "tcgen05 cp source format", "b6x16_p32 b4x16_p64")
Tcgen05LdStShapeAttr = _enum("tcgen05_ldst_shape", "Tcgen05LdStShape", "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4",
                             "shape_16x64b shape_16x128b shape_16x256b shape_32x32b shape_16x32bx2")
Tcgen05MMAKindAttr = _enum("tcgen05_mma_kind", "Tcgen05MMAKind", "tcgen05 MMA Supported Types", "f8f6f4=2 i8=3 f16=0 tf32=1")
Tcgen05MMABlockScaleAttr = _enum(
    "tcgen05_mma_block_scale", "Tcgen05MMABlockScale", "tcgen05.mma block scale attribute", "default block16 block32")
Tcgen05MMACollectorOpAttr = _enum(
    "tcgen05_mma_collectorop", "Tcgen05MMACollectorOp", "tcgen05.mma Collector Buffer Operation", "discard lastuse fill use")
Tcgen05MMACollectorBBufferAttr = _enum(
    "tcgen05_mma_collectorb", "Tcgen05MMACollectorBBuffer", "tcgen05 MMA Collector Buffer B Attribute", "b0 b1 b2 b3")

# --- other attributes ---


class MMAShapeAttr(AttrDef, dialect=nvvm, mnemonic="shape"):
    """Attribute for MMA operation shape.."""

    m = IntParam(32, cpp_type="int")
    n = IntParam(32, cpp_type="int")
    k = IntParam(32, cpp_type="int")
    cpp_name = "NVVM_MMAShapeAttr"
    assembly_format = "`<` struct(params) `>`"


class LdStMatrixShapeAttr(AttrDef, dialect=nvvm, mnemonic="ld_st_matrix_shape"):
    """Matrix shape for ldmatrix and stmatrix."""

    m = IntParam(32, cpp_type="int")
    n = IntParam(32, cpp_type="int")
    cpp_name = "LdStMatrixShapeAttr"
    assembly_format = "`<` struct(params) `>`"


_DICTIONARY = AttrConstraint("dictionary attribute", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))
_ARRAY = AttrConstraint("array attribute", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))


class NVVMTargetAttr(AttrDef, dialect=nvvm, mnemonic="target"):
    """The target that kernels are compiled for, with its options."""

    O = IntParam(32, default=2, cpp_type="int", verify=(  # noqa: E741 - upstream's name
        ("range", 0, 3), "The optimization level must be a number between 0 and 3."))
    triple = StringParam(default="nvptx64-nvidia-cuda", cpp_type="::llvm::StringRef", verify=(
        ("size", 1), "The target triple cannot be empty."))
    chip = StringParam(default="sm_50", cpp_type="::llvm::StringRef", verify=(("size", 1), "The target chip cannot be empty."))
    features = StringParam(default="", cpp_type="::llvm::StringRef")
    flags = AttrParam(_DICTIONARY, optional=True, cpp_type="DictionaryAttr")
    link = AttrParam(_ARRAY, optional=True, cpp_type="ArrayAttr", verify=(
        ("all", ("kind", "ATTR_STRING")), "All the elements in the `link` array must be strings."))
    verifyTarget = BoolParam(default=True, cpp_type="bool")
    cpp_name = "NVVM_TargetAttr"
    assembly_format = "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?"


_SIZES = ("and", ("array_of", 32), ("size", 1, 3))
for _name in ("maxntid", "reqntid", "cluster_dim"):
    nvvm.rule(_name, value=_SIZES, message="'\"$\"' attribute must be integer array with maximum 3 index")
for _name in ("minctasm", "maxnreg", "cluster_max_blocks"):
    nvvm.rule(_name, value=("kind", "ATTR_INTEGER"), message="'\"$\"' attribute must be integer constant")
nvvm.rule("kernel", check="nvvm.Kernel")
nvvm.rule("blocksareclusters", check="nvvm.BlockClusters")

# --- types ---

I8 = TypeConstraint("8-bit signless integer", ("integer", 1, 8), type_text="i8")
I16 = TypeConstraint("16-bit signless integer", ("integer", 1, 16), type_text="i16")
I128 = TypeConstraint("128-bit signless integer", ("integer", 1, 128), type_text="i128")
F16 = TypeConstraint("16-bit float", ("float", "f16"))
BF16 = TypeConstraint("bfloat16 type", ("float", "bf16"))

GenericPointer, GlobalPointer, SharedPointer = pointers(0), pointers(1), pointers(3)
TensorPointer, ClusterPointer = pointers(6), pointers(7)


def vector_of(element: TypeConstraint, *lengths: int) -> TypeConstraint:
    """A vector of so many elements."""
    lengths_text = "/".join(map(str, lengths))
    of_length = ("or", *(("size", n, n) for n in lengths))
    return TypeConstraint(f"vector of {element.summary} values of length {lengths_text}",
                          ("and", ("kind", "TYPE_VECTOR"), ("element", element.predicate), of_length))


PairOfBytes = one_of("16-bit signless integer or vector of 8-bit signless integer values of length 2", I16, vector_of(I8, 2))
I32OrI64 = one_of("32-bit signless integer or 64-bit signless integer", I32, I64)


def fixed_vector_of(element: TypeConstraint, *lengths: int) -> TypeConstraint:
    """A vector of so many elements that has no scalable dimension."""
    some = vector_of(element, *lengths)
    return TypeConstraint(f"fixed-length {some.summary}", ("and", ("not", ("scalable",)), some.predicate))


# --- devices ---


def runs_on(*versions: str) -> Check:
    """Which devices have an operation, where the module around it says for which it is: "90": those, and later ones; "90a": those."""
    return Check("nvvm.RunsOn", *versions)


# --- integer attributes ---


I1Attr = integer_attr("1-bit signless integer attribute", 1)
I16Attr = integer_attr("16-bit signless integer attribute", 16)
NonNegativeI32Attr = bounded_integer_attr(32, "minimum value is 0", 0)
