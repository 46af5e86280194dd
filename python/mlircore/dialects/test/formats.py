"""The test dialect: operations whose point is their custom form."""

from mlircore.dialect import (
    I32, AnyAttr, AnyType, Attr, AttrSizedOperandSegments, Check, I32Attr, I64Attr, Op, Operand, Operands, OptionalAttr, OptionalOperand, Region, Results, StrAttr,
    SymbolNameAttr, UnitAttr,
)
from mlircore.dialects.test.base import (
    ArrayOfEnumsAttr, ArrayOfIntsAttr, ArrayOfUglyAttrsAttr, CompoundNestedOuterType, TestBitEnumAttr, TestBitEnumVerticalBarAttr, TestEnumAttr, test,
)


class OpWithEnum(Op, dialect=test, name="op_with_enum"):
    """A value of an enumeration."""

    value = Attr(TestEnumAttr)
    tag = OptionalAttr(AnyAttr)
    assembly_format = "$value (`tag` $tag^)? attr-dict"


class OpWithBitEnum(Op, dialect=test, name="op_with_bit_enum"):
    """Bits of an enumeration."""

    value = Attr(TestBitEnumAttr)
    tag = OptionalAttr(AnyAttr)
    assembly_format = "$value (`tag` $tag^)? attr-dict"


class OpWithBitEnumVerticalBar(Op, dialect=test, name="op_with_bit_enum_vbar"):
    """Bits of an enumeration, between bars."""

    value = Attr(TestBitEnumVerticalBarAttr)
    tag = OptionalAttr(AnyAttr)
    assembly_format = "$value (`tag` $tag^)? attr-dict"


class TestDefaultAttrPrintOp(Op, dialect=test, name="default_value_print"):
    """An attribute with a default value."""

    value_with_default = Attr(I32Attr, default="0 : i32")
    operand = Operand(I32)
    assembly_format = "attr-dict $operand"


class TestDestinationStyleOp(Op, dialect=test, name="destination_style_op"):
    """Results are made of operands."""

    inputs = Operands(AnyType)
    outputs = Operands(AnyType)
    other_operands = Operands(AnyType)
    results_ = Results(AnyType)
    traits = (AttrSizedOperandSegments,)
    facts = {"destinations": "outputs"}
    checks = (Check("linalg.Destination", "outputs"),)
    assembly_format = """
        attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)?
        (`(` $other_operands^ `:` type($other_operands) `)`)? (`->` type($results)^)?
    """


class FormatSymbolNameAttrOp(Op, dialect=test, name="format_symbol_name_attr_op"):
    """The name of a symbol."""

    attr = Attr(SymbolNameAttr)
    assembly_format = "$attr attr-dict"


class FormatOptSymbolNameAttrOp(Op, dialect=test, name="format_opt_symbol_name_attr_op"):
    """The name of a symbol, which can be absent."""

    opt_attr = OptionalAttr(SymbolNameAttr)
    assembly_format = "($opt_attr^)? attr-dict"


class FormatAttrOp(Op, dialect=test, name="format_attr_op"):
    """An attribute."""

    attr = Attr(I64Attr)
    assembly_format = "$attr attr-dict"


class FormatOptAttrAOp(Op, dialect=test, name="format_opt_attr_op_a"):
    """An attribute in parentheses, which can be absent."""

    opt_attr = OptionalAttr(I64Attr)
    assembly_format = "(`(` $opt_attr^ `)`)? attr-dict"


class FormatOptAttrBOp(Op, dialect=test, name="format_opt_attr_op_b"):
    """An attribute that can be absent."""

    opt_attr = OptionalAttr(I64Attr)
    assembly_format = "($opt_attr^)? attr-dict"


class FormatAttrDictWithKeywordOp(Op, dialect=test, name="format_attr_dict_w_keyword"):
    """Attributes after a word."""

    attr = Attr(I64Attr)
    opt_attr = OptionalAttr(I64Attr)
    assembly_format = "attr-dict-with-keyword"


class FormatRegionAOp(Op, dialect=test, name="format_region_a_op"):
    """A region."""

    region = Region()
    assembly_format = "regions attr-dict"


class FormatRegionBOp(Op, dialect=test, name="format_region_b_op"):
    """A region."""

    region = Region()
    assembly_format = "$region attr-dict"


class FormatRegionCOp(Op, dialect=test, name="format_region_c_op"):
    """A region after a word, or neither."""

    region = Region()
    assembly_format = "(`region` $region^)? attr-dict"


class FormatOptionalUnitAttr(Op, dialect=test, name="format_optional_unit_attribute"):
    """A flag."""

    is_optional = OptionalAttr(UnitAttr)
    assembly_format = "(`is_optional` $is_optional^)? attr-dict"


class OIListWithKeywordsOnly(Op, dialect=test, name="oilist_with_keywords_only"):
    """Words in any order."""

    keyword = OptionalAttr(UnitAttr)
    otherKeyword = OptionalAttr(UnitAttr)
    diffNameUnitAttrKeyword = OptionalAttr(UnitAttr)
    assembly_format = """
        oilist(`keyword` $keyword | `otherKeyword` $otherKeyword | `thirdKeyword` $diffNameUnitAttrKeyword) attr-dict
    """


class OIListWithSimpleArgs(Op, dialect=test, name="oilist_with_simple_args"):
    """Operands after words in any order."""

    arg0, arg1, arg2 = OptionalOperand(AnyType), OptionalOperand(AnyType), OptionalOperand(AnyType)
    traits = (AttrSizedOperandSegments,)
    assembly_format = """
        oilist(`keyword` $arg0 `:` type($arg0) | `otherKeyword` $arg1 `:` type($arg1) | `thirdKeyword` $arg2 `:` type($arg2)) attr-dict
    """


class OIListVariadicWithParens(Op, dialect=test, name="oilist_variadic_with_parens"):
    """Operands in parentheses after words in any order."""

    arg0, arg1, arg2 = Operands(AnyType), Operands(AnyType), Operands(AnyType)
    traits = (AttrSizedOperandSegments,)
    assembly_format = """
        oilist(
            `keyword` `(` $arg0 `:` type($arg0) `)` | `otherKeyword` `(` $arg1 `:` type($arg1) `)` | `thirdKeyword` `(` $arg2 `:` type($arg2) `)`
        ) attr-dict
    """


class OIListCustom(Op, dialect=test, name="oilist_custom"):
    """Operands in parentheses and a word, in any order."""

    arg0 = Operands(AnyType)
    optOperand = OptionalOperand(I32)
    nowait = OptionalAttr(UnitAttr)
    traits = (AttrSizedOperandSegments,)
    assembly_format = """
        oilist(`private` `(` $arg0 `:` type($arg0) `)` | `reduction` custom<`test.InParens`>($optOperand) | `nowait` $nowait) attr-dict
    """


class ArrayOfAttrOp(Op, dialect=test, name="array_of_attr_op"):
    """Lists."""

    a = Attr(ArrayOfUglyAttrsAttr)
    b = Attr(ArrayOfIntsAttr)
    c = Attr(ArrayOfEnumsAttr)
    assembly_format = "`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c attr-dict"


class HasStrValueOp(Op, dialect=test, name="has_str_value"):
    """A string with a default value."""

    value = Attr(StrAttr, default='""')
    assembly_format = "attr-dict"


class FormatNestedType(Op, dialect=test, name="format_cpmd_nested_type"):
    """A type without its prefix."""

    nested = Operand(CompoundNestedOuterType)
    assembly_format = "$nested `nested` type($nested) attr-dict-with-keyword"


class FormatQualifiedNestedType(Op, dialect=test, name="format_qual_cpmd_nested_type"):
    """A type with its prefix."""

    nested = Operand(CompoundNestedOuterType)
    assembly_format = "$nested `nested` qualified(type($nested)) attr-dict-with-keyword"
