"""The mhlo dialect: operations that stablehlo has, too. They are made of its definitions, with the constraints of this dialect.

stablehlo writes sizes and dimensions as dense arrays, mhlo as tensors. Checks that read such attributes are left out.
"""

from __future__ import annotations

from mlircore import dialect as d
from mlircore.define.fields import Attr, Field, Group
from mlircore.define.inference import Infer
from mlircore.dialects.stablehlo import base as hlo, elementwise, generic, ops

from . import base
from .base import mhlo

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

_TUPLE = hlo.nested_tuple(hlo.Tensor, hlo.Buffer, hlo.tensor(hlo.PER_AXIS), base.AnyToken)
# Constraints of stablehlo, and those of this dialect in their place.
_INSTEAD: dict[Any, Any] = {
    hlo.Tensor: hlo.PerAxisTensor, d.DenseI64ArrayAttr: hlo.I64Elements, hlo.DenseBoolArray: base.BoolElements,
    hlo.ReplicaGroups: hlo.I64Elements, hlo.Aliases: base.Aliases, hlo.StaticDimensionTensor: hlo.DimensionTensor,
    hlo.ScalarTensor: hlo.PerAxisTensor, hlo.NumberTensor: hlo.tensor(hlo.INT, hlo.FLOAT, hlo.COMPLEX, hlo.QUANTIZED, hlo.PER_AXIS),
    **{getattr(hlo, name): getattr(base, name) for name in (
        "ChannelHandleAttr", "ComparisonDirection", "ComparisonType", "ConvDimensionNumbersAttr", "CustomCallApiVersion", "DotAlgorithmAttr",
        "DotDimensionNumbersAttr", "FftType", "GatherDimensionNumbersAttr", "PrecisionConfig", "ResultAccuracyAttr", "RngAlgorithm",
        "RngDistribution", "ScatterDimensionNumbersAttr", "Transpose")},
    hlo.TokenType: base.AnyToken, hlo.Tuple: _TUPLE,
    **{constraint: hlo.either(constraint, base.TokenType) for constraint in (
        hlo.PerAxisOrToken, hlo.PerAxisTokenOrBuffer, hlo.StaticOrToken, hlo.TensorOrToken)},
    **{constraint: hlo.either(constraint, base.TokenType, _TUPLE) for constraint in (
        hlo.CustomCallValue, hlo.PerAxisTokenOrTuple, hlo.PerAxisTokenTupleOrBuffer)},
}
TokenOrTuple = _INSTEAD[hlo.PerAxisTokenOrTuple]
PerAxisOrToken = _INSTEAD[hlo.PerAxisOrToken]
_ARRAYS = (d.DenseI64ArrayAttr, hlo.DenseBoolArray)

# Operations whose custom form only stablehlo has.
_WITHOUT_FORM = frozenset(
    "broadcast broadcast_in_dim cholesky concatenate dot dot_general dynamic_broadcast_in_dim dynamic_iota dynamic_slice einsum fft "
    "get_dimension_size iota pad reverse rng rng_bit_generator set_dimension_size slice transpose".split())

_FUNCTIONAL = "attr-dict `:` functional-type(operands, results)"

# Names of operands that are different.
_RENAMED = {"all_to_all": {"operands": "operand"}, "concatenate": {"inputs": "val"}}

# Other differences, by operation.
_CHANGES: dict[str, dict[str, Any]] = {
    "all_to_all": {"split_dimension": d.OptionalAttr(hlo.NonNegativeI64), "concat_dimension": d.OptionalAttr(hlo.NonNegativeI64),
                   "split_count": d.OptionalAttr(hlo.PositiveI64), "checks": (), "infer": None},
    "composite": {"composite_regions": None, "assembly_format": f"$name $inputs {_FUNCTIONAL}"},
    "convolution": {"assembly_format": f"""
        `(` operands `)` `dim_numbers` `=` custom<`hlo.ConvolutionDimensions`>($dimension_numbers) `,` `window` `=` `{{`
        custom<`hlo.Window`>($window_strides, $padding, $lhs_dilation, $rhs_dilation, $window_reversal, `tensors`) `}}` {_FUNCTIONAL}
    """},
    "concatenate": {"infer": Infer("stablehlo.concatenate", "val", "dimension"), "checks": (
        d.Check("shape.AtLeast", "1", "expected 1 or more operands, but found 0"), d.Check("stablehlo.Concatenate", "val", "dimension"))},
    "constant": {"result_names": None},
    "convert": {"operand": d.Operand(hlo.PerAxisTensor)},
    "custom_call": {"facts": {}},
    "reduce": {"assembly_format": """
        `` custom<`hlo.Reduce`>($inputs, $init_values, type($inputs), type($init_values), type($result), $dimensions, attr-dict, $body, `tensors`)
    """},
    "dynamic_reshape": {"operand": d.Operand(hlo.AnyTensor), "result": d.Result(hlo.AnyTensor)},
    "reshape": {"operand": d.Operand(hlo.AnyTensor)},
    "fft": {"operand": d.Operand(hlo.PerAxisTensor), "result": d.Result(hlo.PerAxisTensor)},
    "dynamic_conv": {"padding": d.OptionalAttr(hlo.I64Elements)},
}
# Operands and attributes that come before one of stablehlo's.
_ADDED: dict[str, tuple[str, str, Field]] = {
    "custom_call": ("operand_layouts", "custom_call_schedule", Attr(
        base.CustomCallSchedule, optional=True, default="NONE")),
    "dynamic_conv": ("window_strides", "d_padding", d.Operand(hlo.PerAxisTensor)),
}
_LEFT_OUT = frozenset(("async_start", "async_done", "unary_einsum"))  # another operation has the name, or none
_PARTS = ("traits", "checks", "region_checks", "infer", "result_names", "argument_names", "symbol_uses", "effects", "facts")


def _field(field: Field) -> Field:
    """The field with the constraint that mhlo has."""
    if isinstance(field, Group) and field.constraint in _INSTEAD:
        return Group(_INSTEAD[field.constraint], field.arity, is_result=field.is_result)
    if isinstance(field, Attr):
        default = field.default and field.default.replace("#stablehlo.", "#mhlo.")
        return Attr(_INSTEAD.get(field.constraint, field.constraint), optional=field.optional, default=default)
    return field


def _parts(name: str, cls: type[d.Op]) -> dict[str, Any]:
    """The namespace of a class like another."""
    changes = _CHANGES.get(name, {})
    fields: dict[str, Any] = {}
    for key, field in cls._fields.items():
        before, added, new = _ADDED.get(name, ("", "", field))
        if key == before:
            fields[added] = new
        spelled = _RENAMED.get(name, {}).get(key, field.spelled)
        fields[spelled] = changes.get(key, _field(field))
    parts = {part: getattr(cls, part) for part in _PARTS}
    if any(isinstance(field, Attr) and field.constraint in _ARRAYS for field in cls._fields.values()):
        parts.update(checks=(), region_checks=(), infer=None)
    if cls.implicit_terminator is not None:
        parts["implicit_terminator"] = "mhlo.return"
    if name not in _WITHOUT_FORM:
        parts["assembly_format"] = cls.assembly_format
    found = {**fields, **parts, **changes}
    return {"__doc__": cls.__doc__, "__module__": __name__, **{key: value for key, value in found.items() if value is not None}}


def _share(module: ModuleType) -> None:
    """Makes this dialect's classes of those that a module of stablehlo has."""
    for cls in list(vars(module).values()):
        name = getattr(cls, "OPERATION_NAME", "").partition(".")[2]
        if name and cls.__module__ == module.__name__ and name not in _LEFT_OUT:
            globals()[cls.__name__] = type(cls)(cls.__name__, (d.Op,), _parts(name, cls), dialect=mhlo, name=name)


for _module in (elementwise, generic, ops):
    _share(_module)
