"""The hal dialect: channels, executables, interfaces, tensors."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import hal


class ChannelCreateOp(d.Op, dialect=hal, name="channel.create"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    flags = d.Attr(ChannelFlagBitfield)
    id = d.Operand(BufferType2)
    group = d.Operand(BufferType2)
    rank = d.Operand(d.I32)
    count = d.Operand(d.I32)
    result = d.Result(HAL_Channel)
    assembly_format = """
        `device` `(` $device `:` type($device) `)` `affinity` `(` $queue_affinity `)` `flags` `(` $flags `)`
        `id` `(` $id `)` `group` `(` $group `)` `rank` `(` $rank `)` `count` `(` $count `)` `:` type($result)
        attr-dict-with-keyword
    """
    result_name = "channel"


class ChannelRankAndCountOp(d.Op, dialect=hal, name="channel.rank_and_count"):
    channel = d.Operand(HAL_Channel)
    rank = d.Result(d.I32)
    count = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "`<` $channel `:` type($channel) `>` `:` type($rank) `,` type($count) attr-dict-with-keyword"
    result_name = "ccl_rank,ccl_count"
    result_names = "Patterns"


class ChannelSplitOp(d.Op, dialect=hal, name="channel.split"):
    channel = d.Operand(HAL_Channel)
    color = d.Operand(d.I32)
    key = d.Operand(d.I32)
    flags = d.Attr(ChannelFlagBitfield)
    result = d.Result(HAL_Channel)
    assembly_format = """
        `<` $channel `:` type($channel) `>` `color` `(` $color `)` `key` `(` $key `)` `flags` `(` $flags `)` `:`
        type($result) attr-dict-with-keyword
    """
    result_name = "channel"


class ExFileFromMemoryOp(d.Op, dialect=hal, name="ex.file.from_memory"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    access = d.Attr(MemoryAccessBitfield)
    buffer = d.Operand(BufferType2)
    offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    flags = d.Operand(d.I32)
    result = d.Result(HAL_File)
    assembly_format = """
        `device` `(` $device `:` type($device) `)` `affinity` `(` $queue_affinity `)` `access` `(` $access `)`
        `buffer` `(` $buffer `:` type($buffer) `)` `` `[` $offset `for` $length `]` `flags` `(` $flags `)` `:`
        type($result) attr-dict-with-keyword
    """
    result_name = "memory_file"


class ExecutableBinaryOp(d.Op, dialect=hal, name="executable.binary"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    format = d.Attr(d.StrAttr)
    data = d.Attr(Util_AnySerializableAttr)
    mime_type = d.OptionalAttr(d.StrAttr)
    traits = (d.HasParent("hal.executable"), d.Symbol)
    assembly_format = "custom<`iree.Visibility`>($sym_visibility) $sym_name attr-dict-with-keyword"


class ExecutableCalculateWorkgroupsOp(d.Op, dialect=hal, name="executable.calculate_workgroups"):
    device = d.Operand(HAL_Device)
    entry_point = d.Attr(d.SymbolRefAttr)
    workload = d.Operands(d.Index)
    workgroup_x = d.Result(HAL_DeviceSize)
    workgroup_y = d.Result(HAL_DeviceSize)
    workgroup_z = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = """
        `device` `(` $device `:` type($device) `)` `target` `(` $entry_point `)` (`workload` `(` `[` $workload^
        `]` `)`)? `:` type($workgroup_x) `,` type($workgroup_y) `,` type($workgroup_z) attr-dict-with-keyword
    """


class ExecutableConstantLoadOp(d.Op, dialect=hal, name="executable.constant.load"):
    key = d.Attr(d.StrAttr)
    result = d.Result(HAL_PrimitiveType)
    traits = (d.Pure,)
    assembly_format = "$key attr-dict `:` type($result)"


class ExecutableCreateOp(d.Op, dialect=hal, name="executable.create"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    executable_target = d.Attr(d.SymbolRefAttr)
    constants = d.Operands(d.I32)
    result = d.Result(HAL_Executable)
    traits = (d.Pure,)
    assembly_format = """
        `device` `(` $device `:` type($device) `)` `affinity` `(` $queue_affinity `)` `target` `(`
        $executable_target `)` (`constants` `(` `[` $constants^ `]` `)`)? `:` type($result)
        attr-dict-with-keyword
    """
    result_name = "executable"


class ExecutableEndOp(d.Op, dialect=hal, name="executable_end"):
    traits = (d.HasParent("hal.executable"), d.Terminator)
    assembly_format = "attr-dict"


class ExecutableExportOp(d.Op, dialect=hal, name="executable.export"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    ordinal = d.OptionalAttr(HAL_SubgroupSizeAttr)
    layout = d.Attr(PipelineLayoutAttr)
    condition_fallback = d.OptionalAttr(d.FlatSymbolRefAttr)
    workgroup_size = d.OptionalAttr(HAL_WorkgroupSizeAttr)
    subgroup_size = d.OptionalAttr(HAL_SubgroupSizeAttr)
    workgroup_local_memory = d.OptionalAttr(d.IndexAttr)
    source_locs = d.OptionalAttr(DictionaryAttr)
    workgroup_count = d.Region()
    condition = d.Region()
    traits = (d.Symbol, d.HasParent("hal.executable.source", "hal.executable.variant"), d.IsolatedFromAbove)
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) $sym_name (`ordinal` `(` $ordinal^ `)`)? `layout` `(`
        qualified($layout) `)` `` custom<`iree.Condition`>($condition, `condition`, `spaced`) (`fallback` `(`
        $condition_fallback^ `)`)? `` custom<`iree.Workgroups`>($workgroup_count, `count`, `spaced`)
        attr-dict-with-keyword
    """


class ExecutableExportOrdinalOp(d.Op, dialect=hal, name="executable.export.ordinal"):
    entry_point = d.Attr(d.SymbolRefAttr)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "`target` `(` $entry_point `)` `:` type($result) attr-dict-with-keyword"
    result_name = "ordinal"


class ExecutableLookupFunctionOp(d.Op, dialect=hal, name="executable.lookup.function"):
    executable = d.Operand(HAL_Executable)
    entry_point = d.Attr(d.SymbolRefAttr)
    result = d.Result(HAL_DeviceQueueAffinity)
    traits = (d.Pure,)
    assembly_format = """
        `target` `(` $executable `:` type($executable) `)` `function` `(` $entry_point `)` `:` type($result)
        attr-dict-with-keyword
    """
    result_name = "function_id"


class ExecutableLookupOp(d.Op, dialect=hal, name="executable.lookup"):
    device = d.Operand(HAL_Device)
    executable = d.Attr(d.FlatSymbolRefAttr)
    result = d.Result(HAL_Executable)
    traits = (d.Pure,)
    assembly_format = """
        `device` `(` $device `:` type($device) `)` `executable` `(` $executable `)` `:` type($result)
        attr-dict-with-keyword
    """
    result_name = "exe"


class ExecutableOp(d.Op, dialect=hal, name="executable"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    lazy = d.Attr(d.UnitAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.Symbol, d.SymbolTable)
    implicit_terminator = "hal.executable_end"
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) (`lazy` $lazy^)? $sym_name attr-dict-with-keyword regions
    """


class ExecutableSourceEndOp(d.Op, dialect=hal, name="executable.source_end"):
    traits = (d.HasParent("hal.executable.source"), d.Terminator)
    assembly_format = "attr-dict"


class ExecutableSourceOp(d.Op, dialect=hal, name="executable.source"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    objects = d.OptionalAttr(ExecutableObjectsAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.Symbol, d.SymbolTable)
    implicit_terminator = "hal.executable.source_end"
    assembly_format = "custom<`iree.Visibility`>($sym_visibility) $sym_name attr-dict-with-keyword $body"


class ExecutableVariantEndOp(d.Op, dialect=hal, name="executable.variant_end"):
    traits = (d.HasParent("hal.executable.variant"), d.Terminator)
    assembly_format = "attr-dict"


class ExecutableVariantOp(d.Op, dialect=hal, name="executable.variant"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    target = d.Attr(ExecutableTargetAttr)
    objects = d.OptionalAttr(HAL_ExecutableObjectArrayAttr)
    sources = d.OptionalAttr(DictionaryAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.HasParent("hal.executable"), d.SingleBlock, d.Symbol, d.SymbolTable)
    implicit_terminator = "hal.executable.variant_end"
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) $sym_name `target` `(` $target `)` (`objects` `(` $objects^
        `)` )? (`sources` `(` $sources^ `)` )? attr-dict-with-keyword $body
    """


class InstrumentMemoryLoadOp(d.Op, dialect=hal, name="instrument.memory.load"):
    buffer = d.Operand(AnyMemRef)
    workgroupKey = d.Operand(d.Index)
    loadValue = d.Operand(d.AnyType)
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    result = d.Result(d.AnyType)
    traits = (d.AllTypesMatch("loadValue", "result"), d.Pure)
    assembly_format = """
        `` `[` $buffer `:` type($buffer) `for` $workgroupKey `]` $base `[` $indices `]` `,` $loadValue attr-dict
        `:` type($base) `,` type($result)
    """


class InstrumentMemoryStoreOp(d.Op, dialect=hal, name="instrument.memory.store"):
    buffer = d.Operand(AnyMemRef)
    workgroupKey = d.Operand(d.Index)
    storeValue = d.Operand(d.AnyType)
    base = d.Operand(AnyMemRef)
    indices = d.Operands(d.Index)
    result = d.Result(d.AnyType)
    traits = (d.AllTypesMatch("storeValue", "result"), d.Pure)
    assembly_format = """
        `` `[` $buffer `:` type($buffer) `for` $workgroupKey `]` $base `[` $indices `]` `,` $storeValue
        attr-dict `:` type($base) `,` type($result)
    """


class InstrumentPrintOp(d.Op, dialect=hal, name="instrument.print"):
    buffer = d.Operand(AnyMemRef)
    workgroupKey = d.Operand(d.Index)
    format = d.Attr(d.StrAttr)
    values = d.Operands(d.AnyType)
    assembly_format = """
        `` `[` $buffer `:` type($buffer) `for` $workgroupKey `]` $format (`*` `(` $values^ `:` type($values)
        `)`)? attr-dict
    """


class InstrumentValueOp(d.Op, dialect=hal, name="instrument.value"):
    buffer = d.Operand(AnyMemRef)
    workgroupKey = d.Operand(d.Index)
    ordinal = d.Attr(AnyI8Attr)
    operand = d.Operand(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (d.AllTypesMatch("operand", "result"),)
    assembly_format = """
        `` `[` $buffer `:` type($buffer) `for` $workgroupKey `]` $ordinal `=` $operand attr-dict `:`
        type($operand)
    """


class InstrumentWorkgroupOp(d.Op, dialect=hal, name="instrument.workgroup"):
    buffer = d.Operand(AnyMemRef)
    dispatchId = d.Operand(d.I32)
    workgroupKey = d.Result(d.Index)
    assembly_format = """
        `` `[` $buffer `:` type($buffer) `]` `dispatch` `(` $dispatchId `)` attr-dict `:` type($workgroupKey)
    """


class InterfaceBindingSubspanOp(d.Op, dialect=hal, name="interface.binding.subspan"):
    layout = d.Attr(PipelineLayoutAttr)
    binding = d.Attr(d.IndexAttr)
    byte_offset = d.OptionalOperand(HAL_DeviceSize)
    dynamic_dims = d.Operands(HAL_DeviceSize)
    alignment = d.OptionalAttr(d.IndexAttr)
    descriptor_flags = d.OptionalAttr(DescriptorFlags)
    result = d.Result(d.AnyType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.BindingDims"),)
    assembly_format = """
        `layout` `(` $layout `)` `binding` `(` $binding `)` (`alignment` `(` $alignment^ `)`)? (`offset` `(`
        $byte_offset^ `)`)? (`flags` `(` $descriptor_flags^ `)`)? attr-dict `:` type($result) (`{`
        $dynamic_dims^ `}`)?
    """


class InterfaceConstantLoadOp(d.Op, dialect=hal, name="interface.constant.load"):
    layout = d.Attr(PipelineLayoutAttr)
    ordinal = d.Attr(HAL_SubgroupSizeAttr)
    alignment = d.OptionalAttr(d.IndexAttr)
    values = d.OptionalAttr(d.ArrayAttr)
    result = d.Result(HAL_PrimitiveType)
    traits = (d.Pure,)
    assembly_format = """
        `layout` `(` $layout `)` `ordinal` `(` $ordinal `)` (`alignment` `(` $alignment^ `)`)? (`values` `(`
        $values^ `)`)? attr-dict `:` type($result)
    """


class InterfaceWorkgroupCountOp(d.Op, dialect=hal, name="interface.workgroup.count"):
    dimension = d.Attr(d.IndexAttr)
    upper_bound = d.OptionalAttr(d.IndexAttr)
    result = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type($result)"
    result_name = "workgroup_count_{dimension@xyz}"
    result_names = "Patterns"


class InterfaceWorkgroupIDOp(d.Op, dialect=hal, name="interface.workgroup.id"):
    dimension = d.Attr(d.IndexAttr)
    upper_bound = d.OptionalAttr(d.IndexAttr)
    result = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type($result)"
    result_name = "workgroup_id_{dimension@xyz}"
    result_names = "Patterns"


class InterfaceWorkgroupSizeOp(d.Op, dialect=hal, name="interface.workgroup.size"):
    dimension = d.Attr(d.IndexAttr)
    upper_bound = d.OptionalAttr(d.IndexAttr)
    result = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type($result)"
    result_name = "workgroup_size_{dimension@xyz}"
    result_names = "Patterns"


class ReturnOp(d.Op, dialect=hal, name="return"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Terminator,)
    checks = (d.Check("iree.HalReturn"),)
    assembly_format = "($operands^ `:` type($operands))? attr-dict"


class TensorAliasOp(d.Op, dialect=hal, name="tensor.alias"):
    source = d.Operand(AnyTensor)
    source_dims = d.Operands(HAL_DeviceSize)
    storage = d.Operand(BufferOrBufferViewType)
    wait_fence = d.OptionalOperand(HAL_Fence)
    affinity = d.OptionalAttr(d.AnyAttr)
    result = d.Result(AnyTensor)
    traits = (d.AllTypesMatch("source", "result"), d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`wait` `(` $wait_fence^ `)` `=` `` `>`)? $source `:` type($source) (`{`
        $source_dims^ `}`)? `to` $storage `:` type($storage) attr-dict
    """


class TensorBarrierOp(d.Op, dialect=hal, name="tensor.barrier"):
    sources = d.Operands(AnyTensor)
    signal_fence = d.Operand(HAL_Fence)
    results = d.Results(AnyTensor)
    traits = (d.TypesMatchWith("all of {sources, results} have same type", "sources", "results", "SameTypes"),)
    assembly_format = """
        `join` `` `(` $sources `:` type($sources) `)` `=` `` `>` $signal_fence `:` type($signal_fence)
        attr-dict-with-keyword
    """


class TensorExportOp(d.Op, dialect=hal, name="tensor.export"):
    source = d.Operand(AnyTensor)
    source_encoding = d.Attr(d.TypeAttr)
    source_dims = d.Operands(HAL_DeviceSize)
    name_ = d.OptionalAttr(d.StrAttr)
    affinity = d.OptionalAttr(d.AnyAttr)
    target = d.Result(BufferOrBufferViewType)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source ($name^)? `:` custom<`iree.TypeAs`>($source_encoding, type($source))
        (`{` $source_dims^ `}`)? `->` type($target) attr-dict
    """


class TensorImportOp(d.Op, dialect=hal, name="tensor.import"):
    source = d.Operand(BufferOrBufferViewType)
    target_encoding = d.Attr(d.TypeAttr)
    target_dims = d.Operands(HAL_DeviceSize)
    consume = d.Attr(d.UnitAttr)
    wait_fence = d.OptionalOperand(HAL_Fence)
    byte_offset = d.OptionalOperand(d.Index)
    name_ = d.OptionalAttr(d.StrAttr)
    affinity = d.OptionalAttr(d.AnyAttr)
    target = d.Result(AnyTensor)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`wait` `(` $wait_fence^ `)` `=` `` `>`)? (`consume` $consume^)? $source
        (`offset` `(` $byte_offset^ `)`)? ($name^)? `:` type($source) `->`
        custom<`iree.TypeAs`>($target_encoding, type($target)) (`{` $target_dims^ `}`)? attr-dict
    """


class TensorTransientsOp(d.Op, dialect=hal, name="tensor.transients"):
    source = d.Operand(AnyTensor)
    source_dims = d.Operands(HAL_DeviceSize)
    storage = d.Operand(BufferOrBufferViewType)
    affinity = d.OptionalAttr(d.AnyAttr)
    result = d.Result(AnyTensor)
    traits = (d.AllTypesMatch("source", "result"), d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `:` type($source) (`{` $source_dims^ `}`)? `from` $storage `:`
        type($storage) attr-dict
    """


class AllocatorSelectOp(d.Op, dialect=hal, name="allocator.select"):
    devices = d.Operands(HAL_Device)
    queue_affinities = d.Operands(HAL_DeviceQueueAffinity)
    memory_types = d.Operand(HAL_MemoryType)
    buffer_usage = d.Operand(HAL_MemoryType)
    selected_device = d.Result(HAL_Device)
    selected_queue_affinity = d.Result(HAL_DeviceQueueAffinity)
    traits = (d.SameVariadicOperandSize, d.Pure)
    assembly_format = """
        `from` `(` `[` custom<`iree.Rows`>(`;(%0, %2 : !1, i64)`, $devices, type($devices), $queue_affinities) `]` `)` `type` `(`
        $memory_types `)` `usage` `(` $buffer_usage `)` `:` type($selected_device) `,` type($selected_queue_affinity)
        attr-dict-with-keyword
    """
    result_name = "device,queue_affinity"
    result_names = "Patterns"


class DispatchExternOp(d.Op, dialect=hal, name="dispatch.extern"):
    export_name = d.Attr(d.StrAttr)
    workload = d.Operands(d.Index)
    arguments = d.Operands(d.AnyType)
    argument_dims = d.Operands(d.Index)
    result_dims = d.Operands(d.Index)
    layout = d.Attr(PipelineLayoutAttr)
    targets = d.Attr(d.ArrayAttr)
    target_ordinals = d.Attr(HAL_OrdinalArrayAttr)
    target_objects = d.Attr(d.ArrayAttr)
    workgroup_size = d.OptionalAttr(HAL_WorkgroupSizeAttr)
    subgroup_size = d.OptionalAttr(HAL_SubgroupSizeAttr)
    workgroup_local_memory = d.OptionalAttr(d.IndexAttr)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    results = d.Results(d.AnyType)
    workgroup_count = d.Region()
    target_regions = d.Regions()
    traits = (d.IsolatedFromAbove, d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        $export_name (`[` $workload^ `]`)? `` `(` $arguments `)` `:` custom<`iree.SizedFunctionType`>(ref($arguments),
        type($arguments), $argument_dims, type($results), $result_dims, $tied_operands) `count` ``
        custom<`iree.Workgroups`>($workgroup_count) `layout` `(` $layout `)` `objects` `(` `{`
        custom<`iree.TargetObjects`>($targets, $target_ordinals, $target_objects, $target_regions) `}` `)`
        attr-dict-with-keyword
    """


class ExecutableConditionOp(d.Op, dialect=hal, name="executable.condition"):
    function_type = d.Attr(d.FunctionTypeAttr, default="(!hal.device) -> i1")
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove,)
    defer_attr_checks = True
    assembly_format = "`` custom<`iree.Condition`>($body) attr-dict-with-keyword"


class ExecutableConstantBlockOp(d.Op, dialect=hal, name="executable.constant.block"):
    function_type = d.Attr(d.FunctionTypeAttr)
    keys = d.Attr(d.ArrayAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.HasParent("hal.executable.source", "hal.executable.variant"), d.IsolatedFromAbove)
    checks = (d.Check("Function"), d.Check("iree.Initializer"))
    defer_attr_checks = True
    assembly_format = """
        `` custom<FunctionSignature>($function_type, $arg_attrs, $res_attrs, ref($body)) `as` custom<`iree.Keys`>($keys, ref($function_type))
        attr-dict-with-keyword custom<BodyWithoutArguments>($body)
    """
