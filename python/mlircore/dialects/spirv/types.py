"""The spirv dialect: its types, and constraints on types."""

from mlircore.define.types_attributes import ArrayParam, DenseParam, EnumParam, IntParam, StringParam, TypeDef, TypeParam
from mlircore.dialect import AttrConstraint, Op, Relation, TypeConstraint, TypesMatchWith, one_of
from mlircore.dialects.spirv.enums import (
    CooperativeMatrixUseKHR, Dim, ImageArrayedInfo, ImageDepthInfo, ImageFormat, ImageSamplerUseInfo, ImageSamplingInfo, Scope,
    StorageClass, spirv,
)

# --- types ---


class PointerType(TypeDef, dialect=spirv, mnemonic="ptr"):
    """A pointer into a kind of memory."""

    pointeeType = TypeParam()
    storageClass = EnumParam(StorageClass, complaint="unknown storage class: $")
    assembly_format = "`<` custom<`spirv.Element`>($pointeeType) `` custom<`spirv.Storage`>($storageClass) `>`"


class ArrayType(TypeDef, dialect=spirv, mnemonic="array"):
    """An array of known length."""

    elementType = TypeParam()
    shape = DenseParam("i64")
    stride = IntParam(32, signed=False, default=0)
    assembly_format = "`<` custom<`spirv.Shaped`>($shape, $elementType, `array`) `` custom<`spirv.Stride`>($stride) `>`"


class RuntimeArrayType(TypeDef, dialect=spirv, mnemonic="rtarray"):
    """An array whose length is known when it runs."""

    elementType = TypeParam()
    stride = IntParam(32, signed=False, default=0)
    assembly_format = "`<` custom<`spirv.Element`>($elementType) `` custom<`spirv.Stride`>($stride) `>`"


class StructType(TypeDef, dialect=spirv, mnemonic="struct"):
    """A struct, whose members can have offsets and decorations.

    One with a name and without members is a mention of an enclosing struct. `memberDecorations`: four numbers for each: the member, the
    decoration, 1 if it has a value, the value; `decorations` the same without the member.
    """

    name_ = StringParam(optional=True)
    members = ArrayParam(TypeParam(), absent=True)
    offsets = DenseParam("i32", default=())
    memberDecorations = DenseParam("i32", default=())
    decorations = DenseParam("i32", default=())
    assembly_format = "`<` custom<`spirv.Struct`>($name, $members, $offsets, $memberDecorations, $decorations) `>`"


class MatrixType(TypeDef, dialect=spirv, mnemonic="matrix"):
    """A matrix: columns, which are vectors."""

    columnType = TypeParam()
    shape = DenseParam("i64")
    assembly_format = "`<` custom<`spirv.Shaped`>($shape, $columnType, `matrix`) `>`"


class CooperativeMatrixType(TypeDef, dialect=spirv, mnemonic="coopmatrix"):
    """A matrix that the invocations of a group hold together."""

    elementType = TypeParam()
    shape = DenseParam("i64")
    scope = EnumParam(Scope, complaint="invalid scope <id> attribute specification: $")
    use = EnumParam(CooperativeMatrixUseKHR, complaint="invalid use <id> attribute specification: $")
    is_shaped = True
    assembly_format = "`<` custom<`spirv.Shaped`>($shape, $elementType, `coopmatrix`) `,` $scope `,` $use `>`"


_UNKNOWN = "unknown attribute: '$'"


class ImageType(TypeDef, dialect=spirv, mnemonic="image"):
    """An image: its texels, dimensions and use."""

    elementType = TypeParam()
    dim = EnumParam(Dim, complaint=_UNKNOWN)
    depthInfo = EnumParam(ImageDepthInfo, complaint=_UNKNOWN)
    arrayedInfo = EnumParam(ImageArrayedInfo, complaint=_UNKNOWN)
    samplingInfo = EnumParam(ImageSamplingInfo, complaint=_UNKNOWN)
    samplerUseInfo = EnumParam(ImageSamplerUseInfo, complaint=_UNKNOWN)
    imageFormat = EnumParam(ImageFormat, complaint=_UNKNOWN)
    assembly_format = """
        `<` custom<`spirv.Element`>($elementType) `,` $dim `,` $depthInfo `,` $arrayedInfo `,` $samplingInfo `,` $samplerUseInfo `,`
        $imageFormat `>`
    """


class SampledImageType(TypeDef, dialect=spirv, mnemonic="sampled_image"):
    """An image with a sampler."""

    imageType = TypeParam(TypeConstraint("image", ImageType.predicate),
                          complaint="sampled image must be composed using image type, got '$'")
    verify = "spirv.SampledImage"
    assembly_format = "`<` custom<`spirv.SampledImage`>($imageType) `>`"


class TensorArmType(TypeDef, dialect=spirv, mnemonic="arm.tensor"):
    """A tensor of the extension SPV_ARM_tensors; without a shape, of any rank."""

    elementType = TypeParam()
    shape = DenseParam("i64", optional=True)
    is_shaped = True
    assembly_format = "`<` custom<`spirv.Shaped`>($shape, $elementType, `arm.tensor`) `>`"


# --- constraints ---


def _defined(summary: str, name: str) -> TypeConstraint:
    return TypeConstraint(f"any SPIR-V {summary} type", ("defined", f"spirv.{name}"))


AnyPointer, AnyArray, AnyRuntimeArray = _defined("pointer", "ptr"), _defined("array", "array"), _defined("runtime array", "rtarray")
AnyStruct, AnyMatrix = _defined("struct", "struct"), _defined("matrix", "matrix")
AnyCooperativeMatrix, AnyTensorArm = _defined("cooperative matrix", "coopmatrix"), _defined("tensorArm", "arm.tensor")
AnyImage, AnySampledImage = _defined("image", "image"), _defined("sampled image", "sampled_image")

# --- numbers ---


def _integers(summary: str, signs: int, *widths: int, name: str | None = None) -> TypeConstraint:
    return TypeConstraint(summary, ("or", *(("integer", signs, width) for width in widths)), type_name=name,
                          type_class=("kind", "TYPE_INTEGER") if name else None)


def _only(summary: str, text: str, predicate: tuple[object, ...], name: str | None = None) -> TypeConstraint:
    return TypeConstraint(summary, predicate, type_text=text, type_name=name, type_class=("kind", "TYPE_INTEGER") if name else None)


def _any(*constraints: TypeConstraint) -> TypeConstraint:
    return one_of(" or ".join(each.summary for each in constraints), *constraints)


Void = TypeConstraint("void", ("kind", "TYPE_NONE"))
Bool = _only("bool", "i1", ("integer", 1, 1), "builtin.integer")
Integer = _integers("8/16/32/64-bit integer", 7, 8, 16, 32, 64, name="builtin.integer")
SignlessOrUnsigned = _integers("8/16/32/64-bit signless/unsigned integer", 5, 8, 16, 32, 64)
SignlessOrUnsigned32 = _integers("32-bit signless/unsigned integer", 5, 32)
Integer32 = _integers("32-bit integer", 7, 32)
Int16 = _only("Int16", "i16", ("integer", 1, 16), "builtin.integer")
Int32 = _only("Int32", "i32", ("integer", 1, 32), "builtin.integer")
Float32 = _only("Float32", "f32", ("float", "f32"))
Float = TypeConstraint("16/32/64-bit float", ("float", "f16", "f32", "f64"))
Float16Or32 = TypeConstraint("16/32-bit float", ("float", "f16", "f32"))
BFloat16 = TypeConstraint("BFloat16", ("float", "bf16"))
AnyFloat = _any(Float, BFloat16)
Numerical = _any(Integer, AnyFloat)
Scalar = _any(Numerical, Bool)

# --- vectors and matrices ---

_LENGTHS = (2, 3, 4, 8, 16)


def vector_of(element: TypeConstraint, *lengths: int) -> TypeConstraint:
    """A vector of so many elements."""
    return TypeConstraint(
        f"vector of {element.summary} values of length {'/'.join(map(str, lengths))}",
        ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0)), ("element", element.predicate), ("or", *(("size", n, n) for n in lengths))),
        type_name="builtin.vector", type_class=("kind", "TYPE_VECTOR"))


def fixed_vector_of(element: TypeConstraint) -> TypeConstraint:
    """A vector whose length SPIR-V has, not scalable."""
    some = vector_of(element, *_LENGTHS)
    return TypeConstraint(f"fixed-length {some.summary}", ("and", ("not", ("scalable",)), some.predicate), type_name="builtin.vector",
                          type_class=("kind", "TYPE_VECTOR"))


def scalar_or_vector_of(element: TypeConstraint) -> TypeConstraint:
    """A type that satisfies the constraint, or a vector of such."""
    return _any(element, fixed_vector_of(element))


def _matrix_of(element: TypeConstraint) -> TypeConstraint:
    return TypeConstraint(f"Matrix of {element.summary} values", MatrixType.where(columnType=("element", element.predicate)))


def _cooperative_matrix_of(element: TypeConstraint) -> TypeConstraint:
    return TypeConstraint(f"Cooperative Matrix of {element.summary} values", CooperativeMatrixType.where(elementType=element.predicate or ("any",)))


def or_matrix_of(element: TypeConstraint) -> TypeConstraint:
    """A type that satisfies the constraint, a vector or a cooperative matrix of such."""
    return _any(scalar_or_vector_of(element), _cooperative_matrix_of(element))


Vector = vector_of(_any(Bool, Integer, AnyFloat), *_LENGTHS)
ScalarOrVector = _any(Scalar, Vector)
ScalarOrVectorOrPointer = _any(ScalarOrVector, AnyPointer)
SelectType = _any(Scalar, Vector, AnyPointer)
Composite = _any(Vector, AnyArray, AnyRuntimeArray, AnyStruct, AnyCooperativeMatrix, AnyMatrix, AnyTensorArm)
SPIRVType = _any(Void, Bool, Integer, AnyFloat, Vector, AnyPointer, AnyArray, AnyRuntimeArray, AnyStruct, AnyCooperativeMatrix,
                 AnyMatrix, AnySampledImage, AnyImage, AnyTensorArm)
FloatLike = scalar_or_vector_of(Float)
Float16Or32Like = scalar_or_vector_of(Float16Or32)
Float32Like = scalar_or_vector_of(Float32)
IntegerLike = scalar_or_vector_of(Integer)
Int16Like = scalar_or_vector_of(Int16)
Int32Like = scalar_or_vector_of(Int32)
BoolLike = scalar_or_vector_of(Bool)
FloatOrIntegerLike = _any(FloatLike, IntegerLike)
AnyLike = _any(FloatLike, IntegerLike, BoolLike)
FloatOrMatrix = or_matrix_of(Float)
AnyFloatOrMatrix = or_matrix_of(AnyFloat)
IntegerOrMatrix = or_matrix_of(Integer)
FixedFloatVector = fixed_vector_of(Float)
FixedAnyFloatVector = fixed_vector_of(AnyFloat)
MatrixOfFloat = _matrix_of(Float)
ScalableMatrix = _any(AnyMatrix, _cooperative_matrix_of(Float))
Int4OrFloat4 = _any(vector_of(Integer, 4), vector_of(Float, 4))
Float4OrInt4 = _any(vector_of(Float, 4), vector_of(Integer, 4))
FloatOrInteger = _any(Float, Integer)
IntegerOrFloat = _any(Integer, Float)

# --- attributes of several operations ---


def array_of(summary: str, element: tuple[object, ...]) -> AttrConstraint:
    """An array whose elements satisfy a predicate."""
    return AttrConstraint(summary, ("all", element), ("kind", "ATTR_ARRAY"))


I32ArrayAttr = array_of("32-bit integer array attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32))))
SymbolRefArrayAttr = array_of("symbol ref array attribute", ("kind", "ATTR_SYMBOL_REF"))

# --- what holds of many operations ---

SPEC_CONSTANT = {"spirv.spec_constant": True}  # spirv.SpecConstantOperation may wrap it

InFunction = Relation("spirv.InFunction")
InModule = Relation("spirv.InModule")
InGraph = Relation("spirv.InGraph")


def define(base: type[Op], names: str, **fields: object) -> None:
    """Operations that differ from the base in their names: `CL.cos CLCosOp Cosine.`, a line each."""
    for line in names.strip().splitlines():
        name, cls, doc = line.split(maxsplit=2)
        type(cls, (base,), {"__doc__": doc, "__module__": base.__module__, **fields}, dialect=spirv, name=name)


def pointee(pointer: str, value: str) -> TypesMatchWith:
    """The pointer is to values of that type."""
    return TypesMatchWith(f"`{value}` type matches pointee type of `{pointer}`", pointer, value, "TypeParameter")
