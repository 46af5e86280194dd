"""The stream dialect: work on tensors."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import stream


class TensorCloneOp(d.Op, dialect=stream, name="tensor.clone"):
    source = d.Operand(Stream_AnyStreamResource)
    source_encoding = d.Attr(d.TypeAttr)
    source_encoding_dims = d.Operands(Stream_Size)
    source_size = d.Operand(Stream_Size)
    result_encoding = d.Attr(d.TypeAttr)
    result_encoding_dims = d.Operands(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
        type($source) `` `{` $source_size `}` `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
        type($result) `` `{` $result_size `}` attr-dict-with-keyword
    """


class TensorConstantOp(d.Op, dialect=stream, name="tensor.constant"):
    value = d.Attr(d.TypedAttr)
    result_encoding = d.Attr(d.TypeAttr)
    result_encoding_dims = d.Operands(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? `:` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result)
        `=` $value attr-dict-with-keyword
    """
    result_name = "cst"


class TensorEmptyOp(d.Op, dialect=stream, name="tensor.empty"):
    result_encoding = d.Attr(d.TypeAttr)
    result_encoding_dims = d.Operands(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? `:` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result)
        `` `{` $result_size `}` attr-dict-with-keyword
    """
    result_name = "empty"


class TensorEncodeOp(d.Op, dialect=stream, name="tensor.encode"):
    source = d.Operand(Stream_AnyStreamResource)
    source_encoding = d.Attr(d.TypeAttr)
    source_encoding_dims = d.Operands(Stream_Size)
    source_size = d.Operand(Stream_Size)
    result_encoding = d.Attr(d.TypeAttr)
    result_encoding_dims = d.Operands(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
        type($source) `` `{` $source_size `}` `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in`
        type($result) `` `{` $result_size `}` attr-dict-with-keyword
    """


class TensorExportOp(d.Op, dialect=stream, name="tensor.export"):
    source = d.Operand(ResourceOrExternalResourceOrTransientResouType)
    source_encoding = d.Attr(d.TypeAttr)
    source_encoding_dims = d.Operands(Stream_Size)
    source_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
        type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword
    """


class TensorFillOp(d.Op, dialect=stream, name="tensor.fill"):
    target = d.Operand(Stream_AnyStreamResource)
    target_encoding = d.Attr(d.TypeAttr)
    target_encoding_dims = d.Operands(Stream_Size)
    target_size = d.Operand(Stream_Size)
    start_indices = d.Operands(Stream_Size)
    lengths = d.Operands(Stream_Size)
    value = d.Operand(Stream_PrimitiveType)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AttrSizedOperandSegments, d.AllTypesMatch("target", "result"))
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $value `,` $target (`[` $start_indices `for` $lengths^ `]`)? `:` type($value)
        `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` custom<`iree.TiedResult`>(type($target),
        $target_size, ref($target)) attr-dict-with-keyword
    """


class TensorImportOp(d.Op, dialect=stream, name="tensor.import"):
    source = d.Operand(d.AnyType)
    result_encoding = d.Attr(d.TypeAttr)
    result_encoding_dims = d.Operands(Stream_Size)
    result_size = d.Operand(Stream_Size)
    consume = d.Attr(d.UnitAttr)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(ResourceOrExternalResourceOrTransientResouType)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? (`consume` $consume^)? $source `:` type($source) `->` $result_encoding (``
        `{` $result_encoding_dims^ `}`)? `in` type($result) `{` $result_size `}` attr-dict-with-keyword
    """


class TensorLoadOp(d.Op, dialect=stream, name="tensor.load"):
    source = d.Operand(Stream_StagingResource)
    source_encoding = d.Attr(d.TypeAttr)
    source_encoding_dims = d.Operands(Stream_Size)
    source_size = d.Operand(Stream_Size)
    indices = d.Operands(Stream_Size)
    result = d.Result(IndexOrIntegerOrFloatingPointOrComplexTyType)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        $source (`[` $indices^ `]`)? `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in`
        type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword
    """


class TensorParameterLoadOp(d.Op, dialect=stream, name="tensor.parameter.load"):
    source_scope = d.OptionalOperand(BufferType2)
    source_key = d.Operand(BufferType2)
    source_offset = d.Operand(d.I64)
    result_encoding = d.Attr(d.TypeAttr)
    result_encoding_dims = d.Operands(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? custom<`iree.Parameter`>($source_scope, $source_key) `` `[` $source_offset
        `]` `:` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}`
        attr-dict-with-keyword
    """


class TensorParameterWriteOp(d.Op, dialect=stream, name="tensor.parameter.write"):
    source = d.Operand(Stream_AnyStreamResource)
    source_encoding = d.Attr(d.TypeAttr)
    source_encoding_dims = d.Operands(Stream_Size)
    source_size = d.Operand(Stream_Size)
    target_scope = d.OptionalOperand(BufferType2)
    target_key = d.Operand(BufferType2)
    target_offset = d.Operand(d.I64)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AllTypesMatch("source", "result"), d.AttrSizedOperandSegments)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `->` custom<`iree.Parameter`>($target_scope, $target_key) `` `[`
        $target_offset `]` `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{`
        $source_size `}` attr-dict-with-keyword
    """


class TensorSizeOfOp(d.Op, dialect=stream, name="tensor.sizeof"):
    encoding = d.Attr(d.TypeAttr)
    encoding_dims = d.Operands(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    storage_size = d.Result(Stream_Size)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $encoding (`{` $encoding_dims^ `}`)? attr-dict `:` type($storage_size)
    """


class TensorSliceOp(d.Op, dialect=stream, name="tensor.slice"):
    source = d.Operand(Stream_AnyStreamResource)
    source_encoding = d.Attr(d.TypeAttr)
    source_encoding_dims = d.Operands(Stream_Size)
    source_size = d.Operand(Stream_Size)
    start_indices = d.Operands(Stream_Size)
    lengths = d.Operands(Stream_Size)
    result_encoding = d.Attr(d.TypeAttr)
    result_encoding_dims = d.Operands(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $source `[` $start_indices `for` $lengths `]` `:` $source_encoding (`` `{`
        $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` $result_encoding (`` `{`
        $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword
    """


class TensorSplatOp(d.Op, dialect=stream, name="tensor.splat"):
    value = d.Operand(Stream_PrimitiveType)
    result_encoding = d.Attr(d.TypeAttr)
    result_encoding_dims = d.Operands(Stream_Size)
    result_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.Pure,)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $value `:` type($value) `->` $result_encoding (`` `{` $result_encoding_dims^
        `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword
    """


class TensorStoreOp(d.Op, dialect=stream, name="tensor.store"):
    target = d.Operand(Stream_StagingResource)
    target_encoding = d.Attr(d.TypeAttr)
    target_encoding_dims = d.Operands(Stream_Size)
    target_size = d.Operand(Stream_Size)
    indices = d.Operands(Stream_Size)
    value = d.Operand(IndexOrIntegerOrFloatingPointOrComplexTyType)
    result = d.Result(Stream_StagingResource)
    traits = (d.AttrSizedOperandSegments, d.AllTypesMatch("target", "result"), d.Pure)
    assembly_format = """
        $value `,` $target (`[` $indices^ `]`)? `:` type($value) `->` $target_encoding (`` `{`
        $target_encoding_dims^ `}`)? `in` custom<`iree.TiedResult`>(type($target), $target_size, ref($target))
        attr-dict-with-keyword
    """


class TensorUpdateOp(d.Op, dialect=stream, name="tensor.update"):
    target = d.Operand(Stream_AnyStreamResource)
    target_encoding = d.Attr(d.TypeAttr)
    target_encoding_dims = d.Operands(Stream_Size)
    target_size = d.Operand(Stream_Size)
    start_indices = d.Operands(Stream_Size)
    update = d.Operand(Stream_AnyStreamResource)
    update_encoding = d.Attr(d.TypeAttr)
    update_encoding_dims = d.Operands(Stream_Size)
    update_size = d.Operand(Stream_Size)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    result = d.Result(Stream_AnyStreamResource)
    traits = (d.AttrSizedOperandSegments, d.AllTypesMatch("target", "result"))
    assembly_format = """
        (`on` `(` $affinity^ `)`)? $update `,` $target `[` $start_indices `]` `:` $update_encoding (`` `{`
        $update_encoding_dims^ `}`)? `in` type($update) `` `{` $update_size `}` `->` $target_encoding (`` `{`
        $target_encoding_dims^ `}`)? `in` custom<`iree.TiedResult`>(type($target), $target_size, ref($target))
        attr-dict-with-keyword
    """


class TensorDispatchOp(d.Op, dialect=stream, name="tensor.dispatch"):
    workload = d.Operands(d.Index)
    entry_points = d.Attr(SymbolRefArrayAttr)
    mixed_operands = d.Operands(d.AnyType)
    operand_sizes = d.Operands(Stream_Size)
    operand_encodings = d.Attr(TypeArrayAttr)
    operand_encoding_dims = d.Operands(d.Index)
    result_sizes = d.Operands(Stream_Size)
    result_encodings = d.Attr(TypeArrayAttr)
    result_encoding_dims = d.Operands(d.Index)
    tied_operands = d.OptionalAttr(Util_TiedOpStorageAttr)
    affinity = d.OptionalAttr(Stream_AffinityAttr)
    results = d.Results(Stream_AnyStreamResource)
    traits = (d.AttrSizedOperandSegments, d.Pure)
    checks = (
        d.Check("iree.DynamicDims", "mixed_operands", "operand_sizes", "results", "result_sizes", "operand_encodings",
                "operand_encoding_dims", "result_encodings", "result_encoding_dims"),
    )
    symbol_uses = (d.Check("iree.EntryPoints"),)
    assembly_format = """
        (`on` `(` $affinity^ `)`)? custom<`iree.EntryPoints`>($entry_points) (`[` $workload^ `]`)? `` `(` $mixed_operands `)`
        attr-dict `:` custom<`iree.EncodedTypes`>(ref($mixed_operands), type($mixed_operands), $operand_sizes,
        $operand_encodings, $operand_encoding_dims, type($results), $result_sizes, $result_encodings, $result_encoding_dims,
        $tied_operands)
    """


class TensorTraceOp(d.Op, dialect=stream, name="tensor.trace"):
    key = d.Attr(d.StrAttr)
    resources = d.Operands(Stream_StagingResource)
    resource_sizes = d.Operands(Stream_Size)
    resource_encodings = d.Attr(TypeArrayAttr)
    resource_encoding_dims = d.Operands(d.Index)
    traits = (d.AttrSizedOperandSegments,)
    checks = (
        d.Check("iree.SameCounts", "each resource needs a matching resource encoding and size (array length mismatch)", "resources",
                "resource_sizes", "resource_encodings"),
        d.Check("iree.DynamicDims", "resource_encodings", "resource_encoding_dims"),
    )
    assembly_format = """
        $key `=` `[` custom<`iree.Rows`>(`;%0 : +34 in !1{%2}`, $resources, type($resources), $resource_sizes,
        $resource_encodings, $resource_encoding_dims) `]` attr-dict-with-keyword
    """
