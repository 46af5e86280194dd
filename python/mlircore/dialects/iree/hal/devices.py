"""The hal dialect: devices, allocators, buffers."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import hal


class AllocatorAllocateOp(d.Op, dialect=hal, name="allocator.allocate"):
    allocator = d.Operand(HAL_Allocator)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    memory_types = d.Operand(HAL_MemoryType)
    buffer_usage = d.Operand(HAL_MemoryType)
    result_size = d.Operand(HAL_DeviceSize)
    result = d.Result(HAL_Buffer)
    assembly_format = """
        `<` $allocator `:` type($allocator) `>` `affinity` `(` $queue_affinity `)` `type` `(` $memory_types `)`
        `usage` `(` $buffer_usage `)` `:` custom<`iree.TypeOfSize`>(type($result), $result_size)
        attr-dict-with-keyword
    """
    result_name = "buffer"


class AllocatorImportOp(d.Op, dialect=hal, name="allocator.import"):
    allocator = d.Operand(HAL_Allocator)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    memory_types = d.Operand(HAL_MemoryType)
    buffer_usage = d.Operand(HAL_MemoryType)
    source = d.Operand(BufferType2)
    offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    did_import = d.Result(d.I1)
    result = d.Result(HAL_Buffer)
    assembly_format = """
        `<` $allocator `:` type($allocator) `>` `source` `(` $source `:` type($source) `)` `` `[` $offset `,`
        $length `]` `affinity` `(` $queue_affinity `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage
        `)` `:` type($did_import) `,` type($result) attr-dict-with-keyword
    """
    result_name = "did_import,mapped"
    result_names = "Patterns"


class AllocatorResolveMemoryPropertiesOp(d.Op, dialect=hal, name="allocator.resolve_memory_properties"):
    affinity = d.OptionalAttr(d.AnyAttr)
    lifetime = d.Attr(Lifetime)
    memory_types = d.Result(HAL_MemoryType)
    buffer_usage = d.Result(HAL_MemoryType)
    traits = (d.Pure,)
    assembly_format = """
        (`for` `(` $affinity^ `)`)? `lifetime` `(` $lifetime `)` `:` type($memory_types) `,` type($buffer_usage)
        attr-dict-with-keyword
    """
    result_name = "memory_types,buffer_usage"
    result_names = "Patterns"


class BufferAllocationDiscardOp(d.Op, dialect=hal, name="buffer.allocation.discard"):
    buffer = d.Operand(HAL_BufferType)
    result = d.Result(d.I1)
    effects = ("read buffer", "write buffer")
    assembly_format = "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword"
    result_name = "was_terminal"


class BufferAllocationIsTerminalOp(d.Op, dialect=hal, name="buffer.allocation.is_terminal"):
    buffer = d.Operand(HAL_BufferType)
    result = d.Result(d.I1)
    effects = ("read buffer",)
    assembly_format = "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword"
    result_name = "is_terminal"


class BufferAllocationPreserveOp(d.Op, dialect=hal, name="buffer.allocation.preserve"):
    buffer = d.Operand(HAL_BufferType)
    effects = ("read buffer", "write buffer")
    assembly_format = "`<` $buffer `:` type($buffer) `>` attr-dict-with-keyword"


class BufferAssertOp(d.Op, dialect=hal, name="buffer.assert"):
    buffer = d.Operand(HAL_Buffer)
    message = d.Attr(d.StrAttr)
    allocator = d.Operand(HAL_Allocator)
    minimum_length = d.Operand(HAL_DeviceSize)
    memory_types = d.Attr(MemoryTypeBitfield)
    buffer_usage = d.Attr(BufferUsageBitfield)
    assembly_format = """
        `<` $buffer `:` type($buffer) `>` `message` `(` $message `)` `allocator` `(` $allocator `:`
        type($allocator) `)` `minimum_length` `(` $minimum_length `)` `type` `(` $memory_types `)` `usage` `(`
        $buffer_usage `)` attr-dict-with-keyword
    """


class BufferLengthOp(d.Op, dialect=hal, name="buffer.length"):
    buffer = d.Operand(HAL_BufferType)
    result = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword"
    result_name = "length"


class BufferLoadOp(d.Op, dialect=hal, name="buffer.load"):
    source_buffer = d.Operand(HAL_BufferType)
    source_offset = d.Operand(HAL_DeviceSize)
    result = d.Result(IndexOrSignlessIntegerOrFloatingPointOrCType)
    traits = (d.Pure,)
    assembly_format = """
        `<` $source_buffer `:` type($source_buffer) `>` `` `[` $source_offset `]` `:` type($result)
        attr-dict-with-keyword
    """


class BufferStoreOp(d.Op, dialect=hal, name="buffer.store"):
    value = d.Operand(IndexOrSignlessIntegerOrFloatingPointOrCType)
    target_buffer = d.Operand(HAL_BufferType)
    target_offset = d.Operand(HAL_DeviceSize)
    effects = ("write target_buffer",)
    assembly_format = """
        `<` $target_buffer `:` type($target_buffer) `>` `` `[` $target_offset `]` `value` `(` $value `:`
        type($value) `)` attr-dict-with-keyword
    """


class BufferSubspanOp(d.Op, dialect=hal, name="buffer.subspan"):
    source_buffer = d.Operand(HAL_BufferType)
    source_offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    result = d.Result(HAL_BufferType)
    traits = (d.Pure,)
    assembly_format = """
        `<` $source_buffer `:` type($source_buffer) `>` `` `[` $source_offset `,` $length `]` `:` type($result)
        attr-dict-with-keyword
    """
    result_name = "buffer"


class BufferUsageOp(d.Op, dialect=hal, name="buffer_usage"):
    usage = d.Attr(BufferUsageBitfield)
    result = d.Result(HAL_MemoryType)
    traits = (d.ConstantLike, d.Pure)
    assembly_format = "`<` $usage `>` attr-dict `:` type($result)"
    result_name = "buffer_usage"


class BufferViewAssertOp(d.Op, dialect=hal, name="buffer_view.assert"):
    buffer_view = d.Operand(HAL_BufferView)
    message = d.Attr(d.StrAttr)
    element_type = d.Operand(HAL_MemoryType)
    encoding_type = d.Operand(HAL_MemoryType)
    shape = d.Operands(HAL_DeviceSize)
    assembly_format = """
        `<` $buffer_view `:` type($buffer_view) `>` `message` `(` $message `)` `shape` `(` `[` $shape `]` `)`
        `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` attr-dict-with-keyword
    """


class BufferViewBufferOp(d.Op, dialect=hal, name="buffer_view.buffer"):
    buffer_view = d.Operand(HAL_BufferView)
    result = d.Result(HAL_BufferType)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword"
    result_name = "buffer"


class BufferViewCreateOp(d.Op, dialect=hal, name="buffer_view.create"):
    source_buffer = d.Operand(HAL_BufferType)
    source_offset = d.Operand(HAL_DeviceSize)
    source_length = d.Operand(HAL_DeviceSize)
    element_type = d.Operand(HAL_MemoryType)
    encoding_type = d.Operand(HAL_MemoryType)
    shape = d.Operands(HAL_DeviceSize)
    result = d.Result(HAL_BufferView)
    traits = (d.Pure,)
    assembly_format = """
        `buffer` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `,` $source_length `]`
        `shape` `(` `[` $shape `]` `)` `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` `:`
        type($result) attr-dict-with-keyword
    """
    result_name = "view"


class BufferViewDimOp(d.Op, dialect=hal, name="buffer_view.dim"):
    buffer_view = d.Operand(HAL_BufferView)
    index = d.Attr(d.IndexAttr)
    result = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = """
        `<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]` `:` type($result) attr-dict-with-keyword
    """


class BufferViewElementTypeOp(d.Op, dialect=hal, name="buffer_view.element_type"):
    buffer_view = d.Operand(HAL_BufferView)
    result = d.Result(HAL_MemoryType)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword"


class BufferViewEncodingTypeOp(d.Op, dialect=hal, name="buffer_view.encoding_type"):
    buffer_view = d.Operand(HAL_BufferView)
    result = d.Result(HAL_MemoryType)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword"


class BufferViewRankOp(d.Op, dialect=hal, name="buffer_view.rank"):
    buffer_view = d.Operand(HAL_BufferView)
    result = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword"


class BufferViewTraceOp(d.Op, dialect=hal, name="buffer_view.trace"):
    key = d.Attr(d.StrAttr)
    operands_ = d.Operands(HAL_BufferView)
    assembly_format = "$key `=` $operands `:` type($operands) attr-dict-with-keyword"


class DeviceAllocatorOp(d.Op, dialect=hal, name="device.allocator"):
    device = d.Operand(HAL_Device)
    result = d.Result(HAL_Allocator)
    traits = (d.Pure,)
    assembly_format = "`<` $device `:` type($device) `>` `:` type($result) attr-dict-with-keyword"
    result_name = "allocator"


class DeviceMemoizeOp(d.Op, dialect=hal, name="device.memoize"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    results = d.Results(d.AnyType)
    body = d.Region()
    traits = (d.SingleBlock,)
    implicit_terminator = "hal.return"
    effects = ("nested",)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `->` type($results)
        attr-dict-with-keyword $body
    """


class DeviceQueryOp(d.Op, dialect=hal, name="device.query"):
    device = d.Operand(HAL_Device)
    category = d.Attr(d.StrAttr)
    key = d.Attr(d.StrAttr)
    default_value = d.OptionalAttr(d.TypedAttr)
    ok = d.Result(d.I1)
    value = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = """
        `<` $device `:` type($device) `>` `key` `(` $category `:` `` `:` $key `)` `:` type($ok) `,` type($value)
        (`=` $default_value^)? attr-dict-with-keyword
    """


class DeviceQueueAllocaOp(d.Op, dialect=hal, name="device.queue.alloca"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    pool = d.Operand(HAL_DeviceQueueAffinity)
    memory_types = d.Operand(HAL_MemoryType)
    buffer_usage = d.Operand(HAL_MemoryType)
    result_size = d.Operand(HAL_DeviceSize)
    flags = d.Attr(AllocaFlagBitfield)
    result = d.Result(HAL_Buffer)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal`
        `(` $signal_fence `)` `pool` `(` $pool `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)`
        `flags` `(` $flags `)` `:` custom<`iree.TypeOfSize`>(type($result), $result_size) attr-dict-with-keyword
    """
    result_name = "transient_buffer"


class DeviceQueueBarrierOp(d.Op, dialect=hal, name="device.queue.barrier"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    flags = d.Attr(ExecuteFlagBitfield)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal`
        `(` $signal_fence `)` `flags` `(` $flags `)` attr-dict-with-keyword
    """


class DeviceQueueCopyOp(d.Op, dialect=hal, name="device.queue.copy"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    source_buffer = d.Operand(HAL_Buffer)
    source_offset = d.Operand(HAL_DeviceSize)
    target_buffer = d.Operand(HAL_Buffer)
    target_offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    flags = d.Attr(CopyFlagBitfield)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal`
        `(` $signal_fence `)` `source` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `]`
        `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]` `length` `(` $length
        `)` `flags` `(` $flags `)` attr-dict-with-keyword
    """


class DeviceQueueDeallocaOp(d.Op, dialect=hal, name="device.queue.dealloca"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    buffer = d.Operand(HAL_Buffer)
    flags = d.Attr(DeallocaFlagBitfield)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal`
        `(` $signal_fence `)` `buffer` `(` $buffer `:` type($buffer) `)` `flags` `(` $flags `)`
        attr-dict-with-keyword
    """


class DeviceQueueExecuteOp(d.Op, dialect=hal, name="device.queue.execute"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    command_buffer = d.Operand(HAL_CommandBuffer)
    flags = d.Attr(ExecuteFlagBitfield)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal`
        `(` $signal_fence `)` `commands` `(` $command_buffer `)` `flags` `(` $flags `)` attr-dict-with-keyword
    """


class DeviceQueueFillOp(d.Op, dialect=hal, name="device.queue.fill"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    target_buffer = d.Operand(HAL_Buffer)
    target_offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    pattern = d.Operand(HAL_FillPatternType)
    flags = d.Attr(FillFlagBitfield)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal`
        `(` $signal_fence `)` `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]`
        `length` `(` $length `)` `pattern` `(` $pattern `:` type($pattern) `)` `flags` `(` $flags `)`
        attr-dict-with-keyword
    """


class DeviceQueueFlushOp(d.Op, dialect=hal, name="device.queue.flush"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    assembly_format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` attr-dict-with-keyword"


class DeviceQueueReadOp(d.Op, dialect=hal, name="device.queue.read"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    source_file = d.Operand(HAL_File)
    source_offset = d.Operand(d.I64)
    target_buffer = d.Operand(HAL_Buffer)
    target_offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    flags = d.Attr(ReadFlagBitfield)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal`
        `(` $signal_fence `)` `source` `(` $source_file `:` type($source_file) `)` `` `[` $source_offset `]`
        `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]` `length` `(` $length
        `)` `flags` `(` $flags `)` attr-dict-with-keyword
    """


class DeviceQueueUpdateOp(d.Op, dialect=hal, name="device.queue.update"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    source_buffer = d.Operand(BufferType2)
    source_offset = d.Operand(HAL_DeviceSize)
    target_buffer = d.Operand(HAL_Buffer)
    target_offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    flags = d.Attr(UpdateFlagBitfield)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal`
        `(` $signal_fence `)` `source` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `]`
        `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]` `length` `(` $length
        `)` `flags` `(` $flags `)` attr-dict-with-keyword
    """


class DeviceQueueWriteOp(d.Op, dialect=hal, name="device.queue.write"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    source_buffer = d.Operand(HAL_Buffer)
    source_offset = d.Operand(HAL_DeviceSize)
    target_file = d.Operand(HAL_File)
    target_offset = d.Operand(d.I64)
    length = d.Operand(HAL_DeviceSize)
    flags = d.Attr(WriteFlagBitfield)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal`
        `(` $signal_fence `)` `source` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `]`
        `target` `(` $target_file `:` type($target_file) `)` `` `[` $target_offset `]` `length` `(` $length `)`
        `flags` `(` $flags `)` attr-dict-with-keyword
    """


class DeviceResolveOp(d.Op, dialect=hal, name="device.resolve"):
    affinity = d.OptionalAttr(DeviceAffinityAttr)
    results = d.Results(DeviceOrAllocatorOr64BitSignlessIntegerType)
    traits = (d.Pure,)
    assembly_format = "(`on` `(` qualified($affinity)^ `)`)? attr-dict `:` type($results)"


class DevicesCountOp(d.Op, dialect=hal, name="devices.count"):
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($result)"
    result_name = "device_count"


class DevicesGetOp(d.Op, dialect=hal, name="devices.get"):
    index = d.Operand(d.Index)
    result = d.Result(HAL_Device)
    traits = (d.Pure,)
    assembly_format = "$index attr-dict `:` type($result)"
    result_names = "iree.Device"


class ElementTypeOp(d.Op, dialect=hal, name="element_type"):
    type = d.Attr(d.TypeAttr)
    result = d.Result(HAL_MemoryType)
    traits = (d.Pure,)
    assembly_format = "`<` $type `>` attr-dict `:` type($result)"


class EncodingTypeOp(d.Op, dialect=hal, name="encoding_type"):
    encoding = d.OptionalAttr(d.AnyAttr)
    result = d.Result(HAL_MemoryType)
    traits = (d.Pure,)
    assembly_format = "`<` ($encoding^):( `` `dense_row_major`)? `>` attr-dict `:` type($result)"


class FenceAwaitOp(d.Op, dialect=hal, name="fence.await"):
    timeout_millis = d.Operand(d.I32)
    flags = d.Attr(WaitFlagBitfield)
    fences = d.Operands(HAL_Fence)
    status = d.Result(HAL_MemoryType)
    assembly_format = """
        `until` `(` `[` $fences `]` `)` `timeout_millis` `(` $timeout_millis `)` `flags` `(` $flags `)` `:`
        type($status) attr-dict-with-keyword
    """
    result_name = "status"


class FenceCreateOp(d.Op, dialect=hal, name="fence.create"):
    device = d.Operand(HAL_Device)
    flags = d.Attr(FenceFlagBitfield)
    result = d.Result(HAL_Fence)
    effects = ("allocate",)
    assembly_format = """
        `device` `(` $device `:` type($device) `)` `flags` `(` $flags `)` `:` type($result)
        attr-dict-with-keyword
    """
    result_name = "fence"


class FenceFailOp(d.Op, dialect=hal, name="fence.fail"):
    fence = d.Operand(HAL_Fence)
    status = d.Operand(HAL_MemoryType)
    assembly_format = "`<` $fence `:` type($fence) `>` `status` `(` $status `)` attr-dict-with-keyword"


class FenceJoinOp(d.Op, dialect=hal, name="fence.join"):
    flags = d.Attr(FenceFlagBitfield)
    fences = d.Operands(HAL_Fence)
    result = d.Result(HAL_Fence)
    assembly_format = "`at` `(` `[` $fences `]` `)` `flags` `(` $flags `)` `->` type($result) attr-dict-with-keyword"
    result_name = "fence"


class FenceQueryOp(d.Op, dialect=hal, name="fence.query"):
    fence = d.Operand(HAL_Fence)
    status = d.Result(HAL_MemoryType)
    assembly_format = "`<` $fence `:` type($fence) `>` `:` type($status) attr-dict-with-keyword"


class FenceSignalOp(d.Op, dialect=hal, name="fence.signal"):
    fence = d.Operand(HAL_Fence)
    assembly_format = "`<` $fence `:` type($fence) `>` attr-dict-with-keyword"


class MemoryTypeOp(d.Op, dialect=hal, name="memory_type"):
    type = d.Attr(MemoryTypeBitfield)
    result = d.Result(HAL_MemoryType)
    traits = (d.ConstantLike, d.Pure)
    assembly_format = "`<` $type `>` attr-dict `:` type($result)"
    result_name = "memory_type"


class DeviceQueueExecuteIndirectOp(d.Op, dialect=hal, name="device.queue.execute.indirect"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(HAL_DeviceQueueAffinity)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    command_buffer = d.Operand(HAL_CommandBuffer)
    binding_buffers = d.Operands(HAL_BufferType)
    binding_offsets = d.Operands(HAL_DeviceSize)
    binding_lengths = d.Operands(HAL_DeviceSize)
    flags = d.Attr(ExecuteFlagBitfield)
    traits = (d.SameVariadicOperandSize,)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(`
        $signal_fence `)` `commands` `(` $command_buffer `)` `bindings` `(` `[` custom<`iree.Rows`>(`.(%0 : !1)[%2, %3]`,
        $binding_buffers, type($binding_buffers), $binding_offsets, $binding_lengths) `]` `)` `flags` `(` $flags `)`
        attr-dict-with-keyword
    """
