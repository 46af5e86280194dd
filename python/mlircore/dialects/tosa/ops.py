"""The tosa dialect: operations on whole tensors, as the Tensor Operator Set Architecture has them."""

from __future__ import annotations

from mlircore.define.inference import Infer
from mlircore.dialect import (
    AnyAttr, Attr, Check, ConstantLike, DenseI32ArrayAttr, Elementwise, I32Attr, Op, Operand, Operands, OptionalAttr, Pure, Region,
    Relation, Result, Results, SameOperandsAndResultElementType, SameOperandsAndResultShape, SingleBlock, StrAttr, Symbol,
    SymbolNameAttr, Terminator, TypeAttr,
)
from mlircore.dialects.tosa import base as t
from mlircore.dialects.tosa.base import (
    FUNCTIONAL, RESOLVED, I1Tensor, IndexTensor2D, ScalarNumber, ShapeType, SomeRankTensor, Tensor, Tensor1D, Tensor3D, Tensor4D, Tensor5D,
    flag, nan_mode, tosa, with_enum,
)


# --- convolutions, pools, products, transforms ---


class _Convolution(Op):
    input = Operand(Tensor4D)
    weight = Operand(Tensor4D)
    bias = Operand(Tensor1D)
    input_zp = Operand(ScalarNumber)
    weight_zp = Operand(ScalarNumber)
    pad = Attr(t.sizes(4))
    stride = Attr(t.sizes(2))
    dilation = Attr(t.sizes(2))
    acc_type = Attr(t.AccTypeAttr)
    local_bound = flag("false")
    output = Result(Tensor4D)
    traits = (Pure,)
    assembly_format = FUNCTIONAL


class Conv2DOp(_Convolution, dialect=tosa, name="conv2d"):
    """A convolution over two dimensions."""
    checks = (Check("tosa.Convolution"), Check("tosa.ConvolutionSizes", "1"))



class Conv3DOp(_Convolution, dialect=tosa, name="conv3d"):
    """A convolution over three dimensions."""

    input = Operand(Tensor5D)
    weight = Operand(Tensor5D)
    pad = Attr(t.sizes(6))
    stride = Attr(t.sizes(3))
    dilation = Attr(t.sizes(3))
    output = Result(Tensor5D)
    checks = Conv2DOp.checks


class DepthwiseConv2DOp(_Convolution, dialect=tosa, name="depthwise_conv2d"):
    """A convolution of each channel."""
    checks = (Check("tosa.Convolution"), Check("tosa.ConvolutionSizes", "0"))



class TransposeConv2DOp(Op, dialect=tosa, name="transpose_conv2d"):
    """A transposed convolution."""

    input = Operand(Tensor4D)
    weight = Operand(Tensor4D)
    bias = Operand(Tensor1D)
    input_zp = Operand(ScalarNumber)
    weight_zp = Operand(ScalarNumber)
    out_pad = Attr(t.sizes(4))
    stride = Attr(t.sizes(2))
    acc_type = Attr(t.AccTypeAttr)
    local_bound = flag("false")
    output = Result(Tensor4D)
    traits = (Pure,)
    checks = (Check("tosa.Convolution"), Check("tosa.TransposeConvolution"))
    assembly_format = FUNCTIONAL


class AvgPool2dOp(Op, dialect=tosa, name="avg_pool2d"):
    """The mean of windows."""

    input = Operand(Tensor4D)
    input_zp = Operand(ScalarNumber)
    output_zp = Operand(ScalarNumber)
    kernel = Attr(t.sizes(2))
    stride = Attr(t.sizes(2))
    pad = Attr(t.sizes(4))
    acc_type = Attr(t.AccTypeAttr)
    output = Result(Tensor4D)
    traits = (Pure,)
    checks = (Check("tosa.Pool"), Check("tosa.AveragePool"))
    assembly_format = FUNCTIONAL


class MaxPool2dOp(Op, dialect=tosa, name="max_pool2d"):
    """The greatest element of windows."""

    input = Operand(Tensor4D)
    kernel = Attr(t.sizes(2))
    stride = Attr(t.sizes(2))
    pad = Attr(t.sizes(4))
    nan_mode = nan_mode()
    output = Result(Tensor4D)
    traits = (Pure,)
    checks = (Check("tosa.SameElements", "input", "output"), Check("tosa.Pool"))
    assembly_format = with_enum("nan_mode")


class MatMulOp(Op, dialect=tosa, name="matmul"):
    """Products of matrices."""

    a = Operand(Tensor3D)
    b = Operand(Tensor3D)
    a_zp = Operand(ScalarNumber)
    b_zp = Operand(ScalarNumber)
    output = Result(Tensor3D)
    traits = (Pure,)
    checks = (Check("tosa.MatMul"),)
    assembly_format = FUNCTIONAL


class MatmulTBlockScaledOp(Op, dialect=tosa, name="matmul_t_block_scaled"):
    """Products of matrices in a format with scales for blocks."""

    a_data = Operand(t.MicroTensor3D)
    a_scale = Operand(t.ScaleTensor3D)
    b_data = Operand(t.MicroTensor3D)
    b_scale = Operand(t.ScaleTensor3D)
    block_size = Attr(t.BlockSizeValue)
    output_data = Result(Tensor3D)
    traits = (Pure,)
    checks = (Check("tosa.BlockScaledMatMul"),)
    assembly_format = with_enum("block_size")


class FFT2dOp(Op, dialect=tosa, name="fft2d"):
    """A Fourier transform."""

    input_real = Operand(Tensor3D)
    input_imag = Operand(Tensor3D)
    inverse = flag()
    local_bound = flag("false")
    output_real = Result(Tensor3D)
    output_imag = Result(Tensor3D)
    traits = (SameOperandsAndResultElementType, SameOperandsAndResultShape, Check("ResultsAreFloatLike"), Pure)
    checks = (Check("tosa.FFT"),)
    assembly_format = FUNCTIONAL


class RFFT2dOp(Op, dialect=tosa, name="rfft2d"):
    """A Fourier transform of real numbers."""

    input_real = Operand(Tensor3D)
    local_bound = flag("false")
    output_real = Result(Tensor3D)
    output_imag = Result(Tensor3D)
    traits = (SameOperandsAndResultElementType, Check("ResultsAreFloatLike"), Pure)
    checks = (Check("tosa.RealFFT"),)
    assembly_format = FUNCTIONAL


# --- reductions ---


class _Reduction(Op):
    input = Operand(SomeRankTensor)
    axis = Attr(I32Attr)
    output = Result(SomeRankTensor)
    traits = (Pure,)
    checks = (Check("tosa.Reduce"),)
    assembly_format = FUNCTIONAL


class _ReductionOfNan(_Reduction):
    nan_mode = nan_mode()
    assembly_format = with_enum("nan_mode")


class ArgMaxOp(Op, dialect=tosa, name="argmax"):
    """Where the greatest element is."""

    input = Operand(SomeRankTensor)
    axis = Attr(I32Attr)
    nan_mode = nan_mode()
    output = Result(Tensor)
    traits = (Pure,)
    checks = (Check("tosa.ArgMax"),)
    assembly_format = with_enum("nan_mode")


class ReduceAllOp(_Reduction, dialect=tosa, name="reduce_all"):
    """Whether all are true."""

    infer = Infer("tosa.reduced", "input", "axis")


class ReduceAnyOp(_Reduction, dialect=tosa, name="reduce_any"):
    """Whether one is true."""

    infer = Infer("tosa.reduced", "input", "axis")


class ReduceMaxOp(_ReductionOfNan, dialect=tosa, name="reduce_max"):
    """The greatest one."""

    infer = Infer("tosa.reduced", "input", "axis")


class ReduceMinOp(_ReductionOfNan, dialect=tosa, name="reduce_min"):
    """The smallest one."""

    infer = Infer("tosa.reduced", "input", "axis")


class ReduceProductOp(_Reduction, dialect=tosa, name="reduce_product"):
    """The product of all."""

    infer = Infer("tosa.reduced", "input", "axis")


class ReduceSumOp(_Reduction, dialect=tosa, name="reduce_sum"):
    """The sum of all."""

    infer = Infer("tosa.reduced", "input", "axis")


# --- layout ---


class ConcatOp(Op, dialect=tosa, name="concat"):
    """Concatenates tensors."""

    input1 = Operands(SomeRankTensor)
    axis = Attr(I32Attr)
    output = Result(SomeRankTensor)
    infer = Infer("tosa.concat", "input1", "axis")
    traits = (Pure,)
    checks = (Check("tosa.Concat"),)
    assembly_format = FUNCTIONAL


class PadOp(Op, dialect=tosa, name="pad"):
    """A tensor with a margin."""

    input1 = Operand(SomeRankTensor)
    padding = Operand(ShapeType)
    pad_const = Operand(t.ScalarTensor)
    output = Result(SomeRankTensor)
    traits = (Pure, RESOLVED)
    checks = (Check("tosa.SameElements", "input1", "output"), Check("tosa.SameElements", "pad_const", "output"), Check("tosa.Pad"))
    assembly_format = FUNCTIONAL


class ReshapeOp(Op, dialect=tosa, name="reshape"):
    """The same elements in another shape."""

    input1 = Operand(Tensor)
    shape = Operand(ShapeType)
    output = Result(Tensor)
    infer = Infer("tosa.reshape", "input1", "shape")
    traits = (Pure, RESOLVED)
    checks = (Check("tosa.SameElements", "input1", "output"), Check("tosa.Reshape"))
    assembly_format = FUNCTIONAL


class ReverseOp(Op, dialect=tosa, name="reverse"):
    """One dimension the other way round."""

    input1 = Operand(SomeRankTensor)
    axis = Attr(I32Attr)
    output = Result(SomeRankTensor)
    traits = (Pure,)
    checks = (Check("tosa.SameElements", "input1", "output"), Check("tosa.Reverse"))
    assembly_format = FUNCTIONAL


class SliceOp(Op, dialect=tosa, name="slice"):
    """A part of a tensor."""

    input1 = Operand(SomeRankTensor)
    start = Operand(ShapeType)
    size = Operand(ShapeType)
    output = Result(SomeRankTensor)
    traits = (Pure, RESOLVED)
    checks = (Check("tosa.SameElements", "input1", "output"), Check("tosa.Slice"))
    assembly_format = FUNCTIONAL


class TileOp(Op, dialect=tosa, name="tile"):
    """A tensor repeated."""

    input1 = Operand(SomeRankTensor)
    multiples = Operand(ShapeType)
    output = Result(SomeRankTensor)
    traits = (Pure, RESOLVED)
    checks = (Check("tosa.SameElements", "input1", "output"), Check("tosa.Tile"))
    assembly_format = FUNCTIONAL


class TransposeOp(Op, dialect=tosa, name="transpose"):
    """Dimensions in another order."""

    input1 = Operand(SomeRankTensor)
    perms = Attr(DenseI32ArrayAttr)
    output = Result(SomeRankTensor)
    traits = (Pure, Relation("AllElementTypesMatch", "input1", "output"))
    checks = (Check("tosa.SameElements", "input1", "output"), Check("tosa.Transpose"))
    assembly_format = FUNCTIONAL


class GatherOp(Op, dialect=tosa, name="gather"):
    """Rows taken by their numbers."""

    values = Operand(Tensor3D)
    indices = Operand(IndexTensor2D)
    output = Result(Tensor3D)
    traits = (Pure,)
    checks = (Check("tosa.SameElements", "values", "output"), Check("tosa.Gather"))
    assembly_format = FUNCTIONAL


class ScatterOp(Op, dialect=tosa, name="scatter"):
    """Rows put by their numbers."""

    values_in = Operand(Tensor3D)
    indices = Operand(IndexTensor2D)
    input = Operand(Tensor3D)
    values_out = Result(Tensor3D)
    traits = (Pure,)
    checks = (Check("tosa.SameElements", "values_in", "values_out"), Check("tosa.SameElements", "input", "values_out"), Check("tosa.Scatter"))
    assembly_format = FUNCTIONAL


class ResizeOp(Op, dialect=tosa, name="resize"):
    """An image in another size."""

    input = Operand(Tensor4D)
    scale = Operand(t.Shape4)
    offset = Operand(t.Shape2)
    border = Operand(t.Shape2)
    mode = Attr(t.ResizeModeValue)
    output = Result(Tensor4D)
    traits = (Pure, RESOLVED)
    checks = (Check("tosa.Resize"),)
    assembly_format = with_enum("mode")


# --- element types ---


class CastOp(Op, dialect=tosa, name="cast"):
    """Elements of another type."""

    input = Operand(Tensor)
    output = Result(Tensor)
    traits = (Pure, SameOperandsAndResultShape)
    assembly_format = FUNCTIONAL


class CastFromBlockScaledOp(Op, dialect=tosa, name="cast_from_block_scaled"):
    """Elements times the scales of their blocks."""

    input_data = Operand(t.MicroTensor)
    input_scale = Operand(t.ScaleTensor)
    block_size = Attr(t.BlockSizeValue)
    output_data = Result(SomeRankTensor)
    traits = (Pure,)
    checks = (Check("tosa.CastFromBlockScaled"),)
    assembly_format = with_enum("block_size")


class CastToBlockScaledOp(Op, dialect=tosa, name="cast_to_block_scaled"):
    """Elements divided by scales of blocks."""

    input_data = Operand(SomeRankTensor)
    block_size = Attr(t.BlockSizeValue)
    output_data = Result(t.MicroTensor)
    output_scale = Result(t.ScaleTensor)
    traits = (Pure,)
    checks = (Check("tosa.CastToBlockScaled"),)
    assembly_format = with_enum("block_size")


class RescaleOp(Op, dialect=tosa, name="rescale"):
    """Quantized elements on another scale."""

    input = Operand(Tensor)
    multiplier = Operand(t.I16OrI32Line)
    shift = Operand(t.I8Line)
    input_zp = Operand(ScalarNumber)
    output_zp = Operand(ScalarNumber)
    scale32 = flag()
    rounding_mode = Attr(t.RoundingModeValue)
    per_channel = flag()
    input_unsigned = flag()
    output_unsigned = flag()
    output = Result(Tensor)
    traits = (Pure,)
    checks = (Check("tosa.Rescale"),)
    assembly_format = with_enum("rounding_mode")


class ApplyScaleOp(Op, dialect=tosa, name="apply_scale"):
    """The scaling of a number or of elements."""

    value = Operand(t.IntLike)
    multiplier = Operand(t.IntLike)
    shift = Operand(t.Int8Like)
    rounding_mode = Attr(t.RoundingModeValue)
    output = Result(t.IntLike)
    traits = (Pure, Elementwise)
    assembly_format = with_enum("rounding_mode")


# --- constants, variables, control flow ---


class ConstOp(Op, dialect=tosa, name="const"):
    """A constant."""

    values = Attr(t.ElementsAttr)
    output = Result(Tensor)
    infer = Infer("of_attribute", "values")
    traits = (ConstantLike, Pure, Relation("AllShapesMatch", "values", "output"))
    checks = (Check("tosa.Const"),)


class IdentityOp(Op, dialect=tosa, name="identity"):
    """The same tensor."""

    input1 = Operand(Tensor)
    output = Result(Tensor)
    traits = (Pure,)
    assembly_format = FUNCTIONAL


class CustomOp(Op, dialect=tosa, name="custom"):
    """An operation that another dialect or a target defines."""

    operator_name = Attr(StrAttr)
    domain_name = Attr(StrAttr)
    implementation_attrs = Attr(StrAttr)
    input_list = Operands(Tensor)
    output_list = Results(Tensor)
    assembly_format = FUNCTIONAL


class IfOp(Op, dialect=tosa, name="cond_if"):
    """One of two regions."""

    condition = Operand(I1Tensor)
    input_list = Operands(Tensor)
    output_list = Results(Tensor)
    then_graph = Region(blocks=1)
    else_graph = Region(blocks=1)
    traits = (SingleBlock,)
    effects = ("nested",)
    implicit_terminator = "tosa.yield"
    result_names = ""
    checks = (Check("tosa.If"),)
    assembly_format = """
        $condition custom<`tosa.Inputs`>($input_list, type($condition), type($input_list), type($output_list), ref($then_graph))
        custom<ThenElse>($then_graph, $else_graph, `whole`) attr-dict
    """


class WhileOp(Op, dialect=tosa, name="while_loop"):
    """A loop with a condition."""

    input_list = Operands(Tensor)
    output_list = Results(Tensor)
    cond_graph = Region(blocks=1)
    body_graph = Region(blocks=1)
    traits = (SingleBlock,)
    facts = {"loop": True, "loop_body_last": True}
    effects = ("nested",)
    implicit_terminator = "tosa.yield"
    checks = (Check("tosa.While"),)
    assembly_format = """
        `` custom<While>($input_list, type($input_list), type($output_list), $cond_graph, $body_graph) attr-dict-with-keyword
    """


class YieldOp(Op, dialect=tosa, name="yield"):
    """The results of a region."""

    inputs = Operands(Tensor)
    traits = (Terminator, Pure)
    assembly_format = "$inputs attr-dict `:` type($inputs)"


class VariableOp(Op, dialect=tosa, name="variable"):
    """A variable of a module."""

    sym_name = Attr(SymbolNameAttr)
    var_shape = Attr(t.IndexElementsAttr)
    type_ = Attr(TypeAttr)
    initial_value = OptionalAttr(AnyAttr)
    facts = {"tosa.variable": True}
    traits = (Symbol,)
    assembly_format = "$sym_name attr-dict custom<`tosa.TypeOrValue`>($var_shape, $type, $initial_value)"


class VariableReadOp(Op, dialect=tosa, name="variable_read"):
    """The tensor in a variable."""

    name_ = Attr(SymbolNameAttr)
    output1 = Result(Tensor)
    symbol_uses = (Check("tosa.Variable", "output1"),)
    assembly_format = "$name attr-dict `:` type($output1)"


class VariableWriteOp(Op, dialect=tosa, name="variable_write"):
    """Another tensor for a variable."""

    name_ = Attr(SymbolNameAttr)
    input1 = Operand(Tensor)
    symbol_uses = (Check("tosa.Variable", "input1"),)
    assembly_format = "$name attr-dict `,` $input1 `:` type($input1)"
