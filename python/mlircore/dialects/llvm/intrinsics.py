"""The intrinsics of the llvm dialect: llvm.intr.*. Families are tables of names, classes and what they are."""

from mlircore.dialect import (
    I1,
    AllTypesMatch,
    AnyInteger,
    AnySignlessInteger,
    AnyType,
    ArrayAttr,
    Attr,
    AttrConstraint,
    Check,
    DenseI32ArrayAttr,
    I32Attr,
    I64Attr,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    Pure,
    Relation,
    Result,
    SameOperandsAndResultType,
    SameOperandsElementType,
    SameTypeOperands,
    TypeConstraint,
)
from mlircore.dialects._llvm_constraints import (
    AnyPointer,
    FloatLike,
    IntegerLike,
    LLVMFloat,
    LLVMType,
    PointerLike,
    integer_attr,
    scalar_or_vector_of,
)
from mlircore.dialects.llvm.base import FastmathFlagsAttr, FPExceptionBehaviorAttr, RoundingModeAttr, llvm
from mlircore.dialects.llvm.metadata import WithMemoryMetadata, WithSignatureAttributes

_CALL = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
_SAME = (Pure, SameOperandsAndResultType)
_I1Attr = integer_attr("1-bit signless integer attribute", 1)
_I8Attr = integer_attr("8-bit signless integer attribute", 8)
_I8 = TypeConstraint("8-bit signless integer", ("integer", 1, 8), type_text="i8")
_DefaultPointer = TypeConstraint("LLVM pointer in address space 0", ("is", "!llvm.ptr"), type_text="!llvm.ptr")
_APIntAttr = AttrConstraint("arbitrary integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
_F64Attr = AttrConstraint("64-bit float attribute", ("and", ("kind", "ATTR_FLOAT"), ("value_type", ("float", "f64"))),
                          ("kind", "ATTR_FLOAT"), value_type="f64")


def _family(base: type[Op], prefix: str, table: str) -> None:
    """Defines an operation for each line, which has the rest of its name after the prefix, its class, and its description."""
    for line in table.strip().splitlines():
        name, cls, doc = line.split(maxsplit=2)
        globals()[cls] = type(cls, (base,), {"__doc__": doc, "__module__": __name__}, dialect=llvm, name=f"intr.{prefix}{name}")


# --- integers and floats, and vectors of them ---


class _UnaryInteger(Op):
    in_ = Operand(IntegerLike)
    res = Result(LLVMType)
    traits = _SAME
    assembly_format = _CALL


class _BinaryInteger(Op):
    a = Operand(IntegerLike)
    b = Operand(IntegerLike)
    res = Result(LLVMType)
    traits = _SAME
    assembly_format = _CALL


class _TernaryInteger(Op):
    a = Operand(IntegerLike)
    b = Operand(IntegerLike)
    c = Operand(IntegerLike)
    res = Result(LLVMType)
    traits = _SAME
    assembly_format = _CALL


class _Comparison(Op):
    a = Operand(IntegerLike)
    b = Operand(IntegerLike)
    res = Result(IntegerLike)
    traits = (Pure, SameTypeOperands)
    assembly_format = _CALL


class _CountZeros(Op):
    in_ = Operand(IntegerLike)
    is_zero_poison = Attr(_I1Attr)
    res = Result(LLVMType)
    traits = _SAME


class _WithOverflow(Op):
    lhs = Operand(IntegerLike)
    rhs = Operand(IntegerLike)
    res = Result(LLVMType)
    argument_order = "res _gen_arg_0=lhs _gen_arg_1=rhs"
    traits = (Pure, SameOperandsElementType)


class _UnaryFloat(Op):
    in_ = Operand(FloatLike)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(LLVMType)
    traits = _SAME
    assembly_format = _CALL


class _BinaryFloat(Op):
    a = Operand(FloatLike)
    b = Operand(FloatLike)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(LLVMType)
    traits = _SAME
    assembly_format = _CALL


class _TernaryFloat(Op):
    a = Operand(FloatLike)
    b = Operand(FloatLike)
    c = Operand(FloatLike)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(LLVMType)
    traits = _SAME
    assembly_format = _CALL


class _FloatAndInteger(Op):
    val = Operand(FloatLike)
    power = Operand(AnySignlessInteger)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(LLVMType)
    traits = (Pure,)
    assembly_format = _CALL


class _TwoResults(Op):
    val = Operand(FloatLike)
    fastmathFlags = Attr(FastmathFlagsAttr, default="none")
    res = Result(LLVMType)
    traits = (Pure,)
    assembly_format = _CALL


class _RoundToInteger(Op):
    val = Operand(FloatLike)
    res = Result(LLVMType)
    traits = (Pure,)
    assembly_format = _CALL


_family(_UnaryInteger, "", """
bitreverse BitReverseOp The bits in reverse order.
bswap ByteSwapOp The bytes in reverse order.
ctpop CtPopOp How many bits are one.
""")
_family(_BinaryInteger, "", """
smax SMaxOp The greater of two signed integers.
smin SMinOp The smaller of two signed integers.
umax UMaxOp The greater of two unsigned integers.
umin UMinOp The smaller of two unsigned integers.
sadd.sat SAddSat Signed addition that stops at the ends of the range.
uadd.sat UAddSat Unsigned addition that stops at the end of the range.
ssub.sat SSubSat Signed subtraction that stops at the ends of the range.
usub.sat USubSat Unsigned subtraction that stops at zero.
sshl.sat SSHLSat Signed shift to the left that stops at the ends of the range.
ushl.sat USHLSat Unsigned shift to the left that stops at the end of the range.
""")
_family(_TernaryInteger, "", """
fshl FshlOp The upper part of two integers in a row, shifted to the left.
fshr FshrOp The lower part of two integers in a row, shifted to the right.
""")
_family(_Comparison, "", """
scmp SCmpOp Which of two signed integers is greater: -1, 0 or 1.
ucmp UCmpOp Which of two unsigned integers is greater: -1, 0 or 1.
""")
_family(_CountZeros, "", """
ctlz CountLeadingZerosOp How many bits from the top are zero.
cttz CountTrailingZerosOp How many bits from the bottom are zero.
""")
_family(_WithOverflow, "", """
sadd.with.overflow SAddWithOverflowOp Signed addition, and whether it went beyond the range.
uadd.with.overflow UAddWithOverflowOp Unsigned addition, and whether it went beyond the range.
ssub.with.overflow SSubWithOverflowOp Signed subtraction, and whether it went beyond the range.
usub.with.overflow USubWithOverflowOp Unsigned subtraction, and whether it went below zero.
smul.with.overflow SMulWithOverflowOp Signed multiplication, and whether it went beyond the range.
umul.with.overflow UMulWithOverflowOp Unsigned multiplication, and whether it went beyond the range.
""")
_family(_UnaryFloat, "", """
acos ACosOp Arcus cosine.
asin ASinOp Arcus sine.
atan ATanOp Arcus tangent.
ceil FCeilOp The least integer that is not smaller.
cos CosOp Cosine.
cosh CoshOp Hyperbolic cosine.
exp ExpOp Exponential function.
exp10 Exp10Op A power of ten.
exp2 Exp2Op A power of two.
fabs FAbsOp The absolute value.
floor FFloorOp The greatest integer that is not greater.
log LogOp Natural logarithm.
log10 Log10Op Logarithm to base ten.
log2 Log2Op Logarithm to base two.
nearbyint NearbyintOp The nearest integer, as the mode of rounding says, without exceptions.
rint RintOp The nearest integer, as the mode of rounding says.
round RoundOp The nearest integer, halves away from zero.
roundeven RoundEvenOp The nearest integer, halves to even ones.
sin SinOp Sine.
sinh SinhOp Hyperbolic sine.
sqrt SqrtOp Square root.
tan TanOp Tangent.
tanh TanhOp Hyperbolic tangent.
trunc FTruncOp The integer part.
""")
_family(_BinaryFloat, "", """
atan2 ATan2Op Arcus tangent of a quotient, in its quadrant.
copysign CopySignOp The magnitude of one value with the sign of another.
maximum MaximumOp The greater of two floats; NaN if one is.
maxnum MaxNumOp The greater of two floats; the other one if one is NaN.
minimum MinimumOp The smaller of two floats; NaN if one is.
minnum MinNumOp The smaller of two floats; the other one if one is NaN.
pow PowOp A float to the power of a float.
""")
_family(_TernaryFloat, "", """
fma FMAOp Product and sum with one rounding.
fmuladd FMulAddOp Product and sum, with one rounding where that is fast.
""")
_family(_FloatAndInteger, "", """
ldexp LoadExpOp A float times a power of two.
powi PowIOp A float to the power of an integer.
""")
_family(_RoundToInteger, "", """
lround LroundOp The nearest integer as an integer, halves away from zero.
lrint LrintOp The nearest integer as an integer.
llrint LlrintOp The nearest integer as a long integer.
""")
_family(_TwoResults, "", """
frexp FractionExpOp A fraction and a power of two.
""")


class SincosOp(_TwoResults, dialect=llvm, name="intr.sincos"):
    """Sine and cosine."""

    checks = (Check("llvm.Pair"),)


class LlroundOp(Op, dialect=llvm, name="intr.llround"):
    """The nearest integer as a long integer, halves away from zero."""

    val = Operand(LLVMFloat)
    res = Result(LLVMType)
    traits = (Pure,)
    assembly_format = _CALL


class AbsOp(Op, dialect=llvm, name="intr.abs"):
    """The absolute value of an integer."""

    in_ = Operand(IntegerLike)
    is_int_min_poison = Attr(_I1Attr)
    res = Result(LLVMType)
    traits = (Pure,)


class IsFPClass(Op, dialect=llvm, name="intr.is.fpclass"):
    """Tests whether a float is of one of the classes that a bit mask selects."""

    in_ = Operand(FloatLike)
    bit = Attr(I32Attr)
    res = Result(LLVMType)
    traits = (Pure,)


# --- floats, with rounding and exceptions said ---

_ValidRoundingMode = AttrConstraint(
    "LLVM Rounding Mode whose minimum value is 0", ("and", RoundingModeAttr.predicate, ("range", 0, 7)), RoundingModeAttr.storage,
    enum=RoundingModeAttr.enum)


class _Constrained(Op):
    arg_0 = Operand(LLVMType)
    roundingmode = Attr(_ValidRoundingMode)
    fpExceptionBehavior = Attr(FPExceptionBehaviorAttr)
    res = Result(LLVMType)
    traits = (Pure,)
    assembly_format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"


_family(_Constrained, "experimental.constrained.", """
uitofp ConstrainedUIToFP Converts unsigned integers to floats.
sitofp ConstrainedSIToFP Converts signed integers to floats.
fptrunc ConstrainedFPTruncIntr Rounds floats to a narrower format.
""")


class ConstrainedFPExtIntr(Op, dialect=llvm, name="intr.experimental.constrained.fpext"):
    """Converts floats to a wider format."""

    arg_0 = Operand(LLVMType)
    fpExceptionBehavior = Attr(FPExceptionBehaviorAttr)
    res = Result(LLVMType)
    traits = (Pure,)
    assembly_format = "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)"


# --- memory ---


class _Copy(Op):
    dst = Operand(AnyPointer)
    src = Operand(AnyPointer)
    len = Operand(AnySignlessInteger)
    isVolatile = Attr(_I1Attr)
    facts = {"llvm.accesses": ("dst", "src")}


class MemcpyOp(_Copy, WithMemoryMetadata, WithSignatureAttributes, dialect=llvm, name="intr.memcpy"):
    """Copies bytes."""

    effects = ("write dst", "read src")
    argument_order = "dst src len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs"


class MemmoveOp(_Copy, WithMemoryMetadata, WithSignatureAttributes, dialect=llvm, name="intr.memmove"):
    """Copies bytes to where they may overlap."""

    effects = ("write dst", "read src")
    argument_order = "dst src len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs"


class MemcpyInlineOp(WithMemoryMetadata, WithSignatureAttributes, dialect=llvm, name="intr.memcpy.inline"):
    """Copies a known number of bytes, without a call."""

    dst = Operand(AnyPointer)
    src = Operand(AnyPointer)
    len = Attr(_APIntAttr)
    isVolatile = Attr(_I1Attr)
    facts = {"llvm.accesses": ("dst", "src")}
    effects = ("write dst", "read src")
    argument_order = "dst src len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs"


class MemsetOp(WithMemoryMetadata, WithSignatureAttributes, dialect=llvm, name="intr.memset"):
    """Fills bytes."""

    dst = Operand(AnyPointer)
    val = Operand(_I8)
    len = Operand(AnySignlessInteger)
    isVolatile = Attr(_I1Attr)
    facts = {"llvm.accesses": "dst"}
    effects = ("write dst",)
    argument_order = "dst val len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs"


class MemsetInlineOp(WithMemoryMetadata, WithSignatureAttributes, dialect=llvm, name="intr.memset.inline"):
    """Fills a known number of bytes, without a call."""

    dst = Operand(AnyPointer)
    val = Operand(_I8)
    len = Attr(_APIntAttr)
    isVolatile = Attr(_I1Attr)
    facts = {"llvm.accesses": "dst"}
    effects = ("write dst",)
    argument_order = "dst val len isVolatile * access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs"


class Prefetch(Op, dialect=llvm, name="intr.prefetch"):
    """Memory that will be needed soon."""

    addr = Operand(AnyPointer)
    rw = Attr(I32Attr)
    hint = Attr(I32Attr)
    cache = Attr(I32Attr)


class _OfPointer(Op):
    ptr = Operand(AnyPointer)
    assembly_format = "$ptr attr-dict `:` qualified(type($ptr))"


_family(_OfPointer, "", """
lifetime.start LifetimeStartOp The contents of memory begin to matter.
lifetime.end LifetimeEndOp The contents of memory do not matter any more.
stackrestore StackRestoreOp Takes the stack back to where it was.
""")


class _Group(Op):
    ptr = Operand(AnyPointer)
    res = Result(AnyPointer)
    traits = (SameOperandsAndResultType,)
    assembly_format = "$ptr attr-dict `:` qualified(type($ptr))"


_family(_Group, "", """
launder.invariant.group LaunderInvariantGroupOp The pointer, with what is invariant beginning anew.
strip.invariant.group StripInvariantGroupOp The pointer, with nothing known to be invariant.
""")


class InvariantStartOp(Op, dialect=llvm, name="intr.invariant.start"):
    """Memory will not change from here on."""

    size = Attr(I64Attr)
    ptr = Operand(AnyPointer)
    res = Result(_DefaultPointer)
    assembly_format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))"


class InvariantEndOp(Op, dialect=llvm, name="intr.invariant.end"):
    """Memory may change again."""

    start = Operand(_DefaultPointer)
    size = Attr(I64Attr)
    ptr = Operand(AnyPointer)
    assembly_format = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))"


class PtrMaskOp(Op, dialect=llvm, name="intr.ptrmask"):
    """A pointer with only those bits that a mask has."""

    ptr = Operand(PointerLike)
    mask = Operand(scalar_or_vector_of(AnyInteger))
    res = Result(PointerLike)
    traits = (Pure, AllTypesMatch("ptr", "res"))
    assembly_format = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)"


class StackSaveOp(Op, dialect=llvm, name="intr.stacksave"):
    """Where the stack is."""

    res = Result(LLVMType)
    assembly_format = "attr-dict `:` qualified(type($res))"


class ThreadlocalAddressOp(Op, dialect=llvm, name="intr.threadlocal.address"):
    """Where a thread has its variable."""

    global_ = Operand(AnyPointer)
    res = Result(LLVMType)
    traits = (Pure,)


# --- hints ---


class AssumeOp(Op, dialect=llvm, name="intr.assume"):
    """A condition that holds."""

    cond = Operand(I1)
    op_bundle_operands = Operands(LLVMType)
    op_bundle_sizes = Attr(DenseI32ArrayAttr)
    op_bundle_tags = OptionalAttr(ArrayAttr)
    traits = (Relation("Parts", "op_bundle_sizes", "op_bundle_operands"),)
    checks = (Check("llvm.BundleTags", "op_bundle_sizes", "op_bundle_tags"),)
    assembly_format = """
        $cond `` custom<`llvm.OpBundles`>($op_bundle_operands, type($op_bundle_operands), $op_bundle_sizes, $op_bundle_tags)
        `:` type($cond) attr-dict
    """


class SSACopyOp(Op, dialect=llvm, name="intr.ssa.copy"):
    """The value itself."""

    operand = Operand(AnyType)
    res = Result(LLVMType)
    traits = _SAME
    assembly_format = "$operand attr-dict `:` type($operand)"


class IsConstantOp(Op, dialect=llvm, name="intr.is.constant"):
    """The value is known."""

    val = Operand(LLVMType)
    res = Result(I1)
    traits = (Pure,)


class ExpectOp(Op, dialect=llvm, name="intr.expect"):
    """A value that is most often another one."""

    val = Operand(AnySignlessInteger)
    expected = Operand(AnySignlessInteger)
    res = Result(LLVMType)
    traits = _SAME
    assembly_format = "$val `,` $expected attr-dict `:` type($val)"


class ExpectWithProbabilityOp(Op, dialect=llvm, name="intr.expect.with.probability"):
    """A value that is another one with a probability."""

    val = Operand(AnySignlessInteger)
    expected = Operand(AnySignlessInteger)
    prob = Attr(_F64Attr)
    res = Result(LLVMType)
    traits = (Pure, AllTypesMatch("val", "expected", "res"))
    assembly_format = "$val `,` $expected `,` $prob attr-dict `:` type($val)"


# --- variable arguments, exceptions, traps ---


class VaStartOp(Op, dialect=llvm, name="intr.vastart"):
    """Begins to read the arguments that vary."""

    arg_list = Operand(AnyPointer)
    facts = {"not_inlined": True}
    assembly_format = "$arg_list attr-dict `:` qualified(type($arg_list))"


class VaEndOp(Op, dialect=llvm, name="intr.vaend"):
    """Ends to read the arguments that vary."""

    arg_list = Operand(AnyPointer)
    assembly_format = "$arg_list attr-dict `:` qualified(type($arg_list))"


class VaCopyOp(Op, dialect=llvm, name="intr.vacopy"):
    """Copies how far the arguments that vary were read."""

    dest_list = Operand(AnyPointer)
    src_list = Operand(AnyPointer)
    assembly_format = "$src_list `to` $dest_list attr-dict `:` type(operands)"


class EhTypeidForOp(Op, dialect=llvm, name="intr.eh.typeid.for"):
    """The number of a type that is caught."""

    type_info = Operand(AnyPointer)
    res = Result(LLVMType)
    assembly_format = "$type_info attr-dict `:` functional-type(operands, results)"


class _Trap(Op):
    assembly_format = "attr-dict"


_family(_Trap, "", """
trap Trap Ends the program.
debugtrap DebugTrap Stops for a debugger.
""")


class UBSanTrap(Op, dialect=llvm, name="intr.ubsantrap"):
    """Ends the program for a reason that a number says."""

    failureKind = Attr(_I8Attr)
    assembly_format = "prop-dict attr-dict"
