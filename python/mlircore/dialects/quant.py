"""The quant dialect: types of numbers that represent others by scale and zero point, and casts between them."""

from mlircore.define.types_attributes import BoolParam, DenseParam, FloatParam, IntParam, TypeDef, TypeParam
from mlircore.dialect import (
    AnyFloat,
    AnyInteger,
    Check,
    Dialect,
    Op,
    Operand,
    Pure,
    Relation,
    Result,
    TypeConstraint,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mlircore.dialect import Predicate

quant = Dialect("quant", type_noun="quantized type ", inlining="operations")


class _Stored(TypeDef):
    storage_type = TypeParam(AnyInteger)
    signed = BoolParam()
    storage_min = IntParam()
    storage_max = IntParam()


class AnyQuantizedType(_Stored, dialect=quant, mnemonic="any"):
    """Integers that represent other numbers in a way that the type does not state."""

    expressed = TypeParam(AnyFloat, optional=True)
    verify = "Quantized"
    blame_name = True
    assembly_format = "`<` custom<`quant.Storage`>($storage_type, $signed, $storage_min, $storage_max) (`` `:` `` $expressed^)? `>`"


class UniformQuantizedType(_Stored, dialect=quant, mnemonic="uniform"):
    """Integers that represent multiples of a scale: one for all, one for each index along an axis, or one for each block."""

    expressed = TypeParam(AnyFloat)
    granularity = IntParam()
    axes = DenseParam()
    block_sizes = DenseParam()
    scales = DenseParam("f64")
    zero_points = DenseParam()
    scales_shape = DenseParam()
    verify = "Uniform"
    blame_name = True
    assembly_format = """
        `<` custom<`quant.Storage`>($storage_type, $signed, $storage_min, $storage_max) `` `:` `` $expressed
        `` custom<`quant.Blocks`>($granularity, $axes, $block_sizes) `,`
        custom<`quant.Scales`>($scales, $zero_points, $scales_shape, ref($granularity), ref($expressed), ref($storage_type)) `>`
    """


class CalibratedQuantizedType(TypeDef, dialect=quant, mnemonic="calibrated"):
    """Numbers between two known ones."""

    expressed = TypeParam(AnyFloat)
    min = FloatParam()
    max = FloatParam()
    verify = "Calibrated"
    blame_name = True
    assembly_format = "`<` $expressed `` `<` $min `` `:` `` $max `>` `>`"


def _scalar_or_tensor(what: str, element: "Predicate") -> TypeConstraint:
    tensors = ("and", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), ("element", element))
    return TypeConstraint(f"scalar or tensor of {what}", ("or", element, tensors))


Quantized: "Predicate" = ("or", AnyQuantizedType.predicate, UniformQuantizedType.predicate, CalibratedQuantizedType.predicate)
QuantizedScalarOrTensor = _scalar_or_tensor("quantized type", Quantized)
FloatScalarOrTensor = _scalar_or_tensor("floating-point", ("kind", "TYPE_FLOAT"))
IntegerOrQuantizedScalarOrTensor = _scalar_or_tensor("signless integer or quantized type", ("or", ("integer", 1, 0), Quantized))
_SHAPES = Relation("QuantShapes", "input", "result")
_EXPRESSED = Check("QuantTypes", "input", "result", "expressed", "expressed type in quantized type expected to match float type")


class DequantizeCastOp(Op, dialect=quant, name="dcast"):
    """Converts quantized numbers to the numbers that they represent."""

    input = Operand(QuantizedScalarOrTensor)
    result = Result(FloatScalarOrTensor)
    traits = (Pure, _SHAPES)
    checks = (_EXPRESSED,)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"


class QuantizeCastOp(Op, dialect=quant, name="qcast"):
    """Converts numbers to quantized numbers that represent them."""

    input = Operand(FloatScalarOrTensor)
    result = Result(QuantizedScalarOrTensor)
    traits = (Pure, _SHAPES)
    checks = (_EXPRESSED,)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"


class StorageCastOp(Op, dialect=quant, name="scast"):
    """Quantized numbers as the integers that they are stored as, or the other way."""

    input = Operand(IntegerOrQuantizedScalarOrTensor)
    result = Result(IntegerOrQuantizedScalarOrTensor)
    traits = (Pure, _SHAPES, Relation("QuantStorageCast", "input", "result"))
    checks = (
        Check("QuantTypes", "input", "result", "storage_type", "storage type in quantized type expected to match integer type"),
    )
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"


__getattr__ = quant.member  # classes that other modules define, and the functions that build operations
__dir__ = quant.members
