"""The spirv dialect: numbers, bits, comparisons, conversions, matrices."""

from mlircore.dialect import (
    AllElementTypesMatch, AllTypesMatch, Check, Commutative, Op, Operand, OptionalAttr, Pure, Result, SameOperandsAndResultShape,
    SameOperandsAndResultType, SameTypeOperands, TypesMatchWith,
)
from mlircore.dialects.spirv.enums import PackedVectorFormatAttr, spirv
from mlircore.dialects.spirv.types import (
    SPEC_CONSTANT, AnyFloat, AnyFloatOrMatrix, AnyMatrix, AnyPointer, AnyStruct, BoolLike, FixedAnyFloatVector, FixedFloatVector, Float,
    Float32Like, FloatLike, FloatOrMatrix, Int16Like, Integer, IntegerLike, IntegerOrMatrix, MatrixOfFloat, ScalableMatrix,
    ScalarOrVectorOrPointer, SelectType, define, vector_of,
)

# --- two numbers ---


class _Binary(Op):
    operand1 = Operand(IntegerOrMatrix)
    operand2 = Operand(IntegerOrMatrix)
    result = Result(IntegerOrMatrix)
    traits = (Pure, AllTypesMatch("operand1", "operand2", "result"))
    facts = SPEC_CONSTANT
    assembly_format = "operands attr-dict `:` type($result)"


class _FloatBinary(Op):
    operand1 = Operand(FloatOrMatrix)
    operand2 = Operand(FloatOrMatrix)
    result = Result(FloatOrMatrix)
    traits = (Pure, AllTypesMatch("operand1", "operand2", "result"))
    assembly_format = "operands attr-dict `:` type($result)"


_COMMUTES = (Commutative, Pure, AllTypesMatch("operand1", "operand2", "result"))
_INTEGERS = {"operand1": Operand(IntegerLike), "operand2": Operand(IntegerLike), "result": Result(IntegerLike)}
_FLOATS = {"operand1": Operand(FloatLike), "operand2": Operand(FloatLike), "result": Result(FloatLike)}

define(_FloatBinary, """
    FAdd FAddOp The sum of two floats.
    FMul FMulOp The product of two floats.
""", traits=_COMMUTES)
define(_FloatBinary, """
    FDiv FDivOp The quotient of two floats.
    FSub FSubOp The difference of two floats.
""")
define(_FloatBinary, """
    FMod FModOp The remainder of two floats, with the sign of the second one.
    FRem FRemOp The remainder of two floats, with the sign of the first one.
""", **_FLOATS)
define(_Binary, """
    IAdd IAddOp The sum of two integers.
    IMul IMulOp The product of two integers.
""", traits=_COMMUTES)
define(_Binary, """
    ISub ISubOp The difference of two integers.
    SDiv SDivOp The quotient of two signed integers.
    UDiv UDivOp The quotient of two unsigned integers.
""")
define(_Binary, """
    SMod SModOp The remainder of two signed integers, with the sign of the second one.
    SRem SRemOp The remainder of two signed integers, with the sign of the first one.
    UMod UModOp The remainder of two unsigned integers.
""", **_INTEGERS)


class _Extended(Op):
    operand1 = Operand(IntegerLike)
    operand2 = Operand(IntegerLike)
    result = Result(AnyStruct)
    traits = (Pure, Commutative)
    checks = (Check("spirv.Extended"),)
    assembly_format = "` ` `` attr-dict `` $operand1 `,` $operand2 `:` custom<`spirv.ExtendedTypes`>(type($operand1), type($operand2), type($result))"


define(_Extended, """
    IAddCarry IAddCarryOp The sum of two integers, and what is carried.
    SMulExtended SMulExtendedOp The product of two signed integers: its low and its high half.
    UMulExtended UMulExtendedOp The product of two unsigned integers: its low and its high half.
""")
define(_Extended, "ISubBorrow ISubBorrowOp The difference of two integers, and what is borrowed.", traits=(Pure,))


class FNegateOp(Op, dialect=spirv, name="FNegate"):
    """A float with the other sign."""

    operand = Operand(FloatOrMatrix)
    result = Result(FloatOrMatrix)
    traits = (Pure, AllTypesMatch("operand", "result"))
    assembly_format = "operands attr-dict `:` type($result)"


class SNegateOp(Op, dialect=spirv, name="SNegate"):
    """A signed integer with the other sign."""

    operand = Operand(IntegerOrMatrix)
    result = Result(IntegerOrMatrix)
    traits = (Pure, AllTypesMatch("operand", "result"))
    facts = SPEC_CONSTANT
    assembly_format = "operands attr-dict `:` type($result)"


class DotOp(Op, dialect=spirv, name="Dot"):
    """The inner product of two vectors of floats."""

    vector1 = Operand(FixedAnyFloatVector)
    vector2 = Operand(FixedAnyFloatVector)
    result = Result(AnyFloat)
    traits = (Pure, AllTypesMatch("vector1", "vector2"), AllElementTypesMatch("vector1", "result"))
    assembly_format = "operands attr-dict `:` type($vector1) `->` type($result)"


_FLOAT_VECTOR = vector_of(Float, 2, 3, 4)


class VectorTimesScalarOp(Op, dialect=spirv, name="VectorTimesScalar"):
    """A vector of floats, each times one float."""

    vector = Operand(_FLOAT_VECTOR)
    scalar = Operand(Float)
    result = Result(_FLOAT_VECTOR)
    traits = (Pure,)
    checks = (Check("spirv.VectorTimesScalar"),)
    assembly_format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)"


# --- inner products of integers ---


class _Dot(Op):
    vector1 = Operand(IntegerLike)
    vector2 = Operand(IntegerLike)
    format = OptionalAttr(PackedVectorFormatAttr)
    result = Result(Integer)
    traits = (AllTypesMatch("vector1", "vector2"), Pure)
    checks = (Check("spirv.DotProduct"),)
    assembly_format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)"


class _DotAccumulate(Op):
    vector1 = Operand(IntegerLike)
    vector2 = Operand(IntegerLike)
    accumulator = Operand(Integer)
    format = OptionalAttr(PackedVectorFormatAttr)
    result = Result(Integer)
    traits = (AllTypesMatch("vector1", "vector2"), AllTypesMatch("accumulator", "result"), Pure)
    checks = (Check("spirv.DotProduct"),)
    assembly_format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)"


define(_Dot, """
    SDot SDotOp The inner product of two vectors of signed integers.
    UDot UDotOp The inner product of two vectors of unsigned integers.
""", traits=(Commutative, AllTypesMatch("vector1", "vector2"), Pure))
define(_Dot, "SUDot SUDotOp The inner product of a vector of signed integers and one of unsigned integers.")
define(_DotAccumulate, """
    SDotAccSat SDotAccSatOp The saturated sum of a number and an inner product of signed integers.
    SUDotAccSat SUDotAccSatOp The saturated sum of a number and an inner product of signed and unsigned integers.
    UDotAccSat UDotAccSatOp The saturated sum of a number and an inner product of unsigned integers.
""")

# --- bits ---


class _Same(Op):
    operand = Operand(IntegerLike)
    result = Result(IntegerLike)
    traits = (Pure, SameOperandsAndResultType)
    assembly_format = "$operand `:` type($operand) attr-dict"


define(_Same, """
    BitCount BitCountOp The number of bits that are set.
    BitReverse BitReverseOp The bits in reverse order.
""")
define(_Same, "Not NotOp The complement of each bit.", facts=SPEC_CONSTANT)
define(_Binary, """
    BitwiseAnd BitwiseAndOp The bits that both integers have.
    BitwiseOr BitwiseOrOp The bits that one of the integers has.
    BitwiseXor BitwiseXorOp The bits that exactly one of the integers has.
""", **_INTEGERS, traits=(Commutative, Pure, SameOperandsAndResultType))


class _Shift(Op):
    operand1 = Operand(IntegerLike)
    operand2 = Operand(IntegerLike)
    result = Result(IntegerLike)
    traits = (Pure, SameOperandsAndResultShape, AllTypesMatch("operand1", "result"))
    facts = SPEC_CONSTANT
    checks = (Check("spirv.Shift"),)
    assembly_format = "operands attr-dict `:` type($operand1) `,` type($operand2)"


define(_Shift, """
    ShiftLeftLogical ShiftLeftLogicalOp The bits, moved to the left.
    ShiftRightArithmetic ShiftRightArithmeticOp The bits, moved to the right, with copies of the sign.
    ShiftRightLogical ShiftRightLogicalOp The bits, moved to the right, with zeros.
""")


class BitFieldInsertOp(Op, dialect=spirv, name="BitFieldInsert"):
    """An integer, some of whose bits are those of another one."""

    base = Operand(IntegerLike)
    insert = Operand(IntegerLike)
    offset = Operand(Integer)
    count = Operand(Integer)
    result = Result(IntegerLike)
    traits = (Pure, AllTypesMatch("base", "insert", "result"))
    assembly_format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"


class _BitField(Op):
    base = Operand(IntegerLike)
    offset = Operand(Integer)
    count = Operand(Integer)
    result = Result(IntegerLike)
    traits = (Pure, AllTypesMatch("base", "result"))
    assembly_format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"


define(_BitField, """
    BitFieldSExtract BitFieldSExtractOp Some bits of an integer, with copies of their sign.
    BitFieldUExtract BitFieldUExtractOp Some bits of an integer, with zeros.
""")

# --- comparisons and logic ---

_I1_OF = "type of result to correspond to the `i1` equivalent of the operand"


class _Compare(Op):
    operand1 = Operand(FloatLike)
    operand2 = Operand(FloatLike)
    result = Result(BoolLike)
    traits = (Pure, SameTypeOperands, SameOperandsAndResultShape, TypesMatchWith(_I1_OF, "operand1", "result", "I1SameShape"))
    assembly_format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"


class _Test(Op):
    operand = Operand(FloatLike)
    result = Result(BoolLike)
    traits = (Pure, SameTypeOperands, SameOperandsAndResultShape, TypesMatchWith(_I1_OF, "operand", "result", "I1SameShape"))
    assembly_format = "$operand `:` type($operand) attr-dict"


_OF_INTEGERS = {"operand1": Operand(IntegerLike), "operand2": Operand(IntegerLike), "facts": SPEC_CONSTANT}
_OF_BOOLS = {"operand1": Operand(BoolLike), "operand2": Operand(BoolLike), "facts": SPEC_CONSTANT}
_BOTH_WAYS = (Commutative, *_Compare.traits)

define(_Compare, """
    FOrdEqual FOrdEqualOp Two floats are equal, and neither is NaN.
    FOrdNotEqual FOrdNotEqualOp Two floats differ, and neither is NaN.
    FUnordEqual FUnordEqualOp Two floats are equal, or one is NaN.
    FUnordNotEqual FUnordNotEqualOp Two floats differ, or one is NaN.
    Ordered OrderedOp Neither of two floats is NaN.
    Unordered UnorderedOp One of two floats is NaN.
""", traits=_BOTH_WAYS)
define(_Compare, """
    FOrdGreaterThan FOrdGreaterThanOp The first float is greater, and neither is NaN.
    FOrdGreaterThanEqual FOrdGreaterThanEqualOp The first float is greater or equal, and neither is NaN.
    FOrdLessThan FOrdLessThanOp The first float is less, and neither is NaN.
    FOrdLessThanEqual FOrdLessThanEqualOp The first float is less or equal, and neither is NaN.
    FUnordGreaterThan FUnordGreaterThanOp The first float is greater, or one is NaN.
    FUnordGreaterThanEqual FUnordGreaterThanEqualOp The first float is greater or equal, or one is NaN.
    FUnordLessThan FUnordLessThanOp The first float is less, or one is NaN.
    FUnordLessThanEqual FUnordLessThanEqualOp The first float is less or equal, or one is NaN.
""")
define(_Compare, """
    IEqual IEqualOp Two integers are equal.
    INotEqual INotEqualOp Two integers differ.
""", **_OF_INTEGERS, traits=_BOTH_WAYS)
define(_Compare, """
    SGreaterThan SGreaterThanOp The first signed integer is greater.
    SGreaterThanEqual SGreaterThanEqualOp The first signed integer is greater or equal.
    SLessThan SLessThanOp The first signed integer is less.
    SLessThanEqual SLessThanEqualOp The first signed integer is less or equal.
    UGreaterThan UGreaterThanOp The first unsigned integer is greater.
    UGreaterThanEqual UGreaterThanEqualOp The first unsigned integer is greater or equal.
    ULessThan ULessThanOp The first unsigned integer is less.
    ULessThanEqual ULessThanEqualOp The first unsigned integer is less or equal.
""", **_OF_INTEGERS)
define(_Compare, """
    LogicalAnd LogicalAndOp Both conditions hold.
    LogicalEqual LogicalEqualOp Both conditions hold, or neither does.
    LogicalNotEqual LogicalNotEqualOp Exactly one of the conditions holds.
    LogicalOr LogicalOrOp One of the conditions holds.
""", **_OF_BOOLS, traits=_BOTH_WAYS)
define(_Test, """
    IsFinite IsFiniteOp A float is neither infinite nor NaN.
    IsInf IsInfOp A float is infinite.
    IsNan IsNanOp A float is NaN.
""")
define(_Test, "LogicalNot LogicalNotOp A condition does not hold.", operand=Operand(BoolLike), facts=SPEC_CONSTANT, rewrites=(
    "LogicalNot(IEqual(x, y)) -> INotEqual(x, y)",
    "LogicalNot(INotEqual(x, y)) -> IEqual(x, y)",
    "LogicalNot(LogicalEqual(x, y)) -> LogicalNotEqual(x, y)",
    "LogicalNot(LogicalNotEqual(x, y)) -> LogicalEqual(x, y)",
))


class SelectOp(Op, dialect=spirv, name="Select"):
    """One of two values, by a condition."""

    condition = Operand(BoolLike)
    true_value = Operand(SelectType)
    false_value = Operand(SelectType)
    result = Result(SelectType)
    traits = (Pure, AllTypesMatch("true_value", "false_value", "result"))
    facts = SPEC_CONSTANT
    checks = (Check("spirv.Select"),)
    assembly_format = "operands attr-dict `:` type($condition) `,` type($result)"


# --- conversions ---


class _Convert(Op):
    operand = Operand(IntegerOrMatrix)
    result = Result(IntegerOrMatrix)
    traits = (Pure, SameOperandsAndResultShape)
    assembly_format = "$operand attr-dict `:` type($operand) `to` type($result)"


_OTHER_WIDTH = {"facts": SPEC_CONSTANT, "checks": (Check("spirv.OtherWidth"),)}

define(_Convert, """
    ConvertFToS ConvertFToSOp A float as a signed integer.
    ConvertFToU ConvertFToUOp A float as an unsigned integer.
""", operand=Operand(AnyFloatOrMatrix))
define(_Convert, """
    ConvertSToF ConvertSToFOp A signed integer as a float.
    ConvertUToF ConvertUToFOp An unsigned integer as a float.
""", result=Result(AnyFloatOrMatrix))
define(_Convert, "FConvert FConvertOp A float of another width.", **_OTHER_WIDTH, operand=Operand(AnyFloatOrMatrix),
       result=Result(AnyFloatOrMatrix))
define(_Convert, """
    SConvert SConvertOp A signed integer of another width.
    UConvert UConvertOp An unsigned integer of another width.
""", **_OTHER_WIDTH)
define(_Convert, "INTEL.ConvertBF16ToF INTELConvertBF16ToFOp A bf16, held as an integer, as a float.", traits=(SameOperandsAndResultShape,),
       operand=Operand(Int16Like), result=Result(Float32Like))
define(_Convert, "INTEL.ConvertFToBF16 INTELConvertFToBF16Op A float as a bf16, held as an integer.", traits=(SameOperandsAndResultShape,),
       operand=Operand(Float32Like), result=Result(Int16Like))
define(_Convert, "INTEL.RoundFToTF32 INTELRoundFToTF32Op A float, rounded to tf32.", traits=(SameOperandsAndResultShape,),
       operand=Operand(Float32Like), result=Result(Float32Like))


class BitcastOp(Op, dialect=spirv, name="Bitcast"):
    """The bits of a value as a value of another type."""

    operand = Operand(ScalarOrVectorOrPointer)
    result = Result(ScalarOrVectorOrPointer)
    traits = (Pure,)
    checks = (Check("spirv.Bitcast"),)
    assembly_format = "$operand attr-dict `:` type($operand) `to` type($result)"


class ConvertPtrToUOp(Op, dialect=spirv, name="ConvertPtrToU"):
    """An address as a number."""

    pointer = Operand(AnyPointer)
    result = Result(Integer)
    checks = (Check("spirv.PhysicalPointer", "pointer", "result", "operand"),)
    assembly_format = "$pointer attr-dict `:` type($pointer) `to` type($result)"


class ConvertUToPtrOp(Op, dialect=spirv, name="ConvertUToPtr"):
    """A number as an address."""

    operand = Operand(Integer)
    result = Result(AnyPointer)
    checks = (Check("spirv.PhysicalPointer", "result", "operand", "result"),)
    assembly_format = "$operand attr-dict `:` type($operand) `to` type($result)"


class _PointerCast(Op):
    pointer = Operand(AnyPointer)
    result = Result(AnyPointer)
    traits = (Pure,)
    checks = (Check("spirv.FromGeneric"),)
    assembly_format = "$pointer attr-dict `:` type($pointer) `to` type($result)"


define(_PointerCast, """
    GenericCastToPtr GenericCastToPtrOp A generic pointer as one into a kind of memory.
    GenericCastToPtrExplicit GenericCastToPtrExplicitOp A generic pointer as one into a kind of memory, or null.
""")
define(_PointerCast, "PtrCastToGeneric PtrCastToGenericOp A pointer as a generic one.", checks=(Check("spirv.ToGeneric"),))

# --- matrices ---


class MatrixTimesMatrixOp(Op, dialect=spirv, name="MatrixTimesMatrix"):
    """The product of two matrices."""

    leftmatrix = Operand(AnyMatrix)
    rightmatrix = Operand(AnyMatrix)
    result = Result(AnyMatrix)
    traits = (Pure,)
    checks = (Check("spirv.MatrixTimesMatrix"),)
    assembly_format = "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)"


class MatrixTimesScalarOp(Op, dialect=spirv, name="MatrixTimesScalar"):
    """A matrix, each of whose numbers is multiplied by one number."""

    matrix = Operand(ScalableMatrix)
    scalar = Operand(Float)
    result = Result(ScalableMatrix)
    traits = (Pure, AllTypesMatch("matrix", "result"))
    checks = (Check("spirv.MatrixTimesScalar"),)
    assembly_format = "operands attr-dict `:` type($matrix) `,` type($scalar)"


class MatrixTimesVectorOp(Op, dialect=spirv, name="MatrixTimesVector"):
    """The product of a matrix and a column."""

    matrix = Operand(MatrixOfFloat)
    vector = Operand(FixedFloatVector)
    result = Result(FixedFloatVector)
    traits = (Pure, AllElementTypesMatch("vector", "result"))
    checks = (Check("spirv.MatrixTimesVector"),)
    assembly_format = "operands attr-dict `:` type($matrix) `,` type($vector) `->` type($result)"


class VectorTimesMatrixOp(Op, dialect=spirv, name="VectorTimesMatrix"):
    """The product of a row and a matrix."""

    vector = Operand(FixedFloatVector)
    matrix = Operand(MatrixOfFloat)
    result = Result(FixedFloatVector)
    traits = (Pure, AllElementTypesMatch("vector", "result"))
    checks = (Check("spirv.VectorTimesMatrix"),)
    assembly_format = "operands attr-dict `:` type($vector) `,` type($matrix) `->` type($result)"


class TransposeOp(Op, dialect=spirv, name="Transpose"):
    """A matrix whose columns are the rows of another one."""

    matrix = Operand(AnyMatrix)
    result = Result(AnyMatrix)
    traits = (Pure,)
    checks = (Check("spirv.Transpose"),)
    assembly_format = "operands attr-dict `:` type($matrix) `->` type($result)"
