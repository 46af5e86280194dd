"""The moore dialect: enumerations, types and constraints."""

from mlircore import dialect as d

moore = d.Dialect("moore", is_open=True, complete=False, needed=("hw",))  # !moore.i32 and #moore.fvint are kept as texts

DeferAssert = moore.enum(d.EnumDef([("immediate", 0), ("observed", 1), ("final", 2)], summary="assertion deferring mode"))
Edge = moore.enum(d.EnumDef([("any", 0), ("posedge", 1), ("negedge", 2), ("edge", 3)], summary="Edge kind"))
FOpenMode = moore.enum(d.EnumDef(
    [("r", 0), ("w", 1), ("a", 2), ("r_update", 3), ("w_update", 4), ("a_update", 5)], summary="File open mode"))
JoinKind = moore.enum(d.EnumDef([("join_all", 0), ("join_any", 1), ("join_none", 2)], summary="Join kind"))
IntFormat = moore.enum(d.EnumDef(
    [("decimal", 0), ("binary", 1), ("octal", 2), ("hex_lower", 3), ("hex_upper", 4)], summary="Integer format"))
IntAlign = moore.enum(d.EnumDef([("right", 0), ("left", 1)], summary="Integer alignment"))
IntPadding = moore.enum(d.EnumDef([("space", 0), ("zero", 1)], summary="Integer alignment"))
RealFormat = moore.enum(d.EnumDef([("float", 0), ("exponential", 1), ("general", 2)], summary="Real format"))
NetKind = moore.enum(d.EnumDef(
    [("supply0", 0), ("supply1", 1), ("tri", 2), ("triand", 3), ("trior", 4), ("trireg", 5), ("tri0", 6), ("tri1", 7), ("uwire", 8),
    ("wire", 9), ("wand", 10), ("wor", 11), ("interconnect", 12), ("userdefined", 13), ("unknown", 14)], summary="Net type kind"))
ProcedureKind = moore.enum(d.EnumDef(
    [("initial", 0), ("final", 1), ("always", 2), ("always_comb", 3), ("always_latch", 4), ("always_ff", 5)], summary="Procedure kind"))
UArrayCmpPredicate = moore.enum(d.EnumDef([("eq", 0), ("ne", 1)], width=64, summary="allowed 64-bit signless integer cases: 0, 1"))
MemBase = moore.enum(d.EnumDef([("bin", 0), ("hex", 1)], summary="encoding base for $readmem[bh]"))
Severity = moore.enum(d.EnumDef([("info", 0), ("warning", 1), ("error", 2), ("fatal", 3)], summary="Diagnostic severity"))
StringCmpPredicate = moore.enum(d.EnumDef(
    [("eq", 0), ("ne", 1), ("lt", 2), ("le", 3), ("gt", 4), ("ge", 5)], width=64,
    summary="allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5"))


class _Array(d.TypeDef):
    size = d.IntParam(32, signed=False)
    elementType = d.TypeParam()
    assembly_format = "`<` custom<`moore.Array`>($size, $elementType) `>`"


class ArrayType(_Array, dialect=moore, mnemonic="array"):
    summary = "a packed array type"


class UnpackedArrayType(_Array, dialect=moore, mnemonic="uarray"):
    summary = "an unpacked array type"


class _Open(d.TypeDef):
    elementType = d.TypeParam()
    assembly_format = "`<` custom<`moore.Type`>($elementType) `>`"


class OpenArrayType(_Open, dialect=moore, mnemonic="open_array"):
    summary = "an open packed array type"


class OpenUnpackedArrayType(_Open, dialect=moore, mnemonic="open_uarray"):
    summary = "an open unpacked array type"


class RefType(_Open, dialect=moore, mnemonic="ref"):
    pass


class AssocArrayType(d.TypeDef, dialect=moore, mnemonic="assoc_array"):
    elementType = d.TypeParam()
    indexType = d.TypeParam()
    assembly_format = "`<` custom<`moore.Type`>($elementType) `,` custom<`moore.Type`>($indexType) `>`"
    summary = "an associative array type"


class QueueType(d.TypeDef, dialect=moore, mnemonic="queue"):
    elementType = d.TypeParam()
    bound = d.IntParam(32, signed=False)
    assembly_format = "`<` custom<`moore.Type`>($elementType) `,` $bound `>`"
    summary = "a queue type"


class _Members(d.TypeDef):
    names = d.ArrayParam(d.AttrParam(d.StrAttr))
    types = d.ArrayParam(d.TypeParam(), like="names")
    assembly_format = "`<` custom<`moore.Members`>($names, $types) `>`"


class StructType(_Members, dialect=moore, mnemonic="struct"):
    summary = "a packed struct type"


class UnionType(_Members, dialect=moore, mnemonic="union"):
    summary = "a packed union type"


class UnpackedStructType(_Members, dialect=moore, mnemonic="ustruct"):
    summary = "an unpacked struct type"


class UnpackedUnionType(_Members, dialect=moore, mnemonic="uunion"):
    summary = "an unpacked union type"


class ClassHandleType(d.TypeDef, dialect=moore, mnemonic="class"):
    classSym = d.AttrParam(d.SymbolRefAttr)
    assembly_format = "`<` $classSym `>`"
    summary = "Class object handle type, pointing to an object on the heap."


class ChandleType(d.TypeDef, dialect=moore, mnemonic="chandle"):
    summary = "the SystemVerilog `chandle` type"


class EventType(d.TypeDef, dialect=moore, mnemonic="event"):
    summary = "the SystemVerilog `event` type"


class FormatStringType(d.TypeDef, dialect=moore, mnemonic="format_string"):
    summary = "a format string type"


class NullType(d.TypeDef, dialect=moore, mnemonic="null"):
    pass


class ScanStringType(d.TypeDef, dialect=moore, mnemonic="scan_string"):
    summary = "a scan cursor type"


class StringType(d.TypeDef, dialect=moore, mnemonic="string"):
    summary = "the SystemVerilog `string` type"


class TimeType(d.TypeDef, dialect=moore, mnemonic="time"):
    summary = "the SystemVerilog `time` and `realtime` type"


class VoidType(d.TypeDef, dialect=moore, mnemonic="void"):
    summary = "the SystemVerilog `void` type"


AnyUnpacked = d.TypeConstraint("type of moore", ("routine", "moore.Type"))
AnyNumber = d.TypeConstraint("simple bit vector type", ("routine", "moore.Number"))
TwoValued = d.TypeConstraint("two-valued integer type", ("routine", "moore.TwoValued"))
FourValued = d.TypeConstraint("four-valued integer type", ("routine", "moore.FourValued"))
AnyPacked = d.TypeConstraint("packed type with known size", ("routine", "moore.Packed"))
TwoValuedI8 = d.TypeConstraint("8-bit two-valued integer type", type_text="!moore.i8")
TwoValuedI32 = d.TypeConstraint("32-bit two-valued integer type", type_text="!moore.i32")
TwoValuedI64 = d.TypeConstraint("64-bit two-valued integer type", type_text="!moore.i64")
FourValuedI32 = d.TypeConstraint("32-bit four-valued integer type", type_text="!moore.l32")
FourValuedI64 = d.TypeConstraint("64-bit four-valued integer type", type_text="!moore.l64")
BitType = d.TypeConstraint("`bit` type", type_text="!moore.i1")
IntRef = d.TypeConstraint("ref of 32-bit two-valued integer type", type_text="!moore.ref<i32>")
RealF32 = d.TypeConstraint("32-bit real type, aka. shortreal", type_text="!moore.f32")
RealF64 = d.TypeConstraint("64-bit real type, aka. real", type_text="!moore.f64")
AnyStaticArray = d.TypeConstraint("packed or unpacked static array type", ("or", ArrayType.predicate, UnpackedArrayType.predicate))
AnyStruct = d.TypeConstraint("packed or unpacked struct type", ("or", StructType.predicate, UnpackedStructType.predicate))
Nullable = d.TypeConstraint("Nullable handle type", ("or", ChandleType.predicate, ClassHandleType.predicate, NullType.predicate))
SymbolRefArrayAttr = d.AttrConstraint(
    "symbol ref array attribute", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_SYMBOL_REF"))), ("kind", "ATTR_ARRAY"),
    value_type="none")
APFloatAttr = d.AttrConstraint("arbitrary float attribute", ("kind", "ATTR_FLOAT"), ("kind", "ATTR_FLOAT"))
UI64Attr = d.AttrConstraint(
    "64-bit unsigned integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 4, 64))),
    ("kind", "ATTR_INTEGER"), value_type="ui64")
I8Attr = d.AttrConstraint(
    "8-bit signless integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 8))), ("kind", "ATTR_INTEGER"),
    value_type="i8")
I1Attr = d.AttrConstraint(
    "1-bit signless integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))), ("kind", "ATTR_INTEGER"),
    value_type="i1")
