"""The cf dialect: branches between blocks, assertions."""

from mlircore.dialect import (
    I1,
    AnyInteger,
    AnyIntElementsAttr,
    AnyType,
    Attr,
    AttrSizedOperandSegments,
    Check,
    DenseI32ArrayAttr,
    Dialect,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    Pure,
    Relation,
    StrAttr,
    Successor,
    Successors,
    Terminator,
)

cf = Dialect("cf", inlining="operations")


class AssertOp(Op, dialect=cf, name="assert"):
    """Stops the program with a message unless a condition holds."""

    arg = Operand(I1)
    msg = Attr(StrAttr)
    effects = ("write",)
    assembly_format = "$arg `,` $msg attr-dict"


class BranchOp(Op, dialect=cf, name="br"):
    """Goes to a block."""

    destOperands = Operands(AnyType)
    dest = Successor()
    facts = {"branch_operands": "destOperands"}
    traits = (Check("Branch"), Pure, Terminator)
    assembly_format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"


class CondBranchOp(Op, dialect=cf, name="cond_br"):
    """Goes to one of two blocks, by a condition."""

    condition = Operand(I1)
    trueDestOperands = Operands(AnyType)
    falseDestOperands = Operands(AnyType)
    branch_weights = OptionalAttr(DenseI32ArrayAttr)
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
        $condition (`weights` `(` $branch_weights^ `)`)? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
        $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
    """


class SwitchOp(Op, dialect=cf, name="switch"):
    """Goes to the block of a value, or to a default block."""

    flag = Operand(AnyInteger)
    defaultOperands = Operands(AnyType)
    caseOperands = Operands(AnyType)
    case_values = OptionalAttr(AnyIntElementsAttr)
    case_operand_segments = Attr(DenseI32ArrayAttr)
    defaultDestination = Successor()
    caseDestinations = Successors()
    facts = {"branch_operands": ("defaultOperands", "caseOperands"), "branch_parts": "case_operand_segments"}
    traits = (
        AttrSizedOperandSegments,
        Relation("Parts", "case_operand_segments", "caseOperands"),
        Check("Branch"),
        Pure,
        Terminator,
    )
    checks = (Check("SwitchValues", "case_values"),)
    assembly_format = r"""
        $flag `:` type($flag) `,` `[` `\n`
        custom<`cf.SwitchCases`>(ref(type($flag)), $defaultDestination, $defaultOperands, type($defaultOperands), $case_values,
                                 $caseDestinations, $caseOperands, type($caseOperands), $case_operand_segments)
        `]` attr-dict
    """


__getattr__ = cf.member  # classes that other modules define, and the functions that build operations
__dir__ = cf.members
