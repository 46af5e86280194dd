"""The tpu dialect: operations on vectors, products, and the structure of kernels."""

from mlircore import dialect as d

from .base import (
    AnyFloatLike, AnyOfRank2, AnySignlessIntegerLike, AnyVector, AnyVectorOfAnyRank, ContractPrecisionAttr, ConvDimensionNumbersAttr,
    DenseBoolArrayAttr, DotDimensionNumbersAttr, I32OrF32, IndexOrInteger, PackFormatAttr, ReductionKindAttr, RoundingModeAttr,
    SI32Attr, ScanInput, ScanOutput, VectorOfF32, VectorOfF32OrInteger, VectorOfI1, VectorOfI16OrI32, VectorOfI32, VectorOfI32OrF32,
    VectorOfInteger, VectorOfIntegerOrIndex, Vmask, Vreg, tpu)


class AllReduceOp(d.Op, dialect=tpu, name="all_reduce"):
    input = d.Operand(AnyVector)
    dim = d.Attr(d.I64Attr)
    kind = d.Attr(ReductionKindAttr)
    output = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class AssumeMultipleOp(d.Op, dialect=tpu, name="assume_multiple"):
    value = d.Operand(IndexOrInteger)
    multiple = d.Attr(d.I32Attr)
    result = d.Result(IndexOrInteger)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$value `,` $multiple attr-dict `:` type($result)"


class BitcastOp(d.Op, dialect=tpu, name="bitcast"):
    input = d.Operand(AnyVector)
    output = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class BitcastVregOp(d.Op, dialect=tpu, name="bitcast_vreg"):
    input = d.Operand(Vreg)
    output = d.Result(Vreg)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class BroadcastInSublanesOp(d.Op, dialect=tpu, name="broadcast_in_sublanes"):
    source = d.Operand(Vreg)
    lane = d.Attr(d.I32Attr)
    output = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$source `,` $lane attr-dict `:` type($source) `->` type($output)"


class ConcatenateOp(d.Op, dialect=tpu, name="concatenate"):
    sources = d.Operands(AnyVector)
    dimension = d.Attr(d.I32Attr)
    output = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$sources `in` $dimension attr-dict `:` type($sources) `->` type($output)"


class ConvOp(d.Op, dialect=tpu, name="conv"):
    lhs = d.Operand(AnyVector)
    rhs = d.Operand(AnyVector)
    acc = d.Operand(AnyVector)
    dimension_numbers = d.Attr(ConvDimensionNumbersAttr)
    window_strides = d.Attr(d.DenseI64ArrayAttr)
    padding = d.Attr(d.DenseI64ArrayAttr)
    lhs_dilation = d.Attr(d.DenseI64ArrayAttr)
    rhs_dilation = d.Attr(d.DenseI64ArrayAttr)
    window_reversal = d.Attr(DenseBoolArrayAttr)
    feature_group_count = d.Attr(d.I64Attr, default="1 : i64")
    batch_group_count = d.Attr(d.I64Attr, default="1 : i64")
    precision = d.OptionalAttr(ContractPrecisionAttr)
    result = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc) `->` type($result)"


class CoreIdOp(d.Op, dialect=tpu, name="core_id"):
    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($result)"


class CreateMaskOp(d.Op, dialect=tpu, name="create_mask"):
    low = d.Operands(d.Index)
    high = d.Operands(d.Index)
    output = d.Result(d.AnyType)
    traits = (d.Pure, d.SameVariadicOperandSize)
    assembly_format = "`[` $low `]``[` $high `]` attr-dict `:` type($output)"


class CreateSubelementMaskOp(d.Op, dialect=tpu, name="create_subelement_mask"):
    from_ = d.Attr(d.I32Attr)
    to = d.Attr(d.I32Attr)
    output = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "$from `,` $to attr-dict `:` type($output)"


class DelayOp(d.Op, dialect=tpu, name="delay"):
    nanos = d.Operand(d.I32)
    assembly_format = "$nanos attr-dict"


class DeviceIdOp(d.Op, dialect=tpu, name="device_id"):
    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($result)"


class DynamicGatherOp(d.Op, dialect=tpu, name="dynamic_gather"):
    source = d.Operand(AnyVector)
    indices = d.Operand(VectorOfInteger)
    dimensions = d.Attr(d.DenseI32ArrayAttr)
    output = d.Result(AnyVector)
    traits = (d.Pure, d.AllShapesMatch("indices", "output"), d.AllElementTypesMatch("source", "output"))
    assembly_format = """
        $source `[` $indices `]` `in` $dimensions attr-dict `:` type($source) `,` type($indices) `->`
        type($output)
    """


class DynamicRotateOp(d.Op, dialect=tpu, name="dynamic_rotate"):
    value = d.Operand(AnyVector)
    amount = d.Operand(d.I32)
    dimension = d.Attr(SI32Attr)
    stride = d.OptionalAttr(SI32Attr)
    stride_dimension = d.OptionalAttr(SI32Attr)
    result = d.Result(AnyVector)
    traits = (d.Pure, d.AllTypesMatch("value", "result"))
    assembly_format = """
        $value `by` $amount `dim` $dimension attr-dict `:` type($value) `,` type($amount) `->` type($result)
    """


class ExtFOp(d.Op, dialect=tpu, name="extf"):
    in_ = d.Operand(AnyFloatLike)
    out = d.Result(AnyFloatLike)
    traits = (d.Pure, d.Elementwise)
    assembly_format = "$in attr-dict `:` type($in) `->` type($out)"


class FPToSIOp(d.Op, dialect=tpu, name="fptosi"):
    in_ = d.Operand(AnyFloatLike)
    rounding_mode = d.Attr(RoundingModeAttr)
    output = d.Result(AnySignlessIntegerLike)
    traits = (d.Pure, d.Elementwise)
    assembly_format = "$in attr-dict `:` type($in) `->` type($output)"


class FPToUIOp(d.Op, dialect=tpu, name="fptoui"):
    in_ = d.Operand(AnyFloatLike)
    rounding_mode = d.Attr(RoundingModeAttr)
    output = d.Result(AnySignlessIntegerLike)
    traits = (d.Pure, d.Elementwise)
    assembly_format = "$in attr-dict `:` type($in) `->` type($output)"


class GatherOp(d.Op, dialect=tpu, name="gather"):
    source = d.Operand(AnyVector)
    indices = d.Attr(d.DenseI32ArrayAttr)
    dimension = d.Attr(d.I32Attr)
    output = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$source `[` $indices `]` `in` $dimension attr-dict `:` type($source) `->` type($output)"


class GetIterationBoundOp(d.Op, dialect=tpu, name="iteration_bound"):
    dim = d.Attr(d.I32Attr)
    result = d.Result(d.I32)
    assembly_format = "$dim attr-dict `:` type($result)"


class IotaOp(d.Op, dialect=tpu, name="iota"):
    dimensions = d.Attr(d.DenseI32ArrayAttr)
    output = d.Result(VectorOfIntegerOrIndex)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($output)"


class LogOp(d.Op, dialect=tpu, name="log"):
    inputs = d.Operands(d.AnyType)
    tag = d.Attr(d.StrAttr)
    formatted = d.Attr(d.BoolAttr, default="false")
    assembly_format = "$tag attr-dict (`:` `[` $inputs^ `]` `:` type($inputs))?"


class LogisticOp(d.Op, dialect=tpu, name="logistic"):
    input = d.Operand(AnyVector)
    output = d.Result(AnyVector)
    traits = (d.Pure, d.SameOperandsAndResultType, d.Elementwise)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class MaskCastOp(d.Op, dialect=tpu, name="mask_cast"):
    input = d.Operand(VectorOfI1)
    result = d.Result(VectorOfI1)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"


class MatmulAccLhsOp(d.Op, dialect=tpu, name="matmul_acc_lhs"):
    acc = d.Attr(d.I32Attr)
    lhs = d.Operand(AnyVector)
    mxu_index = d.Attr(d.I32Attr)
    load_staged_rhs = d.OptionalAttr(d.I32Attr)
    assembly_format = "$acc `,` $lhs attr-dict `:` type($lhs)"


class MatmulLhsFifoOp(d.Op, dialect=tpu, name="matmul_lhs_fifo"):
    lhs = d.Operand(AnyVector)
    mxu_index = d.Attr(d.I32Attr)
    load_staged_rhs = d.OptionalAttr(d.I32Attr)
    assembly_format = "$lhs attr-dict `:` type($lhs)"


class MatmulOp(d.Op, dialect=tpu, name="matmul"):
    lhs = d.Operand(AnyVector)
    rhs = d.Operand(AnyVector)
    acc = d.Operand(AnyVector)
    transpose_lhs = d.Attr(d.BoolAttr, default="false")
    transpose_rhs = d.Attr(d.BoolAttr, default="false")
    precision = d.OptionalAttr(ContractPrecisionAttr)
    dimension_numbers = d.OptionalAttr(DotDimensionNumbersAttr)
    transpose_lhs_hint = d.Attr(d.BoolAttr)
    result = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = """
        $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc) `->` type($result)
    """


class MatmulPopFifoOp(d.Op, dialect=tpu, name="matmul_pop_fifo"):
    mxu_index = d.Attr(d.I32Attr)
    result = d.Result(AnyOfRank2)
    assembly_format = "$mxu_index attr-dict `:` type($result)"


class MatmulPopOp(d.Op, dialect=tpu, name="matmul_pop"):
    acc = d.Attr(d.I32Attr)
    mxu_index = d.Attr(d.I32Attr)
    result = d.Result(AnyOfRank2)
    assembly_format = "$acc attr-dict `:` type($result)"


class MatmulPushRhsOp(d.Op, dialect=tpu, name="matmul_push_rhs"):
    rhs = d.Operand(AnyVector)
    mxu_index = d.Attr(d.I32Attr)
    staging_register = d.Attr(d.I32Attr, default="0 : i32")
    transpose = d.Attr(d.BoolAttr, default="false")
    assembly_format = "$rhs attr-dict `:` type($rhs)"


class PRNGRandomBitsOp(d.Op, dialect=tpu, name="prng_random_bits"):
    output = d.Result(AnyVector)


class PRNGSeed32Op(d.Op, dialect=tpu, name="prng_set_seed_32"):
    seeds = d.Operands(d.I32)


class PackElementwiseOp(d.Op, dialect=tpu, name="pack_elementwise"):
    sources = d.Operands(VectorOfF32OrInteger)
    target_type = d.Attr(d.TypeAttr)
    output = d.Result(VectorOfInteger)
    traits = (d.Pure, d.SameTypeOperands, d.Elementwise)
    assembly_format = "$sources attr-dict `:` type($sources) `->` type($output)"


class PackMaskOp(d.Op, dialect=tpu, name="pack_vmsk"):
    sources = d.Operands(Vmask)
    positions = d.Attr(d.DenseI32ArrayAttr)
    output = d.Result(Vmask)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$sources attr-dict `:` type($sources) `->` type($output)"


class PackSubelementsOp(d.Op, dialect=tpu, name="pack_subelements"):
    sources = d.Operands(Vreg)
    positions = d.Attr(d.DenseI32ArrayAttr)
    pack_format = d.Attr(PackFormatAttr)
    unsigned_integers = d.Attr(d.BoolAttr, optional=True, default="false")
    output = d.Result(Vreg)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$sources attr-dict `:` type($sources) `->` type($output)"


class ReciprocalOp(d.Op, dialect=tpu, name="reciprocal"):
    input = d.Operand(AnyVector)
    approx = d.Attr(d.BoolAttr, default="false")
    full_range = d.Attr(d.BoolAttr, default="true")
    output = d.Result(AnyVector)
    traits = (d.Pure, d.SameOperandsAndResultType, d.Elementwise)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class ReduceOp(d.Op, dialect=tpu, name="reduce"):
    input = d.Operand(AnyVector)
    dimensions = d.Attr(d.DenseI64ArrayAttr)
    kind = d.Attr(ReductionKindAttr)
    output = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$kind `,` $input $dimensions attr-dict `:` type($input) `->` type($output)"


class ReducePrecisionOp(d.Op, dialect=tpu, name="reduce_precision"):
    input = d.Operand(AnyVector)
    exponent_bits = d.Attr(d.I32Attr)
    mantissa_bits = d.Attr(d.I32Attr)
    output = d.Result(AnyVector)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class ReduceIndexOp(d.Op, dialect=tpu, name="reduce_index"):
    input = d.Operand(AnyVector)
    axis = d.Attr(d.I32Attr)
    kind = d.Attr(ReductionKindAttr)
    output = d.Result(VectorOfI16OrI32)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class RegionOp(d.Op, dialect=tpu, name="region"):
    results = d.Results(d.AnyType)
    region = d.Region()
    traits = (d.SingleBlock,)
    implicit_terminator = "tpu.yield"
    effects = ("nested",)


class RepeatOp(d.Op, dialect=tpu, name="repeat"):
    source = d.Operand(AnyVector)
    dimension = d.Attr(d.I32Attr)
    times = d.Attr(d.I32Attr)
    output = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$source `,` $dimension `x` $times attr-dict `:` type($source) `->` type($output)"


class ReshapeOp(d.Op, dialect=tpu, name="reshape"):
    source = d.Operand(AnyVector)
    result = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$source attr-dict `:` type($source) `->` type($result)"


class RollVectorsOp(d.Op, dialect=tpu, name="roll_vectors"):
    input = d.Operands(AnyVectorOfAnyRank)
    output = d.Result(AnyVectorOfAnyRank)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class SIToFPOp(d.Op, dialect=tpu, name="sitofp"):
    in_ = d.Operand(AnySignlessIntegerLike)
    rounding_mode = d.Attr(RoundingModeAttr)
    output = d.Result(AnyFloatLike)
    traits = (d.Pure, d.Elementwise)
    assembly_format = "$in attr-dict `:` type($in) `->` type($output)"


class ScanCountOp(d.Op, dialect=tpu, name="scan_count"):
    in_mask = d.Operand(VectorOfI1)
    values = d.Operand(AnyVector)
    out_mask = d.Result(VectorOfI1)
    counts = d.Result(VectorOfI32)
    traits = (d.Pure, d.SameOperandsAndResultShape)
    assembly_format = """
        `mask` `(` $in_mask `:` type($in_mask) `)` `value` `(` $values `:` type($values) `)` attr-dict `:`
        type(results)
    """


class ScanOp(d.Op, dialect=tpu, name="scan"):
    input = d.Operand(ScanInput)
    dimension = d.Attr(d.I64Attr)
    kind = d.Attr(ReductionKindAttr)
    mask = d.OptionalOperand(VectorOfI1)
    output = d.Result(ScanOutput)
    assembly_format = """
        $kind `,` $input (`masked` $mask^)? attr-dict `:` type($input) `,` type($mask) `->` type($output)
    """


class SortOp(d.Op, dialect=tpu, name="sort"):
    keys = d.Operand(VectorOfI32OrF32)
    values = d.Operand(VectorOfI32OrF32)
    mask = d.OptionalOperand(VectorOfI1)
    descending = d.Attr(d.BoolAttr, default="false")
    output_mask = d.Result(VectorOfI1)
    sorted_keys = d.Result(VectorOfI32OrF32)
    sorted_values = d.Result(VectorOfI32OrF32)
    traits = (d.Pure,)
    assembly_format = "$keys `,` $values (`masked` $mask^)? attr-dict `:` functional-type(operands, results)"


class StochasticConvertElementwiseOp(d.Op, dialect=tpu, name="stochastic_convert_elementwise"):
    input = d.Operand(VectorOfF32)
    random = d.Operand(VectorOfI32)
    dst_type = d.Attr(d.TypeAttr)
    output = d.Result(VectorOfI32)
    traits = (d.Pure, d.Elementwise)
    assembly_format = "$input `,` $random attr-dict `:` type($input) `,` type($random) `->` type($output)"


class StochasticConvertOp(d.Op, dialect=tpu, name="stochastic_convert"):
    input = d.Operand(VectorOfF32)
    random = d.Operand(VectorOfI32)
    output = d.Result(AnyVector)
    traits = (d.Pure, d.SameOperandsAndResultShape)
    assembly_format = "$input `,` $random attr-dict `:` type($input) `,` type($random) `->` type($output)"


class SubcoreIdOp(d.Op, dialect=tpu, name="subcore_id"):
    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($result)"


class SublaneShuffleOp(d.Op, dialect=tpu, name="sublane_shuffle"):
    lhs = d.Operand(Vreg)
    rhs = d.Operand(Vreg)
    pattern = d.Attr(d.DenseI32ArrayAttr)
    result = d.Result(Vreg)
    traits = (d.SameOperandsAndResultType,)
    assembly_format = "$lhs `,` $rhs `,` $pattern attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"


class TraceOp(d.Op, dialect=tpu, name="trace"):
    message = d.Attr(d.StrAttr)
    level = d.Attr(d.I32Attr)
    results = d.Results(d.AnyType)
    region = d.Region()
    traits = (d.SingleBlock,)
    implicit_terminator = "tpu.yield"
    effects = ("nested",)


class TraceStartOp(d.Op, dialect=tpu, name="trace_start"):
    message = d.Attr(d.StrAttr)
    level = d.Attr(d.I32Attr)


class TraceStopOp(d.Op, dialect=tpu, name="trace_stop"):
    """The end of the innermost trace."""


class TraceValueOp(d.Op, dialect=tpu, name="trace_value"):
    value = d.Operand(I32OrF32)
    label = d.Attr(d.StrAttr)
    assembly_format = "$value `,` $label attr-dict `:` type($value)"


class TransposeOp(d.Op, dialect=tpu, name="transpose"):
    vector = d.Operand(AnyVectorOfAnyRank)
    permutation = d.Attr(d.DenseI64ArrayAttr)
    result = d.Result(AnyVectorOfAnyRank)
    traits = (d.Pure,)
    assembly_format = "$vector `,` $permutation attr-dict `:` type($vector) `->` type($result)"


class TruncFOp(d.Op, dialect=tpu, name="truncf"):
    in_ = d.Operand(AnyFloatLike)
    rounding_mode = d.Attr(RoundingModeAttr)
    out = d.Result(AnyFloatLike)
    traits = (d.Pure, d.Elementwise)
    assembly_format = "$in attr-dict `:` type($in) `->` type($out)"


class UIToFPOp(d.Op, dialect=tpu, name="uitofp"):
    in_ = d.Operand(AnySignlessIntegerLike)
    rounding_mode = d.Attr(RoundingModeAttr)
    output = d.Result(AnyFloatLike)
    traits = (d.Pure, d.Elementwise)
    assembly_format = "$in attr-dict `:` type($in) `->` type($output)"


class UnpackElementwiseOp(d.Op, dialect=tpu, name="unpack_elementwise"):
    source = d.Operand(VectorOfInteger)
    source_type = d.Attr(d.TypeAttr)
    index = d.Attr(d.I32Attr)
    output = d.Result(VectorOfF32OrInteger)
    traits = (d.Pure, d.Elementwise)
    assembly_format = "$source `,` $index attr-dict `:` type($source) `->` type($output)"


class UnpackSubelementsOp(d.Op, dialect=tpu, name="unpack_subelements"):
    source = d.Operand(AnyVector)
    index = d.Attr(d.I32Attr)
    pack_format = d.Attr(PackFormatAttr)
    integer_extended = d.Attr(d.BoolAttr, default="true")
    unsigned_integers = d.Attr(d.BoolAttr, default="false")
    output = d.Result(AnyVector)
    traits = (d.Pure,)
    assembly_format = "$source `,` $index attr-dict `:` type($source) `->` type($output)"


class UnrollVectorsOp(d.Op, dialect=tpu, name="unroll_vectors"):
    input = d.Operand(AnyVectorOfAnyRank)
    output = d.Results(AnyVectorOfAnyRank)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class WeirdOp(d.Op, dialect=tpu, name="weird"):
    input = d.Operand(d.AnyType)
    output = d.Result(d.AnyType)
    traits = (d.Pure, d.Elementwise)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


class YieldOp(d.Op, dialect=tpu, name="yield"):
    results_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict ($results^ `:` type($results))?"
