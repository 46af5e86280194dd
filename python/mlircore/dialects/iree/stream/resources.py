"""The stream dialect: resources, files, timepoints, executables."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import stream


class BindingSubspanOp(d.Op, dialect=stream, name="binding.subspan"):
    binding = d.Operand(Stream_AnyBinding)
    byte_offset = d.Operand(Stream_Size)
    dynamic_dims = d.Operands(Stream_Size)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = """
        $binding `` `[` $byte_offset `]` attr-dict `:` type($binding) `->` type($result) (`{` $dynamic_dims^
        `}`)?
    """


class ContextResolveOp(d.Op, dialect=stream, name="context.resolve"):
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    results = d.Results(d.AnyType)
    traits = (d.Pure,)
    assembly_format = "(`on` `(` $affinity^ `)`)? attr-dict `:` type($results)"


class ExecutableEndOp(d.Op, dialect=stream, name="executable.end"):
    traits = (d.HasParent("stream.executable"), d.Terminator)
    assembly_format = "attr-dict"


class ExecutableExportOp(d.Op, dialect=stream, name="executable.export"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    function_ref = d.Attr(d.FlatSymbolRefAttr)
    workgroup_count = d.Region()
    traits = (d.HasParent("stream.executable"), d.Symbol, d.IsolatedFromAbove)
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) custom<`iree.Alias`>($sym_name, $function_ref)
        custom<`iree.Workgroups`>($workgroup_count, `workgroups`) attr-dict-with-keyword
    """


class ExecutableOp(d.Op, dialect=stream, name="executable"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    body = d.Region()
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.Symbol, d.SymbolTable)
    implicit_terminator = "stream.executable.end"
    assembly_format = "custom<`iree.Visibility`>($sym_visibility) $sym_name attr-dict-with-keyword regions"


class FileConstantOp(d.Op, dialect=stream, name="file.constant"):
    source = d.Operand(BufferType2)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    source_length = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(FileType)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `[` $source_offset `for` $source_length `]` `:` type($source) `` `{`
        $source_size `}` `->` type($result) attr-dict-with-keyword
    """
    result_name = "file"


class FileReadOp(d.Op, dialect=stream, name="file.read"):
    source = d.Operand(FileType)
    source_offset = d.Operand(d.I64)
    target = d.Operand(Stream_AnyStreamResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    length = d.Operand(Stream_Size)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result_timepoint = d.Result(TimepointType)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`):(`:`)? $source `[`
        $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `->` type($target)
        `` `{` $target_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword
    """


class FileWriteOp(d.Op, dialect=stream, name="file.write"):
    source = d.Operand(Stream_AnyStreamResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    target = d.Operand(FileType)
    target_offset = d.Operand(d.I64)
    length = d.Operand(Stream_Size)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result_timepoint = d.Result(TimepointType)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`):(`:`)? $source `[`
        $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `` `{` $source_size
        `}` `->` type($target) `=` `` `>` type($result_timepoint) attr-dict-with-keyword
    """


class ResourceAllocOp(d.Op, dialect=stream, name="resource.alloc"):
    storage_size = d.Operand(Stream_Size)
    uninitialized = d.Attr(d.UnitAttr)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyResource)
    effects = ("allocate",)
    assembly_format = """
        (`uninitialized` $uninitialized^)? (`on` `(` $affinity^ `)`)? attr-dict `:` type($result) `{`
        $storage_size `}`
    """


class ResourceAllocaOp(d.Op, dialect=stream, name="resource.alloca"):
    storage_size = d.Operand(Stream_Size)
    indeterminate_lifetime = d.Attr(d.UnitAttr)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyResource)
    result_timepoint = d.Result(TimepointType)
    effects = ("allocate",)
    assembly_format = """
        `uninitialized` (`indeterminate` $indeterminate_lifetime^)? (`on` `(` $affinity^ `)`)? (`await` `(`
        $await_timepoint^ `)` `=` `` `>`):(`:`)? attr-dict type($result) `{` $storage_size `}` `=` `` `>`
        type($result_timepoint)
    """


class ResourceDeallocaOp(d.Op, dialect=stream, name="resource.dealloca"):
    operand = d.Operand(Stream_AnyResource)
    operand_size = d.Operand(Stream_Size)
    prefer_origin = d.Attr(d.UnitAttr)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result_timepoint = d.Result(TimepointType)
    effects = ("free",)
    assembly_format = """
        (`origin` $prefer_origin^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)?
        $operand `:` type($operand) `{` $operand_size `}` `=` `` `>` type($result_timepoint) attr-dict
    """


class ResourceIsTerminalOp(d.Op, dialect=stream, name="resource.is_terminal"):
    operand = d.Operand(Stream_AnyResource)
    operand_size = d.Operand(Stream_Size)
    result = d.Result(d.I1)
    assembly_format = "$operand attr-dict `:` type($operand) `{` $operand_size `}`"
    result_name = "is_terminal"


class ResourceLoadOp(d.Op, dialect=stream, name="resource.load"):
    source = d.Operand(Stream_StagingResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    result = d.Result(IndexOrIntegerOrFloatingPointOrComplexTyType)
    assembly_format = """
        $source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result)
        attr-dict-with-keyword
    """


class ResourceReleaseOp(d.Op, dialect=stream, name="resource.release"):
    operand = d.Operand(Stream_AnyResource)
    operand_size = d.Operand(Stream_Size)
    result = d.Result(d.I1)
    assembly_format = "$operand attr-dict `:` type($operand) `{` $operand_size `}`"
    result_name = "is_terminal"


class ResourceRetainOp(d.Op, dialect=stream, name="resource.retain"):
    operand = d.Operand(Stream_AnyResource)
    operand_size = d.Operand(Stream_Size)
    assembly_format = "$operand attr-dict `:` type($operand) `{` $operand_size `}`"


class ResourceSizeOp(d.Op, dialect=stream, name="resource.size"):
    operand = d.Operand(Stream_AnyResource)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_Size)
    traits = (d.Pure,)
    assembly_format = "$operand attr-dict `:` type($operand)"


class ResourceStoreOp(d.Op, dialect=stream, name="resource.store"):
    target = d.Operand(Stream_StagingResource)
    target_size = d.Operand(Stream_Size)
    target_offset = d.Operand(Stream_Size)
    value = d.Operand(IndexOrIntegerOrFloatingPointOrComplexTyType)
    effects = ("write",)
    assembly_format = """
        $value `,` $target `[` $target_offset `]` `:` type($value) `->` type($target) `{` $target_size `}`
        attr-dict-with-keyword
    """


class ResourceSubviewOp(d.Op, dialect=stream, name="resource.subview"):
    source = d.Operand(Stream_AnyResource)
    source_size = d.Operand(Stream_Size)
    source_offset = d.Operand(Stream_Size)
    result_size = d.Operand(Stream_Size)
    result = d.Result(Stream_AnyResource)
    traits = (d.AllTypesMatch("source", "result"), d.Pure)
    assembly_format = """
        $source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{`
        $result_size `}` attr-dict-with-keyword
    """


class ResourceTransientsOp(d.Op, dialect=stream, name="resource.transients"):
    resource = d.Operand(Stream_AnyStreamResource)
    resource_size = d.Operand(Stream_Size)
    storage = d.Operand(Stream_AnyResource)
    storage_size = d.Operand(Stream_Size)
    await_timepoint = d.OptionalOperand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AllTypesMatch("resource", "result"), d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>` )? $resource `:`
        type($resource) `` `{` $resource_size `}` `from` $storage `:` type($storage) `` `{` $storage_size `}`
        `=` `` `>` type($result_timepoint) attr-dict-with-keyword
    """


class ResourceTryMapOp(d.Op, dialect=stream, name="resource.try_map"):
    source = d.Operand(BufferType2)
    source_offset = d.Operand(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    did_map = d.Result(d.I1)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `[` $source_offset `]` `:` type($source) `->` type($did_map) `,`
        type($result) `` `{` $result_size `}` attr-dict-with-keyword
    """


class ReturnOp(d.Op, dialect=stream, name="return"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.HasParent("stream.executable.export"), d.Pure, d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict $operands `:` type($operands)"


class TimepointAwaitOp(d.Op, dialect=stream, name="timepoint.await"):
    resource_operands = d.Operands(ResourceOrExternalResourceOrTransientResouType)
    resource_operand_sizes = d.Operands(Stream_Size)
    await_timepoint = d.Operand(TimepointType)
    sync = d.Attr(d.UnitAttr)
    results = d.Results(ResourceOrExternalResourceOrTransientResouType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.DynamicDims", "resource_operands", "resource_operand_sizes"),)
    assembly_format = """
        (`sync` $sync^)? $await_timepoint `=` `` `>` $resource_operands `:`
        custom<`iree.SizedTypes`>(type($resource_operands), type($results), $resource_operand_sizes)
        attr-dict-with-keyword
    """


class TimepointBarrierOp(d.Op, dialect=stream, name="timepoint.barrier"):
    resource = d.Operand(ResourceOrExternalResourceOrTransientResouType)
    resource_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(ResourceOrExternalResourceOrTransientResouType)
    result_timepoint = d.Result(TimepointType)
    traits = (d.AllTypesMatch("resource", "result"), d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $resource `:` type($resource) `` `{` $resource_size `}` `=` `` `>`
        type($result_timepoint) attr-dict-with-keyword
    """


class TimepointChainExternalOp(d.Op, dialect=stream, name="timepoint.chain_external"):
    await_timepoint = d.Operand(TimepointType)
    external_values = d.Operands(d.AnyType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $await_timepoint `=` `` `>` `(` $external_values `:` type($external_values)
        `)` attr-dict-with-keyword
    """


class TimepointExportOp(d.Op, dialect=stream, name="timepoint.export"):
    await_timepoint = d.Operand(TimepointType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    results = d.Results(d.AnyType)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $await_timepoint `=` `` `>` `(` type($results) `)` attr-dict-with-keyword
    """


class TimepointImmediateOp(d.Op, dialect=stream, name="timepoint.immediate"):
    result_timepoint = d.Result(TimepointType)
    traits = (d.ConstantLike, d.Pure)
    assembly_format = "attr-dict `=` `` `>` type($result_timepoint)"


class TimepointImportOp(d.Op, dialect=stream, name="timepoint.import"):
    operands_ = d.Operands(d.AnyType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result_timepoint = d.Result(TimepointType)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $operands `:` `(` type($operands) `)` `=` `` `>` type($result_timepoint)
        attr-dict-with-keyword
    """


class TimepointJoinOp(d.Op, dialect=stream, name="timepoint.join"):
    await_timepoints = d.Operands(TimepointType)
    result_timepoint = d.Result(TimepointType)
    traits = (d.Pure,)
    assembly_format = "`max` `(` $await_timepoints `)` `=` `` `>` type($result_timepoint) attr-dict-with-keyword"


class YieldOp(d.Op, dialect=stream, name="yield"):
    resource_operands = d.Operands(ResourceOrExternalResourceOrTransientResouType)
    resource_operand_sizes = d.Operands(d.Index)
    traits = (
        d.HasParent(
            "stream.async.execute", "stream.async.concurrent", "stream.cmd.execute", "stream.cmd.serial", "stream.cmd.concurrent"),
        d.Pure,
        d.Terminator,
        d.SameVariadicOperandSize,
    )
    checks = (d.Check("iree.Yield"),)
    assembly_format = """
        attr-dict ($resource_operands^ `:` custom<`iree.SizedTypes`>(type($resource_operands),
        $resource_operand_sizes))?
    """


class ResourceConstantsOp(d.Op, dialect=stream, name="resource.constants"):
    values = d.Attr(ConstantValueArrayAttributeAttr)
    result_sizes = d.Operands(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    results = d.Results(ConstantResourceOrVariableResourceType)
    result_timepoint = d.Result(TimepointType)
    traits = (d.SameVariadicResultSize, d.Pure)
    checks = (d.Check("iree.Constants"),)
    assembly_format = r"""
        (`on` `(` $affinity^ `)`)? attr-dict `:` custom<`iree.Rows`>(`|!0{%1} = *2`, type($results), $result_sizes, $values)
        `\n` ` ` ` ` `=` `` `>` type($result_timepoint)
    """


class ResourcePackOp(d.Op, dialect=stream, name="resource.pack"):
    offset = d.OptionalOperand(Stream_Size)
    lifetime_intervals = d.Attr(Stream_IndexArrayAttr)
    dynamic_slice_sizes = d.Operands(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    total_length = d.Result(Stream_Size)
    packed_offsets = d.Results(Stream_Size)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (d.Check("iree.Pack"),)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`offset` `(` $offset^ `)`)? `slices` `(` `{` custom<`iree.Rows`>(`;[^0, ^0] = %1`, $lifetime_intervals,
        $dynamic_slice_sizes, type($packed_offsets)) `}` `)` `:` type($total_length) attr-dict-with-keyword
    """
    result_names = ""
