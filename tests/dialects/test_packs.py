"""Packs: dialects of projects outside LLVM. Inputs that we wrote, in tests/packs, with the answers of the tool of the project.

A file has the input, then `// ANSWER custom` and `// ANSWER generic`, each with what the tool prints. UPDATE=1 writes those of iree-opt, where it
is installed.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import textwrap

import pytest

from mlircore import dialect, ir
from mlircore.define.packs import PACKS

FOLDER = pathlib.Path(__file__).parent.parent / "packs"
FILES = sorted(FOLDER.glob("*/*.mlir"))
FLAGS = {"custom": [], "generic": ["--mlir-print-op-generic"]}


def iree_opt() -> str | None:
    """The tool whose answers the files have, if it is here."""
    beside = pathlib.Path(sys.executable).parent / "iree-opt"
    return str(beside) if beside.exists() else shutil.which("iree-opt")


def parts(path: pathlib.Path) -> dict[str, str]:
    """The input ("") and the answers by form."""
    found = path.read_text().split("// ANSWER ")
    return {"": found[0]} | {form: text for form, _, text in (each.partition("\n") for each in found[1:])}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_file_is_printed_as_its_own_tool_prints_it(path: pathlib.Path) -> None:
    source = parts(path)[""]
    tool = iree_opt()
    if os.environ.get("UPDATE") and tool is not None:
        answers = {form: subprocess.run([tool, "--split-input-file=", *flags, "-"], input=source, capture_output=True, text=True, check=True).stdout
                   for form, flags in FLAGS.items()}
        path.write_text(source + "".join(f"// ANSWER {form}\n{text}" for form, text in answers.items()))
    wanted = parts(path)
    with ir.Context():
        module = ir.Module.parse(source)
    assert str(module) + "\n" == wanted["custom"]
    assert module.operation.get_asm(print_generic_op_form=True) + "\n" == wanted["generic"]
    for text in (wanted["custom"], wanted["generic"]):
        with ir.Context():
            assert str(ir.Module.parse(text)) + "\n" == wanted["custom"]


@pytest.mark.parametrize("namespace", sorted(PACKS))
def test_a_pack_has_definitions(namespace: str) -> None:
    found = dialect.find(namespace)
    assert found is not None and found.module == f"mlircore.dialects.{PACKS[namespace]}" and found.program()


def run(code: str) -> None:
    subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=True)


def test_a_context_can_do_without_packs() -> None:
    text = "util.func @f() {\n  util.return\n}"
    with ir.Context(unknown_syntax="keep", packs=False) as context:
        assert not context.packs
        assert ir.Module.parse(text).body.operations[0].operation.is_opaque
    with ir.Context(unknown_syntax="keep") as context:
        assert context.packs
        assert not ir.Module.parse(text).body.operations[0].operation.is_opaque


def test_nothing_of_a_pack_is_imported_before_its_namespace_is_met() -> None:
    run("""
        import sys
        from mlircore import ir
        with ir.Context():
            ir.Module.parse("func.func @f() { return }").operation.verify()
            assert not [name for name in sys.modules if name.startswith("mlircore.dialects.iree")]
            ir.Module.parse("util.func @f() { util.return }").operation.verify()
        assert not [name for name in sys.modules if name.startswith("mlircore.dialects.iree")]  # its words are read
    """)


def test_a_program_can_define_the_namespace_of_a_pack() -> None:
    run("""
        from mlircore import dialect as d, ir
        util = d.Dialect("util")
        class MyOp(d.Op, dialect=util, name="mine"):
            assembly_format = "attr-dict"
        with ir.Context():
            assert "util.mine" in str(ir.Module.parse("util.mine"))
            try:
                ir.Module.parse("util.func @f() { util.return }")
            except ir.MLIRError as error:
                assert "util.func" in error.error_diagnostics[0].message
            else:
                raise AssertionError
        assert d.find("util") is util
    """)


def test_the_classes_of_a_pack_show_operations() -> None:
    run("""
        from mlircore import ir
        with ir.Context():
            module = ir.Module.parse("util.global private @g : i32")
            assert type(module.body.operations[0]).__module__.startswith("mlircore.dialects.iree")
        from mlircore.dialects import util
        from mlircore.dialects.iree import util as same
        assert util is same
    """)
