"""The hw dialect: operations on constants, arrays, structs, unions and enumerations."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import hw


class ConstantOp(d.Op, dialect=hw, name="constant"):
    value = d.Attr(APIntAttr)
    result = d.Result(HWIntegerType)
    traits = (d.Pure, d.ConstantLike, d.AllTypesMatch("value", "result"))
    assembly_format = "$value attr-dict"
    result_names = "Constant"
    defer_attr_checks = True


class AggregateConstantOp(d.Op, dialect=hw, name="aggregate_constant"):
    fields = d.Attr(d.ArrayAttr)
    result = d.Result(HWAggregateType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$fields attr-dict `:` type($result)"


class ArrayConcatOp(d.Op, dialect=hw, name="array_concat"):
    inputs = d.Operands(ArrayLike)
    result = d.Result(ArrayLike)
    traits = (d.Pure,)
    assembly_format = "$inputs attr-dict `:` custom<`hw.Arrays`>(type($inputs), qualified(type($result)))"


class ArrayCreateOp(d.Op, dialect=hw, name="array_create"):
    inputs = d.Operands(HWNonInOutType)
    result = d.Result(ArrayLike)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$inputs attr-dict `:` custom<`hw.ArrayOf`>(ref($inputs), type($inputs), type($result))"
    checks = (d.Check("hw.ArrayCreate"),)
    defer_attr_checks = True


class ArrayGetOp(d.Op, dialect=hw, name="array_get"):
    input = d.Operand(ArrayLike)
    index = d.Operand(HWIntegerType)
    result = d.Result(HWNonInOutType)
    traits = (d.TypesMatchWith("must match array element type", "input", "result", "hw.Element"), d.Check("hw.IndexWidth", "input", "index"),
              d.Pure)
    assembly_format = "$input `[` $index `]` attr-dict `:` type($input) `,` type($index)"


class ArrayInjectOp(d.Op, dialect=hw, name="array_inject"):
    input = d.Operand(ArrayLike)
    index = d.Operand(HWIntegerType)
    element = d.Operand(d.AnyType)
    result = d.Result(ArrayLike)
    traits = (d.AllTypesMatch("input", "result"), d.TypesMatchWith("must match array element type", "input", "element", "hw.Element"),
              d.Check("hw.IndexWidth", "input", "index"), d.Pure)
    assembly_format = "$input `[` $index `]` `,` $element attr-dict `:` type($input) `,` type($index)"


class ArraySliceOp(d.Op, dialect=hw, name="array_slice"):
    input = d.Operand(ArrayLike)
    lowIndex = d.Operand(HWIntegerType)
    dst = d.Result(ArrayLike)
    traits = (d.Pure,)
    checks = (d.Check("hw.Slice"),)
    assembly_format = """
        $input `[` $lowIndex `]` attr-dict `:` `(` custom<`hw.Indexed`>(type($input), qualified(type($lowIndex))) `)` `->`
        qualified(type($dst))
    """


class BitcastOp(d.Op, dialect=hw, name="bitcast"):
    input = d.Operand(KnownBitWidthType)
    result = d.Result(KnownBitWidthType)
    traits = (d.Pure,)
    checks = (d.Check("hw.SameWidth"),)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class EnumCmpOp(d.Op, dialect=hw, name="enum.cmp"):
    lhs = d.Operand(EnumLike)
    rhs = d.Operand(EnumLike)
    result = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "$lhs `,` $rhs attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs))"


class EnumConstantOp(d.Op, dialect=hw, name="enum.constant"):
    field = d.Attr(EnumFieldAttr)
    result = d.Result(EnumLike)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "custom<`hw.EnumConstant`>($field, type($result)) attr-dict"
    result_names = "hw.EnumConstant"


class ParamValueOp(d.Op, dialect=hw, name="param.value"):
    value = d.Attr(d.AnyAttr)
    result = d.Result(HWValueType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "custom<`hw.TypedValue`>($value, qualified(type($result))) attr-dict"


class StructCreateOp(d.Op, dialect=hw, name="struct_create"):
    input = d.Operands(HWNonInOutType)
    result = d.Result(StructLike)
    traits = (d.Pure,)
    checks = (d.Check("hw.StructCreate"),)
    assembly_format = """
        ` ` `(` $input `)` attr-dict `:`
        custom<`hw.AllFields`>(type($input), type($result), `expected !hw.struct type or alias`)
    """
    defer_attr_checks = True


class StructExplodeOp(d.Op, dialect=hw, name="struct_explode"):
    input = d.Operand(StructLike)
    result_ = d.Results(HWNonInOutType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` custom<`hw.AllFields`>(type($result), type($input), `invalid kind of type specified`)"
    result_names = "hw.Fields"
    defer_attr_checks = True


class StructExtractOp(d.Op, dialect=hw, name="struct_extract"):
    input = d.Operand(StructLike)
    fieldIndex = d.Attr(d.I32Attr)
    result = d.Result(HWNonInOutType)
    traits = (d.Pure,)
    checks = (d.Check("hw.Field", "input", "result"),)
    assembly_format = """
        $input `` custom<`hw.FieldName`>($fieldIndex, ref(type($input))) attr-dict `:`
        custom<`hw.FieldType`>(type($input), type($result), ref($fieldIndex), `struct`)
    """
    result_names = "hw.Fields"
    defer_attr_checks = True


class StructInjectOp(d.Op, dialect=hw, name="struct_inject"):
    input = d.Operand(StructLike)
    fieldIndex = d.Attr(d.I32Attr)
    newValue = d.Operand(HWNonInOutType)
    result = d.Result(StructLike)
    traits = (d.Pure, d.AllTypesMatch("input", "result"))
    checks = (d.Check("hw.Field", "input", "newValue"),)
    assembly_format = """
        $input `` custom<`hw.FieldName`>($fieldIndex, ref(type($input))) `,` $newValue attr-dict `:`
        custom<`hw.FieldType`>(type($input), type($newValue), ref($fieldIndex), `struct`)
    """
    defer_attr_checks = True


class UnionCreateOp(d.Op, dialect=hw, name="union_create"):
    fieldIndex = d.Attr(d.I32Attr)
    input = d.Operand(HWNonInOutType)
    result = d.Result(UnionLike)
    traits = (d.Pure,)
    checks = (d.Check("hw.Field", "result", "input"),)
    assembly_format = """
        custom<`hw.FieldName`>($fieldIndex, ref(type($result)), `bare`) `,` $input attr-dict `:`
        custom<`hw.FieldType`>(type($result), type($input), ref($fieldIndex), `union`, `expected !hw.union type or alias`)
    """
    defer_attr_checks = True


class UnionExtractOp(d.Op, dialect=hw, name="union_extract"):
    input = d.Operand(UnionLike)
    fieldIndex = d.Attr(d.I32Attr)
    result = d.Result(HWNonInOutType)
    traits = (d.Pure,)
    checks = (d.Check("hw.Field", "input", "result"),)
    assembly_format = """
        $input `` custom<`hw.FieldName`>($fieldIndex, ref(type($input))) attr-dict `:`
        custom<`hw.FieldType`>(type($input), type($result), ref($fieldIndex), `union`)
    """
    defer_attr_checks = True
