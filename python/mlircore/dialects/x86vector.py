"""The x86vector dialect: operations on vectors that AVX and AVX-512 have instructions for."""

from mlircore.define.shaped import vector_of_length
from mlircore.dialect import (
    F32, F64, I1, I32, I64, AllElementCountsMatch, AllTypesMatch, AttrConstraint, Check, Dialect, Op, Operand, OptionalAttr,
    OptionalOperand, Pure, Result, SameOperandsAndResultType, TypeConstraint, TypesMatchWith, one_of,
)

x86vector = Dialect("x86vector")

_I8 = TypeConstraint("8-bit signless integer", ("integer", 1, 8))
_I16 = TypeConstraint("16-bit signless integer", ("integer", 1, 16))
_BF16 = TypeConstraint("bfloat16 type", ("float", "bf16"))
_ELEMENTS = ("kind", "ATTR_DENSE_ELEMENTS", "ATTR_DENSE_STRINGS", "ATTR_DENSE_RESOURCE", "ATTR_SPARSE_ELEMENTS")
_Elements = AttrConstraint("constant vector/tensor attribute", _ELEMENTS, _ELEMENTS)
_Mask = vector_of_length("16/8", I1)
_Floats = vector_of_length("16/8", F32, F64)
_Integers = vector_of_length("16/8", I32, I64)
_Numbers = vector_of_length("16/8", F32, I32, F64, I64)
_MaskBits = one_of(f"{_I16.summary} or {_I8.summary}", _I16, _I8)
_HalfMemory = TypeConstraint("memref of bfloat16 type or 16-bit float values",
                             ("and", ("kind", "TYPE_MEMREF"), ("element", ("or", ("float", "bf16"), ("float", "f16")))))


class MaskCompressOp(Op, dialect=x86vector, name="avx512.mask.compress"):
    """The elements of `a` that `k` selects, one after the other; then those of `src` or `constant_src`, or zeros."""

    k = Operand(_Mask)
    a = Operand(_Numbers)
    src = OptionalOperand(_Numbers)
    constant_src = OptionalAttr(_Elements)
    dst = Result(_Numbers)
    traits = (Pure, AllTypesMatch("a", "dst"),
              TypesMatchWith("`k` has the same number of bits as elements in `dst`", "dst", "k", "x86vector.Mask"))
    checks = (Check("x86vector.Source"),)
    assembly_format = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?"


class MaskRndScaleOp(Op, dialect=x86vector, name="avx512.mask.rndscale"):
    """Rounds the elements of `a` that are selected, to a number of fraction bits; the others are those of `src`."""

    src = Operand(_Floats)
    k = Operand(I32)
    a = Operand(_Floats)
    imm = Operand(_MaskBits)
    rounding = Operand(I32)
    dst = Result(_Floats)
    traits = (Pure, AllTypesMatch("src", "a", "dst"),
              TypesMatchWith("imm has the same number of bits as elements in dst", "dst", "imm", "x86vector.MaskBits"))
    assembly_format = "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)"


class MaskScaleFOp(Op, dialect=x86vector, name="avx512.mask.scalef"):
    """Scales the elements of `a` that `k` selects by powers of two from `b`; the others are those of `src`."""

    src = Operand(_Floats)
    a = Operand(_Floats)
    b = Operand(_Floats)
    k = Operand(_MaskBits)
    rounding = Operand(I32)
    dst = Result(_Floats)
    traits = (Pure, AllTypesMatch("src", "a", "b", "dst"),
              TypesMatchWith("k has the same number of bits as elements in dst", "dst", "k", "x86vector.MaskBits"))
    assembly_format = "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)"


class Vp2IntersectOp(Op, dialect=x86vector, name="avx512.vp2intersect"):
    """Two masks: which elements of `a` are in `b`, and which of `b` in `a`."""

    a = Operand(_Integers)
    b = Operand(_Integers)
    k1 = Result(_Mask)
    k2 = Result(_Mask)
    traits = (Pure, AllTypesMatch("a", "b"),
              TypesMatchWith("k1 has the same number of bits as elements in a", "a", "k1", "x86vector.Mask"),
              TypesMatchWith("k2 has the same number of bits as elements in b", "a", "k2", "x86vector.Mask"))
    assembly_format = "$a `,` $b attr-dict `:` type($a)"


class DotBF16Op(Op, dialect=x86vector, name="avx512.dot"):
    """Adds the products of each two neighbours of `a` and `b` to an element of `src`."""

    src = Operand(vector_of_length("4/8/16", F32))
    a = Operand(vector_of_length("8/16/32", _BF16))
    b = Operand(vector_of_length("8/16/32", _BF16))
    dst = Result(vector_of_length("4/8/16", F32))
    traits = (Pure, AllTypesMatch("a", "b"), AllTypesMatch("src", "dst"),
              TypesMatchWith("`a` has twice an many elements as `src`", "src", "a", "x86vector.Pairs"))
    assembly_format = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)"


class CvtPackedF32ToBF16Op(Op, dialect=x86vector, name="avx512.cvt.packed.f32_to_bf16"):
    """Rounds each element to bf16."""

    a = Operand(vector_of_length("8/16", F32))
    dst = Result(vector_of_length("8/16", _BF16))
    traits = (Pure, AllElementCountsMatch("a", "dst"))
    assembly_format = "$a attr-dict `:` type($a) `->` type($dst)"


class RsqrtOp(Op, dialect=x86vector, name="avx.rsqrt"):
    """About 1 / sqrt of each element."""

    a = Operand(vector_of_length("8", F32))
    b = Result(vector_of_length("8", F32))
    traits = (Pure, SameOperandsAndResultType)
    assembly_format = "$a attr-dict `:` type($a)"


class DotOp(Op, dialect=x86vector, name="avx.intr.dot"):
    """The dot products of the lower and of the upper halves, each in all elements of its half."""

    a = Operand(vector_of_length("8", F32))
    b = Operand(vector_of_length("8", F32))
    res = Result(vector_of_length("8", F32))
    traits = (Pure, SameOperandsAndResultType)
    assembly_format = "$a `,` $b attr-dict `:` type($res)"


class DotInt8Op(Op, dialect=x86vector, name="avx.dot.i8"):
    """Adds the products of each four neighbours of `a` and `b`, bytes with a sign, to an element of `w`."""

    w = Operand(vector_of_length("4/8", I32))
    a = Operand(vector_of_length("16/32", _I8))
    b = Operand(vector_of_length("16/32", _I8))
    dst = Result(vector_of_length("4/8", I32))
    traits = (Pure, AllTypesMatch("a", "b"), AllTypesMatch("w", "dst"),
              TypesMatchWith("`a` has four times elements as `w`", "w", "a", "x86vector.Quads"))
    assembly_format = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)"


class _FromHalves(Op):
    a = Operand(_HalfMemory)
    dst = Result(vector_of_length("4/8", F32))
    effects = ("read",)
    assembly_format = "$a attr-dict `:` type($a) `->` type($dst)"


class BcstToPackedF32Op(_FromHalves, dialect=x86vector, name="avx.bcst_to_f32.packed"):
    """The first element in memory, as f32, in all elements."""


class CvtPackedEvenIndexedToF32Op(_FromHalves, dialect=x86vector, name="avx.cvt.packed.even.indexed_to_f32"):
    """The elements in memory with even indices, as f32."""


class CvtPackedOddIndexedToF32Op(_FromHalves, dialect=x86vector, name="avx.cvt.packed.odd.indexed_to_f32"):
    """The elements in memory with odd indices, as f32."""


__getattr__ = x86vector.member  # the functions that build operations
__dir__ = x86vector.members
