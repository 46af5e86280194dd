"""The firrtl dialect: intrinsics."""

from typing import ClassVar

from mlircore import dialect as d
from mlircore.define.traits import Trait

from .base import *  # noqa: F403 - its constraints
from .base import firrtl
from .expressions import Named


class GenericIntrinsicOp(Named, dialect=firrtl, name="int.generic"):
    intrinsic = d.Attr(d.StrAttr)
    operands_ = d.Operands(PassiveType)
    parameters = d.Attr(Parameters, default="[]")
    result = d.OptionalResult(PassiveType)
    assembly_format = """
        $intrinsic custom<`firrtl.Parameters`>($parameters) ($operands^)? attr-dict-with-keyword `:`
        functional-type($operands, $result)
    """


class IsXIntrinsicOp(Named, dialect=firrtl, name="int.isX"):
    arg = d.Operand(FIRRTLBaseType)
    result = d.Result(NonConstUInt1)
    traits = (d.Pure,)
    assembly_format = "$arg attr-dict `:` type($arg)"


class PlusArgsTestIntrinsicOp(Named, dialect=firrtl, name="int.plusargs.test"):
    formatString = d.Attr(d.StrAttr)
    found = d.Result(NonConstUInt1)
    traits = (d.Pure,)
    assembly_format = "$formatString attr-dict"


class PlusArgsValueIntrinsicOp(Named, dialect=firrtl, name="int.plusargs.value"):
    formatString = d.Attr(d.StrAttr)
    found = d.Result(NonConstUInt1)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$formatString attr-dict `:` type($result)"
    result_names = ""


class ClockGateIntrinsicOp(d.Op, dialect=firrtl, name="int.clock_gate"):
    input = d.Operand(NonConstClock)
    enable = d.Operand(NonConstUInt1)
    test_enable = d.OptionalOperand(NonConstUInt1)
    output = d.Result(NonConstClock)
    traits = (d.Pure,)
    assembly_format = "$input `,` $enable (`,` $test_enable^)? attr-dict"


class ClockInverterIntrinsicOp(d.Op, dialect=firrtl, name="int.clock_inv"):
    input = d.Operand(NonConstClock)
    output = d.Result(NonConstClock)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class ClockDividerIntrinsicOp(d.Op, dialect=firrtl, name="int.clock_div"):
    input = d.Operand(NonConstClock)
    pow2 = d.Attr(d.I64Attr)
    output = d.Result(NonConstClock)
    traits = (d.Pure,)
    assembly_format = "$input `by` $pow2 attr-dict"


class HasBeenResetIntrinsicOp(Named, dialect=firrtl, name="int.has_been_reset"):
    clock = d.Operand(NonConstClock)
    reset = d.Operand(AnyReset)
    result = d.Result(NonConstUInt1)
    traits = (d.Pure,)
    assembly_format = "$clock `,` $reset attr-dict `:` type($reset)"


class FPGAProbeIntrinsicOp(d.Op, dialect=firrtl, name="int.fpga_probe"):
    input = d.Operand(d.AnyType)
    clock = d.Operand(NonConstClock)
    assembly_format = "$clock `,` $input attr-dict `:` type($input)"


class DPICallIntrinsicOp(d.Op, dialect=firrtl, name="int.dpi.call"):
    functionName = d.Attr(d.StrAttr)
    inputNames = d.OptionalAttr(Strings)
    outputName = d.OptionalAttr(d.StrAttr)
    clock = d.OptionalOperand(NonConstClock)
    enable = d.OptionalOperand(NonConstUInt1)
    inputs = d.Operands(PassiveType)
    result = d.OptionalResult(PassiveType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        $functionName `(` $inputs `)` (`clock` $clock^)? (`enable` $enable^)? attr-dict `:`
        functional-type($inputs, results)
    """


class ViewIntrinsicOp(d.Op, dialect=firrtl, name="view"):
    name_ = d.Attr(d.StrAttr)
    yamlFile = d.OptionalAttr(d.StrAttr)
    augmentedType = d.Attr(AugmentedBundleTypeAttr)
    inputs = d.Operands(FIRRTLBaseType)
    assembly_format = """
        $name `,` (`yaml` $yamlFile^ `,`)? $augmentedType (`,` $inputs^)? attr-dict (`:` type($inputs)^)?
    """


class _Verif(d.Op):
    property = d.Operand(UInt1)
    enable = d.OptionalOperand(UInt1)
    label = d.OptionalAttr(d.StrAttr)
    assembly_format = "operands attr-dict `:` type(operands)"


class VerifAssertIntrinsicOp(_Verif, dialect=firrtl, name="int.verif.assert"):
    pass


class VerifAssumeIntrinsicOp(_Verif, dialect=firrtl, name="int.verif.assume"):
    pass


class VerifCoverIntrinsicOp(_Verif, dialect=firrtl, name="int.verif.cover"):
    pass


class VerifRequireIntrinsicOp(_Verif, dialect=firrtl, name="int.verif.require"):
    pass


class VerifEnsureIntrinsicOp(_Verif, dialect=firrtl, name="int.verif.ensure"):
    pass


# --- linear temporal logic ---


class _Logic(d.Op):
    traits: ClassVar[tuple[Trait, ...]] = (d.Pure,)


class _Unary(_Logic):
    input = d.Operand(NonConstUInt1)
    result = d.Result(NonConstUInt1)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class _Binary(_Logic):
    lhs = d.Operand(NonConstUInt1)
    rhs = d.Operand(NonConstUInt1)
    result = d.Result(NonConstUInt1)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class LTLAndIntrinsicOp(_Binary, dialect=firrtl, name="int.ltl.and"):
    traits = (d.Commutative, d.Pure)


class LTLOrIntrinsicOp(_Binary, dialect=firrtl, name="int.ltl.or"):
    traits = (d.Commutative, d.Pure)


class LTLIntersectIntrinsicOp(_Binary, dialect=firrtl, name="int.ltl.intersect"):
    traits = (d.Commutative, d.Pure)


class LTLConcatIntrinsicOp(_Binary, dialect=firrtl, name="int.ltl.concat"):
    pass


class LTLImplicationIntrinsicOp(_Binary, dialect=firrtl, name="int.ltl.implication"):
    pass


class LTLUntilIntrinsicOp(_Binary, dialect=firrtl, name="int.ltl.until"):
    pass


class LTLNotIntrinsicOp(_Unary, dialect=firrtl, name="int.ltl.not"):
    pass


class LTLEventuallyIntrinsicOp(_Unary, dialect=firrtl, name="int.ltl.eventually"):
    pass


class LTLDelayIntrinsicOp(_Logic, dialect=firrtl, name="int.ltl.delay"):
    input = d.Operand(NonConstUInt1)
    delay = d.Attr(d.I64Attr)
    length = d.OptionalAttr(d.I64Attr)
    result = d.Result(NonConstUInt1)
    assembly_format = "$input `,` $delay (`,` $length^)? attr-dict `:` functional-type(operands, results)"


class LTLRepeatIntrinsicOp(_Logic, dialect=firrtl, name="int.ltl.repeat"):
    input = d.Operand(NonConstUInt1)
    base = d.Attr(d.I64Attr)
    more = d.OptionalAttr(d.I64Attr)
    result = d.Result(NonConstUInt1)
    assembly_format = "$input `,` $base (`,` $more^)? attr-dict `:` functional-type(operands, results)"


class _Repeat(_Logic):
    input = d.Operand(NonConstUInt1)
    base = d.Attr(d.I64Attr)
    more = d.Attr(d.I64Attr)
    result = d.Result(NonConstUInt1)
    assembly_format = "$input `,` $base `,` $more attr-dict `:` functional-type(operands, results)"


class LTLGoToRepeatIntrinsicOp(_Repeat, dialect=firrtl, name="int.ltl.goto_repeat"):
    pass


class LTLNonConsecutiveRepeatIntrinsicOp(_Repeat, dialect=firrtl, name="int.ltl.non_consecutive_repeat"):
    pass


class LTLClockIntrinsicOp(_Logic, dialect=firrtl, name="int.ltl.clock"):
    input = d.Operand(NonConstUInt1)
    edge = d.Attr(EventControl)
    clock = d.Operand(Clock)
    result = d.Result(NonConstUInt1)
    assembly_format = "$input `,` $edge $clock attr-dict `:` functional-type(operands, results)"


class LTLPastIntrinsicOp(_Logic, dialect=firrtl, name="int.ltl.past"):
    input = d.Operand(NonConstUInt1)
    delay = d.Attr(d.I64Attr)
    clock = d.Operand(Clock)
    result = d.Result(NonConstUInt1)
    assembly_format = "$input `,` $delay `,` $clock attr-dict `:` functional-type(operands, results)"
