"""The mhlo dialect: operations that stablehlo does not have."""

from __future__ import annotations

from mlircore import dialect as d
from mlircore.define.inference import Infer
from mlircore.dialects.stablehlo import base as hlo

from .base import Aliases, AnyToken, AsyncBundleType, DomainKind, FusionKind, PrecisionConfig, RaggedDotDimensionNumbersAttr, mhlo
from .shared import PerAxisOrToken, TokenOrTuple

_FLOAT_OR_COMPLEX = hlo.any_tensor(hlo.FLOAT, hlo.COMPLEX)
_SAME = "custom<`hlo.SameType`>(type(operands), type(results))"


class _Unary(d.Op):
    operand = d.Operand(_FLOAT_OR_COMPLEX)
    result = d.Result(_FLOAT_OR_COMPLEX)
    infer = Infer("stablehlo.most_specific")
    traits = (d.Elementwise, d.SameOperandsAndResultShape)
    assembly_format = f"$operand attr-dict `:` {_SAME}"


class AcosOp(_Unary, dialect=mhlo, name="acos"):
    """Arc cosine."""


class AcoshOp(_Unary, dialect=mhlo, name="acosh"):
    """Inverse hyperbolic cosine."""


class AsinOp(_Unary, dialect=mhlo, name="asin"):
    """Arc sine."""


class AsinhOp(_Unary, dialect=mhlo, name="asinh"):
    """Inverse hyperbolic sine."""


class AtanhOp(_Unary, dialect=mhlo, name="atanh"):
    """Inverse hyperbolic tangent."""


class CoshOp(_Unary, dialect=mhlo, name="cosh"):
    """Hyperbolic cosine."""


class SinhOp(_Unary, dialect=mhlo, name="sinh"):
    """Hyperbolic sine."""


class ErfOp(_Unary, dialect=mhlo, name="erf"):
    """Error function."""

    operand = d.Operand(hlo.FloatTensor)
    result = d.Result(hlo.FloatTensor)


# --- copies, casts, tokens ---


class CopyOp(d.Op, dialect=mhlo, name="copy"):
    """A copy."""

    operand = d.Operand(hlo.PerAxisTensor)
    cross_program_prefetch_index = d.OptionalAttr(d.I32Attr)
    result = d.Result(hlo.PerAxisTensor)
    infer = Infer("same_as", "operand")
    traits = (d.Pure, d.Elementwise)
    assembly_format = f"operands attr-dict `:` {_SAME}"


class BitcastOp(d.Op, dialect=mhlo, name="bitcast"):
    """The same bytes as another tensor."""

    operand = d.Operand(hlo.PerAxisTensor)
    result = d.Result(hlo.PerAxisTensor)
    traits = (d.Pure,)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class AddDependencyOp(d.Op, dialect=mhlo, name="add_dependency"):
    """A value that is used after a token."""

    operand = d.Operand(PerAxisOrToken)
    token = d.Operand(AnyToken)
    output = d.Result(PerAxisOrToken)
    infer = Infer("same_as", "operand")
    traits = (d.Pure,)
    assembly_format = "operands attr-dict `:` functional-type(operands, results)"


class DomainOp(d.Op, dialect=mhlo, name="domain"):
    """The border between two domains of operations."""

    operand = d.Operand(PerAxisOrToken)
    kind = d.Attr(DomainKind)
    entry_metadata = d.Attr(d.StrAttr)
    exit_metadata = d.Attr(d.StrAttr)
    result = d.Result(PerAxisOrToken)
    infer = Infer("same_as", "operand")
    traits = (d.Pure,)


class TraceOp(d.Op, dialect=mhlo, name="trace"):
    """Records a value under a name."""

    operand = d.Operand(hlo.PerAxisTensor)
    tag = d.Attr(d.StrAttr)
    assembly_format = "$operand `,` $tag attr-dict `:` type($operand)"


# --- asynchronous calls ---


class AsyncStartOp(d.Op, dialect=mhlo, name="async_start"):
    """Starts a function."""

    inputs = d.Operands(TokenOrTuple)
    called_computation = d.Attr(d.FlatSymbolRefAttr)
    execution_thread = d.Attr(d.StrAttr)
    result = d.Result(AsyncBundleType)


class AsyncUpdateOp(d.Op, dialect=mhlo, name="async_update"):
    """Waits for a part of a function."""

    bundle = d.Operand(AsyncBundleType)
    result = d.Result(AsyncBundleType)
    infer = Infer("same_as", "bundle")


class AsyncDoneOp(d.Op, dialect=mhlo, name="async_done"):
    """Waits for the results of a function."""

    bundle = d.Operand(AsyncBundleType)
    result = d.Results(TokenOrTuple)


class FusionOp(d.Op, dialect=mhlo, name="fusion"):
    """Operations that run as one."""

    inputs = d.Operands(TokenOrTuple)
    fusion_kind = d.OptionalAttr(FusionKind)
    output_operand_aliases = d.Attr(Aliases, optional=True, default="[]")
    results = d.Results(TokenOrTuple)
    fused_computation = d.Region(1)
    traits = (d.SingleBlock,)
    implicit_terminator = "mhlo.return"


# --- others ---


class MinimumBroadcastShapesOp(d.Op, dialect=mhlo, name="minimum_broadcast_shapes"):
    """The shapes of least rank whose broadcast is the same."""

    shapes = d.Operands(hlo.vector(hlo.INDEX))
    results = d.Results(hlo.vector(hlo.INDEX))
    traits = (d.Pure,)
    assembly_format = "$shapes attr-dict `:` type($shapes) `->` type($results)"


class RaggedDotOp(d.Op, dialect=mhlo, name="ragged_dot"):
    """A product along any dimensions, one of them in groups."""

    lhs = d.Operand(hlo.PerAxisTensor)
    rhs = d.Operand(hlo.PerAxisTensor)
    group_sizes = d.Operand(hlo.PerAxisTensor)
    ragged_dot_dimension_numbers = d.Attr(RaggedDotDimensionNumbersAttr)
    precision_config = d.OptionalAttr(PrecisionConfig)
    result = d.Result(hlo.Tensor)
    traits = (d.Pure,)


class StochasticConvertOp(d.Op, dialect=mhlo, name="stochastic_convert"):
    """Converts, and rounds by random bits."""

    operand = d.Operand(hlo.FloatTensor)
    random = d.Operand(hlo.tensor(("2/4/8/16/32/64-bit unsigned integer", ("or", *(("integer", 4, 1 << n) for n in range(1, 7))))))
    result = d.Result(hlo.PerAxisTensor)
    traits = (d.Pure, d.Elementwise)


class TopKOp(d.Op, dialect=mhlo, name="topk"):
    """The greatest or smallest values and where they are."""

    operand = d.Operand(hlo.PerAxisTensor)
    k = d.Attr(d.I64Attr)
    largest = d.Attr(d.BoolAttr, default="true")
    values = d.Result(hlo.PerAxisTensor)
    indices = d.Result(hlo.PerAxisTensor)
    effects = ("nested",)
    assembly_format = """
        `(`$operand `,` `k` `=` $k (`,` `largest` `=` $largest^)? `)` attr-dict `:` type($operand) `->`
        `(`type($values)`,` type($indices)`)`
    """


class XlaRngGetAndUpdateStateOp(d.Op, dialect=mhlo, name="xla.rng_get_and_update_state"):
    """The state of the random numbers, which then moves on."""

    delta = d.Attr(d.I64Attr)
    result = d.Result(d.TypeConstraint(
        "statically shaped tensor of 64-bit unsigned integer values",
        ("and", ("kind", "TYPE_RANKED_TENSOR"), ("static",), ("element", ("integer", 4, 64))), type_text="tensor<2xui64>"))
    assembly_format = "attr-dict"
