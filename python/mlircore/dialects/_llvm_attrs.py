"""Attributes of the llvm dialect: loops, aliasing, symbols, module flags and others; debug information is in _llvm_debug.py."""

from mlircore._definitions import ArrayParam, AttrDef, AttrParam, EnumParam, IntParam, Param, StringParam
from mlircore.dialect import AttrConstraint, BoolAttr, StrAttr
from mlircore.dialects._llvm_enums import Linkage, llvm

_Integer = AttrConstraint("integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
_Distinct = AttrConstraint("distinct attribute", ("kind", "ATTR_DISTINCT"), ("kind", "ATTR_DISTINCT"))
_Fused = AttrConstraint("fused location", ("kind", "LOC_FUSED"), ("kind", "LOC_FUSED"))



class LinkageAttr(AttrDef, dialect=llvm, mnemonic="linkage"):
    """How symbols of several modules are merged."""

    linkage = EnumParam(Linkage, field=True)
    cpp_name = "LinkageAttr"
    assembly_format = "`<` $linkage `>`"


class UndefAttr(AttrDef, dialect=llvm, mnemonic="undef"):
    """An undefined value."""


class PoisonAttr(AttrDef, dialect=llvm, mnemonic="poison"):
    """A poison value."""


class MMRATagAttr(AttrDef, dialect=llvm, mnemonic="mmra_tag"):
    """A tag of the memory model."""

    prefix = StringParam(cpp_type="::llvm::StringRef")
    suffix = StringParam(cpp_type="::llvm::StringRef")
    cpp_name, alias = "LLVM_MMRATagAttr", "mmra_tag"
    assembly_format = "`<` $prefix `` `:` `` $suffix `>`"


class AccessGroupAttr(AttrDef, dialect=llvm, mnemonic="access_group"):
    """A group of memory accesses."""

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

    count = _number()
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
    """What is known and wanted of a loop."""

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


class DIFileAttr(AttrDef, dialect=llvm, mnemonic="di_file"):
    """A source file."""

    name_ = AttrParam(StrAttr, cpp_type="StringAttr")
    directory = AttrParam(StrAttr, cpp_type="StringAttr")
    cpp_name, alias = "LLVM_DIFileAttr", "di_file"
    assembly_format = "`<` $name `in` $directory `>`"


class DINullTypeAttr(AttrDef, dialect=llvm, mnemonic="di_null_type"):
    """No type."""

    alias = "di_null_type"
