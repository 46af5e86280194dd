"""The stream dialect: work on resources with value semantics."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import stream


class AsyncAllocaOp(d.Op, dialect=stream, name="async.alloca"):
    storage_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    effects = ("allocate",)
    assembly_format = "(`on` `(` $affinity^ `)`)? attr-dict `:` type($result) `{` $storage_size `}`"


class AsyncBarrierOp(d.Op, dialect=stream, name="async.barrier"):
    source = d.Operand(ResourceOrExternalResourceOrTransientResouType)
    size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(ResourceOrExternalResourceOrTransientResouType)
    traits = (d.AllTypesMatch("source", "result"),)
    assembly_format = "(`on` `(` $affinity^ `)`)? $source `:` type($source) `` `{` $size `}` attr-dict-with-keyword"


class AsyncCallOp(d.Op, dialect=stream, name="async.call"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    resource_operands = d.Operands(ResourceOrExternalResourceOrTransientResouType2)
    resource_operand_sizes = d.Operands(Stream_Size)
    resource_operand_offsets = d.Operands(Stream_Size)
    resource_operand_ends = d.Operands(Stream_Size)
    resource_operand_lengths = d.Operands(Stream_Size)
    result_sizes = d.Operands(Stream_Size)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    results = d.Results(ResourceOrExternalResourceOrTransientResouType3)
    traits = (d.AttrSizedOperandSegments,)
    checks = (
        d.Check("iree.DynamicDims", "resource_operands", "resource_operand_sizes", "results", "result_sizes"),
        d.Check("iree.OperandRanges", "resource_operands", "offsets/ends/lengths", "resource_operand_offsets",
                "resource_operand_ends", "resource_operand_lengths"),
        d.Check("iree.ResourceResults"),
    )
    symbol_uses = (d.Check("iree.Callee", "stream.async.func"),)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $callee `` custom<`iree.DispatchOperands`>($resource_operands,
        $resource_operand_offsets, $resource_operand_ends, $resource_operand_lengths) attr-dict `:`
        custom<`iree.SizedFunctionType`>(ref($resource_operands), type($resource_operands),
        $resource_operand_sizes, type($results), $result_sizes, $tied_operands)
    """


class AsyncCastOp(d.Op, dialect=stream, name="async.cast"):
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `:` type($source) `{` $source_size `}` `->` type($result) `{`
        $result_size `}` attr-dict
    """


class AsyncCloneOp(d.Op, dialect=stream, name="async.clone"):
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{`
        $result_size `}` attr-dict-with-keyword
    """


class AsyncConcurrentOp(d.Op, dialect=stream, name="async.concurrent"):
    resource_operands = d.Operands(ResourceOrExternalResourceOrTransientResouType)
    resource_operand_sizes = d.Operands(Stream_Size)
    result_sizes = d.Operands(Stream_Size)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    results = d.Results(ResourceOrExternalResourceOrTransientResouType)
    body = d.Region()
    traits = (
        d.HasParent("stream.async.execute", "stream.async.concurrent"),
        d.AttrSizedOperandSegments,
        d.SingleBlock,
    )
    implicit_terminator = "stream.yield"
    effects = ("nested",)
    checks = (d.Check("iree.DynamicDims", "resource_operands", "resource_operand_sizes", "results", "result_sizes"), d.Check("iree.Captures"))
    region_checks = (d.Check("iree.RegionArguments", "resource_operands"),)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? `with` `` custom<`iree.ResourceRegion`>($resource_operands,
        type($resource_operands), $resource_operand_sizes, type($results), $result_sizes, $tied_operands, $body)
        attr-dict-with-keyword
    """


class AsyncConstantOp(d.Op, dialect=stream, name="async.constant"):
    await_timepoint = d.OptionalOperand(TimepointType)
    value = d.Attr(d.AnyAttr)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? `:` type($result) `` `{` $result_size
        `}` `=` $value attr-dict-with-keyword
    """
    result_name = "cst"


class AsyncCopyOp(d.Op, dialect=stream, name="async.copy"):
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_end = d.Operand(Stream_Size)
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    source_end = d.Operand(Stream_Size)
    length = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AllTypesMatch("target", "result"),)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `[` $source_offset `to` $source_end `]` `,` $target `[`
        $target_offset `to` $target_end `]` `,` $length `:` type($source) `` `{` $source_size `}` `->`
        custom<`iree.TiedResult`>(type($target), $target_size, ref($target)) attr-dict-with-keyword
    """


class AsyncDispatchOp(d.Op, dialect=stream, name="async.dispatch"):
    workload = d.Operands(d.Index)
    entry_points = d.Attr(SymbolRefArrayAttr)
    resource_operands = d.Operands(ResourceOrExternalResourceOrTransientResouType3)
    resource_operand_sizes = d.Operands(Stream_Size)
    resource_operand_offsets = d.Operands(Stream_Size)
    resource_operand_ends = d.Operands(Stream_Size)
    resource_operand_lengths = d.Operands(Stream_Size)
    result_sizes = d.Operands(Stream_Size)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    results = d.Results(Stream_AnyStreamResource)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (
        d.Check("iree.DynamicDims", "resource_operands", "resource_operand_sizes", "results", "result_sizes"),
        d.Check("iree.OperandRanges", "resource_operands", "offsets/ends/lengths", "resource_operand_offsets",
                "resource_operand_ends", "resource_operand_lengths"),
    )
    symbol_uses = (d.Check("iree.EntryPoints"),)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? custom<`iree.EntryPoints`>($entry_points) (`[` $workload^ `]`)? ``
        custom<`iree.DispatchOperands`>($resource_operands, $resource_operand_offsets, $resource_operand_ends,
        $resource_operand_lengths) attr-dict `:` custom<`iree.SizedFunctionType`>(ref($resource_operands),
        type($resource_operands), $resource_operand_sizes, type($results), $result_sizes, $tied_operands)
    """


class AsyncExecuteOp(d.Op, dialect=stream, name="async.execute"):
    resource_operands = d.Operands(ResourceOrExternalResourceOrTransientResouType)
    resource_operand_sizes = d.Operands(Stream_Size)
    result_sizes = d.Operands(Stream_Size)
    await_timepoint = d.OptionalOperand(TimepointType)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    results = d.Results(ResourceOrExternalResourceOrTransientResouType)
    result_timepoint = d.Result(TimepointType)
    body = d.Region()
    traits = (d.AttrSizedOperandSegments, d.SingleBlock)
    implicit_terminator = "stream.yield"
    effects = ("nested",)
    checks = (d.Check("iree.DynamicDims", "resource_operands", "resource_operand_sizes", "results", "result_sizes"), d.Check("iree.Captures"))
    region_checks = (d.Check("iree.RegionArguments", "resource_operands"),)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? `with` ``
        custom<`iree.ResourceRegion`>($resource_operands, type($resource_operands), $resource_operand_sizes,
        type($results), $result_sizes, $tied_operands, $body) `=` `` `>` type($result_timepoint)
        attr-dict-with-keyword
    """


class AsyncFillOp(d.Op, dialect=stream, name="async.fill"):
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_end = d.Operand(Stream_Size)
    target_length = d.Operand(Stream_Size)
    value = d.Operand(Stream_FillPatternType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AllTypesMatch("target", "result"),)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $value `,` $target `[` $target_offset `to` $target_end `for` $target_length
        `]` `:` type($value) `->` custom<`iree.TiedResult`>(type($target), $target_size, ref($target))
        attr-dict-with-keyword
    """


class AsyncFuncOp(d.Op, dialect=stream, name="async.func"):
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


class AsyncLoadOp(d.Op, dialect=stream, name="async.load"):
    source = d.Operand(Stream_StagingResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    result = d.Result(IndexOrIntegerOrFloatingPointOrComplexTyType)
    traits = (d.Pure,)
    assembly_format = """
        $source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result)
        attr-dict-with-keyword
    """


class AsyncParameterLoadOp(d.Op, dialect=stream, name="async.parameter.load"):
    await_timepoint = d.OptionalOperand(TimepointType)
    source_scope = d.OptionalOperand(BufferType2)
    source_key = d.Operand(BufferType2)
    source_offset = d.Operand(d.I64)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? custom<`iree.Parameter`>($source_scope,
        $source_key) `` `[` $source_offset `]` `:` type($result) `` `{` $result_size `}` `=` `` `>`
        type($result_timepoint) attr-dict-with-keyword
    """


class AsyncParameterReadOp(d.Op, dialect=stream, name="async.parameter.read"):
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_end = d.Operand(Stream_Size)
    target_length = d.Operand(Stream_Size)
    source_scope = d.OptionalOperand(BufferType2)
    source_key = d.Operand(BufferType2)
    source_offset = d.Operand(d.I64)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AllTypesMatch("target", "result"), d.AttrSizedOperandSegments)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? custom<`iree.Parameter`>($source_scope,
        $source_key) `` `[` $source_offset `]` `->` $target `` `[` $target_offset `to` $target_end `for`
        $target_length `]` `:` type($target) `` `{` $target_size `}` `=` `` `>` type($result_timepoint)
        attr-dict-with-keyword
    """


class AsyncParameterWriteOp(d.Op, dialect=stream, name="async.parameter.write"):
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    source_end = d.Operand(Stream_Size)
    source_length = d.Operand(Stream_Size)
    target_scope = d.OptionalOperand(BufferType2)
    target_key = d.Operand(BufferType2)
    target_offset = d.Operand(d.I64)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AllTypesMatch("source", "result"), d.AttrSizedOperandSegments)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? $source `` `[` $source_offset `to`
        $source_end `for` $source_length `]` `->` custom<`iree.Parameter`>($target_scope, $target_key) `` `[`
        $target_offset `]` `:` type($source) `` `{` $source_size `}` `=` `` `>` type($result_timepoint)
        attr-dict-with-keyword
    """


class AsyncSliceOp(d.Op, dialect=stream, name="async.slice"):
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    source_end = d.Operand(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AllTypesMatch("source", "result"), d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `[` $source_offset `to` $source_end `]` `:` type($source) `` `{`
        $source_size `}` `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword
    """


class AsyncSplatOp(d.Op, dialect=stream, name="async.splat"):
    await_timepoint = d.OptionalOperand(TimepointType)
    value = d.Operand(Stream_FillPatternType)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? $value `:` type($value) `->`
        type($result) `` `{` $result_size `}` attr-dict-with-keyword
    """


class AsyncStoreOp(d.Op, dialect=stream, name="async.store"):
    target = d.Operand(Stream_StagingResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    value = d.Operand(IndexOrIntegerOrFloatingPointOrComplexTyType)
    result = d.Result(Stream_StagingResource)
    traits = (d.AllTypesMatch("target", "result"), d.Pure)
    assembly_format = """
        $value `,` $target `[` $target_offset `]` `:` type($value) `->` custom<`iree.TiedResult`>(type($target),
        $target_size, ref($target)) attr-dict-with-keyword
    """


class AsyncTransferOp(d.Op, dialect=stream, name="async.transfer"):
    source = d.Operand(ResourceOrExternalResourceOrTransientResouType)
    source_size = d.Operand(Stream_Size)
    result_size = d.Operand(Stream_Size)
    source_affinity = d.OptionalAttr(Stream_AffinityAttr)
    target_affinity = d.OptionalAttr(Stream_AffinityAttr)
    execution_affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(ResourceOrExternalResourceOrTransientResouType)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $execution_affinity^ `)`)? $source `:` type($source) `` `{` $source_size `}` (`from` `(`
        $source_affinity^ `)`)? `->` (`to` `(` $target_affinity^ `)`)? type($result) `` `{` $result_size `}`
        attr-dict-with-keyword
    """


class AsyncUpdateOp(d.Op, dialect=stream, name="async.update"):
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_end = d.Operand(Stream_Size)
    update = d.Operand(Stream_AnyStreamResource)
    update_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AllTypesMatch("target", "result"),)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $update `,` $target `[` $target_offset `to` $target_end `]` `:` type($update)
        `` `{` $update_size `}` `->` custom<`iree.TiedResult`>(type($target), $target_size, ref($target))
        attr-dict-with-keyword
    """


class AsyncCollectiveOp(d.Op, dialect=stream, name="async.collective"):
    op = d.Attr(CollectiveAttr)
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    target_end = d.Operand(Stream_Size)
    target_length = d.Operand(Stream_Size)
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    source_end = d.Operand(Stream_Size)
    source_length = d.Operand(Stream_Size)
    element_count = d.Operand(Stream_Size)
    channel = d.Operand(ChannelType)
    param = d.OptionalOperand(d.I32)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AllTypesMatch("target", "result"),)
    assembly_format = """
        `` $op `` `[` $element_count `]` (`on` `(` $affinity^ `)`)? `channel` `(` $channel `)`
        custom<`iree.CollectiveParam`>(ref($op), $param) `` $source `[` $source_offset `to` $source_end `for` $source_length `]`
        `,` $target `[` $target_offset `to` $target_end `for` $target_length `]` `:` type($source) `` `{` $source_size `}` `->`
        custom<`iree.TiedResult`>(type($target), $target_size, ref($target)) attr-dict-with-keyword
    """


class AsyncParameterGatherOp(d.Op, dialect=stream, name="async.parameter.gather"):
    source_scope = d.OptionalOperand(BufferType2)
    source_keys = d.Operands(BufferType2)
    source_offsets = d.Operands(d.I64)
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offsets = d.Operands(Stream_Size)
    target_ends = d.Operands(Stream_Size)
    target_lengths = d.Operands(Stream_Size)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? `{` custom<`iree.ParameterRows`>(
        `;&01[%2] -> @3[%6 to %7 for %8] : ~4{@5}`, $source_scope, $source_keys, $source_offsets, $target, type($target),
        $target_size, $target_offsets, $target_ends, $target_lengths) `}` `:` type($result) `=` `` `>` type($result_timepoint)
        attr-dict-with-keyword
    """


class AsyncParameterScatterOp(d.Op, dialect=stream, name="async.parameter.scatter"):
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    source_offsets = d.Operands(Stream_Size)
    source_ends = d.Operands(Stream_Size)
    source_lengths = d.Operands(Stream_Size)
    target_scope = d.OptionalOperand(BufferType2)
    target_keys = d.Operands(BufferType2)
    target_offsets = d.Operands(d.I64)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? `{` custom<`iree.ParameterRows`>(
        `;@0[%3 to %4 for %5] : ~1{@2} -> &67[%8]`, $source, type($source), $source_size, $source_offsets, $source_ends,
        $source_lengths, $target_scope, $target_keys, $target_offsets) `}` `:` type($result) `=` `` `>` type($result_timepoint)
        attr-dict-with-keyword
    """
