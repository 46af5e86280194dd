"""The index dialect: arithmetic on values of type index."""

from mlircore.dialect import (
    I1,
    AnyInteger,
    Attr,
    BoolAttr,
    Check,
    Commutative,
    ConstantLike,
    Dialect,
    EnumDef,
    Index,
    IndexAttr,
    Op,
    Operand,
    Pure,
    Result,
    one_of,
)

index = Dialect("index", inlining="operations")

CmpPredicateValue = index.enum(EnumDef(
    tuple((name, value) for value, name in enumerate("eq ne slt sle sgt sge ult ule ugt uge".split())), attr_name="cmp_predicate",
    bare=True, summary="index comparison predicate kind", cpp_name="::mlir::index::IndexCmpPredicate", cpp_attr="IndexCmpPredicateAttr"))


class _Binary(Op):
    lhs = Operand(Index)
    rhs = Operand(Index)
    result = Result(Index)
    assembly_format = "$lhs `,` $rhs attr-dict"


class AddOp(_Binary, dialect=index, name="add"):
    """Addition."""

    traits = (Commutative, Pure)


class SubOp(_Binary, dialect=index, name="sub"):
    """Subtraction."""

    traits = (Pure,)


class MulOp(_Binary, dialect=index, name="mul"):
    """Multiplication."""

    traits = (Commutative, Pure)


class DivSOp(_Binary, dialect=index, name="divs"):
    """Signed division, rounding towards zero."""

    effects = ()


class DivUOp(_Binary, dialect=index, name="divu"):
    """Unsigned division, rounding towards zero."""

    effects = ()


class CeilDivSOp(_Binary, dialect=index, name="ceildivs"):
    """Signed division, rounding towards positive infinity."""

    effects = ()


class CeilDivUOp(_Binary, dialect=index, name="ceildivu"):
    """Unsigned division, rounding towards positive infinity."""

    effects = ()


class FloorDivSOp(_Binary, dialect=index, name="floordivs"):
    """Signed division, rounding towards negative infinity."""

    effects = ()


class RemSOp(_Binary, dialect=index, name="rems"):
    """Remainder of signed division."""

    effects = ()


class RemUOp(_Binary, dialect=index, name="remu"):
    """Remainder of unsigned division."""

    effects = ()


class MaxSOp(_Binary, dialect=index, name="maxs"):
    """The greater of two signed values."""

    traits = (Commutative, Pure)


class MaxUOp(_Binary, dialect=index, name="maxu"):
    """The greater of two unsigned values."""

    traits = (Commutative, Pure)


class MinSOp(_Binary, dialect=index, name="mins"):
    """The smaller of two signed values."""

    traits = (Commutative, Pure)


class MinUOp(_Binary, dialect=index, name="minu"):
    """The smaller of two unsigned values."""

    traits = (Commutative, Pure)


class ShlOp(_Binary, dialect=index, name="shl"):
    """Shift to the left."""

    traits = (Pure,)


class ShrSOp(_Binary, dialect=index, name="shrs"):
    """Signed shift to the right."""

    traits = (Pure,)


class ShrUOp(_Binary, dialect=index, name="shru"):
    """Unsigned shift to the right."""

    traits = (Pure,)


class AndOp(_Binary, dialect=index, name="and"):
    """Bitwise and."""

    traits = (Commutative, Pure)


class OrOp(_Binary, dialect=index, name="or"):
    """Bitwise or."""

    traits = (Commutative, Pure)


class XOrOp(_Binary, dialect=index, name="xor"):
    """Bitwise exclusive or."""

    traits = (Commutative, Pure)


_IntegerOrIndex = one_of("integer or index", AnyInteger, Index)


class _Cast(Op):
    input = Operand(_IntegerOrIndex)
    output = Result(_IntegerOrIndex)
    assembly_format = "$input attr-dict `:` type($input) `to` type($output)"


class CastSOp(_Cast, dialect=index, name="casts"):
    """Converts between index and integers, with the sign."""

    traits = (Pure, Check("CastCompatible", "index"))


class CastUOp(_Cast, dialect=index, name="castu"):
    """Converts between index and integers, with zeros."""

    traits = (Pure, Check("CastCompatible", "index"))


class CmpOp(Op, dialect=index, name="cmp"):
    """Comparison."""

    pred = Attr(CmpPredicateValue)
    lhs = Operand(Index)
    rhs = Operand(Index)
    result = Result(I1)
    traits = (Pure,)
    assembly_format = "`` $pred `(` $lhs `,` $rhs `)` attr-dict"


class SizeOfOp(Op, dialect=index, name="sizeof"):
    """The width of index, in bits."""

    result = Result(Index)
    traits = (Pure,)
    assembly_format = "attr-dict"


class ConstantOp(Op, dialect=index, name="constant"):
    """A constant."""

    value = Attr(IndexAttr)
    result = Result(Index)
    facts = {"index_constant": True}
    traits = (ConstantLike, Pure)
    result_names = "IndexConstant"
    assembly_format = "attr-dict $value"


class BoolConstantOp(Op, dialect=index, name="bool.constant"):
    """`true` or `false`."""

    value = Attr(BoolAttr)
    result = Result(I1)
    traits = (ConstantLike, Pure)
    result_names = "IndexConstant"
    assembly_format = "attr-dict $value"


__getattr__ = index.member  # classes that other modules define, and the functions that build operations
__dir__ = index.members
