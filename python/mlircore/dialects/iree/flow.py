"""IREE's flow dialect: tensors, dispatches of regions and executables, collectives."""

from mlircore import dialect as d

flow = d.Dialect("flow", lists_properties=True)

CollectiveElementType = flow.enum(d.EnumDef(
    [("si8", 0),
     ("ui8", 1),
     ("si16", 2),
     ("ui16", 3),
     ("si32", 4),
     ("ui32", 5),
     ("si64", 6),
     ("ui64", 7),
     ("f16", 8),
     ("f32", 9),
     ("f64", 10),
     ("bf16", 11)], summary="valid CollectiveElementType", cpp_name="::mlir::iree_compiler::IREE::Flow::CollectiveElementType"))

CollectiveReductionOp = flow.enum(d.EnumDef(
    [("none", 0), ("sum", 1), ("product", 2), ("minimum", 3), ("maximum", 4), ("average", 5)], summary="valid CollectiveReductionOp", cpp_name="mlir::iree_compiler::IREE::Flow::CollectiveReductionOp"))


class NamedParameterAttr(d.AttrDef, dialect=flow, mnemonic="parameter.named"):
    type_ = d.SelfType()
    scope = d.StringParam(optional=True)
    key = d.StringParam()
    config = d.AttrParam(d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` custom<`iree.ParameterName`>($scope, $key) (`,` $config^)? `>`"
    summary = "Named parameter referenced an optional scope and key."


class DummyAttr(d.AttrDef, dialect=flow, mnemonic="dummy"):
    summary = ""


class DummyType(d.TypeDef, dialect=flow, mnemonic="dummy"):
    summary = ""


class ChannelType(d.TypeDef, dialect=flow, mnemonic="channel"):
    summary = "A collective communication channel."


FLOW_Dim = d.TypeConstraint("index", ("kind", "TYPE_INDEX"), type_text="index", type_name="builtin.index")
Util_TiedOpStorageAttr = d.AttrConstraint(
    "64-bit integer array attribute", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("kind", "TYPE_INDEX"))))), ("kind", "ATTR_ARRAY"), value_type="none")
FLOW_Tensor = d.TypeConstraint(
    "ranked tensor of any type values", ("kind", "TYPE_RANKED_TENSOR"), type_name="builtin.tensor")
SymbolRefArrayAttr = d.AttrConstraint(
    "symbol ref array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_SYMBOL_REF"))), ("kind", "ATTR_ARRAY"), value_type="none")
IREETensorExt_DispatchTensor = d.TypeConstraint("dispatch.tensor", ("defined", "iree_tensor_ext.dispatch.tensor"))
TypeAttributeOfFunctionTypeAttr = d.AttrConstraint(
    "type attribute of function type", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("kind", "TYPE_FUNCTION"))), ("kind", "ATTR_TYPE"), value_type="none")
BufferType2 = d.type_of("util.buffer")
AnyTensor = d.TypeConstraint(
    "tensor of any type values", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), type_name="")
IndexOrSignlessIntegerOrFloatingPointOrCType = d.TypeConstraint(
    "index or signless integer or floating-point or complex-type or vector of any type values", ("or",
     ("kind", "TYPE_INDEX"),
     ("integer", 1, 0),
     ("kind", "TYPE_FLOAT"),
     ("kind", "TYPE_COMPLEX"),
     ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0)))))
FLOW_PrimitiveType = d.TypeConstraint(
    "index or signless integer or floating-point or complex-type", ("or", ("kind", "TYPE_INDEX"), ("integer", 1, 0), ("kind", "TYPE_FLOAT"), ("kind", "TYPE_COMPLEX")))


class CallOp(d.Op, dialect=flow, name="call"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    arguments = d.Operands(d.AnyType)
    argument_dims = d.Operands(FLOW_Dim)
    result_dims = d.Operands(FLOW_Dim)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    results = d.Results(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("iree.DynamicDims", "arguments", "argument_dims", "results", "result_dims"),)
    assembly_format = """
        $callee `(` $arguments `)` attr-dict `:` custom<`iree.SizedFunctionType`>(ref($arguments),
        type($arguments), $argument_dims, type($results), $result_dims, $tied_operands)
    """


class ChannelCountOp(d.Op, dialect=flow, name="channel.count"):
    channel = d.Operand(ChannelType)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$channel `:` type($result) attr-dict-with-keyword"
    result_name = "channel_count"


class ChannelDefaultOp(d.Op, dialect=flow, name="channel.default"):
    group = d.OptionalAttr(d.StrAttr)
    result = d.Result(ChannelType)
    traits = (d.Pure,)
    assembly_format = "($group^)? `:` type($result) attr-dict-with-keyword"
    result_name = "default_channel"


class ChannelRankOp(d.Op, dialect=flow, name="channel.rank"):
    channel = d.Operand(ChannelType)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$channel `:` type($result) attr-dict-with-keyword"
    result_name = "channel_rank"


class ChannelSplitOp(d.Op, dialect=flow, name="channel.split"):
    channel = d.Operand(ChannelType)
    color = d.Operand(d.Index)
    key = d.Operand(d.Index)
    result = d.Result(ChannelType)
    assembly_format = "$channel `,` $color `,` $key `:` type($channel) `->` type($result) attr-dict-with-keyword"
    result_name = "channel"


class CollectiveAllGatherOp(d.Op, dialect=flow, name="collective.all_gather"):
    element_type = d.Attr(CollectiveElementType)
    target = d.Operand(FLOW_Tensor)
    target_dims = d.Operands(FLOW_Dim)
    source = d.Operand(FLOW_Tensor)
    channel = d.Operand(ChannelType)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("target", "result"),)
    assembly_format = """
        $element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,`
        type($channel) `)` `->` custom<`iree.TiedResult`>(type($result), $target_dims, $tied_operands,
        ref($target)) attr-dict-with-keyword
    """


class CollectiveAllReduceOp(d.Op, dialect=flow, name="collective.all_reduce"):
    reduction_op = d.Attr(CollectiveReductionOp)
    element_type = d.Attr(CollectiveElementType)
    target = d.Operand(FLOW_Tensor)
    target_dims = d.Operands(FLOW_Dim)
    source = d.Operand(FLOW_Tensor)
    channel = d.Operand(ChannelType)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("source", "target", "result"),)
    assembly_format = """
        $reduction_op `,` $element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,`
        type($source) `,` type($channel) `)` `->` custom<`iree.TiedResult`>(type($result), $target_dims,
        $tied_operands, ref($target)) attr-dict-with-keyword
    """


class CollectiveAllToAllOp(d.Op, dialect=flow, name="collective.all_to_all"):
    element_type = d.Attr(CollectiveElementType)
    target = d.Operand(FLOW_Tensor)
    target_dims = d.Operands(FLOW_Dim)
    source = d.Operand(FLOW_Tensor)
    channel = d.Operand(ChannelType)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("target", "result"),)
    assembly_format = """
        $element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,`
        type($channel) `)` `->` custom<`iree.TiedResult`>(type($result), $target_dims, $tied_operands,
        ref($target)) attr-dict-with-keyword
    """


class CollectiveReduceScatterOp(d.Op, dialect=flow, name="collective.reduce_scatter"):
    reduction_op = d.Attr(CollectiveReductionOp)
    element_type = d.Attr(CollectiveElementType)
    target = d.Operand(FLOW_Tensor)
    target_dims = d.Operands(FLOW_Dim)
    source = d.Operand(FLOW_Tensor)
    channel = d.Operand(ChannelType)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("target", "result"),)
    assembly_format = """
        $reduction_op `,` $element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,`
        type($source) `,` type($channel) `)` `->` custom<`iree.TiedResult`>(type($result), $target_dims,
        $tied_operands, ref($target)) attr-dict-with-keyword
    """


class CollectiveSendRecvOp(d.Op, dialect=flow, name="collective.send_recv"):
    element_type = d.Attr(CollectiveElementType)
    target = d.Operand(FLOW_Tensor)
    target_dims = d.Operands(FLOW_Dim)
    source = d.Operand(FLOW_Tensor)
    channel = d.Operand(ChannelType)
    send = d.Operand(d.Index)
    recv = d.Operand(d.Index)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("source", "target", "result"),)
    assembly_format = """
        $element_type `,` $target `,` $source `,` $channel `,` $send `,` $recv `:` `(` type($target) `,`
        type($source) `,` type($channel) `,` type($send) `,` type($recv) `)` `->`
        custom<`iree.TiedResult`>(type($result), $target_dims, $tied_operands, ref($target))
        attr-dict-with-keyword
    """


class DispatchOp(d.Op, dialect=flow, name="dispatch"):
    workload = d.Operands(FLOW_Dim)
    entry_points = d.Attr(SymbolRefArrayAttr)
    arguments = d.Operands(d.AnyType)
    argument_dims = d.Operands(FLOW_Dim)
    result_dims = d.Operands(FLOW_Dim)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    results = d.Results(d.AnyType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.DynamicDims", "arguments", "argument_dims", "results", "result_dims"),)
    assembly_format = """
        custom<`iree.EntryPoints`>($entry_points) (`[` $workload^ `]`)? `` `(` $arguments `)` attr-dict `:`
        custom<`iree.SizedFunctionType`>(ref($arguments), type($arguments), $argument_dims, type($results),
        $result_dims, $tied_operands)
    """


class DispatchTieShapeOp(d.Op, dialect=flow, name="dispatch.tie_shape"):
    operand = d.Operand(IREETensorExt_DispatchTensor)
    dynamic_dims = d.Operands(FLOW_Dim)
    result = d.Result(IREETensorExt_DispatchTensor)
    traits = (d.AllTypesMatch("operand", "result"), d.Pure)
    checks = (d.Check("iree.DynamicDims", "operand", "dynamic_dims"),)
    assembly_format = "$operand attr-dict `:` type($result) (`{` $dynamic_dims^ `}`)?"


class DispatchWorkgroupCountOp(d.Op, dialect=flow, name="dispatch.workgroup.count"):
    dimension = d.Attr(d.IndexAttr)
    result = d.Result(FLOW_Dim)
    traits = (d.Pure,)
    assembly_format = "`[` $dimension `]` attr-dict `:` type($result)"
    result_name = "workgroup_count_{dimension}"
    result_names = "Patterns"


class DispatchWorkgroupIDOp(d.Op, dialect=flow, name="dispatch.workgroup.id"):
    dimension = d.Attr(d.IndexAttr)
    result = d.Result(FLOW_Dim)
    traits = (d.Pure,)
    assembly_format = "`[` $dimension `]` attr-dict `:` type($result)"
    result_name = "workgroup_id_{dimension}"
    result_names = "Patterns"


class DispatchWorkgroupSizeOp(d.Op, dialect=flow, name="dispatch.workgroup.size"):
    dimension = d.Attr(d.IndexAttr)
    result = d.Result(FLOW_Dim)
    traits = (d.Pure,)
    assembly_format = "`[` $dimension `]` attr-dict `:` type($result)"
    result_name = "workgroup_size_{dimension}"
    result_names = "Patterns"


class ExecutableEndOp(d.Op, dialect=flow, name="executable_end"):
    traits = (d.HasParent("flow.executable"), d.Terminator)
    assembly_format = "attr-dict"


class ExecutableExportOp(d.Op, dialect=flow, name="executable.export"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    function_ref = d.Attr(d.FlatSymbolRefAttr)
    workgroup_count = d.Region()
    traits = (d.HasParent("flow.executable"), d.Symbol, d.IsolatedFromAbove)
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) custom<`iree.Alias`>($sym_name, $function_ref)
        custom<`iree.Workgroups`>($workgroup_count, `workgroups`) attr-dict-with-keyword
    """


class ExecutableOp(d.Op, dialect=flow, name="executable"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.Symbol, d.SymbolTable)
    implicit_terminator = "flow.executable_end"
    assembly_format = "custom<`iree.Visibility`>($sym_visibility) $sym_name attr-dict-with-keyword regions"


class FuncOp(d.Op, dialect=flow, name="func"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(TypeAttributeOfFunctionTypeAttr)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.Check("Function"), d.IsolatedFromAbove, d.Symbol)
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) $sym_name `` `` custom<`iree.Signature`>($function_type,
        $tied_operands, $arg_attrs, $res_attrs, `always`) attr-dict-with-keyword ($body^)?
    """


class ParameterLoadOp(d.Op, dialect=flow, name="parameter.load"):
    source_scope = d.OptionalOperand(BufferType2)
    source_key = d.Operand(BufferType2)
    source_offset = d.Operand(d.I64)
    result_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        custom<`iree.Parameter`>($source_scope, $source_key) `` `[` $source_offset `]` `:` type($result) (`{`
        $result_dims^ `}`)? attr-dict-with-keyword
    """


class ParameterWriteOp(d.Op, dialect=flow, name="parameter.write"):
    source = d.Operand(FLOW_Tensor)
    source_dims = d.Operands(FLOW_Dim)
    target_scope = d.OptionalOperand(BufferType2)
    target_key = d.Operand(BufferType2)
    target_offset = d.Operand(d.I64)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("source", "result"), d.AttrSizedOperandSegments)
    assembly_format = """
        $source `->` custom<`iree.Parameter`>($target_scope, $target_key) `` `[` $target_offset `]` `:`
        type($source) (`{` $source_dims^ `}`)? attr-dict-with-keyword
    """


class ReturnOp(d.Op, dialect=flow, name="return"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class TensorAllocaOp(d.Op, dialect=flow, name="tensor.alloca"):
    result_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    effects = ("allocate",)
    checks = (d.Check("iree.DynamicDims", "result", "result_dims"),)
    assembly_format = "`:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword"


class TensorBarrierOp(d.Op, dialect=flow, name="tensor.barrier"):
    operand = d.Operand(FLOW_Tensor)
    operand_dims = d.Operands(FLOW_Dim)
    target = d.Attr(d.AnyAttr)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("operand", "result"), d.Pure)
    checks = (d.Check("iree.DynamicDims", "operand", "operand_dims"),)
    assembly_format = "$operand `:` type($result) (`{` $operand_dims^ `}`)? `on` $target attr-dict-with-keyword"


class TensorBitCastOp(d.Op, dialect=flow, name="tensor.bitcast"):
    source = d.Operand(FLOW_Tensor)
    source_dims = d.Operands(FLOW_Dim)
    result_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.DynamicDims", "source", "source_dims", "result", "result_dims"),)
    assembly_format = """
        $source `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)?
        attr-dict-with-keyword
    """


class TensorCloneOp(d.Op, dialect=flow, name="tensor.clone"):
    operand = d.Operand(FLOW_Tensor)
    operand_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("operand", "result"), d.Pure)
    checks = (d.Check("iree.DynamicDims", "operand", "operand_dims", "result", "operand_dims"),)
    assembly_format = "$operand `:` type($result) (`{` $operand_dims^ `}`)? attr-dict-with-keyword"


class TensorConstantOp(d.Op, dialect=flow, name="tensor.constant"):
    value = d.Attr(d.TypedAttr)
    result = d.Result(AnyTensor)
    traits = (d.ConstantLike, d.AllTypesMatch("value", "result"), d.Pure)
    assembly_format = "attr-dict $value"


class TensorDynamicConstantOp(d.Op, dialect=flow, name="tensor.dynamic_constant"):
    value = d.Attr(d.TypedAttr)
    result = d.Result(AnyTensor)
    assembly_format = "attr-dict $value `->` type($result)"


class TensorEmptyOp(d.Op, dialect=flow, name="tensor.empty"):
    result_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (d.Pure,)
    checks = (d.Check("iree.DynamicDims", "result", "result_dims"),)
    assembly_format = "`:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword"


class TensorEncodeOp(d.Op, dialect=flow, name="tensor.encode"):
    operand = d.Operand(FLOW_Tensor)
    operand_dims = d.Operands(FLOW_Dim)
    result_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllElementTypesMatch("operand", "result"), d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.DynamicDims", "operand", "operand_dims", "result", "result_dims"),)
    assembly_format = """
        $operand `:` type($operand) (`{` $operand_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)?
        attr-dict-with-keyword
    """


class TensorLoadOp(d.Op, dialect=flow, name="tensor.load"):
    source = d.Operand(FLOW_Tensor)
    source_dims = d.Operands(FLOW_Dim)
    indices = d.Operands(FLOW_Dim)
    result = d.Result(IndexOrSignlessIntegerOrFloatingPointOrCType)
    traits = (
        d.TypesMatchWith("value type matches element type of target operand", "source", "result", "ElementType"),
        d.AttrSizedOperandSegments,
        d.Pure,
    )
    checks = (d.Check("iree.DynamicDims", "source", "source_dims"),)
    assembly_format = "$source (`[` $indices^ `]`)? `:` type($source) (`{` $source_dims^ `}`)? attr-dict-with-keyword"


class TensorReshapeOp(d.Op, dialect=flow, name="tensor.reshape"):
    source = d.Operand(FLOW_Tensor)
    source_dims = d.Operands(FLOW_Dim)
    result_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllElementTypesMatch("source", "result"), d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.DynamicDims", "source", "source_dims", "result", "result_dims"),)
    assembly_format = """
        $source `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)?
        attr-dict-with-keyword
    """


class TensorSliceOp(d.Op, dialect=flow, name="tensor.slice"):
    source = d.Operand(FLOW_Tensor)
    source_dims = d.Operands(FLOW_Dim)
    start_indices = d.Operands(FLOW_Dim)
    lengths = d.Operands(FLOW_Dim)
    result_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllElementTypesMatch("source", "result"), d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.DynamicDims", "source", "source_dims", "result", "result_dims"),)
    assembly_format = """
        $source `[` $start_indices `for` $lengths `]` `:` type($source) (`{` $source_dims^ `}`)? `->`
        type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword
    """


class TensorSplatOp(d.Op, dialect=flow, name="tensor.splat"):
    value = d.Operand(FLOW_PrimitiveType)
    result_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (
        d.TypesMatchWith("value type matches element type of result", "result", "value", "ElementType"),
        d.Pure,
    )
    checks = (d.Check("iree.DynamicDims", "result", "result_dims"),)
    assembly_format = "$value `:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword"


class TensorStoreOp(d.Op, dialect=flow, name="tensor.store"):
    value = d.Operand(IndexOrSignlessIntegerOrFloatingPointOrCType)
    target = d.Operand(FLOW_Tensor)
    target_dims = d.Operands(FLOW_Dim)
    indices = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (
        d.AllTypesMatch("target", "result"),
        d.TypesMatchWith("value type matches element type of target operand", "target", "value", "ElementType"),
        d.AttrSizedOperandSegments,
        d.Pure,
    )
    checks = (d.Check("iree.DynamicDims", "target", "target_dims"),)
    assembly_format = """
        $value `,` $target (`[` $indices^ `]`)? `:` type($target) (`{` $target_dims^ `}`)?
        attr-dict-with-keyword
    """


class TensorTieShapeOp(d.Op, dialect=flow, name="tensor.tie_shape"):
    operand = d.Operand(FLOW_Tensor)
    dynamic_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("operand", "result"), d.Pure)
    checks = (d.Check("iree.DynamicDims", "operand", "dynamic_dims"),)
    assembly_format = "$operand attr-dict `:` type($result) (`{` $dynamic_dims^ `}`)?"


class TensorTransferOp(d.Op, dialect=flow, name="tensor.transfer"):
    operand = d.Operand(FLOW_Tensor)
    operand_dims = d.Operands(FLOW_Dim)
    target = d.Attr(d.AnyAttr)
    result = d.Result(FLOW_Tensor)
    traits = (d.AllTypesMatch("operand", "result"), d.Pure)
    checks = (d.Check("iree.DynamicDims", "operand", "operand_dims", "result", "operand_dims"),)
    assembly_format = "$operand `:` type($result) (`{` $operand_dims^ `}`)? `to` $target attr-dict-with-keyword"


class TensorUpdateOp(d.Op, dialect=flow, name="tensor.update"):
    target = d.Operand(FLOW_Tensor)
    target_dims = d.Operands(FLOW_Dim)
    start_indices = d.Operands(FLOW_Dim)
    update = d.Operand(FLOW_Tensor)
    update_dims = d.Operands(FLOW_Dim)
    result = d.Result(FLOW_Tensor)
    traits = (
        d.AllTypesMatch("target", "result"),
        d.AllElementTypesMatch("update", "target", "result"),
        d.AttrSizedOperandSegments,
        d.Pure,
    )
    checks = (d.Check("iree.DynamicDims", "update", "update_dims", "target", "target_dims"),)
    assembly_format = """
        $update `,` $target `[` $start_indices `]` `:` type($update) (`{` $update_dims^ `}`)? `->`
        custom<`iree.TiedResult`>(type($result), $target_dims, ref($target)) attr-dict-with-keyword
    """


class DispatchRegionOp(d.Op, dialect=flow, name="dispatch.region"):
    result_dims = d.Operands(FLOW_Dim)
    workload = d.Operands(FLOW_Dim)
    result_ = d.Results(d.AnyType)
    body = d.Region()
    workgroup_count = d.Region()
    traits = (d.AttrSizedOperandSegments, d.Pure)
    defer_attr_checks = True
    assembly_format = """
        (`` `[` $workload^ `]`)? custom<`iree.RegionResults`>(type($result), $result_dims) attr-dict-with-keyword
        custom<`iree.RegionBody`>($body) `` custom<`iree.Workgroups`>($workgroup_count, `count`, `spaced`)
    """


class DispatchWorkgroupsOp(d.Op, dialect=flow, name="dispatch.workgroups"):
    workload = d.Operands(FLOW_Dim)
    arguments = d.Operands(d.AnyType)
    argument_dims = d.Operands(FLOW_Dim)
    result_dims = d.Operands(FLOW_Dim)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    results = d.Results(d.AnyType)
    workgroup_body = d.Region()
    workgroup_count = d.Region()
    traits = (d.IsolatedFromAbove, d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.DynamicDims", "arguments", "argument_dims", "results", "result_dims"),)
    assembly_format = r"""
        (`[` $workload^ `]`)? `` `(` $arguments `)` `:` custom<`iree.SizedFunctionType`>(ref($arguments), type($arguments),
        $argument_dims, type($results), $result_dims, $tied_operands) attr-dict-with-keyword `=` `\n` ` ` ` ` ` `
        custom<`iree.DispatchBody`>($workgroup_body) `` custom<`iree.Workgroups`>($workgroup_count, `count`, `spaced`)
    """


class TensorTraceOp(d.Op, dialect=flow, name="tensor.trace"):
    key = d.Attr(d.StrAttr)
    values = d.Operands(FLOW_Tensor)
    value_dims = d.Operands(FLOW_Dim)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("iree.DynamicDims", "values", "value_dims"),)
    assembly_format = """
        $key `=` `[` custom<`iree.Rows`>(`_%0 : $12`, $values, type($values), $value_dims) `]` attr-dict-with-keyword
    """


__getattr__ = flow.member
__dir__ = flow.members
