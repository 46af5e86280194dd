"""A dialect as users write one: types and attributes with hooks, folding, interfaces, result types by Python; definitions that come again."""

import gc
import os
import pathlib
import re
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest
from mlircore import dialect as d, ir, rewrite

geo = d.Dialect("t_geo")
Unit = geo.enum(d.EnumDef([("mm", 0), ("cm", 1)], summary="unit of length"))

# Actions of `t_geo.box` when it is read or written; set by a test and removed again.
ASIDE: dict[str, Callable[..., object]] = {}


@pytest.fixture(autouse=True)
def no_asides() -> object:
    ASIDE.clear()
    yield
    ASIDE.clear()


class HasArea(d.Interface):
    """A thing with an area."""

    @d.required
    def area(self) -> int:
        """The area."""
        raise NotImplementedError

    def is_empty(self) -> bool:
        """Whether it is 0."""
        return self.area() == 0


class BoxType(d.TypeDef, dialect=geo, mnemonic="box"):
    """A box."""

    width = d.IntParam(32)
    of = d.TypeParam()
    label = d.StringParam(optional=True)
    measure = d.EnumParam(Unit, default="mm")
    interfaces = (HasArea,)

    @staticmethod
    def parse(parser):
        if "parse" in ASIDE:
            return ASIDE["parse"](parser)
        parser.parse_punctuation("<")
        width = parser.parse_integer()
        parser.parse_keyword("of")
        of = parser.parse_type()
        label = parser.parse_optional_string()
        measure = parser.parse_optional_keyword()
        parser.parse_punctuation(">")
        return width, of, label, measure

    @staticmethod
    def print(printer, self):
        if "print" in ASIDE:
            ASIDE["print"](printer, self)
        printer.print_string(f"<{self.width} of ")
        printer.print_type(self.of)
        if self.label is not None:
            printer.print_string(" ")
            printer.print_string_literal(self.label)
        if self.measure != "mm":
            printer.print_string(f" {self.measure}")
        printer.print_string(">")

    @staticmethod
    def verify(width, of, label, measure):
        if width < 0:
            raise ValueError("a box has a width")

    def area(self) -> int:
        return self.width * self.width


class RangeAttr(d.AttrDef, dialect=geo, mnemonic="range"):
    """A range."""

    low, high = d.IntParam(64), d.IntParam(64, default=9)
    assembly_format = "`<` $low (`to` $high^)? `>`"


class ConstantOp(d.Op, dialect=geo, name="constant"):
    """A number."""

    value = d.Attr(d.I64Attr)
    result = d.Result(d.I64)
    traits = (d.Pure, d.ConstantLike)
    assembly_format = "$value attr-dict"


class AddOp(d.Op, dialect=geo, name="add"):
    """A sum."""

    lhs, rhs = d.Operand(d.I64), d.Operand(d.I64)
    result = d.Result(d.I64)
    traits = (d.Pure,)
    assembly_format = "$lhs `,` $rhs attr-dict"
    interfaces = (HasArea,)

    def fold(self):
        lhs, rhs = d.constant_of(self.lhs), d.constant_of(self.rhs)
        if rhs is not None and rhs.value == 0:
            return self.lhs
        if lhs is not None and rhs is not None:
            return ir.IntegerAttr.get(self.result.type, lhs.value + rhs.value)
        return None

    def area(self) -> int:
        return 7


class TwiceOp(d.Op, dialect=geo, name="twice"):
    """Twice a number, which is a sum."""

    of = d.Operand(d.I64)
    result = d.Result(d.I64)
    effects = ("read",)
    assembly_format = "$of attr-dict"

    def canonicalize(self, rewriter):
        with rewriter.ip:
            rewriter.replace_op(self, AddOp(self.of, self.of))


class GrowOp(d.Op, dialect=geo, name="grow"):
    """A larger box."""

    small = d.Operand(BoxType)
    by = d.Attr(RangeAttr)
    large = d.Result(BoxType)
    assembly_format = "$small $by attr-dict `:` type($small) `to` type($large)"

    @staticmethod
    def infer_types(given):
        small = given.type("small")
        if small.width > 1000:
            raise ValueError("it is too large")
        return BoxType.get(small.width + 1, small.of)


class HalfOp(d.Op, dialect=geo, name="half"):
    """A parse hook forgets parts of it."""

    a, b = d.Operand(d.I64), d.Operand(d.I64)
    k, o = d.Attr(d.StrAttr), d.OptionalAttr(d.StrAttr)
    r, g = d.Result(d.I64), d.Region()

    @staticmethod
    def parse(parser):
        operand = parser.parse_optional_operand()
        if operand is not None:
            parser.resolve_operand(operand, ir.IntegerType.get_signless(64, parser.context))

    @staticmethod
    def print(printer, op):
        pass


@pytest.fixture
def context() -> object:
    with ir.Context() as made, ir.Location.unknown():
        yield made


def function(body: str) -> str:
    return "func.func @f(%n: i64, %b: !t_geo.box<3 of i8>) {\n" + body + "\nfunc.return\n}"


# --- types and attributes ---


def test_hooks_read_and_write_types(context: ir.Context) -> None:
    for text in ('!t_geo.box<3 of i32>', '!t_geo.box<3 of !t_geo.box<4 of i8 "x" cm>>', "#t_geo.range<3 to 4>", "#t_geo.range<3>"):
        made = (ir.Type if text[0] == "!" else ir.Attribute).parse(text)
        assert str(made) == text
    box = ir.Type.parse('!t_geo.box<3 of i8 "x" cm>')
    assert isinstance(box, BoxType) and (box.width, str(box.of), box.label, box.measure) == (3, "i8", "x", "cm")
    assert box == BoxType.get(3, box.of, "x", "cm") == BoxType.get(width=3, of=box.of, label="x", measure="cm")
    assert BoxType.get(3, box.of).label is None and BoxType.get(3, box.of).measure == "mm"
    assert str(ir.Module.parse(function("%c = t_geo.grow %b <1> : <3 of i8> to <4 of i8>"))).count("<3 of i8>") == 2


def test_values_have_types_of_the_class(context: ir.Context) -> None:
    module = ir.Module.parse(function("%c = t_geo.grow %b <1 to 2> : <3 of i8> to <4 of i8>"))
    op = module.body.operations[0].regions[0].blocks[0].operations[0]
    assert isinstance(op, GrowOp) and isinstance(op.large.type, BoxType) and op.large.type.width == 4
    assert isinstance(op.by, RangeAttr) and (op.by.low, op.by.high) == (1, 2)
    assert BoxType.isinstance(op.large.type) and not BoxType.isinstance(op.by.maybe_downcast())


@pytest.mark.parametrize(("text", "message"), [
    ("!t_geo.box<x of i8>", "expected integer value"),
    ("!t_geo.box<3 of i8, 4>", "expected '>'"),
    ("!t_geo.box<3 of i8 nm>", "measure: 'nm' is no case of the enumeration: mm, cm"),
    ("!t_geo.box<-3 of i8>", "a box has a width"),
    ("!t_geo.box", "expected '<'"),
    ("!t_geo.box<3 of !t_geo.box<-1 of i8>>", "a box has a width"),
    ("!t_geo.box<3 of " * 150 + "i8" + ">" * 150, "hooks are nested deeper than 100 levels"),
])
def test_bad_texts_are_refused(context: ir.Context, text: str, message: str) -> None:
    with pytest.raises((ir.MLIRError, d.DefinitionError), match=re.escape(message)):
        ir.Type.parse(text)


def parse_error(parser: d.AsmParser) -> object:
    return parser.emit_error("no luck")


@pytest.mark.parametrize(("hook", "error", "message"), [
    (lambda parser: 1, d.DefinitionError, "parse: returns the values of width, of, label, measure, in order, not 1"),
    (lambda parser: ("a", None, None, None), d.DefinitionError, "parse: width: the value must be an integer, got str"),
    (lambda parser: (1, None, None, None), ir.ParseError, "parameter 'of' is missing"),
    (lambda parser: parser.parse_operand(), ir.ParseError, "which has no operands"),
    (lambda parser: parser.parse_region(), ir.ParseError, "which has no operands"),
    (lambda parser: parser.parse_optional_attr_dict(), ir.ParseError, "which has no operands"),
    (lambda parser: parser.add_result_types([]), ir.ParseError, "which has no operands"),
    (lambda parser: BoxType.get(3, ir.IndexType.get(parser.context)), ir.ParseError, "the parse hook of 't_geo.box' has left text unread"),
    (lambda parser: ir.IndexType.get(parser.context), d.DefinitionError, "not IndexType(index)"),
    (lambda parser: (_ for _ in ()).throw(ValueError("no value")), ir.ParseError, "no value"),
    (lambda parser: (_ for _ in ()).throw(KeyError("key")), KeyError, "key"),
    (lambda parser: (1, ir.IndexType.get(ir.Context()), None, None), ir.MLIRError, "belongs to another context"),
    (parse_error, ir.ParseError, "no luck"),
])
def test_what_a_parse_hook_does_wrong_is_reported(context: ir.Context, hook: Callable[..., object], error: type, message: str) -> None:
    ASIDE["parse"] = hook
    with pytest.raises(error, match=re.escape(message)):
        ir.Type.parse("!t_geo.box<3 of i8>")
    ASIDE.clear()
    assert str(ir.Type.parse("!t_geo.box<3 of i8>")) == "!t_geo.box<3 of i8>"


def test_an_exception_of_a_print_hook_comes_out_and_nothing_stays(context: ir.Context) -> None:
    box = BoxType.get(3, ir.IndexType.get())
    module = ir.Module.parse(function(""))

    def fail(printer: d.AsmPrinter, self: BoxType) -> None:
        raise KeyError("no print")

    for call in (lambda: str(box), lambda: repr(box), lambda: str(module), lambda: module.operation.get_asm(),
                 lambda: module.operation.structural_hash(), lambda: str(ir.FunctionType.get([box], []))):
        ASIDE["print"] = fail
        try:
            call()
        except KeyError as error:
            assert "no print" in str(error)
        ASIDE.clear()
        assert str(box) == "!t_geo.box<3 of index>"
    deep = box
    for _ in range(300):
        deep = BoxType.get(1, deep)
    with pytest.raises(ir.MLIRError, match="print hooks are nested too deep"):
        str(deep)
    assert str(box) == "!t_geo.box<3 of index>"


def test_parsers_and_printers_that_are_kept_are_of_no_use(context: ir.Context) -> None:
    kept: list[object] = []

    def keep(printer: d.AsmPrinter, self: BoxType) -> None:
        kept.append(printer)
        for call in (printer.print_functional_type, lambda: printer.print_optional_attr_dict()):
            with pytest.raises(ir.MLIRError, match="writes a type or an attribute"):
                call()

    ASIDE["print"] = keep
    str(BoxType.get(3, ir.IndexType.get()))
    ASIDE["parse"] = lambda parser: (kept.append(parser), parser.parse_keyword("of"))
    with pytest.raises(ir.ParseError):
        ir.Type.parse("!t_geo.box<3 of i8>")
    for each in kept:
        with pytest.raises(ir.MLIRError, match="valid only while its hook runs"):
            (each.print_string if isinstance(each, d.AsmPrinter) else each.parse_keyword)("x")  # type: ignore[attr-defined]


def test_hooks_that_parse_print_and_define_are_harmless(context: ir.Context) -> None:
    def busy(printer: d.AsmPrinter, self: BoxType) -> None:
        del ASIDE["print"]
        assert str(self) == "!t_geo.box<3 of i8>"
        ir.Module.parse(function("%c = t_geo.grow %b <1> : <3 of i8> to <4 of i8>"), self.context)
        exec(AGAIN, {"d": d, "geo": geo, "__name__": "again"})

    box = BoxType.get(3, ir.IntegerType.get_signless(8))
    module = ir.Module.parse(function(""))
    ASIDE["print"] = busy
    assert str(box) == "!t_geo.box<3 of i8>"
    ASIDE["print"] = busy
    assert "!t_geo.box<3 of i8>" in str(module)


AGAIN = """
class AgainOp(d.Op, dialect=geo, name="again"):
    assembly_format = "attr-dict"
"""


def test_a_type_suggests_its_alias(context: ir.Context) -> None:
    names = notebook()
    cell("class WideType(d.TypeDef, dialect=nb, mnemonic='wide'):\n    'a'\n    n = d.IntParam()\n    alias = 'wide'\n"
         "    parse = staticmethod(lambda parser: (parser.parse_punctuation('<'), parser.parse_integer(), parser.parse_punctuation('>'))[1])\n"
         "    print = staticmethod(lambda printer, self: printer.print_string(f'<{self.n}>'))", names)
    text = "!wide = !t_nb.wide<3>\nmodule {\n  func.func private @f(!wide)\n}\n"
    assert str(ir.Module.parse(text)) == text


# --- folding ---


def folded(text: str) -> str:
    module = ir.Module.parse(text)
    rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet().freeze())
    assert module.operation.verify()
    return str(module)


def test_the_greedy_driver_folds_and_canonicalizes(context: ir.Context) -> None:
    text = folded("""func.func @f(%n: i64) -> (i64, i64, i64) {
      %0 = t_geo.constant 3
      %1 = t_geo.constant 0
      %2 = t_geo.twice %0
      %3 = t_geo.add %n, %1
      %4 = t_geo.twice %n
      %5 = t_geo.twice %0
      return %2, %3, %4 : i64, i64, i64
    }""")
    assert "%0 = t_geo.constant 6" in text and "%1 = t_geo.add %arg0, %arg0" in text and "return %0, %arg0, %1" in text
    assert "twice" not in text and text.count("constant") == 1


def test_folding_can_be_left_out(context: ir.Context) -> None:
    module = ir.Module.parse("func.func @f(%n: i64) -> i64 { %1 = t_geo.constant 0 %3 = t_geo.add %n, %1 return %3 : i64 }")
    config = rewrite.GreedyRewriteConfig()
    config.enable_folding = False
    rewrite.apply_patterns_and_fold_greedily(module, rewrite.RewritePatternSet().freeze(), config)
    assert "t_geo.add" in str(module)


def fold_with(hook: Callable[..., object], materialize: Callable[..., object] | None = None) -> str:
    dialect = d.Dialect("t_fold")

    class TwoOp(d.Op, dialect=dialect, name="two"):
        a = d.Operand(d.AnyType)
        r, s = d.Result(d.AnyType), d.Result(d.AnyType)
        traits = (d.AllTypesMatch("a", "r", "s"),)
        assembly_format = "$a attr-dict `:` type($a)"

        def fold(self):
            return hook(self)

    if materialize is not None:
        dialect.materialize_constant(materialize)
    with ir.Context(), ir.Location.unknown():
        return folded("func.func @f(%n: i64) -> (i64, i64) { %1:2 = t_fold.two %n : i64 return %1#0, %1#1 : i64, i64 }")


def test_folds_give_values_attributes_or_nothing() -> None:
    def number(op: ir.OpView, value: int) -> ir.Attribute:
        return ir.IntegerAttr.get(op.results[0].type, value)

    assert "t_fold.two" in fold_with(lambda op: None)
    assert "t_fold.two" in fold_with(lambda op: [op.a, None])
    assert "return %arg0, %arg0" in fold_with(lambda op: [op.a, op.a])
    assert "arith.constant 3 : i64" in fold_with(lambda op: [op.a, number(op, 3)])
    assert "t_fold.two" in fold_with(lambda op: [op.a, ir.StringAttr.get("no number")])
    assert "t_fold.two" in fold_with(lambda op: [number(op, 3), number(op, 4)], lambda attribute, type: None)
    from mlircore.dialects import arith

    made = fold_with(lambda op: [op.a, number(op, 3)], lambda attribute, type: arith.constant(type, attribute))
    assert "arith.constant 3 : i64" in made


@pytest.mark.parametrize(("hook", "error", "message"), [
    (lambda op: op.a, TypeError, "fold of 't_fold.two' returns 1 values for 2 results"),
    (lambda op: [3, op.a], TypeError, "returns values and attributes, not 3"),
    (lambda op: (_ for _ in ()).throw(KeyError("from fold")), KeyError, "from fold"),
    (lambda op: op.operation.erase(), Exception, "uses|used|erase"),
    (lambda op: list(op.results), RuntimeError, "failed to converge"),
])
def test_what_a_fold_does_wrong_is_reported(hook: Callable[..., object], error: type, message: str) -> None:
    with pytest.raises(error, match=message):
        fold_with(hook)


def test_effects_are_known_and_reads_that_nothing_uses_are_erased(context: ir.Context) -> None:
    module = ir.Module.parse(function("%c = t_geo.twice %n"))
    op = module.body.operations[0].regions[0].blocks[0].operations[0]
    assert ir.MemoryEffectsOpInterface(op).get_effects() == ["read"]
    assert "twice" not in folded(str(module))


# --- interfaces ---


def test_interfaces_call_what_classes_have(context: ir.Context) -> None:
    module = ir.Module.parse(function("%c = t_geo.add %n, %n\n%d = arith.addi %n, %n : i64"))
    add, other = list(module.body.operations[0].regions[0].blocks[0].operations)[:2]
    assert HasArea(add).area() == 7 and HasArea(add.operation).area() == 7 and not HasArea(add).is_empty()
    assert isinstance(add, HasArea) and isinstance(add.operation, HasArea) and not isinstance(other, HasArea) and not isinstance(3, HasArea)
    assert HasArea(BoxType.get(3, add.lhs.type)).area() == 9 and BoxType.get(0, add.lhs.type).is_empty()
    with pytest.raises(ValueError, match="'arith.addi' does not implement HasArea"):
        HasArea(other)
    with pytest.raises(ValueError, match="'IntegerType' does not implement HasArea"):
        HasArea(add.lhs.type)
    with pytest.raises(TypeError, match="expected an operation, a type or an attribute, got int"):
        HasArea(3)


def test_interfaces_are_attached_to_operations_of_others(context: ir.Context) -> None:
    class HasSize(d.Interface):
        @d.required
        def size(self) -> int:
            raise NotImplementedError

        def double(self) -> int:
            return 2 * self.size()

    class Model:
        @staticmethod
        def size(op: ir.OpView) -> int:
            return len(op.operands)

    HasSize.attach("arith.addi", Model)
    other = ir.Module.parse(function("%d = arith.addi %n, %n : i64")).body.operations[0].regions[0].blocks[0].operations[0]
    shown = HasSize(other)
    assert shown.size() == 2 and shown.double() == 4 and shown.name == "arith.addi" and isinstance(other, HasSize)
    with pytest.raises(d.DefinitionError, match="has no size"):
        HasSize.attach("arith.addi", int)


# --- builders ---


def test_infer_types_gives_the_types_of_results(context: ir.Context) -> None:
    module = ir.Module.parse(function(""))
    block = module.body.operations[0].regions[0].blocks[0]
    with ir.InsertionPoint(block.operations[0]):
        grown = GrowOp(block.arguments[1], RangeAttr.get(1))
        assert grown.large.type == BoxType.get(4, grown.small.type.of)
        large = GrowOp(block.arguments[1], RangeAttr.get(1), results=[BoxType.get(2000, grown.small.type.of)])
        with pytest.raises(ir.MLIRError, match="the result types of 't_geo.grow' cannot be inferred: it is too large"):
            GrowOp(large.large, RangeAttr.get(1))


@pytest.mark.parametrize(("ask", "message"), [
    (lambda given: given.type("y"), "KeyError: \"'y' is none of the operands of 't_ask.ask': one, many, rare\""),
    (lambda given: given.int("y"), "KeyError: \"'y' is none of the attributes of 't_ask.ask': count, spare\""),
    (lambda given: given.ints("y"), "KeyError: \"'y' is none of the attributes of 't_ask.ask': count, spare\""),
    (lambda given: given.type("many"), "TypeError: 'many' is a list of operands: its types are [each.type for each in given.operands['many']]"),
    (lambda given: given.type("rare"), "MLIRError: the result types of 't_ask.ask' cannot be inferred: the operand 'rare' is absent: "
                                       "give them as `results`"),
    (lambda given: given.int("spare"), "MLIRError: the result types of 't_ask.ask' cannot be inferred: the attribute 'spare' is absent: "
                                       "give them as `results`"),
])
def test_infer_types_that_ask_for_an_unknown_name_learn_the_names(context: ir.Context, ask: Callable[[object], object], message: str) -> None:
    dialect = d.Dialect("t_ask")

    class AskOp(d.Op, dialect=dialect, name="ask"):
        one, many, rare = d.Operand(d.AnyType), d.Operands(d.AnyType), d.OptionalOperand(d.AnyType)
        count, spare = d.Attr(d.I64Attr), d.OptionalAttr(d.I64Attr)
        result = d.Result(d.AnyType)
        traits = (d.AttrSizedOperandSegments,)

        @staticmethod
        def infer_types(given):
            assert given.type("one") == given.type("one") and given.int("count") == 3
            return ask(given)

    block = ir.Module.parse(function("")).body.operations[0].regions[0].blocks[0]
    with ir.InsertionPoint(block.operations[0]), pytest.raises((KeyError, TypeError, ir.MLIRError)) as error:
        AskOp(block.arguments[1], [], 3)
    assert f"{type(error.value).__name__}: {error.value}" == message


@pytest.mark.parametrize(("text", "missing"), [
    ("%r = t_geo.half", "operand 'a', operand 'b', attribute 'k', result 'r', region 'g'"),
    ("%r = t_geo.half %n", "operand 'b', attribute 'k', result 'r', region 'g'"),
])
def test_what_a_parse_hook_forgets_is_named(context: ir.Context, text: str, missing: str) -> None:
    with pytest.raises(ir.ParseError) as error:
        ir.Module.parse(function(text))
    assert f"custom op 't_geo.half' was left incomplete by its parse hook: it has added no {missing}" in str(error.value)


# --- definitions that come later, or again ---


def cell(text: str, names: dict[str, object]) -> None:
    """Runs a cell of a notebook."""
    exec(compile(text, "<cell>", "exec"), names)


def notebook() -> dict[str, object]:
    names: dict[str, object] = {"__name__": "notebook"}
    cell("from mlircore import dialect as d, ir, rewrite\nnb = d.Dialect('t_nb')", names)
    return names


ONE = "class OneOp(d.Op, dialect=nb, name='one'):\n    a = d.Attr(d.I64Attr)\n    assembly_format = '$a attr-dict'"


def test_what_is_added_later_is_known_in_contexts(context: ir.Context) -> None:
    names = notebook()
    cell(ONE, names)
    assert ir.Module.parse("t_nb.one 3").operation.verify()
    with pytest.raises(ir.ParseError):
        ir.Module.parse("t_nb.two 3")
    cell(ONE.replace("one", "two").replace("OneOp", "TwoOp"), names)
    assert "t_nb.two 3" in str(ir.Module.parse("t_nb.two 3"))
    cell("class PairType(d.TypeDef, dialect=nb, mnemonic='pair'):\n    'a'\nKind = nb.enum(d.EnumDef([('x', 0)], attr_name='kind'))", names)
    assert str(ir.Type.parse("!t_nb.pair")) == "!t_nb.pair" and str(ir.Attribute.parse("#t_nb.kind<x>")) == "#t_nb.kind<x>"
    assert "t_nb.two 3" in str(ir.Module.parse("t_nb.two 3", ir.Context()))


def test_a_cell_that_runs_again_replaces_its_operation(context: ir.Context) -> None:
    names = notebook()
    cell(ONE, names)
    module = ir.Module.parse("t_nb.one 3")
    old = module.body.operations[0]
    cell(ONE.replace("d.I64Attr", "d.StrAttr").replace("a = ", "b = ").replace("$a", "$b"), names)
    assert "t_nb.one \"x\"" in str(ir.Module.parse('t_nb.one "x"'))
    assert int(old.a) == 3 and old.name == "t_nb.one" and '"t_nb.one"() <{a = 3 : i64}>' in str(module)
    for reading in (str, repr, lambda op: op.get_asm(assume_verified=True), lambda op: op.operation.clone(), lambda op: op.structural_hash()):
        reading(old)
    with pytest.raises(ir.MLIRError, match="requires attribute 'b'|'b'"):
        module.operation.verify()
    cell("nb = d.Dialect('t_nb')\n" + ONE, names)
    assert "t_nb.one 4" in str(ir.Module.parse("t_nb.one 4")) and "t_nb.one 3" in str(module)
    context._check()


def test_hooks_come_and_go_with_their_class(context: ir.Context) -> None:
    names = notebook()
    cell(ONE + "\n    def verify(self):\n        raise ValueError('never')", names)
    with pytest.raises(ir.MLIRError, match="never"):
        ir.Module.parse("t_nb.one 3")
    cell(ONE, names)
    assert ir.Module.parse("t_nb.one 3").operation.verify()
    cell(ONE.replace("assembly_format = '$a attr-dict'", "parse = staticmethod(lambda parser: parser.add_attribute('a', "
                     "ir.IntegerAttr.get(ir.IntegerType.get_signless(64, parser.context), 1)))\n    print = staticmethod(lambda printer, op: None)"), names)
    module = ir.Module.parse("t_nb.one")
    assert "t_nb.one\n" in str(module)
    cell(ONE, names)
    assert "t_nb.one 1" in str(module)


TYPE = "class PairType(d.TypeDef, dialect=nb, mnemonic='pair'):\n    'a pair'\n    "


def test_types_that_are_replaced_stay_what_they_are(context: ir.Context) -> None:
    names = notebook()
    versions = (
        ("a = d.IntParam(32)\n    assembly_format = '`<` $a `>`'", "<3>"),
        ("a, b = d.StringParam(), d.TypeParam()\n    assembly_format = '`<` $a `,` $b `>`'", '<"x", i8>'),
        ("assembly_format = None", ""),
        ("a = d.ArrayParam(d.IntParam(8))\n    c, e = d.IntParam(8, default=1), d.IntParam(8, default=2)\n"
         "    assembly_format = '`<` $a (`,` `x` $c^)? (`y` $e^)? `>`'", "<1, 2, 3>"),
        ("a = d.EnumParam(nb.enum(d.EnumDef([('p', 0)])))\n    assembly_format = '`<` $a `>`'", "<p>"),
        ("parse = staticmethod(lambda parser: ())\n    print = staticmethod(lambda printer, self: None)", ""),
    )
    made = []
    for body, text in versions:
        cell(TYPE + body, names)
        made.append(ir.Type.parse(f"!t_nb.pair{text}"))
        assert str(made[-1]) == f"!t_nb.pair{text}"
        for each in made:
            text = f"{each} {each!r} {ir.FunctionType.get([each], [each])}"
            assert "t_nb.pair" in text and each == each.maybe_downcast()
            for name in ("a", "b", "c", "e"):
                try:
                    getattr(each.maybe_downcast(), name, None)
                except (TypeError, ValueError, AttributeError):
                    pass
        module = ir.Module.create()
        module.operation.attributes["types"] = ir.ArrayAttr.get([ir.TypeAttr.get(each) for each in made])
        str(module), module.operation.structural_hash(), module.operation.get_asm(print_generic_op_form=True)
    context._check()


def test_an_attribute_does_not_become_an_enumeration(context: ir.Context) -> None:
    names = notebook()
    cell("class KindAttr(d.AttrDef, dialect=nb, mnemonic='kind'):\n    'a'", names)
    with pytest.raises(d.DefinitionError, match="enumeration 'kind': the name is taken"):
        cell("nb.enum(d.EnumDef([('x', 0)], attr_name='kind'))", names)
    cell("nb.enum(d.EnumDef([('x', 0)], attr_name='sort'))", names)
    with pytest.raises(d.DefinitionError, match="an enumeration has it"):
        cell("class SortAttr(d.AttrDef, dialect=nb, mnemonic='sort'):\n    'a'", names)


def test_redefinition_while_others_parse_is_safe() -> None:
    names = notebook()
    cell(ONE, names)
    stop = threading.Event()
    errors: list[BaseException] = []

    def work() -> None:
        try:
            with ir.Context():
                while not stop.is_set():
                    try:
                        str(ir.Module.parse("t_nb.one 3\n" * 200))
                    except ir.MLIRError:
                        pass
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for i in range(30):
        cell(ONE.replace("I64Attr", "StrAttr") if i % 2 else ONE, names)
    stop.set()
    for thread in threads:
        thread.join()
    assert not errors


def test_a_context_that_is_gone_is_not_told(context: ir.Context) -> None:
    names = notebook()
    cell(ONE, names)
    other = ir.Context()
    ir.Module.parse("t_nb.one 3", other)
    gc.collect()
    before = ir.Context._get_live_count()
    del other
    gc.collect()
    assert ir.Context._get_live_count() == before - 1
    cell(ONE, names)


PRINTED = """
from mlircore import ir
from test_user_dialect import function

with ir.Context() as context:
    context.allow_unregistered_dialects = True
    for length in range(1, 900):
        body = f'"a.b"() {{p = "{"x" * length}"}} : () -> ()\\n%c = t_geo.grow %b <1> : <3 of i8> to <4 of i8>'
        assert str(ir.Module.parse(function(body))).count("<3 of i8>") == 2
"""


def test_a_type_in_a_type_is_printed_where_the_text_grows() -> None:
    tests = pathlib.Path(__file__).parent
    subprocess.run([sys.executable, "-c", PRINTED], cwd=tests, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}, check=True, timeout=120)
