"""IREE's vm dialect: modules of its virtual machine. Types, attributes, constraints, and what operations on numbers have in common."""

from mlircore import dialect as d

vm = d.Dialect("vm", lists_properties=True)


class OrdinalCountsAttr(d.AttrDef, dialect=vm, mnemonic="ordinal_counts"):
    import_funcs = d.IntParam(32)
    export_funcs = d.IntParam(32)
    internal_funcs = d.IntParam(32)
    global_bytes = d.IntParam(32)
    global_refs = d.IntParam(32)
    rodatas = d.IntParam(32)
    rwdatas = d.IntParam(32)
    assembly_format = "`<` struct(params) `>`"


class BufferType(d.TypeDef, dialect=vm, mnemonic="buffer"):
    summary = "byte buffer"


class ListType(d.TypeDef, dialect=vm, mnemonic="list"):
    element_type = d.TypeParam(optional=True)
    assembly_format = "`<` (`?` `>`) : ($element_type^ `>`)?"
    summary = "list"


class RefType(d.TypeDef, dialect=vm, mnemonic="ref"):
    object_type = d.TypeParam(optional=True)
    assembly_format = "`<` (`?` `>`) : ($object_type^ `>`)?"
    summary = "ref"


class OpaqueType(d.TypeDef, dialect=vm, mnemonic="opaque"):
    summary = "opaque"


VM_AnyRef = d.TypeConstraint("ref", ("or", ("defined", "vm.ref"), ("defined", "vm.buffer"), ("defined", "vm.list")))
VM_AnyType = d.TypeConstraint(
    "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 32-bit signless integer or ref", ("or",
     ("integer", 1, 32),
     ("integer", 1, 64),
     ("float", "f32"),
     ("float", "f64"),
     ("defined", "vm.ref"),
     ("defined", "vm.buffer"),
     ("defined", "vm.list")))
VM_BufferIndex = d.TypeConstraint(
    "64-bit signless integer", ("integer", 1, 64), type_text="i64", type_name="builtin.integer", type_class=("kind", "TYPE_INTEGER"))
RefBufferType = d.TypeConstraint(
    "ref<buffer>", ("or", ("defined", "vm.ref"), ("defined", "vm.buffer"), ("defined", "vm.list")))
VM_CondValue = d.TypeConstraint(
    "32-bit signless integer", ("integer", 1, 32), type_text="i32", type_name="builtin.integer", type_class=("kind", "TYPE_INTEGER"))
N32BitFloatOr32BitSignlessIntegerType = d.TypeConstraint("32-bit float or 32-bit signless integer", ("or", ("float", "f32"), ("integer", 1, 32)))
N64BitFloatOr32BitSignlessIntegerType = d.TypeConstraint("64-bit float or 32-bit signless integer", ("or", ("float", "f64"), ("integer", 1, 32)))
N16BitSignlessIntegerOr32BitSignlessInteType = d.TypeConstraint(
    "16-bit signless integer or 32-bit signless integer", ("or", ("integer", 1, 16), ("integer", 1, 32)))
N32BitSignlessIntegerOr32BitSignlessInteType = d.TypeConstraint("32-bit signless integer or 32-bit signless integer", ("integer", 1, 32))
N64BitSignlessIntegerOr32BitSignlessInteType = d.TypeConstraint(
    "64-bit signless integer or 32-bit signless integer", ("or", ("integer", 1, 64), ("integer", 1, 32)))
N8BitSignlessIntegerOr32BitSignlessIntegType = d.TypeConstraint(
    "8-bit signless integer or 32-bit signless integer", ("or", ("integer", 1, 8), ("integer", 1, 32)))
VM_FuncRefAttr = d.AttrConstraint("symbol reference attribute", ("flat_symbol",), ("flat_symbol",), value_type="none")
N16BitSignlessIntegerElementsAttributeAttr = d.AttrConstraint(
    "16-bit signless integer elements attribute", ("and",
     ("kind", "ATTR_DENSE_ELEMENTS"),
     ("value_type", ("element", ("or", ("kind", "TYPE_INTEGER"), ("kind", "TYPE_INDEX")))),
     ("value_type", ("element", ("integer", 1, 16)))), ("and",
     ("kind", "ATTR_DENSE_ELEMENTS"),
     ("value_type", ("element", ("or", ("kind", "TYPE_INTEGER"), ("kind", "TYPE_INDEX"))))))
N32BitFloatingPointValueAttr = d.AttrConstraint(
    "32-bit floating-point value", ("and", ("kind", "ATTR_FLOAT"), ("value_type", ("float", "f32"))), ("kind", "ATTR_FLOAT"), value_type="f32")
N64BitFloatingPointValueAttr = d.AttrConstraint(
    "64-bit floating-point value", ("and", ("kind", "ATTR_FLOAT"), ("value_type", ("float", "f64"))), ("kind", "ATTR_FLOAT"), value_type="f64")
N32BitIntegerValueAttr = d.AttrConstraint(
    "32-bit integer value", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32))), ("kind", "ATTR_INTEGER"), value_type="i32")
N64BitIntegerValueAttr = d.AttrConstraint(
    "64-bit integer value", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64))), ("kind", "ATTR_INTEGER"), value_type="i64")
VM_Ordinal = d.AttrConstraint(
    "ordinal value", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 32))), ("kind", "ATTR_INTEGER"), value_type="i32")
TypeAttributeOfFunctionTypeAttr = d.AttrConstraint(
    "type attribute of function type", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("kind", "TYPE_FUNCTION"))), ("kind", "ATTR_TYPE"), value_type="none")
Util_InliningPolicyAttrInterface = d.AttrConstraint("InliningPolicyAttrInterface instance")
N32BitSignlessIntegerOrAPointerLikeReferType = d.TypeConstraint(
    "32-bit signless integer or A pointer-like reference.", ("or", ("integer", 1, 32), ("defined", "util.ptr")))
N32BitSignlessIntegerOrPtr32BitFloatType = d.TypeConstraint(
    "32-bit signless integer or ptr<32-bit float>", ("or", ("integer", 1, 32), ("defined", "util.ptr")))
N32BitSignlessIntegerOrPtr64BitFloatType = d.TypeConstraint(
    "32-bit signless integer or ptr<64-bit float>", ("or", ("integer", 1, 32), ("defined", "util.ptr")))
N32BitSignlessIntegerOrPtr32BitSignlessType = d.TypeConstraint(
    "32-bit signless integer or ptr<32-bit signless integer>", ("or", ("integer", 1, 32), ("defined", "util.ptr")))
N32BitSignlessIntegerOrPtr64BitSignlessType = d.TypeConstraint(
    "32-bit signless integer or ptr<64-bit signless integer>", ("or", ("integer", 1, 32), ("defined", "util.ptr")))
N32BitSignlessIntegerOrPtrRefType = d.TypeConstraint("32-bit signless integer or ptr<ref>", ("or", ("integer", 1, 32), ("defined", "util.ptr")))
VM_AnyList = d.TypeConstraint("list", ("or", ("defined", "vm.ref"), ("defined", "vm.buffer"), ("defined", "vm.list")))
List8163264BitIntegerOr163264BitFloaType = d.TypeConstraint("list<8/16/32/64-bit integer or 16/32/64-bit float>")
Util_AnySerializableAttr = d.AttrConstraint("buffer-like constant attribute values")
TypeAttributeOf3264BitIntegerAttr = d.AttrConstraint(
    "type attribute of 32/64-bit integer", ("and",
     ("kind", "ATTR_TYPE"),
     ("type_value", ("kind", "TYPE_INTEGER")),
     ("type_value", ("or", ("integer", 7, 32), ("integer", 7, 64)))), ("kind", "ATTR_TYPE"), value_type="none")
Util_AnySerializableArrayAttr = d.AttrConstraint(
    "array attribute of serializable attributes", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"), value_type="none")
SegmentSizesAttr = d.AttrConstraint(
    "16-bit signless integer elements attribute",
    ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("element", ("integer", 1, 16)))), ("kind", "ATTR_DENSE_ELEMENTS"))
TypeArrayAttr = d.AttrConstraint("type array attribute", ("all", ("kind", "ATTR_TYPE")), ("kind", "ATTR_ARRAY"))


class Unary(d.Op):
    """A function of one number."""

    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($result)"


class Binary(d.Op):
    """A function of two numbers."""

    traits = (d.AllTypesMatch("lhs", "rhs", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class Commutative(d.Op):
    """A function of two numbers, which may change places."""

    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs", "result"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class FusedMultiplyAdd(d.Op):
    """`a * b + c`."""

    traits = (d.AllTypesMatch("a", "b", "c", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class Shift(d.Op):
    """A number whose bits are moved."""

    traits = (d.AllTypesMatch("operand", "result"),)
    effects = ()
    assembly_format = "$operand `,` $amount attr-dict `:` type($operand)"


class Conversion(d.Op):
    """A value as another type."""

    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class Order(d.Op):
    """Whether one number is less than another, or is greater."""

    result = d.Result(VM_CondValue)
    traits = (d.AllTypesMatch("lhs", "rhs"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class Equality(d.Op):
    """Whether two values are equal, or are not."""

    result = d.Result(VM_CondValue)
    traits = (d.Commutative, d.AllTypesMatch("lhs", "rhs"))
    effects = ()
    assembly_format = "operands attr-dict `:` type($lhs)"


class NotZero(d.Op):
    """Whether a value is not zero."""

    result = d.Result(VM_CondValue)
    effects = ()
    assembly_format = "$operand attr-dict `:` type($operand)"


class Select(d.Op):
    """One of two values."""

    condition = d.Operand(VM_CondValue)
    traits = (d.AllTypesMatch("true_value", "false_value", "result"),)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class Switch(d.Op):
    """One of several numbers."""

    index = d.Operand(VM_CondValue)
    traits = (d.AllTypesMatch("default_value", "result"),)
    effects = ()
    assembly_format = "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)"
