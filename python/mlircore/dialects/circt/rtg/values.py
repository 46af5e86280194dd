"""The rtg dialect: constants, collections, immediates, registers, memories."""

from mlircore import dialect as d
from mlircore.define.inference import Infer
from mlircore.dialects.circt.hw.base import APIntAttr

from .base import (
    ArrayType, BagType, ByteArray, LabelType, MemoryBlockType, MemoryType, RandomizedSequenceType, Register, RegisterConfigAttr,
    SetType, StringType, TupleType, rtg)


class ArrayAppendOp(d.Op, dialect=rtg, name="array_append"):
    array = d.Operand(ArrayType)
    element = d.Operand(d.AnyType)
    result = d.Result(ArrayType)
    traits = (
        d.Pure,
        d.AllTypesMatch("array", "result"),
        d.TypesMatchWith("element type must match array element type", "array", "element", "TypeParameter"),
    )
    assembly_format = "$array `,` $element `:` qualified(type($array)) attr-dict"


class ArrayCreateOp(d.Op, dialect=rtg, name="array_create"):
    elements = d.Operands(d.AnyType)
    result = d.Result(ArrayType)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$elements `:` custom<`rtg.Element`>(ref($elements), type($elements), type($result), `array`) attr-dict"


class ArrayExtractOp(d.Op, dialect=rtg, name="array_extract"):
    array = d.Operand(ArrayType)
    index = d.Operand(d.Index)
    result = d.Result(d.AnyType)
    traits = (
        d.Pure,
        d.TypesMatchWith("result type must match array element type", "array", "result", "TypeParameter"),
    )
    assembly_format = "$array `[` $index `]` `:` qualified(type($array)) attr-dict"


class ArrayInjectOp(d.Op, dialect=rtg, name="array_inject"):
    array = d.Operand(ArrayType)
    index = d.Operand(d.Index)
    value = d.Operand(d.AnyType)
    result = d.Result(ArrayType)
    traits = (
        d.Pure,
        d.AllTypesMatch("array", "result"),
        d.TypesMatchWith("value type must match array element type", "array", "value", "TypeParameter"),
    )
    assembly_format = "$array `[` $index `]` `,` $value `:` qualified(type($array)) attr-dict"


class ArraySizeOp(d.Op, dialect=rtg, name="array_size"):
    array = d.Operand(ArrayType)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$array `:` qualified(type($array)) attr-dict"


class BagConvertToSetOp(d.Op, dialect=rtg, name="bag_convert_to_set"):
    input = d.Operand(BagType)
    result = d.Result(SetType)
    traits = (d.Pure, d.TypesMatchWith("element types must match", "input", "result", "rtg.Set"))
    assembly_format = "$input `:` qualified(type($input)) attr-dict"


class BagCreateOp(d.Op, dialect=rtg, name="bag_create"):
    elements = d.Operands(d.AnyType)
    multiples = d.Operands(d.Index)
    bag = d.Result(BagType)
    traits = (d.Pure, d.SameVariadicOperandSize)
    assembly_format = """
        custom<`rtg.Multiples`>($elements, $multiples) `:`
        custom<`rtg.Element`>(ref($elements), type($elements), type($bag), `bag`) attr-dict
    """


class BagDifferenceOp(d.Op, dialect=rtg, name="bag_difference"):
    original = d.Operand(BagType)
    diff = d.Operand(BagType)
    inf = d.Attr(d.UnitAttr)
    output = d.Result(BagType)
    traits = (d.Pure, d.AllTypesMatch("original", "diff", "output"))
    assembly_format = "$original `,` $diff (`inf` $inf^)? `:` qualified(type($output)) attr-dict"


class BagSelectRandomOp(d.Op, dialect=rtg, name="bag_select_random"):
    bag = d.Operand(BagType)
    output = d.Result(d.AnyType)
    traits = (d.TypesMatchWith("output type must match element type of bag", "bag", "output", "TypeParameter"),)
    effects = ("read", "write")
    assembly_format = "$bag `:` qualified(type($bag)) attr-dict"


class BagUnionOp(d.Op, dialect=rtg, name="bag_union"):
    bags = d.Operands(BagType)
    result = d.Result(BagType)
    traits = (d.Pure, d.SameOperandsAndResultType, d.Commutative)
    assembly_format = "$bags `:` qualified(type($result)) attr-dict"


class BagUniqueSizeOp(d.Op, dialect=rtg, name="bag_unique_size"):
    bag = d.Operand(BagType)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$bag `:` qualified(type($bag)) attr-dict"


class ConcatImmediateOp(d.Op, dialect=rtg, name="isa.concat_immediate"):
    operands_ = d.Operands(d.AnySignlessInteger)
    result = d.Result(d.AnySignlessInteger)
    traits = (d.Pure,)
    checks = (d.Check("InferredTypes"),)
    infer = Infer("rtg.concat")
    assembly_format = "$operands `:` qualified(type($operands)) attr-dict"


class ConstantOp(d.Op, dialect=rtg, name="constant"):
    value = d.Attr(d.TypedAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure, d.ConstantLike, d.AllTypesMatch("value", "result"))
    result_names = "rtg.Constant"
    assembly_format = "$value attr-dict"


class ImmediateFormatOp(d.Op, dialect=rtg, name="immediate_format"):
    value = d.Operand(d.AnySignlessInteger)
    result = d.Result(StringType)
    traits = (d.Pure,)
    assembly_format = "$value `:` qualified(type($value)) attr-dict"


class IndexToRegisterOp(d.Op, dialect=rtg, name="isa.index_to_register"):
    index = d.Operand(d.Index)
    reg = d.Result(Register)
    traits = (d.Pure,)
    assembly_format = "$index `:` type($reg) attr-dict"


class IntFormatOp(d.Op, dialect=rtg, name="int_format"):
    value = d.Operand(d.Index)
    result = d.Result(StringType)
    traits = (d.Pure,)
    assembly_format = "$value attr-dict"


class IntToImmediateOp(d.Op, dialect=rtg, name="isa.int_to_immediate"):
    input = d.Operand(d.Index)
    result = d.Result(d.AnySignlessInteger)
    traits = (d.Pure,)
    assembly_format = "$input `:` qualified(type($result)) attr-dict"


class InterleaveSequencesOp(d.Op, dialect=rtg, name="interleave_sequences"):
    sequences = d.Operands(RandomizedSequenceType)
    batchSize = d.Attr(d.I32Attr, default="1 : i32")
    interleavedSequence = d.Result(RandomizedSequenceType)
    traits = (d.Pure,)
    assembly_format = "$sequences (`batch` $batchSize^)? attr-dict"


class MemoryAllocOp(d.Op, dialect=rtg, name="isa.memory_alloc"):
    memoryBlock = d.Operand(MemoryBlockType)
    size = d.Operand(d.Index)
    alignment = d.Operand(d.Index)
    result = d.Result(MemoryType)
    traits = (d.TypesMatchWith("memory address width must match memory block address width", "memoryBlock", "result", "rtg.Memory"),)
    effects = ("allocate result",)
    assembly_format = "$memoryBlock `,` $size `,` $alignment `:` qualified(type($memoryBlock)) attr-dict"


class MemoryBaseAddressOp(d.Op, dialect=rtg, name="isa.memory_base_address"):
    memory = d.Operand(MemoryType)
    result = d.Result(d.AnySignlessInteger)
    traits = (d.Pure,)
    checks = (d.Check("InferredTypes"),)
    infer = Infer("rtg.address", "memory")
    assembly_format = "$memory `:` qualified(type($memory)) attr-dict"


class MemoryBlockDeclareOp(d.Op, dialect=rtg, name="isa.memory_block_declare"):
    baseAddress = d.Attr(APIntAttr)
    endAddress = d.Attr(APIntAttr)
    result = d.Result(MemoryBlockType)
    traits = (d.HasParent("rtg.target"),)
    effects = ("allocate result",)
    assembly_format = "custom<`rtg.Range`>($baseAddress, $endAddress, type($result)) attr-dict"


class MemorySizeOp(d.Op, dialect=rtg, name="isa.memory_size"):
    memory = d.Operand(MemoryType)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$memory `:` qualified(type($memory)) attr-dict"


class RandomNumberInRangeOp(d.Op, dialect=rtg, name="random_number_in_range"):
    lowerBound = d.Operand(d.Index)
    upperBound = d.Operand(d.Index)
    result = d.Result(d.Index)
    effects = ("read", "write")
    assembly_format = "` ` `[` $lowerBound `,` $upperBound `]` attr-dict"


class RegisterFormatOp(d.Op, dialect=rtg, name="register_format"):
    value = d.Operand(Register)
    result = d.Result(StringType)
    traits = (d.Pure,)
    assembly_format = "$value `:` qualified(type($value)) attr-dict"


class RegisterToIndexOp(d.Op, dialect=rtg, name="isa.register_to_index"):
    reg = d.Operand(Register)
    index = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$reg `:` type($reg) attr-dict"


class SetCartesianProductOp(d.Op, dialect=rtg, name="set_cartesian_product"):
    inputs = d.Operands(SetType)
    result = d.Result(SetType)
    traits = (d.Pure,)
    checks = (d.Check("InferredTypes"),)
    infer = Infer("rtg.product")
    assembly_format = "$inputs `:` qualified(type($inputs)) attr-dict"


class SetConvertToBagOp(d.Op, dialect=rtg, name="set_convert_to_bag"):
    input = d.Operand(SetType)
    result = d.Result(BagType)
    traits = (d.Pure, d.TypesMatchWith("element types must match", "input", "result", "rtg.Bag"))
    assembly_format = "$input `:` qualified(type($input)) attr-dict"


class SetCreateOp(d.Op, dialect=rtg, name="set_create"):
    elements = d.Operands(d.AnyType)
    set = d.Result(SetType)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$elements attr-dict `:` custom<`rtg.Element`>(ref($elements), type($elements), type($set), `set`)"


class SetDifferenceOp(d.Op, dialect=rtg, name="set_difference"):
    original = d.Operand(SetType)
    diff = d.Operand(SetType)
    output = d.Result(SetType)
    traits = (d.Pure, d.AllTypesMatch("original", "diff", "output"))
    assembly_format = "$original `,` $diff `:` qualified(type($output)) attr-dict"


class SetSelectRandomOp(d.Op, dialect=rtg, name="set_select_random"):
    set = d.Operand(SetType)
    output = d.Result(d.AnyType)
    traits = (d.TypesMatchWith("output type must match element type of set", "set", "output", "TypeParameter"),)
    effects = ("read", "write")
    assembly_format = "$set `:` qualified(type($set)) attr-dict"


class SetSizeOp(d.Op, dialect=rtg, name="set_size"):
    set = d.Operand(SetType)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$set `:` qualified(type($set)) attr-dict"


class SetUnionOp(d.Op, dialect=rtg, name="set_union"):
    sets = d.Operands(SetType)
    result = d.Result(SetType)
    traits = (d.Pure, d.SameOperandsAndResultType, d.Commutative)
    assembly_format = "$sets `:` qualified(type($result)) attr-dict"


class SliceImmediateOp(d.Op, dialect=rtg, name="isa.slice_immediate"):
    input = d.Operand(d.AnySignlessInteger)
    lowBit = d.Attr(d.I32Attr)
    result = d.Result(d.AnySignlessInteger)
    traits = (d.Pure,)
    assembly_format = "$input `from` $lowBit `:` qualified(type($input)) `->` qualified(type($result)) attr-dict"


class StringConcatOp(d.Op, dialect=rtg, name="string_concat"):
    strings = d.Operands(StringType)
    result = d.Result(StringType)
    traits = (d.Pure,)
    assembly_format = "$strings attr-dict"


class StringToASCIIArrayOp(d.Op, dialect=rtg, name="string_to_ascii_array"):
    string = d.Operand(StringType)
    result = d.Result(ByteArray)
    traits = (d.Pure,)
    assembly_format = "$string `:` qualified(type($result)) attr-dict"


class StringToLabelOp(d.Op, dialect=rtg, name="string_to_label"):
    string = d.Operand(StringType)
    label = d.Result(LabelType)
    traits = (d.Pure,)
    assembly_format = "$string attr-dict"


class TupleCreateOp(d.Op, dialect=rtg, name="tuple_create"):
    elements = d.Operands(d.AnyType)
    result = d.Result(TupleType)
    traits = (d.Pure,)
    checks = (d.Check("InferredTypes"),)
    infer = Infer("rtg.tuple")
    assembly_format = "($elements^ `:` qualified(type($elements)))? attr-dict"


class TupleExtractOp(d.Op, dialect=rtg, name="tuple_extract"):
    tuple = d.Operand(TupleType)
    index = d.Attr(d.IndexAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    checks = (d.Check("InferredTypes"),)
    infer = Infer("rtg.field", "tuple", "index")
    assembly_format = "$tuple `at` $index `:` qualified(type($tuple)) attr-dict"


class VirtualRegisterOp(d.Op, dialect=rtg, name="virtual_reg"):
    allowedRegs = d.Attr(RegisterConfigAttr)
    result = d.Result(Register)
    traits = (d.AllTypesMatch("allowedRegs", "result"),)
    effects = ("allocate result",)
    assembly_format = "$allowedRegs attr-dict"
