"""The vm dialect: lists and buffers."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class BufferAllocOp(d.Op, dialect=vm, name="buffer.alloc"):
    length = d.Operand(VM_BufferIndex)
    alignment = d.Operand(d.I32)
    result = d.Result(RefBufferType)
    effects = ("allocate",)
    assembly_format = "operands attr-dict `:` type($result)"
    result_names = "iree.Refs"


class BufferCloneOp(d.Op, dialect=vm, name="buffer.clone"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    alignment = d.Operand(d.I32)
    result = d.Result(RefBufferType)
    effects = ("allocate", "read")
    assembly_format = "operands attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferCompareOp(d.Op, dialect=vm, name="buffer.compare"):
    lhs_buffer = d.Operand(RefBufferType)
    lhs_offset = d.Operand(VM_BufferIndex)
    rhs_buffer = d.Operand(RefBufferType)
    rhs_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    result = d.Result(VM_CondValue)
    effects = ("read", "write")
    assembly_format = "operands attr-dict `:` type($lhs_buffer) `,` type($rhs_buffer)"


class BufferCopyOp(d.Op, dialect=vm, name="buffer.copy"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    effects = ("read", "write")
    assembly_format = "operands attr-dict `:` type($source_buffer) `->` type($target_buffer)"


class _Fill(d.Op):
    """A range of a buffer that is filled."""

    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    effects = ("write",)
    assembly_format = """
            $target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->`
            type($target_buffer)
        """


class BufferFillF32Op(_Fill, dialect=vm, name="buffer.fill.f32"):
    value = d.Operand(N32BitFloatOr32BitSignlessIntegerType)


class BufferFillF64Op(_Fill, dialect=vm, name="buffer.fill.f64"):
    value = d.Operand(N64BitFloatOr32BitSignlessIntegerType)


class BufferFillI16Op(_Fill, dialect=vm, name="buffer.fill.i16"):
    value = d.Operand(N16BitSignlessIntegerOr32BitSignlessInteType)


class BufferFillI32Op(_Fill, dialect=vm, name="buffer.fill.i32"):
    value = d.Operand(N32BitSignlessIntegerOr32BitSignlessInteType)


class BufferFillI64Op(_Fill, dialect=vm, name="buffer.fill.i64"):
    value = d.Operand(N64BitSignlessIntegerOr32BitSignlessInteType)


class BufferFillI8Op(_Fill, dialect=vm, name="buffer.fill.i8"):
    value = d.Operand(N8BitSignlessIntegerOr32BitSignlessIntegType)


class BufferHashOp(d.Op, dialect=vm, name="buffer.hash"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    result = d.Result(d.I64)
    effects = ("read",)
    assembly_format = """
        $source_buffer `,` $source_offset `,` $length attr-dict `:` type($source_buffer) `->` type($result)
    """


class BufferLengthOp(d.Op, dialect=vm, name="buffer.length"):
    buffer = d.Operand(RefBufferType)
    result = d.Result(VM_BufferIndex)
    effects = ()
    assembly_format = "operands attr-dict `:` type($buffer) `->` type($result)"
    result_names = "iree.Refs"


class _Load(d.Op):
    """An element of a buffer."""

    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    effects = ("read",)
    assembly_format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferLoadF32Op(_Load, dialect=vm, name="buffer.load.f32"):
    result = d.Result(N32BitFloatOr32BitSignlessIntegerType)


class BufferLoadF64Op(_Load, dialect=vm, name="buffer.load.f64"):
    result = d.Result(N64BitFloatOr32BitSignlessIntegerType)


class BufferLoadI16SOp(_Load, dialect=vm, name="buffer.load.i16.s"):
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)


class BufferLoadI16UOp(_Load, dialect=vm, name="buffer.load.i16.u"):
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)


class BufferLoadI32Op(_Load, dialect=vm, name="buffer.load.i32"):
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)


class BufferLoadI64Op(_Load, dialect=vm, name="buffer.load.i64"):
    result = d.Result(N64BitSignlessIntegerOr32BitSignlessInteType)


class BufferLoadI8SOp(_Load, dialect=vm, name="buffer.load.i8.s"):
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)


class BufferLoadI8UOp(_Load, dialect=vm, name="buffer.load.i8.u"):
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)


class _Store(d.Op):
    """An element that is put into a buffer."""

    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    effects = ("write",)
    assembly_format = """
            $value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)
        """


class BufferStoreF32Op(_Store, dialect=vm, name="buffer.store.f32"):
    value = d.Operand(N32BitFloatOr32BitSignlessIntegerType)


class BufferStoreF64Op(_Store, dialect=vm, name="buffer.store.f64"):
    value = d.Operand(N64BitFloatOr32BitSignlessIntegerType)


class BufferStoreI16Op(_Store, dialect=vm, name="buffer.store.i16"):
    value = d.Operand(N32BitSignlessIntegerOr32BitSignlessInteType)


class BufferStoreI32Op(_Store, dialect=vm, name="buffer.store.i32"):
    value = d.Operand(N32BitSignlessIntegerOr32BitSignlessInteType)


class BufferStoreI64Op(_Store, dialect=vm, name="buffer.store.i64"):
    value = d.Operand(N64BitSignlessIntegerOr32BitSignlessInteType)


class BufferStoreI8Op(_Store, dialect=vm, name="buffer.store.i8"):
    value = d.Operand(N32BitSignlessIntegerOr32BitSignlessInteType)


class ListAllocOp(d.Op, dialect=vm, name="list.alloc"):
    initial_capacity = d.Operand(VM_CondValue)
    result = d.Result(VM_AnyList)
    effects = ("allocate",)
    assembly_format = "operands attr-dict `:` `(` type($initial_capacity) `)` `->` type($result)"
    result_names = "iree.Refs"


class _Get(d.Op):
    """A number of a list."""

    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    effects = ("read",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)"


class ListGetF32Op(_Get, dialect=vm, name="list.get.f32"):
    result = d.Result(d.F32)


class ListGetF64Op(_Get, dialect=vm, name="list.get.f64"):
    result = d.Result(d.F64)


class ListGetI32Op(_Get, dialect=vm, name="list.get.i32"):
    result = d.Result(d.I32)


class ListGetI64Op(_Get, dialect=vm, name="list.get.i64"):
    result = d.Result(d.I64)


class ListGetRefOp(d.Op, dialect=vm, name="list.get.ref"):
    list = d.Operand(VM_AnyList)
    index = d.Operand(VM_CondValue)
    result = d.Result(VM_AnyRef)
    effects = ("read",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)"
    result_names = "iree.Refs"


class ListReserveOp(d.Op, dialect=vm, name="list.reserve"):
    list = d.Operand(VM_AnyList)
    minimum_capacity = d.Operand(VM_CondValue)
    effects = ("allocate", "read", "write")
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($minimum_capacity) `)`"


class ListResizeOp(d.Op, dialect=vm, name="list.resize"):
    list = d.Operand(VM_AnyList)
    new_size = d.Operand(VM_CondValue)
    effects = ("write",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($new_size) `)`"


class _Set(d.Op):
    """A number that is put into a list."""

    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    effects = ("write",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`"


class ListSetF32Op(_Set, dialect=vm, name="list.set.f32"):
    value = d.Operand(d.F32)


class ListSetF64Op(_Set, dialect=vm, name="list.set.f64"):
    value = d.Operand(d.F64)


class ListSetI32Op(_Set, dialect=vm, name="list.set.i32"):
    value = d.Operand(d.I32)


class ListSetI64Op(_Set, dialect=vm, name="list.set.i64"):
    value = d.Operand(d.I64)


class ListSetRefOp(d.Op, dialect=vm, name="list.set.ref"):
    list = d.Operand(VM_AnyList)
    index = d.Operand(VM_CondValue)
    value = d.Operand(VM_AnyRef)
    effects = ("write",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`"


class ListSizeOp(d.Op, dialect=vm, name="list.size"):
    list = d.Operand(VM_AnyList)
    result = d.Result(VM_CondValue)
    effects = ("read",)
    assembly_format = "operands attr-dict `:` `(` type($list) `)` `->` type($result)"
