"""CIRCT's ltl dialect: sequences and properties of values over time."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import HWIntegerType

ltl = d.Dialect("ltl", is_open=True)

ClockEdge = ltl.enum(d.EnumDef(
    [("posedge", 0), ("negedge", 1), ("edge", 2)], summary="clock edge", cpp_name="circt::ltl::ClockEdge"))


class PropertyType(d.TypeDef, dialect=ltl, mnemonic="property"):
    summary = "LTL property type"


class SequenceType(d.TypeDef, dialect=ltl, mnemonic="sequence"):
    summary = "LTL sequence type"


LTLAnyPropertyType = d.TypeConstraint(
    "1-bit signless integer or LTL sequence type or LTL property type", ("or", ("integer", 1, 1), ("defined", "ltl.sequence"), ("defined", "ltl.property")))
LTLSequenceOrPropertyType = d.TypeConstraint(
    "LTL sequence type or LTL property type", ("or", ("defined", "ltl.sequence"), ("defined", "ltl.property")))
LTLAnySequenceType = d.TypeConstraint(
    "1-bit signless integer or LTL sequence type", ("or", ("integer", 1, 1), ("defined", "ltl.sequence")))


class _Combination(d.Op):
    """A sequence or property of several."""

    inputs = d.Operands(LTLAnyPropertyType)
    result = d.Result(LTLAnyPropertyType)
    traits = (d.Pure, d.Commutative, d.TypesMatchWith("types of inputs and result go together", "inputs", "result", "ltl.Joined"))
    assembly_format = "$inputs attr-dict `:` type($inputs)"


class AndOp(_Combination, dialect=ltl, name="and"):
    pass


class BooleanConstantOp(d.Op, dialect=ltl, name="boolean_constant"):
    value = d.Attr(d.BoolAttr)
    result = d.Result(PropertyType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$value attr-dict"


class ClockOp(d.Op, dialect=ltl, name="clock"):
    input = d.Operand(LTLAnyPropertyType)
    edge = d.Attr(ClockEdge)
    clock = d.Operand(d.I1)
    result = d.Result(LTLSequenceOrPropertyType)
    traits = (d.Pure, d.TypesMatchWith("types of input and result go together", "input", "result", "ltl.Clocked"))
    assembly_format = "$input `,` $edge $clock attr-dict `:` type($input)"


class ClockedAtomOp(d.Op, dialect=ltl, name="clocked_atom"):
    input = d.Operand(d.I1)
    edge = d.Attr(ClockEdge)
    clock = d.Operand(d.I1)
    result = d.Result(SequenceType)
    traits = (d.Pure,)
    assembly_format = "$input `,` $edge $clock attr-dict `:` type($input)"


class ClockedDelayOp(d.Op, dialect=ltl, name="clocked_delay"):
    input = d.Operand(LTLAnySequenceType)
    edge = d.Attr(ClockEdge)
    clock = d.Operand(d.I1)
    delay = d.Attr(d.I64Attr)
    length = d.OptionalAttr(d.I64Attr)
    result = d.Result(SequenceType)
    traits = (d.Pure,)
    assembly_format = "$input `,` $edge $clock `,` $delay (`,` $length^)? attr-dict `:` type($input)"


class ConcatOp(d.Op, dialect=ltl, name="concat"):
    inputs = d.Operands(LTLAnySequenceType)
    result = d.Result(SequenceType)
    traits = (d.Pure,)
    assembly_format = "$inputs attr-dict `:` type($inputs)"


class DelayOp(d.Op, dialect=ltl, name="delay"):
    input = d.Operand(LTLAnySequenceType)
    delay = d.Attr(d.I64Attr)
    length = d.OptionalAttr(d.I64Attr)
    result = d.Result(SequenceType)
    traits = (d.Pure,)
    assembly_format = "$input `,` $delay (`,` $length^)? attr-dict `:` type($input)"


class EventuallyOp(d.Op, dialect=ltl, name="eventually"):
    input = d.Operand(LTLAnyPropertyType)
    result = d.Result(PropertyType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input)"


class GoToRepeatOp(d.Op, dialect=ltl, name="goto_repeat"):
    input = d.Operand(LTLAnySequenceType)
    base = d.Attr(d.I64Attr)
    more = d.Attr(d.I64Attr)
    result = d.Result(SequenceType)
    traits = (d.Pure,)
    assembly_format = "$input `,` $base `,` $more attr-dict `:` type($input)"


class ImplicationOp(d.Op, dialect=ltl, name="implication"):
    antecedent = d.Operand(LTLAnySequenceType)
    consequent = d.Operand(LTLAnyPropertyType)
    result = d.Result(PropertyType)
    traits = (d.Pure,)
    assembly_format = "operands attr-dict `:` type(operands)"


class IntersectOp(_Combination, dialect=ltl, name="intersect"):
    pass


class NonConsecutiveRepeatOp(d.Op, dialect=ltl, name="non_consecutive_repeat"):
    input = d.Operand(LTLAnySequenceType)
    base = d.Attr(d.I64Attr)
    more = d.Attr(d.I64Attr)
    result = d.Result(SequenceType)
    traits = (d.Pure,)
    assembly_format = "$input `,` $base `,` $more attr-dict `:` type($input)"


class NotOp(d.Op, dialect=ltl, name="not"):
    input = d.Operand(LTLAnyPropertyType)
    result = d.Result(PropertyType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input)"


class OrOp(_Combination, dialect=ltl, name="or"):
    pass


class PastOp(d.Op, dialect=ltl, name="past"):
    input = d.Operand(HWIntegerType)
    delay = d.Attr(d.I64Attr)
    clk = d.Operand(d.I1)
    result = d.Result(HWIntegerType)
    traits = (d.TypesMatchWith("input and result types must match", "input", "result", "SameTypes"), d.Pure)
    assembly_format = "$input `,` $delay `clk` $clk attr-dict `:` type($input)"


class RepeatOp(d.Op, dialect=ltl, name="repeat"):
    input = d.Operand(LTLAnySequenceType)
    base = d.Attr(d.I64Attr)
    more = d.OptionalAttr(d.I64Attr)
    result = d.Result(SequenceType)
    traits = (d.Pure,)
    assembly_format = "$input `,` $base (`,` $more^)? attr-dict `:` type($input)"


class SampledOp(d.Op, dialect=ltl, name="sampled"):
    expression = d.Operand(d.AnyType)
    sampledValue = d.Result(d.AnyType)
    traits = (
        d.TypesMatchWith("expression and sampledValue types must match", "expression", "sampledValue", "SameTypes"),
        d.Pure,
    )
    assembly_format = "$expression attr-dict `:` qualified(type($expression))"


class StrongOp(d.Op, dialect=ltl, name="strong"):
    input = d.Operand(LTLAnySequenceType)
    result = d.Result(PropertyType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input)"


class UntilOp(d.Op, dialect=ltl, name="until"):
    input = d.Operand(LTLAnyPropertyType)
    condition = d.Operand(LTLAnyPropertyType)
    result = d.Result(PropertyType)
    traits = (d.Pure,)
    assembly_format = "operands attr-dict `:` type(operands)"


class WeakOp(d.Op, dialect=ltl, name="weak"):
    input = d.Operand(LTLAnySequenceType)
    result = d.Result(PropertyType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input)"


__getattr__ = ltl.member
__dir__ = ltl.members
