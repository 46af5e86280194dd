"""Definitions that IRDL states: `irdl.load_dialects`, `mlircore-opt --irdl-file`. Texts in tests/data/irdl have mlir-opt's answers."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest
from paths import ROOT

from mlircore import ir
from mlircore.dialects import irdl

DATA = ROOT / "tests/data/irdl"
GEO = (DATA / "geo.irdl.mlir").read_text()


def context() -> ir.Context:
    made = ir.Context()
    made.allow_unregistered_dialects = True
    irdl.load_dialects(ir.Module.parse(GEO, made))
    return made


def message(text: str, where: ir.Context) -> str:
    with pytest.raises(ir.MLIRError) as raised:
        ir.Module.parse(text, where)
    return raised.value.error_diagnostics[0].message


def test_what_a_definition_allows_is_read_and_printed() -> None:
    text, _, answer = (DATA / "accepted.mlir").read_text().partition("// ANSWER\n")
    where = context()
    module = ir.Module.parse(text, where)
    assert str(module) + "\n" == answer
    assert str(ir.Module.parse(answer, where)) + "\n" == answer


def test_the_command_line_has_a_file_of_definitions() -> None:
    text, _, answer = (DATA / "accepted.mlir").read_text().partition("// ANSWER\n")
    command = [sys.executable, "-m", "mlircore.tools.opt", "--allow-unregistered-dialect", f"--irdl-file={DATA / 'geo.irdl.mlir'}"]
    assert subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout == answer
    missing = subprocess.run([*command[:-1], "--irdl-file=/nothing"], input=text, capture_output=True, text=True)
    assert missing.returncode == 1 and "cannot open input file '/nothing'" in missing.stderr


def test_what_a_definition_excludes_is_refused() -> None:
    for part in (DATA / "refused.mlir").read_text().split("// -----\n"):
        (wanted,) = [(number, text.partition("// error ")[2]) for number, text in enumerate(part.split("\n"), 1) if "// error " in text]
        with pytest.raises(ir.MLIRError) as raised:
            ir.Module.parse(part, context(), source_name="f")
        first = raised.value.error_diagnostics[0]
        _, line, column = str(first.location).removesuffix(")").split(":")
        assert (int(line), f"{column}: {first.message}") == wanted, part


def test_definitions_are_built_and_loaded() -> None:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            shop = irdl.dialect("shop")
            with ir.InsertionPoint(shop.body):
                price = irdl.type_("price")
                with ir.InsertionPoint(price.body):
                    irdl.parameters([irdl.base(base_name="#builtin.integer"), irdl.is_(ir.StringAttr.get("euro"))], ["amount", "unit"])
                mark = irdl.attribute("mark")
                with ir.InsertionPoint(mark.body):
                    irdl.parameters([irdl.any()], ["of"])
                sell = irdl.operation_("sell")
                with ir.InsertionPoint(sell.body):
                    irdl.operands_([irdl.base(base_ref=["shop", "price"])], ["of"], [irdl.Variadicity.variadic])
                    irdl.results_([irdl.is_(ir.TypeAttr.get(ir.F32Type.get()))], ["sum"], [irdl.Variadicity.single])
        assert module.operation.verify()
        irdl.load_dialects(module)
        amount = ir.IntegerAttr.get(ir.IntegerType.get_signless(16), 9)
        made = ir.DynamicType.get("shop.price", [amount, ir.StringAttr.get("euro")])
        assert str(made) == '!shop.price<9 : i16, "euro">' and made.params[0] == amount and len(made.params) == 2
        assert str(ir.DynamicAttr.get("shop.mark", [ir.TypeAttr.get(made)])) == '#shop.mark<!shop.price<9 : i16, "euro">>'
        sold = ir.Operation.create("shop.sell", results=[ir.F32Type.get()])
        assert sold.verify() and str(sold).strip() == '%0 = "shop.sell"() : () -> f32'
        with pytest.raises(ir.MLIRError, match="expected 'euro' but got|expected '\"euro\"' but got"):
            ir.DynamicType.get("shop.price", [amount, ir.StringAttr.get("dollar")])


def test_contexts_have_definitions_of_their_own() -> None:
    other = "irdl.dialect @geo { irdl.operation @norm { %0 = irdl.is i1 irdl.results(r: %0) } }"
    second = ir.Context()
    irdl.load_dialects(ir.Module.parse(other, second))
    assert 'i1' in str(ir.Module.parse('%0 = "geo.norm"() : () -> i1', second))
    assert message('%0 = "geo.norm"() : () -> i1', context()) == "op expects exactly 1 operands, but got 0"
    assert "unregistered dialect" in message('%0 = "geo.norm"() : () -> i1', ir.Context())


@pytest.mark.parametrize("text, why", [
    ("irdl.dialect @arith { }", "a dialect 'arith' is defined already"),
    ("irdl.dialect @x { irdl.type @t { %0 = irdl.base \"!builtin.foo\" irdl.parameters(a: %0) } }", "no registered type with name !builtin.foo"),
    ("irdl.dialect @x { irdl.type @t { %0 = irdl.any %1 = irdl.is i1 %2 = irdl.any_of(%1, %0) irdl.parameters(a: %2) } }", "any_of constraints"),
])
def test_wrong_definitions_are_refused(text: str, why: str) -> None:
    where = ir.Context()
    with pytest.raises(ir.MLIRError, match=why):
        irdl.load_dialects(ir.Module.parse(text, where))
    assert not where.is_dialect_loaded("x")


def test_constraints_that_share_parts_end() -> None:
    lines = ["%0 = irdl.is i1", *(f"%{i} = irdl.all_of(%{i - 1}, %{i - 1})" for i in range(1, 60))]
    where = ir.Context()
    irdl.load_dialects(ir.Module.parse(f"irdl.dialect @x {{ irdl.operation @o {{ {' '.join(lines)} irdl.operands(a: %59) }} }}", where))
    assert message('func.func @f(%a: i8) { "x.o"(%a) : (i8) -> () return }', where) == "expected 'i1' but got 'i8'"


def test_a_context_with_definitions_is_freed() -> None:
    gc.collect()
    before = ir.Context._get_live_count()
    where = context()
    ir.Module.parse((DATA / "accepted.mlir").read_text().partition("// ANSWER\n")[0], where)
    del where
    gc.collect()
    assert ir.Context._get_live_count() == before
