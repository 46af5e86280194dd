"""The rtg dialect: enumerations, types, attributes and constraints."""

from mlircore import dialect as d

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
    names = d.ArrayParam(d.AttrParam(d.StrAttr))
    types = d.ArrayParam(d.TypeParam(), like="names")
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
    keys = d.ArrayParam(d.AttrParam())
    values = d.ArrayParam(d.AttrParam(), like="keys")
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


FullySubstitutedSequence = d.TypeConstraint("fully substituted sequence type", type_text="!rtg.sequence")
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
