"""torch-mlir's tm_tensor dialect: operations on whole tensors that linalg cannot express, with inputs and outputs."""

from mlircore import dialect as d
from mlircore.define.shaped import AnyRankedTensor, AnyShaped

tm_tensor = d.Dialect("tm_tensor")

F64Attr = d.AttrConstraint(
    "64-bit float attribute", ("and", ("kind", "ATTR_FLOAT"), ("value_type", ("float", "f64"))), ("kind", "ATTR_FLOAT"), value_type="f64")
RankedTensorOrMemRef = d.TypeConstraint("ranked tensor or memref of any type values", ("kind", "TYPE_RANKED_TENSOR", "TYPE_MEMREF"), type_name="")


class _WithBody(d.Op):
    traits = (d.AttrSizedOperandSegments, d.SingleBlock)
    implicit_terminator = "tm_tensor.yield"


class AttentionOp(d.Op, dialect=tm_tensor, name="attention"):
    """Queries, keys and values, and a mask, to their attention."""

    inputs = d.Operands(AnyShaped)
    outputs = d.Operands(AnyShaped)
    scale = d.OptionalAttr(F64Attr)
    result = d.Results(AnyRankedTensor)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("tm_tensor.Operands", "inputs", "outputs"), d.Check("tm_tensor.Attention", "inputs"))
    assembly_format = """
        attr-dict `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)`
        (`->` type($result)^)?
    """


class ScanOp(_WithBody, dialect=tm_tensor, name="scan"):
    """The body's values along a dimension, accumulated."""

    inputs = d.Operands(AnyShaped)
    outputs = d.Operands(AnyShaped)
    dimension = d.Attr(d.I64Attr)
    inclusive = d.Attr(d.BoolAttr)
    results = d.Results(AnyRankedTensor)
    region = d.Region()
    checks = (d.Check("tm_tensor.Operands", "inputs", "outputs"), d.Check("tm_tensor.Scan", "inputs", "outputs", "dimension"))
    assembly_format = """
        `dimension` `(` $dimension `)` `inclusive` `(` $inclusive `)` attr-dict
        `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?
    """


class ScatterOp(_WithBody, dialect=tm_tensor, name="scatter"):
    """A tensor with updates at indices, which the body joins with its values."""

    inputs = d.Operands(RankedTensorOrMemRef)
    outputs = d.Operands(RankedTensorOrMemRef)
    dimension_map = d.Attr(d.DenseI64ArrayAttr)
    unique_indices = d.Attr(d.BoolAttr, default="true")
    results = d.Results(AnyRankedTensor)
    region = d.Region()
    checks = (d.Check("tm_tensor.Operands", "inputs", "outputs"), d.Check("tm_tensor.Scatter", "inputs", "outputs", "dimension_map"))
    assembly_format = """
        attr-dict `unique_indices` `(` $unique_indices `)` (`ins` `(` $inputs^ `:` type($inputs) `)`)?
        `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?
    """


class SortOp(_WithBody, dialect=tm_tensor, name="sort"):
    """Tensors in the order that the body states for their elements."""

    inputs = d.Operands(d.AnyType)
    outputs = d.Operands(AnyShaped)
    dimension = d.Attr(d.I64Attr)
    results = d.Results(AnyRankedTensor)
    region = d.Region()
    checks = (d.Check("tm_tensor.Operands", "inputs", "outputs"), d.Check("tm_tensor.Sort", "inputs", "outputs", "dimension"))
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` (`ins` `(` $inputs^ `:` type($inputs) `)`)?
        `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?
    """


class TopkOp(_WithBody, dialect=tm_tensor, name="topk"):
    """The first values along a dimension, in the order that the body states, and where they were."""

    inputs = d.Operands(AnyShaped)
    outputs = d.Operands(AnyShaped)
    dimension = d.Attr(d.I64Attr)
    results = d.Results(AnyRankedTensor)
    region = d.Region()
    checks = (d.Check("tm_tensor.Operands", "inputs", "outputs"), d.Check("tm_tensor.Topk", "inputs", "outputs", "dimension"))
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` `ins` `(` $inputs `:` type($inputs) `)`
        `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?
    """


class YieldOp(d.Op, dialect=tm_tensor, name="yield"):
    """The end of a body and its values."""

    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


__getattr__ = tm_tensor.member
__dir__ = tm_tensor.members
