"""IREE's io_parameters dialect: named parameters that are loaded from files and written to them."""

from mlircore import dialect as d

io_parameters = d.Dialect("io_parameters", needed=("hal", "util"), lists_properties=True)

HAL_Device = d.TypeConstraint("device", ("defined", "hal.device"), type_text="!hal.device")
HAL_Fence = d.TypeConstraint("fence", ("defined", "hal.fence"), type_text="!hal.fence")
HAL_Buffer = d.TypeConstraint("buffer", ("defined", "hal.buffer"), type_text="!hal.buffer")
BufferType = d.TypeConstraint("buffer", ("defined", "util.buffer"), type_text="!util.buffer")


class GatherOp(d.Op, dialect=io_parameters, name="gather"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(d.I64)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    source_scope = d.OptionalOperand(BufferType)
    source_keys = d.Operands(BufferType)
    source_offsets = d.Operands(d.I64)
    target_buffer = d.Operand(HAL_Buffer)
    target_offsets = d.Operands(d.Index)
    target_lengths = d.Operands(d.Index)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(`
        $signal_fence `)` `{` custom<`iree.ParameterRows`>(`;&01[%2] -> @3[%5 for %6] : ~4`, $source_scope, $source_keys,
        $source_offsets, $target_buffer, type($target_buffer), $target_offsets, $target_lengths) `}` attr-dict-with-keyword
    """


class LoadOp(d.Op, dialect=io_parameters, name="load"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(d.I64)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    source_scope = d.OptionalOperand(BufferType)
    source_keys = d.Operands(BufferType)
    source_offsets = d.Operands(d.I64)
    memory_types = d.Operand(d.I32)
    buffer_usage = d.Operand(d.I32)
    lengths = d.Operands(d.Index)
    results = d.Results(HAL_Buffer)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(`
        $signal_fence `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` `{` custom<`iree.ParameterRows`>(
        `;&01[%2] : !3{%4}`, $source_scope, $source_keys, $source_offsets, type($results), $lengths) `}` attr-dict-with-keyword
    """


class ScatterOp(d.Op, dialect=io_parameters, name="scatter"):
    device = d.Operand(HAL_Device)
    queue_affinity = d.Operand(d.I64)
    wait_fence = d.Operand(HAL_Fence)
    signal_fence = d.Operand(HAL_Fence)
    source_buffer = d.Operand(HAL_Buffer)
    source_offsets = d.Operands(d.Index)
    source_lengths = d.Operands(d.Index)
    target_scope = d.OptionalOperand(BufferType)
    target_keys = d.Operands(BufferType)
    target_offsets = d.Operands(d.I64)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(`
        $signal_fence `)` `{` custom<`iree.ParameterRows`>(`;@0[%2 for %3] : ~1 -> &45[%6]`, $source_buffer, type($source_buffer),
        $source_offsets, $source_lengths, $target_scope, $target_keys, $target_offsets) `}` attr-dict-with-keyword
    """


__getattr__ = io_parameters.member
__dir__ = io_parameters.members
