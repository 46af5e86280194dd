"""CIRCT's dbg dialect: which names of the source a value has."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import DictionaryAttr, StrArrayAttr

dbg = d.Dialect("dbg", is_open=True)


class ArrayType(d.TypeDef, dialect=dbg, mnemonic="array"):
    summary = "debug array aggregate"


class EnumType(d.TypeDef, dialect=dbg, mnemonic="enum"):
    summary = "debug enum value"


class ScopeType(d.TypeDef, dialect=dbg, mnemonic="scope"):
    summary = "debug scope"


class StructType(d.TypeDef, dialect=dbg, mnemonic="struct"):
    summary = "debug struct aggregate"


class ValueType(d.TypeDef, dialect=dbg, mnemonic="value"):
    summary = "debug value annotated with source-language metadata"


class ArrayOp(d.Op, dialect=dbg, name="array"):
    elements = d.Operands(d.AnyType)
    result = d.Result(ArrayType)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "` ` `[` $elements `]` attr-dict `` custom<`circt.SharedType`>(ref($elements), type($elements))"
    defer_attr_checks = True


class EnumOp(d.Op, dialect=dbg, name="enum"):
    value = d.Operand(d.AnyType)
    enumTypeName = d.Attr(d.StrAttr)
    variantsMap = d.Attr(DictionaryAttr)
    fqn = d.OptionalAttr(d.StrAttr)
    result = d.Result(EnumType)
    traits = (d.Pure,)
    assembly_format = "$value `,` $enumTypeName `,` $variantsMap (`fqn` $fqn^)? attr-dict `:` type($value)"


class ScopeOp(d.Op, dialect=dbg, name="scope"):
    instanceName = d.Attr(d.StrAttr)
    moduleName = d.Attr(d.StrAttr)
    scope = d.OptionalOperand(ScopeType)
    result = d.Result(ScopeType)
    assembly_format = "$instanceName `,` $moduleName (`scope` $scope^)? attr-dict"


class StructOp(d.Op, dialect=dbg, name="struct"):
    fields = d.Operands(d.AnyType)
    names = d.Attr(StrArrayAttr)
    result = d.Result(StructType)
    traits = (d.Pure,)
    assembly_format = "custom<`dbg.Fields`>($fields, $names) attr-dict (`:` type($fields)^)?"
    defer_attr_checks = True


class ValueOp(d.Op, dialect=dbg, name="value"):
    value = d.Operand(d.AnyType)
    typeName = d.OptionalAttr(d.StrAttr)
    params = d.OptionalAttr(d.ArrayAttr)
    result = d.Result(ValueType)
    assembly_format = "$value (`typeName` $typeName^)? (`params` $params^)? attr-dict `:` type($value)"


class VariableOp(d.Op, dialect=dbg, name="variable"):
    name_ = d.Attr(d.StrAttr)
    value = d.Operand(d.AnyType)
    scope = d.OptionalOperand(ScopeType)
    assembly_format = "$name `,` $value (`scope` $scope^)? attr-dict `:` type($value)"


__getattr__ = dbg.member
__dir__ = dbg.members
