"""Types and attributes that a dialect defines: kinds of parameters, formats, defaults, errors of definitions."""

import importlib.util

from paths import ROOT
import pytest
from mlircore import ir
from mlircore.define.types_attributes import (
    ArrayParam, AttrDef, AttrParam, DenseParam, EnumParam, IntParam, SelfType, StringParam, TypeDef, TypeParam,
)
from mlircore.dialect import AttrConstraint, DefinitionError, Dialect, EnumDef, TypeConstraint

import types_dialect


def parsed(kind: type, text: str) -> str:
    with ir.Context():
        return str(kind.parse(text))


def printed(text: str) -> str:
    with ir.Context():
        return str(ir.Module.parse(text)).rstrip("\n")


TYPES = [
    "!t_types.empty", "!t_types.box<i32>", "!t_types.box<!t_types.box<!t_types.empty>>", "!t_types.boxes<<i32>>",
    "!t_types.boxes<<i32>, [<f32>, <f64>]>", "!t_types.full<!t_types.box<i8> : <red>>", "!t_types<odd 7 wide>",
    "!t_types<odd -128 wide>", "!t_types.shape<3x?xi32>", "!t_types.shape<i1>", "vector<3x!t_types.boxes<<i1>>>",
    "memref<3x!t_types.boxes<<i1>>>", "tensor<*x!t_types.empty>",
]


@pytest.mark.parametrize("text", TYPES)
def test_types_print_as_they_are_written(text: str) -> None:
    assert parsed(ir.Type, text) == text


ATTRS = [
    "#t_types.numbers<-128, 18446744073709551615, true, -123456789012345678901234567890, 1.500000e+00, 1, 2, 3>",
    '#t_types.words<"abc" word without>', '#t_types.words<"abc" word at @"x y" in "dark-blue" with ab>',
    '#t_types.words<"abc" word in red with a>', '#t_types.struct<a = "x">', '#t_types.struct<a = "x", c = [1]>',
    '#t_types.struct<a = "x", b = 3 : i8, c = [], e = (d0) -> (d0 + 1), f = [x, y]>', "#t_types.maybe",
    "#t_types.maybe<a = 8, c = f32>", '#t_types.maybe<b = "">', "#t_types.params<1>", "#t_types.params<1, 3>", "#t_types.params<1, 3, 4>",
    "#t_types.typed<5> : i32", "#t_types.loose<5>", "#t_types.loose<5> : f32", "#t_types<list[]>", "#t_types<list[<1>, <2, 3>]>",
    "[#t_types.typed<3> : i32, #t_types.color<red>]",
]


@pytest.mark.parametrize("text", ATTRS)
def test_attributes_print_as_they_are_written(text: str) -> None:
    assert parsed(ir.Attribute, text) == text


OTHER_SPELLINGS = [
    ("!t_types<box<i32>>", "!t_types.box<i32>"),
    ("!t_types.boxes<!t_types.box<i32>, [!t_types.box<f32>]>", "!t_types.boxes<<i32>, [<f32>]>"),
    ("!t_types.full<<i8> : #t_types.color<green>>", "!t_types.full<!t_types.box<i8> : <green>>"),
    ("!t_types.empty<whatever>", "!t_types.empty"),
    ("#t_types.numbers<0x7F, 0, 0, 0x10, 0x3F800000, -1>", "#t_types.numbers<127, 0, false, 16, 1.000000e+00, -1>"),
    ("#t_types.numbers<1, -1, 1, 0, 0.0, 0>", "#t_types.numbers<1, 18446744073709551615, true, 0, 0.000000e+00, 0>"),
    ('#t_types.words<"abc" word in green with none>', '#t_types.words<"abc" word without>'),
    ('#t_types.words<"abc" word with b|a>', '#t_types.words<"abc" word with ab>'),
    ('#t_types.struct<f = [], c = [1, 2], a = "x">', '#t_types.struct<a = "x">'),
    ('#t_types.maybe<b = "x\\22y", a = 7>', "#t_types.maybe"),
    ("#t_types.maybe<>", "#t_types.maybe"),
    ("#t_types.loose<5> : none", "#t_types.loose<5>"),
    ("#t_types<list[#t_types.params<2, 3>]>", "#t_types<list[<2, 3>]>"),
    ('#t_types.color<"dark-blue">', "#t_types.color<dark-blue>"),
]


@pytest.mark.parametrize(("text", "answer"), OTHER_SPELLINGS)
def test_other_spellings_mean_the_same(text: str, answer: str) -> None:
    with ir.Context():
        kind = ir.Type if text.startswith("!") else ir.Attribute
        value = kind.parse(text)
        assert str(value) == answer
        if "dark-blue" not in answer:
            assert kind.parse(answer) == value


BAD = [
    ("!t_types.nothing", "1:10: unknown  type `nothing` in dialect `t_types`"),
    ("#t_types.nothing", "1:10: unknown attribute `nothing` in dialect `t_types`"),
    ("!t_types<odd 128 wide>", "1:14: integer value too large"),
    ("!t_types<odd 7 far>", "1:16: expected 'wide'"),
    ("!t_types.box", "1:12: expected '<'"),
    ("!t_types.shape<3xf32>", "1:18: not an integer: f32"),
    ("!t_types.boxes<!t_types.empty>", "1:16: invalid kind of type specified"),
    ("vector<3x!t_types.empty>", "VectorElementTypeInterface instance"),
    ("#t_types.numbers<1, 2, 3, 5, 1.0, 4>", "1:24: integer value too large"),
    ("#t_types.numbers<1, 2, 3, 5, 1.0, 4>", "failed to parse t_types.numbers parameter 'flag' which is to be a `bool`"),
    ("#t_types.numbers<1, 2, 1, 5, 1.0>", "1:33: expected ','"),
    ('#t_types.words<"abc" word in pink without>', '1:30: expected one of [red, green, "dark-blue"dark-blue] for colors, got: pink'),
    ('#t_types.words<"abc" word with c>', "1:32: expected ::t::Flags to be one of: none, ab, a, b"),
    ('#t_types.words<"" word without>', "1:15: has a wrong length: ''"),
    ('#t_types.words<3 word without>', "1:16: expected string"),
    ('#t_types.words<"a" 3>', "1:20: expected valid keyword"),
    ('#t_types.words<"a" b at "c" without>', "expected valid '@'-identifier for symbol name"),
    ("#t_types.struct<b = 3>", "1:22: struct is missing required parameter: a"),
    ('#t_types.struct<a = "x", a = "y">', "duplicate or unknown struct parameter name: a"),
    ('#t_types.struct<a "x">', "1:18: expected '='"),
    ("#t_types.struct<>", "1:17: expected a parameter name in struct"),
    ("#t_types.typed<5>", "1:15: expected a trailing type"),
    ("#t_types.typed<5> : f32", "1:15: invalid kind of type specified"),
    ("#t_types<list[<1>>", "unbalanced '[' character in pretty dialect name"),
]


@pytest.mark.parametrize(("text", "message"), BAD)
def test_bad_text_is_refused(text: str, message: str) -> None:
    with pytest.raises(ir.MLIRError) as error:
        parsed(ir.Type if "t_types" in text and not text.startswith("#") else ir.Attribute, text)
    assert message in str(error.value)


OPS = """!box = !t_types.box<i32>
#struct = #t_types.struct<a = "x">
module {
  %0 = t_types.make #t_types.typed<6> : i8 to !box
  %1 = t_types.use %0, %0 list [<1>] {k} : !box, !box
  %2 = t_types.use %0, %0 {a = #struct} : !box, !box
}"""


def test_operations_have_them_and_leave_prefixes_out() -> None:
    text = """%0 = t_types.make #t_types.typed<6> : i8 to <i32>
      %1 = t_types.use %0, %0 list [<1>] {k} : <i32>, !t_types.box<i32>
      %2 = t_types.use %0, %0 {a = #t_types.struct<a = "x">} : !t_types.box<i32>, !t_types.box<i32>"""
    assert printed(text) == OPS
    assert printed(OPS) == OPS
    with ir.Context():
        local = ir.Module.parse(text).operation.get_asm(use_local_scope=True)
    assert "%2 = t_types.use %0, %0 {a = #t_types.struct<a = \"x\">} : <i32>, !t_types.box<i32>" in local


def test_an_operation_refuses_other_types() -> None:
    text = '%0 = "t_types.make"() {value = #t_types.typed<6> : i8} : () -> !t_types.box<i8>\n%1 = t_types.use %0, %0 : !t_types.empty, i8'
    with pytest.raises(ir.MLIRError, match="invalid kind of type specified: expected t_types.box, but found '!t_types.empty'"):
        printed(text)
    with pytest.raises(ir.MLIRError, match="'t_types.make' op result #0 must be box, but got 'i8'"):
        printed('%0 = "t_types.make"() {value = #t_types.typed<6> : i8} : () -> i8')
    with pytest.raises(ir.MLIRError, match="attribute 'value' failed to satisfy constraint: a number with a type of its own"):
        printed('%0 = "t_types.make"() {value = #t_types.loose<6> : i8} : () -> !t_types.box<i8>')


def test_nesting_has_a_limit_and_no_other() -> None:
    deep = "!t_types.box<" * 1000 + "i32" + ">" * 1000
    assert parsed(ir.Type, deep) == deep
    with pytest.raises(ir.MLIRError, match="nesting is deeper"):
        parsed(ir.Type, "!t_types.box<" * 20000 + "i32" + ">" * 20000)


COLORS = EnumDef((("red", 0),))
NO_TYPE = TypeConstraint("odd", ("routine", "NoSuchPredicate"))


@pytest.mark.parametrize(("body", "message"), [
    ({"a": IntParam(), "assembly_format": "`<` `>`"}, r"assembly_format: parameter \$a is missing"),
    ({"a": IntParam(), "assembly_format": "$a $a"}, r"assembly_format: \$a is in the format twice"),
    ({"assembly_format": "$b"}, r"assembly_format: there is no parameter \$b"),
    ({"a": IntParam(), "assembly_format": "(`<` $a^ `>`)?"}, "is in an optional group, but it cannot be absent"),
    ({"a": IntParam(default=1), "assembly_format": "(`<` $a `>`)?"}, "has no anchor"),
    ({"a": IntParam(default=1), "assembly_format": "((`<`)? $a^)?"}, "must begin with a literal or a parameter"),
    ({"a": IntParam(default=1), "assembly_format": "struct(params) `,`"}, "ambiguous: `,` after a struct"),
    ({"a": IntParam(), "assembly_format": "custom<Nothing>($a)"}, "there is no such routine"),
    ({"a": IntParam(), "assembly_format": "custom<Shape>($a)"}, "takes other arguments"),
    ({"a": DenseParam("i32"), "b": TypeParam(), "assembly_format": "custom<Shape>($a, $b, `dynamic`)"}, r"takes other arguments \(DTs\)"),
    ({"a": DenseParam(), "b": TypeParam(optional=True), "assembly_format": "custom<Shape>($a, $b, `dynamic`)"}, r"takes other arguments \(DTs\)"),
    ({"a": IntParam(), "assembly_format": "custom<`spirv.Stride`>($a)"}, r"assembly_format: the directive 'spirv.Stride' is for definitions of mlircore"),
    ({"verify": "llvm.ConstantRange"}, "verify: the routine 'llvm.ConstantRange' is for definitions of mlircore"),
    ({"encoding_check": "stablehlo.Bounds"}, "encoding_check: the routine 'stablehlo.Bounds' is for definitions of mlircore"),
    ({"a": TypeParam(NO_TYPE), "assembly_format": "$a"}, r"a: there is no predicate 'NoSuchPredicate'.*\)$"),
    ({"a": AttrParam(AttrConstraint("odd", storage=("not", ("routine", "NoSuchPredicate")))), "assembly_format": "$a"},
     "a: there is no predicate 'NoSuchPredicate'"),
    ({"a": TypeParam(verify=NO_TYPE), "assembly_format": "$a"}, "a: there is no predicate 'NoSuchPredicate'"),
    ({"a": IntParam(verify=(("routine", "NoSuchPredicate"), "$ is odd")), "assembly_format": "$a"}, "a: there is no predicate 'NoSuchPredicate'"),
    ({"verify": "NoSuchCheck"}, "verify: there is no routine 'NoSuchCheck'"),
    ({"encoding_check": "NoSuchRule"}, "encoding_check: there is no routine 'NoSuchRule'"),
    ({"a": EnumParam(COLORS), "assembly_format": "$a"}, "its enumeration is not of this dialect"),
    ({"a": TypeParam(default="!t_bad.x"), "assembly_format": "$a"}, "cannot name a type or attribute of its own dialect"),
    ({"a": SelfType()}, "only attributes have a type of their own"),
    ({"name": StringParam(), "assembly_format": "$name"}, "write name_ for a parameter of that name"),
    ({f"a{i}": IntParam() for i in range(65)}, "there are more than 64"),
])
def test_a_bad_definition_is_refused_with_class_and_field(body: dict[str, object], message: str) -> None:
    dialect = Dialect("t_bad")
    with pytest.raises(DefinitionError, match=message) as error:
        type(TypeDef)("BadType", (TypeDef,), {**body, "__module__": "m"}, dialect=dialect, mnemonic="bad")
    assert "m.BadType (t_bad.bad)" in str(error.value)


def test_an_unknown_predicate_of_a_rule_is_refused_with_the_dialect() -> None:
    dialect = Dialect("t_rule")
    dialect.rule("a", value=("not", ("routine", "NoSuchPredicate")))
    with pytest.raises(DefinitionError, match="t_rule: rule for t_rule.a: there is no predicate 'NoSuchPredicate'"):
        dialect.program()


def test_a_default_that_cannot_be_read_is_refused_when_the_dialect_is_registered() -> None:
    class BadAttr(AttrDef, dialect=Dialect("t_default"), mnemonic="bad"):
        a = TypeParam(default="no type")
        b = ArrayParam(IntParam(8), default=(1, 2))
        assembly_format = "$a $b"

    with pytest.raises(ir.MLIRError, match="a constant cannot be read"):
        parsed(ir.Attribute, "#t_default.bad")


def test_a_dialect_without_them_says_so_and_an_incomplete_one_keeps_what_it_does_not_know() -> None:
    Dialect("t_none")
    Dialect("t_some", complete=False)
    with pytest.raises(ir.MLIRError, match="dialect 't_none' provides no type parsing hook"):
        parsed(ir.Type, "!t_none.x")
    with pytest.raises(ir.MLIRError, match="dialect 't_none' provides no attribute parsing hook"):
        parsed(ir.Attribute, "#t_none.x")
    assert parsed(ir.Type, "!t_some.x< 3,4 >") == "!t_some.x< 3,4 >"


def test_where_narrows_a_definition_by_its_parameters() -> None:
    assert types_dialect.BoxType.where(element=("integer", 1, 8)) == (
        "and", ("defined", "t_types.box"), ("param", 0, ("integer", 1, 8)))


def test_the_program_of_the_c_tests_is_current() -> None:
    maker = ROOT / "tests/c/make_types_program.py"
    spec = importlib.util.spec_from_file_location("make_types_program", maker)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (maker.parent / "types_program.h").read_text() == module.text(), "run tests/c/make_types_program.py"
