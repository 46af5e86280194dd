"""The limits of a context, and the context for untrusted input. tests/api/test_type_text.py: the text of shared parts."""

import gzip
import io
import time

import pytest

from mlircore import ir, passmanager
from test_type_text import OF_ATTR, OF_TYPE, things


@pytest.mark.parametrize("text", [OF_TYPE, OF_ATTR], ids=["type", "attribute"])
def test_a_deadline_ends_printing(text):
    context = ir.Context(deadline=time.monotonic())
    context.allow_unregistered_dialects = True
    op = ir.Operation.parse(text, context=context)
    with pytest.raises(TimeoutError, match="deadline of the context has passed"):
        str(op)


def test_a_deadline_ends_reading_and_the_context_can_be_used_on():
    context = ir.Context(deadline=time.monotonic())
    context.allow_unregistered_dialects = True
    text = '"a.b"() : () -> ()\n' * 2_000_000  # longer than the clock's 50 ms on any machine
    with pytest.raises(TimeoutError):
        ir.Module.parse(text, context)
    context.deadline = None
    assert len(ir.Module.parse(text, context).body.operations) == 2_000_000
    assert context.deadline is None


def test_a_deadline_is_positive_and_finite():
    context = ir.Context()
    for wrong in (0, -1.0, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="positive"):
            context.deadline = wrong
    context.deadline = 1e12
    assert context.deadline == 1e12
    ir.Module.parse("func.func private @f()", context)


def permissive(**limits):
    context = ir.Context(**limits)
    context.allow_unregistered_dialects = True
    return context


def works(context):
    """Whether the context reads, verifies and prints."""
    text = str(ir.Module.parse("func.func private @f(i32) -> tuple<i1, i1>", context))
    return context._check() is None and text == "module {\n  func.func private @f(i32) -> tuple<i1, i1>\n}\n"


@pytest.mark.parametrize("text", [
    '%0:10000000 = "a.b"() : () -> (' + "i32, " * 9_999_999 + "i32)",
    '"a.b"() {a = [' + "i32, " * 10_000_000 + "i32]} : () -> ()",
    '"a.b"() {a = array<i8: ' + "1, " * 10_000_000 + "1>} : () -> ()",
    '"a.b"() {a = dense<[' + "1, " * 10_000_000 + "1]> : tensor<10000001xi8>} : () -> ()",
], ids=["results", "array", "dense_array", "dense_elements"])
def test_a_deadline_ends_a_long_list(text):
    context = permissive(deadline=time.monotonic() + 1e-3)
    with pytest.raises(TimeoutError, match="Context.deadline is"):
        ir.Module.parse(text, context)
    context.deadline = None
    assert works(context)


def test_a_deadline_that_has_passed_ends_verification_and_passes():
    context = permissive()
    module = ir.Module.parse("".join(f"func.func @f{i}() {{ return }}\n" for i in range(3000)), context)
    context.deadline = time.monotonic()
    with pytest.raises(TimeoutError):
        module.operation.verify()
    with pytest.raises(TimeoutError):
        passmanager.PassManager.parse("builtin.module(cse)", context).run(module.operation)
    context.deadline = None
    assert module.operation.verify() and works(context)


def test_memory_that_is_refused_names_the_limit():
    context = permissive(memory_limit=4 << 20)
    with pytest.raises(MemoryError, match=f"out of memory: Context.memory_limit is {4 << 20} bytes"):
        ir.Module.parse('"a.b"() : () -> ()\n' * 100_000, context)
    assert works(context)


def test_a_printed_text_counts_for_the_memory_limit():
    context = permissive()
    module = ir.Module.parse(('"a.b"() {a = "' + "x" * 4000 + '"} : () -> ()\n') * 10_000, context)
    context.memory_limit = context._memory()[0] + (8 << 20)
    with pytest.raises(MemoryError, match="Context.memory_limit is"):
        str(module)
    context.memory_limit = None
    assert len(str(module)) > 40_000_000 and works(context)


DEEP = {
    "type": (lambda levels, context: ir.Type.parse("tuple<" * levels + "i1" + ">" * levels, context), 1),
    "attribute": (lambda levels, context: ir.Attribute.parse("[" * levels + "]" * levels, context), 0),
    "dense": (lambda levels, context: ir.Attribute.parse(
        f"dense<{'[' * levels}1{']' * levels}> : tensor<{'1x' * levels}i1>", context), 1),
    "location": (lambda levels, context: ir.Module.parse(
        "module {} loc(" + '"a"(' * levels + "unknown" + ")" * levels + ")", context), 2),
    "regions": (lambda levels, context: ir.Module.parse('"a.b"() ({' * levels + "}) : () -> ()" * levels, context), 0),
    "parentheses": (lambda levels, context: ir.Attribute.parse(f"affine_map<(d0) -> ({'(' * levels}d0{')' * levels})>", context), 2),
}


@pytest.mark.parametrize("kind", DEEP)
def test_nesting_beyond_the_limit_is_an_error_and_the_context_can_be_used_on(kind):
    make, around = DEEP[kind]
    context = permissive(nesting_limit=50)
    make(50 - around, context)
    with pytest.raises(ir.MLIRError) as raised:
        make(51, context)
    assert "nesting is deeper than 50 levels" in str(raised.value)
    assert "Context.nesting_limit is 50; it can be 10000 at most" in str(raised.value)
    assert works(context)
    context.nesting_limit = None
    assert context.nesting_limit == 10_000
    make(51, context)


def test_nesting_beyond_the_limit_is_an_error_when_it_is_made_or_read_as_bytecode():
    context = permissive(nesting_limit=50)
    with context, pytest.raises(MemoryError, match="nested deeper than 50 levels, Context.nesting_limit"):
        attr = ir.UnitAttr.get()
        for _ in range(60):
            attr = ir.ArrayAttr.get([attr])
    deep = permissive()
    written = io.BytesIO()
    ir.Module.parse('"a.b"() ({' * 60 + "}) : () -> ()" * 60, deep).operation.write_bytecode(written)
    with pytest.raises(ir.MLIRError, match="nesting is deeper than 50 levels"):
        ir.Module.parse(written.getvalue(), context)
    assert works(context)
    context.nesting_limit = 100
    ir.Module.parse(written.getvalue(), context)


def test_an_input_beyond_the_limit_is_an_error(tmp_path):
    context = permissive(input_limit=100)
    long = '"a.b"() : () -> ()\n' * 10
    message = r"the input has \d+ bytes, more than 100(.|\n)*Context.input_limit"
    path, packed = tmp_path / "long.mlir", tmp_path / "long.mlir.gz"
    path.write_text(long)
    packed.write_bytes(gzip.compress(long.encode()))
    written = io.BytesIO()
    ir.Module.parse(long, permissive()).operation.write_bytecode(written)
    for call in (lambda: ir.Module.parse(long, context), lambda: ir.Operation.parse(f"module {{ {long} }}", context=context),
                 lambda: ir.Type.parse("tuple<" + "i32, " * 30 + "i32>", context), lambda: ir.Attribute.parse("[" + "1, " * 40 + "1]", context),
                 lambda: ir.Module.parse(written.getvalue(), context), lambda: ir.Module.parseFile(str(path), context)):
        with pytest.raises(ir.MLIRError, match=message):
            call()
    with pytest.raises(ir.MLIRError, match="more than 100 bytes when it is decompressed"):
        ir.Module.parseFile(str(packed), context)
    assert works(context)
    context.input_limit = None
    assert context.input_limit is None and len(ir.Module.parseFile(str(packed), context).body.operations) == 10


@pytest.mark.parametrize("local", [False, True])
@pytest.mark.parametrize("text", [OF_TYPE, OF_ATTR], ids=["type", "attribute"])
def test_a_text_beyond_the_limit_of_one_type_is_an_error(text, local, tmp_path):
    context = permissive(type_text_limit=10_000)
    op = ir.Operation.parse(text, context=context)
    message = "the text of a type or attribute has more than 10000 bytes, Context.type_text_limit"
    with pytest.raises(ir.MLIRError, match=message):
        op.get_asm(use_local_scope=local)
    with open(tmp_path / "out", "wb") as out, pytest.raises(ir.MLIRError, match=message):
        op.print(file=out, binary=True, use_local_scope=local)
    assert works(context)


def test_the_limit_of_a_text_is_exact():
    context = permissive()
    text = "tuple<" + ", ".join(["i32"] * 999) + ">"
    type_ = ir.Type.parse(text, context)
    op = ir.Operation.parse(f'"a.b"() {{a = {text}}} : () -> ()', context=context)
    context.type_text_limit = len(text)
    assert str(type_) == text and text in str(op)
    context.type_text_limit = len(text) - 1
    for thing in (type_, op):
        with pytest.raises(ir.MLIRError, match=f"more than {len(text) - 1} bytes"):
            str(thing)


def test_large_data_in_an_operation_has_no_limit_of_text():
    context = permissive(type_text_limit=1000)
    op = ir.Operation.parse('"a.b"() {a = dense<"0x' + "0102" * 5_000 + '"> : tensor<10000xi8>} : () -> ()', context=context)
    assert len(str(op)) > 20_000
    with pytest.raises(ir.MLIRError):
        str(op.attributes["a"])


def test_lone_texts_beyond_the_limit_are_errors():
    with permissive() as context:
        made = things()
        context.type_text_limit = 1000
        for thing in made:
            with pytest.raises(ir.MLIRError, match="Context.type_text_limit"):
                str(thing)
        assert works(context)


@pytest.mark.parametrize("name, wrong, words", [
    ("nesting_limit", 10_001, "16 to 10000"), ("nesting_limit", 15, "16 to 10000"), ("nesting_limit", 0, "positive"),
    ("input_limit", 0, "positive"), ("type_text_limit", -1, "positive"), ("memory_limit", 1 << 64, "1 to"),
])
def test_a_limit_out_of_range_is_refused(name, wrong, words):
    context = ir.Context()
    with pytest.raises(ValueError, match=words):
        setattr(context, name, wrong)
    with pytest.raises(TypeError, match="not str"):
        setattr(context, name, "1")
    assert works(context)


def test_a_context_has_the_limits_that_it_is_given():
    context = ir.Context(memory_limit=1 << 25, nesting_limit=100, input_limit=1000, type_text_limit=2000)
    assert (context.memory_limit, context.nesting_limit, context.input_limit, context.type_text_limit) == (1 << 25, 100, 1000, 2000)
    context.deadline = time.monotonic() + 1000
    assert (context.memory_limit, context.nesting_limit, context.input_limit, context.type_text_limit) == (1 << 25, 100, 1000, 2000)
    plain = ir.Context()
    assert (plain.memory_limit, plain.deadline, plain.nesting_limit, plain.input_limit, plain.type_text_limit) == (
        None, None, 10_000, None, 1 << 28)


def test_an_untrusted_context_has_all_limits():
    before = time.monotonic()
    context = ir.untrusted_context()
    assert (context.nesting_limit, context.input_limit, context.type_text_limit) == (1000, 1 << 28, 1 << 24)
    assert context.memory_limit == 1 << 30 and before + 10 <= context.deadline <= time.monotonic() + 10
    assert not context.allow_unregistered_dialects
    with pytest.raises(ir.MLIRError):
        ir.Module.parse('"a.b"() : () -> ()', context)
    assert ir.untrusted_context(memory_limit=4 << 20).memory_limit == 4 << 20
    for wrong in (0, -1, float("nan")):
        with pytest.raises(ValueError, match="positive"):
            ir.untrusted_context(seconds=wrong)
    with pytest.raises(ValueError, match="positive"):
        ir.untrusted_context(memory_limit=0)


def test_a_text_that_prints_for_ever_ends_in_an_untrusted_context():
    context = ir.untrusted_context(memory_limit=64 << 20, seconds=0.2)
    text = OF_TYPE.replace('"a.b"() : () ->', "func.func private @f() ->")
    module = ir.Module.parse(text, context)
    with pytest.raises(ir.MLIRError, match="more than 16777216 bytes"):
        str(module)
    context.type_text_limit = 1 << 40
    with pytest.raises((TimeoutError, MemoryError)):
        str(module)


def test_verifying_calls_deep_in_regions_costs_as_much_as_at_the_top():
    """Each call looks for its function in the symbol table around it: operations between them are passed once, not once for each call."""
    def seconds(levels, context):
        calls = "func.call @g() : () -> ()\n" * 20_000
        module = ir.Module.parse("func.func private @g()\nfunc.func @f(%c: i1) {\n" + "scf.if %c {\n" * levels + calls + "}\n" * levels
                                 + "return\n}\n", context)
        best = 1e9
        for _ in range(3):
            start = time.perf_counter()
            module.operation.verify()
            best = min(best, time.perf_counter() - start)
        return best

    context = ir.Context()
    assert seconds(4000, context) < 20 * seconds(1, context)  # 500 times, if each call passes them
