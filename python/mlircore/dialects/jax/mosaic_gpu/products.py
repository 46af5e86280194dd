"""The mosaic_gpu dialect: products of matrices."""

from __future__ import annotations

from mlircore import dialect as d

from .base import (
    SMEM, TMEM, MMAAccumulator, MMAOperand, Metadata2D, Scales2D, TcGen05Accumulator, TcGen05Operand, WGMMAAccumulator, WGMMAMemRef, WGMMAOperand,
    mosaic_gpu, require, space)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_FORM = """
    `accumulator` `(` $accumulator `:` type($accumulator) `)` `a` `(` $a `:` type($a) `)` `b` `(` $b `:` type($b) `)` attr-dict
    `->` type(results)
"""


def _check_elements(a: Any, b: Any) -> None:
    small = ("f8E4M3FN", "f8E5M2")
    require(a.element_type == b.element_type or (str(a.element_type) in small and str(b.element_type) in small), (
        "The `a` and `b` inputs must have the same element type, except that FP8 types (f8E4M3FN and f8E5M2) may be mixed."))


def _check_rows(accumulator: Any, a: Any) -> None:
    require(accumulator.shape[0] == a.shape[0], (
        f"The accumulator's first dimension {accumulator.shape[0]} must be equal to the first dimensions of `a`: {a.shape[0]}."))


def _check_contracted(a: Any, b: Any) -> None:
    require(a.shape[1] == b.shape[0], (
        f"`a`'s contracting dimension {a.shape[1]} must be equal to the first dimension of `b`: {b.shape[0]}."))


def _check_columns(accumulator: Any, b: Any) -> None:
    require(b.shape[1] == accumulator.shape[1], (
        f"`b`'s non-contracting dimension {b.shape[1]} must be equal to the accumulator's second dimension {accumulator.shape[1]}."))


class MMAOp(d.Op, dialect=mosaic_gpu, name="mma"):
    accumulator = d.Operand(MMAAccumulator)
    a = d.Operand(MMAOperand)
    b = d.Operand(MMAOperand)
    result = d.Result(MMAAccumulator)
    assembly_format = _FORM

    def verify(self: Any) -> Any:
        accumulator, a, b = self.accumulator.type, self.a.type, self.b.type
        (m, n), element = accumulator.shape, str(a.element_type)
        require(a.element_type == b.element_type, "The `a` and `b` inputs must have the same element type.")
        require(m == a.shape[0], (
            f"The accumulator's first dimension {m} must be equal to the first dimension of `a`: {a.shape[0]}."))
        require(a.shape[1] == b.shape[0], (
            f"`a`'s second dimension {a.shape[1]} must be equal to `b`'s first dimension: {b.shape[0]}."))
        require(n == b.shape[1], (
            f"The accumulator's second dimension {n} must be equal to the second dimension of `b`: {b.shape[1]}."))
        is_integer = str(accumulator.element_type) == "i32"
        if element.startswith("i"):
            require(is_integer, "Only i32 accumulator supported for integer operands.")
        else:
            require(not is_integer, "Only float accumulator supported for floating operands.")


class WGMMAOp(d.Op, dialect=mosaic_gpu, name="wgmma"):
    accumulator = d.Operand(WGMMAAccumulator)
    a = d.Operand(WGMMAOperand)
    b = d.Operand(WGMMAMemRef)
    result = d.Result(WGMMAAccumulator)
    assembly_format = _FORM

    def verify(self: Any) -> Any:
        accumulator, a, b = self.accumulator.type, self.a.type, self.b.type
        _check_elements(a, b)
        _check_rows(accumulator, a)
        _check_contracted(a, b)
        _check_columns(accumulator, b)
        rows = accumulator.shape[0]
        require(rows % 64 == 0, f"The accumulator's first dimension must be a multiple of 64, but got {rows}.")


class TcGen05MMAOp(d.Op, dialect=mosaic_gpu, name="tcgen05_mma"):
    accumulator = d.Operand(TcGen05Accumulator)
    a = d.Operand(TcGen05Operand)
    b = d.Operand(TcGen05Operand)
    accumulate = d.Operand(d.I1)
    a_scale = d.OptionalOperand(Scales2D)
    b_scale = d.OptionalOperand(Scales2D)
    a_sparse_metadata = d.OptionalOperand(Metadata2D)
    collective = d.Attr(d.BoolAttr, default="false")
    traits = (d.AttrSizedOperandSegments,)

    def verify(self: Any) -> Any:
        accumulator, a, b, metadata = self.accumulator.type, self.a.type, self.b.type, self.a_sparse_metadata
        _check_elements(a, b)
        _check_rows(accumulator, a)
        if metadata is None:
            _check_contracted(a, b)
        else:
            require(a.shape[1] * 2 == b.shape[0], (
                f"For sparse MMA, `a`'s contracting dimension {a.shape[1]} must be half the first dimension of `b`: {b.shape[0]}."))
        if self.collective.value:
            require(b.shape[1] * 2 == accumulator.shape[1], (
                f"`b`'s non-contracting dimension {b.shape[1]} must be half the accumulator's second dimension {accumulator.shape[1]} for "
                "collective MMA."))
        else:
            _check_columns(accumulator, b)
        rows = accumulator.shape[0]
        require(rows % 32 == 0, f"The accumulator's first dimension must be a multiple of 32 but got {rows}.")
        require(space(accumulator) == TMEM, f"The accumulator must be in TMEM, but got {space(accumulator)}.")
        require(space(a) in (TMEM, SMEM), f"The `a` input must be in TMEM or SMEM, but got {space(a)}.")
        require(space(b) == SMEM, f"The `b` input must be in SMEM, but got {space(b)}.")
        require((self.a_scale is None) == (self.b_scale is None), "Either none or both scales should be provided.")
        for name in ("a_scale", "b_scale", "a_sparse_metadata"):
            value = getattr(self, name)
            if value is not None:
                require(space(value.type) == TMEM, f"The `{name}` input must be in TMEM, but got {space(value.type)}.")
        if metadata is not None:
            shape = metadata.type.shape
            require(list(shape) == list(a.shape), (
                f"The `a_sparse_metadata` shape [{shape[0]}, {shape[1]}] must match the shape of `a` [{a.shape[0]}, {a.shape[1]}]."))
