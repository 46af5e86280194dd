"""Tests of the installed package from outside: no code here imports the dialect before its namespace is met."""

import subprocess
import sys

import pytest
from mlircore import ir

TEXT = """module {
  money.ledger {
    %0 = money.constant 1250 EUR
    %1 = money.constant 80 EUR {note = "tip"}
    %2 = money.add %0, %1 : <EUR>
    %3 = money.convert %2 at 1100 rounded even : <EUR> to <USD>
  }
}
"""


def test_the_text_is_read_verified_and_printed():
    module = ir.Module.parse(TEXT, ir.Context())
    assert str(module) == TEXT
    assert str(ir.Module.parse(module.operation.get_asm(print_generic_op_form=True), module.context)) == TEXT


def test_the_definitions_are_compiled_and_the_module_waits_for_its_hooks():
    code = """
import sys
from mlircore import ir
context = ir.Context()
assert context.is_registered_operation("money.add") and context.is_registered_operation("money.constant")
assert "money_dialect" not in sys.modules
ir.Module.parse("%0 = money.constant 1 EUR", context)
assert "money_dialect" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    "text, message",
    [
        ("%0 = money.constant 1 euro", "expected three capital letters for a currency, got 'euro'"),
        ("%0 = money.constant 1 EUR %1 = money.constant 1 USD %2 = money.add %0, %1 : !money.amount<EUR>", "expects different type"),
        ("%0 = money.constant 1 EUR %1 = money.convert %0 at 1000 rounded up : !money.amount<EUR> to !money.amount<EUR>",
         "'money.convert' op expects two currencies, got EUR twice"),
        ('money.ledger { "money.ledger"() ({ %0 = money.constant 1 EUR }) : () -> () }',
         "'money.ledger' op expects an amount from its last operation"),
    ],
)
def test_what_is_wrong_is_said(text, message):
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse(text, ir.Context())
    assert message in str(caught.value)


def test_operations_are_built_from_python():
    import money_dialect

    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            euro = money_dialect.AmountType.get("EUR")
            one = money_dialect.constant(euro, 100)
            both = money_dialect.add(one, one)
            money_dialect.convert(money_dialect.AmountType.get("USD"), both, 1500, "down")
        assert module.operation.verify()
        assert "money.convert %1 at 1500 rounded down : <EUR> to <USD>" in str(module)
