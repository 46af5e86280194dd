"""One allocation fails: no wrong result, and nothing half done. tests/fuzz/allocations.py: at each allocation, for every entry point."""

import pytest

from mlircore import edit, ir
from mlircore.dialects import arith

TEXT = """
func.func @f(%a: i32) -> i32 {
  %0 = func.call @f(%a) : (i32) -> i32
  %1 = func.call @f(%0) {also = [@f, @f]} : (i32) -> i32
  return %1 : i32
}
"""


@pytest.fixture
def module():
    with ir.Context() as context, ir.Location.unknown():
        yield ir.Module.parse(TEXT, context)


def outcomes(module, action):
    """The results of an action with one allocation failing, each in turn; None: MemoryError."""
    context, found, k = module.context, [], 0
    while True:
        context._fail_allocation_after(k)
        try:
            found.append(action())
        except MemoryError:
            found.append(None)
        if context._fail_allocation_after(-1) >= 0:
            return found[:-1]
        k += 1


def test_a_failure_is_told_from_none(module):
    context = module.context
    context._fail_allocation_after(5)
    assert context._fail_allocation_after(-1) == 5
    context._fail_allocation_after(0)
    with pytest.raises(MemoryError):
        ir.Type.parse("tensor<7x9xf32>")
    assert context._fail_allocation_after(-1) == -1


def test_a_valid_module_is_not_printed_in_generic_form(module):
    text = str(module)

    def printed():
        module.operation.attributes["t.changed"] = ir.UnitAttr.get()  # it is to be verified again
        del module.operation.attributes["t.changed"]
        return str(module)

    assert set(outcomes(module, printed)) <= {text, None}


def test_a_verdict_is_right_or_there_is_none(module):
    module.operation.verify()
    assert set(outcomes(module, module.operation.verify)) <= {True, None}
    wrong = ir.Module.parse(TEXT.replace("@f, @f", "@g").replace("call @f(%0)", "call @none(%0)"), verify=False)

    def refused():
        with pytest.raises(ir.VerifyError, match="does not reference a valid function"):
            wrong.operation.verify()

    outcomes(module, refused)


def test_renaming_symbols_changes_all_references_or_none(module):
    before = str(module)
    renamed = before.replace("call @f", "call @h").replace("[@f, @f]", "[@h, @h]")
    failed = 0
    for k in range(100):
        module.context._fail_allocation_after(k)
        try:
            edit.rename_symbols(module, {"f": "h"})
        except MemoryError:
            failed += 1
        if module.context._fail_allocation_after(-1) >= 0:
            break
        assert module.operation.get_asm(assume_verified=True) in (before, renamed)
    assert failed and module.operation.get_asm(assume_verified=True) == renamed


def test_a_location_that_cannot_be_made_is_no_unknown_one(module):
    made = iter(range(1, 10_000))
    assert "loc(unknown)" not in map(str, outcomes(module, lambda: ir.Location.file("f", next(made), 1)))
    assert "loc(unknown)" not in map(str, outcomes(module, lambda: ir.Location.name(f"n{next(made)}")))


def test_types_that_cannot_be_inferred_without_memory(module):
    argument = module.body.operations[0].regions[0].blocks[0].arguments[0]
    for answer in outcomes(module, lambda: arith.AddIOp(argument, argument, ip=False).result.type):
        assert answer is None or str(answer) == "i32"
    assert arith.CmpIOp(0, argument, argument, ip=False).result.type == ir.IntegerType.get_signless(1)


def test_a_wide_integer_is_printed_or_there_is_no_text(module):
    value = ir.IntegerAttr.get(ir.IntegerType.get_signless(200), 12345678901234567890123456789)
    assert set(outcomes(module, lambda: str(value))) <= {"12345678901234567890123456789 : i200", None}


def test_a_context_frees_all_its_memory():
    left = ir.Context._get_blocks_left()
    for k in range(0, 400, 7):
        context = ir.Context()
        context._fail_allocation_after(k)
        try:
            ir.Module.parse(TEXT, context)
        except MemoryError:
            pass
        context._fail_allocation_after(-1)
        assert ir.Module.parse(TEXT, context).operation.verify()
        del context
    assert ir.Context._get_blocks_left() == left
