"""The constraints on operands, results and attributes of the tosa dialect."""

from __future__ import annotations

from mlircore.define.inference import GIVEN
from mlircore.define.types_attributes import ArrayParam, AttrDef, EnumParam, IntParam, TypeDef
from mlircore.dialect import Attr, AttrConstraint, BoolAttr, Check, Dialect, EnumDef, TypeConstraint, one_of

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from mlircore.dialect import Predicate

tosa = Dialect("tosa", infer=GIVEN, inlining="all")


# --- types ---


class ShapeType(TypeDef, dialect=tosa, mnemonic="shape"):
    """Shape with static rank and Index element type."""

    cpp_name = "Tosa_Shape"
    rank = IntParam(32, verify=(("range", 0, (1 << 31) - 1), "invalid rank (must be >= 0): $"), cpp_type="int")
    assembly_format = "`<` $rank `>`"


class MXInt8Type(TypeDef, dialect=tosa, mnemonic="mxint8"):
    """INT8 type as defined by OCP-MX."""


_RANKED: Predicate = ("kind", "TYPE_RANKED_TENSOR")
_UNRANKED: Predicate = ("kind", "TYPE_UNRANKED_TENSOR")
_INT: Predicate = ("integer", 1 | 4, 0)  # signless or unsigned
_FLOAT: Predicate = ("kind", "TYPE_FLOAT")
_QUANTIZED: Predicate = ("or", ("defined", "quant.uniform"), ("defined", "quant.any"), ("defined", "quant.calibrated"))
_SOME_SIZE: Predicate = ("dims", 1, None, True)  # no dimension is 0
_SIZE_ONE: Predicate = ("dims", 1, 1, False)

Element = tuple[str, "Predicate"]  # what an element is called, and what it is like
NUMBER: Element = ("number", ("or", _INT, _QUANTIZED, _FLOAT, MXInt8Type.predicate))
INT_OR_FLOAT: Element = ("unsigned integer or signless integer or floating-point", ("or", _INT, _FLOAT))
FLOAT: Element = ("floating-point", _FLOAT)
MICRO: Element = ("micro-scaling format number", (
    "or", ("float", "f8E4M3FN", "f8E5M2", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN"), MXInt8Type.predicate))
SCALE: Element = ("micro-scaling format scale number", ("float", "f8E8M0FNU"))


def _signless(*widths: int) -> Element:
    names = " or ".join(f"{width}-bit signless integer" for width in widths)
    return names, ("or", *(("integer", 1, width) for width in widths))


def tensor(element: Element) -> TypeConstraint:
    """Tensors without a dimension of size 0, or without a rank."""
    return TypeConstraint(f"tosa-conformant tensor of {element[0]} values",
                          ("and", ("or", ("and", _RANKED, _SOME_SIZE), _UNRANKED), ("element", element[1])))


def unranked(element: Element) -> TypeConstraint:
    """Tensors without a rank."""
    return TypeConstraint(f"tosa-conformant unranked tensor of {element[0]} values", ("and", _UNRANKED, ("element", element[1])))


def ranked(element: Element, *ranks: int) -> TypeConstraint:
    """Tensors of one of these ranks."""
    names = "/".join(f"{rank}D" for rank in ranks)
    return TypeConstraint(f"{names} tensor of {element[0]} values",
                          ("and", _RANKED, _SOME_SIZE, ("rank", *ranks), ("element", element[1])))


def scalar(element: Element, without_rank: Element | None = None) -> TypeConstraint:
    """Tensors with one element, of rank 1, or without a rank."""
    one = TypeConstraint(f"tosa-conformant scalar tensor of {element[0]} values",
                         ("and", _RANKED, ("rank", 1), _SIZE_ONE, ("element", element[1])))
    return one_of_both(unranked(without_rank or element), one)


def one_of_both(*constraints: TypeConstraint) -> TypeConstraint:
    """Either, and a message names both."""
    return one_of(" or ".join(c.summary for c in constraints), *constraints)


def of_rank(rank: int) -> TypeConstraint:
    """Tensors of numbers that have this rank or none."""
    return one_of(f"{rank}-d tosa-conformant tensor", unranked(NUMBER), ranked(NUMBER, rank))


def some_rank(element: Element) -> TypeConstraint:
    """Tensors of rank 1 or more, or without a rank."""
    some = TypeConstraint("", ("and", _RANKED, _SOME_SIZE, ("not", ("rank", 0)), ("element", element[1])))
    return one_of("tosa-conformant tensor of at least rank 1", unranked(element), some)


def _like(summary: str, element: Predicate) -> TypeConstraint:
    vector: Predicate = ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0)), ("element", element))
    return TypeConstraint(summary, ("or", element, vector, tensor(("", element)).predicate))


def _line(element: Element) -> TypeConstraint:
    return TypeConstraint(f"1D tensor of {element[0]} values", ("and", _RANKED, ("rank", 1), ("element", element[1])))


Tensor = tensor(NUMBER)
FloatTensor = tensor(FLOAT)
I1Tensor = tensor(_signless(1))
I32OrI64Tensor = tensor(_signless(32, 64))
IndexTensor2D = one_of_both(unranked(NUMBER), ranked(_signless(32, 64), 2))
SomeRankTensor = some_rank(NUMBER)
Tensor1D, Tensor3D, Tensor4D, Tensor5D = of_rank(1), of_rank(3), of_rank(4), of_rank(5)
ScalarTensor = scalar(NUMBER, INT_OR_FLOAT)
ScalarNumber = scalar(INT_OR_FLOAT)
ScalarI8 = scalar(_signless(8))
ScalarI32 = scalar(_signless(32))
I8Line = _line(_signless(8))
I16OrI32Line = _line(_signless(16, 32))
MicroTensor3D = one_of_both(unranked(MICRO), ranked(MICRO, 3))
ScaleTensor3D = one_of_both(unranked(SCALE), ranked(SCALE, 3))
MicroTensor, ScaleTensor = some_rank(MICRO), some_rank(SCALE)
IntLike = _like("signless-integer-like", _INT)
Int8Like = _like("signless-integer-8-bit-like", ("integer", 1, 8))
Shape2 = TypeConstraint("Tosa shape type of rank 2", ShapeType.where(rank=("range", 2, 2)))
Shape4 = TypeConstraint("Tosa shape type of rank 4", ShapeType.where(rank=("range", 4, 4)))


# --- attributes of builtin kinds ---


def sizes(count: int) -> AttrConstraint:
    """So many 64-bit integers."""
    return AttrConstraint(f"i64 dense array attribute with exactly {count} elements", ("and", ("array_of", 64), ("size", count, count)),
                          ("array_of", 64), value_type="i64", dense=True)


_ELEMENTS: Predicate = ("kind", "ATTR_DENSE_ELEMENTS", "ATTR_DENSE_STRINGS", "ATTR_DENSE_RESOURCE", "ATTR_SPARSE_ELEMENTS")
_INDICES: Predicate = ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("element", ("kind", "TYPE_INDEX"))))
_INT_ELEMENTS: Predicate = ("and", ("kind", "ATTR_DENSE_ELEMENTS"), (
    "value_type", ("element", ("or", ("kind", "TYPE_INTEGER"), ("kind", "TYPE_INDEX")))))
_NUMBERS: Predicate = ("kind", "ATTR_INTEGER", "ATTR_FLOAT")
ElementsAttr = AttrConstraint("constant vector/tensor attribute", _ELEMENTS, _ELEMENTS)
IndexElementsAttr = AttrConstraint("index elements attribute", _INDICES, _INT_ELEMENTS)
NumberAttr = AttrConstraint("arbitrary integer attribute or arbitrary float attribute", _NUMBERS)
AccTypeAttr = AttrConstraint(
    "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float",
    ("type_value", ("or", ("integer", 1, 32), ("integer", 1, 48), ("float", "f16", "f32"))), ("kind", "ATTR_TYPE"))


# --- enumerations and attributes ---


def _cases(mnemonic: str, name: str, summary: str, *cases: tuple[str, int]) -> EnumDef:
    return EnumDef(cases, attr_name=mnemonic, summary=summary, cpp_name=f"::mlir::tosa::{name}", cpp_attr=f"Tosa_{name}Attr")


ResizeModeValue = tosa.enum(_cases("resize_mode", "ResizeMode", "Supported resize/upsampling strategies", ("NEAREST_NEIGHBOR", 1), ("BILINEAR", 2)))
NanMode = tosa.enum(_cases("nan_mode", "NanPropagationMode", "Supported NaN propagation strategies", ("PROPAGATE", 1), ("IGNORE", 2)))
RoundingModeValue = tosa.enum(_cases("rounding_mode", "RoundingMode", "Supported rounding modes", ("SINGLE_ROUND", 1), ("INEXACT_ROUND", 2),
                                 ("DOUBLE_ROUND", 3)))
BlockSizeValue = tosa.enum(_cases("block_size", "BlockSize", "Block size for the block_scaled formats", ("BLOCK_SIZE_32", 32)))
_Profile = _cases("prof", "Profile", "supported TOSA profiles", ("pro_int", 1), ("pro_fp", 2), ("none", 0))
_Extension = _cases("ext", "Extension", "supported TOSA extensions", *((word, value) for value, word in enumerate(
    "none int16 int4 bf16 fp8e4m3 fp8e5m2 fft variable controlflow doubleround inexactround dynamic mxfp int64 shape".split())))
_Level = _cases("level", "Level", "supported TOSA levels", ("none", 0), ("8k", 1))
_SpecificationVersion = _cases("specification_version", "SpecificationVersion", "TOSA specification version", ("1.0", 0), ("1.1.draft", 1))
for _enum in (_Profile, _Extension, _Level, _SpecificationVersion):
    tosa.enum(_enum)


class TargetEnvAttr(AttrDef, dialect=tosa, mnemonic="target_env"):
    """The environment that a module may use: a version of the specification, and parts of it."""

    cpp_name = "Tosa_TargetEnv"
    specification_version = EnumParam(_SpecificationVersion, field=True, cpp_type="SpecificationVersion")
    level = EnumParam(_Level, field=True, cpp_type="Level")
    profiles = ArrayParam(EnumParam(_Profile, field=True), cpp_type="::llvm::ArrayRef<Profile>")
    extensions = ArrayParam(EnumParam(_Extension, field=True), cpp_type="::llvm::ArrayRef<Extension>")
    assembly_format = """
        `<` `specification_version` `=` $specification_version `,` `level` `=` $level `,`
        `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`
    """


class _ZeroPoints(AttrDef):
    assembly_format = "`<` struct(params) `>`"


class UnaryQuantizationAttr(_ZeroPoints, dialect=tosa, mnemonic="unary_quant"):
    """Zero points of a unary operation."""

    cpp_name = "Tosa_UnaryOpQuantizationAttr"
    input_zp = IntParam(64)
    output_zp = IntParam(64)


class ConvolutionQuantizationAttr(_ZeroPoints, dialect=tosa, mnemonic="conv_quant"):
    """Zero points of a convolution."""

    cpp_name = "Tosa_ConvOpQuantizationAttr"
    input_zp = IntParam(64)
    weight_zp = IntParam(64)


class MatMulQuantizationAttr(_ZeroPoints, dialect=tosa, mnemonic="matmul_quant"):
    """Zero points of a product of matrices."""

    cpp_name = "Tosa_MatMulOpQuantizationAttr"
    a_zp = IntParam(64)
    b_zp = IntParam(64)


class PadQuantizationAttr(_ZeroPoints, dialect=tosa, mnemonic="pad_quant"):
    """The zero point of a padding."""

    cpp_name = "Tosa_PadOpQuantizationAttr"
    input_zp = IntParam(64)


# --- what many operations have ---


RESOLVED = Check("tosa.ResolvedShapes")  # the last trait of every operation that may have a shape as an operand
FUNCTIONAL = "operands attr-dict `:` functional-type(operands, results)"


def with_enum(name: str) -> str:
    """The format of operations whose dictionary has an enumeration as a bare keyword."""
    return f"operands `` custom<`tosa.EnumDict`>(attr-dict, ${name}, type(operands), type(results))"


def nan_mode() -> Attr:
    """The attribute that selects how NaNs are handled."""
    return Attr(NanMode, default="PROPAGATE")


def flag(default: str | None = None) -> Attr:
    """True or false."""
    return Attr(BoolAttr, optional=default is not None, default=default)
