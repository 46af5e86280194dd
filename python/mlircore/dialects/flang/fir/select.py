"""The fir dialect: branches with a block for each case, and comparisons."""

from mlircore import dialect as d

from .base import AnyFirComplex, CmpFPredicate, FastMath, fir

_FORM = """
    $selector `:` type($selector) custom<`fir.{}`>(ref(type($selector)), $case_tags, $targets, $compareArgs, type($compareArgs),
    $targetArgs, type($targetArgs), $target_operand_offsets{}) attr-dict
"""


class _Select(d.Op):
    selector = d.Operand(d.AnyType)
    compareArgs = d.Operands(d.AnyType)
    targetArgs = d.Operands(d.AnyType)
    case_tags = d.Attr(d.ArrayAttr, inherent=False)
    target_operand_offsets = d.Attr(d.DenseI32ArrayAttr, inherent=False)
    targets = d.Successors()
    traits = (d.AttrSizedOperandSegments, d.Terminator)
    effects = ()
    assembly_format = _FORM.format("Cases", "")


class SelectOp(_Select, dialect=fir, name="select"):
    """A block for each of some integers."""


class SelectRankOp(_Select, dialect=fir, name="select_rank"):
    """A block for each of some ranks of a box."""


class SelectTypeOp(_Select, dialect=fir, name="select_type"):
    """A block for each of some types of a box."""


class SelectCaseOp(_Select, dialect=fir, name="select_case"):
    """A block for each of some values or intervals."""

    compare_operand_offsets = d.Attr(d.DenseI32ArrayAttr, inherent=False)
    assembly_format = _FORM.format("ComparedCases", ", $compare_operand_offsets")


class CmpcOp(d.Op, dialect=fir, name="cmpc"):
    """Whether two complex numbers are equal."""

    predicate = d.Attr(CmpFPredicate, inherent=False)
    lhs = d.Operand(AnyFirComplex)
    rhs = d.Operand(AnyFirComplex)
    fastmath = d.Attr(FastMath, default="none", shown=True)
    result = d.Result(d.I1)
    traits = (d.SameTypeOperands,)
    effects = ()
    assembly_format = "custom<`QuotedCase`>($predicate) `,` $lhs `,` $rhs attr-dict `:` type($lhs)"
