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


class BufferFillF32Op(d.Op, dialect=vm, name="buffer.fill.f32"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    value = d.Operand(N32BitFloatOr32BitSignlessIntegerType)
    effects = ("write",)
    assembly_format = """
        $target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->`
        type($target_buffer)
    """


class BufferFillF64Op(d.Op, dialect=vm, name="buffer.fill.f64"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    value = d.Operand(N64BitFloatOr32BitSignlessIntegerType)
    effects = ("write",)
    assembly_format = """
        $target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->`
        type($target_buffer)
    """


class BufferFillI16Op(d.Op, dialect=vm, name="buffer.fill.i16"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    value = d.Operand(N16BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("write",)
    assembly_format = """
        $target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->`
        type($target_buffer)
    """


class BufferFillI32Op(d.Op, dialect=vm, name="buffer.fill.i32"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    value = d.Operand(N32BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("write",)
    assembly_format = """
        $target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->`
        type($target_buffer)
    """


class BufferFillI64Op(d.Op, dialect=vm, name="buffer.fill.i64"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    value = d.Operand(N64BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("write",)
    assembly_format = """
        $target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->`
        type($target_buffer)
    """


class BufferFillI8Op(d.Op, dialect=vm, name="buffer.fill.i8"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    length = d.Operand(VM_BufferIndex)
    value = d.Operand(N8BitSignlessIntegerOr32BitSignlessIntegType)
    effects = ("write",)
    assembly_format = """
        $target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->`
        type($target_buffer)
    """


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


class BufferLoadF32Op(d.Op, dialect=vm, name="buffer.load.f32"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    result = d.Result(N32BitFloatOr32BitSignlessIntegerType)
    effects = ("read",)
    assembly_format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferLoadF64Op(d.Op, dialect=vm, name="buffer.load.f64"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    result = d.Result(N64BitFloatOr32BitSignlessIntegerType)
    effects = ("read",)
    assembly_format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferLoadI16SOp(d.Op, dialect=vm, name="buffer.load.i16.s"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("read",)
    assembly_format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferLoadI16UOp(d.Op, dialect=vm, name="buffer.load.i16.u"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("read",)
    assembly_format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferLoadI32Op(d.Op, dialect=vm, name="buffer.load.i32"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("read",)
    assembly_format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferLoadI64Op(d.Op, dialect=vm, name="buffer.load.i64"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    result = d.Result(N64BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("read",)
    assembly_format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferLoadI8SOp(d.Op, dialect=vm, name="buffer.load.i8.s"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("read",)
    assembly_format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferLoadI8UOp(d.Op, dialect=vm, name="buffer.load.i8.u"):
    source_buffer = d.Operand(RefBufferType)
    source_offset = d.Operand(VM_BufferIndex)
    result = d.Result(N32BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("read",)
    assembly_format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)"
    result_names = "iree.Refs"


class BufferStoreF32Op(d.Op, dialect=vm, name="buffer.store.f32"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    value = d.Operand(N32BitFloatOr32BitSignlessIntegerType)
    effects = ("write",)
    assembly_format = """
        $value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)
    """


class BufferStoreF64Op(d.Op, dialect=vm, name="buffer.store.f64"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    value = d.Operand(N64BitFloatOr32BitSignlessIntegerType)
    effects = ("write",)
    assembly_format = """
        $value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)
    """


class BufferStoreI16Op(d.Op, dialect=vm, name="buffer.store.i16"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    value = d.Operand(N32BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("write",)
    assembly_format = """
        $value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)
    """


class BufferStoreI32Op(d.Op, dialect=vm, name="buffer.store.i32"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    value = d.Operand(N32BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("write",)
    assembly_format = """
        $value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)
    """


class BufferStoreI64Op(d.Op, dialect=vm, name="buffer.store.i64"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    value = d.Operand(N64BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("write",)
    assembly_format = """
        $value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)
    """


class BufferStoreI8Op(d.Op, dialect=vm, name="buffer.store.i8"):
    target_buffer = d.Operand(RefBufferType)
    target_offset = d.Operand(VM_BufferIndex)
    value = d.Operand(N32BitSignlessIntegerOr32BitSignlessInteType)
    effects = ("write",)
    assembly_format = """
        $value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)
    """


class ListAllocOp(d.Op, dialect=vm, name="list.alloc"):
    initial_capacity = d.Operand(VM_CondValue)
    result = d.Result(VM_AnyList)
    effects = ("allocate",)
    assembly_format = "operands attr-dict `:` `(` type($initial_capacity) `)` `->` type($result)"
    result_names = "iree.Refs"


class ListGetF32Op(d.Op, dialect=vm, name="list.get.f32"):
    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    result = d.Result(d.F32)
    effects = ("read",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)"


class ListGetF64Op(d.Op, dialect=vm, name="list.get.f64"):
    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    result = d.Result(d.F64)
    effects = ("read",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)"


class ListGetI32Op(d.Op, dialect=vm, name="list.get.i32"):
    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    result = d.Result(d.I32)
    effects = ("read",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)"


class ListGetI64Op(d.Op, dialect=vm, name="list.get.i64"):
    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    result = d.Result(d.I64)
    effects = ("read",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)"


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


class ListSetF32Op(d.Op, dialect=vm, name="list.set.f32"):
    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    value = d.Operand(d.F32)
    effects = ("write",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`"


class ListSetF64Op(d.Op, dialect=vm, name="list.set.f64"):
    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    value = d.Operand(d.F64)
    effects = ("write",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`"


class ListSetI32Op(d.Op, dialect=vm, name="list.set.i32"):
    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    value = d.Operand(d.I32)
    effects = ("write",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`"


class ListSetI64Op(d.Op, dialect=vm, name="list.set.i64"):
    list = d.Operand(List8163264BitIntegerOr163264BitFloaType)
    index = d.Operand(VM_CondValue)
    value = d.Operand(d.I64)
    effects = ("write",)
    assembly_format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`"


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
