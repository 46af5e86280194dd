"""Operations of the llvm dialect: memory, values and control flow. Symbols and calls are in symbols.py."""

from mlircore.dialect import (
    I1,
    AllTypesMatch,
    AnyAttr,
    AnyIntElementsAttr,
    AnySignlessInteger,
    AnyType,
    ArrayAttr,
    Attr,
    AttrSizedOperandSegments,
    Check,
    ConstantLike,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    I64Attr,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    OptionalOperand,
    OptionalResult,
    Pure,
    Relation,
    Result,
    ReturnLike,
    SameOperandsAndResultType,
    SameVariadicOperandSize,
    StrAttr,
    Successor,
    Successors,
    Terminator,
    TypeAttr,
    TypesMatchWith,
    UnitAttr,
    enum_property,
)
from mlircore.dialects._llvm_constraints import (
    AnyAggregate,
    AnyPointer,
    AnyStruct,
    AnyVector,
    AtomicCmpXchgType,
    AtomicRMWType,
    BoolLike,
    IntegerLike,
    LLVMType,
    LoadableType,
    PointerLike,
    PrimitiveType,
    TailCallKindAttr,
    TokenType,
    held,
)
from mlircore.dialects.llvm.base import (
    AsmDialectAttr,
    AtomicBinOpAttr,
    AtomicOrderingAttr,
    FastmathFlagsAttr,
    GEPNoWrapFlags,
    llvm,
)
from mlircore.dialects.llvm.metadata import AccessGroupArrayAttr, AliasScopeArrayAttr, TBAATagArrayAttr

# --- memory ---


class AllocaOp(Op, dialect=llvm, name="alloca"):
    """Room in the frame of a function."""

    arraySize = Operand(AnySignlessInteger)
    alignment = Attr(I64Attr, optional=True, default="0 : i64")
    elem_type = Attr(TypeAttr)
    inalloca = Attr(UnitAttr)
    res = Result(AnyPointer)
    facts = {"stack_allocation": True}
    effects = ("allocate res",)
    checks = (Check("llvm.Alloca"),)
    defer_attr_checks = True
    assembly_format = """
        (`inalloca` $inalloca^)? $arraySize `x` custom<HeldType>($elem_type) attr-dict `:`
        custom<`llvm.AllocaType`>(type($arraySize), type($res), ref($elem_type), ref($alignment))
    """


class GEPOp(Op, dialect=llvm, name="getelementptr"):
    """The address of a part of the value that a pointer points to."""

    base = Operand(PointerLike)
    dynamicIndices = Operands(IntegerLike)
    rawConstantIndices = Attr(DenseI32ArrayAttr)
    elem_type = Attr(TypeAttr)
    noWrapFlags = Attr(enum_property(GEPNoWrapFlags), default="none", prop=True)
    res = Result(PointerLike)
    traits = (Pure,)
    checks = (Check("llvm.GEP"),)
    assembly_format = """
        ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
        `:` functional-type(operands, results) `,` $elem_type
    """


class LoadOp(Op, dialect=llvm, name="load"):
    """Loads a value."""

    addr = Operand(AnyPointer)
    alignment = OptionalAttr(I64Attr)
    volatile__ = Attr(UnitAttr)
    nontemporal = Attr(UnitAttr)
    invariant = Attr(UnitAttr)
    invariantGroup = Attr(UnitAttr)
    ordering = Attr(AtomicOrderingAttr, default="not_atomic")
    syncscope = OptionalAttr(StrAttr)
    dereferenceable = OptionalAttr(held("dereferenceable", "LLVM dereferenceable attribute"))
    access_groups = OptionalAttr(AccessGroupArrayAttr)
    alias_scopes = OptionalAttr(AliasScopeArrayAttr)
    noalias_scopes = OptionalAttr(AliasScopeArrayAttr)
    tbaa = OptionalAttr(TBAATagArrayAttr)
    res = Result(LoadableType)
    facts = {"llvm.accesses": "addr"}
    effects = ("read addr", "read if volatile_", "write if volatile_", "read if ordering>1", "write if ordering>1")
    checks = (Check("llvm.Dereferenceable"), Check("llvm.Load"))
    assembly_format = """
        (`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)?
        (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict
        `:` qualified(type($addr)) `->` type($res)
    """


class StoreOp(Op, dialect=llvm, name="store"):
    """Stores a value."""

    value = Operand(LoadableType)
    addr = Operand(AnyPointer)
    alignment = OptionalAttr(I64Attr)
    volatile__ = Attr(UnitAttr)
    nontemporal = Attr(UnitAttr)
    invariantGroup = Attr(UnitAttr)
    ordering = Attr(AtomicOrderingAttr, default="not_atomic")
    syncscope = OptionalAttr(StrAttr)
    access_groups = OptionalAttr(AccessGroupArrayAttr)
    alias_scopes = OptionalAttr(AliasScopeArrayAttr)
    noalias_scopes = OptionalAttr(AliasScopeArrayAttr)
    tbaa = OptionalAttr(TBAATagArrayAttr)
    facts = {"llvm.accesses": "addr"}
    effects = ("write addr", "read if volatile_", "write if volatile_", "read if ordering>1", "write if ordering>1")
    checks = (Check("llvm.Store"),)
    assembly_format = """
        (`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
        (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))
    """


class AtomicRMWOp(Op, dialect=llvm, name="atomicrmw"):
    """Reads, combines and writes a value atomically."""

    bin_op = Attr(AtomicBinOpAttr)
    ptr = Operand(AnyPointer)
    val = Operand(AtomicRMWType)
    ordering = Attr(AtomicOrderingAttr)
    syncscope = OptionalAttr(StrAttr)
    alignment = OptionalAttr(I64Attr)
    volatile__ = Attr(UnitAttr)
    access_groups = OptionalAttr(AccessGroupArrayAttr)
    alias_scopes = OptionalAttr(AliasScopeArrayAttr)
    noalias_scopes = OptionalAttr(AliasScopeArrayAttr)
    tbaa = OptionalAttr(TBAATagArrayAttr)
    res = Result(AtomicRMWType)
    facts = {"llvm.accesses": "ptr"}
    traits = (TypesMatchWith("result #0 and operand #1 have the same type", "val", "res", "SameTypes"),)
    checks = (Check("llvm.AtomicRMW"),)
    assembly_format = """
        (`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict
        `:` qualified(type($ptr)) `,` type($val)
    """


class AtomicCmpXchgOp(Op, dialect=llvm, name="cmpxchg"):
    """Replaces a value atomically if it equals the expected one."""

    ptr = Operand(AnyPointer)
    cmp = Operand(AtomicCmpXchgType)
    val = Operand(AtomicCmpXchgType)
    success_ordering = Attr(AtomicOrderingAttr)
    failure_ordering = Attr(AtomicOrderingAttr)
    syncscope = OptionalAttr(StrAttr)
    alignment = OptionalAttr(I64Attr)
    weak = Attr(UnitAttr)
    volatile__ = Attr(UnitAttr)
    access_groups = OptionalAttr(AccessGroupArrayAttr)
    alias_scopes = OptionalAttr(AliasScopeArrayAttr)
    noalias_scopes = OptionalAttr(AliasScopeArrayAttr)
    tbaa = OptionalAttr(TBAATagArrayAttr)
    res = Result(AnyStruct)
    facts = {"llvm.accesses": "ptr"}
    traits = (
        TypesMatchWith("operand #1 and operand #2 have the same type", "val", "cmp", "SameTypes"),
        TypesMatchWith("result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", "val", "res",
                       "ValueAndBool"),
    )
    checks = (Check("llvm.CmpXchg"),)
    assembly_format = """
        (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)?
        $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)
    """


class FenceOp(Op, dialect=llvm, name="fence"):
    """Orders accesses of memory."""

    ordering = Attr(AtomicOrderingAttr)
    syncscope = OptionalAttr(StrAttr)
    checks = (Check("llvm.Fence"),)
    assembly_format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"


class VaArgOp(Op, dialect=llvm, name="va_arg"):
    """The next of a variable number of arguments."""

    arg = Operand(AnyPointer)
    res = Result(LLVMType)
    assembly_format = "$arg attr-dict `:` functional-type($arg, $res)"


# --- vectors and aggregates ---


class ExtractElementOp(Op, dialect=llvm, name="extractelement"):
    """An element of a vector."""

    vector = Operand(AnyVector)
    position = Operand(AnySignlessInteger)
    res = Result(LLVMType)
    traits = (Pure, TypesMatchWith("result type matches vector element type", "vector", "res", "ElementType"))
    assembly_format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"


class InsertElementOp(Op, dialect=llvm, name="insertelement"):
    """A vector with another element."""

    vector = Operand(AnyVector)
    value = Operand(PrimitiveType)
    position = Operand(AnySignlessInteger)
    res = Result(AnyVector)
    traits = (
        Pure,
        TypesMatchWith("argument type matches vector element type", "vector", "value", "ElementType"),
        AllTypesMatch("res", "vector"),
    )
    assembly_format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)"


class ShuffleVectorOp(Op, dialect=llvm, name="shufflevector"):
    """A vector of elements of two others."""

    v1 = Operand(AnyVector)
    v2 = Operand(AnyVector)
    mask = Attr(DenseI32ArrayAttr)
    res = Result(AnyVector)
    traits = (Pure, AllTypesMatch("v1", "v2"))
    checks = (Check("llvm.Shuffle"),)
    assembly_format = """
        $v1 `,` $v2 $mask attr-dict `:` type($v1) custom<`llvm.ShuffleType`>(ref(type($v1)), type($res), ref($mask))
    """


class ExtractValueOp(Op, dialect=llvm, name="extractvalue"):
    """A value inside of a struct or array."""

    container = Operand(AnyAggregate)
    position = Attr(DenseI64ArrayAttr)
    res = Result(LLVMType)
    traits = (Pure,)
    checks = (Check("llvm.ExtractValue"),)
    assembly_format = """
        $container `` $position attr-dict `:` type($container)
        custom<`llvm.ElementType`>(type($res), ref(type($container)), ref($position))
    """


class InsertValueOp(Op, dialect=llvm, name="insertvalue"):
    """A struct or array with another value inside."""

    container = Operand(AnyAggregate)
    value = Operand(PrimitiveType)
    position = Attr(DenseI64ArrayAttr)
    res = Result(AnyAggregate)
    traits = (Pure, AllTypesMatch("container", "res"))
    checks = (Check("llvm.InsertValue"),)
    assembly_format = """
        $value `,` $container `` $position attr-dict `:` type($container)
        custom<`llvm.ElementType`>(type($value), ref(type($container)), ref($position))
    """


# --- other values ---


class SelectOp(Op, dialect=llvm, name="select"):
    """One of two values."""

    condition = Operand(BoolLike)
    trueValue = Operand(LLVMType)
    falseValue = Operand(LLVMType)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(LLVMType)
    traits = (Pure, AllTypesMatch("trueValue", "falseValue", "res"))
    assembly_format = "operands attr-dict `:` type($condition) `,` type($res)"


class FreezeOp(Op, dialect=llvm, name="freeze"):
    """A value that is neither undefined nor poison any more."""

    val = Operand(LLVMType)
    res = Result(LLVMType)
    traits = (Pure, SameOperandsAndResultType)
    assembly_format = "$val attr-dict `:` type($val)"


class ConstantOp(Op, dialect=llvm, name="mlir.constant"):
    """A constant."""

    value = Attr(AnyAttr)
    res = Result(LLVMType)
    traits = (ConstantLike, Pure)
    checks = (Check("llvm.Constant"),)
    assembly_format = "`(` $value `)` attr-dict `:` type($res)"


class UndefOp(Op, dialect=llvm, name="mlir.undef"):
    """An undefined value."""

    res = Result(LLVMType)
    traits = (ConstantLike, Pure)
    assembly_format = "attr-dict `:` type($res)"


class PoisonOp(Op, dialect=llvm, name="mlir.poison"):
    """A poison value."""

    res = Result(LLVMType)
    traits = (ConstantLike, Pure)
    assembly_format = "attr-dict `:` type($res)"


class ZeroOp(Op, dialect=llvm, name="mlir.zero"):
    """A value of zeros."""

    res = Result(LLVMType)
    facts = {"llvm.zero": True}
    traits = (ConstantLike, Pure)
    checks = (Check("llvm.Zero"),)
    assembly_format = "attr-dict `:` type($res)"


class NoneTokenOp(Op, dialect=llvm, name="mlir.none"):
    """The empty token."""

    res = Result(TokenType)
    traits = (Pure,)
    assembly_format = "attr-dict `:` type($res)"


class InlineAsmOp(Op, dialect=llvm, name="inline_asm"):
    """Assembly code."""

    operands = Operands(LLVMType)
    asm_string = Attr(StrAttr)
    constraints = Attr(StrAttr)
    has_side_effects = Attr(UnitAttr)
    is_align_stack = Attr(UnitAttr)
    tail_call_kind = Attr(TailCallKindAttr, default="#llvm.tailcallkind<none>")
    asm_dialect = OptionalAttr(AsmDialectAttr)
    operand_attrs = OptionalAttr(ArrayAttr)
    res = OptionalResult(LLVMType)
    effects = ("read if has_side_effects", "write if has_side_effects")
    argument_order = "res operands_ asm_string constraints * has_side_effects is_align_stack tail_call_kind asm_dialect operand_attrs"
    checks = (Check("llvm.InlineAsm"),)
    assembly_format = """
        (`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)?
        (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints
        operands `:` functional-type(operands, results)
    """


# --- control flow ---


class BrOp(Op, dialect=llvm, name="br"):
    """Goes to a block."""

    destOperands = Operands(LLVMType)
    loop_annotation = OptionalAttr(held("loop_annotation", "loop annotation"))
    dest = Successor()
    facts = {"branch_operands": "destOperands"}
    traits = (Check("Branch"), Pure, Terminator)
    assembly_format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"


class CondBrOp(Op, dialect=llvm, name="cond_br"):
    """Goes to one of two blocks, by a condition."""

    condition = Operand(I1)
    trueDestOperands = Operands(LLVMType)
    falseDestOperands = Operands(LLVMType)
    branch_weights = OptionalAttr(DenseI32ArrayAttr)
    loop_annotation = OptionalAttr(held("loop_annotation", "loop annotation"))
    trueDest = Successor()
    falseDest = Successor()
    facts = {"branch_operands": ("trueDestOperands", "falseDestOperands")}
    traits = (
        AttrSizedOperandSegments,
        Check("Branch"),
        Check("BranchWeights", "branch_weights"),
        Pure,
        Terminator,
    )
    assembly_format = """
        $condition (`weights` `(` $branch_weights^ `)`)? `,`
        $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
        $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
    """


class SwitchOp(Op, dialect=llvm, name="switch"):
    """Goes to the block of a value, or to a default block."""

    value = Operand(AnySignlessInteger)
    defaultOperands = Operands(AnyType)
    caseOperands = Operands(AnyType)
    case_values = OptionalAttr(AnyIntElementsAttr)
    case_operand_segments = Attr(DenseI32ArrayAttr)
    branch_weights = OptionalAttr(DenseI32ArrayAttr)
    defaultDestination = Successor()
    caseDestinations = Successors()
    facts = {"branch_operands": ("defaultOperands", "caseOperands"), "branch_parts": "case_operand_segments"}
    traits = (
        AttrSizedOperandSegments,
        Relation("Parts", "case_operand_segments", "caseOperands"),
        Check("Branch"),
        Check("BranchWeights", "branch_weights"),
        Pure,
        Terminator,
    )
    checks = (Check("llvm.Switch"),)
    assembly_format = """
        $value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
        custom<`llvm.SwitchCases`>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands),
                                   $case_operand_segments)
        attr-dict
    """


class IndirectBrOp(Op, dialect=llvm, name="indirectbr"):
    """Goes to the block whose address is given."""

    addr = Operand(AnyPointer)
    succOperands = Operands(AnyType)
    indbr_operand_segments = Attr(DenseI32ArrayAttr)
    successors = Successors()
    facts = {"branch_operands": "succOperands", "branch_parts": "indbr_operand_segments"}
    traits = (
        Pure,
        SameVariadicOperandSize,
        Relation("Parts", "indbr_operand_segments", "succOperands"),
        Check("Branch"),
        Terminator,
    )
    assembly_format = """
        $addr `:` type($addr) `,`
        custom<`llvm.Successors`>($successors, $succOperands, type($succOperands), $indbr_operand_segments) attr-dict
    """


class ReturnOp(Op, dialect=llvm, name="return"):
    """The end of a function."""

    arg = OptionalOperand(LLVMType)
    facts = {"inlined_as": "llvm.br"}
    traits = (Pure, ReturnLike, Terminator)
    checks = (Check("llvm.Return"),)
    assembly_format = "attr-dict ($arg^ `:` type($arg))?"


class UnreachableOp(Op, dialect=llvm, name="unreachable"):
    """Never reached."""

    traits = (Terminator,)
    facts = {"inlined_apart": True}
    assembly_format = "attr-dict"


class ResumeOp(Op, dialect=llvm, name="resume"):
    """Goes on with an exception."""

    value = Operand(LLVMType)
    traits = (Terminator,)
    assembly_format = "$value attr-dict `:` type($value)"


class LandingpadOp(Op, dialect=llvm, name="landingpad"):
    """Where exceptions arrive."""

    cleanup = Attr(UnitAttr)
    operands = Operands(LLVMType)
    res = Result(LLVMType)
    argument_order = "res _gen_arg_1=operands_ * cleanup"
    facts = {"llvm.landing_pad": True}
    checks = (Check("llvm.Landingpad"),)
    assembly_format = "(`cleanup` $cleanup^)? custom<`llvm.Clauses`>($operands, type($operands), attr-dict) `` `:` type($res)"


class BlockTagOp(Op, dialect=llvm, name="blocktag"):
    """Gives a block a number that its address can be taken by."""

    tag = Attr(held("blocktag", ""))
    facts = {"llvm.block_tag": True}
    assembly_format = "$tag attr-dict"
