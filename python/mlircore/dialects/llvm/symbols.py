"""Operations of the llvm dialect that are symbols, refer to symbols, or call: functions, globals, calls, module-level data."""

from mlircore.dialect import (
    AffineScope,
    AnyAttr,
    ArrayAttr,
    Attr,
    AttrConstraint,
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    BoolAttr,
    Check,
    ConstantLike,
    DenseI32ArrayAttr,
    DictArrayAttr,
    FlatSymbolRefAttr,
    I32Attr,
    I64Attr,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    Op,
    Operands,
    OptionalAttr,
    OptionalResult,
    Pure,
    Region,
    Relation,
    Result,
    SingleBlock,
    StrAttr,
    Successor,
    Symbol,
    SymbolNameAttr,
    SymbolRefAttr,
    SymbolTable,
    Terminator,
    TypeAttr,
    UnitAttr,
)
from mlircore.dialects._llvm_constraints import (
        AnyPointer,
    CConvAttr,
    LinkageAttr,
    LLVMFunctionTypeAttr,
    LLVMType,
    TailCallKindAttr,
    held,
)
from mlircore.dialects.llvm.metadata import AccessGroupArrayAttr, AliasScopeArrayAttr, TBAATagArrayAttr
from mlircore.dialects.llvm.base import ComdatKindAttr, FastmathFlagsAttr, UnnamedAddrAttr, VisibilityAttr, llvm

_I32 = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32)))
_AddressSpace = AttrConstraint("32-bit signless integer attribute whose value is non-negative",
                               ("and", _I32, ("range", 0, 2**31 - 1)), ("kind", "ATTR_INTEGER"), value_type="i32")
_Symbols = AttrConstraint("flat symbol ref array attribute", ("all", ("flat_symbol",)), ("kind", "ATTR_ARRAY"))
_Integers = AttrConstraint("32-bit integer array attribute", ("all", _I32), ("kind", "ATTR_ARRAY"))
_Strings = AttrConstraint("string array attribute", ("all", ("kind", "ATTR_STRING")), ("kind", "ATTR_ARRAY"))
_Expressions = AttrConstraint("an array of variable expressions", ("all", ("defined", "llvm.di_global_variable_expression")),
                              ("kind", "ATTR_ARRAY"))
_BUNDLES = Relation("Parts", "op_bundle_sizes", "op_bundle_operands")
_DEFAULT_CCONV = "#llvm.cconv<ccc>"


# --- functions ---


class LLVMFuncOp(Op, dialect=llvm, name="func"):
    """A function: a signature, and a body unless it is a declaration."""

    sym_name = Attr(SymbolNameAttr)
    sym_visibility = OptionalAttr(StrAttr)
    function_type = Attr(LLVMFunctionTypeAttr)
    linkage = Attr(LinkageAttr, default="#llvm.linkage<external>")
    dso_local = Attr(UnitAttr)
    CConv = Attr(CConvAttr, default=_DEFAULT_CCONV)
    comdat = OptionalAttr(SymbolRefAttr)
    convergent = Attr(UnitAttr)
    personality = OptionalAttr(FlatSymbolRefAttr)
    garbageCollector = OptionalAttr(StrAttr)
    passthrough = OptionalAttr(ArrayAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    function_entry_count = OptionalAttr(I64Attr)
    memory_effects = OptionalAttr(held("memory_effects", ""))
    visibility__ = Attr(VisibilityAttr, default="")
    arm_streaming = Attr(UnitAttr)
    arm_locally_streaming = Attr(UnitAttr)
    arm_streaming_compatible = Attr(UnitAttr)
    arm_new_za = Attr(UnitAttr)
    arm_in_za = Attr(UnitAttr)
    arm_out_za = Attr(UnitAttr)
    arm_inout_za = Attr(UnitAttr)
    arm_preserves_za = Attr(UnitAttr)
    section = OptionalAttr(StrAttr)
    unnamed_addr = OptionalAttr(UnnamedAddrAttr)
    alignment = OptionalAttr(I64Attr)
    vscale_range = OptionalAttr(held("vscale_range", ""))
    frame_pointer = OptionalAttr(held("framePointerKind", ""))
    target_cpu = OptionalAttr(StrAttr)
    tune_cpu = OptionalAttr(StrAttr)
    reciprocal_estimates = OptionalAttr(StrAttr)
    prefer_vector_width = OptionalAttr(StrAttr)
    target_features = OptionalAttr(held("target_features", "LLVM target features attribute"))
    no_infs_fp_math = OptionalAttr(BoolAttr)
    no_nans_fp_math = OptionalAttr(BoolAttr)
    no_signed_zeros_fp_math = OptionalAttr(BoolAttr)
    denormal_fp_math = OptionalAttr(StrAttr)
    denormal_fp_math_f32 = OptionalAttr(StrAttr)
    fp_contract = OptionalAttr(StrAttr)
    instrument_function_entry = OptionalAttr(StrAttr)
    instrument_function_exit = OptionalAttr(StrAttr)
    no_inline = Attr(UnitAttr)
    always_inline = Attr(UnitAttr)
    inline_hint = Attr(UnitAttr)
    no_unwind = Attr(UnitAttr)
    will_return = Attr(UnitAttr)
    optimize_none = Attr(UnitAttr)
    vec_type_hint = OptionalAttr(held("vec_type_hint", "Explicit vectorization compiler hint"))
    work_group_size_hint = OptionalAttr(DenseI32ArrayAttr)
    reqd_work_group_size = OptionalAttr(DenseI32ArrayAttr)
    intel_reqd_sub_group_size = OptionalAttr(I32Attr)
    uwtable_kind = OptionalAttr(held("uwtableKind", ""))
    body = Region()
    facts = {
        "llvm.function": True,
        "not_inlined_with": (
            "no_inline", "personality", "arg_attrs llvm.inalloca", "passthrough noduplicate", "passthrough presplitcoroutine",
            "passthrough returns_twice", "passthrough strictfp",
        ),
    }
    traits = (AffineScope, AutomaticAllocationScope, Symbol, Check("Function"), IsolatedFromAbove)
    symbol_uses = (Check("llvm.Comdat"),)
    checks = (Check("llvm.Func"),)
    defer_attr_checks = True
    assembly_format = """
        `` custom<EnumKeyword>($linkage) `` custom<EnumKeyword>($visibility_) `` custom<EnumKeyword>($unnamed_addr)
        `` custom<EnumKeyword>($CConv) custom<`llvm.Signature`>($sym_name, $function_type, $arg_attrs, $res_attrs)
        `` custom<VScaleRange>($vscale_range) (`comdat` `(` $comdat^ `)`)? attr-dict-with-keyword `` custom<OptionalBody>($body)
    """


class CallOp(Op, dialect=llvm, name="call"):
    """A call of a function, by its name or its address."""

    var_callee_type = OptionalAttr(LLVMFunctionTypeAttr)
    callee = OptionalAttr(FlatSymbolRefAttr)
    callee_operands = Operands(LLVMType)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    CConv = Attr(CConvAttr, default=_DEFAULT_CCONV)
    TailCallKind = Attr(TailCallKindAttr, default="#llvm.tailcallkind<none>")
    memory_effects = OptionalAttr(held("memory_effects", ""))
    convergent = Attr(UnitAttr)
    no_unwind = Attr(UnitAttr)
    will_return = Attr(UnitAttr)
    op_bundle_operands = Operands(LLVMType)
    op_bundle_sizes = Attr(DenseI32ArrayAttr)
    op_bundle_tags = OptionalAttr(ArrayAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    no_inline = Attr(UnitAttr)
    always_inline = Attr(UnitAttr)
    inline_hint = Attr(UnitAttr)
    access_groups = OptionalAttr(AccessGroupArrayAttr)
    alias_scopes = OptionalAttr(AliasScopeArrayAttr)
    noalias_scopes = OptionalAttr(AliasScopeArrayAttr)
    tbaa = OptionalAttr(TBAATagArrayAttr)
    result = OptionalResult(LLVMType)
    facts = {"callee": "callee", "not_inlined_with": ("no_inline", "var_callee_type"), "llvm.accesses": "callee_operands"}
    traits = (AttrSizedOperandSegments, _BUNDLES)
    checks = (Check("llvm.BundleTags", "op_bundle_sizes", "op_bundle_tags"),)
    symbol_uses = (Check("llvm.Call"),)
    defer_attr_checks = True
    assembly_format = """
        `` custom<EnumKeyword>($CConv) `` custom<EnumKeyword>($TailCallKind) custom<`llvm.Callee`>($callee, $callee_operands)
        (`vararg` `(` $var_callee_type^ `)`)?
        `` custom<`llvm.CallBundles`>($op_bundle_operands, type($op_bundle_operands), $op_bundle_sizes, $op_bundle_tags) attr-dict
        `` custom<`llvm.CallType`>(ref($callee), type($callee_operands), type($result), $arg_attrs, $res_attrs)
    """


class InvokeOp(Op, dialect=llvm, name="invoke"):
    """A call that goes to one of two blocks, by whether there was an exception."""

    var_callee_type = OptionalAttr(LLVMFunctionTypeAttr)
    callee = OptionalAttr(FlatSymbolRefAttr)
    callee_operands = Operands(LLVMType)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    normalDestOperands = Operands(LLVMType)
    unwindDestOperands = Operands(LLVMType)
    branch_weights = OptionalAttr(DenseI32ArrayAttr)
    CConv = Attr(CConvAttr, default=_DEFAULT_CCONV)
    op_bundle_operands = Operands(LLVMType)
    op_bundle_sizes = Attr(DenseI32ArrayAttr)
    op_bundle_tags = OptionalAttr(ArrayAttr)
    result = OptionalResult(LLVMType)
    normalDest = Successor()
    unwindDest = Successor()
    facts = {"branch_operands": ("normalDestOperands", "unwindDestOperands"), "callee": "callee"}
    traits = (AttrSizedOperandSegments, _BUNDLES, Check("Branch"),
              Check("BranchWeights", "branch_weights"), Terminator)
    checks = (Check("llvm.Invoke"), Check("llvm.BundleTags", "op_bundle_sizes", "op_bundle_tags"))
    defer_attr_checks = True
    assembly_format = """
        `` custom<EnumKeyword>($CConv) custom<`llvm.Callee`>($callee, $callee_operands)
        `to` $normalDest (`(` $normalDestOperands^ `:` type($normalDestOperands) `)`)?
        `unwind` $unwindDest (`(` $unwindDestOperands^ `:` type($unwindDestOperands) `)`)? (`vararg` `(` $var_callee_type^ `)`)?
        `` custom<`llvm.CallBundles`>($op_bundle_operands, type($op_bundle_operands), $op_bundle_sizes, $op_bundle_tags) attr-dict
        `` custom<`llvm.CallType`>(ref($callee), type($callee_operands), type($result), $arg_attrs, $res_attrs)
    """


class CallIntrinsicOp(Op, dialect=llvm, name="call_intrinsic"):
    """A call of an intrinsic function."""

    intrin = Attr(StrAttr)
    args = Operands(LLVMType)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    op_bundle_operands = Operands(LLVMType)
    op_bundle_sizes = Attr(DenseI32ArrayAttr)
    op_bundle_tags = OptionalAttr(ArrayAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    results = OptionalResult(LLVMType)
    traits = (AttrSizedOperandSegments, _BUNDLES)
    checks = (Check("llvm.IntrinsicName"), Check("llvm.BundleTags", "op_bundle_sizes", "op_bundle_tags"))
    defer_attr_checks = True
    assembly_format = """
        $intrin `(` $args `)`
        `` custom<`llvm.CallBundles`>($op_bundle_operands, type($op_bundle_operands), $op_bundle_sizes, $op_bundle_tags) attr-dict
        `` custom<TypedSignature>(type($args), type($results), $arg_attrs, $res_attrs)
    """


# --- globals ---


class GlobalOp(Op, dialect=llvm, name="mlir.global"):
    """A global variable."""

    global_type = Attr(TypeAttr)
    constant = Attr(UnitAttr)
    sym_name = Attr(SymbolNameAttr)
    linkage = Attr(LinkageAttr)
    dso_local = Attr(UnitAttr)
    thread_local__ = Attr(UnitAttr)
    externally_initialized = Attr(UnitAttr)
    value = OptionalAttr(AnyAttr)
    alignment = OptionalAttr(I64Attr)
    addr_space = Attr(_AddressSpace, default="0 : i32", shown=True)
    unnamed_addr = OptionalAttr(UnnamedAddrAttr)
    section = OptionalAttr(StrAttr)
    comdat = OptionalAttr(SymbolRefAttr)
    dbg_exprs = OptionalAttr(_Expressions)
    visibility__ = Attr(VisibilityAttr, default="")
    target_specific_attrs = OptionalAttr(ArrayAttr)
    initializer = Region()
    facts = {"llvm.global": True}
    traits = (IsolatedFromAbove, SingleBlock, Symbol)
    implicit_terminator = "llvm.return"
    symbol_uses = (Check("llvm.Comdat"),)
    checks = (Check("llvm.Global"),)
    region_checks = (Check("llvm.GlobalRegion"),)
    defer_attr_checks = True
    assembly_format = """
        `` custom<EnumKeyword>($linkage) `` custom<EnumKeyword>($visibility_) (`thread_local` $thread_local_^)?
        `` custom<EnumKeyword>($unnamed_addr) (`constant` $constant^)? $sym_name `(` `` custom<OptionalValue>($value) `)` (`comdat` `(` $comdat^ `)`)?
        attr-dict `` custom<`llvm.GlobalType`>($global_type, ref($value), $initializer)
    """


class AliasOp(Op, dialect=llvm, name="mlir.alias"):
    """Another name for a global or function."""

    alias_type = Attr(TypeAttr)
    sym_name = Attr(SymbolNameAttr)
    linkage = Attr(LinkageAttr)
    dso_local = Attr(UnitAttr)
    thread_local__ = Attr(UnitAttr)
    unnamed_addr = OptionalAttr(UnnamedAddrAttr)
    visibility__ = Attr(VisibilityAttr, default="")
    initializer = Region(blocks=1)
    facts = {"llvm.alias": True}
    traits = (IsolatedFromAbove, SingleBlock, Symbol)
    implicit_terminator = "llvm.return"
    checks = (Check("llvm.Alias"),)
    region_checks = (Check("llvm.AliasRegion"),)
    defer_attr_checks = True
    assembly_format = """
        `` custom<EnumKeyword>($linkage) `` custom<EnumKeyword>($visibility_) (`thread_local` $thread_local_^)?
        `` custom<EnumKeyword>($unnamed_addr) $sym_name attr-dict `` custom<`llvm.AliasType`>($alias_type, $initializer)
    """


class IFuncOp(Op, dialect=llvm, name="mlir.ifunc"):
    """A function that is chosen when the program is loaded."""

    sym_name = Attr(SymbolNameAttr)
    i_func_type = Attr(TypeAttr)
    resolver = Attr(FlatSymbolRefAttr)
    resolver_type = Attr(TypeAttr)
    linkage = Attr(LinkageAttr)
    dso_local = Attr(UnitAttr)
    address_space = Attr(_AddressSpace, default="0 : i32")
    unnamed_addr = Attr(UnnamedAddrAttr, default="")
    visibility__ = Attr(VisibilityAttr, default="")
    facts = {"llvm.ifunc": True}
    traits = (IsolatedFromAbove, Symbol)
    symbol_uses = (Check("llvm.Resolver"),)
    checks = (Check("llvm.IFunc"),)
    assembly_format = """
        `` custom<EnumKeyword>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type
        $resolver attr-dict
    """


class ComdatOp(Op, dialect=llvm, name="comdat"):
    """How sections of one name are merged."""

    sym_name = Attr(SymbolNameAttr)
    body = Region(blocks=1)
    traits = (NoRegionArguments, NoTerminator, Symbol, SymbolTable)
    region_checks = (Check("llvm.ComdatRegion"),)
    assembly_format = "$sym_name $body attr-dict"


class ComdatSelectorOp(Op, dialect=llvm, name="comdat_selector"):
    """A rule by which one of several sections is kept."""

    sym_name = Attr(SymbolNameAttr)
    comdat = Attr(ComdatKindAttr)
    facts = {"llvm.selector": True}
    traits = (Symbol,)
    assembly_format = "$sym_name $comdat attr-dict"


class GlobalCtorsOp(Op, dialect=llvm, name="mlir.global_ctors"):
    """Functions that run before the program."""

    ctors = Attr(_Symbols)
    priorities = Attr(_Integers)
    data = Attr(ArrayAttr)
    checks = (Check("llvm.Xtors", "ctors"),)
    symbol_uses = (Check("llvm.XtorUses", "ctors"),)
    assembly_format = "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"


class GlobalDtorsOp(Op, dialect=llvm, name="mlir.global_dtors"):
    """Functions that run after the program."""

    dtors = Attr(_Symbols)
    priorities = Attr(_Integers)
    data = Attr(ArrayAttr)
    checks = (Check("llvm.Xtors", "dtors"),)
    symbol_uses = (Check("llvm.XtorUses", "dtors"),)
    assembly_format = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict"


class LinkerOptionsOp(Op, dialect=llvm, name="linker_options"):
    """Options for the linker."""

    options = Attr(_Strings)
    checks = (Check("llvm.ModuleLevel"),)
    assembly_format = "$options attr-dict"


class ModuleFlagsOp(Op, dialect=llvm, name="module_flags"):
    """The flags of a module."""

    flags = Attr(ArrayAttr)
    checks = (Check("llvm.ModuleFlags"),)
    assembly_format = "$flags attr-dict"


# --- addresses of symbols ---


class AddressOfOp(Op, dialect=llvm, name="mlir.addressof"):
    """The address of a global or function."""

    global_name = Attr(FlatSymbolRefAttr)
    res = Result(AnyPointer)
    facts = {"llvm.address": True}
    traits = (ConstantLike, Pure)
    symbol_uses = (Check("llvm.AddressOf"),)
    assembly_format = "$global_name attr-dict `:` qualified(type($res))"


class DSOLocalEquivalentOp(Op, dialect=llvm, name="dso_local_equivalent"):
    """The address of a function that does as the one of that name does, in the same module."""

    function_name = Attr(FlatSymbolRefAttr)
    res = Result(AnyPointer)
    traits = (ConstantLike, Pure)
    symbol_uses = (Check("llvm.DSOLocalEquivalent"),)
    assembly_format = "$function_name attr-dict `:` qualified(type($res))"


class BlockAddressOp(Op, dialect=llvm, name="blockaddress"):
    """The address of a block."""

    block_addr = Attr(held("blockaddress", ""))
    res = Result(AnyPointer)
    traits = (ConstantLike, Pure)
    symbol_uses = (Check("llvm.BlockAddress"),)
    assembly_format = "$block_addr attr-dict `:` qualified(type($res))"
