"""CIRCT's hw dialect: modules of hardware with ports and instances. Types, attributes, constraints."""

from mlircore import dialect as d

hw = d.Dialect("hw", is_open=True)

EventControl = hw.enum(d.EnumDef(
    [("posedge", 0), ("negedge", 1), ("edge", 2)], summary="edge control trigger", cpp_name="circt::hw::EventControl"))

StrParam = d.AttrParam(d.StrAttr)


class ArrayType(d.TypeDef, dialect=hw, mnemonic="array"):
    elementType = d.TypeParam(verify=(("routine", "hw.NoInOut"), "hw.array cannot contain InOut types"))
    sizeAttr = d.AttrParam()
    assembly_format = "`<` custom<`hw.Array`>($sizeAttr, $elementType) `>`"
    summary = "An array of a fixed size."


class UnpackedArrayType(d.TypeDef, dialect=hw, mnemonic="uarray"):
    elementType = d.TypeParam(verify=(("routine", "hw.Value"), "invalid element for uarray type"))
    sizeAttr = d.AttrParam()
    assembly_format = "`<` custom<`hw.Array`>($sizeAttr, $elementType) `>`"
    summary = "An array whose elements are apart from each other, as in SystemVerilog."


class InOutType(d.TypeDef, dialect=hw, mnemonic="inout"):
    elementType = d.TypeParam(verify=(("routine", "hw.Value"), "invalid element for hw.inout type $"))
    assembly_format = "`<` custom<`hw.Element`>($elementType) `>`"
    summary = "A place that can be read and driven."


class IntType(d.TypeDef, dialect=hw, mnemonic="int"):
    width = d.AttrParam()
    assembly_format = "`<` custom<`hw.Int`>($width) `>`"
    summary = "An integer whose width is an expression of parameters."


class StringType(d.TypeDef, dialect=hw, mnemonic="string"):
    summary = "A string."


class StructType(d.TypeDef, dialect=hw, mnemonic="struct"):
    names = d.ArrayParam(d.StringParam())
    types = d.ArrayParam(d.TypeParam(), like="names")
    assembly_format = "`<` custom<`hw.Fields`>($names, $types) `>`"
    summary = "Named fields."


class UnionType(d.TypeDef, dialect=hw, mnemonic="union"):
    names = d.ArrayParam(d.StringParam())
    types = d.ArrayParam(d.TypeParam(), like="names")
    offsets = d.ArrayParam(d.IntParam(64), like="names")
    assembly_format = "`<` custom<`hw.UnionFields`>($names, $types, $offsets) `>`"
    summary = "Fields in the same bits."


class EnumType(d.TypeDef, dialect=hw, mnemonic="enum"):
    fields = d.ArrayParam(d.StringParam())
    assembly_format = "`<` custom<`hw.Cases`>($fields) `>`"
    summary = "Names of values."


class TypeAliasType(d.TypeDef, dialect=hw, mnemonic="typealias"):
    ref = d.AttrParam(d.SymbolRefAttr)
    innerType = d.TypeParam()
    canonicalType = d.TypeParam(optional=True)
    assembly_format = "`<` $ref `,` custom<`hw.Aliased`>($innerType, $canonicalType) `>`"
    summary = "The name of a type declaration, with its type."


class ModuleType(d.TypeDef, dialect=hw, mnemonic="modty"):
    names = d.ArrayParam(d.StringParam())
    types = d.ArrayParam(d.TypeParam(), like="names")
    directions = d.StringParam(like="names")
    assembly_format = "`<` custom<`hw.Ports`>($names, $types, $directions) `>`"
    summary = "The ports of a module; a letter for each direction: i or o."


class EnumFieldAttr(d.AttrDef, dialect=hw, mnemonic="enum.field"):
    field = d.AttrParam(d.StrAttr)
    type = d.TypeParam()
    assembly_format = "`<` custom<`hw.EnumField`>($field, $type) `>`"
    summary = "Enumeration field attribute"


class InnerRefAttr(d.AttrDef, dialect=hw, mnemonic="innerNameRef"):
    moduleRef = d.AttrParam(d.FlatSymbolRefAttr)
    name_ = d.AttrParam(d.StrAttr)
    assembly_format = "`<` custom<`hw.InnerRef`>($moduleRef, $name) `>`"
    summary = "Refer to a name inside a module"


class InnerSymPropertiesAttr(d.AttrDef, dialect=hw, mnemonic="innerSymProps"):
    name_ = d.AttrParam(d.StrAttr)
    fieldID = d.IntParam(64, signed=False)
    sym_visibility = d.AttrParam(d.StrAttr)
    assembly_format = "`<` custom<`hw.SymbolProperties`>($name, $fieldID, $sym_visibility) `>`"


class InnerSymAttr(d.AttrDef, dialect=hw, mnemonic="innerSym"):
    props = d.ArrayParam(d.AttrParam("hw.innerSymProps"))
    assembly_format = "`` custom<`hw.InnerSymbols`>($props)"
    summary = "Inner symbol definition"


class OutputFileAttr(d.AttrDef, dialect=hw, mnemonic="output_file"):
    filename = d.AttrParam(d.StrAttr)
    excludeFromFilelist = d.AttrParam(d.BoolAttr)
    includeReplicatedOps = d.AttrParam(d.BoolAttr)
    assembly_format = "`<` custom<`hw.OutputFile`>($filename, $excludeFromFilelist, $includeReplicatedOps) `>`"
    summary = "Output file attribute"


class ParamDeclAttr(d.AttrDef, dialect=hw, mnemonic="param.decl"):
    name_ = d.AttrParam(d.StrAttr)
    type = d.SelfType()
    value = d.AttrParam(optional=True)
    assembly_format = "`<` custom<`hw.Parameter`>($name, $value) `>`"
    summary = "Module or instance parameter definition"


class ParamDeclRefAttr(d.AttrDef, dialect=hw, mnemonic="param.decl.ref"):
    name_ = d.AttrParam(d.StrAttr)
    type = d.SelfType(None, default="none")
    assembly_format = "`<` $name `>`"
    summary = "Is a reference to a parameter value."


class ParamVerbatimAttr(d.AttrDef, dialect=hw, mnemonic="param.verbatim"):
    value = d.AttrParam(d.StrAttr)
    type = d.SelfType(None, default="none")
    assembly_format = "`<` $value `>`"
    summary = "Represents text to emit directly to SystemVerilog for a parameter"


class _Expression(d.AttrDef):
    """An expression of parameters; each operator is an attribute of its own here."""

    operands = d.ArrayParam(d.AttrParam())
    type = d.SelfType()
    assembly_format = "`<` custom<`hw.Operands`>($operands) `>`"


class AddExprAttr(_Expression, dialect=hw, mnemonic="param.expr.add"):
    summary = "A sum."


class MulExprAttr(_Expression, dialect=hw, mnemonic="param.expr.mul"):
    summary = "A product."


class AndExprAttr(_Expression, dialect=hw, mnemonic="param.expr.and"):
    summary = "A bitwise and."


class OrExprAttr(_Expression, dialect=hw, mnemonic="param.expr.or"):
    summary = "A bitwise or."


class XorExprAttr(_Expression, dialect=hw, mnemonic="param.expr.xor"):
    summary = "A bitwise exclusive or."


class ShlExprAttr(_Expression, dialect=hw, mnemonic="param.expr.shl"):
    summary = "A shift to the left."


class ShrUExprAttr(_Expression, dialect=hw, mnemonic="param.expr.shru"):
    summary = "A shift to the right, with zeros."


class ShrSExprAttr(_Expression, dialect=hw, mnemonic="param.expr.shrs"):
    summary = "A shift to the right, with the sign."


class DivUExprAttr(_Expression, dialect=hw, mnemonic="param.expr.divu"):
    summary = "A quotient of unsigned numbers."


class DivSExprAttr(_Expression, dialect=hw, mnemonic="param.expr.divs"):
    summary = "A quotient of signed numbers."


class ModUExprAttr(_Expression, dialect=hw, mnemonic="param.expr.modu"):
    summary = "A remainder of unsigned numbers."


class ModSExprAttr(_Expression, dialect=hw, mnemonic="param.expr.mods"):
    summary = "A remainder of signed numbers."


class CLog2ExprAttr(_Expression, dialect=hw, mnemonic="param.expr.clog2"):
    summary = "The logarithm to the base 2, rounded up."


class StrConcatExprAttr(_Expression, dialect=hw, mnemonic="param.expr.str.concat"):
    summary = "Strings after each other."


HWAggregateType = d.TypeConstraint(
    "an ArrayType or StructType",
    ("or", ("routine", "hw.Array"), ("routine", "hw.UnpackedArray"), ("routine", "hw.Struct")))
ArrayLike = d.TypeConstraint("an ArrayType", ("routine", "hw.Array"))
StructLike = d.TypeConstraint("a StructType", ("routine", "hw.Struct"))
UnionLike = d.TypeConstraint("a UnionType", ("routine", "hw.Union"))
EnumLike = d.TypeConstraint("a EnumType", ("routine", "hw.Enum"))
UnpackedArrayLike = d.TypeConstraint("an UnpackedArrayType", ("routine", "hw.UnpackedArray"))
InOutLike = d.TypeConstraint("InOutType", ("routine", "hw.InOut"))
HWNonInOutType = d.TypeConstraint("a type without inout", ("routine", "hw.NoInOut"))
HWIntegerType = d.TypeConstraint("a signless integer bitvector", ("routine", "hw.Integer"))
HWValueType = d.TypeConstraint("a known primitive element", ("routine", "hw.Value"))
KnownBitWidthType = d.TypeConstraint("Type wherein the bitwidth in hardware is known", ("routine", "hw.KnownWidth"))
APIntAttr = d.AttrConstraint("arbitrary integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
StrArrayAttr = d.AttrConstraint(
    "string array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_STRING"))), ("kind", "ATTR_ARRAY"),
    value_type="none")
ModuleTypeAttr = d.AttrConstraint(
    "type attribute of a module", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("defined", "hw.modty"))), ("kind", "ATTR_TYPE"),
    value_type="none")
LocationArrayAttr = d.AttrConstraint(
    "location array attribute",
    ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "LOC_UNKNOWN", "LOC_FILE", "LOC_NAME", "LOC_CALLSITE", "LOC_FUSED"))),
    ("kind", "ATTR_ARRAY"), value_type="none")
ParamDeclArrayAttr = d.AttrConstraint(
    "parameter array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "hw.param.decl"))), ("kind", "ATTR_ARRAY"),
    value_type="none")
NameRefArrayAttr = d.AttrConstraint(
    "name reference array attribute",
    ("and", ("kind", "ATTR_ARRAY"), ("all", ("or", ("flat_symbol",), ("defined", "hw.innerNameRef")))), ("kind", "ATTR_ARRAY"),
    value_type="none")
DictionaryAttr = d.AttrConstraint(
    "dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"), value_type="none")
DenseBoolArrayAttr = d.AttrConstraint("i1 dense array attribute", ("array_of", 1), ("array_of", 1), value_type="i1", dense=True)
HWStringType = d.TypeConstraint("a HW string", ("defined", "hw.string"), type_text="!hw.string")
