"""The test dialect: its enumerations, types, attributes and constraints. Operations that are not defined may be there, too."""

from mlircore.define.types_attributes import ArrayParam, AttrDef, AttrParam, EnumParam, IntParam, SelfType, StringParam, TypeDef, TypeParam
from mlircore.dialect import AttrConstraint, Dialect, EnumDef, TypeConstraint, one_of

test = Dialect("test", is_open=True, inlining="all")

# --- enumerations ---

SomeI32EnumAttr = test.enum(EnumDef(
    (("case5", 5), ("case10", 10), ("caseSignedMaxPlusOne", 2**31), ("caseUnsignedMax", 2**32 - 1)), cpp_name="::SomeI32Enum"))
SomeI64EnumAttr = test.enum(EnumDef((("case5", 5), ("case10", 10), ("caseLarse", 2**32)), width=64, cpp_name="::SomeI64Enum"))
TestEnumAttr = test.enum(EnumDef(
    (("first", 0), ("second", 1), ("third", 2)), attr_name="enum", bare=True, summary="a test enum", cpp_name="::test::TestEnum"))
TestBitEnumAttr = test.enum(EnumDef(
    (("read", 1), ("write", 2), ("execute", 4)), attr_name="bit_enum", bits=True, summary="a test bit enum",
    cpp_name="::test::TestBitEnum"))
TestBitEnumVerticalBarAttr = test.enum(EnumDef(
    (("user", 1), ("group", 2), ("other", 4)), attr_name="bit_enum_vbar", bits=True, separator=" | ", summary="another test bit enum",
    cpp_name="::test::TestBitEnumVerticalBar"))
MultiResultOpEnumAttr = test.enum(EnumDef(
    tuple((f"kind{i}", i) for i in range(1, 7)), width=64, summary="Multi-result op kinds", cpp_name="::MultiResultOpEnum"))

# --- types ---


class SimpleAType(TypeDef, dialect=test, mnemonic="smpla"):
    """A type without parameters."""


class TestTypeType(TypeDef, dialect=test, mnemonic="test_type"):
    """A type without parameters."""


class TestTypeWithTraitType(TypeDef, dialect=test, mnemonic="test_type_with_trait"):
    """A type without parameters that has a trait."""


class TestMemRefElementType(TypeDef, dialect=test, mnemonic="memref_element"):
    """A type that memory can hold."""

    memref_element = True


class TestI32Type(TypeDef, dialect=test, mnemonic="i32"):
    """A type that is no integer."""


class CompoundAType(TypeDef, dialect=test, mnemonic="cmpnd_a"):
    """An integer, a type, and integers."""

    widthOfSomething = IntParam(32)
    oneType = TypeParam()
    arrayOfInts = IntParam(32, array=True, bracketed=True)
    assembly_format = "`<` $widthOfSomething `,` $oneType `,` $arrayOfInts `>`"


class CompoundNestedInnerType(TypeDef, dialect=test, mnemonic="cmpnd_inner"):
    """A type inside."""

    some_int = IntParam(32)
    cmpdA = TypeParam(CompoundAType)
    assembly_format = "`<` $some_int $cmpdA `>`"


class CompoundNestedOuterType(TypeDef, dialect=test, mnemonic="cmpnd_nested_outer"):
    """A type inside a type."""

    inner = TypeParam(CompoundNestedInnerType)
    assembly_format = "`<` `i` $inner `>`"


class CompoundNestedOuterQualType(TypeDef, dialect=test, mnemonic="cmpnd_nested_outer_qual"):
    """A type inside a type, with its prefix."""

    inner = TypeParam(CompoundNestedInnerType)
    assembly_format = "`<` `i` qualified($inner) `>`"


_Signedness = test.enum(EnumDef((("none", 0), ("signed", 1), ("unsigned", 2)), summary="signedness"))


class TestIntegerType(TypeDef, dialect=test, mnemonic="int"):
    """An integer that is not builtin."""

    signedness = EnumParam(_Signedness)
    width = IntParam(32, signed=False)
    verify = "test.Integer"
    alias = "{0=2}{1=8}test_ui8"
    assembly_format = "`<` custom<`test.Signedness`>($signedness) `,` $width `>`"


class StructType(TypeDef, dialect=test, mnemonic="struct"):
    """Types by name."""

    names = ArrayParam(StringParam())
    types = ArrayParam(TypeParam(), like="names")
    assembly_format = "`<` custom<`test.Fields`>($names, $types) `>`"


class TestTensorType(TypeDef, dialect=test, mnemonic="test_tensor"):
    """A tensor that is not builtin: sizes and the type of its elements."""

    shape = IntParam(64, array=True)
    elementType = TypeParam()
    assembly_format = "`<` `[` $shape `]` `,` $elementType `>`"


class TestMemrefType(TypeDef, dialect=test, mnemonic="test_memref"):
    """Memory that is not builtin: sizes and the type of its elements."""

    shape = IntParam(64, array=True)
    elementType = TypeParam()
    assembly_format = "`<` `[` $shape `]` `,` $elementType `>`"


class TestTypeWithLayoutType(TypeDef, dialect=test, mnemonic="test_type_with_layout"):
    """A type whose data layout can be stated."""

    layout_entries = True
    key = IntParam(32, signed=False)
    assembly_format = "`<` $key `>`"


class TestStructTypeCaptureAllType(TypeDef, dialect=test, mnemonic="struct_capture_all"):
    """Four integers by name."""

    v0 = IntParam(32)
    v1 = IntParam(32)
    v2 = IntParam(32)
    v3 = IntParam(32)
    assembly_format = "`<` struct(params) `>`"


_I16_OR_I32 = TypeConstraint("16-bit signless integer or 32-bit signless integer", ("or", ("integer", 1, 16), ("integer", 1, 32)))


class TestTypeVerificationType(TypeDef, dialect=test, mnemonic="type_verification"):
    """A parameter that is checked."""

    param = TypeParam(verify=_I16_OR_I32)
    assembly_format = "`<` $param `>`"


# --- attributes ---


class SimpleAAttr(AttrDef, dialect=test, mnemonic="smpla"):
    """An attribute without parameters."""


class CompoundAAttr(AttrDef, dialect=test, mnemonic="cmpnd_a"):
    """An integer, a type, and integers."""

    widthOfSomething = IntParam(32)
    oneType = TypeParam()
    arrayOfInts = IntParam(32, array=True, bracketed=True)
    assembly_format = "`<` $widthOfSomething `,` $oneType `,` $arrayOfInts `>`"


class CompoundAttrNestedAttr(AttrDef, dialect=test, mnemonic="cmpnd_nested"):
    """An attribute inside."""

    nested = AttrParam(CompoundAAttr)
    assembly_format = "`<` `nested` `=` $nested `>`"


class AttrWithSelfTypeParamAttr(AttrDef, dialect=test, mnemonic="attr_with_self_type_param"):
    """An attribute with a type."""

    type_ = SelfType()


class AttrWithTraitAttr(AttrDef, dialect=test, mnemonic="attr_with_trait"):
    """An attribute without parameters that has a trait."""


class TestAttrParamsAttr(AttrDef, dialect=test, mnemonic="attr_params"):
    """Two integers."""

    v0 = IntParam(32)
    v1 = IntParam(32)
    assembly_format = "`<` params `>`"


class TestAttrUglyAttr(AttrDef, dialect=test, mnemonic="attr_ugly"):
    """An attribute between two words."""

    attr = AttrParam()
    assembly_format = "`begin` $attr `end`"


class _List(AttrDef):
    assembly_format = "`[` (`]`) : ($value^ `` `]`)?"


class ArrayOfUglyAttrsAttr(_List, dialect=test, mnemonic="array_of_ugly"):
    """Attributes between words."""

    value = ArrayParam(AttrParam(TestAttrUglyAttr), optional=True)
    assembly_format = "`[` (`]`) : ($value^ ` ` `]`)?"


class ArrayOfIntsAttr(_List, dialect=test, mnemonic="array_of_ints"):
    """Integers."""

    value = IntParam(32, array=True, optional=True)


SimpleEnum = test.enum(EnumDef((("a", 0), ("b", 1)), cpp_name="::test::SimpleEnum"))


class ArrayOfEnumsAttr(_List, dialect=test, mnemonic="array_of_enums"):
    """Cases."""

    value = ArrayParam(EnumParam(SimpleEnum), optional=True)


class TestAttrSelfTypeParameterFormatAttr(AttrDef, dialect=test, mnemonic="attr_self_type_format"):
    """An integer, and the attribute's own type."""

    a = IntParam(32)
    type_ = SelfType()
    assembly_format = "`<` $a `>`"


# --- constraints ---

_ARRAY = ("kind", "ATTR_ARRAY")
IntegerAttr = AttrConstraint("arbitrary integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
DictArrayAttr = AttrConstraint("Array of dictionary attributes", ("all", ("kind", "ATTR_DICTIONARY")), _ARRAY)
StrArrayAttr = AttrConstraint("string array attribute", ("all", ("kind", "ATTR_STRING")), _ARRAY)
TypeArrayAttr = AttrConstraint("type array attribute", ("all", ("kind", "ATTR_TYPE")), _ARRAY)
AnyShapedType = TypeConstraint("shaped of any type values", (
    "kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))
_TENSORS = ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR")
TensorLike = TypeConstraint("TensorLikeType instance", ("or", _TENSORS, TestTensorType.predicate), type_name="")
BufferLike = TypeConstraint(
    "BufferLikeType instance", ("or", ("kind", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"), TestMemrefType.predicate), type_name="")
_INTEGER = ("or", ("kind", "TYPE_INTEGER"), ("kind", "TYPE_INDEX"))
RangeType = TypeConstraint(
    "integer or index or vector of integer or index values",
    ("or", _INTEGER, ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0)), ("element", _INTEGER))), type_name="")
TestAttrTrait = AttrConstraint("", AttrWithTraitAttr.predicate)
I32OrTestI32 = one_of("32-bit signless integer or ", TypeConstraint("32-bit signless integer", ("integer", 1, 32)), TestI32Type)
