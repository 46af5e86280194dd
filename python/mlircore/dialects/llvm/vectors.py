"""Intrinsics of the llvm dialect on vectors: reductions, matrices, masks, vector predication (vp)."""

from mlircore.dialect import (
    I1,
    I32,
    AllTypesMatch,
    AnyFloat,
    AnySignlessInteger,
    Attr,
    Check,
    I32Attr,
    I64Attr,
    Op,
    Operand,
    Operands,
    OptionalOperand,
    Pure,
    Result,
    SameOperandsAndResultElementType,
    TypeConstraint,
    UnitAttr,
)
from mlircore.dialects._llvm_constraints import AnyPointer, AnyVector, LLVMType, integer_attr, vector_of
from mlircore.dialects.llvm.base import FastmathFlagsAttr, llvm
from mlircore.dialects.llvm.metadata import WithSignatureAttributes

_CALL = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
_Integers = vector_of(AnySignlessInteger)
_Floats = vector_of(AnyFloat)
_Pointers = vector_of(AnyPointer)
_Mask = vector_of(I1)
_I1Attr = integer_attr("1-bit signless integer attribute", 1)


def _family(base: type[Op], prefix: str, table: str) -> None:
    """Defines an operation for each line, which has the rest of its name after the prefix, its class, and its description."""
    for line in table.strip().splitlines():
        name, cls, doc = line.split(maxsplit=2)
        globals()[cls] = type(cls, (base,), {"__doc__": doc, "__module__": __name__}, dialect=llvm, name=f"intr.{prefix}{name}")


# --- reductions ---

_SAME_ELEMENT = (Pure, SameOperandsAndResultElementType)


class _ReduceIntegers(Op):
    in_ = Operand(_Integers)
    res = Result(LLVMType)
    traits = _SAME_ELEMENT


class _ReduceFloats(Op):
    in_ = Operand(_Floats)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(LLVMType)
    traits = _SAME_ELEMENT
    assembly_format = _CALL


class _AccumulateFloats(Op):
    start_value = Operand(AnyFloat)
    input = Operand(_Floats)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(LLVMType)
    traits = _SAME_ELEMENT


_family(_ReduceIntegers, "vector.reduce.", """
add vector_reduce_add The sum of all elements.
and vector_reduce_and The bits that all elements have.
mul vector_reduce_mul The product of all elements.
or vector_reduce_or The bits that some element has.
smax vector_reduce_smax The greatest element, signed.
smin vector_reduce_smin The smallest element, signed.
umax vector_reduce_umax The greatest element, unsigned.
umin vector_reduce_umin The smallest element, unsigned.
xor vector_reduce_xor The bits that an odd number of elements has.
""")
_family(_ReduceFloats, "vector.reduce.", """
fmax vector_reduce_fmax The greatest element that is not NaN.
fmin vector_reduce_fmin The smallest element that is not NaN.
fmaximum vector_reduce_fmaximum The greatest element; NaN if one is.
fminimum vector_reduce_fminimum The smallest element; NaN if one is.
""")
_family(_AccumulateFloats, "vector.reduce.", """
fadd vector_reduce_fadd The sum of a float and all elements.
fmul vector_reduce_fmul The product of a float and all elements.
""")


# --- matrices, by columns ---


class MatrixColumnMajorLoadOp(Op, dialect=llvm, name="intr.matrix.column.major.load"):
    """Loads a matrix whose columns are so far apart."""

    data = Operand(AnyPointer)
    stride = Operand(AnySignlessInteger)
    isVolatile = Attr(_I1Attr)
    rows = Attr(I32Attr)
    columns = Attr(I32Attr)
    res = Result(AnyVector)
    assembly_format = """
        $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)
    """


class MatrixColumnMajorStoreOp(Op, dialect=llvm, name="intr.matrix.column.major.store"):
    """Stores a matrix whose columns are so far apart."""

    matrix = Operand(AnyVector)
    data = Operand(AnyPointer)
    stride = Operand(AnySignlessInteger)
    isVolatile = Attr(_I1Attr)
    rows = Attr(I32Attr)
    columns = Attr(I32Attr)
    assembly_format = """
        $matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)
    """


class MatrixMultiplyOp(Op, dialect=llvm, name="intr.matrix.multiply"):
    """The product of two matrices."""

    lhs = Operand(AnyVector)
    rhs = Operand(AnyVector)
    lhs_rows = Attr(I32Attr)
    lhs_columns = Attr(I32Attr)
    rhs_columns = Attr(I32Attr)
    res = Result(AnyVector)
    assembly_format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"


class MatrixTransposeOp(Op, dialect=llvm, name="intr.matrix.transpose"):
    """A matrix with rows for columns."""

    matrix = Operand(AnyVector)
    rows = Attr(I32Attr)
    columns = Attr(I32Attr)
    res = Result(AnyVector)
    assembly_format = "$matrix attr-dict `:` type($matrix) `into` type($res)"


# --- masks ---


class GetActiveLaneMaskOp(Op, dialect=llvm, name="intr.get.active.lane.mask"):
    """The lanes whose number, counted from a base, is below a limit."""

    base = Operand(AnySignlessInteger)
    n = Operand(AnySignlessInteger)
    res = Result(LLVMType)
    traits = (Pure,)
    assembly_format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)"


class MaskedLoadOp(Op, dialect=llvm, name="intr.masked.load"):
    """Loads the elements whose lanes are on."""

    data = Operand(AnyPointer)
    mask = Operand(_Mask)
    pass_thru = OptionalOperand(AnyVector)
    alignment = Attr(I32Attr)
    nontemporal = Attr(UnitAttr)
    res = Result(AnyVector)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class MaskedStoreOp(Op, dialect=llvm, name="intr.masked.store"):
    """Stores the elements whose lanes are on."""

    value = Operand(AnyVector)
    data = Operand(AnyPointer)
    mask = Operand(_Mask)
    alignment = Attr(I32Attr)
    assembly_format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"


class masked_gather(Op, dialect=llvm, name="intr.masked.gather"):
    """Loads from as many places as there are lanes on."""

    ptrs = Operand(_Pointers)
    mask = Operand(_Mask)
    pass_thru = Operands(AnyVector)
    alignment = Attr(I32Attr)
    res = Result(AnyVector)
    checks = (Check("llvm.Pointers", "1"),)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class masked_scatter(Op, dialect=llvm, name="intr.masked.scatter"):
    """Stores to as many places as there are lanes on."""

    value = Operand(AnyVector)
    ptrs = Operand(_Pointers)
    mask = Operand(_Mask)
    alignment = Attr(I32Attr)
    checks = (Check("llvm.Pointers", "2"),)
    assembly_format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"


class masked_expandload(WithSignatureAttributes, dialect=llvm, name="intr.masked.expandload"):
    """Loads contiguous elements into the lanes that a mask selects."""

    ptr = Operand(AnyPointer)
    mask = Operand(_Mask)
    passthru = Operand(AnyVector)
    res = Result(LLVMType)


class masked_compressstore(WithSignatureAttributes, dialect=llvm, name="intr.masked.compressstore"):
    """Stores the elements of the lanes that a mask selects contiguously."""

    value = Operand(AnyVector)
    ptr = Operand(AnyPointer)
    mask = Operand(_Mask)


# --- vectors of any length ---


class vscale(Op, dialect=llvm, name="intr.vscale"):
    """How many times longer scalable vectors are."""

    res = Result(LLVMType)


class StepVectorOp(Op, dialect=llvm, name="intr.stepvector"):
    """The numbers from zero."""

    res = Result(_Integers)
    traits = (Pure,)
    assembly_format = "attr-dict `:` type($res)"


class vector_insert(Op, dialect=llvm, name="intr.vector.insert"):
    """A vector with another one put into it."""

    dstvec = Operand(AnyVector)
    srcvec = Operand(AnyVector)
    pos = Attr(I64Attr)
    res = Result(AnyVector)
    traits = (Pure, AllTypesMatch("dstvec", "res"), Check("llvm.Subvector", "inserting"))
    assembly_format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)"


class vector_extract(Op, dialect=llvm, name="intr.vector.extract"):
    """A part of a vector."""

    srcvec = Operand(AnyVector)
    pos = Attr(I64Attr)
    res = Result(AnyVector)
    traits = (Pure, Check("llvm.Subvector", "extracting"))
    assembly_format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)"


class vector_interleave2(Op, dialect=llvm, name="intr.vector.interleave2"):
    """The elements of two vectors by turns."""

    vec1 = Operand(AnyVector)
    vec2 = Operand(AnyVector)
    res = Result(LLVMType)
    traits = (Pure, AllTypesMatch("vec1", "vec2"), Check("llvm.Interleave"))


class vector_deinterleave2(Op, dialect=llvm, name="intr.vector.deinterleave2"):
    """The elements at even and at odd places."""

    vec = Operand(AnyVector)
    res = Result(LLVMType)
    traits = (Pure,)


# --- vector predication: a mask, and how many elements count ---


def _predicated(name: str, **operands: TypeConstraint) -> type[Op]:
    """A base: the operands, then mask and length, and a result."""
    fields = {key: Operand(value) for key, value in operands.items()}
    return type(name, (Op,), {"__module__": __name__, **fields, "mask": Operand(_Mask), "evl": Operand(I32), "res": Result(LLVMType), "traits": (Pure,)})


_family(_predicated("_BinaryIntegers", lhs=_Integers, rhs=_Integers), "vp.", """
add VPAddOp Sums of elements.
sub VPSubOp Differences of elements.
mul VPMulOp Products of elements.
sdiv VPSDivOp Quotients of signed elements.
udiv VPUDivOp Quotients of unsigned elements.
srem VPSRemOp Remainders of signed elements.
urem VPURemOp Remainders of unsigned elements.
ashr VPAShrOp Elements shifted to the right, with the sign.
lshr VPLShrOp Elements shifted to the right, with zeros.
shl VPShlOp Elements shifted to the left.
or VPOrOp Bitwise or of elements.
and VPAndOp Bitwise and of elements.
xor VPXorOp Bitwise exclusive or of elements.
smax VPSMaxOp The greater of signed elements.
smin VPSMinOp The smaller of signed elements.
umax VPUMaxOp The greater of unsigned elements.
umin VPUMinOp The smaller of unsigned elements.
""")
_family(_predicated("_BinaryFloats", lhs=_Floats, rhs=_Floats), "vp.", """
fadd VPFAddOp Sums of floats.
fsub VPFSubOp Differences of floats.
fmul VPFMulOp Products of floats.
fdiv VPFDivOp Quotients of floats.
frem VPFRemOp Remainders of floats.
""")
_family(_predicated("_UnaryFloats", op=_Floats), "vp.", """
fneg VPFNegOp Negated floats.
""")
_family(_predicated("_TernaryFloats", op1=_Floats, op2=_Floats, op3=_Floats), "vp.", """
fmuladd VPFMulAddOp Products and sums, with one rounding where that is fast.
fma VPFmaOp Products and sums with one rounding.
""")
_family(_predicated("_ReducedIntegers", satrt_value=AnySignlessInteger, val=_Integers), "vp.reduce.", """
add VPReduceAddOp The sum of a number and elements.
mul VPReduceMulOp The product of a number and elements.
and VPReduceAndOp The bits that a number and all elements have.
or VPReduceOrOp The bits that a number or some element has.
xor VPReduceXorOp The bits that an odd number of them has.
smax VPReduceSMaxOp The greatest of a number and elements, signed.
smin VPReduceSMinOp The smallest of a number and elements, signed.
umax VPReduceUMaxOp The greatest of a number and elements, unsigned.
umin VPReduceUMinOp The smallest of a number and elements, unsigned.
""")
_family(_predicated("_ReducedFloats", satrt_value=AnyFloat, val=_Floats), "vp.reduce.", """
fadd VPReduceFAddOp The sum of a float and elements.
fmul VPReduceFMulOp The product of a float and elements.
fmax VPReduceFMaxOp The greatest of a float and elements.
fmin VPReduceFMinOp The smallest of a float and elements.
""")
_family(_predicated("_CastIntegers", src=_Integers), "vp.", """
trunc VPTruncOp Integers cut to fewer bits.
zext VPZExtOp Integers extended with zeros.
sext VPSExtOp Integers extended with their sign.
uitofp VPUIToFPOp Floats of unsigned integers.
sitofp VPSIToFPOp Floats of signed integers.
inttoptr VPIntToPtrOp Pointers of integers.
""")
_family(_predicated("_CastFloats", src=_Floats), "vp.", """
fptrunc VPFPTruncOp Floats rounded to a narrower format.
fpext VPFPExtOp Floats in a wider format.
fptoui VPFPToUIOp Unsigned integers of floats.
fptosi VPFPToSIOp Signed integers of floats.
""")
_family(_predicated("_CastPointers", src=_Pointers), "vp.", """
ptrtoint VPPtrToIntOp Integers of pointers.
""")


class _Choice(Op):
    cond = Operand(_Mask)
    true_val = Operand(AnyVector)
    false_val = Operand(AnyVector)
    evl = Operand(I32)
    res = Result(LLVMType)
    traits = (Pure,)


_family(_Choice, "vp.", """
select VPSelectMinOp Each element from one of two vectors.
merge VPMergeMinOp Each element from one of two vectors, those that do not count from the second.
""")


class VPLoadOp(Op, dialect=llvm, name="intr.vp.load"):
    """Loads elements."""

    ptr = Operand(AnyPointer)
    mask = Operand(_Mask)
    evl = Operand(I32)
    res = Result(LLVMType)


class VPStoreOp(Op, dialect=llvm, name="intr.vp.store"):
    """Stores elements."""

    val = Operand(AnyVector)
    ptr = Operand(AnyPointer)
    mask = Operand(_Mask)
    evl = Operand(I32)


class VPStridedLoadOp(Op, dialect=llvm, name="intr.experimental.vp.strided.load"):
    """Loads elements that are so far apart."""

    ptr = Operand(AnyPointer)
    stride = Operand(AnySignlessInteger)
    mask = Operand(_Mask)
    evl = Operand(I32)
    res = Result(LLVMType)


class VPStridedStoreOp(Op, dialect=llvm, name="intr.experimental.vp.strided.store"):
    """Stores elements so far apart."""

    val = Operand(AnyVector)
    ptr = Operand(AnyPointer)
    stride = Operand(AnySignlessInteger)
    mask = Operand(_Mask)
    evl = Operand(I32)
