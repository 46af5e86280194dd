"""The `chlo` dialect: operations above stablehlo, with implicit broadcasting and special functions."""

from __future__ import annotations

from mlircore.define.inference import GIVEN, Infer
from mlircore.define.types_attributes import AttrDef, DenseParam
from mlircore.dialect import (
    Attr, AttrSizedOperandSegments, AttrSizedResultSegments, BoolAttr, Check, Commutative, ConstantLike, DenseI64ArrayAttr, Dialect, Elementwise,
    I64Attr, IsolatedFromAbove, Op, Operand, Operands, OptionalAttr, Pure, Region, Result, Results, SameOperandsAndResultElementType,
    SameOperandsAndResultShape, TypedAttr,
)
from mlircore.dialects.stablehlo import base as hlo

chlo = Dialect("chlo", infer=GIVEN, attr_noun="chlo attribute")

AnyPred = hlo.any_tensor(hlo.PRED)
AnyFloat = hlo.any_tensor(hlo.FLOAT)
AnyComplex = hlo.any_tensor(hlo.COMPLEX)
AnyFloatOrComplex = hlo.any_tensor(hlo.FLOAT, hlo.COMPLEX)
AnyPredOrInt = hlo.any_tensor(hlo.PRED, hlo.INT)

ComparisonDirection = hlo.enum(chlo, "comparison_direction", "ComparisonDirection", "EQ NE GE GT LE LT",
                               summary="Which comparison operation to perform.")
ComparisonType = hlo.enum(chlo, "comparison_type", "ComparisonType", "NOTYPE FLOAT TOTALORDER SIGNED UNSIGNED",
                          summary="Which comparison type to use.")
Precision = hlo.enum(chlo, "precision", "Precision", "DEFAULT HIGH HIGHEST",
                     summary="XLA precision for an operand. Has backend specific meaning.")
PrecisionConfig = hlo.array_of("Precision Config attribute", ("defined", "chlo.precision"))


class RaggedDotDimensionNumbersAttr(AttrDef, dialect=chlo, mnemonic="ragged_dot"):
    """Dimensions of a product with ragged groups."""

    lhs_batching_dimensions = DenseParam("i64", default=())
    rhs_batching_dimensions = DenseParam("i64", default=())
    lhs_contracting_dimensions = DenseParam("i64", default=())
    rhs_contracting_dimensions = DenseParam("i64", default=())
    lhs_ragged_dimensions = DenseParam("i64", default=())
    rhs_group_dimensions = DenseParam("i64", default=())
    assembly_format = "`<` custom<`hlo.Struct`>($lhs_batching_dimensions) `>`"


class _Broadcast(Op):
    lhs = Operand(hlo.AnyTensor)
    rhs = Operand(hlo.AnyTensor)
    broadcast_dimensions = OptionalAttr(DenseI64ArrayAttr)
    result = Result(hlo.AnyTensor)
    infer = Infer("chlo.broadcast", "lhs", "rhs")
    traits = (Pure, SameOperandsAndResultElementType)
    checks = (Check("chlo.Broadcast", "broadcast_dimensions"),)
    assembly_format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)"


class _Unary(Op):
    operand = Operand(AnyFloatOrComplex)
    result = Result(AnyFloatOrComplex)
    infer = Infer("stablehlo.most_specific")
    traits = (Pure, hlo.SAME_TYPES, Elementwise, SameOperandsAndResultShape)
    checks = (hlo.MERGED,)
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class _Binary(Op):
    x = Operand(AnyFloat)
    y = Operand(AnyFloat)
    result = Result(AnyFloat)
    infer = Infer("stablehlo.most_specific")
    traits = (Pure, hlo.SAME_TYPES)
    checks = (hlo.MERGED,)
    assembly_format = "$x `,` $y attr-dict `:` type($x) `,` type($y) `->` type(results)"


def _simple(base: type[Op], names: str, **fields: object) -> None:
    """Operations that differ from the base in their names: `acos:AcosOp:Arc cosine.`"""
    for line in names.strip().splitlines():
        name, cls, doc = line.strip().split(":")
        globals()[cls] = type(cls, (base,), {"__doc__": doc, "__module__": __name__, **fields}, dialect=chlo, name=name)


_simple(_Broadcast, """
    broadcast_add:BroadcastAddOp:Addition.
    broadcast_maximum:BroadcastMaxOp:The greater value.
    broadcast_minimum:BroadcastMinOp:The smaller value.
""", traits=(Commutative, Pure, hlo.SAME_ELEMENTS))
_simple(_Broadcast, "broadcast_multiply:BroadcastMulOp:Multiplication.", traits=(Commutative, Pure, SameOperandsAndResultElementType))
_simple(_Broadcast, """
    broadcast_atan2:BroadcastAtan2Op:Arc tangent of a quotient.
    broadcast_divide:BroadcastDivOp:Division.
    broadcast_next_after:BroadcastNextAfterOp:The next float in a direction.
    broadcast_polygamma:BroadcastPolygammaOp:Polygamma function.
    broadcast_power:BroadcastPowOp:Power.
    broadcast_remainder:BroadcastRemOp:Remainder of a division.
    broadcast_shift_left:BroadcastShiftLeftOp:Shift to the left.
    broadcast_shift_right_arithmetic:BroadcastShiftRightArithmeticOp:Signed shift to the right.
    broadcast_shift_right_logical:BroadcastShiftRightLogicalOp:Unsigned shift to the right.
    broadcast_subtract:BroadcastSubOp:Subtraction.
""")
_simple(_Broadcast, "broadcast_zeta:BroadcastZetaOp:Hurwitz zeta function.", lhs=Operand(AnyFloat), rhs=Operand(AnyFloat), result=Result(AnyFloat))
_simple(_Broadcast, """
    broadcast_and:BroadcastAndOp:Bitwise and.
    broadcast_or:BroadcastOrOp:Bitwise or.
    broadcast_xor:BroadcastXorOp:Bitwise exclusive or.
""", lhs=Operand(AnyPredOrInt), rhs=Operand(AnyPredOrInt), traits=(Commutative, Pure))
_simple(_Broadcast, "broadcast_complex:BroadcastComplexOp:Complex numbers from their parts.", lhs=Operand(AnyFloat), rhs=Operand(AnyFloat),
        infer=Infer("chlo.broadcast_complex", "lhs", "rhs"), traits=(Pure,), checks=(Check("chlo.Broadcast", "broadcast_dimensions", "complex"),),
        result=Result(AnyComplex))
_simple(_Broadcast, "broadcast_compare:BroadcastCompareOp:Comparison.", comparison_direction=Attr(ComparisonDirection),
        compare_type=OptionalAttr(ComparisonType), infer=Infer("broadcast_i1", "lhs", "rhs"), traits=(Pure,),
        checks=(Check("chlo.Broadcast", "broadcast_dimensions", "i1"),), result=Result(AnyPred))
_simple(_Unary, """
    acos:AcosOp:Arc cosine.
    acosh:AcoshOp:Inverse hyperbolic cosine.
    asin:AsinOp:Arc sine.
    asinh:AsinhOp:Inverse hyperbolic sine.
    atan:AtanOp:Arc tangent.
    atanh:AtanhOp:Inverse hyperbolic tangent.
    bessel_i1e:BesselI1eOp:Bessel function of order one, scaled.
    conj:ConjOp:Complex conjugate.
    cosh:CoshOp:Hyperbolic cosine.
    sinh:SinhOp:Hyperbolic sine.
    square:SquareOp:Square.
    tan:TanOp:Tangent.
""")
_simple(_Unary, "_asin_acos_kernel:AsinAcosKernelOp:What arc sine and arc cosine share.", operand=Operand(AnyComplex), result=Result(AnyComplex))
_simple(_Unary, """
    digamma:DigammaOp:Digamma function.
    erf:ErfOp:Error function.
    erf_inv:ErfInvOp:Inverse of the error function.
    erfc:ErfcOp:Complement of the error function.
    lgamma:LgammaOp:Logarithm of the gamma function.
""", operand=Operand(AnyFloat), result=Result(AnyFloat))
_simple(_Unary, """
    is_inf:IsInfOp:Infinite.
    is_neg_inf:IsNegInfOp:Negative and infinite.
    is_pos_inf:IsPosInfOp:Positive and infinite.
""", infer=Infer("stablehlo.compared", "operand"), traits=(Pure, Elementwise, SameOperandsAndResultShape), checks=(hlo.INFERRED,), operand=Operand(AnyFloat), result=Result(AnyPred))
_simple(_Binary, "next_after:NextAfterOp:The next float in a direction.")


class PolygammaOp(Op, dialect=chlo, name="polygamma"):
    """Polygamma function."""

    n = Operand(AnyFloat)
    x = Operand(AnyFloat)
    result = Result(AnyFloat)
    infer = Infer("stablehlo.most_specific")
    traits = (Pure, hlo.SAME_TYPES)
    checks = (hlo.MERGED,)
    assembly_format = "$n `,` $x attr-dict `:` type($n) `,` type($x) `->` type(results)"


class ZetaOp(Op, dialect=chlo, name="zeta"):
    """Hurwitz zeta function."""

    x = Operand(AnyFloat)
    q = Operand(AnyFloat)
    result = Result(AnyFloat)
    infer = Infer("stablehlo.most_specific")
    traits = (Pure, hlo.SAME_TYPES)
    checks = (hlo.MERGED,)
    assembly_format = "$x `,` $q attr-dict `:` type($x) `,` type($q) `->` type(results)"


class MulhiOp(Op, dialect=chlo, name="mulhi"):
    """Upper half of a product."""

    lhs = Operand(hlo.IntTensor)
    rhs = Operand(hlo.IntTensor)
    result = Result(hlo.IntTensor)
    infer = Infer("stablehlo.most_specific")
    traits = (Commutative, Pure, hlo.SAME_TYPES)
    checks = (hlo.MERGED,)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"


class ConstantOp(Op, dialect=chlo, name="constant"):
    """A constant tensor."""

    value = Attr(hlo.ElementsAttr)
    output = Result(hlo.static(*hlo.ALL))
    infer = Infer("of_attribute", "value")
    traits = (ConstantLike, Pure)
    checks = (hlo.INFERRED,)
    assembly_format = "`` custom<`hlo.Constant`>($value, type($output), attr-dict)"


class ConstantLikeOp(Op, dialect=chlo, name="constant_like"):
    """A constant in the shape of a tensor."""

    operand = Operand(hlo.AnyTensor)
    value = Attr(TypedAttr)
    result = Result(hlo.AnyTensor)
    argument_order = "value operand * results"
    infer = Infer("chlo.constant_like", "operand", "value")
    traits = (Pure, SameOperandsAndResultShape)
    checks = (Check("chlo.ConstantLike", "value"),)


class BroadcastSelectOp(Op, dialect=chlo, name="broadcast_select"):
    """One of two values, by a condition."""

    pred = Operand(hlo.PredTensor)
    on_true = Operand(hlo.AnyTensor)
    on_false = Operand(hlo.AnyTensor)
    result = Result(hlo.AnyTensor)
    infer = Infer("chlo.broadcast", "on_true", "on_false", "pred")
    traits = (Pure,)
    checks = (Check("chlo.BroadcastSelect"),)
    assembly_format = """
        $pred `,` $on_true `,` $on_false attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type(results)
    """


class RaggedDotOp(Op, dialect=chlo, name="ragged_dot"):
    """Product along any dimensions, one of them in groups."""

    lhs = Operand(hlo.AnyTensor)
    rhs = Operand(hlo.AnyTensor)
    group_sizes = Operand(hlo.IntTensor)
    ragged_dot_dimension_numbers = Attr(RaggedDotDimensionNumbersAttr)
    precision_config = OptionalAttr(PrecisionConfig)
    result = Result(hlo.AnyTensor)
    traits = (Pure,)
    checks = (Check("chlo.RaggedDot", "ragged_dot_dimension_numbers", "precision_config"),)


class TopKOp(Op, dialect=chlo, name="top_k"):
    """The greatest values and where they are."""

    operand = Operand(hlo.AnyTensor)
    k = Attr(I64Attr)
    values = Result(hlo.AnyTensor)
    indices = Result(hlo.AnyTensor)
    infer = Infer("chlo.top_k", "operand", "k")
    traits = (Pure,)
    checks = (Check("chlo.TopK", "k"),)
    assembly_format = """
        `(` $operand `,` `k` `=` $k `)` attr-dict `:` type($operand) `->` `(` type($values) `,` type($indices) `)`
    """


_SCAN = ("inputs", "inits", "outputs", "dimension", "scan_dim_size")


class ScanOp(Op, dialect=chlo, name="scan"):
    """Carries values along a dimension."""

    inputs = Operands(hlo.AnyTensor)
    inits = Operands(hlo.AnyTensor)
    dimension = Attr(hlo.NonNegativeI64)
    scan_dim_size = OptionalAttr(hlo.NonNegativeI64)
    is_reverse = Attr(BoolAttr, optional=True, default="false")
    is_associative = OptionalAttr(BoolAttr)
    body = Region(1)
    outputs = Results(hlo.AnyTensor)
    carries = Results(hlo.AnyTensor)
    traits = (AttrSizedOperandSegments, AttrSizedResultSegments, IsolatedFromAbove)
    checks = (Check("chlo.ScanBody", *_SCAN),)
    region_checks = (Check("chlo.ScanTypes", *_SCAN),)
    result_names = ""
    argument_names = "input|carry"
    assembly_format = """
        `` custom<`chlo.Scan`>($inputs, $inits, type($inputs), type($inits), type($outputs), type($carries), $dimension, attr-dict, $body)
    """
