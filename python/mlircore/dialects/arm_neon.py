"""The arm_neon dialect: products of vectors that Arm's Neon has instructions for."""

from mlircore.define.inference import GIVEN
from mlircore.define.shaped import vector_of_length
from mlircore.dialect import (
    F32, I32, I64, AllTypesMatch, Check, Dialect, Op, Operand, Pure, Result, TypeConstraint, TypesMatchWith,
)

arm_neon = Dialect("arm_neon", infer=GIVEN)

_I8 = TypeConstraint("8-bit signless integer", ("integer", 1, 8))
_I16 = TypeConstraint("16-bit signless integer", ("integer", 1, 16))
_BF16 = TypeConstraint("bfloat16 type", ("float", "bf16"))


def _exactly(length: int, element: TypeConstraint) -> TypeConstraint:
    """A vector with one dimension and that many elements."""
    return TypeConstraint(f"a vector with length {length} of {element.summary} values",
                          ("and", vector_of_length(str(length), element, fixed=True).predicate, ("rank", 1)))


class SMullOp(Op, dialect=arm_neon, name="intr.smull"):
    """Products of signed integers, in twice as many bits."""

    a = Operand(vector_of_length("8/4/2", _I8, _I16, I32))
    b = Operand(vector_of_length("8/4/2", _I8, _I16, I32))
    res = Result(vector_of_length("8/4/2", _I16, I32, I64))
    traits = (Pure, AllTypesMatch("a", "b"),
              TypesMatchWith("res has same vector shape and element bitwidth scaled by 2 as a", "a", "res", "arm_neon.Wider"))
    assembly_format = "$a `,` $b attr-dict `:` type($a) `to` type($res)"


class SdotOp(Op, dialect=arm_neon, name="intr.sdot"):
    """Products of bytes, of which each four are added to an element of `a`."""

    a = Operand(vector_of_length("4/2", I32))
    b = Operand(vector_of_length("16/8", _I8))
    c = Operand(vector_of_length("16/8", _I8))
    res = Result(vector_of_length("4/2", I32))
    traits = (Pure, AllTypesMatch("b", "c"), AllTypesMatch("a", "res"),
              TypesMatchWith("res has the same number of elements as operand b", "b", "res", "arm_neon.Quarter"))
    assembly_format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"


class _Bytes(Op):
    acc = Operand(_exactly(4, I32))
    src1 = Operand(_exactly(16, _I8))
    src2 = Operand(_exactly(16, _I8))
    res = Result(_exactly(4, I32))
    traits = (Pure, AllTypesMatch("src1", "src2"), AllTypesMatch("acc", "res"))
    assembly_format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"


class SmmlaOp(_Bytes, dialect=arm_neon, name="intr.smmla"):
    """A product of two matrices of signed bytes, added to a matrix of 2 by 2."""


class UmmlaOp(_Bytes, dialect=arm_neon, name="intr.ummla"):
    """A product of two matrices of unsigned bytes, added to a matrix of 2 by 2."""


class UsmmlaOp(_Bytes, dialect=arm_neon, name="intr.usmmla"):
    """A product of a matrix of unsigned bytes and one of signed bytes, added to a matrix of 2 by 2."""


class BfmmlaOp(Op, dialect=arm_neon, name="intr.bfmmla"):
    """A product of two matrices of bf16, added to a matrix of 2 by 2."""

    acc = Operand(_exactly(4, F32))
    src1 = Operand(_exactly(8, _BF16))
    src2 = Operand(_exactly(8, _BF16))
    res = Result(_exactly(4, F32))
    traits = (Pure, AllTypesMatch("src1", "src2"), AllTypesMatch("acc", "res"))
    assembly_format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"


class Sdot2dOp(Op, dialect=arm_neon, name="2d.sdot"):
    """Adds products of rows of two matrices to the elements of `a`."""

    a = Operand(vector_of_length("4/2", I32))
    b = Operand(vector_of_length("16/8", _I8))
    c = Operand(vector_of_length("16/8", _I8))
    res = Result(vector_of_length("4/2", I32))
    traits = (Pure, AllTypesMatch("b", "c"), AllTypesMatch("a", "res"))
    checks = (Check("arm_neon.Rows"),)
    assembly_format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"


__getattr__ = arm_neon.member  # the functions that build operations
__dir__ = arm_neon.members
