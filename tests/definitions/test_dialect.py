"""The definition language: users' dialects, refused definitions, and the agreement of both sides of the compiled form."""

import re
import runpy
import subprocess
import sys

from paths import ROOT
import pytest
from mlircore import _core, ir
from mlircore.compile import routines
from mlircore.define import opcodes as _program
from mlircore.define.inference import Infer
from mlircore.define.regions import ALL, OPERATION, Edge
from mlircore.dialect import (
    AllTypesMatch,
    AnyAttr,
    AnyFloat,
    AnyInteger,
    AnyType,
    Attr,
    AttrSizedOperandSegments,
    Check,
    DefinitionError,
    Dialect,
    DialectNames,
    EnumDef,
    I32,
    I64Attr,
    Op,
    Operand,
    Operands,
    OptionalAttr,
    OptionalOperand,
    Region,
    Result,
    Results,
    Successor,
    Successors,
    SameOperandsAndResultType,
    StrAttr,
    SymbolNameAttr,
    Terminator,
    TypeConstraint,
    TypeIs,
    TypesMatchWith,
    UnitAttr,
    enum_property,
    find,
)

SOURCES = ROOT / "src_c"


def define(body: dict[str, object], *, dialect: Dialect | None = None, name: str = "op") -> type[Op]:
    """A class with these fields."""
    return type(Op)("TestOp", (Op,), {"__module__": "tests", **body}, dialect=dialect or Dialect("t_refused"), name=name)


# --- a user's dialect ---


@pytest.fixture(scope="module")
def toy() -> Dialect:
    dialect = Dialect("t_toy")
    kind = dialect.enum(EnumDef([("min", 0), ("max", 1)], width=32))
    mode = dialect.enum(EnumDef([("none", 0), ("a", 1), ("b", 2), ("ab", 3)], attr_name="mode", bits=True, separator="|", summary="a mode"))

    class AddOp(Op, dialect=dialect, name="add"):
        lhs = Operand(AnyInteger)
        rhs = Operand(AnyInteger)
        exact = Attr(UnitAttr)
        sum = Result(AnyInteger)
        traits = (SameOperandsAndResultType,)
        result_name = "sum"
        assembly_format = "$lhs `,` $rhs (`exact` $exact^)? attr-dict `:` type($sum)"

    class PickOp(Op, dialect=dialect, name="pick"):
        kind_ = Attr(kind)
        mode_ = Attr(mode, default="none")
        value = Operand(AnyType)
        others = Operands(AnyType)
        result = Result(AnyType)
        traits = (AllTypesMatch("value", "result"),)
        assembly_format = "$kind $value (`,` `[` $others^ `:` type($others) `]`)? (`mode` $mode^)? attr-dict `:` type($value)"

    class SegmentsOp(Op, dialect=dialect, name="segments"):
        first = Operands(AnyInteger)
        second = OptionalOperand(AnyFloat)
        traits = (AttrSizedOperandSegments,)
        assembly_format = "(`(` $first^ `:` type($first) `)`)? (`and` $second^ `:` type($second))? attr-dict"

    class BoxOp(Op, dialect=dialect, name="box"):
        size = Attr(I64Attr)
        label = OptionalAttr(StrAttr)
        body = Region()
        assembly_format = "$size (`as` $label^)? attr-dict-with-keyword $body"

    class ElseOp(Op, dialect=dialect, name="else"):
        value = OptionalOperand(AnyType)
        other = OptionalAttr(I64Attr)
        assembly_format = "(`value` $value^ `:` type($value)) : (`nothing`)? ``attr-dict"

    class ClausesOp(Op, dialect=dialect, name="clauses"):
        limit = OptionalOperand(AnyType)
        parts = Operands(AnyType)
        fast = Attr(UnitAttr)
        size = OptionalAttr(I64Attr)
        traits = (AttrSizedOperandSegments,)
        assembly_format = """
            oilist(`limit` `(` $limit `:` type($limit) `)` | `parts` $parts `:` type($parts) | `fast` $fast | `size` `=` $size) attr-dict
        """

    class ForkOp(Op, dialect=dialect, name="fork"):
        first = Region()
        others = Region(arity=_program.VARIADIC)
        assembly_format = "regions attr-dict-with-keyword"

    class JumpOp(Op, dialect=dialect, name="jump"):
        first = Successor()
        others = Successors()
        traits = (Terminator,)
        assembly_format = "successors attr-dict"

    class EndOp(Op, dialect=dialect, name="end"):
        traits = (Terminator,)
        assembly_format = "attr-dict"

    return dialect


def printed(text: str, **options: bool) -> str:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        return str(ir.Module.parse(text).operation.get_asm(**options))


FORMS = """module {
  %0 = "x.y"() : () -> i32
  %1 = "x.y"() : () -> f32
  %sum = t_toy.add %0, %0 : i32
  %sum_0 = t_toy.add %0, %sum exact {k} : i32
  %2 = t_toy.pick min %0 : i32
  %3 = t_toy.pick max %0, [%1, %2 : f32, i32] mode <a|b> {k} : i32
  t_toy.segments
  t_toy.segments(%0, %0 : i32, i32) and %1 : f32 {k}
  t_toy.segments and %1 : f32
  t_toy.box 4 as "label" attributes {k} {
    t_toy.end
  }
  t_toy.box -1 {
  }
  t_toy.else value %0 : i32 {other = 3 : i64}
  t_toy.else nothing
  t_toy.clauses
  t_toy.clauses limit(%0 : i32) parts %0, %1 : i32, f32 fast size = 3 {k}
  t_toy.clauses parts %1 : f32 size = 7
  t_toy.fork {
  }, {
    t_toy.jump ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    t_toy.jump ^bb2 {k}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    t_toy.end
  } attributes {k}
}
"""


def test_a_users_dialect_parses_prints_and_names(toy: Dialect) -> None:
    text = FORMS.replace("mode <a|b>", "mode <ab>")
    assert printed(FORMS).rstrip("\n") == text.rstrip("\n")
    assert printed(printed(FORMS, print_generic_op_form=True)).rstrip("\n") == text.rstrip("\n")


def test_clauses_come_in_any_order(toy: Dialect) -> None:
    start = "%0 = \"x.y\"() : () -> i32\n"
    assert "t_toy.clauses limit(%0 : i32) parts %0 : i32 fast size = 2\n" in printed(
        start + "t_toy.clauses size = 2 fast parts %0 : i32 limit(%0 : i32)")
    with pytest.raises(ir.MLIRError) as error:
        printed(start + "t_toy.clauses fast size = 1 fast")
    assert "2:1: custom op 't_toy.clauses' `fast` clause can appear at most once in the expansion of the oilist directive" in str(
        error.value)


def test_generic_text_of_a_users_dialect_has_properties(toy: Dialect) -> None:
    generic = printed(FORMS, print_generic_op_form=True)
    assert '"t_toy.pick"(%0) <{kind = 0 : i32, mode = #t_toy.mode<none>}> : (i32) -> i32' in generic
    assert '"t_toy.segments"(%0, %0, %1) <{operandSegmentSizes = array<i32: 2, 1>}> {k} : (i32, i32, f32) -> ()' in generic


@pytest.mark.parametrize(("text", "message"), [
    ("t_toy.box \"x\" {}", "invalid kind of attribute specified"),
    ("%0 = \"x.y\"() : () -> f32 %1 = t_toy.add %0, %0 : f32",
     "invalid kind of type specified: expected builtin.integer, but found 'f32'"),
    ("%0 = \"x.y\"() : () -> f32 %1 = t_toy.pick mid %0 : f32", "for attribute 'kind' [min, max]"),
    ("t_toy.other", "custom op 't_toy.other' is unknown"),
    ("\"t_toy.other\"() : () -> ()", "unregistered operation 't_toy.other' found in dialect ('t_toy')"),
    ("%0 = \"x.y\"() : () -> f32 \"t_toy.segments\"(%0, %0) <{operandSegmentSizes = array<i32: 0, 2>}> : (f32, f32) -> ()",
     "operand group starting at #0 requires 0 or 1 element, but found 2"),
    ("%0 = \"x.y\"() : () -> f32 \"t_toy.segments\"(%0) <{operandSegmentSizes = array<i32: 0, 2>}> : (f32) -> ()",
     "operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'"),
])
def test_bad_text_of_a_users_dialect_is_refused(toy: Dialect, text: str, message: str) -> None:
    with pytest.raises(ir.MLIRError) as error:
        printed(text)
    assert message in str(error.value)


# --- refused definitions ---


@pytest.mark.parametrize(("body", "message"), [
    ({"assembly_format": "$nothing attr-dict"}, "$nothing is not an operand"),
    ({"a": Operand(AnyType), "assembly_format": "$a `:` type($a)"}, "attr-dict is missing"),
    ({"a": Operand(AnyType), "assembly_format": "attr-dict"}, "operand $a is missing"),
    ({"a": Operand(AnyType), "assembly_format": "$a attr-dict"}, "the type of operand $a is neither spelled nor can it be inferred"),
    ({"r": Result(AnyType), "assembly_format": "attr-dict"}, "the type of result $r is neither spelled nor can it be inferred"),
    ({"b": Region(), "assembly_format": "attr-dict"}, "region $b is missing"),
    ({"b": Region(), "assembly_format": "attr-dict $b"}, "ambiguous: region $b after attr-dict"),
    ({"a": Operand(AnyType), "assembly_format": "$a $a attr-dict `:` type($a)"}, "$a is in the format twice"),
    ({"a": Operand(AnyType), "assembly_format": "$a attr-dict `:` type($a) type($a)"}, "the type of $a is spelled twice"),
    ({"a": Operands(AnyType), "assembly_format": "$a `,` attr-dict `:` type($a)"}, "ambiguous: `,` after a list of operands"),
    ({"v": Attr(AnyAttr), "r": Result(AnyType), "assembly_format": "attr-dict $v `:` type($r)"}, "ambiguous: `:` after attribute $v"),
    ({"a": Operand(AnyType), "assembly_format": "($a^)? attr-dict `:` type($a)"}, "must be an element that can be absent"),
    ({"a": Operands(AnyType), "assembly_format": "(`x` $a)? attr-dict `:` type($a)"}, "has no anchor"),
    ({"a": OptionalOperand(AnyType), "assembly_format": "(type($a) $a^)? attr-dict"}, "must begin with a literal or a variable"),
    ({"a": OptionalOperand(AnyType), "assembly_format": "(`x` $a^ attr-dict"}, "is not closed"),
    ({"assembly_format": "`x y` attr-dict"}, "`x y` is neither a keyword nor punctuation"),
    ({"assembly_format": "custom<`none`>(attr-dict)"}, "there is no such routine"),
    ({"assembly_format": "custom<`func.Function`>(attr-dict)"}, "takes 7 arguments, not 1"),
    ({"assembly_format": "attr-dict attr-dict"}, "attr-dict is in the format twice"),
    ({"assembly_format": "attr-dict what"}, "unknown directive 'what'"),
    ({"assembly_format": "attr-dict &"}, "cannot read"),
    ({"assembly_format": "results attr-dict"}, "`results` must be an argument of type(...)"),
    ({"b": Region(), "assembly_format": "attr-dict regions"}, "ambiguous: `regions` after attr-dict"),
    ({"b": Region(), "assembly_format": "$b regions attr-dict"}, "`regions` includes $b, which is in the format, too"),
    ({"b": Region(), "assembly_format": "regions `,` attr-dict"}, "ambiguous: `,` after `regions`"),
    ({"s": Successor(), "assembly_format": "successors `,` attr-dict"}, "ambiguous: `,` after `successors`"),
    ({"s": Successor(), "assembly_format": "attr-dict"}, "successor $s is missing"),
    ({"u": Attr(UnitAttr), "assembly_format": "oilist(`a` $u | `a` `b`) attr-dict"}, "`a` of an oilist has no element that can be absent"),
    ({"u": Attr(UnitAttr), "v": Attr(UnitAttr), "assembly_format": "oilist(`a` $u | `a` $v) attr-dict"},
     "ambiguous: two clauses of an oilist begin with `a`"),
    ({"u": Attr(UnitAttr), "assembly_format": "oilist(`a` $u) `a` attr-dict"}, "ambiguous: `a` after an oilist"),
    ({"u": Attr(UnitAttr), "assembly_format": "oilist(`a` $u attr-dict"}, "an oilist is not closed"),
    ({"u": Attr(UnitAttr), "assembly_format": "oilist($u `a`) attr-dict"}, "a clause of an oilist must begin with a literal"),
    ({"a": Operand(AnyType), "assembly_format": "oilist(`a` $a) attr-dict"}, "$a is in an oilist, but it cannot be absent"),
    ({"a": Operands(AnyType), "u": Attr(UnitAttr), "assembly_format": "oilist(`a` $a | `,` $u) attr-dict `:` type($a)"},
     "ambiguous: `,` after a list of operands"),
    ({"a": Operands(AnyType), "b": Operands(AnyType)}, "AttrSizedOperandSegments is needed"),
    ({"a": Results(AnyType), "b": Results(AnyType)}, "AttrSizedResultSegments is needed"),
    ({"traits": (AllTypesMatch("a", "b"),)}, "names 'a', which is not declared"),
    ({"traits": (TypesMatchWith("s", "x", "y", "I1SameShape"),)}, "which is not declared"),
    ({"traits": (TypeIs("s", "x", I32),)}, "TypeIs names 'x', which is not declared"),
    ({"x": Attr(UnitAttr), "traits": (TypeIs("s", "x", I32),)}, "TypeIs names 'x', which is neither an operand nor a result"),
])
def test_a_bad_definition_is_refused_with_class_and_field(body: dict[str, object], message: str) -> None:
    with pytest.raises(DefinitionError) as error:
        define(body)
    assert "TestOp (t_refused.op): " in str(error.value)
    assert message in str(error.value)


def test_two_fields_cannot_have_one_name() -> None:
    with pytest.raises(DefinitionError, match="tests.TestOp: a_: it is the same name as 'a'"):
        define({"a": Operand(AnyType), "a_": Result(AnyType)})


def test_the_default_of_an_enumeration_is_one_of_its_cases() -> None:
    dialect = Dialect("t_default_case")
    kind = dialect.enum(EnumDef([("a", 0)]))
    with pytest.raises(DefinitionError, match="'b' is no case"):
        define({"k": Attr(kind, default="b")}, dialect=dialect)


@pytest.mark.parametrize("field, value, message", [
    ("traits", (TypesMatchWith("s", "a", "r", "NoSuchTransform"),), "traits: there is no transform 'NoSuchTransform'"),
    ("traits", (Check("NoSuchCheck"),), "traits: there is no check 'NoSuchCheck'"),
    ("checks", (Check("NoSuchCheck", "a"),), "checks: there is no check 'NoSuchCheck'"),
    ("region_checks", (Check("NoSuchCheck"),), "region_checks: there is no check 'NoSuchCheck'"),
    ("symbol_uses", (Check("NoSuchCheck"),), "symbol_uses: there is no check 'NoSuchCheck'"),
    ("checks", (Check("LoopResults", "a"),), "checks: the check 'LoopResults' is for definitions of mlircore: it relies on what those declare"),
    ("traits", (Check("spirv.ImageIs", "a"),), "traits: the check 'spirv.ImageIs' is for definitions of mlircore"),
    ("checks", (Check("CastCompatible"),), "checks: the check 'CastCompatible' takes other arguments"),
    ("checks", (Check("DynamicSizes", "sizes"),), "checks: the check 'DynamicSizes' takes other arguments"),
    ("result_names", "omp.LoopReference", "result_names: the routine for result names 'omp.LoopReference' is for definitions of mlircore"),
    ("infer", Infer("tosa.reshape", "a", "a"), "infer: the routine that infers types 'tosa.reshape' is for definitions of mlircore"),
    ("facts", {"constant": True}, "facts: the fact 'constant' is for definitions of mlircore"),
    ("facts", {"branch_operands": "r"}, "facts: the fact 'branch_operands' names 'r', which is not an operand"),
    ("assembly_format", "$a custom<`linalg.Attributes`>(attr-dict) `:` type($a) type($r)",
     "assembly_format: the directive 'linalg.Attributes' is for definitions of mlircore"),
    ("traits", (TypesMatchWith("s", "u", "r", "I1SameShape"),), "traits: TypesMatchWith names 'u', which is neither an operand nor a result"),
    ("result_names", "NoSuchNames", "result_names: there is no routine for result names 'NoSuchNames'"),
    ("b", Operand(TypeConstraint("odd", ("not", ("routine", "NoSuchPredicate")))), "b: there is no predicate 'NoSuchPredicate'"),
    ("facts", {"no.such.fact": True}, "facts: there is no fact 'no.such.fact'"),
    ("facts", {"constant": "yes"}, "facts: the fact 'constant' is True, not 'yes'"),
    ("facts", {"dynamic_sizes": "sizes"}, "facts: the fact 'dynamic_sizes' names 'sizes', which is not an operand or result"),
    ("facts", {"region_edges": (Edge(OPERATION, 1),)}, "facts: edge 0 of the fact 'region_edges' names region 1, which does not exist"),
    ("facts", {"region_edges": (Edge(OPERATION, ALL, "r"),)}, "facts: edge 0 of the fact 'region_edges' names the operands 'r'"),
])
def test_an_unknown_name_is_refused_where_the_class_is_defined(field: str, value: object, message: str) -> None:
    dialect = Dialect("t_routine")
    with pytest.raises(DefinitionError, match=re.escape(f"(t_routine.op): {message}")):
        define({"a": Operand(AnyType), "r": Result(AnyType), "u": OptionalAttr(UnitAttr), field: value}, dialect=dialect)
    with pytest.raises(DefinitionError, match=r"NoSuchCheck.*test_dialect\.py:\d+\)$"):
        class WrongOp(Op, dialect=dialect, name="wrong"):
            checks = (Check("NoSuchCheck"),)


def test_unknown_dialects_in_the_arguments_of_a_check_are_refused() -> None:
    dialect = Dialect("t_dialects")
    checks = (Check("transform.ToLLVM", "a", DialectNames("arith nodialect")),)
    define({"a": Operand(AnyType), "checks": checks, "__module__": "mlircore.dialects.t_dialects"}, dialect=dialect)
    with pytest.raises(DefinitionError, match="checks: there is no dialect 'nodialect'"):
        dialect.program()


def test_rules_of_a_dialect_name_no_routine_of_mlircore() -> None:
    dialect = Dialect("t_rules")
    dialect.rule("x", check="nvvm.Kernel")
    with pytest.raises(DefinitionError, match=r"t_rules: rule for t_rules.x: the routine 'nvvm.Kernel' is for definitions of mlircore.*test_dialect\.py:\d+\)$"):
        dialect.program()


def test_routines_with_the_name_of_an_operation_are_not_for_operations_of_users() -> None:
    program = """if True:
        from mlircore import dialect as d, ir, passmanager
        class OddOp(d.Op, dialect=d.find("linalg"), name="odd"):
            "Folds and patterns of linalg rely on operands, maps and a region."
            made = d.Results(d.AnyType)
        with ir.Context():
            module = ir.Module.parse('%0 = "linalg.odd"() : () -> tensor<4xi32>')
            passmanager.PassManager.parse("builtin.module(canonicalize, loop-invariant-code-motion)").run(module.operation)
            print(module)
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "") and '"linalg.odd"()' in done.stdout


def test_routines_that_are_for_all_exist() -> None:
    for table, names in routines.FOR_ALL.items():
        assert names and set(names) <= set(getattr(routines, table)), table


def test_symbol_names_and_plain_attributes_are_written_as_such() -> None:
    dialect = Dialect("t_attrs")
    define({"sym_name": Attr(SymbolNameAttr), "v": Attr(AnyAttr), "assembly_format": "$sym_name `=` $v attr-dict"}, dialect=dialect)
    assert "t_attrs.op @a = [1, \"x\"] {k}" in printed("t_attrs.op @a = [1, \"x\"] {k}")


# --- loading ---


def test_properties_have_a_dictionary_of_their_own_and_bits_are_written_as_cases() -> None:
    dialect = Dialect("t_props")
    bits = EnumDef([("none", 0), ("a", 1), ("b", 2)], bits=True, summary="bits", cpp_name="Bits")
    dialect.enum(bits)
    define({"bits": Attr(enum_property(bits), default="none", prop=True), "n": Attr(I64Attr), "s": OptionalAttr(StrAttr),
            "assembly_format": "(`with` `<` $bits^ `>`)? prop-dict attr-dict"}, dialect=dialect)
    for text in ('t_props.op with<a, b> <{n = 1 : i64, s = "x"}> {y}', "t_props.op <{n = 2 : i64}>"):
        assert f"  {text}\n" in printed(text)
    assert printed("t_props.op <{n = 2}> {n = 3}") == "module {\n  t_props.op <{n = 3 : i64}>\n}\n"
    assert printed('"t_props.op"() <{bits = 3 : i64, n = 4}> : () -> ()') == "module {\n  t_props.op with<a, b> <{n = 4 : i64}>\n}\n"
    for text, message in (
        ("t_props.op <{}>", "expected key entry for n in DictionaryAttr to set Properties."),
        ("t_props.op <{n = 1, z}>", "unknown key '\"z\"' when parsing properties dictionary"),
        ("t_props.op with<c> <{n = 1}>", "expected one of [none, a, b] for bits, got: c"),
        ('"t_props.op"() <{bits = 8 : i32, n = 4}> : () -> ()', "property 'bits' failed to satisfy constraint: bits"),
        ('"t_props.op"() <{bits = "a", n = 4}> : () -> ()', "expected IntegerAttr storage for Bits"),
    ):
        with pytest.raises(ir.MLIRError, match=re.escape(message)):
            printed(text)


def test_dialects_are_found_by_namespace_and_others_are_not() -> None:
    assert find("func") is not None and find("func") is find("func")
    for name in ("no_such_dialect", "__init__", "a.b", "..", "", "os"):
        assert find(name) is None


def test_words_that_are_no_program_are_refused() -> None:
    with ir.Context() as context:
        for program in (b"", b"abcd" * 30, b"\0" * 64):
            with pytest.raises(ir.MLIRError):
                _core.define_dialect(context, program)
        with pytest.raises(ValueError, match="32-bit"):
            _core.define_dialect(context, b"abc")


# --- the compiled form ---


def test_programs_of_the_c_tests_are_current() -> None:
    module = runpy.run_path(str(ROOT / "tests/c/make_programs.py"))
    assert module["text"]() == (ROOT / "tests/c/programs.h").read_text(), "run python tests/c/make_programs.py"
