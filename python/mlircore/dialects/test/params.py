"""The test dialect: types and attributes whose point is the format of their parameters."""

from mlircore.define.types_attributes import (
    AttrDef, AttrParam, IntParam, KeywordParam, SelfType, StringParam, TypeDef, TypeParam,
)
from mlircore.dialect import EnumDef, TypeConstraint
from mlircore.dialects.test.base import AnyShapedType, CompoundAAttr, test

# --- types ---


class TestTypeWithFormatType(TypeDef, dialect=test, mnemonic="type_with_format"):
    """An integer, and two parameters by name."""

    one = IntParam(64)
    two = StringParam()
    three = AttrParam()
    assembly_format = "`<` $one `,` struct($three, $two) `>`"


class TestTypeNoParserType(TypeDef, dialect=test, mnemonic="no_parser"):
    """Parameters that each kind of C++ value can be."""

    one = IntParam(32, signed=False)
    two = IntParam(64, array=True)
    three = StringParam()
    four = IntParam(32)
    assembly_format = "`<` $one `,` `[` $two `]` `,` $three `,` $four `>`"


class TestTypeOptionalParamType(TypeDef, dialect=test, mnemonic="optional_param"):
    """A first and a last parameter that can be absent."""

    a = IntParam(32, optional=True)
    b = IntParam(32)
    c = AttrParam(optional=True)
    assembly_format = "`<` $a `,` $b (`,` $c^)? `>`"


class TestTypeOptionalParamsType(TypeDef, dialect=test, mnemonic="optional_params"):
    """A first parameter that can be absent, in a list."""

    a = IntParam(32, optional=True)
    b = StringParam()
    assembly_format = "`<` params `>`"


class TestTypeOptionalParamsAfterRequiredType(TypeDef, dialect=test, mnemonic="optional_params_after"):
    """A last parameter that can be absent, in a list."""

    a = StringParam()
    b = IntParam(32, optional=True)
    assembly_format = "`<` params `>`"


class TestTypeOptionalStructType(TypeDef, dialect=test, mnemonic="optional_struct"):
    """Parameters by name of which one can be absent."""

    a = IntParam(32, optional=True)
    b = StringParam()
    assembly_format = "`<` struct(params) `>`"


class _TwoOptional(TypeDef):
    a = IntParam(32, optional=True)
    b = IntParam(32, optional=True)


class TestTypeAllOptionalParamsType(_TwoOptional, dialect=test, mnemonic="all_optional_params"):
    """A list that can be empty."""

    assembly_format = "`<` params `>`"


class TestTypeAllOptionalStructType(_TwoOptional, dialect=test, mnemonic="all_optional_struct"):
    """Parameters by name, which can all be absent."""

    assembly_format = "`<` struct(params) `>`"


class TestTypeOptionalGroupType(TypeDef, dialect=test, mnemonic="optional_group"):
    """A parameter in parentheses, or a word."""

    a = IntParam(32)
    b = IntParam(32, optional=True)
    assembly_format = "`<` (`(` $b^ `)`) : (`x`)? $a `>`"


class TestTypeOptionalGroupParamsType(TypeDef, dialect=test, mnemonic="optional_group_params"):
    """A list in parentheses, or a word."""

    a = IntParam(32, default=10)
    b = IntParam(32, optional=True)
    assembly_format = "`<` (`(` params^ `)`) : (`x`)? `>`"


class TestTypeOptionalGroupStructType(_TwoOptional, dialect=test, mnemonic="optional_group_struct"):
    """Parameters by name in parentheses, or a word."""

    assembly_format = "`<` (`(` struct(params)^ `)`) : (`x`)? `>`"


class TestTypeOptionalValueType(TypeDef, dialect=test, mnemonic="optional_value_type"):
    """A parameter in angle brackets, or neither."""

    value = IntParam(32, optional=True)
    assembly_format = "(`<` $value^ `>`)?"


class TestTypeDefaultValuedType(TypeDef, dialect=test, mnemonic="default_valued_type"):
    """A type that is i32 when the text omits it."""

    type_ = TypeParam(TypeConstraint("", ("kind", "TYPE_INTEGER")), default="i32")
    assembly_format = "`<` (`(` $type^ `)`)? `>`"


class TestTypeOptionalStringType(TypeDef, dialect=test, mnemonic="optional_type_string"):
    """A string with a default."""

    str = StringParam(default="default")
    assembly_format = "(`<` $str^ `>`)?"


class TestTypeElseAnchorType(TypeDef, dialect=test, mnemonic="else_anchor"):
    """A mark, or a parameter."""

    a = IntParam(32, optional=True)
    assembly_format = "`<` (`?`) : ($a^)? `>`"


class TestTypeElseAnchorStructType(_TwoOptional, dialect=test, mnemonic="else_anchor_struct"):
    """A mark, or parameters by name."""

    assembly_format = "`<` (`?`) : (struct($a, $b)^)? `>`"


class TestTypeCustomSpacingType(TypeDef, dialect=test, mnemonic="custom_type_spacing"):
    """Two parameters, one after the other."""

    a = IntParam(32)
    b = IntParam(32)
    assembly_format = "`<` $a $b `>`"


class TestTypeOpAsmTypeInterfaceType(TypeDef, dialect=test, mnemonic="op_asm_type_interface"):
    """A type that names its alias."""

    alias = "op_asm_type_interface_type"


class TestTypeOpAsmTypeInterfaceTablegenDefaultType(TypeDef, dialect=test, mnemonic="op_asm_type_interface_tablegen_default"):
    """A type whose alias is its mnemonic."""

    alias = "op_asm_type_interface_tablegen_default"


class TestRecursiveType(TypeDef, dialect=test, mnemonic="test_rec"):
    """A type with a name, which its body can mention: then without a body."""

    name_ = KeywordParam()
    body = TypeParam(optional=True)
    alias = "{0=type_to_alias}{1?}testrec"
    assembly_format = "`<` custom<`test.Recursive`>($name, $body, `bare`) `>`"


class TestRecursiveAliasType(TypeDef, dialect=test, mnemonic="test_rec_alias"):
    """The same, where the body has its prefix, and the name is that of the alias."""

    name_ = KeywordParam()
    body = TypeParam(optional=True)
    alias = "{1?}{0}"
    assembly_format = "`<` custom<`test.Recursive`>($name, $body) `>`"


# --- attributes ---


class CompoundNestedInnerAttr(AttrDef, dialect=test, mnemonic="cmpnd_nested_inner"):
    """An attribute inside."""

    some_int = IntParam(32)
    cmpdA = AttrParam(CompoundAAttr)
    assembly_format = "`<` $some_int $cmpdA `>`"


class CompoundNestedOuterAttr(AttrDef, dialect=test, mnemonic="cmpnd_nested_outer"):
    """An attribute inside an attribute."""

    inner = AttrParam(CompoundNestedInnerAttr)
    assembly_format = "`<` `i` $inner `>`"


class CompoundNestedOuterQualAttr(AttrDef, dialect=test, mnemonic="cmpnd_nested_outer_qual"):
    """An attribute inside an attribute, with its prefix."""

    inner = AttrParam(CompoundNestedInnerAttr)
    assembly_format = "`<` `i` qualified($inner) `>`"


class TestI64ElementsAttr(AttrDef, dialect=test, mnemonic="i64_elements"):
    """Unsigned numbers, and the attribute's own type."""

    type_ = SelfType(AnyShapedType, default=None)
    elements = IntParam(64, signed=False, array=True)
    verify = "test.Elements"
    blame_name = True
    assembly_format = "`<` custom<`test.Numbers`>($elements) `>`"


class TestSubElementsAccessAttr(AttrDef, dialect=test, mnemonic="sub_elements_access"):
    """Three attributes."""

    first = AttrParam()
    second = AttrParam()
    third = AttrParam()
    assembly_format = "`<` $first `,` $second `,` $third `>`"


class TestAttrWithTypeParamAttr(AttrDef, dialect=test, mnemonic="attr_with_type"):
    """An integer type and any type."""

    int_type = TypeParam(TypeConstraint("", ("kind", "TYPE_INTEGER")), complaint="invalid kind of type specified: expected builtin.integer, but found '$'")
    any_type = TypeParam()
    assembly_format = "`<` $int_type `,` $any_type `>`"


class TestAttrSelfTypeParameterStructFormatAttr(AttrDef, dialect=test, mnemonic="attr_self_type_struct_format"):
    """An integer by name, and the attribute's own type."""

    a = IntParam(32)
    type_ = SelfType()
    assembly_format = "`<` struct(params) `>`"


class TestAttrWithOptionalSignedAttr(AttrDef, dialect=test, mnemonic="attr_with_optional_signed"):
    """A signed integer that can be absent."""

    value = IntParam(64, optional=True)
    assembly_format = "`<` $value `>`"


class TestAttrWithOptionalUnsignedAttr(AttrDef, dialect=test, mnemonic="attr_with_optional_unsigned"):
    """An unsigned integer that can be absent."""

    value = IntParam(64, signed=False, optional=True)
    assembly_format = "`<` $value `>`"


IteratorTypeEnum = test.enum(EnumDef(
    (("parallel", 0), ("reduction", 1)), attr_name="iterator_type", summary="Iterator type", cpp_name="::mlir::utils::IteratorType"))


class TestOpAsmAttrInterfaceAttr(AttrDef, dialect=test, mnemonic="op_asm_attr_interface"):
    """An attribute whose alias is made of its parameter."""

    value = StringParam()
    alias = "op_asm_attr_interface_{0}"
    assembly_format = "`<` struct(params) `>`"


class TestOpAsmAttrInterfaceTablegenDefaultAttr(AttrDef, dialect=test, mnemonic="op_asm_attr_interface_tablegen_default"):
    """An attribute whose alias is its mnemonic."""

    value = StringParam()
    alias = "op_asm_attr_interface_tablegen_default"
    assembly_format = "`<` struct(params) `>`"


class TestConstMemorySpaceAttr(AttrDef, dialect=test, mnemonic="const_memory_space"):
    """Memory that cannot be written."""

    addressSpace = IntParam(32, signed=False, default=0)
    assembly_format = "(`<` $addressSpace^ `>`)?"
