"""Enumerations as Python classes: `arith.CmpIPredicate` is an `IntEnum`, `arith.FastMathFlags` an `IntFlag`; str() is MLIR's spelling."""

from __future__ import annotations

import enum

from mlircore.define.fields import python_name

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

    from mlircore.define.constraints import EnumDef
    from mlircore.define.dialect import Dialect

# Upstream's names of members, in the order of the cases, where they are not the cases' own.
NAMES: dict[str, dict[str, str]] = {
    "arith": {
        "CmpFPredicate": "AlwaysFalse OEQ OGT OGE OLT OLE ONE ORD UEQ UGT UGE ULT ULE UNE UNO AlwaysTrue",
    },
    "gpu": {
        "AddressSpace": "Global Workgroup Private",
        "AllReduceOperation": "ADD MUL MINUI MINSI MINNUMF MAXUI MAXSI MAXNUMF AND OR XOR MINIMUMF MAXIMUMF",
        "ShuffleMode": "XOR UP DOWN IDX",
        "MMAElementwiseOp": "ADDF MULF SUBF MAXF MINF DIVF ADDI MULI SUBI DIVS DIVU NEGATEF NEGATES EXTF",
        "MappingId":
            "DimX DimY DimZ LinearDim0 LinearDim1 LinearDim2 LinearDim3 LinearDim4 LinearDim5 LinearDim6 LinearDim7 LinearDim8 "
            "LinearDim9",
        "CompilationTarget": "Offload Assembly Binary Fatbin",
        "Processor": "BlockX BlockY BlockZ ThreadX ThreadY ThreadZ Sequential",
    },
    "index": {
        "IndexCmpPredicate": "EQ NE SLT SLE SGT SGE ULT ULE UGT UGE",
    },
    "llvm": {
        "AsmDialect": "AD_ATT AD_Intel",
        "UnnamedAddr": "None_ Local Global",
        "Visibility": "Default Hidden Protected",
        "RoundingMode": "TowardZero NearestTiesToEven TowardPositive TowardNegative NearestTiesToAway Dynamic Invalid",
        "FPExceptionBehavior": "Ignore MayTrap Strict",
        "Comdat": "Any ExactMatch Largest NoDeduplicate SameSize",
        "Linkage":
            "External AvailableExternally Linkonce LinkonceODR Weak WeakODR Appending Internal Private ExternWeak Common",
        "CConv":
            "C Fast Cold GHC HiPE AnyReg PreserveMost PreserveAll Swift CXX_FAST_TLS Tail CFGuard_Check SwiftTail X86_StdCall "
            "X86_FastCall ARM_APCS ARM_AAPCS ARM_AAPCS_VFP MSP430_INTR X86_ThisCall PTX_Kernel PTX_Device SPIR_FUNC SPIR_KERNEL "
            "Intel_OCL_BI X86_64_SysV Win64 X86_VectorCall DUMMY_HHVM DUMMY_HHVM_C X86_INTR AVR_INTR AVR_BUILTIN AMDGPU_VS "
            "AMDGPU_GS AMDGPU_CS AMDGPU_KERNEL X86_RegCall AMDGPU_HS MSP430_BUILTIN AMDGPU_LS AMDGPU_ES AArch64_VectorCall "
            "AArch64_SVE_VectorCall WASM_EmscriptenInvoke AMDGPU_Gfx M68k_INTR",
        "TailCallKind": "None_ NoTail MustTail Tail",
        "UWTableKind": "None_ Sync Async",
        "FramePointerKind": "None_ NonLeaf All Reserved NonLeafNoReserve",
        "ModRefInfo": "NoModRef Ref Mod ModRef",
        "ModFlagBehavior": "Error Warning Require Override Append AppendUnique Max Min",
        "DIEmissionKind": "None_ Full LineTablesOnly DebugDirectivesOnly",
        "DINameTableKind": "Default GNU None_ Apple",
        "GEPNoWrapFlags": "none inboundsFlag nusw nuw inbounds",
    },
    "nvvm": {
        "BarrierReduction": "POPC AND OR",
        "BlockScaleFormat": "UE8M0 UE4M3",
        "CTAGroupKind": "CTA_1 CTA_2",
        "CacheEvictionPriority": "EvictNormal EvictFirst EvictLast EvictUnchanged NoAllocate",
        "ClusterLaunchControlQueryType": "IS_CANCELED GET_FIRST_CTA_ID_X GET_FIRST_CTA_ID_Y GET_FIRST_CTA_ID_Z",
        "DotAccumulateType": "SIGNED UNSIGNED",
        "FPRoundingMode": "NONE RN RM RP RZ RNA RS",
        "LdStMatrixEltType": "B16 B8 B8X16_B6X16_P32 B8X16_B4X16_P64",
        "LoadCacheModifierKind": "CA CG CS LU CV",
        "MMABlockScaleKind": "MXF8F6F4 MXF4 MXF4NVF4",
        "MemOrderKind": "WEAK RELAXED ACQUIRE RELEASE ACQ_REL SC MMIO VOLATILE",
        "MemScopeKind": "CTA CLUSTER GPU SYS",
        "NVVMMemorySpace": "Generic Global Shared Constant Local Tensor SharedCluster",
        "PermuteMode": "DEFAULT F4E B4E RC8 ECL ECR RC16",
        "ProxyKind": "alias async_ async_global async_shared TENSORMAP GENERIC",
        "ReduxKind": "ADD AND MAX MIN OR UMAX UMIN XOR FMIN FMAX",
        "SaturationMode": "NONE SATFINITE",
        "ScaleVecSize": "X1 X2 X4",
        "SharedSpace": "shared_cta shared_cluster",
        "TMALoadMode": "TILE IM2COL IM2COL_W IM2COL_W_128 TILE_GATHER4",
        "TMAReduxKind": "ADD MAX MIN INC DEC AND OR XOR",
        "TMAStoreMode": "TILE IM2COL TILE_SCATTER4",
        "Tcgen05CpMulticast": "NONE WARPX2_02_13 WARPX2_01_23 WARPX4",
        "Tcgen05CpShape": "SHAPE_128x256b SHAPE_4x256b SHAPE_128x128b SHAPE_64x128b SHAPE_32x128b",
        "Tcgen05CpSrcFormat": "B6x16_P32 B4x16_P64",
        "Tcgen05FenceKind": "BEFORE_THREAD_SYNC AFTER_THREAD_SYNC",
        "Tcgen05LdStShape": "SHAPE_16X64B SHAPE_16X128B SHAPE_16X256B SHAPE_32X32B SHAPE_16X32BX2",
        "Tcgen05MMABlockScale": "DEFAULT BLOCK16 BLOCK32",
        "Tcgen05MMACollectorBBuffer": "B0 B1 B2 B3",
        "Tcgen05MMACollectorOp": "DISCARD LASTUSE FILL USE",
        "Tcgen05MMAKind": "F8F6F4 I8 F16 TF32",
        "Tcgen05WaitKind": "LOAD STORE",
    },
    "nvgpu": {
        "RcpRoundingMode": "APPROX RN RZ RM RP",
        "TensorMapInterleaveKind": "INTERLEAVE_NONE INTERLEAVE_16B INTERLEAVE_32B",
        "TensorMapL2PromoKind": "L2PROMO_NONE L2PROMO_64B L2PROMO_128B L2PROMO_256B",
        "TensorMapOOBKind": "OOB_ZERO OOB_NAN",
        "TensorMapSwizzleKind": "SWIZZLE_NONE SWIZZLE_32B SWIZZLE_64B SWIZZLE_128B",
    },
    "sdy": {
        "EdgeNodeType": "OPERAND RESULT",
    },
    "sparse_tensor": {
        "StorageSpecifierKind": "LvlSize PosMemSize CrdMemSize ValMemSize DimOffset DimStride",
        "SparseTensorSortKind": "HybridQuickSort InsertionSortStable QuickSort HeapSort",
        "CrdTransDirectionKind": "dim2lvl lvl2dim",
    },
    "tosa": {
        "Level": "none eightK",
        "SpecificationVersion": "V_1_0 V_1_1_DRAFT",
    },
    "transform": {
        "FailurePropagationMode": "Propagate Suppress",
        "VectorContractLowering": "Dot LLVMIntr OuterProduct ParallelArith",
        "VectorMultiReductionLowering": "InnerParallel InnerReduction",
        "VectorTransposeLowering": "EltWise LLVMIntr Shuffle1D Shuffle16x16",
        "VectorTransferSplit": "None_ VectorTransfer LinalgCopy ForceInBounds",
    },
    "vector": {
        "CombiningKind": "ADD MUL MINUI MINSI MINNUMF MAXUI MAXSI MAXNUMF AND OR XOR MAXIMUMF MINIMUMF",
        "PrintPunctuation": "NoPunctuation NewLine Comma Open Close",
    },
}


def class_name(owner: Dialect, each: EnumDef) -> str:
    """The name of the enumeration's class; "" when it has no class."""
    if each.cpp_name:
        name = each.cpp_name.rpartition(":")[2]
        return "" if name == "unsigned" else name  # numbers of DWARF: no class upstream
    return {"linalg": "WinogradConv2DFmr", "sdy": "PropagationDirection"}.get(owner.name, "")


def find(owner: Dialect, name: str) -> Any:
    """The class of that name; None: there is no such enumeration."""
    for each in owner.enums:
        if class_name(owner, each) == name and name.isidentifier():
            return _make(owner, each, name)
    return None


def _identifier(text: str) -> str:
    return python_name("".join(c if c.isalnum() else "_" for c in text) or "_")


def members(owner: Dialect, each: EnumDef, name: str) -> list[tuple[str, int]]:
    """The members of the class of that name, and their values."""
    names = NAMES.get(owner.name, {}).get(name, "").split() or [_identifier(text) for text, _ in each.cases]
    return [(key, value) for key, (_, value) in zip(names, each.cases, strict=True)]


def _make(owner: Dialect, each: EnumDef, name: str) -> Any:
    texts = {value: text for text, value in reversed(each.cases)}
    single = {value: texts[value] for _, value in each.cases if bin(value).count("1") == 1}
    separator = each.separator

    def spelled(self: int) -> str:
        if each.bits and bin(self).count("1") > 1:
            return separator.join(text for value, text in single.items() if value & int(self))
        return texts[int(self)]

    base: Any = enum.IntFlag if each.bits else enum.IntEnum
    made = base(name, members(owner, each, name), module=owner.module)
    made.__str__ = spelled
    made.enumeration = each
    made.__doc__ = each.summary or f"Cases of {name}."
    return made


def builder(owner: Dialect, name: str) -> Any:
    """The function (x, context) -> attribute that upstream has for an enumeration, `_arith_cmpipredicateattr`; None: there is none."""
    from mlircore import _core

    for each in owner.enums:
        kind = each.cpp_attr or f"{owner.name.title()}_{class_name(owner, each)}Attr"
        if name in (f"_{kind.lower()}", f"_{class_name(owner, each).lower()}attr"):

            def build(x: Any, context: Any, each: EnumDef = each) -> Any:
                from mlircore.bind.convert import spelled_case

                return _core.Attribute.parse(spelled_case(each, x), context)

            return build
    return None
