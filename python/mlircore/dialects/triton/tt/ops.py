"""The tt dialect: functions, arithmetic, shapes, products, reductions."""

from mlircore import dialect as d

from .._constraints import (
    AnyTritonType, BoolLike, FloatLike, FloatOrI8Tensor, FloatTensor, FpIntTensor, I1OrTensor, IntLike, IntTensor, SameEncoding,
    SameOperandsEncoding, Tensor, Tensors,
)
from .base import InputPrecision, ProgramIDDim, PropagateNan, RoundingMode, ScaleDotElemType, tt

# --- functions ---


class FuncOp(d.Op, dialect=tt, name="func"):
    """A function: a kernel, or one that kernels call."""

    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    facts = {"function": True}
    traits = (d.AffineScope, d.AutomaticAllocationScope, d.FunctionSymbol, d.Check("Function"), d.IsolatedFromAbove,
              d.HasParent("builtin.module"))
    checks = (Tensors,)
    assembly_format = """
        custom<`func.Function`>($sym_visibility, $sym_name, $function_type, $arg_attrs, $res_attrs, attr-dict, $body)
    """


class CallOp(d.Op, dialect=tt, name="call"):
    """A call of a function in the same symbol table."""

    callee = d.Attr(d.FlatSymbolRefAttr)
    operands = d.Operands(d.AnyType)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    results = d.Results(d.AnyType)
    facts = {"call": True}
    symbol_uses = (d.Check("Callee", "tt.func"),)
    checks = (Tensors,)
    assembly_format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"


class ReturnOp(d.Op, dialect=tt, name="return"):
    """The end of a function."""

    srcs = d.Operands(d.AnyType)
    traits = (d.Pure, d.HasParent("tt.func"), d.ReturnLike, d.Terminator)
    checks = (Tensors, d.Check("ReturnOfFunction"))
    assembly_format = "attr-dict ($srcs^ `:` type($srcs))?"


class GetProgramIdOp(d.Op, dialect=tt, name="get_program_id"):
    """The number of this program along an axis of the grid."""

    axis = d.Attr(ProgramIDDim)
    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "$axis attr-dict `:` type($result)"


class GetNumProgramsOp(d.Op, dialect=tt, name="get_num_programs"):
    """The number of programs along an axis of the grid."""

    axis = d.Attr(ProgramIDDim)
    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "$axis attr-dict `:` type($result)"


class GridDependencyWaitOp(d.Op, dialect=tt, name="grid_dependency_wait"):
    """A wait for the grids that this one depends on."""

    effects = ("read", "write")
    assembly_format = "attr-dict"


class GridDependencyLaunchDependentsOp(d.Op, dialect=tt, name="grid_dependency_launch_dependents"):
    """Lets the grids that depend on this one begin."""

    effects = ("write",)
    assembly_format = "attr-dict"


# --- arithmetic ---


class BitcastOp(d.Op, dialect=tt, name="bitcast"):
    """The same bits as another type."""

    src = d.Operand(AnyTritonType)
    result = d.Result(AnyTritonType)
    traits = (d.Elementwise, d.SameOperandsAndResultShape, SameEncoding, d.Pure)
    checks = (Tensors, d.Check("tt.Bitcast"))
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class FpToFpOp(d.Op, dialect=tt, name="fp_to_fp"):
    """A conversion between types of floats."""

    src = d.Operand(FloatLike)
    rounding = d.OptionalAttr(RoundingMode)
    result = d.Result(FloatLike)
    traits = (d.Elementwise, d.SameOperandsAndResultShape, SameEncoding, d.Pure)
    checks = (Tensors, d.Check("tt.FpToFp"))
    assembly_format = "$src attr-dict (`,` `rounding` `=` $rounding^)? `:` type($src) `->` type($result)"


class ClampFOp(d.Op, dialect=tt, name="clampf"):
    """Floats that are limited to a range."""

    x = d.Operand(FloatLike)
    min = d.Operand(FloatLike)
    max = d.Operand(FloatLike)
    propagateNan = d.Attr(PropagateNan)
    result = d.Result(FloatLike)
    traits = (d.Elementwise, d.SameOperandsAndResultType, d.Pure)
    checks = (Tensors,)
    assembly_format = "$x `,` $min `,` $max `,` `propagateNan` `=` $propagateNan attr-dict `:` type($result)"


class PreciseSqrtOp(d.Op, dialect=tt, name="precise_sqrt"):
    """A square root, correctly rounded."""

    x = d.Operand(FloatLike)
    result = d.Result(FloatLike)
    traits = (d.Elementwise, d.SameOperandsAndResultType, d.Pure)
    checks = (Tensors,)
    assembly_format = "$x attr-dict `:` type($x)"


class _DivF(d.Op):
    """A quotient of floats."""

    x = d.Operand(FloatLike)
    y = d.Operand(FloatLike)
    result = d.Result(FloatLike)
    traits = (d.Elementwise, d.SameOperandsAndResultType, d.Pure)
    checks = (Tensors,)
    assembly_format = "$x `,` $y attr-dict `:` type($x)"


class PreciseDivFOp(_DivF, dialect=tt, name="precise_divf"):
    """A quotient, correctly rounded."""


class ApproxDivFOp(_DivF, dialect=tt, name="approx_divf"):
    """A quotient, not exactly rounded."""


class MulhiUIOp(d.Op, dialect=tt, name="mulhiui"):
    """The upper half of a product of unsigned integers."""

    x = d.Operand(IntLike)
    y = d.Operand(IntLike)
    result = d.Result(IntLike)
    traits = (d.Elementwise, d.SameOperandsAndResultType, d.Pure)
    checks = (Tensors,)
    assembly_format = "$x `,` $y attr-dict `:` type($x)"


class ExternElementwiseOp(d.Op, dialect=tt, name="extern_elementwise"):
    """A function of a library, for each element."""

    srcs = d.Operands(AnyTritonType)
    libname = d.Attr(d.StrAttr)
    libpath = d.Attr(d.StrAttr)
    symbol = d.Attr(d.StrAttr)
    pure = d.Attr(d.BoolAttr)
    result = d.Result(AnyTritonType)
    traits = (d.Elementwise, SameEncoding, d.SameVariadicOperandSize)
    checks = (Tensors,)
    assembly_format = "operands attr-dict `:` functional-type(operands, $result)"


class ElementwiseInlineAsmOp(d.Op, dialect=tt, name="elementwise_inline_asm"):
    """Assembly for some elements at a time."""

    asm_string = d.Attr(d.StrAttr)
    constraints = d.Attr(d.StrAttr)
    pure = d.Attr(d.BoolAttr)
    packed_element = d.Attr(d.I32Attr)
    args = d.Operands(AnyTritonType)
    result = d.Results(AnyTritonType)
    traits = (d.Elementwise, SameEncoding)
    checks = (Tensors, d.Check("tt.InlineAsm"))
    assembly_format = "$asm_string attr-dict ($args^ `:` type($args))? `->` type($result)"


class MapElementwiseOp(d.Op, dialect=tt, name="map_elementwise"):
    """A region with scalars, for each element."""

    srcs = d.Operands(Tensor)
    pack = d.Attr(d.I32Attr)
    result = d.Results(Tensor)
    scalarOp = d.Region()
    traits = (SameEncoding, d.SameOperandsAndResultShape)
    effects = ("nested",)
    checks = (Tensors, d.Check("tt.MapElementwise"))
    region_checks = (d.Check("tt.MapElementwiseRegion"),)


class MapElementwiseReturnOp(d.Op, dialect=tt, name="map_elementwise.return"):
    """The end of the region of map_elementwise."""

    result = d.Operands(d.AnyType)
    traits = (d.HasParent("tt.map_elementwise"), d.Pure, d.Terminator, d.ReturnLike)
    checks = (Tensors,)
    assembly_format = "attr-dict ($result^ `:` type($result))?"


# --- shapes ---


class MakeRangeOp(d.Op, dialect=tt, name="make_range"):
    """Consecutive integers."""

    start = d.Attr(d.I32Attr)
    end = d.Attr(d.I32Attr)
    result = d.Result(IntTensor)
    traits = (d.Pure,)
    checks = (Tensors, d.Check("tt.MakeRange"))
    assembly_format = "attr-dict `:` type($result)"


class SplatOp(d.Op, dialect=tt, name="splat"):
    """A tensor of one scalar."""

    src = d.Operand(AnyTritonType)
    result = d.Result(Tensor)
    traits = (d.Pure, d.SameOperandsAndResultElementType, SameEncoding)
    checks = (Tensors,)
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class UnsplatOp(d.Op, dialect=tt, name="unsplat"):
    """The scalar in a tensor of one element."""

    src = d.Operand(Tensor)
    result = d.Result(AnyTritonType)
    traits = (d.Pure, d.TypesMatchWith("result is the element type", "src", "result", "ElementType"))
    checks = (Tensors, d.Check("tt.Unsplat"))
    assembly_format = "$src attr-dict `:` type($src)"


class ExpandDimsOp(d.Op, dialect=tt, name="expand_dims"):
    """A tensor with one more dimension, of size 1."""

    src = d.Operand(Tensor)
    axis = d.Attr(d.I32Attr)
    result = d.Result(Tensor)
    traits = (d.Pure, d.SameOperandsAndResultElementType)
    checks = (Tensors, d.Check("tt.ExpandDims"))
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class ReshapeOp(d.Op, dialect=tt, name="reshape"):
    """The same elements in another shape."""

    src = d.Operand(Tensor)
    allow_reorder = d.Attr(d.UnitAttr)
    efficient_layout = d.Attr(d.UnitAttr)
    result = d.Result(Tensor)
    traits = (d.Pure, d.SameOperandsAndResultElementType)
    checks = (Tensors, d.Check("tt.Reshape"))
    assembly_format = """
        $src (`allow_reorder` $allow_reorder^)? (`efficient_layout` $efficient_layout^)? attr-dict `:` type($src) `->` type($result)
    """


class BroadcastOp(d.Op, dialect=tt, name="broadcast"):
    """A tensor that is repeated along dimensions of size 1."""

    src = d.Operand(Tensor)
    result = d.Result(Tensor)
    traits = (d.Pure, d.SameOperandsAndResultElementType, SameEncoding)
    checks = (Tensors, d.Check("tt.Broadcast"))
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class JoinOp(d.Op, dialect=tt, name="join"):
    """Two tensors side by side, along a new last dimension."""

    lhs = d.Operand(Tensor)
    rhs = d.Operand(Tensor)
    result = d.Result(Tensor)
    traits = (d.Pure, d.SameTypeOperands)
    checks = (Tensors, d.Check("tt.Join"))
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"


class SplitOp(d.Op, dialect=tt, name="split"):
    """The halves of a tensor along its last dimension, which is of size 2."""

    src = d.Operand(Tensor)
    outLHS = d.Result(Tensor)
    outRHS = d.Result(Tensor)
    traits = (d.Pure, d.TypesMatchWith("outLHS and outRHS types match", "outLHS", "outRHS", "SameTypes"))
    checks = (Tensors, d.Check("tt.Split"))
    assembly_format = "$src attr-dict `:` type($src) `->` type($outLHS)"


class TransOp(d.Op, dialect=tt, name="trans"):
    """A tensor with its dimensions in another order."""

    src = d.Operand(Tensor)
    order = d.Attr(d.DenseI32ArrayAttr)
    result = d.Result(Tensor)
    traits = (d.Pure, d.SameOperandsAndResultElementType)
    checks = (Tensors, d.Check("tt.Trans"))
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


class CatOp(d.Op, dialect=tt, name="cat"):
    """Two tensors, one after the other, in an order that is not specified."""

    lhs = d.Operand(Tensor)
    rhs = d.Operand(Tensor)
    result = d.Result(Tensor)
    traits = (d.SameTypeOperands, d.SameOperandsAndResultElementType)
    checks = (Tensors,)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"


class GatherOp(d.Op, dialect=tt, name="gather"):
    """The elements at some indices along an axis."""

    src = d.Operand(Tensor)
    indices = d.Operand(IntTensor)
    axis = d.Attr(d.I32Attr)
    efficient_layout = d.Attr(d.UnitAttr)
    result = d.Result(Tensor)
    traits = (d.Pure,)
    checks = (Tensors, d.Check("tt.Gather"))
    assembly_format = "$src `[` $indices `]` attr-dict `:` functional-type(operands, results)"


class HistogramOp(d.Op, dialect=tt, name="histogram"):
    """How often each integer occurs."""

    src = d.Operand(IntTensor)
    mask = d.OptionalOperand(BoolLike)
    result = d.Result(IntTensor)
    traits = (d.Pure, d.TypesMatchWith("mask type matches src type", "src", "mask", "I1SameShape"))
    checks = (Tensors,)
    assembly_format = "$src (`,` $mask^)? attr-dict `:` type($src) `->` type($result)"


# --- products and reductions ---


class DotOp(d.Op, dialect=tt, name="dot"):
    """A product of matrices, added to a matrix."""

    a = d.Operand(FpIntTensor)
    b = d.Operand(FpIntTensor)
    c = d.Operand(FpIntTensor)
    inputPrecision = d.Attr(InputPrecision, default="ieee")
    maxNumImpreciseAcc = d.Attr(d.I32Attr, default="0 : i32")
    d_ = d.Result(FpIntTensor)
    traits = (d.Pure, d.TypesMatchWith("result's type matches accumulator's type", "d", "c", "SameTypes"))
    checks = (Tensors, d.Check("tt.Product"), d.Check("tt.Dot"))
    assembly_format = """
        $a `,` $b `,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict `:` type($a) `*` type($b) `->` type($d)
    """


class DotScaledOp(d.Op, dialect=tt, name="dot_scaled"):
    """A product of matrices of small floats with scales."""

    a = d.Operand(FloatOrI8Tensor)
    b = d.Operand(FloatOrI8Tensor)
    c = d.Operand(FloatTensor)
    a_scale = d.OptionalOperand(FloatOrI8Tensor)
    b_scale = d.OptionalOperand(FloatOrI8Tensor)
    a_elem_type = d.Attr(ScaleDotElemType)
    b_elem_type = d.Attr(ScaleDotElemType)
    fastMath = d.Attr(d.BoolAttr)
    lhs_k_pack = d.Attr(d.BoolAttr, default="true")
    rhs_k_pack = d.Attr(d.BoolAttr, default="true")
    d_ = d.Result(FloatTensor)
    traits = (d.Pure, d.AttrSizedOperandSegments,
              d.TypesMatchWith("result's type matches accumulator's type", "d", "c", "SameTypes"))
    checks = (Tensors, d.Check("tt.ScaledProduct"))
    assembly_format = """
        $a (`scale` $a_scale^)? `,` $b (`scale` $b_scale^)? `,` $c `lhs` `=` $a_elem_type `rhs` `=` $b_elem_type attr-dict
        `:` type($a) (`,` type($a_scale)^)? `*` type($b) (`,` type($b_scale)^)? `->` type($d)
    """


class ReduceOp(d.Op, dialect=tt, name="reduce"):
    """Tensors that are reduced along an axis, with a region that combines two elements."""

    srcs = d.Operands(Tensor)
    axis = d.Attr(d.I32Attr)
    result = d.Results(AnyTritonType)
    combineOp = d.Region(1)
    traits = (d.Pure, d.Check("SameOperandsShape"), SameOperandsEncoding, d.SingleBlock)
    checks = (Tensors, d.Check("tt.Reduce"), d.Check("tt.ReduceResults"))
    region_checks = (d.Check("tt.ReduceRegion", "tt.reduce.return"),)


class ReduceReturnOp(d.Op, dialect=tt, name="reduce.return"):
    """The end of the region of reduce."""

    result = d.Operands(d.AnyType)
    traits = (d.HasParent("tt.reduce"), d.Pure, d.Terminator, d.ReturnLike)
    checks = (Tensors,)
    assembly_format = "$result attr-dict `:` type($result)"


class ScanOp(d.Op, dialect=tt, name="scan"):
    """All partial reductions along an axis, with a region that combines two elements."""

    srcs = d.Operands(Tensor)
    axis = d.Attr(d.I32Attr)
    reverse = d.Attr(d.BoolAttr)
    result = d.Results(Tensor)
    combineOp = d.Region(1)
    traits = (d.Pure, SameEncoding, d.SameOperandsAndResultShape, d.SingleBlock)
    checks = (Tensors, d.Check("tt.Reduce"))
    region_checks = (d.Check("tt.ReduceRegion", "tt.scan.return"),)


class ScanReturnOp(d.Op, dialect=tt, name="scan.return"):
    """The end of the region of scan."""

    result = d.Operands(d.AnyType)
    traits = (d.HasParent("tt.scan"), d.Pure, d.Terminator, d.ReturnLike)
    checks = (Tensors,)
    assembly_format = "$result attr-dict `:` type($result)"


# --- debugging ---


class PrintOp(d.Op, dialect=tt, name="print"):
    """A line of text, from the device."""

    prefix = d.Attr(d.StrAttr)
    hex = d.Attr(d.BoolAttr)
    args = d.Operands(AnyTritonType)
    isSigned = d.Attr(d.DenseI32ArrayAttr)
    effects = ("write",)
    checks = (Tensors,)
    assembly_format = "$prefix attr-dict (`:` $args^ `:` type($args))?"


class AssertOp(d.Op, dialect=tt, name="assert"):
    """Ends the program with a message when a condition is false."""

    condition = d.Operand(I1OrTensor)
    message = d.Attr(d.StrAttr)
    effects = ("write",)
    checks = (Tensors,)
    assembly_format = "$condition `,` $message attr-dict `:` type($condition)"
