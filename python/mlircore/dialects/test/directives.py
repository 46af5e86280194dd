"""The test dialect: custom forms that directives, optional groups and regions are part of."""

from mlircore.define.shaped import UnitProp
from mlircore.dialect import (
    I32, I64, AnyAttr, AnyType, Attr, AttrSizedOperandSegments, AttrSizedResultSegments, DenseI32ArrayAttr, I64Attr, NoTerminator, Op, Operand,
    Operands, OptionalAttr, OptionalOperand, OptionalResult, Region, Regions, Result, Results, SingleBlock, StrAttr, Successor, Successors,
    SymbolNameAttr, SymbolRefAttr, Terminator, TypeAttr, UnitAttr,
)
from mlircore.dialects.test.base import CompoundAAttr, CompoundAttrNestedAttr, SomeI64EnumAttr, test
from mlircore.dialects.test.params import CompoundNestedOuterAttr, TestTypeOptionalValueType

# --- words ---


class FormatLiteralOp(Op, dialect=test, name="format_literal_op"):
    """All punctuation."""

    assembly_format = """
        `keyword_$.` `->` `:` `,` `=` `<` `>` `(` `)` `[` `]` `` `(` ` ` `)` `?` `+` `*` `{` `\\n` `}` attr-dict
    """


class OpWithDotInNameOp(Op, dialect=test, name="op.with_dot_in_name"):
    """A name of two parts."""

    assembly_format = "attr-dict"


class TestEllipsisOp(Op, dialect=test, name="ellipsis"):
    """Dots after operands, and after their types."""

    operands_ = Operands(AnyType)
    variadic = OptionalAttr(UnitAttr)
    assembly_format = "`(` $operands (`...` $variadic^)? `)` attr-dict `:` type($operands) `...`"


class ElseAnchorOp(Op, dialect=test, name="else_anchor"):
    """A mark, or an operand."""

    a = OptionalOperand(AnyType)
    assembly_format = "`(` (`?`) : (`` $a^ `:` type($a))? `)` attr-dict"


class FormatOptionalWithElse(Op, dialect=test, name="format_optional_else"):
    """One of two words."""

    isFirstBranchPresent = OptionalAttr(UnitAttr)
    assembly_format = "(`then` $isFirstBranchPresent^):(`else`)? attr-dict"


# --- attributes ---


class FormatOptSymbolRefAttrOp(Op, dialect=test, name="format_opt_symbol_ref_attr_op"):
    """A reference to a symbol, which can be absent."""

    opt_attr = OptionalAttr(SymbolRefAttr)
    assembly_format = "($opt_attr^)? attr-dict"


class FormatOptionalUnitAttrNoElide(Op, dialect=test, name="format_optional_unit_attribute_no_elide"):
    """A flag that is written as an attribute."""

    is_optional = OptionalAttr(UnitAttr)
    assembly_format = "($is_optional^)? attr-dict"


class FormatOptionalUnitProperty(Op, dialect=test, name="format_optional_unit_property"):
    """A flag that is no attribute."""

    is_optional = Attr(UnitProp, default="false", prop=True)
    assembly_format = "(`is_optional` $is_optional^)? attr-dict"


class FormatOptionalEnumAttr(Op, dialect=test, name="format_optional_enum_attr"):
    """A case of an enumeration, which can be absent."""

    attr = OptionalAttr(SomeI64EnumAttr)
    assembly_format = "($attr^)? attr-dict"


class FormatOptionalDefaultAttrs(Op, dialect=test, name="format_optional_default_attrs"):
    """Attributes that have defaults."""

    str = Attr(StrAttr, default='"default"')
    sym = Attr(SymbolNameAttr, default='"default"')
    e = Attr(SomeI64EnumAttr, default="case5")
    assembly_format = "($str^)? ($sym^)? ($e^)? attr-dict"


class FormatCompoundAttr(Op, dialect=test, name="format_compound_attr"):
    """An attribute without its prefix."""

    compound = Attr(CompoundAAttr)
    assembly_format = "$compound attr-dict-with-keyword"


class FormatNestedAttr(Op, dialect=test, name="format_nested_attr"):
    """An attribute in an attribute, without its prefix."""

    nested = Attr(CompoundAttrNestedAttr)
    assembly_format = "$nested attr-dict-with-keyword"


class FormatNestedCompoundAttr(Op, dialect=test, name="format_cpmd_nested_attr"):
    """An attribute after a word, without its prefix."""

    nested = Attr(CompoundNestedOuterAttr)
    assembly_format = "`nested` $nested attr-dict-with-keyword"


class FormatQualifiedCompoundAttr(Op, dialect=test, name="format_qual_cpmd_nested_attr"):
    """An attribute after a word, with its prefix."""

    nested = Attr(CompoundNestedOuterAttr)
    assembly_format = "`nested` qualified($nested) attr-dict-with-keyword"


class FormatMaybeEmptyType(Op, dialect=test, name="format_maybe_empty_type"):
    """A type that can be nothing without its prefix."""

    in_ = Operand(TestTypeOptionalValueType)
    assembly_format = "$in `:` type($in) attr-dict"


class FormatLiteralFollowingOptionalGroup(Op, dialect=test, name="format_literal_following_optional_group"):
    """A group that can be absent, and a word."""

    type_ = Attr(TypeAttr)
    value = OptionalAttr(AnyAttr)
    assembly_format = "(`(` $value^ `)`)? `:` $type attr-dict"


# --- regions and successors ---


class FormatVariadicRegionAOp(Op, dialect=test, name="format_variadic_region_a_op"):
    """Regions."""

    regions_ = Regions()
    assembly_format = "$regions attr-dict"


class FormatVariadicRegionBOp(Op, dialect=test, name="format_variadic_region_b_op"):
    """Regions and a word, or neither."""

    regions_ = Regions()
    assembly_format = "($regions^ `found_regions`)? attr-dict"


class FormatRegionImplicitTerminatorAOp(Op, dialect=test, name="format_implicit_terminator_region_a_op"):
    """A region whose end is not written."""

    region = Region()
    traits = (SingleBlock,)
    implicit_terminator = "test.return"
    assembly_format = "$region attr-dict"


class FormatSuccessorAOp(Op, dialect=test, name="format_successor_a_op"):
    """Blocks."""

    targets = Successors()
    traits = (Terminator,)
    assembly_format = "$targets attr-dict"


class PolyForOp(Op, dialect=test, name="polyfor"):
    """A loop with any number of variables, whose names an attribute suggests."""

    region = Region(blocks=1)
    result_names = "test.ArgumentNames"
    argument_names = "*"
    assembly_format = "custom<`test.Variables`>($region, attr-dict)"


# --- directives ---


class FormatCustomDirectiveOperands(Op, dialect=test, name="format_custom_directive_operands"):
    """Operands, of which one can be absent."""

    operand = Operand(I64)
    optOperand = OptionalOperand(I64)
    varOperands = Operands(I64)
    traits = (AttrSizedOperandSegments,)
    assembly_format = "custom<`test.Operands`>($operand, $optOperand, $varOperands) attr-dict"


class FormatCustomDirectiveOperandsAndTypes(Op, dialect=test, name="format_custom_directive_operands_and_types"):
    """Operands and their types."""

    operand = Operand(AnyType)
    optOperand = OptionalOperand(AnyType)
    varOperands = Operands(AnyType)
    traits = (AttrSizedOperandSegments,)
    assembly_format = """
        custom<`test.Operands`>($operand, $optOperand, $varOperands)
        `` custom<`test.Types`>(type($operand), type($optOperand), type($varOperands)) attr-dict
    """


class FormatCustomDirectiveRegions(Op, dialect=test, name="format_custom_directive_regions"):
    """A region or two."""

    region = Region()
    other_regions = Regions()
    assembly_format = "custom<`test.Regions`>($region, $other_regions) attr-dict"


class _SizedResults(Op):
    result = Result(AnyType)
    optResult = OptionalResult(AnyType)
    varResults = Results(AnyType)
    traits = (AttrSizedResultSegments,)


class FormatCustomDirectiveResults(_SizedResults, dialect=test, name="format_custom_directive_results"):
    """Types of results."""

    assembly_format = "custom<`test.Types`>(type($result), type($optResult), type($varResults)) attr-dict"


class FormatCustomDirectiveResultsWithTypeRefs(_SizedResults, dialect=test, name="format_custom_directive_results_with_type_refs"):
    """Types of results, twice."""

    assembly_format = """
        custom<`test.Types`>(type($result), type($optResult), type($varResults)) ` ` ` `
        `type_refs_capture` custom<`test.SameTypes`>(ref(type($result)), ref(type($optResult)), ref(type($varResults))) attr-dict
    """


class FormatCustomDirectiveWithOptionalOperandRef(Op, dialect=test, name="format_custom_directive_with_optional_operand_ref"):
    """An operand that can be absent, and whether it is there."""

    optOperand = OptionalOperand(I64)
    assembly_format = "($optOperand^)? `:` custom<`test.IsThere`>(ref($optOperand)) attr-dict"


class FormatCustomDirectiveSuccessors(Op, dialect=test, name="format_custom_directive_successors"):
    """One block, or two of which the second one is passed twice."""

    successor = Successor()
    successors_ = Successors()
    traits = (Terminator,)
    assembly_format = "custom<`test.Successors`>($successor, $successors) attr-dict"


class FormatCustomDirectiveAttributes(Op, dialect=test, name="format_custom_directive_attributes"):
    """An integer or two, with their types."""

    attr = Attr(I64Attr)
    optAttr = OptionalAttr(I64Attr)
    assembly_format = "custom<`test.Integers`>($attr, $optAttr) attr-dict"


class FormatCustomDirectiveSpacing(Op, dialect=test, name="format_custom_directive_spacing"):
    """Two strings."""

    attr1 = Attr(StrAttr)
    attr2 = Attr(StrAttr)
    assembly_format = "$attr1 $attr2 attr-dict"


# --- lists of lists ---


class FormatVariadicOfVariadicOperand(Op, dialect=test, name="format_variadic_of_variadic_operand"):
    """Lists of operands."""

    operand = Operands(I64)
    operand_segments = Attr(DenseI32ArrayAttr)
    assembly_format = "custom<`test.OperandLists`>($operand, $operand_segments) `:` custom<`test.TypeLists`>(type($operand), ref($operand_segments)) attr-dict"


class TestOpFoldWithFoldAdaptor(Op, dialect=test, name="fold_with_fold_adaptor"):
    """Folds to a sum of what is known of its operands, and of the number of its blocks."""

    op = Operand(I32)
    attr = Attr(DenseI32ArrayAttr)
    variadic = Operands(I32)
    var_of_var = Operands(I32)
    res = Result(I32)
    body = Region()
    traits = (AttrSizedOperandSegments, NoTerminator)
    assembly_format = """
        $op `,` `[` $variadic `]` `,` `{` custom<`test.OperandLists`>($var_of_var, $attr) `}` $body attr-dict-with-keyword
    """
