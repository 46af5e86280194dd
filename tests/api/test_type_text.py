"""Texts of types and attributes whose parts are shared: 1 KB of aliases can have a text of 2^45 bytes."""

import signal

import pytest
from interrupts import interrupt_after
from mlircore import ir

LEVELS = 45
TYPES = "!t0 = i1\n" + "".join(f"!t{i + 1} = tuple<!t{i}, !t{i}>\n" for i in range(LEVELS))
ATTRS = "#t0 = 1 : i1\n" + "".join(f"#t{i + 1} = [#t{i}, #t{i}]\n" for i in range(LEVELS))
OF_TYPE = TYPES + f'"a.b"() : () -> !t{LEVELS}'
OF_ATTR = ATTRS + f'"a.b"() {{a = #t{LEVELS}}} : () -> ()'


@pytest.fixture
def context():
    made = ir.Context()
    made.allow_unregistered_dialects = True
    with made:
        yield made


@pytest.fixture
def limited(context):
    """64 MB for the texts."""
    context.memory_limit = context._memory()[0] + (64 << 20)
    yield context
    context.memory_limit = None


def things():
    op = ir.Operation.parse(OF_TYPE)
    with_attr = ir.Operation.parse(OF_ATTR)
    return [op.results[0].type, with_attr.attributes["a"], ir.TypeAttr.get(op.results[0].type)]


def test_the_memory_limit_ends_the_text_of_a_type(limited):
    for thing in things():
        with pytest.raises(MemoryError, match="out of memory"):
            str(thing)


@pytest.mark.parametrize("text", [OF_TYPE, OF_ATTR], ids=["type", "attribute"])
def test_the_memory_limit_ends_the_text_of_an_operation(limited, text):
    op = ir.Operation.parse(text)
    for local in (False, True):
        with pytest.raises(MemoryError, match="out of memory"):
            op.get_asm(use_local_scope=local)


def test_ctrl_c_stops_the_text_of_a_type(context):
    one = things()[0]
    with pytest.raises(KeyboardInterrupt), interrupt_after(0.05, signal.ITIMER_REAL):
        str(one)


def test_a_message_cuts_a_long_type(context):
    with pytest.raises(ir.MLIRError) as raised:
        ir.Operation.parse(TYPES + f'%0 = "a.b"() : () -> i1\n"a.c"(%0) : (!t{LEVELS}) -> ()')
    assert "..." in str(raised.value) and 1 << 16 < len(str(raised.value)) < 1 << 19


def test_a_text_of_some_length_is_printed(context):
    text = str(ir.Type.parse("tuple<" + ", ".join(["tensor<1xi32>"] * 100_000) + ">"))
    assert text.count("tensor") == 100_000
