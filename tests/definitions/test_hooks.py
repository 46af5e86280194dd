"""Operations whose custom form Python reads and writes: `parse` and `print` of a definition."""

import pathlib
import threading
from collections.abc import Callable

import pytest
from mlircore import _core, dialect as d, ir
from mlircore.compile import files as _compiled

# Extra work of these tests' hooks, by name of the operation; a test sets it and removes it again.
ASIDE: dict[str, Callable[..., object]] = {}


def aside(name: str, *args: object) -> None:
    if name in ASIDE:
        ASIDE[name](*args)


@pytest.fixture(autouse=True)
def no_asides() -> object:
    ASIDE.clear()
    yield
    ASIDE.clear()


t = d.Dialect("t_hooks")


class Mix(d.Op, dialect=t, name="mix"):
    """`t_hooks.mix kind @name 7 "text" (%a, %b : i32, f32) -> i64 {..}`."""

    inputs = d.Operands(d.AnyType)
    kind = d.Attr(d.StrAttr)
    symbol = d.OptionalAttr(d.StrAttr)
    count = d.Attr(d.I64Attr)
    outputs = d.Results(d.AnyInteger)

    @staticmethod
    def parse(parser: d.AsmParser) -> None:
        aside("mix.parse", parser)
        context = parser.context
        parser.add_attribute("kind", ir.Attribute.parse(f'"{parser.parse_keyword()}"', context))
        name = parser.parse_optional_symbol_name()
        if name is not None:
            parser.add_attribute("symbol", ir.Attribute.parse(f'"{name}"', context))
        at = parser.get_current_location()
        count = parser.parse_integer()
        if count == 13:
            parser.emit_error("13 brings bad luck", at)
        parser.add_attribute("count", ir.Attribute.parse(f"{count} : i64", context))
        text = parser.parse_optional_string()
        if text is not None:
            parser.add_attribute("text", ir.Attribute.parse(f'"{text}"', context))
        operands = []
        if parser.parse_optional_punctuation("("):
            operands = parser.parse_operand_list()
            parser.resolve_operands(operands, parser.parse_optional_colon_type_list())
            parser.parse_punctuation(")")
        parser.add_result_types(parser.parse_optional_arrow_type_list())
        parser.parse_optional_attr_dict()

    @staticmethod
    def print(printer: d.AsmPrinter, op: ir.OpView) -> None:
        aside("mix.print", printer, op)
        attributes = op.operation.attributes
        printer.print_string(" ")
        printer.print_string(str(attributes["kind"])[1:-1])
        if "symbol" in attributes:
            printer.print_string(" ")
            printer.print_symbol_name(str(attributes["symbol"])[1:-1])
        printer.print_string(" ")
        printer.print_attribute_without_type(attributes["count"])
        if "text" in attributes:
            printer.print_string(" ")
            printer.print_string_literal(str(attributes["text"])[1:-1])
        if len(op.operation.operands):
            printer.print_string(" (")
            printer.print_operands(op.operation.operands)
            printer.print_string(" : ")
            printer.print_types(operand.type for operand in op.operation.operands)
            printer.print_string(")")
        if len(op.operation.results):
            printer.print_string(" -> (")
            printer.print_types(result.type for result in op.operation.results)
            printer.print_string(")")
        printer.print_optional_attr_dict(["kind", "symbol", "count", "text"])


class Scope(d.Op, dialect=t, name="scope"):
    """`t_hooks.scope (%x: i32) {...}`, or without arguments."""

    body = d.Region()

    @staticmethod
    def parse(parser: d.AsmParser) -> None:
        aside("scope.parse", parser)
        arguments = []
        if parser.parse_optional_punctuation("("):
            arguments.append(parser.parse_argument())
            while parser.parse_optional_comma():
                arguments.append(parser.parse_argument(expect_type=False).resolve(ir.Type.parse("index", parser.context)))
            parser.parse_punctuation(")")
        parser.parse_region(arguments)
        parser.parse_optional_attr_dict_with_keyword()

    @staticmethod
    def print(printer: d.AsmPrinter, op: ir.OpView) -> None:
        aside("scope.print", printer, op)
        region = op.operation.regions[0]
        printer.print_string(" ")
        if len(region.blocks) and len(region.blocks[0].arguments):
            first, *others = region.blocks[0].arguments
            printer.print_string("(")
            printer.print_region_argument(first)
            for other in others:
                printer.print_string(", ")
                printer.print_operand(other)
            printer.print_string(") ")
        printer.print_region(region, print_entry_block_args=False)
        printer.print_optional_attr_dict_with_keyword()


class Jump(d.Op, dialect=t, name="jump"):
    target = d.Successors()
    traits = (d.Terminator,)

    @staticmethod
    def parse(parser: d.AsmParser) -> None:
        if parser.parse_optional_keyword("to"):
            parser.parse_successor()
            while parser.parse_optional_comma():
                parser.parse_successor()

    @staticmethod
    def print(printer: d.AsmPrinter, op: ir.OpView) -> None:
        if len(op.operation.successors):
            printer.print_string(" to ")
            printer.print_list(op.operation.successors, printer.print_successor)


class Parts(d.Op, dialect=t, name="parts"):
    """`t_hooks.parts [%a, %b] [%c] : i32`."""

    first = d.Operands(d.AnyType)
    second = d.Operands(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)

    @staticmethod
    def parse(parser: d.AsmParser) -> None:
        parts = [parser.parse_operand_list("[]"), parser.parse_operand_list("[]")]
        sizes = [len(part) for part in parts]
        type = parser.parse_colon_type()
        for part in parts:
            parser.resolve_operands(part, type)
        aside("parts.parse", sizes)
        parser.add_attribute("operandSegmentSizes", ir.Attribute.parse(f"array<i32: {str(sizes)[1:-1]}>", parser.context))

    @staticmethod
    def print(printer: d.AsmPrinter, op: ir.OpView) -> None:
        for part in (op.first, op.second):
            printer.print_string(" [")
            printer.print_operands(part)
            printer.print_string("]")
        printer.print_string(" : ")
        printer.print_type(op.operation.operands[0].type)


def same(text: str) -> str:
    """The printed form of the text, which must be a fixed point in both forms."""
    with ir.Context():
        module = ir.Module.parse(text)
        printed = str(module)
        assert str(ir.Module.parse(printed)) == printed
        assert str(ir.Module.parse(module.operation.get_asm(print_generic_op_form=True))) == printed
        return printed


def error_of(text: str) -> str:
    with ir.Context(), pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse(text)
    assert isinstance(caught.value, _core.ParseError)
    return "\n".join(f"{str(x.location)[4:-1]}: {x.message}" for x in caught.value.error_diagnostics)


def test_operands_types_and_attributes_come_back() -> None:
    text = '''module {
  %0:2 = t_hooks.mix plain 1 -> (i32, i64)
  %1 = t_hooks.mix other @"a b" -7 "text" (%0#1, %0#0 : i64, i32) -> (i8) {more = [1, 2]}
  t_hooks.mix last 0
}
'''
    assert same(text) == text


def test_forward_references_are_resolved_later() -> None:
    with ir.Context():
        op = ir.Module.parse('"builtin.module"() ({\n^a:\n t_hooks.jump to ^c\n^b:\n t_hooks.mix a 1 (%x : i8)\n t_hooks.jump\n^c:\n'
                             '%x = t_hooks.mix b 2 -> i8\n t_hooks.jump to ^b\n}) : () -> ()', verify=False)
        assert "(%0 : i8)" in op.operation.get_asm(assume_verified=True)
    assert error_of("t_hooks.mix a 1 (%gone : i8)") == '"-":1:18: use of undeclared SSA value name'


def test_regions_arguments_and_successors_come_back() -> None:
    text = '''module {
  t_hooks.scope (%arg0: i32, %arg1) {
    t_hooks.mix used 1 (%arg0, %arg1 : i32, index)
    t_hooks.jump to ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    t_hooks.jump to ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    t_hooks.jump
  }
  t_hooks.scope {
    t_hooks.scope {
      t_hooks.jump
    } attributes {inner}
    t_hooks.jump
  }
}
'''
    assert same(text) == text


def test_groups_of_operands_have_their_sizes() -> None:
    text = '''module {
  %0:3 = t_hooks.mix a 1 -> (i32, i32, i32)
  t_hooks.parts [%0#0, %0#1] [%0#2] : i32
  t_hooks.parts [%0#0] [] : i32
}
'''
    assert same(text) == text
    ASIDE["parts.parse"] = lambda sizes: sizes.append(0)
    assert error_of(text).startswith("\"-\":3:3: 't_hooks.parts' op operand count (3) does not match with the total size (0)")
    ASIDE["parts.parse"] = lambda sizes: sizes.__setitem__(0, 7)
    assert error_of(text).startswith("\"-\":3:3: 't_hooks.parts' op operand count (3) does not match with the total size (8)")


def test_aliases_are_found_through_hooks() -> None:
    printed = same("#map = affine_map<(d0) -> (d0 + 1)>\nt_hooks.mix a 1 {map = #map}\nt_hooks.scope { t_hooks.mix a 1 {map = #map}\n t_hooks.jump }")
    assert printed.startswith("#map = affine_map<(d0) -> (d0 + 1)>\n") and printed.count("#map") == 3


@pytest.mark.parametrize("text, message", [
    ("t_hooks.mix 1", "1:13: custom op 't_hooks.mix' expected valid keyword"),
    ("t_hooks.mix a b", "1:15: custom op 't_hooks.mix' expected integer value"),
    ("t_hooks.mix a 13", "1:15: custom op 't_hooks.mix' 13 brings bad luck"),
    ("t_hooks.mix a 99999999999999999999", "1:15: custom op 't_hooks.mix' integer value too large"),
    ("t_hooks.mix a 1 (%a : i32", "1:25: expected ')'"),
    ("t_hooks.mix a 1 (%a : junk)", "1:22: expected non-function type"),
    ("t_hooks.mix a 1 (%a : i32, i32)", "1:1: custom op 't_hooks.mix' number of operands and types do not match: got 1 operands and 2 types"),
    ("t_hooks.mix a 1 {kind = \"b\"}", "1:1: custom op 't_hooks.mix' attribute 'kind' occurs more than once in the attribute list"),
    ("t_hooks.mix a 1 {kind}", "1:1: custom op 't_hooks.mix' attribute 'kind' occurs more than once in the attribute list"),
    ("t_hooks.mix a 1 -> f32", "1:1: 't_hooks.mix' op result #0 must be variadic of integer, but got 'f32'"),
    ("t_hooks.mix a 1 \"open", "1:22: expected '\"' in string literal"),
    ("%0 = t_hooks.mix a 1", "1:1: cannot name an operation with no results"),
    ("t_hooks.scope", "1:13: expected '{' to begin a region"),
    ("t_hooks.scope (%a: i32, %a) {}", "1:25: region entry argument '%a' is already in use"),
    ("t_hooks.scope {\n  t_hooks.scope {\n    t_hooks.mix a 13\n  }\n}", "3:19: custom op 't_hooks.mix' 13 brings bad luck"),
    ("t_hooks.scope {\n  t_hooks.jump to ^gone\n}", "2:19: reference to an undefined block"),
])
def test_errors_have_their_place(text: str, message: str) -> None:
    assert error_of(text).partition("\n")[0] == f'"-":{message}'


def test_an_exception_of_a_hook_is_raised_as_it_is() -> None:
    def raise_it(*args: object) -> None:
        raise KeyError("mine")

    ASIDE["mix.parse"] = raise_it
    for text in ("t_hooks.mix a 1", "t_hooks.scope {\n t_hooks.scope { t_hooks.mix a 1\n t_hooks.jump }\n t_hooks.jump }"):
        with ir.Context() as context, pytest.raises(KeyError, match="mine"):
            ir.Module.parse(text)
        assert not ir.Context.current
        context._check()
    del ASIDE["mix.parse"]
    with ir.Context() as context:
        module = ir.Module.parse("t_hooks.scope { t_hooks.mix a 1\n t_hooks.jump }")
        ASIDE["mix.print"] = raise_it
        for text_of in (str, lambda m: str(m.body), lambda m: m.operation.get_asm(binary=True)):
            with pytest.raises(KeyError, match="mine"):
                text_of(module)
        del ASIDE["mix.print"]
        assert "t_hooks.mix a 1" in str(module)


def test_what_is_swallowed_fails_all_the_same() -> None:
    def swallow(parser: d.AsmParser) -> None:
        for _ in range(2):
            with pytest.raises(_core.ParseError):
                parser.parse_comma()

    ASIDE["mix.parse"] = swallow
    assert error_of("t_hooks.mix a 1") == "\"-\":1:12: expected ','"

    def inner(parser: d.AsmParser) -> None:
        with pytest.raises(KeyError):
            parser.parse_region()

    def raise_it(parser: d.AsmParser) -> None:
        raise KeyError

    ASIDE.update({"mix.parse": raise_it, "scope.parse": inner})
    assert error_of("t_hooks.scope { t_hooks.mix a 1 }").endswith("the hook failed")


def test_parser_and_printer_are_of_no_use_later() -> None:
    kept: list[object] = []
    ASIDE["mix.parse"] = lambda parser: kept.append(parser)
    ASIDE["mix.print"] = lambda printer, op: kept.extend((printer, op))
    with ir.Context():
        module = ir.Module.parse("t_hooks.mix a 1")
        str(module)
    parser, printer, op = kept[:3]
    for call in (parser.parse_comma, parser.parse_region, parser.get_name_loc, lambda: parser.context,
                 lambda: parser.emit_error("late"), lambda: printer.print_string("late"), printer.print_functional_type):
        with pytest.raises(ir.MLIRError, match="is valid only while its hook runs"):
            call()
    assert op.operation.name == "t_hooks.mix" and op == module.body.operations[0]
    for cls in (_core.AsmParser, _core.AsmPrinter, _core.Argument, _core.UnresolvedOperand):
        with pytest.raises(TypeError):
            cls()
        bare = cls.__new__(cls)
        if cls is _core.AsmParser:
            with pytest.raises(ir.MLIRError):
                bare.parse_type()


def test_operands_and_arguments_are_their_parsers_own() -> None:
    kept: list[object] = []

    def first(parser: d.AsmParser) -> None:
        if kept:
            with pytest.raises(ir.MLIRError, match="not read by this parser"):
                parser.resolve_operand(kept[0], ir.Type.parse("i32", parser.context))
            with pytest.raises(ir.MLIRError, match="not read by this parser"):
                parser.parse_region([kept[1]])
            with pytest.raises(ir.MLIRError, match="another context"), ir.Context() as other:
                parser.add_result_types(ir.Type.parse("i32", other))
            with pytest.raises(ValueError, match="not punctuation"):
                parser.parse_punctuation("a")
        else:
            kept.append(parser.parse_operand())
            kept.append(parser.parse_argument(expect_type=False))
            with pytest.raises(ir.MLIRError, match="has no type yet"):
                parser.parse_region([kept[1]])
            parser.resolve_operand(kept[0], ir.Type.parse("i32", parser.context))

    ASIDE["mix.parse"] = first
    with ir.Context():
        ir.Module.parse("%0 = t_hooks.mix a 1 -> i32" if kept else "%0 = \"t_hooks.mix\"() <{kind = \"\", count = 1 : i64}> : () -> i32\n"
                        "t_hooks.mix %0 %b a 1\nt_hooks.mix a 1")


def test_a_parser_at_work_and_one_of_another_thread_are_refused() -> None:
    outer: list[_core.AsmParser] = []
    caught: list[BaseException] = []

    def elsewhere() -> None:
        try:
            outer[0].parse_comma()
        except ir.MLIRError as error:
            caught.append(error)

    def inside(parser: d.AsmParser) -> None:
        with pytest.raises(ir.MLIRError, match="is reading"):
            outer[0].parse_comma()
        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join()

    ASIDE.update({"scope.parse": outer.append, "mix.parse": inside})
    with ir.Context():
        ir.Module.parse("t_hooks.scope { t_hooks.mix a 1\n t_hooks.jump }")
    assert "another thread" in str(caught[0])


def test_a_hook_may_parse_and_print_but_not_change_what_is_printed() -> None:
    def again(printer: d.AsmPrinter, op: ir.OpView) -> None:
        del ASIDE["mix.print"]
        assert str(op.operation).startswith("t_hooks.mix a 1")
        with pytest.raises(ir.MLIRError, match="cannot be changed"):
            op.operation.attributes["x"] = op.operation.attributes["count"]
        with pytest.raises(ir.MLIRError, match="not one of the operation"):
            printer.print_region(op.operation.parent.regions[0])
        assert "scope" in str(ir.Module.parse("t_hooks.scope {}", op.operation.context))

    ASIDE["mix.parse"] = lambda parser: ir.Module.parse("t_hooks.scope {}", parser.context)
    with ir.Context():
        module = ir.Module.parse("t_hooks.mix a 1")
        for show in (lambda: str(module), lambda: str(module.body)):
            ASIDE["mix.print"] = again
            assert "t_hooks.mix a 1" in show()


def nested(levels: int, between: int) -> str:
    opening = "t_hooks.scope {\n" + "\"u.x\"() ({\n" * between
    closing = "}) : () -> ()\n" * between + "t_hooks.jump\n}\n"
    return opening * levels + closing * levels


@pytest.mark.parametrize("levels, between", [(90, 0), (20, 70), (3, 500)])
def test_deep_nesting_works_over_fresh_stacks(levels: int, between: int) -> None:
    home, threads = threading.get_ident(), set()
    ASIDE["scope.parse"] = ASIDE["scope.print"] = lambda *args: threads.add(threading.get_ident())
    failed: list[BaseException] = []

    def work() -> None:
        nonlocal home
        home = threading.get_ident()
        try:
            with ir.Context() as context:
                context.allow_unregistered_dialects = True
                printed = str(ir.Module.parse(nested(levels, between), context))
                assert printed.count("scope") == levels
                assert str(ir.Module.parse(printed, context)) == printed
        except BaseException as error:
            failed.append(error)

    before = threading.stack_size(512 * 1024)
    try:
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(before)
    assert not failed and threads == {home}


def test_hooks_in_hooks_have_an_end() -> None:
    assert "hooks are nested deeper than 100 levels" in error_of(nested(101, 0))


def test_threads_run_hooks_of_one_context() -> None:
    context, texts = ir.Context(), []

    def work(number: int) -> None:
        text = "module {\n" + "".join(f"  t_hooks.scope {{\n    t_hooks.mix k{number} {i}\n    t_hooks.jump\n  }}\n" for i in range(14, 64)) + "}\n"
        texts.append(str(ir.Module.parse(text, context)) == text)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert texts == [True] * 4


def test_the_class_is_that_of_an_operation_all_the_same() -> None:
    with ir.Context(), ir.Location.unknown():
        op = Mix.parse("t_hooks.mix a 1")
        assert isinstance(op, Mix) and str(op) == "t_hooks.mix a 1\n"
        assert "t_hooks.mix a 1" in op.get_asm()
    with pytest.raises(d.DefinitionError, match="parse: one of parse and print needs the other"):
        type(d.Op)("Half", (d.Op,), {"parse": staticmethod(print)}, dialect=d.Dialect("t_half"), name="half")
    with pytest.raises(d.DefinitionError, match="has no format"):
        type(d.Op)("Both", (d.Op,), {"parse": staticmethod(print), "print": staticmethod(print), "assembly_format": "attr-dict"},
                   dialect=d.Dialect("t_half"), name="both")


def test_hooks_of_a_compiled_dialect_are_found_when_they_are_needed() -> None:
    with ir.Context() as context:
        _core.define_dialect(context, t.program())
        assert "t_hooks.mix a 1" in str(ir.Module.parse("t_hooks.mix a 1"))


def test_a_compiled_dialect_without_its_hooks_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(d.Dialect.known, t.name)
    with ir.Context() as context:
        _core.define_dialect(context, t.program())
        with pytest.raises(ir.MLIRError, match="hooks that this context does not have"):
            ir.Module.parse("t_hooks.mix a 1")


def test_a_file_of_a_dialect_with_hooks_has_no_words(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_compiled, "PACKAGE", str(tmp_path))
    monkeypatch.setattr(_compiled, "_running", None)
    (tmp_path / "compiled").mkdir()
    (tmp_path / "compiled" / "t_hooks").write_bytes(b"|\n")
    assert _compiled.read("t_hooks") is None


WHOLE = '''%0:2 = t_hooks.mix plain 1 -> (i32, i64)
t_hooks.scope (%arg0: i32 loc("here"), %arg1) {
  t_hooks.mix used @name 1 "text" (%arg0, %arg1, %0#1 : i32, index, i64) {more = dense<1> : tensor<2xi8>} loc(#at)
  t_hooks.parts [%0#0, %arg0] [] : i32
  %later = t_hooks.mix late 2 -> i1
  t_hooks.jump to ^bb1
^bb1:
  t_hooks.jump
} attributes {inner}
#at = loc("there")
'''


def test_what_is_cut_off_or_changed_ends_in_an_error() -> None:
    context, good = ir.Context(), 0
    assert "^bb1" in str(ir.Module.parse(WHOLE, context))
    for i in range(len(WHOLE)):
        for text in (WHOLE[:i], WHOLE[:i] + WHOLE[i + 1:], WHOLE[:i] + "(" + WHOLE[i:], WHOLE[:i] + "%" + WHOLE[i + 1:]):
            try:
                str(ir.Module.parse(text, context))
                good += 1
            except ir.MLIRError:
                pass
    context._check()
    assert good > 0


def test_running_out_of_memory_ends_in_an_error() -> None:
    failed = 0
    for limit in range(0, 400_000, 5_000):
        context = ir.Context()
        ir.Module.parse("t_hooks.mix a 1", context)
        context.memory_limit = context._memory()[0] + limit
        try:
            str(ir.Module.parse(WHOLE, context))
        except MemoryError:
            failed += 1
        context.memory_limit = None
        context._check()
    assert failed > 0
