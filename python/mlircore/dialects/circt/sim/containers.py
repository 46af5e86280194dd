"""The sim dialect: strings, queues, associative arrays, files."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import sim


class AssocArrayCmpOp(d.Op, dialect=sim, name="assoc_array.cmp"):
    predicate = d.Attr(UArrayCmpPredicate)
    lhs = d.Operand(AssocArrayType)
    rhs = d.Operand(AssocArrayType)
    result = d.Result(d.I1)
    traits = (d.Pure, d.Commutative, d.SameTypeOperands)
    assembly_format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)"


class AssocArrayDeleteOp(d.Op, dialect=sim, name="assoc_array.delete"):
    array = d.Operand(AssocArrayType)
    index = d.Operand(d.AnyType)
    outArray = d.Result(AssocArrayType)
    traits = (
        d.Pure,
        d.TypesMatchWith("array and index types must match", "array", "index", "sim.Index"),
        d.AllTypesMatch("array", "outArray"),
    )
    assembly_format = """
        `index` $index `of` $array attr-dict `:` type($array)
    """


class AssocArrayEmptyOp(d.Op, dialect=sim, name="assoc_array.empty"):
    result = d.Result(AssocArrayType)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($result)"


class AssocArrayExistsOp(d.Op, dialect=sim, name="assoc_array.exists"):
    array = d.Operand(AssocArrayType)
    index = d.Operand(d.AnyType)
    result = d.Result(d.I32)
    traits = (d.Pure, d.TypesMatchWith("array and index types must match", "array", "index", "sim.Index"))
    assembly_format = """
        $index `in` $array attr-dict `:` type($array)
    """


class _AssocArrayEnd(d.Op):
    """The key at an end of an array."""

    array = d.Operand(AssocArrayType)
    found = d.Result(d.I32)
    index = d.Result(d.AnyType)
    traits = (d.Pure, d.TypesMatchWith("array and index types must match", "array", "index", "sim.Index"))
    assembly_format = """
        $array attr-dict `:` type($array)
    """


class AssocArrayFirstOp(_AssocArrayEnd, dialect=sim, name="assoc_array.first"):
    pass


class AssocArrayGetOp(d.Op, dialect=sim, name="assoc_array.get"):
    array = d.Operand(AssocArrayType)
    index = d.Operand(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (
        d.Pure,
        d.TypesMatchWith("array and index types must match", "array", "index", "sim.Index"),
        d.TypesMatchWith("array and element types must match", "array", "result", "TypeParameter"),
    )
    assembly_format = """
        $array `[` $index `]` attr-dict `:` type($array)
    """


class AssocArrayLastOp(_AssocArrayEnd, dialect=sim, name="assoc_array.last"):
    pass


class AssocArrayNextOp(d.Op, dialect=sim, name="assoc_array.next"):
    array = d.Operand(AssocArrayType)
    index = d.Operand(d.AnyType)
    found = d.Result(d.I32)
    nextIndex = d.Result(d.AnyType)
    traits = (
        d.Pure,
        d.TypesMatchWith("array and index types must match", "array", "index", "sim.Index"),
        d.TypesMatchWith("array and index types must match", "array", "nextIndex", "sim.Index"),
    )
    assembly_format = """
        $array `[` $index `]` attr-dict `:` type($array)
    """


class AssocArrayPrevOp(d.Op, dialect=sim, name="assoc_array.prev"):
    array = d.Operand(AssocArrayType)
    index = d.Operand(d.AnyType)
    found = d.Result(d.I32)
    prevIndex = d.Result(d.AnyType)
    traits = (
        d.Pure,
        d.TypesMatchWith("array and index types must match", "array", "index", "sim.Index"),
        d.TypesMatchWith("array and index types must match", "array", "prevIndex", "sim.Index"),
    )
    assembly_format = """
        $array `[` $index `]` attr-dict `:` type($array)
    """


class AssocArraySetOp(d.Op, dialect=sim, name="assoc_array.set"):
    array = d.Operand(AssocArrayType)
    index = d.Operand(d.AnyType)
    value = d.Operand(d.AnyType)
    outArray = d.Result(AssocArrayType)
    traits = (
        d.Pure,
        d.TypesMatchWith("array and index types must match", "array", "index", "sim.Index"),
        d.TypesMatchWith("array and element types must match", "array", "value", "TypeParameter"),
        d.AllTypesMatch("array", "outArray"),
    )
    assembly_format = """
        $array `[` $index `]` `=` $value attr-dict `:` type($array)
    """


class AssocArraySizeOp(d.Op, dialect=sim, name="assoc_array.size"):
    array = d.Operand(AssocArrayType)
    result = d.Result(d.I32)
    traits = (d.Pure,)
    assembly_format = "$array attr-dict `:` type($array)"


class FormatToStringOp(d.Op, dialect=sim, name="string.format_to_string"):
    fmtstring = d.Operand(FormatStringType)
    result = d.Result(DynamicStringType)
    assembly_format = "$fmtstring attr-dict"


class IntToStringOp(d.Op, dialect=sim, name="string.int_to_string"):
    input = d.Operand(d.AnyInteger)
    result = d.Result(DynamicStringType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` qualified(type($input))"


class QueueCmpOp(d.Op, dialect=sim, name="queue.cmp"):
    predicate = d.Attr(UArrayCmpPredicate)
    lhs = d.Operand(QueueType)
    rhs = d.Operand(QueueType)
    result = d.Result(d.I1)
    traits = (d.Pure, d.Commutative, d.SameTypeOperands)
    assembly_format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)"


class QueueConcatOp(d.Op, dialect=sim, name="queue.concat"):
    inputs = d.Operands(QueueType)
    result = d.Result(QueueType)
    traits = (d.Pure,)
    checks = (d.Check("sim.Elements"),)
    assembly_format = "` ` `(` $inputs `)` attr-dict `:` `(` type($inputs) `)` type($result)"


class QueueDeleteOp(d.Op, dialect=sim, name="queue.delete"):
    queue = d.Operand(QueueType)
    index = d.Operand(d.I32)
    outQueue = d.Result(QueueType)
    traits = (d.Pure, d.AllTypesMatch("queue", "outQueue"))
    assembly_format = "`index` $index `of` $queue attr-dict `:` type($queue)"


class QueueEmptyOp(d.Op, dialect=sim, name="queue.empty"):
    outqueue = d.Result(QueueType)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` type($outqueue)"


class QueueFromArrayOp(d.Op, dialect=sim, name="queue.from_array"):
    input = d.Operand(ArrayLike)
    result = d.Result(QueueType)
    traits = (d.Pure,)
    checks = (d.Check("sim.Elements"),)
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"


class QueueGetOp(d.Op, dialect=sim, name="queue.get"):
    queue = d.Operand(QueueType)
    index = d.Operand(d.I32)
    result = d.Result(HWNonInOutType)
    traits = (d.Pure, d.TypesMatchWith("queue and item types must match", "queue", "result", "TypeParameter"))
    assembly_format = "$index `of` $queue attr-dict `:` type($queue)"


class QueueInsertOp(d.Op, dialect=sim, name="queue.insert"):
    queue = d.Operand(QueueType)
    index = d.Operand(d.I32)
    item = d.Operand(HWNonInOutType)
    outQueue = d.Result(QueueType)
    traits = (
        d.Pure,
        d.TypesMatchWith("queue and item types must match", "queue", "item", "TypeParameter"),
        d.AllTypesMatch("queue", "outQueue"),
    )
    assembly_format = "$item `into` $queue `at` $index attr-dict `:` type($queue)"


class _QueuePop(d.Op):
    """An element that is taken from an end of a queue."""

    queue = d.Operand(QueueType)
    outQueue = d.Result(QueueType)
    popped = d.Result(HWNonInOutType)
    traits = (
        d.Pure,
        d.TypesMatchWith("queue and popped types must match", "queue", "popped", "TypeParameter"),
        d.AllTypesMatch("queue", "outQueue"),
    )
    assembly_format = "`from` $queue attr-dict `:` type($queue)"


class QueuePopBackOp(_QueuePop, dialect=sim, name="queue.pop_back"):
    pass


class QueuePopFrontOp(_QueuePop, dialect=sim, name="queue.pop_front"):
    pass


class _QueuePush(d.Op):
    """An element that is put at an end of a queue."""

    queue = d.Operand(QueueType)
    element = d.Operand(HWNonInOutType)
    outQueue = d.Result(QueueType)
    traits = (
        d.Pure,
        d.TypesMatchWith("queue and element types must match", "queue", "element", "TypeParameter"),
        d.AllTypesMatch("queue", "outQueue"),
    )
    assembly_format = "$element `into` $queue attr-dict `:` type($queue)"


class QueuePushBackOp(_QueuePush, dialect=sim, name="queue.push_back"):
    pass


class QueuePushFrontOp(_QueuePush, dialect=sim, name="queue.push_front"):
    pass


class QueueResizeOp(d.Op, dialect=sim, name="queue.resize"):
    input = d.Operand(QueueType)
    result = d.Result(QueueType)
    traits = (d.Pure,)
    checks = (d.Check("sim.Elements"),)
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"


class QueueSetOp(d.Op, dialect=sim, name="queue.set"):
    queue = d.Operand(QueueType)
    index = d.Operand(d.I32)
    item = d.Operand(HWNonInOutType)
    outQueue = d.Result(QueueType)
    traits = (
        d.Pure,
        d.TypesMatchWith("queue and item types must match", "queue", "item", "TypeParameter"),
        d.AllTypesMatch("queue", "outQueue"),
    )
    assembly_format = "$queue `[` $index `]` `=` $item attr-dict `:` type($queue)"


class QueueSizeOp(d.Op, dialect=sim, name="queue.size"):
    queue = d.Operand(QueueType)
    result = d.Result(d.I64)
    traits = (d.Pure,)
    assembly_format = "$queue attr-dict `:` type($queue)"


class QueueSliceOp(d.Op, dialect=sim, name="queue.slice"):
    queue = d.Operand(QueueType)
    lowIdx = d.Operand(d.I32)
    highIdx = d.Operand(d.I32)
    result = d.Result(QueueType)
    traits = (d.Pure, d.AllTypesMatch("queue", "result"))
    assembly_format = "$queue `from` $lowIdx `to` $highIdx attr-dict `:` type($queue)"


class SVChannelToOutputStreamOp(d.Op, dialect=sim, name="sv.channel_to_output_stream"):
    channel = d.Operand(d.I32)
    stream = d.Result(OutputStreamType)
    assembly_format = "$channel attr-dict"


class SVFCloseOp(d.Op, dialect=sim, name="sv.fclose"):
    fd = d.Operand(d.I32)
    assembly_format = "$fd attr-dict"


class SVFFlushAllOp(d.Op, dialect=sim, name="sv.fflush_all"):
    assembly_format = "attr-dict"


class SVFOpenOp(d.Op, dialect=sim, name="sv.fopen"):
    fileName = d.Operand(DynamicStringType)
    mode = d.OptionalAttr(SVFOpenMode)
    fd = d.Result(d.I32)
    assembly_format = "$fileName (`mode` `=` $mode^)? attr-dict"


class SVReadMemOp(d.Op, dialect=sim, name="sv.readmem"):
    filename = d.Operand(DynamicStringType)
    memory = d.Operand(MemoryType)
    isBinary = d.Attr(d.BoolAttr, default="false")
    startAddr = d.OptionalOperand(d.I32)
    finishAddr = d.OptionalOperand(d.I32)
    sliceLeft = d.OptionalOperand(d.I32)
    sliceRight = d.OptionalOperand(d.I32)
    dimLows = d.Attr(d.DenseI64ArrayAttr)
    dimDescending = d.Attr(DenseBoolArrayAttr)
    enumValues = d.OptionalAttr(d.DenseI64ArrayAttr)
    result = d.Result(MemoryType)
    traits = (d.AttrSizedOperandSegments, d.AllTypesMatch("memory", "result"))
    assembly_format = """
        $filename `,` $memory (`start` `=` $startAddr^)? (`finish` `=` $finishAddr^)? (`slice` `` `[`
        $sliceLeft^ `,` $sliceRight `]`)? attr-dict `:` type($memory)
    """


class StringCmpOp(d.Op, dialect=sim, name="string.cmp"):
    predicate = d.Attr(StringCmpPredicate)
    lhs = d.Operand(DynamicStringType)
    rhs = d.Operand(DynamicStringType)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)"


class StringConcatOp(d.Op, dialect=sim, name="string.concat"):
    inputs = d.Operands(DynamicStringType)
    result = d.Result(DynamicStringType)
    traits = (d.Pure,)
    assembly_format = "` ` `(` $inputs `)` attr-dict"


class StringConstantOp(d.Op, dialect=sim, name="string.literal"):
    literal = d.Attr(d.StrAttr)
    result = d.Result(DynamicStringType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$literal attr-dict"


class StringGetOp(d.Op, dialect=sim, name="string.get"):
    str = d.Operand(DynamicStringType)
    index = d.Operand(d.I32)
    result = d.Result(I8)
    traits = (d.Pure,)
    assembly_format = "$str `[` $index `]` attr-dict"


class StringLengthOp(d.Op, dialect=sim, name="string.length"):
    input = d.Operand(DynamicStringType)
    result = d.Result(d.I64)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict"


class StringToIntOp(d.Op, dialect=sim, name="string.string_to_int"):
    input = d.Operand(DynamicStringType)
    result = d.Result(d.AnyInteger)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` qualified(type($result))"
