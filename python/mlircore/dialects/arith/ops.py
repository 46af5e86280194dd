"""The arith dialect: arithmetic on integers, index and floats, and on vectors and tensors of them."""

from mlircore.dialect import (
    AllTypesMatch,
    AnyType,
    Attr,
    BoolLike,
    Check,
    Commutative,
    ConstantLike,
    Dialect,
    ElementwiseMappable,
    EnumDef,
    FloatLike,
    Op,
    Operand,
    OptionalAttr,
    Pure,
    Relation,
    Result,
    SameOperandsAndResultShape,
    SameOperandsAndResultType,
    SameTypeOperands,
    SignlessIntegerLike,
    SignlessIntegerOrIndexLike,
    Trait,
    TypeConstraint,
    TypedAttr,
    TypesMatchWith,
    UnitAttr,
    one_of,
)
from mlircore.dialects.arith import rewrites

arith = Dialect("arith", with_ir=True, inlining="operations")

CmpIPredicateValue = arith.enum(EnumDef(
    tuple((name, value) for value, name in enumerate("eq ne slt sle sgt sge ult ule ugt uge".split())), width=64,
    cpp_name="::mlir::arith::CmpIPredicate"))

CmpFPredicateValue = arith.enum(EnumDef(
    tuple((name, value) for value, name in enumerate("false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split())),
    width=64, cpp_name="::mlir::arith::CmpFPredicate"))

_FLAGS = "reassoc nnan ninf nsz arcp contract afn".split()
FastMathFlagsValue = arith.enum(EnumDef(
    (("none", 0), *((name, 1 << bit) for bit, name in enumerate(_FLAGS)), ("fast", 127)), attr_name="fastmath", bits=True, separator=",",
    summary="Floating point fast math flags", cpp_name="::mlir::arith::FastMathFlags", cpp_attr="Arith_FastMathAttr"))

IntegerOverflowFlagsValue = arith.enum(EnumDef(
    (("none", 0), ("nsw", 1), ("nuw", 2)), attr_name="overflow", bits=True,
    summary="Integer overflow arith flags", cpp_name="::mlir::arith::IntegerOverflowFlags", cpp_attr="Arith_IntegerOverflowAttr"))

RoundingModeValue = arith.enum(EnumDef(
    tuple((name, value) for value, name in enumerate("to_nearest_even downward upward toward_zero to_nearest_away".split())),
    summary="Floating point rounding mode", cpp_name="::mlir::arith::RoundingMode"))

AtomicRMWKindValue = arith.enum(EnumDef(
    tuple((name, value) for value, name in enumerate(
        "addf addi andi assign maximumf maxnumf maxs maxu minimumf minnumf mins minu mulf muli ori xori".split())), width=64,
    cpp_name="::mlir::arith::AtomicRMWKind"))


class ConstantOp(Op, dialect=arith, name="constant"):
    """An integer, a float, or elements of them."""

    value = Attr(TypedAttr)
    result = Result(AnyType)
    facts = {"constant": True}
    traits = (ConstantLike, Pure, AllTypesMatch("value", "result"))
    checks = (Check("ConstantValue"),)
    result_names = "Constant"
    assembly_format = "attr-dict $value"


_SAME = (Pure, SameOperandsAndResultType, ElementwiseMappable)
_COMMUTATIVE = (Commutative, *_SAME)


class _Overflowing(Op):
    lhs = Operand(SignlessIntegerOrIndexLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    overflowFlags = Attr(IntegerOverflowFlagsValue, default="none")
    result = Result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"


class _Exact(Op):
    lhs = Operand(SignlessIntegerOrIndexLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    isExact = Attr(UnitAttr)
    result = Result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)"


class _Integer(Op):
    lhs = Operand(SignlessIntegerOrIndexLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    result = Result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


class _Float(Op):
    lhs = Operand(FloatLike)
    rhs = Operand(FloatLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(FloatLike)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


class AddIOp(_Overflowing, dialect=arith, name="addi"):
    """Integer addition."""

    facts = {"sum": "integer"}
    traits = _COMMUTATIVE
    rewrites = rewrites.ADDI


class SubIOp(_Overflowing, dialect=arith, name="subi"):
    """Integer subtraction."""

    traits = _SAME
    rewrites = rewrites.SUBI


class MulIOp(_Overflowing, dialect=arith, name="muli"):
    """Integer multiplication."""

    facts = {"product": "integer"}
    traits = _COMMUTATIVE
    result_names = "VscaleProduct"
    rewrites = rewrites.MULI


class ShLIOp(_Overflowing, dialect=arith, name="shli"):
    """Integer shift to the left."""

    traits = _SAME


class DivUIOp(_Exact, dialect=arith, name="divui"):
    """Unsigned integer division, rounding towards zero."""

    traits = _SAME


class DivSIOp(_Exact, dialect=arith, name="divsi"):
    """Signed integer division, rounding towards zero."""

    traits = _SAME


class ShRUIOp(_Exact, dialect=arith, name="shrui"):
    """Unsigned integer shift to the right."""

    traits = _SAME


class ShRSIOp(_Exact, dialect=arith, name="shrsi"):
    """Signed integer shift to the right."""

    traits = _SAME


class CeilDivUIOp(_Integer, dialect=arith, name="ceildivui"):
    """Unsigned integer division, rounding towards positive infinity."""

    traits = _SAME


class CeilDivSIOp(_Integer, dialect=arith, name="ceildivsi"):
    """Signed integer division, rounding towards positive infinity."""

    traits = _SAME


class FloorDivSIOp(_Integer, dialect=arith, name="floordivsi"):
    """Signed integer division, rounding towards negative infinity."""

    traits = _SAME


class RemUIOp(_Integer, dialect=arith, name="remui"):
    """Remainder of unsigned integer division."""

    traits = _SAME


class RemSIOp(_Integer, dialect=arith, name="remsi"):
    """Remainder of signed integer division."""

    traits = _SAME


class AndIOp(_Integer, dialect=arith, name="andi"):
    """Bitwise and."""

    facts = {"product": "bool"}
    traits = _COMMUTATIVE
    rewrites = rewrites.ANDI


class OrIOp(_Integer, dialect=arith, name="ori"):
    """Bitwise or."""

    facts = {"sum": "bool"}
    traits = _COMMUTATIVE
    rewrites = rewrites.ORI


class XOrIOp(_Integer, dialect=arith, name="xori"):
    """Bitwise exclusive or."""

    traits = _COMMUTATIVE
    rewrites = rewrites.XORI


class MaxSIOp(_Integer, dialect=arith, name="maxsi"):
    """The greater of two signed integers."""

    traits = _COMMUTATIVE


class MaxUIOp(_Integer, dialect=arith, name="maxui"):
    """The greater of two unsigned integers."""

    traits = _COMMUTATIVE


class MinSIOp(_Integer, dialect=arith, name="minsi"):
    """The smaller of two signed integers."""

    traits = _COMMUTATIVE


class MinUIOp(_Integer, dialect=arith, name="minui"):
    """The smaller of two unsigned integers."""

    traits = _COMMUTATIVE


class AddFOp(_Float, dialect=arith, name="addf"):
    """Floating-point addition."""

    facts = {"sum": "float"}
    traits = _COMMUTATIVE


class SubFOp(_Float, dialect=arith, name="subf"):
    """Floating-point subtraction."""

    traits = _SAME


class MulFOp(_Float, dialect=arith, name="mulf"):
    """Floating-point multiplication."""

    facts = {"product": "float"}
    traits = _COMMUTATIVE
    rewrites = rewrites.MULF


class DivFOp(_Float, dialect=arith, name="divf"):
    """Floating-point division."""

    traits = _SAME
    rewrites = rewrites.DIVF


class RemFOp(_Float, dialect=arith, name="remf"):
    """Remainder of floating-point division."""

    traits = _SAME


class MaximumFOp(_Float, dialect=arith, name="maximumf"):
    """The greater of two floats; NaN if one is."""

    traits = _COMMUTATIVE


class MaxNumFOp(_Float, dialect=arith, name="maxnumf"):
    """The greater of two floats; the other one if one is NaN."""

    traits = _COMMUTATIVE


class MinimumFOp(_Float, dialect=arith, name="minimumf"):
    """The smaller of two floats; NaN if one is."""

    traits = _COMMUTATIVE


class MinNumFOp(_Float, dialect=arith, name="minnumf"):
    """The smaller of two floats; the other one if one is NaN."""

    traits = _COMMUTATIVE


class NegFOp(Op, dialect=arith, name="negf"):
    """Floating-point negation."""

    operand = Operand(FloatLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(FloatLike)
    traits = _SAME
    assembly_format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


_COMPARISON = (
    Pure,
    SameTypeOperands,
    TypesMatchWith("result type has i1 element type and same shape as operands", "lhs", "result", "I1SameShape"),
    ElementwiseMappable,
)


class CmpIOp(Op, dialect=arith, name="cmpi"):
    """Integer comparison."""

    predicate = Attr(CmpIPredicateValue)
    lhs = Operand(SignlessIntegerOrIndexLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    result = Result(BoolLike)
    traits = _COMPARISON
    assembly_format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"


class CmpFOp(Op, dialect=arith, name="cmpf"):
    """Floating-point comparison."""

    predicate = Attr(CmpFPredicateValue)
    lhs = Operand(FloatLike)
    rhs = Operand(FloatLike)
    fastmath = Attr(FastMathFlagsValue, default="none")
    result = Result(BoolLike)
    traits = _COMPARISON
    assembly_format = "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs)"


class AddUIExtendedOp(Op, dialect=arith, name="addui_extended"):
    """Unsigned integer addition, with the overflow as a second result."""

    lhs = Operand(SignlessIntegerOrIndexLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    sum = Result(SignlessIntegerOrIndexLike)
    overflow = Result(BoolLike)
    traits = (Pure, Commutative, AllTypesMatch("lhs", "rhs", "sum"), ElementwiseMappable)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)"
    rewrites = rewrites.ADDUI_EXTENDED


class _ExtendedProduct(Op):
    lhs = Operand(SignlessIntegerOrIndexLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    low = Result(SignlessIntegerOrIndexLike)
    high = Result(SignlessIntegerOrIndexLike)
    traits = (Pure, Commutative, AllTypesMatch("lhs", "rhs", "low", "high"), ElementwiseMappable)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs)"


class MulSIExtendedOp(_ExtendedProduct, dialect=arith, name="mulsi_extended"):
    """Signed integer multiplication: both halves of the product."""

    rewrites = rewrites.MULSI_EXTENDED


class MulUIExtendedOp(_ExtendedProduct, dialect=arith, name="mului_extended"):
    """Unsigned integer multiplication: both halves of the product."""

    rewrites = rewrites.MULUI_EXTENDED


# --- casts ---

_SAME_DIMENSIONS = Relation("SameTensorDims", "input and output have the same tensor dimensions")


def _cast(rule: str) -> tuple[Trait, ...]:
    """Traits of a cast between types that the rule allows (src_c/dialects/*/*.def: CastCompatible)."""
    return (Pure, SameOperandsAndResultShape, _SAME_DIMENSIONS, Check("CastCompatible", rule), ElementwiseMappable)


_MEMREF = ("and", ("kind", "TYPE_MEMREF"))
_IndexCast = one_of("signless-integer-like or memref of signless-integer", SignlessIntegerOrIndexLike, TypeConstraint(
    "", (*_MEMREF, ("element", ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX"))))))
_Bitcast = one_of(
    "signless-integer-or-float-like or memref of signless-integer or float", SignlessIntegerLike, FloatLike, TypeConstraint(
        "", (*_MEMREF, ("element", ("or", ("integer", 1, 0), ("kind", "TYPE_FLOAT"))))))


class ExtUIOp(Op, dialect=arith, name="extui"):
    """Extends integers with zeros."""

    in_ = Operand(SignlessIntegerLike)
    out = Result(SignlessIntegerLike)
    traits = _cast("wider integer")
    assembly_format = "$in attr-dict `:` type($in) `to` type($out)"


class ExtSIOp(Op, dialect=arith, name="extsi"):
    """Extends integers with their sign."""

    in_ = Operand(SignlessIntegerLike)
    out = Result(SignlessIntegerLike)
    traits = _cast("wider integer")
    assembly_format = "$in attr-dict `:` type($in) `to` type($out)"
    rewrites = rewrites.EXTSI


class ExtFOp(Op, dialect=arith, name="extf"):
    """Converts floats to a wider format."""

    in_ = Operand(FloatLike)
    fastmath = OptionalAttr(FastMathFlagsValue)
    out = Result(FloatLike)
    traits = _cast("wider float")
    assembly_format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"


class ScalingExtFOp(Op, dialect=arith, name="scaling_extf"):
    """Converts floats to a wider format and multiplies them by a scale."""

    in_ = Operand(FloatLike)
    scale = Operand(FloatLike)
    fastmath = OptionalAttr(FastMathFlagsValue)
    out = Result(FloatLike)
    traits = (Pure, _SAME_DIMENSIONS, Check("CastCompatible", "wider float"), ElementwiseMappable)
    assembly_format = "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)"


class TruncIOp(Op, dialect=arith, name="trunci"):
    """Cuts integers to fewer bits."""

    in_ = Operand(SignlessIntegerLike)
    overflowFlags = Attr(IntegerOverflowFlagsValue, default="none")
    out = Result(SignlessIntegerLike)
    traits = _cast("narrower integer")
    assembly_format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)"
    rewrites = rewrites.TRUNCI


class TruncFOp(Op, dialect=arith, name="truncf"):
    """Rounds floats to a narrower format."""

    in_ = Operand(FloatLike)
    roundingmode = OptionalAttr(RoundingModeValue)
    fastmath = OptionalAttr(FastMathFlagsValue)
    out = Result(FloatLike)
    traits = _cast("narrower float")
    assembly_format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)"
    rewrites = rewrites.TRUNCF


class ScalingTruncFOp(Op, dialect=arith, name="scaling_truncf"):
    """Divides floats by a scale and rounds them to a narrower format."""

    in_ = Operand(FloatLike)
    scale = Operand(FloatLike)
    roundingmode = OptionalAttr(RoundingModeValue)
    fastmath = OptionalAttr(FastMathFlagsValue)
    out = Result(FloatLike)
    traits = (Pure, _SAME_DIMENSIONS, Check("CastCompatible", "narrower float"), ElementwiseMappable)
    assembly_format = """
        $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)
    """


class UIToFPOp(Op, dialect=arith, name="uitofp"):
    """Converts unsigned integers to floats."""

    in_ = Operand(SignlessIntegerLike)
    out = Result(FloatLike)
    traits = _cast("integer to float")
    assembly_format = "$in attr-dict `:` type($in) `to` type($out)"


class SIToFPOp(Op, dialect=arith, name="sitofp"):
    """Converts signed integers to floats."""

    in_ = Operand(SignlessIntegerLike)
    out = Result(FloatLike)
    traits = _cast("integer to float")
    assembly_format = "$in attr-dict `:` type($in) `to` type($out)"


class FPToUIOp(Op, dialect=arith, name="fptoui"):
    """Converts floats to unsigned integers, rounding towards zero."""

    in_ = Operand(FloatLike)
    out = Result(SignlessIntegerLike)
    traits = _cast("float to integer")
    assembly_format = "$in attr-dict `:` type($in) `to` type($out)"


class FPToSIOp(Op, dialect=arith, name="fptosi"):
    """Converts floats to signed integers, rounding towards zero."""

    in_ = Operand(FloatLike)
    out = Result(SignlessIntegerLike)
    traits = _cast("float to integer")
    assembly_format = "$in attr-dict `:` type($in) `to` type($out)"


class IndexCastOp(Op, dialect=arith, name="index_cast"):
    """Converts between index and integers, with the sign."""

    in_ = Operand(_IndexCast)
    out = Result(_IndexCast)
    traits = _cast("index")
    assembly_format = "$in attr-dict `:` type($in) `to` type($out)"
    rewrites = rewrites.INDEX_CAST


class IndexCastUIOp(Op, dialect=arith, name="index_castui"):
    """Converts between index and integers, with zeros."""

    in_ = Operand(_IndexCast)
    out = Result(_IndexCast)
    traits = _cast("index")
    assembly_format = "$in attr-dict `:` type($in) `to` type($out)"
    rewrites = rewrites.INDEX_CASTUI


class BitcastOp(Op, dialect=arith, name="bitcast"):
    """Reads the bits of values as another type of the same width."""

    in_ = Operand(_Bitcast)
    out = Result(_Bitcast)
    traits = _cast("bits")
    assembly_format = "$in attr-dict `:` type($in) `to` type($out)"
    rewrites = rewrites.BITCAST


class SelectOp(Op, dialect=arith, name="select"):
    """One of two values, by a condition, as a whole or element by element."""

    condition = Operand(BoolLike)
    true_value = Operand(AnyType)
    false_value = Operand(AnyType)
    result = Result(AnyType)
    traits = (
        Pure,
        AllTypesMatch("true_value", "false_value", "result"),
        Relation("SelectShape", "condition is signless i1 or has matching shape"),
        ElementwiseMappable,
    )
    checks = (Check("SelectCondition"),)
    assembly_format = "custom<`arith.Select`>($condition, $true_value, $false_value, type($condition), type($result), attr-dict)"
    rewrites = rewrites.SELECT
