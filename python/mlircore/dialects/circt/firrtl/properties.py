"""The firrtl dialect: properties, which are values of classes and not of circuits."""

from typing import ClassVar

from mlircore import dialect as d
from mlircore.define.inference import Infer
from mlircore.define.traits import Trait

from .base import *  # noqa: F403 - its constraints
from .base import firrtl


class StringConstantOp(d.Op, dialect=firrtl, name="string"):
    value = d.Attr(d.StrAttr)
    result = d.Result(StringType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$value attr-dict"


class FIntegerConstantOp(d.Op, dialect=firrtl, name="integer"):
    value = d.Attr(APSInt)
    result = d.Result(FIntegerType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "custom<`firrtl.Integer`>($value) attr-dict"


class BoolConstantOp(d.Op, dialect=firrtl, name="bool"):
    value = d.Attr(d.BoolAttr)
    result = d.Result(BoolType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$value attr-dict"


class DoubleConstantOp(d.Op, dialect=firrtl, name="double"):
    value = d.Attr(DoubleAttr)
    result = d.Result(DoubleType)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$value attr-dict"


class UnresolvedPathOp(d.Op, dialect=firrtl, name="unresolved_path"):
    target = d.Attr(d.StrAttr)
    result = d.Result(PathType)
    traits = (d.Pure,)
    assembly_format = "$target attr-dict"


class PathOp(d.Op, dialect=firrtl, name="path"):
    targetKind = d.Attr(TargetKind)
    target = d.Attr(Distinct)
    result = d.Result(PathType)
    traits = (d.Pure,)
    assembly_format = "$targetKind $target attr-dict"


class ListCreateOp(d.Op, dialect=firrtl, name="list.create"):
    elements = d.Operands(Property)
    result = d.Result(List)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$elements attr-dict `:` custom<`firrtl.ListType`>(type($result), ref($elements), type($elements))"


class ListConcatOp(d.Op, dialect=firrtl, name="list.concat"):
    subLists = d.Operands(List)
    result = d.Result(List)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$subLists attr-dict `:` qualified(type($result))"


class StringConcatOp(d.Op, dialect=firrtl, name="string.concat"):
    inputs = d.Operands(StringType)
    result = d.Result(StringType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$inputs attr-dict `:` qualified(type($result))"


class _IntegerBinary(d.Op):
    lhs = d.Operand(FIntegerType)
    rhs = d.Operand(FIntegerType)
    result = d.Result(FIntegerType)
    traits: ClassVar[tuple[Trait, ...]] = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = """
        $lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->`
        qualified(type($result))
    """
    result_name = "{name}"
    result_names = "Patterns"


class IntegerAddOp(_IntegerBinary, dialect=firrtl, name="integer.add"):
    traits = (d.Commutative, d.Pure, d.SameOperandsAndResultType)


class IntegerMulOp(_IntegerBinary, dialect=firrtl, name="integer.mul"):
    traits = (d.Commutative, d.Pure, d.SameOperandsAndResultType)


class IntegerShrOp(_IntegerBinary, dialect=firrtl, name="integer.shr"):
    pass


class IntegerShlOp(_IntegerBinary, dialect=firrtl, name="integer.shl"):
    pass


class PropEqOp(d.Op, dialect=firrtl, name="prop.eq"):
    lhs = d.Operand(EqualityType)
    rhs = d.Operand(EqualityType)
    result = d.Result(BoolType)
    traits = (d.Pure, d.AllTypesMatch("lhs", "rhs"))
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs)"


class _BoolBinary(d.Op):
    lhs = d.Operand(BoolType)
    rhs = d.Operand(BoolType)
    result = d.Result(BoolType)
    traits = (d.Commutative, d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$lhs `,` $rhs attr-dict"
    result_name = "{name}"
    result_names = "Patterns"


class BoolAndOp(_BoolBinary, dialect=firrtl, name="bool.and"):
    pass


class BoolOrOp(_BoolBinary, dialect=firrtl, name="bool.or"):
    pass


class BoolXorOp(_BoolBinary, dialect=firrtl, name="bool.xor"):
    pass


class UnknownValueOp(d.Op, dialect=firrtl, name="unknown"):
    result = d.Result(Property)
    effects = ()
    assembly_format = "attr-dict `:` type($result)"


class ObjectSubfieldOp(d.Op, dialect=firrtl, name="object.subfield"):
    input = d.Operand(Class)
    index = d.Attr(d.I32Attr)
    result = d.Result(Property)
    traits = (d.Pure,)
    infer = Infer("firrtl.field", "input", "index")
    assembly_format = "custom<`firrtl.Field`>($input, $index, attr-dict, type($input))"
    checks = (d.Check("InferredTypes"),)


class ObjectAnyRefCastOp(d.Op, dialect=firrtl, name="object.anyref_cast"):
    input = d.Operand(Class)
    result = d.Result(AnyRefType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input)"


class PropAssignOp(d.Op, dialect=firrtl, name="propassign"):
    dest = d.Operand(Property)
    src = d.Operand(Property)
    traits = (d.SameTypeOperands,)
    assembly_format = "$dest `,` $src attr-dict `:` type($dest)"


class PropertyAssertOp(d.Op, dialect=firrtl, name="property_assert"):
    condition = d.Operand(BoolType)
    message = d.Operand(StringType)
    traits = (d.HasParent("firrtl.module", "firrtl.class"),)
    assembly_format = "$condition `,` $message attr-dict `:` qualified(type($condition))"


class DomainSubfieldOp(d.Op, dialect=firrtl, name="domain.subfield"):
    input = d.Operand(Domain)
    fieldIndex = d.Attr(d.I32Attr)
    result = d.Result(Property)
    traits = (d.Pure,)
    infer = Infer("firrtl.field", "input", "fieldIndex")
    assembly_format = "custom<`firrtl.Field`>($input, $fieldIndex, attr-dict, type($input))"
    checks = (d.Check("InferredTypes"),)
