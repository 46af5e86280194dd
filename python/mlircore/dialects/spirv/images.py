"""The spirv dialect: images and how they are sampled, read and written."""

from mlircore.dialect import Attr, Check, Op, Operand, Operands, OptionalAttr, Pure, Relation, Result, TypesMatchWith
from mlircore.dialects.spirv.enums import ImageOperandsAttr, spirv
from mlircore.dialects.spirv.types import (
    AnyImage, AnySampledImage, Float4OrInt4, Float32, FloatLike, FloatOrIntegerLike, Int4OrFloat4, IntegerLike, IntegerOrFloat, SPIRVType,
)

_OPERANDS = "custom<`spirv.ImageOperands`>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:`"
_TYPES = "( `,` type($operand_arguments)^ )?"
_CHECK = (Check("spirv.ImageOperands"),)
_SINGLE_SAMPLED = Relation("spirv.ImageIs", "samplingInfo", "the MS operand of the underlying image type must be SingleSampled")
_NO_BUFFER = Relation("spirv.ImageIsNot", "dim", "the Dim operand of the underlying image must not be Buffer")
_RESULT = Relation("spirv.ImageElement", "result", "the result component type must match the image sampled type")
_READ_OR_WRITTEN = Relation("spirv.ImageIs", "samplerUseInfo",
                            "the sampled operand of the underlying image must be SamplerUnknown or NoSampler")


class ImageOp(Op, dialect=spirv, name="Image"):
    """The image of a sampled image."""

    sampled_image = Operand(AnySampledImage)
    result = Result(AnyImage)
    traits = (Pure, TypesMatchWith("type of 'result' matches image type of 'sampled_image'", "sampled_image", "result", "TypeParameter"))
    assembly_format = "$sampled_image attr-dict `:` type($sampled_image)"


class ImageQuerySizeOp(Op, dialect=spirv, name="ImageQuerySize"):
    """The sizes of an image."""

    image = Operand(AnyImage)
    result = Result(IntegerLike)
    traits = (Pure,)
    checks = (Check("spirv.ImageSize"),)
    assembly_format = "$image attr-dict `:` type($image) `->` type($result)"


class ImageDrefGatherOp(Op, dialect=spirv, name="ImageDrefGather"):
    """Compares the four texels around a place with a depth."""

    sampled_image = Operand(AnySampledImage)
    coordinate = Operand(FloatLike)
    dref = Operand(Float32)
    image_operands = OptionalAttr(ImageOperandsAttr)
    operand_arguments = Operands(SPIRVType)
    result = Result(Int4OrFloat4)
    traits = (Pure, Relation("spirv.ImageIs", "dim", "the Dim operand of the underlying image must be Dim2D or Cube or Rect"),
              _SINGLE_SAMPLED, _RESULT)
    checks = _CHECK
    assembly_format = f"""
        $sampled_image `,` $coordinate `,` $dref {_OPERANDS} type($sampled_image) `,` type($coordinate) `,` type($dref) {_TYPES} `->`
        type($result)
    """


class ImageFetchOp(Op, dialect=spirv, name="ImageFetch"):
    """A texel of an image that is made for a sampler."""

    image = Operand(AnyImage)
    coordinate = Operand(IntegerLike)
    image_operands = OptionalAttr(ImageOperandsAttr)
    operand_arguments = Operands(SPIRVType)
    result = Result(Float4OrInt4)
    traits = (Relation("spirv.ImageIsNot", "dim", "the Dim operand of the underlying image must not be Cube"),
              Relation("spirv.ImageIs", "samplerUseInfo", "the sampled operand of the underlying image must be NeedSampler"), _RESULT)
    checks = _CHECK
    assembly_format = f"$image `,` $coordinate {_OPERANDS} type($image) `,` type($coordinate) {_TYPES} `->` type($result)"


class ImageReadOp(Op, dialect=spirv, name="ImageRead"):
    """A texel of an image without a sampler."""

    image = Operand(AnyImage)
    coordinate = Operand(FloatOrIntegerLike)
    image_operands = OptionalAttr(ImageOperandsAttr)
    operand_arguments = Operands(SPIRVType)
    result = Result(FloatOrIntegerLike)
    traits = (_READ_OR_WRITTEN, _RESULT)
    checks = _CHECK
    assembly_format = f"$image `,` $coordinate {_OPERANDS} type($image) `,` type($coordinate) {_TYPES} `->` type($result)"


class ImageWriteOp(Op, dialect=spirv, name="ImageWrite"):
    """Writes a texel of an image without a sampler."""

    image = Operand(AnyImage)
    coordinate = Operand(FloatOrIntegerLike)
    texel = Operand(FloatOrIntegerLike)
    image_operands = OptionalAttr(ImageOperandsAttr)
    operand_arguments = Operands(SPIRVType)
    traits = (_READ_OR_WRITTEN,
              Relation("spirv.ImageIsNot", "dim", "the Dim operand of the underlying image must not be SubpassData"),
              Relation("spirv.ImageElement", "texel", "the texel component type must match the image sampled type"))
    checks = _CHECK
    assembly_format = f"$image `,` $coordinate `,` $texel {_OPERANDS} type($image) `,` type($coordinate) `,` type($texel) {_TYPES}"


class ImageSampleExplicitLodOp(Op, dialect=spirv, name="ImageSampleExplicitLod"):
    """Samples an image at a level of detail that is given."""

    sampled_image = Operand(AnySampledImage)
    coordinate = Operand(FloatOrIntegerLike)
    image_operands = Attr(ImageOperandsAttr)
    operand_arguments = Operands(SPIRVType)
    result = Result(Int4OrFloat4)
    traits = (_NO_BUFFER, _SINGLE_SAMPLED, _RESULT, Relation("spirv.ExplicitLod"))
    checks = _CHECK
    facts = {"spirv.kind": "explicit_lod"}
    assembly_format = f"$sampled_image `,` $coordinate {_OPERANDS} type($sampled_image) `,` type($coordinate) {_TYPES} `->` type($result)"


class ImageSampleImplicitLodOp(Op, dialect=spirv, name="ImageSampleImplicitLod"):
    """Samples an image at the level of detail that follows from the neighbours."""

    sampled_image = Operand(AnySampledImage)
    coordinate = Operand(FloatLike)
    image_operands = OptionalAttr(ImageOperandsAttr)
    operand_arguments = Operands(SPIRVType)
    result = Result(Int4OrFloat4)
    traits = (_NO_BUFFER, _SINGLE_SAMPLED, _RESULT)
    checks = _CHECK
    facts = {"spirv.kind": "implicit_lod"}
    assembly_format = f"$sampled_image `,` $coordinate {_OPERANDS} type($sampled_image) `,` type($coordinate) {_TYPES} `->` type($result)"


class ImageSampleProjDrefImplicitLodOp(Op, dialect=spirv, name="ImageSampleProjDrefImplicitLod"):
    """Samples an image at projected coordinates, and compares with a depth."""

    sampled_image = Operand(AnySampledImage)
    coordinate = Operand(FloatOrIntegerLike)
    dref = Operand(Float32)
    image_operands = OptionalAttr(ImageOperandsAttr)
    operand_arguments = Operands(SPIRVType)
    result = Result(IntegerOrFloat)
    traits = (_NO_BUFFER, _SINGLE_SAMPLED,
              TypesMatchWith("type of 'result' matches image type of 'sampled_image'", "sampled_image", "result", "spirv.SampledElement"))
    checks = _CHECK
    facts = {"spirv.kind": "implicit_lod"}
    assembly_format = f"""
        $sampled_image `,` $coordinate `,` $dref {_OPERANDS} type($sampled_image) `,` type($coordinate) `,` type($dref) {_TYPES} `->`
        type($result)
    """
