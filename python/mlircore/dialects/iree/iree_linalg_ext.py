"""IREE's iree_linalg_ext dialect: structured operations that linalg does not have."""

from mlircore import dialect as d

iree_linalg_ext = d.Dialect("iree_linalg_ext", lists_properties=True)

IteratorTypeAttr = iree_linalg_ext.enum(d.EnumDef(
    [("parallel", 0), ("reduction", 1)], attr_name="iterator_type", summary="Iterator type", cpp_name="::mlir::utils::IteratorType", cpp_attr="IREELinalgExt_IteratorTypeEnum"))


class SplitReductionMappingAttr(d.AttrDef, dialect=iree_linalg_ext, mnemonic="split_reduction_mapping"):
    dimension = d.IntParam(64)
    assembly_format = "`<` $dimension `>`"


AnyShaped = d.TypeConstraint(
    "shaped of any type values", ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"), type_name="")
AnyRankedTensor = d.TypeConstraint(
    "ranked tensor of any type values", ("kind", "TYPE_RANKED_TENSOR"), type_name="builtin.tensor")
AffineMapArrayAttr = d.AttrConstraint(
    "AffineMap array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_AFFINE_MAP"))), ("kind", "ATTR_ARRAY"), value_type="none")
DictionaryAttr = d.AttrConstraint(
    "dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"), value_type="none")
AnyRankedTensorOrScalarType = d.TypeConstraint(
    "ranked tensor of signless integer or index or floating-point values or signless integer or index or floating-point", ("or",
     ("and",
      ("kind", "TYPE_RANKED_TENSOR"),
      ("element", ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX"), ("kind", "TYPE_FLOAT")))),
     ("integer", 1, 0),
     ("kind", "TYPE_INDEX"),
     ("kind", "TYPE_FLOAT")))
IREELinalgExt_IteratorTypeArrayAttr = d.AttrConstraint(
    "LinalgExt iterator type", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "iree_linalg_ext.iterator_type"))), ("kind", "ATTR_ARRAY"), value_type="none")
AnyRankedTensorOrMemRef = d.TypeConstraint(
    "ranked tensor or memref of any type", ("or", ("kind", "TYPE_RANKED_TENSOR"), ("kind", "TYPE_MEMREF")), type_name="", type_class=("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))
N64BitSignlessIntegerAttributeWhoseMinimumAttr = d.AttrConstraint(
    "64-bit signless integer attribute whose minimum value is 0", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64)), ("range", 0, 9223372036854775807)), ("kind", "ATTR_INTEGER"), value_type="i64")


class ArgCompareOp(d.Op, dialect=iree_linalg_ext, name="arg_compare"):
    input_value = d.Operand(AnyShaped)
    input_index = d.OptionalOperand(AnyShaped)
    output_value = d.Operand(AnyShaped)
    output_index = d.Operand(AnyShaped)
    index_base = d.OptionalOperand(d.Index)
    dimension = d.Attr(d.I64Attr)
    results = d.Results(AnyRankedTensor)
    region = d.Region(1)
    traits = (d.AttrSizedOperandSegments, d.SingleBlock)
    checks = (d.Check("linalg.Destination", "output_value", "output_index"), d.Check("iree.ArgCompare"))
    region_checks = (d.Check("iree.ArgCompareBody"),)
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` `ins` `(` $input_value (`,` $input_index^)? `:`
        type($input_value) (`,` type($input_index)^)? `)` `outs` `(` $output_value `,` $output_index `:`
        type($output_value) `,` type($output_index) `)` (`index_base` `(` $index_base^ `:` type($index_base)
        `)`)? $region (`->` type($results)^)?
    """


class AttentionOp(d.Op, dialect=iree_linalg_ext, name="attention"):
    query = d.Operand(AnyShaped)
    key = d.Operand(AnyShaped)
    value = d.Operand(AnyShaped)
    scale = d.Operand(d.AnyFloat)
    mask = d.OptionalOperand(AnyShaped)
    output = d.Operand(AnyShaped)
    indexing_maps = d.Attr(AffineMapArrayAttr)
    decomposition_config = d.OptionalAttr(DictionaryAttr)
    results = d.Results(AnyRankedTensor)
    region = d.Region(1)
    traits = (d.SingleBlock,)
    checks = (d.Check("linalg.Destination", "output"), d.Check("iree.Attention"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `ins` `(` $query `,` $key `,` $value `,` $scale (`,` $mask^)? `:` type($query) `,` type($key)
        `,` type($value) `,` type($scale) (`,` type($mask)^ )?`)` `outs` `(` $output `:` type($output) `)`
        $region (`->` type($results)^)?
    """


class CustomOp(d.Op, dialect=iree_linalg_ext, name="custom_op"):
    inputs = d.Operands(AnyRankedTensorOrScalarType)
    outputs = d.Operands(AnyRankedTensor)
    indexing_maps = d.Attr(AffineMapArrayAttr)
    iterator_types = d.Attr(IREELinalgExt_IteratorTypeArrayAttr)
    results = d.Results(AnyRankedTensor)
    region = d.Region(1)
    traits = (d.AttrSizedOperandSegments, d.SingleBlock)
    checks = (d.Check("linalg.Destination", "outputs"), d.Check("iree.CustomOp"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        `{` `indexing_maps` `=` $indexing_maps `,` `iterator_types` `=` $iterator_types `}`
        attr-dict-with-keyword (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:`
        type($outputs) `)`)? $region (`->` type($results)^)?
    """


class ExpReductionOp(d.Op, dialect=iree_linalg_ext, name="exp_reduction"):
    inputs = d.Operands(AnyRankedTensor)
    outputs = d.Operands(AnyRankedTensor)
    indexing_maps = d.Attr(AffineMapArrayAttr)
    iterator_types = d.Attr(IREELinalgExt_IteratorTypeArrayAttr)
    exp_reduced_operands = d.Attr(d.DenseI64ArrayAttr)
    results = d.Results(AnyRankedTensor)
    region = d.Region(1)
    traits = (d.AttrSizedOperandSegments, d.SingleBlock)
    checks = (d.Check("linalg.Destination", "outputs"), d.Check("iree.ExpReduction"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        `{` `indexing_maps` `=` $indexing_maps `,` `iterator_types` `=` $iterator_types `,`
        `exp_reduced_operands` `=` $exp_reduced_operands `}` attr-dict `ins` `(` $inputs `:` type($inputs) `)`
        `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?
    """


class FftOp(d.Op, dialect=iree_linalg_ext, name="fft"):
    stage = d.Operand(d.AnyType)
    real_coeff = d.OptionalOperand(AnyShaped)
    imag_coeff = d.OptionalOperand(AnyShaped)
    real = d.Operand(AnyShaped)
    imag = d.Operand(AnyShaped)
    results = d.Results(AnyRankedTensor)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("linalg.Destination", "real", "imag"),)
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `ins` `(` $stage (`,` $real_coeff^ `,` $imag_coeff)? `:` type($stage) (`,` type($real_coeff)^
        `,` type($imag_coeff))? `)` `outs` `(` $real `,` $imag `:` type($real) `,` type($imag) `)` (`:`
        type($results)^)?
    """


class GatherOp(d.Op, dialect=iree_linalg_ext, name="gather"):
    source = d.Operand(AnyRankedTensorOrMemRef)
    indices = d.Operand(AnyRankedTensorOrMemRef)
    mask = d.OptionalOperand(AnyRankedTensorOrMemRef)
    output = d.Operand(AnyRankedTensorOrMemRef)
    dimension_map = d.Attr(d.DenseI64ArrayAttr)
    results = d.Results(AnyRankedTensor)
    checks = (d.Check("linalg.Destination", "output"), d.Check("iree.Gather"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `dimension_map` `=` $dimension_map `ins` `(` $source `,` $indices (`,` $mask^)? `:`
        type($source) `,` type($indices) (`,` type($mask)^)? `)` `outs` `(` $output `:` type($output) `)` (`->`
        type($results)^)?
    """


class IndexOp(d.Op, dialect=iree_linalg_ext, name="index"):
    dim = d.Attr(N64BitSignlessIntegerAttributeWhoseMinimumAttr)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    checks = (d.Check("iree.Index"),)
    assembly_format = "$dim attr-dict `:` type($result)"


class MapLoadOp(d.Op, dialect=iree_linalg_ext, name="map_load"):
    source = d.Operand(AnyShaped)
    output = d.Operand(AnyRankedTensorOrMemRef)
    results = d.Results(AnyRankedTensor)
    transformation_region = d.Region()
    traits = (d.SingleBlock,)
    checks = (d.Check("linalg.Destination", "output"), d.Check("iree.MapLoad"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict $source `into` $output $transformation_region `:` type($source) `into` type($output) (`->`
        type($results)^)?
    """


class MapStoreOp(d.Op, dialect=iree_linalg_ext, name="map_store"):
    input = d.Operand(AnyShaped)
    output = d.Operand(AnyRankedTensorOrMemRef)
    results = d.Results(AnyRankedTensor)
    transformation_region = d.Region()
    traits = (d.SingleBlock,)
    checks = (d.Check("linalg.Destination", "output"), d.Check("iree.MapStore"))
    region_checks = (d.Check("iree.MapStoreYield"),)
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict $input `into` $output $transformation_region `:` type($input) `into` type($output) (`->`
        type($results)^)?
    """


class OnlineAttentionOp(d.Op, dialect=iree_linalg_ext, name="online_attention"):
    query = d.Operand(AnyShaped)
    key = d.Operand(AnyShaped)
    value = d.Operand(AnyShaped)
    scale = d.Operand(d.AnyFloat)
    mask = d.OptionalOperand(AnyShaped)
    output = d.Operand(AnyShaped)
    max = d.Operand(AnyShaped)
    sum = d.Operand(AnyShaped)
    indexing_maps = d.Attr(AffineMapArrayAttr)
    decomposition_config = d.OptionalAttr(DictionaryAttr)
    results = d.Results(AnyRankedTensor)
    region = d.Region(1)
    traits = (d.SingleBlock,)
    checks = (d.Check("linalg.Destination", "output", "sum"), d.Check("iree.OnlineAttention"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `ins` `(` $query `,` $key `,` $value `,` $scale (`,` $mask^)? `:` type($query) `,` type($key)
        `,` type($value) `,` type($scale) (`,` type($mask)^ )?`)` `outs` `(` $output `,` $max `,` $sum `:`
        type($output) `,` type($max) `,` type($sum) `)` $region (`->` type($results)^)?
    """


class ScanOp(d.Op, dialect=iree_linalg_ext, name="scan"):
    input = d.Operand(AnyShaped)
    output = d.Operand(AnyShaped)
    accumulator = d.Operand(AnyShaped)
    dimension = d.Attr(d.I64Attr)
    inclusive = d.Attr(d.BoolAttr)
    results = d.Results(AnyRankedTensor)
    region = d.Region()
    traits = (d.SingleBlock,)
    checks = (d.Check("linalg.Destination", "output", "accumulator"), d.Check("iree.Scan"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` `inclusive` `(` $inclusive `)` `ins` `(` $input `:`
        type($input) `)` `outs` `(` $output `,` $accumulator `:` type($output) `,` type($accumulator) `)`
        $region (`->` type($results)^)?
    """


class ScatterOp(d.Op, dialect=iree_linalg_ext, name="scatter"):
    updates = d.Operand(AnyRankedTensorOrMemRef)
    indices = d.Operand(AnyRankedTensorOrMemRef)
    mask = d.OptionalOperand(AnyRankedTensorOrMemRef)
    original = d.Operand(AnyRankedTensorOrMemRef)
    dimension_map = d.Attr(d.DenseI64ArrayAttr)
    unique_indices = d.Attr(d.BoolAttr, default="true")
    results = d.Results(AnyRankedTensor)
    region = d.Region()
    traits = (d.SingleBlock,)
    checks = (d.Check("linalg.Destination", "original"), d.Check("iree.Scatter"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `dimension_map` `=` $dimension_map `unique_indices` `(` $unique_indices `)` `ins` `(` $updates
        `,` $indices (`,` $mask^)? `:` type($updates) `,` type($indices) (`,` type($mask)^)? `)` `outs` `(`
        $original `:` type($original) `)` $region (`->` type($results)^)?
    """


class SortOp(d.Op, dialect=iree_linalg_ext, name="sort"):
    inputs = d.Operands(d.AnyType)
    outputs = d.Operands(AnyShaped)
    dimension = d.Attr(d.I64Attr)
    results = d.Results(AnyRankedTensor)
    region = d.Region()
    traits = (d.AttrSizedOperandSegments, d.SingleBlock)
    checks = (d.Check("linalg.Destination", "outputs"), d.Check("iree.Sort"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $outputs
        `:` type($outputs) `)` $region (`->` type($results)^)?
    """


class TopkOp(d.Op, dialect=iree_linalg_ext, name="topk"):
    values = d.Operand(AnyShaped)
    indices = d.OptionalOperand(AnyShaped)
    output_values = d.Operand(AnyShaped)
    output_indices = d.Operand(AnyShaped)
    dimension = d.Attr(d.I64Attr)
    results = d.Results(AnyRankedTensor)
    region = d.Region()
    traits = (d.SingleBlock,)
    checks = (d.Check("linalg.Destination", "output_values", "output_indices"), d.Check("iree.TopK"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` `ins` `(` $values (`,` $indices^)? `:` type($values) (`,`
        type($indices)^)? `)` `outs` `(` $output_values `,` $output_indices `:` type($output_values) `,`
        type($output_indices) `)` $region (`->` type($results)^)?
    """


class TopkV2Op(d.Op, dialect=iree_linalg_ext, name="topk_v2"):
    dimension = d.Attr(d.I64Attr)
    is_sorted = d.Attr(d.UnitAttr)
    values = d.Operand(AnyShaped)
    input_indices = d.OptionalOperand(AnyShaped)
    output_values = d.Operand(AnyShaped)
    output_indices = d.OptionalOperand(AnyShaped)
    results = d.Results(AnyRankedTensor)
    region = d.Region(1)
    traits = (d.AttrSizedOperandSegments, d.SingleBlock)
    checks = (d.Check("linalg.Destination", "output_values", "output_indices"), d.Check("iree.TopKTwo"))
    region_checks = (d.Check("iree.TopKBody"),)
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` (`is_sorted` $is_sorted^)? `ins` `(` $values (`,`
        $input_indices^)? `:` type($values) (`,` type($input_indices)^)? `)` `outs` `(` $output_values (`,`
        $output_indices^)? `:` type($output_values) (`,` type($output_indices)^)? `)` $region (`->`
        type($results)^)?
    """


class WinogradFilterTransformOp(d.Op, dialect=iree_linalg_ext, name="winograd.filter_transform"):
    input = d.Operand(AnyShaped)
    output = d.Operand(AnyShaped)
    output_tile_size = d.Attr(d.I64Attr)
    kernel_size = d.Attr(d.I64Attr)
    kernel_dimensions = d.Attr(d.DenseI64ArrayAttr)
    result_ = d.Results(AnyRankedTensor)
    checks = (d.Check("linalg.Destination", "output"), d.Check("iree.WinogradFilter"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `output_tile_size` `(` $output_tile_size `)` `kernel_size` `(` $kernel_size `)`
        `kernel_dimensions` `(` $kernel_dimensions `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output
        `:` type($output) `)` (`->` type($result)^)?
    """


class WinogradInputTransformOp(d.Op, dialect=iree_linalg_ext, name="winograd.input_transform"):
    input = d.Operand(AnyShaped)
    output = d.Operand(AnyShaped)
    output_tile_size = d.Attr(d.I64Attr)
    kernel_size = d.Attr(d.I64Attr)
    image_dimensions = d.Attr(d.DenseI64ArrayAttr)
    result_ = d.Results(AnyRankedTensor)
    checks = (d.Check("linalg.Destination", "output"), d.Check("iree.WinogradInput"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `output_tile_size` `(` $output_tile_size `)` `kernel_size` `(` $kernel_size `)`
        `image_dimensions` `(` $image_dimensions `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output
        `:` type($output) `)` (`->` type($result)^)?
    """


class WinogradOutputTransformOp(d.Op, dialect=iree_linalg_ext, name="winograd.output_transform"):
    input = d.Operand(AnyShaped)
    output = d.Operand(AnyShaped)
    output_tile_size = d.Attr(d.I64Attr)
    kernel_size = d.Attr(d.I64Attr)
    image_dimensions = d.Attr(d.DenseI64ArrayAttr)
    result_ = d.Results(AnyRankedTensor)
    checks = (d.Check("linalg.Destination", "output"), d.Check("iree.WinogradOutput"))
    implicit_terminator = "iree_linalg_ext.yield"
    assembly_format = """
        attr-dict `output_tile_size` `(` $output_tile_size `)` `kernel_size` `(` $kernel_size `)`
        `image_dimensions` `(` $image_dimensions `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output
        `:` type($output) `)` (`->` type($result)^)?
    """


class YieldOp(d.Op, dialect=iree_linalg_ext, name="yield"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class Im2colOp(d.Op, dialect=iree_linalg_ext, name="im2col"):
    input = d.Operand(AnyShaped)
    output = d.Operand(AnyShaped)
    strides = d.Attr(d.DenseI64ArrayAttr)
    dilations = d.Attr(d.DenseI64ArrayAttr)
    kernel_size = d.Operands(d.Index)
    static_kernel_size = d.Attr(d.DenseI64ArrayAttr)
    offsets = d.Operands(d.Index)
    static_offsets = d.Attr(d.DenseI64ArrayAttr)
    output_sizes = d.Operands(d.Index)
    static_output_sizes = d.Attr(d.ArrayAttr)
    batch_pos = d.Attr(d.DenseI64ArrayAttr)
    m_pos = d.Attr(d.DenseI64ArrayAttr)
    k_pos = d.Attr(d.DenseI64ArrayAttr)
    input_k_perm = d.Attr(d.DenseI64ArrayAttr)
    output_perm = d.Attr(d.DenseI64ArrayAttr)
    input_pad_low = d.Operands(d.Index)
    static_input_pad_low = d.Attr(d.DenseI64ArrayAttr, default="array<i64>")
    input_pad_high = d.Operands(d.Index)
    static_input_pad_high = d.Attr(d.DenseI64ArrayAttr, default="array<i64>")
    output_pad_low = d.Operands(d.Index)
    static_output_pad_low = d.Attr(d.DenseI64ArrayAttr, default="array<i64>")
    output_pad_high = d.Operands(d.Index)
    static_output_pad_high = d.Attr(d.DenseI64ArrayAttr, default="array<i64>")
    pad_value = d.OptionalOperand(d.AnyType)
    results = d.Results(AnyShaped)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("linalg.Destination", "output"), d.Check("iree.Im2Col"))
    assembly_format = """
        attr-dict `strides` `=` $strides `dilations` `=` $dilations `kernel_size` `=` custom<DynamicIndexList>($kernel_size,
        $static_kernel_size) `offsets` `=` custom<DynamicIndexList>($offsets, $static_offsets) `output_sizes` `=`
        custom<`iree.NestedList`>($output_sizes, $static_output_sizes) `batch_pos` `=` $batch_pos `m_pos` `=` $m_pos `k_pos`
        `=` $k_pos `input_k_perm` `=` $input_k_perm `output_perm` `=` $output_perm (`input_pad_low` `=`
        custom<DynamicIndexList>($input_pad_low, $static_input_pad_low) `input_pad_high` `=`
        custom<DynamicIndexList>($input_pad_high, $static_input_pad_high)^)? (`output_pad_low` `=`
        custom<DynamicIndexList>($output_pad_low, $static_output_pad_low) `output_pad_high` `=`
        custom<DynamicIndexList>($output_pad_high, $static_output_pad_high)^)? (`pad_value` `(` $pad_value^ `:`
        type($pad_value) `)`)? `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->`
        type($results)^)?
    """


__getattr__ = iree_linalg_ext.member
__dir__ = iree_linalg_ext.members
