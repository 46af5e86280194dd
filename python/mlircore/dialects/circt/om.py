"""CIRCT's om dialect: classes that describe hardware, their objects, paths to hardware."""

from mlircore import dialect as d
from mlircore.dialects.circt.hw.base import APIntAttr, DictionaryAttr, InnerRefAttr, LocationArrayAttr, StrArrayAttr, StrParam

om = d.Dialect("om", is_open=True)

TargetKind = om.enum(d.EnumDef(
    [("dont_touch", 0), ("instance", 1), ("member_instance", 2), ("member_reference", 3), ("reference", 4)], summary="object model target kind", cpp_name="::circt::om::TargetKind"))


class BasePathType(d.TypeDef, dialect=om, mnemonic="basepath"):
    summary = "A fragment of a path to a hardware component"


class ClassType(d.TypeDef, dialect=om, mnemonic="class.type"):
    className = d.AttrParam(d.FlatSymbolRefAttr)
    assembly_format = "`<` $className `>`"
    summary = "A type that represents a reference to a Class."


class FrozenBasePathType(d.TypeDef, dialect=om, mnemonic="frozenbasepath"):
    summary = "A frozen fragment of a path to a hardware component"


class FrozenPathType(d.TypeDef, dialect=om, mnemonic="frozenpath"):
    summary = "A frozen path to a hardware component"


class ListType(d.TypeDef, dialect=om, mnemonic="list"):
    elementType = d.TypeParam()
    assembly_format = "`<` $elementType `>`"
    summary = "A type that represents a list."


class AnyType(d.TypeDef, dialect=om, mnemonic="any"):
    summary = "A type that represents any valid OM type."


class OMIntegerType(d.TypeDef, dialect=om, mnemonic="integer"):
    summary = "A type that represents an arbitrary width integer."


class PathType(d.TypeDef, dialect=om, mnemonic="path"):
    summary = "A path to a hardware component"


class ReferenceType(d.TypeDef, dialect=om, mnemonic="ref"):
    summary = "A type that represents a reference to a hardware entity."


class StringType(d.TypeDef, dialect=om, mnemonic="string"):
    summary = "A type that represents a string."


class SymbolRefType(d.TypeDef, dialect=om, mnemonic="sym_ref"):
    summary = "A type that represents a reference to a flat symbol reference."


PathAttr_ = d.AttrConstraint(
    "An attribute that represents an instance path", ("defined", "om.path"))
EqualityType = d.TypeConstraint(
    "A type that represents a string. or A type that represents an arbitrary width integer. or 1-bit signless integer", ("or", ("defined", "om.string"), ("defined", "om.integer"), ("integer", 1, 1)))


class ReferenceAttr(d.AttrDef, dialect=om, mnemonic="ref"):
    innerRef = d.AttrParam(InnerRefAttr)
    type = d.SelfType()
    assembly_format = "`<` custom<`om.Typed`>($innerRef, `om.ref`) `>`"


class SymbolRefAttr(d.AttrDef, dialect=om, mnemonic="sym_ref"):
    ref = d.AttrParam(d.FlatSymbolRefAttr)
    type = d.SelfType()
    assembly_format = "`<` custom<`om.Typed`>($ref, `om.sym_ref`) `>`"


class IntegerAttr(d.AttrDef, dialect=om, mnemonic="integer"):
    value = d.AttrParam(APIntAttr)
    type = d.SelfType()
    assembly_format = "`<` custom<`om.Typed`>($value, `om.integer`) `>`"


class ListAttr(d.AttrDef, dialect=om, mnemonic="list"):
    elementType = d.TypeParam()
    elements = d.AttrParam(d.ArrayAttr)
    type = d.SelfType()
    assembly_format = "`<` custom<`om.Elements`>($elementType, $elements) `>`"


class PathAttr(d.AttrDef, dialect=om, mnemonic="path"):
    modules = d.ArrayParam(StrParam)
    instances = d.ArrayParam(StrParam)
    assembly_format = "`[` custom<`om.Path`>($modules, $instances) `]`"


class AnyCastOp(d.Op, dialect=om, name="any_cast"):
    input = d.Operand(d.AnyType)
    result = d.Result(AnyType)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` functional-type($input, $result)"


class BasePathCreateOp(d.Op, dialect=om, name="basepath_create"):
    basePath = d.Operand(BasePathType)
    target = d.Attr(d.FlatSymbolRefAttr)
    result = d.Result(BasePathType)
    traits = (d.Pure,)
    symbol_uses = (d.Check("om.Target"),)
    assembly_format = "$basePath $target attr-dict"


class ClassExternOp(d.Op, dialect=om, name="class.extern"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    formalParamNames = d.Attr(StrArrayAttr)
    fieldNames = d.Attr(d.ArrayAttr)
    fieldTypes = d.Attr(DictionaryAttr)
    body = d.Region(1)
    traits = (d.GraphRegion, d.NoTerminator, d.SingleBlock, d.Symbol, d.IsolatedFromAbove)
    region_checks = (d.Check("om.Class"), d.Check("om.ClassBody"))
    argument_names = "*"
    result_names = "om.Parameter"
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name ``
        custom<`om.Class`>($formalParamNames, $fieldNames, $fieldTypes, attr-dict, $body)
    """


class ClassFieldsOp(d.Op, dialect=om, name="class.fields"):
    fields = d.Operands(d.AnyType)
    field_locs = d.OptionalAttr(LocationArrayAttr)
    traits = (d.Terminator, d.ReturnLike, d.Pure, d.HasParent("om.class"))
    assembly_format = """
        attr-dict ($fields^ `:` qualified(type($fields)))? custom<`om.FieldLocs`>($field_locs)
    """


class ClassOp(d.Op, dialect=om, name="class"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    formalParamNames = d.Attr(StrArrayAttr)
    fieldNames = d.Attr(d.ArrayAttr)
    fieldTypes = d.Attr(DictionaryAttr)
    body = d.Region(1)
    traits = (d.GraphRegion, d.SingleBlock, d.Symbol, d.IsolatedFromAbove)
    implicit_terminator = "om.class.fields"
    region_checks = (d.Check("om.Class"), d.Check("om.ClassFields"),)
    argument_names = "*"
    result_names = "om.Parameter"
    assembly_format = """
        `` custom<`hw.Visibility`>($sym_visibility) $sym_name ``
        custom<`om.Class`>($formalParamNames, $fieldNames, $fieldTypes, attr-dict, $body)
    """


class ConstantOp(d.Op, dialect=om, name="constant"):
    value = d.Attr(d.TypedAttr)
    result = d.Result(d.AnyType)
    traits = (d.ConstantLike, d.Pure, d.AllTypesMatch("value", "result"))
    assembly_format = "$value attr-dict"


class ElaboratedObjectOp(d.Op, dialect=om, name="elaborated_object"):
    className = d.Attr(d.FlatSymbolRefAttr)
    fieldValues = d.Operands(d.AnyType)
    result = d.Result(ClassType)
    effects = ("allocate result",)
    assembly_format = "$className `(` $fieldValues `)` attr-dict `:` functional-type($fieldValues, $result)"


class EmptyPathOp(d.Op, dialect=om, name="path_empty"):
    result = d.Result(PathType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class FrozenBasePathCreateOp(d.Op, dialect=om, name="frozenbasepath_create"):
    basePath = d.Operand(FrozenBasePathType)
    path = d.Attr(PathAttr_)
    result = d.Result(FrozenBasePathType)
    traits = (d.Pure,)
    assembly_format = """
        $basePath custom<`om.BasePath`>($path) attr-dict
    """


class FrozenEmptyPathOp(d.Op, dialect=om, name="frozenpath_empty"):
    result = d.Result(FrozenPathType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class FrozenPathCreateOp(d.Op, dialect=om, name="frozenpath_create"):
    targetKind = d.Attr(TargetKind)
    basePath = d.Operand(FrozenBasePathType)
    path = d.Attr(PathAttr_)
    module = d.Attr(d.StrAttr)
    ref = d.Attr(d.StrAttr)
    field = d.Attr(d.StrAttr)
    result = d.Result(FrozenPathType)
    traits = (d.Pure,)
    assembly_format = """
        $targetKind $basePath custom<`om.PathString`>($path, $module, $ref, $field) attr-dict
    """


class IntegerAddOp(d.Op, dialect=om, name="integer.add"):
    lhs = d.Operand(OMIntegerType)
    rhs = d.Operand(OMIntegerType)
    result = d.Result(OMIntegerType)
    traits = (d.Pure, d.Commutative)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


class _Bits(d.Op):
    """A function of the bits of two integers."""

    lhs = d.Operand(d.AnyInteger)
    rhs = d.Operand(d.AnyInteger)
    result = d.Result(d.AnyInteger)
    traits = (d.Pure, d.SameOperandsAndResultType, d.Commutative)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


class IntegerAndOp(_Bits, dialect=om, name="integer.and"):
    pass


class IntegerMulOp(d.Op, dialect=om, name="integer.mul"):
    lhs = d.Operand(OMIntegerType)
    rhs = d.Operand(OMIntegerType)
    result = d.Result(OMIntegerType)
    traits = (d.Pure, d.Commutative)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


class IntegerOrOp(_Bits, dialect=om, name="integer.or"):
    pass


class IntegerShlOp(d.Op, dialect=om, name="integer.shl"):
    lhs = d.Operand(OMIntegerType)
    rhs = d.Operand(OMIntegerType)
    result = d.Result(OMIntegerType)
    traits = (d.Pure,)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


class IntegerShrOp(d.Op, dialect=om, name="integer.shr"):
    lhs = d.Operand(OMIntegerType)
    rhs = d.Operand(OMIntegerType)
    result = d.Result(OMIntegerType)
    traits = (d.Pure,)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


class IntegerXorOp(_Bits, dialect=om, name="integer.xor"):
    pass


class ListConcatOp(d.Op, dialect=om, name="list_concat"):
    subLists = d.Operands(ListType)
    result = d.Result(ListType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$subLists attr-dict `:` type($result)"


class ListCreateOp(d.Op, dialect=om, name="list_create"):
    inputs = d.Operands(d.AnyType)
    result = d.Result(ListType)
    traits = (d.Pure, d.SameTypeOperands)
    assembly_format = "$inputs attr-dict `:` custom<`om.ListOf`>(ref($inputs), type($inputs), type($result))"


class ObjectFieldOp(d.Op, dialect=om, name="object.field"):
    object = d.Operand(ClassType)
    field = d.Attr(d.StrAttr)
    result = d.Result(d.AnyType)
    traits = (d.Pure,)
    symbol_uses = (d.Check("om.ObjectField"),)
    assembly_format = "$object `[` $field `]` attr-dict `:` functional-type($object, $result)"


class ObjectOp(d.Op, dialect=om, name="object"):
    className = d.Attr(d.FlatSymbolRefAttr)
    actualParams = d.Operands(d.AnyType)
    result = d.Result(ClassType)
    symbol_uses = (d.Check("om.Object"),)
    assembly_format = "$className `(` $actualParams `)` attr-dict `:` functional-type($actualParams, $result)"


class PathCreateOp(d.Op, dialect=om, name="path_create"):
    targetKind = d.Attr(TargetKind)
    basePath = d.Operand(BasePathType)
    target = d.Attr(d.FlatSymbolRefAttr)
    result = d.Result(PathType)
    traits = (d.Pure,)
    symbol_uses = (d.Check("om.Target"),)
    assembly_format = "$targetKind $basePath $target attr-dict"


class PropEqOp(d.Op, dialect=om, name="prop.eq"):
    lhs = d.Operand(EqualityType)
    rhs = d.Operand(EqualityType)
    result = d.Result(d.I1)
    traits = (d.Pure, d.AllTypesMatch("lhs", "rhs"))
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs)"


class PropertyAssertOp(d.Op, dialect=om, name="property_assert"):
    condition = d.Operand(d.I1)
    message = d.Operand(StringType)
    assembly_format = "$condition `,` $message attr-dict `:` type($condition)"


class StringConcatOp(d.Op, dialect=om, name="string.concat"):
    strings = d.Operands(StringType)
    result = d.Result(StringType)
    traits = (d.Pure, d.SameOperandsAndResultType)
    assembly_format = "$strings attr-dict `:` type($result)"


class UnknownValueOp(d.Op, dialect=om, name="unknown"):
    result = d.Result(d.AnyType)
    assembly_format = "attr-dict `:` type($result)"


__getattr__ = om.member
__dir__ = om.members
