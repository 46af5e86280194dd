"""CIRCT's rtg dialect: random tests: collections, sequences, contexts, effects, and what assembly is written from."""

from mlircore import dialect as d
from mlircore.define.inference import Infer
from mlircore.dialects.circt.hw.base import APIntAttr

rtg = d.Dialect("rtg", is_open=True)

LabelVisibility = rtg.enum(d.EnumDef(
    [("local", 0), ("global", 1), ("external", 2)], summary="visibility specifiers for labels", cpp_name="::circt::rtg::LabelVisibility"))

SegmentKind = rtg.enum(d.EnumDef([("data", 0), ("text", 1)], summary="kind of segment", cpp_name="::circt::rtg::SegmentKind"))


# --- types and attributes ---


class ArrayType(d.TypeDef, dialect=rtg, mnemonic="array"):
    elementType = d.TypeParam()
    assembly_format = "`<` $elementType `>`"
    summary = "an array type with dynamic size"


class BagType(d.TypeDef, dialect=rtg, mnemonic="bag"):
    elementType = d.TypeParam()
    assembly_format = "`<` $elementType `>`"
    summary = "a bag of values"


class ContinuationType(d.TypeDef, dialect=rtg, mnemonic="continuation"):
    resumeType = d.TypeParam()
    assembly_format = "`<` $resumeType `>`"
    summary = "first-class continuation value"


class DictType(d.TypeDef, dialect=rtg, mnemonic="dict"):
    names = d.AttrParam(d.ArrayAttr)
    types = d.AttrParam(d.ArrayAttr)
    assembly_format = "`` custom<`rtg.Entries`>($names, $types)"
    summary = "a dictionary"


class LabelType(d.TypeDef, dialect=rtg, mnemonic="isa.label"):
    summary = "a reference to a label"


class MapType(d.TypeDef, dialect=rtg, mnemonic="map"):
    keyType = d.TypeParam()
    valueType = d.TypeParam()
    assembly_format = "`<` $keyType `->` $valueType `>`"
    summary = "a map from keys to values"


class MemoryBlockType(d.TypeDef, dialect=rtg, mnemonic="isa.memory_block"):
    addressWidth = d.IntParam(32, signed=False)
    assembly_format = "`<` $addressWidth `>`"
    summary = "handle to a memory block"


class MemoryType(d.TypeDef, dialect=rtg, mnemonic="isa.memory"):
    addressWidth = d.IntParam(32, signed=False)
    assembly_format = "`<` $addressWidth `>`"
    summary = "handle to a memory"


class RandomizedSequenceType(d.TypeDef, dialect=rtg, mnemonic="randomized_sequence"):
    summary = "handle to a fully randomized sequence"


class SequenceType(d.TypeDef, dialect=rtg, mnemonic="sequence"):
    elementTypes = d.ArrayParam(d.TypeParam(), optional=True)
    assembly_format = "(`<` $elementTypes^ `>`)?"
    summary = "handle to a sequence or sequence family"


class SetType(d.TypeDef, dialect=rtg, mnemonic="set"):
    elementType = d.TypeParam()
    assembly_format = "`<` $elementType `>`"
    summary = "a set of values"


class StringType(d.TypeDef, dialect=rtg, mnemonic="string"):
    summary = "a string type"


class TupleType(d.TypeDef, dialect=rtg, mnemonic="tuple"):
    fieldTypes = d.ArrayParam(d.TypeParam(), optional=True)
    assembly_format = "(`<` $fieldTypes^ `>`)?"
    summary = "a tuple of zero or more fields"


class AnyContextAttr(d.AttrDef, dialect=rtg, mnemonic="any_context"):
    type = d.SelfType(default=None)
    assembly_format = ""
    summary = "any single context of its type"


class DefaultContextAttr(d.AttrDef, dialect=rtg, mnemonic="default"):
    type = d.SelfType(default=None)
    assembly_format = ""
    summary = "the default context of its type"


class LabelAttr(d.AttrDef, dialect=rtg, mnemonic="isa.label"):
    label = d.AttrParam(d.StrAttr)
    type = d.SelfType()
    assembly_format = "`<` $label `>` `` custom<`rtg.OwnType`>(ref($type), `rtg.isa.label`)"


class MapAttr(d.AttrDef, dialect=rtg, mnemonic="map"):
    type = d.SelfType()
    keys = d.AttrParam(d.ArrayAttr)
    values = d.AttrParam(d.ArrayAttr)
    assembly_format = "`` custom<`rtg.Pairs`>(ref($type), $keys, $values)"
    summary = "a map from keys to values"


class SetAttr(d.AttrDef, dialect=rtg, mnemonic="set"):
    type = d.SelfType()
    elements = d.AttrParam(d.ArrayAttr)
    assembly_format = "`` custom<`rtg.Elements`>(ref($type), $elements)"
    summary = "a set of attributes of the same type"


class TupleAttr(d.AttrDef, dialect=rtg, mnemonic="tuple"):
    elements = d.ArrayParam(d.AttrParam())
    type = d.SelfType()
    assembly_format = "`<` $elements `>` `` custom<`rtg.TypeOf`>(ref($elements), ref($type), `all`)"
    summary = "a tuple of attributes"


class VirtualRegisterConfigAttr(d.AttrDef, dialect=rtg, mnemonic="virtual_register_config"):
    allowedRegs = d.ArrayParam(d.AttrParam())
    type = d.SelfType()
    assembly_format = "`[` $allowedRegs `]` `` custom<`rtg.TypeOf`>(ref($allowedRegs), ref($type), `first`)"
    summary = "an allowed register configuration for a virtual register"


FullySubstitutedSequence = d.TypeConstraint("fully substituted sequence type", SequenceType.predicate, type_text="!rtg.sequence")
ByteArray = d.TypeConstraint("array of 8-bit signless integer values", ("and", ArrayType.predicate))
DictAttr = d.AttrConstraint(
    "type attribute of a dictionary", ("and", ("kind", "ATTR_TYPE"), ("type_value", DictType.predicate)), ("kind", "ATTR_TYPE"),
    value_type="none")
SequenceAttr = d.AttrConstraint(
    "type attribute of handle to a sequence or sequence family", ("and", ("kind", "ATTR_TYPE"), ("type_value", SequenceType.predicate)),
    ("kind", "ATTR_TYPE"), value_type="none")
RegisterConfigAttr = d.AttrConstraint(
    "an allowed register configuration for a virtual register", VirtualRegisterConfigAttr.predicate, VirtualRegisterConfigAttr.predicate,
    definition="rtg.virtual_register_config")
# Interfaces, which types and attributes of other dialects have: rtgtest's registers and contexts.
ContextResourceAttr = d.AttrConstraint("ContextResourceAttrInterface instance", ("typed",), ("typed",))
ContextResource = d.TypeConstraint("ContextResourceTypeInterface instance", ("defined", "rtgtest.cpu"))
_REGISTER = ("or", ("defined", "rtgtest.ireg"), ("defined", "rtgtest.freg"))
Register = d.TypeConstraint("RegisterTypeInterface instance", _REGISTER)
Validated = d.TypeConstraint("ValidationTypeInterface instance", ("defined", "rtgtest.ireg"))


# --- operations ---


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
        custom<`rtg.Multiples`>($elements, $multiples) `:` custom<`rtg.Element`>(ref($elements), type($elements), type($bag), `bag`) attr-dict
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


class CommentOp(d.Op, dialect=rtg, name="comment"):
    comment = d.Operand(StringType)
    assembly_format = "$comment attr-dict"


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


class ConstraintOp(d.Op, dialect=rtg, name="constraint"):
    condition = d.Operand(d.I1)
    assembly_format = "$condition attr-dict"


class ContextSwitchOp(d.Op, dialect=rtg, name="context_switch"):
    from_ = d.Attr(ContextResourceAttr)
    to = d.Attr(ContextResourceAttr)
    sequence = d.Operand(SequenceType)
    traits = (d.HasParent("rtg.target"),)
    assembly_format = "$from `->` $to `,` $sequence `:` qualified(type($sequence)) attr-dict"


class EffectOp(d.Op, dialect=rtg, name="effect"):
    sym_name = d.Attr(d.SymbolNameAttr)
    function_type = d.Attr(d.FunctionTypeAttr)
    traits = (d.Symbol, d.HasParent("builtin.module"))
    assembly_format = "$sym_name `:` $function_type attr-dict"


class EmbedSequenceOp(d.Op, dialect=rtg, name="embed_sequence"):
    sequence = d.Operand(RandomizedSequenceType)
    assembly_format = "$sequence attr-dict"


class GetSequenceOp(d.Op, dialect=rtg, name="get_sequence"):
    sequence = d.Attr(d.FlatSymbolRefAttr)
    ref = d.Result(SequenceType)
    traits = (d.Pure,)
    assembly_format = "$sequence `:` qualified(type($ref)) attr-dict"


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


class LabelOp(d.Op, dialect=rtg, name="label"):
    visibility = d.Attr(LabelVisibility)
    label = d.Operand(LabelType)
    assembly_format = "$visibility $label attr-dict"


class LabelUniqueDeclOp(d.Op, dialect=rtg, name="label_unique_decl"):
    namePrefix = d.Operand(StringType)
    label = d.Result(LabelType)
    effects = ("allocate label",)
    assembly_format = "$namePrefix attr-dict"


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


class OnContextOp(d.Op, dialect=rtg, name="on_context"):
    context_ = d.Operand(ContextResource)
    sequence = d.Operand(FullySubstitutedSequence)
    assembly_format = "$context `,` $sequence `:` qualified(type($context)) attr-dict"


class PerformOp(d.Op, dialect=rtg, name="perform"):
    effect = d.Attr(d.FlatSymbolRefAttr)
    operands_ = d.Operands(d.AnyType)
    result_ = d.OptionalResult(d.AnyType)
    effects = ("write",)
    assembly_format = "$effect `(` $operands `)` `:` custom<`rtg.EffectTypes`>(type($operands), type($result)) attr-dict"


class RandomNumberInRangeOp(d.Op, dialect=rtg, name="random_number_in_range"):
    lowerBound = d.Operand(d.Index)
    upperBound = d.Operand(d.Index)
    result = d.Result(d.Index)
    effects = ("read", "write")
    assembly_format = "` ` `[` $lowerBound `,` $upperBound `]` attr-dict"


class RandomScopeOp(d.Op, dialect=rtg, name="random_scope"):
    seed = d.OptionalAttr(d.IndexAttr)
    results = d.Results(d.AnyType)
    bodyRegion = d.Region(1)
    traits = (d.NoRegionArguments, d.SingleBlock)
    implicit_terminator = "rtg.yield"
    effects = ("read", "write", "nested")
    assembly_format = "(`seed` $seed^)? attr-dict-with-keyword (`:` type($results)^)? $bodyRegion"


class RandomizeSequenceOp(d.Op, dialect=rtg, name="randomize_sequence"):
    sequence = d.Operand(FullySubstitutedSequence)
    randomizedSequence = d.Result(RandomizedSequenceType)
    assembly_format = "$sequence attr-dict"


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


class ResumeOp(d.Op, dialect=rtg, name="resume"):
    continuation = d.Operand(ContinuationType)
    value = d.OptionalOperand(d.AnyType)
    assembly_format = "$continuation (`,` $value^)? attr-dict `:` type($continuation) (`,` type($value)^)?"


class SegmentOp(d.Op, dialect=rtg, name="isa.segment"):
    kind = d.Attr(SegmentKind)
    bodyRegion = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.NoRegionArguments)
    assembly_format = "$kind attr-dict-with-keyword $bodyRegion"


class SequenceOp(d.Op, dialect=rtg, name="sequence"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sequenceType = d.Attr(SequenceAttr)
    bodyRegion = d.Region(1)
    traits = (d.IsolatedFromAbove, d.Symbol, d.SingleBlock, d.NoTerminator, d.HasParent("builtin.module"))
    assembly_format = "$sym_name `` custom<`rtg.Sequence`>($sequenceType, attr-dict, $bodyRegion)"


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


class SpaceOp(d.Op, dialect=rtg, name="isa.space"):
    size = d.Operand(d.Index)
    assembly_format = "$size attr-dict"


class StringConcatOp(d.Op, dialect=rtg, name="string_concat"):
    strings = d.Operands(StringType)
    result = d.Result(StringType)
    traits = (d.Pure,)
    assembly_format = "$strings attr-dict"


class StringDataOp(d.Op, dialect=rtg, name="isa.string_data"):
    data = d.Operand(StringType)
    assembly_format = "$data attr-dict"


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


class SubstituteSequenceOp(d.Op, dialect=rtg, name="substitute_sequence"):
    sequence = d.Operand(SequenceType)
    replacements = d.Operands(d.AnyType)
    result = d.Result(SequenceType)
    traits = (d.Pure,)
    checks = (d.Check("InferredTypes"),)
    infer = Infer("rtg.substituted", "sequence")
    assembly_format = """
        $sequence `(` $replacements `)` `:`
        custom<`rtg.Substituted`>(type($sequence), ref($replacements), type($replacements), type($result)) attr-dict
    """


class TargetOp(d.Op, dialect=rtg, name="target"):
    sym_name = d.Attr(d.SymbolNameAttr)
    target = d.Attr(DictAttr)
    bodyRegion = d.Region(1)
    traits = (d.IsolatedFromAbove, d.Symbol, d.NoRegionArguments, d.SingleBlock, d.HasParent("builtin.module"))
    implicit_terminator = "rtg.yield"
    assembly_format = "$sym_name `:` $target attr-dict-with-keyword $bodyRegion"


class TestFailureOp(d.Op, dialect=rtg, name="test.failure"):
    errorMessage = d.Operand(StringType)
    assembly_format = "$errorMessage attr-dict"


class TestOp(d.Op, dialect=rtg, name="test"):
    sym_name = d.Attr(d.SymbolNameAttr)
    templateName = d.Attr(d.StrAttr)
    targetType = d.Attr(DictAttr)
    target = d.OptionalAttr(d.SymbolNameAttr)
    bodyRegion = d.Region(1)
    traits = (d.IsolatedFromAbove, d.Symbol, d.SingleBlock, d.NoTerminator, d.HasParent("builtin.module"))
    result_names = "rtg.Argument"
    argument_names = "*"
    assembly_format = "custom<`rtg.Test`>($sym_name, $targetType, $templateName, $target, attr-dict, $bodyRegion)"


class TestSuccessOp(d.Op, dialect=rtg, name="test.success"):
    assembly_format = "attr-dict"


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


class ValidateOp(d.Op, dialect=rtg, name="validate"):
    ref = d.Operand(Validated)
    defaultValue = d.Operand(d.AnyType)
    id = d.OptionalAttr(d.StrAttr)
    defaultUsedValues = d.Operands(d.AnyType)
    elseValues = d.Operands(d.AnyType)
    value = d.Result(d.AnyType)
    values = d.Results(d.AnyType)
    traits = (
        d.AllTypesMatch("defaultValue", "value"),
        d.TypesMatchWith("types of values match", "defaultUsedValues", "elseValues", "SameTypes"),
        d.TypesMatchWith("types of values match", "defaultUsedValues", "values", "SameTypes"),
        d.AttrSizedOperandSegments,
    )
    assembly_format = """
        $ref `,` $defaultValue (`,` $id^)? (` ``(` $defaultUsedValues^ `else` $elseValues `:`
        qualified(type($defaultUsedValues)) `)`)? `:` qualified(type($ref)) `->` qualified(type($defaultValue))
        attr-dict
    """


class VirtualRegisterOp(d.Op, dialect=rtg, name="virtual_reg"):
    allowedRegs = d.Attr(RegisterConfigAttr)
    result = d.Result(Register)
    traits = (d.AllTypesMatch("allowedRegs", "result"),)
    effects = ("allocate result",)
    assembly_format = "$allowedRegs attr-dict"


class WithHandlersOp(d.Op, dialect=rtg, name="with_handlers"):
    effects_ = d.Attr(d.ArrayAttr)
    body = d.Region(1)
    handlerRegions = d.Regions(1)
    assembly_format = "custom<`rtg.Handlers`>($effects, $body, $handlerRegions) attr-dict"


class YieldOp(d.Op, dialect=rtg, name="yield"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.Terminator)
    assembly_format = "($operands^ `:` type($operands))? attr-dict"
