"""Text that mlir-opt 13 accepts becomes today's: our own inputs of func, std, affine, scf, memref, tensor, linalg, vector, llvm."""

import re
import shutil
import subprocess

import pytest
from paths import ROOT

from mlircore import ir

FILES = sorted((ROOT / "tests/legacy/2021").glob("*.mlir"))
PARTS = {f"{path.stem}-{number}": part for path in FILES for number, part in enumerate(re.split(r"(?m)^// -----\n", path.read_text()))}
# Syntax that is not read yet.
MISSING: set[str] = set()
THEN, TODAY = shutil.which("mlir-opt-13"), shutil.which("mlir-opt-22")


def accepted(tool, text):
    done = subprocess.run([tool, "--allow-unregistered-dialect"], input=text, capture_output=True, text=True, timeout=60)
    return done.stderr if done.returncode else ""


def upgraded(name, syntax):
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Module.parse(PARTS[name], context, syntax=syntax)


@pytest.mark.parametrize("name", PARTS)
def test_spelling_of_2021(name):
    if THEN:
        assert accepted(THEN, PARTS[name]) == ""
    if name in MISSING:
        with pytest.raises(ir.MLIRError):
            upgraded(name, "auto")
        return
    text = str(upgraded(name, "auto"))
    upgraded(name, "2020")
    context = ir.Context()
    context.allow_unregistered_dialects = True
    assert str(ir.Module.parse(text, context)) == text  # today's reader accepts it
    if TODAY:
        assert accepted(TODAY, text) == ""


def test_nine_of_ten_are_read():
    assert len(PARTS) >= 70 and len(MISSING) <= len(PARTS) / 10 and set(PARTS) >= MISSING


def test_the_second_form_is_not_tried_for_todays_text():
    with pytest.raises(ir.MLIRError, match="expected 'from'"):
        ir.Module.parse(PARTS["vector-0"].replace("func @", "func.func @"), ir.Context())


def test_reductions_of_a_loop_are_one_in_order_at_its_end():
    name = next(name for name, part in PARTS.items() if "@reductions" in part)
    text = str(upgraded(name, "auto"))
    assert re.search(r'"after"\(\) : \(\) -> \(\)\n *scf.reduce\(%cst, %c3_i32 : f32, i32\) \{(.|\n)*addf(.|\n)*\}, \{(.|\n)*addi', text)
    assert text.count("scf.reduce(") == 1


def test_a_variadic_call_says_the_type_of_its_function():
    name = next(name for name, part in PARTS.items() if "..." in part)
    assert "vararg(!llvm.func<i32 (ptr, ...)>)" in str(upgraded(name, "auto"))
