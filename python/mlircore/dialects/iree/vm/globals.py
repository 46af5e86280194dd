"""The vm dialect: globals and constants."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import vm


class ConstF32Op(d.Op, dialect=vm, name="const.f32"):
    value = d.Attr(N32BitFloatingPointValueAttr)
    result = d.Result(d.F32)
    traits = (d.ConstantLike,)
    effects = ()
    assembly_format = "$value attr-dict"


class _Zero(d.Op):
    """A zero of a type."""

    result_name = "zero"
    traits = (d.ConstantLike,)
    effects = ()
    assembly_format = "attr-dict"


class ConstF32ZeroOp(_Zero, dialect=vm, name="const.f32.zero"):
    result = d.Result(d.F32)


class ConstF64Op(d.Op, dialect=vm, name="const.f64"):
    value = d.Attr(N64BitFloatingPointValueAttr)
    result = d.Result(d.F64)
    traits = (d.ConstantLike,)
    effects = ()
    assembly_format = "$value attr-dict"


class ConstF64ZeroOp(_Zero, dialect=vm, name="const.f64.zero"):
    result = d.Result(d.F64)


class ConstI32Op(d.Op, dialect=vm, name="const.i32"):
    value = d.Attr(N32BitIntegerValueAttr)
    result = d.Result(d.I32)
    traits = (d.ConstantLike,)
    effects = ()
    assembly_format = "$value attr-dict"
    result_names = "iree.Number"


class ConstI32ZeroOp(_Zero, dialect=vm, name="const.i32.zero"):
    result = d.Result(d.I32)


class ConstI64Op(d.Op, dialect=vm, name="const.i64"):
    value = d.Attr(N64BitIntegerValueAttr)
    result = d.Result(d.I64)
    traits = (d.ConstantLike,)
    effects = ()
    assembly_format = "$value attr-dict"
    result_names = "iree.Number"


class ConstI64ZeroOp(_Zero, dialect=vm, name="const.i64.zero"):
    result = d.Result(d.I64)


class ConstRefRodataOp(d.Op, dialect=vm, name="const.ref.rodata"):
    rodata = d.Attr(d.FlatSymbolRefAttr)
    value = d.Result(RefBufferType)
    effects = ()
    assembly_format = "$rodata attr-dict `:` type($value)"
    result_name = "{rodata}"
    result_names = "Patterns"


class ConstRefZeroOp(d.Op, dialect=vm, name="const.ref.zero"):
    result = d.Result(VM_AnyRef)
    traits = (d.ConstantLike,)
    effects = ()
    assembly_format = "`:` type($result) attr-dict"
    result_name = "null"


class GlobalAddressOp(d.Op, dialect=vm, name="global.address"):
    global_ = d.Attr(VM_FuncRefAttr)
    is_immutable = d.Attr(d.UnitAttr)
    result = d.Result(N32BitSignlessIntegerOrAPointerLikeReferType)
    effects = ()
    assembly_format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($result)"
    result_names = "iree.Refs"


class _Global(d.Op):
    """A global of numbers. Each says what its first value is."""

    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    type = d.Attr(d.TypeAttr)
    is_mutable = d.Attr(d.UnitAttr)
    initial_value = d.OptionalAttr(d.AnyAttr)
    inlining_policy = d.OptionalAttr(Util_InliningPolicyAttrInterface)
    ordinal = d.OptionalAttr(VM_Ordinal)
    traits = (d.HasParent("vm.module"), d.Symbol)
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict
        custom<`iree.TypeOrValue`>($type, $initial_value)
    """


class GlobalF32Op(_Global, dialect=vm, name="global.f32"):
    initial_value = d.OptionalAttr(N32BitFloatingPointValueAttr)


class GlobalF64Op(_Global, dialect=vm, name="global.f64"):
    initial_value = d.OptionalAttr(N64BitFloatingPointValueAttr)


class GlobalI32Op(_Global, dialect=vm, name="global.i32"):
    initial_value = d.OptionalAttr(N32BitIntegerValueAttr)


class GlobalI64Op(_Global, dialect=vm, name="global.i64"):
    initial_value = d.OptionalAttr(N64BitIntegerValueAttr)


class _Load(d.Op):
    """The value of a global."""

    global_ = d.Attr(VM_FuncRefAttr)
    is_immutable = d.Attr(d.UnitAttr)
    assembly_format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($value)"
    result_name = "{global}"
    result_names = "Patterns"


class GlobalLoadF32Op(_Load, dialect=vm, name="global.load.f32"):
    value = d.Result(d.F32)


class GlobalLoadF64Op(_Load, dialect=vm, name="global.load.f64"):
    value = d.Result(d.F64)


class GlobalLoadI32Op(_Load, dialect=vm, name="global.load.i32"):
    value = d.Result(d.I32)


class GlobalLoadI64Op(_Load, dialect=vm, name="global.load.i64"):
    value = d.Result(d.I64)


class _LoadIndirect(d.Op):
    """The value of a global that an operand names."""

    is_immutable = d.Attr(d.UnitAttr)
    assembly_format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($global) `->` type($value)"


class GlobalLoadIndirectF32Op(_LoadIndirect, dialect=vm, name="global.load.indirect.f32"):
    global_ = d.Operand(N32BitSignlessIntegerOrPtr32BitFloatType)
    value = d.Result(d.F32)


class GlobalLoadIndirectF64Op(_LoadIndirect, dialect=vm, name="global.load.indirect.f64"):
    global_ = d.Operand(N32BitSignlessIntegerOrPtr64BitFloatType)
    value = d.Result(d.F64)


class GlobalLoadIndirectI32Op(_LoadIndirect, dialect=vm, name="global.load.indirect.i32"):
    global_ = d.Operand(N32BitSignlessIntegerOrPtr32BitSignlessType)
    value = d.Result(d.I32)


class GlobalLoadIndirectI64Op(_LoadIndirect, dialect=vm, name="global.load.indirect.i64"):
    global_ = d.Operand(N32BitSignlessIntegerOrPtr64BitSignlessType)
    value = d.Result(d.I64)


class GlobalLoadIndirectRefOp(_LoadIndirect, dialect=vm, name="global.load.indirect.ref"):
    global_ = d.Operand(N32BitSignlessIntegerOrPtrRefType)
    value = d.Result(VM_AnyRef)
    result_names = "iree.Refs"


class GlobalLoadRefOp(_Load, dialect=vm, name="global.load.ref"):
    value = d.Result(VM_AnyRef)


class GlobalRefOp(d.Op, dialect=vm, name="global.ref"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    type = d.Attr(d.TypeAttr)
    is_mutable = d.Attr(d.UnitAttr)
    inlining_policy = d.OptionalAttr(Util_InliningPolicyAttrInterface)
    ordinal = d.OptionalAttr(VM_Ordinal)
    traits = (d.HasParent("vm.module"), d.Symbol)
    assembly_format = """
        custom<`iree.Visibility`>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict `:` $type
    """


class GlobalStoreF32Op(d.Op, dialect=vm, name="global.store.f32"):
    value = d.Operand(d.F32)
    global_ = d.Attr(VM_FuncRefAttr)
    assembly_format = "$value `,` $global attr-dict `:` type($value)"


class GlobalStoreF64Op(d.Op, dialect=vm, name="global.store.f64"):
    value = d.Operand(d.F64)
    global_ = d.Attr(VM_FuncRefAttr)
    assembly_format = "$value `,` $global attr-dict `:` type($value)"


class GlobalStoreI32Op(d.Op, dialect=vm, name="global.store.i32"):
    value = d.Operand(d.I32)
    global_ = d.Attr(VM_FuncRefAttr)
    assembly_format = "$value `,` $global attr-dict `:` type($value)"


class GlobalStoreI64Op(d.Op, dialect=vm, name="global.store.i64"):
    value = d.Operand(d.I64)
    global_ = d.Attr(VM_FuncRefAttr)
    assembly_format = "$value `,` $global attr-dict `:` type($value)"


class GlobalStoreIndirectF32Op(d.Op, dialect=vm, name="global.store.indirect.f32"):
    value = d.Operand(d.F32)
    global_ = d.Operand(N32BitSignlessIntegerOrPtr32BitFloatType)
    assembly_format = "$value `,` $global attr-dict `:` type($value) `->` type($global)"


class GlobalStoreIndirectF64Op(d.Op, dialect=vm, name="global.store.indirect.f64"):
    value = d.Operand(d.F64)
    global_ = d.Operand(N32BitSignlessIntegerOrPtr64BitFloatType)
    assembly_format = "$value `,` $global attr-dict `:` type($value) `->` type($global)"


class GlobalStoreIndirectI32Op(d.Op, dialect=vm, name="global.store.indirect.i32"):
    value = d.Operand(d.I32)
    global_ = d.Operand(N32BitSignlessIntegerOrPtr32BitSignlessType)
    assembly_format = "$value `,` $global attr-dict `:` type($value) `->` type($global)"


class GlobalStoreIndirectI64Op(d.Op, dialect=vm, name="global.store.indirect.i64"):
    value = d.Operand(d.I64)
    global_ = d.Operand(N32BitSignlessIntegerOrPtr64BitSignlessType)
    assembly_format = "$value `,` $global attr-dict `:` type($value) `->` type($global)"


class GlobalStoreIndirectRefOp(d.Op, dialect=vm, name="global.store.indirect.ref"):
    value = d.Operand(VM_AnyRef)
    global_ = d.Operand(N32BitSignlessIntegerOrPtrRefType)
    assembly_format = "$value `,` $global attr-dict `:` type($value) `->` type($global)"


class GlobalStoreRefOp(d.Op, dialect=vm, name="global.store.ref"):
    value = d.Operand(VM_AnyRef)
    global_ = d.Attr(VM_FuncRefAttr)
    assembly_format = "$value `,` $global attr-dict `:` type($value)"


class RodataInlineOp(d.Op, dialect=vm, name="rodata.inline"):
    name_ = d.OptionalAttr(d.StrAttr)
    value = d.Attr(Util_AnySerializableAttr)
    alignment = d.OptionalAttr(d.I64Attr)
    mime_type = d.OptionalAttr(d.StrAttr)
    result = d.Result(RefBufferType)
    effects = ()
    assembly_format = "($name^)? attr-dict `:` type($result) `=` $value"
    result_names = "iree.Refs"


class RodataOp(d.Op, dialect=vm, name="rodata"):
    sym_visibility = d.OptionalAttr(d.StrAttr)
    sym_name = d.Attr(d.SymbolNameAttr)
    value = d.Attr(Util_AnySerializableAttr)
    alignment = d.OptionalAttr(d.I64Attr)
    ordinal = d.OptionalAttr(VM_Ordinal)
    mime_type = d.OptionalAttr(d.StrAttr)
    traits = (d.HasParent("vm.module"), d.Symbol)
    assembly_format = "custom<`iree.Visibility`>($sym_visibility) $sym_name attr-dict $value"


class RodataTableInlineOp(d.Op, dialect=vm, name="rodata.table.inline"):
    table_name = d.OptionalAttr(d.StrAttr)
    data_name = d.OptionalAttr(d.StrAttr)
    table_type = d.Attr(TypeAttributeOf3264BitIntegerAttr)
    data_array = d.Attr(Util_AnySerializableArrayAttr)
    alignment = d.OptionalAttr(d.I64Attr)
    data_alignment = d.OptionalAttr(d.I64Attr)
    mime_type = d.OptionalAttr(d.StrAttr)
    table_result = d.Result(RefBufferType)
    data_result = d.Result(RefBufferType)
    effects = ()
    assembly_format = "$table_type attr-dict `:` type($table_result) `,` type($data_result) `=` $data_array"
    result_names = "iree.Refs"
