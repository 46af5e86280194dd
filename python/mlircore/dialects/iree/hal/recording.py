"""The hal dialect: command buffers."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import hal


class CommandBufferBeginDebugGroupOp(d.Op, dialect=hal, name="command_buffer.begin_debug_group"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    label = d.Attr(d.StrAttr)
    assembly_format = """
        `<` $command_buffer `:` type($command_buffer) `>` `label` `(` $label `)` attr-dict-with-keyword
    """


class CommandBufferCollectiveOp(d.Op, dialect=hal, name="command_buffer.collective"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    channel = d.Operand(HAL_Channel)
    op = d.Attr(CollectiveAttr)
    element_count = d.Operand(HAL_DeviceSize)
    param = d.OptionalOperand(d.I32)
    send_buffer = d.OptionalOperand(IndexOrBufferType)
    send_offset = d.OptionalOperand(HAL_DeviceSize)
    send_length = d.OptionalOperand(HAL_DeviceSize)
    recv_buffer = d.OptionalOperand(IndexOrBufferType)
    recv_offset = d.OptionalOperand(HAL_DeviceSize)
    recv_length = d.OptionalOperand(HAL_DeviceSize)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `<` $command_buffer `:` type($command_buffer) `>` `channel` `(` $channel `:` type($channel) `)` `op` `(`
        $op `)` (`param` `(` $param^ `:` type($param) `)`)? (`send` `(` $send_buffer^ `:` type($send_buffer) `)`
        `` `[` $send_offset `,` $send_length `]`)? (`recv` `(` $recv_buffer^ `:` type($recv_buffer) `)` `` `[`
        $recv_offset `,` $recv_length `]`)? `count` `(` $element_count `)` attr-dict-with-keyword
    """


class CommandBufferCopyBufferOp(d.Op, dialect=hal, name="command_buffer.copy_buffer"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    source_buffer = d.Operand(IndexOrBufferType)
    source_offset = d.Operand(HAL_DeviceSize)
    target_buffer = d.Operand(IndexOrBufferType)
    target_offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    flags = d.Attr(CopyFlagBitfield)
    assembly_format = """
        `<` $command_buffer `:` type($command_buffer) `>` `source` `(` $source_buffer `:` type($source_buffer)
        `)` `` `[` $source_offset `]` `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[`
        $target_offset `]` `length` `(` $length `)` `flags` `(` $flags `)` attr-dict-with-keyword
    """


class CommandBufferCreateOp(d.Op, dialect=hal, name="command_buffer.create"):
    device = d.Operand(HAL_Device)
    modes = d.Attr(CommandBufferModeBitfield)
    command_categories = d.Attr(CommandCategoryBitfield)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    binding_capacity = d.OptionalOperand(d.Index)
    result = d.Result(HAL_CommandBuffer)
    assembly_format = """
        `device` `(` $device `:` type($device) `)` `mode` `(` $modes `)` `categories` `(` $command_categories
        `)` `affinity` `(` $queue_affinity `)` (`bindings` `(` $binding_capacity^ `)`)? `:` type($result)
        attr-dict-with-keyword
    """
    result_name = "cmd"


class CommandBufferDeviceOp(d.Op, dialect=hal, name="command_buffer.device"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    device = d.Result(HAL_Device)
    traits = (d.Pure,)
    assembly_format = "`<` $command_buffer `:` type($command_buffer) `>` `:` type($device) attr-dict-with-keyword"


class CommandBufferEndDebugGroupOp(d.Op, dialect=hal, name="command_buffer.end_debug_group"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    assembly_format = "`<` $command_buffer `:` type($command_buffer) `>` attr-dict-with-keyword"


class CommandBufferExecutionBarrierOp(d.Op, dialect=hal, name="command_buffer.execution_barrier"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    source_stage_mask = d.Attr(ExecutionStageBitfield)
    target_stage_mask = d.Attr(ExecutionStageBitfield)
    flags = d.Attr(ExecutionBarrierFlagBitfield)
    assembly_format = """
        `<` $command_buffer `:` type($command_buffer) `>` `source` `(` $source_stage_mask `)` `target` `(`
        $target_stage_mask `)` `flags` `(` $flags `)` attr-dict-with-keyword
    """


class CommandBufferFillBufferOp(d.Op, dialect=hal, name="command_buffer.fill_buffer"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    target_buffer = d.Operand(IndexOrBufferType)
    target_offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    pattern = d.Operand(HAL_FillPatternType)
    flags = d.Attr(FillFlagBitfield)
    assembly_format = """
        `<` $command_buffer `:` type($command_buffer) `>` `target` `(` $target_buffer `:` type($target_buffer)
        `)` `` `[` $target_offset `,` $length `]` `pattern` `(` $pattern `:` type($pattern) `)` `flags` `(`
        $flags `)` attr-dict-with-keyword
    """


class CommandBufferFinalizeOp(d.Op, dialect=hal, name="command_buffer.finalize"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    assembly_format = "`<` $command_buffer `:` type($command_buffer) `>` attr-dict-with-keyword"


class CommandBufferUpdateBufferOp(d.Op, dialect=hal, name="command_buffer.update_buffer"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    source_buffer = d.Operand(BufferType2)
    source_size = d.Operand(HAL_DeviceSize)
    source_offset = d.Operand(HAL_DeviceSize)
    target_buffer = d.Operand(IndexOrBufferType)
    target_offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    flags = d.Attr(UpdateFlagBitfield)
    effects = ("read", "write")
    assembly_format = """
        `<` $command_buffer `:` type($command_buffer) `>` `source` `(` $source_buffer `:` type($source_buffer)
        `{` $source_size `}` `)` `` `[` $source_offset `]` `target` `(` $target_buffer `:` type($target_buffer)
        `)` `` `[` $target_offset `]` `length` `(` $length `)` `flags` `(` $flags `)` attr-dict-with-keyword
    """


class CommandBufferDispatchOp(d.Op, dialect=hal, name="command_buffer.dispatch"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    executable = d.Operand(HAL_Executable)
    entry_point = d.Operand(d.I64)
    workgroup_x = d.Operand(d.Index)
    workgroup_y = d.Operand(d.Index)
    workgroup_z = d.Operand(d.Index)
    constants = d.Operands(d.I32)
    binding_buffers = d.Operands(IndexOrBufferType)
    binding_offsets = d.Operands(HAL_DeviceSize)
    binding_lengths = d.Operands(HAL_DeviceSize)
    flags = d.Attr(DispatchFlags)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `<` $command_buffer `:` type($command_buffer) `>` `target` `(` $executable `:` type($executable) `)` `` `[` $entry_point
        `]` `workgroups` `(` `[` $workgroup_x `,` $workgroup_y `,` $workgroup_z `]` `)` (`constants` `(` `[` $constants^ `]` `)`)?
        `bindings` `(` `[` custom<`iree.Rows`>(`.(%0 : !1)[%2, %3]`, $binding_buffers, type($binding_buffers), $binding_offsets,
        $binding_lengths) `]` `)` `flags` `(` $flags `)` attr-dict-with-keyword
    """


class CommandBufferDispatchIndirectOp(d.Op, dialect=hal, name="command_buffer.dispatch.indirect"):
    command_buffer = d.Operand(HAL_CommandBuffer)
    executable = d.Operand(HAL_Executable)
    entry_point = d.Operand(d.I64)
    workgroups_buffer = d.Operand(IndexOrBufferType)
    workgroups_offset = d.Operand(HAL_DeviceSize)
    constants = d.Operands(d.I32)
    binding_buffers = d.Operands(IndexOrBufferType)
    binding_offsets = d.Operands(HAL_DeviceSize)
    binding_lengths = d.Operands(HAL_DeviceSize)
    flags = d.Attr(DispatchFlags)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `<` $command_buffer `:` type($command_buffer) `>` `target` `(` $executable `:` type($executable) `)` `` `[` $entry_point
        `]` `workgroups` `(` $workgroups_buffer `:` type($workgroups_buffer) `)` `` `[` $workgroups_offset `]`
        (`constants` `(` `[` $constants^ `]` `)`)? `bindings` `(` `[` custom<`iree.Rows`>(`.(%0 : !1)[%2, %3]`,
        $binding_buffers, type($binding_buffers), $binding_offsets, $binding_lengths) `]` `)` `flags` `(` $flags `)`
        attr-dict-with-keyword
    """
