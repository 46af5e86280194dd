"""The moore dialect: arrays, queues, structs, unions, strings."""

from mlircore import dialect as d

from .base import (
    AnyUnpacked, AssocArrayType, BitType, FourValuedI32, OpenUnpackedArrayType, QueueType, RefType,
    StringCmpPredicate, StringType, TwoValued, TwoValuedI32, TwoValuedI8, UArrayCmpPredicate, UnpackedArrayType,
    VoidType, moore,
)


class ArrayCreateOp(d.Op, dialect=moore, name="array_create"):
    elements = d.Operands(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$elements attr-dict `:` custom<`moore.Types`>(type($elements)) `->` custom<`moore.Type`>(type($result))"


class AssocArrayClearOp(d.Op, dialect=moore, name="assoc_array.clear"):
    assoc_array = d.Operand(RefType)
    assembly_format = "$assoc_array attr-dict `:` type($assoc_array)"


class AssocArrayDeleteOp(d.Op, dialect=moore, name="assoc_array.delete"):
    assoc_array = d.Operand(RefType)
    index = d.Operand(d.AnyType)
    traits = (d.TypesMatchWith("associative array index and given index must match", "assoc_array", "index", "moore.Index"),)
    assembly_format = "`index` $index `from` $assoc_array attr-dict `:` type($assoc_array)"


class AssocArrayExistsOp(d.Op, dialect=moore, name="assoc_array.exists"):
    assoc_array = d.Operand(RefType)
    index = d.Operand(d.AnyType)
    result = d.Result(TwoValuedI32)
    traits = (d.TypesMatchWith("associative array index and given index must match", "assoc_array", "index", "moore.Index"),)
    assembly_format = "$index `in` $assoc_array attr-dict `:` type($assoc_array)"


class _Walk(d.Op):
    assoc_array = d.Operand(RefType)
    index = d.Operand(RefType)
    result = d.Result(TwoValuedI32)
    traits = (d.TypesMatchWith("associative array index type and given index type must match", "assoc_array", "index", "moore.IndexRef"),)
    assembly_format = "`to` $index `from` $assoc_array attr-dict `:` type($assoc_array)"


class AssocArrayFirstOp(_Walk, dialect=moore, name="assoc_array.first"):
    pass


class AssocArrayLastOp(_Walk, dialect=moore, name="assoc_array.last"):
    pass


class AssocArrayNextOp(_Walk, dialect=moore, name="assoc_array.next"):
    pass


class AssocArrayPrevOp(_Walk, dialect=moore, name="assoc_array.prev"):
    pass


class AssocArraySetOp(d.Op, dialect=moore, name="assoc_array.set"):
    assoc_array = d.Operand(RefType)
    index = d.Operand(d.AnyType)
    value = d.Operand(d.AnyType)
    traits = (
        d.TypesMatchWith("element type of associative array and given value must match", "assoc_array", "value", "moore.Element"),
        d.TypesMatchWith("associative array index and given index must match", "assoc_array", "index", "moore.Index"),
    )
    assembly_format = "$assoc_array `[` $index `]` `=` $value attr-dict `:` type($assoc_array)"


class AssocArraySizeOp(d.Op, dialect=moore, name="assoc_array.size"):
    assoc_array = d.Operand(RefType)
    result = d.Result(TwoValuedI32)
    assembly_format = "$assoc_array `:` type($assoc_array) attr-dict"


class AssocArrayExtractOp(d.Op, dialect=moore, name="assoc_array_extract"):
    input = d.Operand(AssocArrayType)
    index = d.Operand(d.AnyType)
    result = d.Result(d.AnyType)
    traits = (
        d.Pure,
        d.TypesMatchWith("input's element type must match result type", "input", "result", "moore.Element"),
        d.TypesMatchWith("associative array index and given index must match", "input", "index", "moore.Index"),
    )
    assembly_format = "$input `[` $index `]` attr-dict `:` type($input)"


class AssocArrayExtractRefOp(d.Op, dialect=moore, name="assoc_array_extract_ref"):
    input = d.Operand(RefType)
    index = d.Operand(d.AnyType)
    result = d.Result(RefType)
    traits = (
        d.TypesMatchWith("input reference and result reference types must match", "input", "result", "moore.ElementRef"),
        d.TypesMatchWith("associative array index and given index must match", "input", "index", "moore.Index"),
    )
    assembly_format = "$input `[` $index `]` attr-dict `:` type($input)"


class ConcatOp(d.Op, dialect=moore, name="concat"):
    values = d.Operands(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure,)
    assembly_format = "$values attr-dict `:` `(` custom<`moore.Types`>(type($values)) `)` `->` custom<`moore.Type`>(type($result))"


class ConcatRefOp(d.Op, dialect=moore, name="concat_ref"):
    values = d.Operands(RefType)
    result = d.Result(RefType)
    traits = (d.Pure,)
    assembly_format = "$values attr-dict `:` `(` type($values) `)` `->` type($result)"


class DynExtractOp(d.Op, dialect=moore, name="dyn_extract"):
    input = d.Operand(AnyUnpacked)
    lowBit = d.Operand(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure,)
    assembly_format = """
        $input `from` $lowBit attr-dict `:` custom<`moore.Type`>(type($input)) `,` custom<`moore.Type`>(type($lowBit)) `->`
        custom<`moore.Type`>(type($result))
    """


class DynExtractRefOp(d.Op, dialect=moore, name="dyn_extract_ref"):
    input = d.Operand(RefType)
    lowBit = d.Operand(AnyUnpacked)
    result = d.Result(RefType)
    traits = (d.Pure,)
    assembly_format = "$input `from` $lowBit attr-dict `:` type($input) `,` custom<`moore.Type`>(type($lowBit)) `->` type($result)"


class DynQueueExtractOp(d.Op, dialect=moore, name="dyn_queue_extract"):
    input = d.Operand(QueueType)
    lowerIdx = d.Operand(AnyUnpacked)
    upperIdx = d.Operand(d.AnyType)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure, d.AllTypesMatch("lowerIdx", "upperIdx"))
    assembly_format = """
        $input `from` $lowerIdx `to` $upperIdx attr-dict `:` type($input) `,` custom<`moore.Type`>(type($lowerIdx)) `->`
        custom<`moore.Type`>(type($result))
    """


class DynQueueRefElementOp(d.Op, dialect=moore, name="dyn_queue_ref_element"):
    input = d.Operand(RefType)
    index = d.Operand(AnyUnpacked)
    result = d.Result(RefType)
    traits = (d.Pure,)
    assembly_format = "$input `from` $index attr-dict `:` type($input) `,` custom<`moore.Type`>(type($index)) `->` type($result)"


class ExtractOp(d.Op, dialect=moore, name="extract"):
    input = d.Operand(AnyUnpacked)
    lowBit = d.Attr(d.I32Attr)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure,)
    assembly_format = "$input `from` $lowBit attr-dict `:` custom<`moore.Type`>(type($input)) `->` custom<`moore.Type`>(type($result))"


class ExtractRefOp(d.Op, dialect=moore, name="extract_ref"):
    input = d.Operand(RefType)
    lowBit = d.Attr(d.I32Attr)
    result = d.Result(RefType)
    traits = (d.Pure,)
    assembly_format = "$input `from` $lowBit attr-dict `:` type($input) `->` type($result)"


class OpenUArrayCreateOp(d.Op, dialect=moore, name="open_uarray_create"):
    initialSize = d.Operand(AnyUnpacked)
    result = d.Result(OpenUnpackedArrayType)
    assembly_format = "$initialSize attr-dict `:` custom<`moore.Type`>(type($initialSize)) `->` type($result)"


class OpenUArrayDeleteOp(d.Op, dialect=moore, name="open_uarray_delete"):
    arr = d.Operand(OpenUnpackedArrayType)
    results = d.Result(VoidType)
    assembly_format = "$arr attr-dict `:` type($arr)"


class OpenUArraySizeOp(d.Op, dialect=moore, name="open_uarray_size"):
    arr = d.Operand(OpenUnpackedArrayType)
    result = d.Result(TwoValuedI32)
    assembly_format = "$arr attr-dict `:` type($arr)"


class _QueuePopBack(d.Op):
    queue = d.Operand(RefType)
    result = d.Result(d.AnyType)
    traits = (d.TypesMatchWith("queue and element types must match", "queue", "result", "moore.Element"),)
    assembly_format = "`from` $queue attr-dict `:` type($queue)"


class QueuePopBackOp(_QueuePopBack, dialect=moore, name="pop_back"):
    pass


class QueuePopFrontOp(_QueuePopBack, dialect=moore, name="pop_front"):
    pass


class _QueuePushBack(d.Op):
    queue = d.Operand(RefType)
    element = d.Operand(d.AnyType)
    traits = (d.TypesMatchWith("queue and element types must match", "queue", "element", "moore.Element"),)
    assembly_format = "$element `into` $queue attr-dict `:` type($queue)"


class QueuePushBackOp(_QueuePushBack, dialect=moore, name="push_back"):
    pass


class QueuePushFrontOp(_QueuePushBack, dialect=moore, name="push_front"):
    pass


class QueueClearOp(d.Op, dialect=moore, name="queue.clear"):
    queue = d.Operand(RefType)
    assembly_format = "$queue attr-dict `:` type($queue)"


class QueueCmpOp(d.Op, dialect=moore, name="queue.cmp"):
    predicate = d.Attr(UArrayCmpPredicate)
    lhs = d.Operand(QueueType)
    rhs = d.Operand(QueueType)
    result = d.Result(BitType)
    traits = (d.Pure, d.Commutative, d.SameTypeOperands)
    assembly_format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)"


class QueueConcatOp(d.Op, dialect=moore, name="queue.concat"):
    inputs = d.Operands(QueueType)
    result = d.Result(QueueType)
    traits = (d.Pure,)
    assembly_format = "` ` `(` $inputs `)` attr-dict `:` `(` type($inputs) `)` type($result)"


class QueueDeleteOp(d.Op, dialect=moore, name="queue.delete"):
    queue = d.Operand(RefType)
    index = d.Operand(TwoValuedI32)
    assembly_format = "`index` $index `of` $queue attr-dict `:` type($queue)"


class QueueFromUnpackedArrayOp(d.Op, dialect=moore, name="queue.from_unpacked_array"):
    input = d.Operand(UnpackedArrayType)
    result = d.Result(QueueType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"


class QueueInsertOp(d.Op, dialect=moore, name="queue.insert"):
    queue = d.Operand(RefType)
    index = d.Operand(TwoValuedI32)
    item = d.Operand(d.AnyType)
    traits = (d.TypesMatchWith("queue and item types must match", "queue", "item", "moore.Element"),)
    assembly_format = "$item `into` $queue `at` $index attr-dict `:` type($queue)"


class QueueResizeOp(d.Op, dialect=moore, name="queue.resize"):
    input = d.Operand(QueueType)
    result = d.Result(QueueType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"


class QueueSetOp(d.Op, dialect=moore, name="queue.set"):
    queue = d.Operand(RefType)
    index = d.Operand(TwoValuedI32)
    item = d.Operand(d.AnyType)
    traits = (d.TypesMatchWith("queue and item types must match", "queue", "item", "moore.Element"),)
    assembly_format = "$queue `[` $index `]` `=` $item attr-dict `:` type($queue)"


class ReplicateOp(d.Op, dialect=moore, name="replicate"):
    value = d.Operand(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure,)
    assembly_format = "$value attr-dict `:` custom<`moore.Type`>(type($value)) `->` custom<`moore.Type`>(type($result))"


class _FromString(d.Op):
    str = d.Operand(StringType)
    result = d.Result(FourValuedI32)
    assembly_format = "$str attr-dict `:` custom<`moore.Type`>(type($result))"


class StringAtobinOp(_FromString, dialect=moore, name="string.atobin"):
    pass


class StringAtohexOp(_FromString, dialect=moore, name="string.atohex"):
    pass


class StringAtoiOp(_FromString, dialect=moore, name="string.atoi"):
    pass


class StringAtooctOp(_FromString, dialect=moore, name="string.atooct"):
    pass


class StringAtorealOp(d.Op, dialect=moore, name="string.atoreal"):
    str = d.Operand(StringType)
    result = d.Result(AnyUnpacked)
    assembly_format = "$str attr-dict `:` custom<`moore.Type`>(type($result))"


class _ToString(d.Op):
    str = d.Operand(RefType)
    input = d.Operand(FourValuedI32)
    assembly_format = "$str `,` $input attr-dict `:` type($str) `,` custom<`moore.Type`>(type($input))"


class StringBintoaOp(_ToString, dialect=moore, name="string.bintoa"):
    pass


class StringHextoaOp(_ToString, dialect=moore, name="string.hextoa"):
    pass


class StringItoaOp(_ToString, dialect=moore, name="string.itoa"):
    pass


class StringOcttoaOp(_ToString, dialect=moore, name="string.octtoa"):
    pass


class _StringCompare(d.Op):
    lhs = d.Operand(StringType)
    rhs = d.Operand(StringType)
    result = d.Result(TwoValuedI32)
    assembly_format = "$lhs `,` $rhs attr-dict"


class StringCompareOp(_StringCompare, dialect=moore, name="string.compare"):
    pass


class StringICompareOp(_StringCompare, dialect=moore, name="string.icompare"):
    pass


class StringConcatOp(d.Op, dialect=moore, name="string.concat"):
    inputs = d.Operands(StringType)
    result = d.Result(StringType)
    assembly_format = "` ` `(` $inputs `)` attr-dict"


class StringGetOp(d.Op, dialect=moore, name="string.get"):
    str = d.Operand(StringType)
    index = d.Operand(TwoValuedI32)
    result = d.Result(TwoValuedI8)
    assembly_format = "$str `[` $index `]` attr-dict"


class StringLenOp(d.Op, dialect=moore, name="string.len"):
    str = d.Operand(StringType)
    result = d.Result(TwoValuedI32)
    assembly_format = "$str attr-dict"


class StringPutOp(d.Op, dialect=moore, name="string.put"):
    str = d.Operand(RefType)
    index = d.Operand(TwoValuedI32)
    character = d.Operand(TwoValuedI8)
    assembly_format = "$str `[` $index `]` `,` $character attr-dict `:` type($str)"


class StringRealtoaOp(d.Op, dialect=moore, name="string.realtoa"):
    str = d.Operand(RefType)
    input = d.Operand(AnyUnpacked)
    assembly_format = "$str `,` $input attr-dict `:` type($str) `,` custom<`moore.Type`>(type($input))"


class StringSubstrOp(d.Op, dialect=moore, name="string.substr"):
    str = d.Operand(StringType)
    start = d.Operand(TwoValuedI32)
    end = d.Operand(TwoValuedI32)
    result = d.Result(StringType)
    assembly_format = "$str `[` $start `:` $end `]` attr-dict"


class _StringToLower(d.Op):
    str = d.Operand(StringType)
    result = d.Result(StringType)
    assembly_format = "$str attr-dict"


class StringToLowerOp(_StringToLower, dialect=moore, name="string.tolower"):
    pass


class StringToUpperOp(_StringToLower, dialect=moore, name="string.toupper"):
    pass


class StringCmpOp(d.Op, dialect=moore, name="string_cmp"):
    predicate = d.Attr(StringCmpPredicate)
    lhs = d.Operand(StringType)
    rhs = d.Operand(StringType)
    result = d.Result(BitType)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$predicate $lhs `,` $rhs attr-dict `:` custom<`moore.Type`>(type($lhs)) `->` custom<`moore.Type`>(type($result))"


class StringToIntOp(d.Op, dialect=moore, name="string_to_int"):
    input = d.Operand(StringType)
    result = d.Result(TwoValued)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($result))"


class StructCreateOp(d.Op, dialect=moore, name="struct_create"):
    fields = d.Operands(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure,)
    assembly_format = "$fields attr-dict `:` custom<`moore.Types`>(type($fields)) `->` custom<`moore.Type`>(type($result))"


class StructExtractOp(d.Op, dialect=moore, name="struct_extract"):
    fieldName = d.Attr(d.StrAttr)
    input = d.Operand(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure,)
    assembly_format = "$input `,` $fieldName attr-dict `:` custom<`moore.Type`>(type($input)) `->` custom<`moore.Type`>(type($result))"


class StructExtractRefOp(d.Op, dialect=moore, name="struct_extract_ref"):
    fieldName = d.Attr(d.StrAttr)
    input = d.Operand(RefType)
    result = d.Result(RefType)
    traits = (d.Pure,)
    assembly_format = "$input `,` $fieldName attr-dict `:` type($input) `->` type($result)"


class StructInjectOp(d.Op, dialect=moore, name="struct_inject"):
    input = d.Operand(AnyUnpacked)
    fieldName = d.Attr(d.StrAttr)
    newValue = d.Operand(AnyUnpacked)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.AllTypesMatch("input", "result"))
    assembly_format = """
        $input `,` $fieldName `,` $newValue attr-dict `:` custom<`moore.Type`>(type($input)) `,`
        custom<`moore.Type`>(type($newValue))
    """


class UArrayCmpOp(d.Op, dialect=moore, name="uarray_cmp"):
    predicate = d.Attr(UArrayCmpPredicate)
    lhs = d.Operand(UnpackedArrayType)
    rhs = d.Operand(UnpackedArrayType)
    result = d.Result(BitType)
    traits = (d.Pure, d.Commutative, d.SameTypeOperands)
    assembly_format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs) `->` custom<`moore.Type`>(type($result))"


class UnionCreateOp(d.Op, dialect=moore, name="union_create"):
    input = d.Operand(AnyUnpacked)
    fieldName = d.Attr(d.StrAttr)
    result = d.Result(AnyUnpacked)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` custom<`moore.Type`>(type($input)) `->` custom<`moore.Type`>(type($result))"


class UnionExtractOp(d.Op, dialect=moore, name="union_extract"):
    fieldName = d.Attr(d.StrAttr)
    input = d.Operand(AnyUnpacked)
    result = d.Result(AnyUnpacked)
    assembly_format = "$input `,` $fieldName attr-dict `:` custom<`moore.Type`>(type($input)) `->` custom<`moore.Type`>(type($result))"


class UnionExtractRefOp(d.Op, dialect=moore, name="union_extract_ref"):
    fieldName = d.Attr(d.StrAttr)
    input = d.Operand(RefType)
    result = d.Result(RefType)
    assembly_format = "$input `,` $fieldName attr-dict `:` type($input) `->` type($result)"
