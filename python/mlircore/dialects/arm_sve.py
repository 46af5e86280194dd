"""The arm_sve dialect: scalable vectors of Arm's SVE, and the instructions that work on them."""

from mlircore.define.inference import GIVEN
from mlircore.define.shaped import scalable_list_of, scalable_vector_of
from mlircore.dialect import (
    F32, F64, I1, I32, I64, AllTypesMatch, AnyFloat, AnyType, Attr, Commutative, Dialect, I64Attr, Index, Op, Operand, Pure, Result,
    Trait, TypeConstraint, TypeIs, TypesMatchWith,
)
from mlircore.dialects._llvm_constraints import LLVMType

arm_sve = Dialect("arm_sve", infer=GIVEN)

_I8 = TypeConstraint("8-bit signless integer", ("integer", 1, 8))
_I16 = TypeConstraint("16-bit signless integer", ("integer", 1, 16))
_F16 = TypeConstraint("16-bit float", ("float", "f16"))
_BF16 = TypeConstraint("bfloat16 type", ("float", "bf16"))

_MASK = "trailing scalable vector of 1-bit signless integer values with dim -1 having a size of"
_VECTOR = ("kind", "TYPE_VECTOR")

AnyScalable = scalable_vector_of(AnyType)
ScalableList = TypeConstraint(" of ranks 1", ("and", ("scalable",), ("rank", 1)))
SVBool = scalable_list_of("16", I1, summary="vector<[16]xi1>")
SVEPredicate = scalable_list_of(
    "16/8/4/2/1", I1, summary="vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>")
SVBoolMask = TypeConstraint(
    f"{_MASK} {{16}}", ("routine", "arm_sve.SvboolMask"), type_name="builtin.vector", type_class=_VECTOR)
SVEPredicateMask = TypeConstraint(
    f"{_MASK} {{16, 8, 4, 2, 1}}", ("routine", "arm_sve.PredicateMask"), type_name="builtin.vector", type_class=_VECTOR)
SVEVector = TypeConstraint(
    "an SVE vector with element size <= 64-bit",
    ("or", scalable_list_of("2", I64, F64).predicate, scalable_list_of("4", I32, F32).predicate,
     scalable_list_of("8", _I16, _F16, _BF16).predicate, scalable_list_of("16", _I8).predicate))

# --- products ---


class BfmmlaOp(Op, dialect=arm_sve, name="intr.bfmmla"):
    """For each 128 bits, a product of two matrices of bf16, added to a matrix of 2 by 2."""

    acc = Operand(scalable_vector_of(F32, lengths="4"))
    src1 = Operand(scalable_vector_of(_BF16, lengths="8"))
    src2 = Operand(scalable_vector_of(_BF16, lengths="8"))
    res = Result(scalable_vector_of(F32, lengths="4"))
    traits = (Pure, AllTypesMatch("src1", "src2"), AllTypesMatch("acc", "res"))
    assembly_format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"


class _Dot(Op):
    acc = Operand(scalable_vector_of(I32, I64, lengths="4/2"))
    src1 = Operand(scalable_vector_of(_I8, _I16, lengths="16/8"))
    src2 = Operand(scalable_vector_of(_I8, _I16, lengths="16/8"))
    dst = Result(scalable_vector_of(I32, I64, lengths="4/2"))
    traits = (Pure, AllTypesMatch("src1", "src2"), AllTypesMatch("acc", "dst"))
    assembly_format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"


class SdotOp(_Dot, dialect=arm_sve, name="sdot"):
    """Products of signed integers, of which each four are added to an element of `acc`."""


class UdotOp(_Dot, dialect=arm_sve, name="udot"):
    """Products of unsigned integers, of which each four are added to an element of `acc`."""


class _Matrices(Op):
    acc = Operand(scalable_vector_of(I32, lengths="4"))
    src1 = Operand(scalable_vector_of(_I8, lengths="16"))
    src2 = Operand(scalable_vector_of(_I8, lengths="16"))
    dst = Result(scalable_vector_of(I32, lengths="4"))
    traits = (Pure, AllTypesMatch("src1", "src2"), AllTypesMatch("acc", "dst"))
    assembly_format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"


class SmmlaOp(_Matrices, dialect=arm_sve, name="smmla"):
    """For each 128 bits, a product of two matrices of signed bytes, added to a matrix of 2 by 2."""


class UmmlaOp(_Matrices, dialect=arm_sve, name="ummla"):
    """For each 128 bits, a product of two matrices of unsigned bytes, added to a matrix of 2 by 2."""


class UsmmlaOp(_Matrices, dialect=arm_sve, name="usmmla"):
    """For each 128 bits, a product of a matrix of unsigned bytes and one of signed bytes, added to a matrix of 2 by 2."""


# --- predicates ---

_WIDENED = "expected corresponding svbool type widened to [16]xi1"


class ConvertFromSvboolOp(Op, dialect=arm_sve, name="convert_from_svbool"):
    """A predicate for longer elements, from one for bytes."""

    source = Operand(SVBoolMask)
    result = Result(SVEPredicateMask)
    traits = (Pure, TypesMatchWith(_WIDENED, "result", "source", "arm_sve.Svbool"))
    assembly_format = "$source attr-dict `:` type($result)"


class ConvertToSvboolOp(Op, dialect=arm_sve, name="convert_to_svbool"):
    """A predicate for bytes, from one for longer elements."""

    source = Operand(SVEPredicateMask)
    result = Result(SVBoolMask)
    traits = (Pure, TypesMatchWith(_WIDENED, "source", "result", "arm_sve.Svbool"))
    assembly_format = "$source attr-dict `:` type($source)"


class PselOp(Op, dialect=arm_sve, name="psel"):
    """`p1` if the bit of `p2` at the index is set, else zeros."""

    p1 = Operand(SVEPredicate)
    p2 = Operand(SVEPredicate)
    index = Operand(Index)
    result = Result(SVEPredicate)
    traits = (Pure, AllTypesMatch("p1", "result"))
    assembly_format = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)"


# --- moves ---


class ZipX2Op(Op, dialect=arm_sve, name="zip.x2"):
    """Two vectors with the elements of two in turn."""

    sourceV1 = Operand(SVEVector)
    sourceV2 = Operand(SVEVector)
    resultV1 = Result(SVEVector)
    resultV2 = Result(SVEVector)
    traits = (Pure, AllTypesMatch("sourceV1", "sourceV2", "resultV1", "resultV2"))
    assembly_format = "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)"


class ZipX4Op(Op, dialect=arm_sve, name="zip.x4"):
    """Four vectors with the elements of four in turn."""

    sourceV1 = Operand(SVEVector)
    sourceV2 = Operand(SVEVector)
    sourceV3 = Operand(SVEVector)
    sourceV4 = Operand(SVEVector)
    resultV1 = Result(SVEVector)
    resultV2 = Result(SVEVector)
    resultV3 = Result(SVEVector)
    resultV4 = Result(SVEVector)
    traits = (Pure, AllTypesMatch("sourceV1", "sourceV2", "sourceV3", "sourceV4", "resultV1", "resultV2", "resultV3", "resultV4"))
    assembly_format = "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)"


class DupQLaneOp(Op, dialect=arm_sve, name="dupq_lane"):
    """128 bits of a vector, as often as the vector has room for them."""

    src = Operand(SVEVector)
    lane = Attr(I64Attr)
    dst = Result(SVEVector)
    traits = (Pure, AllTypesMatch("src", "dst"))
    assembly_format = "$src `[` $lane `]` attr-dict `:` type($dst)"


# --- operations where a mask is set; elsewhere the result has the elements of the first operand ---

_SAME: tuple[Trait, ...] = (
    AllTypesMatch("src1", "src2", "res"),
    TypesMatchWith("mask has i1 element type and same shape as operands", "src1", "mask", "I1SameShape"),
)
_Integers = scalable_vector_of(_I8, _I16, I32, I64)
_Floats = scalable_vector_of(AnyFloat)


class _MaskedIntegers(Op):
    mask = Operand(scalable_vector_of(I1))
    src1 = Operand(_Integers)
    src2 = Operand(_Integers)
    res = Result(_Integers)
    traits = _SAME
    assembly_format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"


class _MaskedFloats(Op):
    mask = Operand(scalable_vector_of(I1))
    src1 = Operand(_Floats)
    src2 = Operand(_Floats)
    res = Result(_Floats)
    traits = _SAME
    assembly_format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"


class ScalableMaskedAddIOp(_MaskedIntegers, dialect=arm_sve, name="masked.addi"):
    """A sum of integers."""

    traits = (Commutative, *_SAME)


class ScalableMaskedAddFOp(_MaskedFloats, dialect=arm_sve, name="masked.addf"):
    """A sum of floats."""

    traits = (Commutative, *_SAME)


class ScalableMaskedSubIOp(_MaskedIntegers, dialect=arm_sve, name="masked.subi"):
    """A difference of integers."""


class ScalableMaskedSubFOp(_MaskedFloats, dialect=arm_sve, name="masked.subf"):
    """A difference of floats."""


class ScalableMaskedMulIOp(_MaskedIntegers, dialect=arm_sve, name="masked.muli"):
    """A product of integers."""

    traits = (Commutative, *_SAME)


class ScalableMaskedMulFOp(_MaskedFloats, dialect=arm_sve, name="masked.mulf"):
    """A product of floats."""

    traits = (Commutative, *_SAME)


class ScalableMaskedSDivIOp(_MaskedIntegers, dialect=arm_sve, name="masked.divi_signed"):
    """A quotient of signed integers."""


class ScalableMaskedUDivIOp(_MaskedIntegers, dialect=arm_sve, name="masked.divi_unsigned"):
    """A quotient of unsigned integers."""


class ScalableMaskedDivFOp(_MaskedFloats, dialect=arm_sve, name="masked.divf"):
    """A quotient of floats."""


# --- intrinsics of LLVM, which have the generic form only ---


class _Ternary(Op):
    a = Operand(AnyScalable)
    b = Operand(AnyScalable)
    c = Operand(AnyScalable)
    res = Result(LLVMType)
    argument_order = "res _gen_arg_0=a _gen_arg_1=b _gen_arg_2=c"


class UmmlaIntrOp(_Ternary, dialect=arm_sve, name="intr.ummla"):
    """The intrinsic of arm_sve.ummla."""


class SmmlaIntrOp(_Ternary, dialect=arm_sve, name="intr.smmla"):
    """The intrinsic of arm_sve.smmla."""


class UsmmlaIntrOp(_Ternary, dialect=arm_sve, name="intr.usmmla"):
    """The intrinsic of arm_sve.usmmla."""


class SdotIntrOp(_Ternary, dialect=arm_sve, name="intr.sdot"):
    """The intrinsic of arm_sve.sdot."""


class UdotIntrOp(_Ternary, dialect=arm_sve, name="intr.udot"):
    """The intrinsic of arm_sve.udot."""


class ScalableMaskedAddIIntrOp(_Ternary, dialect=arm_sve, name="intr.add"):
    """The intrinsic of arm_sve.masked.addi."""


class ScalableMaskedAddFIntrOp(_Ternary, dialect=arm_sve, name="intr.fadd"):
    """The intrinsic of arm_sve.masked.addf."""


class ScalableMaskedMulIIntrOp(_Ternary, dialect=arm_sve, name="intr.mul"):
    """The intrinsic of arm_sve.masked.muli."""


class ScalableMaskedMulFIntrOp(_Ternary, dialect=arm_sve, name="intr.fmul"):
    """The intrinsic of arm_sve.masked.mulf."""


class ScalableMaskedSubIIntrOp(_Ternary, dialect=arm_sve, name="intr.sub"):
    """The intrinsic of arm_sve.masked.subi."""


class ScalableMaskedSubFIntrOp(_Ternary, dialect=arm_sve, name="intr.fsub"):
    """The intrinsic of arm_sve.masked.subf."""


class ScalableMaskedSDivIIntrOp(_Ternary, dialect=arm_sve, name="intr.sdiv"):
    """The intrinsic of arm_sve.masked.divi_signed."""


class ScalableMaskedUDivIIntrOp(_Ternary, dialect=arm_sve, name="intr.udiv"):
    """The intrinsic of arm_sve.masked.divi_unsigned."""


class ScalableMaskedDivFIntrOp(_Ternary, dialect=arm_sve, name="intr.fdiv"):
    """The intrinsic of arm_sve.masked.divf."""


def _result_is(constraint: TypeConstraint) -> TypeIs:
    return TypeIs(f"'res' is {constraint.summary}", "res", constraint)


class ConvertFromSvboolIntrOp(Op, dialect=arm_sve, name="intr.convert.from.svbool"):
    """The intrinsic of arm_sve.convert_from_svbool."""

    svbool = Operand(SVBool)
    res = Result(LLVMType)
    traits = (_result_is(SVEPredicate),)


class ConvertToSvboolIntrOp(Op, dialect=arm_sve, name="intr.convert.to.svbool"):
    """The intrinsic of arm_sve.convert_to_svbool."""

    mask = Operand(SVEPredicate)
    res = Result(LLVMType)
    traits = (_result_is(SVBool),)


class ZipX2IntrOp(Op, dialect=arm_sve, name="intr.zip.x2"):
    """The intrinsic of arm_sve.zip.x2; the result is a struct."""

    v1 = Operand(AnyScalable)
    v2 = Operand(AnyScalable)
    res = Result(LLVMType)


class ZipX4IntrOp(Op, dialect=arm_sve, name="intr.zip.x4"):
    """The intrinsic of arm_sve.zip.x4; the result is a struct."""

    v1 = Operand(AnyScalable)
    v2 = Operand(AnyScalable)
    v3 = Operand(AnyScalable)
    v4 = Operand(AnyScalable)
    res = Result(LLVMType)


class PselIntrOp(Op, dialect=arm_sve, name="intr.psel"):
    """The intrinsic of arm_sve.psel."""

    p1 = Operand(SVBool)
    p2 = Operand(SVEPredicate)
    index = Operand(I32)
    res = Result(LLVMType)
    traits = (Pure, _result_is(SVBool))


class WhileLTIntrOp(Op, dialect=arm_sve, name="intr.whilelt"):
    """A predicate whose bits are set as long as `base`, which grows by one with each bit, is less than `n`."""

    base = Operand(I64)
    n = Operand(I64)
    res = Result(LLVMType)
    traits = (_result_is(SVEPredicate), Pure)


class DupQLaneIntrOp(Op, dialect=arm_sve, name="intr.dupq_lane"):
    """The intrinsic of arm_sve.dupq_lane."""

    v = Operand(ScalableList)
    lane = Attr(I64Attr)
    res = Result(LLVMType)


__getattr__ = arm_sve.member  # the functions that build operations
__dir__ = arm_sve.members
