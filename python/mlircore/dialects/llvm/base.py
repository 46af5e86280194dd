"""The llvm dialect itself and its enumerations: each is an `EnumDef`; `...Attr` is the constraint for integers with its values."""

from mlircore.dialect import Dialect, EnumDef

llvm = Dialect("llvm", is_open=True, type_noun="LLVM type: ", argument_check="llvm.Argument", inlining="all")


def _cases(names: str) -> tuple[tuple[str, int], ...]:
    return tuple((name, value) for value, name in enumerate(names.split()))


def _bits(names: str) -> tuple[tuple[str, int], ...]:
    return tuple((name, 1 << bit) for bit, name in enumerate(names.split()) if name != "-")


def _enum(name: str, summary: str, cases: tuple[tuple[str, int], ...], namespace: str = "") -> EnumDef:
    return EnumDef(cases, width=64, summary=summary, cpp_name=f"{namespace}{name}")


AsmDialect = _enum("AsmDialect", "ATT (0) or Intel (1) asm dialect", _cases("att intel"))
AsmDialectAttr = llvm.enum(AsmDialect)
AtomicBinOp = _enum("AtomicBinOp", "llvm.atomicrmw binary operations", _cases(
    "xchg add sub _and nand _or _xor max min umax umin fadd fsub fmax fmin uinc_wrap udec_wrap usub_cond usub_sat fmaximum fminimum"))
AtomicBinOpAttr = llvm.enum(AtomicBinOp)
AtomicOrdering = _enum("AtomicOrdering", "Atomic ordering for LLVM's memory model", (
    ("not_atomic", 0), ("unordered", 1), ("monotonic", 2), ("acquire", 4), ("release", 5), ("acq_rel", 6), ("seq_cst", 7)))
AtomicOrderingAttr = llvm.enum(AtomicOrdering)
FCmpPredicate = _enum("FCmpPredicate", "llvm.fcmp comparison predicate", _cases(
    "_false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno _true"))
FCmpPredicateAttr = llvm.enum(FCmpPredicate)
ICmpPredicate = _enum("ICmpPredicate", "llvm.icmp comparison predicate", _cases("eq ne slt sle sgt sge ult ule ugt uge"))
ICmpPredicateAttr = llvm.enum(ICmpPredicate)
UnnamedAddr = _enum("UnnamedAddr", "LLVM GlobalValue UnnamedAddr", (("", 0), ("local_unnamed_addr", 1), ("unnamed_addr", 2)))
UnnamedAddrAttr = llvm.enum(UnnamedAddr)
Visibility = _enum("Visibility", "LLVM GlobalValue Visibility", (("", 0), ("hidden", 1), ("protected", 2)))
VisibilityAttr = llvm.enum(Visibility)
RoundingMode = _enum("RoundingMode", "LLVM Rounding Mode", (
    *_cases("towardzero tonearest upward downward tonearestaway"), ("dynamic", 7), ("invalid", -1)))
RoundingModeAttr = llvm.enum(RoundingMode)
FPExceptionBehavior = _enum("FPExceptionBehavior", "LLVM Exception Behavior", _cases("ignore maytrap strict"))
FPExceptionBehaviorAttr = llvm.enum(FPExceptionBehavior)
Comdat = _enum("Comdat", "LLVM Comdat Types", _cases("any exactmatch largest nodeduplicate samesize"), "comdat::")
ComdatKindAttr = llvm.enum(Comdat)

# Attributes of their own (attributes.py, debug.py) have the values of these.
Linkage = _enum("Linkage", "LLVM linkage types", _cases(
    "external available_externally linkonce linkonce_odr weak weak_odr appending internal private extern_weak common"), "linkage::")
llvm.enum(Linkage)

_CCONV = (
    "C=0 fast=8 cold=9 cc_10=10 cc_11=11 anyreg=13 preserve_most=14 preserve_all=15 swift=16 cxx_fast_tls=17 tail=18 "
    "cfguard_check=19 swifttail=20 x86_stdcall=64 x86_fastcall=65 arm_apcs=66 arm_aapcs=67 arm_aapcs_vfp=68 msp430_intr=69 "
    "x86_thiscall=70 ptx_kernel=71 ptx_device=72 spir_func=75 spir_kernel=76 intel_ocl_bi=77 x86_64_sysv=78 win64=79 "
    "x86_vectorcall=80 hhvm=81 hhvm_c=82 x86_intr=83 avr_intr=84 avr_builtin=86 amdgpu_vs=87 amdgpu_gs=88 amdgpu_cs=90 "
    "amdgpu_kernel=91 x86_regcall=92 amdgpu_hs=93 msp430_builtin=94 amdgpu_ls=95 amdgpu_es=96 aarch64_vectorcall=97 "
    "aarch64_sve_vectorcall=98 wasm_emscripten_invoke=99 amdgpu_gfx=100 m68k_intr=101"
)


def _cconv(item: str) -> tuple[str, int]:
    name, _, value = item.partition("=")
    return ("ccc" if name == "C" else name if name.startswith("cc_") else f"{name}cc"), int(value)


CConv = _enum("CConv", "Calling Conventions", tuple(_cconv(item) for item in _CCONV.split()))
llvm.enum(CConv)
TailCallKind = _enum("TailCallKind", "Tail Call Kind", (("none", 0), ("notail", 3), ("musttail", 2), ("tail", 1)))
llvm.enum(TailCallKind)
UWTableKind = _enum("UWTableKind", "LLVM Unwind Behavior", _cases("none sync async"), "uwtable::")
llvm.enum(UWTableKind)
FramePointerKind = _enum("FramePointerKind", "LLVM FramePointerKind", _cases("none non-leaf all reserved non-leaf-no-reserve"),
                         "framePointerKind::")
llvm.enum(FramePointerKind)
ModRefInfo = _enum("ModRefInfo", "LLVM ModRefInfo", _cases("none read write readwrite"))
llvm.enum(ModRefInfo)
ModFlagBehavior = _enum("ModFlagBehavior", "LLVM Module Flag Behavior", (
    ("error", 1), ("warning", 2), ("require", 3), ("override", 4), ("append", 5), ("append_unique", 6), ("max", 7), ("min", 8)))
llvm.enum(ModFlagBehavior)
ProfileSummaryFormatKind = _enum("ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds",
                                 _cases("SampleProfile InstrProf CSInstrProf"))
llvm.enum(ProfileSummaryFormatKind)
DIEmissionKind = _enum("DIEmissionKind", "LLVM debug emission kind", _cases("None Full LineTablesOnly DebugDirectivesOnly"))
llvm.enum(DIEmissionKind)
DINameTableKind = _enum("DINameTableKind", "LLVM debug name table kind", _cases("Default GNU None Apple"))
llvm.enum(DINameTableKind)

# Bits.
FastmathFlags = EnumDef(
    (("none", 0), *_bits("nnan ninf nsz arcp contract afn reassoc"), ("fast", 127)), attr_name="fastmath", bits=True,
    summary="LLVM fastmath flags", cpp_name="::mlir::LLVM::FastmathFlags", cpp_attr="LLVM_FastmathFlagsAttr")
FastmathFlagsAttr = llvm.enum(FastmathFlags)
IntegerOverflowFlags = EnumDef(
    (("none", 0), *_bits("nsw nuw")), attr_name="overflow", bits=True, keywords=True, summary="LLVM integer overflow flags",
    cpp_name="::mlir::LLVM::IntegerOverflowFlags", cpp_attr="LLVM_IntegerOverflowFlagsAttr")
IntegerOverflowFlagsAttr = llvm.enum(IntegerOverflowFlags)
GEPNoWrapFlags = EnumDef(
    (("none", 0), *_bits("inbounds_flag nusw nuw"), ("inbounds", 3)), bits=True, keywords=True, separator="|",
    summary="::mlir::LLVM::GEPNoWrapFlags", cpp_name="::mlir::LLVM::GEPNoWrapFlags")
llvm.enum(GEPNoWrapFlags)
DIFlags = EnumDef((
    ("Zero", 0), ("Bit0", 1), ("Bit1", 2), ("Private", 1), ("Protected", 2), ("Public", 3), *_bits(
        "- - FwdDecl AppleBlock ReservedBit4 Virtual Artificial Explicit Prototyped ObjcClassComplete ObjectPointer Vector "
        "StaticMember LValueReference RValueReference ExportSymbols SingleInheritance"),
    ("MultipleInheritance", 1 << 16), ("VirtualInheritance", 1 << 16), *_bits(
        18 * "- " + "IntroducedVirtual BitField NoReturn - TypePassByValue TypePassByReference EnumClass Thunk NonTrivial "
        "BigEndian LittleEndian AllCallsDescribed")),
    bits=True, separator="|", summary="LLVM DI flags", cpp_name="DIFlags", groups=("Private", "Protected"))
llvm.enum(DIFlags)
DISubprogramFlags = EnumDef(
    _bits("Virtual PureVirtual LocalToUnit Definition Optimized Pure Elemental Recursive MainSubprogram Deleted - ObjCDirect"),
    bits=True, separator="|", summary="LLVM DISubprogram flags", cpp_name="DISubprogramFlags")
llvm.enum(DISubprogramFlags)
