"""The tensor dialect: making, reading and reshaping of tensors."""

from mlircore.define.shaped import (
    AnyNon0RankedOrUnrankedTensor,
    AnyRankedTensor,
    AnyStaticShapeTensor,
    AnyTensor,
    IndexListArrayAttr,
    RankedTensorOfIndices,
    Tensor1DOfIndices,
    TensorOfNumbers,
)
from mlircore.dialect import (
    AnyType,
    Attr,
    AttrSizedOperandSegments,
    Check,
    DenseI64ArrayAttr,
    Dialect,
    HasParent,
    I64Attr,
    Index,
    Op,
    Operand,
    Operands,
    Pure,
    Region,
    Result,
    ReturnLike,
    SingleBlock,
    Terminator,
    TypesMatchWith,
    UnitAttr,
)

tensor = Dialect("tensor", with_ir=True, inlining="all")

_LISTS = """
    custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides) attr-dict
"""
_PARTS = ("offsets", "static_offsets", "sizes", "static_sizes", "strides", "static_strides")


class BitcastOp(Op, dialect=tensor, name="bitcast"):
    """The same bits as elements of another type."""

    source = Operand(TensorOfNumbers)
    dest = Result(TensorOfNumbers)
    traits = (Pure,)
    checks = (Check("CastCompatible", "tensor bits"),)
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


class CastOp(Op, dialect=tensor, name="cast"):
    """The same tensor with more or less of its shape known."""

    source = Operand(AnyTensor)
    dest = Result(AnyTensor)
    traits = (Pure,)
    checks = (Check("CastCompatible", "tensor elements"),)
    result_name = "cast"
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


class ConcatOp(Op, dialect=tensor, name="concat"):
    """Concatenates tensors along a dimension."""

    dim = Attr(I64Attr)
    inputs = Operands(AnyRankedTensor)
    result = Result(AnyRankedTensor)
    traits = (Pure,)
    checks = (Check("TensorConcat", "dim", "inputs"),)
    result_name = "concat"
    assembly_format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)"


class DimOp(Op, dialect=tensor, name="dim"):
    """The size of a dimension."""

    source = Operand(AnyNon0RankedOrUnrankedTensor)
    index = Operand(Index)
    result = Result(Index)
    effects = ()
    facts = {"dimension_size": True}
    result_name = "dim"
    assembly_format = "attr-dict $source `,` $index `:` type($source)"


class EmptyOp(Op, dialect=tensor, name="empty"):
    """A tensor of a shape, with any contents."""

    dynamicSizes = Operands(Index)
    result = Result(AnyRankedTensor)
    traits = (Pure,)
    checks = (Check("DynamicSizes", "dynamicSizes"),)
    assembly_format = "`(` $dynamicSizes `)` attr-dict `:` type($result)"


class ExtractOp(Op, dialect=tensor, name="extract"):
    """An element."""

    tensor = Operand(AnyRankedTensor)
    indices = Operands(Index)
    result = Result(AnyType)
    traits = (Pure, TypesMatchWith("result type matches element type of tensor", "tensor", "result", "ElementType"))
    checks = (Check("IndexPerDimension", "tensor", "indices", "incorrect number of indices for extract_element"),)
    result_name = "extracted"
    assembly_format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)"


class ExtractSliceOp(Op, dialect=tensor, name="extract_slice"):
    """A part of a tensor."""

    source = Operand(AnyRankedTensor)
    offsets = Operands(Index)
    sizes = Operands(Index)
    strides = Operands(Index)
    static_offsets = Attr(DenseI64ArrayAttr)
    static_sizes = Attr(DenseI64ArrayAttr)
    static_strides = Attr(DenseI64ArrayAttr)
    result = Result(AnyRankedTensor)
    traits = (AttrSizedOperandSegments, Pure)
    checks = (Check("SliceLists", "source", *_PARTS), Check("TensorSlice", "source", *_PARTS, "result"))
    result_name = "extracted_slice"
    assembly_format = f"$source `` {_LISTS} `:` type($source) `to` type($result)"


class FromElementsOp(Op, dialect=tensor, name="from_elements"):
    """A tensor of values."""

    elements = Operands(AnyType)
    result = Result(AnyStaticShapeTensor)
    traits = (Pure, TypesMatchWith("operand types match result element type", "result", "elements", "ElementTypes"))
    result_name = "from_elements"
    assembly_format = "$elements attr-dict `:` type($result)"


class GatherOp(Op, dialect=tensor, name="gather"):
    """Parts of a tensor at places that another one holds."""

    source = Operand(AnyRankedTensor)
    indices = Operand(RankedTensorOfIndices)
    gather_dims = Attr(DenseI64ArrayAttr)
    unique = Attr(UnitAttr)
    result = Result(AnyRankedTensor)
    traits = (Pure,)
    checks = (Check("GatherOrScatter", "gather_dims", "source", "result", "indices"),)
    result_name = "gather"
    assembly_format = """
        $source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict
        `:` functional-type(operands, results)
    """


class GenerateOp(Op, dialect=tensor, name="generate"):
    """A tensor whose elements a region computes."""

    dynamicExtents = Operands(Index)
    body = Region(blocks=1)
    result = Result(AnyRankedTensor)
    traits = (SingleBlock,)
    effects = ("nested",)
    implicit_terminator = "tensor.yield"
    checks = (Check("DynamicSizes", "dynamicExtents"),)
    region_checks = (Check("GenerateBody"),)
    result_name = "generated"
    assembly_format = "$dynamicExtents $body attr-dict `:` type($result)"


class InsertOp(Op, dialect=tensor, name="insert"):
    """A tensor with an element replaced."""

    scalar = Operand(AnyType)
    dest = Operand(AnyRankedTensor)
    indices = Operands(Index)
    result = Result(AnyRankedTensor)
    traits = (
        Pure,
        TypesMatchWith("result type matches type of dest", "dest", "result", "SameTypes"),
        TypesMatchWith("scalar type matches element type of dest", "dest", "scalar", "ElementType"),
    )
    facts = {"destinations": "dest"}
    checks = (Check("IndexPerDimension", "dest", "indices", "incorrect number of indices"),)
    result_name = "inserted"
    assembly_format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)"


class _Insertion(Op):
    source = Operand(AnyRankedTensor)
    dest = Operand(AnyRankedTensor)
    offsets = Operands(Index)
    sizes = Operands(Index)
    strides = Operands(Index)
    static_offsets = Attr(DenseI64ArrayAttr)
    static_sizes = Attr(DenseI64ArrayAttr)
    static_strides = Attr(DenseI64ArrayAttr)
    assembly_format = f"$source `into` $dest `` {_LISTS} `:` type($source) `into` type($dest)"


class InsertSliceOp(_Insertion, dialect=tensor, name="insert_slice"):
    """A tensor with a part replaced."""

    result = Result(AnyRankedTensor)
    traits = (
        AttrSizedOperandSegments,
        Pure,
        TypesMatchWith("expected result type to match dest type", "dest", "result", "SameTypes"),
    )
    facts = {"destinations": "dest"}
    checks = (Check("SliceLists", "dest", *_PARTS), Check("TensorSlice", "dest", *_PARTS, "source"))
    result_name = "inserted_slice"


class ParallelInsertSliceOp(_Insertion, dialect=tensor, name="parallel_insert_slice"):
    """Inserts the slice that one thread of a loop computed into a result of the loop."""

    traits = (AttrSizedOperandSegments,)
    checks = (
        Check("SliceLists", "dest", *_PARTS), Check("ParallelParent", "scf.forall.in_parallel"), Check("TensorSlice", "dest", *_PARTS, "source"),
    )


class RankOp(Op, dialect=tensor, name="rank"):
    """The number of dimensions."""

    tensor = Operand(AnyTensor)
    result = Result(Index)
    traits = (Pure,)
    result_name = "rank"
    assembly_format = "$tensor attr-dict `:` type($tensor)"


class ReshapeOp(Op, dialect=tensor, name="reshape"):
    """The same elements in a shape that a tensor holds."""

    source = Operand(AnyTensor)
    shape = Operand(Tensor1DOfIndices)
    result = Result(AnyTensor)
    traits = (Pure,)
    checks = (Check("TensorReshape", "source", "shape"),)
    result_name = "reshape"
    assembly_format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"


class ExpandShapeOp(Op, dialect=tensor, name="expand_shape"):
    """The same elements with dimensions divided."""

    src = Operand(AnyTensor)
    reassociation = Attr(IndexListArrayAttr)
    output_shape = Operands(Index)
    static_output_shape = Attr(DenseI64ArrayAttr)
    result = Result(AnyTensor)
    traits = (Pure,)
    checks = (Check("ExpandShape", "src", "reassociation", "output_shape", "static_output_shape"),)
    result_name = "expanded"
    assembly_format = """
        $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict
        `:` type($src) `into` type($result)
    """


class CollapseShapeOp(Op, dialect=tensor, name="collapse_shape"):
    """The same elements with dimensions merged."""

    src = Operand(AnyTensor)
    reassociation = Attr(IndexListArrayAttr)
    result = Result(AnyTensor)
    traits = (Pure,)
    checks = (Check("CollapseShape", "src", "reassociation"),)
    result_name = "collapsed"
    assembly_format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"


class PadOp(Op, dialect=tensor, name="pad"):
    """A tensor with values put around it."""

    source = Operand(AnyRankedTensor)
    low = Operands(Index)
    high = Operands(Index)
    static_low = Attr(DenseI64ArrayAttr)
    static_high = Attr(DenseI64ArrayAttr)
    nofold = Attr(UnitAttr)
    region = Region(blocks=1)
    result = Result(AnyRankedTensor)
    traits = (AttrSizedOperandSegments, Pure, SingleBlock)
    implicit_terminator = "tensor.yield"
    checks = (Check("Pad", "source", "static_low", "static_high"),)
    region_checks = (Check("PadBody"),)
    result_name = "padded"
    assembly_format = """
        $source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low)
        `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)
    """


class ScatterOp(Op, dialect=tensor, name="scatter"):
    """A tensor with parts replaced at places that another one holds."""

    source = Operand(AnyRankedTensor)
    dest = Operand(AnyRankedTensor)
    indices = Operand(RankedTensorOfIndices)
    scatter_dims = Attr(DenseI64ArrayAttr)
    unique = Attr(UnitAttr)
    result = Result(AnyRankedTensor)
    traits = (Pure,)
    checks = (Check("GatherOrScatter", "scatter_dims", "dest", "source", "indices", "unique"),)
    result_name = "scatter"
    assembly_format = """
        $source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict
        `:` functional-type(operands, results)
    """


class SplatOp(Op, dialect=tensor, name="splat"):
    """A tensor of one value."""

    input = Operand(AnyType)
    dynamicSizes = Operands(Index)
    aggregate = Result(AnyRankedTensor)
    traits = (Pure, TypesMatchWith("operand type matches element type of result", "aggregate", "input", "ElementType"))
    checks = (Check("DynamicSizes", "dynamicSizes"),)
    result_name = "splat"
    assembly_format = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)"


class YieldOp(Op, dialect=tensor, name="yield"):
    """The value of a region."""

    value = Operand(AnyType)
    traits = (HasParent("tensor.generate", "tensor.pad"), Pure, ReturnLike, Terminator)
    assembly_format = "$value attr-dict `:` type($value)"
