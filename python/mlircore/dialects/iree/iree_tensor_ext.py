"""IREE's iree_tensor_ext dialect: tensors of dispatches."""

from mlircore import dialect as d

iree_tensor_ext = d.Dialect("iree_tensor_ext", lists_properties=True)


class RaggedShapeAttr(d.AttrDef, dialect=iree_tensor_ext, mnemonic="ragged_shape"):
    raggedRow = d.IntParam(64)
    memref_layout = True
    assembly_format = "`<` $raggedRow `>`"


class SparseIterationDimsAttr(d.AttrDef, dialect=iree_tensor_ext, mnemonic="sparse_iteration_dims"):
    sparseIterationDims = d.ArrayParam(d.IntParam(64), optional=True)
    assembly_format = "`<` `[` $sparseIterationDims `]` `>`"


TensorAccess = d.EnumDef([("readonly", 0), ("readwrite", 1), ("writeonly", 2)])
iree_tensor_ext.enum(TensorAccess)


class DispatchTensorType(d.TypeDef, dialect=iree_tensor_ext, mnemonic="dispatch.tensor"):
    access = d.EnumParam(TensorAccess)
    boundType = d.TypeParam()
    assembly_format = "`<` $access `` `:` `` $boundType `>`"
    summary = "dispatch.tensor"


AnyRankedTensor = d.TypeConstraint(
    "ranked tensor of any type values", ("kind", "TYPE_RANKED_TENSOR"), type_name="builtin.tensor")
IREETensorExt_Dim = d.TypeConstraint("index", ("kind", "TYPE_INDEX"), type_text="index", type_name="builtin.index")
RankedTensorOfAnyTypeValuesOrMemrefOfAnType = d.TypeConstraint(
    "ranked tensor of any type values or memref of any type values", ("or", ("kind", "TYPE_RANKED_TENSOR"), ("kind", "TYPE_MEMREF")))
IREETensorExt_DispatchTensor = d.TypeConstraint("dispatch.tensor", ("defined", "iree_tensor_ext.dispatch.tensor"))


class BitCastOp(d.Op, dialect=iree_tensor_ext, name="bitcast"):
    source = d.Operand(AnyRankedTensor)
    source_dims = d.Operands(IREETensorExt_Dim)
    result_dims = d.Operands(IREETensorExt_Dim)
    result = d.Result(AnyRankedTensor)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.DynamicDims", "source", "source_dims", "result", "result_dims"),)
    assembly_format = """
        $source `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)?
        attr-dict-with-keyword
    """


class CastToRaggedShapeOp(d.Op, dialect=iree_tensor_ext, name="cast_to_ragged_shape"):
    source = d.Operand(RankedTensorOfAnyTypeValuesOrMemrefOfAnType)
    raggedDim = d.Attr(d.IndexAttr)
    columnLengths = d.Operand(RankedTensorOfAnyTypeValuesOrMemrefOfAnType)
    numRaggedRows = d.OptionalOperand(d.Index)
    sourceDynamicDims = d.Operands(d.Index)
    result = d.Result(RankedTensorOfAnyTypeValuesOrMemrefOfAnType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.RaggedCast"),)
    assembly_format = """
        $source `ragged_dim` `(` $raggedDim `)` `column_lengths` `(` $columnLengths `)` (`num_ragged_rows` `(`
        $numRaggedRows^ `)`)? attr-dict `:` `(` type($source) (`{` $sourceDynamicDims^ `}`)? `,`
        type($columnLengths) `)` `->` type($result)
    """


class ComputeBarrierEndOp(d.Op, dialect=iree_tensor_ext, name="compute_barrier.end"):
    value = d.Operand(AnyRankedTensor)
    value_dims = d.Operands(IREETensorExt_Dim)
    result = d.Result(AnyRankedTensor)
    traits = (d.Pure,)
    checks = (d.Check("iree.DynamicDims", "value", "value_dims"), d.Check("iree.Barrier"))
    assembly_format = "$value `:` type($value) (`{` $value_dims^ `}`)? `->` type($result) attr-dict-with-keyword"


class ComputeBarrierStartOp(d.Op, dialect=iree_tensor_ext, name="compute_barrier.start"):
    value = d.Operand(AnyRankedTensor)
    value_dims = d.Operands(IREETensorExt_Dim)
    result = d.Result(AnyRankedTensor)
    traits = (d.Pure,)
    checks = (d.Check("iree.DynamicDims", "value", "value_dims"), d.Check("iree.Barrier"))
    assembly_format = "$value `:` type($value) (`{` $value_dims^ `}`)? `->` type($result) attr-dict-with-keyword"


class DispatchTensorLoadOp(d.Op, dialect=iree_tensor_ext, name="dispatch.tensor.load"):
    source = d.Operand(IREETensorExt_DispatchTensor)
    source_dims = d.Operands(IREETensorExt_Dim)
    offsets = d.Operands(d.Index)
    sizes = d.Operands(d.Index)
    strides = d.Operands(d.Index)
    static_offsets = d.Attr(d.DenseI64ArrayAttr)
    static_sizes = d.Attr(d.DenseI64ArrayAttr)
    static_strides = d.Attr(d.DenseI64ArrayAttr)
    result = d.Result(AnyRankedTensor)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.DynamicDims", "source", "source_dims"),)
    assembly_format = """
        $source `,` `offsets` `=` custom<`DynamicIndexList`>($offsets, $static_offsets) `,` `sizes` `=`
        custom<`DynamicIndexList`>($sizes, $static_sizes) `,` `strides` `=` custom<`DynamicIndexList`>($strides,
        $static_strides) attr-dict `:` type($source) (`{` $source_dims^ `}`)? `->` type($result)
    """


class DispatchTensorStoreOp(d.Op, dialect=iree_tensor_ext, name="dispatch.tensor.store"):
    value = d.Operand(AnyRankedTensor)
    target = d.Operand(IREETensorExt_DispatchTensor)
    target_dims = d.Operands(IREETensorExt_Dim)
    offsets = d.Operands(d.Index)
    sizes = d.Operands(d.Index)
    strides = d.Operands(d.Index)
    static_offsets = d.Attr(d.DenseI64ArrayAttr)
    static_sizes = d.Attr(d.DenseI64ArrayAttr)
    static_strides = d.Attr(d.DenseI64ArrayAttr)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("iree.DynamicDims", "target", "target_dims"),)
    assembly_format = """
        $value `,` $target `,` `offsets` `=` custom<`DynamicIndexList`>($offsets, $static_offsets) `,` `sizes`
        `=` custom<`DynamicIndexList`>($sizes, $static_sizes) `,` `strides` `=`
        custom<`DynamicIndexList`>($strides, $static_strides) attr-dict `:` type($value) `->` type($target) (`{`
        $target_dims^ `}`)?
    """


class DispatchWorkgroupCountFromSliceOp(d.Op, dialect=iree_tensor_ext, name="dispatch.workgroup_count_from_slice"):
    operands_ = d.Operands(d.Index)
    x = d.Result(d.Index)
    y = d.Result(d.Index)
    z = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "attr-dict `(` $operands `)`"


class DispatchWorkgroupCountSplitReductionModifierOp(d.Op, dialect=iree_tensor_ext, name="dispatch.workgroup_count_split_reduction_modifier"):
    workgroup_x = d.Operand(d.Index)
    workgroup_y = d.Operand(d.Index)
    workgroup_z = d.Operand(d.Index)
    workload = d.Operands(d.Index)
    result_x = d.Result(d.Index)
    result_y = d.Result(d.Index)
    result_z = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = """
        attr-dict `workgroups` `(` $workgroup_x `,` $workgroup_y `,` $workgroup_z `)` `workload` `(` $workload
        `)`
    """


class DispatchWorkloadOrdinalOp(d.Op, dialect=iree_tensor_ext, name="dispatch.workload.ordinal"):
    operand = d.Operand(d.Index)
    ordinal = d.Attr(d.IndexAttr)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "attr-dict $operand `,` $ordinal `:` type($operand)"


class LinearizeRaggedDimsOp(d.Op, dialect=iree_tensor_ext, name="linearize_ragged_dims"):
    source = d.Operand(RankedTensorOfAnyTypeValuesOrMemrefOfAnType)
    resultDynamicDims = d.Operands(d.Index)
    result = d.Result(RankedTensorOfAnyTypeValuesOrMemrefOfAnType)
    traits = (d.Pure,)
    checks = (d.Check("iree.RaggedDims"), d.Check("iree.DynamicDims", "result", "resultDynamicDims"))
    assembly_format = "$source attr-dict `:` type($source) `->` type($result)(`{` $resultDynamicDims^ `}`)?"


__getattr__ = iree_tensor_ext.member
__dir__ = iree_tensor_ext.members
