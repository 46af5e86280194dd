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
    Elementwise,
    EnumDef,
    FloatLike,
    Op,
    Operand,
    Pure,
    Result,
    SameOperandsAndResultType,
    SameTypeOperands,
    SignlessIntegerOrIndexLike,
    TypedAttr,
    TypesMatchWith,
)

arith = Dialect("arith", complete=False)

CmpIPredicate = arith.enum(EnumDef(
    tuple((name, value) for value, name in enumerate("eq ne slt sle sgt sge ult ule ugt uge".split())), width=64,
    cpp_name="::mlir::arith::CmpIPredicate"))

_FLAGS = "reassoc nnan ninf nsz arcp contract afn".split()
FastMathFlags = arith.enum(EnumDef(
    (("none", 0), *((name, 1 << bit) for bit, name in enumerate(_FLAGS)), ("fast", 127)), attr_name="fastmath", bits=True, separator=",",
    summary="Floating point fast math flags", cpp_name="::mlir::arith::FastMathFlags", cpp_attr="Arith_FastMathAttr"))

IntegerOverflowFlags = arith.enum(EnumDef(
    (("none", 0), ("nsw", 1), ("nuw", 2)), attr_name="overflow", bits=True,
    summary="Integer overflow arith flags", cpp_name="::mlir::arith::IntegerOverflowFlags", cpp_attr="Arith_IntegerOverflowAttr"))


class ConstantOp(Op, dialect=arith, name="constant"):
    """An integer, a float, or elements of them."""

    value = Attr(TypedAttr)
    result = Result(AnyType)
    traits = (ConstantLike, Pure, AllTypesMatch("value", "result"))
    verify = (Check("ConstantValue"),)
    result_names = "Constant"
    assembly_format = "attr-dict $value"


_SAME = (Pure, SameOperandsAndResultType, Elementwise)


class _IntegerBinary(Op):
    lhs = Operand(SignlessIntegerOrIndexLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    overflowFlags = Attr(IntegerOverflowFlags, default="none")
    result = Result(SignlessIntegerOrIndexLike)
    assembly_format = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)"


class _FloatBinary(Op):
    lhs = Operand(FloatLike)
    rhs = Operand(FloatLike)
    fastmath = Attr(FastMathFlags, default="none")
    result = Result(FloatLike)
    assembly_format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"


class AddIOp(_IntegerBinary, dialect=arith, name="addi"):
    """Integer addition."""

    traits = (Commutative, *_SAME)


class AddFOp(_FloatBinary, dialect=arith, name="addf"):
    """Floating-point addition."""

    traits = (Commutative, *_SAME)


class MulFOp(_FloatBinary, dialect=arith, name="mulf"):
    """Floating-point multiplication."""

    traits = (Commutative, *_SAME)


class CmpIOp(Op, dialect=arith, name="cmpi"):
    """Integer comparison."""

    predicate = Attr(CmpIPredicate)
    lhs = Operand(SignlessIntegerOrIndexLike)
    rhs = Operand(SignlessIntegerOrIndexLike)
    result = Result(BoolLike)
    traits = (
        Pure,
        SameTypeOperands,
        TypesMatchWith("result type has i1 element type and same shape as operands", "lhs", "result", "I1SameShape"),
        Elementwise,
    )
    assembly_format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)"
