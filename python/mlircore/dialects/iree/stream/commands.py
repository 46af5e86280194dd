"""The stream dialect: commands, channels, builtins."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import stream


class ChannelCountOp(d.Op, dialect=stream, name="channel.count"):
    channel = d.Operand(ChannelType)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$channel `:` type($result) attr-dict-with-keyword"
    result_name = "ccl_count"


class ChannelCreateOp(d.Op, dialect=stream, name="channel.create"):
    id = d.OptionalOperand(BufferType2)
    group = d.OptionalAttr(d.StrAttr)
    rank = d.OptionalOperand(d.Index)
    count = d.OptionalOperand(d.Index)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(ChannelType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`id` `(` $id^ `)`)? (`group` `(` $group^ `)`)? (`rank` `(` $rank^ `)`)?
        (`count` `(` $count^ `)`)? `:` type($result) attr-dict-with-keyword
    """
    result_name = "channel"


class ChannelRankOp(d.Op, dialect=stream, name="channel.rank"):
    channel = d.Operand(ChannelType)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$channel `:` type($result) attr-dict-with-keyword"
    result_name = "ccl_rank"


class ChannelSplitOp(d.Op, dialect=stream, name="channel.split"):
    channel = d.Operand(ChannelType)
    color = d.Operand(d.Index)
    key = d.Operand(d.Index)
    result = d.Result(ChannelType)
    traits = (d.Pure,)
    assembly_format = "$channel `,` $color `,` $key `:` type($channel) `->` type($result) attr-dict-with-keyword"
    result_name = "channel"


class CmdConcurrentOp(d.Op, dialect=stream, name="cmd.concurrent"):
    body = d.Region()
    traits = (d.HasParent("stream.cmd.execute", "stream.cmd.serial", "stream.cmd.concurrent"), d.SingleBlock)
    implicit_terminator = "stream.yield"
    effects = ("nested",)
    region_checks = (d.Check("iree.YieldsNothing"),)
    assembly_format = "$body attr-dict-with-keyword"


class CmdCopyOp(d.Op, dialect=stream, name="cmd.copy"):
    source = d.Operand(Stream_AnyResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    target = d.Operand(Stream_AnyResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    length = d.Operand(Stream_Size)
    assembly_format = """
        $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `` `{`
        $source_size `}` `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword
    """


class CmdDiscardOp(d.Op, dialect=stream, name="cmd.discard"):
    target = d.Operand(Stream_AnyResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_length = d.Operand(Stream_Size)
    assembly_format = """
        $target `[` $target_offset `for` $target_length `]` `:` type($target) `` `{` $target_size `}`
        attr-dict-with-keyword
    """


class CmdExecuteOp(d.Op, dialect=stream, name="cmd.execute"):
    resource_operands = d.Operands(ResourceOrExternalResourceOrTransientResouType)
    resource_operand_sizes = d.Operands(Stream_Size)
    once = d.Attr(d.UnitAttr)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result_timepoint = d.Result(TimepointType)
    body = d.Region()
    traits = (d.AttrSizedOperandSegments, d.SingleBlock)
    implicit_terminator = "stream.yield"
    effects = ("nested",)
    checks = (d.Check("iree.DynamicDims", "resource_operands", "resource_operand_sizes"), d.Check("iree.Captures"))
    region_checks = (d.Check("iree.RegionArguments", "resource_operands"), d.Check("iree.YieldsNothing"))
    assembly_format = """
        (`once` $once^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? `with` ``
        custom<`iree.CaptureRegion`>($resource_operands, type($resource_operands), $resource_operand_sizes,
        $body) `=` `` `>` type($result_timepoint) attr-dict-with-keyword
    """


class CmdFillOp(d.Op, dialect=stream, name="cmd.fill"):
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_length = d.Operand(Stream_Size)
    value = d.Operand(Stream_NativeFillPatternType)
    assembly_format = """
        $value `,` $target `[` $target_offset `for` $target_length `]` `:` type($value) `->` type($target) ``
        `{` $target_size `}` attr-dict-with-keyword
    """


class CmdFlushOp(d.Op, dialect=stream, name="cmd.flush"):
    target = d.Operand(Stream_AnyResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_length = d.Operand(Stream_Size)
    source_affinity = d.OptionalAttr(Stream_AffinityAttr)
    assembly_format = """
        (`to` `(` $source_affinity^ `)`)? $target `[` $target_offset `for` $target_length `]` `:` type($target)
        `` `{` $target_size `}` attr-dict-with-keyword
    """


class CmdInvalidateOp(d.Op, dialect=stream, name="cmd.invalidate"):
    target = d.Operand(Stream_AnyResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_length = d.Operand(Stream_Size)
    source_affinity = d.OptionalAttr(Stream_AffinityAttr)
    assembly_format = """
        (`from` `(` $source_affinity^ `)`)? $target `[` $target_offset `for` $target_length `]` `:`
        type($target) `` `{` $target_size `}` attr-dict-with-keyword
    """


class CmdParameterReadOp(d.Op, dialect=stream, name="cmd.parameter.read"):
    source_scope = d.OptionalOperand(BufferType2)
    source_key = d.Operand(BufferType2)
    source_offset = d.Operand(d.I64)
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_length = d.Operand(Stream_Size)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
        custom<`iree.Parameter`>($source_scope, $source_key) `` `[` $source_offset `]` `->` $target `[`
        $target_offset `for` $target_length `]` `:` type($target) `` `{` $target_size `}` `=` `` `>`
        type($result_timepoint) attr-dict-with-keyword
    """


class CmdParameterWriteOp(d.Op, dialect=stream, name="cmd.parameter.write"):
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    source_length = d.Operand(Stream_Size)
    target_scope = d.OptionalOperand(BufferType2)
    target_key = d.Operand(BufferType2)
    target_offset = d.Operand(d.I64)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? $source `[` $source_offset
        `for` $source_length `]` `:` type($source) `` `{` $source_size `}` `->`
        custom<`iree.Parameter`>($target_scope, $target_key) `` `[` $target_offset `]` `=` `` `>`
        type($result_timepoint) attr-dict-with-keyword
    """


class CmdSerialOp(d.Op, dialect=stream, name="cmd.serial"):
    body = d.Region()
    traits = (d.HasParent("stream.cmd.execute", "stream.cmd.serial", "stream.cmd.concurrent"), d.SingleBlock)
    implicit_terminator = "stream.yield"
    effects = ("nested",)
    region_checks = (d.Check("iree.YieldsNothing"),)
    assembly_format = "$body attr-dict-with-keyword"


class DispatchWorkgroupCountOp(d.Op, dialect=stream, name="dispatch.workgroup.count"):
    dimension = d.Attr(d.IndexAttr)
    result = d.Result(Stream_Size)
    traits = (d.Pure,)
    assembly_format = "`[` $dimension `]` attr-dict `:` type($result)"
    result_name = "workgroup_count_{dimension}"
    result_names = "Patterns"


class DispatchWorkgroupIDOp(d.Op, dialect=stream, name="dispatch.workgroup.id"):
    dimension = d.Attr(d.IndexAttr)
    result = d.Result(Stream_Size)
    traits = (d.Pure,)
    assembly_format = "`[` $dimension `]` attr-dict `:` type($result)"
    result_name = "workgroup_id_{dimension}"
    result_names = "Patterns"


class DispatchWorkgroupSizeOp(d.Op, dialect=stream, name="dispatch.workgroup.size"):
    dimension = d.Attr(d.IndexAttr)
    result = d.Result(Stream_Size)
    traits = (d.Pure,)
    assembly_format = "`[` $dimension `]` attr-dict `:` type($result)"
    result_name = "workgroup_size_{dimension}"
    result_names = "Patterns"


class TestTimelineAwareOp(d.Op, dialect=stream, name="test.timeline_aware"):
    args = d.Operands(d.AnyType)
    wait_fence_likes = d.Operands(TestFenceType)
    signal_fence_like = d.Operand(TestFenceType)
    results = d.Results(d.AnyType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        `(` $args `)` `waits` `(` $wait_fence_likes `)` `signals` `(` $signal_fence_like `)` attr-dict `:`
        functional-type($args, $results)
    """


class TestTimelineOp(d.Op, dialect=stream, name="test.timeline_op"):
    resource_operands = d.Operands(ResourceOrExternalResourceOrTransientResouType)
    resource_operand_sizes = d.Operands(Stream_Size)
    result_sizes = d.Operands(Stream_Size)
    await_operands = d.Operands(TimepointType)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    await_limit = d.OptionalAttr(d.I64Attr)
    results = d.Results(ResourceOrExternalResourceOrTransientResouType)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`await_limit` `(` $await_limit^ `)`)? (`await` `(` $await_operands^ `)` `=` `` `>`)? `with` `(`
        $resource_operands `)` attr-dict `:` custom<`iree.SizedFunctionType`>(ref($resource_operands),
        type($resource_operands), $resource_operand_sizes, type($results), $result_sizes, $tied_operands) `=` ``
        `>` type($result_timepoint)
    """


class CmdCallOp(d.Op, dialect=stream, name="cmd.call"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    resource_operands = d.Operands(d.AnyType)
    resource_operand_sizes = d.Operands(Stream_Size)
    resource_operand_offsets = d.Operands(Stream_Size)
    resource_operand_lengths = d.Operands(Stream_Size)
    result_sizes = d.Operands(Stream_Size)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    resource_operand_accesses = d.Attr(Stream_ResourceAccessArrayAttr)
    results = d.Results(Stream_PrimitiveType)
    traits = (d.AttrSizedOperandSegments,)
    checks = (
        d.Check("iree.DynamicDims", "resource_operands", "resource_operand_sizes", "results", "result_sizes"),
        d.Check("iree.OperandRanges", "resource_operands", "offsets/lengths", "resource_operand_offsets", "resource_operand_lengths",
                "resource_operand_accesses"),
    )
    symbol_uses = (d.Check("iree.Callee"),)
    assembly_format = """
        $callee `` custom<`iree.CommandOperands`>($resource_operands, $resource_operand_offsets, $resource_operand_lengths,
        $resource_operand_accesses) attr-dict `:` custom<`iree.SizedFunctionType`>(ref($resource_operands),
        type($resource_operands), $resource_operand_sizes, type($results), $result_sizes, $tied_operands)
    """


class CmdCollectiveOp(d.Op, dialect=stream, name="cmd.collective"):
    op = d.Attr(CollectiveAttr)
    channel = d.Operand(ChannelType)
    element_count = d.Operand(Stream_Size)
    param = d.OptionalOperand(d.I32)
    resources = d.Operands(Stream_AnyStreamResource)
    resource_sizes = d.Operands(Stream_Size)
    resource_offsets = d.Operands(Stream_Size)
    resource_lengths = d.Operands(Stream_Size)
    resource_accesses = d.Attr(Stream_ResourceAccessArrayAttr)
    traits = (d.AttrSizedOperandSegments,)
    checks = (
        d.Check("iree.SameCounts", "with # resources has mismatched associated ranges", "resources", "resource_sizes",
                "resource_offsets", "resource_lengths", "resource_accesses"),
        d.Check("iree.CollectiveAccesses"),
    )
    assembly_format = r"""
        `` $op `` `[` $element_count `]` `channel` `(` $channel `)` (`param` `(` $param^ `:` type($param) `)`)? `{`
        custom<`iree.Rows`>(`|#5 %0[%3 for %4] : !1{%2}`, $resources, type($resources), $resource_sizes, $resource_offsets,
        $resource_lengths, $resource_accesses) `\n` `}` attr-dict-with-keyword
    """


class CmdDispatchOp(d.Op, dialect=stream, name="cmd.dispatch"):
    workload = d.Operands(d.Index)
    entry_points = d.Attr(SymbolRefArrayAttr)
    uniform_operands = d.Operands(Stream_PrimitiveType)
    resources = d.Operands(Stream_AnyStreamResource)
    resource_sizes = d.Operands(Stream_Size)
    resource_offsets = d.Operands(Stream_Size)
    resource_lengths = d.Operands(Stream_Size)
    resource_accesses = d.Attr(Stream_ResourceAccessArrayAttr)
    traits = (d.AttrSizedOperandSegments,)
    checks = (
        d.Check("iree.SameCounts", "dispatch with # resources has mismatched associated ranges", "resources", "resource_sizes",
                "resource_offsets", "resource_lengths", "resource_accesses"),
    )
    symbol_uses = (d.Check("iree.EntryPoints", "bindings"),)
    assembly_format = r"""
        custom<`iree.EntryPoints`>($entry_points) (`[` $workload^ `]`)? `` (`(` $uniform_operands^ `:` type($uniform_operands)
        `)`)? `{` custom<`iree.Rows`>(`|#5 %0[%3 for %4] : !1{%2}`, $resources, type($resources), $resource_sizes,
        $resource_offsets, $resource_lengths, $resource_accesses) `\n` `}` attr-dict-with-keyword
    """


class CmdFuncOp(d.Op, dialect=stream, name="cmd.func"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(TypeAttributeOfFunctionTypeAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    body = d.Region()
    traits = (d.Check("Function"), d.IsolatedFromAbove, d.Symbol)
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) $sym_name `` custom<`iree.CommandSignature`>($function_type, $arg_attrs,
        $res_attrs) attr-dict-with-keyword ($body^)?
    """


class CmdParameterGatherOp(d.Op, dialect=stream, name="cmd.parameter.gather"):
    source_scope = d.OptionalOperand(BufferType2)
    source_keys = d.Operands(BufferType2)
    source_offsets = d.Operands(d.I64)
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offsets = d.Operands(Stream_Size)
    target_lengths = d.Operands(Stream_Size)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AttrSizedOperandSegments,)
    checks = (
        d.Check("iree.SameCounts", "requires that the source keys, source offsets, target offsets, and target lengths are all 1:1",
                "source_keys", "source_offsets", "target_offsets", "target_lengths"),
    )
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? `{` custom<`iree.ParameterRows`>(
        `;&01[%2] -> @3[%6 for %7] : ~4{@5}`, $source_scope, $source_keys, $source_offsets, $target, type($target),
        $target_size, $target_offsets, $target_lengths) `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword
    """


class CmdParameterLoadOp(d.Op, dialect=stream, name="cmd.parameter.load"):
    source_scope = d.OptionalOperand(BufferType2)
    source_keys = d.Operands(BufferType2)
    source_offsets = d.Operands(d.I64)
    result_sizes = d.Operands(Stream_Size)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    results = d.Results(Stream_AnyStreamResource)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (
        d.Check("iree.SameCounts", "requires that the source keys, source offsets, and result sizes are all 1:1",
                "source_keys", "source_offsets", "result_sizes"),
    )
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? `{` custom<`iree.ParameterRows`>(
        `;&01[%2] : !3{%4}`, $source_scope, $source_keys, $source_offsets, type($results), $result_sizes) `}` `=` `` `>`
        type($result_timepoint) attr-dict-with-keyword
    """


class CmdParameterScatterOp(d.Op, dialect=stream, name="cmd.parameter.scatter"):
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    source_offsets = d.Operands(Stream_Size)
    source_lengths = d.Operands(Stream_Size)
    target_scope = d.OptionalOperand(BufferType2)
    target_keys = d.Operands(BufferType2)
    target_offsets = d.Operands(d.I64)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AttrSizedOperandSegments,)
    checks = (
        d.Check("iree.SameCounts", "requires that the source offsets, source lengths, target keys, and target offsets are all 1:1",
                "source_offsets", "source_lengths", "target_keys", "target_offsets"),
    )
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? `{` custom<`iree.ParameterRows`>(
        `;@0[%3 for %4] : ~1{@2} -> &56[%7]`, $source, type($source), $source_size, $source_offsets, $source_lengths,
        $target_scope, $target_keys, $target_offsets) `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword
    """
