"""CIRCT's firrtl dialect: types, attributes, enumerations, constraints.

A type that is constant, `!firrtl.const.uint<8>`, has a definition of its own beside that of `!firrtl.uint<8>`.
"""

from mlircore import dialect as d

firrtl = d.Dialect("firrtl", is_open=True, type_noun="FIRRTL dialect type")

# --- enumerations ---

ConventionAttr = firrtl.enum(d.EnumDef(
    [("internal", 0), ("scalarized", 1)], attr_name="convention", summary="lowering convention", bare=True, tight=True))
LayerConventionAttr = firrtl.enum(d.EnumDef(
    [("bind", 0), ("inline", 1)], attr_name="layerconvention", summary="layer convention", bare=True, tight=True))
LayerSpecializationAttr = firrtl.enum(d.EnumDef(
    [("enable", 0), ("disable", 1)], attr_name="layerspecialization", summary="layer specialization", bare=True, tight=True))
NameKindAttr = firrtl.enum(d.EnumDef(
    [("droppable_name", 0), ("interesting_name", 1)], attr_name="name_kind", summary="name kind", bare=True, tight=True))
RUWBehaviorAttr = firrtl.enum(d.EnumDef(
    [("Undefined", 0), ("Old", 1), ("New", 2)], attr_name="ruwbehavior", summary="read under write behavior", bare=True, tight=True))
EventControl = firrtl.enum(d.EnumDef([("posedge", 0), ("negedge", 1), ("edge", 2)], summary="edge control trigger", tight=True))
TargetKind = firrtl.enum(d.EnumDef(
    [("dont_touch", 0), ("instance", 1), ("member_instance", 2), ("member_reference", 3), ("reference", 4)],
    summary="object model target kind", tight=True))


# --- base types ---


class ClockType(d.TypeDef, dialect=firrtl, mnemonic="clock"):
    summary = "clock"


class ConstClockType(d.TypeDef, dialect=firrtl, mnemonic="const.clock"):
    summary = "clock"


class ResetType(d.TypeDef, dialect=firrtl, mnemonic="reset"):
    summary = "reset type"


class ConstResetType(d.TypeDef, dialect=firrtl, mnemonic="const.reset"):
    summary = "reset type"


class AsyncResetType(d.TypeDef, dialect=firrtl, mnemonic="asyncreset"):
    summary = "async reset type"


class ConstAsyncResetType(d.TypeDef, dialect=firrtl, mnemonic="const.asyncreset"):
    summary = "async reset type"


class _Sized(d.TypeDef):
    width = d.IntParam(32, optional=True)
    assembly_format = "(`<` $width^ `>`)?"


class SIntType(_Sized, dialect=firrtl, mnemonic="sint"):
    summary = "sint type"


class ConstSIntType(_Sized, dialect=firrtl, mnemonic="const.sint"):
    summary = "sint type"


class UIntType(_Sized, dialect=firrtl, mnemonic="uint"):
    summary = "uint type"


class ConstUIntType(_Sized, dialect=firrtl, mnemonic="const.uint"):
    summary = "uint type"


class AnalogType(_Sized, dialect=firrtl, mnemonic="analog"):
    summary = "analog type"


class ConstAnalogType(_Sized, dialect=firrtl, mnemonic="const.analog"):
    summary = "analog type"


class _Bundle(d.TypeDef):
    names = d.ArrayParam(d.StringParam(), optional=True)
    types = d.ArrayParam(d.TypeParam(), optional=True, like="names")
    flips = d.ArrayParam(d.BoolParam(), optional=True, like="names")
    assembly_format = "`` custom<`firrtl.Fields`>($names, $types, $flips, `base`)"
    verify = "firrtl.Fields"


class BundleType(_Bundle, dialect=firrtl, mnemonic="bundle"):
    summary = "bundle type"


class ConstBundleType(_Bundle, dialect=firrtl, mnemonic="const.bundle"):
    summary = "bundle type"


class _OpenBundle(_Bundle):
    assembly_format = "`` custom<`firrtl.Fields`>($names, $types, $flips, `any`)"


class OpenBundleType(_OpenBundle, dialect=firrtl, mnemonic="openbundle"):
    summary = "open bundle type"


class ConstOpenBundleType(_OpenBundle, dialect=firrtl, mnemonic="const.openbundle"):
    summary = "open bundle type"


class _Vector(d.TypeDef):
    elementType = d.TypeParam()
    numElements = d.IntParam(64, signed=False)
    assembly_format = "`<` custom<`firrtl.Type`>($elementType, `base`) `,` $numElements `>`"


class FVectorType(_Vector, dialect=firrtl, mnemonic="vector"):
    summary = "vector type"


class ConstFVectorType(_Vector, dialect=firrtl, mnemonic="const.vector"):
    summary = "vector type"


class _OpenVector(_Vector):
    assembly_format = "`<` custom<`firrtl.Type`>($elementType, `any`) `,` $numElements `>`"


class OpenVectorType(_OpenVector, dialect=firrtl, mnemonic="openvector"):
    summary = "open vector type"


class ConstOpenVectorType(_OpenVector, dialect=firrtl, mnemonic="const.openvector"):
    summary = "open vector type"


class _Enum(d.TypeDef):
    names = d.ArrayParam(d.StringParam(), optional=True)
    types = d.ArrayParam(d.TypeParam(), optional=True, like="names")
    values = d.ArrayParam(d.APIntParam(), optional=True, like="names")
    assembly_format = "`` custom<`firrtl.Variants`>($names, $types, $values)"
    verify = "firrtl.Variants"


class FEnumType(_Enum, dialect=firrtl, mnemonic="enum"):
    summary = "enum type"


class ConstFEnumType(_Enum, dialect=firrtl, mnemonic="const.enum"):
    summary = "enum type"


class _Alias(d.TypeDef):
    name_ = d.KeywordParam()
    innerType = d.TypeParam()
    assembly_format = "`<` $name `,` custom<`firrtl.Type`>($innerType, `base`) `>`"


class BaseTypeAliasType(_Alias, dialect=firrtl, mnemonic="alias"):
    summary = "type alias"


class ConstBaseTypeAliasType(_Alias, dialect=firrtl, mnemonic="const.alias"):
    summary = "type alias"


# --- other types ---


class _Probe(d.TypeDef):
    type = d.TypeParam()
    layer = d.AttrParam(d.SymbolRefAttr, optional=True)
    assembly_format = "`<` custom<`firrtl.Type`>($type, `base`) (`,` $layer^)? `>`"
    verify = "firrtl.Probe"


class RefType(_Probe, dialect=firrtl, mnemonic="probe"):
    summary = "reference type"


class RWRefType(_Probe, dialect=firrtl, mnemonic="rwprobe"):
    summary = "rwprobe type"


class OldRefType(_Probe, dialect=firrtl, mnemonic="ref"):
    """An older word for `probe`: a text that has it means that type."""

    assembly_format = "`` custom<`firrtl.OldProbe`>($type, $layer)"
    summary = "reference type"


class LHSType(d.TypeDef, dialect=firrtl, mnemonic="lhs"):
    type = d.TypeParam()
    assembly_format = "`<` custom<`firrtl.Type`>($type, `base`) `>`"
    verify = "firrtl.LeftHandSide"
    summary = "writable type"


class StringType(d.TypeDef, dialect=firrtl, mnemonic="string"):
    summary = "string type"


class FIntegerType(d.TypeDef, dialect=firrtl, mnemonic="integer"):
    summary = "integer type"


class BoolType(d.TypeDef, dialect=firrtl, mnemonic="bool"):
    summary = "boolean type"


class DoubleType(d.TypeDef, dialect=firrtl, mnemonic="double"):
    summary = "double type"


class ListType(d.TypeDef, dialect=firrtl, mnemonic="list"):
    elementType = d.TypeParam()
    assembly_format = "`<` custom<`firrtl.Type`>($elementType, `property`) `>`"
    summary = "list type"


class PathType(d.TypeDef, dialect=firrtl, mnemonic="path"):
    summary = "path type"


class AnyRefType(d.TypeDef, dialect=firrtl, mnemonic="anyref"):
    summary = "any reference type"


class FStringType(d.TypeDef, dialect=firrtl, mnemonic="fstring"):
    summary = "a format string type"


class ClassType(d.TypeDef, dialect=firrtl, mnemonic="class"):
    name_ = d.AttrParam(d.FlatSymbolRefAttr)
    names = d.ArrayParam(d.StringParam(), optional=True)
    types = d.ArrayParam(d.TypeParam(), optional=True, like="names")
    outs = d.ArrayParam(d.BoolParam(), optional=True, like="names")
    assembly_format = "`<` custom<`firrtl.Class`>($name, $names, $types, $outs) `>`"
    verify = "firrtl.Class"
    summary = "class type"


class DomainType(d.TypeDef, dialect=firrtl, mnemonic="domain"):
    name_ = d.AttrParam(d.FlatSymbolRefAttr)
    fields = d.ArrayParam(d.AttrParam("firrtl.domain.field"), optional=True)
    assembly_format = "`<` custom<`firrtl.Domain`>($name, $fields) `>`"
    summary = "a domain type"


# --- attributes ---

_DICTIONARY = d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))


class _Augmented(d.AttrDef):
    underlying = d.AttrParam(_DICTIONARY)
    assembly_format = "`<` $underlying `>`"


class AugmentedBundleTypeAttr(_Augmented, dialect=firrtl, mnemonic="augmentedBundle"):
    summary = "GrandCentral AugmentedBundleType"


class AugmentedGroundTypeAttr(_Augmented, dialect=firrtl, mnemonic="augmentedGround"):
    summary = "GrandCentral AugmentedGroundType"


class AugmentedVectorTypeAttr(_Augmented, dialect=firrtl, mnemonic="augmentedVector"):
    summary = "GrandCentral AugmentedVectorType"


class DomainFieldAttr(d.AttrDef, dialect=firrtl, mnemonic="domain.field"):
    name_ = d.AttrParam(d.StrAttr)
    type = d.TypeParam()
    assembly_format = "`<` $name `,` $type `>`"


class MemoryInitAttr(d.AttrDef, dialect=firrtl, mnemonic="meminit"):
    filename = d.AttrParam(d.StrAttr)
    isBinary = d.BoolParam()
    isInline = d.BoolParam()
    assembly_format = "`<` $filename `,` $isBinary `,` $isInline `>`"


class ParamDeclAttr(d.AttrDef, dialect=firrtl, mnemonic="param.decl"):
    name_ = d.AttrParam(d.StrAttr)
    type = d.SelfType()
    value = d.AttrParam(optional=True)
    assembly_format = "`<` custom<`firrtl.Parameter`>($name, ref($type), $value) `>`"


# --- constraints on types ---


def _of(*mnemonics: str, **params: tuple[object, ...]) -> tuple[object, ...]:
    """A type of one of these names, also when it is constant, with these parameters; or an alias of such a type."""
    inner: tuple[object, ...] = ("or", *(("defined", f"firrtl.{prefix}{name}") for name in mnemonics for prefix in ("", "const.")))
    if params:
        inner = ("and", inner, *(("param", 0, each) for each in params.values()))
    alias = ("or", BaseTypeAliasType.predicate, ConstBaseTypeAliasType.predicate)
    return ("or", inner, ("and", alias, ("param", 1, inner)))


def _type(summary: str, predicate: tuple[object, ...], *, type_text: str | None = None) -> d.TypeConstraint:
    return d.TypeConstraint(summary, predicate, type_text=type_text)


def _up_to(width: int) -> tuple[object, ...]:
    return ("range", 0, width)


_ONE = ("cases", 1)
_BASE = ("or", *(("defined", f"firrtl.{prefix}{name}") for name in (
    "clock", "reset", "asyncreset", "sint", "uint", "analog", "bundle", "vector", "enum") for prefix in ("", "const.")),
    BaseTypeAliasType.predicate, ConstBaseTypeAliasType.predicate)
_FIRRTL = ("routine", "firrtl.IsType")
_RESET = ("or", _of("reset", "asyncreset"), _of("uint", width=_ONE))
_PROPERTY = ("or", *(("defined", f"firrtl.{name}") for name in (
    "string", "integer", "bool", "double", "list", "path", "class", "anyref")))
_UNSIZED = ("and", _of("uint"), ("not", _of("uint", width=("range", 0, 2**31 - 1))))

FIRRTLType = _type("FIRRTLType", _FIRRTL)
FIRRTLBaseType = _type("a base type", _BASE)
PassiveType = _type("a passive base type (contain no flips)", ("routine", "firrtl.Passive"))
ConnectableType = _type("a base type or foreign type", ("or", _BASE, ("not", _FIRRTL)))
MatchingConnectableType = _type(
    "a sized passive base type (contains no uninferred widths, or flips) or foreign type",
    ("or", ("routine", "firrtl.SizedPassive"), ("not", _FIRRTL)))
AggregateType = _type("a aggregate type", _of("vector", "bundle", "enum"))
Clock = _type("clock", _of("clock"))
NonConstClock = _type("clock", _of("clock"), type_text="!firrtl.clock")
IntType = _type("sint or uint type", _of("sint", "uint"))
SInt = _type("sint type", _of("sint"))
UInt = _type("uint type", _of("uint"))
UInt1 = _type("1-bit uint", _of("uint", width=_ONE))
NonConstUInt1 = _type("1-bit uint", _of("uint", width=_ONE), type_text="!firrtl.uint<1>")
UInt32 = _type("32-bit uint", _of("uint", width=("cases", 32)))
UIntLTE1OrUnsized = _type("uint with width less than or equal to 1 bits or uint with uninferred width",
                          ("or", _of("uint", width=_up_to(1)), _UNSIZED))
UIntLTE2OrUnsized = _type("uint with width less than or equal to 2 bits or uint with uninferred width",
                          ("or", _of("uint", width=_up_to(2)), _UNSIZED))
OneBitCastable = _type("1-bit uint/sint/analog, reset, asyncreset, or clock",
                       ("or", _of("uint", "sint", "analog", width=_ONE), _UNSIZED, _of("reset", "asyncreset", "clock")))
AsyncReset = _type("async reset type", _of("asyncreset"))
Reset = _type("reset type", _of("reset"))
AnyReset = _type("Reset", _RESET)
SpecialConstant = _type("clock or reset type or async reset type", _of("clock", "reset", "asyncreset"))
Analog = _type("analog type", _of("analog"))
Bundle = _type("bundle type", _of("bundle"))
OpenBundle = _type("open bundle type", ("or", OpenBundleType.predicate, ConstOpenBundleType.predicate))
Vector = _type("vector type", _of("vector"))
OpenVector = _type("open vector type", ("or", OpenVectorType.predicate, ConstOpenVectorType.predicate))
Enum = _type("enum type", _of("enum"))
UIntVector = _type("1d vector with UInt element type", _of("vector", element=_of("uint")))
IntVector = _type("1d vector with Int element type", _of("vector", element=_of("sint", "uint")))
AnyRegister = _type("a passive non-'const' base type that does not contain analog", ("routine", "firrtl.Register"))
Ref = _type("reference type", ("or", RefType.predicate, RWRefType.predicate))
RWProbe = _type("rwprobe type", RWRefType.predicate)
Property = _type("property type", _PROPERTY)
Class = _type("class type", ClassType.predicate)
List = _type("list type", ListType.predicate)
Domain = _type("a domain type", DomainType.predicate)
PrintfOperand = _type("a printf operand type (a FIRRTL base type or a format string type)", ("or", _BASE, FStringType.predicate))
EqualityType = d.one_of("string type or boolean type or integer type", StringType, BoolType, FIntegerType)

# --- constraints on attributes ---


def _array(summary: str, element: tuple[object, ...] | None = None) -> d.AttrConstraint:
    array = ("kind", "ATTR_ARRAY")
    return d.AttrConstraint(summary, array if element is None else ("and", array, ("all", element)), array, value_type="none")


Annotations = _array("Annotation array attribute", ("kind", "ATTR_DICTIONARY"))
PortAnnotations = _array("Port annotations attribute", ("kind", "ATTR_ARRAY", "ATTR_DICTIONARY"))
ArrayRef = _array("array attribute")
Layers = _array("an array of layers", ("kind", "ATTR_SYMBOL_REF"))
SymbolRefs = _array("symbol ref array attribute", ("kind", "ATTR_SYMBOL_REF"))
FlatSymbolRefs = _array("flat symbol ref array attribute", ("flat_symbol",))
Strings = _array("string array attribute", ("kind", "ATTR_STRING"))
Parameters = _array("parameter array attribute", ParamDeclAttr.predicate)
DomainFields = _array("an array of domain fields", DomainFieldAttr.predicate)
DomainInfo = _array("domain associations must be an empty array or array-of-arrays", ("kind", "ATTR_ARRAY"))
NameRefs = _array("name reference array attribute", ("or", ("flat_symbol",), ("defined", "hw.innerNameRef")))
I32Array = _array("32-bit integer array attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32))))
Directions = d.AttrConstraint("i1 dense array attribute", ("array_of", 1), ("array_of", 1), value_type="i1", dense=True)
Dictionary = d.AttrConstraint("dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"), value_type="none")
APSInt = d.AttrConstraint("arbitrary integer attribute with sign", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
DoubleAttr = d.AttrConstraint(
    "double-precision float", ("and", ("kind", "ATTR_FLOAT"), ("value_type", ("float", "f64"))), ("kind", "ATTR_FLOAT"))
InnerSym = d.AttrConstraint("Inner symbol definition", ("defined", "hw.innerSym"), ("defined", "hw.innerSym"), definition="hw.innerSym")
InnerRef = d.AttrConstraint("Refer to a name inside a module", ("defined", "hw.innerNameRef"), ("defined", "hw.innerNameRef"),
                            definition="hw.innerNameRef")
Distinct = d.AttrConstraint("distinct attribute", ("kind", "ATTR_DISTINCT"), ("kind", "ATTR_DISTINCT"))


def _unsigned(width: int) -> d.AttrConstraint:
    predicate = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 4, width)))
    return d.AttrConstraint(f"{width}-bit unsigned integer attribute", predicate, ("kind", "ATTR_INTEGER"), value_type=f"ui{width}")


UI32Attr, UI64Attr = _unsigned(32), _unsigned(64)
I32From0 = d.bounded_integer_attr(32, "minimum value is 0", 0)
I32From1 = d.bounded_integer_attr(32, "minimum value is 1", 1)
I64From1 = d.bounded_integer_attr(64, "minimum value is 1", 1)
