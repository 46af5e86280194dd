"""The util dialect: operations on buffers."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import util


class BufferAllocOp(d.Op, dialect=util, name="buffer.alloc"):
    storage_size = d.Operand(Util_Size)
    alignment = d.OptionalAttr(d.IndexAttr)
    result = d.Result(BufferType)
    traits = (d.Pure,)
    checks = (d.Check("iree.Alignment"),)
    assembly_format = "`uninitialized` attr-dict `:` type($result) `` `{` $storage_size `}`"
    result_name = "buffer"


class BufferCompareOp(d.Op, dialect=util, name="buffer.compare"):
    lhs = d.Operand(BufferType)
    lhs_size = d.Operand(Util_Size)
    lhs_offset = d.Operand(Util_Size)
    rhs = d.Operand(BufferType)
    rhs_size = d.Operand(Util_Size)
    rhs_offset = d.Operand(Util_Size)
    length = d.Operand(Util_Size)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = """
        $lhs `[` $lhs_offset `]` `,` $rhs `[` $rhs_offset `]` `,` $length `:` type($lhs) `` `{` $lhs_size `}`
        `,` type($rhs) `` `{` $rhs_size `}` attr-dict-with-keyword
    """


class BufferConstantOp(d.Op, dialect=util, name="buffer.constant"):
    name_ = d.OptionalAttr(d.StrAttr)
    value = d.Attr(Util_AnySerializableAttr)
    alignment = d.OptionalAttr(d.IndexAttr)
    mime_type = d.OptionalAttr(d.StrAttr)
    result = d.Result(BufferType)
    traits = (d.ConstantLike, d.Pure)
    checks = (d.Check("iree.Alignment"),)
    assembly_format = "($name^)? attr-dict `:` type($result) `=` $value"
    result_name = "{name|buffer_cst}"
    result_names = "Patterns"


class BufferCopyOp(d.Op, dialect=util, name="buffer.copy"):
    source = d.Operand(BufferType)
    source_size = d.Operand(Util_Size)
    source_offset = d.Operand(Util_Size)
    target = d.Operand(BufferType)
    target_size = d.Operand(Util_Size)
    target_offset = d.Operand(Util_Size)
    length = d.Operand(Util_Size)
    effects = ("read", "write")
    assembly_format = """
        $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `` `{`
        $source_size `}` `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword
    """


class BufferDeallocOp(d.Op, dialect=util, name="buffer.dealloc"):
    operand = d.Operand(BufferType)
    operand_size = d.Operand(Util_Size)
    traits = (d.Pure,)
    assembly_format = "$operand `:` type($operand) `{` $operand_size `}` attr-dict-with-keyword"


class BufferFillOp(d.Op, dialect=util, name="buffer.fill"):
    pattern = d.Operand(Util_FillPattern)
    target = d.Operand(BufferType)
    target_size = d.Operand(Util_Size)
    target_offset = d.Operand(Util_Size)
    length = d.Operand(Util_Size)
    effects = ("write",)
    assembly_format = """
        $pattern `,` $target `[` $target_offset `for` $length `]` `:` type($pattern) `->` type($target) `` `{`
        $target_size `}` attr-dict-with-keyword
    """


class BufferHashOp(d.Op, dialect=util, name="buffer.hash"):
    source = d.Operand(BufferType)
    source_size = d.Operand(Util_Size)
    source_offset = d.Operand(Util_Size)
    length = d.Operand(Util_Size)
    result = d.Result(d.I64)
    effects = ("read",)
    assembly_format = """
        $source `[` $source_offset `for` $length `]` `:` type($source) `` `{` $source_size `}` `->`
        type($result) attr-dict-with-keyword
    """


class BufferLoadOp(d.Op, dialect=util, name="buffer.load"):
    source = d.Operand(BufferType)
    source_size = d.Operand(Util_Size)
    source_offset = d.Operand(Util_Size)
    length = d.Operand(Util_Size)
    result = d.Result(Util_Primitive)
    effects = ("read",)
    assembly_format = """
        $source `[` $source_offset `for` $length `]` `:` type($source) `` `{` $source_size `}` `->`
        type($result) attr-dict-with-keyword
    """


class BufferSizeOp(d.Op, dialect=util, name="buffer.size"):
    operand = d.Operand(BufferType)
    result = d.Result(Util_Size)
    traits = (d.Pure,)
    assembly_format = "$operand `:` type($operand) attr-dict-with-keyword"
    result_name = "buffer_size"


class BufferSliceOp(d.Op, dialect=util, name="buffer.slice"):
    source = d.Operand(BufferType)
    source_size = d.Operand(Util_Size)
    source_offset = d.Operand(Util_Size)
    result_size = d.Operand(Util_Size)
    alignment = d.OptionalAttr(d.IndexAttr)
    result = d.Result(BufferType)
    traits = (d.AllTypesMatch("source", "result"), d.Pure)
    assembly_format = """
        $source `[` $source_offset `]` attr-dict `:` type($source) `` `{` $source_size `}` `->` type($result) ``
        `{` $result_size `}`
    """
    result_name = "buffer"


class BufferStorageOp(d.Op, dialect=util, name="buffer.storage"):
    operand = d.Operand(BufferType)
    operand_size = d.Operand(Util_Size)
    result = d.Result(AnyMemRef)
    offset = d.Result(Util_Size)
    traits = (d.Pure,)
    assembly_format = """
        $operand `:` type($operand) `` `{` $operand_size `}` `->` `(` type($result) `,` type($offset) `)`
        attr-dict-with-keyword
    """
    result_name = "buffer_storage,buffer_offset"
    result_names = "Patterns"


class BufferStoreOp(d.Op, dialect=util, name="buffer.store"):
    source = d.Operand(Util_Primitive)
    target = d.Operand(BufferType)
    target_size = d.Operand(Util_Size)
    target_offset = d.Operand(Util_Size)
    length = d.Operand(Util_Size)
    effects = ("write",)
    assembly_format = """
        $source `,` $target `[` $target_offset `for` $length `]` `:` type($source) `->` type($target) `` `{`
        $target_size `}` attr-dict-with-keyword
    """


class BufferSubspanOp(d.Op, dialect=util, name="buffer.subspan"):
    source = d.Operand(BufferType)
    source_size = d.Operand(Util_Size)
    source_offset = d.Operand(Util_Size)
    result_size = d.Operand(Util_Size)
    result = d.Result(BufferType)
    traits = (d.AllTypesMatch("source", "result"), d.Pure)
    assembly_format = """
        $source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{`
        $result_size `}` attr-dict-with-keyword
    """
    result_name = "buffer_span"
