"""Attributes of the llvm dialect: loops, aliasing, symbols, module flags and others; debug information is in _llvm_debug.py."""

from mlircore.define.types_attributes import APIntParam, ArrayParam, AttrDef, AttrParam, BoolParam, EnumParam, IntParam, Param, StringParam
from mlircore.dialect import AttrConstraint, BoolAttr, EnumDef, FlatSymbolRefAttr, StrAttr, TypeAttr
from mlircore.dialects.llvm.base import (
    CConv,
    Comdat,
    FramePointerKind,
    Linkage,
    ModFlagBehavior,
    ModRefInfo,
    ProfileSummaryFormatKind,
    TailCallKind,
    UWTableKind,
    llvm,
)

_Integer = AttrConstraint("integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
_Distinct = AttrConstraint("distinct attribute", ("kind", "ATTR_DISTINCT"), ("kind", "ATTR_DISTINCT"))
_Float = AttrConstraint("float attribute", ("kind", "ATTR_FLOAT"), ("kind", "ATTR_FLOAT"))
_Fused = AttrConstraint("fused location", ("kind", "LOC_FUSED"), ("kind", "LOC_FUSED"))



def _case(enum: EnumDef) -> Param:
    return EnumParam(enum, field=True)


class LinkageAttr(AttrDef, dialect=llvm, mnemonic="linkage"):
    """LLVM Linkage specification."""

    linkage = _case(Linkage)
    cpp_name = "LinkageAttr"
    assembly_format = "`<` $linkage `>`"


class CConvAttr(AttrDef, dialect=llvm, mnemonic="cconv"):
    """LLVM Calling Convention specification."""

    CallingConv = _case(CConv)
    cpp_name = "CConvAttr"
    assembly_format = "`<` $CallingConv `>`"


class TailCallKindAttr(AttrDef, dialect=llvm, mnemonic="tailcallkind"):
    """LLVM Calling Convention specification."""

    tailCallKind = _case(TailCallKind)
    cpp_name = "TailCallKindAttr"
    assembly_format = "`<` $tailCallKind `>`"


class UWTableKindAttr(AttrDef, dialect=llvm, mnemonic="uwtableKind"):
    """How much is known for unwinding."""

    uwtableKind = _case(UWTableKind)
    cpp_name = "UWTableKindAttr"
    assembly_format = "`<` $uwtableKind `>`"


class FramePointerKindAttr(AttrDef, dialect=llvm, mnemonic="framePointerKind"):
    """Where frame pointers are kept."""

    framePointerKind = _case(FramePointerKind)
    cpp_name = "FramePointerKindAttr"
    assembly_format = "`<` $framePointerKind `>`"


class ComdatAttr(AttrDef, dialect=llvm, mnemonic="comdat"):
    """How one of several definitions is chosen."""

    comdat = _case(Comdat)
    cpp_name = "ComdatAttr"
    assembly_format = "$comdat"


class AddressSpaceAttr(AttrDef, dialect=llvm, mnemonic="address_space"):
    """LLVM address space."""

    addressSpace = IntParam(32, signed=False, cpp_type="unsigned")
    cpp_name = "LLVM_AddressSpaceAttr"
    assembly_format = "`<` $addressSpace `>`"


class UndefAttr(AttrDef, dialect=llvm, mnemonic="undef"):
    """An undefined value."""


class ZeroAttr(AttrDef, dialect=llvm, mnemonic="zero"):
    """The value whose bits are all zero."""


class PoisonAttr(AttrDef, dialect=llvm, mnemonic="poison"):
    """A poison value."""


class MMRATagAttr(AttrDef, dialect=llvm, mnemonic="mmra_tag"):
    """A tag of the memory model."""

    prefix = StringParam(cpp_type="::llvm::StringRef")
    suffix = StringParam(cpp_type="::llvm::StringRef")
    cpp_name, alias = "LLVM_MMRATagAttr", "mmra_tag"
    assembly_format = "`<` $prefix `` `:` `` $suffix `>`"


class MemoryEffectsAttr(AttrDef, dialect=llvm, mnemonic="memory_effects"):
    """The effects of a function on memory."""

    other = _case(ModRefInfo)
    argMem = _case(ModRefInfo)
    inaccessibleMem = _case(ModRefInfo)
    errnoMem = _case(ModRefInfo)
    targetMem0 = _case(ModRefInfo)
    targetMem1 = _case(ModRefInfo)
    cpp_name = "LLVM_MemoryEffectsAttr"
    assembly_format = "`<` struct(params) `>`"


class AccessGroupAttr(AttrDef, dialect=llvm, mnemonic="access_group"):
    """LLVM dialect access group metadata."""

    id = AttrParam(_Distinct, cpp_type="DistinctAttr")
    cpp_name, alias = "LLVM_AccessGroupAttr", "access_group"
    assembly_format = "`<` struct(params) `>`"


def _flag() -> Param:
    return AttrParam(BoolAttr, optional=True, cpp_type="BoolAttr")


def _number() -> Param:
    return AttrParam(_Integer, optional=True, cpp_type="IntegerAttr")


def _followup() -> Param:
    return AttrParam("llvm.loop_annotation", optional=True, cpp_type="LoopAnnotationAttr")


class LoopVectorizeAttr(AttrDef, dialect=llvm, mnemonic="loop_vectorize"):
    """Vectorization of a loop."""

    disable = _flag()
    predicateEnable = _flag()
    scalableEnable = _flag()
    width = _number()
    followupVectorized = _followup()
    followupEpilogue = _followup()
    followupAll = _followup()
    cpp_name, alias = "LoopVectorizeAttr", "loop_vectorize"
    assembly_format = "`<` struct(params) `>`"


class LoopInterleaveAttr(AttrDef, dialect=llvm, mnemonic="loop_interleave"):
    """Interleaving of a loop."""

    count = AttrParam(_Integer, cpp_type="IntegerAttr")
    cpp_name, alias = "LoopInterleaveAttr", "loop_interleave"
    assembly_format = "`<` struct(params) `>`"


class LoopUnrollAttr(AttrDef, dialect=llvm, mnemonic="loop_unroll"):
    """Unrolling of a loop."""

    disable = _flag()
    count = _number()
    runtimeDisable = _flag()
    full = _flag()
    followupUnrolled = _followup()
    followupRemainder = _followup()
    followupAll = _followup()
    cpp_name, alias = "LoopUnrollAttr", "loop_unroll"
    assembly_format = "`<` struct(params) `>`"


class LoopUnrollAndJamAttr(AttrDef, dialect=llvm, mnemonic="loop_unroll_and_jam"):
    """Unrolling of a loop around others."""

    disable = _flag()
    count = _number()
    followupOuter = _followup()
    followupInner = _followup()
    followupRemainderOuter = _followup()
    followupRemainderInner = _followup()
    followupAll = _followup()
    cpp_name, alias = "LoopUnrollAndJamAttr", "loop_unroll_and_jam"
    assembly_format = "`<` struct(params) `>`"


class LoopLICMAttr(AttrDef, dialect=llvm, mnemonic="loop_licm"):
    """Motion of code out of a loop."""

    disable = _flag()
    versioningDisable = _flag()
    cpp_name, alias = "LoopLICMAttr", "loop_licm"
    assembly_format = "`<` struct(params) `>`"


class LoopDistributeAttr(AttrDef, dialect=llvm, mnemonic="loop_distribute"):
    """Distribution of a loop."""

    disable = _flag()
    followupCoincident = _followup()
    followupSequential = _followup()
    followupFallback = _followup()
    followupAll = _followup()
    cpp_name, alias = "LoopDistributeAttr", "loop_distribute"
    assembly_format = "`<` struct(params) `>`"


class LoopPipelineAttr(AttrDef, dialect=llvm, mnemonic="loop_pipeline"):
    """Pipelining of a loop."""

    disable = _flag()
    initiationinterval = _number()
    cpp_name, alias = "LoopPipelineAttr", "loop_pipeline"
    assembly_format = "`<` struct(params) `>`"


class LoopPeeledAttr(AttrDef, dialect=llvm, mnemonic="loop_peeled"):
    """A loop that was peeled."""

    count = _number()
    cpp_name, alias = "LoopPeeledAttr", "loop_peeled"
    assembly_format = "`<` struct(params) `>`"


class LoopUnswitchAttr(AttrDef, dialect=llvm, mnemonic="loop_unswitch"):
    """Unswitching of a loop."""

    partialDisable = _flag()
    cpp_name, alias = "LoopUnswitchAttr", "loop_unswitch"
    assembly_format = "`<` struct(params) `>`"


class LoopAnnotationAttr(AttrDef, dialect=llvm, mnemonic="loop_annotation"):
    """The known and the requested properties of a loop."""

    disableNonforced = _flag()
    vectorize = AttrParam(LoopVectorizeAttr, optional=True, cpp_type="LoopVectorizeAttr")
    interleave = AttrParam(LoopInterleaveAttr, optional=True, cpp_type="LoopInterleaveAttr")
    unroll = AttrParam(LoopUnrollAttr, optional=True, cpp_type="LoopUnrollAttr")
    unrollAndJam = AttrParam(LoopUnrollAndJamAttr, optional=True, cpp_type="LoopUnrollAndJamAttr")
    licm = AttrParam(LoopLICMAttr, optional=True, cpp_type="LoopLICMAttr")
    distribute = AttrParam(LoopDistributeAttr, optional=True, cpp_type="LoopDistributeAttr")
    pipeline = AttrParam(LoopPipelineAttr, optional=True, cpp_type="LoopPipelineAttr")
    peeled = AttrParam(LoopPeeledAttr, optional=True, cpp_type="LoopPeeledAttr")
    unswitch = AttrParam(LoopUnswitchAttr, optional=True, cpp_type="LoopUnswitchAttr")
    mustProgress = _flag()
    isVectorized = _flag()
    startLoc = AttrParam(_Fused, optional=True, cpp_type="FusedLoc")
    endLoc = AttrParam(_Fused, optional=True, cpp_type="FusedLoc")
    parallelAccesses = ArrayParam(AttrParam(AccessGroupAttr), optional=True, cpp_type="::llvm::ArrayRef<AccessGroupAttr>")
    cpp_name, alias = "LoopAnnotationAttr", "loop_annotation"
    assembly_format = "`<` struct(params) `>`"


class TBAARootAttr(AttrDef, dialect=llvm, mnemonic="tbaa_root"):
    """The root of a tree of types."""

    id = AttrParam(StrAttr, optional=True, cpp_type="StringAttr")
    cpp_name, alias = "LLVM_TBAARootAttr", "tbaa_root"
    assembly_format = "(`<` struct(params)^ `>`)?"


_Node = AttrConstraint("TBAA node", ("or", ("defined", "llvm.tbaa_root"), ("defined", "llvm.tbaa_type_desc")))


class TBAAMemberAttr(AttrDef, dialect=llvm, mnemonic="tbaa_member"):
    """A member of a type, and where it is."""

    typeDesc = AttrParam(_Node, cpp_type="TBAANodeAttr")
    offset = IntParam(64, cpp_type="int64_t")
    cpp_name = "LLVM_TBAAMemberAttr"
    assembly_format = "`<` params `>`"


class TBAATypeDescriptorAttr(AttrDef, dialect=llvm, mnemonic="tbaa_type_desc"):
    """A type, and the members that it has."""

    id = StringParam(cpp_type="::llvm::StringRef")
    members = ArrayParam(AttrParam(TBAAMemberAttr), braced=True, cpp_type="::llvm::ArrayRef<TBAAMemberAttr>")
    cpp_name, alias = "LLVM_TBAATypeDescriptorAttr", "tbaa_type_desc"
    assembly_format = "`<` struct(params) `>`"


class TBAATagAttr(AttrDef, dialect=llvm, mnemonic="tbaa_tag"):
    """LLVM dialect TBAA tag metadata."""

    base_type = AttrParam(TBAATypeDescriptorAttr, cpp_type="TBAATypeDescriptorAttr")
    access_type = AttrParam(TBAATypeDescriptorAttr, cpp_type="TBAATypeDescriptorAttr")
    offset = IntParam(64, cpp_type="int64_t")
    constant = BoolParam(default=False, cpp_type="bool")
    cpp_name, alias = "LLVM_TBAATagAttr", "tbaa_tag"
    assembly_format = "`<` struct(params) `>`"


class AliasScopeDomainAttr(AttrDef, dialect=llvm, mnemonic="alias_scope_domain"):
    """The domain that alias scopes belong to."""

    id = AttrParam(cpp_type="Attribute")
    description = AttrParam(StrAttr, optional=True, cpp_type="StringAttr")
    cpp_name, alias = "LLVM_AliasScopeDomainAttr", "alias_scope_domain"
    assembly_format = "`<` struct(params) `>`"


class AliasScopeAttr(AttrDef, dialect=llvm, mnemonic="alias_scope"):
    """LLVM dialect alias scope."""

    id = AttrParam(cpp_type="Attribute", verify=(
        ("kind", "ATTR_STRING", "ATTR_DISTINCT"), "id of an alias scope must be a StringAttr or a DistrinctAttr"))
    domain = AttrParam(AliasScopeDomainAttr, cpp_type="AliasScopeDomainAttr")
    description = AttrParam(StrAttr, optional=True, cpp_type="StringAttr")
    cpp_name, alias = "LLVM_AliasScopeAttr", "alias_scope"
    assembly_format = "`<` struct(params) `>`"


class ConstantRangeAttr(AttrDef, dialect=llvm, mnemonic="constant_range"):
    """A range of two integers, the second is not in it."""

    lower = APIntParam()
    upper = APIntParam()
    cpp_name, verify = "LLVM_ConstantRangeAttr", "llvm.ConstantRange"
    assembly_format = "`<` custom<`llvm.ConstantRange`>($lower, $upper) `>`"


class VScaleRangeAttr(AttrDef, dialect=llvm, mnemonic="vscale_range"):
    """The least and the greatest vscale."""

    minRange = AttrParam(_Integer, cpp_type="IntegerAttr")
    maxRange = AttrParam(_Integer, cpp_type="IntegerAttr")
    cpp_name = "LLVM_VScaleRangeAttr"
    assembly_format = "`<` struct(params) `>`"


class TargetFeaturesAttr(AttrDef, dialect=llvm, mnemonic="target_features"):
    """LLVM target features attribute."""

    features = ArrayParam(AttrParam(StrAttr), optional=True, cpp_type="::llvm::ArrayRef<StringAttr>")
    cpp_name, verify = "LLVM_TargetFeaturesAttr", "llvm.TargetFeatures"
    assembly_format = "`<` `[` (`]`) : ($features^ `]`)? `>`"


class TargetAttr(AttrDef, dialect=llvm, mnemonic="target"):
    """A target: its triple, its chip, its features."""

    triple = AttrParam(StrAttr, cpp_type="StringAttr")
    chip = AttrParam(StrAttr, cpp_type="StringAttr")
    features = AttrParam(TargetFeaturesAttr, optional=True, cpp_type="TargetFeaturesAttr")
    cpp_name = "LLVM_TargetAttr"
    assembly_format = "`<` struct($triple, $chip, $features) `>`"


class DSOLocalEquivalentAttr(AttrDef, dialect=llvm, mnemonic="dso_local_equivalent"):
    """A function that acts like the named one, and is in this linkage unit."""

    sym = AttrParam(FlatSymbolRefAttr, cpp_type="FlatSymbolRefAttr")
    cpp_name = "LLVM_DSOLocalEquivalentAttr"
    assembly_format = "$sym"


class BlockTagAttr(AttrDef, dialect=llvm, mnemonic="blocktag"):
    """The number of a block in its function."""

    id = IntParam(32, signed=False, cpp_type="uint32_t")
    cpp_name = "LLVM_BlockTagAttr"
    assembly_format = "`<` struct(params) `>`"


class BlockAddressAttr(AttrDef, dialect=llvm, mnemonic="blockaddress"):
    """A block, by its function and its number."""

    function = AttrParam(FlatSymbolRefAttr, cpp_type="FlatSymbolRefAttr")
    tag = AttrParam(BlockTagAttr, cpp_type="BlockTagAttr")
    cpp_name = "LLVM_BlockAddressAttr"
    assembly_format = "`<` struct(params) `>`"


class VecTypeHintAttr(AttrDef, dialect=llvm, mnemonic="vec_type_hint"):
    """Explicit vectorization compiler hint."""

    hint = AttrParam(TypeAttr, cpp_type="TypeAttr")
    is_signed = BoolParam(default=False, cpp_type="bool")
    cpp_name = "LLVM_VecTypeHintAttr"
    assembly_format = "`<` struct(params) `>`"


class WorkgroupAttributionAttr(AttrDef, dialect=llvm, mnemonic="mlir.workgroup_attribution"):
    """The amount of workgroup memory that a pointer refers to."""

    num_elements = AttrParam(_Integer, cpp_type="IntegerAttr")
    element_type = AttrParam(TypeAttr, cpp_type="TypeAttr")
    cpp_name = "WorkgroupAttributionAttr"
    assembly_format = "`<` $num_elements `,` $element_type `>`"


class DereferenceableAttr(AttrDef, dialect=llvm, mnemonic="dereferenceable"):
    """LLVM dereferenceable attribute."""

    bytes = IntParam(64, signed=False, cpp_type="uint64_t")
    mayBeNull = BoolParam(default=False, cpp_type="bool")
    cpp_name = "LLVM_DereferenceableAttr"
    assembly_format = "`<` struct(params) `>`"


# --- module flags ---


class ModuleFlagAttr(AttrDef, dialect=llvm, mnemonic="mlir.module_flag"):
    """A flag of the module, and how flags of several modules are merged."""

    behavior = _case(ModFlagBehavior)
    key = AttrParam(StrAttr, cpp_type="StringAttr")
    value = AttrParam(cpp_type="Attribute")
    cpp_name, verify = "ModuleFlagAttr", "llvm.ModuleFlag"
    assembly_format = "`<` $behavior `,` $key `,` $value `>`"


class ModuleFlagCGProfileEntryAttr(AttrDef, dialect=llvm, mnemonic="cgprofile_entry"):
    """How often one function calls another."""

    from_ = AttrParam(FlatSymbolRefAttr, optional=True, cpp_type="FlatSymbolRefAttr")
    to = AttrParam(FlatSymbolRefAttr, optional=True, cpp_type="FlatSymbolRefAttr")
    count = IntParam(64, signed=False, cpp_type="uint64_t")
    cpp_name = "ModuleFlagCGProfileEntryAttr"
    assembly_format = "`<` struct(params) `>`"


class ModuleFlagProfileSummaryDetailedAttr(AttrDef, dialect=llvm, mnemonic="profile_summary_detailed"):
    """How many counts make up a part of all."""

    cut_off = IntParam(32, signed=False, cpp_type="uint32_t")
    min_count = IntParam(64, signed=False, cpp_type="uint64_t")
    num_counts = IntParam(32, signed=False, cpp_type="uint32_t")
    cpp_name = "ModuleFlagProfileSummaryDetailedAttr"
    assembly_format = "`<` struct(params) `>`"


def _count() -> Param:
    return IntParam(64, signed=False, cpp_type="uint64_t")


class ModuleFlagProfileSummaryAttr(AttrDef, dialect=llvm, mnemonic="profile_summary"):
    """The summary of a profile for the whole module."""

    format = _case(ProfileSummaryFormatKind)
    total_count = _count()
    max_count = _count()
    max_internal_count = _count()
    max_function_count = _count()
    num_counts = _count()
    num_functions = _count()
    is_partial_profile = IntParam(64, signed=False, optional=True, cpp_type="std::optional<uint64_t>")
    partial_profile_ratio = AttrParam(_Float, optional=True, cpp_type="FloatAttr")
    detailed_summary = ArrayParam(AttrParam(ModuleFlagProfileSummaryDetailedAttr),
                                  cpp_type="::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>")
    cpp_name = "ModuleFlagProfileSummaryAttr"
    assembly_format = "`<` struct(params) `>`"


class DependentLibrariesAttr(AttrDef, dialect=llvm, mnemonic="dependent_libraries"):
    """Libraries that the module is linked with."""

    libs = ArrayParam(AttrParam(StrAttr), optional=True, cpp_type="::llvm::ArrayRef<StringAttr>")
    cpp_name = "LLVM_DependentLibrariesAttr"
    assembly_format = "`<` $libs `>`"


llvm.rule("data_layout", value=("kind", "ATTR_STRING"), message="expected '$' to be a string attributes", names_op=True,
          check="llvm.LayoutText")
