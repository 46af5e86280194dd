"""IREE's hal_inline dialect: buffers of a runtime without devices."""

from mlircore import dialect as d

hal_inline = d.Dialect("hal_inline", lists_properties=True)


HAL_DeviceSize = d.TypeConstraint("index", ("kind", "TYPE_INDEX"), type_text="index", type_name="builtin.index")
BufferType2 = d.type_of("util.buffer")
HAL_Buffer = d.TypeConstraint("buffer", ("defined", "hal.buffer"), type_text="!hal.buffer")
HAL_BufferType = d.TypeConstraint("buffer", ("defined", "hal.buffer"))
HAL_BufferView = d.TypeConstraint("buffer_view", ("defined", "hal.buffer_view"), type_text="!hal.buffer_view")
HAL_ElementType = d.TypeConstraint(
    "32-bit signless integer", ("integer", 1, 32), type_text="i32", type_name="builtin.integer", type_class=("kind", "TYPE_INTEGER"))


class BufferAllocateInitializedOp(d.Op, dialect=hal_inline, name="buffer.allocate.initialized"):
    minimum_alignment = d.Operand(HAL_DeviceSize)
    source = d.Operand(BufferType2)
    offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    result = d.Result(HAL_Buffer)
    storage = d.Result(BufferType2)
    assembly_format = """
        `source` `(` $source `:` type($source) `)` `` `[` $offset `,` $length `]` `alignment` `(`
        $minimum_alignment `)` `:` custom<`iree.TypeOfSize`>(type($result), ref($length)) `in` type($storage)
        attr-dict-with-keyword
    """
    result_name = "buffer,storage"
    result_names = "Patterns"


class BufferAllocateOp(d.Op, dialect=hal_inline, name="buffer.allocate"):
    minimum_alignment = d.Operand(HAL_DeviceSize)
    allocation_size = d.Operand(HAL_DeviceSize)
    result = d.Result(HAL_Buffer)
    storage = d.Result(BufferType2)
    assembly_format = """
        `alignment` `(` $minimum_alignment `)` `:` custom<`iree.TypeOfSize`>(type($result), $allocation_size)
        `in` type($storage) attr-dict-with-keyword
    """
    result_name = "buffer,storage"
    result_names = "Patterns"


class BufferLengthOp(d.Op, dialect=hal_inline, name="buffer.length"):
    buffer = d.Operand(HAL_BufferType)
    result = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword"
    result_name = "length"


class BufferStorageOp(d.Op, dialect=hal_inline, name="buffer.storage"):
    buffer = d.Operand(HAL_BufferType)
    storage = d.Result(BufferType2)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer `:` type($buffer) `>` `:` type($storage) attr-dict-with-keyword"
    result_name = "storage"


class BufferSubspanOp(d.Op, dialect=hal_inline, name="buffer.subspan"):
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


class BufferViewAssertOp(d.Op, dialect=hal_inline, name="buffer_view.assert"):
    buffer_view = d.Operand(HAL_BufferView)
    message = d.Attr(d.StrAttr)
    element_type = d.Operand(HAL_ElementType)
    encoding_type = d.Operand(HAL_ElementType)
    shape = d.Operands(HAL_DeviceSize)
    assembly_format = """
        `<` $buffer_view `:` type($buffer_view) `>` `message` `(` $message `)` `shape` `(` `[` $shape `]` `)`
        `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` attr-dict-with-keyword
    """


class BufferViewBufferOp(d.Op, dialect=hal_inline, name="buffer_view.buffer"):
    buffer_view = d.Operand(HAL_BufferView)
    result = d.Result(HAL_BufferType)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword"
    result_name = "buffer"


class BufferViewCreateOp(d.Op, dialect=hal_inline, name="buffer_view.create"):
    source_buffer = d.Operand(HAL_BufferType)
    source_offset = d.Operand(HAL_DeviceSize)
    source_length = d.Operand(HAL_DeviceSize)
    element_type = d.Operand(HAL_ElementType)
    encoding_type = d.Operand(HAL_ElementType)
    shape = d.Operands(HAL_DeviceSize)
    result = d.Result(HAL_BufferView)
    traits = (d.Pure,)
    assembly_format = """
        `buffer` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `,` $source_length `]`
        `shape` `(` `[` $shape `]` `)` `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` `:`
        type($result) attr-dict-with-keyword
    """
    result_name = "view"


class BufferViewDimOp(d.Op, dialect=hal_inline, name="buffer_view.dim"):
    buffer_view = d.Operand(HAL_BufferView)
    index = d.Attr(d.IndexAttr)
    result = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = """
        `<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]` `:` type($result) attr-dict-with-keyword
    """


class BufferViewElementTypeOp(d.Op, dialect=hal_inline, name="buffer_view.element_type"):
    buffer_view = d.Operand(HAL_BufferView)
    result = d.Result(HAL_ElementType)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword"


class BufferViewEncodingTypeOp(d.Op, dialect=hal_inline, name="buffer_view.encoding_type"):
    buffer_view = d.Operand(HAL_BufferView)
    result = d.Result(HAL_ElementType)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword"


class BufferViewRankOp(d.Op, dialect=hal_inline, name="buffer_view.rank"):
    buffer_view = d.Operand(HAL_BufferView)
    result = d.Result(HAL_DeviceSize)
    traits = (d.Pure,)
    assembly_format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword"


class BufferViewTraceOp(d.Op, dialect=hal_inline, name="buffer_view.trace"):
    key = d.Attr(d.StrAttr)
    operands_ = d.Operands(HAL_BufferView)
    assembly_format = "$key `=` $operands `:` type($operands) attr-dict-with-keyword"


class BufferWrapOp(d.Op, dialect=hal_inline, name="buffer.wrap"):
    source = d.Operand(BufferType2)
    offset = d.Operand(HAL_DeviceSize)
    length = d.Operand(HAL_DeviceSize)
    result = d.Result(HAL_Buffer)
    assembly_format = """
        `source` `(` $source `:` type($source) `)` `` `[` $offset `,` $length `]` `:` type($result)
        attr-dict-with-keyword
    """
    result_name = "mapped"


class DeviceQueryOp(d.Op, dialect=hal_inline, name="device.query"):
    category = d.Attr(d.StrAttr)
    key = d.Attr(d.StrAttr)
    default_value = d.OptionalAttr(d.AnyAttr)
    ok = d.Result(d.I1)
    value = d.Result(d.AnyType)
    traits = (d.Pure,)
    assembly_format = """
        `key` `(` $category `:` `` `:` $key `)` `:` type($ok) `,` type($value) (`=` $default_value^)?
        attr-dict-with-keyword
    """


__getattr__ = hal_inline.member
__dir__ = hal_inline.members
