"""Operations of the llvm dialect on integers, floats and pointers: arithmetic, comparisons, casts."""

from mlircore.dialect import (
    Attr,
    Check,
    Commutative,
    Op,
    Operand,
    OptionalAttr,
    Pure,
    Result,
    SameOperandsAndResultType,
    SameTypeOperands,
    Trait,
    TypeConstraint,
    TypesMatchWith,
    UnitAttr,
    enum_property,
    one_of,
)
from mlircore.dialects.llvm.attributes import DereferenceableAttr
from mlircore.dialects._llvm_constraints import AnyNonAggregate, BoolLike, FloatLike, IntegerLike, PointerLike
from mlircore.dialects.llvm.base import (
    FastmathFlagsAttr,
    FCmpPredicateAttr,
    ICmpPredicateAttr,
    IntegerOverflowFlags,
    llvm,
)

_SAME: tuple[Trait, ...] = (Pure, SameOperandsAndResultType)


def _overflow() -> Attr:
    return Attr(enum_property(IntegerOverflowFlags), default="none", prop=True)


class _Integer(Op):
    lhs = Operand(IntegerLike)
    rhs = Operand(IntegerLike)
    res = Result(IntegerLike)
    traits = _SAME
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($res)"


class _Overflowing(Op):
    lhs = Operand(IntegerLike)
    rhs = Operand(IntegerLike)
    overflowFlags = _overflow()
    res = Result(IntegerLike)
    traits = _SAME
    assembly_format = "$lhs `,` $rhs (`overflow` `<` $overflowFlags^ `>`)? attr-dict `:` type($res)"


class _Exact(Op):
    lhs = Operand(IntegerLike)
    rhs = Operand(IntegerLike)
    isExact = Attr(UnitAttr)
    res = Result(IntegerLike)
    traits = _SAME
    assembly_format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)"


class _Float(Op):
    lhs = Operand(FloatLike)
    rhs = Operand(FloatLike)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(FloatLike)
    traits = _SAME
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($res)"


class AddOp(_Overflowing, dialect=llvm, name="add"):
    """Integer addition."""

    traits = (Commutative, *_SAME)


class SubOp(_Overflowing, dialect=llvm, name="sub"):
    """Integer subtraction."""


class MulOp(_Overflowing, dialect=llvm, name="mul"):
    """Integer multiplication."""

    traits = (Commutative, *_SAME)


class ShlOp(_Overflowing, dialect=llvm, name="shl"):
    """Integer shift to the left."""


class UDivOp(_Exact, dialect=llvm, name="udiv"):
    """Unsigned integer division."""


class SDivOp(_Exact, dialect=llvm, name="sdiv"):
    """Signed integer division."""


class LShrOp(_Exact, dialect=llvm, name="lshr"):
    """Integer shift to the right, with zeros."""


class AShrOp(_Exact, dialect=llvm, name="ashr"):
    """Integer shift to the right, with the sign."""


class URemOp(_Integer, dialect=llvm, name="urem"):
    """Remainder of unsigned integer division."""


class SRemOp(_Integer, dialect=llvm, name="srem"):
    """Remainder of signed integer division."""


class AndOp(_Integer, dialect=llvm, name="and"):
    """Bitwise and."""


class XOrOp(_Integer, dialect=llvm, name="xor"):
    """Bitwise exclusive or."""


class OrOp(Op, dialect=llvm, name="or"):
    """Bitwise or. With `isDisjoint` the numbers have no common bit."""

    lhs = Operand(IntegerLike)
    rhs = Operand(IntegerLike)
    isDisjoint = Attr(UnitAttr)
    res = Result(IntegerLike)
    traits = _SAME
    assembly_format = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)"


class FAddOp(_Float, dialect=llvm, name="fadd"):
    """Floating-point addition."""


class FSubOp(_Float, dialect=llvm, name="fsub"):
    """Floating-point subtraction."""


class FMulOp(_Float, dialect=llvm, name="fmul"):
    """Floating-point multiplication."""


class FDivOp(_Float, dialect=llvm, name="fdiv"):
    """Floating-point division."""


class FRemOp(_Float, dialect=llvm, name="frem"):
    """Remainder of floating-point division."""


class FNegOp(Op, dialect=llvm, name="fneg"):
    """Floating-point negation."""

    operand = Operand(FloatLike)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(FloatLike)
    traits = _SAME
    assembly_format = "$operand attr-dict `:` type($res)"


# --- comparisons ---

_COMPARISON = (
    Pure,
    SameTypeOperands,
    TypesMatchWith("result type has i1 element type and same shape as operands", "lhs", "res", "I1SameShape"),
)
_Comparable = one_of(f"{IntegerLike.summary} or {PointerLike.summary}", IntegerLike, PointerLike)


class ICmpOp(Op, dialect=llvm, name="icmp"):
    """Comparison of integers or pointers."""

    predicate = Attr(ICmpPredicateAttr)
    lhs = Operand(_Comparable)
    rhs = Operand(_Comparable)
    res = Result(BoolLike)
    traits = _COMPARISON
    assembly_format = "custom<`QuotedCase`>($predicate) $lhs `,` $rhs attr-dict `:` custom<`llvm.ComparedType`>(type($lhs), type($res))"


class FCmpOp(Op, dialect=llvm, name="fcmp"):
    """Floating-point comparison."""

    predicate = Attr(FCmpPredicateAttr)
    lhs = Operand(FloatLike)
    rhs = Operand(FloatLike)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(BoolLike)
    traits = _COMPARISON
    assembly_format = "custom<`QuotedCase`>($predicate) $lhs `,` $rhs attr-dict `:` custom<`llvm.ComparedType`>(type($lhs), type($res))"


# --- casts ---


def _cast(class_name: str, source: TypeConstraint, target: TypeConstraint, name: str, doc: str, check: str | None = None,
          facts: dict[str, object] | None = None) -> type[Op]:
    """A cast that is written with both types."""
    return type(class_name, (Op,), {
        "__doc__": doc, "__module__": __name__, "arg": Operand(source), "res": Result(target), "traits": (Pure,),
        "checks": () if check is None else (Check(check),), "facts": facts or {},
        "assembly_format": "$arg attr-dict `:` type($arg) `to` type($res)",
    }, dialect=llvm, name=name)


class _NonNegative(Op):
    arg = Operand(IntegerLike)
    nonNeg = Attr(UnitAttr)
    traits = (Pure,)
    assembly_format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)"


class ZExtOp(_NonNegative, dialect=llvm, name="zext"):
    """Extends integers with zeros."""

    res = Result(IntegerLike)
    checks = (Check("llvm.Extension"),)


class UIToFPOp(_NonNegative, dialect=llvm, name="uitofp"):
    """Converts unsigned integers to floats."""

    res = Result(FloatLike)


class TruncOp(Op, dialect=llvm, name="trunc"):
    """Cuts integers to fewer bits."""

    arg = Operand(IntegerLike)
    overflowFlags = _overflow()
    res = Result(IntegerLike)
    traits = (Pure,)
    assembly_format = "$arg (`overflow` `<` $overflowFlags^ `>`)? attr-dict `:` type($arg) `to` type($res)"


class IntToPtrOp(Op, dialect=llvm, name="inttoptr"):
    """Makes pointers of integers."""

    arg = Operand(IntegerLike)
    dereferenceable = OptionalAttr(DereferenceableAttr)
    res = Result(PointerLike)
    traits = (Pure,)
    checks = (Check("llvm.Dereferenceable"),)
    assembly_format = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)"


BitcastOp = _cast("BitcastOp", AnyNonAggregate, AnyNonAggregate, "bitcast", "The same bits as another type.", "llvm.Bitcast",
                  {"llvm.bitcast": True})
AddrSpaceCastOp = _cast("AddrSpaceCastOp", PointerLike, PointerLike, "addrspacecast", "Converts pointers to another address space.")
PtrToIntOp = _cast("PtrToIntOp", PointerLike, IntegerLike, "ptrtoint", "Makes integers of pointers.")
SExtOp = _cast("SExtOp", IntegerLike, IntegerLike, "sext", "Extends integers with their sign.", "llvm.Extension")
SIToFPOp = _cast("SIToFPOp", IntegerLike, FloatLike, "sitofp", "Converts signed integers to floats.")
FPToSIOp = _cast("FPToSIOp", FloatLike, IntegerLike, "fptosi", "Converts floats to signed integers.")
FPToUIOp = _cast("FPToUIOp", FloatLike, IntegerLike, "fptoui", "Converts floats to unsigned integers.")
FPExtOp = _cast("FPExtOp", FloatLike, FloatLike, "fpext", "Converts floats to a wider format.")
FPTruncOp = _cast("FPTruncOp", FloatLike, FloatLike, "fptrunc", "Rounds floats to a narrower format.")
