"""The deadline of a context, and the context for untrusted input."""

import time

import pytest

from mlircore import ir
from test_type_text import OF_ATTR, OF_TYPE


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


def test_an_untrusted_context_has_both_limits():
    before = time.monotonic()
    context = ir.untrusted_context()
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
    with pytest.raises((TimeoutError, MemoryError)):
        str(module)
