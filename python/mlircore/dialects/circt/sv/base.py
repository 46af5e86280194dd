"""The sv dialect: its types, attributes and constraints."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import (
    HWIntegerType as HWIntegerType,
    HWNonInOutType as HWNonInOutType,
    HWStringType as HWStringType,
    HWValueType as HWValueType,
    InOutLike as InOutLike,
    InnerRefAttr as InnerRefAttr,
    InnerSymAttr as InnerSymAttr,
    LocationArrayAttr as LocationArrayAttr,
    ModuleTypeAttr as ModuleTypeAttr,
    NameRefArrayAttr as NameRefArrayAttr,
    OutputFileAttr as OutputFileAttr,
    ParamDeclArrayAttr as ParamDeclArrayAttr,
    StrArrayAttr as StrArrayAttr,
    UnpackedArrayLike as UnpackedArrayLike,
)

sv = d.Dialect("sv", is_open=True, symbols_complete=False)

ModportDirectionAttr = sv.enum(d.EnumDef(
    [("input", 0), ("output", 1), ("inout", 2)], attr_name="modport_direction", summary="Defines direction in a modport", cpp_name="::circt::sv::ModportDirection", cpp_attr="ModportDirectionAttr", bare=True))

IncludeStyleAttr = sv.enum(d.EnumDef(
    [("local", 0), ("system", 1)], attr_name="include_style", summary="Double-quoted local include, or angle bracketed system include", cpp_name="::IncludeStyle", cpp_attr="IncludeStyleAttr", bare=True))

ValidationQualifierTypeEnumAttr = sv.enum(d.EnumDef(
    [("plain", 0), ("unique", 1), ("unique0", 2), ("priority", 3)], attr_name="validation_qualifier", summary="validation qualifier type", cpp_name="::circt::sv::ValidationQualifierTypeEnum", cpp_attr="ValidationQualifierTypeAttr", bare=True))

EventControl = sv.enum(d.EnumDef(
    [("posedge", 0), ("negedge", 1), ("edge", 2)], summary="edge control trigger", cpp_name="circt::sv::EventControl"))

ResetType = sv.enum(d.EnumDef(
    [("noreset", 0), ("syncreset", 1), ("asyncreset", 2)], summary="reset type", cpp_name="::circt::sv::ResetType"))

DeferAssert = sv.enum(d.EnumDef(
    [("immediate", 0), ("observed", 1), ("final", 2)], summary="assertion deferring mode", cpp_name="circt::sv::DeferAssert"))

CaseStmtType = sv.enum(d.EnumDef([("case", 0), ("casex", 1), ("casez", 2)], summary="case type", cpp_name="::CaseStmtType"))

MemBaseTypeAttr = sv.enum(d.EnumDef(
    [("MemBaseBin", 0), ("MemBaseHex", 1)], summary="the numeric base of a memory file", cpp_name="::MemBaseTypeAttr"))


class InterfaceType(d.TypeDef, dialect=sv, mnemonic="interface"):
    interface = d.AttrParam(d.FlatSymbolRefAttr)
    assembly_format = "`<` $interface `>`"
    summary = "SystemVerilog interface type pointing to an InterfaceOp"


class ModportType(d.TypeDef, dialect=sv, mnemonic="modport"):
    modport = d.AttrParam(d.SymbolRefAttr)
    assembly_format = "`<` $modport `>`"
    summary = "SystemVerilog type pointing to an InterfaceModportOp"


class UnpackedOpenArrayType(d.TypeDef, dialect=sv, mnemonic="open_uarray"):
    elementType = d.TypeParam()
    assembly_format = "`<` $elementType `>`"
    summary = "SystemVerilog unpacked 'open' array"


class CaseExprPatternAttr(d.AttrDef, dialect=sv, mnemonic="expr"):
    summary = "Represents a case expression pattern"


class MacroIdentAttr(d.AttrDef, dialect=sv, mnemonic="macro.ident"):
    ident = d.AttrParam(d.FlatSymbolRefAttr)
    assembly_format = "$ident"
    summary = "Macro identifier"


class ModportStructAttr(d.AttrDef, dialect=sv, mnemonic="mod_port"):
    direction = d.AttrParam(ModportDirectionAttr)
    signal = d.AttrParam(d.FlatSymbolRefAttr)
    assembly_format = "`<` `direction` `=` `` $direction `,` `signal` `=` $signal `>`"


class SVAttributeAttr(d.AttrDef, dialect=sv, mnemonic="attribute"):
    name_ = d.AttrParam(d.StrAttr)
    expression = d.AttrParam(d.StrAttr, optional=True)
    emitAsComment = d.AttrParam(d.BoolAttr)
    assembly_format = "`<` $name (`=` $expression^)? `` custom<`sv.AsComment`>($emitAsComment) `>`"
    summary = "a Verilog Attribute"


EventsAttr = d.AttrConstraint(
    "events", ("and", ("kind", "ATTR_ARRAY"), ("all", ("and", ("value_type", ("integer", 1, 32)), ("cases", 0, 1, 2)))), ("kind", "ATTR_ARRAY"), value_type="none")
InOutArrayType = d.TypeConstraint("an inout type with array element", ("routine", "sv.InOutArray"))
LTLAnyPropertyType = d.TypeConstraint(
    "1-bit signless integer or LTL sequence type or LTL property type", ("or", ("integer", 1, 1), ("defined", "ltl.sequence"), ("defined", "ltl.property")))
InOutElementType = d.TypeConstraint("a valid inout element", ("routine", "hw.Value"))
VerbosityAttr = d.bounded_integer_attr(8, "minimum value is 0 whose maximum value is 2", 0, 2)
PatternArrayAttr = d.AttrConstraint(
    "case pattern array", ("and", ("kind", "ATTR_ARRAY"), ("all", ("or", ("typed",), ("kind", "ATTR_UNIT")))), ("kind", "ATTR_ARRAY"), value_type="none")
ModportStructArrayAttr = d.AttrConstraint(
    "array of modport structs", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "sv.mod_port"))), ("kind", "ATTR_ARRAY"), value_type="none")
SignalTypeAttr = d.AttrConstraint("Any SV/HW type", ("kind", "ATTR_TYPE"), ("kind", "ATTR_TYPE"), value_type="none")
HWValueOrInOutType = d.TypeConstraint(
    "a known primitive element or InOutType", ("or", ("routine", "hw.Value"), ("routine", "hw.InOut")))
SymbolRefArrayAttr = d.AttrConstraint(
    "symbol ref array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_SYMBOL_REF"))), ("kind", "ATTR_ARRAY"), value_type="none")
InOutStructType = d.TypeConstraint("an inout type with struct field", ("routine", "sv.InOutStruct"))
UnpackedOpenArrayLike = d.TypeConstraint("an Unpacked Open ArrayType", ("defined", "sv.open_uarray"))
