"""The sim dialect: its types and constraints."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import (
    ArrayLike as ArrayLike,
    DenseBoolArrayAttr as DenseBoolArrayAttr,
    HWNonInOutType as HWNonInOutType,
    LocationArrayAttr as LocationArrayAttr,
)
from mlircore.dialects.circt.seq import ClockType as ClockType

sim = d.Dialect("sim", is_open=True, symbols_complete=False)

UArrayCmpPredicate = sim.enum(d.EnumDef(
    [("eq", 0), ("ne", 1)], width=64, summary="unpacked-array-like container comparison predicate", cpp_name="circt::sim::UArrayCmpPredicate"))

SVFOpenMode = sim.enum(d.EnumDef(
    [("r", 0), ("w", 1), ("a", 2), ("r_update", 3), ("w_update", 4), ("a_update", 5)], summary="SV file open mode", cpp_name="circt::sim::SVFOpenMode"))

StringCmpPredicate = sim.enum(d.EnumDef(
    [("eq", 0), ("ne", 1), ("lt", 2), ("le", 3), ("gt", 4), ("ge", 5)], width=64, summary="String comparison predicate", cpp_name="circt::sim::StringCmpPredicate"))


class AssocArrayType(d.TypeDef, dialect=sim, mnemonic="assoc_array"):
    elementType = d.TypeParam()
    indexType = d.TypeParam()
    assembly_format = "`<` $elementType `,` $indexType `>`"
    summary = "an associative array type"


class DPIFunctionType(d.TypeDef, dialect=sim, mnemonic="dpi_functy"):
    names = d.ArrayParam(d.AttrParam(d.StrAttr))
    types = d.ArrayParam(d.TypeParam(), like="names")
    directions = d.StringParam(like="names")
    assembly_format = "`<` custom<`sim.Arguments`>($names, $types, $directions) `>`"
    verify = "sim.Arguments"
    summary = "DPI function type with first-class argument directions"


class DynamicStringType(d.TypeDef, dialect=sim, mnemonic="dstring"):
    summary = "String type with variable length"


class FormatStringType(d.TypeDef, dialect=sim, mnemonic="fstring"):
    summary = "Format string type"


class OutputStreamType(d.TypeDef, dialect=sim, mnemonic="output_stream"):
    summary = "a type representing an output stream"


class QueueType(d.TypeDef, dialect=sim, mnemonic="queue"):
    elementType = d.TypeParam()
    bound = d.IntParam(32, signed=False)
    assembly_format = "`<` $elementType `,` $bound `>`"
    summary = "a queue type"


DPIFunctionTypeAttr = d.AttrConstraint(
    "type attribute of DPI function type with first-class argument directions", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("defined", "sim.dpi_functy"))), ("kind", "ATTR_TYPE"), value_type="none")
I8Attr = d.AttrConstraint(
    "8-bit signless integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 8))), ("kind", "ATTR_INTEGER"), value_type="i8")
MemoryType = d.TypeConstraint("an ArrayType or a queue type", ("or", ("routine", "hw.Array"), ("defined", "sim.queue")))
I8 = d.TypeConstraint(
    "8-bit signless integer", ("integer", 1, 8), type_text="i8", type_name="builtin.integer", type_class=("kind", "TYPE_INTEGER"))
